//! Numbers: constants are computed, neutral elements go, literal summands come last and literal factors first.
//!
//! `div` and `mod` are Euclidean: `a = n * (div a n) + (mod a n)` and `0 <= (mod a n) < |n|`.

use dashu_int::IBig;
use dashu_int::ops::{Abs as _, BitTest as _, DivEuclid as _, RemEuclid as _};
use dashu_ratio::RBig;

use super::{binary, flatten, nary, rule, unary};
use crate::rewrite::Rule;
use crate::term::{Node, Op, Sort, Store, Term};

/// Constants of more bits than this are not computed: repeated squaring would never end.
const MAX_BITS: usize = 1 << 16;

pub(super) const RULES: &[Rule] = &[
    // (+ a (+ b c)) = (+ a b c)
    rule("add-flatten", |store, term| flatten(store, term, Op::Add)),
    // (+ 1 a 2) = (+ a 3), (+ a 0) = a
    rule("add-literals", add_literals),
    // (- a 2) = (+ a (- 2))
    rule("sub-literal", sub_literal),
    // (- 0 a) = (- a)
    rule("sub-from-zero", sub_from_zero),
    // (- a a) = 0
    rule("sub-same", sub_same),
    // -(2) = (- 2)
    rule("neg-literal", neg_literal),
    // (- (- a)) = a
    rule("neg-neg", neg_neg),
    // (- (- a b)) = (- b a)
    rule("neg-of-sub", neg_of_sub),
    // (* a (* b c)) = (* a b c)
    rule("mul-flatten", |store, term| flatten(store, term, Op::Mul)),
    // (* a 0) = 0
    rule("mul-zero", mul_zero),
    // (* 2 a 3) = (* 6 a), (* a 1) = a
    rule("mul-literals", mul_literals),
    // (/ a 2.0) = (* 0.5 a)
    rule("real-div-literal", real_div_literal),
    // (div 7 2) = 3
    rule("div-literals", div_literals),
    // (div a 1) = a, (div a (- 1)) = (- a)
    rule("div-one", div_one),
    // (mod 7 2) = 1
    rule("mod-literals", mod_literals),
    // (mod a 1) = 0, (mod a (- 1)) = 0
    rule("mod-one", mod_one),
    // (mod (mod a 5) 5) = (mod a 5)
    rule("mod-of-mod", mod_of_mod),
    // (abs (- 2)) = 2
    rule("abs-literal", abs_literal),
    // (abs (abs a)) = (abs a)
    rule("abs-of-abs", abs_of_abs),
    // (abs (- a)) = (abs a)
    rule("abs-of-neg", abs_of_neg),
    // (to_real 2) = 2.0
    rule("to-real-literal", to_real_literal),
    // (to_int 2.5) = 2
    rule("to-int-literal", to_int_literal),
    // (to_int (to_real a)) = a
    rule("to-int-of-to-real", to_int_of_to_real),
    // (is_int 2.5) = false
    rule("is-int-literal", is_int_literal),
    // (is_int (to_real a)) = true
    rule("is-int-of-to-real", is_int_of_to_real),
    // (< 1 2) = true
    rule("lt-literals", |store, term| compare(store, term, Op::Lt)),
    // (<= 1 2) = true
    rule("le-literals", |store, term| compare(store, term, Op::Le)),
    // (< a a) = false
    rule("lt-same", |store, term| compare_same(store, term, Op::Lt)),
    // (<= a a) = true
    rule("le-same", |store, term| compare_same(store, term, Op::Le)),
];

/// The value of a literal, integer or real.
fn number(store: &Store, term: Term) -> Option<RBig> {
    match store.node(term) {
        Node::Int(value) => Some(RBig::from(value.clone())),
        Node::Real(value) => Some(value.clone()),
        _ => None,
    }
}

fn integer(store: &Store, term: Term) -> Option<&IBig> {
    match store.node(term) {
        Node::Int(value) => Some(value),
        _ => None,
    }
}

