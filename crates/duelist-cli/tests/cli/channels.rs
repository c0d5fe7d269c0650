//! Output channels, and readers that go away.

use std::fs::read_to_string;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::driver::{duelist, folder, run};

#[test]
fn the_regular_channel_can_be_a_file() {
    let path = folder().join("answers.txt");
    std::fs::write(&path, "before\n").expect("writable");
    let script = format!(
        "(echo \"1\")(set-option :regular-output-channel \"{0}\")(check-sat)(oops)(get-option :regular-output-channel)\
         (set-option :regular-output-channel \"stdout\")(echo \"2\")",
        path.display()
    );
    let run = run(&["-in"], &script);
    assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), ("\"1\"\n\"2\"\n", "", Some(1)));
    let written = read_to_string(&path).expect("written");
    let lines: Vec<&str> = written.lines().collect();
    assert_eq!((lines[0], lines[1], lines.len()), ("before", "sat", 4), "{lines:?}");
    assert!(lines[2].contains("unknown command `oops`") && lines[3].starts_with('"'), "{lines:?}");
}

#[test]
fn the_regular_channel_can_be_standard_error() {
    let run = run(&["-in"], "(set-option :regular-output-channel \"stderr\")(check-sat)");
    assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), ("", "sat\n", Some(0)));
}

#[test]
fn a_channel_that_cannot_be_opened_changes_nothing() {
    let script =
        "(set-option :regular-output-channel \"/nowhere/at/all\")(check-sat)(set-option :timeout 60000)(check-sat)";
    let run = run(&["-in"], script);
    let error = "(error \"cannot write /nowhere/at/all: No such file or directory (os error 2)\")";
    assert_eq!((run.lines(), run.code), (vec![error, "sat", "sat"], Some(1)));
}

#[test]
fn diagnostics_go_to_their_channel() {
    let path = folder().join("diagnostics.txt");
    let script = format!("(set-option :diagnostic-output-channel \"{}\")\n(assert\n  (= y 1))", path.display());
    let answer = run(&["-in"], &script);
    assert_eq!((answer.lines().len(), answer.stderr.as_str(), answer.code), (1, "", Some(1)));
    let written = read_to_string(&path).expect("written");
    assert!(written.contains("<stdin>:3:6") && written.contains("(= y 1))") && written.contains('^'), "{written}");
    // pySMT sends this; responses stay as they are.
    let script = "(set-option :diagnostic-output-channel \"stdout\")(assert (= y 1))";
    let answer = run(&["-in"], script);
    assert_eq!((answer.lines().len(), answer.stderr.as_str()), (1, ""));
}

#[test]
fn a_reader_that_goes_away_ends_the_run() {
    let mut child = duelist().stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    stdin.write_all(b"(check-sat)").expect("it listens");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("stdout is piped")).read_line(&mut line).expect("an answer");
    assert_eq!(line, "sat\n");
    stdin.write_all(b"(check-sat)").expect("it still listens");
    // The input stays open: it ends because nobody reads its answers.
    assert_eq!(child.wait().expect("the program ends").code(), Some(0));
}
