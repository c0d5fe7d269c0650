//! Every composition of two producers under every consumer, made from the table of combinators: what is bounded is decided, and as the evaluator decides it
//! for all small lists; what is not bounded is never out of reach for what it is made of.
#![allow(clippy::print_stderr, reason = "an hour of work shows how far it is, and what it has found")]

mod compositions {
    pub(crate) mod small;
    pub(crate) mod terms;
}
mod support;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use compositions::small::{BOUNDED, DECLARED, Input, Reader, expect_no_error, inputs};
use compositions::terms::{Choice, Consumer, List, Producer, Scalar, Sort};
use duelist::Reason;
use duelist::internals::strategy::{Engine, Step, Strategy};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// Two producers and a consumer; its name determines the arguments.
struct Composition {
    name: String,
    outer: Producer,
    inner: Producer,
    consumer: Consumer,
    /// Whether it is in a function and mentions its variable.
    inside: bool,
}

impl Composition {
    fn all() -> Vec<Composition> {
        let (producers, consumers) = (Producer::all(), Consumer::all());
        let mut all = Vec::new();
        for (outer, inner) in producers.iter().flat_map(|outer| producers.iter().map(move |inner| (*outer, *inner))) {
            for (consumer, inside) in consumers.iter().flat_map(|consumer| [(*consumer, false), (*consumer, true)]) {
                let place = if inside { " in a function" } else { "" };
                let name = format!("{} of {} of {}{place}", consumer.name(), outer.name(), inner.name());
                all.push(Composition { name, outer, inner, consumer, inside });
            }
        }
        all
    }

    /// One in so many, another one if all tests are to run in full.
    fn share(one_in: u64, one_in_full: u64) -> Vec<Composition> {
        let one_in = if Share::of_this_run().is_everything() { one_in_full } else { one_in };
        let share = Share::of_too_many();
        let mut compositions = Composition::all();
        compositions.retain(|composition| share.takes(&composition.name, one_in));
        compositions
    }

    fn choice(&self) -> Choice {
        Choice::new(&self.name, if self.inside { "y" } else { "n" })
    }

    fn scalar(&self, choice: &mut Choice) -> Scalar {
        let declared = List { text: "l".to_string(), element: Sort::Int };
        let inner = choice.produce(self.inner, &declared);
        let outer = choice.produce(self.outer, &inner);
        let scalar = choice.consume(self.consumer, &outer);
        if self.inside { choice.inside(&scalar) } else { scalar }
    }
}

/// A formula, and whether a small input satisfies it.
struct Question {
    formula: String,
    satisfiable: bool,
}

/// Whether two inputs have in common what a condition is about.
type Alike = fn(&Input, &Input) -> bool;

/// Two questions about a term, given its values: whether it has the rarest of them, and whether it has another one than those that it has for inputs
/// that are described by as little as possible.
fn questions(scalar: &Scalar, inputs: &[Input], values: &[String], choice: &mut Choice) -> [Question; 2] {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    values.iter().for_each(|value| *counts.entry(value).or_default() += 1);
    let (rarest, _) = counts.iter().min_by_key(|(_, count)| **count).expect("a value");
    let attained = Question { formula: format!("(= {} {rarest})", scalar.text), satisfiable: true };

    let chosen = &inputs[choice.below(inputs.len())];
    let conditions: [(String, Alike); 4] = [
        (format!("(= n {})", chosen.number_text()), |input, chosen| input.number == chosen.number),
        (format!("(= (List.len l) {})", chosen.lists[0].len()), |input, chosen| {
            input.lists[0].len() == chosen.lists[0].len()
        }),
        (format!("(= m {})", chosen.list_text(1)), |input, chosen| input.lists[1] == chosen.lists[1]),
        (format!("(= l {})", chosen.list_text(0)), |input, chosen| input.lists[0] == chosen.lists[0]),
    ];
    let most = if scalar.sort == Sort::Bool { 1 } else { 6 };
    let mut conjuncts = Vec::new();
    let mut among: Vec<(&Input, &String)> = inputs.iter().zip(values).collect();
    let first = choice.below(conditions.len());
    for (condition, alike) in conditions[first..].iter().chain(&conditions[..first]) {
        if distinct(&among).len() <= most {
            break;
        }
        conjuncts.push(condition.clone());
        among.retain(|(input, _)| alike(input, chosen));
    }
    conjuncts.extend(distinct(&among).iter().map(|value| format!("(not (= {} {value}))", scalar.text)));
    [attained, Question { formula: format!("(and {})", conjuncts.join(" ")), satisfiable: false }]
}

fn distinct<'a>(among: &[(&Input, &'a String)]) -> Vec<&'a String> {
    let mut values: Vec<&String> = among.iter().map(|(_, value)| *value).collect();
    values.sort();
    values.dedup();
    values
}

