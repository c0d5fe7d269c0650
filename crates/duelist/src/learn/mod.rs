//! What a session remembers of the questions it has answered.
//!
//! Clients that explore a program ask thousands of related questions. Four things help with the next one:
//!
//! - *models*: one that satisfies what is asked now, too, answers it. It is evaluated, like any other.
//! - *refutations*: assertions that have no model have none together with others.
//! - *shapes*: the form that the lists of a long model had is looked for first.
//! - *lemmas*: what was proved of a transition system are candidates where it occurs again. They are proved again before they are used.
//!
//! **Soundness**: models and lemmas are proposals, judged as if an engine had made them, so it does not matter what the symbols in them have become in the meantime.
//! A refutation is believed as long as its assertions exist: terms are known by their ids, and [`Learnt::forget`] is told when ids may be given to others.
//!
//! What is remembered is bounded, and depends on earlier questions and their answers alone, never on the clock.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::evidence::Refutation;
use crate::model::{Model, Value};
use crate::term::{Set, Term};

/// How many models are kept.
const MODELS: usize = 8;

/// How many elements the lists of a model may have to be kept.
const ELEMENTS: usize = 1000;

/// Lists of earlier models say little about others if they are longer than this.
const LIKELY: usize = 16;

/// How many refutations are kept.
const REFUTATIONS: usize = 64;

/// How many shapes are kept.
const SHAPES: usize = 4;

/// How many lemmas are kept.
const LEMMAS: usize = 128;

/// A lemma with a longer text is not worth the time to prove it again.
const LONGEST: usize = 1000;

/// The memory of a session.
#[derive(Debug, Default)]
pub struct Learnt {
    /// The one that was of use last comes first.
    models: VecDeque<Model>,
    refuted: VecDeque<(Vec<Term>, Refutation)>,
    lemmas: Lemmas,
    shapes: Shapes,
}

impl Learnt {
    /// The models of earlier questions, the most promising one first.
    pub(crate) fn models(&self) -> impl Iterator<Item = &Model> {
        self.models.iter()
    }

    /// How long the lists of the model that was of use last are; 0 if there is none, or they are long.
    pub(crate) fn likely_length(&self) -> usize {
        let lists = self.models.front().into_iter().flat_map(|model| model.constants.values());
        let length = |value: &Value| match value {
            Value::List(list) => usize::try_from(&list.len()).ok(),
            _ => None,
        };
        lists.filter_map(length).max().filter(|length| *length <= LIKELY).unwrap_or(0)
    }

    /// Moves a model to the front.
    pub(crate) fn has_helped(&mut self, model: usize) {
        if let Some(model) = self.models.remove(model) {
            self.models.push_front(model);
        }
    }

    /// A model of a question.
    pub(crate) fn found(&mut self, model: &Model) {
        let length = |value: &Value| match value {
            Value::List(list) => usize::try_from(&list.len()).unwrap_or(usize::MAX),
            _ => 1,
        };
        let size = model.constants.values().fold(0_usize, |size, value| size.saturating_add(length(value)));
        if size <= ELEMENTS {
            self.models.push_front(model.clone());
            self.models.truncate(MODELS);
        }
    }

    /// Assertions that have no model.
    pub(crate) fn refuted(&mut self, assertions: Vec<Term>, refutation: &Refutation) {
        self.refuted.push_front((assertions, refutation.clone()));
        self.refuted.truncate(REFUTATIONS);
    }

    /// Assertions among these that were refuted before, and why: all of them in the same order or, if that will do, some of them.
    pub(crate) fn refutation(&self, assertions: &[Term], some: bool) -> Option<&(Vec<Term>, Refutation)> {
        let present: Set<Term> = assertions.iter().copied().collect();
        self.refuted.iter().find(|(refuted, _)| match some {
            true => refuted.iter().all(|assertion| present.contains(assertion)),
            false => refuted == assertions,
        })
    }

    /// What is known of transition systems.
    pub(crate) fn lemmas(&self) -> &Lemmas {
        &self.lemmas
    }

    /// Which shapes the lists of earlier models had.
    pub(crate) fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    /// There are only so many terms left: the ids of others may come to stand for something else.
    pub(crate) fn forget(&mut self, terms: usize) {
        self.refuted.retain(|(refuted, _)| refuted.iter().all(|assertion| (assertion.index() as usize) < terms));
    }
}

/// What was proved of the states of a transition system, in a form that outlives the question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lemma {
    /// A predicate `((x Sort) …) formula`.
    pub text: String,
    /// What each of its parameters is, by what determines it: its start and its steps, or its name.
    pub about: Vec<u64>,
}

/// Lemmas, the one that was of use last first. Engines on several threads may add to them.
#[derive(Debug, Default)]
pub struct Lemmas(Mutex<VecDeque<Lemma>>);

impl Lemmas {
    /// Those that are about these things and no others, at most so many.
    pub fn about(&self, known: &Set<u64>, most: usize) -> Vec<Lemma> {
        let fits = |lemma: &&Lemma| lemma.about.iter().all(|key| known.contains(key));
        self.lock().iter().filter(fits).take(most).cloned().collect()
    }

    /// Remembers a lemma, or that it was of use again.
    pub fn add(&self, lemma: Lemma) {
        if lemma.text.len() > LONGEST {
            return;
        }
        let mut lemmas = self.lock();
        lemmas.retain(|other| *other != lemma);
        lemmas.push_front(lemma);
        lemmas.truncate(LEMMAS);
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<Lemma>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Shapes of lists by their names in traces, the one that was of use last first.
#[derive(Debug, Default)]
pub struct Shapes(Mutex<VecDeque<String>>);

impl Shapes {
    /// The same things in another order: those whose names are shapes that were of use come first.
    pub fn sorted<T: Clone + ToString>(&self, things: &[T]) -> Vec<T> {
        let names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut things = things.to_vec();
        things.sort_by_cached_key(|thing| {
            let name = thing.to_string();
            names.iter().position(|known| *known == name).unwrap_or(names.len())
        });
        things
    }

    /// Remembers that a shape was of use.
    pub fn add(&self, name: String) {
        let mut names = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        names.retain(|other| *other != name);
        names.push_front(name);
        names.truncate(SHAPES);
    }
}

#[cfg(test)]
mod tests;
