//! What equal lists and universal statements say about single positions: instances at the positions that are read.

use super::domain::{Domain, Equality, Existence, Refusal};
use super::linear::Arithmetic;
use super::polarity::Polarity;
use super::segment::{Segment, Stream};
use crate::meaning::Interpretation;
use crate::term::{Node, Op, Sort, Store, Term};

/// At how many positions an equality, or a statement about all elements, is instantiated.
const MAX_INSTANCES: usize = 12;

/// The same for lists whose elements pass machines: each costs a fold.
const MAX_PROBES: usize = 3;

/// How often instances are made of what instances have brought up.
const MAX_ROUNDS: usize = 6;

/// No more rounds after so many facts.
const MAX_FACTS: usize = 400;

impl Domain {
    /// Adds, for the positions in question, that equal lists have equal elements, and that what holds of an element holds of some element.
    ///
    /// **Soundness**: an instance of what is meant, at a rigid position, whatever that position is.
    pub(super) fn instances(&mut self, store: &mut Store) -> Result<(), Refusal> {
        self.instancing = true;
        for _ in 0..MAX_ROUNDS {
            let known = (self.existences.len(), self.reads(store).len());
            self.witnesses(store)?;
            self.round(store)?;
            self.differences(store)?;
            let brought_up = self.existences.len() > known.0 || self.reads(store).len() > known.1;
            if !self.variant.witnesses || !brought_up || self.facts.len() > MAX_FACTS {
                break;
            }
        }
        self.witnesses(store)?;
        self.folds_of_equals(store);
        self.captured(store);
        Ok(())
    }

    /// Adds that equal lists have equal folds.
    ///
    /// **Soundness**: the result of a fold is a function of the list, the step and the first accumulator, all of which are rigid here.
    fn folds_of_equals(&mut self, store: &mut Store) {
        let observations = self.observations.clone();
        for Equality { holds, left, right } in self.equalities.clone() {
            for one in observations.iter().filter(|one| one.list == left) {
                for other in observations.iter().filter(|other| other.list == right && other.by == one.by) {
                    let same = store.smart_eq(one.result, other.result);
                    let rigid = [holds, same].iter().all(|term| !self.is_flexible(store, *term));
                    if rigid && !one.by.iter().any(|term| self.is_flexible(store, *term)) {
                        self.implication(store, holds, same);
                    }
                }
            }
        }
    }

    fn round(&mut self, store: &mut Store) -> Result<(), Refusal> {
        let reads = self.reads(store);
        let positions: Vec<Term> = self.positions.iter().map(|(_, index)| *index).collect();
        let positions: Vec<Term> = positions.into_iter().filter(|index| !self.is_flexible(store, *index)).collect();
        for Equality { holds, left, right } in self.equalities.clone() {
            let differ = store.smart_not(holds);
            if self.facts.contains(&differ) {
                continue;
            }
            let mut at = positions.clone();
            for list in [&left, &right] {
                self.rebase(store, list, &reads, &mut at);
            }
            let direct = left.iter().chain(right.iter()).all(Segment::is_positional);
            for position in distinct(at, if direct { MAX_INSTANCES } else { MAX_PROBES }) {
                let (one, other) = (self.cases(store, &left, position)?, self.cases(store, &right, position)?);
                for (here, element) in &one {
                    for (there, counterpart) in &other {
                        let same = store.smart_eq(*element, *counterpart);
                        let premise = store.smart_and(&[holds, *here, *there]);
                        self.implication(store, premise, same);
                    }
                }
            }
        }
        self.chains(store, &reads)?;
        self.quantified(store, &positions, &reads)
    }

    /// Adds that what exists is somewhere, and that what is somewhere exists, where that matters: see [`Domain::polarities`].
    fn quantified(&mut self, store: &mut Store, positions: &[Term], reads: &[(usize, Term)]) -> Result<(), Refusal> {
        let polarities = self.polarities(store);
        for (number, polarity) in polarities.into_iter().enumerate() {
            if polarity.unwanted {
                self.introduced_at(store, number, positions, reads)?;
            }
        }
        Ok(())
    }

    /// Names a position for everything that may have to exist; what that brings up may have to exist as well.
    pub(super) fn witnesses(&mut self, store: &mut Store) -> Result<(), Refusal> {
        while self.variant.witnesses {
            let polarities = self.polarities(store);
            let open = |(number, polarity): (usize, &Polarity)| {
                (polarity.wanted && !self.existences[number].witnessed).then_some(number)
            };
            let open: Vec<usize> = polarities.iter().enumerate().filter_map(open).collect();
            if open.is_empty() {
                break;
            }
            for number in open {
                self.witness(store, number)?;
            }
        }
        Ok(())
    }

