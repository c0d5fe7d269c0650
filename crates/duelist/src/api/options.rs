//! Options by name, for programs that get them as text.

use std::path::Path;
use std::sync::Arc;

use super::Error;
use crate::backend::{BACKEND_SPECS, Replay, backend_from_spec};
use crate::over::LengthOrder;
use crate::report::{Observer, Progress};
use crate::script::Options;
use crate::strategy::{self, Feature};

impl Options {
    /// Which engines work, in which order: `auto`, the default, or another of [`Options::strategies`].
    ///
    /// # Errors
    /// If there is no such strategy.
    pub fn set_strategy(&mut self, name: &str) -> Result<(), Error> {
        let found = strategy::ALL.into_iter().find(|strategy| strategy.name == name);
        let strategies: Vec<&str> = Options::strategies().collect();
        self.strategy = found.ok_or_else(|| unknown("the strategy", name, strategies.join(" or ")))?;
        Ok(())
    }

    /// The names of the strategies.
    pub fn strategies() -> impl Iterator<Item = &'static str> {
        strategy::ALL.into_iter().map(|strategy| strategy.name)
    }

    /// Does without one of [`Options::features`].
    ///
    /// # Errors
    /// If there is no such feature.
    pub fn disable(&mut self, feature: &str) -> Result<(), Error> {
        let names: Vec<&str> = Options::features().collect();
        let found = feature.parse::<Feature>();
        self.disabled.0.push(found.map_err(|_| unknown("the feature", feature, names.join(" or ")))?);
        Ok(())
    }

    /// The names of what can be switched off.
    pub fn features() -> impl Iterator<Item = &'static str> {
        Feature::ALL.into_iter().map(Feature::name)
    }

    /// The solver underneath, as `--backend` of the command line names it: by default a library in this process; `process:COMMAND` is any program that
    /// speaks SMT-LIB.
    ///
    /// # Errors
    /// If it is written in another way.
    pub fn set_backend(&mut self, backend: &str) -> Result<(), Error> {
        let found = backend_from_spec(backend);
        self.backend = found.map_err(|error| unknown("the backend", backend, format!("{BACKEND_SPECS} ({error})")))?;
        Ok(())
    }

    /// Looks for the shortest lists: lengths are tried in increasing order.
    pub fn set_shortest(&mut self, shortest: bool) {
        self.lengths = if shortest { LengthOrder::Increasing } else { LengthOrder::Free };
    }

    /// Writes everything that is sent to the solver underneath to a file.
    ///
    /// # Errors
    /// If the file cannot be created.
    pub fn set_replay(&mut self, path: &Path) -> std::io::Result<()> {
        self.replay = Some(Replay::create(path)?);
        Ok(())
    }

    /// Tells a closure of the work as it happens, on the threads that do it.
    ///
    /// ```
    /// use std::sync::{Arc, Mutex};
    /// use duelist::{Options, Progress, Solver};
    ///
    /// let steps = Arc::new(Mutex::new(Vec::new()));
    /// let mut options = Options::default();
    /// let seen = Arc::clone(&steps);
    /// options.observe(move |progress| {
    ///     if let Progress::Step(event) = progress {
    ///         seen.lock().unwrap().push(format!("{}: {}", event.engine, event.outcome));
    ///     }
    /// });
    /// let mut solver = Solver::new(options);
    /// solver.run("(declare-const l (List Int)) (assert (= (List.sum l) 7))");
    /// assert!(solver.check()?.is_sat());
    /// assert!(!steps.lock().unwrap().is_empty());
    /// # Ok::<(), duelist::Error>(())
    /// ```
    pub fn observe(&mut self, tell: impl Fn(Progress<'_>) + Send + Sync + 'static) {
        self.observer = Some(Observer(Arc::new(tell)));
    }
}

fn unknown(setting: &'static str, value: &str, expected: String) -> Error {
    Error::Setting { setting, value: value.to_string(), expected }
}
