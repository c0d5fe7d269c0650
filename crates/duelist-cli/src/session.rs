//! One run: commands in, responses out.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use duelist::backend::{Replay, backend_from_spec};
use duelist::syntax::{Commands, Parameters};
use duelist::{Options, Response, Solver};

use crate::arguments::Arguments;
use crate::certificate;
use crate::guard::{Guard, INTERRUPTED};
use crate::output::Output;
use crate::trace;

/// Runs the input to its end or to `exit`. The exit code is 1 if an error response was printed, else 0; 130 after Ctrl-C.
pub(crate) fn run(arguments: &Arguments) -> i32 {
    let (mut output, guard) = (Output::new(), Guard::default());
    guard.heed_interrupts();
    arguments.memory.into_iter().for_each(|megabytes| guard.limit_memory(megabytes));
    let options = match options(arguments, &guard) {
        Ok(options) => options,
        Err(message) => {
            output.failure(&message);
            return 1;
        }
    };
    for setting in arguments.settings.ignored.iter().filter(|_| arguments.verbosity > 0) {
        output.remark(&format!("{setting} means nothing here and is ignored"));
    }
    let mut run = Run { arguments, guard: &guard, end: None, document: None };
    run.end = arguments.total_timeout.map(|limit| Instant::now() + Duration::from_millis(limit));
    run.document = arguments.trace_json.as_ref().map(|_| trace::Document::default());
    let stdin = PathBuf::from("-");
    let files = if arguments.files.is_empty() { std::slice::from_ref(&stdin) } else { &arguments.files };
    for path in files {
        if files.len() > 1 {
            output.begin_file(&path.display().to_string(), &options);
        }
        if *path == stdin {
            run.converse(options.clone(), BufReader::new(std::io::stdin()), "<stdin>", &mut output);
        } else {
            match open(path, arguments) {
                Ok(text) => run.converse(options.clone(), &text[..], &path.display().to_string(), &mut output),
                Err(message) => output.failure(&message),
            }
        }
        if output.abandoned() || guard.interrupted() {
            break;
        }
    }
    run.finish(&mut output);
    if guard.interrupted() { INTERRUPTED } else { i32::from(output.failed()) }
}

fn options(arguments: &Arguments, guard: &Guard) -> Result<Options, String> {
    let backend = backend_from_spec(&arguments.backend).map_err(|error| error.to_string())?;
    let replay = match &arguments.replay {
        None => None,
        Some(path) => Some(Replay::create(path).map_err(|error| format!("cannot write {}: {error}", path.display()))?),
    };
    let defaults = Options::default();
    let settings = &arguments.settings;
    Ok(Options {
        verbosity: arguments.verbosity,
        random_seed: settings.random_seed.unwrap_or(defaults.random_seed),
        resource_limit: settings.resource_limit.unwrap_or(defaults.resource_limit),
        produce_models: settings.produce_models.unwrap_or(defaults.produce_models),
        produce_unsat_cores: settings.produce_unsat_cores.unwrap_or(defaults.produce_unsat_cores),
        threads: arguments.threads.unwrap_or(defaults.threads),
        timeout: arguments.timeout.unwrap_or(0),
        compact_models: arguments.compact,
        strategy: arguments.strategy,
        disabled: arguments.disabled(),
        lengths: arguments.lengths,
        backend,
        replay,
        cancel: Arc::clone(&guard.cancel),
        certify: arguments.certificate.is_some(),
        observer: arguments.trace.then(trace::printer),
        ..defaults
    })
}

/// The bytes of a file; an unused parameter is found before anything is answered.
fn open(path: &Path, arguments: &Arguments) -> Result<Vec<u8>, String> {
    let unreadable = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let mut text = Vec::new();
    File::open(path).and_then(|mut file| file.read_to_end(&mut text)).map_err(unreadable)?;
    if !arguments.param.is_empty() {
        let mut commands = Commands::new(&text[..], arguments.parameters());
        commands.by_ref().for_each(drop);
        check_used(commands.parameters())?;
    }
    Ok(text)
}

