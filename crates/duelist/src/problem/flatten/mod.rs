//! From a [`Problem`] to transition systems over plain scalars.
//!
//! Every scalar of a datatype sort (parameters, accumulators, results, elements) becomes a tuple of fields ([`Shape`]): a tag and the
//! payloads of every constructor. Intermediate lists disappear: a fold over `map g l` is a fold over `l`. All folds over one
//! declared list, and comparisons that only concern that list, are one [`System`], which reads the list once.
//!
//! The flat problem has exactly the models of the problem, except for comparisons of two different declared lists ([`Flat::relaxed`]).

mod fold;
mod shape;
#[cfg(test)]
mod tests;
mod tuple;

pub use shape::Shape;

use super::{ListId, Problem};
use crate::term::{Map, Node, Op, Sort, Store, Symbol, Term};

/// A problem over plain scalars.
#[derive(Clone, Debug)]
pub struct Flat {
    /// One system for each declared list whose elements matter, in the order of the lists.
    pub systems: Vec<System>,
    /// The conjuncts of the formula: over parameters, lengths of declared lists (which are natural) and results.
    pub formula: Vec<Term>,
    /// The constants of datatype sorts that became tuples, the results of folds among them. Constants of other sorts stayed
    /// what they were.
    pub tuples: Vec<Tuple>,
    /// The functions with datatypes among their arguments or as their result, and what they became.
    pub functions: Vec<Function>,
    /// Whether comparisons of two different declared lists are left open except for `equal ⇒ same length`, or folds that are not plain
    /// ([`Problem::is_plain_fold`]) are. Then there are more models than the problem has: good for refutations only.
    pub relaxed: bool,
}

/// The folds over one declared list, run together.
#[derive(Clone, Debug)]
pub struct System {
    /// The declared list.
    pub list: ListId,
    /// The list's length: an integer constant.
    pub length: Term,
    /// The accumulators' fields.
    pub state: Vec<Field>,
    /// The fields of the next element.
    pub element: Vec<Field>,
    /// The shape of an element, to turn values of its fields back into one.
    pub shape: Shape,
    /// The state before the first element.
    pub init: Vec<Term>,
    /// For each field of the state the next state's: a closed lambda over the state's and then the element's fields. Other
    /// symbols in it are parameters; results of folds, even of this system, may be among them.
    pub step: Vec<Term>,
    /// What every element satisfies: a closed lambda over its fields, if there is anything to say.
    pub element_guard: Option<Term>,
    /// Constants that stand for the state after the last element: what the formula uses.
    pub results: Vec<Term>,
    /// What the fields of the state belong to.
    pub parts: Vec<Part>,
}

/// Consecutive fields of a [`System`]'s state that belong together.
#[derive(Clone, Debug)]
pub struct Part {
    /// What to call the accumulator: `l.fold`, or `l.fold2` if there are several.
    pub name: String,
    /// What they are the accumulator of.
    pub source: Source,
    /// Which fields.
    pub fields: std::ops::Range<usize>,
    /// The shape of the accumulator.
    pub shape: Shape,
}

/// What a part of a state comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The accumulator of the fold with this index in [`Problem::folds`].
    Fold(usize),
    /// The comparison with this index in [`Problem::equalities`].
    Equality(usize),
    /// A count of the elements read, for the comparison with this index.
    Position(usize),
}

/// A scalar field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// What to call it: the thing it is a field of, then the selectors.
    pub name: String,
    /// `Bool`, `Int`, `Real` or an uninterpreted sort.
    pub sort: Sort,
    /// The datatype whose constructors it numbers, if it is a tag.
    pub tag_of: Option<Sort>,
}

impl Field {
    /// Declares a function with this field as its value.
    pub(crate) fn declare(&self, store: &mut Store, name: &str, parameters: &[Sort]) -> Symbol {
        let symbol = store.declare_symbol(name, parameters, self.sort);
        store.set_tag_of(symbol, self.tag_of);
        symbol
    }

    /// A fresh constant for it.
    pub(crate) fn constant(&self, store: &mut Store) -> Term {
        let symbol = self.declare(store, &self.name, &[]);
        store.constant(symbol)
    }
}

/// A constant that became a tuple.
#[derive(Clone, Debug)]
pub struct Tuple {
    /// The constant.
    pub constant: Term,
    /// Its shape.
    pub shape: Shape,
    /// The constants for its fields.
    pub fields: Vec<Term>,
}

