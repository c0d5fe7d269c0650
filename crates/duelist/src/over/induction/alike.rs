//! Candidates about words and other values of theories: what may be equal, ordered, or agree in a bit.

use super::reach::Reach;
use crate::term::{Node, Set, Sort, Store, Term};
use crate::theory::Row;

/// More variables than this are not compared pairwise.
const MAX_PAIRED: usize = 8;

/// Atoms over the state's words and values of other theories, compared with each other, with numbers and with literals.
pub(super) fn atoms(store: &mut Store, reach: &Reach, now: &[Term]) -> Vec<Term> {
    let of_theory = |store: &Store, term: &Term| store.is_theory_sort(store.sort_of(*term));
    let variables: Vec<Term> =
        reach.variables().into_iter().filter(|term| of_theory(store, term)).take(MAX_PAIRED).collect();
    if variables.is_empty() {
        return Vec::new();
    }
    let rigid = reach.rigid.iter().copied().filter(|term| of_theory(store, term)).take(MAX_PAIRED);
    let roots: Vec<Term> = now.iter().chain(&reach.next).chain(&reach.init).copied().collect();
    let mut seen = Set::default();
    let literals = store.postorder(&roots).into_iter().filter(|term| matches!(store.node(*term), Node::Literal(_)));
    let others: Vec<Term> =
        variables.iter().copied().chain(rigid).chain(literals).filter(|term| seen.insert(*term)).collect();
    let mut atoms = Vec::new();
    for (index, left) in variables.iter().enumerate() {
        let sort = store.sort_of(*left);
        for right in
            others[index + 1..].iter().copied().filter(|other| store.sort_of(*other) == sort).collect::<Vec<_>>()
        {
            atoms.push(store.smart_eq(*left, right));
            if let Some(width) = store.width(sort) {
                atoms.extend(words(store, *left, right, width));
            }
        }
        if let Some(width) = store.width(sort) {
            let numbers: Vec<Term> =
                reach.variables().into_iter().filter(|term| store.sort_of(*term) == Sort::INT).collect();
            for number in numbers {
                let counted = Row::named("int_to_bv").expect("a row").op(&[width]);
                let counted = store.app(counted, [number]);
                atoms.push(store.smart_eq(*left, counted));
                let (low, parity) = (bit(store, *left, 0), Row::named("int_to_bv").expect("a row").op(&[1]));
                let parity = store.app(parity, [number]);
                atoms.push(store.smart_eq(low, parity));
            }
        }
    }
    atoms
}

/// How two words of a width may compare.
fn words(store: &mut Store, left: Term, right: Term, width: u32) -> Vec<Term> {
    let below = Row::named("bvule").expect("a row").op(&[]);
    let mut atoms = vec![store.app(below, [left, right]), store.app(below, [right, left])];
    for place in [0, width - 1] {
        let (a, b) = (bit(store, left, place), bit(store, right, place));
        let same = store.smart_eq(a, b);
        atoms.extend([same, store.smart_not(same)]);
    }
    atoms
}

fn bit(store: &mut Store, word: Term, place: u32) -> Term {
    let extract = Row::named("extract").expect("a row").op(&[place, place]);
    store.app(extract, [word])
}
