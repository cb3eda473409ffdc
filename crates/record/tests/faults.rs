//! Records that do not hold, each with the place and the reason that a reader gets.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::read;
use domino_rules::Variant;

/// The sample, as `docs/NOTATION.md` has it.
fn sample() -> String {
    include_str!("sample.domino").to_owned()
}

/// A round from given hands: that of the sample without its seed.
fn without_seed() -> String {
    sample().replace(" seed 42 chacha8-1", "")
}

/// A position of the sample in mid-round.
fn position() -> String {
    let fingerprint = Variant::builtin("beginners").unwrap().fingerprint();
    format!(
        "domino 1\ngame beginners rules {fingerprint}\nseats A=steady B=steady\nround 1\n\
         hand A 1-0 2-0 3-2 4-0 4-4 5-5 6-0 6-3\nhand B 0-0 3-1 4-1 4-2 6-2 6-5\n\
         boneyard 4-3 5-3 3-0 5-2 2-2 2-1 5-1 1-1 5-0 6-4 5-4 6-1\n\
         - 6-6 ; 6 6\n- 3-3 right ; 6 3\nturn A led B last B\n"
    )
}

#[track_caller]
fn refused(record: impl AsRef<[u8]>, expected: &str) {
    let fault = read(record.as_ref()).unwrap_err().to_string();
    assert_eq!(fault, expected);
    assert!(fault.len() < 400, "a short answer");
}

/// The sample with one text in place of another is refused.
#[track_caller]
fn changed(from: &str, to: &str, expected: &str) {
    let (text, other) = (sample(), without_seed());
    let text = if text.contains(from) { text } else { other };
    assert_eq!(text.matches(from).count(), 1, "{from:?} comes once");
    refused(text.replace(from, to), expected);
}

/// The same for the sample without its seed.
#[track_caller]
fn changed_without_seed(from: &str, to: &str, expected: &str) {
    let text = without_seed();
    assert_eq!(text.matches(from).count(), 1, "{from:?} comes once");
    refused(text.replace(from, to), expected);
}

/// The same for the position.
#[track_caller]
fn changed_position(from: &str, to: &str, expected: &str) {
    assert_eq!(position().matches(from).count(), 1, "{from:?} comes once");
    refused(position().replace(from, to), expected);
}

#[test]
fn the_texts_that_are_changed_hold() {
    for text in [sample(), without_seed(), position()] {
        assert_eq!(read(text.as_bytes()).unwrap().text(), text);
    }
}

#[test]
fn no_record() {
    refused("", "line 1, column 1: this is no record, which begins with `domino 1`");
    refused("\n", "line 1, column 1: expected `domino`, found the end of the line");
    refused("hello\n", "line 1, column 1: expected `domino`, found `hello`");
    refused("domino 2\n", "line 1, column 8: expected `1`, found `2`");
    refused("domino 1 x\n", "line 1, column 10: expected the end of the line, found `x`");
}

#[test]
fn lines_that_are_no_text() {
    refused("domino 1", "line 1, column 9: the last line has no line feed, so it may be cut off");
    let whole = sample();
    refused(
        &whole[..whole.len() - 1],
        "line 24, column 23: the last line has no line feed, so it may be cut off",
    );
    refused(b"domino 1\ngame \xff\xfe\n", "line 2, column 6: this is not UTF-8");
    refused(b"domino 1\ngam\xc3\xa9 \xe9\n", "line 2, column 6: this is not UTF-8");
    refused("domino 1\nga\0me\n", "line 2, column 3: this is a control character");
    refused("domino 1\rgame\n", "line 1, column 9: this is a control character");
    refused("domino 1\n\u{1b}[2J\n", "line 2, column 1: this is a control character");
    let long = format!("domino 1\n{}\n", "x".repeat(1 << 20));
    refused(&long, "line 2, column 1: a line has at most 8192 bytes");
    refused("6".repeat(1 << 20), "line 1, column 1: a line has at most 8192 bytes");
    let long = format!("domino 1\n{}\n", "é".repeat(4000));
    refused(&long, &format!("line 2, column 1: expected `game`, found `{}…`", "é".repeat(40)));
}

