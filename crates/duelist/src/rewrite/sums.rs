//! Sums of sums: a canonical order of two lists that are summed over, and factors in front of the sum.
//!
//! A fold inside a function of another one, over a list that has nothing to do with the element, is where most engines give up. If both add up, they can change places, so that what is summed by
//! rows and what is summed by columns is the same term; and what does not depend on the inner element is a factor, which leaves a sum that stands alone.

use super::{Rule, arguments, rule};
use crate::term::{Node, Op, Sort, Store, Symbol, Term};

pub(super) const RULES: &[Rule] = &[
    // (List.fold (λ a x. a + (List.fold (λ s y. s + t) 0 l)) i m) = (List.fold (λ a y. a + (List.fold (λ s x. s + t) 0 m)) i l), if l was declared before m; a choice of what
    // is added becomes a choice of sums, in whichever order the lists are
    rule("sum-of-sums", sum_of_sums),
    // (List.fold (λ a y. a + c * t + u) i l) = i + c * (List.fold (λ a y. a + t) 0 l) + (List.fold (λ a y. a + u) 0 l), if c reads a list or variables of a function around
    rule("factor-of-sum", factor_of_sum),
];

/// Choices and sums inside each other are looked at so deep.
const DEPTH: usize = 16;

/// Both sides add `t` once for each pair of elements, and addition is commutative and associative. It ends, since the list of the outer fold becomes an older one, or no sum
/// of a choice is left in the inner step.
fn sum_of_sums(s: &mut Store, term: Term) -> Option<Term> {
    let s: &Store = s;
    let [step, init, list] = arguments(s, term, Op::Fold)?;
    let (outer, more) = added(s, step)?;
    let [inner, start, other] = arguments(s, more, Op::Fold)?;
    let (list_symbol, other_symbol) = (declared(s, list)?, declared(s, other)?);
    if other_symbol == list_symbol || start != zero(s, outer[0]) {
        return None;
    }
    let ([sum, y], more) = added(s, inner)?;
    let [total, x] = outer;
    let result = if list_symbol < other_symbol {
        let inner = s.lambda([sum, y], grown(s, s.bound(1, sum), more, DEPTH));
        let step = s.lambda(outer, s.sum([s.bound(1, total), s.fold(inner, start, other)]));
        s.fold(step, init, list)
    } else {
        let more = s.shift(s.lambda([total, x, sum, y], more), 4);
        let by_column = s.function([total, y], |[all, y]| {
            let [beyond, column] = [all, y].map(|term| s.shift(term, 2));
            let inner = s.function([sum, x], |[sum, x]| grown(s, sum, s.beta(more, &[beyond, x, sum, column]), DEPTH));
            s.sum([all, s.fold(inner, start, list)])
        });
        s.fold(by_column, init, other)
    };
    (result != term).then_some(result)
}

/// A sum of two, a choice of sums if the second is a choice. Recursion is bounded by `depth`.
fn grown(s: &Store, sum: Term, more: Term, depth: usize) -> Term {
    match (depth.checked_sub(1), s.as_app(more)) {
        (Some(depth), Some((Op::Ite, &[condition, then, otherwise]))) => {
            s.ite(condition, grown(s, sum, then, depth), grown(s, sum, otherwise, depth))
        }
        (_, Some((Op::Add, parts))) => s.sum([&[sum], parts].concat()),
        _ => total(s, s.sort_of(sum), vec![sum, more]),
    }
}

