# What the client says, in Hungarian.
#
# The words: kocka (tile), vég (half of a tile, and end of the line), pont (pips, and points), dupla,
# készlet (set), kéz (hand), halom (boneyard), sor (line of play), játékos, kezdeni (to lead), letenni
# (to lay), húzni, kimaradni (to pass), lépés (turn and action), kör (round), játszma (match), elakadt
# (blocked), kifogyni a kockákból (to go out), jegyzőkönyv (record). The player is `te`.
#
# No article stands directly before what is put in (a/az depends on its sound), and nothing is glued to
# its end: `ide ({ end-name } vég)`, `csak { $tile } lehet`, or a colon. Nouns stay singular behind
# numbers. Summaries of games have at most 65 letters, to fill one line of the lobby.

## The lobby

greeting = Üdv a dominóasztalnál!
# Settings: keys such as `lang` are the same in every language.
ask-name = Ki játszik? Írd be a neved, vagy csak nyomj Entert.
prompt-name = A neved>
settings-are = A beállításaid:
settings-how = A `beállítások KULCS ÉRTÉK` végleg megváltoztat egyet, a `beállítások KULCS -` újra a programra hagyja.
setting-is = `{ $key }` beállítás: { $value }.
setting-unset = nincs beállítva
setting-bad = `{ $key }` nem lehet `{ $text }`.
setting-bad-of = `{ $key }` nem lehet `{ $text }`. Választható: { $values }.
no-setting = Nincs `{ $text }` beállítás. Választható: { $keys }.
no-setting-near = Nincs `{ $text }` beállítás. Erre gondoltál: `{ $near }`?
lobby-kept = Játszmák, amelyeket folytathatsz:
# One of them: { $title } is the game, { $totals } are the points, as in `A Ada 24, B steady 30`.
lobby-match = { $title }, { $n }. kör: { $totals }; utoljára: { $last }
no-such-offer =
    Nincs `{ $text }` játszma; { $n ->
        [0] egy sincs megőrizve
        [one] csak `r1` van
       *[other] `r1` és `r{ $n }` között van
    }.
forget-sure = Írd be még egyszer: `felejtsd { $text }`, és a játszma végleg törlődik.
forgotten = Elfelejtve.
# { $why } tells what is wrong in the file.
lobby-damaged = { $path } sérült: { $why }
lobby-games = A játékok:
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } nem játék: { $why }
lobby-choose = Írd be egy játék számát vagy nevét; Enterre ez indul: `{ $game }`. A `súgó` felsorolja a parancsokat, a `kilépés` bezárja a programot.
lobby-go-on = Írd be egy játék számát vagy nevét; Enterre a megkezdett játszma folytatódik. A `súgó` felsorolja a parancsokat, a `kilépés` bezárja a programot.
lobby-go-on-first = Írd be egy játék számát vagy nevét; Enterre `r1` folytatódik. A `súgó` felsorolja a parancsokat, a `kilépés` bezárja a programot.
how-to-play =
    Te { $own } vagy, ellened játszik: { $others }. Olyan kockát tegyél le, amelynek egyik vége megegyezik a sor egyik nyitott végével: írd be a számát a listából vagy magát a kockát, például `6-4 bal`. Ha semmi sem illik, a lista megmondja, mit tehetsz.
    A `szabályok` többet mond a játékról, a `tipp` elárulja, mit tenne egy jó játékos, a `súgó` felsorolja a parancsokat, a `kilépés` bezárja a programot.
how-to-play-pairs = Párban játszol, a párod { $partner }: a kezeteket és a pontjaitokat együtt kell számolni.
how-to-table = Ezen az asztalon egy kocka több irányba is mehet; az irány a vég után áll, például `6-4 bal é`: `é` észak (a térképen felfelé), `k` kelet (jobbra), `d` dél (lefelé), `ny` nyugat (balra).
prompt-lobby = dominó>

## The match

