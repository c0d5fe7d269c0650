//! One step of every combinator, on a list whose first element is known: what the equations of a definition are proved with, before a solver
//! is asked.

use std::time::Duration;

use super::{cut, remainder};
use crate::backend::Deadline;
use crate::script::Solver;
use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// How often a term is gone through.
const PASSES: usize = 40;

/// How long a proof may take of a case in which a list is cut; most take no time.
const CUT: Duration = Duration::from_secs(1);

/// The term with every combinator unfolded that reads an element in view. Both mean the same under every interpretation.
pub(super) fn unfolded(store: &mut Store, term: Term) -> Term {
    let mut term = term;
    for _ in 0..PASSES {
        let next = store.rebuild(&[term], &mut Map::default(), |store, term| {
            let term = match store.node(term).clone() {
                Node::App(op, parts) => store.smart(op, &parts),
                _ => term,
            };
            step(store, term).unwrap_or(term)
        })[0];
        if next == term {
            break;
        }
        term = next;
    }
    term
}

/// A list in view.
enum View {
    Nil,
    Cons(Term, Term),
    Choice(Term, Term, Term),
}

fn view(store: &mut Store, list: Term) -> Option<View> {
    Some(match store.as_app(list)? {
        (Op::ListValue(_), []) => View::Nil,
        (Op::ListValue(element), parts) => {
            let (first, rest) = (parts[0], parts[1..].to_vec());
            View::Cons(first, store.app(Op::ListValue(element), rest))
        }
        (Op::Combinator(Combinator::Cons), &[first, rest]) => View::Cons(first, rest),
        (Op::Ite, &[condition, then, otherwise]) => View::Choice(condition, then, otherwise),
        _ => return None,
    })
}

fn nil(store: &mut Store, list: Sort) -> Term {
    let element = store.element_sort(list).expect("a list");
    store.app(Op::ListValue(element), [])
}

fn is_empty(store: &mut Store, list: Term) -> Term {
    let (length, zero) = (store.len_of(list), store.int(0));
    store.smart_eq(length, zero)
}

fn cons(store: &mut Store, first: Term, rest: Term) -> Term {
    store.app(Op::Combinator(Combinator::Cons), [first, rest])
}

/// Which argument of an operator is the list that it takes apart.
fn subject(op: Op) -> Option<usize> {
    use Combinator as C;
    Some(match op {
        Op::Len | Op::Rev | Op::Zip | Op::Append => 0,
        Op::Map => 1,
        Op::Fold | Op::FoldRight => 2,
        Op::Combinator(C::Filter | C::TakeWhile | C::DropWhile | C::Take | C::Drop) => 1,
        Op::Combinator(C::Forall | C::Exists | C::Count | C::Contains) => 1,
        Op::Combinator(C::Sum | C::Head | C::Concat | C::Sorted | C::Distinct | C::Last) => 0,
        Op::Combinator(C::Scan) => 2,
        _ => return None,
    })
}

fn step(store: &mut Store, term: Term) -> Option<Term> {
    let (op, parts) = store.as_app(term)?;
    let parts = parts.to_vec();
    if let (Op::Sub | Op::Add, Sort::INT) = (op, store.sort_of(term)) {
        return collected(store, op, &parts);
    }
    if let (Op::Select(_, 0, 0), &[last]) = (op, &parts[..]) {
        return kept(store, last);
    }
    if let (Op::Combinator(Combinator::Sorted), &[list]) = (op, &parts[..]) {
        if let Some(apart) = sorted_apart(store, op, list) {
            return Some(apart);
        }
    }
    if let Some(unfolded) = counted_down(store, op, &parts).or_else(|| repeated(store, op, &parts)) {
        return Some(unfolded);
    }
    let at = subject(op)?;
    let result = store.sort_of(term);
    match view(store, *parts.get(at)?)? {
        View::Choice(condition, then, otherwise) => {
            let with = |list: Term| {
                let mut parts = parts.clone();
                parts[at] = list;
                store.app(op, parts)
            };
            let (then, otherwise) = (with(then), with(otherwise));
            Some(store.smart_ite(condition, then, otherwise))
        }
        View::Nil => at_nil(store, op, &parts, result),
        View::Cons(first, rest) => at_cons(store, op, &parts, result, first, rest),
    }
}

