//! Satisfiable problems whose models are long, by repetition (`tests/runs`) and in the paper's corpus, and how long answers take.

use std::path::{Path, PathBuf};

use duelist::strategy::{self, Disabled, Feature};
use duelist::syntax::{Commands, Parameters};
use duelist::{Options, Response, Solver};

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
        compact_models: true,
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

#[test]
fn own_problems() {
    let all = files("tests/runs", ".smt2");
    assert!(all.len() >= 30);
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
    assert!(["0", "1", "2"].iter().any(|short| value.ends_with(&format!(" {short}))"))), "{value}");
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
