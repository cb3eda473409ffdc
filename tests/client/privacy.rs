//! Whatever is printed for a seat names no tile that the seat may not know.

use domino_record::{Record, read};
use domino_repl::{COMMANDS, Curtain, Id, Input, Keep, Output, Pacing, Session, Settings};
use domino_rules::{Seat, Variant};
use domino_tiles::{Tile, TileSet};

use crate::desk::{Desk, asking, piped, prompted};
use crate::typist::{Typist, command_of};

/// Lines typed in each match that is watched.
const N_LINES: usize = 400;

/// Pairs of hidden tiles that are exchanged in each record that is compared.
const N_EXCHANGES: usize = 12;

/// Who sits at the tables: one human, several at one terminal, and with players between them.
const TABLES: [(&str, Pacing); 7] = [
    ("human:Ada,steady", Pacing::Straight),
    ("heavy,human:Bo", Pacing::Wait),
    ("random,human:Bo,steady", Pacing::Wait),
    ("human:Ada,human:Bo", Pacing::Wait),
    ("human:Ada,heavy,human:Cleo", Pacing::Wait),
    ("human:Ada,human:Bo,human:Cleo", Pacing::Wait),
    ("human:Ada,human:Bo,random", Pacing::Straight),
];

/// Commands whose answer holds sentences of the rules and of the help, which name tiles as examples;
/// that they do not depend on what is hidden is what the exchange of hidden tiles shows.
const WITH_EXAMPLES: [&str; 4] = ["help", "rules", "why", "new"];

/// Whose eyes read what is printed.
#[derive(Clone, Copy)]
enum Eyes {
    /// Those of the only human.
    Of(Seat),
    /// Those of whoever is on turn, one after the other: a script.
    Mover,
    /// Those of everybody at a terminal, or those of one human behind the curtain.
    Shared(Option<Seat>),
}

/// A session that is watched.
struct Watch {
    session: Session,
    eyes: Eyes,
    pacing: Pacing,
    what: String,
}

fn humans(record: &Record) -> impl Iterator<Item = Seat> {
    let seats = record.seats().unwrap();
    seats.iter().filter(|(_, sitter)| sitter.player() == "human").map(|(seat, _)| seat)
}

impl Watch {
    fn new(game: &str, (seats, pacing): (&str, Pacing), seed: u64) -> Watch {
        let settings = Settings { pacing, ..asking() };
        let session = Desk::new(game, seats, seed, settings).session;
        let what = format!("{game}, {seats}, seed {seed}");
        let mut watch = Watch { session, eyes: Eyes::Mover, pacing, what };
        watch.seat();
        watch
    }

    /// Looks who sits at the table.
    fn seat(&mut self) {
        let record = read(self.session.record().as_bytes()).unwrap();
        let humans: Vec<Seat> = humans(&record).collect();
        self.eyes = match (&humans[..], self.pacing) {
            ([only], _) => Eyes::Of(*only),
            (_, Pacing::Wait) => Eyes::Shared(None),
            (_, Pacing::Straight) => Eyes::Mover,
        };
    }

    /// The tiles that the eyes may not see. At the end of a round all hands are shown.
    fn hidden(&self) -> TileSet {
        let game = self.session.game();
        let Some(round) = game.round() else { return TileSet::EMPTY };
        let mut hidden = game.rules().set().tile_set() - round.table().layout().tiles();
        let shown = |seat: Seat| match self.eyes {
            _ if !game.is_round_on() => true,
            Eyes::Of(only) => seat == only,
            Eyes::Mover => seat == round.mover(),
            Eyes::Shared(owner) => Some(seat) == owner,
        };
        for (seat, hand) in round.hands().iter() {
            if shown(seat) {
                hidden -= *hand;
            }
        }
        hidden
    }

    /// Feeds an input, and checks what is printed.
    fn feed(&mut self, input: Input) -> Output {
        let line = if let Input::Line(line) = &input { line.clone() } else { String::new() };
        let command = command_of(&self.session, &line);
        let n_rounds = self.session.game().n_rounds();
        // What was laid was seen, also where it is taken back.
        let table = self.session.game().round().map(|round| round.table().layout().tiles());
        let mut outputs = self.session.feed(input);
        // What is done again can end a round, which is told with all hands, and begin the next.
        let is_other_round = command == Some("redo") && self.session.game().n_rounds() > n_rounds;
        let named = tiles_in(&line) | table.unwrap_or_default();
        let examples = match command {
            Some(name) if WITH_EXAMPLES.contains(&name) => examples(),
            _ => TileSet::EMPTY,
        };
        for output in &outputs {
            match output {
                Output::Keep(Keep::Match { .. }) => self.seat(),
                Output::Curtain(Curtain::Public) => {
                    // By then another match, with one human, can be on the table.
                    if let Eyes::Shared(owner) = &mut self.eyes {
                        *owner = None;
                    }
                }
                Output::Curtain(Curtain::Private) => {
                    let mover = self.session.game().round().unwrap().mover();
                    self.eyes = Eyes::Shared(Some(mover));
                }
                Output::Text(text) if !is_other_round => {
                    // The example of the answer to what is not understood.
                    let printed = tiles_in(&text.replace("`6-4", ""));
                    let leaked = (printed & self.hidden()) - (named | examples);
                    let what = &self.what;
                    assert!(leaked.is_empty(), "{what}, {line:?}: {leaked} in\n{text}");
                }
                Output::Ask { prompt: text } => {
                    assert!(tiles_in(text).is_empty(), "{}: {text}", self.what);
                }
                _ => {}
            }
        }
        outputs.pop().unwrap()
    }
}

