//! Index arithmetic: integer terms as sums, in one form for equal sums.
//!
//! Offsets and windows are sums and differences of lengths and counts. Equal ones have to be the same term, so that reads at the same place are
//! the same read, and a difference of two offsets that is a number is seen to be one.

use dashu_int::IBig;

use crate::term::{Node, Op, Set, Sort, Store, Term};

/// A sum with more parts than this stays as it is.
const MAX_PARTS: usize = 64;

/// Builders of integer terms in normal form, and what is known of such terms.
#[derive(Debug, Default)]
pub(super) struct Arithmetic {
    /// Terms that are never negative.
    naturals: Set<Term>,
}

impl Arithmetic {
    /// To be called for terms that are never negative in the intended meaning; the caller ensures that this is a fact of the query.
    pub(super) fn natural(&mut self, term: Term) {
        self.naturals.insert(term);
    }

    /// Whether a term in normal form is known not to be negative.
    pub(super) fn is_natural(&self, store: &Store, term: Term) -> bool {
        if self.naturals.contains(&term) {
            return true;
        }
        match store.node(term) {
            Node::Int(value) => *value >= IBig::ZERO,
            Node::App(Op::Add, parts) => parts.iter().all(|part| {
                self.naturals.contains(part) || matches!(store.node(*part), Node::Int(value) if *value >= IBig::ZERO)
            }),
            _ => false,
        }
    }

    /// The sum of terms, each so many times.
    pub(super) fn combination(store: &mut Store, parts: &[(i64, Term)]) -> Term {
        let mut constant = IBig::ZERO;
        let mut atoms: Vec<(Term, IBig)> = Vec::new();
        let mut todo: Vec<(IBig, Term)> = parts.iter().map(|(times, term)| (IBig::from(*times), *term)).collect();
        let mut visited = 0;
        while let Some((times, term)) = todo.pop() {
            visited += 1;
            let open = visited <= MAX_PARTS;
            match (store.node(term), store.as_app(term)) {
                (Node::Int(value), _) => constant += times * value,
                (_, Some((Op::Add, inner))) if open => todo.extend(inner.iter().map(|part| (times.clone(), *part))),
                (_, Some((Op::Sub, &[left, right]))) if open => todo.extend([(times.clone(), left), (-times, right)]),
                (_, Some((Op::Neg, &[inner]))) if open => todo.push((-times, inner)),
                (_, Some((Op::Mul, &[left, right]))) if open => match (store.node(left), store.node(right)) {
                    (Node::Int(value), _) => todo.push((times * value, right)),
                    (_, Node::Int(value)) => todo.push((times * value, left)),
                    _ => atoms.push((term, times)),
                },
                _ => atoms.push((term, times)),
            }
        }
        atoms.sort_by_key(|(term, _)| *term);
        let mut terms: Vec<Term> = Vec::new();
        for same in atoms.chunk_by(|(left, _), (right, _)| left == right) {
            let times: IBig = same.iter().map(|(_, times)| times).sum();
            if times.is_zero() {
                continue;
            }
            if times == IBig::ONE {
                terms.push(same[0].0);
            } else {
                let times = store.int(times);
                terms.push(store.app(Op::Mul, [times, same[0].0]));
            }
        }
        if !constant.is_zero() || terms.is_empty() {
            let constant = store.int(constant);
            terms.push(constant);
        }
        store.sum(terms)
    }

    /// A term in normal form.
    pub(super) fn normal(store: &mut Store, term: Term) -> Term {
        if store.sort_of(term) == Sort::INT { Self::combination(store, &[(1, term)]) } else { term }
    }

    /// `left + right`
    pub(super) fn add(store: &mut Store, left: Term, right: Term) -> Term {
        Self::combination(store, &[(1, left), (1, right)])
    }

    /// `left − right`
    pub(super) fn sub(store: &mut Store, left: Term, right: Term) -> Term {
        Self::combination(store, &[(1, left), (-1, right)])
    }

    /// The difference of two terms, if it is a number.
    pub(super) fn difference(store: &mut Store, left: Term, right: Term) -> Option<IBig> {
        let difference = Self::sub(store, left, right);
        match store.node(difference) {
            Node::Int(value) => Some(value.clone()),
            _ => None,
        }
    }

