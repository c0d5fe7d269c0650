//! Translations, judged by the solvers they are for: whatever Z3 and cvc5 conclude must be the expected answer, and nothing that
//! we write may be an error for them. Timeouts and crashes of theirs are counted, not failed.
//!
//! The problems are `tests/translate/*.smt2`, one per construct, with the expected answers in a line `; status: …`, and the
//! corpus at a small length, of which a run takes its share. Of each of the former every solver must conclude something in every encoding, unless a line `; open: …` names the
//! encoding or `cvc5`.
#![allow(clippy::print_stderr)] // counts and reasons for skipping belong on the terminal

mod support;

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use duelist::frontend::Parameters;
use duelist::frontend::{Encoding, translate};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// What a solver may take for one file of ours, for one of the corpus (most that take longer take for ever), and when it is
/// killed.
const SECONDS: u64 = 2;
const CORPUS_SECONDS: u64 = 1;
const KILL_AFTER: Duration = Duration::from_secs(4);
/// How much more time one gets that said nothing where it should: the machine may be busy.
const PATIENCE: u32 = 10;
/// Of the problems that are read back, a share has one in so many.
const READ_BACK_ONE_IN: u64 = 120;
/// Of the translations that other solvers read, a share has one in so many.
const ONE_IN: u64 = 10;
/// How many solvers run at a time.
const WORKERS: usize = 2;

/// One test at a time: each keeps all workers busy.
static TURN: Mutex<()> = Mutex::new(());

struct Problem {
    name: String,
    text: String,
    parameters: Parameters,
    /// The expected answer to each check.
    status: Vec<String>,
    /// Who need not conclude anything; `None` if nobody must.
    open: Option<Vec<String>>,
    seconds: u64,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn problems(folder: &str, length: Option<u32>) -> Vec<Problem> {
    let entries = fs::read_dir(root().join(folder)).expect("the folder is part of the repository");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "smt2"));
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("readable");
        let words = |prefix: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(prefix));
            line.map(|line| line.split_whitespace().map(String::from).collect::<Vec<String>>())
        };
        let status = words("; status: ").unwrap_or_else(|| panic!("{} has no status", path.display()));
        let open = length.is_none().then(|| words("; open: ").unwrap_or_default());
        let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
        let mut parameters = Parameters::default();
        if let Some(length) = length {
            parameters.set("N", &length.to_string());
        }
        let seconds = if length.is_some() { CORPUS_SECONDS } else { SECONDS };
        Problem { name, text, parameters, status, open, seconds }
    };
    files.into_iter().map(read).collect()
}

/// Writes the translation of a problem to a file.
fn translated(problem: &Problem, encoding: Encoding) -> PathBuf {
    let text = translate(problem.text.as_bytes(), problem.parameters.clone(), encoding)
        .unwrap_or_else(|error| panic!("{}: {error}", problem.name));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("translate");
    fs::create_dir_all(&folder).expect("the build folder is writable");
    let file = folder.join(format!("{}.{}.smt2", problem.name, encoding.name()));
    fs::write(&file, text).expect("the build folder is writable");
    file
}

