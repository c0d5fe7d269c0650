//! A solver underneath that misbehaves: never a wrong verdict, a reason that names what happened, and a session that stays usable.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use duelist::internals::backend::{
    Backend, BackendError, Connection, Deadline, InProcessZ3, Interrupter, backend_from_spec, bundled_program,
};
use duelist::internals::strategy::{self, Strategy};
use duelist::{Options, Response, Solver};
use support::share::Share;

/// What goes wrong with the answers to queries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// Every answer is `unknown`.
    Unknown,
    /// Every query times out.
    Timeout,
    /// Every query takes longer than its deadline allows.
    IgnoresTimeout,
    /// The values of models are wrong.
    WrongModel,
    /// The Horn engine finds invariants that are none.
    WrongInvariant,
    /// The solver dies.
    Dies,
    /// The solver runs out of memory.
    MemoryOut,
    /// The solver prints what is no answer.
    Garbage,
}

const FAULTS: [Fault; 8] = [
    Fault::Unknown,
    Fault::Timeout,
    Fault::IgnoresTimeout,
    Fault::WrongModel,
    Fault::WrongInvariant,
    Fault::Dies,
    Fault::MemoryOut,
    Fault::Garbage,
];

/// Z3 with a fault that begins with some query and can be healed.
#[derive(Clone, Debug)]
struct Faulty {
    fault: Fault,
    /// Queries until it begins.
    after: Arc<AtomicUsize>,
    healed: Arc<AtomicBool>,
}

impl Faulty {
    fn new(fault: Fault, after: usize) -> Faulty {
        Faulty { fault, after: Arc::new(AtomicUsize::new(after)), healed: Arc::default() }
    }

    fn wrap(&self, inner: Box<dyn Connection>, horn: bool) -> Box<dyn Connection> {
        Box::new(FaultyConnection { faulty: self.clone(), inner, horn, dead: false, declared: Vec::new() })
    }

    /// Whether the fault shows in this query.
    fn strikes(&self) -> bool {
        let left = self.after.load(Ordering::SeqCst);
        self.after.store(left.saturating_sub(1), Ordering::SeqCst);
        left == 0 && !self.healed.load(Ordering::SeqCst)
    }
}

impl Backend for Faulty {
    fn name(&self) -> String {
        format!("{:?}", self.fault)
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        Ok(self.wrap(InProcessZ3.open()?, false))
    }

    fn open_isolated(&self) -> Result<Box<dyn Connection>, BackendError> {
        Ok(self.wrap(InProcessZ3.open_isolated()?, true))
    }
}

struct FaultyConnection {
    faulty: Faulty,
    inner: Box<dyn Connection>,
    horn: bool,
    dead: bool,
    /// The predicates that were declared: names and sorts of parameters.
    declared: Vec<(String, Vec<String>)>,
}

impl FaultyConnection {
    /// An invariant for every predicate, which says nothing or too much.
    fn made_up(&self) -> String {
        let mut text = String::from("(");
        for (index, (name, sorts)) in self.declared.iter().enumerate() {
            let parameters: Vec<String> =
                sorts.iter().enumerate().map(|(place, sort)| format!("(x{place} {sort})")).collect();
            text += &format!("(define-fun {name} ({}) Bool {})", parameters.join(" "), index % 2 == 0);
        }
        text + ")"
    }
}

impl Connection for FaultyConnection {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        for line in commands.lines().filter_map(|line| line.strip_prefix("(declare-fun ")) {
            if let Some((name, sorts)) = line.split_once(" (").and_then(|(name, rest)| {
                Some((name.to_string(), rest.strip_suffix(") Bool)")?.split_whitespace().map(str::to_string).collect()))
            }) {
                self.declared.push((name, sorts));
            }
        }
        if self.dead {
            return Err(BackendError::Died("it was dead already".to_string()));
        }
        let asks = commands.contains("(check-sat");
        let values = commands.contains("(get-value");
        let model = commands.contains("(get-model");
        if !(asks || values || model) || !self.faulty.strikes() {
            return self.inner.exchange(commands, deadline);
        }
        match self.faulty.fault {
            Fault::Unknown if asks => self.inner.exchange(commands, deadline).map(|_| "unknown\n".to_string()),
            Fault::Timeout if asks => Err(BackendError::Timeout),
            Fault::IgnoresTimeout => {
                let answer = self.inner.exchange(commands, deadline);
                thread::sleep(deadline.remaining().unwrap_or_default() + Duration::from_millis(150));
                answer
            }
            Fault::WrongModel if values => self.inner.exchange(commands, deadline).map(|text| spoil(&text)),
            Fault::WrongInvariant if self.horn && asks => {
                self.inner.exchange(commands, deadline).map(|_| "sat\n".to_string())
            }
            Fault::WrongInvariant if self.horn && model => Ok(self.made_up()),
            Fault::Dies => {
                self.dead = true;
                Err(BackendError::Died("signal: 9 (SIGKILL)".to_string()))
            }
            Fault::MemoryOut if asks => Err(BackendError::MemoryOut),
            Fault::Garbage => self.inner.exchange(commands, deadline).map(|_| ") what ( \u{0}".to_string()),
            _ => self.inner.exchange(commands, deadline),
        }
    }

    fn alive(&self) -> bool {
        !self.dead && self.inner.alive()
    }

    fn interrupter(&self) -> Interrupter {
        self.inner.interrupter()
    }
}

