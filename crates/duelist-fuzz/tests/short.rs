//! Short versions of the long runs, with fixed seeds.

use std::path::{Path, PathBuf};
use std::time::Duration;

use duelist_fuzz::campaign::Campaign;
use duelist_fuzz::generate::{Emphasis, Knobs, Origin, generate};
use duelist_fuzz::learning::{self, Tally};
use duelist_fuzz::oracle::{Judge, Scope, Verdict};
use duelist_fuzz::record::Record;
use duelist_fuzz::sexp::Script;
use duelist_fuzz::shrink::shrink;
use duelist_fuzz::world::World;
use duelist_fuzz::{hard, syntax};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// So many problems, ten times as many if all tests are to run in full; every fortieth is put to all oracles that are at hand.
fn campaign(share: u64, emphasis: Emphasis) -> Campaign {
    let count = if std::env::var_os("DUELIST_TEST_FULL").is_some() { 10 * share } else { share };
    Campaign {
        count,
        limit: None,
        first: false,
        patience: 0,
        seed: 2026,
        jobs: 1,
        all_every: 40,
        timeout: Duration::from_millis(500),
        out: None,
        python: None,
        root: root(),
        emphasis,
        progress: false,
    }
}

/// Runs a campaign in which nobody must disagree.
fn agree(campaign: &Campaign) -> Vec<Record> {
    let (summary, records) = campaign.run().expect("nothing is written");
    let wrong: Vec<_> =
        records.iter().filter_map(|record| Some((record.index, record.disagreement.as_ref()?))).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!((summary.examined, summary.ill_sorted), (campaign.count, 0), "{summary:?}");
    records
}

/// Lists inside lists, records, options and tuples; bit-vectors, strings, arrays and floating-point numbers; recursive functions.
#[test]
fn no_oracle_disagrees_about_lists_inside_other_theories_and_recursive_functions() {
    for (emphasis, count) in [(Emphasis::Nested, 20), (Emphasis::Theories, 20), (Emphasis::Recursion, 15)] {
        agree(&campaign(count, emphasis));
    }
}

#[test]
fn no_oracle_disagrees() {
    let records = agree(&campaign(40, Emphasis::Any));
    // A generator of trivial problems would prove nothing.
    let answered: Vec<&str> = records.iter().filter_map(|record| record.engine.as_deref()).collect();
    let trivial = answered.iter().filter(|engine| ["simplify", "length"].contains(engine)).count();
    assert!(3 * trivial < 2 * answered.len(), "{trivial} of {}", answered.len());
}

/// What was learnt changes no answer.
#[test]
fn sessions_that_learn_answer_as_others_do() {
    let mut tally = Tally::default();
    for index in 0..15 {
        tally.add(learning::session(2026, index), Duration::from_millis(300));
    }
    assert!(tally.disagreements.is_empty(), "{}", tally.disagreements.join("\n"));
    assert!(tally.sessions == 15 && tally.recalled > 0, "{tally:?}");
}

#[test]
fn problems_depend_on_seed_and_index_alone() {
    let text = |seed, index| generate(&Knobs::default(), &[], seed, index).script.to_string();
    for index in 0..50 {
        assert_eq!(text(1, index), text(1, index));
    }
    assert!((0..50).any(|index| text(1, index) != text(2, index)));
    let origins: Vec<Origin> = (0..50).map(|index| generate(&Knobs::default(), &[], 1, index).origin).collect();
    assert!(
        [Origin::Planted, Origin::Near, Origin::Free, Origin::Composed, Origin::Law]
            .iter()
            .all(|origin| origins.contains(origin))
    );
}

#[test]
fn hard_problems_are_problems() {
    let problems = hard::problems(3);
    assert_eq!(problems.len(), 42);
    for (name, text) in &problems {
        assert!(Script::read(text).is_some_and(|script| World::read(&script).is_some()), "{name}");
    }
}

#[test]
fn bars_that_are_not_needed_are_no_part_of_a_name() {
    let script =
        Script::read("(declare-const |x| Int)(declare-const |a b| Int)(assert (= x |a b|))").expect("a problem");
    assert_eq!(script.context(), "(declare-const x Int)\n(declare-const |a b| Int)\n(assert (= x |a b|))\n");
    let examination = Judge::new(Duration::from_secs(5), None).examine(&script, 0, Scope::Only("change:rename"));
    assert_eq!(examination.disagreement, None);
}

/// The oracles notice answers that are wrong: here the "law" is none, and the "witness" does not exist.
#[test]
fn oracles_notice() {
    let mut script = Script::read("(declare-const x Int)(assert (> x 2))").expect("a problem");
    let formula = script.assertions().next().cloned();
    script.law = formula;
    let mut judge = Judge::new(Duration::from_secs(5), None);
    let found = judge.examine(&script, 0, Scope::Quick).disagreement.expect("sat, against the law");
    assert_eq!(found.oracle, "law");
}

/// What a model says of elements out of bounds is read back as equations.
#[test]
fn models_with_elements_out_of_bounds_are_read_back() {
    let script = Script::read(
        "(declare-const s (Seq Int))(assert (= (seq.len s) 0))(assert (distinct (seq.nth s 0) (seq.nth s 1) 2))",
    );
    let examination = Judge::new(Duration::from_secs(5), None).examine(&script.expect("a problem"), 0, Scope::Quick);
    assert_eq!(examination.disagreement, None);
    assert!(examination.votes.contains(&("model".to_string(), Verdict::Sat)), "{:?}", examination.votes);
}

#[test]
fn shrinking_keeps_what_matters() {
    let script = Script::read(
        "(declare-const x Int)(declare-const y Int)(declare-const l (List Int))
         (assert (and (> y 3) (or (= x 1) (< (List.len l) (+ y 2)))))
         (assert (not (= (List.fold + 0 l) (* x 7))))",
    );
    let small =
        shrink(&script.expect("a problem"), 10_000, |candidate| candidate.to_string().contains("(List.fold + 0 l)"));
    assert!(small.size() < 12, "{small}");
}

#[test]
fn every_change_keeps_the_verdict() {
    let sat = "(declare-const l (List Int))(declare-const m (List Int))(declare-const x Int)
        (assert (= (List.fold + 0 l) (+ x 3)))(assert (> (List.len m) (List.len l)))";
    let unsat = format!("{sat}(assert (= l m))");
    for (text, expected) in [(sat, Verdict::Sat), (&unsat, Verdict::Unsat)] {
        let script = Script::read(text).expect("a problem");
        for change in duelist_fuzz::metamorphic::CHANGES {
            let name = format!("change:{}", change.name);
            let examination = Judge::new(Duration::from_secs(10), None).examine(&script, 0, Scope::Only(&name));
            assert_eq!(examination.disagreement, None);
            let said = examination.votes.iter().find(|(oracle, _)| *oracle == name);
            assert_eq!(said.map(|(_, verdict)| *verdict), Some(expected), "{name}");
        }
    }
}

#[test]
fn text_of_any_kind_is_read() {
    for index in 0..20_000 {
        assert_eq!(syntax::read(&syntax::input(1, index)), Ok(()));
    }
}
