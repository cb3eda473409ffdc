//! Values of keys: what a rules file may write, how it is read, and how it is written.
//!
//! Every type that a key or an option of a clause can hold can be [`Read`] and [`Write`]. Three macros
//! declare most of them, and with each of them how that is done: [`choice!`] an enum, [`clause!`] a table
//! with options, and `section!` a group of keys.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::variant::node::Content;
use crate::variant::{Form, Node, Written};

/// What can be read from a rules file.
pub(crate) trait Read: Sized {
    /// The forms in which a rules file may write it.
    const FORMS: &'static [Form];

    /// Reads a value of a rules file.
    fn read(node: &Node) -> Result<Self, Misread>;
}

/// What can be written to a rules file.
pub(crate) trait Write {
    /// Writes the value; what is read from it is equal.
    fn write(&self) -> Written;
}

/// Why a value cannot be read.
pub(crate) enum Misread {
    /// It has none of the forms that it may have.
    Form,
    /// It has such a form, and this is wrong inside.
    Inside(Vec<Misreading>),
}

/// What is wrong, and where.
#[derive(Clone, Debug)]
pub(crate) struct Misreading {
    pub(crate) span: Range<usize>,
    pub(crate) kind: MisreadingKind,
}

/// What is wrong.
#[derive(Clone, Debug)]
pub(crate) enum MisreadingKind {
    /// The value has none of the forms that it may have.
    Form(&'static [Form]),
    /// The clause has no option of this name.
    UnknownOption(String, &'static [&'static str]),
    /// The clause must have this option.
    MissingOption(&'static str),
}

/// Reads a value; where that fails, tells what is wrong.
pub(crate) fn read<T: Read>(node: &Node, found: &mut Vec<Misreading>) -> Option<T> {
    match T::read(node) {
        Ok(value) => return Some(value),
        Err(Misread::Form) => {
            found
                .push(Misreading { span: node.span.clone(), kind: MisreadingKind::Form(T::FORMS) });
        }
        Err(Misread::Inside(inside)) => found.extend(inside),
    }
    None
}

/// Reads what stands inside of another value.
pub(crate) fn read_inside<T: Read>(node: &Node) -> Result<T, Misread> {
    let mut found = Vec::new();
    read(node, &mut found).ok_or(Misread::Inside(found))
}

/// Reads a list.
pub(crate) fn read_list<T: Read>(node: &Node) -> Result<Vec<T>, Misread> {
    let items = node.list().ok_or(Misread::Form)?;
    let mut found = Vec::new();
    let values: Vec<T> = items.iter().filter_map(|item| read(item, &mut found)).collect();
    if found.is_empty() { Ok(values) } else { Err(Misread::Inside(found)) }
}

/// Reads a table whose names are numbers, as of sets and of players; it has at least one.
pub(crate) fn read_table<K: Read + Ord, V: Read>(node: &Node) -> Result<BTreeMap<K, V>, Misread> {
    let entries = node.table().filter(|entries| !entries.is_empty()).ok_or(Misread::Form)?;
    let mut found = Vec::new();
    let mut table = BTreeMap::new();
    for (name, value) in entries {
        let number = name.text.parse().map_or(Content::Other, Content::Number);
        let key = read(&Node { span: name.span.clone(), content: number }, &mut found);
        if let (Some(key), Some(value)) = (key, read(value, &mut found)) {
            table.insert(key, value);
        }
    }
    if found.is_empty() { Ok(table) } else { Err(Misread::Inside(found)) }
}

/// An option that may be left out and has no default.
impl<T: Read> Read for Option<T> {
    const FORMS: &'static [Form] = T::FORMS;

