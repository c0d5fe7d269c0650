//! Lists as concatenations of segments, and how each primitive makes one of others: index arithmetic, all of it exact.

use std::rc::Rc;

use super::domain::{Domain, Equality, MAX_PARTS, Refusal};
use super::linear::Arithmetic;
use crate::meaning::{Interpretation, Made, Memo, Memory, Read, Transducer};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// A list: the elements of one segment after the other.
pub(super) type Stream = Rc<Vec<Segment>>;

/// Consecutive elements of a list that are computed in the same way.
///
/// Without [`Segment::through`] it is *positional*: it has `count` elements, and the one at step `k` is `at(k, xs)`, where each x is what a track
/// reads at that step. With it, these elements go through machines, which may change and drop them.
///
/// For `0 ≤ k < count`, every track reads an index of its list.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Segment {
    /// How many steps there are; never negative.
    pub(super) count: Term,
    /// What the steps read.
    pub(super) tracks: Vec<Track>,
    /// `λ k x…. …`, closed; lists may occur in it.
    pub(super) at: Term,
    /// The machines that the elements pass, in order.
    pub(super) through: Vec<Stage>,
    /// Whether what comes out is read from the last step to the first.
    pub(super) reversed: bool,
    /// Whether it is positional without tracks, and `count` is at most one.
    pub(super) single: bool,
}

/// Step `k` reads the element at `offset + k`, or at `offset − k`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Track {
    pub(super) list: usize,
    pub(super) offset: Term,
    pub(super) forward: bool,
}

/// A machine that reads the steps of a segment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Stage {
    pub(super) machine: Transducer,
    /// Its state before its first element, which is not the machine's own if it has read other segments before.
    pub(super) init: Option<Term>,
    /// Whether it reads from the last step to the first.
    pub(super) reversed: bool,
    /// What it emits before this step of the segment is dropped.
    pub(super) from: Option<Term>,
}

/// What machines without memory do with an element, which is the bound variable 0.
pub(super) struct Sifted {
    /// What is read, from the first step to the last.
    pub(super) read: Segment,
    /// What holds of an element that passes all of them.
    pub(super) passes: Vec<Term>,
    /// What becomes of it then.
    pub(super) emitted: Term,
}

impl Track {
    /// Where it reads at a step.
    pub(super) fn index(&self, store: &mut Store, step: Term) -> Term {
        Arithmetic::combination(store, &[(1, self.offset), (if self.forward { 1 } else { -1 }, step)])
    }

    fn moved(&self, store: &mut Store, by: Term) -> Track {
        Track { offset: self.index(store, by), ..self.clone() }
    }

    fn mirrored(&self, store: &mut Store, last: Term) -> Track {
        Track { offset: self.index(store, last), forward: !self.forward, ..self.clone() }
    }
}

impl Segment {
    /// Whether no machine changes what it reads.
    pub(super) fn is_positional(&self) -> bool {
        self.through.is_empty()
    }

    /// At most one element: `value` if the count is one.
    pub(super) fn single(store: &mut Store, count: Term, value: Term) -> Segment {
        let at = store.lambda([Sort::INT], value);
        Segment { count, tracks: Vec::new(), at, through: Vec::new(), reversed: false, single: true }
    }

    /// The sort of what comes out.
    pub(super) fn element(&self, store: &Store) -> Sort {
        let last = self.through.last().map_or(self.at, |stage| stage.machine.emit);
        store.function_sort(last).1
    }

    /// `λ k x…. body` for another body, which gets the step, what is read, and the element.
    fn computed(
        &self,
        store: &mut Store,
        body: impl FnOnce(&mut Store, Term, &dyn Fn(&mut Store, Term) -> Term) -> Term,
    ) -> Term {
        let sorts = store.function_sort(self.at).0.to_vec();
        let bounds: Vec<Term> =
            (0_u32..).zip(sorts.iter().rev()).map(|(index, sort)| store.bound(index, *sort)).collect();
        let arguments: Vec<Term> = bounds.into_iter().rev().collect();
        let at = |store: &mut Store, step: Term| {
            let mut arguments = arguments.clone();
            arguments[0] = step;
            store.beta(self.at, &arguments)
        };
        let body = body(store, arguments[0], &at);
        store.lambda(sorts, body)
    }