/// Addition is commutative and associative, and multiplication distributes over it. It ends, since every fold on the right adds fewer factors or terms.
fn factor_of_sum(s: &mut Store, term: Term) -> Option<Term> {
    let s: &Store = s;
    let [step, init, list] = arguments(s, term, Op::Fold)?;
    declared(s, list)?;
    let (sorts, more) = added(s, step)?;
    let nothing = zero(s, sorts[0]);
    let sum =
        |parts: Vec<Term>| s.fold(s.lambda(sorts, s.sum([vec![s.bound(1, sorts[0])], parts].concat())), nothing, list);
    let outside = |factor: Term| {
        let free = !s.mentions_bound(factor, 0) && !matches!(s.node(factor), Node::Int(_) | Node::Real(_));
        let lowered = free.then(|| s.beta(s.lambda(sorts, factor), &[nothing, s.bound(0, sorts[1])]))?;
        (!s.is_closed(lowered) || reads_list(s, lowered)).then_some(lowered)
    };
    let (mut apart, mut rest) = (vec![init], Vec::new());
    for part in operands(s, more, Op::Add) {
        let (mut before, mut inside) = (Vec::new(), Vec::new());
        for factor in operands(s, part, Op::Mul) {
            match outside(factor) {
                Some(factor) => before.push(factor),
                None => inside.push(factor),
            }
        }
        match (&before[..], &inside[..]) {
            ([], _) => rest.push(part),
            (_, []) if sorts[0] == Sort::INT => apart.push(product(s, before, s.len_of(list))),
            (_, []) => apart.push(product(s, before, s.app(Op::ToReal, [s.len_of(list)]))),
            (_, [only]) => apart.push(product(s, before, sum(vec![*only]))),
            _ => apart.push(product(s, before, sum(vec![s.app(Op::Mul, inside)]))),
        }
    }
    if apart.len() == 1 {
        return None;
    }
    if !rest.is_empty() {
        apart.push(sum(rest));
    }
    Some(s.sum(apart))
}

/// The sorts of the parameters of a step `λ a x. a + t` of numbers, and `t`, as seen from inside it; it does not mention `a`.
pub(super) fn added(s: &Store, step: Term) -> Option<([Sort; 2], Term)> {
    let Node::Lambda(sorts, body) = s.node(step) else { return None };
    let sorts: [Sort; 2] = sorts[..].try_into().ok()?;
    if sorts[0] != Sort::INT && sorts[0] != Sort::REAL {
        return None;
    }
    Some((sorts, increment(s, *body, sorts[0], DEPTH)?))
}

/// The sort of the numbers that a step `λ a x. a + t` adds up, if it does.
pub(super) fn increment_of(s: &Store, step: Term) -> Option<Sort> {
    added(s, step).map(|(sorts, _)| sorts[0])
}

/// What is added to the accumulator, which is the variable 1. Recursion is bounded by `depth`.
fn increment(s: &Store, body: Term, sort: Sort, depth: usize) -> Option<Term> {
    if body == s.bound(1, sort) {
        return Some(zero(s, sort));
    }
    let depth = depth.checked_sub(1)?;
    let free = |term: Term| !s.mentions_bound(term, 1);
    match s.as_app(body)? {
        (Op::Add, terms) => {
            let (others, own): (Vec<Term>, Vec<Term>) = terms.iter().partition(|term| free(**term));
            let [own] = own[..] else { return None };
            Some(total(s, sort, [vec![increment(s, own, sort, depth)?], others].concat()))
        }
        (Op::Ite, &[condition, then, otherwise]) if free(condition) => {
            let [then, otherwise] = [then, otherwise].map(|branch| increment(s, branch, sort, depth));
            Some(s.ite(condition, then?, otherwise?))
        }
        (Op::Fold, &[step, init, list]) if free(step) && free(list) => {
            added(s, step)?;
            let before = increment(s, init, sort, depth)?;
            Some(total(s, sort, vec![before, s.fold(step, zero(s, sort), list)]))
        }
        _ => None,
    }
}

/// A sum without zeros.
fn total(s: &Store, sort: Sort, terms: Vec<Term>) -> Term {
    let nothing = zero(s, sort);
    let terms: Vec<Term> = terms.into_iter().filter(|term| *term != nothing).collect();
    match terms[..] {
        [] => nothing,
        [only] => only,
        _ => s.sum(terms),
    }
}

fn product(s: &Store, mut factors: Vec<Term>, last: Term) -> Term {
    factors.push(last);
    s.app(Op::Mul, factors)
}

fn operands(s: &Store, term: Term, op: Op) -> Vec<Term> {
    super::args(s, term, op).unwrap_or_else(|| vec![term])
}

/// The symbol of a declared list.
fn declared(s: &Store, list: Term) -> Option<Symbol> {
    match s.as_app(list)? {
        (Op::Symbol(symbol), []) => Some(symbol),
        _ => None,
    }
}

/// Whether something is read of a list.
fn reads_list(s: &Store, term: Term) -> bool {
    s.postorder(&[term]).into_iter().any(|term| s.is_list(s.sort_of(term)))
}

pub(super) fn zero(s: &Store, sort: Sort) -> Term {
    if sort == Sort::REAL { s.term(Node::Real(dashu_ratio::RBig::ZERO)) } else { s.int(0) }
}
