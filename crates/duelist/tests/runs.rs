//! Satisfiable problems whose models are long, by repetition (`tests/runs`) and in the paper's corpus, and how long answers take.

mod support;

use std::path::{Path, PathBuf};

use duelist::frontend::ListForm;
use duelist::frontend::{Commands, Parameters};
use duelist::internals::strategy::{self, Disabled, Feature};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// Of the problems, a share has one in so many.
const ONE_IN: u64 = 4;

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The files of a folder with this ending, in order.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(workspace().join(folder)).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths
}

fn solver(disabled: &[Feature]) -> Solver {
    Solver::new(Options {
        strategy: &strategy::SEARCH,
        disabled: Disabled(disabled.to_vec()),
        list_form: ListForm::Compact,
        timeout: 120_000,
        ..Options::default()
    })
}

/// The answers of a file's commands.
fn run(solver: &mut Solver, path: &Path, parameter: Option<&str>) -> Vec<String> {
    let text = std::fs::read(path).expect("readable");
    let mut parameters = Parameters::default();
    if let Some(value) = parameter {
        parameters.set("N", value);
    }
    let mut answers = Vec::new();
    for source in Commands::new(&text[..], parameters) {
        match solver.execute(source.expect("well-formed")) {
            Response::Text(text) => answers.push(text),
            Response::Error(error) => panic!("{}: {error}", path.display()),
            _ => {}
        }
    }
    answers
}

/// The definitions of a printed model, with their names prefixed.
fn definitions(model: &str) -> String {
    model.trim().trim_start_matches('(').trim_end_matches(')').to_string() + ")"
}

