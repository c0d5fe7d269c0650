//! Lists as an algebraic datatype with recursive functions (paper §7.4, "Theory of datatypes").
//!
//! One datatype per element sort instead of the paper's parametric one: Z3 refuses `(_ is nil)` as ambiguous as soon as two
//! instances of a parametric datatype exist. The values of the datatype are exactly the finite lists.

use std::fmt::Write as _;

use super::encoding::{Combinator, Cursor, Encoding, Name};
use super::names::{Locals, Names};
use crate::term::{self, Op};

#[derive(Debug)]
pub(super) struct Datatypes;

#[derive(Debug)]
pub(super) struct List {
    sort: String,
    nil: String,
    cons: String,
    head: String,
    tail: String,
}

impl Encoding for Datatypes {
    type List = List;
    const EXTENSIONAL: bool = true;
    const INDEXED: bool = false;
    const ACCUMULATES: bool = false;

    fn declare(&self, out: &mut String, names: &mut Names, element: &str, suffix: &str) -> List {
        let mut name = |stem: &str| names.fresh(&format!("{stem}{suffix}"));
        let list =
            List { sort: name("DTList"), nil: name("nil"), cons: name("cons"), head: name("head"), tail: name("tail") };
        let List { sort, nil, cons, head, tail } = &list;
        let _ = writeln!(out, "(declare-datatype {sort} (({nil}) ({cons} ({head} {element}) ({tail} {sort}))))");
        list
    }

    fn sort<'l>(&self, list: &'l List) -> &'l str {
        &list.sort
    }

    fn well_formed(&self, _: &List, _: &str) -> Option<String> {
        None
    }

    fn filler(&self, _: &List) -> Option<String> {
        None
    }

    fn value(&self, list: &List, count: usize, _: &str) -> Vec<String> {
        let List { nil, cons, .. } = list;
        let mut pieces: Vec<String> =
            (0..count).map(|index| format!("{}({cons} ", if index > 0 { " " } else { "" })).collect();
        let space = if count > 0 { " " } else { "" };
        pieces.push(format!("{space}{nil}{}", ")".repeat(count)));
        pieces
    }

    fn builtin(&self, op: Op, list: &List) -> Option<String> {
        match op {
            Op::Eq => Some("=".to_string()),
            Op::Combinator(term::Combinator::Cons) => Some(list.cons.clone()),
            _ => None,
        }
    }

    fn define(&self, out: &mut String, locals: &Locals, op: Op, list: &List, name: &Name<'_>) -> Option<String> {
        let List { sort, nil, cons, head, tail } = list;
        let (l, m, name) = (&locals.list, &locals.other, name.own);
        let (text, start) = match op {
            Op::Len => {
                (format!("(({l} {sort})) Int\n  (ite ((_ is {nil}) {l}) 0 (+ 1 ({name} ({tail} {l}))))"), String::new())
            }
            Op::Append => (
                format!(
                    "(({l} {sort}) ({m} {sort})) {sort}\n  \
                     (ite ((_ is {nil}) {l}) {m} ({cons} ({head} {l}) ({name} ({tail} {l}) {m})))"
                ),
                String::new(),
            ),
            Op::Rev => (
                format!(
                    "(({m} {sort}) ({l} {sort})) {sort}\n  \
                     (ite ((_ is {nil}) {l}) {m} ({name} ({cons} ({head} {l}) {m}) ({tail} {l})))"
                ),
                format!("{nil} "),
            ),
            _ => return None,
        };
        let _ = writeln!(out, "(define-fun-rec {name} {text})");
        Some(start)
    }

    fn map(&self, out: &mut String, locals: &Locals, map: &Combinator<'_, List>, target: &List) {
        let List { sort, nil, head, tail, .. } = map.source;
        let Combinator { name, function, .. } = map;
        let (captured, arguments, l) = (map.parameters(), map.arguments(), &locals.list);
        let (result, empty, cons) = (&target.sort, &target.nil, &target.cons);
        let _ = writeln!(
            out,
            "(define-fun-rec {name} ({captured}({l} {sort})) {result}\n  \
             (ite ((_ is {nil}) {l}) {empty} \
             ({cons} ({function} {arguments}({head} {l})) ({name} {arguments}({tail} {l})))))"
        );
    }

    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, List>, accumulator: &str) -> &'static str {
        let List { sort, nil, head, tail, .. } = fold.source;
        let Combinator { name, function, .. } = fold;
        let (captured, arguments, l, acc) = (fold.parameters(), fold.arguments(), &locals.list, &locals.accumulator);
        let _ = writeln!(
            out,
            "(define-fun-rec {name} ({captured}({acc} {accumulator}) ({l} {sort})) {accumulator}\n  \
             (ite ((_ is {nil}) {l}) {acc} ({name} {arguments}({function} {arguments}{acc} ({head} {l})) ({tail} {l}))))"
        );
        ""
    }

    fn cursor(&self, _: &Locals, list: &List, l: &str) -> Cursor {
        let List { nil, head, tail, .. } = list;
        Cursor {
            ended: format!("((_ is {nil}) {l})"),
            element: format!("({head} {l})"),
            next: format!("({tail} {l})"),
            rest: l.to_string(),
        }
    }

    fn extended(&self, list: &List, made: &str, element: &str) -> String {
        format!("({} {element} {made})", list.cons)
    }
}
