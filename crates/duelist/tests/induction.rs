//! Unsat for lists of every length, and the problems that only look as if they were.
#![allow(clippy::print_stderr, reason = "what is open belongs on the terminal")]

mod support;

use std::path::{Path, PathBuf};
use std::time::Duration;

use duelist::internals::strategy::{AUTO, Disabled, Engine, Feature, Step, Strategy};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// Induction alone, with time to spare: tests share their machine.
const PATIENT: Strategy = Strategy {
    name: "patient",
    first: &[Step { engine: Engine::Induction, budget: Some(Duration::from_secs(100)) }],
    then: &[],
    beside: &[],
};

const fn within(engine: Engine, seconds: u64) -> Step {
    Step { engine, budget: Some(Duration::from_secs(seconds)) }
}

/// Every engine that proves something for lists of every length, with time to spare.
const PROOFS: Strategy = Strategy {
    name: "proofs",
    first: &[
        within(Engine::Positions, 10),
        within(Engine::Induction, 4),
        within(Engine::Segments, 20),
        within(Engine::Induction, 60),
        within(Engine::Segments, 60),
    ],
    then: &[],
    beside: &[],
};

/// How long an open problem is tried: long enough for a wrong answer, which comes soon or not at all.
const GLIMPSE: Duration = Duration::from_secs(2);

/// Where the problems are: lemmas, their general forms, lists inside lists, functions that look at other lists and elements of other theories have
/// folders of their own.
const FOLDERS: [&str; 6] = [
    "tests/induction",
    "tests/induction/lemmas",
    "tests/induction/general",
    "tests/induction/nested",
    "tests/induction/dependent",
    "tests/induction/theories",
];

/// Of lemmas, one in so many is a share.
const SHARE: u64 = 10;

/// How many problems are open.
const OPEN: usize = 0;

/// What a file says of itself, in its first line and, where the answer is out of reach as yet, in its second.
#[derive(Debug, PartialEq, Eq)]
struct Expectation {
    answer: Expected,
    /// Why no answer is found yet: then `unknown` will do.
    open: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Unsat,
    Sat,
    NotUnsat,
}

impl Expectation {
    fn of(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let answer = match lines.next()?.strip_prefix("; EXPECT: ")? {
            "unsat" => Expected::Unsat,
            "sat" => Expected::Sat,
            "not unsat" => Expected::NotUnsat,
            _ => return None,
        };
        let open = lines.next().and_then(|line| line.strip_prefix("; OPEN: ")).map(str::to_owned);
        Some(Self { answer, open })
    }

    /// Whether this answer is the opposite of the right one.
    fn contradicts(&self, answer: &str) -> bool {
        match self.answer {
            Expected::Unsat => answer == "sat",
            Expected::Sat | Expected::NotUnsat => answer == "unsat",
        }
    }
}

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

/// The files of a folder that expect this answer now.
fn expecting(folder: &str, answer: Expected) -> Vec<PathBuf> {
    files(folder, |_, text| Expectation::of(text) == Some(Expectation { answer, open: None }))
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
    let timeout = if strategy.name == AUTO.name { 20_000 } else { 0 };
    first_answer(path, &text, Options { strategy, timeout, disabled, ..Options::default() })
}

fn first_answer(path: &Path, text: &str, options: Options) -> (String, Option<&'static str>) {
    let mut solver = Solver::new(options);
    let mut answers = solver.run(text).into_iter().filter_map(|response| match response {
        Response::Text(text) => Some(text),
        Response::Error(error) => panic!("{}: {error}", path.display()),
        _ => None,
    });
    (answers.next().unwrap(), solver.report().answered_by)
}

fn is_in_share(path: &&PathBuf) -> bool {
    Share::of_this_run().takes(&path.file_name().unwrap().to_string_lossy(), SHARE)
}

/// All lemmas of a folder that are not open, or this run's share of them.
fn all_proved(folder: &str, at_least: usize) {
    let files = expecting(folder, Expected::Unsat);
    assert!(files.len() >= at_least);
    for path in files.iter().filter(is_in_share) {
        let (answer, _) = answer(path, &PROOFS, &[], None);
        assert_eq!(answer, "unsat", "{}", path.display());
    }
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
    let files = expecting("tests/induction", Expected::Unsat);
    assert!(files.len() >= 40);
    all_unsat(&files, &[], None);
}

#[test]
fn lemmas_of_textbooks() {
    all_proved("tests/induction/lemmas", 400);
}

/// The same with functions and predicates that are declared only, on elements of declared sorts.
#[test]
fn lemmas_in_general() {
    all_proved("tests/induction/general", 340);
}

#[test]
fn near_misses() {
    let mut files = expecting("tests/induction", Expected::NotUnsat);
    assert!(files.len() >= 20);
    files.extend(self::files("corpus", |name, _| name.ends_with(".sat.smt2")));
    for path in files {
        let (answer, _) = answer(&path, &AUTO, &[], None);
        assert_ne!(answer, "unsat", "{}", path.display());
    }
}

/// All false lemmas of a folder, or this run's share of them.
fn all_refuted(folder: &str, at_least: usize) {
    let files = expecting(folder, Expected::Sat);
    assert!(files.len() >= at_least);
    for path in files.iter().filter(is_in_share) {
        let (answer, _) = answer(path, &AUTO, &[], None);
        assert_eq!(answer, "sat", "{}", path.display());
    }
}

