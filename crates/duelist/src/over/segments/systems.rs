//! Folds over segments as walks: all folds and machines that read the same lists go along one clock.
//!
//! The clock of a walk is the index of the lists that are read, from 0 up to the longest. A segment is *active* while the clock is in its window, and
//! outside of it nothing changes. Its element is what is at the clock's index: the list's function applied to the clock. A machine that reads
//! from right to left is a *prophecy*: its state before a step is what the step makes of the state after it, which is an input; it starts as the result, and must end as the first state.

use indexmap::IndexMap;

use super::domain::{Comparison, Consumer, Domain, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Track};
use crate::meaning::Interpretation;
use crate::term::{Map, Node, Op, Sort, Store, Term};

/// Which clock a segment is read by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Clock {
    /// That of these lists.
    Shared(Vec<usize>),
    /// One of its own, which counts the steps of segments with this count and these tracks.
    Own(Term, Vec<Track>),
}

/// A field of a walk's state, of any sort.
#[derive(Clone, Debug)]
pub(super) struct Field {
    /// A flexible constant.
    pub(super) state: Term,
    pub(super) init: Term,
    pub(super) next: Term,
    /// The value at the end: a rigid constant.
    pub(super) last: Term,
}

/// A walk along a clock.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    pub(super) name: String,
    pub(super) clock: Term,
    /// Where the clock ends: a rigid term.
    pub(super) end: Term,
    pub(super) fields: Vec<Field>,
    /// What holds of each step.
    pub(super) guard: Vec<Term>,
}

/// What is remembered between attempts, so that they come to the same constants.
#[derive(Debug, Default)]
struct Constants {
    clocks: Map<Clock, Term>,
    registers: Map<(Clock, Segment), Register>,
    accumulators: Map<Consumer, Register>,
    differences: Map<Comparison, Vec<Register>>,
}

/// What a walk computes, with the constant for how it ends.
#[derive(Clone, Debug)]
enum Task {
    Fold(Consumer, Term),
    Comparison(Comparison, Term),
}

impl Task {
    fn segments(&self) -> Vec<&Segment> {
        match self {
            Task::Fold(fold, _) => vec![&fold.segment],
            Task::Comparison(comparison, _) => comparison.sides.iter().flatten().collect(),
        }
    }
}

/// What comes out of a segment at a step.
#[derive(Clone, Copy, Debug)]
struct Emission {
    /// Whether anything does.
    some: Term,
    element: Term,
    /// Whether the clock goes the way in which the segment is read.
    ahead: bool,
}

/// The constants of a machine: its state, and for a prophecy the state after the step; and a constant for how it ends.
#[derive(Clone, Copy, Debug)]
struct Register {
    state: Term,
    after: Term,
    end: Term,
}

/// The walks of all rigid folds.
///
/// **Soundness**: every list gives a run of each walk. The clock goes from 0 to the end, states are what the machines' states are at that
/// index, and inputs are what they stand for; prophecies have the values that the machines have when they come from the other side. Windows lie within the clock's
/// range, for each is a part of the first list it reads.
pub(super) fn walks(domain: &mut Domain, store: &mut Store) -> Result<Vec<Walk>, Refusal> {
    let mut constants = Constants::default();
    loop {
        let known = domain.folds.len();
        let walks = Builder { domain, store, constants: &mut constants }.walks()?;
        if domain.folds.len() == known {
            return Ok(walks);
        }
    }
}

struct Builder<'a> {
    domain: &'a mut Domain,
    store: &'a mut Store,
    constants: &'a mut Constants,
}

