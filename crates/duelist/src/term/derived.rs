//! Combinators that are short for others: the definitions that rows of the table of combinators refer to.
//!
//! Each function takes the arguments of a well-sorted application, in the order of its row, and gives the term that it stands
//! for. Nothing after elaboration sees these combinators.

use dashu_ratio::RBig;

use super::{Combinator, Node, Op, Sort, Store, Term};

/// `(List.tail l)` is `(List.drop 1 l)`.
pub(super) fn tail(store: &Store, arguments: &[Term]) -> Term {
    let one = store.int(1);
    store.app(Op::Combinator(Combinator::Drop), [one, arguments[0]])
}

/// `(List.is_empty l)` is `(= (List.len l) 0)`.
pub(super) fn is_empty(store: &Store, arguments: &[Term]) -> Term {
    let (length, zero) = (store.len_of(arguments[0]), store.int(0));
    store.eq(length, zero)
}

/// `(List.product l)` is `(List.fold * 1 l)`.
pub(super) fn product(store: &Store, arguments: &[Term]) -> Term {
    let element = element(store, arguments[0]);
    let one = if element == Sort::REAL { store.term(Node::Real(RBig::ONE)) } else { store.int(1) };
    let step = two(store, element, |store, acc, x| store.app(Op::Mul, [acc, x]));
    store.fold(step, one, arguments[0])
}

