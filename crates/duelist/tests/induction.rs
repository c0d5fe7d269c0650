//! Unsat for lists of every length, and the problems that only look as if they were.

use std::path::{Path, PathBuf};
use std::time::Duration;

use duelist::strategy::{AUTO, Disabled, Engine, Feature, Step, Strategy};
use duelist::{Options, Response, Solver};

/// Induction alone, with time to spare: tests share their machine.
const PATIENT: Strategy = Strategy {
    name: "patient",
    first: &[Step { engine: Engine::Induction, budget: Some(Duration::from_secs(100)) }],
    then: &[],
};

fn files(folder: &str, matches: impl Fn(&str, &str) -> bool) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut files: Vec<PathBuf> = std::fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| {
        let name = path.file_name().unwrap().to_string_lossy();
        name.ends_with(".smt2") && matches(&name, &std::fs::read_to_string(path).unwrap())
    });
    files.sort();
    files
}

/// The answer to a file, with every `N` of its `;param:` lines replaced if a value is given, and who gave it.
fn answer(
    path: &Path,
    strategy: &'static Strategy,
    disabled: &[Feature],
    bound: Option<&str>,
) -> (String, Option<&'static str>) {
    let mut text = std::fs::read_to_string(path).unwrap();
    if let Some(bound) = bound {
        text = text.replace(";param:", "").replace(" N)", &format!(" {bound})"));
    }
    let disabled = Disabled(disabled.to_vec());
    let timeout = if strategy.name == PATIENT.name { 0 } else { 8000 };
    let options = Options { strategy, timeout, disabled, ..Options::default() };
    let mut solver = Solver::new(options);
    let mut answers = solver.run(&text).into_iter().filter_map(|response| match response {
        Response::Text(text) => Some(text),
        Response::Error(error) => panic!("{}: {error}", path.display()),
        _ => None,
    });
    (answers.next().unwrap(), solver.report().answered_by)
}

fn all_unsat(files: &[PathBuf], disabled: &[Feature], bound: Option<&str>) {
    for path in files {
        let (answer, engine) = answer(path, &PATIENT, disabled, bound);
        assert_eq!(answer, "unsat", "{}", path.display());
        // What rewriting settles never reaches an engine; where it leaves no list that is read, a single query without bounds is enough.
        assert!(matches!(engine, Some("induction" | "simplify" | "fixed")), "{}: {engine:?}", path.display());
    }
}

#[test]
fn corpus_without_bounds() {
    let files = files("corpus", |name, _| name.ends_with(".unsat.smt2"));
    assert_eq!(files.len(), 16);
    all_unsat(&files, &[], None);
}

#[test]
fn corpus_with_a_large_bound() {
    let files = files("corpus", |name, _| name.ends_with(".unsat.smt2"));
    all_unsat(&files, &[], Some("1000000"));
}

#[test]
fn corpus_without_deforestation() {
    let files = files("corpus", |name, _| name.ends_with(".unsat.smt2"));
    all_unsat(&files, &[Feature::Deforestation], None);
}

#[test]
fn more_problems() {
    let files = files("tests/induction", |_, text| text.starts_with("; EXPECT: unsat\n"));
    assert!(files.len() >= 40);
    all_unsat(&files, &[], None);
}

#[test]
fn lemmas_of_textbooks() {
    let files = files("tests/induction/lemmas", |_, text| text.starts_with("; EXPECT: unsat\n"));
    assert!(files.len() >= 60);
    all_unsat(&files, &[], None);
}

#[test]
fn near_misses() {
    let mut files = files("tests/induction", |_, text| text.starts_with("; EXPECT: not unsat\n"));
    assert!(files.len() >= 20);
    files.extend(self::files("corpus", |name, _| name.ends_with(".sat.smt2")));
    for path in files {
        let (answer, _) = answer(&path, &AUTO, &[], None);
        assert_ne!(answer, "unsat", "{}", path.display());
    }
}

#[test]
fn invariants_are_shown() {
    let check = |text: &str, expected: &str| {
        for (strategy, threads) in [(&PATIENT, 1), (&AUTO, 1), (&AUTO, 2)] {
            // So that no cheaper engine is first.
            let disabled = Disabled(vec![Feature::Reachability]);
            let mut solver = Solver::new(Options { strategy, threads, disabled, ..Options::default() });
            let responses = solver.run(&format!("{text}(check-sat)(get-info :invariant)"));
            let Some(Response::Text(invariant)) = responses.last() else { panic!("{responses:?}") };
            assert!(invariant.contains(expected), "{invariant}");
        }
    };
    check(
        "(declare-const l (List Int))
         (assert (< (List.fold (lambda ((n Int) (x Int)) (+ n 1)) 0 l) (List.len l)))",
        "at every point of l: (= (List.len l) l.fold)",
    );
    check(
        "(declare-datatype Option (par (T) ((none) (some (content T)))))
         (declare-const l (List Int))
         (define-fun hd () (Option Int) (List.fold
            (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) (_ acc)))) (as none (Option Int)) l))
         (assert (> (List.len l) 0)) (assert (= hd (as none (Option Int))))",
        "((_ is none) l.fold)",
    );
}

#[test]
fn induction_can_be_switched_off() {
    let path = files("corpus", |name, _| name == "len-of-map.unsat.smt2").pop().unwrap();
    assert_ne!(answer(&path, &AUTO, &[Feature::Induction], None).1, Some("induction"));
}

/// A run that the Horn engine finds is a hint: the thread that found it looks for a model.
#[test]
fn a_refuted_proof_is_a_hint() {
    const PROOFS: Strategy =
        Strategy { name: "proofs", first: &[], then: &[Step { engine: Engine::Induction, budget: None }] };
    let mut solver = Solver::new(Options { strategy: &PROOFS, threads: 2, ..Options::default() });
    let text = "(declare-const l (List Int)) (assert (= (List.fold + 0 l) 7)) (assert (= (List.len l) 3)) (check-sat)";
    assert!(matches!(solver.run(text).last(), Some(Response::Text(answer)) if answer == "sat"));
    assert_eq!(solver.report().answered_by, Some("unroll"));
}

/// Where the Horn engine finds a run that satisfies the formula, later steps do not look for invariants again.
#[test]
fn no_second_attempt_where_no_invariant_exists() {
    const TWICE: Strategy = Strategy {
        name: "twice",
        first: &[
            Step { engine: Engine::Induction, budget: None },
            Step { engine: Engine::Induction, budget: None },
            Step { engine: Engine::Unroll { up_to: 8 }, budget: None },
        ],
        then: &[],
    };
    let mut solver = Solver::new(Options { strategy: &TWICE, ..Options::default() });
    let text = "(declare-const l (List Int)) (assert (= (List.fold + 0 l) 7)) (assert (= (List.len l) 3)) (check-sat)";
    assert!(matches!(solver.run(text).last(), Some(Response::Text(answer)) if answer == "sat"));
    let events = &solver.report().events;
    let attempts = events.iter().filter(|event| event.outcome == "no invariant exists").count();
    assert_eq!((attempts, solver.report().answered_by), (1, Some("unroll")), "{events:?}");
}
