//! Elements out of bounds made explicit.
//!
//! `(seq.nth s i)` is *one fixed but arbitrary function of `s` and `i`* where `i` is out of bounds. No engine knows that operator: before any of them begins, it
//! becomes `(List.nth s i d)`, where `d` is what the function gives.
//!
//! Ackermann's reduction says what `d` is: a constant for each occurrence, and for each pair of occurrences `(s, i, d)` and `(t, j, e)` with elements of one sort the
//! condition `s = t ∧ i = j ⇒ d = e`. That is exact, for lists of lists as for others: from a model of the conditions the function is read off point by point
//! ([`Outside::complete`]), and from a function the constants. So nobody has to know functions of lists.
//!
//! An occurrence inside a function whose parameters it mentions has no constant. Then `d` is an application of a declared function of list and index, for
//! all occurrences with elements of that sort.

use super::applications::{Application, name_applications};
use crate::check::{EvalError, Evaluator};
use crate::model::{Model, Table, Underspecified};
use crate::term::{Combinator, Copied, Linear, Map, Node, Op, Set, Sort, Store, Symbol, Term};
use dashu_int::IBig;

/// With more occurrences than this, a function serves them all: conditions are as many as pairs.
const MAX_OCCURRENCES: usize = 64;

/// What stands for elements out of bounds, and for lists of lists that functions yield.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    applications: Vec<Application>,
    constants: Vec<Occurrence>,
    functions: Vec<(Symbol, Sort)>,
}

/// `(seq.nth list index)`, with the constant that stands for it out of bounds.
#[derive(Clone, Copy, Debug)]
struct Occurrence {
    list: Term,
    index: Term,
    default: Term,
    element: Sort,
    /// Whether the assertions say that it is within bounds.
    within: bool,
}

/// Copies assertions into a store of their own, where no element is out of bounds and no function yields lists of lists.
#[must_use]
pub fn copy_within_bounds(store: &Store, assertions: &[Term]) -> (Copied, Outside) {
    let mut copied = store.copy(assertions);
    let (terms, applications) = name_applications(&mut copied.store, &copied.terms);
    let (terms, outside) = within_bounds(&mut copied.store, &terms);
    copied.terms = terms;
    (copied, Outside { applications, ..outside })
}

/// Replaces `seq.nth` in assertions; conditions on the constants follow the assertions.
fn within_bounds(store: &mut Store, assertions: &[Term]) -> (Vec<Term>, Outside) {
    let mut outside = Outside::default();
    let assertions = &guarded(store, assertions)[..];
    let is_element = |term: &Term| matches!(store.as_app(*term), Some((Op::Combinator(Combinator::Element), _)));
    let found: Vec<Term> = store.postorder(assertions).into_iter().filter(is_element).collect();
    if found.is_empty() {
        return (assertions.to_vec(), outside);
    }
    let mut by_function: Vec<Sort> = Vec::new();
    for term in &found {
        let sort = store.sort_of(*term);
        let all = found.iter().filter(|other| store.sort_of(**other) == sort);
        if (!store.is_closed(*term) || all.count() > MAX_OCCURRENCES) && !by_function.contains(&sort) {
            by_function.push(sort);
            let list = store.list_sort(sort);
            outside.functions.push((store.declare_symbol("seq.nth0", &[list, Sort::INT], sort), sort));
        }
    }
    let facts = Facts::of(store, assertions);
    let mut done: Map<Term, Term> = Map::default();
    for term in store.postorder(assertions) {
        let children: Vec<Term> = store.children(term).iter().map(|child| done[child]).collect();
        let built = match (store.as_app(term), &children[..]) {
            (Some((Op::Combinator(Combinator::Element), &[stated, at])), &[list, index]) => {
                let element = store.sort_of(term);
                let default = match outside.functions.iter().find(|(_, sort)| *sort == element) {
                    Some((function, _)) => store.app(Op::Symbol(*function), [list, index]),
                    None => {
                        let default = store.fresh_constant("seq.nth0", element);
                        let within = facts.bound(store, stated, at);
                        outside.constants.push(Occurrence { list, index, default, element, within });
                        default
                    }
                };
                store.app(Op::Combinator(Combinator::Nth), [list, index, default])
            }
            _ => store.with_children(term, &children),
        };
        done.insert(term, built);
    }
    let mut terms: Vec<Term> = assertions.iter().map(|assertion| done[assertion]).collect();
    terms.extend(outside.conditions(store));
    (terms, outside)
}

