//! The client: scripts in, the session out.
#![allow(clippy::unwrap_used)] // a test may panic

mod advice;
mod color;
mod commands;
mod completion;
mod desk;
mod directions;
mod ends;
mod garbage;
mod glance;
mod handover;
mod languages;
mod lobby;
mod long_hand;
mod map;
mod map_glyphs;
mod map_on_off;
mod map_read_back;
mod nothing_typed_for_nothing;
mod phases;
mod plain;
mod privacy;
mod records;
mod refusals;
mod remembered;
mod settings;
mod switches;
mod transcripts;
mod typed;
mod typist;
mod undo;
mod widths;
