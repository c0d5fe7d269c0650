//! Machine words give what values give.

use super::*;
use crate::model::{ListValue, Run};
use crate::term::Shown;

/// Evaluates the fold of a step over a list, on values and in words; whether words could do it.
fn agree(s: &mut Store, model: &Model, step: Term, init: Term, list: &ListValue) -> bool {
    let element = s.function_sort(step).0[1];
    let sort = s.list_sort(element);
    let symbol = s.declare_symbol("l", &[], sort);
    let l = s.constant(symbol);
    let fold = s.fold(step, init, l);
    let mut model = model.clone();
    model.constants.insert(symbol, Value::List(list.clone()));
    let values = Evaluator::new(s, &model).without_words().value(fold).expect("it has a value");
    assert_eq!(Evaluator::new(s, &model).value(fold).as_ref(), Ok(&values), "{} over {list:?}", Shown(s, step));
    let words = Evaluator::new(s, &model).in_words(fold).expect("nothing interrupts it");
    assert!(words.as_ref().is_none_or(|words| *words == values), "{} over {list:?}", Shown(s, step));
    words.is_some()
}

fn boxed(width: i64, open: bool) -> Value {
    Value::data(1, [Value::int(width), Value::Bool(open)])
}

/// Steps on shapes: constructors, testers, selectors inside and outside their domain, comparison, choice.
#[test]
fn datatypes() {
    let s = &mut Store::default();
    let shape = shape(s);
    let (acc, x) = (s.bound(1, shape), s.bound(0, shape));
    let [width, before] = [x, acc].map(|term| s.app(Op::Select(shape, 1, 0), [term]));
    let open = s.app(Op::Select(shape, 1, 1), [x]);
    let is_box = s.app(Op::Test(shape, 1), [x]);
    let sum = s.sum([width, before]);
    let same = s.eq(acc, x);
    let differ = s.app(Op::Distinct, [acc, x]);
    let either = s.app(Op::Xor, [is_box, same]);
    let grown = s.app(Op::Construct(shape, 1), [sum, differ]);
    let kept = s.app(Op::Construct(shape, 1), [before, either]);
    let chosen = s.ite(is_box, grown, kept);
    let swapped = s.ite(open, x, acc);
    let not_open = s.not(open);
    let implied = s.app(Op::Implies, [not_open, same]);
    let dot = s.app(Op::Construct(shape, 0), []);
    let lost = s.ite(implied, dot, chosen);
    let lists = [
        ListValue::from_runs([Run::repeated([boxed(3, true), Value::data(0, []), boxed(-4, false)], 90.into())]),
        ListValue::from_runs([Run::drifting([boxed(0, true)], 300.into(), [boxed(2, true)]).expect("it drifts")]),
        ListValue::from_runs([Run::repeated([Value::data(0, [])], 150.into()), Run::once([boxed(7, false)])]),
    ];
    for body in [grown, kept, chosen, swapped, lost, x, dot] {
        let step = s.lambda([shape, shape], body);
        let (one, yes) = (s.int(1), s.bool(true));
        let init = s.app(Op::Construct(shape, 1), [one, yes]);
        for list in &lists {
            for init in [init, dot] {
                assert!(agree(s, &Model::default(), step, init, list), "{}", Shown(s, step));
            }
        }
    }
}

/// Division by zero, and numbers that leave 64 bits.
#[test]
fn arithmetic() {
    let s = &mut Store::default();
    let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
    let product = s.app(Op::Mul, [acc, x]);
    let [quotient, rest] = [Op::IntDiv, Op::Mod].map(|op| s.app(op, [acc, x]));
    let negated = s.app(Op::Neg, [acc]);
    let size = s.app(Op::Abs, [negated]);
    let mixed = s.sum([size, quotient, rest, x]);
    let difference = s.app(Op::Sub, [x, acc]);
    let number = |value: i64| Value::int(value);
    let lists = [
        ListValue::from_runs([Run::drifting([number(-60)], 120.into(), [number(1)]).expect("it drifts")]),
        ListValue::from_runs([Run::repeated([number(3), number(-2)], 100.into())]),
        ListValue::from_runs([Run::repeated([number(i64::MAX)], 101.into())]),
        ListValue::from_runs([Run::drifting([number(i64::MAX - 9)], 101.into(), [number(1)]).expect("it drifts")]),
        ListValue::from_runs([Run::repeated([Value::Int(IBig::ONE << 70)], 101.into())]),
    ];
    for body in [product, quotient, rest, mixed, difference] {
        let step = s.lambda([Sort::INT, Sort::INT], body);
        for (index, list) in lists.iter().enumerate() {
            for init in [1, -7, i64::MIN] {
                let number = s.int(init);
                let in_words = agree(s, &Model::default(), step, number, list);
                // Of small numbers these make no large ones.
                let small = index < 2 && init > i64::MIN && [quotient, rest, difference].contains(&body);
                assert!(in_words || !small, "{} over {list:?}", Shown(s, step));
                assert!(!in_words || index != 4, "{} over {list:?}", Shown(s, step));
            }
        }
    }
}

