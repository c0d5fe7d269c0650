//! Parts and aggregates of list values, run by run: nothing here takes longer for a longer repetition.

use std::borrow::Cow;
use std::cmp::Ordering;

use dashu_int::IBig;
use dashu_int::ops::DivRem;
use dashu_ratio::RBig;

use super::{ListValue, Run, Value};

impl Run {
    /// So many repetitions from the one with number `first` on.
    #[must_use]
    pub(crate) fn part(&self, first: &IBig, count: &IBig) -> Run {
        let word: Vec<Value> = (0..self.word().len()).map(|place| self.element(first, place).into_owned()).collect();
        self.like(word, count.clone(), |_| true)
    }

    /// Only the elements at these places of the word, in every repetition.
    #[must_use]
    pub(crate) fn keep(&self, places: impl Fn(usize) -> bool) -> Run {
        let word = self.word().iter().enumerate().filter(|(place, _)| places(*place));
        let word: Vec<Value> = word.map(|(_, value)| value.clone()).collect();
        self.like(word, self.count().clone(), places)
    }

    /// A run with this word and the drift of the places that are kept.
    fn like(&self, word: Vec<Value>, count: IBig, places: impl Fn(usize) -> bool) -> Run {
        let drift = self.drift().map(|drift| {
            let kept = drift.iter().enumerate().filter(|(place, _)| places(*place));
            kept.map(|(_, step)| step.clone()).collect::<Vec<Value>>()
        });
        match drift {
            Some(drift) => Run::drifting(word, count, drift).expect("a part of what fits fits"),
            None => Run::repeated(word, count),
        }
    }

    /// Each element as a pair of its index, from `start` on, and itself.
    fn indexed(&self, start: &IBig) -> Run {
        let length = IBig::from(self.word().len());
        let pair = |index: IBig, value: Value| Value::data(0, [Value::Int(index), value]);
        let word: Vec<Value> = self
            .word()
            .iter()
            .enumerate()
            .map(|(place, value)| pair(start + IBig::from(place), value.clone()))
            .collect();
        let steps = (0..self.word().len()).map(|place| match self.drift() {
            Some(drift) => drift[place].clone(),
            None => still(&self.word()[place]),
        });
        let drift: Vec<Value> = steps.map(|step| pair(length.clone(), step)).collect();
        Run::drifting(word, self.count().clone(), drift).expect("a drift that fits stays one in a pair")
    }

    /// The least or greatest of a run of numbers: at each place of the word they change in one direction, if at all.
    fn extreme(&self, wanted: Ordering) -> Option<Value> {
        let last = self.count() - IBig::ONE;
        let ends =
            (0..self.word().len()).flat_map(|place| [self.element(&IBig::ZERO, place), self.element(&last, place)]);
        ends.map(Cow::into_owned).reduce(|best, next| if compare(&next, &best) == Some(wanted) { next } else { best })
    }

    /// Whether a run of numbers is sorted.
    fn is_sorted(&self) -> bool {
        self.neighbours(|left, right| compare(left, right).is_some_and(Ordering::is_le))
    }

    /// Whether neighbours in a run of numbers are all in order: `<`, `≤`, `>` or `≥`. The difference of two neighbours is an affine function of the repetition, so
    /// it has its extremes in the first and in the last repetition.
    pub(super) fn neighbours(&self, ordered: impl Fn(&Value, &Value) -> bool) -> bool {
        let (length, last) = (self.word().len(), self.count() - IBig::ONE);
        let inside = |repetition: &IBig| {
            (1..length).all(|place| ordered(&self.element(repetition, place - 1), &self.element(repetition, place)))
        };
        let across = |repetition: &IBig| {
            ordered(&self.element(repetition, length - 1), &self.element(&(repetition + IBig::ONE), 0))
        };
        let joined = self.count().is_one() || (across(&IBig::ZERO) && across(&(&last - IBig::ONE)));
        inside(&IBig::ZERO) && inside(&last) && joined
    }

    /// The index of the first element that equals `wanted`. At each place of the word the elements are the same in all repetitions, or
    /// a number in them moves by a constant, so at most one repetition has to be looked at.
    fn position(&self, wanted: &Value) -> Option<IBig> {
        let length = IBig::from(self.word().len());
        let found = (0..self.word().len()).filter_map(|place| {
            let repetition = match self.drift() {
                Some(drift) => meeting(&self.word()[place], &drift[place], wanted)?,
                None => IBig::ZERO,
            };
            let inside = repetition >= IBig::ZERO && repetition < *self.count();
            (inside && *self.element(&repetition, place) == *wanted).then(|| repetition * &length + IBig::from(place))
        });
        found.min()
    }
}

/// What to add to a value so that nothing changes.
fn still(value: &Value) -> Value {
    match value {
        Value::Int(_) => Value::Int(IBig::ZERO),
        Value::Real(_) => Value::Real(RBig::ZERO),
        Value::Data { constructor, fields } => {
            Value::Data { constructor: *constructor, fields: fields.iter().map(still).collect() }
        }
        other => other.clone(),
    }
}

pub(super) fn compare(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Int(left), Value::Int(right)) => Some(left.cmp(right)),
        (Value::Real(left), Value::Real(right)) => Some(left.cmp(right)),
        _ => None,
    }
}

