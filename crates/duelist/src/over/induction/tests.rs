use std::path::{Path, PathBuf};

use super::*;
use crate::backend::{Backend, BackendError, Connection, Deadline, backend_from_spec};
use crate::engine::Cancel;
use crate::{Options, Response, Solver};

/// The unsatisfiable problems of the corpus and of this engine's tests, without bounds.
fn unsatisfiable() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<PathBuf> = ["corpus", "tests/induction"]
        .into_iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "smt2"))
        .filter(|path| {
            let text = std::fs::read_to_string(path).unwrap();
            text.contains("\n; status: unsat") || text.starts_with("; EXPECT: unsat")
        })
        .collect();
    files.sort();
    files
}

fn solver(path: &Path) -> Solver {
    let text = std::fs::read_to_string(path).unwrap().replace("(check-sat)", "");
    let mut solver = Solver::new(Options::default());
    for response in solver.run(&text) {
        assert!(!matches!(response, Response::Error(_)), "{}: {response:?}", path.display());
    }
    solver
}

fn search(problem: &Problem, flat: &crate::problem::flatten::Flat, store: &mut Store) -> Search {
    let (whole, unbounded) = reach::questions(problem, flat, store);
    Search::new(whole, unbounded)
}

/// Whether a method alone proves a problem.
fn proves(methods: &[Method], path: &Path) -> bool {
    let mut solver = solver(path);
    let (problem, store) = solver.problem();
    let backend = backend_from_spec("z3").unwrap();
    let cancel = Cancel::default();
    let deadline = Deadline::after(Duration::from_secs(10));
    let resources = Resources { backend: &*backend, replay: None, deadline, cancel: &cancel };
    let flat = flatten(&problem, store).unwrap();
    let mut search = search(&problem, &flat, store);
    methods.iter().any(|method| {
        let found = search.run(*method, store, resources, &mut Report::default());
        matches!(found, Found::Invariant(invariant) if invariant.check(store, resources).unwrap_or(false))
    })
}

/// Our own methods, which need no Horn engine, prove nearly as much together.
#[test]
fn methods_of_our_own() {
    let own = [Method::Unrolled, Method::Houdini(Breadth::Narrow), Method::Unrolled];
    let files = unsatisfiable();
    let proved = files.iter().filter(|path| proves(&own, path)).count();
    assert!(proved * 10 >= files.len() * 9, "{proved} of {}", files.len());
}

/// A backend without a Horn engine.
#[derive(Debug)]
struct Hornless(std::sync::Arc<dyn Backend>);

impl Backend for Hornless {
    fn name(&self) -> String {
        "hornless".to_string()
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.0.open()
    }

    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        Err(BackendError::Rejected("unknown command".to_string()))
    }
}

#[test]
fn without_a_horn_engine() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/all-2.unsat.smt2");
    let mut solver = solver(&root);
    let (problem, store) = solver.problem();
    let backend = Hornless(backend_from_spec("z3").unwrap());
    let cancel = Cancel::default();
    let deadline = Deadline::after(Duration::from_secs(20));
    let resources = Resources { backend: &backend, replay: None, deadline, cancel: &cancel };
    let mut report = Report::default();
    let mut induction = Induction::new(&problem, store, MethodOrder::Measured).unwrap();
    induction.resume(&problem, store, Effort::Whole, resources, None, &mut report).unwrap();
    let last = report.events.last().unwrap();
    assert!(!last.input.starts_with("horn") && last.outcome == "proved", "{last:?}");
}

/// What a single run of a method proves, and what it does not.
fn check_method(text: &str, method: Method, proves: bool) -> Report {
    let mut solver = Solver::new(Options::default());
    solver.run(text);
    let (problem, store) = solver.problem();
    let backend = backend_from_spec("z3").unwrap();
    let cancel = Cancel::default();
    let deadline = Deadline::after(Duration::from_secs(60));
    let resources = Resources { backend: &*backend, replay: None, deadline, cancel: &cancel };
    let flat = flatten(&problem, store).unwrap();
    let mut search = search(&problem, &flat, store);
    let mut report = Report::default();
    let found = search.run(method, store, resources, &mut report);
    let proved = matches!(found, Found::Invariant(invariant) if invariant.check(store, resources).unwrap_or(false));
    assert_eq!(proved, proves, "{method:?} on {text}");
    report
}

fn check_houdini(text: &str, breadth: Breadth, proves: bool) -> Report {
    check_method(text, Method::Houdini(breadth), proves)
}

/// That a formula fails may be inductive, or need more, or be wrong; of two lists nothing is said.
#[test]
fn what_is_inductive_as_it_stands() {
    let positive = "(declare-const l (List Int)) (assert (List.forall (lambda ((x Int)) (>= x 1)) l))";
    for (claim, proves) in [
        ("(< (List.sum l) (List.len l))", true),
        ("(< (+ (List.sum l) 5) (List.len l))", true),
        ("(= (+ (List.sum l) 1) (List.len l))", false),
        ("(= (List.sum l) 7)", false),
        ("(< (List.sum l) 0)", true),
    ] {
        check_method(&format!("{positive} (assert {claim})"), Method::Direct, proves);
    }
    let two = "(declare-const k (List Int)) (assert (< (+ (List.len k) (List.len l) (List.sum l)) (List.len k)))";
    check_method(&format!("{positive} {two} (assert (= (List.sum k) (List.sum l)))"), Method::Direct, false);
}

