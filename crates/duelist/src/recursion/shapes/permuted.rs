//! Permutations: each element of a list is taken out of another one, and in the end nothing is left there.

use super::super::Lowering;
use super::super::definition::{Definition, Recursion};
use super::cases::Step;
use super::reduce::with_value;
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// A reading that needs other equations than those of the definition.
pub(in crate::recursion) struct Permutation {
    /// That the second list is a permutation of the first.
    pub(in crate::recursion) term: Term,
    /// What must be proved for the definition to mean that.
    pub(in crate::recursion) equations: [(Term, Term); 3],
}

/// A function of a list `l` and another `m` that is true of an empty `l` if `m` is empty, and of `x : r` if something is said of `x` and `m`, and if it is true of `r` and something that is made of `x` and `m`.
///
/// **Soundness**: let `x` be in `m` wherever that is said, let what is made of both be `m` without the first `x`, and let `m` be empty where `l` ends; these are the equations. An empty list is a permutation of
/// empty lists alone. The multiset of `x : r` is that of `m` if and only if `x` is in `m` and the multiset of `r` is that of `m` with one `x` less. So permutations satisfy both equations of the definition. These have only one
/// solution, since `l` gets smaller with every call. No induction is needed for that, so it is proved here once, for all lists.
pub(in crate::recursion) fn propose(
    lowering: &mut Lowering<'_>,
    definition: &Definition,
    recursion: &Recursion,
) -> Option<Permutation> {
    if recursion.step != 1 || recursion.earlier {
        return None;
    }
    let step = Step::new(lowering, definition, recursion)?;
    let (&[(other, new)], &[list], &[first]) = (&step.accumulators[..], &step.shrinking[..], &step.heads[..]) else {
        return None;
    };
    let store = &mut *lowering.store;
    let same = store.sort_of(other) == store.sort_of(list) && store.is_list(store.sort_of(list));
    if !same || store.sort_of(step.next) != Sort::BOOL {
        return None;
    }
    let [found, otherwise] = [true, false].map(|value| with_value(store, step.next, step.result, value));
    if !matches!(store.node(otherwise), Node::Bool(false)) {
        return None;
    }
    let is_in = store.app(Op::Combinator(Combinator::Contains), [first, other]);
    let without = without_first(store, first, other);
    let none = store.int(0);
    let length = store.len_of(other);
    let is_empty = store.eq(length, none);
    let equations = [(step.ended, is_empty), (found, is_in), (new, without)];
    Some(Permutation { term: store.permutation(list, other), equations })
}

/// A list without the first element that is equal to a value.
fn without_first(store: &mut Store, value: Term, list: Term) -> Term {
    let element = store.sort_of(value);
    let shifted = store.shift(value, 1);
    let other = store.bound(0, element);
    let equal = store.eq(shifted, other);
    let differs = store.not(equal);
    let differs = store.lambda([element], differs);
    let before = store.app(Op::Combinator(Combinator::TakeWhile), [differs, list]);
    let from = store.app(Op::Combinator(Combinator::DropWhile), [differs, list]);
    let one = store.int(1);
    let after = store.app(Op::Combinator(Combinator::Drop), [one, from]);
    store.append([before, after])
}
