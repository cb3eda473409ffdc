//! The feature `toml`: rules files as texts.

use std::borrow::Cow;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::variant::node::{Content, Entries, Name};
use crate::variant::rules_file::{Reader, brief};
use crate::variant::{Node, RulesFaultKind, RulesFaults, Variant};

impl Variant {
    /// Reads a rules file.
    ///
    /// A file can be `based-on` a built-in game and says then only what differs; a key replaces its
    /// whole value.
    ///
    /// # Errors
    ///
    /// [`RulesFaults`] holds everything that is wrong: TOML that cannot be read, unknown keys, bad values,
    /// a base that does not exist, and rules that make no game together.
    ///
    /// # Examples
    ///
    /// ```
    /// use domino_rules::Variant;
    ///
    /// let house = Variant::from_toml("based-on = \"boxed\"\ntarget = 50\n")?;
    /// assert_eq!(house.contest.target.to_string(), "50");
    ///
    /// let faults = Variant::from_toml("target = 0\nhend = 7\n").unwrap_err();
    /// assert_eq!(faults.0.len(), 2);
    /// assert!(faults.to_string().contains("did you mean `hand`?"));
    /// # Ok::<(), domino_rules::RulesFaults>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Variant, RulesFaults> {
        read(text, None)
    }

    /// Reads a rules file whose keys change this variant; the file itself has no base.
    ///
    /// # Errors
    ///
    /// As [`Variant::from_toml`].
    pub fn with_toml(&self, text: &str) -> Result<Variant, RulesFaults> {
        read(text, Some(self))
    }
}

fn read(text: &str, base: Option<&Variant>) -> Result<Variant, RulesFaults> {
    let mut reader = Reader::new(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let kind = RulesFaultKind::Toml(brief(error.message()));
        reader.add(error.span().unwrap_or(0..0), None, kind);
    }
    if errors.is_empty() {
        reader.read(entries(table.get_ref()), base)
    } else {
        Err(reader.into_faults())
    }
}

/// The values of a table of a file.
fn entries(table: &DeTable<'_>) -> Entries {
    let entry = |(name, value): (&Spanned<Cow<'_, str>>, &Spanned<DeValue<'_>>)| {
        (Name { span: name.span(), text: name.get_ref().to_string() }, node(value))
    };
    table.iter().map(entry).collect()
}

/// A value of a file.
fn node(value: &Spanned<DeValue<'_>>) -> Node {
    let content = match value.get_ref() {
        DeValue::String(text) => Content::Text(text.to_string()),
        DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
            .map_or(Content::Other, Content::Number),
        DeValue::Array(items) => Content::List(items.iter().map(node).collect()),
        DeValue::Table(table) => Content::Table(entries(table)),
        DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => Content::Other,
    };
    Node { span: value.span(), content }
}
