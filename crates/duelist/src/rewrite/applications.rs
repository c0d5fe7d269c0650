//! What declared functions yield of lists, and lists of lists that they yield, as constants.
//!
//! Engines know lists inside lists of constants only, and few know functions of lists. So an application of a function whose arguments are lists, or whose values have lists inside lists or records, becomes a constant, and for each pair of
//! applications of one function equal arguments have equal constants (Ackermann's reduction). That is exact: from a model of the conditions the function is read off point by
//! point ([`Application::complete`]), and from a function the constants. A function with an application inside another function, whose parameters it mentions, is left alone.

use crate::check::{EvalError, Evaluator};
use crate::model::{Model, Table};
use crate::term::{Map, Op, Sort, Store, Symbol, Term};

/// Functions with more applications than this are left alone: conditions are as many as pairs.
const MAX_APPLICATIONS: usize = 32;

/// A function applied to closed terms, and the constant that stands for it.
#[derive(Clone, Debug)]
pub(super) struct Application {
    function: Symbol,
    arguments: Vec<Term>,
    constant: Term,
}

/// Replaces applications in assertions; conditions on the constants follow the assertions.
pub(super) fn name_applications(store: &mut Store, assertions: &[Term]) -> (Vec<Term>, Vec<Application>) {
    let functions = functions(store, assertions);
    if functions.is_empty() {
        return (assertions.to_vec(), Vec::new());
    }
    let mut named: Vec<Application> = Vec::new();
    let mut terms = store.rebuild(assertions, &mut Map::default(), |store, term| {
        let (function, arguments) = match store.as_app(term) {
            Some((Op::Symbol(symbol), arguments)) if functions.contains(&symbol) => (symbol, arguments.to_vec()),
            _ => return term,
        };
        let known = named.iter().find(|one| one.function == function && one.arguments == arguments);
        if let Some(known) = known {
            return known.constant;
        }
        let constant = store.fresh_constant("application", store.sort_of(term));
        named.push(Application { function, arguments, constant });
        constant
    });
    for (at, one) in named.iter().enumerate() {
        for other in named[..at].iter().filter(|other| other.function == one.function) {
            let pairs = other.arguments.iter().zip(&one.arguments).filter(|(left, right)| left != right);
            let same: Vec<Term> = pairs.map(|(left, right)| store.eq(*left, *right)).collect();
            let (same, agree) = (store.and(same), store.eq(other.constant, one.constant));
            terms.push(store.app(Op::Implies, [same, agree]));
        }
    }
    (terms, named)
}

/// The functions to be replaced.
fn functions(store: &Store, assertions: &[Term]) -> Vec<Symbol> {
    let mut counts: Vec<(Symbol, usize)> = Vec::new();
    for term in store.postorder(assertions) {
        let Some((Op::Symbol(symbol), arguments)) = store.as_app(term) else { continue };
        let of_lists = arguments.iter().any(|argument| store.has_lists(store.sort_of(*argument)));
        if arguments.is_empty() || !of_lists && !has_inner_lists(store, store.sort_of(term)) {
            continue;
        }
        let count = if store.is_closed(term) { 1 } else { MAX_APPLICATIONS + 1 };
        match counts.iter_mut().find(|(known, _)| *known == symbol) {
            Some((_, total)) => *total += count,
            None => counts.push((symbol, count)),
        }
    }
    counts.into_iter().filter(|(_, count)| *count <= MAX_APPLICATIONS).map(|(symbol, _)| symbol).collect()
}

/// Whether there are lists in the elements of a list, or in the fields of a record.
fn has_inner_lists(store: &Store, sort: Sort) -> bool {
    match store.element_sort(sort) {
        Some(element) => store.has_lists(element),
        None => store.has_lists(sort),
    }
}

impl Application {
    /// Lets the function have the value of the constant at the values of the arguments.
    ///
    /// # Errors
    /// If an argument cannot be evaluated.
    pub(super) fn complete(
        &self,
        store: &Store,
        model: &mut Model,
        limit: &impl Fn() -> bool,
    ) -> Result<(), EvalError> {
        let terms: Vec<Term> = self.arguments.iter().copied().chain([self.constant]).collect();
        model.complete(store, &store.symbols_in(&terms));
        let mut values = Vec::new();
        for term in terms {
            values.push(Evaluator::new(store, model).with_limit(limit).value(term)?);
        }
        let value = values.pop().expect("at least the constant");
        let table = model.functions.entry(self.function).or_insert_with(|| Table::new(value.clone()));
        table.insert(values, value);
        Ok(())
    }
}
