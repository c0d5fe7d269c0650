//! Lists whose elements have lists inside, as lists of records that say what the inner lists repeat.
//!
//! Each inner list is looked for as `w x y z^k`, as `y z^k`, or as `z^k` only ([`Words`]). An element is then a record of scalars: what is left of it without its lists, and a count and a value for each
//! word. The results of inner folds are *guessed* from their first three steps on a word: numbers go on as they have begun, and everything else stays.
//!
//! A product of a count and an unknown is hard for solvers. So counts are drawn from the numbers that the problem mentions, first; only then are they free.
//!
//! This is for those who look for models: nothing is lost by a guess that is wrong, since models are evaluated before they are believed.

use dashu_int::IBig;

use super::machine::{Inner, Machine, Source};
use super::rows::Reading;
use super::skeleton::Skeleton;
use crate::model::{ListValue, Run, Value};
use crate::term::{Constructor, Field, Map, Node, Op, Sort, SortNode, Store, Symbol, Term};

/// How a list is made of records.
#[derive(Clone, Debug)]
pub struct Uniform {
    /// The records.
    pub rows: Symbol,
    /// What an element is made of.
    skeleton: Skeleton,
    /// Whether the first field of a record is what is left of the element.
    has_rest: bool,
    /// How many lists an element has inside.
    lists: usize,
    /// How many words each of them has.
    words: usize,
}

/// What inner lists are made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// One element, repeated as often as some number says that the problem mentions.
    One,
    /// The same after another element, or not.
    Two,
    /// The same after up to three other elements.
    Four,
    /// One element, repeated any number of times.
    Free,
}

impl Words {
    fn count(self) -> usize {
        match self {
            Words::Two => 2,
            Words::Four => 4,
            Words::One | Words::Free => 1,
        }
    }
}

/// At most so many numbers are drawn from.
const MAX_COUNTS: usize = 12;

/// 0, 1 and 2, the numbers that are mentioned, and those that are one less.
fn counts(store: &Store, assertions: &[Term]) -> Vec<IBig> {
    let mut counts: Vec<IBig> = vec![IBig::from(2), IBig::ONE, IBig::ZERO];
    for term in store.postorder(assertions) {
        if let Node::Int(number) = store.node(term) {
            for count in [number.clone(), number - IBig::ONE] {
                if count > IBig::from(2) && !counts.contains(&count) && counts.len() < MAX_COUNTS {
                    counts.push(count);
                }
            }
        }
    }
    counts
}

/// The assertions with a list replaced by records, and how it is made of them; nothing if something reads it in another way.
pub(super) fn uniform(
    store: &mut Store,
    assertions: &[Term],
    list: Term,
    words: Words,
) -> Option<(Vec<Term>, Uniform)> {
    let mut reading = Reading::new(store, list);
    let replaced = reading.replaced(store, assertions, list)?;
    if words.count() > 1 && !reading.pairs.is_empty() {
        return None;
    }
    let counts = if words == Words::Free { Vec::new() } else { counts(store, assertions) };
    let records = Records::declare(store, &reading, words.count(), counts);
    let mut memo: Map<Term, Term> = Map::default();
    for (placeholder, machine) in &reading.machines {
        let value = records.fold(store, machine);
        let value = store.rebuild(&[value], &mut memo, |_, term| term)[0];
        memo.insert(*placeholder, value);
    }
    let mut replaced = store.rebuild(&replaced, &mut memo, |_, term| term);
    replaced.extend(records.drawn(store, reading.bones.lists.len()));
    let Some((Op::Symbol(rows), [])) = store.as_app(records.list) else { return None };
    let (lists, has_rest) = (reading.bones.lists.len(), reading.begun.is_some());
    Some((replaced, Uniform { rows, skeleton: reading.skeleton, has_rest, lists, words: words.count() }))
}

/// The records that take the place of a list.
struct Records {
    sort: Sort,
    list: Term,
    has_rest: bool,
    words: usize,
    /// What the last word's count is drawn from; anything if there is nothing.
    counts: Vec<IBig>,
}

