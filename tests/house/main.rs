//! Coming.
