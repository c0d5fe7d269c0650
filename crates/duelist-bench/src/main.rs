//! The evaluation of the paper's section 7, as one command: `duelist-bench all`.
//!
//! [`plan`] says what is measured, [`contestant`] who takes part, [`corpus`] on which problems. [`tools`] finds or installs
//! the programs, [`campaign`] runs them ([`process`]) and records every run ([`record`]). [`report`] reads the records
//! ([`results`]) and writes tables ([`tables`]), plots ([`figure`], [`svg`]) and a page ([`html`]).
//!
//! Needs a Unix system: runs are process groups.

mod arguments;
mod campaign;
mod contestant;
mod corpus;
mod docs;
mod error;
mod expand;
mod figure;
mod goals;
mod grow;
mod html;
mod machine;
mod measure;
mod output;
mod paper;
mod plan;
#[cfg(feature = "png")]
mod png;
mod process;
mod record;
mod report;
mod results;
mod stream;
mod svg;
mod table;
mod tables;
mod tools;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use clap::Parser as _;

use arguments::{Arguments, Command, Run};
use campaign::Campaign;
use contestant::Contestant;
use corpus::Corpus;
use error::Error;
use output::Progress;
use plan::{Experiment, QUICK_FAMILIES, Series};
use process::Running;
use record::Store;
use tools::{Choice, Tools};

/// Exit codes: 0 if all went well, 1 if a solver gave a wrong answer or the harness failed, 130 if it was stopped.
fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let running = Arc::new(Running::default());
    let handler = Arc::clone(&running);
    if let Err(error) = ctrlc::set_handler(move || handler.stop()) {
        output::fail(&error.to_string());
        return ExitCode::FAILURE;
    }
    match run(&arguments, &running) {
        Ok(_) if running.is_stopped() => {
            output::fail("stopped; the same command goes on from here");
            ExitCode::from(130)
        }
        Ok(0) => ExitCode::SUCCESS,
        Ok(wrong) => {
            output::fail(&format!("{wrong} wrong answers"));
            ExitCode::FAILURE
        }
        Err(error) => {
            output::fail(&error.to_string());
            ExitCode::FAILURE
        }
    }
}

/// Does what was asked; the number of wrong answers on record.
fn run(arguments: &Arguments, running: &Running) -> Result<usize, Error> {
    let mut corpus = Corpus::open(arguments.root.as_deref())?;
    let choice = arguments.choice();
    if arguments.command.measures() && !arguments.busy {
        machine::await_quiet();
    }
    match &arguments.command {
        Command::Expand { out, only } => {
            corpus.keep(only);
            expand(&corpus, &choice, out, running).map(|()| 0)
        }
        Command::Compare(run) => measure(&corpus, &choice, &[Experiment::Compare], run, running),
        Command::Ablation(run) => measure(&corpus, &choice, &[Experiment::Ablation], run, running),
        Command::Scaling(run) => measure(&corpus, &choice, &[Experiment::Scaling], run, running),
        Command::Grow(run) => {
            let folder = results_folder(&corpus, run.out.as_deref(), run.quick);
            let tools = Tools::prepare(&corpus, &choice, folder.join("instances"), &[], &mut |_| {})?;
            let settings = run.settings();
            grow::grow(&tools, &folder, &run.only, settings.limits, settings.runs, running)
        }
        Command::Goals(run) => {
            let folder = results_folder(&corpus, run.out.as_deref(), run.quick);
            let tools = Tools::prepare(&corpus, &choice, folder.join("instances"), &[], &mut |_| {})?;
            let settings = run.settings();
            goals::goals(&tools, &folder, settings.limits, settings.runs, running)
        }
        Command::Report { out, quick, docs, timeout, curves_timeout } => {
            let limits = arguments::limits(*quick, *timeout, *curves_timeout);
            summarize(&corpus, &results_folder(&corpus, out.as_deref(), *quick), limits, *docs)
        }
        Command::Stream { record: true, .. } => stream::record(&corpus.root).map(|()| 0),
        Command::Stream { only, solver, questions, timeout, record: false } => {
            let tools = Tools::commands(&corpus, &choice, &mut |error| output::fail(&error.to_string()))?;
            let (only, solver) = (only.clone(), solver.clone());
            let settings = stream::Settings { only, solver, questions: *questions, timeout: *timeout };
            stream::measure(&corpus.root, &tools.0, tools.1.as_deref(), &settings)
        }
        Command::All(run) => {
            let folder = results_folder(&corpus, run.out.as_deref(), run.quick).join("instances");
            expand(&selected(&corpus, run), &choice, &folder, running)?;
            measure(&corpus, &choice, &Experiment::ALL, run, running)
        }
    }
}