    fn with_stage(&self, machine: Transducer, init: Option<Term>) -> Segment {
        let mut segment = self.clone();
        segment.through.push(Stage { machine, init, reversed: self.reversed, from: None });
        segment
    }

    /// If it is read from the first step to the last, and each step from some step on emits one element: from which one on.
    pub(super) fn emits_from(&self, store: &mut Store) -> Option<Term> {
        let mut from = store.int(0);
        for stage in &self.through {
            if !keeps_all(store, stage.machine.keep) || self.reversed {
                return None;
            }
            // Each of them is natural and larger than those before it.
            from = stage.from.unwrap_or(from);
        }
        Some(from)
    }

    /// What its machines do if there are some, none remembers anything, and so they only sift what it reads.
    pub(super) fn sifts(&self, store: &Store) -> Option<Sifted> {
        let sifts = |stage: &Stage| stage.machine.memory.is_none() && stage.from.is_none();
        if self.is_positional() || !self.through.iter().all(sifts) {
            return None;
        }
        let mut emitted = store.bound(0, store.function_sort(self.at).1);
        let mut passes = Vec::new();
        for stage in &self.through {
            passes.push(store.call(stage.machine.keep, &[emitted]));
            emitted = store.call(stage.machine.emit, &[emitted]);
        }
        let read = Segment { through: Vec::new(), reversed: false, ..self.clone() };
        Some(Sifted { read, passes, emitted })
    }

    /// What it emits from a step on, which is natural and not before the one from which on it emits.
    pub(super) fn emitting_from(&self, store: &mut Store, from: Term) -> Segment {
        let mut segment = self.clone();
        if segment.through.last().is_none_or(|stage| stage.from.is_none()) {
            let sort = self.element(store);
            let (always, x) = (store.bool(true), store.bound(0, sort));
            let [keep, emit] = [always, x].map(|body| store.lambda([sort], body));
            segment = segment.with_stage(Transducer { memory: None, keep, emit }, None);
        }
        if let Some(last) = segment.through.last_mut() {
            last.from = Some(from);
        }
        segment
    }
}

impl Interpretation for Domain {
    type List = Stream;
    type Error = Refusal;

    fn memo(&mut self) -> &mut Memo<Stream> {
        &mut self.memo
    }

    fn make(&mut self, store: &mut Store, made: &Made) -> Result<Stream, Refusal> {
        let segments = match made {
            Made::Declared(symbol) => {
                let list = self.declared(store, *symbol);
                self.whole(store, list).to_vec()
            }
            Made::Literal(elements) => {
                let one = store.int(1);
                elements.iter().map(|element| Segment::single(store, one, *element)).collect()
            }
            Made::Concatenation(lists) => {
                let mut segments = Vec::new();
                for list in lists {
                    segments.extend(self.list(store, *list)?.iter().cloned());
                }
                segments
            }
            Made::Choice { condition, then, otherwise } => {
                let (then, otherwise) = (self.list(store, *then)?, self.list(store, *otherwise)?);
                let refuted = store.smart_not(*condition);
                let mut segments = self.guarded(store, *condition, &then);
                segments.extend(self.guarded(store, refuted, &otherwise));
                segments
            }
            Made::Image { function, list } => {
                let list = self.list(store, *list)?;
                list.iter().map(|segment| image(store, segment, *function)).collect()
            }
            Made::Indexed { function, list } => self.indexed(store, *function, *list)?,
            Made::Prefix { count, list } => self.part(store, *count, *list, true)?,
            Made::Suffix { count, list } => self.part(store, *count, *list, false)?,
            Made::Reversal(list) => {
                let list = self.list(store, *list)?;
                list.iter().rev().map(|segment| reversed(store, segment)).collect()
            }
            Made::Counted { count, at } => {
                let count = self.arithmetic.clip(store, *count);
                let (tracks, through) = (Vec::new(), Vec::new());
                vec![Segment { count, tracks, at: *at, through, reversed: false, single: false }]
            }
            Made::Pairs(left, right) if self.are_neighbours(store, *left, *right)? => {
                self.neighbours(store, *left, true)?
            }
            Made::Pairs(left, right) if self.are_neighbours(store, *right, *left)? => {
                self.neighbours(store, *right, false)?
            }
            Made::Pairs(left, right) => {
                let (left, right) = (self.list(store, *left)?, self.list(store, *right)?);
                let (left, right) = (self.positional(store, left)?, self.positional(store, right)?);
                self.pairs(store, &left, &right)
            }
            Made::Cycle { count, list } => self.cycle(store, *count, *list)?,
            Made::Flattened(_) => return Err(Refusal::ListInside),
            Made::Through { first, machine, list } => {
                let list = self.list(store, *list)?;
                let one = store.int(1);
                let mut segments: Vec<Segment> =
                    first.iter().map(|element| Segment::single(store, one, *element)).collect();
                let init = machine.memory.map(|memory| memory.init);
                segments.extend(self.transduced(store, machine, init, &list)?);
                segments
            }
        };
        let zero = store.int(0);
        let segments: Vec<Segment> = segments.into_iter().filter(|segment| segment.count != zero).collect();
        if segments.len() > MAX_PARTS { Err(Refusal::TooLarge) } else { Ok(Rc::new(segments)) }
    }

