//! The regression suite: every `tests/regress/**/*.smt2` of the workspace under every mode, against the one expectation
//! that sits in the file. A run takes its share of the modes, unless it is to take everything or a filter says what it takes. `tests/regress/README.md` describes the format. After every `sat` the printed model is read
//! back: the problem with its declarations replaced by the model's definitions must be `sat`, too.

mod support;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use duelist::frontend::{Encoding, LengthOrder, as_lists, backend_from_spec, leave, translate};
use duelist::internals::strategy::{self, Disabled, Feature};
use duelist::internals::syntax::{Commands, Expr, Parameters, Position, Source, StringLiteral, Tree};
use duelist::{Options, Response, Solver};
use libtest_mimic::{Arguments, Failed, Trial};
use support::share::Share;

/// A way to run a file that must not change what it answers.
struct Mode {
    name: &'static str,
    /// As on the command line.
    arguments: &'static [&'static str],
    kind: Kind,
}

enum Kind {
    /// The output is the expected one.
    Plain,
    /// Commands are parsed, printed and parsed again: the output is the expected one, but for places in errors.
    Reprint,
    /// A strategy that does not settle every file: `unknown` may stand in the place of any answer, and what is printed
    /// besides answers does not matter.
    Partial,
    /// The file is translated, and the translation is read back: its answers are those of the file, or `unknown`. A file with errors has no translation.
    Translated(fn(&[u8], Parameters) -> Option<String>),
}

const fn mode(name: &'static str, arguments: &'static [&'static str]) -> Mode {
    Mode { name, arguments, kind: Kind::Plain }
}

/// The `z3` program that the build fetched; empty if there is none, and then its mode is ignored.
const Z3: &str = env!("DUELIST_Z3_PROGRAM_BUILD");

const MODES: &[Mode] = &[
    // The system of the paper: with all its optimisations, without each, with each alone, with none.
    mode("paper", &["--strategy", "paper"]),
    mode("paper-increasing", &["--strategy", "paper", "--lengths", "increasing"]),
    mode("paper-no-deforestation", &["--strategy", "paper", "--disable", "deforestation"]),
    mode("paper-no-pruning", &["--strategy", "paper", "--disable", "pruning"]),
    mode("paper-no-summarization", &["--strategy", "paper", "--disable", "summarization"]),
    mode("paper-no-reachability", &["--strategy", "paper", "--disable", "reachability"]),
    mode("paper-deforestation", &["--strategy", "paper", "--disable", "pruning,summarization,reachability"]),
    mode("paper-pruning", &["--strategy", "paper", "--disable", "deforestation,summarization,reachability"]),
    mode("paper-summarization", &["--strategy", "paper", "--disable", "deforestation,pruning,reachability"]),
    mode("paper-reachability", &["--strategy", "paper", "--disable", "deforestation,pruning,summarization"]),
    mode("paper-bare", &["--strategy", "paper", "--disable", "deforestation,pruning,summarization,reachability"]),
    // The other strategies.
    mode("default", &[]),
    mode("one-thread", &["--threads", "1"]),
    mode("no-learn", &["--learn", "false"]),
    mode("increasing", &["--lengths", "increasing"]),
    Mode { name: "search", arguments: &["--strategy", "search"], kind: Kind::Partial },
    // The same in other words.
    mode("process", &["--backend", concat!("process:'", env!("DUELIST_Z3_PROGRAM_BUILD"), "' -in")]),
    Mode { name: "reprint", arguments: &[], kind: Kind::Reprint },
    Mode { name: "sequences", arguments: &[], kind: Kind::Translated(to_sequences) },
    Mode { name: "datatypes", arguments: &[], kind: Kind::Translated(to_datatypes) },
    Mode { name: "lists", arguments: &[], kind: Kind::Translated(to_lists) },
];

/// Of the modes, a share has one in so many for each file; of `default` more.
const ONE_IN: u64 = 30;
const ONE_IN_OF_DEFAULT: u64 = 8;

/// How long an answer to a translation may take, in milliseconds. Most that take longer take for ever.
const TRANSLATION: u64 = 1000;

/// How long a file may take in one mode. Z3 loses its way in strings once in many thousand runs, depending on what its contexts were used for before; then the file has
/// another run. What is wrong has none.
const LIMIT: Duration = Duration::from_secs(20);
const RUNS: usize = 2;

fn main() {
    let arguments = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/regress");
    let share = if arguments.filter.is_some() { Share::everything() } else { Share::of_this_run() };
    let mut trials = Vec::new();
    for file in files(&root) {
        let name = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        for mode in MODES {
            let trial = format!("{name}::{}", mode.name);
            let one_in = if mode.name == "default" { ONE_IN_OF_DEFAULT } else { ONE_IN };
            if !share.takes(&trial, one_in) {
                continue;
            }
            let file = file.clone();
            let ignored = mode.name == "process" && Z3.is_empty();
            let trial = Trial::test(trial, move || within_limit(&file, mode));
            trials.push(trial.with_ignored_flag(ignored));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    // A run that exceeded its limit may still be inside Z3.
    leave(if conclusion.has_failed() { 101 } else { 0 });
}

/// The problems below a folder, in a fixed order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension() == Some(OsStr::new("smt2")) {
            found.push(path);
        }
    }
    found
}

