//! Every language has a file of words wherever there are some.

use std::collections::{BTreeMap, BTreeSet};

use domino_repl::Lang;

use crate::{files, read};

#[test]
fn every_language_has_a_file_and_every_file_a_language() {
    let mut folders: BTreeMap<_, BTreeSet<String>> = BTreeMap::new();
    for path in files("crates", &[".ftl"]) {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        folders.entry(path.parent().unwrap().to_path_buf()).or_default().insert(name);
    }
    assert!(folders.len() >= 2, "the words of the client and those of the program, {folders:?}");
    for (folder, files) in folders {
        let languages = Lang::ALL.iter().map(|lang| format!("{lang}.ftl")).collect();
        assert_eq!(files, languages, "{}", folder.display());
    }
}

/// How often a term is used, in any form: a long one may lose its last letters, a short one none.
fn n_used(term: &str, words: &str) -> usize {
    let letters: Vec<char> = term.chars().collect();
    let is_short = letters.len() <= 4;
    let n_lost = if is_short { 0 } else { letters.len() / 3 };
    let stem: String = letters[..letters.len() - n_lost].iter().collect();
    let begins = |at: &usize| !words[..*at].ends_with(char::is_alphabetic);
    let is_whole = |at: &usize| !words[at + stem.len()..].starts_with(char::is_alphabetic);
    let places = words.match_indices(&stem).map(|(at, _)| at);
    places.filter(begins).filter(|at| !is_short || is_whole(at)).count()
}

/// Whether two terms are forms of one word.
fn alike(first: &str, other: &str) -> bool {
    first.chars().take(4).eq(other.chars().take(4))
}

/// The first word of each term in a cell of the glossary, that of the client first:
/// `côté (partie, extrémité)`.
fn terms(cell: &str) -> Vec<String> {
    let is_word = |word: &&str| word.starts_with(char::is_alphabetic);
    let terms = cell.split(['(', ')', ',']).filter_map(|term| term.split(' ').find(is_word));
    terms.map(str::to_lowercase).collect()
}

/// Of several words for one thing, the client uses the first that the glossary has.
#[test]
fn finding_e_the_first_word_of_the_glossary_is_the_one_used() {
    let page = read("docs/GLOSSARY.md");
    let (_, table) = page.split_once("| English | ").unwrap();
    let rows = table.lines().skip(2).filter(|line| line.starts_with('|'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('|').map(str::trim).collect()).collect();
    assert!(rows.len() > 20, "{rows:?}");
    let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::En);
    for (column, lang) in (2..).zip(others) {
        let words = read(format!("crates/words/messages/{lang}.ftl")).to_lowercase();
        let firsts: Vec<String> = rows.iter().map(|row| terms(row[column]).remove(0)).collect();
        for row in &rows {
            let all = terms(row[column]);
            let (first, rest) = all.split_first().unwrap();
            // A word can be the first for another thing, as `partie` is for a match.
            let is_first = |term: &&String| firsts.iter().any(|first| alike(first, term));
            for other in rest.iter().filter(|term| !is_first(term)) {
                let used = (n_used(first, &words), n_used(other, &words));
                assert!(used.0 >= used.1, "{lang}: {}: {first} {other} {used:?}", row[1]);
            }
        }
    }
}
