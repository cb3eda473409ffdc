# What the client says, in English.
#
# A message is named as in `crates/words/src/message.rs`. Names, tiles, ends, commands and lists come
# as arguments; numbers choose their plural. In English everything is ASCII, so that every terminal
# shows it.
#
# For translators: every message of this file stands in every other one, under the same name and with
# the same arguments. What stands in backticks is typed, and commands in backticks are those of the
# `cmd-...` messages of the same language. A name such as `A Ada` is put in as it is, so a sentence
# must read well without knowing whether it is a woman, a man or a program.

## The lobby

greeting = Welcome to dominoes!
# Settings: keys such as `lang` are the same in every language.
ask-name = Who is playing? Type your name, or just Enter.
prompt-name = Your name>
settings-are = Your settings:
settings-how = `settings KEY VALUE` changes one for good, and `settings KEY -` leaves it to the program again.
setting-is = Setting `{ $key }`: { $value }.
setting-unset = not set
setting-bad = `{ $key }` cannot be `{ $text }`.
setting-bad-of = `{ $key }` cannot be `{ $text }`; it can be { $values }.
no-setting = There is no setting `{ $text }`. Choices: { $keys }.
no-setting-near = There is no setting `{ $text }`. Did you mean `{ $near }`?
lobby-kept = Matches you can go on with:
# One of them: { $title } is the game, { $totals } are the points, as in `A Ada 24, B steady 30`.
lobby-match = { $title }, round { $n }: { $totals }; last: { $last }
no-such-offer =
    No kept match is `{ $text }`; { $n ->
        [0] none is kept
        [one] there is `r1`
       *[other] there are `r1` to `r{ $n }`
    }.
forget-sure = Type `forget { $text }` once more to delete that match for good.
forgotten = It is forgotten.
# { $why } tells what is wrong in the file.
lobby-damaged = { $path } is damaged: { $why }
lobby-games = The games:
# A rules file of the house: { $why } tells what is wrong in it.
lobby-faulty = { $path } does not make a game: { $why }
lobby-choose = Type a number or the name of a game; Enter begins with `{ $game }`. `help` lists the commands, `quit` leaves.
lobby-go-on = Type the number or the name of a game; Enter goes on with the match on the table. `help` lists the commands, `quit` leaves.
lobby-go-on-first = Type the number or the name of a game; Enter goes on with `r1`. `help` lists the commands, `quit` leaves.
how-to-play =
    You are { $own }, against { $others }. Play a tile with a half that matches an open end of the line: type its number in the list, or the tile itself, as in `6-4 left`. If nothing fits, the list shows what you can do.
    `rules` tells you more about the game, `hint` what a good player would do, `help` lists the commands, and `quit` leaves.
# In a game of pairs this follows.
how-to-play-pairs = You and { $partner } play together: what you hold and what you score is counted as one.
# What is new to somebody in a game on a table.
how-to-table = On this table a tile can go in several directions; give the direction after the end, as in `6-4 left n`: `n` is north (up on the map), `e` east (right), `s` south (down), `w` west (left).
prompt-lobby = domino>

## The match

# { $limit } is one of the three `limit-...` messages, { $seats } a list such as `A Ada, B steady`.
game = { $title }, { $limit }: { $seats }. Seed { $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
# The partners of each side, in a game of pairs.
game-pairs = { $first } play together, against { $second }.
limit-points =
    to { $n ->
        [one] 1 point
       *[other] { $n } points
    }
limit-rounds =
    over { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
limit-both =
    to { $points ->
        [one] 1 point
       *[other] { $points } points
    } or over { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }
resumed =
    { $n ->
        [0] The match resumes before its first round.
       *[other] The match resumes in round { $n }.
    }
resumed-after = The match resumes after round { $n }.
round = Round { $n }
redealt = Nobody holds a double: the tiles are dealt again.
dealt =
    { $hand ->
        [one] 1 tile
       *[other] { $hand } tiles
    } each, { $boneyard ->
        [0] nothing
       *[other] { $boneyard }
    } in the boneyard.
dealt-dead =
    { $hand ->
        [one] 1 tile
       *[other] { $hand } tiles
    } each; { $dead ->
        [0] no tile is
        [one] 1 tile is
       *[other] { $dead } tiles are
    } out of play.
dealt-unequal = Hands: { $hands }.
set-up = The round starts from a set position; { $name } to play.
leads = { $name } leads.
start-tile = The start tile is { $tile }.
# What somebody did: { $what } is a tile and an end, or one of the `did-...` messages, or several of
# them with commas between.
did = { $name }: { $what }
did-lead = leads { $tile }
# { $ends } are the numbers that were open then, as in `6, 4`.
did-draw =
    draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } (ends { $ends })
did-draw-shown = draws { $tiles } (ends { $ends })
did-pass = passes (ends { $ends })
fell-back = { $name } tried { $wanted }, which is not legal, and plays the first legal action instead.
out = { $name } is out.
blocked = The round is blocked.
blocked-all-lie = All open ends show { $pips }, and all { $n } tiles with { $pips } lie on the table.
blocked-nobody = Nobody holds a tile for the { end-name } end, which shows { $pips }.
blocked-mover = { $name } has no tile that fits, and nothing is left to draw.
hand-left = { $pips }  { $tiles }
# The arithmetic of a score: { $terms } as in `33 (B) - 19 (own hand)`, { $sum } as in `+14` or `-28`;
# { $points } is the same as a number, which chooses the plural.
score-line =
    { $name }: { $sum } { $points ->
        [one] point
       *[other] points
    } = { $terms }
score-sum =
    { $name }: { $sum } { $points ->
        [one] point
       *[other] points
    }
# { $n } is the number of players in { $name }, who are partners if they are several.
charge-line =
    { $name } { $n ->
        [one] gets
       *[other] get
    } { $sum } { $points ->
        [one] penalty point
       *[other] penalty points
    }: { $terms }
charge-sum =
    { $name } { $n ->
        [one] gets
       *[other] get
    } { $sum } { $points ->
        [one] penalty point
       *[other] penalty points
    }
# All but `score-floor` stand in brackets after a number of the arithmetic; `score-own-hands` are those of a pair.
score-own-hand = own hand
score-own-hands = own hands
score-floor = { $terms }, never below 0
score-out = out
score-paid = to { $to }
score-nobody = Nobody wins the round, so nobody scores.
score-replayed = Nobody wins the round, so it is played again.
# { $rule } are sentences of the rule sheet.
score-rule = (By the rules: { $rule })
# { $totals } from the best down, as in `B steady 30, A Ada 24`; { $limit } is a `limit-...` message.
totals = Standings: { $totals } ({ $limit }).
totals-lowest = Standings: { $totals } ({ $limit }; the lowest total wins).
total = { $name } { $n }
match-over =
    The match is over after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }.