    /// If an element satisfies a predicate, there is a position at which one does.
    fn witness(&mut self, store: &mut Store, number: usize) -> Result<(), Refusal> {
        let existence = &mut self.existences[number];
        existence.witnessed = true;
        let Existence { holds, segment, predicate, .. } = existence.clone();
        let position = self.constant(store, "witness", Sort::INT, false);
        let element = self.value_at(store, &segment, position)?;
        let satisfied = self.apply(store, predicate, &[element])?;
        let zero = store.int(0);
        let inside = Arithmetic::within(store, zero, position, segment.count);
        let both = store.smart_and(&[inside, satisfied]);
        self.defined(store, number, [holds, both]);
        self.positions.push((vec![segment].into(), position));
        Ok(())
    }

    /// What satisfies a predicate at one of these positions exists.
    fn introduced_at(
        &mut self,
        store: &mut Store,
        number: usize,
        positions: &[Term],
        reads: &[(usize, Term)],
    ) -> Result<(), Refusal> {
        let Existence { holds, segment, predicate, .. } = self.existences[number].clone();
        // Where this list is read comes before where others are.
        let (mut at, list) = (Vec::new(), Stream::new(vec![segment.clone()]));
        self.rebase(store, &list, reads, &mut at);
        at.extend(positions);
        let zero = store.int(0);
        let mut at = distinct(at, MAX_INSTANCES);
        if !self.walks {
            let one = store.int(1);
            at.extend([zero, Arithmetic::sub(store, segment.count, one)]);
        }
        for position in distinct(at, MAX_INSTANCES + 2) {
            if !self.variant.witnesses && !reads_known(store, &segment, position, reads) {
                continue;
            }
            let element = self.value_at(store, &segment, position)?;
            let satisfied = self.apply(store, predicate, &[element])?;
            let inside = Arithmetic::within(store, zero, position, segment.count);
            let premise = store.smart_and(&[inside, satisfied]);
            self.defined(store, number, [premise, holds]);
        }
        Ok(())
    }

    /// Adds an implication that says something about an existence itself.
    pub(super) fn defined(&mut self, store: &mut Store, number: usize, [premise, conclusion]: [Term; 2]) {
        let fact = store.smart(Op::Implies, &[premise, conclusion]);
        self.fact(store, fact);
        self.existences[number].own.push(fact);
    }

    /// The rigid places at which lists are read so far.
    fn reads(&mut self, store: &Store) -> Vec<(usize, Term)> {
        let mut reads = Vec::new();
        for term in store.postorder(&self.facts.clone()) {
            let Node::App(Op::Symbol(symbol), arguments) = store.node(term) else { continue };
            let Some(list) = self.lists.iter().position(|list| list.element == *symbol) else { continue };
            if !self.is_flexible(store, term) {
                reads.push((list, arguments[0]));
            }
        }
        reads
    }

    /// Adds the positions of a list at which it reads what is read elsewhere.
    fn rebase(&mut self, store: &mut Store, list: &Stream, reads: &[(usize, Term)], positions: &mut Vec<Term>) {
        let mut start = store.int(0);
        for segment in list.iter() {
            let Some(from) = segment.emits_from(store) else { break };
            for track in &segment.tracks {
                for (_, index) in reads.iter().filter(|(read, _)| *read == track.list) {
                    let sign = if track.forward { 1 } else { -1 };
                    let parts = [(1, start), (sign, *index), (-sign, track.offset), (-1, from)];
                    positions.push(Arithmetic::combination(store, &parts));
                }
            }
            start = Arithmetic::combination(store, &[(1, start), (1, segment.count), (-1, from)]);
        }
        let flexible: Vec<bool> = positions.iter().map(|position| self.is_flexible(store, *position)).collect();
        let mut flexible = flexible.into_iter();
        positions.retain(|_| !flexible.next().unwrap_or(true));
    }
}

/// Whether a segment reads at a step only what is read anyway: what else is read costs an invariant more than it helps.
fn reads_known(store: &mut Store, segment: &Segment, step: Term, reads: &[(usize, Term)]) -> bool {
    segment.tracks.iter().all(|track| {
        let index = track.index(store, step);
        reads.contains(&(track.list, index))
    })
}

/// The first so many different ones.
fn distinct(terms: Vec<Term>, most: usize) -> Vec<Term> {
    let mut found: Vec<Term> = Vec::new();
    for term in terms {
        if found.len() < most && !found.contains(&term) {
            found.push(term);
        }
    }
    found
}