    /// `max(term, 0)`
    pub(super) fn clip(&mut self, store: &mut Store, term: Term) -> Term {
        let term = Self::normal(store, term);
        if self.is_natural(store, term) {
            return term;
        }
        let zero = store.int(0);
        if matches!(store.node(term), Node::Int(_)) {
            return zero;
        }
        let positive = store.app(Op::Lt, [zero, term]);
        let clipped = store.ite(positive, term, zero);
        self.natural(clipped);
        clipped
    }

    /// The smaller one.
    pub(super) fn min(&mut self, store: &mut Store, left: Term, right: Term) -> Term {
        let (left, right) = (Self::normal(store, left), Self::normal(store, right));
        let excess = Self::sub(store, left, right);
        if self.is_natural(store, excess) {
            return right;
        }
        let lack = Self::sub(store, right, left);
        if self.is_natural(store, lack) {
            return left;
        }
        let ordered = store.le(left, right);
        let least = store.ite(ordered, left, right);
        if self.is_natural(store, left) && self.is_natural(store, right) {
            self.natural(least);
        }
        least
    }

    /// The larger one.
    pub(super) fn max(&mut self, store: &mut Store, left: Term, right: Term) -> Term {
        let (left, right) = (Self::normal(store, left), Self::normal(store, right));
        let excess = Self::sub(store, left, right);
        if self.is_natural(store, excess) {
            return left;
        }
        let lack = Self::sub(store, right, left);
        if self.is_natural(store, lack) {
            return right;
        }
        let ordered = store.le(right, left);
        let greatest = store.ite(ordered, left, right);
        if self.is_natural(store, left) || self.is_natural(store, right) {
            self.natural(greatest);
        }
        greatest
    }

    /// `low ≤ term < high`
    pub(super) fn within(store: &mut Store, low: Term, term: Term, high: Term) -> Term {
        let (above, below) = (Self::compare(store, Op::Le, low, term), Self::compare(store, Op::Lt, term, high));
        store.smart_and(&[above, below])
    }

    /// A comparison, decided if the difference is a number.
    pub(super) fn compare(store: &mut Store, op: Op, left: Term, right: Term) -> Term {
        match Self::difference(store, left, right) {
            Some(excess) => {
                let holds = if op == Op::Le { excess <= IBig::ZERO } else { excess < IBig::ZERO };
                store.bool(holds)
            }
            None => store.app(op, [left, right]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Shown;

    #[test]
    fn equal_sums_are_the_same_term() {
        let mut s = Store::default();
        let (n, m) = (s.fresh_constant("n", Sort::INT), s.fresh_constant("m", Sort::INT));
        let one = s.int(1);
        let more = Arithmetic::add(&mut s, n, one);
        let both = Arithmetic::add(&mut s, more, m);
        let again = Arithmetic::combination(&mut s, &[(1, m), (2, n), (1, one), (-1, n)]);
        assert_eq!(both, again, "{} {}", Shown(&s, both), Shown(&s, again));
        assert_eq!(Arithmetic::sub(&mut s, both, m), more);
        assert_eq!(Arithmetic::difference(&mut s, more, n), Some(IBig::ONE));
        assert_eq!(Arithmetic::difference(&mut s, more, m), None);
        let product = s.app(Op::Mul, [n, m]);
        assert_eq!(Arithmetic::normal(&mut s, product), product);
    }

    #[test]
    fn what_is_natural_is_not_clipped() {
        let mut s = Store::default();
        let mut arithmetic = Arithmetic::default();
        let (length, n) = (s.fresh_constant("length", Sort::INT), s.fresh_constant("n", Sort::INT));
        arithmetic.natural(length);
        assert_eq!(arithmetic.clip(&mut s, length), length);
        let clipped = arithmetic.clip(&mut s, n);
        assert_ne!(clipped, n);
        assert_eq!(arithmetic.clip(&mut s, clipped), clipped);
        let (zero, minus) = (s.int(0), s.int(-3));
        assert_eq!(arithmetic.clip(&mut s, minus), zero);
        assert_eq!(arithmetic.min(&mut s, length, zero), zero);
        assert_eq!(arithmetic.max(&mut s, length, zero), length);
        let longer = Arithmetic::add(&mut s, length, clipped);
        assert_eq!(arithmetic.min(&mut s, longer, length), length);
        assert_eq!(arithmetic.max(&mut s, longer, clipped), longer);
        assert_ne!(arithmetic.min(&mut s, longer, n), n);
    }
}
