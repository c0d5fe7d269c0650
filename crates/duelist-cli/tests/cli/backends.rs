//! The solver underneath: another program, one that fails, one that is missing; and replaying what was sent to it.

use std::path::{Path, PathBuf};
use std::process::Command;

use duelist::frontend::bundled_program;

use crate::driver::{Run, check, duelist, file, folder, run, run_command};

const SCRIPT: &str = "(declare-datatype Person ((person (age Int) (name Int))))\n\
    (declare-const people (List Person))\n(declare-const total Int)\n\
    (assert (= total (List.fold (lambda ((acc Int) (p Person)) (+ acc (age p))) 0 people)))\n\
    (assert (= (List.len people) 2))\n(assert (> total 100))\n(check-sat)\n\
    (get-value ((> total 100)))\n(push 1)\n(assert (< (List.len people) 0))\n(check-sat)\n(pop 1)\n(check-sat)\n";
const ANSWERS: &str = "sat\n(((> total 100) true))\nunsat\nsat";

fn z3() -> Option<PathBuf> {
    let program = bundled_program();
    if program.is_none() {
        eprintln!("skipped: the build brought no z3 program");
    }
    program
}

#[test]
fn a_solver_process() {
    check(&[], SCRIPT, ANSWERS);
    if let Some(z3) = z3() {
        check(&["--backend", &format!("process:'{}' -in", z3.display())], SCRIPT, ANSWERS);
    }
}

#[test]
fn a_missing_program_is_an_error() {
    let missing =
        run(&["--backend", "process:/nowhere/solver -in"], "(declare-const x Int)(assert (> x 1))(check-sat)");
    assert!(missing.stdout.starts_with("(error \"line 1 column 38: cannot run `/nowhere/solver -in`: "), "{missing:?}");
    assert_eq!((missing.lines().len(), missing.code), (1, Some(1)));
    for wrong in ["cvc", "process:", "process:'z3"] {
        let run = run(&["--backend", wrong], "(check-sat)");
        assert_eq!((run.code, run.lines().len()), (Some(1), 1), "{run:?}");
        assert!(run.stdout.starts_with("(error \""), "{run:?}");
    }
}

#[test]
fn a_program_that_dies_gives_unknown() {
    let script = "(declare-const x Int)(assert (> x 1))(check-sat)(get-info :reason-unknown)(echo \"end\")";
    let reason = |command: &str| {
        let run = run(&["--backend", &format!("process:{command}"), "--timeout", "20"], script);
        let lines = run.lines();
        assert_eq!((lines[0], lines[2], run.code, run.stderr.as_str()), ("unknown", "\"end\"", Some(0), ""), "{run:?}");
        lines[1].to_string()
    };
    let died = reason("sh -c 'echo no licence >&2; exit 3'");
    assert!(died.contains("died") && died.contains("exit status: 3: no licence"), "{died}");
    assert!(reason("sh -c 'read line; kill -9 $$'").contains("signal: 9"));
    // One that answers nonsense, and one that answers with an error. Both give the echo that ends an answer.
    let answering = |answer: &str| {
        let program = format!(
            "while read -r line; do case \"$line\" in\n*check-sat*) echo '{answer}';;\n\
             *echo*) line=\"${{line#*\\\"}}\"; echo \"${{line%%\\\"*}}\";;\nesac; done\n"
        );
        reason(&format!("sh '{}'", file("solver.sh", program).display()))
    };
    assert!(answering("maybe").contains("backend: cannot read the solver's answer: maybe"), "{}", answering("maybe"));
    assert!(answering("(error \"no logic\")").contains("rejected a command: no logic"));
}

/// Runs with a libz3 of the user's choice.
fn with_library(library: &Path) -> Run {
    let mut command = duelist();
    command.env("DUELIST_Z3_LIBRARY", library);
    run_command(command, b"(declare-const x Int)(assert (> x 1))(check-sat)(echo \"end\")")
}

#[test]
fn a_bad_library_is_named() {
    for library in [file("libz3.so", "not a library"), folder().join("missing.so")] {
        let run = with_library(&library);
        let expected = format!("(error \"line 1 column 38: cannot load {}: ", library.display());
        assert!(run.stdout.starts_with(&expected) && run.stdout.contains("DUELIST_Z3_LIBRARY"), "{run:?}");
        assert_eq!((run.lines().len(), run.code, run.stderr.as_str()), (2, Some(1), ""));
    }
    // What needs no solver works without one.
    let mut command = duelist();
    command.env("DUELIST_Z3_LIBRARY", "/nowhere/libz3.so");
    let run = run_command(command, b"(declare-const x Int)(get-info :name)(assert false)(check-sat)");
    assert_eq!((run.lines(), run.code), (vec!["(:name \"duelist\")", "unsat"], Some(0)));
}

#[test]
fn an_old_library_is_refused() {
    let source = file("old.c", "const char* Z3_get_full_version(void) { return \"Z3 4.8.12.0\"; }\n");
    let library = source.with_file_name("libz3.so");
    let compiled = Command::new("gcc").args(["-shared", "-fPIC", "-o"]).arg(&library).arg(&source).status();
    if !compiled.is_ok_and(|status| status.success()) {
        eprintln!("skipped: no gcc to make an old library with");
        return;
    }
    let run = with_library(&library);
    let expected = format!("(error \"line 1 column 38: {} is Z3 4.8.12, but at least ", library.display());
    assert!(run.stdout.starts_with(&expected), "{run:?}");
    assert!(run.stdout.contains("pip install z3-solver") && run.stdout.contains("DUELIST_Z3_LIBRARY"), "{run:?}");
    assert_eq!(run.code, Some(1));
}

#[test]
fn a_replay_gives_the_same_answers() {
    let path = folder().join("replay.smt2");
    let paper = ["--strategy", "paper", "--disable", "summarization,reachability", "--replay"];
    let arguments: Vec<&str> = paper.into_iter().chain([path.to_str().expect("UTF-8")]).collect();
    check(&arguments, SCRIPT, ANSWERS);
    let replay = std::fs::read_to_string(&path).expect("written");
    assert!(replay.starts_with("; session for ") && replay.contains("; session for fixed on z3"), "{replay}");
    assert!(replay.contains("people") && replay.contains("(check-sat)"));
    let Some(z3) = z3() else { return };
    let mut command = Command::new(z3);
    command.arg(&path);
    let replayed = run_command(command, b"");
    assert!(!replayed.stdout.contains("(error"), "{replayed:?}");
    let answers: Vec<&str> = replayed.lines().into_iter().filter(|line| ["sat", "unsat"].contains(line)).collect();
    // Two queries for each sat: lengths, then elements.
    assert_eq!(answers, ["sat", "sat", "unsat", "sat", "sat"], "{replay}");
    let run = run(&["--replay", "/nowhere/replay.smt2"], SCRIPT);
    assert!(run.stdout.starts_with("(error \"cannot write /nowhere/replay.smt2: "), "{run:?}");
}