/// Other numbers and other truth values in the place of the right ones.
fn spoil(values: &str) -> String {
    let mut spoilt = String::new();
    for word in values.split_inclusive([' ', '(', ')', '\n']) {
        let (core, end) = word.split_at(word.trim_end_matches([' ', '(', ')', '\n']).len());
        let last = end.starts_with(')');
        spoilt += &match core {
            "true" if last => "false".to_string(),
            "false" if last => "true".to_string(),
            number if last && number.parse::<u64>().is_ok() => format!("7{number}"),
            other => other.to_string(),
        };
        spoilt += end;
    }
    spoilt
}

/// Problems that need different engines, and their answers.
const PROBLEMS: [(&str, &str); 5] = [
    ("(assert (= (List.fold + 0 l) 7))(assert (= (List.len l) 3))", "sat"),
    ("(assert (= (List.len l) 500))(assert (= (List.fold + 0 l) 1000))(assert (> x 3))", "sat"),
    (
        "(assert (List.fold (lambda ((a Bool) (e Int)) (and a (> e 0))) true l))(assert (< (List.fold + 0 l) 0))",
        "unsat",
    ),
    ("(assert (> (List.len l) x 5))(assert (< (List.len l) 4))", "unsat"),
    ("(assert (= (List.len l) 2))(assert (= (List.fold (lambda ((a Int) (e Int)) (+ a (* 2 e))) 0 l) 3))", "unsat"),
];

const DECLARATIONS: &str = "(declare-const l (List Int))(declare-const x Int)";

fn answer(solver: &mut Solver, text: &str) -> String {
    match solver.run(text).pop() {
        Some(Response::Text(text)) => text,
        other => format!("{other:?}"),
    }
}

/// Solves with the fault, then again without it in the same session: this run's share of the problems.
fn check(fault: Fault, after: usize, strategy: &'static Strategy, threads: usize) {
    for (problem, expected) in PROBLEMS {
        let context = format!("{fault:?} after {after} queries, {}, {threads} threads: {problem}", strategy.name);
        if !Share::of_this_run().takes(&context, 16) {
            continue;
        }
        let faulty = Faulty::new(fault, after);
        let backend = Arc::new(faulty.clone());
        let mut solver = Solver::new(Options { backend, strategy, threads, timeout: 400, ..Options::default() });
        solver.run(DECLARATIONS);
        let started = Instant::now();
        let said = answer(&mut solver, &format!("(push 1){problem}(check-sat)"));
        assert!(said == expected || said == "unknown", "{context}: {said}");
        assert!(started.elapsed() < Duration::from_secs(4), "{context}: {:?}", started.elapsed());
        if said == "unknown" {
            let reason = answer(&mut solver, "(get-info :reason-unknown)");
            assert!(named(fault, &reason), "{context}: {reason}");
        }
        faulty.healed.store(true, Ordering::SeqCst);
        // The other strategies do not settle every problem.
        let settles = strategy.name == "auto";
        solver.run(if settles { "(set-option :timeout 20000)" } else { "(set-option :timeout 500)" });
        let again = answer(&mut solver, "(check-sat)");
        assert!(again == expected || !settles && again == "unknown", "{context}: then {again}");
        assert_eq!(answer(&mut solver, "(pop 1)(check-sat)"), "sat", "{context}: then popped");
    }
}

