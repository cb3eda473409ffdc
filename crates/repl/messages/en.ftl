# What the client says, in English.
#
# A message is named as in `crates/repl/src/message.rs`. Names, tiles, ends, commands and lists come
# as arguments; numbers choose their plural. Everything is ASCII, so that every terminal shows it.

## The match

welcome =
    Welcome to dominoes! The game is { $game }: you are { $own }, against { $others }.
    Lay a tile with a half that equals an open end of the line: type its number in the list, or the tile itself, as in `6-4 left`. Where nothing fits, the list says what you can do.
    Whoever first has no tiles left wins the round. `rules` tells more about the game, `help` lists the commands, and `quit` leaves.
game = { $title }, { $limit }: { $seats }. Seed { $seed }.
game-no-seed = { $title }, { $limit }: { $seats }.
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
        [0] The match is taken up before its first round.
       *[other] The match is taken up in round { $n }.
    }
resumed-after = The match is taken up after round { $n }.
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
set-up = The round goes on from a position; { $name } is on turn.
leads = { $name } leads.
start-tile = The start tile is { $tile }.
did = { $name }: { $what }
did-lead = leads { $tile }
did-draw =
    draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
did-draw-shown = draws { $tiles }
did-pass = passes
fell-back = { $name } wanted { $wanted }, which is not legal ({ $why }), and takes the first legal action.
out = { $name } is out.
blocked = The round is blocked.
hand-left = { $pips }  { $tiles }
score-line = { $name } scores { $sum }: { $terms }
score-sum = { $name } scores { $sum }
charge-line = { $name } is charged { $sum }: { $terms }
charge-sum = { $name } is charged { $sum }
score-own-hand = own hand
score-out = out
score-paid = to { $to }
score-nobody = Nobody wins the round, so nobody scores.
score-replayed = Nobody wins the round, so it is played again.
totals = Totals: { $totals }; played { $limit }.
totals-lowest = Totals: { $totals }; played { $limit }, and the lowest total wins.
total = { $name } { $n }
match-over =
    The match is over after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }.
standing = { $rank }. { $name }
won = { $names } wins.
won-shared = { $names } share the win.
drawn = The match is drawn.
and = { $first } and { $last }
name-human = human

## A turn

table-empty = The table is empty.
end = { $end } { $pips }
table = Ends: { $ends }. Hands: { $hands }. Boneyard: { $boneyard }.
table-reserve =
    Ends: { $ends }. Hands: { $hands }. Boneyard: { $boneyard } ({ $reserve ->
        [one] 1 stays
       *[other] { $reserve } stay
    }).
table-no-boneyard = Ends: { $ends }. Hands: { $hands }.
hand-size = { $name } { $n }
to-play = { $name } to play, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-lead = { $name } to lead, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-lead-tile = { $name } to lead with { $tile }, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }: { $tiles }
to-go-on = { $name } to go on at end { $end }, { $n ->
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
prompt-over = Enter to leave>

## What was typed

not-understood = `{ $text }` is neither an action nor a command. Type a number of the list, a tile such as `6-4`, or `help`.
not-understood-near = `{ $text }` is neither an action nor a command. Did you mean `{ $near }`?
not-tile = `{ $text }` is not an action: for the tile type `{ $tile }`.
too-many-pips = `{ $text }` is not an action: a half shows 0 to 18 pips.
not-an-end = `{ $text }` is not an action: an end is `left` or `right`, in short `l` or `r`.
too-much = `{ $text }` is not an action: there is more to it than a tile and an end.
no-such-number =
    `{ $text }` is no number of the list, which { $n ->
        [one] has only 1
       *[other] goes from 1 to { $n }
    }.
no-such-number-tile =
    `{ $text }` is no number of the list, which { $n ->
        [one] has only 1
       *[other] goes from 1 to { $n }
    }; for the tile type `{ $tile }`.
line-too-long = The line is too long to be an action or a command.
ambiguous = { $tile } fits at more than one end: type { $ends }.
or = { $first } or { $last }
no-turn-before = No tiles are dealt yet.
no-turn-handover = The keyboard is for { $name }; Enter shows the hand.
no-turn-between = The round is over; Enter or `next` goes on.
no-turn-over = The match is over.

## Why an action is not legal

refused-round-over = Not legal: the round is over.
refused-out-of-turn = Not legal: { $name } is on turn.
refused-on-table = Not legal: { $tile } lies on the table already.
refused-not-in-hand = Not legal: { $tile } is not in your hand.
refused-not-in-set = Not legal: the { $set } set has no { $tile }.
refused-must-lead = Not legal: { $tile } must be led.
refused-not-a-lead = Not legal: there are tiles on the table, so say at which end { $tile } goes.
refused-nothing-laid = Not legal: the table is empty and has no end { $end } yet; type `{ $tile }`.
refused-no-such-end = Not legal: there is no end { $end }; the ends are { $ends }.
refused-run = Not legal: this turn goes on at end { $end }.
refused-match = Not legal: { $tile } does not fit end { $end }, which shows { $pips }.
refused-match-any = Not legal: { $tile } fits no open end; they are { $ends }.
refused-draw-never = Not legal: nobody draws in this game.
refused-draw-must-play = Not legal: you can lay a tile, so you may not draw.
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
    }, the most for one turn.
