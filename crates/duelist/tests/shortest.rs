//! `--lengths increasing`: random problems about two lists, whose model is as short as the shortest that brute force finds.

use duelist::frontend::LengthOrder;
use duelist::internals::check::check_model;
use duelist::internals::model::{Model, Value};
use duelist::{Options, Response, Solver};

/// Lists of up to so many elements are tried.
const LONGEST: usize = 3;

/// A small generator of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn name(&mut self) -> String {
        ["a", "b"][self.below(2) as usize].to_string()
    }

    fn list(&mut self, fuel: u64) -> String {
        if fuel == 0 {
            return self.name();
        }
        match self.below(10) {
            0 | 1 => self.name(),
            2 => format!("(List.rev {})", self.list(fuel - 1)),
            3 => format!("(List.append {} {})", self.list(fuel - 1), self.list(fuel - 1)),
            4 => format!("(List.filter (lambda ((x Int)) (= x {})) {})", self.below(2), self.list(fuel - 1)),
            5 => format!("(List.take {} {})", self.below(3), self.list(fuel - 1)),
            6 => format!("(List.drop {} {})", self.below(3), self.list(fuel - 1)),
            7 => format!("(List.map2 + {} {})", self.list(fuel - 1), self.list(fuel - 1)),
            8 => format!("(List.map (lambda ((x Int)) (- 1 x)) {})", self.list(fuel - 1)),
            _ => format!("(List.value Int (0 {}))", self.below(2)),
        }
    }

    fn formula(&mut self) -> String {
        let negated =
            |random: &mut Random, text: String| if random.below(2) == 0 { text } else { format!("(not {text})") };
        match self.below(6) {
            0 | 1 => {
                let equation = format!("(= {} {})", self.list(2), self.list(2));
                negated(self, equation)
            }
            2 => {
                let compared = format!("(List.forall2 <= {} {})", self.list(1), self.list(1));
                negated(self, compared)
            }
            3 => format!("(< {} (List.len {}))", self.below(3), self.list(2)),
            4 => format!("(= {} (List.sum {}))", self.below(4), self.list(2)),
            _ => format!("(= (List.len {}) (List.len {}))", self.list(1), self.list(1)),
        }
    }
}

/// Every list of bits with at most [`LONGEST`] elements.
fn lists() -> Vec<Value> {
    let bit = |number: usize, place: usize| Value::Int(((number >> place) & 1).into());
    let of_length =
        |length: usize| (0..1 << length).map(move |number| Value::list((0..length).map(|at| bit(number, at))));
    (0..=LONGEST).flat_map(of_length).collect()
}

/// The smallest total length of two lists of bits that satisfy the assertions.
fn brute_force(solver: &mut Solver) -> Option<usize> {
    let in_force = solver.in_force();
    let length = |list: &Value| match list {
        Value::List(list) => usize::try_from(&list.len()).expect("short"),
        _ => unreachable!("a list"),
    };
    let mut shortest = None;
    for a in lists() {
        for b in lists() {
            let total = length(&a) + length(&b);
            if shortest.is_some_and(|shortest| shortest <= total) {
                continue;
            }
            let mut model = Model::default();
            for (symbol, value) in in_force.symbols.iter().zip([&a, &b]) {
                model.constants.insert(*symbol, value.clone());
            }
            if check_model(in_force.store, &in_force.assertions, &model, || false).is_ok() {
                shortest = Some(total);
            }
        }
    }
    shortest
}

fn solver(threads: usize) -> Solver {
    Solver::new(Options { lengths: LengthOrder::Increasing, timeout: 60_000, threads, ..Options::default() })
}

fn last(solver: &mut Solver, text: &str) -> String {
    let mut last = String::new();
    for response in solver.run(text) {
        match response {
            Response::Text(text) => last = text,
            Response::Error(error) => panic!("{error}: {text}"),
            _ => {}
        }
    }
    last
}

/// The total length of the lists in the answer to `(get-value ((+ (List.len a) (List.len b))))`.
fn total(solver: &mut Solver) -> usize {
    let text = last(solver, "(get-value ((+ (List.len a) (List.len b))))");
    text.rsplit(' ').next().and_then(|word| word.trim_end_matches(')').parse().ok()).unwrap_or_else(|| panic!("{text}"))
}

const DECLARED: &str = "(declare-const a (List Int))(declare-const b (List Int))";

#[test]
fn lists_that_are_compared_are_short() {
    for threads in [1, 2] {
        let mut solver = solver(threads);
        let script = "(assert (not (= a b)))(assert (= b (List.value Int (0 0))))(check-sat)";
        assert_eq!(last(&mut solver, &format!("{DECLARED}{script}")), "sat");
        assert_eq!(total(&mut solver), 2);
    }
}

#[test]
fn models_are_as_short_as_brute_force_finds_them() {
    let bits = |list: &str| format!("(assert (List.forall (lambda ((x Int)) (<= 0 x 1)) {list}))");
    let bounded = |list: &str| format!("(assert (<= (List.len {list}) {LONGEST}))");
    let (mut sat, mut nonempty) = (0, 0);
    for seed in 0..120 {
        let mut random = Random(seed * 7919 + 1);
        let count = 1 + random.below(3);
        let mut assertions: String = (0..count).map(|_| format!("(assert {})", random.formula())).collect();
        assertions += &format!("{}{}{}{}", bits("a"), bits("b"), bounded("a"), bounded("b"));
        let mut solver = solver(1);
        let answer = last(&mut solver, &format!("{DECLARED}{assertions}(check-sat)"));
        let expected = brute_force(&mut solver);
        assert_eq!(answer, if expected.is_some() { "sat" } else { "unsat" }, "seed {seed}: {assertions}");
        if let Some(shortest) = expected {
            assert_eq!(total(&mut solver), shortest, "seed {seed}: {assertions}");
            sat += 1;
            nonempty += usize::from(shortest > 0);
        }
    }
    assert!(sat > 40 && nonempty > 20, "{sat} sat, {nonempty} not empty");
}