/// The only repetition in which a value that moves may equal `wanted`: where its first moving number does. 0 if nothing moves.
fn meeting(value: &Value, step: &Value, wanted: &Value) -> Option<IBig> {
    let mut todo = vec![(value, step, wanted)];
    while let Some(next) = todo.pop() {
        match next {
            (Value::Int(value), Value::Int(step), Value::Int(wanted)) if !step.is_zero() => {
                let (quotient, rest) = (wanted - value).div_rem(step);
                return rest.is_zero().then_some(quotient);
            }
            (Value::Real(value), Value::Real(step), Value::Real(wanted)) if !step.is_zero() => {
                let quotient = (wanted - value) / step;
                return quotient.denominator().is_one().then(|| quotient.numerator().clone());
            }
            (
                Value::Data { fields: values, .. },
                Value::Data { fields: steps, .. },
                Value::Data { fields: wanted, .. },
            ) => {
                let fields = values.iter().zip(&**steps).zip(&**wanted);
                todo.extend(fields.map(|((value, step), wanted)| (value, step, wanted)).rev());
            }
            _ => {}
        }
    }
    Some(IBig::ZERO)
}

impl ListValue {
    /// The index of the first element that equals `wanted`.
    #[must_use]
    pub(crate) fn position(&self, wanted: &Value) -> Option<IBig> {
        let mut before = IBig::ZERO;
        for run in self.runs() {
            if let Some(index) = run.position(wanted) {
                return Some(before + index);
            }
            before += run.len();
        }
        None
    }

    /// The element at an index.
    #[must_use]
    pub(crate) fn nth(&self, index: &IBig) -> Option<Value> {
        if *index < IBig::ZERO {
            return None;
        }
        let mut index = index.clone();
        for run in self.runs() {
            if index < run.len() {
                let (repetition, place) = index.div_rem(IBig::from(run.word().len()));
                return Some(run.element(&repetition, usize::try_from(&place).ok()?).into_owned());
            }
            index -= run.len();
        }
        None
    }

    /// The first `count` elements, and the others.
    #[must_use]
    pub(crate) fn split(&self, count: &IBig) -> (ListValue, ListValue) {
        let mut count = count.clone().max(IBig::ZERO);
        let (mut front, mut back) = (Vec::new(), Vec::new());
        for run in self.runs() {
            if count >= run.len() {
                count -= run.len();
                front.push(run.clone());
                continue;
            }
            let (whole, cut) = (&count).div_rem(IBig::from(run.word().len()));
            let cut = usize::try_from(&cut).expect("a place in a word");
            front.push(run.part(&IBig::ZERO, &whole));
            let middle = run.part(&whole, &IBig::ONE);
            front.push(Run::once(&middle.word()[..cut]));
            back.push(Run::once(&middle.word()[cut..]));
            let next = whole + IBig::ONE;
            back.push(run.part(&next, &(run.count() - &next)));
            count = IBig::ZERO;
        }
        (ListValue::from_runs(front), ListValue::from_runs(back))
    }

    /// Each element as a pair of its index and itself.
    #[must_use]
    pub(crate) fn indexed(&self) -> ListValue {
        let mut start = IBig::ZERO;
        let mut runs = Vec::new();
        for run in self.runs() {
            runs.push(run.indexed(&start));
            start += run.len();
        }
        ListValue::from_runs(runs)
    }

    /// The least or greatest number.
    #[must_use]
    pub(crate) fn extreme(&self, wanted: Ordering) -> Option<Value> {
        let extremes = self.runs().iter().filter_map(|run| run.extreme(wanted));
        extremes.reduce(|best, next| if compare(&next, &best) == Some(wanted) { next } else { best })
    }

    /// Whether no number is less than the one before it.
    #[must_use]
    pub(crate) fn is_sorted(&self) -> bool {
        let ends = |run: &Run| run.element(&(run.count() - IBig::ONE), run.word().len() - 1).into_owned();
        let joined = |runs: &[Run]| compare(&ends(&runs[0]), &runs[1].word()[0]).is_some_and(Ordering::is_le);
        self.runs().windows(2).all(joined) && self.runs().iter().all(Run::is_sorted)
    }

    /// The integers from `from` up to, not including, `to`.
    #[must_use]
    pub(crate) fn range(from: &IBig, to: &IBig) -> ListValue {
        ListValue::from_runs(Run::drifting([Value::Int(from.clone())], to - from, [Value::Int(IBig::ONE)]))
    }

    /// The last element.
    #[must_use]
    pub(crate) fn last(&self) -> Option<Cow<'_, Value>> {
        let run = self.runs().last()?;
        Some(run.element(&(run.count() - IBig::ONE), run.word().len().checked_sub(1)?))
    }

    /// The sum of a list of numbers: an arithmetic series per place of each run. `None` unless all elements are numbers of the sort of
    /// `zero`. `charge` is given the sum so far and the next summand before they are added, and may end it.
    pub(crate) fn sum<E>(
        &self,
        zero: &Value,
        mut charge: impl FnMut(&RBig, &RBig) -> Result<(), E>,
    ) -> Result<Option<Value>, E> {
        let mut sum = RBig::ZERO;
        for run in self.runs() {
            let count = RBig::from(run.count().clone());
            // 0 + 1 + … + (count - 1)
            let series = &count * (&count - RBig::ONE) / RBig::from(2);
            for (place, value) in run.word().iter().enumerate() {
                let drift = run.drift().map(|drift| (&drift[place], &series));
                for (value, times) in [(value, &count)].into_iter().chain(drift) {
                    let Some(value) = number(value) else { return Ok(None) };
                    let summand = value * times;
                    charge(&sum, &summand)?;
                    sum += summand;
                }
            }
        }
        Ok(match zero {
            Value::Int(_) => sum.denominator().is_one().then(|| Value::Int(sum.numerator().clone())),
            Value::Real(_) => Some(Value::Real(sum)),
            _ => None,
        })
    }
}

fn number(value: &Value) -> Option<RBig> {
    match value {
        Value::Int(value) => Some(RBig::from(value.clone())),
        Value::Real(value) => Some(value.clone()),
        _ => None,
    }
}