/// Whether appended lists are in order, up to an element in view that comes after the first of them, and from it on.
fn sorted_apart(store: &mut Store, sorted: Op, list: Term) -> Option<Term> {
    let flat = flat(store, list);
    let Some((Op::Append, parts)) = store.as_app(flat) else { return None };
    let (before, after) = (parts[0], parts[1..].to_vec());
    let after = if let [only] = after[..] { only } else { store.append(after) };
    let element = store.element_sort(store.sort_of(list))?;
    let (Some(View::Cons(first, rest)), None) = (begun(store, after), view(store, before)) else { return None };
    let single = store.app(Op::ListValue(element), [first]);
    if after == single && flat == list {
        return None;
    }
    let (up_to, from) = (store.append([before, single]), cons(store, first, rest));
    let (up_to, from) = (store.app(sorted, [up_to]), store.app(sorted, [from]));
    Some(store.smart_and(&[up_to, from]))
}

/// The first element of a list and the rest, if the first of the lists that it is appended from begins in view.
fn begun(store: &mut Store, list: Term) -> Option<View> {
    let Some((Op::Append, parts)) = store.as_app(list) else { return view(store, list) };
    let (first, others) = (parts[0], parts[1..].to_vec());
    let View::Cons(first, rest) = view(store, first)? else { return None };
    let all: Vec<Term> = std::iter::once(rest).chain(others).collect();
    let rest = store.append(all);
    Some(View::Cons(first, flat(store, rest)))
}

/// The first part of a fold from the right that puts every element before it, beginning with no elements: all of them.
fn kept(store: &Store, last: Term) -> Option<Term> {
    let Some((Op::FoldRight, &[function, start, list])) = store.as_app(last) else { return None };
    let Some((Op::Construct(_, 0), &[nothing, _])) = store.as_app(start) else { return None };
    let Node::Lambda(_, body) = store.node(function) else { return None };
    let Some((Op::Construct(_, 0), &[longer, _])) = store.as_app(*body) else { return None };
    let Some((Op::Combinator(Combinator::Cons), &[element, before])) = store.as_app(longer) else { return None };
    let Some((Op::Select(_, 0, 0), &[state])) = store.as_app(before) else { return None };
    let is_empty = matches!(store.as_app(nothing), Some((Op::ListValue(_), [])));
    let is = |term: Term, wanted: u32| matches!(store.node(term), Node::Bound(index, _) if *index == wanted);
    (is_empty && is(element, 1) && is(state, 0)).then_some(list)
}

/// The numbers below `n + 1`, from the greatest: `n` comes before the numbers below `n`, if there are any. The same for a literal, and with a literal greater than 1.
fn counted_down(store: &mut Store, op: Op, parts: &[Term]) -> Option<Term> {
    let Some((Op::Combinator(Combinator::Range), &[low, high])) = store.as_app(*parts.first()?) else { return None };
    let is_zero = matches!(store.node(low), Node::Int(value) if value.is_zero());
    if op != Op::Rev || !is_zero {
        return None;
    }
    let before = before(store, high)?;
    let range = store.app(Op::Combinator(Combinator::Range), [low, before]);
    let rest = store.rev(range);
    let some = cons(store, before, rest);
    let sort = store.sort_of(rest);
    let (none, any) = (nil(store, sort), store.le(low, before));
    Some(store.ite(any, some, none))
}

/// What is repeated `n + 1` times, before what is repeated `n` times, if that is not negative.
fn repeated(store: &mut Store, op: Op, parts: &[Term]) -> Option<Term> {
    let (Op::Repeat | Op::Cycle, &[count, what]) = (op, parts) else { return None };
    let before = before(store, count)?;
    let rest = store.app(op, [before, what]);
    let some = if op == Op::Repeat { cons(store, what, rest) } else { store.append([what, rest]) };
    let (zero, sort) = (store.int(0), store.sort_of(rest));
    let (none, any) = (nil(store, sort), store.smart(Op::Le, &[zero, before]));
    Some(store.smart_ite(any, some, none))
}

