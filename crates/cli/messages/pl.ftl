tell-error = błąd: { $text }
tell-hint = podpowiedź: { $text }
tell-note = uwaga: { $text }
left = Gra zostaje niedokończona.
left-resume = Gra zostaje niedokończona; możesz do niej wrócić poleceniem `domino play --resume { $path }`.
saved = zapisano w pliku { $path }
recorded = zapis gry jest w pliku { $path }
not-saved = nie udało się zapisać gry w pliku { $path }: { $why }
hint-game-file = { $path } wygląda na plik: według niego gra się poleceniem `domino play --rules { $path }`
hint-set = wybierz takie domino przez `--set { $n }`
hint-leave-out = pomiń `{ $name }` albo zacznij inną grę bez `--resume`
hint-resume = do tamtej gry wrócisz poleceniem `domino play --resume { $path }`; albo podaj inny plik
replaced = zapis w pliku { $path } zostaje zastąpiony
holds =
    { $path }: poprawny, { $n ->
        [one] 1 partia
        [few] { $n } partie
       *[other] { $n } partii
    }, { $state }
state-over = gra jest skończona
state-open = gra nie jest skończona
rules-hold = { $path }: poprawny, zasady { $fingerprint }
rules-same = zasady są takie same
perft-head = głębokość sekwencje skończone
no-open-round = na końcu zapisu nie ma rozpoczętej partii
kept-on = Gra zostaje niedokończona; możesz do niej wrócić poleceniem `domino`.
more-kept =
    { $n ->
        [one] Jeszcze 1 niedokończona gra jest
        [few] Jeszcze { $n } niedokończone gry są
       *[other] Jeszcze { $n } niedokończonych gier jest
    } w katalogu { $path }.
not-kept = Gry nie da się zachować: { $path }: { $why }.
not-locked = Nie można zablokować pliku { $path }: { $why }. Nie otwieraj go w innym programie domino.
kept-in-part =
    { $n ->
        [0] w pliku { $path } nie ma nic z tej gry
       *[other] gra nie jest zapisana do końca: plik { $path } kończy się na wierszu { $n }
    }
in-use = plik jest otwarty w innym programie domino
not-a-record = plik już istnieje i nie jest zapisem gry
not-a-file = to nie jest zwykły plik
file-too-large = plik jest większy niż { $n } MiB
unfinished = to zapis gry, która nie jest skończona
not-found = nie ma takiego pliku ani katalogu
no-permission = brak uprawnień
is-a-directory = to jest katalog
not-a-directory = to nie jest katalog
exists-already = plik już istnieje
no-space = na dysku nie ma już miejsca
read-only = system plików jest tylko do odczytu
not-utf8 = wiersz { $line }, kolumna { $column }: to nie jest UTF-8
said-already = `{ $name }` jest zbędne: to już jest w zapisie gry
torn = Ostatni wiersz pliku { $path } nie został zapisany do końca i zostaje pominięty.
cannot-hide = Ten terminal nie potrafi ukryć kamieni: widać je po przewinięciu wstecz.
no-command = nie ma polecenia `{ $text }`
not-before-command = `{ $text }` nie może stać przed poleceniem
salvaged =
    { $n ->
        [one] Gra toczy się dalej według pierwszego wiersza pliku { $path }, który zostaje bez zmian.
       *[other] Gra toczy się dalej według { $n } pierwszych wierszy pliku { $path }, który zostaje bez zmian.
    }
salvage-needs-record = `--salvage` prowadzi grę dalej w innym pliku; podaj go przez `--record`
hint-salvage =
    { $n ->
        [one] pierwszy wiersz jest w porządku
        [few] pierwsze { $n } wiersze są w porządku
       *[other] pierwszych { $n } wierszy jest w porządku
    }; `domino play --resume { $path } --salvage --record NOWY` prowadzi grę dalej w innym pliku
not-a-picture = plik już istnieje i nie jest obrazkiem narysowanym przez domino
name-taken = jest już inna gra o nazwie `{ $name }`
settings-damaged = Pliku { $path } nie da się odczytać, więc nic z niego nie obowiązuje: { $why }
setting-bad = { $path }, wiersz { $line }: `{ $key }` nie może mieć wartości `{ $text }`
setting-unknown = { $path }, wiersz { $line }: nie ma ustawienia `{ $text }`
setting-unknown-near = { $path }, wiersz { $line }: nie ma ustawienia `{ $text }`; czy chodzi o `{ $near }`?
setting-refused = `{ $key }` nie może mieć wartości `{ $text }`
setting-unset = -
no-setting = nie ma ustawienia `{ $text }`; do wyboru: { $keys }
no-setting-near = nie ma ustawienia `{ $text }`; czy chodzi o `{ $near }`?
no-home-for-settings = nie ma katalogu domowego na ustawienia
settings-not-kept = Ustawienia nie da się zachować: { $path }: { $why }.
not-forgotten = Pliku { $path } nie udało się usunąć: { $why }
not-svg = to nie jest nazwa dla obrazka, który jest w SVG: musi się kończyć na `.svg`
standard-input = standardowe wejście
standard-output = standardowe wyjście
terminal = terminal
random-seed = losowe ziarno
last-match = ostatnia gra jest w pliku { $path }
no-match-kept = żadna gra nie jest jeszcze zachowana
hint-name-record = podaj zapis gry albo zagraj: `domino`
usage-bad-value = `{ $value }` nie jest wartością dla `{ $arg }`: { $why }
usage-no-such-value = `{ $value }` nie jest wartością dla `{ $arg }`; możliwe: { $values }
usage-value-missing = `{ $arg }` wymaga wartości
usage-too-many = `{ $arg }` nie przyjmuje wartości `{ $value }`
usage-unknown = `{ $arg }` nie może tu stać
usage-unknown-near = `{ $arg }` nie może tu stać; czy chodzi o `{ $near }`?
no-command-near = nie ma polecenia `{ $text }`; czy chodzi o `{ $near }`?
usage-conflict = `{ $arg }` nie łączy się z { $other }
usage-twice = `{ $arg }` może wystąpić tylko raz
usage-missing = brakuje: { $args }
usage-not-utf8 = jeden z argumentów nie jest w UTF-8
hint-help = `{ $command } --help` mówi, co może tam stać
value-number = oczekiwano liczby całkowitej od 0
value-range = oczekiwano liczby całkowitej od { $min } do { $max }
value-seed = ziarno to liczba całkowita od 0 do { $max }
value-set = zestaw nazywa się od najwyższej liczby, od 0 do 18
value-width = szerokość to liczba całkowita od { $min } do { $max }
value-view = widok to `full`, `public` albo litera miejsca, na przykład `A`
value-player = nie ma gracza `{ $text }`; są: { $players }; człowiek to `human` albo `human:IMIĘ`
