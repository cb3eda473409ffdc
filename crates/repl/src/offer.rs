//! Matches that were kept.

use crate::Id;

/// A match that was kept and can be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its record.
    pub id: Id,
    /// What people call it, for one whose record does not hold.
    pub label: String,
    /// When it was last played, in words or numbers.
    pub when: String,
    /// What the record says.
    pub bytes: Vec<u8>,
}
