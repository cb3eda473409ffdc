//! A desk: a session with somebody who types.

use domino_layout::{End, Joint, Layout};
use std::convert::Infallible;

use domino_record::{ActionText, Record, Writer, check, read};
use domino_repl::{
    Eyes, Forced, Input, Lang, Moment, MomentError, Offer, Output, Pacing, Replay, Session,
    Settings, Style,
};
use domino_rules::sections::Draw;
use domino_rules::{Match, PerSeat, Position, Round, Rules, Seat, Setup, TileList, Variant, Way};
use domino_tiles::{Tile, TileSet};

/// A session, and what it waits for.
pub(crate) struct Desk {
    pub(crate) session: Session,
    pub(crate) last: Output,
}

/// A style of this width in columns.
pub(crate) fn wide(width: usize) -> Style {
    Style { width, ..Style::default() }
}

/// Settings of a pipe, at a width in columns.
pub(crate) fn piped(width: usize) -> Settings {
    Settings { style: wide(width), ..asking() }
}

/// Settings of a pipe, where humans are asked for every action.
pub(crate) fn asking() -> Settings {
    Settings { forced: Forced::Ask, ..Settings::default() }
}

/// Settings of a pipe, in a language.
pub(crate) fn speaking(lang: Lang) -> Settings {
    Settings { style: Style { lang, ..Style::default() }, ..asking() }
}

/// Settings of a terminal.
pub(crate) fn prompted() -> Settings {
    Settings { pacing: Pacing::Wait, ..asking() }
}

/// What a record tells.
pub(crate) fn told_again(record: &str, style: &Style) -> String {
    part_told(record, Moment::default(), None, style).unwrap()
}

/// What a part of a record tells to somebody.
pub(crate) fn part_told(
    record: &str,
    moment: Moment,
    eyes: Option<Eyes>,
    style: &Style,
) -> Result<String, MomentError> {
    let (checked, mut text) = (check(record.as_bytes()).unwrap(), String::new());
    let told = Replay::new(&checked, moment, eyes)?.tell(style, |part| -> Result<(), Infallible> {
        text += part;
        Ok(())
    });
    let Ok(()) = told;
    Ok(text)
}

/// A text without the numbers at the beginnings of its lines.
pub(crate) fn without_numbers(text: &str) -> String {
    let bare = |turn: &str| match turn.split_once(". ") {
        Some((number, rest)) if number.bytes().all(|byte| byte.is_ascii_digit()) => rest.to_owned(),
        _ => turn.to_owned(),
    };
    // Several turns stand in a line with three blanks between.
    let line = |line: &str| line.split("   ").map(bare).collect::<Vec<_>>().join("   ");
    text.lines().map(|text| line(text) + "\n").collect()
}

impl Desk {
    /// A built-in game, before its first deal.
    pub(crate) fn new(game: &str, seats: &str, seed: u64, settings: Settings) -> Desk {
        let seats: PerSeat<_> = seats.split(',').map(|seat| seat.parse().unwrap()).collect();
        let variant = Variant::builtin(game).unwrap().clone();
        let rules = Rules::new(variant, seats.n_seats()).unwrap();
        Desk::at(Session::new(rules, &seats, seed, settings).unwrap())
    }

    /// Whether a built-in game is for so many seats.
    pub(crate) fn seats_fit(game: &str, seats: &str) -> bool {
        Rules::new(Variant::builtin(game).unwrap().clone(), seats.split(',').count()).is_ok()
    }

    /// A built-in game with its first round dealt, for 80 columns from a pipe.
    pub(crate) fn started(game: &str, seats: &str, seed: u64) -> Desk {
        let mut desk = Desk::new(game, seats, seed, piped(80));
        desk.feed(Input::Start);
        desk
    }

    /// A lobby where `draw` is the game for those who choose none.
    pub(crate) fn lobby(offers: Vec<Offer>, settings: Settings) -> Desk {
        let seats = ["human", "steady"].map(|seat| seat.parse().unwrap()).into_iter().collect();
        let rules = Rules::new(Variant::builtin("draw").unwrap().clone(), 2).unwrap();
        Desk::at(Session::lobby(rules, &seats, 5, offers, settings).unwrap())
    }

    /// A record that is taken up.
    pub(crate) fn resumed(record: &str, settings: Settings) -> Desk {
        let record: Record = read(record.as_bytes()).unwrap();
        let seed = record.seed().unwrap_or(1);
        let mut desk = Desk::at(Session::resume(&record, None, seed, settings).unwrap());
        desk.feed(Input::Start);
        desk
    }

    pub(crate) fn at(session: Session) -> Desk {
        Desk { session, last: Output::Next }
    }

    /// Feeds one input, and gives the text that follows.
    pub(crate) fn feed(&mut self, input: Input) -> String {
        let mut outputs = self.session.feed(input);
        self.last = outputs.pop().unwrap();
        let text = outputs.into_iter().filter_map(|output| match output {
            Output::Text(text) => Some(text),
            _ => None,
        });
        text.collect()
    }

