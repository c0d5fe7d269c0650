//! Combinators that are spelled out as what they mean, with folds and records of the user's own: what is known of them by name is known of these.
//!
//! Whoever writes lists as sequences or with recursive functions has no `List.min` and no `List.distinct`, and writes a fold whose accumulator is a record, or a quantifier over the elements with their
//! indices. A combinator is proposed for such a term, and taken if its own definition ([`as_fold`]) is what the term says.

use super::folded::{by_index, nexts, quantifier};
use crate::meaning::as_fold;
use crate::recursion::lambda_over;
use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// Definitions are compared so deep; what a user's function says is the same term on both sides.
const DEPTH: usize = 16;

/// So many definitions are looked for on top of each other, as in a search for an index that is an occurrence.
const STEPS: usize = 8;

/// Terms with combinators in the place of their definitions. Both sides are equal.
pub(super) fn spelled(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let mut term = term;
        for _ in 0..STEPS {
            let next = selected(store, term)
                .or_else(|| regrouped(store, term))
                .or_else(|| quantifier(store, term))
                .or_else(|| by_name(store, term));
            let next = next.or_else(|| by_index(store, term));
            match next {
                Some(next) if next != term => term = next,
                _ => break,
            }
        }
        term
    })
}

/// A field of a record that is written out.
fn selected(store: &Store, term: Term) -> Option<Term> {
    let (Op::Select(_, constructor, field), &[record]) = store.as_app(term)? else { return None };
    match store.as_app(record)? {
        (Op::Construct(_, built), parts) if built == constructor => Some(parts[field as usize]),
        _ => None,
    }
}

/// The combinator whose definition a term is.
pub(super) fn by_name(store: &mut Store, term: Term) -> Option<Term> {
    membership(store, term)
        .or_else(|| carried(store, term))
        .or_else(|| occurrence(store, term))
        .or_else(|| pairs(store, term))
        .or_else(|| without_duplicates(store, term))
}

/// What is made of records that are made for each element, as what is made of the elements: `c f (map g l) = c (f ∘ g) l`, and what keeps or moves elements is done before `g`.
pub(super) fn regrouped(store: &mut Store, term: Term) -> Option<Term> {
    use Combinator as C;
    let (op, parts) = store.as_app(term)?;
    let mut parts = parts.to_vec();
    let at = match op {
        Op::Map | Op::Combinator(C::Forall | C::Exists | C::Count | C::Filter | C::TakeWhile | C::DropWhile) => 1,
        Op::Combinator(C::Take | C::Drop) => 1,
        Op::Fold | Op::FoldRight => 2,
        Op::Rev => 0,
        _ => return None,
    };
    let (make, base) = records(store, parts[at])?;
    let element = store.element_sort(store.sort_of(base))?;
    let function = (at > 0).then(|| parts[0]).filter(|first| matches!(store.node(*first), Node::Lambda(..)));
    if let Some(function) = function {
        let sorts = store.function_sort(function).0.to_vec();
        let place = if op == Op::Fold { 1 } else { 0 };
        let new: Vec<Sort> =
            (0..).zip(&sorts).map(|(index, sort)| if index == place { element } else { *sort }).collect();
        let by = u32::try_from(new.len()).ok()?;
        let variables: Vec<Term> = (0..by).rev().zip(&new).map(|(index, sort)| store.bound(index, *sort)).collect();
        let (make, function) = (store.shift(make, by), store.shift(function, by));
        let mut arguments = variables;
        arguments[place] = store.call(make, &[arguments[place]]);
        let body = store.call(function, &arguments);
        let body = store.smart_rebuild(&[body], &mut Map::default(), |_, _| None)[0];
        parts[0] = store.lambda(new, body);
    }
    parts[at] = base;
    let done = store.app(op, parts);
    let keeps = matches!(op, Op::Rev | Op::Combinator(C::Filter | C::TakeWhile | C::DropWhile | C::Take | C::Drop));
    Some(if keeps { store.map(make, done) } else { done })
}

