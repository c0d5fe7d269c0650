//! A recursive definition, taken apart: which arguments get smaller, and what is yielded in each case.

use dashu_int::IBig;

use super::Lowering;
use super::compute::regrouped;
use crate::term::{Linear, Op, Role, Sort, Store, Symbol, Term};

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

/// What a parameter can be taken apart as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A list of the user's.
    List { nil: u32, cons: u32, head: u32 },
    /// A number of the user's.
    Number { zero: u32, succ: u32 },
    /// A list of the language.
    Sequence,
    /// An integer that is counted down to zero. There is nothing below: a definition that goes on there is not one.
    Counter,
}

/// The parameters that get smaller together with every call, and by how much.
#[derive(Clone, Debug)]
pub(super) struct Recursion {
    pub(super) shrinking: Vec<usize>,
    pub(super) step: usize,
    /// Whether calls may also be made with fewer steps, if with one.
    pub(super) earlier: bool,
}

impl Definition {
    /// The calls in a term.
    pub(super) fn calls(&self, store: &Store, term: Term) -> Vec<Term> {
        let all = store.postorder(&[term]);
        let is_call =
            |term: &Term| matches!(store.as_app(*term), Some((Op::Symbol(symbol), _)) if symbol == self.symbol);
        all.into_iter().filter(is_call).collect()
    }

    /// What a parameter can be taken apart as, if that is known.
    pub(super) fn kind(&self, store: &Store, parameter: usize) -> Option<Kind> {
        let sort = store.sort_of(self.parameters[parameter]);
        match store.role(sort) {
            Role::List { nil, cons, head, .. } => Some(Kind::List { nil, cons, head }),
            Role::Nat { zero, succ } => Some(Kind::Number { zero, succ }),
            Role::Plain | Role::Image(_) if store.is_list(sort) => Some(Kind::Sequence),
            Role::Plain | Role::Image(_) => (sort == Sort::INT).then_some(Kind::Counter),
        }
    }

    /// Whether a parameter counts steps.
    pub(super) fn counts(&self, store: &Store, parameter: usize) -> bool {
        matches!(self.kind(store, parameter), Some(Kind::Number { .. } | Kind::Counter))
    }

    /// Opens a parameter: `ended` after so many elements, or with a rest. Every value of its sort is one of these.
    pub(super) fn open(&self, lowering: &mut Lowering<'_>, parameter: usize, count: usize, ended: bool) -> Opened {
        let sort = lowering.store.sort_of(self.parameters[parameter]);
        let kind = self.kind(lowering.store, parameter).expect("only lists and numbers are opened");
        if kind == Kind::Counter {
            return open_counter(lowering, count, ended);
        }
        let rest = (!ended).then(|| lowering.fresh("rest", sort));
        let mut value = rest.unwrap_or_else(|| match kind {
            Kind::Number { zero, .. } => lowering.store.app(Op::Construct(sort, zero), []),
            _ => lowering.written_nil(sort),
        });
        let mut heads = Vec::new();
        for _ in 0..count {
            value = match kind {
                Kind::Number { succ, .. } => lowering.store.app(Op::Construct(sort, succ), [value]),
                _ => {
                    let element = lowering.element(sort).expect("a list");
                    let first = lowering.fresh("element", element);
                    heads.insert(0, first);
                    lowering.written_cons(sort, first, value)
                }
            };
        }
        Opened { heads, rest, value }
    }

    /// The body with values for some parameters, simplified.
    pub(super) fn body_with(&self, lowering: &mut Lowering<'_>, values: &[(usize, Term)]) -> Term {
        let values: Vec<(Term, Term)> = values.iter().map(|(index, value)| (self.parameters[*index], *value)).collect();
        let body = lowering.store.substitute(self.body, &values);
        let body = lowering.computed(body);
        regrouped(lowering.store, body)
    }

    /// The function applied to its parameters, but for these values.
    pub(super) fn applied_to(&self, store: &mut Store, values: &[(usize, Term)]) -> Term {
        let mut arguments = self.parameters.clone();
        values.iter().for_each(|(index, value)| arguments[*index] = *value);
        store.app(Op::Symbol(self.symbol), arguments)
    }

    /// Whether every call is made with the rest of this parameter, `step` elements on, and none if there are fewer.
    fn shrinks(&self, lowering: &mut Lowering<'_>, parameter: usize, step: usize) -> bool {
        let opened = self.open(lowering, parameter, step, false);
        let body = self.body_with(lowering, &[(parameter, opened.value)]);
        let calls = self.calls(lowering.store, body);
        calls.iter().all(|call| Some(lowering.store.children(*call)[parameter]) == opened.rest)
    }

    /// Whether no call is made where this parameter has ended after fewer than `step` elements.
    fn ends(&self, lowering: &mut Lowering<'_>, parameter: usize, step: usize) -> bool {
        (0..step).all(|count| {
            let opened = self.open(lowering, parameter, count, true);
            let body = self.body_with(lowering, &[(parameter, opened.value)]);
            self.calls(lowering.store, body).is_empty()
        })
    }

