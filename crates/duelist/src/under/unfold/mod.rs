//! Every list term unfolded, element by element: what `fixed` and `unroll` have in common.
//!
//! A problem is list-free once its declared lists are vectors of elements ([`vector`]): no combinator and no composition of them is left out.

mod vector;

pub(super) use vector::MAX_ELEMENTS;
use vector::{Slot, Vector, Vectors};

use crate::engine::Reason;
use crate::meaning::{Interpretation, Read};
use crate::problem::{List, ListId, Origin, Problem};
use crate::term::{Store, Term};

/// A problem without lists.
pub(super) struct Unfolded {
    /// What defines the results of folds and comparisons. They admit every model, and where `limits` hold no others.
    pub(super) formulas: Vec<Term>,
    /// That no count, except for those of declared lists, exceeds what was unfolded.
    pub(super) limits: Vec<Term>,
}

/// The elements of a declared list: all that there are, or those that there may be.
pub(super) enum Elements {
    /// All.
    All(Vec<Term>),
    /// As many of these as the list is long.
    UpTo(Vec<Term>),
}

/// Defines every result over the elements of the declared lists that are read; counts other than their lengths are cut off at `bound`.
///
/// # Errors
/// If `stop` says so, or a list is too long.
pub(super) fn unfold(
    problem: &Problem,
    store: &mut Store,
    elements: impl Fn(ListId) -> Option<Elements>,
    bound: usize,
    stop: &dyn Fn() -> Option<Reason>,
) -> Result<Unfolded, Reason> {
    let mut vectors = Vectors::new(bound, stop);
    for (id, list) in problem.list_ids() {
        let vector = match &list.origin {
            Origin::Declared(_) => match elements(id) {
                Some(Elements::All(elements)) => Vectors::full(store, &elements),
                Some(Elements::UpTo(elements)) => vectors.prefix(store, &elements, list.length),
                None => continue,
            },
            Origin::Value(elements) => Vectors::full(store, elements),
            Origin::Map { function, source } => {
                let Some(source) = vectors.defined(problem.list(*source).term) else { continue };
                materialise(&mut vectors, store, list, *function, &source)?
            }
            Origin::Composed => {
                let vector = vectors.list(store, list.term)?;
                if list.length != vector.length {
                    let same = store.eq(list.length, vector.length);
                    let same = vectors.scalar(store, same)?;
                    vectors.formulas.push(same);
                }
                vector
            }
        };
        vectors.memo().define_list(list.term, vector);
    }
    for fold in &problem.folds {
        let init = vectors.scalar(store, fold.init)?;
        let value = vectors.read(store, &Read::Fold { step: fold.step, init, list: problem.list(fold.list).term })?;
        let defined = store.eq(fold.result, value);
        vectors.formulas.push(defined);
    }
    for equality in &problem.equalities {
        let (left, right) = (problem.list(equality.left).term, problem.list(equality.right).term);
        let value = vectors.read(store, &Read::Equal(left, right))?;
        let defined = store.eq(equality.result, value);
        vectors.formulas.push(defined);
    }
    Ok(Unfolded { formulas: vectors.formulas, limits: vectors.limits })
}

/// An intermediate list with constants for its elements, each defined as the image of the source's: what the paper does when deforestation has
/// not removed the list.
fn materialise(
    vectors: &mut Vectors<'_>,
    store: &mut Store,
    list: &List,
    function: Term,
    source: &Vector,
) -> Result<Vector, Reason> {
    let mut slots = Vec::with_capacity(source.slots.len());
    for (slot, at) in source.slots.iter().zip(1..) {
        let image = vectors.apply(store, function, &[slot.element])?;
        let (element, defined) = named(store, list, at, image);
        vectors.formulas.push(defined);
        slots.push(Slot { element, ..*slot });
    }
    Ok(Vector { slots: slots.into(), ..source.clone() })
}

/// A constant for the element number `at` of an intermediate list, and the formula that says what it is.
pub(super) fn named(store: &mut Store, list: &List, at: usize, image: Term) -> (Term, Term) {
    let constant = store.fresh_constant(&format!("{}.{at}", list.name), list.element);
    (constant, store.eq(constant, image))
}
