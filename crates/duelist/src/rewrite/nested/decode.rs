//! Lists from the tokens that stand for them.

use dashu_int::IBig;

use super::skeleton::Skeleton;
use crate::model::{ListValue, Run, Value};
use crate::term::{Op, Store, Symbol, Term};

/// How a list is decoded from tokens.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The tokens.
    pub tokens: Symbol,
    /// What an element is made of.
    skeleton: Skeleton,
    /// By constructor of a token, after the first: the lists that its fields are added to.
    kinds: Vec<Vec<usize>>,
    /// How many lists an element has inside.
    lists: usize,
}

impl Rows {
    /// Of tokens, a declared list.
    ///
    /// # Panics
    /// If the list is not declared.
    pub(super) fn new(store: &Store, tokens: Term, skeleton: Skeleton, kinds: &[Vec<usize>]) -> Rows {
        let Some((Op::Symbol(tokens), [])) = store.as_app(tokens) else { panic!("tokens are declared") };
        let lists = kinds.iter().flatten().max().map_or(0, |most| most + 1);
        Rows { tokens, skeleton, kinds: kinds.to_vec(), lists }
    }

    /// The list that a list of tokens stands for. Repetition is kept where a word of tokens begins with a row; `None` if these are no tokens of it,
    /// or a repetition would have to be written out that is too long for that.
    #[must_use]
    pub fn decode(&self, tokens: &ListValue) -> Option<ListValue> {
        let mut decoder = Decoder { rows: self, runs: Vec::new(), begun: None };
        tokens.runs().iter().try_for_each(|run| decoder.run(run))?;
        decoder.finish()?;
        Some(ListValue::from_runs(decoder.runs))
    }
}

/// Longer repetitions of words are not written out.
const MAX_WRITTEN: usize = 2_000_000;

/// Reads tokens, run by run.
struct Decoder<'a> {
    rows: &'a Rows,
    runs: Vec<Run>,
    /// The row that has begun: its skeleton, and its lists so far.
    begun: Option<(Option<Value>, Vec<Vec<Run>>)>,
}

impl Decoder<'_> {
    fn run(&mut self, run: &Run) -> Option<()> {
        let begins = matches!(run.word().first(), Some(Value::Data { constructor: 0, .. }));
        if begins && run.drift().is_none() {
            self.finish()?;
            let mut word = Decoder { rows: self.rows, runs: Vec::new(), begun: None };
            run.word().iter().try_for_each(|token| word.token(token, &1.into()))?;
            word.finish()?;
            let elements: Vec<Value> =
                ListValue::from_runs(word.runs).iter().map(std::borrow::Cow::into_owned).collect();
            self.runs.push(Run::repeated(elements, run.count() - IBig::ONE));
            // What follows may add to the last row.
            return run.word().iter().try_for_each(|token| self.token(token, &IBig::ONE));
        }
        if let (None, [only]) = (run.drift(), run.word()) {
            return self.token(only, run.count());
        }
        let all = ListValue::from_runs([run.clone()]);
        usize::try_from(&all.len()).ok().filter(|count| *count <= MAX_WRITTEN)?;
        all.iter().try_for_each(|token| self.token(&token, &1.into()))
    }

    /// A token so many times.
    fn token(&mut self, token: &Value, count: &IBig) -> Option<()> {
        let Value::Data { constructor, fields } = token else { return None };
        if *constructor == 0 {
            self.finish()?;
            self.begun = Some((fields.first().cloned(), vec![Vec::new(); self.rows.lists]));
        } else if let Some((_, lists)) = &mut self.begun {
            let kind = self.rows.kinds.get(*constructor as usize - 1)?;
            for (list, field) in kind.iter().zip(&**fields) {
                lists.get_mut(*list)?.push(Run::repeated([field.clone()], count.clone()));
            }
        }
        Some(())
    }

    /// The row that has begun is complete.
    fn finish(&mut self) -> Option<()> {
        if let Some((rest, lists)) = self.begun.take() {
            let lists: Vec<Value> = lists.into_iter().map(|runs| Value::List(ListValue::from_runs(runs))).collect();
            let row = self.rows.skeleton.filled(rest.as_ref(), &lists)?;
            self.runs.push(Run::once([row]));
        }
        Some(())
    }
}
