//! Fold reachability (paper §5.2): a fold over a non-empty list lies in the image of its function.
//!
//! `result = ite (|l| = 0) init (step acc x)` for some accumulator `acc` and some element `x`. Whether a list is empty is one
//! question per list, and all its folds read the same last element; the accumulators before it are
//! unconstrained. Every model of the problem gives one of this query, so its `unsat` is the problem's.

use super::length::abstraction;
use crate::backend::Verdict;
use crate::engine::{OverOutcome, Reason, Resources};
use crate::evidence::Argument;
use crate::problem::{Fold, ListId, Origin, Problem};
use crate::report::Report;
use crate::term::{Map, Store, Term};

/// Asks whether the images of the folds' functions admit the formula at all.
pub fn image(problem: &Problem, store: &mut Store, resources: Resources<'_>, report: &mut Report) -> OverOutcome {
    let mut session = match resources.session("image") {
        Ok(session) => session,
        Err(reason) => return OverOutcome::Open(reason),
    };
    for formula in query(problem, store) {
        session.assert(store, formula);
    }
    let verdict = session.check(store, &[], resources.deadline);
    report.effort("image", session.effort());
    match verdict {
        Ok(Verdict::Unsat) => OverOutcome::Refuted(Argument::Image),
        Ok(Verdict::Sat) => {
            OverOutcome::Open(Reason::Incomplete("the images of the folds admit the formula".to_string()))
        }
        Ok(Verdict::Unknown(words)) => OverOutcome::Open(Reason::from_backend(&words, resources.deadline)),
        Err(error) => OverOutcome::Open(error.into()),
    }
}

/// The formulas of the query.
pub(crate) fn query(problem: &Problem, store: &mut Store) -> Vec<Term> {
    let mut formulas = abstraction(problem, store);
    formulas.extend(images(problem, store));
    formulas
}

/// What each fold's result must be. Folds over written-out lists, and folds whose functions contain combinators, are left
/// unconstrained.
fn images(problem: &Problem, store: &mut Store) -> Vec<Term> {
    let mut last: Map<ListId, Term> = Map::default();
    let mut formulas = Vec::new();
    for fold in &problem.folds {
        if !store.is_scalar_function(fold.step) {
            continue;
        }
        let Some(element) = last_element(problem, store, fold, &mut last) else { continue };
        let accumulator = store.fresh_constant("before", store.sort_of(fold.init));
        let image = store.beta(fold.step, &[accumulator, element]);
        let zero = store.int(0);
        let empty = store.eq(problem.list(fold.list).length, zero);
        let value = store.ite(empty, fold.init, image);
        formulas.push(store.eq(fold.result, value));
    }
    formulas
}

/// The last element of a fold's list, over the last element of the declared list that it comes from.
fn last_element(problem: &Problem, store: &mut Store, fold: &Fold, last: &mut Map<ListId, Term>) -> Option<Term> {
    let mut functions = Vec::new();
    let mut at = fold.list;
    while let Origin::Map { function, source } = problem.list(at).origin {
        functions.push(function);
        at = source;
    }
    let list = problem.list(at);
    if !matches!(list.origin, Origin::Declared(_))
        || !functions.iter().all(|function| store.is_scalar_function(*function))
    {
        return None;
    }
    let element = *last.entry(at).or_insert_with(|| store.fresh_constant(&format!("{}.last", list.name), list.element));
    Some(functions.into_iter().rev().fold(element, |element, function| store.beta(function, &[element])))
}
