//! Mutation testing: does some test fail if the source is changed a little?
//!
//! [`points`] finds places to change, [`instrument`] puts all changes into one copy of the source, each behind a switch that an environment
//! variable turns, [`build`] builds that copy once, [`mod@bench`] runs its tests with one change at a time, and [`report`] sums up.
//! [`inject`] puts bugs in by hand, for the fuzzer to find.

pub mod bench;
pub mod build;
pub mod error;
pub mod inject;
pub mod instrument;
pub mod points;
pub mod record;
pub mod report;

pub use error::Error;
