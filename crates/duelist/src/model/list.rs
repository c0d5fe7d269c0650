//! List values as sequences of runs, so that a list of a trillion elements takes no more room than its text.

use std::borrow::Cow;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use dashu_int::IBig;
use dashu_int::ops::{DivRem, Gcd};
use dashu_ratio::RBig;

use super::Value;

/// Runs of no more elements than this are written out.
const SHORT: usize = 8;
/// How many elements the hash of a list looks at.
const HASHED: usize = 16;

/// A word of values, repeated; with a drift, each repetition is the one before with the drift's numbers added.
#[derive(Clone, Debug)]
pub struct Run {
    word: Arc<[Value]>,
    count: IBig,
    drift: Option<Arc<[Value]>>,
}

impl Run {
    /// The word as it is.
    #[must_use]
    pub fn once(word: impl Into<Arc<[Value]>>) -> Run {
        Run { word: word.into(), count: IBig::ONE, drift: None }
    }

    /// The word so many times; a negative count is none.
    #[must_use]
    pub fn repeated(word: impl Into<Arc<[Value]>>, count: IBig) -> Run {
        Run { word: word.into(), count: count.max(IBig::ZERO), drift: None }
    }

    /// The word so many times, repetition number `j` (from 0) with `j` times the drift added to its numbers. `None` unless the drift
    /// has the shape of the word: the same constructors and, where there are no numbers, the same values.
    #[must_use]
    pub fn drifting(word: impl Into<Arc<[Value]>>, count: IBig, drift: impl Into<Arc<[Value]>>) -> Option<Run> {
        let (word, drift) = (word.into(), drift.into());
        let fits = word.len() == drift.len() && word.iter().zip(&*drift).all(|(value, step)| alike(value, step));
        let moves = drift.iter().any(moves);
        fits.then(|| Run { drift: moves.then_some(drift), ..Run::repeated(word, count) })
    }

    /// The first repetition.
    #[must_use]
    pub fn word(&self) -> &[Value] {
        &self.word
    }

    /// How often the word is repeated; never negative.
    #[must_use]
    pub fn count(&self) -> &IBig {
        &self.count
    }

    /// What each repetition adds to the numbers of the one before, if anything.
    #[must_use]
    pub fn drift(&self) -> Option<&[Value]> {
        self.drift.as_deref()
    }

    /// How many elements this is.
    #[must_use]
    pub fn len(&self) -> IBig {
        &self.count * IBig::from(self.word.len())
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.word.is_empty() || self.count.is_zero()
    }

    /// The element at a place of the word in a repetition, both counted from 0.
    #[must_use]
    pub fn element(&self, repetition: &IBig, place: usize) -> Cow<'_, Value> {
        match &self.drift {
            Some(drift) if !repetition.is_zero() => Cow::Owned(moved(&self.word[place], &drift[place], repetition)),
            _ => Cow::Borrowed(&self.word[place]),
        }
    }

    /// Whether an element after this run of a single element would be one more repetition of it.
    fn continues_with(&self, element: &Value) -> bool {
        self.word.len() == 1 && !self.count.is_one() && *self.element(&self.count, 0) == *element
    }

    /// Whether this run of a single element would be one repetition longer with that element before it.
    fn continues_after(&self, element: &Value) -> bool {
        self.word.len() == 1 && *self.element(&IBig::NEG_ONE, 0) == *element
    }

    /// The run of a single element with the repetition before its first one.
    fn start_earlier(&mut self) {
        let first = self.element(&IBig::NEG_ONE, 0).into_owned();
        self.word = Arc::new([first]);
        self.count += IBig::ONE;
    }

    /// The element at an index.
    pub(super) fn at(&self, index: &IBig) -> Cow<'_, Value> {
        let (repetition, place) = self.place(index);
        self.element(&repetition, place)
    }

    /// The repetition and the place in it of an index.
    pub(super) fn place(&self, index: &IBig) -> (IBig, usize) {
        let (repetition, place) = index.div_rem(IBig::from(self.word.len()));
        (repetition, usize::try_from(&place).unwrap_or(0))
    }
}

/// Whether `step` can be added to `value` any number of times. Recursion follows sorts.
fn alike(value: &Value, step: &Value) -> bool {
    match (value, step) {
        (Value::Int(_), Value::Int(_)) | (Value::Real(_), Value::Real(_)) => true,
        (Value::Data { constructor: left, fields: values }, Value::Data { constructor: right, fields: steps }) => {
            left == right && values.len() == steps.len() && values.iter().zip(&**steps).all(|(v, s)| alike(v, s))
        }
        (left, right) => left == right,
    }
}

/// Whether adding `step` changes anything.
fn moves(step: &Value) -> bool {
    match step {
        Value::Int(step) => !step.is_zero(),
        Value::Real(step) => !step.is_zero(),
        Value::Data { fields, .. } => fields.iter().any(moves),
        _ => false,
    }
}

