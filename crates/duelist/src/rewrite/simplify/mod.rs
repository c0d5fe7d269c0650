//! Pruning and simplification (paper §6.2): smaller assertions, and fewer of them.
//!
//! **Order.** The rules end because of a weight: a term weighs as much as all its nodes together, written out as a tree, where
//! a node weighs 1, but `ite`, `-` (binary) and `/` 2, `distinct` 3, and a constructor 2 and one more for each field. Every
//! rule makes its term lighter, except that `eq-order`, `add-literals` and `mul-literals` may also permute arguments.
//! Rewriting is bottom-up, so a permutation sees arguments that are final; the next rule at that node then makes it lighter
//! or there is none.
//!
//! **Cost.** A rule looks at a term's arguments and at theirs, once. `and`, `or`, `+` and `*` take in nested ones only up to
//! [`MAX_MERGED`] arguments, since a long chain would otherwise be copied at each of its links. A selector or tester moves
//! below an `ite` only where it meets a constructor there: one new `ite` for each pair of selector and `ite` at worst.
//!
//! **Underspecified operations** stay what they are: division is touched only by a literal that is not zero, and a selector
//! only on its own constructor. No rule changes the order of conjuncts or disjuncts, because `totalize` learns
//! constructors from those to the left.

mod arithmetic;
mod boolean;
mod data;

use super::{Group, Rule};
use crate::term::{Node, Op, Set, Store, Term};

/// The rules; where several match, the first fires.
pub(super) const RULES: &[&[Rule]] = &[boolean::RULES, arithmetic::RULES, data::RULES];

/// A nested `and`, `or`, `+` or `*` with more arguments than this stays nested.
const MAX_MERGED: usize = 32;

const fn rule(name: &'static str, apply: fn(&mut Store, Term) -> Option<Term>) -> Rule {
    Rule { name, group: Group::Pruning, apply }
}

/// Splits conjunctions and drops what is true or said twice, in order. `[false]` if a formula is false, or
/// is there together with its negation.
///
/// Sound because the conjunction of the result is equivalent to that of `assertions`.
pub(super) fn prune(store: &mut Store, assertions: &[Term]) -> Vec<Term> {
    let mut seen = Set::default();
    let mut denied = Set::default();
    let mut kept = Vec::new();
    let mut todo: Vec<Term> = assertions.iter().rev().copied().collect();
    while let Some(formula) = todo.pop() {
        if truth(store, formula) == Some(true) || !seen.insert(formula) {
            continue;
        }
        let inner = unary(store, formula, Op::Not);
        denied.extend(inner);
        if truth(store, formula) == Some(false) || denied.contains(&formula) || inner.is_some_and(|i| seen.contains(&i))
        {
            return vec![store.bool(false)];
        }
        match conjuncts(store, formula) {
            Some(conjuncts) => todo.extend(conjuncts.into_iter().rev()),
            None => kept.push(formula),
        }
    }
    kept
}

/// The formulas that assertions are a conjunction of, in order.
pub(super) fn conjunction(store: &mut Store, assertions: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    let mut todo: Vec<Term> = assertions.iter().rev().copied().collect();
    while let Some(formula) = todo.pop() {
        match conjuncts(store, formula) {
            Some(conjuncts) => todo.extend(conjuncts.into_iter().rev()),
            None => found.push(formula),
        }
    }
    found
}

/// What a formula is the conjunction of, if it is one: `(and …)`, `(not (or …))`, `(not (=> a b))`.
fn conjuncts(store: &mut Store, formula: Term) -> Option<Vec<Term>> {
    match store.as_app(formula)? {
        (Op::And, conjuncts) => Some(conjuncts.to_vec()),
        (Op::Not, &[inner]) => match store.as_app(inner)? {
            (Op::Or, disjuncts) => {
                let disjuncts = disjuncts.to_vec();
                Some(disjuncts.into_iter().map(|disjunct| opposite(store, disjunct)).collect())
            }
            (Op::Implies, &[premise, conclusion]) => Some(vec![premise, opposite(store, conclusion)]),
            _ => None,
        },
        _ => None,
    }
}

