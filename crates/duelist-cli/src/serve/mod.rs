//! `duelist serve`: a playground on the user's own machine.
//!
//! The server answers on the loopback interface alone, and only requests that name it by a loopback name: a page from elsewhere that
//! makes a browser resolve its own name to 127.0.0.1 is refused by the `Host` header. Solving is done by this same program as
//! a child process, with limits on time and memory, so that a run can be stopped at any moment and nothing else is ever executed.

mod assets;
mod runs;

use std::io::Read as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr as _;
use std::sync::Arc;
use std::thread;

use clap::Args;
use duelist::frontend::Signature;
use duelist::{Options, Response, Solver};
use serde_json::{Value, json};
use tiny_http::{Header, Method, Request, Server, StatusCode};

use self::runs::{Refused, Runs};
use crate::arguments::seconds;
use crate::output::Output;

/// Longer problems are refused.
const LARGEST: usize = 256 * 1024;
/// How many requests are answered at once.
const WORKERS: usize = 4;

/// The arguments of `duelist serve`.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// The port on the loopback interface; 0 takes any that is free
    #[arg(long, default_value_t = 7341)]
    port: u16,

    /// Wall-clock limit of each query, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "20", value_parser = seconds)]
    timeout: u64,

    /// Limit on the memory of each run, in megabytes
    #[arg(long, value_name = "MB", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    memory: u64,

    /// How many runs there may be at once
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    parallel: u64,
}

/// Serves until the program is ended.
pub(crate) fn run(arguments: &Serve) -> i32 {
    let mut output = Output::new();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, arguments.port));
    let server = match Server::http(address) {
        Ok(server) => Arc::new(server),
        Err(error) => {
            output.failure(&format!("cannot listen on {address}: {error}; choose another port with --port"));
            return 1;
        }
    };
    let port = server.server_addr().to_ip().map_or(arguments.port, |address| address.port());
    output.respond(&format!("http://localhost:{port}/ is ready; Ctrl-C ends it"));
    let runs = Arc::new(Runs::new(arguments.timeout, arguments.memory, arguments.parallel));
    let workers: Vec<_> = (0..WORKERS)
        .map(|_| {
            let (server, runs) = (Arc::clone(&server), Arc::clone(&runs));
            thread::spawn(move || {
                while let Ok(request) = server.recv() {
                    answer(request, &runs, port);
                }
            })
        })
        .collect();
    workers.into_iter().for_each(|worker| drop(worker.join()));
    i32::from(output.failed())
}

/// What is sent back.
struct Answer {
    code: u16,
    kind: &'static str,
    body: String,
}

impl Answer {
    fn json(value: &Value) -> Answer {
        Answer { code: 200, kind: "application/json", body: value.to_string() }
    }

    fn refused(code: u16, why: &str) -> Answer {
        Answer { code, kind: "application/json", body: json!({ "error": why }).to_string() }
    }
}

fn answer(mut request: Request, runs: &Runs, port: u16) {
    let Answer { code, kind, body } = respond(&mut request, runs, port);
    let mut response = tiny_http::Response::from_string(body).with_status_code(StatusCode(code));
    let policy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'";
    for (name, value) in [
        ("Content-Type", format!("{kind}; charset=utf-8").as_str()),
        ("Content-Security-Policy", policy),
        ("X-Content-Type-Options", "nosniff"),
        ("Cache-Control", "no-store"),
    ] {
        response.add_header(Header::from_str(&format!("{name}: {value}")).expect("a header"));
    }
    // Whoever does not wait for the answer does not need it.
    let _ = request.respond(response);
}

