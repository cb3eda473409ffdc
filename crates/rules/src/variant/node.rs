//! Values as a rules file has them, before they are read.

use std::ops::Range;

/// A value of a rules file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    /// Where it stands in the file, in bytes.
    pub(crate) span: Range<usize>,
    pub(crate) content: Content,
}

/// What a value of a rules file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Text(String),
    Number(i64),
    List(Vec<Node>),
    Table(Entries),
    /// A value of a kind that no key has.
    Other,
}

/// The values of a table with their names.
pub(crate) type Entries = Vec<(Name, Node)>;

/// The name of a value in a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) span: Range<usize>,
    pub(crate) text: String,
}

impl Name {
    /// A name that stands in no file.
    pub(crate) fn nowhere(text: impl Into<String>) -> Name {
        Name { span: 0..0, text: text.into() }
    }
}

impl Node {
    /// A value that stands in no file.
    pub(crate) fn nowhere(content: Content) -> Node {
        Node { span: 0..0, content }
    }

    /// The text, if it is one.
    pub(crate) fn text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is one.
    pub(crate) fn number(&self) -> Option<i64> {
        match self.content {
            Content::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The values of a list, if it is one.
    pub(crate) fn list(&self) -> Option<&[Node]> {
        match &self.content {
            Content::List(items) => Some(items),
            _ => None,
        }
    }

    /// The values of a table with their names, if it is one.
    pub(crate) fn table(&self) -> Option<&[(Name, Node)]> {
        match &self.content {
            Content::Table(entries) => Some(entries),
            _ => None,
        }
    }

    /// The values of a table with their names; none of what is no table.
    pub(crate) fn into_entries(self) -> Entries {
        match self.content {
            Content::Table(entries) => entries,
            _ => Entries::new(),
        }
    }

    /// The value of this name in a table.
    pub(crate) fn option(&self, name: &str) -> Option<&Node> {
        self.table()?.iter().find(|(own, _)| own.text == name).map(|(_, node)| node)
    }

    /// The value of this name in a table that has no other.
    pub(crate) fn only_option(&self, name: &str) -> Option<&Node> {
        self.option(name).filter(|_| self.table().is_some_and(|entries| entries.len() == 1))
    }
}