/// What is played here is told, and what the record itself says of its rules.
#[test]
fn finding_a1_a_fingerprint_that_does_not_fit_is_told_in_words() {
    let told = |text: &str| read(text.as_bytes()).unwrap_err().to_string();
    let seats = "seats A=steady B=steady\n";
    for name in Variant::builtin_names() {
        let present = Variant::builtin(name).unwrap().fingerprint();
        let fault = told(&format!("domino 1\ngame {name} rules 01234567\n{seats}"));
        let here = format!("the game `{name}` has the fingerprint `{present}` here; ");
        assert!(fault.contains(&here), "{fault}");
    }
    let own = "rule target = 50\nrule rounds = 3\n";
    let fault = told(&format!("domino 1\ngame own-game rules 01234567\n{own}{seats}"));
    assert!(fault.contains("a game with these values of `target`, `rounds` has the"), "{fault}");
    let salvaged =
        domino_record::salvage(format!("domino 1\ngame draw rules 01234567\n{seats}").as_bytes());
    assert!(salvaged.is_none(), "by other rules nothing of it may hold");
}

/// The mark needs no blanks around it, and stands only where something is derived.
#[test]
fn finding_a26_the_mark_before_what_is_derived_stands_only_there() {
    for lenient in ["A 6-0 right; 6 0", "A 6-0 right ;6 0", "A 6-0 right;6 0", "A 6-0 right"] {
        let text = sample().replace("A 6-0 right ; 6 0", lenient);
        assert_eq!(read(text.as_bytes()).unwrap().text(), sample(), "{lenient}");
    }
    changed(
        "A 6-0 right ; 6 0",
        "A 6-0 right ;",
        "line 9, column 14: expected `6`, found the end of the line",
    );
    let boneyard = sample().lines().find(|line| line.starts_with("boneyard")).unwrap().to_owned();
    let column = boneyard.chars().count();
    changed(
        &boneyard,
        &format!("{boneyard};"),
        &format!("line 7, column {}: expected the end of the line, found `;`", column + 1),
    );
    changed(
        &boneyard,
        &format!("{boneyard} ;"),
        &format!("line 7, column {}: expected the end of the line, found `;`", column + 2),
    );
    changed(
        "A draw 4-3 5-3",
        "A draw 4-3 5-3 ; 5",
        "line 21, column 16: expected the end of the line, found `;`",
    );
}

#[test]
fn the_game_and_its_rules() {
    changed(
        "game beginners",
        "game beginers",
        "line 2, column 6: there is no game `beginers`; did you mean `beginners`?",
    );
    let fingerprint = Variant::builtin("beginners").unwrap().fingerprint().to_string();
    changed(
        &fingerprint,
        "00000000",
        &format!(
            "line 2, column 22: the game `beginners` has the fingerprint `{fingerprint}` here; this \
             was recorded by other rules of that name"
        ),
    );
    changed(
        &fingerprint,
        "123",
        "line 2, column 22: expected eight hexadecimal digits, found `123`",
    );
    let shorter = Variant::builtin("beginners").unwrap().with_toml("target = 50").unwrap();
    changed(
        "\nseats",
        "\nrule target = 50\nseats",
        &format!(
            "line 2, column 22: the game `beginners` with other values of `target` has the \
             fingerprint `{}` here; this was recorded by other rules of that name",
            shorter.fingerprint()
        ),
    );
    changed(
        "\nseats",
        "\nrule  targt = 50\nseats",
        "line 3, column 7: there is no key `targt`; did you mean `target`?",
    );
    changed(
        "\nseats",
        "\nrule turn = \"one-tile\"\nrule target = 0\nseats",
        "line 4, column 15: target: expected \"none\" or a number from 1 to 1000000, found `0`",
    );
    changed(
        "\nseats",
        "\nrule target 50\nseats",
        "line 3, column 6: expected `KEY = VALUE`, found `target`",
    );
    changed(
        "\nseats",
        "\nrule name = \"x\"\nseats",
        "line 3, column 6: expected a rule, found `name`",
    );
    changed(
        "\nround 1 seed",
        "\nrule target = 5\nround 1 seed",
        "line 4, column 1: expected `round 1`, found `rule`",
    );
}

#[test]
fn who_sits_where() {
    changed(
        "seats A=human:Ada B=steady",
        "seats A=human:Ada",
        "line 3, column 1: beginners with the double-6 set is for 2-4 players, not 1",
    );
    changed(
        "B=steady",
        "B=steady C=x D=x E=x",
        "line 3, column 1: beginners with the double-6 set is for 2-4 players, not 5",
    );
    changed(
        "B=steady",
        "C=steady",
        "line 3, column 19: expected `B=` and a player, found `C=steady`",
    );
    changed(
        "human:Ada",
        "human:",
        "line 3, column 7: a name is 1 to 64 characters, none of them blank",
    );
    changed(
        "B=steady",
        "B=Steady",
        "line 3, column 19: a player is 1 to 32 of the letters a to z, digits and hyphens",
    );
    changed(
        " A=human:Ada B=steady",
        "",
        "line 3, column 6: expected `A=` and a player, found the end of the line",
    );
}

