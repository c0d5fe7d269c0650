//! Folds that carry lists along, in records or alone, and what is read of those lists: one fold.
//!
//! `(List.sum (out (List.fold f (acc 0 []) l)))`, where `f` adds elements at the end of `out` only, needs no list: a fold over `l` carries the sum along instead. So for a fold that
//! sorts by insertion, since the sum does not depend on where an element is put.
//!
//! **Soundness.** By induction over `l`, the new state has the scalars of the old one, and what the reading fold gives for its list: for the first list by definition; for
//! `list ++ more` it goes on from where it was; for a list that is written out it starts again. What is added up does not depend on the order, so that two parts of a list that have
//! all its elements between them add up to what the list does. Lengths are computed from lengths.

use super::super::sums::{self, increment_of};
use super::super::{Group, Rule, args};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

pub(in crate::rewrite) const RULES: &[Rule] = &[
    // (List.fold g b (part (List.fold f i l))) is a part of one fold over l, if f only adds to the part's end, or if g adds up and f only adds
    Rule { name: "fold-of-carried", group: Group::Deforestation, apply: fold_of_carried },
    // The same for (List.len (part (List.fold f i l))), if the length after a step depends on the length before
    Rule { name: "len-of-carried", group: Group::Deforestation, apply: len_of_carried },
    // (part (List.fold f i l)), a part without lists, if it does not depend on those with lists
    Rule { name: "part-of-carried", group: Group::Deforestation, apply: part_of_carried },
];

/// Functions that are nested deeper are not looked into.
const MAX_DEPTH: u32 = 256;

/// Selectors, the innermost first.
type Path = Vec<Op>;

/// Lists inside each other are looked at so deep.
const DEPTH: usize = 16;

/// What a selection of a selection of a fold selects, if the accumulator is made of records with lists inside, or is a list.
fn carried(store: &Store, term: Term) -> Option<(Path, [Term; 3])> {
    let (mut path, mut value) = (Path::new(), term);
    while let Some((op @ Op::Select(sort, ..), &[inner])) = store.as_app(value) {
        if !is_record(store, sort) {
            return None;
        }
        path.insert(0, op);
        value = inner;
    }
    let fold: [Term; 3] = args(store, value, Op::Fold)?.try_into().ok()?;
    store.has_lists(store.sort_of(value)).then_some((path, fold))
}

fn is_record(store: &Store, sort: Sort) -> bool {
    store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() == 1)
}

fn fold_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    let (path, fold) = carried(store, list)?;
    if let Some(fused) = fused(store, fold, &path, Some(Reads::InOrder(step, init))) {
        return Some(fused);
    }
    let (joins, nothing) = joining(store, step)?;
    let result = fused(store, fold, &path, Some(Reads::Joined { step, joins, nothing }))?;
    Some(if init == nothing { result } else { store.app(joins, [init, result]) })
}

fn len_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    let list = args(store, term, Op::Len)?[0];
    let (path, fold) = carried(store, list)?;
    fused(store, fold, &path, Some(Reads::Length))
}

fn part_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    if store.has_lists(store.sort_of(term)) {
        return None;
    }
    let (path, fold) = carried(store, term)?;
    fused(store, fold, &path, None)
}

/// How a step `λ a x. a ∘ t` joins what it has so far with `t`, which does not mention `a`: an operation that is commutative and associative, and its neutral element.
fn joining(store: &Store, step: Term) -> Option<(Op, Term)> {
    if let Some(sort) = increment_of(store, step) {
        return Some((Op::Add, sums::zero(store, sort)));
    }
    let Node::Lambda(sorts, body) = store.node(step) else { return None };
    let (op @ (Op::And | Op::Or), parts) = store.as_app(*body)? else { return None };
    let so_far = store.bound(1, sorts[0]);
    let others = parts.iter().filter(|part| **part != so_far);
    let once = parts.iter().filter(|part| **part == so_far).count() == 1;
    (once && others.into_iter().all(|part| !store.mentions_bound(*part, 1))).then(|| (op, store.bool(op == Op::And)))
}

/// The parts of a record without lists, and those that are lists: how they are selected.
fn parts(store: &mut Store, sort: Sort, path: &Path, scalars: &mut Vec<Path>, lists: &mut Vec<Path>) {
    if !store.has_lists(sort) {
        scalars.push(path.clone());
    } else if store.is_list(sort) {
        lists.push(path.clone());
    } else if is_record(store, sort) {
        for (field, inner) in (0..).zip(store.field_sorts(sort, 0)) {
            let path: Path = path.iter().copied().chain([Op::Select(sort, 0, field)]).collect();
            parts(store, inner, &path, scalars, lists);
        }
    }
}