/// Lemmas without a condition that they need, or one off.
#[test]
fn false_lemmas() {
    all_refuted("tests/induction/lemmas", 85);
}

/// Rules about lists inside records and lists: benefits, invoices, orders, ledgers, matrices.
#[test]
fn rules_of_nested_lists() {
    all_proved("tests/induction/nested", 60);
}

#[test]
fn near_misses_of_nested_lists() {
    all_refuted("tests/induction/nested", 40);
}

/// Laws of sets, keys and references, order by pairs and by neighbours, counts and statistics.
#[test]
fn laws_of_dependent_folds() {
    all_proved("tests/induction/dependent", 80);
}

#[test]
fn near_misses_of_dependent_folds() {
    all_refuted("tests/induction/dependent", 50);
}

/// Checksums, overflow, joined and escaped strings, histograms and maps.
#[test]
fn words_strings_and_arrays() {
    all_proved("tests/induction/theories", 40);
}

#[test]
fn near_misses_of_words_strings_and_arrays() {
    all_refuted("tests/induction/theories", 6);
}

/// Problems that are out of reach may stay so, but no wrong answer is given. Shows them, and those whose marker can go.
#[test]
fn open_problems() {
    let mut open = 0;
    for path in FOLDERS.into_iter().flat_map(|folder| files(folder, |_, _| true)) {
        let text = std::fs::read_to_string(&path).unwrap();
        let Some(expectation @ Expectation { open: Some(_), .. }) = Expectation::of(&text) else { continue };
        open += 1;
        let timeout = GLIMPSE.as_millis().try_into().unwrap();
        let (answer, _) = first_answer(&path, &text, Options { timeout, ..Options::default() });
        assert!(!expectation.contradicts(&answer), "{}: {answer}", path.display());
        eprintln!("{}: {answer}; open: {}", path.display(), expectation.open.unwrap());
    }
    eprintln!("{open} open problems");
    assert_eq!(open, OPEN);
}

#[test]
fn expectations_are_read() {
    let check = |text: &str, expected: Option<(Expected, Option<&str>)>| {
        let read = Expectation::of(text);
        let read = read.as_ref().map(|expectation| (expectation.answer, expectation.open.as_deref()));
        assert_eq!(read, expected, "{text}");
    };
    check("; EXPECT: unsat\n; A lemma.\n", Some((Expected::Unsat, None)));
    check("; EXPECT: unsat\n; OPEN: no invariant\n; A lemma.\n", Some((Expected::Unsat, Some("no invariant"))));
    check("; EXPECT: sat\n; OPEN: too long\n", Some((Expected::Sat, Some("too long"))));
    check("; EXPECT: not unsat\n", Some((Expected::NotUnsat, None)));
    check("; EXPECT: not yet\n", None);
    check("; A lemma.\n; EXPECT: unsat\n", None);
    let right = |answer, given| !Expectation { answer, open: None }.contradicts(given);
    let answers = ["unsat", "unknown", "sat"];
    assert_eq!(answers.map(|given| right(Expected::Unsat, given)), [true, true, false]);
    assert_eq!(answers.map(|given| right(Expected::Sat, given)), [false, true, true]);
    assert_eq!(answers.map(|given| right(Expected::NotUnsat, given)), [false, true, true]);
}

/// No file is left out: each says what it expects, false lemmas by their name as well, and a general form has the name of its lemma.
#[test]
fn every_file_is_selected() {
    let [_, lemmas, general, ..] = FOLDERS;
    for folder in FOLDERS {
        for path in files(folder, |_, _| true) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let expectation = Expectation::of(&std::fs::read_to_string(&path).unwrap());
            let answer = expectation.unwrap_or_else(|| panic!("{}: no expectation", path.display())).answer;
            let right = match (folder == FOLDERS[0], name.starts_with("miss-")) {
                (_, false) => answer == Expected::Unsat,
                (true, true) => answer == Expected::NotUnsat,
                (false, true) => answer == Expected::Sat,
            };
            assert!(right, "{}: {answer:?}", path.display());
        }
    }
    for path in files(general, |_, _| true) {
        let name = path.file_name().unwrap();
        assert_eq!(files(lemmas, |lemma, _| lemma == name).len(), 1, "{}", path.display());
    }
}

#[test]
fn invariants_are_shown() {
    let check = |text: &str, expected: &str| {
        for (strategy, threads) in [(&PATIENT, 1), (&AUTO, 1), (&AUTO, 2)] {
            // So that no cheaper engine is first.
            let disabled = Disabled(vec![Feature::Reachability, Feature::Segments]);
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
        Strategy { name: "proofs", first: &[], then: &[Step { engine: Engine::Induction, budget: None }], beside: &[] };
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
        beside: &[],
    };
    let mut solver = Solver::new(Options { strategy: &TWICE, ..Options::default() });
    let text = "(declare-const l (List Int)) (assert (= (List.fold + 0 l) 7)) (assert (= (List.len l) 3)) (check-sat)";
    assert!(matches!(solver.run(text).last(), Some(Response::Text(answer)) if answer == "sat"));
    let events = &solver.report().events;
    let attempts = events.iter().filter(|event| event.outcome == "no invariant exists").count();
    assert_eq!((attempts, solver.report().answered_by), (1, Some("unroll")), "{events:?}");
}
