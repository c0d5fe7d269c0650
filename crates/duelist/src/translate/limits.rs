//! What cannot be said in an encoding whose sort of lists has values that are no lists, or different values for one list.

use super::encoding::Encoding;
use crate::term::{Op, Sort, Store, Symbol, Term};

/// Why something with lists inside has no translation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum Limit {
    /// The lists inside an unknown value would have to be well-formed, and a function would have to map equal lists to equal values.
    #[error(
        "`{0}` has lists inside lists or records, or is a function of or to lists: arrays cannot express that; translate to datatypes or sequences"
    )]
    Declared(String),
    #[error("arrays cannot express that values with lists inside are equal: translate to datatypes or sequences")]
    Equality,
    #[error(
        "arrays cannot express the selection of a list that another constructor may not have: translate to datatypes or sequences"
    )]
    Selection,
}

/// Whether values of a sort have lists inside, and are no lists of scalars.
fn is_nested(store: &Store, sort: Sort) -> bool {
    store.has_lists(store.element_sort(sort).unwrap_or(sort))
}

/// Whether values of a datatype may have different constructors.
fn has_variants(store: &Store, sort: Sort) -> bool {
    store.datatype(sort).is_some_and(|datatype| datatype.constructors.len() > 1)
}

/// Whether a declaration can be written.
pub(super) fn declaration<E: Encoding>(store: &Store, symbol: Symbol) -> Result<(), Limit> {
    let declared = store.symbol(symbol);
    let is_function = !declared.parameters.is_empty();
    let about_lists = declared.parameters.iter().chain([&declared.sort]).any(|sort| store.has_lists(*sort));
    if E::EXTENSIONAL || !(is_nested(store, declared.sort) || is_function && about_lists) {
        return Ok(());
    }
    Err(Limit::Declared(declared.name.clone()))
}

/// Whether terms can be written.
pub(super) fn terms<E: Encoding>(store: &Store, terms: &[Term]) -> Result<(), Limit> {
    if E::EXTENSIONAL {
        return Ok(());
    }
    for term in store.postorder(terms) {
        match store.as_app(term) {
            Some((Op::Eq | Op::Distinct, arguments)) if is_nested(store, store.sort_of(arguments[0])) => {
                return Err(Limit::Equality);
            }
            Some((Op::Select(sort, ..), _)) if store.has_lists(store.sort_of(term)) && has_variants(store, sort) => {
                return Err(Limit::Selection);
            }
            _ => {}
        }
    }
    Ok(())
}