/// A function that became one function for each field of its result, over the fields of its arguments.
#[derive(Clone, Debug)]
pub struct Function {
    /// The function.
    pub symbol: Symbol,
    /// The shapes of its arguments.
    pub arguments: Vec<Shape>,
    /// The shape of its result.
    pub result: Shape,
    /// One for each field of the result. Tags must be read modulo their range: one that is out of range is 0.
    pub fields: Vec<Symbol>,
}

/// Why a problem cannot be flattened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A combinator that depends on the variables of an enclosing function.
    #[error("a fold that depends on a variable of an enclosing function")]
    Nested,
    /// A datatype that contains itself.
    #[error("values of recursive datatypes")]
    Recursive,
    /// A list as an element or field.
    #[error("lists inside elements or records")]
    ListInside,
    /// A value of a datatype as an index or element of an array.
    #[error("values of datatypes inside arrays")]
    Inside,
    /// Anything else that is not a scalar.
    #[error("functions as values")]
    Function,
    /// A quantifier.
    #[error("quantifiers")]
    Quantifier,
}

impl System {
    /// The state after reading one more element.
    pub fn next(&self, store: &mut Store, state: &[Term], element: &[Term]) -> Vec<Term> {
        let arguments: Vec<Term> = state.iter().chain(element).copied().collect();
        let mut next: Vec<Term> = self.step.iter().map(|step| store.beta(*step, &arguments)).collect();
        let mut memo = Map::default();
        next = store.smart_rebuild(&next, &mut memo, |_, _| None);
        next
    }

    /// What an element satisfies.
    pub fn guard(&self, store: &mut Store, element: &[Term]) -> Term {
        match self.element_guard {
            None => store.bool(true),
            Some(guard) => store.beta(guard, element),
        }
    }

    /// Fresh constants for the fields of a state, with `suffix` after their names.
    pub fn fresh_state(&self, store: &mut Store, suffix: &str) -> Vec<Term> {
        fresh(store, &self.state, suffix)
    }

    /// Fresh constants for the fields of an element, with `suffix` after their names.
    pub fn fresh_element(&self, store: &mut Store, suffix: &str) -> Vec<Term> {
        fresh(store, &self.element, suffix)
    }
}

fn fresh(store: &mut Store, fields: &[Field], suffix: &str) -> Vec<Term> {
    let fresh = |field: &Field| {
        let symbol = field.declare(store, &format!("{}{suffix}", field.name), &[]);
        store.constant(symbol)
    };
    fields.iter().map(fresh).collect()
}

/// Flattens a problem.
///
/// # Errors
/// If something in it is no tuple of scalars.
pub fn flatten(problem: &Problem, store: &mut Store) -> Result<Flat, Refusal> {
    let mut flattener = Flattener::default();
    let mut flat = fold::systems(problem, store, &mut flattener)?;
    for formula in problem.lengths_are_natural(store).iter().chain(&problem.formula) {
        let fields = flattener.tuple(store, *formula)?;
        flat.formula.push(fields[0]);
    }
    for tuple in &flattener.tuples {
        let conditions = tuple.shape.well_formed(store, &tuple.fields);
        flat.formula.extend(conditions);
    }
    flat.tuples = flattener.tuples;
    flat.functions = flattener.functions;
    Ok(flat)
}

/// What is known of terms so far.
#[derive(Debug, Default)]
pub(crate) struct Flattener {
    /// The fields of closed terms.
    known: Map<Term, Box<[Term]>>,
    shapes: Map<Sort, Shape>,
    pub(crate) tuples: Vec<Tuple>,
    pub(crate) functions: Vec<Function>,
    /// A constant of each uninterpreted sort to fill junk with.
    blanks: Map<Sort, Term>,
}

/// A function of constants as a lambda: the constants become its parameters.
fn abstracted(store: &mut Store, constants: &[Term], bodies: &[Term]) -> Vec<Term> {
    let sorts: Vec<Sort> = constants.iter().map(|constant| store.sort_of(*constant)).collect();
    let mut memo: Map<Term, Term> = Map::default();
    for ((index, constant), sort) in (0_u32..).zip(constants.iter().rev()).zip(sorts.iter().rev()) {
        let bound = store.bound(index, *sort);
        memo.insert(*constant, bound);
    }
    let bodies = store.rebuild(bodies, &mut memo, |_, term| term);
    bodies.into_iter().map(|body| store.lambda(sorts.clone(), body)).collect()
}

/// Whether a term is a declared constant.
fn is_constant(store: &Store, term: Term) -> bool {
    matches!(store.node(term), Node::App(Op::Symbol(_), arguments) if arguments.is_empty())
}
