//! Two lists read together: `List.zip` moves inwards past everything that can be cut into pieces of equal length.
//!
//! What is left afterwards pairs two declared lists, or lists put together of such; [`super::lockstep`] changes the variables there.

use super::known::{Part, known_parts};
use super::{Rule, arguments, elements, joined, parts, rule, source};
use crate::meaning::carry;
use crate::term::{Combinator, Op, Sort, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.zip l l) = (List.map (λ x. (tuple x x)) l); (List.zip (List.map f a) b) = (List.map (λ p. (tuple (f p.1) p.2)) (List.zip a b)), and the
    // other way round; likewise for List.mapi; (List.zip (List.take n a) b) = (List.take n (List.zip a b))
    rule("zip-inwards", zip_inwards),
    // (List.zip (List.append a b) (List.append c d)) = (List.append (List.zip a c) (List.zip b d)), if a and c evidently have the same length
    rule("zip-of-append", zip_of_append),
    // (List.fold f i (List.zip k l)), if k is known by position: a fold over l with a position beside the accumulator
    rule("fold-of-known-zip", fold_of_known_zip),
];

fn zip_inwards(s: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = arguments(s, term, Op::Zip)?;
    if left == right {
        let twice = s.function([s.element_sort(s.sort_of(left))?], |[x]| s.pair(x, x));
        return Some(s.map(twice, left));
    }
    [(left, right, 0), (right, left, 1)].into_iter().find_map(|(list, other, at)| {
        let zip = |list: Term| if at == 0 { s.zip(list, other) } else { s.zip(other, list) };
        let with = |pair: Term, element: &dyn Fn(Term) -> Term| {
            let mut halves = [s.first(pair), s.second(pair)];
            halves[at] = element(halves[at]);
            s.pair(halves[0], halves[1])
        };
        match s.as_app(list)? {
            (Op::Map, &[function, inner]) => {
                let pair_sort = s.element_sort(s.sort_of(zip(inner)))?;
                let image = |x: Term| s.call(s.shift(function, 1), &[x]);
                Some(s.map(s.function([pair_sort], |[pair]| with(pair, &image)), zip(inner)))
            }
            (op @ Op::Combinator(Combinator::MapIndexed), &[function, inner]) => {
                let pair_sort = s.element_sort(s.sort_of(zip(inner)))?;
                let function = s.function([Sort::INT, pair_sort], |[index, pair]| {
                    with(pair, &|x| s.call(s.shift(function, 2), &[index, x]))
                });
                Some(s.app(op, [function, zip(inner)]))
            }
            (op @ Op::Combinator(Combinator::Take), &[count, inner]) => Some(s.app(op, [count, zip(inner)])),
            _ => None,
        }
    })
}

/// Takes pairs off the front as long as the first parts are values, or images of the same list; an empty list on either side ends it.
fn zip_of_append(s: &mut Store, term: Term) -> Option<Term> {
    let lists = arguments::<2>(s, term, Op::Zip)?;
    let sorts = lists.map(|list| s.element_sort(s.sort_of(list)).expect("a list"));
    let pair_sort = s.element_sort(s.sort_of(term))?;
    let mut sides = lists.map(|list| parts(s, list));
    let whole = sides.clone();
    let mut pairs: Vec<Term> = Vec::new();
    while let [&[one, ..], &[two, ..]] = [&sides[0][..], &sides[1][..]] {
        match [one, two].map(|part| elements(s, part)) {
            [Some([]), _] => _ = sides[0].remove(0),
            [_, Some([])] => _ = sides[1].remove(0),
            [Some(ones), Some(twos)] => {
                let both: Vec<Term> = ones.iter().zip(twos).map(|(a, b)| s.pair(*a, *b)).collect();
                for ((side, sort), elements) in sides.iter_mut().zip(sorts).zip([ones, twos]) {
                    side[0] = s.literal(sort, &elements[both.len()..]);
                }
                pairs.push(s.literal(pair_sort, both));
            }
            _ if whole.iter().any(|side| side.len() > 1) && source(s, one) == source(s, two) => {
                pairs.push(s.zip(one, two));
                sides.iter_mut().for_each(|side| _ = side.remove(0));
            }
            _ if sides == whole => return None,
            _ => break,
        }
    }
    if sides.iter().all(|side| !side.is_empty()) {
        let [left, right] = sides.map(|side| s.append(side));
        pairs.push(s.zip(left, right));
    }
    Some(joined(s, pair_sort, pairs))
}

/// The position counts on beyond the end of the known list, where the accumulator stays what it is.
fn fold_of_known_zip(s: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = arguments(s, term, Op::Fold)?;
    let [left, right] = arguments(s, list, Op::Zip)?;
    let (known, other, known_first) = match (known_parts(s, left), known_parts(s, right)) {
        (Some(known), None) => (known, right, true),
        (None, Some(known)) => (known, left, false),
        _ => return None,
    };
    carry(s, [s.int(0), init], other, [step], |[position, acc, x], [step]| {
        let next = Part::choose(s, &known, 2, position, acc, |expected| {
            let pair = if known_first { s.pair(expected, x) } else { s.pair(x, expected) };
            s.call(step, &[acc, pair])
        });
        [s.sum([position, s.int(1)]), next]
    })
}
