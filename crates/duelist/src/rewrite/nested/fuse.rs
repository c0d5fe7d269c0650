//! Folds that carry lists along in records, and what is read of those lists: one fold.
//!
//! `(List.sum (out (List.fold f (acc 0 []) l)))`, where `f` adds elements at the end of `out` only, needs no list: a fold over `l` carries the sum along instead.
//!
//! **Soundness.** By induction over `l`, the new state has the scalars of the old one, and what the reading fold gives for its list: for the first list by definition; for
//! `list ++ more` it goes on from where it was; for a list that is written out it starts again.

use super::super::{Group, Rule, args};
use crate::term::{Op, Sort, Store, Term};

pub(in crate::rewrite) const RULES: &[Rule] = &[
    // (List.fold g b (part (List.fold f i l))) is a part of one fold over l, if f only adds to the part's end
    Rule { name: "fold-of-carried", group: Group::Deforestation, apply: fold_of_carried },
    // The same for (List.len (part (List.fold f i l)))
    Rule { name: "len-of-carried", group: Group::Deforestation, apply: len_of_carried },
    // (part (List.fold f i l)), a part without lists, if it does not depend on those with lists
    Rule { name: "part-of-carried", group: Group::Deforestation, apply: part_of_carried },
];

/// Functions that are nested deeper are not looked into.
const MAX_DEPTH: u32 = 256;

/// Selectors, the innermost first.
type Path = Vec<Op>;

/// What a selection of a selection of a fold selects, if the accumulator is made of records with lists inside.
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
    (!path.is_empty() && store.has_lists(store.sort_of(value))).then_some((path, fold))
}

fn is_record(store: &Store, sort: Sort) -> bool {
    store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() == 1)
}

fn fold_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = args(store, term, Op::Fold)?[..] else { return None };
    let (path, fold) = carried(store, list)?;
    fused(store, fold, &path, Some((step, init)))
}

fn len_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    let list = args(store, term, Op::Len)?[0];
    let (path, fold) = carried(store, list)?;
    let element = store.element_sort(store.sort_of(list))?;
    let (count, one, zero) = (store.bound(1, Sort::INT), store.int(1), store.int(0));
    let more = store.sum([count, one]);
    let step = store.lambda([Sort::INT, element], more);
    fused(store, fold, &path, Some((step, zero)))
}

fn part_of_carried(store: &mut Store, term: Term) -> Option<Term> {
    if store.has_lists(store.sort_of(term)) {
        return None;
    }
    let (path, fold) = carried(store, term)?;
    fused(store, fold, &path, None)
}

/// The parts of a record without lists: how they are selected.
fn scalars(store: &mut Store, sort: Sort, path: &Path, found: &mut Vec<Path>) {
    if !store.has_lists(sort) {
        found.push(path.clone());
    } else if is_record(store, sort) {
        for (field, inner) in (0..).zip(store.field_sorts(sort, 0)) {
            let path: Path = path.iter().copied().chain([Op::Select(sort, 0, field)]).collect();
            scalars(store, inner, &path, found);
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
fn fused(store: &mut Store, [step, init, list]: [Term; 3], path: &[Op], reader: Option<(Term, Term)>) -> Option<Term> {
    let (old, element) = (store.sort_of(init), store.element_sort(store.sort_of(list))?);
    if store.depth(step) > MAX_DEPTH || !is_record(store, old) {
        return None;
    }
    let (acc, x) = (store.fresh_constant("acc", old), store.fresh_constant("x", element));
    let after = store.beta(step, &[acc, x]);
    let mut paths = Vec::new();
    scalars(store, old, &Path::new(), &mut paths);
    // What stands for the parts of the accumulator, and what they are at first and after a step.
    let (mut known, mut start, mut next) = (Vec::new(), Vec::new(), Vec::new());
    for path in &paths {
        let selected = part(store, acc, path);
        known.push((selected, store.fresh_constant("part", store.sort_of(selected))));
        start.push(part(store, init, path));
        next.push(part(store, after, path));
    }
    let result = match reader {
        None => paths.iter().position(|other| path == &other[..])?,
        Some((reads, begins)) => {
            let selected = part(store, acc, path);
            let carried = store.fresh_constant("read", store.sort_of(begins));
            let (first, grown) = (part(store, init, path), part(store, after, path));
            start.push(store.fold(reads, begins, first));
            let reader = Reader { reads, begins, list: selected, carried };
            next.push(reader.after(store, grown)?);
            known.push((selected, carried));
            known.len() - 1
        }
    };
    // What depends on a list in another way is left, and with it the accumulator.
    let scalars = &known[..paths.len()];
    let next: Vec<Term> = next.into_iter().map(|next| store.substitute(next, scalars)).collect();
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

/// A fold over a list that grows.
struct Reader {
    reads: Term,
    begins: Term,
    /// The list as it was.
    list: Term,
    /// What stands for the fold over it.
    carried: Term,
}

impl Reader {
    /// The fold over a list that the old one may be the beginning of.
    fn after(&self, store: &mut Store, list: Term) -> Option<Term> {
        if list == self.list {
            return Some(self.carried);
        }
        match store.as_app(list)? {
            (Op::ListValue(_), _) => Some(store.fold(self.reads, self.begins, list)),
            (Op::Ite, &[condition, then, otherwise]) => {
                let (then, otherwise) = (self.after(store, then)?, self.after(store, otherwise)?);
                Some(store.ite(condition, then, otherwise))
            }
            (Op::Append, parts) => {
                let parts = parts.to_vec();
                let (first, more) = parts.split_first()?;
                let start = self.after(store, *first)?;
                Some(more.iter().fold(start, |start, part| store.fold(self.reads, start, *part)))
            }
            _ => None,
        }
    }
}
