# What the client says, in German.
#
# Terms: Stein (tile), Hälfte (half), Augen (pips), Zahl (the number at an end), Doppelstein (double),
# Stapel (boneyard), Kette (line), Ende (end), beginnen (to lead), anlegen or legen (to lay), ziehen,
# passen, Zug (turn, and what is typed for one), am Zug (on turn), Runde, Spiel (match), Spielart (the
# kind of game), Stand, Punkte, Strafpunkte, gleichauf (equal), alle Steine los (out), Aufzeichnung
# (record). The player is `du`. Where a rule names a person, it says `wer ...`. The names of ends are
# adverbs, so that `passt links` reads well.

## The lobby

greeting = Willkommen beim Domino!
# Settings: keys such as `lang` are the same in every language.
ask-name = Wer spielt? Tippe deinen Namen oder nur Enter.
prompt-name = Dein Name>
settings-are = Deine Einstellungen:
settings-how = `einstellungen SCHLÜSSEL WERT` ändert eine auf Dauer, `einstellungen SCHLÜSSEL -` überlässt sie wieder dem Programm.
setting-is = Einstellung `{ $key }`: { $value }.
setting-unset = nicht gesetzt
setting-bad = `{ $key }` kann nicht `{ $text }` sein.
setting-bad-of = `{ $key }` kann nicht `{ $text }` sein. Zur Auswahl: { $values }.
no-setting = Die Einstellung `{ $text }` gibt es nicht. Zur Auswahl: { $keys }.
no-setting-near = Die Einstellung `{ $text }` gibt es nicht. Meinst du `{ $near }`?
lobby-kept = Begonnene Spiele, die du fortsetzen kannst:
lobby-match = { $title }, Runde { $n }: { $totals }; zuletzt: { $last }
no-such-offer =
    Kein begonnenes Spiel heißt `{ $text }`; { $n ->
        [0] es gibt keins
        [one] es gibt `r1`
       *[other] es gibt `r1` bis `r{ $n }`
    }.
forget-sure = Tippe noch einmal `vergessen { $text }`, um dieses Spiel endgültig zu löschen.
forgotten = Es ist vergessen.
lobby-damaged = { $path } ist beschädigt: { $why }
lobby-games = Die Spielarten:
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } ergibt kein Spiel: { $why }
lobby-choose = Tippe eine Nummer oder den Namen einer Spielart; Enter beginnt mit `{ $game }`. `hilfe` nennt die Befehle, `ende` beendet das Programm.
lobby-go-on = Tippe eine Nummer oder den Namen einer Spielart; Enter setzt das laufende Spiel fort. `hilfe` nennt die Befehle, `ende` beendet das Programm.
lobby-go-on-first = Tippe eine Nummer oder den Namen einer Spielart; Enter setzt `r1` fort. `hilfe` nennt die Befehle, `ende` beendet das Programm.
how-to-play =
    Du bist { $own } und spielst gegen { $others }. Lege einen Stein an, bei dem eine Hälfte zu einem offenen Ende der Kette passt: Tippe seine Nummer in der Liste oder den Stein selbst, etwa `6-4 links`. Passt keiner, steht in der Liste, was du tun kannst.
    `regeln` verrät mehr über das Spiel, `tipp` zeigt, was gute Spieler tun würden, `hilfe` nennt die Befehle, und `ende` beendet das Programm.
how-to-play-pairs = Du und { $partner } spielt zusammen: Was ihr auf der Hand habt und was ihr an Punkten bekommt, zählt gemeinsam.
how-to-table = Auf diesem Tisch kann ein Stein in mehrere Richtungen zeigen; die Richtung tippst du nach dem Ende, etwa `6-4 links n`: `n` ist Norden (oben auf dem Bild), `o` Osten (rechts), `s` Süden (unten), `w` Westen (links).
prompt-lobby = domino>

## The match

