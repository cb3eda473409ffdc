//! Actions that are taken back: the record keeps them, and goes on as if they had not been.

use domino_record::{Record, Writer, read, salvage};
use domino_rules::{Action, Event, Match, Rules, Seat};
use domino_tiles::{Stream, Tile};

use crate::support::{play_on, random, seats, tables, varied};

/// A match whose players change their minds.
struct Undecided {
    game: Match,
    /// The record that is told everything.
    writer: Writer,
    /// The record in which nothing that was taken back was ever written.
    plain: Writer,
    /// The match and the plain record before each action in effect.
    before: Vec<(Match, Writer)>,
    /// How much stood in both records when actions were last taken back.
    common: [usize; 2],
}

impl Undecided {
    fn new(rules: &Rules, writer: Writer) -> Undecided {
        let (game, plain) = (Match::new(rules.clone()), writer.clone());
        let common = [writer.text().len(); 2];
        Undecided { game, writer, plain, before: Vec::new(), common }
    }

    /// Deals the next round, each from another seed, and every third tile by tile.
    fn start(&mut self) {
        let (sink, seed) = (&mut (&mut self.writer, &mut self.plain), self.game.n_rounds() + 40);
        if seed % 3 == 0 {
            let mut other = self.game.clone();
            other.start_round(seed.into(), &mut ()).unwrap();
            let setup = other.round().unwrap().to_setup();
            self.game.start_round_at(setup, sink).unwrap();
        } else {
            self.game.start_round(seed.into(), sink).unwrap();
        }
    }

    fn act(&mut self, action: Action) {
        self.before.push((self.game.clone(), self.plain.clone()));
        self.game.play_into(action, &mut (&mut self.writer, &mut self.plain)).unwrap();
    }

    /// Takes back actions, as a client does it: by the record.
    fn undo(&mut self, n_actions: usize) {
        self.check();
        let text = format!("{}undo {n_actions}\n", self.writer.text());
        let record = read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        assert_eq!(record.text(), text);
        let first = self.before.len() - n_actions;
        (self.game, self.plain) = self.before.drain(first..).next().unwrap();
        self.agrees(&record);
        self.writer = record.writer().unwrap().clone();
        self.common = [text.len(), self.plain.text().len()];
    }

    /// What is read of a record with actions taken back is what is read of one without them.
    fn agrees(&self, record: &Record) {
        let plain = read(self.plain.text().as_bytes()).unwrap();
        assert_eq!((record.game(), record.view()), (plain.game(), plain.view()));
        assert_eq!(record.seed(), plain.seed());
        assert!(record.game().is_none_or(|game| standing(game) == standing(&self.game)));
        assert_eq!(effective(record), effective(&plain), "{}", record.text());
        assert!(record.events().is_sorted_by_key(|logged| logged.line));
    }

    /// The record reads, and has gone on with the lines that the plain one went on with.
    fn check(&self) {
        let record = read(self.writer.text().as_bytes())
            .unwrap_or_else(|fault| panic!("{fault}\n{}", self.writer.text()));
        assert_eq!(record.text(), self.writer.text());
        self.agrees(&record);
        let [told, plain] = self.common;
        assert_eq!(self.writer.text()[told..], self.plain.text()[plain..]);
    }
}

/// All of a match but what no record keeps of its rules, such as their sources.
fn standing(game: &Match) -> impl PartialEq + use<'_> {
    (game.round(), game.n_rounds(), game.totals(), game.result())
}

fn effective(record: &Record) -> Vec<&Event> {
    record.events().iter().map(|logged| &logged.event).collect()
}

/// The records of a match: whole, of the first seat, and of the public.
fn writers(rules: &Rules) -> [Writer; 3] {
    let seats = seats(rules);
    [
        Writer::new(rules, &seats),
        Writer::seen_by(rules, &seats, Some(Seat::FIRST)),
        Writer::seen_by(rules, &seats, None),
    ]
}

/// A whole match in which actions are taken back so many times, few or many, also after its end.
fn undecided(rules: &Rules, writer: Writer, n_undos: usize) -> Undecided {
    let mut stream = Stream::new(11, 1 << 41);
    let mut below = |n: usize| stream.below(u32::try_from(n).unwrap()) as usize;
    let mut play = Undecided::new(rules, writer);
    let mut choices = Stream::new(12, 1 << 41);
    for n_left in (0..n_undos).rev() {
        // The last time, the match is over.
        let mut n_more = if n_left == 0 { usize::MAX } else { 1 + below(60) };
        while n_more > 0 && play.game.result().is_none() {
            match play.game.round().and_then(|round| random(round, &mut choices)) {
                Some(action) => play.act(action),
                None => play.start(),
            }
            n_more -= 1;
        }
        let most = [1, 4, 50, usize::MAX][below(4)].min(play.before.len());
        if most > 0 {
            play.undo(1 + below(most));
        }
    }
    while play.game.result().is_none() {
        match play.game.round().and_then(varied) {
            Some(action) => play.act(action),
            None => play.start(),
        }
    }
    play.check();
    play
}

#[test]
fn what_is_taken_back_has_not_been() {
    for rules in tables() {
        for writer in writers(&rules) {
            undecided(&rules, writer, 8);
        }
    }
}

