//! Input that was made to do harm: a clear answer or error, in bounded time and memory.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use crate::driver::{check, duelist, run, run_command};

/// The program must be done by then, however busy the machine is.
const LIMIT: Duration = Duration::from_secs(50);

fn within<T>(what: &str, action: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let result = action();
    assert!(started.elapsed() < LIMIT, "{what} took {:?}", started.elapsed());
    result
}

#[test]
fn gigantic_numerals() {
    let script = |digits: usize| {
        let number = "9".repeat(digits);
        format!("(declare-const x Int)(assert (= x (+ {number} 1)))(check-sat)(get-value ((mod x 10)))")
    };
    within("a numeral", || check(&["-t:20000"], &script(10_000), "sat\n(((mod x 10) 0))"));
    // Z3 takes time that is quadratic in the number of digits.
    let run = within("a longer one", || run(&["-t:5000"], &script(200_000)));
    assert!(["sat", "unknown"].contains(&run.lines()[0]), "{run:?}");
}

#[test]
fn exponential_lets() {
    let mut term = String::from("(> y100 0)");
    for level in (1..=100).rev() {
        let below = if level == 1 { "x".to_string() } else { format!("y{}", level - 1) };
        term = format!("(let ((y{level} (* {below} {below}))) {term})");
    }
    let run = within("lets", || run(&["-t:2000"], &format!("(declare-const x Int)(assert {term})(check-sat)")));
    assert!(["sat", "unknown"].contains(&run.lines()[0]), "{run:?}");
}

#[test]
fn a_billion_laughs() {
    let mut script = String::from("(declare-const x Int)(define-fun f0 ((a Int)) Int (+ a x))\n");
    for level in 1..=60 {
        let _ = writeln!(script, "(define-fun f{level} ((a Int)) Int (+ (f{0} a) (f{0} a)))", level - 1);
    }
    script += "(assert (= (f60 x) 0))(check-sat)(get-value (x))";
    within("definitions", || check(&["-t:20000"], &script, "sat\n((x 0))"));
}

#[test]
fn a_list_of_ten_to_the_thirty() {
    let huge = format!("1{}", "0".repeat(30));
    let script = format!(
        "(declare-const x Int)(assert (= (List.len (List.repeat {huge} x)) {huge}))(assert (= (List.fold + 0 (List.repeat {huge} x)) {huge}))\
         (check-sat)(get-value (x))"
    );
    let found = within("a repetition", || run(&["-t:10000"], &script));
    assert!(["sat", "unknown"].contains(&found.lines()[0]), "{found:?}");
    let run = within("a value", || {
        run(
            &["-t:10000"],
            &format!("(declare-const l (List Int))(assert (= l (List.repeat {huge} 1)))(check-sat)(get-value (l))"),
        )
    });
    assert!(["sat", "unknown"].contains(&run.lines()[0]), "{run:?}");
}

#[test]
fn odd_symbols() {
    let script = "(declare-const |a\tb (c) ; \"d\"| Int)\r\n(declare-const || Int)\r\n(assert (= |a\tb (c) ; \"d\"| || 3))\r\n(check-sat)\r\n(get-value (||))\r\n";
    check(&[], script, "sat\n((|| 3))");
}

#[test]
fn bytes_that_are_no_text() {
    for bytes in [&b"\0\0\0"[..], b"(assert \0)", b"(declare-const x\0 Int)", b"(echo \"\xff\xfe\")", b"(assert |\0|)"]
    {
        let input = [bytes, b"\n(echo \"end\")"].concat();
        let run = within("bytes", || run_command(duelist(), &input));
        assert!(run.lines().iter().all(|line| line.starts_with("(error ") || *line == "\"end\""), "{run:?}");
        assert_eq!(run.code, Some(1), "{run:?}");
    }
}

#[test]
fn a_byte_order_mark() {
    let run = run_command(duelist(), b"\xef\xbb\xbf(check-sat)");
    assert_eq!((run.lines(), run.code), (vec!["sat"], Some(0)));
}

#[test]
fn carriage_returns() {
    check(
        &[],
        "(declare-const x Int)\r\n(assert (= x 1)) ; a comment\r\n(check-sat)\r\n(get-value (x))\r\n",
        "sat\n((x 1))",
    );
}

#[test]
fn a_million_declarations() {
    let mut script = String::new();
    (0..1_000_000).for_each(|n| writeln!(script, "(declare-const x{n} Int)").expect("strings grow"));
    script += "(assert (= x0 7))(check-sat)(get-value (x0))";
    within("declarations", || check(&["-t:30000"], &script, "sat\n((x0 7))"));
}
