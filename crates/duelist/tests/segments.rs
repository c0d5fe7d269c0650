//! Lists as functions of their index: what that proves, and that it proves nothing that has a model.

mod support;
#[path = "segments/traps.rs"]
mod traps;

use std::path::{Path, PathBuf};
use std::time::Duration;

use duelist::internals::strategy::{Engine, Step, Strategy};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// Of the problems with a model, a share has one in so many.
const ONE_IN: u64 = 8;

const fn alone(name: &'static str, first: &'static [Step]) -> Strategy {
    Strategy { name, first, then: &[], beside: &[] }
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
        let strategies: &[&'static Strategy] = if walks { &[&POSITIONS, &SEGMENTS] } else { &[&POSITIONS] };
        not_refuted(&path, &text, strategies, 1000);
    }
    assert!(checked > 200, "{checked}");
}

fn not_refuted(path: &Path, text: &str, strategies: &[&'static Strategy], timeout: u64) {
    for strategy in strategies {
        let (answers, engine) = answers(text, strategy, timeout);
        assert!(!answers.contains(&"unsat".to_string()), "{}: {engine:?}", path.display());
    }
}

/// All traps that were made for these engines, on every day.
#[test]
fn no_trap_is_refuted() {
    for path in below(support::repository("tests/segments")) {
        let text = std::fs::read_to_string(&path).unwrap();
        not_refuted(&path, &text, &[&POSITIONS, &SEGMENTS], 500);
    }
}

/// Of false lemmas, and of those that one query proves, a share has one in so many.
const LEMMAS_ONE_IN: u64 = 20;

/// This run's share of the lemmas in a folder of `tests/induction`, with their texts: those that are false, or those that are true.
fn lemmas(folder: &str, are_false: bool) -> Vec<(String, String)> {
    let share = Share::of_this_run();
    let mut found = Vec::new();
    for path in below(support::repository("tests/induction").join(folder)) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.starts_with("miss-") == are_false && share.takes(&name, LEMMAS_ONE_IN) {
            found.push((format!("{folder}/{name}"), std::fs::read_to_string(&path).unwrap()));
        }
    }
    found
}

fn no_false_lemma_is_refuted(folder: &str) {
    for (name, text) in lemmas(folder, true) {
        not_refuted(Path::new(&name), &text, &[&POSITIONS], 1000);
    }
}

#[test]
fn no_false_lemma_of_textbooks_is_refuted() {
    no_false_lemma_is_refuted("lemmas");
}

#[test]
fn no_false_lemma_about_dependent_folds_is_refuted() {
    no_false_lemma_is_refuted("dependent");
}

#[test]
fn no_false_lemma_about_nested_lists_is_refuted() {
    no_false_lemma_is_refuted("nested");
}

/// The lemmas of a folder that an engine proves alone, by a list of their names in `tests/segments`. With `DUELIST_UPDATE_DOCS`, those are added that it proves soon.
fn proves(strategy: &'static Strategy, list: &str, folder: &str) {
    let list = support::repository("tests/segments").join(list);
    let known = std::fs::read_to_string(&list).unwrap();
    let update = std::env::var_os("DUELIST_UPDATE_DOCS").is_some();
    let mut names: Vec<String> = known.lines().map(str::to_string).collect();
    for (name, text) in lemmas(folder, false) {
        let is_known = names.contains(&name);
        if !is_known && !update {
            continue;
        }
        let (answers, engine) = answers(&text, strategy, if is_known { 20_000 } else { 500 });
        let proved = answers == ["unsat"] && engine == Some(strategy.name);
        assert!(proved || !is_known, "{name}: {answers:?} by {engine:?}");
        names.extend((proved && !is_known).then_some(name));
    }
    if update {
        names.sort();
        std::fs::write(list, names.join("\n") + "\n").unwrap();
    }
}

#[test]
fn one_query_proves_lemmas_of_textbooks() {
    proves(&POSITIONS, "at-once.txt", "lemmas");
}

#[test]
fn one_query_proves_laws_of_dependent_folds() {
    proves(&POSITIONS, "at-once.txt", "dependent");
}

#[test]
fn one_query_proves_rules_of_nested_lists() {
    proves(&POSITIONS, "at-once.txt", "nested");
}

