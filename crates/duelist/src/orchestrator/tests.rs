//! The soundness table, entry by entry.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::judge::{Outcome, refuted};
use super::steps::{describe, describe_attempt, describe_candidate};
use super::*;
use crate::backend::{Backend, BackendError, Connection, InProcessZ3, Interrupter};
use crate::engine::{Exactness, OverOutcome, UnderOutcome};
use crate::evidence::Evidence;
use crate::model::{Model, Value};
use crate::over::{Candidate, Lengths};
use crate::script::Solver;
use crate::strategy::{self, Engine, Step, Strategy};
use crate::term::{Op, Sort, Symbol};
use crate::under::Attempt;

fn with_plan<T>(cancel: &Cancel, run: impl FnOnce(&Plan<'_>) -> T) -> T {
    run(&Plan {
        strategy: &strategy::AUTO,
        disabled: &Disabled::default(),
        lengths: LengthOrder::Free,
        backend: &InProcessZ3,
        replay: None,
        deadline: Deadline::never(),
        cancel,
        threads: 1,
        certify: false,
        single: true,
        lemmas: None,
        shapes: None,
        likely: 0,
    })
}

/// The problem `x = 3`, and the copy that engines see.
struct Three {
    store: Store,
    x: Symbol,
    assertion: Term,
    copied: Copied,
}

impl Three {
    fn new() -> Three {
        let mut store = Store::default();
        // So that a copy numbers its symbols otherwise.
        store.fresh_constant("w", Sort::INT);
        let (term, three) = (store.fresh_constant("x", Sort::INT), store.int(3));
        let Some((Op::Symbol(x), [])) = store.as_app(term) else { unreachable!() };
        let assertion = store.eq(term, three);
        let copied = store.copy(&[assertion]);
        Three { store, x, assertion, copied }
    }

    fn proposed(&self, value: i32) -> Outcome {
        let mut model = Model::default();
        let [x] = self.copied.store.symbols_in(&self.copied.terms)[..] else { unreachable!() };
        model.constants.insert(x, Value::Int(value.into()));
        Outcome::Under("engine", UnderOutcome::Proposed(model))
    }

    /// What becomes of an outcome, and who answered.
    fn judge(&self, outcome: Outcome, cancel: &Cancel) -> (Answer, Option<&'static str>) {
        let Copied { store, terms, origin } = &self.copied;
        let problem = Problem { formula: terms.clone(), ..Problem::default() };
        let question = Question {
            store: &self.store,
            assertions: &[self.assertion],
            copies: terms,
            definitions: &[],
            origin,
            outside: &Outside::default(),
        };
        let mut report = Report::default();
        let answer = with_plan(cancel, |plan| judge(store, question, &problem, outcome, plan, &mut report));
        (answer, report.answered_by)
    }
}

#[test]
fn an_over_approximation_can_only_refute() {
    let three = Three::new();
    let judge = |outcome| three.judge(Outcome::Over("engine", outcome), &Cancel::default());
    let (Answer::Unsat(refutation), Some("engine")) = judge(OverOutcome::Refuted(Argument::Image)) else { panic!() };
    let evidence =
        Evidence { about: Vec::new(), without: Vec::new(), summaries: Vec::new(), argument: Argument::Image };
    assert_eq!(*refutation, Refutation { engine: "engine", evidence });
    let open = judge(OverOutcome::Open(Reason::Memout));
    assert!(matches!(open, (Answer::Unknown(Reason::Memout), None)), "{open:?}");
}

#[test]
fn an_under_approximation_can_only_propose() {
    let (three, nobody) = (Three::new(), Cancel::default());
    let (Answer::Sat(model), Some("engine")) = three.judge(three.proposed(3), &nobody) else { panic!() };
    assert_eq!(model.model().constants[&three.x], Value::Int(3.into()));
    let (Answer::Unknown(Reason::WrongModel(what)), None) = three.judge(three.proposed(4), &nobody) else { panic!() };
    assert!(what.starts_with("model of engine: "), "{what}");
    let open = three.judge(Outcome::Under("engine", UnderOutcome::Open(Reason::Timeout)), &nobody);
    assert!(matches!(open, (Answer::Unknown(Reason::Timeout), None)), "{open:?}");
}

#[test]
fn an_exact_under_approximation_refutes() {
    let three = Three::new();
    for (exactness, expected) in
        [(Exactness::Unrestricted, Argument::Direct), (Exactness::LengthsBounded { by: 2 }, Argument::Unrolled(2))]
    {
        let outcome = Outcome::Under("engine", UnderOutcome::Exhausted(exactness));
        let (Answer::Unsat(refutation), Some("engine")) = three.judge(outcome, &Cancel::default()) else { panic!() };
        assert_eq!(refutation.evidence.argument, expected);
    }
}

#[test]
fn a_check_that_was_stopped_blames_nobody() {
    let (three, cancel) = (Three::new(), Cancel::default());
    cancel.cancel();
    let stopped = three.judge(three.proposed(4), &cancel);
    assert!(matches!(stopped, (Answer::Unknown(Reason::Interrupted), None)), "{stopped:?}");
}

#[test]
fn what_was_switched_off_is_part_of_the_evidence() {
    let (three, disabled) = (Three::new(), Disabled(vec![Feature::Pruning]));
    let cancel = Cancel::default();
    let answer = with_plan(&cancel, |plan| {
        let plan = Plan { disabled: &disabled, ..plan.clone() };
        refuted("engine", &three.store, &Problem::default(), Argument::Image, &plan)
    });
    let Answer::Unsat(refutation) = answer else { panic!() };
    assert_eq!(refutation.evidence.without, [Group::Pruning]);
}

#[test]
fn what_needs_no_solver() {
    let Three { store, assertion, copied, .. } = Three::new();
    let (no, one, two) = (store.bool(false), store.int(1), store.int(2));
    let (right, wrong) = (store.eq(one, one), store.eq(one, two));
    let settled = |assertion: Term, formula: &[Term]| {
        let (assertions, origin) = (&[assertion], &copied.origin);
        let outside = &Outside::default();
        let question = Question { store: &store, assertions, copies: assertions, definitions: &[], origin, outside };
        let problem = Problem { formula: formula.to_vec(), ..Problem::default() };
        with_plan(&Cancel::default(), |plan| settled(&store, question, &problem, plan))
    };
    let refuted = settled(assertion, &[assertion, no]);
    assert!(matches!(refuted, Outcome::Over(_, OverOutcome::Refuted(Argument::Rewriting))));
    for (assertion, formula) in [(assertion, &[][..]), (right, &[right][..])] {
        assert!(matches!(settled(assertion, formula), Outcome::Under(_, UnderOutcome::Proposed(_))));
    }
    for open in [assertion, wrong] {
        let outcome = settled(open, &[open]);
        assert!(matches!(outcome, Outcome::Over(_, OverOutcome::Open(Reason::Incomplete(_)))));
    }
}

#[test]
fn steps_end_with_the_first_answer() {
    let three = Three::new();
    let cancel = Cancel::default();
    for (threads, certify) in [(1, false), (2, false), (1, true), (2, true)] {
        for strategy in strategy::ALL {
            let mut report = Report::default();
            let answer = with_plan(&cancel, |plan| {
                let plan = Plan { strategy, threads, certify, ..plan.clone() };
                solve(&three.store, &[three.assertion], &plan, &mut report)
            });
            assert!(answer.is_conclusive());
            let Answer::Sat(model) = answer else { panic!("{answer:?}") };
            assert_eq!(model.model().constants[&three.x], Value::Int(3.into()));
        }
    }
}

#[test]
fn a_certificate_has_a_better_argument_than_rewriting() {
    let mut store = Store::default();
    let p = store.fresh_constant("p", Sort::BOOL);
    let not_p = store.not(p);
    for (certify, argument, without) in
        [(false, Argument::Rewriting, &[][..]), (true, Argument::Direct, &[Group::Pruning][..])]
    {
        let answer = with_plan(&Cancel::default(), |plan| {
            solve(&store, &[p, not_p], &Plan { certify, ..plan.clone() }, &mut Report::default())
        });
        let Answer::Unsat(refutation) = answer else { panic!("{answer:?}") };
        let Evidence { without: found, argument: given, .. } = refutation.evidence;
        assert_eq!((&found[..], given), (without, argument));
    }
}

#[test]
fn what_is_told_of_lengths_and_attempts() {
    let problem = Problem::default();
    let none = Lengths { read: Vec::new(), others_at_most: None };
    assert_eq!(describe(&problem, &none), "no list is read");
    assert_eq!(describe_attempt(&Attempt::Model(Model::default())), "sat");
    assert_eq!(describe_attempt(&Attempt::GaveUp(Reason::Timeout)), "unknown: timeout");
    assert_eq!(describe_candidate(&problem, &Candidate::GaveUp(Reason::Memout)), "unknown: memout");
    assert_eq!(describe_candidate(&problem, &Candidate::Lengths(none)), "sat: no list is read");
}

const fn step(engine: Engine) -> Step {
    Step { engine, budget: None }
}

/// Decides what a script asserts.
fn solve_text(script: &str, plan: &Plan<'_>) -> (Answer, Report) {
    let mut solver = Solver::after(script);
    let (assertions, mut report) = (solver.asserted(), Report::default());
    (solve(solver.store(), &assertions, plan, &mut report), report)
}

/// Twice a number is not odd.
const ODD: &str = "(declare-const l (List Int))
    (assert (= 7 (List.fold (lambda ((a Int) (x Int)) (* 2 x)) 0 l)))";

/// Has a model of eight elements and none that is shorter.
const EIGHT: &str = "(declare-const l (List Int))
    (assert (List.forall (lambda ((x Int)) (<= x 1)) l)) (assert (= 8 (List.fold + 0 l)))";

#[test]
fn an_answer_is_not_given_up() {
    const IMAGE_FIRST: Strategy =
        Strategy { name: "", first: &[step(Engine::Image), step(Engine::Unroll { up_to: 1 })], then: &[], beside: &[] };
    let (answer, report) =
        with_plan(&Cancel::default(), |plan| solve_text(ODD, &Plan { strategy: &IMAGE_FIRST, ..plan.clone() }));
    assert!(matches!(answer, Answer::Unsat(_)), "{answer:?}");
    assert_eq!(report.answered_by, Some("image"));
}

#[test]
fn nobody_proves_what_has_a_run_against_it() {
    const PROOFS: Strategy = Strategy {
        name: "",
        first: &[],
        then: &[step(Engine::Induction), step(Engine::Induction), step(Engine::Unroll { up_to: 16 })],
        beside: &[],
    };
    let (answer, report) =
        with_plan(&Cancel::default(), |plan| solve_text(EIGHT, &Plan { strategy: &PROOFS, ..plan.clone() }));
    assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    let hints = report.events.iter().filter(|event| event.outcome == "no invariant exists").count();
    assert_eq!(hints, 1, "{:?}", report.events);
    assert_eq!(report.answered_by, Some("unroll"));
    assert!(report.terms.before > 0 && report.terms.after > 0);
    assert_eq!((report.lists, report.folds), (1, 2));
}

/// Engines go on where they were: no bound, no method and no shape is tried again that has come to an end.
#[test]
fn nothing_is_asked_twice() {
    /// Not enough to come to an end, so that there is something to go on with.
    const fn brief(engine: Engine) -> Step {
        Step { engine, budget: Some(Duration::from_millis(300)) }
    }
    const TWICE: &[Step] = &[
        brief(Engine::Positions),
        brief(Engine::Unroll { up_to: 2 }),
        brief(Engine::Flow),
        brief(Engine::Runs),
        brief(Engine::Induction),
        brief(Engine::Positions),
        brief(Engine::Unroll { up_to: 2 }),
        brief(Engine::Unroll { up_to: 4 }),
        brief(Engine::Flow),
        brief(Engine::Runs),
        brief(Engine::Induction),
    ];
    const STRATEGY: Strategy = Strategy { name: "", first: TWICE, then: &[], beside: &[] };
    // A product of two folds is 7, and neither is 1 or 7: there is no model, and nobody here sees it.
    let text = "(declare-const l (List Int))(declare-const m (List Int))
        (assert (= 7 (* (List.sum l) (List.sum m))))
        (assert (List.forall (lambda ((x Int)) (= 0 (mod x 3))) l))";
    // With more help, or as far as there is time.
    let again = ["direct", "k-induction", "houdini with signs", "equalities of sampled runs", "houdini with ratios"];
    for certify in [false, true] {
        let disabled = Disabled(vec![Feature::Integers]);
        let (_, report) = with_plan(&Cancel::default(), |plan| {
            let deadline = Deadline::after(Duration::from_secs(20));
            solve_text(text, &Plan { strategy: &STRATEGY, certify, disabled: &disabled, deadline, ..plan.clone() })
        });
        let mut asked: Vec<(&str, &str)> = report
            .events
            .iter()
            // What was cut off, or could not be checked in time, has not come to an end.
            .filter(|event| !event.outcome.contains("timeout") && event.outcome != "unknown")
            .filter(|event| !event.outcome.starts_with("not checked"))
            .map(|event| (event.engine, event.input.as_str()))
            .filter(|(_, input)| !again.contains(input))
            .collect();
        let count = asked.len();
        assert!(count > 3, "{:?}", report.events);
        asked.sort_unstable();
        asked.dedup();
        assert_eq!(asked.len(), count, "{:?}", report.events);
    }
}

/// More threads have more to do, and the answer is the same.
#[test]
fn more_threads_agree() {
    for (text, is_sat) in [(EIGHT, true), (ODD, false)] {
        for threads in [3, 6] {
            let (answer, _) = with_plan(&Cancel::default(), |plan| solve_text(text, &Plan { threads, ..plan.clone() }));
            assert_eq!(matches!(answer, Answer::Sat(_)), is_sat, "{answer:?}");
            assert!(answer.is_conclusive());
        }
    }
}

#[test]
fn a_hint_makes_those_who_prove_look_for_models() {
    const PROOF: Strategy = Strategy { name: "", first: &[], then: &[step(Engine::Induction)], beside: &[] };
    let (answer, report) =
        with_plan(&Cancel::default(), |plan| solve_text(EIGHT, &Plan { strategy: &PROOF, threads: 2, ..plan.clone() }));
    assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    assert_eq!(report.answered_by, Some("unroll"));
}

#[test]
fn a_certificate_argues_without_deforestation_if_need_be() {
    let longer = "(declare-const x Int) (assert (= (List.value Int (x 2)) (List.value Int (x))))";
    let (answer, _) = with_plan(&Cancel::default(), |plan| solve_text(longer, &Plan { certify: true, ..plan.clone() }));
    let Answer::Unsat(refutation) = answer else { panic!("{answer:?}") };
    assert_ne!(refutation.evidence.argument, Argument::Rewriting);
    assert_eq!(refutation.evidence.without, [Group::Deforestation, Group::Pruning]);
}

/// What becomes of an exchange: the commands and what Z3 said.
type Reply = Result<String, BackendError>;
type Overhear = Arc<dyn Fn(&str, Reply) -> Reply + Send + Sync>;

/// Z3, with what happens when a session is opened and when it has answered.
struct Watched<'a> {
    opened: &'a (dyn Fn() + Sync),
    answered: Overhear,
}

