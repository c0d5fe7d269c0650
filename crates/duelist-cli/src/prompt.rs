//! A conversation with a person on a terminal: a greeting, a prompt, lines that can be edited and recalled, and a page of help.

use std::io::{self, BufRead, IsTerminal as _, Read, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

use duelist::frontend::Signature;
use duelist::frontend::{Commands, Parameters, SyntaxError};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::FileHistory;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Config, Editor, Helper};

/// What is shown where a command is expected.
const PROMPT: &str = "duelist> ";

/// How wide the page of help is at most.
const WIDTH: usize = 100;

/// How many commands are remembered.
const REMEMBERED: usize = 1000;

const HELP: &str = "\
A problem is a sequence of commands as in SMT-LIB. A command may take several lines.

  (declare-const l (List Int))              an unknown: Int, Real, Bool, (List T), a datatype
  (declare-datatype P ((mk (age Int))))     a record, or an enumeration
  (define-fun f ((x Int)) Int (+ x 1))      a function
  (assert (= (List.sum l) 7))               a constraint
  (check-sat)                               sat, unsat or unknown
  (get-model)  (get-value (l))              a solution, after sat
  (push)  (pop)  (reset)                    open a level, close it, forget everything
  (set-option :timeout 5000)                limit each query to five seconds

  help                                      this page
  exit                                      leave, like Ctrl-D; Ctrl-C ends a query or drops a line

These work on lists, each with List. in front, as in (List.len l):
";

/// What there is for lists besides the table of combinators.
const WRITTEN: [&str; 5] = ["value", "append", "repeat", "cycle", "drift"];

/// The page that `help` shows.
fn help() -> String {
    let (mut text, mut width) = (HELP.to_string(), WIDTH);
    let names = Signature::all().iter().map(|row| row.name.trim_start_matches("List."));
    for name in WRITTEN.into_iter().chain(names) {
        if width + 1 + name.len() > WIDTH {
            text += if text.ends_with('\n') { " " } else { "\n " };
            width = 1;
        }
        text = text + " " + name;
        width += 1 + name.len();
    }
    text + "\n\ndocs/language.md describes the language, and duelist --help the options.\n"
}

/// Whether a person is at both ends, so that commands should be read this way.
pub(crate) fn is_wanted() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Puts the terminal back into the mode that it has now, for a program that ends while a line is edited.
#[cfg(unix)]
pub(crate) fn put_back() -> impl FnOnce() + Send {
    use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};

    let mode = tcgetattr(io::stdin()).ok();
    move || {
        // Nothing can be done about a terminal that is gone.
        let _ = mode.map(|mode| tcsetattr(io::stdin(), OptionalActions::Now, &mode));
    }
}

/// The console does so by itself.
#[cfg(not(unix))]
pub(crate) fn put_back() -> impl FnOnce() + Send {
    || {}
}

/// Input that is asked for command by command.
pub(crate) struct Prompt {
    editor: Editor<Parentheses, FileHistory>,
    /// Where commands are remembered for the next time.
    file: Option<PathBuf>,
    text: Vec<u8>,
    /// How much of the text was read.
    read: usize,
}

impl Prompt {
    /// Greets.
    ///
    /// # Errors
    /// If there is no terminal after all.
    pub(crate) fn new() -> Result<Prompt, ReadlineError> {
        say(&format!(
            "duelist {}, an SMT solver for lists. Type help for help, exit to leave.\n",
            env!("CARGO_PKG_VERSION")
        ));
        let config = Config::builder().max_history_size(REMEMBERED)?.history_ignore_dups(true)?.build();
        let (mut editor, file) = (Editor::with_config(config)?, history_file());
        editor.set_helper(Some(Parentheses));
        // There is none the first time.
        let _ = file.as_ref().map(|file| editor.load_history(file));
        Ok(Prompt { editor, file, text: Vec::new(), read: 0 })
    }

    /// The next commands; empty at the end of the input.
    fn ask(&mut self) -> io::Result<String> {
        loop {
            let line = match self.editor.readline(PROMPT) {
                Ok(line) => line,
                Err(ReadlineError::Eof) => return Ok(String::new()),
                Err(ReadlineError::Interrupted | ReadlineError::Signal(_)) => continue,
                Err(ReadlineError::Io(error)) => return Err(error),
                Err(error) => return Err(io::Error::other(error)),
            };
            self.remember(&line);
            match line.trim() {
                "help" | "?" | "(help)" => say(&help()),
                "exit" | "quit" => return Ok("(exit)\n".to_string()),
                _ => return Ok(line + "\n"),
            }
        }
    }

    fn remember(&mut self, line: &str) {
        if line.trim().is_empty() {
            return;
        }
        // A history that cannot be kept is no reason to stop.
        let _ = self.editor.add_history_entry(line);
        if let Some(file) = &self.file {
            let _ =
                fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).map(|()| self.editor.append_history(file));
        }
    }
}

fn say(text: &str) {
    let mut stdout = io::stdout().lock();
    // A terminal that is gone is noticed at the next response.
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

/// The file of the history, in the folder that the system has for such things.
fn history_file() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let local = if cfg!(windows) { set("LOCALAPPDATA") } else { set("HOME").map(|home| home.join(".local/state")) };
    Some(set("XDG_STATE_HOME").or(local)?.join("duelist").join("history"))
}

impl Read for Prompt {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.fill_buf()?.read(buffer)?;
        self.consume(count);
        Ok(count)
    }
}

impl BufRead for Prompt {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.read == self.text.len() {
            (self.text, self.read) = (self.ask()?.into_bytes(), 0);
        }
        Ok(&self.text[self.read..])
    }

    fn consume(&mut self, amount: usize) {
        self.read += amount;
    }
}

/// Lets a command go on until its last parenthesis is closed.
struct Parentheses;

impl Validator for Parentheses {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        Ok(if is_open(context.input()) { ValidationResult::Incomplete } else { ValidationResult::Valid(None) })
    }
}

impl Completer for Parentheses {
    type Candidate = String;
}

impl Hinter for Parentheses {
    type Hint = String;
}

impl Highlighter for Parentheses {}

impl Helper for Parentheses {}

/// Whether a text ends inside a command.
fn is_open(text: &str) -> bool {
    let open = |error: SyntaxError| {
        matches!(error, SyntaxError::Unclosed | SyntaxError::UnclosedString | SyntaxError::UnclosedSymbol)
    };
    Commands::new(text.as_bytes(), Parameters::default()).any(|command| command.is_err_and(|error| open(error.error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_go_on_until_they_are_closed() {
        for open in ["(assert", "(check-sat) (assert\n (and p", "(echo \"a)", "(echo |a)", "(a ; )", "(a ; )\n"] {
            assert!(is_open(open), "{open}");
        }
        for closed in ["", "help", "(check-sat)", "(echo \")\")", "(a ; (\n)", "; (", ")", ") (a)"] {
            assert!(!is_open(closed), "{closed}");
        }
    }

    #[test]
    fn the_page_has_every_combinator_and_is_short() {
        let page = help();
        assert!(page.lines().count() <= 30 && page.lines().all(|line| line.chars().count() <= WIDTH), "{page}");
        let names = page.split_once(":\n").map_or("", |(_, names)| names);
        let words: Vec<&str> = names.split_whitespace().collect();
        for row in Signature::all() {
            assert!(words.contains(&row.name.trim_start_matches("List.")), "{} in {page}", row.name);
        }
    }
}
