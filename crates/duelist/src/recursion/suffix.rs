//! Recursion along lists by an index that goes up, such as `f(i, l)` that reads `(seq.nth l i)` and calls `f(i + 1, l)`: what is left of the lists from there gets smaller.
//!
//! For `0 ≤ i`, with `s` for `(List.drop i l)`, element `i + c` of `l` is element `c` of `s`, and `(List.len l) - i` is the length of `s` wherever it is compared in
//! such a way that it does not matter whether it is zero or less. So `f(i, l) = g(s)`, where the body of `g` is that of `f` in these words, and calls pass on the rest of
//! `s`. Below zero, `f` counts up to `g(l)`.
//!
//! `g` is read only if it makes no call where one of the lists has ended. Then `f` has no call at or behind the end of that list, so that its equation has a single solution.

use dashu_int::IBig;

use super::definition::{Definition, Kind, image};
use super::shapes::{lambda_over, occurs};
use super::upwards::{Downwards, from_bound, goes_up};
use super::{Function, Lowering};
use crate::term::{Combinator, Linear, Map, Node, Op, Sort, Store, Symbol, Term};

/// What a function of lists and an index is.
pub(super) struct Suffixes {
    /// The function of what is left of the lists.
    pub(super) symbol: Symbol,
    /// What it is called with, in the list language, if the index is not negative.
    pub(super) arguments: Vec<Term>,
    /// That the index is not negative.
    pub(super) condition: Term,
    /// The definition, with calls of the new function where the index is not negative.
    definition: Definition,
    index: usize,
}

/// A list that is read by the index.
struct Track {
    parameter: usize,
    list: Term,
    suffix: Term,
}

/// The parameters of the new function in terms of those of the other one: what is left of the lists, and what is still read.
struct Parameters {
    tracks: Vec<Track>,
    kept: Vec<bool>,
}

impl Parameters {
    fn track(&self, place: usize) -> Option<&Track> {
        self.tracks.iter().find(|track| track.parameter == place)
    }

    /// Arguments of the new function, made of those of the other one and of what is left of each list.
    fn arguments(&self, all: &[Term], left: impl Fn(&Track) -> Term) -> Vec<Term> {
        let at = |place: usize| self.track(place).map(&left).into_iter().chain(self.kept[place].then_some(all[place]));
        (0..all.len()).flat_map(at).collect()
    }
}

/// Declares functions of suffixes, one for each index that goes up. They have to be forgotten by the caller.
pub(super) fn suffixes(lowering: &mut Lowering<'_>, definition: &Definition, name: &str) -> Vec<Suffixes> {
    let indices = (0..definition.parameters.len()).filter(|index| goes_up(lowering.store, definition, *index));
    let indices: Vec<usize> = indices.collect();
    indices.into_iter().filter_map(|index| by_index(lowering, definition, name, index)).collect()
}

impl Suffixes {
    /// Declares the function that counts a negative index up to zero, and says what it is called with. It calls the function of suffixes, and has to be forgotten by the caller.
    pub(super) fn below(&self, lowering: &mut Lowering<'_>, name: &str) -> Option<Downwards> {
        let zero = lowering.store.int(0);
        from_bound(lowering, &self.definition, name, self.index, zero)
    }
}

