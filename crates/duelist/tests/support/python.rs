//! The one Python environment of all tests, below the build folder: cvc5, Z3's Python package and pySMT, as `tools/requirements.txt` lists them.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The Python of the environment, which the first call makes. If it cannot be made, the reason goes to the terminal, and the test
/// is to be skipped; with `DUELIST_TEST_FULL` it fails here.
pub(crate) fn python() -> Option<PathBuf> {
    let system = if cfg!(windows) { "python" } else { "python3" };
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tools/environment.py");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("python");
    let reason = match Command::new(system).arg(script).arg(folder).stdin(Stdio::null()).output() {
        Ok(output) if output.status.success() => {
            return Some(String::from_utf8_lossy(&output.stdout).trim_end().into());
        }
        Ok(output) => String::from_utf8_lossy(&output.stderr).lines().last().unwrap_or("no reason given").to_string(),
        Err(error) => error.to_string(),
    };
    assert!(std::env::var_os("DUELIST_TEST_FULL").is_none(), "no Python environment: {reason}");
    // Past the test harness, which would swallow it.
    let _ = writeln!(std::io::stderr(), "\nSKIPPED: no Python environment: {reason}");
    None
}