seed-was = The seed was { $seed }.
standing = { $rank }. { $name }
# A row of the last table: the points and how many rounds were won.
standing-points =
    { $points }  { $n ->
        [one] 1 round won
       *[other] { $n } rounds won
    }
won =
    { $names } { $n ->
        [one] wins
       *[other] win
    }.
won-shared = { $names } share the win.
drawn = The match is drawn.
and = { $first } and { $last }
# The name of a human who gave none.
name-human = human

## A turn

table-empty = The table is empty.
# In plain form the line of play is told in words, left end first.
line-of-play = The line, left to right: { $tiles }
line-of-play-headings = The line, left to right, and where each tile went: { $tiles }
last-tile = Last: { $tile }
# The names of the ends of a line; they are typed too, and any beginning of them is enough.
end-name =
    { $end ->
        [left] left
        [right] right
        [up] up
        [down] down
        [public] public
       *[other] { $end }
    }
# The four directions of a table, seen from above, as they are typed: north, east, south, west.
heading-name =
    { $heading ->
        [n] n
        [e] e
        [s] s
        [w] w
       *[other] { $heading }
    }
# The same in words, as they are typed too: the main one first, with commas between.
heading-words =
    { $heading ->
        [n] north
        [e] east
        [s] south
        [w] west
       *[other] { $heading }
    }
# An edge of the table, by the direction in which it lies; it stands in `refused-edge`, `refused-at-edge`, `why-end-at-edge` and `way`.
edge-name =
    { $side ->
        [n] the north edge
        [e] the east edge
        [s] the south edge
        [w] the west edge
       *[other] the edge { $side }
    }
# An open end with the shortest text that can be typed for it: `left (l) 6`.
end = { end-name } ({ $key }) { $pips }
# The same where no tile that is left can be laid.
end-dead = { end-name } ({ $key }) { $pips } dead
# The directions in which each end can go on.
directions = The next tile can go: { $ends }.
# Those that the map has no room for.
directions-hidden = Not on the map: { $ends }.
end-directions = { end-name } ({ $key }) { $headings }
directions-and = { $first }; { $last }
too-wide-for-map = The table is too wide for this screen: the line is drawn as a snake, and its directions are not those of the table.
table = Ends: { $ends }. Hands: { $hands }. Boneyard: { $boneyard }.
table-reserve =
    Ends: { $ends }. Hands: { $hands }. Boneyard: { $boneyard } ({ $reserve ->
        [one] 1 stays
       *[other] { $reserve } stay
    }).
table-no-boneyard = Ends: { $ends }. Hands: { $hands }.
# What was done before the turns that are shown.
earlier-in-log = (Earlier turns: `log`.)
# The hands of the others, as a seat on turn sees them; its own stands below.
elsewhere = Hands: { $hands }.
elsewhere-boneyard = Hands: { $hands }. Boneyard: { $boneyard }.
elsewhere-reserve =
    Hands: { $hands }. Boneyard: { $boneyard } ({ $reserve ->
        [one] 1 stays
       *[other] { $reserve } stay
    }).