#[test]
fn walks_prove_laws_of_dependent_folds() {
    proves(&SEGMENTS, "by-walks.txt", "dependent");
}

#[test]
fn walks_prove_rules_of_nested_lists() {
    proves(&SEGMENTS, "by-walks.txt", "nested");
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
fn pairs_of_parts_decide() {
    refuted(
        &POSITIONS,
        LISTS,
        &[
            "(= (List.zip (List.append l m) (List.append l m)) (List.append (List.zip l l) (List.zip m m)))",
            "(= (List.zip (List.append l m) (List.append m l)) (List.map (lambda ((t (Tuple Int Int))) (tuple (tuple.second t) (tuple.first t)))
                (List.zip (List.append m l) (List.append l m))))",
            "(= (List.map tuple.second (List.zip (List.cons x l) (List.cons n m)))
                (List.take (+ 1 (List.len l)) (List.cons n m)))",
            "(= (List.head (List.zip (List.cons x l) (List.cons n m)) (tuple 0 0)) (tuple x n))",
        ],
    );
}

#[test]
fn repetitions_decide() {
    refuted(
        &POSITIONS,
        LISTS,
        &[
            "(= (List.cycle 2 l) (List.append l l))",
            "(=> (<= n 0) (= (List.len (List.cycle n l)) 0))",
            "(=> (<= 1 n) (<= (List.len l) (List.len (List.cycle n l))))",
            "(=> (= n 1) (= (List.len (List.cycle n l)) (List.len l)))",
            "(=> (and (<= 1 n) (<= 0 k) (< k (List.len l))) (= (List.nth (List.cycle n l) k 0) (List.nth l k 0)))",
        ],
    );
}

