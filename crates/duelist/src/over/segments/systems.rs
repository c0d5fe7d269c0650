//! Folds over segments as walks: all folds and machines that read the same lists go along one clock.
//!
//! The clock of a walk is the index of the lists that are read, from 0 up to the longest. A segment is *active* while the clock is in its window, and
//! outside of it nothing changes. Its element is what is at the clock's index: the list's function applied to the clock. A machine that reads
//! from right to left is a *prophecy*: its state before a step is what the step makes of the state after it, which is an input; it starts as the result, and must end as the first state.

use indexmap::IndexMap;

use super::domain::{Consumer, Domain, Refusal};
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
pub(super) fn walks(domain: &mut Domain, store: &mut Store, common: bool) -> Result<Vec<Walk>, Refusal> {
    let mut constants = Constants::default();
    loop {
        let known = domain.folds.len();
        let walks = Builder { domain, store, common, constants: &mut constants }.walks()?;
        if domain.folds.len() == known {
            return Ok(walks);
        }
    }
}

struct Builder<'a> {
    domain: &'a mut Domain,
    store: &'a mut Store,
    common: bool,
    constants: &'a mut Constants,
}

impl Builder<'_> {
    fn walks(&mut self) -> Result<Vec<Walk>, Refusal> {
        let folds: Vec<(Consumer, Term)> =
            self.domain.folds.iter().map(|(fold, result)| (fold.clone(), *result)).collect();
        let folds: Vec<(Consumer, Term)> =
            folds.into_iter().filter(|(_, result)| !self.domain.is_flexible(self.store, *result)).collect();
        let components = self.components(&folds);
        let mut groups: IndexMap<Clock, Vec<(Consumer, Term)>> = IndexMap::new();
        for (fold, result) in folds {
            let clock = self.clock_of(&fold.segment, &components);
            groups.entry(clock).or_default().push((fold, result));
        }
        let mut walks = Vec::new();
        for (number, (clock, folds)) in groups.into_iter().enumerate() {
            walks.push(self.walk(format!("walk{}", number + 1), clock, folds)?);
        }
        Ok(walks)
    }

    /// For each list the lists that have its clock: those that are read together, or all.
    fn components(&mut self, folds: &[(Consumer, Term)]) -> Vec<usize> {
        let mut component: Vec<usize> =
            (0..self.domain.lists.len()).map(|list| if self.common { 0 } else { list }).collect();
        for (fold, _) in folds {
            if !self.is_clocked(&fold.segment) {
                continue;
            }
            let lists: Vec<usize> = fold.segment.tracks.iter().map(|track| component[track.list]).collect();
            if let Some(least) = lists.iter().min().copied() {
                component.iter_mut().filter(|one| lists.contains(one)).for_each(|one| *one = least);
            }
        }
        component
    }

    /// Whether one clock serves all tracks: they go the same way, at fixed distances.
    fn is_clocked(&mut self, segment: &Segment) -> bool {
        let Some(first) = segment.tracks.first() else { return self.common };
        segment.tracks.iter().all(|track| {
            track.forward == first.forward && Arithmetic::difference(self.store, track.offset, first.offset).is_some()
        })
    }

    fn clock_of(&mut self, segment: &Segment, components: &[usize]) -> Clock {
        if !self.is_clocked(segment) {
            return Clock::Own(segment.count, segment.tracks.clone());
        }
        let component = segment.tracks.first().map_or(0, |track| components[track.list]);
        Clock::Shared((0..components.len()).filter(|list| components[*list] == component).collect())
    }

    fn walk(&mut self, name: String, clock: Clock, folds: Vec<(Consumer, Term)>) -> Result<Walk, Refusal> {
        let (domain, store) = (&mut *self.domain, &mut *self.store);
        let variable = *self
            .constants
            .clocks
            .entry(clock.clone())
            .or_insert_with(|| domain.constant(store, "clock", Sort::INT, true));
        let mut ends: Vec<Term> = Vec::new();
        for (fold, _) in &folds {
            let end = match (&clock, fold.segment.tracks.first()) {
                (Clock::Shared(_), Some(track)) => domain.lists[track.list].length,
                _ => fold.segment.count,
            };
            if !ends.contains(&end) {
                ends.push(end);
            }
        }
        let end = ends[1..].iter().fold(ends[0], |longest, end| domain.arithmetic.max(store, longest, *end));
        let mut walk = Walk { name, clock: variable, end, fields: Vec::new(), guard: Vec::new() };
        let mut windowed = false;
        for (fold, result) in folds {
            windowed |= self.fold(&mut walk, &clock, &fold, result)?;
        }
        if windowed {
            walk.guard.push(self.store.app(Op::Lt, [variable, end]));
        }
        Ok(walk)
    }

    /// Adds a fold; says whether its window is a proper part.
    fn fold(&mut self, walk: &mut Walk, clock: &Clock, fold: &Consumer, result: Term) -> Result<bool, Refusal> {
        let segment = &fold.segment;
        let (active, step, reads) = self.window(walk, clock, segment);
        let windowed = *self.store.node(active) != Node::Bool(true);
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
            keep = self.store.smart_and(&[keep, kept]);
        }
        let known = self.constants.accumulators.get(fold).copied();
        let register = match known {
            Some(register) => register,
            None => {
                let register = self.register("state", self.store.sort_of(fold.init));
                self.constants.accumulators.insert(fold.clone(), register);
                register
            }
        };
        let ahead = forward != segment.reversed;
        let before = if ahead { register.state } else { register.after };
        let after = self.domain.apply(self.store, fold.step, &[before, element])?;
        let after = self.store.smart_ite(keep, after, before);
        self.field(walk, register, ahead, fold.init, Some(result), after);
        Ok(windowed)
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
                let (low, high, step) = if forward {
                    let high = Arithmetic::add(store, offset, segment.count);
                    (offset, high, Arithmetic::sub(store, walk.clock, offset))
                } else {
                    let high = Arithmetic::add(store, offset, one);
                    let low = Arithmetic::sub(store, high, segment.count);
                    (low, high, Arithmetic::sub(store, offset, walk.clock))
                };
                let begun = if low == zero { yes } else { store.le(low, walk.clock) };
                let open = if high == walk.end { yes } else { store.app(Op::Lt, [walk.clock, high]) };
                (store.smart_and(&[begun, open]), step)
            }
        };
        let reads = segment.tracks.iter().map(|track| self.domain.track_at(store, track, step)).collect();
        (active, step, reads)
    }
}