fn by_index(lowering: &mut Lowering<'_>, definition: &Definition, name: &str, index: usize) -> Option<Suffixes> {
    let (zero, at) = (lowering.store.int(0), lowering.fresh("index", Sort::INT));
    let from_zero = lowering.store.le(zero, at);
    lowering.assume(at, from_zero);
    let mut all = definition.parameters.clone();
    all[index] = at;
    let body = lowering.store.substitute(definition.body, &[(definition.parameters[index], at)]);
    let body = lowering.computed(body);
    let mut tracks = tracks(lowering, definition);
    let (body, furthest) = in_suffixes(lowering, body, at, &tracks);
    tracks.retain(|track| occurs(lowering.store, track.suffix, body));
    if tracks.is_empty() {
        return None;
    }
    let replaced = |place: usize| place == index || tracks.iter().any(|track| track.parameter == place);
    let kept = (0..all.len()).map(|place| !replaced(place) || is_read(lowering, definition, body, place, all[place]));
    let parameters = Parameters { kept: kept.collect(), tracks };

    let new = suffix_function(lowering, definition, name, body, &parameters, &all);
    let mut places =
        parameters.tracks.iter().filter_map(|track| new.parameters.iter().position(|one| *one == track.suffix));
    if places.any(|place| (0..=furthest).any(|count| reads_behind(lowering, &new, place, count))) {
        return None;
    }
    let function = lambda_over(lowering.store, &new.parameters, new.body);
    let Node::Lambda(_, body) = lowering.store.node(function).clone() else { return None };
    let names = (0..new.parameters.len()).map(|place| format!("x{place}")).collect();
    lowering.functions.insert(new.symbol, Function::new(name.to_string(), names, body));

    let left = |store: &Store, all: &[Term]| {
        let drop = Op::Combinator(Combinator::Drop);
        parameters.arguments(all, |track| store.app(drop, [all[index], all[track.parameter]]))
    };
    let call = left(lowering.store, &definition.parameters);
    let call = lowering.store.app(Op::Symbol(new.symbol), call);
    let from_zero = lowering.store.le(zero, definition.parameters[index]);
    let body = lowering.store.ite(from_zero, call, definition.body);
    let images: Vec<Term> = definition.parameters.iter().map(|one| image(lowering, *one).0).collect();
    Some(Suffixes {
        symbol: new.symbol,
        arguments: left(lowering.store, &images),
        condition: lowering.store.le(zero, images[index]),
        definition: Definition { body, ..definition.clone() },
        index,
    })
}

/// The lists that calls pass on as they are, each with a constant for what is left of it.
fn tracks(lowering: &mut Lowering<'_>, definition: &Definition) -> Vec<Track> {
    let calls = definition.calls(lowering.store, definition.body);
    let mut found = Vec::new();
    for (parameter, list) in definition.parameters.iter().copied().enumerate() {
        let stays = calls.iter().all(|call| lowering.store.children(*call)[parameter] == list);
        if stays && definition.kind(lowering.store, parameter) == Some(Kind::Sequence) {
            let sort = lowering.store.sort_of(list);
            found.push(Track { parameter, list, suffix: lowering.fresh("suffix", sort) });
        }
    }
    found
}

/// The definition of the function of suffixes, with calls of itself where the body has calls of the other one.
fn suffix_function(
    lowering: &mut Lowering<'_>,
    definition: &Definition,
    name: &str,
    body: Term,
    parameters: &Parameters,
    all: &[Term],
) -> Definition {
    let own = parameters.arguments(all, |track| track.suffix);
    let sorts: Vec<Sort> = own.iter().map(|one| lowering.store.sort_of(*one)).collect();
    let result = lowering.store.sort_of(definition.body);
    let symbol = lowering.declare(name, &sorts, result);
    let (drop, one) = (Op::Combinator(Combinator::Drop), lowering.store.int(1));
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), given)) if called == definition.symbol => {
            let given = parameters.arguments(given, |track| store.app(drop, [one, track.suffix]));
            store.app(Op::Symbol(symbol), given)
        }
        _ => term,
    })[0];
    Definition { symbol, parameters: own, body }
}

