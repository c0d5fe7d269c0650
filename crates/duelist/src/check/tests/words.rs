//! Machine words give what values give.

use super::*;
use crate::model::{ListValue, Run};

/// Evaluates the fold of a step over shapes and numbers, on values and in words; whether words could do it is `code`'s business.
fn agree(s: &mut Store, step: Term, init: Term, list: &ListValue, element: Sort) {
    let sort = s.list_sort(element);
    let symbol = s.declare_symbol("l", &[], sort);
    let l = s.constant(symbol);
    let fold = s.fold(step, init, l);
    let mut model = Model::default();
    model.constants.insert(symbol, Value::List(list.clone()));
    let words = Evaluator::new(s, &model).value(fold);
    let values = Evaluator::new(s, &model).without_words().value(fold);
    assert_eq!(words, values, "{} over {list:?}", crate::term::Shown(s, step));
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
                agree(s, step, init, list, shape);
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
        for list in &lists {
            for init in [1, -7, i64::MIN] {
                let init = s.int(init);
                agree(s, step, init, list, Sort::INT);
            }
        }
    }
}
