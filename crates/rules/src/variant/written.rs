//! Values as they are written: whole, or without what goes without saying.

use std::fmt;

/// A value to be written as TOML on one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    /// Nothing is written.
    Nothing,
    Text(String),
    Number(i64),
    List(Vec<Written>),
    Table(Vec<Entry>),
}

/// A value of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: String,
    pub(crate) value: Written,
    /// What holds where the entry is left out, if it can be.
    pub(crate) default: Option<Written>,
}

impl Entry {
    /// An entry that must be written.
    pub(crate) fn required(name: impl Into<String>, value: Written) -> Entry {
        Entry { name: name.into(), value, default: None }
    }
}

impl Written {
    /// A word.
    pub(crate) fn word(word: &str) -> Written {
        Written::Text(word.to_owned())
    }

    /// A table with one entry.
    pub(crate) fn option(name: &str, value: Written) -> Written {
        Written::Table(vec![Entry::required(name, value)])
    }

    /// The value without entries that equal their defaults, at every depth.
    pub(crate) fn without_defaults(&self) -> Written {
        match self {
            Written::Table(entries) => Written::Table(
                entries
                    .iter()
                    .filter(|entry| entry.default.as_ref() != Some(&entry.value))
                    .map(|entry| Entry { value: entry.value.without_defaults(), ..entry.clone() })
                    .collect(),
            ),
            Written::List(items) => {
                Written::List(items.iter().map(Written::without_defaults).collect())
            }
            Written::Nothing | Written::Text(_) | Written::Number(_) => self.clone(),
        }
    }
}

impl Written {
    /// The values of a table, a line each, in the byte order of their names.
    pub(crate) fn lines(&self) -> String {
        let Written::Table(entries) = self else { return format!("{self}\n") };
        let mut lines: Vec<String> = entries
            .iter()
            .map(|entry| format!("{} = {}\n", Quotable(&entry.name), entry.value))
            .collect();
        lines.sort();
        lines.concat()
    }
}

/// As TOML, with the names of a table in byte order.
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Written::Nothing => Ok(()),
            Written::Text(text) => write!(f, "{}", Quoted(text)),
            Written::Number(number) => write!(f, "{number}"),
            Written::List(items) => {
                f.write_str("[")?;
                for (place, item) in items.iter().enumerate() {
                    write!(f, "{}{item}", if place == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
            Written::Table(entries) => {
                let mut entries: Vec<&Entry> =
                    entries.iter().filter(|entry| entry.value != Written::Nothing).collect();
                entries.sort_by(|one, other| one.name.cmp(&other.name));
                if entries.is_empty() {
                    return f.write_str("{}");
                }
                for (place, entry) in entries.iter().enumerate() {
                    let gap = if place == 0 { "{ " } else { ", " };
                    write!(f, "{gap}{} = {}", Quotable(&entry.name), entry.value)?;
                }
                f.write_str(" }")
            }
        }
    }
}

/// A text in double quotes, as TOML has it.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

impl fmt::Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for letter in self.0.chars() {
            match letter {
                '"' | '\\' => write!(f, "\\{letter}")?,
                letter if letter.is_control() => write!(f, "\\u{:04x}", u32::from(letter))?,
                letter => write!(f, "{letter}")?,
            }
        }
        f.write_str("\"")
    }
}

/// A name in a table, in quotes where it needs them.
pub(crate) struct Quotable<'a>(pub(crate) &'a str);

impl fmt::Display for Quotable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_bare = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if !self.0.is_empty() && self.0.chars().all(is_bare) {
            f.write_str(self.0)
        } else {
            write!(f, "{}", Quoted(self.0))
        }
    }
}
