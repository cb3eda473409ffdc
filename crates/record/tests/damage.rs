//! Whatever happens to the bytes of a record, it is refused or read, and nothing is taken for what
//! it is not.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::{Fault, Record, Writer, read};
use domino_rules::{EventSink, Match, PerSeat, Rules, Seat, Variant};
use domino_tiles::Stream;

/// A match of one round of a game for two, as it is told to everybody whom it concerns: whole, to
/// seat B, and to the public.
fn one_round(name: &str, seed: u64) -> [String; 3] {
    let variant = Variant::builtin(name).unwrap().with_toml("rounds = 1").unwrap();
    let rules = Rules::new(variant, 2).unwrap();
    let seats: PerSeat<_> =
        ["human:José".parse().unwrap(), "steady".parse().unwrap()].into_iter().collect();
    let mut writers = [
        Writer::new(&rules, &seats),
        Writer::seen_by(&rules, &seats, Seat::new(1)),
        Writer::seen_by(&rules, &seats, None),
    ];
    let mut events = Vec::new();
    let mut game = Match::new(rules);
    game.start_round(seed, &mut events).unwrap();
    while let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) {
        game.play_into(action, &mut events).unwrap();
    }
    for event in &events {
        for writer in &mut writers {
            writer.event(event);
        }
    }
    writers.map(|writer| writer.text().to_owned())
}

/// Reads bytes; a fault must have a place in them and a short text.
fn read_or_refuse(bytes: &[u8]) -> Result<Record, Fault> {
    let found = read(bytes);
    if let Err(fault) = &found {
        let n_lines = bytes.split(|byte| *byte == b'\n').count();
        assert!((1..=n_lines).contains(&fault.line) && fault.column >= 1, "{fault}");
        let text = fault.to_string();
        assert!(text.len() < 400 && !text.contains('\n'), "{text}");
    }
    found
}

/// The lines of a record without those that say who plays.
fn without_players(text: &str) -> Vec<&str> {
    text.lines().filter(|line| !line.starts_with("seats ")).collect()
}

/// Changes each byte of a record to other values, and counts how often it is still read.
fn damage(text: &str, values: impl Fn(u8) -> Vec<u8>) -> usize {
    let mut bytes = text.as_bytes().to_vec();
    let mut n_read = 0;
    for at in 0..bytes.len() {
        let right = bytes[at];
        for wrong in values(right) {
            bytes[at] = wrong;
            // What is still read must say the same, but for the names of players.
            if let Ok(record) = read_or_refuse(&bytes) {
                n_read += 1;
                let damaged = String::from_utf8_lossy(&bytes);
                let same = without_players(record.text()) == without_players(text);
                assert!(same, "byte {at} as {wrong}:\n{damaged}\nis read as\n{}", record.text());
            }
        }
        bytes[at] = right;
    }
    n_read
}

#[test]
fn every_byte_in_every_other_value() {
    let rounds = (0..50).map(|seed| one_round("block", seed));
    let [whole, ..] = rounds.min_by_key(|[whole, ..]| whole.len()).unwrap();
    let n_read = damage(&whole, |right| (0..=u8::MAX).filter(|wrong| *wrong != right).collect());
    assert!(n_read > 0, "a blank can be a tab");
}

#[test]
fn every_bit_of_every_byte() {
    for name in Variant::builtin_names() {
        for text in one_round(name, 7) {
            damage(&text, |right| (0..8).map(|bit| right ^ (1 << bit)).collect());
        }
    }
}

#[test]
fn every_truncation() {
    for name in Variant::builtin_names() {
        for text in one_round(name, 7) {
            for length in 0..text.len() {
                let cut = &text.as_bytes()[..length];
                let is_whole_line = cut.ends_with(b"\n");
                let found = read_or_refuse(cut);
                match found {
                    Ok(record) => {
                        assert!(is_whole_line, "{length} bytes of {name}");
                        let begins = record.text().starts_with("domino 1\n");
                        assert!(begins && text.starts_with(record.text()), "{}", record.text());
                    }
                    // A view that is cut within a deal cannot be completed.
                    Err(_) if is_whole_line => {
                        assert!(text.contains("\nview "), "{length} of {name}");
                    }
                    Err(_) => {}
                }
            }
        }
    }
}

