//! Constants that are records with lists inside, as what they are made of.
//!
//! A constant `c` of a datatype with lists inside becomes its constructor applied to fresh constants; with several constructors, a choice of
//! those by fresh booleans. Every value of the sort is of this form, so the change is exact.

use super::super::lockstep::{Definition, Meaning, Reduced};
use super::super::{Rule, arguments, rule};
use crate::term::{Map, Op, Sort, Store, Term};

pub(in crate::rewrite) const RULES: &[Rule] = &[
    // (= (order a l) (order b m)) = (and (= a b) (= l m)), and (= (some l) none) = false, where there are lists inside
    rule("eq-of-records", eq_of_records),
    // (= (ite c o p) (some l)) = (ite c (= o (some l)) (= p (some l))), where there are lists inside
    rule("eq-of-chosen-record", eq_of_chosen_record),
];

/// Splits every constant of a datatype with lists inside.
pub(in crate::rewrite) fn take_apart(store: &mut Store, reduced: &mut Reduced) {
    let mut memo: Map<Term, Term> = Map::default();
    for symbol in store.symbols_in(&reduced.assertions) {
        let declared = store.symbol(symbol);
        if !declared.parameters.is_empty() || store.datatype(declared.sort).is_none() || !store.has_lists(declared.sort)
        {
            continue;
        }
        let (name, sort) = (declared.name.clone(), declared.sort);
        let value = value(store, &name, sort);
        memo.insert(store.constant(symbol), value);
        reduced.definitions.push(Definition { symbol, meaning: Meaning::Term(value) });
    }
    if !memo.is_empty() {
        reduced.assertions = store.rebuild(&reduced.assertions, &mut memo, |_, term| term);
    }
}

/// Any value of a sort, in which no constant is a record with lists inside.
fn value(store: &mut Store, name: &str, sort: Sort) -> Term {
    if store.datatype(sort).is_none() || !store.has_lists(sort) {
        return store.fresh_constant(name, sort);
    }
    let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
    let mut values: Vec<(String, Term)> = Vec::new();
    for index in (0..).take(count) {
        let constructor = store.constructor(sort, index).clone();
        let sorts = store.field_sorts(sort, index);
        let fields: Vec<Term> = constructor
            .fields
            .iter()
            .zip(sorts)
            .map(|(field, sort)| value(store, &format!("{name}.{}", field.name), sort))
            .collect();
        values.push((constructor.name, store.app(Op::Construct(sort, index), fields)));
    }
    let (_, last) = values.pop().expect("a datatype has a constructor");
    values.into_iter().rev().fold(last, |otherwise, (constructor, value)| {
        let chosen = store.fresh_constant(&format!("{name}.{constructor}"), Sort::BOOL);
        store.ite(chosen, value, otherwise)
    })
}

/// Constructors are injective, and different ones have different values. Without this, lists inside would be compared only by those who unfold them.
fn eq_of_records(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(store, term, Op::Eq)?;
    let (Some((Op::Construct(sort, one), fields)), Some((Op::Construct(_, other), others))) =
        (store.as_app(left), store.as_app(right))
    else {
        return None;
    };
    if !store.has_lists(sort) {
        return None;
    }
    if one != other {
        return Some(store.bool(false));
    }
    let same: Vec<Term> = fields.iter().zip(others).map(|(field, other)| store.eq(*field, *other)).collect();
    Some(store.and(same))
}

fn eq_of_chosen_record(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(store, term, Op::Eq)?;
    let is_record = |term: Term| {
        store.datatype(store.sort_of(term)).is_some()
            && store.has_lists(store.sort_of(term))
            && matches!(store.as_app(term), Some((Op::Construct(..) | Op::Ite, _)))
    };
    if !is_record(left) || !is_record(right) {
        return None;
    }
    let chosen = |one: Term, other: Term| match store.as_app(one)? {
        (Op::Ite, &[condition, then, otherwise]) => {
            Some(store.ite(condition, store.eq(then, other), store.eq(otherwise, other)))
        }
        _ => None,
    };
    chosen(left, right).or_else(|| chosen(right, left))
}
