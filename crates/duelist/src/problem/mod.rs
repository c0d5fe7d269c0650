//! The normal form that all engines share: no list terms, only folds over lists, and one formula over scalars.
//!
//! A list seen through folds is a transition system: its state is the tuple of the accumulators, its input the next element.
//! "Is the problem satisfiable?" is "can the systems reach, after |l| steps, states that satisfy the formula?".

mod extract;
pub mod flatten;

pub use extract::extract;

use crate::rewrite::{Definition, Undefined};
use crate::term::{Op, Sort, Store, Symbol, Term};

/// A list of a [`Problem`]: an index into [`Problem::lists`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId(pub usize);

/// A list.
#[derive(Clone, Debug)]
pub struct List {
    /// What to call it.
    pub name: String,
    /// The sort of its elements.
    pub element: Sort,
    /// Its length: an integer constant for a declared list, a term over those for others.
    pub length: Term,
    /// Where its elements come from.
    pub origin: Origin,
    /// The list term it stands for.
    pub term: Term,
}

/// Where a list's elements come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Declared by the user: any elements.
    Declared(Symbol),
    /// An intermediate list: the images of another list's elements.
    Map {
        /// A closed lambda.
        function: Term,
        /// The other list.
        source: ListId,
    },
    /// Elements written out.
    Value(Vec<Term>),
    /// Put together from other lists in a way that only unfolding makes sense of: [`List::term`] says how.
    Composed,
}

/// A fold over one list.
#[derive(Clone, Debug)]
pub struct Fold {
    /// The list.
    pub list: ListId,
    /// `λ acc x. …`, closed; the other symbols in it are parameters.
    pub step: Term,
    /// The accumulator before the first element.
    pub init: Term,
    /// The accumulator after the last element: a constant that the formula and other folds use.
    pub result: Term,
}

/// A comparison of two lists.
#[derive(Clone, Debug)]
pub struct Equality {
    /// One list.
    pub left: ListId,
    /// The other.
    pub right: ListId,
    /// Whether they are equal: a boolean constant that the formula uses.
    pub result: Term,
}

/// A scalar that is read of a value with lists inside, in a way that only unfolding makes sense of.
#[derive(Clone, Copy, Debug)]
pub struct Opaque {
    /// The closed term.
    pub term: Term,
    /// A constant that the formula uses in its place.
    pub result: Term,
}

/// A list whose folds were replaced by what they do on `[head, neutral, …, neutral]` (paper §5.1).
#[derive(Clone, Debug)]
pub struct Summary {
    /// The list; no fold reads it any more.
    pub list: ListId,
    /// Its first element, if it is not empty: a constant of the formula.
    pub head: Term,
    /// All further elements: a term over the parameters.
    pub neutral: Term,
}

/// A problem in normal form.
#[derive(Clone, Debug, Default)]
pub struct Problem {
    /// Every list that occurs. An intermediate list stands after its source.
    pub lists: Vec<List>,
    /// Every fold; one that another's step or start uses stands before it.
    pub folds: Vec<Fold>,
    /// Every comparison of lists.
    pub equalities: Vec<Equality>,
    /// Scalars that are read of values with lists inside.
    pub opaque: Vec<Opaque>,
    /// Lists of which only the first element is left to find.
    pub summaries: Vec<Summary>,
    /// The conjuncts of the formula over scalars.
    pub formula: Vec<Term>,
    /// The user's lists that were replaced by others, in the order of replacement: a model gives them values, last one first.
    pub definitions: Vec<Definition>,
    /// The functions that stand for underspecified operations.
    pub undefined: Undefined,
}

impl Problem {
    /// A list.
    #[must_use]
    pub fn list(&self, id: ListId) -> &List {
        &self.lists[id.0]
    }

    /// All lists with their ids.
    pub fn list_ids(&self) -> impl Iterator<Item = (ListId, &List)> {
        self.lists.iter().enumerate().map(|(index, list)| (ListId(index), list))
    }

    /// The declared lists.
    pub fn declared(&self) -> impl Iterator<Item = (ListId, Symbol)> {
        self.list_ids().filter_map(|(id, list)| match list.origin {
            Origin::Declared(symbol) => Some((id, symbol)),
            _ => None,
        })
    }