fn within_limit(file: &Path, mode: &'static Mode) -> Result<(), Failed> {
    for _ in 0..RUNS {
        let (sender, receiver) = mpsc::channel();
        let file = file.to_path_buf();
        // Nobody listens any more if the limit has passed.
        let worker = thread::spawn(move || drop(sender.send(check(&file, mode))));
        match receiver.recv_timeout(LIMIT) {
            Ok(result) => return result.map_err(Failed::from),
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => {
                let panic = worker.join().expect_err("a worker that sends nothing has panicked");
                let message = panic.downcast_ref::<String>().map(String::as_str);
                return Err(message.or(panic.downcast_ref::<&str>().copied()).unwrap_or("panicked").into());
            }
        }
    }
    Err(format!("took longer than {LIMIT:?}, {RUNS} times").into())
}

/// What a file says about itself, in comment lines.
#[derive(Default)]
struct Expectation {
    output: Vec<String>,
    command_line: Vec<String>,
    modes: Option<Vec<String>>,
}

impl Expectation {
    fn read(text: &str) -> Expectation {
        let mut expectation = Expectation::default();
        let words = |rest: &str| rest.split_whitespace().map(str::to_string).collect::<Vec<_>>();
        for line in text.lines() {
            if let Some(output) = line.strip_prefix("; EXPECT:") {
                expectation.output.push(output.strip_prefix(' ').unwrap_or(output).to_string());
            } else if let Some(rest) = line.strip_prefix("; COMMAND-LINE:") {
                expectation.command_line.extend(words(rest));
            } else if let Some(rest) = line.strip_prefix("; MODES:") {
                expectation.modes.get_or_insert_default().extend(words(rest));
            }
        }
        expectation
    }
}

fn check(file: &Path, mode: &Mode) -> Result<(), String> {
    let text = fs::read(file).map_err(|error| error.to_string())?;
    let expectation = Expectation::read(&String::from_utf8_lossy(&text));
    if expectation.output.is_empty() {
        return Err("the file expects nothing: write `; EXPECT: sat`".to_string());
    }
    if expectation.modes.is_some_and(|modes| !modes.iter().any(|name| name == mode.name)) {
        return Ok(());
    }
    let words: Vec<&str> =
        mode.arguments.iter().copied().chain(expectation.command_line.iter().map(String::as_str)).collect();
    let (options, parameters) = configure(&words)?;
    if let Kind::Translated(translate) = mode.kind {
        // What is an error for us has no translation, and neither has what no other solver knows.
        let Some(translation) = translate(&text, parameters) else { return Ok(()) };
        return read_back(&translation, options, &expectation.output);
    }
    let reprint = matches!(mode.kind, Kind::Reprint);
    let mut output = run(&text, options, parameters, reprint)?;
    let mut expected = expectation.output;
    match mode.kind {
        Kind::Plain => {}
        Kind::Reprint => output.iter_mut().chain(&mut expected).for_each(forget_place),
        Kind::Partial | Kind::Translated(_) => {
            output.retain(|line| is_answer(line));
            expected.retain(|line| is_answer(line));
            for (found, expected) in output.iter().zip(&mut expected).filter(|(found, _)| *found == "unknown") {
                expected.clone_from(found);
            }
        }
    }
    if output == expected {
        return Ok(());
    }
    Err(format!("expected:\n{}\nfound:\n{}", expected.join("\n"), output.join("\n")))
}

