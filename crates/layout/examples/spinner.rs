//! Lays a cross: a spinner with an arm on each of its four sides.
#![allow(clippy::print_stdout)] // an example shows what it does

use std::error::Error;

use domino_layout::{End, Joint, Layout};
use domino_tiles::Tile;

fn main() -> Result<(), Box<dyn Error>> {
    let mut layout = Layout::new();
    layout.start("6-6".parse()?, &[End::Left, End::Right, End::Up, End::Down])?;
    for (text, end) in [("6-4", End::Left), ("6-0", End::Up), ("4-4", End::Left)] {
        let tile: Tile = text.parse()?;
        let open = layout.end(end).map(|open| open.pips);
        let outer = open.and_then(|pips| tile.other(pips)).unwrap_or(tile.low());
        layout.place(tile, end, outer, Joint::Equal)?;
    }
    for open in layout.ends() {
        println!("{} shows {} on {}", open.name, open.pips, open.tile);
    }
    Ok(())
}
