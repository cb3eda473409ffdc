# What the client says, in Polish.
#
# For translators: `en.ftl` is the source and tells what the arguments are. Plurals: [one] is 1, [few]
# is 2 to 4 (also 22 to 24, 32 to 34, ...), *[other] is all the rest. Names such as `A Ada` stand in the
# nominative and no verb shows the gender of a player. A word of `end-name` cannot be declined, so the
# sentences with $end choose `z lewej` and the like by it; change them together. `pasuje` is said of
# tiles only: who passes "przepuszcza kolejkę". A tile is laid and fits "do" an end, always with a word
# that says which ("do jednego końca", "do żadnego końca"): "do końca" alone means "to the very end".

## The lobby

greeting = Witaj! Zagrajmy w domino.
# Settings: keys such as `lang` are the same in every language.
ask-name = Kto gra? Wpisz swoje imię albo tylko Enter.
prompt-name = Twoje imię>
settings-are = Twoje ustawienia:
settings-how = `ustawienia KLUCZ WARTOŚĆ` zmienia jedno z nich na stałe, a `ustawienia KLUCZ -` zostawia je znów programowi.
setting-is = Ustawienie `{ $key }`: { $value }.
setting-unset = nie ustawiono
setting-bad = `{ $key }` nie może mieć wartości `{ $text }`.
setting-bad-of = `{ $key }` nie może mieć wartości `{ $text }`. Do wyboru: { $values }.
no-setting = Nie ma ustawienia `{ $text }`. Do wyboru: { $keys }.
no-setting-near = Nie ma ustawienia `{ $text }`. Czy chodzi o `{ $near }`?
lobby-kept = Gry, do których możesz wrócić:
lobby-match = { $title }, partia { $n }: { $totals }; ostatnio: { $last }
no-such-offer =
    Nie ma zachowanej gry `{ $text }`; { $n ->
        [0] żadna nie jest zachowana
        [one] jest `r1`
       *[other] są od `r1` do `r{ $n }`
    }.
forget-sure = Wpisz jeszcze raz `zapomnij { $text }`, a ta gra zniknie na zawsze.
forgotten = Zapomniana.
lobby-damaged = Plik { $path } jest uszkodzony: { $why }
lobby-games = Gry do wyboru:
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } to nie gra: { $why }
lobby-choose = Wpisz numer albo nazwę gry; sam Enter zaczyna grę `{ $game }`. `pomoc` pokazuje polecenia, `koniec` zamyka program.
lobby-go-on = Wpisz numer albo nazwę gry; sam Enter wróci do rozpoczętej gry. `pomoc` pokazuje polecenia, `koniec` zamyka program.
lobby-go-on-first = Wpisz numer albo nazwę gry; sam Enter wróci do `r1`. `pomoc` pokazuje polecenia, `koniec` zamyka program.
how-to-play =
    Grasz jako { $own }, przeciwko tobie: { $others }. Dokładaj kamienie tą stroną, która ma tyle samo oczek co koniec ciągu: wpisz numer z listy albo sam kamień, na przykład `6-4 lewo`. Gdy nic nie pasuje, lista powie, co możesz zrobić.
    `zasady` mówią więcej o grze, `podpowiedź` radzi, jak zagrałby dobry gracz, `pomoc` pokazuje polecenia, a `koniec` zamyka program.
how-to-play-pairs = Grasz w parze, a twoim partnerem jest { $partner }: wasze kamienie i punkty liczy się razem.
how-to-table = Na tym stole kamień może leżeć w różnych kierunkach; kierunek stoi za końcem, na przykład `6-4 lewo n`: `n` to północ (na mapie w górę), `e` wschód (w prawo), `s` południe (w dół), `w` zachód (w lewo, po angielsku „west”).
prompt-lobby = domino>

## The match

game = { $title }, { $limit }: { $seats }. Ziarno: { $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
game-pairs = W parze grają { $first }, przeciwko nim { $second }.
limit-points =
    do { $n ->
        [one] 1 punktu
       *[other] { $n } punktów
    }
limit-rounds =
    na { $n ->
        [one] 1 partię
        [few] { $n } partie
       *[other] { $n } partii
    }
limit-both =
    do { $points ->
        [one] 1 punktu
       *[other] { $points } punktów
    }, najwyżej { $n ->
        [one] 1 partia
        [few] { $n } partie
       *[other] { $n } partii
    }
resumed =
    { $n ->
        [0] Wracamy do gry przed pierwszą partią.
       *[other] Wracamy do gry w partii { $n }.
    }
resumed-after = Wracamy do gry po partii { $n }.
round = Partia { $n }
redealt = Nikt nie ma dubletu: kamienie rozdaje się jeszcze raz.
dealt =
    Każdy dostaje { $hand ->
        [one] 1 kamień
        [few] { $hand } kamienie
       *[other] { $hand } kamieni
    }, { $boneyard ->
        [0] a talon jest pusty
        [one] w talonie zostaje 1
        [few] w talonie zostają { $boneyard }
       *[other] w talonie zostaje { $boneyard }
    }.
dealt-dead =
    Każdy dostaje { $hand ->
        [one] 1 kamień
        [few] { $hand } kamienie
       *[other] { $hand } kamieni
    }; poza grą { $dead ->
        [0] nie zostaje żaden
        [one] zostaje 1
        [few] zostają { $dead }
       *[other] zostaje { $dead }
    }.
dealt-unequal = Na ręce: { $hands }.
set-up = Partia toczy się dalej od ustawionej pozycji; teraz gra { $name }.
leads = Rozpoczyna { $name }.
start-tile = Ciąg zaczyna się od kamienia { $tile }.
did = { $name }: { $what }
did-lead = rozpoczyna od { $tile }
did-draw =
    dobiera { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    } (końce { $ends })
did-draw-shown = dobiera { $tiles } (końce { $ends })
did-pass = przepuszcza kolejkę (końce { $ends })
fell-back = { $name } wybiera ruch, którego wykonać nie można ({ $wanted }), więc zamiast niego wykonuje pierwszy dozwolony.
out = { $name } wykłada swój ostatni kamień.
blocked = Partia jest zablokowana.
blocked-all-lie = Na wszystkich końcach jest { $pips }, a wszystkie kamienie z { $pips } ({ $n }) leżą na stole.
blocked-nobody = Nikt nie ma kamienia z { $pips } ({ end-name }).
blocked-mover = { $name } nie ma pasującego kamienia, a dobierać nie ma już z czego.
hand-left = { $pips }  { $tiles }
score-line =
    { $name }: { $sum } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    } = { $terms }
score-sum =
    { $name }: { $sum } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
charge-line =
    { $name } { $n ->
        [one] dostaje
       *[other] dostają
    } { $sum } { $points ->
        [one] punkt karny
        [few] punkty karne
       *[other] punktów karnych
    }: { $terms }
charge-sum =
    { $name } { $n ->
        [one] dostaje
       *[other] dostają
    } { $sum } { $points ->
        [one] punkt karny
        [few] punkty karne
       *[other] punktów karnych
    }
score-own-hand = własne kamienie
score-own-hands = kamienie pary
score-floor = { $terms }, nigdy poniżej 0
score-out = za ostatni kamień
score-paid = dla { $to }
score-nobody = Nikt nie wygrywa partii, więc nikt nie zapisuje punktów.
score-replayed = Nikt nie wygrywa partii, więc rozgrywa się ją jeszcze raz.
score-rule = (Według zasad: { $rule })
totals = Wynik: { $totals } (gra { $limit }).
totals-lowest = Wynik: { $totals } (gra { $limit }; wygrywa ten, kto ma najmniej).
total = { $name } { $n }
match-over =
    Koniec gry po { $n ->
        [one] 1 partii
       *[other] { $n } partiach
    }.
seed-was = Ziarno losowania: { $seed }.
standing = { $rank }. { $name }
standing-points =
    { $points }  { $n ->
        [one] 1 wygrana partia
        [few] { $n } wygrane partie
       *[other] { $n } wygranych partii
    }
won =
    { $n ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają { $names }.
    }
won-shared = Zwycięstwem dzielą się { $names }.
drawn = Gra kończy się remisem.
and = { $first } i { $last }
name-human = człowiek

## A turn