fn is_answer(line: &str) -> bool {
    matches!(line, "sat" | "unsat" | "unknown")
}

fn to_sequences(text: &[u8], parameters: Parameters) -> Option<String> {
    translate(text, parameters, Encoding::Sequences).ok()
}

fn to_datatypes(text: &[u8], parameters: Parameters) -> Option<String> {
    translate(text, parameters, Encoding::Datatypes).ok()
}

/// Only of what is in another dialect.
fn to_lists(text: &[u8], parameters: Parameters) -> Option<String> {
    let script = String::from_utf8_lossy(text);
    let is_foreign = ["define-fun-rec", "define-funs-rec", "(Seq "].iter().any(|words| script.contains(words));
    is_foreign.then(|| as_lists(text, parameters).ok()).flatten()
}

/// The answers to a translation are those to the problem, as far as there are any.
fn read_back(translation: &str, options: Options, expected: &[String]) -> Result<(), String> {
    let options = Options { timeout: TRANSLATION, ..options };
    let mut solver = Solver::new(options);
    let mut found = Vec::new();
    for response in solver.run(translation) {
        match response {
            Response::Text(text) if is_answer(&text) => found.push(text),
            _ => {}
        }
    }
    let expected: Vec<String> = expected.iter().filter(|line| is_answer(line)).cloned().collect();
    let agree =
        |(found, expected): (&String, &String)| found == expected || found == "unknown" || expected == "unknown";
    if found.len() == expected.len() && found.iter().zip(&expected).all(agree) {
        return Ok(());
    }
    Err(format!("expected:\n{}\nfound:\n{}\nin:\n{translation}", expected.join("\n"), found.join("\n")))
}

/// The part of the command line that the library knows.
fn configure(words: &[&str]) -> Result<(Options, Parameters), String> {
    let (mut options, mut parameters) = (Options::default(), Parameters::default());
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let value = *words.next().ok_or_else(|| format!("{word} needs a value"))?;
        let unknown = || format!("unknown value of {word}: {value}");
        match *word {
            "--param" => {
                let (name, value) = value.split_once('=').ok_or_else(unknown)?;
                parameters.set(name, value);
            }
            "--lengths" => {
                options.lengths = if value == "increasing" { LengthOrder::Increasing } else { LengthOrder::Free }
            }
            "--strategy" => {
                options.strategy = strategy::ALL.into_iter().find(|known| known.name == value).ok_or_else(unknown)?;
            }
            "--disable" => {
                let features: Result<Vec<Feature>, _> = value.split(',').map(str::parse).collect();
                options.disabled = Disabled(features.map_err(|error| error.to_string())?);
            }
            "--learn" => options.learn = value.parse().map_err(|_| unknown())?,
            "--threads" => options.threads = value.parse().map_err(|_| unknown())?,
            "--backend" => options.backend = backend_from_spec(value).map_err(|error| error.to_string())?,
            _ => return Err(format!("unknown argument {word}")),
        }
    }
    Ok((options, parameters))
}

