//! What a game is made of can be handed to another thread.

use domino_layout::{Layout, Plane};
use domino_players::Driver;
use domino_repl::Session;
use domino_rules::{Match, Round, Rules, Variant, View};

const fn is_send<T: Send>() {}

const fn is_shared<T: Send + Sync>() {}

#[test]
fn finding_a10_games_players_and_sessions_go_to_other_threads() {
    is_send::<Driver>();
    is_send::<Session>();
    is_shared::<Layout>();
    is_shared::<Plane>();
    is_shared::<Variant>();
    is_shared::<Rules>();
    is_shared::<Match>();
    is_shared::<Round>();
    is_shared::<View>();
}