/// The part of a value; selections of what is put together or chosen are carried out.
fn part(store: &mut Store, value: Term, path: &[Op]) -> Term {
    let Some((op, rest)) = path.split_first() else { return value };
    match store.as_app(value) {
        Some((Op::Construct(..), fields)) => {
            let Op::Select(_, _, field) = *op else { return value };
            let field = fields[field as usize];
            part(store, field, rest)
        }
        Some((Op::Ite, &[condition, then, otherwise])) => {
            let (then, otherwise) = (part(store, then, path), part(store, otherwise, path));
            store.ite(condition, then, otherwise)
        }
        _ => {
            let selected = store.app(*op, [value]);
            part(store, selected, rest)
        }
    }
}

/// The fold that carries only the scalars along and, for the list at `path`, what `reader` gives for it; or the scalar at `path`.
fn fused(store: &mut Store, [step, init, list]: [Term; 3], path: &[Op], reads: Option<Reads>) -> Option<Term> {
    let (old, element) = (store.sort_of(init), store.element_sort(store.sort_of(list))?);
    if store.depth(step) > MAX_DEPTH || !(is_record(store, old) || path.is_empty()) {
        return None;
    }
    let (acc, x) = (store.fresh_constant("acc", old), store.fresh_constant("x", element));
    let after = store.beta(step, &[acc, x]);
    let (mut paths, mut lists) = (Vec::new(), Vec::new());
    parts(store, old, &Path::new(), &mut paths, &mut lists);
    // What stands for the parts of the accumulator, and what they are at first and after a step.
    let (mut known, mut start, mut next) = (Vec::new(), Vec::new(), Vec::new());
    for path in &paths {
        let selected = part(store, acc, path);
        known.push((selected, store.fresh_constant("part", store.sort_of(selected))));
        start.push(part(store, init, path));
        next.push(part(store, after, path));
    }
    let result = match reads {
        None => paths.iter().position(|other| path == &other[..])?,
        Some(reads) => {
            let selected = part(store, acc, path);
            let (first, grown) = (part(store, init, path), part(store, after, path));
            let first = reads.of(store, first);
            start.push(first);
            let carried = store.fresh_constant("read", store.sort_of(first));
            let reader = Reader { reads, list: selected, carried };
            next.push(reader.after(store, grown, DEPTH)?);
            let own = reads.of(store, selected);
            known.push((own, carried));
            known.len() - 1
        }
    };
    // Lengths that a step depends on are carried along, too.
    let mut lengths = Vec::new();
    for path in &lists {
        let list = part(store, acc, path);
        lengths.push(store.len_of(list));
    }
    while let Some(at) = lengths
        .iter()
        .position(|length| known.iter().all(|(known, _)| known != length) && store.postorder(&next).contains(length))
    {
        let [list, first, grown] = [acc, init, after].map(|value| part(store, value, &lists[at]));
        let carried = store.fresh_constant("length", Sort::INT);
        start.push(store.len_of(first));
        next.push(Reader { reads: Reads::Length, list, carried }.after(store, grown, DEPTH)?);
        known.push((lengths[at], carried));
    }
    // What depends on a list in another way is left, and with it the accumulator.
    let next: Vec<Term> = next.into_iter().map(|next| store.substitute(next, &known)).collect();
    if store.postorder(&next).contains(&acc) {
        return None;
    }
    let (last, others) = start.split_last()?;
    let start = others.iter().rev().fold(*last, |inner, part| store.pair(*part, inner));
    let (last, others) = next.split_last()?;
    let body = others.iter().rev().fold(*last, |inner, part| store.pair(*part, inner));
    let sort = store.sort_of(start);
    let (state, bound) = (store.bound(1, sort), store.bound(0, element));
    let mut variables: Vec<(Term, Term)> = vec![(x, bound)];
    for (index, (_, constant)) in known.iter().enumerate() {
        variables.push((*constant, component(store, state, index, known.len())));
    }
    let body = store.shift(body, 2);
    let body = store.substitute(body, &variables);
    let step = store.lambda([sort, element], body);
    let folded = store.fold(step, start, list);
    Some(component(store, folded, result, known.len()))
}

/// A component of nested pairs.
fn component(store: &mut Store, tuple: Term, index: usize, count: usize) -> Term {
    let rest = (0..index).fold(tuple, |rest, _| store.second(rest));
    if index + 1 == count { rest } else { store.first(rest) }
}