    /// Types a line, and gives the text that follows.
    pub(crate) fn line(&mut self, line: &str) -> String {
        self.feed(Input::Line(line.to_owned()))
    }

    /// Types lines one after the other.
    pub(crate) fn lines(&mut self, lines: &[&str]) {
        for line in lines {
            self.line(line);
        }
    }

    /// Takes the first action of the list until the round is over, and gives all the text.
    pub(crate) fn play_round(&mut self) -> String {
        let mut text = String::new();
        while self.game().is_round_on() {
            text += &self.line("1");
        }
        text
    }

    /// Takes the first action of the list until the match is over, and gives all the text.
    pub(crate) fn play_match(&mut self) -> String {
        let mut text = self.play_round();
        while self.game().result().is_none() {
            text += &self.feed(Input::Next);
            text += &self.play_round();
        }
        text
    }

    /// What is asked.
    pub(crate) fn prompt(&self) -> &str {
        match &self.last {
            Output::Ask { prompt } => prompt,
            other => panic!("nothing is asked: {other:?}"),
        }
    }

    pub(crate) fn game(&self) -> &Match {
        self.session.game()
    }

    pub(crate) fn round(&self) -> &Round {
        self.game().round().unwrap()
    }
}

/// Tiles that are written with blanks between.
pub(crate) fn tiles(text: &str) -> Vec<Tile> {
    text.split_whitespace().map(|tile| tile.parse().unwrap()).collect()
}

/// A desk at which two humans take up a round with these hands, A on turn; all other tiles are in the
/// boneyard, those of `first` first.
///
/// `line` is laid from its first tile to the right; where it is empty, A leads.
pub(crate) fn with_hands(rules: &str, line: &str, hands: [&str; 2], first: &str) -> Desk {
    with_layout(rules, layout(&tiles(line)), hands, first, piped(80))
}

/// The same with tiles that lie as is told: `3-2, 2-1 right n` is led and played.
pub(crate) fn with_plays(rules: &str, plays: &str, hands: [&str; 2], settings: Settings) -> Desk {
    let mut layout = Layout::new();
    for play in plays.split(", ") {
        match play.parse::<ActionText>().unwrap() {
            ActionText::Tile { tile, way: Some(Way { end, heading }) } => {
                let outer = tile.other(layout.end(end).unwrap().pips).unwrap();
                layout.place_toward(tile, end, outer, Joint::Equal, heading).unwrap();
            }
            ActionText::Tile { tile, .. } => {
                layout.start(tile, &[End::Left, End::Right]).unwrap();
            }
            other => panic!("{other} lays no tile"),
        }
    }
    with_layout(rules, layout, hands, "", settings)
}

fn with_layout(
    rules: &str,
    layout: Layout,
    hands: [&str; 2],
    first: &str,
    settings: Settings,
) -> Desk {
    let rules = Rules::new(Variant::from_toml(rules).unwrap(), 2).unwrap();
    let hands: PerSeat<TileSet> =
        hands.iter().map(|hand| tiles(hand).into_iter().collect()).collect();
    let mut rest = rules.set().tile_set() - layout.tiles();
    for hand in hands.values() {
        rest -= *hand;
    }
    let first = tiles(first);
    let later = rest.iter().filter(|tile| !first.contains(tile));
    let boneyard: TileList = first.iter().copied().chain(later).collect();
    let is_drawn = rules.variant().turn.draw != Draw::Never;
    let seat = Seat::FIRST;
    let mut game = Match::new(rules.clone());
    let forced = game.forced_lead(&hands).filter(|start| layout.is_empty() && start.seat == seat);
    let must_lead = forced.and_then(|start| start.tile);
    // Of several tiles the last is that of the seat before.
    let last_to_play = rules.seats().last().filter(|_| layout.placed().len() > 1);
    let setup = Setup {
        hands,
        boneyard: if is_drawn { boneyard } else { TileList::new() },
        dead: if is_drawn { TileSet::EMPTY } else { rest },
        layout,
        position: Position { last_to_play, must_lead, ..Position::led_by(seat) },
    };
    let seats = ["human:Ada", "human:Bob"].map(|seat| seat.parse().unwrap()).into_iter().collect();
    let mut writer = Writer::new(&rules, &seats);
    game.start_round_at(setup, &mut writer).unwrap();
    Desk::resumed(writer.text(), settings)
}

/// A line from its first tile to the right.
fn layout(line: &[Tile]) -> Layout {
    let mut layout = Layout::new();
    for (place, tile) in line.iter().enumerate() {
        if place == 0 {
            layout.start(*tile, &[End::Left, End::Right]).unwrap();
        } else {
            let open = layout.end(End::Right).unwrap().pips;
            let outer = tile.other(open).unwrap();
            layout.place(*tile, End::Right, outer, Joint::Equal).unwrap();
        }
    }
    layout
}
