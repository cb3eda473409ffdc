# How a line on standard error begins; { $text } is a clause or a sentence.
tell-error = errore: { $text }
tell-hint = suggerimento: { $text }
tell-note = nota: { $text }
left = La partita resta in sospeso.
left-resume = La partita resta in sospeso; si riprende con `domino play --resume { $path }`.
saved = partita salvata in { $path }
recorded = la registrazione è in { $path }
not-saved = impossibile scrivere la registrazione in { $path }: { $why }
hint-game-file = { $path } sembra un file: `domino play --rules { $path }` gioca con le sue regole
hint-set = si sceglie con `--set { $n }`
hint-leave-out = togli `{ $name }`, o comincia un’altra partita senza `--resume`
hint-resume = `domino play --resume { $path }` riprende quella partita; oppure indica un altro file
replaced = la registrazione in { $path } viene sostituita
holds =
    { $path }: valido, { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }, { $state }
state-over = la partita è finita
state-open = la partita non è finita
rules-hold = { $path }: valido, regole { $fingerprint }
rules-same = le regole sono le stesse
# The heads of three columns: a number of actions, sequences of so many, those that end the round.
perft-head = mosse sequenze finite
no-open-round = alla fine della registrazione non c’è nessuna mano in corso
kept-on = La partita resta in sospeso; per riprenderla scrivi `domino`.
more-kept =
    { $n ->
        [one] Un’altra partita in sospeso si trova
       *[other] Altre { $n } partite in sospeso si trovano
    } in { $path }.
# { $path } is a file or a directory; { $why } is what the system says of it, or one of the messages up to `read-only`.
not-kept = Impossibile conservare la partita: { $path }: { $why }.
not-locked = Impossibile bloccare { $path }: { $why }. Non aprire il file in un altro programma domino.
kept-in-part =
    { $n ->
        [0] in { $path } non c’è nulla della partita
       *[other] la partita non è conservata fino in fondo: { $path } arriva alla riga { $n }
    }
in-use = il file è aperto in un altro programma domino
not-a-record = esiste già e non è la registrazione di una partita
not-a-file = non è un file normale
file-too-large = supera { $n } MiB
unfinished = è la registrazione di una partita non ancora finita
not-found = file o cartella inesistente
no-permission = permesso negato
is-a-directory = è una cartella
not-a-directory = non è una cartella
exists-already = il file esiste già
no-space = sul disco non c’è più spazio
read-only = il file system è in sola lettura
not-utf8 = riga { $line }, colonna { $column }: non è UTF-8
# { $name } is an argument of the command line, such as `--seed`.
said-already = `{ $name }` non serve: la registrazione lo dice già
torn = L’ultima riga di { $path } non è stata scritta fino in fondo e viene tralasciata.
cannot-hide = Questo terminale non può nascondere le pedine: scorrendo indietro si rivedono.
no-command = il comando `{ $text }` non esiste
not-before-command = `{ $text }` non può stare prima di un comando
salvaged =
    { $n ->
        [one] La partita continua dalla prima riga di { $path }, che resta com’è.
       *[other] La partita continua dalle prime { $n } righe di { $path }, che resta com’è.
    }
salvage-needs-record = `--salvage` continua in un altro file: indicalo con `--record`
hint-salvage =
    { $n ->
        [one] la prima riga è valida
       *[other] le prime { $n } righe sono valide
    }; `domino play --resume { $path } --salvage --record NUOVO` continua da lì in un altro file
not-a-picture = esiste già e non è un’immagine disegnata da domino
name-taken = c’è già un altro gioco di nome `{ $name }`
settings-damaged = { $path } non si può leggere e non viene considerato: { $why }
setting-bad = { $path }, riga { $line }: `{ $key }` non può essere `{ $text }`
setting-unknown = { $path }, riga { $line }: l’impostazione `{ $text }` non esiste
setting-unknown-near = { $path }, riga { $line }: l’impostazione `{ $text }` non esiste; forse intendevi `{ $near }`?
setting-refused = `{ $key }` non può essere `{ $text }`
setting-unset = -
no-setting = l’impostazione `{ $text }` non esiste; puoi scegliere tra: { $keys }
no-setting-near = l’impostazione `{ $text }` non esiste; forse intendevi `{ $near }`?
no-home-for-settings = non c’è una cartella personale per le impostazioni
settings-not-kept = L’impostazione non si può conservare: { $path }: { $why }.
not-forgotten = { $path } non si è potuto cancellare: { $why }
not-svg = non è un nome per un’immagine, che è SVG: deve finire in `.svg`
standard-input = lo standard input
standard-output = lo standard output
terminal = il terminale
random-seed = seme casuale
last-match = l’ultima partita è in { $path }
no-match-kept = non è ancora conservata nessuna partita
hint-name-record = indica una registrazione, o gioca una partita con `domino`
usage-bad-value = `{ $value }` non è un valore per `{ $arg }`: { $why }
usage-no-such-value = `{ $value }` non è un valore per `{ $arg }`; valori possibili: { $values }
usage-value-missing = `{ $arg }` richiede un valore
usage-too-many = `{ $arg }` non prende il valore `{ $value }`
usage-unknown = `{ $arg }` qui non serve
usage-unknown-near = `{ $arg }` qui non serve; forse intendevi `{ $near }`?
no-command-near = il comando `{ $text }` non c’è; forse intendevi `{ $near }`?
usage-conflict = `{ $arg }` non va insieme a { $other }
usage-twice = `{ $arg }` si può usare una volta sola
usage-missing = manca: { $args }
usage-not-utf8 = un argomento non è UTF-8
hint-help = `{ $command } --help` dice che cosa ci può stare
value-number = atteso: un numero intero da 0 in su
value-range = atteso: un numero intero da { $min } a { $max }
value-seed = un seme casuale è un numero intero da 0 a { $max }
value-set = un domino prende il nome dal suo numero più alto, da 0 a 18
value-width = una larghezza è un numero intero da { $min } a { $max }
value-view = una vista è `full`, `public` o la lettera di un posto, come `A`
value-player = il giocatore `{ $text }` non c’è; ci sono { $players }; una persona è `human` o `human:NOME`
