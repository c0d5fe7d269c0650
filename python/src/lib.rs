//! The native part of the Python package: the table of combinators, and the loop of the worker process in which the solver runs.
//!
//! The solver never runs in the host program. `duelist._worker` is started as a process of its own, calls [`serve`], and talks to the host through pipes, so whatever
//! happens in it (a crash of Z3, an `exit` in one of its engines) ends that process and no other. See `worker.rs` for the protocol.

mod options;
mod signatures;
mod worker;

use pyo3::prelude::*;

#[pymodule]
mod _native {
    use pyo3::exceptions::PyOSError;
    use pyo3::prelude::*;

    use super::signatures::{Row, rows};
    use super::worker;

    /// The version of the solver.
    #[pymodule_export]
    const VERSION: &str = env!("CARGO_PKG_VERSION");

    /// Every list combinator: its name, its parameters, what it gives, and what must be numbers.
    #[pyfunction]
    fn signatures() -> Vec<Row> {
        rows()
    }

    /// Answers requests on standard input until it ends; the answers go to the file descriptor `output`. For the worker process alone: it does not return to
    /// Python unless something is wrong with the pipes.
    #[pyfunction]
    fn serve(py: Python<'_>, output: i32) -> PyResult<()> {
        py.detach(|| worker::serve(output)).map_err(|error| PyOSError::new_err(error.to_string()))
    }
}