impl fmt::Debug for Watched<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("watched")
    }
}

impl Backend for Watched<'_> {
    fn name(&self) -> String {
        InProcessZ3.name()
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        (self.opened)();
        Ok(Box::new(WatchedConnection { inner: InProcessZ3.open()?, answered: Arc::clone(&self.answered) }))
    }
}

struct WatchedConnection {
    inner: Box<dyn Connection>,
    answered: Overhear,
}

impl Connection for WatchedConnection {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        (self.answered)(commands, self.inner.exchange(commands, deadline))
    }

    fn alive(&self) -> bool {
        self.inner.alive()
    }

    fn interrupter(&self) -> Interrupter {
        self.inner.interrupter()
    }
}

#[test]
fn one_thread_is_one_thread() {
    for (threads, expected) in [(1, false), (2, true)] {
        let (here, elsewhere) = (thread::current().id(), AtomicBool::new(false));
        // The other thread gets the time to open a session before this one has an answer.
        let opened = || match thread::current().id() == here {
            true => thread::sleep(Duration::from_millis(100)),
            false => elsewhere.store(true, Ordering::SeqCst),
        };
        let backend = Watched { opened: &opened, answered: Arc::new(|_, reply| reply) };
        let (answer, _) = with_plan(&Cancel::default(), |plan| {
            solve_text(EIGHT, &Plan { backend: &backend, threads, ..plan.clone() })
        });
        assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
        assert_eq!(elsewhere.load(Ordering::SeqCst), expected, "{threads} threads");
    }
}

