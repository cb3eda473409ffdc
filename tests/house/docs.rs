//! The docs say what the code does.

use domino_repl::{COMMANDS, Catalog, Lang};
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

/// The part of the page of the client that lists every command, as `help` explains it.
fn command_reference() -> String {
    let catalog = Catalog::new(Lang::En);
    COMMANDS
        .iter()
        .map(|spec| {
            let names: Vec<String> =
                spec.names.iter().skip(1).map(|name| format!("`{name}`")).collect();
            let also = match names.as_slice() {
                [] => String::new(),
                names => format!("Also {}.\n", names.join(", ")),
            };
            let [usage, summary, page] =
                [spec.usage_in(&catalog), spec.summary_in(&catalog), spec.page_in(&catalog)];
            let page = page.replace(". ", ".\n");
            format!("### `{usage}`\n\n{}.\n{page}\n{also}", capitalised(&summary))
        })
        .collect::<Vec<_>>()
        .join("\n")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[test]
fn the_page_of_the_client_lists_every_command_as_help_explains_it() {
    let page = read("docs/CLIENT.md");
    let (_, reference) = page.split_once("<!-- commands -->\n\n").unwrap();
    assert_eq!(reference, command_reference(), "the part after `<!-- commands -->` is made");
}

/// The names of the languages head the columns of the glossary.
#[test]
fn the_glossary_has_a_column_for_every_language() {
    let page = read("docs/GLOSSARY.md");
    let head = page.lines().find(|line| line.contains("English")).unwrap();
    for lang in Lang::ALL {
        assert!(head.contains(lang.name()), "{lang}");
    }
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
    pages.extend(
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md"]
            .map(|page| root().join(page)),
    );
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
