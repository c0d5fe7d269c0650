//! The figures of the evaluation: which curves, in which panel, in which colour.

use crate::contestant::Contestant;
use crate::corpus::{Corpus, FURTHER_STEPS, Family, STEPS, Status};
use crate::results::Results;

/// What lies to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Horizontal {
    /// N, on a logarithmic scale.
    Size,
    /// How many instances were answered, each in no more time than the next one.
    Answered,
}

/// Panels that share their scales, that of seconds logarithmic, and their legend.
#[derive(Clone, Debug)]
pub(crate) struct Figure {
    /// The name of its files.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) caption: String,
    pub(crate) horizontal: Horizontal,
    /// The range of N, or of instances.
    pub(crate) x: (f64, f64),
    /// The range of seconds; the upper end is the time limit.
    pub(crate) y: (f64, f64),
    /// How many panels stand side by side.
    pub(crate) across: usize,
    /// Width and height of a panel's area.
    pub(crate) size: (f64, f64),
    pub(crate) panels: Vec<Panel>,
    /// What the colours mean.
    pub(crate) legend: Vec<String>,
}

/// A title and its curves.
#[derive(Clone, Debug)]
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) curves: Vec<Curve>,
}

/// The times of one contestant on one family.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Curve {
    /// A position in the legend.
    pub(crate) colour: usize,
    pub(crate) status: Status,
    /// N and seconds, in increasing order of N, up to the first size without an answer.
    pub(crate) points: Vec<(f64, f64)>,
    /// What a reader who points at it is told.
    pub(crate) label: String,
}

/// The rows that the first figure shows, so that it can be read: those that peers can solve, too, those from the
/// literature, those that show what the engines do.
const SHOWN: [&str; 10] = [
    "len of map",
    "Checksum",
    "Simple array",
    "Sorted",
    "List.hd",
    "Exists",
    "Running example",
    "Taxi dropoff",
    "indexOf",
    "All 2",
];

/// Every figure, in the order of the report.
pub(crate) fn all(corpus: &Corpus, results: &Results) -> Vec<Figure> {
    vec![cactus(corpus, results), by_solver(corpus, results), by_size(corpus, results), by_family(corpus, results)]
}

fn curve(results: &Results, contestant: &Contestant, family: &Family, colour: usize, last: u64) -> Option<Curve> {
    let sizes = results.curve(contestant, family).into_iter().take_while(|(n, _)| *n <= last);
    let answered = sizes.map_while(|(n, measure)| measure.seconds().map(|seconds| (n as f64, seconds)));
    // Sizes that only a table uses, such as the 5000 of the ablation, would draw a line over untried ones.
    let points: Vec<(f64, f64)> =
        answered.filter(|(n, _)| STEPS.iter().chain(&FURTHER_STEPS).any(|step| *step as f64 == *n)).collect();
    let label = format!("{}: {} ({})", contestant.title, family.row, family.status);
    (!points.is_empty()).then_some(Curve { colour, status: family.status, points, label })
}

/// The y range: whole decades down to the fastest run, up to the limit.
fn seconds(panels: &[Panel], limit: f64) -> (f64, f64) {
    let times =
        panels.iter().flat_map(|panel| &panel.curves).flat_map(|curve| curve.points.iter().map(|point| point.1));
    let least = times.fold(0.1, f64::min);
    (10_f64.powf(least.max(1e-4).log10().floor()), limit)
}

/// How many instances each solver answers if each may take so long: its times in increasing order, by the verdict.
fn cactus(corpus: &Corpus, results: &Results) -> Figure {
    let contestants = [Contestant::strategies(), Contestant::peers()].concat();
    let curve = |status: Status, (colour, contestant): (usize, &Contestant)| {
        let families = corpus.families.iter().filter(|family| family.status == status);
        let measures = families.flat_map(|family| results.curve(contestant, family));
        let sizes = measures.filter(|(n, _)| STEPS.contains(n));
        let mut times: Vec<f64> = sizes.filter_map(|(_, measure)| measure.seconds()).collect();
        times.sort_by(f64::total_cmp);
        let label = format!("{}: {} {status}", contestant.title, times.len());
        let points: Vec<(f64, f64)> = (1_u32..).map(f64::from).zip(times).collect();
        (!points.is_empty()).then_some(Curve { colour, status, points, label })
    };
    let panel = |status: Status| {
        let curves = contestants.iter().enumerate().filter_map(|one| curve(status, one)).collect();
        Panel { title: status.to_string(), curves }
    };
    let panels = [Status::Sat, Status::Unsat].map(panel).to_vec();
    let most = panels.iter().flat_map(|panel| &panel.curves).map(|curve| curve.points.len()).max().unwrap_or(1);
    Figure {
        name: "cactus",
        title: "Instances answered, by time",
        caption: "For each solver its times on the instances that it answers, in increasing order: the further to the right a curve ends, the more are answered.".into(),
        horizontal: Horizontal::Answered,
        x: (0.0, most as f64),
        y: seconds(&panels, results.limit),
        across: 2,
        size: (400.0, 260.0),
        panels,
        legend: contestants.into_iter().map(|contestant| contestant.title).collect(),
    }
}

