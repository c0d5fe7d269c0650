//! Combinators that are short for others, on random lists, against what they mean in plain words: see `term/derived.rs`.

use super::*;
use crate::term::{Meaning, Signature};

/// A small generator of pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn number(&mut self) -> i64 {
        i64::try_from(self.below(9)).expect("small") - 4
    }

    fn list(&mut self) -> Vec<i64> {
        (0..self.below(7)).map(|_| self.number()).collect()
    }
}

fn number(value: i64) -> String {
    if value < 0 { format!("(- {})", -value) } else { value.to_string() }
}

fn written(list: &[i64]) -> String {
    let elements: Vec<String> = list.iter().map(|element| number(*element)).collect();
    format!("(List.value Int ({}))", elements.join(" "))
}

/// A term with the combinator, and the value that it must have. The functions tell their arguments apart.
fn instance(name: &str, random: &mut Random) -> (String, String) {
    let (l, m, d) = (random.list(), random.list(), random.number());
    let (list, other, default) = (written(&l), written(&m), number(d));
    let pairs = || l.iter().zip(&m).map(|(x, y)| (*x, *y));
    let relation = "(lambda ((x Int) (y Int)) (> x (+ 1 y)))";
    let extreme = |best: fn(i64, i64) -> bool| {
        let mut found: Option<i64> = None;
        for x in &l {
            if found.is_none_or(|y| best(x * x, y * y)) {
                found = Some(*x);
            }
        }
        number(found.unwrap_or(d))
    };
    match name {
        "List.tail" => (format!("({name} {list})"), written(l.get(1..).unwrap_or_default())),
        "List.is_empty" => (format!("({name} {list})"), l.is_empty().to_string()),
        "List.product" => (format!("({name} {list})"), number(l.iter().product())),
        "List.update" => {
            let (index, mut updated) = (random.number() + 2, l.clone());
            if let Some(place) = usize::try_from(index).ok().and_then(|index| updated.get_mut(index)) {
                *place = d;
            }
            (format!("({name} {} {default} {list})", number(index)), written(&updated))
        }
        "List.reduce" => {
            let reduced = l.iter().copied().reduce(|acc, x| 2 * acc - x).unwrap_or(d);
            (format!("({name} (lambda ((a Int) (x Int)) (- (* 2 a) x)) {list} {default})"), number(reduced))
        }
        "List.min_by" => (format!("({name} (lambda ((x Int)) (* x x)) {list} {default})"), extreme(|x, y| x < y)),
        "List.max_by" => (format!("({name} (lambda ((x Int)) (* x x)) {list} {default})"), extreme(|x, y| x > y)),
        "List.partition" => {
            let (those, others): (Vec<i64>, Vec<i64>) = l.iter().partition(|x| **x > d);
            let parts = format!("({name} (lambda ((x Int)) (> x {default})) {list})");
            let joined = format!("(List.cons 99 (tuple.second {parts}))");
            (format!("(List.append (tuple.first {parts}) {joined})"), written(&[those, vec![99], others].concat()))
        }
        "List.concat_map" => {
            let images: Vec<i64> = l.iter().filter(|x| **x > d).flat_map(|x| [*x, 2 * x]).collect();
            let image = format!("(ite (> x {default}) (List.value Int (x (* 2 x))) (List.value Int ()))");
            (format!("({name} (lambda ((x Int)) {image}) {list})"), written(&images))
        }
        "List.map2" => {
            let images: Vec<i64> = pairs().map(|(x, y)| 2 * x - y).collect();
            (format!("({name} (lambda ((x Int) (y Int)) (- (* 2 x) y)) {list} {other})"), written(&images))
        }
        "List.fold2" => {
            let step = "(lambda ((a Int) (x Int) (y Int)) (+ (* 2 a) (- x y)))";
            let folded = pairs().fold(d, |acc, (x, y)| 2 * acc + x - y);
            (format!("({name} {step} {default} {list} {other})"), number(folded))
        }
        "List.forall2" => (format!("({name} {relation} {list} {other})"), pairs().all(|(x, y)| x > y + 1).to_string()),
        "List.exists2" => (format!("({name} {relation} {list} {other})"), pairs().any(|(x, y)| x > y + 1).to_string()),
        "List.subset" => (format!("({name} {list} {other})"), l.iter().all(|x| m.contains(x)).to_string()),
        "List.disjoint" => (format!("({name} {list} {other})"), (!l.iter().any(|x| m.contains(x))).to_string()),
        "List.permutation" => {
            let mut other = l.clone();
            if random.below(3) > 0 {
                other.rotate_left(l.len() / 2);
            } else {
                other.extend(l.first());
                other.truncate(l.len());
                other.reverse();
                other.extend(m.first().filter(|_| d > 0));
            }
            let sorted = |list: &[i64]| {
                let mut list = list.to_vec();
                list.sort_unstable();
                list
            };
            (format!("({name} {list} {})", written(&other)), (sorted(&l) == sorted(&other)).to_string())
        }
        "List.union" => {
            let new = m.iter().copied().filter(|x| !l.contains(x));
            (format!("({name} {list} {other})"), written(&l.iter().copied().chain(new).collect::<Vec<i64>>()))
        }
        "List.inter" => {
            let both: Vec<i64> = l.iter().copied().filter(|x| m.contains(x)).collect();
            (format!("({name} {list} {other})"), written(&both))
        }
        "List.diff" => {
            let rest: Vec<i64> = l.iter().copied().filter(|x| !m.contains(x)).collect();
            (format!("({name} {list} {other})"), written(&rest))
        }
        "List.dedup" => {
            let mut first: Vec<i64> = Vec::new();
            l.iter().for_each(|x| {
                if !first.contains(x) {
                    first.push(*x)
                }
            });
            (format!("({name} {list})"), written(&first))
        }
        "List.all_pairs" | "List.exists_pair" => {
            let mut later = l.iter().enumerate().flat_map(|(i, x)| l[i + 1..].iter().map(move |y| (*x, *y)));
            let all = name == "List.all_pairs";
            let holds = if all { later.all(|(x, y)| x > y + 1) } else { later.any(|(x, y)| x > y + 1) };
            (format!("({name} {relation} {list})"), holds.to_string())
        }
        _ => panic!("{name} has no meaning here"),
    }
}

#[test]
fn definitions_say_what_is_meant() {
    let random = &mut Random(5);
    for row in Signature::all() {
        let Meaning::Derived(_) = row.meaning else { continue };
        for _ in 0..200 {
            let (term, expected) = instance(row.name, random);
            holds(&format!("(= {term} {expected})"));
            // Under a binder, where what surrounds the definition must be shifted.
            holds(&format!("(List.forall (lambda ((z Int)) (= {} {expected})) (List.value Int (5)))", moved(&term)));
        }
    }
}

/// The same with a bound variable in every numeral that is 2 or 1: `z` is 5.
fn moved(term: &str) -> String {
    term.replace("(* 2 ", "(* (- z 3) ").replace("(+ 1 ", "(+ (- z 4) ").replace("99 ", "(+ z 94) ")
}
