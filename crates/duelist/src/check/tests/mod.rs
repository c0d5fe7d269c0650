//! One `check` per fact: a term built by hand, and the value it must have.

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::*;
use crate::model::{Table, Underspecified};
use crate::script::Solver;
use crate::term::{Constructor, Field, Op, Sort, SortNode, Symbol};

mod combinators;
mod derived;
mod forms;
mod functions;
mod limits;
mod reference;
mod repeat;
mod words;

#[track_caller]
fn check_in(store: &Store, model: &Model, term: Term, expected: impl Expected) {
    let value = Evaluator::new(store, model).value(term).expect("has a value");
    assert_eq!(value, expected.value(), "{}", crate::term::Shown(store, term));
    assert!(value.fits(store, store.sort_of(term)));
}

#[track_caller]
fn check(store: &Store, term: Term, expected: impl Expected) {
    check_in(store, &Model::default(), term, expected);
}

trait Expected {
    fn value(self) -> Value;
}

impl Expected for Value {
    fn value(self) -> Value {
        self
    }
}

impl Expected for bool {
    fn value(self) -> Value {
        Value::Bool(self)
    }
}

impl Expected for i64 {
    fn value(self) -> Value {
        Value::int(self)
    }
}

fn ints(s: &mut Store, values: &[i64]) -> Vec<Term> {
    values.iter().map(|value| s.int(*value)).collect()
}

fn list(s: &mut Store, values: &[i64]) -> Term {
    let values = ints(s, values);
    s.app(Op::ListValue(Sort::INT), values)
}

fn rational(numerator: i64, denominator: u64) -> RBig {
    RBig::from_parts(numerator.into(), denominator.into())
}

fn real(s: &mut Store, numerator: i64, denominator: u64) -> Term {
    s.term(crate::term::Node::Real(rational(numerator, denominator)))
}

/// `(declare-datatype Shape ((dot) (box (width Int) (filled Bool))))`
fn shape(s: &mut Store) -> Sort {
    let declaration = s.declare_datatype("Shape", 0);
    let fields =
        vec![Field { name: "width".into(), sort: Sort::INT }, Field { name: "filled".into(), sort: Sort::BOOL }];
    let dot = Constructor { name: "dot".into(), fields: vec![] };
    s.define_datatype(declaration, vec![dot, Constructor { name: "box".into(), fields }]);
    s.sort(SortNode::Data(declaration, [].into()))
}

fn sum_step(s: &mut Store) -> Term {
    let (acc, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT));
    let body = s.sum([acc, x]);
    s.lambda([Sort::INT, Sort::INT], body)
}

/// The value of the only assertion of a script under a model that says nothing.
fn value_of(script: &str, limit: &dyn Fn() -> bool) -> Result<Value, EvalError> {
    let mut solver = Solver::after(script);
    let [assertion] = solver.asserted()[..] else { panic!("one assertion: {script}") };
    Evaluator::new(solver.store(), &Model::default()).with_limit(limit).value(assertion)
}

#[track_caller]
fn holds(formula: &str) {
    assert_eq!(value_of(&format!("(assert {formula})"), &|| false), Ok(Value::Bool(true)), "{formula}");
}

#[test]
fn boolean_operators() {
    let s = &mut Store::default();
    let truths = [false, true];
    for a in truths {
        let x = s.bool(a);
        let not = s.not(x);
        check(s, not, !a);
        for b in truths {
            let y = s.bool(b);
            let cases: [(Op, bool); 6] = [
                (Op::And, a && b),
                (Op::Or, a || b),
                (Op::Implies, !a || b),
                (Op::Xor, a != b),
                (Op::Eq, a == b),
                (Op::Distinct, a != b),
            ];
            for (op, expected) in cases {
                let term = s.app(op, [x, y]);
                check(s, term, expected);
            }
            for c in truths {
                let z = s.bool(c);
                for (op, expected) in [(Op::And, a && b && c), (Op::Or, a || b || c), (Op::Distinct, false)] {
                    let term = s.app(op, [x, y, z]);
                    check(s, term, expected);
                }
                let term = s.ite(x, y, z);
                check(s, term, if a { b } else { c });
            }
        }
    }
}