/// `n` for a sum that is written as `n + 1`, `n + 2` and so on, or for a literal.
fn before(store: &Store, high: Term) -> Option<Term> {
    let positive = |term: Term| match store.node(term) {
        Node::Int(value) if *value > dashu_int::IBig::ZERO => Some(value - dashu_int::IBig::ONE),
        _ => None,
    };
    if let Some(less) = positive(high) {
        return Some(store.int(less));
    }
    let Some((Op::Add, &[number, more])) = store.as_app(high) else { return None };
    let more = positive(more)?;
    Some(if more.is_zero() { number } else { store.sum([number, store.int(more)]) })
}

/// Sums with their literals put together.
fn collected(store: &mut Store, op: Op, parts: &[Term]) -> Option<Term> {
    let mut flat = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        match (store.node(*part).clone(), op == Op::Sub && index > 0) {
            (Node::Int(value), true) => flat.push(store.int(-value)),
            (_, true) => return None,
            (Node::App(Op::Add, inner), false) => flat.extend_from_slice(&inner),
            _ => flat.push(*part),
        }
    }
    let sum = store.smart(Op::Add, &flat);
    let before = store.app(op, parts.to_vec());
    (sum != before).then_some(sum)
}

fn at_nil(store: &mut Store, op: Op, parts: &[Term], result: Sort) -> Option<Term> {
    use Combinator as C;
    Some(match op {
        Op::Len | Op::Combinator(C::Count) => store.int(0),
        Op::Map | Op::Rev | Op::Zip | Op::Combinator(C::Filter | C::TakeWhile | C::DropWhile | C::Take | C::Drop) => {
            nil(store, result)
        }
        Op::Combinator(C::Concat) => nil(store, result),
        Op::Append => store.append(&parts[1..]),
        Op::Fold | Op::FoldRight | Op::Combinator(C::Head | C::Last) => parts[1],
        Op::Combinator(C::Forall | C::Sorted | C::Distinct) => store.bool(true),
        Op::Combinator(C::Exists | C::Contains) => store.bool(false),
        Op::Combinator(C::Sum) if result == Sort::INT => store.int(0),
        Op::Combinator(C::Scan) => {
            let end = nil(store, result);
            cons(store, parts[1], end)
        }
        _ => return None,
    })
}

