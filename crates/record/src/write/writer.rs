//! Writing a record as the match is played.

use std::fmt::{self, Write};

use domino_rules::sections::Score;
use domino_rules::{
    DealtTiles, Event, EventSink, MatchResult, OpenNumbers, PerSeat, PerTeam, Position,
    RoundResult, Rules, RunState, Scored, Seat, TeamList, Variant, Way,
};
use domino_tiles::{Stream, Tile};

use crate::text::{ActionText, SeatInfo};

/// Writes a record, event by event, for those who see everything or for one viewer.
///
/// # Examples
///
/// ```
/// use domino_record::Writer;
/// use domino_rules::{Match, PerSeat, Rules, Seat, Variant};
///
/// let rules = Rules::new(Variant::builtin("beginners")?.clone(), 2)?;
/// let seats: PerSeat<_> = ["human:Ada".parse()?, "steady".parse()?].into_iter().collect();
/// let mut writer = Writer::seen_by(&rules, &seats, Some(Seat::FIRST));
/// Match::new(rules).start_round(42, &mut writer)?;
/// assert!(writer.text().ends_with(
///     "round 1\nhand A 6-0 2-0 4-0 4-4 1-0 5-5 3-2 6-3\nhand B ?*8\nboneyard ?*12\nturn B\n"
/// ));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Writer {
    sight: Sight,
    scoring: Scoring,
    text: String,
}

/// How much is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sight {
    /// All there is.
    Full,
    /// What a seat sees, or the public.
    View(Option<Seat>),
}

/// Whose points the line of a score lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scoring {
    /// Those of every side.
    Each,
    /// Those of the winners, and of sides whose points are not 0.
    Winner,
}

impl Writer {
    /// A writer that sees everything; it has written the header.
    pub fn new(rules: &Rules, seats: &PerSeat<SeatInfo>) -> Writer {
        Writer::with_sight(rules, seats, Sight::Full)
    }

    /// A writer for what a seat sees, or the public for `None`; it has written the header.
    ///
    /// It is told everything, as the other one, and leaves out what the viewer may not know, the
    /// seeds included.
    pub fn seen_by(rules: &Rules, seats: &PerSeat<SeatInfo>, viewer: Option<Seat>) -> Writer {
        Writer::with_sight(rules, seats, Sight::View(viewer))
    }

    pub(crate) fn with_sight(rules: &Rules, seats: &PerSeat<SeatInfo>, sight: Sight) -> Writer {
        let mut text = head(rules.variant());
        text.push_str("seats");
        for (seat, info) in seats.iter() {
            put(&mut text, format_args!(" {seat}={info}"));
        }
        text.push('\n');
        match sight {
            Sight::Full => {}
            Sight::View(None) => text.push_str("view public\n"),
            Sight::View(Some(seat)) => put(&mut text, format_args!("view {seat}\n")),
        }
        let scoring = match rules.variant().score.round {
            Score::Each(_) => Scoring::Each,
            Score::Winner(_) => Scoring::Winner,
        };
        Writer { sight, scoring, text }
    }

    /// The record so far, in whole lines.
    pub fn text(&self) -> &str {
        &self.text
    }

    pub(crate) fn sight(&self) -> Sight {
        self.sight
    }

    /// Forgets the text so far.
    pub(crate) fn forget_text(&mut self) {
        self.text.clear();
    }

    /// Leaves the text as it was at a length, and writes that actions are taken back.
    pub(crate) fn undo(&mut self, n_bytes: usize, n_actions: usize) {
        self.text.truncate(n_bytes);
        self.line(format_args!("undo {n_actions}"));
    }

    fn write(&mut self, event: &Event) {
        match event {
            Event::RoundStarted { round, seed: Some(seed) } if self.sight == Sight::Full => {
                self.line(format_args!("round {round} seed {seed} {}", Stream::SCHEME));
            }
            Event::RoundStarted { round, .. } => self.line(format_args!("round {round}")),
            Event::Redealt => self.line(format_args!("redeal")),
            Event::Dealt(dealt) => self.deal(dealt),
            Event::Position(position) => self.position(position),
            Event::Leads { seat, tile } if self.sight != Sight::Full => self.lead(*seat, *tile),
            Event::Placed { by, tile, end, heading, open, .. } => {
                let way = end.map(|end| Way { end, heading: *heading });
                self.placed(by.seat(), ActionText::Tile { tile: *tile, way }, open);
            }
            Event::Drew { seat, tiles, .. } => self.line(format_args!("{seat} draw {tiles}")),
            Event::Passed { seat, .. } => self.line(format_args!("{seat} pass")),
            Event::RoundOver(result) => self.end(result),
            Event::Scored(scored) => self.score(scored),
            Event::MatchOver(outcome) => match &outcome.result {
                MatchResult::Drawn => self.line(format_args!("match drawn")),
                MatchResult::Won(winners) => self.won(winners),
            },
            // The lines before and after tell the others.
            _ => {}
        }
    }

