//! Lists as functions of their index: what that proves, and that it proves nothing that has a model.

mod support;

use std::path::PathBuf;
use std::time::Duration;

use duelist::internals::strategy::{Engine, Step, Strategy};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// Of the problems with a model, a share has one in so many.
const ONE_IN: u64 = 4;

const fn alone(name: &'static str, first: &'static [Step]) -> Strategy {
    Strategy { name, first, then: &[] }
}

const POSITIONS: Strategy =
    alone("positions", &[Step { engine: Engine::Positions, budget: Some(Duration::from_secs(20)) }]);

const SEGMENTS: Strategy =
    alone("segments", &[Step { engine: Engine::Segments, budget: Some(Duration::from_secs(20)) }]);

/// The answers of a script, and who gave the last.
fn answers(text: &str, strategy: &'static Strategy, timeout: u64) -> (Vec<String>, Option<&'static str>) {
    let mut solver = Solver::new(Options { strategy, timeout, ..Options::default() });
    let responses = solver.run(text).into_iter().filter_map(|response| match response {
        Response::Text(text) => Some(text),
        _ => None,
    });
    (responses.collect(), solver.report().answered_by)
}

fn below(folder: PathBuf) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut todo = vec![folder];
    while let Some(path) = todo.pop() {
        if path.is_dir() {
            todo.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "smt2") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Whatever is expected to be satisfiable, or at least not to be refuted, is not refuted by these engines alone: this run's share of it.
#[test]
fn nothing_with_a_model_is_refuted() {
    let share = Share::of_this_run();
    let folders = ["tests/segments", "tests/regress", "tests/induction", "tests/runs", "corpus", "examples"];
    let mut checked = 0;
    for path in folders.into_iter().flat_map(|folder| below(support::repository(folder))) {
        let text = String::from_utf8_lossy(&std::fs::read(&path).unwrap()).into_owned();
        let lower = text.to_lowercase();
        let admits = lower.contains("expect: sat") || lower.contains("expect: not unsat");
        let satisfiable = admits && !lower.contains("expect: unsat") || path.to_string_lossy().ends_with(".sat.smt2");
        if !satisfiable {
            continue;
        }
        checked += 1;
        if !share.takes(&path.file_name().unwrap().to_string_lossy(), ONE_IN) {
            continue;
        }
        // Walks take their time where there is no invariant, so they are asked about the traps only.
        let inside = |folder: &str| path.to_string_lossy().contains(folder);
        let walks = inside("tests/segments") || inside("tests/induction");
        for strategy in [&POSITIONS, &SEGMENTS].into_iter().take(if walks { 2 } else { 1 }) {
            let (answers, engine) = answers(&text, strategy, 1000);
            assert!(!answers.contains(&"unsat".to_string()), "{}: {engine:?}", path.display());
        }
    }
    assert!(checked > 200, "{checked}");
}

/// What must have no model, and which engine says so alone.
fn refuted(strategy: &'static Strategy, declarations: &str, formulas: &[&str]) {
    for formula in formulas {
        let (answers, engine) =
            answers(&format!("{declarations}(assert (not {formula}))(check-sat)"), strategy, 20_000);
        let allowed = [strategy.name, "positions", "simplify", "fixed"];
        assert_eq!(answers, ["unsat"], "{formula}");
        assert!(engine.is_some_and(|engine| allowed.contains(&engine)), "{formula}: {engine:?}");
    }
}

const LISTS: &str =
    "(declare-const l (List Int)) (declare-const m (List Int)) (declare-const n Int) (declare-const k Int)
    (declare-const x Int) (declare-fun f (Int) Int) (declare-fun p (Int) Bool)";

#[test]
fn index_arithmetic_decides() {
    refuted(
        &POSITIONS,
        LISTS,
        &[
            "(= (List.drop 0 l) l)",
            "(= (List.drop (+ 1 (List.len l)) (List.cons x l)) (List.value Int ()))",
            "(=> (>= n 0) (= (List.drop (+ n 1) (List.cons x l)) (List.drop n l)))",
            "(= (List.append (List.take n l) (List.drop n l)) l)",
            "(= (List.rev (List.rev l)) l)",
            "(= (List.rev (List.append l m)) (List.append (List.rev m) (List.rev l)))",
            "(=> (<= 0 n (List.len l)) (= (List.rev (List.drop n l)) (List.take (- (List.len l) n) (List.rev l))))",
            "(= (List.take n (List.take k l)) (List.take (ite (< n k) n k) l))",
            "(=> (and (>= n 0) (>= k 0)) (= (List.drop n (List.drop k l)) (List.drop (+ n k) l)))",
            "(= (List.map f (List.append l m)) (List.append (List.map f l) (List.map f m)))",
            "(= (List.map f (List.take n (List.rev l))) (List.take n (List.rev (List.map f l))))",
            "(= (List.zip (List.take n l) (List.take n m)) (List.take n (List.zip l m)))",
            "(= (List.map tuple.first (List.zip l l)) l)",
            "(=> (<= 0 n (- k 1)) (= (List.nth (List.range 0 k) n 0) n))",
            "(= (List.last (List.snoc l x) 0) x)",
            "(= (List.head (List.rev l) x) (List.last l x))",
            "(= (List.mapi (lambda ((i Int) (y Int)) (List.nth l i 0)) l) l)",
            "(=> (and (= (List.append l m) (List.append m l)) (= (List.len l) (List.len m))) (= l m))",
            "(=> (and (List.forall p l) (<= 0 n (- (List.len l) 1))) (p (List.nth l n 0)))",
            "(=> (List.forall (lambda ((y Int)) (> y 3)) l) (not (List.exists (lambda ((y Int)) (< y 2)) l)))",
            "(=> (List.forall (lambda ((y Int)) (> y 3)) l) (not (List.contains 2 l)))",
            "(= (List.sum (List.append l m)) (+ (List.sum m) (List.sum l)))",
            "(= (List.count p (List.append l m)) (+ (List.count p m) (List.count p l)))",
            "(= (List.len (List.filter p l)) (List.len (List.map f (List.filter p l))))",
            "(=> (= (List.filter p l) m) (<= (List.len m) (List.len l)))",
        ],
    );
}

#[test]
fn walks_along_indices_decide() {
    refuted(
        &SEGMENTS,
        LISTS,
        &[
            "(=> (List.forall p l) (= (List.filter p l) l))",
            "(= (List.last (List.scan_left + 0 l) 0) (List.sum l))",
            "(= (List.sum l) (+ (List.sum (List.take n l)) (List.sum (List.drop n l))))",
            "(= (List.fold_right (lambda ((y Int) (a Int)) (+ y a)) 0 l) (List.sum l))",
            "(=> (List.forall2 < l (List.drop 1 l)) (List.sorted l))",
            "(= (List.count p (List.append l m)) (+ (List.count p m) (List.count p l)))",
            "(=> (and (List.sorted l) (<= 0 n k) (< k (List.len l))) (<= (List.nth l n 0) (List.nth l k 0)))",
        ],
    );
}

/// Elements that pass machines, with their parts aligned.
#[test]
fn machines_are_compared_step_by_step() {
    refuted(
        &SEGMENTS,
        LISTS,
        &[
            "(= (List.filter p (List.cons x l)) (ite (p x) (List.cons x (List.filter p l)) (List.filter p l)))",
            "(= (List.take_while p (List.take n l)) (List.take n (List.take_while p l)))",
            "(= (List.append (List.take_while p l) (List.drop_while p l)) l)",
            "(= (List.rev (List.append (List.filter p (List.take n l)) (List.filter p (List.drop n l))))
                (List.filter p (List.rev l)))",
            "(=> (<= 0 n (List.len l)) (= (List.append (List.filter p (List.take n l)) (List.filter p (List.drop n l)))
                (List.filter p l)))",
        ],
    );
}

