//! What has no value, what is too much, and what is charged for.

use super::*;

/// Whether evaluation asks the limit, which it does after a few thousand steps.
fn is_charged(formula: &str) -> bool {
    value_of(&format!("(assert {formula})"), &|| true) == Err(EvalError::Interrupted)
}

fn list_of(length: usize, last: usize) -> String {
    let elements: Vec<String> = (1..length).chain([last]).map(|element| element.to_string()).collect();
    format!("(List.value Int ({}))", elements.join(" "))
}

const OPTION: &str = "(declare-datatype Option (par (T) ((none) (some (value T)))))";

/// No combinator makes a value of a function that has none, not even one that could not matter.
#[test]
fn errors_of_functions_are_errors() {
    for term in [
        "(= 2 (List.len (List.filter (lambda ((x Int)) (< x (f x))) l)))",
        "(= 2 (List.len (List.filter_map (lambda ((x Int)) (ite (< x (f x)) (some x) (as none (Option Int)))) l)))",
        "(List.exists (lambda ((x Int)) (< x (f x))) l)",
        "(List.forall (lambda ((x Int)) (< x (f x))) l)",
        "(= 2 (List.count (lambda ((x Int)) (< x (f x))) l))",
        "(= 2 (List.find (lambda ((x Int)) (< x (f x))) l 0))",
        "(= 2 (List.len (List.take_while (lambda ((x Int)) (< x (f x))) l)))",
        "(= 2 (List.len (List.drop_while (lambda ((x Int)) (< x (f x))) l)))",
        "(= 2 (List.len (List.map (lambda ((x Int)) (< x (f x))) l)))",
        "(= 2 (List.len (List.mapi (lambda ((i Int) (x Int)) (< x (f x))) l)))",
        "(= 2 (List.fold (lambda ((a Int) (x Int)) (+ x (f x))) 0 l))",
        "(= 2 (List.foldi (lambda ((i Int) (a Int) (x Int)) (+ x (f x))) 0 l))",
        "(= 2 (List.fold_right (lambda ((x Int) (a Int)) (+ x (f x))) 0 l))",
        "(= 2 (List.len (List.scan_left (lambda ((a Int) (x Int)) (+ x (f x))) 0 l)))",
    ] {
        for length in [2, 20_000] {
            let list = format!("(define-fun l () (List Int) (List.repeat {length} 7))");
            let script = format!("{OPTION}(declare-fun f (Int) Int){list}(assert {term})");
            assert_eq!(value_of(&script, &|| false), Err(EvalError::Unassigned("f".into())), "{term} {length}");
        }
    }
}

#[test]
fn cycles_of_lists_of_any_form() {
    // Of one run, of one that drifts, of several; taken never, often, and so often that the list is written out once.
    holds("(= (List.cycle 2 (List.repeat 3 7)) (List.repeat 6 7))");
    holds(
        "(= (List.cycle 2 (List.drift 9 (List.value Int (1)) (List.value Int (1)))) (List.append (List.range 1 10) (List.range 1 10)))",
    );
    for count in [-1, 0, 1, 3, 2_000_000] {
        let cycle = format!("(List.cycle (- {} 1) (List.append (List.repeat 10 7) (List.value Int (8))))", count + 1);
        let times = count.max(0);
        holds(&format!("(= (List.len {cycle}) {})", 11 * times));
        holds(&format!("(= (List.sum {cycle}) {})", 78 * times));
        holds(&format!("(= (List.nth {cycle} 10 8) 8)"));
    }
    let twice = "(List.cycle 2 (List.append (List.repeat 10 7) (List.value Int (8))))";
    holds(&format!(
        "(= {twice} (List.append (List.repeat 10 7) (List.value Int (8)) (List.repeat 10 7) (List.value Int (8))))"
    ));
}

