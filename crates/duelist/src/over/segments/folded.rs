//! Folds with an accumulator of sort `Bool` that ask whether all elements satisfy a predicate, or whether some element does, as quantifiers.
//!
//! "No two of them overlap" is often written as a fold inside a fold, each with `and` in its step, and with indices or the element before in the accumulator. As a quantifier it is about single positions,
//! and what is known of those decides it.

use crate::term::{Combinator, Map, Node, Op, Sort, Store, Term};

/// An accumulator with more fields than this is not looked at.
const MAX_FIELDS: usize = 8;

/// Choices inside each other are looked through so deep.
const MAX_DEPTH: usize = 8;

/// Terms with folds as quantifiers, where they are that. Both sides are equal.
pub(super) fn folded(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let term = by_index(store, term).unwrap_or(term);
        quantifier(store, term).unwrap_or(term)
    })
}

/// Terms with folds that remember the element before as quantifiers, where they are that. Both sides are equal.
pub(super) fn remembered(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    store.rebuild(terms, &mut Map::default(), |store, term| neighbours(store, term).unwrap_or(term))
}

/// A fold from either side, with or without indices, that is a quantifier.
///
/// Both sides are equal: if a step from false is false, whatever the element, the accumulator is true in the end if it was at first and all steps from true have been true. If a step from true is
/// true, it is false in the end if it was at first and all steps from false have been false. The order of the elements does not matter.
pub(super) fn quantifier(store: &mut Store, term: Term) -> Option<Term> {
    let (op, &[step, init, list]) = store.as_app(term)? else { return None };
    if store.sort_of(term) != Sort::BOOL {
        return None;
    }
    let over = match op {
        Op::Fold | Op::FoldRight => list,
        Op::Combinator(Combinator::FoldIndexed) => store.indexed(list),
        _ => return None,
    };
    let element = store.element_sort(store.sort_of(over))?;
    let function = store.shift(step, 1);
    let next = |store: &Store, acc: bool| {
        let acc = store.bool(acc);
        store.function([element], |[x]| match op {
            Op::Fold => store.call(function, &[acc, x]),
            Op::FoldRight => store.call(function, &[x, acc]),
            _ => store.call(function, &[store.first(x), acc, store.second(x)]),
        })
    };
    let from = [next(store, false), next(store, true)];
    stated(store, init, from, over)
}

/// What a fold is if it is a quantifier, by its steps from false and from true.
fn stated(store: &mut Store, init: Term, from: [Term; 2], over: Term) -> Option<Term> {
    let from = store.smart_rebuild(&from, &mut Map::default(), |_, _| None);
    let always = |function: Term| match store.node(function) {
        Node::Lambda(_, body) => match store.node(*body) {
            Node::Bool(value) => Some(*value),
            _ => None,
        },
        _ => None,
    };
    if always(from[0]) == Some(false) {
        let all = store.app(Op::Combinator(Combinator::Forall), [from[1], over]);
        return Some(store.smart_and(&[init, all]));
    }
    if always(from[1]) == Some(true) {
        let some = store.app(Op::Combinator(Combinator::Exists), [from[0], over]);
        return Some(store.smart_or(&[init, some]));
    }
    None
}

/// What becomes of a field of an accumulator at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// It is computed from the element alone: what it is at the next step depends on the element before.
    Previous,
    /// A number is added to it.
    Counter(Term),
    /// Anything else.
    Other,
}

/// A field of a fold whose accumulator is a record.
struct OfRecord {
    sort: Sort,
    field: usize,
    list: Term,
    init: Term,
    /// For each field what it is at first, after a step, and what becomes of it.
    first: Vec<Term>,
    nexts: Vec<Term>,
    roles: Vec<Role>,
}

