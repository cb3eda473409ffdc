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
