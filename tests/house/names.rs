//! A public type name stands for one thing in all crates.

use std::collections::BTreeMap;

use crate::{files, read};

#[test]
fn a_public_type_name_stands_for_one_thing() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in files("crates", &[".rs"]) {
        if path.components().any(|part| part.as_os_str() == "src") {
            for line in read(&path).lines() {
                if let Some(name) = public_type(line) {
                    places.entry(name.to_owned()).or_default().push(path.display().to_string());
                }
            }
        }
    }
    assert!(places.len() > 100, "the search finds types, {}", places.len());
    places.retain(|_, paths| paths.len() > 1);
    assert!(places.is_empty(), "{places:#?}");
}

/// The name of the type that a line begins to define, if it is public.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let name =
        ["struct ", "enum ", "trait ", "type "].iter().find_map(|kind| rest.strip_prefix(kind))?;
    // A macro has `$name` there.
    name.split(|letter: char| !letter.is_alphanumeric()).next().filter(|name| !name.is_empty())
}

#[test]
fn public_types_are_found() {
    assert_eq!(public_type("pub struct Tile(u8);"), Some("Tile"));
    assert_eq!(public_type("    pub enum Wild {"), Some("Wild"));
    assert_eq!(public_type("pub(crate) struct Shown {"), None);
    assert_eq!(public_type("pub fn struct_of() {}"), None);
}
