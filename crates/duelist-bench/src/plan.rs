//! What is measured: series of instances of growing size, per contestant and family.

use std::time::Duration;

use crate::contestant::Contestant;
use crate::corpus::{Corpus, FURTHER_STEPS, Family, STEPS};

/// One family at increasing sizes for one contestant. It ends at the first size without an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Series {
    pub(crate) contestant: Contestant,
    pub(crate) family: Family,
    pub(crate) sizes: Vec<u64>,
    /// The time limit of each run.
    pub(crate) limit: Duration,
}

/// The families of a quick run: of each kind of row (fast, slow, lost to a peer) a few.
pub(crate) const QUICK_FAMILIES: [&str; 10] = [
    "len-of-map.sat",
    "contains.sat",
    "sorted.sat",
    "running-example.sat",
    "taxi-dropoff.sat",
    "index-of.sat",
    "len-of-map.unsat",
    "list-hd.unsat",
    "checksum.unsat",
    "running-example.unsat",
];

/// The sizes of a quick run's curves.
pub(crate) const QUICK_STEPS: [u64; 4] = [10, 30, 100, 1000];

/// An experiment of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Experiment {
    /// Paper §7.4, the table.
    Compare,
    /// Paper §7.3.
    Ablation,
    /// Paper §7.4, the figure.
    Scaling,
}

impl Experiment {
    pub(crate) const ALL: [Experiment; 3] = [Experiment::Compare, Experiment::Ablation, Experiment::Scaling];

    /// Who takes part.
    pub(crate) fn contestants(self) -> Vec<Contestant> {
        match self {
            Experiment::Ablation => Contestant::ablation(),
            Experiment::Compare | Experiment::Scaling => [Contestant::strategies(), Contestant::peers()].concat(),
        }
    }

    /// At which sizes.
    fn sizes(self, contestant: &Contestant, family: &Family, quick: bool) -> Vec<u64> {
        match self {
            Experiment::Compare => vec![family.comparison_n],
            Experiment::Ablation => vec![family.ablation_n],
            Experiment::Scaling => {
                let mut sizes = if quick { QUICK_STEPS.to_vec() } else { STEPS.to_vec() };
                if *contestant == Contestant::default_strategy() {
                    sizes.extend(if quick { &[1_000_000][..] } else { &FURTHER_STEPS });
                }
                sizes
            }
        }
    }

    /// Every series, family by family, so that a run that is stopped leaves whole rows.
    pub(crate) fn series(self, corpus: &Corpus, quick: bool, limit: Duration) -> Vec<Series> {
        let contestants = self.contestants();
        let series = |family: &Family, contestant: &Contestant| Series {
            contestant: contestant.clone(),
            family: family.clone(),
            sizes: self.sizes(contestant, family, quick),
            limit,
        };
        corpus.families.iter().flat_map(|family| contestants.iter().map(move |one| series(family, one))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::ours;

    #[test]
    fn quick_families_exist() {
        let corpus = ours();
        for name in QUICK_FAMILIES {
            assert!(corpus.families.iter().any(|family| family.name() == name), "{name}");
        }
    }

    #[test]
    fn only_the_default_strategy_goes_further() {
        let corpus = ours();
        for series in Experiment::Scaling.series(&corpus, false, Duration::MAX) {
            let last = series.sizes.last().copied();
            let ours = series.contestant == Contestant::default_strategy();
            assert_eq!(last, Some(if ours { 1_000_000 } else { 1000 }));
            assert!(series.sizes.is_sorted());
        }
    }

    #[test]
    fn every_family_meets_every_contestant() {
        let corpus = ours();
        for experiment in Experiment::ALL {
            assert_eq!(experiment.series(&corpus, false, Duration::MAX).len(), 39 * experiment.contestants().len());
        }
    }
}
