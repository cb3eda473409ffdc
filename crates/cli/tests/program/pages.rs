//! Completions, manual pages and help.

use crate::run::run;
#[cfg(unix)]
use crate::run::{run_command, with_file};

/// What can stand first on the command line.
const COMMANDS: [&str; 8] =
    ["play", "variants", "rules", "replay", "check", "perft", "completions", "man"];

#[test]
fn every_shell_completes_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let found = run(&["completions", shell], b"");
        assert_eq!((found.code, found.err.as_str()), (0, ""), "{shell}");
        for word in COMMANDS.into_iter().chain(["resume", "salvage", "lang"]) {
            assert!(found.out.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn the_manual_has_a_page_for_the_program_and_for_every_command() {
    let page = run(&["man"], b"");
    assert_eq!(page.code, 0, "{}", page.err);
    assert!(page.out.contains(".TH domino 1"), "{}", page.out);
    for command in COMMANDS {
        assert!(page.out.contains(&format!("domino\\-{command}(1)")), "{command}");
        let own = run(&["man", command], b"");
        assert!(own.out.contains(&format!(".TH domino-{command} 1")), "{command}: {}", own.out);
        assert!(own.out.contains("\\-\\-lang"), "{command} has the common arguments: {}", own.out);
    }
    assert!(run(&["man", "play"], b"").out.contains("\\-\\-resume"));
    let inner = run(&["man", "rules", "diff"], b"").out;
    assert!(
        inner.contains("\\-\\-toml") && inner.contains("domino\\-rules\\-diff \\- "),
        "{inner}"
    );
}

#[test]
fn every_page_of_the_manual_has_the_version_and_the_first_has_the_examples() {
    let version = env!("CARGO_PKG_VERSION");
    for words in [&[][..], &["play"], &["rules", "diff"]] {
        let page = run(&[&["man"], words].concat(), b"").out;
        assert!(page.contains(&format!(".SH VERSION\nv{version}\n")), "{words:?}: {page}");
        assert!(page.contains(&format!("\"domino {version}\"")), "{words:?}: {page}");
        assert_eq!(page.contains(".SH EXAMPLES"), words.is_empty(), "{words:?}: {page}");
        assert!(!page.contains(".SH EXTRA"), "{words:?}: {page}");
    }
    let (help, page) = (run(&["--help"], b"").out, run(&["man"], b"").out);
    let examples = help.split("Examples:\n").nth(1).unwrap();
    let shown = page.split(".SH EXAMPLES\n").nth(1).unwrap().replace("\\-", "-");
    for example in examples.lines() {
        let start = example.trim().split("  ").next().unwrap();
        assert!(shown.lines().any(|line| line.trim().starts_with(start)), "{start}: {shown}");
    }
}

/// What bash offers for the last of these words, which begins with something.
#[cfg(unix)]
fn completed(words: &str) -> Vec<String> {
    let script = run(&["completions", "bash"], b"").out;
    let ask = format!(
        "compopt() {{ :; }}\nCOMP_WORDS=({words})\nCOMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))\n\
         _domino domino \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD - 1]}}\"\n\
         printf '%s\\n' \"${{COMPREPLY[@]}}\"\n"
    );
    let mut bash = std::process::Command::new("bash");
    let found = run_command(bash.args(["--norc", "--noprofile"]), (script + &ask).as_bytes());
    assert_eq!(found.err, "");
    found.out.lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_completes_games_languages_sets_players_and_files() {
    let (_directory, path) = with_file("evening.domino", "domino 1\n");
    let file = path.to_str().unwrap();
    let cut = file.strip_suffix(".domino").unwrap();
    let check = |words: &str, expected: &str| {
        let found = completed(words);
        assert!(found.iter().any(|word| word == expected), "{words}: {found:?}");
    };
    check("domino play hun", "hungarian");
    check("domino rules hun", "hungarian");
    check("domino rules diff boxed sn", "snake");
    check("domino --lang h", "hu");
    check("domino play --lang h", "hu");
    check("domino play --set 1", "12");
    check("domino play --seats st", "steady");
    for option in ["--rules", "--record", "--resume"] {
        check(&format!("domino play {option} {cut}"), file);
    }
}

#[test]
fn help_has_examples_that_work() {
    let help = run(&["--help"], b"").out;
    let examples = help.split("Examples:\n").nth(1).unwrap();
    let examples: Vec<&str> =
        examples.lines().filter(|line| line.starts_with("  domino")).collect();
    assert!(examples.len() > 5, "{help}");
    for example in examples {
        let command = example.trim().split("  ").next().unwrap();
        let args: Vec<&str> = command.split(' ').skip(1).collect();
        // The files of the examples are not there, which is an error of another kind.
        let found = run(&[&args[..], &["--help"]].concat(), b"");
        assert_eq!(found.code, 0, "{command}: {}", found.err);
    }
}
