//! Every rule fires where it should and not where it nearly should. A solver proves that both sides are equal for all values and all short lists, and the evaluator
//! finds no difference between them under random models, inside functions, too. Wrong rules show that both can fail.

mod broken;
mod generate;
mod table;
mod tokens;
mod world;

use super::{Fired, Pass, Rule, apply, cells, characters, compare, nested, normalize, pipeline, run, sums};
use crate::over::segments::EQUATIONS;
use crate::share::Share;
use crate::term::{Set, Shown, Store, Term};
use generate::Generator;
use table::{Row, TABLE};
use world::{MODELS, World};

/// `term` rewritten by one rule alone, wherever in it the rule fires; `None` if that is nowhere.
fn fire(store: &mut Store, rule: &Rule, term: Term) -> Option<Term> {
    let mut fired = Fired::default();
    let result = apply(store, &[term], &[rule], &mut fired)[0];
    fired.contains_key(rule.name).then_some(result)
}

/// `term` rewritten by the whole pipeline.
fn rewrite(store: &mut Store, term: Term, fired: &mut Fired) -> Term {
    run(store, &[term], &|_| true, &|| false, fired).expect("not stopped")[0]
}

fn rules() -> Vec<&'static Rule> {
    pipeline()
        .into_iter()
        .chain([Pass { name: "others", rules: &[compare::RULES, nested::OPENING, EQUATIONS] }])
        .flat_map(|pass| pass.rules.iter().copied().flatten())
        .collect()
}

fn row(rule: &Rule) -> &'static Row {
    TABLE.iter().find(|row| row.rule == rule.name).unwrap_or_else(|| panic!("no proof of {}", rule.name))
}

#[test]
fn every_rule_has_a_proof_and_a_proper_name() {
    let mut names = Set::default();
    for rule in rules() {
        assert!(names.insert(rule.name), "{} twice", rule.name);
        let proper = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase());
        assert!(rule.name.split('-').all(proper), "{}", rule.name);
        let row = row(rule);
        assert!(!row.fires.is_empty() && !row.misses.is_empty(), "{}", rule.name);
    }
    for row in TABLE {
        assert!(names.remove(row.rule), "{} is no rule, or has two rows", row.rule);
    }
}

#[test]
fn rules_fire_where_they_should() {
    let mut world = World::new();
    for rule in rules() {
        for text in row(rule).fires {
            let term = world.parse(text);
            let result = fire(&mut world.context.store, rule, term);
            assert!(result.is_some_and(|result| result != term), "{} does not fire on {text}", rule.name);
            let direct = (rule.apply)(&mut world.context.store, term);
            assert!(
                text.starts_with("(List.map (lambda") || direct.is_some_and(|r| r != term),
                "{}: {text}",
                rule.name
            );
        }
        for text in row(rule).misses {
            let term = world.parse(text);
            let result = fire(&mut world.context.store, rule, term);
            assert!(result.is_none(), "{} fires on {text}", rule.name);
        }
    }
}

/// Of the terms whose two sides a solver compares, a share has one in so many.
const ONE_IN: u64 = 3;

#[test]
fn both_sides_are_equal_to_a_solver() {
    let share = Share::of_this_run();
    let mut world = World::new();
    for rule in rules() {
        for text in row(rule).fires.iter().filter(|text| share.takes(text, ONE_IN)) {
            let left = world.parse(text);
            let right = fire(&mut world.context.store, rule, left).expect("fires");
            assert_eq!(world.solver_agrees(left, right), Ok(true), "{}: {text}", rule.name);
        }
    }
}

#[test]
fn both_sides_are_equal_in_random_models() {
    let mut world = World::new();
    let check = |world: &mut World, rule: &Rule, text: &str| {
        let left = world.parse(text);
        let right = fire(&mut world.context.store, rule, left)?;
        assert!(
            world.models_agree(left, right, MODELS),
            "{}: {text} = {}",
            rule.name,
            Shown(&world.context.store, right)
        );
        Some(())
    };
    for rule in rules() {
        for text in row(rule).fires {
            check(&mut world, rule, text).expect("fires");
            for wrapped in world.under_binders(text) {
                // Which of two terms is older may change when one of them becomes a variable, and a variable is no declared list.
                let fired = check(&mut world, rule, &wrapped);
                let may_miss = rule.name == "eq-order" || wrapped.starts_with("(List.map (lambda ((l (List Int)))");
                assert!(fired.is_some() || may_miss, "{} does not fire on {wrapped}", rule.name);
            }
        }
    }
}

#[test]
fn wrong_rules_are_rejected() {
    let mut world = World::new();
    for (rule, text) in broken::RULES {
        let left = world.parse(text);
        let right = fire(&mut world.context.store, rule, left).unwrap_or_else(|| panic!("{} fires", rule.name));
        assert_eq!(world.solver_agrees(left, right), Ok(false), "{}: {text}", rule.name);
        assert!(!world.models_agree(left, right, MODELS), "{}: {text}", rule.name);
    }
}

#[test]
fn random_terms_keep_their_values() {
    let mut world = World::new();
    let mut fired = Fired::default();
    for seed in 0..20000 {
        let term = Generator::new(&mut world, seed).term();
        let store = &mut world.context.store;
        let result = rewrite(store, term, &mut fired);
        assert_eq!(store.sort_of(result), store.sort_of(term));
        assert!(store.is_closed(result));
        let again = rewrite(store, result, &mut Fired::default());
        let shown = |term| Shown(&world.context.store, term);
        assert_eq!(again, result, "seed {seed}: {} became {}, then {}", shown(term), shown(result), shown(again));
        assert!(world.models_agree(term, result, 5), "seed {seed}: {} became {}", shown(term), shown(result));
        let comparisons: Vec<&Rule> = compare::RULES.iter().collect();
        let compared = apply(&mut world.context.store, &[result], &comparisons, &mut fired)[0];
        assert!(world.models_agree(result, compared, 5), "seed {seed}");
    }
    // What opens lists stands before the pipeline, no strings are taken apart and no arrays written in random terms, accumulators and neighbours in random terms are no records with lists, their sums are not nested, and equations of engines are no part of it.
    let records = || nested::FUSING.iter().chain(nested::SPLITTING).chain(nested::NEIGHBOURS);
    let theories = || characters::RULES.iter().chain(cells::RULES);
    let apart = || nested::OPENING.iter().chain(records()).chain(sums::RULES).chain(theories()).chain(EQUATIONS);
    let stands_apart = |rule: &Rule| apart().any(|other| other.name == rule.name);
    let idle: Vec<&Rule> =
        rules().into_iter().filter(|rule| !fired.contains_key(rule.name) && !stands_apart(rule)).collect();
    assert!(idle.is_empty(), "random terms never make these fire: {idle:?}");
}

#[test]
fn random_assertions_keep_their_models() {
    let mut world = World::new();
    for seed in 0..1000 {
        let assertions: Vec<Term> = (0..4).map(|part| Generator::new(&mut world, 4 * seed + part).formula()).collect();
        let store = &mut world.context.store;
        let result = normalize(store, &assertions, |_| true, || false, &mut Fired::default()).expect("not stopped");
        let again = normalize(store, &result, |_| true, || false, &mut Fired::default()).expect("not stopped");
        assert_eq!(again, result, "seed {seed}");
        let (left, right) = (store.and(assertions), store.and(result));
        assert!(world.models_agree(left, right, 10), "seed {seed}");
    }
}
