//! Small problems that take long: they show whether a deadline holds.

use crate::random::Random;

/// A kind of problem that is hard for everybody.
type Family = fn(index: usize, random: &mut Random) -> String;

const FAMILIES: [(&str, Family); 14] = [
    ("cubes", cubes),
    ("factors", factors),
    ("hash", hash),
    ("knapsack", knapsack),
    ("pigeons", pigeons),
    ("collatz", collatz),
    ("constant", constant),
    ("value", value),
    ("print", print),
    ("core", core),
    ("nested", nested),
    ("power", power),
    ("tower", tower),
    ("harmonic", harmonic),
];

/// So many problems of each kind, with their names; the same in every run.
#[must_use]
pub fn problems(each: usize) -> Vec<(String, String)> {
    let problem = |(name, family): (&str, Family), index: usize| {
        let name = format!("{name}-{index}");
        let text = family(index, &mut Random::of(0, &name));
        (name, text)
    };
    (0..each).flat_map(|index| FAMILIES.map(|family| problem(family, index))).collect()
}

/// Three numbers whose cubes have a small sum.
fn cubes(index: usize, _: &mut Random) -> String {
    // Sums that are 4 or 5 modulo 9 are impossible, and quickly found to be so.
    let sum = (30..).filter(|sum| ![4, 5].contains(&(sum % 9))).nth(index).unwrap_or(33);
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (= (List.fold (lambda ((sum Int) (x Int)) (+ sum (* x x x))) 0 l) {sum}))
(check-sat)
"
    )
}

/// Two factors of a number with thirteen digits.
fn factors(index: usize, _: &mut Random) -> String {
    let product = (1_000_003 + 2 * index) * (1_000_033 + 4 * index);
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x Int)) (< 1 x)) l))
(assert (= (List.fold * 1 l) {product}))
(check-sat)
"
    )
}

/// A word with a given hash.
fn hash(index: usize, random: &mut Random) -> String {
    let (length, wanted) = (8 + index % 8, random.below(1 << 31));
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) {length}))
(assert (List.forall (lambda ((x Int)) (<= 97 x 122)) l))
(assert (= (List.fold (lambda ((hash Int) (x Int)) (mod (+ (* 31 hash) x) 2147483647)) 7 l) {wanted}))
(check-sat)
"
    )
}

/// Forty weights, some of which are to have a given sum.
fn knapsack(_: usize, random: &mut Random) -> String {
    let weights: Vec<usize> = (0..40).map(|_| (1 << 39) + random.below(1 << 39)).collect();
    let sum = weights.iter().step_by(2).sum::<usize>() + 1;
    let weights: Vec<String> = weights.iter().map(usize::to_string).collect();
    format!(
        "(declare-const l (List Bool))
(define-fun weights () (List Int) (List.value Int ({})))
(assert (= {sum} (List.fold2 (lambda ((sum Int) (taken Bool) (w Int)) (+ sum (ite taken w 0))) 0 l weights)))
(check-sat)
",
        weights.join(" ")
    )
}

/// More pigeons than holes.
fn pigeons(index: usize, _: &mut Random) -> String {
    let count = 12 + index;
    let holes: Vec<String> = (0..count).map(|pigeon| format!("(List.nth l {pigeon} 0)")).collect();
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) {count}))
(assert (List.forall (lambda ((hole Int)) (< 0 hole {count})) l))
(assert (distinct {}))
(check-sat)
",
        holes.join(" ")
    )
}

/// A number from which the Collatz sequence gets to 1 after so many steps.
fn collatz(index: usize, _: &mut Random) -> String {
    let steps = 100 + 20 * index;
    format!(
        "(declare-const l (List Int))
(declare-const n Int)
(assert (< 1 n))
(assert (= (List.len l) {steps}))
(assert (= 1 (List.fold (lambda ((a Int) (x Int)) (ite (= 0 (mod a 2)) (div a 2) (+ 1 (* 3 a)))) n l)))
(check-sat)
"
    )
}