#[test]
fn what_machines_emit_is_counted() {
    refuted(
        &POSITIONS,
        LISTS,
        &[
            "(=> (<= 0 n (List.len l)) (= (List.len (List.drop n (List.scan_left + 0 l))) (- (+ 1 (List.len l)) n)))",
            "(=> (<= 1 n (List.len l)) (= (List.len (List.take n (List.scan_left + 0 l))) n))",
            "(<= (List.len (List.take_while p l)) (List.len l))",
            "(= (List.len (List.filter (lambda ((b Bool)) b) (List.map p (List.filter p l)))) (List.len (List.filter p l)))",
            "(=> (List.exists p l) (>= (List.len (List.filter p l)) 1))",
            "(= (List.count (lambda ((y Int)) (not (p y))) l) (- (List.len l) (List.count p l)))",
        ],
    );
    refuted(
        &SEGMENTS,
        LISTS,
        &["(= (List.map tuple.first (List.filter (lambda ((t (Tuple Int Int))) (p (tuple.first t))) (List.zip l l)))
               (List.filter p l))"],
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

/// What is said inside a step may capture several things, of which some are the same at every step, and may be about a part, from either end.
#[test]
fn existence_with_several_captures() {
    let some = |x: &str, list: &str| format!("(List.exists (lambda ((w Int)) (and (= w {x}) (< w n))) {list})");
    let all = |list: &str| format!("(List.forall (lambda ((v Int)) {}) l)", some("v", list));
    let of = |list: &str| format!("(=> {} (=> (List.contains x l) {}))", all(list), some("x", list));
    let at_once = ["m", "(List.rev m)", "(List.drop 2 m)", "(List.rev (List.take k m))"].map(of);
    refuted(&POSITIONS, LISTS, &at_once.each_ref().map(String::as_str));
    let missing = |list: &str| format!("(List.filter (lambda ((v Int)) (not {})) l)", some("v", list));
    let by_walks = ["m", "(List.rev m)", "(List.drop 2 m)"]
        .map(|list| format!("(=> {} (= (List.len {}) 0))", all(list), missing(list)));
    refuted(&SEGMENTS, LISTS, &by_walks.each_ref().map(String::as_str));
}

const SEQUENCES: &str =
    "(declare-const a (Seq Int)) (declare-const b (Seq Int)) (declare-const c (Seq Int)) (declare-const d (Seq Int))
    (declare-const i Int) (declare-const x Int)";

#[test]
fn near_misses_of_occurrences() {
    let formulas = [
        "(=> (and (seq.contains a b) (seq.contains a c)) (seq.contains b c))",
        "(not (seq.contains a b))",
        "(seq.contains a b)",
        "(not (and (= (seq.indexof a b 0) 0) (= (seq.indexof a b 1) 2) (= (seq.len b) 1)))",
        "(not (and (seq.contains a b) (= (seq.len b) 2) (= (seq.indexof a b 1) (- 1))))",
        "(not (and (= (seq.indexof a b 0) 2) (= (seq.len b) 2) (= (seq.len a) 4)))",
        "(not (and (= (seq.indexof (seq.++ a b) c 0) (seq.len a)) (= (seq.len c) 1) (= (seq.len a) 1)))",
        "(not (and (= (seq.indexof (seq.++ a b) c 0) 1) (= (seq.len c) 2) (= (seq.len a) 2) (= (seq.len b) 2)))",
        "(not (and (= (seq.indexof a b 0) 1) (= (seq.indexof a c 0) 2) (= (seq.indexof b d 0) 1) (= (seq.len b) 2) (= (seq.len c) 1) (= (seq.len d) 1)))",
        "(not (and (= (seq.len b) 0) (= (seq.indexof a b 0) 0) (= (seq.indexof a b (+ (seq.len a) 1)) (- 1))))",
        "(not (and (= (List.index_of x a) 1) (= (seq.len a) 3) (= (seq.nth a 2) x)))",
        "(not (= (List.index_of x a) (- 1)))",
    ];
    for formula in formulas {
        let text = format!("{SEQUENCES}(assert (not {formula}))(check-sat)");
        not_refuted(Path::new(formula), &text, &[&POSITIONS, &SEGMENTS], 500);
    }
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

/// What has a model is not refuted: formulas that are false of some lists, most of them close to one that is true of all.
fn open(strategy: &'static Strategy, formulas: &[&str]) {
    for formula in formulas {
        let (answers, engine) = answers(&format!("{LISTS}(assert (not {formula}))(check-sat)"), strategy, 1000);
        assert!(answers == ["sat"] || answers == ["unknown"], "{formula}: {answers:?} by {engine:?}");
    }
}

#[test]
fn near_misses_of_parts() {
    open(
        &POSITIONS,
        &[
            "(= (List.drop 1 l) l)",
            "(= (List.take 1 l) l)",
            "(= (List.drop (List.len l) (List.cons x l)) (List.value Int ()))",
            "(= (List.drop (+ n 1) (List.cons x l)) (List.drop n l))",
            "(= (List.append (List.take n l) (List.drop k l)) l)",
            "(= (List.append (List.drop n l) (List.take n l)) l)",
            "(= (List.take n (List.take k l)) (List.take n l))",
            "(= (List.drop n (List.drop k l)) (List.drop (+ n k) l))",
            "(= (List.len (List.take n l)) n)",
            "(= (List.len (List.drop n l)) (- (List.len l) n))",
            "(= (List.drop n (List.append l m)) (List.append (List.drop n l) m))",
            "(= (List.take n (List.append l m)) (List.append (List.take n l) m))",
            "(= (ite (< n k) l m) l)",
            "(=> (= (List.append l m) (List.append m l)) (= l m))",
            "(= (List.len (List.range n k)) (- k n))",
        ],
    );
}

#[test]
fn near_misses_of_reversals() {
    open(
        &POSITIONS,
        &[
            "(= (List.rev l) l)",
            "(= (List.rev (List.append l m)) (List.append (List.rev l) (List.rev m)))",
            "(= (List.rev (List.drop n l)) (List.drop n (List.rev l)))",
            "(= (List.rev (List.take n l)) (List.take n (List.rev l)))",
            "(= (List.head (List.rev l) x) (List.head l x))",
            "(= (List.rev (List.mapi (lambda ((i Int) (y Int)) (+ i y)) l)) (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.rev l)))",
            "(= (List.rev (List.zip l m)) (List.zip (List.rev l) (List.rev m)))",
            "(= (List.nth (List.rev l) n x) (List.nth l (- (List.len l) n) x))",
            "(= (List.rev (List.rev (List.take n l))) (List.take k l))",
        ],
    );
}

#[test]
fn near_misses_of_elements() {
    open(
        &POSITIONS,
        &[
            "(= (List.map f (List.append l m)) (List.append (List.map f m) (List.map f l)))",
            "(= (List.map f (List.take n (List.rev l))) (List.take n (List.map f l)))",
            "(= (List.zip (List.take n l) (List.take k m)) (List.take n (List.zip l m)))",
            "(= (List.map tuple.first (List.zip l m)) l)",
            "(= (List.zip (List.append l m) (List.append m l)) (List.append (List.zip l m) (List.zip m l)))",
            "(= (List.zip (List.cons x l) (List.append l m)) (List.zip (List.cons x l) (List.append m l)))",
            "(=> (<= 0 n k) (= (List.nth (List.range 0 k) n 0) n))",
            "(=> (<= 0 n (- k 2)) (= (List.nth (List.range 1 k) n 0) n))",
            "(= (List.last (List.snoc l x) 0) (List.last l x))",
            "(= (List.nth (List.append l m) n 0) (ite (<= n (List.len l)) (List.nth l n 0) (List.nth m (- n (List.len l)) 0)))",
            "(= (List.mapi (lambda ((i Int) (y Int)) (List.nth l (+ i 1) 0)) l) l)",
            "(= (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.append l m))
                (List.append (List.mapi (lambda ((i Int) (y Int)) (+ i y)) l) (List.mapi (lambda ((i Int) (y Int)) (+ i y)) m)))",
            "(=> (= (List.nth l n 0) (List.nth m n 0)) (= l m))",
            "(=> (= (List.map f l) (List.map f m)) (= l m))",
        ],
    );
}

#[test]
fn near_misses_of_quantifiers() {
    open(
        &POSITIONS,
        &[
            "(=> (and (List.forall p l) (<= 0 n (List.len l))) (p (List.nth l n 0)))",
            "(=> (List.forall (lambda ((y Int)) (> y 3)) l) (not (List.exists (lambda ((y Int)) (< y 5)) l)))",
            "(=> (List.forall (lambda ((y Int)) (> y 3)) l) (not (List.contains 4 l)))",
            "(=> (List.exists p l) (List.forall p l))",
            "(=> (List.forall p l) (List.exists p l))",
            "(=> (List.forall p (List.append l m)) (List.exists p l))",
            "(=> (List.exists p (List.append l m)) (List.exists p l))",
            "(=> (List.exists p l) (List.exists p (List.take n l)))",
            "(=> (List.forall p (List.drop n l)) (List.forall p l))",
            "(=> (List.forall (lambda ((v Int)) (List.contains v m)) l) (List.forall (lambda ((v Int)) (List.contains v l)) m))",
            "(=> (List.contains x l) (List.contains x (List.filter p l)))",
            "(=> (not (p x)) (List.contains x (List.filter p (List.cons x l))))",
        ],
    );
    let some = |x: &str, list: &str| format!("(List.exists (lambda ((w Int)) (and (= w {x}) (< w n))) {list})");
    let formulas = ["m", "(List.rev m)", "(List.drop 2 m)", "(List.take x m)"].map(|list| {
        let (here, there) = (some("v", list), some("v", "(List.take v m)"));
        format!(
            "(not (and (= (List.len l) 2) (List.exists (lambda ((v Int)) {here}) l) (List.exists (lambda ((v Int)) (not {here})) l)
                (List.exists (lambda ((v Int)) {there}) l) (List.exists (lambda ((v Int)) (not {there})) l)))"
        )
    });
    [&POSITIONS, &SEGMENTS].into_iter().for_each(|strategy| open(strategy, &formulas.each_ref().map(String::as_str)));
}

