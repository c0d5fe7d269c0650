//! Invariants in words: what holds after any number of elements, and what the names in it mean.

use super::houdini::Broken;
use super::invariant::Invariant;
use super::reach::{Question, Reach, constants};
use super::tidy::tidy;
use crate::model::Value;
use crate::report::{Holding, Named, NearMiss};
use crate::term::{Map, Node, Op, Prose, Sort, Store, Term};

/// What the number of elements read is called.
const SO_FAR: &str = "elements so far";

/// So many candidates of each list are told that were dropped last.
const MISSES: usize = 3;

/// What an invariant says, list by list. Accumulators are named after what they do, such as `sum` and `count`, whatever tuple they
/// are a part of.
pub(super) fn holdings(store: &mut Store, question: &Question, invariant: &Invariant) -> Vec<Holding> {
    let mut names = Names::default();
    let running: Vec<Vec<Term>> = question.lists.iter().map(|reach| names.running(store, reach)).collect();
    let mut found = Vec::new();
    for ((reach, named), formula) in question.lists.iter().zip(&running).zip(&invariant.formulas) {
        let formula = names.told(store, *formula);
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
        let names = names.meanings(store, reach, named, &conjuncts);
        found.push(Holding { list: reach.name.clone(), says, names });
    }
    found
}

/// What was dropped last, in words: the simplest candidates of each list.
pub(super) fn near_misses(store: &mut Store, question: &Question, broken: Vec<Broken>) -> Vec<NearMiss> {
    let mut names = Names::default();
    let running: Vec<Vec<Term>> = question.lists.iter().map(|reach| names.running(store, reach)).collect();
    let mut found: Vec<(usize, NearMiss)> = Vec::new();
    for Broken { list, formula, before, element } in broken {
        let (reach, named) = (&question.lists[list], &running[list]);
        let told = names.told(store, formula);
        let mentioned = constants(store, &[told]);
        let before: Vec<(Term, Value)> =
            before.into_iter().filter(|(term, _)| names.is_among(*term, &mentioned)).collect();
        let miss = NearMiss {
            list: reach.name.clone(),
            says: Prose(store, told).to_string(),
            names: names.meanings(store, reach, named, &[told]),
            before: names.valued(store, before),
            element: names.valued(store, element),
        };
        found.push((list, miss));
    }
    found.sort_by_key(|(list, miss)| (*list, miss.says.chars().count()));
    let mut taken = vec![0; question.lists.len()];
    found.retain(|(list, _)| {
        taken[*list] += 1;
        taken[*list] <= MISSES
    });
    found.into_iter().map(|(_, miss)| miss).collect()
}

/// What constants are called.
#[derive(Default)]
struct Names {
    words: Map<Term, Term>,
    used: Vec<String>,
    /// What tells elements from those inside them, where lists of lists are read as one.
    tokens: Vec<String>,
}

impl Names {
    /// Names the variables of a list: those of its state, in order, are returned.
    fn running(&mut self, store: &mut Store, reach: &Reach) -> Vec<Term> {
        if let Some(count) = reach.count {
            self.word(store, count, SO_FAR);
        }
        self.word(store, reach.length, &format!("length of {}", reach.name));
        let prefix = format!("{}.", reach.name);
        let inputs = reach.inputs.iter().map(|input| (*input, Prose(store, *input).to_string()));
        let inputs: Vec<(Term, String)> = inputs.collect();
        let nested = inputs.iter().any(|(_, name)| name.split('.').any(|part| added(part).is_some()));
        for (input, name) in inputs {
            if let Some(short) = name.strip_prefix(&prefix) {
                let short = if nested { without_tokens(short) } else { short.to_string() };
                if nested && name.ends_with("element.tag") {
                    self.tokens.push(short.clone());
                }
                self.word(store, input, &short);
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

    /// A formula with these names, as simple as it can be said.
    fn told(&self, store: &mut Store, formula: Term) -> Term {
        let mut memo = self.words.clone();
        let formula = store.rebuild(&[formula], &mut memo, |_, term| term)[0];
        tidy(store, formula)
    }

    /// What the accumulators of a list mean that formulas mention.
    fn meanings(&self, store: &mut Store, reach: &Reach, named: &[Term], formulas: &[Term]) -> Vec<Named> {
        let mentioned = constants(store, formulas);
        let places = (0..reach.state.len()).filter(|place| mentioned.contains(&named[*place]));
        let meaning = |place: usize| {
            let mut memo = self.words.clone();
            let first = store.rebuild(&[reach.init[place]], &mut memo, |_, term| term)[0];
            let next = self.told(store, reach.next[place]);
            let name = Prose(store, named[place]).to_string();
            let meaning =
                format!("starts as {}; with each element it becomes {}", Prose(store, first), Prose(store, next));
            Named { name, meaning }
        };
        let mut meanings: Vec<Named> = places.map(meaning).collect();
        let said = formulas.iter().map(|formula| Prose(store, *formula).to_string());
        let said: Vec<String> = said.chain(meanings.iter().map(|named| named.meaning.clone())).collect();
        for tag in tags(&said) {
            let meaning = if self.tokens.contains(&tag) {
                format!("is 0 where an element of {} begins, and another number for each element inside it", reach.name)
            } else {
                "says which constructor it is: 0 for the first one".to_string()
            };
            meanings.push(Named { name: tag, meaning });
        }
        meanings
    }

    /// Whether a constant is among others by its name here.
    fn is_among(&self, constant: Term, others: &[Term]) -> bool {
        self.words.get(&constant).is_some_and(|word| others.contains(word))
    }

    /// Names and values.
    fn valued(&self, store: &mut Store, values: Vec<(Term, Value)>) -> Vec<(String, String)> {
        let told = |(term, value): (Term, Value)| {
            let name = Prose(store, self.words.get(&term).copied().unwrap_or(term)).to_string();
            (name, crate::explain::text(store, store.sort_of(term), &value))
        };
        values.into_iter().map(told).collect()
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

/// What `rewrite/nested` calls an element of an inner list: the number of the list.
fn added(part: &str) -> Option<&str> {
    part.strip_prefix("added")?.split_once("of").map(|(number, _)| number)
}

/// The name of a field of an element or of one inside it, without the tokens by which lists of lists are read.
fn without_tokens(name: &str) -> String {
    let parts = name.split('.').filter(|part| *part != "begun");
    let parts: Vec<String> =
        parts.map(|part| added(part).map_or(part.to_string(), |number| format!("inner{number}"))).collect();
    parts.join(".")
}

/// The tags of datatypes that texts mention.
fn tags(texts: &[String]) -> Vec<String> {
    let words = texts.iter().flat_map(|text| text.split([' ', '(', ')', ',', ';']));
    let mut tags: Vec<String> = words.filter(|word| word.ends_with(".tag")).map(str::to_string).collect();
    tags.sort();
    tags.dedup();
    tags
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
