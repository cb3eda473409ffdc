//! Somebody who types at random: lines that mean something, and lines that cannot.

use domino_repl::{COMMANDS, CommandSpec, Found, Session};
use domino_rules::Variant;
use domino_tiles::Stream;

/// The purpose of the random words here, which no deal and no player has.
const PURPOSE: u64 = 1 << 41;

/// The most pieces of a line without meaning.
const MOST_PIECES: usize = 6;

/// What junk is made of: half of a meaning, control characters and escape sequences, the characters
/// with which the client marks colour, characters that turn the direction of writing, letters that
/// combine, are wide, or are many bytes, and the syntax of everything that could be read by mistake.
#[rustfmt::skip] // a table
const PIECES: &[&str] = &[
    "6-4", "6|4", "[", "]", "<6|6>", "19-0", "-", "|", "66", "0", "1", "1.", "١", "٣-٣",
    "6-6\u{301}", "left", "r", "draw", "pass", "help", "why", "rules", "undo", "lang", "new",
    "seats", "human:", "on", "score", "scroe", "99999999999999999999999", "-1", "1e9", " ", "  ",
    "\t", "\r", "\r\n", "\n", "\0", "\u{7}", "\u{8}", "\u{1b}", "\u{1b}[2J", "\u{1b}[31m",
    "\u{1b}]0;x\u{7}", "\u{7f}", "\u{85}", "\u{9b}31m", "\u{a0}", "\u{ad}", "\u{fdd0}", "\u{fdd1}",
    "\u{fdd2}", "\u{fdd3}", "\u{fdd5}", "\u{fdef}", "\u{fffd}", "\u{ffff}", "\u{10ffff}",
    "\u{e000}", "\u{200b}", "\u{200d}", "\u{200e}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{61c}",
    "\u{2028}", "\u{2029}", "\u{feff}", "e\u{301}", "\u{301}", "\u{130}", "\u{149}", "\u{df}",
    "\u{fb01}", "日本", "한", "👩\u{200d}👧", "🇵🇱", "\u{1f061}", "\u{1f063}", "ñandú", "Żółć", "`", "``",
    "{", "}", "{ $n }", "%s", "\\", "\"", "'", "/", "../..", "~", "$(x)", ";", "; 6 4", ",", ":",
    "=", "#", "?", "!",
];

/// Words that can stand behind a command.
#[rustfmt::skip] // a table
const ARGUMENTS: &[&str] = &[
    "", "", "", "on", "off", "pips", "suit", "given", "en", "de", "fr", "it", "hu", "pl", "tlh",
    "left", "1", "2", "draw", "pass", "help", "score", "turn", "players", "block", "boxed",
    "human:Ada,human:Bo", "human:Ada,steady", "human,heavy,human", "steady,random", "evening",
];

/// A source of lines, the same for the same seed.
pub(crate) struct Typist(Stream);

impl Typist {
    pub(crate) fn new(seed: u64) -> Typist {
        Typist(Stream::new(seed, PURPOSE))
    }

    /// A number less than `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(u32::try_from(n).unwrap()) as usize
    }

    /// Whether something happens that does so once in `n` times.
    pub(crate) fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        items[self.below(items.len())]
    }

    /// A tile of the set, spelled as people do.
    pub(crate) fn tile(&mut self, session: &Session) -> String {
        let set = session.game().rules().set().tile_set();
        let tile = set.iter().nth(self.below(set.len())).unwrap();
        match self.below(4) {
            0 => format!("{}-{}", tile.low(), tile.high()),
            1 => format!("{}|{}", tile.high(), tile.low()),
            _ => tile.to_string(),
        }
    }

    /// A line that a player could type: mostly an action, else a command with something behind it.
    pub(crate) fn sensible(&mut self, session: &Session) -> String {
        let end = self.pick(&["", " left", " r", " l", " up", " re", " left n", " w"]);
        match self.below(16) {
            0..8 => (1 + self.below(3)).to_string(),
            8 => String::new(),
            9 => self.tile(session) + end,
            10 => format!("why {}{end}", self.tile(session)),
            11 => self.pick(&["undo", "redo", "hint", "log", "counts", "table"]).to_owned(),
            _ => self.command(session),
        }
    }

    /// Any command but `quit`, with or without something behind it.
    fn command(&mut self, session: &Session) -> String {
        let spec = &COMMANDS[self.below(COMMANDS.len() - 1)];
        let name = spec.names[self.below(spec.names.len())];
        let argument = match self.below(6) {
            0 => self.tile(session),
            1 => self.pick(&Variant::builtin_names().collect::<Vec<_>>()).to_owned(),
            2..4 => self.pick(ARGUMENTS).to_owned(),
            _ => String::new(),
        };
        format!("{name} {argument}").trim_end().to_owned()
    }

    /// A line without meaning, or nearly.
    pub(crate) fn junk(&mut self) -> String {
        let n_pieces = 1 + self.below(MOST_PIECES);
        let mut line: String = (0..n_pieces).map(|_| self.piece()).collect();
        if self.once_in(40) {
            line = line.repeat(1 + self.below(200));
        }
        line
    }

    fn piece(&mut self) -> String {
        match self.below(8) {
            0 => char::from_u32(self.0.below(0x11_0000)).unwrap_or('\u{fffd}').to_string(),
            1 => char::from_u32(self.0.below(0x80)).unwrap().to_string(),
            2 => COMMANDS[self.below(COMMANDS.len() - 1)].names[0].to_owned() + " ",
            _ => self.pick(PIECES).to_owned(),
        }
    }
}

/// The name of the command that a line begins with in the language of the session; `None` for none.
pub(crate) fn command_of(session: &Session, line: &str) -> Option<&'static str> {
    let word = line.split_whitespace().next()?;
    match CommandSpec::find(word, session.catalog()) {
        Found::One(spec) => Some(spec.names[0]),
        _ => None,
    }
}