impl Records {
    fn declare(store: &mut Store, reading: &Reading, words: usize, counts: Vec<IBig>) -> Records {
        let field = |name: String, sort: Sort| Field { name, sort };
        let rest = reading.begun.map(|begun| field("rest".to_string(), store.sort_of(begun)));
        let mut fields: Vec<Field> = rest.into_iter().collect();
        for (list, sort) in reading.bones.lists.iter().enumerate() {
            let sort = store.element_sort(*sort).expect("a list");
            for word in 0..words {
                fields.push(field(format!("count{list}.{word}"), Sort::INT));
                fields.push(field(format!("repeated{list}.{word}"), sort));
            }
        }
        let declaration = store.declare_datatype("Row", 0);
        store.define_datatype(declaration, vec![Constructor { name: "row".to_string(), fields }]);
        let sort = store.sort(SortNode::Data(declaration, [].into()));
        let list = store.list_sort(sort);
        let has_rest = reading.begun.is_some();
        Records { sort, list: store.fresh_constant(&reading.name, list), has_rest, words, counts }
    }

    fn field(&self, store: &mut Store, record: Term, index: usize) -> Term {
        let index = u32::try_from(index).expect("few fields");
        store.app(Op::Select(self.sort, 0, index), [record])
    }

    /// How often a word of a list is repeated, and what is.
    fn word(&self, store: &mut Store, record: Term, list: usize, word: usize) -> (Term, Term) {
        let at = usize::from(self.has_rest) + 2 * (list * self.words + word);
        (self.field(store, record, at), self.field(store, record, at + 1))
    }

    /// That counts are drawn from where they should be; a word before the last occurs once or not at all.
    fn drawn(&self, store: &mut Store, lists: usize) -> Option<Term> {
        if self.counts.is_empty() {
            return None;
        }
        let (ok, record) = (store.bound(1, Sort::BOOL), store.bound(0, self.sort));
        let mut conditions = vec![ok];
        for list in 0..lists {
            for word in 0..self.words {
                let (count, _) = self.word(store, record, list, word);
                let few = [IBig::ZERO, IBig::ONE];
                let drawn = if word + 1 == self.words { &self.counts[..] } else { &few };
                let cases = drawn.iter().map(|number| {
                    let number = store.int(number.clone());
                    store.eq(count, number)
                });
                let cases: Vec<Term> = cases.collect();
                conditions.push(store.or(cases));
            }
        }
        let body = store.and(conditions);
        let (step, yes) = (store.lambda([Sort::BOOL, self.sort], body), store.bool(true));
        Some(store.fold(step, yes, self.list))
    }

    /// The outer fold over the records.
    fn fold(&self, store: &mut Store, machine: &Machine) -> Term {
        let acc_sort = store.sort_of(machine.init);
        let (acc, record) = (store.bound(1, acc_sort), store.bound(0, self.sort));
        let mut known = vec![(machine.acc, acc)];
        if let Some(begun) = machine.begun {
            known.push((begun, self.field(store, record, 0)));
        }
        for inner in &machine.inner {
            let guess = self.guess(store, inner, record, &known);
            known.push((inner.result, guess));
        }
        let body = store.substitute(machine.body, &known);
        let step = store.lambda([acc_sort, self.sort], body);
        store.fold(step, machine.init, self.list)
    }

    /// The result of an inner fold.
    fn guess(&self, store: &mut Store, inner: &Inner, record: Term, known: &[(Term, Term)]) -> Term {
        let mut state = store.substitute(inner.init, known);
        let step = store.substitute(inner.step, known);
        for word in 0..self.words {
            let (count, value) = match inner.source {
                Source::List(list) => self.word(store, record, list, word),
                Source::Pairs(left, right) => {
                    let (left, right) = (self.word(store, record, left, word), self.word(store, record, right, word));
                    let fewer = store.le(left.0, right.0);
                    (store.ite(fewer, left.0, right.0), store.pair(left.1, right.1))
                }
            };
            state = match word + 1 == self.words {
                true => self.repeated(store, step, state, value, count),
                false => {
                    let (once, one) = (store.beta(step, &[state, value]), store.int(1));
                    let here = store.le(one, count);
                    store.ite(here, once, state)
                }
            };
        }
        state
    }

