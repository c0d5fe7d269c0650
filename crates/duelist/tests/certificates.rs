//! Certificates: every `unsat` of the regression suite, of `tests/induction` and of the corpus without bounds has one, which we accept and, script by
//! script, cvc5 accepts. Certificates that were tampered with are rejected. A run takes its share of the files and modes, unless it is to take
//! everything or a filter says what it takes.

mod support;
#[path = "certificates/tampering.rs"]
mod tampering;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use duelist::frontend::LengthOrder;
use duelist::frontend::leave;
use duelist::frontend::{Commands, Parameters};
use duelist::internals::certificate::{self, Folder};
use duelist::internals::evidence::{Argument, Evidence};
use duelist::internals::strategy::{self, Disabled, Feature, Strategy};
use duelist::{Options, Response, Solver};
use libtest_mimic::{Arguments, Failed, Trial};
use support::cvc5::Judge;
use support::share::Share;

/// What the solver may take for one answer, in seconds: tests share their machine.
const PATIENCE: u64 = 120;

/// What cvc5 may take for one script.
const SECONDS: u64 = 30;

/// How long cvc5 looks for a contradiction to what it is known not to decide.
const SECONDS_TO_CONTRADICT: u64 = 3;

/// A way to solve, and how much of it a share has: one file in so many.
struct Mode {
    name: &'static str,
    strategy: &'static Strategy,
    disabled: &'static [Feature],
    lengths: LengthOrder,
    one_in: u64,
}

const fn mode(name: &'static str, strategy: &'static Strategy, disabled: &'static [Feature], one_in: u64) -> Mode {
    Mode { name, strategy, disabled, lengths: LengthOrder::Free, one_in }
}

const BARE: [Feature; 4] = [Feature::Deforestation, Feature::Pruning, Feature::Summarization, Feature::Reachability];

const MODES: [Mode; 6] = [
    mode("auto", &strategy::AUTO, &[], 30),
    mode("paper", &strategy::PAPER, &[], 96),
    mode("paper-bare", &strategy::PAPER, &BARE, 96),
    Mode { lengths: LengthOrder::Increasing, ..mode("paper-increasing", &strategy::PAPER, &[], 96) },
    mode("search", &strategy::SEARCH, &[], 96),
    mode("no-rewriting", &strategy::AUTO, &[Feature::Deforestation, Feature::Pruning], 96),
];

/// Everything that evidence can be: each must occur among all trials.
const KINDS: [&str; 11] = [
    "direct",
    "image",
    "invariant",
    "k-induction",
    "lengths",
    "lengths excluded",
    "positions",
    "rewriting",
    "segments",
    "summary",
    "unrolled",
];

static OCCURRED: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

