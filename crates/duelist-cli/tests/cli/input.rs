//! Inputs of every kind: parameters, files that cannot be read, odd bytes and line ends.

use std::path::Path;

use crate::driver::{Run, check, file, folder, run};

fn text(path: &Path) -> &str {
    path.to_str().expect("a path in UTF-8")
}

fn fails(run: &Run, message: &str) {
    assert_eq!((run.stdout.trim_end(), run.stderr.as_str(), run.code), (message, "", Some(1)));
}

const PARAMETRIC: &str = "(declare-const l (List Int))\n(declare-const NN Int)\n\
    ;param:(assert (= (List.len l) N))\n  ;param:(assert (= NN M))\n(check-sat)\n\
    (get-value ((List.len l)))\n";

#[test]
fn parameters() {
    check(&["--param", "N=3", "--param", "M=8"], PARAMETRIC, "sat\n(((List.len l) 3))");
    let path = file("parametric.smt2", PARAMETRIC);
    check(&["--param", "M=2", "--param=N=0", text(&path)], "", "sat\n(((List.len l) 0))");
    // Without any, the lines are comments.
    let run = run(&[text(&path)], "");
    assert_eq!((run.lines()[0], run.code), ("sat", Some(0)));
}

#[test]
fn parameters_are_whole_words() {
    let script = ";param:(declare-const N-1 Int)\n;param:(declare-const xN Int)(assert (= xN (+ N N-1)))\n\
        ; param:(assert false)\n(check-sat)";
    check(&["--param", "N=5"], script, "sat");
}

#[test]
fn unused_parameters_are_errors() {
    let unused = "(error \"parameter K is not used by any ;param: line\")";
    let path = file("parametric.smt2", PARAMETRIC);
    // In a file it is said instead of any answer, in a pipe at the end.
    fails(&run(&["--param", "N=3", "--param", "M=8", "--param", "K=1", text(&path)], ""), unused);
    let piped = run(&["--param", "N=3", "--param", "M=8", "--param", "K=1"], PARAMETRIC);
    assert_eq!((piped.lines()[0], piped.lines()[2], piped.code), ("sat", unused, Some(1)));
}

#[test]
fn files_that_cannot_be_read() {
    let missing = folder().join("missing.smt2");
    let message = format!("(error \"cannot read {}: No such file or directory (os error 2)\")", missing.display());
    fails(&run(&[text(&missing)], ""), &message);
    let directory = folder();
    let message = format!("(error \"cannot read {}: Is a directory (os error 21)\")", directory.display());
    fails(&run(&[text(&directory)], ""), &message);
}

#[test]
fn odd_bytes() {
    let not_utf8 = file("latin1.smt2", b"(check-sat)\n(echo \"caf\xe9\")\n(check-sat)\n");
    let answer = "sat\n(error \"line 2 column 11: the input is not valid UTF-8\")\nsat";
    fails(&run(&[text(&not_utf8)], ""), answer);
    let nul = file("nul.smt2", b"(check-sat)\n(assert \0)\n(check-sat)\0\n");
    let answer = run(&[text(&nul)], "");
    assert_eq!((answer.lines()[0], answer.lines()[2], answer.code), ("sat", "sat", Some(1)), "{answer:?}");
    assert!(answer.lines()[1].starts_with("(error \"line 2 column 9: unexpected character"), "{answer:?}");
    let nul = file("nul.smt2", b"(declare-const |a\0b| Int)(assert (= |a\0b| 1))(check-sat)");
    let answer = run(&[text(&nul)], "");
    assert!(answer.lines()[..2].iter().all(|line| line.starts_with("(error \"line 1 column ")), "{answer:?}");
    let marked = file("bom.smt2", b"\xef\xbb\xbf(check-sat)\n");
    check(&[text(&marked)], "", "sat");
}

#[test]
fn line_ends_of_windows() {
    let script = "(set-logic ALL)\r\n; comment\r\n(declare-const x Int)\r\n(assert\r\n  (> x 2))\r\n(check-sat)\r\n(nonsense)\r\n";
    let run = run(&[text(&file("crlf.smt2", script))], "");
    let error = "(error \"line 7 column 1: unknown command `nonsense`\")";
    assert_eq!((run.lines(), run.code), (vec!["sat", error], Some(1)));
    let parameters = "(declare-const x Int)\r\n;param:(assert (= x N))\r\n(check-sat)\r\n(get-value (x))\r\n";
    check(&["--param", "N=4"], parameters, "sat\n((x 4))");
}

#[test]
fn empty_inputs() {
    for content in ["", "\n", "; nothing", "\r\n\t "] {
        check(&[text(&file("empty.smt2", content))], "", "");
    }
}
