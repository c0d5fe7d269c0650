use std::path::{Path, PathBuf};

use dashu_int::IBig;

use super::*;
use crate::backend::{Backend, Deadline, GaveUp, Verdict, backend_from_spec};
use crate::engine::{Cancel, Resources};
use crate::model::Value;
use crate::over::Lengths;
use crate::term::Shown;
use crate::under::{Attempt, FixedLength};
use crate::{Options, Response, Solver};

const TYPES: &str = "(declare-datatype Option (par (T) ((none) (some (content T)))))
    (declare-datatypes ((Colour 0) (Pair 0)) (((red) (green) (blue)) ((pair (left Int) (right (Option Bool))))))
    (declare-sort S 0) (declare-const l (List Int)) (declare-const m (List Pair)) (declare-const s (List S))";

fn solver(text: &str) -> Solver {
    let mut solver = Solver::new(Options::default());
    for response in solver.run(text) {
        assert!(!matches!(response, Response::Error(_)), "{response:?}");
    }
    solver
}

/// The flat problem as text: for each system its state with init and step, then the formula.
fn show(store: &Store, flat: &Flat) -> String {
    let mut lines = Vec::new();
    for system in &flat.systems {
        for ((field, init), step) in system.state.iter().zip(&system.init).zip(&system.step) {
            let (init, step) = (Shown(store, *init), Shown(store, *step));
            lines.push(format!("{}: {init} -> {step}", field.name));
        }
        lines.extend(system.element_guard.iter().map(|guard| format!("guard {}", Shown(store, *guard))));
    }
    lines.extend(flat.formula.iter().map(|formula| format!("assert {}", Shown(store, *formula))));
    lines.join("\n")
}

fn check(assertions: &str, expected: &[&str]) {
    let mut solver = solver(&format!("{TYPES}{assertions}"));
    let (problem, store) = solver.problem();
    let flat = flatten(&problem, store).unwrap();
    assert_eq!(show(store, &flat), expected.join("\n"));
}

#[test]
fn plain_folds_stay() {
    check(
        "(assert (= (List.fold + 0 l) 7))",
        &["l.fold: 0 -> (lambda ((x0 Int) (x1 Int)) (+ x0 x1))", "assert (<= 0 l.len)", "assert (= l.fold 7)"],
    );
}

#[test]
fn options_are_tags_and_payloads() {
    check(
        "(define-fun hd () (Option Int) (List.fold (lambda ((acc (Option Int)) (x Int))
            (match acc ((none (some x)) ((some y) acc)))) (as none (Option Int)) l))
         (declare-const v Int) (assert (= hd (some v)))",
        &[
            "l.fold.tag: 0 -> (lambda ((x0 Int) (x1 Int) (x2 Int)) (ite (= x0 0) 1 x0))",
            "l.fold.content: 0 -> (lambda ((x0 Int) (x1 Int) (x2 Int)) (ite (= x0 0) x2 x1))",
            "assert (<= 0 l.len)",
            "assert (and (= l.fold.tag 1) (= v l.fold.content))",
            "assert (<= 0 l.fold.tag)",
            "assert (<= l.fold.tag 1)",
        ],
    );
}

#[test]
fn elements_and_parameters_are_flattened() {
    check(
        "(declare-const p Pair) (declare-const c Colour)
         (assert (List.fold (lambda ((ok Bool) (x Pair)) (and ok (distinct x p))) true m)) (assert (= c green))",
        &[
            "m.fold: true -> (lambda ((x0 Bool) (x1 Int) (x2 Int) (x3 Bool)) (and x0 (not (and (= x1 p.left) \
             (= x2 p.right.tag) (or (not (= p.right.tag 1)) (= x3 p.right.content))))))",
            "guard (lambda ((x0 Int) (x1 Int) (x2 Bool)) (and (<= 0 x1) (<= x1 1)))",
            "assert (<= 0 m.len)",
            "assert m.fold",
            "assert (= c.tag 1)",
            "assert (<= 0 p.right.tag)",
            "assert (<= p.right.tag 1)",
            "assert (<= 0 c.tag)",
            "assert (<= c.tag 2)",
        ],
    );
}

#[test]
fn functions_of_datatypes_ignore_junk() {
    check(
        "(declare-fun f ((Option Int)) Colour) (declare-const o (Option Int)) (assert (= (f o) blue))",
        &[
            "assert (= (ite (and (<= 0 (f.tag o.tag (ite (= o.tag 1) o.content 0))) \
             (<= (f.tag o.tag (ite (= o.tag 1) o.content 0)) 2)) (f.tag o.tag (ite (= o.tag 1) o.content 0)) 0) 2)",
            "assert (<= 0 o.tag)",
            "assert (<= o.tag 1)",
        ],
    );
}

