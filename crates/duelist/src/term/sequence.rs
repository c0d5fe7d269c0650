//! The operators of the theory of sequences, as other solvers have it, as data: rows like those of the list combinators.
//!
//! A sequence is a list, and nearly every operator is short for list combinators. Two are operators of their own: `seq.nth`, which is an unknown
//! function of list and index out of bounds, and `seq.indexof`, by which occurrences of a list in another are found.

use super::combinator::{
    BOOL, ELEMENT, IMAGE, INT, ITEM, LIST, Meaning, NUMBER, Outcome, Parameter, START, Signature, derived, row,
};
use super::{Combinator, Node, Op, Sort, Store, Term};

#[rustfmt::skip]
static TABLE: &[Signature] = &[
    derived("seq.unit", unit, &[ITEM], Outcome::List(ELEMENT), &[]),
    row("seq.len", Op::Len, &[LIST], Outcome::Value(INT), &[]),
    row("seq.nth", Op::Combinator(Combinator::Element), &[LIST, NUMBER], Outcome::Value(ELEMENT), &[]),
    derived("seq.at", at, &[LIST, NUMBER], Outcome::List(ELEMENT), &[]),
    derived("seq.extract", extract, &[LIST, NUMBER, NUMBER], Outcome::List(ELEMENT), &[]),
    derived("seq.update", update, &[LIST, NUMBER, LIST], Outcome::List(ELEMENT), &[]),
    derived("seq.contains", contains, &[LIST, LIST], Outcome::Value(BOOL), &[]),
    derived("seq.prefixof", prefix_of, &[LIST, LIST], Outcome::Value(BOOL), &[]),
    derived("seq.suffixof", suffix_of, &[LIST, LIST], Outcome::Value(BOOL), &[]),
    row("seq.indexof", Op::Combinator(Combinator::Occurrence), &[LIST, LIST, NUMBER], Outcome::Value(INT), &[]),
    derived("seq.indexof", first_index_of, &[LIST, LIST], Outcome::Value(INT), &[]),
    derived("seq.last_indexof", last_index_of, &[LIST, LIST], Outcome::Value(INT), &[]),
    derived("seq.replace", replace, &[LIST, LIST, LIST], Outcome::List(ELEMENT), &[]),
    derived("seq.replace_all", replace_all, &[LIST, LIST, LIST], Outcome::List(ELEMENT), &[]),
    row("seq.rev", Op::Rev, &[LIST], Outcome::List(ELEMENT), &[]),
    row("seq.map", Op::Map, &[Parameter::Function(&[ELEMENT], IMAGE), LIST], Outcome::List(IMAGE), &[]),
    derived("seq.mapi", map_from, &[Parameter::Function(&[INT, ELEMENT], IMAGE), NUMBER, LIST], Outcome::List(IMAGE), &[]),
    row("seq.foldl", Op::Fold, &[Parameter::Function(&[IMAGE, ELEMENT], IMAGE), START, LIST], Outcome::Value(IMAGE), &[]),
    derived("seq.foldli", fold_from, &[Parameter::Function(&[INT, IMAGE, ELEMENT], IMAGE), NUMBER, START, LIST], Outcome::Value(IMAGE), &[]),
];

/// Other spellings of the same operators.
static SPELLINGS: &[(&str, &str)] = &[("seq.fold_left", "seq.foldl"), ("seq.fold_lefti", "seq.foldli")];

impl Signature {
    /// Every operator of the sequence theory, but for `seq.empty` and `seq.++`.
    #[must_use]
    pub fn sequences() -> &'static [Signature] {
        TABLE
    }

    /// The operator of the sequence theory with this name that takes so many arguments or, if none does, another one with this name.
    #[must_use]
    pub fn of_sequences(name: &str, count: usize) -> Option<&'static Signature> {
        let name = SPELLINGS.iter().find(|(other, _)| *other == name).map_or(name, |(_, usual)| usual);
        let rows = || TABLE.iter().filter(|row| row.name == name);
        rows().find(|row| row.parameters.len() == count).or_else(|| rows().next())
    }
}

/// Every name of the sequence theory that stands before arguments.
pub(crate) fn sequence_names() -> impl Iterator<Item = &'static str> {
    let others = SPELLINGS.iter().map(|(other, _)| *other).chain(["seq.++", "seq.empty"]);
    let overloads = |at: usize| TABLE[..at].iter().any(|row| row.name == TABLE[at].name);
    (0..TABLE.len()).filter(move |at| !overloads(*at)).map(|at| TABLE[at].name).chain(others)
}

/// `(seq.unit e)` is `(List.value T (e))`.
fn unit(store: &Store, arguments: &[Term]) -> Term {
    store.app(Op::ListValue(store.sort_of(arguments[0])), [arguments[0]])
}

