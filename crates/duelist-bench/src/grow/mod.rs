//! Cost against size in every direction: folds, lists, fields, constructors, assertions, nesting, length.
//!
//! For each of the [`families`] the sizes are measured in increasing order, up to the first without an answer. The exponent of the curve is the slope of the line through its points
//! on logarithmic scales: 1 is linear. A start of some hundredths of a second flattens the curves of small problems, so that exponents are those of the whole process.

mod families;

use std::path::Path;

use crate::corpus::Status;
use crate::error::{self, Error};
use crate::figure::{Curve, Figure, Horizontal, Panel};
use crate::output::{self, Progress};
use crate::process::{self, Limits, Running};
use crate::record::Outcome;
use crate::svg::{self, Ground};
use crate::tools::Tools;

use families::{ALL, Growing};

/// What came of a direction.
struct Grown {
    family: &'static Growing,
    /// Sizes and the least seconds of the runs, up to the first size without an answer.
    points: Vec<(f64, f64)>,
    /// The first size without an answer, and what was said.
    failed: Option<(u64, Outcome)>,
}

/// Measures every direction whose name contains one of the patterns, and writes a table and a figure. The number of wrong answers.
pub(crate) fn grow(
    tools: &Tools,
    folder: &Path,
    only: &[String],
    limits: Limits,
    runs: u32,
    running: &Running,
) -> Result<usize, Error> {
    let wanted = |family: &&Growing| only.is_empty() || only.iter().any(|part| family.name.contains(part.as_str()));
    let chosen: Vec<&'static Growing> = ALL.iter().filter(wanted).collect();
    if chosen.is_empty() {
        return Err(Error::NothingSelected);
    }
    let progress = Progress::new("growing", chosen.iter().map(|family| family.sizes.len()).sum());
    let mut grown = Vec::new();
    for family in chosen {
        grown.push(direction(tools, folder, family, limits, runs, running, &progress)?);
    }
    progress.finish();
    let table = table(&grown);
    error::write(&folder.join("grow.md"), table.as_bytes())?;
    let figure = figure(&grown, limits.time.as_secs_f64());
    error::write(&folder.join("grow.svg"), svg::draw(&figure, Ground::White).as_bytes())?;
    output::note(&table);
    output::note(&format!("table and figure: {}", folder.join("grow.svg").display()));
    let wrong = |grown: &&Grown| grown.failed.is_some_and(|(_, outcome)| grown.family.status.contradicts(outcome));
    Ok(grown.iter().filter(wrong).count())
}

/// The problem of a direction, by its name.
pub(crate) fn problem(name: &str, status: Status, n: u64) -> String {
    let family = ALL.iter().find(|family| family.name == name && family.status == status);
    family.map_or_else(String::new, |family| (family.problem)(n))
}

fn direction(
    tools: &Tools,
    folder: &Path,
    family: &'static Growing,
    limits: Limits,
    runs: u32,
    running: &Running,
    progress: &Progress,
) -> Result<Grown, Error> {
    let mut grown = Grown { family, points: Vec::new(), failed: None };
    for (done, n) in family.sizes.iter().copied().enumerate() {
        progress.show(&format!("{} {} N={n}", family.name, family.status));
        let path = folder.join("grow").join(family.file(n));
        error::write(&path, (family.problem)(n).as_bytes())?;
        let mut command = tools.ours().to_vec();
        command.push(path.into());
        let mut least = f64::INFINITY;
        for _ in 0..runs {
            let Some(run) = process::run(&command, limits, running)? else { return Ok(grown) };
            let expected = run.outcome.is_answer() && !family.status.contradicts(run.outcome);
            if !expected {
                grown.failed = Some((n, run.outcome));
                break;
            }
            least = least.min(run.seconds);
        }
        if grown.failed.is_some() {
            progress.advance(family.sizes.len() - done);
            break;
        }
        grown.points.push((n as f64, least));
        progress.advance(1);
    }
    Ok(grown)
}

