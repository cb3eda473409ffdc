//! Completions, manual pages and help.

use crate::run::run;

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
    assert!(run(&["man", "rules", "diff"], b"").out.contains("\\-\\-toml"));
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
