//! Combinators that are short for others: the definitions that rows of the table of combinators refer to.
//!
//! Each function takes the arguments of a well-sorted application, in the order of its row, and gives the term that it stands
//! for. Nothing after elaboration sees these combinators.

use dashu_ratio::RBig;

use super::{Combinator, Node, Op, Sort, Store, Term};

/// `(List.tail l)` is `(List.drop 1 l)`.
pub(super) fn tail(store: &mut Store, arguments: &[Term]) -> Term {
    let one = store.int(1);
    store.app(Op::Combinator(Combinator::Drop), [one, arguments[0]])
}

/// `(List.is_empty l)` is `(= (List.len l) 0)`.
pub(super) fn is_empty(store: &mut Store, arguments: &[Term]) -> Term {
    let (length, zero) = (store.len_of(arguments[0]), store.int(0));
    store.eq(length, zero)
}

/// `(List.product l)` is `(List.fold * 1 l)`.
pub(super) fn product(store: &mut Store, arguments: &[Term]) -> Term {
    let element = element(store, arguments[0]);
    let one = if element == Sort::REAL { store.term(Node::Real(RBig::ONE)) } else { store.int(1) };
    let step = two(store, element, |store, acc, x| store.app(Op::Mul, [acc, x]));
    store.fold(step, one, arguments[0])
}

/// `(List.update i e l)` is `(List.mapi (lambda ((j Int) (x T)) (ite (= j i) e x)) l)`.
pub(super) fn update(store: &mut Store, arguments: &[Term]) -> Term {
    let &[index, new, list] = arguments else { unreachable!("an index, an element and a list") };
    let element = element(store, list);
    let (index, new) = (store.shift(index, 2), store.shift(new, 2));
    let (place, old) = (store.bound(1, Sort::INT), store.bound(0, element));
    let here = store.eq(place, index);
    let body = store.ite(here, new, old);
    let function = store.lambda([Sort::INT, element], body);
    store.app(Op::Combinator(Combinator::MapIndexed), [function, list])
}

/// `(List.reduce f l d)` is `(List.fold f (List.head l d) (List.drop 1 l))`.
pub(super) fn reduce(store: &mut Store, arguments: &[Term]) -> Term {
    let &[function, list, default] = arguments else { unreachable!("a function, a list and a default") };
    let head = store.app(Op::Combinator(Combinator::Head), [list, default]);
    let rest = tail(store, &[list]);
    store.fold(function, head, rest)
}

/// `(List.min_by k l d)` is `(List.reduce (lambda ((a T) (x T)) (ite (< (k x) (k a)) x a)) l d)`.
pub(super) fn min_by(store: &mut Store, arguments: &[Term]) -> Term {
    extreme_by(store, arguments, |a, x| [x, a])
}

/// `(List.max_by k l d)` is `(List.reduce (lambda ((a T) (x T)) (ite (< (k a) (k x)) x a)) l d)`.
pub(super) fn max_by(store: &mut Store, arguments: &[Term]) -> Term {
    extreme_by(store, arguments, |a, x| [a, x])
}

/// The later element replaces the earlier one if the keys, put in the order that is given, increase strictly.
fn extreme_by(store: &mut Store, arguments: &[Term], order: fn(Term, Term) -> [Term; 2]) -> Term {
    let &[key, list, default] = arguments else { unreachable!("a key, a list and a default") };
    let element = element(store, list);
    let key = store.shift(key, 2);
    let step = two(store, element, |store, best, x| {
        let keys = order(store.call(key, &[best]), store.call(key, &[x]));
        let better = store.app(Op::Lt, keys);
        store.ite(better, x, best)
    });
    reduce(store, &[step, list, default])
}

/// `(List.partition p l)` is `(tuple (List.filter p l) (List.filter (lambda ((x T)) (not (p x))) l))`.
pub(super) fn partition(store: &mut Store, arguments: &[Term]) -> Term {
    let &[predicate, list] = arguments else { unreachable!("a predicate and a list") };
    let element = element(store, list);
    let (shifted, x) = (store.shift(predicate, 1), store.bound(0, element));
    let holds = store.call(shifted, &[x]);
    let body = store.not(holds);
    let negation = store.lambda([element], body);
    let filter = Op::Combinator(Combinator::Filter);
    let (those, others) = (store.app(filter, [predicate, list]), store.app(filter, [negation, list]));
    store.pair(those, others)
}

/// `(List.concat_map f l)` is `(List.concat (List.map f l))`.
pub(super) fn concat_map(store: &mut Store, arguments: &[Term]) -> Term {
    let images = store.map(arguments[0], arguments[1]);
    store.app(Op::Combinator(Combinator::Concat), [images])
}

/// `(List.map2 f l m)` is a map over `(List.zip l m)`.
pub(super) fn map2(store: &mut Store, arguments: &[Term]) -> Term {
    let &[function, left, right] = arguments else { unreachable!("a function and two lists") };
    let pairs = store.zip(left, right);
    let function = of_pair(store, function, pairs, None);
    store.map(function, pairs)
}

/// `(List.fold2 f init l m)` is a fold over `(List.zip l m)`.
pub(super) fn fold2(store: &mut Store, arguments: &[Term]) -> Term {
    let &[function, init, left, right] = arguments else { unreachable!("a function, a start and two lists") };
    let pairs = store.zip(left, right);
    let function = of_pair(store, function, pairs, Some(store.sort_of(init)));
    store.fold(function, init, pairs)
}

/// `(List.forall2 p l m)` is `List.forall` over `(List.zip l m)`.
pub(super) fn forall2(store: &mut Store, arguments: &[Term]) -> Term {
    of_pairs(store, Combinator::Forall, arguments)
}

/// `(List.exists2 p l m)` is `List.exists` over `(List.zip l m)`.
pub(super) fn exists2(store: &mut Store, arguments: &[Term]) -> Term {
    of_pairs(store, Combinator::Exists, arguments)
}

fn of_pairs(store: &mut Store, combinator: Combinator, arguments: &[Term]) -> Term {
    let &[predicate, left, right] = arguments else { unreachable!("a predicate and two lists") };
    let pairs = store.zip(left, right);
    let predicate = of_pair(store, predicate, pairs, None);
    store.app(Op::Combinator(combinator), [predicate, pairs])
}

/// A function of two elements, after an accumulator if there is one, as a function of a pair.
fn of_pair(store: &mut Store, function: Term, pairs: Term, acc: Option<Sort>) -> Term {
    let pair_sort = element(store, pairs);
    let parameters: Vec<Sort> = acc.into_iter().chain([pair_sort]).collect();
    let depth = if acc.is_some() { 2 } else { 1 };
    let pair = store.bound(0, pair_sort);
    let mut arguments: Vec<Term> = acc.into_iter().map(|sort| store.bound(1, sort)).collect();
    arguments.extend([store.first(pair), store.second(pair)]);
    let function = store.shift(function, depth);
    let body = store.call(function, &arguments);
    store.term(Node::Lambda(parameters.into(), body))
}

/// A function of two values of a sort.
fn two(store: &mut Store, sort: Sort, body: impl FnOnce(&mut Store, Term, Term) -> Term) -> Term {
    let (left, right) = (store.bound(1, sort), store.bound(0, sort));
    let body = body(store, left, right);
    store.lambda([sort, sort], body)
}

fn element(store: &Store, list: Term) -> Sort {
    store.element_sort(store.sort_of(list)).expect("a list")
}
