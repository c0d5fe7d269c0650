//! Recursion that gets smaller with every second call only, such as `f(x, y)` that calls itself with `y` and the rest of `x`.

use super::Lowering;
use super::definition::Definition;
use super::shapes::lambda_over;
use crate::term::{Map, Op, Term};

/// A definition `f = B(f)` with its own body in place of each call, `f = B(B(f))`.
///
/// If the result has a single solution `f`, that is the only solution of the definition. `B(f)` is a solution of the result as well, so it is `f`; and every
/// solution of the definition is one of the result.
pub(super) fn unrolled(lowering: &mut Lowering<'_>, definition: &Definition) -> Definition {
    let function = lambda_over(lowering.store, &definition.parameters, definition.body);
    let body =
        lowering.store.rebuild(&[definition.body], &mut Map::default(), |store, term| match store.as_app(term) {
            Some((Op::Symbol(called), arguments)) if called == definition.symbol => {
                let arguments: Vec<Term> = arguments.to_vec();
                store.beta(function, &arguments)
            }
            _ => term,
        })[0];
    Definition { body: lowering.computed(body), ..definition.clone() }
}
