//! `duelist serve`: what it answers, and the playground in a real browser.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::duelist;

const HARD: &str = "(declare-const l (List Int))(assert (= (List.len l) 3))
(assert (= 42 (List.fold (lambda ((a Int) (x Int)) (+ a (* x x x))) 0 l)))(check-sat)";

/// A process that ends with the test.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A server on a free port.
fn serve(arguments: &[&str]) -> (Running, u16) {
    let mut command = duelist();
    command.args(["serve", "--port", "0"]).args(arguments).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
    let port = line.split("localhost:").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
    (Running(child), port.unwrap_or_else(|| panic!("no port in {line}")))
}

/// Sends a request; the status and the body.
fn send(port: u16, method: &str, path: &str, headers: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("it listens");
    stream.set_read_timeout(Some(Duration::from_secs(60))).expect("a timeout");
    let length = body.len();
    let request =
        format!("{method} {path} HTTP/1.1\r\n{headers}Content-Length: {length}\r\nConnection: close\r\n\r\n{body}");
    stream.write_all(request.as_bytes()).expect("it reads");
    read(BufReader::new(stream))
}

/// Reads an answer: its status and its body, however long the connection stays open. A server that refuses a long body may close before it was sent.
fn read(mut stream: BufReader<TcpStream>) -> (u16, String) {
    let (mut status, mut length, mut line) = (0, 0, String::new());
    while stream.read_line(&mut line).is_ok_and(|read| read > 2) {
        match line.split_once(':') {
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().unwrap_or(0);
            }
            None => status = line.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0),
            _ => {}
        }
        line.clear();
    }
    let mut body = Vec::new();
    let _ = stream.take(length).read_to_end(&mut body);
    (status, String::from_utf8_lossy(&body).into_owned())
}

fn post(port: u16, path: &str, body: &str) -> (u16, Value) {
    let (status, body) = send(port, "POST", path, &format!("Host: localhost:{port}\r\n"), body);
    (status, serde_json::from_str(&body).unwrap_or(Value::Null))
}

fn get(port: u16, path: &str) -> (u16, String) {
    send(port, "GET", path, &format!("Host: localhost:{port}\r\n"), "")
}