/// The tiles that a text names: `6-4`, `6|4`, `[6|4]`; not the gap `S0/0-6` of a source sheet.
fn tiles_in(text: &str) -> TileSet {
    let is_part = |letter: char| letter.is_ascii_digit() || "-|/".contains(letter);
    text.split(|letter| !is_part(letter)).filter_map(|word| word.parse::<Tile>().ok()).collect()
}

/// The tiles that stand in the words of the client, whatever the match.
fn examples() -> TileSet {
    const WORDS: [&str; 6] = [
        include_str!("../../crates/words/messages/en.ftl"),
        include_str!("../../crates/words/messages/de.ftl"),
        include_str!("../../crates/words/messages/fr.ftl"),
        include_str!("../../crates/words/messages/it.ftl"),
        include_str!("../../crates/words/messages/hu.ftl"),
        include_str!("../../crates/words/messages/pl.ftl"),
    ];
    static EXAMPLES: std::sync::OnceLock<TileSet> = std::sync::OnceLock::new();
    // `2-6 players` is written in the rules and in the list of games.
    let ranges = ["2-3", "2-4", "2-6", "3-4"].map(|range| range.parse::<Tile>().unwrap());
    *EXAMPLES.get_or_init(|| {
        WORDS
            .iter()
            .map(|words| tiles_in(words))
            .fold(ranges.into_iter().collect(), |all, more| all | more)
    })
}

fn games() -> impl Iterator<Item = (u64, &'static str)> {
    (1..).zip(Variant::builtin_names())
}

#[test]
fn what_is_printed_names_no_tile_that_its_reader_may_not_know() {
    for (seed, game) in games() {
        for (place, table) in (0..).zip(TABLES) {
            if !Desk::seats_fit(game, table.0) {
                continue;
            }
            let seed = seed * 100 + place;
            let (mut watch, mut typist) = (Watch::new(game, table, seed), Typist::new(seed));
            let mut last = watch.feed(Input::Start);
            for _ in 0..N_LINES {
                let input = match last {
                    Output::Next => Input::Next,
                    Output::Load(_) => {
                        let bytes = Ok(watch.session.record().as_bytes().to_vec());
                        Input::Loaded { id: Id(1), label: "r.domino".to_owned(), bytes }
                    }
                    Output::Quit => break,
                    _ => Input::Line(typist.sensible(&watch.session)),
                };
                last = watch.feed(input);
            }
        }
    }
}

/// The check above would see a leak: with the wrong eyes it finds one at once.
#[test]
fn what_is_printed_for_one_seat_is_not_for_another() {
    let mut watch = Watch::new("draw", TABLES[0], 3);
    watch.feed(Input::Start);
    let text = match &watch.session.feed(Input::Line("hand".to_owned()))[0] {
        Output::Text(text) => text.clone(),
        other => panic!("{other:?}"),
    };
    assert!((tiles_in(&text) & watch.hidden()).is_empty());
    watch.eyes = Eyes::Of(Seat::all(2).nth(1).unwrap());
    assert_eq!((tiles_in(&text) & watch.hidden()).len(), 7);
}

/// What a session says to lines that are typed where it is somebody's turn.
fn answers(record: &Record, settings: &Settings, lines: &[String]) -> Vec<Output> {
    let mut session = Session::resume(record, None, 1, settings.clone()).unwrap();
    let mut outputs = session.feed(Input::Start);
    let is_handover =
        |last: &Output| matches!(last, Output::Ask { prompt } if prompt.starts_with("Pass to "));
    if outputs.last().is_some_and(is_handover) {
        outputs.extend(session.feed(Input::Line(String::new())));
    }
    for line in lines {
        let answer = session.feed(Input::Line(line.clone()));
        let seen = answer
            .into_iter()
            .filter(|output| !matches!(output, Output::Keep(_) | Output::Save { .. }));
        outputs.extend(seen);
    }
    outputs.retain(|output| !matches!(output, Output::Keep(_)));
    outputs
}