#[test]
fn the_seed() {
    changed("seed 42", "seed 43", "line 5, column 8: seed 43 deals `4-0` here, not `6-0`");
    changed(
        "chacha8-1",
        "mt19937",
        "line 4, column 17: there is no way to deal `mt19937`; there is `chacha8-1`",
    );
    changed(" chacha8-1", "", "line 4, column 16: expected `chacha8-1`, found the end of the line");
    for seed in ["18446744073709551616", "-1", "+1", "0x10", "1_000", "1.0"] {
        changed(
            "seed 42",
            &format!("seed {seed}"),
            &format!(
                "line 4, column 14: expected a seed from 0 to 18446744073709551615, found `{seed}`"
            ),
        );
    }
    changed("round 1", "round 2", "line 4, column 7: expected `1`, found `2`");
    changed("\nhand A", "\nredeal\nhand A", "line 5, column 1: expected `hand`, found `redeal`");
}

#[test]
fn a_tile_twice() {
    changed("hand B 6-6", "hand B 6-0", "line 6, column 8: seed 42 deals `6-6` here, not `6-0`");
    changed_without_seed("hand B 6-6", "hand B 6-0", "line 6, column 8: 6-0 is in two places");
    changed_without_seed("hand B 6-6", "hand B 0-6", "line 6, column 8: 6-0 is in two places");
}

#[test]
fn twenty_nine_tiles() {
    changed(
        "5-4 6-1\n",
        "5-4 6-1 6-6\n",
        "line 7, column 58: seed 42 deals the end of the line here, not `6-6`",
    );
    changed_without_seed("5-4 6-1\n", "5-4 6-1 6-6\n", "line 7, column 58: 6-6 is in two places");
}

#[test]
fn seven_seven_in_double_six() {
    changed_without_seed("hand B 6-6", "hand B 7-7", "line 6, column 8: 7-7 is not in the set");
    changed("\nB 6-6", "\nB 7-7", "line 8, column 3: 7-7 is not in the hand");
    changed("\nB 6-6", "\nB 19-0", "line 8, column 3: a half shows 0 to 18 pips");
}

#[test]
fn a_deal_that_is_none() {
    changed_without_seed(" 3-2 6-3\n", " 3-2\n", "line 5, column 1: hand A has 7 tiles, not 8");
    changed_without_seed(" 5-4 6-1\n", " 5-4\n", "line 4, column 1: 6-1 is nowhere");
    changed_without_seed("hand B", "hand C", "line 6, column 6: expected `B`, found `C`");
    changed_without_seed(
        "\nboneyard",
        "\ndead",
        "line 7, column 6: expected `-`, for the rest is in the boneyard, found `4-3`",
    );
    changed_without_seed(
        "\nhand A",
        "\nredeal\nhand A",
        "line 5, column 1: expected `hand A`, for without a seed nothing is redealt, found `redeal`",
    );
    let lines: Vec<&str> = include_str!("sample.domino").lines().collect();
    changed_without_seed(
        &format!("{}\n", lines[5]),
        "",
        "line 6, column 1: expected `hand B`, found `boneyard`",
    );
    changed_without_seed(&format!("{}\n", lines[6]), "", "line 4, column 1: 1-1 is nowhere");
}

#[test]
fn a_move_out_of_turn() {
    changed("\nA 6-0 right", "\nB 6-5 right", "line 9, column 1: seat A is on turn, not seat B");
    changed(
        "\nA 6-0 right",
        "\nC 6-5 right",
        "line 9, column 1: expected a seat and its action, found `C`",
    );
    changed(
        "\nA draw 4-3 5-3\n",
        "\nB draw 4-3 5-3\n",
        "line 21, column 1: seat A is on turn, not seat B",
    );
}

