//! A key or an option that comes later changes no fingerprint.

use super::*;
use crate::variant::{Entry, Written};

/// A value as it would be written if every table in it, and every clause, had one option more.
fn with_option(value: &Written, option: &Entry, n_more: &mut usize) -> Written {
    match value {
        Written::Table(entries) => {
            *n_more += 1;
            let mut entries: Vec<Entry> = entries
                .iter()
                .map(|entry| Entry {
                    value: with_option(&entry.value, option, n_more),
                    default: entry.default.as_ref().map(|value| with_option(value, option, n_more)),
                    ..entry.clone()
                })
                .collect();
            entries.push(option.clone());
            Written::Table(entries)
        }
        _ => value.clone(),
    }
}

#[test]
fn finding_a1_an_option_with_a_default_changes_no_fingerprint() {
    let clause = |size| Written::option("size", Written::Number(size));
    let values = [Written::word("as-ever"), Written::Number(0), Written::List(vec![]), clause(1)];
    for name in Variant::builtin_names() {
        let rules = Variant::builtin(name).unwrap().written();
        let print = Fingerprint::of(&rules);
        for value in &values {
            let option = |default: &Written| Entry {
                name: "to-come".to_owned(),
                value: value.clone(),
                default: Some(default.clone()),
            };
            let mut n_more = 0;
            let more = with_option(&rules, &option(value), &mut n_more);
            assert_eq!(Fingerprint::of(&more), print, "{name}: {value}");
            assert!(n_more > 2, "{name} has clauses");
            // What is not the default does.
            let other = with_option(&rules, &option(&Written::word("other")), &mut n_more);
            assert_ne!(Fingerprint::of(&other), print, "{name}: {value}");
        }
    }
}
