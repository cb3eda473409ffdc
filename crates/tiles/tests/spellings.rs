//! What is read as a tile, and what is refused.

use domino_tiles::{DominoSet, ParseTileError, Tile};
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

fn read(text: &str) -> Result<Tile, ParseTileError> {
    text.parse()
}

/// Every tile up to 18-18.
fn all_tiles() -> impl Iterator<Item = Tile> {
    (0..=u8::MAX).map_while(Tile::from_index)
}

#[test]
fn c73_spellings_that_are_taken() {
    for text in ["6-4", "4-6", "6|4", "4|6", "[6|4]", "[4|6]", " 6-4 ", "\t6|4", "[6|4]\r\n"] {
        assert_eq!(read(text).map(|tile| tile.to_string()).as_deref(), Ok("6-4"), "{text:?}");
    }
    for (text, expected) in [(" 6-6 ", "6-6"), ("[0|0]", "0-0"), ("10-12", "12-10")] {
        assert_eq!(read(text).map(|tile| tile.to_string()).as_deref(), Ok(expected), "{text:?}");
    }
}

#[test]
fn c73_every_tile_is_read_in_every_spelling_and_order() {
    for tile in all_tiles() {
        for (a, b) in [(tile.high(), tile.low()), (tile.low(), tile.high())] {
            for text in [format!("{a}-{b}"), format!("{a}|{b}"), format!("[{a}|{b}]")] {
                assert_eq!(read(&text), Ok(tile), "{text}");
            }
        }
    }
    assert_eq!(all_tiles().count(), 190);
}

#[test]
fn c73_a_tile_is_written_larger_half_first_and_read_again() {
    for tile in all_tiles() {
        assert!(tile.high() >= tile.low(), "{tile}");
        assert_eq!(tile.to_string(), format!("{}-{}", tile.high().get(), tile.low().get()));
        assert_eq!(read(&tile.to_string()), Ok(tile));
    }
}

#[test]
fn c73_a_tile_of_a_larger_set_is_a_tile_but_not_in_the_box() {
    let tile = read("6-7").unwrap();
    assert!(!DominoSet::DOUBLE_SIX.contains(tile));
    assert!(DominoSet::DOUBLE_NINE.contains(tile));
}

#[test]
fn c73_texts_that_are_no_tile() {
    for text in [
        "",
        " ",
        "\t",
        "\r\n",
        "6",
        "6-",
        "-6",
        "-",
        "|",
        "[]",
        "[|]",
        "-1",
        "+3",
        "1e1",
        "6 6",
        "6:6",
        "6,6",
        "6/6",
        "6--6",
        "6-6-6",
        "6|6|6",
        "+6-6",
        "6-+6",
        "6--1",
        "6- 6",
        "6 -6",
        "six-six",
        "0x6-6",
        "6.0-6",
        "1_0-6",
        "[6|6",
        "6|6]",
        "[[6|6]]",
        "(6|6)",
        "٣-٣",
        "６-６",
        "6–6",
        "6−6",
        "🁡",
        "\0",
        "6-6\0",
        "99999999999999999999",
    ] {
        assert_eq!(read(text), Err(ParseTileError::Shape), "{text:?}");
    }
}

#[test]
fn c73_two_digits_are_answered_with_the_tile_they_may_mean() {
    for (text, message) in [
        ("66", "type `6-6` for the tile"),
        ("64", "type `6-4` for the tile"),
        (" 46\n", "type `4-6` for the tile"),
        ("[09]", "type `0-9` for the tile"),
    ] {
        let error = read(text).unwrap_err();
        assert!(matches!(error, ParseTileError::Joined(..)), "{text:?}");
        assert_eq!(error.to_string(), message, "{text:?}");
    }
    for text in ["6", "123", "0000"] {
        assert_eq!(read(text), Err(ParseTileError::Shape), "{text:?}");
    }
}

#[test]
fn c73_halves_that_no_set_has() {
    for text in
        ["19-0", "0-19", "[19|19]", "100-0", "255-0", "256-0", "274-0", "99999999999999999999-0"]
    {
        assert_eq!(read(text), Err(ParseTileError::TooManyPips), "{text:?}");
    }
}

#[test]
fn c73_a_line_of_a_megabyte_is_refused() {
    for (text, error) in [
        ("6".repeat(1 << 20), ParseTileError::Shape),
        ("-".repeat(1 << 20), ParseTileError::Shape),
        ("[".repeat(1 << 20), ParseTileError::Shape),
        (" ".repeat(1 << 20), ParseTileError::Shape),
        ("٣".repeat(1 << 19), ParseTileError::Shape),
        (format!("6-{}", "6".repeat(1 << 20)), ParseTileError::TooManyPips),
    ] {
        assert_eq!(read(&text), Err(error), "{} bytes from {:?}", text.len(), text.chars().next());
    }
}

#[test]
fn c73_every_error_is_one_line_of_lower_case() {
    for text in ["", "66", "19-0"] {
        let message = read(text).unwrap_err().to_string();
        assert!(!message.contains('\n') && !message.ends_with('.'), "{message}");
        assert!(message.starts_with(|first: char| first.is_ascii_lowercase()), "{message}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: Some(Box::new(FileFailurePersistence::Direct(
            "tests/proptest-regressions/spellings.txt",
        ))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn c73_no_text_is_read_as_another_tile(text in r"[\[ ]?[0-9٣+]{0,3}[-|:]?[0-9+]{0,3}[\] ]?") {
        if let Ok(tile) = read(&text) {
            // What is accepted has two numbers, and they are the tile's.
            let numbers: Vec<u8> = text
                .split(|c: char| !c.is_ascii_digit())
                .filter(|digits| !digits.is_empty())
                .map(|digits| digits.parse().unwrap())
                .collect();
            prop_assert_eq!(numbers.len(), 2);
            prop_assert_eq!(numbers.iter().max(), Some(&tile.high().get()));
            prop_assert_eq!(numbers.iter().min(), Some(&tile.low().get()));
            prop_assert!(!text.contains(['+', ':', '٣']));
        }
    }

    #[test]
    fn c73_no_text_breaks_the_reader(text in any::<String>()) {
        let _ = read(&text);
        let _ = read(&format!("[{text}"));
        let _ = read(&format!("6-{text}"));
    }
}
