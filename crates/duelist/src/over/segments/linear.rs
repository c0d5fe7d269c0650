//! Index arithmetic: integer terms as sums, in one form for equal sums.
//!
//! Offsets and windows are sums and differences of lengths and counts. Equal ones have to be the same term, so that reads at the same place are
//! the same read, and a difference of two offsets that is a number is seen to be one.

use dashu_int::IBig;

use crate::term::{Map, Node, Op, Set, Sort, Store, Term};

/// A sum with more parts than this stays as it is.
const MAX_PARTS: usize = 64;

/// Builders of integer terms in normal form, and what is known of such terms.
#[derive(Debug, Default)]
pub(super) struct Arithmetic {
    /// Terms that are never negative.
    naturals: Set<Term>,
    /// Terms that are equal to others, by facts of the query. No term on the left occurs in one further down.
    equations: Vec<(Term, Term)>,
    /// Terms that are not negative by facts of the query.
    bounds: Vec<Term>,
}

impl Arithmetic {
    /// To be called for terms that are never negative in the intended meaning; the caller ensures that this is a fact of the query.
    pub(super) fn natural(&mut self, term: Term) {
        self.naturals.insert(term);
    }

    /// Learns from a fact of the query about rigid terms: an equation, or that a term is not negative.
    ///
    /// **Soundness**: what is learnt holds in every model of the query, for the fact is asserted by itself and not under a condition.
    pub(super) fn learn(&mut self, store: &mut Store, fact: Term) {
        let Some((op, &[left, right])) = store.as_app(fact) else { return };
        if store.sort_of(left) != Sort::INT {
            return;
        }
        let excess = Self::sub(store, right, left);
        if op == Op::Le {
            self.bounds.push(excess);
        } else if op == Op::Lt {
            let one = store.int(1);
            self.bounds.push(Self::sub(store, excess, one));
        } else if op == Op::Eq {
            let excess = self.reduced(store, excess);
            let parts = match store.as_app(excess) {
                Some((Op::Add, parts)) => parts.to_vec(),
                _ => vec![excess],
            };
            let is_atom = |part: &&Term| {
                !matches!(store.node(**part), Node::Int(_)) && !matches!(store.as_app(**part), Some((Op::Mul, _)))
            };
            if let Some(atom) = parts.iter().find(is_atom).copied() {
                let value = Self::sub(store, atom, excess);
                if !store.postorder(&[value]).contains(&atom) {
                    self.equations.push((atom, value));
                }
            }
        }
    }

    /// A term that is equal by the equations that were learnt, in which fewer different terms occur.
    fn substituted(&self, store: &mut Store, term: Term) -> Term {
        let term = self.equations.iter().fold(term, |term, (atom, value)| {
            let mut memo: Map<Term, Term> = [(*atom, *value)].into_iter().collect();
            store.rebuild(&[term], &mut memo, |_, term| term)[0]
        });
        Self::normal(store, term)
    }

    /// The same, without clipping where that is known to change nothing.
    fn reduced(&self, store: &mut Store, term: Term) -> Term {
        let bounds: Vec<Term> = self.bounds.iter().map(|bound| self.substituted(store, *bound)).collect();
        let term = self.substituted(store, term);
        let term = store.rebuild(&[term], &mut Map::default(), |store, term| match Self::bounds(store, term) {
            (conditions, parts) if conditions.is_empty() && parts.len() == 1 && parts[0] != term => {
                let part = Self::normal(store, parts[0]);
                let above = |bound: &Term| Self::difference(store, part, *bound).is_some_and(|by| by >= IBig::ZERO);
                if bounds.iter().any(above) || self.is_natural(store, part) { part } else { term }
            }
            _ => term,
        })[0];
        Self::normal(store, term)
    }

    /// The difference of two terms, if it is a number by what was learnt.
    pub(super) fn distance(&self, store: &mut Store, left: Term, right: Term) -> Option<IBig> {
        Self::difference(store, left, right).or_else(|| {
            let (left, right) = (self.reduced(store, left), self.reduced(store, right));
            Self::difference(store, left, right)
        })
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

    /// What a natural number must satisfy to be less than a count: that there is anything, and terms that it is less than.
    ///
    /// **Soundness**: for `k ≥ 0`, `k < ite(c, t, 0)` says that `c` and `k < t`, where a condition `0 < t` says nothing more, and `k < min(s, t)` says that
    /// it is less than both.
    pub(super) fn bounds(store: &Store, count: Term) -> (Vec<Term>, Vec<Term>) {
        let (mut conditions, mut bounds) = (Vec::new(), Vec::new());
        let mut todo = vec![count];
        let is_zero = |term: Term| matches!(store.node(term), Node::Int(value) if value.is_zero());
        while let Some(count) = todo.pop() {
            let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(count) else {
                bounds.push(count);
                continue;
            };
            match store.as_app(condition) {
                Some((Op::Lt, &[low, high])) if is_zero(low) && is_zero(otherwise) && high == then => todo.push(then),
                Some((Op::Le, &[low, high])) if low == then && high == otherwise => todo.extend([otherwise, then]),
                _ if is_zero(otherwise) => {
                    conditions.push(condition);
                    todo.push(then);
                }
                _ => bounds.push(count),
            }
        }
        bounds.dedup();
        (conditions, bounds)
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
    fn distances_follow_from_facts() {
        let mut s = Store::default();
        let mut arithmetic = Arithmetic::default();
        let [n, m, k] = ["n", "m", "k"].map(|name| s.fresh_constant(name, Sort::INT));
        let (zero, one) = (s.int(0), s.int(1));
        let (clipped_n, clipped_m) = (arithmetic.clip(&mut s, n), arithmetic.clip(&mut s, m));
        let more = s.app(Op::Add, [m, one]);
        let fact = s.eq(n, more);
        arithmetic.learn(&mut s, fact);
        assert_eq!(arithmetic.distance(&mut s, n, m), Some(IBig::ONE));
        assert_eq!(arithmetic.distance(&mut s, n, k), None);
        assert_eq!(arithmetic.distance(&mut s, clipped_n, clipped_m), None);
        let fact = s.le(zero, m);
        arithmetic.learn(&mut s, fact);
        assert_eq!(arithmetic.distance(&mut s, clipped_n, clipped_m), Some(IBig::ONE));
        let fact = s.eq(k, m);
        arithmetic.learn(&mut s, fact);
        assert_eq!(arithmetic.distance(&mut s, k, n), Some(-IBig::ONE));
    }

    #[test]
    fn counts_are_taken_apart() {
        let mut s = Store::default();
        let mut arithmetic = Arithmetic::default();
        let [length, n, m] = ["length", "n", "m"].map(|name| s.fresh_constant(name, Sort::INT));
        arithmetic.natural(length);
        let clipped = arithmetic.clip(&mut s, n);
        let least = arithmetic.min(&mut s, length, clipped);
        let (zero, large) = (s.int(0), s.int(7));
        let guard = s.app(Op::Lt, [n, m]);
        let guarded = s.ite(guard, least, zero);
        assert_eq!(Arithmetic::bounds(&s, guarded), (vec![guard], vec![length, n]));
        let greatest = arithmetic.max(&mut s, length, n);
        assert_eq!(Arithmetic::bounds(&s, greatest), (vec![], vec![greatest]));
        let other = s.ite(guard, n, large);
        assert_eq!(Arithmetic::bounds(&s, other), (vec![], vec![other]));
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
