//! Where responses go: standard streams or files, flushed after every command.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal as _, Write};

use annotate_snippets::{AnnotationKind, Level, Origin, Renderer, Snippet};
use duelist::frontend::Channel;
use duelist::frontend::StringLiteral;
use duelist::{Diagnostic, Options};

/// The two output channels of SMT-LIB.
#[derive(Debug)]
pub(crate) struct Output {
    regular: Channel,
    diagnostic: Channel,
    /// The channel that was asked for last and could not be opened.
    refused: Option<Channel>,
    files: Vec<(String, File)>,
    failed: bool,
    abandoned: bool,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output {
            regular: Channel::Stdout,
            diagnostic: Channel::Stderr,
            refused: None,
            files: Vec::new(),
            failed: false,
            abandoned: false,
        }
    }

    /// Whether an error response was printed.
    pub(crate) fn failed(&self) -> bool {
        self.failed
    }

    /// Whether nobody reads responses any more.
    pub(crate) fn abandoned(&self) -> bool {
        self.abandoned
    }

    /// Follows `:regular-output-channel` and `:diagnostic-output-channel`. A file that cannot be opened leaves things as
    /// they were; the error says so once.
    pub(crate) fn redirect(&mut self, options: &Options) -> Result<(), String> {
        for (channel, is_regular) in [(&options.regular_output, true), (&options.diagnostic_output, false)] {
            let current = if is_regular { &self.regular } else { &self.diagnostic };
            if channel == current || self.refused.as_ref() == Some(channel) {
                continue;
            }
            if let Err(error) = self.open(channel) {
                self.refused = Some(channel.clone());
                let Channel::File(path) = channel else { continue };
                return Err(format!("cannot write {path}: {error}"));
            }
            let current = if is_regular { &mut self.regular } else { &mut self.diagnostic };
            current.clone_from(channel);
        }
        Ok(())
    }

    /// Prints one response and flushes it.
    pub(crate) fn respond(&mut self, text: &str) {
        let channel = self.regular.clone();
        if self.write(&channel, text).is_err() {
            self.abandoned = true;
        }
    }

    /// Whether responses go to a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.regular == Channel::Stdout && io::stdout().is_terminal()
    }

    /// Prints an error response. If both channels go to a terminal, the source line with a caret is printed instead; a file for diagnostics gets
    /// that line in any case.
    pub(crate) fn error(&mut self, diagnostic: &Diagnostic, origin: &str) {
        let people = self.is_terminal() && self.diagnostic == Channel::Stderr && io::stderr().is_terminal();
        if !people {
            self.failure(&diagnostic.to_string());
        }
        let renderer = match &self.diagnostic {
            Channel::Stderr if people && is_colourful() => Renderer::styled(),
            Channel::Stderr if people => Renderer::plain(),
            Channel::File(_) => Renderer::plain(),
            // Responses only, one for each command; and nobody may be reading a pipe for errors.
            Channel::Stdout | Channel::Stderr => return,
        };
        self.failed = true;
        let channel = self.diagnostic.clone();
        let _ = self.write(&channel, &render(diagnostic, origin, &renderer));
    }

    /// Prints a comment for people on the diagnostic channel.
    pub(crate) fn remark(&mut self, text: &str) {
        let channel = self.diagnostic.clone();
        // A remark that nobody can read is no reason to stop.
        let _ = self.write(&channel, &format!("; {text}"));
    }

    /// Goes back to the channels of `options`, and says which file the following answers belong to.
    pub(crate) fn begin_file(&mut self, name: &str, options: &Options) {
        self.regular.clone_from(&options.regular_output);
        self.diagnostic.clone_from(&options.diagnostic_output);
        let line: String = name.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        self.respond(&format!("; {line}"));
    }

    /// Prints an error response.
    pub(crate) fn failure(&mut self, message: &str) {
        self.failed = true;
        self.respond(&format!("(error {})", StringLiteral(message)));
    }

    /// The index of a channel's file, opened if need be; `None` for a standard stream.
    fn open(&mut self, channel: &Channel) -> io::Result<Option<usize>> {
        let Channel::File(path) = channel else { return Ok(None) };
        if let Some(index) = self.files.iter().position(|(known, _)| known == path) {
            return Ok(Some(index));
        }
        let file = OpenOptions::new().create(true).append(true).open(path)?;
        self.files.push((path.clone(), file));
        Ok(Some(self.files.len() - 1))
    }

    /// Prints what `write` writes, as it is written, and flushes it.
    pub(crate) fn stream(&mut self, write: impl FnOnce(&mut dyn fmt::Write)) {
        let channel = self.regular.clone();
        // A channel that cannot be written to is noticed at the next response.
        let _ = self.put(&channel, |out| {
            let mut out = Streamed(BufWriter::new(out));
            write(&mut out);
            out.0.write_all(b"\n")?;
            out.0.flush()
        });
    }

    fn write(&mut self, channel: &Channel, text: &str) -> io::Result<()> {
        self.put(channel, |out| {
            out.write_all(text.as_bytes())?;
            out.write_all(b"\n")?;
            out.flush()
        })
    }

    fn put(&mut self, channel: &Channel, put: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
        match self.open(channel)? {
            Some(index) => put(&mut self.files[index].1),
            None if *channel == Channel::Stderr => put(&mut io::stderr().lock()),
            None => put(&mut io::stdout().lock()),
        }
    }
}

/// Text that is written as bytes at once.
struct Streamed<'a>(BufWriter<&'a mut dyn Write>);

impl fmt::Write for Streamed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_all(text.as_bytes()).map_err(|_| fmt::Error)
    }
}

/// Whether to use colours on a terminal: see <https://no-color.org>.
fn is_colourful() -> bool {
    let set = |name| std::env::var_os(name).unwrap_or_default();
    set("NO_COLOR").is_empty() && set("TERM") != "dumb"
}

/// The line of the input that an error is about, with a caret under the place.
fn render(diagnostic: &Diagnostic, origin: &str, renderer: &Renderer) -> String {
    let title = Level::ERROR.primary_title(diagnostic.message.as_str());
    let line = usize::try_from(diagnostic.position.line).unwrap_or(1);
    let Some((source, span)) = &diagnostic.context else {
        let column = usize::try_from(diagnostic.position.column).unwrap_or(1);
        return renderer.render(&[title.element(Origin::path(origin).line(line).char_column(column))]);
    };
    // Only the lines around the place: the command may be large.
    let (start, end) = (span.start as usize, span.end as usize);
    let from = source[..start].rfind('\n').map_or(0, |at| at + 1);
    let to = source[start..].find('\n').map_or(source.len(), |at| start + at);
    let snippet = Snippet::source(&source[from..to])
        .path(origin)
        .line_start(line)
        .annotation(AnnotationKind::Primary.span(start - from..end.min(to) - from));
    renderer.render(&[title.element(snippet)])
}
