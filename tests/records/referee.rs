//! A referee who knows the games from their sheets, and nothing of the engine.
//!
//! It reads a whole match as text, deals by the seed itself, and asks of every line whether the rules
//! allow it, and whether they allow anything else where the line says that nothing can be done.

mod table;

use std::fmt::Write;

use domino_tiles::Stream;

use table::Table;

type Tile = (u8, u8);

/// What the referee knows of a game.
#[derive(Clone, Copy)]
struct Sheet {
    name: &'static str,
    /// Tiles a hand for 2, 3 and 4 players.
    hands: [usize; 3],
    draw: Draw,
    /// Tiles that are never drawn, for 2, 3 and 4 players.
    reserve: [usize; 3],
    lead: Lead,
    score: Score,
}

#[derive(Clone, Copy, PartialEq)]
enum Draw {
    Never,
    OneThenWait,
    TwoOnce,
    UntilPlayable { at_most: usize },
}

#[derive(Clone, Copy, PartialEq)]
enum Lead {
    HighestDoubleOrRedeal,
    HighestPips,
    RandomThenNext,
    FirstSeatThenNext,
    DoubleOrPipsThenNext,
    /// Who holds the highest double, else the heaviest tile, leads any tile.
    DoubleOrPipsFree,
}

#[derive(Clone, Copy, PartialEq)]
enum Score {
    /// The winner gets each opponent's pips less the own.
    LessOwnEach,
    /// The winner gets the opponents' pips.
    All,
    /// The winner gets the opponents' pips less the own, once.
    LessOwnOnce,
    /// Everybody pays the own pips, and who is out gets five.
    Penalty,
    /// Everybody is charged the own pips.
    Charge,
}

const SHEETS: &[Sheet] = &[
    Sheet {
        name: "boxed",
        hands: [5, 5, 5],
        draw: Draw::OneThenWait,
        reserve: [0; 3],
        lead: Lead::HighestDoubleOrRedeal,
        score: Score::LessOwnEach,
    },
    Sheet {
        name: "snake",
        hands: [7, 7, 7],
        draw: Draw::OneThenWait,
        reserve: [0; 3],
        lead: Lead::RandomThenNext,
        score: Score::LessOwnEach,
    },
    Sheet {
        name: "penalty",
        hands: [7, 0, 0],
        draw: Draw::UntilPlayable { at_most: 3 },
        reserve: [2; 3],
        lead: Lead::FirstSeatThenNext,
        score: Score::Penalty,
    },
    Sheet {
        name: "beginners",
        hands: [8, 7, 5],
        draw: Draw::TwoOnce,
        reserve: [0; 3],
        lead: Lead::HighestPips,
        score: Score::All,
    },
    Sheet {
        name: "hungarian",
        hands: [12, 8, 6],
        draw: Draw::Never,
        reserve: [0; 3],
        lead: Lead::HighestPips,
        score: Score::Charge,
    },
    Sheet {
        name: "table",
        hands: [7, 0, 0],
        draw: Draw::UntilPlayable { at_most: usize::MAX },
        reserve: [2; 3],
        lead: Lead::DoubleOrPipsFree,
        score: Score::LessOwnOnce,
    },
    Sheet {
        name: "block",
        hands: [7, 5, 5],
        draw: Draw::Never,
        reserve: [0; 3],
        lead: Lead::DoubleOrPipsThenNext,
        score: Score::LessOwnOnce,
    },
    Sheet {
        name: "draw",
        hands: [7, 5, 5],
        draw: Draw::UntilPlayable { at_most: usize::MAX },
        reserve: [2, 1, 1],
        lead: Lead::DoubleOrPipsThenNext,
        score: Score::LessOwnOnce,
    },
];

