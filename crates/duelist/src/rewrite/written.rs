//! Parts of lists that are written out, where they are read from the right, paired or compared: the few lists that they can be.

use super::zip::{image, source};
use super::{Group, Rule};
use crate::term::{Combinator, Op, Store, Term};

/// Lists of no more elements than this.
const FEW: usize = 16;

pub(super) const RULES: &[Rule] = &[
    // (List.rev (List.take n (List.value T (a b)))) = (List.rev (ite (< 0 n) (ite (< 1 n) (List.value T (a b)) (List.value T (a))) (List.value T ()))); likewise for
    // List.drop, List.take_while, List.drop_while and List.scan_left, and under List.fold_right, List.zip and =
    Rule { name: "part-of-value", group: Group::NormalForm, apply: part_of_value },
];

fn part_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let (op, arguments) = store.as_app(term)?;
    if !matches!(op, Op::Rev | Op::FoldRight | Op::Zip | Op::Eq) {
        return None;
    }
    let mut arguments = arguments.to_vec();
    let (place, part) =
        arguments.iter().enumerate().find_map(|(place, list)| Some((place, cases(store, source(store, *list))?)))?;
    arguments[place] = image(store, arguments[place], part);
    Some(store.app(op, arguments))
}

/// A part of a list of few elements that are written out, as a choice between such lists.
fn cases(store: &mut Store, list: Term) -> Option<Term> {
    let (Op::Combinator(combinator), arguments) = store.as_app(list)? else { return None };
    let (&whole, arguments) = arguments.split_last()?;
    let (sort @ Op::ListValue(_), elements) = store.as_app(whole)? else { return None };
    if elements.len() > FEW {
        return None;
    }
    let (arguments, elements) = (arguments.to_vec(), elements.to_vec());
    match (combinator, &arguments[..]) {
        (Combinator::Take | Combinator::TakeWhile | Combinator::Drop | Combinator::DropWhile, [until]) => {
            let front = matches!(combinator, Combinator::Take | Combinator::TakeWhile);
            let cut = |store: &mut Store, at: usize| {
                store.app(sort, if front { elements[..at].to_vec() } else { elements[at..].to_vec() })
            };
            let mut part = cut(store, elements.len());
            for (at, element) in elements.iter().enumerate().rev() {
                let goes_on = if let Combinator::Take | Combinator::Drop = combinator {
                    let number = store.int(at);
                    store.app(Op::Lt, [number, *until])
                } else {
                    store.call(*until, &[*element])
                };
                let here = cut(store, at);
                part = store.ite(goes_on, part, here);
            }
            Some(part)
        }
        (Combinator::Scan, [step, init]) => {
            let mut trail = vec![*init];
            for element in &elements {
                trail.push(store.call(*step, &[trail[trail.len() - 1], *element]));
            }
            Some(store.app(Op::ListValue(store.sort_of(*init)), trail))
        }
        _ => None,
    }
}