hand-size = { $name } { $n }
# { $limit } is one of the `limit-...` messages.
score-now = Score: { $totals } ({ $limit }).
to-play = { $name } to play, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-lead = { $name } to lead, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-lead-tile = { $name } must lead { $tile }, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-go-on = { $name } to go on at the { end-name } end, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
hand = { $name } holds { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
prompt-turn = { $name }>
prompt-handover = Pass to { $name }, then Enter>
prompt-next = Enter for round { $n }>
prompt-over = Enter for a rematch>

## What was typed

not-understood = `{ $text }` is neither an action nor a command. Type a number from the list, a tile such as `6-4`, or `help`.
not-understood-near = `{ $text }` is neither an action nor a command. Did you mean `{ $near }`?
# { $names } is a list joined by the message `or`.
which-command = `{ $text }` could be { $names }.
not-tile = `{ $text }` is not an action: for the tile, type `{ $tile }`.
too-many-pips = `{ $text }` is not an action: a half shows 0 to 18 pips.
not-an-end = `{ $text }` is not an action: an end is { $ends }.
not-a-heading = `{ $text }` is not an action: a direction is { $headings }.
# { $typed } is a whole action, as in `6-4 right n`.
end-first = `{ $text }` is not an action: the end comes first, as in `{ $typed }`.
lead-direction = `{ $text }` is not an action: the first tile needs no direction; type `{ $tile }`.
# { $text } is what the map has at an end, as in `re`.
label-alone = `{ $text }` is an end and a direction: put a tile before it, as in `{ $typed }`.
too-much = `{ $text }` is not an action: there is more to it than a tile, an end and a direction.
# The same in a game without directions.
too-much-end = `{ $text }` is not an action: there is more to it than a tile and an end.
no-such-number =
    `{ $text }` is not in the list, which { $n ->
        [one] has only 1
       *[other] goes from 1 to { $n }
    }.
no-such-number-tile =
    `{ $text }` is not in the list, which { $n ->
        [one] has only 1
       *[other] goes from 1 to { $n }
    }; for the tile, type `{ $tile }`.
line-too-long = The line is too long to be an action or a command.
ambiguous = { $tile } can be played in more than one way: type { $ends }.
# Words that can stand before a tile that is typed.
play-words = play, lay, put
# Several actions were typed in one line, and one of them cannot be played.
nothing-done = Nothing was played.
turn-over-before = `{ $text }` comes too late: the turn is over by then.
draw-before = `{ $text }` has to wait until you see what you have drawn.
or = { $first } or { $last }
no-turn-lobby = First choose what to play.
no-turn-before = No tiles have been dealt yet.
no-turn-handover = The keyboard is for { $name }; Enter shows the hand.
no-turn-between = The round is over; Enter or `next` goes on.
no-turn-over = The match is over.
interrupted = Ctrl-C once more leaves; Enter goes on.

## Why an action is not legal

refused-round-over = Not legal: the round is over.
refused-out-of-turn = Not legal: { $name } is to play.
refused-on-table = Not legal: { $tile } is already on the table.
refused-not-in-hand = Not legal: { $tile } is not in your hand.
refused-not-in-set = Not legal: there is no { $tile } in the double-{ $n } set.
refused-must-lead = Not legal: { $tile } must be led.
refused-not-a-lead = Not legal: there are already tiles on the table, so say at which end { $tile } goes.
refused-nothing-laid = Not legal: the table is empty, so there is no { end-name } end yet; type `{ $tile }`.
refused-no-such-end = Not legal: there is no { end-name } end; the ends are { $ends }.
refused-run = Not legal: this turn goes on at the { end-name } end.
refused-match = Not legal: { $tile } does not fit the { end-name } end, which shows { $pips }.
refused-match-any = Not legal: { $tile } fits none of the open ends, which are { $ends }.
refused-edge = Not legal: { $edge } of the table is in the way of { $tile } at the { end-name } end.
# { $ways } are several `way`, as in `n: the north edge, e: 6-4`.
refused-at-edge = Not legal: the { end-name } end has reached { $edge } of the table and is dead.
refused-each-way = Not legal: at the { end-name } end, something is in the way of { $tile } in every direction ({ $ways }).
# { $what } is an edge or a tile.
way = { $heading }: { $what }
refused-in-the-way = Not legal: { $other } is in the way of { $tile } at the { end-name } end.
refused-backward = Not legal: at the { end-name } end, { $tile } cannot go back the way the line came.
refused-corner = Not legal: at the { end-name } end, { $tile } can only go straight on.
refused-no-room = Not legal: there is no room for { $tile } at the { end-name } end.
refused-no-table = Not legal: this game has no directions, so leave `{ $heading }` out.
refused-draw-never = Not legal: nobody draws in this game.
refused-draw-must-play = Not legal: you can play a tile, so you may not draw.
refused-draw-closed =
    { $reserve ->
        [0] Not legal: the boneyard is empty.
        [one] Not legal: the last tile of the boneyard stays there.
       *[other] Not legal: the last { $reserve } tiles of the boneyard stay there.
    }
refused-draw-enough =
    Not legal: you have drawn { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }, the most allowed in one turn.
refused-pass-must-play = Not legal: you can play a tile, so you may not pass.
refused-pass-must-draw = Not legal: you can draw, so you may not pass.
refused-otherwise = Not legal: { $why }.

## Why an action is legal, and what is advised

why-fits = Legal: { $tile } fits the { end-name } end, which shows { $pips }.
# { $headings } are directions, as in "`n`, `s` or `w`".
why-fits-toward = Legal: { $tile } fits the { end-name } end, which shows { $pips }: { $headings }.
why-wild = Legal: { $tile } is a double and may be played at the { end-name } end without matching it.
why-wild-toward = Legal: { $tile } is a double and may be played at the { end-name } end without matching it: { $headings }.
why-lead = Legal: you can lead { $tile }.
why-draw = Legal: you can draw.
why-pass = Legal: you can pass.
# Whether an end is open or dead; { $ways } are several `way`.
why-end-open = Open: the { end-name } end shows { $pips }, and there is still a tile that can go there.
why-end-used = Dead: the { end-name } end shows { $pips }, and no tile that fits it is left.
why-end-at-edge = Dead: the { end-name } end has reached { $edge } of the table.
why-end-blocked = Dead: the { end-name } end shows { $pips }, and something is in the way in every direction ({ $ways }).
why-usage = Type a tile, an action or an end after it, as in `why 6-4`, `why pass` or `why left`.
# { $words } are sentences of the rule sheet, { $key } is a key of rules files.
rule-words = Rule `{ $key }`: { $words }
# { $sources } are short names of the places where the rule stands.
rule-sourced = Rule `{ $key }`: { $words } ({ $sources })
no-rule = There is no rule `{ $text }`. Choices: { $keys }.
no-rule-near = There is no rule `{ $text }`. Did you mean `{ $near }`?
# { $action } is what is typed: a tile and an end, or `draw` or `pass`.
hint-only = Only { $action } is possible.
hint-best = The player `steady` would choose { $action }.
hint-run =
    You then play { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } in this turn.
hint-out = It empties your hand.
hint-pips =
    It leaves { $n ->
        [one] 1 pip
       *[other] { $n } pips
    } in your hand.
hint-ends =
    { $tiles ->
        [0] None of your tiles would fit an open end then.
        [one] 1 of your tiles would then fit, at { $n } of { $of } open ends.
       *[other] { $tiles } of your tiles would then fit, at { $n } of { $of } open ends.
    }
hint-doubles =
    { $n ->
        [one] 1 double in your hand would match none of the open ends.
       *[other] { $n } doubles in your hand would match none of the open ends.
    }
hint-wild =
    { $n ->
        [one] 1 more tile could be played without matching.
       *[other] { $n } more tiles could be played without matching.
    }
hint-next = The chance that { $name } has no tile that fits is about { $percent }%.
hint-second = Next best: { $action }.
counts-own = How many tiles with each number you see, in your hand and on the table, and how many are hidden:
counts-public = How many tiles with each number lie on the table, and how many are hidden:
count = { $pips }: { $seen } seen, { $unseen } hidden

## Commands
#
# The value has the names of the command, the main one first: words without blanks that no other
# command has. The English names work in every language beside them. `.argument` is what can follow the
# command, `.summary` completes a sentence such as `help: lists the commands`, `.page` tells more.

cmd-help = help, h, ?
    .argument = [COMMAND]
    .summary = lists the commands, or explains one
    .page = With the name of a command it tells you more about it. The beginning of a name is enough if no other command begins that way. `quit` and `next` need their whole name.
cmd-moves = moves, m
    .summary = shows the table and lists what you can do
    .page = Type the number of an action to take it. An empty line does the same as `moves`, and takes the action if there is only one.
cmd-hand = hand
    .summary = shows your hand
    .page = `sort` chooses the order of the tiles. After a round it shows what is left.
cmd-table = table, t, board, b, line
    .summary = shows the line and its open ends
    .page = With the map on, it draws the whole table; otherwise it writes the line from the left end on, with the tiles played since your turn in angle brackets.
cmd-counts = counts, c
    .summary = counts the tiles with each number, seen and hidden
    .page = The tiles on the table and in your own hand are seen. Those in the other hands and in the boneyard are hidden.
cmd-log = log, history
    .summary = tells this round again from the deal
    .page = Each turn is one line, with the number of its last action, as `domino replay --turn` counts, and what everybody at the table could see.
cmd-score = score, s
    .summary = shows the standings
    .page = The totals are those after the last finished round.
cmd-rules = rules
    .argument = [KEY]
    .summary = explains this game in short, or one of its rules
    .page = With a key, such as `draw` or `score`, it explains that rule, shows how a rules file writes it, and says where it comes from. With the name of a game, such as `snake`, it explains that game in short; `domino rules` with the name of the game gives all its rules.
cmd-why = why, w
    .argument = TILE|ACTION|END
    .summary = says why an action is legal or not, or why an end is dead
    .page = Type a tile, an action or an end after it, as in `why 6-4`, `why 6-4 left` or `why pass`. It names the rule and its source, and plays nothing. `why left` says why an end is open or dead. `why score` gives the rule behind the last score.
cmd-hint = hint
    .summary = says what the player `steady` would do, and why
    .page = It knows no more than you do: your hand, the table, and how many tiles the others hold.
cmd-undo = undo, u
    .summary = takes back your last decision and what followed
    .page = Tiles that were drawn go back in their order. Turns without a choice are taken back too. The record says that something was taken back.
cmd-redo = redo
    .summary = redoes what you undid
    .page = It works until you do something else.
cmd-draw = draw, d
    .summary = draws from the boneyard
    .page = It is an action like the tiles in the list, when the rules allow it. `rules draw` says when.
cmd-pass = pass, p
    .summary = lets your turn go
    .page = It is an action like the tiles of the list, where nothing else is possible.
cmd-next = next
    .summary = goes on to the next round
    .page = It works between rounds. An empty line does the same there.
cmd-save = save
    .argument = [FILE]
    .summary = writes the record of the match to a file
    .page = Without a name, the file is named after the game and the seed. A file that is not a record is never overwritten.
cmd-load = load
    .argument = [FILE]
    .summary = goes on with a recorded match
    .page = The match on the table is left as it is. If the file is damaged, you learn where; then `load` alone goes on with what can be saved.
cmd-resume = resume
    .argument = [r1]
    .summary = goes on with a match that was kept
    .page = The list of `new` has the numbers. Without one it goes on with the match that was played last.
cmd-forget = forget
    .argument = r1
    .summary = deletes a match that was kept
    .page = The list of `new` has the numbers. It asks for the command once more before it deletes.
cmd-new = new
    .argument = [GAME]
    .summary = starts another match, or shows the games
    .page = With the name of a game, it starts a match of that game. The match on the table is left as it is. A number after it is how many play: `new boxed 4`.
cmd-seats = seats
    .argument = [SEATS]
    .summary = shows who sits where, or sets the seats for the next match
    .page = Name the seats as in `seats human:Ada,steady,human:Bo`, A first; `new` then starts a match with them. A number alone seats you with that many in all: `seats 4`.
cmd-lang = lang
    .argument = [LANGUAGE]
    .summary = shows or chooses the language
    .page = Choose it by its code, such as `de`, or by its own name.
cmd-auto = auto
    .argument = [on|off]
    .summary = plays turns without a choice for you
    .page = It is on from the start: when you have only one legal action, it is taken at once and told like any other. `settings auto off` turns it off for good.
cmd-sort = sort
    .argument = [pips|suit|given]
    .summary = chooses the order of your tiles
    .page = `pips` puts the heaviest first, `suit` goes by the larger half, `given` keeps the order in which the tiles came.
cmd-map = map
    .argument = [on|off|ascii|box|glyph]
    .summary = draws the table, or chooses how your turns show it
    .page = Alone it draws the whole table once. With `on`, every turn shows the tiles as they lie, or the line as a snake; with `off`, the line is written in one row. `ascii`, `box` and `glyph` choose the characters. At each open end stands what you type to play there, and the last tile has heavy lines, stars at its corners, or `<` after its glyph. On a table a letter gives the direction: `n` is north (up), `e` east (right), `s` south (down), `w` west (left). Plain text has no map.
cmd-plain = plain
    .argument = [on|off]
    .summary = tells everything in plain lines
    .page = Each event is one line, with no drawing and no colour: for screen readers and scripts.
cmd-settings = settings, set
    .argument = [KEY [VALUE]]
    .summary = shows or changes what is remembered
    .page = Settings are kept in a file, for this session and the next ones: your `name`, `lang`, `tiles`, the colours of a `theme`, `auto`, `map`, `sort`, `plain`, the usual `seats` and the `game` that Enter begins. Flags and the environment take precedence.
cmd-quit = quit, q, exit
    .summary = leaves
    .page = The end of the input (Ctrl-D) does the same.
# Words that follow a command.
word =
    { $word ->
        [on] on
        [off] off
        [pips] pips
        [suit] suit
        [given] given
        [ascii] ascii
        [box] box
        [glyph] glyph
       *[other] { $word }
    }
help-commands = The commands; `help hint`, for instance, says more about that one:
# The groups of commands, as short as can be.
help-turn = Your turn
help-game = The game
help-matches = Matches
help-look = Settings
help-program = Program
help-actions = To act, type the number of an action in the list, or the action itself: a tile such as `6-4` (also `4-6`, `6|4` or `[6|4]`), with `left` or `right` (`l`, `r`) if it fits at both ends, and on a table with the direction after it, as in `6-4 left n`; `draw`; `pass`. Several go on one line, with commas between: `5-4 l, 4-0`.
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = Also: { $aliases }.
help-no-command = There is no command `{ $text }`; `help` lists them all.
help-no-command-near = There is no command `{ $text }`. Did you mean `{ $near }`?
no-log = Nothing has happened yet.
score-in-round = Round { $n } is in play.
score-after-round =
    { $n ->
        [one] 1 round has been played.
       *[other] { $n } rounds have been played.
    }
score-before = No round has begun.
cannot-go-on = This round is not over: { $name } to play.
undone =
    { $n ->
        [one] 1 action has been taken back.
       *[other] { $n } actions have been taken back.
    } { $name } decides again.
redone =
    { $n ->
        [one] 1 action has been redone.
       *[other] { $n } actions have been redone.
    }
nothing-to-undo = There is no decision to take back.
nothing-to-redo = Nothing has been taken back.
load-usage = Type the file after it, as in `load evening.domino`.
load-failed = { $path } could not be read: { $why }.
load-damaged =
    { $path } is damaged: { $why }.
    { $n ->
        [one] Its first line is sound
       *[other] Its first { $n } lines are sound
    }: `load` alone goes on from there, and the file stays as it is.
load-nothing = { $path } is not the record of a match: { $why }.
load-view = { $path } shows the match only as one seat saw it, so you cannot go on with it.
load-no-seats = { $path } ends before it says who plays.
left-behind = The match you leave stays as it is.
no-game = There is no game `{ $text }`. Choices: { $games }.
no-game-near = There is no game `{ $text }`. Did you mean `{ $near }`?
game-players =
    { $n ->
        [one] "{ $title }" is not a game for one.
       *[other] "{ $title }" is not a game for { $n } players.
    }
rematch = A rematch: the seats move on by one.
seats-now = At the table: { $seats }.
seats-next = For the next match: { $seats }. `new` starts it.
seats-bad = `{ $text }` cannot sit at the table. A human is `human` or `human:NAME`; the other players are { $players }; name at least 2 seats, with commas between them.
lang-now = The language is { $name }. Choices: { $codes }.
lang-unknown = `{ $text }` is not a language of this client. Choices: { $codes }.
# { $state } is the word `on` or `off`.
auto-is = Turns without a choice are played for you: { $state }.
# { $order } is `pips`, `suit` or `given` in every language; { $sort } is the word of the language.
sort-is = The order of your tiles: { $sort }. Choices: { $sorts }.
map-is = The map on your turns: { $state }. Its characters: { $style }.
map-plain = Plain text has no map.
plain-is = Plain lines: { $state }.
word-unknown = `{ $text }` does not go here; type { $words }.
no-leader = The next round cannot begin: { $why }.
# Why a match or a round cannot begin: clauses.
start-match-over = the match is over
start-round-open = round { $n } is not over
start-no-leader = the rules do not say who leads without a seed
start-seats = the number of seats is { $seats } and that of players { $players }
start-nobody-plays = nobody plays at seat { $seat }
start-too-long = nobody has won after { $n } rounds
start-no-player = there is no player `{ $text }`; there are { $players }
start-no-player-near = there is no player `{ $text }`; did you mean `{ $near }`?
start-view = the record is a view, which does not show what the match needs to go on

## The rule sheet

# Titles and summaries of the built-in games by name; a game of another name brings its own.
game-title =
    { $name ->
        [boxed] Boxed game
        [snake] Snake
        [penalty] Four rounds
        [beginners] Beginners' game
        [hungarian] Hungarian domino
        [table] On the table
        [block] Block
        [draw] Draw
        [custom] Custom game
       *[other] { $title }
    }
game-summary =
    { $name ->
        [boxed] 5 tiles, highest double leads, draw one and wait; 2 to 6 players.
        [snake] 7 tiles, any tile leads, draw one and wait; 2 to 4 players.
        [penalty] 4 rounds, tiles left count against you, draw up to 3; 2 players.
        [beginners] Doubles go anywhere, and a draw takes two tiles; 2 to 4 players.
        [hungarian] All that fits at one end, no drawing, 100 loses; 2 to 4 players.
        [table] A real table: corners, doubles across, dead ends; 2 players.
        [block] Plain game, no drawing: whoever is stuck passes; 2 to 4 players.
        [draw] Plain game: draw until a tile fits; 2 to 4 players.
        [custom] A game with rules of its own.
       *[other] { $summary }
    }
# The summary of a family's game that changes a built-in one.
summary-changed = The game `{ $name }` with changes.
sheet-title = { $title } (`{ $name }`)
sheet-file = Rules from a file
# In brackets after a rule that a family has changed, in place of its source.
sheet-house-rule = house rule
sheet-note = The brackets say where each rule comes from: S0.13 is a statement of the source sheet S0, and S0/0-9 a gap in that sheet as it is settled here; docs/RULES-FORMAT.md explains the others.
diff-same = The rules are the same.
# The titles of two games; below, key by key, stands what each of them says.
diff-intro =
    "{ $first }" and "{ $second }" differ in { $n ->
        [one] 1 rule
       *[other] { $n } rules
    }.

# The headings of the sheet.
topic-game = The game
topic-deal = The deal
topic-start = The lead
topic-play = Play
topic-draw = Drawing
topic-round-end = The end of a round
topic-score = Scoring
topic-match-end = The end of the match

# The name of a set by its highest number; inserted as $set below.
set-name =
    { $highest ->
        [6] double-six
        [9] double-nine
        [12] double-twelve
        [15] double-fifteen
        [18] double-eighteen
       *[other] double-{ $highest }
    }
# Two numbers and all between them.
range = { $least } to { $most }
sheet-set =
    It is played with the { $set } set of { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
# $range is the message `range`, or a single number such as `2`.
sheet-players = It is for { $range } players.
# $list is made of sheet-players-set, with commas between.
sheet-players-by-set = It is for { $list }.
sheet-players-set = { $range } players with the { $set } set
sheet-teams-none = Everybody plays for themselves.
sheet-teams-pairs = Partners play together, A and C against B and D: what they hold and what they score is counted together.
sheet-hand =
    Everybody is dealt { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
# $list is made of sheet-by-players, with commas between.
sheet-hand-by-players = Everybody is dealt { $list }.
# $players is such as `3` or `3-4`; inserted in sheet-hand-by-players and sheet-reserve-by-players.
sheet-by-players =
    { $n ->
        [0] no tile
        [one] 1 tile
       *[other] { $n } tiles
    } with { $players } players
sheet-redeal-never = Every deal is played as it comes.
sheet-redeal-no-double = If nobody holds a double, all the tiles are shuffled and dealt again.
# To lead a round is to have its first turn. $list is one of the start-... phrases, or several of them
# joined by sheet-else: the first that finds somebody holds. Each phrase names a person and may be put
# as it suits the sentence, all of them alike (`who holds ...`, `player A`).
sheet-start = The first round is led by { $list }.
sheet-later = Later rounds are led by { $list }.
sheet-later-same = The lead of later rounds is decided in the same way.
sheet-else = { $first }; failing that, { $next }
start-highest-double = the holder of the highest double
start-highest-pips = the holder of the tile with the most pips (a tie goes to the double, then to the larger half)
start-highest-half = the holder of the tile with the largest half (a tie goes to the larger other half: 6-5 before 6-3, and both before 5-4)
start-tile-holder = the holder of { $tile }
start-seat = player { $seat }
start-random = a player drawn by lot
start-winner = the winner of the previous round
start-winner-pairs = the winner of the previous round (of the two partners, whoever went out, or else whoever has fewer pips left)
start-loser = whoever was left with the most pips in the previous round
start-next = the next player in turn after the last leader
sheet-first-deciding = The tile that decides who leads must be led.
sheet-first-deciding-if = If a tile decides who leads, that tile must be led; otherwise any tile can be.
sheet-first-free = Any tile can be led.
sheet-first-before = Before the deal, a tile, whichever it is, is placed face up on the table. The line begins with it, and it belongs to nobody; the leader takes the first turn.
sheet-first-before-non-double = Before the deal, a tile that is not a double is placed face up on the table. The line begins with it, and it belongs to nobody; the leader takes the first turn.
sheet-clockwise = Play passes to the left, clockwise.
sheet-counter-clockwise = Play passes to the right, counter-clockwise.
sheet-turn-one = One tile is played per turn, at either end of the line, so that the halves that touch show the same number.
sheet-run-one-end = In one turn tiles are played one after another as long as one fits, all at the same end of the line, which the player chooses with the first of them; the halves that touch show the same number.
sheet-run-both-ends = In one turn tiles are played one after another as long as one fits, each at either end of the line; the halves that touch show the same number.
sheet-turn-must = Whoever can play a tile must play one.
# Where doubles that do not match can be laid, but need not be.
sheet-turn-must-match = Whoever has a matching tile must play a tile.
# The turn that leads a round, in a game where a turn lays several tiles.
sheet-opening-one-end = Whoever leads the round goes on in the same turn after the first tile, always at the same end of it.
sheet-opening-both-ends = Whoever leads the round goes on in the same turn after the first tile, each time at either end.
sheet-surface-unbounded = There is always room for a tile, however the line runs.
sheet-surface = The tiles lie on a table of { $width } by { $height } squares, each as large as half a tile. A tile that would stick out over the edge or lie on another cannot be played, and an end where nothing can be played is dead.
sheet-surface-first = The first tile lies in the middle of the table, along its longer side; a double lies across that direction.
sheet-corners-allowed = A double lies across the line, and the line goes straight on through it. Elsewhere, a tile that is not a double may also turn to the left or right.
sheet-edge-dead = An end whose open half faces the edge of the table and touches it is dead: the line cannot turn there.
sheet-edge-turn = Where an end has reached the edge of the table, the line can turn and go on along the edge.
sheet-corners-never = The line never turns, and doubles lie across it.
sheet-doubles-offset = A double is not centred on the line: one half is on it, and the other sticks out on the right-hand side as the line goes.
sheet-contact-allowed = A tile may touch others besides its neighbours in the line.
sheet-contact-never = A tile may share a side only with its neighbours in the line; corners may meet.
sheet-dead-ends-draw-on = Even if everybody can see that nothing fits any more, drawing goes on while there are tiles to draw.
sheet-dead-ends-block = If everybody can see that no tile fits any more, the round is blocked at once.
sheet-dead-ends-idle = Dead ends change nothing, since nobody draws.
sheet-wild-none = Doubles must match like other tiles.
sheet-wild-any = A double may be played at any open end, whatever the number there; the end then shows the number of the double.
sheet-wild-non-doubles = A double may be played at any open end that is not a double, whatever the number there; the end then shows the number of the double.
sheet-wild-optional = A double that does not match may be held back while there are tiles to draw and, after a draw, for the rest of the turn.
sheet-wild-compulsory = A double that does not match must be played when nothing else can be.
sheet-draw-never = Nobody draws: tiles that are not dealt are out of play.
sheet-draw-stuck =
    Whoever cannot play draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } from the boneyard.
# Where doubles that do not match can be laid, but need not be.
sheet-draw-unmatched =
    Whoever has no matching tile draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } from the boneyard, or plays a double that does not match.
sheet-draw-any-time =
    Instead of playing a tile, you may draw { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } from the boneyard; whoever cannot play must draw.
# One of the next four follows the sentence that says how many tiles are drawn.
sheet-draw-once = If a tile then fits, one must be played; otherwise the turn is over.
sheet-draw-next-turn = That ends the turn, and a drawn tile can be played from the next turn on.
sheet-draw-until = Drawing goes on until a tile fits; then one must be played.
sheet-draw-until-any-time = Drawing may go on, and must go on until a tile fits; in the end a tile must be played.
sheet-draw-at-most =
    { $n ->
        [one] No more than 1 tile is drawn in one turn; whoever still cannot play passes.
       *[other] No more than { $n } tiles are drawn in one turn; whoever has drawn { $n } in vain passes.
    }
sheet-pass-never = Whoever cannot play passes.
sheet-pass-never-unless = Whoever cannot play passes, unless that ends the round.
sheet-pass = Whoever can neither play nor draw passes.
sheet-pass-unless = Whoever can neither play nor draw passes, unless that ends the round.
# Where nobody draws.
sheet-reserve-idle = There is no boneyard.
sheet-reserve-none = The boneyard can be drawn down to its last tile.
sheet-reserve =
    { $n ->
        [one] The last tile of the boneyard is
       *[other] The last { $n } tiles of the boneyard are
    } never drawn.
# $list is made of sheet-by-players, with commas between.
sheet-reserve-by-players = The last tiles of the boneyard are never drawn: { $list }.
# $list is one of the end-... clauses, or several of them joined by sheet-or-when.
sheet-ends = A round ends when { $list }.
sheet-or-when = { $first }, or when { $next }
end-out = somebody has played their last tile
end-blocked = nobody can play or draw
end-blocked-no-draw = nobody can play
end-stuck = the player whose turn it is cannot play and { $rest }
end-stuck-no-draw = the player whose turn it is cannot play
end-must-draw = the player whose turn it is cannot play and has to draw, but { $rest }
rest-none = the boneyard is empty
rest-last =
    { $n ->
        [one] only the last tile of the boneyard is left
       *[other] only the last { $n } tiles of the boneyard are left
    }
rest-reserve = only the tiles that are never drawn are left in the boneyard
sheet-must-draw-passes = A player who has drawn as many tiles as a turn allows does not have to draw, and passes.
sheet-end-not-out = A player without tiles stays in the round and passes.
sheet-end-not-out-draw = A player without tiles stays in the round, like one who cannot play.
sheet-block-none = Nobody wins the round.
# Where everybody scores for their own hand.
sheet-block-none-each = Rounds are not won: what counts is each player's own hand.
# To go out is to lay the last tile of the hand; a round that ends in another way is blocked.
sheet-block-out-only = A round is won by whoever goes out; a blocked round, in which nobody does, is won by nobody.
# In a game of pairs.
sheet-block-out-only-pairs = A round is won by the pair whose player goes out; a blocked round, in which nobody does, is won by nobody.
# $list is one of the block-... phrases, or several of them joined by sheet-then: each decides among
# those who are equal by the one before. Each phrase names a person.
sheet-block = A round is won by { $list }.
sheet-block-pairs = A round is won by { $list }.
sheet-block-out = A round is won by whoever goes out; a blocked round, in which nobody does, by { $list }.
sheet-block-out-pairs = A round is won by the pair whose player goes out; a blocked round, in which nobody does, by { $list }.
# Where points do not depend on who wins a round.
sheet-block-all-score = Everybody scores, whoever wins.
sheet-then = { $first }; among those tied, { $next }
block-fewest-pips = whoever has the fewest pips in hand
block-fewest-tiles = whoever has the fewest tiles in hand
block-lightest-tile = whoever holds the single tile with the fewest pips
block-leader = whoever led the round
block-last = whoever played the last tile
block-not-last = whoever did not play the last tile
# The same in a game of pairs: each phrase names a pair.
block-fewest-pips-pairs = the pair with the fewest pips together
block-fewest-tiles-pairs = the pair with the fewest tiles together
block-lightest-tile-pairs = the pair that holds the single tile with the fewest pips
block-leader-pairs = the pair that led the round
block-last-pairs = the pair that played the last tile
block-not-last-pairs = the pair that did not play the last tile
sheet-tie-idle = A tie makes no difference.
sheet-tie-void = If it is still a tie, nobody wins the round and nobody scores.
sheet-tie-share = If it is still a tie, all those tied win the round, and each scores from those who do not.
sheet-tie-share-all = If it is still a tie, all those tied win the round, and each scores.
sheet-score-opponents = The winner of a round scores the pips left in the opponents' hands.
sheet-score-all = The winner of a round scores the pips left in all hands.
sheet-less-once = In a blocked round the winner's own pips are subtracted once.
sheet-less-once-floor = In a blocked round the winner's own pips are subtracted once, but the score never falls below 0.
sheet-less-per-opponent = In a blocked round the winner's own pips are subtracted from what each opponent gives, but never more than that.
sheet-less-never = The winner's own pips are not subtracted.
sheet-paid = Each opponent loses what the winner gets from them.
sheet-each-plus = Everybody gets the pips left in their hand as penalty points.
sheet-each-minus = Everybody loses a point for each pip left in their hand.
sheet-bonus-good =
    Whoever goes out gets { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-bonus-bad =
    Whoever goes out has { $n ->
        [one] 1 penalty point
       *[other] { $n } penalty points
    } taken off.
sheet-bonus-opponents-good =
    When somebody goes out, each opponent loses another { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-bonus-opponents-bad =
    When somebody goes out, each opponent gets another { $n ->
        [one] 1 penalty point
       *[other] { $n } penalty points
    }.
sheet-target-none = There is no target score.
sheet-target =
    The match ends after the round in which somebody reaches { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-rounds-none = The number of rounds is not fixed.
sheet-rounds-one = The match is a single round.
sheet-rounds =
    The match ends after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }.
# Where points can end the match earlier.
sheet-rounds-latest =
    The match ends after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    } at the latest.
sheet-best-highest = The highest total wins the match.
sheet-best-lowest = The lowest total wins the match.
# The next three are for a match of one round.
sheet-best-round = Whoever wins the round wins the match.
sheet-tied-round-drawn = If several win the round, the match is drawn.
sheet-tied-round-shared = If several win the round, they share the match.
sheet-tied-drawn = If several have the best total, the match is drawn.
sheet-tied-shared = If several have the best total, all of them win.
sheet-void-idle = Every round counts.
sheet-void-counts = A round that nobody wins counts as a round of the match.
# For a match of one round.
sheet-void-round-drawn = If nobody wins the round, the match is drawn.
sheet-void-replayed = A round that nobody wins is played again.

## Pictures

# The heading of a picture: { $title } is the game, { $n } the number of the round.
picture-title = { $title }, round { $n }
picture-title-after =
    { $title }, round { $n }, after { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
# The size of a hand.
picture-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
# { $size } is the number of tiles in a hand, { $partner } the letter of the partner's seat.
picture-partner = { $size }, with { $partner }
picture-boneyard = Boneyard: { $n }
on-turn = { $name } to play.
# The next five stand behind the name of a file.
no-round = no round has begun
no-such-round =
    there is no round { $round }; { $n ->
        [one] there is only round 1
       *[other] there are rounds 1 to { $n }
    }
no-such-turn =
    there is no turn { $turn }; { $n ->
        [0] nobody has played in the round yet
        [one] the round has only 1 action
       *[other] the round has { $n } actions
    }
no-such-seat = there is no seat { $seat }; the seats are A to { $last }
hand-not-shown = the record is a view that does not show the hand of { $seat }

## What is wrong with rules

# Clauses, without a capital letter and without a full stop, as they stand after the name of a file.
clash-no-players-with-set = the { $set } set has no number of players; there are numbers for { $sets }
clash-no-hand = no hand for { $n } players
clash-no-reserve = no reserve for { $n } players
clash-empty-hand = { $n } players get no tiles
clash-too-few-tiles = the deal takes { $dealt } tiles; the { $set } set has { $n }
clash-too-few-tiles-larger = the deal takes { $dealt } tiles; the { $set } set has { $n }; { $larger } with { $tiles } tiles is the smallest set that works
clash-pairs = pairs are four players, so `players` is "4"
clash-no-way-to-lead = the list is empty, so nobody leads
clash-no-round-before = `{ $key }` needs a round before, and the first has none
clash-finds-nobody = in some deals the list finds nobody to lead; end it with `highest-pips`, or say `redeal = "no-double"` with `highest-double`
clash-lot-for-same = the random seat is drawn once a match; say who leads later rounds, such as `later-start = ["next-seat"]`
clash-lot-for-later = the random seat is drawn once a match, for its first round
clash-not-in-set = nobody can hold { $tile }: the set is { $set }
clash-no-such-seat = { $n } players have no seat { $seat }
clash-no-start-tile = the { $set } set has no tile to start with
clash-table-too-small = a table holds at most { $most } tiles; the { $set } set has { $n }
clash-idle-reserve = nobody draws, so there is no reserve
clash-draw-after-last = a turn that ends with a draw has one draw: say `repeat = "once"` or `then = "play"`
clash-draw-too-large = `at-most` is less than one draw takes
clash-stuck-for-ever = a round that is stuck would never end; add "blocked", "mover-stuck" or "mover-must-draw"
clash-nobody-must-draw = nobody draws, so no seat must draw
clash-idle-dead-ends = dead ends block a round only where a round can be "blocked"
clash-others-pips = opponents can pay their own pips, less the winner's per opponent or not at all
clash-no-end-of-match = either `target` or `rounds` must end the match
clash-worst-wins = with these pips in hand the worst player would win
clash-winner-loses = the winner of rounds would lose the match
clash-falling-points = points that are taken off never reach a target; say `rounds`
clash-falling-bonus = with such a bonus the points can fall for ever and miss the target; say `rounds`
clash-nobody-wins = nobody can win a round, so the match never ends; let a round end with "out", say who wins a block, or say `rounds` with `void-round = "counts"`
fault-at = line { $line }, column { $column }: { $what }
fault-of-key = { $key }: { $what }
fault-toml = this is not TOML ("{ $why }")
fault-unknown-key = there is no key `{ $text }`
fault-unknown-key-near = there is no key `{ $text }`; did you mean `{ $near }`?
fault-value = expected { $forms }, found `{ $text }`
fault-unknown-option = there is no option `{ $text }`; there are { $options }
fault-missing-option = the option `{ $option }` is missing
fault-unknown-base = there is no game `{ $text }`; there are { $games }
fault-unknown-base-near = there is no game `{ $text }`; did you mean `{ $near }`?
fault-second-base = these lines have their base already
fault-name = a name has only the letters a to z, digits and hyphens
fault-not-one-line = this is one line of text, without control characters
form-number = a number from { $min } to { $max }
form-line = a line of text
form-list = a list such as { $example }
form-table = a table such as { $example }
form-option = a table with the option `{ $option }`
form-tile = a tile such as "6-6"
form-seat = a seat such as "seat-A"
form-players = a range of players from { $min } to { $max }, such as "2-4"
rules-players = "{ $title }" with the { $set } set is for { $range } players, not { $n }
rules-players-larger = "{ $title }" with the { $set } set is for { $range } players, not { $n }; with the { $larger } set it works

## What is wrong with records and positions

# Clauses as above. What stands in backticks is written so in every language.
record-empty = this is no record, which begins with `domino 1`
record-mark = this is a byte order mark, with which no record begins
record-not-utf8 = this is not UTF-8
record-control = this is a control character
record-too-long = a line has at most { $n } bytes
record-no-line-feed = the last line has no line feed, so it may be cut off
record-expected = expected { $expected }, found { $found }
record-not-dealt = seed { $seed } deals { $expected } here, not { $found }
record-other-rules = { $what } has the fingerprint `{ $fingerprint }` here; this was recorded by other rules of that name
record-game = the game `{ $game }`
record-game-changed = the game `{ $game }` with other values of { $keys }
record-game-of-keys = a game with these values of { $keys }
record-scheme = there is no way to deal `{ $text }`; there is `{ $scheme }`
record-seed-in-view = a view has no seed
record-not-in-set = { $tile } is not in the set
record-tile-twice = { $tile } is in two places
record-cut-deal = the deal is cut off, and there is no seed to complete it
record-no-turn = the position does not say who is on turn, as in `turn A`
record-no-position = this is no position: { $why }
record-not-a-view = a view shows one hand at most, and no boneyard
record-count = { $found } tiles are in the hands, in the boneyard, dead or on the table, not { $expected }
record-draw-size = a draw takes { $expected } here, not { $found }
record-undo =
    { $n ->
        [0] there is no action to take back
        [one] there is 1 action to take back
       *[other] there are { $n } actions to take back
    }
record-not-over = the round is not over here
record-not-seen = hand { $seat } is not what was seen of it
record-no-action = an action is a tile such as `6-4` or `6-4 left`, `draw` or `pass`
record-ambiguous = { $tile } fits { $ways }: name the end
record-ambiguous-heading = { $tile } fits { $ways }: name the end and the heading
tile-shape = a tile is two numbers, such as `6-4`
tile-joined = type `{ $tile }` for the tile
tile-too-many-pips = a half shows 0 to 18 pips
seat-player = a player is 1 to { $n } of the letters a to z, digits and hyphens
seat-name = a name is 1 to { $n } characters, none of them blank
# The next are put into `record-expected` and `record-not-dealt`.
piece-end-of-line = the end of the line
piece-end-of-record = the end of the record
piece-action = a seat and its action
piece-seat = a seat
piece-seat-of-table = a seat of the table
piece-viewer = `public` or a seat of the table
piece-player = `{ $seat }=` and a player
piece-game = the name of a game
piece-fingerprint = eight hexadecimal digits
piece-rule = a rule
piece-seed = a seed from 0 to { $max }
piece-number = a number
piece-n-actions = a number of actions from 1 on
piece-n-passes = 0 to 999
piece-n-tiles = 1 to 190 tiles
piece-tile = a tile
piece-tiles = tiles, or `-` for none
piece-tiles-face-up = tiles face up, as in the rounds before
piece-no-boneyard = `-`, for nobody draws and the rest is dead
piece-no-dead = `-`, for the rest is in the boneyard
piece-hand-no-redeal = `hand A`, for without a seed nothing is redealt
piece-end = an end such as `left`
piece-heading = `n`, `e`, `s`, `w` or { $other }
piece-run = `led`, `both` or an end
piece-every-hand = `;` and every hand
# What makes a position or a deal impossible.
setup-seats = there are { $found } hands for { $expected } seats
setup-no-seat = the table has no seat { $seat }
setup-not-leader = nothing is on the table, and seat { $seat } does not lead
setup-missing = { $tile } is nowhere
setup-not-a-line = end `{ $end }` is not one of a line
setup-no-room = { $tile } cannot lie where it does: { $why }
setup-in-the-way = { $tile } cannot lie where it does: { $other } is in the way
setup-no-heading = { $tile } fits { $ways }: name the heading
setup-heading = { $tile } has a heading, but this game has no table
setup-joint = { $tile } does not match where it lies
setup-must-lead = { $tile } cannot be led
setup-drawn = { $n } tiles cannot have been drawn in this turn
setup-last = seat { $seat } cannot have laid the last tile
setup-no-last = it is not told who laid the last tile
setup-out-of-turn = by the order of play seat { $expected } is on turn, not seat { $found }
setup-passes = there cannot have been { $n } passes since a tile was laid or drawn
setup-no-start-tile = no tile lies on the table that was taken before the deal
setup-run = no run can go on here
setup-over = the round is over already
setup-not-this-view = the tiles do not agree with the view
deal-hand = hand { $seat } has { $found } tiles, not { $expected }
deal-start-tile = the start tile does not fit the rules
deal-another-game = the deal is that of another game
deal-not-held = seat { $seat } does not hold { $tile }
deal-must-redeal = nobody holds a double, so the tiles are dealt again
# Why an action of a record cannot be played.
play-round-over = the round is over
play-out-of-turn = seat { $mover } is on turn, not seat { $seat }
play-watches = who only watches does not play
play-on-table = { $tile } lies on the table already
play-not-in-hand = { $tile } is not in the hand
play-must-lead = { $tile } must be led
play-not-a-lead = there are tiles on the table, so name the end to play at
play-nothing-laid = nothing is on the table yet, so { $tile } is led without `{ $end }`
play-no-end = there is no open end `{ $end }`
play-run = this turn goes on at end `{ $end }`
play-no-match = { $tile } does not fit end `{ $end }`, which shows { $pips }
play-no-room = { $tile } cannot lie at end `{ $end }`: { $why }
play-in-the-way = { $other } is in the way
play-needs-heading = say in which direction { $tile } is to lie at end `{ $end }`
play-no-table = there is no table here on which { $tile } could be laid toward `{ $heading }`
play-no-draw = no draw: { $why }
play-no-pass = no pass: { $why }
why-nobody-draws = nobody draws in this game
why-tile-fits = a tile can be laid
why-can-draw = a tile can be drawn
why-reserve = the boneyard is down to its reserve of { $n }
why-drawn-enough = { $n } drawn are the most for one turn
plane-not-empty = there are tiles on the table already
plane-backward = the line comes from `{ $heading }`
plane-no-corner = a line turns only at the half of a tile that is not a double
plane-across = a tile that lies across its line goes straight on
plane-at-edge = the line has reached { $edge } of the table
plane-edge = { $edge } of the table is in the way
plane-tile = the tile laid as number { $n } is in the way
plane-full = a plane holds at most { $n } tiles