/// Everything that has words, in conditions of a sum.
#[test]
fn conditions() {
    let s = &mut Store::default();
    let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
    let [two, ten] = [2, 10].map(|number| s.int(number));
    let rest = s.app(Op::Mod, [x, ten]);
    let low = s.app(Op::Lt, [rest, two]);
    let high = s.app(Op::Le, [ten, x]);
    let same = s.eq(rest, two);
    let conditions = [
        s.not(low),
        s.app(Op::And, [high, low]),
        s.app(Op::Or, [high, low]),
        s.app(Op::Implies, [high, low]),
        s.app(Op::Xor, [high, low]),
        s.app(Op::Eq, [high, low]),
        s.app(Op::Distinct, [rest, two, x]),
        s.app(Op::And, [high, low, same]),
    ];
    let list =
        ListValue::from_runs([Run::drifting([Value::int(-20)], 150.into(), [Value::int(1)]).expect("it drifts")]);
    let negated = s.app(Op::Neg, [x]);
    let size = s.app(Op::Abs, [negated]);
    let double = s.app(Op::Mul, [size, two]);
    for condition in conditions {
        let more = s.app(Op::Add, [acc, x, double]);
        let body = s.ite(condition, more, acc);
        let (step, zero) = (s.lambda([Sort::INT, Sort::INT], body), s.int(0));
        assert!(agree(s, &Model::default(), step, zero, &list), "{}", Shown(s, step));
    }
}

/// Where the model says what operators mean outside their domain, words do not know better.
#[test]
fn underspecified_operators_mean_what_the_model_says() {
    let s = &mut Store::default();
    let (acc, x, zero) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT), s.int(0));
    let mut model = Model::default();
    for operation in [Underspecified::IntDiv, Underspecified::Mod] {
        model.underspecified.insert(operation, Table::new(Value::int(5)));
    }
    let list = ListValue::from_runs([Run::repeated([Value::int(0), Value::int(3)], 100.into())]);
    for outside in
        [s.app(Op::IntDiv, [x, zero]), s.app(Op::Mod, [x, zero]), s.app(Op::IntDiv, [acc, x]), s.app(Op::Mod, [acc, x])]
    {
        let body = s.app(Op::Add, [outside, x]);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        assert!(!agree(s, &model, step, zero, &list), "{}", Shown(s, step));
        assert!(agree(s, &Model::default(), step, zero, &list), "{}", Shown(s, step));
    }
}

#[test]
fn selectors_mean_what_the_model_says() {
    let s = &mut Store::default();
    let shape = shape(s);
    let (acc, x, zero) = (s.bound(1, Sort::INT), s.bound(0, shape), s.int(0));
    let width = s.app(Op::Select(shape, 1, 0), [x]);
    let body = s.sum([acc, width]);
    let step = s.lambda([Sort::INT, shape], body);
    let list = ListValue::from_runs([Run::repeated([Value::data(0, []), boxed(3, true)], 100.into())]);
    assert!(agree(s, &Model::default(), step, zero, &list));
    let mut model = Model::default();
    model.underspecified.insert(Underspecified::Select(shape, 1, 0), Table::new(Value::int(5)));
    assert!(!agree(s, &model, step, zero, &list));
}

#[test]
fn a_literal_may_be_too_large() {
    let s = &mut Store::default();
    let (acc, x, zero, large) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT), s.int(0), s.int(IBig::ONE << 70));
    let body = s.app(Op::Add, [acc, x, large]);
    let step = s.lambda([Sort::INT, Sort::INT], body);
    let list = ListValue::from_runs([Run::repeated([Value::int(1)], 100.into())]);
    assert!(!agree(s, &Model::default(), step, zero, &list));
}
