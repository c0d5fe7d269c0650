//! Parts of lists that are written out, where they are read from the right, paired or compared: the few lists that they can be.

use super::{Rule, elements, image, rule, source};
use crate::term::{Combinator, Op, Store, Term};

/// Lists of no more elements than this.
const FEW: usize = 16;

pub(super) const RULES: &[Rule] = &[
    // (List.rev (List.take n (List.value T (a b)))) = (List.rev (ite (< 0 n) (ite (< 1 n) (List.value T (a b)) (List.value T (a))) (List.value T ()))); likewise for
    // List.drop, List.take_while, List.drop_while and List.scan_left, and under List.fold_right, List.zip and =
    rule("part-of-value", part_of_value),
];

fn part_of_value(s: &mut Store, term: Term) -> Option<Term> {
    let (op @ (Op::Rev | Op::FoldRight | Op::Zip | Op::Eq), arguments) = s.as_app(term)? else { return None };
    let mut arguments = arguments.to_vec();
    let list = arguments.iter_mut().find_map(|list| Some((cases(s, source(s, *list))?, list)));
    let (part, list) = list?;
    *list = image(s, *list, part);
    Some(s.app(op, arguments))
}

/// A part of a list of few elements that are written out, as a choice between such lists.
fn cases(s: &Store, list: Term) -> Option<Term> {
    let (Op::Combinator(combinator), [arguments @ .., whole]) = s.as_app(list)? else { return None };
    let elements = elements(s, *whole).filter(|elements| elements.len() <= FEW)?;
    let sort = s.element_sort(s.sort_of(list))?;
    match (combinator, arguments) {
        (Combinator::Take | Combinator::TakeWhile | Combinator::Drop | Combinator::DropWhile, [until]) => {
            let front = matches!(combinator, Combinator::Take | Combinator::TakeWhile);
            let cut = |at: usize| s.literal(sort, if front { &elements[..at] } else { &elements[at..] });
            Some(elements.iter().enumerate().rev().fold(cut(elements.len()), |part, (at, element)| {
                let goes_on = match combinator {
                    Combinator::Take | Combinator::Drop => s.app(Op::Lt, [s.int(at), *until]),
                    _ => s.call(*until, &[*element]),
                };
                s.ite(goes_on, part, cut(at))
            }))
        }
        (Combinator::Scan, [step, init]) => {
            let mut trail = vec![*init];
            for element in elements {
                trail.push(s.call(*step, &[trail[trail.len() - 1], *element]));
            }
            Some(s.literal(sort, trail))
        }
        _ => None,
    }
}
