//! Datatypes: constructors, selectors, testers.

use super::{binary, ite, rule, unary};
use crate::rewrite::Rule;
use crate::term::{Op, Sort, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (value (some a)) = a
    rule("select-of-constructor", select_of_constructor),
    // ((_ is some) (some a)) = true, ((_ is none) (some a)) = false
    rule("test-of-constructor", test_of_constructor),
    // ((_ is pair) a) = true, if that is the only constructor
    rule("test-of-record", test_of_record),
    // (pair (first a) (second a)) = a, if that is the only constructor
    rule("constructor-of-selectors", constructor_of_selectors),
    // (value (ite c (some a) b)) = (ite c a (value b))
    rule("select-of-ite", select_of_ite),
    // ((_ is some) (ite c (some a) b)) = (ite c true ((_ is some) b))
    rule("test-of-ite", test_of_ite),
    // (= (pair a b) (pair c d)) = (and (= a c) (= b d))
    rule("eq-constructors", eq_constructors),
    // (= (some a) none) = false
    rule("eq-different-constructors", eq_different_constructors),
    // (= a none) = ((_ is none) a)
    rule("eq-constant-constructor", eq_constant_constructor),
];

/// A constructor's index and arguments.
fn constructed(store: &Store, term: Term) -> Option<(u32, &[Term])> {
    match store.as_app(term)? {
        (Op::Construct(_, constructor), fields) => Some((constructor, fields)),
        _ => None,
    }
}

fn is_constructed(store: &Store, term: Term) -> bool {
    constructed(store, term).is_some()
}

fn has_one_constructor(store: &Store, sort: Sort) -> bool {
    store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() == 1)
}

/// The constructor and field that a selector is for, and its argument.
fn selection(store: &Store, term: Term) -> Option<(u32, u32, Term)> {
    match store.as_app(term)? {
        (Op::Select(_, constructor, field), &[argument]) => Some((constructor, field, argument)),
        _ => None,
    }
}

/// The constructor that a tester is for, and its argument.
fn test(store: &Store, term: Term) -> Option<(Op, u32, Term)> {
    match store.as_app(term)? {
        (op @ Op::Test(_, constructor), &[argument]) => Some((op, constructor, argument)),
        _ => None,
    }
}

fn select_of_constructor(store: &mut Store, term: Term) -> Option<Term> {
    let (constructor, field, argument) = selection(store, term)?;
    let (found, fields) = constructed(store, argument)?;
    (found == constructor).then(|| fields[field as usize])
}

fn test_of_constructor(store: &mut Store, term: Term) -> Option<Term> {
    let (_, constructor, argument) = test(store, term)?;
    let (found, _) = constructed(store, argument)?;
    Some(store.bool(found == constructor))
}

fn test_of_record(store: &mut Store, term: Term) -> Option<Term> {
    let (_, _, argument) = test(store, term)?;
    has_one_constructor(store, store.sort_of(argument)).then(|| store.bool(true))
}

fn constructor_of_selectors(store: &mut Store, term: Term) -> Option<Term> {
    let (_, fields) = constructed(store, term)?;
    let (_, _, whole) = selection(store, *fields.first()?)?;
    let sort = store.sort_of(term);
    let selects = |(index, field): (u32, &Term)| unary(store, *field, Op::Select(sort, 0, index)) == Some(whole);
    (has_one_constructor(store, sort) && (0..).zip(fields).all(selects)).then_some(whole)
}

fn select_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    let (constructor, field, argument) = selection(store, term)?;
    let [condition, then, otherwise] = ite(store, argument)?;
    let op = store.as_app(term)?.0;
    let known = |branch: Term| {
        let (found, fields) = constructed(store, branch)?;
        (found == constructor).then(|| fields[field as usize])
    };
    let (then, otherwise) = match (known(then), known(otherwise)) {
        (None, None) => return None,
        (then_field, else_field) => (
            then_field.unwrap_or_else(|| store.app(op, [then])),
            else_field.unwrap_or_else(|| store.app(op, [otherwise])),
        ),
    };
    Some(store.ite(condition, then, otherwise))
}

fn test_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    let (op, constructor, argument) = test(store, term)?;
    let [condition, then, otherwise] = ite(store, argument)?;
    if !is_constructed(store, then) && !is_constructed(store, otherwise) {
        return None;
    }
    let tested = |branch: Term| match constructed(store, branch) {
        Some((found, _)) => store.bool(found == constructor),
        None => store.app(op, [branch]),
    };
    let (then, otherwise) = (tested(then), tested(otherwise));
    Some(store.ite(condition, then, otherwise))
}

fn eq_constructors(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let (constructor, left) = constructed(store, left)?;
    let (other, right) = constructed(store, right)?;
    if constructor != other {
        return None;
    }
    let (left, right) = (left.to_vec(), right.to_vec());
    let pairs: Vec<Term> = left.into_iter().zip(right).map(|(left, right)| store.eq(left, right)).collect();
    Some(store.and(pairs))
}

fn eq_different_constructors(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let (constructor, _) = constructed(store, left)?;
    let (other, _) = constructed(store, right)?;
    (constructor != other).then(|| store.bool(false))
}

fn eq_constant_constructor(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Eq)?;
    let constant =
        |term: Term| constructed(store, term).filter(|(_, fields)| fields.is_empty()).map(|(index, _)| index);
    let (constructor, other) = match (constant(left), constant(right)) {
        (_, Some(constructor)) => (constructor, left),
        (Some(constructor), None) => (constructor, right),
        (None, None) => return None,
    };
    Some(store.app(Op::Test(store.sort_of(other), constructor), [other]))
}
