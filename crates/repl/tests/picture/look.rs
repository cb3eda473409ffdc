//! A picture is whole in itself, and can be seen in light and dark.

use std::collections::BTreeMap;

use domino_repl::{Catalog, Eyes, Lang, Moment, Numbers, is_picture, picture};
use roxmltree::Document;

use crate::play::{committed, played};
use crate::seen::Seen;

#[test]
fn a_picture_is_whole_in_itself_small_and_always_the_same() {
    for game in ["table", "draw", "block", "snake", "boxed"] {
        let (_, record) = played(game, "", 9);
        for lang in Lang::ALL {
            let draw = || {
                picture(&record, Moment::default(), Eyes::Full, Numbers::Off, &Catalog::new(lang))
                    .unwrap()
            };
            let svg = draw();
            assert_eq!(svg, draw());
            assert!(is_picture(svg.as_bytes()) && svg.len() < 30 << 10, "{} bytes", svg.len());
            let document = Document::parse(&svg).unwrap();
            let root = document.root_element();
            assert_eq!(
                (root.attribute("role"), root.attribute("lang")),
                (Some("img"), Some(lang.code()))
            );
            let ids = root.attribute("aria-labelledby").unwrap().split(' ');
            for id in ids {
                let named = root.children().find(|node| node.attribute("id") == Some(id));
                assert!(named.unwrap().text().is_some_and(|text| !text.is_empty()), "{id}");
            }
            for node in document.descendants() {
                assert!(!matches!(
                    node.tag_name().name(),
                    "script" | "image" | "a" | "foreignObject"
                ));
                assert!(node.attribute("href").is_none_or(|href| href.starts_with('#')));
            }
            assert!(!svg.contains("url(") && !svg.contains("@import"));
        }
    }
}

/// The colours of a style, by what they are of: `.felt fill`.
type Colors = BTreeMap<String, [u8; 3]>;

fn colors(css: &str) -> Colors {
    let mut colors = Colors::new();
    for (selectors, rules) in css.split('}').filter_map(|rule| rule.split_once('{')) {
        for (name, value) in rules.split(';').filter_map(|rule| rule.split_once(':')) {
            let Some(hex) = value.strip_prefix('#') else { continue };
            let hex = u32::from_str_radix(hex, 16).unwrap().to_be_bytes();
            for selector in selectors.split(',') {
                let (_, own) = selector.trim().split_once(' ').unwrap();
                colors.insert(format!("{own} {name}"), [hex[1], hex[2], hex[3]]);
            }
        }
    }
    colors
}

/// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines define it.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let luminance = |color: [u8; 3]| {
        let linear = color.map(|part| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn everything_can_be_told_apart_in_light_and_in_dark() {
    let moment = Moment { round: None, turn: Some(9) };
    let catalog = Catalog::new(Lang::En);
    let svg = picture(&committed(), moment, Eyes::Full, Numbers::On, &catalog).unwrap();
    let style = Seen::read(&svg).style;
    let (light, dark) = style.split_once("@media (prefers-color-scheme:dark){").unwrap();
    let (light, dark) = (colors(light), colors(dark));
    let of = |colors: &Colors, name: &str| colors.get(name).copied();
    assert!(light.keys().eq(dark.keys()), "each colour has its own in the dark");
    assert!(light.iter().all(|(name, color)| of(&dark, name) != Some(*color)));

    // Text has at least the contrast that the guidelines ask for; what is only an outline, 3.
    let pairs = [
        ("text fill", ".page fill", 4.5),
        (".key fill", ".felt fill", 4.5),
        (".key fill", ".page fill", 4.5),
        (".end fill", ".felt fill", 4.5),
        (".end fill", ".page fill", 4.5),
        (".number text fill", ".number rect fill", 4.5),
        (".number rect fill", ".tile rect fill", 3.0),
        (".tile circle fill", ".tile rect fill", 4.5),
        (".tile use fill", ".tile rect fill", 4.5),
        ("text fill", ".tile rect fill", 4.5),
        (".felt stroke", ".page fill", 3.0),
        (".place stroke", ".felt fill", 3.0),
        (".place stroke", ".page fill", 3.0),
        (".mover fill", ".page fill", 3.0),
        (".last rect stroke", ".felt fill", 3.0),
        (".last rect stroke", ".tile rect fill", 3.0),
        (".tile rect stroke", ".felt fill", 3.0),
        (".back stroke", ".page fill", 3.0),
    ];
    for (colors, scheme) in [(&light, "light"), (&dark, "dark")] {
        for (one, other, least) in pairs {
            let found = contrast(of(colors, one).unwrap(), of(colors, other).unwrap());
            assert!(found >= least, "{scheme}: {one} on {other} has {found:.1}");
        }
    }
}