/// Whether a reason is one that the fault explains. Other engines may have gone on after it, so there are several.
fn named(fault: Fault, reason: &str) -> bool {
    let words: &[&str] = match fault {
        Fault::Unknown => &["incomplete", "timeout"],
        Fault::Timeout | Fault::IgnoresTimeout => &["timeout"],
        Fault::WrongModel => &["internal error", "timeout", "incomplete"],
        Fault::WrongInvariant => &["timeout", "incomplete"],
        Fault::Dies => &["died", "timeout"],
        Fault::MemoryOut => &["memout", "timeout"],
        Fault::Garbage => &["backend", "timeout"],
    };
    words.iter().any(|word| reason.contains(word))
}

#[test]
fn a_fault_in_every_query() {
    for fault in FAULTS {
        for strategy in strategy::ALL {
            check(fault, 0, strategy, 1);
        }
    }
}

#[test]
fn a_fault_that_begins_later() {
    for fault in FAULTS {
        for after in [1, 2, 5] {
            check(fault, after, &strategy::AUTO, 1);
        }
    }
}

/// The refinement loop, whose sessions outlive their queries.
#[test]
fn a_fault_in_the_middle_of_the_loop() {
    for fault in [Fault::Unknown, Fault::Dies, Fault::Garbage] {
        for after in 1..6 {
            check(fault, after, &strategy::PAPER, 1);
        }
    }
}

#[test]
fn a_fault_with_two_threads() {
    for fault in FAULTS {
        check(fault, 0, &strategy::AUTO, 2);
        check(fault, 3, &strategy::AUTO, 2);
    }
}

/// A program that never answers, one that leaves at once, one that answers nonsense, and one that is not there.
#[test]
fn programs_that_are_no_solvers() {
    for (program, word) in [
        ("process:sh -c 'cat > /dev/null; sleep 60'", "timeout"),
        ("process:sh -c 'exit 3'", "died"),
        ("process:sh -c 'while read line; do echo nonsense; done'", "timeout"),
    ] {
        let backend = backend_from_spec(program).expect("a command");
        let mut solver = Solver::new(Options { backend, timeout: 500, ..Options::default() });
        solver.run(DECLARATIONS);
        let started = Instant::now();
        assert_eq!(answer(&mut solver, "(assert (= (List.fold + 0 l) 7))(check-sat)"), "unknown", "{program}");
        assert!(started.elapsed() < Duration::from_secs(3), "{program}: {:?}", started.elapsed());
        let reason = answer(&mut solver, "(get-info :reason-unknown)");
        assert!(reason.contains(word), "{program}: {reason}");
    }
}

/// A real Z3 that is killed while it works.
#[test]
#[cfg(target_os = "linux")]
fn a_solver_that_is_really_killed() {
    let Some(z3) = bundled_program() else { return };
    let backend = backend_from_spec(&format!("process:'{}' -in", z3.display())).expect("a command");
    let mut solver = Solver::new(Options { backend, threads: 1, timeout: 5_000, ..Options::default() });
    solver.run(DECLARATIONS);
    let answered = Arc::new(AtomicBool::new(false));
    let too_late = Arc::clone(&answered);
    let killer = thread::spawn(move || {
        while !too_late.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(100));
            if let Some(child) = children(std::process::id()).first() {
                let _ = std::process::Command::new("kill").args(["-9", child]).status();
                return true;
            }
        }
        false
    });
    let cubes = "(push 1)(assert (= (List.len l) 3))\
        (assert (= (List.fold (lambda ((a Int) (e Int)) (+ a (* e e e))) 0 l) 42))(check-sat)";
    assert_eq!(answer(&mut solver, cubes), "unknown");
    answered.store(true, Ordering::SeqCst);
    assert!(killer.join().expect("the killer ends"), "no child was seen");
    assert_eq!(
        answer(&mut solver, "(pop 1)(set-option :timeout 20000)(assert (= (List.fold + 0 l) 7))(check-sat)"),
        "sat"
    );
}

/// The processes that a process started and that read SMT-LIB.
#[cfg(target_os = "linux")]
fn children(parent: u32) -> Vec<String> {
    let Ok(processes) = std::fs::read_dir("/proc") else { return Vec::new() };
    let mut found = Vec::new();
    for process in processes.filter_map(Result::ok) {
        let id = process.file_name().to_string_lossy().into_owned();
        let status = std::fs::read_to_string(process.path().join("status")).unwrap_or_default();
        let command = std::fs::read_to_string(process.path().join("cmdline")).unwrap_or_default();
        if status.lines().any(|line| line == format!("PPid:\t{parent}")) && command.contains("-in") {
            found.push(id);
        }
    }
    found
}