fn main() {
    let arguments = Arguments::from_args();
    let share = if arguments.filter.is_some() { Share::everything() } else { Share::of_this_run() };
    let mut trials = tampering::trials();
    trials.push(Trial::test("documentation is current", documentation));
    let corpus = support::files(&support::repository("corpus"), ".unsat.smt2");
    assert_eq!(corpus.len(), 16, "families of the paper");
    for mode in &MODES {
        let suites = ["tests/regress", "tests/induction"].map(|folder| below(&support::repository(folder)));
        let files = suites
            .into_iter()
            .flatten()
            .filter(|file| has_line(file, "; EXPECT: unsat") && !has_line(file, "; OPEN:"))
            .chain(corpus.clone());
        for file in files {
            // Only `auto` is meant to settle problems without bounds, and lemmas, lists inside lists and what has a line `; REWRITING: reason`
            // only with the help of rewriting.
            let inside = |folder: &str| file.components().any(|part| part.as_os_str() == folder);
            let lemma = inside("lemmas") || inside("general") || inside("nested") || inside("recursion");
            let bounded = inside("regress") && !inside("nested") && !has_line(&file, "; MODES:");
            let rewritten = has_line(&file, "; REWRITING:");
            if (mode.strategy.name != "auto" && !bounded) || (!mode.disabled.is_empty() && (lemma || rewritten)) {
                continue;
            }
            let shown = file.strip_prefix(support::repository("")).unwrap_or(&file).display().to_string();
            let trial = format!("{}::{shown}", mode.name);
            let uncertified = has_line(&file, "; UNCERTIFIED:");
            if uncertified && mode.strategy.name == "auto" && mode.disabled.is_empty() {
                trials.push(Trial::test(trial, move || without_certificate(&file)));
            } else if !uncertified && share.takes(&trial, mode.one_in) {
                trials.push(Trial::test(trial, move || certify(&file, mode)));
            }
        }
    }
    let whole = share.is_everything() && arguments.filter.is_none() && arguments.skip.is_empty() && !arguments.list;
    let conclusion = libtest_mimic::run(&arguments, trials);
    let occurred = OCCURRED.lock().unwrap_or_else(PoisonError::into_inner);
    let absent: Vec<&str> = KINDS.into_iter().filter(|kind| !occurred.contains(kind)).collect();
    let covered = !whole || absent.is_empty();
    assert!(covered || conclusion.has_failed(), "no certificate by {}", absent.join(", "));
    leave(if conclusion.has_failed() { 101 } else { 0 });
}

fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    let files = |path: PathBuf| if path.is_dir() { below(&path) } else { vec![path] };
    let mut found: Vec<PathBuf> = paths.into_iter().flat_map(files).collect();
    found.retain(|path| path.extension().is_some_and(|extension| extension == "smt2"));
    found
}

/// Whether a line of a file begins so.
fn has_line(file: &Path, start: &str) -> bool {
    let text = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    String::from_utf8_lossy(&text).lines().any(|line| line.starts_with(start))
}

/// Solves a problem, and has the certificates of all its `unsat` checked twice.
fn certify(file: &Path, mode: &Mode) -> Result<(), Failed> {
    let text = fs::read(file)?;
    let options = Options {
        strategy: mode.strategy,
        disabled: Disabled(mode.disabled.to_vec()),
        lengths: mode.lengths,
        timeout: 1000 * PATIENCE,
        certify: true,
        ..Options::default()
    };
    let parameters = parameters(&String::from_utf8_lossy(&text));
    let (answers, folders) = solve(&text, options, parameters.clone())?;
    let unsat = answers.iter().filter(|answer| *answer == "unsat").count();
    if mode.strategy.name == "auto" && unsat == 0 {
        return Err(format!("nothing is unsat: {answers:?}").into());
    }
    if folders.is_empty() {
        return Ok(());
    }
    let backend = Options::default().backend;
    let mut bad = Vec::new();
    let limit = Some(Duration::from_secs(SECONDS));
    let accepted = certificate::check(&text[..], parameters, &folders, &*backend, limit, |finding| {
        if !finding.is_good() {
            bad.push(finding.to_string());
        }
    });
    if !accepted {
        return Err(bad.join("\n").into());
    }
    let decides = !has_line(file, "; CVC5:");
    folders.values().try_for_each(|folder| judge(folder, decides))
}

/// Solves a problem with a line `; UNCERTIFIED: reason`: where a certificate is asked for, there is no `unsat` without one, and the line is still needed.
fn without_certificate(file: &Path) -> Result<(), Failed> {
    let options = Options { timeout: 1000, certify: true, ..Options::default() };
    let (answers, _) = solve(&fs::read(file)?, options, Parameters::default())?;
    if answers.iter().any(|answer| answer == "unsat") {
        return Err(format!("this has certificates: {answers:?}").into());
    }
    Ok(())
}

