//! Starts the program and talks to it.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Longer than anything takes here, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program, nothing set but what is set here.
pub(crate) fn duelist() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_duelist"));
    command.env_remove("DUELIST_Z3_LIBRARY");
    command
}

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

impl Run {
    pub(crate) fn lines(&self) -> Vec<&str> {
        self.stdout.lines().collect()
    }
}

/// Runs a command to its end, with this on its standard input.
pub(crate) fn run_command(mut command: Command, input: &[u8]) -> Run {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // From another thread, since the answers may fill their pipe before the input is read; a program that leaves early
    // does not read it all.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run { stdout: text(output.stdout), stderr: text(output.stderr), code: output.status.code() }
}

/// Runs the program with these arguments and this on its standard input.
pub(crate) fn run<S: AsRef<OsStr>>(arguments: &[S], input: &str) -> Run {
    let mut command = duelist();
    command.args(arguments);
    run_command(command, input.as_bytes())
}

/// A script on standard input must be answered with exactly this text, silently and without an error.
pub(crate) fn check(arguments: &[&str], input: &str, expected: &str) {
    let run = run(arguments, input);
    assert_eq!(
        (run.stdout.trim_end(), run.stderr.as_str(), run.code),
        (expected, "", Some(0)),
        "{arguments:?} {input}"
    );
}

/// A file of its own for each call, with this content.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = folder().join(name);
    std::fs::write(&path, content).expect("the scratch folder is writable");
    path
}

/// An empty folder of its own for each call.
pub(crate) fn folder() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the scratch folder can be made");
    folder
}

/// A running program that is spoken to command by command.
pub(crate) struct Conversation {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Conversation {
    pub(crate) fn start(arguments: &[&str]) -> Conversation {
        let mut child = duelist()
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let stdout = BufReader::new(child.stdout.take().expect("stdout is piped"));
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in stdout.lines() {
                if sender.send(line.expect("output is UTF-8")).is_err() {
                    return;
                }
            }
        });
        Conversation { stdin: child.stdin.take(), child, lines }
    }

    /// Sends text as it is: no newline, no end of file.
    pub(crate) fn send(&mut self, text: &str) {
        let stdin = self.stdin.as_mut().expect("not closed yet");
        stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).expect("the program listens");
    }

    /// The next line of the answer, while the input stays open.
    pub(crate) fn line(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("an answer while the input is open")
    }

    /// Sends text and returns the next line.
    pub(crate) fn ask(&mut self, text: &str) -> String {
        self.send(text);
        self.line()
    }

    /// The memory of the program in megabytes.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).expect("Linux says it");
        let kilobytes: u64 = line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).expect("a number");
        kilobytes / 1024
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the program has ended by itself, its input open: the exit code.
    pub(crate) fn ended(mut self) -> Option<i32> {
        let stdin = self.stdin.take();
        let code = self.child.wait().expect("the program ends").code();
        drop(stdin);
        code
    }

    /// Nothing is printed for this long.
    pub(crate) fn stays_silent(&self, time: Duration) {
        let line = self.lines.recv_timeout(time);
        assert!(matches!(line, Err(RecvTimeoutError::Timeout)), "{line:?}");
    }

    /// Closes the input; the rest of the output and the exit code.
    pub(crate) fn end(mut self) -> (Vec<String>, Option<i32>) {
        self.stdin = None;
        let code = self.child.wait().expect("the program ends").code();
        (self.lines.iter().collect(), code)
    }
}

impl Drop for Conversation {
    fn drop(&mut self) {
        // A test that failed must not leave its program behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