#[test]
fn words_are_not_too_long() {
    let cycle = |count: &str, length: &str| {
        let word = format!("(List.append (List.repeat {length} 7) (List.value Int (8)))");
        value_of(&format!("(assert (= 1 (List.len (List.cycle {count} {word}))))"), &|| false)
    };
    assert_eq!(cycle("1000000000000", "999999"), Ok(Value::Bool(false)));
    assert_eq!(cycle("1000000000000", "1000000"), Err(EvalError::TooLong));
    assert_eq!(cycle("3", "1000000"), Ok(Value::Bool(false)));
}

#[test]
fn long_lists_are_charged_for() {
    let (one, other) = (list_of(2000, 7), list_of(2000, 8));
    assert!(is_charged(&format!("(= {one} {other})")));
    assert!(is_charged(&format!("(= 1 (List.len (List.rev {one})))")));
    assert!(is_charged(&format!("(= 1 (List.len (List.zip {one} {other})))")));
    assert!(is_charged("(= 1 (List.len (List.cycle 3000 (List.append (List.repeat 10 7) (List.value Int (8 9))))))"));
    assert!(!is_charged("(= 1 (List.len (List.cycle 30 (List.append (List.repeat 10 7) (List.value Int (8 9))))))"));
}

#[test]
fn forms_are_charged_for() {
    let map = |length: usize| {
        let list = format!("(List.cycle 100 {})", list_of(length, 7));
        format!("(= 1 (List.len (List.map (lambda ((x Int)) (+ (* 2 x) (* 3 x) (* 4 x) (* 5 x))) {list})))")
    };
    assert!(is_charged(&map(1000)));
    assert!(!is_charged(&map(200)));
}

#[test]
fn terms_are_charged_for() {
    let sums = |count: usize| (0..count).map(|n| format!("(+ {n} {})", n + 1)).collect::<Vec<_>>().join(" ");
    assert!(is_charged(&format!("(= 1 (+ {}))", sums(3000))));
    assert!(!is_charged(&format!("(= 1 (+ {}))", sums(300))));
}

/// Elaboration writes it as equations.
#[test]
fn distinct_lists_are_charged_for() {
    let s = &mut Store::default();
    let numbers: Vec<i64> = (0..1500).collect();
    let (one, other) = (list(s, &numbers), list(s, &numbers[1..]));
    let distinct = s.app(Op::Distinct, [one, other]);
    let value = Evaluator::new(s, &Model::default()).with_limit(&|| true).value(distinct);
    assert_eq!(value, Err(EvalError::Interrupted));
}

#[test]
fn calls_are_charged_for() {
    let reals = |count: usize| vec!["1.5"; count].join(" ");
    let fold = |count| {
        let list = format!("(List.value Real ({}))", reals(count));
        format!("(= 1.0 (List.fold (lambda ((a Real) (x Real)) (+ a x 1.0)) 0.0 {list}))")
    };
    assert!(is_charged(&fold(3000)));
    assert!(!is_charged(&fold(300)));
}

#[test]
fn the_limit_is_asked_now_and_then() {
    let asked = std::cell::Cell::new(0);
    let limit = || {
        asked.set(asked.get() + 1);
        false
    };
    let sums: Vec<String> = (0..10_000).map(|n| format!("(+ {n} {})", n + 1)).collect();
    assert_eq!(value_of(&format!("(assert (= 1 (+ {})))", sums.join(" ")), &limit), Ok(Value::Bool(false)));
    // Some 20,000 terms.
    assert!((4..=5).contains(&asked.get()), "{asked:?}");
}