#[test]
fn a_line_that_does_not_match() {
    changed(
        "\nA 6-0 right",
        "\nA 3-2 right",
        "line 9, column 3: 3-2 does not fit end `right`, which shows 6",
    );
    changed(
        "\nA 6-0 right ; 6 0",
        "\nA 6-0 right ; 6 1",
        "line 9, column 17: expected `0`, found `1`",
    );
    changed(
        "\nA 6-0 right ; 6 0",
        "\nA 6-0 right ; 6",
        "line 9, column 16: expected `0`, found the end of the line",
    );
    changed(
        "\nA 6-0 right",
        "\nA 6-0",
        "line 9, column 3: 6-0 fits `left` and `right`: name the end",
    );
    changed("\nA 6-0 right", "\nA 6-0 up", "line 9, column 3: there is no open end `up`");
    changed("\nA 6-0 right", "\nA 60 right", "line 9, column 3: type `6-0` for the tile");
    changed("\nA 6-0 right", "\nA pass", "line 9, column 3: no pass: a tile can be laid");
    changed(
        "\nA 6-0 right",
        "\nA fold",
        "line 9, column 3: an action is a tile such as `6-4` or `6-4 left`, `draw` or `pass`",
    );
    changed(
        "\nA 6-0 right",
        "\nA",
        "line 9, column 3: an action is a tile such as `6-4` or `6-4 left`, `draw` or `pass`",
    );
    changed(
        "\nB 6-6 ; 6 6",
        "\nB 6-6 left ; 6 6",
        "line 8, column 3: nothing is on the table yet, so 6-6 is led without `left`",
    );
    changed("\nB 6-6 ; 6 6", "\nB 6-5 ; 6 5", "line 8, column 3: 6-6 must be led");
}

/// The word that is wrong is pointed at and quoted, not the action that begins before it.
#[test]
fn a_line_that_is_no_action() {
    for (action, expected) in [
        ("6-0 rigth ; 6 0", "7: expected an end such as `left`, found `rigth`"),
        ("6-0 0 6", "7: expected an end such as `left`, found `0`"),
        ("6-0 right x ; 6 0", "13: expected `n`, `e`, `s`, `w` or `;`, found `x`"),
        ("6-0 right 6 0", "13: expected `n`, `e`, `s`, `w` or the end of the line, found `6`"),
        ("6-0  right n x ; 6 0", "16: expected `;`, found `x`"),
        ("6-0 right n x 6 0", "15: expected the end of the line, found `x`"),
        ("pass 6-0 ; 6 0", "8: expected `;`, found `6-0`"),
    ] {
        changed(
            "\nA 6-0 right ; 6 0",
            &format!("\nA {action}"),
            &format!("line 9, column {expected}"),
        );
    }
    let long = "x".repeat(100);
    changed(
        "A 6-0 right",
        &format!("A 6-0 {long}"),
        &format!("line 9, column 7: expected an end such as `left`, found `{}…`", &long[..40]),
    );
    for (laid, expected) in [
        ("3-3 rigth ; 6 3", "7: expected an end such as `left`, found `rigth`"),
        ("3-3 right x ; 6 3", "13: expected `n`, `e`, `s`, `w` or `;`, found `x`"),
        ("3-3 right n x", "15: expected the end of the line, found `x`"),
        ("pass 3-3", "8: expected the end of the line, found `3-3`"),
    ] {
        let expected = format!("line 9, column {expected}");
        changed_position("- 3-3 right ; 6 3", &format!("- {laid}"), &expected);
    }
}

#[test]
fn other_tiles_are_drawn() {
    changed("draw 4-3 5-3", "draw 4-3 3-0", "line 21, column 12: expected `5-3`, found `3-0`");
    changed(
        "draw 4-3 5-3",
        "draw 4-3",
        "line 21, column 11: expected `5-3`, found the end of the line",
    );
    changed("draw 4-3 5-3", "draw", "line 21, column 7: expected `4-3`, found the end of the line");
    changed("draw 4-3 5-3", "draw ?*2", "line 21, column 8: expected `4-3`, found `?*2`");
}

#[test]
fn a_wrong_end() {
    changed("end out B", "end out A", "line 23, column 9: expected `B`, found `A`");
    changed("end out B", "end blocked", "line 23, column 5: expected `out`, found `blocked`");
    changed("; A 2-0 3-2", "; A 2-0 3-1", "line 23, column 19: expected `3-2`, found `3-1`");
    changed("5-3 B -", "5-3 B 6-6", "line 23, column 33: expected `-`, found `6-6`");
    let text = sample().replace("B 6-2 left ; 2 1\n", "");
    refused(text, "line 22, column 1: expected a seat and its action, found `end`");
}

