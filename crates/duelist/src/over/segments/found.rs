//! Folds that search: what they keep of the first or the last element that satisfies a predicate, as what is at a position about which something is known.
//!
//! A lookup by key is such a fold. It needs no invariant to be read: there is an element that is wanted, and behind it, or before it, there is none.

use std::rc::Rc;

use super::domain::{Domain, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Sifted, Stream};
use crate::meaning::Interpretation;
use crate::recursion::lambda_over;
#[cfg(test)]
use crate::term::Combinator;
use crate::term::{Map, Node, Op, Sort, Store, Term};

/// So many places are named.
const MAX_PLACES: usize = 16;

/// Conditions inside each other are looked at so deep.
const DEPTH: usize = 8;

/// Which of the elements that are wanted counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum End {
    First,
    Last,
}

/// A search through a list.
#[derive(Clone, Debug)]
pub(super) struct Search {
    end: End,
    /// `λ x. …`: whether an element is wanted.
    wanted: Term,
    /// `λ x. …`: what is kept of it.
    value: Term,
}

/// What is known of a search in a segment: whether some element is wanted, and where the one is that counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Place {
    segment: Segment,
    wanted: Term,
    end: End,
}

impl Search {
    /// A fold as a search: its result is what is kept of the element, or where it begins if none is wanted.
    ///
    /// **Soundness**, by induction on the list. *Last*: each step either leaves the accumulator or replaces it by something that does not depend on it. *First*: from where it begins, a step either
    /// stays there or goes to a value that no further step leaves.
    pub(super) fn of(store: &mut Store, step: Term, init: Term) -> Option<Search> {
        let sorts = store.function_sort(step).0.to_vec();
        let &[acc, element] = &sorts[..] else { return None };
        let [kept, x, next] = [("kept", acc), ("element", element), ("next", element)]
            .map(|(name, sort)| store.fresh_constant(name, sort));
        let leaves = |store: &mut Store, from: Term| {
            let after = stepped(store, step, from, x);
            let (wanted, value) = outcome(store, after, from, DEPTH)?;
            Some((wanted, value?))
        };
        let of = |store: &mut Store, end, wanted, value| {
            let [wanted, value] = [wanted, value].map(|body| {
                let body = store.shift(body, 1);
                lambda_over(store, &[x], body)
            });
            Search { end, wanted, value }
        };
        if let Some((wanted, value)) = leaves(store, kept) {
            if ![wanted, value].iter().any(|term| store.postorder(&[*term]).contains(&kept)) {
                return Some(of(store, End::Last, wanted, value));
            }
        }
        let (wanted, value) = leaves(store, init)?;
        let stays = choices(store, value).into_iter().all(|value| stepped(store, step, value, next) == value);
        stays.then(|| of(store, End::First, wanted, value))
    }

    /// The first element.
    pub(super) fn head(store: &mut Store, element: Sort) -> Search {
        let [wanted, value] = [store.bool(true), store.bound(0, element)].map(|body| store.lambda([element], body));
        Search { end: End::First, wanted, value }
    }

    /// The same search in what a segment reads, if the machines of the segment only sift.
    fn inside(&self, store: &mut Store, segment: &Segment) -> Option<(Segment, Search)> {
        if segment.is_positional() {
            return Some((segment.clone(), self.clone()));
        }
        let Sifted { read, mut passes, emitted } = segment.sifts(store)?;
        let sort = store.function_sort(read.at).1;
        passes.push(store.call(self.wanted, &[emitted]));
        let wanted = store.lambda([sort], store.and(passes));
        let value = store.lambda([sort], store.call(self.value, &[emitted]));
        let end = if segment.reversed { self.end.opposite() } else { self.end };
        Some((read, Search { end, wanted, value }))
    }
}

impl End {
    fn opposite(self) -> End {
        match self {
            End::First => End::Last,
            End::Last => End::First,
        }
    }
}

impl Domain {
    /// What a fold finds in a list if it is a search.
    pub(super) fn searched(
        &mut self,
        store: &mut Store,
        list: &Stream,
        step: Term,
        init: Term,
    ) -> Result<Option<Term>, Refusal> {
        if !self.names_places(store, list, &[step, init]) {
            return Ok(None);
        }
        Search::of(store, step, init).map_or(Ok(None), |search| self.find(store, list, &search, init))
    }

    /// The first element of a list, or something else, if it takes a search to find it.
    pub(super) fn first_of(
        &mut self,
        store: &mut Store,
        list: &Stream,
        otherwise: Term,
    ) -> Result<Option<Term>, Refusal> {
        if list.iter().all(Segment::is_positional) || !self.names_places(store, list, &[otherwise]) {
            return Ok(None);
        }
        let search = Search::head(store, store.sort_of(otherwise));
        self.find(store, list, &search, otherwise)
    }

    /// Whether places are named for searches: for rigid ones where folds are free, and in walks, where those are walked along, for flexible ones.
    fn names_places(&mut self, store: &Store, list: &Stream, terms: &[Term]) -> bool {
        let flexible = terms.iter().any(|term| self.is_flexible(store, *term)) || self.is_flexible_stream(store, list);
        flexible == self.walks && self.variant.witnesses
    }

