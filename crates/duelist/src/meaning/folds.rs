//! Combinators that yield a scalar, as folds by definition.

use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// An application of a combinator that yields a scalar, as a fold or a part of one.
pub(crate) fn as_fold(s: &Store, term: Term) -> Option<Term> {
    let (Op::Combinator(combinator), arguments) = s.as_app(term)? else { return None };
    let successor = |number: Term| s.sum([number, s.int(1)]);
    let [yes, no] = [true, false].map(|value| s.bool(value));
    match (combinator, arguments) {
        (Combinator::Exists, &[predicate, list]) => {
            fold(s, no, list, [predicate], |found, x, [predicate]| s.or([found, s.call(predicate, &[x])]))
        }
        (Combinator::Forall, &[predicate, list]) => {
            fold(s, yes, list, [predicate], |so_far, x, [predicate]| s.and([so_far, s.call(predicate, &[x])]))
        }
        (Combinator::Count, &[predicate, list]) => fold(s, s.int(0), list, [predicate], |count, x, [predicate]| {
            s.ite(s.call(predicate, &[x]), successor(count), count)
        }),
        (Combinator::Sum, &[list]) => {
            fold(s, zero(s, s.sort_of(term)), list, [], |sum, x, []| s.app(Op::Add, [sum, x]))
        }
        (Combinator::Contains, &[wanted, list]) => {
            fold(s, no, list, [wanted], |found, x, [wanted]| s.or([found, s.eq(x, wanted)]))
        }
        (Combinator::Last, &[list, default]) => fold(s, default, list, [], |_, x, []| x),
        // The position, and where it was found first, or −1.
        (Combinator::IndexOf, &[wanted, list]) => {
            carry(s, [s.int(0), s.int(-1)], list, [wanted], |[position, found, x], [wanted]| {
                let here = s.and([s.app(Op::Lt, [found, s.int(0)]), s.eq(x, wanted)]);
                [successor(position), s.ite(here, position, found)]
            })
        }
        // Whether something was found, and the first that was, or the default.
        (Combinator::Find, &[predicate, list, default]) => {
            carry(s, [no, default], list, [predicate], |[found, first, x], [predicate]| {
                let holds = s.call(predicate, &[x]);
                [s.or([found, holds]), s.ite(s.and([s.not(found), holds]), x, first)]
            })
        }
        // Whether something was read, and the first that was, or the default.
        (Combinator::Head, &[list, default]) => {
            carry(s, [no, default], list, [], |[any, first, x], []| [yes, s.ite(any, first, x)])
        }
        // The position, and the element that was at the index, or the default.
        (Combinator::Nth, &[list, index, default]) => {
            carry(s, [s.int(0), default], list, [index], |[position, element, x], [index]| {
                [successor(position), s.ite(s.eq(position, index), x, element)]
            })
        }
        // Whether something was read, and the best so far, or the default.
        (Combinator::Min | Combinator::Max, &[list, default]) => {
            carry(s, [no, default], list, [], |[any, best, x], []| {
                let ordered = if combinator == Combinator::Min { s.le(best, x) } else { s.le(x, best) };
                [yes, s.ite(s.and([any, ordered]), best, x)]
            })
        }
        // By pairs of elements.
        (Combinator::Distinct, &[list]) => Some(s.distinct_by_pairs(list)),
        // Among the indices.
        (Combinator::Occurrence, &[list, wanted, from]) => Some(s.occurrence_as_find(list, wanted, from)),
        // Whether something was read, with the last that was, and whether all were in order.
        (Combinator::Sorted, &[list]) => {
            let before = s.pair(no, zero(s, s.element_sort(s.sort_of(list))?));
            carry(s, [before, yes], list, [], |[read, ordered, x], []| {
                let fits = s.or([s.not(s.first(read)), s.le(s.second(read), x)]);
                [s.pair(yes, x), s.and([ordered, fits])]
            })
        }
        // The position, and the accumulator.
        (Combinator::FoldIndexed, &[function, init, list]) => {
            carry(s, [s.int(0), init], list, [function], |[position, acc, x], [function]| {
                [successor(position), s.call(function, &[position, acc, x])]
            })
        }
        _ => None,
    }
}

/// The fold over `list` that starts with `init`; `body` gets the accumulator, the element, and `captured` as seen from inside.
pub(crate) fn fold<const N: usize>(
    s: &Store,
    init: Term,
    list: Term,
    captured: [Term; N],
    body: impl FnOnce(Term, Term, [Term; N]) -> Term,
) -> Option<Term> {
    let sorts = [s.sort_of(init), s.element_sort(s.sort_of(list))?];
    let step = s.function(sorts, |[acc, x]| body(acc, x, captured.map(|term| s.shift(term, 2))));
    Some(s.fold(step, init, list))
}

/// The second half of a fold whose accumulator is a pair that starts with `start`; `body` gets both halves, the element, and
/// `captured` as seen from inside, and yields the next halves.
pub(crate) fn carry<const N: usize>(
    s: &Store,
    start: [Term; 2],
    list: Term,
    captured: [Term; N],
    body: impl FnOnce([Term; 3], [Term; N]) -> [Term; 2],
) -> Option<Term> {
    let folded = fold(s, s.pair(start[0], start[1]), list, captured, |both, x, captured| {
        let [state, acc] = body([s.first(both), s.second(both), x], captured);
        s.pair(state, acc)
    })?;
    Some(s.second(folded))
}

/// The zero of a numeric sort.
fn zero(s: &Store, sort: Sort) -> Term {
    if sort == Sort::REAL { s.term(Node::Real(dashu_ratio::RBig::ZERO)) } else { s.int(0) }
}
