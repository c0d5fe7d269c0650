//! Counter systems: the folds over a list as finite control and numbers that grow.
//!
//! A field of a transition system is *control* if it has few values, as truth values and tags of enumerations have, and a *counter* if a step adds
//! something to it that depends on control and on the element alone. If that is all there is, the order of elements matters only as far as control
//! sees it: a list is a walk through the graph of the control's values, and what it counts is the sum over the edges that it uses. With no control at
//! all a list is a multiset. Conjunctions, disjunctions and extremes of functions of the element do not depend on the order either.
//!
//! [`Counters`] says what each field is, [`Graph`] has the values of control that can be reached and, for each step between them that a solver has
//! found, what it adds. A graph never claims to have all steps: those who refute check what they conclude from it, those who look for models need no more.

mod explore;
mod graph;

pub(crate) use explore::{Explorer, is_at, literal, number, rational, zero};
pub(crate) use graph::{Edge, Graph};

use crate::term::{Map, Node, Op, Sort, Store, Term};

/// What a field of the state is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// It has a few values.
    Control,
    /// A step adds this to it.
    Sum(Term),
    /// It stays true as long as this holds.
    All(Term),
    /// It becomes true as soon as this holds.
    Any(Term),
    /// It is the greatest of what it was and of this.
    Greatest(Term),
    /// It is the least of what it was and of this.
    Least(Term),
    /// Nothing of the kind.
    Other,
}

/// A transition system, with the roles of its fields.
#[derive(Clone, Debug)]
pub(crate) struct Counters {
    /// The fields of the state: constants.
    pub(crate) state: Vec<Term>,
    /// What a step reads: constants.
    pub(crate) inputs: Vec<Term>,
    /// What holds of the inputs.
    pub(crate) guard: Vec<Term>,
    /// The first state.
    pub(crate) init: Vec<Term>,
    /// The next state, over the state and the inputs.
    pub(crate) next: Vec<Term>,
    /// What each field is.
    pub(crate) roles: Vec<Role>,
    /// Whether the roles say all there is to know of a step: what is added and how control moves depends on control and the inputs alone.
    pub(crate) exact: bool,
}

impl Counters {
    /// Finds out what the fields are. `finite` says which of them have few values.
    #[must_use]
    pub(crate) fn new(
        store: &Store,
        (state, finite): (Vec<Term>, &[bool]),
        inputs: Vec<Term>,
        guard: Vec<Term>,
        init: Vec<Term>,
        next: Vec<Term>,
    ) -> Counters {
        let mut roles: Vec<Role> = state
            .iter()
            .zip(&next)
            .zip(finite)
            .map(|((own, next), finite)| match role(store, *own, *next) {
                Role::Other if *finite => Role::Control,
                role => role,
            })
            .collect();
        // What another field depends on has to be known at every step.
        let mut exact = true;
        let mut at = 0;
        while at < roles.len() {
            let read = store.postorder(&roles[at].reads(next[at]));
            let promoted = (0..roles.len()).find(|other| {
                matches!(roles[*other], Role::All(_) | Role::Any(_)) && finite[*other] && read.contains(&state[*other])
            });
            match promoted {
                Some(other) => {
                    roles[other] = Role::Control;
                    (at, exact) = (0, true);
                }
                None => {
                    let known = |field: usize| roles[field] == Role::Control || !read.contains(&state[field]);
                    exact &= roles[at] != Role::Other && (0..roles.len()).all(known);
                    at += 1;
                }
            }
        }
        Counters { state, inputs, guard, init, next, roles, exact }
    }

    /// Takes conjunctions and disjunctions for control, if they are at most so many.
    pub(crate) fn with_booleans_as_control(&mut self, at_most: usize) {
        let is_boolean = |role: &Role| matches!(role, Role::All(_) | Role::Any(_));
        if self.roles.iter().filter(|role| is_boolean(role)).count() <= at_most {
            self.roles.iter_mut().filter(|role| is_boolean(role)).for_each(|role| *role = Role::Control);
        }
    }

    /// The fields that are control.
    pub(crate) fn control(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.roles.len()).filter(|field| self.roles[*field] == Role::Control)
    }

    /// The fields that are counters, with what a step adds to them.
    pub(crate) fn sums(&self) -> impl Iterator<Item = (usize, Term)> + '_ {
        self.roles.iter().enumerate().filter_map(|(field, role)| match role {
            Role::Sum(by) => Some((field, *by)),
            _ => None,
        })
    }
}