/// `value` with `times · step` added to its numbers.
pub(super) fn moved(value: &Value, step: &Value, times: &IBig) -> Value {
    match (value, step) {
        (Value::Int(value), Value::Int(step)) => Value::Int(value + step * times),
        (Value::Real(value), Value::Real(step)) => Value::Real(value + step * RBig::from(times.clone())),
        (Value::Data { constructor, fields }, Value::Data { fields: steps, .. }) => {
            let fields = fields.iter().zip(&**steps).map(|(value, step)| moved(value, step, times)).collect();
            Value::Data { constructor: *constructor, fields }
        }
        (value, _) => value.clone(),
    }
}

/// A list of values, cheap to clone. Equality and hash are those of the sequence of elements, however it is cut into runs.
#[derive(Clone, Debug, Default)]
pub struct ListValue(Arc<[Run]>);

impl ListValue {
    /// The number of elements.
    #[must_use]
    pub fn len(&self) -> IBig {
        self.0.iter().map(Run::len).sum()
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The elements in order. A list can be longer than anyone would walk: see [`ListValue::len`].
    #[must_use]
    pub fn iter(&self) -> Elements<'_> {
        Elements { runs: &self.0, repetition: IBig::ZERO, place: 0 }
    }

    /// What the list is made of: none is empty, and those of a single repetition are not next to each other.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.0
    }

    /// One run after the other. Short ones are written out, and elements next to a repeated one that continue it become part of it, so that
    /// the same list often comes out as the same runs.
    #[must_use]
    pub fn from_runs(runs: impl IntoIterator<Item = Run>) -> ListValue {
        let mut result: Vec<Run> = Vec::new();
        let mut literal: Vec<Value> = Vec::new();
        for mut run in runs {
            let length = usize::try_from(&run.len()).unwrap_or(usize::MAX);
            if length <= SHORT || run.count.is_one() {
                for index in 0..length {
                    let element = run.at(&IBig::from(index)).into_owned();
                    match result.last_mut().filter(|_| literal.is_empty()) {
                        Some(before) if before.continues_with(&element) => before.count += IBig::ONE,
                        _ => literal.push(element),
                    }
                }
                continue;
            }
            while literal.last().is_some_and(|last| run.continues_after(last)) {
                literal.pop();
                run.start_earlier();
            }
            if !literal.is_empty() {
                result.push(Run::once(std::mem::take(&mut literal)));
            }
            match result.last_mut() {
                Some(before) if before.drift.is_none() && run.drift.is_none() && before.word == run.word => {
                    before.count += run.count;
                }
                _ => result.push(run),
            }
        }
        if !literal.is_empty() {
            result.push(Run::once(literal));
        }
        ListValue(result.into())
    }

    /// The same list, with what is written out searched for elements that repeat, and for numbers that rise or fall steadily.
    #[must_use]
    pub fn condensed(&self) -> ListValue {
        ListValue::from_runs(self.0.iter().flat_map(condense))
    }

    /// At least the number of steps that comparing two such lists, or hashing one, may take.
    pub(crate) fn effort(&self) -> usize {
        self.0.iter().fold(0, |sum: usize, run| sum.saturating_add(4 * run.word.len()))
    }
}

/// A run that is written out, cut into runs, of which those that are steady and longer than [`SHORT`] become repetitions.
fn condense(run: &Run) -> Vec<Run> {
    if !run.count.is_one() {
        return vec![run.clone()];
    }
    let (word, mut runs) = (&run.word, Vec::new());
    let (mut open, mut at) = (0, 0);
    while at < word.len() {
        let end = steady(word, at);
        if end - at <= SHORT {
            // The last element may begin the next steady part; those before it cannot.
            at = (end - 1).max(at + 1);
            continue;
        }
        let count = IBig::from(end - at);
        let step = difference(&word[at], &word[at + 1]).flatten();
        let first = [word[at].clone()];
        runs.push(Run::once(&word[open..at]));
        runs.push(Run { count, drift: step.map(|step| [step].into()), ..Run::once(first) });
        (open, at) = (end, end);
    }
    runs.push(Run::once(&word[open..]));
    runs
}

/// The end of the longest part from `at` on in which each element differs from the one before in the same way.
fn steady(word: &[Value], at: usize) -> usize {
    let differences = || word[at..].windows(2).map(|pair| difference(&pair[0], &pair[1]));
    match differences().next().flatten() {
        None => at + 1,
        Some(first) => at + 1 + differences().take_while(|next| next.as_ref() == Some(&first)).count(),
    }
}