/// The negation of a formula, without a second `not`.
fn opposite(store: &mut Store, formula: Term) -> Term {
    unary(store, formula, Op::Not).unwrap_or_else(|| store.not(formula))
}

/// Whether one formula is the other with `not` before it.
fn are_opposite(store: &Store, left: Term, right: Term) -> bool {
    unary(store, left, Op::Not) == Some(right) || unary(store, right, Op::Not) == Some(left)
}

/// The value of a boolean literal.
fn truth(store: &Store, term: Term) -> Option<bool> {
    match store.node(term) {
        Node::Bool(value) => Some(*value),
        _ => None,
    }
}

/// Whether a term is a literal or a constructor without fields: different ones of a sort have different values.
fn is_value(store: &Store, term: Term) -> bool {
    match store.node(term) {
        Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_) => true,
        Node::App(Op::Construct(..), fields) => fields.is_empty(),
        _ => false,
    }
}

/// The argument of a unary operator.
fn unary(store: &Store, term: Term, op: Op) -> Option<Term> {
    match store.as_app(term)? {
        (found, [argument]) if found == op => Some(*argument),
        _ => None,
    }
}

/// The arguments of a binary operator.
fn binary(store: &Store, term: Term, op: Op) -> Option<[Term; 2]> {
    match store.as_app(term)? {
        (found, &[left, right]) if found == op => Some([left, right]),
        _ => None,
    }
}

/// The condition and branches of an `ite`.
fn ite(store: &Store, term: Term) -> Option<[Term; 3]> {
    match store.as_app(term)? {
        (Op::Ite, &[condition, then, otherwise]) => Some([condition, then, otherwise]),
        _ => None,
    }
}

/// `(op a (op b c) d) = (op a b c d)`
fn flatten(store: &mut Store, term: Term, op: Op) -> Option<Term> {
    let arguments = nary(store, term, op)?;
    let merged = |argument: &Term| nary(store, *argument, op).filter(|inner| inner.len() <= MAX_MERGED);
    if !arguments.iter().any(|argument| merged(argument).is_some()) {
        return None;
    }
    let flat: Vec<Term> = arguments
        .iter()
        .flat_map(|argument| merged(argument).unwrap_or(std::slice::from_ref(argument)))
        .copied()
        .collect();
    Some(store.app(op, flat))
}

