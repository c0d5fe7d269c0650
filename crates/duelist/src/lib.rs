//! duelist: an SMT solver for lists used through `len`, `map` and `fold`.

pub mod syntax;
pub mod term;
