//! Wrong rules, each with a term on which it is wrong: capture, sign errors, selectors on the wrong constructor.

use dashu_int::IBig;
use dashu_ratio::RBig;

use crate::rewrite::{Group, Rule, args};
use crate::term::{Combinator, Node, Op, Store, Term};

const fn wrong(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::Pruning, apply }
}

pub(super) const RULES: &[(Rule, &str)] = &[
    // (div a a) = 1
    (wrong("div-same", |store, term| same(store, term, Op::IntDiv, 1)), "(div x x)"),
    // (mod a a) = 0
    (wrong("mod-same", |store, term| same(store, term, Op::Mod, 0)), "(mod x x)"),
    // (mod (- 7) 2) = (- 1)
    (wrong("mod-truncated", |store, term| integers(store, term, Op::Mod, |a, b| a % b)), "(mod (- 7) 2)"),
    // (div (- 7) 2) = (- 3)
    (wrong("div-truncated", |store, term| integers(store, term, Op::IntDiv, |a, b| a / b)), "(div (- 7) 2)"),
    // (mod (mod a m) n) = (mod a n)
    (wrong("mod-of-other-mod", mod_of_other_mod), "(mod (mod x 4) 6)"),
    // (to_int (- 1.5)) = (- 1)
    (wrong("to-int-truncated", to_int_truncated), "(to_int (- 1.5))"),
    // (/ a 0.0) = 0.0
    (wrong("real-div-zero", real_div_zero), "(/ r 0.0)"),
    // (<= a (* a a)) = true, which holds for integers only
    (wrong("square-is-larger", square_is_larger), "(<= r (* r r))"),
    // (=> a false) = a
    (wrong("implies-false", |store, term| Some(args(store, term, Op::Implies)?[0])), "(=> a false)"),
    // (ite (not c) a b) = (ite c a b)
    (wrong("ite-not-unswapped", ite_not_unswapped), "(ite (not c) x y)"),
    // (and a b c) = (and a b)
    (wrong("and-of-prefix", and_of_prefix), "(and a b c)"),
    // (value none) = 0
    (wrong("value-of-none", value_of_none), "(value nothing)"),
    // (some (value a)) = a
    (wrong("some-of-value", inner_argument), "(some (value o))"),
    // (pair (first a) (second b)) = a
    (wrong("pair-of-two", inner_argument), "(pair (first q) (second t))"),
    // (List.map f l) = l
    (
        wrong("map-identity", |store, term| Some(args(store, term, Op::Map)?[1])),
        "(List.map (lambda ((x Int)) (+ x 1)) l)",
    ),
    // (List.fold f i (List.value T (a b))) = (f (f i b) a)
    (
        wrong("fold-of-value-reversed", fold_of_value_reversed),
        "(List.fold (lambda ((acc Int) (x Int)) (- x acc)) 0 (List.value Int (x y)))",
    ),
    // (= (List.value T (a b)) (List.value T (c))) = (= a c)
    (wrong("eq-of-prefixes", eq_of_prefixes), "(= (List.value Int (x y)) (List.value Int (y)))"),
    // (List.fold f i (List.map g l)) = (List.fold (λ acc x. f acc (g x)) i l), where variables of outer binders in g are
    // taken for those of the new one
    (
        wrong("fold-of-map-capturing", fold_of_map_capturing),
        "(List.map (lambda ((x Int))
            (List.fold (lambda ((acc Int) (y Int)) (+ acc y)) 0 (List.map (lambda ((y Int)) (+ x y)) l))) m)",
    ),
    // The same with (f x) in place of (f acc (g x))
    (
        wrong("fold-of-map-unmapped", fold_of_map_unmapped),
        "(List.fold (lambda ((acc Int) (y Int)) (+ acc y)) 0 (List.map (lambda ((y Int)) (* 2 y)) l))",
    ),
    // (List.rev (List.concat l)) = (List.concat (List.rev l))
    (wrong("rev-of-concat-outside", rev_of_concat_outside), "(List.rev (List.concat rows))"),
    // (List.len (List.concat l)) = (List.len l)
    (wrong("len-of-concat-outside", len_of_concat_outside), "(List.len (List.concat rows))"),
    // (List.fold f i (List.concat l)) = (List.fold (λ a x. (List.fold f i x)) i l)
    (
        wrong("fold-of-concat-restarting", fold_of_concat_restarting),
        "(List.fold (lambda ((acc Int) (v Int)) (- v acc)) y (List.concat rows))",
    ),
    // (List.fold (λ a x. (List.cons e a)) i l) = (List.append (List.map (λ x. e) l) i)
    (
        wrong("fold-by-cons-in-order", fold_by_cons_in_order),
        "(List.fold (lambda ((acc (List Int)) (v Int)) (List.cons v acc)) l m)",
    ),
];

fn concatenated(store: &Store, term: Term) -> Option<Term> {
    Some(args(store, term, Op::Combinator(Combinator::Concat))?[0])
}

fn rev_of_concat_outside(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, args(store, term, Op::Rev)?[0])?;
    let reversed = store.rev(lists);
    Some(store.app(Op::Combinator(Combinator::Concat), [reversed]))
}

fn len_of_concat_outside(store: &mut Store, term: Term) -> Option<Term> {
    let lists = concatenated(store, args(store, term, Op::Len)?[0])?;
    Some(store.len_of(lists))
}