#[test]
fn comparisons_of_one_list_are_folds() {
    check(
        "(assert (= (List.map (lambda ((x Int)) (+ x x)) l) (List.map (lambda ((x Int)) (* 2 x)) l)))",
        &[
            "l.fold: true -> (lambda ((x0 Bool) (x1 Int)) (and x0 (= (* 2 x1) (+ x1 x1))))",
            "assert (<= 0 l.len)",
            "assert l.fold",
        ],
    );
    check(
        "(assert (= l (List.value Int (4 5))))",
        &[
            "l.position: 0 -> (lambda ((x0 Int) (x1 Bool) (x2 Int)) (+ x0 1))",
            "l.equal: true -> (lambda ((x0 Int) (x1 Bool) (x2 Int)) \
             (and x1 (ite (= x0 0) (= x2 4) (and (= x0 1) (= x2 5)))))",
            "assert (= l.equals (and (= l.len 2) l.equal))",
            "assert (<= 0 l.len)",
            "assert l.equals",
        ],
    );
}

#[test]
fn what_is_not_plain_is_left_out() {
    let mut solver = solver(&format!(
        "{TYPES}(assert (= 3 (List.fold (lambda ((a Int) (x Int)) (List.fold (lambda ((b Int) (y Int)) (ite (< y x) (+ b x) b)) a l)) 0 l)))"
    ));
    let (problem, store) = solver.problem();
    assert!(!problem.is_flat(store));
    let flat = flatten(&problem, store).unwrap();
    assert!(flat.relaxed && flat.systems.is_empty());
}

#[test]
fn values_are_mapped_back() {
    let mut s = Store::default();
    let option = s.declare_datatype("Option", 0);
    let none = crate::term::Constructor { name: "none".into(), fields: vec![] };
    let content = crate::term::Field { name: "content".into(), sort: Sort::INT };
    let some = crate::term::Constructor { name: "some".into(), fields: vec![content] };
    s.define_datatype(option, vec![none, some]);
    let sort = s.sort(crate::term::SortNode::Data(option, [].into()));
    let shape = Shape::of(&mut s, sort).unwrap();
    for value in [Value::data(0, []), Value::data(1, [Value::int(7)])] {
        let fields = shape.split(&s, &value).unwrap();
        assert_eq!(shape.value(&fields), Some(value));
    }
    assert_eq!(shape.value(&[Value::int(2), Value::int(0)]), None);
    assert_eq!(shape.value(&[Value::int(0)]), None);
}

/// Satisfiability with every list of this length, by unfolding the flat systems.
fn unfolded(flat: &Flat, store: &mut Store, backend: &dyn Backend, length: usize) -> Verdict {
    let cancel = Cancel::default();
    let resources = Resources { backend, replay: None, deadline: Deadline::never(), cancel: &cancel };
    let mut session = resources.session("test").unwrap();
    flat.formula.iter().for_each(|formula| session.assert(store, *formula));
    for system in &flat.systems {
        let mut state = system.init.clone();
        for index in 0..length {
            let element = system.fresh_element(store, &format!(".{index}"));
            let guard = system.guard(store, &element);
            session.assert(store, guard);
            state = system.next(store, &state, &element);
        }
        let count = store.int(length);
        let long = store.eq(system.length, count);
        session.assert(store, long);
        for (result, value) in system.results.iter().zip(state) {
            let same = store.eq(*result, value);
            session.assert(store, same);
        }
    }
    session.check(store, &[], Deadline::never()).unwrap()
}

/// Satisfiability with every list of this length, by the engine that knows nothing of flattening.
fn fixed(problem: &Problem, store: &mut Store, backend: &dyn Backend, length: usize) -> Verdict {
    let cancel = Cancel::default();
    let resources = Resources { backend, replay: None, deadline: Deadline::never(), cancel: &cancel };
    let mut engine = FixedLength::new(problem, store, resources).unwrap();
    let read = problem.read_lists(store).into_iter().map(|id| (id, IBig::from(length))).collect();
    match engine.attempt(problem, store, resources, &Lengths { read, others_at_most: None }) {
        Attempt::Model(_) => Verdict::Sat,
        Attempt::Excluded(_) => Verdict::Unsat,
        Attempt::GaveUp(reason) | Attempt::Beyond(_, reason) => {
            Verdict::Unknown(GaveUp::Incomplete(reason.to_string()))
        }
    }
}

#[test]
fn flat_problems_have_the_same_models() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "smt2"));
    files.sort();
    assert!(files.len() >= 39);
    let backend = backend_from_spec("z3").unwrap();
    let mut seen = [0, 0];
    for path in files {
        let text = std::fs::read_to_string(&path).unwrap().replace("(check-sat)", "");
        let mut solver = solver(&text);
        let (problem, store) = solver.problem();
        let flat = flatten(&problem, store).unwrap_or_else(|refusal| panic!("{}: {refusal}", path.display()));
        assert!(!flat.relaxed);
        for length in 0..4 {
            let (expected, found) =
                (fixed(&problem, store, &*backend, length), unfolded(&flat, store, &*backend, length));
            assert_eq!(expected, found, "{} at {length}", path.display());
            seen[usize::from(found == Verdict::Sat)] += 1;
        }
    }
    assert!(seen[0] > 40 && seen[1] > 20, "{seen:?}");
}