table-empty = Stół jest pusty.
line-of-play = Ciąg od lewej do prawej: { $tiles }
line-of-play-headings = Ciąg od lewej do prawej i kierunek każdego kamienia: { $tiles }
last-tile = Ostatni kamień: { $tile }
# Without `góra` and `dół` as keys below: a key of Fluent is ASCII.
end-name =
    { $end ->
        [left] lewo
        [right] prawo
        [up] góra
        [down] dół
        [public] wspólny
       *[other] { $end }
    }
heading-name =
    { $heading ->
        [n] n
        [e] e
        [s] s
        [w] w
       *[other] { $heading }
    }
heading-words =
    { $heading ->
        [n] północ
        [e] wschód
        [s] południe
        [w] zachód
       *[other] { $heading }
    }
edge-name =
    { $side ->
        [n] północna krawędź
        [e] wschodnia krawędź
        [s] południowa krawędź
        [w] zachodnia krawędź
       *[other] krawędź { $side }
    }
end = { end-name } ({ $key }) { $pips }
end-dead = { end-name } ({ $key }) { $pips } martwy
# The directions in which each end can go on.
directions = Możliwe kierunki: { $ends }.
# Those that the map has no room for.
directions-hidden = Na mapie brak miejsca na: { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first }; { $last }
too-wide-for-map = Stół jest za szeroki na ten ekran: ciąg jest narysowany jako wąż, a jego kierunki nie są kierunkami stołu.
table = Końce: { $ends }. Na ręce: { $hands }. Talon: { $boneyard }.
table-reserve =
    Końce: { $ends }. Na ręce: { $hands }. Talon: { $boneyard } ({ $reserve ->
        [one] 1 zostaje
        [few] { $reserve } zostają
       *[other] { $reserve } zostaje
    }).
table-no-boneyard = Końce: { $ends }. Na ręce: { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (Wcześniejsze ruchy: `przebieg`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Na ręce: { $hands }.
elsewhere-boneyard = Na ręce: { $hands }. Talon: { $boneyard }.
elsewhere-reserve =
    Na ręce: { $hands }. Talon: { $boneyard } ({ $reserve ->
        [one] 1 zostaje
        [few] { $reserve } zostają
       *[other] { $reserve } zostaje
    }).
hand-size = { $name } { $n }
score-now = Wynik: { $totals } (gra { $limit }).
to-play = Teraz gra { $name }, ma { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }: { $tiles }
to-lead = Rozpoczyna { $name }, ma { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }: { $tiles }
to-lead-tile = { $name } musi rozpocząć od { $tile }, ma { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }: { $tiles }
to-go-on = { $name } dokłada dalej { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    }, ma { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }: { $tiles }
hand = { $name } ma { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }: { $tiles }
prompt-turn = { $name }>
prompt-handover = Klawiaturę bierze { $name }, potem Enter>
prompt-next = Enter: partia { $n }>
prompt-over = Enter: rewanż>

## What was typed

not-understood = `{ $text }` to ani ruch, ani polecenie. Wpisz numer z listy, kamień, na przykład `6-4`, albo `pomoc`.
not-understood-near = `{ $text }` to ani ruch, ani polecenie. Czy chodzi o `{ $near }`?
which-command = `{ $text }` może znaczyć { $names }.
not-tile = `{ $text }` to nie ruch: kamień wpisz jako `{ $tile }`.
too-many-pips = `{ $text }` to nie ruch: jedna strona kamienia ma od 0 do 18 oczek.
not-an-end = `{ $text }` to nie ruch: koniec to { $ends }.
not-a-heading = `{ $text }` to nie ruch: kierunek to { $headings }.
end-first = `{ $text }` to nie ruch: przed kierunkiem musi stać koniec, na przykład `{ $typed }`.
lead-direction = `{ $text }` to nie ruch: pierwszy kamień nie potrzebuje kierunku; wpisz `{ $tile }`.
label-alone = `{ $text }` to koniec z kierunkiem: wpisz przed nim kamień, na przykład `{ $typed }`.
too-much = `{ $text }` to nie ruch: jest tu coś więcej niż kamień, koniec i kierunek.
too-much-end = `{ $text }` to nie ruch: jest tu coś więcej niż kamień i koniec.
no-such-number =
    Na liście nie ma numeru `{ $text }`: { $n ->
        [one] jest tam tylko numer 1
       *[other] są tam numery od 1 do { $n }
    }.
no-such-number-tile =
    Na liście nie ma numeru `{ $text }`: { $n ->
        [one] jest tam tylko numer 1
       *[other] są tam numery od 1 do { $n }
    }; kamień wpisz jako `{ $tile }`.
line-too-long = Ten wiersz jest za długi jak na ruch albo polecenie.
ambiguous = { $tile } można dołożyć na więcej niż jeden sposób: wpisz { $ends }.
# Words that can stand before a tile that is typed.
play-words = gram, zagraj, kładę, połóż
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Nic nie zostało zagrane.
turn-over-before = `{ $text }` jest za późno: kolejka kończy się wcześniej.
draw-before = `{ $text }` musi zaczekać, aż zobaczysz, co zostało dobrane.
or = { $first } albo { $last }
no-turn-lobby = Najpierw wybierz grę.
no-turn-before = Kamienie nie są jeszcze rozdane.
no-turn-handover = Klawiaturę bierze { $name }; Enter pokazuje kamienie.
no-turn-between = Partia jest skończona; Enter albo `dalej` zaczyna następną.
no-turn-over = Gra jest skończona.
interrupted = Jeszcze raz Ctrl-C zamyka program, Enter wraca do gry.

## Why an action is not legal

refused-round-over = Nie można: partia jest skończona.
refused-out-of-turn = Nie można: teraz gra { $name }.
refused-on-table = Nie można: { $tile } leży już na stole.
refused-not-in-hand = Nie można: nie masz kamienia { $tile }.
refused-not-in-set = Nie można: w tej grze najwyższy kamień to { $n }-{ $n }, więc { $tile } nie ma.
refused-must-lead = Nie można: trzeba rozpocząć kamieniem { $tile }.
refused-not-a-lead = Nie można: na stole leżą już kamienie, więc napisz, do którego końca dokładasz { $tile }.
refused-nothing-laid = Nie można: stół jest pusty i { $end ->
        [left] lewego końca
        [right] prawego końca
       *[other] końca „{ end-name }”
    } jeszcze nie ma; wpisz `{ $tile }`.
refused-no-such-end = Nie można: { $end ->
        [left] lewego końca
        [right] prawego końca
       *[other] końca „{ end-name }”
    } nie ma; końce to { $ends }.
refused-run = Nie można: w tej kolejce dokładasz dalej { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    }.
refused-match = Nie można: { $tile } nie pasuje, bo { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips }.
refused-match-any = Nie można: { $tile } nie pasuje do żadnego końca; końce to { $ends }.
refused-edge =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } nie ma miejsca na { $tile }, przeszkadza { $edge } stołu.
refused-at-edge =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } ciąg doszedł do krawędzi stołu ({ $edge }) i ten koniec jest martwy.
refused-each-way =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } w żadnym kierunku nie ma miejsca na { $tile } ({ $ways }).
way = { $heading }: { $what }
refused-in-the-way =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } nie ma miejsca na { $tile }, przeszkadza kamień { $other }.
refused-backward =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } { $tile } nie może zawrócić tam, skąd biegnie ciąg.
refused-corner =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } kamień { $tile } wolno dołożyć tylko na wprost.
refused-no-room =
    Nie można: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } nie ma miejsca na { $tile }.
refused-no-table = Nie można: w tej grze nie ma kierunków; pomiń `{ $heading }`.
refused-draw-never = Nie można: w tej grze się nie dobiera.
refused-draw-must-play = Nie można: masz co dołożyć, więc nie wolno ci dobierać.
refused-draw-closed =
    { $reserve ->
        [0] Nie można: talon jest pusty.
        [one] Nie można: ostatni kamień zostaje w talonie.
        [few] Nie można: { $reserve } ostatnie kamienie zostają w talonie.
       *[other] Nie można: { $reserve } ostatnich kamieni zostaje w talonie.
    }
refused-draw-enough =
    Nie można: to już { $n ->
        [one] 1 dobrany kamień
        [few] { $n } dobrane kamienie
       *[other] { $n } dobranych kamieni
    }, więcej w jednej kolejce nie wolno.
refused-pass-must-play = Nie można: masz co dołożyć, więc nie wolno ci przepuścić kolejki.
refused-pass-must-draw = Nie można: masz co dobrać, więc nie wolno ci przepuścić kolejki.
refused-otherwise = Nie można: { $why }.

