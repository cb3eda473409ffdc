//! How often each law is tried; all of it takes some 40 seconds on one core.

/// Rounds at each table in which a cheap law is looked at after every ply.
pub(crate) const N_ROUNDS: u32 = 100;

/// Rounds at each table in which a law is looked at that tries every action in every position.
pub(crate) const N_ROUNDS_OF_ALL_ACTIONS: u32 = 40;

/// Rounds at each table in which the hidden tiles are laid otherwise in every position.
pub(crate) const N_ROUNDS_OF_HIDDEN_TILES: u32 = 15;

/// Rounds on each size of a table, with and without corners and contact, against brute force.
pub(crate) const N_ROUNDS_ON_TABLES: u32 = 120;

/// Other ways in which the hidden tiles of one position are laid.
pub(crate) const N_HIDDEN_WAYS: usize = 3;

/// Matches at each table that are played to their end.
pub(crate) const N_MATCHES: u64 = 10;

/// Rounds that one driver plays again and again, and fresh drivers as well.
pub(crate) const N_REUSED_ROUNDS: usize = 1_000;

/// Rounds at each table between built-in players.
pub(crate) const N_ROUNDS_OF_PLAYERS: u32 = 1_200;

/// Rounds at each built-in table that are taken up again at every ply.
pub(crate) const N_ROUNDS_OF_RESUMING: u32 = 5;

/// Random seeds at random tables for all laws together.
pub(crate) const N_RANDOM_SEEDS: u32 = 512;
