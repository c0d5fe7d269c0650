//! The tables of the evaluation.

use crate::contestant::Contestant;
use crate::corpus::{Corpus, Family};
use crate::measure::Measure;
use crate::paper::Paper;
use crate::results::Results;
use crate::table::{Cell, Row, Table, mark_best};

/// What starting a process costs at most: a peer that is faster by less is not.
const START_UP: f64 = 0.02;

/// Every table, in the order of the report.
pub(crate) fn all(corpus: &Corpus, results: &Results, curves: &Results, paper: &Paper) -> Vec<Table> {
    vec![
        comparison(corpus, results),
        ablation(corpus, results),
        largest(corpus, curves),
        comparison_with_paper(corpus, results, paper),
        ablation_with_paper(corpus, results, paper),
    ]
}

fn time(measure: Measure) -> Cell {
    Cell::Time { measure, best: false }
}

fn table(
    name: &'static str,
    title: &str,
    caption: String,
    columns: Vec<String>,
    corpus: &Corpus,
    cells: impl Fn(&Family) -> Vec<Cell>,
) -> Table {
    let row = |family: &Family| {
        let mut all = vec![Cell::Text(family.row.clone())];
        all.extend(cells(family));
        Row { status: family.status, cells: all }
    };
    let columns = std::iter::once("Benchmark".to_string()).chain(columns).collect();
    Table { name, title: title.into(), caption, columns, rows: corpus.families.iter().map(row).collect() }
}

fn measurement(results: &Results) -> String {
    let time = match results.runs {
        0 | 1 => "Time of one run".to_string(),
        runs => format!("Mean time of {runs} runs ± standard deviation"),
    };
    format!("{time}; ∞: no answer within {} s.", results.limit)
}

/// The fastest of the other solvers.
fn best_peer(results: &Results, family: &Family, n: u64) -> Measure {
    Measure::best(Contestant::peers().iter().map(|peer| results.measure(peer, family, n)))
}

/// The paper's comparison table, with every strategy of ours, and the ratio of the default one to the best peer.
fn comparison(corpus: &Corpus, results: &Results) -> Table {
    let contestants = [Contestant::strategies(), Contestant::peers()].concat();
    let ours = Contestant::default_strategy();
    let mut columns = vec!["N".to_string()];
    columns.extend(contestants.iter().map(|contestant| contestant.title.clone()));
    columns.push("ratio".into());
    let caption = format!(
        "{} The best time is in bold. Ratio: {} to the fastest of the other solvers.",
        measurement(results),
        ours.title
    );
    table("comparison", "Comparison with other solvers", caption, columns, corpus, |family| {
        let n = family.comparison_n;
        let measures = contestants.iter().map(|contestant| results.measure(contestant, family, n));
        let mut cells: Vec<Cell> = measures.map(time).collect();
        mark_best(&mut cells);
        cells.insert(0, Cell::Size(Some(n)));
        let mine = results.measure(&ours, family, n);
        cells.push(Cell::Ratio(mine.ratio_to(best_peer(results, family, n), results.limit)));
        cells
    })
}

/// The paper's ablation table.
fn ablation(corpus: &Corpus, results: &Results) -> Table {
    let contestants = Contestant::ablation();
    let mut columns = vec!["N".to_string()];
    columns.extend(contestants.iter().map(|contestant| contestant.title.clone()));
    table("ablation", "Ablation", measurement(results), columns, corpus, |family| {
        let n = family.ablation_n;
        let measures = contestants.iter().map(|contestant| results.measure(contestant, family, n));
        std::iter::once(Cell::Size(Some(n))).chain(measures.map(time)).collect()
    })
}

/// How far each contestant gets.
fn largest(corpus: &Corpus, results: &Results) -> Table {
    let contestants = [Contestant::strategies(), Contestant::peers()].concat();
    let columns = contestants.iter().map(|contestant| contestant.title.clone()).collect();
    let caption = format!("The largest N that is answered within {} s, of those that were asked.", results.limit);
    table("scaling", "Scaling", caption, columns, corpus, |family| {
        let reached = |contestant| {
            let curve = results.curve(contestant, family);
            Cell::Size(curve.iter().filter(|(_, measure)| measure.seconds().is_some()).map(|(n, _)| *n).max())
        };
        contestants.iter().map(reached).collect()
    })
}