impl Role {
    /// The terms that it depends on; `next` is the field in the next state.
    fn reads(self, next: Term) -> Vec<Term> {
        match self {
            Role::Control => vec![next],
            Role::Sum(term) | Role::All(term) | Role::Any(term) | Role::Greatest(term) | Role::Least(term) => {
                vec![term]
            }
            Role::Other => Vec::new(),
        }
    }
}

/// What the field `own` is if `next` follows it.
fn role(store: &Store, own: Term, next: Term) -> Role {
    let mentions = |term: Term| store.postorder(&[term]).contains(&own);
    if store.sort_of(own) != Sort::BOOL {
        return match growth(store, own, next) {
            Some(by) => Role::Sum(by),
            None => extreme(store, own, next)
                .filter(|(_, of)| !mentions(*of))
                .map_or(Role::Other, |(greatest, of)| if greatest { Role::Greatest(of) } else { Role::Least(of) }),
        };
    }
    if own == next {
        return Role::All(store.bool(true));
    }
    match store.as_app(next) {
        Some((op @ (Op::And | Op::Or), parts)) if parts.contains(&own) => {
            let others: Vec<Term> = parts.iter().copied().filter(|part| *part != own).collect();
            match others.iter().any(|part| mentions(*part)) {
                true => Role::Other,
                false if op == Op::And => Role::All(store.smart_and(&others)),
                false => Role::Any(store.smart_or(&others)),
            }
        }
        _ => Role::Other,
    }
}

/// What `next` adds to the number `own`: a term without `own`.
fn growth(store: &Store, own: Term, next: Term) -> Option<Term> {
    if !store.sort_of(own).is_numeric() {
        return None;
    }
    let zero = match store.sort_of(own) {
        Sort::INT => store.int(0),
        _ => store.term(Node::Real(dashu_ratio::RBig::ZERO)),
    };
    // For each term that has `own` in it what it adds to `own`, or nothing if it is not `own` with something added.
    let mut grown: Map<Term, Option<Term>> = Map::default();
    for term in store.postorder(&[next]) {
        if term == own {
            grown.insert(term, Some(zero));
            continue;
        }
        let Some((op, parts)) = store.as_app(term) else { continue };
        let moving: Vec<usize> = (0..parts.len()).filter(|part| grown.contains_key(&parts[*part])).collect();
        if moving.is_empty() {
            continue;
        }
        let by = match (op, &moving[..]) {
            (Op::Add, [one]) => grown[&parts[*one]].map(|by| {
                let others = parts.iter().enumerate().filter(|(part, _)| part != one).map(|(_, term)| *term);
                store.smart(Op::Add, &std::iter::once(by).chain(others).collect::<Vec<_>>())
            }),
            (Op::Sub, [0]) if parts.len() == 2 => grown[&parts[0]]
                .map(|by| if by == zero { negated(store, parts[1]) } else { store.app(Op::Sub, [by, parts[1]]) }),
            (Op::Ite, [1, 2]) => grown[&parts[1]]
                .zip(grown[&parts[2]])
                .map(|(then, otherwise)| store.smart_ite(parts[0], then, otherwise)),
            _ => None,
        };
        grown.insert(term, by);
    }
    // A number that is set now and then is no counter.
    grown.get(&next).copied().flatten()
}

fn negated(store: &Store, term: Term) -> Term {
    match store.node(term) {
        Node::Int(value) => store.int(-value.clone()),
        Node::Real(value) => store.term(Node::Real(-value.clone())),
        _ => store.app(Op::Neg, [term]),
    }
}

/// Whether `next` is the greatest (or the least) of `own` and another number, and of which.
fn extreme(store: &Store, own: Term, next: Term) -> Option<(bool, Term)> {
    let Some((Op::Ite, &[condition, then, otherwise])) = store.as_app(next) else { return None };
    let Some((Op::Lt | Op::Le, &[less, more])) = store.as_app(condition) else { return None };
    let of = match (then == own, otherwise == own) {
        (true, false) => otherwise,
        (false, true) => then,
        _ => return None,
    };
    ((less, more) == (own, of) || (less, more) == (of, own)).then_some((then == more, of))
}
