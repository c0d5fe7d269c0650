//! Questions about the last answer: models, values, information.

use std::fmt;
use std::sync::Arc;

use dashu_int::IBig;

use super::execute::{attribute, attribute_string};
use super::{CommandError, Last, Misuse, Response, Solver};
use crate::check::{EvalError, Evaluator};
use crate::model::{Model, Value, write_compact_model, write_compact_value, write_model, write_value};
use crate::syntax::{Expr, Quoted};
use crate::term::Sort;

/// A list with more elements than this is not written out in full as one text.
const MAX_WRITTEN: u32 = 100_000_000;

impl Solver {
    pub(super) fn expect_model(&self, whole: Expr<'_>) -> Result<Arc<Model>, CommandError> {
        let misuse = match &self.last {
            _ if !self.options.produce_models => Misuse::ModelsDisabled,
            Last::Sat(model) => return Ok(Arc::clone(model)),
            _ => Misuse::NoModel,
        };
        Err(CommandError::Misuse(whole.span(), misuse))
    }

    /// Writes the model of the last answer as SMT-LIB definitions of every declared symbol, element by element, so that no more than
    /// the model itself is held in memory. `None` if there is no model.
    pub fn write_model(&mut self, out: &mut dyn fmt::Write) -> Option<fmt::Result> {
        let Last::Sat(model) = &self.last else { return None };
        let model = Arc::clone(model);
        let store = &mut self.context.store;
        Some(if self.options.compact_models {
            write_compact_model(out, store, &model, &self.symbols)
        } else {
            write_model(out, store, &model, &self.symbols)
        })
    }

    pub(super) fn show_model(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let model = self.expect_model(whole)?;
        model.constants.values().try_for_each(|value| self.check_size(value, whole))?;
        let mut text = String::new();
        let written = self.write_model(&mut text);
        debug_assert_eq!(written, Some(Ok(())), "strings can be written to");
        Ok(Response::Text(text))
    }

    /// Lists that are too long for a text in memory have to be asked for in compact form.
    fn check_size(&self, value: &Value, place: Expr<'_>) -> Result<(), CommandError> {
        match value {
            Value::List(list) if !self.options.compact_models && list.len() > IBig::from(MAX_WRITTEN) => {
                Err(CommandError::Misuse(place.span(), Misuse::TooLong))
            }
            _ => Ok(()),
        }
    }

    /// `get-value`: terms and their values.
    pub(super) fn get_value(&mut self, whole: Expr<'_>, places: &[Expr<'_>]) -> Result<Response, CommandError> {
        let values = self.values(whole, places)?;
        let pairs: Vec<String> = places.iter().zip(values).map(|(place, value)| format!("({place} {value})")).collect();
        Ok(Response::Text(format!("({})", pairs.join("\n "))))
    }

    /// Evaluates any well-sorted terms in the model and never asks a solver.
    pub(super) fn values(&mut self, whole: Expr<'_>, places: &[Expr<'_>]) -> Result<Vec<String>, CommandError> {
        let model = self.expect_model(whole)?;
        let mark = self.context.mark();
        let terms = places.iter().map(|place| self.context.term(*place)).collect::<Result<Vec<_>, _>>()?;
        let mut evaluator = Evaluator::new(&self.context.store, &model);
        let values: Vec<_> = terms.iter().map(|term| evaluator.value(*term)).collect();
        let mut texts = Vec::new();
        for ((place, term), value) in places.iter().zip(terms).zip(values) {
            let failed = |error: EvalError| CommandError::Misuse(place.span(), Misuse::Evaluation(error.to_string()));
            let (value, sort) = (value.map_err(failed)?, self.context.store.sort_of(term));
            self.check_size(&value, *place)?;
            let mut text = String::new();
            let write = if self.options.compact_models { write_compact_value } else { write_value };
            let written = write(&mut text, &mut self.context.store, sort, &value);
            debug_assert!(written.is_ok(), "strings can be written to");
            texts.push(text);
        }
        self.context.forget_terms(mark);
        Ok(texts)
    }

    /// `get-assignment`: the truth values of the formulas in scope that have names, wherever in an assertion they were given.
    pub(super) fn assignment(&self, whole: Expr<'_>) -> Result<Response, CommandError> {
        if !self.options.produce_assignments {
            return Err(CommandError::Misuse(whole.span(), Misuse::AssignmentsDisabled));
        }
        let Last::Sat(model) = &self.last else {
            return Err(CommandError::Misuse(whole.span(), Misuse::NoModel));
        };
        let failed = |error: EvalError| CommandError::Misuse(whole.span(), Misuse::Evaluation(error.to_string()));
        let mut evaluator = Evaluator::new(&self.context.store, model);
        let mut pairs = Vec::new();
        for (name, term) in self.context.named_terms() {
            if self.context.store.sort_of(term) == Sort::BOOL {
                let holds = evaluator.value(term).map_err(failed)? == Value::Bool(true);
                pairs.push(format!("({} {holds})", Quoted(&name)));
            }
        }
        Ok(Response::Text(format!("({})", pairs.join("\n "))))
    }

    pub(super) fn info(&self, keyword: &str) -> Option<String> {
        Some(match keyword {
            "name" => attribute_string(keyword, "duelist"),
            "version" => attribute_string(keyword, env!("CARGO_PKG_VERSION")),
            "authors" => attribute_string(keyword, "the duelist developers"),
            "error-behavior" => attribute(keyword, "continued-execution"),
            "assertion-stack-levels" => attribute(keyword, &self.levels.len().to_string()),
            "reason-unknown" => match &self.last {
                Last::Unknown(reason) => attribute_string(keyword, &reason.to_string()),
                _ => attribute_string(keyword, "the last answer was not unknown"),
            },
            "invariant" => attribute_string(keyword, self.report.invariant.as_deref().unwrap_or("")),
            "all-statistics" => {
                let lines = self.report.statistics();
                let texts: Vec<String> =
                    lines.iter().map(|(name, value)| format!(":{name} {}", statistic(value))).collect();
                format!("({})", texts.join("\n "))
            }
            _ => return None,
        })
    }
}

/// A number as it is, anything else as a string.
fn statistic(value: &str) -> String {
    let is_number = value.bytes().all(|b| b.is_ascii_digit() || b == b'.') && !value.is_empty();
    if is_number { value.to_string() } else { crate::syntax::StringLiteral(value).to_string() }
}
