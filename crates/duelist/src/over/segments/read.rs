//! What is read of segments: lengths, elements, folds, comparisons.

use super::domain::{Consumer, Domain, Equality, Existence, MAX_PARTS, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Stream};
use crate::meaning::{Interpretation, Read};
use crate::term::{Node, Op, Sort, Store, Term};

/// More folds than this are not looked at.
const MAX_FOLDS: usize = 4 * MAX_PARTS;

impl Domain {
    /// What is read of lists.
    pub(super) fn consume(&mut self, store: &mut Store, read: &Read) -> Result<Term, Refusal> {
        match read {
            Read::Length(list) => {
                let list = self.list(store, *list)?;
                self.length(store, &list)
            }
            Read::Fold { step, init, list } => {
                let list = self.list(store, *list)?;
                if is_second(store, *step) && list.iter().all(Segment::is_positional) {
                    let (length, one) = (self.length(store, &list)?, store.int(1));
                    let last = Arithmetic::sub(store, length, one);
                    return self.at(store, &list, last, *init);
                }
                list.iter().try_fold(*init, |acc, segment| self.fold_segment(store, segment, acc, *step))
            }
            Read::At { list, index, default } => {
                let list = self.list(store, *list)?;
                let index = Arithmetic::normal(store, *index);
                self.at(store, &list, index, *default)
            }
            Read::Exists { predicate, list } => {
                let list = self.list(store, *list)?;
                self.exists(store, *predicate, &list)
            }
            Read::Forall { predicate, list } => {
                let list = self.list(store, *list)?;
                let sorts = store.function_sort(*predicate).0.to_vec();
                let x = store.bound(0, sorts[0]);
                let holds = store.call(*predicate, &[x]);
                let fails = store.smart_not(holds);
                let opposite = store.lambda(sorts, fails);
                let exception = self.exists(store, opposite, &list)?;
                Ok(store.smart_not(exception))
            }
            Read::Sum(list) => {
                let sort = store.element_sort(store.sort_of(*list)).expect("a list");
                let list = self.list(store, *list)?;
                self.sum(store, sort, &list)
            }
            Read::Equal(left, right) => {
                let (left, right) = (self.list(store, *left)?, self.list(store, *right)?);
                self.equal(store, &left, &right)
            }
            Read::Same(other) => self.scalar(store, *other),
        }
    }

    /// The length of a list.
    pub(super) fn length(&mut self, store: &mut Store, list: &Stream) -> Result<Term, Refusal> {
        let mut length = store.int(0);
        for segment in list.iter() {
            let more = self.length_of(store, segment)?;
            length = Arithmetic::add(store, length, more);
        }
        if list.len() != 1 {
            self.arithmetic.natural(length);
        }
        Ok(length)
    }

    /// How many elements come out of a segment: for machines a fold, which is known to be at most as many as go in.
    pub(super) fn length_of(&mut self, store: &mut Store, segment: &Segment) -> Result<Term, Refusal> {
        if segment.is_positional() {
            return Ok(segment.count);
        }
        let element = segment.element(store);
        let (count, zero, one) = (store.bound(1, Sort::INT), store.int(0), store.int(1));
        let more = store.sum([count, one]);
        let step = store.lambda([Sort::INT, element], more);
        let length = self.fold_segment(store, segment, zero, step)?;
        self.arithmetic.natural(length);
        let (natural, bounded) = (store.le(zero, length), store.le(length, segment.count));
        self.fact(store, natural);
        self.fact(store, bounded);
        if segment.through.iter().all(|stage| keeps_all(store, stage.machine.keep)) {
            let all = store.eq(length, segment.count);
            self.fact(store, all);
        }
        Ok(length)
    }