/// Reads a whole match and panics at the first line that the rules do not allow.
pub(crate) fn check(record: &str) {
    let mut lines = record.lines().peekable();
    assert_eq!(lines.next(), Some("domino 1"));
    let game = lines.next().unwrap().split(' ').nth(1).unwrap();
    let sheet = *SHEETS.iter().find(|sheet| sheet.name == game).unwrap();
    let n_seats = lines.next().unwrap().split(' ').count() - 1;
    let mut totals = vec![0; n_seats];
    let mut leader = None;
    for number in 1.. {
        let head: Vec<&str> = lines.next().unwrap().split(' ').collect();
        let ["round", n, "seed", seed, "chacha8-1"] = head[..] else { panic!("{head:?}") };
        assert_eq!(n, number.to_string());
        let mut round = Round::deal(sheet, n_seats, seed.parse().unwrap(), number, &mut lines);
        round.lead(leader);
        leader = Some(round.mover);
        while !lines.peek().unwrap().starts_with("end ") {
            round.action(lines.next().unwrap());
        }
        let points = round.end(lines.next().unwrap());
        let is_over = settle(sheet, points, &mut totals, &mut lines, number);
        if is_over {
            assert_eq!(lines.next(), None);
            return;
        }
    }
}

/// The pips of a hand.
fn pips(hand: &[Tile]) -> i32 {
    hand.iter().map(|tile| i32::from(tile.0 + tile.1)).sum()
}

fn tile(text: &str) -> Tile {
    let (high, low) = text.split_once('-').unwrap();
    let tile = (high.parse().unwrap(), low.parse().unwrap());
    assert!(tile.1 <= tile.0 && tile.0 <= 6, "{text}");
    tile
}

fn list(tiles: &[Tile]) -> String {
    match tiles {
        [] => "-".to_owned(),
        _ => {
            tiles.iter().map(|tile| format!("{}-{}", tile.0, tile.1)).collect::<Vec<_>>().join(" ")
        }
    }
}

fn letter(seat: usize) -> char {
    ['A', 'B', 'C', 'D'][seat]
}

/// Checks the line of the score and says whether the match is over, with its line.
fn settle<'a>(
    sheet: Sheet,
    points: Option<(Vec<i32>, Option<usize>)>,
    totals: &mut [i32],
    lines: &mut impl Iterator<Item = &'a str>,
    number: u32,
) -> bool {
    let mut line = "score".to_owned();
    match points {
        None => line += " -",
        Some((points, winner)) => {
            let is_each = matches!(sheet.score, Score::Penalty | Score::Charge);
            for (seat, points) in points.iter().enumerate() {
                totals[seat] += points;
                if is_each || winner == Some(seat) {
                    write!(line, " {} {points:+}", letter(seat)).unwrap();
                }
            }
        }
    }
    line += " ;";
    for (seat, total) in totals.iter().enumerate() {
        write!(line, " {} {total}", letter(seat)).unwrap();
    }
    assert_eq!(lines.next(), Some(line.as_str()));
    let is_over = match sheet.score {
        Score::Penalty => number == 4,
        _ => totals.iter().any(|total| *total >= 100),
    };
    if is_over {
        let best = match sheet.score {
            Score::Charge => totals.iter().min(),
            _ => totals.iter().max(),
        };
        let winners: Vec<usize> =
            (0..totals.len()).filter(|seat| Some(&totals[*seat]) == best).collect();
        let line = if winners.len() > 1 && sheet.score != Score::Charge {
            "match drawn".to_owned()
        } else {
            let letters = winners.iter().map(|seat| format!(" {}", letter(*seat)));
            format!("match won{}", letters.collect::<String>())
        };
        assert_eq!(lines.next(), Some(line.as_str()));
    }
    is_over
}

/// Where a turn stands.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Run {
    Fresh,
    Led,
    Left,
    Right,
}

struct Round {
    sheet: Sheet,
    hands: Vec<Vec<Tile>>,
    boneyard: Vec<Tile>,
    reserve: usize,
    number: u32,
    seed: u64,
    ends: Option<(u8, u8)>,
    /// Where the tiles lie, in the game in which that matters.
    table: Option<Table>,
    mover: usize,
    must_lead: Option<Tile>,
    n_drawn: usize,
    run: Run,
    /// How the round ended, as its line says.
    ended: Option<String>,
}