# $limit also stands in brackets behind the totals.
game = { $title }, { $limit }: { $seats }. Startwert { $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
game-pairs = { $first } spielen zusammen, gegen { $second }.
limit-points =
    bis { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
limit-rounds =
    über { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
limit-both =
    bis { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, höchstens { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }
resumed =
    { $n ->
        [0] Das Spiel geht vor der ersten Runde weiter.
       *[other] Das Spiel geht in Runde { $n } weiter.
    }
resumed-after = Das Spiel geht nach Runde { $n } weiter.
round = Runde { $n }
redealt = Niemand hat einen Doppelstein: Es wird neu ausgeteilt.
dealt =
    Je { $hand ->
        [one] 1 Stein
       *[other] { $hand } Steine
    }, im Stapel { $boneyard ->
        [0] liegt keiner
        [one] liegt 1
       *[other] liegen { $boneyard }
    }.
dealt-dead =
    Je { $hand ->
        [one] 1 Stein
       *[other] { $hand } Steine
    }; { $dead ->
        [0] alle Steine sind im Spiel
        [one] 1 Stein ist nicht im Spiel
       *[other] { $dead } Steine sind nicht im Spiel
    }.
dealt-unequal = Steine: { $hands }.
set-up = Die Runde geht von einer gegebenen Stellung aus weiter; { $name } ist am Zug.
leads = { $name } beginnt.
start-tile = Der Startstein ist { $tile }.
did = { $name }: { $what }
did-lead = beginnt mit { $tile }
did-draw =
    zieht { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } (Enden { $ends })
did-draw-shown = zieht { $tiles } (Enden { $ends })
did-pass = passt (Enden { $ends })
fell-back = { $name } wollte { $wanted }, aber das geht nicht; stattdessen wird der erste mögliche Zug gespielt.
out = { $name } ist alle Steine los.
blocked = Die Runde ist blockiert.
blocked-all-lie = Alle offenen Enden zeigen { $pips }, und alle { $n } Steine mit { $pips } liegen auf dem Tisch.
blocked-nobody = Niemand hat einen Stein für die { $pips } ({ end-name }).
blocked-mover = { $name } hat keinen passenden Stein, und zu ziehen gibt es nichts mehr.
hand-left = { $pips }  { $tiles }
# $sum can be negative, so it goes with no verb: `A Ada: -14 Punkte`.
score-line =
    { $name }: { $sum } { $points ->
        [one] Punkt
       *[other] Punkte
    } = { $terms }
score-sum =
    { $name }: { $sum } { $points ->
        [one] Punkt
       *[other] Punkte
    }
charge-line =
    { $name } { $n ->
        [one] bekommt
       *[other] bekommen
    } { $sum } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
    }: { $terms }
charge-sum =
    { $name } { $n ->
        [one] bekommt
       *[other] bekommen
    } { $sum } { $points ->
        [one] Strafpunkt
       *[other] Strafpunkte
    }
score-own-hand = eigene Hand
score-own-hands = eigene Hände
score-floor = { $terms }, nie unter 0
score-out = alle Steine los
score-paid = an { $to }
score-nobody = Niemand gewinnt die Runde, also gibt es keine Punkte.
score-replayed = Niemand gewinnt die Runde, also wird sie noch einmal gespielt.
score-rule = (Nach den Regeln: { $rule })
totals = Stand: { $totals } ({ $limit }).
totals-lowest = Stand: { $totals } ({ $limit }; wer am wenigsten hat, gewinnt).
total = { $name } { $n }
match-over =
    Das Spiel ist nach { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    } zu Ende.
seed-was = Der Startwert war { $seed }.
standing = { $rank }. { $name }
standing-points =
    { $points }  { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    } gewonnen
won =
    { $names } { $n ->
        [one] gewinnt
       *[other] gewinnen
    }.
won-shared = { $names } teilen sich den Sieg.
drawn = Das Spiel endet unentschieden.
and = { $first } und { $last }
name-human = Mensch

## A turn

table-empty = Der Tisch ist leer.
line-of-play = Die Kette von links nach rechts: { $tiles }
line-of-play-headings = Die Kette von links nach rechts und wohin jeder Stein ging: { $tiles }
last-tile = Zuletzt: { $tile }
# Adverbs: `6-4 links`, `passt links`, `ein Ende links`.
end-name =
    { $end ->
        [left] links
        [right] rechts
        [up] oben
        [down] unten
        [public] gemeinsam
       *[other] { $end }
    }
heading-name =
    { $heading ->
        [n] n
        [e] o
        [s] s
        [w] w
       *[other] { $heading }
    }
heading-words =
    { $heading ->
        [n] Norden, Nord
        [e] Osten, Ost
        [s] Süden, Süd, Sueden, Sued
        [w] Westen, West
       *[other] { $heading }
    }
edge-name =
    { $side ->
        [n] der Nordrand
        [e] der Ostrand
        [s] der Südrand
        [w] der Westrand
       *[other] der Rand { $side }
    }
end = { end-name } ({ $key }) { $pips }
end-dead = { end-name } ({ $key }) { $pips } tot
# The directions in which each end can go on.
directions = Mögliche Richtungen: { $ends }.
# Those that the map has no room for.
directions-hidden = Auf dem Bild ist kein Platz für: { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first }; { $last }
too-wide-for-map = Der Tisch ist zu breit für diesen Bildschirm: Die Kette ist als Schlange gezeichnet, und deren Richtungen sind nicht die des Tisches.
table = Enden: { $ends }. Steine: { $hands }. Stapel: { $boneyard }.
table-reserve =
    Enden: { $ends }. Steine: { $hands }. Stapel: { $boneyard } ({ $reserve ->
        [one] 1 bleibt
       *[other] { $reserve } bleiben
    }).
table-no-boneyard = Enden: { $ends }. Steine: { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (Frühere Züge: `verlauf`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Steine: { $hands }.
elsewhere-boneyard = Steine: { $hands }. Stapel: { $boneyard }.
elsewhere-reserve =
    Steine: { $hands }. Stapel: { $boneyard } ({ $reserve ->
        [one] 1 bleibt
       *[other] { $reserve } bleiben
    }).
hand-size = { $name } { $n }
score-now = Stand: { $totals } ({ $limit }).
to-play = { $name } ist am Zug, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $tiles }
to-lead = { $name } beginnt, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $tiles }
to-lead-tile = { $name } muss mit { $tile } beginnen, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $tiles }
to-go-on = { $name } legt { end-name } weiter an, { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $tiles }
hand = { $name } hat { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }: { $tiles }
prompt-turn = { $name }>
prompt-handover = Die Tastatur geht an { $name }, dann Enter>
prompt-next = Enter für Runde { $n }>
prompt-over = Enter für eine Revanche>

## What was typed

not-understood = `{ $text }` ist weder ein Zug noch ein Befehl. Tippe eine Nummer der Liste, einen Stein wie `6-4` oder `hilfe`.
not-understood-near = `{ $text }` ist weder ein Zug noch ein Befehl. Meinst du `{ $near }`?
which-command = `{ $text }` könnte { $names } sein.
not-tile = `{ $text }` ist kein Zug: Für den Stein tippe `{ $tile }`.
too-many-pips = `{ $text }` ist kein Zug: Eine Hälfte hat 0 bis 18 Augen.
not-an-end = `{ $text }` ist kein Zug: Ein Ende heißt { $ends }.
not-a-heading = `{ $text }` ist kein Zug: Eine Richtung heißt { $headings }.
end-first = `{ $text }` ist kein Zug: Zuerst kommt das Ende, etwa `{ $typed }`.
lead-direction = `{ $text }` ist kein Zug: Der erste Stein braucht keine Richtung; tippe `{ $tile }`.
label-alone = `{ $text }` ist ein Ende mit einer Richtung: Setz einen Stein davor, etwa `{ $typed }`.
too-much = `{ $text }` ist kein Zug: Da steht mehr als ein Stein, ein Ende und eine Richtung.
too-much-end = `{ $text }` ist kein Zug: Da steht mehr als ein Stein und ein Ende.
no-such-number =
    `{ $text }` steht nicht in der Liste: { $n ->
        [one] Sie hat nur die 1.
       *[other] Sie geht von 1 bis { $n }.
    }
no-such-number-tile =
    `{ $text }` steht nicht in der Liste: { $n ->
        [one] Sie hat nur die 1.
       *[other] Sie geht von 1 bis { $n }.
    } Für den Stein tippe `{ $tile }`.
line-too-long = Die Zeile ist zu lang für einen Zug oder einen Befehl.
ambiguous = { $tile } lässt sich auf mehrere Arten anlegen: Tippe { $ends }.
# Words that can stand before a tile that is typed.
play-words = lege, legen, spiele, spielen
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Es wurde nichts gespielt.
turn-over-before = `{ $text }` kommt zu spät: Vorher ist der Zug zu Ende.
draw-before = `{ $text }` muss warten, bis du siehst, was du gezogen hast.
or = { $first } oder { $last }
no-turn-lobby = Wähle zuerst, was gespielt wird.
no-turn-before = Noch sind keine Steine ausgeteilt.
no-turn-handover = An der Tastatur ist jetzt { $name }; Enter zeigt die Hand.
no-turn-between = Die Runde ist vorbei; mit Enter oder `weiter` geht es weiter.
no-turn-over = Das Spiel ist zu Ende.
interrupted = Noch einmal Strg-C beendet das Programm; mit Enter geht es weiter.

## Why an action is not legal

refused-round-over = Das geht nicht: Die Runde ist vorbei.
refused-out-of-turn = Das geht nicht: { $name } ist am Zug.
refused-on-table = Das geht nicht: { $tile } liegt schon auf dem Tisch.
refused-not-in-hand = Das geht nicht: { $tile } hast du nicht auf der Hand.
refused-not-in-set = Das geht nicht: Im Doppel-{ $n }-Domino gibt es { $tile } nicht.
refused-must-lead = Das geht nicht: Als Erstes muss { $tile } gelegt werden.
refused-not-a-lead = Das geht nicht: Es liegen schon Steine auf dem Tisch; sag dazu, an welches Ende { $tile } soll.
refused-nothing-laid = Das geht nicht: Der Tisch ist leer, ein Ende { end-name } gibt es noch nicht; tippe `{ $tile }`.
refused-no-such-end = Das geht nicht: Ein Ende { end-name } gibt es nicht; es gibt { $ends }.
refused-run = Das geht nicht: In diesem Zug geht es { end-name } weiter.
refused-match = Das geht nicht: { $tile } passt { end-name } nicht, dort liegt eine { $pips }.
refused-match-any = Das geht nicht: { $tile } passt an kein offenes Ende; offen sind { $ends }.
refused-edge = Das geht nicht: Für { $tile } ist { end-name } { $edge } des Tisches im Weg.
refused-at-edge = Das geht nicht: Das Ende { end-name } ist tot, denn dort ist { $edge } des Tisches erreicht.
refused-each-way = Das geht nicht: Für { $tile } ist { end-name } in jeder Richtung etwas im Weg ({ $ways }).
way = { $heading }: { $what }
refused-in-the-way = Das geht nicht: Für { $tile } ist { end-name } der Stein { $other } im Weg.
refused-backward = Das geht nicht: { $tile } kann { end-name } nicht dorthin zurück, wo die Kette herkommt.
refused-corner = Das geht nicht: Mit { $tile } geht es { end-name } nur geradeaus weiter.
refused-no-room = Das geht nicht: Für { $tile } ist { end-name } kein Platz.
refused-no-table = Das geht nicht: In diesem Spiel gibt es keine Richtungen; lass `{ $heading }` weg.
refused-draw-never = Das geht nicht: In diesem Spiel wird nicht gezogen.
refused-draw-must-play = Das geht nicht: Du kannst einen Stein anlegen, also darfst du nicht ziehen.
refused-draw-closed =
    { $reserve ->
        [0] Das geht nicht: Der Stapel ist leer.
        [one] Das geht nicht: Der letzte Stein des Stapels bleibt liegen.
       *[other] Das geht nicht: Die letzten { $reserve } Steine des Stapels bleiben liegen.
    }
refused-draw-enough =
    Das geht nicht: Du hast schon { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } gezogen, mehr darf man in einem Zug nicht.
refused-pass-must-play = Das geht nicht: Du kannst einen Stein anlegen, also darfst du nicht passen.
refused-pass-must-draw = Das geht nicht: Du kannst ziehen, also darfst du nicht passen.
refused-otherwise = Das geht nicht: { $why }.

## Why an action is legal, and what is advised

why-fits = Das geht: { $tile } passt { end-name }, dort liegt eine { $pips }.
why-fits-toward = Das geht: { $tile } passt { end-name }, dort liegt eine { $pips }; Richtung { $headings }.
why-wild = Das geht: { $tile } ist ein Doppelstein und darf { end-name } angelegt werden, obwohl die Zahl nicht passt.
why-wild-toward = Das geht: { $tile } ist ein Doppelstein und darf { end-name } angelegt werden, obwohl die Zahl nicht passt; Richtung { $headings }.
why-lead = Das geht: Mit { $tile } darf man beginnen.
why-draw = Das geht: Du kannst ziehen.
why-pass = Das geht: Du kannst passen.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open = Offen: { end-name } liegt eine { $pips }, und es gibt noch einen Stein, der dort passt.
why-end-used = Tot: { end-name } liegt eine { $pips }, und es gibt keinen Stein mehr, der dort passt.
why-end-at-edge = Tot: { end-name } ist { $edge } des Tisches erreicht.
why-end-blocked = Tot: { end-name } liegt eine { $pips }, und in jeder Richtung ist etwas im Weg ({ $ways }).
why-usage = Tippe einen Stein, einen Zug oder ein Ende dahinter, etwa `warum 6-4`, `warum passen` oder `warum links`.
rule-words = Regel `{ $key }`: { $words }
rule-sourced = Regel `{ $key }`: { $words } ({ $sources })
no-rule = Es gibt keine Regel `{ $text }`. Zur Auswahl: { $keys }.
no-rule-near = Es gibt keine Regel `{ $text }`. Meinst du `{ $near }`?
hint-only = Möglich ist nur { $action }.
hint-best = Der Computerspieler `steady` würde { $action } wählen.
hint-run =
    Damit legst du in diesem Zug { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }.
hint-out = Damit ist deine Hand leer.
hint-pips =
    Danach hast du noch { $n ->
        [one] 1 Auge
       *[other] { $n } Augen
    } auf der Hand.
hint-ends =
    { $tiles ->
        [0] Keiner deiner Steine würde dann an ein offenes Ende passen.
        [one] Einer deiner Steine würde dann passen, an { $n } von { $of } offenen Enden.
       *[other] { $tiles } deiner Steine würden dann passen, an { $n } von { $of } offenen Enden.
    }
hint-doubles =
    { $n ->
        [one] 1 Doppelstein auf deiner Hand würde zu keinem offenen Ende passen.
       *[other] { $n } Doppelsteine auf deiner Hand würden zu keinem offenen Ende passen.
    }
hint-wild =
    { $n ->
        [one] 1 weiterer Stein ließe sich anlegen, obwohl er nicht passt.
       *[other] { $n } weitere Steine ließen sich anlegen, obwohl sie nicht passen.
    }
hint-next = { $name } hat mit etwa { $percent } % Wahrscheinlichkeit keinen passenden Stein.
hint-second = Zweite Wahl: { $action }.
counts-own = Auf deiner Hand und auf dem Tisch siehst du von jeder Zahl so viele Steine, und so viele sind verdeckt:
counts-public = Auf dem Tisch liegen von jeder Zahl so viele Steine, und so viele sind verdeckt:
count = { $pips }: { $seen } gesehen, { $unseen } verdeckt

## Commands
#
# Umlauts are also found without their dots (`zuge`); the spelling with `e` (`zuege`) is a name of its own.

cmd-help = hilfe
    .argument = [BEFEHL]
    .summary = nennt die Befehle oder erklärt einen
    .page = Mit dem Namen eines Befehls erfährst du mehr über ihn. Von einem Namen genügt jeder Anfang, den nur ein Befehl hat. Nur `ende` und `weiter` wollen ganz getippt werden.
cmd-moves = züge, zuege
    .summary = zeigt den Tisch und was du tun kannst
    .page = Statt eines Zugs kannst du die Nummer tippen, die davor steht. Eine leere Zeile tut dasselbe wie `züge`; gibt es nur einen Zug, spielt sie ihn.
cmd-hand = hand
    .summary = zeigt deine Hand
    .page = `ordnen` bestimmt die Reihenfolge der Steine. Nach einer Runde siehst du, was übrig ist.
cmd-table = tisch, kette
    .summary = zeigt die Kette und ihre offenen Enden
    .page = Ist das Bild an, wird der ganze Tisch gezeichnet; sonst steht die Kette in einer Zeile, vom linken Ende an, was seit deinem Zug gelegt wurde, in spitzen Klammern.
cmd-counts = zählen, zaehlen
    .summary = zählt gesehene und verdeckte Steine jeder Zahl
    .page = Gesehen sind die Steine auf dem Tisch und auf deiner Hand. Verdeckt sind die der anderen und die im Stapel.
cmd-log = verlauf
    .summary = erzählt diese Runde vom Austeilen an
    .page = Jeder Zug ist eine Zeile, mit der Nummer seines letzten Schritts, wie `domino replay --turn` zählt. Du liest, was alle am Tisch sehen konnten.
cmd-score = punkte, stand
    .summary = zeigt den Stand
    .page = Es ist der Stand nach der letzten Runde, die zu Ende ist.
cmd-rules = regeln
    .argument = [REGEL]
    .summary = erklärt kurz die Regeln oder eine davon
    .page = Mit einer Regel dahinter, etwa `draw` oder `score`, erfährst du, was sie sagt, wie sie in einer Regeldatei steht und woher sie kommt. Mit dem Namen einer Spielart, etwa `snake`, erfährst du deren Regeln in Kürze; `domino rules` mit dem Namen der Spielart erklärt alle.
cmd-why = warum
    .argument = STEIN|ZUG|ENDE
    .summary = sagt, warum ein Zug geht oder nicht, oder warum ein Ende tot ist
    .page = Dahinter steht ein Stein, ein Zug oder ein Ende, etwa `warum 6-4`, `warum 6-4 links` oder `warum passen`. Du erfährst die Regel und woher sie kommt; gespielt wird dabei nichts. `warum links` sagt, warum ein Ende offen oder tot ist. `warum punkte` sagt, welche Regel hinter den letzten Punkten steht.
cmd-hint = tipp
    .summary = sagt, was `steady` tun würde und warum
    .page = Der Computerspieler `steady` weiß nicht mehr als du: deine Hand, den Tisch und wie viele Steine die anderen haben.
cmd-undo = zurück, zurueck
    .summary = nimmt deine letzte Wahl und alles danach zurück
    .page = Gezogene Steine gehen in ihrer Reihenfolge zurück. Auch Züge, bei denen es keine Wahl gab, werden zurückgenommen. Die Aufzeichnung hält fest, dass etwas zurückgenommen wurde.
cmd-redo = wiederholen, vor
    .summary = wiederholt, was zurückgenommen wurde
    .page = Das geht, bis du etwas anderes tust.
cmd-draw = ziehen, z
    .summary = zieht vom Stapel
    .page = Das ist ein Zug wie die Steine der Liste, wenn die Regeln es erlauben. `regeln draw` sagt, wann.
cmd-pass = passen
    .summary = lässt deinen Zug aus
    .page = Das ist ein Zug wie die Steine der Liste, wenn sonst nichts möglich ist.
cmd-next = weiter
    .summary = geht weiter zur nächsten Runde
    .page = Das geht zwischen zwei Runden. Eine leere Zeile tut dort dasselbe.
cmd-save = speichern, sichern
    .argument = [DATEI]
    .summary = schreibt das Spiel als Aufzeichnung in eine Datei
    .page = Ohne Namen heißt die Datei nach der Spielart und dem Startwert. Eine Datei, die keine Aufzeichnung ist, wird nie überschrieben.
cmd-load = laden
    .argument = [DATEI]
    .summary = setzt das Spiel einer Aufzeichnung fort
    .page = Das Spiel auf dem Tisch bleibt, wie es ist. Ist die Datei beschädigt, erfährst du, wo; danach setzt `laden` allein fort, was zu retten ist.
cmd-resume = fortsetzen
    .argument = [r1]
    .summary = setzt ein begonnenes Spiel fort
    .page = Die Nummern stehen in der Liste von `neu`. Ohne Nummer geht es mit dem Spiel weiter, das zuletzt gespielt wurde.
cmd-forget = vergessen
    .argument = r1
    .summary = löscht ein begonnenes Spiel
    .page = Die Nummern stehen in der Liste von `neu`. Vor dem Löschen muss der Befehl noch einmal getippt werden.
cmd-new = neu
    .argument = [SPIELART]
    .summary = beginnt ein neues Spiel oder zeigt die Spielarten
    .page = Mit dem Namen einer Spielart beginnt ein Spiel davon. Das Spiel auf dem Tisch bleibt, wie es ist. Eine Zahl dahinter sagt, wie viele spielen: `neu boxed 4`.
cmd-seats = plätze, plaetze
    .argument = [PLÄTZE]
    .summary = zeigt, wer wo sitzt, oder besetzt die Plätze für das nächste Spiel
    .page = Die Plätze tippst du wie in `plätze human:Ada,steady,human:Bo`, A zuerst; `neu` beginnt dann ein Spiel damit. Eine Zahl allein setzt dich mit so vielen an den Tisch: `plätze 4`.
cmd-lang = sprache
    .argument = [SPRACHE]
    .summary = zeigt oder wechselt die Sprache
    .page = Du wählst sie mit ihrem Kürzel, etwa `de`, oder mit ihrem eigenen Namen.
cmd-auto = auto, automatisch
    .argument = [an|aus]
    .summary = spielt von selbst, wenn es nur einen Zug gibt
    .page = Von Anfang an ist es an: Hast du nur einen möglichen Zug, wird er gleich gespielt und erzählt wie jeder andere. `einstellungen auto off` schaltet es auf Dauer aus.
cmd-sort = ordnen, sortieren
    .argument = [augen|zahl|gezogen]
    .summary = bestimmt die Reihenfolge deiner Steine
    .page = `augen` beginnt mit dem schwersten Stein, `zahl` geht nach der größeren Hälfte, `gezogen` lässt die Steine, wie sie kamen.
cmd-map = bild, karte
    .argument = [an|aus|ascii|linien|symbole]
    .summary = zeichnet den Tisch oder bestimmt, wie du ihn bei deinem Zug siehst
    .page = Allein zeichnet es einmal den ganzen Tisch. Mit `an` siehst du bei jedem Zug die Steine, wie sie liegen, oder die Kette als Schlange; mit `aus` steht die Kette in einer Zeile. `ascii`, `linien` und `symbole` wählen die Zeichen. An jedem offenen Ende steht, was du tippst, um dort anzulegen; der zuletzt gelegte Stein hat dicke Linien, Sterne an den Ecken oder hinter seinem Symbol ein `<`. Auf einem Tisch nennt ein Buchstabe die Richtung: `n` ist Norden (oben), `o` Osten (rechts), `s` Süden (unten), `w` Westen (links). In schlichten Zeilen gibt es kein Bild.
cmd-plain = schlicht, einfach
    .argument = [an|aus]
    .summary = erzählt alles in schlichten Zeilen
    .page = Jedes Ereignis ist eine Zeile, ohne Zeichnung und ohne Farbe: für Vorleseprogramme und Skripte.
cmd-settings = einstellungen
    .argument = [SCHLÜSSEL [WERT]]
    .summary = zeigt oder ändert, was gemerkt wird
    .page = Es steht in einer Datei, für jetzt und später: dein Name (`name`), `lang`, `tiles`, die Farben (`theme`), `auto`, `map`, `sort`, `plain`, die üblichen Plätze (`seats`) und das Spiel, das Enter beginnt (`game`). Optionen und Umgebung gehen vor.
cmd-quit = ende, beenden
    .summary = beendet das Programm
    .page = Das Ende der Eingabe (Strg-D) tut dasselbe.
word =
    { $word ->
        [on] an
        [off] aus
        [pips] augen
        [suit] zahl
        [given] gezogen
        [ascii] ascii
        [box] linien
        [glyph] symbole
       *[other] { $word }
    }
help-commands = Die Befehle; mehr zu einem sagt zum Beispiel `hilfe tipp`:
# The groups of commands, as short as can be.
help-turn = Dein Zug
help-game = Das Spiel
help-matches = Spiele
help-look = Einstellungen
help-program = Programm
help-actions = Für einen Zug tippe seine Nummer in der Liste oder den Zug selbst: einen Stein wie `6-4` (auch `4-6`, `6|4` oder `[6|4]`), mit `links` oder `rechts` (`l`, `r`), wenn er an beiden Enden passt, und auf einem Tisch danach mit der Richtung, etwa `6-4 links n`; oder `ziehen`; oder `passen`. Mehrere stehen in einer Zeile, mit Kommas dazwischen: `5-4 l, 4-0`.
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = Auch: { $aliases }.
help-no-command = Es gibt keinen Befehl `{ $text }`; `hilfe` nennt alle.
help-no-command-near = Es gibt keinen Befehl `{ $text }`. Meinst du `{ $near }`?
no-log = Noch ist nichts geschehen.
score-in-round = Runde { $n } läuft.
score-after-round =
    { $n ->
        [one] 1 Runde ist gespielt.
       *[other] { $n } Runden sind gespielt.
    }
score-before = Noch hat keine Runde begonnen.
cannot-go-on = { $name } ist am Zug; die nächste Runde kommt nach dieser.
# `Schritt`: what one seat does, also where a turn lays several tiles.
undone =
    { $n ->
        [one] 1 Schritt wurde zurückgenommen.
       *[other] { $n } Schritte wurden zurückgenommen.
    } { $name } entscheidet neu.
redone =
    { $n ->
        [one] 1 Schritt wurde wiederholt.
       *[other] { $n } Schritte wurden wiederholt.
    }
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es wurde nichts zurückgenommen.
load-usage = Tippe die Datei dahinter, etwa `laden abend.domino`.
load-failed = { $path } ließ sich nicht lesen: { $why }.
load-damaged =
    { $path } ist beschädigt: { $why }.
    { $n ->
        [one] Die erste Zeile ist
       *[other] Die ersten { $n } Zeilen sind
    } in Ordnung: `laden` allein macht dort weiter, und die Datei bleibt, wie sie ist.
load-nothing = { $path } ist keine Aufzeichnung eines Spiels: { $why }.
load-view = { $path } zeigt das Spiel nur von einem Platz aus und lässt sich nicht fortsetzen.
load-no-seats = { $path } endet, bevor die Spieler genannt sind.
left-behind = Das Spiel davor bleibt, wie es ist.
no-game = Es gibt keine Spielart `{ $text }`. Zur Auswahl: { $games }.
no-game-near = Es gibt keine Spielart `{ $text }`. Meinst du `{ $near }`?
game-players =
    { $n ->
        [one] „{ $title }“ kann man nicht allein spielen.
       *[other] „{ $title }“ ist nicht für { $n } Spieler.
    }
rematch = Revanche: Alle rücken einen Platz weiter.
seats-now = Am Tisch: { $seats }.
seats-next = Für das nächste Spiel: { $seats }. `neu` beginnt es.
seats-bad = `{ $text }` kann nicht am Tisch sitzen. Ein Mensch ist `human` oder `human:NAME`; die Computerspieler sind { $players }; nenne mindestens 2 Plätze, durch Kommas getrennt.
lang-now = Die Sprache ist { $name }. Zur Auswahl: { $codes }.
lang-unknown = `{ $text }` ist keine Sprache dieses Programms. Zur Auswahl: { $codes }.
auto-is = Von selbst spielen, wenn es nur einen Zug gibt: { $state }.
sort-is = Reihenfolge deiner Steine: { $sort }. Zur Auswahl: { $sorts }.
map-is = Bild vom Tisch bei deinem Zug: { $state }. Seine Zeichen: { $style }.
map-plain = In schlichten Zeilen gibt es kein Bild.
plain-is = Schlichte Zeilen: { $state }.
word-unknown = `{ $text }` kann hier nicht stehen; tippe { $words }.
no-leader = Die nächste Runde kann nicht beginnen: { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = das Spiel ist zu Ende
start-round-open = Runde { $n } ist noch nicht zu Ende
start-no-leader = ohne Startwert sagen die Regeln nicht, wer beginnt
start-seats = Plätze: { $seats }, Spieler: { $players }; es müssen gleich viele sein
start-nobody-plays = am Platz { $seat } sitzt niemand
start-too-long = nach { $n } Runden hat niemand gewonnen
start-no-player = einen Spieler `{ $text }` gibt es nicht; zur Auswahl: { $players }
start-no-player-near = einen Spieler `{ $text }` gibt es nicht; meinst du `{ $near }`?
start-view = die Aufzeichnung zeigt das Spiel nur von einem Platz aus; was zum Fortsetzen nötig ist, steht nicht darin

## The rule sheet

game-title =
    { $name ->
        [boxed] Domino aus der Schachtel
        [snake] Schlange
        [penalty] Vier Runden
        [beginners] Domino für Anfänger
        [hungarian] Ungarisches Domino
        [table] Auf dem Tisch
        [block] Blockdomino
        [draw] Ziehdomino
        [custom] Eigenes Spiel
       *[other] { $title }
    }
# At most 65 columns, so that each stays on its line in the lobby.
game-summary =
    { $name ->
        [boxed] 5 Steine, Doppelstein beginnt, einen ziehen, warten; 2–6 Spieler.
        [snake] 7 Steine, erster Stein frei, einen ziehen, warten; 2–4 Spieler.
        [penalty] 4 Runden, Reste zählen minus, bis zu drei ziehen; 2 Spieler.
        [beginners] Doppelsteine passen überall, man zieht je zwei; 2–4 Spieler.
        [hungarian] Alles an einem Ende, ohne Ziehen, 100 verliert; 2–4 Spieler.
        [table] Echter Tisch: Ecken, Doppelsteine quer, tote Enden; 2 Spieler.
        [block] Das Grundspiel ohne Ziehen: Wer nicht kann, passt; 2–4 Spieler.
        [draw] Das Grundspiel: ziehen, bis ein Stein passt; 2–4 Spieler.
        [custom] Ein Spiel mit eigenen Regeln.
       *[other] { $summary }
    }
summary-changed = Die Spielart `{ $name }` mit Änderungen.
sheet-title = { $title } (`{ $name }`)
sheet-file = Regeln aus einer Datei
sheet-house-rule = Hausregel
sheet-note = In Klammern steht, woher eine Regel kommt: S0.13 ist ein Satz des Quellblatts S0 und S0/0-9 eine Lücke dieses Blatts, so wie sie hier geschlossen ist; die übrigen Kürzel erklärt docs/RULES-FORMAT.md.
diff-same = Die Regeln sind gleich.
diff-intro =
    „{ $first }“ und „{ $second }“ unterscheiden sich in { $n ->
        [one] 1 Regel
       *[other] { $n } Regeln
    }.

# The headings of the sheet.
topic-game = Das Spiel
topic-deal = Das Austeilen
topic-start = Der Beginn
topic-play = Das Anlegen
topic-draw = Das Ziehen
topic-round-end = Das Ende einer Runde
topic-score = Die Punkte
topic-match-end = Das Ende des Spiels

# Inserted behind `dem`.
set-name = Doppel-{ $highest }-Domino
range = { $least }–{ $most }
sheet-set =
    Gespielt wird mit dem { $set } aus { $n ->
        [one] 1 Stein
       *[other] { $n } Steinen
    }.
sheet-players = Das Spiel ist für { $range } Spieler.
sheet-players-by-set = Das Spiel ist { $list }.
sheet-players-set = mit dem { $set } für { $range } Spieler
sheet-teams-none = Alle spielen für sich.
sheet-teams-pairs = Je zwei spielen zusammen, A und C gegen B und D: Was Partner auf der Hand haben und was sie an Punkten bekommen, zählt gemeinsam.
sheet-hand =
    Alle bekommen je { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }.
sheet-hand-by-players = Alle bekommen je { $list }.
sheet-by-players =
    { $n ->
        [0] keine Steine
        [one] 1 Stein
       *[other] { $n } Steine
    } bei { $players } Spielern
sheet-redeal-never = Gespielt wird mit den Steinen, die man bekommt; neu ausgeteilt wird nicht.
sheet-redeal-no-double = Hat niemand einen Doppelstein, werden alle Steine neu gemischt und ausgeteilt.
# The start-... phrases are clauses with `wer`.
sheet-start = In der ersten Runde beginnt, { $list }.
sheet-later = In späteren Runden beginnt, { $list }.
sheet-later-same = Für spätere Runden gilt dasselbe wie für die erste.
sheet-else = { $first }; gibt es ihn nicht, dann, { $next }
start-highest-double = wer den höchsten Doppelstein hat
start-highest-pips = wer den Stein mit den meisten Augen hat (bei gleich vielen zählt der Doppelstein, dann der mit der größeren Hälfte)
start-highest-half = wer den Stein mit der größten Hälfte hat (danach zählt die größere andere Hälfte: 6-5 vor 5-4 und 6-3)
start-tile-holder = wer { $tile } hat
start-seat = wer auf Platz { $seat } sitzt
start-random = wer ausgelost wird
start-winner = wer die Runde davor gewonnen hat
start-winner-pairs = wer die Runde davor gewonnen hat (von zwei Partnern: wer alle Steine los war, sonst wer weniger Augen übrig hatte)
start-loser = wer in der Runde davor die meisten Augen übrig hatte
start-next = wer nach dem an der Reihe ist, der die Runde davor begonnen hat
sheet-first-deciding = Der Stein, der über den Beginn entscheidet, muss zuerst gelegt werden.
sheet-first-deciding-if = Entscheidet ein Stein über den Beginn, muss er zuerst gelegt werden; entscheidet keiner, darf es jeder Stein sein.
sheet-first-free = Zuerst darf jeder beliebige Stein gelegt werden.
sheet-first-before = Vor dem Austeilen wird ein beliebiger Stein offen auf den Tisch gelegt. Mit ihm beginnt die Kette, und er gehört niemandem; wer beginnt, hat den ersten Zug.
sheet-first-before-non-double = Vor dem Austeilen wird ein Stein, der kein Doppelstein ist, offen auf den Tisch gelegt. Mit ihm beginnt die Kette, und er gehört niemandem; wer beginnt, hat den ersten Zug.
sheet-clockwise = Es geht reihum nach links, im Uhrzeigersinn.
sheet-counter-clockwise = Es geht reihum nach rechts, gegen den Uhrzeigersinn.
sheet-turn-one = In einem Zug wird ein Stein an einem der beiden Enden der Kette angelegt, und zwar so, dass die Hälften, die sich berühren, gleich viele Augen haben.
sheet-run-one-end = In einem Zug wird ein Stein nach dem anderen angelegt, solange einer passt, und zwar alle am selben Ende der Kette, das man mit dem ersten wählt; die Hälften, die sich berühren, haben gleich viele Augen.
sheet-run-both-ends = In einem Zug wird ein Stein nach dem anderen angelegt, solange einer passt, jeder an einem der beiden Enden der Kette; die Hälften, die sich berühren, haben gleich viele Augen.
sheet-turn-must = Wer einen Stein anlegen kann, muss es tun.
sheet-turn-must-match = Wer einen passenden Stein hat, muss einen Stein anlegen.
sheet-opening-one-end = Wer die Runde beginnt, legt nach dem ersten Stein im selben Zug weiter an, und zwar alles am selben Ende.
sheet-opening-both-ends = Wer die Runde beginnt, legt nach dem ersten Stein im selben Zug weiter an, jedes Mal an einem der beiden Enden.
sheet-surface-unbounded = Für jeden Stein ist Platz, wie auch immer die Kette läuft.
sheet-surface = Die Steine liegen auf einem Tisch von { $width } mal { $height } Feldern, jedes so groß wie eine Hälfte. Ein Stein, der über den Rand ragen oder auf einem anderen liegen würde, kann nicht angelegt werden; ein Ende, an dem nichts mehr geht, ist tot.
sheet-surface-first = Der erste Stein liegt in der Mitte des Tisches, in Richtung der längeren Seite; ein Doppelstein liegt quer dazu.
sheet-corners-allowed = Ein Doppelstein liegt quer zur Kette, und die Kette läuft durch ihn geradeaus weiter. Zwischen zwei Steinen, die keine Doppelsteine sind, darf die Kette auch nach links oder rechts abbiegen.
sheet-edge-dead = Ein Ende, dessen offene Hälfte zum Tischrand zeigt und ihn berührt, ist tot: Dort kann die Kette nicht abbiegen.
sheet-edge-turn = Hat ein Ende den Tischrand erreicht, kann die Kette abbiegen und am Rand entlang weiterlaufen.
sheet-corners-never = Die Kette biegt nie ab, und Doppelsteine liegen quer zu ihr.
sheet-doubles-offset = Ein Doppelstein liegt nicht mittig auf der Kette: Die eine Hälfte liegt in ihr, die andere steht in Laufrichtung nach rechts hinaus.
sheet-contact-allowed = Ein Stein darf außer seinen Nachbarn in der Kette auch andere berühren.
sheet-contact-never = Ein Stein darf nur mit seinen Nachbarn in der Kette eine Seite gemeinsam haben; Ecken dürfen sich berühren.
sheet-dead-ends-draw-on = Auch wenn alle sehen, dass nichts mehr passt, wird weitergezogen, solange es Steine zu ziehen gibt.
sheet-dead-ends-block = Sehen alle, dass kein Stein mehr passt, ist die Runde sofort blockiert.
sheet-dead-ends-idle = Tote Enden ändern nichts, denn gezogen wird nicht.
sheet-wild-none = Auch Doppelsteine müssen passen wie jeder andere Stein.
sheet-wild-any = Ein Doppelstein darf an jedem offenen Ende angelegt werden, gleich welche Zahl dort liegt; das Ende zeigt danach die Zahl des Doppelsteins.
sheet-wild-non-doubles = Ein Doppelstein darf an jedem offenen Ende angelegt werden, an dem kein Doppelstein liegt, gleich welche Zahl es zeigt; das Ende zeigt danach die Zahl des Doppelsteins.
sheet-wild-optional = Einen Doppelstein, der nicht passt, darf man zurückhalten, solange es Steine zu ziehen gibt, und nach dem Ziehen für den Rest des Zugs.
sheet-wild-compulsory = Ein Doppelstein, der nicht passt, muss angelegt werden, wenn sich sonst nichts anlegen lässt.
sheet-draw-never = Gezogen wird nicht: Steine, die nicht ausgeteilt werden, sind nicht im Spiel.
sheet-draw-stuck =
    Wer keinen Stein anlegen kann, zieht { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } vom Stapel.
sheet-draw-unmatched =
    Wer keinen passenden Stein hat, zieht { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } vom Stapel oder legt einen Doppelstein an, der nicht passt.
sheet-draw-any-time =
    Statt einen Stein anzulegen, darf man { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    } vom Stapel ziehen; wer keinen Stein anlegen kann, muss ziehen.
sheet-draw-once = Passt dann ein Stein, muss einer angelegt werden; sonst ist der Zug vorbei.
sheet-draw-next-turn = Damit ist der Zug vorbei; ein gezogener Stein darf erst ab dem nächsten Zug angelegt werden.
sheet-draw-until = Gezogen wird, bis ein Stein passt; dann muss einer angelegt werden.
sheet-draw-until-any-time = Man darf weiterziehen, und man muss es, bis ein Stein passt; zuletzt muss ein Stein angelegt werden.
sheet-draw-at-most =
    { $n ->
        [one] In einem Zug wird höchstens 1 Stein gezogen; wer dann noch keinen anlegen kann, passt.
       *[other] In einem Zug werden höchstens { $n } Steine gezogen; wer { $n } vergeblich gezogen hat, passt.
    }
sheet-pass-never = Wer keinen Stein anlegen kann, passt.
sheet-pass-never-unless = Wer keinen Stein anlegen kann, passt, es sei denn, damit endet die Runde.
sheet-pass = Wer weder anlegen noch ziehen kann, passt.
sheet-pass-unless = Wer weder anlegen noch ziehen kann, passt, es sei denn, damit endet die Runde.
sheet-reserve-idle = Es gibt keinen Stapel.
sheet-reserve-none = Vom Stapel darf bis zum letzten Stein gezogen werden.
sheet-reserve =
    { $n ->
        [one] Der letzte Stein des Stapels wird
       *[other] Die letzten { $n } Steine des Stapels werden
    } nie gezogen.
sheet-reserve-by-players = Die letzten Steine des Stapels werden nie gezogen: { $list }.
sheet-ends = Eine Runde endet, wenn { $list }.
sheet-or-when = { $first } oder wenn { $next }
end-out = jemand den letzten eigenen Stein gelegt hat
end-blocked = niemand mehr einen Stein anlegen oder ziehen kann
end-blocked-no-draw = niemand mehr einen Stein anlegen kann
end-stuck = der Spieler am Zug keinen Stein anlegen kann und { $rest }
end-stuck-no-draw = der Spieler am Zug keinen Stein anlegen kann
end-must-draw = der Spieler am Zug keinen Stein anlegen kann und ziehen müsste, aber { $rest }
rest-none = der Stapel leer ist
rest-last =
    { $n ->
        [one] nur noch der letzte Stein des Stapels übrig ist
       *[other] nur noch die letzten { $n } Steine des Stapels übrig sind
    }
rest-reserve = vom Stapel nur noch die Steine übrig sind, die nie gezogen werden
sheet-must-draw-passes = Wer schon so viele Steine gezogen hat, wie in einem Zug erlaubt sind, muss nicht ziehen und passt.
sheet-end-not-out = Wer keine Steine mehr hat, bleibt in der Runde und passt.
sheet-end-not-out-draw = Wer keine Steine mehr hat, bleibt in der Runde wie jemand, der keinen Stein anlegen kann.
sheet-block-none = Niemand gewinnt die Runde.
sheet-block-none-each = Die einzelne Runde gewinnt niemand: Bei allen zählt die eigene Hand.
sheet-block-out-only = Eine Runde gewinnt, wer alle Steine los ist; eine blockierte Runde, in der das niemand schafft, gewinnt niemand.
sheet-block-out-only-pairs = Eine Runde gewinnt das Paar, bei dem einer alle Steine los ist; eine blockierte Runde, in der das niemand schafft, gewinnt niemand.
# The block-... phrases are clauses with `wer`.
sheet-block = Eine Runde gewinnt, { $list }.
sheet-block-pairs = Eine Runde gewinnt { $list }.
sheet-block-out = Eine Runde gewinnt, wer alle Steine los ist; eine blockierte Runde, in der das niemand schafft, gewinnt, { $list }.
sheet-block-out-pairs = Eine Runde gewinnt das Paar, bei dem einer alle Steine los ist; eine blockierte Runde, in der das niemand schafft, gewinnt { $list }.
sheet-block-all-score = Punkte gibt es für alle, gleich wer gewinnt.
sheet-then = { $first }; von denen, die gleichauf sind, { $next }
block-fewest-pips = wer die wenigsten Augen auf der Hand hat
block-fewest-tiles = wer die wenigsten Steine auf der Hand hat
block-lightest-tile = wer den einzelnen Stein mit den wenigsten Augen hat
block-leader = wer die Runde begonnen hat
block-last = wer den letzten Stein gelegt hat
block-not-last = wer nicht den letzten Stein gelegt hat
block-fewest-pips-pairs = das Paar, das zusammen die wenigsten Augen auf der Hand hat
block-fewest-tiles-pairs = das Paar, das zusammen die wenigsten Steine auf der Hand hat
block-lightest-tile-pairs = das Paar, das den einzelnen Stein mit den wenigsten Augen hat
block-leader-pairs = das Paar, das die Runde begonnen hat
block-last-pairs = das Paar, das den letzten Stein gelegt hat
block-not-last-pairs = das Paar, das nicht den letzten Stein gelegt hat
sheet-tie-idle = Ob mehrere gleichauf sind, spielt keine Rolle.
sheet-tie-void = Sind dann noch mehrere gleichauf, gewinnt niemand die Runde, und niemand bekommt Punkte.
sheet-tie-share = Sind dann noch mehrere gleichauf, gewinnen sie alle die Runde, und alle bekommen Punkte von denen, die nicht gewinnen.
sheet-tie-share-all = Sind dann noch mehrere gleichauf, gewinnen sie alle die Runde, und alle bekommen Punkte.
sheet-score-opponents = Wer eine Runde gewinnt, bekommt so viele Punkte, wie die Gegner noch Augen auf der Hand haben.
sheet-score-all = Wer eine Runde gewinnt, bekommt so viele Punkte, wie alle zusammen noch Augen auf der Hand haben.
sheet-less-once = In einer blockierten Runde werden die eigenen Augen davon einmal abgezogen.
sheet-less-once-floor = In einer blockierten Runde werden die eigenen Augen davon einmal abgezogen, aber nie unter 0.
sheet-less-per-opponent = In einer blockierten Runde werden die eigenen Augen bei jedem Gegner abgezogen, aber nie mehr, als von ihm kommt.
sheet-less-never = Die eigenen Augen werden nicht abgezogen.
sheet-paid = Jeder Gegner verliert so viele Punkte, wie von ihm kommen.
sheet-each-plus = Alle bekommen die Augen angeschrieben, die sie noch auf der Hand haben: Punkte sind Strafpunkte.
sheet-each-minus = Alle verlieren für jedes Auge, das sie noch auf der Hand haben, einen Punkt.
sheet-bonus-good =
    Wer alle Steine los ist, bekommt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
sheet-bonus-bad =
    Wer alle Steine los ist, bekommt { $n ->
        [one] 1 Strafpunkt
       *[other] { $n } Strafpunkte
    } abgezogen.
sheet-bonus-opponents-good =
    Ist jemand alle Steine los, verliert jeder Gegner zusätzlich { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }.
sheet-bonus-opponents-bad =
    Ist jemand alle Steine los, bekommt jeder Gegner zusätzlich { $n ->
        [one] 1 Strafpunkt
       *[other] { $n } Strafpunkte
    }.
sheet-target-none = Es gibt keine Punktzahl, bei der das Spiel endet.
sheet-target =
    Das Spiel endet nach der Runde, in der jemand { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } erreicht.
sheet-rounds-none = Die Zahl der Runden ist nicht festgelegt.
sheet-rounds-one = Das Spiel besteht aus einer einzigen Runde.
sheet-rounds =
    Das Spiel endet nach { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }.
sheet-rounds-latest =
    Das Spiel endet spätestens nach { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }.
sheet-best-highest = Wer insgesamt die meisten Punkte hat, gewinnt das Spiel.
sheet-best-lowest = Wer insgesamt die wenigsten Punkte hat, gewinnt das Spiel.
sheet-best-round = Wer die Runde gewinnt, gewinnt das Spiel.
sheet-tied-round-drawn = Gewinnen mehrere die Runde, endet das Spiel unentschieden.
sheet-tied-round-shared = Gewinnen mehrere die Runde, teilen sie sich den Sieg im Spiel.
sheet-tied-drawn = Haben mehrere das beste Ergebnis, endet das Spiel unentschieden.
sheet-tied-shared = Haben mehrere das beste Ergebnis, gewinnen sie alle.
sheet-void-idle = Jede Runde zählt.
sheet-void-counts = Eine Runde, die niemand gewinnt, zählt als Runde des Spiels mit.
sheet-void-round-drawn = Gewinnt niemand die Runde, endet das Spiel unentschieden.
sheet-void-replayed = Eine Runde, die niemand gewinnt, wird noch einmal gespielt.

## Bilder

picture-title = { $title }, Runde { $n }
picture-title-after =
    { $title }, Runde { $n }, nach { $actions ->
        [one] 1 Schritt
       *[other] { $actions } Schritten
    }
picture-tiles =
    { $n ->
        [one] 1 Stein
       *[other] { $n } Steine
    }
picture-partner = { $size }, mit { $partner }
picture-boneyard = Stapel: { $n }
on-turn = { $name } ist am Zug.
no-round = es hat noch keine Runde begonnen
no-such-round =
    es gibt keine Runde { $round }, { $n ->
        [one] nur Runde 1
       *[other] nur die Runden 1–{ $n }
    }
no-such-turn =
    es gibt keinen Schritt { $turn }; { $n ->
        [0] in der Runde ist noch nichts geschehen
        [one] die Runde hat nur 1 Schritt
       *[other] die Runde hat { $n } Schritte
    }
no-such-seat = es gibt keinen Platz { $seat }, nur A bis { $last }
hand-not-shown = die Aufzeichnung zeigt die Hand von { $seat } nicht, denn sie ist von einem anderen Platz aus gesehen

## What is wrong with rules

clash-no-players-with-set = für das { $set } steht nicht da, wie viele spielen können, nur für: { $sets }
clash-no-hand = für { $n } Spieler steht nicht da, wie viele Steine sie bekommen
clash-no-reserve = für { $n } Spieler steht nicht da, wie viele Steine im Stapel bleiben
clash-empty-hand = bei { $n } Spielern bekommt niemand Steine
clash-too-few-tiles = ausgeteilt würden { $dealt } Steine; das { $set } hat { $n }
clash-too-few-tiles-larger = ausgeteilt würden { $dealt } Steine; das { $set } hat { $n }; das kleinste, mit dem es geht, ist das { $larger } mit { $tiles }
clash-pairs = Paare brauchen vier Spieler, also muss `players` "4" sein
clash-no-way-to-lead = die Liste ist leer, also beginnt niemand
clash-no-round-before = `{ $key }` braucht eine Runde davor, und vor der ersten gibt es keine
clash-finds-nobody = manchmal findet die Liste niemanden, der beginnt; beende sie mit `highest-pips`, oder schreib zu `highest-double` auch `redeal = "no-double"`
clash-lot-for-same = der zufällige Platz wird nur einmal im Spiel ausgelost; schreib, wer spätere Runden beginnt, etwa `later-start = ["next-seat"]`
clash-lot-for-later = der zufällige Platz wird nur einmal im Spiel ausgelost, für die erste Runde
clash-not-in-set = niemand kann { $tile } haben: gespielt wird mit dem { $set }
clash-no-such-seat = bei { $n } Spielern gibt es keinen Platz { $seat }
clash-no-start-tile = das { $set } hat keinen Stein, mit dem es beginnen könnte
clash-table-too-small = auf einen Tisch passen höchstens { $most } Steine; das { $set } hat { $n }
clash-idle-reserve = gezogen wird nicht, also bleibt auch nichts im Stapel
clash-draw-after-last = ein Zug, der mit dem Ziehen endet, hat nur ein Ziehen: schreib `repeat = "once"` oder `then = "play"`
clash-draw-too-large = `at-most` ist weniger, als einmal gezogen wird
clash-stuck-for-ever = eine Runde, in der nichts mehr geht, würde nie enden; füge "blocked", "mover-stuck" oder "mover-must-draw" hinzu
clash-nobody-must-draw = gezogen wird nicht, also muss auch niemand ziehen
clash-idle-dead-ends = tote Enden blockieren eine Runde nur, wo eine Runde enden kann, weil sie blockiert ist ("blocked")
clash-others-pips = Gegner können nur ihre eigenen Augen zahlen; die des Gewinners werden bei jedem Gegner abgezogen oder gar nicht
clash-no-end-of-match = `target` oder `rounds` muss das Spiel beenden
clash-worst-wins = so würde gewinnen, wer am schlechtesten spielt
clash-winner-loses = wer Runden gewinnt, würde das Spiel verlieren
clash-falling-points = Punkte, die abgezogen werden, erreichen nie ein Ziel; schreib `rounds`
clash-falling-bonus = bei so einem Bonus können die Punkte immer weiter fallen und das Ziel verfehlen; schreib `rounds`
clash-nobody-wins = niemand kann eine Runde gewinnen, also endet das Spiel nie; lass eine Runde mit "out" enden, schreib, wer eine blockierte gewinnt, oder `rounds` mit `void-round = "counts"`
fault-at = Zeile { $line }, Spalte { $column }: { $what }
fault-of-key = { $key }: { $what }
fault-toml = das ist kein TOML („{ $why }“)
fault-unknown-key = einen Schlüssel `{ $text }` gibt es nicht
fault-unknown-key-near = einen Schlüssel `{ $text }` gibt es nicht; meinst du `{ $near }`?
fault-value = erwartet wird { $forms }; da steht `{ $text }`
fault-unknown-option = eine Angabe `{ $text }` gibt es nicht; zur Auswahl: { $options }
fault-missing-option = die Angabe `{ $option }` fehlt
fault-unknown-base = eine Spielart `{ $text }` gibt es nicht; zur Auswahl: { $games }
fault-unknown-base-near = eine Spielart `{ $text }` gibt es nicht; meinst du `{ $near }`?
fault-second-base = für diese Zeilen steht die Grundlage schon fest
fault-name = ein Name hat nur die Buchstaben a bis z, Ziffern und Bindestriche
fault-not-one-line = das ist eine Zeile Text, ohne Steuerzeichen
form-number = eine Zahl von { $min } bis { $max }
form-line = eine Zeile Text
form-list = eine Liste wie { $example }
form-table = eine Tabelle wie { $example }
form-option = eine Tabelle mit der Angabe `{ $option }`
form-tile = ein Stein wie "6-6"
form-seat = ein Platz wie "seat-A"
form-players = ein Bereich von { $min } bis { $max } Spielern, etwa "2-4"
rules-players = „{ $title }“ mit dem { $set } ist für { $range } Spieler, nicht für { $n }
rules-players-larger = „{ $title }“ mit dem { $set } ist für { $range } Spieler, nicht für { $n }; mit dem { $larger } geht es

## What is wrong with records and positions

record-empty = das ist keine Aufzeichnung, denn die beginnt mit `domino 1`
record-mark = das ist eine Bytereihenfolge-Marke (BOM), und mit der beginnt keine Aufzeichnung
record-not-utf8 = das ist kein UTF-8
record-control = das ist ein Steuerzeichen
record-too-long = eine Zeile hat höchstens { $n } Bytes
record-no-line-feed = der letzten Zeile fehlt das Zeilenende, sie ist also vielleicht abgeschnitten
record-expected = erwartet wird { $expected }; hier steht { $found }
record-not-dealt = der Startwert { $seed } gibt hier { $expected }, nicht { $found }
record-other-rules = { $what } hat hier den Fingerabdruck `{ $fingerprint }`; aufgezeichnet wurde nach anderen Regeln dieses Namens
record-game = das Spiel `{ $game }`
record-game-changed = das Spiel `{ $game }` mit anderen Werten für { $keys }
record-game-of-keys = ein Spiel mit diesen Werten für { $keys }
record-scheme = eine Art auszuteilen namens `{ $text }` gibt es nicht; es gibt `{ $scheme }`
record-seed-in-view = eine Aufzeichnung von einem Platz aus hat keinen Startwert
record-not-in-set = den Stein { $tile } gibt es in diesem Domino nicht
record-tile-twice = { $tile } ist an zwei Stellen
record-cut-deal = das Austeilen bricht ab, und es gibt keinen Startwert, mit dem es sich ergänzen ließe
record-no-turn = die Stellung sagt nicht, wer am Zug ist, wie etwa `turn A`
record-no-position = das ist keine Stellung: { $why }
record-not-a-view = von einem Platz aus sieht man höchstens eine Hand und nie den Stapel
record-count = auf den Händen, im Stapel, aus dem Spiel und auf dem Tisch sind zusammen { $found } Steine, nicht { $expected }
record-draw-size = gezogen werden hier { $expected } Steine, nicht { $found }
record-undo =
    { $n ->
        [0] es gibt keinen Schritt, der sich zurücknehmen ließe
        [one] zurücknehmen lässt sich 1 Schritt
       *[other] zurücknehmen lassen sich { $n } Schritte
    }
record-not-over = hier ist die Runde nicht zu Ende
record-not-seen = die Hand von { $seat } ist nicht, was von ihr zu sehen war
record-no-action = hier steht ein Stein wie `6-4` oder `6-4 left`, `draw` oder `pass`
record-ambiguous = { $tile } passt { $ways }: das Ende muss dabeistehen
record-ambiguous-heading = { $tile } passt { $ways }: Ende und Richtung müssen dabeistehen
tile-shape = ein Stein ist zwei Zahlen, wie `6-4`
tile-joined = der Stein schreibt sich `{ $tile }`
tile-too-many-pips = eine Hälfte hat 0 bis 18 Augen
seat-player = ein Spieler besteht aus 1 bis { $n } Buchstaben a bis z, Ziffern und Bindestrichen
seat-name = ein Name hat 1 bis { $n } Zeichen und kein Leerzeichen
piece-end-of-line = das Ende der Zeile
piece-end-of-record = das Ende der Aufzeichnung
piece-action = ein Platz und was er tut
piece-seat = ein Platz
piece-seat-of-table = ein Platz an diesem Tisch
piece-viewer = `public` oder ein Platz an diesem Tisch
piece-player = `{ $seat }=` und ein Spieler
piece-game = der Name eines Spiels
piece-fingerprint = acht hexadezimale Ziffern
piece-rule = eine Regel
piece-seed = ein Startwert von 0 bis { $max }
piece-number = eine Zahl
piece-n-actions = eine Anzahl von Schritten ab 1
piece-n-passes = 0 bis 999
piece-n-tiles = 1 bis 190 Steine
piece-tile = ein Stein
piece-tiles = Steine, oder `-` für keine
piece-tiles-face-up = offene Steine, wie in den Runden davor
piece-no-boneyard = `-`, denn niemand zieht, und der Rest ist aus dem Spiel
piece-no-dead = `-`, denn der Rest ist im Stapel
piece-hand-no-redeal = `hand A`, denn ohne Startwert wird nicht neu ausgeteilt
piece-end = ein Ende wie `left`
piece-heading = `n`, `e`, `s`, `w` oder { $other }
piece-run = `led`, `both` oder ein Ende
piece-every-hand = `;` und jede Hand
setup-seats = Hände: { $found }, Plätze: { $expected }
setup-no-seat = am Tisch gibt es keinen Platz { $seat }
setup-not-leader = auf dem Tisch liegt nichts, und { $seat } beginnt nicht
setup-missing = { $tile } ist nirgends
setup-not-a-line = ein Ende `{ $end }` hat keine Kette
setup-no-room = { $tile } kann dort nicht liegen: { $why }
setup-in-the-way = { $tile } kann dort nicht liegen: { $other } ist im Weg
setup-no-heading = { $tile } passt { $ways }: die Richtung muss dabeistehen
setup-heading = bei { $tile } steht eine Richtung, aber dieses Spiel hat keinen Tisch mit Richtungen
setup-joint = { $tile } passt nicht, wo er liegt
setup-must-lead = mit { $tile } kann nicht begonnen werden
setup-drawn = in diesem Zug können nicht { $n } Steine gezogen worden sein
setup-last = { $seat } kann den letzten Stein nicht gelegt haben
setup-no-last = es steht nicht da, wer den letzten Stein gelegt hat
setup-out-of-turn = nach der Reihenfolge ist { $expected } am Zug, nicht { $found }
setup-passes = seit zuletzt ein Stein gelegt oder gezogen wurde, kann nicht so oft gepasst worden sein: { $n }
setup-no-start-tile = auf dem Tisch liegt kein Stein, der vor dem Austeilen genommen wurde
setup-run = hier kann kein Zug mit mehreren Steinen weitergehen
setup-over = die Runde ist schon vorbei
setup-not-this-view = die Steine passen nicht zu dem, was zu sehen ist
deal-hand = Steine auf der Hand von { $seat }: { $found }, nicht { $expected }
deal-start-tile = der erste Stein passt nicht zu den Regeln
deal-another-game = so wird in einem anderen Spiel ausgeteilt
deal-not-held = { $seat } hat { $tile } nicht auf der Hand
deal-must-redeal = niemand hat ein Doppel, also wird neu ausgeteilt
play-round-over = die Runde ist vorbei
play-out-of-turn = am Zug ist { $mover }, nicht { $seat }
play-watches = wer nur zusieht, spielt nicht
play-on-table = { $tile } liegt schon auf dem Tisch
play-not-in-hand = { $tile } ist nicht auf der Hand
play-must-lead = begonnen werden muss mit { $tile }
play-not-a-lead = auf dem Tisch liegen Steine, also muss das Ende dabeistehen
play-nothing-laid = auf dem Tisch liegt noch nichts, also kommt { $tile } ohne `{ $end }`
play-no-end = ein offenes Ende `{ $end }` gibt es nicht
play-run = dieser Zug geht am Ende `{ $end }` weiter
play-no-match = { $tile } passt nicht ans Ende `{ $end }`, dort liegt eine { $pips }
play-no-room = { $tile } kann nicht ans Ende `{ $end }`: { $why }
play-in-the-way = { $other } ist im Weg
play-needs-heading = in welcher Richtung { $tile } am Ende `{ $end }` liegt, muss dabeistehen
play-no-table = hier gibt es keinen Tisch, auf dem { $tile } nach `{ $heading }` liegen könnte
play-no-draw = gezogen wird hier nicht: { $why }
play-no-pass = gepasst wird hier nicht: { $why }
why-nobody-draws = in diesem Spiel zieht niemand
why-tile-fits = es lässt sich ein Stein legen
why-can-draw = es lässt sich ein Stein ziehen
why-reserve = im Stapel bleiben die letzten Steine liegen: { $n }
why-drawn-enough = mehr Steine darf man in einem Zug nicht ziehen: { $n }
plane-not-empty = auf dem Tisch liegen schon Steine
plane-backward = die Kette kommt von `{ $heading }`
plane-no-corner = die Kette biegt nur an der Hälfte eines Steins ab, der kein Doppel ist
plane-across = mit einem Stein, der quer liegt, geht es geradeaus weiter
plane-at-edge = { $edge } des Tisches ist erreicht
plane-edge = { $edge } des Tisches ist im Weg
plane-tile = der Stein, der als Nummer { $n } gelegt wurde, ist im Weg
plane-full = auf dem Tisch haben höchstens { $n } Steine Platz