/// A candidate that an element breaks is told with that element: `sum ≤ 7` is not kept by an element that lifts the sum above 7.
#[test]
fn what_nearly_holds() {
    let report = check_houdini("(declare-const l (List Int)) (assert (= (List.sum l) 7))", Breadth::Narrow, false);
    assert!(!report.near_misses.is_empty());
    for miss in &report.near_misses {
        assert_eq!((miss.list.as_str(), miss.names.len()), ("l", 1), "{miss:?}");
        assert!(miss.says.contains("sum"), "{miss:?}");
        assert_eq!((miss.before[0].0.as_str(), miss.element[0].0.as_str()), ("sum", "element"), "{miss:?}");
    }
}

#[test]
fn implied_facts_are_left_out() {
    let mut solver = Solver::new(Options::default());
    solver.run(
        "(declare-const x Int)(declare-const p Bool)
         (assert (<= 0 x))(assert (<= (- 1) x))(assert (or p (<= 0 x)))(assert (or p (<= x 9)))(assert (or p (<= x 10)))(assert p)(assert p)",
    );
    let force = solver.in_force();
    let kept = super::prose::without_implied(force.store, force.assertions.to_vec());
    let kept: Vec<String> = kept.iter().map(|fact| crate::term::Prose(force.store, *fact).to_string()).collect();
    assert_eq!(kept, ["0 ≤ x", "p"]);
}

#[test]
fn weights_and_products() {
    let rates = "(declare-datatype S ((s (fast Bool) (way Int))))
        (declare-const l (List Int))
        (define-fun r () S (List.fold
          (lambda ((a S) (x Int)) (s (not (fast a)) (+ (way a) (ite (fast a) 5 2)))) (s false 0) l))
        (assert (> (way r) 140)) (assert (< (List.len l) 28))";
    check_houdini(rates, Breadth::Narrow, false);
    check_houdini(rates, Breadth::Weighted, true);
    check_houdini(&rates.replace("140", "100"), Breadth::Weighted, false);
    // As many elements as their limit: the sum is at most the limit's square, and on the way at most the count times the limit.
    let capped = "(declare-datatype Scan ((scan (count Int) (total Int) (within Bool))))
        (declare-const l (List Int)) (declare-const limit Int)
        (define-fun r () Scan (List.fold (lambda ((s Scan) (x Int))
          (scan (+ (count s) 1) (+ (total s) x) (and (within s) (<= x limit)))) (scan 0 0 true) l))
        (assert (within r)) (assert (= (count r) limit)) (assert (> (total r) (* limit limit)))";
    check_houdini(capped, Breadth::Narrow, false);
    check_houdini(capped, Breadth::Products, true);
    let plausible = capped.replace("(> (total", "(>= (total");
    check_houdini(&plausible, Breadth::Products, false);
}

/// On the way the sum is less than the average times the count.
#[test]
fn ratios() {
    let above = "(declare-const l (List Int)) (assert (< 0 (List.len l)))
        (assert (List.forall (lambda ((x Int)) (< (* x (List.len l)) (List.sum l))) l))";
    check_houdini(above, Breadth::Narrow, false);
    check_houdini(above, Breadth::Ratios, true);
    check_houdini(&above.replace("(< (* x", "(<= (* x"), Breadth::Ratios, false);
}

#[test]
fn obligations_are_what_they_say() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/all-2.unsat.smt2");
    let mut solver = solver(&root);
    let (problem, store) = solver.problem();
    let backend = backend_from_spec("z3").unwrap();
    let cancel = Cancel::default();
    let resources = Resources { backend: &*backend, replay: None, deadline: Deadline::never(), cancel: &cancel };
    let flat = flatten(&problem, store).unwrap();
    let search = search(&problem, &flat, store);
    let names = search.whole.names();
    let reach = search.whole.lists[0].clone();
    let (yes, no) = (store.bool(true), store.bool(false));
    let some_state = {
        let five = store.int(5);
        store.le(reach.count.unwrap(), five)
    };
    // True is not safe, false does not hold initially, and `count ≤ 5` is not kept by steps.
    for (formula, broken) in [(yes, "safety"), (no, "initiation of l"), (some_state, "consecution of l")] {
        let invariant = Invariant::new(&search.whole, &names, store, "test", &[formula]);
        assert!(!invariant.check(store, resources).unwrap());
        let obligation = invariant.obligations.iter().find(|obligation| obligation.name == broken).unwrap().clone();
        let alone = Invariant { obligations: vec![obligation], ..invariant };
        assert!(!alone.check(store, resources).unwrap(), "{broken}");
    }
}

#[test]
fn unneeded_lengths_and_fields_are_left_out() {
    let text = "(declare-const l (List Int)) (declare-const k Int)
        (assert (> k 3)) (assert (<= (List.len l) 10))
        (assert (> (List.fold (lambda ((m Int) (x Int)) (ite (> x m) x m)) k l) 5))
        (assert (or (= 0 (List.fold + 0 l)) (not (= 0 (List.fold + 0 l)))))";
    let mut solver = Solver::new(Options::default());
    solver.run(text);
    let (problem, store) = solver.problem();
    let flat = flatten(&problem, store).unwrap();
    let search = search(&problem, &flat, store);
    let (whole, unbounded) = (&search.whole.lists[0], &search.unbounded.as_ref().unwrap().lists[0]);
    assert_eq!((whole.count.is_some(), unbounded.count.is_some()), (true, false));
    assert_eq!(whole.state.len(), 1);
    assert_eq!((whole.rigid.len(), whole.facts.len()), (1, 1));
}