    /// The last accumulator of a fold over a segment: what it is for at most one element, else a constant.
    ///
    /// A fold that depends on the variables of a step around it is another one at every step, so its result is a variable of that step; it
    /// is no part of any walk.
    pub(super) fn fold_segment(
        &mut self,
        store: &mut Store,
        segment: &Segment,
        init: Term,
        step: Term,
    ) -> Result<Term, Refusal> {
        let (zero, one) = (store.int(0), store.int(1));
        if segment.single {
            let element = self.value_at(store, segment, zero)?;
            let value = self.apply(store, step, &[init, element])?;
            let some = Arithmetic::compare(store, Op::Le, one, segment.count);
            return Ok(store.smart_ite(some, value, init));
        }
        let consumer = Consumer { segment: segment.clone(), init, step };
        if let Some(result) = self.folds.get(&consumer) {
            return Ok(*result);
        }
        if self.folds.len() >= MAX_FOLDS {
            return Err(Refusal::TooLarge);
        }
        let flexible = [init, step].into_iter().any(|term| self.is_flexible(store, term))
            || self.is_flexible_segment(store, segment);
        let name = segment.tracks.first().map_or("count", |track| &self.lists[track.list].name);
        let result = self.constant(store, &format!("{name}.fold"), store.sort_of(init), flexible);
        self.folds.insert(consumer, result);
        let (empty, unchanged) = (store.smart_eq(segment.count, zero), store.smart_eq(result, init));
        self.implication(store, empty, unchanged);
        Ok(result)
    }

    fn sum(&mut self, store: &mut Store, sort: Sort, list: &Stream) -> Result<Term, Refusal> {
        let zero = self.default_of(store, sort);
        let (sum, x) = (store.bound(1, sort), store.bound(0, sort));
        let more = store.app(Op::Add, [sum, x]);
        let step = store.lambda([sort, sort], more);
        let parts: Result<Vec<Term>, Refusal> =
            list.iter().map(|segment| self.fold_segment(store, segment, zero, step)).collect();
        Ok(match parts?[..] {
            [] => zero,
            [only] => only,
            ref parts => store.smart(Op::Add, parts),
        })
    }

    fn exists(&mut self, store: &mut Store, predicate: Term, list: &Stream) -> Result<Term, Refusal> {
        let mut parts = Vec::new();
        for segment in list.iter() {
            let sort = segment.element(store);
            let (found, x, no) = (store.bound(1, Sort::BOOL), store.bound(0, sort), store.bool(false));
            let here = store.call(predicate, &[x]);
            let either = store.or([found, here]);
            let step = store.lambda([Sort::BOOL, sort], either);
            let known = self.folds.len();
            let holds = self.fold_segment(store, segment, no, step)?;
            if self.folds.len() > known && segment.is_positional() {
                self.witness(store, holds, segment, predicate)?;
            }
            parts.push(holds);
        }
        Ok(store.smart_or(&parts))
    }

    /// If an element satisfies a predicate, there is a position at which one does.
    fn witness(&mut self, store: &mut Store, holds: Term, segment: &Segment, predicate: Term) -> Result<(), Refusal> {
        if self.is_flexible(store, holds) {
            return Ok(());
        }
        let (segment, zero) = (segment.clone(), store.int(0));
        if self.witnesses {
            let position = self.constant(store, "witness", Sort::INT, false);
            let element = self.value_at(store, &segment, position)?;
            let satisfied = self.apply(store, predicate, &[element])?;
            let inside = Arithmetic::within(store, zero, position, segment.count);
            let both = store.smart_and(&[inside, satisfied]);
            self.implication(store, holds, both);
            self.positions.push((vec![segment.clone()].into(), position));
        }
        self.existences.push(Existence { holds, segment, predicate });
        Ok(())
    }

    /// The element at an index, or a default.
    fn at(&mut self, store: &mut Store, list: &Stream, index: Term, default: Term) -> Result<Term, Refusal> {
        self.positions.push((list.clone(), index));
        let cases = self.cases(store, list, index)?;
        Ok(cases
            .into_iter()
            .rev()
            .fold(default, |otherwise, (here, element)| store.smart_ite(here, element, otherwise)))
    }

    /// For each segment whether an index is in it, and what is there.
    pub(super) fn cases(
        &mut self,
        store: &mut Store,
        list: &Stream,
        index: Term,
    ) -> Result<Vec<(Term, Term)>, Refusal> {
        let mut start = store.int(0);
        let zero = start;
        let mut cases = Vec::new();
        for segment in list.iter() {
            let step = Arithmetic::sub(store, index, start);
            let length = self.length_of(store, segment)?;
            let here = Arithmetic::within(store, zero, step, length);
            if *store.node(here) != Node::Bool(false) {
                let element = if segment.is_positional() {
                    self.value_at(store, segment, step)?
                } else {
                    self.probe(store, segment, step)?
                };
                cases.push((here, element));
            }
            start = Arithmetic::add(store, start, length);
        }
        Ok(cases)
    }

