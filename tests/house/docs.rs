//! The docs say what the code does.

use domino_rules::{KEYS, Variant};

use crate::{read, root};

/// The page that lists every key, with its default and its meaning.
fn key_reference() -> String {
    let defaults = Variant::default_rules();
    KEYS.iter()
        .map(|key| {
            let doc = key.doc.lines().map(str::trim).collect::<Vec<_>>().join(" ");
            format!("### `{}`\n\nDefault: `{}`\n\n{doc}\n", key.name, key.value(&defaults))
        })
        .collect::<Vec<_>>()
        .join("\n")
}

#[test]
fn the_rules_format_lists_every_key_as_the_code_has_it() {
    let page = read("docs/RULES-FORMAT.md");
    let (_, reference) = page.split_once("<!-- keys -->\n\n").unwrap();
    assert_eq!(reference, key_reference(), "the part after `<!-- keys -->` is made from the table");
}

#[test]
fn every_built_in_game_has_a_page() {
    for name in Variant::builtin_names() {
        let page = read(format!("docs/variants/{name}.md"));
        let title = &Variant::builtin(name).unwrap().title;
        assert!(page.starts_with(&format!("# `{name}`: {title}\n")), "{name}");
    }
}

#[test]
fn every_page_that_the_docs_link_to_exists() {
    let mut pages = crate::files("docs", &[".md"]);
    pages.extend(["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|page| root().join(page)));
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let file = link.split('#').next().unwrap_or_default();
            if !file.is_empty() && !file.contains("://") {
                let target = page.parent().unwrap().join(file);
                assert!(target.exists(), "{} links to {file}", page.display());
            }
        }
    }
}
