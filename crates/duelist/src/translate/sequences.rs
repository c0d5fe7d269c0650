//! Lists as sequences with Z3's combinators (paper §7.4, "Theory of sequences").

use std::fmt::Write as _;

use super::encoding::{Combinator, Encoding, Helper, Operation};
use super::names::{Locals, Names};

#[derive(Debug)]
pub(super) struct Sequences;

#[derive(Debug)]
pub(super) struct List {
    sort: String,
}

impl Encoding for Sequences {
    type List = List;

    fn declare(&self, _: &mut String, _: &mut Names, element: &str, _: &str) -> List {
        List { sort: format!("(Seq {element})") }
    }

    fn sort<'l>(&self, list: &'l List) -> &'l str {
        &list.sort
    }

    fn well_formed(&self, _: &List, _: &str) -> Option<String> {
        None
    }

    fn length(&self, _: &List) -> Operation {
        Operation::Builtin("seq.len".into())
    }

    fn equality(&self, _: &List) -> Operation {
        Operation::Builtin("=".into())
    }

    fn filler(&self, _: &List) -> Option<Operation> {
        None
    }

    fn define(&self, _: &mut String, _: &Locals, helper: Helper, _: &List, _: &str) {
        unreachable!("the theory has what it needs, {helper:?} included")
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

    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, List>, accumulator: &str) {
        let Combinator { name, function, element, .. } = fold;
        let (captured, arguments, source) = (fold.parameters(), fold.arguments(), &fold.source.sort);
        let Locals { list: l, element: x, accumulator: acc, init, .. } = locals;
        let _ = writeln!(
            out,
            "(define-fun {name} ({captured}({init} {accumulator}) ({l} {source})) {accumulator}\n  \
             (seq.fold_left (lambda (({acc} {accumulator}) ({x} {element})) ({function} {arguments}{acc} {x})) {init} {l}))"
        );
    }
}
