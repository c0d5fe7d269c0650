//! Cutting a stream into commands, and the `;param:` lines.

use std::fmt;
use std::io::BufRead;

use super::tree::is_symbol_byte;
use super::{LocatedSyntaxError, Position, Source, SyntaxError};

/// A value for a name in `;param:` lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The word to replace.
    pub name: String,
    /// What it is replaced with.
    pub value: String,
    /// Whether an active line contained the word so far.
    pub used: bool,
}

/// The parameters of a run. With none, `;param:` lines are comments like any other; with at least one,
/// every such line is active, each name replaced as a whole word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parameters(pub Vec<Parameter>);

const MARK: &[u8] = b";param:";

/// What some editors put in front of a file.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

impl Parameters {
    /// Adds one parameter.
    pub fn set(&mut self, name: &str, value: &str) {
        self.0.push(Parameter { name: name.to_string(), value: value.to_string(), used: false });
    }

    /// The first parameter that no active line has used.
    #[must_use]
    pub fn unused(&self) -> Option<&Parameter> {
        self.0.iter().find(|parameter| !parameter.used)
    }

    fn active_text(&mut self, comment: &[u8]) -> Option<Vec<u8>> {
        let line = comment.strip_prefix(MARK).filter(|_| !self.0.is_empty())?;
        let mut out = Vec::with_capacity(line.len());
        for word in line.chunk_by(|a, b| is_symbol_byte(*a) == is_symbol_byte(*b)) {
            match self.0.iter_mut().find(|parameter| parameter.name.as_bytes() == word) {
                None => out.extend_from_slice(word),
                Some(parameter) => {
                    parameter.used = true;
                    out.extend_from_slice(parameter.value.as_bytes());
                }
            }
        }
        Some(out)
    }
}

/// Commands of at most so many bytes are read to their end, whatever the limit.
const LONG: usize = 1 << 20;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Code,
    /// In a comment that began at this offset.
    Comment(usize),
    String,
    QuotedSymbol,
}

/// An iterator over the commands of a stream. Yields each command as soon as its last parenthesis has been read,
/// without waiting for the end of a line or of the input; after an error it goes on after the offending text.
pub struct Commands<R> {
    input: R,
    parameters: Parameters,
    /// Why to stop, if so.
    limit: Box<dyn Fn() -> Option<String>>,
    /// Bytes read: those before `given` have been given out, those before `scanned` have been examined.
    pending: Vec<u8>,
    given: usize,
    scanned: usize,
    /// Position of the first byte that was not given out.
    position: Position,
    /// Whether the line has been blank up to `scanned`.
    blank_line: bool,
    finished: bool,
}

impl<R: BufRead> Commands<R> {
    /// Commands of `input`, with these parameters.
    pub fn new(input: R, parameters: Parameters) -> Commands<R> {
        Commands {
            input,
            parameters,
            limit: Box::new(|| None),
            pending: Vec::new(),
            given: 0,
            scanned: 0,
            position: Position::START,
            blank_line: true,
            finished: false,
        }
    }

    /// Lets `limit` end the input in the middle of a long command: it is asked now and then, and says why to stop, if so.
    #[must_use]
    pub fn with_limit(mut self, limit: impl Fn() -> Option<String> + 'static) -> Commands<R> {
        self.limit = Box::new(limit);
        self
    }

    /// The parameters and which of them were used so far.
    #[must_use]
    pub fn parameters(&self) -> &Parameters {
        &self.parameters
    }

