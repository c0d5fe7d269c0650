//! What folds say about single positions: where the greatest and the least element are, by their values or by a key, where a list is not sorted, and where something is that was counted.
//!
//! Statements about all elements are instantiated at positions that are read. In a list that is not empty, the positions of its greatest and its least element are often
//! those that matter, whether or not the assertions mention them.

use super::domain::{Domain, Refusal};
use super::segment::Stream;
use crate::meaning::Interpretation;
use crate::term::{Combinator, Node, Op, Sort, Store, Symbol, Term};

/// Of so many lists the extremes are looked at without being asked for.
const MAX_LISTS: usize = 4;

impl Domain {
    /// Adds where the extremes of lists are: those that the assertions mention and, if functions look at other lists, those of the declared lists of numbers, and of the numbers
    /// in records of declared lists that are compared with others.
    ///
    /// **Soundness**: a constant for an extreme that nobody mentions stands for the extreme of the list, or anything if the list is empty.
    pub(super) fn extremes(&mut self, store: &mut Store, assertions: &[Term]) -> Result<(), Refusal> {
        let terms = store.postorder(assertions);
        let dependent = is_dependent(store, &terms);
        let keys = if dependent { compared_fields(store, &terms) } else { Vec::new() };
        let mut declared: Vec<Symbol> = Vec::new();
        let mut keyed: Vec<Term> = Vec::new();
        let mut mentioned: Vec<(Term, bool)> = Vec::new();
        for term in terms.into_iter().filter(|term| store.is_closed(*term)).collect::<Vec<Term>>() {
            match store.node(term) {
                Node::App(Op::Combinator(combinator @ (Combinator::Max | Combinator::Min)), arguments) => {
                    let (greatest, list) = (*combinator == Combinator::Max, arguments[0]);
                    mentioned.push((list, greatest));
                    let (result, list) = (self.scalar(store, term)?, self.list(store, list)?);
                    self.extreme(store, greatest, &list, result)?;
                }
                Node::App(Op::Combinator(Combinator::Sorted), arguments) => {
                    let list = arguments[0];
                    let sorted = self.scalar(store, term)?;
                    let falls = falls(store, list);
                    let falls = self.scalar(store, falls)?;
                    let rises = store.smart_not(falls);
                    let agree = store.smart_eq(sorted, rises);
                    self.fact(store, agree);
                }
                Node::App(Op::Symbol(symbol), arguments) if dependent && arguments.is_empty() => {
                    let element = store.element_sort(store.sort_of(term));
                    if element == Some(Sort::INT) && declared.len() < MAX_LISTS {
                        declared.push(*symbol);
                    }
                    let own = keys.iter().filter(|(record, _)| Some(*record) == element);
                    keyed.extend(own.map(|(_, key)| store.map(*key, term)));
                }
                _ => {}
            }
        }
        keyed.truncate(MAX_LISTS);
        let lists = declared.into_iter().map(|symbol| store.constant(symbol)).chain(keyed).collect::<Vec<Term>>();
        for term in lists {
            let list = self.list(store, term)?;
            for (greatest, name) in [(true, "greatest"), (false, "least")] {
                if mentioned.contains(&(term, greatest)) {
                    continue;
                }
                let ghost = self.constant(store, name, Sort::INT, false);
                self.extreme(store, greatest, &list, ghost)?;
            }
        }
        Ok(())
    }

    /// Adds what a fold selects, as `List.min_by` does: its result is where it begins or an element, and no other has a better key.
    ///
    /// **Soundness**: the step keeps one of the accumulator and the element, so by induction the result is one of those that were seen. It keeps the one with the better key, so the key of the accumulator never gets worse,
    /// and after each step it is at least as good as that of the element: by induction nothing that was seen has a key that is strictly better.
    pub(super) fn selections(&mut self, store: &mut Store, assertions: &[Term]) -> Result<(), Refusal> {
        for term in store.postorder(assertions).into_iter().filter(|term| store.is_closed(*term)).collect::<Vec<Term>>()
        {
            let Some((Op::Fold, &[step, init, over])) = store.as_app(term) else { continue };
            let Some(better) = selection(store, step) else { continue };
            let sort = store.sort_of(term);
            let (result, first, list) = (self.scalar(store, term)?, self.scalar(store, init)?, self.list(store, over)?);
            let x = store.bound(0, sort);
            let (beats, same) = (store.call(better, &[result, x]), store.eq(x, result));
            let [beats, same] = [beats, same].map(|body| store.lambda([sort], body));
            let (beaten, found) = (self.exists(store, beats, &list)?, self.exists(store, same, &list)?);
            let begun = self.apply(store, better, &[result, first])?;
            let best = store.smart_not(store.smart_or(&[beaten, begun]));
            self.fact(store, best);
            let kept = store.smart_eq(result, first);
            let seen = store.smart_or(&[kept, found]);
            self.fact(store, seen);
        }
        Ok(())
    }

