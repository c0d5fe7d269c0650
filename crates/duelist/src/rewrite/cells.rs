//! Arrays that folds write: what is read of one cell is a fold that carries that cell alone.
//!
//! A set or a table that a program keeps is an array in the accumulator, such as `(List.fold (λ set x. (store set x true)) nothing l)`. Whether it has an element `k` in the end depends on what is
//! written to the cell `k`, and that is a fold over scalars, which all engines understand: `(List.fold (λ seen x. (or seen (= x k))) false l)`.

use super::{Rule, arguments, rule};
use crate::term::{Node, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (select (List.fold f a l) k) = (List.fold g (select a k) l), if the cell k after a step of f depends on that cell alone before it
    rule("cell-of-fold", cell_of_fold),
];

/// How many cells a step may write, beside the one that is read, and how often it may write.
const MOST_CELLS: usize = 3;
const MOST_WRITES: usize = 8;

/// Functions that are nested deeper are not looked into.
const MAX_DEPTH: u32 = 64;

/// **Soundness.** By induction over the list the new accumulator is the cell `k` of the old one: at first by definition, and after a step since [`Cell::after`] says what the step makes of that cell, in
/// terms of the cell alone. It ends, since a fold over arrays becomes one over their elements.
fn cell_of_fold(s: &mut Store, term: Term) -> Option<Term> {
    let (select, &[array, key]) = s.as_app(term)? else { return None };
    let [step, init, list] = arguments(s, array, Op::Fold).filter(|_| is_row(select, "select"))?;
    let (sort, content) = (s.element_sort(s.sort_of(list))?, s.sort_of(term));
    let old = s.fresh_constant("cells", s.sort_of(array));
    let (carried, x) = (s.fresh_constant("cell", content), s.fresh_constant("x", sort));
    let s: &Store = s;
    let body = s.beta(step, &[old, x]);
    let cell = Cell { store: s, old, carried, key };
    let next = cell.after(body, &cell.others(body)?, &mut Vec::new())?;
    let next = s.substitute(s.shift(next, 2), &[(carried, s.bound(1, content)), (x, s.bound(0, sort))]);
    let first = match s.as_app(init) {
        Some((Op::ConstArray(_), &[everywhere])) => everywhere,
        _ => s.app(select, [init, key]),
    };
    Some(s.fold(s.lambda([content, sort], next), first, list))
}

fn is_row(op: Op, name: &str) -> bool {
    matches!(op, Op::Theory(operator) if operator.row().name == name)
}

/// A cell of the array that a step changes.
struct Cell<'a> {
    store: &'a Store,
    /// The array before the step.
    old: Term,
    /// The cell before the step.
    carried: Term,
    key: Term,
}

impl Cell<'_> {
    /// Whether a term depends on the array before the step.
    fn depends(&self, term: Term) -> bool {
        self.store.postorder(&[term]).contains(&self.old)
    }

    /// The other cells that a step writes; `None` if there are too many, or if a function inside depends on the array: a term means something else there.
    fn others(&self, body: Term) -> Option<Vec<Term>> {
        let s = self.store;
        if s.depth(body) > MAX_DEPTH {
            return None;
        }
        let (mut found, mut writes) = (Vec::new(), 0);
        for term in s.postorder(&[body]).into_iter().filter(|term| self.depends(*term)) {
            match s.as_app(term) {
                Some((op, &[_, index, _])) if is_row(op, "store") && s.sort_of(term) == s.sort_of(self.old) => {
                    writes += 1;
                    if index != self.key && !found.contains(&index) {
                        found.push(index);
                    }
                }
                None if matches!(s.node(term), Node::Lambda(..)) => return None,
                _ => {}
            }
        }
        (found.len() <= MOST_CELLS && writes <= MOST_WRITES).then_some(found)
    }

    /// The cell after the step. Whether the `open` ones are the cell is still to be told apart, those in `same` are it, and all others are not.
    fn after(&self, array: Term, open: &[Term], same: &mut Vec<Term>) -> Option<Term> {
        let s = self.store;
        let Some((first, rest)) = open.split_first() else { return self.content(array, same) };
        same.push(*first);
        let then = self.after(array, rest, same);
        same.pop();
        let (then, otherwise) = (then?, self.after(array, rest, same)?);
        if then == otherwise {
            return Some(then);
        }
        Some(s.ite(s.eq(self.scalar(*first, same)?, self.key), then, otherwise))
    }

    /// What the cell contains in an array.
    fn content(&self, array: Term, same: &[Term]) -> Option<Term> {
        let s = self.store;
        if array == self.old {
            return Some(self.carried);
        }
        match s.as_app(array)? {
            (Op::ConstArray(_), &[content]) => self.scalar(content, same),
            (Op::Ite, &[condition, then, otherwise]) => {
                let (then, otherwise) = (self.content(then, same)?, self.content(otherwise, same)?);
                if then == otherwise {
                    return Some(then);
                }
                Some(s.ite(self.scalar(condition, same)?, then, otherwise))
            }
            (op, &[array, index, content]) if is_row(op, "store") => {
                let is_cell = index == self.key || same.contains(&index);
                if is_cell { self.scalar(content, same) } else { self.content(array, same) }
            }
            _ => None,
        }
    }

    /// A term that depends on the array by the cell alone, as one over what the cell contains.
    fn scalar(&self, term: Term, same: &[Term]) -> Option<Term> {
        let s = self.store;
        let read = |read: Term| match s.as_app(read) {
            Some((op, &[array, index])) if is_row(op, "select") && (index == self.key || same.contains(&index)) => {
                let is_cell = s.sort_of(array) == s.sort_of(self.old) && self.depends(array);
                Some((read, self.content(array, same).filter(|_| is_cell)?))
            }
            _ => None,
        };
        let reads: Vec<(Term, Term)> = s.postorder(&[term]).into_iter().filter_map(read).collect();
        let term = s.substitute(term, &reads);
        (!self.depends(term)).then_some(term)
    }
}