    fn fill(&mut self) -> Result<bool, LocatedSyntaxError> {
        if self.pending.len() - self.given > LONG {
            if let Some(why) = (self.limit)() {
                self.finished = true;
                return Err(SyntaxError::Stopped(why).at(self.position));
            }
        }
        let chunk = loop {
            match self.input.fill_buf() {
                Ok(chunk) => break chunk,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.finished = true;
                    return Err(SyntaxError::Unreadable(error.to_string()).at(self.position));
                }
            }
        };
        let length = chunk.len().min(1 << 16);
        self.pending.extend_from_slice(&chunk[..length]);
        self.input.consume(length);
        Ok(length > 0)
    }

    /// Gives out everything before `end`, as text from byte `start` on, with its position.
    fn take(&mut self, start: usize, end: usize) -> Result<Source, LocatedSyntaxError> {
        let bytes = &self.pending[self.given..end];
        let start = start - self.given;
        self.given = end;
        self.scanned = end;
        self.blank_line = false;
        let at = self.position;
        match std::str::from_utf8(bytes) {
            Ok(text) => {
                let begin = at.advance(&text[..start]);
                self.position = begin.advance(&text[start..]);
                Ok(Source { text: text[start..].to_string(), start: begin })
            }
            Err(error) => {
                let valid = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
                self.position = at.advance(&String::from_utf8_lossy(bytes));
                Err(SyntaxError::NotUtf8.at(at.advance(&valid)))
            }
        }
    }

    /// Frees the space of what was given out, once that is more than what has to be moved.
    fn forget_given(&mut self) {
        if self.given > self.pending.len() / 2 {
            self.pending.drain(..self.given);
            self.scanned -= self.given;
            self.given = 0;
        }
    }

    /// The text of the next command.
    fn next_source(&mut self) -> Option<Result<Source, LocatedSyntaxError>> {
        self.forget_given();
        let mut state = State::Code;
        let mut start: Option<usize> = None;
        let mut word: Option<usize> = None;
        let mut depth = 0_usize;
        loop {
            while self.scanned < self.pending.len() {
                let at = self.scanned;
                let byte = self.pending[at];
                self.scanned += 1;
                match state {
                    State::Comment(_) if byte != b'\n' => continue,
                    State::Comment(from) => {
                        state = State::Code;
                        if let Some(active) = self.activate(from, at) {
                            self.scanned = from;
                            self.pending.splice(from..at, active);
                        } else {
                            self.blank_line = true;
                        }
                        continue;
                    }
                    State::String if byte == b'"' => state = State::Code,
                    State::QuotedSymbol if byte == b'|' => state = State::Code,
                    State::String | State::QuotedSymbol => {}
                    State::Code => {
                        if at == 0 && self.position == Position::START && self.pending.starts_with(BYTE_ORDER_MARK) {
                            self.scanned = BYTE_ORDER_MARK.len();
                            continue;
                        }
                        if depth == 0 {
                            let ends_word = byte.is_ascii_whitespace() || b"();".contains(&byte);
                            if let (true, Some(from)) = (ends_word, word) {
                                return Some(self.not_a_command(from, at));
                            }
                            match byte {
                                b')' => {
                                    let taken = self.take(at, at + 1);
                                    return Some(taken.and_then(|s| Err(SyntaxError::StrayParenthesis.at(s.start))));
                                }
                                b'(' => start = Some(at),
                                _ if ends_word => {}
                                _ if word.is_none() => word = Some(at),
                                _ => {}
                            }
                        }
                        match byte {
                            b';' => {
                                state = State::Comment(at);
                                continue;
                            }
                            b'"' => state = State::String,
                            b'|' => state = State::QuotedSymbol,
                            b'(' => depth += 1,
                            b')' => {
                                depth -= 1;
                                if depth == 0 {
                                    return Some(self.take(start.unwrap_or(at), at + 1));
                                }
                            }
                            _ => {}
                        }
                    }
                }
                self.blank_line = byte == b'\n' || (self.blank_line && byte.is_ascii_whitespace());
            }
            match self.fill() {
                Err(error) => return Some(Err(error)),
                Ok(true) => {}
                Ok(false) => {
                    if let State::Comment(from) = state {
                        state = State::Code;
                        if let Some(active) = self.activate(from, self.pending.len()) {
                            self.scanned = from;
                            self.pending.splice(from.., active);
                            continue;
                        }
                    }
                    self.finished = true;
                    let end = self.pending.len();
                    return match (start, word) {
                        (Some(from), _) => Some(self.take(from, end).and_then(|source| Err(unclosed(&source)))),
                        (None, Some(from)) => Some(self.not_a_command(from, end)),
                        (None, None) => match self.take(end, end) {
                            Ok(_) => None,
                            Err(error) => Some(Err(error)),
                        },
                    };
                }
            }
        }
    }

    /// The active text of a `;param:` line that fills the pending bytes from `from` to `to`.
    fn activate(&mut self, from: usize, to: usize) -> Option<Vec<u8>> {
        if self.blank_line { self.parameters.active_text(&self.pending[from..to]) } else { None }
    }

    fn not_a_command(&mut self, from: usize, to: usize) -> Result<Source, LocatedSyntaxError> {
        let source = self.take(from, to)?;
        Err(SyntaxError::NotACommand(source.text).at(source.start))
    }
}

