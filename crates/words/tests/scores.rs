//! The arithmetic of a round in words: the sum is true, and the rule that decided is told.
#![allow(clippy::unwrap_used)] // a test may panic

use domino_record::SeatInfo;
use domino_rules::{
    Action, Event, Match, PerSeat, Position, RoundResult, Rules, Scored, Seat, Setup, Variant,
};
use domino_tiles::TileSet;
use domino_words::{Catalog, Lang, Message, Speaker, rule_words, unglued};

/// A round of `block` with these keys that ends as soon as A has led 6-6; in hand stays what is given.
struct Ended {
    speaker: Speaker,
    result: RoundResult,
    scored: Scored,
}

fn ended(keys: &str, lang: Lang, hands: &[&str]) -> Ended {
    let text = format!("based-on = \"block\"\n{keys}");
    let rules = Rules::new(Variant::from_toml(&text).unwrap(), hands.len()).unwrap();
    let tiles = |text: &str| text.split(' ').map(|tile| tile.parse().unwrap()).collect();
    let mut hands: PerSeat<TileSet> = hands.iter().map(|hand| tiles(hand)).collect();
    hands[Seat::FIRST].insert("6-6".parse().unwrap());
    let all: TileSet = hands.values().fold(TileSet::EMPTY, |all, hand| all | *hand);
    let setup = Setup {
        hands,
        boneyard: [].into_iter().collect(),
        dead: rules.set().tile_set() - all,
        layout: domino_layout::Layout::new(),
        position: Position::led_by(Seat::FIRST),
    };
    let seats: PerSeat<SeatInfo> =
        rules.seats().map(|_| "steady".parse::<SeatInfo>().unwrap()).collect();
    let speaker = Speaker::new(Catalog::new(lang), &rules, &seats);
    let (mut game, mut events) = (Match::new(rules), Vec::new());
    game.start_round_at(setup, &mut events).unwrap();
    let lead = Action::Lead { tile: "6-6".parse().unwrap() };
    game.play_as(Seat::FIRST, lead, &mut events).unwrap();
    let mut found = (None, None);
    for event in events {
        match event {
            Event::RoundOver(result) => found.0 = Some(*result),
            Event::Scored(scored) => found.1 = Some(*scored),
            _ => {}
        }
    }
    Ended { speaker, result: found.0.unwrap(), scored: found.1.unwrap() }
}

impl Ended {
    /// What is said of the score.
    fn said(&self) -> Vec<String> {
        let scores = self.speaker.scores(self.scored.points.as_ref(), &self.scored.terms);
        scores.iter().map(|score| unglued(&self.speaker.say(score))).collect()
    }

    /// The keys whose words are told as the rule.
    fn rules(&self) -> Vec<&'static str> {
        let told = self.speaker.score_rule(&self.result);
        let variant = self.speaker.rules().variant();
        let keys = ["block-winner", "block-tie", "score"];
        let is_told = |key: &&str| {
            let words = rule_words(self.speaker.catalog(), variant, key).unwrap().words;
            told.contains(&words)
        };
        keys.into_iter().filter(is_told).collect()
    }
}

const LEADER_WINS: &str = "first-tile = \"free\"\nblock-winner = [\"leader\"]";

#[test]
fn finding_a23_the_sum_says_what_is_in_the_own_hand_and_that_it_stops_at_nothing() {
    // A has led and wins; its own hand is heavier than that of B.
    let ended = ended(LEADER_WINS, Lang::En, &["5-4 4-0", "4-3"]);
    assert_eq!(ended.said(), ["A steady: 0 points = 7 (B) - 13 (own hand), never below 0"]);
    let score = rule_words(ended.speaker.catalog(), ended.speaker.rules().variant(), "score");
    assert!(score.unwrap().words.contains("but the score never falls below 0"));
}

#[test]
fn finding_a23_a_sum_that_stays_above_nothing_is_told_as_before() {
    let ended = ended(LEADER_WINS, Lang::En, &["4-0", "5-4 4-3"]);
    assert_eq!(ended.said(), ["A steady: +12 points = 16 (B) - 4 (own hand)"]);
}

#[test]
fn finding_a24_the_rule_that_decides_a_block_is_told() {
    let check = |keys: &str, hands: &[&str], expected: &[&str]| {
        for lang in Lang::ALL {
            let ended = ended(keys, lang, hands);
            assert_eq!(ended.rules(), expected, "{lang}: {keys}");
        }
    };
    let free = "first-tile = \"free\"";
    check(free, &["4-0", "5-4 4-3"], &["block-winner", "score"]);
    // Nobody wins a tie, and nobody scores.
    check(free, &["4-0", "3-1"], &["block-winner", "block-tie"]);
    let shared = "first-tile = \"free\"\nblock-tie = \"share\"";
    check(shared, &["4-0", "3-1", "5-4"], &["block-winner", "block-tie", "score"]);
    let nobody = "first-tile = \"free\"\nblock-winner = []";
    check(nobody, &["4-0", "5-4 4-3"], &["block-winner"]);
}

/// A and C have 4 + 8 pips, B and D 9 + 7: the pair of A wins by 16 - 12.
#[test]
fn finding_b7_the_hands_of_a_pair_are_called_their_own_hands() {
    let pairs = "players = \"4\"\nteams = \"pairs\"\nhand = 7\nfirst-tile = \"free\"";
    let ended = ended(pairs, Lang::En, &["4-0", "5-4", "5-3", "4-3"]);
    assert_eq!(ended.said(), ["A steady and C steady: +4 points = 16 (BD) - 12 (own hands)"]);
    let told = ended.speaker.score_rule(&ended.result);
    assert!(told.contains("the pair with the fewest pips together"), "{told}");
    assert!(!told.contains("whoever has the fewest pips in hand"), "{told}");
}

#[test]
fn finding_b7_partners_are_named_together_and_are_no_opponents() {
    let pairs = "players = \"4\"\nteams = \"pairs\"\nhand = 7\nfirst-tile = \"free\"";
    let speaker = ended(pairs, Lang::En, &["4-0", "5-4", "5-3", "4-3"]).speaker;
    let say = |message: &Message| unglued(&speaker.say(message));
    assert_eq!(unglued(&speaker.opponents(Seat::FIRST)), "B steady and D steady");
    let partner = say(&speaker.partner(Seat::FIRST).unwrap());
    assert!(partner.starts_with("You and C steady play together"), "{partner}");
    assert_eq!(
        say(&speaker.pairs().unwrap()),
        "A steady and C steady play together, against B steady and D steady."
    );
    let alone = ended("first-tile = \"free\"", Lang::En, &["4-0", "5-4"]).speaker;
    assert_eq!(unglued(&alone.opponents(Seat::FIRST)), "B steady");
    assert!(alone.partner(Seat::FIRST).is_none() && alone.pairs().is_none());
}
