//! What is read of lists that a fold builds step by step, such as the length of a sorted list: as a fold of the elements, if it is proved that a step
//! changes what is read in a way that depends on nothing else.

use std::time::Duration;

use super::shapes::{lambda_over, occurs};
use super::{WITNESS, strided, unfold};
use crate::backend::Deadline;
use crate::script::Solver;
use crate::term::{Combinator, Map, Op, Sort, Store, Term};

/// How long a proof may take of how a step changes what is read.
const PROOF: Duration = Duration::from_secs(8);

/// How long one may take that says less.
const GLANCE: Duration = Duration::from_secs(3);

/// How long all proofs about one formula may take.
const FORMULA: Duration = Duration::from_secs(5);

/// Formulas are looked into so deep for claims that count negatively.
const DEEP: u32 = 16;

/// A formula with such readings replaced by equal ones, and with constants for the elements that it says exist.
///
/// For a reading `r` of `(List.fold_right f l₀ l)`: if `r(f(x, m)) = g(x, r(m))` for every element `x` and list `m`, then by induction on `l` it is
/// `(List.fold_right g r(l₀) l)`. The premise is proved by [`Solver::proves_equal`].
pub(crate) fn fuse(solver: &mut Solver, formula: Term) -> Term {
    let deadline = solver.limit().deadline.earlier(Deadline::after(FORMULA));
    let formula = witnessed(solver, formula, true, DEEP);
    let store = &mut solver.context().store;
    let mut memo: Map<Term, Term> = Map::default();
    let formula = store.rebuild(&[formula], &mut memo, |store, term| {
        flattened(store, term).or_else(|| strided::separated(store, term)).unwrap_or(term)
    })[0];
    let mut replaced: Vec<(Term, Term)> = Vec::new();
    for term in solver.context().store.postorder(&[formula]) {
        if let Some(result) = fused(solver, term, deadline) {
            replaced.push((term, result));
        }
    }
    let store = &mut solver.context().store;
    let formula = if replaced.is_empty() { formula } else { store.substitute(formula, &replaced) };
    let facts = lengths(solver, formula, deadline);
    let store = &mut solver.context().store;
    let all: Vec<Term> = std::iter::once(formula).chain(facts).collect();
    let formula = if all.len() == 1 { formula } else { store.and(all) };
    unfold::with_remainders(store, formula)
}

/// A formula in which a claim about all elements of a list that counts negatively, and that reads lists that a fold builds, is one about a new constant: if not all elements
/// satisfy `p`, then some `w` in the list does not. So what is read of the built lists is about one element, and can be a fold. Every model of the result is one of the formula, and every model of the
/// formula becomes one of the result by a value for the constant.
fn witnessed(solver: &mut Solver, formula: Term, positive: bool, deep: u32) -> Term {
    let Some((op, parts)) = solver.context().store.as_app(formula) else { return formula };
    let parts = parts.to_vec();
    let signs: Vec<bool> = match (op, &parts[..]) {
        (Op::Combinator(Combinator::Forall), &[predicate, list]) if !positive => {
            return about_one(solver, predicate, list).unwrap_or(formula);
        }
        (Op::Not, _) => vec![!positive],
        (Op::And | Op::Or, parts) => vec![positive; parts.len()],
        (Op::Implies, [_, _]) => vec![!positive, positive],
        _ => return formula,
    };
    if deep == 0 {
        return formula;
    }
    let signed = parts.iter().zip(signs);
    let parts: Vec<Term> = signed.map(|(part, sign)| witnessed(solver, *part, sign, deep - 1)).collect();
    solver.context().store.with_children(formula, &parts)
}

/// That a new constant satisfies a predicate if it is in a list; nothing if no built list is read for that.
fn about_one(solver: &mut Solver, predicate: Term, list: Term) -> Option<Term> {
    let context = solver.context();
    let element = context.store.element_sort(context.store.sort_of(list))?;
    if !context.store.is_closed(list) || !reads_built(&context.store, predicate) {
        return None;
    }
    let witness = context.lowering().numbered(WITNESS, element);
    let store = &mut context.store;
    let is_in = store.app(Op::Combinator(Combinator::Contains), [witness, list]);
    let holds = store.call(predicate, &[witness]);
    Some(store.implies(is_in, holds))
}

/// Whether a list that a fold builds is read.
fn reads_built(store: &Store, term: Term) -> bool {
    store.postorder(&[term]).into_iter().any(|term| matches!(store.as_app(term), Some((Op::FoldRight, _))))
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
        Op::Len | Op::Combinator(C::Sum | C::Sorted | C::Distinct) => Some(0),
        Op::Combinator(C::Count | C::Contains | C::Exists | C::Forall) => Some(1),
        _ => None,
    }
}

