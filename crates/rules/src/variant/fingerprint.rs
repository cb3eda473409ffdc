//! Fingerprints: rules told apart, whatever they are called.

use std::fmt;

use crate::variant::{Entry, KEYS, Variant, Written};

/// The fingerprint of a variant's rules; see [`Variant::fingerprint`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u32);

/// Eight hexadecimal digits in lower case.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Variant {
    /// The fingerprint of the rules: equal for variants whose keys say the same, whatever they are
    /// called.
    ///
    /// It is the CRC-32 (IEEE) of a line `KEY = VALUE` with a line feed for each key that differs from
    /// its default, sorted by key. A value is written without the options that equal their defaults,
    /// at every depth, and with the names of tables in byte order. So neither a new key nor a new
    /// option of a clause changes a fingerprint, as long as it has a default.
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.written())
    }

    /// All keys with their values and defaults.
    fn written(&self) -> Written {
        let defaults = Variant::default_rules();
        let entry = |key: &crate::variant::Key| Entry {
            name: key.name.to_owned(),
            value: (key.write)(self),
            default: Some((key.write)(&defaults)),
        };
        Written::Table(KEYS.iter().map(entry).collect())
    }
}

impl Fingerprint {
    /// The fingerprint of keys with their values and defaults.
    fn of(rules: &Written) -> Fingerprint {
        Fingerprint(crc32fast::hash(rules.without_defaults().lines().as_bytes()))
    }
}

#[cfg(test)]
#[path = "fingerprint_tests.rs"]
mod tests;
