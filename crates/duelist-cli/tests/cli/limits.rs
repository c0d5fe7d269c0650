//! Limits: they hold, they are reported as such, and the session goes on.

use std::time::{Duration, Instant};

use crate::driver::{Conversation, check, run};

/// Three cubes that sum to 42 exist, but nobody finds them in a second.
const CUBES: &str = "(declare-const x Int)(declare-const y Int)(declare-const z Int)\
    (assert (= (+ (* x x x) (* y y y) (* z z z)) 42))";

/// Runs until it is as quick as the machine's load allows, at most three times.
fn within(limit: Duration, mut action: impl FnMut()) {
    let mut times = Vec::new();
    for _ in 0..3 {
        let start = Instant::now();
        action();
        times.push(start.elapsed());
        if start.elapsed() < limit {
            return;
        }
    }
    panic!("took {times:?} instead of {limit:?}");
}

#[test]
fn a_limit_for_each_query() {
    let script = format!("(push 1){CUBES}(check-sat)(get-info :reason-unknown)(pop 1)(check-sat)");
    within(Duration::from_millis(1500), || {
        check(&["--timeout", "1"], &script, "unknown\n(:reason-unknown \"timeout\")\nsat");
    });
}

#[test]
fn a_limit_as_an_option() {
    let mut duelist = Conversation::start(&["-in"]);
    duelist.send(&format!("(declare-const l (List Int))(push 1){CUBES}(set-option :timeout 300)"));
    within(Duration::from_millis(800), || {
        assert_eq!(duelist.ask("(check-sat)"), "unknown");
    });
    assert_eq!(duelist.ask("(get-info :reason-unknown)"), "(:reason-unknown \"timeout\")");
    assert_eq!(duelist.ask("(pop 1)(assert (= (List.fold + 0 l) 3))(check-sat)"), "sat");
    assert_eq!(duelist.ask("(get-value ((List.fold + 0 l)))"), "(((List.fold + 0 l) 3))");
}

#[test]
fn limits_hold_in_other_backends_and_in_lists() {
    let fold = "(declare-const l (List Int))(assert (= (List.len l) 3))\
        (assert (= (List.fold (lambda ((acc Int) (x Int)) (+ acc (* x x x))) 0 l) 42))(check-sat)";
    within(Duration::from_millis(1000), || check(&["-t:500"], fold, "unknown"));
    if let Some(z3) = duelist::frontend::bundled_program() {
        let backend = format!("process:'{}' -in", z3.display());
        within(Duration::from_millis(1000), || check(&["-t:500", "--backend", &backend], fold, "unknown"));
    }
}

#[test]
fn a_limit_for_the_whole_run() {
    let script = format!("(check-sat){CUBES}(check-sat)(check-sat)(echo \"end\")");
    within(Duration::from_millis(1500), || check(&["-T:1"], &script, "sat\nunknown\nunknown\n\"end\""));
    // The limit of a query does not lift it.
    let script = format!("(set-option :timeout 60000){CUBES}(check-sat)");
    within(Duration::from_millis(1500), || check(&["-T:1"], &script, "unknown"));
}

#[test]
fn a_limit_holds_while_a_large_problem_is_prepared() {
    let mut script = String::from("(declare-const l (List Int))(declare-const x Int)");
    for number in 0..30_000 {
        script += &format!("(assert (or (< (+ x {number}) (List.len l)) (distinct x {number} (List.len l))))\n");
    }
    script += "(check-sat)";
    // Most of the time goes into reading, which has no limit.
    let start = Instant::now();
    run(&[] as &[&str], &script.replace("(check-sat)", ""));
    let reading = start.elapsed();
    within(reading * 2 + Duration::from_millis(700), || {
        let run = run(&["-t:100"], &script);
        assert!(["sat", "unknown"].contains(&run.lines()[0]), "{run:?}");
    });
}

/// How long a run with limits of a few hundred milliseconds may take on a busy machine.
const SOON: Duration = Duration::from_millis(1500);

/// A list whose elements take long to compute, and much memory.
const SQUARES: &str = "(List.map (lambda ((y Int)) (mod (* y y) 1000003)) (List.range 0 90000000))";