#[test]
fn an_answer_counts_though_the_time_is_up() {
    const IMAGE: Strategy = Strategy { name: "", first: &[step(Engine::Image)], then: &[], beside: &[] };
    let cancel = Arc::new(Cancel::default());
    let late = Arc::clone(&cancel);
    let answered = move |_: &str, reply| {
        late.cancel();
        reply
    };
    let backend = Watched { opened: &|| (), answered: Arc::new(answered) };
    let (answer, _) =
        with_plan(&cancel, |plan| solve_text(ODD, &Plan { strategy: &IMAGE, backend: &backend, ..plan.clone() }));
    assert!(matches!(answer, Answer::Unsat(_)), "{answer:?}");
}

#[test]
fn what_no_engine_has_seen_gets_a_value() {
    let defined = "(declare-const l (List Int)) (declare-const m (List Int)) (declare-const x Int)
        (assert (= l (List.cons x m)))";
    let (answer, _) = with_plan(&Cancel::default(), |plan| solve_text(defined, plan));
    assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
}

#[test]
fn the_evaluator_decides_what_has_no_unknowns() {
    let squares = "(assert (= 333328333350000
        (List.fold (lambda ((a Int) (x Int)) (+ a (* x x))) 0 (List.range 0 100000))))";
    let (answer, report) = with_plan(&Cancel::default(), |plan| solve_text(squares, plan));
    assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    assert_eq!(report.answered_by, Some("simplify"));
}