fn real(store: &Store, term: Term) -> Option<&RBig> {
    match store.node(term) {
        Node::Real(value) => Some(value),
        _ => None,
    }
}

/// A literal of the same sort as `like`; an integer one must have an integer value.
fn literal(store: &mut Store, like: Term, value: RBig) -> Term {
    if store.sort_of(like) == Sort::INT { store.int(value.into_parts().0) } else { store.term(Node::Real(value)) }
}

fn is_zero(store: &Store, term: Term) -> bool {
    number(store, term).is_some_and(|value| value.is_zero())
}

/// The literals of a sum or product combined, and the other arguments; `None` without literals, or if they grow too large.
struct Combined {
    value: RBig,
    literals: usize,
    rest: Vec<Term>,
}

fn combine(store: &Store, arguments: &[Term], unit: RBig, combine: fn(RBig, RBig) -> RBig) -> Option<Combined> {
    let mut combined = Combined { value: unit, literals: 0, rest: Vec::new() };
    if !arguments.iter().any(|argument| matches!(store.node(*argument), Node::Int(_) | Node::Real(_))) {
        return None;
    }
    for argument in arguments {
        let Some(value) = number(store, *argument) else {
            combined.rest.push(*argument);
            continue;
        };
        combined.value = combine(combined.value, value);
        combined.literals += 1;
        if combined.literals > 1 && bits(&combined.value) > MAX_BITS {
            return None;
        }
    }
    Some(combined)
}

fn bits(value: &RBig) -> usize {
    value.numerator().bit_len() + value.denominator().bit_len()
}

fn add_literals(store: &mut Store, term: Term) -> Option<Term> {
    let summands = nary(store, term, Op::Add)?;
    let (first, last) = (summands[0], summands[summands.len() - 1]);
    let Combined { value, literals, mut rest } = combine(store, summands, RBig::ZERO, |a, b| a + b)?;
    let settled = literals == 1 && !value.is_zero() && number(store, last).is_some() && !rest.is_empty();
    if settled {
        return None;
    }
    if !value.is_zero() || rest.is_empty() {
        rest.push(literal(store, first, value));
    }
    Some(store.sum(rest))
}

fn mul_literals(store: &mut Store, term: Term) -> Option<Term> {
    let factors = nary(store, term, Op::Mul)?;
    let first = factors[0];
    let Combined { value, literals, mut rest } = combine(store, factors, RBig::ONE, |a, b| a * b)?;
    let settled = literals == 1 && !value.is_one() && number(store, first).is_some() && !rest.is_empty();
    if settled {
        return None;
    }
    if !value.is_one() || rest.is_empty() {
        rest.insert(0, literal(store, first, value));
    }
    Some(if let [only] = rest[..] { only } else { store.app(Op::Mul, rest) })
}

fn mul_zero(store: &mut Store, term: Term) -> Option<Term> {
    nary(store, term, Op::Mul)?.iter().copied().find(|factor| is_zero(store, *factor))
}

fn sub_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Sub)?;
    let value = number(store, right)?;
    let negated = literal(store, right, -value);
    Some(store.sum([left, negated]))
}

fn sub_from_zero(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Sub)?;
    is_zero(store, left).then(|| store.app(Op::Neg, [right]))
}

fn sub_same(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, term, Op::Sub)?;
    (left == right).then(|| literal(store, left, RBig::ZERO))
}

fn neg_literal(store: &mut Store, term: Term) -> Option<Term> {
    let argument = unary(store, term, Op::Neg)?;
    let value = number(store, argument)?;
    Some(literal(store, argument, -value))
}

fn neg_neg(store: &mut Store, term: Term) -> Option<Term> {
    unary(store, unary(store, term, Op::Neg)?, Op::Neg)
}

fn neg_of_sub(store: &mut Store, term: Term) -> Option<Term> {
    let [left, right] = binary(store, unary(store, term, Op::Neg)?, Op::Sub)?;
    Some(store.app(Op::Sub, [right, left]))
}

