//! Paths as they are typed in a session: names as they are, and `~` for the home of the user.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

/// The path that somebody types: `~` and `~/` at its beginning are the home of the user.
pub(crate) fn typed(text: &str) -> PathBuf {
    let home = || etcetera::home_dir().ok();
    let rest = text.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/'));
    match rest.zip(home()) {
        Some((rest, home)) => home.join(rest.trim_start_matches('/')),
        None => PathBuf::from(text),
    }
}

/// The paths that begin as what is typed, in order; directories end in a separator.
///
/// Nothing is quoted or escaped, as in the line itself.
pub(crate) fn beginning_with(text: &str) -> Vec<String> {
    let name_at = text.rfind([MAIN_SEPARATOR, '/']).map_or(0, |at| at + 1);
    let (folder, start) = text.split_at(name_at);
    let found = typed(folder);
    let found = if folder.is_empty() { Path::new(".") } else { &found };
    let names = fs::read_dir(found).into_iter().flatten().flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok().filter(|name| name.starts_with(start))?;
        let is_folder = fs::metadata(entry.path()).is_ok_and(|meta| meta.is_dir());
        Some(format!("{folder}{name}{}", if is_folder { "/" } else { "" }))
    });
    let mut names: Vec<String> = names.collect();
    names.sort_unstable();
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finding_d14_a_path_with_an_apostrophe_completes() {
        let directory = tempfile::tempdir().unwrap();
        let folder = format!("{}/", directory.path().display());
        for name in ["Ada's game.domino", "Ada's evening", "say \"hi\" $HOME\\.domino", "other"] {
            fs::write(directory.path().join(name), "").unwrap();
        }
        fs::create_dir(directory.path().join("Ada's house")).unwrap();
        let begun = |start: &str| -> Vec<String> {
            let found = beginning_with(&format!("{folder}{start}"));
            found.iter().map(|path| path.strip_prefix(&folder).unwrap().to_owned()).collect()
        };
        assert_eq!(begun("Ada's"), ["Ada's evening", "Ada's game.domino", "Ada's house/"]);
        assert_eq!(begun("Ada's g"), ["Ada's game.domino"]);
        assert_eq!(begun("say \""), ["say \"hi\" $HOME\\.domino"]);
        assert_eq!(begun("").len(), 5);
        assert_eq!(beginning_with("no such folder/x"), [""; 0]);
    }

    #[test]
    fn finding_d14_a_tilde_is_the_home_of_the_user() {
        let home = etcetera::home_dir().unwrap();
        assert_eq!(typed("~"), home.join(""));
        assert_eq!(typed("~/games/a b"), home.join("games/a b"));
        for text in ["a~", "./~/x", "~ada/x", ""] {
            assert_eq!(typed(text), Path::new(text));
        }
        // What is typed stays as it is typed.
        assert!(beginning_with("~/").iter().all(|path| path.starts_with("~/")));
    }
}
