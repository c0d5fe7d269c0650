//! Connectives, `ite`, equality and `distinct`.

use super::{are_opposite, binary, flatten, is_value, ite, nary, opposite, rule, truth, unary};
use crate::rewrite::Rule;
use crate::term::{Op, Set, Sort, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (not true) = false
    rule("not-literal", not_literal),
    // (not (not a)) = a
    rule("not-not", not_not),
    // (and a (and b c)) = (and a b c)
    rule("and-flatten", |store, term| flatten(store, term, Op::And)),
    // (and a false) = false
    rule("and-false", |store, term| absorb(store, term, Op::And)),
    // (and a true b) = (and a b)
    rule("and-true", |store, term| drop_neutral(store, term, Op::And)),
    // (and a b a) = (and a b)
    rule("and-duplicates", |store, term| drop_duplicates(store, term, Op::And)),
    // (and a (not a)) = false
    rule("and-opposites", |store, term| cancel_opposites(store, term, Op::And)),
    // (or a (or b c)) = (or a b c)
    rule("or-flatten", |store, term| flatten(store, term, Op::Or)),
    // (or a true) = true
    rule("or-true", |store, term| absorb(store, term, Op::Or)),
    // (or a false b) = (or a b)
    rule("or-false", |store, term| drop_neutral(store, term, Op::Or)),
    // (or a b a) = (or a b)
    rule("or-duplicates", |store, term| drop_duplicates(store, term, Op::Or)),
    // (or a (not a)) = true
    rule("or-opposites", |store, term| cancel_opposites(store, term, Op::Or)),
    // (=> false a) = true, (=> true a) = a
    rule("implies-of-literal", implies_of_literal),
    // (=> a true) = true, (=> a false) = (not a)
    rule("implies-literal", implies_literal),
    // (=> a a) = true
    rule("implies-same", implies_same),
    // (=> a (not a)) = (not a), (=> (not a) a) = a
    rule("implies-opposite", implies_opposite),
    // (xor a false) = a, (xor a true) = (not a)
    rule("xor-literal", xor_literal),
    // (xor a a) = false
    rule("xor-same", xor_same),
    // (xor a (not a)) = true
    rule("xor-opposite", xor_opposite),
    // (ite true a b) = a, (ite false a b) = b
    rule("ite-literal", ite_literal),
    // (ite c a a) = a
    rule("ite-same", ite_same),
    // (ite (not c) a b) = (ite c b a)
    rule("ite-not", ite_not),
    // (ite c (ite c a b) d) = (ite c a d)
    rule("ite-then-nested", ite_then_nested),
    // (ite c a (ite c b d)) = (ite c a d)
    rule("ite-else-nested", ite_else_nested),
    // (ite c true a) = (or c a), (ite c c a) = (or c a)
    rule("ite-then-true", ite_then_true),
    // (ite c false a) = (and (not c) a)
    rule("ite-then-false", ite_then_false),
    // (ite c a true) = (or (not c) a)
    rule("ite-else-true", ite_else_true),
    // (ite c a false) = (and c a), (ite c a c) = (and c a)
    rule("ite-else-false", ite_else_false),
    // (= a a) = true
    rule("eq-same", eq_same),
    // (= 1 2) = false
    rule("eq-values", eq_values),
    // (= a true) = a, (= a false) = (not a)
    rule("eq-truth", eq_truth),
    // (= (not a) (not b)) = (= a b)
    rule("eq-nots", eq_nots),
    // (= a (not a)) = false
    rule("eq-opposite", eq_opposite),
    // (= (ite c 1 2) 1) = (ite c true false)
    rule("eq-ite-values", eq_ite_values),
    // (= b a) = (= a b), the older term first
    rule("eq-order", eq_order),
    // (distinct a b) = (not (= a b))
    rule("distinct-pair", distinct_pair),
    // (distinct a b a) = false
    rule("distinct-duplicates", distinct_duplicates),
    // (distinct 1 2 3) = true
    rule("distinct-values", distinct_values),
    // (distinct a b c) = false for booleans
    rule("distinct-booleans", distinct_booleans),
];

fn not_literal(store: &mut Store, term: Term) -> Option<Term> {
    let value = truth(store, unary(store, term, Op::Not)?)?;
    Some(store.bool(!value))
}

fn not_not(store: &mut Store, term: Term) -> Option<Term> {
    unary(store, unary(store, term, Op::Not)?, Op::Not)
}

/// The conjunction or disjunction of terms.
fn join(store: &mut Store, op: Op, terms: Vec<Term>) -> Term {
    if op == Op::And { store.and(terms) } else { store.or(terms) }
}

/// The value that does not matter in a conjunction or disjunction; the other one decides it.
fn neutral(op: Op) -> bool {
    op == Op::And
}

fn absorb(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let decisive = !neutral(op);
    nary(store, term, op)?.iter().any(|part| truth(store, *part) == Some(decisive)).then(|| store.bool(decisive))
}

fn drop_neutral(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let parts = nary(store, term, op)?;
    let rest: Vec<Term> = parts.iter().copied().filter(|part| truth(store, *part) != Some(neutral(op))).collect();
    (rest.len() < parts.len()).then(|| join(store, op, rest))
}

fn drop_duplicates(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let parts = nary(store, term, op)?;
    let mut seen = Set::default();
    let rest: Vec<Term> = parts.iter().copied().filter(|part| seen.insert(*part)).collect();
    (rest.len() < parts.len()).then(|| join(store, op, rest))
}

