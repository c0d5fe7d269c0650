//! Random terms with nested functions, evaluated a second time by the definition: straight recursion on the tree.

use super::*;
use crate::term::Node;

/// The value of a term of `Int`, `Bool` and list operators, its variables given innermost last.
fn reference(s: &Store, term: Term, variables: &[Value]) -> Value {
    let int = |value: Value| {
        if let Value::Int(value) = value { value } else { unreachable!() }
    };
    let elements = |value: Value| {
        if let Value::List(list) = value { list } else { unreachable!() }
    };
    let call = |function: Term, arguments: &[Value]| match s.node(function) {
        Node::Lambda(_, body) => reference(s, *body, &[variables, arguments].concat()),
        _ => unreachable!(),
    };
    match s.node(term) {
        Node::Int(value) => Value::Int(value.clone()),
        Node::Bound(index, _) => variables[variables.len() - 1 - *index as usize].clone(),
        Node::App(op, arguments) => {
            let at = |index: usize| reference(s, arguments[index], variables);
            match op {
                Op::Add => Value::Int(int(at(0)) + int(at(1))),
                Op::Mul => Value::Int(int(at(0)) * int(at(1))),
                Op::Lt => Value::Bool(int(at(0)) < int(at(1))),
                Op::Ite => at(if at(0) == Value::Bool(true) { 1 } else { 2 }),
                Op::Len => Value::Int(elements(at(0)).len()),
                Op::ListValue(_) => Value::list((0..arguments.len()).map(at)),
                Op::Map => Value::list(elements(at(1)).iter().map(|x| call(arguments[0], std::slice::from_ref(&*x)))),
                Op::Fold => elements(at(2)).iter().fold(at(1), |acc, x| call(arguments[0], &[acc, x.into_owned()])),
                Op::FoldRight => {
                    let elements: Vec<Value> = elements(at(2)).iter().map(|x| x.into_owned()).collect();
                    elements.into_iter().rev().fold(at(1), |acc, x| call(arguments[0], &[x, acc]))
                }
                Op::Rev => {
                    let mut elements: Vec<Value> = elements(at(0)).iter().map(|x| x.into_owned()).collect();
                    elements.reverse();
                    Value::list(elements)
                }
                Op::Zip => {
                    let (left, right) = (elements(at(0)), elements(at(1)));
                    let pair = |(x, y): (std::borrow::Cow<'_, Value>, std::borrow::Cow<'_, Value>)| {
                        Value::data(0, [x.into_owned(), y.into_owned()])
                    };
                    Value::list(left.iter().zip(right.iter()).map(pair))
                }
                Op::Select(_, _, field) => match at(0) {
                    Value::Data { fields, .. } => fields[*field as usize].clone(),
                    _ => unreachable!(),
                },
                _ => unreachable!(),
            }
        }
        _ => unreachable!(),
    }
}

/// Terms by chance, from a fixed seed.
struct Terms(u64);

impl Terms {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).expect("31 bits") % bound
    }

    /// An integer term under this many variables, all integers.
    fn int(&mut self, s: &mut Store, variables: u32, size: u32) -> Term {
        if size == 0 {
            let leaf = self.below(2 + 2 * variables);
            return if leaf < 2 { s.int(i64::from(leaf) + 2) } else { s.bound((leaf - 2) / 2, Sort::INT) };
        }
        let size = size - 1;
        match self.below(8) {
            0 | 1 => {
                let sides = [self.int(s, variables, size), self.int(s, variables, size)];
                s.app(Op::Add, sides)
            }
            2 => {
                let sides = [self.int(s, variables, 0), self.int(s, variables, size.min(1))];
                s.app(Op::Mul, sides)
            }
            3 => {
                let sides = [self.int(s, variables, size), self.int(s, variables, size)];
                let condition = s.app(Op::Lt, sides);
                s.ite(condition, sides[1], sides[0])
            }
            4 => {
                let list = self.list(s, variables, size);
                s.len_of(list)
            }
            5 => {
                let body = self.int(s, variables + 2, size);
                let step = s.lambda([Sort::INT, Sort::INT], body);
                let (init, list) = (self.int(s, variables, size.min(1)), self.list(s, variables, size));
                s.fold_right(step, init, list)
            }
            _ => {
                let body = self.int(s, variables + 2, size);
                let step = s.lambda([Sort::INT, Sort::INT], body);
                let (init, list) = (self.int(s, variables, size.min(1)), self.list(s, variables, size));
                s.fold(step, init, list)
            }
        }
    }

    fn list(&mut self, s: &mut Store, variables: u32, size: u32) -> Term {
        if size == 0 || self.below(3) == 0 {
            let elements: Vec<Term> = (0..self.below(4)).map(|_| self.int(s, variables, size.min(1))).collect();
            return s.app(Op::ListValue(Sort::INT), elements);
        }
        match self.below(4) {
            0 => {
                let list = self.list(s, variables, size - 1);
                return s.rev(list);
            }
            1 => {
                let (left, right) = (self.list(s, variables, size - 1), self.list(s, variables, size - 1));
                let pairs = s.zip(left, right);
                let sort = s.element_sort(s.sort_of(pairs)).unwrap();
                let pair = s.bound(0, sort);
                let sum = [s.first(pair), s.second(pair)];
                let body = s.app(Op::Add, sum);
                let function = s.lambda([sort], body);
                return s.map(function, pairs);
            }
            _ => {}
        }
        let body = self.int(s, variables + 1, size - 1);
        let function = s.lambda([Sort::INT], body);
        let list = self.list(s, variables, size - 1);
        s.map(function, list)
    }
}

#[test]
fn agrees_with_the_definition_on_random_nested_functions() {
    let s = &mut Store::default();
    let mut terms = Terms(2);
    let roots: Vec<Term> = (0..600).map(|round| terms.int(s, 0, round % 6)).collect();
    let captures = |term: &Term| {
        let function =
            s.as_app(*term).filter(|(op, _)| matches!(op, Op::Fold | Op::FoldRight | Op::Map)).map(|(_, a)| a[0]);
        function.is_some_and(|function| !s.is_closed(function))
    };
    let captures = s.postorder(&roots).into_iter().filter(captures);
    assert!(captures.count() > 200, "the generator should nest functions that capture variables");
    // One evaluator for all, so that programs share what they can.
    let model = Model::default();
    let mut evaluator = Evaluator::new(s, &model);
    for root in roots {
        assert_eq!(evaluator.value(root), Ok(reference(s, root, &[])), "{}", crate::term::Shown(s, root));
    }
}