/// `(List.update i e l)` is `(List.mapi (lambda ((j Int) (x T)) (ite (= j i) e x)) l)`.
pub(super) fn update(store: &Store, arguments: &[Term]) -> Term {
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
pub(super) fn reduce(store: &Store, arguments: &[Term]) -> Term {
    let &[function, list, default] = arguments else { unreachable!("a function, a list and a default") };
    let head = store.app(Op::Combinator(Combinator::Head), [list, default]);
    let rest = tail(store, &[list]);
    store.fold(function, head, rest)
}

/// `(List.min_by k l d)` is `(List.reduce (lambda ((a T) (x T)) (ite (< (k x) (k a)) x a)) l d)`.
pub(super) fn min_by(store: &Store, arguments: &[Term]) -> Term {
    extreme_by(store, arguments, |a, x| [x, a])
}

/// `(List.max_by k l d)` is `(List.reduce (lambda ((a T) (x T)) (ite (< (k a) (k x)) x a)) l d)`.
pub(super) fn max_by(store: &Store, arguments: &[Term]) -> Term {
    extreme_by(store, arguments, |a, x| [a, x])
}

/// The later element replaces the earlier one if the keys, put in the order that is given, increase strictly.
fn extreme_by(store: &Store, arguments: &[Term], order: fn(Term, Term) -> [Term; 2]) -> Term {
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
pub(super) fn partition(store: &Store, arguments: &[Term]) -> Term {
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
pub(super) fn concat_map(store: &Store, arguments: &[Term]) -> Term {
    let images = store.map(arguments[0], arguments[1]);
    store.app(Op::Combinator(Combinator::Concat), [images])
}

/// `(List.subset l m)` is `(List.forall (lambda ((x T)) (List.contains x m)) l)`.
pub(super) fn subset(store: &Store, arguments: &[Term]) -> Term {
    let inside = membership(store, arguments[1], true);
    store.app(Op::Combinator(Combinator::Forall), [inside, arguments[0]])
}

/// `(List.disjoint l m)` is `(List.forall (lambda ((x T)) (not (List.contains x m))) l)`.
pub(super) fn disjoint(store: &Store, arguments: &[Term]) -> Term {
    let outside = membership(store, arguments[1], false);
    store.app(Op::Combinator(Combinator::Forall), [outside, arguments[0]])
}

/// `(List.inter l m)` is `(List.filter (lambda ((x T)) (List.contains x m)) l)`.
pub(super) fn inter(store: &Store, arguments: &[Term]) -> Term {
    let inside = membership(store, arguments[1], true);
    store.app(Op::Combinator(Combinator::Filter), [inside, arguments[0]])
}

/// `(List.diff l m)` is `(List.filter (lambda ((x T)) (not (List.contains x m))) l)`.
pub(super) fn diff(store: &Store, arguments: &[Term]) -> Term {
    let outside = membership(store, arguments[1], false);
    store.app(Op::Combinator(Combinator::Filter), [outside, arguments[0]])
}

/// `(List.union l m)` is `(List.append l (List.diff m l))`.
pub(super) fn union(store: &Store, arguments: &[Term]) -> Term {
    let new = diff(store, &[arguments[1], arguments[0]]);
    store.app(Op::Append, [arguments[0], new])
}

/// `λ x. (List.contains x m)`, or its negation.
fn membership(store: &Store, list: Term, inside: bool) -> Term {
    let element = element(store, list);
    let (list, x) = (store.shift(list, 1), store.bound(0, element));
    let contained = store.app(Op::Combinator(Combinator::Contains), [x, list]);
    let body = if inside { contained } else { store.not(contained) };
    store.lambda([element], body)
}

/// `(List.permutation l m)` is
/// `(and (= (List.len l) (List.len m)) (List.forall (lambda ((x T)) (= (occurrences x l) (occurrences x m))) l))`, with `(List.count (lambda ((y T)) (= y x)) l)` for
/// `(occurrences x l)`. All elements of `l` are then as often in `m`, and as these fill `m`, there are no others.
pub(super) fn permutation(store: &Store, arguments: &[Term]) -> Term {
    let &[left, right] = arguments else { unreachable!("two lists") };
    let element = element(store, left);
    let lengths = [left, right].map(|list| store.len_of(list));
    let x = store.bound(0, element);
    let counts = [left, right].map(|list| {
        let list = store.shift(list, 1);
        occurrences(store, x, list)
    });
    let (same_length, same_count) = (store.eq(lengths[0], lengths[1]), store.eq(counts[0], counts[1]));
    let function = store.lambda([element], same_count);
    let same_counts = store.app(Op::Combinator(Combinator::Forall), [function, left]);
    store.and([same_length, same_counts])
}

/// How often a value occurs in a list.
fn occurrences(store: &Store, value: Term, list: Term) -> Term {
    let element = element(store, list);
    let (value, y) = (store.shift(value, 1), store.bound(0, element));
    let same = store.eq(y, value);
    let is_value = store.lambda([element], same);
    store.app(Op::Combinator(Combinator::Count), [is_value, list])
}

/// `(List.dedup l)` keeps the elements that are in no list `(List.take i l)` for their index `i`.
pub(super) fn dedup(store: &Store, arguments: &[Term]) -> Term {
    let list = arguments[0];
    let indexed = indexed(store, list);
    let row = element(store, indexed);
    let (shifted, p) = (store.shift(list, 1), store.bound(0, row));
    let (index, value) = (store.first(p), store.second(p));
    let before = store.app(Op::Combinator(Combinator::Take), [index, shifted]);
    let seen = store.app(Op::Combinator(Combinator::Contains), [value, before]);
    let new = store.not(seen);
    let function = store.lambda([row], new);
    let kept = store.app(Op::Combinator(Combinator::Filter), [function, indexed]);
    let value = store.lambda([row], value);
    store.map(value, kept)
}

/// `(List.all_pairs p l)`: of all elements and all those after them `p` holds.
pub(super) fn all_pairs(store: &Store, arguments: &[Term]) -> Term {
    pairs(store, Combinator::Forall, arguments, |store, [later, holds]| store.app(Op::Implies, [later, holds]))
}

/// `(List.exists_pair p l)`: of some element and one after it `p` holds.
pub(super) fn exists_pair(store: &Store, arguments: &[Term]) -> Term {
    pairs(store, Combinator::Exists, arguments, |store, both| store.and(both))
}

/// A quantifier over pairs of elements: two of them over the elements with their indices, of which the second must be the larger.
fn pairs(
    store: &Store,
    quantifier: Combinator,
    arguments: &[Term],
    relativized: fn(&Store, [Term; 2]) -> Term,
) -> Term {
    let &[relation, list] = arguments else { unreachable!("a relation and a list") };
    let indexed = indexed(store, list);
    let row = element(store, indexed);
    let (inner_relation, inner_list) = (store.shift(relation, 2), store.shift(indexed, 1));
    let (p, q) = (store.bound(1, row), store.bound(0, row));
    let [i, x, j, y] = [store.first(p), store.second(p), store.first(q), store.second(q)];
    let later = store.app(Op::Lt, [i, j]);
    let holds = store.call(inner_relation, &[x, y]);
    let body = relativized(store, [later, holds]);
    let body = store.lambda([row], body);
    let body = store.app(Op::Combinator(quantifier), [body, inner_list]);
    let body = store.lambda([row], body);
    store.app(Op::Combinator(quantifier), [body, indexed])
}

/// Each element as a pair of its index and itself.
fn indexed(store: &Store, list: Term) -> Term {
    let element = element(store, list);
    let (index, x) = (store.bound(1, Sort::INT), store.bound(0, element));
    let pair = store.pair(index, x);
    let function = store.lambda([Sort::INT, element], pair);
    store.app(Op::Combinator(Combinator::MapIndexed), [function, list])
}

impl Store {
    /// `(List.distinct l)` as `(List.all_pairs (lambda ((x T) (y T)) (not (= x y))) l)`.
    pub(crate) fn distinct_by_pairs(&self, list: Term) -> Term {
        let element = element(self, list);
        let different = two(self, element, |store, x, y| {
            let same = store.eq(x, y);
            store.not(same)
        });
        all_pairs(self, &[different, list])
    }

    /// That a list has the elements of another, equally often.
    pub(crate) fn permutation(&self, left: Term, right: Term) -> Term {
        permutation(self, &[left, right])
    }

    /// The elements of a list with their indices, as pairs.
    pub(crate) fn indexed(&self, list: Term) -> Term {
        indexed(self, list)
    }

    /// `(List.dedup l)`.
    pub(crate) fn without_duplicates(&self, list: Term) -> Term {
        dedup(self, &[list])
    }

    /// That a relation holds of all elements and those after them.
    pub(crate) fn all_pairs(&self, relation: Term, list: Term) -> Term {
        all_pairs(self, &[relation, list])
    }

    /// That two elements of a list satisfy a predicate.
    pub(crate) fn exists_two(&self, predicate: Term, list: Term) -> Term {
        let predicate = self.shift(predicate, 2);
        let both = two(self, element(self, list), |store, x, y| {
            store.and([store.call(predicate, &[x]), store.call(predicate, &[y])])
        });
        exists_pair(self, &[both, list])
    }
}

/// `(List.map2 f l m)` is a map over `(List.zip l m)`.
pub(super) fn map2(store: &Store, arguments: &[Term]) -> Term {
    let &[function, left, right] = arguments else { unreachable!("a function and two lists") };
    let pairs = store.zip(left, right);
    let function = of_pair(store, function, pairs, None);
    store.map(function, pairs)
}

/// `(List.fold2 f init l m)` is a fold over `(List.zip l m)`.
pub(super) fn fold2(store: &Store, arguments: &[Term]) -> Term {
    let &[function, init, left, right] = arguments else { unreachable!("a function, a start and two lists") };
    let pairs = store.zip(left, right);
    let function = of_pair(store, function, pairs, Some(store.sort_of(init)));
    store.fold(function, init, pairs)
}

/// `(List.forall2 p l m)` is `List.forall` over `(List.zip l m)`.
pub(super) fn forall2(store: &Store, arguments: &[Term]) -> Term {
    of_pairs(store, Combinator::Forall, arguments)
}

/// `(List.exists2 p l m)` is `List.exists` over `(List.zip l m)`.
pub(super) fn exists2(store: &Store, arguments: &[Term]) -> Term {
    of_pairs(store, Combinator::Exists, arguments)
}

fn of_pairs(store: &Store, combinator: Combinator, arguments: &[Term]) -> Term {
    let &[predicate, left, right] = arguments else { unreachable!("a predicate and two lists") };
    let pairs = store.zip(left, right);
    let predicate = of_pair(store, predicate, pairs, None);
    store.app(Op::Combinator(combinator), [predicate, pairs])
}

/// A function of two elements, after an accumulator if there is one, as a function of a pair.
fn of_pair(store: &Store, function: Term, pairs: Term, acc: Option<Sort>) -> Term {
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
fn two(store: &Store, sort: Sort, body: impl FnOnce(&Store, Term, Term) -> Term) -> Term {
    let (left, right) = (store.bound(1, sort), store.bound(0, sort));
    let body = body(store, left, right);
    store.lambda([sort, sort], body)
}

fn element(store: &Store, list: Term) -> Sort {
    store.element_sort(store.sort_of(list)).expect("a list")
}
