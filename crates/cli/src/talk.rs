//! Standard error, which is talk.

use std::fmt;
use std::io::{self, Write};

/// Says something on standard error; where nobody listens, it is not said.
pub(crate) fn talk(words: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{words}");
}
