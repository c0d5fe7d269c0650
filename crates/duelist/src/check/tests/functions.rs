//! Functions: folds, maps, captured variables, sharing, depth.

use super::*;

#[test]
fn folds_go_from_the_left() {
    let s = &mut Store::default();
    let (acc, x, ten) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT), s.int(10));
    let shifted = s.app(Op::Mul, [acc, ten]);
    let body = s.sum([shifted, x]);
    let step = s.lambda([Sort::INT, Sort::INT], body);
    let (zero, digits) = (s.int(0), list(s, &[1, 2, 3]));
    let fold = s.fold(step, zero, digits);
    check(s, fold, 123);
    // Bodies that compute nothing: the accumulator, the element, a constant.
    for (body, expected) in [(acc, 0), (x, 3), (ten, 10)] {
        let step = s.lambda([Sort::INT, Sort::INT], body);
        let fold = s.fold(step, zero, digits);
        check(s, fold, expected);
    }
}

#[test]
fn folds_over_maps_and_maps_to_records() {
    let s = &mut Store::default();
    let sort = shape(s);
    let (x, two, zero) = (s.bound(0, Sort::INT), s.int(2), s.int(0));
    let numbers = list(s, &[1, 2, 3]);
    let double = s.app(Op::Mul, [x, two]);
    let double = s.lambda([Sort::INT], double);
    let doubled = s.map(double, numbers);
    let step = sum_step(s);
    let sum = s.fold(step, zero, doubled);
    check(s, sum, 12);

    let large = s.app(Op::Lt, [two, x]);
    let boxed = s.app(Op::Construct(sort, 1), [x, large]);
    let boxed = s.lambda([Sort::INT], boxed);
    let boxes = s.map(boxed, doubled);
    let expected = [(2, false), (4, true), (6, true)].map(|(w, f)| Value::data(1, [Value::int(w), Value::Bool(f)]));
    check(s, boxes, Value::list(expected));
    // (fold (λ acc b. acc + width b) 0 boxes)
    let (acc, element) = (s.bound(1, Sort::INT), s.bound(0, sort));
    let width = s.app(Op::Select(sort, 1, 0), [element]);
    let body = s.sum([acc, width]);
    let step = s.lambda([Sort::INT, sort], body);
    let widths = s.fold(step, zero, boxes);
    check(s, widths, 12);
}

/// `(fold (λ a x. a + (fold (λ b y. inner) 0 list)) 0 list)`
fn nested(s: &mut Store, numbers: Term, inner: Term) -> Term {
    let zero = s.int(0);
    let inner = s.lambda([Sort::INT, Sort::INT], inner);
    let inner = s.fold(inner, zero, numbers);
    let a = s.bound(1, Sort::INT);
    let body = s.sum([a, inner]);
    let outer = s.lambda([Sort::INT, Sort::INT], body);
    s.fold(outer, zero, numbers)
}

#[test]
fn nested_functions_see_the_variables_around_them() {
    let s = &mut Store::default();
    let [y, b, x, a] = [0, 1, 2, 3].map(|index| s.bound(index, Sort::INT));
    let numbers = list(s, &[1, 2, 3]);
    let product = s.app(Op::Mul, [x, y]);
    let square = s.app(Op::Mul, [x, x]);
    let five = s.int(5);
    let cases: [(&[Term], i64); 5] = [
        (&[b, product], 36), // Σx Σy x·y
        (&[b, square], 42),  // 3 · Σ x²: constant in the inner loop
        (&[b, y, five], 63), // 3 · (6 + 15): constant in both
        (&[b, a], 0),        // a' = a + 3a
        (&[a, x], 11),       // a' = a + (a + x)
    ];
    for (inner, expected) in cases {
        let inner = s.sum(inner);
        let term = nested(s, numbers, inner);
        check(s, term, expected);
    }
    // The inner body is a variable of the outer function.
    let term = nested(s, numbers, x);
    check(s, term, 6);
}

