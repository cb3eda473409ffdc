//! `domino variants` and `domino rules`.

use std::path::Path;
use std::process::ExitCode;

use domino_repl::{rule_sheet, rules_diff, summary};
use domino_rules::Variant;

use crate::args::{RulesArgs, RulesCommand};
use crate::failure::Failure;
use crate::files::shown;
use crate::games::{find_game, read_rules};
use crate::house;
use crate::look::Look;
use crate::out::Out;
use crate::remark::Remark;

/// Lists the games that are built in and those of the house.
pub(crate) fn variants(look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    let house = house::of_user(&look.catalog);
    let widest = house.all().map(|variant| variant.name.len()).max().unwrap_or(0);
    for variant in house.all() {
        let name = &variant.name;
        out.line(format_args!("{name:widest$}  {}", summary(&look.catalog, variant)))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Tells the rules of a game, checks a rules file, or compares two games.
pub(crate) fn rules(args: &RulesArgs, look: &Look, out: &mut Out) -> Result<ExitCode, Failure> {
    match (&args.command, &args.game) {
        (Some(_), Some(game)) => {
            return Err(Failure::of_words(Remark::NotBeforeCommand { text: shown(game.as_ref()) }));
        }
        (Some(RulesCommand::Check { file, .. }), None) => check(file, look, out)?,
        (Some(RulesCommand::Diff { first, second, toml, .. }), None) => {
            let (first, second) =
                (find_game(first, &look.catalog)?, find_game(second, &look.catalog)?);
            if args.toml || *toml {
                diff_keys(&first, &second, look, out)?;
            } else {
                out.text(&rules_diff(&first, &second, &look.catalog, look.style.width))?;
            }
        }
        (None, game) => {
            let variant = find_game(game.as_deref().unwrap_or_default(), &look.catalog)?;
            if args.toml {
                out.data(&variant.to_toml())?;
            } else {
                out.text(&rule_sheet(&variant, &look.catalog, look.style.width))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn check(file: &Path, look: &Look, out: &mut Out) -> Result<(), Failure> {
    let variant = read_rules(file)?;
    let (path, fingerprint) = (shown(file), variant.fingerprint().to_string());
    out.line(look.say(&Remark::RulesHold { path, fingerprint }))
}

/// Shows the keys that differ as two rules files have them.
fn diff_keys(first: &Variant, second: &Variant, look: &Look, out: &mut Out) -> Result<(), Failure> {
    let differences = first.differences(second);
    for difference in &differences {
        let key = difference.key;
        out.line(format_args!("- {key} = {}", difference.first))?;
        out.line(format_args!("+ {key} = {}", difference.second))?;
    }
    if differences.is_empty() {
        out.line(look.say(&Remark::RulesSame))?;
    }
    Ok(())
}
