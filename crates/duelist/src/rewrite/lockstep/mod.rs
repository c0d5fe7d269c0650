//! Lists that are read together, as one list: changes of variables that bring `List.zip` and `List.fold_right` to an end.
//!
//! A [`Change`] replaces declared lists by terms over fresh ones and adds constraints on those. It is **exact**: every model of the assertions becomes one
//! of the new assertions by a choice of the fresh symbols, and in every model of the new assertions the replaced lists, given their
//! [`Definition`]s' values, make a model of the old ones. So neither `sat` nor `unsat` changes, and a model is lifted by evaluating
//! the definitions, last one first. The changes, with the reason why each is exact:
//!
//! * *Substitution.* `l = t` is asserted and `l` does not occur in `t`: `l` has no other value than `t`'s.
//! * *Pairing* `a` and `b`: `a = map first z ++ a'`, `b = map second z ++ b'`, where `a'` or `b'` is empty. Any two lists can be written like this in exactly one
//!   way: `z` is `zip a b`, and what remains of the longer list is its rest. If the lengths are equal by an assertion, there is no rest.
//! * *Splitting* `b` against a list `k` whose length is known: `b = b1 ++ b2` with `|b1| ≤ |k|`, and `|b1| = |k|` unless `b2` is empty. So
//!   every list is written in exactly one way: `b1` is its first `|k|` elements, or all of it. If `filter p b` is read, it is the elements that pass that are counted;
//!   then `b1` may end anywhere before the next one.
//! * *Cutting* `a` where `take n a` or `drop n a` is compared or paired: `a = a1 ++ a2` in the same way, with `max n 0` for the length of `k`. Then `take n a` is
//!   `a1` and `drop n a` is `a2`.
//! * *Cutting* `a` where `take_while p a` or `drop_while p a` is: `a = a1 ++ a2`, where `p` holds of all of `a1` and not of the first element of `a2`, if there is
//!   one. So `a1` and `a2` are what those two are.
//! * *Aligning* `filter p a` with `b`: the rows `z` are pairs, `a = map first z ++ a'`, `b = map second (filter (p ∘ first) z) ++ b'`, where `a'` or `b'` is empty. Given
//!   `a` and `b`, let `z` go through `a` until `b` or `a` ends, and pair each element that passes with the next one of `b`, the others with anything.
//!   Conversely `zip (filter p a) b` is `filter (p ∘ first) z`, since nothing of the rests can be paired. If both lists are filtered, a row says which of
//!   them it has an element of: of both only where both pass, of one only where that does not.
//! * *Mirroring* `a = rev a'`: reversal is a bijection.
//! * *Recording* what a fold from the right over `a` has at each place: `a = map first z`, and the second components of `z` are the accumulators before each
//!   element is added. Start with `b = r`, the result; reading `(x, b')`, `b = f x b'` must hold, and `b'` is next; at the end `b` is the start of the fold. By
//!   induction from the right, `z` and `r` are determined by `a`, and `r` is the fold's value.
//! * *Recording* what a scan of `a` has at each place, in the same way from the left: the second components of `z` are the accumulators before each element, and
//!   the scan is those and the last one.
//!
//! Where no change helps, as for `zip l (rev l)`, lists stay put together; [`crate::problem::extract`] passes them on to engines that unfold.

mod change;
mod sieve;

use self::change::{
    Change, component, cut, fresh_like, overlap, prefix, record, remaining, slice, split, symbol, trail,
};
use self::sieve::{Sieve, align, base};
use super::compare::{self, is_plain};
use super::extend::extend;
use super::lengths::Equations;
use super::nested::{Nesting, Rows, Uniform, open, take_apart, unnest};
use super::simplify::conjunction;
use super::{Fired, Group, Rule, apply_until, arguments, image, joined, normalize, parts, source};
use crate::term::{Combinator, Map, Op, Set, Store, Symbol, Term};

/// How many changes are made at most.
///
/// A change that cuts lists need not be the last: `a` against `[x] ++ b` and `b` against `[y] ++ a` are cut against each other without end, as
/// Euclid's algorithm would without a common measure. Since every change is exact, and engines read what is not cut, it costs nothing but detail to
/// stop.
const MAX_CHANGES: usize = 40;

