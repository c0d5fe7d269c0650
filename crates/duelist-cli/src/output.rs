//! Where responses go: standard streams or files, flushed after every command.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, IsTerminal as _, Write};

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use duelist::Diagnostic;
use duelist::script::Channel;
use duelist::syntax::StringLiteral;

/// The two output channels of SMT-LIB.
#[derive(Debug)]
pub(crate) struct Output {
    regular: Channel,
    files: Vec<(String, File)>,
    color: bool,
    failed: bool,
}

impl Output {
    pub(crate) fn new() -> Output {
        Output { regular: Channel::Stdout, files: Vec::new(), color: io::stderr().is_terminal(), failed: false }
    }

    /// Whether an error response was printed.
    pub(crate) fn failed(&self) -> bool {
        self.failed
    }

    /// Follows `:regular-output-channel`.
    pub(crate) fn redirect(&mut self, channel: &Channel) {
        if *channel != self.regular {
            self.regular = channel.clone();
        }
    }

    /// Prints one response and flushes it.
    pub(crate) fn respond(&mut self, text: &str) {
        let channel = self.regular.clone();
        if self.write(&channel, text).is_err() && matches!(channel, Channel::File(_)) {
            self.regular = Channel::Stdout;
            self.failed = true;
            self.respond(&format!("(error {})", StringLiteral("cannot write to the regular output channel")));
        }
    }

    /// Prints an error response, and on a terminal the source line with a caret.
    pub(crate) fn error(&mut self, diagnostic: &Diagnostic, origin: &str) {
        self.failed = true;
        self.respond(&format!("(error {})", StringLiteral(&diagnostic.to_string())));
        if self.color {
            let text = render(diagnostic, origin);
            let _ = self.write(&Channel::Stderr, &text);
        }
    }

    /// Prints an error that has no place in the input.
    pub(crate) fn failure(&mut self, message: &str) {
        self.failed = true;
        self.respond(&format!("(error {})", StringLiteral(message)));
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
        match channel {
            Channel::Stdout => put(&mut io::stdout().lock()),
            Channel::Stderr => put(&mut io::stderr().lock()),
            Channel::File(path) => {
                let index = match self.files.iter().position(|(known, _)| known == path) {
                    Some(index) => index,
                    None => {
                        let file = OpenOptions::new().create(true).append(true).open(path)?;
                        self.files.push((path.clone(), file));
                        self.files.len() - 1
                    }
                };
                put(&mut self.files[index].1)
            }
        }
    }
}

/// Text that goes to bytes at once.
struct Streamed<'a>(BufWriter<&'a mut dyn Write>);

impl fmt::Write for Streamed<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write_all(text.as_bytes()).map_err(|_| fmt::Error)
    }
}

fn render(diagnostic: &Diagnostic, origin: &str) -> String {
    let title = Level::ERROR.primary_title(diagnostic.message.as_str());
    let Some((source, span)) = &diagnostic.context else {
        return format!("{origin}: {diagnostic}");
    };
    // Only the lines around the place: the command may be large.
    let (start, end) = (span.start as usize, span.end as usize);
    let from = source[..start].rfind('\n').map_or(0, |at| at + 1);
    let to = source[start..].find('\n').map_or(source.len(), |at| start + at);
    let line = usize::try_from(diagnostic.position.line).unwrap_or(1);
    let snippet = Snippet::source(&source[from..to])
        .path(origin)
        .line_start(line)
        .annotation(AnnotationKind::Primary.span(start - from..end.min(to) - from));
    Renderer::styled().render(&[title.element(snippet)])
}
