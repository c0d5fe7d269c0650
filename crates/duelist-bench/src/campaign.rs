//! Carrying a plan out: several runs per instance, nothing twice, results on disk at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use crate::corpus::Corpus;
use crate::error::Error;
use crate::machine;
use crate::output::Progress;
use crate::plan::Series;
use crate::process::{self, Limits, Running};
use crate::record::{Key, Outcome, Record, Store};
use crate::tools::Tools;

/// How measurements are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) limits: Limits,
    /// The time limit of curves.
    pub(crate) curves: Duration,
    /// How often each instance is run.
    pub(crate) runs: u32,
    /// How many processes at a time.
    pub(crate) jobs: usize,
}

/// A plan at work.
#[derive(Debug)]
pub(crate) struct Campaign<'a> {
    pub(crate) corpus: &'a Corpus,
    pub(crate) tools: &'a Tools,
    pub(crate) settings: Settings,
    pub(crate) running: &'a Running,
    pub(crate) progress: &'a Progress,
    machine: String,
    store: Mutex<Store>,
}

impl<'a> Campaign<'a> {
    pub(crate) fn new(
        corpus: &'a Corpus,
        tools: &'a Tools,
        settings: Settings,
        running: &'a Running,
        progress: &'a Progress,
        store: Store,
    ) -> Campaign<'a> {
        Campaign { corpus, tools, settings, running, progress, machine: machine::describe(), store: Mutex::new(store) }
    }

    /// Runs what is not recorded yet, until the end or until the harness is stopped.
    pub(crate) fn carry_out(&self, plan: &[Series]) -> Result<(), Error> {
        let next = AtomicUsize::new(0);
        let work = || -> Result<(), Error> {
            while let Some(series) = plan.get(next.fetch_add(1, Ordering::SeqCst)) {
                if self.running.is_stopped() {
                    break;
                }
                self.run_series(series)?;
            }
            Ok(())
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.settings.jobs.max(1)).map(|_| scope.spawn(work)).collect();
            workers
                .into_iter()
                .try_for_each(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    }

    /// Runs a series to its end, or to its first instance that is too hard.
    fn run_series(&self, series: &Series) -> Result<(), Error> {
        for (done, n) in series.sizes.iter().enumerate() {
            let hard = match self.run_instance(series, *n) {
                Ok(outcome) => outcome.is_none_or(|outcome| !outcome.is_answer()),
                Err(error @ Error::Failed { .. }) => {
                    self.progress.warn(&format!("{} is left out: {error}", series.family.name()));
                    true
                }
                Err(error) => return Err(error),
            };
            let left = if hard { series.sizes.len() - done } else { 1 };
            self.progress.advance(left);
            if hard {
                break;
            }
        }
        Ok(())
    }

    /// Runs an instance as often as it takes; a run without an answer is not repeated. The last outcome, or `None`
    /// if the harness was stopped.
    fn run_instance(&self, series: &Series, n: u64) -> Result<Option<Outcome>, Error> {
        let Series { contestant, family, limit, .. } = series;
        let limits = Limits { time: *limit, ..self.settings.limits };
        let invocation = self.tools.invocation(self.corpus, contestant, family, n)?;
        let key = Key {
            solver: contestant.program.to_string(),
            version: self.tools.version(contestant.program).unwrap_or_default().to_string(),
            options: contestant.options.clone(),
            machine: self.machine.clone(),
            family: family.name().to_string(),
            n,
            input: invocation.input,
        };
        let known = self.store().outcomes(&key, *limit);
        let mut last = known.iter().copied().find(|outcome| !outcome.is_answer()).or(known.last().copied());
        for run in (1..=self.settings.runs).skip(known.len()) {
            if last.is_some_and(|outcome| !outcome.is_answer()) {
                break;
            }
            self.progress.show(&format!("{} {} N={n}", key.solver, key.family));
            let Some(result) = process::run(&invocation.command, limits, self.running)? else {
                return Ok(None);
            };
            let process::Run { outcome, seconds, detail } = result;
            let limit = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
            let record = Record { key: key.clone(), run, limit, outcome, seconds, date: machine::now(), detail };
            self.progress.finished(&record, family.status.contradicts(outcome));
            self.store().add(record)?;
            last = Some(outcome);
        }
        Ok(last)
    }

    fn store(&self) -> MutexGuard<'_, Store> {
        self.store.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