fn results_folder(corpus: &Corpus, chosen: Option<&Path>, quick: bool) -> PathBuf {
    let usual = corpus.root.join("target").join(if quick { "bench-quick" } else { "bench" });
    chosen.map_or(usual, Path::to_path_buf)
}

/// The part of the corpus that a run is about.
fn selected(corpus: &Corpus, run: &Run) -> Corpus {
    let mut part = corpus.clone();
    if run.quick && run.only.is_empty() {
        part.families.retain(|family| QUICK_FAMILIES.contains(&family.name()));
    }
    part.keep(&run.only);
    part
}

fn expand(corpus: &Corpus, choice: &Choice, folder: &Path, running: &Running) -> Result<(), Error> {
    let progress = Progress::new("instances", corpus.families.iter().map(|family| family.sizes().len()).sum());
    let tools = Tools::prepare(corpus, choice, folder.to_path_buf(), &[], &mut |_| {})?;
    let written = expand::expand(corpus, &tools, folder, running, &progress);
    progress.finish();
    let (instances, translations) = written?;
    output::note(&format!("{instances} instances and {translations} translations in {}", folder.display()));
    Ok(())
}

/// Measures, then reports. The report is on the whole corpus, whatever part was measured now.
fn measure(
    corpus: &Corpus,
    choice: &Choice,
    experiments: &[Experiment],
    run: &Run,
    running: &Running,
) -> Result<usize, Error> {
    let folder = results_folder(corpus, run.out.as_deref(), run.quick);
    let part = selected(corpus, run);
    let settings = run.settings();
    let limits = report::Limits { tables: settings.limits.time, curves: settings.curves };
    let series = |experiment: &Experiment| experiment.series(&part, run.quick, limits.of(*experiment));
    let mut plan: Vec<Series> = experiments.iter().flat_map(series).collect();
    plan.retain(|series| series.contestant.matches(&run.solver));
    if plan.is_empty() {
        return Err(Error::NothingSelected);
    }
    let contestants: Vec<Contestant> = plan.iter().map(|series| series.contestant.clone()).collect();
    let mut missing = |error: &Error| output::fail(&format!("a solver is left out: {error}"));
    let tools = Tools::prepare(corpus, choice, folder.join("instances"), &contestants, &mut missing)?;
    plan.retain(|series| tools.version(series.contestant.program).is_some());

    let progress = Progress::new("measuring", plan.iter().map(|series| series.sizes.len()).sum());
    let store = Store::open(&folder)?;
    let done = Campaign::new(corpus, &tools, settings, running, &progress, store).carry_out(&plan);
    progress.finish();
    done?;
    summarize(corpus, &folder, limits, false)
}

fn summarize(corpus: &Corpus, folder: &Path, limits: report::Limits, docs: bool) -> Result<usize, Error> {
    let summary = report::write(corpus, folder, limits, docs)?;
    if summary.is_empty {
        output::note(&format!("no results in {}", folder.display()));
    }
    output::note(&format!("report: {}", summary.page.display()));
    Ok(summary.wrong)
}
