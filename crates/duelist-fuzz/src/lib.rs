//! Looks for wrong answers of duelist: random problems, oracles that know better, and a shrinker for what they find.
//!
//! [`generate`] makes problems, [`oracle`] asks about them, [`shrink`] makes those smaller on which the oracles disagree, and [`campaign`] does so by the
//! thousand. `docs/trust.md` says what came of it.

pub mod campaign;
pub mod generate;
pub mod hard;
pub mod learning;
pub mod metamorphic;
pub mod mutate;
pub mod oracle;
pub mod random;
pub mod record;
pub mod report;
pub mod session;
pub mod sexp;
pub mod shrink;
pub mod syntax;
pub mod world;
