//! A solver in a child process that reads SMT-LIB from its standard input, such as `z3 -in`.

use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use super::connection::{Backend, BackendError, BackendSpecError, Connection, Deadline, Interrupter, judge};

/// A program that prints more than this in one exchange is out of control.
const LARGEST_RESPONSE: usize = 256 << 20;

/// How much of the end of a dead program's words is told.
const LAST_WORDS: usize = 2000;

/// How long a program that closed its output may take to end by itself.
const GRACE: Duration = Duration::from_millis(50);

/// The `z3` program that came with the library that the build fetched, if it is still there.
#[must_use]
pub fn bundled_program() -> Option<PathBuf> {
    Some(PathBuf::from(env!("DUELIST_Z3_PROGRAM_BUILD"))).filter(|program| program.is_file())
}

/// A solver program, started anew for every connection.
#[derive(Clone, Debug)]
pub struct ChildProcess {
    line: String,
    program: String,
    arguments: Vec<String>,
}

impl ChildProcess {
    /// The program and its arguments from a line that is split as a shell would, without running one.
    pub fn new(line: &str) -> Result<Self, BackendSpecError> {
        let mut words = split_words(line).ok_or_else(|| BackendSpecError::UnclosedQuote(line.into()))?.into_iter();
        Ok(ChildProcess {
            line: line.trim().into(),
            program: words.next().ok_or(BackendSpecError::NoCommand)?,
            arguments: words.collect(),
        })
    }
}

impl Backend for ChildProcess {
    fn name(&self) -> String {
        self.line.clone()
    }

    fn open(&self) -> Result<Box<dyn Connection>, BackendError> {
        let connection = ProcessConnection::start(self)
            .map_err(|error| BackendError::Spawn { command: self.line.clone(), reason: error.to_string() })?;
        Ok(Box::new(connection))
    }
}

struct ProcessConnection {
    child: Child,
    alive: bool,
    exchanges: u64,
    /// To the thread that writes to the child, so that a long text and a long response cannot block each other.
    input: Sender<String>,
    /// From the thread that reads from the child.
    events: Receiver<Event>,
    complaints: Complaints,
    interrupter: Interrupter,
}

enum Event {
    Output(Vec<u8>),
    Wake,
    Closed,
}

impl ProcessConnection {
    fn start(backend: &ChildProcess) -> io::Result<Self> {
        let mut child = Command::new(&backend.program)
            .args(&backend.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else { unreachable!("all three are piped") };
        let (input, texts) = channel();
        // Bounded: a program that floods waits until it is listened to.
        let (outbox, events) = sync_channel(16);
        let wake = outbox.clone();
        thread::spawn(move || write(stdin, &texts));
        thread::spawn(move || read(stdout, &outbox));
        Ok(ProcessConnection {
            child,
            alive: true,
            exchanges: 0,
            input,
            events,
            complaints: Complaints::collect(stderr),
            // If the queue is full, the exchange is awake.
            interrupter: Interrupter::new(move || drop(wake.try_send(Event::Wake))),
        })
    }

    /// Ends the child, whatever it does, and says how it ended.
    fn kill(&mut self) -> Option<ExitStatus> {
        self.alive = false;
        // An error means that it has ended already.
        let _ = self.child.kill();
        self.child.wait().ok()
    }

    /// The error for a child that closed its output after `output`.
    fn died(&mut self, output: &[u8]) -> BackendError {
        let output = String::from_utf8_lossy(output);
        if let Err(error) = judge(output.clone().into_owned()) {
            self.kill();
            return error;
        }
        let grace = Deadline::after(GRACE);
        while !grace.expired() && !matches!(self.child.try_wait(), Ok(Some(_))) {
            thread::sleep(Duration::from_millis(1));
        }
        let status = self.kill().map_or_else(String::new, |status| status.to_string());
        let complaints = self.complaints.last_words(grace);
        let words = format!("{}\n{}", complaints.trim(), output.trim());
        match words.trim() {
            "" => BackendError::Died(status),
            words => BackendError::Died(format!("{status}: {}", tail(words))),
        }
    }
}

impl Connection for ProcessConnection {
    fn exchange(&mut self, commands: &str, deadline: Deadline) -> Result<String, BackendError> {
        if !self.alive {
            return Err(BackendError::Died("an earlier query ended it".into()));
        }
        if self.interrupter.take() {
            return Err(BackendError::Interrupted);
        }
        if deadline.expired() {
            return Err(BackendError::Timeout);
        }
        // The standard's default is to confirm every command.
        let preamble = match self.exchanges {
            0 => "(set-option :print-success false)\n",
            _ => "",
        };
        self.exchanges += 1;
        let marker = format!("duelist-sync-{}", self.exchanges);
        let text = format!("{preamble}{commands}\n(echo \"{marker}\")\n");
        // If the writer is gone, so is the child, and the reader says so.
        let _ = self.input.send(text);
        let mut output = Vec::new();
        loop {
            let error = match deadline.receive(&self.events) {
                Ok(Event::Output(bytes)) => {
                    output.extend(bytes);
                    if let Some(length) = before_marker(&output, &marker) {
                        output.truncate(length);
                        return judge(String::from_utf8_lossy(&output).into_owned());
                    }
                    if self.interrupter.take() {
                        BackendError::Interrupted
                    } else if output.len() > LARGEST_RESPONSE {
                        BackendError::Died("it does not stop printing".into())
                    } else {
                        continue;
                    }
                }
                Ok(Event::Wake) if self.interrupter.take() => BackendError::Interrupted,
                Ok(Event::Wake) => continue,
                Ok(Event::Closed) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.died(&output));
                }
                Err(RecvTimeoutError::Timeout) => BackendError::Timeout,
            };
            self.kill();
            return Err(error);
        }
    }

    fn alive(&self) -> bool {
        self.alive
    }

    fn interrupter(&self) -> Interrupter {
        self.interrupter.clone()
    }
}

