//! What a trivial file costs, beside what it costs the `z3` program from the same wheel: `cargo bench -p duelist-cli`.
//!
//! The two take turns, so that whatever else the machine does hits both alike.
#![allow(clippy::print_stdout, reason = "a measurement is printed")]

use std::path::Path;
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

const RUNS: usize = 40;

/// How many times slower than Z3 is too slow.
const LIMIT: f64 = 2.0;

const FILES: [(&str, &str); 3] = [
    ("sat without lists", "(declare-const x Int)\n(assert (> x 3))\n(check-sat)\n"),
    ("unsat without lists", "(declare-const x Int)\n(assert (> x 3))\n(assert (< x 2))\n(check-sat)\n"),
    ("sat with a fold", "(declare-const l (List Int))\n(assert (= (List.fold + 0 l) 7))\n(check-sat)\n"),
];

fn main() -> ExitCode {
    let Some(z3) = duelist::frontend::bundled_program() else {
        println!("the build brought no z3 program to compare with");
        return ExitCode::SUCCESS;
    };
    let ours = Path::new(env!("CARGO_BIN_EXE_duelist"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let plain = folder.join("startup-z3.smt2");
    std::fs::write(&plain, FILES[0].1).expect("the folder is writable");
    let mut slow = false;
    for (name, text) in FILES {
        let file = folder.join("startup.smt2");
        std::fs::write(&file, text).expect("the folder is writable");
        // Z3 has no lists: the fold is compared with what Z3 needs for a file without any.
        let theirs = if text.contains("List") { &plain } else { &file };
        let (mut our_times, mut their_times) = (Vec::new(), Vec::new());
        for _ in 0..RUNS {
            our_times.push(time(ours, &file));
            their_times.push(time(&z3, theirs));
        }
        let (mine, other) = (median(our_times), median(their_times));
        let ratio = mine / other;
        println!("{name}: duelist {mine:.1} ms, z3 {other:.1} ms, ratio {ratio:.2}");
        slow |= ratio > LIMIT && !text.contains("List");
    }
    if slow { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn time(program: &Path, file: &Path) -> Duration {
    let mut command = Command::new(program);
    command.arg(file).stdout(Stdio::null()).stderr(Stdio::null()).env_remove("DUELIST_Z3_LIBRARY");
    let start = Instant::now();
    let status = command.status().expect("the program runs");
    assert!(status.success(), "{} fails", program.display());
    start.elapsed()
}

/// In milliseconds.
fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1000.0
}
