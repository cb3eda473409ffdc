//! Coming.

fn main() {}