fn respond(request: &mut Request, runs: &Runs, port: u16) -> Answer {
    if !is_ours(request, port) {
        return Answer::refused(403, "this server answers only requests to localhost");
    }
    let path = request.url().split('?').next().unwrap_or_default().to_string();
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    match (request.method(), &parts[..]) {
        (Method::Get, [""]) => Answer { code: 200, kind: "text/html", body: assets::page() },
        (Method::Get, ["combinators"]) => Answer::json(&combinators()),
        (Method::Get, ["examples"]) => Answer::json(&assets::examples()),
        (Method::Get, ["events", run, from]) => match (run.parse(), from.parse()) {
            (Ok(run), Ok(from)) => runs
                .events(run, from)
                .map_or_else(|| Answer::refused(404, "this run is over and forgotten"), |events| Answer::json(&events)),
            _ => Answer::refused(400, "a run and an event are numbers"),
        },
        (Method::Post, ["stop", run]) => {
            run.parse().into_iter().for_each(|run| runs.stop(run));
            Answer::json(&json!({}))
        }
        (Method::Post, [action @ ("run" | "check")]) => {
            let check = *action == "check";
            match text(request) {
                Err(why) => Answer::refused(413, &why),
                Ok(text) if check => Answer::json(&errors(&text)),
                Ok(text) => match runs.start(&text) {
                    Ok(run) => Answer::json(&json!({ "run": run })),
                    Err(Refused::Busy) => Answer::refused(429, "too many runs at once: stop one, or wait for it"),
                    Err(Refused::Failed(error)) => Answer::refused(500, &format!("the solver does not start: {error}")),
                },
            }
        }
        _ => Answer::refused(404, "there is nothing here"),
    }
}

/// Whether a request is addressed to this server by a loopback name, and not by a page of another origin.
fn is_ours(request: &Request, port: u16) -> bool {
    let names = ["localhost", "127.0.0.1", "[::1]"].map(|name| format!("{name}:{port}"));
    let value = |wanted: &str| {
        let header =
            request.headers().iter().find(|header| header.field.as_str().as_str().eq_ignore_ascii_case(wanted));
        header.map(|header| header.value.as_str().to_string())
    };
    let origin = |origin: &String| names.iter().any(|name| *origin == format!("http://{name}"));
    value("Host").is_some_and(|host| names.contains(&host)) && value("Origin").as_ref().is_none_or(origin)
}

/// The text of a request, unless it is too long or no text.
fn text(request: &mut Request) -> Result<String, String> {
    let mut text = String::new();
    let limit = u64::try_from(LARGEST).unwrap_or(u64::MAX);
    let read = request.as_reader().take(limit + 1).read_to_string(&mut text);
    match read {
        Ok(length) if length <= LARGEST => Ok(text),
        Ok(_) => Err(format!("the problem is longer than {} kilobytes", LARGEST / 1024)),
        Err(error) => Err(format!("the problem cannot be read: {error}")),
    }
}

/// The errors in a text, found without solving anything.
fn errors(text: &str) -> Value {
    let mut solver = Solver::new(Options { timeout: 1000, ..Options::default() });
    let parameters = duelist::frontend::Parameters::default();
    let mut errors = Vec::new();
    for source in duelist::frontend::Commands::new(text.as_bytes(), parameters) {
        let response = match source {
            Ok(source) if asks(&source.text) => continue,
            Ok(source) => solver.execute(source),
            Err(error) => Response::Error(error.into()),
        };
        match response {
            Response::Error(error) => errors.push(json!({
                "line": error.position.line, "column": error.position.column, "message": error.message,
            })),
            Response::Exit => break,
            _ => {}
        }
    }
    json!({ "errors": errors })
}

/// Whether a command asks something, and declares or asserts nothing.
fn asks(command: &str) -> bool {
    let word = command.trim_start_matches(['(', ' ', '\n', '\t', '\r']);
    ["check-sat", "get-", "eval"].iter().any(|prefix| word.starts_with(prefix))
}

/// The combinators with their signatures.
fn combinators() -> Value {
    let rows = Signature::all().iter().chain(Signature::sequences());
    let rows = rows.map(|row| json!({ "name": row.name, "signature": format!("{row} → {}", row.result()) }));
    rows.collect()
}
