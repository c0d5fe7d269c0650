//! A recursive definition, taken apart: which arguments get smaller, and what is yielded in each case.

use super::Lowering;
use crate::term::{Map, Op, Role, Sort, Store, Symbol, Term};

/// A definition with constants for its parameters. Everything here is as the user wrote it.
#[derive(Clone, Debug)]
pub(super) struct Definition {
    pub(super) symbol: Symbol,
    pub(super) parameters: Vec<Term>,
    pub(super) body: Term,
}

/// What a parameter is in a case: ended, or so many elements before a rest.
#[derive(Clone, Debug)]
pub(super) struct Opened {
    /// The elements, from the first; none for numbers.
    pub(super) heads: Vec<Term>,
    /// The rest; `None` if there is none.
    pub(super) rest: Option<Term>,
    /// The value.
    pub(super) value: Term,
}

/// The parameters that get smaller together with every call, and by how much.
#[derive(Clone, Debug)]
pub(super) struct Recursion {
    pub(super) shrinking: Vec<usize>,
    pub(super) step: usize,
}

impl Definition {
    /// The calls in a term.
    pub(super) fn calls(&self, store: &Store, term: Term) -> Vec<Term> {
        let all = store.postorder(&[term]);
        let is_call =
            |term: &Term| matches!(store.as_app(*term), Some((Op::Symbol(symbol), _)) if symbol == self.symbol);
        all.into_iter().filter(is_call).collect()
    }

    /// Opens a parameter: `ended` after so many elements, or with a rest.
    pub(super) fn open(&self, lowering: &mut Lowering<'_>, parameter: usize, count: usize, ended: bool) -> Opened {
        let sort = lowering.store.sort_of(self.parameters[parameter]);
        let (empty, more, element) = match lowering.store.role(sort) {
            Role::List { nil, cons, head, tail } => (nil, cons, Some((head, tail))),
            Role::Nat { zero, succ } => (zero, succ, None),
            Role::Plain | Role::Image(_) => unreachable!("only lists and numbers are opened"),
        };
        let rest = (!ended).then(|| lowering.fresh("rest", sort));
        let mut value = rest.unwrap_or_else(|| lowering.store.app(Op::Construct(sort, empty), []));
        let mut heads = Vec::new();
        for _ in 0..count {
            let fields: Vec<Term> = match element {
                None => vec![value],
                Some((head, _)) => {
                    let element = lowering.store.field_sorts(sort, more)[head as usize];
                    let first = lowering.fresh("element", element);
                    heads.insert(0, first);
                    if head == 0 { vec![first, value] } else { vec![value, first] }
                }
            };
            value = lowering.store.app(Op::Construct(sort, more), fields);
        }
        Opened { heads, rest, value }
    }

    /// The body with values for some parameters, simplified.
    pub(super) fn body_with(&self, store: &mut Store, values: &[(usize, Term)]) -> Term {
        let values: Vec<(Term, Term)> = values.iter().map(|(index, value)| (self.parameters[*index], *value)).collect();
        let body = store.substitute(self.body, &values);
        simplified(store, body)
    }

    /// The function applied to its parameters, but for these values.
    pub(super) fn applied_to(&self, store: &mut Store, values: &[(usize, Term)]) -> Term {
        let mut arguments = self.parameters.clone();
        values.iter().for_each(|(index, value)| arguments[*index] = *value);
        store.app(Op::Symbol(self.symbol), arguments)
    }

    fn is_recursive(&self, store: &Store, parameter: usize) -> bool {
        let sort = store.sort_of(self.parameters[parameter]);
        matches!(store.role(sort), Role::List { .. } | Role::Nat { .. })
    }

    /// Whether every call is made with the rest of this parameter, `step` elements on, and none if there are fewer.
    fn shrinks(&self, lowering: &mut Lowering<'_>, parameter: usize, step: usize) -> bool {
        let opened = self.open(lowering, parameter, step, false);
        let body = self.body_with(lowering.store, &[(parameter, opened.value)]);
        let calls = self.calls(lowering.store, body);
        calls.iter().all(|call| Some(lowering.store.children(*call)[parameter]) == opened.rest)
    }

    /// Whether no call is made where this parameter has ended after fewer than `step` elements.
    fn ends(&self, lowering: &mut Lowering<'_>, parameter: usize, step: usize) -> bool {
        (0..step).all(|count| {
            let opened = self.open(lowering, parameter, count, true);
            let body = self.body_with(lowering.store, &[(parameter, opened.value)]);
            self.calls(lowering.store, body).is_empty()
        })
    }

    /// How the recursion goes on, if some parameter gets smaller in every call and where it ends no call is made. Then the
    /// equations have exactly one solution, by induction on that parameter.
    pub(super) fn recursion(&self, lowering: &mut Lowering<'_>) -> Vec<Recursion> {
        let mut found = Vec::new();
        for step in 1..=2 {
            let candidates: Vec<usize> =
                (0..self.parameters.len()).filter(|index| self.is_recursive(lowering.store, *index)).collect();
            let shrinking: Vec<usize> =
                candidates.into_iter().filter(|index| self.shrinks(lowering, *index, step)).collect();
            let together = shrinking.len() > 1 && shrinking.iter().all(|index| self.ends(lowering, *index, step));
            if together {
                found.push(Recursion { shrinking: shrinking.clone(), step });
            }
            for index in shrinking {
                if self.ends(lowering, index, step) {
                    found.push(Recursion { shrinking: vec![index], step });
                }
            }
            if !found.is_empty() {
                break;
            }
        }
        found
    }
}

/// The term with constructors met by testers, selectors and equalities computed.
pub(super) fn simplified(store: &mut Store, term: Term) -> Term {
    let mut memo: Map<Term, Term> = Map::default();
    store.smart_rebuild(&[term], &mut memo, |store, term| match store.as_app(term) {
        Some((Op::Eq, &[left, right])) => constructors_equal(store, left, right),
        _ => None,
    })[0]
}

/// An equality between constructors, as one of their fields.
fn constructors_equal(store: &mut Store, left: Term, right: Term) -> Option<Term> {
    let (Some((Op::Construct(sort, one), first)), Some((Op::Construct(_, other), second))) =
        (store.as_app(left), store.as_app(right))
    else {
        return None;
    };
    if !matches!(store.role(sort), Role::List { .. } | Role::Nat { .. }) {
        return None;
    }
    if one != other {
        return Some(store.bool(false));
    }
    let pairs: Vec<(Term, Term)> = first.iter().copied().zip(second.iter().copied()).collect();
    let mut parts = Vec::new();
    for (left, right) in pairs {
        parts.push(match constructors_equal(store, left, right) {
            Some(equal) => equal,
            None => store.smart_eq(left, right),
        });
    }
    Some(store.smart_and(&parts))
}

/// The sort of a constant's image.
pub(super) fn image(lowering: &mut Lowering<'_>, constant: Term) -> (Term, Sort) {
    let image = lowering.term(constant).expect("constants can be lowered");
    (image, lowering.store.sort_of(image))
}
