//! The words of every language and the messages fit each other.

use domino_words::{Message, Say, faults_of_words, messages};

/// Messages with an argument that only chooses among texts.
const CHOOSING: [&str; 8] = [
    "game-title",
    "game-summary",
    "score-line",
    "score-sum",
    "charge-line",
    "charge-sum",
    "won",
    "sort-is",
];

/// Each English message is plain ASCII, too (C71).
#[test]
fn c71_every_language_has_the_words_of_every_message() {
    assert_eq!(faults_of_words::<Message>(&CHOOSING), [""; 0]);
}

messages! {
    /// Messages whose words have one fault of each kind.
    #[derive(Debug)]
    enum Faulty in "faulty/" {
        "fits" Fits { n: usize },
        "lacks" Lacks,
        "hides" Hides { name: String },
        "opens" Opens { name: String },
        "stays" Stays,
    }
}

#[test]
fn a_fault_of_each_kind_in_the_words_is_found() {
    let found = faults_of_words::<Faulty>(&[]);
    let expected = [
        "en: not ASCII",
        "`lacks` is missing",
        "`extra` is no message",
        "Hides { name: \"word-21\" }: an argument is not shown",
        "Opens { name: \"word-21\" }: ",
        "`fits` is written twice",
        "de: `stays` is English",
    ];
    for fault in expected {
        assert!(found.iter().any(|found| found.contains(fault)), "{fault}: {found:#?}");
    }
    assert!(!found.iter().any(|fault| fault.contains("Fits {")), "{found:#?}");
    assert_eq!(Faulty::IDS.len(), 5);
}
