//! Large and deep inputs: no overflow of the stack, no blow-up.

use std::fmt::Write as _;
use std::time::Instant;

use crate::driver::{check, run};

const DEPTH: usize = 100_000;

/// `before` that often, then `core`, then as many closing parentheses.
fn nested(before: &str, core: &str) -> String {
    before.repeat(DEPTH) + core + &")".repeat(DEPTH)
}

#[test]
fn lets_that_double() {
    let mut term = String::from("(= y60 (* 5 1152921504606846976))");
    for level in (1..=60).rev() {
        let below = if level == 1 { "x".to_string() } else { format!("y{}", level - 1) };
        term = format!("(let ((y{level} (+ {below} {below}))) {term})");
    }
    check(&[], &format!("(declare-const x Int)(assert {term})(check-sat)(get-value (x))"), "sat\n((x 5))");
}

#[test]
fn deep_garbage() {
    let parentheses = "(".repeat(DEPTH) + &")".repeat(DEPTH);
    let cases = [
        (parentheses.clone(), "(error \"line 1 column 2: expected the name of a command\")"),
        (format!("(assert {parentheses})"), "(error \"line 1 column "),
        (format!("(assert ({parentheses} x))"), "(error \"line 1 column "),
        (format!("(declare-const x {parentheses})"), "(error \"line 1 column "),
        (format!("(get-info {parentheses})"), "(error \"line 1 column "),
        ("(".repeat(DEPTH), "(error \"line 1 column 100000: missing `)`"),
        (")".repeat(100), "(error \"line 1 column 1: unexpected `)`"),
    ];
    for (input, expected) in cases {
        let run = run(&[] as &[&str], &input);
        assert!(run.stdout.starts_with(expected) && run.code == Some(1), "{}", run.lines()[0]);
        assert!(run.lines().iter().all(|line| line.len() < 1000), "{}", run.lines()[0].len());
    }
}

#[test]
fn deep_negations_are_solved() {
    let formula = nested("(not ", "p");
    check(&[], &format!("(declare-const p Bool)(assert {formula})(check-sat)(get-value (p))"), "sat\n((p true))");
}

#[test]
fn deep_sums_are_solved() {
    let sum = nested("(+ 1 ", "x");
    let script = format!("(declare-const x Int)(assert (= 7 {sum}))(check-sat)(get-value (x))");
    check(&[], &script, "sat\n((x (- 99993)))");
}

#[test]
fn deep_lets_are_solved() {
    let mut script = String::from("(declare-const y0 Int)(assert ");
    for level in 1..=DEPTH {
        let _ = write!(script, "(let ((y{level} (+ y{} 1))) ", level - 1);
    }
    script += &format!("(= y{DEPTH} 7){})(check-sat)(get-value (y0))", ")".repeat(DEPTH));
    check(&[], &script, "sat\n((y0 (- 99993)))");
}

#[test]
fn deep_conjunctions_and_choices_are_solved() {
    let depth = 10_000;
    let mut script = String::from("(declare-const x Int)(assert ");
    (0..depth).for_each(|level| write!(script, "(and (< x {}) ", level + 10).expect("strings grow"));
    script += &format!("true{})(assert (= 7 ", ")".repeat(depth));
    (0..depth).for_each(|level| write!(script, "(ite (= x {level}) {level} ").expect("strings grow"));
    script += &format!("x{}))(check-sat)(get-value (x))", ")".repeat(depth));
    check(&[], &script, "sat\n((x 7))");
}

#[test]
fn many_assertions() {
    let mut script: String = (0..100).map(|name| format!("(declare-const x{name} Int)")).collect();
    (0..50_000).for_each(|n| writeln!(script, "(assert (<= x{} {n}))", n % 100).expect("strings grow"));
    check(&[], &(script + "(check-sat)(assert (> x7 7))(check-sat)"), "sat\nunsat");
}

#[test]
fn many_declarations() {
    let mut script: String = (0..50_000).map(|name| format!("(declare-const x{name} Int)\n")).collect();
    script += "(assert (= x49999 (+ x0 1) 3))(check-sat)(get-value (x0 x49999 x500))";
    check(&[], &script, "sat\n((x0 2)\n (x49999 3)\n (x500 0))");
}

#[test]
fn many_errors() {
    let mut script: String = (0..20_000).map(|name| format!("(declare-const some{name} Int)\n")).collect();
    (0..5_000).for_each(|n| writeln!(script, "(assert (= sume{n} {n}))").expect("strings grow"));
    let run = run(&[] as &[&str], &(script + "(check-sat)"));
    assert_eq!((run.lines().len(), run.lines().last(), run.code), (5_001, Some(&"sat"), Some(1)));
}

#[test]
fn many_bindings() {
    let bindings: String = (0..50_000).map(|name| format!("(y{name} (+ x {name}))")).collect();
    check(&[], &format!("(declare-const x Int)(assert (let ({bindings}) (= y49999 y0)))(check-sat)"), "unsat");
}

/// Commands as generators of verification conditions write them, of about this size in bytes.
fn large(size: usize) -> String {
    let mut text = String::from("(declare-datatype P ((mk (age Int) (ok Bool))))\n(declare-const l (List Int))\n");
    text += "(define-fun f ((x Int) (y Int)) Int (ite (< x y) (+ x y) (- x y)))\n";
    (0..1000).for_each(|n| writeln!(text, "(declare-const x{n} Int)(declare-const b{n} Bool)").expect("strings grow"));
    for n in 0.. {
        if text.len() >= size {
            break;
        }
        let (a, b, c) = (n % 1000, n * 7 % 1000, n * 31 % 1000);
        let _ = match n % 4 {
            0 => writeln!(
                text,
                "(assert (=> b{a} (and (<= (+ x{a} (* {n} x{b})) {c}) (or (not b{c}) (distinct x{c} {a} x{b})))))"
            ),
            1 => writeln!(text, "(assert (let ((y (+ x{a} {n})) (z (f x{b} {c}))) (ite b{c} (= y z) (< y (* 2 z)))))"),
            2 => writeln!(
                text,
                "(assert (<= (List.fold (lambda ((acc Int) (x Int)) (ite (< x {a}) (+ acc x) acc)) {n} l) x{c}))"
            ),
            _ => writeln!(text, "(assert (=> (ok (mk x{a} b{b})) (= (age (mk x{c} b{a})) {n})))"),
        };
    }
    text
}

#[test]
fn a_megabyte_is_read() {
    check(&[], &(large(1_000_000) + "(echo \"read\")"), "\"read\"");
}

/// `cargo test --release -- --ignored --nocapture ten_megabytes`: about a second.
#[test]
#[ignore = "a measurement, for release builds"]
fn ten_megabytes_are_read() {
    let many = large(10_000_000);
    let parts: String = (0..150_000).map(|n| format!("(or (< (+ x {n}) (* 3 y)) (not (= x {})))\n", n + 7)).collect();
    let one = format!("(declare-const x Int)(declare-const y Int)(assert (and {parts}))");
    for (name, script) in [("many commands", many), ("one command", one)] {
        let path = crate::driver::file("large.smt2", &script);
        let start = Instant::now();
        check(&[path.to_str().expect("UTF-8")], "", "");
        let (megabytes, seconds) = (script.len() as f64 / 1e6, start.elapsed().as_secs_f64());
        eprintln!("{name}: {megabytes:.1} MB in {seconds:.2} s");
    }
}
