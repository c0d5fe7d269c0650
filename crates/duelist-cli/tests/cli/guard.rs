//! Ctrl-C, signals to terminate, and the limit on memory.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::driver::{Conversation, duelist, file, folder, run};

/// Three cubes that sum to 42 exist, but nobody finds them soon.
const CUBES: &str = "(declare-const l (List Int))(assert (= (List.len l) 3))\
    (assert (= (List.fold (lambda ((a Int) (e Int)) (+ a (* e e e))) 0 l) 42))(check-sat)(echo \"more\")";

/// Presses Ctrl-C while a query runs: what was printed, and the exit code.
#[cfg(unix)]
fn interrupted(arguments: &[&str]) -> (String, Option<i32>) {
    signalled("-INT", arguments)
}

/// Sends a signal while a query runs: what was printed, and the exit code.
#[cfg(unix)]
fn signalled(signal: &str, arguments: &[&str]) -> (String, Option<i32>) {
    let path = file("cubes.smt2", CUBES);
    let mut command = duelist();
    command.args(arguments).arg(path).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    thread::sleep(Duration::from_millis(1500));
    let id = child.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().expect("kill runs").success());
    let started = Instant::now();
    let mut text = String::new();
    child.stdout.take().expect("stdout is piped").read_to_string(&mut text).expect("output is UTF-8");
    let code = child.wait().expect("the program ends").code();
    assert!(started.elapsed() < Duration::from_secs(4), "{:?}", started.elapsed());
    (text, code)
}

#[test]
#[cfg(unix)]
fn ctrl_c_shows_statistics() {
    let (text, code) = interrupted(&["--stats"]);
    assert_eq!(code, Some(130));
    assert!(text.starts_with("unknown\n; time: ") && !text.contains("more"), "{text}");
}

#[test]
#[cfg(unix)]
fn a_signal_to_terminate_ends_with_143() {
    let (text, code) = signalled("-TERM", &["--stats"]);
    assert_eq!(code, Some(143));
    assert!(text.starts_with("unknown\n; time: ") && !text.contains("more"), "{text}");
}

/// The answers in a trace.
#[cfg(unix)]
fn traced(path: &std::path::Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).expect("a trace was written");
    let document: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let checks = document["checks"].as_array().expect("checks");
    assert!(checks.iter().all(|check| check["report"]["events"].is_array()), "{text}");
    checks.iter().map(|check| check["answer"].as_str().expect("an answer").to_string()).collect()
}

#[test]
#[cfg(unix)]
fn a_trace_is_written_whatever_ends_the_query() {
    for (signal, expected) in [("-INT", 130), ("-TERM", 143)] {
        let trace = folder().join("trace.json");
        let (text, code) = signalled(signal, &["--trace-json", trace.to_str().expect("UTF-8")]);
        assert_eq!((text.as_str(), code), ("unknown\n", Some(expected)));
        assert_eq!(traced(&trace), ["unknown"]);
    }
}

#[test]
#[cfg(unix)]
fn a_trace_is_written_whatever_ends_the_session() {
    for (signal, expected) in [("-INT", 130), ("-TERM", 143)] {
        let trace = folder().join("trace.json");
        let mut duelist = Conversation::start(&["--trace-json", trace.to_str().expect("UTF-8")]);
        assert_eq!(duelist.ask("(check-sat)"), "sat");
        assert_eq!(duelist.ask("(assert false)(check-sat)"), "unsat");
        let id = duelist.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill runs").success());
        assert_eq!(duelist.ended(), Some(expected));
        assert_eq!(traced(&trace), ["sat", "unsat"]);
    }
}

/// That its output ends shows that no child holds it open; that no child is left is seen in the process table.
#[test]
#[cfg(target_os = "linux")]
fn ctrl_c_leaves_no_child() {
    let Some(z3) = duelist::frontend::bundled_program() else { return };
    let mark = "-in -memory:4000";
    let backend = format!("process:'{}' {mark}", z3.display());
    let (text, code) = interrupted(&["--backend", &backend]);
    assert_eq!((text.as_str(), code), ("unknown\n", Some(130)));
    let left = std::fs::read_dir("/proc").expect("a process table").filter_map(Result::ok).filter(|process| {
        let command = std::fs::read_to_string(process.path().join("cmdline")).unwrap_or_default();
        command.contains("z3\0-in\0-memory:4000")
    });
    assert_eq!(left.count(), 0);
}

#[test]
#[cfg(target_os = "linux")]
fn memory_has_a_limit() {
    // Even the library of Z3 takes more.
    let script = "(declare-const l (List Int))(assert (= (List.fold + 0 l) 7))(assert (= (List.len l) 3))\
        (check-sat)(get-info :reason-unknown)(echo \"usable\")";
    let run = run(&["--memory", "5"], script);
    assert_eq!(run.lines(), ["unknown", "(:reason-unknown \"memout\")", "\"usable\""]);
    let run = crate::driver::run(&["--memory", "2000"], script);
    assert_eq!(run.lines()[0], "sat");
}

/// What a query has left behind is not counted against those after it.
#[test]
#[cfg(target_os = "linux")]
fn queries_after_a_memout_are_answered() {
    let script = "(push)(declare-const l (List Int))(assert (= (List.len l) 100000))\
        (assert (= (List.fold (lambda ((a Int) (e Int)) (ite (> e a) (+ a (* 2 e) 1) (- a e))) 0 l) 424242424242))\
        (check-sat)(get-info :reason-unknown)(pop)\
        (declare-const m (List Int))(assert (= (List.fold + 0 m) 7))(assert (= (List.len m) 3))(check-sat)";
    let run = run(&["--strategy", "paper", "--memory", "120"], script);
    assert_eq!(run.lines(), ["unknown", "(:reason-unknown \"memout\")", "sat"], "{run:?}");
}