/// `(seq.at s i)` is `(seq.extract s i 1)`.
fn at(store: &Store, arguments: &[Term]) -> Term {
    let one = store.int(1);
    extract(store, &[arguments[0], arguments[1], one])
}

/// `(seq.extract s i n)` is `(List.take (ite (< i 0) 0 n) (List.drop i s))`: nothing from before the beginning or past the end. Where `i` is plainly not negative, the choice is left out,
/// and so is what takes as many elements as there are.
fn extract(store: &Store, arguments: &[Term]) -> Term {
    let &[list, from, count] = arguments else { unreachable!("a list, an index and a count") };
    let length = store.len_of(list);
    let is_all = count == length || count == store.app(Op::Sub, [length, from]);
    if let Some(from) = clipped(store, from) {
        let rest = from.map_or(list, |from| store.app(Op::Combinator(Combinator::Drop), [from, list]));
        return if is_all { rest } else { store.app(Op::Combinator(Combinator::Take), [count, rest]) };
    }
    let count = unless_negative(store, from, count, |store| store.int(0));
    let rest = store.app(Op::Combinator(Combinator::Drop), [from, list]);
    store.app(Op::Combinator(Combinator::Take), [count, rest])
}

/// How many elements are before an index that is plainly not negative, for `List.drop`, which takes negative numbers for zero: `n` for `(ite (< n 0) 0 n)`, nothing for 0.
fn clipped(store: &Store, index: Term) -> Option<Option<Term>> {
    if let Node::Int(value) = store.node(index) {
        return (*value >= dashu_int::IBig::ZERO).then(|| (!value.is_zero()).then_some(index));
    }
    let zero = store.int(0);
    let (Op::Ite, &[condition, then, otherwise]) = store.as_app(index)? else { return None };
    let negative = [store.app(Op::Lt, [otherwise, zero]), store.le(otherwise, zero)];
    (then == zero && negative.contains(&condition)).then_some(Some(otherwise))
}

/// `(seq.update s i t)` is `s` with the elements of `t` from `i` on, as far as there are elements to replace:
/// `(ite (< i 0) s (List.append (List.take i s) (List.take (- (List.len s) i) t) (List.drop (+ i (List.len t)) s)))`, and
/// `(List.update i e s)` if `t` is a unit.
fn update(store: &Store, arguments: &[Term]) -> Term {
    let &[list, from, new] = arguments else { unreachable!("a list, an index and a list") };
    if let Some(element) = only(store, new) {
        return super::derived::update(store, &[from, element, list]);
    }
    let (length, end) = (store.len_of(list), store.len_of(new));
    let (room, end) = (store.app(Op::Sub, [length, from]), store.app(Op::Add, [from, end]));
    let before = store.app(Op::Combinator(Combinator::Take), [from, list]);
    let new = store.app(Op::Combinator(Combinator::Take), [room, new]);
    let after = store.app(Op::Combinator(Combinator::Drop), [end, list]);
    let updated = store.app(Op::Append, [before, new, after]);
    unless_negative(store, from, updated, |_| list)
}

/// `(seq.contains s t)` is `(<= 0 (seq.indexof s t 0))`, and `(List.contains e s)` if `t` is a unit.
fn contains(store: &Store, arguments: &[Term]) -> Term {
    let &[list, wanted] = arguments else { unreachable!("two lists") };
    if let Some(element) = only(store, wanted) {
        return store.app(Op::Combinator(Combinator::Contains), [element, list]);
    }
    let (zero, place) = (store.int(0), first_index_of(store, arguments));
    store.app(Op::Le, [zero, place])
}

/// `(seq.prefixof s t)` is `(= s (List.take (List.len s) t))`.
fn prefix_of(store: &Store, arguments: &[Term]) -> Term {
    let &[start, list] = arguments else { unreachable!("two lists") };
    let length = store.len_of(start);
    let found = store.app(Op::Combinator(Combinator::Take), [length, list]);
    store.eq(start, found)
}

/// `(seq.suffixof s t)` is `(= s (List.drop (- (List.len t) (List.len s)) t))`: of a longer list, the whole of `t`, which is none.
fn suffix_of(store: &Store, arguments: &[Term]) -> Term {
    let &[end, list] = arguments else { unreachable!("two lists") };
    let (length, count) = (store.len_of(list), store.len_of(end));
    let before = store.app(Op::Sub, [length, count]);
    let found = store.app(Op::Combinator(Combinator::Drop), [before, list]);
    store.eq(end, found)
}

/// `(seq.indexof s t)` is `(seq.indexof s t 0)`, and `(List.index_of e s)` if `t` is a unit.
fn first_index_of(store: &Store, arguments: &[Term]) -> Term {
    let &[list, wanted] = arguments else { unreachable!("two lists") };
    let zero = store.int(0);
    let place = store.unit_occurrence(list, wanted, zero);
    place.unwrap_or_else(|| store.app(Op::Combinator(Combinator::Occurrence), [list, wanted, zero]))
}