    fn read(&mut self, store: &mut Store, read: &Read) -> Result<Term, Refusal> {
        self.consume(store, read)
    }

    fn anything(&mut self, _: &mut Store, _: Term) -> Result<(), Refusal> {
        Err(Refusal::ListInside)
    }
}

/// The images of the elements under a function.
pub(super) fn image(store: &mut Store, segment: &Segment, function: Term) -> Segment {
    if segment.is_positional() {
        let at = segment.computed(store, |store, step, at| {
            let element = at(store, step);
            store.call(function, &[element])
        });
        return Segment { at, ..segment.clone() };
    }
    let always = store.bool(true);
    let keep = store.lambda([segment.element(store)], always);
    segment.with_stage(Transducer { memory: None, keep, emit: function }, None)
}

/// The elements from right to left.
fn reversed(store: &mut Store, segment: &Segment) -> Segment {
    if segment.single {
        return segment.clone();
    }
    if !segment.is_positional() {
        return Segment { reversed: !segment.reversed, ..segment.clone() };
    }
    let one = store.int(1);
    let last = Arithmetic::sub(store, segment.count, one);
    let tracks = segment.tracks.iter().map(|track| track.mirrored(store, last)).collect();
    let at = segment.computed(store, |store, step, at| {
        let step = store.app(Op::Sub, [last, step]);
        at(store, step)
    });
    Segment { tracks, at, ..segment.clone() }
}

impl Domain {
    fn guarded(&mut self, store: &mut Store, condition: Term, list: &Stream) -> Vec<Segment> {
        let zero = store.int(0);
        let mut guard = |segment: &Segment| {
            let count = store.smart_ite(condition, segment.count, zero);
            self.arithmetic.natural(count);
            Segment { count, ..segment.clone() }
        };
        list.iter().map(&mut guard).collect()
    }

    /// What a machine emits while it reads a list; its state in a segment starts as what it was at the end of the one before.
    fn transduced(
        &mut self,
        store: &mut Store,
        machine: &Transducer,
        init: Option<Term>,
        list: &[Segment],
    ) -> Result<Vec<Segment>, Refusal> {
        let mut state = init;
        let mut segments = Vec::new();
        for (index, segment) in list.iter().enumerate() {
            if segment.single {
                let (zero, one) = (store.int(0), store.int(1));
                let element = self.value_at(store, segment, zero)?;
                let arguments: Vec<Term> = state.into_iter().chain([element]).collect();
                let keep = self.apply(store, machine.keep, &arguments)?;
                let emitted = self.apply(store, machine.emit, &arguments)?;
                let some = Arithmetic::compare(store, Op::Le, one, segment.count);
                let kept = store.smart_and(&[some, keep]);
                let count = store.smart_ite(kept, one, zero);
                self.arithmetic.natural(count);
                segments.push(Segment::single(store, count, emitted));
            } else {
                segments.push(segment.with_stage(machine.clone(), state));
            }
            if let (Some(memory), Some(before), true) = (machine.memory, state, index + 1 < list.len()) {
                state = Some(self.fold_segment(store, segment, before, memory.next)?);
            }
        }
        Ok(segments)
    }

