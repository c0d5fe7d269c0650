//! What a person sees on a terminal, and nobody in a pipe. `script` makes the terminal.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::driver::{duelist, file, folder, run_command};

/// Longer than anything takes here, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

const PROGRAM: &str = env!("CARGO_BIN_EXE_duelist");

/// Three cubes that sum to 42 exist, but nobody finds them soon.
const CUBES: &str = "(declare-const l (List Int))(assert (= (List.len l) 3))\
    (assert (= (List.fold (lambda ((a Int) (e Int)) (+ a (* e e e))) 0 l) 42))(check-sat)";

/// A terminal on which a line of a shell runs.
struct Terminal {
    child: Child,
    stdin: Option<ChildStdin>,
    pieces: Receiver<Vec<u8>>,
    shown: String,
    /// How much of it was waited for.
    read: usize,
}

impl Terminal {
    /// `None` if there is nothing to make one with.
    fn start(line: &str, variables: &[(&str, &str)]) -> Option<Terminal> {
        if Command::new("script").arg("--version").output().is_err() {
            eprintln!("skipped: there is no `script` to make a terminal");
            return None;
        }
        let mut command = Command::new("script");
        command.args(["-qefc", line, "/dev/null"]).env_remove("DUELIST_Z3_LIBRARY").env_remove("NO_COLOR");
        command.env("TERM", "xterm").env("SHELL", "/bin/sh").env("XDG_STATE_HOME", folder()).envs(variables.to_vec());
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = piped.spawn().expect("script starts");
        let mut stdout = child.stdout.take().expect("stdout is piped");
        let (sender, pieces) = channel();
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = stdout.read(&mut buffer) {
                if sender.send(buffer[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Some(Terminal { stdin: child.stdin.take(), child, pieces, shown: String::new(), read: 0 })
    }

    fn send(&mut self, keys: &str) {
        let stdin = self.stdin.as_mut().expect("not closed yet");
        stdin.write_all(keys.as_bytes()).and_then(|()| stdin.flush()).expect("the terminal listens");
    }

    /// Waits until this is shown; what was shown since the last time, and not yet waited for.
    fn wait_for(&mut self, text: &str) -> String {
        let started = Instant::now();
        loop {
            if let Some(at) = self.shown[self.read..].find(text) {
                let from = self.read;
                self.read += at + text.len();
                return self.shown[from..self.read].to_string();
            }
            let left = PATIENCE.saturating_sub(started.elapsed());
            let piece = self.pieces.recv_timeout(left);
            let piece = piece.unwrap_or_else(|error| panic!("{text} is not in {:?}: {error}", self.shown));
            self.shown.push_str(&String::from_utf8_lossy(&piece));
        }
    }

    /// Types a command at the prompt, and waits for the next one: what was shown in between, the command included.
    fn ask(&mut self, keys: &str) -> String {
        self.send(keys);
        self.wait_for(PROMPT)
    }

    /// Everything that was shown, and the exit code.
    fn end(mut self) -> (String, Option<i32>) {
        let code = self.child.wait().expect("script ends").code();
        self.stdin = None;
        self.pieces.iter().for_each(|piece| self.shown.push_str(&String::from_utf8_lossy(&piece)));
        (std::mem::take(&mut self.shown), code)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // A test that failed must not leave its program behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The end of what is drawn for a prompt.
const PROMPT: &str = "duelist> \r\u{1b}[9C";

fn wrong() -> PathBuf {
    file("wrong.smt2", "(declare-const age Int)\n(assert\n  (> agee 3))\n(check-sat)\n)\n")
}

#[test]
fn errors_are_said_once_and_point_at_the_source() {
    let path = wrong();
    let Some(terminal) = Terminal::start(&format!("'{PROGRAM}' '{}'", path.display()), &[]) else { return };
    let (coloured, code) = terminal.end();
    assert!(coloured.contains('\u{1b}') && code == Some(1), "{coloured}");
    let shown = strip_styles(&coloured);
    let lines: Vec<&str> = shown.lines().map(str::trim_end).collect();
    assert!(lines[0].starts_with("error: unknown symbol `agee`, did you mean `age`?"), "{lines:?}");
    assert!(lines[1].ends_with(&format!("{}:3:6", path.display())), "{lines:?}");
    let source = lines.iter().position(|line| line.contains("(> agee 3))")).expect("the source line");
    assert_eq!(lines[source + 1].find("^^^^"), lines[source].find("agee"), "{lines:?}");
    assert_eq!((shown.matches("unknown symbol").count(), shown.contains("(error")), (1, false), "{shown}");
    assert!(lines.contains(&"sat"), "{lines:?}");
    assert!(shown.contains("error: unexpected `)`: no parenthesis is open here"), "{shown}");
    assert!(shown.contains(&format!("{}:5:1", path.display())), "{shown}");
}

#[test]
fn colours_can_be_switched_off() {
    let line = format!("'{PROGRAM}' '{}'", wrong().display());
    for variable in [("NO_COLOR", "1"), ("TERM", "dumb")] {
        let Some(terminal) = Terminal::start(&line, &[variable]) else { return };
        let (shown, _) = terminal.end();
        assert!(shown.contains("unknown symbol `agee`") && !shown.contains('\u{1b}'), "{shown}");
    }
}

#[test]
fn a_pipe_gets_responses_only() {
    let line = format!("'{PROGRAM}' '{}' | cat", wrong().display());
    let Some(terminal) = Terminal::start(&line, &[]) else { return };
    let (shown, _) = terminal.end();
    let lines: Vec<&str> = shown.lines().map(str::trim_end).collect();
    assert_eq!(lines.len(), 3, "{lines:?}");
    assert_eq!(lines[0], "(error \"line 3 column 6: unknown symbol `agee`, did you mean `age`?\")");
    assert_eq!(lines[1], "sat");
}

#[test]
fn a_long_query_shows_what_it_does() {
    let path = file("cubes.smt2", format!("{CUBES}(echo \"more\")"));
    let line = format!("'{PROGRAM}' --timeout 5 '{}'", path.display());
    let Some(terminal) = Terminal::start(&line, &[]) else { return };
    let (shown, code) = terminal.end();
    let (status, rest) = shown.rsplit_once("\u{1b}[K").expect("a line that is gone");
    assert_eq!((rest, code), ("unknown\r\n; timeout\r\n\"more\"\r\n", Some(0)));
    assert!(status.ends_with('\r'), "{shown:?}");
    let drawn: Vec<&str> = status.split('\r').filter_map(|line| line.strip_prefix("\u{1b}[?7l; ")).collect();
    assert!(drawn.len() > 3 && !drawn[0].starts_with(['0', '1']), "{drawn:?}");
    let words = ["s: ", "induction for ", "runs for ", "; tried lengths up to "];
    assert!(words.iter().all(|word| drawn.iter().any(|line| line.contains(word))), "{drawn:?}");
    // The same without a terminal.
    let mut command = duelist();
    command.args(["--timeout", "3"]).arg(path).env("TERM", "xterm");
    let run = run_command(command, b"");
    assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), ("unknown\n\"more\"\n", "", Some(0)));
}

#[test]
fn steps_and_the_status_line_do_not_mix() {
    let line = format!("'{PROGRAM}' --trace --timeout 3 '{}'", file("cubes.smt2", CUBES).display());
    let Some(terminal) = Terminal::start(&line, &[]) else { return };
    let (shown, _) = terminal.end();
    assert!(shown.contains("; step 1: ") && !shown.contains('\u{1b}'), "{shown}");
}

#[test]
fn a_conversation() {
    let state = folder();
    let variables = [("XDG_STATE_HOME", state.to_str().expect("a path in UTF-8"))];
    let Some(mut terminal) = Terminal::start(&format!("'{PROGRAM}'"), &variables) else { return };
    let greeting = terminal.wait_for(PROMPT);
    assert!(greeting.starts_with(&format!("duelist {}", env!("CARGO_PKG_VERSION"))), "{greeting}");
    let help = terminal.ask("help\r");
    for word in ["(check-sat)", "filter_map", "exit", "Ctrl-C"] {
        assert!(help.contains(word), "{word} in {help}");
    }
    terminal.ask("(declare-const x Int)\r");
    // A command goes on until its parentheses are closed, and typos are mended on the way.
    terminal.ask("(assert (= x\r 41\u{7f}2))\r");
    assert!(terminal.ask("(check-sat) (get-value (x))\r").contains("sat\r\n((x 42))\r\n"));
    // The last command again, by the key that goes up.
    assert!(terminal.ask("\u{1b}[A\r").contains("sat\r\n((x 42))\r\n"));
    let error = terminal.ask("(assert y)\r");
    assert_eq!(error.matches("unknown symbol").count(), 1, "{error}");
    // Ctrl-C gives up a line.
    terminal.ask("(assert false)\u{3}");
    assert!(terminal.ask("(check-sat)\r").contains("sat\r\n"));
    terminal.send("exit\r");
    let (_, code) = terminal.end();
    assert_eq!(code, Some(1), "there was an error");
    let history = std::fs::read_to_string(state.join("duelist/history")).expect("commands are remembered");
    assert!(history.contains("(get-value (x))") && history.contains("help"), "{history}");
    // The next session knows them.
    let mut terminal = Terminal::start(&format!("'{PROGRAM}'"), &variables).expect("there was one before");
    terminal.wait_for(PROMPT);
    terminal.send("\u{1b}[A");
    terminal.wait_for("exit");
    terminal.send("\r");
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn ctrl_c_ends_the_query_and_not_the_conversation() {
    // Without a shell around it, which would notice Ctrl-C as well.
    let Some(mut terminal) = Terminal::start(&format!("exec '{PROGRAM}'"), &[]) else { return };
    terminal.wait_for(PROMPT);
    for _ in 0..2 {
        terminal.send(&format!("(push){CUBES}(pop)\r"));
        terminal.wait_for("; 2 s");
        terminal.send("\u{3}");
        let shown = terminal.wait_for(PROMPT);
        assert!(shown.contains("unknown\r\n; interrupted\r\n"), "{shown:?}");
    }
    assert!(terminal.ask("(check-sat)\r").contains("sat\r\n"));
    // Ctrl-D
    terminal.send("\u{4}");
    assert_eq!(terminal.end().1, Some(0));
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    let line = format!("sh -c 'echo pid $$; exec \"{PROGRAM}\"'; echo code $?; stty -a");
    let Some(mut terminal) = Terminal::start(&line, &[]) else { return };
    terminal.wait_for("pid ");
    let id = terminal.wait_for("\r\n").trim().to_string();
    terminal.wait_for(PROMPT);
    assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
    let (shown, _) = terminal.end();
    assert!(shown.contains("code 143\r\n"), "{shown}");
    assert!(shown.contains(" icanon") && shown.contains(" echo "), "{shown}");
}

#[test]
fn input_that_is_asked_for_by_name_is_read_as_it_is() {
    let Some(mut terminal) = Terminal::start(&format!("stty -echo; '{PROGRAM}' -in"), &[]) else { return };
    thread::sleep(Duration::from_millis(500));
    terminal.send("(check-sat)(exit)\n");
    assert_eq!(terminal.end(), ("sat\r\n".to_string(), Some(0)));
}

/// The text without `ESC [ … letter`.
fn strip_styles(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let mut plain = parts.next().unwrap_or_default().to_string();
    for part in parts {
        plain += part.split_once(|c: char| c.is_ascii_alphabetic()).map_or("", |(_, rest)| rest);
    }
    plain
}