/// The arguments of an operator that takes any number.
fn nary(store: &Store, term: Term, op: Op) -> Option<&[Term]> {
    store.as_app(term).filter(|(found, _)| *found == op).map(|(_, arguments)| arguments)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rewrite::{Fired, apply, normalize};
    use crate::term::{Constructor, Field, Sort, SortNode};

    fn simplify(store: &mut Store, term: Term) -> Term {
        let rules: Vec<&Rule> = RULES.iter().copied().flatten().collect();
        apply(store, &[term], &rules, &mut Fired::default())[0]
    }

    fn constants(store: &mut Store, sort: Sort, count: usize) -> Vec<Term> {
        (0..count).map(|index| store.fresh_constant(&format!("c{index}"), sort)).collect()
    }

    #[test]
    fn conjunctions_have_parts() {
        let s = &mut Store::default();
        let [a, b, c, d] = constants(s, Sort::BOOL, 4)[..] else { unreachable!() };
        let (a_and_b, c_or_d) = (s.and([a, b]), s.or([c, d]));
        let (nested, neither) = (s.and([a_and_b, c]), s.not(c_or_d));
        let (not_c, not_d) = (s.not(c), s.not(d));
        assert_eq!(conjunction(s, &[nested, c_or_d, neither, a]), [a, b, c, c_or_d, not_c, not_d, a]);
    }

    /// Literals are multiplied as long as they fit into memory a few thousand times.
    #[test]
    fn products_of_large_literals_stay() {
        let s = &mut Store::default();
        for (bits, expected) in [(10_000, true), (40_000, false)] {
            let large = s.int((dashu_int::IBig::ONE << bits) + 1);
            let product = s.app(Op::Mul, [large, large]);
            let simplified = simplify(s, product);
            assert_eq!(matches!(s.node(simplified), Node::Int(_)), expected, "{bits} bits");
        }
    }

    #[test]
    fn conjunctions_are_split_and_pruned() {
        let s = &mut Store::default();
        let [a, b, c] = constants(s, Sort::BOOL, 3)[..] else { unreachable!() };
        let (yes, no, not_a, not_b) = (s.bool(true), s.bool(false), s.not(a), s.not(b));
        let (a_and_b, a_or_b, a_implies_b) = (s.and([a, b]), s.or([a, b]), s.implies(a, b));
        let (neither, broken, c_and_ab) = (s.not(a_or_b), s.not(a_implies_b), s.and([c, a_and_b]));
        let not_both = s.not(a_and_b);
        let cases: [(&[Term], &[Term]); 10] = [
            (&[], &[]),
            (&[yes, a, yes, a], &[a]),
            (&[c_and_ab, b], &[c, a, b]),
            (&[neither, c], &[not_a, not_b, c]),
            (&[broken], &[a, not_b]),
            (&[a, no, b], &[no]),
            (&[a, b, not_a], &[no]),
            (&[not_b, c_and_ab], &[no]),
            (&[not_both, c_and_ab], &[no]),
            (&[c_and_ab, neither], &[no]),
        ];
        for (assertions, expected) in cases {
            assert_eq!(prune(s, assertions), expected);
        }
    }

    #[test]
    fn wide_conjunctions_are_cheap() {
        let s = &mut Store::default();
        let atoms = constants(s, Sort::BOOL, 50_000);
        let mut twice = atoms.clone();
        twice.push(s.bool(true));
        twice.extend(&atoms);
        let wide = s.and(twice);
        let expected = s.and(atoms.clone());
        assert_eq!(simplify(s, wide), expected);
        assert_eq!(normalize(s, &[wide, wide], |_| true, || false, &mut Fired::default()), Some(atoms));
    }

    #[test]
    fn deep_chains_are_cheap() {
        let s = &mut Store::default();
        let atoms = constants(s, Sort::BOOL, 20_000);
        for op in [Op::And, Op::Or] {
            let chain = atoms.iter().copied().reduce(|left, right| s.app(op, [left, right])).expect("many");
            let before = s.len();
            let result = simplify(s, chain);
            assert!(s.postorder(&[result]).len() < 22_000 && s.len() < before + 40_000);
        }
        let chain = atoms.iter().copied().reduce(|left, right| s.and([left, right])).expect("many");
        assert_eq!(normalize(s, &[chain], |_| true, || false, &mut Fired::default()), Some(atoms));
    }

    #[test]
    fn shared_terms_do_not_explode() {
        let s = &mut Store::default();
        let x = s.fresh_constant("x", Sort::INT);
        for (op, start) in [(Op::Add, x), (Op::Mul, x), (Op::Mul, s.int(2)), (Op::Add, s.int(2))] {
            let doubled = (0..300).fold(start, |term, _| s.app(op, [term, term]));
            let before = s.len();
            simplify(s, doubled);
            assert!(s.len() < before + 10_000);
        }
    }

    #[test]
    fn selectors_go_down_a_chain_once() {
        // state ← (ite c (pair (second state) 1) state), many times
        let s = &mut Store::default();
        let declaration = s.declare_datatype("Pair", 0);
        let fields = ["first", "second"].map(|name| Field { name: name.into(), sort: Sort::INT }).to_vec();
        s.define_datatype(declaration, vec![Constructor { name: "pair".into(), fields }]);
        let sort = s.sort(SortNode::Data(declaration, [].into()));
        let (mut state, one) = (s.fresh_constant("state", sort), s.int(1));
        for condition in constants(s, Sort::BOOL, 5_000) {
            let second = s.app(Op::Select(sort, 0, 1), [state]);
            let next = s.app(Op::Construct(sort, 0), [second, one]);
            state = s.ite(condition, next, state);
        }
        let first = s.app(Op::Select(sort, 0, 0), [state]);
        let before = s.len();
        let result = simplify(s, first);
        assert!(s.len() < before + 50_000);
        let rest: Vec<Term> = s.postorder(&[result]).into_iter().filter(|term| s.sort_of(*term) == sort).collect();
        assert_eq!(rest.len(), 1, "only the first state is left");
    }
}
