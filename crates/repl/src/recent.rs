//! What happened since each seat last chose: what it is told and shown when it is on turn again.

use domino_rules::{LaidBy, PerSeat, Seat};
use domino_tiles::Tile;

/// What is news for each seat.
#[derive(Debug)]
pub(crate) struct Recent {
    news: PerSeat<News>,
    audience: Audience,
}

/// Who reads what is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// The same for every human.
    One,
    /// Each human apart, who sees nothing of what is told to another.
    Each,
}

/// What is news for a seat.
#[derive(Clone, Debug, Default)]
struct News {
    /// The lines of the log before it.
    n_lines: usize,
    /// What others laid.
    tiles: Vec<Tile>,
    /// Whether the seat was shown all this, and is to act.
    is_asked: bool,
}

impl Recent {
    pub(crate) fn new<T>(seats: &PerSeat<T>) -> Recent {
        Recent { news: seats.map(|_, _| News::default()), audience: Audience::One }
    }

    /// Says who reads what is told.
    pub(crate) fn set_audience(&mut self, audience: Audience) {
        self.audience = audience;
    }

    /// Nothing has happened in the round.
    pub(crate) fn clear(&mut self) {
        self.news = self.news.map(|_, _| News::default());
    }

    /// A seat is shown all this, and is to act.
    pub(crate) fn ask(&mut self, seat: Seat) {
        if let Some(news) = self.news.get_mut(seat) {
            news.is_asked = true;
        }
    }

    /// A seat acts, which is told behind so many lines of the log; what it did without being asked is
    /// news for it.
    pub(crate) fn act(&mut self, seat: Seat, n_lines: usize) {
        if !self.news.get(seat).is_some_and(|news| news.is_asked) {
            return;
        }
        let known = News { n_lines, ..News::default() };
        match self.audience {
            Audience::One => self.news = self.news.map(|_, _| known.clone()),
            Audience::Each => self.news[seat] = known,
        }
    }

    /// A tile is laid.
    pub(crate) fn lay(&mut self, by: LaidBy, tile: Tile) {
        for seat in Seat::all(self.news.n_seats()).filter(|seat| by.seat() != Some(*seat)) {
            self.news[seat].tiles.push(tile);
        }
    }

    /// The lines of the log that a seat knew when it chose.
    pub(crate) fn n_lines(&self, seat: Seat) -> usize {
        self.news.get(seat).map_or(0, |news| news.n_lines)
    }

    /// What others laid since a seat chose.
    pub(crate) fn tiles(&self, seat: Seat) -> &[Tile] {
        self.news.get(seat).map_or(&[], |news| &news.tiles)
    }
}
