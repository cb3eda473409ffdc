//! The program as a process: output, exit codes, files, and input of any kind.
#![allow(clippy::unwrap_used)] // a test may panic

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// What a run of the program gave.
struct Run {
    code: i32,
    out: String,
    err: String,
}

/// Runs the program in a directory with some input.
fn run_in(directory: &Path, args: &[&str], input: &[u8]) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_domino"))
        .args(args)
        .current_dir(directory)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // The program may end before it has read everything.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn run(args: &[&str], input: &[u8]) -> Run {
    run_in(Path::new("."), args, input)
}

/// Runs the program, which must fail with this code and say so in one clause with these words.
fn fails(args: &[&str], code: i32, words: &str) -> Run {
    let found = run(args, b"");
    assert_eq!(found.code, code, "{args:?}: {}", found.err);
    assert!(found.err.starts_with("error: "), "{args:?}: {}", found.err);
    assert!(found.err.contains(words), "{args:?}: {}", found.err);
    assert_eq!(found.out, "", "{args:?}");
    found
}

/// A directory with one file in it.
fn with_file(name: &str, bytes: impl AsRef<[u8]>) -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join(name);
    fs::write(&path, bytes).unwrap();
    (directory, path)
}

/// Always the first action of the list, often enough for any match.
fn ones() -> Vec<u8> {
    b"1\n".repeat(6000)
}

#[test]
fn every_game_is_played_out_from_a_pipe_checked_and_told_again() {
    for game in ["boxed", "snake", "penalty", "beginners", "hungarian", "block", "draw"] {
        let directory = tempfile::tempdir().unwrap();
        let here = directory.path();
        let args = ["play", game, "--seed", "7", "--record", "r.domino"];
        let first = run_in(here, &args, &ones());
        assert_eq!(first.code, 0, "{}", first.err);
        assert!(first.out.contains("The match is over after"), "{game}");
        let record = fs::read(here.join("r.domino")).unwrap();

        let again = run_in(here, &args, &ones());
        assert_eq!((&again.out, fs::read(here.join("r.domino")).unwrap()), (&first.out, record));

        let check = run_in(here, &["check", "r.domino"], b"");
        assert_eq!(check.code, 0);
        assert!(check.out.ends_with("the match is over\n"), "{}", check.out);
        assert_eq!(run_in(here, &["replay", "r.domino"], b"").out, first.out, "{game}");
    }
}

#[test]
fn domino_alone_welcomes_and_ends_with_its_input() {
    let found = run(&[], b"");
    assert_eq!(found.code, 0);
    assert!(found.out.starts_with("Welcome to dominoes!"), "{}", found.out);
    assert!(found.err.contains("left unfinished"), "{}", found.err);
}

/// C68: wherever the input ends, the program ends, with exit code 0 and a whole record.
#[test]
fn c68_the_end_of_input_anywhere() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    for input in ["", "1", "1\n", "1\n1\nhel", "quit", "6-", "\n", "1\nsave"] {
        let args = ["play", "block", "--seed", "3", "--record", "r.domino"];
        let found = run_in(here, &args, input.as_bytes());
        assert_eq!(found.code, 0, "{input:?}: {}", found.err);
        assert!(found.err.contains("domino play --resume r.domino"), "{input:?}: {}", found.err);
        assert!(!found.out.contains("A human>"), "no prompt from a pipe: {}", found.out);
        let check = run_in(here, &["check", "r.domino"], b"");
        assert!(check.out.ends_with("the match is not over\n"), "{input:?}: {}", check.err);
    }
}

/// C69: bytes that are no text are answered, and the session goes on.
#[test]
fn c69_bytes_that_are_not_utf8() {
    let found = run(
        &["play", "block", "--seed", "3"],
        b"\xff\xfe6-6\n\0\n6\0-6\nJos\xe9\r\nhand\n\x1b[2J\nhand",
    );
    assert_eq!(found.code, 0);
    assert_eq!(found.out.matches("A human holds").count(), 2, "{}", found.out);
    assert_eq!(found.out.matches("is neither an action nor a command").count(), 5);
    assert!(!found.out.contains(['\0', '\u{1b}']));
}