    /// `|l| ≥ 0` for every declared list: part of every query.
    pub fn lengths_are_natural(&self, store: &mut Store) -> Vec<Term> {
        let zero = store.int(0);
        self.declared().map(|(id, _)| store.le(zero, self.list(id).length)).collect()
    }

    /// The declared list whose elements' images a list consists of; `None` if its elements are written out or come from several lists.
    #[must_use]
    pub fn root(&self, id: ListId) -> Option<ListId> {
        let mut at = id;
        loop {
            match &self.list(at).origin {
                Origin::Declared(_) => return Some(at),
                Origin::Map { source, .. } => at = *source,
                Origin::Value(_) | Origin::Composed => return None,
            }
        }
    }

    /// The name of a declared list in certificates: its symbol's, as solvers see it. Empty for an intermediate list.
    #[must_use]
    pub(crate) fn sent_name(&self, store: &Store, id: ListId) -> String {
        match self.list(id).origin {
            Origin::Declared(symbol) => crate::backend::symbol_name(store, symbol),
            Origin::Map { .. } | Origin::Value(_) | Origin::Composed => String::new(),
        }
    }

    /// Whether a list is declared or written out, or the image of such a list under functions that read no list.
    #[must_use]
    pub fn is_plain(&self, store: &Store, id: ListId) -> bool {
        let mut at = id;
        loop {
            if store.has_lists(self.list(at).element) {
                return false;
            }
            match &self.list(at).origin {
                Origin::Declared(_) | Origin::Value(_) => return true,
                Origin::Map { function, source } if store.is_scalar_function(*function) => at = *source,
                Origin::Map { .. } | Origin::Composed => return false,
            }
        }
    }

    /// Whether a fold reads one list, and its function none.
    #[must_use]
    pub fn is_plain_fold(&self, store: &Store, fold: &Fold) -> bool {
        store.is_scalar_function(fold.step) && self.is_plain(store, fold.list)
    }

    /// Whether that is true of all folds and lists. Engines that unfold, unfold what is not plain; those that may forget, forget it.
    #[must_use]
    pub fn is_flat(&self, store: &Store) -> bool {
        self.opaque.is_empty()
            && self.folds.iter().all(|fold| self.is_plain_fold(store, fold))
            && self.list_ids().all(|(id, _)| self.is_plain(store, id))
    }

    /// The sum of the lengths of the declared lists.
    pub fn total_length(&self, store: &mut Store) -> Term {
        let lengths: Vec<Term> = self.declared().map(|(id, _)| self.list(id).length).collect();
        store.sum(lengths)
    }

    /// The declared lists whose elements matter: those that a fold or a comparison reads, directly or
    /// through an intermediate list or from inside a function.
    #[must_use]
    pub fn read_lists(&self, store: &Store) -> Vec<ListId> {
        let mut roots: Vec<Term> = Vec::new();
        let mut read = vec![false; self.lists.len()];
        for fold in &self.folds {
            read[fold.list.0] = true;
            roots.extend([fold.step, fold.init]);
        }
        for equality in &self.equalities {
            read[equality.left.0] = true;
            read[equality.right.0] = true;
        }
        roots.extend(self.opaque.iter().map(|opaque| opaque.term));
        for (id, list) in self.list_ids().collect::<Vec<_>>().into_iter().rev() {
            match &list.origin {
                Origin::Map { function, source } if read[id.0] => {
                    read[source.0] = true;
                    roots.push(*function);
                }
                Origin::Value(elements) if read[id.0] => roots.extend(elements),
                // Its length may depend on the elements of others.
                Origin::Composed => roots.push(list.term),
                _ => {}
            }
        }
        if !self.is_flat(store) {
            for term in store.postorder(&roots) {
                if let Some((Op::Symbol(_), [])) = store.as_app(term) {
                    self.list_ids().filter(|(_, list)| list.term == term).for_each(|(id, _)| read[id.0] = true);
                }
            }
        }
        self.declared().map(|(id, _)| id).filter(|id| read[id.0]).collect()
    }
}