    /// The images of the elements under a function that also sees their index.
    fn indexed(&mut self, store: &mut Store, function: Term, list: Term) -> Result<Vec<Segment>, Refusal> {
        let list = self.list(store, list)?;
        let mut start = store.int(0);
        let mut segments = Vec::new();
        for segment in list.iter() {
            if segment.is_positional() {
                let at = segment.computed(store, |store, step, at| {
                    let (index, element) = (Arithmetic::add(store, start, step), at(store, step));
                    store.call(function, &[index, element])
                });
                segments.push(Segment { at, ..segment.clone() });
            } else {
                let sorts = store.function_sort(function).0.to_vec();
                let (index, x) = (store.bound(1, sorts[0]), store.bound(0, sorts[1]));
                let index = Arithmetic::add(store, start, index);
                let image = store.call(function, &[index, x]);
                let function = store.lambda(sorts, image);
                let machine = counting(store, segment.element(store), |store, _, _| store.bool(true), Some(function));
                let zero = store.int(0);
                segments.extend(self.transduced(store, &machine, Some(zero), std::slice::from_ref(segment))?);
            }
            let length = self.length_of(store, segment)?;
            start = Arithmetic::add(store, start, length);
        }
        Ok(segments)
    }

    /// The first elements of a list, or what is left without them.
    fn part(&mut self, store: &mut Store, count: Term, list: Term, first: bool) -> Result<Vec<Segment>, Refusal> {
        let list = self.list(store, list)?;
        let mut start = store.int(0);
        let mut segments = Vec::new();
        for (index, segment) in list.iter().enumerate() {
            if segment.is_positional() {
                let cut = Arithmetic::sub(store, count, start);
                let cut = self.arithmetic.clip(store, cut);
                segments.push(if first {
                    let count = self.arithmetic.min(store, segment.count, cut);
                    Segment { count, ..segment.clone() }
                } else {
                    self.without(store, segment, cut)
                });
            } else if let Some(from) = segment.emits_from(store) {
                let cut = Arithmetic::sub(store, count, start);
                let cut = self.arithmetic.clip(store, cut);
                let bound = Arithmetic::add(store, from, cut);
                segments.push(if first {
                    let count = self.arithmetic.min(store, segment.count, bound);
                    Segment { count, ..segment.clone() }
                } else {
                    segment.emitting_from(store, bound)
                });
            } else {
                let cut = Arithmetic::sub(store, count, start);
                let keep = |store: &mut Store, index: Term, _: Term| {
                    if first { store.app(Op::Lt, [index, cut]) } else { store.le(cut, index) }
                };
                let machine = counting(store, segment.element(store), keep, None);
                let zero = store.int(0);
                segments.extend(self.transduced(store, &machine, Some(zero), std::slice::from_ref(segment))?);
            }
            if index + 1 < list.len() {
                let length = self.length_of(store, segment)?;
                start = Arithmetic::add(store, start, length);
            }
        }
        Ok(segments)
    }

    /// A positional segment without its first elements. Their number is not clamped by how many there are, so that a number stays a number.
    pub(super) fn without(&mut self, store: &mut Store, segment: &Segment, cut: Term) -> Segment {
        let left = Arithmetic::sub(store, segment.count, cut);
        let count = self.arithmetic.clip(store, left);
        if segment.single {
            return Segment { count, ..segment.clone() };
        }
        self.moved(store, segment, cut, count)
    }

