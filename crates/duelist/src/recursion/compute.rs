//! What is known of a term whose arguments are opened: tests, selections and comparisons are computed, so that only the calls of the case are left.

use dashu_int::IBig;

use super::Lowering;
use crate::term::{Combinator, Linear, Map, Node, Op, Role, Sort, Store, Term};

impl Lowering<'_> {
    /// The term with what is known about opened arguments computed. Both mean the same under every interpretation in which the facts about constants hold.
    pub(super) fn computed(&mut self, term: Term) -> Term {
        let mut memo: Map<Term, Term> = Map::default();
        let facts = &self.functions.facts;
        let sign = |store: &Store, term: Term| sign(store, facts, term);
        self.store.smart_rebuild(&[term], &mut memo, |store, term| match store.as_app(term)? {
            (Op::Eq, &[left, right]) if store.sort_of(left) == Sort::INT => compared(store, &sign, Op::Eq, left, right),
            (Op::Eq, &[left, right]) if store.is_list(store.sort_of(left)) => lists_equal(store, left, right),
            (Op::Eq, &[left, right]) => constructors_equal(store, left, right),
            (op @ (Op::Le | Op::Lt), &[left, right]) if store.sort_of(left) == Sort::INT => {
                compared(store, &sign, op, left, right)
            }
            (Op::Add | Op::Sub, _) if store.sort_of(term) == Sort::INT => summed(store, term),
            (Op::Ite, &[condition, then, otherwise]) => lesser(store, &sign, condition, then, otherwise),
            (Op::Len, &[list]) => length(store, list),
            (Op::Combinator(Combinator::Head), &[list, _]) => element(store, list, 0),
            (Op::Combinator(Combinator::Nth | Combinator::Element), parts) => {
                let (list, place) = (parts[0], natural(store, parts[1])?);
                element(store, list, place)
            }
            (Op::Combinator(Combinator::Range), &[low, high]) => {
                let difference = Linear::difference(store, low, high);
                let empty = bounds(store, &sign, &difference).0.is_some_and(|less| less >= IBig::ZERO);
                empty.then(|| store.app(Op::ListValue(Sort::INT), []))
            }
            (Op::Combinator(Combinator::Drop), &[count, list]) => {
                let count = natural(store, count)?;
                dropped(store, list, count)
            }
            (Op::Combinator(Combinator::Take), &[count, list]) => {
                let length = length(store, list).unwrap_or_else(|| store.len_of(list));
                let difference = Linear::difference(store, count, length);
                match bounds(store, &sign, &difference).0 {
                    Some(more) if more >= IBig::ZERO => Some(list),
                    _ => taken(store, list, natural(store, count)?),
                }
            }
            _ => None,
        })[0]
    }
}

/// The term, with values that are put together again from their own fields as themselves, where a condition says how they were made.
pub(super) fn regrouped(store: &mut Store, term: Term) -> Term {
    store.rebuild(&[term], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Ite, &[condition, then, otherwise])) => {
            let then = whole(store, &made_if(store, condition, true), then);
            let otherwise = whole(store, &made_if(store, condition, false), otherwise);
            store.smart_ite(condition, then, otherwise)
        }
        Some((Op::Implies, &[condition, then])) => {
            let then = whole(store, &made_if(store, condition, true), then);
            store.app(Op::Implies, [condition, then])
        }
        // One part matters only where the tests among the others do not decide, and those stay as they are.
        Some((op @ (Op::And | Op::Or), parts)) => {
            let made: Vec<_> = parts
                .iter()
                .filter(|part| is_test(store, **part))
                .flat_map(|part| made_if(store, *part, op == Op::And))
                .collect();
            let part = |part: &Term| if is_test(store, *part) { *part } else { whole(store, &made, *part) };
            store.app(op, parts.iter().map(part).collect::<Vec<Term>>())
        }
        _ => term,
    })[0]
}

/// Whether a formula says nothing but how a value was made, or was not.
fn is_test(store: &Store, formula: Term) -> bool {
    match store.as_app(formula) {
        Some((Op::Not, &[inner])) => matches!(store.as_app(inner), Some((Op::Test(..), _))),
        test => matches!(test, Some((Op::Test(..), _))),
    }
}

