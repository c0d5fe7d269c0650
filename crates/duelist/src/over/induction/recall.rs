//! Lemmas of earlier questions as candidates for this one.
//!
//! Constants are recognised by what determines them: a field of the state by its first value and its steps, everything else by its name. Whether two are the same is
//! decided by a hash: a candidate that is not what it was fails to be proved, like any other that is wrong.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::evidence::instantiate;
use super::reach::{Question, Reach, conjuncts, constants, name_of};
use crate::backend::predicate_text;
use crate::learn::{Lemma, Lemmas};
use crate::term::{Map, Node, Op, Set, Store, Term};

/// How many candidates there are for a list.
const MOST: usize = 24;

/// How far a field's identity looks: the fields that its steps mention, those that theirs mention, and so on.
const ROUNDS: usize = 3;

/// Remembers the conjuncts of inductive formulas, one for each list.
pub(super) fn learn(lemmas: &Lemmas, question: &Question, store: &mut Store, formulas: &[Term]) {
    for (reach, formula) in question.lists.iter().zip(formulas) {
        let keys: Map<Term, u64> = keys(store, reach).into_iter().collect();
        for conjunct in conjuncts(store, vec![*formula]) {
            let parameters = constants(store, &[conjunct]);
            let about: Option<Vec<u64>> = parameters.iter().map(|parameter| keys.get(parameter).copied()).collect();
            if let Some(about) = about.filter(|_| parameters.iter().any(|parameter| reach.state.contains(parameter))) {
                lemmas.add(Lemma { text: predicate_text(store, &parameters, conjunct), about });
            }
        }
    }
}

/// For each list what was proved before of systems that it contains.
pub(super) fn candidates(lemmas: &Lemmas, question: &Question, store: &mut Store) -> Vec<Vec<Term>> {
    question
        .lists
        .iter()
        .map(|reach| {
            let keys = keys(store, reach);
            let known: Set<u64> = keys.iter().map(|(_, key)| *key).collect();
            let find = |key: &u64| keys.iter().find(|(_, other)| other == key).map(|(constant, _)| *constant);
            let about = lemmas.about(&known, MOST);
            let candidate = |lemma: &Lemma| {
                let arguments: Vec<Term> = lemma.about.iter().filter_map(find).collect();
                instantiate(store, &lemma.text, &arguments)
            };
            about.iter().filter_map(candidate).collect()
        })
        .collect()
}

/// What each variable and each rigid constant of a list is.
fn keys(store: &Store, reach: &Reach) -> Vec<(Term, u64)> {
    let named = |constant: &Term| hash(&(name_of(store, *constant), store.sort_of(*constant)));
    let mut fields: Vec<u64> = reach.state.iter().map(|field| hash(&store.sort_of(*field))).collect();
    for _ in 0..ROUNDS {
        let mut known: Map<Term, u64> = reach.state.iter().copied().zip(fields.iter().copied()).collect();
        known.extend(reach.count.map(|count| (count, hash("count"))));
        let of = |terms: &[Term]| structures(store, &known, terms);
        let (init, next) = (of(&reach.init), of(&reach.next));
        fields =
            init.into_iter().zip(next).zip(&fields).map(|((init, next), field)| hash(&(init, next, *field))).collect();
    }
    let mut keys: Vec<(Term, u64)> = reach.state.iter().copied().zip(fields).collect();
    keys.extend(reach.count.map(|count| (count, hash(&("count", &reach.name)))));
    keys.extend(reach.rigid.iter().map(|constant| (*constant, named(constant))));
    keys
}

/// What terms look like, with these constants known and the others by name.
fn structures(store: &Store, known: &Map<Term, u64>, terms: &[Term]) -> Vec<u64> {
    let mut done: Map<Term, u64> = known.clone();
    for term in store.postorder(terms) {
        if done.contains_key(&term) {
            continue;
        }
        let children: Vec<u64> = store.children(term).iter().map(|child| done[child]).collect();
        let structure = match store.node(term) {
            Node::App(Op::Symbol(symbol), _) => hash(&(&store.symbol(*symbol).name, store.sort_of(term), children)),
            Node::App(op, _) => hash(&(op, children)),
            Node::Lambda(sorts, _) | Node::Forall(sorts, _) => hash(&(sorts, children)),
            leaf => hash(leaf),
        };
        done.insert(term, structure);
    }
    terms.iter().map(|term| done[term]).collect()
}

fn hash(what: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = FxHasher::default();
    what.hash(&mut hasher);
    hasher.finish()
}
