//! Matches that were kept.

/// A match that was kept and can be taken up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The file of its record.
    pub path: String,
    /// What is in the file.
    pub bytes: Vec<u8>,
}
