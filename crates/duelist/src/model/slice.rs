//! Parts and aggregates of list values, run by run: nothing here takes longer for a longer repetition.

use std::borrow::Cow;

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
            Some(drift) => {
                Run::drifting(word.clone(), count.clone(), drift).unwrap_or_else(|| Run::repeated(word, count))
            }
            None => Run::repeated(word, count),
        }
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

    /// The last element.
    #[must_use]
    pub(crate) fn last(&self) -> Option<Cow<'_, Value>> {
        let run = self.runs().last()?;
        Some(run.element(&(run.count() - IBig::ONE), run.word().len().checked_sub(1)?))
    }

    /// The sum of a list of numbers: an arithmetic series per place of each run. `None` if there are others than numbers of the sort of
    /// `zero`.
    #[must_use]
    pub(crate) fn sum(&self, zero: &Value) -> Option<Value> {
        let mut sum = RBig::ZERO;
        for run in self.runs() {
            let count = RBig::from(run.count().clone());
            // 0 + 1 + … + (count - 1)
            let series = &count * (&count - RBig::ONE) / RBig::from(2);
            for (place, value) in run.word().iter().enumerate() {
                sum += number(value)? * &count;
                if let Some(drift) = run.drift() {
                    sum += number(&drift[place])? * &series;
                }
            }
        }
        match zero {
            Value::Int(_) => sum.denominator().is_one().then(|| Value::Int(sum.numerator().clone())),
            Value::Real(_) => Some(Value::Real(sum)),
            _ => None,
        }
    }
}

fn number(value: &Value) -> Option<RBig> {
    match value {
        Value::Int(value) => Some(RBig::from(value.clone())),
        Value::Real(value) => Some(value.clone()),
        _ => None,
    }
}
