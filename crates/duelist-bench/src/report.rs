//! From recorded results to tables, plots, the page, and the generated parts of the documentation.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::contestant::Contestant;
use crate::corpus::Corpus;
use crate::docs::{self, Section};
use crate::error::{self, Error};
use crate::figure::{self, Figure};
use crate::html;
use crate::paper::Paper;
use crate::plan::Experiment;
use crate::record::{self, Record};
use crate::results::Results;
use crate::svg::{Ground, draw};
use crate::table::Table;
use crate::tables;

/// What a report has found.
#[derive(Debug)]
pub(crate) struct Summary {
    /// The page.
    pub(crate) page: PathBuf,
    /// Wrong answers.
    pub(crate) wrong: usize,
    /// Recorded results.
    pub(crate) is_empty: bool,
}

/// The time limits under which the runs are shown.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Of the tables that compare times at one size.
    pub(crate) tables: Duration,
    /// Of the curves, and of the table of the sizes that they reach.
    pub(crate) curves: Duration,
}

impl Limits {
    pub(crate) fn of(self, experiment: Experiment) -> Duration {
        match experiment {
            Experiment::Compare | Experiment::Ablation => self.tables,
            Experiment::Scaling => self.curves,
        }
    }
}

/// Writes the report on the results of a folder into its subfolder `report`, and, if asked to, refreshes
/// `docs/evaluation.md` and its plots.
pub(crate) fn write(corpus: &Corpus, folder: &Path, limits: Limits, with_docs: bool) -> Result<Summary, Error> {
    let (records, paper) = (record::load(folder)?, Paper::load());
    let (results, curves) = (Results::new(&records, limits.tables), Results::new(&records, limits.curves));
    let wrong: Vec<&Record> = results.wrong(corpus).collect();
    let tables = tables::all(corpus, &results, &curves, &paper);
    let figures = figure::all(corpus, &curves);
    let target = folder.join("report");
    for table in &tables {
        let markdown = format!("## {}\n\n{}\n\n{}", table.title, table.caption, table.markdown());
        error::write(&target.join(format!("{}.md", table.name)), markdown.as_bytes())?;
        error::write(&target.join(format!("{}.csv", table.name)), table.csv().as_bytes())?;
    }
    for figure in &figures {
        let svg = draw(figure, Ground::White);
        #[cfg(feature = "png")]
        error::write(&target.join(format!("{}.png", figure.name)), &crate::png::paint(&svg)?)?;
        error::write(&target.join(format!("{}.svg", figure.name)), svg.as_bytes())?;
    }
    let page = target.join("index.html");
    error::write(&page, html::page(&setup(&results, &curves), &wrong, &tables, &figures).as_bytes())?;
    if with_docs {
        let path = corpus.root.join("docs").join("evaluation.md");
        let text =
            docs::refresh(&error::read(&path)?, &sections(corpus, (&results, &curves), &tables, &figures), &path)?;
        error::write(&path, text.as_bytes())?;
        for figure in &figures {
            let path = corpus.root.join("docs").join("evaluation").join(format!("{}.svg", figure.name));
            error::write(&path, draw(figure, Ground::White).as_bytes())?;
        }
    }
    Ok(Summary { page, wrong: wrong.len(), is_empty: results.is_empty() })
}

/// What was measured, where and when.
fn setup(results: &Results, curves: &Results) -> Vec<(String, String)> {
    let mut solvers: Vec<String> = Vec::new();
    for (solver, version) in &results.versions {
        // One program, several encodings.
        let text = format!("{} {version}", solver.split('-').next().unwrap_or(solver));
        if !solvers.contains(&text) {
            solvers.push(text);
        }
    }
    let dates = match &results.dates {
        None => "nothing measured yet".to_string(),
        Some((first, last)) if first == last => first.clone(),
        Some((first, last)) => format!("{first} to {last}"),
    };
    let machines: Vec<&str> = results.machines.iter().map(String::as_str).collect();
    let limit = match (results.limit, curves.limit) {
        (tables, curves) if tables == curves => format!("{tables} s"),
        (tables, curves) => format!("{tables} s; of the curves {curves} s"),
    };
    let fields = [
        ("machine", machines.join("; ")),
        ("solvers", solvers.join(", ")),
        ("date", dates),
        ("time limit", limit),
        ("runs", format!("{} of each instance that is answered", results.runs)),
    ];
    fields.map(|(name, value)| (name.to_string(), value)).to_vec()
}

/// The generated parts of the documentation: `setup`, `lost`, and one for each table and figure.
fn sections(
    corpus: &Corpus,
    (results, curves): (&Results, &Results),
    tables: &[Table],
    figures: &[Figure],
) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut add = |name: &str, text: String| sections.push(Section { name: name.into(), text });
    let list = setup(results, curves).into_iter().map(|(name, value)| format!("- {name}: {value}\n"));
    add("setup", list.collect());
    for table in tables {
        let body = if table.is_empty() { "Not measured yet.".to_string() } else { table.markdown() };
        add(table.name, format!("{}\n\n{body}", table.caption));
    }
    for figure in figures {
        add(figure.name, format!("![{}](evaluation/{}.svg)\n\n{}", figure.title, figure.name, figure.caption));
    }
    add("lost", lost(corpus, results));
    sections
}

/// Where a peer is faster, as a list.
fn lost(corpus: &Corpus, results: &Results) -> String {
    let rows = tables::lost(corpus, results);
    if rows.is_empty() {
        return "No row.".into();
    }
    let mut text = String::new();
    for (family, mine, theirs) in rows {
        let ours = Contestant::default_strategy().title;
        let _ = writeln!(
            text,
            "- {} ({}, N = {}): {ours} {mine}, the fastest peer {theirs}",
            family.row, family.status, family.comparison_n
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::ours;

    #[test]
    fn the_documentation_has_every_section() {
        let corpus = ours();
        let results = Results::new(&[], Duration::from_secs(30));
        let tables = tables::all(&corpus, &results, &results, &Paper::load());
        let sections = sections(&corpus, (&results, &results), &tables, &figure::all(&corpus, &results));
        let path = corpus.root.join("docs").join("evaluation.md");
        docs::refresh(&error::read(&path).unwrap(), &sections, &path).unwrap();
    }
}