impl Builder<'_> {
    fn walks(&mut self) -> Result<Vec<Walk>, Refusal> {
        let folds: Vec<(Consumer, Term)> =
            self.domain.folds.iter().map(|(fold, result)| (fold.clone(), *result)).collect();
        let folds: Vec<(Consumer, Term)> =
            folds.into_iter().filter(|(_, result)| !self.domain.is_flexible(self.store, *result)).collect();
        let mut tasks: Vec<Task> = folds.into_iter().map(|(fold, result)| Task::Fold(fold, result)).collect();
        let comparisons = self.domain.comparisons.iter();
        tasks.extend(comparisons.map(|(comparison, result)| Task::Comparison(comparison.clone(), *result)));
        let components = self.components(&tasks);
        let mut groups: IndexMap<Clock, Vec<Task>> = IndexMap::new();
        for task in tasks {
            let clock = self.clock_of(task.segments()[0], &components);
            groups.entry(clock).or_default().push(task);
        }
        let mut walks = Vec::new();
        for (number, (clock, tasks)) in groups.into_iter().enumerate() {
            walks.push(self.walk(format!("walk{}", number + 1), clock, tasks)?);
        }
        Ok(walks)
    }

    /// For each list the lists that have its clock: those that are read together, or all.
    fn components(&mut self, tasks: &[Task]) -> Vec<usize> {
        let common = self.domain.variant.common_clock;
        let mut component: Vec<usize> =
            (0..self.domain.lists.len()).map(|list| if common { 0 } else { list }).collect();
        for segment in tasks.iter().flat_map(Task::segments) {
            if !self.domain.is_clocked(self.store, segment) {
                continue;
            }
            let lists: Vec<usize> = segment.tracks.iter().map(|track| component[track.list]).collect();
            if let Some(least) = lists.iter().min().copied() {
                component.iter_mut().filter(|one| lists.contains(one)).for_each(|one| *one = least);
            }
        }
        component
    }

    fn clock_of(&mut self, segment: &Segment, components: &[usize]) -> Clock {
        if !self.domain.is_clocked(self.store, segment) {
            return Clock::Own(segment.count, segment.tracks.clone());
        }
        let component = segment.tracks.first().map_or(0, |track| components[track.list]);
        Clock::Shared((0..components.len()).filter(|list| components[*list] == component).collect())
    }

    fn walk(&mut self, name: String, clock: Clock, tasks: Vec<Task>) -> Result<Walk, Refusal> {
        let (domain, store) = (&mut *self.domain, &mut *self.store);
        let variable = *self
            .constants
            .clocks
            .entry(clock.clone())
            .or_insert_with(|| domain.constant(store, "clock", Sort::INT, true));
        let mut ends: Vec<Term> = Vec::new();
        for segment in tasks.iter().flat_map(Task::segments) {
            let end = match (&clock, segment.tracks.first()) {
                (Clock::Shared(_), Some(track)) => domain.lists[track.list].length,
                _ => segment.count,
            };
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        let end = ends[1..].iter().fold(ends[0], |longest, end| domain.arithmetic.max(store, longest, *end));
        let mut walk = Walk { name, clock: variable, end, fields: Vec::new(), guard: Vec::new() };
        let mut windowed = false;
        for task in &tasks {
            for segment in task.segments() {
                let (active, ..) = self.window(&walk, &clock, segment);
                windowed |= *self.store.node(active) != Node::Bool(true);
            }
            match task {
                Task::Fold(fold, result) => self.fold(&mut walk, &clock, fold, *result)?,
                Task::Comparison(comparison, result) => self.comparison(&mut walk, &clock, comparison, *result)?,
            }
        }
        if windowed {
            let zero = self.store.int(0);
            walk.guard.extend([self.store.le(zero, variable), self.store.app(Op::Lt, [variable, end])]);
        }
        Ok(walk)
    }

    /// What comes out of a segment; the states of its machines become fields.
    fn emission(&mut self, walk: &mut Walk, clock: &Clock, segment: &Segment) -> Result<Emission, Refusal> {
        let (active, step, reads) = self.window(walk, clock, segment);
        let forward = matches!(clock, Clock::Own(..)) || segment.tracks.first().is_none_or(|track| track.forward);
        let arguments: Vec<Term> = std::iter::once(step).chain(reads).collect();
        let mut element = self.domain.apply(self.store, segment.at, &arguments)?;
        let mut keep = active;
        for (number, stage) in segment.through.iter().enumerate() {
            let arguments: Vec<Term> = match (stage.machine.memory, stage.init) {
                (Some(memory), Some(init)) => {
                    let mut prefix = segment.clone();
                    prefix.through.truncate(number + 1);
                    prefix.reversed = false;
                    let key = (clock.clone(), prefix);
                    let known = self.constants.registers.get(&key).copied();
                    let register = match known {
                        Some(register) => register,
                        None => {
                            let register = self.register("register", self.store.sort_of(init));
                            self.constants.registers.insert(key, register);
                            register
                        }
                    };
                    let ahead = forward != stage.reversed;
                    let before = if ahead { register.state } else { register.after };
                    if !walk.fields.iter().any(|field| field.state == register.state) {
                        let after = self.domain.apply(self.store, memory.next, &[before, element])?;
                        let after = self.store.smart_ite(keep, after, before);
                        self.field(walk, register, ahead, init, None, after);
                    }
                    vec![before, element]
                }
                _ => vec![element],
            };
            let kept = self.domain.apply(self.store, stage.machine.keep, &arguments)?;
            element = self.domain.apply(self.store, stage.machine.emit, &arguments)?;
            let begun = stage.from.map(|from| self.store.le(from, step));
            keep = self.store.smart_and(&begun.into_iter().chain([keep, kept]).collect::<Vec<Term>>());
        }
        Ok(Emission { some: keep, element, ahead: forward != segment.reversed })
    }

    /// Adds a fold.
    fn fold(&mut self, walk: &mut Walk, clock: &Clock, fold: &Consumer, result: Term) -> Result<(), Refusal> {
        let Emission { some, element, ahead } = self.emission(walk, clock, &fold.segment)?;
        let known = self.constants.accumulators.get(fold).copied();
        let register = match known {
            Some(register) => register,
            None => {
                let register = self.register("state", self.store.sort_of(fold.init));
                self.constants.accumulators.insert(fold.clone(), register);
                register
            }
        };
        let before = if ahead { register.state } else { register.after };
        let after = self.domain.apply(self.store, fold.step, &[before, element])?;
        let after = self.store.smart_ite(some, after, before);
        self.field(walk, register, ahead, fold.init, Some(result), after);
        Ok(())
    }

    /// Adds a comparison: a register for whether the sides have differed, and for each segment but the first of its side, in the order of the clock,
    /// one for whether it has emitted something.
    ///
    /// **Soundness**: suppose that the sides never differ here. At each step of the clock each side emits at most one element, both or neither do,
    /// and it is the same. No segment emits when a later one of its side has, so a side's elements in the order of the clock are those of its segments one after the
    /// other, or from the last to the first if all are read against the clock. So both sides emit the same.
    fn comparison(
        &mut self,
        walk: &mut Walk,
        clock: &Clock,
        comparison: &Comparison,
        result: Term,
    ) -> Result<(), Refusal> {
        let mut sides: [Vec<Emission>; 2] = [Vec::new(), Vec::new()];
        for (side, segments) in sides.iter_mut().zip(&comparison.sides) {
            for segment in segments {
                side.push(self.emission(walk, clock, segment)?);
            }
            if side.first().is_some_and(|first| !first.ahead) {
                side.reverse();
            }
        }
        let registers = self.registers(comparison, &sides);
        let [difference, ref seen @ ..] = registers[..] else { unreachable!("one is always there") };
        let mut seen = seen.iter();
        let mut different = vec![difference.state];
        let mut emitted: Vec<(Term, Option<Term>)> = Vec::new();
        let no = self.store.bool(false);
        for side in &sides {
            let (mut some, mut element): (Vec<Term>, Option<Term>) = (Vec::new(), None);
            for emission in side {
                if !some.is_empty() {
                    let register = seen.next().expect("one for each segment but the first");
                    let begun = self.store.smart_or(&[register.state, emission.some]);
                    self.field(walk, *register, true, no, None, begun);
                    let earlier = self.store.smart_or(&some);
                    different.push(self.store.smart_and(&[earlier, begun]));
                }
                some.push(emission.some);
                let other = element.unwrap_or(emission.element);
                element = Some(self.store.smart_ite(emission.some, emission.element, other));
            }
            emitted.push((self.store.smart_or(&some), element));
        }
        let [(left, one), (right, other)] = emitted[..] else { unreachable!("two sides") };
        let both_or_none = self.store.smart_eq(left, right);
        different.push(self.store.smart_not(both_or_none));
        if let (Some(one), Some(other)) = (one, other) {
            let same = self.store.smart_eq(one, other);
            let differ = self.store.smart_not(same);
            different.push(self.store.smart_and(&[left, right, differ]));
        }
        let different = self.store.smart_or(&different);
        self.field(walk, difference, true, no, Some(result), different);
        Ok(())
    }

    fn registers(&mut self, comparison: &Comparison, sides: &[Vec<Emission>; 2]) -> Vec<Register> {
        if let Some(registers) = self.constants.differences.get(comparison) {
            return registers.clone();
        }
        let later: usize = sides.iter().map(|side| side.len().saturating_sub(1)).sum();
        let mut registers = vec![self.register("differ", Sort::BOOL)];
        registers.extend((0..later).map(|_| self.register("begun", Sort::BOOL)));
        self.constants.differences.insert(comparison.clone(), registers.clone());
        registers
    }

    fn register(&mut self, name: &str, sort: Sort) -> Register {
        let state = self.domain.constant(self.store, name, sort, true);
        let after = self.domain.constant(self.store, &format!("{name}.after"), sort, true);
        let end = self.domain.constant(self.store, &format!("{name}.end"), sort, false);
        Register { state, after, end }
    }

    /// Adds a machine that starts with `init` and ends with `result`, if that matters; a step makes `after` of the state before it.
    fn field(
        &mut self,
        walk: &mut Walk,
        register: Register,
        ahead: bool,
        init: Term,
        result: Option<Term>,
        after: Term,
    ) {
        let Register { state, after: input, end } = register;
        if ahead {
            walk.fields.push(Field { state, init, next: after, last: result.unwrap_or(end) });
            return;
        }
        // From right to left: what comes after the last step is the first state, and what is there at the start is the result.
        let start = match result {
            Some(result) => result,
            None => self.domain.constant(self.store, "start", self.store.sort_of(state), false),
        };
        let made = self.store.eq(state, after);
        walk.guard.push(made);
        let begins = self.store.smart_eq(end, init);
        self.domain.fact(self.store, begins);
        walk.fields.push(Field { state, init: start, next: input, last: end });
    }

    /// When a segment is active, at which of its steps it is then, and what its tracks read.
    fn window(&mut self, walk: &Walk, clock: &Clock, segment: &Segment) -> (Term, Term, Vec<Term>) {
        let store = &mut *self.store;
        let (yes, zero, one) = (store.bool(true), store.int(0), store.int(1));
        let (active, step) = match clock {
            Clock::Own(..) => (yes, walk.clock),
            Clock::Shared(_) => {
                let (offset, forward) =
                    segment.tracks.first().map_or((zero, true), |track| (track.offset, track.forward));
                let (mut inside, bounds) = Arithmetic::bounds(store, segment.count);
                let (mut lows, mut highs) = (Vec::new(), Vec::new());
                if forward {
                    lows.push(offset);
                    highs.extend(bounds.iter().map(|bound| Arithmetic::add(store, offset, *bound)));
                } else {
                    let high = Arithmetic::add(store, offset, one);
                    lows.extend(bounds.iter().map(|bound| Arithmetic::sub(store, high, *bound)));
                    highs.push(high);
                }
                inside.extend(lows.into_iter().filter(|low| *low != zero).map(|low| store.le(low, walk.clock)));
                let highs = highs.into_iter().filter(|high| *high != walk.end);
                inside.extend(highs.map(|high| store.app(Op::Lt, [walk.clock, high])));
                let (from, to) = if forward { (offset, walk.clock) } else { (walk.clock, offset) };
                (store.smart_and(&inside), Arithmetic::sub(store, to, from))
            }
        };
        let reads = segment.tracks.iter().map(|track| {
            let distance = match (clock, segment.tracks.first()) {
                (Clock::Shared(_), Some(first)) => self.domain.arithmetic.distance(store, track.offset, first.offset),
                _ => None,
            };
            match distance {
                Some(distance) => {
                    let distance = store.int(distance);
                    let index = Arithmetic::add(store, walk.clock, distance);
                    self.domain.element(store, track.list, index)
                }
                None => self.domain.track_at(store, track, step),
            }
        });
        let reads = reads.collect();
        (active, step, reads)
    }
}
