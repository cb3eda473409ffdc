//! Words from outside are words and nothing else.

use domino_record::Writer;
use domino_repl::Eyes;
use domino_rules::Match;
use roxmltree::Document;

use crate::play::{drawn, record, rules, seats};

/// The texts of a picture, the title and the description first.
fn texts(name: &str) -> (String, Vec<String>) {
    let rules = rules("draw", "");
    let mut writer = Writer::new(&rules, &seats(&[&format!("human:{name}"), "steady"]));
    Match::new(rules).start_round(1, &mut writer).unwrap();
    let svg = drawn(&record(&writer), None, Eyes::Full);
    let document = Document::parse(&svg).unwrap();
    let texts = document
        .descendants()
        .filter(|node| matches!(node.tag_name().name(), "title" | "desc" | "text"))
        .map(|node| node.text().unwrap_or_default().to_owned())
        .collect();
    (svg, texts)
}

#[test]
fn a_name_is_no_markup() {
    let (svg, texts) = texts("<script>&\"']]>");
    assert!(texts.iter().any(|text| text == "A <script>&\"']]>"), "{texts:?}");
    assert!(texts[1].contains("A <script>&\"']]> holds"), "{texts:?}");
    assert!(!svg.contains("<script"));
}

#[test]
fn what_turns_writing_round_or_is_no_character_of_xml_is_shown_as_a_question_mark() {
    let (svg, texts) = texts("Eve\u{202e}\u{2066}\u{fffe}\u{ffff}");
    assert!(texts.iter().any(|text| text == "A Eve????"), "{texts:?}");
    assert!(!svg.contains(['\u{202e}', '\u{2066}', '\u{fffe}', '\u{ffff}']));
}
