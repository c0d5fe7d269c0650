//! Affine forms against the values they stand for, repetition by repetition.

use std::slice::from_ref;

use super::super::form::{Form, Horizon, apply_forms};
use super::*;

/// Repetitions that are looked at.
const FAR: i64 = 40;

fn fraction(numerator: i64) -> Value {
    Value::Real(rational(numerator, 6))
}

/// Numbers that stand still, rise and fall, and meet zero or each other between repetitions, at one, or never.
fn lines() -> [Vec<Form>; 2] {
    let forms = |value: fn(i64) -> Value| {
        let starts = [-18, -6, 0, 7, 12];
        let steps = [-6, -4, 0, 3, 6];
        let form =
            move |(start, step): (i64, i64)| Form::drifting(&value(start), &value(step), &IBig::ZERO, &IBig::ONE);
        starts.into_iter().flat_map(|start| steps.map(|step| (start, step))).map(form).collect()
    };
    [forms(Value::int), forms(fraction)]
}

fn literal(s: &mut Store, value: &Value, data: Sort) -> Term {
    match value {
        Value::Bool(value) => s.bool(*value),
        Value::Int(value) => s.int(value.clone()),
        Value::Real(value) => s.term(crate::term::Node::Real(value.clone())),
        Value::Data { constructor, fields } => {
            let fields: Vec<Term> = fields.iter().map(|field| literal(s, field, data)).collect();
            s.app(Op::Construct(data, *constructor), fields)
        }
        _ => unreachable!(),
    }
}

/// What the operator makes of the operands in repetition `j`.
fn value_at(s: &mut Store, data: Sort, op: Op, operands: &[Form], j: i64) -> Value {
    let operands: Vec<Term> = operands.iter().map(|operand| literal(s, &operand.at(&j.into()), data)).collect();
    let term = s.app(op, operands);
    Evaluator::new(s, &Model::default()).value(term).expect("a value")
}

/// Up to the horizon the form is what the operator says; and the horizon, if there is one, is where it is not any more.
#[track_caller]
fn check_form(s: &mut Store, data: Sort, op: Op, operands: &[Form]) {
    if operands.iter().all(|operand| operand.fixed().is_some()) {
        return;
    }
    let mut horizon = Horizon::default();
    let form = apply_forms(op, operands, &mut horizon).unwrap_or_else(|| panic!("{op:?} {operands:?}"));
    let far = i64::try_from(&horizon.cut(&FAR.into())).expect("near");
    assert!(far > 0, "{op:?} {operands:?}");
    for j in 0..far {
        assert_eq!(form.at(&j.into()), value_at(s, data, op, operands, j), "{op:?} {operands:?} at {j}");
    }
    // At zero itself both sides of an absolute value agree.
    let end = if op == Op::Abs { far + 1 } else { far };
    let differs = |j: i64| form.at(&j.into()) != value_at(s, data, op, operands, j);
    assert!(far == FAR || (far..=end).any(differs), "{op:?} {operands:?} at {far}");
}

#[test]
fn arithmetic_and_order() {
    let s = &mut Store::default();
    for lines in lines() {
        for left in &lines {
            check_form(s, Sort::INT, Op::Neg, from_ref(left));
            if matches!(left.at(&IBig::ZERO), Value::Int(_)) {
                check_form(s, Sort::INT, Op::Abs, from_ref(left));
                check_form(s, Sort::INT, Op::ToReal, from_ref(left));
            }
            for right in &lines {
                let operands = [left.clone(), right.clone()];
                for op in [Op::Add, Op::Sub, Op::Lt, Op::Le, Op::Eq] {
                    check_form(s, Sort::INT, op, &operands);
                }
                check_form(s, Sort::INT, Op::Sub, &[left.clone(), right.clone(), left.clone()]);
                let moving = operands.iter().filter(|operand| operand.fixed().is_none()).count();
                if moving == 1 {
                    check_form(s, Sort::INT, Op::Mul, &operands);
                }
                if moving == 2 {
                    assert!(apply_forms(Op::Mul, &operands, &mut Horizon::default()).is_none());
                }
                for truth in [true, false] {
                    let condition = Form::Fixed(Value::Bool(truth));
                    check_form(s, Sort::INT, Op::Ite, &[condition, left.clone(), right.clone()]);
                }
            }
        }
    }
}

