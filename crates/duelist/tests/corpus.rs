//! The corpus of the paper's problems: sound by an independent validator, and solved at a small size.

mod support;

use std::process::Command;

use support::python::python;
use support::{files, read, repository, run};

/// Every problem at N = 3 has the status that its name says.
#[test]
fn problems_are_solved() {
    let problems = files(&repository("corpus"), ".smt2");
    assert_eq!(problems.len(), 39);
    let mut failures = Vec::new();
    for file in problems {
        let name = file.file_name().and_then(|name| name.to_str()).expect("names are text");
        let status = if name.ends_with(".unsat.smt2") { "unsat" } else { "sat" };
        let exchanges = run(&read(&file), &[("N", "3")], 20_000);
        let responses: Vec<&str> = exchanges.iter().filter_map(|exchange| exchange.response.as_deref()).collect();
        if responses != [status] {
            failures.push(format!("{name}: {}", responses.join("; ")));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `corpus/validate.py` accepts the corpus. It shares nothing with the solver, and needs Python 3.11.
#[test]
fn the_validator_accepts() {
    let Some(python) = python() else { return };
    let output = Command::new(python).arg(repository("corpus/validate.py")).output().expect("python runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
}