/// Every inner fold starts from the beginning.
fn fold_of_concat_restarting(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let lists = concatenated(store, fold[2])?;
    let (acc, element) = (store.sort_of(fold[1]), store.element_sort(store.sort_of(lists))?);
    let inner = store.bound(0, element);
    let body = store.fold(fold[0], fold[1], inner);
    let step = store.lambda([acc, element], body);
    Some(store.fold(step, fold[1], lists))
}

fn fold_by_cons_in_order(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let body = store.children(fold[0])[0];
    let first = args(store, body, Op::Combinator(Combinator::Cons))?[0];
    let element = store.element_sort(store.sort_of(fold[2]))?;
    let image = store.lambda([element], first);
    let images = store.map(image, fold[2]);
    Some(store.append([images, fold[1]]))
}

fn same(store: &mut Store, term: Term, op: Op, result: i32) -> Option<Term> {
    let arguments = args(store, term, op)?;
    (arguments[0] == arguments[1]).then(|| store.int(result))
}

fn integers(store: &mut Store, term: Term, op: Op, compute: fn(&IBig, &IBig) -> IBig) -> Option<Term> {
    let arguments = args(store, term, op)?;
    let (Node::Int(left), Node::Int(right)) = (store.node(arguments[0]), store.node(arguments[1])) else { return None };
    let result = compute(left, right);
    Some(store.int(result))
}

fn mod_of_other_mod(store: &mut Store, term: Term) -> Option<Term> {
    let outer = args(store, term, Op::Mod)?;
    let inner = args(store, outer[0], Op::Mod)?;
    Some(store.app(Op::Mod, [inner[0], outer[1]]))
}

fn to_int_truncated(store: &mut Store, term: Term) -> Option<Term> {
    let Node::Real(value) = store.node(args(store, term, Op::ToInt)?[0]) else { return None };
    let value = value.trunc();
    Some(store.int(value))
}

fn real_div_zero(store: &mut Store, term: Term) -> Option<Term> {
    let divisor = args(store, term, Op::RealDiv)?[1];
    (*store.node(divisor) == Node::Real(RBig::ZERO)).then_some(divisor)
}

fn square_is_larger(store: &mut Store, term: Term) -> Option<Term> {
    let le = args(store, term, Op::Le)?;
    let square = args(store, le[1], Op::Mul)?;
    (square == [le[0], le[0]]).then(|| store.bool(true))
}

fn ite_not_unswapped(store: &mut Store, term: Term) -> Option<Term> {
    let ite = args(store, term, Op::Ite)?;
    let condition = args(store, ite[0], Op::Not)?[0];
    Some(store.ite(condition, ite[1], ite[2]))
}

fn and_of_prefix(store: &mut Store, term: Term) -> Option<Term> {
    let mut conjuncts = args(store, term, Op::And)?;
    conjuncts.pop();
    Some(store.and(conjuncts))
}

fn value_of_none(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Select(..), &[argument]) = store.as_app(term)? else { return None };
    let (Op::Construct(..), []) = store.as_app(argument)? else { return None };
    Some(store.int(0))
}

fn inner_argument(store: &mut Store, term: Term) -> Option<Term> {
    let (Op::Construct(..), fields) = store.as_app(term)? else { return None };
    let (Op::Select(..), &[argument]) = store.as_app(fields[0])? else { return None };
    Some(argument)
}

fn fold_of_value_reversed(store: &mut Store, term: Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let (Op::ListValue(_), elements) = store.as_app(fold[2])? else { return None };
    let elements = elements.to_vec();
    Some(elements.into_iter().rev().fold(fold[1], |acc, element| store.beta(fold[0], &[acc, element])))
}

fn eq_of_prefixes(store: &mut Store, term: Term) -> Option<Term> {
    let lists = args(store, term, Op::Eq)?;
    let (Op::ListValue(_), left) = store.as_app(lists[0])? else { return None };
    let (Op::ListValue(_), right) = store.as_app(lists[1])? else { return None };
    let pairs: Vec<(Term, Term)> = left.iter().copied().zip(right.iter().copied()).collect();
    let pairs: Vec<Term> = pairs.into_iter().map(|(left, right)| store.eq(left, right)).collect();
    Some(store.and(pairs))
}

/// The fold's step with `image(store, step, function, acc, x)` as its new body, built without shifting anything.
fn fold_of_map(store: &mut Store, term: Term, body: fn(&mut Store, Term, Term, [Term; 2]) -> Term) -> Option<Term> {
    let fold = args(store, term, Op::Fold)?;
    let map = args(store, fold[2], Op::Map)?;
    let (accumulator, element) = (store.sort_of(term), store.element_sort(store.sort_of(map[1]))?);
    let variables = [store.bound(1, accumulator), store.bound(0, element)];
    let body = body(store, fold[0], map[0], variables);
    let step = store.lambda([accumulator, element], body);
    Some(store.fold(step, fold[1], map[1]))
}

fn fold_of_map_capturing(store: &mut Store, term: Term) -> Option<Term> {
    fold_of_map(store, term, |store, step, function, [acc, x]| {
        let image = store.beta(function, &[x]);
        store.beta(step, &[acc, image])
    })
}

fn fold_of_map_unmapped(store: &mut Store, term: Term) -> Option<Term> {
    fold_of_map(store, term, |store, step, _, variables| store.beta(step, &variables))
}
