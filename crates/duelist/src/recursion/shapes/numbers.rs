//! Functions of natural numbers alone: arithmetic, comparisons, parity. Candidates are tried on small numbers first.

use super::super::Lowering;
use super::super::definition::{Definition, image};
use super::{Proposal, is_number};
use crate::check::Evaluator;
use crate::model::{Model, Value};
use crate::term::{Map, Node, Op, Role, Sort, Store, Term};

/// How large numbers are in the trials.
const SIZE: usize = 4;

/// How many calls a trial may take.
const FUEL: usize = 2000;

pub(super) fn propose(lowering: &mut Lowering<'_>, definition: &Definition) -> Vec<Proposal> {
    if !definition.parameters.iter().all(|parameter| is_number(lowering.store, *parameter)) {
        return Vec::new();
    }
    let variables: Vec<Term> = definition.parameters.iter().map(|parameter| image(lowering, *parameter).0).collect();
    let is_bool = lowering.store.sort_of(definition.body) == Sort::BOOL;
    if !is_bool && !is_number(lowering.store, definition.body) || variables.len() > 3 {
        return Vec::new();
    }
    let mut trials = Trials { definition, known: Map::default(), fuel: FUEL };
    let mut points: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in &variables {
        points = points
            .iter()
            .flat_map(|point| (0..SIZE).map(move |value| point.iter().copied().chain([value]).collect()))
            .collect();
    }
    let mut values = Vec::new();
    for point in points {
        let Some(value) = trials.value(lowering, &point, 0) else { return Vec::new() };
        values.push((point, value));
    }
    let store = &mut *lowering.store;
    let candidates = if is_bool { relations(store, &variables) } else { operations(store, &variables) };
    let fits = |store: &mut Store, candidate: Term| {
        values.iter().all(|(point, value)| {
            let literals: Vec<(Term, Term)> =
                variables.iter().zip(point).map(|(variable, value)| (*variable, store.int(*value))).collect();
            let term = store.substitute(candidate, &literals);
            evaluated(store, term).as_ref() == Some(value)
        })
    };
    let fitting: Vec<Term> = candidates.into_iter().filter(|candidate| fits(store, *candidate)).collect();
    fitting.into_iter().take(2).map(|term| Proposal { term, shape: "arithmetic" }).collect()
}

fn evaluated(store: &Store, term: Term) -> Option<Value> {
    Evaluator::new(store, &Model::default()).value(term).ok()
}

struct Trials<'d> {
    definition: &'d Definition,
    known: Map<Vec<usize>, Value>,
    fuel: usize,
}

impl Trials<'_> {
    /// What the function yields for numbers, by its definition.
    fn value(&mut self, lowering: &mut Lowering<'_>, point: &[usize], depth: usize) -> Option<Value> {
        if let Some(value) = self.known.get(point) {
            return Some(value.clone());
        }
        if self.fuel == 0 || depth > 50 {
            return None;
        }
        self.fuel -= 1;
        let mut values = Vec::new();
        for (index, (parameter, number)) in self.definition.parameters.iter().zip(point).enumerate() {
            let sort = lowering.store.sort_of(*parameter);
            values.push((index, numeral(lowering.store, sort, *number)));
        }
        let mut body = self.definition.body_with(lowering, &values);
        while let Some(call) = self.definition.calls(lowering.store, body).first().copied() {
            let mut arguments = Vec::new();
            for argument in lowering.store.children(call).to_vec() {
                let argument = lowering.term(argument).ok()?;
                let Some(Value::Int(number)) = evaluated(lowering.store, argument) else { return None };
                arguments.push(usize::try_from(number).ok().filter(|number| *number < 100)?);
            }
            let result = match self.value(lowering, &arguments, depth + 1)? {
                Value::Bool(value) => lowering.store.bool(value),
                Value::Int(number) => {
                    let sort = lowering.store.sort_of(call);
                    numeral(lowering.store, sort, usize::try_from(number).ok().filter(|number| *number < 1000)?)
                }
                _ => return None,
            };
            body = lowering.store.substitute(body, &[(call, result)]);
            body = lowering.computed(body);
        }
        let term = lowering.term(body).ok()?;
        let value = evaluated(lowering.store, term)?;
        self.known.insert(point.to_vec(), value.clone());
        Some(value)
    }
}