/// A constant of the user in terms of others.
#[derive(Clone, Debug)]
pub struct Definition {
    /// The constant.
    pub symbol: Symbol,
    /// What it is.
    pub meaning: Meaning,
}

/// What a constant was replaced by.
#[derive(Clone, Debug)]
pub enum Meaning {
    /// A term.
    Term(Term),
    /// A list of tokens.
    Rows(Rows),
    /// A list of records.
    Uniform(Uniform),
}

/// Assertions in which lists are read one by one, and the lists that were replaced on the way, in the order of replacement.
#[derive(Clone, Debug, Default)]
pub struct Reduced {
    /// What has a model if and only if the original assertions have one.
    pub assertions: Vec<Term>,
    /// A definition mentions only lists that are not replaced, or are replaced by later ones.
    pub definitions: Vec<Definition>,
}

/// Normalizes assertions and changes their variables until every fold reads one declared list; `None` if `stop` says so first.
pub fn reduce(
    store: &mut Store,
    assertions: &[Term],
    nesting: Nesting,
    enabled: impl Fn(Group) -> bool,
    stop: impl Fn() -> bool,
    fired: &mut Fired,
) -> Option<Reduced> {
    let mut reduced = Reduced { assertions: assertions.to_vec(), definitions: Vec::new() };
    take_apart(store, &mut reduced);
    let mut work = Reduction { enabled, stop, fired, exclusive: Vec::new(), mirrored: Set::default() };
    // Elements of lists that are put together are found by deforestation.
    if (work.enabled)(Group::Deforestation) {
        open(store, &mut reduced, |store, reduced| {
            let mut normal = reduced.clone();
            work.normalize(store, &mut normal).map(|()| normal.assertions)
        })?;
    }
    work.normalize(store, &mut reduced)?;
    // Where rewriting has computed everything, as when a long model is read back, there is nothing to pair.
    if store.postorder(&reduced.assertions).into_iter().all(|term| !store.is_list(store.sort_of(term))) {
        return Some(reduced);
    }
    while let Some(change) = work.substitution(store, &reduced.assertions, |_, _| true) {
        work.perform(store, &mut reduced, change)?;
    }
    let mut paired = reduced.clone();
    work.compare(store, &mut paired)?;
    let conjuncts = conjunction(store, &paired.assertions);
    if Equations::of(store, &conjuncts).contradict() {
        return Some(Reduced { assertions: vec![store.bool(false)], definitions: Vec::new() });
    }
    for _ in 0..MAX_CHANGES {
        if let Some(change) = work.substitution(store, &paired.assertions, is_nested) {
            work.perform(store, &mut paired, change)?;
        } else if let Some(change) = work.next(store, &paired.assertions) {
            work.perform(store, &mut paired, change)?;
        } else if let Some(extended) = extend(store, &paired.assertions) {
            paired.assertions = extended;
            work.normalize(store, &mut paired)?;
        } else if let Some(flat) = unnest(store, &paired, nesting) {
            paired = flat;
            work.normalize(store, &mut paired)?;
        } else {
            return Some(paired);
        }
        work.compare(store, &mut paired)?;
    }
    work.compare_composed(store, &mut reduced)?;
    if let Some(extended) = extend(store, &reduced.assertions) {
        reduced.assertions = extended;
        work.normalize(store, &mut reduced)?;
    }
    Some(reduced)
}

/// Whether the elements of a list have lists inside.
fn is_nested(store: &Store, list: Term) -> bool {
    store.element_sort(store.sort_of(list)).is_some_and(|element| store.has_lists(element))
}

struct Reduction<'f, E, S> {
    enabled: E,
    stop: S,
    fired: &'f mut Fired,
    /// Pairs of lists of which one is empty.
    exclusive: Vec<(Term, Term)>,
    /// Lists that are the mirror images of others.
    mirrored: Set<Term>,
}