/// Elements of a list that machines make, with those next to them.
#[test]
fn neighbours_behind_machines() {
    refuted(
        &SEGMENTS,
        LISTS,
        &[
            "(=> (List.forall2 < l (List.drop 1 l)) (List.forall2 < (List.filter p l) (List.drop 1 (List.filter p l))))",
            "(= (List.map2 - (List.drop 1 (List.scan_left + 0 l)) (List.scan_left + 0 l)) l)",
            "(= (List.map2 - (List.scan_left + 0 l) (List.drop 1 (List.scan_left + 0 l))) (List.map - l))",
        ],
    );
}

/// What is said inside a step about the elements of another list.
#[test]
fn existence_inside_steps() {
    let subset = |a: &str, b: &str| format!("(List.forall (lambda ((v Int)) (List.contains v {b})) {a})");
    let difference = |a: &str, b: &str| format!("(List.filter (lambda ((v Int)) (not (List.contains v {b}))) {a})");
    let at_once = [
        subset("l", "l"),
        format!("(=> {} (=> (List.contains x l) (List.contains x m)))", subset("l", "m")),
        format!("(=> {} {})", subset("l", "m"), subset("(List.take n l)", "(List.cons x m)")),
    ];
    refuted(&POSITIONS, LISTS, &at_once.each_ref().map(String::as_str));
    let by_walks = [
        format!("(=> {} (= (List.len {}) 0))", subset("l", "m"), difference("l", "m")),
        format!("(= {} {})", difference("l", "(List.append m m)"), difference("l", "m")),
    ];
    refuted(&SEGMENTS, LISTS, &by_walks.each_ref().map(String::as_str));
}

/// Offsets that are a number apart because it was asserted.
#[test]
fn offsets_under_facts() {
    let check = |facts: &str, formula: &str| {
        let declarations = format!("{LISTS}(assert (and {facts}))");
        refuted(&SEGMENTS, &declarations, &[formula]);
    };
    check("(= (List.len l) (List.len m)) (List.forall2 <= (List.rev l) (List.rev m))", "(List.forall2 <= l m)");
    check(
        "(<= 0 k) (= n (+ k 1)) (= l m)",
        "(= (List.sum (List.map2 - (List.drop n l) (List.drop k m)))
            (List.sum (List.map2 - (List.drop 1 (List.drop k l)) (List.drop k l))))",
    );
}

/// Equal lists have equal folds, whatever the step is.
#[test]
fn equal_lists_have_equal_folds() {
    refuted(
        &POSITIONS,
        "(declare-const l (List Int)) (declare-const m (List Int)) (declare-fun f (Int Int) Int) (declare-fun p (Int) Bool)",
        &["(=> (= (List.filter p l) (List.filter p m))
               (= (List.fold f 0 (List.filter p l)) (List.fold f 0 (List.filter p m))))"],
    );
}