#[test]
fn c69_bytes_that_are_not_utf8_in_files() {
    let (_directory, path) = with_file("x", b"target = 50\n# \xff\n");
    let path = path.to_str().unwrap();
    fails(&["check", path], 1, &format!("{path}: line 1, column 1: "));
    let expected = format!("{path}: line 2, column 3: this is not UTF-8");
    fails(&["rules", "check", path], 1, &expected);
    fails(&["play", "--rules", path], 1, &expected);
}

/// C70: nobody reads the output any more.
#[test]
fn c70_a_closed_pipe_is_no_error() {
    let all = ["play", "block", "--seats", "random,heavy", "--target", "100000", "--seed", "1"];
    for args in [&all[..], &["variants"], &["rules", "boxed"], &["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_domino"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
}

/// C73: a line of megabytes is one line that is too long.
#[test]
fn c73_a_line_of_megabytes() {
    let mut input = vec![b'6'; 3 << 20];
    input.extend(b"\nhand\n");
    let found = run(&["play", "block", "--seed", "3"], &input);
    assert_eq!(found.out.matches("The line is too long").count(), 1);
    assert_eq!(found.out.matches("A human holds").count(), 1);
}

/// C75: seeds are the decimal numbers of 64 bits, and different ones give different deals.
#[test]
fn c75_seeds() {
    let deal = |seed| {
        let found = run(&["play", "block", "--seed", seed], b"hand\n");
        assert_eq!(found.code, 0, "{seed}: {}", found.err);
        assert!(found.out.contains(&format!("Seed {seed}.")), "{}", found.out);
        found.out.replace(&format!("Seed {seed}."), "")
    };
    let seeds = ["0", "1", "4294967296", "4294967297", "18446744073709551615"];
    let mut deals: Vec<String> = seeds.iter().map(|seed| deal(seed)).collect();
    deals.sort();
    deals.dedup();
    assert_eq!(deals.len(), seeds.len());
    for seed in ["18446744073709551616", "-1", "+1", "", "0x10", "1_000", "1.0", " 1"] {
        fails(&["play", "--seed", seed], 2, "a seed is a decimal number");
    }
}

#[test]
fn a_random_seed_is_shown_and_repeats_the_game() {
    let first = run(&["play", "block"], b"");
    let seed = first.out.split("Seed ").nth(1).unwrap().split('.').next().unwrap();
    assert_eq!(run(&["play", "block", "--seed", seed], b"").out, first.out);
}

#[test]
fn wrong_use_is_told_in_one_clause() {
    fails(&["play", "blok"], 2, "there is no game `blok`; did you mean `block`?");
    fails(&["rules", "bloxed"], 2, "did you mean `boxed`?");
    fails(&["play", "--seats", "human,stedy"], 2, "did you mean `steady`?");
    fails(
        &["play", "--seats", "human,robot"],
        2,
        "`random`, `heavy`, `steady`; a human is `human`",
    );
    fails(&["play", "--seats", "human:A B,steady"], 2, "none of them blank");
    fails(&["play", "--target", "0"], 2, "a decimal number from 1 to 1000000");
    fails(&["play", "--rounds", "-1"], 2, "a decimal number from 1 to 1000000");
    fails(&["play", "--set", "19"], 2, "from 0 to 18");
    fails(&["play", "--target", "5", "--rounds", "2"], 2, "cannot be used with");
    fails(&["play", "block", "--rules", "x.toml"], 2, "cannot be used with");
    fails(&["play", "penalty", "--target", "50"], 2, "never reach a target");
    fails(&["play", "boxed", "--set", "5"], 2, "has no number of players");
    let file = fails(&["play", "house/rules.toml"], 2, "there is no game");
    assert!(file.err.contains("hint: ") && file.err.contains("--rules house/rules.toml"));
}

/// C37: a table too big for the game names what would work.
#[test]
fn c37_too_many_players() {
    let five = "human,steady,steady,steady,steady";
    let found = fails(&["play", "boxed", "--seats", five], 2, "is for 2-4 players, not 5");
    assert!(found.err.contains("with the double-9 set it works"), "{}", found.err);
    assert!(found.err.ends_with("hint: choose it with `--set 9`\n"), "{}", found.err);
    assert_eq!(run(&["play", "boxed", "--set", "9", "--seats", five], b"").code, 0);
    fails(&["play", "boxed", "--seats", "human"], 2, "is for 2-4 players, not 1");
    fails(&["play", "penalty", "--seats", "human,steady,steady"], 2, "is for 2 players, not 3");

    let (_directory, path) = with_file("x", "players = \"2-8\"\nset = 9\nhand = 7\n");
    let words =
        "line 3, column 1: hand: 8 hands of 7 are 56 tiles; the double-9 set has 55; double-10";
    fails(&["rules", "check", path.to_str().unwrap()], 1, words);
}

#[test]
fn files_that_cannot_be_read_or_written_are_named() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path().to_str().unwrap();
    for args in [&["check", here][..], &["replay", here], &["rules", "check", here]] {
        fails(args, 2, &format!("{here}: is a directory"));
    }
    fails(&["play", "--record", here], 2, "is a directory");
    fails(&["play", "--record", &format!("{here}/no/r.domino")], 2, "no such file or directory");
    fails(&["play", "--resume", &format!("{here}/r.domino")], 2, "no such file or directory");
    fails(&["perft", &format!("{here}/r.domino"), "--depth", "1"], 2, "no such file or directory");
}

#[test]
fn a_file_that_is_no_record_is_never_overwritten() {
    let (directory, path) = with_file("letter.txt", "Dear Bob,\n");
    let args = ["play", "--record", "letter.txt"];
    let found = run_in(directory.path(), &args, b"");
    assert_eq!(found.code, 2);
    assert!(found.err.contains("is there already and is no record of a match"), "{}", found.err);
    let found = run_in(directory.path(), &["play", "block"], b"save letter.txt\nhand\n");
    assert_eq!(found.code, 0);
    assert!(found.err.contains("is no record of a match"), "{}", found.err);
    assert!(found.out.contains("A human holds"), "the session goes on");
    assert_eq!(fs::read(path).unwrap(), b"Dear Bob,\n");
}

#[test]
fn save_writes_a_record_that_can_be_taken_up() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let found = run_in(here, &["play", "block", "--seed", "3"], b"1\nsave\nsave my game\n");
    assert!(found.err.contains("saved to block-3.domino"), "{}", found.err);
    let saved = fs::read(here.join("block-3.domino")).unwrap();
    assert_eq!(fs::read(here.join("my game")).unwrap(), saved);
    let whole = run_in(here, &["play", "--resume", "my game"], &ones());
    assert_eq!(whole.code, 0, "{}", whole.err);
    assert!(whole.out.contains("The match is taken up in round 1."), "{}", whole.out);
    let straight = run_in(here, &["play", "block", "--seed", "3", "--record", "r"], &ones());
    assert_eq!(straight.code, 0);
    assert_eq!(fs::read(here.join("my game")).unwrap(), fs::read(here.join("r")).unwrap());
    assert_eq!(fs::read_dir(here).unwrap().count(), 3, "no temporary file is left");
}

