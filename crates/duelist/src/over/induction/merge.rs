//! Fields of a state that always agree are one.
//!
//! Combinators that were made into folds count positions and remember whether something was read, each for itself. An invariant would have to
//! say that these are the same; here that is known before it is sought.

use indexmap::IndexMap;

use super::reach::{Agreement, Question, Reach};
use crate::term::{Map, Sort, Store, Term};

/// The question with each field replaced by the first one that agrees with it in every reachable state; those that were replaced are
/// no longer mentioned. The number of elements read counts as a field.
///
/// **Soundness**: fields of one class start with the same term and, with every field in place of its class, go on with the
/// same term. So, by induction on the number of elements read, they agree, and so do their results.
pub(in crate::over) fn merge(store: &mut Store, question: Question) -> Question {
    let mut replaced: Map<Term, Term> = Map::default();
    let mut agreed = Vec::new();
    for reach in &question.lists {
        let fields = Fields::new(store, reach);
        let classes = fields.classes(store);
        for (at, class) in classes.iter().enumerate().filter(|(at, class)| at != *class) {
            replaced.insert(fields.state[at], fields.state[*class]);
            replaced.insert(fields.results[at], fields.results[*class]);
            let place = |at: usize| at.checked_sub(usize::from(reach.count.is_some())).map(|at| reach.fields[at]);
            agreed.extend(place(at).map(|field| Agreement { list: reach.list, field, with: place(*class) }));
        }
    }
    if replaced.is_empty() {
        return question;
    }
    let mut apply = |terms: &[Term]| store.rebuild(terms, &mut replaced, |_, term| term);
    let query = apply(&question.query);
    let lists = question.lists.into_iter().map(|reach| {
        let (init, next, guard) = (apply(&reach.init), apply(&reach.next), apply(&reach.guard));
        Reach { init, next, guard, ..reach }
    });
    Question { lists: lists.collect(), query, agreed }
}

/// The fields of a list, the count first.
struct Fields {
    state: Vec<Term>,
    init: Vec<Term>,
    next: Vec<Term>,
    results: Vec<Term>,
}

impl Fields {
    fn new(store: &mut Store, reach: &Reach) -> Fields {
        let count = reach.count.is_some().then_some(reach.length);
        Fields {
            state: reach.variables(),
            init: reach.first(store),
            next: reach.following(store),
            results: count.into_iter().chain(reach.results.iter().copied()).collect(),
        }
    }

    /// For each field the first of its class: the coarsest partition whose classes start and go on alike.
    fn classes(&self, store: &mut Store) -> Vec<usize> {
        let start = (0..self.state.len()).map(|at| (store.sort_of(self.state[at]), self.init[at], self.init[at]));
        let mut classes = partition(start.collect());
        loop {
            let mut memo: Map<Term, Term> =
                classes.iter().enumerate().map(|(at, class)| (self.state[at], self.state[*class])).collect();
            let next = store.rebuild(&self.next, &mut memo, |_, term| term);
            let keys =
                (0..self.state.len()).map(|at| (store.sort_of(self.state[at]), self.state[classes[at]], next[at]));
            let finer = partition(keys.collect());
            if finer == classes {
                return classes;
            }
            classes = finer;
        }
    }
}

/// For each key, the place of the first one that equals it.
fn partition(keys: Vec<(Sort, Term, Term)>) -> Vec<usize> {
    let mut first = IndexMap::new();
    keys.into_iter().enumerate().map(|(at, key)| *first.entry(key).or_insert(at)).collect()
}
