//! Folds that add something for each element, as counts and sums; and lists of what is counted on the way, as functions of their index.
//!
//! Recursive functions, and folds written by hand, count with an accumulator. What is known of counts and sums, and of elements with their indices, is known of these as well.

use crate::recursion::lambda_over;
use crate::term::{Combinator, Map, Node, Op, Set, Sort, Store, Term};

/// Choices and sums inside each other are looked through so deep.
const DEPTH: usize = 8;

/// Terms with folds as counts and sums, and scans as maps of ranges, where they are that. Both sides are equal. A fold that goes on where a scan is, with the same steps, stays one, as both are about the
/// same accumulator.
pub(super) fn added(store: &mut Store, terms: &[Term]) -> Vec<Term> {
    let scanned = |term: Term| match store.as_app(term) {
        Some((Op::Combinator(Combinator::Scan), arguments)) => Some(arguments[0]),
        _ => None,
    };
    let scanned: Set<Term> = store.postorder(terms).into_iter().filter_map(scanned).collect();
    store.rebuild(terms, &mut Map::default(), |store, term| {
        let shared = store.children(term).first().is_some_and(|step| scanned.contains(step));
        let total = if shared { None } else { total(store, term) };
        total.or_else(|| counter(store, term)).unwrap_or(term)
    })
}

/// A fold whose steps add something that does not depend on the accumulator: `fold (λ n x. n + g x) s l = s + sum (map g l)`. A sum of ones and zeros is a count.
pub(super) fn total(store: &mut Store, term: Term) -> Option<Term> {
    let (op @ (Op::Fold | Op::FoldRight), &[step, init, list]) = store.as_app(term)? else { return None };
    if store.sort_of(term) != Sort::INT {
        return None;
    }
    let element = store.element_sort(store.sort_of(list))?;
    let (acc, x) = (store.fresh_constant("total", Sort::INT), store.fresh_constant("element", element));
    let arguments = if op == Op::Fold { [acc, x] } else { [x, acc] };
    let more = grown(store, step, &arguments, acc)?;
    let of_element = |store: &mut Store, body: Term| {
        let body = store.shift(body, 1);
        lambda_over(store, &[x], body)
    };
    let (zero, one) = (store.int(0), store.int(1));
    let counted = match store.as_app(more) {
        Some((Op::Ite, &[condition, then, otherwise])) if [then, otherwise] == [one, zero] => Some(condition),
        Some((Op::Ite, &[condition, then, otherwise])) if [then, otherwise] == [zero, one] => {
            Some(store.smart_not(condition))
        }
        _ => None,
    };
    let all = match counted {
        Some(condition) => {
            let counted = of_element(store, condition);
            store.app(Op::Combinator(Combinator::Count), [counted, list])
        }
        None if more == one => store.len_of(list),
        None => {
            let image = of_element(store, more);
            let images = store.map(image, list);
            store.app(Op::Combinator(Combinator::Sum), [images])
        }
    };
    Some(if init == zero { all } else { store.app(Op::Add, [init, all]) })
}

/// A scan whose steps add a number, whatever the element is: `scan (λ s x. s + c) s l = map (λ k. s + c·k) (range 0 (|l| + 1))`.
pub(super) fn counter(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Combinator(Combinator::Scan), &[step, init, list]) = store.as_app(term)? else { return None };
    if store.sort_of(init) != Sort::INT {
        return None;
    }
    let element = store.element_sort(store.sort_of(list))?;
    let (acc, x) = (store.fresh_constant("total", Sort::INT), store.fresh_constant("element", element));
    let by = grown(store, step, &[acc, x], acc).filter(|by| matches!(store.node(*by), Node::Int(_)))?;
    let at = store
        .function([Sort::INT], |[index]| store.app(Op::Add, [store.shift(init, 1), store.app(Op::Mul, [by, index])]));
    let end = store.app(Op::Add, [store.len_of(list), store.int(1)]);
    Some(store.map(at, store.app(Op::Combinator(Combinator::Range), [store.int(0), end])))
}

/// What a step adds to an accumulator.
fn grown(store: &mut Store, step: Term, arguments: &[Term], acc: Term) -> Option<Term> {
    let next = store.call(step, arguments);
    let next = store.smart_rebuild(&[next], &mut Map::default(), |_, _| None)[0];
    let more = difference(store, next, acc, DEPTH)?;
    (!store.postorder(&[more]).contains(&acc)).then_some(more)
}

/// A term less the accumulator, which may still occur in it. Recursion is bounded by `depth`.
fn difference(store: &Store, term: Term, acc: Term, depth: usize) -> Option<Term> {
    let depth = depth.checked_sub(1)?;
    if term == acc {
        return Some(store.int(0));
    }
    match store.as_app(term)? {
        (Op::Ite, &[condition, then, otherwise]) => {
            let [then, otherwise] = [difference(store, then, acc, depth)?, difference(store, otherwise, acc, depth)?];
            Some(store.smart_ite(condition, then, otherwise))
        }
        (op @ (Op::Add | Op::Sub), parts) => {
            let at = parts.iter().position(|part| store.postorder(&[*part]).contains(&acc))?;
            if op == Op::Sub && at > 0 {
                return None;
            }
            let mut parts = parts.to_vec();
            parts[at] = difference(store, parts[at], acc, depth)?;
            Some(store.smart(op, &parts))
        }
        _ => None,
    }
}
