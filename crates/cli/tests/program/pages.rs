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
        let (_, codes) = page.split_once(".SH \"EXIT STATUS\"\n").unwrap();
        for code in ["0", "1", "2"] {
            assert!(codes.contains(&format!(".TP\n\\fB{code}\\fR\n")), "finding D18: {codes}");
        }
    }
    let (help, page) = (run(&["--help"], b"").out, run(&["man"], b"").out);
    let examples = help.split("Examples:\n").nth(1).unwrap();
    let shown = page.split(".SH EXAMPLES\n").nth(1).unwrap().replace("\\-", "-");
    for example in examples.lines() {
        let start = example.trim().split("  ").next().unwrap();
        assert!(shown.lines().any(|line| line.trim().starts_with(start)), "{start}: {shown}");
    }
}

/// The options of a command, in the order of its help.
fn options(command: &str) -> Vec<String> {
    let words: Vec<&str> = command.split(' ').filter(|word| !word.is_empty()).collect();
    let help = run(&[&words[..], &["-h"]].concat(), b"").out;
    let (_, listed) = help.split_once("Options:\n").unwrap();
    let long = |line: &str| {
        let start = line.trim_start();
        let indent = line.len() - start.len();
        let (_, rest) = start.split_once("--").filter(|_| indent <= 6 && start.starts_with('-'))?;
        rest.split([' ', '<']).next().map(str::to_owned)
    };
    listed.lines().take_while(|line| !line.starts_with("Examples")).filter_map(long).collect()
}

#[test]
fn finding_d19_each_command_has_the_options_that_mean_something_there() {
    let moment = ["round", "turn", "view"];
    let text = ["lang", "width"];
    let look = [&text[..], &["tiles", "color", "plain"]].concat();
    let match_ = [
        "seats", "players", "set", "seed", "target", "rounds", "rules", "record", "resume",
        "salvage",
    ];
    let expected: [(&str, Vec<&str>); 11] = [
        ("", [&look[..], &["help", "version"]].concat()),
        ("play", [&match_[..], &look].concat()),
        ("variants", vec!["lang"]),
        ("settings", vec!["lang"]),
        ("rules", [&["toml"][..], &text].concat()),
        ("rules check", vec!["lang"]),
        ("rules diff", [&["toml"][..], &text].concat()),
        ("replay", [&moment[..], &look].concat()),
        ("draw", [&moment[..], &["numbers", "output", "lang"]].concat()),
        ("check", vec!["lang"]),
        ("completions", vec![]),
    ];
    for (command, mut expected) in expected {
        if !command.is_empty() {
            expected.push("help");
        }
        assert_eq!(options(command), expected, "{command}");
    }
}

#[test]
fn finding_d19_what_means_nothing_to_a_command_stands_only_before_it() {
    for args in [["variants", "--plain"], ["check", "--tiles=box"], ["rules", "--color=never"]] {
        let found = run(&args, b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{args:?}: {}", found.err);
    }
    let german = run(&["variants", "--lang", "de"], b"").out;
    let before = ["--plain", "--tiles", "box", "--color", "never", "--width", "40", "--lang", "de"];
    assert_eq!(run(&[&before[..], &["variants"]].concat(), b"").out, german);
    let both = run(&["--lang", "fr", "variants", "--lang", "de"], b"").out;
    assert_eq!(both, german, "the nearer one is the stronger");
    let narrow = run(&["rules", "--width", "40", "boxed"], b"").out;
    assert_eq!(run(&["--width", "40", "rules", "boxed"], b"").out, narrow);
    let diff = ["rules", "--width", "40", "diff", "boxed", "snake"];
    let inner = ["rules", "diff", "boxed", "snake", "--width", "40"];
    assert_eq!(run(&diff, b"").out, run(&inner, b"").out);
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