fn fused(solver: &mut Solver, reading: Term, deadline: Deadline) -> Option<Term> {
    let store = &mut solver.context().store;
    let (op, parts) = store.as_app(reading)?;
    let at = subject(op)?;
    let parts = parts.to_vec();
    let Some((Op::FoldRight, &[function, start, source])) = store.as_app(parts[at]) else { return None };
    // What is read of other lists besides is not proved in this way.
    let others = parts.iter().enumerate().filter(|(place, _)| *place != at);
    if !store.is_closed(reading) || others.into_iter().any(|(_, part)| reads_built(store, *part)) {
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
    if solver.proves_equal(after, before, PROOF, deadline) {
        return Some(start);
    }
    if let Some((Some(grown), Some(result))) = grown {
        if solver.proves_equal(after, grown, PROOF, deadline) {
            return Some(result);
        }
    }
    if kept(solver, before, after, start, deadline) {
        return Some(solver.context().store.bool(true));
    }
    let next = by_cases(solver, x, before, after, deadline)?;
    let store = &mut solver.context().store;
    let state = store.fresh_constant("state", store.sort_of(before));
    let next = store.substitute(next, &[(before, state)]);
    let step = lambda_over(store, &[x, state], next);
    Some(store.fold_right(step, start, source))
}

/// What a step makes of what is read, if that is either the same or a value, and which of them depends on whether the element is equal to something.
fn by_cases(solver: &mut Solver, x: Term, before: Term, after: Term, deadline: Deadline) -> Option<Term> {
    let store = &mut solver.context().store;
    let values = match store.sort_of(after) {
        Sort::INT => vec![store.int(0), store.int(1)],
        Sort::BOOL => vec![store.bool(false), store.bool(true)],
        _ => return None,
    };
    let unfolded = unfold::unfolded(store, after);
    let Some((_, &[.., built])) = store.as_app(before) else { return None };
    let is_condition = |store: &Store, term: Term| {
        let is_equality = matches!(store.as_app(term), Some((Op::Eq, _)));
        is_equality && store.is_closed(term) && occurs(store, x, term) && !occurs(store, built, term)
    };
    let condition = store.postorder(&[unfolded]).into_iter().find(|term| is_condition(store, *term))?;
    let mut chosen = Vec::new();
    for holds in [true, false] {
        let value = std::iter::once(before).chain(values.iter().copied()).find(|value| {
            let store = &mut solver.context().store;
            let (then, otherwise) = if holds { (after, *value) } else { (*value, after) };
            let there = store.smart_ite(condition, then, otherwise);
            solver.proves_equal(there, *value, GLANCE, deadline)
        })?;
        chosen.push(value);
    }
    Some(solver.context().store.smart_ite(condition, chosen[0], chosen[1]))
}

/// Whether a claim about a list holds at the start, and of the list after a step if it holds of the one before. Then it holds in the end.
fn kept(solver: &mut Solver, before: Term, after: Term, start: Term, deadline: Deadline) -> bool {
    let store = &mut solver.context().store;
    if store.sort_of(after) != Sort::BOOL {
        return false;
    }
    let both = store.smart_and(&[before, after]);
    let holds = store.bool(true);
    solver.proves_equal(start, holds, GLANCE, deadline) && solver.proves_equal(before, both, GLANCE, deadline)
}

/// Facts about the lengths of lists that a fold builds: a step that never makes a list longer by more than one element yields lists that are no longer, by the
/// length of the first, than the list of elements.
fn lengths(solver: &mut Solver, formula: Term, deadline: Deadline) -> Vec<Term> {
    let mut facts = Vec::new();
    for term in solver.context().store.postorder(&[formula]) {
        let store = &mut solver.context().store;
        let Some((Op::Len, &[built])) = store.as_app(term) else { continue };
        let Some((Op::FoldRight, &[function, start, source])) = store.as_app(built) else { continue };
        if !store.is_closed(term) {
            continue;
        }
        let (sort, element) = (store.sort_of(built), store.element_sort(store.sort_of(source)).expect("a list"));
        let (x, list) = (store.fresh_constant("element", element), store.fresh_constant("built", sort));
        let after = store.call(function, &[x, list]);
        let one = store.int(1);
        let (before, after) = (store.len_of(list), store.len_of(after));
        let most = store.sum([before, one]);
        let longer = store.app(Op::Lt, [most, after]);
        let longer = unfold::unfolded(store, longer);
        let all = store.sum([store.len_of(source), store.len_of(start)]);
        let fact = store.le(term, all);
        if solver.refutes_within(longer, deadline.allowance(GLANCE)) {
            facts.push(fact);
        }
    }
    facts
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