fn check_used(parameters: &Parameters) -> Result<(), String> {
    match parameters.unused() {
        None => Ok(()),
        Some(parameter) => Err(format!("parameter {} is not used by any ;param: line", parameter.name)),
    }
}

/// What all files of a run have in common.
struct Run<'a> {
    arguments: &'a Arguments,
    guard: &'a Guard,
    /// When `--total-timeout` ends it.
    end: Option<Instant>,
    /// What `--trace-json` is about.
    document: Option<trace::Document>,
}

impl Run<'_> {
    /// A session of its own for one input.
    fn converse(&mut self, options: Options, input: impl BufRead, origin: &str, output: &mut Output) {
        let mut solver = Solver::new(options);
        let mut commands = Commands::new(input, self.arguments.parameters());
        for source in commands.by_ref() {
            if let Some(end) = self.end {
                let left = end.saturating_duration_since(Instant::now());
                solver.limit_queries(u64::try_from(left.as_millis()).unwrap_or(u64::MAX).max(1));
            }
            let response = match source {
                Ok(source) => self.guard.watch(|| solver.execute(source)),
                Err(error) => Response::Error(error.into()),
            };
            if let Err(message) = output.redirect(solver.options()) {
                output.failure(&message);
                continue;
            }
            match response {
                Response::Success if solver.options().print_success => output.respond("success"),
                Response::Success => {}
                Response::Unsupported => output.respond("unsupported"),
                Response::Error(diagnostic) => output.error(&diagnostic, origin),
                Response::Exit => {
                    if solver.options().print_success {
                        output.respond("success");
                    }
                    break;
                }
                Response::Text(text) => {
                    output.respond(&text);
                    if matches!(text.as_str(), "sat" | "unsat" | "unknown") {
                        self.document.iter_mut().for_each(|document| document.add(&text, solver.report()));
                        after_answer(self.arguments, &mut solver, output);
                        remark(&text, &solver, output);
                    }
                }
            }
            if output.abandoned() || self.guard.interrupted() {
                return;
            }
        }
        if let Err(message) = check_used(commands.parameters()) {
            output.failure(&message);
        }
    }

    /// Writes the trace.
    fn finish(self, output: &mut Output) {
        if output.abandoned() || self.guard.interrupted() {
            return;
        }
        let Some((path, document)) = self.arguments.trace_json.as_ref().zip(self.document) else { return };
        if let Err(error) = document.write(path) {
            output.failure(&format!("cannot write the trace: {error}"));
        }
    }
}

/// What `:verbosity` asks to be told after an answer.
fn remark(answer: &str, solver: &Solver, output: &mut Output) {
    let (verbosity, report) = (solver.options().verbosity, solver.report());
    if verbosity > 1 {
        for (number, event) in (1..).zip(&report.events) {
            output.remark(&trace::line(number, event));
        }
    }
    if verbosity > 0 {
        let why = match (solver.reason_unknown(), report.answered_by) {
            (Some(reason), _) => format!(", {reason}"),
            (None, Some(engine)) => format!(", by {engine}"),
            (None, None) => String::new(),
        };
        let (check, seconds) = (solver.checks(), report.time.as_secs_f64());
        output.remark(&format!("check {check}: {answer} in {seconds:.3} s{why}"));
    }
}

/// What the command line asked to see after each answer.
fn after_answer(arguments: &Arguments, solver: &mut Solver, output: &mut Output) {
    if arguments.model && solver.has_model() {
        output.stream(|out| {
            // Only a stream that is gone makes this fail.
            let _ = solver.write_model(out);
        });
    }
    if let Some(Err(message)) = arguments.certificate.as_ref().and_then(|folder| certificate::write(folder, solver)) {
        output.failure(&message);
    }
    if arguments.stats {
        for (name, value) in solver.report().statistics() {
            output.respond(&format!("; {name}: {value}"));
        }
    }
}
