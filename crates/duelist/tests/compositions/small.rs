//! The values of a term for all small lists and numbers, by the evaluator.

use std::collections::BTreeMap;

use duelist::internals::check::Evaluator;
use duelist::internals::model::{ListForm, Model, Value, write_value};
use duelist::internals::term::{Op, Term};
use duelist::{Options, Response, Solver};

use super::terms::Scalar;

/// What every problem is about.
pub(crate) const DECLARED: &str = "(declare-datatype Option (par (T) ((none) (some (value T)))))
    (declare-const l (List Int)) (declare-const m (List Int)) (declare-const n Int)";

/// That `l`, `m` and `n` are among those that are tried.
pub(crate) const BOUNDED: &str = "(assert (and (<= (List.len l) 3) (<= (List.len m) 2) (<= (- 1) n 2)))
    (assert (List.forall (lambda ((x Int)) (<= 0 x 2)) l))
    (assert (List.forall (lambda ((x Int)) (or (= x 0) (= x 2))) m))";

const LONGEST: [usize; 2] = [3, 2];
const ELEMENTS: [&[i64]; 2] = [&[0, 1, 2], &[0, 2]];
const NUMBERS: [i64; 4] = [-1, 0, 1, 2];

/// Values of `l`, `m` and `n`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Input {
    pub(crate) lists: [Vec<i64>; 2],
    pub(crate) number: i64,
}

impl Input {
    pub(crate) fn number_text(&self) -> String {
        if self.number < 0 { format!("(- {})", -self.number) } else { self.number.to_string() }
    }

    pub(crate) fn list_text(&self, which: usize) -> String {
        let elements: Vec<String> = self.lists[which].iter().map(i64::to_string).collect();
        format!("(List.value Int ({}))", elements.join(" "))
    }
}

fn lists(elements: &[i64], longest: usize) -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    let mut from = 0;
    for _ in 0..longest {
        let longer: Vec<Vec<i64>> = all[from..]
            .iter()
            .flat_map(|list| elements.iter().map(|element| [&list[..], &[*element]].concat()))
            .collect();
        from = all.len();
        all.extend(longer);
    }
    all
}

pub(crate) fn inputs() -> Vec<Input> {
    let [l, m] = [0, 1].map(|which| lists(ELEMENTS[which], LONGEST[which]));
    let mut inputs = Vec::new();
    for l in &l {
        for m in &m {
            inputs.extend(NUMBERS.map(|number| Input { lists: [l.clone(), m.clone()], number }));
        }
    }
    inputs
}

/// Evaluates terms about `l`, `m` and `n`.
pub(crate) struct Reader {
    solver: Solver,
    /// Each input with the model that it is.
    models: Vec<(Input, Model)>,
}

/// The part of an input that a term is about.
type Part<'a> = (Option<&'a [i64]>, Option<&'a [i64]>, Option<i64>);

impl Reader {
    pub(crate) fn new(inputs: &[Input]) -> Reader {
        let mut solver = Solver::new(Options::default());
        expect_no_error(&solver.run(DECLARED), DECLARED);
        let symbols = solver.in_force().symbols;
        let model = |input: &Input| {
            let list = |list: &Vec<i64>| Value::list(list.iter().map(|element| Value::int(*element)));
            let mut model = Model::default();
            let values = [list(&input.lists[0]), list(&input.lists[1]), Value::int(input.number)];
            symbols.iter().zip(values).for_each(|(symbol, value)| {
                model.constants.insert(*symbol, value);
            });
            model
        };
        let models = inputs.iter().map(|input| (input.clone(), model(input))).collect();
        Reader { solver, models }
    }

    /// The value of a term for each input, as text. Inputs that differ in nothing that the term mentions are tried once.
    pub(crate) fn values(&mut self, scalar: &Scalar) -> Vec<String> {
        let asserted = format!("(push)(declare-const r {})(assert (= r {}))", scalar.sort.text(), scalar.text);
        expect_no_error(&self.solver.run(&asserted), &asserted);
        let in_force = self.solver.in_force();
        let result = *in_force.symbols.last().expect("r");
        let term = in_force.assertions[0];
        let is_result = |side: &&Term| in_force.store.as_app(**side).is_none_or(|(op, _)| op != Op::Symbol(result));
        let (_, sides) = in_force.store.as_app(term).expect("an equation");
        let side = *sides.iter().find(is_result).expect("another side");
        let sort = in_force.store.sort_of(side);
        let mentioned = in_force.store.symbols_in(&[side]);
        let [l, m, n] = [0, 1, 2].map(|place| mentioned.contains(&in_force.symbols[place]));
        let mut texts = Vec::with_capacity(self.models.len());
        let mut known: BTreeMap<String, Value> = BTreeMap::new();
        let mut seen: BTreeMap<Part<'_>, usize> = BTreeMap::new();
        for (at, (Input { lists, number }, model)) in self.models.iter().enumerate() {
            let part = (l.then_some(&lists[0][..]), m.then_some(&lists[1][..]), n.then_some(*number));
            let first = *seen.entry(part).or_insert(at);
            if first < at {
                texts.push(String::clone(&texts[first]));
                continue;
            }
            let value = Evaluator::new(in_force.store, model).value(side).expect("a value");
            if let Some((text, _)) = known.iter().find(|(_, other)| **other == value) {
                texts.push(text.clone());
                continue;
            }
            let mut text = String::new();
            write_value(&mut text, in_force.store, sort, &value, ListForm::Full).expect("a value of its sort");
            known.insert(text.clone(), value);
            texts.push(text);
        }
        expect_no_error(&self.solver.run("(pop)"), "(pop)");
        texts
    }
}

pub(crate) fn expect_no_error(responses: &[Response], text: &str) {
    for response in responses {
        if let Response::Error(error) = response {
            panic!("{error}: {text}");
        }
    }
}
