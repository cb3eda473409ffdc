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
