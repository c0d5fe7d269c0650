//! The worker: a process of its own that holds one solver at a time and answers the host through pipes.
//!
//! A request is a byte that says what to do, a number that the host chooses, the length of what follows, and that:
//!
//! | byte | what follows | answer |
//! |---|---|---|
//! | `N` | options as JSON | a fresh solver with them; nothing, or one error |
//! | `R` | commands | one part for each command |
//! | `T` | | the report of the last check as JSON |
//! | `C` | | none: ends the request with this number, if it is not done yet |
//!
//! An answer is its length and its parts; a part is a byte that says what it is, its length and its text. Numbers are little-endian, 8 bytes.
//!
//! One thread reads and another works, so that a cancellation arrives in the middle of a query. When the host is gone, reading ends, and with it the process.

use std::any::Any;
use std::fs::File;
use std::io::{self, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use duelist::frontend::leave;
use duelist::{Cancel, Options, Response, Solver};

use crate::options;

/// As large as that of the main thread: requests are worked on by another one.
const STACK: usize = 64 << 20;

struct Request {
    kind: u8,
    number: u64,
    text: String,
}

/// Which request is worked on, and which was cancelled last. Requests are numbered in ascending order.
#[derive(Debug, Default)]
struct Course {
    working: Option<u64>,
    cancelled: Option<u64>,
}

/// A part of an answer.
enum Part {
    Success,
    Text(String),
    Unsupported,
    /// What is wrong, with its place.
    Error(String),
    /// A bug: the solver is not to be used again.
    Panic(String),
    Exit,
}

impl From<Response> for Part {
    fn from(response: Response) -> Part {
        match response {
            Response::Success => Part::Success,
            Response::Text(text) => Part::Text(text),
            Response::Unsupported => Part::Unsupported,
            Response::Error(diagnostic) => Part::Error(diagnostic.to_string()),
            Response::Exit => Part::Exit,
        }
    }
}

/// Answers until standard input ends; then the process leaves.
pub(crate) fn serve(output: i32) -> io::Result<()> {
    let mut output = open(output);
    let (course, cancel) = (Arc::new(Mutex::new(Course::default())), Arc::new(Cancel::default()));
    let (queue, requests) = channel();
    let reader = { (Arc::clone(&course), Arc::clone(&cancel)) };
    thread::Builder::new().name("requests".into()).spawn(move || {
        // The host is gone, or speaks another language: nobody is left to be told.
        let code = i32::from(read_requests(&mut io::stdin().lock(), &queue, &reader.0, &reader.1).is_err());
        leave(code)
    })?;
    let work = move || -> io::Result<()> {
        let mut solver = Solver::new(Options { cancel: Arc::clone(&cancel), ..Options::default() });
        for request in requests {
            begin(&course, &cancel, request.number);
            let parts = catch_unwind(AssertUnwindSafe(|| answer(&mut solver, &request, &cancel)))
                .unwrap_or_else(|panic| vec![Part::Panic(said(&*panic))]);
            lock(&course).working = None;
            write_answer(&mut output, &parts)?;
        }
        Ok(())
    };
    let worker = thread::Builder::new().name("solver".into()).stack_size(STACK).spawn(work)?;
    worker.join().unwrap_or_else(|_| Err(io::Error::other("the worker has panicked")))
}

/// Where answers go: standard output itself may be written to by the solver underneath.
#[cfg(unix)]
fn open(descriptor: i32) -> Box<dyn Write + Send> {
    use std::os::fd::FromRawFd as _;
    // SAFETY: the descriptor was made for this by the only caller, which does not use it again.
    Box::new(unsafe { File::from_raw_fd(descriptor) })
}

#[cfg(not(unix))]
fn open(_descriptor: i32) -> Box<dyn Write + Send> {
    Box::new(io::stdout())
}

fn read_requests(
    input: &mut impl Read,
    queue: &Sender<Request>,
    course: &Mutex<Course>,
    cancel: &Cancel,
) -> io::Result<()> {
    loop {
        let mut kind = [0_u8; 1];
        if input.read(&mut kind)? == 0 {
            return Ok(());
        }
        let number = read_number(input)?;
        let length = read_number(input)?;
        let mut text = Vec::new();
        input.take(length).read_to_end(&mut text)?;
        let text = String::from_utf8(text).map_err(io::Error::other)?;
        if kind == *b"C" {
            let mut course = lock(course);
            course.cancelled = Some(number);
            if course.working == Some(number) {
                cancel.cancel();
            }
        } else if queue.send(Request { kind: kind[0], number, text }).is_err() {
            return Ok(());
        }
    }
}

/// What was cancelled before is past; what was cancelled before it began does not begin.
fn begin(course: &Mutex<Course>, cancel: &Cancel, number: u64) {
    let mut course = lock(course);
    cancel.clear();
    course.working = Some(number);
    if course.cancelled == Some(number) {
        cancel.cancel();
    }
}

fn answer(solver: &mut Solver, request: &Request, cancel: &Arc<Cancel>) -> Vec<Part> {
    match request.kind {
        b'N' => match options::read(&request.text, cancel) {
            Ok(options) => {
                *solver = Solver::new(options);
                // Lists come with their repetition kept: the host expands them as far as they are looked at.
                let failures = solver.run("(set-option :compact-models true)").into_iter().map(Part::from);
                failures.filter(|part| !matches!(part, Part::Success)).collect()
            }
            Err(message) => vec![Part::Error(message)],
        },
        b'R' => solver.run(&request.text).into_iter().map(Part::from).collect(),
        b'T' => match serde_json::to_string(solver.report()) {
            Ok(text) => vec![Part::Text(text)],
            Err(error) => vec![Part::Error(error.to_string())],
        },
        kind => vec![Part::Error(format!("there is no request {kind}"))],
    }
}

fn write_answer(output: &mut impl Write, parts: &[Part]) -> io::Result<()> {
    let mut bytes = Vec::new();
    for part in parts {
        let (kind, text) = match part {
            Part::Success => (b's', ""),
            Part::Text(text) => (b't', text.as_str()),
            Part::Unsupported => (b'u', ""),
            Part::Error(text) => (b'e', text.as_str()),
            Part::Panic(text) => (b'p', text.as_str()),
            Part::Exit => (b'x', ""),
        };
        bytes.push(kind);
        bytes.extend_from_slice(&number(text.len()));
        bytes.extend_from_slice(text.as_bytes());
    }
    output.write_all(&number(bytes.len()))?;
    output.write_all(&bytes)?;
    output.flush()
}

fn number(length: usize) -> [u8; 8] {
    u64::try_from(length).unwrap_or(u64::MAX).to_le_bytes()
}

fn read_number(input: &mut impl Read) -> io::Result<u64> {
    let mut bytes = [0_u8; 8];
    input.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

/// What a panic said.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic").to_string()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
