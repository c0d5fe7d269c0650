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

/// Which assertions and assumptions are to blame for an `unsat`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Core {
    /// The names of assertions, in their order.
    pub names: Vec<String>,
    /// The numbers of assumptions, from 0.
    pub assumptions: Vec<usize>,
}

impl Solver {
    /// `get-unsat-core`: the names of assertions, and the assumptions, that are unsatisfiable together with the assertions that have no
    /// name.
    pub(super) fn show_core(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
        let misuse = |misuse| Err(CommandError::Misuse(whole.span(), misuse));
        if !self.options.produce_unsat_cores {
            return misuse(Misuse::CoresDisabled);
        }
        self.core().map_or_else(|| misuse(Misuse::NoCore), |core| Ok(listed(&core)))
    }

    fn core(&self) -> Option<Vec<&Assertion>> {
        let Last::Unsat(_) = &self.last else { return None };
        let (named, unnamed): (Vec<&Assertion>, Vec<&Assertion>) =
            self.assertions.iter().partition(|assertion| assertion.name.is_some());
        let candidates: Vec<&Assertion> = named.into_iter().chain(&self.assumed).collect();
        Some(self.shrink(&unnamed, candidates))
    }

    /// What is to blame for the last answer, if it was `unsat` and still stands: named assertions and assumptions that are unsatisfiable together with the assertions
    /// that have no name. It may take as long as a few queries, and is larger than it need be if time runs out.
    ///
    /// ```
    /// use duelist::{Int, Solver};
    ///
    /// let (x, mut solver) = (Int::var("x"), Solver::default());
    /// solver.assert_named("positive", x.gt(0))?;
    /// solver.assert_named("small", x.lt(10))?;
    /// assert!(solver.check_assuming(&[x.ne(5), x.lt(-1)])?.is_unsat());
    /// let core = solver.unsat_core().expect("the answer was unsat");
    /// assert_eq!((core.names, core.assumptions), (vec!["positive".to_string()], vec![1]));
    /// # Ok::<(), duelist::Error>(())
    /// ```
    #[must_use]
    pub fn unsat_core(&self) -> Option<Core> {
        let core = self.core()?;
        let is_in = |assertion: &Assertion| core.iter().any(|other| std::ptr::eq(*other, assertion));
        Some(Core {
            names: self.assertions.iter().filter(|assertion| is_in(assertion)).filter_map(|a| a.name.clone()).collect(),
            assumptions: (0..self.assumed.len()).filter(|index| is_in(&self.assumed[*index])).collect(),
        })
    }

    /// `get-unsat-assumptions`: assumptions that are unsatisfiable together with all assertions.
    pub(super) fn show_unsat_assumptions(&mut self, whole: Expr<'_>) -> Result<Response, CommandError> {
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
        // Nothing contradicts itself.
        !terms.is_empty() && matches!(self.solve(&terms, deadline, &mut Report::default()), Answer::Unsat(_))
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