/// `(seq.last_indexof s t)` is the first of `(List.rev (List.range 0 (+ (- (List.len s) (List.len t)) 1)))` at which `t` occurs, or −1.
fn last_index_of(store: &Store, arguments: &[Term]) -> Term {
    let &[list, wanted] = arguments else { unreachable!("two lists") };
    let (zero, none, end) = (store.int(0), store.int(-1), end_of_places(store, list, wanted));
    let places = store.app(Op::Combinator(Combinator::Range), [zero, end]);
    let places = store.rev(places);
    let occurs = occurs_at(store, list, wanted);
    store.app(Op::Combinator(Combinator::Find), [occurs, places, none])
}

/// `(seq.replace s t u)` is `s` if `t` does not occur, and else, with `i` where it does first,
/// `(List.append (List.take i s) u (List.drop (+ i (List.len t)) s))`.
fn replace(store: &Store, arguments: &[Term]) -> Term {
    let &[list, wanted, new] = arguments else { unreachable!("three lists") };
    let (place, length) = (first_index_of(store, &[list, wanted]), store.len_of(wanted));
    let end = store.app(Op::Add, [place, length]);
    let before = store.app(Op::Combinator(Combinator::Take), [place, list]);
    let after = store.app(Op::Combinator(Combinator::Drop), [end, list]);
    let replaced = store.app(Op::Append, [before, new, after]);
    unless_negative(store, place, replaced, |_| list)
}

/// `(seq.replace_all s t u)`: from left to right, every `t` that begins where the last one has ended or later becomes `u`; nothing changes if `t` is
/// empty. If `t` is a unit, `(List.concat_map (lambda ((x T)) (ite (= x e) u (List.value T (x)))) s)`. Else a fold over the indices of `s`,
/// whose accumulator is the index up to which elements are replaced, and the new list so far.
fn replace_all(store: &Store, arguments: &[Term]) -> Term {
    let &[list, wanted, new] = arguments else { unreachable!("three lists") };
    let element = store.element_sort(store.sort_of(list)).expect("a list");
    if let Some(wanted) = only(store, wanted) {
        let x = store.bound(0, element);
        let (wanted, new) = (store.shift(wanted, 1), store.shift(new, 1));
        let (here, kept) = (store.eq(x, wanted), unit(store, &[x]));
        let image = store.ite(here, new, kept);
        let function = store.lambda([element], image);
        return super::derived::concat_map(store, &[function, list]);
    }
    let (zero, length, count) = (store.int(0), store.len_of(list), store.len_of(wanted));
    let nothing = store.app(Op::ListValue(element), []);
    let start = store.pair(zero, nothing);
    let acc = store.sort_of(start);
    let step = {
        let [list, wanted, new, count] = [list, wanted, new, count].map(|term| store.shift(term, 2));
        let (before, place) = (store.bound(1, acc), store.bound(0, Sort::INT));
        let (until, built) = (store.first(before), store.second(before));
        let occurs = occurs(store, list, wanted, place);
        let end = store.app(Op::Add, [place, count]);
        let with_new = store.app(Op::Append, [built, new]);
        let one = store.int(1);
        let kept = extract(store, &[list, place, one]);
        let with_kept = store.app(Op::Append, [built, kept]);
        let (replaced, kept) = (store.pair(end, with_new), store.pair(until, with_kept));
        let next = store.ite(occurs, replaced, kept);
        let inside = store.app(Op::Lt, [place, until]);
        let next = store.ite(inside, before, next);
        store.lambda([acc, Sort::INT], next)
    };
    let places = store.app(Op::Combinator(Combinator::Range), [zero, length]);
    let folded = store.fold(step, start, places);
    let replaced = store.second(folded);
    let is_empty = store.eq(count, zero);
    store.ite(is_empty, list, replaced)
}

/// `(seq.mapi f n s)` is `(List.mapi (lambda ((i Int) (x T)) (f (+ n i) x)) s)`.
fn map_from(store: &Store, arguments: &[Term]) -> Term {
    let &[function, first, list] = arguments else { unreachable!("a function, an index and a list") };
    let function = counting_from(store, function, first);
    store.app(Op::Combinator(Combinator::MapIndexed), [function, list])
}

/// `(seq.foldli f n b s)` is `(List.foldi (lambda ((i Int) (a A) (x T)) (f (+ n i) a x)) b s)`.
fn fold_from(store: &Store, arguments: &[Term]) -> Term {
    let &[function, first, start, list] = arguments else { unreachable!("a function, an index, a start and a list") };
    let function = counting_from(store, function, first);
    store.app(Op::Combinator(Combinator::FoldIndexed), [function, start, list])
}