/// The lines that the command line would print.
fn run(text: &[u8], options: Options, parameters: Parameters, reprint: bool) -> Result<Vec<String>, String> {
    let mut solver = Solver::new(options);
    let mut trail = Trail::default();
    let mut lines = Vec::new();
    for source in Commands::new(text, parameters) {
        let response = match source {
            Err(error) => Response::Error(error.into()),
            Ok(source) => {
                let tree = Tree::parse(source.clone()).ok();
                let source = match &tree {
                    Some(tree) if reprint => Source { text: tree.root().to_string(), start: source.start },
                    _ => source,
                };
                let response = solver.execute(source);
                if let Some(tree) = &tree {
                    trail.follow(tree.root(), &response, &mut solver)?;
                }
                response
            }
        };
        let shown = match &response {
            Response::Success | Response::Exit if solver.options().print_success => "success".to_string(),
            Response::Success | Response::Exit => String::new(),
            Response::Text(text) => text.clone(),
            Response::Unsupported => "unsupported".to_string(),
            Response::Error(diagnostic) => format!("(error {})", StringLiteral(&diagnostic.to_string())),
        };
        lines.extend(shown.lines().map(str::to_string));
        if matches!(response, Response::Exit) {
            break;
        }
    }
    Ok(lines)
}

/// `(error "line 3 column 4: …")` without the place.
fn forget_place(line: &mut String) {
    if let Some((_, message)) = line.strip_prefix("(error \"line ").and_then(|rest| rest.split_once(": ")) {
        *line = format!("(error \"{message}");
    }
}

/// The declarations, definitions and assertions in force.
#[derive(Default)]
struct Trail {
    commands: Vec<String>,
    levels: Vec<usize>,
}

impl Trail {
    /// Takes note of a command that was answered, and reads the model back if the answer was `sat`.
    fn follow(&mut self, command: Expr<'_>, response: &Response, solver: &mut Solver) -> Result<(), String> {
        let parts = command.list();
        let Some(name) = parts.first().and_then(|word| word.symbol()) else { return Ok(()) };
        let count = || parts.get(1).map_or(Some(1), |levels| levels.text().parse::<usize>().ok()).unwrap_or(0);
        match (name, response) {
            ("check-sat", Response::Text(answer)) if answer == "sat" => self.read_back(&[], solver),
            ("check-sat-assuming", Response::Text(answer)) if answer == "sat" => {
                self.read_back(&parts[1].list(), solver)
            }
            (_, response) if !matches!(response, Response::Success) => Ok(()),
            ("push", _) => {
                self.levels.extend(std::iter::repeat_n(self.commands.len(), count()));
                Ok(())
            }
            ("pop", _) => {
                self.forget(self.levels.len().saturating_sub(count()), solver);
                Ok(())
            }
            ("reset-assertions", _) => {
                self.levels.insert(0, 0);
                self.forget(0, solver);
                Ok(())
            }
            ("reset", _) => {
                *self = Trail::default();
                Ok(())
            }
            _ => {
                if name == "assert" || name.starts_with("declare-") || name.starts_with("define-") {
                    self.commands.push(command.to_string());
                }
                Ok(())
            }
        }
    }

    /// Forgets the commands since level `left` was left, but not declarations and definitions that are global.
    fn forget(&mut self, left: usize, solver: &Solver) {
        if let Some(length) = self.levels.get(left) {
            let closed = self.commands.split_off(*length);
            let kept = |command: &String| solver.options().global_declarations && !command.starts_with("(assert ");
            self.commands.extend(closed.into_iter().filter(kept));
        }
        self.levels.truncate(left);
    }

