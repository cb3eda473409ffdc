//! Words, numbers and deals that a seed fixes for ever.
//!
//! None of the values is this crate's own: the key streams are published, the rest comes from
//! programs written after `docs/RANDOM.md`. They are never recorded again.

use domino_tiles::{DominoSet, Stream, Tile, TileSet};

const DOCUMENT: &str = include_str!("../../../docs/RANDOM.md");

/// Asserts that the document has this row or block.
fn assert_documented(text: &str) {
    assert!(DOCUMENT.contains(text), "docs/RANDOM.md does not have\n{text}");
}

/// `2^32`, the number of streams of one purpose.
const PURPOSE: u64 = 1 << 32;

/// The key streams TC1, TC2 and TC3 of `draft-strombergson-chacha-test-vectors` for 8 rounds and a
/// key of 256 bits: seed, stream, the first two blocks as bytes.
const PUBLISHED: [(u64, u64, &str); 3] = [
    (
        0,
        0,
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
         984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42\
         d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b\
         5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    (
        1,
        0,
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea\
         289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8\
         b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638\
         291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
    (
        0,
        1,
        "2b8f4bb3798306ca5130d47c4f8d4ed13aa0edccc1be6942090faeeca0d7599b\
         7ff0fe616bb25aa0153ad6fdc88b954903c22426d478b97b22b8f9b1db00cf06\
         470bdffbc488a8b7c701ebf4061d75c5969186497c95367809afa80bd843b040\
         a79abc6e73a91757f1db73c8eacfa543b38f289d065ab2f3032d377b8c37fe46",
    ),
];

/// Seed, stream, first four words, order of 0…27 after a shuffle.
const SHUFFLES: [(u64, u64, &str, &str); 11] = [
    (
        0,
        0,
        "2fef003e d6405f89 e8b85b7f a1a5091f",
        "5 9 19 7 13 8 14 26 11 20 21 2 15 27 23 24 22 17 10 12 3 16 0 4 25 1 18 6",
    ),
    (
        42,
        0,
        "198fa887 59273471 169df72b 49238aa4",
        "0 10 21 12 24 5 6 27 9 26 17 1 13 25 16 11 14 18 7 2 15 23 4 22 20 3 8 19",
    ),
    (
        u64::MAX,
        7,
        "efe2ae8c e3b66a36 b0cb0305 99bfc47b",
        "26 16 9 5 15 0 24 20 12 25 14 2 17 22 6 10 13 21 1 3 19 7 4 18 23 11 27 8",
    ),
    (
        0,
        1,
        "b34b8f2b ca068379 7cd43051 d14e8d4f",
        "20 23 12 8 5 18 21 13 4 9 6 7 1 14 10 19 0 15 11 3 16 22 17 24 2 26 25 27",
    ),
    (
        1,
        1,
        "8c6fea14 1a8125d4 ac499192 d167e651",
        "7 4 3 15 14 25 17 8 1 10 9 23 2 12 6 27 0 18 5 26 19 24 11 21 13 22 20 16",
    ),
    (
        42,
        1,
        "e84698be c6e08c69 60156b49 33b4ab76",
        "21 3 10 14 1 20 8 24 27 11 12 23 7 0 9 26 13 18 6 17 5 4 16 2 15 25 19 22",
    ),
    (
        (1 << 32) - 1,
        1,
        "9de17c14 364d80a5 29083fbc 9d5657fd",
        "21 15 9 16 1 20 5 3 7 2 11 10 27 26 0 25 13 22 12 4 6 17 18 23 8 14 19 24",
    ),
    (
        1 << 32,
        1,
        "d7497745 ab206b32 4541d3f1 b4079ee8",
        "15 26 23 14 4 27 22 8 16 2 5 13 20 10 11 18 21 24 9 3 19 1 6 7 12 25 0 17",
    ),
    (
        1 << 63,
        1,
        "232d7b3d fcf669b6 bd380a5d 329a9d8a",
        "26 22 27 25 21 15 10 3 2 0 5 9 6 8 1 12 17 4 18 14 20 16 19 23 24 7 11 13",
    ),
    (
        u64::MAX,
        1,
        "eb42bef8 44f120fe bcc70a91 5056c571",
        "6 12 26 15 11 14 20 22 16 1 9 3 5 17 25 0 27 7 4 10 8 2 23 18 21 19 13 24",
    ),
    (
        42,
        2,
        "7e9804fd 3a28d901 95935bb3 8afcf295",
        "17 0 20 25 5 26 14 18 16 24 4 7 22 23 2 1 9 8 19 3 11 27 21 12 6 15 10 13",
    ),
];

/// Seed, stream, a word's place, four words from there.
const FAR_WORDS: [(u64, u64, u64, &str); 4] = [
    (42, 1, 65_536, "7f49362b 7e7b07c6 974b02ee 77cddd84"),
    (42, 1, (1 << 36) - 2, "1f9e4814 8b57eb82 dbfe2ede 26d436b8"),
    (42, 1, 1 << 36, "dbfe2ede 26d436b8 1961310a ea5e3795"),
    (42, 1, u64::MAX - 3, "ba02e59f d3396728 8c019a83 4cf52bb7"),
];

/// Seed, stream, n, eight numbers below n, the words they use.
const NUMBERS: [(u64, u64, u32, &str, u64); 4] = [
    (42, 1, 6, "2 1 3 4 2 4 4 2", 8),
    (42, 1, 28, "22 9 9 2 2 8 24 12", 8),
    (
        0,
        0,
        3_000_000_000,
        "804192318 2711947551 998218446 2296453912 505049583 1927367832 1097802169 1733510303",
        11,
    ),
    (
        0,
        0,
        (1 << 31) + 1,
        "804192318 998218446 505049583 1927367832 1097802169 1733510303 425094469 28346074",
        14,
    ),
];

/// Seed, number of seats, the random first seat.
const FIRST_SEATS: [(u64, u32, char); 6] =
    [(42, 4, 'A'), (2, 4, 'B'), (0, 4, 'C'), (3, 4, 'D'), (8, 2, 'B'), (1, 3, 'C')];

/// Seat, round, decision, first four words, of seed 42.
const PLAYERS: [(char, u64, u64, &str); 5] = [
    ('A', 1, 0, "6fbb21c2 a3424810 25d1af9c 67c90ea6"),
    ('A', 1, 1, "1344facb fb886e62 6ebbad2f 8b8d9481"),
    ('B', 1, 0, "7d1f13a6 e3475611 9d2745a2 c242d6e5"),
    ('B', 1, 27, "bd8ec34f 9d39143e ccdcc668 6a3dd88e"),
    ('D', 2, 5, "adcef57a e74ab97f bd5c9645 cebef5e0"),
];

fn joined<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<String>>().join(" ")
}

fn next_four(stream: &mut Stream) -> String {
    joined([(); 4].map(|()| format!("{:08x}", stream.next_word())))
}

#[test]
fn c74_published_key_streams() {
    for (seed, stream, bytes) in PUBLISHED {
        let mut words = Stream::new(seed, stream);
        let found = [(); 32].map(|()| format!("{:08x}", words.next_word().swap_bytes())).concat();
        assert_eq!(found, bytes, "seed {seed}, stream {stream}");
    }
}

#[test]
fn c74_golden_words_and_shuffles() {
    for (seed, stream, words, order) in SHUFFLES {
        let what = format!("seed {seed}, stream {stream}");
        assert_eq!(next_four(&mut Stream::new(seed, stream)), words, "{what}");
        let mut tiles: Vec<Tile> = DominoSet::DOUBLE_SIX.tiles().collect();
        Stream::new(seed, stream).shuffle(&mut tiles);
        assert_eq!(joined(tiles.iter().map(|tile| tile.index())), order, "{what}");
        assert_documented(&format!("\n| {seed} | {stream} | `{words}` | `{order}` |\n"));
    }
}

#[test]
fn c74_golden_words_far_into_a_stream() {
    for (seed, stream, word, words) in FAR_WORDS {
        assert_eq!(next_four(&mut Stream::new(seed, stream).at_word(word)), words, "word {word}");
        assert_documented(&format!("\n| {seed} | {stream} | {word} | `{words}` |\n"));
    }
}

#[test]
fn c74_golden_numbers_below_n() {
    for (seed, stream, n, numbers, n_words) in NUMBERS {
        let mut found = Stream::new(seed, stream);
        assert_eq!(joined([(); 8].map(|()| found.below(n))), numbers, "below {n}");
        let next = Stream::new(seed, stream).at_word(n_words).next_word();
        assert_eq!(found.next_word(), next, "{n_words} words are used below {n}");
        assert_documented(&format!("\n| {seed} | {stream} | {n} | `{numbers}` | {n_words} |\n"));
    }
}

/// One deal of the double-six set, as a record writes it, without `left_out`.
fn deal(stream: &mut Stream, left_out: TileSet, n_hands: usize, size: usize) -> String {
    let mut tiles: Vec<Tile> = (DominoSet::DOUBLE_SIX.tile_set() - left_out).iter().collect();
    stream.shuffle(&mut tiles);
    let (dealt, boneyard) = tiles.split_at(n_hands * size);
    let hands =
        dealt.chunks(size).zip('A'..).map(|(hand, seat)| format!("hand {seat} {}", joined(hand)));
    let lines: Vec<String> = hands.chain([format!("boneyard {}", joined(boneyard))]).collect();
    lines.join("\n")
}

#[test]
fn c74_a_golden_deal() {
    let expected = "\
hand A 6-0 2-0 4-0 4-4 1-0 5-5 3-2 6-3
hand B 6-6 4-1 4-2 6-2 3-1 0-0 3-3 6-5
boneyard 4-3 5-3 3-0 5-2 2-2 2-1 5-1 1-1 5-0 6-4 5-4 6-1";
    assert_eq!(deal(&mut Stream::new(42, 1), TileSet::EMPTY, 2, 8), expected);
    assert_documented(&format!("```text\n{expected}\n```"));
}

#[test]
fn c74_a_golden_deal_after_a_start_tile() {
    let expected = "\
start 4-2
hand A 6-1 2-0 4-0 5-0 1-0 6-0 3-2
hand B 6-4 6-2 4-1 4-3 6-3 3-1 0-0
boneyard 3-3 6-6 4-4 5-4 3-0 5-3 2-2 2-1 5-2 1-1 5-1 6-5 5-5";
    let mut stream = Stream::new(42, 1);
    let eligible: Vec<Tile> =
        (DominoSet::DOUBLE_SIX.tile_set() - TileSet::DOUBLES).iter().collect();
    assert_eq!(eligible.len(), 21);
    let start = eligible[stream.below(21) as usize];
    let found = format!("start {start}\n{}", deal(&mut stream, start.into(), 2, 7));
    assert_eq!(found, expected);
    assert_documented(&format!("```text\n{expected}\n```"));
}

#[test]
fn c74_a_golden_redeal() {
    let expected = "\
hand A 5-2 4-2 5-1 3-1 5-3
hand B 1-0 6-5 4-0 6-3 4-1
boneyard 3-2 5-0 2-0 6-6 5-5 6-0 0-0 6-1 2-1 4-3 3-0 1-1 2-2 5-4 6-4 3-3 6-2 4-4
redeal
hand A 4-3 4-0 4-1 6-3 5-1
hand B 2-0 1-1 2-2 1-0 5-2
boneyard 5-5 3-2 0-0 5-0 2-1 6-5 3-1 6-0 3-0 4-4 3-3 5-3 4-2 6-2 6-1 6-4 6-6 5-4";
    let mut stream = Stream::new(8, 1);
    let tries = [(); 2].map(|()| deal(&mut stream, TileSet::EMPTY, 2, 5));
    assert_eq!(tries.join("\nredeal\n"), expected);
    assert_documented(&format!("```text\n{expected}\n```"));
}

#[test]
fn c74_golden_first_seats() {
    for (seed, n_seats, seat) in FIRST_SEATS {
        let seat_idx = Stream::new(seed, PURPOSE).below(n_seats) as usize;
        assert_eq!(('A'..).nth(seat_idx), Some(seat), "seed {seed}, {n_seats} seats");
        assert_documented(&format!("\n| {seed} | {n_seats} | {seat} |\n"));
    }
}

#[test]
fn c74_golden_words_of_players() {
    for (seat, round, decision, words) in PLAYERS {
        let seat_idx = u64::from(u32::from(seat) - u32::from('A'));
        let (stream, word) = ((2 + seat_idx) * PURPOSE + round, decision * 65_536);
        let found = next_four(&mut Stream::new(42, stream).at_word(word));
        assert_eq!(found, words, "seat {seat}, round {round}, decision {decision}");
        let row = format!("| {seat} | {round} | {decision} | {stream} | {word} | `{words}` |");
        assert_documented(&format!("\n{row}\n"));
    }
}

#[test]
fn c74_the_scheme_is_named() {
    assert_eq!(Stream::SCHEME, "chacha8-1");
    assert_documented("# Random numbers: the scheme `chacha8-1`\n");
}
