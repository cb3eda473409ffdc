# What the client says, in Italian.
#
# The source is `en.ftl`, with its remarks for translators. The words: pedina, metà, punti, doppio,
# pila, catena, estremità (aperta), turno, mano (one deal), partita (the match), classifica. To lead is
# `iniziare`, to lay is `attaccare`, or `giocare` where it may be the first tile; to go out is `finire
# le pedine`. `combacia` is said of equal numbers, `adatta` of a tile that can be laid. `mano` is a
# round; what somebody holds is `le pedine`, or `in mano` and nothing else. Names stand after a colon,
# a comma, `di` or `per`, never after `a` (`a A Ada`), and tiles have no article (`il 6-4`, `l’1-1`).

## The lobby

greeting = Ciao! Si gioca a domino.
# Settings: keys such as `lang` are the same in every language.
ask-name = Chi gioca? Scrivi il tuo nome, o solo Invio.
prompt-name = Il tuo nome>
settings-are = Le tue impostazioni:
settings-how = `impostazioni CHIAVE VALORE` ne cambia una in modo permanente, e `impostazioni CHIAVE -` la lascia di nuovo al programma.
setting-is = Impostazione `{ $key }`: { $value }.
setting-unset = non impostata
setting-bad = `{ $key }` non può essere `{ $text }`.
setting-bad-of = `{ $key }` non può essere `{ $text }`. Puoi scegliere tra: { $values }.
no-setting = L’impostazione `{ $text }` non esiste. Puoi scegliere tra: { $keys }.
no-setting-near = L’impostazione `{ $text }` non esiste. Forse intendevi `{ $near }`?
lobby-kept = Partite che puoi riprendere:
# One of them: { $title } is the game, { $totals } are the points, as in `A Ada 24, B steady 30`.
lobby-match = { $title }, mano { $n }: { $totals }; ultima mossa: { $last }
no-such-offer =
    Nessuna partita conservata è `{ $text }`; { $n ->
        [0] non ce n’è nessuna
        [one] c’è `r1`
       *[other] ci sono da `r1` a `r{ $n }`
    }.
forget-sure = Scrivi di nuovo `dimentica { $text }` per cancellare per sempre quella partita.
forgotten = È dimenticata.
# { $why } tells what is wrong in the file.
lobby-damaged = { $path } è danneggiato: { $why }
lobby-games = I giochi:
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } non dà nessun gioco: { $why }
lobby-choose = Scrivi il numero o il nome di un gioco; con Invio parte `{ $game }`. `aiuto` elenca i comandi, `esci` chiude.
lobby-go-on = Scrivi il numero o il nome di un gioco; con Invio continua la partita in corso. `aiuto` elenca i comandi, `esci` chiude.
lobby-go-on-first = Scrivi il numero o il nome di un gioco; con Invio continua `r1`. `aiuto` elenca i comandi, `esci` chiude.
how-to-play =
    Sei { $own }, contro { $others }. Attacca una pedina con una metà uguale a un’estremità aperta della catena: scrivi il suo numero nell’elenco, o la pedina stessa, come `6-4 sinistra`. Se nessuna è adatta, l’elenco dice che cosa puoi fare.
    `regole` spiega il gioco, `consiglio` dice che cosa farebbe un buon giocatore, `aiuto` elenca i comandi ed `esci` chiude.
how-to-play-pairs = Giochi in coppia con { $partner }: le vostre pedine e i vostri punti si contano insieme.
how-to-table = Su questo tavolo una pedina può andare in più direzioni; la direzione si scrive dopo l’estremità, come in `6-4 sinistra n`: `n` è nord (in alto sulla mappa), `e` est (a destra), `s` sud (in basso), `o` ovest (a sinistra).
prompt-lobby = domino>

## The match

