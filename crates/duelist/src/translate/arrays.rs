//! Lists as records of a length and an array (paper §7.4, "Theory of arrays").
//!
//! What the array holds outside `0 … length - 1` means nothing. So lists are equal if their lengths are and their elements
//! below it are, which takes a recursive function: `=` would compare the rest of the arrays, too. And a record whose length is
//! negative is no list, which is asserted of every declared one. Mapping is a `lambda` for an array, which only Z3 takes.

use std::fmt::Write as _;

use super::encoding::{Combinator, Encoding, Helper, Operation};
use super::names::{Locals, Names};

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

    fn length(&self, list: &List) -> Operation {
        Operation::Builtin(list.length.clone())
    }

    fn equality(&self, _: &List) -> Operation {
        Operation::Defined(Helper::Equality)
    }

    fn filler(&self, _: &List) -> Option<Operation> {
        Some(Operation::Defined(Helper::Filler))
    }

    fn define(&self, out: &mut String, locals: &Locals, helper: Helper, list: &List, name: &str) {
        let List { sort, length, array, element, .. } = list;
        let Locals { list: l, other: m, index: i, .. } = locals;
        let _ = match helper {
            Helper::Filler => writeln!(out, "(declare-const {name} (Array Int {element}))"),
            Helper::Equality => writeln!(
                out,
                "(define-fun-rec {name} (({i} Int) ({l} {sort}) ({m} {sort})) Bool\n  \
                 (and (= ({length} {l}) ({length} {m}))\n    \
                 (or (>= {i} ({length} {l}))\n      \
                 (and (= (select ({array} {l}) {i}) (select ({array} {m}) {i})) ({name} (+ {i} 1) {l} {m})))))"
            ),
            Helper::Length => unreachable!("the length is a field"),
        };
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

    fn fold(&self, out: &mut String, locals: &Locals, fold: &Combinator<'_, List>, accumulator: &str) {
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
    }

    const START: &'static str = "0 ";
}