impl<E: Fn(Group) -> bool, S: Fn() -> bool> Reduction<'_, E, S> {
    fn normalize(&mut self, store: &mut Store, reduced: &mut Reduced) -> Option<()> {
        reduced.assertions = normalize(store, &reduced.assertions, &self.enabled, &self.stop, self.fired)?;
        Some(())
    }

    /// Comparisons become folds.
    fn compare(&mut self, store: &mut Store, reduced: &mut Reduced) -> Option<()> {
        self.apply(store, reduced, |_| true)
    }

    /// Comparisons that no engine can read become folds.
    fn compare_composed(&mut self, store: &mut Store, reduced: &mut Reduced) -> Option<()> {
        self.apply(store, reduced, |rule| rule.group == Group::NormalForm)
    }

    fn apply(&mut self, store: &mut Store, reduced: &mut Reduced, wanted: fn(&Rule) -> bool) -> Option<()> {
        let rules: Vec<&Rule> =
            compare::RULES.iter().filter(|rule| (self.enabled)(rule.group) && wanted(rule)).collect();
        let next = apply_until(store, &reduced.assertions, &rules, &self.stop, self.fired)?;
        if next != reduced.assertions {
            reduced.assertions = next;
            self.normalize(store, reduced)?;
        }
        Some(())
    }

    fn perform(&mut self, store: &mut Store, reduced: &mut Reduced, change: Change) -> Option<()> {
        let mut memo: Map<Term, Term> = change.equal.into_iter().collect();
        let mut terms = store.rebuild(&reduced.assertions, &mut memo, |_, term| term);
        terms.extend(change.constraints);
        let mut memo: Map<Term, Term> = change.lists.iter().copied().collect();
        reduced.assertions = store.rebuild(&terms, &mut memo, |_, term| term);
        for (list, definition) in &change.lists {
            self.inherit(store, *list, *definition);
        }
        reduced.definitions.extend(change.lists.into_iter().filter_map(|(list, definition)| {
            symbol(store, list).map(|symbol| Definition { symbol, meaning: Meaning::Term(definition) })
        }));
        self.normalize(store, reduced)
    }

    /// Where one of two lists is empty, so is each part of it.
    fn inherit(&mut self, store: &Store, list: Term, definition: Term) {
        let others = self.exclusive.iter().filter(|pair| pair.0 == list || pair.1 == list);
        let others: Vec<Term> = others.map(|pair| if pair.0 == list { pair.1 } else { pair.0 }).collect();
        let parts: Vec<Term> = parts(store, definition).into_iter().map(|part| source(store, part)).collect();
        self.exclusive.extend(others.iter().flat_map(|other| parts.iter().map(|part| (*part, *other))));
    }

    /// Whether one of two lists is known to be empty.
    fn excludes(&self, store: &Store, one: Term, two: Term) -> bool {
        let (one, two) = (base(store, one), base(store, two));
        self.exclusive.iter().any(|pair| *pair == (one, two) || *pair == (two, one))
    }

    /// Lists that are asserted to be equal to something else. With deforestation off, images of lists stay lists of their own.
    fn substitution(&self, store: &mut Store, assertions: &[Term], wanted: fn(&Store, Term) -> bool) -> Option<Change> {
        let fusing = (self.enabled)(Group::Deforestation);
        let (mut replaced, mut used): (Set<Symbol>, Set<Symbol>) = (Set::default(), Set::default());
        let mut change = Change::default();
        for conjunct in conjunction(store, assertions) {
            let Some((Op::Eq, &[left, right])) = store.as_app(conjunct) else { continue };
            for (list, term) in [(right, left), (left, right)] {
                let Some(symbol) = symbol(store, list) else { continue };
                // Comparisons with values are folds that engines understand, unless there are lists inside.
                let is_value = matches!(store.as_app(source(store, term)), Some((Op::ListValue(_), _)));
                let stays = is_value || (!fusing && is_plain(store, term));
                if !store.is_list(store.sort_of(list)) || !wanted(store, list) || stays && !is_nested(store, list) {
                    continue;
                }
                let inside = store.symbols_in(&[term]);
                let circular = inside.iter().any(|other| *other == symbol || replaced.contains(other));
                if circular || used.contains(&symbol) || replaced.contains(&symbol) {
                    continue;
                }
                replaced.insert(symbol);
                used.extend(inside);
                change.equal.push((conjunct, store.bool(true)));
                change.lists.push((list, term));
                break;
            }
        }
        (!change.lists.is_empty()).then_some(change)
    }

    /// What to do next about lists that are read together or from the right.
    fn next(&mut self, store: &mut Store, assertions: &[Term]) -> Option<Change> {
        let terms = store.postorder(assertions);
        let closed: Vec<Term> = terms.iter().copied().filter(|term| store.is_closed(*term)).collect();
        let pair = |term: &Term| self.pair(store, assertions, *term);
        if let Some(change) = closed.iter().find_map(pair) {
            return Some(change);
        }
        for term in closed {
            let Some((op, arguments)) = store.as_app(term) else { continue };
            let Some(list) = arguments.last().copied().filter(|list| symbol(store, *list).is_some()) else { continue };
            let change = match (op, &arguments[..arguments.len() - 1]) {
                (Op::Combinator(Combinator::Take | Combinator::Drop), &[count]) => Some(slice(store, count, list)),
                (Op::Combinator(Combinator::TakeWhile | Combinator::DropWhile), &[p]) => prefix(store, p, list),
                (Op::Combinator(Combinator::Scan), &[step, init]) => trail(store, term, step, init, list),
                _ => None,
            };
            if change.is_some() {
                return change;
            }
        }
        let (right, [step, init, list]) = terms.iter().find_map(|term| {
            let fold = arguments::<3>(store, *term, Op::FoldRight).filter(|_| store.is_closed(*term))?;
            symbol(store, fold[2]).map(|_| (*term, fold))
        })?;
        let forward = terms.iter().any(|term| {
            let other = !matches!(store.as_app(*term), Some((Op::FoldRight | Op::Rev | Op::Len, _)));
            other && store.children(*term).contains(&list)
        });
        match forward || self.mirrored.contains(&list) {
            true => record(store, right, step, init, list),
            false => Some(self.mirror(store, list)),
        }
    }

    fn mirror(&mut self, store: &mut Store, list: Term) -> Change {
        let mirrored = fresh_like(store, list, "rev");
        self.mirrored.insert(mirrored);
        Change { lists: vec![(list, store.rev(mirrored))], ..Change::default() }
    }

    /// Makes progress with the first parts of two lists that are paired.
    fn pair(&mut self, store: &mut Store, assertions: &[Term], zip: Term) -> Option<Change> {
        let [left, right] = arguments(store, zip, Op::Zip)?.map(|list| parts(store, list));
        let (one, two) = (source(store, left[0]), source(store, right[0]));
        let conjuncts = conjunction(store, assertions);
        let same_length = Equations::of(store, &conjuncts).imply_equal(store, store.len_of(one), store.len_of(two));
        let excluded = self.excludes(store, one, two);
        if overlap(store, &left, &right) && !same_length && !excluded {
            return None;
        }
        let sides @ [first, second] = [one, two].map(|list| Sieve::of(store, list));
        let reversed = |side: &Sieve| arguments(store, side.list, Op::Rev).map(|[inner]| inner);
        let unseen = |inner: &Term| symbol(store, *inner).is_some() && !self.mirrored.contains(inner);
        if let Some(inner) = sides.iter().filter_map(reversed).find(unseen) {
            return Some(self.mirror(store, inner));
        }
        match sides.map(|side| symbol(store, side.list).is_some()) {
            [true, true] if first.list != second.list => {}
            [true, false] if left.len() == 1 && right.len() > 1 => {
                return split(store, zip, two, &right, first, left[0], |store, list, known| store.zip(list, known));
            }
            [false, true] if right.len() == 1 && left.len() > 1 => {
                return split(store, zip, one, &left, second, right[0], |store, list, known| store.zip(known, list));
            }
            _ => return None,
        }
        if sides.iter().any(|side| side.reads(store, sides.map(|side| side.list))) {
            return None;
        }
        let (mut change, mut pairs) = (Change::default(), Vec::new());
        let rests = if excluded {
            Some((one, two))
        } else {
            let (paired, rests) = match sides.iter().any(Sieve::sifts) {
                true => align(store, &mut change, sides),
                false => cut(store, &mut change, one, two, same_length),
            };
            self.exclusive.extend(rests.map(|(one, two)| (base(store, one), base(store, two))));
            let [first, second] =
                [(&left, 0), (&right, 1)].map(|(side, index)| image(store, side[0], component(store, paired, index)));
            pairs.push(store.zip(first, second));
            rests
        };
        let possible = |list: &Term| !rests.is_some_and(|(one, _)| self.excludes(store, one, source(store, *list)));
        let beside_left = right[1..].iter().copied().filter(possible).collect();
        pairs.extend(remaining(store, &left, &right, rests, beside_left));
        change.equal.push((zip, joined(store, store.element_sort(store.sort_of(zip))?, pairs)));
        Some(change)
    }
}
