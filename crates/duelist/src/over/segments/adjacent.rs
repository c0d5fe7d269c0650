//! What is said about all pairs of elements, said about neighbours.
//!
//! From each element to the next is the shortest way to say that a list is in order, and the one that [chains](super::chains) and walks read.

use super::sifted::{orders, quantified};
use crate::term::{Combinator, Map, Node, Op, Store, Term};

/// For each conjunct about all pairs of elements of a list and their order, what it says about neighbours.
///
/// **Soundness**: a consequence. Neighbours are a pair of which the first has the smaller index; the relation depends on nothing else of the indices, so 0 and 1 do as well.
pub(super) fn adjacent(store: &mut Store, conjuncts: &[Term]) -> Vec<Term> {
    conjuncts.iter().filter_map(|conjunct| neighbours(store, *conjunct)).collect()
}

fn neighbours(store: &mut Store, conjunct: Term) -> Option<Term> {
    let (stated, negated) = match store.as_app(conjunct)? {
        (Op::Not, &[inner]) => (inner, true),
        _ => (conjunct, false),
    };
    let (quantifier, outer, over) = quantified(store, stated)?;
    let Node::Lambda(_, inner) = *store.node(outer) else { return None };
    let (same, inner, others) = quantified(store, inner)?;
    let Node::Lambda(_, body) = *store.node(inner) else { return None };
    let (Op::Combinator(Combinator::MapIndexed), &[_, list]) = store.as_app(over)? else { return None };
    let all = (quantifier == Combinator::Forall) != negated;
    if !all || same != quantifier || others != store.shift(over, 1) || over != store.indexed(list) {
        return None;
    }
    let row = store.element_sort(store.sort_of(over))?;
    let relation = store.lambda([row, row], body);
    if !orders(store, relation, row) {
        return None;
    }
    let rest = store.app(Op::Combinator(Combinator::Drop), [store.int(1), list]);
    let pairs = store.zip(list, rest);
    let holds = store.function([store.element_sort(store.sort_of(pairs))?], |[pair]| {
        let (first, second) =
            (store.pair(store.int(0), store.first(pair)), store.pair(store.int(1), store.second(pair)));
        store.call(store.shift(relation, 1), &[first, second])
    });
    let holds = store.smart_rebuild(&[holds], &mut Map::default(), |_, _| None)[0];
    let stated = store.app(Op::Combinator(quantifier), [holds, pairs]);
    Some(if negated { store.not(stated) } else { stated })
}
