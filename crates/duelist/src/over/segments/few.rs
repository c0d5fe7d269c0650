//! Counts that are compared with 0, 1 or 2, as existence: of an element, or of two.
//!
//! "Exactly one customer has this number" is about single positions, and no induction is needed to use it: there is one, and no two.

use super::extremes::is_dependent;
use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// The conjuncts with comparisons of counts with few as statements about the existence of elements, if functions look at other lists. Both sides are equal.
pub(super) fn few(store: &mut Store, conjuncts: &[Term]) -> Vec<Term> {
    let terms = store.postorder(conjuncts);
    let is_distinct = |term: &Term| matches!(store.as_app(*term), Some((Op::Combinator(Combinator::Distinct), _)));
    if !is_dependent(store, &terms) && !terms.iter().any(is_distinct) {
        return conjuncts.to_vec();
    }
    store.rebuild(conjuncts, &mut Map::default(), |store, term| compared(store, term).unwrap_or(term))
}

/// A comparison of a count with a number as a statement about existence. The length of a filtered list is a count, and so is what it lacks of the whole.
pub(super) fn compared(store: &Store, term: Term) -> Option<Term> {
    let (op @ (Op::Eq | Op::Le | Op::Lt), &[left, right]) = store.as_app(term)? else { return None };
    if store.sort_of(left) != Sort::INT {
        return None;
    }
    let mut difference = Difference::default();
    difference.add(store, left, 1, DEPTH)?;
    difference.add(store, right, -1, DEPTH)?;
    let (sign, count) = difference.count(store)?;
    let (number, not) = (difference.number, |term: Option<Term>| term.map(|term| store.not(term)));
    match (op, sign) {
        (Op::Eq, _) => match -number * sign {
            0 => not(at_least(store, 1, count)),
            1 => Some(store.and([at_least(store, 1, count)?, not(at_least(store, 2, count))?])),
            _ => None,
        },
        (Op::Le, 1) => not(at_least(store, 1 - number, count)),
        (Op::Lt, 1) => not(at_least(store, -number, count)),
        (Op::Le, _) => at_least(store, number, count),
        (_, _) => at_least(store, number + 1, count),
    }
}

/// Sums inside each other are looked at so deep.
const DEPTH: usize = 8;

/// One side of a comparison less the other: terms with their signs, and a number.
#[derive(Default)]
struct Difference {
    terms: Vec<(i64, Term)>,
    number: i64,
}

impl Difference {
    /// Adds a term with a sign. Recursion is bounded by `depth`.
    fn add(&mut self, store: &Store, term: Term, sign: i64, depth: usize) -> Option<()> {
        let depth = depth.checked_sub(1)?;
        match store.node(term) {
            Node::Int(number) => self.number += sign * i64::from(i16::try_from(number).ok()?),
            Node::App(Op::Add, parts) => parts.iter().try_for_each(|part| self.add(store, *part, sign, depth))?,
            Node::App(Op::Neg, parts) => self.add(store, parts[0], -sign, depth)?,
            Node::App(Op::Sub, parts) => {
                self.add(store, parts[0], sign, depth)?;
                parts[1..].iter().try_for_each(|part| self.add(store, *part, -sign, depth))?;
            }
            _ => self.terms.push((sign, term)),
        }
        Some(())
    }

    /// The count that is all there is but the number, with its sign. The length of a list less a count of its elements is the count of the others.
    fn count(&self, store: &Store) -> Option<(i64, Term)> {
        match self.terms[..] {
            [(sign, only)] => Some((sign, counted(store, only).unwrap_or(only))),
            [one, two] if one.0 != two.0 => {
                let others = |(sign, whole): (i64, Term), (_, part): (i64, Term)| {
                    let (Op::Len, &[list]) = store.as_app(whole)? else { return None };
                    let part = counted(store, part)?;
                    let (_, &[predicate, own]) = store.as_app(part)? else { return None };
                    let element = store.element_sort(store.sort_of(list))?;
                    let fails = store.function([element], |[x]| store.not(store.call(store.shift(predicate, 1), &[x])));
                    (own == list).then(|| (sign, store.app(Op::Combinator(Combinator::Count), [fails, list])))
                };
                others(one, two).or_else(|| others(two, one))
            }
            _ => None,
        }
    }
}

/// A count, or the length of a filtered list as one.
fn counted(store: &Store, term: Term) -> Option<Term> {
    match store.as_app(term)? {
        (Op::Combinator(Combinator::Count), _) => Some(term),
        (Op::Len, &[list]) => match store.as_app(list)? {
            (Op::Combinator(Combinator::Filter), parts) => {
                Some(store.app(Op::Combinator(Combinator::Count), parts.to_vec()))
            }
            _ => None,
        },
        _ => None,
    }
}

/// That a count is at least 1 or 2, or a sum of counts at least 1.
fn at_least(store: &Store, least: i64, count: Term) -> Option<Term> {
    if let Some((Op::Combinator(Combinator::Sum), &[counts])) = store.as_app(count) {
        let (Op::Map, &[function, list]) = store.as_app(counts)? else { return None };
        let Node::Lambda(sorts, body) = store.node(function) else { return None };
        let (Op::Combinator(Combinator::Count), _) = store.as_app(*body)? else { return None };
        let some = store.lambda(sorts.clone(), at_least(store, 1, *body)?);
        return (least == 1).then(|| store.app(Op::Combinator(Combinator::Exists), [some, list]));
    }
    let (Op::Combinator(Combinator::Count), &[predicate, list]) = store.as_app(count)? else { return None };
    match least {
        1 => Some(store.app(Op::Combinator(Combinator::Exists), [predicate, list])),
        2 => Some(store.exists_two(predicate, list)),
        _ => None,
    }
}
