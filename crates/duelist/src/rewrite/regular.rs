//! Regular lists, a guess for those who look for long models: lists that repeat an element, and lists that count.
//!
//! A function that looks at another list for every element of a list is out of reach for engines that look for long lists. If the list repeats one element, such a function has one value, and what is left is flat:
//! `forall x in a. x in b` says that one element is in `b`. And if all elements of a list of integers must be distinct, its elements may be consecutive.
//!
//! Nothing here has to be right: a model that is found this way is judged by the original assertions like any other.

use dashu_int::IBig;

use super::simplify::conjunction;
use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// More restrictive assertions, in which lists that are said to be distinct count, and lists whose elements are looked up in other lists repeat one element; nothing if there are no such lists.
pub fn regular(store: &mut Store, assertions: &[Term]) -> Option<Vec<Term>> {
    let facts = conjunction(store, assertions);
    let distinct: Vec<(Term, Distinct)> =
        facts.iter().filter_map(|fact| Some((*fact, distinct(store, *fact)?))).collect();
    let mut replaced: Map<Term, Term> = Map::default();
    let mut definitions = Vec::new();
    for (_, Distinct { list, by }) in &distinct {
        if is_defined(store, &definitions, *list) {
            continue;
        }
        let count = length(store, &facts, *list);
        let from = store.fresh_constant("from", Sort::INT);
        let until = store.sum([from, count]);
        let range = store.app(Op::Combinator(Combinator::Range), [from, until]);
        let counting = by.map_or(range, |(sort, field)| numbered(store, sort, field, range));
        definitions.push(store.eq(*list, counting));
        replaced.insert(*list, counting);
    }
    for list in looked_up(store, &facts) {
        if is_defined(store, &definitions, list) {
            continue;
        }
        let count = length(store, &facts, list);
        let element = store.element_sort(store.sort_of(list))?;
        let element = store.fresh_constant("each", element);
        let repeated = store.app(Op::Repeat, [count, element]);
        definitions.push(store.eq(list, repeated));
        replaced.insert(list, repeated);
    }
    if replaced.is_empty() {
        return None;
    }
    let rest: Vec<Term> =
        facts.into_iter().filter(|fact| !distinct.iter().any(|(dropped, _)| dropped == fact)).collect();
    let mut guess = store.rebuild(&rest, &mut replaced, |store, term| sum_of_range(store, term).unwrap_or(term));
    guess.extend(definitions);
    Some(guess)
}

/// Whether a list has been defined.
fn is_defined(store: &Store, definitions: &[Term], list: Term) -> bool {
    definitions.iter().any(|definition| store.children(*definition).first() == Some(&list))
}

/// A declared list of distinct integers, or of records of which a field is distinct.
struct Distinct {
    list: Term,
    /// The sort with one constructor, and the field.
    by: Option<(Sort, u32)>,
}

/// What a fact says is distinct.
fn distinct(store: &Store, fact: Term) -> Option<Distinct> {
    let (Op::Combinator(Combinator::Distinct), &[list]) = store.as_app(fact)? else { return None };
    if store.element_sort(store.sort_of(list)) != Some(Sort::INT) {
        return None;
    }
    if is_declared(store, list) {
        return Some(Distinct { list, by: None });
    }
    let (Op::Map, &[function, list]) = store.as_app(list)? else { return None };
    let (Op::Select(sort, 0, field), &[value]) = store.as_app(*store.children(function).first()?)? else { return None };
    let single = store.datatype(sort)?.constructors.len() == 1 && !store.has_lists(sort);
    let is_field = matches!(store.node(value), Node::Bound(0, _)) && single && is_declared(store, list);
    is_field.then_some(Distinct { list, by: Some((sort, field)) })
}