    /// What a state seems to be after so many steps with the same element.
    fn repeated(&self, store: &mut Store, step: Term, start: Term, element: Term, count: Term) -> Term {
        let mut states = vec![start];
        for _ in 0..3 {
            let next = store.beta(step, &[states[states.len() - 1], element]);
            states.push(next);
        }
        let (zero, one, two) = (store.int(0), store.int(1), store.int(2));
        let mut later = states[2];
        if self.counts.is_empty() {
            let more = store.app(Op::Sub, [count, two]);
            later = extrapolated(store, states[2], states[3], more);
        }
        for number in self.counts.iter().filter(|number| **number > IBig::from(2)) {
            let more = store.int(number - IBig::from(2));
            let (number, after) = (store.int(number.clone()), extrapolated(store, states[2], states[3], more));
            let here = store.eq(count, number);
            later = store.ite(here, after, later);
        }
        let (none, once) = (store.le(count, zero), store.eq(count, one));
        let later = store.ite(once, states[1], later);
        store.ite(none, start, later)
    }
}

/// What comes so many steps after one state, if the next is like this.
fn extrapolated(store: &mut Store, state: Term, next: Term, steps: Term) -> Term {
    let sort = store.sort_of(state);
    let constructors = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
    if sort.is_numeric() {
        let change = store.app(Op::Sub, [next, state]);
        let steps = if sort == Sort::REAL { store.app(Op::ToReal, [steps]) } else { steps };
        let change = store.app(Op::Mul, [steps, change]);
        return store.sum([state, change]);
    }
    if constructors != 1 {
        return next;
    }
    let count = store.constructor(sort, 0).fields.len();
    let fields = (0..).take(count).map(|field| {
        let [state, next] = [state, next].map(|record| store.app(Op::Select(sort, 0, field), [record]));
        extrapolated(store, state, next, steps)
    });
    let fields: Vec<Term> = fields.collect();
    store.app(Op::Construct(sort, 0), fields)
}

/// A run of records that changes from repetition to repetition is written out up to this length.
const MAX_WRITTEN: usize = 1_000_000;

impl Uniform {
    /// The list that a list of records stands for; `None` if these are no records of it, or a run of changing records is too long to be written out.
    #[must_use]
    pub fn value(&self, rows: &ListValue) -> Option<ListValue> {
        let mut runs: Vec<Run> = Vec::new();
        for run in rows.runs() {
            if run.drift().is_none() {
                let word: Option<Vec<Value>> = run.word().iter().map(|row| self.element(row)).collect();
                runs.push(Run::repeated(word?, run.count().clone()));
                continue;
            }
            let all = ListValue::from_runs([run.clone()]);
            usize::try_from(&all.len()).ok().filter(|count| *count <= MAX_WRITTEN)?;
            for row in all.iter() {
                runs.push(Run::once([self.element(&row)?]));
            }
        }
        Some(ListValue::from_runs(runs))
    }

    fn element(&self, row: &Value) -> Option<Value> {
        let Value::Data { fields, .. } = row else { return None };
        let (rest, words) = fields.split_at(usize::from(self.has_rest));
        let mut lists = Vec::with_capacity(self.lists);
        for words in words.chunks(2 * self.words) {
            let runs = words.chunks(2).map(|pair| match pair {
                [Value::Int(count), value] => Some(Run::repeated([value.clone()], count.clone())),
                _ => None,
            });
            lists.push(Value::List(ListValue::from_runs(runs.collect::<Option<Vec<Run>>>()?)));
        }
        self.skeleton.filled(rest.first(), &lists)
    }
}