#[test]
fn lines_lost_doubled_and_exchanged() {
    for name in Variant::builtin_names() {
        for text in one_round(name, 7) {
            let lines: Vec<&str> = text.split_inclusive('\n').collect();
            for at in 0..lines.len() {
                let mut doubled = lines.clone();
                doubled.insert(at, lines[at]);
                let mut lost = lines.clone();
                lost.remove(at);
                let mut exchanged = lines.clone();
                exchanged.swap(at, (at + 1) % lines.len());
                for changed in [doubled.concat(), lost.concat(), exchanged.concat()] {
                    let Ok(record) = read_or_refuse(changed.as_bytes()) else { continue };
                    // The last lines follow from the others. In a view, lines can be lost or change
                    // places unseen: nobody there knows in which order others draw.
                    let is_view = record.game().is_none();
                    let same = is_view || text.starts_with(record.text());
                    assert!(same, "{changed}\nis read as\n{}", record.text());
                    assert_eq!(read(record.text().as_bytes()).unwrap().text(), record.text());
                }
            }
        }
    }
}

#[test]
fn words_from_anywhere() {
    let texts: Vec<String> = Variant::builtin_names().flat_map(|name| one_round(name, 7)).collect();
    let pool: Vec<&str> = texts.iter().flat_map(|text| text.split_inclusive([' ', '\n'])).collect();
    let strange = [
        "",
        "\n",
        "- ",
        "?*",
        "?*0 ",
        "?*190 ",
        "?*99999999999999999999 ",
        ";",
        " ; ",
        "18-18 ",
        "P ",
        "passes 999 ",
        "run both ",
        "run left ",
        "drawn 1 ",
        "led B ",
        "must-lead 6-6 ",
        "hand ",
        "\r\n",
        "turn A ",
        "turn B\n",
        "redeal\n",
        "undo 1\n",
        "undo 3\n",
        "view A\n",
        "dead -\n",
        "boneyard -\n",
        "end blocked ; ",
    ];
    let mut stream = Stream::new(7, 0);
    let mut below = |n: usize| stream.below(u32::try_from(n).unwrap()) as usize;
    for _ in 0..30_000 {
        let text = &texts[below(texts.len())];
        let mut words: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
        for _ in 0..=below(4) {
            let place = below(words.len());
            match below(4) {
                0 => words[place] = pool[below(pool.len())],
                1 => words[place] = strange[below(strange.len())],
                2 => words.insert(place, strange[below(strange.len())]),
                _ => {
                    let other = below(words.len());
                    words.swap(place, other);
                }
            }
        }
        let changed = words.concat();
        if let Ok(record) = read_or_refuse(changed.as_bytes()) {
            let again = read(record.text().as_bytes()).unwrap();
            assert_eq!(again.text(), record.text(), "what is written is read, from\n{changed}");
        }
    }
}

#[test]
fn megabytes_are_answered_at_once() {
    let text = &one_round("block", 7)[0];
    let seats = text.lines().position(|line| line.starts_with("seats")).unwrap();
    let head: String = text.split_inclusive('\n').take(seats + 1).collect();
    for more in ["x".repeat(1 << 22), "\n".repeat(1 << 22), "6-4 ".repeat(1 << 20)] {
        let fault = read_or_refuse(format!("{head}{more}").as_bytes()).unwrap_err();
        assert_eq!(fault.line, seats + 2);
    }
    let hands = format!("{head}round 1\nhand A {}\n", "6-4 ".repeat(2000));
    assert!(read_or_refuse(hands.as_bytes()).is_err());
}
