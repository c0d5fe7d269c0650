//! `ite` between lists, pushed outwards: afterwards `ite` chooses between scalars only.

use super::{Rule, arguments, parts, rule};
use crate::term::{Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.len (ite c a b)) = (ite c (List.len a) (List.len b)), and likewise for List.map, folds, List.rev, List.zip and =; for List.zip
    // also if the choice is a part of an append
    rule("ite-of-lists", ite_of_lists),
];

fn ite_of_lists(s: &mut Store, term: Term) -> Option<Term> {
    let (op, arguments) = s.as_app(term)?;
    let first = match op {
        Op::Len | Op::Map | Op::Fold | Op::FoldRight | Op::Rev => arguments.len() - 1,
        Op::Zip => 0,
        Op::Eq if s.is_list(s.sort_of(arguments[0])) => 0,
        _ => return None,
    };
    (first..arguments.len()).find_map(|index| {
        let (condition, branches) = choice(s, arguments[index], op == Op::Zip)?;
        let [then, otherwise] = branches.map(|list| {
            let mut arguments = arguments.to_vec();
            arguments[index] = list;
            s.app(op, arguments)
        });
        Some(s.ite(condition, then, otherwise))
    })
}

/// A condition, and what a list is if it holds and if not.
fn choice(s: &Store, list: Term, in_parts: bool) -> Option<(Term, [Term; 2])> {
    if let Some([condition, then, otherwise]) = arguments(s, list, Op::Ite) {
        return Some((condition, [then, otherwise]));
    }
    let all = parts(s, list);
    all.iter().enumerate().filter(|_| in_parts && all.len() > 1).find_map(|(index, part)| {
        let (condition, branches) = choice(s, *part, false)?;
        let with = |branch: Term| s.append([&all[..index], &[branch], &all[index + 1..]].concat());
        Some((condition, branches.map(with)))
    })
}
