# How a line on standard error begins; { $text } is a clause or a sentence.
tell-error = error: { $text }
tell-hint = hint: { $text }
tell-note = note: { $text }
left = The match is left unfinished.
left-resume = The match is left unfinished; go on with `domino play --resume { $path }`.
saved = saved to { $path }
recorded = the record is in { $path }
not-saved = the record could not be written to { $path }: { $why }
hint-game-file = { $path } looks like a file: `domino play --rules { $path }` plays by its rules
hint-set = choose it with `--set { $n }`
hint-leave-out = leave `{ $name }` out, or begin another match without `--resume`
hint-resume = `domino play --resume { $path }` goes on with that match; or name another file
replaced = the record in { $path } is replaced
holds =
    { $path }: valid, { $n ->
        [one] 1 round
       *[other] { $n } rounds
    }, { $state }
state-over = the match is over
state-open = the match is not over
rules-hold = { $path }: valid, rules { $fingerprint }
rules-same = the rules are the same
perft-head = ply sequences finished
no-open-round = no round is in play at the end of the record
kept-on = The match is left unfinished; `domino` takes it up again.
more-kept =
    { $n ->
        [one] 1 more match that is not over is
       *[other] { $n } more matches that are not over are
    } kept in { $path }.
# { $path } is a file or a directory; { $why } is what the system says of it, or one of the messages up to `read-only`.
not-kept = The match cannot be kept: { $path }: { $why }.
not-locked = { $path } cannot be locked: { $why }. Do not open it in another domino program.
kept-in-part =
    { $n ->
        [0] nothing of the match is in { $path }
       *[other] the match is not kept to its end: { $path } goes as far as line { $n }
    }
in-use = another domino program has the file open
not-a-record = already exists and is not the record of a match
not-a-file = is not a regular file
file-too-large = is larger than { $n } MiB
unfinished = is the record of a match that is not over
not-found = no such file or directory
no-permission = permission denied
is-a-directory = is a directory
not-a-directory = not a directory
exists-already = file exists
no-space = no space left on device
read-only = read-only file system
not-utf8 = line { $line }, column { $column }: this is not UTF-8
# { $name } is an argument of the command line, such as `--seed`.
said-already = the record already says what `{ $name }` would say
torn = The last line of { $path } is incomplete and is left out.
cannot-hide = This terminal cannot hide a hand: scrolling up shows it.
no-command = there is no command `{ $text }`
not-before-command = `{ $text }` does not go before a command
salvaged =
    { $n ->
        [one] The match goes on from the first line of { $path }, which stays as it is.
       *[other] The match goes on from the first { $n } lines of { $path }, which stays as it is.
    }
salvage-needs-record = `--salvage` goes on in another file; name that file with `--record`
hint-salvage =
    { $n ->
        [one] the first line is sound
       *[other] the first { $n } lines are sound
    }; `domino play --resume { $path } --salvage --record NEW` goes on from there in another file
not-a-picture = already exists and is not a picture that domino drew
name-taken = there is another game with the name `{ $name }`
settings-damaged = { $path } cannot be read, and nothing in it counts: { $why }
setting-bad = { $path }, line { $line }: `{ $key }` cannot be `{ $text }`
setting-unknown = { $path }, line { $line }: there is no setting `{ $text }`
setting-unknown-near = { $path }, line { $line }: there is no setting `{ $text }`; did you mean `{ $near }`?
setting-refused = `{ $key }` cannot be `{ $text }`
setting-unset = -
no-setting = there is no setting `{ $text }`; choices: { $keys }
no-setting-near = there is no setting `{ $text }`; did you mean `{ $near }`?
no-home-for-settings = there is no home directory for settings
settings-not-kept = The setting cannot be kept: { $path }: { $why }.
not-forgotten = { $path } could not be deleted: { $why }
# Stands behind the name of a file.
not-svg = is no name for a picture, which is SVG: end it in `.svg`
# Stands where the name of a file does.
standard-input = standard input
standard-output = standard output
terminal = terminal
random-seed = random seed
last-match = the last match is in { $path }
no-match-kept = no match has been kept yet
hint-name-record = name a record, or play one with `domino`
# What is wrong with the command line; { $arg } is an argument such as `--seed <N>`, { $why } one of the `value-...`.
usage-bad-value = invalid value `{ $value }` for `{ $arg }`: { $why }
usage-no-such-value = invalid value `{ $value }` for `{ $arg }`; possible values: { $values }
usage-value-missing = `{ $arg }` needs a value
usage-too-many = unexpected value `{ $value }` for `{ $arg }`
usage-unknown = unexpected argument `{ $arg }`
usage-unknown-near = unexpected argument `{ $arg }`; did you mean `{ $near }`?
no-command-near = there is no command `{ $text }`; did you mean `{ $near }`?
usage-conflict = `{ $arg }` cannot be used with { $other }
usage-twice = `{ $arg }` can be used only once
usage-missing = missing: { $args }
usage-not-utf8 = an argument is not UTF-8
# { $command } is the beginning of the line, such as `domino play`.
hint-help = `{ $command } --help` tells what can stand there
value-number = expected a decimal number from 0
value-range = expected a decimal number from { $min } to { $max }
value-seed = a seed is a decimal number from 0 to { $max }
value-set = a set is named by its highest number, from 0 to 18
value-width = a width is a decimal number from { $min } to { $max }
value-view = a view is `full`, `public` or the letter of a seat, such as `A`
value-player = there is no player `{ $text }`; there are { $players }; a human is `human` or `human:NAME`
