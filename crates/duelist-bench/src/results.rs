//! Recorded runs, looked up by column and row.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::contestant::Contestant;
use crate::corpus::{Corpus, Family};
use crate::measure::Measure;
use crate::record::{Outcome, Record};

/// The runs of each solver's newest version and machine, as they end under one time limit.
#[derive(Debug)]
pub(crate) struct Results {
    /// The time limit in seconds.
    pub(crate) limit: f64,
    /// Solver and version.
    pub(crate) versions: BTreeMap<String, String>,
    pub(crate) machines: BTreeSet<String>,
    /// The first and the last day.
    pub(crate) dates: Option<(String, String)>,
    /// The largest number of runs of an instance.
    pub(crate) runs: usize,
    cells: BTreeMap<Cell, Vec<Record>>,
}

/// Solver, options, family, N.
type Cell = (String, String, String, u64);

impl Results {
    /// Of one instance's runs, those of the newest input count, and none that says nothing about this limit.
    pub(crate) fn new(records: &[Record], limit: Duration) -> Results {
        let told = |record: &Record| Some(Record { outcome: record.under(limit)?, ..record.clone() });
        let mut records: Vec<Record> = records.iter().filter_map(told).collect();
        records.sort_by(|a, b| a.date.cmp(&b.date));

        let mut newest = BTreeMap::new();
        for record in &records {
            newest.insert(record.key.solver.clone(), (record.key.version.clone(), record.key.machine.clone()));
        }
        records.retain(|Record { key, .. }| {
            newest.get(&key.solver).is_some_and(|(version, machine)| (version, machine) == (&key.version, &key.machine))
        });
        let day = |record: &Record| record.date.split('T').next().unwrap_or_default().to_string();
        let dates = records.first().zip(records.last()).map(|(first, last)| (day(first), day(last)));
        let mut cells = BTreeMap::<Cell, Vec<Record>>::new();
        for record in records {
            let key = &record.key;
            let cell = cells.entry((key.solver.clone(), key.options.clone(), key.family.clone(), key.n)).or_default();
            if cell.first().is_some_and(|other| other.key.input != key.input) {
                cell.clear();
            }
            cell.push(record);
        }
        Results {
            limit: limit.as_secs_f64(),
            machines: newest.values().map(|(_, machine)| machine.clone()).collect(),
            versions: newest.into_iter().map(|(solver, (version, _))| (solver, version)).collect(),
            dates,
            runs: cells.values().map(Vec::len).max().unwrap_or(0),
            cells,
        }
    }

    /// Whether nothing was measured.
    pub(crate) fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// What a contestant made of an instance.
    pub(crate) fn measure(&self, contestant: &Contestant, family: &Family, n: u64) -> Measure {
        let cell = (contestant.program.to_string(), contestant.options.clone(), family.name().to_string(), n);
        let runs: Vec<(Outcome, f64)> =
            self.cells.get(&cell).into_iter().flatten().map(|record| (record.outcome, record.seconds)).collect();
        Measure::of(&runs, family.status)
    }

    /// The sizes at which a contestant was asked about a family, with what it made of them, in increasing order.
    pub(crate) fn curve(&self, contestant: &Contestant, family: &Family) -> Vec<(u64, Measure)> {
        let cell = |n| (contestant.program.to_string(), contestant.options.clone(), family.name().to_string(), n);
        let sizes = self.cells.range(cell(0)..=cell(u64::MAX)).map(|((.., n), _)| *n);
        sizes.map(|n| (n, self.measure(contestant, family, n))).collect()
    }

    /// The runs that contradict their family's status.
    pub(crate) fn wrong<'a>(&'a self, corpus: &'a Corpus) -> impl Iterator<Item = &'a Record> {
        self.cells.values().flatten().filter(|record| {
            let family = corpus.families.iter().find(|family| family.name() == record.key.family);
            family.is_some_and(|family| family.status.contradicts(record.outcome))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::ours;
    use crate::record::sample;

    #[test]
    fn only_the_newest_version_and_what_is_known_of_the_limit_count() {
        let family = ours().families[0].clone();
        let peer = Contestant::z3_sequences();
        let at = |n, seconds| sample(("z3-sequences", ""), (family.name(), n), Outcome::Sat, seconds);
        let mut newer = at(100, 2.0);
        newer.key.version = "2".into();
        newer.date = "2026-02-01T00:00:00Z".into();
        let hasty = Record { limit: 1000, outcome: Outcome::Timeout, ..newer.clone() };
        let mut larger = newer.clone();
        (larger.key.n, larger.outcome) = (200, Outcome::Timeout);
        let records = [at(100, 1.0), newer, hasty, larger];
        let results = Results::new(&records, Duration::from_secs(30));
        assert_eq!(results.measure(&peer, &family, 100), Measure::Solved { mean: 2.0, deviation: None });
        assert_eq!(results.limit, 30.0);
        assert_eq!(results.versions["z3-sequences"], "2");
        let sizes: Vec<u64> = results.curve(&peer, &family).into_iter().map(|(n, _)| n).collect();
        assert_eq!(sizes, [100, 200]);
        let results = Results::new(&records, Duration::from_secs(1));
        assert_eq!(results.measure(&peer, &family, 100), Measure::Failed(Outcome::Timeout));
    }

    #[test]
    fn a_wrong_answer_is_found() {
        let corpus = ours();
        let bad = sample(("z3-arrays", ""), ("all-2.sat", 100), Outcome::Unsat, 0.1);
        let good = sample(("z3-arrays", ""), ("all-2.unsat", 30), Outcome::Unsat, 0.1);
        let results = Results::new(&[bad.clone(), good], Duration::from_secs(30));
        assert_eq!(results.wrong(&corpus).collect::<Vec<_>>(), [&bad]);
    }
}