    fn read(node: &Node) -> Result<Option<T>, Misread> {
        T::read(node).map(Some)
    }
}

impl<T: Write> Write for Option<T> {
    fn write(&self) -> Written {
        self.as_ref().map_or(Written::Nothing, T::write)
    }
}

/// Declares an enum whose variants a rules file writes each in its own form: `word "never"` is a word,
/// `option "winner"` a table with this one option, and `value` whatever the payload is.
macro_rules! choice {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $($(#[doc = $doc:literal])+ $kind:ident $($word:literal)? => $variant:ident $(($payload:ty))?,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[doc = $doc])+ $variant $(($payload))?,)+
        }

        impl $crate::variant::value::Read for $name {
            const FORMS: &'static [$crate::variant::Form] =
                &[$($crate::variant::value::choice!(@form $kind $($word)? $($payload)?)),+];

            fn read(
                node: &$crate::variant::Node,
            ) -> Result<$name, $crate::variant::value::Misread> {
                $($crate::variant::value::choice!(@read $kind $($word)?, node, $name::$variant);)+
                Err($crate::variant::value::Misread::Form)
            }
        }

        impl $crate::variant::value::Write for $name {
            fn write(&self) -> $crate::variant::Written {
                match self {
                    $($name::$variant $(
                        ($crate::variant::value::choice!(@bind payload $payload))
                    )? => $crate::variant::value::choice!(@write $kind $($word)?, payload),)+
                }
            }
        }
    };
    (@bind $value:ident $payload:ty) => { $value };
    (@form word $word:literal) => { $crate::variant::Form::Word($word) };
    (@form option $word:literal $payload:ty) => { $crate::variant::Form::Option($word) };
    (@form value $payload:ty) => { <$payload as $crate::variant::value::Read>::FORMS[0] };
    (@read word $word:literal, $node:ident, $made:expr) => {
        if $node.text() == Some($word) {
            return Ok($made);
        }
    };
    (@read option $word:literal, $node:ident, $made:expr) => {
        if let Some(inner) = $node.only_option($word) {
            return $crate::variant::value::read_inside(inner).map($made);
        }
    };
    (@read value, $node:ident, $made:expr) => {
        match $crate::variant::value::Read::read($node) {
            Err($crate::variant::value::Misread::Form) => {}
            read => return read.map($made),
        }
    };
    (@write word $word:literal, $payload:ident) => { $crate::variant::Written::word($word) };
    (@write option $word:literal, $payload:ident) => {
        $crate::variant::Written::option($word, $crate::variant::value::Write::write($payload))
    };
    (@write value, $payload:ident) => { $crate::variant::value::Write::write($payload) };
}
pub(crate) use choice;

/// Declares a clause: a table of options, with a default for each that may be left out.
macro_rules! clause {
    (
        $(#[$meta:meta])*
        pub struct $name:ident like $example:literal {
            $($(#[doc = $doc:literal])+ $option:literal $field:ident: $type:ty $(= $default:expr)?;)+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name {
            $($(#[doc = $doc])+ pub $field: $type,)+
        }

        impl $crate::variant::value::Read for $name {
            const FORMS: &'static [$crate::variant::Form] =
                &[$crate::variant::Form::Table($example)];

            fn read(
                node: &$crate::variant::Node,
            ) -> Result<$name, $crate::variant::value::Misread> {
                let mut options = $crate::variant::value::Options::of(node, &[$($option),+])?;
                $(let $field = options.read::<$type>(
                    $option,
                    $crate::variant::value::clause!(@default $($default)?),
                );)+
                match ($($field,)+) {
                    ($(Some($field),)+) if options.found.is_empty() => Ok($name { $($field),+ }),
                    _ => Err($crate::variant::value::Misread::Inside(options.found)),
                }
            }
        }

        impl $crate::variant::value::Write for $name {
            fn write(&self) -> $crate::variant::Written {
                $crate::variant::Written::Table(vec![$($crate::variant::Entry {
                    name: $option.to_owned(),
                    value: $crate::variant::value::Write::write(&self.$field),
                    default: $crate::variant::value::clause!(@default $($default)?)
                        .map(|value: $type| $crate::variant::value::Write::write(&value)),
                },)+])
            }
        }
    };
    (@default) => { None };
    (@default $default:expr) => { Some($default) };
}
pub(crate) use clause;

/// The options of a clause while it is read.
pub(crate) struct Options<'a> {
    node: &'a Node,
    pub(crate) found: Vec<Misreading>,
}

impl<'a> Options<'a> {
    /// The options of a table, all of which have these names.
    pub(crate) fn of(
        node: &'a Node,
        names: &'static [&'static str],
    ) -> Result<Options<'a>, Misread> {
        let unknown = node
            .table()
            .ok_or(Misread::Form)?
            .iter()
            .filter(|(name, _)| !names.contains(&name.text.as_str()));
        let found = unknown.map(|(name, _)| Misreading {
            span: name.span.clone(),
            kind: MisreadingKind::UnknownOption(name.text.clone(), names),
        });
        Ok(Options { node, found: found.collect() })
    }

    /// Reads an option, or takes its default.
    pub(crate) fn read<T: Read>(&mut self, name: &'static str, default: Option<T>) -> Option<T> {
        match self.node.option(name) {
            Some(node) => read(node, &mut self.found),
            None if default.is_some() => default,
            None => {
                let kind = MisreadingKind::MissingOption(name);
                self.found.push(Misreading { span: self.node.span.clone(), kind });
                None
            }
        }
    }
}
