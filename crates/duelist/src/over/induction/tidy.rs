//! Formulas as people write them: `a ≤ b + 1` for `(not (<= (+ b (* (- 1) a)) (- 2)))`. For display, and so that what a solver found does not depend on how it writes it.

use dashu_int::IBig;

use crate::term::{Linear, Map, Op, Sort, Store, Term};

/// An equivalent formula in which integer comparisons have natural coefficients and are not strict, and two opposite ones
/// are an equation.
pub(super) fn tidy(store: &mut Store, formula: Term) -> Term {
    let mut memo = Map::default();
    let formula = store.smart_rebuild(&[formula], &mut memo, |store, term| match store.as_app(term)? {
        (op @ (Op::Le | Op::Lt | Op::Eq), &[left, right]) if store.sort_of(left) == Sort::INT => {
            comparison(store, op, left, right)
        }
        (Op::Not, &[inner]) => match store.as_app(inner)? {
            (Op::Le, &[left, right]) => comparison(store, Op::Lt, right, left),
            _ => None,
        },
        (Op::And, parts) => {
            let parts = parts.to_vec();
            merge(store, parts)
        }
        _ => None,
    })[0];
    match store.as_app(formula) {
        Some((Op::And, parts)) => {
            let parts = parts.to_vec();
            merge(store, parts).unwrap_or(formula)
        }
        _ => formula,
    }
}

fn comparison(store: &mut Store, op: Op, left: Term, right: Term) -> Option<Term> {
    let mut difference = Linear::difference(store, left, right);
    let mut constant = std::mem::take(&mut difference.constant);
    if op == Op::Lt {
        constant += 1;
    }
    // Σ + constant ⋈ 0: the constant goes where it is not negative, or to a side that would be empty.
    let right_empty = !difference.terms.values().any(|factor| *factor < IBig::ZERO);
    let left_empty = !difference.terms.values().any(|factor| *factor > IBig::ZERO);
    let on_left = !right_empty && (left_empty || constant > IBig::ZERO);
    let (on_left, on_right) = if on_left { (constant, IBig::ZERO) } else { (IBig::ZERO, -constant) };
    let left = difference.side(store, true, &on_left);
    let right = difference.side(store, false, &on_right);
    Some(if op == Op::Eq { store.eq(left, right) } else { store.le(left, right) })
}

/// The conjunction with clauses merged that differ only in `a ≤ b` and `b ≤ a`; `None` if there are none.
fn merge(store: &mut Store, mut parts: Vec<Term>) -> Option<Term> {
    let before = parts.len();
    let mut index = 0;
    while index < parts.len() {
        let found =
            (index + 1..parts.len()).find_map(|other| Some((other, equation(store, parts[index], parts[other])?)));
        match found {
            Some((other, merged)) => {
                parts[index] = merged;
                parts.remove(other);
            }
            None => index += 1,
        }
    }
    (parts.len() < before).then(|| store.and(parts))
}

fn equation(store: &mut Store, left: Term, right: Term) -> Option<Term> {
    let literals = |store: &Store, term: Term| match store.as_app(term) {
        Some((Op::Or, literals)) => literals.to_vec(),
        _ => vec![term],
    };
    let (left, right) = (literals(store, left), literals(store, right));
    if left.len() != right.len() {
        return None;
    }
    let mine: Vec<Term> = left.iter().copied().filter(|literal| !right.contains(literal)).collect();
    let theirs: Vec<Term> = right.iter().copied().filter(|literal| !left.contains(literal)).collect();
    let ([mine], [theirs]) = (&mine[..], &theirs[..]) else { return None };
    let (Op::Le, &[a, b]) = store.as_app(*mine)? else { return None };
    let (Op::Le, &[c, d]) = store.as_app(*theirs)? else { return None };
    if (a, b) != (d, c) {
        return None;
    }
    let same = store.eq(a, b);
    let literals: Vec<Term> = left.iter().map(|literal| if literal == mine { same } else { *literal }).collect();
    Some(store.or(literals))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::Shown;

    #[test]
    fn comparisons() {
        let mut s = Store::default();
        let (a, b) = (s.fresh_constant("a", Sort::INT), s.fresh_constant("b", Sort::INT));
        let p = s.fresh_constant("p", Sort::BOOL);
        let (minus, two) = (s.int(-1), s.int(2));
        let opposite = s.app(Op::Mul, [minus, b]);
        let double = s.app(Op::Mul, [two, a]);
        let difference = s.sum([double, opposite]);
        let one = s.int(1);
        let (below, above) = (s.app(Op::Lt, [difference, one]), s.app(Op::Lt, [minus, difference]));
        let not_p = s.not(p);
        let (first, second) = (s.or([not_p, below]), s.or([not_p, above]));
        let check = |s: &mut Store, term: Term, text: &str| {
            let tidied = tidy(s, term);
            assert_eq!(Shown(s, tidied).to_string(), text);
        };
        check(&mut s, below, "(<= (* 2 a) b)");
        check(&mut s, above, "(<= b (* 2 a))");
        let both = s.and([first, second]);
        check(&mut s, both, "(or (not p) (= (* 2 a) b))");
        let strict = s.app(Op::Lt, [a, b]);
        check(&mut s, strict, "(<= (+ a 1) b)");
        let natural = s.app(Op::Lt, [minus, a]);
        check(&mut s, natural, "(<= 0 a)");
    }
}