/// What is made by which constructor if a condition has this value.
fn made_if(store: &Store, condition: Term, value: bool) -> Vec<(Term, Sort, u32)> {
    let (mut found, mut todo) = (Vec::new(), vec![(condition, value)]);
    while let Some((term, value)) = todo.pop() {
        match (store.as_app(term), value) {
            (Some((Op::Not, &[inner])), _) => todo.push((inner, !value)),
            (Some((Op::And, parts)), true) | (Some((Op::Or, parts)), false) => {
                todo.extend(parts.iter().map(|part| (*part, value)));
            }
            (Some((Op::Test(sort, constructor), &[of])), true) => found.push((of, sort, constructor)),
            (Some((Op::Test(sort, constructor), &[of])), false) => {
                let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
                if count == 2 {
                    found.push((of, sort, 1 - constructor));
                }
            }
            _ => {}
        }
    }
    found
}

fn whole(store: &Store, made: &[(Term, Sort, u32)], term: Term) -> Term {
    let pairs: Vec<(Term, Term)> = made
        .iter()
        .filter(|(_, sort, constructor)| !store.constructor(*sort, *constructor).fields.is_empty())
        .map(|(of, sort, constructor)| {
            let count = store.constructor(*sort, *constructor).fields.len();
            let field = |field: u32| store.app(Op::Select(*sort, *constructor, field), [*of]);
            let fields: Vec<Term> = (0..).take(count).map(field).collect();
            (store.app(Op::Construct(*sort, *constructor), fields), *of)
        })
        .collect();
    store.substitute(term, &pairs)
}

/// Whether a term is known to be at least zero (`true`), or at most zero.
fn sign(store: &Store, facts: &Map<crate::term::Symbol, Term>, term: Term) -> Option<bool> {
    match store.as_app(term)? {
        (Op::Len, _) => Some(true),
        (Op::Symbol(symbol), []) => match store.as_app(*facts.get(&symbol)?)? {
            (Op::Le, &[low, high]) if high == term && natural(store, low) == Some(0) => Some(true),
            (Op::Le, &[low, high]) if low == term && natural(store, high) == Some(0) => Some(false),
            _ => None,
        },
        _ => None,
    }
}

fn natural(store: &Store, term: Term) -> Option<usize> {
    match store.node(term) {
        Node::Int(value) => usize::try_from(value).ok(),
        _ => None,
    }
}

/// The least and the greatest value of a sum, as far as they are known.
fn bounds(store: &Store, sign: &impl Fn(&Store, Term) -> Option<bool>, sum: &Linear) -> (Option<IBig>, Option<IBig>) {
    let (mut low, mut high) = (true, true);
    for (term, factor) in sum.terms.iter().filter(|(_, factor)| !factor.is_zero()) {
        let grows = sign(store, *term).map(|positive| positive == (*factor > IBig::ZERO));
        low &= grows == Some(true);
        high &= grows == Some(false);
    }
    (low.then(|| sum.constant.clone()), high.then(|| sum.constant.clone()))
}

/// A comparison of integers, if it is known.
fn compared(
    store: &Store,
    sign: &impl Fn(&Store, Term) -> Option<bool>,
    op: Op,
    left: Term,
    right: Term,
) -> Option<Term> {
    let (low, high) = bounds(store, sign, &Linear::difference(store, left, right));
    let (positive, negative) =
        (low.as_ref().is_some_and(|low| *low > IBig::ZERO), high.as_ref().is_some_and(|high| *high < IBig::ZERO));
    let (no_less, no_more) = (low.is_some_and(|low| low >= IBig::ZERO), high.is_some_and(|high| high <= IBig::ZERO));
    let value = match op {
        Op::Le if no_more => true,
        Op::Le if positive => false,
        Op::Lt if negative => true,
        Op::Lt if no_less => false,
        Op::Eq if positive || negative => false,
        Op::Eq if no_less && no_more => true,
        _ => return None,
    };
    Some(store.bool(value))
}

/// The lesser of two numbers, if it is known which one that is.
fn lesser(
    store: &Store,
    sign: &impl Fn(&Store, Term) -> Option<bool>,
    condition: Term,
    then: Term,
    otherwise: Term,
) -> Option<Term> {
    let Some((Op::Le, &[left, right])) = store.as_app(condition) else { return None };
    if store.sort_of(left) != Sort::INT || (then, otherwise) != (left, right) {
        return None;
    }
    match bounds(store, sign, &Linear::difference(store, left, right)) {
        (_, Some(high)) if high <= IBig::ZERO => Some(left),
        (Some(low), _) if low >= IBig::ZERO => Some(right),
        _ => None,
    }
}

