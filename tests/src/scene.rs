//! A table that is being set: who holds what, what lies where, who is on turn.

use domino_layout::{End, Heading, Joint, Layout};
use domino_rules::sections::{Draw, Surface};
use domino_rules::{
    Deal, DealError, Match, PerSeat, Position, Rules, Seat, Setup, TileList, Variant,
};
use domino_tiles::{Pips, Tile, TileSet};

use crate::{Game, action, seat, tile, tiles};

/// The rules of a built-in game with other rules on top, as lines of a rules file.
#[track_caller]
pub fn variant(game: &str, rules: &str) -> Variant {
    let builtin = Variant::builtin(game).unwrap();
    builtin.with_toml(rules).unwrap_or_else(|faults| panic!("{game}: {faults}"))
}

/// A table for a new match of a built-in game.
#[track_caller]
pub fn table(game: &str, n_players: usize) -> Scene {
    house(game, "", n_players)
}

/// A table for a new match of a built-in game by the rules of a house, as lines of a rules file.
#[track_caller]
pub fn house(game: &str, rules: &str, n_players: usize) -> Scene {
    let rules = Rules::new(variant(game, rules), n_players);
    Scene::new(Match::new(rules.unwrap_or_else(|error| panic!("{game}: {error}"))))
}

/// Where tiles go that a test does not place.
#[derive(Clone, Copy, Debug)]
enum Rest {
    Boneyard,
    Dead,
    Hand(Seat),
}

/// A table that is being set. The tiles that a test does not place go to the boneyard behind those
/// that it places there, or out of play where nobody draws, unless the test says otherwise.
#[derive(Clone, Debug)]
#[must_use]
pub struct Scene {
    game: Match,
    hands: PerSeat<Vec<Tile>>,
    boneyard: Vec<Tile>,
    dead: Vec<Tile>,
    rest: Rest,
    layout: Layout,
    start_tile: Option<Tile>,
    seed: Option<u64>,
    position: Position,
    leader: Option<Seat>,
}

impl Scene {
    /// A bare table for the next round of a match.
    pub(crate) fn new(game: Match) -> Scene {
        let rest = match game.rules().variant().turn.draw {
            Draw::Never => Rest::Dead,
            Draw::Clause(_) => Rest::Boneyard,
        };
        let position = Position::led_by(Seat::FIRST);
        Scene {
            hands: game.rules().seats().map(|_| Vec::new()).collect(),
            game,
            boneyard: Vec::new(),
            dead: Vec::new(),
            rest,
            layout: Layout::new(),
            start_tile: None,
            seed: None,
            position,
            leader: None,
        }
    }

    /// The rules of the match.
    pub fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// Gives a seat its tiles.
    #[track_caller]
    pub fn hand(mut self, letter: char, hand: &str) -> Scene {
        self.hands[seat(letter)] = tiles(hand);
        self
    }

    /// Puts tiles into the boneyard, the first to be drawn first.
    #[track_caller]
    pub fn boneyard(mut self, boneyard: &str) -> Scene {
        self.boneyard = tiles(boneyard);
        self
    }

    /// Puts tiles out of play.
    #[track_caller]
    pub fn dead(mut self, dead: &str) -> Scene {
        self.dead = tiles(dead);
        self
    }

    /// Gives a seat the tiles that are not placed.
    #[track_caller]
    pub fn rest_in_hand(mut self, letter: char) -> Scene {
        self.rest = Rest::Hand(seat(letter));
        self
    }

    /// Puts the tiles that are not placed out of play.
    pub fn rest_dead(mut self) -> Scene {
        self.rest = Rest::Dead;
        self
    }

    /// Lays a line, written as the walk of its numbers: `6654` is 6-6 6-5 5-4 from left to right.
    ///
    /// The first tile of a layout faces left with its larger half, so one step must not go up. On a
    /// table the line goes straight on to both sides.
    #[track_caller]
    pub fn line(mut self, walk: &str) -> Scene {
        let walk: Vec<Pips> = walk.bytes().map(|digit| Pips::new(digit - b'0').unwrap()).collect();
        let steps: Vec<(Pips, Pips)> = walk.windows(2).map(|two| (two[0], two[1])).collect();
        let first = steps.iter().position(|(left, right)| left >= right).unwrap();
        let (high, low) = steps[first];
        self.layout.start(Tile::new(high, low), &[End::Left, End::Right]).unwrap();
        for &(left, right) in &steps[first + 1..] {
            self.lay_straight(Tile::new(left, right), End::Right, right);
        }
        for &(left, right) in steps[..first].iter().rev() {
            self.lay_straight(Tile::new(left, right), End::Left, left);
        }
        self
    }