impl OfRecord {
    fn read(store: &mut Store, term: Term) -> Option<OfRecord> {
        let (Op::Select(sort, 0, field), &[fold]) = store.as_app(term)? else { return None };
        let (Op::Fold, &[step, init, list]) = store.as_app(fold)? else { return None };
        let fields = store.field_sorts(sort, 0);
        if fields.len() > MAX_FIELDS || store.datatype(sort)?.constructors.len() != 1 {
            return None;
        }
        let element = store.element_sort(store.sort_of(list))?;
        let nexts = nexts(store, step, sort, element)?;
        let roles = (0..fields.len()).map(|at| role(store, &nexts, at)).collect();
        let first = match store.as_app(init) {
            Some((Op::Construct(..), parts)) => parts.to_vec(),
            _ => (0_u32..).zip(&fields).map(|(at, _)| store.app(Op::Select(sort, 0, at), [init])).collect(),
        };
        Some(OfRecord { sort, field: field as usize, list, init, first, nexts, roles })
    }

    /// The other fields on which the field depends.
    fn seen(&self, store: &Store) -> Vec<usize> {
        let is_seen = |at: &usize| *at != self.field && mentions(store, self.nexts[self.field], *at);
        (0..self.nexts.len()).filter(is_seen).collect()
    }

    /// What the field is after a step under so many binders, by what it was, the index, what else is remembered of a field, and the element.
    fn next(&self, store: &Store, binders: u32, own: Term, index: Term, other: impl Fn(u32) -> Term, x: Term) -> Term {
        let value = |(at, role): (u32, &Role)| match role {
            _ if at as usize == self.field => own,
            Role::Counter(by) => {
                let first = store.shift(self.first[at as usize], binders);
                let more = if *by == store.int(1) { index } else { store.app(Op::Mul, [*by, index]) };
                if first == store.int(0) { more } else { store.app(Op::Add, [first, more]) }
            }
            _ => other(at),
        };
        let arguments: Vec<Term> = (0_u32..).zip(&self.roles).map(value).chain([x]).collect();
        store.call(store.shift(self.nexts[self.field], binders), &arguments)
    }
}

/// A field of sort `Bool` of a fold whose accumulator is a record, which is a quantifier over the elements, their indices, and the elements before them.
///
/// Both sides are equal: before the step for an element, a field that depends on the last element alone is what that has made it, or as at first; one to which a number is added has grown by it once for
/// each element before. With these known, the field that is read is an accumulator of its own.
pub(super) fn neighbours(store: &mut Store, term: Term) -> Option<Term> {
    if store.sort_of(term) != Sort::BOOL {
        return None;
    }
    let part = OfRecord::read(store, term)?;
    if part.seen(store).into_iter().any(|at| part.roles[at] == Role::Other) {
        return None;
    }
    let befores = befores(store, &part.nexts, &part.roles, [part.init, part.list]);
    let over = store.indexed(store.zip(befores, part.list));
    let row = store.element_sort(store.sort_of(over))?;
    let next = |store: &Store, so_far: bool| {
        store.function([row], |[row]| {
            let (index, pair) = (store.first(row), store.second(row));
            let (before, x) = (store.first(pair), store.second(pair));
            let other = |at: u32| store.app(Op::Select(part.sort, 0, at), [before]);
            part.next(store, 1, store.bool(so_far), index, other, x)
        })
    };
    let from = [next(store, false), next(store, true)];
    stated(store, part.first[part.field], from, over)
}

/// A field of a fold whose accumulator is a record, which sees nothing but itself, the element, and fields that count the elements: a fold over the elements with their indices.
///
/// Both sides are equal: a field to which a number is added has grown by it once for each element before. With the indices known, the field that is read is an accumulator of its own.
pub(super) fn by_index(store: &mut Store, term: Term) -> Option<Term> {
    let part = OfRecord::read(store, term)?;
    let seen = part.seen(store);
    if seen.is_empty() || !seen.iter().all(|at| matches!(part.roles[*at], Role::Counter(_))) {
        return None;
    }
    let over = store.indexed(part.list);
    let sorts = [store.sort_of(term), store.element_sort(store.sort_of(over))?];
    let step = store.function(sorts, |[acc, row]| {
        let unseen = |at: u32| store.shift(part.first[at as usize], 2);
        part.next(store, 2, acc, store.first(row), unseen, store.second(row))
    });
    Some(store.fold(step, part.first[part.field], over))
}