#[test]
fn a_record_that_says_it_already_refuses_to_be_told() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n");
    for more in [&["block"][..], &["--seats", "human,steady"], &["--seed", "3"], &["--set", "6"]] {
        let args = [&["play", "--resume", "r"], more].concat();
        let found = run_in(here, &args, b"");
        assert_eq!(found.code, 2, "{more:?}");
        assert!(found.err.contains("r: the record says already what"), "{}", found.err);
    }
}

#[test]
fn a_record_that_is_only_begun_takes_the_rest_from_the_command_line() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "penalty", "--seed", "3", "--record", "r"], b"");
    let whole = fs::read_to_string(here.join("r")).unwrap();
    for (n_lines, more) in [(1, &["penalty"][..]), (2, &[]), (3, &[])] {
        let cut: String = whole.split_inclusive('\n').take(n_lines).collect();
        fs::write(here.join("cut"), cut).unwrap();
        let args = [&["play", "--resume", "cut", "--seed", "3"], more].concat();
        let found = run_in(here, &args, b"");
        assert_eq!(found.code, 0, "{n_lines}: {}", found.err);
        assert_eq!(fs::read_to_string(here.join("cut")).unwrap(), whole, "{n_lines}");
    }
}

#[test]
fn a_last_line_without_its_line_feed_is_refused_and_kept() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "r"], b"1\n");
    let mut record = fs::read(here.join("r")).unwrap();
    record.pop();
    fs::write(here.join("r"), &record).unwrap();
    let found = run_in(here, &["play", "--resume", "r"], b"1\n");
    assert_eq!(found.code, 1, "{}", found.err);
    assert!(found.err.starts_with("error: r: line "), "{}", found.err);
    assert_eq!(fs::read(here.join("r")).unwrap(), record);
}