refused-pass-must-play = Not legal: you can lay a tile, so you may not pass.
refused-pass-must-draw = Not legal: you can draw, so you may not pass.

## Commands

help-intro =
    To act, type the number of an action in the list, or the action itself: a tile such as `6-4` (also `4-6`, `6|4` or `[6|4]`), with `left` or `right` (`l`, `r`) where it fits at both ends; `draw`; `pass`.
    The commands are:
help-page =
    { $usage }: { $summary }.
    { $page }
help-aliases = In short: { $aliases }.
help-no-command = There is no command `{ $text }`; `help` lists them all.
help-no-command-near = There is no command `{ $text }`. Did you mean `{ $near }`?
sum-help = lists the commands, or explains one
sum-moves = shows the table and lists what you may do
sum-hand = shows your hand
sum-board = shows the line and its open ends
sum-log = tells this round from its deal
sum-score = shows the totals
sum-rules = tells the rules of this game in short
sum-next = goes on to the next round
sum-save = writes the record of the match to a file
sum-quit = leaves the match
page-help = With the name of a command it tells more about that command.
page-moves = The number before an action can be typed in its place. An empty line does the same.
page-hand = The tiles are sorted. After a round it shows what is left.
page-board = The line is drawn as it lies, left end first, with every tile that was laid.
page-log = Every turn is one line. It shows what everybody at the table could see.
page-score = The totals are those after the last round that is over.
page-rules = `domino rules` with the name of the game tells all of them.
page-next = It works between two rounds. An empty line does the same there.
page-save = Without a name the file is `{ $default }`. A file that is not a record is never overwritten.
page-quit = The end of the input (Ctrl-D) does the same. A match with a record can be resumed.
no-log = Nothing has happened yet.
score-in-round = Round { $n } is in play.
score-after-round =
    { $n ->
        [one] 1 round is over.
       *[other] { $n } rounds are over.
    }
score-before = No round has begun.
cannot-go-on = { $name } is on turn; the next round comes after this one.
left = The match is left unfinished.
left-resume = The match is left unfinished; go on with `domino play --resume { $path }`.
saved = saved to { $path }
recorded = the record is in { $path }
not-saved = the record could not be written to { $path }: { $why }
no-leader = The next round cannot begin: { $why }.

## The rule sheet