#[test]
fn cores_are_shrunk_within_the_limit() {
    let script = format!(
        "(set-option :produce-unsat-cores true)(declare-const l (List Int))(declare-const k Int)
         (assert (! (< (List.len l) 0) :named negative))(assert (! (> k 5) :named big)){}
         (assert (! (= (List.sum l) k) :named sum))(check-sat)(get-unsat-core)(echo \"end\")",
        CUBES.replace("(assert ", "(assert (! ").replace("42))", "42) :named cubes))")
    );
    for limit in ["-t:300", "--total-timeout=0.3"] {
        within(SOON, || {
            let run = run(&[limit], &script);
            let lines = run.lines();
            assert_eq!((lines[0], lines[2], run.code), ("unsat", "\"end\"", Some(0)), "{run:?}");
            assert!(lines[1].contains("negative"), "{run:?}");
        });
    }
}

#[test]
fn constants_are_evaluated_within_the_limit() {
    let fold = format!("(List.fold (lambda ((a Int) (x Int)) (mod (+ (* a 31) x) 1000007)) 0 {SQUARES})");
    let script = format!("(push 1)(assert (= 5 {fold}))(check-sat)(get-info :reason-unknown)(pop 1)(check-sat)");
    within(SOON, || check(&["-t:200"], &script, "unknown\n(:reason-unknown \"timeout\")\nsat"));
}

#[test]
fn values_are_computed_within_the_limit() {
    let script = format!(
        "(declare-const x Int)(assert (= x 3))(check-sat)\n(get-value (x (List.sum {SQUARES})))\n(get-value (x))"
    );
    for (limits, why) in [
        (&["-t:300"][..], "timeout: the time limit was reached"),
        (&["--total-timeout=0.3"], "timeout: the time limit was reached"),
        (&["--memory", "150", "-t:20000"], "memout: the memory limit was reached"),
    ] {
        within(SOON * 2, || {
            let run = run(limits, &script);
            let error = format!("(error \"line 2 column 15: {why}\")");
            assert_eq!((run.lines(), run.code), (vec!["sat", &error, "((x 3))"], Some(1)), "{limits:?}");
        });
    }
}

#[test]
fn models_are_printed_within_the_limit() {
    let script = "(declare-const l (List Int))(assert (= (List.len l) 90000000))(check-sat)
(get-model)\n(get-value (l))\n(get-value ((List.len l)))";
    within(SOON * 2, || {
        let run = run(&["-t:300", "--expand"], script);
        let error = |place: &str| format!("(error \"{place}: timeout: the time limit was reached\")");
        let (model, value) = (error("line 2 column 1"), error("line 3 column 13"));
        assert_eq!(run.lines(), ["sat", &model, &value, "(((List.len l) 90000000))"]);
    });
    let script = "(declare-const l (List Int))(assert (= (List.len l) 90000000))(check-sat)";
    within(SOON * 2, || {
        let run = run(&["-t:300", "--model", "--expand"], script);
        let last = run.lines().pop().unwrap_or_default().to_string();
        assert_eq!(last, "(error \"the model was cut off: timeout: the time limit was reached\")");
    });
}

#[test]
fn elements_are_built_within_the_limit() {
    let nested = "(declare-const l (List Int))(assert (= (List.len l) 2000))
        (assert (= 7 (List.fold (lambda ((a Int) (x Int)) (+ a (* 2 (List.fold
            (lambda ((b Int) (y Int)) (+ b (* x y))) 0 l)))) 0 l)))(check-sat)";
    let long = "(declare-const l (List Int))(assert (= (List.len l) 100000))
        (assert (= 42 (List.fold (lambda ((a Int) (x Int)) (+ (* 3 a) (* x x x))) 1 l)))(check-sat)";
    // That the numbers added are even may be seen in time.
    for (script, answers) in [(nested, &["unknown", "unsat"][..]), (long, &["unknown"])] {
        for strategy in ["auto", "paper"] {
            within(SOON, || {
                let run = run(&["-t:500", "--strategy", strategy], script);
                assert!(answers.contains(&run.stdout.trim()) && run.code == Some(0), "{run:?}");
            });
        }
    }
}

#[test]
fn reading_ends_with_the_run() {
    let one = format!("(declare-const x Int)\n(assert (or false{}))\n(check-sat)", " (= x 1)".repeat(1_000_000));
    within(SOON * 2, || {
        let run = run(&["--total-timeout=0.2"], &one);
        // Before the command was read to its end, if the machine is busy, and then the rest is left out; or while it was made a tree or a term.
        let ends = [("line 1 column 22", 1), ("line 2 column 1", 2), ("line 2 column 9", 2)]
            .map(|(place, lines)| (format!("(error \"{place}: timeout: the time limit was reached\")"), lines));
        assert!(ends.contains(&(run.lines()[0].to_string(), run.lines().len())) && run.code == Some(1), "{run:?}");
    });
    let mut many = "(declare-const x Int)\n".to_string();
    for number in 0..400_000 {
        many += &format!("(assert (distinct x {number}))\n");
    }
    within(SOON * 2, || {
        let run = run(&["--total-timeout=0.2"], &format!("{many}(check-sat)"));
        assert_eq!(run.lines().len(), 1, "{:.500}", run.stdout);
        assert!(run.stdout.contains("the time limit of the run was reached"), "{}", run.stdout);
    });
}

/// Numbers that double their digits in each of so many steps.
fn tower(first: &str, next: &str, height: usize) -> String {
    let open: String = (0..height).map(|_| format!("(let ((a {next})) ")).collect();
    format!("(let ((a {first})) {open}a{})", ")".repeat(height))
}

#[test]
fn numbers_do_not_outgrow_the_limit() {
    for next in [
        "(* a a)",
        "(List.product (List.value Int (a a)))",
        "(List.sum (List.range 0 a))",
        "(List.sum (List.repeat a a))",
        "(List.len (List.cycle a (List.repeat a 1)))",
        "(List.fold (lambda ((b Int) (x Int)) (+ b x 1)) 0 (List.repeat a a))",
    ] {
        let asserted = format!("(assert (= 0 {}))(check-sat)", tower("10007", next, 60));
        within(SOON, || check(&["-t:300"], &asserted, "unknown"));
        let asked = |height| {
            let value = tower("n", next, height);
            format!("(declare-const n Int)(assert (= n 10007))(check-sat)(get-value ((= 0 {value})))(get-value (n))")
        };
        within(SOON, || {
            let run = run(&["-t:300"], &asked(60));
            let lines = run.lines();
            assert_eq!((lines[0], lines[2], lines.len(), run.code), ("sat", "((n 10007))", 3, Some(1)), "{next}");
            let error = lines[1];
            assert!(error.contains("a value grew too large") || error.contains("a list is too long"), "{error}");
        });
        // As many digits as numbers may have are printed in time.
        within(SOON, || drop(run(&["-t:300"], &asked(16).replace("(= 0 ", "(+ 0 "))));
    }
}

#[test]
fn a_long_product_ends_with_the_limit() {
    let product = "(List.fold * 3 (List.repeat 100000000 3))";
    let script = format!("(push 1)(assert (= 0 {product}))(check-sat)(get-info :reason-unknown)(pop 1)(check-sat)");
    within(SOON, || check(&["-t:300"], &script, "unknown\n(:reason-unknown \"timeout\")\nsat"));
    let value = "(declare-const n Int)(assert (= n 3))(check-sat)\n(get-value (";
    within(SOON, || {
        let run = run(&["-t:300"], &format!("{value}{}))", product.replace("* 3", "* n")));
        assert_eq!(run.lines()[1], "(error \"line 2 column 13: timeout: the time limit was reached\")");
    });
}

#[test]
fn long_commands_are_not_read_to_their_end() {
    // Never closed, so nothing but the limit ends it before the input does.
    let open = format!("(echo \"now\")\n(assert (and{}", " true".repeat(40_000_000));
    let whole = Instant::now();
    assert_eq!(run(&[] as &[&str], &open).code, Some(1));
    let whole = whole.elapsed();
    within(whole / 2 + Duration::from_millis(300), || {
        let run = run(&["--total-timeout=0.1"], &open);
        let error = "(error \"line 1 column 13: timeout: the time limit was reached\")";
        assert_eq!((run.lines(), run.code), (vec!["\"now\"", error], Some(1)));
    });
}
