//! One run: commands in, responses out.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use duelist::frontend::Limit;
use duelist::frontend::ListForm;
use duelist::frontend::WriteError;
use duelist::frontend::{Commands, Parameters, Source};
use duelist::frontend::{Deadline, Replay, backend_from_spec};
use duelist::{Options, Response, Solver};

use crate::arguments::Arguments;
use crate::certificate;
use crate::guard::Guard;
use crate::output::Output;
use crate::prompt::{self, Prompt};
use crate::status::Status;
use crate::trace::{self, Document};

/// How long commands may take together once the time of the run is up: enough to answer a client's last questions.
const OVERTIME: Duration = Duration::from_millis(200);

/// Runs the input to its end or to `exit`. The exit code is 1 if an error response was printed, else 0; after a signal it is its number plus 128.
pub(crate) fn run(arguments: &Arguments) -> i32 {
    let (mut output, guard) = (Output::new(), Guard::default());
    // First, since the editor takes Ctrl-C for itself.
    let prompt = (arguments.files.is_empty() && prompt::is_wanted()).then(Prompt::new);
    guard.heed_signals();
    arguments.memory.into_iter().for_each(|megabytes| guard.limit_memory(megabytes));
    let status = if arguments.trace { None } else { Status::on_terminal() };
    let options = match options(arguments, &guard, status.as_ref()) {
        Ok(options) => options,
        Err(message) => {
            output.failure(&message);
            return 1;
        }
    };
    for setting in arguments.settings.ignored.iter().filter(|_| arguments.verbosity > 0) {
        output.remark(&format!("{setting} means nothing here and is ignored"));
    }
    let mut session = Session::new(arguments, options, &guard, status, &mut output);
    if let Some(prompt) = prompt {
        session.prompt(prompt);
    } else {
        session.files();
    }
    session.end();
    guard.ended().unwrap_or(i32::from(output.failed()))
}

fn options(arguments: &Arguments, guard: &Guard, status: Option<&Status>) -> Result<Options, String> {
    let backend = backend_from_spec(&arguments.backend).map_err(|error| error.to_string())?;
    let replay = match &arguments.replay {
        None => None,
        Some(path) => Some(Replay::create(path).map_err(|error| format!("cannot write {}: {error}", path.display()))?),
    };
    let defaults = Options::default();
    let settings = &arguments.settings;
    Ok(Options {
        verbosity: arguments.verbosity,
        random_seed: settings.random_seed.unwrap_or(arguments.seed),
        learn: !arguments.no_learn,
        resource_limit: settings.resource_limit.unwrap_or(defaults.resource_limit),
        produce_models: settings.produce_models.unwrap_or(defaults.produce_models),
        produce_unsat_cores: settings.produce_unsat_cores.unwrap_or(defaults.produce_unsat_cores),
        threads: arguments.threads.unwrap_or(defaults.threads),
        timeout: arguments.timeout.unwrap_or(0),
        list_form: match (arguments.compact, arguments.expand) {
            (true, _) => ListForm::Compact,
            (false, true) => ListForm::Full,
            (false, false) => ListForm::ByLength,
        },
        strategy: arguments.strategy,
        disabled: arguments.disabled(),
        lengths: arguments.lengths,
        backend,
        replay,
        cancel: Arc::clone(&guard.cancel),
        certify: arguments.certificate.is_some(),
        observer: if arguments.trace { Some(trace::printer()) } else { status.map(Status::observer) },
        ..defaults
    })
}

/// The bytes of a file; an unused parameter is found before anything is answered.
fn open(path: &Path, arguments: &Arguments, limit: &Limit) -> Result<Vec<u8>, String> {
    let unreadable = |error: std::io::Error| format!("cannot read {}: {error}", path.display());
    let mut text = Vec::new();
    File::open(path).and_then(|mut file| file.read_to_end(&mut text)).map_err(unreadable)?;
    if !arguments.param.is_empty() {
        let mut commands = within(limit, Commands::new(&text[..], arguments.parameters()));
        commands.by_ref().take_while(|_| limit.reached().is_none()).for_each(drop);
        limit.reached().map_or_else(|| check_used(commands.parameters()), |_| Ok(()))?;
    }
    Ok(text)
}

/// Stops reading if the limit of the run is reached in the middle of a long command.
fn within<R: BufRead>(limit: &Limit, commands: Commands<R>) -> Commands<R> {
    let limit = limit.clone();
    commands.with_limit(move || limit.reached().map(|reached| reached.to_string()))
}

fn check_used(parameters: &Parameters) -> Result<(), String> {
    match parameters.unused() {
        None => Ok(()),
        Some(parameter) => Err(format!("parameter {} is not used by any ;param: line", parameter.name)),
    }
}

/// The solver, with what watches over it and what is told of its work.
struct Session<'a> {
    arguments: &'a Arguments,
    /// What each file starts with.
    options: Options,
    solver: Solver,
    guard: &'a Guard,
    status: Option<Status>,
    /// What `--trace-json` writes.
    document: Option<Arc<Document>>,
    output: &'a mut Output,
    /// The end of `--total-timeout`.
    limit: Deadline,
    /// How long commands have taken since then.
    overtime: Duration,
}

