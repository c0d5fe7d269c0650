//! Every list term unfolded, element by element: what `fixed` and `unroll` have in common.
//!
//! A problem is list-free once its declared lists are vectors of elements ([`vector`]): no combinator and no composition of them is left out.

#[cfg(test)]
mod proofs;
mod vector;

pub(super) use vector::MAX_ELEMENTS;
use vector::{Application, Slot, Unknown, Vector, Vectors};

use crate::check::Evaluator;
use crate::engine::Reason;
use crate::meaning::{Interpretation, Read};
use crate::model::{Model, Table, Value};
use crate::problem::{List, ListId, Origin, Problem};
#[cfg(test)]
use crate::rewrite::{Undefined, totalize};
use crate::term::{Op, Store, Symbol, Term};

/// A problem without lists.
#[derive(Default)]
pub(super) struct Unfolded {
    /// What defines the results of folds and comparisons. They admit every model, and where `limits` hold no others.
    pub(super) formulas: Vec<Term>,
    /// That no count, except for those of declared lists, exceeds what was unfolded.
    pub(super) limits: Vec<Term>,
    /// What constants with lists inside are made of.
    unknowns: Vec<(Term, Unknown)>,
    /// The functions that were applied to, or yield, lists.
    applications: Vec<Application>,
}

/// The elements of a declared list: all that there are, or those that there may be.
pub(super) enum Elements {
    /// All.
    All(Vec<Term>),
    /// As many of these as the list is long.
    UpTo(Vec<Term>),
}

/// Defines every result over the elements of the declared lists that are read; counts other than their lengths are cut off at `bound`.
///
/// # Errors
/// If `stop` says so, or a list is too long.
pub(super) fn unfold(
    problem: &Problem,
    store: &mut Store,
    elements: impl Fn(ListId) -> Option<Elements>,
    bound: usize,
    stop: &dyn Fn() -> Option<Reason>,
) -> Result<Unfolded, Reason> {
    let mut vectors = Vectors::new(bound, stop);
    for (id, list) in problem.list_ids() {
        let vector = match &list.origin {
            Origin::Declared(_) => {
                let Some(elements) = elements(id) else { continue };
                let (Elements::All(constants) | Elements::UpTo(constants)) = &elements;
                constants.iter().try_for_each(|constant| vectors.declare(store, *constant))?;
                match &elements {
                    Elements::All(constants) => Vectors::full(store, constants),
                    Elements::UpTo(constants) => vectors.prefix(store, constants, list.length),
                }
            }
            Origin::Value(elements) => {
                let elements: Result<Vec<Term>, Reason> =
                    elements.iter().map(|element| vectors.known(store, *element)).collect();
                Vectors::full(store, &elements?)
            }
            Origin::Map { function, source } => {
                let Some(source) = vectors.defined(problem.list(*source).term) else { continue };
                materialise(&mut vectors, store, list, *function, &source)?
            }
            Origin::Composed => {
                let vector = vectors.list(store, list.term)?;
                if list.length != vector.length {
                    let same = store.eq(list.length, vector.length);
                    let same = vectors.scalar(store, same)?;
                    vectors.formulas.push(same);
                }
                vector
            }
        };
        vectors.memo().define_list(list.term, vector);
    }
    for fold in &problem.folds {
        let init = vectors.known(store, fold.init)?;
        let value = vectors.read(store, &Read::Fold { step: fold.step, init, list: problem.list(fold.list).term })?;
        let defined = store.eq(fold.result, value);
        vectors.formulas.push(defined);
    }
    for equality in &problem.equalities {
        let (left, right) = (problem.list(equality.left).term, problem.list(equality.right).term);
        let value = vectors.read(store, &Read::Equal(left, right))?;
        let defined = store.eq(equality.result, value);
        vectors.formulas.push(defined);
    }
    for opaque in &problem.opaque {
        let value = vectors.scalar(store, opaque.term)?;
        let defined = store.eq(opaque.result, value);
        vectors.formulas.push(defined);
    }
    let Vectors { formulas, limits, unknowns, applications, .. } = vectors;
    Ok(Unfolded { formulas, limits, unknowns, applications })
}

