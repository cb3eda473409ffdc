//! A crate depends only on crates above it.

use cargo_metadata::MetadataCommand;

use crate::root;

/// The crates of the house from the ground up; each may use those before it.
const LAYERS: [&str; 10] = [
    "domino-tiles",
    "domino-layout",
    "domino-rules",
    "domino-record",
    "domino-players",
    "domino-words",
    "domino-draw",
    "domino-repl",
    "domino-keep",
    "domino-cli",
];

/// What else a crate must not depend on, although it stands above it.
const FORBIDDEN: [(&str, &str); 7] = [
    ("domino-players", "domino-record"),
    ("domino-draw", "domino-rules"),
    ("domino-draw", "domino-record"),
    ("domino-draw", "domino-players"),
    ("domino-draw", "domino-words"),
    ("domino-keep", "domino-words"),
    ("domino-keep", "domino-repl"),
];

#[test]
fn dependencies_point_up_the_table_of_layers() {
    let metadata = MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .no_deps()
        .other_options(vec!["--offline".to_owned()])
        .exec()
        .unwrap();
    let rank = |name: &str| LAYERS.iter().position(|layer| *layer == name);
    let mut seen = Vec::new();
    for package in &metadata.packages {
        let name = package.name.as_str();
        if name == "domino-tests" {
            continue;
        }
        let own = rank(name).unwrap_or_else(|| panic!("{name} is in no layer"));
        seen.push(own);
        for dependency in package.dependencies.iter().map(|dependency| dependency.name.as_str()) {
            if dependency.starts_with("domino-") {
                let other = rank(dependency).unwrap();
                assert!(other < own, "{name} must not depend on {dependency}");
                assert!(!FORBIDDEN.contains(&(name, dependency)), "{name} depends on {dependency}");
            }
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..LAYERS.len()).collect::<Vec<_>>(), "every layer is a crate");
}
