//! Questions about the last answer: models, values, information.

use std::fmt;
use std::sync::Arc;

use dashu_int::IBig;

use super::command::{attribute, attribute_string};
use super::{CommandError, Last, Misuse, Response, Solver};
use crate::check::{EvalError, Evaluator};
use crate::elaborate::expect_list;
use crate::model::{ABBREVIATED, ListForm, Model, Value, write_model, write_value};
use crate::syntax::Expr;

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
        Some(write_model(out, &mut self.context.store, &model, &self.symbols, self.options.list_form))
    }

    pub(super) fn show_model(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let model = self.expect_model(whole)?;
        model.constants.values().try_for_each(|value| self.check_size(value, whole))?;
        let mut text = String::new();
        let written = self.write_model(&mut text);
        debug_assert_eq!(written, Some(Ok(())), "strings can be written to");
        Ok(Response::Text(text))
    }

    /// Lists that are too long for a text in memory are not to be had in full.
    fn check_size(&self, value: &Value, place: Expr<'_>) -> Result<(), CommandError> {
        match value {
            Value::List(list) if self.options.list_form == ListForm::Full && list.len() > IBig::from(MAX_WRITTEN) => {
                Err(CommandError::Misuse(place.span(), Misuse::TooLong))
            }
            _ => Ok(()),
        }
    }

    /// `get-value` evaluates any well-sorted term in the model and never asks a solver.
    pub(super) fn get_value(&mut self, whole: Expr<'_>, terms: Expr<'_>) -> Result<Response, CommandError> {
        let model = self.expect_model(whole)?;
        let places = expect_list(terms)?;
        if places.is_empty() {
            return Err(CommandError::Misuse(whole.span(), Misuse::Shape("at least one term")));
        }
        let mark = self.context.mark();
        let terms = places.iter().map(|place| self.context.term(*place)).collect::<Result<Vec<_>, _>>()?;
        let mut evaluator = Evaluator::new(&self.context.store, &model);
        let values: Vec<_> = terms.iter().map(|term| evaluator.value(*term)).collect();
        let (mut pairs, mut abbreviated) = (Vec::new(), false);
        for ((place, term), value) in places.iter().zip(terms).zip(values) {
            let failed = |error: EvalError| CommandError::Misuse(place.span(), Misuse::Evaluation(error.to_string()));
            let (value, sort) = (value.map_err(failed)?, self.context.store.sort_of(term));
            self.check_size(&value, *place)?;
            let mut text = String::new();
            let written = write_value(&mut text, &mut self.context.store, sort, &value, self.options.list_form);
            debug_assert!(written.is_ok(), "strings can be written to");
            abbreviated |= written == Ok(true);
            pairs.push(format!("({place} {text})"));
        }
        self.context.forget_terms(mark);
        if abbreviated {
            pairs.push(format!("{ABBREVIATED}\n"));
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