## Why an action is legal, and what is advised

why-fits = Można: { $tile } pasuje, bo { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips }.
why-fits-toward =
    Można: { $tile } pasuje, bo { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips }; kierunek { $headings }.
why-wild = Można: { $tile } to dublet, więc wolno go dołożyć { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    }, choć nie pasuje.
why-wild-toward =
    Można: { $tile } to dublet, więc wolno go dołożyć { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    }, choć nie pasuje; kierunek { $headings }.
why-lead = Można: kamieniem { $tile } wolno rozpocząć.
why-draw = Można: wolno ci dobrać.
why-pass = Można: wolno ci przepuścić kolejkę.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open =
    Koniec otwarty: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips } i został kamień, który można tam dołożyć.
why-end-used =
    Koniec martwy: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips } i nie został żaden pasujący kamień.
why-end-at-edge =
    Koniec martwy: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } ciąg doszedł do krawędzi stołu ({ $edge }).
why-end-blocked =
    Koniec martwy: { $end ->
        [left] z lewej
        [right] z prawej
       *[other] na końcu „{ end-name }”
    } jest { $pips }, a w każdym kierunku coś stoi na drodze ({ $ways }).
why-usage = Dopisz kamień, ruch albo koniec, na przykład `dlaczego 6-4`, `dlaczego przepuść` albo `dlaczego lewo`.
rule-words = Zasada `{ $key }`: { $words }
rule-sourced = Zasada `{ $key }`: { $words } ({ $sources })
no-rule = Nie ma zasady `{ $text }`. Do wyboru: { $keys }.
no-rule-near = Nie ma zasady `{ $text }`. Czy chodzi o `{ $near }`?
hint-only = Jedyny możliwy ruch to { $action }.
hint-best = Gracz `steady` wybrałby { $action }.
hint-run =
    W tej kolejce dokładasz wtedy { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }.
hint-out = Zostajesz wtedy bez kamieni.
hint-pips =
    Na ręce { $n ->
        [one] zostaje ci 1 oczko
        [few] zostają ci { $n } oczka
       *[other] zostaje ci { $n } oczek
    }.
hint-ends =
    { $tiles ->
        [0] Żaden z twoich kamieni nie pasowałby potem do żadnego końca.
        [one] Pasowałby potem 1 z twoich kamieni, do { $n } z { $of } końców.
        [few] Pasowałyby potem { $tiles } z twoich kamieni, do { $n } z { $of } końców.
       *[other] Pasowałoby potem { $tiles } z twoich kamieni, do { $n } z { $of } końców.
    }
hint-doubles =
    { $n ->
        [one] 1 dublet na twojej ręce nie pasowałby do żadnego końca.
        [few] { $n } dublety na twojej ręce nie pasowałyby do żadnego końca.
       *[other] { $n } dubletów na twojej ręce nie pasowałoby do żadnego końca.
    }
hint-wild =
    Można by też dołożyć { $n ->
        [one] 1 niepasujący kamień
        [few] { $n } niepasujące kamienie
       *[other] { $n } niepasujących kamieni
    }.
hint-next = Szansa, że { $name } nie ma pasującego kamienia, to około { $percent }%.
hint-second = Drugi wybór: { $action }.
counts-own = Ile kamieni z każdą liczbą oczek widzisz, na ręce i na stole, a ile jest zakrytych:
counts-public = Ile kamieni z każdą liczbą oczek leży na stole, a ile jest zakrytych:
count = { $pips }: widać { $seen }, zakryte { $unseen }

## Commands

cmd-help = pomoc
    .argument = [POLECENIE]
    .summary = pokazuje polecenia albo objaśnia jedno z nich
    .page = Z nazwą polecenia mówi o nim więcej. Wystarczy początek nazwy, jeśli żadne inne polecenie tak się nie zaczyna. Tylko `koniec` i `dalej` trzeba wpisać w całości.
cmd-moves = ruchy, r
    .summary = pokazuje stół i listę możliwych ruchów
    .page = Zamiast ruchu możesz wpisać numer, który przed nim stoi. Pusty wiersz robi to samo co `ruchy`, a jeśli ruch jest tylko jeden, wykonuje go.
cmd-hand = ręka, kamienie
    .summary = pokazuje twoje kamienie
    .page = Ich kolejność wybierasz poleceniem `sortuj`. Po partii widać, co zostało.
cmd-table = stół
    .summary = pokazuje ciąg i jego końce
    .page = Gdy mapa jest włączona, rysuje cały stół; bez niej zapisuje ciąg od lewego końca, a to, co dołożono od twojej kolejki, stoi w nawiasach ostrych.
cmd-counts = liczby, policz
    .summary = liczy kamienie z każdą liczbą oczek, widoczne i zakryte
    .page = Widoczne są kamienie na stole i na twojej ręce. Zakryte są kamienie pozostałych graczy i talonu.
cmd-log = przebieg, historia
    .summary = pokazuje przebieg tej partii od rozdania
    .page = Każda kolejka to jeden wiersz z numerem jej ostatniego ruchu, tak jak liczy je `domino replay --turn`. Jest w nim to, co przy stole widzieli wszyscy.
cmd-score = wynik, punkty
    .summary = pokazuje wynik
    .page = To punkty po ostatniej skończonej partii.
cmd-rules = zasady
    .argument = [KLUCZ]
    .summary = streszcza zasady tej gry albo podaje jedną z nich
    .page = Z kluczem, na przykład `draw` albo `score`, podaje tę zasadę, jej zapis w pliku z zasadami i źródło. Z nazwą gry, na przykład `snake`, podaje w skrócie jej zasady. Wszystkie zasady wypisuje `domino rules` z nazwą gry.
cmd-why = dlaczego, czemu
    .argument = KAMIEŃ|RUCH|KONIEC
    .summary = wyjaśnia, dlaczego ruch jest dozwolony albo nie, lub dlaczego koniec jest martwy
    .page = Dopisz kamień, ruch albo koniec, na przykład `dlaczego 6-4`, `dlaczego 6-4 lewo` albo `dlaczego przepuść`. Odpowiedź podaje zasadę i jej źródło; na stole nic się nie zmienia. `dlaczego lewo` wyjaśnia, dlaczego koniec jest otwarty albo martwy. `dlaczego wynik` podaje zasadę, która dała ostatnie punkty.
cmd-hint = podpowiedź, rada
    .summary = mówi, co i dlaczego zrobiłby gracz `steady`
    .page = Wie tylko tyle co ty: zna twoje kamienie, stół i to, ile kamieni mają pozostali.
cmd-undo = cofnij
    .summary = cofa twoją ostatnią decyzję i to, co było po niej
    .page = Dobrane kamienie wracają po kolei na swoje miejsce. Cofa się także kolejki bez wyboru. W zapisie gry zostaje ślad, że coś zostało cofnięte.
cmd-redo = ponów
    .summary = ponawia to, co zostało cofnięte
    .page = Działa, dopóki nie zrobisz czegoś innego.
cmd-draw = dobierz
    .summary = dobiera z talonu
    .page = To taki sam ruch jak kamienie z listy, o ile zasady na to pozwalają. `zasady draw` mówi, kiedy.
cmd-pass = przepuść, pas
    .summary = przepuszcza twoją kolejkę
    .page = To taki sam ruch jak kamienie z listy, gdy nic innego nie da się zrobić.
cmd-next = dalej
    .summary = zaczyna następną partię
    .page = Działa między partiami. Pusty wiersz robi tam to samo.
cmd-save = zapisz
    .argument = [PLIK]
    .summary = zapisuje grę do pliku
    .page = Gdy nie podasz nazwy, plik nazywa się jak gra, z dopisanym ziarnem. Plik, który nie jest zapisem gry, nigdy nie zostanie nadpisany.
cmd-load = wczytaj
    .argument = [PLIK]
    .summary = prowadzi dalej grę z zapisu
    .page = Gra, która jest na stole, zostaje tak, jak jest. Jeśli plik jest uszkodzony, dowiesz się, w którym miejscu; samo `wczytaj` wraca potem do tego, co da się uratować.
cmd-resume = wznów
    .argument = [r1]
    .summary = wraca do zachowanej gry
    .page = Numery są na liście polecenia `nowa`. Bez numeru wraca do gry, w którą grano ostatnio.