#[test]
fn integer_operators() {
    let s = &mut Store::default();
    let cases: &[(Op, &[i64], i64)] = &[
        (Op::Add, &[1, 2], 3),
        (Op::Add, &[1, 2, 3, -10], -4),
        (Op::Sub, &[1, 2], -1),
        (Op::Neg, &[7], -7),
        (Op::Mul, &[2, -3], -6),
        (Op::Mul, &[2, -3, 5], -30),
        (Op::Abs, &[-7], 7),
        (Op::Abs, &[7], 7),
        // SMT-LIB: a = b * (div a b) + (mod a b) and 0 <= (mod a b) < |b|.
        (Op::IntDiv, &[7, 2], 3),
        (Op::IntDiv, &[-7, 2], -4),
        (Op::IntDiv, &[7, -2], -3),
        (Op::IntDiv, &[-7, -2], 4),
        (Op::IntDiv, &[6, -2], -3),
        (Op::IntDiv, &[-6, -2], 3),
        (Op::Mod, &[7, 2], 1),
        (Op::Mod, &[-7, 2], 1),
        (Op::Mod, &[7, -2], 1),
        (Op::Mod, &[-7, -2], 1),
        (Op::Mod, &[-8, 3], 1),
        (Op::Mod, &[-6, -2], 0),
    ];
    for (op, arguments, expected) in cases {
        let arguments = ints(s, arguments);
        let term = s.app(*op, arguments);
        check(s, term, *expected);
    }
    let cases: &[(Op, &[i64], bool)] = &[
        (Op::Lt, &[1, 2], true),
        (Op::Lt, &[2, 2], false),
        (Op::Le, &[2, 2], true),
        (Op::Le, &[3, 2], false),
        (Op::Eq, &[2, 2], true),
        (Op::Eq, &[2, -2], false),
        (Op::Distinct, &[1, 2, 3, 1], false),
        (Op::Distinct, &[1, 2, 3, 4], true),
    ];
    for (op, arguments, expected) in cases {
        let arguments = ints(s, arguments);
        let term = s.app(*op, arguments);
        check(s, term, *expected);
    }
}

#[test]
fn euclidean_division_law() {
    let s = &mut Store::default();
    for a in -9..=9_i64 {
        for b in (-4..=4_i64).filter(|b| *b != 0) {
            let arguments = ints(s, &[a, b]);
            let (div, rem) = (s.app(Op::IntDiv, arguments.clone()), s.app(Op::Mod, arguments));
            check(s, div, a.div_euclid(b));
            check(s, rem, a.rem_euclid(b));
        }
    }
}

#[test]
fn integers_beyond_machine_words() {
    let s = &mut Store::default();
    let huge = IBig::from(10).pow(40);
    let (x, y) = (s.int(huge.clone()), s.int(-&huge - IBig::ONE));
    let three = s.int(3);
    let product = s.app(Op::Mul, [x, y]);
    check(s, product, Value::Int(-(&huge * &huge) - &huge));
    let div = s.app(Op::IntDiv, [y, three]);
    check(s, div, Value::Int((-&huge - IBig::from(2)) / IBig::from(3)));
    let rem = s.app(Op::Mod, [y, three]);
    check(s, rem, 1);
    let less = s.app(Op::Lt, [y, x]);
    check(s, less, true);
}

#[test]
fn numbers_that_explode_are_refused() {
    let s = &mut Store::default();
    let square = |s: &mut Store, sort| {
        let acc = s.bound(1, sort);
        let body = s.app(Op::Mul, [acc, acc]);
        s.lambda([sort, Sort::INT], body)
    };
    let zeros = list(s, &[0; 60]);
    let (three, third) = (s.int(3), real(s, 1, 3));
    for init in [three, third] {
        let step = square(s, s.sort_of(init));
        let fold = s.fold(step, init, zeros);
        assert_eq!(Evaluator::new(s, &Model::default()).value(fold), Err(EvalError::TooLarge));
    }
}