fn cancel_opposites(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let parts = nary(store, term, op)?;
    let denied: Set<Term> = parts.iter().filter_map(|part| unary(store, *part, Op::Not)).collect();
    parts.iter().any(|part| denied.contains(part)).then(|| store.bool(!neutral(op)))
}

fn implies_of_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [premise, conclusion] = binary(store, term, Op::Implies)?;
    Some(if truth(store, premise)? { conclusion } else { store.bool(true) })
}

fn implies_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [premise, conclusion] = binary(store, term, Op::Implies)?;
    Some(if truth(store, conclusion)? { conclusion } else { opposite(store, premise) })
}

fn implies_same(store: &mut Store, term: Term) -> Option<Term> {
    let [premise, conclusion] = binary(store, term, Op::Implies)?;
    (premise == conclusion).then(|| store.bool(true))
}

fn implies_opposite(store: &mut Store, term: Term) -> Option<Term> {
    let [premise, conclusion] = binary(store, term, Op::Implies)?;
    are_opposite(store, premise, conclusion).then_some(conclusion)
}

fn xor_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Xor)?;
    let (value, other) = literal_and_other(store, left, right)?;
    Some(if value { opposite(store, other) } else { other })
}

fn xor_same(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Xor)?;
    (left == right).then(|| store.bool(false))
}

fn xor_opposite(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Xor)?;
    are_opposite(store, left, right).then(|| store.bool(true))
}

/// A boolean literal among two terms, and the other one.
fn literal_and_other(store: &Store, left: Term, right: Term) -> Option<(bool, Term)> {
    let first = truth(store, left).map(|value| (value, right));
    first.or_else(|| truth(store, right).map(|value| (value, left)))
}

fn ite_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    Some(if truth(store, condition)? { then } else { otherwise })
}

fn ite_same(store: &mut Store, term: Term) -> Option<Term> {
    let [_, then, otherwise] = ite(store, term)?;
    (then == otherwise).then_some(then)
}

fn ite_not(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    let condition = unary(store, condition, Op::Not)?;
    Some(store.ite(condition, otherwise, then))
}

fn ite_then_nested(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    let [inner, then, _] = ite(store, then)?;
    (inner == condition).then(|| store.ite(condition, then, otherwise))
}

fn ite_else_nested(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    let [inner, _, otherwise] = ite(store, otherwise)?;
    (inner == condition).then(|| store.ite(condition, then, otherwise))
}

fn ite_then_true(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    (truth(store, then) == Some(true) || then == condition).then(|| store.or([condition, otherwise]))
}

fn ite_then_false(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    if truth(store, then) != Some(false) {
        return None;
    }
    let negated = opposite(store, condition);
    Some(store.and([negated, otherwise]))
}

fn ite_else_true(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    if truth(store, otherwise) != Some(true) {
        return None;
    }
    let negated = opposite(store, condition);
    Some(store.or([negated, then]))
}

fn ite_else_false(store: &mut Store, term: Term) -> Option<Term> {
    let [condition, then, otherwise] = ite(store, term)?;
    (truth(store, otherwise) == Some(false) || otherwise == condition).then(|| store.and([condition, then]))
}

fn eq_same(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    (left == right).then(|| store.bool(true))
}

fn eq_values(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    (left != right && is_value(store, left) && is_value(store, right)).then(|| store.bool(false))
}

fn eq_truth(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let (value, other) = literal_and_other(store, left, right)?;
    Some(if value { other } else { opposite(store, other) })
}

fn eq_nots(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let (left, right) = (unary(store, left, Op::Not)?, unary(store, right, Op::Not)?);
    Some(store.eq(left, right))
}

fn eq_opposite(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    are_opposite(store, left, right).then(|| store.bool(false))
}

fn eq_ite_values(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let (choice, value) = if is_value(store, right) { (left, right) } else { (right, left) };
    let [condition, then, otherwise] = ite(store, choice)?;
    if ![value, then, otherwise].iter().all(|term| is_value(store, *term)) {
        return None;
    }
    let (then, otherwise) = (store.bool(then == value), store.bool(otherwise == value));
    Some(store.ite(condition, then, otherwise))
}

fn eq_order(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    (right < left).then(|| store.eq(right, left))
}

fn distinct_pair(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Distinct)?;
    let equal = store.eq(left, right);
    Some(store.not(equal))
}

fn distinct_duplicates(store: &mut Store, term: Term) -> Option<Term> {
    let mut seen = Set::default();
    nary(store, term, Op::Distinct)?.iter().any(|part| !seen.insert(*part)).then(|| store.bool(false))
}

fn distinct_values(store: &mut Store, term: Term) -> Option<Term> {
    let mut seen = Set::default();
    let mut different = |part: &Term| is_value(store, *part) && seen.insert(*part);
    nary(store, term, Op::Distinct)?.iter().all(&mut different).then(|| store.bool(true))
}

fn distinct_booleans(store: &mut Store, term: Term) -> Option<Term> {
    let parts = nary(store, term, Op::Distinct)?;
    (parts.len() > 2 && store.sort_of(parts[0]) == Sort::BOOL).then(|| store.bool(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever the rules before it do.
    #[test]
    fn two_booleans_can_be_distinct() {
        let s = &mut Store::default();
        let [a, b, c] = ["a", "b", "c"].map(|name| s.fresh_constant(name, Sort::BOOL));
        let (two, three) = (s.app(Op::Distinct, [a, b]), s.app(Op::Distinct, [a, b, c]));
        let no = s.bool(false);
        assert_eq!((distinct_booleans(s, two), distinct_booleans(s, three)), (None, Some(no)));
    }
}
