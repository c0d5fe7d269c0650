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

use self::change::{Change, component, cut, fresh_like, overlap, record, remaining, slice, split, symbol};
use self::sieve::{Sieve, align, base, prefix, trail};
use super::compare::{self, is_plain};
use super::extend::extend;
use super::lengths::Equations;
use super::nested::{Nesting, Rows, Uniform, open, take_apart, unnest, write_out};
use super::simplify::conjunction;
use super::zip::{image, joined, parts, source};
use super::{Fired, Group, Rule, apply_until, normalize};
use crate::term::{Combinator, Map, Op, Set, Store, Symbol, Term};

/// How many changes are made at most. Lists that overlap with themselves, as in `zip l (append m l)`, would be cut again and again.
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
    open(store, &mut reduced, |store, reduced| {
        let mut normal = reduced.clone();
        work.normalize(store, &mut normal).map(|()| normal.assertions)
    })?;
    work.normalize(store, &mut reduced)?;
    // Where rewriting has computed everything, as when a long model is read back, there is nothing to pair.
    if store.postorder(&reduced.assertions).into_iter().all(|term| !store.is_list(store.sort_of(term))) {
        return Some(reduced);
    }
    loop {
        if let Some(change) = work.substitution(store, &reduced.assertions, |_, _| true) {
            work.perform(store, &mut reduced, change)?;
        } else if write_out(store, &mut reduced) {
            work.normalize(store, &mut reduced)?;
        } else {
            break;
        }
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
                let yes = store.bool(true);
                change.equal.push((conjunct, yes));
                change.lists.push((list, term));
                break;
            }
        }
        (!change.lists.is_empty()).then_some(change)
    }

    /// What to do next about lists that are read together or from the right.
    fn next(&mut self, store: &mut Store, assertions: &[Term]) -> Option<Change> {
        let terms = store.postorder(assertions);
        for term in &terms {
            if let Some((Op::Zip, &[left, right])) = store.as_app(*term).filter(|_| store.is_closed(*term)) {
                let change = self.pair(store, assertions, *term, left, right);
                if change.is_some() {
                    return change;
                }
            }
        }
        for term in &terms {
            let Some((Op::Combinator(combinator), arguments)) = store.as_app(*term).filter(|_| store.is_closed(*term))
            else {
                continue;
            };
            let change = match (combinator, arguments) {
                (_, [.., list]) if symbol(store, *list).is_none() => None,
                (Combinator::Take | Combinator::Drop, &[count, list]) => Some(slice(store, count, list)),
                (Combinator::TakeWhile | Combinator::DropWhile, &[predicate, list]) => prefix(store, predicate, list),
                (Combinator::Scan, &[step, init, list]) => trail(store, *term, step, init, list),
                _ => None,
            };
            if change.is_some() {
                return change;
            }
        }
        for term in &terms {
            if let Some((Op::FoldRight, &[step, init, list])) = store.as_app(*term).filter(|_| store.is_closed(*term)) {
                if symbol(store, list).is_none() {
                    continue;
                }
                let forward = terms.iter().any(|term| {
                    let other = !matches!(store.as_app(*term), Some((Op::FoldRight | Op::Rev | Op::Len, _)));
                    other && store.children(*term).contains(&list)
                });
                return Some(match forward || self.mirrored.contains(&list) {
                    true => record(store, *term, step, init, list),
                    false => self.mirror(store, list),
                });
            }
        }
        None
    }

    fn mirror(&mut self, store: &mut Store, list: Term) -> Change {
        let mirrored = fresh_like(store, list, "rev");
        self.mirrored.insert(mirrored);
        let reversed = store.rev(mirrored);
        Change { lists: vec![(list, reversed)], ..Change::default() }
    }

    /// Makes progress with the first parts of two lists that are paired.
    fn pair(&mut self, store: &mut Store, assertions: &[Term], zip: Term, left: Term, right: Term) -> Option<Change> {
        let (left, right) = (parts(store, left), parts(store, right));
        let (one, two) = (source(store, left[0]), source(store, right[0]));
        let lengths = [store.len_of(one), store.len_of(two)];
        let conjuncts = conjunction(store, assertions);
        let same_length = Equations::of(store, &conjuncts).imply_equal(store, lengths[0], lengths[1]);
        if overlap(store, &left, &right) && !same_length && !self.excludes(store, one, two) {
            return None;
        }
        let (first, second) = (Sieve::of(store, one), Sieve::of(store, two));
        for side in [first, second] {
            if let Some((Op::Rev, &[inner])) = store.as_app(side.list) {
                if symbol(store, inner).is_some() && !self.mirrored.contains(&inner) {
                    return Some(self.mirror(store, inner));
                }
            }
        }
        match (symbol(store, first.list).is_some(), symbol(store, second.list).is_some()) {
            (true, true) if first.list != second.list => {}
            (true, false) if left.len() == 1 && right.len() > 1 => {
                return split(store, zip, two, right, first, left[0], |store, list, known| store.zip(list, known));
            }
            (false, true) if right.len() == 1 && left.len() > 1 => {
                return split(store, zip, one, left, second, right[0], |store, list, known| store.zip(known, list));
            }
            _ => return None,
        }
        if [first, second].iter().any(|side| side.reads(store, [first.list, second.list])) {
            return None;
        }
        let mut change = Change::default();
        let (mut pairs, rests) = if self.excludes(store, one, two) {
            (Vec::new(), Some((one, two)))
        } else {
            let (pairs, rests) = if first.sifts() || second.sifts() {
                let (pairs, rests) = align(store, &mut change, first, second);
                (pairs, Some(rests))
            } else {
                cut(store, &mut change, one, two, same_length)
            };
            self.exclusive.extend(rests.map(|(one, two)| (base(store, one), base(store, two))));
            let (first, second) = (component(store, pairs, 0), component(store, pairs, 1));
            let (first, second) = (image(store, left[0], first), image(store, right[0], second));
            (vec![store.zip(first, second)], rests)
        };
        let pair_sort = store.element_sort(store.sort_of(zip))?;
        let possible =
            |store: &Store, list: Term| !rests.is_some_and(|(one, _)| self.excludes(store, one, source(store, list)));
        let beside_left: Vec<Term> = right[1..].iter().copied().filter(|list| possible(store, *list)).collect();
        pairs.extend(remaining(store, &left, &right, rests, beside_left));
        let paired = joined(store, pair_sort, pairs);
        change.equal.push((zip, paired));
        Some(change)
    }
}
