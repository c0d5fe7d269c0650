//! What the assertions evidently say about lengths: linear equations between integers.

use std::collections::BTreeMap;

use dashu_ratio::RBig;

use crate::term::{Node, Op, Sort, Store, Term};

/// A linear combination of terms that adds up to 0; `None` stands for 1.
type Row = BTreeMap<Option<Term>, RBig>;

/// The linear equations among conjuncts, in echelon form: the last term of a row is in no row after it. A row without terms is a contradiction.
#[derive(Debug, Default)]
pub(super) struct Equations(Vec<Row>);

impl Equations {
    pub(super) fn of(store: &Store, conjuncts: &[Term]) -> Equations {
        let mut equations = Equations::default();
        for conjunct in conjuncts {
            if let Some((Op::Eq, &[left, right])) = store.as_app(*conjunct) {
                if store.sort_of(left) == Sort::INT {
                    let row = equations.reduced(difference(store, left, right));
                    if !row.is_empty() {
                        equations.0.push(row);
                    }
                }
            }
        }
        equations
    }

    /// Whether no numbers satisfy the equations.
    pub(super) fn contradict(&self) -> bool {
        self.0.iter().any(|row| row.keys().all(Option::is_none))
    }

    /// Whether the equations imply that two terms are equal.
    pub(super) fn imply_equal(&self, store: &Store, left: Term, right: Term) -> bool {
        self.reduced(difference(store, left, right)).is_empty()
    }

    /// A row with the last terms of all others eliminated.
    fn reduced(&self, mut row: Row) -> Row {
        for known in &self.0 {
            let Some((pivot, coefficient)) = known.last_key_value() else { continue };
            if let Some(found) = row.get(pivot).cloned() {
                let factor = -found / coefficient;
                for (term, coefficient) in known {
                    add(&mut row, *term, coefficient * &factor);
                }
            }
        }
        row
    }
}

fn add(row: &mut Row, term: Option<Term>, coefficient: RBig) {
    let entry = row.entry(term).or_insert(RBig::ZERO);
    *entry += coefficient;
    if entry.is_zero() {
        row.remove(&term);
    }
}

fn difference(store: &Store, left: Term, right: Term) -> Row {
    let mut row = Row::new();
    let mut todo = vec![(left, RBig::ONE), (right, RBig::NEG_ONE)];
    while let Some((term, factor)) = todo.pop() {
        match store.node(term) {
            Node::Int(value) => add(&mut row, None, factor * RBig::from(value.clone())),
            Node::App(Op::Add, terms) => todo.extend(terms.iter().map(|term| (*term, factor.clone()))),
            Node::App(Op::Sub, terms) => todo.extend([(terms[0], factor.clone()), (terms[1], -factor)]),
            Node::App(Op::Neg, terms) => todo.push((terms[0], -factor)),
            Node::App(Op::Mul, terms) => match (store.node(terms[0]), &terms[1..]) {
                (Node::Int(value), [only]) => todo.push((*only, factor * RBig::from(value.clone()))),
                _ => add(&mut row, Some(term), factor),
            },
            _ => add(&mut row, Some(term), factor),
        }
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_combined() {
        let mut s = Store::default();
        let [a, b, c, d] = ["a", "b", "c", "d"].map(|name| s.fresh_constant(name, Sort::INT));
        let (sum, twice) = (s.sum([a, b]), s.sum([c, d]));
        let one = s.int(1);
        let next = s.sum([d, one]);
        let e = s.fresh_constant("e", Sort::INT);
        let conjuncts = [s.eq(sum, twice), s.eq(a, c), s.eq(next, e)];
        let check =
            |count: usize, left: Term, right: Term| Equations::of(&s, &conjuncts[..count]).imply_equal(&s, left, right);
        assert!(check(2, b, d) && !check(1, b, d));
        assert!(check(2, a, c) && !check(2, a, b));
        assert!(check(3, e, next) && !check(3, e, b));
        let (b_next, d_next) = (s.eq(b, next), s.eq(d, next));
        assert!(!Equations::of(&s, &[conjuncts[0], b_next]).contradict());
        assert!(Equations::of(&s, &[d_next]).contradict());
        assert!(Equations::of(&s, &[conjuncts[0], conjuncts[1], b_next]).contradict());
    }
}
