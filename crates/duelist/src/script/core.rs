//! Unsat cores: which named assertions are to blame.

use std::time::Duration;

use super::{CommandError, Last, Misuse, Response, Solver};
use crate::backend::Deadline;
use crate::engine::Limit;
use crate::orchestrator::Answer;
use crate::report::Report;
use crate::syntax::{Expr, Quoted};
use crate::term::Term;

/// Without a limit, and however fast the answer was, an attempt to leave out names may take this long.
const LEAST: Duration = Duration::from_secs(2);

/// Shrinking a core may take as long as so many attempts.
const ATTEMPTS: u32 = 4;

impl Solver {
    /// `get-unsat-core`: the names of assertions that are unsatisfiable together with the unnamed ones.
    ///
    /// Starts from all of them, which the last answer proved unsatisfiable, and leaves out halves, quarters, … single ones as
    /// long as the rest is again *proved* unsatisfiable. So the core is right whatever engine answers, and
    /// stays larger than it need be only where time runs out: that of an attempt or, all attempts together, that of a query.
    pub(super) fn unsat_core(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let misuse = |misuse| Err(CommandError::Misuse(whole.span(), misuse));
        if !self.options.produce_unsat_cores {
            return misuse(Misuse::CoresDisabled);
        }
        let Last::Unsat(assumptions, _) = self.last.clone() else { return misuse(Misuse::NoCore) };
        let mut core: Vec<usize> =
            (0..self.assertions.len()).filter(|index| self.assertions[*index].name.is_some()).collect();
        let limit = self.limit();
        let share = limit.deadline.remaining().map_or(Duration::MAX, |left| left / ATTEMPTS);
        let each = LEAST.max(self.report.time * 2).min(share);
        let limit = Limit { deadline: limit.deadline.earlier(Deadline::after(each * ATTEMPTS)), ..limit };
        let mut size = core.len();
        while size > 0 && limit.reached().is_none() {
            let mut start = 0;
            while start < core.len() && limit.reached().is_none() {
                let stop = (start + size).min(core.len());
                let rest: Vec<usize> = core[..start].iter().chain(&core[stop..]).copied().collect();
                if self.is_unsat(&rest, &assumptions, Deadline::after(each).earlier(limit.deadline)) {
                    core = rest;
                } else {
                    start = stop;
                }
            }
            size /= 2;
        }
        let names: Vec<String> = core
            .iter()
            .filter_map(|index| self.assertions[*index].name.as_deref())
            .map(|name| Quoted(name).to_string())
            .collect();
        Ok(Response::Text(format!("({})", names.join(" "))))
    }

    fn is_unsat(&self, named: &[usize], assumptions: &[Term], deadline: Deadline) -> bool {
        let kept = |index: &usize| self.assertions[*index].name.is_none() || named.contains(index);
        let terms: Vec<Term> = (0..self.assertions.len())
            .filter(kept)
            .map(|index| self.assertions[index].term)
            .chain(assumptions.iter().copied())
            .collect();
        matches!(self.solve(&terms, deadline, &mut Report::default()), Answer::Unsat(_))
    }
}