cmd-forget = zapomnij
    .argument = r1
    .summary = usuwa zachowaną grę
    .page = Numery są na liście polecenia `nowa`. Przed usunięciem trzeba wpisać polecenie jeszcze raz.
cmd-new = nowa
    .argument = [GRA]
    .summary = zaczyna nową grę albo pokazuje gry do wyboru
    .page = Z nazwą gry zaczyna właśnie ją. Gra, która jest na stole, zostaje tak, jak jest. Liczba po niej mówi, ile osób gra: `nowa boxed 4`.
cmd-seats = miejsca
    .argument = [MIEJSCA]
    .summary = pokazuje, kto gdzie siedzi, albo ustala skład następnej gry
    .page = Miejsca podaje się na przykład tak: `miejsca human:Ada,steady,human:Bo`, najpierw A; grę w tym składzie zaczyna potem `nowa`. Sama liczba sadza cię przy stole dla tylu osób: `miejsca 4`.
cmd-lang = język
    .argument = [JĘZYK]
    .summary = pokazuje albo zmienia język
    .page = Język wybierasz jego kodem, na przykład `de`, albo jego własną nazwą.
cmd-auto = auto
    .argument = [tak|nie]
    .summary = kolejki bez wyboru rozgrywa za ciebie
    .page = Tak jest od początku: jedyny możliwy ruch wykonuje się od razu, a na ekranie widać go jak każdy inny. `ustawienia auto off` wyłącza to na stałe.
cmd-sort = sortuj
    .argument = [oczka|strona|kolejno]
    .summary = wybiera kolejność twoich kamieni
    .page = `oczka` stawia na początku najcięższe, `strona` układa według strony, która ma więcej oczek, a `kolejno` zostawia kamienie tak, jak przychodziły.
cmd-map = mapa, plan
    .argument = [tak|nie|ascii|linie|symbole]
    .summary = rysuje stół albo ustala, jak go pokazywać w twojej kolejce
    .page = Samo `mapa` rysuje raz cały stół. Po `tak` w każdej twojej kolejce widać kamienie tak, jak leżą, albo ciąg jako węża; po `nie` ciąg stoi w jednym wierszu. `ascii`, `linie` i `symbole` wybierają znaki. Przy każdym końcu stoi to, co trzeba wpisać, by tam dołożyć; kamień dołożony ostatnio ma grube linie, gwiazdki w rogach albo `<` za swoim symbolem. Na stole litera mówi, w którym kierunku: `n` to północ (w górę), `e` wschód (w prawo), `s` południe (w dół), `w` zachód (w lewo). W samym tekście mapy nie ma.
cmd-plain = tekst
    .argument = [tak|nie]
    .summary = podaje wszystko jako sam tekst
    .page = Każde zdarzenie to jeden wiersz, nic nie jest rysowane ani kolorowe: dla czytników ekranu i skryptów.
cmd-settings = ustawienia
    .argument = [KLUCZ [WARTOŚĆ]]
    .summary = pokazuje albo zmienia to, co program pamięta
    .page = Trafia to do pliku, na teraz i na później: twoje imię (`name`), `lang`, `tiles`, kolory (`theme`), `auto`, `map`, `sort`, `plain`, zwykły skład (`seats`) i gra, którą zaczyna Enter (`game`). Opcje i zmienne środowiska są ważniejsze.
cmd-quit = koniec, wyjdź
    .summary = zamyka program
    .page = Ctrl-D (koniec danych wejściowych) robi to samo.
word =
    { $word ->
        [on] tak
        [off] nie
        [pips] oczka
        [suit] strona
        [given] kolejno
        [ascii] ascii
        [box] linie
        [glyph] symbole
       *[other] { $word }
    }
help-commands = Polecenia; więcej o jednym z nich mówi na przykład `pomoc podpowiedź`:
# The groups of commands, as short as can be.
help-turn = Twój ruch
help-game = Gra
help-matches = Gry
help-look = Ustawienia
help-program = Program
help-actions = Aby zagrać, wpisz numer ruchu z listy albo sam ruch: kamień, na przykład `6-4` (także `4-6`, `6|4` albo `[6|4]`), a za nim `lewo` albo `prawo` (`l`, `p`), jeśli pasuje do obu końców, a na stole jeszcze kierunek (`n`, `e`, `s`, `w`); `dobierz`; `przepuść`. Kilka ruchów może stać w jednym wierszu, po przecinku: `5-4 l, 4-0`.
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = Także: { $aliases }.
help-no-command = Nie ma polecenia `{ $text }`; wszystkie pokazuje `pomoc`.
help-no-command-near = Nie ma polecenia `{ $text }`. Czy chodzi o `{ $near }`?
no-log = Jeszcze nic się nie wydarzyło.
score-in-round = Trwa partia { $n }.
score-after-round =
    { $n ->
        [one] Za nami 1 partia.
        [few] Za nami { $n } partie.
       *[other] Za nami { $n } partii.
    }
score-before = Żadna partia jeszcze się nie zaczęła.
cannot-go-on = Teraz gra { $name }; następna partia będzie po tej.
undone =
    { $n ->
        [one] Cofnięto 1 ruch.
        [few] Cofnięto { $n } ruchy.
       *[other] Cofnięto { $n } ruchów.
    } Znów decyduje { $name }.
redone =
    { $n ->
        [one] Ponowiono 1 ruch.
        [few] Ponowiono { $n } ruchy.
       *[other] Ponowiono { $n } ruchów.
    }
nothing-to-undo = Nie ma decyzji do cofnięcia.
nothing-to-redo = Nic nie zostało cofnięte.
load-usage = Dopisz plik, na przykład `wczytaj wieczor.domino`.
load-failed = Nie udało się odczytać pliku { $path }: { $why }.
load-damaged =
    Plik { $path } jest uszkodzony: { $why }.
    { $n ->
        [one] Pierwszy wiersz jest w porządku
        [few] Pierwsze { $n } wiersze są w porządku
       *[other] Pierwszych { $n } wierszy jest w porządku
    }: samo `wczytaj` prowadzi grę dalej od tego miejsca, a plik zostaje bez zmian.
load-nothing = Plik { $path } nie jest zapisem gry: { $why }.
load-view = Plik { $path } pokazuje grę tylko tak, jak było ją widać z jednego miejsca, więc nie da się jej prowadzić dalej.
load-no-seats = Plik { $path } kończy się, zanim powie, kto gra.
left-behind = Poprzednia gra zostaje tak, jak jest.
no-game = Nie ma gry `{ $text }`. Do wyboru: { $games }.
no-game-near = Nie ma gry `{ $text }`. Czy chodzi o `{ $near }`?
game-players =
    { $n ->
        [one] „{ $title }” to nie jest gra dla jednej osoby.
       *[other] „{ $title }” to nie jest gra dla { $n } osób.
    }