/// This run's share of them.
#[test]
fn own_problems() {
    let mut all = files("tests/runs", ".smt2");
    assert!(all.len() >= 30);
    all.retain(|path| Share::of_this_run().takes(&path.file_name().expect("a name").to_string_lossy(), ONE_IN));
    let mut wrong = Vec::new();
    for path in all {
        let text = std::fs::read_to_string(&path).expect("readable");
        let expected = text.lines().find_map(|line| line.strip_prefix("; EXPECT: ")).expect("an expectation");
        let mut solver = solver(&[]);
        if run(&mut solver, &path, None) != [expected] {
            wrong.push(path);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn the_corpus_at_every_length() {
    let mut wrong = Vec::new();
    for path in files("corpus", ".sat.smt2") {
        for length in ["10", "1000", "1000000", "1000000000000"] {
            if run(&mut solver(&[]), &path, Some(length)) != ["sat"] {
                wrong.push((path.clone(), length));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

/// A compact model, put in the place of the declarations, satisfies the assertions.
#[test]
fn compact_models_read_back() {
    for path in files("corpus", ".sat.smt2") {
        let text = std::fs::read_to_string(&path).expect("readable");
        let mut solver = solver(&[]);
        assert_eq!(run(&mut solver, &path, Some("1000000000000")), ["sat"], "{}", path.display());
        let model = solver.model_text().expect("there is a model");
        assert!(model.len() < 10_000, "{} has a model of {} characters", path.display(), model.len());
        let mut again = String::new();
        let mut defined = false;
        for line in text.lines() {
            let active = line.strip_prefix(";param:").map(|line| line.replace(" N)", " 1000000000000)"));
            let line = active.unwrap_or_else(|| line.to_string());
            if line.starts_with("(declare-const") {
                let definition = definition_of(&line, &model);
                again.push_str(&definition);
                defined = true;
            } else {
                again.push_str(&line);
            }
            again.push('\n');
        }
        assert!(defined);
        let responses = self::solver(&[]).run(&again);
        let answers: Vec<&str> = responses
            .iter()
            .filter_map(|response| match response {
                Response::Text(text) => Some(text.as_str()),
                Response::Error(error) => panic!("{}: {error}\n{again}", path.display()),
                _ => None,
            })
            .collect();
        assert_eq!(answers, ["sat"], "{}:\n{again}", path.display());
    }
}

/// The line of a model that defines what a declaration declares.
fn definition_of(declaration: &str, model: &str) -> String {
    let name = declaration.split_whitespace().nth(1).expect("a name");
    let start = format!("(define-fun {name} ");
    let line = definitions(model);
    let line = line.lines().map(str::trim).find(|line| line.starts_with(&start)).expect("every symbol is defined");
    line.to_string()
}

/// Irregular lists are found without repetition, and repetition without irregular lists.
#[test]
fn each_engine_alone() {
    for path in files("tests/runs", ".smt2") {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if name.starts_with("irregular") {
            assert_eq!(run(&mut solver(&[Feature::Runs]), &path, None), ["sat"], "{name} by unrolling");
        }
        if name.starts_with("word2") || name.starts_with("drift-p") {
            assert_eq!(run(&mut solver(&[Feature::Unroll]), &path, None), ["sat"], "{name} by repetition");
        }
    }
}

/// Where nothing forces length, lists come out short.
#[test]
fn short_models_first() {
    let mut solver = solver(&[]);
    let text = "(declare-const l (List Int))
        (declare-const m (List Int))
        (assert (> (+ (List.len m) (List.fold + 0 l)) 3))
        (check-sat)
        (get-value ((+ (List.len l) (List.len m))))";
    let responses = solver.run(text);
    let Some(Response::Text(value)) = responses.last() else { panic!("{responses:?}") };
    // How short depends on how much time a fifth of the time is.
    assert!((0..=4).any(|short| value.ends_with(&format!(" {short}))"))), "{value}");
}

#[test]
fn lengths_that_are_bounded_are_exhausted() {
    let mut solver = solver(&[Feature::Runs]);
    let text = "(declare-const l (List Int))
        (assert (<= (List.len l) 7))
        (assert (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 9))) true l))
        (assert (> (List.fold + 0 l) 63))
        (check-sat)";
    let responses = solver.run(text);
    assert!(matches!(responses.last(), Some(Response::Text(answer)) if answer == "unsat"), "{responses:?}");
}

/// Numbers by chance, from a fixed seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(u32::try_from(choices.len()).expect("few")) as usize]
    }

    fn number(&mut self) -> String {
        let leaf = self.pick(&["a", "b", "x", "1", "(+ a 1)", "(+ a x)", "(- b 1)", "(+ b 2)", "(- x 3)", "p", "0"]);
        match self.below(4) {
            0 => format!("(ite {} {leaf} {})", self.condition(), self.pick(&["a", "b", "x", "(+ a x)"])),
            1 => format!("(ite {} {} {leaf})", self.condition(), self.number()),
            _ => leaf.to_string(),
        }
    }

    fn condition(&mut self) -> String {
        let (left, right) = (self.pick(&["a", "b", "x", "(+ a b)"]), self.pick(&["3", "p", "x", "(* 2 b)", "100"]));
        match self.below(5) {
            0 => format!("(= {left} {right})"),
            1 => format!("(<= {left} {right})"),
            2 => format!("(and ok (< {left} {right}))"),
            3 => format!("(= (mod {left} 3) 1)"),
            _ => format!("(< {right} {left})"),
        }
    }
}

/// Whatever is proposed for random systems passes the check, which knows nothing of the lemma.
#[test]
fn random_systems_give_no_wrong_models() {
    let mut chance = Chance(5);
    let mut found = 0;
    for _ in 0..60 {
        let text = format!(
            "(declare-datatype State ((state (first Int) (second Int) (fine Bool))))
             (declare-const l (List Int))
             (declare-const p Int)
             (define-fun step ((s State) (x Int)) State
               (let ((a (first s)) (b (second s)) (ok (fine s)))
                 (state {} {} (ite {} {} ok))))
             (define-fun end () State (List.fold step (state 0 1 true) l))
             (assert (> (List.len l) 20000))
             (assert (let ((a (first end)) (b (second end)) (ok (fine end)) (x (List.len l))) {}))
             (assert (let ((a (first end)) (b (second end)) (ok (fine end)) (x 7)) (or ok {})))
             (check-sat)",
            chance.number(),
            chance.number(),
            chance.condition(),
            chance.pick(&["true", "false", "(not ok)", "(< a b)"]),
            chance.condition(),
            chance.condition()
        );
        let mut solver = Solver::new(Options {
            strategy: &strategy::SEARCH,
            disabled: Disabled(vec![Feature::Unroll]),
            timeout: 2_000,
            ..Options::default()
        });
        let responses = solver.run(&format!("{text}\n(get-info :reason-unknown)"));
        let texts: Vec<&str> = responses
            .iter()
            .map(|response| match response {
                Response::Text(text) => text.as_str(),
                Response::Error(error) => panic!("{error}\n{text}"),
                _ => "",
            })
            .filter(|text| !text.is_empty())
            .collect();
        found += usize::from(texts[0] == "sat");
        assert!(!texts[1].contains("internal error"), "{}\n{text}", texts[1]);
    }
    assert!(found > 20, "only {found} of the systems have a model that is found");
}

/// What is written compactly reads as itself, and wrong uses are errors.
#[test]
fn compact_forms() {
    let mut solver = solver(&[]);
    let prelude = "(declare-datatype Pair ((pair (left Int) (right Bool))))
        (declare-const l (List Int))
        (assert (= l (List.append (List.repeat 999999 0) (List.value Int (7)))))
        (check-sat)";
    assert!(matches!(solver.run(prelude).last(), Some(Response::Text(answer)) if answer == "sat"));
    let mut ask = |term: &str| match solver.run(&format!("(get-value ({term}))")).pop() {
        Some(Response::Text(text)) => text,
        Some(Response::Error(error)) => format!("error {error}"),
        other => panic!("{other:?}"),
    };
    for term in [
        "(List.append (List.repeat 999999 0) (List.value Int (7)))",
        "(List.repeat 100000000000000000000000000 (pair (- 1) true))",
        "(List.cycle 50 (List.value Bool (true false false)))",
        "(List.drift 1000 (List.value Pair ((pair 0 true) (pair 1 false))) (List.value Pair ((pair 2 true) (pair (- 2) false))))",
        "(List.value Int (1 2 3))",
        "(List.value Int ())",
        "(List.repeat 20 (/ 1.0 3.0))",
    ] {
        assert_eq!(ask(term), format!("(({term} {term}))"));
    }
    let computed = [
        ("l", "(List.append (List.repeat 999999 0) (List.value Int (7)))"),
        ("(List.repeat (- 5) 1)", "(List.value Int ())"),
        ("(List.repeat 3 1)", "(List.value Int (1 1 1))"),
        ("(List.cycle 2 (List.repeat 1000 1))", "(List.repeat 2000 1)"),
        ("(List.len (List.append l l))", "2000000"),
        ("(= (List.cycle 500 (List.value Int (4 4))) (List.repeat 1000 4))", "true"),
        (
            "(= (List.drift 1000 (List.value Int (0)) (List.value Int (1))) (List.drift 500 (List.value Int (0 1)) (List.value Int (2 2))))",
            "true",
        ),
        ("(List.fold + 0 (List.drift 1000000000000 (List.value Int (5)) (List.value Int (0))))", "5000000000000"),
    ];
    for (term, value) in computed {
        assert_eq!(ask(term), format!("(({term} {value}))"));
    }
    for term in [
        "(List.repeat l 2)",
        "(List.append l 3)",
        "(List.append)",
        "(List.cycle 2 3)",
        "(List.drift 2 l l)",
        "(List.drift 2 (List.value Int (1)) (List.value Int (1 2)))",
        "(List.drift 2 (List.value Pair ((pair 1 true))) (List.value Pair ((pair 1 false))))",
        // A quadratic sum over more elements than are walked.
        "(List.fold + 0 (List.drift 1000000000000 (List.value Int (0)) (List.value Int (1))))",
    ] {
        assert!(ask(term).starts_with("error"), "{term}");
    }
}

/// Lists put together from unknown ones are understood where a fold reads them, and refused with a reason where they are compared.
#[test]
fn lists_put_together() {
    let answers = |text: &str| -> Vec<String> {
        let responses = solver(&[]).run(text);
        let text = |response| match response {
            Response::Text(text) => Some(text),
            Response::Error(error) => panic!("{error}"),
            _ => None,
        };
        responses.into_iter().filter_map(text).collect()
    };
    let found = answers(
        "(declare-const a (List Int))
         (declare-const b (List Int))
         (declare-const c Bool)
         (define-fun l () (List Int) (List.append a (ite c b (List.repeat 3 5)) (List.value Int (1))))
         (assert (= (List.fold + 0 (List.map (lambda ((x Int)) (* 2 x)) l)) 42))
         (assert (= (List.len l) 9))
         (assert (not c))
         (check-sat)",
    );
    assert_eq!(found, ["sat"]);
    let overlapping = answers(
        "(declare-const a (List Int))
         (declare-const b (List Int))
         (assert (= a (List.append b a)))
         (check-sat)
         (get-value (b))",
    );
    assert_eq!(overlapping, ["sat", "((b (List.value Int ())))"]);
}