    fn deal(&mut self, DealtTiles { hands, boneyard, dead }: &DealtTiles) {
        for (seat, tiles) in hands.iter() {
            self.line(format_args!("hand {seat} {tiles}"));
        }
        self.line(format_args!("boneyard {boneyard}"));
        if !dead.is_empty() {
            self.line(format_args!("dead {dead}"));
        }
    }

    fn position(&mut self, position: &Position) {
        let Position { mover, leader, must_lead, last_to_play, passes, drawn, run } = position;
        put(&mut self.text, format_args!("turn {mover}"));
        if leader != mover {
            put(&mut self.text, format_args!(" led {leader}"));
        }
        if let Some(tile) = must_lead {
            put(&mut self.text, format_args!(" must-lead {tile}"));
        }
        if let Some(seat) = last_to_play {
            put(&mut self.text, format_args!(" last {seat}"));
        }
        if *passes > 0 {
            put(&mut self.text, format_args!(" passes {passes}"));
        }
        if *drawn > 0 {
            put(&mut self.text, format_args!(" drawn {drawn}"));
        }
        match run {
            RunState::Fresh => {}
            RunState::Led => self.text.push_str(" run led"),
            RunState::BothEnds => self.text.push_str(" run both"),
            RunState::At(end) => put(&mut self.text, format_args!(" run {end}")),
        }
        self.text.push('\n');
    }

    fn lead(&mut self, seat: Seat, must_lead: Option<Tile>) {
        match must_lead {
            Some(tile) => self.line(format_args!("turn {seat} must-lead {tile}")),
            None => self.line(format_args!("turn {seat}")),
        }
    }

    fn placed(&mut self, seat: Option<Seat>, action: ActionText, open: &OpenNumbers) {
        let seat = seat.map_or('-', Seat::letter);
        put(&mut self.text, format_args!("{seat} {action} ;"));
        for pips in open.iter() {
            put(&mut self.text, format_args!(" {pips}"));
        }
        self.text.push('\n');
    }

    fn end(&mut self, result: &RoundResult) {
        put(&mut self.text, format_args!("end {} ;", result.ending));
        for (seat, hand) in result.hands.iter() {
            put(&mut self.text, format_args!(" {seat} {hand}"));
        }
        self.text.push('\n');
    }

    fn score(&mut self, Scored { winners, points, totals, .. }: &Scored) {
        self.text.push_str("score");
        if points.is_none() {
            self.text.push_str(" -");
        }
        for (team, points) in points.iter().flat_map(PerTeam::iter) {
            let is_listed =
                self.scoring == Scoring::Each || *points != 0 || winners.contains(&team);
            if is_listed {
                put(&mut self.text, format_args!(" {team} {points:+}"));
            }
        }
        self.text.push_str(" ;");
        for (team, total) in totals.iter() {
            put(&mut self.text, format_args!(" {team} {total}"));
        }
        self.text.push('\n');
    }

    fn won(&mut self, winners: &TeamList) {
        self.text.push_str("match won");
        for team in winners {
            put(&mut self.text, format_args!(" {team}"));
        }
        self.text.push('\n');
    }

    fn line(&mut self, line: fmt::Arguments<'_>) {
        put(&mut self.text, line);
        self.text.push('\n');
    }
}

/// Writes what a viewer sees of each event.
impl EventSink for Writer {
    fn event(&mut self, event: &Event) {
        match self.sight {
            Sight::Full => self.write(event),
            Sight::View(viewer) => self.write(&event.seen_by(viewer)),
        }
    }
}

/// The lines that tell the rules: those before the seats.
pub(crate) fn head(variant: &Variant) -> String {
    let custom = Variant::default_rules().name;
    let name = if is_name(&variant.name) { &variant.name } else { &custom };
    let mut text = format!("domino 1\ngame {name} rules {}\n", variant.fingerprint());
    for difference in base(name).differences(variant) {
        put(&mut text, format_args!("rule {} = {}\n", difference.key, difference.second));
    }
    text
}

/// Whether a game of this name is called so in a record.
pub(crate) fn is_name(name: &str) -> bool {
    let is_letter = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
    (1..=MAX_NAME).contains(&name.len()) && name.bytes().all(is_letter)
}

/// The most letters of the name of a game.
const MAX_NAME: usize = 64;

/// The rules that the `rule` lines of a game change.
pub(crate) fn base(name: &str) -> Variant {
    Variant::builtin(name).map_or_else(|_| Variant::default_rules(), Variant::clone)
}

fn put(text: &mut String, more: fmt::Arguments<'_>) {
    // A string takes all that is written to it.
    let _ = text.write_fmt(more);
}
