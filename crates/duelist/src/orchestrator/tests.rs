//! The soundness table, entry by entry.

use super::judge::refuted;
use super::steps::{describe, describe_attempt, describe_candidate};
use super::*;
use crate::backend::InProcessZ3;
use crate::engine::{Exactness, OverOutcome, UnderOutcome};
use crate::evidence::Evidence;
use crate::model::{Model, Value};
use crate::over::{Candidate, Lengths};
use crate::strategy;
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
        let question = Question { store: &self.store, assertions: &[self.assertion], copies: terms, origin };
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
    let evidence = Evidence { without: Vec::new(), summaries: Vec::new(), argument: Argument::Image };
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
    let Three { mut store, assertion, copied, .. } = Three::new();
    let (no, one, two) = (store.bool(false), store.int(1), store.int(2));
    let (right, wrong) = (store.eq(one, one), store.eq(one, two));
    let settled = |assertion: Term, formula: &[Term], unsupported: Option<&str>| {
        let unsupported = unsupported.map(str::to_string);
        let (assertions, origin) = (&[assertion], &copied.origin);
        let question = Question { store: &store, assertions, copies: assertions, origin };
        settled(&store, question, &Problem { formula: formula.to_vec(), unsupported, ..Problem::default() })
    };
    let refuted = settled(assertion, &[assertion, no], None);
    assert!(matches!(refuted, Outcome::Over(_, OverOutcome::Refuted(Argument::Rewriting))));
    for (assertion, formula) in [(assertion, &[][..]), (right, &[right][..])] {
        assert!(matches!(settled(assertion, formula, None), Outcome::Under(_, UnderOutcome::Proposed(_))));
    }
    for open in [assertion, wrong] {
        let outcome = settled(open, &[open], None);
        assert!(matches!(outcome, Outcome::Over(_, OverOutcome::Open(Reason::Incomplete(_)))));
    }
    let outcome = settled(assertion, &[assertion], Some("this"));
    assert!(matches!(outcome, Outcome::Over(_, OverOutcome::Open(Reason::Unsupported(what))) if what == "this"));
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
