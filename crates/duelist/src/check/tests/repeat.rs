//! Many repetitions at once give what walking them one by one gives.

use super::*;
use crate::model::{ListValue, Run};

/// The value of a fold over a list that is kept as runs, over the same list written out, and in machine words.
fn three_ways(s: &mut Store, step: Term, init: Term, list: &ListValue) -> [Value; 3] {
    let sort = s.list_sort(Sort::INT);
    let symbol = s.declare_symbol("l", &[], sort);
    let l = s.constant(symbol);
    let fold = s.fold(step, init, l);
    let of = |list: ListValue, words: bool| {
        let mut model = Model::default();
        model.constants.insert(symbol, Value::List(list));
        let evaluator = Evaluator::new(s, &model);
        let mut evaluator = if words { evaluator } else { evaluator.without_words() };
        evaluator.value(fold).expect("it has a value")
    };
    let walked: ListValue = list.iter().map(std::borrow::Cow::into_owned).collect();
    assert_eq!(walked.runs().len(), 1);
    [of(list.clone(), false), of(walked, false), of(list.clone(), true)]
}

fn numbers(values: &[i64]) -> Vec<Value> {
    values.iter().map(|value| Value::int(*value)).collect()
}

fn run(word: &[i64], count: u32, drift: &[i64]) -> Run {
    Run::drifting(numbers(word), count.into(), numbers(drift)).expect("numbers drift")
}

/// Lists of more than ten thousand elements, so that repetition is made use of.
fn lists() -> Vec<ListValue> {
    vec![
        ListValue::from_runs([run(&[3], 11_000, &[0])]),
        ListValue::from_runs([run(&[0], 11_000, &[1])]),
        ListValue::from_runs([run(&[5_000], 11_000, &[-1])]),
        ListValue::from_runs([run(&[1, -1], 6_000, &[0, 0])]),
        ListValue::from_runs([run(&[-4_000, 4_000], 6_000, &[1, -1])]),
        ListValue::from_runs([run(&[1, 2, 3], 4_000, &[0, 2, -3])]),
        ListValue::from_runs([run(&[7], 20, &[0]), run(&[2], 10_500, &[3]), run(&[1, 0], 700, &[0, 0])]),
    ]
}

#[test]
fn folds() {
    let s = &mut Store::default();
    let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
    let [zero, one, two, limit] = [0, 1, 2, 2_500].map(|value| s.int(value));
    let add = s.sum([acc, x]);
    let count = s.sum([acc, one]);
    let less = s.app(Op::Lt, [acc, x]);
    let max = s.ite(less, x, acc);
    let is_limit = s.eq(x, limit);
    let find = s.ite(is_limit, count, acc);
    let under = s.app(Op::Lt, [acc, limit]);
    let saturate = s.ite(under, count, acc);
    let cycle_end = s.eq(acc, two);
    let cycle = s.ite(cycle_end, zero, count);
    let halves = s.app(Op::Mod, [add, two]);
    let size = s.app(Op::Abs, [x]);
    let sizes = s.sum([acc, size]);
    let double = s.app(Op::Mul, [two, x]);
    let difference = s.app(Op::Sub, [double, acc]);
    let last_above = s.app(Op::Le, [limit, x]);
    let last = s.ite(last_above, x, acc);
    let distance = s.app(Op::Sub, [x, acc]);
    let near = s.app(Op::Distinct, [distance, one]);
    let follow = s.ite(near, acc, x);
    let negated = s.app(Op::Neg, [acc]);
    for body in [add, count, max, find, saturate, cycle, halves, sizes, difference, last, follow, negated, x] {
        let step = s.lambda([Sort::INT, Sort::INT], body);
        for list in lists() {
            for init in [zero, limit] {
                let [runs, walked, words] = three_ways(s, step, init, &list);
                assert_eq!(runs, walked, "{} over {list:?}", crate::term::Shown(s, step));
                assert_eq!(words, walked, "{} over {list:?}", crate::term::Shown(s, step));
            }
        }
    }
}

/// Steps by chance, from a fixed seed: choices between sums, which do not grow faster than the list.
struct Steps(u64);

impl Steps {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    fn number(&mut self, s: &mut Store, size: u32) -> Term {
        let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
        if size > 0 && self.below(3) > 0 {
            let condition = self.condition(s, size - 1);
            let (then, otherwise) = (self.number(s, size - 1), self.number(s, size - 1));
            return s.ite(condition, then, otherwise);
        }
        let literal = i64::from(self.below(9)) - 4;
        let literal = s.int(literal * if self.below(4) == 0 { 1_000 } else { 1 });
        match self.below(8) {
            0 => acc,
            1 => x,
            2 => literal,
            3 => s.app(Op::Sub, [acc, x]),
            4 => s.app(Op::Sub, [literal, acc]),
            5 => s.app(Op::Add, [x, literal]),
            6 => s.app(Op::Add, [acc, literal]),
            _ => s.app(Op::Add, [acc, x]),
        }
    }

    fn condition(&mut self, s: &mut Store, size: u32) -> Term {
        let (left, right) = (self.number(s, 0), self.number(s, size));
        match self.below(5) {
            0 => s.app(Op::Lt, [left, right]),
            1 => s.app(Op::Le, [left, right]),
            2 => s.app(Op::Eq, [left, right]),
            3 => {
                let two = s.int(2);
                let (rest, zero) = (s.app(Op::Mod, [left, two]), s.int(0));
                s.eq(rest, zero)
            }
            _ => {
                let (one, other) = (self.condition(s, size.saturating_sub(1)), s.app(Op::Le, [right, left]));
                s.or([one, other])
            }
        }
    }
}