impl<'a> Session<'a> {
    fn new(
        arguments: &'a Arguments,
        options: Options,
        guard: &'a Guard,
        status: Option<Status>,
        output: &'a mut Output,
    ) -> Session<'a> {
        if let Some(status) = status.clone() {
            guard.before_leaving(move || status.clear());
        }
        let document = arguments.trace_json.clone().map(|path| Arc::new(Document::new(path)));
        if let Some(document) = document.clone() {
            // There is nobody left to be told that it failed.
            guard.before_leaving(move || drop(document.write()));
        }
        let limit = arguments.total_timeout.map(|limit| Deadline::after(Duration::from_millis(limit)));
        let limit = limit.unwrap_or(Deadline::never());
        let mut solver = Solver::new(options.clone());
        solver.end_by(limit);
        Session { arguments, options, solver, guard, status, document, output, limit, overtime: Duration::ZERO }
    }

    /// A conversation on a terminal.
    fn prompt(&mut self, prompt: rustyline::Result<Prompt>) {
        match prompt {
            Ok(prompt) => {
                self.guard.let_session_go_on();
                self.guard.before_leaving(prompt::put_back());
                self.converse(prompt, "<stdin>");
            }
            Err(error) => self.output.failure(&format!("cannot use the terminal: {error}")),
        }
    }

    /// Each file on its own, or standard input.
    fn files(&mut self) {
        let arguments = self.arguments;
        let stdin = PathBuf::from("-");
        let files = if arguments.files.is_empty() { std::slice::from_ref(&stdin) } else { &arguments.files };
        for path in files {
            if files.len() > 1 {
                self.output.begin_file(&path.display().to_string(), &self.options);
                self.solver = Solver::new(self.options.clone());
                self.solver.end_by(self.limit);
            }
            if *path == stdin {
                self.converse(BufReader::new(std::io::stdin()), "<stdin>");
            } else {
                match open(path, arguments, &self.reading()) {
                    Ok(text) => self.converse(&text[..], &path.display().to_string()),
                    Err(message) => self.output.failure(&message),
                }
            }
            if self.output.abandoned() || self.guard.ended().is_some() {
                break;
            }
        }
    }

    /// Answers every command, until `exit`, a signal, or the end of whoever reads the answers.
    fn converse(&mut self, input: impl BufRead, origin: &str) {
        let mut commands = within(&self.reading(), Commands::new(input, self.arguments.parameters()));
        for source in commands.by_ref() {
            let (late, started) = (self.limit.expired(), Instant::now());
            let response = match source {
                Ok(source) => self.execute(source),
                Err(error) => Response::Error(error.into()),
            };
            if let Err(message) = self.output.redirect(self.solver.options()) {
                self.output.failure(&message);
                continue;
            }
            let is_last = matches!(response, Response::Exit);
            self.show(response, origin);
            if self.output.abandoned() || self.guard.ended().is_some() {
                return;
            }
            if is_last {
                break;
            }
            self.overtime += if late { started.elapsed() } else { Duration::ZERO };
            if self.overtime > OVERTIME {
                let why = "timeout: the time limit of the run was reached, and the rest of the input is left out";
                self.output.failure(why);
                break;
            }
        }
        if let Err(message) = check_used(commands.parameters()) {
            self.output.failure(&message);
        }
    }

    /// What ends the reading of the input.
    fn reading(&self) -> Limit {
        Limit { deadline: self.limit, cancel: Arc::clone(&self.guard.cancel) }
    }

    fn execute(&mut self, source: Source) -> Response {
        let solver = &mut self.solver;
        self.guard.watch(|| match &self.status {
            None => solver.execute(source),
            Some(status) => status.watch(|| solver.execute(source)),
        })
    }

    fn show(&mut self, response: Response, origin: &str) {
        match response {
            Response::Success | Response::Exit if self.solver.options().print_success => self.output.respond("success"),
            Response::Success | Response::Exit => {}
            Response::Unsupported => self.output.respond("unsupported"),
            Response::Error(diagnostic) => self.output.error(&diagnostic, origin),
            Response::Text(text) => {
                let is_answer = matches!(text.as_str(), "sat" | "unsat" | "unknown");
                // Before anybody can react to the answer, so that a signal finds it in the trace.
                let document = self.document.iter().filter(|_| is_answer);
                document.for_each(|document| document.add(&text, self.solver.report()));
                self.output.respond(&text);
                if is_answer {
                    self.after_answer();
                    remark(&text, &self.solver, self.output);
                }
            }
        }
    }

    /// What the command line asked to see after each answer, and what a person wants to know.
    fn after_answer(&mut self) {
        if let Some(reason) = self.solver.reason_unknown().filter(|_| self.output.is_terminal()) {
            self.output.respond(&format!("; {reason}"));
        }
        if self.arguments.model && self.solver.has_model() {
            let (solver, mut written) = (&mut self.solver, None);
            self.output.stream(|out| written = solver.write_model(out));
            // A stream that is gone is noticed at the next response.
            if let Some(Err(WriteError::Limit(reached))) = written {
                self.output.failure(&format!("the model was cut off: {reached}"));
            }
        }
        let folder = self.arguments.certificate.as_ref();
        if let Some(Err(message)) = folder.and_then(|folder| certificate::write(folder, &self.solver)) {
            self.output.failure(&message);
        }
        if self.arguments.stats {
            for (name, value) in self.solver.report().statistics() {
                self.output.respond(&format!("; {name}: {value}"));
            }
        }
    }

    /// Writes the trace, however the session has ended.
    fn end(&mut self) {
        if let Some(Err(error)) = self.document.as_ref().map(|document| document.write()) {
            self.output.failure(&format!("cannot write the trace: {error}"));
        }
    }
}

/// The remarks after an answer that `:verbosity` asks for.
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
