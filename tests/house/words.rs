//! Every language has a file of words wherever there are some.

use std::collections::{BTreeMap, BTreeSet};

use domino_repl::Lang;

use crate::files;

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