/// What leads from one value to the next: `Some(None)` if they are equal, and `None` if it cannot be repeated.
fn difference(one: &Value, next: &Value) -> Option<Option<Value>> {
    match (one, next) {
        (one, next) if one == next => Some(None),
        (Value::Int(one), Value::Int(next)) => Some(Some(Value::Int(next - one))),
        (Value::Real(one), Value::Real(next)) => Some(Some(Value::Real(next - one))),
        _ => None,
    }
}

/// The elements of a list, one after the other.
#[derive(Clone, Debug)]
pub struct Elements<'a> {
    runs: &'a [Run],
    repetition: IBig,
    place: usize,
}

impl<'a> Iterator for Elements<'a> {
    type Item = Cow<'a, Value>;

    fn next(&mut self) -> Option<Cow<'a, Value>> {
        let run = self.runs.first()?;
        let element = run.element(&self.repetition, self.place);
        self.place += 1;
        if self.place == run.word.len() {
            self.place = 0;
            self.repetition += IBig::ONE;
            if self.repetition == run.count {
                self.repetition = IBig::ZERO;
                self.runs = &self.runs[1..];
            }
        }
        Some(element)
    }
}

impl From<Vec<Value>> for ListValue {
    fn from(elements: Vec<Value>) -> Self {
        ListValue(if elements.is_empty() { Arc::default() } else { Arc::new([Run::once(elements)]) })
    }
}

impl FromIterator<Value> for ListValue {
    fn from_iter<I: IntoIterator<Item = Value>>(elements: I) -> Self {
        ListValue::from(elements.into_iter().collect::<Vec<Value>>())
    }
}

impl PartialEq for ListValue {
    /// Compares overlaps of runs. In each class of indices modulo the least common multiple of two words' lengths, a number in
    /// either run is an affine function of the class's index, and everything else is constant. So two runs agree wherever they
    /// overlap if they agree on the first two indices of each class.
    fn eq(&self, other: &ListValue) -> bool {
        if Arc::ptr_eq(&self.0, &other.0) {
            return true;
        }
        if self.len() != other.len() {
            return false;
        }
        let (mut left, mut right) = (Place::start(&self.0), Place::start(&other.0));
        while let (Some(one), Some(two)) = (left.run(), right.run()) {
            let overlap = left.rest(one).min(right.rest(two));
            let (p, q) = (one.word.len(), two.word.len());
            let enough = p / p.gcd(q) * q * 2;
            let compared = usize::try_from(&overlap).unwrap_or(usize::MAX).min(enough);
            let agree = |step: usize| one.at(&(&left.index + step)) == two.at(&(&right.index + step));
            if !(0..compared).all(agree) {
                return false;
            }
            left.advance(one, &overlap);
            right.advance(two, &overlap);
        }
        true
    }
}

impl Eq for ListValue {}

impl Hash for ListValue {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.len().hash(state);
        self.iter().take(HASHED).for_each(|element| element.hash(state));
    }
}

/// A place in a list.
pub(super) struct Place<'a> {
    runs: &'a [Run],
    /// In the first of the runs.
    pub(super) index: IBig,
}

impl<'a> Place<'a> {
    pub(super) fn start(runs: &'a [Run]) -> Self {
        Place { runs, index: IBig::ZERO }
    }