# { $limit } is one of the three `limit-...` messages, { $seats } a list such as `A Ada, B steady`.
game = { $title }, { $limit }: { $seats }. Keverés: { $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
game-pairs = Párban játszik { $first }, ellenük { $second }.
limit-points = { $n } pontig
limit-rounds = { $n } körig
limit-both = { $points } pontig, legfeljebb { $n } körig
resumed =
    { $n ->
        [0] A játszma az első kör előttről folytatódik.
       *[other] A játszma folytatódik: { $n }. kör.
    }
resumed-after = A játszma folytatódik ({ $n }. kör után).
round = { $n }. kör
redealt = Senkinek sincs duplája: újraosztás következik.
dealt =
    Mindenki { $hand } kockát kap, { $boneyard ->
        [0] a halom üres
       *[other] a halomban { $boneyard } marad
    }.
dealt-dead =
    Mindenki { $hand } kockát kap; { $dead ->
        [0] minden kocka játékban van
       *[other] { $dead } kocka nincs játékban
    }.
dealt-unequal = Kézben: { $hands }.
set-up = A kör egy megadott állásból folytatódik; { $name } van soron.
leads = { $name } kezd.
start-tile = A kiinduló kocka: { $tile }.
# What somebody did: { $what } is a tile and an end, or one of the `did-...` messages, or several of
# them with commas between.
did = { $name }: { $what }
did-lead = { $tile } kezdésnek
# { $ends } are the numbers that were open then, as in `6, 4`.
did-draw = { $n } kockát húz (végek: { $ends })
did-draw-shown = { $tiles } a halomból (végek: { $ends })
did-pass = kimarad (végek: { $ends })
fell-back = { $name } ezt akarta: { $wanted }, de ez szabálytalan, ezért az első szabályos lépést teszi meg helyette.
out = { $name } kifogyott a kockákból.
blocked = A kör elakadt.
blocked-all-lie = Minden nyitott végen { $pips } van, és mind a { $n } ilyen kocka az asztalon fekszik.
blocked-nobody = Senkinek sincs kockája ide: { end-name } vég ({ $pips }).
blocked-mover = { $name } nem tud letenni, és már nincs mit húzni.
hand-left = { $pips }  { $tiles }
# The arithmetic of a score: { $terms } as in `33 (B) - 19 (own hand)`, { $sum } as in `+14` or `-28`;
# { $points } is the same as a number, which chooses the plural.
score-line = { $name }: { $sum } pont = { $terms }
score-sum = { $name }: { $sum } pont
charge-line = { $name } { $sum } büntetőpontot kap: { $terms }
charge-sum = { $name } { $sum } büntetőpontot kap
# All but `score-floor` stand in brackets after a number of the arithmetic; `score-own-hands` are those of a pair.
score-own-hand = saját kéz
score-own-hands = a pár keze
score-floor = { $terms }, de 0 alá nem mehet
score-out = kifogyott
score-paid = { $to } kapja
score-nobody = A kört senki sem nyerte meg, így senki sem kap pontot.
score-replayed = A kört senki sem nyerte meg, ezért újra kell játszani.
# { $rule } are sentences of the rule sheet.
score-rule = (A szabály: { $rule })
# { $totals } from the best down, as in `B steady 30, A Ada 24`; { $limit } is a `limit-...` message.
totals = Állás: { $totals } ({ $limit }).
totals-lowest = Állás: { $totals } ({ $limit }; a legkevesebb pont nyer).
total = { $name } { $n }
match-over = A játszma { $n } kör után véget ért.
seed-was = A keverés száma: { $seed }.
standing = { $rank }. { $name }
# A row of the last table: the points and how many rounds were won.
standing-points = { $points }  { $n } nyert kör
won = { $names } nyert.
won-shared = { $names } osztozik a győzelmen.
drawn = A játszma döntetlen.
and = { $first } és { $last }
# The name of a human who gave none. Not `ember`: behind the seat, `A ember` looks like a wrong article.
name-human = játékos

## A turn

table-empty = Az asztal üres.
# In plain form the line of play is told in words, left end first.
line-of-play = A sor balról jobbra: { $tiles }
line-of-play-headings = A sor balról jobbra, és hogy melyik kocka merre ment: { $tiles }
last-tile = Az utolsó: { $tile }
# The names of the ends of a line; they are typed too, and any beginning of them is enough. In sentences
# `vég` follows: `bal vég`.
end-name =
    { $end ->
        [left] bal
        [right] jobb
        [up] felső
        [down] alsó
        [public] közös
       *[other] { $end }
    }
heading-name =
    { $heading ->
        [n] é
        [e] k
        [s] d
        [w] ny
       *[other] { $heading }
    }
heading-words =
    { $heading ->
        [n] észak
        [e] kelet
        [s] dél
        [w] nyugat
       *[other] { $heading }
    }
edge-name =
    { $side ->
        [n] az asztal északi széle
        [e] az asztal keleti széle
        [s] az asztal déli széle
        [w] az asztal nyugati széle
       *[other] az asztal széle: { $side }
    }
# An open end with the shortest text that can be typed for it: `bal (b) 6`.
end = { end-name } ({ $key }) { $pips }
end-dead = { end-name } ({ $key }) { $pips } lezárva
# The directions in which each end can go on.
directions = A sor erre mehet tovább: { $ends }.
# Those that the map has no room for.
directions-hidden = Nem fért rá a térképre: { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first }; { $last }
too-wide-for-map = Az asztal túl széles ehhez a képernyőhöz: a sor kígyóként van rajzolva, és az irányai nem az asztal irányai.
table = Végek: { $ends }. Kézben: { $hands }. Halom: { $boneyard }.
table-reserve = Végek: { $ends }. Kézben: { $hands }. Halom: { $boneyard } ({ $reserve } marad).
table-no-boneyard = Végek: { $ends }. Kézben: { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (A korábbi lépések: `napló`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Kézben: { $hands }.
elsewhere-boneyard = Kézben: { $hands }. Halom: { $boneyard }.
elsewhere-reserve = Kézben: { $hands }. Halom: { $boneyard } ({ $reserve } marad).
hand-size = { $name } { $n }
# { $limit } is one of the `limit-...` messages.
score-now = Állás: { $totals } ({ $limit }).
to-play = { $name } van soron, { $n } kocka: { $tiles }
to-lead = { $name } kezd, { $n } kocka: { $tiles }
to-lead-tile = { $name } kezd (kötelező: { $tile }), { $n } kocka: { $tiles }
to-go-on = { $name } folytatja ({ end-name } vég), { $n } kocka: { $tiles }
hand = { $name } kezében { $n } kocka van: { $tiles }
prompt-turn = { $name }>
prompt-handover = { $name } jön: add át, aztán Enter>
prompt-next = Enter: { $n }. kör>
prompt-over = Enter: visszavágó>

## What was typed

not-understood = `{ $text }` se nem lépés, se nem parancs. Írj be egy számot a listából, egy kockát, például `6-4`, vagy azt, hogy `súgó`.
not-understood-near = `{ $text }` se nem lépés, se nem parancs. Erre gondoltál: `{ $near }`?
# { $names } is a list joined by the message `or`.
which-command = `{ $text }` többféle lehet: { $names }.
not-tile = `{ $text }` nem lépés: a kockát így írd be: `{ $tile }`.
too-many-pips = `{ $text }` nem lépés: egy kocka végén 0 és 18 közötti számú pont lehet.
not-an-end = `{ $text }` nem lépés: a vég csak { $ends } lehet.
not-a-heading = `{ $text }` nem lépés: az irány csak { $headings } lehet.
end-first = `{ $text }` nem lépés: az irány elé a véget is be kell írni, például `{ $typed }`.
lead-direction = `{ $text }` nem lépés: az első kockához nem kell irány; így írd be: `{ $tile }`.
label-alone = `{ $text }` egy vég és egy irány: írj elé egy kockát is, például `{ $typed }`.
too-much = `{ $text }` nem lépés: több van benne, mint egy kocka, egy vég és egy irány.
too-much-end = `{ $text }` nem lépés: több van benne, mint egy kocka és egy vég.
no-such-number =
    A listában nincs `{ $text }`; { $n ->
        [one] csak az 1 választható
       *[other] 1 és { $n } közötti szám kell
    }.
no-such-number-tile =
    A listában nincs `{ $text }`; { $n ->
        [one] csak az 1 választható
       *[other] 1 és { $n } közötti szám kell
    }. A kockát így írd be: `{ $tile }`.
line-too-long = Ez túl hosszú ahhoz, hogy lépés vagy parancs legyen.
ambiguous = { $tile } többféleképpen is letehető; így írd be: { $ends }.
# Words that can stand before a tile that is typed.
play-words = rak, rakok, tesz, teszek
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Nem történt lépés.
turn-over-before = `{ $text }` elkésett: a lépés már előbb véget ér.
draw-before = `{ $text }` várjon, amíg látod, mit húztál.
or = { $first } vagy { $last }
no-turn-lobby = Előbb válaszd ki, mit játszol.
no-turn-before = A kockák még nincsenek kiosztva.
no-turn-handover = A billentyűzetnél most { $name } következik; Enterre megjelennek a kockái.
no-turn-between = A körnek vége; Enter vagy `tovább`, és jön a következő.
no-turn-over = A játszmának vége.
interrupted = Még egy Ctrl-C, és kilépsz; Enterrel folytatod.

## Why an action is not legal

refused-round-over = Szabálytalan: a körnek már vége.
refused-out-of-turn = Szabálytalan: most { $name } van soron.
refused-on-table = Szabálytalan: { $tile } már az asztalon van.
refused-not-in-hand = Szabálytalan: { $tile } nincs a kezedben.
refused-not-in-set = Szabálytalan: a készletben { $n }-{ $n } a legmagasabb kocka, { $tile } nincs benne.
refused-must-lead = Szabálytalan: csak { $tile } lehet a kezdő kocka.
refused-not-a-lead = Szabálytalan: az asztalon már vannak kockák; mondd meg, melyik végre kerüljön { $tile }.
refused-nothing-laid = Szabálytalan: az asztal üres, { end-name } vég még nincs; írd be ezt: `{ $tile }`.
refused-no-such-end = Szabálytalan: { end-name } vég nincs; a végek: { $ends }.
refused-run = Szabálytalan: ez a lépés csak itt folytatható ({ end-name } vég).
refused-match = Szabálytalan: { $tile } nem illik ide ({ end-name } vég: { $pips }).
refused-match-any = Szabálytalan: { $tile } egyik nyitott véghez sem illik; a végek: { $ends }.
refused-edge = Szabálytalan: { $tile } nem fér el, útban van { $edge } ({ end-name } vég).
refused-at-edge = Szabálytalan: ez a vég elérte az asztal szélét, le van zárva ({ end-name } vég: { $edge }).
refused-each-way = Szabálytalan: { $tile } egyik irányban sem fér el ({ end-name } vég; útban van { $ways }).
way = { $heading }: { $what }
refused-in-the-way = Szabálytalan: { $tile } nem fér el, útban van { $other } ({ end-name } vég).
refused-backward = Szabálytalan: { $tile } nem fordulhat vissza arra, amerről a sor jön ({ end-name } vég).
refused-corner = Szabálytalan: itt { $tile } csak egyenesen folytathatja a sort ({ end-name } vég).
refused-no-room = Szabálytalan: { $tile } nem fér el ({ end-name } vég).
refused-no-table = Szabálytalan: ebben a játékban nincsenek irányok, ezt hagyd el: `{ $heading }`.
refused-draw-never = Szabálytalan: ebben a játékban senki sem húz.
refused-draw-must-play = Szabálytalan: le tudsz tenni kockát, ezért nem húzhatsz.
refused-draw-closed =
    { $reserve ->
        [0] Szabálytalan: a halom üres.
        [one] Szabálytalan: a halom utolsó kockája bent marad.
       *[other] Szabálytalan: a halom utolsó { $reserve } kockája bent marad.
    }
refused-draw-enough = Szabálytalan: már { $n } kockát húztál, egy lépésben többet nem lehet.
refused-pass-must-play = Szabálytalan: le tudsz tenni kockát, ezért nem maradhatsz ki.
refused-pass-must-draw = Szabálytalan: tudsz húzni, ezért nem maradhatsz ki.
refused-otherwise = Szabálytalan: { $why }.

## Why an action is legal, and what is advised

why-fits = Szabályos: { $tile } illik ide ({ end-name } vég: { $pips }).
why-fits-toward = Szabályos: { $tile } illik ide ({ end-name } vég: { $pips }), iránya { $headings }.
why-wild = Szabályos: { $tile } dupla, ezért akkor is ide tehető ({ end-name } vég), ha nem illik.
why-wild-toward = Szabályos: { $tile } dupla, ezért akkor is ide tehető ({ end-name } vég), ha nem illik; iránya { $headings }.
why-lead = Szabályos: { $tile } lehet a kezdő kocka.
why-draw = Szabályos: húzhatsz.
why-pass = Szabályos: kimaradhatsz.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open = Nyitott ({ end-name } vég: { $pips }): van még olyan kocka, amely ide letehető.
why-end-used = Lezárva ({ end-name } vég: { $pips }): nincs már olyan kocka, amely ide illik.
why-end-at-edge = Lezárva ({ end-name } vég): elérte az asztal szélét ({ $edge }).
why-end-blocked = Lezárva ({ end-name } vég: { $pips }): minden irányban útban van valami ({ $ways }).
why-usage = Írj mögé egy kockát, egy lépést vagy egy véget, például `miért 6-4`, `miért kimarad` vagy `miért bal`.
# { $words } are sentences of the rule sheet, { $key } is a key of rules files.
rule-words = `{ $key }` szabály: { $words }
# { $sources } are short names of the places where the rule stands.
rule-sourced = `{ $key }` szabály: { $words } ({ $sources })
no-rule = Nincs `{ $text }` szabály. Választható: { $keys }.
no-rule-near = Nincs `{ $text }` szabály. Erre gondoltál: `{ $near }`?
# { $action } is what is typed: a tile and an end, or `húz` or `kimarad`.
hint-only = Csak ez lehetséges: { $action }.
hint-best = A `steady` játékos ezt választaná: { $action }.
hint-run = Így ebben a lépésben { $n } kockát teszel le.
hint-out = Ezzel kifogysz a kockákból.
hint-pips = Utána { $n } pont marad a kezedben.
hint-ends =
    { $tiles ->
        [0] Egyik kockád sem illene nyitott véghez.
       *[other] { $tiles } kockád illene (nyitott végek: { $n }/{ $of }).
    }
hint-doubles = { $n } duplád egyik nyitott véghez sem illene.
hint-wild = További { $n } kockát akkor is letehetnél, ha nem illik.
hint-next = Körülbelül { $percent }% az esélye, hogy { $name } kezében nincs illő kocka.
hint-second = A második legjobb: { $action }.
counts-own = Hány kockát látsz az egyes számokból a kezedben és az asztalon, és hány van rejtve:
counts-public = Hány kocka van az asztalon az egyes számokból, és hány van rejtve:
count = { $pips }: { $seen } látható, { $unseen } rejtett

## Commands
#
# The value has the names of the command, the main one first: words without blanks that no other
# command has. The English names work in every language beside them. `.argument` is what can follow the
# command, `.summary` completes a sentence such as `súgó: felsorolja a parancsokat`, `.page` tells more.

cmd-help = súgó, segítség
    .argument = [PARANCS]
    .summary = felsorolja a parancsokat, vagy elmagyaráz egyet
    .page = Egy parancs nevével többet mond arról a parancsról. Elég a név eleje is, ha csak egy parancs kezdődik úgy. Csak a `kilépés` és a `tovább` nevét kell végig beírni.
cmd-moves = lépések, l
    .summary = megmutatja az asztalt, és felsorolja, mit tehetsz
    .page = Lépés helyett elég beírni az előtte álló számot. Egy puszta Enter ugyanezt mutatja, és ha csak egy lépés van, meg is teszi.
cmd-hand = kéz, kockák, k
    .summary = megmutatja a kezedben lévő kockákat
    .page = A kockák sorrendjét a `sorrend` parancs állítja be. A kör végén azt mutatja, ami a kezekben maradt.
cmd-table = asztal, sor, a
    .summary = megmutatja a sort és a nyitott végeit
    .page = Ha a térkép be van kapcsolva, az egész asztalt lerajzolja; ha nincs, a sort írja ki a bal végétől kezdve, és ami a köröd óta került le, csúcsos zárójelben áll.
cmd-counts = számlálás
    .summary = számonként megszámolja a látható és a rejtett kockákat
    .page = Látható, ami az asztalon és a kezedben van. Rejtett, ami a többieknél és a halomban van.
cmd-log = napló, történet
    .summary = elmondja ezt a kört az osztástól kezdve
    .page = Minden lépés egy sort kap, az utolsó mozzanat számával, ahogy a `domino replay --turn` számol. Azt mutatja, amit az asztalnál mindenki láthatott.
cmd-score = állás, pontok
    .summary = megmutatja az állást
    .page = Az összpontszámok a legutóbb befejezett kör utániak.
cmd-rules = szabályok
    .argument = [KULCS]
    .summary = röviden elmondja a játék szabályait, vagy egyet közülük
    .page = Ha egy kulcsot írsz mögé, például `draw` vagy `score`, azt a szabályt mondja el, megmutatja, hogyan kell egy szabályfájlba írni, és megmondja, honnan származik. Ha egy játék nevét, például `snake`, annak a szabályait mondja el röviden; teljes egészében a `domino rules` mondja el, mögötte a játék nevével.
cmd-why = miért
    .argument = KOCKA|LÉPÉS|VÉG
    .summary = megmondja, miért szabályos vagy szabálytalan egy lépés, vagy miért lezárt egy vég
    .page = Egy kockát, egy lépést vagy egy véget írj mögé, például `miért 6-4`, `miért 6-4 bal` vagy `miért kimarad`. Megnevezi a szabályt és a forrását, de nem lép. A `miért bal` megmondja, miért nyitott vagy lezárt egy vég. A `miért állás` az utolsó pontok mögötti szabályt mondja el.
cmd-hint = tipp, tanács
    .summary = megmondja, mit tenne a `steady` játékos, és miért
    .page = Nem tud többet, mint te: a kezedet és az asztalt ismeri, meg azt, hány kocka van a többieknél.
cmd-undo = vissza, v
    .summary = visszavonja az utolsó döntésedet és azt, ami utána történt
    .page = A húzott kockák az eredeti sorrendben kerülnek vissza a halomba. A kényszerlépéseket is visszavonja. A jegyzőkönyvben benne lesz, hogy visszavonás történt.
cmd-redo = újra, mégis
    .summary = újra megteszi, amit visszavontál
    .page = Addig használható, amíg mást nem teszel.
cmd-draw = húz, húzok
    .summary = húz a halomból
    .page = Ugyanolyan lépés, mint a listában a kockák, ha a szabályok engedik. Hogy mikor, azt megmondja: `szabályok draw`.
cmd-pass = kimarad, passz
    .summary = kihagyja a lépésedet
    .page = Ugyanolyan lépés, mint a listában a kockák, ha más nem lehetséges.
cmd-next = tovább, következő
    .summary = továbbmegy a következő körre
    .page = Két kör között használható. Ott egy puszta Enter ugyanezt teszi.
cmd-save = mentés, ment
    .argument = [FÁJL]
    .summary = fájlba írja a játszma jegyzőkönyvét
    .page = Ha nem adsz meg nevet, a fájl a játék és a keverés száma szerint kap nevet. Olyan fájlt, amely nem jegyzőkönyv, soha nem ír felül.
cmd-load = betöltés, betölt
    .argument = [FÁJL]
    .summary = folytat egy jegyzőkönyvbe mentett játszmát
    .page = Az asztalon lévő játszma úgy marad, ahogy van. Sérült fájlról megmondja, hol sérült; utána a puszta `betöltés` azt folytatja, ami menthető belőle.
cmd-resume = folytatás
    .argument = [r1]
    .summary = folytat egy megőrzött játszmát
    .page = A számok az `új` listájában vannak. Szám nélkül az utoljára játszott játszma folytatódik.
cmd-forget = felejtsd
    .argument = r1
    .summary = töröl egy megőrzött játszmát
    .page = A számok az `új` listájában vannak. Törlés előtt még egyszer be kell írni a parancsot.
cmd-new = új
    .argument = [JÁTÉK]
    .summary = új játszmát kezd, vagy megmutatja a játékokat
    .page = Egy játék nevével azt a játékot indítja el. Az asztalon lévő játszma úgy marad, ahogy van. A mögé írt szám a játékosok száma: `új boxed 4`.
cmd-seats = helyek, ülésrend
    .argument = [HELYEK]
    .summary = megmutatja, ki hol ül, vagy másokat ültet le a következő játszmához
    .page = A helyeket így add meg: `helyek human:Ada,steady,human:Bo`, elöl az A hely; az `új` aztán velük kezd játszmát. Egy szám magában ennyi fős asztalhoz ültet: `helyek 4`.
cmd-lang = nyelv
    .argument = [NYELV]
    .summary = megmutatja vagy átállítja a nyelvet
    .page = A kódjával, például `de`, vagy a saját nevével választható.
cmd-auto = auto, magától
    .argument = [be|ki]
    .summary = magától megteszi a kényszerlépéseket
    .page = Kezdettől be van kapcsolva: ha csak egy szabályos lépésed van, azonnal megteszi, és ugyanúgy elmondja, mint a többit. A `beállítások auto off` végleg kikapcsolja.
cmd-sort = sorrend, rendezés
    .argument = [pontok|számok|érkezés]
    .summary = beállítja a kockáid sorrendjét
    .page = `pontok`: elöl a legtöbb pontú; `számok`: a kocka nagyobbik vége szerint; `érkezés`: ahogy a kockák jöttek.
cmd-map = térkép, rajz
    .argument = [be|ki|ascii|vonalak|jelek]
    .summary = lerajzolja az asztalt, vagy beállítja, hogyan látod, amikor te következel
    .page = A puszta `térkép` egyszer lerajzolja az egész asztalt. `be`: valahányszor te következel, úgy látod a kockákat, ahogy fekszenek, vagy kígyózva a sort; `ki`: a kockák egyetlen sorban állnak. Az `ascii`, a `vonalak` és a `jelek` a rajz karaktereit választja ki. Minden nyitott végnél ott áll, mit kell írni, hogy oda tegyél; az utoljára letett kockának vastag a vonala, csillag van a sarkain, vagy `<` áll a jele mögött. Asztalon betű mutatja az irányt: `é` észak (fel), `k` kelet (jobbra), `d` dél (le), `ny` nyugat (balra); az ékezet nélküli `e` keletet jelent, mint az angolban. Egyszerű sorokban nincs rajz.
cmd-plain = egyszerű, sima
    .argument = [be|ki]
    .summary = mindent egyszerű sorokban mond el
    .page = Minden esemény egy sor, rajz és szín nélkül: képernyőolvasóknak és szkripteknek.
cmd-settings = beállítások
    .argument = [KULCS [ÉRTÉK]]
    .summary = megmutatja vagy megváltoztatja, amit a program megjegyez
    .page = Fájlba kerül, mostanra és a következő alkalmakra: a neved (`name`), `lang`, `tiles`, a színek (`theme`), `auto`, `map`, `sort`, `plain`, a szokásos helyek (`seats`) és a játék, amelyet az Enter kezd (`game`). A kapcsolók és a környezet erősebbek nála.
cmd-quit = kilépés, vége
    .summary = bezárja a programot
    .page = A bemenet vége (Ctrl-D) ugyanezt teszi.
# Words that follow a command.
word =
    { $word ->
        [on] be
        [off] ki
        [pips] pontok
        [suit] számok
        [given] érkezés
        [ascii] ascii
        [box] vonalak
        [glyph] jelek
       *[other] { $word }
    }
help-commands = A parancsok; egy parancsról bővebben például: `súgó tipp`.
# The groups of commands, as short as can be.
help-turn = A lépésed
help-game = A játék
help-matches = Játszmák
help-look = Beállítások
help-program = Program
help-actions = Ha lépni akarsz, írd be a lépés számát a listából vagy magát a lépést: egy kockát, például `6-4` (így is jó: `4-6`, `6|4` vagy `[6|4]`), és ha mindkét véghez illik, mögé azt, hogy `bal` vagy `jobb` (`b`, `j`), asztalon végül az irányt is (`é`, `k`, `d`, `ny`; az ékezet nélküli `e` keletet jelent, mint az angolban). Lépés a `húz` és a `kimarad` is. Több lépés is állhat egy sorban, vesszővel elválasztva: `5-4 b, 4-0`.
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = Más néven: { $aliases }.
help-no-command = Nincs `{ $text }` parancs; a `súgó` mindet felsorolja.
help-no-command-near = Nincs `{ $text }` parancs. Erre gondoltál: `{ $near }`?
no-log = Még nem történt semmi.
score-in-round = Folyamatban: { $n }. kör.
score-after-round = Eddig { $n } kör ért véget.
score-before = Még egy kör sem kezdődött el.
cannot-go-on = Most { $name } van soron; a következő kör csak ez után a kör után jön.
undone = { $n } lépés visszavonva. Most újra { $name } dönt.
redone = { $n } lépés újra megtéve.
nothing-to-undo = Nincs visszavonható döntés.
nothing-to-redo = Nem volt visszavonás.
load-usage = Írd mögé a fájlt, például `betöltés este.domino`.
load-failed = { $path } nem olvasható: { $why }.
load-damaged =
    { $path } sérült: { $why }.
    { $n ->
        [one] Az első sora
       *[other] Az első { $n } sora
    } ép: a puszta `betöltés` onnan folytatja, a fájl pedig úgy marad, ahogy van.
load-nothing = { $path } nem játszma jegyzőkönyve: { $why }.
load-view = { $path } csak úgy mutatja a játszmát, ahogy egyetlen helyről látszott, ezért nem folytatható.
load-no-seats = { $path } véget ér, mielőtt kiderülne, kik játszanak.
left-behind = Az előző játszma úgy marad, ahogy van.
no-game = Nincs `{ $text }` játék. Választható: { $games }.
no-game-near = Nincs `{ $text }` játék. Erre gondoltál: `{ $near }`?
game-players =
    { $n ->
        [one] Egyedül nem játszható: „{ $title }”.
       *[other] { $n } játékossal nem játszható: „{ $title }”.
    }
rematch = Visszavágó: mindenki eggyel odébb ül.
seats-now = Az asztalnál: { $seats }.
seats-next = A következő játszmában: { $seats }. Az `új` elkezdi.
seats-bad = `{ $text }` nem ülhet az asztalhoz. Az embert így írd: `human` vagy `human:NÉV`; a program játékosai: { $players }; legalább 2 hely kell, közöttük vesszővel.
lang-now = A nyelv: { $name }. Választható: { $codes }.
lang-unknown = Nincs `{ $text }` nyelv; választható: { $codes }.
# { $state } is the word `be` or `ki`.
auto-is = Kényszerlépések automatikusan: { $state }.
sort-is = A kockáid sorrendje: { $sort }. Választható: { $sorts }.
map-is = Térkép, amikor te következel: { $state }. A karakterei: { $style }.
map-plain = Egyszerű sorokban nincs rajz.
plain-is = Egyszerű sorok: { $state }.
word-unknown = `{ $text }` itt nem állhat; ezt írd be: { $words }.
no-leader = A következő kör nem kezdődhet el: { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = a játszma véget ért
start-round-open = ennek a körnek még nincs vége: { $n }
start-no-leader = a keverés száma nélkül a szabályokból nem derül ki, ki kezd
start-seats = helyek: { $seats }, játékosok: { $players }; ugyanannyinak kell lennie
start-nobody-plays = ezen a helyen nem játszik senki: { $seat }
start-too-long = { $n } kör után sem nyert senki
start-no-player = nincs `{ $text }` játékos; választható: { $players }
start-no-player-near = nincs `{ $text }` játékos; erre gondoltál: `{ $near }`?
start-view = a jegyzőkönyv csak egy helyről mutatja a játszmát; a folytatáshoz szükséges adatok nincsenek benne

## The rule sheet

# Titles and summaries of the built-in games by name; a game of another name brings its own.
game-title =
    { $name ->
        [boxed] Dobozos dominó
        [snake] Kígyó
        [penalty] Négy kör
        [beginners] Dominó kezdőknek
        [hungarian] Magyar dominó
        [table] Az asztalon
        [block] Blokkoló dominó
        [draw] Húzós dominó
        [custom] Saját játék
       *[other] { $title }
    }
game-summary =
    { $name ->
        [boxed] 5 kocka, legmagasabb dupla kezd, egyet húzol, vársz; 2–6 játékos.
        [snake] 7 kocka, bármelyikkel kezdhetsz, egyet húzol, vársz; 2–4 játékos.
        [penalty] Négy kör, a megmaradt pont mínusz, legfeljebb 3 húzás; 2 játékos.
        [beginners] A dupla mindenhová jó, húzáskor 2 kocka jár; 2–4 játékos.
        [hungarian] Egy végre minden illő; nincs húzás, 100 pont veszít; 2–4 játékos.
        [table] Igazi asztal: kanyarok, duplák keresztben, zárt végek; 2 játékos.
        [block] Az alapjáték húzás nélkül: aki elakad, kimarad; 2–4 játékos.
        [draw] Az alapjáték: húzás, amíg nem lesz illő kocka; 2–4 játékos.
        [custom] Játék saját szabályokkal.
       *[other] { $summary }
    }
# The summary of a family's game that changes a built-in one.
summary-changed = Az alapja `{ $name }`, változtatásokkal.
sheet-title = { $title } (`{ $name }`)
sheet-file = Szabályok fájlból
# In brackets after a rule that a family has changed, in place of its source.
sheet-house-rule = házi szabály
sheet-note = A zárójelek megmondják, honnan való a szabály: S0.13 az S0 forráslap egyik állítása, S0/0-9 pedig ugyanennek a lapnak egy hézaga, ahogy itt kitöltöttük; a többi jelölést a docs/RULES-FORMAT.md magyarázza el.
diff-same = A szabályok megegyeznek.
# The titles of two games; below, key by key, stands what each of them says.
diff-intro = „{ $first }” és „{ $second }”: { $n } szabály különbözik.

# The headings of the sheet.
topic-game = A játék
topic-deal = Az osztás
topic-start = A kezdés
topic-play = A játék menete
topic-draw = A húzás
topic-round-end = A kör vége
topic-score = A pontértékelés
topic-match-end = A játszma vége

# The name of a set by its highest number; inserted as $set below.
set-name =
    { $highest ->
        [6] dupla 6-os
        [9] dupla 9-es
        [12] dupla 12-es
        [15] dupla 15-ös
        [18] dupla 18-as
       *[other] dupla { $highest }
    }
range = { $least }–{ $most }
sheet-set = A játék { $set } készlettel, { $n } kockával folyik.
# $range is the message `range`, or a single number such as `2`.
sheet-players = { $range } játékos játszhatja.
# $list is made of sheet-players-set, with commas between.
sheet-players-by-set = Ennyien játszhatják: { $list }.
sheet-players-set = { $set } készlettel { $range } játékos
sheet-teams-none = Mindenki egyedül játszik.
sheet-teams-pairs = Párokban játszanak, A és C, ellenük B és D: a társak kezét és pontjait együtt kell számolni.
sheet-hand = Minden játékos { $n } kockát kap.
# $list is made of sheet-by-players, with commas between.
sheet-hand-by-players = Minden játékos ennyit kap: { $list }.
# $players is such as `3` or `3-4`; inserted in sheet-hand-by-players and sheet-reserve-by-players.
sheet-by-players =
    { $n ->
        [0] { $players } játékosnál egyet sem
       *[other] { $players } játékosnál { $n } kockát
    }
sheet-redeal-never = Minden osztást úgy kell lejátszani, ahogy kijött.
sheet-redeal-no-double = Ha senkinek sincs duplája, az összes kockát meg kell keverni és újra ki kell osztani.
# To lead a round is to have its first turn. $list is one of the start-... phrases, or several of them
# joined by sheet-else: the first that finds somebody holds. Each phrase is a clause that follows `az`
# (`aki ...`, `akinél ...`).
sheet-start = Az első kört az kezdi, { $list }.
sheet-later = A további köröket az kezdi, { $list }.
sheet-later-same = A további körökben ugyanúgy dől el, ki kezd, mint az elsőben.
sheet-else = { $first }; ha nincs ilyen, az, { $next }
start-highest-double = akinél a legmagasabb dupla van
start-highest-pips = akinél a legtöbb pontú kocka van (egyenlők közül a dupla, azután az, amelyiknek nagyobb a nagyobbik vége)
start-highest-half = akinél a legnagyobb végű kocka van (egyenlők közül az, amelyiknek a másik vége nagyobb; a sorrend így 6-5, 6-3, 5-4)
start-tile-holder = akinek { $tile } van a kezében
# The names of the letters choose the article: az A, a B, az F.
start-seat =
    { $seat ->
        [A] aki az { $seat } helyen ül
        [E] aki az { $seat } helyen ül
        [F] aki az { $seat } helyen ül
        [I] aki az { $seat } helyen ül
        [L] aki az { $seat } helyen ül
        [M] aki az { $seat } helyen ül
        [N] aki az { $seat } helyen ül
        [O] aki az { $seat } helyen ül
       *[other] aki a { $seat } helyen ül
    }
start-random = akit kisorsolnak
start-winner = aki az előző kört nyerte
start-winner-pairs = aki az előző kört nyerte (társak közül az, aki kifogyott a kockákból, különben az, akinek kevesebb pont maradt a kezében)
start-loser = akinek az előző kör végén a legtöbb pont maradt a kezében
start-next = aki az asztalnál az előző kezdő után következik
sheet-first-deciding = Azt a kockát kell elsőként letenni, amelyik eldönti, ki kezd.
sheet-first-deciding-if = Ha egy kocka dönti el, ki kezd, azt kell elsőként letenni; ha nem kocka dönt, elsőként bármelyik letehető.
sheet-first-free = Elsőként bármelyik kockát le lehet tenni.
sheet-first-before = Osztás előtt egy kocka, mindegy, melyik, pontokkal felfelé az asztalra kerül. A sor ezzel kezdődik, és a kocka senkié sem; elsőként a kezdő játékos van soron.
sheet-first-before-non-double = Osztás előtt egy olyan kocka, amely nem dupla, pontokkal felfelé az asztalra kerül. A sor ezzel kezdődik, és a kocka senkié sem; elsőként a kezdő játékos van soron.
sheet-clockwise = Mindig a balra ülő következik, az óramutató járása szerint.
sheet-counter-clockwise = Mindig a jobbra ülő következik, az óramutató járásával ellentétesen.
sheet-turn-one = Egy lépésben egy kockát kell letenni a sor bármelyik végére úgy, hogy az összeérő végeken ugyanaz a szám legyen.
sheet-run-one-end = Egy lépésben egymás után kell letenni a kockákat, amíg csak van illő, mindet a sornak ugyanarra a végére, amelyet a játékos az elsővel választ; az összeérő végeken ugyanaz a szám legyen.
sheet-run-both-ends = Egy lépésben egymás után kell letenni a kockákat, amíg csak van illő, mindegyiket a sor bármelyik végére; az összeérő végeken ugyanaz a szám legyen.
sheet-turn-must = Aki le tud tenni kockát, annak le is kell tennie.
# Where doubles that do not match can be laid, but need not be.
sheet-turn-must-match = Akinek van illő kockája, annak le kell tennie egy kockát.
# The turn that leads a round, in a game where a turn lays several tiles.
sheet-opening-one-end = Aki a kört kezdi, az első kocka után ugyanabban a lépésben folytatja, végig annak ugyanazon a végén.
sheet-opening-both-ends = Aki a kört kezdi, az első kocka után ugyanabban a lépésben folytatja, minden további kockával bármelyik végen.
sheet-surface-unbounded = Mindig van hely a kockának, akárhogyan kanyarog a sor.
sheet-surface = A kockák { $width } × { $height } mezős asztalon fekszenek, egy mező akkora, mint egy fél kocka. Nem tehető le olyan kocka, amely túlnyúlna az asztal szélén, vagy egy másikra feküdne; az a vég, ahová semmi sem tehető, le van zárva.
sheet-surface-first = Az első kocka az asztal közepére kerül, a hosszabbik oldal irányában; a dupla erre keresztben.
sheet-corners-allowed = A dupla keresztben fekszik, és a sor egyenesen megy tovább rajta túl. Ha a sor végén nem dupla van, a következő kocka balra vagy jobbra is kanyarodhat, hacsak nem dupla.
sheet-edge-dead = Az a vég, amelynek szabad fele az asztal széle felé néz és eléri azt, le van zárva: ott a sor nem kanyarodhat.
sheet-edge-turn = Ha egy vég elérte az asztal szélét, a sor elkanyarodhat, és a szél mentén folytatódhat.
sheet-corners-never = A sor sosem kanyarodik, a duplák keresztben fekszenek.
sheet-doubles-offset = A dupla nem középre kerül: az egyik fele a sorban van, a másik a sor haladási irányához képest jobbra kilóg.
sheet-contact-allowed = Egy kocka nemcsak a sorbeli szomszédaihoz érhet hozzá, hanem másokhoz is.
sheet-contact-never = Egy kocka oldalával csak a sorbeli szomszédaihoz érhet hozzá; a sarkak összeérhetnek.
sheet-dead-ends-draw-on = Még ha mindenki látja is, hogy már semmi sem illik, a húzás akkor is folytatódik, amíg van mit húzni.
sheet-dead-ends-block = Ha mindenki látja, hogy már egyetlen kocka sem illik, a kör azonnal elakad.
sheet-dead-ends-idle = A lezárt végek nem számítanak, hiszen senki sem húz.
sheet-wild-none = A duplának ugyanúgy illenie kell, mint a többi kockának.
sheet-wild-any = Dupla bármelyik nyitott végre letehető, bármilyen szám van ott; utána az a vég a dupla számát mutatja.
sheet-wild-non-doubles = Dupla bármelyik olyan nyitott végre letehető, ahol nem dupla fekszik, bármilyen szám van ott; utána az a vég a dupla számát mutatja.
sheet-wild-optional = A nem illő duplát vissza lehet tartani, amíg van mit húzni, húzás után pedig a lépés végéig.
sheet-wild-compulsory = A nem illő duplát le kell tenni, ha mást nem lehet.
sheet-draw-never = Senki sem húz: a ki nem osztott kockák nincsenek játékban.
sheet-draw-stuck = Aki nem tud letenni, { $n } kockát húz a halomból.
# Where doubles that do not match can be laid, but need not be.
sheet-draw-unmatched = Akinek nincs illő kockája, { $n } kockát húz a halomból, vagy letesz egy nem illő duplát.
sheet-draw-any-time = Letevés helyett szabad { $n } kockát húzni is a halomból; aki nem tud letenni, annak húznia kell.
# One of the next four follows the sentence that says how many tiles are drawn.
sheet-draw-once = Ha ekkor van illő kocka, egyet le kell tenni; ha nincs, a lépésnek vége.
sheet-draw-next-turn = A lépésnek ezzel vége, a húzott kockát a következő lépéstől szabad letenni.
sheet-draw-until = Addig kell húzni, amíg nem lesz illő kocka; akkor egyet le kell tenni.
sheet-draw-until-any-time = Tovább is szabad húzni, és húzni kell, amíg nem lesz illő kocka; a végén egy kockát le kell tenni.
sheet-draw-at-most =
    { $n ->
        [one] Egy lépésben legfeljebb 1 kockát lehet húzni; aki még ekkor sem tud letenni, kimarad.
       *[other] Egy lépésben legfeljebb { $n } kockát lehet húzni; aki { $n } kockát hiába húzott, kimarad.
    }
sheet-pass-never = Aki nem tud letenni, kimarad.
sheet-pass-never-unless = Aki nem tud letenni, kimarad, hacsak ezzel nem ér véget a kör.
sheet-pass = Aki sem letenni, sem húzni nem tud, kimarad.
sheet-pass-unless = Aki sem letenni, sem húzni nem tud, kimarad, hacsak ezzel nem ér véget a kör.
# Where nobody draws.
sheet-reserve-idle = Halom nincs.
sheet-reserve-none = A halomból az utolsó kockáig lehet húzni.
sheet-reserve =
    { $n ->
        [one] A halom utolsó kockáját sosem szabad kihúzni.
       *[other] A halom utolsó { $n } kockáját sosem szabad kihúzni.
    }
# $list is made of sheet-by-players, with commas between.
sheet-reserve-by-players = A halom végéről ennyit sosem szabad kihúzni: { $list }.
# $list is one of the end-... clauses, or several of them joined by sheet-or-when.
sheet-ends = A kör akkor ér véget, ha { $list }.
sheet-or-when = { $first }, vagy ha { $next }
end-out = valaki letette az utolsó kockáját
end-blocked = sem letenni, sem húzni nem tud senki
end-blocked-no-draw = senki sem tud letenni
end-stuck = a soron lévő játékos nem tud letenni, és { $rest }
end-stuck-no-draw = a soron lévő játékos nem tud letenni
end-must-draw = a soron lévő játékos nem tud letenni, és húznia kell, de { $rest }
rest-none = a halom üres
rest-last =
    { $n ->
        [one] a halomban már csak az utolsó kocka van
       *[other] a halomban már csak az utolsó { $n } kocka van
    }
rest-reserve = a halomban már csak azok a kockák vannak, amelyeket sosem szabad kihúzni
sheet-must-draw-passes = Aki már annyi kockát húzott, amennyit egy lépésben lehet, annak nem kell húznia, és kimarad.
sheet-end-not-out = Aki kifogyott a kockákból, az is a körben marad, és ha sorra kerül, kimarad.
sheet-end-not-out-draw = Aki kifogyott a kockákból, az is a körben marad, úgy, mint aki nem tud letenni.
sheet-block-none = A kört senki sem nyeri meg.
# Where everybody scores for their own hand.
sheet-block-none-each = A körnek nincs nyertese: mindenkinek a saját keze számít.
# To go out is to lay the last tile of the hand; a round that ends in another way is blocked.
sheet-block-out-only = A kört az nyeri, aki kifogy a kockákból; ha senki sem fogy ki, vagyis a kör elakad, senki sem nyeri meg.
sheet-block-out-only-pairs = A kört az a pár nyeri, amelynek egyik játékosa kifogy a kockákból; ha senki sem fogy ki, vagyis a kör elakad, senki sem nyeri meg.
# $list is one of the block-... phrases, or several of them joined by sheet-then: each decides among
# those who are equal by the one before. Each phrase is a clause that follows `az` (`aki ...`).
sheet-block = A kört az nyeri, { $list }.
sheet-block-pairs = A kört az a pár nyeri, { $list }.
sheet-block-out = A kört az nyeri, aki kifogy a kockákból; ha senki sem fogy ki, vagyis a kör elakad, az, { $list }.
sheet-block-out-pairs = A kört az a pár nyeri, amelynek egyik játékosa kifogy a kockákból; ha senki sem fogy ki, vagyis a kör elakad, az, { $list }.
# Where points do not depend on who wins a round.
sheet-block-all-score = Mindenkinek számít a pontja, akárki nyer.
sheet-then = { $first }; holtverseny esetén közülük az, { $next }
block-fewest-pips = akinek a kezében a legkevesebb pont van
block-fewest-tiles = akinek a kezében a legkevesebb kocka van
block-lightest-tile = akinél a legkevesebb pontú kocka van
block-leader = aki a kört kezdte
block-last = aki az utolsó kockát letette
block-not-last = aki nem tette le az utolsó kockát
# In a game of pairs the phrase follows `az a pár` (`amelyik ...`, `amelynek ...`).
block-fewest-pips-pairs = amelynek a kezében összesen a legkevesebb pont van
block-fewest-tiles-pairs = amelynek a kezében összesen a legkevesebb kocka van
block-lightest-tile-pairs = amelynél a legkevesebb pontú kocka van
block-leader-pairs = amelyik a kört kezdte
block-last-pairs = amelyik az utolsó kockát letette
block-not-last-pairs = amelyik nem tette le az utolsó kockát
sheet-tie-idle = A holtverseny nem számít.
sheet-tie-void = Teljes holtverseny esetén a kört senki sem nyeri meg, és senki sem kap pontot.
sheet-tie-share = Teljes holtverseny esetén mindannyian megnyerik a kört, és mindegyikük azoktól kap pontot, akik nem.
sheet-tie-share-all = Teljes holtverseny esetén mindannyian megnyerik a kört, és mindegyikük pontot kap.
sheet-score-opponents = A kör nyertese annyi pontot kap, amennyi az ellenfelek kezében maradt.
sheet-score-all = A kör nyertese annyi pontot kap, amennyi az összes kézben maradt.
sheet-less-once = Elakadt körben ebből egyszer le kell vonni a nyertes kezében maradt pontokat.
sheet-less-once-floor = Elakadt körben ebből egyszer le kell vonni a nyertes kezében maradt pontokat, de az eredmény nem mehet 0 alá.
sheet-less-per-opponent = Elakadt körben a nyertes kezében maradt pontokat minden ellenfél pontjaiból le kell vonni, de egyikéből sem többet, mint amennyi tőle jár.
sheet-less-never = A nyertes kezében maradt pontokat nem kell levonni.
sheet-paid = Minden ellenfél annyit veszít, amennyit a nyertes tőle kap.
sheet-each-plus = Mindenki annyi büntetőpontot kap, amennyi pont a kezében maradt.
sheet-each-minus = Mindenki annyi pontot veszít, amennyi a kezében maradt.
sheet-bonus-good = Aki kifogy a kockákból, { $n } pontot kap.
sheet-bonus-bad = Aki kifogy a kockákból, annak a büntetőpontjaiból { $n } pontot le kell vonni.
sheet-bonus-opponents-good = Ha valaki kifogy a kockákból, minden ellenfele még { $n } pontot veszít.
sheet-bonus-opponents-bad = Ha valaki kifogy a kockákból, minden ellenfele még { $n } büntetőpontot kap.
sheet-target-none = A játszmának nincs ponthatára.
sheet-target = A játszma azzal a körrel ér véget, amelyben valaki elér { $n } pontot.
sheet-rounds-none = A körök száma nincs megszabva.
sheet-rounds-one = A játszma egyetlen kör.
sheet-rounds = A játszma { $n } kör után ér véget.
# Where points can end the match earlier.
sheet-rounds-latest = A játszma legkésőbb { $n } kör után véget ér.
sheet-best-highest = A játszmát a legmagasabb összpontszám nyeri.
sheet-best-lowest = A játszmát a legalacsonyabb összpontszám nyeri.
# The next three are for a match of one round.
sheet-best-round = Aki a kört megnyeri, a játszmát is megnyeri.
sheet-tied-round-drawn = Ha többen nyerik meg a kört, a játszma döntetlen.
sheet-tied-round-shared = Ha többen nyerik meg a kört, a játszmán is osztoznak.
sheet-tied-drawn = Ha többeknek van a legjobb összpontszáma, a játszma döntetlen.
sheet-tied-shared = Ha többeknek van a legjobb összpontszáma, mindannyian nyernek.
sheet-void-idle = Minden kör számít.
sheet-void-counts = Az a kör is beleszámít a játszmába, amelyet senki sem nyer meg.
# For a match of one round.
sheet-void-round-drawn = Ha senki sem nyeri meg a kört, a játszma döntetlen.
sheet-void-replayed = Azt a kört, amelyet senki sem nyer meg, újra kell játszani.

## Pictures

picture-title = { $title }, { $n }. kör
picture-title-after = { $title }, { $n }. kör, { $actions } lépés után
picture-tiles = { $n } kocka
picture-partner = { $size }, párja { $partner }
picture-boneyard = Halom: { $n }
on-turn = { $name } van soron.
no-round = még nem kezdődött kör
no-such-round =
    nincs { $round }. kör; { $n ->
        [1] csak az 1. kör van benne
       *[other] csak az 1–{ $n }. kör van benne
    }
no-such-turn =
    nincs { $turn }. lépés; { $n ->
        [0] ebben a körben még senki sem lépett
       *[other] a körben { $n } lépés van
    }
no-such-seat = nincs { $seat } hely; a helyek: A–{ $last }
hand-not-shown = a jegyzőkönyv nem mutatja { $seat } kezét, mert egy másik helyről készült

## What is wrong with rules

clash-no-players-with-set = a { $set } készlethez nincs megadva a játékosok száma, csak ezekhez: { $sets }
clash-no-hand = { $n } játékoshoz nincs megadva, hány kockát kapnak
clash-no-reserve = { $n } játékoshoz nincs megadva, hány kocka marad a halomban
clash-empty-hand = { $n } játékos esetén senki sem kap kockát
clash-too-few-tiles = az osztáshoz { $dealt } kocka kell; a { $set } készletben { $n } van
clash-too-few-tiles-larger = az osztáshoz { $dealt } kocka kell; a { $set } készletben { $n } van; a legkisebb, amellyel megy, a { $larger }, { $tiles } kockával
clash-pairs = párban négyen játszanak, ezért a `players` értéke csak "4" lehet
clash-no-way-to-lead = a lista üres, így senki sem kezd
clash-no-round-before = ez előző kört feltételez, az első előtt pedig nincs: `{ $key }`
clash-finds-nobody = egyes osztásokban a lista senkit sem talál, aki kezdene; zárd `highest-pips`-szel, vagy a `highest-double` mellé írd: `redeal = "no-double"`
clash-lot-for-same = a véletlen helyet játszmánként egyszer sorsoljuk ki; írd meg, ki kezdi a későbbi köröket, például `later-start = ["next-seat"]`
clash-lot-for-later = a véletlen helyet játszmánként egyszer sorsoljuk ki, az első körhöz
clash-not-in-set = senkinél sem lehet { $tile }: a készlet { $set }
clash-no-such-seat = { $n } játékosnál nincs { $seat } hely
clash-no-start-tile = a { $set } készletben nincs kezdő kocka
clash-table-too-small = az asztalra legfeljebb { $most } kocka fér; a { $set } készletben { $n } van
clash-idle-reserve = senki sem húz, tehát tartalék sincs
clash-draw-after-last = a húzással végződő lépésben egy húzás van: írd, hogy `repeat = "once"` vagy `then = "play"`
clash-draw-too-large = az `at-most` kevesebb, mint amennyit egy húzás vesz el
clash-stuck-for-ever = az elakadt kör sosem érne véget; tedd hozzá: "blocked", "mover-stuck" vagy "mover-must-draw"
clash-nobody-must-draw = senki sem húz, tehát senkinek sem kell húznia
clash-idle-dead-ends = a lezárt végek csak akkor akasztják el a kört, ha az elakadhat ("blocked")
clash-others-pips = az ellenfelek csak a saját pontjaikat fizethetik, ellenfelenként levonva a nyertesét, vagy levonás nélkül
clash-no-end-of-match = a játszmát a `target` vagy a `rounds` zárja le
clash-worst-wins = így a leggyengébb játékos nyerne
clash-winner-loses = aki köröket nyer, elveszítené a játszmát
clash-falling-points = a levont pontok sosem érnek el célt; add meg a `rounds` értékét
clash-falling-bonus = ilyen jutalommal a pontok örökké csökkenhetnek, és sosem érik el a célt; add meg a `rounds` értékét
clash-nobody-wins = senki sem nyerhet kört, így a játszma sosem ér véget; a kör végződhessen "out"-tal, írd meg, ki nyeri az elakadt kört, vagy írd a `rounds` mellé: `void-round = "counts"`
fault-at = { $line }. sor, { $column }. oszlop: { $what }
fault-of-key = { $key }: { $what }
fault-toml = ez nem TOML („{ $why }”)
fault-unknown-key = nincs `{ $text }` kulcs
fault-unknown-key-near = nincs `{ $text }` kulcs; erre gondoltál: `{ $near }`?
fault-value = itt ez állhat: { $forms }; ehelyett: `{ $text }`
fault-unknown-option = nincs `{ $text }` beállítás; választható: { $options }
fault-missing-option = ez a beállítás hiányzik: `{ $option }`
fault-unknown-base = nincs `{ $text }` játék; választható: { $games }
fault-unknown-base-near = nincs `{ $text }` játék; erre gondoltál: `{ $near }`?
fault-second-base = ezeknek a soroknak már megvan az alapjuk
fault-name = egy névben csak az a–z betűk, számjegyek és kötőjelek állhatnak
fault-not-one-line = ez egy sornyi szöveg, vezérlőkarakterek nélkül
form-number = szám { $min } és { $max } között
form-line = egy sornyi szöveg
form-list = lista, például { $example }
form-table = táblázat, például { $example }
form-option = táblázat ezzel a beállítással: `{ $option }`
form-tile = kocka, például "6-6"
form-seat = hely, például "seat-A"
form-players = játékosok száma { $min } és { $max } között, például "2-4"
rules-players = „{ $title }”: { $set } készlettel { $range } játékos játszhatja, nem { $n }
rules-players-larger = „{ $title }”: { $set } készlettel { $range } játékos játszhatja, nem { $n }; { $larger } készlettel megy

## What is wrong with records and positions

record-empty = ez nem jegyzőkönyv, mert az így kezdődik: `domino 1`
record-mark = ez egy bájtsorrendjel (BOM), jegyzőkönyv nem kezdődhet vele
record-not-utf8 = ez nem UTF-8
record-control = ez vezérlőkarakter
record-too-long = egy sor legfeljebb { $n } bájtos
record-no-line-feed = az utolsó sor nincs lezárva, talán levágták a végét
record-expected = itt ez állhat: { $expected }; ehelyett: { $found }
record-not-dealt = a keverés { $seed } számával itt { $expected } következik, nem { $found }
record-other-rules = { $what }: az ujjlenyomata itt `{ $fingerprint }`; a jegyzőkönyv más, ugyanilyen nevű szabályok szerint készült
record-game = `{ $game }` játék
record-game-changed = `{ $game }` játék más értékekkel ({ $keys })
record-game-of-keys = az ilyen értékű játék ({ $keys })
record-scheme = nincs `{ $text }` osztási mód; ez van: `{ $scheme }`
record-seed-in-view = egy helyről nézett jegyzőkönyvben nincs benne a keverés száma
record-not-in-set = { $tile } nincs a készletben
record-tile-twice = { $tile } két helyen van
record-cut-deal = az osztás félbeszakad, és nincs meg a keverés száma, amellyel kiegészíthető
record-no-turn = az állásból hiányzik, hogy ki van soron, például `turn A`
record-no-position = ez nem állás: { $why }
record-not-a-view = egy helyről legfeljebb egy kéz látszik, a halom soha
record-count = a kezekben, a halomban, a játékon kívül és az asztalon összesen { $found } kocka van, nem { $expected }
record-draw-size = itt egyszerre { $expected } kockát húznak, nem { $found }
record-undo =
    { $n ->
        [0] nincs visszavonható lépés
       *[other] { $n } lépés vonható vissza
    }
record-not-over = itt még nincs vége a körnek
record-not-seen = { $seat } keze nem az, ami látszott belőle
record-no-action = a lépés egy kocka, például `6-4` vagy `6-4 left`, továbbá `draw` vagy `pass`
record-ambiguous = { $tile } több helyre illik ({ $ways }): a véget is meg kell adni
record-ambiguous-heading = { $tile } több helyre illik ({ $ways }): a véget és az irányt is meg kell adni
tile-shape = a kocka két szám, például `6-4`
tile-joined = ez a kocka így írandó: `{ $tile }`
tile-too-many-pips = egy félen 0–18 pont van
seat-player = a játékos 1–{ $n } jel: a–z betűk, számjegyek és kötőjelek
seat-name = a név 1–{ $n } karakter, szóköz nélkül
piece-end-of-line = a sor vége
piece-end-of-record = a jegyzőkönyv vége
piece-action = egy hely és a lépése
piece-seat = egy hely
piece-seat-of-table = az asztal egyik helye
piece-viewer = `public` vagy az asztal egyik helye
piece-player = `{ $seat }=` és egy játékos
piece-game = egy játék neve
piece-fingerprint = nyolc hexadecimális számjegy
piece-rule = egy szabály
piece-seed = a keverés száma, 0–{ $max }
piece-number = egy szám
piece-n-actions = a lépések száma, legalább 1
piece-n-passes = 0–999
piece-n-tiles = 1–190 kocka
piece-tile = egy kocka
piece-tiles = kockák, vagy `-`, ha nincs
piece-tiles-face-up = látható kockák, mint az előző körökben
piece-no-boneyard = `-`, mert senki sem húz, és a többi kiesik a játékból
piece-no-dead = `-`, mert a többi a halomban van
piece-hand-no-redeal = `hand A`, mert a keverés száma nélkül nincs újraosztás
piece-end = egy vég, például `left`
piece-heading = `n`, `e`, `s`, `w` vagy { $other }
piece-run = `led`, `both` vagy egy vég
piece-every-hand = `;` és minden kéz
setup-seats = kezek: { $found }, helyek: { $expected }
setup-no-seat = az asztalnál nincs { $seat } hely
setup-not-leader = az asztal üres, és nem { $seat } kezd
setup-missing = { $tile } nincs sehol
setup-not-a-line = egy sornak nincs `{ $end }` vége
setup-no-room = { $tile } nem lehet ott: { $why }
setup-in-the-way = { $tile } nem lehet ott: útban van { $other }
setup-no-heading = { $tile } több irányba illik ({ $ways }): az irányt is meg kell adni
setup-heading = { $tile } mellett irány áll, de ebben a játékban nincs asztal
setup-joint = { $tile } nem illik oda, ahol van
setup-must-lead = { $tile } nem lehet a kezdő kocka
setup-drawn = ebben a lépésben nem húzhattak { $n } kockát
setup-last = { $seat } nem tehette le az utolsó kockát
setup-no-last = nincs megadva, ki tette le az utolsó kockát
setup-out-of-turn = a játék rendje szerint { $expected } van soron, nem { $found }
setup-passes = az utolsó letétel vagy húzás óta nem maradhattak ki ennyien: { $n }
setup-no-start-tile = nincs az asztalon az osztás előtt kivett kocka
setup-run = itt nem folytatódhat sorozat
setup-over = a körnek már vége
setup-not-this-view = a kockák nem egyeznek azzal, ami látszik
deal-hand = { $seat } kezében { $found } kocka van, nem { $expected }
deal-start-tile = a kezdő kocka nem felel meg a szabályoknak
deal-another-game = ez egy másik játék osztása
deal-not-held = { $seat } kezében nincs ott: { $tile }
deal-must-redeal = senkinek sincs duplája, ezért újra kell osztani
play-round-over = a körnek vége
play-out-of-turn = { $mover } van soron, nem { $seat }
play-watches = aki csak nézi, nem játszik
play-on-table = { $tile } már az asztalon van
play-not-in-hand = { $tile } nincs a kézben
play-must-lead = csak { $tile } lehet a kezdő kocka
play-not-a-lead = az asztalon már vannak kockák, ezért a véget is meg kell adni
play-nothing-laid = az asztal még üres, ezért { $tile } mellé nem kell `{ $end }`
play-no-end = nincs `{ $end }` nyitott vég
play-run = ez a lépés csak a `{ $end }` végen folytatható
play-no-match = { $tile } nem illik a `{ $end }` véghez, ott { $pips } van
play-no-room = { $tile } nem kerülhet a `{ $end }` véghez: { $why }
play-in-the-way = útban van { $other }
play-needs-heading = meg kell adni, merre álljon { $tile } a `{ $end }` végen
play-no-table = itt nincs asztal, amelyen { $tile } a `{ $heading }` irányba állhatna
play-no-draw = itt nem húznak: { $why }
play-no-pass = itt nem maradnak ki: { $why }
why-nobody-draws = ebben a játékban senki sem húz
why-tile-fits = letehető egy kocka
why-can-draw = lehet húzni
why-reserve = a halomban csak a tartalék maradt: { $n }
why-drawn-enough = egy lépésben nem húzható több: { $n }
plane-not-empty = az asztalon már vannak kockák
plane-backward = a sor `{ $heading }` felől jön
plane-no-corner = a sor csak olyan kocka felénél fordulhat, amely nem dupla
plane-across = a keresztben álló kocka egyenesen folytatódik
plane-at-edge = a sor ide ért: { $edge }
plane-edge = útban van { $edge }
plane-tile = útban van a(z) { $n }. letett kocka
plane-full = az asztalon legfeljebb { $n } kocka fér el
