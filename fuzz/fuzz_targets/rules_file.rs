//! A rules file is a game that can be played and written down, or its faults are told.
#![no_main]

use domino_rules::{Match, Rules, Variant};
use libfuzzer_sys::fuzz_target;

/// The most actions that are taken in a round.
const MOST_ACTIONS: usize = 2000;

fuzz_target!(|text: &str| {
    let variant = match Variant::from_toml(text) {
        Ok(variant) => variant,
        Err(faults) => {
            assert!(!faults.to_string().is_empty());
            return;
        }
    };
    let again = Variant::from_toml(&variant.to_toml()).expect("what is written is read");
    assert_eq!(again.fingerprint(), variant.fingerprint());
    for n_seats in 2..=4 {
        let Ok(rules) = Rules::new(variant.clone(), n_seats) else { continue };
        let mut game = Match::new(rules);
        if game.start_round(7, &mut ()).is_err() {
            continue;
        }
        for _ in 0..MOST_ACTIONS {
            let Some(action) = game.round().and_then(|round| round.legal_actions().nth(0)) else {
                break;
            };
            game.play_into(action, &mut ()).expect("what is legal is played");
        }
    }
});
