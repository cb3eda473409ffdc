//! The keys of the rules: each stands once, in its section.

use std::fmt;

use crate::variant::value::Misreading;
use crate::variant::{KEYS, Node, Variant, Written};

/// One key of the rules.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct Key {
    /// The name of the key in a rules file.
    pub name: &'static str,
    /// What it says, with its values, for people.
    pub doc: &'static str,
    /// Sets the key in a variant; where the value cannot be read, the variant is as it was.
    pub(crate) read: fn(&mut Variant, &Node, &mut Vec<Misreading>),
    pub(crate) write: fn(&Variant) -> Written,
}

impl Key {
    /// The key of this name.
    pub fn named(name: &str) -> Option<&'static Key> {
        KEYS.iter().find(|key| key.name == name)
    }

    /// The value of the key in a variant, as TOML on one line.
    pub fn value(&self, variant: &Variant) -> String {
        (self.write)(variant).to_string()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").field("name", &self.name).finish_non_exhaustive()
    }
}

/// Declares a section of the rules: its keys with their names, types and defaults.
///
/// `in FIELD` names the field of [`Variant`] that holds the section.
macro_rules! section {
    (
        $(#[$meta:meta])*
        pub struct $section:ident in $holder:ident {
            $($(#[doc = $doc:literal])+ $name:literal $field:ident: $type:ty = $default:expr;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Debug, PartialEq, Eq, Hash)]
        pub struct $section {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        impl $section {
            /// The keys of this section.
            pub(crate) const KEYS: &'static [$crate::variant::Key] = &[$($crate::variant::Key {
                name: $name,
                doc: concat!($($doc, "\n"),+),
                read: |variant, node, found| {
                    if let Some(value) = $crate::variant::value::read(node, found) {
                        variant.$holder.$field = value;
                    }
                },
                write: |variant| $crate::variant::value::Write::write(&variant.$holder.$field),
            },)+];
        }

        /// What holds where nothing is said.
        impl Default for $section {
            fn default() -> $section {
                $section { $($field: $default,)+ }
            }
        }
    };
}
pub(crate) use section;
