//! What the encodings that unfold lists element by element have in common.

use crate::problem::List;
use crate::term::{Store, Term};

/// The element number `at` of an intermediate list as a constant of its own, and the formula that defines it as the image of
/// the source's element: what the paper does when deforestation has not removed the list.
pub(super) fn image(store: &mut Store, list: &List, at: usize, function: Term, element: Term) -> (Term, Term) {
    let constant = store.fresh_constant(&format!("{}.{at}", list.name), list.element);
    let image = store.beta(function, &[element]);
    (constant, store.eq(constant, image))
}
