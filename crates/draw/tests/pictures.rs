//! Pictures can stand side by side.
#![allow(clippy::unwrap_used)] // a test may panic

use std::collections::BTreeSet;

use domino_draw::{Hand, Picture};
use domino_layout::{Drawing, End, Layout};
use roxmltree::Document;

/// A picture of one tile on the table and another in a hand.
fn picture(laid: &str, held: &str, state: &str) -> String {
    let mut layout = Layout::new();
    layout.start(laid.parse().unwrap(), &[End::Left, End::Right]).unwrap();
    let hand = Hand {
        name: "Ada".to_owned(),
        size: "1 tile".to_owned(),
        n_tiles: 1,
        shown: [held.parse().unwrap()].into_iter().collect(),
        is_mover: true,
    };
    let picture = Picture {
        lang: "en",
        title: "A table",
        description: "Tiles",
        state,
        drawing: &Drawing::of_line(&layout, Picture::LINE_WIDTH),
        places: &[],
        numbers: &[],
        last: laid,
        empty: "",
        hands: &[hand],
        footing: &|_| String::new(),
    };
    picture.to_svg()
}

fn ids(svg: &str) -> BTreeSet<String> {
    let document = Document::parse(svg).unwrap();
    let ids = document.descendants().filter_map(|node| node.attribute("id"));
    ids.map(str::to_owned).collect()
}

#[test]
fn finding_a17_two_pictures_in_a_page_share_no_id_and_style_only_themselves() {
    // The second differs in a word, the third in a tile that nobody sees at the ids.
    let pictures = [
        picture("6-4", "5-2", "Ada is on turn."),
        picture("6-4", "5-2", "Ada has gone out."),
        picture("6-4", "5-3", "Ada is on turn."),
    ];
    let ids = pictures.each_ref().map(|svg| ids(svg));
    for (place, own) in ids.iter().enumerate() {
        assert!(own.len() > 4, "{own:?}");
        assert!(ids[..place].iter().all(|other| own.is_disjoint(other)), "{ids:?}");
    }
    for (svg, ids) in pictures.iter().zip(&ids) {
        let document = Document::parse(svg).unwrap();
        let root = document.root_element().attribute("id").unwrap();
        assert!(ids.iter().all(|id| id.starts_with(root)));
        for node in document.descendants() {
            let used = node.attribute("href").map(|href| href.strip_prefix('#').unwrap());
            assert!(used.is_none_or(|id| ids.contains(id)), "{used:?}");
        }
        let style = document.descendants().find(|node| node.has_tag_name("style")).unwrap();
        let (own, mut n_selectors) = (format!("#{root} "), 0);
        for line in style.text().unwrap().lines().filter(|line| line.ends_with('}')) {
            let Some((selectors, _)) = line.split_once('{') else { continue };
            for selector in selectors.split(',') {
                assert!(selector.starts_with(&own), "{line}");
                n_selectors += 1;
            }
        }
        assert!(n_selectors > 20);
    }
}

#[test]
fn the_same_picture_is_the_same_bytes() {
    assert_eq!(picture("6-4", "5-2", "Ada"), picture("6-4", "5-2", "Ada"));
}

#[test]
fn words_are_words_and_nothing_else() {
    let svg = picture("6-4", "5-2", "<a>\u{1b}\u{0}&\"");
    let document = Document::parse(&svg).unwrap();
    let mut lines = document.descendants().filter(|node| node.attribute("class") == Some("line"));
    assert_eq!(lines.next().unwrap().text(), Some("<a>??&\""));
}

/// The character that stands for an id while a picture is made is no character of XML.
#[test]
fn words_cannot_hold_the_id_of_a_picture() {
    let svg = picture("6-4", "5-2", "\u{ffff}-f1");
    assert!(svg.contains(">?-f1</text>"), "{svg}");
}
