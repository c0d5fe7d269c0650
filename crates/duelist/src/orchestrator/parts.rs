//! Assertions that have nothing to do with each other, solved apart.
//!
//! If one part has no model, all assertions together have none: the refutation says which assertions it is about, and a certificate is about those. If every part has a model, the models are joined and
//! judged by all assertions. Parts that share no symbol may still not fit: `(div x 0)` means the same everywhere. Then the assertions are solved together.

use std::time::{Duration, Instant};

use super::judge::joined;
use super::{Answer, CheckedModel, Plan, together};
use crate::engine::{Reason, Resources};
use crate::report::Report;
use crate::term::{Map, Store, Symbol, Term};

/// How long each part is worked on at first, and how much longer with each round.
const FIRST: Duration = Duration::from_secs(1);
const LONGER: u32 = 8;

/// The assertions that hang together by symbols, by index, the parts in the order of their first assertions. What mentions no list is one part.
pub(super) fn parts(store: &Store, assertions: &[Term]) -> Vec<Vec<usize>> {
    // Each assertion points to an earlier one of its part, or to itself.
    let mut earlier: Vec<usize> = (0..assertions.len()).collect();
    let first = |earlier: &[usize], mut at: usize| {
        while earlier[at] != at {
            at = earlier[at];
        }
        at
    };
    let mut seen: Map<Symbol, usize> = Map::default();
    let mut reads_lists = vec![false; assertions.len()];
    for (index, assertion) in assertions.iter().enumerate() {
        for symbol in store.symbols_in(&[*assertion]) {
            let info = store.symbol(symbol);
            reads_lists[index] |= info.parameters.iter().chain([&info.sort]).any(|sort| store.has_lists(*sort));
            let other = *seen.entry(symbol).or_insert(index);
            let (one, two) = (first(&earlier, index), first(&earlier, other));
            earlier[one.max(two)] = one.min(two);
        }
    }
    let mut places: Map<usize, usize> = Map::default();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    for index in 0..assertions.len() {
        let place = *places.entry(first(&earlier, index)).or_insert_with(|| {
            parts.push(Vec::new());
            parts.len() - 1
        });
        parts[place].push(index);
    }
    let (mut found, scalar): (Vec<_>, Vec<_>) =
        parts.into_iter().partition(|part| part.iter().any(|index| reads_lists[*index]));
    let mut scalar: Vec<usize> = scalar.into_iter().flatten().collect();
    scalar.sort_unstable();
    found.extend((!scalar.is_empty()).then_some(scalar));
    found
}

/// Solves the parts one after the other, those that take long again with more time.
pub(super) fn apart(
    store: &Store,
    assertions: &[Term],
    parts: &[Vec<usize>],
    plan: &Plan<'_>,
    report: &mut Report,
) -> Answer {
    let started = Instant::now();
    let resources =
        Resources { backend: plan.backend, replay: plan.replay, deadline: plan.deadline, cancel: plan.cancel };
    let mut models: Vec<Option<CheckedModel>> = vec![None; parts.len()];
    let mut budget = FIRST;
    loop {
        let mut open = None;
        for (part, model) in parts.iter().zip(&mut models).filter(|(_, model)| model.is_none()) {
            let own: Vec<Term> = part.iter().map(|index| assertions[*index]).collect();
            let deadline = resources.within(budget).deadline;
            match together(store, &own, &Plan { deadline, ..plan.clone() }, report) {
                Answer::Sat(found) => *model = Some(found),
                Answer::Unsat(mut refutation) => {
                    refutation.evidence.about.clone_from(part);
                    report.time = started.elapsed();
                    return Answer::Unsat(refutation);
                }
                Answer::Unknown(reason) => open = Some(reason),
            }
        }
        report.time = started.elapsed();
        match open {
            None => break,
            Some(reason) => match plan.stopped() {
                Some(stopped) => return Answer::Unknown(stopped),
                // More time is of no use to those who have said all they can.
                None if !matches!(reason, Reason::Timeout | Reason::ResourceLimit) => return Answer::Unknown(reason),
                None => budget = budget.saturating_mul(LONGER),
            },
        }
    }
    let models: Vec<CheckedModel> = models.into_iter().flatten().collect();
    joined(store, assertions, &models, plan).unwrap_or_else(|| together(store, assertions, plan, report))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Sort;

    #[test]
    fn what_shares_a_symbol_hangs_together() {
        let mut store = Store::default();
        let list = store.list_sort(Sort::INT);
        let [k, l, m] = ["k", "l", "m"].map(|name| {
            let symbol = store.declare_symbol(name, &[], list);
            store.constant(symbol)
        });
        let [x, y] = ["x", "y"].map(|name| store.fresh_constant(name, Sort::INT));
        let [k, l, m] = [k, l, m].map(|list| store.len_of(list));
        let [kx, lm, m0, yy, no] =
            [store.eq(k, x), store.eq(l, m), store.eq(m, store.int(0)), store.le(y, y), store.bool(false)];
        assert_eq!(parts(&store, &[kx, lm, m0, yy, no]), [vec![0], vec![1, 2], vec![3, 4]]);
        let kl = store.le(k, l);
        assert_eq!(parts(&store, &[kx, lm, m0, kl]), [[0, 1, 2, 3]]);
        assert_eq!(parts(&store, &[yy, no]), [[0, 1]]);
        assert!(parts(&store, &[]).is_empty());
    }
}
