//! The strategies of the solver, and each engine alone.

use duelist::internals::strategy::{ALL, Engine, Step, Strategy};

const fn alone(name: &'static str, first: &'static [Step]) -> Strategy {
    Strategy { name, first, then: &[], beside: &[] }
}

const fn step(engine: Engine) -> Step {
    Step { engine, budget: None }
}

static ALONE: [Strategy; 9] = [
    alone("induction", &[step(Engine::Induction)]),
    alone("image", &[step(Engine::Image)]),
    alone("positions", &[step(Engine::Positions)]),
    alone("segments", &[step(Engine::Segments)]),
    alone("refine", &[step(Engine::Refine)]),
    // It only prepares for another.
    alone("summary", &[step(Engine::Summarize), step(Engine::Unroll { up_to: 8 })]),
    alone("unroll", &[step(Engine::Unroll { up_to: 16 })]),
    alone("flow", &[step(Engine::Flow)]),
    alone("runs", &[step(Engine::Runs)]),
];

/// All of them, each with the kind of oracle it is.
pub(super) fn strategies() -> impl Iterator<Item = (&'static str, &'static Strategy)> {
    ALL.into_iter().map(|strategy| ("strategy", strategy)).chain(ALONE.iter().map(|strategy| ("engine", strategy)))
}

/// Whether a strategy is an engine that reads lists as functions of their index, which can be wrong in one way only: by refuting what has a model.
pub(super) fn only_refutes(strategy: &Strategy) -> bool {
    matches!(strategy.first, [Step { engine: Engine::Positions | Engine::Segments, .. }])
}