/// `(ite c (seq.nth l i) d)` as `(ite c (List.nth l i d) d)`, where `c` says that `i` is within bounds, and without the choice if it says no more.
fn guarded(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(term) else { return term };
        let within = |element: Term, default: Term, value: bool| {
            let (Op::Combinator(Combinator::Element), &[list, index]) = store.as_app(element)? else { return None };
            let (from, to, others) = bounded(store, condition, value, list, index);
            let element = store.app(Op::Combinator(Combinator::Nth), [list, index, default]);
            (from && to).then_some((element, others))
        };
        match (within(then, otherwise, true), within(otherwise, then, false)) {
            (Some((element, 0)), _) | (_, Some((element, 0))) => element,
            (Some((element, _)), _) => store.ite(condition, element, otherwise),
            (_, Some((element, _))) => store.ite(condition, then, element),
            _ => term,
        }
    })
}

/// Whether it follows from a condition with this value that an index is not negative, and that it is less than the length of a list, and how much else it says.
fn bounded(store: &Store, condition: Term, value: bool, list: Term, index: Term) -> (bool, bool, usize) {
    let length = store.len_of(list);
    let (mut todo, mut others) = (vec![(condition, value)], 0);
    let (mut from, mut to) = (matches!(store.node(index), Node::Int(value) if *value >= IBig::ZERO), false);
    while let Some((part, value)) = todo.pop() {
        match (store.as_app(part), value) {
            (Some((Op::And, parts)), true) | (Some((Op::Or, parts)), false) => {
                todo.extend(parts.iter().map(|part| (*part, value)));
            }
            (Some((Op::Not, &[inner])), _) => todo.push((inner, !value)),
            (Some((op @ (Op::Le | Op::Lt), &[left, right])), _) if store.sort_of(left) == Sort::INT => {
                // `low ≤ high`, or `low < high`, which of integers is `low + 1 ≤ high`.
                let (low, high) = if value { (left, right) } else { (right, left) };
                let strict = (op == Op::Lt) == value;
                let mut sum = Linear::difference(store, low, high);
                sum.constant += IBig::from(u8::from(strict));
                sum.terms.retain(|_, factor| !factor.is_zero());
                let is = |wanted: Linear| {
                    let mut wanted = wanted;
                    wanted.terms.retain(|_, factor| !factor.is_zero());
                    wanted == sum
                };
                let after = Linear::difference(store, index, length);
                let below = is(Linear::difference(store, store.int(0), index));
                let inside = is(Linear { constant: &after.constant + IBig::ONE, ..after });
                (from, to) = (from || below, to || inside);
                let trivial = sum.terms.is_empty() && sum.constant <= IBig::ZERO;
                others += usize::from(!(below || inside || trivial));
            }
            (Some((Op::Eq, &[left, right])), false) => {
                let (zero, first) = (store.int(0), matches!(store.node(index), Node::Int(value) if value.is_zero()));
                let nothing = |one: Term, other: Term| {
                    one == length && other == zero
                        || one == list && matches!(store.as_app(other), Some((Op::ListValue(_), [])))
                };
                let some = first && (nothing(left, right) || nothing(right, left));
                to |= some;
                others += usize::from(!some);
            }
            _ => others += 1,
        }
    }
    (from, to, others)
}

/// Replaces `seq.nth` in terms, with a declared function of list and index for elements out of bounds: those in `functions`, by the sort of
/// elements, and new ones.
pub(crate) fn within_bounds_by_functions(
    store: &mut Store,
    terms: &[Term],
    functions: &mut Vec<(Symbol, Sort)>,
) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let Some((Op::Combinator(Combinator::Element), &[list, index])) = store.as_app(term) else { return term };
        let element = store.sort_of(term);
        let function = match functions.iter().find(|(_, sort)| *sort == element) {
            Some((function, _)) => *function,
            None => {
                let list = store.list_sort(element);
                let function = store.declare_symbol("seq.nth0", &[list, Sort::INT], element);
                functions.push((function, element));
                function
            }
        };
        let default = store.app(Op::Symbol(function), [list, index]);
        store.app(Op::Combinator(Combinator::Nth), [list, index, default])
    })
}