/// What a solver printed until it ended or was killed.
fn output(mut command: Command, kill_after: Duration) -> String {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the solver can be started");
    let mut pipe = child.stdout.take().expect("piped");
    let reader = thread::spawn(move || {
        let mut bytes = Vec::new();
        let _ = pipe.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let end = Instant::now() + kill_after;
    while child.try_wait().expect("our own child").is_none() {
        if Instant::now() >= end {
            let _ = child.kill();
            let _ = child.wait();
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    reader.join().expect("reading does not panic")
}

#[derive(Debug, Default)]
struct Counts {
    sat: AtomicUsize,
    unsat: AtomicUsize,
    open: AtomicUsize,
}

impl Counts {
    /// Counts the answers in a solver's output; returns what is wrong with it.
    fn judge(&self, output: &str, status: &[String]) -> Option<String> {
        let is_answer = |line: &&str| matches!(*line, "sat" | "unsat" | "unknown");
        let answers: Vec<&str> = output.lines().filter(is_answer).collect();
        for (at, expected) in status.iter().enumerate() {
            let count = match answers.get(at) {
                Some(&"sat") => &self.sat,
                Some(&"unsat") => &self.unsat,
                _ => &self.open,
            };
            count.fetch_add(1, Ordering::Relaxed);
            if answers.get(at).is_some_and(|answer| *answer != "unknown" && answer != expected) {
                return Some(format!("check {} is {}, but should be {expected}", at + 1, answers[at]));
            }
        }
        let is_ours = |line: &&str| line.contains("(error") && !line.contains("out of memory");
        output.lines().find(is_ours).map(String::from)
    }

    fn conclusive(&self) -> usize {
        self.sat.load(Ordering::Relaxed) + self.unsat.load(Ordering::Relaxed)
    }
}

/// Whether this run puts the translation of a problem to a solver.
fn is_in_share(problem: &Problem, who: &str, encoding: Encoding) -> bool {
    Share::of_this_run().takes(&format!("{}::{who}::{}", problem.name, encoding.name()), ONE_IN)
}

/// Runs a solver on the translations of problems, and fails if it has a word to say against one.
fn check(who: &str, problems: &[Problem], encoding: Encoding, solver: impl Fn(&Path, u64) -> Command + Sync) {
    let name = if who == "Z3" { encoding.name() } else { who };
    let (next, counts, failures) = (AtomicUsize::new(0), Counts::default(), Mutex::new(Vec::new()));
    let work = || {
        while let Some(problem) = problems.get(next.fetch_add(1, Ordering::Relaxed)) {
            let file = translated(problem, encoding);
            let must = problem.open.as_ref().is_some_and(|open| !open.iter().any(|peer| peer == name));
            let silent = |said: &str| must && !said.lines().any(|line| matches!(line, "sat" | "unsat"));
            let mut said = output(solver(&file, problem.seconds), KILL_AFTER);
            if silent(&said) {
                said = output(solver(&file, problem.seconds * u64::from(PATIENCE)), KILL_AFTER * PATIENCE);
            }
            let silence = || silent(&said).then(|| "no conclusive answer".to_string());
            if let Some(wrong) = counts.judge(&said, &problem.status).or_else(silence) {
                failures.lock().expect("no panic").push(format!("{}: {wrong}", file.display()));
            }
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..WORKERS).map(|_| scope.spawn(work)).collect();
        workers.into_iter().for_each(|worker| worker.join().expect("no worker panics"));
    });
    eprintln!("{who} on {}: {counts:?}", encoding.name());
    let failures = failures.into_inner().expect("no panic");
    assert!(failures.is_empty(), "{who}:\n{}", failures.join("\n"));
    let conclusive = counts.conclusive();
    assert!(conclusive > problems.len() / 3, "only {conclusive} answers: do the translations still work?");
}

#[test]
fn z3_agrees() {
    let program = env!("DUELIST_Z3_PROGRAM_BUILD");
    if program.is_empty() {
        eprintln!("skipped: the build found no z3 program");
        return;
    }
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    for encoding in Encoding::ALL {
        let all = problems("tests/translate", None).into_iter().chain(problems("corpus", Some(3)));
        let all: Vec<Problem> = all.filter(|problem| is_in_share(problem, "Z3", encoding)).collect();
        check("Z3", &all, encoding, |file, seconds| {
            let mut command = Command::new(program);
            command.arg(format!("-T:{seconds}")).arg("-memory:1500").arg(file);
            command
        });
    }
}

#[test]
fn cvc5_agrees() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(python) = support::python::python() else { return };
    let mut all = problems("tests/translate", None);
    all.retain(|problem| is_in_share(problem, "cvc5", Encoding::Datatypes));
    check("cvc5", &all, Encoding::Datatypes, |file, seconds| {
        let mut command = Command::new(&python);
        command.arg(root().join("tools/cvc5_smt2.py"));
        command.args(["--option", "fmf-fun=true", "--option", &format!("tlimit-per={seconds}000")]).arg(file);
        command
    });
}

#[test]
fn we_agree() {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let mut all = problems("tests/translate", None);
    all.retain(|problem| Share::of_this_run().takes(&format!("{}::ours", problem.name), ONE_IN / 2));
    for problem in all {
        let mut solver = Solver::new(Options { timeout: 1000 * SECONDS, ..Options::default() });
        let show = |response| match response {
            Response::Text(text) => text,
            Response::Error(diagnostic) => format!("(error \"{diagnostic}\")"),
            _ => String::new(),
        };
        let texts: Vec<String> = solver.run(&problem.text).into_iter().map(show).collect();
        let wrong = Counts::default().judge(&texts.join("\n"), &problem.status);
        assert_eq!(wrong, None, "{}", problem.name);
    }
}

/// What the lines of a problem say that its answers are.
fn expected(text: &str) -> Vec<String> {
    let said = text.lines().filter_map(|line| line.strip_prefix("; EXPECT: ").or(line.strip_prefix("; status: ")));
    let said = said.map(|said| said.replace("not unsat", "sat"));
    let words = said
        .flat_map(|said| said.split_whitespace().map(String::from).collect::<Vec<_>>())
        .filter(|word| matches!(&**word, "sat" | "unsat" | "unknown"));
    words.collect()
}

/// The problems in the folders below a folder.
fn below(folder: &str) -> Vec<PathBuf> {
    let (mut todo, mut found) = (vec![root().join(folder)], Vec::new());
    while let Some(folder) = todo.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the repository") {
            let path = entry.expect("readable").path();
            match path.extension() {
                _ if path.is_dir() => todo.push(path),
                Some(extension) if extension == "smt2" => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// Translations that we do not answer when we read them, each with the reason.
const NOT_READ_BACK: &[(&str, &str)] = &[
    ("matrix-first-row", "the first row is a fold whose accumulator has a list in it"),
    ("option-contained", "options of lists are a datatype of their own, whose values are compared as a whole"),
    ("scan-of-drop", "as datatypes, not within twenty seconds"),
    ("spelled-default-of-element", "as datatypes, not within twenty seconds"),
];

/// Sequences are our lists: a translation to sequences has the answers of the problem, when we read it. The lemmas and the corpus, a share of them; the regression folder has a mode for it.
#[test]
fn sequences_are_read_back() {
    read_back(Encoding::Sequences);
}

/// The same for datatypes: their recursive functions are read as the combinators that they came from.
#[test]
fn datatypes_are_read_back() {
    read_back(Encoding::Datatypes);
}

/// What we answer to a translation within so many seconds, and the first error.
fn answers(translation: &str, seconds: u64) -> (Vec<String>, Option<String>) {
    let mut solver = Solver::new(Options { timeout: 1000 * seconds, ..Options::default() });
    let (mut said, mut refused) = (Vec::new(), None);
    for response in solver.run(translation) {
        match response {
            Response::Text(text) if matches!(&*text, "sat" | "unsat" | "unknown") => said.push(text),
            Response::Error(diagnostic) if refused.is_none() => refused = Some(diagnostic.to_string()),
            _ => {}
        }
    }
    (said, refused)
}

fn read_back(encoding: Encoding) {
    let _turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
    let share = Share::of_this_run();
    let (mut same, mut open, mut failures) = (0, Vec::new(), Vec::new());
    for path in ["tests/induction", "corpus"].into_iter().flat_map(below) {
        // One problem is about a text that is no text.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let name = path.file_name().expect("a file").to_string_lossy().into_owned();
        if !share.takes(&format!("{name}::read back from {}", encoding.name()), READ_BACK_ONE_IN)
            || text.contains("; COMMAND-LINE:")
        {
            continue;
        }
        let mut parameters = Parameters::default();
        if text.contains(";param:") {
            parameters.set("N", "3");
        }
        // A script with errors has no translation.
        let Ok(translation) = translate(text.as_bytes(), parameters, encoding) else { continue };
        let expected = expected(&text);
        let (mut said, mut refused) = answers(&translation, SECONDS);
        let contradicts = |said: &[String]| {
            said.iter()
                .zip(&expected)
                .any(|(said, expected)| said != "unknown" && expected != "unknown" && said != expected)
        };
        if said != expected && !contradicts(&said) {
            (said, refused) = answers(&translation, SECONDS * u64::from(PATIENCE));
        }
        let known = NOT_READ_BACK.iter().any(|(file, _)| path.with_extension("").ends_with(file));
        if said == expected {
            same += 1;
        } else if known && said.len() == expected.len() && !contradicts(&said) {
            open.push(name);
        } else {
            failures.push(format!("{}: {said:?} instead of {expected:?}, {refused:?}", path.display()));
        }
    }
    eprintln!("read back from {}: {same} the same, open {open:?}", encoding.name());
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(same > 0, "no answer is the same, and {open:?} are open");
}

/// The first block of the page is a problem, the next three are its translations; then come another problem and its first translation.
#[test]
fn documentation_is_current() {
    let page = fs::read_to_string(root().join("docs/translations.md")).expect("readable");
    // Translations are no scripts of ours, so their blocks are marked `smt2-fragment`.
    let texts = page.split("```smt2").skip(1).filter_map(|rest| rest.split_once('\n'));
    let blocks: Vec<&str> = texts.filter_map(|(_, text)| text.split("```").next()).collect();
    let [first, datatypes, arrays, sequences, second, filtered] = blocks[..] else { panic!("{} blocks", blocks.len()) };
    for (problem, encoding, expected) in [
        (first, Encoding::Datatypes, datatypes),
        (first, Encoding::Arrays, arrays),
        (first, Encoding::Sequences, sequences),
        (second, Encoding::Datatypes, filtered),
    ] {
        let text = translate(problem.as_bytes(), Parameters::default(), encoding).expect("a correct problem");
        assert_eq!(text, expected);
    }
}