fn at_cons(store: &mut Store, op: Op, parts: &[Term], result: Sort, first: Term, rest: Term) -> Option<Term> {
    use Combinator as C;
    let with = |store: &mut Store, at: usize, list: Term| {
        let mut parts = parts.to_vec();
        parts[at] = list;
        store.app(op, parts)
    };
    Some(match op {
        Op::Len => {
            let (length, one) = (store.len_of(rest), store.int(1));
            store.sum([length, one])
        }
        Op::Map => {
            let (image, images) = (store.call(parts[0], &[first]), with(store, 1, rest));
            cons(store, image, images)
        }
        Op::Rev => {
            let reversed = store.rev(rest);
            let element = store.element_sort(result)?;
            let last = store.app(Op::ListValue(element), [first]);
            store.append([reversed, last])
        }
        Op::Append => {
            let rest = with(store, 0, rest);
            cons(store, first, rest)
        }
        Op::Zip => match view(store, parts[1])? {
            View::Nil => nil(store, result),
            View::Cons(second, others) => {
                let (pair, pairs) = (store.pair(first, second), store.zip(rest, others));
                cons(store, pair, pairs)
            }
            View::Choice(condition, then, otherwise) => {
                let (then, otherwise) = (store.zip(parts[0], then), store.zip(parts[0], otherwise));
                store.smart_ite(condition, then, otherwise)
            }
        },
        Op::Fold => {
            let next = store.call(parts[0], &[parts[1], first]);
            store.fold(parts[0], next, rest)
        }
        Op::FoldRight => {
            let later = with(store, 2, rest);
            store.call(parts[0], &[first, later])
        }
        Op::Combinator(C::Scan) => {
            let next = store.call(parts[0], &[parts[1], first]);
            let later = store.app(op, [parts[0], next, rest]);
            cons(store, parts[1], later)
        }
        Op::Combinator(C::Filter) => {
            let (kept, later) = (store.call(parts[0], &[first]), with(store, 1, rest));
            let more = cons(store, first, later);
            store.smart_ite(kept, more, later)
        }
        Op::Combinator(C::TakeWhile) => {
            let (kept, later) = (store.call(parts[0], &[first]), with(store, 1, rest));
            let (more, none) = (cons(store, first, later), nil(store, result));
            store.smart_ite(kept, more, none)
        }
        Op::Combinator(C::DropWhile) => {
            let (dropped, later) = (store.call(parts[0], &[first]), with(store, 1, rest));
            store.smart_ite(dropped, later, parts[1])
        }
        Op::Combinator(C::Take | C::Drop) => {
            let (zero, one) = (store.int(0), store.int(1));
            let none = store.smart(Op::Le, &[parts[0], zero]);
            let count = store.smart(Op::Sub, &[parts[0], one]);
            let later = store.app(op, [count, rest]);
            if op == Op::Combinator(C::Drop) {
                store.smart_ite(none, parts[1], later)
            } else {
                let (some, none_left) = (cons(store, first, later), nil(store, result));
                store.smart_ite(none, none_left, some)
            }
        }
        Op::Combinator(C::Forall | C::Exists) => {
            let (here, later) = (store.call(parts[0], &[first]), with(store, 1, rest));
            if op == Op::Combinator(C::Forall) {
                store.smart_and(&[here, later])
            } else {
                store.smart_or(&[here, later])
            }
        }
        Op::Combinator(C::Contains) => {
            let (here, later) = (store.smart_eq(first, parts[0]), with(store, 1, rest));
            store.smart_or(&[here, later])
        }
        Op::Combinator(C::Count) => {
            let (here, later, one) = (store.call(parts[0], &[first]), with(store, 1, rest), store.int(1));
            let more = store.sum([later, one]);
            store.smart_ite(here, more, later)
        }
        Op::Combinator(C::Sum) if result == Sort::INT => {
            let later = with(store, 0, rest);
            store.sum([later, first])
        }
        Op::Combinator(C::Head) => first,
        Op::Combinator(C::Last) => {
            let later = store.app(op, [rest, first]);
            let alone = is_empty(store, rest);
            store.smart_ite(alone, first, later)
        }
        Op::Combinator(C::Sorted) => {
            let (later, next) = (with(store, 0, rest), store.app(Op::Combinator(C::Head), [rest, first]));
            let ordered = store.smart(Op::Le, &[first, next]);
            let (alone, all) = (is_empty(store, rest), store.smart_and(&[ordered, later]));
            store.smart_or(&[alone, all])
        }
        Op::Combinator(C::Distinct) => {
            let (later, again) = (with(store, 0, rest), store.app(Op::Combinator(C::Contains), [first, rest]));
            let once = store.smart_not(again);
            store.smart_and(&[once, later])
        }
        Op::Combinator(C::Concat) => {
            let later = with(store, 0, rest);
            store.append([first, later])
        }
        _ => return None,
    })
}