#[test]
fn random_folds() {
    let mut steps = Steps(17);
    let s = &mut Store::default();
    let zero = s.int(0);
    let lists = lists();
    for round in 0..300 {
        let body = steps.number(s, 3);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        let list = &lists[round % lists.len()];
        let [runs, walked, words] = three_ways(s, step, zero, list);
        assert_eq!(runs, walked, "{} over {list:?}", crate::term::Shown(s, step));
        assert_eq!(words, walked, "{} over {list:?}", crate::term::Shown(s, step));
    }
}

#[test]
fn maps() {
    let s = &mut Store::default();
    let sort = s.list_sort(Sort::INT);
    let symbol = s.declare_symbol("l", &[], sort);
    let (l, x, limit) = (s.constant(symbol), s.bound(0, Sort::INT), s.int(2_500));
    let less = s.app(Op::Lt, [x, limit]);
    let double = s.sum([x, x]);
    let choice = s.ite(less, x, double);
    let remainder = s.app(Op::Mod, [x, limit]);
    for body in [double, choice, remainder, limit, less] {
        let function = s.lambda([Sort::INT], body);
        let map = s.map(function, l);
        for list in lists() {
            let of = |list: ListValue| {
                let mut model = Model::default();
                model.constants.insert(symbol, Value::List(list));
                Evaluator::new(s, &model).value(map).expect("it has a value")
            };
            let walked: ListValue = list.iter().map(std::borrow::Cow::into_owned).collect();
            assert_eq!(of(list), of(walked));
        }
    }
}

#[test]
fn records_and_more_elements_than_anyone_could_walk() {
    let s = &mut Store::default();
    let shape = shape(s);
    let many = IBig::from(10).pow(30);
    let list = s.list_sort(shape);
    let symbol = s.declare_symbol("l", &[], list);
    let l = s.constant(symbol);
    // A box of width 2j at position j of the list; the fold adds up widths of boxes wider than all before.
    let boxed = |width: i64| Value::data(1, [Value::int(width), Value::Bool(true)]);
    let run = Run::drifting([boxed(0)], many.clone(), [boxed(2)]).expect("widths drift");
    let (acc, x) = (s.bound(1, shape), s.bound(0, shape));
    let [width, before] = [x, acc].map(|term| s.app(Op::Select(shape, 1, 0), [term]));
    let wider = s.app(Op::Lt, [before, width]);
    let body = s.ite(wider, x, acc);
    let step = s.lambda([shape, shape], body);
    let (minus, yes) = (s.int(-1), s.bool(true));
    let init = s.app(Op::Construct(shape, 1), [minus, yes]);
    let fold = s.fold(step, init, l);
    let mut model = Model::default();
    model.constants.insert(symbol, Value::List(ListValue::from_runs([run])));
    let value = Evaluator::new(s, &model).value(fold).expect("it has a value");
    let expected = IBig::from(2) * (many - IBig::ONE);
    assert_eq!(value, Value::data(1, [Value::Int(expected), Value::Bool(true)]));
}

/// Ten to the thirty.
const MANY: &str = "1000000000000000000000000000000";

/// Folds that do the same again after some repetitions, or after a while.
#[test]
fn what_comes_back_is_not_walked() {
    let long = format!("(List.drift {MANY} (List.value Int (0)) (List.value Int (1)))");
    let fold = |body: &str, init: &str| format!("(List.fold (lambda ((a Int) (x Int)) {body}) {init} {long})");
    holds(&format!("(= 0 {})", fold("(- 1 a)", "0")));
    for (period, last) in [(2, 0), (3, 1), (4, 0)] {
        holds(&format!("(= {last} {})", fold(&format!("(ite (= a {}) 0 (+ a 1))", period - 1), "0")));
    }
    // Irregular at first, later regular.
    holds(&format!("(= 500 {})", fold("(ite (< a 500) (+ a 1 (mod a 7)) a)", "0")));
    // The last element at an even place: every other repetition does something else, and elements drift.
    let pair = "(declare-datatype P ((p (turn Bool) (last Int))))";
    let step = "(lambda ((a P) (x Int)) (p (not (turn a)) (ite (turn a) x (last a))))";
    let script = format!("{pair}(assert (= (- {MANY} 2) (last (List.fold {step} (p true 0) {long}))))");
    assert_eq!(value_of(&script, &|| false), Ok(Value::Bool(true)));
}

/// A trillion elements, walked until that is too long.
fn check_refused(read: impl FnOnce(&str) -> String) {
    let term = read("(List.drift 1000000000000 (List.value Int (0)) (List.value Int (1)))");
    assert_eq!(value_of(&format!("(assert (= 1 {term}))"), &|| false), Err(EvalError::TooLong), "{term}");
}

#[test]
fn folds_that_are_not_affine_are_refused() {
    check_refused(|list| format!("(List.fold (lambda ((a Int) (x Int)) (mod (+ a (* x x)) 1000003)) 0 {list})"));
}

#[test]
fn maps_that_are_not_affine_are_refused() {
    check_refused(|list| format!("(List.len (List.map (lambda ((x Int)) (mod (* x x) 1000003)) {list}))"));
}
