//! Over-approximating engines: whatever satisfies the problem satisfies their query, so they can conclude *unsat*, and
//! nothing else: none of their types can express a model.

mod image;
pub mod induction;
mod length;
pub mod segments;

pub use image::image;
pub(crate) use image::query as image_query;
pub(crate) use length::abstraction;
pub use length::{Candidate, Excluded, LengthAbstraction, LengthOrder, Lengths};