/// A number as the user writes it.
fn numeral(store: &mut Store, sort: Sort, number: usize) -> Term {
    let Role::Nat { zero, succ } = store.role(sort) else { unreachable!("only for numbers") };
    let none = store.app(Op::Construct(sort, zero), []);
    (0..number).fold(none, |number, _| store.app(Op::Construct(sort, succ), [number]))
}

/// Numbers that functions of numbers often are.
fn operations(store: &mut Store, variables: &[Term]) -> Vec<Term> {
    let [zero, one, two] = [0, 1, 2].map(|value| store.int(value));
    let mut found = vec![zero, one];
    found.extend_from_slice(variables);
    let sum = store.sum(variables);
    found.push(sum);
    let product = if variables.len() > 1 { store.app(Op::Mul, variables) } else { variables[0] };
    found.push(product);
    for variable in variables {
        found.push(store.sum([*variable, one]));
        found.push(store.app(Op::Mul, [two, *variable]));
        found.push(store.app(Op::IntDiv, [*variable, two]));
        found.push(store.app(Op::Mod, [*variable, two]));
        found.push(store.app(Op::Mul, [*variable, *variable]));
        found.push(less(store, *variable, one));
    }
    if let [x, y] = *variables {
        found.extend([less(store, x, y), less(store, y, x)]);
        let first = store.le(x, y);
        found.extend([store.ite(first, x, y), store.ite(first, y, x)]);
        let (left, right) = (less(store, x, y), less(store, y, x));
        found.push(store.sum([left, right]));
        let twice = store.app(Op::Mul, [two, x]);
        found.push(store.sum([twice, y]));
    }
    if let [x, y, z] = *variables {
        for (a, b, c) in [(x, y, z), (x, z, y), (y, z, x)] {
            let product = store.app(Op::Mul, [a, b]);
            found.push(store.sum([product, c]));
            found.push(store.sum([a, b]));
        }
        found.push(counted_down(store, x, y, z));
    }
    found
}

/// Counting `x` down while `y` goes round below `z`: a remainder, once `y` has come to zero.
fn counted_down(store: &mut Store, x: Term, y: Term, z: Term) -> Term {
    let zero = store.int(0);
    let (ahead, behind) = (store.app(Op::Sub, [x, y]), store.app(Op::Sub, [y, x]));
    let (within, met) = (store.le(x, y), store.eq(x, y));
    let left = less(store, z, behind);
    let left = store.ite(met, zero, left);
    let remainder = store.app(Op::Mod, [ahead, z]);
    let some = store.ite(within, left, remainder);
    let none = store.eq(z, zero);
    store.ite(none, zero, some)
}

/// The difference, but not less than zero.
fn less(store: &mut Store, left: Term, right: Term) -> Term {
    let (zero, fits) = (store.int(0), store.le(right, left));
    let difference = store.app(Op::Sub, [left, right]);
    store.ite(fits, difference, zero)
}

/// Relations that functions to truth values often are.
fn relations(store: &mut Store, variables: &[Term]) -> Vec<Term> {
    let (zero, one, two) = (store.int(0), store.int(1), store.int(2));
    let mut found = vec![store.bool(true), store.bool(false)];
    for variable in variables {
        let half = store.app(Op::Mod, [*variable, two]);
        found.extend([store.eq(half, zero), store.eq(half, one), store.eq(*variable, zero)]);
        found.push(store.app(Op::Lt, [zero, *variable]));
    }
    if let [x, y] = *variables {
        let equal = store.eq(x, y);
        found.extend([equal, store.not(equal), store.le(x, y), store.le(y, x)]);
        found.extend([store.app(Op::Lt, [x, y]), store.app(Op::Lt, [y, x])]);
    }
    found.retain(|term| !matches!(store.node(*term), Node::Forall(..)));
    found
}