/// What is read of a list.
#[derive(Clone, Copy)]
enum Reads {
    /// A fold: its step and where it begins.
    InOrder(Term, Term),
    /// A fold with the step `λ a x. a ∘ t` that begins with the neutral element of `∘`, so that the order of the elements does not matter.
    Joined { step: Term, joins: Op, nothing: Term },
    /// The length.
    Length,
}

impl Reads {
    fn of(self, store: &Store, list: Term) -> Term {
        match self {
            Reads::InOrder(step, begins) => store.fold(step, begins, list),
            Reads::Joined { step, nothing, .. } => store.fold(step, nothing, list),
            Reads::Length => store.len_of(list),
        }
    }
}

/// What is read of a list that grows.
struct Reader {
    reads: Reads,
    /// The list as it was.
    list: Term,
    /// What stands for what is read of it.
    carried: Term,
}

impl Reader {
    /// What is read of a list that is made of the old one. Recursion is bounded by `depth`.
    fn after(&self, store: &mut Store, list: Term, depth: usize) -> Option<Term> {
        let depth = depth.checked_sub(1)?;
        if list == self.list {
            return Some(self.carried);
        }
        let (op, arguments) = store.as_app(list)?;
        let arguments = arguments.to_vec();
        match (op, &arguments[..], self.reads) {
            (Op::ListValue(_), ..) => Some(self.reads.of(store, list)),
            (Op::Ite, &[condition, then, otherwise], _) => {
                let (then, otherwise) = (self.after(store, then, depth)?, self.after(store, otherwise, depth)?);
                Some(store.ite(condition, then, otherwise))
            }
            (Op::Append, parts, Reads::InOrder(step, _)) => {
                let (first, more) = parts.split_first()?;
                let start = self.after(store, *first, depth)?;
                Some(more.iter().fold(start, |start, part| store.fold(step, start, *part)))
            }
            (_, _, Reads::InOrder(..)) => None,
            _ if !store.postorder(&[list]).contains(&self.list) => Some(self.reads.of(store, list)),
            (Op::Append, parts, reads) => {
                let parts = rejoined(store, parts);
                let parts: Option<Vec<Term>> = parts.into_iter().map(|part| self.after(store, part, depth)).collect();
                let op = if let Reads::Joined { joins, .. } = reads { joins } else { Op::Add };
                Some(store.app(op, parts?)).map(|joined| match store.as_app(joined) {
                    Some((_, &[only])) => only,
                    _ => joined,
                })
            }
            (Op::Rev, &[inner], _) => self.after(store, inner, depth),
            (Op::Map, &[_, inner], Reads::Length) => self.after(store, inner, depth),
            (Op::Combinator(Combinator::MapIndexed), &[_, inner], Reads::Length) => self.after(store, inner, depth),
            (Op::Combinator(part @ (Combinator::Take | Combinator::Drop)), &[count, inner], Reads::Length) => {
                let (whole, zero) = (self.after(store, inner, depth)?, store.int(0));
                let none = store.le(count, zero);
                let all = store.le(whole, count);
                if part == Combinator::Take {
                    let taken = store.ite(all, whole, count);
                    return Some(store.ite(none, zero, taken));
                }
                let left = store.app(Op::Sub, [whole, count]);
                let left = store.ite(all, zero, left);
                Some(store.ite(none, whole, left))
            }
            _ => None,
        }
    }
}

/// The parts of a list in another order, of which those that have all elements of another list between them are that list.
fn rejoined(store: &Store, parts: &[Term]) -> Vec<Term> {
    let mut left: Vec<Term> = parts.to_vec();
    let mut at = 0;
    while at < left.len() {
        let other = (at + 1..left.len()).find_map(|other| Some((other, shared(store, left[at], left[other])?)));
        match other {
            Some((other, whole)) => {
                left.remove(other);
                left[at] = whole;
            }
            None => at += 1,
        }
    }
    left
}

/// The list of which two lists have all elements between them.
fn shared(store: &Store, one: Term, two: Term) -> Option<Term> {
    use Combinator as C;
    let ((Op::Combinator(first), &[by, whole]), (Op::Combinator(second), &[other, same])) =
        (store.as_app(one)?, store.as_app(two)?)
    else {
        return None;
    };
    let fits = match (first, second) {
        (C::Take, C::Drop) | (C::Drop, C::Take) | (C::TakeWhile, C::DropWhile) | (C::DropWhile, C::TakeWhile) => {
            by == other
        }
        (C::Filter, C::Filter) => {
            let (Node::Lambda(_, holds), Node::Lambda(_, fails)) = (store.node(by), store.node(other)) else {
                return None;
            };
            store.smart_not(*holds) == *fails || store.smart_not(*fails) == *holds
        }
        _ => false,
    };
    (fits && whole == same).then_some(whole)
}
