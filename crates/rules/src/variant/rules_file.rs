//! Reading the rules of a file: inheritance, and all faults at once with their places.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::variant::node::{Entries, Name};
use crate::variant::value::{Misread, Misreading, MisreadingKind, Read, read, read_list};
use crate::variant::{
    Form, KEYS, Key, Node, RulesFault, RulesFaultKind, RulesFaults, Variant, nearest,
};

/// Keys of a rules file that are not rules.
const HEAD_KEYS: [&str; 5] = ["name", "title", "summary", "based-on", "sources"];

/// The state of reading one file, or values that are in none.
pub(crate) struct Reader<'a> {
    text: &'a str,
    faults: Vec<RulesFault>,
    /// Where each key of the file is written.
    spans: BTreeMap<&'static str, Range<usize>>,
    /// The sources that the file gives.
    sources: BTreeMap<String, Vec<String>>,
}

impl<'a> Reader<'a> {
    /// Nothing is read yet of this text.
    pub(crate) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, faults: Vec::new(), spans: BTreeMap::new(), sources: BTreeMap::new() }
    }

    /// Reads the keys of the file.
    pub(crate) fn read(
        mut self,
        mut entries: Entries,
        base: Option<&Variant>,
    ) -> Result<Variant, RulesFaults> {
        let mut variant = self.base(&mut entries, base);
        self.read_head(&mut entries, &mut variant);
        for (name, node) in entries {
            self.read_key(&mut variant, &name, &node);
        }
        // A key that the file writes has no source but the file's own.
        variant.sources.retain(|key, _| !self.spans.contains_key(key.as_str()));
        variant.sources.append(&mut self.sources);
        self.check(&variant);
        if self.faults.is_empty() { Ok(variant) } else { Err(self.into_faults()) }
    }

    /// The game that the file is based on, or the defaults.
    fn base(&mut self, entries: &mut Entries, base: Option<&Variant>) -> Variant {
        if let Some(base) = base {
            if let Some(node) = take(entries, "based-on") {
                self.add(node.span, Some("based-on"), RulesFaultKind::SecondBase);
            }
            return base.clone();
        }
        let Some((span, Line(name))) = self.take(entries, "based-on") else {
            return Variant::default_rules();
        };
        Variant::builtin(&name).cloned().unwrap_or_else(|error| {
            self.add(span, Some("based-on"), RulesFaultKind::UnknownBase(error));
            Variant::default_rules()
        })
    }

    fn read_head(&mut self, entries: &mut Entries, variant: &mut Variant) {
        if let Some((span, Line(name))) = self.take(entries, "name") {
            let is_word = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit();
            if name.is_empty() || !name.chars().all(|letter| is_word(letter) || letter == '-') {
                self.add(span, Some("name"), RulesFaultKind::Name);
            }
            // Another game's title and summary would not be this game's.
            variant.summary.clear();
            variant.title.clone_from(&name);
            variant.name = name;
        }
        if let Some((span, Line(title))) = self.take(entries, "title") {
            self.check_line(span, "title", &title);
            variant.title = title;
        }
        if let Some((span, Line(summary))) = self.take(entries, "summary") {
            self.check_line(span, "summary", &summary);
            variant.summary = summary;
        }
        if let Some((_, Sources(sources))) = self.take(entries, "sources") {
            for (name, sources) in sources {
                if Key::named(&name.text).is_none() {
                    let kind = RulesFaultKind::UnknownSource { found: brief(&name.text) };
                    self.add(name.span, Some("sources"), kind);
                }
                self.sources.insert(name.text, sources);
            }
        }
    }

    fn check_line(&mut self, span: Range<usize>, key: &str, text: &str) {
        if text.chars().any(char::is_control) {
            self.add(span, Some(key), RulesFaultKind::NotOneLine);
        }
    }

    /// Takes a key that is not a rule.
    fn take<T: Read>(&mut self, entries: &mut Entries, key: &str) -> Option<(Range<usize>, T)> {
        let node = take(entries, key)?;
        let mut found = Vec::new();
        let value = read(&node, &mut found);
        self.add_all(key, found);
        value.map(|value| (node.span, value))
    }

    fn read_key(&mut self, variant: &mut Variant, name: &Name, node: &Node) {
        let Some(key) = Key::named(&name.text) else {
            let names = KEYS.iter().map(|key| key.name).chain(HEAD_KEYS);
            let nearest = nearest(&name.text, names);
            let kind = RulesFaultKind::UnknownKey { found: brief(&name.text), nearest };
            return self.add(name.span.clone(), None, kind);
        };
        self.spans.insert(key.name, name.span.clone());
        let mut found = Vec::new();
        (key.read)(variant, node, &mut found);
        self.add_all(key.name, found);
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
            self.add(span, Some(key), RulesFaultKind::Conflict(conflict));
        }
    }

    fn add_all(&mut self, key: &str, found: Vec<Misreading>) {
        for Misreading { span, kind } in found {
            let kind = match kind {
                MisreadingKind::Form(expected) => {
                    let found = self.text.get(span.clone()).unwrap_or_default();
                    RulesFaultKind::Value { found: brief(found), expected }
                }
                MisreadingKind::UnknownOption(found, options) => {
                    RulesFaultKind::UnknownOption { found: brief(&found), options }
                }
                MisreadingKind::MissingOption(option) => RulesFaultKind::MissingOption { option },
            };
            self.add(span, Some(key), kind);
        }
    }

    /// Adds a fault at a place of the file.
    pub(crate) fn add(&mut self, span: Range<usize>, key: Option<&str>, kind: RulesFaultKind) {
        let before = self.text.get(..span.start).unwrap_or(self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        self.faults.push(RulesFault {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            key: key.map(str::to_owned),
            kind,
        });
    }

    /// What is wrong, in the order of the file.
    pub(crate) fn into_faults(mut self) -> RulesFaults {
        self.faults.sort_by_key(|fault| (fault.line, fault.column));
        RulesFaults(self.faults)
    }
}

/// Takes the value of a key out of a file.
fn take(entries: &mut Entries, key: &str) -> Option<Node> {
    let place = entries.iter().position(|(name, _)| name.text == key)?;
    Some(entries.remove(place).1)
}

/// A text that stands for itself.
struct Line(String);

impl Read for Line {
    const FORMS: &'static [Form] = &[Form::Line];

    fn read(node: &Node) -> Result<Line, Misread> {
        node.text().map(|text| Line(text.to_owned())).ok_or(Misread::Form)
    }
}

/// Sources by key.
struct Sources(Vec<(Name, Vec<String>)>);

impl Read for Sources {
    const FORMS: &'static [Form] = &[Form::Table("{ hand = [\"S0.5\"] }")];

    fn read(node: &Node) -> Result<Sources, Misread> {
        let mut sources = Vec::new();
        for (name, node) in node.table().ok_or(Misread::Form)? {
            let texts = read_list(node)?.into_iter().map(|Line(text)| text).collect();
            sources.push((name.clone(), texts));
        }
        Ok(Sources(sources))
    }
}

/// A text in one line of a bearable length.
pub(crate) fn brief(text: &str) -> String {
    const MAX_CHARS: usize = 100;
    let text = text.replace('\n', "; ");
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
