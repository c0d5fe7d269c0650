//! One run: commands in, responses out.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use duelist::backend::{Deadline, Replay, backend_from_spec};
use duelist::syntax::{Commands, Parameters};
use duelist::{Options, Response, Solver, WriteError};

use crate::arguments::Arguments;
use crate::certificate;
use crate::guard::{Guard, INTERRUPTED};
use crate::output::Output;
use crate::trace;

/// How long commands may take together once the time of the run is up: enough to answer a client's last questions.
const OVERTIME: Duration = Duration::from_millis(200);

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
    match arguments.file.as_deref().filter(|path| *path != Path::new("-")) {
        None => converse(
            arguments,
            options,
            &guard,
            BufReader::new(std::io::stdin()),
            "<stdin>",
            arguments.parameters(),
            &mut output,
        ),
        Some(path) => match open(path, arguments) {
            Ok(text) => converse(
                arguments,
                options,
                &guard,
                &text[..],
                &path.display().to_string(),
                arguments.parameters(),
                &mut output,
            ),
            Err(message) => output.failure(&message),
        },
    }
    if guard.interrupted() { INTERRUPTED } else { i32::from(output.failed()) }
}

fn options(arguments: &Arguments, guard: &Guard) -> Result<Options, String> {
    let backend = backend_from_spec(&arguments.backend).map_err(|error| error.to_string())?;
    let replay = match &arguments.replay {
        None => None,
        Some(path) => Some(Replay::create(path).map_err(|error| format!("cannot write {}: {error}", path.display()))?),
    };
    let defaults = Options::default();
    Ok(Options {
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

fn converse(
    arguments: &Arguments,
    options: Options,
    guard: &Guard,
    input: impl BufRead,
    origin: &str,
    parameters: Parameters,
    output: &mut Output,
) {
    let end = arguments.total_timeout.map_or(Deadline::never(), |limit| Deadline::after(Duration::from_millis(limit)));
    let mut solver = Solver::new(options);
    solver.end_by(end);
    let mut overtime = Duration::ZERO;
    let mut commands = Commands::new(input, parameters);
    let mut document = arguments.trace_json.as_ref().map(|_| trace::Document::default());
    for source in commands.by_ref() {
        let (late, started) = (end.expired(), Instant::now());
        let response = match source {
            Ok(source) => guard.watch(|| solver.execute(source)),
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
                    document.iter_mut().for_each(|document| document.add(&text, solver.report()));
                    after_answer(arguments, &mut solver, output);
                }
            }
        }
        if output.abandoned() || guard.interrupted() {
            return;
        }
        overtime += if late { started.elapsed() } else { Duration::ZERO };
        if overtime > OVERTIME {
            output.failure("timeout: the time limit of the run was reached, and the rest of the input is left out");
            break;
        }
    }
    let written = arguments.trace_json.iter().zip(document).map(|(path, document)| document.write(path)).next();
    if let Some(Err(error)) = written {
        output.failure(&format!("cannot write the trace: {error}"));
    }
    if let Err(message) = check_used(commands.parameters()) {
        output.failure(&message);
    }
}

/// What the command line asked to see after each answer.
fn after_answer(arguments: &Arguments, solver: &mut Solver, output: &mut Output) {
    if arguments.model && solver.has_model() {
        let mut written = None;
        output.stream(|out| written = solver.write_model(out));
        // A stream that is gone is noticed at the next response.
        if let Some(Err(WriteError::Limit(reached))) = written {
            output.failure(&format!("the model was cut off: {reached}"));
        }
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