#[test]
fn large_numbers_are_charged_for() {
    let digits = "7".repeat(200_000);
    for operation in ["*", "div", "mod"] {
        assert!(is_charged(&format!("(= 1 ({operation} {digits} {digits}))")), "{operation}");
        assert!(!is_charged(&format!("(= 1 ({operation} 77777777777777777777 7777777777777))")), "{operation}");
    }
    let digits = &digits[..100_000];
    for operation in ["*", "/", "+"] {
        // Four operations, each a quarter of what lets the limit be asked.
        let four = format!("({operation} x x x x x)");
        let script = |number: &str| format!("(= 1.0 (let ((x (/ {number}.0 7.0))) {four}))");
        assert!(is_charged(&script(digits)), "{operation}");
        assert!(!is_charged(&script("77777777777777")), "{operation}");
    }
    let ordered =
        |number: &str| format!("(let ((x (/ {number}.0 7.0))) (< x (/ 1.0 3.0) x (/ 2.0 3.0) x (/ 4.0 3.0) x))");
    assert!(is_charged(&ordered(digits)));
    assert!(!is_charged(&ordered("77777777777777")));
}

#[test]
fn numbers_do_not_grow_without_end() {
    let squares = |times: usize, zero: &str| {
        format!(
            "(assert (= {zero} (List.fold (lambda ((a {}) (x Int)) (* a a)) {} (List.repeat {times} 0))))",
            if zero == "0" { "Int" } else { "Real" },
            if zero == "0" { "16" } else { "16.0" }
        )
    };
    let value = |times, zero| value_of(&squares(times, zero), &|| false);
    // 16 squared so many times has 4 · 2^times + 1 bits, and two numbers are multiplied.
    assert_eq!(value(18, "0"), Ok(Value::Bool(false)));
    assert_eq!(value(19, "0"), Err(EvalError::TooLarge));
    assert_eq!(value(17, "0.0"), Ok(Value::Bool(false)));
    assert_eq!(value(18, "0.0"), Err(EvalError::TooLarge));
}

/// Counts are multiplied, too: by elements, by drifts, and by each other.
#[test]
fn lengths_do_not_grow_without_end() {
    let nested = |times: usize, next: &str| {
        let open: String = (0..times).map(|_| format!("(let ((a {next})) ")).collect();
        format!("(assert (= 0 (let ((a 11)) {open} a {})))", ")".repeat(times))
    };
    for next in [
        "(List.sum (List.range 0 a))",
        "(List.sum (List.repeat a a))",
        "(List.len (List.cycle a (List.repeat a 1)))",
        "(List.nth (List.drift a (List.value Int (1)) (List.value Int (a))) (- a 1) 0)",
        "(List.fold (lambda ((b Int) (x Int)) (+ b 1 x)) 0 (List.repeat a a))",
    ] {
        assert_eq!(value_of(&nested(10, next), &|| false), Ok(Value::Bool(false)), "{next}");
        assert_eq!(value_of(&nested(60, next), &|| false), Err(EvalError::TooLong), "{next}");
    }
    // What is negative is no length.
    let negative = nested(17, "(* a a)").replace(" a )", " (List.len (List.repeat (- a) 7)) )");
    assert_eq!(value_of(&negative, &|| false), Ok(Value::Bool(true)));
}

#[test]
fn sums_are_charged_for() {
    let digits = "7".repeat(100_000);
    let sum = |number: &str| format!("(= 1 (List.sum (List.value Int ({number} {number} {number}))))");
    assert!(is_charged(&sum(&digits)));
    assert!(!is_charged(&sum("77777777777777")));
    let fractions = |number: &str| {
        format!("(= 1.0 (List.sum (List.map (lambda ((x Int)) (/ 1.0 (+ x {number}))) (List.range 0 4))))")
    };
    assert!(is_charged(&fractions(&digits)));
    assert!(!is_charged(&fractions("77777777777777")));
}

/// Folds over long runs are evaluated on forms.
#[test]
fn large_forms_are_charged_for() {
    let fold = |number: &str| {
        let step = format!("(lambda ((a Int) (x Int)) (+ a {number} {number} {number}))");
        format!("(= 1 (List.fold {step} 0 (List.repeat 100000000 0)))")
    };
    assert!(is_charged(&fold(&"7".repeat(100_000))));
    assert!(!is_charged(&fold("77777777777777")));
}