    /// Adds that what was counted exists, if functions look at other lists.
    ///
    /// **Soundness**: an element was counted if and only if there is one.
    pub(super) fn counted(&mut self, store: &mut Store, assertions: &[Term]) -> Result<(), Refusal> {
        let terms = store.postorder(assertions);
        if !is_dependent(store, &terms) {
            return Ok(());
        }
        for term in terms.into_iter().filter(|term| store.is_closed(*term)).collect::<Vec<Term>>() {
            let Node::App(Op::Combinator(Combinator::Count), arguments) = store.node(term) else { continue };
            let exists = store.app(Op::Combinator(Combinator::Exists), arguments.clone());
            let (count, exists, one) = (self.scalar(store, term)?, self.scalar(store, exists)?, store.int(1));
            let some = store.le(one, count);
            let agree = store.smart_eq(some, exists);
            self.fact(store, agree);
        }
        Ok(())
    }

    /// No element is beyond the extreme and, if there are any, one is as far.
    fn extreme(&mut self, store: &mut Store, greatest: bool, list: &Stream, extreme: Term) -> Result<(), Refusal> {
        let sort = store.sort_of(extreme);
        let x = store.bound(0, sort);
        let ends = if greatest { [extreme, x] } else { [x, extreme] };
        let (beyond, same, one) = (store.app(Op::Lt, ends), store.eq(x, extreme), store.int(1));
        let [beyond, same] = [beyond, same].map(|body| store.lambda([sort], body));
        let (beyond, found) = (self.exists(store, beyond, list)?, self.exists(store, same, list)?);
        let none = store.smart_not(beyond);
        self.fact(store, none);
        let length = self.length(store, list)?;
        let some = store.le(one, length);
        self.implication(store, some, found);
        Ok(())
    }
}

/// For the step of a fold that keeps the accumulator or the element, whichever has the better key, when an element has a strictly better key: `λ acc x. …`
fn selection(store: &mut Store, step: Term) -> Option<Term> {
    let (sorts, sort) = store.function_sort(step);
    let &[acc, element] = sorts else { return None };
    if acc != element || acc != sort || store.has_lists(sort) {
        return None;
    }
    let (a, x) = (store.fresh_constant("best", sort), store.fresh_constant("element", sort));
    let kept = store.call(step, &[a, x]);
    let (Op::Ite, &[condition, yes, no]) = store.as_app(kept)? else { return None };
    let (Op::Lt | Op::Le, &[low, high]) = store.as_app(condition)? else { return None };
    let (low, high) = if (yes, no) == (x, a) {
        (low, high)
    } else if (yes, no) == (a, x) {
        (high, low)
    } else {
        return None;
    };
    let swapped = store.substitute(low, &[(a, x), (x, a)]);
    let inside = store.postorder(&[low]);
    if swapped != high || inside.contains(&a) == inside.contains(&x) {
        return None;
    }
    let better = store.app(Op::Lt, [low, high]);
    let body = store.substitute(better, &[(a, store.bound(1, sort)), (x, store.bound(0, sort))]);
    Some(store.lambda([sort, sort], body))
}

/// Whether a function reads a list, and what it reads depends on its variables.
pub(super) fn is_dependent(store: &Store, terms: &[Term]) -> bool {
    terms.iter().any(|term| !store.is_closed(*term) && reads_lists(store, *term))
}

/// The fields of records that functions compare with something, each with the sort of its record, as functions.
fn compared_fields(store: &Store, terms: &[Term]) -> Vec<(Sort, Term)> {
    let mut found: Vec<(Sort, Term)> = Vec::new();
    for term in terms.iter().filter(|term| !store.is_closed(**term)) {
        let Some((Op::Lt | Op::Le, sides)) = store.as_app(*term) else { continue };
        for side in sides {
            let Some((op @ Op::Select(record, ..), _)) = store.as_app(*side) else { continue };
            if store.datatype(record).is_none_or(|datatype| datatype.constructors.len() != 1) {
                continue;
            }
            let key = store.function([record], |[x]| store.app(op, [x]));
            if store.sort_of(*side) == Sort::INT && !found.contains(&(record, key)) {
                found.push((record, key));
            }
        }
    }
    found
}

/// Whether some element is less than the one before it.
fn falls(store: &mut Store, list: Term) -> Term {
    let one = store.int(1);
    let rest = store.app(Op::Combinator(Combinator::Drop), [one, list]);
    let neighbours = store.zip(list, rest);
    let row = store.element_sort(store.sort_of(neighbours)).expect("a list");
    let pair = store.bound(0, row);
    let (before, after) = (store.first(pair), store.second(pair));
    let less = store.app(Op::Lt, [after, before]);
    let less = store.lambda([row], less);
    store.app(Op::Combinator(Combinator::Exists), [less, neighbours])
}

/// Whether an operator is applied to a list and gives something else.
fn reads_lists(store: &Store, term: Term) -> bool {
    let reads = matches!(store.node(term), Node::App(..));
    reads
        && !store.is_list(store.sort_of(term))
        && store.children(term).iter().any(|child| store.is_list(store.sort_of(*child)))
}
