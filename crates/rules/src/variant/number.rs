//! Numbers within bounds, and other small values.

use std::fmt;

use domino_tiles::{DominoSet, Pips, Tile};

use crate::seats::Seat;
use crate::variant::value::{Misread, Read, Write};
use crate::variant::{Form, Node, Written};

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Number<MIN, MAX> {
    /// The smallest.
    pub const MIN: Number<MIN, MAX> = Number(MIN);
    /// The largest.
    pub const MAX: Number<MIN, MAX> = Number(MAX);

    /// A number, if it is one of these.
    pub const fn new(number: u32) -> Option<Number<MIN, MAX>> {
        if MIN <= number && number <= MAX { Some(Number(number)) } else { None }
    }

    /// A number that stands in the program; where it is none of these, the program is not built.
    pub(crate) const fn known(number: u32) -> Number<MIN, MAX> {
        match Number::new(number) {
            Some(number) => number,
            None => panic!("the number is out of its range"),
        }
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The number as a count.
    pub const fn count(self) -> usize {
        self.0 as usize
    }
}

impl<const MIN: u32, const MAX: u32> fmt::Display for Number<MIN, MAX> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl<const MIN: u32, const MAX: u32> From<Number<MIN, MAX>> for u32 {
    fn from(number: Number<MIN, MAX>) -> u32 {
        number.get()
    }
}

impl<const MIN: u32, const MAX: u32> From<Number<MIN, MAX>> for usize {
    fn from(number: Number<MIN, MAX>) -> usize {
        number.count()
    }
}

impl<const MIN: u32, const MAX: u32> Read for Number<MIN, MAX> {
    const FORMS: &'static [Form] = &[Form::Number { min: MIN, max: MAX }];

    fn read(node: &Node) -> Result<Number<MIN, MAX>, Misread> {
        let number = node.number().and_then(|number| u32::try_from(number).ok());
        number.and_then(Number::new).ok_or(Misread::Form)
    }
}

impl<const MIN: u32, const MAX: u32> Write for Number<MIN, MAX> {
    fn write(&self) -> Written {
        Written::Number(self.0.into())
    }
}

/// A set, by its highest number.
impl Read for DominoSet {
    const FORMS: &'static [Form] = Number::<0, { Pips::MAX.get() as u32 }>::FORMS;

    fn read(node: &Node) -> Result<DominoSet, Misread> {
        let highest = node.number().and_then(|number| u8::try_from(number).ok());
        highest.and_then(|highest| DominoSet::new(highest).ok()).ok_or(Misread::Form)
    }
}

impl Write for DominoSet {
    fn write(&self) -> Written {
        Written::Number(self.highest().get().into())
    }
}

/// A tile, such as `"6-6"`.
impl Read for Tile {
    const FORMS: &'static [Form] = &[Form::Tile];

    fn read(node: &Node) -> Result<Tile, Misread> {
        node.text().and_then(|text| text.parse().ok()).ok_or(Misread::Form)
    }
}

impl Write for Tile {
    fn write(&self) -> Written {
        Written::Text(self.to_string())
    }
}

/// A seat, such as `"seat-A"`.
impl Read for Seat {
    const FORMS: &'static [Form] = &[Form::Seat];

    fn read(node: &Node) -> Result<Seat, Misread> {
        let letter = node.text().and_then(|text| text.strip_prefix("seat-"));
        letter.and_then(|letter| letter.parse().ok()).ok_or(Misread::Form)
    }
}

impl Write for Seat {
    fn write(&self) -> Written {
        Written::Text(format!("seat-{self}"))
    }
}
