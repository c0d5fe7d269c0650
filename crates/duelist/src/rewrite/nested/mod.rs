//! Lists inside lists and records, brought down to lists of scalars.
//!
//! * [`split`]: a constant that is a record with lists inside is what it is made of.
//! * [`open`](mod@open): a list of which a single element is read is what is before it, the element, and what is after it.
//! * [`flatten`]: `List.concat`, merged into what reads it.
//! * [`fuse`]: lists that folds build in records, merged into what reads them.
//! * [`neighbours`]: rows that are read together with the row before, as folds that remember what is read of that.
//! * [`rows`]: a list whose elements have lists inside is a list of tokens; [`machine`] has the folds over them, [`decode`] the way back. [`bounds`] says which lists are small enough
//!   to be left alone.
//!
//! * [`uniform`]: or a list of records, where each inner list is one element repeated: a guess, for those who look for models.
//!
//! All but the guess are exact changes of variables. What they cannot express stays; under-approximations unfold it, and over-approximations forget it.

mod bounds;
mod decode;
mod flatten;
mod fuse;
mod machine;
mod neighbours;
mod open;
mod rows;
mod skeleton;
mod split;
#[cfg(test)]
mod tests;
mod uniform;

pub use decode::Rows;
pub(super) use flatten::RULES;
pub(super) use fuse::RULES as FUSING;
pub(super) use neighbours::RULES as NEIGHBOURS;
#[cfg(test)]
pub(super) use open::OPENING;
pub(super) use open::open;
pub(super) use split::{RULES as SPLITTING, take_apart};
pub use uniform::{Uniform, Words};

use rows::unnested;
use uniform::uniform;

use super::lockstep::{Definition, Meaning, Reduced};
use crate::term::{Op, Store, Term};

/// What becomes of lists with lists inside their elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nesting {
    /// Lists of tokens: an exact change of variables.
    Exact,
    /// Lists of records, where inner lists are repeated elements. Not exact: for those who look for models.
    Uniform(Words),
}

/// Whether a term is a declared list with lists inside its elements.
fn is_declared(store: &Store, list: Term) -> bool {
    let element = store.element_sort(store.sort_of(list));
    matches!(store.as_app(list), Some((Op::Symbol(_), []))) && element.is_some_and(|element| store.has_lists(element))
}

/// Replaces one list whose elements have lists inside, if some list can be replaced.
pub(super) fn unnest(store: &mut Store, reduced: &Reduced, nesting: Nesting) -> Option<Reduced> {
    let lists: Vec<Term> = store
        .postorder(&reduced.assertions)
        .into_iter()
        .filter(|term| {
            let element = store.element_sort(store.sort_of(*term));
            matches!(store.as_app(*term), Some((Op::Symbol(_), [])))
                && element.is_some_and(|sort| store.has_lists(sort))
        })
        .collect();
    lists.into_iter().find_map(|list| {
        let (assertions, meaning) = match nesting {
            Nesting::Exact => {
                let (assertions, rows) = unnested(store, &reduced.assertions, list)?;
                (assertions, Meaning::Rows(rows))
            }
            Nesting::Uniform(words) => {
                let (assertions, rows) = uniform(store, &reduced.assertions, list, words)?;
                (assertions, Meaning::Uniform(rows))
            }
        };
        let Some((Op::Symbol(symbol), _)) = store.as_app(list) else { return None };
        let mut definitions = reduced.definitions.clone();
        definitions.push(Definition { symbol, meaning });
        Some(Reduced { assertions, definitions })
    })
}