impl Unfolded {
    /// Gives constants with lists inside, and then functions of or to lists, the values that follow from a model of the formulas. `lists` says what declared lists are
    /// made of.
    ///
    /// # Errors
    /// If an argument of a function has no value.
    pub(super) fn lift(
        &self,
        problem: &Problem,
        store: &Store,
        model: &mut Model,
        lists: impl Fn(ListId, &Model) -> Result<Value, Reason>,
    ) -> Result<(), Reason> {
        for (term, unknown) in &self.unknowns {
            if let Some((Op::Symbol(symbol), [])) = store.as_app(*term) {
                let value = unknown.value(store, model);
                model.constants.insert(symbol, value);
            }
        }
        for (id, symbol) in problem.declared() {
            let value = lists(id, model)?;
            model.constants.insert(symbol, value);
        }
        for application in &self.applications {
            let symbol = application.symbol;
            let result = match self.unknowns.iter().find(|(term, _)| *term == application.term) {
                Some((_, unknown)) => unknown.value(store, model),
                None => constant(store, model, application.result)
                    .unwrap_or_else(|| Value::default_for(store, store.sort_of(application.result))),
            };
            let mut known = model.clone();
            known.complete(store, &store.symbols_in(&[application.term]));
            let mut evaluator = Evaluator::new(store, &known);
            let arguments: Result<Vec<Value>, _> =
                store.children(application.term).iter().map(|argument| evaluator.value(*argument)).collect();
            let arguments = arguments.map_err(|error| Reason::WrongModel(error.to_string()))?;
            table(problem, model, symbol, &result).insert(arguments, result.clone());
        }
        Ok(())
    }
}

/// The table of a function, or of the operation that it stands for.
fn table<'m>(problem: &Problem, model: &'m mut Model, symbol: Symbol, default: &Value) -> &'m mut Table {
    let new = || Table::new(default.clone());
    match problem.undefined.operation(symbol) {
        None => model.functions.entry(symbol).or_insert_with(new),
        Some(operation) => model.underspecified.entry(operation).or_insert_with(new),
    }
}

/// The value of a constant in a model.
pub(super) fn constant(store: &Store, model: &Model, term: Term) -> Option<Value> {
    match store.as_app(term) {
        Some((Op::Symbol(symbol), [])) => model.constants.get(&symbol).cloned(),
        _ => None,
    }
}

impl Unknown {
    /// Its value in a model of what it is made of.
    fn value(&self, store: &Store, model: &Model) -> Value {
        let part = |term: &Term| {
            constant(store, model, *term).unwrap_or_else(|| Value::default_for(store, store.sort_of(*term)))
        };
        let number = |term: &Term| match part(term) {
            Value::Int(number) => usize::try_from(&number).unwrap_or(0),
            _ => 0,
        };
        match self {
            Unknown::List { length, elements } => Value::list(elements.iter().take(number(length)).map(part)),
            Unknown::Record { tag, constructors } => {
                let constructor = tag.as_ref().map_or(0, number).min(constructors.len().saturating_sub(1));
                let fields: Vec<Value> = constructors[constructor].iter().map(part).collect();
                Value::data(u32::try_from(constructor).unwrap_or(0), fields)
            }
        }
    }
}

/// A formula without lists, and what its constants are defined by: together they have a model if and only if the formula has one in which no list and no count
/// exceeds `bound`. No rewrite rule on lists has a part in it, so such rules can be proved by it.
#[cfg(test)]
pub(crate) fn without_lists(store: &mut Store, formula: Term, bound: usize) -> Result<Vec<Term>, Reason> {
    let formula = totalize(store, &[formula], &mut Undefined::default())[0];
    let never = || None;
    let mut vectors = Vectors::new(bound, &never);
    for term in store.postorder(&[formula]) {
        let is_constant = matches!(store.as_app(term), Some((Op::Symbol(_), [])));
        if is_constant && store.is_list(store.sort_of(term)) {
            vectors.declare(store, term)?;
        }
    }
    let formula = vectors.scalar(store, formula)?;
    Ok([vectors.formulas, vectors.limits, vec![formula]].concat())
}

/// An intermediate list with constants for its elements, each defined as the image of the source's: what the paper does when deforestation has
/// not removed the list.
fn materialise(
    vectors: &mut Vectors<'_>,
    store: &mut Store,
    list: &List,
    function: Term,
    source: &Vector,
) -> Result<Vector, Reason> {
    let mut slots = Vec::with_capacity(source.slots.len());
    for (slot, at) in source.slots.iter().zip(1..) {
        let image = vectors.apply(store, function, &[slot.element])?;
        if store.has_lists(list.element) {
            slots.push(Slot { element: image, ..*slot });
            continue;
        }
        let (element, defined) = named(store, list, at, image);
        vectors.formulas.push(defined);
        slots.push(Slot { element, ..*slot });
    }
    Ok(Vector { slots: slots.into(), ..source.clone() })
}

/// A constant for the element number `at` of an intermediate list, and the formula that says what it is.
pub(super) fn named(store: &mut Store, list: &List, at: usize, image: Term) -> (Term, Term) {
    let constant = store.fresh_constant(&format!("{}.{at}", list.name), list.element);
    (constant, store.eq(constant, image))
}