#[test]
fn three_levels_and_a_function_used_twice() {
    // (fold (λ a x. a + len (map (λ y. fold (λ c z. c + x·y + z) x l) l)
    //                 + fold … (same map) + fold … (map again over a mapped list)) 0 l)
    let s = &mut Store::default();
    let numbers = list(s, &[1, 2, 3]);
    let [z, c, y, x] = [0, 1, 2, 3].map(|index| s.bound(index, Sort::INT));
    let product = s.app(Op::Mul, [x, y]);
    let body = s.sum([c, product, z]);
    let innermost = s.lambda([Sort::INT, Sort::INT], body);
    let x_from_y = s.bound(1, Sort::INT);
    let body = s.fold(innermost, x_from_y, numbers);
    let middle = s.lambda([Sort::INT], body);
    let once = s.map(middle, numbers);
    let twice = s.map(middle, once);
    let (zero, add) = (s.int(0), sum_step(s));
    let len = s.len_of(once);
    let (sum_once, sum_twice) = (s.fold(add, zero, once), s.fold(add, zero, twice));
    let a = s.bound(1, Sort::INT);
    let body = s.sum([a, len, sum_once, sum_twice]);
    let outer = s.lambda([Sort::INT, Sort::INT], body);
    let term = s.fold(outer, zero, numbers);

    let l = [1_i64, 2, 3];
    let g = |x: i64, y: i64| l.iter().fold(x, |c, z| c + x * y + z);
    let expected = l.iter().fold(0, |a, &x| {
        let once: i64 = l.iter().map(|y| g(x, *y)).sum();
        let twice: i64 = l.iter().map(|y| g(x, g(x, *y))).sum();
        a + 3 + once + twice
    });
    check(s, term, expected);
}

#[test]
fn deep_terms() {
    let s = &mut Store::default();
    let mut term = s.bool(true);
    let mut open = s.bound(0, Sort::BOOL);
    for _ in 0..200_001 {
        term = s.not(term);
        open = s.not(open);
    }
    check(s, term, false);
    let function = s.lambda([Sort::BOOL], open);
    let yes = s.bool(true);
    let one = s.app(Op::ListValue(Sort::BOOL), [yes]);
    let mapped = s.map(function, one);
    check(s, mapped, Value::list([Value::Bool(false)]));
    // Functions that capture nothing may be nested to any depth.
    let (zero, numbers, x) = (s.int(0), list(s, &[1, 2]), s.bound(0, Sort::INT));
    let mut init = zero;
    for _ in 0..20_000 {
        let body = s.sum([x, init]);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        init = s.fold(step, zero, numbers);
    }
    check(s, init, 40_000);
}

/// `depth` folds, each in the step of the one before, the innermost step mentioning the outermost variable.
fn captured_through(s: &mut Store, depth: u32) -> Term {
    let (zero, numbers) = (s.int(0), list(s, &[1, 2]));
    let mut body = s.bound(2 * depth - 2, Sort::INT);
    for _ in 0..depth {
        let step = s.lambda([Sort::INT, Sort::INT], body);
        body = s.fold(step, zero, numbers);
    }
    body
}

#[test]
fn captured_variables_are_found_through_many_functions_but_not_any_number() {
    let s = &mut Store::default();
    let deep = captured_through(s, 200);
    check(s, deep, 2);
    let too_deep = captured_through(s, 100_000);
    let error = Evaluator::new(s, &Model::default()).value(too_deep);
    assert_eq!(error, Err(EvalError::Unsupported("functions nested this deeply")));
}

#[test]
fn shared_terms_are_evaluated_once() {
    let s = &mut Store::default();
    let (mut closed, mut open) = (s.int(1), s.bound(0, Sort::INT));
    for _ in 0..60 {
        closed = s.sum([closed, closed]);
        open = s.sum([open, open]);
    }
    check(s, closed, 1 << 60);
    let (function, ones) = (s.lambda([Sort::INT], open), list(s, &[1]));
    let mapped = s.map(function, ones);
    check(s, mapped, Value::list([Value::int(1_i64 << 60)]));
}

#[test]
fn long_evaluations_are_interrupted() {
    let s = &mut Store::default();
    let [y, b] = [0, 1].map(|index| s.bound(index, Sort::INT));
    let inner = s.sum([b, y]);
    let numbers = s.list_sort(Sort::INT);
    let numbers = s.declare_symbol("l", &[], numbers);
    let term = {
        let numbers = s.constant(numbers);
        let x = s.bound(2, Sort::INT);
        let inner = s.sum([inner, x]);
        nested(s, numbers, inner)
    };
    let assertion = s.eq(term, term);
    let mut model = Model::default();
    model.constants.insert(numbers, Value::list((0..1_000_000).map(Value::int)));
    let calls = std::cell::Cell::new(0);
    let limit = || {
        calls.set(calls.get() + 1);
        calls.get() > 3
    };
    let stopped = check_model(s, &[assertion], &model, limit);
    assert_eq!(stopped, Err(CheckError::Eval(EvalError::Interrupted)));
}
