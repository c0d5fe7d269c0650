//! What `--version` says.

use duelist::frontend::library_version;

/// The program with its commit, and the Z3 that it would use.
pub(crate) fn text() -> String {
    let z3 = match library_version() {
        Ok(version) => format!("Z3 {version}"),
        Err(error) => format!("no Z3: {error}"),
    };
    format!("duelist {} (commit {})\n{z3}\n", env!("CARGO_PKG_VERSION"), env!("DUELIST_COMMIT"))
}
