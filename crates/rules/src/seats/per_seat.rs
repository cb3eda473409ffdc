//! Something for each seat of a table.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;

use crate::seats::Seat;

/// One value for each seat of a table.
#[derive(PartialEq, Eq, Default, Hash)]
pub struct PerSeat<T>(ArrayVec<T, { Seat::MAX_SEATS }>);

impl<T> PerSeat<T> {
    /// Makes a value for each of `n_seats` seats, at most [`Seat::MAX_SEATS`].
    pub fn from_fn(n_seats: usize, make: impl FnMut(Seat) -> T) -> PerSeat<T> {
        Seat::all(n_seats).map(make).collect()
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.0.len()
    }

    /// The value of a seat, if the table has the seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.idx())
    }

    /// The value of a seat, to change it, if the table has the seat.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.idx())
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The seats with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(self.n_seats()).zip(&self.0)
    }

    /// Makes another value out of each.
    pub fn map<U>(&self, mut make: impl FnMut(Seat, &T) -> U) -> PerSeat<U> {
        self.iter().map(|(seat, value)| make(seat, value)).collect()
    }
}

impl<T: Clone> Clone for PerSeat<T> {
    fn clone(&self) -> PerSeat<T> {
        PerSeat(self.0.clone())
    }

    fn clone_from(&mut self, source: &PerSeat<T>) {
        self.0.clone_from(&source.0);
    }
}

/// Takes at most [`Seat::MAX_SEATS`] values; more are left out.
impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> PerSeat<T> {
        PerSeat(values.into_iter().take(Seat::MAX_SEATS).collect())
    }
}

/// # Panics
///
/// As a slice does, if the table does not have the seat; [`PerSeat::get`] does not.
impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.idx()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.idx()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
