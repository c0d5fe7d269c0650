//! What the solver did, as values: for statistics and traces. The fields are the schema of `--trace-json`
//! (docs/trace.md); times are seconds there.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};

use indexmap::IndexMap;
use serde::{Serialize, Serializer};

use crate::rewrite::Fired;

/// Which way an engine errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Approximation {
    /// It admits more than the problem does.
    Over,
    /// It admits less.
    Under,
}

impl fmt::Display for Approximation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Approximation::Over => "over-approximation",
            Approximation::Under => "under-approximation",
        })
    }
}

/// One step of the solver.
#[derive(Clone, Debug, Serialize)]
pub struct Event {
    /// The engine.
    pub engine: &'static str,
    /// Its kind.
    pub kind: Approximation,
    /// What it was given, such as lengths.
    pub input: String,
    /// What it said.
    pub outcome: String,
    /// When it began, counted from the beginning of the check.
    #[serde(serialize_with = "seconds")]
    pub start: Duration,
    /// How long it took.
    #[serde(serialize_with = "seconds")]
    pub time: Duration,
}

/// Queries and time of an engine.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Effort {
    /// How often a solver was asked.
    pub queries: u32,
    /// How long that took.
    #[serde(serialize_with = "seconds")]
    pub time: Duration,
}

fn seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// What an [`Observer`] is told. Each thread works with one engine at a time, and reports by itself.
#[derive(Clone, Copy, Debug)]
pub enum Progress<'a> {
    /// A recursive function was read: its name, and what it was read as or why not.
    Recognized(&'a str, &'a str),
    /// This thread begins to work with an engine, and is done with the one before.
    Begins(&'static str),
    /// A step of an engine has come to its end.
    Step(&'a Event),
    /// This thread is done.
    Ends,
}

/// Is told of the work as it happens, on the threads that do it.
#[derive(Clone)]
pub struct Observer(pub Arc<dyn Fn(Progress<'_>) + Send + Sync>);

impl fmt::Debug for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Observer")
    }
}

/// Terms before and after rewriting.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Sizes {
    /// Distinct terms in the assertions.
    pub before: usize,
    /// Distinct terms in the formula of the problem.
    pub after: usize,
}

/// What an invariant says of one list, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Holding {
    /// The list.
    pub list: String,
    /// What holds after any number of its elements, one condition each.
    pub says: Vec<String>,
    /// What the names in it stand for.
    pub names: Vec<Named>,
}

/// A name in an invariant, and how its value comes about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// The name.
    pub name: String,
    /// Its value before the first element.
    pub start: String,
    /// How elements change it.
    pub changes: Vec<Change>,
}

/// How the value of a name changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// With what, such as `with each element`.
    pub when: String,
    /// What it becomes, in terms of the values before.
    pub becomes: String,
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: starts as {}", self.name, self.start)?;
        self.changes.iter().try_for_each(|Change { when, becomes }| write!(f, "; {when}, it becomes {becomes}"))
    }
}

/// Something that holds before the first element of a list, and that an element can break: an invariant that is none, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NearMiss {
    /// The list.
    pub list: String,
    /// What nearly holds.
    pub says: String,
    /// What the names in it stand for.
    pub names: Vec<Named>,
    /// Names and values before the element that breaks it. Nothing says that some elements lead there.
    pub before: Vec<(String, String)>,
    /// Names and values of that element: of its fields, if it has any.
    pub element: Vec<(String, String)>,
}

/// When a check began.
#[derive(Clone, Copy, Debug)]
struct Began(Instant);

impl Default for Began {
    fn default() -> Began {
        Began(Instant::now())
    }
}

/// What was done for one `check-sat`.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// The steps in order.
    pub events: Vec<Event>,
    /// How often each rewrite rule fired.
    pub fired: Fired,
    /// Queries and time by engine.
    pub efforts: IndexMap<&'static str, Effort>,
    /// How large the problem was.
    pub terms: Sizes,
    /// Lists, folds and comparisons of the problem.
    pub lists: usize,
    /// Folds.
    pub folds: usize,
    /// The engine whose step was conclusive.
    pub answered_by: Option<&'static str>,
    /// The invariant that refuted the problem, in the user's terms, if one did.
    pub invariant: Option<String>,
    /// The same in words.
    pub holdings: Vec<Holding>,
    /// Candidates for invariants that were dropped last.
    #[serde(skip)]
    pub near_misses: Vec<NearMiss>,
    /// The whole time.
    #[serde(serialize_with = "seconds")]
    pub time: Duration,
    /// Who is told of the work as it happens.
    #[serde(skip)]
    pub observer: Option<Observer>,
    #[serde(skip)]
    began: Began,
}

impl Report {
    /// A report that tells this observer.
    #[must_use]
    pub fn to(observer: Option<Observer>) -> Report {
        Report { observer, ..Report::default() }
    }

    /// A report of what another thread does for the same check.
    #[must_use]
    pub fn beside(&self) -> Report {
        Report { observer: self.observer.clone(), began: self.began, ..Report::default() }
    }

    /// Records a step.
    pub fn event(&mut self, engine: &'static str, kind: Approximation, input: String, outcome: String, time: Duration) {
        let start = self.began.0.elapsed().saturating_sub(time);
        let event = Event { engine, kind, input, outcome, start, time };
        self.tell(Progress::Step(&event));
        self.events.push(event);
    }

    /// Tells the observer, if there is one.
    pub fn tell(&self, progress: Progress<'_>) {
        if let Some(Observer(tell)) = &self.observer {
            tell(progress);
        }
    }

    /// Adds what another thread did, and what it answered.
    pub fn absorb(&mut self, mut other: Report) {
        self.answered_by = self.answered_by.or(other.answered_by);
        self.invariant = self.invariant.take().or(other.invariant.take());
        self.holdings.append(&mut other.holdings);
        self.absorb_work(other);
    }

    /// Adds what was done for another question, whatever its answer.
    pub fn absorb_work(&mut self, other: Report) {
        self.events.extend(other.events);
        self.near_misses.extend(other.near_misses);
        for (engine, effort) in other.efforts {
            self.effort(engine, (effort.queries, effort.time));
        }
    }

    /// Adds queries and time to an engine's effort.
    pub fn effort(&mut self, engine: &'static str, (queries, time): (u32, Duration)) {
        let effort = self.efforts.entry(engine).or_default();
        effort.queries += queries;
        effort.time += time;
    }

    /// The statistics as name and value, in a fixed order.
    #[must_use]
    pub fn statistics(&self) -> Vec<(String, String)> {
        let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
        let mut all = vec![
            ("time".to_string(), seconds(self.time)),
            ("steps".to_string(), self.events.len().to_string()),
            ("lists".to_string(), self.lists.to_string()),
            ("folds".to_string(), self.folds.to_string()),
            ("terms-before".to_string(), self.terms.before.to_string()),
            ("terms-after".to_string(), self.terms.after.to_string()),
        ];
        if let Some(engine) = self.answered_by {
            all.push(("answered-by".to_string(), engine.to_string()));
        }
        for (engine, effort) in &self.efforts {
            all.push((format!("{engine}-queries"), effort.queries.to_string()));
            all.push((format!("{engine}-time"), seconds(effort.time)));
        }
        all.extend(self.fired.iter().map(|(rule, count)| (format!("rule-{rule}"), count.to_string())));
        all
    }
}
