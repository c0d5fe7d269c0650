//! Long lists reversed and paired, run by run.

use dashu_int::IBig;
use dashu_int::ops::Gcd;

use super::list::{Place, moved};
use super::{ListValue, Run, Value};

/// No more pairs than this are written out.
const MAX_PAIRS: usize = 10_000_000;
/// Runs whose words meet again only after more elements than this are not paired as runs.
const MAX_PERIOD: usize = 1 << 16;

impl ListValue {
    /// The elements from the last to the first.
    #[must_use]
    pub fn reversed(&self) -> ListValue {
        ListValue::from_runs(self.runs().iter().rev().map(|run| {
            let last = run.count() - IBig::ONE;
            let word: Vec<Value> =
                (0..run.word().len()).rev().map(|place| run.element(&last, place).into_owned()).collect();
            let back = IBig::from(-2);
            let drift: Option<Vec<Value>> =
                run.drift().map(|drift| drift.iter().rev().map(|step| moved(step, step, &back)).collect());
            match drift {
                Some(drift) => {
                    Run::drifting(word, run.count().clone(), drift).expect("a negative drift has the same shape")
                }
                None => Run::repeated(word, run.count().clone()),
            }
        }))
    }

    /// Pairs of the elements at the same place, as many as the shorter list has. `None` if the lists are too long and their runs
    /// have no common period of a reasonable length.
    ///
    /// In each class of places modulo the least common multiple `m` of two words' lengths, both elements change by a constant from one
    /// place of the class to the next. So where two runs overlap, the pairs are a run whose word has length `m`.
    #[must_use]
    pub fn zip(&self, other: &ListValue) -> Option<ListValue> {
        let mut pairs: Vec<Run> = Vec::new();
        let (mut left, mut right) = (Place::start(self.runs()), Place::start(other.runs()));
        while let (Some(one), Some(two)) = (left.run(), right.run()) {
            let overlap = left.rest(one).min(right.rest(two));
            let (p, q) = (one.word().len(), two.word().len());
            let period = p / p.gcd(q) * q;
            let pair = |step: usize| {
                let (first, second) = (one.at(&(&left.index + step)), two.at(&(&right.index + step)));
                tuple(first.into_owned(), second.into_owned())
            };
            let repetitions = &overlap / IBig::from(period);
            let single = match usize::try_from(&overlap) {
                Ok(overlap) if overlap <= 2 * period && overlap <= MAX_PAIRS => overlap,
                _ if period > MAX_PERIOD => return None,
                _ => {
                    let word: Vec<Value> = (0..period).map(pair).collect();
                    let step = |run: &Run, start: &IBig, at: usize| {
                        let (repetition, place) = run.place(&(start + at));
                        let value = run.element(&repetition, place).into_owned();
                        match run.drift() {
                            Some(drift) => {
                                let times = IBig::from(period / run.word().len()) - IBig::ONE;
                                moved(&drift[place], &drift[place], &times)
                            }
                            None => moved(&value, &value, &IBig::NEG_ONE),
                        }
                    };
                    let drift: Vec<Value> =
                        (0..period).map(|at| tuple(step(one, &left.index, at), step(two, &right.index, at))).collect();
                    pairs.push(Run::drifting(word, repetitions.clone(), drift)?);
                    0
                }
            };
            if single > 0 {
                pairs.push(Run::once((0..single).map(pair).collect::<Vec<Value>>()));
                left.advance(one, &overlap);
                right.advance(two, &overlap);
            } else {
                let covered = repetitions * IBig::from(period);
                left.advance(one, &covered);
                right.advance(two, &covered);
            }
        }
        Some(ListValue::from_runs(pairs))
    }
}

fn tuple(first: Value, second: Value) -> Value {
    Value::Data { constructor: 0, fields: [first, second].into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ints(values: &[i32]) -> Vec<Value> {
        values.iter().map(|value| Value::int(*value)).collect()
    }

    fn lists() -> Vec<ListValue> {
        let drift =
            |word: &[i32], count: u32, step: &[i32]| Run::drifting(ints(word), count.into(), ints(step)).unwrap();
        vec![
            ListValue::default(),
            ListValue::from(ints(&[1, 2, 3])),
            ListValue::from_runs([Run::repeated(ints(&[1, 2]), 20.into())]),
            ListValue::from_runs([Run::repeated(ints(&[7, 8, 9]), 11.into()), drift(&[0, 5], 13, &[1, -2])]),
            ListValue::from_runs([drift(&[4], 50, &[3]), Run::once(ints(&[1, 1]))]),
        ]
    }

    #[test]
    fn rearranged_as_element_by_element() {
        for left in lists() {
            let mut elements: Vec<Value> = left.iter().map(|element| element.into_owned()).collect();
            elements.reverse();
            assert_eq!(left.reversed(), ListValue::from(elements));
            for right in lists() {
                let expected: Vec<Value> =
                    left.iter().zip(right.iter()).map(|(a, b)| tuple(a.into_owned(), b.into_owned())).collect();
                assert_eq!(left.zip(&right), Some(ListValue::from(expected)));
            }
        }
    }

    #[test]
    fn long_lists_stay_short() {
        let long = |word: &[i32]| ListValue::from_runs([Run::repeated(ints(word), IBig::from(1_000_000_000_000_u64))]);
        let pairs = long(&[1, 2]).zip(&long(&[1, 2, 3])).unwrap();
        assert_eq!(pairs.len(), long(&[1, 2]).len());
        assert!(pairs.runs().len() <= 2);
        assert_eq!(pairs.reversed().len(), pairs.len());
    }
}