/// The term with suffixes for what it reads of lists behind the index, and how far behind it reads an element.
fn in_suffixes(lowering: &mut Lowering<'_>, body: Term, index: Term, tracks: &[Track]) -> (Term, usize) {
    let mut furthest = 0;
    let track_of = |list: Term| tracks.iter().find(|track| track.list == list);
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| {
        let behind = |place: Term| {
            let sum = difference(store, place, index);
            sum.terms.is_empty().then(|| usize::try_from(&sum.constant).ok()).flatten()
        };
        let said = match store.as_app(term) {
            Some((op @ Op::Combinator(Combinator::Element | Combinator::Nth), parts)) => (|| {
                let (track, place) = (track_of(parts[0])?, behind(parts[1])?);
                furthest = furthest.max(place);
                let mut parts = parts.to_vec();
                (parts[0], parts[1]) = (track.suffix, store.int(place));
                Some(store.app(op, parts))
            })(),
            Some((op @ Op::Combinator(Combinator::Drop), &[count, list])) => (|| {
                let (track, count) = (track_of(list)?, behind(count)?);
                let amount = store.int(count);
                Some(if count == 0 { track.suffix } else { store.app(op, [amount, track.suffix]) })
            })(),
            // All that is left, or more than that.
            Some((Op::Combinator(Combinator::Take), &[count, list])) => (|| {
                let track = tracks.iter().find(|track| track.suffix == list)?;
                let left = store.app(Op::Sub, [store.len_of(track.list), index]);
                let more = difference(store, count, left);
                let is_index = |term: &Term| *term == index;
                let no_less = more.constant >= IBig::ZERO
                    && more.terms.iter().all(|(term, factor)| is_index(term) && *factor >= IBig::ZERO);
                no_less.then_some(list)
            })(),
            Some((op @ (Op::Le | Op::Lt), &[left, right])) if store.sort_of(left) == Sort::INT => {
                compared(store, op, &difference(store, left, right), index, tracks)
            }
            _ => None,
        };
        said.unwrap_or(term)
    })[0];
    (body, furthest)
}

fn difference(store: &Store, left: Term, right: Term) -> Linear {
    let mut sum = Linear::difference(store, left, right);
    sum.terms.retain(|_, factor| !factor.is_zero());
    sum
}

/// `± (len l - i) + k ≤ 0`, or `< 0`, with the length of the suffix for `len l - i`. If they differ, that is negative and the length zero, so it means the same wherever a negative number
/// and zero are on the same side.
fn compared(store: &Store, op: Op, sum: &Linear, index: Term, tracks: &[Track]) -> Option<Term> {
    let factor = sum.terms.get(&index)?;
    let (list, other) = sum.terms.iter().find(|(term, _)| **term != index)?;
    let track = tracks.iter().find(|track| store.len_of(track.list) == *list)?;
    let opposite = sum.terms.len() == 2 && (other + factor).is_zero();
    // `len ≤ most`, or `len > most`.
    let strict = IBig::from(u8::from(op == Op::Lt));
    let (is_upper, most) = match () {
        () if !opposite => return None,
        () if *other == IBig::ONE => (true, -&sum.constant - strict),
        () if *other == -IBig::ONE => (false, &sum.constant - (IBig::ONE - strict)),
        () => return None,
    };
    if most < IBig::ZERO {
        return None;
    }
    let (length, most) = (store.len_of(track.suffix), store.int(most));
    Some(if is_upper { store.le(length, most) } else { store.app(Op::Lt, [most, length]) })
}

/// Whether a definition's body reads a parameter other than to pass it on in its own place.
fn is_read(lowering: &mut Lowering<'_>, definition: &Definition, body: Term, place: usize, parameter: Term) -> bool {
    let sort = lowering.store.sort_of(parameter);
    let other = lowering.fresh("other", sort);
    let body = lowering.store.rebuild(&[body], &mut Map::default(), |store, term| match store.as_app(term) {
        Some((Op::Symbol(called), arguments)) if called == definition.symbol => {
            let mut arguments = arguments.to_vec();
            arguments[place] = other;
            store.app(Op::Symbol(called), arguments)
        }
        _ => term,
    })[0];
    occurs(lowering.store, parameter, body)
}

/// Whether an element behind the end is read where a suffix has ended after so many elements. What `seq.nth` yields there depends on the list, and not on what is left of it alone.
fn reads_behind(lowering: &mut Lowering<'_>, definition: &Definition, place: usize, count: usize) -> bool {
    let opened = definition.open(lowering, place, count, true);
    let body = definition.body_with(lowering, &[(place, opened.value)]);
    let all = lowering.store.postorder(&[body]);
    all.into_iter().any(|term| {
        let read = lowering.store.as_app(term);
        matches!(read, Some((Op::Combinator(Combinator::Element), &[list, _])) if list == opened.value)
    })
}
