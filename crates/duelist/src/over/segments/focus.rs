//! One element at a time: rules that hold of all elements, said of the elements that break another.
//!
//! "Every order is paid, so every order is delivered" is about one order that is paid and not delivered. Such an element becomes a constant, with all that is said about all elements, and what is inside it
//! is at the top: lists inside it are declared lists, and the proof can go on inside. So are lists that declared functions yield for it.

use crate::meaning::{Read, read};
use crate::term::{Map, Node, Op, Set, Sort, SortNode, Store, Term};

/// So many elements are looked at, one after the other.
const MAX_ELEMENTS: usize = 4;

/// What the conjuncts say about elements of lists with lists inside that exist, and about elements of which functions make lists. What they say about all of such a list is left out.
///
/// **Soundness**: a consequence. What exists is named by a constant, which satisfies what is said of all elements; of the rest some is left out. A constant with one constructor is what that makes of constants.
/// A list that a function yields is named by a constant, of which it is forgotten that equal arguments yield equal lists.
pub(super) fn focused(store: &mut Store, conjuncts: &[Term]) -> Option<Vec<Term>> {
    let mut known: Vec<Term> = conjuncts.to_vec();
    let mut named: Set<Term> = Set::default();
    let mut universal: Vec<(Term, Term)> = Vec::new();
    let mut elements: Vec<(Term, Term)> = Vec::new();
    let mut at = 0;
    while at < known.len() {
        let fact = known[at];
        at += 1;
        if let Some((Op::And, parts)) = store.as_app(fact) {
            known.extend(parts.to_vec());
            continue;
        }
        let Some((list, predicate, all)) = quantified(store, fact) else { continue };
        if !has_lists_inside(store, list) && !makes_lists(store, predicate) {
            continue;
        }
        if all {
            universal.push((list, predicate));
        } else if elements.len() < MAX_ELEMENTS && named.insert(fact) {
            let element = store.element_sort(store.sort_of(list))?;
            let element = constant(store, element)?;
            elements.push((list, element));
            known.push(said(store, predicate, element));
        }
        for (list, element) in &elements {
            for (_, predicate) in universal.iter().filter(|(of, _)| of == list) {
                let instance = said(store, *predicate, *element);
                if !known.contains(&instance) {
                    known.push(instance);
                }
            }
        }
    }
    if elements.is_empty() {
        return None;
    }
    let whole = |fact: &Term| {
        store.postorder(&[*fact]).into_iter().any(|term| {
            matches!(store.as_app(term), Some((Op::Symbol(_), [])))
                && elements.iter().any(|(list, _)| store.postorder(&[*list]).contains(&term))
        })
    };
    let kept = known.iter().filter(|fact| !matches!(store.as_app(**fact), Some((Op::And, _))) && !whole(fact));
    let kept: Vec<Term> = kept.copied().collect();
    Some(store.rebuild(&kept, &mut Map::default(), |store, term| {
        if is_image(store, term) && store.is_closed(term) {
            store.fresh_constant("image", store.sort_of(term))
        } else {
            term
        }
    }))
}

/// Whether a term is a list that a declared function yields.
fn is_image(store: &Store, term: Term) -> bool {
    matches!(store.as_app(term), Some((Op::Symbol(_), [_, ..]))) && store.is_list(store.sort_of(term))
}

/// Whether declared functions yield lists in a predicate.
fn makes_lists(store: &Store, predicate: Term) -> bool {
    store.postorder(&[predicate]).into_iter().any(|term| is_image(store, term))
}

/// The list and the predicate of a fact about all its elements, or about some element.
fn quantified(store: &mut Store, fact: Term) -> Option<(Term, Term, bool)> {
    let (stated, negated) = match store.as_app(fact)? {
        (Op::Not, &[inner]) => (inner, true),
        _ => (fact, false),
    };
    if !store.is_closed(stated) {
        return None;
    }
    let (predicate, list, all) = match read(store, stated)? {
        Read::Exists { predicate, list } => (predicate, list, false),
        Read::Forall { predicate, list } => (predicate, list, true),
        _ => return None,
    };
    if !negated {
        return Some((list, predicate, all));
    }
    let element = store.element_sort(store.sort_of(list))?;
    let opposite = store.function([element], |[x]| store.not(store.call(store.shift(predicate, 1), &[x])));
    Some((list, opposite, !all))
}

fn has_lists_inside(store: &Store, list: Term) -> bool {
    store.element_sort(store.sort_of(list)).is_some_and(|element| store.has_lists(element))
}

/// Any value of a sort, taken apart where it has one constructor. Recursion is bounded by the nesting of sorts.
fn constant(store: &mut Store, sort: Sort) -> Option<Term> {
    let constructors = match store.sort_node(sort) {
        SortNode::Data(..) if store.has_lists(sort) => store.datatype(sort)?.constructors.len(),
        _ => return Some(store.fresh_constant("element", sort)),
    };
    if constructors != 1 {
        return None;
    }
    let mut fields = Vec::new();
    for field in store.field_sorts(sort, 0) {
        fields.push(constant(store, field)?);
    }
    Some(store.app(Op::Construct(sort, 0), fields))
}

/// What a predicate says of an element, with what is read of its parts being those.
fn said(store: &mut Store, predicate: Term, element: Term) -> Term {
    let instance = store.beta(predicate, &[element]);
    store.rebuild(&[instance], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Select(sort, constructor, field), &[value])) => match store.as_app(value) {
            Some((Op::Construct(other, built), fields)) if (other, built) == (sort, constructor) => {
                fields[field as usize]
            }
            _ => term,
        },
        Some((Op::Not, &[inner])) => match store.as_app(inner) {
            Some((Op::Not, &[twice])) => twice,
            Some((Op::Implies, &[premise, conclusion])) => store.and([premise, store.not(conclusion)]),
            Some((Op::Or, parts)) => {
                let parts: Vec<Term> = parts.iter().map(|part| store.not(*part)).collect();
                store.and(parts)
            }
            _ => term,
        },
        Some((Op::Test(sort, constructor), &[value])) => match store.as_app(value) {
            Some((Op::Construct(other, built), _)) if other == sort => store.term(Node::Bool(built == constructor)),
            _ => term,
        },
        Some((Op::Eq, &[left, right])) => match (store.as_app(left), store.as_app(right)) {
            (Some((Op::Construct(sort, one), fields)), Some((Op::Construct(_, other), others)))
                if store.has_lists(sort) =>
            {
                let mut same = vec![store.bool(one == other)];
                if one == other {
                    same = fields.iter().zip(others).map(|(field, other)| store.eq(*field, *other)).collect();
                }
                store.and(same)
            }
            _ => term,
        },
        _ => term,
    })[0]
}