/// A record of a game for two that goes back several times in its first rounds.
fn undecided_for_two() -> impl Iterator<Item = String> {
    let for_two = tables().into_iter().filter(|rules| rules.n_seats() == 2);
    for_two.map(|rules| {
        let play = undecided(&rules, Writer::new(&rules, &seats(&rules)), 8);
        play.writer.text().to_owned()
    })
}

/// A record without a deal at its end that is given tile by tile and is not told to its `turn`.
fn without_unfinished_deal(cut: &str) -> &str {
    match cut.rmatch_indices("\nround ").next() {
        Some((at, _)) if !cut[at..].contains(" seed ") && !cut[at..].contains("\nturn ") => {
            &cut[..=at]
        }
        _ => cut,
    }
}

#[test]
fn a_record_with_actions_taken_back_goes_on_from_every_line() {
    for whole in undecided_for_two() {
        let ends = whole.match_indices('\n').map(|(at, _)| at + 1);
        for end in ends.take(250) {
            let cut = &whole[..end];
            let Ok(record) = read(cut.as_bytes()) else {
                assert_ne!(without_unfinished_deal(cut), cut);
                continue;
            };
            assert!(whole.starts_with(record.text()));
            let (Some(game), Some(writer)) = (record.game(), record.writer()) else { continue };
            let (mut game, mut writer) = (game.clone(), writer.clone());
            play_on(&mut game, 9, varied, &mut writer);
            let resumed = read(writer.text().as_bytes()).unwrap();
            assert_eq!(resumed.text(), writer.text());
            assert!(standing(resumed.game().unwrap()) == standing(&game));
        }
    }
}

/// `kill -9` in the middle of a line: no whole line is lost, but those of a deal that is not whole.
#[test]
fn a_record_that_is_torn_anywhere_keeps_its_whole_lines() {
    for whole in undecided_for_two() {
        let seats = whole.find("\nround 1").unwrap();
        for length in 0..whole.len().min(2000) {
            let torn = &whole.as_bytes()[..length];
            let n_whole = torn.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
            let n_played = without_unfinished_deal(&whole[..n_whole]).len();
            let Some(saved) = salvage(torn) else {
                assert!(n_whole <= seats);
                continue;
            };
            assert!(saved.n_bytes == n_whole || saved.n_bytes == n_played);
            assert_eq!(saved.n_lines, whole[..saved.n_bytes].lines().count());
            assert_eq!(saved.fault.is_none(), saved.n_bytes == length);
            assert!(whole.starts_with(saved.record.text()));
            assert!(saved.record.text().len() >= saved.n_bytes);
        }
    }
}

/// Seat A can play none of its tiles, nor the first two that it draws.
const STUCK: &str = "round 1\nhand A 1-0 1-1\nhand B 2-0 2-1\nboneyard 3-0 4-0 6-5 0-0 2-2 3-1 \
    3-2 3-3 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-0 6-1 6-2 6-3 6-4\n- 6-6 ; 6 6\n\
    turn A led B last B\n";

#[test]
fn c42_drawn_tiles_go_back_in_their_order_and_come_again() {
    let rules = tables().into_iter().find(|rules| rules.variant().name == "draw").unwrap();
    let start = Writer::new(&rules, &seats(&rules)).text().to_owned() + STUCK;
    let drawn = "A draw 3-0\nA draw 4-0\nA draw 6-5\nA 6-5 right ; 6 5\n";
    let text = format!("{start}{drawn}undo 4\n");
    let record = read(text.as_bytes()).unwrap();
    let boneyard: Vec<Tile> = record.game().unwrap().round().unwrap().boneyard().collect();
    assert_eq!(boneyard[..3], ["3-0", "4-0", "6-5"].map(|tile| tile.parse().unwrap()));
    assert_eq!(record.game(), read(start.as_bytes()).unwrap().game());
    // To redo is to do it again, and no other tiles can be drawn.
    let again = read(format!("{text}{drawn}").as_bytes()).unwrap();
    assert_eq!(again.game(), read(format!("{start}{drawn}").as_bytes()).unwrap().game());
    let fault = read(format!("{text}A draw 4-0\n").as_bytes()).unwrap_err();
    assert!(fault.to_string().ends_with("expected `3-0`, found `4-0`"), "{fault}");
    // Of the draws, two stay.
    let record = read(format!("{start}{drawn}undo 2\n").as_bytes()).unwrap();
    let round = record.game().unwrap().round().unwrap();
    let (seat, hand) = (round.mover(), round.hand(round.mover()));
    assert_eq!((seat, hand.len(), round.boneyard().next()), (Seat::FIRST, 4, Some(boneyard[2])));
}

#[test]
fn the_lines_of_the_specification_go_on_with_its_record() {
    let page = include_str!("../../docs/NOTATION.md");
    let blocks = page.split("```text\n").skip(1).map(|block| block.split("```").next().unwrap());
    let text: String = blocks.take(2).collect();
    assert!(text.ends_with("\nundo 4\nA 2-0 left ; 0 1\nB draw 4-3 5-3\n"));
    let record = read(text.as_bytes()).unwrap();
    assert_eq!(record.text(), text);
    assert!(record.game().unwrap().is_round_on());
}
