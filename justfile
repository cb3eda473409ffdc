# The commands of the house; `just` lists them.

default:
    @just --list

# Plays a game.
play *ARGS:
    cargo run --release -- {{ARGS}}

# Runs every test.
test:
    cargo test --workspace

# Plays at a real terminal; needs tmux.
terminal:
    tests/terminal/run

# What must hold before anything lands: formatting, lints, docs, tests.
ci:
    bash .ci/run

# Formats the code.
fmt:
    cargo fmt --all

# Lints with warnings as errors.
lint:
    cargo clippy --workspace --all-targets --locked -- -D warnings

# Builds the documentation with warnings as errors.
doc:
    RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked

# Rounds a second of every game.
bench:
    cargo bench

# Writes changed snapshots; read them line by line before they are committed.
snapshots:
    INSTA_UPDATE=always cargo test -p domino-tests

# Writes the built-in games into `domino-rules` as its rules files say.
games:
    cargo run -q -p domino-rules --example built_in_games > target/games.rs
    mv target/games.rs crates/rules/src/variant/games.rs
    cargo fmt -p domino-rules

# Installs what `ci` runs if it is there, and what `fuzz` needs.
tools:
    cargo install --locked cargo-deny typos-cli cargo-fuzz

# Licences, duplicate versions and sources of the dependencies.
deny:
    cargo deny check licenses bans sources

# Fuzzes `record`, `rules_file` or `session_line` for so many seconds; what it finds stays in `fuzz/artifacts/`.
fuzz TARGET SECONDS="600":
    @mkdir -p fuzz/corpus/{{TARGET}}
    cargo fuzz run --sanitizer none {{TARGET}} fuzz/corpus/{{TARGET}} tests/data/fuzz/{{TARGET}} {{ if TARGET == "record" { "tests/records/pinned" } else if TARGET == "rules_file" { "crates/rules/variants" } else { "" } }} -- -max_total_time={{SECONDS}} -rss_limit_mb=2048
