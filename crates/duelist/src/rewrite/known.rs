//! Lists whose elements are known by their position: literals and repetitions of them.

use dashu_int::IBig;

use super::{arguments, at_least_zero, elements, parts};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// A word of elements, so many times, with a drift if there is one: a literal is a word once.
pub(super) struct Part {
    pub(super) count: Term,
    pub(super) word: Vec<Term>,
    /// What is added to the elements of the word in each repetition; empty if nothing is.
    drift: Vec<Term>,
}

/// The parts of a list, if all of them are known by position.
pub(super) fn known_parts(s: &Store, list: Term) -> Option<Vec<Part>> {
    parts(s, list).into_iter().map(|list| Part::of(s, list)).collect()
}

impl Part {
    pub(super) fn of(s: &Store, list: Term) -> Option<Part> {
        let part =
            |count: Term, word: &[Term], drift: &[Term]| Part { count, word: word.to_vec(), drift: drift.to_vec() };
        if let Some([from, to]) = arguments(s, list, Combinator::Range) {
            return Some(part(s.smart(Op::Sub, &[to, from]), &[from], &[s.int(1)]));
        }
        match s.as_app(list)? {
            (Op::ListValue(_), elements) => Some(part(s.int(1), elements, &[])),
            (Op::Repeat, &[count, element]) => Some(part(count, &[element], &[])),
            (Op::Cycle, &[count, word]) => Some(part(count, elements(s, word)?, &[])),
            (Op::Drift, &[count, word, drift]) => Some(part(count, elements(s, word)?, elements(s, drift)?)),
            _ => None,
        }
    }

    pub(super) fn length(&self, s: &Store) -> Term {
        s.smart(Op::Mul, &[s.int(self.word.len()), at_least_zero(s, self.count)])
    }

    /// Whether no element is written in it.
    pub(super) fn is_empty(&self) -> bool {
        self.word.is_empty()
    }

    /// What `then` makes of the element at a position, which is not negative; `otherwise` beyond the last part. The parts are seen from
    /// under `by` more variables.
    pub(super) fn choose(
        s: &Store,
        parts: &[Part],
        by: u32,
        position: Term,
        otherwise: Term,
        then: impl Fn(Term) -> Term,
    ) -> Term {
        let mut offset = s.int(0);
        let mut cases: Vec<(Term, Term)> = Vec::new();
        for part in parts.iter().filter(|part| !part.is_empty()).map(|part| part.shifted(s, by)) {
            let expected = part.element(s, s.smart(Op::Sub, &[position, offset]));
            offset = s.smart(Op::Add, &[offset, part.length(s)]);
            cases.push((s.app(Op::Lt, [position, offset]), then(expected)));
        }
        cases.into_iter().rev().fold(otherwise, |next, (inside, then)| s.ite(inside, then, next))
    }

    /// The element at an index that is within the part.
    pub(super) fn element(&self, s: &Store, index: Term) -> Term {
        let once = matches!(s.node(self.count), Node::Int(count) if count.is_one());
        let (place, repetition) = match (s.node(index), self.word.len()) {
            _ if once => (index, s.int(0)),
            (_, 1) => (s.int(0), index),
            (Node::Int(index), period) => (s.int(index % IBig::from(period)), s.int(index / IBig::from(period))),
            (_, period) => {
                let period = s.int(period);
                (s.app(Op::Mod, [index, period]), s.app(Op::IntDiv, [index, period]))
            }
        };
        let element = |number: usize| match self.drift.get(number) {
            Some(drift) => moved(s, self.word[number], *drift, repetition),
            None => self.word[number],
        };
        let last = self.word.len() - 1;
        if let Node::Int(place) = s.node(place) {
            return element(usize::try_from(place).map_or(last, |place| place.min(last)));
        }
        (0..last).rev().fold(element(last), |after, number| s.ite(s.eq(place, s.int(number)), element(number), after))
    }

    pub(super) fn shifted(&self, s: &Store, by: u32) -> Part {
        let all = |terms: &[Term]| terms.iter().map(|term| s.shift(*term, by)).collect();
        Part { count: s.shift(self.count, by), word: all(&self.word), drift: all(&self.drift) }
    }
}

/// `value` with `times · drift` added to its numbers. Recursion follows the constructors that the elements are written with, to a
/// depth that the elaborator has checked.
fn moved(s: &Store, value: Term, drift: Term, times: Term) -> Term {
    let sort = s.sort_of(value);
    if sort.is_numeric() {
        let times = if sort == Sort::REAL { s.app(Op::ToReal, [times]) } else { times };
        return match (s.node(value), s.node(drift), s.node(times)) {
            (Node::Int(value), Node::Int(drift), Node::Int(times)) => {
                let sum = value + drift * times;
                s.int(sum)
            }
            (_, Node::Int(drift), _) if drift.is_zero() => value,
            _ => {
                let product = s.app(Op::Mul, [drift, times]);
                s.app(Op::Add, [value, product])
            }
        };
    }
    match (s.node(value).clone(), s.node(drift).clone()) {
        (Node::App(op @ Op::Construct(..), fields), Node::App(other, drifts)) if op == other => {
            let fields: Vec<Term> =
                fields.iter().zip(&drifts).map(|(value, drift)| moved(s, *value, *drift, times)).collect();
            s.app(op, fields)
        }
        _ => value,
    }
}