#[test]
fn real_operators() {
    let s = &mut Store::default();
    let (half, third, minus) = (real(s, 1, 2), real(s, 1, 3), real(s, -7, 2));
    let cases = [
        (Op::Add, vec![half, third, minus], rational(-8, 3)),
        (Op::Sub, vec![half, third], rational(1, 6)),
        (Op::Neg, vec![half], rational(-1, 2)),
        (Op::Mul, vec![half, third, minus], rational(-7, 12)),
        (Op::RealDiv, vec![half, minus], rational(-1, 7)),
    ];
    for (op, arguments, expected) in cases {
        let term = s.app(op, arguments);
        check(s, term, Value::Real(expected));
    }
    let less = s.app(Op::Lt, [third, half]);
    check(s, less, true);
    let less = s.le(half, minus);
    check(s, less, false);
    for (numerator, denominator, floor, whole) in [(7, 2, 3, false), (-7, 2, -4, false), (-8, 2, -4, true)] {
        let x = real(s, numerator, denominator);
        let (to_int, is_int) = (s.app(Op::ToInt, [x]), s.app(Op::IsInt, [x]));
        check(s, to_int, floor);
        check(s, is_int, whole);
        let back = s.app(Op::ToReal, [to_int]);
        check(s, back, Value::Real(RBig::from(IBig::from(floor))));
    }
}

#[test]
fn division_by_zero_follows_the_model() {
    let s = &mut Store::default();
    let (zero, zero_real, half) = (s.int(0), real(s, 0, 1), real(s, 1, 2));
    let (four, five) = (s.int(4), s.int(5));
    let mut model = Model::default();
    for (op, operation) in [(Op::IntDiv, Underspecified::IntDiv), (Op::Mod, Underspecified::Mod)] {
        let (at_four, at_five) = (s.app(op, [four, zero]), s.app(op, [five, zero]));
        check(s, at_four, 0);
        let mut table = Table::new(Value::int(-1));
        table.insert(vec![Value::int(4)], Value::int(77));
        model.underspecified.insert(operation, table);
        check_in(s, &model, at_four, 77);
        check_in(s, &model, at_five, -1);
        // Only zero divisors ask the model.
        let term = s.app(op, [four, five]);
        check_in(s, &model, term, if op == Op::Mod { 4 } else { 0 });
    }
    let term = s.app(Op::RealDiv, [half, zero_real]);
    check(s, term, Value::Real(RBig::ZERO));
    model.underspecified.insert(Underspecified::RealDiv, Table::new(Value::Real(rational(5, 3))));
    check_in(s, &model, term, Value::Real(rational(5, 3)));
    model.underspecified.insert(Underspecified::RealDiv, Table::new(Value::int(5)));
    assert_eq!(Evaluator::new(s, &model).value(term), Err(EvalError::IllSorted("/".into())));
}

#[test]
fn datatypes() {
    let s = &mut Store::default();
    let sort = shape(s);
    let (three, yes) = (s.int(3), s.bool(true));
    let dot = s.app(Op::Construct(sort, 0), []);
    let filled = s.app(Op::Construct(sort, 1), [three, yes]);
    check(s, filled, Value::data(1, [Value::int(3), Value::Bool(true)]));
    for (constructor, term, expected) in [(0, dot, true), (1, dot, false), (0, filled, false), (1, filled, true)] {
        let test = s.app(Op::Test(sort, constructor), [term]);
        check(s, test, expected);
    }
    let (width, fill) = (s.app(Op::Select(sort, 1, 0), [filled]), s.app(Op::Select(sort, 1, 1), [filled]));
    check(s, width, 3);
    check(s, fill, true);
    let (same, different) = (s.eq(filled, filled), s.eq(dot, filled));
    check(s, same, true);
    check(s, different, false);
    let choice = s.ite(different, dot, filled);
    check(s, choice, Value::data(1, [Value::int(3), Value::Bool(true)]));

    let wrong = s.app(Op::Select(sort, 1, 0), [dot]);
    check(s, wrong, 0);
    let mut model = Model::default();
    let mut table = Table::new(Value::int(1));
    table.insert(vec![Value::data(0, [])], Value::int(9));
    model.underspecified.insert(Underspecified::Select(sort, 1, 0), table);
    check_in(s, &model, wrong, 9);
    check_in(s, &model, width, 3);
    let other_field = s.app(Op::Select(sort, 1, 1), [dot]);
    check_in(s, &model, other_field, false);
}

