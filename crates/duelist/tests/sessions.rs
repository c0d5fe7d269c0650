//! Sessions of related questions, with and without what earlier ones have shown: the answers are the same.

use duelist::{Options, Response, Solver};

/// Questions about orders, path by path, as a symbolic executor asks them: each branch and its negation, below the branches before it.
fn session(seed: u64) -> String {
    const BRANCHES: [&str; 8] = [
        "(> total 10)",
        "(>= pieces total)",
        "(> (List.len items) 2)",
        "(< taxes total)",
        "(= total pieces)",
        "(> taxes (* 2 (List.len items)))",
        "(List.exists (lambda ((i Item)) (> (price i) limit)) items)",
        "(< limit (List.len items))",
    ];
    let mut text = "(declare-datatype Item ((item (price Int) (quantity Int) (taxed Bool))))
        (declare-const items (List Item)) (declare-const limit Int)
        (define-fun total () Int (List.fold (lambda ((a Int) (i Item)) (+ a (price i))) 0 items))
        (define-fun pieces () Int (List.fold (lambda ((a Int) (i Item)) (+ a (quantity i))) 0 items))
        (define-fun taxes () Int (List.fold (lambda ((a Int) (i Item)) (ite (taxed i) (+ a 2) a)) 0 items))
        (assert (List.forall (lambda ((i Item)) (and (>= (price i) 1) (>= (quantity i) (price i)))) items))\n"
        .to_string();
    let mut state = seed;
    for _ in 0..6 {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let branch = BRANCHES[usize::try_from(state >> 33).unwrap_or(0) % BRANCHES.len()];
        text += &format!("(push)(assert (not {branch}))(check-sat)(pop)(push)(assert {branch})(check-sat)");
    }
    text + "(pop 6)(check-sat)"
}

fn answers(text: &str, learn: bool) -> Vec<String> {
    let mut solver = Solver::new(Options { learn, threads: 1, ..Options::default() });
    let answer = |response| match response {
        Response::Text(text) => Some(text),
        Response::Error(error) => panic!("{error}"),
        _ => None,
    };
    solver.run(text).into_iter().filter_map(answer).collect()
}

#[test]
fn answers_are_the_same_with_and_without_learning() {
    for seed in 1..4 {
        let text = session(seed);
        let (with, without) = (answers(&text, true), answers(&text, false));
        for (one, other) in with.iter().zip(&without) {
            assert!(one == other || one == "unknown" || other == "unknown", "{text}\n{with:?}\n{without:?}");
        }
        assert_eq!(with.len(), without.len());
        assert!(with.iter().filter(|answer| *answer == "sat").count() > 2, "{with:?}");
    }
}

/// Who answers, by the report.
#[test]
fn earlier_answers_are_used() {
    let mut solver = Solver::new(Options { threads: 1, ..Options::default() });
    let mut by = |text: &str| {
        solver.run(text);
        solver.report().answered_by
    };
    assert_ne!(by("(declare-const l (List Int))(assert (= (List.sum l) 7))(check-sat)"), Some("session"));
    assert_eq!(by("(push)(assert (> (List.len l) 0))(check-sat)"), Some("session"));
    assert_ne!(by("(assert (< (List.len l) 0))(check-sat)"), Some("session"));
    assert_eq!(by("(push)(assert (> (List.sum l) 3))(check-sat)"), Some("session"));
    assert_eq!(by("(pop 2)(check-sat)"), Some("session"));
    assert_ne!(by("(set-option :learn false)(check-sat)"), Some("session"));
    assert_ne!(by("(set-option :learn true)(set-option :random-seed 7)(check-sat)"), Some("session"));
}

/// A certificate is about all assertions, so it is made for all of them.
#[test]
fn certificates_are_about_the_whole_question() {
    let mut solver = Solver::new(Options { certify: true, threads: 1, ..Options::default() });
    solver.run(
        "(declare-const l (List Int))(assert (< (List.sum (List.filter (lambda ((x Int)) (> x 0)) l)) 0))(check-sat)",
    );
    assert!(solver.check().expect("no error").is_unsat());
    assert_eq!(solver.report().answered_by, Some("session"));
    solver.run("(push)(assert (> (List.len l) 3))");
    assert!(solver.check().expect("no error").is_unsat());
    assert_ne!(solver.report().answered_by, Some("session"));
}
