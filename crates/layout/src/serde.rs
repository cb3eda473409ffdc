//! The feature `serde`: names are written as the notation has them, and read back.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{End, Heading, Layout, Oriented, Placed, TableSize};

domino_tiles::text_form!(End, "an end such as `left`");
domino_tiles::text_form!(Heading, "`n`, `e`, `s` or `w`");
domino_tiles::text_form!(Oriented, "a tile as it lies, such as `4-6`");

/// The squares of both sides.
#[derive(Serialize, Deserialize)]
#[serde(rename = "TableSize", deny_unknown_fields)]
struct Sides {
    width: u8,
    height: u8,
}

impl Serialize for TableSize {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Sides { width: self.width(), height: self.height() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for TableSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<TableSize, D::Error> {
        let Sides { width, height } = Sides::deserialize(deserializer)?;
        TableSize::new(width, height).map_err(de::Error::custom)
    }
}

/// A layout: its open ends, which are those of its first tile, and the tiles as they were laid. What is
/// open where follows from them.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Layout", deny_unknown_fields)]
struct Lie<P> {
    ends: Vec<End>,
    placed: P,
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let ends = self.ends().iter().map(|open| open.name).collect();
        Lie { ends, placed: self.placed() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        let Lie { ends, placed } = Lie::<Vec<Placed>>::deserialize(deserializer)?;
        let mut layout = Layout::new();
        for placed in &placed {
            layout.lay_again(*placed, &ends).map_err(de::Error::custom)?;
        }
        if layout.placed() == placed && layout.ends().iter().map(|open| open.name).eq(ends) {
            Ok(layout)
        } else {
            Err(de::Error::custom("no tiles lie like this"))
        }
    }
}