#[test]
fn near_misses_of_counts() {
    open(
        &POSITIONS,
        &[
            "(= (List.sum (List.append l m)) (List.sum l))",
            "(= (List.sum (List.cons x l)) (List.sum l))",
            "(>= (List.sum l) 0)",
            "(= (List.count p (List.append l m)) (List.count p m))",
            "(=> (List.exists p l) (<= 2 (List.count p l)))",
            "(< (List.count p l) (List.len l))",
            "(=> (= (List.count p l) 0) (= (List.count (lambda ((y Int)) (not (p y))) l) 0))",
            "(= (List.len (List.filter p l)) (List.len l))",
            "(= (List.len (List.filter p l)) 0)",
            "(not (and (= (List.filter p l) m) (= (List.len m) 1)))",
            "(not (and (= (List.len l) 1)
                (= (List.sum (List.filter (lambda ((v Int)) (= v 0)) (List.map (lambda ((y Int)) (ite (not (p y)) 1 0)) l))) 0)
                (= (List.sum (List.filter (lambda ((v Int)) (= v 0)) (List.map (lambda ((y Int)) (ite (p y) 1 0)) l))) 0)))",
            "(= (List.len (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.filter p l))) 0)",
            "(= (List.len (List.zip (List.append m (List.filter p l)) (List.append m (List.filter p l)))) (+ (List.len l) (List.len m)))",
            "(= (List.len (List.cycle n l)) 0)",
            "(= (List.len (List.cycle n l)) (List.len l))",
            "(=> (= (List.len l) 1) (not (and (List.exists (lambda ((y Int)) (> (List.len (List.cycle y l)) 2)) m)
                (List.exists (lambda ((y Int)) (= (List.len (List.cycle y l)) 0)) m))))",
            "(=> (= n 2) (not (and (List.exists (lambda ((y Int)) (> (List.len (List.cycle n (List.take y l))) 3)) m)
                (List.exists (lambda ((y Int)) (= (List.len (List.cycle n (List.take y l))) 0)) m))))",
            "(=> (= (List.filter p l) m) (< (List.len m) (List.len l)))",
            "(=> (= (List.len l) (List.len m)) (= (List.fold - 0 l) (List.fold - 0 m)))",
            "(=> (= (List.take n l) (List.take n m)) (= (List.sum l) (List.sum m)))",
        ],
    );
}

