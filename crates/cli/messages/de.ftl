tell-error = Fehler: { $text }
tell-hint = Tipp: { $text }
tell-note = Hinweis: { $text }
left = Das Spiel ist nicht zu Ende gespielt.
left-resume = Das Spiel ist nicht zu Ende gespielt; weiter geht es mit `domino play --resume { $path }`.
saved = gespeichert in { $path }
recorded = die Aufzeichnung liegt in { $path }
not-saved = die Aufzeichnung ließ sich nicht in { $path } schreiben: { $why }
hint-game-file = { $path } sieht nach einer Datei aus; nach ihren Regeln spielst du mit `domino play --rules { $path }`
hint-set = das Doppel-{ $n }-Domino wählst du mit `--set { $n }`
hint-leave-out = lass `{ $name }` weg, oder beginne ohne `--resume` ein neues Spiel
hint-resume = mit `domino play --resume { $path }` geht dieses Spiel weiter; oder nenne eine andere Datei
replaced = die Aufzeichnung in { $path } wird ersetzt
holds =
    { $path }: in Ordnung, { $n ->
        [one] 1 Runde
       *[other] { $n } Runden
    }, { $state }
state-over = das Spiel ist zu Ende
state-open = das Spiel ist nicht zu Ende
rules-hold = { $path }: in Ordnung, Regeln { $fingerprint }
rules-same = die Regeln sind gleich
perft-head = Tiefe Folgen beendet
no-open-round = am Ende der Aufzeichnung läuft keine Runde
kept-on = Das Spiel ist nicht zu Ende gespielt; `domino` nimmt es wieder auf.
more-kept =
    { $n ->
        [one] Ein weiteres Spiel, das nicht zu Ende ist, liegt
       *[other] { $n } weitere Spiele, die nicht zu Ende sind, liegen
    } in { $path }.
not-kept = Das Spiel lässt sich nicht speichern: { $path }: { $why }.
not-locked = { $path } lässt sich nicht sperren: { $why }. Öffne die Datei nicht in einem zweiten domino-Programm.
kept-in-part =
    { $n ->
        [0] von dem Spiel steht nichts in { $path }
       *[other] das Spiel ist nicht bis zum Ende gespeichert: { $path } reicht bis Zeile { $n }
    }
in-use = die Datei ist in einem anderen domino-Programm geöffnet
not-a-record = gibt es schon und ist keine Aufzeichnung eines Spiels
not-a-file = ist keine gewöhnliche Datei
file-too-large = ist größer als { $n } MiB
unfinished = ist die Aufzeichnung eines Spiels, das nicht zu Ende ist
not-found = Datei oder Verzeichnis nicht gefunden
no-permission = keine Berechtigung
is-a-directory = ist ein Verzeichnis
not-a-directory = ist kein Verzeichnis
exists-already = gibt es schon
no-space = auf dem Datenträger ist kein Platz mehr
read-only = das Dateisystem ist schreibgeschützt
not-utf8 = Zeile { $line }, Spalte { $column }: Das ist kein UTF-8
said-already = was `{ $name }` angibt, steht schon in der Aufzeichnung
torn = Die letzte Zeile von { $path } ist abgebrochen und wird weggelassen.
cannot-hide = Dieses Terminal kann keine Steine verbergen: Wer zurückblättert, sieht sie.
no-command = es gibt keinen Befehl `{ $text }`
not-before-command = `{ $text }` kann nicht vor einem Befehl stehen
salvaged =
    { $n ->
        [one] Das Spiel geht nach der ersten Zeile von { $path } weiter; die Datei bleibt, wie sie ist.
       *[other] Das Spiel geht nach den ersten { $n } Zeilen von { $path } weiter; die Datei bleibt, wie sie ist.
    }
salvage-needs-record = `--salvage` macht in einer anderen Datei weiter; nenne sie mit `--record`
hint-salvage =
    { $n ->
        [one] die erste Zeile ist
       *[other] die ersten { $n } Zeilen sind
    } in Ordnung; `domino play --resume { $path } --salvage --record NEU` macht von dort in einer anderen Datei weiter
not-a-picture = gibt es schon und ist kein Bild, das domino gezeichnet hat
name-taken = es gibt schon eine andere Spielart namens `{ $name }`
settings-damaged = { $path } lässt sich nicht lesen, und nichts davon gilt: { $why }
setting-bad = { $path }, Zeile { $line }: `{ $key }` kann nicht `{ $text }` sein
setting-unknown = { $path }, Zeile { $line }: die Einstellung `{ $text }` gibt es nicht
setting-unknown-near = { $path }, Zeile { $line }: die Einstellung `{ $text }` gibt es nicht; ist `{ $near }` gemeint?
setting-refused = `{ $key }` kann nicht `{ $text }` sein
setting-unset = -
no-setting = die Einstellung `{ $text }` gibt es nicht; zur Auswahl: { $keys }
no-setting-near = die Einstellung `{ $text }` gibt es nicht; ist `{ $near }` gemeint?
no-home-for-settings = für Einstellungen gibt es kein Benutzerverzeichnis
settings-not-kept = Die Einstellung kann nicht gesichert werden: { $path }: { $why }.
not-forgotten = { $path } konnte nicht gelöscht werden: { $why }
not-svg = ist kein Name für ein Bild, denn das ist SVG: Er muss auf `.svg` enden
standard-input = Standardeingabe
standard-output = Standardausgabe
terminal = das Terminal
random-seed = zufälliger Startwert
last-match = das letzte Spiel liegt in { $path }
no-match-kept = noch ist kein Spiel gespeichert
hint-name-record = nenne eine Aufzeichnung, oder spiel mit `domino` ein Spiel
usage-bad-value = `{ $value }` ist kein Wert für `{ $arg }`: { $why }
usage-no-such-value = `{ $value }` ist kein Wert für `{ $arg }`; möglich sind { $values }
usage-value-missing = `{ $arg }` braucht einen Wert
usage-too-many = `{ $arg }` nimmt keinen Wert `{ $value }`
usage-unknown = `{ $arg }` passt hier nicht
usage-unknown-near = `{ $arg }` passt hier nicht; meinst du `{ $near }`?
no-command-near = es gibt keinen Befehl `{ $text }`; meinst du `{ $near }`?
usage-conflict = `{ $arg }` verträgt sich nicht mit { $other }
usage-twice = `{ $arg }` darf nur einmal dastehen
usage-missing = es fehlt: { $args }
usage-not-utf8 = ein Argument ist kein UTF-8
hint-help = `{ $command } --help` sagt, was dort stehen kann
value-number = erwartet wird eine ganze Zahl ab 0
value-range = erwartet wird eine ganze Zahl von { $min } bis { $max }
value-seed = ein Startwert ist eine ganze Zahl von 0 bis { $max }
value-set = ein Domino nennt man nach seiner höchsten Zahl, von 0 bis 18
value-width = eine Breite ist eine ganze Zahl von { $min } bis { $max }
value-view = eine Sicht ist `full`, `public` oder der Buchstabe eines Platzes, wie `A`
value-player = es gibt keinen Spieler `{ $text }`; es gibt { $players }; ein Mensch ist `human` oder `human:NAME`