/// A function that makes a record of the user's for each element of a list, and that list.
fn records(store: &mut Store, list: Term) -> Option<(Term, Term)> {
    let (make, base) = match store.as_app(list)? {
        (Op::Map, &[make, base]) => (make, base),
        (Op::Combinator(Combinator::MapIndexed), &[make, base]) => {
            if list == store.indexed(base) {
                return None;
            }
            let indexed = store.indexed(base);
            let pair = store.element_sort(store.sort_of(indexed))?;
            let shifted = store.shift(make, 1);
            let make = store.function([pair], |[p]| store.call(shifted, &[store.first(p), store.second(p)]));
            (make, indexed)
        }
        _ => return None,
    };
    let Node::Lambda(_, body) = store.node(make) else { return None };
    let (Op::Construct(sort, 0), _) = store.as_app(*body)? else { return None };
    (store.datatype(sort)?.constructors.len() == 1).then_some((make, base))
}

/// `(List.exists (λ x. x = w) l)` is `(List.contains w l)`.
fn membership(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Exists), &[predicate, list]) = store.as_app(term)? else { return None };
    let element = store.element_sort(store.sort_of(list))?;
    let x = store.fresh_constant("element", element);
    let body = store.call(predicate, &[x]);
    let (Op::Eq, &[left, right]) = store.as_app(body)? else { return None };
    let wanted = if left == x { right } else { left };
    let is_search = (left == x || right == x) && !mentions(store, wanted, &[x]);
    is_search.then(|| store.app(Op::Combinator(Combinator::Contains), [wanted, list]))
}

/// A fold whose accumulator is a record of two.
struct Carried {
    list: Term,
    start: [Term; 2],
    next: [Term; 2],
}

impl Carried {
    /// The second field of a fold, with these for the fields of the accumulator and the element.
    fn read(store: &mut Store, term: Term, fields: [Term; 2], x: Term) -> Option<Carried> {
        let (Op::Select(sort, 0, 1), &[fold]) = store.as_app(term)? else { return None };
        let (Op::Fold, &[step, init, list]) = store.as_app(fold)? else { return None };
        let (Op::Construct(_, 0), &[first, second]) = store.as_app(init)? else { return None };
        let element = store.element_sort(store.sort_of(list))?;
        let nexts = nexts(store, step, sort, element)?;
        let &[one, two] = &nexts[..] else { return None };
        let next = [one, two].map(|next| store.call(next, &[fields[0], fields[1], x]));
        Some(Carried { list, start: [first, second], next: simplified(store, next) })
    }
}

fn simplified<const N: usize>(store: &mut Store, terms: [Term; N]) -> [Term; N] {
    store.smart_rebuild(&terms, &mut Map::default(), |_, _| None).try_into().expect("as many terms")
}

/// A combinator with such a fold for its definition.
fn carried(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Select(sort, 0, 1), &[fold]) = store.as_app(term)? else { return None };
    let (Op::Fold, &[_, _, list]) = store.as_app(fold)? else { return None };
    let &[first, second] = &store.field_sorts(sort, 0)[..] else { return None };
    let element = store.element_sort(store.sort_of(list))?;
    let x = store.fresh_constant("element", element);
    let acc = store.fresh_constant("acc", second);
    // The first field may be a record itself. Then the definition has a pair for it.
    let (here, there, parts) = match store.datatype(first).map(|datatype| datatype.constructors.len()) {
        Some(1) => {
            let &[one, two] = &store.field_sorts(first, 0)[..] else { return None };
            let parts = [store.fresh_constant("read", one), store.fresh_constant("before", two)];
            (store.app(Op::Construct(first, 0), parts), store.pair(parts[0], parts[1]), parts.to_vec())
        }
        _ => {
            let state = store.fresh_constant("state", first);
            (state, state, vec![state])
        }
    };
    let stated = Carried::read(store, term, [here, acc], x)?;
    let known: Vec<Term> = parts.iter().copied().chain([acc, x]).collect();
    let candidates = candidates(store, &stated, &known);
    candidates.into_iter().find(|candidate| {
        let Some(definition) = as_fold(store, *candidate) else { return false };
        let Some(defined) = Carried::read(store, definition, [there, acc], x) else { return false };
        same_start(store, stated.start[0], defined.start[0])
            && stated.start[1] == defined.start[1]
            && (0..2).all(|at| same(store, stated.next[at], defined.next[at], DEPTH))
    })
}

