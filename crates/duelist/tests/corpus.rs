//! The corpus of the paper's problems: sound by an independent validator, and solved at a small size.

mod support;

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use support::{files, read, repository, run};

const Z3_SOLVER: &str = "z3-solver==5.4.0.0";

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

/// `corpus/validate.py` accepts the corpus. It shares nothing with the solver, and needs Python 3.11 and, from PyPI,
/// Z3's Python package, which goes into an environment of its own below `target/`.
#[test]
fn the_validator_accepts() {
    let python = match environment(&Path::new(env!("CARGO_TARGET_TMPDIR")).join("corpus-venv")) {
        Ok(python) => python,
        Err(reason) => return skip(&reason),
    };
    let output = output(Command::new(python).arg(repository("corpus/validate.py"))).expect("python runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
}

/// Says why, past the test harness, which would swallow it.
fn skip(reason: &str) {
    let _ = writeln!(std::io::stderr(), "\nSKIPPED: corpus/validate.py was not run: {reason}");
}

/// The Python program of an environment with Z3's package; an error if there is no usable Python, pip or network.
fn environment(folder: &Path) -> Result<PathBuf, String> {
    let system = if cfg!(windows) { "python" } else { "python3" };
    succeed(Command::new(system).args(["-c", "import tomllib"]), "Python 3.11 is needed")?;
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let ready = folder.join(Z3_SOLVER);
    if ready.exists() {
        return Ok(python);
    }
    // What is left of an attempt that failed half-way.
    let _ = fs::remove_dir_all(folder);
    succeed(Command::new(system).args(["-m", "venv"]).arg(folder), "cannot create a virtual environment")?;
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input", Z3_SOLVER]);
    succeed(&mut pip, "pip cannot install z3-solver")?;
    fs::write(ready, "").map_err(|error| error.to_string())?;
    Ok(python)
}

fn output(command: &mut Command) -> Result<Output, String> {
    command.output().map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))
}

fn succeed(command: &mut Command, otherwise: &str) -> Result<(), String> {
    let output = output(command)?;
    if output.status.success() {
        return Ok(());
    }
    let errors = String::from_utf8_lossy(&output.stderr);
    Err(format!("{otherwise}: {}", errors.trim().lines().last().unwrap_or("no reason given")))
}
