//! Positions on a table, whose `-` lines say in which direction each tile lies.

use domino_record::{Record, read, salvage};
use domino_rules::Variant;
use domino_tiles::{DominoSet, Tile, TileSet};

/// The place of the first `-` line, counted from 1.
const FIRST: usize = 8;

/// The record of a position with these tiles on the table, the first of them in its middle.
///
/// The table is that of `table`, 48 by 28 units of half a square, and the first tile lies at x 22 to
/// 26, y 13 to 15. A is on turn and holds 0-0, 4-0 and 6-4.
fn position(laid: &[&str]) -> String {
    let print = Variant::builtin("table").unwrap().fingerprint();
    let laid_tiles = laid.iter().map(|line| line.split(' ').next().unwrap());
    let hands = "0-0 4-0 6-4 1-0 4-4".split(' ');
    let used: TileSet = laid_tiles.chain(hands).map(|tile| tile.parse::<Tile>().unwrap()).collect();
    let rest = DominoSet::DOUBLE_SIX.tiles().filter(|tile| !used.contains(*tile));
    let boneyard: String = rest.flat_map(|tile| [" ".to_owned(), tile.to_string()]).collect();
    let laid: String = laid.iter().flat_map(|line| ["- ", line, "\n"]).collect();
    format!(
        "domino 1\ngame table rules {print}\nseats A=human B=human\nround 1\n\
         hand A 0-0 4-0 6-4\nhand B 1-0 4-4\nboneyard{boneyard}\n{laid}turn A last B\n"
    )
}