/// Lines that are answered without an action: every command, questions about every tile, and every
/// tile that is not in the hand.
fn questions(session: &Session, hand: TileSet) -> Vec<String> {
    const ACTING: [&str; 9] =
        ["draw", "pass", "next", "new", "load", "redo", "quit", "undo", "save"];
    let commands = COMMANDS.iter().map(|spec| spec.names[0]).filter(|name| !ACTING.contains(name));
    let mut lines: Vec<String> = commands.map(str::to_owned).collect();
    for tile in session.game().rules().set().tiles() {
        lines.extend([format!("why {tile}"), format!("why {tile} left")]);
        if !hand.contains(tile) {
            lines.extend([tile.to_string(), format!("{tile} r")]);
        }
    }
    lines.extend(
        ["sort given", "hand", "lang de", "log", "hint", "plain on", "moves"].map(str::to_owned),
    );
    lines
}

/// A record whose last round is given tile by tile, so that another deal can stand in it.
fn without_seed(text: &str) -> String {
    let (before, round) = text.split_at(text.rfind("\nround ").unwrap());
    let (line, rest) = round[1..].split_once('\n').unwrap();
    let line = line.split(" seed ").next().unwrap();
    format!("{before}\n{line}\n{rest}")
}

/// A record in which two tiles have changed places in its last round.
fn exchanged(text: &str, a: Tile, b: Tile) -> String {
    let (before, round) = text.split_at(text.rfind("\nround ").unwrap());
    let (a, b) = (a.to_string(), b.to_string());
    let swap = |word: &str| match word {
        word if word == a => b.clone(),
        word if word == b => a.clone(),
        word => word.to_owned(),
    };
    let lines =
        round.split('\n').map(|line| line.split(' ').map(swap).collect::<Vec<_>>().join(" "));
    before.to_owned() + &lines.collect::<Vec<_>>().join("\n")
}

/// A match of random actions that ends at the turn of a human, as its record.
fn at_a_turn(game: &str, seats: &str, seed: u64, typist: &mut Typist) -> Option<String> {
    let mut desk = Desk::started(game, seats, seed);
    for _ in 0..typist.below(12) {
        while !desk.game().is_round_on() && desk.game().result().is_none() {
            desk.feed(Input::Next);
        }
        let number = 1 + typist.below(3);
        desk.line(&number.to_string());
    }
    desk.game().is_round_on().then(|| desk.session.record().to_owned())
}

/// A session answers from what a seat knows: where two hidden tiles change places, whoever holds them,
/// every answer is the same to the last letter.
#[test]
fn no_answer_depends_on_where_a_hidden_tile_is() {
    let mut n_compared = 0;
    for (seed, game) in games() {
        for (seats, settings) in [
            ("human:Ada,steady", piped(80)),
            ("human:Ada,random,heavy", prompted()),
            ("human:Ada,human:Bo", prompted()),
            ("human:Ada,human:Bo,steady", piped(80)),
        ] {
            if !Desk::seats_fit(game, seats) {
                continue;
            }
            let mut typist = Typist::new(seed);
            let Some(text) = at_a_turn(game, seats, seed, &mut typist) else { continue };
            let text = without_seed(&text);
            // A deal that is dealt again has no leader where no seed deals it.
            let Ok(record) = read(text.as_bytes()) else { continue };
            let round = record.game().unwrap().round().unwrap();
            let seat = round.mover();
            let hand = round.hand(seat);
            let hidden: Vec<Tile> =
                (record.rules().unwrap().set().tile_set() - round.table().layout().tiles() - hand)
                    .iter()
                    .collect();
            let session = Session::resume(&record, None, 1, settings.clone()).unwrap();
            let mut lines = questions(&session, hand);
            // Whose decision is taken back depends on what choice the other humans had.
            if humans(&record).count() == 1 {
                lines.extend(["undo", "log", "hand", "hint", "redo", "log"].map(str::to_owned));
            }
            let expected = answers(&record, &settings, &lines);
            for _ in 0..N_EXCHANGES {
                let (a, b) =
                    (hidden[typist.below(hidden.len())], hidden[typist.below(hidden.len())]);
                let other = exchanged(&text, a, b);
                // Somebody who passed or drew may be unable to hold the other tile.
                let Ok(other) = read(other.as_bytes()) else { continue };
                // Who holds a tile may decide who leads.
                let seen =
                    |record: &Record| record.game().unwrap().round().unwrap().view(Some(seat));
                if other.text() == record.text() || seen(&other) != seen(&record) {
                    continue;
                }
                n_compared += 1;
                let told = answers(&other, &settings, &lines);
                for (told, expected) in told.iter().zip(&expected) {
                    assert_eq!(told, expected, "{game}, {seats}: {a} and {b} in\n{text}");
                }
                assert_eq!(told.len(), expected.len());
            }
        }
    }
    assert!(n_compared > 50, "{n_compared} were compared");
}