sheet-title = { $title } (`{ $name }`)
sheet-title-only = { $title }
sheet-file = Rules from a file
sheet-set =
    It is played with the { $set } set, { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
sheet-players = It is for { $range } players.
sheet-players-by-set = It is for { $list }.
sheet-players-set = { $range } players with the { $set } set
sheet-teams-none = Everybody plays alone.
sheet-teams-pairs = Two and two play together: A and C against B and D.
sheet-hand =
    Everybody is dealt { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }.
sheet-hand-by-players = Everybody is dealt { $list }.
sheet-by-players =
    { $n ->
        [0] no tile
        [one] 1 tile
       *[other] { $n } tiles
    } with { $players } players
sheet-redeal-never = A deal stands as it comes.
sheet-redeal-no-double = If nobody holds a double, all tiles are dealt again.
sheet-start = The first round is led by { $list }.
sheet-later-same = Later rounds are led by the same rule.
sheet-later = Later rounds are led by { $list }.
sheet-else = { $first }; failing that, { $next }
start-highest-double = the holder of the highest double
start-highest-pips = the holder of the tile with the most pips (of equal tiles the double, then the larger half)
start-highest-half = the holder of the tile with the largest half (then the larger other half)
start-tile-holder = the holder of { $tile }
start-seat = seat { $seat }
start-random = a seat drawn by lot
start-winner = the winner of the round before
start-loser = the seat with the most pips left in the round before
start-next = the next seat after the last leader
sheet-first-deciding = A tile that decides who leads must be laid first; otherwise any tile leads.
sheet-first-free = Any tile can be led.
sheet-first-before = Before the deal one tile is laid open on the table and starts the line; it belongs to nobody.
sheet-first-before-non-double = Before the deal one tile that is not a double is laid open on the table and starts the line; it belongs to nobody.
sheet-clockwise = The turn goes to the left.
sheet-counter-clockwise = The turn goes to the right.
sheet-turn-one = A turn lays one tile, at either end of the line, where the touching halves are equal. Whoever can lay a tile must.
sheet-run-one-end = A turn goes on while a tile fits: its tiles are laid one after the other, all at the end of the first, where the touching halves are equal. Whoever can lay a tile must.
sheet-run-both-ends = A turn goes on while a tile fits: its tiles are laid one after the other, each at either end, where the touching halves are equal. Whoever can lay a tile must.
sheet-opening-one-end = The turn that leads a round goes on at one end too.
sheet-opening-both-ends = The turn that leads a round may use both ends.
sheet-wild-none = Doubles match like other tiles.
sheet-wild-any = A double may be laid at any open end, whatever it shows; then that end shows the number of the double.
sheet-wild-non-doubles = A double may be laid at any open end that is not a double, whatever it shows; then that end shows the number of the double.
sheet-wild-optional = A double that does not match may also be kept back while there are tiles to draw.
sheet-wild-compulsory = A double that does not match must be laid when nothing else can be.
sheet-draw-never = Nobody draws; whoever cannot lay a tile passes, and tiles that are not dealt are out of play.
sheet-draw-stuck =
    Whoever cannot lay a tile draws { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } from the boneyard.
sheet-draw-any-time =
    Instead of laying a tile a seat may draw { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    } from the boneyard; whoever cannot lay a tile must draw.
sheet-draw-once = If a tile fits then, one must be laid; otherwise the turn is over.
sheet-draw-next-turn = The turn is over then; a drawn tile can be laid from the next turn on.
sheet-draw-until = This is repeated until a tile fits, and one that fits must be laid.
sheet-draw-at-most =
    No more than { $n ->
        [one] 1 tile is
       *[other] { $n } tiles are
    } drawn in one turn.
sheet-reserve-none = The boneyard can be drawn empty; whoever can neither lay nor draw a tile passes.
sheet-reserve =
    { $n ->
        [one] The last tile of the boneyard is
       *[other] The last { $n } tiles of the boneyard are
    } never drawn; whoever can neither lay nor draw a tile passes.
sheet-reserve-by-players = Some tiles of the boneyard are never drawn: { $list }. Whoever can neither lay nor draw a tile passes.
sheet-ends = A round ends when { $list }.
sheet-or-when = { $first }, or when { $next }
end-out = somebody has laid the last tile of a hand
end-blocked = nobody can lay or draw a tile
end-stuck = the seat on turn cannot lay a tile and no more may be drawn from the boneyard
end-must-draw = the seat on turn cannot lay a tile and has to draw, but no more may be drawn from the boneyard
sheet-must-draw-passes = A seat that has drawn the most for one turn does not have to draw; it passes.
sheet-end-not-out = A seat without tiles stays in the round and passes.
sheet-block-none = Nobody wins a round.
sheet-block-out-only = A round is won by whoever is out; when nobody is, nobody wins it.
sheet-block = A round is won by { $list }.
sheet-block-out = A round is won by whoever is out; when nobody is, by { $list }.
sheet-then = { $first }; among equals, { $next }
block-fewest-pips = the fewest pips in hand
block-fewest-tiles = the fewest tiles in hand
block-lightest-tile = the holder of the lightest tile
block-leader = whoever led the round
block-last = whoever laid the last tile
block-not-last = whoever did not lay the last tile
sheet-tie-void = If there are still equals, nobody wins the round and nobody scores.
sheet-tie-share = If there are still equals, all of them win the round.
sheet-score-opponents = The winner of a round scores the pips that the opponents hold.
sheet-score-all = The winner of a round scores the pips in all hands.
sheet-less-once = The winner's own pips are taken off that once.
sheet-less-per-opponent = The winner's own pips are taken off what comes from each opponent.
sheet-less-never = The winner's own pips are not taken off.
sheet-paid = The opponents lose as much.
sheet-each-plus = Everybody is charged the pips left in their hand; points are penalties.
sheet-each-minus = Everybody loses the pips left in their hand.
sheet-bonus-good =
    Whoever is out gets { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-bonus-bad =
    Whoever is out has { $n ->
        [one] 1 penalty point
       *[other] { $n } penalty points
    } taken off.
sheet-bonus-opponents-good =
    When somebody is out, everybody else loses { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-bonus-opponents-bad =
    When somebody is out, everybody else gets { $n ->
        [one] 1 penalty point
       *[other] { $n } penalty points
    }.
sheet-target =
    The match ends after the round in which somebody reaches { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
sheet-rounds =
    The match ends after { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }.
sheet-best-highest = The highest total wins it.
sheet-best-lowest = The lowest total wins it.
sheet-best-round = Whoever wins the round wins it.
sheet-tied-drawn = Equal best totals draw it.
sheet-tied-shared = Equal best totals share the win.
sheet-void-counts = A round that nobody wins counts as a round.
sheet-void-replayed = A round that nobody wins is played again.

## The command line

hint-game-file = { $path } looks like a file: `domino play --rules { $path }` plays by it
hint-set = choose it with `--set { $n }`
hint-leave-out = leave `{ $name }` out, or begin another match without `--resume`
replaced = the record in { $path } is replaced
holds =
    { $path }: holds, { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }, { $state }
state-over = the match is over
state-open = the match is not over
rules-hold = { $path }: holds, rules { $fingerprint }
rules-same = the rules are the same
perft-head = ply sequences finished
