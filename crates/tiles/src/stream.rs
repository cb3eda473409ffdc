//! Numbers from a seed that stay the same for ever, and the shuffle made of them.

use std::fmt;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

/// A stream of random words that a seed and a stream number fix for ever, on every platform.
///
/// The words are those of `ChaCha` with 8 rounds: the key is the seed as a little-endian 64-bit
/// number followed by 24 zero bytes, the block counter starts at 0, and the stream number is the
/// nonce. Only the raw words of the generator are used, since the ready-made shuffles of libraries
/// change between versions.
///
/// # Examples
///
/// ```
/// use domino_tiles::Stream;
///
/// let mut stream = Stream::new(42, 1);
/// assert_eq!(stream.next_word(), 0xe846_98be);
/// ```
pub struct Stream(ChaCha8Rng);

impl Stream {
    /// The name of this scheme in records.
    pub const SCHEME: &'static str = "chacha8-1";

    /// The stream of a seed and a stream number, at its first word.
    #[inline]
    pub fn new(seed: u64, stream: u64) -> Stream {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut words = ChaCha8Rng::from_seed(key);
        words.set_stream(stream);
        Stream(words)
    }

    /// The same stream at another place, counted in words from its beginning.
    #[must_use]
    pub fn at_word(mut self, word: u64) -> Stream {
        self.0.set_word_pos(u128::from(word));
        self
    }

    /// The next 32-bit word.
    pub fn next_word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `n - 1`, each as likely as the others.
    ///
    /// Words at or above the largest multiple of `n` are thrown away, so no number is favoured.
    /// Of `n = 0` nothing can be drawn; the answer is 0 and no word is used.
    pub fn below(&mut self, n: u32) -> u32 {
        if n == 0 {
            return 0;
        }
        loop {
            let word = self.next_word();
            let remainder = word % n;
            // `word - remainder` starts a run of n words; it must lie whole below 2^32.
            if word - remainder <= u32::MAX - (n - 1) {
                return remainder;
            }
        }
    }

    /// Puts the items into a random order, each order as likely as the others.
    ///
    /// For `i` from the last place down to 1, the items at `i` and at `below(i + 1)` change places.
    ///
    /// # Panics
    ///
    /// If there are 2³² items or more.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let n_items = u32::try_from(items.len()).expect("fewer than 2^32 items are shuffled");
        for i in (1..n_items).rev() {
            items.swap(i as usize, self.below(i + 1) as usize);
        }
    }
}

/// Does not show the words to come.
impl fmt::Debug for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seed, stream, first four words, permutation of 0…27, made by two independent programs.
    const GOLDEN: [(u64, u64, [u32; 4], [u8; 28]); 4] = [
        (
            0,
            0,
            [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f],
            [
                5, 9, 19, 7, 13, 8, 14, 26, 11, 20, 21, 2, 15, 27, 23, 24, 22, 17, 10, 12, 3, 16,
                0, 4, 25, 1, 18, 6,
            ],
        ),
        (
            42,
            0,
            [0x198f_a887, 0x5927_3471, 0x169d_f72b, 0x4923_8aa4],
            [
                0, 10, 21, 12, 24, 5, 6, 27, 9, 26, 17, 1, 13, 25, 16, 11, 14, 18, 7, 2, 15, 23, 4,
                22, 20, 3, 8, 19,
            ],
        ),
        (
            42,
            1,
            [0xe846_98be, 0xc6e0_8c69, 0x6015_6b49, 0x33b4_ab76],
            [
                21, 3, 10, 14, 1, 20, 8, 24, 27, 11, 12, 23, 7, 0, 9, 26, 13, 18, 6, 17, 5, 4, 16,
                2, 15, 25, 19, 22,
            ],
        ),
        (
            u64::MAX,
            7,
            [0xefe2_ae8c, 0xe3b6_6a36, 0xb0cb_0305, 0x99bf_c47b],
            [
                26, 16, 9, 5, 15, 0, 24, 20, 12, 25, 14, 2, 17, 22, 6, 10, 13, 21, 1, 3, 19, 7, 4,
                18, 23, 11, 27, 8,
            ],
        ),
    ];

    #[test]
    fn golden_words_and_permutations() {
        for (seed, stream, words, permutation) in GOLDEN {
            let mut found = Stream::new(seed, stream);
            assert_eq!(words.map(|_| found.next_word()), words, "words of {seed}, {stream}");

            let mut items: Vec<u8> = (0..28).collect();
            Stream::new(seed, stream).shuffle(&mut items);
            assert_eq!(items, permutation, "permutation of {seed}, {stream}");
        }
    }

    #[test]
    fn a_stream_can_start_at_any_word() {
        let mut from_start = Stream::new(42, 1);
        for _ in 0..3 {
            from_start.next_word();
        }
        assert_eq!(Stream::new(42, 1).at_word(3).next_word(), from_start.next_word());
    }

    #[test]
    fn nothing_is_drawn_below_zero_and_no_word_is_used() {
        let mut stream = Stream::new(42, 1);
        assert_eq!(stream.below(0), 0);
        assert_eq!(stream.next_word(), 0xe846_98be);
    }

    #[test]
    fn below_takes_every_word_when_n_divides_two_to_the_32() {
        let (mut words, mut numbers) = (Stream::new(0, 0), Stream::new(0, 0));
        for _ in 0..1000 {
            assert_eq!(numbers.below(1 << 31), words.next_word() % (1 << 31));
        }
    }

    #[test]
    fn below_refuses_words_of_the_unfinished_run() {
        // 2^32 holds one whole run of 2^31 + 1 numbers: every word above 2^31 is thrown away.
        let n = (1 << 31) + 1;
        let (mut words, mut numbers) = (Stream::new(0, 0), Stream::new(0, 0));
        for _ in 0..1000 {
            let expected = loop {
                let word = words.next_word();
                if word < n {
                    break word;
                }
            };
            assert_eq!(numbers.below(n), expected);
        }
    }
}