#[test]
fn near_misses_of_walks() {
    open(
        &SEGMENTS,
        &[
            "(=> (List.exists p l) (= (List.filter p l) l))",
            "(= (List.last (List.scan_left + 0 l) 0) (+ x (List.sum l)))",
            "(= (List.sum l) (+ (List.sum (List.take n l)) (List.sum (List.drop k l))))",
            "(= (List.fold_right (lambda ((y Int) (a Int)) (- y a)) 0 l) (List.fold (lambda ((a Int) (y Int)) (- y a)) 0 l))",
            "(=> (List.forall2 < l (List.drop 2 l)) (List.sorted l))",
            "(=> (List.sorted l) (List.forall2 < l (List.drop 1 l)))",
            "(=> (and (List.sorted l) (<= 0 n k) (< k (List.len l))) (< (List.nth l n 0) (List.nth l k 0)))",
            "(=> (and (List.sorted l) (<= 0 n k)) (<= (List.nth l n 0) (List.nth l k 0)))",
            "(=> (and (= (List.len l) (List.len m)) (List.forall2 <= (List.rev l) m)) (List.forall2 <= l m))",
        ],
    );
}

#[test]
fn near_misses_of_offsets() {
    let other_parts = |count: &str, than: &str| {
        format!(
            "(=> (and (<= 0 n) (<= 0 k) (< x 9)) (= (List.sum (List.map2 - (List.drop {count} l) (List.drop {than} l))) 0))"
        )
    };
    let counts =
        ["(ite (<= n k) n k)", "(ite (<= k n) k n)", "(ite (p x) n 0)", "(ite (p x) n k)", "(ite (< 0 x) x 0)"];
    for count in counts {
        for than in ["n", "k"] {
            open(&SEGMENTS, &[&other_parts(count, than)]);
        }
    }
    open(
        &SEGMENTS,
        &[
            "(not (and (= (List.len l) 2) (List.exists (lambda ((y Int)) (= (List.count (lambda ((v Int)) (< v y)) l) 1)) m)))",
        ],
    );
}

#[test]
fn near_misses_behind_machines() {
    open(
        &SEGMENTS,
        &[
            "(= (List.filter p (List.cons x l)) (List.cons x (List.filter p l)))",
            "(= (List.take_while p (List.take n l)) (List.take k (List.take_while p l)))",
            "(= (List.append (List.drop_while p l) (List.take_while p l)) l)",
            "(= (List.append (List.filter p (List.drop n l)) (List.filter p (List.take n l))) (List.filter p l))",
            "(= (List.append (List.filter p (List.take n l)) (List.filter p (List.drop k l))) (List.filter p l))",
            "(= (List.rev (List.filter p l)) (List.filter p l))",
            "(= (List.drop 1 (List.filter p l)) (List.filter p (List.drop 1 l)))",
            "(= (List.take 1 (List.filter p l)) (List.filter p (List.take 1 l)))",
            "(= (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.filter p l)) (List.filter p (List.mapi (lambda ((i Int) (y Int)) (+ i y)) l)))",
        ],
    );
}

