//! Problems that grow in one direction each.

use std::fmt::Write as _;

use crate::corpus::Status;

/// A problem of every size.
pub(crate) struct Growing {
    /// What grows.
    pub(crate) name: &'static str,
    pub(crate) status: Status,
    /// The sizes that are measured, in increasing order.
    pub(crate) sizes: &'static [u64],
    /// The problem of a size.
    pub(crate) problem: fn(u64) -> String,
}

impl Growing {
    /// The name of its files.
    pub(crate) fn file(&self, n: u64) -> String {
        format!("{}.{}.N{n}.smt2", self.name, self.status)
    }
}

const fn growing(name: &'static str, status: Status, sizes: &'static [u64], problem: fn(u64) -> String) -> Growing {
    Growing { name, status, sizes, problem }
}

const TO_32: &[u64] = &[2, 4, 8, 12, 16, 24, 32];
const TO_64: &[u64] = &[2, 4, 8, 16, 32, 64];

/// Every direction, with and without a model where both are of interest.
pub(crate) const ALL: &[Growing] = &[
    growing("folds", Status::Sat, TO_32, |n| folds(n, true)),
    growing("folds", Status::Unsat, TO_32, |n| folds(n, false)),
    growing("lists", Status::Sat, TO_64, |n| lists(n, true)),
    growing("lists", Status::Unsat, TO_64, |n| lists(n, false)),
    growing("fields", Status::Sat, TO_32, |n| fields(n, true)),
    growing("fields", Status::Unsat, TO_32, |n| fields(n, false)),
    growing("constructors", Status::Sat, TO_64, |n| constructors(n, true)),
    growing("constructors", Status::Unsat, TO_64, |n| constructors(n, false)),
    growing("assertions", Status::Sat, TO_64, |n| assertions(n, true)),
    growing("assertions", Status::Unsat, TO_64, |n| assertions(n, false)),
    growing("nesting", Status::Sat, &[1, 2, 3, 4], |n| nesting(n, true)),
    growing("nesting", Status::Unsat, &[1, 2, 3, 4], |n| nesting(n, false)),
    growing("length", Status::Sat, &[10, 100, 1_000, 10_000, 100_000, 1_000_000], |n| length(n, true)),
    growing("length", Status::Unsat, &[10, 100, 1_000, 10_000, 100_000, 1_000_000], |n| length(n, false)),
];

/// A script: lines and a question.
fn script(lines: impl IntoIterator<Item = String>) -> String {
    let mut text: String = lines.into_iter().map(|line| line + "\n").collect();
    text.push_str("(check-sat)\n");
    text
}

/// `n` folds count the classes of elements by their remainder; `i + 1` elements of class `i`, or one less in all than that.
fn folds(n: u64, sat: bool) -> String {
    let class = |i: u64| format!("(List.fold (lambda ((a Int) (x Int)) (ite (= (mod x {n}) {i}) (+ a 1) a)) 0 l)");
    let mut lines = vec!["(declare-const l (List Int))".to_string()];
    lines.extend((0..n).map(|i| format!("(assert (= {} {}))", i + 1, class(i))));
    if !sat {
        lines.push(format!("(assert (< (List.len l) {}))", n * (n + 1) / 2));
    }
    script(lines)
}

/// What is positive in `n` lists, all in one inequality.
fn lists(n: u64, sat: bool) -> String {
    let mut lines: Vec<String> = (0..n).map(|i| format!("(declare-const l{i} (List Int))")).collect();
    let mut sums = String::new();
    for i in 0..n {
        let _ = write!(sums, " (List.fold (lambda ((a Int) (x Int)) (+ a (ite (< x 0) 0 x))) 0 l{i})");
    }
    lines.push(format!("(assert ({} (+{sums} 0) {}))", if sat { ">" } else { "<" }, if sat { 100 } else { 0 }));
    script(lines)
}

/// Elements with `n` fields, each of which is summed up, and none of which is negative.
fn fields(n: u64, sat: bool) -> String {
    let names = |each: &dyn Fn(u64) -> String| (0..n).map(each).collect::<String>();
    let mut lines = vec![
        format!("(declare-datatype R ((r{})))", names(&|i| format!(" (f{i} Int)"))),
        "(declare-const l (List R))".to_string(),
    ];
    let sum = |i: u64| format!("(List.fold (lambda ((a Int) (x R)) (+ a (f{i} x))) 0 l)");
    lines.push(format!(
        "(assert (List.forall (lambda ((x R)) (and true{})) l))",
        names(&|i| format!(" (<= 0 (f{i} x))"))
    ));
    lines.extend(
        (0..n).map(|i| format!("(assert ({} {} {}))", if sat { ">" } else { "<" }, sum(i), if sat { 100 } else { 0 })),
    );
    script(lines)
}

/// A fold goes round through `n` constructors, and ends one step further than it started.
fn constructors(n: u64, sat: bool) -> String {
    let cases: String = (0..n).map(|i| format!(" (c{i} c{})", (i + 1) % n)).collect();
    let mut lines = vec![
        format!("(declare-datatype C ({}))", (0..n).map(|i| format!("(c{i})")).collect::<String>()),
        "(declare-const l (List Int))".to_string(),
        format!("(assert (= c1 (List.fold (lambda ((a C) (x Int)) (match a ({cases}))) c0 l)))"),
    ];
    lines.push(match sat {
        true => "(assert (> (List.len l) 1000))".to_string(),
        false => format!("(assert (= 0 (mod (List.len l) {n})))"),
    });
    script(lines)
}

/// `n` assertions about one list: numbers that occur, and a sum that they allow, or do not.
fn assertions(n: u64, sat: bool) -> String {
    let mut lines = vec![
        "(declare-const l (List Int))".to_string(),
        "(assert (List.forall (lambda ((x Int)) (<= 0 x)) l))".to_string(),
    ];
    lines.extend((0..n).map(|i| format!("(assert (<= {i} (List.count (lambda ((x Int)) (< x {})) l)))", i + 1)));
    lines.push(format!("(assert ({} (List.sum l) {}))", if sat { ">" } else { "<" }, if sat { n } else { 0 }));
    script(lines)
}

/// A sum of sums, `n` lists deep.
fn nesting(n: u64, sat: bool) -> String {
    let sort = (0..n).fold("Int".to_string(), |sort, _| format!("(List {sort})"));
    let mut sum = "(ite (< x0 0) 0 x0)".to_string();
    let mut element = "Int".to_string();
    for depth in 1..=n {
        sum = format!("(List.fold (lambda ((a Int) (x{} {element})) (+ a {sum})) 0 x{depth})", depth - 1);
        element = format!("(List {element})");
    }
    let sum = format!("(let ((x{n} l)) {sum})");
    script([
        format!("(declare-const l {sort})"),
        format!("(assert ({} {sum} {}))", if sat { ">" } else { "<" }, if sat { 100 } else { 0 }),
    ])
}

/// A list of at least `n` elements, each at least 1.
fn length(n: u64, sat: bool) -> String {
    script([
        "(declare-const l (List Int))".to_string(),
        "(assert (List.forall (lambda ((x Int)) (<= 1 x)) l))".to_string(),
        format!("(assert (>= (List.len l) {n}))"),
        format!("(assert ({} (List.sum l) {n}))", if sat { "=" } else { "<" }),
    ])
}
