//! Unknown functions and sorts, replaced: what is left is about `Bool`, `Int` and `Real` alone.

use crate::term::{Map, Op, Sort, SortNode, Store, Symbol, Term};

/// What stands for unknown constants and for values of unknown functions.
pub(in crate::over) trait Unknowns {
    /// What stands for a constant of an unknown sort, of a sort that is known.
    fn constant(&mut self, store: &mut Store, constant: Term, sort: Sort) -> Term;

    /// What stands for the value of an unknown function, whose arguments have been replaced.
    fn value(&mut self, store: &mut Store, function: Symbol, arguments: Vec<Term>) -> Term;
}

/// Terms with unknown functions and sorts replaced.
///
/// **Soundness**: elements of an uninterpreted sort are known by equality alone, so they can be numbered. The rest is up to what stands for the unknowns.
pub(in crate::over) fn relaxed(
    store: &mut Store,
    terms: &[Term],
    memo: &mut Map<Term, Term>,
    unknowns: &mut impl Unknowns,
) -> Vec<Term> {
    store.smart_rebuild(terms, memo, |store, term| {
        let (op, arguments) = store.as_app(term)?;
        let arguments = arguments.to_vec();
        match op {
            Op::Symbol(_) if arguments.is_empty() => {
                let sort = store.sort_of(term);
                let known = known_sort(store, sort);
                (known != sort).then(|| unknowns.constant(store, term, known))
            }
            Op::Symbol(symbol) => Some(unknowns.value(store, symbol, arguments)),
            Op::Abs => {
                let zero = store.int(0);
                let (negative, opposite) =
                    (store.app(Op::Lt, [arguments[0], zero]), store.app(Op::Neg, arguments.clone()));
                Some(store.smart_ite(negative, opposite, arguments[0]))
            }
            _ => None,
        }
    })
}

/// A constant for a value of an unknown function.
pub(in crate::over) fn value_of(store: &mut Store, function: Symbol) -> Term {
    let info = store.symbol(function).clone();
    let sort = known_sort(store, info.sort);
    store.fresh_constant(&info.name, sort)
}

/// An unknown function, its arguments, and what stands for its value there.
pub(in crate::over) type Application<'a> = (Symbol, &'a [Term], Term);

/// Equal arguments give equal values: for each two of the first, and each of the first with each of the others.
pub(in crate::over) fn congruence(
    store: &mut Store,
    applications: &[Application<'_>],
    others: &[Application<'_>],
    equal: impl Fn(&mut Store, Term, Term) -> Term,
) -> Vec<Term> {
    let mut conditions = Vec::new();
    for (at, (symbol, arguments, value)) in applications.iter().enumerate() {
        let rest = applications[at + 1..].iter().chain(others);
        for (_, counterparts, other) in rest.filter(|(found, ..)| found == symbol) {
            let same: Vec<Term> = arguments.iter().zip(*counterparts).map(|(a, b)| equal(store, *a, *b)).collect();
            let (same, equal) = (store.smart_and(&same), store.smart_eq(*value, *other));
            conditions.push(store.smart(Op::Implies, &[same, equal]));
        }
    }
    conditions
}

/// The sort itself, or the integers for one that is known by equality alone.
fn known_sort(store: &Store, sort: Sort) -> Sort {
    match store.sort_node(sort) {
        SortNode::Uninterpreted(..) => Sort::INT,
        _ => sort,
    }
}
