//! `--trace-json`, and that `docs/trace.md` explains all of it.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::Value;

use crate::driver::{file, folder, run};

/// Problems and how to solve them, such that every engine has something to say.
const RUNS: &[(&[&str], &str)] = &[
    (
        &["--strategy", "paper"],
        "(declare-const l (List Int))(assert (> (List.fold + 0 l) 3))(check-sat)\
         (declare-const m (List Int))(assert (> (List.len m) 2))(assert (= (List.sum m) (* 2 (List.len m))))(check-sat)",
    ),
    (
        &["--strategy", "paper", "--disable", "deforestation,summarization,reachability"],
        "(declare-const l (List Int))(assert (= (List.fold (lambda ((a Int) (x Int)) (ite (> x 3) (+ a 1) a)) 0 l) 2))\
         (check-sat)(assert (< (List.len l) 2))(check-sat)",
    ),
    (
        &["--strategy", "search"],
        "(declare-const l (List Int))(assert (= (List.sum l) (List.len l)))(assert (> (List.len l) 20000))(check-sat)\
         (assert (List.sorted l))(assert (< (List.len l) 30000))(check-sat)",
    ),
    (
        &["--timeout", "4"],
        "(declare-const l (List Int))(assert (List.forall (lambda ((x Int)) (> x 0)) l))(assert (< (List.sum l) 0))(check-sat)\
         (declare-const m (List Int))(assert (> (List.fold (lambda ((a Int) (e Int)) (+ a (* e e))) 0 m) 5))(check-sat)",
    ),
    (
        &["--timeout", "4", "--disable", "unroll,runs"],
        "(declare-const l (List Int))(declare-const x Int)(assert (> x 1))\
         (assert (< (List.fold (lambda ((a Int) (e Int)) (+ a (* x x))) 0 l) 0))(check-sat)",
    ),
    (&["--timeout", "1"], "(declare-const x Int)(assert (= (* x x x) 27))(check-sat)"),
];

fn documents() -> Vec<Value> {
    let trace = folder().join("trace.json");
    let read = |(arguments, script): &(&[&str], &str)| {
        let path = file("problem.smt2", script);
        let texts = ["--trace-json", trace.to_str().expect("UTF-8"), path.to_str().expect("UTF-8")];
        let run = run(&[*arguments, &texts[..]].concat(), "");
        assert_eq!((run.code, run.stderr.as_str()), (Some(0), ""), "{run:?}");
        serde_json::from_slice(&std::fs::read(&trace).expect("a trace")).expect("JSON")
    };
    RUNS.iter().map(read).collect()
}

fn docs() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/trace.md");
    std::fs::read_to_string(path).expect("the document is there")
}

/// The paths of everything in a value; the names in objects whose names are not fixed become `*`.
fn paths(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    let open = path.ends_with(".fired") || path.ends_with(".efforts");
    match value {
        Value::Object(fields) => {
            if open {
                found.insert(path.to_string());
            }
            for (name, field) in fields {
                let name = if open { "*" } else { name };
                let path = if path.is_empty() { name.to_string() } else { format!("{path}.{name}") };
                paths(field, &path, found);
            }
        }
        Value::Array(elements) => {
            found.insert(path.to_string());
            elements.iter().for_each(|element| paths(element, &format!("{path}[]"), found));
        }
        _ => drop(found.insert(path.to_string())),
    }
}

#[test]
fn the_schema_is_the_documented_one() {
    let mut real = BTreeSet::new();
    documents().iter().for_each(|document| paths(document, "", &mut real));
    let docs = docs();
    let (_, table) = docs.split_once("| field | type | meaning |").expect("the table");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with("| `"));
    let documented: BTreeSet<String> = rows.map(|row| row.split('`').nth(1).unwrap_or_default().to_string()).collect();
    assert!(documented.contains("checks[].report.invariant"));
    assert_eq!(real, documented);
}