/// For each field of an accumulator what it is after a step: `λ fields… x. …`
pub(super) fn nexts(store: &mut Store, step: Term, sort: Sort, element: Sort) -> Option<Vec<Term>> {
    let fields = store.field_sorts(sort, 0);
    let sorts: Vec<Sort> = fields.iter().copied().chain([element]).collect();
    let parameters: Vec<Term> =
        (0_u32..).zip(sorts.iter().rev()).map(|(index, sort)| store.bound(index, *sort)).collect();
    let acc = store.app(Op::Construct(sort, 0), parameters[1..].iter().rev().copied().collect::<Vec<Term>>());
    let by = u32::try_from(sorts.len()).ok()?;
    let next = store.call(store.shift(step, by), &[acc, parameters[0]]);
    let next = store.smart_rebuild(&[next], &mut Map::default(), |_, _| None)[0];
    let mut found = Vec::new();
    for (at, _) in fields.iter().enumerate() {
        let part = part(store, next, at, MAX_DEPTH)?;
        found.push(store.lambda(sorts.clone(), part));
    }
    Some(found)
}

/// A field of what is built of constructors and choices. Recursion is bounded by `depth`.
fn part(store: &Store, record: Term, field: usize, depth: usize) -> Option<Term> {
    match store.as_app(record)? {
        (Op::Construct(..), parts) => parts.get(field).copied(),
        (Op::Ite, &[condition, then, otherwise]) => {
            let depth = depth.checked_sub(1)?;
            Some(store.smart_ite(condition, part(store, then, field, depth)?, part(store, otherwise, field, depth)?))
        }
        _ => None,
    }
}

/// Whether a function of fields and an element depends on a field.
fn mentions(store: &Store, next: Term, field: usize) -> bool {
    let Node::Lambda(parameters, body) = store.node(next) else { return true };
    u32::try_from(parameters.len() - 1 - field).map_or(true, |index| store.mentions_bound(*body, index))
}

fn role(store: &Store, nexts: &[Term], field: usize) -> Role {
    if (0..nexts.len()).all(|other| !mentions(store, nexts[field], other)) {
        return Role::Previous;
    }
    let Node::Lambda(parameters, body) = store.node(nexts[field]) else { return Role::Other };
    let is_own = |term: Term| matches!(store.node(term), Node::Bound(index, _) if *index as usize == parameters.len() - 1 - field);
    match store.as_app(*body) {
        Some((Op::Add, &[own, by] | &[by, own])) if is_own(own) && matches!(store.node(by), Node::Int(_)) => {
            Role::Counter(by)
        }
        _ => Role::Other,
    }
}

/// The accumulators before each step, as far as they depend on the last element alone; other fields are as at first.
fn befores(store: &Store, nexts: &[Term], roles: &[Role], [init, list]: [Term; 2]) -> Term {
    let sort = store.sort_of(init);
    let element = store.element_sort(store.sort_of(list)).expect("a list");
    let after = store.function([element], |[x]| {
        let init = store.shift(init, 1);
        let first = |at: u32| store.app(Op::Select(sort, 0, at), [init]);
        let mut arguments: Vec<Term> = (0_u32..).zip(nexts).map(|(at, _)| first(at)).collect();
        arguments.push(x);
        let parts = (0_u32..).zip(nexts.iter().zip(roles)).map(|(at, (next, role))| match role {
            Role::Previous => store.call(store.shift(*next, 1), &arguments),
            _ => first(at),
        });
        store.app(Op::Construct(sort, 0), parts.collect::<Vec<Term>>())
    });
    store.app(Op::Combinator(Combinator::Cons), [init, store.map(after, list)])
}
