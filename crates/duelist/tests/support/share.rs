//! Which part of a large set of trials a run covers.

use std::env;
use std::io::Write as _;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// A share of all trials, or all of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share {
    /// `None` takes everything.
    seed: Option<u64>,
}

impl Share {
    /// All trials if `DUELIST_TEST_FULL` is set. Else the share of `DUELIST_TEST_SEED`, by default the number of the day, which is
    /// printed when it is first asked for.
    pub(crate) fn of_this_run() -> Share {
        static SEED: OnceLock<Option<u64>> = OnceLock::new();
        let seed = SEED.get_or_init(|| {
            if env::var_os("DUELIST_TEST_FULL").is_some() {
                return None;
            }
            let seed = Share::seed();
            // Past the test harness, which would swallow it.
            let _ = writeln!(
                std::io::stderr(),
                "A share of the trials: DUELIST_TEST_SEED={seed} repeats it, DUELIST_TEST_FULL=1 runs all."
            );
            Some(seed)
        });
        Share { seed: *seed }
    }

    /// A share even if all trials are to run, for those of which there are too many.
    pub(crate) fn of_too_many() -> Share {
        Share { seed: Some(Share::of_this_run().seed.unwrap_or_else(Share::seed)) }
    }

    fn seed() -> u64 {
        let today = || SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400);
        match env::var("DUELIST_TEST_SEED") {
            Ok(text) => text.parse().unwrap_or_else(|_| panic!("DUELIST_TEST_SEED is no number: {text}")),
            Err(_) => today(),
        }
    }

    /// All trials.
    pub(crate) fn everything() -> Share {
        Share { seed: None }
    }

    /// Whether these are all trials.
    pub(crate) fn is_everything(self) -> bool {
        self.seed.is_none()
    }

    /// Whether a trial is part of the share, if one in so many is to be. Any so many consecutive seeds, and so as many days, cover every trial
    /// exactly once.
    pub(crate) fn takes(self, trial: &str, one_in: u64) -> bool {
        let hash = trial
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        self.seed.is_none_or(|seed| (hash >> 32).wrapping_add(seed) % one_in == 0)
    }
}

#[test]
fn every_trial_has_its_day() {
    for trial in ["a", "lists/map.smt2::paper", ""] {
        for first in [0, 20_000] {
            let days = (first..first + 5).filter(|seed| Share { seed: Some(*seed) }.takes(trial, 5));
            assert_eq!(days.count(), 1);
        }
        assert!(Share::everything().takes(trial, 5));
    }
}