    /// The steps of a positional segment from `by` on, so many of them.
    fn moved(&mut self, store: &mut Store, segment: &Segment, by: Term, count: Term) -> Segment {
        let tracks = segment.tracks.iter().map(|track| track.moved(store, by)).collect();
        let at = segment.computed(store, |store, step, at| {
            let step = Arithmetic::add(store, step, by);
            at(store, step)
        });
        Segment { count, tracks, at, ..segment.clone() }
    }

    /// The pairs of the elements of positional lists: for every pair of segments those steps at which both are.
    fn pairs(&mut self, store: &mut Store, left: &Stream, right: &Stream) -> Vec<Segment> {
        let mut segments = Vec::new();
        let zero = store.int(0);
        let mut left_start = zero;
        for one in left.iter() {
            let left_end = Arithmetic::add(store, left_start, one.count);
            let mut right_start = zero;
            for other in right.iter() {
                let right_end = Arithmetic::add(store, right_start, other.count);
                let start = self.arithmetic.max(store, left_start, right_start);
                let end = self.arithmetic.min(store, left_end, right_end);
                let count = Arithmetic::sub(store, end, start);
                let count = self.arithmetic.clip(store, count);
                if count != zero {
                    let shifts =
                        [Arithmetic::sub(store, start, left_start), Arithmetic::sub(store, start, right_start)];
                    segments.push(self.pair(store, [one, other], shifts, count));
                }
                right_start = right_end;
            }
            left_start = left_end;
        }
        segments
    }

    fn pair(&mut self, store: &mut Store, parts: [&Segment; 2], shifts: [Term; 2], count: Term) -> Segment {
        let single = parts[0].single || parts[1].single;
        let moved: Vec<Segment> =
            parts.iter().zip(shifts).map(|(part, shift)| self.moved(store, part, shift, count)).collect();
        if single {
            // The one step there is: whatever it reads is read at a rigid place.
            let step = store.int(0);
            let values: Vec<Term> = moved
                .iter()
                .map(|part| {
                    let reads: Vec<Term> = part.tracks.iter().map(|track| self.track_at(store, track, step)).collect();
                    let arguments: Vec<Term> = std::iter::once(step).chain(reads).collect();
                    store.beta(part.at, &arguments)
                })
                .collect();
            let both = store.pair(values[0], values[1]);
            return Segment::single(store, count, both);
        }
        let sorts: Vec<Vec<Sort>> = moved.iter().map(|part| store.function_sort(part.at).0[1..].to_vec()).collect();
        let all: Vec<Sort> = std::iter::once(Sort::INT).chain(sorts.iter().flatten().copied()).collect();
        let bounds: Vec<Term> =
            (0_u32..).zip(all.iter().rev()).map(|(index, sort)| store.bound(index, *sort)).collect();
        let arguments: Vec<Term> = bounds.into_iter().rev().collect();
        let middle = 1 + sorts[0].len();
        let first: Vec<Term> = arguments[..middle].to_vec();
        let second: Vec<Term> = std::iter::once(arguments[0]).chain(arguments[middle..].iter().copied()).collect();
        let (first, second) = (store.beta(moved[0].at, &first), store.beta(moved[1].at, &second));
        let both = store.pair(first, second);
        let at = store.lambda(all, both);
        let tracks = moved.into_iter().flat_map(|part| part.tracks).collect();
        Segment { count, tracks, at, through: Vec::new(), reversed: false, single: false }
    }

    /// Whether the second list is the first without its first element, and machines make them, so that no index arithmetic pairs them.
    fn are_neighbours(&mut self, store: &mut Store, list: Term, behind: Term) -> Result<bool, Refusal> {
        let one = store.int(1);
        let rest = matches!(store.as_app(behind), Some((Op::Combinator(Combinator::Drop), &[count, of])) if count == one && of == list);
        Ok(rest && !self.list(store, list)?.iter().all(Segment::is_positional))
    }