impl Drop for ProcessConnection {
    fn drop(&mut self) {
        self.kill();
    }
}

fn write(mut stdin: ChildStdin, texts: &Receiver<String>) {
    while let Ok(text) = texts.recv() {
        if stdin.write_all(text.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

fn read(mut stdout: ChildStdout, outbox: &SyncSender<Event>) {
    let mut chunk = vec![0; 1 << 16];
    loop {
        let event = match stdout.read(&mut chunk) {
            Ok(0) => Event::Closed,
            Ok(length) => Event::Output(chunk[..length].to_vec()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => Event::Closed,
        };
        let last = matches!(event, Event::Closed);
        if outbox.send(event).is_err() || last {
            return;
        }
    }
}

/// The length of the response, if the last line is the marker: after it the child waits for more input.
fn before_marker(output: &[u8], marker: &str) -> Option<usize> {
    let line = output.strip_suffix(b"\n")?.trim_ascii_end();
    let start = line.iter().rposition(|&b| b == b'\n').map_or(0, |at| at + 1);
    let word = &line[start..];
    let word = word.strip_prefix(b"\"").and_then(|word| word.strip_suffix(b"\"")).unwrap_or(word);
    (word == marker.as_bytes()).then_some(start)
}

/// The end of what a child writes to its standard error; all of it is read, so that the child never waits.
struct Complaints {
    text: Arc<Mutex<Vec<u8>>>,
    reader: JoinHandle<()>,
}

impl Complaints {
    fn collect(mut stderr: ChildStderr) -> Self {
        let text = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::downgrade(&text);
        let reader = thread::spawn(move || {
            let mut chunk = vec![0; 1 << 12];
            while let Ok(length @ 1..) = stderr.read(&mut chunk) {
                // Without a connection the pipe is closed, whoever else may hold it.
                let Some(text) = kept.upgrade() else { return };
                let Ok(mut text) = text.lock() else { return };
                text.extend(&chunk[..length]);
                let surplus = text.len().saturating_sub(2 * LAST_WORDS);
                text.drain(..surplus);
            }
        });
        Complaints { text, reader }
    }

    fn last_words(&self, deadline: Deadline) -> String {
        while !deadline.expired() && !self.reader.is_finished() {
            thread::sleep(Duration::from_millis(1));
        }
        self.text.lock().map_or_else(|_| String::new(), |text| String::from_utf8_lossy(&text).into())
    }
}

/// The last [`LAST_WORDS`] bytes or a little less.
fn tail(text: &str) -> &str {
    let mut start = text.len().saturating_sub(LAST_WORDS);
    while !text.is_char_boundary(start) {
        start += 1;
    }
    &text[start..]
}

/// Splits at blanks; `'…'` and `"…"` group, a backslash makes a blank, quote or backslash after it literal.
fn split_words(text: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars().peekable();
    while let Some(mut c) = chars.next() {
        match (c, quote) {
            (_, Some(q)) if c == q => {
                quote = None;
                continue;
            }
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
                continue;
            }
            (_, None) if c.is_whitespace() => {
                words.extend(word.take());
                continue;
            }
            ('\\', None | Some('"')) => {
                let special = |next: &char| match quote {
                    None => matches!(next, '\'' | '"' | '\\') || next.is_whitespace(),
                    Some(_) => matches!(next, '"' | '\\'),
                };
                c = chars.next_if(special).unwrap_or(c);
            }
            _ => {}
        }
        word.get_or_insert_default().push(c);
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::super::undisturbed;
    use super::*;

    fn open(line: &str) -> Box<dyn Connection> {
        ChildProcess::new(line).unwrap().open().unwrap()
    }

    /// The program of the wheel, else the system's.
    fn z3() -> Box<dyn Connection> {
        let program = bundled_program().unwrap_or_else(|| "z3".into());
        open(&format!("'{}' -in", program.display()))
    }

    fn ask(connection: &mut dyn Connection, commands: &str) -> Result<String, BackendError> {
        connection.exchange(commands, Deadline::after(Duration::from_secs(20)))
    }

    /// A connection after an exchange that had `limit` milliseconds, and the error that came not more than 300 after that.
    fn hasty(
        open: impl Fn() -> Box<dyn Connection>,
        commands: &str,
        limit: u64,
    ) -> (Box<dyn Connection>, BackendError) {
        undisturbed(Duration::from_millis(limit + 300), || {
            let mut connection = open();
            let result = connection.exchange(commands, Deadline::after(Duration::from_millis(limit)));
            Some((connection, result.unwrap_err()))
        })
    }

    const HARD: &str = "(declare-const x Int)(declare-const y Int)(declare-const z Int)\
        (assert (= (+ (* x x x) (* y y y) (* z z z)) 42))(check-sat)";

    #[test]
    fn words() {
        let check = |text, expected: &[&str]| assert_eq!(split_words(text).unwrap(), expected);
        check(" z3  -in ", &["z3", "-in"]);
        check("sh -c 'read x; exit 1'", &["sh", "-c", "read x; exit 1"]);
        check(r#"a"b c"d '' "\"\\\x""#, &["ab cd", "", r#""\\x"#]);
        check(r"C:\z3\z3.exe a\ b '\'", &[r"C:\z3\z3.exe", "a b", r"\"]);
        check("", &[]);
        assert_eq!(split_words("a 'b"), None);
    }

    #[test]
    fn answers_values_and_errors() {
        let z3 = &mut *z3();
        assert_eq!(ask(z3, "(echo \"hello\")").unwrap(), "hello\n");
        assert_eq!(ask(z3, "(declare-const x Int)(assert (> x 3)) ; comment").unwrap(), "");
        assert_eq!(ask(z3, "(push)(assert (< x 5))(check-sat)(get-value (x))").unwrap(), "sat\n((x 4))\n");
        match ask(z3, "(check-sat)(assert (> y 3))(check-sat)") {
            Err(BackendError::Rejected(text)) => assert!(text.contains("unknown constant y"), "{text}"),
            other => panic!("{other:?}"),
        }
        assert_eq!(ask(z3, "(assert (< x 4))(check-sat)(pop)(check-sat)").unwrap(), "unsat\nsat\n");
    }

    #[test]
    fn long_texts_both_ways() {
        let long = "a".repeat(1000);
        let commands = format!("(echo \"{long}\")\n").repeat(2000);
        let printed = format!("{long}\n").repeat(2000);
        assert_eq!(ask(&mut *z3(), &commands).unwrap(), printed);
    }

    #[test]
    fn deadline_and_interrupt() {
        let (mut slow, error) = hasty(z3, HARD, 200);
        assert!(matches!(error, BackendError::Timeout));
        assert!(!slow.alive());
        assert!(matches!(ask(&mut *slow, "(check-sat)"), Err(BackendError::Died(_))));

        let interrupted = || {
            let slow = z3();
            let interrupter = slow.interrupter();
            thread::spawn(move || {
                thread::sleep(Duration::from_millis(50));
                interrupter.interrupt();
            });
            slow
        };
        assert!(matches!(hasty(interrupted, HARD, 3000).1, BackendError::Interrupted));
        assert_eq!(ask(&mut *z3(), "(check-sat)").unwrap(), "sat\n");
    }

    #[cfg(unix)]
    #[test]
    fn misbehaving_programs() {
        let died = |line: &str| match ask(&mut *open(line), "(check-sat)") {
            Err(BackendError::Died(text)) => text,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(died("sh -c 'read x; exit 1'"), "exit status: 1");
        assert_eq!(died("sh -c 'echo bad licence >&2; exit 3'"), "exit status: 3: bad licence");
        assert!(died("sh -c 'read x; echo sat; exit 0'").contains("sat"));
        let rejected = ask(&mut *open("sh -c 'echo \"(error \\\"no\\\")\"; exit 1'"), "(check-sat)");
        assert!(matches!(rejected, Err(BackendError::Rejected(text)) if text == "no"));

        let text = "(assert true)".repeat(100_000);
        assert!(matches!(hasty(|| open("sleep 1000"), &text, 50).1, BackendError::Timeout));
        let flood = hasty(|| open("yes"), "(check-sat)", 50).1;
        assert!(matches!(flood, BackendError::Timeout | BackendError::Died(_)));
        let noisy = "sh -c 'yes | head -c 1000000 >&2; read x; read x; read x; echo sat; echo duelist-sync-1; read x'";
        assert_eq!(ask(&mut *open(noisy), "(check-sat)").unwrap(), "sat\n");

        let missing = ChildProcess::new("/nowhere/solver -in").unwrap().open();
        assert!(matches!(missing, Err(BackendError::Spawn { .. })));
    }

    #[test]
    fn markers() {
        let before = |output: &str| before_marker(output.as_bytes(), "m-1");
        assert_eq!(before("sat\nm-1\n"), Some(4));
        assert_eq!(before("sat\n\"m-1\"\r\n"), Some(4));
        assert_eq!(before("m-1\n"), Some(0));
        assert_eq!(before("sat\nm-1"), None);
        assert_eq!(before("sat\nm-12\n"), None);
        assert_eq!(before("sat m-1\n"), None);
    }
}