/// `(List.nth l i d)` as `(ite (and (<= 0 i) (< i (List.len l))) (seq.nth l i) d)`, for who knows the latter, and `List.head` in the same way.
pub(crate) fn by_elements(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let (list, index, default) = match store.as_app(term) {
            Some((Op::Combinator(Combinator::Nth), &[list, index, default])) => (list, index, default),
            Some((Op::Combinator(Combinator::Head), &[list, default])) => (list, store.int(0), default),
            _ => return term,
        };
        let (zero, length) = (store.int(0), store.len_of(list));
        let bounds = [store.le(zero, index), store.app(Op::Lt, [index, length])];
        let within = store.and(bounds);
        let element = store.app(Op::Combinator(Combinator::Element), [list, index]);
        store.ite(within, element, default)
    })
}

impl Outside {
    /// Equal lists and equal indices give equal elements. Those that are within bounds anyway need no condition.
    fn conditions(&self, store: &mut Store) -> Vec<Term> {
        let mut conditions = Vec::new();
        let open: Vec<&Occurrence> = self.constants.iter().filter(|occurrence| !occurrence.within).collect();
        for (at, one) in open.iter().enumerate() {
            for other in open[..at].iter().filter(|other| other.element == one.element) {
                if let (Node::Int(i), Node::Int(j)) = (store.node(one.index), store.node(other.index)) {
                    if i != j {
                        continue;
                    }
                }
                let mut same = Vec::new();
                for (left, right) in [(other.index, one.index), (other.list, one.list)] {
                    if left != right {
                        same.push(store.eq(left, right));
                    }
                }
                let (same, agree) = (store.and(same), store.eq(other.default, one.default));
                conditions.push(store.app(Op::Implies, [same, agree]));
            }
        }
        conditions
    }

    /// Reads the functions off a model of the replaced assertions, which means all their symbols.
    ///
    /// # Errors
    /// If a list or an index cannot be evaluated.
    pub fn complete(&self, store: &Store, model: &mut Model, limit: &impl Fn() -> bool) -> Result<(), EvalError> {
        for Occurrence { list, index, default, element, .. } in &self.constants {
            model.complete(store, &store.symbols_in(&[*list, *index, *default]));
            let mut values = Vec::new();
            for term in [*list, *index, *default] {
                values.push(Evaluator::new(store, model).with_limit(limit).value(term)?);
            }
            let value = values.pop().expect("three values");
            let table = model.underspecified.entry(Underspecified::Element(*element));
            let table = table.or_insert_with(|| Table::new(value.clone()));
            if Underspecified::Element(*element).is_open_at(&values) {
                table.insert(values, value);
            }
        }
        for (symbol, element) in &self.functions {
            if let Some(table) = model.functions.shift_remove(symbol) {
                model.underspecified.insert(Underspecified::Element(*element), table);
            }
        }
        self.applications.iter().try_for_each(|application| application.complete(store, model, limit))
    }
}

/// What is asserted outright.
struct Facts(Set<Term>);

impl Facts {
    fn of(store: &Store, assertions: &[Term]) -> Facts {
        let (mut facts, mut todo) = (Set::default(), assertions.to_vec());
        while let Some(term) = todo.pop() {
            match store.as_app(term) {
                Some((Op::And, parts)) => todo.extend(parts),
                _ => {
                    facts.insert(term);
                }
            }
        }
        Facts(facts)
    }

    /// Whether it is asserted, or plain to see, that an index is within the bounds of a list.
    fn bound(&self, store: &mut Store, list: Term, index: Term) -> bool {
        let (zero, length) = (store.int(0), store.len_of(list));
        let (from, to) = (store.app(Op::Le, [zero, index]), store.app(Op::Lt, [index, length]));
        let minus_one = store.int(-1);
        let after = store.app(Op::Lt, [minus_one, index]);
        let positive = store.app(Op::Lt, [zero, index]);
        let literal = match store.node(index) {
            Node::Int(value) => usize::try_from(value).ok(),
            _ => None,
        };
        let count = match store.as_app(list) {
            Some((Op::ListValue(_), elements)) => elements.len(),
            _ => 0,
        };
        let low = literal.is_some() || [from, after, positive].iter().any(|fact| self.0.contains(fact));
        let high = literal.is_some_and(|index| index < count) || self.0.contains(&to);
        low && high
    }
}