fn real_div_literal(store: &mut Store, term: Term) -> Option<Term> {
    let [dividend, divisor] = binary(store, term, Op::RealDiv)?;
    let value = real(store, divisor).filter(|value| !value.is_zero())?;
    let inverse = RBig::ONE / value;
    let inverse = literal(store, dividend, inverse);
    Some(store.app(Op::Mul, [inverse, dividend]))
}

/// The arguments of `div` or `mod` if the divisor is a literal other than zero.
fn division(store: &Store, term: Term, op: Op) -> Option<(Term, &IBig)> {
    let [dividend, divisor] = binary(store, term, op)?;
    integer(store, divisor).filter(|value| !value.is_zero()).map(|value| (dividend, value))
}

fn div_literals(store: &mut Store, term: Term) -> Option<Term> {
    let (dividend, divisor) = division(store, term, Op::IntDiv)?;
    let quotient = integer(store, dividend)?.div_euclid(divisor);
    Some(store.int(quotient))
}

fn div_one(store: &mut Store, term: Term) -> Option<Term> {
    let (dividend, divisor) = division(store, term, Op::IntDiv)?;
    match divisor {
        value if *value == IBig::ONE => Some(dividend),
        value if *value == IBig::NEG_ONE => Some(store.app(Op::Neg, [dividend])),
        _ => None,
    }
}

fn mod_literals(store: &mut Store, term: Term) -> Option<Term> {
    let (dividend, divisor) = division(store, term, Op::Mod)?;
    let remainder = integer(store, dividend)?.rem_euclid(divisor);
    Some(store.int(remainder))
}

fn mod_one(store: &mut Store, term: Term) -> Option<Term> {
    let (_, divisor) = division(store, term, Op::Mod)?;
    (divisor.abs() == IBig::ONE).then(|| store.int(0))
}

fn mod_of_mod(store: &mut Store, term: Term) -> Option<Term> {
    let (dividend, divisor) = division(store, term, Op::Mod)?;
    let (_, inner) = division(store, dividend, Op::Mod)?;
    (inner == divisor).then_some(dividend)
}

fn abs_literal(store: &mut Store, term: Term) -> Option<Term> {
    let value = integer(store, unary(store, term, Op::Abs)?)?.abs();
    Some(store.int(value))
}

fn abs_of_abs(store: &mut Store, term: Term) -> Option<Term> {
    let inner = unary(store, term, Op::Abs)?;
    unary(store, inner, Op::Abs).map(|_| inner)
}

fn abs_of_neg(store: &mut Store, term: Term) -> Option<Term> {
    let inner = unary(store, unary(store, term, Op::Abs)?, Op::Neg)?;
    Some(store.app(Op::Abs, [inner]))
}

fn to_real_literal(store: &mut Store, term: Term) -> Option<Term> {
    let value = number(store, unary(store, term, Op::ToReal)?)?;
    Some(store.term(Node::Real(value)))
}

fn to_int_literal(store: &mut Store, term: Term) -> Option<Term> {
    let value = real(store, unary(store, term, Op::ToInt)?)?.floor();
    Some(store.int(value))
}

fn to_int_of_to_real(store: &mut Store, term: Term) -> Option<Term> {
    unary(store, unary(store, term, Op::ToInt)?, Op::ToReal)
}

fn is_int_literal(store: &mut Store, term: Term) -> Option<Term> {
    let whole = real(store, unary(store, term, Op::IsInt)?)?.denominator().is_one();
    Some(store.bool(whole))
}

fn is_int_of_to_real(store: &mut Store, term: Term) -> Option<Term> {
    unary(store, unary(store, term, Op::IsInt)?, Op::ToReal)?;
    Some(store.bool(true))
}

fn compare(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let [left, right] = binary(store, term, op)?;
    let (left, right) = (number(store, left)?, number(store, right)?);
    Some(store.bool(if op == Op::Lt { left < right } else { left <= right }))
}

fn compare_same(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let [left, right] = binary(store, term, op)?;
    (left == right).then(|| store.bool(op == Op::Le))
}