/// What a run came to.
fn result(port: u16, run: &Value) -> Value {
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(60) {
        // Where there are events, this does not wait for more.
        let (_, body) = get(port, &format!("/events/{run}/0"));
        let news: Value = serde_json::from_str(&body).unwrap_or(Value::Null);
        if !news["result"].is_null() {
            return news["result"].clone();
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("run {run} does not end");
}

#[test]
fn only_this_machine_is_answered() {
    let (_server, port) = serve(&[]);
    assert_eq!(get(port, "/").0, 200);
    for headers in
        ["Host: example.org\r\n".to_string(), format!("Host: localhost:{port}\r\nOrigin: http://example.org\r\n")]
    {
        assert_eq!(send(port, "POST", "/run", &headers, "(check-sat)").0, 403, "{headers}");
    }
    assert_eq!(get(port, "/etc/passwd").0, 404);
    let (status, answer) = post(port, "/run", &" ".repeat(300 * 1024));
    assert_eq!((status, answer["error"].as_str()), (413, Some("the problem is longer than 256 kilobytes")));
}

#[test]
fn runs_are_answered_limited_and_stopped() {
    let (_server, port) = serve(&["--parallel", "1", "--timeout", "50"]);
    let (_, started) = post(port, "/run", HARD);
    let (status, refused) = post(port, "/run", HARD);
    assert_eq!((status, refused["error"].as_str()), (429, Some("too many runs at once: stop one, or wait for it")));
    post(port, &format!("/stop/{}", started["run"]), "");
    assert_eq!(result(port, &started["run"]), json!({ "failure": "stopped" }));
    let (_, started) =
        post(port, "/run", "(declare-const l (List Int))(assert (= (List.sum l) 3))(check-sat)(assert x)");
    let document = &result(port, &started["run"])["document"];
    assert_eq!(document["checks"][0]["answer"]["verdict"], "sat");
    assert_eq!(document["errors"].as_array().map(Vec::len), Some(1));
    let (_, checked) = post(port, "/check", "(declare-const l (List Int))\n(assert (List.sum l))\n(check-sat)");
    assert_eq!(checked["errors"][0]["line"], 2);
}

/// A browser that is told what to do by the WebDriver protocol.
struct Browser {
    _driver: Running,
    port: u16,
    session: String,
}

impl Browser {
    /// `None` where there is no browser.
    fn start() -> Option<Browser> {
        let port = std::net::TcpListener::bind("127.0.0.1:0").ok()?.local_addr().ok()?.port();
        let mut command = Command::new("chromedriver");
        command.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        let driver = Running(command.spawn().ok()?);
        let started = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() && started.elapsed() < Duration::from_secs(30) {
            thread::sleep(Duration::from_millis(50));
        }
        let arguments =
            ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"];
        let capabilities =
            json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": { "args": arguments } } } });
        let (_, answer) = post(port, "/session", &capabilities.to_string());
        let session = answer["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("{answer}")).to_string();
        Some(Browser { _driver: driver, port, session })
    }

    fn tell(&self, what: &str, how: &Value) -> Value {
        post(self.port, &format!("/session/{}/{what}", self.session), &how.to_string()).1["value"].clone()
    }

    fn open(&self, url: &str) {
        self.tell("url", &json!({ "url": url }));
    }

    /// Runs a script in the page.
    fn run(&self, script: &str) -> Value {
        self.tell("execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Waits until something is true in the page.
    fn wait(&self, condition: &str) {
        for _ in 0..600 {
            if self.run(&format!("return Boolean({condition})")) == json!(true) {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("{condition} does not come true: {}", self.run("return document.body.innerText"));
    }

    /// Puts a text into the editor as typing does.
    fn type_in(&self, text: &str) {
        self.run(&format!("editor.set({}); offer();", json!(text)));
    }
}

impl Drop for Browser {
    /// The driver does not end the browser when it is killed.
    fn drop(&mut self) {
        send(
            self.port,
            "DELETE",
            &format!("/session/{}", self.session),
            &format!("Host: localhost:{}\r\n", self.port),
            "",
        );
    }
}

#[test]
fn a_person_at_the_playground() {
    let Some(browser) = Browser::start() else {
        eprintln!("skipped: there is no chromedriver here");
        return;
    };
    let (_server, port) = serve(&["--parallel", "2", "--timeout", "50"]);
    let page = format!("http://localhost:{port}/");
    browser.open(&page);
    browser.wait("document.getElementById('text').value.includes('check-sat')");
    browser.type_in("(declare-const l (List Int))\n(assert (= (List.le");
    // Wherever one clicks in the box of the editor, one can type.
    browser.wait(
        "document.querySelector('.CodeMirror') === null || (() => { const box = document.querySelector('.editor').getBoundingClientRect(); \
        return document.elementFromPoint(box.left + 200, box.bottom - 20).closest('.CodeMirror-scroll'); })()",
    );
    browser.wait("!document.getElementById('choices').hidden && document.getElementById('choices').textContent.includes('(List.len (List T))')");
    browser.run("accept(document.querySelector('#choices li').dataset.name)");
    browser.wait(
        "document.getElementById('text').value.endsWith('(List.len') && document.getElementById('choices').hidden",
    );
    browser.type_in("(declare-const l (List Int))\n(assert (= (List.sum l) y))\n(check-sat)");
    browser.wait("document.getElementById('errors').textContent.includes('line 2 column 25: unknown symbol `y`')");
    browser.type_in(
        "(declare-const l (List Int))\n(assert (= (List.len l) 20000))\n(assert (= (List.sum l) 7))\n(check-sat)",
    );
    browser.run("document.getElementById('run').click()");
    browser.wait("document.querySelector('.verdict.sat')");
    browser.wait("document.querySelector('.run') && document.body.innerText.includes('elements')");
    // The text travels in the address.
    browser.run("document.getElementById('share').click()");
    browser.wait("location.hash.length > 20");
    browser.tell("refresh", &json!({}));
    browser.wait("document.getElementById('text').value.includes('20000')");
    // A long run is stopped, while another tab works.
    browser.type_in(HARD);
    browser.run("document.getElementById('run').click()");
    browser.wait("!document.getElementById('stop').disabled && document.getElementById('steps').children.length > 0");
    let second = browser.tell("window/new", &json!({ "type": "tab" }))["handle"].clone();
    let (_, window) = get(browser.port, &format!("/session/{}/window", browser.session));
    let original = serde_json::from_str::<Value>(&window).expect("JSON")["value"].clone();
    browser.tell("window", &json!({ "handle": second }));
    browser.open(&page);
    browser.wait("document.getElementById('text').value.includes('check-sat')");
    browser.type_in("(declare-const l (List Int))(assert (< (List.len l) 0))(check-sat)");
    browser.run("document.getElementById('run').click()");
    browser.wait("document.querySelector('.verdict.unsat')");
    // The plain text area completes as well.
    browser.open(&format!("{page}?plain"));
    browser
        .wait("document.getElementById('text').value.includes('check-sat') && document.querySelector('#shown .name')");
    browser.type_in("(declare-const l (List Int))\n(assert (List.sor");
    browser.run("accept(document.querySelector('#choices li').dataset.name)");
    browser.wait(
        "document.getElementById('text').value.endsWith('(List.sorted') && !document.querySelector('.CodeMirror')",
    );
    browser.tell("window", &json!({ "handle": original }));
    browser.run("document.getElementById('stop').click()");
    browser.wait("document.getElementById('status').textContent === 'stopped'");
}
