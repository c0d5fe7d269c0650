//! Short models first: people read models and turn them into test cases.

use std::time::{Duration, Instant};

use dashu_int::IBig;

use crate::backend::Deadline;
use crate::engine::Reason;
use crate::model::Model;
use crate::over::LengthOrder;

/// How often a model is halved where short ones are not insisted on.
const HALVINGS: usize = 4;

/// And how much longer than the first model the search for a shorter one may take. What is found must not depend on the clock, so this is more than is needed in all but odd cases.
const TIMES: u32 = 4;

/// See [`TIMES`].
const LEAST: Duration = Duration::from_millis(200);

/// A model with shorter lists than the first one: `ask` looks for one with a total length of at most the number it is given.
///
/// With [`LengthOrder::Free`] half the length is asked for a few times, as long as there is a model;
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
    let (budget, most) = match order {
        LengthOrder::Free => (Deadline::after(started.elapsed() * TIMES + LEAST), HALVINGS),
        LengthOrder::Increasing => (Deadline::never(), usize::MAX),
    };
    let deadline = deadline.earlier(budget);
    let mut asked = 0;
    while low < total && asked < most && !deadline.expired() {
        asked += 1;
        let bound = (&low + &total) / IBig::from(2);
        match ask(&bound, deadline) {
            Ok(Some(found)) => (model, total) = found,
            Ok(None) if order == LengthOrder::Increasing => low = bound + IBig::ONE,
            _ => break,
        }
    }
    model
}
