//! The rules files of a house: the folder whose games stand in the lobby beside those that are built in.

use std::fs;
use std::path::{Path, PathBuf};

use domino_repl::{Catalog, FaultyRules, House};
use domino_rules::Variant;
use etcetera::BaseStrategy;

use crate::games;
use crate::remark::Remark;

/// How the names of rules files end.
const ENDING: &str = "toml";

/// The directory of a user's settings and rules; read, and made only when settings are written.
pub(crate) fn config() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("domino"))
}

/// The games of the user's house.
pub(crate) fn of_user(catalog: &Catalog) -> House {
    config().map_or_else(House::default, |config| of_folder(&config.join("rules"), catalog))
}

/// The games of a folder, by the names of their files; what makes no game is kept with the reason. A folder
/// that is not there has none.
fn of_folder(folder: &Path, catalog: &Catalog) -> House {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_rules = |path: &PathBuf| path.extension().is_some_and(|ending| ending == ENDING);
    let mut paths: Vec<PathBuf> = entries.filter(is_rules).collect();
    paths.sort();
    let mut house = House::default();
    for path in paths {
        match game(&path, &house, catalog) {
            Ok(variant) => house.games.push(variant),
            Err(why) => {
                let label = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                house.faulty.push(FaultyRules { label, why });
            }
        }
    }
    house
}

/// The game of a rules file, under a name that no other game has; or why it is none.
fn game(path: &Path, house: &House, catalog: &Catalog) -> Result<Variant, String> {
    let variant = games::read_rules(path).map_err(|failure| failure.first_fault(catalog))?;
    if house.find(&variant.name).is_some() {
        return Err(Remark::NameTaken { name: variant.name }.say(catalog.lang()));
    }
    Ok(variant)
}

#[cfg(test)]
mod tests {
    use domino_repl::Lang;

    use super::*;

    #[test]
    fn finding_d15_a_folder_gives_its_games_and_names_the_faulty_ones() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        write("b.toml", "name = \"ours\"\nbased-on = \"block\"\nhand = 6\n");
        write("c.toml", "name = \"theirs\"\nbased-on = \"block\"\nhands = 6\n");
        write("d.toml", "name = \"draw\"\nbased-on = \"draw\"\n");
        write("e.toml", "name = \"ours\"\nbased-on = \"draw\"\n");
        write("notes.txt", "nothing");
        let house = of_folder(folder.path(), &Catalog::new(Lang::En));
        let names: Vec<&str> = house.games.iter().map(|game| game.name.as_str()).collect();
        assert_eq!(names, ["ours"]);
        let faulty: Vec<(&str, &str)> = house
            .faulty
            .iter()
            .map(|faulty| (faulty.label.as_str(), faulty.why.as_str()))
            .collect();
        let [(first, why), second, third] = faulty.as_slice() else { panic!("{faulty:?}") };
        assert!(*first == "c.toml" && why.starts_with("line 3, column 1: "), "{why}");
        assert_eq!(*second, ("d.toml", "there is another game with the name `draw`"));
        assert_eq!(*third, ("e.toml", "there is another game with the name `ours`"));
    }

    #[test]
    fn a_folder_that_is_not_there_has_no_games() {
        let folder = tempfile::tempdir().unwrap();
        let house = of_folder(&folder.path().join("none"), &Catalog::new(Lang::En));
        assert_eq!(house, House::default());
    }
}
