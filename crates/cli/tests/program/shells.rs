//! What the shells complete, in the shells themselves, where they are installed.
#![cfg(unix)]

use std::path::Path;
use std::process::Command;

use crate::run::{run, run_command, with_file};

/// A shell that completes.
#[derive(Clone, Copy, Debug)]
enum Shell {
    Bash,
    Fish,
    Zsh,
}

impl Shell {
    fn name(self) -> &'static str {
        match self {
            Shell::Bash => "bash",
            Shell::Fish => "fish",
            Shell::Zsh => "zsh",
        }
    }

    /// Whether it is installed; where it is not, that is said.
    fn is_there(self) -> bool {
        let found = Command::new(self.name()).arg("--version").output().is_ok();
        if !found {
            #[allow(clippy::print_stderr)] // a test that is skipped says so
            {
                eprintln!("skipped: {}", self.name());
            }
        }
        found
    }

    /// What it offers for the last word of a line.
    fn offers(self, line: &str) -> Vec<String> {
        let script = run(&["completions", self.name()], b"").out;
        match self {
            Shell::Bash => in_bash(&script, line),
            Shell::Fish => in_fish(&script, line),
            Shell::Zsh => in_zsh(&script, line),
        }
    }
}

/// Bash is asked as it asks: with the words of the line, which it breaks at `:` and `=`, too.
fn in_bash(script: &str, line: &str) -> Vec<String> {
    let spaced = line.replace(':', " : ").replace('=', " = ");
    let mut words: Vec<&str> = spaced.split_whitespace().collect();
    if line.ends_with([' ', ':', '=']) {
        words.push("");
    }
    let words: Vec<String> = words.iter().map(|word| format!("'{word}'")).collect();
    let words = words.join(" ");
    let ask = format!(
        "compopt() {{ :; }}\nCOMP_LINE='{line}'\nCOMP_POINT=${{#COMP_LINE}}\nCOMP_WORDS=({words})\n\
         COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
         _domino_or_seats domino \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD - 1]}}\"\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\"\n"
    );
    let mut bash = Command::new("bash");
    let input = format!("{script}{ask}");
    let found = run_command(bash.args(["--norc", "--noprofile"]), input.as_bytes());
    assert_eq!(found.err, "");
    found.out.lines().map(str::to_owned).collect()
}

/// Fish tells what it offers, with what it says of each behind a tab.
fn in_fish(script: &str, line: &str) -> Vec<String> {
    let (_directory, path) = with_file("domino.fish", script);
    let ask = format!("source {}; complete -C \"{line}\"", path.display());
    let found = run_command(Command::new("fish").args(["--no-config", "-c", &ask]), b"");
    assert_eq!((found.code, found.err.as_str()), (0, ""));
    let offers = found.out.lines().filter_map(|line| line.split('\t').next());
    offers.map(str::to_owned).collect()
}

/// Zsh completes only at a terminal: it is given one of its own, where the function through which all
/// that is offered goes tells it; once it has, the terminal is soon silent.
const ZSH: &str = r#"
zmodload zsh/zpty || exit 1
zpty z zsh -f -i
zpty -w z "PROMPT=; autoload -Uz compinit; compinit -u -D; source $1"
zpty -w z 'compadd() { [[ " $*" == *" -"[OAD]" "* ]] && { builtin compadd "$@"; return }; local -a got; builtin compadd -O got "$@"; print -r -- "GOT<$got>"; builtin compadd "$@" }'
zpty -w z 'print READY$((1 + 1))'
while zpty -r z part; do [[ $part == *READY2* ]] && break; done
zpty -w -n z "$2"$'\t'
integer left=200
while (( left-- > 0 )); do
    if zpty -r -t z part; then
        print -r -- "$part"
        [[ $part == *GOT\<* ]] && left=4
    else
        sleep 0.05
    fi
done
zpty -d z
"#;

fn in_zsh(script: &str, line: &str) -> Vec<String> {
    let (directory, path) = with_file("_domino", script);
    let ask = directory.path().join("ask.zsh");
    std::fs::write(&ask, ZSH).unwrap();
    let mut zsh = Command::new("zsh");
    zsh.arg("-f").arg(&ask).arg(&path).arg(line).env("ZDOTDIR", directory.path());
    let found = run_command(&mut zsh, b"");
    let mut offers = Vec::new();
    for part in found.out.split("GOT<").skip(1) {
        let (names, _) = part.split_once('>').unwrap();
        offers.extend(names.split_whitespace().map(str::to_owned));
    }
    offers
}

fn assert_offers(shell: Shell, line: &str, expected: &str) {
    let found = shell.offers(line);
    assert!(found.iter().any(|word| word == expected), "{shell:?}: {line}: {found:?}");
}

/// In bash and fish a seat stands with those before it; zsh completes it by itself.
fn assert_offers_seats(shell: Shell, before: &str) {
    let named = |player: &str| match shell {
        // Bash breaks words at colons, and takes what follows the last.
        Shell::Bash => format!("{}{player}", before.rsplit(':').next().unwrap()),
        Shell::Fish => format!("{before}{player}"),
        Shell::Zsh => player.to_owned(),
    };
    assert_offers(shell, &format!("domino play --seats {before}st"), &named("steady"));
    assert_offers(shell, &format!("domino play --seats {before}"), &named("heavy"));
}

fn assert_completes(shell: Shell) {
    if !shell.is_there() {
        return;
    }
    for (line, expected) in [
        ("domino pl", "play"),
        ("domino play hun", "hungarian"),
        ("domino rules hun", "hungarian"),
        ("domino rules di", "diff"),
        ("domino rules diff boxed sn", "snake"),
        ("domino completions fi", "fish"),
        ("domino --lang h", "hu"),
        ("domino play --lang h", "hu"),
        ("domino play --set 1", "12"),
        ("domino play --seats st", "steady"),
        ("domino draw --view pu", "public"),
    ] {
        assert_offers(shell, line, expected);
    }
    for before in ["human,", "human,heavy,", "human:Ada,"] {
        assert_offers_seats(shell, before);
    }
}

fn assert_completes_files(shell: Shell, offered: fn(&Path) -> String) {
    if !shell.is_there() {
        return;
    }
    let (_directory, path) = with_file("evening.domino", "domino 1\n");
    let file = path.to_str().unwrap();
    let cut = file.strip_suffix(".domino").unwrap();
    for command in ["play --rules", "play --record", "play --resume", "replay", "draw", "check"] {
        assert_offers(shell, &format!("domino {command} {cut}"), &offered(&path));
    }
}

#[test]
fn finding_d14_bash_completes_games_languages_sets_and_seats_after_a_comma() {
    assert_completes(Shell::Bash);
}

#[test]
fn finding_d14_fish_completes_games_languages_sets_and_seats_after_a_comma() {
    assert_completes(Shell::Fish);
    assert_completes_files(Shell::Fish, |path| path.to_str().unwrap().to_owned());
}

#[test]
fn finding_d14_zsh_completes_games_languages_sets_and_seats_after_a_comma() {
    assert_completes(Shell::Zsh);
}

#[test]
fn bash_completes_files_behind_options() {
    let (_directory, path) = with_file("evening.domino", "domino 1\n");
    let file = path.to_str().unwrap();
    let cut = file.strip_suffix(".domino").unwrap();
    for option in ["--rules", "--record", "--resume"] {
        assert_offers(Shell::Bash, &format!("domino play {option} {cut}"), file);
    }
}
