//! `duelist translate` as a user calls it.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// What the program prints, and its exit code, given these arguments and this input.
fn run(arguments: &[&str], input: &str) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_duelist"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program was built");
    child.stdin.take().expect("piped").write_all(input.as_bytes()).expect("the program reads its input");
    let output = child.wait_with_output().expect("the program ends");
    (String::from_utf8(output.stdout).expect("text"), output.status.code())
}

const PROBLEM: &str = "(declare-const l (List Int))\n;param:(assert (= (List.len l) N))\n(check-sat)\n";

#[test]
fn from_standard_input_with_a_parameter() {
    let expected = "(set-logic ALL)\n(declare-const l (Seq Int))\n(assert (= (seq.len l) 7))\n(check-sat)\n";
    for file in [&["-"][..], &["-in"], &[]] {
        let arguments = [&["translate", "--to", "sequences", "--param", "N=7"], file].concat();
        assert_eq!(run(&arguments, PROBLEM), (expected.to_string(), Some(0)));
    }
}

#[test]
fn to_a_file() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("translated.smt2");
    let _ = std::fs::remove_file(&file);
    let name = file.to_str().expect("the build folder has a simple name");
    assert_eq!(run(&["translate", "--to", "arrays", "-o", name], PROBLEM), (String::new(), Some(0)));
    let text = std::fs::read_to_string(&file).expect("the file was written");
    assert!(text.contains("(declare-const l AList_Int)"), "{text}");
}

#[test]
fn errors() {
    let check = |arguments: &[&str], input: &str, expected: &str| {
        assert_eq!(run(arguments, input), (format!("(error \"{expected}\")\n"), Some(1)));
    };
    let to = ["translate", "--to", "datatypes"];
    check(&to, "(check-sat)\n(assert 5)", "line 2 column 9: the formula has sort Int, but Bool is expected");
    check(&[&to[..], &["--param", "M=1"]].concat(), PROBLEM, "parameter M is not used by any ;param: line");
    let (text, code) = run(&[&to[..], &["no-such-file.smt2"]].concat(), "");
    assert!(text.starts_with("(error \"cannot read no-such-file.smt2: "), "{text}");
    assert_eq!(code, Some(1));
}
