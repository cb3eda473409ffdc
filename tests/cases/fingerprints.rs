//! The fingerprints of the built-in games, computed from the rules as a person would write them down.

use domino_rules::Variant;

/// Each game's keys that differ from the defaults of the rules format, as `docs/RULES-FORMAT.md`
/// describes the text of a fingerprint: keys in byte order, those within tables too, without what
/// equals a default at any depth.
const TEXTS: &[(&str, &[&str])] = &[
    (
        "beginners",
        &[
            r#"block-winner = ["fewest-tiles", "fewest-pips"]"#,
            "draw = { tiles = 2 }",
            "hand = { 2 = 8, 3 = 7, 4 = 5 }",
            r#"start = ["highest-pips"]"#,
            r#"wild = { doubles-on = "any-tile", use = "optional" }"#,
        ],
    ),
    ("block", PLAIN),
    (
        "boxed",
        &[
            r#"draw = { then = "next-turn" }"#,
            "hand = 5",
            r#"players = { 6 = "2-4", 9 = "2-6" }"#,
            r#"redeal = "no-double""#,
            r#"score = { winner = { less-own = "per-opponent", takes = "opponents" } }"#,
            r#"start = ["highest-double"]"#,
        ],
    ),
    ("draw", &[PLAIN_DRAW, PLAIN[0], PLAIN[1], "reserve = { 2 = 2, 3 = 1, 4 = 1 }", PLAIN[2]]),
    (
        "hungarian",
        &[
            r#"best = "lowest""#,
            "block-winner = []",
            "hand = { 2 = 12, 3 = 8, 4 = 6 }",
            r#"match-tie = "shared""#,
            r#"round-end = ["blocked"]"#,
            r#"score = { each = { own-pips = "plus" } }"#,
            r#"start = ["highest-pips"]"#,
            r#"turn = { opening = "both-ends", run = "one-end" }"#,
        ],
    ),
    (
        "penalty",
        &[
            "block-winner = []",
            r#"draw = { at-most = 3, repeat = "until-playable" }"#,
            r#"first-tile = { before-deal = "non-double" }"#,
            r#"later-start = ["next-seat"]"#,
            r#"players = "2""#,
            "reserve = 2",
            r#"round-end = ["out", "mover-stuck"]"#,
            "rounds = 4",
            r#"score = { each = { out-bonus = 5, own-pips = "minus" } }"#,
            r#"start = ["seat-A"]"#,
            r#"target = "none""#,
        ],
    ),
    (
        "snake",
        &[
            r#"draw = { then = "next-turn" }"#,
            r#"first-tile = "free""#,
            r#"later-start = ["next-seat"]"#,
            r#"score = { winner = { less-own = "per-opponent", takes = "opponents" } }"#,
            r#"start = ["random-seat"]"#,
        ],
    ),
    (
        "table",
        &[
            PLAIN_DRAW,
            r#"first-tile = "free""#,
            r#"players = "2""#,
            "reserve = 2",
            PLAIN[2],
            "table = { height = 14, width = 24 }",
        ],
    ),
];

/// Drawing one by one until a tile fits.
const PLAIN_DRAW: &str = r#"draw = { repeat = "until-playable" }"#;

/// What the plain games share.
const PLAIN: &[&str] = &[
    "hand = { 2 = 7, 3 = 5, 4 = 5 }",
    r#"later-start = ["next-seat"]"#,
    r#"score = { winner = { less-own = "once", takes = "opponents" } }"#,
];

/// CRC-32 (IEEE 802.3), bit by bit: reflected, polynomial 0xEDB88320, inverted before and after.
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| {
            if crc & 1 == 1 { crc >> 1 ^ 0xedb8_8320 } else { crc >> 1 }
        })
    })
}

#[test]
fn the_checksum_is_the_usual_one() {
    // The check value of this CRC in every catalogue.
    assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
}

#[test]
fn finding_a25_fingerprints_are_checksums_of_the_documented_text() {
    assert_eq!(TEXTS.len(), Variant::builtin_names().len());
    for &(name, lines) in TEXTS {
        let text = lines.join("\n") + "\n";
        assert_eq!(
            Variant::builtin(name).unwrap().fingerprint().0,
            crc32(text.as_bytes()),
            "{name}"
        );
    }
}