# { $limit } is one of the three `limit-...` messages, { $seats } a list such as `A Ada, B steady`.
game = { $title }, { $limit }: { $seats }. Seme{ "\u00A0" }casuale{ "\u00A0" }{ $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
game-pairs = { $first } giocano in coppia, contro { $second }.
limit-points =
    a { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
limit-rounds =
    su { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }
limit-both =
    a { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } o su { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }
resumed =
    { $n ->
        [0] La partita riprende prima della prima mano.
       *[other] La partita riprende dalla mano { $n }.
    }
resumed-after = La partita riprende dopo la mano { $n }.
round = Mano { $n }
redealt = Nessuno ha un doppio: si distribuisce di nuovo.
dealt =
    { $hand ->
        [one] 1 pedina
       *[other] { $hand } pedine
    } a testa, { $boneyard ->
        [0] nessuna
       *[other] { $boneyard }
    } nella pila.
dealt-dead =
    { $hand ->
        [one] 1 pedina
       *[other] { $hand } pedine
    } a testa; { $dead ->
        [0] nessuna pedina resta
        [one] 1 pedina resta
       *[other] { $dead } pedine restano
    } fuori dal gioco.
dealt-unequal = Pedine: { $hands }.
set-up = La mano continua da una posizione data; è il turno di { $name }.
leads = Inizia { $name }.
start-tile = La pedina iniziale è { $tile }.
# What somebody did: { $what } is a tile and an end, or one of the `did-...` messages, or several of
# them with commas between.
did = { $name }: { $what }
did-lead = inizia con { $tile }
# { $ends } are the numbers that were open then, as in `6, 4`.
did-draw =
    pesca { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    } (estremità { $ends })
did-draw-shown = pesca { $tiles } (estremità { $ends })
did-pass = passa (estremità { $ends })
fell-back = { $name } voleva { $wanted }, ma non si può: fa invece la prima mossa possibile.
out = { $name } ha finito le pedine.
blocked = La mano è bloccata.
blocked-all-lie = Tutte le estremità mostrano { $pips }, e le { $n } pedine con { $pips } sono tutte sul tavolo.
blocked-nobody = Nessuno ha una pedina per l’estremità { end-name }, che mostra { $pips }.
blocked-mover = { $name } non ha pedine adatte, e non c’è più niente da pescare.
hand-left = { $pips }  { $tiles }
# The arithmetic of a score: { $terms } as in `33 (B) - 19 (own hand)`, { $sum } as in `+14` or `-28`;
# { $points } is the same as a number, which chooses the plural.
# It can be negative, so there is no verb.
score-line =
    { $name }: { $sum } { $points ->
        [one] punto
       *[other] punti
    } = { $terms }
score-sum =
    { $name }: { $sum } { $points ->
        [one] punto
       *[other] punti
    }
charge-line =
    { $name } { $n ->
        [one] prende
       *[other] prendono
    } { $sum } { $points ->
        [one] punto
       *[other] punti
    } di penalità: { $terms }
charge-sum =
    { $name } { $n ->
        [one] prende
       *[other] prendono
    } { $sum } { $points ->
        [one] punto
       *[other] punti
    } di penalità
# All but `score-floor` stand in brackets after a number of the arithmetic; `score-own-hands` are those of a pair.
score-own-hand = proprie pedine
score-own-hands = pedine della coppia
score-floor = { $terms }, mai sotto 0
score-out = pedine finite
score-paid = per { $to }
score-nobody = Nessuno vince la mano, perciò nessuno fa punti.
score-replayed = Nessuno vince la mano, perciò si rigioca.
# { $rule } are sentences of the rule sheet.
score-rule = (Dalle regole: { $rule })
# { $totals } from the best down, as in `B steady 30, A Ada 24`; { $limit } is a `limit-...` message.
totals = Classifica: { $totals } (partita { $limit }).
totals-lowest = Classifica: { $totals } (partita { $limit }; vince il totale più basso).
total = { $name } { $n }
match-over =
    La partita è finita dopo { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }.
seed-was = Il seme casuale era { $seed }.
standing = { $rank }. { $name }
# A row of the last table: the points and how many rounds were won.
standing-points =
    { $points }  { $n ->
        [one] 1 mano vinta
       *[other] { $n } mani vinte
    }
won =
    { $n ->
        [one] Vince
       *[other] Vincono
    } { $names }!
won-shared = Vincono a pari merito { $names }!
drawn = La partita finisce in pareggio.
and = { $first } e { $last }
# The name of a human who gave none.
name-human = umano

## A turn

table-empty = Il tavolo è vuoto.
# In plain form the line of play is told in words, left end first.
line-of-play = La catena, da sinistra a destra: { $tiles }
line-of-play-headings = La catena, da sinistra a destra, e la direzione di ogni pedina: { $tiles }
last-tile = Ultima: { $tile }
# The names of the ends of a line; they are typed too, and any beginning of them is enough.
# They are adjectives to `estremità`, and stand after it or alone.
end-name =
    { $end ->
        [left] sinistra
        [right] destra
        [up] alta
        [down] bassa
        [public] pubblica
       *[other] { $end }
    }
heading-name =
    { $heading ->
        [n] n
        [e] e
        [s] s
        [w] o
       *[other] { $heading }
    }
heading-words =
    { $heading ->
        [n] nord
        [e] est
        [s] sud
        [w] ovest
       *[other] { $heading }
    }
edge-name =
    { $side ->
        [n] il bordo nord
        [e] il bordo est
        [s] il bordo sud
        [w] il bordo ovest
       *[other] il bordo { $side }
    }
# An open end with the shortest text that can be typed for it: `sinistra (s) 6`.
end = { end-name } ({ $key }) { $pips }
end-dead = { end-name } ({ $key }) { $pips } morta
# The directions in which each end can go on.
directions = Direzioni possibili: { $ends }.
# Those that the map has no room for.
directions-hidden = Non sulla mappa: { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first }; { $last }
too-wide-for-map = Il tavolo è troppo largo per questo schermo: la catena è disegnata come una serpentina, e le sue direzioni non sono quelle del tavolo.
table = Estremità: { $ends }. Pedine: { $hands }. Pila:{ "\u00A0" }{ $boneyard }.
table-reserve =
    Estremità: { $ends }. Pedine: { $hands }. Pila:{ "\u00A0" }{ $boneyard }{ "\u00A0" }({ $reserve ->
        [one] 1{ "\u00A0" }resta
       *[other] { $reserve }{ "\u00A0" }restano
    }).
table-no-boneyard = Estremità: { $ends }. Pedine: { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (I turni precedenti: `cronaca`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Pedine: { $hands }.
elsewhere-boneyard = Pedine: { $hands }. Pila:{ "\u00A0" }{ $boneyard }.
elsewhere-reserve =
    Pedine: { $hands }. Pila:{ "\u00A0" }{ $boneyard }{ "\u00A0" }({ $reserve ->
        [one] 1{ "\u00A0" }resta
       *[other] { $reserve }{ "\u00A0" }restano
    }).
hand-size = { $name } { $n }
# { $limit } is one of the `limit-...` messages.
score-now = Punti: { $totals } (partita { $limit }).
to-play = { $name }, tocca a te; hai { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }: { $tiles }
to-lead = { $name }, inizi tu; hai { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }: { $tiles }
to-lead-tile = { $name }, devi iniziare con { $tile }; hai { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }: { $tiles }
to-go-on = { $name }, continua all’estremità { end-name }; hai { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }: { $tiles }
hand = { $name } ha { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }: { $tiles }
prompt-turn = { $name }>
prompt-handover = Ora la tastiera è di { $name }: Invio>
prompt-next = Invio per la mano { $n }>
prompt-over = Invio per la rivincita>

## What was typed

not-understood = `{ $text }` non è né una mossa né un comando. Scrivi un numero dell’elenco, una pedina come `6-4`, o `aiuto`.
not-understood-near = `{ $text }` non è né una mossa né un comando. Forse intendevi `{ $near }`?
# { $names } is a list joined by the message `or`.
which-command = `{ $text }` può essere { $names }.
not-tile = `{ $text }` non è una mossa: per la pedina scrivi `{ $tile }`.
too-many-pips = `{ $text }` non è una mossa: una metà ha da 0 a 18 punti.
not-an-end = `{ $text }` non è una mossa: come estremità scrivi { $ends }.
not-a-heading = `{ $text }` non è una mossa: come direzione scrivi { $headings }.
end-first = `{ $text }` non è una mossa: prima della direzione ci va l’estremità, come in `{ $typed }`.
lead-direction = `{ $text }` non è una mossa: la prima pedina non ha bisogno di una direzione; scrivi `{ $tile }`.
label-alone = `{ $text }` è un’estremità con una direzione: mettici davanti una pedina, come in `{ $typed }`.
too-much = `{ $text }` non è una mossa: dopo la pedina, l’estremità e la direzione c’è qualcosa di troppo.
too-much-end = `{ $text }` non è una mossa: dopo la pedina e l’estremità c’è qualcosa di troppo.
no-such-number =
    `{ $text }` non è nell’elenco, che { $n ->
        [one] ha solo il numero 1
       *[other] va da 1 a { $n }
    }.
no-such-number-tile =
    `{ $text }` non è nell’elenco, che { $n ->
        [one] ha solo il numero 1
       *[other] va da 1 a { $n }
    }; per la pedina scrivi `{ $tile }`.
line-too-long = La riga è troppo lunga per essere una mossa o un comando.
ambiguous = { $tile } si può attaccare in più modi: scrivi { $ends }.
# Words that can stand before a tile that is typed.
play-words = gioca, giocare, gioco, metti, metto
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Non è stato giocato niente.
turn-over-before = `{ $text }` arriva troppo tardi: il turno finisce prima.
draw-before = `{ $text }` deve aspettare che tu veda che cosa hai pescato.
or = { $first } o { $last }
no-turn-lobby = Scegli prima un gioco.
no-turn-before = Le pedine non sono ancora distribuite.
no-turn-handover = La tastiera è di { $name }; con Invio si vedono le pedine.
no-turn-between = La mano è finita; si va avanti con Invio o con `avanti`.
no-turn-over = La partita è finita.
interrupted = Ancora Ctrl-C per uscire; Invio per continuare.

## Why an action is not legal

refused-round-over = Non si può: la mano è finita.
refused-out-of-turn = Non si può: è il turno di { $name }.
refused-on-table = Non si può: { $tile } è già sul tavolo.
refused-not-in-hand = Non si può: { $tile } non è tra le tue pedine.
refused-not-in-set = Non si può: nel domino Doppio { $n } non c’è { $tile }.
refused-must-lead = Non si può: bisogna iniziare con { $tile }.
refused-not-a-lead = Non si può: sul tavolo ci sono già pedine, perciò di’ a quale estremità va { $tile }.
refused-nothing-laid = Non si può: il tavolo è vuoto e l’estremità { end-name } non c’è ancora; scrivi `{ $tile }`.
refused-no-such-end = Non si può: non c’è un’estremità { end-name }; ci sono { $ends }.
refused-run = Non si può: questo turno continua all’estremità { end-name }.
refused-match = Non si può: { $tile } non combacia con l’estremità { end-name }, che mostra { $pips }.
refused-match-any = Non si può: { $tile } non combacia con nessuna estremità aperta; ci sono { $ends }.
refused-edge = Non si può: all’estremità { end-name }, { $edge } del tavolo impedisce di attaccare { $tile }.
refused-at-edge = Non si può: l’estremità { end-name } è morta, perché lì è già raggiunto { $edge } del tavolo.
refused-each-way = Non si può: all’estremità { end-name }, in ogni direzione, qualcosa impedisce di attaccare { $tile } ({ $ways }).
way = { $heading }: { $what }
refused-in-the-way = Non si può: all’estremità { end-name }, { $other } impedisce di attaccare { $tile }.
refused-backward = Non si può: all’estremità { end-name }, { $tile } non può tornare indietro lungo la catena.
refused-corner = Non si può: all’estremità { end-name }, con { $tile }, si prosegue solo dritto.
refused-no-room = Non si può: all’estremità { end-name } non c’è posto per { $tile }.
refused-no-table = Non si può: in questo gioco non ci sono direzioni; togli `{ $heading }`.
refused-draw-never = Non si può: in questo gioco non si pesca.
refused-draw-must-play = Non si può: hai una pedina da giocare, perciò non puoi pescare.
refused-draw-closed =
    { $reserve ->
        [0] Non si può: la pila è vuota.
        [one] Non si può: l’ultima pedina della pila non si pesca.
       *[other] Non si può: le ultime { $reserve } pedine della pila non si pescano.
    }
refused-draw-enough =
    Non si può: hai già pescato { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }, il massimo per un turno.
refused-pass-must-play = Non si può: hai una pedina da giocare, perciò non puoi passare.
refused-pass-must-draw = Non si può: puoi pescare, perciò non puoi passare.
refused-otherwise = Non si può: { $why }.

## Why an action is legal, and what is advised

why-fits = Si può: { $tile } combacia con l’estremità { end-name }, che mostra { $pips }.
why-fits-toward = Si può: { $tile } combacia con l’estremità { end-name }, che mostra { $pips }; direzione { $headings }.
why-wild = Si può: { $tile } è un doppio e va all’estremità { end-name } anche se non combacia.
why-wild-toward = Si può: { $tile } è un doppio e va all’estremità { end-name } anche se non combacia; direzione { $headings }.
why-lead = Si può: { $tile } va bene per iniziare.
why-draw = Si può: adesso puoi pescare.
why-pass = Si può: adesso puoi passare.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open = Aperta: l’estremità { end-name } mostra { $pips }, e c’è ancora una pedina che si può attaccare lì.
why-end-used = Morta: l’estremità { end-name } mostra { $pips }, e non c’è più nessuna pedina adatta.
why-end-at-edge = Morta: all’estremità { end-name } è già raggiunto { $edge } del tavolo.
why-end-blocked = Morta: l’estremità { end-name } mostra { $pips }, e in ogni direzione c’è qualcosa che lo impedisce ({ $ways }).
why-usage = Aggiungi una pedina, una mossa o un’estremità, come in `perché 6-4`, `perché passa` o `perché sinistra`.
# { $words } are sentences of the rule sheet, { $key } is a key of rules files.
rule-words = Regola `{ $key }`: { $words }
# { $sources } are short names of the places where the rule stands.
rule-sourced = Regola `{ $key }`: { $words } ({ $sources })
no-rule = La regola `{ $text }` non esiste. Puoi scegliere tra: { $keys }.
no-rule-near = La regola `{ $text }` non esiste. Forse intendevi `{ $near }`?
# { $action } is what is typed: a tile and an end, or `pesca` or `passa`.
hint-only = L’unica possibilità è { $action }.
hint-best = Il giocatore `steady` sceglierebbe { $action }.
hint-run =
    In tutto il turno attaccheresti { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }.
hint-out = Così finiresti le pedine.
hint-pips =
    { $n ->
        [one] Ti resterebbe 1 punto in mano.
       *[other] Ti resterebbero { $n } punti in mano.
    }
hint-ends =
    { $tiles ->
        [0] Poi nessuna delle tue pedine combacerebbe con un’estremità aperta.
        [one] Poi una delle tue pedine combacerebbe, con { $n } delle { $of } estremità aperte.
       *[other] Poi { $tiles } delle tue pedine combacerebbero, con { $n } delle { $of } estremità aperte.
    }
hint-doubles =
    { $n ->
        [one] 1 doppio che hai in mano non combacerebbe con nessuna estremità aperta.
       *[other] { $n } doppi che hai in mano non combacerebbero con nessuna estremità aperta.
    }
hint-wild =
    { $n ->
        [one] Potresti attaccare anche un’altra pedina che non combacia.
       *[other] Potresti attaccare anche altre { $n } pedine che non combaciano.
    }
hint-next = Probabilità che { $name } non abbia pedine che combaciano: circa { $percent }%.
hint-second = La seconda scelta sarebbe { $action }.
counts-own = Quante pedine vedi di ogni numero, tra le tue e sul tavolo, e quante sono nascoste:
counts-public = Quante pedine di ogni numero sono sul tavolo, e quante sono nascoste:
count =
    { $pips }: { $seen ->
        [one] 1 vista
       *[other] { $seen } viste
    }, { $unseen ->
        [one] 1 nascosta
       *[other] { $unseen } nascoste
    }

## Commands

cmd-help = aiuto, a
    .argument = [COMANDO]
    .summary = elenca i comandi, o ne spiega uno
    .page = Con il nome di un comando lo spiega meglio. Di un nome basta l’inizio, se nessun altro comando comincia allo stesso modo. Solo `esci` e `avanti` vanno scritti per intero.
cmd-moves = mosse
    .summary = mostra il tavolo ed elenca le mosse possibili
    .page = Al posto di una mossa puoi scrivere il numero che ha davanti. Una riga vuota vale come questo comando, e fa la mossa se ce n’è una sola.
cmd-hand = pedine, mano
    .summary = mostra le tue pedine
    .page = Il loro ordine si sceglie con `ordine`. Alla fine di una mano mostra quelle rimaste.
cmd-table = tavolo, catena
    .summary = mostra la catena e le sue estremità aperte
    .page = Se la mappa è attiva si disegna tutto il tavolo; altrimenti la catena è scritta a partire dall’estremità sinistra, con le pedine giocate dopo il tuo turno tra parentesi angolari.
cmd-counts = conta, conteggio
    .summary = conta le pedine di ogni numero, viste e nascoste
    .page = Viste sono le pedine sul tavolo e le tue. Nascoste sono quelle degli altri e della pila.
cmd-log = cronaca, storia
    .summary = racconta questa mano dall’inizio
    .page = Ogni turno è una riga, con il numero della sua ultima mossa, come le conta `domino replay --turn`, e con quello che ha potuto vedere chiunque al tavolo.
cmd-score = punti, classifica
    .summary = mostra la classifica
    .page = I totali sono quelli dopo l’ultima mano finita.
cmd-rules = regole
    .argument = [CHIAVE]
    .summary = spiega in breve le regole di questo gioco, o una sola
    .page = Con una chiave, come `draw` o `score`, spiega quella regola, come si scrive in un file di regole e da dove viene. Con il nome di un gioco, come `snake`, ne spiega le regole in breve; `domino rules` con il nome del gioco le spiega tutte.
cmd-why = perché
    .argument = PEDINA|MOSSA|ESTREMITÀ
    .summary = dice perché una mossa si può fare o no, o perché un’estremità è morta
    .page = Dopo ci va una pedina, una mossa o un’estremità, come in `perché 6-4`, `perché 6-4 sinistra` o `perché passa`. Dice la regola e da dove viene, senza giocare niente. `perché sinistra` dice perché un’estremità è aperta o morta. `perché punti` dice la regola dietro gli ultimi punti.
cmd-hint = consiglio
    .summary = dice che cosa farebbe il giocatore `steady`, e perché
    .page = Non ne sa più di te: le tue pedine, il tavolo, e quante pedine hanno gli altri.
cmd-undo = annulla, indietro
    .summary = annulla la tua ultima decisione e quello che è seguito
    .page = Le pedine pescate tornano nella pila nel loro ordine. Si annullano anche i turni senza scelta. Nella registrazione resta scritto che qualcosa è stato annullato.
cmd-redo = rifai, ripeti
    .summary = rifà quello che è stato annullato
    .page = Funziona finché non fai altro.
cmd-draw = pesca
    .summary = pesca dalla pila
    .page = È una mossa come le pedine dell’elenco, quando le regole la permettono. `regole draw` dice quando.
cmd-pass = passa, passo
    .summary = passa il turno senza giocare
    .page = È una mossa come le pedine dell’elenco, quando non si può fare altro.
cmd-next = avanti, continua
    .summary = va alla mano successiva
    .page = Funziona tra una mano e l’altra. Lì una riga vuota fa lo stesso.
cmd-save = salva
    .argument = [FILE]
    .summary = scrive la registrazione della partita in un file
    .page = Senza un nome, il file prende quello del gioco e il seme casuale. Un file che non è una registrazione non viene mai sovrascritto.
cmd-load = carica, apri
    .argument = [FILE]
    .summary = riprende una partita registrata
    .page = La partita che è sul tavolo resta com’è. Se il file è danneggiato, ti dice dove; poi `carica` da solo riprende quello che si può salvare.
cmd-resume = riprendi
    .argument = [r1]
    .summary = riprende una partita conservata
    .page = I numeri sono nell’elenco di `nuova`. Senza numero riprende l’ultima partita giocata.
cmd-forget = dimentica
    .argument = r1
    .summary = cancella una partita conservata
    .page = I numeri sono nell’elenco di `nuova`. Prima di cancellare chiede di scrivere il comando un’altra volta.
cmd-new = nuova
    .argument = [GIOCO]
    .summary = comincia un’altra partita, o mostra i giochi
    .page = Con il nome di un gioco comincia una partita di quello. La partita che è sul tavolo resta com’è. Un numero dopo dice in quanti si gioca: `nuova boxed 4`.
cmd-seats = posti
    .argument = [POSTI]
    .summary = mostra chi siede dove, o cambia i posti per la prossima partita
    .page = I posti si scrivono come in `posti human:Ada,steady,human:Bo`, a partire da A; poi `nuova` comincia una partita così. Un numero da solo ti mette a un tavolo di tanti giocatori: `posti 4`.
cmd-lang = lingua
    .argument = [LINGUA]
    .summary = mostra o cambia la lingua
    .page = Si sceglie con il suo codice, come `de`, o con il suo nome nella lingua stessa.
cmd-auto = auto
    .argument = [sì|no]
    .summary = gioca da sé i turni senza scelta
    .page = È così fin dall’inizio: quando hai una sola mossa possibile il programma la fa subito e la racconta come tutte le altre. `impostazioni auto off` lo spegne per sempre.
cmd-sort = ordine, ordina
    .argument = [punti|numero|arrivo]
    .summary = sceglie l’ordine delle tue pedine
    .page = `punti` mette prima le più pesanti, `numero` va secondo la metà più alta, `arrivo` tiene l’ordine in cui le pedine sono arrivate.
cmd-map = mappa, disegno
    .argument = [sì|no|ascii|linee|simboli]
    .summary = disegna il tavolo, o sceglie come mostrarlo a ogni turno
    .page = Da solo disegna una volta tutto il tavolo. Con `sì` a ogni turno si vedono le pedine così come stanno sul tavolo, o la catena a serpente; con `no` la catena sta su una riga. `ascii`, `linee` e `simboli` scelgono i caratteri. A ogni estremità aperta c’è quello che si scrive per giocare lì; l’ultima pedina ha linee spesse, stelle agli angoli o un `<` dietro il suo simbolo. Nei giochi con un tavolo una lettera dice la direzione: `n` è nord (in alto), `e` est (a destra), `s` sud (in basso), `o` ovest (a sinistra). Nelle righe semplici non c’è mappa.
cmd-plain = semplice
    .argument = [sì|no]
    .summary = racconta tutto in righe semplici
    .page = Ogni evento è una riga, niente disegni e niente colori: per lettori di schermo e script.
cmd-settings = impostazioni
    .argument = [CHIAVE [VALORE]]
    .summary = mostra o cambia quello che si ricorda
    .page = Sta in un file, per adesso e per le prossime volte: il tuo nome (`name`), `lang`, `tiles`, i colori (`theme`), `auto`, `map`, `sort`, `plain`, i posti di sempre (`seats`) e il gioco che comincia con Invio (`game`). Le opzioni e l’ambiente hanno la precedenza.
cmd-quit = esci, fine
    .summary = chiude il programma
    .page = La fine dell’input (Ctrl-D) fa lo stesso.
# Words that follow a command.
word =
    { $word ->
        [on] sì
        [off] no
        [pips] punti
        [suit] numero
        [given] arrivo
        [ascii] ascii
        [box] linee
        [glyph] simboli
       *[other] { $word }
    }
help-commands = I comandi; per saperne di più su uno, per esempio `aiuto consiglio`:
# The groups of commands, as short as can be.
help-turn = Il tuo turno
help-game = Il gioco
help-matches = Partite
help-look = Impostazioni
help-program = Programma
help-actions = Per giocare scrivi il numero di una mossa dell’elenco, o la mossa stessa: una pedina come `6-4` (anche `4-6`, `6|4` o `[6|4]`), con `sinistra` o `destra` (`s`, `d`) quando si può attaccare a tutte e due le estremità e, nei giochi con un tavolo, seguita dalla direzione, come in `6-4 sinistra n`; `pesca`; `passa`. Più mosse stanno su una riga, con le virgole in mezzo: `5-4 s, 4-0`.
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = Anche: { $aliases }.
help-no-command = Il comando `{ $text }` non esiste; `aiuto` li elenca tutti.
help-no-command-near = Il comando `{ $text }` non esiste. Forse intendevi `{ $near }`?
no-log = Non è ancora successo niente.
score-in-round = È in corso la mano { $n }.
score-after-round =
    { $n ->
        [one] È finita 1 mano.
       *[other] Sono finite { $n } mani.
    }
score-before = Non è ancora cominciata nessuna mano.
cannot-go-on = È il turno di { $name }; la mano successiva viene dopo questa.
undone =
    { $n ->
        [one] 1 mossa annullata.
       *[other] { $n } mosse annullate.
    } Decide di nuovo { $name }.
redone =
    { $n ->
        [one] 1 mossa rifatta.
       *[other] { $n } mosse rifatte.
    }
nothing-to-undo = Non c’è nessuna decisione da annullare.
nothing-to-redo = Non è stato annullato niente.
load-usage = Aggiungi il file, come in `carica serata.domino`.
load-failed = Impossibile leggere { $path }: { $why }.
load-damaged =
    { $path } è danneggiato: { $why }.
    { $n ->
        [one] La prima riga è valida
       *[other] Le prime { $n } righe sono valide
    }: `carica` da solo continua da lì, e il file resta com’è.
load-nothing = { $path } non è la registrazione di una partita: { $why }.
load-view = { $path } mostra la partita solo come si vedeva da un posto, perciò non può continuare.
load-no-seats = { $path } finisce prima di dire chi gioca.
left-behind = La partita di prima resta com’è.
no-game = Il gioco `{ $text }` non esiste. Puoi scegliere tra: { $games }.
no-game-near = Il gioco `{ $text }` non esiste. Forse intendevi `{ $near }`?
game-players =
    { $n ->
        [one] A «{ $title }» non si può giocare da soli.
       *[other] A «{ $title }» non si può giocare in { $n }.
    }
rematch = Rivincita: i posti avanzano di uno.
seats-now = Al tavolo: { $seats }.
seats-next = Per la prossima partita: { $seats }. Si comincia con `nuova`.
seats-bad = `{ $text }` non può sedersi al tavolo. Per una persona scrivi `human` o `human:NOME`; gli altri giocatori sono { $players }; servono almeno 2 posti, separati da virgole.
lang-now = Lingua: { $name }. Puoi scegliere tra: { $codes }.
lang-unknown = `{ $text }` non è una lingua di questo programma. Puoi scegliere tra: { $codes }.
# { $state } is the word `sì` or `no`.
auto-is = Turni senza scelta in automatico: { $state }.
sort-is = Ordine delle tue pedine: { $sort }. Puoi scegliere tra: { $sorts }.
map-is = Mappa del tavolo a ogni turno: { $state }. Caratteri: { $style }.
map-plain = Nelle righe semplici non c’è mappa.
plain-is = Righe semplici: { $state }.
word-unknown = `{ $text }` qui non va bene; scrivi { $words }.
no-leader = La mano successiva non può cominciare: { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = la partita è finita
start-round-open = la mano { $n } non è finita
start-no-leader = senza seme casuale le regole non dicono chi inizia
start-seats = posti: { $seats }, giocatori: { $players }; devono essere in numero uguale
start-nobody-plays = al posto { $seat } non gioca nessuno
start-too-long = dopo { $n } mani non ha vinto nessuno
start-no-player = il giocatore `{ $text }` non esiste; puoi scegliere tra: { $players }
start-no-player-near = il giocatore `{ $text }` non esiste; forse intendevi `{ $near }`?
start-view = la registrazione mostra la partita solo come si vedeva da un posto: manca ciò che serve per continuare

## The rule sheet

# Titles and summaries of the built-in games by name; a game of another name brings its own.
game-title =
    { $name ->
        [boxed] Domino classico
        [snake] Serpente
        [penalty] Domino a penalità
        [beginners] Domino per principianti
        [hungarian] Domino ungherese
        [table] Sul tavolo
        [block] Domino senza pesca
        [draw] Domino con pesca
        [custom] Gioco personalizzato
       *[other] { $title }
    }
game-summary =
    { $name ->
        [boxed] 5 pedine, inizia il doppio più alto, chi pesca aspetta; in 2–6.
        [snake] 7 pedine, si inizia con una qualsiasi, chi pesca aspetta; in 2–4.
        [penalty] 4 mani, si perdono i punti in mano, fino a 3 pescate; in 2.
        [beginners] Doppi dappertutto, e si pescano 2 pedine alla volta; in 2–4.
        [hungarian] Più pedine a un’estremità, senza pesca, a 100 si perde; in 2–4.
        [table] Un tavolo vero: curve, doppi di traverso, estremità morte; in 2.
        [block] Gioco semplice, senza pesca: chi non può attaccare passa; in 2–4.
        [draw] Gioco semplice: si pesca finché non si può attaccare; in 2–4.
        [custom] Un gioco con regole sue.
       *[other] { $summary }
    }
# The summary of a family's game that changes a built-in one.
summary-changed = Il gioco `{ $name }` con modifiche.
sheet-title = { $title } (`{ $name }`)
sheet-file = Regole da un file
# In brackets after a rule that a family has changed, in place of its source.
sheet-house-rule = regola della casa
sheet-note = Le parentesi dicono da dove viene ogni regola: S0.13 è una frase del foglio di regole S0, e S0/0-9 un punto che quel foglio lascia aperto, così come è deciso qui; le altre sigle sono spiegate in docs/RULES-FORMAT.md.
diff-same = Le regole sono le stesse.
# The titles of two games; below, key by key, stands what each of them says.
diff-intro =
    Tra «{ $first }» e «{ $second }» { $n ->
        [one] cambia 1 regola
       *[other] cambiano { $n } regole
    }.

# The headings of the sheet.
topic-game = Il gioco
topic-deal = La distribuzione
topic-start = Chi inizia
topic-play = Come si gioca
topic-draw = Come si pesca
topic-round-end = La fine della mano
topic-score = Il conteggio dei punti
topic-match-end = La fine della partita

# The name of a set by its highest number; inserted as $set below.
set-name = Doppio { $highest }
range = { $least }–{ $most }
sheet-set =
    Si gioca con il domino { $set }, che ha { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }.
# $range is the message `range`, or a single number such as `2`.
sheet-players = È un gioco per { $range } giocatori.
# $list is made of sheet-players-set, with commas between.
sheet-players-by-set = È un gioco per { $list }.
sheet-players-set = { $range } giocatori con il { $set }
sheet-teams-none = Ognuno gioca per sé.
sheet-teams-pairs = Si gioca a coppie, A e C contro B e D: le pedine e i punti di chi è in coppia si contano insieme.
sheet-hand =
    Ognuno riceve { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }.
# $list is made of sheet-by-players, with commas between.
sheet-hand-by-players = Ognuno riceve { $list }.
# $players is such as `3` or `3-4`; inserted in sheet-hand-by-players and sheet-reserve-by-players.
sheet-by-players =
    { $n ->
        [0] nessuna pedina
        [one] 1 pedina
       *[other] { $n } pedine
    } se si gioca in { $players }
sheet-redeal-never = Le pedine si giocano così come sono state distribuite.
sheet-redeal-no-double = Se nessuno ha un doppio, si mescolano di nuovo tutte le pedine e si ridistribuiscono.
# To lead a round is to have its first turn. $list is one of the start-... phrases, or several of them
# joined by sheet-else: the first that finds somebody holds. Each phrase is a `chi ...`.
sheet-start = Nella prima mano inizia { $list }.
sheet-later = Nelle mani successive inizia { $list }.
sheet-later-same = Chi inizia le mani successive si decide come per la prima.
sheet-else = { $first }; altrimenti { $next }
start-highest-double = chi ha il doppio più alto
start-highest-pips = chi ha la pedina con più punti (a pari punti conta prima il doppio, poi la pedina con la metà più alta)
start-highest-half = chi ha la pedina con la metà più alta (a parità, quella con l’altra metà più alta: 6-5 viene prima di 5-4 e di 6-3)
start-tile-holder = chi ha { $tile }
start-seat = chi siede al posto { $seat }
start-random = chi viene estratto a sorte
start-winner = chi ha vinto la mano precedente
start-winner-pairs = chi ha vinto la mano precedente (in una coppia, chi ha finito le pedine, o altrimenti chi ha meno punti rimasti)
start-loser = chi aveva più punti rimasti alla fine della mano precedente
start-next = chi, nell’ordine dei turni, viene subito dopo chi ha iniziato l’ultima volta
sheet-first-deciding = La pedina che decide chi inizia va giocata per prima.
sheet-first-deciding-if = Se è una pedina a decidere chi inizia, va giocata per prima; altrimenti si può iniziare con qualsiasi pedina.
sheet-first-free = Si può iniziare con qualsiasi pedina.
sheet-first-before = Prima di distribuire si mette sul tavolo, scoperta, una pedina qualsiasi. La catena comincia con questa pedina, che non è di nessuno; a chi inizia spetta il primo turno.
sheet-first-before-non-double = Prima di distribuire si mette sul tavolo, scoperta, una pedina che non sia un doppio. La catena comincia con questa pedina, che non è di nessuno; a chi inizia spetta il primo turno.
sheet-clockwise = Il turno passa a sinistra, in senso orario.
sheet-counter-clockwise = Il turno passa a destra, in senso antiorario.
sheet-turn-one = In un turno si attacca una sola pedina, a una delle due estremità della catena, in modo che le metà che si toccano abbiano lo stesso numero.
sheet-run-one-end = In un turno si attacca una pedina dopo l’altra finché ce n’è una adatta, tutte alla stessa estremità della catena, scelta con la prima; le metà che si toccano hanno lo stesso numero.
sheet-run-both-ends = In un turno si attacca una pedina dopo l’altra finché ce n’è una adatta, ognuna a una delle due estremità della catena; le metà che si toccano hanno lo stesso numero.
sheet-turn-must = Chi può attaccare una pedina deve farlo.
# Where doubles that do not match can be laid, but need not be.
sheet-turn-must-match = Chi ha una pedina che combacia deve attaccare una pedina.
# The turn that leads a round, in a game where a turn lays several tiles.
sheet-opening-one-end = Chi inizia la mano, dopo la prima pedina, continua nello stesso turno, sempre alla stessa estremità di quella pedina.
sheet-opening-both-ends = Chi inizia la mano, dopo la prima pedina, continua nello stesso turno, ogni volta a una delle due estremità, a scelta.
sheet-surface-unbounded = C’è sempre posto per una pedina, qualunque sia il percorso della catena.
sheet-surface = Le pedine stanno su un tavolo di { $width } per { $height } caselle, ognuna grande come mezza pedina. Una pedina che sporgerebbe dal bordo o ne coprirebbe un’altra non si può attaccare, e un’estremità a cui non si può attaccare niente è morta.
sheet-surface-first = La prima pedina si mette al centro del tavolo, nel senso della lunghezza; un doppio si mette di traverso.
sheet-corners-allowed = Un doppio si mette di traverso e la catena prosegue dritta oltre il doppio. Tra due pedine che non sono doppi la catena può anche girare a sinistra o a destra.
sheet-edge-dead = Un’estremità la cui metà libera è rivolta verso il bordo del tavolo e lo tocca è morta: lì la catena non può girare.
sheet-edge-turn = Quando un’estremità ha raggiunto il bordo del tavolo, la catena può girare e proseguire lungo il bordo.
sheet-corners-never = La catena non gira mai e i doppi si mettono di traverso.
sheet-doubles-offset = Un doppio non sta centrato sulla catena: una metà è in linea, l’altra sporge a destra rispetto al verso in cui la catena avanza.
sheet-contact-allowed = Una pedina può toccarne anche altre, oltre alle sue vicine nella catena.
sheet-contact-never = Una pedina può avere un lato in comune solo con le sue vicine nella catena; gli angoli possono toccarsi.
sheet-dead-ends-draw-on = Anche se tutti vedono che nessuna pedina si può più attaccare, si continua a pescare finché ci sono pedine da pescare.
sheet-dead-ends-block = Se tutti vedono che nessuna pedina si può più attaccare, la mano è subito bloccata.
sheet-dead-ends-idle = Le estremità morte non cambiano niente, perché non si pesca.
sheet-wild-none = I doppi devono combaciare come le altre pedine.
sheet-wild-any = Un doppio si può attaccare a qualsiasi estremità aperta, qualunque numero ci sia; l’estremità mostra poi il numero del doppio.
sheet-wild-non-doubles = Un doppio si può attaccare a qualsiasi estremità aperta dove non ci sia un doppio, qualunque numero ci sia; l’estremità mostra poi il numero del doppio.
sheet-wild-optional = Un doppio che non combacia si può tenere in mano finché ci sono pedine da pescare e, dopo aver pescato, per il resto del turno.
sheet-wild-compulsory = Un doppio che non combacia va attaccato quando non si può attaccare altro.
sheet-draw-never = Non si pesca: le pedine non distribuite restano fuori dal gioco.
sheet-draw-stuck =
    Chi non può attaccare pesca { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    } dalla pila.
# Where doubles that do not match can be laid, but need not be.
sheet-draw-unmatched =
    Chi non ha pedine che combaciano pesca { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    } dalla pila, oppure attacca un doppio che non combacia.
sheet-draw-any-time =
    Invece di attaccare si { $n ->
        [one] può pescare 1 pedina
       *[other] possono pescare { $n } pedine
    } dalla pila; chi non può attaccare deve pescare.
# One of the next four follows the sentence that says how many tiles are drawn.
sheet-draw-once = Se a quel punto c’è una pedina adatta, bisogna attaccarne una; altrimenti il turno finisce.
sheet-draw-next-turn = Il turno finisce lì, e una pedina pescata si può attaccare solo dal turno successivo.
sheet-draw-until = Si pesca finché non arriva una pedina adatta; poi bisogna attaccarne una.
sheet-draw-until-any-time = Si può continuare a pescare, e si deve finché non arriva una pedina adatta; alla fine bisogna attaccare una pedina.
sheet-draw-at-most =
    { $n ->
        [one] In un turno si pesca al massimo 1 pedina; chi ancora non può attaccare passa.
       *[other] In un turno si pescano al massimo { $n } pedine; chi ne ha pescate { $n } inutilmente passa.
    }
sheet-pass-never = Chi non può attaccare passa.
sheet-pass-never-unless = Chi non può attaccare passa, a meno che questo non faccia finire la mano.
sheet-pass = Chi non può né attaccare né pescare passa.
sheet-pass-unless = Chi non può né attaccare né pescare passa, a meno che questo non faccia finire la mano.
# Where nobody draws.
sheet-reserve-idle = Non c’è nessuna pila.
sheet-reserve-none = Dalla pila si può pescare fino all’ultima pedina.
sheet-reserve =
    { $n ->
        [one] L’ultima pedina della pila non si pesca mai.
       *[other] Le ultime { $n } pedine della pila non si pescano mai.
    }
# $list is made of sheet-by-players, with commas between.
sheet-reserve-by-players = Le ultime pedine della pila non si pescano mai: { $list }.
# $list is one of the end-... clauses, or several of them joined by sheet-or-when.
sheet-ends = La mano finisce quando { $list }.
sheet-or-when = { $first }, o quando { $next }
end-out = qualcuno ha attaccato la sua ultima pedina
end-blocked = nessuno può più attaccare né pescare
end-blocked-no-draw = nessuno può più attaccare
end-stuck = chi è di turno non può attaccare e { $rest }
end-stuck-no-draw = chi è di turno non può attaccare
end-must-draw = chi è di turno non può attaccare e deve pescare, ma { $rest }
rest-none = la pila è vuota
rest-last =
    { $n ->
        [one] nella pila resta solo l’ultima pedina
       *[other] nella pila restano solo le ultime { $n } pedine
    }
rest-reserve = nella pila restano solo le pedine che non si pescano mai
sheet-must-draw-passes = Chi ha già pescato tutte le pedine permesse in un turno non ha più l’obbligo di pescare, e passa.
sheet-end-not-out = Chi non ha più pedine resta in gioco e passa.
sheet-end-not-out-draw = Chi non ha più pedine resta in gioco, come chi non può attaccare.
sheet-block-none = Nessuno vince la mano.
# Where everybody scores for their own hand.
sheet-block-none-each = Le mani non si vincono: per ognuno contano le proprie pedine.
# To go out is to lay the last tile of the hand; a round that ends in another way is blocked.
sheet-block-out-only = Vince la mano chi finisce le pedine; se la mano è bloccata, cioè nessuno le finisce, non vince nessuno.
sheet-block-out-only-pairs = Vince la mano la coppia di chi finisce le pedine; se la mano è bloccata, cioè nessuno le finisce, non vince nessuno.
# $list is one of the block-... phrases, or several of them joined by sheet-then: each decides among
# those who are equal by the one before. Each phrase is a `chi ...`.
sheet-block = Vince la mano { $list }.
sheet-block-pairs = Vince la mano { $list }.
sheet-block-out = Vince la mano chi finisce le pedine; se la mano è bloccata, cioè nessuno le finisce, vince { $list }.
sheet-block-out-pairs = Vince la mano la coppia di chi finisce le pedine; se la mano è bloccata, cioè nessuno le finisce, vince { $list }.
# Where points do not depend on who wins a round.
sheet-block-all-score = I punti contano per tutti, chiunque vinca.
sheet-then = { $first }; a parità, { $next }
block-fewest-pips = chi ha meno punti in mano
block-fewest-tiles = chi ha meno pedine in mano
block-lightest-tile = chi ha la singola pedina con meno punti
block-leader = chi ha iniziato la mano
block-last = chi ha attaccato l’ultima pedina
block-not-last = chi non ha attaccato l’ultima pedina
block-fewest-pips-pairs = la coppia che in tutto ha meno punti in mano
block-fewest-tiles-pairs = la coppia che in tutto ha meno pedine in mano
block-lightest-tile-pairs = la coppia che ha la singola pedina con meno punti
block-leader-pairs = la coppia che ha iniziato la mano
block-last-pairs = la coppia che ha attaccato l’ultima pedina
block-not-last-pairs = la coppia che non ha attaccato l’ultima pedina
sheet-tie-idle = Una parità non cambia niente.
sheet-tie-void = Se la parità resta, nessuno vince la mano e nessuno fa punti.
sheet-tie-share = Se la parità resta, vincono la mano tutti quelli a pari merito, e ognuno riceve i punti di chi non vince.
sheet-tie-share-all = Se la parità resta, vincono la mano tutti quelli a pari merito, e ognuno fa punti.
sheet-score-opponents = Chi vince la mano riceve i punti rimasti in mano agli avversari.
sheet-score-all = Chi vince la mano riceve i punti rimasti in mano a tutti.
sheet-less-once = In una mano bloccata, dal totale si tolgono una sola volta i punti rimasti a chi vince.
sheet-less-once-floor = In una mano bloccata, dal totale si tolgono una sola volta i punti rimasti a chi vince, senza mai scendere sotto zero.
sheet-less-per-opponent = In una mano bloccata, dai punti di ogni avversario si tolgono quelli rimasti a chi vince, senza mai scendere sotto zero.
sheet-less-never = I punti rimasti a chi vince non si tolgono.
sheet-paid = Ogni avversario perde i punti che fa guadagnare a chi vince.
sheet-each-plus = A ognuno si segnano i punti che gli restano in mano: i punti sono penalità.
sheet-each-minus = Ognuno perde tanti punti quanti gliene restano in mano.
sheet-bonus-good =
    Chi finisce le pedine riceve { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.
sheet-bonus-bad =
    A chi finisce le pedine si { $n ->
        [one] toglie 1 punto
       *[other] tolgono { $n } punti
    } di penalità.
sheet-bonus-opponents-good =
    Quando qualcuno finisce le pedine, ogni avversario perde { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } in più.
sheet-bonus-opponents-bad =
    Quando qualcuno finisce le pedine, ogni avversario prende { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } di penalità in più.
sheet-target-none = Non c’è un punteggio che fa finire la partita.
sheet-target =
    La partita finisce dopo la mano in cui qualcuno arriva a { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }.
sheet-rounds-none = Il numero di mani non è fissato.
sheet-rounds-one = La partita è di una sola mano.
sheet-rounds =
    La partita finisce dopo { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }.
# Where points can end the match earlier.
sheet-rounds-latest =
    La partita finisce al più tardi dopo { $n ->
        [one] 1 mano
       *[other] { $n } mani
    }.
sheet-best-highest = Vince la partita chi ha il totale più alto.
sheet-best-lowest = Vince la partita chi ha il totale più basso.
# The next three are for a match of one round.
sheet-best-round = Chi vince la mano vince la partita.
sheet-tied-round-drawn = Se la mano è vinta a pari merito, la partita finisce in pareggio.
sheet-tied-round-shared = Se la mano è vinta a pari merito, lo è anche la partita.
sheet-tied-drawn = Se in testa c’è parità, la partita finisce in pareggio.
sheet-tied-shared = Se in testa c’è parità, vincono tutti quelli a pari merito.
sheet-void-idle = Ogni mano conta.
sheet-void-counts = Anche una mano che nessuno vince conta tra le mani della partita.
# For a match of one round.
sheet-void-round-drawn = Se nessuno vince la mano, la partita finisce in pareggio.
sheet-void-replayed = Una mano che nessuno vince si rigioca.

## Immagini

picture-title = { $title }, mano { $n }
picture-title-after =
    { $title }, mano { $n }, dopo { $actions ->
        [one] 1 mossa
       *[other] { $actions } mosse
    }
picture-tiles =
    { $n ->
        [one] 1 pedina
       *[other] { $n } pedine
    }
picture-partner = { $size }, con { $partner }
picture-boneyard = Pila: { $n }
on-turn = È il turno di { $name }.
no-round = non è ancora cominciata nessuna mano
no-such-round =
    non c’è la mano { $round }; { $n ->
        [one] c’è solo la mano 1
       *[other] ci sono le mani da 1 a { $n }
    }
no-such-turn =
    non c’è la mossa { $turn }; { $n ->
        [0] in questa mano nessuno ha ancora giocato
        [one] la mano ha solo 1 mossa
       *[other] la mano ha { $n } mosse
    }
no-such-seat = non c’è il posto { $seat }; i posti vanno da A a { $last }
hand-not-shown = la registrazione non mostra le pedine di { $seat }: è vista da un altro posto

## What is wrong with rules

clash-no-players-with-set = per il domino { $set } manca il numero di giocatori; c’è per { $sets }
clash-no-hand = manca il numero di pedine in mano per { $n } giocatori
clash-no-reserve = manca il numero di pedine che restano nella pila per { $n } giocatori
clash-empty-hand = in { $n } giocatori nessuno riceve pedine
clash-too-few-tiles = per la distribuzione servono { $dealt } pedine; il domino { $set } ne ha { $n }
clash-too-few-tiles-larger = per la distribuzione servono { $dealt } pedine; il domino { $set } ne ha { $n }; il più piccolo che basta è il { $larger }, con { $tiles }
clash-pairs = a coppie si gioca in quattro, quindi `players` deve essere "4"
clash-no-way-to-lead = la lista è vuota, quindi nessuno inizia
clash-no-round-before = `{ $key }` presuppone una mano precedente, e prima della prima non ce n’è
clash-finds-nobody = in certe distribuzioni la lista non trova chi inizia; chiudila con `highest-pips`, oppure con `highest-double` scrivi `redeal = "no-double"`
clash-lot-for-same = il posto a caso si estrae una volta per partita; scrivi chi inizia le mani successive, per esempio `later-start = ["next-seat"]`
clash-lot-for-later = il posto a caso si estrae una volta per partita, per la prima mano
clash-not-in-set = nessuno può avere { $tile }: si gioca con il domino { $set }
clash-no-such-seat = in { $n } giocatori non c’è il posto { $seat }
clash-no-start-tile = il domino { $set } non ha una pedina con cui cominciare
clash-table-too-small = un tavolo tiene al massimo { $most } pedine; il domino { $set } ne ha { $n }
clash-idle-reserve = non si pesca, quindi non c’è una riserva
clash-draw-after-last = un turno che finisce pescando ha una sola pescata: scrivi `repeat = "once"` oppure `then = "play"`
clash-draw-too-large = `at-most` è meno di quanto si pesca in una volta
clash-stuck-for-ever = una mano in cui non si può più fare niente non finirebbe mai; aggiungi "blocked", "mover-stuck" o "mover-must-draw"
clash-nobody-must-draw = non si pesca, quindi nessuno deve pescare
clash-idle-dead-ends = le estremità morte bloccano una mano solo se una mano può essere bloccata ("blocked")
clash-others-pips = gli avversari possono pagare solo i propri punti, meno quelli di chi vince per ciascuno oppure senza toglierli
clash-no-end-of-match = la partita deve finire con `target` o con `rounds`
clash-worst-wins = così vincerebbe chi gioca peggio
clash-winner-loses = chi vince le mani perderebbe la partita
clash-falling-points = i punti che si tolgono non raggiungono mai un traguardo; scrivi `rounds`
clash-falling-bonus = con un premio così i punti possono calare per sempre e mancare il traguardo; scrivi `rounds`
clash-nobody-wins = nessuno può vincere una mano, quindi la partita non finisce mai; fai finire la mano con "out", scrivi chi vince una mano bloccata, oppure `rounds` con `void-round = "counts"`
fault-at = riga { $line }, colonna { $column }: { $what }
fault-of-key = { $key }: { $what }
fault-toml = questo non è TOML («{ $why }»)
fault-unknown-key = la chiave `{ $text }` non esiste
fault-unknown-key-near = la chiave `{ $text }` non esiste; forse intendevi `{ $near }`?
fault-value = atteso: { $forms }; trovato: `{ $text }`
fault-unknown-option = l’opzione `{ $text }` non esiste; puoi scegliere tra: { $options }
fault-missing-option = manca l’opzione `{ $option }`
fault-unknown-base = il gioco `{ $text }` non esiste; puoi scegliere tra: { $games }
fault-unknown-base-near = il gioco `{ $text }` non esiste; forse intendevi `{ $near }`?
fault-second-base = queste righe hanno già il loro gioco di partenza
fault-name = un nome ha solo le lettere dalla a alla z, cifre e trattini
fault-not-one-line = è una riga di testo, senza caratteri di controllo
form-number = un numero da { $min } a { $max }
form-line = una riga di testo
form-list = una lista come { $example }
form-table = una tabella come { $example }
form-option = una tabella con l’opzione `{ $option }`
form-tile = una pedina come "6-6"
form-seat = un posto come "seat-A"
form-players = un numero di giocatori da { $min } a { $max }, come "2-4"
rules-players = «{ $title }» con il domino { $set } è per { $range } giocatori, non per { $n }
rules-players-larger = «{ $title }» con il domino { $set } è per { $range } giocatori, non per { $n }; con il { $larger } si può

## What is wrong with records and positions

record-empty = non è una registrazione, che comincia con `domino 1`
record-mark = è un indicatore di ordine dei byte (BOM), con cui nessuna registrazione comincia
record-not-utf8 = non è UTF-8
record-control = è un carattere di controllo
record-too-long = una riga ha al massimo { $n } byte
record-no-line-feed = l’ultima riga non ha il fine riga, perciò forse è troncata
record-expected = atteso: { $expected }; trovato: { $found }
record-not-dealt = il seme casuale { $seed } qui dà { $expected }, non { $found }
record-other-rules = { $what } ha qui l’impronta `{ $fingerprint }`; la registrazione segue altre regole con questo nome
record-game = il gioco `{ $game }`
record-game-changed = il gioco `{ $game }` con altri valori per { $keys }
record-game-of-keys = un gioco con questi valori per { $keys }
record-scheme = la distribuzione `{ $text }` non c’è; c’è `{ $scheme }`
record-seed-in-view = una registrazione vista da un posto non ha il seme casuale
record-not-in-set = { $tile } non fa parte del domino
record-tile-twice = { $tile } si trova in due posti
record-cut-deal = la distribuzione è troncata, e manca il seme casuale per completarla
record-no-turn = la posizione non dice a chi tocca, come in `turn A`
record-no-position = non è una posizione: { $why }
record-not-a-view = da un posto si vede al massimo una mano, e mai la pila
record-count = tra mani, pila, fuori gioco e tavolo ci sono { $found } pedine, non { $expected }
record-draw-size = qui se ne pescano { $expected }, non { $found }
record-undo =
    { $n ->
        [0] non c’è nessuna mossa da annullare
        [one] c’è 1 mossa da annullare
       *[other] ci sono { $n } mosse da annullare
    }
record-not-over = qui la mano non è finita
record-not-seen = la mano di { $seat } non è quella che si è vista
record-no-action = una mossa è una pedina come `6-4` o `6-4 left`, `draw` o `pass`
record-ambiguous = { $tile } combacia con { $ways }: va indicata l’estremità
record-ambiguous-heading = { $tile } combacia con { $ways }: vanno indicate l’estremità e la direzione
tile-shape = una pedina sono due numeri, come `6-4`
tile-joined = la pedina si scrive `{ $tile }`
tile-too-many-pips = una metà ha da 0 a 18 punti
seat-player = un giocatore ha da 1 a { $n } segni: lettere da a a z, cifre e trattini
seat-name = un nome ha da 1 a { $n } caratteri, senza spazi
piece-end-of-line = la fine della riga
piece-end-of-record = la fine della registrazione
piece-action = un posto e la sua mossa
piece-seat = un posto
piece-seat-of-table = un posto di questo tavolo
piece-viewer = `public` o un posto di questo tavolo
piece-player = `{ $seat }=` e un giocatore
piece-game = il nome di un gioco
piece-fingerprint = otto cifre esadecimali
piece-rule = una regola
piece-seed = un seme casuale da 0 a { $max }
piece-number = un numero
piece-n-actions = un numero di mosse da 1 in su
piece-n-passes = da 0 a 999
piece-n-tiles = da 1 a 190 pedine
piece-tile = una pedina
piece-tiles = pedine, o `-` se non ce ne sono
piece-tiles-face-up = pedine scoperte, come nelle mani precedenti
piece-no-boneyard = `-`, perché nessuno pesca e il resto è fuori gioco
piece-no-dead = `-`, perché il resto è nella pila
piece-hand-no-redeal = `hand A`, perché senza seme casuale non si ridistribuisce
piece-end = un’estremità come `left`
piece-heading = `n`, `e`, `s`, `w` o { $other }
piece-run = `led`, `both` o un’estremità
piece-every-hand = `;` e ogni mano
setup-seats = mani: { $found }, posti: { $expected }
setup-no-seat = al tavolo non c’è il posto { $seat }
setup-not-leader = il tavolo è vuoto, e non è { $seat } a iniziare
setup-missing = { $tile } non è da nessuna parte
setup-not-a-line = una catena non ha l’estremità `{ $end }`
setup-no-room = { $tile } non può stare lì: { $why }
setup-in-the-way = { $tile } non può stare lì: { $other } lo impedisce
setup-no-heading = { $tile } combacia con { $ways }: va indicata la direzione
setup-heading = { $tile } ha una direzione, ma questo gioco non ha un tavolo
setup-joint = { $tile } non combacia dove si trova
setup-must-lead = non si può iniziare con { $tile }
setup-drawn = in questo turno non possono essere state pescate { $n } pedine
setup-last = { $seat } non può aver giocato l’ultima pedina
setup-no-last = non è detto chi ha giocato l’ultima pedina
setup-out-of-turn = secondo l’ordine di gioco tocca a { $expected }, non a { $found }
setup-passes = dall’ultima pedina giocata o pescata non si può aver passato tante volte: { $n }
setup-no-start-tile = sul tavolo non c’è la pedina presa prima della distribuzione
setup-run = qui nessuna serie può continuare
setup-over = la mano è già finita
setup-not-this-view = le pedine non corrispondono a quello che si vede
deal-hand = pedine nella mano di { $seat }: { $found }, non { $expected }
deal-start-tile = la pedina iniziale non rispetta le regole
deal-another-game = è la distribuzione di un altro gioco
deal-not-held = { $seat } non ha { $tile }
deal-must-redeal = nessuno ha un doppio, perciò si ridistribuisce
play-round-over = la mano è finita
play-out-of-turn = tocca a { $mover }, non a { $seat }
play-watches = chi guarda soltanto non gioca
play-on-table = { $tile } è già sul tavolo
play-not-in-hand = { $tile } non è nella mano
play-must-lead = bisogna iniziare con { $tile }
play-not-a-lead = sul tavolo ci sono pedine, perciò va indicata l’estremità
play-nothing-laid = il tavolo è ancora vuoto, perciò { $tile } si gioca senza `{ $end }`
play-no-end = non c’è un’estremità aperta `{ $end }`
play-run = questo turno continua all’estremità `{ $end }`
play-no-match = { $tile } non combacia con l’estremità `{ $end }`, che mostra { $pips }
play-no-room = { $tile } non può stare all’estremità `{ $end }`: { $why }
play-in-the-way = { $other } lo impedisce
play-needs-heading = va indicato in che direzione va { $tile } all’estremità `{ $end }`
play-no-table = qui non c’è un tavolo su cui giocare { $tile } verso `{ $heading }`
play-no-draw = non si pesca: { $why }
play-no-pass = non si passa: { $why }
why-nobody-draws = in questo gioco non si pesca
why-tile-fits = c’è una pedina da giocare
why-can-draw = si può pescare
why-reserve = nella pila restano solo le pedine di riserva: { $n }
why-drawn-enough = in un turno non se ne pescano di più: { $n }
plane-not-empty = sul tavolo ci sono già pedine
plane-backward = la catena viene da `{ $heading }`
plane-no-corner = la catena gira solo alla metà di una pedina che non è un doppio
plane-across = con una pedina di traverso si va dritto
plane-at-edge = la catena ha raggiunto { $edge } del tavolo
plane-edge = { $edge } del tavolo lo impedisce
plane-tile = la pedina giocata come numero { $n } lo impedisce
plane-full = il tavolo contiene al massimo { $n } pedine
