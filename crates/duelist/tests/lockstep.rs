//! Random problems about two lists that are put together, reversed, paired and compared: the verdict is the one of trying every
//! pair of short lists.

use duelist::internals::strategy::{AUTO, Strategy};
use duelist::{Options, Response, Solver};

/// A small generator of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn list(&mut self, fuel: u64) -> String {
        let name = |random: &mut Random| ["a", "b"][random.below(2) as usize].to_string();
        if fuel == 0 {
            return name(self);
        }
        match self.below(9) {
            0 | 1 => name(self),
            2 | 3 => format!("(List.rev {})", self.list(fuel - 1)),
            4 => format!("(List.append {} {})", self.list(fuel - 1), self.list(fuel - 1)),
            5 => format!("(List.append (List.value Int (1)) {})", self.list(fuel - 1)),
            6 => format!("(List.map (lambda ((x Int)) (- 1 x)) {})", self.list(fuel - 1)),
            7 => format!("(List.map2 + {} {})", self.list(fuel - 1), self.list(fuel - 1)),
            _ => format!("(List.value Int (0 {}))", self.below(2)),
        }
    }

    fn number(&mut self, fuel: u64) -> String {
        match self.below(5) {
            0 => format!("(List.len {})", self.list(fuel)),
            1 => format!("(List.fold - 0 {})", self.list(fuel)),
            2 => format!("(List.fold_right - 0 {})", self.list(fuel)),
            3 => {
                let step = "(lambda ((s Int) (x Int) (y Int)) (+ s (ite (= x y) 1 0)))";
                format!("(List.fold2 {step} 0 {} {})", self.list(fuel), self.list(fuel))
            }
            _ => self.below(3).to_string(),
        }
    }

    fn formula(&mut self, fuel: u64) -> String {
        match self.below(if fuel == 0 { 4 } else { 7 }) {
            0 | 1 => format!("(= {} {})", self.list(2), self.list(2)),
            2 => format!("(List.forall2 <= {} {})", self.list(1), self.list(1)),
            3 => format!("({} {} {})", ["<", "="][self.below(2) as usize], self.number(1), self.number(1)),
            4 => format!("(not {})", self.formula(fuel - 1)),
            5 => format!("(or {} {})", self.formula(fuel - 1), self.formula(fuel - 1)),
            _ => format!("(and {} {})", self.formula(fuel - 1), self.formula(fuel - 1)),
        }
    }
}

fn answer(strategy: &'static Strategy, text: &str) -> String {
    let mut solver = Solver::new(Options { strategy, timeout: 20_000, threads: 1, ..Options::default() });
    let mut answer = String::new();
    for response in solver.run(text) {
        match response {
            Response::Text(text) => answer = text,
            Response::Error(error) => panic!("{error}: {text}"),
            _ => {}
        }
    }
    answer
}

/// Every list of at most two elements 0 and 1.
const SHORT: [&str; 7] = ["", "0", "1", "0 0", "0 1", "1 0", "1 1"];

fn brute_force(assertions: &str) -> bool {
    let defined =
        |name: &str, elements: &str| format!("(define-fun {name} () (List Int) (List.value Int ({elements})))");
    SHORT.iter().any(|a| {
        SHORT.iter().any(|b| {
            let text = format!("{}{}{assertions}(check-sat)", defined("a", a), defined("b", b));
            answer(&AUTO, &text) == "sat"
        })
    })
}

#[test]
fn verdicts_are_those_of_brute_force() {
    let small = |list: &str| {
        let bits = "(lambda ((ok Bool) (x Int)) (and ok (<= 0 x 1)))";
        format!("(assert (<= (List.len {list}) 2))(assert (List.fold {bits} true {list}))")
    };
    let declared = format!("(declare-const a (List Int))(declare-const b (List Int)){}{}", small("a"), small("b"));
    let mut sat = 0;
    for seed in 0..120 {
        let mut random = Random(seed * 7919 + 1);
        let count = 1 + random.below(2);
        let assertions: String = (0..count).map(|_| format!("(assert {})", random.formula(2))).collect();
        let expected = if brute_force(&assertions) { "sat" } else { "unsat" };
        let found = answer(&AUTO, &format!("{declared}{assertions}(check-sat)"));
        assert_eq!(found, expected, "seed {seed}: {assertions}");
        sat += u32::from(expected == "sat");
    }
    assert!((20..110).contains(&sat), "{sat}");
}