/// The paper's figure: a panel per solver, a colour per row.
fn by_solver(corpus: &Corpus, results: &Results) -> Figure {
    let panel = |contestant: &Contestant| {
        let curves = corpus.families.iter().filter_map(|family| {
            let colour = SHOWN.iter().position(|row| *row == family.row)?;
            curve(results, contestant, family, colour, 1000)
        });
        Panel { title: contestant.title.clone(), curves: curves.collect() }
    };
    let panels: Vec<Panel> = [Contestant::strategies(), Contestant::peers()].concat().iter().map(panel).collect();
    Figure {
        name: "scaling-solvers",
        title: "Time against size, by solver",
        caption: "Ten of the rows. A curve ends before the first size without an answer.".into(),
        horizontal: Horizontal::Size,
        x: (10.0, 1000.0),
        y: seconds(&panels, results.limit),
        across: 4,
        size: (200.0, 190.0),
        panels,
        legend: SHOWN.map(String::from).to_vec(),
    }
}

/// The default strategy on its own, to the largest sizes.
fn by_size(corpus: &Corpus, results: &Results) -> Figure {
    let ours = Contestant::default_strategy();
    let colour = |family: &Family| SHOWN.iter().position(|row| *row == family.row);
    let curves = corpus.families.iter().filter_map(|family| curve(results, &ours, family, colour(family)?, 1_000_000));
    let panels = vec![Panel { title: ours.title.clone(), curves: curves.collect() }];
    Figure {
        name: "scaling-ours",
        title: "Time against size, up to a million",
        caption: format!("The same rows by {}.", ours.title),
        horizontal: Horizontal::Size,
        x: (10.0, 1e6),
        y: seconds(&panels, results.limit),
        across: 1,
        size: (860.0, 260.0),
        panels,
        legend: SHOWN.map(String::from).to_vec(),
    }
}

/// A panel per row of the tables, a colour per solver.
fn by_family(corpus: &Corpus, results: &Results) -> Figure {
    let contestants = [Contestant::strategies(), Contestant::peers()].concat();
    let mut panels = Vec::<Panel>::new();
    for family in &corpus.families {
        let curves = contestants.iter().enumerate();
        let curves: Vec<Curve> =
            curves.filter_map(|(colour, contestant)| curve(results, contestant, family, colour, 1000)).collect();
        match panels.iter_mut().find(|panel| panel.title == family.row) {
            Some(panel) => panel.curves.extend(curves),
            None => panels.push(Panel { title: family.row.clone(), curves }),
        }
    }
    panels.retain(|panel| !panel.curves.is_empty());
    Figure {
        name: "scaling-rows",
        title: "Time against size, by row",
        caption: "Every row. A curve ends before the first size without an answer.".into(),
        horizontal: Horizontal::Size,
        x: (10.0, 1000.0),
        y: seconds(&panels, results.limit),
        across: 4,
        size: (195.0, 150.0),
        panels,
        legend: contestants.into_iter().map(|contestant| contestant.title).collect(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::corpus::ours;
    use crate::record::{Outcome, sample};

    #[test]
    fn a_curve_ends_before_its_first_timeout() {
        let corpus = ours();
        let run = |n, outcome, seconds| sample(("z3-sequences", ""), ("sorted.unsat", n), outcome, seconds);
        let records = [
            run(10, Outcome::Unsat, 0.5),
            run(20, Outcome::Unsat, 2.0),
            run(30, Outcome::Timeout, 30.0),
            run(40, Outcome::Unsat, 9.0),
        ];
        let results = Results::new(&records, Duration::from_secs(30));
        let figure = by_solver(&corpus, &results);
        let curves: Vec<&Curve> = figure.panels.iter().flat_map(|panel| &panel.curves).collect();
        assert_eq!(curves.len(), 1);
        assert_eq!((curves[0].status, &curves[0].points[..]), (Status::Unsat, &[(10.0, 0.5), (20.0, 2.0)][..]));
        assert_eq!(figure.legend[curves[0].colour], "Sorted");
        assert_eq!(figure.y, (0.1, 30.0));
        assert_eq!(by_family(&corpus, &results).panels.len(), 1);
    }

    #[test]
    fn cactus_curves_rise() {
        let run = |n, outcome, seconds| sample(("z3-sequences", ""), ("sorted.unsat", n), outcome, seconds);
        let runs = [(10, Outcome::Unsat, 2.0), (20, Outcome::Unsat, 0.5), (30, Outcome::Timeout, 30.0)];
        let records = runs.map(|(n, outcome, seconds)| run(n, outcome, seconds));
        let results = Results::new(&records, Duration::from_secs(30));
        let figure = cactus(&ours(), &results);
        let curves: Vec<&Curve> = figure.panels.iter().flat_map(|panel| &panel.curves).collect();
        assert_eq!(curves.len(), 1);
        assert_eq!((figure.x, &curves[0].points[..]), ((0.0, 2.0), &[(1.0, 0.5), (2.0, 2.0)][..]));
    }

    #[test]
    fn the_rows_shown_exist() {
        let corpus = ours();
        assert!(SHOWN.iter().all(|row| corpus.families.iter().any(|family| family.row == *row)));
    }
}
