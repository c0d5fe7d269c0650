//! The parametric problems of `corpus/` and the sizes at which they are asked (paper §7.2).

use std::fmt;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::error::{Error, read};
use crate::record::Outcome;

/// The paper's steps from 10 to 1000. Its 752 instances are the 39 families at these 19 sizes, and 11 more: the sizes
/// of the ablation table that are not among them (5000 six times, 3000 four times, 2000 once).
pub(crate) const STEPS: [u64; 19] =
    [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000];

/// How the default strategy goes on after [`STEPS`].
pub(crate) const FURTHER_STEPS: [u64; 9] = [2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

/// The expected answer of a family, at every size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Status {
    Sat,
    Unsat,
}

impl Status {
    /// Whether an outcome is an answer, and the other one.
    pub(crate) fn contradicts(self, outcome: Outcome) -> bool {
        match outcome {
            Outcome::Sat => self == Status::Unsat,
            Outcome::Unsat => self == Status::Sat,
            _ => false,
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Status::Sat => "sat",
            Status::Unsat => "unsat",
        })
    }
}

/// A parametric problem.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(crate) struct Family {
    /// The file's name in the corpus.
    pub(crate) file: String,
    /// The name in the paper's tables, shared by the two versions of a problem.
    pub(crate) row: String,
    pub(crate) status: Status,
    /// N in the ablation table.
    pub(crate) ablation_n: u64,
    /// N in the comparison table.
    pub(crate) comparison_n: u64,
}

impl Family {
    /// The file's name without its extension, such as `all-2.unsat`.
    pub(crate) fn name(&self) -> &str {
        self.file.strip_suffix(".smt2").unwrap_or(&self.file)
    }

    /// The sizes of its instances in the paper, in increasing order.
    pub(crate) fn sizes(&self) -> Vec<u64> {
        let mut sizes = STEPS.to_vec();
        sizes.extend([self.ablation_n, self.comparison_n]);
        sizes.sort_unstable();
        sizes.dedup();
        sizes
    }
}

/// The families in the order of the paper's tables.
#[derive(Clone, Debug)]
pub(crate) struct Corpus {
    /// The project's folder.
    pub(crate) root: PathBuf,
    pub(crate) families: Vec<Family>,
}

#[derive(Deserialize)]
struct Index {
    problem: Vec<Family>,
}

impl Corpus {
    /// The corpus of the given project folder, else of the nearest one at or above the current folder.
    pub(crate) fn open(root: Option<&Path>) -> Result<Corpus, Error> {
        let index = |root: &Path| root.join("corpus").join("index.toml");
        let root = match root {
            Some(root) => root.to_path_buf(),
            None => std::env::current_dir()
                .ok()
                .and_then(|here| here.ancestors().find(|folder| index(folder).is_file()).map(Path::to_path_buf))
                .ok_or(Error::NoCorpus)?,
        };
        let path = index(&root);
        let listed: Index =
            toml::from_str(&read(&path)?).map_err(|error| Error::Format { path, reason: error.to_string() })?;
        Ok(Corpus { root, families: listed.problem })
    }

    /// Where a family's text is.
    pub(crate) fn path(&self, family: &Family) -> PathBuf {
        self.root.join("corpus").join(&family.file)
    }

    /// Keeps the families one of whose names contains one of the patterns; without patterns, all.
    pub(crate) fn keep(&mut self, patterns: &[String]) {
        let wanted = |family: &Family| patterns.iter().any(|part| family.name().contains(part) || family.row == *part);
        self.families.retain(|family| patterns.is_empty() || wanted(family));
    }
}

/// The corpus of this project, for tests.
#[cfg(test)]
pub(crate) fn ours() -> Corpus {
    Corpus::open(Some(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))).expect("the corpus is readable")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_papers_counts() {
        let corpus = ours();
        let sat = corpus.families.iter().filter(|family| family.status == Status::Sat).count();
        assert_eq!((corpus.families.len(), sat), (39, 23));
        assert_eq!(corpus.families.iter().map(|family| family.sizes().len()).sum::<usize>(), 752);
    }

    #[test]
    fn selection() {
        let mut corpus = ours();
        corpus.keep(&["sorted".into(), "Two lists".into()]);
        let names: Vec<&str> = corpus.families.iter().map(Family::name).collect();
        assert_eq!(names, ["two-lists.sat", "sorted.sat", "sorted.unsat"]);
    }
}
