//! cvc5, an independent judge: the Python package in an environment of its own below the build folder, and `tools/cvc5_smt2.py`, which makes a
//! solver of it.

#![allow(clippy::print_stderr, reason = "reasons for skipping belong on the terminal")]

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// What pip installs.
const CVC5: &str = "cvc5==1.4.2";

/// A Python with cvc5, in a virtual environment below the build folder.
pub(crate) fn python() -> Option<PathBuf> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(CVC5.replace("==", "-"));
    let python = home.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let ready = home.join("ready");
    if ready.exists() {
        return Some(python);
    }
    let succeeds = |command: &mut Command| command.stdin(Stdio::null()).output().is_ok_and(|o| o.status.success());
    let system = if cfg!(windows) { "python" } else { "python3" };
    let made = succeeds(Command::new(system).args(["-m", "venv", "--clear"]).arg(&home));
    if !made || !succeeds(Command::new(&python).args(["-m", "pip", "--version"])) {
        eprintln!("skipped: cvc5 comes through pip, and there is no {system} with venv and pip");
        return None;
    }
    let mut install = Command::new(&python);
    install.args(["-m", "pip", "install", "--quiet", "--only-binary=:all:", CVC5]);
    assert!(succeeds(&mut install), "pip cannot install {CVC5}");
    fs::write(ready, CVC5).expect("the build folder is writable");
    Some(python)
}

/// A running cvc5, asked about one script after the other.
pub(crate) struct Judge {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Judge {
    /// Starts it, with a limit on each query; `None` if there is no cvc5 to be had.
    pub(crate) fn start(seconds: u64) -> Option<Judge> {
        let mut command = Command::new(python()?);
        command.arg(super::repository("tools/cvc5_smt2.py"));
        command.args(["--option", &format!("tlimit-per={}", 1000 * seconds)]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
        let (input, output) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        Some(Judge { child, input, output })
    }

    /// The first line that cvc5 prints for a script with one `check-sat`.
    pub(crate) fn ask(&mut self, script: &str) -> String {
        let mut line = String::new();
        let sent = self.input.write_all(format!("(reset)\n{script}\n").as_bytes()).and_then(|()| self.input.flush());
        match sent.and_then(|()| self.output.read_line(&mut line)) {
            Ok(_) => line.trim().to_string(),
            Err(error) => error.to_string(),
        }
    }
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
