//! Combinators that yield a list disappear into the fold or length that reads them, by what they mean.

use super::deforest::compose;
use super::{Rule, arguments, at_least_zero, rule};
use crate::meaning::{self, Made, Transducer, as_fold, carry, fold};
use crate::term::{Node, Op, Store, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.exists p l) = (List.fold (λ a x. a ∨ p x) false l), and so on for combinators that yield a scalar
    rule("scalar-as-fold", |s, term| as_fold(s, term)),
    // (List.cons e l) = (List.append (List.value T (e)) l); (List.snoc l e) = (List.append l (List.value T (e)));
    // (List.filter_map g l) = (List.map (λ x. (value (g x))) (List.filter (λ x. (is-some (g x))) l))
    rule("list-by-definition", |s, term| by_definition(s, term)),
    // (List.fold f i (List.filter p l)) = (List.fold (λ a x. ite (p x) (f a x) a) i l), and so on for whatever is made by a machine that
    // reads l: its memory, if it has one, is carried beside the accumulator
    rule("fold-of-machine", fold_of_machine),
    // (List.len (List.take n l)) = (List.len l), but at most n and at least 0, and so on for every way to make a list
    rule("len-of-list", len_of_list),
    // (List.fold f i (List.map g l)) = (List.fold (λ a x. f a (g x)) i l), where l is another combinator's
    rule("fold-of-map-of-list", |s, term| {
        let [step, init, list] = arguments(s, term, Op::Fold)?;
        let [function, inner] = arguments(s, list, Op::Map)?;
        Some(s.fold(compose(s, step, function).filter(|_| is_produced(s, inner))?, init, inner))
    }),
];

/// Whether a list is neither declared nor written out nor a map, so that no engine could read it.
fn is_produced(s: &Store, list: Term) -> bool {
    matches!(s.as_app(list), Some((Op::Combinator(_), _)))
}

/// How such a list is made.
fn produced(s: &Store, list: Term) -> Option<Made> {
    if is_produced(s, list) { meaning::made(s, list) } else { None }
}

fn by_definition(s: &Store, term: Term) -> Option<Term> {
    match produced(s, term)? {
        Made::Concatenation(lists) => Some(s.append(lists)),
        Made::Image { function, list } => Some(s.map(function, list)),
        _ => None,
    }
}

fn fold_of_machine(s: &mut Store, term: Term) -> Option<Term> {
    let [step, init, list] = arguments(s, term, Op::Fold)?;
    let (first, Transducer { memory, keep, emit }, list) = produced(s, list)?.machine(s)?;
    let init = first.map_or(init, |first| s.call(step, &[init, first]));
    let next = |[keep, emit, step]: [Term; 3], acc: Term, read: &[Term]| {
        s.smart_ite(s.call(keep, read), s.call(step, &[acc, s.call(emit, read)]), acc)
    };
    let Some(memory) = memory else {
        return fold(s, init, list, [keep, emit, step], |acc, x, functions| next(functions, acc, &[x]));
    };
    let captured = [memory.next, keep, emit, step];
    carry(s, [memory.init, init], list, captured, |[state, acc, x], [memory, keep, emit, step]| {
        [s.call(memory, &[state, x]), next([keep, emit, step], acc, &[state, x])]
    })
}

fn len_of_list(s: &mut Store, term: Term) -> Option<Term> {
    let [list] = arguments(s, term, Op::Len)?;
    let clipped = |count: Term, least: Term, most: Term, between: Term| {
        s.ite(s.le(count, s.int(0)), least, s.ite(s.le(s.len_of(list_of(s, list)), count), most, between))
    };
    Some(match meaning::made(s, list)? {
        Made::Concatenation(lists) => s.sum(lists.into_iter().map(|list| s.len_of(list)).collect::<Vec<_>>()),
        Made::Image { list, .. } if is_produced(s, list) => s.len_of(list),
        Made::Indexed { list, .. } | Made::Reversal(list) => s.len_of(list),
        Made::Prefix { count, list } => clipped(count, s.int(0), s.len_of(list), count),
        Made::Suffix { count, list } => {
            clipped(count, s.len_of(list), s.int(0), s.app(Op::Sub, [s.len_of(list), count]))
        }
        Made::Pairs(left, right) => {
            let [left, right] = [left, right].map(|list| s.len_of(list));
            s.ite(s.le(left, right), left, right)
        }
        Made::Counted { count, .. } => at_least_zero(s, count),
        Made::Cycle { count, list } => s.app(Op::Mul, [s.len_of(list), at_least_zero(s, count)]),
        Made::Through { first, machine, list } if emits_always(s, machine.keep) => {
            s.sum([vec![s.len_of(list)], vec![s.int(1); usize::from(first.is_some())]].concat())
        }
        Made::Through { .. } => fold(s, s.int(0), list, [], |count, _, []| s.sum([count, s.int(1)]))?,
        Made::Declared(_) | Made::Literal(_) | Made::Choice { .. } | Made::Image { .. } | Made::Flattened(_) => {
            return None;
        }
    })
}

/// The list that a part is cut from.
fn list_of(s: &Store, part: Term) -> Term {
    *s.children(part).last().expect("a list")
}

fn emits_always(s: &Store, keep: Term) -> bool {
    matches!(s.node(s.children(keep)[0]), Node::Bool(true))
}
