# How a line on standard error begins; { $text } is a clause or a sentence.
tell-error = hiba: { $text }
tell-hint = tipp: { $text }
tell-note = megjegyzés: { $text }
left = A játszma félbemaradt.
left-resume = A játszma félbemaradt; így folytathatod: `domino play --resume { $path }`.
saved = mentve ide: { $path }
recorded = a jegyzőkönyv helye: { $path }
not-saved = a jegyzőkönyvet nem sikerült ide írni: { $path }: { $why }
hint-game-file = { $path } fájlnak látszik: `domino play --rules { $path }` aszerint játszik
hint-set = ezzel választhatod: `--set { $n }`
hint-leave-out = hagyd el ezt: `{ $name }`, vagy kezdj másik játszmát `--resume` nélkül
hint-resume = azt a játszmát így folytathatod: `domino play --resume { $path }`; vagy adj meg egy másik fájlt
replaced = az új jegyzőkönyv felülírja a régit: { $path }
holds = { $path }: érvényes, { $n } kör, { $state }
state-over = a játszma véget ért
state-open = a játszma még nem ért véget
rules-hold = { $path }: érvényes, szabályok: { $fingerprint }
rules-same = a szabályok megegyeznek
perft-head = mélység sorozat befejezett
no-open-round = a jegyzőkönyv végén nincs folyamatban kör
kept-on = A játszma félbemaradt; a `domino` parancs folytatja.
more-kept = További { $n } félbemaradt játszma van itt: { $path }
# { $path } is a file or a directory; { $why } is what the system says of it, or one of the messages up to `read-only`.
not-kept = A játszma nem menthető: { $path }: { $why }.
not-locked = Nem zárolható: { $path }: { $why }. Ne nyisd meg egy másik domino programban.
kept-in-part =
    { $n ->
        [0] a játszmából semmi sincs itt: { $path }
       *[other] a játszma nincs végig mentve: { $path }, { $n } sor van meg belőle
    }
in-use = a fájlt egy másik domino program használja
not-a-record = már létezik, és nem játszma jegyzőkönyve
not-a-file = nem közönséges fájl
file-too-large = nagyobb, mint { $n } MiB
unfinished = egy félbemaradt játszma jegyzőkönyve
not-found = nincs ilyen fájl vagy mappa
no-permission = nincs hozzá jogosultság
is-a-directory = ez egy mappa
not-a-directory = ez nem mappa
exists-already = már létezik
no-space = nincs több hely a lemezen
read-only = a fájlrendszer csak olvasható
not-utf8 = { $line }. sor, { $column }. oszlop: ez nem UTF-8
# { $name } is an argument of the command line, such as `--seed`.
said-already = `{ $name }` fölösleges: ez már benne van a jegyzőkönyvben
torn = Az utolsó sor írása félbeszakadt, ezért kimarad: { $path }
cannot-hide = Ez a terminál nem tudja elrejteni a kockákat: visszagörgetve láthatók.
no-command = nincs `{ $text }` parancs
not-before-command = ez nem állhat parancs előtt: `{ $text }`
salvaged =
    { $n ->
        [one] A játszma innen folytatódik: { $path }, az első sor után; a fájl úgy marad, ahogy van.
       *[other] A játszma innen folytatódik: { $path }, az első { $n } sor után; a fájl úgy marad, ahogy van.
    }
salvage-needs-record = a `--salvage` egy másik fájlban folytatja; a nevét a `--record` adja meg
hint-salvage =
    { $n ->
        [one] az első sor ép
       *[other] az első { $n } sor ép
    }; `domino play --resume { $path } --salvage --record ÚJ` onnan folytatja egy másik fájlban
not-a-picture = már létezik, és nem a domino által rajzolt kép
name-taken = már van másik játék `{ $name }` néven
settings-damaged = { $path } nem olvasható, semmi sem érvényes belőle: { $why }
setting-bad = { $path }, { $line }. sor: `{ $key }` nem lehet `{ $text }`
setting-unknown = { $path }, { $line }. sor: nincs `{ $text }` beállítás
setting-unknown-near = { $path }, { $line }. sor: nincs `{ $text }` beállítás; erre gondoltál: `{ $near }`?
setting-refused = `{ $key }` nem lehet `{ $text }`
setting-unset = -
no-setting = nincs `{ $text }` beállítás; választható: { $keys }
no-setting-near = nincs `{ $text }` beállítás; erre gondoltál: `{ $near }`?
no-home-for-settings = nincs saját könyvtár a beállításoknak
settings-not-kept = A beállítás nem menthető: { $path }: { $why }.
not-forgotten = { $path } nem törölhető: { $why }
not-svg = nem jó név egy képnek, mert az SVG: `.svg` legyen a vége
standard-input = szabványos bemenet
standard-output = szabványos kimenet
terminal = a terminál
random-seed = véletlen keverés
last-match = az utolsó játszma itt van: { $path }
no-match-kept = még nincs elmentett játszma
hint-name-record = adj meg egy jegyzőkönyvet, vagy játssz egy játszmát: `domino`
usage-bad-value = `{ $value }` nem jó érték ehhez: `{ $arg }`: { $why }
usage-no-such-value = `{ $value }` nem jó érték ehhez: `{ $arg }`; a lehetőségek: { $values }
usage-value-missing = ehhez érték kell: `{ $arg }`
usage-too-many = `{ $arg }` mellé nem kell érték: `{ $value }`
usage-unknown = itt nem állhat: `{ $arg }`
usage-unknown-near = itt nem állhat: `{ $arg }`; erre gondoltál: `{ $near }`?
no-command-near = nincs `{ $text }` parancs; erre gondoltál: `{ $near }`?
usage-conflict = `{ $arg }` nem állhat együtt ezzel: { $other }
usage-twice = `{ $arg }` csak egyszer állhat
usage-missing = hiányzik: { $args }
usage-not-utf8 = az egyik argumentum nem UTF-8
hint-help = `{ $command } --help` megmondja, mi állhat ott
value-number = itt 0 vagy nagyobb egész szám állhat
value-range = itt egész szám állhat, { $min }–{ $max }
value-seed = a keverés száma egész szám, 0–{ $max }
value-set = a készletet a legnagyobb száma nevezi meg, 0–18
value-width = a szélesség egész szám, { $min }–{ $max }
value-view = a nézet `full`, `public` vagy egy hely betűje, például `A`
value-player = nincs `{ $text }` játékos; ezek vannak: { $players }; az ember: `human` vagy `human:NÉV`