/// Whether an accumulator starts as a definition says. Of a record of what was read, the second field is not looked at before the first is true.
fn same_start(store: &Store, stated: Term, defined: Term) -> bool {
    match (store.as_app(stated), store.as_app(defined)) {
        (Some((Op::Construct(..), &[read, _])), Some((Op::Construct(..), &[known, _]))) => read == known,
        _ => stated == defined,
    }
}

/// Combinators that a fold may be, with their arguments.
fn candidates(store: &mut Store, fold: &Carried, known: &[Term]) -> Vec<Term> {
    use Combinator as C;
    let (list, [start, default]) = (fold.list, fold.start);
    let x = known[known.len() - 1];
    let result = store.sort_of(default);
    let free = |store: &Store, term: Term| !mentions(store, term, known);
    let mut found = Vec::new();
    // The accumulator's fields and the element; the first field of the accumulator of `List.sorted` is a record itself.
    let is_flat = known.len() == 3;
    if is_flat && start == store.bool(false) && result == store.sort_of(x) {
        if result == Sort::INT || result == Sort::REAL {
            found.extend([C::Min, C::Max].map(|extreme| store.app(Op::Combinator(extreme), [list, default])));
        }
        found.push(store.app(Op::Combinator(C::Head), [list, default]));
        if let Some((Op::Or, parts)) = store.as_app(fold.next[0]) {
            let others: Vec<Term> = parts.iter().copied().filter(|part| *part != known[0]).collect();
            let holds = store.smart_or(&others);
            if !mentions(store, holds, &known[..known.len() - 1]) {
                let body = store.shift(holds, 1);
                let predicate = lambda_over(store, &[x], body);
                found.push(store.app(Op::Combinator(C::Find), [predicate, list, default]));
            }
        }
    }
    if is_flat && start == store.int(0) {
        let none = store.int(-1);
        let equalities = |store: &Store, term: Term, of: Term| -> Vec<Term> {
            let all = store.postorder(&[term]);
            let other = |term: Term| match store.as_app(term) {
                Some((Op::Eq, &[left, right])) if left == of => Some(right),
                Some((Op::Eq, &[left, right])) if right == of => Some(left),
                _ => None,
            };
            all.into_iter().filter_map(other).filter(|other| free(store, *other)).collect()
        };
        if default == none {
            for wanted in equalities(store, fold.next[1], x) {
                found.push(store.app(Op::Combinator(C::IndexOf), [wanted, list]));
            }
        }
        if result == store.sort_of(x) {
            for index in equalities(store, fold.next[1], known[0]) {
                found.push(store.app(Op::Combinator(C::Nth), [list, index, default]));
            }
        }
    }
    let remembers = !is_flat && [known[0], known[1]].map(|part| store.sort_of(part)) == [Sort::BOOL, store.sort_of(x)];
    if remembers && default == store.bool(true) && matches!(store.sort_of(x), Sort::INT | Sort::REAL) {
        found.push(store.app(Op::Combinator(C::Sorted), [list]));
    }
    found
}

/// `(seq.indexof l w 0)`, as the first index at which `w` is found.
fn occurrence(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Find), &[predicate, places, _]) = store.as_app(term)? else { return None };
    if store.element_sort(store.sort_of(places)) != Some(Sort::INT) {
        return None;
    }
    let at = store.fresh_constant("place", Sort::INT);
    let body = store.call(predicate, &[at]);
    let (Op::Eq, &[left, right]) = store.as_app(body)? else { return None };
    let zero = store.int(0);
    [(left, right), (right, left)].into_iter().find_map(|(wanted, part)| {
        let (Op::Combinator(Combinator::Take), &[_, rest]) = store.as_app(part)? else { return None };
        let (Op::Combinator(Combinator::Drop), &[place, list]) = store.as_app(rest)? else { return None };
        if place != at || mentions(store, wanted, &[at]) || mentions(store, list, &[at]) {
            return None;
        }
        let occurrence = store.app(Op::Combinator(Combinator::Occurrence), [list, wanted, zero]);
        let definition = as_fold(store, occurrence)?;
        let [stated, defined] = simplified(store, [term, definition]);
        same(store, stated, defined, DEPTH).then_some(occurrence)
    })
}

