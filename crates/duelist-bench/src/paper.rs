//! The figures that the paper published.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, de};

use crate::measure::Measure;
use crate::record::Outcome;

/// Both tables of the paper's section 7.
#[derive(Debug, Deserialize)]
pub(crate) struct Paper {
    pub(crate) machine: String,
    pub(crate) versions: String,
    /// Its time limit in seconds.
    pub(crate) timeout: f64,
    family: Vec<Published>,
}

/// One family's rows.
#[derive(Debug, Deserialize)]
pub(crate) struct Published {
    name: String,
    #[cfg_attr(not(test), expect(dead_code, reason = "a reader of the data wants to know; a test compares them"))]
    ablation_n: u64,
    #[cfg_attr(not(test), expect(dead_code, reason = "likewise"))]
    comparison_n: u64,
    /// By the optimisations that are on: none, deforestation, summarization, all.
    ablation: BTreeMap<String, Figure>,
    /// By solver.
    comparison: BTreeMap<String, Figure>,
}

#[derive(Debug)]
struct Figure(Measure);

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Figure, D::Error> {
        let text = String::deserialize(deserializer)?;
        let number = |part: &str| part.trim().parse().map_err(|_| de::Error::custom(format!("no time: {text}")));
        Ok(Figure(match text.as_str() {
            "timeout" => Measure::Failed(Outcome::Timeout),
            "unknown" => Measure::Failed(Outcome::Unknown),
            _ => {
                let (mean, deviation) = text.split_once('±').unwrap_or((&text, "0"));
                Measure::Solved { mean: number(mean)?, deviation: Some(number(deviation)?) }
            }
        }))
    }
}

impl Paper {
    /// The published figures.
    pub(crate) fn load() -> Paper {
        toml::from_str(include_str!("../data/paper.toml")).expect("the data is part of the program, and tested")
    }

    /// A time of the comparison table.
    pub(crate) fn comparison(&self, family: &str, solver: &str) -> Measure {
        self.figure(family, |rows| &rows.comparison, solver)
    }

    /// A time of the ablation table.
    pub(crate) fn ablation(&self, family: &str, optimisations: &str) -> Measure {
        self.figure(family, |rows| &rows.ablation, optimisations)
    }

    fn figure(&self, family: &str, table: fn(&Published) -> &BTreeMap<String, Figure>, column: &str) -> Measure {
        let rows = self.family.iter().find(|rows| rows.name == family);
        rows.and_then(|rows| table(rows).get(column)).map_or(Measure::Missing, |figure| figure.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::ours;

    #[test]
    fn agrees_with_the_corpus() {
        let (paper, corpus) = (Paper::load(), ours());
        assert_eq!(paper.family.len(), corpus.families.len());
        for (rows, family) in paper.family.iter().zip(&corpus.families) {
            assert_eq!(
                (rows.name.as_str(), rows.ablation_n, rows.comparison_n),
                (family.name(), family.ablation_n, family.comparison_n)
            );
            assert_eq!((rows.ablation.len(), rows.comparison.len()), (4, 5));
        }
        assert_eq!(paper.comparison("brackets.sat", "duelist").to_string(), "0.54s ± 0.01");
        assert_eq!(paper.ablation("brackets.sat", "none").to_string(), "∞");
    }
}