    /// How the recursion goes on, if some parameter gets smaller in every call and where it ends no call is made. Then the
    /// equations have exactly one solution, by induction on that parameter.
    /// Integers that are counted down come last, since most of them are not.
    pub(super) fn recursion(&self, lowering: &mut Lowering<'_>) -> Vec<Recursion> {
        let of_kind = |lowering: &Lowering<'_>, wanted: fn(Kind) -> bool| -> Vec<usize> {
            let all = 0..self.parameters.len();
            all.filter(|index| self.kind(lowering.store, *index).is_some_and(wanted)).collect()
        };
        let structured = of_kind(lowering, |kind| kind != Kind::Counter);
        let mut found = Vec::new();
        for step in 1..=2 {
            found = self.smaller(lowering, &structured, step);
            if !found.is_empty() {
                break;
            }
        }
        let all = of_kind(lowering, |_| true);
        if all.len() > structured.len() {
            let counted = self.smaller(lowering, &all, 1);
            let is_new = |one: &Recursion| one.shrinking.iter().any(|index| !structured.contains(index));
            found.extend(counted.into_iter().filter(is_new));
        }
        let numbers = all.into_iter().filter(|index| self.counts(lowering.store, *index)).collect::<Vec<usize>>();
        let earlier = numbers.into_iter().filter(|index| found.is_empty() && self.gets_to_earlier(lowering, *index));
        let earlier: Vec<usize> = earlier.collect();
        found.extend(earlier.into_iter().map(|index| Recursion { shrinking: vec![index], step: 2, earlier: true }));
        found
    }

    /// Whether every call is made with one of the two numbers before this parameter, of those with 0 if it is 1, and none if it is 0 or less.
    fn gets_to_earlier(&self, lowering: &mut Lowering<'_>, parameter: usize) -> bool {
        let ended = self.open(lowering, parameter, 0, true);
        let at_end = self.body_with(lowering, &[(parameter, ended.value)]);
        let one = self.open(lowering, parameter, 1, true);
        let at_one = self.body_with(lowering, &[(parameter, one.value)]);
        let more = self.open(lowering, parameter, 2, false);
        let body = self.body_with(lowering, &[(parameter, more.value)]);
        let less = |lowering: &mut Lowering<'_>, term: Term, from: Term, most: i32| {
            let (Ok(term), Ok(from)) = (lowering.term(term), lowering.term(from)) else { return false };
            let mut by = Linear::difference(lowering.store, from, term);
            by.terms.retain(|_, factor| !factor.is_zero());
            by.terms.is_empty() && by.constant >= IBig::ONE && by.constant <= IBig::from(most)
        };
        self.calls(lowering.store, at_end).is_empty()
            && self.calls(lowering.store, at_one).into_iter().all(|call| {
                let argument = lowering.store.children(call)[parameter];
                less(lowering, argument, one.value, 1)
            })
            && self.calls(lowering.store, body).into_iter().all(|call| {
                let argument = lowering.store.children(call)[parameter];
                less(lowering, argument, more.value, 2)
            })
    }

    /// The ways in which some of these parameters get smaller by so many steps: all that do together, and each of them.
    fn smaller(&self, lowering: &mut Lowering<'_>, candidates: &[usize], step: usize) -> Vec<Recursion> {
        let mut found = Vec::new();
        let shrinking: Vec<usize> =
            candidates.iter().copied().filter(|index| self.shrinks(lowering, *index, step)).collect();
        let together = shrinking.len() > 1 && shrinking.iter().all(|index| self.ends(lowering, *index, step));
        if together {
            found.push(Recursion { shrinking: shrinking.clone(), step, earlier: false });
        }
        for index in shrinking {
            if self.ends(lowering, index, step) {
                found.push(Recursion { shrinking: vec![index], step, earlier: false });
            }
        }
        found
    }
}

/// An integer that has been counted down, which is zero or less or, after so many steps, their number, or one that is greater than another that is not negative.
fn open_counter(lowering: &mut Lowering<'_>, count: usize, ended: bool) -> Opened {
    if ended && count > 0 {
        return Opened { heads: Vec::new(), rest: None, value: lowering.store.int(count) };
    }
    let constant = lowering.fresh("count", Sort::INT);
    let zero = lowering.store.int(0);
    let fact = if ended { lowering.store.le(constant, zero) } else { lowering.store.le(zero, constant) };
    lowering.assume(constant, fact);
    let count = lowering.store.int(count);
    let value = if ended { constant } else { lowering.store.smart(Op::Add, &[constant, count]) };
    Opened { heads: Vec::new(), rest: (!ended).then_some(constant), value }
}

/// The sort of a constant's image.
pub(super) fn image(lowering: &mut Lowering<'_>, constant: Term) -> (Term, Sort) {
    let image = lowering.term(constant).expect("constants can be lowered");
    (image, lowering.store.sort_of(image))
}
