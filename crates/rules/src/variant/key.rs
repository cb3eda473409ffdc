//! The keys of the rules: each is named once, in its section.

use std::fmt;

use toml::Spanned;
use toml::de::DeValue;

use crate::variant::Variant;

/// One key of the rules.
#[derive(Clone, Copy)]
pub struct Key {
    /// The name of the key in a rules file.
    pub name: &'static str,
    /// What it says, with its values, for people.
    pub doc: &'static str,
    pub(crate) read: fn(&mut Variant, Spanned<DeValue<'_>>) -> Result<(), toml::de::Error>,
    pub(crate) write: fn(&Variant) -> String,
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
        #[derive(PartialEq, Eq, Hash, Debug)]
        pub struct $section {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        impl $section {
            /// The keys of this section.
            pub(crate) const KEYS: &'static [$crate::variant::Key] = &[$($crate::variant::Key {
                name: $name,
                doc: concat!($($doc, "\n"),+),
                read: |variant, value| {
                    variant.$holder.$field = $crate::variant::value::Value::read(value)?;
                    Ok(())
                },
                write: |variant| $crate::variant::value::Value::write(&variant.$holder.$field),
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

impl Key {
    /// The key of this name.
    pub fn named(name: &str) -> Option<&'static Key> {
        crate::variant::KEYS.iter().find(|key| key.name == name)
    }

    /// The value of the key in a variant, as TOML on one line.
    pub fn value(&self, variant: &Variant) -> String {
        (self.write)(variant)
    }

    /// Sets the key in a variant to a TOML value.
    ///
    /// # Errors
    ///
    /// What is wrong with the value, with its place. The variant is then as it was.
    pub(crate) fn set(
        &self,
        variant: &mut Variant,
        value: Spanned<DeValue<'_>>,
    ) -> Result<(), toml::de::Error> {
        (self.read)(variant, value)
    }

    /// Sets the key in a variant to another's value, by way of what a rules file would say.
    ///
    /// # Errors
    ///
    /// What is wrong with the value, if no rules file can say it.
    pub(crate) fn copy(&self, from: &Variant, to: &mut Variant) -> Result<(), toml::de::Error> {
        self.set(to, DeValue::parse(&self.value(from))?)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Key").field("name", &self.name).finish_non_exhaustive()
    }
}