/// The slope of the line through points on logarithmic scales, by least squares; `None` for fewer than two.
fn exponent(points: &[(f64, f64)]) -> Option<f64> {
    let logs: Vec<(f64, f64)> = points.iter().map(|(n, seconds)| (n.ln(), seconds.max(1e-6).ln())).collect();
    let count = logs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| logs.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|log| log.0), mean(|log| log.1));
    let across: f64 = logs.iter().map(|log| (log.0 - x) * (log.1 - y)).sum();
    let along: f64 = logs.iter().map(|log| (log.0 - x).powi(2)).sum();
    (along > 0.0).then(|| across / along)
}

fn table(grown: &[Grown]) -> String {
    let mut text = "| what grows | answer | largest N | seconds | exponent | beyond |\n| :--- | :--- | ---: | ---: | ---: | :--- |\n".to_string();
    for Grown { family, points, failed } in grown {
        let dash = || "–".to_string();
        let largest = points.last().map_or_else(dash, |(n, _)| n.to_string());
        let seconds = points.last().map_or_else(dash, |(_, seconds)| format!("{seconds:.2}"));
        let exponent = exponent(points).map_or_else(dash, |exponent| format!("{exponent:.2}"));
        let beyond = failed.map_or_else(String::new, |(n, outcome)| match family.status.contradicts(outcome) {
            true => format!("WRONG: {outcome} at {n}"),
            false => format!("{outcome} at {n}"),
        });
        text += &format!("| {} | {} | {largest} | {seconds} | {exponent} | {beyond} |\n", family.name, family.status);
    }
    text
}

fn figure(grown: &[Grown], limit: f64) -> Figure {
    let mut legend: Vec<String> = Vec::new();
    let mut panels = [Status::Sat, Status::Unsat].map(|status| Panel { title: status.to_string(), curves: Vec::new() });
    for Grown { family, points, .. } in grown.iter().filter(|grown| !grown.points.is_empty()) {
        let colour = legend.iter().position(|name| name == family.name).unwrap_or_else(|| {
            legend.push(family.name.to_string());
            legend.len() - 1
        });
        let label = format!("{} ({})", family.name, family.status);
        let curve = Curve { colour, status: family.status, points: points.clone(), label };
        panels[usize::from(family.status == Status::Unsat)].curves.push(curve);
    }
    Figure {
        name: "grow",
        title: "Time against size, by what grows",
        caption: "The fastest of the runs. A curve ends before the first size without an answer.".into(),
        horizontal: Horizontal::Size,
        x: (1.0, 1e6),
        y: (0.01, limit.max(0.1)),
        across: 2,
        size: (420.0, 260.0),
        panels: panels.to_vec(),
        legend,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponents() {
        let of = |power: i32| exponent(&[2.0_f64, 4.0, 8.0, 32.0].map(|n| (n, 0.01 * n.powi(power)))).unwrap();
        assert!((0..4).all(|power| (of(power) - f64::from(power)).abs() < 1e-9));
        assert_eq!(exponent(&[(2.0, 1.0)]), None);
        assert_eq!(exponent(&[]), None);
    }

    #[test]
    fn names_of_files_are_different() {
        let mut names: Vec<String> =
            ALL.iter().flat_map(|family| family.sizes.iter().map(|n| family.file(*n))).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }

    #[test]
    fn the_smallest_problems_are_answered_as_they_should() {
        for family in ALL {
            let mut solver = duelist::Solver::default();
            let problem = (family.problem)(family.sizes[0]);
            let said: Vec<String> = problem.lines().filter_map(|line| solver.command(line).unwrap()).collect();
            assert_eq!(said, [family.status.to_string()], "{}", family.name);
        }
    }

    #[test]
    fn tables_say_where_a_curve_ends() {
        let family = &ALL[0];
        let points = vec![(2.0, 0.1), (4.0, 0.2)];
        let text = |failed| table(&[Grown { family, points: points.clone(), failed }]);
        assert!(text(None).ends_with("| folds | sat | 4 | 0.20 | 1.00 |  |\n"));
        assert!(text(Some((8, Outcome::Timeout))).ends_with("| timeout at 8 |\n"));
        assert!(text(Some((8, Outcome::Unsat))).ends_with("| WRONG: unsat at 8 |\n"));
    }
}
