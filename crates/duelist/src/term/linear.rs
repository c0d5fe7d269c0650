//! Integer terms as sums of multiples.

use dashu_int::IBig;
use indexmap::IndexMap;

use super::{Node, Op, Store, Term};

/// A sum of multiples of terms, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Linear {
    /// The terms in the order in which they were met. A factor may be zero.
    pub(crate) terms: IndexMap<Term, IBig>,
    pub(crate) constant: IBig,
}

impl Linear {
    /// `left - right`
    pub(crate) fn difference(store: &Store, left: Term, right: Term) -> Linear {
        let mut difference = Linear::default();
        difference.add(store, left, IBig::ONE);
        difference.add(store, right, -IBig::ONE);
        difference
    }

    /// Adds `factor · root`; what is not linear counts as one term.
    pub(crate) fn add(&mut self, store: &Store, root: Term, factor: IBig) {
        let mut todo = vec![(root, factor)];
        while let Some((term, factor)) = todo.pop() {
            match store.node(term) {
                Node::Int(value) => self.constant += value * &factor,
                Node::App(Op::Add, terms) => todo.extend(terms.iter().rev().map(|term| (*term, factor.clone()))),
                Node::App(Op::Sub, terms) => todo.extend([(terms[1], -factor.clone()), (terms[0], factor)]),
                Node::App(Op::Neg, terms) => todo.push((terms[0], -factor)),
                Node::App(Op::Mul, terms) if terms.len() == 2 => match (store.node(terms[0]), store.node(terms[1])) {
                    (Node::Int(value), _) => todo.push((terms[1], value * factor)),
                    (_, Node::Int(value)) => todo.push((terms[0], value * factor)),
                    _ => *self.terms.entry(term).or_default() += factor,
                },
                _ => *self.terms.entry(term).or_default() += factor,
            }
        }
    }

    /// The sum of two sums.
    pub(crate) fn plus(&self, other: &Linear) -> Linear {
        let mut sum = self.clone();
        other.terms.iter().for_each(|(term, factor)| *sum.terms.entry(*term).or_default() += factor);
        sum.constant += &other.constant;
        sum
    }

    /// The sum as a term.
    pub(crate) fn term(&self, store: &Store) -> Term {
        let added = self.side(store, true, &self.constant);
        if self.terms.values().all(|factor| *factor >= IBig::ZERO) {
            return added;
        }
        store.app(Op::Sub, [added, self.side(store, false, &IBig::ZERO)])
    }

    /// The terms with factors of one sign, as a sum with natural factors and this constant.
    pub(crate) fn side(&self, store: &Store, positive: bool, constant: &IBig) -> Term {
        let mut parts = Vec::new();
        for (term, factor) in &self.terms {
            if factor.is_zero() || (*factor > IBig::ZERO) != positive {
                continue;
            }
            let size = if positive { factor.clone() } else { -factor };
            parts.push(if size == IBig::ONE {
                *term
            } else {
                let size = store.int(size);
                store.app(Op::Mul, [size, *term])
            });
        }
        if !constant.is_zero() || parts.is_empty() {
            let constant = store.int(constant.clone());
            parts.push(constant);
        }
        store.sum(parts)
    }
}
