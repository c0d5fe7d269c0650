//! Decoding of tokens, against a definition that walks them one by one, on random runs with repetitions and drifts.

use super::*;
use crate::model::{ListValue, Run, Value};
use crate::script::Solver;
use crate::term::{Sort, SortNode};

const SORTS: &str = "
    (declare-datatype Option (par (T) ((none) (some (value T)))))
    (declare-datatype Order ((order (id Int) (lines (List Int)) (tags (List Bool)))))
    (declare-datatype Twice ((twice (left (Option (List Int))) (mark Bool) (right (Option (List Int))))))";

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn number(&mut self) -> Value {
        Value::int(i64::try_from(self.below(9)).expect("small") - 4)
    }

    fn value(&mut self, store: &mut Store, sort: Sort) -> Value {
        match *store.sort_node(sort) {
            SortNode::Bool => Value::Bool(self.below(2) == 0),
            SortNode::Int => self.number(),
            SortNode::List(element) => {
                Value::list((0..self.below(3)).map(|_| self.value(store, element)).collect::<Vec<_>>())
            }
            SortNode::Data(..) => {
                let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
                let constructor = u32::try_from(self.below(count as u64)).expect("small");
                let sorts = store.field_sorts(sort, constructor);
                Value::data(constructor, sorts.into_iter().map(|sort| self.value(store, sort)).collect::<Vec<_>>())
            }
            _ => panic!("no such sort here"),
        }
    }

    /// A step of the same shape, for a run that drifts.
    fn step(&mut self, value: &Value) -> Value {
        match value {
            Value::Int(_) => self.number(),
            Value::Data { constructor, fields } => {
                Value::data(*constructor, fields.iter().map(|field| self.step(field)).collect::<Vec<_>>())
            }
            other => other.clone(),
        }
    }

    fn tokens(&mut self, store: &mut Store, token: Sort) -> ListValue {
        let mut runs = Vec::new();
        for _ in 0..self.below(6) {
            let word: Vec<Value> = (0..=self.below(3)).map(|_| self.value(store, token)).collect();
            let count = [1, 2, 3, 40, 200][usize::try_from(self.below(5)).expect("small")].into();
            let drift: Vec<Value> = word.iter().map(|token| self.step(token)).collect();
            let drifting = if self.below(3) == 0 {
                Run::drifting(word.clone(), dashu_int::IBig::clone(&count), drift)
            } else {
                None
            };
            runs.push(drifting.unwrap_or_else(|| Run::repeated(word, count)));
        }
        ListValue::from_runs(runs)
    }
}

/// The rows of a list of tokens, each what its first token says and the items of its lists.
fn rows(tokens: &ListValue, lists: usize) -> Vec<(Option<Value>, Vec<Value>)> {
    let mut rows: Vec<(Option<Value>, Vec<Vec<Value>>)> = Vec::new();
    for token in tokens.iter() {
        let Value::Data { constructor, fields } = token.as_ref() else { panic!("a token") };
        match (constructor, rows.last_mut()) {
            (0, _) => rows.push((fields.first().cloned(), vec![Vec::new(); lists])),
            (_, None) => {}
            (number, Some((_, lists))) => lists[*number as usize - 1].push(fields[0].clone()),
        }
    }
    rows.into_iter().map(|(begun, lists)| (begun, lists.into_iter().map(Value::list).collect())).collect()
}

fn fields(value: &Value) -> &[Value] {
    let Value::Data { fields, .. } = value else { panic!("a record") };
    fields
}

/// `none` or `some`, as the row says.
fn option(begun: &Value, list: &Value) -> Value {
    match begun {
        Value::Data { constructor: 0, .. } => Value::data(0, vec![]),
        _ => Value::data(1, vec![list.clone()]),
    }
}

/// Compares decoding with `element`, which puts together what a row begins with and its lists.
fn check(sort: &str, lists: usize, element: fn(Option<&Value>, &[Value]) -> Value) {
    let mut solver = Solver::after(&format!("{SORTS} (declare-const l (List {sort})) (assert (> (List.len l) 2))"));
    let reduced = Reduced { assertions: solver.asserted(), definitions: Vec::new() };
    let store = solver.store();
    let flat = unnest(store, &reduced, Nesting::Exact).expect("a length has tokens");
    let Meaning::Rows(decoder) = &flat.definitions[0].meaning else { panic!("tokens") };
    let token = store.element_sort(store.symbol(decoder.tokens).sort).expect("a list");
    let random = &mut Random(11);
    for _ in 0..400 {
        let tokens = random.tokens(store, token);
        let expected: Vec<Value> =
            rows(&tokens, lists).iter().map(|(begun, lists)| element(begun.as_ref(), lists)).collect();
        let decoded = decoder.decode(&tokens).expect("tokens");
        assert_eq!(Value::List(decoded), Value::list(expected), "{sort}: {tokens:?}");
    }
}

#[test]
fn tokens_are_decoded_as_defined() {
    check("(List Int)", 1, |_, lists| lists[0].clone());
    check("(List (List Int))", 1, |_, lists| lists[0].clone());
    check("Order", 2, |begun, lists| {
        let id = fields(begun.expect("an id"))[0].clone();
        Value::data(0, vec![id, lists[0].clone(), lists[1].clone()])
    });
    check("(Option (List Int))", 1, |begun, lists| option(begun.expect("a constructor"), &lists[0]));
    check("Twice", 2, |begun, lists| {
        let [left, mark, right] = fields(begun.expect("options")) else { panic!("three fields") };
        Value::data(0, vec![option(left, &lists[0]), mark.clone(), option(right, &lists[1])])
    });
}

#[test]
fn what_follows_a_repetition_adds_to_its_last_row() {
    let mut solver = Solver::after(&format!("{SORTS} (declare-const l (List (List Int))) (assert (> (List.len l) 2))"));
    let reduced = Reduced { assertions: solver.asserted(), definitions: Vec::new() };
    let flat = unnest(solver.store(), &reduced, Nesting::Exact).expect("a length has tokens");
    let Meaning::Rows(decoder) = &flat.definitions[0].meaning else { panic!("tokens") };
    let (row, item) = (Value::data(0, vec![]), |number: i64| Value::data(1, vec![Value::int(number)]));
    let tokens = ListValue::from_runs([
        Run::repeated([row, item(1)], 1_000_000_000.into()),
        Run::repeated([item(7)], 1_000_000_000.into()),
    ]);
    let decoded = decoder.decode(&tokens).expect("tokens");
    assert_eq!(decoded.len(), 1_000_000_000.into());
    let last = decoded.runs().last().expect("a row").word().last().cloned();
    assert!(matches!(last, Some(Value::List(list)) if list.len() == 1_000_000_001.into()));
}

#[test]
fn deep_functions_are_left_alone() {
    let deep = 50_000;
    let step = format!("(lambda ((a (List Int)) (x Int)) {}a{})", "(List.snoc ".repeat(deep), " x)".repeat(deep));
    let mut solver = Solver::after(&format!(
        "(declare-const l (List Int)) (assert (= 1 (List.len (List.fold {step} (List.value Int ()) l))))"
    ));
    let assertions = solver.asserted();
    let store = solver.store();
    let folds =
        store.postorder(&assertions).into_iter().filter(|term| matches!(store.as_app(*term), Some((Op::Fold, _))));
    let folds: Vec<Term> = folds.collect();
    assert_eq!(folds.len(), 1);
    for rule in RULES {
        assert_eq!((rule.apply)(store, folds[0]), None, "{}", rule.name);
    }
}
