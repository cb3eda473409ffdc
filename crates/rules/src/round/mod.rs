//! One deal in play: what happens, what a seat sees of it, and positions to begin at.

mod choices;
mod event;
mod event_sink;
mod perft;
#[allow(clippy::module_inception)] // the main type of the floor
mod round;
mod seen_tiles;
mod setup;
mod tile_list;
mod view;
mod world;

pub use choices::Choices;
pub use event::{DealtTiles, Event, LaidBy};
pub use event_sink::EventSink;
pub use perft::{PerftPly, perft};
pub use round::Round;
pub use seen_tiles::SeenTiles;
pub use setup::{Setup, SetupError, Violation};
pub use tile_list::TileList;
pub use view::View;
pub use world::Held;
