//! The list combinators with a function, on runs: a function is evaluated for many repetitions at once ([`super::repeat`]), and what
//! comes of it is cut and counted run by run.

use dashu_int::IBig;

use super::EvalError;
use super::apply::ILL_SORTED;
use super::compile::{Block, Program};
use super::eval::Machine;
use super::repeat::{Function, Order};
use crate::model::{ListValue, Run, Value};
use crate::term::Combinator;

impl Machine<'_> {
    /// A combinator whose function is `block`, applied to its other arguments.
    pub(super) fn combine(
        &mut self,
        program: &Program,
        combinator: Combinator,
        block: &Block,
        arguments: &[Value],
    ) -> Result<Value, EvalError> {
        let plain = Function { program, block, order: Order::Plain };
        let indexed = Function { order: Order::Indexed, ..plain };
        match (combinator, arguments) {
            (Combinator::Filter, [Value::List(list)]) => {
                let mut kept: Vec<Run> = Vec::new();
                self.judged(plain, list, |part, verdicts| kept.push(part.keep(|place| verdicts[place])))?;
                Ok(Value::List(ListValue::from_runs(kept)))
            }
            (Combinator::FilterMap, [Value::List(list)]) => {
                let mut kept: Vec<Run> = Vec::new();
                self.map_parts(plain, list, |_, _, image| {
                    kept.push(payloads(&image)?);
                    Ok(())
                })?;
                Ok(Value::List(ListValue::from_runs(kept)))
            }
            (Combinator::Exists, [Value::List(list)]) => {
                let mut exists = false;
                self.judged(plain, list, |_, verdicts| exists |= verdicts.contains(&true))?;
                Ok(Value::Bool(exists))
            }
            (Combinator::Forall, [Value::List(list)]) => {
                let mut forall = true;
                self.judged(plain, list, |_, verdicts| forall &= !verdicts.contains(&false))?;
                Ok(Value::Bool(forall))
            }
            (Combinator::Count, [Value::List(list)]) => {
                let mut count = IBig::ZERO;
                self.judged(plain, list, |part, verdicts| {
                    count += part.count() * IBig::from(verdicts.iter().filter(|verdict| **verdict).count());
                })?;
                Ok(Value::Int(count))
            }
            (Combinator::Find, [Value::List(list), default]) => {
                let mut found = None;
                self.judged(plain, list, |part, verdicts| {
                    let place = verdicts.iter().position(|verdict| *verdict);
                    found = found.take().or_else(|| place.map(|place| part.word()[place].clone()));
                })?;
                Ok(found.unwrap_or_else(|| default.clone()))
            }
            (Combinator::TakeWhile, [Value::List(list)]) => {
                let length = self.prefix(plain, list)?;
                Ok(Value::List(list.split(&length).0))
            }
            (Combinator::DropWhile, [Value::List(list)]) => {
                let length = self.prefix(plain, list)?;
                Ok(Value::List(list.split(&length).1))
            }
            (Combinator::MapIndexed, [Value::List(list)]) => Ok(Value::List(self.map_list(indexed, &list.indexed())?)),
            (Combinator::FoldIndexed, [init, Value::List(list)]) => {
                self.fold_list(indexed, init.clone(), &list.indexed(), None)
            }
            (Combinator::Scan, [init, Value::List(list)]) => {
                let mut trail = vec![Run::once([init.clone()])];
                self.fold_list(plain, init.clone(), list, Some(&mut trail))?;
                Ok(Value::List(ListValue::from_runs(trail)))
            }
            _ => Err(ILL_SORTED),
        }
    }

    /// How many elements at the front satisfy a predicate.
    fn prefix(&mut self, predicate: Function<'_>, list: &ListValue) -> Result<IBig, EvalError> {
        let (mut length, mut ended) = (IBig::ZERO, false);
        self.judged(predicate, list, |part, verdicts| {
            if ended {
                return;
            }
            match verdicts.iter().position(|verdict| !verdict) {
                None => length += part.len(),
                Some(place) => {
                    length += IBig::from(place);
                    ended = true;
                }
            }
        })?;
        Ok(length)
    }

    /// Cuts a list into parts whose repetitions a predicate judges alike, place by place.
    fn judged(
        &mut self,
        predicate: Function<'_>,
        list: &ListValue,
        mut receive: impl FnMut(&Run, &[bool]),
    ) -> Result<(), EvalError> {
        self.map_parts(predicate, list, |run, first, image| {
            let verdicts = image.word().iter().map(|verdict| match verdict {
                Value::Bool(verdict) => Ok(*verdict),
                _ => Err(ILL_SORTED),
            });
            receive(&run.part(first, image.count()), &verdicts.collect::<Result<Vec<bool>, EvalError>>()?);
            Ok(())
        })
    }
}

/// What is in the options of a run. Which of them are empty is the same in every repetition.
fn payloads(options: &Run) -> Result<Run, EvalError> {
    let fields = |values: &[Value]| {
        let payloads = values.iter().filter_map(|value| match value {
            Value::Data { fields, .. } => fields.first().cloned(),
            _ => None,
        });
        payloads.collect::<Vec<Value>>()
    };
    let (word, count) = (fields(options.word()), options.count().clone());
    match options.drift() {
        Some(drift) => Run::drifting(word, count, fields(drift)).ok_or(ILL_SORTED),
        None => Ok(Run::repeated(word, count)),
    }
}