    #[track_caller]
    fn lay_straight(&mut self, tile: Tile, end: End, outer: Pips) {
        let heading = match self.game.rules().table().line().surface {
            Surface::Unbounded => None,
            Surface::Clause(clause) => Some(match (clause.width < clause.height, end) {
                (false, End::Left) => Heading::West,
                (false, _) => Heading::East,
                (true, End::Left) => Heading::North,
                (true, _) => Heading::South,
            }),
        };
        self.layout.place_toward(tile, end, outer, Joint::Equal, heading).unwrap();
    }

    /// Lays tiles by their notation; a double goes anywhere, as if it were wild.
    #[track_caller]
    pub fn laid(mut self, plays: &str) -> Scene {
        for action in plays.split(',').map(action) {
            let domino_rules::Action::Play { tile, end, heading } = action else {
                self.layout.start(action.tile().unwrap(), &[End::Left, End::Right]).unwrap();
                continue;
            };
            let open = self.layout.end(end).unwrap().pips;
            let (outer, joint) = match tile.other(open) {
                Some(outer) => (outer, Joint::Equal),
                None => (tile.low(), Joint::Free),
            };
            self.layout.place_toward(tile, end, outer, joint, heading).unwrap();
        }
        self
    }

    /// Takes a tile out before the deal, to lie on the table first.
    #[track_caller]
    pub fn start_tile(mut self, text: &str) -> Scene {
        self.start_tile = Some(tile(text));
        self
    }

    /// Gives the seed from which a random seat is drawn.
    pub fn seed(mut self, seed: u64) -> Scene {
        self.seed = Some(seed);
        self
    }

    /// Puts a seat on turn; seat A unless said.
    #[track_caller]
    pub fn turn(mut self, letter: char) -> Scene {
        self.position.mover = seat(letter);
        self
    }

    /// Says who led the round; the seat on turn unless said.
    #[track_caller]
    pub fn led_by(mut self, letter: char) -> Scene {
        self.leader = Some(seat(letter));
        self
    }

    /// Says who laid the last tile; the seat before the one on turn unless said, where more than one
    /// tile is laid.
    #[track_caller]
    pub fn last_laid_by(mut self, letter: char) -> Scene {
        self.position.last_to_play = Some(seat(letter));
        self
    }

    /// The position as a setup.
    pub fn setup(&self) -> Setup {
        let mut scene = self.clone();
        scene.place_rest();
        let set = |tiles: &[Tile]| tiles.iter().copied().collect();
        let table = scene.game.rules().table();
        let is_before = |seat: &Seat| table.next_seat(*seat) == scene.position.mover;
        let forced = scene.game.forced_lead(&scene.hands.map(|_, hand| set(hand)));
        let is_first = scene.layout.is_empty() && scene.leader.is_none();
        let forced = forced.filter(|start| is_first && start.seat == scene.position.mover);
        let before = table.seats().find(is_before).filter(|_| scene.layout.placed().len() > 1);
        Setup {
            hands: scene.hands.map(|_, hand| set(hand)),
            boneyard: scene.boneyard.into_iter().collect::<TileList>(),
            dead: set(&scene.dead),
            layout: scene.layout,
            position: Position {
                leader: scene.leader.unwrap_or(scene.position.mover),
                last_to_play: scene.position.last_to_play.or(before),
                must_lead: scene.position.must_lead.or(forced.and_then(|start| start.tile)),
                ..scene.position
            },
        }
    }

    /// Begins a round at this position.
    #[track_caller]
    pub fn begin(self) -> Game {
        let setup = self.setup();
        let (mut game, mut events) = (self.game, Vec::new());
        game.start_round_at(setup, &mut events).unwrap_or_else(|error| panic!("{error}"));
        Game::new(game, events)
    }

    /// Begins a round with these hands as they are dealt; the rules say who leads.
    #[track_caller]
    pub fn deal(self) -> Game {
        let deal = self.try_deal().unwrap_or_else(|error| panic!("{error}"));
        let (mut game, mut events) = (self.game, Vec::new());
        game.start_round_with(&deal, self.seed, &mut events)
            .unwrap_or_else(|error| panic!("{error}"));
        Game::new(game, events)
    }

    /// These hands as a deal.
    ///
    /// # Errors
    ///
    /// [`DealError`] if they are none by the rules.
    pub fn try_deal(&self) -> Result<Deal, DealError> {
        let mut scene = self.clone();
        scene.place_rest();
        let rest = [scene.boneyard, scene.dead].concat();
        Deal::from_hands(self.game.rules(), &scene.hands, &rest, self.start_tile)
    }

    /// Puts the tiles that are not placed where they go.
    fn place_rest(&mut self) {
        let mut placed: TileSet = self.layout.tiles() | TileSet::from_iter(self.start_tile);
        placed
            .extend(self.hands.values().flatten().chain(&self.boneyard).chain(&self.dead).copied());
        let rest = self.game.rules().set().tiles().filter(|tile| !placed.contains(*tile));
        match self.rest {
            Rest::Boneyard => self.boneyard.extend(rest),
            Rest::Dead => self.dead.extend(rest),
            Rest::Hand(seat) => self.hands[seat].extend(rest),
        }
    }
}
