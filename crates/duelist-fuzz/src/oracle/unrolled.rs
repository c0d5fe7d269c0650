//! The problem for lists of given lengths, written out element by element and put to a solver: a second meaning of every
//! combinator, which shares nothing with the rewriter and the evaluator.
//!
//! A list term is a set of alternatives, each a condition and the elements that the list has under it; a scalar term is rewritten until no list
//! is left in it. Problems here are shallow, so this recurses.

use std::time::Duration;

use duelist::internals::backend::{Backend, Deadline, Session, Verdict as Said};
use duelist::internals::term::{Combinator, Map, Node, Op, Sort, Store, Symbol, Term};

use super::ask::Verdict;
use crate::world::World;

/// More alternatives than this for one list are not followed.
const MOST: usize = 64;

/// A term is no longer followed beyond so many steps.
const STEPS: usize = 60_000;

/// The elements of a list, case by case.
type Cases = Vec<(Term, Vec<Term>)>;

/// Whether the problem has a model in which each list has the length that `length` gives it; `None` if it cannot be said. Lists inside other lists get
/// lengths from `inner` in turn, and where there are none, problems with such lists are left alone.
pub(super) fn unrolled(
    world: &mut World,
    backend: &dyn Backend,
    timeout: Duration,
    length: impl Fn(&str) -> usize,
    inner: &[usize],
) -> Option<Verdict> {
    let force = world.in_force();
    let (store, assertions) = (force.store, force.assertions);
    let mut unroll = Unroll { lists: Map::default(), scalars: Map::default(), known: Map::default(), steps: 0, store };
    for symbol in unroll.store.symbols_in(&assertions) {
        let info = unroll.store.symbol(symbol).clone();
        if info.parameters.iter().any(|sort| unroll.store.has_lists(*sort)) {
            return None;
        }
        if let Some(element) = unroll.store.element_sort(info.sort).filter(|_| info.parameters.is_empty()) {
            let (count, mut lengths) = (length(&info.name), inner.iter().copied().cycle());
            let elements = (0..count).map(|_| unknown(unroll.store, element, &mut lengths)).collect::<Option<_>>()?;
            unroll.lists.insert(symbol, elements);
        } else if unroll.store.has_lists(info.sort) {
            return None;
        }
    }
    let formulas: Vec<Term> = assertions.iter().map(|assertion| unroll.scalar(*assertion)).collect::<Option<_>>()?;
    if unroll.store.postorder(&formulas).into_iter().any(|term| unroll.store.has_lists(unroll.store.sort_of(term))) {
        return None;
    }
    let mut session = Session::open(backend, "unrolled", None).ok()?;
    for formula in formulas {
        session.assert(unroll.store, formula);
    }
    match session.check(unroll.store, &[], Deadline::after(timeout)) {
        Ok(Said::Sat) => Some(Verdict::Sat),
        Ok(Said::Unsat) => Some(Verdict::Unsat),
        _ => Some(Verdict::Unknown),
    }
}

/// Any value of a sort with lists of these lengths inside; `None` if it is a record with lists.
fn unknown(store: &mut Store, sort: Sort, lengths: &mut dyn Iterator<Item = usize>) -> Option<Term> {
    match store.element_sort(sort) {
        Some(element) => {
            let count = lengths.next()?;
            let elements: Vec<Term> = (0..count).map(|_| unknown(store, element, lengths)).collect::<Option<_>>()?;
            Some(store.app(Op::ListValue(element), elements))
        }
        None if store.has_lists(sort) => None,
        None => Some(store.fresh_constant("element", sort)),
    }
}

struct Unroll<'s> {
    store: &'s mut Store,
    lists: Map<Symbol, Vec<Term>>,
    scalars: Map<Term, Term>,
    known: Map<Term, Cases>,
    steps: usize,
}