/// A function whose first parameter counts from another number than 0.
fn counting_from(store: &Store, function: Term, first: Term) -> Term {
    if matches!(store.node(first), Node::Int(value) if value.is_zero()) {
        return function;
    }
    let sorts = store.function_sort(function).0.to_vec();
    let count = u32::try_from(sorts.len()).unwrap_or(u32::MAX);
    let (function, first) = (store.shift(function, count), store.shift(first, count));
    let mut variables: Vec<Term> =
        sorts.iter().zip((0..count).rev()).map(|(sort, index)| store.bound(index, *sort)).collect();
    variables[0] = store.app(Op::Add, [first, variables[0]]);
    let body = store.call(function, &variables);
    store.lambda(sorts, body)
}

impl Store {
    /// What `(seq.indexof s t n)` means: the first of `(List.range n end)` at which `t` occurs in `s`, or −1, where `end` is `(+ (- (List.len s) (List.len
    /// t)) 1)` or, if `n` is negative, `n`. Of a unit, [`Store::unit_occurrence`].
    pub(crate) fn occurrence_as_find(&self, list: Term, wanted: Term, from: Term) -> Term {
        if let Some(place) = self.unit_occurrence(list, wanted, from) {
            return place;
        }
        let (none, end) = (self.int(-1), end_of_places(self, list, wanted));
        let end = unless_negative(self, from, end, |_| from);
        let places = self.app(Op::Combinator(Combinator::Range), [from, end]);
        let occurs = occurs_at(self, list, wanted);
        self.app(Op::Combinator(Combinator::Find), [occurs, places, none])
    }
}

impl Store {
    /// `(seq.indexof s t n)` for a unit `t` of `e`: with `k` for `(List.index_of e (List.drop n s))`, `(ite (or (< n 0) (< k 0)) (- 1) (+ n k))`, and
    /// `(List.index_of e s)` if `n` is 0.
    pub(crate) fn unit_occurrence(&self, list: Term, wanted: Term, from: Term) -> Option<Term> {
        let element = only(self, wanted)?;
        if matches!(self.node(from), Node::Int(value) if value.is_zero()) {
            return Some(self.app(Op::Combinator(Combinator::IndexOf), [element, list]));
        }
        let rest = self.app(Op::Combinator(Combinator::Drop), [from, list]);
        let place = self.app(Op::Combinator(Combinator::IndexOf), [element, rest]);
        let (zero, none, sum) = (self.int(0), self.int(-1), self.app(Op::Add, [from, place]));
        let before = [self.app(Op::Lt, [from, zero]), self.app(Op::Lt, [place, zero])];
        let nowhere = self.or(before);
        Some(self.ite(nowhere, none, sum))
    }
}

/// The index after the last one at which a list can occur in another.
fn end_of_places(store: &Store, list: Term, wanted: Term) -> Term {
    let (length, count, one) = (store.len_of(list), store.len_of(wanted), store.int(1));
    let difference = store.app(Op::Sub, [length, count]);
    store.app(Op::Add, [difference, one])
}

/// `λ i.` whether a list occurs in another at `i`.
fn occurs_at(store: &Store, list: Term, wanted: Term) -> Term {
    let [list, wanted] = [list, wanted].map(|term| store.shift(term, 1));
    let place = store.bound(0, Sort::INT);
    let occurs = occurs(store, list, wanted, place);
    store.lambda([Sort::INT], occurs)
}

/// Whether a list occurs in another at an index that is not negative.
fn occurs(store: &Store, list: Term, wanted: Term, place: Term) -> Term {
    let length = store.len_of(wanted);
    let rest = store.app(Op::Combinator(Combinator::Drop), [place, list]);
    let found = store.app(Op::Combinator(Combinator::Take), [length, rest]);
    store.eq(wanted, found)
}

/// A term, or another one if an index is negative. An index that is written out needs no choice.
fn unless_negative(store: &Store, index: Term, term: Term, other: impl FnOnce(&Store) -> Term) -> Term {
    let zero = store.int(0);
    match store.node(index) {
        Node::Int(value) if *value >= dashu_int::IBig::ZERO => term,
        Node::Int(_) => other(store),
        _ => {
            let (is_negative, other) = (store.app(Op::Lt, [index, zero]), other(store));
            store.ite(is_negative, other, term)
        }
    }
}

/// The element of a list that is written as a single one.
fn only(store: &Store, list: Term) -> Option<Term> {
    match store.as_app(list) {
        Some((Op::ListValue(_), &[element])) => Some(element),
        _ => None,
    }
}

/// The row of an operator that has one in the theory alone.
pub(super) fn signature(combinator: Combinator) -> Option<&'static Signature> {
    TABLE.iter().find(|row| matches!(row.meaning, Meaning::Operator(Op::Combinator(found)) if found == combinator))
}