impl Round {
    fn deal<'a>(
        sheet: Sheet,
        n_seats: usize,
        seed: u64,
        number: u32,
        lines: &mut impl Iterator<Item = &'a str>,
    ) -> Round {
        let n_hand = sheet.hands[n_seats - 2];
        let mut stream = Stream::new(seed, u64::from(number));
        let set = || (0..=6).flat_map(|high| (0..=high).map(move |low| (high, low)));
        let (mut tiles, mut start): (Vec<Tile>, Option<Tile>);
        loop {
            start = (sheet.name == "penalty").then(|| {
                let others: Vec<Tile> = set().filter(|tile| tile.0 != tile.1).collect();
                others[stream.below(21) as usize]
            });
            tiles = set().filter(|tile| Some(*tile) != start).collect();
            for i in (1..tiles.len()).rev() {
                tiles.swap(i, stream.below(u32::try_from(i).unwrap() + 1) as usize);
            }
            let is_void = sheet.lead == Lead::HighestDoubleOrRedeal
                && tiles[..n_hand * n_seats].iter().all(|tile| tile.0 != tile.1);
            if !is_void {
                break;
            }
            assert_eq!(lines.next(), Some("redeal"));
        }
        let rest = tiles.split_off(n_hand * n_seats);
        let hands: Vec<Vec<Tile>> = tiles.chunks(n_hand).map(<[Tile]>::to_vec).collect();
        for (seat, hand) in hands.iter().enumerate() {
            assert_eq!(
                lines.next(),
                Some(format!("hand {} {}", letter(seat), list(hand)).as_str())
            );
        }
        let (boneyard, dead) =
            if sheet.draw == Draw::Never { (Vec::new(), rest) } else { (rest, Vec::new()) };
        assert_eq!(lines.next(), Some(format!("boneyard {}", list(&boneyard)).as_str()));
        if !dead.is_empty() {
            assert_eq!(lines.next(), Some(format!("dead {}", list(&dead)).as_str()));
        }
        if let Some((high, low)) = start {
            assert_eq!(lines.next(), Some(format!("- {high}-{low} ; {high} {low}").as_str()));
        }
        Round {
            sheet,
            hands,
            boneyard,
            reserve: sheet.reserve[n_seats - 2],
            number,
            seed,
            ends: start,
            table: (sheet.name == "table").then(Table::default),
            mover: 0,
            must_lead: None,
            n_drawn: 0,
            run: Run::Fresh,
            ended: None,
        }
    }

    /// Finds who leads; `last` led the round before.
    fn lead(&mut self, last: Option<usize>) {
        let n_seats = self.hands.len();
        let all = || {
            self.hands
                .iter()
                .enumerate()
                .flat_map(|(seat, hand)| hand.iter().map(move |tile| (seat, *tile)))
        };
        let double = || all().filter(|(_, tile)| tile.0 == tile.1).max_by_key(|(_, tile)| *tile);
        // Of equally heavy tiles the double, then the one with the larger half.
        let heaviest = || all().max_by_key(|(_, tile)| (tile.0 + tile.1, tile.0 == tile.1, tile.0));
        let by_tile = match (self.sheet.lead, last) {
            (Lead::HighestDoubleOrRedeal, _) => double(),
            (Lead::HighestPips, _) => heaviest(),
            (Lead::DoubleOrPipsFree, _) | (Lead::DoubleOrPipsThenNext, None) => {
                double().or_else(heaviest)
            }
            _ => None,
        };
        self.mover = match (by_tile, last) {
            (Some((seat, _)), _) => seat,
            (None, Some(last)) => (last + 1) % n_seats,
            (None, None) if self.sheet.lead == Lead::RandomThenNext => {
                Stream::new(self.seed, 1 << 32).below(u32::try_from(n_seats).unwrap()) as usize
            }
            (None, None) => 0,
        };
        let is_free = self.sheet.lead == Lead::DoubleOrPipsFree;
        self.must_lead = by_tile.map(|(_, tile)| tile).filter(|_| !is_free);
        assert!(self.number > 1 || last.is_none());
    }

    /// Whether a tile fits at the left end, 0, or the right, 1, and whether it matches there.
    fn fits(&self, tile: Tile, end: usize) -> (bool, bool) {
        let (left, right) = self.ends.unwrap();
        let open = [left, right][end];
        let has_room = self.table.as_ref().is_none_or(|table| table.has_room(tile, end));
        let matches = (tile.0 == open || tile.1 == open) && has_room;
        let is_wild = self.sheet.name == "beginners" && tile.0 == tile.1;
        (matches || is_wild, matches)
    }

    /// The plays of a hand: whether there is one, and whether one matches.
    fn plays(&self, hand: &[Tile]) -> (bool, bool) {
        if self.ends.is_none() {
            return (true, true);
        }
        let ends: &[usize] = match self.run {
            Run::Left => &[0],
            Run::Right => &[1],
            Run::Fresh | Run::Led => &[0, 1],
        };
        let fits = hand.iter().flat_map(|tile| ends.iter().map(|end| self.fits(*tile, *end)));
        fits.fold((false, false), |all, one| (all.0 || one.0, all.1 || one.1))
    }

    /// How many tiles the next draw takes.
    fn draw_size(&self) -> usize {
        let free = self.boneyard.len().saturating_sub(self.reserve);
        match self.sheet.draw {
            Draw::Never => 0,
            Draw::TwoOnce if self.n_drawn > 0 => 0,
            Draw::TwoOnce => free.min(2),
            Draw::UntilPlayable { at_most } if self.n_drawn >= at_most => 0,
            Draw::OneThenWait | Draw::UntilPlayable { .. } => free.min(1),
        }
    }

    fn action(&mut self, line: &str) {
        assert_eq!(self.ended, None, "{line}");
        let (main, ends) = line.split_once(" ; ").unwrap_or((line, ""));
        let words: Vec<&str> = main.split(' ').collect();
        assert_eq!(words[0], letter(self.mover).to_string(), "{line}");
        let hand = self.hands[self.mover].clone();
        let (can_lay, can_match) = self.plays(&hand);
        match words[1..] {
            ["pass"] => {
                // A wild double may be kept back after a draw, but not to pass the whole turn.
                assert!(!can_match && self.draw_size() == 0, "{line}");
                assert!(!can_lay || self.n_drawn > 0, "{line}");
                assert_eq!(self.run, Run::Fresh, "{line}");
                self.next();
            }
            ["draw", ref drawn @ ..] => {
                assert!(!can_match && self.draw_size() > 0 && self.run == Run::Fresh, "{line}");
                let tiles: Vec<Tile> = self.boneyard.drain(..self.draw_size()).collect();
                assert_eq!(drawn.join(" "), list(&tiles), "{line}");
                self.n_drawn += tiles.len();
                self.hands[self.mover].extend(tiles);
                self.after_draw();
            }
            [laid] => {
                assert_eq!(self.ends, None, "{line}");
                assert!(self.must_lead.is_none_or(|must| must == tile(laid)), "{line}");
                self.lay(tile(laid), None);
                assert_eq!(ends, self.show(), "{line}");
                self.after_tile();
            }
            [laid, end, ref heading @ ..] => {
                self.lay(tile(laid), Some(end));
                let end = usize::from(end == "right");
                match (&mut self.table, heading) {
                    (None, []) => {}
                    (Some(table), [heading]) => table.lay(tile(laid), end, heading),
                    _ => panic!("{line}"),
                }
                assert_eq!(ends, self.show(), "{line}");
                self.after_tile();
            }
            _ => panic!("{line}"),
        }
    }

    fn show(&self) -> String {
        let (left, right) = self.ends.unwrap();
        format!("{left} {right}")
    }

    fn lay(&mut self, tile: Tile, end: Option<&str>) {
        let hand = &mut self.hands[self.mover];
        let place = hand.iter().position(|held| *held == tile).expect("the seat holds the tile");
        hand.remove(place);
        let Some(end) = end else {
            self.ends = Some(tile);
            self.run = Run::Led;
            self.table.iter_mut().for_each(|table| table.start(tile));
            return;
        };
        let (mut left, mut right) = self.ends.unwrap();
        let (place, open, run) = match end {
            "left" => (0, &mut left, Run::Left),
            "right" => (1, &mut right, Run::Right),
            _ => panic!("{end}"),
        };
        let is_open = match self.run {
            Run::Fresh | Run::Led => true,
            now => now == run,
        };
        assert!(is_open && self.fits(tile, place).0, "{tile:?} at {end}");
        *open = if tile.0 == *open { tile.1 } else { tile.0 };
        self.ends = Some((left, right));
        // The opening turn of the run game goes on at either end.
        if self.run != Run::Led {
            self.run = run;
        }
    }

    /// Whether nobody can lay or draw any more.
    fn is_blocked(&self) -> bool {
        let fits = |tile: &Tile| self.fits(*tile, 0).0 || self.fits(*tile, 1).0;
        let is_closed = self.boneyard.len() <= self.reserve;
        is_closed && !self.hands.iter().flatten().any(fits)
    }

    fn after_tile(&mut self) {
        let is_run = self.sheet.name == "hungarian";
        if !is_run && self.hands[self.mover].is_empty() {
            self.ended = Some(format!("out {}", letter(self.mover)));
        } else if is_run && self.plays(&self.hands[self.mover]).0 {
            // The turn goes on.
        } else if self.sheet.name != "penalty" && self.is_blocked() {
            self.ended = Some("blocked".to_owned());
        } else {
            self.next();
        }
    }

    fn after_draw(&mut self) {
        let (can_lay, _) = self.plays(&self.hands[self.mover]);
        if self.sheet.name == "penalty" {
            if !can_lay && self.boneyard.len() <= self.reserve {
                self.ended = Some("blocked".to_owned());
            }
        } else if self.is_blocked() {
            self.ended = Some("blocked".to_owned());
        } else if self.sheet.draw == Draw::OneThenWait
            || (self.sheet.draw == Draw::TwoOnce && !can_lay)
        {
            self.next();
        }
    }

    /// Gives the turn to the seat on the left.
    fn next(&mut self) {
        self.mover = (self.mover + 1) % self.hands.len();
        (self.n_drawn, self.run) = (0, Run::Fresh);
        let is_stuck = !self.plays(&self.hands[self.mover]).0;
        if self.sheet.name == "penalty" && is_stuck && self.boneyard.len() <= self.reserve {
            self.ended = Some("blocked".to_owned());
        }
    }

    /// Checks the line of the end; the points and the winner, `None` if the round is void.
    fn end(&self, line: &str) -> Option<(Vec<i32>, Option<usize>)> {
        let hands = self.hands.iter().enumerate().map(|(seat, hand)| {
            let mut sorted = hand.clone();
            sorted.sort_unstable();
            format!(" {} {}", letter(seat), list(&sorted))
        });
        let ended = self.ended.as_ref().expect("the round goes on");
        assert_eq!(line, format!("end {ended} ;{}", hands.collect::<String>()));
        let left: Vec<i32> = self.hands.iter().map(|hand| pips(hand)).collect();
        let out = self.hands.iter().position(Vec::is_empty);
        match self.sheet.score {
            Score::Charge => return Some((left, None)),
            Score::Penalty => {
                let points = left.iter().enumerate();
                let points = points.map(|(seat, left)| if Some(seat) == out { 5 } else { -left });
                return Some((points.collect(), None));
            }
            _ => {}
        }
        let winner = out.or_else(|| {
            let n_tiles = |seat: usize| match self.sheet.score {
                Score::All => self.hands[seat].len(),
                _ => 0,
            };
            let rank = |seat: usize| (n_tiles(seat), left[seat]);
            let best = (0..left.len()).map(rank).min()?;
            let mut tied = (0..left.len()).filter(|seat| rank(*seat) == best);
            let first = tied.next();
            if tied.next().is_some() { None } else { first }
        })?;
        let others = || (0..left.len()).filter(|seat| *seat != winner).map(|seat| left[seat]);
        let sum: i32 = match self.sheet.score {
            Score::LessOwnEach => others().map(|pips| pips - left[winner]).sum(),
            Score::LessOwnOnce => (others().sum::<i32>() - left[winner]).max(0),
            _ => others().sum(),
        };
        let points = (0..left.len()).map(|seat| if seat == winner { sum } else { 0 });
        Some((points.collect(), Some(winner)))
    }
}