#[test]
fn records() {
    let s = &mut Store::default();
    let shape = shape(s);
    let [ints, reals] = lines();
    let dot = Form::Fixed(Value::data(0, []));
    let filled = Form::Fixed(Value::Bool(true));
    let mut horizon = Horizon::default();
    let boxed =
        |width: &Form| apply_forms(Op::Construct(shape, 1), &[width.clone(), filled.clone()], &mut Horizon::default());
    for width in &ints {
        let one = boxed(width).expect("a record");
        check_form(s, shape, Op::Construct(shape, 1), &[width.clone(), filled.clone()]);
        check_form(s, shape, Op::Test(shape, 1), from_ref(&one));
        check_form(s, shape, Op::Test(shape, 0), from_ref(&one));
        check_form(s, shape, Op::Select(shape, 1, 0), from_ref(&one));
        check_form(s, shape, Op::Select(shape, 1, 1), from_ref(&one));
        check_form(s, shape, Op::Eq, &[one.clone(), dot.clone()]);
        let open = Form::Fixed(Value::Bool(false));
        let differs = apply_forms(Op::Construct(shape, 1), &[width.clone(), open], &mut Horizon::default());
        check_form(s, shape, Op::Eq, &[one.clone(), differs.expect("a record")]);
        for other in &ints {
            check_form(s, shape, Op::Eq, &[one.clone(), boxed(other).expect("a record")]);
        }
        // What another constructor selects is for the model to say.
        if one.fixed().is_none() {
            assert!(apply_forms(Op::Select(shape, 0, 0), from_ref(&one), &mut horizon).is_none());
        }
        assert_eq!(one.field(0).as_ref(), Some(width));
        assert_eq!((one.field(2), width.field(0), dot.field(0)), (None, None, None));
    }
    assert!(apply_forms(Op::IsInt, &reals[..1], &mut horizon).is_none());
    assert!(apply_forms(Op::Eq, &[ints[0].clone(), dot], &mut horizon).is_none());
}

/// Constructors with as many fields as each other.
#[test]
fn constructors_are_told_apart() {
    let s = &mut Store::default();
    let declaration = s.declare_datatype("Side", 0);
    let side = |name: &str| Constructor {
        name: name.into(),
        fields: vec![Field { name: format!("of-{name}"), sort: Sort::INT }],
    };
    let constructors = vec![side("left"), side("right")];
    s.define_datatype(declaration, constructors);
    let sort = s.sort(SortNode::Data(declaration, [].into()));
    for number in &lines()[0] {
        let [left, right] = [0, 1].map(|constructor| {
            let form = apply_forms(Op::Construct(sort, constructor), from_ref(number), &mut Horizon::default());
            form.expect("a record")
        });
        check_form(s, sort, Op::Eq, &[left, right]);
    }
}

#[test]
fn forms_of_runs() {
    let pair = |left: i64, right: i64| Value::data(1, [Value::int(left), fraction(right), Value::Bool(true)]);
    let form = Form::drifting(&pair(10, 3), &pair(2, -1), &5.into(), &3.into());
    for j in 0..10 {
        assert_eq!(form.at(&j.into()), pair(10 + 2 * (5 + 3 * j), 3 - (5 + 3 * j)));
        assert_eq!(form.next().at(&j.into()), form.at(&(j + 1).into()));
    }
    assert_eq!(form.step(), pair(6, -3));
    assert_eq!(Form::Fixed(pair(1, 2)).step(), pair(0, 0));
    assert_eq!(form.fixed(), None);
    let still = Form::drifting(&pair(10, 3), &pair(0, 0), &5.into(), &3.into());
    assert_eq!(still, Form::Fixed(pair(10, 3)));

    let through = Form::through(&pair(1, 8), &pair(4, 6)).expect("alike");
    for j in -1..10 {
        assert_eq!(through.at(&j.into()), pair(4 + 3 * j, 6 - 2 * j));
    }
    for (before, after) in [
        (Value::data(0, []), pair(1, 1)),
        (Value::data(1, [Value::int(1)]), pair(1, 1)),
        (Value::Bool(true), Value::Bool(false)),
    ] {
        assert_eq!(Form::through(&before, &after), None);
    }
    assert_eq!(Form::through(&Value::Bool(true), &Value::Bool(true)), Some(Form::Fixed(Value::Bool(true))));
}
