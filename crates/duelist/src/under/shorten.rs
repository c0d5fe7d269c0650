//! Short models first: people read models and turn them into test cases.

use std::time::{Duration, Instant};

use dashu_int::IBig;

use crate::backend::Deadline;
use crate::engine::Reason;
use crate::model::Model;
use crate::over::LengthOrder;

/// A model with shorter lists than the first one: `ask` looks for one with a total length of at most the number it is given.
///
/// With [`LengthOrder::Free`] half the length is asked for again and again, as long as that takes at most a fifth of the time since `started`;
/// with [`LengthOrder::Increasing`] the shortest that `ask` can find is found.
pub(super) fn shorten(
    first: (Model, IBig),
    order: LengthOrder,
    started: Instant,
    deadline: Deadline,
    mut ask: impl FnMut(&IBig, Deadline) -> Result<Option<(Model, IBig)>, Reason>,
) -> Model {
    let (mut model, mut total) = first;
    let mut low = IBig::ZERO;
    let budget = match order {
        LengthOrder::Free => Deadline::after(started.elapsed() / 5 + Duration::from_millis(1)),
        LengthOrder::Increasing => Deadline::never(),
    };
    let deadline = deadline.earlier(budget);
    while low < total && !deadline.expired() {
        let bound = (&low + &total) / IBig::from(2);
        match ask(&bound, deadline) {
            Ok(Some(found)) => (model, total) = found,
            Ok(None) if order == LengthOrder::Increasing => low = bound + IBig::ONE,
            _ => break,
        }
    }
    model
}