    /// What comes out of machines at a position: a fold that counts, and keeps the element at that position.
    fn probe(&mut self, store: &mut Store, segment: &Segment, position: Term) -> Result<Term, Refusal> {
        let sort = segment.element(store);
        let (zero, one, any) = (store.int(0), store.int(1), self.default_of(store, sort));
        let init = store.pair(zero, any);
        let (acc, x) = (store.bound(1, store.sort_of(init)), store.bound(0, sort));
        let (count, value) = (store.first(acc), store.second(acc));
        let (here, more) = (store.eq(count, position), store.sum([count, one]));
        let value = store.ite(here, x, value);
        let next = store.pair(more, value);
        let step = store.lambda([store.sort_of(init), sort], next);
        let result = self.fold_segment(store, segment, init, step)?;
        let count = store.first(result);
        let length = self.length_of(store, segment)?;
        let agree = store.eq(count, length);
        self.fact(store, agree);
        Ok(store.second(result))
    }

    /// Whether two lists are the same: a constant. If it is false, lengths or some elements differ; of what holds if it is true see
    /// [`Domain::instances`]. Inside a step it is a variable of that step, of which only lengths are known.
    fn equal(&mut self, store: &mut Store, left: &Stream, right: &Stream) -> Result<Term, Refusal> {
        if left == right {
            return Ok(store.bool(true));
        }
        let flexible = self.is_flexible_stream(store, left) || self.is_flexible_stream(store, right);
        let holds = self.constant(store, "equal", Sort::BOOL, flexible);
        self.same(store, holds, left, right)?;
        if !flexible {
            let (one, other) = (self.length(store, left)?, self.length(store, right)?);
            let position = self.constant(store, "difference", Sort::INT, false);
            let differs = self.differs(store, left, right, position)?;
            let zero = store.int(0);
            let inside = Arithmetic::within(store, zero, position, one);
            let here = store.smart_and(&[inside, differs]);
            let same_length = store.smart_eq(one, other);
            let other_length = store.smart_not(same_length);
            let different = store.smart_or(&[holds, other_length, here]);
            self.fact(store, different);
            self.positions.push((left.clone(), position));
        }
        Ok(holds)
    }

    /// The elements at a position of both lists are not the same.
    fn differs(&mut self, store: &mut Store, left: &Stream, right: &Stream, at: Term) -> Result<Term, Refusal> {
        let (left, right) = (self.cases(store, left, at)?, self.cases(store, right, at)?);
        let mut cases = Vec::new();
        for (here, one) in &left {
            for (there, other) in &right {
                let same = store.smart_eq(*one, *other);
                let differ = store.smart_not(same);
                cases.push(store.smart_and(&[*here, *there, differ]));
            }
        }
        Ok(store.smart_or(&cases))
    }

    /// Says that two lists are the same if a formula holds.
    pub(super) fn same(
        &mut self,
        store: &mut Store,
        holds: Term,
        left: &Stream,
        right: &Stream,
    ) -> Result<(), Refusal> {
        let (one, other) = (self.length(store, left)?, self.length(store, right)?);
        let same_length = store.smart_eq(one, other);
        self.implication(store, holds, same_length);
        self.equalities.push(Equality { holds, left: left.clone(), right: right.clone() });
        Ok(())
    }
}

/// Whether a function of two arguments yields the second.
fn is_second(store: &Store, function: Term) -> bool {
    matches!(store.node(function), Node::Lambda(_, body) if matches!(store.node(*body), Node::Bound(0, _)))
}

/// Whether a predicate is constantly true.
fn keeps_all(store: &Store, predicate: Term) -> bool {
    matches!(store.node(predicate), Node::Lambda(_, body) if *store.node(*body) == Node::Bool(true))
}