/// The section about an engine.
fn section<'d>(docs: &'d str, engine: &str) -> &'d str {
    let (_, rest) =
        docs.split_once(&format!("### `{engine}`, an ")).unwrap_or_else(|| panic!("{engine} is not explained"));
    rest.split("\n### ").next().unwrap_or_default()
}

/// Whether a word of a step is in the section, as it is or as what it is an instance of.
fn is_explained(section: &str, word: &str) -> bool {
    let numbered: String = word.split_inclusive(|c: char| !c.is_ascii_digit()).fold(String::new(), |text, part| {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        text + if rest.len() < part.len() { "N" } else { "" } + rest
    });
    // Names of lists.
    let one = match numbered.split_once('|').and_then(|(before, rest)| Some((before, rest.split_once('|')?.1))) {
        Some((before, rest)) => format!("{before}\\|l\\|{}", rest.split(',').next().unwrap_or_default()),
        None => numbered,
    };
    let open = ["unknown: ", "no conclusion: ", "does not apply: ", "not checked: ", "applies, neutral element "];
    let general =
        open.iter().find(|prefix| one.starts_with(**prefix)).map_or(one.clone(), |prefix| format!("{prefix}…"));
    section.contains(&format!("`{general}`"))
}

/// Whether a shape is made of signs that are explained.
fn is_shape(section: &str, word: &str) -> bool {
    let (signs, counts) = word.split_once(" with ").map_or((word, None), |(signs, counts)| (signs, Some(counts)));
    let explained = |text: &str| section.contains(&format!("| `{text}` |"));
    let known = signs == "skeleton" || (!signs.is_empty() && signs.chars().all(|c| "*.[x~]".contains(c)));
    known
        && ["*", "."].into_iter().all(explained)
        && section.contains("`[x~]`")
        && counts
            .is_none_or(|counts| explained(&format!("with {counts}")) || counts.chars().all(|c| "[x~]".contains(c)))
}

#[test]
fn every_word_is_explained() {
    let docs = docs();
    let mut engines = BTreeSet::new();
    for document in documents() {
        for check in document["checks"].as_array().expect("checks") {
            for event in check["report"]["events"].as_array().expect("events") {
                let text = |name: &str| event[name].as_str().expect("a string");
                let (engine, input, outcome) = (text("engine"), text("input"), text("outcome"));
                let section = section(&docs, engine);
                engines.insert(engine.to_string());
                assert!(section.starts_with(&format!("{}-approximation", text("kind"))), "{event}");
                let free = input.is_empty() || engine == "summary";
                assert!(
                    free || is_explained(section, input) || (engine == "runs" && is_shape(section, input)),
                    "{event}"
                );
                assert!(is_explained(section, outcome), "{event}");
            }
        }
    }
    let all =
        ["fixed", "flow", "image", "induction", "length", "positions", "refutations", "runs", "summary", "unroll"];
    assert_eq!(engines.into_iter().collect::<Vec<_>>(), all);
}

/// Words that these runs may not show.
#[test]
fn rare_words_are_explained() {
    let docs = docs();
    let words = [
        ("induction", "potentials"),
        ("induction", "houdini"),
        ("induction", "houdini with signs"),
        ("induction", "houdini with weights"),
        ("induction", "houdini with products"),
        ("induction", "houdini with ratios"),
        ("induction", "k-induction"),
        ("induction", "not inductive"),
        ("induction", "not checked: timeout"),
        ("induction", "no invariant exists"),
        ("unroll", "unsat, and no other length is possible"),
        ("length", "sat: no list is read"),
        ("fixed", "there is no list"),
        ("fixed", "unsat"),
        ("runs", "skeleton of 16"),
    ];
    for (engine, word) in words {
        assert!(is_explained(section(&docs, engine), word), "{engine}: {word}");
    }
    for shape in ["skeleton with [xx]", "*.[x~].", "[x]..[x]. with free counts", "*[xx~].. with fixed counts"] {
        assert!(is_shape(section(&docs, "runs"), shape), "{shape}");
    }
    assert!(!is_explained(section(&docs, "induction"), "magic") && !is_shape(section(&docs, "runs"), "*?"));
}
