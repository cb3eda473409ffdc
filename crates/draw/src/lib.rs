//! Dominoes drawn from where they lie: maps in characters, and pictures in SVG.
//!
//! Whoever draws hands in a [`Drawing`](domino_layout::Drawing), which says where the tiles lie, and the
//! words and labels beside them, in any language. Nothing here knows rules of play, records or
//! sessions, so a terminal, a web page and a test draw alike.
//!
//! A map in characters is a [`Sketch`], rows of text whose pieces have a [`Tone`]; a picture is a
//! [`Picture`], written as SVG.

mod map;
mod picture;
mod tile_style;

pub use map::{
    Extent, Label, MapContent, MapRoom, Row, Sketch, Span, Tone, has_room_for_a_map, map_of_line,
    map_of_table,
};
pub use picture::{Hand, Picture, Place};
pub use tile_style::TileStyle;

/// The examples of the page that a reader of the crate sees first.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
