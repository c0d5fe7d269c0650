//! Polynomial equalities between the variables of a system: the null space of the monomials on sampled runs.
//!
//! Closed forms of sums, such as `6·Σ k² = n·(n−1)·(2n−1)`, are equalities between monomials of the count and the state. They cannot be mined from the formula, but a few
//! dozen states that are reached determine them: the vectors of the monomials' values in those states span a space, and what is orthogonal to it are the equalities that hold in all of them.
//!
//! Nothing here has to be right: what is found is a candidate as any other, is dropped if it is not inductive, and checked in the end.

use dashu_int::IBig;
use dashu_int::ops::Gcd;
use dashu_ratio::RBig;

use super::reach::Reach;
use crate::term::{Map, Node, Op, Set, Sort, Store, Term};

/// Systems with more integers than this have too many monomials.
const MAX_INTEGERS: usize = 4;

/// The largest degree of a monomial, by the number of integers.
const DEGREES: [u32; MAX_INTEGERS + 1] = [0, 5, 4, 3, 2];

/// How many runs are sampled, and how many steps of each.
const RUNS: u64 = 12;
const STEPS: usize = 10;

/// How often an input is drawn again if it is not admitted.
const DRAWS: usize = 8;

/// The exponents of the integers.
type Monomial = Vec<u32>;

/// Equalities between monomials that hold in all states of a few runs, the simple ones first.
pub(super) fn equalities(store: &mut Store, reach: &Reach) -> Vec<Term> {
    let tags: Set<Term> = reach.tags.iter().map(|(tag, _)| *tag).collect();
    let is_integer = |store: &Store, term: &Term| store.sort_of(*term) == Sort::INT && !tags.contains(term);
    let mut integers: Vec<Term> = reach.rigid.iter().copied().filter(|term| is_integer(store, term)).collect();
    integers.extend(reach.count);
    let fixed = integers.len();
    integers.extend(reach.state.iter().copied().filter(|term| is_integer(store, term)));
    if integers.len() > MAX_INTEGERS || integers.len() == fixed {
        return Vec::new();
    }
    let monomials = monomials(integers.len(), fixed, DEGREES[integers.len()]);
    let mut rows: Vec<Vec<RBig>> = Vec::new();
    for seed in 0..RUNS {
        for state in run(store, reach, &integers, seed) {
            rows.push(monomials.iter().map(|monomial| RBig::from(value(monomial, &state))).collect());
        }
    }
    if rows.len() < monomials.len() {
        return Vec::new();
    }
    relations(rows, &monomials).into_iter().map(|relation| equality(store, &integers, &relation)).collect()
}

/// All exponents up to a degree, ordered by their degree in the state, so that the state is expressed by what is known of it.
fn monomials(count: usize, fixed: usize, degree: u32) -> Vec<Monomial> {
    let mut found: Vec<Monomial> = vec![Vec::new()];
    for _ in 0..count {
        let longer = found.iter().flat_map(|monomial| {
            let left = degree - monomial.iter().sum::<u32>();
            (0..=left).map(|exponent| monomial.iter().copied().chain([exponent]).collect())
        });
        found = longer.collect();
    }
    found.sort_by_key(|monomial| (monomial[fixed..].iter().sum::<u32>(), monomial.iter().sum::<u32>()));
    found
}

fn value(monomial: &[u32], state: &[IBig]) -> IBig {
    monomial.iter().zip(state).map(|(exponent, value)| value.pow(*exponent as usize)).product()
}

/// The values of the integers in the states of a run with pseudo-random parameters and inputs.
fn run(store: &mut Store, reach: &Reach, integers: &[Term], seed: u64) -> Vec<Vec<IBig>> {
    let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(1);
    let mut draw = |store: &mut Store, sort: Sort| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let number = i64::try_from((random >> 33) % 9).unwrap_or(0) - 3;
        match sort {
            Sort::BOOL => store.bool(number > 0),
            _ => store.int(number),
        }
    };
    let mut known: Map<Term, Term> = Map::default();
    for rigid in &reach.rigid {
        let sort = store.sort_of(*rigid);
        known.insert(*rigid, draw(store, sort));
    }
    let (variables, first, following) = (reach.variables(), reach.first(store), reach.following(store));
    let mut current = store.smart_rebuild(&first, &mut known.clone(), |_, _| None);
    let mut states = Vec::new();
    for _ in 0..STEPS {
        let mut here = known.clone();
        here.extend(variables.iter().copied().zip(current.iter().copied()));
        let values: Option<Vec<IBig>> = integers
            .iter()
            .map(|integer| match store.node(*here.get(integer)?) {
                Node::Int(value) => Some(value.clone()),
                _ => None,
            })
            .collect();
        let Some(values) = values else { break };
        states.push(values);
        let mut next = None;
        for _ in 0..DRAWS {
            let mut with_inputs = here.clone();
            for input in &reach.inputs {
                let sort = store.sort_of(*input);
                with_inputs.insert(*input, draw(store, sort));
            }
            let guard = store.smart_rebuild(&reach.guard, &mut with_inputs.clone(), |_, _| None);
            if guard.iter().all(|condition| *store.node(*condition) == Node::Bool(true)) {
                next = Some(store.smart_rebuild(&following, &mut with_inputs, |_, _| None));
                break;
            }
        }
        let Some(next) = next else { break };
        current = next;
    }
    states
}