    /// What a search finds in a list, or something else; nothing if it is not known how the list is searched, or there are many places.
    fn find(
        &mut self,
        store: &mut Store,
        list: &Stream,
        search: &Search,
        otherwise: Term,
    ) -> Result<Option<Term>, Refusal> {
        let inside: Option<Vec<(Segment, Search)>> = list.iter().map(|segment| search.inside(store, segment)).collect();
        let Some(mut inside) = inside else { return Ok(None) };
        if self.places.len() + inside.len() > MAX_PLACES {
            return Ok(None);
        }
        if search.end == End::First {
            inside.reverse();
        }
        let mut result = otherwise;
        for (segment, search) in inside {
            let (holds, element) = self.place(store, segment, &search)?;
            let value = self.apply(store, search.value, &[element])?;
            result = store.smart_ite(holds, value, result);
        }
        Ok(Some(result))
    }

    /// Whether an element of a positional segment is wanted, and the one that counts.
    ///
    /// **Soundness**: the place is the first or the last at which an element is wanted, and anywhere if none is.
    fn place(&mut self, store: &mut Store, segment: Segment, search: &Search) -> Result<(Term, Term), Refusal> {
        let (zero, one) = (store.int(0), store.int(1));
        if segment.single {
            let element = self.value_at(store, &segment, zero)?;
            let some = Arithmetic::compare(store, Op::Le, one, segment.count);
            let wanted = self.apply(store, search.wanted, &[element])?;
            return Ok((store.smart_and(&[some, wanted]), element));
        }
        let place = Place { segment: segment.clone(), wanted: search.wanted, end: search.end };
        if let Some(known) = self.places.get(&place) {
            return Ok(*known);
        }
        let all: Stream = Rc::new(vec![segment.clone()]);
        let holds = self.exists(store, search.wanted, &all)?;
        let at = self.constant(store, "place", Sort::INT, self.walks);
        let element = self.value_at(store, &segment, at)?;
        self.places.insert(place, (holds, element));
        let wanted = self.apply(store, search.wanted, &[element])?;
        let inside = Arithmetic::within(store, zero, at, segment.count);
        let there = store.smart_and(&[inside, wanted]);
        match self.existences.iter().position(|existence| existence.holds == holds) {
            Some(number) => {
                self.existences[number].witnessed = true;
                self.defined(store, number, [holds, there]);
            }
            None => self.implication(store, holds, there),
        }
        // Of an existence in a step nothing is known that would say something about others.
        if self.walks {
            return Ok((holds, element));
        }
        let others = match search.end {
            End::First => {
                let count = self.arithmetic.clip(store, at);
                Segment { count, ..segment }
            }
            End::Last => {
                let behind = Arithmetic::add(store, at, one);
                let behind = self.arithmetic.clip(store, behind);
                self.without(store, &segment, behind)
            }
        };
        let another = self.exists(store, search.wanted, &Rc::new(vec![others]))?;
        let alone = store.smart_not(another);
        self.implication(store, holds, alone);
        self.positions.push((all, at));
        Ok((holds, element))
    }
}

/// A search as what is kept of the first or the last element that passes a filter: `fold step init l = last (map value (filter wanted l)) init`. Both sides are equal by what is said at [`Search::of`].
#[cfg(test)]
pub(super) fn end_of_filter(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Fold, &[step, init, list]) = store.as_app(term)? else { return None };
    let Search { end, wanted, value } = Search::of(store, step, init)?;
    let kept = store.map(value, store.app(Op::Combinator(Combinator::Filter), [wanted, list]));
    let end = if end == End::First { Combinator::Head } else { Combinator::Last };
    Some(store.app(Op::Combinator(end), [kept, init]))
}

/// What a step of a fold yields.
fn stepped(store: &mut Store, step: Term, from: Term, element: Term) -> Term {
    let next = store.call(step, &[from, element]);
    store.smart_rebuild(&[next], &mut Map::default(), |_, _| None)[0]
}

/// When a term that chooses is another one than the given one, and which one then, if ever. Recursion is bounded by `depth`.
fn outcome(store: &mut Store, term: Term, kept: Term, depth: usize) -> Option<(Term, Option<Term>)> {
    let depth = depth.checked_sub(1)?;
    if term == kept {
        return Some((store.bool(false), None));
    }
    let Some([condition, then, otherwise]) = choice(store, term) else {
        return Some((store.bool(true), Some(term)));
    };
    let ((then, one), (otherwise, other)) =
        (outcome(store, then, kept, depth)?, outcome(store, otherwise, kept, depth)?);
    let changed = store.smart_ite(condition, then, otherwise);
    let value = match (one, other) {
        (Some(one), Some(other)) => Some(store.smart_ite(condition, one, other)),
        (one, other) => one.or(other),
    };
    Some((changed, value))
}

/// A term as a choice between two others: also a record with a truth value that is not known.
fn choice(store: &mut Store, term: Term) -> Option<[Term; 3]> {
    match store.as_app(term)? {
        (Op::Ite, &[condition, then, otherwise]) => Some([condition, then, otherwise]),
        (Op::Construct(..), parts) => {
            let is_open =
                |part: &Term| store.sort_of(*part) == Sort::BOOL && !matches!(store.node(*part), Node::Bool(_));
            let condition = parts.iter().copied().find(is_open)?;
            let known = |store: &mut Store, value: bool| {
                let mut memo: Map<Term, Term> = [(condition, store.bool(value))].into_iter().collect();
                store.smart_rebuild(&[term], &mut memo, |_, _| None)[0]
            };
            Some([condition, known(store, true), known(store, false)])
        }
        _ => None,
    }
}

/// The terms that a term chooses from.
fn choices(store: &mut Store, term: Term) -> Vec<Term> {
    let (mut found, mut todo) = (Vec::new(), vec![term]);
    while let Some(term) = todo.pop() {
        match choice(store, term) {
            Some([_, then, otherwise]) => todo.extend([then, otherwise]),
            None => found.push(term),
        }
    }
    found
}