/// The first script of the page is a problem, and its fragments are the scripts of its certificate.
fn documentation() -> Result<(), Failed> {
    let path = support::repository("docs/certificates.md");
    let page = support::read(&path);
    let problem = page.split("```smt2\n").nth(1).and_then(|rest| rest.split("```").next()).ok_or("no problem")?;
    let options = Options { certify: true, threads: 1, ..Options::default() };
    let (_, folders) = solve(problem.as_bytes(), options, Parameters::default())?;
    let scripts: Vec<&String> =
        folders[&1].iter().filter(|(name, _)| name.ends_with(".smt2")).map(|(_, text)| text).collect();
    let mut parts = page.split("```smt2-fragment\n");
    let mut current = parts.next().unwrap_or_default().to_string();
    for (rest, script) in parts.zip(&scripts) {
        let rest = rest.split_once("```").map_or("", |(_, rest)| rest);
        current += &format!("```smt2-fragment\n{script}```{rest}");
    }
    if current != page && std::env::var_os("DUELIST_UPDATE_DOCS").is_some() {
        fs::write(&path, &current)?;
    } else if current != page {
        return Err(format!("expected:\n{current}").into());
    }
    Ok(())
}

/// The answers to a script, and the certificate of each `unsat`.
fn solve(
    text: &[u8],
    options: Options,
    parameters: Parameters,
) -> Result<(Vec<String>, BTreeMap<usize, Folder>), Failed> {
    let mut solver = Solver::new(options);
    let (mut answers, mut folders) = (Vec::new(), BTreeMap::new());
    for source in Commands::new(text, parameters).flatten() {
        match solver.execute(source) {
            Response::Text(answer) if matches!(answer.as_str(), "sat" | "unsat" | "unknown") => {
                if answer == "unsat" {
                    let files = solver.certificate().ok_or("unsat without evidence")??;
                    let evidence = &solver.refutation().ok_or("unsat without evidence")?.evidence;
                    OCCURRED.lock().unwrap_or_else(PoisonError::into_inner).extend(kinds(evidence));
                    folders.insert(solver.checks(), files.into_iter().map(|file| (file.name, file.text)).collect());
                }
                answers.push(answer);
            }
            Response::Exit => break,
            _ => {}
        }
    }
    Ok((answers, folders))
}

fn kinds(evidence: &Evidence) -> Vec<&'static str> {
    let argument = match &evidence.argument {
        Argument::Invariant(invariant) if invariant.depth > 1 => "k-induction",
        Argument::Lengths(excluded) if !excluded.is_empty() => "lengths excluded",
        other => other.name(),
    };
    evidence.summaries.iter().map(|_| "summary").chain([argument]).collect()
}

/// The parameters that a file of the regression suite asks for.
fn parameters(text: &str) -> Parameters {
    let mut parameters = Parameters::default();
    for line in text.lines().filter_map(|line| line.strip_prefix("; COMMAND-LINE:")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        for pair in words.windows(2).filter(|pair| pair[0] == "--param") {
            if let Some((name, value)) = pair[1].split_once('=') {
                parameters.set(name, value);
            }
        }
    }
    parameters
}

/// Has cvc5 check the scripts of a certificate. If it does not decide them all, as a line `; CVC5: reason` says, it must not contradict them, for which it has less time.
fn judge(folder: &Folder, decides: bool) -> Result<(), Failed> {
    static JUDGES: [OnceLock<Option<Mutex<Judge>>>; 2] = [OnceLock::new(), OnceLock::new()];
    let seconds = if decides { SECONDS } else { SECONDS_TO_CONTRADICT };
    let judge = JUDGES[usize::from(decides)].get_or_init(|| Judge::start(seconds).map(Mutex::new));
    let Some(judge) = judge else { return Ok(()) };
    let mut judge = judge.lock().unwrap_or_else(PoisonError::into_inner);
    for (name, text) in folder.iter().filter(|(name, _)| name.ends_with(".smt2")) {
        let answer = judge.ask(text);
        if answer != "unsat" && (decides || answer != "unknown") {
            return Err(format!("cvc5 says {answer} of {name}:\n{text}").into());
        }
    }
    Ok(())
}