/// Why a command that the input's end cut off is not closed: the innermost open thing.
fn unclosed(source: &Source) -> LocatedSyntaxError {
    super::Tree::parse(source.clone()).err().unwrap_or_else(|| SyntaxError::Unclosed.at(source.start))
}

impl<R> fmt::Debug for Commands<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Commands { position, parameters, .. } = self;
        f.debug_struct("Commands").field("position", position).field("parameters", parameters).finish_non_exhaustive()
    }
}

impl<R: BufRead> Iterator for Commands<R> {
    type Item = Result<Source, LocatedSyntaxError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.finished { None } else { self.next_source() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(text: &[u8], parameters: &[(&str, &str)]) -> Vec<String> {
        let mut set = Parameters::default();
        for (name, value) in parameters {
            set.set(name, value);
        }
        let show = |item: Result<Source, LocatedSyntaxError>| match item {
            Ok(source) => format!("{}:{} {}", source.start.line, source.start.column, source.text),
            Err(error) => error.to_string(),
        };
        Commands::new(text, set).map(show).collect()
    }

    #[test]
    fn cuts_at_the_last_parenthesis() {
        assert_eq!(run(b" (a (b))(c \")\" |)|)\n ; (x)\n(d)", &[]), ["1:2 (a (b))", "1:9 (c \")\" |)|)", "3:1 (d)"]);
    }

    #[test]
    fn a_limit_ends_long_commands_only() {
        let short = format!("(a)(b \"{}\")", " ".repeat(LONG / 2));
        let long = format!("{short}\n(c \"{}\")(d)", " ".repeat(2 * LONG));
        let run = |text: &str, why: fn() -> Option<String>| {
            let commands = Commands::new(text.as_bytes(), Parameters::default()).with_limit(why);
            commands.map(|item| item.map(|source| source.text.len())).collect::<Vec<_>>()
        };
        let late = || Some("late".to_string());
        assert_eq!(run(&short, late).into_iter().filter(Result::is_ok).count(), 2);
        assert_eq!(run(&long, || None).into_iter().filter(Result::is_ok).count(), 4);
        let stopped = run(&long, late);
        assert_eq!(stopped.len(), 3);
        assert_eq!(stopped[2].as_ref().map_err(|error| &error.error), Err(&SyntaxError::Stopped("late".into())));
    }

    #[test]
    fn goes_on_after_errors() {
        let expected = [
            "line 1 column 1: unexpected `)`: no parenthesis is open here",
            "1:3 (a)",
            "line 2 column 1: expected a command in parentheses, found `word`",
            "2:6 (b)",
            "line 3 column 1: missing `)`: the input ended before this parenthesis was closed",
        ];
        assert_eq!(run(b") (a)\nword (b)\n(c (d)", &[]), expected);
        assert_eq!(run(b"(a \xff)(b)", &[]), ["line 1 column 4: the input is not valid UTF-8", "1:6 (b)"]);
    }

    #[test]
    fn parameter_lines_are_comments_until_asked_for() {
        let text = b"(a)\n ;param:(b N |N M| NN)\n(c) ;param:(d N)\n;param:(e M)";
        assert_eq!(run(text, &[]), ["1:1 (a)", "3:1 (c)"]);
        assert_eq!(run(text, &[("N", "10"), ("M", "x")]), ["1:1 (a)", "2:2 (b 10 |10 x| NN)", "3:1 (c)", "4:1 (e x)"]);
    }
}