#[test]
fn symbols() {
    let s = &mut Store::default();
    let named = s.declare_sort("S");
    let named = s.sort(SortNode::Uninterpreted(named, [].into()));
    let x = s.declare_symbol("x", &[], named);
    let y = s.declare_symbol("y", &[], named);
    let f = s.declare_symbol("f", &[named, Sort::INT], Sort::INT);
    let [x_term, y_term] = [x, y].map(|symbol| s.constant(symbol));
    let one = s.int(1);
    let [at_x, at_y] = [x_term, y_term].map(|argument| s.app(Op::Symbol(f), [argument, one]));
    let mut model = Model::default();
    let error = |model: &Model, s: &Store, term| Evaluator::new(s, model).value(term).expect_err("incomplete");
    assert_eq!(error(&model, s, at_x), EvalError::Unassigned("x".into()));
    model.constants.insert(x, Value::Element(0));
    model.constants.insert(y, Value::Element(1));
    assert_eq!(error(&model, s, at_x), EvalError::Unassigned("f".into()));
    let mut table = Table::new(Value::int(0));
    table.insert(vec![Value::Element(1), Value::int(1)], Value::int(5));
    model.functions.insert(f, table);
    check_in(s, &model, at_x, 0);
    check_in(s, &model, at_y, 5);
    let same = s.eq(x_term, y_term);
    check_in(s, &model, same, false);
    model.constants.insert(x, Value::int(0));
    assert_eq!(error(&model, s, at_x), EvalError::IllSorted("x".into()));
}

#[test]
fn lists() {
    let s = &mut Store::default();
    let (a, b, shorter, empty) = (list(s, &[1, 2, 3]), list(s, &[1, 2, 4]), list(s, &[1, 2]), list(s, &[]));
    let again = {
        // Equal as a value, not as a term.
        let (one, two) = (s.int(1), s.int(2));
        let sum = s.sum([one, two]);
        s.app(Op::ListValue(Sort::INT), [one, two, sum])
    };
    for (left, right, expected) in
        [(a, again, true), (a, b, false), (a, shorter, false), (empty, empty, true), (empty, a, false)]
    {
        let (eq, distinct) = (s.eq(left, right), s.app(Op::Distinct, [left, right]));
        check(s, eq, expected);
        check(s, distinct, !expected);
    }
    for (term, expected) in [(a, 3), (empty, 0)] {
        let len = s.len_of(term);
        check(s, len, expected);
    }
    let (step, ten) = (sum_step(s), s.int(10));
    for (term, expected) in [(a, 16), (empty, 10)] {
        let fold = s.fold(step, ten, term);
        check(s, fold, expected);
    }
}

#[test]
fn unsupported_terms_are_errors_and_leave_the_evaluator_usable() {
    let s = &mut Store::default();
    let (x, yes) = (s.bound(0, Sort::INT), s.bool(true));
    let truth = s.eq(x, x);
    let forall = s.forall(&[Sort::INT], truth);
    let lambda = s.lambda([Sort::INT], truth);
    let missing = s.fresh_constant("missing", Sort::BOOL);
    // An error from inside a function.
    let ones = list(s, &[1]);
    let outer_x = s.bound(1, Sort::INT);
    let open = s.eq(x, outer_x);
    let quantified = s.forall(&[Sort::INT], open);
    let function = s.lambda([Sort::INT], quantified);
    let inside = s.map(function, ones);
    let model = Model::default();
    let mut evaluator = Evaluator::new(s, &model);
    for term in [forall, lambda, truth, inside, missing] {
        assert!(evaluator.value(term).is_err());
        assert_eq!(evaluator.value(yes), Ok(Value::Bool(true)));
    }
}

#[test]
fn the_judge() {
    let s = &mut Store::default();
    let x: Symbol = s.declare_symbol("x", &[], Sort::INT);
    let (term, five, six) = (s.constant(x), s.int(5), s.int(6));
    let assertions = [s.le(five, term), s.le(term, five)];
    let mut model = Model::default();
    let judge = |s: &Store, model: &Model, assertions: &[Term]| check_model(s, assertions, model, || false);
    assert_eq!(judge(s, &model, &assertions), Err(CheckError::Eval(EvalError::Unassigned("x".into()))));
    model.constants.insert(x, Value::int(5));
    assert_eq!(judge(s, &model, &assertions), Ok(()));
    model.constants.insert(x, Value::int(6));
    assert_eq!(judge(s, &model, &assertions), Err(CheckError::Violated { index: 1 }));
    assert_eq!(judge(s, &model, &[]), Ok(()));
    let not_bool = judge(s, &model, &[six]);
    assert!(matches!(not_bool, Err(CheckError::Eval(EvalError::Unsupported(_)))));
}