#[test]
fn a_wrong_score() {
    changed("score B +22", "score B +23", "line 24, column 9: expected `+22`, found `+23`");
    changed("score B +22", "score A +22", "line 24, column 7: expected `B`, found `A`");
    changed("score B +22", "score B -22", "line 24, column 9: expected `+22`, found `-22`");
    changed("score B +22", "score -", "line 24, column 7: expected `B`, found `-`");
    changed("; A 0 B 22", "; A 0 B 23", "line 24, column 21: expected `22`, found `23`");
    changed("; A 0 B 22", "; A -22 B 22", "line 24, column 17: expected `0`, found `-22`");
}

#[test]
fn a_match_that_is_not_over() {
    let text = sample() + "match won B\n";
    refused(text, "line 25, column 1: expected `round 2`, found `match`");
    let text = sample() + "A pass\n";
    refused(text, "line 25, column 1: expected `round 2`, found `A`");
    let text = sample() + "\n";
    refused(text, "line 25, column 1: expected `round 2`, found the end of the line");
}

#[test]
fn a_deal_that_is_cut_off_needs_a_seed() {
    let n_head = without_seed().lines().take(4).map(|line| line.len() + 1).sum::<usize>();
    for n_lines in 4..7 {
        let cut: String = without_seed().split_inclusive('\n').take(n_lines).collect();
        assert!(cut.len() >= n_head);
        let expected = format!(
            "line {}, column 1: the deal is cut off, and there is no seed to complete it",
            n_lines + 1
        );
        refused(cut, &expected);
    }
}

#[test]
fn a_position_that_is_none() {
    changed_position(
        "\nturn A led B last B",
        "",
        "line 4, column 1: the position does not say who is on turn, as in `turn A`",
    );
    changed_position(
        "turn A led B",
        "led B",
        "line 10, column 1: the position does not say who is on turn, as in `turn A`",
    );
    changed_position(
        "turn A",
        "turn C",
        "line 10, column 6: expected a seat of the table, found `C`",
    );
    changed_position(
        "last B",
        "last",
        "line 10, column 18: expected a seat, found the end of the line",
    );
    changed_position(
        "last B",
        "last B last B",
        "line 10, column 21: expected the end of the line, found `last`",
    );
    changed_position(
        "last B",
        "last B drawn 3",
        "line 10, column 27: this is no position: 3 tiles cannot have been drawn in this turn",
    );
    changed_position(
        " last B",
        "",
        "line 10, column 6: this is no position: it is not told who laid the last tile",
    );
    changed_position(
        "last B",
        "last B passes 3",
        "line 10, column 28: this is no position: there cannot have been 3 passes since a tile was laid or drawn",
    );
    changed_position(
        "last B",
        "last B run left",
        "line 10, column 25: this is no position: no run can go on here",
    );
    changed_position(
        "last B",
        "last B must-lead 6-0",
        "line 10, column 31: this is no position: 6-0 cannot be led",
    );
    changed_position(
        "last B",
        "passes 1000",
        "line 10, column 21: expected 0 to 999, found `1000`",
    );
    changed_position("last B", "passes -1", "line 10, column 21: expected a number, found `-1`");
    changed_position(
        "- 3-3 right ; 6 3",
        "- 3-3 right ; 6 6",
        "line 9, column 17: expected `3`, found `6`",
    );
    changed_position(
        "- 3-3 right",
        "- 3-3",
        "line 9, column 3: there are tiles on the table, so name the end to play at",
    );
    changed_position(
        "- 6-6 ",
        "- 6-6 left ",
        "line 8, column 3: nothing is on the table yet, so 6-6 is led without `left`",
    );
    changed_position("- 3-3 right", "- 6-0 right", "line 9, column 3: 6-0 is in two places");
    changed_position("- 3-3 right", "- draw", "line 9, column 3: expected a tile, found `draw`");
    // Where no double is wild, 3-3 does not match the 6 that it lies at.
    let tame = Variant::builtin("beginners").unwrap().with_toml("wild = \"none\"").unwrap();
    let text = position()
        .replace(
            &Variant::builtin("beginners").unwrap().fingerprint().to_string(),
            &tame.fingerprint().to_string(),
        )
        .replace("\nseats", "\nrule wild = \"none\"\nseats");
    refused(text, "line 10, column 3: this is no position: 3-3 does not match where it lies");
    changed_position(
        "- 3-3 right ; 6 3",
        "- 5-3 left ; 5 6",
        "line 9, column 3: 5-3 is in two places",
    );
    let text = position().replace(" 5-3 ", " 3-3 ").replace("- 3-3 right ; 6 3", "- 5-3 right");
    refused(text, "line 9, column 3: 5-3 does not fit end `right`, which shows 6");
}
