//! Whether a list value has an element twice.

use std::cmp::Ordering;

use dashu_int::IBig;

use super::slice::compare;
use super::{ListValue, Run, Value};
use crate::term::Set;

/// Longer lists are not walked.
const WALKED: u32 = 1 << 24;

impl ListValue {
    /// Whether no two elements are equal; nothing if nobody knows in reasonable time. `charge` is called before each of many steps, and may end it.
    ///
    /// A run without drift has an element twice if it has more than one repetition. Numbers that rise, or fall, strictly are distinct, and that can be seen of the first and
    /// the last repetition of each run, as for sorted lists. Other lists are walked.
    ///
    /// # Errors
    /// That of `charge`.
    pub(crate) fn is_distinct<E>(&self, mut charge: impl FnMut() -> Result<(), E>) -> Result<Option<bool>, E> {
        if self.runs().iter().any(repeats) {
            return Ok(Some(false));
        }
        if [Ordering::Less, Ordering::Greater].into_iter().any(|order| self.is_strict(order)) {
            return Ok(Some(true));
        }
        if self.len() > IBig::from(WALKED) {
            return Ok(None);
        }
        let mut seen: Set<Value> = Set::default();
        for element in self.iter() {
            charge()?;
            if !seen.insert(element.into_owned()) {
                return Ok(Some(false));
            }
        }
        Ok(Some(true))
    }

    /// Whether each element is a number that stands in this order to the next one.
    fn is_strict(&self, order: Ordering) -> bool {
        let ordered = |left: &Value, right: &Value| compare(left, right) == Some(order);
        let last = |run: &Run| run.element(&(run.count() - IBig::ONE), run.word().len() - 1).into_owned();
        self.runs().windows(2).all(|runs| ordered(&last(&runs[0]), &runs[1].word()[0]))
            && self.runs().iter().all(|run| run.neighbours(ordered))
    }
}

/// Whether some place of a run has the same element in two repetitions.
fn repeats(run: &Run) -> bool {
    *run.count() > IBig::ONE
        && (0..run.word().len()).any(|place| run.element(&IBig::ONE, place).as_ref() == &run.word()[place])
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    fn numbers(run: &[i64]) -> Vec<Value> {
        run.iter().map(|number| Value::Int(IBig::from(*number))).collect()
    }

    fn drifting(word: &[i64], count: u64, drift: &[i64]) -> Run {
        Run::drifting(numbers(word), IBig::from(count), numbers(drift)).expect("the shape of the word")
    }

    fn check(runs: Vec<Run>, expected: Option<bool>) {
        let list = ListValue::from_runs(runs);
        let found = list.is_distinct(|| Ok::<(), Infallible>(()));
        assert_eq!(found, Ok(expected), "{list:?}");
    }

    #[test]
    fn equal_elements_are_found() {
        check(vec![], Some(true));
        check(vec![Run::once(numbers(&[3, 1, 2]))], Some(true));
        check(vec![Run::once(numbers(&[3, 1, 3]))], Some(false));
        check(vec![Run::repeated(numbers(&[7]), IBig::from(100))], Some(false));
        check(vec![drifting(&[0], 1 << 40, &[1])], Some(true));
        check(vec![drifting(&[0], 1 << 40, &[-2])], Some(true));
        check(vec![drifting(&[0, 5], 1 << 40, &[1, 0])], Some(false));
        check(vec![drifting(&[0], 100, &[1]), drifting(&[100], 100, &[1])], Some(true));
        check(vec![drifting(&[0], 100, &[1]), drifting(&[99], 100, &[1])], Some(false));
        check(vec![drifting(&[0, 1], 100, &[2, 2])], Some(true));
        check(vec![drifting(&[0, 150], 100, &[1, -1])], Some(false));
        check(vec![drifting(&[0], 100, &[2]), drifting(&[1], 100, &[2])], Some(true));
        check(vec![drifting(&[0], 1 << 40, &[2]), drifting(&[1], 1 << 40, &[2])], None);
    }
}