/// A sum of a single term, or of none, as that, and one in which terms cancel without these.
fn summed(store: &Store, term: Term) -> Option<Term> {
    let mut sum = Linear::default();
    sum.add(store, term, IBig::ONE);
    let count = sum.terms.len();
    sum.terms.retain(|_, factor| !factor.is_zero());
    if sum.terms.len() > 1 && sum.terms.len() < count {
        return Some(sum.term(store));
    }
    match sum.terms.first() {
        None => Some(store.int(sum.constant)),
        Some((only, factor)) if sum.terms.len() == 1 && *factor == IBig::ONE && sum.constant.is_zero() => Some(*only),
        _ => None,
    }
}

/// The elements that a list is known to begin with, at most so many, and the rest.
fn known(store: &Store, mut list: Term, most: usize) -> (Vec<Term>, Term) {
    let mut elements = Vec::new();
    while elements.len() < most {
        match store.as_app(list) {
            Some((Op::Combinator(Combinator::Cons), &[first, rest])) => {
                elements.push(first);
                list = rest;
            }
            Some((Op::ListValue(sort), parts)) if !parts.is_empty() => {
                let count = parts.len().min(most - elements.len());
                elements.extend_from_slice(&parts[..count]);
                list = store.app(Op::ListValue(sort), &parts[count..]);
            }
            _ => break,
        }
    }
    (elements, list)
}

/// The element at a place that is known to be there. Out of bounds nothing is known, and `seq.nth` of the rest is another value.
fn element(store: &Store, list: Term, place: usize) -> Option<Term> {
    known(store, list, place + 1).0.get(place).copied()
}

fn dropped(store: &Store, list: Term, count: usize) -> Option<Term> {
    let (elements, rest) = known(store, list, count);
    let is_empty = matches!(store.as_app(rest), Some((Op::ListValue(_), [])));
    (elements.len() == count || is_empty).then_some(rest)
}

fn taken(store: &Store, list: Term, count: usize) -> Option<Term> {
    let (elements, _) = known(store, list, count);
    let sort = store.element_sort(store.sort_of(list))?;
    (elements.len() == count).then(|| store.app(Op::ListValue(sort), elements))
}

fn length(store: &Store, list: Term) -> Option<Term> {
    let (elements, rest) = known(store, list, usize::MAX);
    let is_empty = matches!(store.as_app(rest), Some((Op::ListValue(_), [])));
    if elements.is_empty() && !is_empty {
        return None;
    }
    let count = store.int(elements.len());
    Some(if is_empty { count } else { store.sum([store.len_of(rest), count]) })
}

/// An equality of lists of the language of which one is empty and the other is not.
fn lists_equal(store: &Store, left: Term, right: Term) -> Option<Term> {
    let is_empty = |list: Term| matches!(store.as_app(list), Some((Op::ListValue(_), [])));
    let begins = |list: Term| !known(store, list, 1).0.is_empty();
    let has_elements = |list: Term| match store.as_app(list) {
        Some((Op::Append, parts)) => parts.iter().any(|part| begins(*part)),
        _ => begins(list),
    };
    let differ = is_empty(left) && has_elements(right) || is_empty(right) && has_elements(left);
    differ.then(|| store.bool(false))
}

/// An equality between constructors, as one of their fields.
fn constructors_equal(store: &Store, left: Term, right: Term) -> Option<Term> {
    let (Some((Op::Construct(sort, one), first)), Some((Op::Construct(_, other), second))) =
        (store.as_app(left), store.as_app(right))
    else {
        return None;
    };
    if !matches!(store.role(sort), Role::List { .. } | Role::Nat { .. }) {
        return None;
    }
    if one != other {
        return Some(store.bool(false));
    }
    let pairs = first.iter().zip(second);
    let parts: Vec<Term> = pairs
        .map(|(left, right)| constructors_equal(store, *left, *right).unwrap_or_else(|| store.smart_eq(*left, *right)))
        .collect();
    Some(store.smart_and(&parts))
}