/// A disk that is full, or a directory that nobody may write to, leaves the old record whole, and
/// the match goes on.
#[cfg(target_os = "linux")]
#[test]
fn a_record_that_can_no_longer_be_written_stays_whole() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    let inner = here.join("inner");
    fs::create_dir(&inner).unwrap();
    let args = ["play", "block", "--seed", "3", "--record", "inner/r"];
    let mut child = Command::new(env!("CARGO_BIN_EXE_domino"))
        .args(args)
        .current_dir(here)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // Once the first record is there, its directory goes away.
    let record = inner.join("r");
    while !record.exists() {
        std::thread::yield_now();
    }
    fs::rename(&inner, here.join("moved")).unwrap();
    stdin.write_all(&ones()).unwrap_or_default();
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let (out, err) = (output.stdout, String::from_utf8(output.stderr).unwrap());
    assert!(String::from_utf8(out).unwrap().contains("The match is over"));
    assert_eq!(output.status.code(), Some(2));
    let told = "error: the record could not be written to inner/r: no such file or directory";
    assert_eq!(err.matches(told).count(), 1, "{err}");
    assert!(!err.contains("the record is in"), "{err}");
    let kept = run_in(here, &["check", "moved/r"], b"");
    assert_eq!(kept.code, 0, "{}", kept.err);
}

/// An output that is full is an error of the system.
#[cfg(target_os = "linux")]
#[test]
fn a_full_output_is_an_error() {
    let status = Command::new(env!("CARGO_BIN_EXE_domino"))
        .args(["rules", "boxed"])
        .stdout(fs::File::create("/dev/full").unwrap())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(2));
}

#[test]
fn a_device_is_no_record() {
    if Path::new("/dev/null").exists() {
        fails(&["play", "--record", "/dev/null"], 2, "/dev/null: is not a regular file");
    }
}

#[test]
fn check_tells_each_file_and_gives_the_worst_code() {
    let directory = tempfile::tempdir().unwrap();
    let here = directory.path();
    run_in(here, &["play", "block", "--seed", "3", "--record", "good"], b"1\n");
    let good = fs::read_to_string(here.join("good")).unwrap();
    fs::write(here.join("bad"), good.replacen("hand A ", "hand A 6-6 6-6 ", 1)).unwrap();
    let check = |files: &[&str]| run_in(here, &[&["check"], files].concat(), b"");
    assert_eq!(check(&["good", "good"]).out.lines().count(), 2);
    let bad = check(&["good", "bad", "good"]);
    assert_eq!((bad.code, bad.out.lines().count(), bad.err.lines().count()), (1, 2, 1));
    assert!(bad.err.starts_with("error: bad: line "), "{}", bad.err);
    assert_eq!(check(&["none", "bad"]).code, 2);
    assert_eq!(check(&[]).code, 2);
}