#[test]
fn near_misses_of_what_machines_emit() {
    let formulas = [
        "(= (List.nth (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.filter p l)) 0 7) 7)",
        "(not (and (= (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.filter p l)) m) (= (List.len m) 1)))",
        "(not (and (= (List.take 1 (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.scan_left + 0 l))) m) (= (List.len l) 2)))",
        "(not (and (= (List.drop 1 (List.mapi (lambda ((i Int) (y Int)) (+ i y)) (List.scan_left + 0 l))) m) (= (List.len l) 2) (= (List.len m) 2)))",
        "(= (List.drop 2 (List.scan_left + 0 l)) (List.drop 1 (List.scan_left + 0 l)))",
        "(= (List.drop 1 (List.drop 1 (List.drop 1 (List.scan_left + 0 l)))) (List.drop 1 (List.drop 1 (List.scan_left + 0 l))))",
        "(= (List.drop 1 (List.rev (List.drop 1 (List.scan_left + 0 l)))) (List.rev (List.drop 1 (List.drop 1 (List.scan_left + 0 l)))))",
        "(not (and (= (List.len l) 2) (= (List.nth (List.drop 2 (List.scan_left + 0 l)) 0 7) (+ (List.nth l 0 0) (List.nth l 1 0))) (= (List.nth l 1 0) 3)))",
        "(not (and (= (List.len m) 1) (= (List.len l) 2) (not (= (List.nth l 0 0) (List.nth l 1 0)))
            (= (tuple.first (List.nth (List.zip (List.append m (List.filter p l)) (List.append m l)) 1 (tuple 0 0))) (List.nth l 1 0))))",
        "(not (and (= (List.len l) 2) (= (List.len m) 2) (= (tuple.first (List.nth (List.zip (List.cons x l) m) 1 (tuple 0 0))) (+ x 1))))",
    ];
    [&POSITIONS, &SEGMENTS].into_iter().for_each(|strategy| open(strategy, &formulas));
}

#[test]
fn near_misses_of_scans() {
    open(
        &SEGMENTS,
        &[
            "(= (List.scan_left + 0 (List.append l m)) (List.append (List.scan_left + 0 l) (List.scan_left + 0 m)))",
            "(= (List.scan_left + 0 (List.rev l)) (List.rev (List.scan_left + 0 l)))",
            "(= (List.drop 1 (List.scan_left + 0 l)) l)",
            "(= (List.drop 2 (List.scan_left + 0 l)) (List.drop 1 (List.scan_left + 0 l)))",
            "(= (List.drop 1 (List.drop 1 (List.drop 1 (List.scan_left + 0 l)))) (List.drop 1 (List.drop 1 (List.scan_left + 0 l))))",
            "(= (List.drop 1 (List.rev (List.drop 1 (List.scan_left + 0 l)))) (List.rev (List.drop 1 (List.drop 1 (List.scan_left + 0 l)))))",
            "(= (List.take n (List.scan_left + 0 l)) (List.scan_left + 0 l))",
            "(= (List.len (List.take n (List.scan_left + 0 l))) 0)",
            "(= (List.len (List.drop n (List.scan_left + 0 l))) 0)",
            "(= (List.drop n (List.scan_left + 0 l)) (List.scan_left + 0 (List.drop n l)))",
            "(= (List.nth (List.scan_left + 0 l) n 0) (List.sum (List.take (- n 1) l)))",
            "(= (List.map2 - (List.scan_left + 0 l) (List.drop 1 (List.scan_left + 0 l))) l)",
            "(= (List.map2 - (List.drop 2 (List.scan_left + 0 l)) (List.scan_left + 0 l)) l)",
            "(=> (List.sorted l) (List.sorted (List.scan_left + 0 l)))",
        ],
    );
}
