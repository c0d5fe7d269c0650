//! The only place that meets a solver.
//!
//! [`Backend`] opens [`Connection`]s that exchange SMT-LIB text: Z3 in this process ([`InProcessZ3`]) or any program
//! ([`ChildProcess`]).
//! [`Session`] is what engines use: it prints our terms, with sharing, and reads answers back as our values.

mod answer;
mod connection;
#[cfg(unix)]
mod forked;
mod library;
mod meter;
mod print;
mod process;
mod session;
mod z3;

pub(crate) use answer::read_predicate;
pub use connection::{Backend, BackendError, BackendSpecError, Connection, Deadline, Interrupter, backend_from_spec};
pub use meter::{Meter, Metered};
pub(crate) use print::{constructor_name, predicate_text, script_text, symbol_name, term_text};
pub use process::{ChildProcess, bundled_program};
pub use session::{Replay, Session, SessionError, Verdict};
pub use z3::{InProcessZ3, leave, limit_memory, release_memory};