/// For each monomial that is a combination of those before it, the combination, as coefficients that sum to zero; multiples of such monomials
/// say nothing new.
fn relations(mut rows: Vec<Vec<RBig>>, monomials: &[Monomial]) -> Vec<Vec<(IBig, Monomial)>> {
    let (mut pivots, mut found): (Vec<usize>, Vec<Vec<(IBig, Monomial)>>) = (Vec::new(), Vec::new());
    let mut expressed: Vec<&Monomial> = Vec::new();
    for column in 0..monomials.len() {
        let rank = pivots.len();
        let pivot = (rank..rows.len()).find(|row| !rows[*row][column].is_zero());
        if let Some(pivot) = pivot {
            rows.swap(rank, pivot);
            let scale = RBig::ONE / &rows[rank][column];
            rows[rank].iter_mut().for_each(|entry| *entry *= &scale);
            let reduced = rows[rank].clone();
            for (other, row) in rows.iter_mut().enumerate() {
                if other != rank && !row[column].is_zero() {
                    let factor = row[column].clone();
                    row.iter_mut().zip(&reduced).for_each(|(entry, step)| *entry -= &factor * step);
                }
            }
            pivots.push(column);
            continue;
        }
        let monomial = &monomials[column];
        if expressed.iter().any(|known| known.iter().zip(monomial).all(|(one, other)| one <= other)) {
            continue;
        }
        expressed.push(monomial);
        let mut relation = vec![(RBig::ONE, monomial.clone())];
        for (row, pivot) in pivots.iter().enumerate() {
            relation.push((-rows[row][column].clone(), monomials[*pivot].clone()));
        }
        relation.retain(|(coefficient, _)| !coefficient.is_zero());
        found.push(whole(relation));
    }
    found
}

/// The same with integers for coefficients.
fn whole(relation: Vec<(RBig, Monomial)>) -> Vec<(IBig, Monomial)> {
    let common = relation.iter().fold(IBig::ONE, |common, (coefficient, _)| {
        let denominator = IBig::from(coefficient.denominator().clone());
        let shared = IBig::from((&common).gcd(&denominator));
        common / shared * denominator
    });
    let scaled = relation.into_iter().map(|(coefficient, monomial)| {
        let (numerator, denominator) = coefficient.into_parts();
        (numerator * (&common / IBig::from(denominator)), monomial)
    });
    scaled.collect()
}

/// That a combination of monomials is zero.
fn equality(store: &mut Store, integers: &[Term], relation: &[(IBig, Monomial)]) -> Term {
    let mut summands = Vec::new();
    for (coefficient, monomial) in relation {
        let mut factors = vec![store.int(coefficient.clone())];
        for (integer, exponent) in integers.iter().zip(monomial) {
            factors.extend(std::iter::repeat_n(*integer, *exponent as usize));
        }
        summands.push(store.smart(Op::Mul, &factors));
    }
    let (sum, zero) = (store.smart(Op::Add, &summands), store.int(0));
    store.smart_eq(sum, zero)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(row: &[i64]) -> Vec<RBig> {
        row.iter().map(|number| RBig::from(*number)).collect()
    }

    #[test]
    fn sums_of_squares_have_a_closed_form() {
        // The integers are k and s, and s is the sum of the squares below k.
        let monomials = monomials(2, 1, 3);
        let states = (0..12_i64).map(|k| [k, (0..k).map(|i| i * i).sum()].map(IBig::from));
        let rows = states.map(|state| monomials.iter().map(|monomial| RBig::from(value(monomial, &state))).collect());
        let found = relations(rows.collect(), &monomials);
        let of = |monomial: &[u32]| {
            let summand = found[0].iter().find(|(_, other)| other == monomial);
            summand.map(|(coefficient, _)| coefficient.clone())
        };
        let expected = [(vec![0, 1], 6), (vec![1, 0], -1), (vec![2, 0], 3), (vec![3, 0], -2)];
        for (monomial, coefficient) in expected {
            assert_eq!(of(&monomial), Some(IBig::from(coefficient)), "{monomial:?} in {found:?}");
        }
        assert_eq!(found[0].len(), 4);
    }

    #[test]
    fn what_is_independent_has_no_relation() {
        let monomials = monomials(1, 0, 1);
        assert!(relations(vec![numbers(&[1, 2]), numbers(&[1, 3])], &monomials).is_empty());
    }
}
