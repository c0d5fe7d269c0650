//! What is read of lists that a fold builds step by step, such as the length of a sorted list: as a fold of the elements, if it is proved that a step
//! changes what is read in a way that depends on nothing else.

use super::unfold;
use crate::script::Solver;
use crate::term::{Combinator, Map, Op, Store, Term};

/// A formula with such readings replaced by equal ones.
///
/// For a reading `r` of `(List.fold_right f l₀ l)`: if `r(f(x, m)) = g(x, r(m))` for every element `x` and list `m`, then by induction on `l` it is
/// `(List.fold_right g r(l₀) l)`. The premise is proved by [`Solver::proves_equal`].
pub(crate) fn fuse(solver: &mut Solver, formula: Term) -> Term {
    let store = &mut solver.context().store;
    let mut memo: Map<Term, Term> = Map::default();
    let formula = store.rebuild(&[formula], &mut memo, |store, term| flattened(store, term).unwrap_or(term))[0];
    let mut replaced: Vec<(Term, Term)> = Vec::new();
    for term in solver.context().store.postorder(&[formula]) {
        if let Some(result) = fused(solver, term) {
            replaced.push((term, result));
        }
    }
    let store = &mut solver.context().store;
    let formula = if replaced.is_empty() { formula } else { store.substitute(formula, &replaced) };
    unfold::with_remainders(store, formula)
}

/// Images of the elements of a concatenation, concatenated: the lists inside are dealt with one by one.
fn flattened(store: &mut Store, term: Term) -> Option<Term> {
    let Some((Op::Combinator(Combinator::Concat), &[lists])) = store.as_app(term) else { return None };
    let Some((Op::Map, &[outer, inner])) = store.as_app(lists) else { return None };
    let Some((Op::Combinator(Combinator::Concat), &[parts])) = store.as_app(inner) else { return None };
    let (source, function) = match store.as_app(parts) {
        Some((Op::Map, &[function, source])) => (source, Some(function)),
        _ => (parts, None),
    };
    let element = store.element_sort(store.sort_of(source))?;
    let x = store.bound(0, element);
    let list = match function {
        Some(function) => {
            let function = store.shift(function, 1);
            store.call(function, &[x])
        }
        None => x,
    };
    let outer = store.shift(outer, 1);
    let images = store.map(outer, list);
    let body = store.app(Op::Combinator(Combinator::Concat), [images]);
    let body = flattened(store, body).unwrap_or(body);
    let function = store.lambda([element], body);
    let lists = store.map(function, source);
    Some(store.app(Op::Combinator(Combinator::Concat), [lists]))
}

/// Which argument of a reading is the list.
fn subject(op: Op) -> Option<usize> {
    use Combinator as C;
    match op {
        Op::Len | Op::Combinator(C::Sum | C::Sorted) => Some(0),
        Op::Combinator(C::Count | C::Contains | C::Exists | C::Forall) => Some(1),
        _ => None,
    }
}

fn fused(solver: &mut Solver, reading: Term) -> Option<Term> {
    let store = &mut solver.context().store;
    let (op, parts) = store.as_app(reading)?;
    let at = subject(op)?;
    let parts = parts.to_vec();
    let Some((Op::FoldRight, &[function, start, source])) = store.as_app(parts[at]) else { return None };
    if !store.is_closed(reading) {
        return None;
    }
    let read = |store: &mut Store, list: Term| {
        let mut parts = parts.clone();
        parts[at] = list;
        store.app(op, parts)
    };
    let sort = store.sort_of(parts[at]);
    let element = store.element_sort(store.sort_of(source))?;
    let (x, before) = (store.fresh_constant("element", element), store.fresh_constant("built", sort));
    let after = store.call(function, &[x, before]);
    let (before, after, start) = (read(store, before), read(store, after), read(store, start));
    let alike = store.element_sort(sort) == Some(element);
    let grown = alike.then(|| {
        let single = store.app(Op::ListValue(element), [x]);
        let (single, whole) = (read(store, single), read(store, source));
        let single = unfold::unfolded(store, single);
        (joined(store, op, before, single), joined(store, op, whole, start))
    });
    if solver.proves_equal(after, before) {
        return Some(start);
    }
    let (grown, result) = grown?;
    let (grown, result) = (grown?, result?);
    solver.proves_equal(after, grown).then_some(result)
}

/// What is read of two lists together, if that depends on what is read of each.
fn joined(store: &mut Store, op: Op, left: Term, right: Term) -> Option<Term> {
    use Combinator as C;
    Some(match op {
        Op::Len | Op::Combinator(C::Count | C::Sum) => store.smart(Op::Add, &[left, right]),
        Op::Combinator(C::Contains | C::Exists) => store.smart_or(&[left, right]),
        Op::Combinator(C::Forall) => store.smart_and(&[left, right]),
        _ => return None,
    })
}
