//! Under-approximating engines: what satisfies their query satisfies the problem, so they can propose models. A proposal
//! becomes *sat* only after [`crate::check`] has evaluated the original assertions on it.

mod fixed;
mod lift;
mod runs;
mod shorten;
mod summary;
mod unfold;
mod unroll;

pub use fixed::{Attempt, FixedLength};
pub use runs::runs;
pub use summary::summarize;
pub use unroll::unroll;

use shorten::shorten;
