//! The feature `serde`: a variant is the map of the keys that a rules file has, and is read with the
//! same faults.

use std::fmt::{self, Write as _};
use std::ops::Range;

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::variant::node::{Content, Entries, Name};
use crate::variant::rules_file::Reader;
use crate::variant::value::{Read, Write};
use crate::variant::written::{Quotable, Quoted};
use crate::variant::{KEYS, Node, Variant, Written};

/// Writes a value of a key.
pub(crate) fn serialize<T: Write, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    value.write().serialize(serializer)
}

/// Reads a value of a key.
pub(crate) fn deserialize<'de, T: Read, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    T::read(&Node::deserialize(deserializer)?).map_err(|_| {
        let forms: Vec<String> = T::FORMS.iter().map(ToString::to_string).collect();
        de::Error::custom(format_args!("expected {}", forms.join(" or ")))
    })
}

impl Serialize for Variant {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (name, value) in self.written_head() {
            map.serialize_entry(name, &value)?;
        }
        for key in KEYS {
            map.serialize_entry(key.name, &(key.write)(self))?;
        }
        let sources = self.written_sources();
        if !sources.is_empty() {
            map.serialize_entry("sources", &Written::Table(sources))?;
        }
        map.end()
    }
}

impl Serialize for Written {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Written::Nothing => serializer.serialize_none(),
            Written::Text(text) => serializer.serialize_str(text),
            Written::Number(number) => serializer.serialize_i64(*number),
            Written::List(items) => serializer.collect_seq(items),
            Written::Table(entries) => {
                let entries = entries.iter().filter(|entry| entry.value != Written::Nothing);
                serializer.collect_map(entries.map(|entry| (&entry.name, &entry.value)))
            }
        }
    }
}

/// The faults have the places of the lines that a rules file would have: a key on each.
impl<'de> Deserialize<'de> for Variant {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        let mut entries = deserializer.deserialize_map(Values)?.into_entries();
        let text = spell_file(&mut entries);
        Reader::new(&text).read(entries, None).map_err(de::Error::custom)
    }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Node, D::Error> {
        deserializer.deserialize_any(Values)
    }
}

/// Reads what a rules file can say.
struct Values;

impl<'de> Visitor<'de> for Values {
    type Value = Node;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a number, a list or a map, as rules have them")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<Node, E> {
        Ok(Node::nowhere(Content::Text(text.to_owned())))
    }

    fn visit_i64<E: de::Error>(self, number: i64) -> Result<Node, E> {
        Ok(Node::nowhere(Content::Number(number)))
    }

    fn visit_u64<E: de::Error>(self, number: u64) -> Result<Node, E> {
        let out_of_range = |_| E::invalid_value(de::Unexpected::Unsigned(number), &self);
        i64::try_from(number)
            .map(|number| Node::nowhere(Content::Number(number)))
            .map_err(out_of_range)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Node, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            items.push(item);
        }
        Ok(Node::nowhere(Content::List(items)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Node, A::Error> {
        let mut entries = Entries::new();
        while let Some((text, value)) = map.next_entry::<String, Node>()? {
            if entries.iter().any(|(name, _)| name.text == text) {
                return Err(de::Error::custom(format_args!("{text:?} comes twice")));
            }
            entries.push((Name::nowhere(text), value));
        }
        Ok(Node::nowhere(Content::Table(entries)))
    }
}

/// Writes values as the text of a rules file, and notes where each of them stands there.
fn spell_file(entries: &mut Entries) -> String {
    let mut text = String::new();
    for (name, node) in entries {
        name.span = spell(&mut text, Quotable(&name.text));
        text.push_str(" = ");
        spell_node(&mut text, node);
        text.push('\n');
    }
    text
}

fn spell(text: &mut String, what: impl fmt::Display) -> Range<usize> {
    let start = text.len();
    // Writing to a string does not fail.
    let _ = write!(text, "{what}");
    start..text.len()
}

fn spell_node(text: &mut String, node: &mut Node) {
    let start = text.len();
    match &mut node.content {
        Content::Text(own) => {
            spell(text, Quoted(own));
        }
        Content::Number(number) => {
            spell(text, *number);
        }
        Content::List(items) => {
            text.push('[');
            for (place, item) in items.iter_mut().enumerate() {
                text.push_str(if place == 0 { "" } else { ", " });
                spell_node(text, item);
            }
            text.push(']');
        }
        Content::Table(entries) => {
            text.push('{');
            for (place, (name, value)) in entries.iter_mut().enumerate() {
                text.push_str(if place == 0 { " " } else { ", " });
                name.span = spell(text, Quotable(&name.text));
                text.push_str(" = ");
                spell_node(text, value);
            }
            text.push_str(" }");
        }
        Content::Other => {}
    }
    node.span = start..text.len();
}
