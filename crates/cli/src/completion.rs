//! Scripts that complete the command line in a shell: those that clap makes, and what they leave out.

use std::collections::BTreeSet;

use clap::builder::PossibleValue;
use clap::{Arg, Command, CommandFactory, ValueHint};
use clap_complete::Shell;

use crate::args::Cli;
use crate::listed;

/// Completes in bash what stands behind the last comma; `PLAYERS` is what can stand there.
///
/// What bash replaces begins behind the last colon or equals sign.
const BASH_SEATS: &str = r#"
_domino_seats() {
    [[ "${COMP_LINE:0:COMP_POINT}" =~ [[:space:]]--seats[=[:space:]][[:space:]]*([^[:space:]]*)$ ]] || return 1
    local seats="${BASH_REMATCH[1]}"
    local last="${seats##*,}"
    local before="${seats%"${last}"}"
    COMPREPLY=( $(compgen -P "${before}" -W "PLAYERS" -- "${last}") )
    local kept="${seats%"${2#=}"}"
    COMPREPLY=( "${COMPREPLY[@]#"${kept}"}" )
    compopt -o nospace
}

_domino_or_seats() {
    _domino_seats "$@" || _domino "$@"
}

complete -F _domino_or_seats -o bashdefault -o default domino
"#;

/// Gives in fish each player with what stands before the last comma.
const FISH_SEATS: &str = r#"
function __fish_domino_seats
    set -l before (commandline -ct | string replace -r '^--[^=]*=' '' | string match -r '^.*,')
    set -q before[1]; or set before ''
    for player in $argv
        echo $before$player
    end
end
complete -c domino -n "__fish_domino_using_subcommand play" -l seats -r -f -a "(__fish_domino_seats PLAYERS)"
"#;

/// The script for a shell.
pub(crate) fn script(shell: Shell) -> String {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "domino", &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    let players = listed::players().join(" ");
    match shell {
        Shell::Bash => script + &BASH_SEATS.replace("PLAYERS", &players),
        Shell::Fish => {
            let program = Cli::command();
            script
                + &before_command(&program)
                + &positionals(&program)
                + &FISH_SEATS.replace("PLAYERS", &players)
        }
        Shell::Zsh => {
            let list = format!(":A,B,...:({players})");
            let script =
                script.replace(&list, &format!(":A,B,...:_sequence -d compadd - {players}"));
            with_game_or_command(&script)
        }
        _ => script,
    }
}

/// In zsh, lets a game or a command stand behind `rules`, where the script takes the command for what
/// stands behind a game.
fn with_game_or_command(script: &str) -> String {
    const COMMANDS: &str = "_domino__subcmd__rules_commands";
    let is_game = |line: &&str| line.starts_with("':game -- ");
    let either = format!("{COMMANDS}; compadd - {}; _files", listed::games().join(" "));
    let lines = script.lines().filter(|line| !is_game(line)).map(|line| {
        let line = line.replace(&format!(":: :{COMMANDS}\""), &format!(":: :{{ {either} }}\""));
        line.replace("$line[2]", "$line[1]") + "\n"
    });
    lines.collect()
}

/// The lines that complete in fish the values of options before a command.
fn before_command(program: &Command) -> String {
    let names: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
    let condition = format!("not __fish_seen_subcommand_from {} help", names.join(" "));
    let line = |arg: &Arg| {
        let (option, values) = (arg.get_long()?, names_of_values(arg)?);
        Some(format!("complete -c domino -n \"{condition}\" -l {option} -r -f -a \"{values}\"\n"))
    };
    program.get_arguments().filter_map(line).collect()
}

/// The lines that complete in fish what stands without an option.
fn positionals(program: &Command) -> String {
    let mut lines = String::new();
    for command in program.get_subcommands() {
        let name = command.get_name();
        let inner: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let not = |inner: &[&str]| match inner {
            [] => String::new(),
            _ => format!("; and not __fish_seen_subcommand_from {} help", inner.join(" ")),
        };
        let using = format!("__fish_domino_using_subcommand {name}");
        lines += &values(command, &(using.clone() + &not(&inner)));
        for inner in command.get_subcommands() {
            let seen = format!("{using}; and __fish_seen_subcommand_from {}", inner.get_name());
            lines += &values(inner, &seen);
        }
    }
    lines
}

/// The lines for the values of a command under a condition, each once.
fn values(command: &Command, condition: &str) -> String {
    let line = |arg: &Arg| {
        let files = if takes_files(arg) { "" } else { " -f" };
        let values = names_of_values(arg)?;
        Some(format!("complete -c domino -n \"{condition}\"{files} -a \"{values}\"\n"))
    };
    let lines: BTreeSet<String> = command.get_positionals().filter_map(line).collect();
    lines.into_iter().collect()
}

/// The values that are listed for an argument which takes one, if any are.
fn names_of_values(arg: &Arg) -> Option<String> {
    let values = arg.get_possible_values();
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let takes_some = arg.is_positional() || arg.get_action().takes_values();
    (takes_some && !names.is_empty()).then(|| names.join(" "))
}

fn takes_files(arg: &Arg) -> bool {
    arg.get_value_hint() == ValueHint::FilePath
}
