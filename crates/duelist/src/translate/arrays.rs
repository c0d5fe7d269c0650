//! Lists as records of a length and an array (paper §7.4, "Theory of arrays").
//!
//! What the array holds outside `0 … length - 1` means nothing. So lists are equal if their lengths are and their elements
//! below it are, which takes a recursive function: `=` would compare the rest of the arrays, too. And a record whose length is
//! negative is no list, which is asserted of every declared one. Mapping makes an array of a `lambda`, which only Z3 accepts.

use std::fmt::Write as _;

use super::encoding::{Combinator, Cursor, Encoding, Name};
use super::names::{Locals, Names};
use crate::term::Op;

#[derive(Debug)]
pub(super) struct Arrays;

#[derive(Debug)]
pub(super) struct List {
    sort: String,
    /// The constructor.
    alist: String,
    length: String,
    array: String,
    element: String,
}

impl Encoding for Arrays {
    type List = List;
    const EXTENSIONAL: bool = false;
    const INDEXED: bool = true;
    const ACCUMULATES: bool = true;

    fn declare(&self, out: &mut String, names: &mut Names, element: &str, suffix: &str) -> List {
        let mut name = |stem: &str| names.fresh(&format!("{stem}{suffix}"));
        let list = List {
            sort: name("AList"),
            alist: name("alist"),
            length: name("length"),
            array: name("array"),
            element: element.to_string(),
        };
        let List { sort, alist, length, array, .. } = &list;
        let _ = writeln!(out, "(declare-datatype {sort} (({alist} ({length} Int) ({array} (Array Int {element})))))");
        list
    }

    fn sort<'l>(&self, list: &'l List) -> &'l str {
        &list.sort
    }

    fn well_formed(&self, list: &List, name: &str) -> Option<String> {
        Some(format!("(>= ({} {name}) 0)", list.length))
    }

    fn filler(&self, list: &List) -> Option<String> {
        Some(format!("(Array Int {})", list.element))
    }

    fn value(&self, list: &List, count: usize, filler: &str) -> Vec<String> {
        let alist = &list.alist;
        if count == 0 {
            return vec![format!("({alist} 0 {filler})")];
        }
        let mut pieces = vec![format!("({alist} {count} {}{filler} 0 ", "(store ".repeat(count))];
        pieces.extend((1..count).map(|index| format!(") {index} ")));
        pieces.push("))".to_string());
        pieces
    }

    fn builtin(&self, op: Op, list: &List) -> Option<String> {
        (op == Op::Len).then(|| list.length.clone())
    }

    fn define(&self, out: &mut String, locals: &Locals, op: Op, list: &List, name: &Name<'_>) -> Option<String> {
        let List { sort, alist, length, array, .. } = list;
        let Name { own: name, filler } = name;
        let Locals { list: l, other: m, index: i, .. } = locals;
        let (text, start) = match op {
            Op::Eq => (
                format!(
                    "(({i} Int) ({l} {sort}) ({m} {sort})) Bool\n  \
                     (and (= ({length} {l}) ({length} {m}))\n    \
                     (or (>= {i} ({length} {l}))\n      \
                     (and (= (select ({array} {l}) {i}) (select ({array} {m}) {i})) ({name} (+ {i} 1) {l} {m}))))"
                ),
                "0 ".to_string(),
            ),
            Op::Append => {
                let more = self.extended(list, l, &format!("(select ({array} {m}) {i})"));
                (
                    format!(
                        "(({i} Int) ({l} {sort}) ({m} {sort})) {sort}\n  \
                         (ite (>= {i} ({length} {m})) {l}\n    ({name} (+ {i} 1) {more} {m}))"
                    ),
                    "0 ".to_string(),
                )
            }
            Op::Rev => {
                let more = self.extended(list, m, &format!("(select ({array} {l}) (- ({length} {l}) {i} 1))"));
                (
                    format!(
                        "(({i} Int) ({m} {sort}) ({l} {sort})) {sort}\n  \
                         (ite (>= {i} ({length} {l})) {m}\n    ({name} (+ {i} 1) {more} {l}))"
                    ),
                    format!("0 ({alist} 0 {filler}) "),
                )
            }
            _ => return None,
        };
        let _ = writeln!(out, "(define-fun-rec {name} {text})");
        Some(start)
    }

    fn map(&self, out: &mut String, locals: &Locals, map: &Combinator<'_, List>, target: &List) {
        let List { sort, length, array, .. } = map.source;
        let (alist, result) = (&target.alist, &target.sort);
        let Combinator { name, function, .. } = map;
        let (captured, arguments) = (map.parameters(), map.arguments());
        let Locals { list: l, index: i, .. } = locals;
        let _ = writeln!(
            out,
            "(define-fun {name} ({captured}({l} {sort})) {result}\n  \
             ({alist} ({length} {l}) (lambda (({i} Int)) ({function} {arguments}(select ({array} {l}) {i})))))"
        );
    }

    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, List>, accumulator: &str) -> &'static str {
        let List { sort, length, array, .. } = fold.source;
        let Combinator { name, function, .. } = fold;
        let (captured, arguments) = (fold.parameters(), fold.arguments());
        let Locals { list: l, index: i, accumulator: acc, .. } = locals;
        let _ = writeln!(
            out,
            "(define-fun-rec {name} ({captured}({i} Int) ({acc} {accumulator}) ({l} {sort})) {accumulator}\n  \
             (ite (>= {i} ({length} {l})) {acc}\n    \
             ({name} {arguments}(+ {i} 1) ({function} {arguments}{acc} (select ({array} {l}) {i})) {l})))"
        );
        "0 "
    }

    fn cursor(&self, locals: &Locals, list: &List, l: &str) -> Cursor {
        let List { alist, length, array, .. } = list;
        let Locals { index: i, place: j, .. } = locals;
        Cursor {
            ended: format!("(>= {i} ({length} {l}))"),
            element: format!("(select ({array} {l}) {i})"),
            next: l.to_string(),
            rest: format!("({alist} (- ({length} {l}) {i}) (lambda (({j} Int)) (select ({array} {l}) (+ {i} {j}))))"),
        }
    }

    fn extended(&self, list: &List, made: &str, element: &str) -> String {
        let List { alist, length, array, .. } = list;
        format!("({alist} (+ ({length} {made}) 1) (store ({array} {made}) ({length} {made}) {element}))")
    }
}
