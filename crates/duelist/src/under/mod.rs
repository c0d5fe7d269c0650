//! Under-approximating engines: what satisfies their query satisfies the problem, so they can propose models. A proposal
//! becomes *sat* only after [`crate::check`] has evaluated the original assertions on it.

mod fixed;
mod flow;
mod lift;
mod neutral;
mod runs;
mod scalar;
mod shorten;
mod summary;
mod unfold;
mod unroll;

pub(crate) use fixed::query as fixed_query;
pub use fixed::{Attempt, FixedLength};
pub use flow::flow;
pub(crate) use neutral::{integer, read as read_neutral};
pub use runs::runs;
pub use scalar::{is_scalar, scalar};
pub(crate) use summary::conditions;
pub use summary::{neutral_elements, replace};
#[cfg(test)]
pub(crate) use unfold::without_lists;
pub(crate) use unroll::query as unrolled_query;
pub use unroll::unroll;

use shorten::shorten;
