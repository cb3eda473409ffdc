//! What a test asks of the words for messages: that every language has them, and fits them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use crate::{Lang, Lexicon, Say};

/// What is wrong with the words for messages, in any language; a library or a program that declares
/// messages has a test that nothing is.
///
/// Every file has the words of every message and no others, and each once; they can be put together,
/// and show every argument, but for messages in `choosing`, of which an argument only chooses among
/// texts; no English is left in another language, and English is plain ASCII.
pub fn faults_of_words<M: Say + Debug>(choosing: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let ids: BTreeSet<&str> = M::IDS.iter().copied().collect();
    // What is wrong with the file is found below, as with the others.
    let english = entries(M::words(Lang::En), &mut Vec::new());
    if !M::words(Lang::En).is_ascii() {
        faults.push("en: not ASCII".to_owned());
    }
    for lang in Lang::ALL {
        let mut found = Vec::new();
        let entries = entries(M::words(lang), &mut found);
        let written: BTreeSet<&str> = entries.keys().map(String::as_str).collect();
        found.extend(ids.difference(&written).map(|id| format!("`{id}` is missing")));
        found.extend(written.difference(&ids).map(|id| format!("`{id}` is no message")));
        if lang != Lang::En {
            found.extend(english_left(&english, &entries));
        }
        let lexicon = Lexicon::<M>::new(lang);
        for message in M::samples() {
            found.extend(faults_of_message(&lexicon, &message, choosing.contains(&message.id())));
        }
        faults.extend(found.into_iter().map(|fault| format!("{lang}: {fault}")));
    }
    faults
}

/// The messages of a file with all that is written for them.
fn entries(text: &str, faults: &mut Vec<String>) -> BTreeMap<String, String> {
    let mut entries: BTreeMap<String, String> = BTreeMap::new();
    let mut current = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let head = line.split_once(" =");
        if let Some((id, rest)) =
            head.filter(|_| line.starts_with(|first: char| first.is_ascii_lowercase()))
        {
            if entries.insert(id.to_owned(), rest.to_owned()).is_some() {
                faults.push(format!("`{id}` is written twice"));
            }
            current = Some(id.to_owned());
        } else if let Some(entry) = current.as_ref().and_then(|id| entries.get_mut(id)) {
            entry.push('\n');
            entry.push_str(line);
        }
    }
    entries
}

fn faults_of_message<M: Say + Debug>(
    lexicon: &Lexicon<M>,
    message: &M,
    does_choose: bool,
) -> Vec<String> {
    let (text, mut faults) = lexicon.format(message);
    if text.trim().is_empty() || text.contains(['{', '}']) {
        faults.push(format!("cannot be read: {text}"));
    }
    // Of the samples, 21 is a number that every plural writes out.
    let given = format!("{message:?}");
    for sample in ["word-21", ": 21"] {
        let n_shown = text.matches(sample.trim_start_matches(": ")).count();
        if !does_choose && given.matches(sample).count() > n_shown {
            faults.push(format!("an argument is not shown: {text}"));
        }
    }
    faults.into_iter().map(|fault| format!("{message:?}: {fault}")).collect()
}

/// Words that are the same in English: a translation that was forgotten.
fn english_left(
    english: &BTreeMap<String, String>,
    entries: &BTreeMap<String, String>,
) -> Vec<String> {
    let is_english = |id: &String, text: &String| {
        let n_letters = bare(text).chars().filter(|letter| letter.is_alphabetic()).count();
        // A few short words are the same in two languages, such as `double`.
        english.get(id) == Some(text) && n_letters > 12
    };
    let left = entries.iter().filter(|(id, text)| is_english(id, text));
    left.map(|(id, text)| format!("`{id}` is English: {text}")).collect()
}

/// A text without arguments and without what is typed, which is the same everywhere.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let (mut depth, mut is_typed) = (0, false);
    for letter in text.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            '`' => is_typed = !is_typed,
            _ if depth == 0 && !is_typed => bare.push(letter),
            _ => {}
        }
    }
    bare
}