#[test]
fn steps_are_told() {
    // One length is excluded by the elements, the other one is too long to be tried.
    let script = "(declare-const l (List Int)) (assert (List.forall (lambda ((x Int)) (= x 1)) l))
        (assert (= 3 (List.sum l))) (assert (or (= 2 (List.len l)) (= 1000000000 (List.len l))))";
    let (answer, report) = with_plan(&Cancel::default(), |plan| {
        solve_text(script, &Plan { strategy: &strategy::PAPER, lengths: LengthOrder::Increasing, ..plan.clone() })
    });
    let Answer::Unknown(Reason::Incomplete(why)) = answer else { panic!("{answer:?}") };
    assert!(why.contains("too long to unfold"), "{why}");
    let engines: Vec<&str> = report.events.iter().map(|event| event.engine).collect();
    assert_eq!(engines, ["summary", "image", "length", "fixed", "length", "fixed", "length"]);
    assert_eq!(report.events[3].input, "|l| = 2");
    assert_eq!(report.events[5].input, "|l| = 1000000000");
    let queries = |engine: &str| report.efforts[engine].queries;
    assert!(queries("image") == 1 && queries("length") > 2 && queries("fixed") == 2, "{:?}", report.efforts);
    // Without lists there is one step.
    let three = Three::new();
    let mut report = Report::default();
    let answer = with_plan(&Cancel::default(), |plan| solve(&three.store, &[three.assertion], plan, &mut report));
    assert!(matches!(answer, Answer::Sat(_)), "{answer:?}");
    let told: Vec<(&str, &str)> = report.events.iter().map(|event| (event.engine, event.outcome.as_str())).collect();
    assert_eq!((told, report.efforts["fixed"].queries), (vec![("fixed", "sat")], 1));
}