#[track_caller]
fn holds(text: &str) -> Record {
    read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The line of a position that is no good, counted among those of its tiles from 1, and why.
#[track_caller]
fn fault(laid: &[&str]) -> (usize, String) {
    let fault = read(position(laid).as_bytes()).unwrap_err();
    assert_eq!(fault.column, 3, "the tile: {fault}");
    let why = fault.kind.to_string();
    (fault.line + 1 - FIRST, why.trim_start_matches("this is no position: ").to_owned())
}

#[test]
fn headings_that_cannot_be_are_faults_of_the_line_of_their_tile() {
    let beside = ["6-3", "6-2 left n", "3-1 right n", "4-1 right w", "5-2 left n"];
    let behind_a_double = ["6-3", "6-6 left w", "6-5 left s"];
    // Three tiles to the north end at y 1.
    let up = ["6-3", "3-1 right n", "4-1 right n", "5-4 right n", "5-2 right n", "2-2 left w"];
    for (laid, line, why) in [
        (&["6-3", "3-1 right e", "4-1 right w", "6-2 left n"][..], 3, "the line comes from `w`"),
        (&beside, 4, "6-2 is in the way"),
        (&up, 5, "the edge of the table in the north is in the way"),
        (&["6-3", "3-3 right n"], 2, "a tile that lies across its line goes straight on"),
        (&behind_a_double, 3, "a line turns only at the half of a tile that is not a double"),
    ] {
        let tile = laid[line - 1].split(' ').next().unwrap();
        assert_eq!(fault(laid), (line, format!("{tile} cannot lie where it does: {why}")));
    }
}

#[test]
fn the_first_tile_has_no_heading() {
    let wrong = read(position(&["6-3 e", "3-1 right e"]).as_bytes()).unwrap_err();
    let expected = "line 8, column 7: expected an end such as `left`, found `e`";
    assert_eq!(wrong.to_string(), expected);
    let why = "nothing is on the table yet, so 6-3 is led without `right`";
    assert_eq!(fault(&["6-3 right e", "3-1 right e"]), (1, why.to_owned()));
}

#[test]
fn a_heading_is_left_out_where_one_only_is_possible() {
    let laid = ["6-3", "6-6 left w", "6-5 left w", "3-1 right e", "1-1 right e", "2-1 right e"];
    let whole = holds(&position(&laid));
    // A double and what follows it go straight on.
    let short = ["6-3", "6-6 left", "6-5 left", "3-1 right e", "1-1 right", "2-1 right"];
    let found = holds(&position(&short));
    assert_eq!(found.text(), whole.text(), "and the writer tells it");
    assert_eq!(found.game().unwrap().round(), whole.game().unwrap().round());
    assert!(found.text().contains("\n- 6-6 left w ; 6 3\n- 6-5 left w ; 5 3\n"));
    // The same in what the public sees.
    let public = |text: &str| {
        let hide = |line: &str| {
            let n_words = line.split(' ').count();
            match line.split(' ').next() {
                Some("hand") => format!("{} ?*{}\n", &line[..6], n_words - 2),
                Some("boneyard") => format!("boneyard ?*{}\n", n_words - 1),
                _ => format!("{line}\n"),
            }
        };
        holds(&text.lines().map(hide).collect::<String>())
    };
    let (found, whole) = (public(&position(&short)), public(&position(&laid)));
    assert_eq!((found.view(), found.text()), (whole.view(), whole.text()));
    assert!(found.view().is_some());
}

#[test]
fn a_heading_that_is_left_out_where_several_are_possible_is_a_fault() {
    let why = |ways: &str| format!("3-1 fits {ways}: name the heading");
    let laid = ["6-3", "6-2 left n", "3-1 right", "4-1 right n"];
    assert_eq!(fault(&laid), (3, why("`right n` and `right e` and `right s`")));
    // The arm of the left is in the way of one of them.
    let laid = ["6-2", "6-3 left n", "2-1 right n", "3-1 left", "4-1 right n"];
    assert_eq!(fault(&laid), (4, why("`left n` and `left w`")));
    // Where there is none, what is in the way straight on tells why.
    let up = ["6-3", "3-1 right n", "4-1 right n", "5-4 right n", "5-5 right"];
    let edge = "5-5 cannot lie where it does: the edge of the table in the north is in the way";
    assert_eq!(fault(&up), (5, edge.to_owned()));
}

#[test]
fn a_heading_where_there_is_no_table_is_a_fault_of_its_line() {
    let laid = position(&["6-3", "3-1 right", "4-1 right e", "6-2 left n"]);
    let game = |name: &str| {
        let print = Variant::builtin(name).unwrap().fingerprint();
        format!("game {name} rules {print}")
    };
    let fault = read(laid.replace(&game("table"), &game("snake")).as_bytes()).unwrap_err();
    let expected =
        "line 10, column 3: this is no position: 4-1 has a heading, but this game has no table";
    assert_eq!(fault.to_string(), expected);
}

#[test]
fn a_damaged_heading_in_play_costs_its_line_and_what_follows() {
    let laid = ["6-3", "3-1 right e", "5-1 right n"];
    let whole = position(&laid) + "A 6-4 left n ; 4 5\nB 4-4 left n ; 4 5\n";
    holds(&whole);
    for (from, to, line, why) in [
        (
            "A 6-4 left n",
            "A 6-4 left e",
            12,
            "6-4 cannot lie at end `left e`: the line comes from `e`",
        ),
        ("A 6-4 left n", "A 6-4 left", 12, "6-4 fits `left n` and `left s` and `left w`: name"),
        (
            "B 4-4 left n",
            "B 4-4 left w",
            13,
            "4-4 cannot lie at end `left w`: a tile that lies across",
        ),
    ] {
        let damaged = whole.replace(from, to);
        let saved = salvage(damaged.as_bytes()).unwrap();
        let fault = saved.fault.unwrap();
        assert_eq!((fault.line, saved.n_lines), (line, line - 1));
        assert!(fault.kind.to_string().starts_with(why), "{fault}");
        assert_eq!(saved.record.text(), holds(&damaged[..saved.n_bytes]).text());
        assert!(whole.starts_with(&damaged[..saved.n_bytes]));
        let round = saved.record.game().unwrap().round().unwrap();
        assert_eq!(round.table().layout().placed().len(), line - FIRST - 1, "without `turn`");
    }
}

#[test]
fn a_damaged_heading_of_a_position_costs_its_round() {
    let first = position(&["6-3", "3-1 right e"]) + "A 6-4 left n ; 4 1\n";
    let damaged = position(&["6-3", "3-1 right w", "5-1 right n"]) + "A 6-4 left n ; 4 5\n";
    let saved = salvage(damaged.as_bytes()).unwrap();
    let head = first.find("round 1").unwrap();
    assert_eq!((saved.record.text(), saved.n_lines), (&first[..head], 3));
    assert_eq!(saved.fault.unwrap().line, 9);
}
