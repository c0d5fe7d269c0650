//! The list combinators with a function, on runs: a function is evaluated for many repetitions at once ([`super::repeat`]), and what comes of it
//! is cut and counted run by run.

use dashu_int::IBig;

use super::EvalError;
use super::apply::ILL_SORTED;
use super::compile::{Block, Program};
use super::eval::Machine;
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
        match (combinator, arguments) {
            (Combinator::Filter, [Value::List(list)]) => {
                let mut kept: Vec<Run> = Vec::new();
                self.judged(program, block, list, |part, verdicts| {
                    kept.push(part.keep(|place| verdicts[place]));
                })?;
                Ok(Value::List(ListValue::from_runs(kept)))
            }
            (Combinator::Exists, [Value::List(list)]) => {
                let mut exists = false;
                self.judged(program, block, list, |_, verdicts| exists |= verdicts.contains(&true))?;
                Ok(Value::Bool(exists))
            }
            (Combinator::Forall, [Value::List(list)]) => {
                let mut forall = true;
                self.judged(program, block, list, |_, verdicts| forall &= !verdicts.contains(&false))?;
                Ok(Value::Bool(forall))
            }
            (Combinator::Count, [Value::List(list)]) => {
                let mut count = IBig::ZERO;
                self.judged(program, block, list, |part, verdicts| {
                    count += part.count() * IBig::from(verdicts.iter().filter(|verdict| **verdict).count());
                })?;
                Ok(Value::Int(count))
            }
            _ => Err(ILL_SORTED),
        }
    }

    /// Cuts a list into parts whose repetitions a predicate judges alike, place by place.
    fn judged(
        &mut self,
        program: &Program,
        block: &Block,
        list: &ListValue,
        mut receive: impl FnMut(&Run, &[bool]),
    ) -> Result<(), EvalError> {
        self.images(program, block, list, |part, image| {
            let verdicts = image.word().iter().map(|verdict| match verdict {
                Value::Bool(verdict) => Ok(*verdict),
                _ => Err(ILL_SORTED),
            });
            receive(&part, &verdicts.collect::<Result<Vec<bool>, EvalError>>()?);
            Ok(())
        })
    }

    /// Cuts a list into parts, each given together with the run of its images.
    fn images(
        &mut self,
        program: &Program,
        block: &Block,
        list: &ListValue,
        mut receive: impl FnMut(Run, Run) -> Result<(), EvalError>,
    ) -> Result<(), EvalError> {
        self.map_parts(program, block, list, |run, first, image| receive(run.part(first, image.count()), image))
    }
}
