//! Numbers on the command line.

use std::str::FromStr;

/// Reads a decimal number without a sign, blanks or other marks.
pub(crate) fn decimal<T: FromStr>(text: &str) -> Option<T> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| is_plain)
}
