//! Where a list occurs in another, as a position about which something is known.
//!
//! `(seq.indexof s t n)` becomes a constant `p`, with what is true of it: `t` is the part of `s` at `p` unless `p` is −1, and `t` is not the part of `s` at `q`, for any `q` from
//! `n` on and before `p`. The latter is said of the positions that the assertions speak of: the beginning and the end, where parts that are put together meet, where elements are dropped,
//! and where other lists occur, in this list or in one that occurs in it.

use crate::term::{Combinator, Map, Op, Set, Sort, Store, Term};

/// No more positions than this are looked at for all occurrences together.
const MAX_POSITIONS: usize = 64;

struct Occurrence {
    list: Term,
    wanted: Term,
    from: Term,
    /// The index, or −1.
    place: Term,
}

/// Replaces occurrences in conjuncts by constants, but for those of units, and adds what is known of them.
///
/// **Soundness**: in a model of the conjuncts, let the constant be what it replaces. All that is added is true of any lists.
pub(super) fn occurrences(store: &mut Store, conjuncts: &[Term]) -> Vec<Term> {
    let mut found: Vec<Occurrence> = Vec::new();
    let mut known: Map<Term, Term> = Map::default();
    for term in store.postorder(conjuncts) {
        let children: Vec<Term> = store.children(term).iter().map(|child| known[child]).collect();
        let built = store.with_children(term, &children);
        let replaced = match (store.as_app(built), store.is_closed(term)) {
            (Some((Op::Combinator(Combinator::Occurrence), &[list, wanted, from])), true) => {
                store.unit_occurrence(list, wanted, from).unwrap_or_else(|| {
                    let place = store.fresh_constant("place", Sort::INT);
                    found.push(Occurrence { list, wanted, from, place });
                    place
                })
            }
            _ => built,
        };
        known.insert(term, replaced);
    }
    let mut conjuncts: Vec<Term> = conjuncts.iter().map(|conjunct| known[conjunct]).collect();
    let terms = store.postorder(&conjuncts);
    let (mut facts, mut budget) = (Vec::new(), MAX_POSITIONS);
    for occurrence in &found {
        let zero = store.int(0);
        let occurs = store.le(zero, occurrence.place);
        let absent = store.not(occurs);
        let (occurs, absent) = (conjuncts.contains(&occurs), conjuncts.contains(&absent));
        facts.push(match (occurs, absent) {
            (true, _) => occurrence.at(store, occurrence.place),
            (_, true) => occurrence.nowhere(store),
            _ => occurrence.found(store),
        });
        // That it occurs says nothing of where it does not.
        if occurs && uses(store, &terms, occurrence.place) == 1 {
            continue;
        }
        for position in occurrence.positions(store, &found, &terms) {
            if budget > 0 {
                facts.push(occurrence.first(store, position));
                budget -= 1;
            }
        }
    }
    for term in terms {
        facts.extend(index_of(store, term));
    }
    conjuncts.extend(facts);
    conjuncts
}

/// How many terms have a term as an argument.
fn uses(store: &Store, terms: &[Term], argument: Term) -> usize {
    terms.iter().filter(|term| store.children(**term).contains(&argument)).count()
}

impl Occurrence {
    /// `place = −1 ∨ 0 ≤ from ≤ place ∧ place + |wanted| ≤ |list| ∧ wanted = take |wanted| (drop place list)`
    fn found(&self, store: &mut Store) -> Term {
        let (is_none, is_there) = (self.nowhere(store), self.at(store, self.place));
        store.or([is_none, is_there])
    }

    /// `(place = −1 ∨ position < place) ⇒ ¬ (0 ≤ from ≤ position ∧ …)`
    fn first(&self, store: &mut Store, position: Term) -> Term {
        let (is_none, before) = (self.nowhere(store), store.app(Op::Lt, [position, self.place]));
        let (skipped, there) = (store.or([is_none, before]), self.at(store, position));
        let not_there = store.not(there);
        store.app(Op::Implies, [skipped, not_there])
    }

    /// `place = −1`
    fn nowhere(&self, store: &mut Store) -> Term {
        let none = store.int(-1);
        store.eq(self.place, none)
    }

    /// Whether the list is there, at a position that counts.
    fn at(&self, store: &mut Store, position: Term) -> Term {
        let (zero, length, count) = (store.int(0), store.len_of(self.list), store.len_of(self.wanted));
        let rest = store.app(Op::Combinator(Combinator::Drop), [position, self.list]);
        let part = store.app(Op::Combinator(Combinator::Take), [count, rest]);
        let end = store.sum([position, count]);
        let conditions = [
            store.le(zero, self.from),
            store.le(self.from, position),
            store.le(end, length),
            store.eq(self.wanted, part),
        ];
        store.and(conditions)
    }

    /// The positions in the list that the assertions speak of.
    fn positions(&self, store: &mut Store, all: &[Occurrence], terms: &[Term]) -> Vec<Term> {
        let (length, count) = (store.len_of(self.list), store.len_of(self.wanted));
        let mut positions = Vec::new();
        for outer in all.iter().filter(|outer| outer.list == self.list && outer.place != self.place) {
            for inner in all.iter().filter(|inner| inner.list == outer.wanted) {
                positions.push(store.sum([outer.place, inner.place]));
            }
            positions.push(outer.place);
        }
        positions.extend([self.from, store.app(Op::Sub, [length, count])]);
        if let Some((Op::Append, parts)) = store.as_app(self.list) {
            let parts = parts.to_vec();
            let mut start = store.int(0);
            for part in parts {
                let length = store.len_of(part);
                start = store.sum([start, length]);
                positions.push(start);
            }
        }
        for term in terms {
            match store.as_app(*term) {
                Some((Op::Combinator(Combinator::Drop), &[count, list]))
                    if list == self.list && store.is_closed(count) =>
                {
                    positions.push(count);
                }
                _ => {}
            }
        }
        let mut seen = Set::default();
        positions.retain(|position| seen.insert(*position));
        positions
    }
}

/// What is true of `(List.index_of e l)`: it is −1 and `e` is not in `l`, or it is the index of an element that is `e`.
fn index_of(store: &mut Store, term: Term) -> Option<Term> {
    let Some((Op::Combinator(Combinator::IndexOf), &[wanted, list])) = store.as_app(term) else { return None };
    if !store.is_closed(term) {
        return None;
    }
    let (none, zero, length) = (store.int(-1), store.int(0), store.len_of(list));
    let element = store.app(Op::Combinator(Combinator::Nth), [list, term, wanted]);
    let occurs = store.app(Op::Combinator(Combinator::Contains), [wanted, list]);
    let absent = [store.eq(term, none), store.not(occurs)];
    let present = [store.le(zero, term), store.app(Op::Lt, [term, length]), store.eq(element, wanted), occurs];
    let (absent, present) = (store.and(absent), store.and(present));
    Some(store.or([absent, present]))
}
