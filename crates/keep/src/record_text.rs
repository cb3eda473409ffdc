//! What the bytes of a record tell of its match.

/// How every record begins.
const HEAD: &[u8] = b"domino ";

/// How the last line of a match begins.
const END: &[u8] = b"match ";

/// Whether it is a record, of whatever version.
pub(crate) fn is_record(bytes: &[u8]) -> bool {
    bytes.starts_with(HEAD)
}

/// Whether the match is over; the end of the record is enough to know it.
pub(crate) fn is_over(bytes: &[u8]) -> bool {
    let last = bytes.split_inclusive(|byte| *byte == b'\n').next_back();
    last.is_some_and(|line| line.starts_with(END) && line.ends_with(b"\n"))
}

/// The record without a last line that was not written to its end, if that is all that is wrong.
pub fn without_torn_line(bytes: &[u8]) -> Option<&[u8]> {
    let n_whole = bytes.iter().rposition(|byte| *byte == b'\n')? + 1;
    let whole = bytes.get(..n_whole).filter(|whole| whole.len() < bytes.len())?;
    // Before its seats are known, a record is no match that could go on.
    domino_record::check(whole).ok()?.seats().and(Some(whole))
}
