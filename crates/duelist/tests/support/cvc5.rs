//! cvc5, an independent judge: its Python package, and `tools/cvc5_smt2.py`, which makes a solver of it.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::python::python;

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
        command.args([
            "--option",
            &format!("tlimit-per={}", 1000 * seconds),
            "--option",
            "arrays-exp=true",
            "--option",
            "fp-exp=true",
        ]);
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
