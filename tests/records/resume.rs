//! A record that is cut after any whole line goes on to the same end.

use domino_record::{Writer, read};
use domino_rules::Match;

use crate::support::{play_on, seats, tables, varied};

#[test]
fn after_every_whole_line() {
    let seed = 7;
    for rules in tables() {
        let mut writer = Writer::new(&rules, &seats(&rules));
        play_on(&mut Match::new(rules.clone()), seed, varied, &mut writer);
        let whole = writer.text();
        let ends: Vec<usize> = whole.match_indices('\n').map(|(at, _)| at + 1).collect();
        // Long matches are cut everywhere in their first rounds, then at every seventh line.
        let cuts = ends.iter().enumerate().filter(|(n, _)| *n < 150 || n % 7 == 0);
        for (_, &end) in cuts {
            let cut = &whole[..end];
            let record = read(cut.as_bytes()).unwrap_or_else(|fault| panic!("{fault}\n{cut}"));
            let Some(game) = record.game() else {
                assert!(!cut.contains("\nseats "), "{cut}");
                // Before all of its rules are told, a game is not known.
                let is_known = whole[end..].starts_with("seats ");
                assert_eq!(record.variant().is_some(), is_known, "{cut}");
                continue;
            };
            assert!(record.text().starts_with(cut) && whole.starts_with(record.text()));
            let mut resumed = record.writer().unwrap().clone();
            play_on(&mut game.clone(), seed, varied, &mut resumed);
            assert_eq!(resumed.text(), whole, "cut after {cut}");
        }
    }
}
