//! Unsat cores: which named assertions and which assumptions are to blame.

use std::time::Duration;

use super::{Assertion, CommandError, Last, Misuse, Response, Solver};
use crate::backend::Deadline;
use crate::engine::Limit;
use crate::orchestrator::Answer;
use crate::report::Report;
use crate::syntax::{Expr, Quoted};
use crate::term::Term;

/// Without a limit, an attempt to leave out names may take this long, however fast the answer was.
const LEAST: Duration = Duration::from_secs(2);

/// Shrinking a core may take as long as so many attempts.
const ATTEMPTS: u32 = 4;

impl Solver {
    /// `get-unsat-core`: the names of assertions, and the assumptions, that are unsatisfiable together with the assertions that have no
    /// name.
    pub(super) fn unsat_core(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let misuse = |misuse| Err(CommandError::Misuse(whole.span(), misuse));
        if !self.options.produce_unsat_cores {
            return misuse(Misuse::CoresDisabled);
        }
        let Last::Unsat(_) = self.last else { return misuse(Misuse::NoCore) };
        let (named, unnamed): (Vec<&Assertion>, Vec<&Assertion>) =
            self.assertions.iter().partition(|assertion| assertion.name.is_some());
        let candidates: Vec<&Assertion> = named.into_iter().chain(&self.assumed).collect();
        Ok(listed(&self.shrink(&unnamed, candidates)))
    }

    /// `get-unsat-assumptions`: assumptions that are unsatisfiable together with all assertions.
    pub(super) fn unsat_assumptions(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let misuse = |misuse| Err(CommandError::Misuse(whole.span(), misuse));
        if !self.options.produce_unsat_assumptions {
            return misuse(Misuse::UnsatAssumptionsDisabled);
        }
        let Last::Unsat(_) = self.last else { return misuse(Misuse::NoUnsatAssumptions) };
        let assertions: Vec<&Assertion> = self.assertions.iter().collect();
        Ok(listed(&self.shrink(&assertions, self.assumed.iter().collect())))
    }

    /// Candidates that are unsatisfiable together with `fixed`, as all of them are by the last answer.
    ///
    /// Leaves out halves, quarters, … single ones as long as the rest is again *proved* unsatisfiable. So the core is right whatever
    /// engine answers, and is larger than it need be only if time runs out: that of an attempt or, for all attempts together, that of a query.
    fn shrink<'a>(&self, fixed: &[&Assertion], core: Vec<&'a Assertion>) -> Vec<&'a Assertion> {
        let limit = self.limit();
        let share = limit.deadline.remaining().map_or(Duration::MAX, |left| left / ATTEMPTS);
        let each = LEAST.max(self.report.time * 2).min(share);
        let limit = Limit { deadline: limit.deadline.earlier(Deadline::after(each * ATTEMPTS)), ..limit };
        self.shrink_within(fixed, core, each, &limit)
    }

    /// The same within a limit for all attempts, and a time for each.
    pub(super) fn shrink_within<'a>(
        &self,
        fixed: &[&Assertion],
        mut core: Vec<&'a Assertion>,
        each: Duration,
        limit: &Limit,
    ) -> Vec<&'a Assertion> {
        let mut size = core.len();
        while size > 0 && limit.reached().is_none() {
            let mut start = 0;
            while start < core.len() && limit.reached().is_none() {
                let stop = (start + size).min(core.len());
                let rest: Vec<&Assertion> = core[..start].iter().chain(&core[stop..]).copied().collect();
                if self.is_unsat(fixed, &rest, Deadline::after(each).earlier(limit.deadline)) {
                    core = rest;
                } else {
                    start = stop;
                }
            }
            size /= 2;
        }
        core
    }

    fn is_unsat(&self, fixed: &[&Assertion], kept: &[&Assertion], deadline: Deadline) -> bool {
        let terms: Vec<Term> = fixed.iter().chain(kept).map(|assertion| assertion.term).collect();
        matches!(self.solve(&terms, deadline, &mut Report::default()), Answer::Unsat(_))
    }
}

/// Assertions and assumptions by their names; an assumption without one as it was written.
fn listed(core: &[&Assertion]) -> Response {
    let shown = |assertion: &&Assertion| match &assertion.name {
        Some(name) => Quoted(name).to_string(),
        None => assertion.text.clone(),
    };
    let texts: Vec<String> = core.iter().map(shown).collect();
    Response::Text(format!("({})", texts.join(" ")))
}
