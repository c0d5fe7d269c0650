//! Borders between modules that no type guards.

use std::fs;
use std::path::{Path, PathBuf};

/// Words of one solver: its name, its parameters, its commands and its excuses.
const WORDS: [&str; 12] = [
    "z3",
    "spacer",
    "xform",
    "using-params",
    "check-sat-using",
    "memory_max_size",
    "rlimit",
    "random_seed=",
    "flat_and_or",
    "canceled",
    "max. memory exceeded",
    "smt.",
];

/// Those who talk to solvers, or write for them.
const HOMES: [&str; 2] = ["backend", "translate"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if entry.is_dir() && !["tests", "proofs"].contains(&name) {
            sources(&entry, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            found.push(entry);
        }
    }
}

/// The lines of a file that have one of the words, before its tests.
fn strangers(text: &str) -> Vec<(usize, &str)> {
    let has = |line: &str| WORDS.iter().any(|word| line.to_ascii_lowercase().contains(word));
    let code = text.lines().take_while(|line| !line.starts_with("#[cfg(test)]"));
    (1..).zip(code).filter(|(_, line)| has(line)).collect()
}

#[test]
fn only_the_backend_knows_what_is_specific_to_a_solver() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    files.sort();
    assert!(files.len() > 100, "the sources were not found");
    let mut at_home = 0;
    for file in files {
        let (text, path) =
            (fs::read_to_string(&file).expect("text"), file.strip_prefix(&root).expect("below the root"));
        let found = strangers(&text);
        if HOMES.iter().any(|home| path.starts_with(home)) {
            at_home += found.len();
        } else {
            assert!(found.is_empty(), "{}: {found:?}", path.display());
        }
    }
    assert!(at_home > 20, "the words are not found where they belong");
}
