//! C38: hands and lists that are longer than usual.

use crate::desk::{Desk, with_hands};

/// A holds all sixes and leads 6-6; B draws whatever is left and passes.
fn all_sixes(reserve: usize) -> Desk {
    let rules = format!("based-on = \"draw\"\nreserve = {reserve}\nlater-start = \"same\"\n");
    let sixes = "6-0 6-1 6-2 6-3 6-4 6-5 6-6";
    with_hands(&rules, "", [sixes, "5-5 5-4 5-3 5-2 5-1 5-0 4-4"], "")
}

#[test]
fn c38_the_hand_of_21_tiles_is_drawn_shown_and_passed() {
    for (reserve, n_tiles) in [(0, 21), (2, 19)] {
        let mut desk = all_sixes(reserve);
        desk.line("6-6");
        let mut shown = String::new();
        while desk.round().legal_actions().draw() {
            shown = desk.line("draw");
        }
        assert!(shown.contains(&format!("B Bob to play, {n_tiles} tiles: ")), "{shown}");
        assert!(shown.ends_with("1) pass\n"), "{shown}");
        let hand = desk.line("hand");
        let listed = hand.split_whitespace().filter(|word| word.contains('-')).count();
        assert_eq!(listed, n_tiles, "{hand}");
        assert!(hand.lines().all(|line| line.len() <= 80), "{hand}");
        assert!(desk.line("pass").contains("B Bob: passes"));
    }
}

#[test]
fn c38_a_list_with_two_digits_takes_one_and_ten_apart() {
    let rules = "based-on = \"snake\"\nplayers = \"2\"\nhand = 12\n";
    let hand = "0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1";
    let other = "4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-4 5-5 6-0 6-1 6-2";
    for (number, lead) in [("1", "0-0"), ("10", "3-3"), ("12", "4-1"), ("012", "4-1")] {
        let mut desk = with_hands(rules, "", [hand, other], "");
        let list = desk.line("moves");
        assert!(list.contains(" 1) 0-0") && list.contains("12) 4-1"), "{list}");
        let told = desk.line(number);
        assert!(told.starts_with(&format!("A Ada: leads {lead}\n")), "{number}: {told}");
    }
    let mut desk = with_hands(rules, "", [hand, other], "");
    for number in ["0", "13", "100"] {
        let refused = desk.line(number);
        assert!(refused.contains("the list, which goes from 1 to 12"), "{refused}");
    }
}