/// Times relative to Z3 with sequences, there and here.
fn comparison_with_paper(corpus: &Corpus, results: &Results, paper: &Paper) -> Table {
    let mut ours = vec![Contestant::paper()];
    ours.extend(Some(Contestant::default_strategy()).filter(|default| *default != ours[0]));
    let yardstick = Contestant::z3_sequences();
    let mut columns = vec!["N".to_string(), "paper: duelist".into()];
    columns.extend(ours.iter().map(|contestant| format!("here: {}", contestant.title)));
    columns.extend([
        "paper: Z3 (DT)".into(),
        "here: Z3 (DT)".into(),
        "paper: Z3 (Array)".into(),
        "here: Z3 (Array)".into(),
    ]);
    let peers = Contestant::peers();
    let caption = format!(
        "Times divided by that of Z3 with sequences, since machines differ; ≤ and ≥ where one side timed out. Paper: {} ({}).",
        paper.machine, paper.versions
    );
    table("comparison-paper", "Comparison, side by side with the paper", caption, columns, corpus, |family| {
        let n = family.comparison_n;
        let there = |solver: &str| {
            let yardstick = paper.comparison(family.name(), &yardstick.program.to_string());
            Cell::Ratio(paper.comparison(family.name(), solver).ratio_to(yardstick, paper.timeout))
        };
        let here = |contestant: &Contestant| {
            let yardstick = results.measure(&yardstick, family, n);
            Cell::Ratio(results.measure(contestant, family, n).ratio_to(yardstick, results.limit))
        };
        let mut cells = vec![Cell::Size(Some(n)), there("duelist")];
        cells.extend(ours.iter().map(here));
        for peer in [&peers[0], &peers[2]] {
            cells.extend([there(&peer.program.to_string()), here(peer)]);
        }
        cells
    })
}

/// What each optimisation gains, there and here.
fn ablation_with_paper(corpus: &Corpus, results: &Results, paper: &Paper) -> Table {
    let columns = ["deforestation", "summarization", "all"];
    let contestants = Contestant::ablation();
    let titles = columns.iter().flat_map(|column| [format!("paper: {column}"), format!("here: {column}")]);
    let titles = std::iter::once("N".to_string()).chain(titles).collect();
    let caption = "Times divided by that without optimisations; ≤ and ≥ where one side timed out.".to_string();
    table("ablation-paper", "Ablation, side by side with the paper", caption, titles, corpus, |family| {
        let n = family.ablation_n;
        let mut cells = vec![Cell::Size(Some(n))];
        for (column, contestant) in columns.iter().zip(&contestants[1..]) {
            let there = paper.ablation(family.name(), column);
            let base = paper.ablation(family.name(), "none");
            cells.push(Cell::Ratio(there.ratio_to(base, paper.timeout)));
            let here = results.measure(contestant, family, n);
            cells.push(Cell::Ratio(here.ratio_to(results.measure(&contestants[0], family, n), results.limit)));
        }
        cells
    })
}

/// The families that a peer answers faster than our default strategy by more than the start of a process, with both
/// times.
pub(crate) fn lost<'a>(corpus: &'a Corpus, results: &Results) -> Vec<(&'a Family, Measure, Measure)> {
    let ours = Contestant::default_strategy();
    let compare = |family: &'a Family| {
        let n = family.comparison_n;
        let (mine, theirs) = (results.measure(&ours, family, n), best_peer(results, family, n));
        let slower = mine.seconds().is_none_or(|mine| theirs.seconds().is_some_and(|theirs| mine > theirs + START_UP));
        (mine != Measure::Missing && theirs.seconds().is_some() && slower).then_some((family, mine, theirs))
    };
    corpus.families.iter().filter_map(compare).collect()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::corpus::ours;
    use crate::record::{Outcome, sample};

    fn results() -> Results {
        let ours = Contestant::default_strategy().options;
        let records = [
            sample(("duelist", &ours), ("all-2.sat", 100), Outcome::Sat, 0.5),
            sample(("z3-sequences", ""), ("all-2.sat", 100), Outcome::Timeout, 30.0),
            sample(("z3-arrays", ""), ("all-2.sat", 100), Outcome::Sat, 0.25),
            sample(("duelist", &ours), ("nth.unsat", 40), Outcome::Unsat, 0.110),
            sample(("z3-sequences", ""), ("nth.unsat", 40), Outcome::Unsat, 0.1),
        ];
        Results::new(&records, Duration::from_secs(30))
    }

    #[test]
    fn every_family_has_its_row_in_every_table() {
        let corpus = ours();
        for table in all(&corpus, &results(), &results(), &Paper::load()) {
            assert_eq!(table.rows.len(), 39, "{}", table.name);
            assert!(table.rows.iter().all(|row| row.cells.len() == table.columns.len()), "{}", table.name);
        }
    }

    #[test]
    fn the_ratio_to_the_best_peer() {
        let table = comparison(&ours(), &results());
        let text = table.markdown();
        let row = text.lines().find(|line| line.starts_with("| All 2 | 100")).unwrap();
        assert!(row.contains("**0.25s**") && row.ends_with("| 2.0 |"), "{row}");
    }

    #[test]
    fn lost_by_more_than_the_start_of_a_process() {
        let corpus = ours();
        let names: Vec<&str> = lost(&corpus, &results()).into_iter().map(|(family, ..)| family.name()).collect();
        assert_eq!(names, ["all-2.sat"]);
    }
}
