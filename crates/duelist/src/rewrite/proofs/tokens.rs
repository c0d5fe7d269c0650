//! Lists of tokens: every fold over a list with lists inside has the same value on tokens as on what they decode to.

use super::generate::{Generator, Random};
use super::world::{World, value};
use super::{Fired, rewrite};
use crate::model::{ListValue, Run, Value};
use crate::rewrite::nested::unnest;
use crate::rewrite::{Meaning, Nesting, Reduced};
use crate::term::{Op, Shown, Sort, Store, Symbol, Term};

/// Terms that read lists inside elements in every way that has tokens: captured fields, captured accumulators, inner folds that start from the
/// outer accumulator, several lists, three levels.
const READS: &[&str] = &[
    "(List.len rows)",
    "(List.sum (List.map (lambda ((v (List Int))) (List.sum v)) rows))",
    "(List.sum (List.concat rows))",
    "(List.fold (lambda ((a Int) (v (List Int))) (List.fold (lambda ((b Int) (e Int)) (- e b)) a v)) x rows)",
    "(List.fold (lambda ((a Int) (v (List Int))) (- (List.fold (lambda ((b Int) (e Int)) (+ b (* a e))) y v) a)) x rows)",
    "(List.fold (lambda ((a Int) (v (List Int))) (ite (> (List.len v) a) (List.sum v) (- a 1))) x rows)",
    "(List.forall (lambda ((v (List Int))) (List.sorted v)) rows)",
    "(List.count (lambda ((v (List Int))) (List.contains x v)) rows)",
    "(List.foldi (lambda ((i Int) (a Int) (v (List Int))) (+ a (* i (List.len v)))) 0 rows)",
    "(List.sum (List.map (lambda ((o Order)) (List.sum (lines o))) orders))",
    "(List.fold (lambda ((a Int) (o Order)) (ite (paid o) (+ a (List.count (lambda ((e Int)) (> e (id o))) (lines o))) (- a 1))) x orders)",
    "(List.fold (lambda ((a Int) (o Order)) (List.fold (lambda ((b Int) (e Int)) (+ (* 2 b) (- e (id o)))) a (lines o))) x orders)",
    "(List.exists (lambda ((o Order)) (and (paid o) (> (List.len (lines o)) (id o)))) orders)",
    "(List.count (lambda ((v (Option (List Int)))) (match v ((none a) ((some w) (> (List.sum w) x))))) maybes)",
    "(List.fold (lambda ((a Int) (v (Option (List Int)))) (match v ((none (- a)) ((some w) (+ a (List.len w)))))) x maybes)",
    "(List.sum (List.concat (List.concat deep)))",
    "(List.fold (lambda ((a Int) (v (List (List Int)))) (- (List.fold (lambda ((b Int) (w (List Int))) (+ b (List.sum w))) x v) a)) y deep)",
];

/// A short list of tokens with repetitions. Numbers that are squared at each token become long.
fn tokens(store: &mut Store, sort: Sort, random: &mut Random) -> ListValue {
    let token = store.element_sort(sort).expect("a list");
    let runs: Vec<Run> = (0..random.below(5))
        .map(|_| {
            let word: Vec<Value> = (0..=random.below(2)).map(|_| value(store, token, random)).collect();
            Run::repeated(word, random.between(1, 2).into())
        })
        .collect();
    ListValue::from_runs(runs)
}

/// Replaces lists by tokens as long as that is possible, and compares both sides on tokens; how many lists were replaced.
fn check(world: &mut World, term: Term, random: &mut Random) -> usize {
    let store = &mut world.context.store;
    let start = rewrite(store, term, &mut Fired::default());
    let mut reduced = Reduced { assertions: vec![start], definitions: Vec::new() };
    // One level after the other: there are three at most.
    while let Some(next) = unnest(store, &reduced, Nesting::Exact) {
        assert!(reduced.definitions.len() < 9, "{}", Shown(store, term));
        let assertions = next.assertions.iter().map(|term| rewrite(store, *term, &mut Fired::default())).collect();
        reduced = Reduced { assertions, ..next };
    }
    let replaced = reduced.definitions.len();
    let (last, constraints) = (reduced.assertions[0], reduced.assertions[1..].to_vec());
    let yes = store.bool(true);
    for _ in 0..if replaced == 0 { 0 } else { 20 } {
        let store = &mut world.context.store;
        let mut values: Vec<(Symbol, Value)> = Vec::new();
        for symbol in store.symbols_in(&reduced.assertions) {
            let info = store.symbol(symbol).clone();
            if info.parameters.is_empty() && !world.symbols.contains(&symbol) {
                let value = match store.element_sort(info.sort) {
                    Some(_) => Value::List(tokens(store, info.sort, random)),
                    None => value(store, info.sort, random),
                };
                values.push((symbol, value));
            }
        }
        for definition in reduced.definitions.iter().rev() {
            let Meaning::Rows(rows) = &definition.meaning else { panic!("a list of rows") };
            let found = values.iter().find(|(symbol, _)| *symbol == rows.tokens);
            let Some((_, Value::List(list))) = found else { continue };
            let decoded = rows.decode(list).expect("tokens");
            values.push((definition.symbol, Value::List(decoded)));
        }
        // Tokens that do not meet the constraints, such as rows that foretell something else, stand for nothing.
        if !constraints.iter().all(|constraint| world.agree_with(&values, *constraint, yes)) {
            continue;
        }
        assert!(
            world.agree_with(&values, term, last),
            "{} became {} with {values:?}",
            Shown(&world.context.store, term),
            Shown(&world.context.store, last)
        );
    }
    replaced
}

#[test]
fn reads_of_lists_inside_have_the_same_value_on_tokens() {
    let mut world = World::new();
    let random = &mut Random::new(7);
    for text in READS {
        let term = world.parse(text);
        assert!(check(&mut world, term, random) > 0, "{text} has no tokens");
    }
}

#[test]
fn random_reads_of_lists_inside_have_the_same_value_on_tokens() {
    let mut world = World::new();
    let random = &mut Random::new(8);
    let mut replaced = 0;
    for seed in 0..2000 {
        let term = Generator::new(&mut world, seed).read();
        let is_symbol = |term: &Term| matches!(world.context.store.as_app(*term), Some((Op::Symbol(_), [])));
        if !is_symbol(&term) {
            replaced += check(&mut world, term, random);
        }
    }
    assert!(replaced > 300, "{replaced} lists were replaced by tokens");
}