#[test]
fn a_session_that_failed_ends_the_loop() {
    let odd = "(declare-const l (List Int)) (assert (< 2 (List.len l)))
        (assert (= 7 (List.fold (lambda ((a Int) (x Int)) (+ a (* 2 x))) 0 l)))";
    // Only the fixed-length encoding has assumptions here.
    let answered = |commands: &str, reply| match commands.contains("(check-sat-assuming") {
        true => Err(BackendError::MemoryOut),
        false => reply,
    };
    const LOOP: Strategy = Strategy { name: "", first: &[step(Engine::Refine)], then: &[], beside: &[] };
    let backend = Watched { opened: &|| (), answered: Arc::new(answered) };
    let (answer, report) = with_plan(&Cancel::default(), |plan| {
        solve_text(odd, &Plan { strategy: &LOOP, backend: &backend, ..plan.clone() })
    });
    assert!(matches!(answer, Answer::Unknown(Reason::Memout)), "{answer:?}");
    let engines: Vec<&str> = report.events.iter().map(|event| event.engine).collect();
    assert_eq!(engines, ["length", "fixed"]);
}

#[test]
fn what_does_not_depend_on_lengths_ends_the_loop() {
    let declared = "(declare-const l (List Int)) (declare-const k Int)
        (define-fun f ((a Int) (x Int) (y Int)) Int (+ a (* 2 x) (* 2 y)))";
    let cases = [
        "(assert (= 7 (List.fold2 f 0 l (List.rev (List.cycle k l)))))",
        "(assert (= 7 (List.fold (lambda ((a Int) (x Int)) (+ a (List.fold2 (lambda ((b Int) (y Int) (z Int))
            (+ b (* 2 x y z))) 0 l (List.rev (List.cycle k l))))) 0 l)))",
    ];
    for assertion in cases {
        let (answer, report) = with_plan(&Cancel::default(), |plan| {
            let deadline = Deadline::after(Duration::from_secs(60));
            let plan = Plan { strategy: &strategy::PAPER, deadline, ..plan.clone() };
            solve_text(&format!("{declared}{assertion}"), &plan)
        });
        let Answer::Unknown(Reason::Incomplete(what)) = answer else { panic!("{assertion}: {answer:?}") };
        assert!(what.contains("counted beyond"), "{assertion}: {what}");
        let attempts = report.events.iter().filter(|event| event.engine == "fixed").count();
        assert!(attempts <= 2, "{assertion}: {:?}", report.events);
    }
}

#[test]
fn contradictions_are_no_answers() {
    let three = Three::new();
    let sat = || three.judge(three.proposed(3), &Cancel::default()).0;
    let unsat = || {
        let outcome = Outcome::Over("engine", OverOutcome::Refuted(Argument::Image));
        three.judge(outcome, &Cancel::default()).0
    };
    for answer in [merge(sat(), unsat()), merge(unsat(), sat())] {
        let Answer::Unknown(Reason::WrongModel(what)) = answer else { panic!("{answer:?}") };
        assert_eq!(what, "engine has refuted assertions that have a model");
    }
    let open = |reason| Answer::Unknown(reason);
    assert!(matches!(merge(sat(), sat()), Answer::Sat(_)));
    assert!(matches!(merge(open(Reason::Timeout), unsat()), Answer::Unsat(_)));
    assert!(matches!(merge(unsat(), open(Reason::Timeout)), Answer::Unsat(_)));
    assert!(matches!(merge(open(Reason::Timeout), open(Reason::Interrupted)), Answer::Unknown(Reason::Timeout)));
    assert!(matches!(merge(open(Reason::Interrupted), open(Reason::Timeout)), Answer::Unknown(Reason::Timeout)));
}
