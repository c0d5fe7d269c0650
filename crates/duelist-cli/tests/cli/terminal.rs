//! On a terminal an error also shows the source line with a caret. `script` makes one.

use std::process::Command;

use crate::driver::{file, run_command};

#[test]
fn errors_point_at_the_source() {
    let path = file("wrong.smt2", "(declare-const age Int)\n(assert\n  (> agee 3))\n(check-sat)\n");
    let mut script = Command::new("script");
    let line = format!("'{}' '{}'", env!("CARGO_BIN_EXE_duelist"), path.display());
    script.args(["-qec", &line, "/dev/null"]).env("TERM", "dumb").env_remove("DUELIST_Z3_LIBRARY");
    if Command::new("script").arg("--version").output().is_err() {
        eprintln!("skipped: there is no `script` to make a terminal");
        return;
    }
    let run = run_command(script, b"");
    let shown = strip_styles(&run.stdout);
    let lines: Vec<&str> = shown.lines().map(str::trim_end).collect();
    assert_eq!(lines[0], "(error \"line 3 column 6: unknown symbol `agee`, did you mean `age`?\")");
    assert_eq!(lines.last(), Some(&"sat"));
    assert!(lines[1].starts_with("error: unknown symbol `agee`"), "{lines:?}");
    assert!(lines[2].ends_with(&format!("{}:3:6", path.display())), "{lines:?}");
    let source = lines.iter().position(|line| line.contains("(> agee 3))")).expect("the source line");
    let column = lines[source].find("agee");
    assert_eq!((lines[source + 1].find("^^^^"), run.code), (column, Some(1)), "{lines:?}");
}

/// The text without `ESC [ … letter`.
fn strip_styles(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        plain += part.split_once(|c: char| c.is_ascii_alphabetic()).map_or("", |(_, rest)| rest);
    }
    plain
}
