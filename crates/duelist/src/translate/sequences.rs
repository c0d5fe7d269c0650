//! Lists as sequences with Z3's combinators (paper §7.4, "Theory of sequences").

use std::fmt::Write as _;

use super::encoding::{Combinator, Cursor, Encoding, Name};
use super::names::{Locals, Names};
use crate::term::{self, Op};

#[derive(Debug)]
pub(super) struct Sequences;

#[derive(Debug)]
pub(super) struct List {
    sort: String,
    element: String,
}

impl Encoding for Sequences {
    type List = List;
    const EXTENSIONAL: bool = true;
    const KNOWS_ELEMENTS: bool = true;
    const INDEXED: bool = true;
    const ACCUMULATES: bool = false;

    fn declare(&self, _: &mut String, _: &mut Names, element: &str, _: &str) -> List {
        List { sort: format!("(Seq {element})"), element: element.to_string() }
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
        match count {
            0 => vec![format!("(as seq.empty {})", list.sort)],
            1 => vec!["(seq.unit ".into(), ")".into()],
            _ => {
                let mut pieces = vec!["(seq.++ (seq.unit ".to_string()];
                pieces.extend((1..count).map(|_| ") (seq.unit ".to_string()));
                pieces.push("))".into());
                pieces
            }
        }
    }

    fn builtin(&self, op: Op, _: &List) -> Option<String> {
        let name = match op {
            Op::Len => "seq.len",
            Op::Eq => "=",
            Op::Append => "seq.++",
            Op::Combinator(term::Combinator::Element) => "seq.nth",
            _ => return None,
        };
        Some(name.to_string())
    }

    fn define(&self, out: &mut String, locals: &Locals, op: Op, list: &List, name: &Name<'_>) -> Option<String> {
        let List { sort, element } = list;
        let Locals { list: l, count: n, accumulator: acc, element: x, .. } = locals;
        let text = match op {
            Op::Rev => format!(
                "(({l} {sort})) {sort}\n  (seq.fold_left (lambda (({acc} {sort}) ({x} {element})) \
                 (seq.++ (seq.unit {x}) {acc})) (as seq.empty {sort}) {l})"
            ),
            Op::Combinator(term::Combinator::Take) => {
                format!("(({n} Int) ({l} {sort})) {sort}\n  (seq.extract {l} 0 {n})")
            }
            Op::Combinator(term::Combinator::Drop) => {
                format!("(({n} Int) ({l} {sort})) {sort}\n  (seq.extract {l} (ite (< {n} 0) 0 {n}) (seq.len {l}))")
            }
            _ => return None,
        };
        let _ = writeln!(out, "(define-fun {} {text})", name.own);
        Some(String::new())
    }

    fn map(&self, out: &mut String, locals: &Locals, map: &Combinator<'_, List>, target: &List) {
        let Combinator { name, function, element, .. } = map;
        let (captured, arguments, source, result) = (map.parameters(), map.arguments(), &map.source.sort, &target.sort);
        let Locals { list: l, element: x, .. } = locals;
        let _ = writeln!(
            out,
            "(define-fun {name} ({captured}({l} {source})) {result}\n  \
             (seq.map (lambda (({x} {element})) ({function} {arguments}{x})) {l}))"
        );
    }

    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, List>, accumulator: &str) -> &'static str {
        let Combinator { name, function, element, .. } = fold;
        let (captured, arguments, source) = (fold.parameters(), fold.arguments(), &fold.source.sort);
        let Locals { list: l, element: x, accumulator: acc, init, .. } = locals;
        let _ = writeln!(
            out,
            "(define-fun {name} ({captured}({init} {accumulator}) ({l} {source})) {accumulator}\n  \
             (seq.fold_left (lambda (({acc} {accumulator}) ({x} {element})) ({function} {arguments}{acc} {x})) {init} {l}))"
        );
        ""
    }

    fn cursor(&self, locals: &Locals, _: &List, l: &str) -> Cursor {
        let i = &locals.index;
        Cursor {
            ended: format!("(>= {i} (seq.len {l}))"),
            element: format!("(seq.nth {l} {i})"),
            next: l.to_string(),
            rest: format!("(seq.extract {l} {i} (- (seq.len {l}) {i}))"),
        }
    }

    fn extended(&self, _: &List, made: &str, element: &str) -> String {
        format!("(seq.++ (seq.unit {element}) {made})")
    }
}