impl Unroll<'_> {
    /// A closed scalar term without its lists; a list, which stands inside another, as a choice between lists that are written out.
    fn scalar(&mut self, term: Term) -> Option<Term> {
        if let Some(done) = self.scalars.get(&term) {
            return Some(*done);
        }
        if let Some(element) = self.store.element_sort(self.store.sort_of(term)) {
            let written = self.choose(term, |this, elements| Some(this.store.app(Op::ListValue(element), elements)))?;
            self.scalars.insert(term, written);
            return Some(written);
        }
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        let Node::App(op, arguments) = self.store.node(term).clone() else { return Some(term) };
        let result = match op {
            Op::Len => self.choose(arguments[0], |this, elements| Some(this.store.int(elements.len())))?,
            Op::Fold => {
                let init = self.scalar(arguments[1])?;
                self.choose(arguments[2], |this, elements| {
                    elements.iter().try_fold(init, |acc, element| this.call(arguments[0], &[acc, *element]))
                })?
            }
            Op::FoldRight => {
                let init = self.scalar(arguments[1])?;
                self.choose(arguments[2], |this, elements| {
                    elements.iter().rev().try_fold(init, |acc, element| this.call(arguments[0], &[*element, acc]))
                })?
            }
            Op::Combinator(combinator) => self.consumed(combinator, &arguments, term)?,
            Op::Eq if self.store.is_list(self.store.sort_of(arguments[0])) => self.equal(arguments[0], arguments[1])?,
            _ => {
                let parts: Vec<Term> = arguments.iter().map(|part| self.scalar(*part)).collect::<Option<_>>()?;
                self.store.app(op, parts)
            }
        };
        self.scalars.insert(term, result);
        Some(result)
    }

    /// A function applied to scalars.
    fn call(&mut self, function: Term, arguments: &[Term]) -> Option<Term> {
        let applied = self.store.beta(function, arguments);
        self.scalar(applied)
    }

    /// The value that depends on which case a list is in.
    fn choose(&mut self, list: Term, mut value: impl FnMut(&mut Self, &[Term]) -> Option<Term>) -> Option<Term> {
        let mut result = None;
        for (condition, elements) in self.list(list)?.into_iter().rev() {
            let value = value(self, &elements)?;
            result = Some(match result {
                None => value,
                Some(otherwise) => self.store.ite(condition, value, otherwise),
            });
        }
        result
    }

    /// The cases of a list, which exclude each other and leave nothing out.
    fn list(&mut self, term: Term) -> Option<Cases> {
        if let Some(cases) = self.known.get(&term) {
            return Some(cases.clone());
        }
        let (op, arguments) = self.store.as_app(term).map(|(op, arguments)| (op, arguments.to_vec()))?;
        let truth = self.store.bool(true);
        let cases = match op {
            Op::Symbol(symbol) => vec![(truth, self.lists.get(&symbol)?.clone())],
            Op::ListValue(_) => {
                let elements: Vec<Term> = arguments.iter().map(|part| self.scalar(*part)).collect::<Option<_>>()?;
                vec![(truth, elements)]
            }
            Op::Ite => {
                let condition = self.scalar(arguments[0])?;
                let negated = self.store.not(condition);
                let mut cases = self.under(condition, arguments[1])?;
                cases.extend(self.under(negated, arguments[2])?);
                cases
            }
            Op::Append => {
                let mut cases: Cases = vec![(truth, Vec::new())];
                for part in arguments {
                    cases = self.product(&cases, part)?;
                }
                cases
            }
            Op::Repeat => {
                let (count, element) = (self.scalar(arguments[0])?, self.scalar(arguments[1])?);
                let Node::Int(count) = self.store.node(count) else { return None };
                // A negative number has no absolute value that could be meant: the list is empty.
                let count = if count.to_string().starts_with('-') { 0 } else { count.to_string().parse().ok()? };
                vec![(truth, vec![element; Some(count).filter(|count| *count < MOST)?])]
            }
            Op::Rev => {
                let mut cases = self.list(arguments[0])?;
                cases.iter_mut().for_each(|(_, elements)| elements.reverse());
                cases
            }
            Op::Zip => {
                let (left, right) = (self.list(arguments[0])?, self.list(arguments[1])?);
                let mut cases = Vec::new();
                for (guard, elements) in &left {
                    for (other, others) in &right {
                        let pairs = elements.iter().zip(others).map(|(a, b)| self.store.pair(*a, *b)).collect();
                        cases.push((self.store.and([*guard, *other]), pairs));
                    }
                }
                cases
            }
            Op::Map => self.mapped(arguments[1], |this, _, element| this.call(arguments[0], &[element]))?,
            Op::Combinator(Combinator::Concat) => {
                let mut result = Vec::new();
                for (guard, lists) in self.list(arguments[0])? {
                    let mut cases: Cases = vec![(guard, Vec::new())];
                    for list in lists {
                        cases = self.product(&cases, list)?;
                    }
                    result.extend(cases);
                }
                result
            }
            Op::Fold | Op::FoldRight => {
                let (init, right) = (self.scalar(arguments[1])?, op == Op::FoldRight);
                let folded = self.choose(arguments[2], |this, elements| {
                    let mut elements = elements.to_vec();
                    if right {
                        elements.reverse();
                    }
                    elements.into_iter().try_fold(init, |acc, element| {
                        let both = if right { [element, acc] } else { [acc, element] };
                        this.call(arguments[0], &both)
                    })
                })?;
                self.list(folded)?
            }
            Op::Combinator(combinator) if combinator.signature().yields_value() => {
                let value = self.consumed(combinator, &arguments, term)?;
                self.list(value)?
            }
            Op::Combinator(combinator) => self.produced(combinator, &arguments)?,
            _ => return None,
        };
        if cases.len() > MOST {
            return None;
        }
        self.known.insert(term, cases.clone());
        Some(cases)
    }

    fn under(&mut self, condition: Term, list: Term) -> Option<Cases> {
        let cases = self.list(list)?;
        Some(cases.into_iter().map(|(guard, elements)| (self.store.and([condition, guard]), elements)).collect())
    }

    fn product(&mut self, cases: &Cases, list: Term) -> Option<Cases> {
        let others = self.list(list)?;
        let mut product = Vec::new();
        for (guard, elements) in cases {
            for (other, more) in &others {
                product.push((self.store.and([*guard, *other]), [&elements[..], more].concat()));
            }
        }
        (product.len() <= MOST).then_some(product)
    }

    fn mapped(&mut self, list: Term, mut image: impl FnMut(&mut Self, usize, Term) -> Option<Term>) -> Option<Cases> {
        let mut cases = self.list(list)?;
        for (_, elements) in &mut cases {
            for (index, element) in elements.iter_mut().enumerate() {
                *element = image(self, index, *element)?;
            }
        }
        Some(cases)
    }

    /// Each case split by what becomes of each element: `keep` gives the condition under which it stays, and what is put in its place.
    fn filtered(&mut self, list: Term, mut keep: impl FnMut(&mut Self, Term) -> Option<(Term, Term)>) -> Option<Cases> {
        let mut result: Cases = Vec::new();
        for (guard, elements) in self.list(list)? {
            let mut cases: Cases = vec![(guard, Vec::new())];
            for element in elements {
                let (condition, image) = keep(self, element)?;
                let negated = self.store.not(condition);
                let mut next = Vec::new();
                for (guard, kept) in cases {
                    next.push((self.store.and([guard, condition]), [&kept[..], &[image]].concat()));
                    next.push((self.store.and([guard, negated]), kept));
                }
                cases = next;
            }
            result.extend(cases);
            if result.len() > MOST {
                return None;
            }
        }
        Some(result)
    }

    /// Each case split by a number of elements from the front, from 0 to all of them.
    fn split(
        &mut self,
        list: Term,
        mut at: impl FnMut(&mut Self, &[Term], usize) -> Option<Term>,
        part: impl Fn(&[Term], usize) -> Vec<Term>,
    ) -> Option<Cases> {
        let mut result = Vec::new();
        for (guard, elements) in self.list(list)? {
            for count in 0..=elements.len() {
                let condition = at(self, &elements, count)?;
                result.push((self.store.and([guard, condition]), part(&elements, count)));
            }
        }
        Some(result)
    }

    /// The number clamped to the length is `count`.
    fn clamped(&mut self, number: Term, length: usize, count: usize) -> Term {
        let bound = self.store.int(count);
        let (least, most) = (self.store.le(number, bound), self.store.le(bound, number));
        match (count == 0, count == length) {
            (true, true) => self.store.bool(true),
            (true, false) => least,
            (false, true) => most,
            (false, false) => self.store.and([least, most]),
        }
    }

    /// Exactly the first `count` elements satisfy the predicate.
    fn prefix(&mut self, predicate: Term, elements: &[Term], count: usize) -> Option<Term> {
        let mut parts = Vec::new();
        for element in &elements[..count] {
            parts.push(self.call(predicate, &[*element])?);
        }
        if let Some(element) = elements.get(count) {
            let holds = self.call(predicate, &[*element])?;
            parts.push(self.store.not(holds));
        }
        Some(self.all(parts))
    }

    fn all(&mut self, parts: Vec<Term>) -> Term {
        if parts.is_empty() { self.store.bool(true) } else { self.store.and(parts) }
    }

    fn produced(&mut self, combinator: Combinator, arguments: &[Term]) -> Option<Cases> {
        let front = |elements: &[Term], count: usize| elements[..count].to_vec();
        let back = |elements: &[Term], count: usize| elements[count..].to_vec();
        Some(match combinator {
            Combinator::Filter => {
                self.filtered(arguments[1], |this, element| Some((this.call(arguments[0], &[element])?, element)))?
            }
            Combinator::FilterMap => self.filtered(arguments[1], |this, element| {
                let option = this.call(arguments[0], &[element])?;
                let sort = this.store.sort_of(option);
                let payload = this.store.payload(sort)?;
                let present = this.store.app(Op::Test(sort, payload.constructor), [option]);
                Some((present, this.store.app(Op::Select(sort, payload.constructor, 0), [option])))
            })?,
            Combinator::MapIndexed => self.mapped(arguments[1], |this, index, element| {
                let index = this.store.int(index);
                this.call(arguments[0], &[index, element])
            })?,
            Combinator::Scan => {
                let init = self.scalar(arguments[1])?;
                let mut cases = self.list(arguments[2])?;
                for (_, elements) in &mut cases {
                    let mut states = vec![init];
                    for element in elements.iter() {
                        let last = states[states.len() - 1];
                        states.push(self.call(arguments[0], &[last, *element])?);
                    }
                    *elements = states;
                }
                cases
            }
            Combinator::Take | Combinator::Drop => {
                let number = self.scalar(arguments[0])?;
                let at = |this: &mut Self, elements: &[Term], count: usize| {
                    Some(this.clamped(number, elements.len(), count))
                };
                if combinator == Combinator::Take {
                    self.split(arguments[1], at, front)?
                } else {
                    self.split(arguments[1], at, back)?
                }
            }
            Combinator::TakeWhile | Combinator::DropWhile => {
                let at = |this: &mut Self, elements: &[Term], count: usize| this.prefix(arguments[0], elements, count);
                if combinator == Combinator::TakeWhile {
                    self.split(arguments[1], at, front)?
                } else {
                    self.split(arguments[1], at, back)?
                }
            }
            Combinator::Cons => {
                let item = self.scalar(arguments[0])?;
                let cases = self.list(arguments[1])?;
                cases.into_iter().map(|(guard, elements)| (guard, [&[item], &elements[..]].concat())).collect()
            }
            Combinator::Snoc => {
                let item = self.scalar(arguments[1])?;
                let cases = self.list(arguments[0])?;
                cases.into_iter().map(|(guard, elements)| (guard, [&elements[..], &[item]].concat())).collect()
            }
            // Of unknown length: its meaning is left to the other oracles.
            _ => return None,
        })
    }

    fn consumed(&mut self, combinator: Combinator, arguments: &[Term], whole: Term) -> Option<Term> {
        let list_at = |place: usize| arguments[place];
        match combinator {
            Combinator::Exists | Combinator::Forall => self.choose(list_at(1), |this, elements| {
                let parts: Vec<Term> =
                    elements.iter().map(|element| this.call(arguments[0], &[*element])).collect::<Option<_>>()?;
                Some(match (combinator, parts.is_empty()) {
                    (Combinator::Exists, true) => this.store.bool(false),
                    (Combinator::Exists, false) => this.store.or(parts),
                    _ => this.all(parts),
                })
            }),
            Combinator::Count => self.choose(list_at(1), |this, elements| {
                let (zero, one) = (this.store.int(0), this.store.int(1));
                let mut parts = vec![zero, zero];
                for element in elements {
                    let holds = this.call(arguments[0], &[*element])?;
                    parts.push(this.store.ite(holds, one, zero));
                }
                Some(this.store.sum(parts))
            }),
            Combinator::Sum => {
                let zero = self.zero(self.store.sort_of(whole));
                self.choose(list_at(0), |this, elements| Some(this.store.sum([&[zero, zero], elements].concat())))
            }
            Combinator::Contains => {
                let item = self.scalar(arguments[0])?;
                self.choose(list_at(1), |this, elements| {
                    let mut parts = vec![this.store.bool(false), this.store.bool(false)];
                    for element in elements {
                        parts.push(this.same(*element, item)?);
                    }
                    Some(this.store.or(parts))
                })
            }
            Combinator::IndexOf => {
                let item = self.scalar(arguments[0])?;
                self.choose(list_at(1), |this, elements| {
                    let mut result = this.store.int(-1);
                    for (index, element) in elements.iter().enumerate().rev() {
                        let (found, index) = (this.same(*element, item)?, this.store.int(index));
                        result = this.store.ite(found, index, result);
                    }
                    Some(result)
                })
            }
            Combinator::Find => {
                let default = self.scalar(arguments[2])?;
                self.choose(list_at(1), |this, elements| {
                    elements.iter().rev().try_fold(default, |result, element| {
                        let holds = this.call(arguments[0], &[*element])?;
                        Some(this.store.ite(holds, *element, result))
                    })
                })
            }
            Combinator::Head | Combinator::Last => {
                let default = self.scalar(arguments[1])?;
                self.choose(list_at(0), |_, elements| {
                    let found = if combinator == Combinator::Head { elements.first() } else { elements.last() };
                    Some(found.copied().unwrap_or(default))
                })
            }
            Combinator::Nth => {
                let (index, default) = (self.scalar(arguments[1])?, self.scalar(arguments[2])?);
                self.choose(list_at(0), |this, elements| {
                    let mut result = default;
                    for (place, element) in elements.iter().enumerate() {
                        let place = this.store.int(place);
                        let here = this.store.eq(index, place);
                        result = this.store.ite(here, *element, result);
                    }
                    Some(result)
                })
            }
            Combinator::Min | Combinator::Max => {
                let default = self.scalar(arguments[1])?;
                self.choose(list_at(0), |this, elements| {
                    let Some((first, rest)) = elements.split_first() else { return Some(default) };
                    Some(rest.iter().fold(*first, |best, element| {
                        let keep = match combinator {
                            Combinator::Min => this.store.le(best, *element),
                            _ => this.store.le(*element, best),
                        };
                        this.store.ite(keep, best, *element)
                    }))
                })
            }
            Combinator::Sorted => self.choose(list_at(0), |this, elements| {
                let parts = elements.windows(2).map(|pair| this.store.le(pair[0], pair[1])).collect();
                Some(this.all(parts))
            }),
            Combinator::Distinct => self.choose(list_at(0), |this, elements| {
                let mut parts = Vec::new();
                for (place, one) in elements.iter().enumerate() {
                    for other in &elements[place + 1..] {
                        let same = this.same(*one, *other)?;
                        parts.push(this.store.not(same));
                    }
                }
                Some(this.all(parts))
            }),
            Combinator::FoldIndexed => {
                let init = self.scalar(arguments[1])?;
                self.choose(list_at(2), |this, elements| {
                    elements.iter().enumerate().try_fold(init, |acc, (index, element)| {
                        let index = this.store.int(index);
                        this.call(arguments[0], &[index, acc, *element])
                    })
                })
            }
            _ => None,
        }
    }

    fn zero(&mut self, sort: Sort) -> Term {
        let zero = self.store.int(0);
        if sort == Sort::INT { zero } else { self.store.app(Op::ToReal, [zero]) }
    }

    /// Whether two elements are equal.
    fn same(&mut self, left: Term, right: Term) -> Option<Term> {
        if self.store.is_list(self.store.sort_of(left)) {
            self.equal(left, right)
        } else {
            Some(self.store.eq(left, right))
        }
    }

    fn equal(&mut self, left: Term, right: Term) -> Option<Term> {
        let (left, right) = (self.list(left)?, self.list(right)?);
        let mut ways = vec![self.store.bool(false), self.store.bool(false)];
        for (guard, elements) in &left {
            for (other, others) in right.iter().filter(|(_, others)| others.len() == elements.len()) {
                let mut parts = vec![*guard, *other];
                for (a, b) in elements.iter().zip(others) {
                    parts.push(self.same(*a, *b)?);
                }
                ways.push(self.store.and(parts));
            }
        }
        Some(self.store.or(ways))
    }
}