/// A fold over a list without unknowns, which is evaluated.
fn constant(index: usize, _: &mut Random) -> String {
    format!(
        "(assert (= {index} (List.fold (lambda ((a Int) (x Int)) (mod (+ (* 31 a) x) 1000003)) 7 (List.range 0 1000000000))))
(check-sat)
"
    )
}

/// A value that takes much time and memory to compute.
fn value(index: usize, _: &mut Random) -> String {
    format!(
        "(declare-const n Int)
(assert (= n {index}))
(check-sat)
(get-value ((List.sum (List.map (lambda ((x Int)) (mod (* x x) (+ n 1000003))) (List.range 0 1000000000)))))
(get-value (n))
"
    )
}

/// A model that takes long to print.
fn print(index: usize, _: &mut Random) -> String {
    let length = 90_000_000 + index;
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) {length}))
(check-sat)
(get-model)
(get-value (l))
"
    )
}

/// Assertions of which one is to blame, and the rest is hard.
fn core(index: usize, _: &mut Random) -> String {
    let sum = 42 + 9 * index;
    format!(
        "(set-option :produce-unsat-cores true)
(declare-const l (List Int))
(assert (! (< (List.len l) 0) :named negative))
(assert (! (List.contains 5 l) :named five))
(assert (! (= (List.fold (lambda ((sum Int) (x Int)) (+ sum (* x x x))) 0 l) {sum}) :named cubes))
(assert (! (List.sorted l) :named sorted))
(check-sat)
(get-unsat-core)
"
    )
}

/// Folds inside folds over a long list.
fn nested(index: usize, _: &mut Random) -> String {
    let length = 1000 + index;
    format!(
        "(declare-const l (List Int))
(assert (= (List.len l) {length}))
(assert (= 7 (List.fold (lambda ((a Int) (x Int))
  (+ a (* 2 (List.fold (lambda ((b Int) (y Int)) (+ b (* x y))) 0 l)))) 0 l)))
(check-sat)
"
    )
}

/// A product with tens of millions of digits, as an assertion and as a value.
fn power(index: usize, _: &mut Random) -> String {
    let length = 100_000_000 + index;
    format!(
        "(declare-const n Int)
(assert (= n {index}))
(check-sat)
(get-value ((List.fold * (+ n 3) (List.repeat {length} 3))))
(get-value (n))
(assert (= n (List.fold * 3 (List.repeat {length} 3))))
(check-sat)
"
    )
}

/// Numbers with twice as many digits at each step, by every operation that makes them.
fn tower(index: usize, _: &mut Random) -> String {
    let next = [
        "(List.sum (List.range 0 a))",
        "(List.len (List.cycle a (List.repeat a 1)))",
        "(List.product (List.value Int (a a)))",
        "(* a a)",
        "(List.sum (List.repeat a a))",
        "(List.fold (lambda ((b Int) (x Int)) (+ b x 1)) 0 (List.repeat a a))",
    ][index % 6];
    let tower = |first: &str, height: usize| {
        let open: String = (0..height).map(|_| format!("(let ((a {next})) ")).collect();
        format!("(let ((a {first})) {open}a{})", ")".repeat(height))
    };
    format!(
        "(declare-const n Int)
(assert (= n 10007))
(check-sat)
(get-value ({}))
(get-value ({}))
(assert (= n {}))
(check-sat)
",
        tower("n", 16),
        tower("n", 60),
        tower("10007", 60)
    )
}

/// A sum of fractions without a common denominator.
fn harmonic(index: usize, _: &mut Random) -> String {
    let last = 1_000_000 + index;
    let fractions = format!("(List.map (lambda ((x Int)) (/ 1.0 x)) (List.range 1 {last}))");
    format!(
        "(declare-const r Real)
(assert (= r 1.0))
(check-sat)
(get-value ((List.sum {fractions})))
(assert (< r (List.sum {fractions})))
(check-sat)
"
    )
}
