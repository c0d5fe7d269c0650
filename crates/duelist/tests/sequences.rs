//! The ground meaning of every operator of sequences, compared with Z3 and with cvc5 on random terms: for each term `t` that we evaluate to `v`, they must refute
//! `(not (= t v))`. Per operator and solver there are 2,000 terms, of which a run takes a share. Where one of them does not have an operator, the other judges it.
#![allow(clippy::print_stderr)] // reasons for skipping belong on the terminal

mod support;

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use duelist::{Options, Response, Solver};
use support::share::Share;

/// How many terms there are for each operator.
const TERMS: usize = 2_000;
/// How many terms one question is about.
const BATCH: usize = 100;
/// Of the questions a share has one in so many.
const ONE_IN: u64 = 20;

/// Who has an operator.
#[derive(Clone, Copy, PartialEq)]
enum Known {
    Both,
    Z3,
    Cvc5,
}

/// What an argument is.
#[derive(Clone, Copy)]
enum Kind {
    Sequence,
    /// A sequence that is written out, with so many elements at least.
    Literal(u64),
    Index,
    /// An index within the bounds of the sequence before it.
    Within,
    Text(&'static str),
}

use Kind::{Index, Literal, Sequence, Text, Within};

/// Every operator with its arguments, and a row for each way to write it.
#[rustfmt::skip]
const OPERATORS: &[(&str, Known, &[Kind])] = &[
    ("seq.unit", Known::Both, &[Index]),
    ("seq.++", Known::Both, &[Sequence, Sequence, Sequence]),
    ("seq.len", Known::Both, &[Sequence]),
    ("seq.nth", Known::Both, &[Sequence, Within]),
    ("seq.at", Known::Both, &[Sequence, Index]),
    ("seq.extract", Known::Both, &[Sequence, Index, Index]),
    ("seq.update", Known::Cvc5, &[Sequence, Index, Sequence]),
    ("seq.contains", Known::Both, &[Sequence, Sequence]),
    ("seq.prefixof", Known::Both, &[Sequence, Sequence]),
    ("seq.suffixof", Known::Both, &[Sequence, Sequence]),
    ("seq.indexof", Known::Both, &[Sequence, Sequence, Index]),
    ("seq.indexof", Known::Z3, &[Sequence, Sequence]),
    ("seq.last_indexof", Known::Z3, &[Sequence, Sequence]),
    ("seq.replace", Known::Both, &[Sequence, Sequence, Sequence]),
    // Z3 evaluates it only where its arguments are written out and the first is not empty.
    ("seq.replace_all", Known::Both, &[Literal(1), Literal(0), Literal(0)]),
    ("seq.replace_all", Known::Cvc5, &[Sequence, Sequence, Sequence]),
    ("seq.rev", Known::Cvc5, &[Sequence]),
    ("seq.map", Known::Z3, &[Text("(lambda ((x Int)) (- 3 x))"), Sequence]),
    ("seq.mapi", Known::Z3, &[Text("(lambda ((i Int) (x Int)) (+ (* 10 i) x))"), Index, Sequence]),
    ("seq.foldl", Known::Z3, &[Text("(lambda ((a Int) (x Int)) (- (* 2 x) a))"), Index, Sequence]),
    ("seq.fold_left", Known::Z3, &[Text("(lambda ((a Int) (x Int)) (- (* 2 x) a))"), Index, Sequence]),
    ("seq.foldli", Known::Z3, &[Text("(lambda ((i Int) (a Int) (x Int)) (+ (* i x) (- a)))"), Index, Index, Sequence]),
    ("seq.fold_lefti", Known::Z3, &[Text("(lambda ((i Int) (a Int) (x Int)) (+ (* i x) (- a)))"), Index, Index, Sequence]),
];

/// SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % bound
    }

    /// Few elements, so that one sequence often occurs in another.
    fn elements(&mut self, least: u64) -> Vec<String> {
        let (count, kinds) = (least + self.below(6 - least), 1 + self.below(3));
        (0..count).map(|_| format!("(seq.unit {})", self.below(kinds))).collect()
    }

    fn index(&mut self) -> String {
        match self.below(9) {
            number @ 0..=6 => number.to_string(),
            number => format!("(- {})", number - 6),
        }
    }

    fn sequence(&mut self, depth: u32) -> String {
        match self.below(if depth == 0 { 4 } else { 8 }) {
            0..=3 => written(&self.elements(0)),
            4 => format!("(seq.++ {} {})", self.sequence(depth - 1), self.sequence(depth - 1)),
            5 => format!("(seq.extract {} {} {})", self.sequence(depth - 1), self.index(), self.index()),
            6 => format!("(seq.at {} {})", self.sequence(depth - 1), self.index()),
            _ => {
                let [one, two, three] = [(); 3].map(|()| self.sequence(depth - 1));
                format!("(seq.replace {one} {two} {three})")
            }
        }
    }

    fn term(&mut self, operator: &str, arguments: &[Kind]) -> String {
        let mut term = format!("({operator}");
        let mut length = 0;
        for (at, kind) in arguments.iter().enumerate() {
            let argument = match kind {
                Sequence if matches!(arguments.get(at + 1), Some(Within)) => {
                    let elements = self.elements(1);
                    length = elements.len() as u64;
                    written(&elements)
                }
                Sequence => self.sequence(2),
                Literal(least) => written(&self.elements(*least)),
                Index => self.index(),
                Within => self.below(length).to_string(),
                Text(text) => (*text).to_string(),
            };
            term.push(' ');
            term.push_str(&argument);
        }
        term.push(')');
        term
    }
}

