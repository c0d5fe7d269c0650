//! Lists that pass machines, compared step by step: an accelerator beside the comparison at a position.
//!
//! Both lists are cut into *slots*, in order: some consecutive segments of one list, and some of the other, that are read along one clock in one direction. If the
//! two sides of each slot emit the same, the lists are the same.

use super::domain::{Comparison, Domain, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Stream, Track};
use crate::term::{Op, Sort, Store, Term};

/// So many alignments are looked at.
const MAX_ALIGNMENTS: usize = 6;

/// Lists of more segments are not aligned.
const MAX_SEGMENTS: usize = 5;

/// The slots of two lists.
pub(super) type Alignment = Vec<Comparison>;

/// What segments must have in common to be in one slot.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pace {
    /// At most one element.
    Single,
    /// The clock of these lists, and whether they are read along with it.
    Shared(Vec<usize>, bool),
    /// A clock of its own.
    Own(Term, Vec<Track>, bool),
}

impl Domain {
    /// Whether one clock serves all tracks: they go the same way, at distances that are fixed by what was asserted.
    pub(super) fn is_clocked(&self, store: &mut Store, segment: &Segment) -> bool {
        let Some(first) = segment.tracks.first() else { return self.variant.common_clock };
        segment.tracks.iter().all(|track| {
            let near = self.arithmetic.distance(store, track.offset, first.offset);
            track.forward == first.forward && near.is_some()
        })
    }

    fn pace(&self, store: &mut Store, segment: &Segment) -> Pace {
        if segment.single {
            return Pace::Single;
        }
        if !self.is_clocked(store, segment) {
            return Pace::Own(segment.count, segment.tracks.clone(), !segment.reversed);
        }
        let forward = segment.tracks.first().is_none_or(|track| track.forward);
        let mut lists: Vec<usize> = segment.tracks.iter().map(|track| track.list).collect();
        lists.sort_unstable();
        lists.dedup();
        if self.variant.common_clock {
            lists.clear();
        }
        Pace::Shared(lists, forward != segment.reversed)
    }

    /// The alignment of two lists that this variant asks for, if it asks for one and there is one.
    pub(super) fn alignment(&mut self, store: &mut Store, left: &Stream, right: &Stream) -> Option<Alignment> {
        let wanted = self.variant.alignment?;
        if left.iter().chain(right.iter()).all(Segment::is_positional) {
            return None;
        }
        let alignments = self.alignments_of(store, left, right);
        self.alignments = self.alignments.max(alignments.len());
        alignments.into_iter().take(wanted + 1).next_back()
    }

    /// The alignments of two lists, those with few slots first.
    fn alignments_of(&self, store: &mut Store, left: &[Segment], right: &[Segment]) -> Vec<Alignment> {
        if left.len().max(right.len()) > MAX_SEGMENTS {
            return Vec::new();
        }
        let paces = [left, right].map(|side| side.iter().map(|segment| self.pace(store, segment)).collect::<Vec<_>>());
        let mut found = Vec::new();
        let mut todo = vec![(0, 0, Vec::new())];
        while let Some((from, other, slots)) = todo.pop() {
            if from == left.len() && other == right.len() {
                found.push(slots);
                continue;
            }
            for one in 0..=left.len() - from {
                for two in 0..=right.len() - other {
                    let (ours, theirs) = (&paces[0][from..from + one], &paces[1][other..other + two]);
                    if fits(ours, theirs) {
                        let sides = [left[from..from + one].to_vec(), right[other..other + two].to_vec()];
                        let mut slots: Alignment = slots.clone();
                        slots.push(Comparison { sides });
                        todo.push((from + one, other + two, slots));
                    }
                }
            }
        }
        found.sort_by_key(Vec::len);
        found.truncate(MAX_ALIGNMENTS);
        found
    }

    /// Whether the sides of some slot emit different elements: if none do, the lists are the same.
    ///
    /// **Soundness**: a list is what the slots emit, one after the other. How each slot is compared is said where its walk is made.
    pub(super) fn compared(&mut self, store: &mut Store, alignment: &[Comparison]) -> Result<Term, Refusal> {
        let mut different = Vec::new();
        for slot in alignment {
            let [left, right] = &slot.sides;
            different.push(match left.iter().chain(right).next() {
                Some(first) if first.single => self.singles_differ(store, left.first(), right.first())?,
                _ => match self.comparisons.get(slot) {
                    Some(result) => *result,
                    None => {
                        let result = self.constant(store, "differ", Sort::BOOL, false);
                        self.comparisons.insert(slot.clone(), result);
                        result
                    }
                },
            });
        }
        Ok(store.smart_or(&different))
    }

    /// Whether segments of at most one element, or of none, are different.
    fn singles_differ(
        &mut self,
        store: &mut Store,
        left: Option<&Segment>,
        right: Option<&Segment>,
    ) -> Result<Term, Refusal> {
        let (zero, one, no) = (store.int(0), store.int(1), store.bool(false));
        let mut parts = Vec::new();
        for side in [left, right] {
            parts.push(match side {
                None => (no, None),
                Some(segment) => {
                    let some = Arithmetic::compare(store, Op::Le, one, segment.count);
                    (some, Some(self.value_at(store, segment, zero)?))
                }
            });
        }
        let [(some, one), (other_some, other)] = parts[..] else { unreachable!("two sides") };
        let both_or_none = store.smart_eq(some, other_some);
        let mut different = vec![store.smart_not(both_or_none)];
        if let (Some(one), Some(other)) = (one, other) {
            let same = store.smart_eq(one, other);
            let differ = store.smart_not(same);
            different.push(store.smart_and(&[some, other_some, differ]));
        }
        Ok(store.smart_or(&different))
    }
}

/// Whether segments with these paces make a slot: not nothing, all at one pace, and at most one on each side that has at most one element.
fn fits(ours: &[Pace], theirs: &[Pace]) -> bool {
    let mut all = ours.iter().chain(theirs);
    let Some(first) = all.next() else { return false };
    all.all(|pace| pace == first) && (*first != Pace::Single || ours.len().max(theirs.len()) == 1)
}
