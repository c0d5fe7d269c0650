//! What solvers do not find out about remainders of a divisor that is not a literal.

use crate::term::{Node, Op, Sort, Store, Term};

/// Terms with more remainders than this get no help.
const MOST: usize = 6;

/// Facts about the remainders in a formula; they hold whatever the numbers are. Equal divisors have equal remainders. For `m > 0`:
/// * `0 ≤ a mod m < m`;
/// * `a mod m = a` if `0 ≤ a < m`, and `a mod m = 0` if `a = m`;
/// * `(a + 1) mod m` is `a mod m + 1`, or 0 if that is `m`;
/// * `(a + m) mod m` is `a mod m`, and so is `b mod m` if `b = a`;
/// * `a mod 2m` is `a mod m` or `a mod m + m`.
pub(super) fn facts(store: &mut Store, formula: Term) -> Vec<Term> {
    let mut remainders = remainders(store, formula);
    if remainders.len() > MOST {
        return Vec::new();
    }
    // What is said about `(a + 1) mod m` is about `a mod m`, which must be known as well.
    for (_, number, divisor) in remainders.clone() {
        if let Some(before) = predecessor(store, number) {
            let earlier = (store.app(Op::Mod, [before, divisor]), before, divisor);
            if !remainders.contains(&earlier) {
                remainders.push(earlier);
            }
        }
    }
    let (zero, one) = (store.int(0), store.int(1));
    let mut facts = Vec::new();
    for (remainder, number, divisor) in &remainders {
        let positive = store.app(Op::Lt, [zero, *divisor]);
        let (least, less) = (store.le(zero, *number), store.app(Op::Lt, [*number, *divisor]));
        let (not_negative, below) = (store.le(zero, *remainder), store.app(Op::Lt, [*remainder, *divisor]));
        let range = store.and([not_negative, below]);
        facts.push(store.implies(positive, range));
        let (small, itself) = (store.and([positive, least, less]), store.eq(*remainder, *number));
        facts.push(store.implies(small, itself));
        let (same, none) = (store.eq(*number, *divisor), store.eq(*remainder, zero));
        let full = store.and([positive, same]);
        facts.push(store.implies(full, none));
        if let Some(before) = predecessor(store, *number) {
            let earlier = store.app(Op::Mod, [before, *divisor]);
            let next = store.sum([earlier, one]);
            let wraps = store.eq(next, *divisor);
            let next = store.ite(wraps, zero, next);
            let follows = store.eq(*remainder, next);
            let (at_least, within) = (store.le(zero, earlier), store.app(Op::Lt, [earlier, *divisor]));
            let follows = store.and([at_least, within, follows]);
            facts.push(store.implies(positive, follows));
        }
        for (other, less, same) in &remainders {
            if same == divisor && less != number {
                let further = store.sum([*less, *divisor]);
                let shifted = store.eq(*number, further);
                let premise = store.and([positive, shifted]);
                let equal = store.eq(*remainder, *other);
                facts.push(store.implies(premise, equal));
                let alike = store.eq(*number, *less);
                facts.push(store.implies(alike, equal));
            }
        }
        for (other, same, half) in &remainders {
            if same == number && half != divisor {
                let (alike, equal) = (store.eq(*divisor, *half), store.eq(*remainder, *other));
                facts.push(store.implies(alike, equal));
                let positive = store.app(Op::Lt, [zero, *half]);
                let twice = store.sum([*half, *half]);
                let doubled = store.eq(*divisor, twice);
                let premise = store.and([positive, doubled]);
                let upper = store.sum([*other, *half]);
                let (low, high) = (store.eq(*remainder, *other), store.eq(*remainder, upper));
                let either = store.or([low, high]);
                facts.push(store.implies(premise, either));
            }
        }
    }
    facts
}

/// The remainders in a formula whose divisors are not literals, with their numbers and divisors.
fn remainders(store: &Store, formula: Term) -> Vec<(Term, Term, Term)> {
    let all = store.postorder(&[formula]).into_iter();
    let remainders = all.filter_map(|term| match store.as_app(term) {
        Some((Op::Mod, &[number, divisor])) if store.is_closed(term) => Some((term, number, divisor)),
        _ => None,
    });
    remainders.filter(|(_, _, divisor)| !matches!(store.node(*divisor), Node::Int(_))).collect()
}

/// The formula with constants for such remainders, of which it says what [`facts`] say. Every model of the formula is one of it, so if it has
/// none, neither has the formula. `None` if there is nothing to replace.
pub(super) fn forgotten(store: &mut Store, formula: Term) -> Option<Term> {
    let facts = facts(store, formula);
    let all: Vec<Term> = std::iter::once(formula).chain(facts).collect();
    let mut formula = store.and(all);
    // One inside another is replaced after it.
    let mut found = false;
    while let Some((remainder, ..)) = remainders(store, formula).last().copied() {
        let constant = store.fresh_constant("remainder", Sort::INT);
        formula = store.substitute(formula, &[(remainder, constant)]);
        found = true;
    }
    found.then_some(formula)
}

/// `a` for `a + 1`
fn predecessor(store: &mut Store, number: Term) -> Option<Term> {
    let Some((Op::Add, parts)) = store.as_app(number) else { return None };
    let is_one = |term: &Term| matches!(store.node(*term), Node::Int(value) if value.is_one());
    let at = parts.iter().position(is_one)?;
    let mut others = parts.to_vec();
    others.remove(at);
    Some(store.sum(others))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Evaluator;
    use crate::model::{Model, Value};

    #[test]
    fn facts_hold_of_all_numbers() {
        let mut store = Store::default();
        let (a, m) = (store.fresh_constant("a", Sort::INT), store.fresh_constant("m", Sort::INT));
        let one = store.int(1);
        let (next, twice) = (store.sum([a, one]), store.sum([m, m]));
        let terms = [[next, m], [a, m], [a, twice]].map(|pair| store.app(Op::Mod, pair));
        let sum = store.sum(terms);
        let formula = store.eq(sum, a);
        let facts = facts(&mut store, formula);
        assert!(facts.len() > 6);
        let symbols = store.symbols_in(&[formula]);
        for (x, y) in (-7..8).flat_map(|x| (-7..8).map(move |y| (x, y))) {
            let mut model = Model::default();
            model.constants.insert(symbols[0], Value::int(x));
            model.constants.insert(symbols[1], Value::int(y));
            for fact in &facts {
                assert_eq!(Evaluator::new(&store, &model).value(*fact), Ok(Value::Bool(true)), "{x} {y}");
            }
        }
    }
}
