//! What the runs of an instance amount to, and how two of them compare.

use std::fmt;

use crate::corpus::Status;
use crate::record::Outcome;

/// The runs of one instance by one contestant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Measure {
    /// Not measured.
    Missing,
    /// Answered correctly every time; seconds. One run deviates from nothing.
    Solved { mean: f64, deviation: Option<f64> },
    /// At least one run without an answer.
    Failed(Outcome),
    /// At least one wrong answer.
    Wrong(Outcome),
}

impl Measure {
    /// Sums runs up; the worst of them decides.
    pub(crate) fn of(runs: &[(Outcome, f64)], status: Status) -> Measure {
        if let Some((outcome, _)) = runs.iter().find(|(outcome, _)| status.contradicts(*outcome)) {
            return Measure::Wrong(*outcome);
        }
        if let Some((outcome, _)) = runs.iter().find(|(outcome, _)| !outcome.is_answer()) {
            return Measure::Failed(*outcome);
        }
        if runs.is_empty() {
            return Measure::Missing;
        }
        let count = runs.len() as f64;
        let mean = runs.iter().map(|(_, seconds)| seconds).sum::<f64>() / count;
        let squares = runs.iter().map(|(_, seconds)| (seconds - mean).powi(2)).sum::<f64>();
        Measure::Solved { mean, deviation: (runs.len() > 1).then(|| (squares / (count - 1.0)).sqrt()) }
    }

    /// The mean time of a correct answer.
    pub(crate) fn seconds(self) -> Option<f64> {
        match self {
            Measure::Solved { mean, .. } => Some(mean),
            _ => None,
        }
    }

    /// The best of several: the fastest answer, else a timeout, else whatever there is.
    pub(crate) fn best(measures: impl IntoIterator<Item = Measure>) -> Measure {
        let rank = |measure: &Measure| match measure {
            Measure::Solved { mean, .. } => (0, *mean),
            Measure::Failed(Outcome::Timeout) => (1, 0.0),
            Measure::Failed(_) => (2, 0.0),
            Measure::Wrong(_) => (3, 0.0),
            Measure::Missing => (4, 0.0),
        };
        let order = |a: &Measure, b: &Measure| {
            let ((kind_a, time_a), (kind_b, time_b)) = (rank(a), rank(b));
            kind_a.cmp(&kind_b).then(time_a.total_cmp(&time_b))
        };
        measures.into_iter().min_by(order).unwrap_or(Measure::Missing)
    }

    /// Time to time; a timeout counts as a bound, nothing else counts.
    pub(crate) fn ratio_to(self, other: Measure, limit: f64) -> Ratio {
        match (self, other) {
            (Measure::Solved { mean, .. }, Measure::Solved { mean: theirs, .. }) => Ratio::Exactly(mean / theirs),
            (Measure::Solved { mean, .. }, Measure::Failed(Outcome::Timeout)) => Ratio::AtMost(mean / limit),
            (Measure::Failed(Outcome::Timeout), Measure::Solved { mean, .. }) => Ratio::AtLeast(limit / mean),
            _ => Ratio::Undefined,
        }
    }
}

/// As in the paper's tables.
impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::Missing => f.write_str("–"),
            Measure::Solved { mean, deviation: Some(deviation) } => write!(f, "{mean:.2}s ± {deviation:.2}"),
            Measure::Solved { mean, deviation: None } => write!(f, "{mean:.2}s"),
            Measure::Failed(Outcome::Timeout) => f.write_str("∞"),
            Measure::Failed(outcome) => write!(f, "({outcome})"),
            Measure::Wrong(outcome) => write!(f, "WRONG: {outcome}"),
        }
    }
}

/// A quotient of times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Ratio {
    Exactly(f64),
    /// The divisor timed out.
    AtMost(f64),
    /// The dividend timed out.
    AtLeast(f64),
    Undefined,
}

impl Ratio {
    /// The number, be it exact or a bound.
    pub(crate) fn value(self) -> Option<f64> {
        match self {
            Ratio::Exactly(value) | Ratio::AtMost(value) | Ratio::AtLeast(value) => Some(value),
            Ratio::Undefined => None,
        }
    }
}

/// Two significant digits.
impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, value) = match self {
            Ratio::Exactly(value) => ("", *value),
            Ratio::AtMost(value) => ("≤ ", *value),
            Ratio::AtLeast(value) => ("≥ ", *value),
            Ratio::Undefined => return f.write_str("–"),
        };
        let decimals = (1.0 - value.max(1e-9).log10().floor()).clamp(0.0, 6.0) as usize;
        write!(f, "{sign}{value:.decimals$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums() {
        use Outcome::{Sat, Timeout, Unknown, Unsat};
        for (runs, text) in [
            (&[(Sat, 1.0), (Sat, 2.0), (Sat, 3.0)][..], "2.00s ± 1.00"),
            (&[(Sat, 0.25)], "0.25s"),
            (&[(Sat, 1.0), (Timeout, 30.0)], "∞"),
            (&[(Unknown, 1.0)], "(unknown)"),
            (&[(Sat, 1.0), (Timeout, 30.0), (Unsat, 1.0)], "WRONG: unsat"),
            (&[], "–"),
        ] {
            assert_eq!(Measure::of(runs, Status::Sat).to_string(), text);
        }
    }

    #[test]
    fn ratios() {
        let solved = |mean| Measure::Solved { mean, deviation: None };
        let timeout = Measure::Failed(Outcome::Timeout);
        for (ours, theirs, text) in [
            (solved(0.02), solved(1.0), "0.020"),
            (solved(0.5), solved(0.2), "2.5"),
            (solved(30.0), solved(0.1), "300"),
            (solved(3.0), timeout, "≤ 0.10"),
            (timeout, solved(0.1), "≥ 300"),
            (timeout, timeout, "–"),
            (Measure::Missing, solved(1.0), "–"),
        ] {
            assert_eq!(ours.ratio_to(theirs, 30.0).to_string(), text);
        }
    }

    #[test]
    fn the_best() {
        let solved = |mean| Measure::Solved { mean, deviation: None };
        let (timeout, unknown) = (Measure::Failed(Outcome::Timeout), Measure::Failed(Outcome::Unknown));
        assert_eq!(Measure::best([timeout, solved(2.0), Measure::Wrong(Outcome::Sat), solved(1.0)]), solved(1.0));
        assert_eq!(Measure::best([unknown, timeout]), timeout);
        assert_eq!(Measure::best([]), Measure::Missing);
    }
}
