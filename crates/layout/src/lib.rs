//! What lies on a domino table: placed tiles, the joints between them, named open ends, and where all
//! that lies.
//!
//! This crate knows nothing of the rules of play. A [`Layout`] is the shape of what lies there (its
//! topology): a plain line, a cross on a spinner, a star, and a hub with a train for everybody are the
//! same model, arms that grow outward from a first tile or from a double laid later. A [`Plane`] knows
//! where the tiles of a line lie on a table, in whole units, and what is in the way of the next. A
//! [`Drawing`] says where each tile and each place for the next stands in a picture, of a plane as it
//! lies or of any line in rows.
//!
//! # Examples
//!
//! ```
//! use domino_layout::{End, Joint, Layout};
//!
//! let [six_four, four_four, four_one] = ["6-4", "4-4", "4-1"].map(|tile| tile.parse().unwrap());
//! let mut layout = Layout::new();
//! layout.start(six_four, &[End::Left, End::Right])?;
//! layout.place(four_four, End::Right, four_four.high(), Joint::Equal)?;
//! layout.place(four_one, End::Right, four_one.low(), Joint::Equal)?;
//! assert_eq!(layout.end(End::Right).unwrap().pips.get(), 1);
//!
//! // 4-4 becomes a spinner with two more arms.
//! layout.branch(four_four, &[End::Up, End::Down])?;
//! assert_eq!(layout.ends().len(), 4);
//! # Ok::<(), domino_layout::PlaceError>(())
//! ```

mod drawing;
mod end;
mod layout;
mod open_end;
mod placed;
mod plane;
#[cfg(feature = "serde")]
mod serde;

pub use drawing::{Drawing, Opening, Piece};
pub use end::{End, ParseEndError, TrainLetter};
pub use layout::{Joint, Layout, PlaceError};
pub use open_end::OpenEnd;
pub use placed::{Oriented, Placed};
pub use plane::{
    Contact, Corners, Crosswise, Edge, Heading, Obstacle, ParseHeadingError, Plane, PlaneError,
    PlaneOptions, Posture, Rect, Room, TableSize, TableSizeError,
};

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
