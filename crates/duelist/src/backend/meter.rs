//! A limit on the work of solvers that does not depend on the clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::connection::{Backend, BackendError, Connection, Deadline, Interrupter};

/// Counts the work that solvers do, in their own units: Z3's are those of its `rlimit`. For a solver that does not report its work, exchanges are
/// counted.
#[derive(Debug, Default)]
pub struct Meter(AtomicU64);

impl Meter {
    /// How much was done so far.
    #[must_use]
    pub fn spent(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }

    fn add(&self, work: u64) {
        self.0.fetch_add(work, Ordering::SeqCst);
    }
}

/// A backend whose solvers are asked what they have done, and told what is left up to the [work](Deadline::work) of a deadline.
#[derive(Clone, Debug)]
pub struct Metered<'a> {
    backend: &'a dyn Backend,
    meter: Arc<Meter>,
}

impl<'a> Metered<'a> {
    /// Nothing is done yet.
    #[must_use]
    pub fn new(backend: &'a dyn Backend) -> Metered<'a> {
        Metered { backend, meter: Arc::default() }
    }

    fn measure(&self, inner: Box<dyn Connection>) -> Box<dyn Connection> {
        let mut connection = MeteredConnection { inner, meter: Arc::clone(&self.meter), count: None };
        connection.count = connection.read(Deadline::never());
        Box::new(connection)
    }
}

impl Backend for Metered<'_> {
    fn name(&self) -> String {
        self.backend.name()
    }

    fn before_deep_terms(&self) -> &'static str {
        self.backend.before_deep_terms()
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.backend.open().map(|connection| self.measure(connection))
    }

    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        self.backend.open_isolated().map(|connection| self.measure(connection))
    }

    fn isolates(&self) -> bool {
        self.backend.isolates()
    }

    fn meter(&self) -> Option<&Meter> {
        Some(&self.meter)
    }
}

struct MeteredConnection {
    inner: Box<dyn Connection>,
    meter: Arc<Meter>,
    /// How much work the solver last reported; `None` for one that reports none.
    count: Option<u64>,
}

impl MeteredConnection {
    /// What the solver says it has done.
    fn read(&mut self, deadline: Deadline) -> Option<u64> {
        let text = self.inner.exchange("(set-option :reproducible-resource-limit 0)\n(get-info :rlimit)\n", deadline);
        let text = text.ok()?;
        text.trim().strip_prefix("(:rlimit ")?.strip_suffix(')')?.parse().ok()
    }
}

impl Connection for MeteredConnection {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        let left = deadline.work().map_or(u64::MAX, |end| end.saturating_sub(self.meter.spent()));
        if left == 0 {
            return Err(BackendError::Timeout);
        }
        let Some(before) = self.count else {
            self.meter.add(1);
            return self.inner.exchange(commands, deadline);
        };
        // Z3 takes no more than 32 bits, and 0 for no limit.
        let granted = u32::try_from(left).unwrap_or(0);
        let text = format!("(set-option :reproducible-resource-limit {granted})\n{commands}");
        let answer = self.inner.exchange(&text, deadline);
        let after = if self.inner.alive() { self.read(deadline).unwrap_or(before) } else { before };
        // A solver that was reset counts from the beginning.
        self.meter.add(after.checked_sub(before).unwrap_or(after).max(1));
        self.count = Some(after);
        answer
    }

    fn alive(&self) -> bool {
        self.inner.alive()
    }

    fn interrupter(&self) -> Interrupter {
        self.inner.interrupter()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::backend::InProcessZ3;

    const CUBES: &str = "(declare-const x Int)(declare-const y Int)(declare-const z Int)
        (push 1)(assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)";

    /// What a hard query spends, and the limit after that.
    fn spent(limit: u64) -> u64 {
        let metered = Metered::new(&InProcessZ3);
        let mut connection = metered.open().expect("Z3 is there");
        let deadline = Deadline::never().with_work(limit);
        assert_eq!(connection.exchange(CUBES, deadline).expect("an answer").trim(), "unknown");
        let spent = metered.meter.spent();
        assert!(matches!(connection.exchange("(check-sat)", deadline), Err(BackendError::Timeout)));
        spent
    }

    #[test]
    fn a_query_ends_with_its_work_and_always_at_the_same_place() {
        let first = spent(30_000);
        assert!((30_000..40_000).contains(&first), "{first}");
        assert_eq!(spent(30_000), first);
        assert!(spent(60_000) > first);
    }

    #[test]
    fn a_limit_does_not_outlive_its_session() {
        spent(20_000);
        for _ in 0..3 {
            let mut connection = InProcessZ3.open().expect("Z3 is there");
            let answer = connection.exchange(CUBES, Deadline::after(Duration::from_millis(300)));
            assert!(matches!(answer, Err(BackendError::Timeout)), "{answer:?}");
        }
    }

    /// A solver that knows no limits.
    #[derive(Debug)]
    struct Silent;

    impl Backend for Silent {
        fn name(&self) -> String {
            "silent".to_string()
        }

        fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
            Ok(Box::new(Silent))
        }
    }

    impl Connection for Silent {
        fn exchange(&mut self, commands: &str, _: Deadline) -> Result<String, BackendError> {
            match commands {
                "(check-sat)" => Ok("sat".to_string()),
                other => Err(BackendError::Rejected(other.to_string())),
            }
        }

        fn alive(&self) -> bool {
            true
        }

        fn interrupter(&self) -> Interrupter {
            Interrupter::new(|| ())
        }
    }

    #[test]
    fn of_a_solver_that_says_nothing_exchanges_are_counted() {
        let metered = Metered::new(&Silent);
        let mut connection = metered.open().expect("it always opens");
        let deadline = Deadline::never().with_work(2);
        for _ in 0..2 {
            assert_eq!(connection.exchange("(check-sat)", deadline).expect("an answer"), "sat");
        }
        assert!(matches!(connection.exchange("(check-sat)", deadline), Err(BackendError::Timeout)));
    }
}