rematch = Rewanż: wszyscy przesuwają się o jedno miejsce.
seats-now = Przy stole: { $seats }.
seats-next = Do następnej gry: { $seats }. Zaczyna ją `nowa`.
seats-bad = `{ $text }` nie może usiąść przy stole. Człowiek to `human` albo `human:IMIĘ`; gracze to { $players }; trzeba podać co najmniej 2 miejsca, oddzielone przecinkami.
lang-now = Język: { $name }. Do wyboru: { $codes }.
lang-unknown = Języka `{ $text }` tu nie ma; do wyboru: { $codes }.
auto-is = Kolejki bez wyboru rozgrywają się same: { $state }.
sort-is = Kolejność twoich kamieni: { $sort }. Do wyboru: { $sorts }.
map-is = Mapa stołu w twojej kolejce: { $state }. Jej znaki: { $style }.
map-plain = W samym tekście mapy nie ma.
plain-is = Sam tekst: { $state }.
word-unknown = `{ $text }` nic tu nie znaczy; wpisz { $words }.
no-leader = Nie można zacząć następnej partii: { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = gra jest skończona
start-round-open = partia { $n } nie jest skończona
start-no-leader = bez ziarna z zasad nie wynika, kto zaczyna
start-seats = miejsca: { $seats }, gracze: { $players }; musi ich być tyle samo
start-nobody-plays = przy miejscu { $seat } nikt nie gra
start-too-long = liczba partii: { $n }, a nikt nie wygrał
start-no-player = nie ma gracza `{ $text }`; do wyboru: { $players }
start-no-player-near = nie ma gracza `{ $text }`; czy chodzi o `{ $near }`?
start-view = zapis pokazuje grę tylko z jednego miejsca; brakuje w nim tego, co potrzebne do dalszej gry

## The rule sheet

game-title =
    { $name ->
        [boxed] Domino z pudełka
        [snake] Wąż
        [penalty] Cztery partie
        [beginners] Domino dla początkujących
        [hungarian] Domino węgierskie
        [table] Na stole
        [block] Domino bez dobierania
        [draw] Domino z dobieraniem
        [custom] Własna gra
       *[other] { $title }
    }
game-summary =
    { $name ->
        [boxed] 5 kamieni, od najwyższego dubletu, dobierasz i czekasz; 2–6 osób.
        [snake] 7 kamieni, od dowolnego kamienia, dobierasz i czekasz; 2–4 osoby.
        [penalty] 4 partie, oczka na ręce to minusy, dobierasz do trzech; 2 osoby.
        [beginners] Dublety pasują wszędzie, dobiera się po dwa kamienie; 2–4 osoby.
        [hungarian] Ile się da z jednej strony, bez talonu, 100 przegrywa; 2–4 osoby.
        [table] Jak na stole: zakręty, dublety w poprzek, martwe końce; 2 osoby.
        [block] Zwykła gra bez dobierania: kto nie może, przepuszcza; 2–4 osoby.
        [draw] Zwykła gra: dobierasz, aż coś będzie pasować; 2–4 osoby.
        [custom] Gra według własnych zasad.
       *[other] { $summary }
    }
summary-changed = Gra `{ $name }` ze zmianami.
sheet-title = { $title } (`{ $name }`)
sheet-file = Zasady z pliku
sheet-house-rule = zasada domowa
sheet-note = W nawiasach podano, skąd pochodzi zasada: S0.13 to zdanie z instrukcji S0, a S0/0-9 to luka w tej instrukcji i to, jak ją tu wypełniono; pozostałe oznaczenia objaśnia docs/RULES-FORMAT.md.
diff-same = Zasady są takie same.
diff-intro =
    „{ $first }” i „{ $second }” różnią się { $n ->
        [one] 1 zasadą
       *[other] { $n } zasadami
    }.

# The headings of the sheet.
topic-game = Gra
topic-deal = Rozdanie
topic-start = Rozpoczęcie
topic-play = Dokładanie
topic-draw = Dobieranie
topic-round-end = Koniec partii
topic-score = Punkty
topic-match-end = Koniec gry

# Inserted as $set below, in the nominative.
set-name =
    { $highest ->
        [6] domino szóstkowe
        [9] domino dziewiątkowe
        [12] domino dwunastkowe
        [15] domino piętnastkowe
        [18] domino osiemnastkowe
       *[other] domino do { $highest }-{ $highest }
    }
range = { $least }–{ $most }
sheet-set =
    Do gry potrzebne jest { $set }: { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }.
sheet-players = Gra dla { $range } osób.
sheet-players-by-set = Gra dla { $list }.
sheet-players-set = { $range } osób ({ $set })
sheet-teams-none = Każdy gra dla siebie.
sheet-teams-pairs = Gra się parami, A i C przeciwko B i D: kamienie i punkty partnerów liczy się razem.
sheet-hand =
    Każdy dostaje { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }.
sheet-hand-by-players = Każdy dostaje { $list }.
sheet-by-players =
    { $n ->
        [0] ani jeden kamień
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    } przy { $players } graczach
sheet-redeal-never = Każde rozdanie rozgrywa się tak, jak wypadnie.
sheet-redeal-no-double = Jeśli nikt nie ma dubletu, wszystkie kamienie miesza się i rozdaje jeszcze raz.
# The start-... phrases are persons in the nominative.
sheet-start = Pierwszą partię rozpoczyna { $list }.
sheet-later = Dalsze partie rozpoczyna { $list }.
sheet-later-same = Dalsze partie rozpoczyna się według tej samej zasady co pierwszą.
sheet-else = { $first }; a jeśli takiego nie ma, { $next }
start-highest-double = gracz z najwyższym dubletem
start-highest-pips = gracz z kamieniem o największej liczbie oczek (wśród równych pierwszeństwo ma dublet, potem kamień, który po jednej ze stron ma najwięcej oczek)
start-highest-half = gracz z kamieniem, który po jednej ze stron ma najwięcej oczek (przy równej liczbie decyduje druga strona: 6-5 przed 5-4 i 6-3)
start-tile-holder = gracz z kamieniem { $tile }
start-seat = gracz { $seat }
start-random = gracz wybrany losowo
start-winner = zwycięzca poprzedniej partii
start-winner-pairs = zwycięzca poprzedniej partii (z pary ten, kto wyłożył swój ostatni kamień, a jeśli nie zrobił tego nikt, ten, komu zostało mniej oczek)
start-loser = gracz, któremu w poprzedniej partii zostało najwięcej oczek
start-next = następny w kolejce po tym, kto rozpoczynał ostatnio
sheet-first-deciding = Najpierw trzeba wyłożyć kamień, który decyduje, kto rozpoczyna.
sheet-first-deciding-if = Kamień, który decyduje, kto rozpoczyna, trzeba wyłożyć najpierw; jeśli nie decyduje żaden kamień, można rozpocząć dowolnym.
sheet-first-free = Rozpocząć można dowolnym kamieniem.
sheet-first-before = Przed rozdaniem wykłada się na stół jeden odkryty kamień, obojętnie jaki. Kamień ten zaczyna ciąg i nie należy do nikogo; pierwszą kolejkę ma gracz, który rozpoczyna.
sheet-first-before-non-double = Przed rozdaniem wykłada się na stół jeden odkryty kamień, który nie jest dubletem. Kamień ten zaczyna ciąg i nie należy do nikogo; pierwszą kolejkę ma gracz, który rozpoczyna.
sheet-clockwise = Kolejka przechodzi w lewo, zgodnie z ruchem wskazówek zegara.
sheet-counter-clockwise = Kolejka przechodzi w prawo, przeciwnie do ruchu wskazówek zegara.
sheet-turn-one = W swojej kolejce dokłada się jeden kamień do jednego lub drugiego końca ciągu, tak by stykające się strony miały tę samą liczbę oczek.
sheet-run-one-end = W swojej kolejce dokłada się kamień za kamieniem, dopóki któryś pasuje, wszystkie do tego samego końca ciągu, który gracz wybiera, dokładając pierwszy z nich; stykające się strony mają tę samą liczbę oczek.
sheet-run-both-ends = W swojej kolejce dokłada się kamień za kamieniem, dopóki któryś pasuje, każdy do jednego lub drugiego końca ciągu; stykające się strony mają tę samą liczbę oczek.
sheet-turn-must = Kto może dołożyć kamień, musi to zrobić.
sheet-turn-must-match = Kto ma pasujący kamień, musi jakiś kamień dołożyć.
sheet-opening-one-end = Kto rozpoczyna partię, po pierwszym kamieniu dokłada w tej samej kolejce następne, wszystkie do jednego końca ciągu.
sheet-opening-both-ends = Kto rozpoczyna partię, po pierwszym kamieniu dokłada w tej samej kolejce następne, za każdym razem do jednego lub drugiego końca ciągu.
sheet-surface-unbounded = Na kamień zawsze jest miejsce, jakkolwiek biegnie ciąg.
sheet-surface = Kamienie leżą na stole o wymiarach { $width } × { $height } pól, każde wielkości połowy kamienia. Nie można dołożyć kamienia, który wystawałby za krawędź albo leżał na innym; koniec, do którego nic nie można dołożyć, jest martwy.
sheet-surface-first = Pierwszy kamień leży pośrodku stołu, wzdłuż dłuższego boku, a dublet w poprzek tego kierunku.
sheet-corners-allowed = Dublet leży w poprzek ciągu, a ciąg biegnie przez niego prosto dalej. Jeśli na końcu ciągu nie leży dublet, następny kamień może też skręcić w lewo lub w prawo, o ile sam nie jest dubletem.
sheet-edge-dead = Koniec, którego wolna połowa jest zwrócona ku krawędzi stołu i jej dotyka, jest martwy: ciąg nie może tam skręcić.
sheet-edge-turn = Gdy koniec dojdzie do krawędzi stołu, ciąg może skręcić i biec dalej wzdłuż krawędzi.
sheet-corners-never = Ciąg nigdy nie skręca, a dublety leżą w poprzek.
sheet-doubles-offset = Dublet nie leży środkiem na ciągu: jedna połowa jest w linii, a druga wystaje w prawo, patrząc w kierunku ciągu.
sheet-contact-allowed = Kamień może stykać się także z innymi kamieniami niż jego sąsiedzi w ciągu.
sheet-contact-never = Kamień może stykać się bokiem tylko ze swoimi sąsiadami w ciągu; rogi mogą się stykać.
sheet-dead-ends-draw-on = Nawet gdy wszyscy widzą, że nic już nie pasuje, dobiera się dalej, póki jest co dobierać.
sheet-dead-ends-block = Gdy wszyscy widzą, że żaden kamień już nie pasuje, partia od razu jest zablokowana.
sheet-dead-ends-idle = Martwe końce niczego nie zmieniają, bo nikt nie dobiera.
sheet-wild-none = Dublety muszą pasować tak jak inne kamienie.
sheet-wild-any = Dublet można dołożyć do każdego końca, bez względu na to, ile jest tam oczek; odtąd na tym końcu obowiązuje liczba oczek dubletu.
sheet-wild-non-doubles = Dublet można dołożyć do każdego końca, na którym nie leży dublet, bez względu na to, ile jest tam oczek; odtąd na tym końcu obowiązuje liczba oczek dubletu.
sheet-wild-optional = Niepasujący dublet można zatrzymać, dopóki jest co dobierać, a po dobraniu także do końca tej kolejki.
sheet-wild-compulsory = Niepasujący dublet trzeba dołożyć, gdy nic innego dołożyć nie można.
sheet-draw-never = Nikt nie dobiera: nierozdane kamienie są poza grą.
sheet-draw-stuck =
    Kto nie może dołożyć kamienia, dobiera z talonu { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }.
sheet-draw-unmatched =
    Kto nie ma pasującego kamienia, dobiera z talonu { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    } albo dokłada niepasujący dublet.
sheet-draw-any-time =
    Zamiast dołożyć kamień, gracz może dobrać z talonu { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }; kto nie może dołożyć kamienia, musi dobrać.
sheet-draw-once = Jeśli coś wtedy pasuje, trzeba dołożyć kamień; jeśli nie, kolejka się kończy.
sheet-draw-next-turn = Na tym kolejka się kończy, a dobrany kamień można dołożyć najwcześniej w następnej.
sheet-draw-until = Dobiera się dalej, aż trafi się pasujący kamień; wtedy trzeba dołożyć kamień.
sheet-draw-until-any-time = Dobierać wolno dalej, a dopóki nic nie pasuje, trzeba; na koniec trzeba dołożyć kamień.
sheet-draw-at-most =
    { $n ->
        [one] W jednej kolejce dobiera się najwyżej 1 kamień; kto nadal nie może dołożyć, przepuszcza kolejkę.
        [few] W jednej kolejce dobiera się najwyżej { $n } kamienie; kto dobrał { $n } na próżno, przepuszcza kolejkę.
       *[other] W jednej kolejce dobiera się najwyżej { $n } kamieni; kto dobrał { $n } na próżno, przepuszcza kolejkę.
    }
sheet-pass-never = Kto nie może dołożyć kamienia, przepuszcza kolejkę.
sheet-pass-never-unless = Kto nie może dołożyć kamienia, przepuszcza kolejkę, chyba że to kończy partię.
sheet-pass = Kto nie może ani dołożyć, ani dobrać kamienia, przepuszcza kolejkę.
sheet-pass-unless = Kto nie może ani dołożyć, ani dobrać kamienia, przepuszcza kolejkę, chyba że to kończy partię.
sheet-reserve-idle = Talonu nie ma.
sheet-reserve-none = Z talonu można dobierać aż do ostatniego kamienia.
sheet-reserve =
    { $n ->
        [one] Ostatniego kamienia z talonu
       *[other] Ostatnich { $n } kamieni z talonu
    } nigdy się nie dobiera.
sheet-reserve-by-players = Ostatnie kamienie zawsze zostają w talonie, nie wolno ich dobierać: { $list }.
sheet-ends = Partia kończy się, gdy { $list }.
sheet-or-when = { $first } albo gdy { $next }
end-out = ktoś wyłoży swój ostatni kamień
end-blocked = nikt nie może ani dołożyć, ani dobrać kamienia
end-blocked-no-draw = nikt nie może dołożyć kamienia
end-stuck = gracz, na którego wypada kolejka, nie może dołożyć kamienia, a { $rest }
end-stuck-no-draw = gracz, na którego wypada kolejka, nie może dołożyć kamienia
end-must-draw = gracz, na którego wypada kolejka, nie może dołożyć kamienia i musi dobrać, ale { $rest }
rest-none = talon jest pusty
rest-last =
    { $n ->
        [one] w talonie został tylko ostatni kamień
        [few] w talonie zostały tylko ostatnie { $n } kamienie
       *[other] w talonie zostało tylko ostatnich { $n } kamieni
    }
rest-reserve = w talonie zostały tylko kamienie, których nigdy się nie dobiera
sheet-must-draw-passes = Kto w swojej kolejce dobrał już tyle kamieni, ile wolno, nie musi dobierać i przepuszcza kolejkę.
sheet-end-not-out = Gracz bez kamieni zostaje w partii i przepuszcza kolejki.
sheet-end-not-out-draw = Gracz bez kamieni zostaje w partii tak jak ktoś, kto nie może dołożyć kamienia.
sheet-block-none = Partii nie wygrywa nikt.
sheet-block-none-each = Partii się nie wygrywa: każdemu liczą się jego własne kamienie.
sheet-block-out-only = Partię wygrywa ten, kto wyłoży swój ostatni kamień; partii zablokowanej, w której nikt tego nie zrobi, nie wygrywa nikt.
sheet-block-out-only-pairs = Partię wygrywa para, w której ktoś wyłoży swój ostatni kamień; partii zablokowanej, w której nikt tego nie zrobi, nie wygrywa nikt.
# The block-... phrases are persons in the nominative.
sheet-block = Partię wygrywa { $list }.
sheet-block-pairs = Partię wygrywa { $list }.
sheet-block-out = Partię wygrywa ten, kto wyłoży swój ostatni kamień; partię zablokowaną, w której nikt tego nie zrobi, wygrywa { $list }.
sheet-block-out-pairs = Partię wygrywa para, w której ktoś wyłoży swój ostatni kamień; partię zablokowaną, w której nikt tego nie zrobi, wygrywa { $list }.
sheet-block-all-score = Punkty liczy się każdemu, bez względu na to, kto wygra.
sheet-then = { $first }, a przy remisie { $next }
block-fewest-pips = ten, kto ma na ręce najmniej oczek
block-fewest-tiles = ten, kto ma na ręce najmniej kamieni
block-lightest-tile = ten, kto ma najlżejszy kamień (ten z najmniejszą liczbą oczek)
block-leader = ten, kto rozpoczynał partię
block-last = ten, kto jako ostatni dołożył kamień
block-not-last = ten, kto nie dokładał jako ostatni
block-fewest-pips-pairs = para, która ma razem na ręce najmniej oczek
block-fewest-tiles-pairs = para, która ma razem na ręce najmniej kamieni
block-lightest-tile-pairs = para, która ma najlżejszy kamień (ten z najmniejszą liczbą oczek)
block-leader-pairs = para, która rozpoczynała partię
block-last-pairs = para, która jako ostatnia dołożyła kamień
block-not-last-pairs = para, która nie dokładała jako ostatnia
sheet-tie-idle = Nie ma znaczenia, czy gracze mają na ręce po równo.
sheet-tie-void = Jeśli nadal jest remis, nikt nie wygrywa partii i nikt nie zapisuje punktów.
sheet-tie-share = Jeśli nadal jest remis, partię wygrywają wszyscy, którzy remisują, a każdy z nich zapisuje punkty od tych, którzy nie wygrali.
sheet-tie-share-all = Jeśli nadal jest remis, partię wygrywają wszyscy, którzy remisują, i każdy z nich zapisuje punkty.
sheet-score-opponents = Zwycięzca partii zapisuje tyle punktów, ile oczek zostało na kamieniach przeciwników.
sheet-score-all = Zwycięzca partii zapisuje tyle punktów, ile oczek zostało na kamieniach wszystkich graczy.
sheet-less-once = W partii zablokowanej odejmuje się od tego jeden raz własne oczka zwycięzcy.
sheet-less-once-floor = W partii zablokowanej odejmuje się od tego jeden raz własne oczka zwycięzcy, ale wynik nigdy nie spada poniżej 0.
sheet-less-per-opponent = W partii zablokowanej od punktów za każdego z przeciwników odejmuje się własne oczka zwycięzcy, ale nigdy więcej, niż tych punktów jest.
sheet-less-never = Własnych oczek zwycięzcy się nie odejmuje.
sheet-paid = Każdy przeciwnik traci tyle, ile zwycięzca od niego dostaje.
sheet-each-plus = Każdemu zapisuje się oczka, które zostały mu na ręce: to punkty karne.
sheet-each-minus = Każdy traci punkt za każde oczko, które zostało mu na ręce.
sheet-bonus-good =
    Kto wyłoży swój ostatni kamień, dostaje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
sheet-bonus-bad =
    Kto wyłoży swój ostatni kamień, temu odejmuje się { $n ->
        [one] 1 punkt karny
        [few] { $n } punkty karne
       *[other] { $n } punktów karnych
    }.
sheet-bonus-opponents-good =
    Gdy ktoś wyłoży swój ostatni kamień, każdy z przeciwników traci dodatkowo { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
sheet-bonus-opponents-bad =
    Gdy ktoś wyłoży swój ostatni kamień, każdy z przeciwników dostaje dodatkowo { $n ->
        [one] 1 punkt karny
        [few] { $n } punkty karne
       *[other] { $n } punktów karnych
    }.
sheet-target-none = Nie gra się do określonej liczby punktów.
sheet-target =
    Gra kończy się po partii, w której ktoś osiągnie { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    }.
sheet-rounds-none = Liczba partii nie jest ustalona.
sheet-rounds-one = Gra się jedną partię.
sheet-rounds =
    Gra kończy się po { $n ->
        [one] 1 partii
       *[other] { $n } partiach
    }.
sheet-rounds-latest =
    Gra kończy się najpóźniej po { $n ->
        [one] 1 partii
       *[other] { $n } partiach
    }.
sheet-best-highest = Grę wygrywa ten, kto ma najwięcej punktów.
sheet-best-lowest = Grę wygrywa ten, kto ma najmniej punktów.
sheet-best-round = Kto wygra partię, wygrywa grę.
sheet-tied-round-drawn = Jeśli partię wygra kilku graczy, gra kończy się remisem.
sheet-tied-round-shared = Jeśli partię wygra kilku graczy, dzielą się zwycięstwem w grze.
sheet-tied-drawn = Jeśli kilku graczy ma najlepszy wynik, gra kończy się remisem.
sheet-tied-shared = Jeśli kilku graczy ma najlepszy wynik, wszyscy oni wygrywają.
sheet-void-idle = Każda partia się liczy.
sheet-void-counts = Partia, której nikt nie wygra, też liczy się jako rozegrana.
sheet-void-round-drawn = Jeśli nikt nie wygra partii, gra kończy się remisem.
sheet-void-replayed = Partię, której nikt nie wygra, rozgrywa się jeszcze raz.

## Pictures

picture-title = { $title }, partia { $n }
picture-title-after =
    { $title }, partia { $n }, po { $actions ->
        [one] 1 ruchu
       *[other] { $actions } ruchach
    }
picture-tiles =
    { $n ->
        [one] 1 kamień
        [few] { $n } kamienie
       *[other] { $n } kamieni
    }
picture-partner = { $size }, w parze z { $partner }
picture-boneyard = Talon: { $n }
on-turn = Teraz gra { $name }.
no-round = żadna partia jeszcze się nie zaczęła
no-such-round =
    nie ma partii { $round }; { $n ->
        [one] jest tylko partia 1
       *[other] są partie 1–{ $n }
    }
no-such-turn =
    nie ma ruchu { $turn }; { $n ->
        [0] w tej partii nikt jeszcze nie zagrał
        [one] partia ma tylko 1 ruch
        [few] partia ma { $n } ruchy
       *[other] partia ma { $n } ruchów
    }
no-such-seat = nie ma miejsca { $seat }; miejsca są od A do { $last }
hand-not-shown = zapis nie pokazuje ręki { $seat }, bo to zapis z perspektywy innego miejsca

## What is wrong with rules

clash-no-players-with-set = nie podano liczby graczy dla zestawu: { $set }; podano ją dla: { $sets }
clash-no-hand = nie podano, ile kamieni dostaje każdy przy liczbie graczy { $n }
clash-no-reserve = nie podano, ile kamieni zostaje w talonie przy liczbie graczy { $n }
clash-empty-hand = przy liczbie graczy { $n } nikt nie dostaje kamieni
clash-too-few-tiles = do rozdania potrzeba kamieni: { $dealt }; { $set } ma ich { $n }
clash-too-few-tiles-larger = do rozdania potrzeba kamieni: { $dealt }; { $set } ma ich { $n }; najmniejszy zestaw, który wystarczy, to { $larger } ({ $tiles })
clash-pairs = w parach gra czworo, więc `players` musi być "4"
clash-no-way-to-lead = lista jest pusta, więc nikt nie rozpoczyna
clash-no-round-before = `{ $key }` zakłada wcześniejszą partię, a przed pierwszą żadnej nie ma
clash-finds-nobody = przy niektórych rozdaniach lista nie wskazuje nikogo; zakończ ją `highest-pips` albo do `highest-double` dodaj `redeal = "no-double"`
clash-lot-for-same = losowe miejsce wybiera się raz na grę; podaj, kto rozpoczyna kolejne partie, na przykład `later-start = ["next-seat"]`
clash-lot-for-later = losowe miejsce wybiera się raz na grę, do pierwszej partii
clash-not-in-set = nikt nie może mieć { $tile }: w grze jest { $set }
clash-no-such-seat = przy liczbie graczy { $n } nie ma miejsca { $seat }
clash-no-start-tile = { $set } nie ma kamienia, od którego można zacząć
clash-table-too-small = na stole mieści się najwyżej { $most } kamieni; { $set } ma ich { $n }
clash-idle-reserve = nikt nie dobiera, więc nie ma rezerwy
clash-draw-after-last = kolejka, która kończy się dobraniem, ma jedno dobranie: napisz `repeat = "once"` albo `then = "play"`
clash-draw-too-large = `at-most` to mniej, niż dobiera się za jednym razem
clash-stuck-for-ever = partia, w której nic już nie można zrobić, nigdy by się nie skończyła; dodaj "blocked", "mover-stuck" albo "mover-must-draw"
clash-nobody-must-draw = nikt nie dobiera, więc nikt nie musi dobierać
clash-idle-dead-ends = martwe końce blokują partię tylko tam, gdzie partia może być zablokowana ("blocked")
clash-others-pips = przeciwnicy mogą płacić tylko własne oczka, pomniejszone u każdego o oczka zwycięzcy albo wcale
clash-no-end-of-match = grę musi kończyć `target` albo `rounds`
clash-worst-wins = tak wygrywałby najgorszy gracz
clash-winner-loses = kto wygrywa partie, przegrałby grę
clash-falling-points = odejmowane punkty nigdy nie dojdą do celu; podaj `rounds`
clash-falling-bonus = przy takiej premii punkty mogą spadać bez końca i minąć się z celem; podaj `rounds`
clash-nobody-wins = nikt nie może wygrać partii, więc gra nigdy się nie kończy; niech partia kończy się przez "out", podaj, kto wygrywa zablokowaną, albo `rounds` z `void-round = "counts"`
fault-at = wiersz { $line }, kolumna { $column }: { $what }
fault-of-key = { $key }: { $what }
fault-toml = to nie jest TOML („{ $why }”)
fault-unknown-key = nie ma klucza `{ $text }`
fault-unknown-key-near = nie ma klucza `{ $text }`; czy chodzi o `{ $near }`?
fault-value = oczekiwano: { $forms }; jest: `{ $text }`
fault-unknown-option = nie ma opcji `{ $text }`; do wyboru: { $options }
fault-missing-option = brakuje opcji `{ $option }`
fault-unknown-base = nie ma gry `{ $text }`; do wyboru: { $games }
fault-unknown-base-near = nie ma gry `{ $text }`; czy chodzi o `{ $near }`?
fault-second-base = te wiersze mają już swoją podstawę
fault-name = nazwa ma tylko litery od a do z, cyfry i łączniki
fault-not-one-line = to jeden wiersz tekstu, bez znaków sterujących
form-number = liczba od { $min } do { $max }
form-line = wiersz tekstu
form-list = lista, na przykład { $example }
form-table = tabela, na przykład { $example }
form-option = tabela z opcją `{ $option }`
form-tile = kamień, na przykład "6-6"
form-seat = miejsce, na przykład "seat-A"
form-players = liczba graczy od { $min } do { $max }, na przykład "2-4"
rules-players = „{ $title }” ({ $set }): liczba graczy to { $range }, a nie { $n }
rules-players-larger = „{ $title }” ({ $set }): liczba graczy to { $range }, a nie { $n }; wystarczy { $larger }

## What is wrong with records and positions

record-empty = to nie jest zapis gry, bo ten zaczyna się od `domino 1`
record-mark = to znacznik kolejności bajtów (BOM), od którego żaden zapis się nie zaczyna
record-not-utf8 = to nie jest UTF-8
record-control = to znak sterujący
record-too-long = wiersz ma najwyżej { $n } B
record-no-line-feed = ostatni wiersz nie ma znaku końca, więc może jest ucięty
record-expected = oczekiwano: { $expected }; jest: { $found }
record-not-dealt = ziarno { $seed } daje tu { $expected }, a nie { $found }
record-other-rules = { $what } ma tu odcisk `{ $fingerprint }`; zapis powstał według innych zasad o tej nazwie
record-game = gra `{ $game }`
record-game-changed = gra `{ $game }` z innymi wartościami ({ $keys })
record-game-of-keys = gra z tymi wartościami ({ $keys })
record-scheme = nie ma sposobu rozdania `{ $text }`; jest `{ $scheme }`
record-seed-in-view = zapis z jednego miejsca nie ma ziarna
record-not-in-set = w zestawie nie ma kamienia { $tile }
record-tile-twice = { $tile } jest w dwóch miejscach
record-cut-deal = rozdanie jest ucięte, a nie ma ziarna, żeby je uzupełnić
record-no-turn = pozycja nie mówi, czyja kolej, jak `turn A`
record-no-position = to nie jest pozycja: { $why }
record-not-a-view = z jednego miejsca widać najwyżej jedną rękę, a talonu wcale
record-count = w rękach, w talonie, poza grą i na stole jest razem kamieni: { $found }, a nie { $expected }
record-draw-size = dobiera się tu { $expected }, a nie { $found }
record-undo =
    { $n ->
        [0] nie ma ruchu do cofnięcia
        [one] do cofnięcia jest 1 ruch
        [few] do cofnięcia są { $n } ruchy
       *[other] do cofnięcia jest { $n } ruchów
    }
record-not-over = partia nie jest tu skończona
record-not-seen = ręka { $seat } nie jest tym, co z niej widziano
record-no-action = ruch to kamień, na przykład `6-4` lub `6-4 left`, `draw` albo `pass`
record-ambiguous = { $tile } pasuje: { $ways }; trzeba podać koniec
record-ambiguous-heading = { $tile } pasuje: { $ways }; trzeba podać koniec i kierunek
tile-shape = kamień to dwie liczby, na przykład `6-4`
tile-joined = ten kamień zapisuje się `{ $tile }`
tile-too-many-pips = połówka ma od 0 do 18 oczek
seat-player = gracz to od 1 do { $n } znaków: litery od a do z, cyfry i łączniki
seat-name = imię ma od 1 do { $n } znaków, bez odstępów
piece-end-of-line = koniec wiersza
piece-end-of-record = koniec zapisu
piece-action = miejsce i jego ruch
piece-seat = miejsce
piece-seat-of-table = miejsce przy tym stole
piece-viewer = `public` albo miejsce przy tym stole
piece-player = `{ $seat }=` i gracz
piece-game = nazwa gry
piece-fingerprint = osiem cyfr szesnastkowych
piece-rule = zasada
piece-seed = ziarno od 0 do { $max }
piece-number = liczba
piece-n-actions = liczba ruchów, co najmniej 1
piece-n-passes = od 0 do 999
piece-n-tiles = od 1 do 190 kamieni
piece-tile = kamień
piece-tiles = kamienie albo `-`, gdy ich nie ma
piece-tiles-face-up = odkryte kamienie, jak we wcześniejszych partiach
piece-no-boneyard = `-`, bo nikt nie dobiera, a reszta jest poza grą
piece-no-dead = `-`, bo reszta jest w talonie
piece-hand-no-redeal = `hand A`, bo bez ziarna nie ma ponownego rozdania
piece-end = koniec, na przykład `left`
piece-heading = `n`, `e`, `s`, `w` albo { $other }
piece-run = `led`, `both` albo koniec
piece-every-hand = `;` i każda ręka
setup-seats = ręce: { $found }, miejsca: { $expected }
setup-no-seat = przy stole nie ma miejsca { $seat }
setup-not-leader = stół jest pusty, a { $seat } nie rozpoczyna
setup-missing = kamienia { $tile } nigdzie nie ma
setup-not-a-line = ciąg nie ma końca `{ $end }`
setup-no-room = { $tile } nie może tam leżeć: { $why }
setup-in-the-way = { $tile } nie może tam leżeć: przeszkadza { $other }
setup-no-heading = { $tile } pasuje: { $ways }; trzeba podać kierunek
setup-heading = { $tile } ma kierunek, ale ta gra nie ma stołu
setup-joint = { $tile } nie pasuje tam, gdzie leży
setup-must-lead = nie można rozpocząć kamieniem { $tile }
setup-drawn = w tej kolejce nie można było dobrać tylu kamieni: { $n }
setup-last = { $seat } nie może być tym, kto położył ostatni kamień
setup-no-last = nie podano, kto położył ostatni kamień
setup-out-of-turn = według kolejności gra { $expected }, a nie { $found }
setup-passes = od ostatniego położonego lub dobranego kamienia nie można było tyle razy przepuścić: { $n }
setup-no-start-tile = na stole nie ma kamienia wziętego przed rozdaniem
setup-run = żadna seria nie może tu trwać
setup-over = partia jest już skończona
setup-not-this-view = kamienie nie zgadzają się z tym, co widać
deal-hand = kamieni w ręce { $seat }: { $found }, a nie { $expected }
deal-start-tile = kamień początkowy nie zgadza się z zasadami
deal-another-game = to rozdanie z innej gry
deal-not-held = { $seat } nie ma kamienia { $tile }
deal-must-redeal = nikt nie ma dubletu, więc rozdaje się ponownie
play-round-over = partia jest skończona
play-out-of-turn = gra { $mover }, a nie { $seat }
play-watches = kto tylko patrzy, nie gra
play-on-table = { $tile } leży już na stole
play-not-in-hand = kamienia { $tile } nie ma w ręce
play-must-lead = trzeba rozpocząć kamieniem { $tile }
play-not-a-lead = na stole leżą kamienie, więc trzeba podać koniec
play-nothing-laid = stół jest jeszcze pusty, więc { $tile } kładzie się bez `{ $end }`
play-no-end = nie ma otwartego końca `{ $end }`
play-run = ta kolejka trwa przy końcu `{ $end }`
play-no-match = { $tile } nie pasuje do końca `{ $end }`, gdzie jest { $pips }
play-no-room = { $tile } nie może leżeć przy końcu `{ $end }`: { $why }
play-in-the-way = przeszkadza { $other }
play-needs-heading = trzeba podać, w którą stronę leży { $tile } przy końcu `{ $end }`
play-no-table = nie ma tu stołu, na którym { $tile } mógłby leżeć w stronę `{ $heading }`
play-no-draw = nie dobiera się: { $why }
play-no-pass = nie przepuszcza się: { $why }
why-nobody-draws = w tej grze się nie dobiera
why-tile-fits = jest co dołożyć
why-can-draw = jest co dobrać
why-reserve = w talonie została tylko rezerwa: { $n }
why-drawn-enough = w jednej kolejce nie dobiera się więcej: { $n }
plane-not-empty = na stole leżą już kamienie
plane-backward = ciąg biegnie od `{ $heading }`
plane-no-corner = ciąg skręca tylko przy połówce kamienia, który nie jest dubletem
plane-across = przy kamieniu leżącym w poprzek idzie się prosto
plane-at-edge = ciąg dotarł tu: { $edge } stołu
plane-edge = przeszkadza { $edge } stołu
plane-tile = przeszkadza kamień położony jako numer { $n }
plane-full = na stole mieści się najwyżej { $n } kamieni
