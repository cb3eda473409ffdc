//! Reading rules files: inheritance, and all faults at once with their places.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::variant::{Fault, Faults, KEYS, Key, Variant, nearest};

/// Keys of a rules file that are not rules.
const HEAD_KEYS: [&str; 5] = ["name", "title", "summary", "based-on", "sources"];

impl Variant {
    /// Reads a rules file.
    ///
    /// A file can be `based-on` a built-in game and says then only what differs; a key replaces its
    /// whole value.
    ///
    /// # Errors
    ///
    /// [`Faults`] holds everything that is wrong: TOML that cannot be read, unknown keys, bad values,
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
    /// # Ok::<(), domino_rules::Faults>(())
    /// ```
    pub fn from_toml(text: &str) -> Result<Variant, Faults> {
        Reader::new(text).read(None)
    }

    /// Reads a rules file whose keys change this variant; the file itself has no base.
    ///
    /// # Errors
    ///
    /// As [`Variant::from_toml`].
    pub fn with_toml(&self, text: &str) -> Result<Variant, Faults> {
        Reader::new(text).read(Some(self))
    }
}

/// The state of reading one file.
struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
    /// Where each key of the file is written.
    spans: BTreeMap<String, Range<usize>>,
    /// The sources that the file gives.
    sources: BTreeMap<String, Vec<String>>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        Reader { text, faults: Vec::new(), spans: BTreeMap::new(), sources: BTreeMap::new() }
    }

    fn read(mut self, base: Option<&Variant>) -> Result<Variant, Faults> {
        let (table, errors) = DeTable::parse_recoverable(self.text);
        for error in &errors {
            self.add(error.span().unwrap_or(0..0), None, error.message());
        }
        if !errors.is_empty() {
            return Err(self.into_faults());
        }
        let mut table = table.into_inner();
        let mut variant = match base {
            Some(base) => {
                if let Some(value) = table.remove("based-on") {
                    self.add(value.span(), Some("based-on"), "these lines have their base already");
                }
                base.clone()
            }
            None => self.base(&mut table),
        };
        self.read_head(&mut table, &mut variant);
        for (name, value) in table {
            self.read_key(&mut variant, &name, value);
        }
        // A key that the file writes has no source but the file's own.
        variant.sources.retain(|key, _| !self.spans.contains_key(key));
        variant.sources.append(&mut self.sources);
        self.check(&variant);
        if self.faults.is_empty() { Ok(variant) } else { Err(self.into_faults()) }
    }

    /// The game that the file is based on, or the defaults.
    fn base(&mut self, table: &mut DeTable<'_>) -> Variant {
        let Some((span, name)) = self.take::<String>(table, "based-on") else {
            return Variant::default_rules();
        };
        match Variant::builtin(&name) {
            Ok(base) => base.clone(),
            Err(error) => {
                self.add(span, Some("based-on"), &error.to_string());
                Variant::default_rules()
            }
        }
    }

    fn read_head(&mut self, table: &mut DeTable<'_>, variant: &mut Variant) {
        if let Some((span, name)) = self.take::<String>(table, "name") {
            let is_word = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
            if name.is_empty() || !name.chars().all(|letter| is_word(letter) || letter == '-') {
                let message = "a name has only the letters a to z, digits and hyphens";
                self.add(span, Some("name"), message);
            }
            // Another game's title and summary would not be this game's.
            variant.summary.clear();
            variant.title.clone_from(&name);
            variant.name = name;
        }
        if let Some((span, title)) = self.take::<String>(table, "title") {
            self.check_line(span, "title", &title);
            variant.title = title;
        }
        if let Some((span, summary)) = self.take::<String>(table, "summary") {
            self.check_line(span, "summary", &summary);
            variant.summary = summary;
        }
        if let Some((span, sources)) = self.take::<BTreeMap<String, Vec<String>>>(table, "sources")
        {
            for key in sources.keys().filter(|key| Key::named(key).is_none()) {
                self.add(span.clone(), Some("sources"), &format!("there is no key `{key}`"));
            }
            self.sources = sources;
        }
    }

    fn check_line(&mut self, span: Range<usize>, key: &str, text: &str) {
        if text.chars().any(char::is_control) {
            self.add(span, Some(key), "this is one line of text, without control characters");
        }
    }

    /// Takes a key that is not a rule out of the table.
    fn take<T: for<'de> Deserialize<'de>>(
        &mut self,
        table: &mut DeTable<'_>,
        key: &str,
    ) -> Option<(Range<usize>, T)> {
        let value = table.remove(key)?;
        let span = value.span();
        match T::deserialize(toml::de::ValueDeserializer::from(value)) {
            Ok(value) => Some((span, value)),
            Err(error) => {
                self.add(error.span().unwrap_or(span), Some(key), error.message());
                None
            }
        }
    }

    fn read_key(
        &mut self,
        variant: &mut Variant,
        name: &Spanned<std::borrow::Cow<'_, str>>,
        value: Spanned<DeValue<'_>>,
    ) {
        let text = name.get_ref().as_ref();
        let Some(key) = Key::named(text) else {
            let names = KEYS.iter().map(|key| key.name).chain(HEAD_KEYS);
            let hint = nearest(text, names)
                .map_or(String::new(), |name| format!("; did you mean `{name}`?"));
            self.add(name.span(), None, &format!("there is no key `{text}`{hint}"));
            return;
        };
        self.spans.insert(key.name.to_owned(), name.span());
        let span = value.span();
        if let Err(error) = key.set(variant, value) {
            self.add(error.span().unwrap_or(span), Some(key.name), error.message());
        }
    }

    /// Adds the rules that make no game, at the first of the keys that the file writes; a key that is
    /// at fault already says nothing about others.
    fn check(&mut self, variant: &Variant) {
        let faulty: Vec<String> =
            self.faults.iter().filter_map(|fault| fault.key.clone()).collect();
        for conflict in variant.conflicts() {
            if conflict.keys.iter().any(|key| faulty.iter().any(|faulty| faulty == key)) {
                continue;
            }
            let written = conflict.keys.iter().find(|key| self.spans.contains_key(**key));
            let key = written.copied().unwrap_or(conflict.keys[0]);
            let span = self.spans.get(key).cloned().unwrap_or(0..0);
            self.add(span, Some(key), &conflict.message);
        }
    }

    fn add(&mut self, span: Range<usize>, key: Option<&str>, message: &str) {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        self.faults.push(Fault {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            key: key.map(str::to_owned),
            message: one_line(message),
        });
    }

    fn into_faults(mut self) -> Faults {
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        Faults(self.faults)
    }
}

/// A message as one line of a bearable length, whatever of the file it quotes.
fn one_line(message: &str) -> String {
    const MAX_CHARS: usize = 300;
    let text = message.replace('\n', "; ");
    let mut letters = text.chars();
    let mut line = String::new();
    for letter in letters.by_ref().take(MAX_CHARS) {
        if letter.is_control() {
            line.extend(letter.escape_default());
        } else {
            line.push(letter);
        }
    }
    if letters.next().is_some() {
        line.push('…');
    }
    line
}
