//! Time limits: they hold, they are reported as such, and the session goes on.

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
    if let Some(z3) = duelist::backend::bundled_program() {
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