#[test]
fn rules_are_told_compared_and_checked() {
    let sheet = run(&["rules", "hungarian"], b"");
    assert_eq!(sheet.code, 0);
    assert!(sheet.out.contains("The lowest\ntotal wins it."), "{}", sheet.out);
    assert!(sheet.out.lines().all(|line| line.len() <= 80), "{}", sheet.out);

    let toml = run(&["rules", "boxed", "--toml"], b"").out;
    let (directory, path) = with_file("boxed.toml", &toml);
    let path = path.to_str().unwrap();
    assert_eq!(run(&["rules", path, "--toml"], b"").out, toml);
    assert_eq!(run(&["rules", "diff", "boxed", path], b"").out, "the rules are the same\n");
    assert!(run(&["rules", "check", path], b"").out.contains(": holds, rules "));

    let house = directory.path().join("house.toml");
    fs::write(&house, "based-on = \"boxed\"\ntarget = 50\n").unwrap();
    let diff = run(&["rules", "diff", "boxed", house.to_str().unwrap()], b"");
    assert_eq!((diff.code, diff.out.as_str()), (0, "- target = 100\n+ target = 50\n"));

    fs::write(&house, "based-on = \"boxd\"\ntarget = 0\nhend = 7\n").unwrap();
    let found = fails(&["rules", "check", house.to_str().unwrap()], 1, "line 1, column 12");
    assert_eq!(found.err.lines().count(), 3, "every fault is told: {}", found.err);
}

#[test]
fn a_rules_file_is_played_recorded_and_taken_up() {
    let (directory, _) = with_file("house.toml", "based-on = \"snake\"\ntarget = 20\n");
    let here = directory.path();
    let args = ["play", "--rules", "house.toml", "--seed", "1", "--record", "r"];
    let whole = run_in(here, &args, &ones());
    assert!(whole.out.contains("to 20 points"), "{}", whole.out);
    let cut =
        run_in(here, &["play", "--rules", "house.toml", "--seed", "1", "--record", "c"], b"1\n");
    assert_eq!(cut.code, 0, "{}", cut.err);
    assert_eq!(run_in(here, &["play", "--resume", "c"], &ones()).code, 0);
    assert_eq!(fs::read(here.join("c")).unwrap(), fs::read(here.join("r")).unwrap());
}

#[test]
fn variants_are_listed_one_a_line() {
    let found = run(&["variants"], b"");
    assert_eq!((found.code, found.out.lines().count()), (0, 7));
}

/// C54: action sequences of the deal of C45, ply by ply; a tile that fits at two ends gives two.
#[test]
fn c54_perft() {
    let first = "0-3 0-4 1-1 1-2 3-3 3-4 3-6".split(' ').collect::<Vec<_>>();
    let second = "0-2 0-6 2-2 2-3 3-5 4-4 4-5".split(' ').collect::<Vec<_>>();
    let turn = |tile: &&str| format!("{}-{}", &tile[2..], &tile[..1]);
    let hands = [first, second].map(|hand| hand.iter().map(turn).collect::<Vec<_>>());
    let held = hands.concat();
    let all = (0..7).flat_map(|high| (0..=high).map(move |low| format!("{high}-{low}")));
    let dead: Vec<String> = all.filter(|tile| !held.contains(tile)).collect();
    let keys = ["start = [\"seat-A\"]", "first-tile = \"free\""];
    let (_directory, path) =
        with_file("rules", format!("based-on = \"block\"\n{}\n", keys.join("\n")));
    let checked = run(&["rules", "check", path.to_str().unwrap()], b"").out;
    let fingerprint = checked.trim_end().rsplit(' ').next().unwrap();
    let record = format!(
        "domino 1\ngame block rules {fingerprint}\nrule {}\nrule {}\nseats A=human B=human\n\
         round 1\nhand A {}\nhand B {}\nboneyard -\ndead {}\n",
        keys[0],
        keys[1],
        hands[0].join(" "),
        hands[1].join(" "),
        dead.join(" "),
    );
    let (_directory, path) = with_file("d1.domino", record);
    let found = run(&["perft", path.to_str().unwrap(), "--depth", "16"], b"");
    assert_eq!(found.code, 0, "{}", found.err);
    let rows: Vec<Vec<u64>> = found
        .out
        .lines()
        .skip(1)
        .map(|row| row.split(' ').map(|number| number.parse().unwrap()).collect())
        .collect();
    let sequences: Vec<u64> = rows.iter().map(|row| row[1]).collect();
    let expected =
        [7, 23, 60, 160, 312, 665, 1069, 1756, 2325, 2946, 3053, 2601, 1461, 650, 96, 49];
    assert_eq!(sequences, expected);
    assert_eq!(rows.iter().map(|row| row[2]).sum::<u64>(), 3843);
}
