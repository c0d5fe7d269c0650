//! Neighbours in a transitive relation: then every element is in it with all that come after.
//!
//! That a list rises from each element to the next is said about neighbours; that it is sorted, or has no element twice, is about any two. What lies between them is an
//! induction that is the same every time, so it is done here, once.

use super::domain::{Domain, Existence, Refusal};
use super::linear::Arithmetic;
use super::segment::Segment;
use crate::meaning::Interpretation;
use crate::term::{Op, Sort, Store, Term};

/// So many positions of a list are compared with each other.
const MAX_POSITIONS: usize = 12;

/// Pairs of neighbours: the list, the first index, and whether the first element of each pair is the later one.
struct Neighbours {
    list: usize,
    from: Term,
    swapped: bool,
}

impl Domain {
    /// Adds, for pairs of positions that are read, that they are in each transitive relation in which all neighbours are.
    ///
    /// **Soundness**: if no pair of neighbours in a window is an exception to a relation, and the relation is transitive, it holds from each element of the window to each later one, by
    /// induction on their distance. `g(x) < g(y)`, `g(x) <= g(y)` and `g(x) = g(y)` are transitive, and so are their converses.
    /// Integers that rise or fall strictly do so by 1 at least from each to the next, and by as much as their distance between any two.
    pub(super) fn chains(&mut self, store: &mut Store, reads: &[(usize, Term)]) -> Result<(), Refusal> {
        if self.walks {
            return Ok(());
        }
        for existence in self.existences.clone() {
            let Some(neighbours) = neighbours(store, &existence.segment) else { continue };
            if self.is_flexible(store, existence.holds) || self.is_flexible_segment(store, &existence.segment) {
                continue;
            }
            let relations = self.transitive(store, &existence, neighbours.swapped)?;
            if relations.is_empty() {
                continue;
            }
            let (one, from, count) = (store.int(1), neighbours.from, existence.segment.count);
            let end = Arithmetic::combination(store, &[(1, from), (1, count), (1, one)]);
            let mut at: Vec<Term> = Vec::new();
            for (_, index) in reads.iter().filter(|(list, _)| *list == neighbours.list) {
                if at.len() < MAX_POSITIONS && !at.contains(index) {
                    at.push(*index);
                }
            }
            let ordered = store.smart_not(existence.holds);
            for one in &at {
                for other in at.iter().filter(|other| *other != one) {
                    let inside = [*one, *other].map(|index| Arithmetic::within(store, from, index, end));
                    let before = Arithmetic::compare(store, Op::Lt, *one, *other);
                    let premise = store.smart_and(&[ordered, inside[0], inside[1], before]);
                    let [x, y] = [*one, *other].map(|index| self.element(store, neighbours.list, index));
                    let distance = Arithmetic::sub(store, *other, *one);
                    for relation in &relations {
                        let related = self.apply(store, *relation, &[distance, x, y])?;
                        self.implication(store, premise, related);
                    }
                }
            }
        }
        Ok(())
    }

    /// The transitive relations, from each element to later ones at some distance, to which an existence is about exceptions: `λ distance x y. …`
    fn transitive(&mut self, store: &mut Store, exception: &Existence, swapped: bool) -> Result<Vec<Term>, Refusal> {
        let sorts = store.function_sort(exception.segment.at).0.to_vec();
        let [_, first, second] = sorts[..] else { return Ok(Vec::new()) };
        let step = self.constant(store, "step", Sort::INT, true);
        let (x, y) = (self.constant(store, "element", first, true), self.constant(store, "element", second, true));
        let known = (self.flexible.len(), self.flexible_functions.len());
        let pair = self.apply(store, exception.segment.at, &[step, x, y])?;
        let exceptional = self.apply(store, exception.predicate, &[pair])?;
        if (self.flexible.len(), self.flexible_functions.len()) != known {
            return Ok(Vec::new());
        }
        let (earlier, later) = if swapped { (y, x) } else { (x, y) };
        let relation = store.smart_not(exceptional);
        let parts = match store.as_app(relation) {
            Some((Op::And, parts)) => parts.to_vec(),
            _ => vec![relation],
        };
        let mut found = Vec::new();
        for part in parts {
            let compared = match store.as_app(part) {
                Some((Op::Not, &[inner])) => store.as_app(inner).filter(|(op, _)| *op != Op::Eq),
                other => other,
            };
            let Some((op @ (Op::Lt | Op::Le | Op::Eq), &[left, right])) = compared else { continue };
            if self.is_image(store, [left, right], [earlier, later])
                || self.is_image(store, [right, left], [earlier, later])
            {
                let distance = store.bound(2, Sort::INT);
                let strict = op == Op::Lt && store.as_app(part).is_some_and(|(op, _)| op == Op::Lt);
                let part = if strict && store.sort_of(left) == Sort::INT {
                    store.le(store.sum([left, distance]), right)
                } else {
                    part
                };
                let body = store.substitute(part, &[(earlier, store.bound(1, first)), (later, store.bound(0, second))]);
                found.push(store.lambda([Sort::INT, first, second], body));
            }
        }
        Ok(found)
    }

    /// Whether two terms are the same function of one variable and of another, and of nothing else that is flexible.
    fn is_image(&mut self, store: &mut Store, [one, other]: [Term; 2], [x, y]: [Term; 2]) -> bool {
        let blank = store.fresh_constant("element", store.sort_of(x));
        let [here, there] = [(one, x), (other, y)].map(|(term, variable)| store.substitute(term, &[(variable, blank)]));
        here == there && here != one && !self.is_flexible(store, here)
    }
}

/// The neighbours that a segment reads.
fn neighbours(store: &mut Store, segment: &Segment) -> Option<Neighbours> {
    let [one, other] = &segment.tracks[..] else { return None };
    if !segment.is_positional() || segment.single || one.list != other.list || !one.forward || !other.forward {
        return None;
    }
    let distance = Arithmetic::difference(store, other.offset, one.offset)?;
    let swapped = match i8::try_from(&distance).ok()? {
        1 => false,
        -1 => true,
        _ => return None,
    };
    Some(Neighbours { list: one.list, from: if swapped { other.offset } else { one.offset }, swapped })
}
