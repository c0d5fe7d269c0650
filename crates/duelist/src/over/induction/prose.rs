//! Invariants in words: what holds after any number of elements, and what the names in it mean.

use super::invariant::Invariant;
use super::reach::{Question, Reach, constants};
use super::tidy::tidy;
use crate::report::{Holding, Named};
use crate::term::{Map, Node, Op, Prose, Sort, Store, Term};

/// What the number of elements read is called.
const SO_FAR: &str = "elements so far";

/// What an invariant says, list by list. Accumulators are named after what they do, such as `sum` and `count`, whatever tuple they
/// are a part of.
pub(super) fn holdings(store: &mut Store, question: &Question, invariant: &Invariant) -> Vec<Holding> {
    let mut names = Names::default();
    let running: Vec<Vec<Term>> = question.lists.iter().map(|reach| names.running(store, reach)).collect();
    let mut found = Vec::new();
    for ((reach, named), formula) in question.lists.iter().zip(&running).zip(&invariant.formulas) {
        let mut memo = names.words.clone();
        let formula = store.rebuild(&[*formula], &mut memo, |_, term| term)[0];
        let formula = tidy(store, formula);
        let conjuncts = match store.as_app(formula) {
            Some((Op::And, parts)) => parts.to_vec(),
            _ => vec![formula],
        };
        let says: Vec<String> = conjuncts
            .iter()
            .filter(|conjunct| !matches!(store.node(**conjunct), Node::Bool(true)))
            .map(|conjunct| Prose(store, *conjunct).to_string())
            // That goes without saying.
            .filter(|says| *says != format!("0 ≤ {SO_FAR}"))
            .collect();
        if says.is_empty() {
            continue;
        }
        let mentioned = constants(store, &conjuncts);
        let meanings =
            reach.state.iter().enumerate().filter(|(place, _)| mentioned.contains(&named[*place])).map(|(place, _)| {
                let [first, next] = [reach.init[place], reach.next[place]].map(|term| {
                    let mut memo = names.words.clone();
                    store.rebuild(&[term], &mut memo, |_, term| term)[0]
                });
                let next = tidy(store, next);
                let name = Prose(store, named[place]).to_string();
                let meaning =
                    format!("starts as {}; with each element it becomes {}", Prose(store, first), Prose(store, next));
                Named { name, meaning }
            });
        let names = meanings.collect();
        found.push(Holding { list: reach.name.clone(), says, names });
    }
    found
}

/// What constants are called.
#[derive(Default)]
struct Names {
    words: Map<Term, Term>,
    used: Vec<String>,
}

impl Names {
    /// Names the variables of a list: those of its state, in order, are returned.
    fn running(&mut self, store: &mut Store, reach: &Reach) -> Vec<Term> {
        if let Some(count) = reach.count {
            self.word(store, count, SO_FAR);
        }
        self.word(store, reach.length, &format!("length of {}", reach.name));
        let prefix = format!("{}.", reach.name);
        for input in &reach.inputs {
            let name = Prose(store, *input).to_string();
            if let Some(short) = name.strip_prefix(&prefix) {
                self.word(store, *input, short);
            }
        }
        let mut named = Vec::new();
        for (place, field) in reach.state.iter().enumerate() {
            let name = self.unused(kind(store, *field, reach.next[place]));
            named.push(self.word(store, *field, &name));
            self.word(store, reach.results[place], &format!("final {name}"));
        }
        named
    }

    fn word(&mut self, store: &mut Store, constant: Term, name: &str) -> Term {
        let word = store.fresh_constant(name, store.sort_of(constant));
        self.words.insert(constant, word);
        word
    }

    fn unused(&mut self, kind: &str) -> String {
        let count = self.used.iter().filter(|used| *used == kind).count();
        self.used.push(kind.to_string());
        if count == 0 { kind.to_string() } else { format!("{kind} {}", count + 1) }
    }
}

/// What an accumulator does, by how it changes: a word for people, on which nothing depends.
fn kind(store: &Store, field: Term, next: Term) -> &'static str {
    let is_literal = |term: Term, value: i64| matches!(store.node(term), Node::Int(found) if *found == value.into());
    match store.as_app(next) {
        _ if next == field => "constant",
        Some((Op::Add, [one, other])) if [one, other].contains(&&field) => {
            let added = if *one == field { *other } else { *one };
            match store.as_app(added) {
                _ if is_literal(added, 1) => "count",
                Some((Op::Ite, &[_, yes, no]))
                    if [yes, no].iter().all(|part| is_literal(*part, 0) || is_literal(*part, 1)) =>
                {
                    "count"
                }
                _ => "sum",
            }
        }
        Some((Op::Add, parts)) if parts.contains(&field) => "sum",
        Some((Op::Mul, parts)) if parts.contains(&field) => "product",
        Some((Op::And, parts)) if parts.contains(&field) => "all",
        Some((Op::Or, parts)) if parts.contains(&field) => "any",
        Some((Op::Ite, &[condition, yes, no])) => match (yes == field, no == field) {
            (true, false) | (false, true) => {
                let other = if yes == field { no } else { yes };
                let compares = matches!(store.as_app(condition), Some((Op::Le | Op::Lt, sides)) if sides.contains(&field) && sides.contains(&other));
                if compares { "extreme" } else { kind(store, field, other) }
            }
            _ => "state",
        },
        _ if store.sort_of(field) == Sort::BOOL => "flag",
        _ => "state",
    }
}
