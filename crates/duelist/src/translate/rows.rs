//! The combinators as recursive functions: one row each, in terms of the element at hand, whatever the encoding.

use super::names::Locals;
use super::recursion::{End, Recursion, Step};
use crate::term::{Combinator, Op};

/// The texts that rows are made of.
#[derive(Debug)]
pub(super) struct Words<'a> {
    pub(super) locals: &'a Locals,
    /// What a call of the combinator's function begins with.
    pub(super) function: &'a str,
    /// The elements at hand, one per list.
    pub(super) elements: Vec<&'a str>,
    /// The sort of the result.
    pub(super) result: &'a str,
    /// If that is a list, the sort of its elements.
    pub(super) element: &'a str,
    /// What a call of `List.append` begins with.
    pub(super) append: &'a str,
    /// The constructor of a pair, or of a present value of an option, and the selector of that value.
    pub(super) data: (&'a str, &'a str),
}

impl Words<'_> {
    /// The row of an operator that stays when those that yield a scalar have become folds.
    pub(super) fn recursion(&self, op: Op) -> Recursion {
        let Locals { accumulator: acc, element: e, list: l, index: i, count: n, .. } = self.locals;
        let at = |place: usize| self.elements.get(place).copied().unwrap_or_default();
        let (x, y) = (at(0), at(1));
        let call = |arguments: &[&str]| format!("({} {})", self.function, arguments.join(" "));
        let state = |name: &str, sort: &str, next: String| ((name.to_string(), sort.to_string()), next);
        let add = |element: &str| Recursion::over_elements(Step::Add(None, element.to_string()));
        let add_if = |holds: String, element: String| Recursion::over_elements(Step::Add(Some(holds), element));
        let skip = || Recursion { end: End::Rest, ..Recursion::over_elements(Step::Skip) };
        let apply = |head: String| Recursion::over_elements(Step::Apply(head));
        let fails = || Some(format!("(not {})", call(&[x])));
        let countdown = || (vec![state(n, "Int", format!("(- {n} 1)"))], Some(format!("(<= {n} 0)")));

        match op {
            Op::Combinator(Combinator::Filter) => add_if(call(&[x]), x.to_string()),
            Op::Combinator(Combinator::FilterMap) => {
                let ((some, value), image) = (self.data, call(&[x]));
                add_if(format!("((_ is {some}) {image})"), format!("({value} {image})"))
            }
            Op::Combinator(Combinator::MapIndexed) => Recursion { counts: true, ..add(&call(&[i, x])) },
            Op::Combinator(Combinator::Scan) => {
                let state = vec![state(acc, self.element, call(&[acc, x]))];
                Recursion { state, end: End::Last(acc.clone()), ..add(acc) }
            }
            Op::Combinator(Combinator::Take) => {
                let (state, stop) = countdown();
                Recursion { state, stop, ..add(x) }
            }
            Op::Combinator(Combinator::Drop) => {
                let (state, stop) = countdown();
                Recursion { state, stop, ..skip() }
            }
            Op::Combinator(Combinator::TakeWhile) => Recursion { stop: fails(), ..add(x) },
            Op::Combinator(Combinator::DropWhile) => Recursion { stop: fails(), ..skip() },
            Op::Combinator(Combinator::Range) => {
                let state = vec![state(i, "Int", format!("(+ {i} 1)")), state(n, "Int", n.clone())];
                Recursion { state, stop: Some(format!("(>= {i} {n})")), ..add(i) }
            }
            Op::Repeat => {
                let (mut counting, stop) = countdown();
                counting.push(state(e, self.element, e.clone()));
                Recursion { state: counting, stop, ..add(e) }
            }
            Op::Cycle => {
                let (mut counting, stop) = countdown();
                counting.push(state(l, self.result, l.clone()));
                Recursion { state: counting, stop, ..apply(format!("{} {l}", self.append)) }
            }
            Op::Combinator(Combinator::Concat) => apply(format!("{} {x}", self.append)),
            Op::Zip => add(&format!("({} {x} {y})", self.data.0)),
            Op::FoldRight => {
                let state = vec![state(acc, self.result, acc.clone())];
                Recursion { state, end: End::Value(acc.clone()), ..apply(format!("{} {x}", self.function)) }
            }
            other => unreachable!("{other:?} has no row: it is a fold, or its encoding defines it"),
        }
    }
}