fn written(elements: &[String]) -> String {
    match elements {
        [] => "(as seq.empty (Seq Int))".to_string(),
        [one] => one.clone(),
        _ => format!("(seq.++ {})", elements.join(" ")),
    }
}

/// What we say that a term is.
fn value(solver: &mut Solver, term: &str) -> String {
    match &solver.run(&format!("(get-value ({term}))"))[..] {
        [Response::Text(text)] => {
            let value = text.strip_prefix("((").and_then(|rest| rest.strip_prefix(term));
            let value = value.and_then(|rest| rest.strip_suffix("))"));
            value.unwrap_or_else(|| panic!("{term}: {text}")).trim().to_string()
        }
        other => panic!("{term}: {other:?}"),
    }
}

/// Asks another solver about all operators that it has: one check per batch, each of which must be `unsat`.
fn compare(who: &str, knows: Known, command: impl Fn(&Path) -> Command) {
    let share = Share::of_this_run();
    let mut solver = Solver::new(Options::default());
    drop(solver.run("(check-sat)"));
    let (mut script, mut batches) = ("(set-logic ALL)\n".to_string(), Vec::new());
    for (row, (operator, known, arguments)) in OPERATORS.iter().enumerate() {
        for batch in (0..TERMS / BATCH).filter(|_| *known == Known::Both || *known == knows) {
            if !share.takes(&format!("{row}::{batch}::{who}"), ONE_IN) {
                continue;
            }
            let mut random = Random((row * TERMS + batch) as u64);
            let terms: Vec<String> = (0..BATCH).map(|_| random.term(operator, arguments)).collect();
            let wrong: Vec<String> =
                terms.iter().map(|term| format!("(not (= {term} {}))", value(&mut solver, term))).collect();
            script.push_str(&format!("(push 1)\n(assert (or {}))\n(check-sat)\n(pop 1)\n", wrong.join("\n  ")));
            batches.push((*operator, batch));
        }
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("sequences-{who}.smt2"));
    fs::write(&file, script).expect("the build folder is writable");
    let output = command(&file).stdin(Stdio::null()).output().expect("the solver can be started");
    let output = String::from_utf8_lossy(&output.stdout).into_owned();
    let answers: Vec<&str> = output.lines().collect();
    assert_eq!(answers.len(), batches.len(), "{who}: {output}");
    for (answer, (operator, batch)) in answers.iter().zip(&batches) {
        assert_eq!(*answer, "unsat", "{who} on batch {batch} of {operator}, see {}", file.display());
    }
    assert!(!batches.is_empty());
    eprintln!("{who}: {} terms", batches.len() * BATCH);
}

#[test]
fn z3_means_the_same() {
    let program = env!("DUELIST_Z3_PROGRAM_BUILD");
    if program.is_empty() {
        eprintln!("skipped: the build found no z3 program");
        return;
    }
    compare("Z3", Known::Z3, |file| {
        let mut command = Command::new(program);
        command.arg(file);
        command
    });
}

#[test]
fn cvc5_means_the_same() {
    let Some(python) = support::python::python() else { return };
    compare("cvc5", Known::Cvc5, |file| {
        let mut command = Command::new(&python);
        command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/cvc5_smt2.py")).arg(file);
        command
    });
}

/// A row that nobody judges is a gap.
#[test]
fn every_operator_is_compared() {
    for signature in duelist::frontend::Signature::sequences() {
        let compared = |(operator, _, arguments): &(&str, Known, &[Kind])| {
            *operator == signature.name && arguments.len() == signature.parameters.len()
        };
        assert!(OPERATORS.iter().any(compared), "{}", signature.name);
    }
}
