//! How a session uses what it has learnt, and learns.

use std::time::Instant;

use super::Solver;
use super::recursive::STRUCTURE;
use crate::orchestrator::{Answer, recheck};
use crate::report::{Approximation, Report};
use crate::term::Term;

/// The name of the session's memory among engines.
const SESSION: &str = "session";

impl Solver {
    /// An answer that follows from earlier ones: some of the assertions were refuted before, or all are true in an earlier model. With certificates, all of them were: a
    /// certificate is about the whole question.
    pub(super) fn recall(&mut self, terms: &[Term], report: &mut Report) -> Option<Answer> {
        if !self.options.learns() {
            return None;
        }
        let started = Instant::now();
        if let Some((blamed, refutation)) = self.learnt.refutation(terms, !self.options.certify) {
            let refutation = Box::new(refutation.clone());
            self.blamed = Some(blamed.clone());
            report.event("refutations", Approximation::Over, String::new(), "unsat".to_string(), started.elapsed());
            (report.answered_by, report.time) = (Some(SESSION), started.elapsed());
            return Some(Answer::Unsat(refutation));
        }
        let (limit, assertions) = (self.limit(), self.with_facts(terms));
        let stopped = || limit.reached().is_some();
        let rechecked = |model| recheck(&self.context.store, &assertions, model, stopped);
        let (index, model) = (0..).zip(self.learnt.models()).find_map(|(at, model)| Some((at, rechecked(model)?)))?;
        self.learnt.has_helped(index);
        report.event("models", Approximation::Under, String::new(), "sat".to_string(), started.elapsed());
        (report.answered_by, report.time) = (Some(SESSION), started.elapsed());
        Some(Answer::Sat(model))
    }

    /// Remembers an answer, unless it was remembered.
    pub(super) fn learn(&mut self, terms: Vec<Term>, answer: &Answer, report: &Report) {
        if !self.options.learns() || matches!(report.answered_by, Some(SESSION | STRUCTURE)) {
            return;
        }
        match answer {
            Answer::Sat(model) => self.learnt.found(model.model()),
            Answer::Unsat(refutation) => self.learnt.refuted(terms, refutation),
            Answer::Unknown(_) => {}
        }
    }
}
