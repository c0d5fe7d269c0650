//! Questions about the last answer: models, values, information.

use std::fmt;
use std::sync::Arc;

use dashu_int::IBig;

use super::execute::{attribute, attribute_string};
use super::{CommandError, Last, Misuse, Response, Solver};
use crate::check::{EvalError, Evaluator};
use crate::engine::{Limit, Reached};
use crate::model::{ABBREVIATED, ListForm, Model, Value, write_model, write_value};
use crate::syntax::{Expr, Quoted};
use crate::term::{Sort, Symbol, Term};

/// A list with more elements than this is not written out in full as one text.
const MAX_WRITTEN: u32 = 100_000_000;

/// Values as texts.
pub(super) struct Values {
    pub(super) texts: Vec<String>,
    /// Whether a list in them is in short form.
    pub(super) abbreviated: bool,
}

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
    ///
    /// # Errors
    /// If `out` fails, or a limit is reached on the way, which may be in the middle of a list.
    pub fn write_model(&mut self, out: &mut dyn fmt::Write) -> Option<Result<(), WriteError>> {
        let Last::Sat(model) = &self.last else { return None };
        let model = Arc::clone(model);
        let mut out = Limited::new(out, self.limit());
        let symbols = self.valued();
        let written = write_model(&mut out, &mut self.context.store, &model, &symbols, self.options.list_form);
        Some(out.finish(written))
    }

    pub(super) fn show_model(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let model = self.expect_model(whole)?;
        model.constants.values().try_for_each(|value| self.check_size(value, whole))?;
        let mut text = String::new();
        match self.write_model(&mut text) {
            Some(Err(WriteError::Limit(reached))) => Err(CommandError::Misuse(whole.span(), Misuse::Limit(reached))),
            written => {
                debug_assert_eq!(written, Some(Ok(())), "strings can be written to");
                Ok(Response::Text(text))
            }
        }
    }

    /// Lists that are too long for a text in memory are refused in full.
    fn check_size(&self, value: &Value, place: Expr<'_>) -> Result<(), CommandError> {
        match value {
            Value::List(list) if self.options.list_form == ListForm::Full && list.len() > IBig::from(MAX_WRITTEN) => {
                Err(CommandError::Misuse(place.span(), Misuse::TooLong))
            }
            _ => Ok(()),
        }
    }

    /// `get-value`: terms and their values.
    pub(super) fn get_value(&mut self, whole: Expr<'_>, places: &[Expr<'_>]) -> Result<Response, CommandError> {
        let values = self.values(whole, places)?;
        let pair = |(place, value): (&Expr<'_>, String)| format!("({place} {value})");
        let mut pairs: Vec<String> = places.iter().zip(values.texts).map(pair).collect();
        if values.abbreviated {
            pairs.push(format!("{ABBREVIATED}\n"));
        }
        Ok(Response::Text(format!("({})", pairs.join("\n "))))
    }

    /// Evaluates any well-sorted terms in the model and never asks a solver.
    pub(super) fn values(&mut self, whole: Expr<'_>, places: &[Expr<'_>]) -> Result<Values, CommandError> {
        let model = self.expect_model(whole)?;
        let mark = self.context.mark();
        let terms = places.iter().map(|place| self.context.value_term(*place)).collect::<Result<Vec<_>, _>>()?;
        let (terms, sorts): (Vec<Term>, Vec<Sort>) = terms.into_iter().unzip();
        let mut model = Model::clone(&model);
        let hidden: Vec<Symbol> = self.context.functions.hidden().collect();
        model.complete(&self.context.store, &hidden);
        let limit = self.limit();
        let stop = || limit.reached().is_some();
        let mut evaluator = Evaluator::new(&self.context.store, &model).with_limit(&stop);
        let values: Vec<_> = terms.iter().map(|term| evaluator.value(*term)).collect();
        let (mut texts, mut abbreviated) = (Vec::new(), false);
        for ((place, sort), value) in places.iter().zip(sorts).zip(values) {
            let misuse = |misuse| CommandError::Misuse(place.span(), misuse);
            let failed = |error: EvalError| match (error, limit.reached()) {
                (EvalError::Interrupted, Some(reached)) => misuse(Misuse::Limit(reached)),
                (error, _) => misuse(Misuse::Evaluation(error.to_string())),
            };
            let value = value.map_err(failed)?;
            self.check_size(&value, *place)?;
            let mut text = String::new();
            let mut out = Limited::new(&mut text, limit.clone());
            let written = write_value(&mut out, &mut self.context.store, sort, &value, self.options.list_form);
            abbreviated |= written == Ok(true);
            match out.finish(written.map(drop)) {
                Err(WriteError::Limit(reached)) => return Err(misuse(Misuse::Limit(reached))),
                written => debug_assert_eq!(written, Ok(()), "strings can be written to"),
            }
            texts.push(text);
        }
        self.context.forget_terms(mark);
        Ok(Values { texts, abbreviated })
    }

    /// `get-assignment`: the truth values of the formulas in scope that have names, wherever in an assertion they were given.
    pub(super) fn assignment(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        if !self.options.produce_assignments {
            return Err(CommandError::Misuse(whole.span(), Misuse::AssignmentsDisabled));
        }
        let terms = self.context.named_terms();
        let Last::Sat(model) = &self.last else {
            return Err(CommandError::Misuse(whole.span(), Misuse::NoModel));
        };
        let limit = self.limit();
        let failed = |error: EvalError| {
            let evaluation = || Misuse::Evaluation(error.to_string());
            CommandError::Misuse(whole.span(), limit.reached().map_or_else(evaluation, Misuse::Limit))
        };
        let stop = || limit.reached().is_some();
        let mut evaluator = Evaluator::new(&self.context.store, model).with_limit(&stop);
        let mut pairs = Vec::new();
        for (name, term) in terms {
            if self.context.store.sort_of(term) == Sort::BOOL {
                let holds = evaluator.value(term).map_err(failed)? == Value::Bool(true);
                pairs.push(format!("({} {holds})", Quoted(&name)));
            }
        }
        Ok(Response::Text(format!("({})", pairs.join("\n "))))
    }

    pub(super) fn info(&mut self, keyword: &str) -> Option<String> {
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
            "recognized" => {
                let functions = self.context.functions.recognized(&self.context.store);
                let shown = functions
                    .iter()
                    .map(|(name, reading)| format!("({} {})", Quoted(name), crate::syntax::StringLiteral(reading)));
                attribute(keyword, &format!("({})", shown.collect::<Vec<_>>().join("\n ")))
            }
            "explanation" => {
                let words = self.explain().map_or(String::new(), |explanation| explanation.to_string());
                attribute_string(keyword, &words)
            }
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

/// Why a model was not written to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WriteError {
    /// What it was written to failed.
    #[error("the model cannot be written")]
    Out(#[from] fmt::Error),
    /// There was no time or memory left.
    #[error(transparent)]
    Limit(#[from] Reached),
}

/// Text that is written as long as a limit permits.
struct Limited<'a> {
    out: &'a mut dyn fmt::Write,
    limit: Limit,
    /// How many pieces were written.
    pieces: usize,
    reached: Option<Reached>,
}

impl<'a> Limited<'a> {
    /// After so many pieces the limit is asked.
    const LOOK: usize = 1024;

    fn new(out: &'a mut dyn fmt::Write, limit: Limit) -> Limited<'a> {
        Limited { out, limit, pieces: 0, reached: None }
    }

    fn finish(self, written: fmt::Result) -> Result<(), WriteError> {
        match self.reached {
            Some(reached) => Err(reached.into()),
            None => Ok(written?),
        }
    }
}

impl fmt::Write for Limited<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.pieces += 1;
        if self.pieces % Self::LOOK == 0 {
            self.reached = self.limit.reached();
        }
        if self.reached.is_some() { Err(fmt::Error) } else { self.out.write_str(text) }
    }
}

/// A number as it is, anything else as a string.
fn statistic(value: &str) -> String {
    let is_number = value.bytes().all(|b| b.is_ascii_digit() || b == b'.') && !value.is_empty();
    if is_number { value.to_string() } else { crate::syntax::StringLiteral(value).to_string() }
}