/// What a session says to a formula, and the reason if that is `unknown`.
fn answer(solver: &mut Solver, formula: &str) -> (String, Option<Reason>) {
    let text = format!("(push)(assert {formula})(check-sat)");
    let responses = solver.run(&text);
    expect_no_error(&responses, &text);
    let Some(Response::Text(answer)) = responses.last() else { panic!("{text}") };
    let reason = solver.reason_unknown().cloned();
    solver.run("(pop)");
    (answer.clone(), reason)
}

/// How questions are put, and what is wrong about an answer.
struct Inquiry {
    options: fn() -> Options,
    bounded: bool,
    is_right: fn(&Question, &str, Option<&Reason>) -> bool,
}

impl Inquiry {
    /// Asks about each composition, on as many threads as there are cores; what is wrong, and who answered how often.
    fn ask(&self, compositions: &[Composition]) -> (Vec<String>, BTreeMap<&'static str, usize>) {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let (next, found) = (AtomicUsize::new(0), Mutex::new((Vec::<String>::new(), BTreeMap::new())));
        let work = || {
            let inputs = inputs();
            let mut reader = Reader::new(&inputs);
            let mut solver = Solver::new((self.options)());
            let declared = format!("{DECLARED}{}", if self.bounded { BOUNDED } else { "" });
            expect_no_error(&solver.run(&declared), &declared);
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                let Some(composition) = compositions.get(number) else { break };
                if number > 0 && number % 1000 == 0 {
                    let wrong = found.lock().expect("no panic").0.len();
                    eprintln!("{number} of {} compositions, {wrong} wrong answers", compositions.len());
                }
                let mut choice = composition.choice();
                let scalar = composition.scalar(&mut choice);
                let values = reader.values(&scalar);
                for question in questions(&scalar, &inputs, &values, &mut choice) {
                    let (answer, reason) = answer(&mut solver, &question.formula);
                    let mut found = found.lock().expect("no panic");
                    *found.1.entry(solver.report().answered_by.unwrap_or("nobody")).or_default() += 1;
                    if !(self.is_right)(&question, &answer, reason.as_ref()) {
                        let reason = reason.map(|reason| format!(", {reason}")).unwrap_or_default();
                        let wrong = format!("{}: {answer}{reason}\n(assert {})", composition.name, question.formula);
                        eprintln!("{wrong}");
                        found.0.push(wrong);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(work);
            }
        });
        found.into_inner().expect("no panic")
    }
}

const DECIDED: Inquiry = Inquiry {
    options: || Options { timeout: 60_000, threads: 1, ..Options::default() },
    bounded: true,
    is_right: |question, answer, _| answer == if question.satisfiable { "sat" } else { "unsat" },
};

#[test]
fn what_is_bounded_is_decided() {
    let compositions = Composition::share(240, 12);
    let (wrong, engines) = DECIDED.ask(&compositions);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * compositions.len(), wrong.join("\n"));
    // Compositions that are computed away would show nothing.
    let simplified = engines.get("simplify").copied().unwrap_or_default();
    assert!(compositions.len() > 100 && 10 * simplified < compositions.len(), "{engines:?}");
}

/// Half an hour on two cores.
#[test]
#[ignore = "takes long; the test above runs a share of it"]
fn all_that_is_bounded_is_decided() {
    let compositions = Composition::all();
    let (wrong, _) = DECIDED.ask(&compositions);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * compositions.len(), wrong.join("\n"));
}

#[test]
fn every_pair_of_producers_meets_every_consumer() {
    let (producers, consumers) = (Producer::all().len(), Consumer::all().len());
    assert!(producers >= 25 && consumers >= 27, "{producers} producers, {consumers} consumers");
    assert_eq!(Composition::all().len(), 2 * producers * producers * consumers);
}

#[test]
fn what_is_not_bounded_is_never_unsupported() {
    let inquiry = Inquiry {
        options: || Options { timeout: 300, threads: 1, ..Options::default() },
        bounded: false,
        is_right: |question, answer, reason| match (answer, reason) {
            ("unsat", _) => !question.satisfiable,
            (_, reason) => !matches!(reason, Some(Reason::Unsupported(_) | Reason::WrongModel(_))),
        },
    };
    let compositions = Composition::share(1000, 100);
    let (wrong, _) = inquiry.ask(&compositions);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * compositions.len(), wrong.join("\n"));
}

const OVER: Strategy = Strategy {
    name: "over",
    first: &[
        Step { engine: Engine::Positions, budget: Some(Duration::from_millis(300)) },
        Step { engine: Engine::Segments, budget: Some(Duration::from_millis(700)) },
    ],
    then: &[],
    beside: &[],
};

/// The engines that read lists as functions of their index prove nothing that has a small model.
#[test]
fn what_has_a_model_is_not_refuted() {
    let inquiry = Inquiry {
        options: || Options { strategy: &OVER, timeout: 1000, threads: 1, ..Options::default() },
        bounded: false,
        is_right: |question, answer, _| answer != "unsat" || !question.satisfiable,
    };
    let compositions = Composition::share(1000, 100);
    let (wrong, _) = inquiry.ask(&compositions);
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), 2 * compositions.len(), wrong.join("\n"));
}