    pub(super) fn run(&self) -> Option<&'a Run> {
        self.runs.first()
    }

    pub(super) fn rest(&self, run: &Run) -> IBig {
        run.len() - &self.index
    }

    pub(super) fn advance(&mut self, run: &Run, by: &IBig) {
        self.index += by;
        if self.index >= run.len() {
            (self.runs, self.index) = (&self.runs[1..], IBig::ZERO);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ints(values: &[i32]) -> Vec<Value> {
        values.iter().map(|value| Value::int(*value)).collect()
    }

    fn drifting(word: &[i32], count: u32, drift: &[i32]) -> Run {
        Run::drifting(ints(word), count.into(), ints(drift)).expect("numbers drift")
    }

    fn hash(list: &ListValue) -> u64 {
        use std::hash::BuildHasher as _;
        rustc_hash::FxBuildHasher.hash_one(list)
    }

    #[test]
    fn equality_is_that_of_the_elements() {
        let lists = [
            ListValue::from_runs([Run::repeated(ints(&[1, 2]), 20.into())]),
            ListValue::from_runs([Run::repeated(ints(&[1, 2, 1, 2]), 10.into())]),
            ListValue::from_runs([
                Run::once(ints(&[1])),
                Run::repeated(ints(&[2, 1]), 19.into()),
                Run::once(ints(&[2])),
            ]),
            std::iter::repeat_n(ints(&[1, 2]), 20).flatten().collect(),
        ];
        for one in &lists {
            for two in &lists {
                assert_eq!(one, two);
                assert_eq!(hash(one), hash(two));
            }
        }
        let other = ListValue::from_runs([
            Run::once(ints(&[1])),
            Run::repeated(ints(&[2, 1]), 19.into()),
            Run::once(ints(&[3])),
        ]);
        lists.iter().for_each(|list| assert_ne!(*list, other));
        assert_ne!(lists[0], ListValue::from_runs([Run::repeated(ints(&[1, 2]), 21.into())]));
    }

    #[test]
    fn equality_of_drifting_runs() {
        let one = ListValue::from_runs([drifting(&[0], 30, &[1])]);
        let two = ListValue::from_runs([drifting(&[0, 1], 15, &[2, 2])]);
        let three = ListValue::from_runs([drifting(&[0, 1, 2], 10, &[3, 3, 3])]);
        let full: ListValue = (0..30).map(Value::int).collect();
        let late = ListValue::from_runs([drifting(&[0], 20, &[1]), drifting(&[20, 22], 5, &[2, 2])]);
        assert!(one == two && two == three && three == full && full == one);
        assert_ne!(late, one);
        assert_ne!(one, late);
        assert_ne!(late, three);
        assert_eq!(one.iter().map(Cow::into_owned).collect::<Vec<_>>(), ints(&(0..30).collect::<Vec<_>>()));
    }

    #[test]
    fn equality_at_every_cut() {
        // Every way to cut 0 0 0 … or a sequence with one odd element into two runs of different periods.
        for length in 1..40_usize {
            for odd in 0..length {
                let mut elements = vec![0; length];
                let plain = ListValue::from_runs([Run::repeated(ints(&[0]), length.into())]);
                assert_eq!(plain, ListValue::from(ints(&elements)));
                elements[odd] = 1;
                assert_ne!(plain, ListValue::from(ints(&elements)));
                let cut = ListValue::from_runs([
                    Run::repeated(ints(&[0]), odd.into()),
                    Run::once(ints(&[1])),
                    Run::repeated(ints(&[0]), (length - odd - 1).into()),
                ]);
                assert_eq!(cut, ListValue::from(ints(&elements)));
            }
        }
    }

    #[test]
    fn counts_beyond_machine_words() {
        let many = IBig::from(10).pow(30);
        let one = ListValue::from_runs([Run::repeated(ints(&[1, 2]), many.clone())]);
        let two = ListValue::from_runs([
            Run::once(ints(&[1])),
            Run::repeated(ints(&[2, 1]), &many - IBig::ONE),
            Run::once(ints(&[2])),
        ]);
        assert_eq!(one, two);
        assert_eq!(one.len(), many * IBig::from(2));
        assert_eq!(one.iter().nth(1001).map(Cow::into_owned), Some(Value::int(2)));
    }

    #[test]
    fn drift_has_the_shape_of_the_word() {
        let word = || vec![Value::data(1, [Value::int(5), Value::Bool(true)])];
        let step = |constructor, flag| vec![Value::data(constructor, [Value::int(2), Value::Bool(flag)])];
        assert!(Run::drifting(word(), 9.into(), step(0, true)).is_none());
        assert!(Run::drifting(word(), 9.into(), step(1, false)).is_none());
        assert!(Run::drifting(word(), 9.into(), Vec::new()).is_none());
        let list = ListValue::from_runs(Run::drifting(word(), 9.into(), step(1, true)));
        let last = Value::data(1, [Value::int(21), Value::Bool(true)]);
        assert_eq!(list.iter().last().map(Cow::into_owned), Some(last));
    }

    #[test]
    fn short_runs_are_written_out() {
        let list = ListValue::from_runs([
            Run::repeated(ints(&[1]), 3.into()),
            Run::once(ints(&[7])),
            Run::repeated(ints(&[1]), 0.into()),
            Run::repeated(ints(&[0]), 100.into()),
        ]);
        assert_eq!(list.runs().len(), 2);
        assert_eq!(list.runs()[0].word(), ints(&[1, 1, 1, 7]));
        let one = ListValue::from_runs([
            Run::once(ints(&[7, 0, 0])),
            Run::repeated(ints(&[0]), 50.into()),
            Run::repeated(ints(&[0]), 60.into()),
            Run::once(ints(&[0, 1])),
        ]);
        assert_eq!(one.runs().len(), 3);
        assert_eq!(*one.runs()[1].count(), IBig::from(113));
        let rising =
            ListValue::from_runs([Run::once(ints(&[5, 1])), drifting(&[3], 50, &[2]), Run::once(ints(&[103]))]);
        assert_eq!(rising.runs().len(), 2);
        assert_eq!(rising.runs()[1].word(), ints(&[1]));
        assert_eq!(rising.len(), IBig::from(53));
        assert_eq!(rising.iter().last().map(Cow::into_owned), Some(Value::int(103)));
        assert!(ListValue::from_runs([]).is_empty() && ListValue::from_runs([Run::once(Vec::new())]).is_empty());
    }
}