/// `(List.all_pairs r l)`, and `(List.distinct l)`.
fn pairs(store: &mut Store, term: Term) -> Option<Term> {
    let forall = Op::Combinator(Combinator::Forall);
    let (op, &[outer, over]) = store.as_app(term)? else { return None };
    let (Op::Combinator(Combinator::MapIndexed), &[_, list]) = store.as_app(over)? else { return None };
    if op != forall || over != store.indexed(list) {
        return None;
    }
    let row = store.element_sort(store.sort_of(over))?;
    let (p, q) = (store.fresh_constant("pair", row), store.fresh_constant("pair", row));
    let inner = store.call(outer, &[p]);
    let (op, &[relation, again]) = store.as_app(inner)? else { return None };
    if op != forall || again != over {
        return None;
    }
    let body = store.call(relation, &[q]);
    let [body] = simplified(store, [body]);
    let parts = match store.as_app(body)? {
        (Op::Implies, &[premise, conclusion]) => vec![store.smart_not(premise), conclusion],
        (Op::Or, parts) => parts.to_vec(),
        _ => return None,
    };
    let (i, j) = (store.first(p), store.first(q));
    let not_later = [store.le(j, i), store.not(store.app(Op::Lt, [i, j]))];
    let (known, others): (Vec<Term>, Vec<Term>) = parts.into_iter().partition(|part| not_later.contains(part));
    let holds = store.smart_or(&others);
    let element = store.element_sort(store.sort_of(list))?;
    let (x, y) = (store.fresh_constant("element", element), store.fresh_constant("element", element));
    let holds = store.substitute(holds, &[(store.second(p), x), (store.second(q), y)]);
    if known.is_empty() || mentions(store, holds, &[p, q]) {
        return None;
    }
    let (equal, opposite) = (store.eq(x, y), store.eq(y, x));
    if [store.not(equal), store.not(opposite)].contains(&holds) {
        return Some(store.app(Op::Combinator(Combinator::Distinct), [list]));
    }
    let body = store.shift(holds, 2);
    let relation = lambda_over(store, &[x, y], body);
    let said = store.all_pairs(relation, list);
    (said != term).then_some(said)
}

/// `(List.dedup l)`.
fn without_duplicates(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Map, &[_, kept]) = store.as_app(term)? else { return None };
    let (Op::Combinator(Combinator::Filter), &[_, indexed]) = store.as_app(kept)? else { return None };
    let (Op::Combinator(Combinator::MapIndexed), &[_, list]) = store.as_app(indexed)? else { return None };
    let whole = store.without_duplicates(list);
    let [stated, defined] = simplified(store, [term, whole]);
    (whole != term && same(store, stated, defined, DEPTH)).then_some(whole)
}

fn mentions(store: &Store, term: Term, any: &[Term]) -> bool {
    store.postorder(&[term]).iter().any(|part| any.contains(part))
}

/// Whether terms are the same but for the order of what an equation, a conjunction or a disjunction consists of. Recursion is bounded by `depth`.
fn same(store: &Store, one: Term, other: Term, depth: usize) -> bool {
    let Some(depth) = depth.checked_sub(1) else { return one == other };
    if one == other {
        return true;
    }
    match (store.node(one), store.node(other)) {
        (Node::Lambda(sorts, body), Node::Lambda(others, with)) => sorts == others && same(store, *body, *with, depth),
        (Node::App(op, parts), Node::App(with, others)) if op == with && parts.len() == others.len() => {
            let in_order = || parts.iter().zip(others).all(|(one, other)| same(store, *one, *other, depth));
            let swapped = || {
                matches!(op, Op::Eq | Op::And | Op::Or) && parts.len() == 2 && {
                    same(store, parts[0], others[1], depth) && same(store, parts[1], others[0], depth)
                }
            };
            in_order() || swapped()
        }
        _ => false,
    }
}
