//! What is read of segments: lengths, elements, folds, comparisons.

use dashu_int::IBig;

use super::domain::{Consumer, Domain, Equality, Existence, MAX_PARTS, Observation, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Sifted, Stream, image};
use super::statement::Stated;
use crate::meaning::{Interpretation, Read};
use crate::term::{Map, Node, Op, Sort, Store, Term};

/// More folds than this are not looked at.
const MAX_FOLDS: usize = 4 * MAX_PARTS;

/// Of so many counts in instances is said that what they count exists.
const MAX_COUNTS: usize = 8;

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
                if let Some(result) = self.searched(store, &list, *step, *init)? {
                    self.observations.push(Observation { list, by: vec![*init, *step], result });
                    return Ok(result);
                }
                let mut folded = list.iter();
                let result = folded.try_fold(*init, |acc, segment| self.fold_segment(store, segment, acc, *step))?;
                self.observations.push(Observation { list, by: vec![*init, *step], result });
                Ok(result)
            }
            Read::At { list, index, default } => {
                let list = self.list(store, *list)?;
                let index = Arithmetic::normal(store, *index);
                if index == store.int(0) {
                    if let Some(first) = self.first_of(store, &list, *default)? {
                        return Ok(first);
                    }
                }
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

    /// How many elements come out of a segment: for machines that drop something a fold, of which is known that it is not more than go in.
    pub(super) fn length_of(&mut self, store: &mut Store, segment: &Segment) -> Result<Term, Refusal> {
        if segment.is_positional() {
            return Ok(segment.count);
        }
        if let Some(from) = segment.emits_from(store) {
            let left = Arithmetic::sub(store, segment.count, from);
            return Ok(self.arithmetic.clip(store, left));
        }
        let element = segment.element(store);
        let (count, zero, one) = (store.bound(1, Sort::INT), store.int(0), store.int(1));
        let more = store.sum([count, one]);
        let step = store.lambda([Sort::INT, element], more);
        let length = match self.counted_length(store, segment)? {
            Some(length) => length,
            None => self.fold_segment(store, segment, zero, step)?,
        };
        self.arithmetic.natural(length);
        let (natural, bounded) = (store.le(zero, length), store.le(length, segment.count));
        self.fact(store, natural);
        self.fact(store, bounded);
        if !self.walks && !self.is_flexible(store, length) {
            let any = store.bool(true);
            let any = store.lambda([element], any);
            let (some, emitted) = (store.le(one, length), self.exists(store, any, &vec![segment.clone()].into())?);
            let agree = store.smart_eq(some, emitted);
            self.fact(store, agree);
        }
        Ok(length)
    }

    /// How many elements pass machines without memory, as a count: one that others may speak of, too. Nothing in a walk, which counts what comes out as it goes.
    fn counted_length(&mut self, store: &mut Store, segment: &Segment) -> Result<Option<Term>, Refusal> {
        if self.walks || self.is_flexible_segment(store, segment) {
            return Ok(None);
        }
        let any = store.lambda([segment.element(store)], store.bool(true));
        let Some((read, passes)) = sifted(store, segment, any) else { return Ok(None) };
        let passes = store.smart_rebuild(&[passes], &mut Map::default(), |_, _| None)[0];
        let counted = store.function([store.function_sort(passes).0[0]], |[x]| {
            store.ite(store.call(store.shift(passes, 1), &[x]), store.int(1), store.int(0))
        });
        let counted = image(store, &read, counted);
        self.sum(store, Sort::INT, &vec![counted].into()).map(Some)
    }

    /// The sum of the elements of a segment. A count of elements that do not satisfy something is what a count of those that do leaves of all: so both are about one fold.
    fn sum_of(&mut self, store: &mut Store, segment: &Segment, zero: Term, step: Term) -> Result<Term, Refusal> {
        let opposite = if self.walks || !segment.is_positional() { None } else { opposite_count(store, segment.at) };
        let Some(at) = opposite else { return self.fold_segment(store, segment, zero, step) };
        let others = self.fold_segment(store, &Segment { at, ..segment.clone() }, zero, step)?;
        Ok(Arithmetic::sub(store, segment.count, others))
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
        if flexible || !self.walks {
            let (empty, unchanged) = (store.smart_eq(segment.count, zero), store.smart_eq(result, init));
            self.implication(store, empty, unchanged);
        }
        Ok(result)
    }

    fn sum(&mut self, store: &mut Store, sort: Sort, list: &Stream) -> Result<Term, Refusal> {
        let zero = self.default_of(store, sort);
        let (sum, x) = (store.bound(1, sort), store.bound(0, sort));
        let more = store.app(Op::Add, [sum, x]);
        let step = store.lambda([sort, sort], more);
        let mut parts = Vec::new();
        for segment in list.iter() {
            let part = self.sum_of(store, segment, zero, step)?;
            if self.is_flexible(store, part) {
                self.bounded_sum(store, segment, part)?;
            } else {
                self.instance_counts(store, segment, part)?;
            }
            parts.push(part);
        }
        Ok(match parts[..] {
            [] => zero,
            [only] => only,
            ref parts => store.smart(Op::Add, parts),
        })
    }

    /// The bounds of a sum inside a step, if the elements are one of a few numbers: counts, above all.
    ///
    /// **Soundness**: so many numbers between two bounds have a sum between so many times the bounds.
    fn bounded_sum(&mut self, store: &mut Store, segment: &Segment, sum: Term) -> Result<(), Refusal> {
        if !segment.is_positional() {
            return Ok(());
        }
        let sorts = store.function_sort(segment.at).0.to_vec();
        let arguments: Vec<Term> = sorts.iter().map(|sort| self.constant(store, "element", *sort, true)).collect();
        let element = self.apply(store, segment.at, &arguments)?;
        let Some((least, most)) = choices(store, element) else { return Ok(()) };
        for (bound, below) in [(least, true), (most, false)] {
            let bound = store.int(bound);
            let all = store.smart(Op::Mul, &[bound, segment.count]);
            let fact = if below { store.le(all, sum) } else { store.le(sum, all) };
            self.fact(store, fact);
        }
        Ok(())
    }

    /// If a sum that an instance has brought up is a count: that there is something to count if and only if it is not 0.
    ///
    /// **Soundness**: the elements are 0 or 1, and their sum is at least 1 if and only if one of them is 1.
    fn instance_counts(&mut self, store: &mut Store, segment: &Segment, count: Term) -> Result<(), Refusal> {
        let looked_at = !self.instancing || self.walks || self.observed.contains(&count);
        if looked_at || self.observed.len() >= MAX_COUNTS || !segment.is_positional() || segment.single {
            return Ok(());
        }
        let sorts = store.function_sort(segment.at).0.to_vec();
        let arguments: Vec<Term> = sorts.iter().map(|sort| self.constant(store, "element", *sort, true)).collect();
        let element = self.apply(store, segment.at, &arguments)?;
        if choices(store, element) != Some((IBig::ZERO, IBig::ONE)) {
            return Ok(());
        }
        self.observed.insert(count);
        let (zero, one) = (store.int(0), store.int(1));
        let is_one = store.function([Sort::INT], |[x]| store.eq(x, one));
        let found = self.exists(store, is_one, &vec![segment.clone()].into())?;
        let agree = store.smart_eq(store.le(one, count), found);
        for fact in [agree, store.le(zero, count), store.le(count, segment.count)] {
            self.fact(store, fact);
        }
        Ok(())
    }

    /// Whether some element satisfies a predicate.
    pub(super) fn exists(&mut self, store: &mut Store, predicate: Term, list: &Stream) -> Result<Term, Refusal> {
        let mut parts = Vec::new();
        for segment in list.iter() {
            let sifted = sifted(store, segment, predicate);
            let (segment, predicate) = sifted.as_ref().map_or((segment, predicate), |(segment, one)| (segment, *one));
            let sort = segment.element(store);
            let (found, x, no) = (store.bound(1, Sort::BOOL), store.bound(0, sort), store.bool(false));
            let here = store.call(predicate, &[x]);
            let either = store.or([found, here]);
            let step = store.lambda([Sort::BOOL, sort], either);
            let stated = self.stated(store, segment, predicate)?;
            if let Some(Stated::Formula(holds)) = stated {
                parts.push(holds);
                continue;
            }
            let (known, facts) = (self.folds.len(), self.facts.len());
            let holds = self.fold_segment(store, segment, no, step)?;
            if self.folds.len() > known && segment.is_positional() && !self.is_flexible(store, holds) {
                let (segment, own) = (segment.clone(), self.facts[facts..].to_vec());
                self.existences.push(Existence { holds, segment, predicate, witnessed: false, own });
            }
            if let Some(Stated::Rigid(statement, captured)) = stated {
                self.statements[&statement].results.insert(captured, holds);
            }
            parts.push(holds);
        }
        Ok(store.smart_or(&parts))
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

    /// What comes out of machines at a position: a fold that counts, and keeps the element at that position. If all steps emit something, it is the first
    /// element that is emitted from the step on at which it is.
    fn probe(&mut self, store: &mut Store, segment: &Segment, position: Term) -> Result<Term, Refusal> {
        let sort = segment.element(store);
        if let Some(from) = segment.emits_from(store) {
            let step = Arithmetic::add(store, from, position);
            let rest = segment.emitting_from(store, step);
            let (no, yes, any) = (store.bool(false), store.bool(true), self.default_of(store, sort));
            let init = store.pair(no, any);
            let sorts = [store.sort_of(init), sort];
            let (acc, x) = (store.bound(1, sorts[0]), store.bound(0, sort));
            let (found, here) = (store.first(acc), store.pair(yes, x));
            let next = store.ite(found, acc, here);
            let step = store.lambda(sorts, next);
            let result = self.fold_segment(store, &rest, init, step)?;
            return Ok(store.second(result));
        }
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

    /// Whether two lists are the same: a constant. If it is false, lengths or some elements differ ([`Domain::differences`]); of what holds if it is true see
    /// [`Domain::instances`]. Inside a step it is a variable of that step, of which only lengths are known.
    fn equal(&mut self, store: &mut Store, left: &Stream, right: &Stream) -> Result<Term, Refusal> {
        if left == right {
            return Ok(store.bool(true));
        }
        let flexible = self.is_flexible_stream(store, left) || self.is_flexible_stream(store, right);
        let holds = self.constant(store, "equal", Sort::BOOL, flexible);
        self.same(store, holds, left, right)?;
        if !flexible {
            self.undecided.push(Equality { holds, left: left.clone(), right: right.clone() });
        }
        Ok(holds)
    }

    /// Adds how lists differ if they do, for those that are not asserted to be the same: at a position, or, if they pass machines and the variant says so,
    /// at a step ([`Domain::compared`]).
    pub(super) fn differences(&mut self, store: &mut Store) -> Result<(), Refusal> {
        for Equality { holds, left, right } in std::mem::take(&mut self.undecided) {
            if self.facts.contains(&holds) {
                continue;
            }
            if let Some(alignment) = self.alignment(store, &left, &right) {
                let different = self.compared(store, &alignment)?;
                let either = store.smart_or(&[holds, different]);
                self.fact(store, either);
                continue;
            }
            let (one, other) = (self.length(store, &left)?, self.length(store, &right)?);
            let position = self.constant(store, "difference", Sort::INT, false);
            let differs = self.differs(store, &left, &right, position)?;
            let zero = store.int(0);
            let inside = Arithmetic::within(store, zero, position, one);
            let here = store.smart_and(&[inside, differs]);
            let same_length = store.smart_eq(one, other);
            let other_length = store.smart_not(same_length);
            let different = store.smart_or(&[holds, other_length, here]);
            self.fact(store, different);
            self.positions.push((left, position));
        }
        Ok(())
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

/// `λ …. (ite c 1 0)` for `λ …. (ite (not c) 1 0)`; `a < b` is what `b <= a` is not.
fn opposite_count(store: &Store, at: Term) -> Option<Term> {
    let Node::Lambda(sorts, body) = store.node(at) else { return None };
    let (Op::Ite, &[condition, one, zero]) = store.as_app(*body)? else { return None };
    let opposite = match store.as_app(condition)? {
        (Op::Not, &[opposite]) => opposite,
        (Op::Le, &[left, right]) => store.app(Op::Lt, [right, left]),
        _ => return None,
    };
    let counts = one == store.int(1) && zero == store.int(0);
    counts.then(|| store.lambda(sorts.clone(), store.ite(opposite, one, zero)))
}

/// The least and the greatest of the numerals that a term chooses from.
fn choices(store: &Store, term: Term) -> Option<(IBig, IBig)> {
    let (mut range, mut todo): (Option<(IBig, IBig)>, Vec<Term>) = (None, vec![term]);
    while let Some(term) = todo.pop() {
        match store.node(term) {
            Node::Int(number) => {
                let (least, most) = range.unwrap_or_else(|| (number.clone(), number.clone()));
                range = Some((least.min(number.clone()), most.max(number.clone())));
            }
            Node::App(Op::Ite, arguments) => todo.extend(&arguments[1..]),
            _ => return None,
        }
    }
    range
}

/// What a segment reads whose machines only [sift](Segment::sifts) that, and the predicate that an element satisfies if it passes them and what comes out satisfies the given one.
fn sifted(store: &mut Store, segment: &Segment, predicate: Term) -> Option<(Segment, Term)> {
    let Sifted { read, passes, emitted } = segment.sifts(store)?;
    let sort = store.function_sort(read.at).1;
    let body = store.and([passes, vec![store.call(predicate, &[emitted])]].concat());
    Some((read, store.lambda([sort], body)))
}
