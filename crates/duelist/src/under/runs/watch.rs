//! What in a system's step could take another path in another repetition.

use crate::problem::flatten::{Shape, System};
use crate::term::{Map, Node, Op, Store, Term};

/// Something that has to be the same in the first and in the last repetition: closed lambdas over the fields of a state and then
/// of an element, like a system's steps.
#[derive(Clone, Debug)]
pub(super) enum Watch {
    /// The truth of a linear inequality.
    Truth(Term),
    /// A number that a function is applied to which is not affine.
    Value(Term),
    /// Factors of a product: all but one of them.
    Factors(Vec<Term>),
}

impl Watch {
    /// Says that a first and a last state and element agree on this.
    pub(super) fn same(&self, store: &mut Store, first: &[Term], last: &[Term]) -> Term {
        let equal = |function: Term| {
            let (first, last) = (store.beta(function, first), store.beta(function, last));
            if first == last { store.bool(true) } else { store.eq(first, last) }
        };
        match self {
            Watch::Truth(function) | Watch::Value(function) => equal(*function),
            Watch::Factors(factors) => {
                let same: Vec<Term> = factors.iter().map(|factor| equal(*factor)).collect();
                let mut pairs = Vec::new();
                for (index, one) in same.iter().enumerate() {
                    for other in &same[index + 1..] {
                        pairs.push(store.or([*one, *other]));
                    }
                }
                store.and(pairs)
            }
        }
    }
}

/// Which fields of a shape are numbers that may change from repetition to repetition. Tags are not numbers.
pub(super) fn numbers(shape: &Shape) -> Vec<bool> {
    match shape {
        Shape::Scalar(sort) => vec![sort.is_numeric()],
        Shape::Data { constructors, .. } => {
            let tag = shape.is_tagged().then_some(false);
            tag.into_iter().chain(constructors.iter().flatten().flat_map(numbers)).collect()
        }
    }
}

/// By how much each field of the state grows with every element, where that is obvious: 0 for a field that no step
/// changes, 1 for one that counts.
pub(super) fn increments(system: &System, store: &Store) -> Vec<Option<dashu_int::IBig>> {
    let parameters = system.state.len() + system.element.len();
    let own = |field: usize, term: Term| match store.node(term) {
        Node::Bound(index, _) => *index as usize == parameters - 1 - field,
        _ => false,
    };
    let one = |(field, step): (usize, &Term)| {
        let Node::Lambda(_, body) = store.node(*step) else { return None };
        if own(field, *body) {
            return Some(dashu_int::IBig::ZERO);
        }
        match store.as_app(*body) {
            Some((Op::Add, &[left, right])) => {
                let (variable, literal) = if own(field, left) { (left, right) } else { (right, left) };
                match store.node(literal) {
                    Node::Int(literal) if own(field, variable) => Some(literal.clone()),
                    _ => None,
                }
            }
            _ => None,
        }
    };
    system.step.iter().enumerate().map(one).collect()
}

/// What has to be watched in the steps of a system if the state's and the element's fields with `varying` set may change from
/// repetition to repetition.
///
/// Only numbers vary: everything else is the same in every repetition that takes the same path. A choice between numbers
/// varies if one of them does, its condition being the same; so does a sum. Where a function that is not affine is applied
/// to something that varies, that something is watched, and then the result does not vary.
pub(super) fn watches(system: &System, store: &mut Store, varying: &[bool]) -> Vec<Watch> {
    let bodies: Vec<Term> = system.step.iter().flat_map(|step| store.children(*step).to_vec()).collect();
    let Some(Node::Lambda(parameters, _)) = system.step.first().map(|step| store.node(*step).clone()) else {
        return Vec::new();
    };
    let mut varies: Map<Term, bool> = Map::default();
    let mut watched: Vec<Watch> = Vec::new();
    for term in store.postorder(&bodies) {
        let (op, arguments) = match store.node(term).clone() {
            Node::App(op, arguments) => (op, arguments),
            Node::Bound(index, _) => {
                varies.insert(term, varying[varying.len() - 1 - index as usize]);
                continue;
            }
            _ => {
                varies.insert(term, false);
                continue;
            }
        };
        let changing: Vec<Term> = arguments.iter().copied().filter(|argument| varies[argument]).collect();
        let numeric = store.sort_of(term).is_numeric();
        let result = !changing.is_empty()
            && match op {
                Op::Add | Op::Sub | Op::Neg | Op::ToReal | Op::Ite => numeric,
                Op::Mul => {
                    if changing.len() > 1 {
                        watched.push(Watch::Factors(changing));
                    }
                    true
                }
                Op::RealDiv => {
                    if varies[&arguments[1]] {
                        watched.push(Watch::Value(arguments[1]));
                    }
                    varies[&arguments[0]]
                }
                Op::Abs => {
                    let zero = store.int(0);
                    watched.push(Watch::Truth(store.le(zero, arguments[0])));
                    true
                }
                Op::Lt | Op::Le => {
                    watched.push(Watch::Truth(term));
                    false
                }
                Op::Eq | Op::Distinct => {
                    for (index, left) in arguments.iter().enumerate() {
                        for right in &arguments[index + 1..] {
                            if varies[left] || varies[right] {
                                watched.push(Watch::Truth(store.le(*left, *right)));
                                watched.push(Watch::Truth(store.le(*right, *left)));
                            }
                        }
                    }
                    false
                }
                // `div`, `mod`, `to_int`, `is_int`, uninterpreted functions: their arguments must not change.
                _ => {
                    watched.extend(changing.into_iter().map(Watch::Value));
                    false
                }
            };
        varies.insert(term, result);
    }
    let mut closed = |body: Term| store.lambda(parameters.clone(), body);
    watched
        .into_iter()
        .map(|watch| match watch {
            Watch::Truth(body) => Watch::Truth(closed(body)),
            Watch::Value(body) => Watch::Value(closed(body)),
            Watch::Factors(bodies) => Watch::Factors(bodies.into_iter().map(&mut closed).collect()),
        })
        .collect()
}
