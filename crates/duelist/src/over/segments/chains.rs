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
    /// induction on their distance. `g(x) < g(y)`, `g(x) <= g(y)` and `g(x) = g(y)` are transitive, and so are their converses. Bounds on how much an integer grows from each element to the next
    /// add up (`growth`).
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
            let Some((Op::Lt | Op::Le | Op::Eq, &[left, right])) = compared else { continue };
            if let Some(growth) = self.growth(store, part, [earlier, later]) {
                let body =
                    store.substitute(growth, &[(earlier, store.bound(1, first)), (later, store.bound(0, second))]);
                found.push(store.lambda([Sort::INT, first, second], body));
            } else if self.is_image(store, [left, right], [earlier, later])
                || self.is_image(store, [right, left], [earlier, later])
            {
                let body = store.substitute(part, &[(earlier, store.bound(1, first)), (later, store.bound(0, second))]);
                found.push(store.lambda([Sort::INT, first, second], body));
            }
        }
        Ok(found)
    }

    /// What a comparison of integers from each element to the next says about two elements at a distance, which is the bound variable 2.
    ///
    /// **Soundness**: let the comparison say that `d(x, y) ≥ 0`, or `= 0`, of neighbours. Where `d(x, y) = d(x, b) + d(b, y) − d(b, b)` and `d(b, b)` is a number `k`, for every `b`, there is a function `g` with
    /// `d(x, y) = g(y) − g(x) + k`. So `g` grows by at least `−k`, or by exactly that, from each element to the next, and by `n` times as much over a distance of `n`: `d(x, y) + k·(n − 1) ≥ 0`, or `= 0`. Both identities
    /// are those of linear normal forms, which hold for all values; and `d` has nothing in it that differs from step to step but the two elements.
    fn growth(&mut self, store: &mut Store, comparison: Term, [earlier, later]: [Term; 2]) -> Option<Term> {
        let (negated, compared) = match store.as_app(comparison)? {
            (Op::Not, &[inner]) => (true, inner),
            _ => (false, comparison),
        };
        let (op @ (Op::Lt | Op::Le | Op::Eq), &[left, right]) = store.as_app(compared)? else { return None };
        if store.sort_of(left) != Sort::INT || (negated && op == Op::Eq) {
            return None;
        }
        let strict = op != Op::Eq && (op == Op::Lt) != negated;
        let (low, high) = if negated { (right, left) } else { (left, right) };
        let one = store.int(1);
        let d = Arithmetic::combination(store, &[(1, high), (-1, low), (-i64::from(strict), one)]);
        if store.sort_of(earlier) != store.sort_of(later) {
            return None;
        }
        let [b, c] = [earlier, later].map(|element| store.fresh_constant("element", store.sort_of(element)));
        let at = |x: Term, y: Term| store.substitute(d, &[(earlier, x), (later, y)]);
        let (apart, same, to, from) = (at(b, c), at(b, b), at(earlier, b), at(b, later));
        if self.is_flexible(store, apart) {
            return None;
        }
        let zero = store.int(0);
        let k = i64::try_from(&Arithmetic::difference(store, same, zero)?).ok()?;
        let separate = Arithmetic::combination(store, &[(1, to), (1, from), (-1, same)]);
        if !Arithmetic::difference(store, d, separate)?.is_zero() {
            return None;
        }
        let distance = store.bound(2, Sort::INT);
        let reached = Arithmetic::combination(store, &[(1, d), (k, distance), (k.checked_neg()?, one)]);
        Some(if op == Op::Eq { store.eq(reached, zero) } else { store.le(zero, reached) })
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