/// Records with consecutive numbers in a field, and the same in all others.
fn numbered(store: &mut Store, sort: Sort, field: u32, numbers: Term) -> Term {
    let number = store.bound(0, Sort::INT);
    let mut fields = Vec::new();
    for (index, sort) in (0..).zip(store.field_sorts(sort, 0)) {
        fields.push(if index == field { number } else { store.fresh_constant("each", sort) });
    }
    let record = store.app(Op::Construct(sort, 0), fields);
    let record = store.lambda([Sort::INT], record);
    store.map(record, numbers)
}

/// The declared lists of values without lists inside that are read by functions that read other lists, and depend on their variables.
fn looked_up(store: &Store, facts: &[Term]) -> Vec<Term> {
    let reads = |term: &Term| {
        matches!(store.node(*term), Node::App(..))
            && !store.is_closed(*term)
            && !store.is_list(store.sort_of(*term))
            && store.children(*term).iter().any(|child| store.is_list(store.sort_of(*child)))
    };
    let mut found = Vec::new();
    for term in store.postorder(facts) {
        let children = store.children(term);
        let looks = children.iter().any(|child| {
            matches!(store.node(*child), Node::Lambda(..)) && store.postorder(&[*child]).iter().any(reads)
        });
        if !looks {
            continue;
        }
        let plain = |list: &Term| {
            let element = store.element_sort(store.sort_of(*list));
            is_declared(store, *list) && element.is_some_and(|element| !store.has_lists(element))
        };
        found.extend(children.iter().copied().filter(plain));
    }
    found
}

fn is_declared(store: &Store, term: Term) -> bool {
    matches!(store.as_app(term), Some((Op::Symbol(_), [])))
}

/// How long a list is said to be, or any length.
fn length(store: &mut Store, facts: &[Term], list: Term) -> Term {
    let known = facts.iter().find_map(|fact| {
        let (Op::Eq, &[left, right]) = store.as_app(*fact)? else { return None };
        let is_length = |term: Term| matches!(store.as_app(term), Some((Op::Len, &[of])) if of == list);
        let is_number = |term: Term| matches!(store.node(term), Node::Int(_));
        [(left, right), (right, left)].into_iter().find(|(one, other)| is_length(*one) && is_number(*other))
    });
    known.map_or_else(|| store.fresh_constant("count", Sort::INT), |(_, number)| number)
}

/// The sum of consecutive numbers, `n·from + n·(n − 1)/2` for a number `n` that is known and not negative.
fn sum_of_range(store: &Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Sum), &[list]) = store.as_app(term)? else { return None };
    let (Op::Combinator(Combinator::Range), &[from, until]) = store.as_app(list)? else { return None };
    let (Op::Add, &[start, count]) = store.as_app(until)? else { return None };
    let Node::Int(number) = store.node(count) else { return None };
    if start != from || *number < IBig::ZERO {
        return None;
    }
    let scaled = store.app(Op::Mul, [count, from]);
    let rest = number * (number - IBig::ONE) / IBig::from(2);
    Some(store.sum([scaled, store.int(rest)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distinct_lists_count() {
        let s = &mut Store::default();
        let sort = s.list_sort(Sort::INT);
        let list = s.fresh_constant("l", sort);
        let distinct = s.app(Op::Combinator(Combinator::Distinct), [list]);
        let (length, ten) = (s.len_of(list), s.int(10));
        let long = s.eq(length, ten);
        let sum = s.app(Op::Combinator(Combinator::Sum), [list]);
        let bounded = s.le(sum, ten);
        let guess = regular(s, &[distinct, long, bounded]).expect("a list is distinct");
        assert!(!guess.contains(&distinct));
        let from = s.symbols_in(&guess).into_iter().find(|symbol| s.symbol(*symbol).name == "from").expect("a start");
        let from = s.constant(from);
        let (scaled, rest) = (s.app(Op::Mul, [ten, from]), s.int(45));
        let closed = s.sum([scaled, rest]);
        assert!(guess.contains(&s.le(closed, ten)));
        assert_eq!(regular(s, &[long, bounded]), None);
    }
}
