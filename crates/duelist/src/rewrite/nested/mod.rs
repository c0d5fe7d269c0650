//! Lists inside lists and records, brought down to lists of scalars.
//!
//! * [`split`]: a constant that is a record with lists inside is what it is made of.
//! * [`flatten`]: `List.concat`, merged into what reads it.
//! * [`rows`]: a list whose elements have lists inside is a list of tokens.
//!
//! The first and the last are exact changes of variables. What they cannot express stays; under-approximations unfold it, and over-approximations forget it.

mod flatten;
mod rows;
mod skeleton;
mod split;
#[cfg(test)]
mod tests;

pub use rows::Rows;
pub(super) use flatten::RULES;
pub(super) use split::take_apart;

use rows::Unnesting;

use super::lockstep::{Definition, Meaning, Reduced};
use crate::term::{Op, Store, Term};

/// Replaces one list whose elements have lists inside, if some list can be replaced.
pub(super) fn unnest(store: &mut Store, reduced: &Reduced) -> Option<Reduced> {
    let lists: Vec<Term> = store
        .postorder(&reduced.assertions)
        .into_iter()
        .filter(|term| {
            let element = store.element_sort(store.sort_of(*term));
            matches!(store.as_app(*term), Some((Op::Symbol(_), []))) && element.is_some_and(|sort| store.has_lists(sort))
        })
        .collect();
    lists.into_iter().find_map(|list| {
        let (assertions, rows) = Unnesting::of(store, &reduced.assertions, list)?;
        let Some((Op::Symbol(symbol), _)) = store.as_app(list) else { return None };
        let mut definitions = reduced.definitions.clone();
        definitions.push(Definition { symbol, meaning: Meaning::Rows(rows) });
        Some(Reduced { assertions, definitions })
    })
}
