//! The only place that meets a solver.
//!
//! [`Backend`] opens [`Connection`]s that exchange SMT-LIB text: Z3 in this process ([`InProcessZ3`]) or any program
//! ([`ChildProcess`]).
//! [`Session`] is what engines use: it prints our terms, with sharing, and reads answers back as our values.

mod answer;
mod bundle;
mod connection;
#[cfg(unix)]
mod forked;
mod horn;
mod library;
mod meter;
mod print;
mod process;
#[cfg(unix)]
mod server;
mod session;
mod vary;
mod z3;

pub use answer::GaveUp;
pub(crate) use answer::read_predicate;
pub use bundle::Bundle;
pub use connection::{
    BACKEND_SPECS, Backend, BackendError, BackendSpecError, Connection, DEFAULT_BACKEND, Deadline, Interrupter, Seeded,
    backend_from_spec, default_backend,
};
pub use horn::Horn;
pub use meter::{Meter, Metered};
pub(crate) use print::{constructor_name, predicate_text, script_text, symbol_name, term_text};
pub use process::{ChildProcess, bundled_program};
pub use session::{Replay, Session, SessionError, Verdict};
pub use z3::{InProcessZ3, leave, library_version, limit_memory, release_memory};

/// What `attempt` gives within `limit`. A busy machine may hold up one attempt, or two, but not five: only if all are late or give nothing has something
/// missed its deadline.
#[cfg(test)]
fn undisturbed<T>(limit: std::time::Duration, mut attempt: impl FnMut() -> Option<T>) -> T {
    let mut late = Vec::new();
    for _ in 0..5 {
        let start = std::time::Instant::now();
        let outcome = attempt();
        match outcome {
            Some(outcome) if start.elapsed() < limit => return outcome,
            _ => late.push(start.elapsed()),
        }
    }
    panic!("none of the attempts that took {late:?} succeeded within {limit:?}");
}