    /// Each element of a list but the last with the one behind it, or each but the first with the one before it: what a machine emits that remembers the
    /// last element it has read.
    fn neighbours(&mut self, store: &mut Store, list: Term, earlier_first: bool) -> Result<Vec<Segment>, Refusal> {
        let list = self.list(store, list)?;
        let sort = list[0].element(store);
        let (no, yes, any) = (store.bool(false), store.bool(true), self.default_of(store, sort));
        let init = store.pair(no, any);
        let sorts = [store.sort_of(init), sort];
        let (state, x) = (store.bound(1, sorts[0]), store.bound(0, sort));
        let (keep, before) = (store.first(state), store.second(state));
        let next = store.pair(yes, x);
        let emit = if earlier_first { store.pair(before, x) } else { store.pair(x, before) };
        let [next, keep, emit] = [next, keep, emit].map(|body| store.lambda(sorts, body));
        let machine = Transducer { memory: Some(Memory { init, next }), keep, emit };
        self.transduced(store, &machine, Some(init), &list)
    }

    /// A list itself if it is positional, else any list that has its length and, where somebody looks, its elements.
    fn positional(&mut self, store: &mut Store, list: Stream) -> Result<Stream, Refusal> {
        if list.iter().all(Segment::is_positional) {
            return Ok(list);
        }
        let flexible = self.is_flexible_stream(store, &list);
        let element = list[0].element(store);
        let named = self.any_list(store, "emitted", element, flexible);
        let named = self.whole(store, named);
        let holds = store.bool(true);
        self.same(store, holds, &named, &list)?;
        Ok(named)
    }

    /// A list so many times: written out if that is a small number, else any list that begins with it.
    fn cycle(&mut self, store: &mut Store, count: Term, list: Term) -> Result<Vec<Segment>, Refusal> {
        let list = self.list(store, list)?;
        if let Node::Int(times) = store.node(count) {
            let times =
                usize::try_from(times.clone()).unwrap_or(if *times < dashu_int::IBig::ZERO { 0 } else { MAX_PARTS });
            if times * list.len() < MAX_PARTS {
                return Ok((0..times).flat_map(|_| list.iter().cloned()).collect());
            }
        }
        let Some(first) = list.first() else { return Ok(Vec::new()) };
        let flexible = self.is_flexible(store, count) || self.is_flexible_stream(store, &list);
        let element = first.element(store);
        let repeated = self.any_list(store, "cycle", element, flexible);
        let whole = self.whole(store, repeated);
        let (total, length) = (self.lists[repeated].length, self.length(store, &list)?);
        let (zero, one) = (store.int(0), store.int(1));
        let (never, once) = (store.le(count, zero), store.le(one, count));
        let nothing = store.eq(length, zero);
        let empty = store.smart_or(&[never, nothing]);
        let none = store.eq(total, zero);
        self.implication(store, empty, none);
        let enough = store.le(length, total);
        self.implication(store, once, enough);
        let just = store.smart_eq(count, one);
        let exactly = store.eq(total, length);
        self.implication(store, just, exactly);
        let begin: Vec<Segment> = whole
            .iter()
            .map(|segment| Segment { count: self.arithmetic.min(store, segment.count, length), ..segment.clone() })
            .collect();
        self.equalities.push(Equality { holds: once, left: Rc::new(begin), right: list });
        Ok(whole.to_vec())
    }
}

/// Whether a predicate is constantly true.
fn keeps_all(store: &Store, predicate: Term) -> bool {
    matches!(store.node(predicate), Node::Lambda(_, body) if *store.node(*body) == Node::Bool(true))
}

/// A machine that counts what it reads; it emits the elements, or their images under a function that also sees the index.
fn counting(
    store: &mut Store,
    element: Sort,
    keep: impl FnOnce(&mut Store, Term, Term) -> Term,
    function: Option<Term>,
) -> Transducer {
    let (index, x) = (store.bound(1, Sort::INT), store.bound(0, element));
    let one = store.int(1);
    let next = store.sum([index, one]);
    let keep = keep(store, index, x);
    let emit = function.map_or(x, |function| store.call(function, &[index, x]));
    let [next, keep, emit] = [next, keep, emit].map(|body| store.lambda([Sort::INT, element], body));
    Transducer { memory: Some(Memory { init: store.int(0), next }), keep, emit }
}