    /// The problem with its declarations replaced by the definitions of the printed model must be satisfiable.
    fn read_back(&self, assumptions: &[Expr<'_>], solver: &mut Solver) -> Result<(), String> {
        let text = solver.model_text().ok_or("sat, and no model")?;
        let model = parse(&text)?;
        let mut reader = Reader::default();
        let mut script = String::new();
        let mut definitions: BTreeMap<&str, Expr<'_>> = BTreeMap::new();
        for definition in model.root().children() {
            let name = definition.list().get(1).and_then(|name| name.symbol()).ok_or("a definition without a name")?;
            if definitions.insert(name, definition).is_some() {
                return Err(format!("the model defines {name} twice:\n{text}"));
            }
        }
        for command in &self.commands {
            let tree = parse(command)?;
            let parts = tree.root().list();
            if !matches!(parts[0].symbol(), Some("declare-const" | "declare-fun")) {
                script += command;
                continue;
            }
            let name = parts[1].symbol().unwrap_or_default();
            let definition = definitions.remove(name).ok_or_else(|| format!("the model leaves out {name}:\n{text}"))?;
            reader.term(definition, &mut script);
        }
        for (name, definition) in definitions {
            reader.underspecified(name, definition, &mut script)?;
        }
        reader.distinct_elements(&mut script);
        for assumption in assumptions {
            script += &format!("(assert {assumption})");
        }
        script += "(check-sat)";
        let responses = Solver::new(Options::default()).run(&script);
        let (last, before) = responses.split_last().ok_or("nothing was read back")?;
        let accepted = matches!(last, Response::Text(answer) if answer == "sat");
        if accepted && before.iter().all(|response| matches!(response, Response::Success)) {
            return Ok(());
        }
        Err(format!("the model does not check:\n{text}\nread back as:\n{script}\n{responses:?}"))
    }
}

fn parse(text: &str) -> Result<Tree, String> {
    Tree::parse(Source { text: text.to_string(), start: Position::START }).map_err(|error| format!("{error}: {text}"))
}

/// Reads terms of a model, in which elements of uninterpreted sorts are written `(as @S_0 S)`.
#[derive(Default)]
struct Reader {
    /// Each element as written, and its sort.
    elements: Vec<(String, String)>,
}

impl Reader {
    /// Appends the term with its elements replaced by constants, declared before it.
    fn term(&mut self, term: Expr<'_>, script: &mut String) {
        let mut text = term.to_string();
        let mut todo = vec![term];
        while let Some(term) = todo.pop() {
            match &term.list()[..] {
                [word, name, sort] if word.symbol() == Some("as") && name.text().trim_matches('|').starts_with('@') => {
                    let element = term.to_string();
                    let index = self.elements.iter().position(|(known, _)| *known == element).unwrap_or_else(|| {
                        *script += &format!("(declare-const element{} {sort})", self.elements.len());
                        self.elements.push((element.clone(), sort.to_string()));
                        self.elements.len() - 1
                    });
                    text = text.replace(&element, &format!("element{index}"));
                }
                parts => todo.extend(parts),
            }
        }
        *script += &text;
    }

    /// Different elements of one sort are different.
    fn distinct_elements(&self, script: &mut String) {
        for (index, (_, sort)) in self.elements.iter().enumerate() {
            for (other, _) in self.elements[..index].iter().enumerate().filter(|(_, (_, other))| other == sort) {
                *script += &format!("(assert (distinct element{index} element{other}))");
            }
        }
    }

    /// `(define-fun div0 ((x Int)) Int (ite (= x 3) 5 0))` says that `(div 3 0)` is 5, and so does `seq.nth0` of a sequence and an index; for other arguments it only says
    /// what the problem does not ask.
    fn underspecified(&mut self, name: &str, definition: Expr<'_>, script: &mut String) -> Result<(), String> {
        let malformed = || format!("cannot read {definition}");
        // The operation's name with at least one zero; more, if that was taken.
        let operation = name.trim_end_matches('0');
        let mut body = *definition.list().get(4).ok_or_else(malformed)?;
        while let [word, condition, value, otherwise] = body.list()[..] {
            let (Some("ite"), [_, left, point]) = (word.symbol(), &condition.list()[..]) else { break };
            let application = match operation {
                "div" | "mod" => format!("({operation} {point} 0)"),
                "/" => format!("(/ {point} 0.0)"),
                // The condition is a conjunction: one equation for the sequence, and one for the index.
                "seq.nth" => match (&left.list()[..], &point.list()[..]) {
                    ([_, _, list], [_, _, index]) => format!("(seq.nth {list} {index})"),
                    _ => return Err(malformed()),
                },
                selector => format!("(|{selector}| {point})"),
            };
            let equation = parse(&format!("(assert (= {application} {value}))"))?;
            self.term(equation.root(), script);
            body = otherwise;
        }
        Ok(())
    }
}
