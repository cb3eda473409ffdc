//! `domino variants` and `domino rules`.

use std::process::ExitCode;

use domino_repl::{Catalog, Message, rule_sheet};
use domino_rules::Variant;

use crate::args::{RulesArgs, RulesCommand};
use crate::failure::Failure;
use crate::files::{find_game, read_rules};
use crate::lines;
use crate::out::Out;

/// Lists the games that are built in.
pub(crate) fn variants(out: &mut Out) -> Result<ExitCode, Failure> {
    let widest = Variant::builtin_names().map(str::len).max().unwrap_or(0);
    for name in Variant::builtin_names() {
        let variant = Variant::builtin(name).map_err(Failure::of_use)?;
        out.line(format_args!("{name:widest$}  {}", variant.summary))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Tells the rules of a game, checks a rules file, or compares two games.
pub(crate) fn rules(args: &RulesArgs, out: &mut Out) -> Result<ExitCode, Failure> {
    match (&args.command, &args.game) {
        (Some(RulesCommand::Check { file }), _) => check(file, out),
        (Some(RulesCommand::Diff { first, second }), _) => diff(first, second, out),
        (None, game) => {
            let variant = find_game(game.as_deref().unwrap_or_default())?;
            let width = lines::width(args.width.width);
            out.text(&if args.toml { variant.to_toml() } else { rule_sheet(&variant, width) })?;
            Ok(ExitCode::SUCCESS)
        }
    }
}

fn check(file: &str, out: &mut Out) -> Result<ExitCode, Failure> {
    let variant = read_rules(file)?;
    let (path, fingerprint) = (file.to_owned(), variant.fingerprint().to_string());
    out.line(Catalog::english().say(&Message::RulesHold { path, fingerprint }))?;
    Ok(ExitCode::SUCCESS)
}

fn diff(first: &str, second: &str, out: &mut Out) -> Result<ExitCode, Failure> {
    let differences = find_game(first)?.differences(&find_game(second)?);
    for difference in &differences {
        let key = difference.key;
        out.line(format_args!("- {key} = {}\n+ {key} = {}", difference.first, difference.second))?;
    }
    if differences.is_empty() {
        out.line(Catalog::english().say(&Message::RulesSame))?;
    }
    Ok(ExitCode::SUCCESS)
}