/// What is left to prove of an equation between unfolded terms: sides under conditions. Choices are taken apart, and so are
/// elements before lists. `None` if there is too much of it.
pub(super) fn obligations(store: &mut Store, left: Term, right: Term) -> Option<Vec<(Vec<Term>, Term, Term)>> {
    const MOST: usize = 200;
    let mut found = Vec::new();
    let mut todo = vec![(Vec::new(), left, right)];
    let mut steps = 0;
    while let Some((path, left, right)) = todo.pop() {
        steps += 1;
        if steps > MOST {
            return None;
        }
        let (left, right) = (flat(store, left), flat(store, right));
        if left == right {
            continue;
        }
        let condition = choice(store, left).or_else(|| choice(store, right));
        if let Some(condition) = condition {
            for value in [true, false] {
                let (left, right) = (chosen(store, left, condition, value), chosen(store, right, condition, value));
                let mut path = path.clone();
                path.push(if value { condition } else { store.smart_not(condition) });
                todo.push((path, left, right));
            }
            continue;
        }
        if store.is_list(store.sort_of(left)) {
            if let (Some(View::Cons(first, rest)), Some(View::Cons(second, others))) =
                (view(store, left), view(store, right))
            {
                todo.push((path.clone(), rest, others));
                todo.push((path, first, second));
                continue;
            }
        }
        found.push((path, left, right));
    }
    Some(found)
}

/// Appended lists without structure inside structure.
fn flat(store: &mut Store, term: Term) -> Term {
    let Some((Op::Append, parts)) = store.as_app(term) else { return term };
    let mut lists: Vec<Term> = Vec::new();
    let mut todo: Vec<Term> = parts.iter().rev().copied().collect();
    while let Some(part) = todo.pop() {
        match store.as_app(part) {
            Some((Op::Append, inner)) => todo.extend(inner.iter().rev()),
            Some((Op::ListValue(_), [])) => {}
            _ => lists.push(part),
        }
    }
    if lists.is_empty() {
        let sort = store.sort_of(term);
        return nil(store, sort);
    }
    store.append(lists)
}

/// The condition of a choice that a term makes first, outside of functions.
fn choice(store: &Store, term: Term) -> Option<Term> {
    let mut todo = vec![term];
    while let Some(term) = todo.pop() {
        match store.node(term) {
            Node::App(Op::Ite, parts) if store.loose(parts[0]) == 0 => match choice(store, parts[0]) {
                Some(inner) => return Some(inner),
                None => return Some(parts[0]),
            },
            Node::App(_, parts) => todo.extend(parts.iter().rev()),
            _ => {}
        }
    }
    None
}

fn chosen(store: &mut Store, term: Term, condition: Term, value: bool) -> Term {
    let value = store.bool(value);
    let term = store.substitute(term, &[(condition, value)]);
    unfolded(store, term)
}

/// The formula, with what is known about the remainders in it.
pub(super) fn with_remainders(store: &mut Store, formula: Term) -> Term {
    let facts = remainder::facts(store, formula);
    if facts.is_empty() {
        return formula;
    }
    let all: Vec<Term> = std::iter::once(formula).chain(facts).collect();
    store.and(all)
}

impl Solver {
    /// Whether two terms are proved to be equal: by unfolding what they say about the elements in view and, for what is left, by a solver, which has this time for each part, and for all of them
    /// no longer than until then.
    pub(super) fn proves_equal(&mut self, left: Term, right: Term, limit: Duration, end: Deadline) -> bool {
        let store = &mut self.context().store;
        let (unfolded_left, unfolded_right) = (unfolded(store, left), unfolded(store, right));
        let obligations = obligations(store, unfolded_left, unfolded_right);
        let obligations = obligations.unwrap_or_else(|| vec![(Vec::new(), left, right)]);
        obligations.into_iter().all(|(path, left, right)| {
            let store = &mut self.context().store;
            let equal = store.smart_eq(left, right);
            let wrong = store.smart_not(equal);
            let wrong: Vec<Term> = path.into_iter().chain([wrong]).collect();
            let wrong = store.smart_and(&wrong);
            let wrong = remainder::forgotten(store, wrong).unwrap_or(wrong);
            let cut = cut::cases(store, wrong);
            let refuted =
                |formula: Term, limit: Duration| !end.expired() && self.refutes_within(formula, end.allowance(limit));
            cut.is_some_and(|cases| cases.into_iter().all(|case| refuted(case, CUT))) || refuted(wrong, limit)
        })
    }
}
