//! One parsed command: a flat, preorder table of nodes.

use super::{LocatedSyntaxError, Position, Source, Span, SyntaxError};

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `( … )`
    List,
    /// `abc` or `|a b c|`
    Symbol,
    /// `:name`
    Keyword,
    /// `123`
    Numeral,
    /// `1.25`
    Decimal,
    /// `#x1F` or `#b101`
    Bits,
    /// `"text"`
    String,
}

#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    span: Span,
    /// The index of the next sibling: every node between is a descendant.
    next: u32,
}

/// How many nodes are made before the limit is asked again.
const PATIENCE: u32 = 1 << 16;

/// A command as a tree. Nodes stand in preorder, so dropping, copying and walking never recurse.
#[derive(Clone, Debug)]
pub struct Tree {
    source: Source,
    nodes: Vec<Node>,
}

/// A cursor on one node of a [`Tree`].
#[derive(Clone, Copy, Debug)]
pub struct Expr<'t> {
    tree: &'t Tree,
    index: u32,
}

impl Tree {
    /// Parses the text of exactly one expression (a command or, for responses of solvers, any value).
    ///
    /// # Errors
    /// A [`SyntaxError`] with its position in the input.
    pub fn parse(source: Source) -> Result<Tree, LocatedSyntaxError> {
        Tree::parse_within(source, || None)
    }

    /// Parses as [`Tree::parse`] does, unless `limit`, which is asked now and then, says why to stop.
    ///
    /// # Errors
    /// A [`SyntaxError`] with its position in the input; [`SyntaxError::Stopped`] at the beginning.
    pub fn parse_within(source: Source, limit: impl Fn() -> Option<String>) -> Result<Tree, LocatedSyntaxError> {
        let located = |(offset, error): (usize, SyntaxError)| error.at(source.position(to_u32(offset)));
        let fail = |offset: usize, error: SyntaxError| Err(located((offset, error)));
        if u32::try_from(source.text.len()).is_err() {
            return fail(0, SyntaxError::TooLarge);
        }
        let text = source.text.as_str();
        let mut nodes: Vec<Node> = Vec::with_capacity(text.len() / 5 + 1);
        let mut open: Vec<u32> = Vec::new();
        let mut at = 0;
        while let Some(token) = next_token(text, at).map_err(located)? {
            at = token.end;
            let index = to_u32(nodes.len());
            if index % PATIENCE == PATIENCE - 1 {
                if let Some(why) = limit() {
                    return fail(0, SyntaxError::Stopped(why));
                }
            }
            let span = Span { start: to_u32(token.start), end: to_u32(token.end) };
            match token.kind {
                TokenKind::Open => {
                    nodes.push(Node { kind: Kind::List, span, next: 0 });
                    open.push(index);
                }
                TokenKind::Close => match open.pop() {
                    None => return fail(token.start, SyntaxError::StrayParenthesis),
                    Some(list) => {
                        let node = &mut nodes[list as usize];
                        node.span.end = span.end;
                        node.next = index;
                    }
                },
                TokenKind::Atom(kind) => nodes.push(Node { kind, span, next: index + 1 }),
            }
            if open.is_empty() {
                break;
            }
        }
        if let Some(list) = open.pop() {
            return fail(nodes[list as usize].span.start as usize, SyntaxError::Unclosed);
        }
        if nodes.is_empty() {
            return fail(0, SyntaxError::NotACommand(String::new()));
        }
        if let Some(extra) = next_token(text, at).map_err(located)? {
            let word = text[extra.start..extra.end].to_string();
            return fail(extra.start, SyntaxError::NotACommand(word));
        }
        Ok(Tree { source, nodes })
    }

    /// The whole expression.
    #[must_use]
    pub fn root(&self) -> Expr<'_> {
        Expr { tree: self, index: 0 }
    }

    /// The text it was parsed from.
    #[must_use]
    pub fn source(&self) -> &Source {
        &self.source
    }
}

impl<'t> Expr<'t> {
    fn node(self) -> &'t Node {
        &self.tree.nodes[self.index as usize]
    }

    /// Where this node begins in the input.
    #[must_use]
    pub fn position(self) -> Position {
        self.tree.source.position(self.span().start)
    }

    /// What this node is.
    #[must_use]
    pub fn kind(self) -> Kind {
        self.node().kind
    }

    /// Where it stands in the command's text.
    #[must_use]
    pub fn span(self) -> Span {
        self.node().span
    }

    /// Its text as written.
    #[must_use]
    pub fn text(self) -> &'t str {
        let span = self.span();
        &self.tree.source.text[span.start as usize..span.end as usize]
    }

    /// The name, if this is a symbol; `|x|` and `x` are the same name.
    #[must_use]
    pub fn symbol(self) -> Option<&'t str> {
        (self.kind() == Kind::Symbol).then(|| {
            let text = self.text();
            text.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')).unwrap_or(text)
        })
    }

    /// The name without its colon, if this is a keyword.
    #[must_use]
    pub fn keyword(self) -> Option<&'t str> {
        (self.kind() == Kind::Keyword).then(|| &self.text()[1..])
    }

    /// The content of a string literal, its doubled quotes undone.
    #[must_use]
    pub fn string(self) -> Option<String> {
        (self.kind() == Kind::String).then(|| {
            let text = self.text();
            text[1..text.len() - 1].replace("\"\"", "\"")
        })
    }

    /// Whether this is `( … )`.
    #[must_use]
    pub fn is_list(self) -> bool {
        self.kind() == Kind::List
    }

    /// The elements of a list; of an atom, none.
    pub fn children(self) -> impl Iterator<Item = Expr<'t>> + Clone {
        let end = self.node().next;
        let tree = self.tree;
        let mut index = self.index + 1;
        std::iter::from_fn(move || {
            (index < end).then(|| {
                let child = Expr { tree, index };
                index = child.node().next;
                child
            })
        })
    }

    /// The elements of a list as a vector.
    #[must_use]
    pub fn list(self) -> Vec<Expr<'t>> {
        self.children().collect()
    }

    /// The first element, if this is a list that has one.
    #[must_use]
    pub fn head(self) -> Option<Expr<'t>> {
        self.children().next()
    }
}

struct Token {
    kind: TokenKind,
    start: usize,
    end: usize,
}

enum TokenKind {
    Open,
    Close,
    Atom(Kind),
}

fn next_token(text: &str, from: usize) -> Result<Option<Token>, (usize, SyntaxError)> {
    let bytes = text.as_bytes();
    let mut start = from;
    loop {
        match bytes.get(start) {
            None => return Ok(None),
            Some(b) if b.is_ascii_whitespace() => start += 1,
            Some(b';') => start += bytes[start..].iter().position(|b| *b == b'\n').unwrap_or(bytes.len() - start),
            Some(_) => break,
        }
    }
    let token = |kind, end| Ok(Some(Token { kind, start, end }));
    match bytes[start] {
        b'(' => token(TokenKind::Open, start + 1),
        b')' => token(TokenKind::Close, start + 1),
        b'"' => string_end(bytes, start)
            .map_or(Err((start, SyntaxError::UnclosedString)), |end| token(TokenKind::Atom(Kind::String), end)),
        b'|' => match bytes[start + 1..].iter().position(|b| *b == b'|') {
            None => Err((start, SyntaxError::UnclosedSymbol)),
            Some(length) if bytes[start + 1..start + 1 + length].contains(&b'\\') => {
                Err((start, SyntaxError::Backslash))
            }
            Some(length) if text[start + 1..start + 1 + length].contains(is_unprintable) => {
                let at = start + text[start..].find(is_unprintable).unwrap_or(0);
                Err((at, SyntaxError::Character(text[at..].chars().next().unwrap_or('?'))))
            }
            Some(length) => token(TokenKind::Atom(Kind::Symbol), start + length + 2),
        },
        _ => {
            let word = &text[start..word_end(bytes, start)];
            match classify(word) {
                Some(kind) => token(TokenKind::Atom(kind), start + word.len()),
                None => Err(word_error(text, start, word)),
            }
        }
    }
}

fn is_unprintable(c: char) -> bool {
    c.is_control() && !c.is_ascii_whitespace()
}

/// The end of a string literal that starts at `start`, if it is closed.
fn string_end(bytes: &[u8], start: usize) -> Option<usize> {
    let mut at = start + 1;
    loop {
        at += bytes.get(at..)?.iter().position(|b| *b == b'"')? + 1;
        if bytes.get(at) != Some(&b'"') {
            return Some(at);
        }
        at += 1;
    }
}

fn word_end(bytes: &[u8], start: usize) -> usize {
    let rest = &bytes[start..];
    let length = rest.iter().position(|b| b.is_ascii_whitespace() || b"()\";|".contains(b));
    start + length.unwrap_or(rest.len())
}

/// Whether a byte may stand in an unquoted symbol.
pub(super) fn is_symbol_byte(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b"~!@$%^&*_-+=<>.?/".contains(&b)
}

fn classify(word: &str) -> Option<Kind> {
    let bytes = word.as_bytes();
    match bytes.first()? {
        b'0'..=b'9' => classify_number(bytes),
        b'#' => {
            let digits = bytes.get(2..).filter(|digits| !digits.is_empty())?;
            let valid: fn(&u8) -> bool = match bytes[1] {
                b'x' => u8::is_ascii_hexdigit,
                b'b' => |b| matches!(b, b'0' | b'1'),
                _ => return None,
            };
            digits.iter().all(valid).then_some(Kind::Bits)
        }
        b':' => (bytes.len() > 1 && bytes[1..].iter().copied().all(is_symbol_byte)).then_some(Kind::Keyword),
        _ => bytes.iter().copied().all(is_symbol_byte).then_some(Kind::Symbol),
    }
}

fn classify_number(bytes: &[u8]) -> Option<Kind> {
    let all_digits = |digits: &[u8]| !digits.is_empty() && digits.iter().all(u8::is_ascii_digit);
    let point = bytes.iter().position(|b| *b == b'.');
    let whole = &bytes[..point.unwrap_or(bytes.len())];
    if !all_digits(whole) || (whole.len() > 1 && whole[0] == b'0') {
        return None;
    }
    match point {
        None => Some(Kind::Numeral),
        Some(at) => all_digits(&bytes[at + 1..]).then_some(Kind::Decimal),
    }
}

/// What is wrong with a word, and where.
fn word_error(text: &str, start: usize, word: &str) -> (usize, SyntaxError) {
    match word.as_bytes()[0] {
        b'0'..=b'9' | b'#' => (start, SyntaxError::Literal(word.to_string())),
        _ => {
            let colon = usize::from(word.starts_with(':'));
            let odd = word.bytes().skip(colon).position(|b| !is_symbol_byte(b));
            let offset = start + odd.map_or(0, |at| at + colon);
            (offset, SyntaxError::Character(text[offset..].chars().next().unwrap_or('?')))
        }
    }
}

fn to_u32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Tree, LocatedSyntaxError> {
        Tree::parse(Source { text: text.to_string(), start: Position::START })
    }

    #[test]
    fn reads_every_kind_of_atom() {
        let tree = parse("(a |b c| :k 12 1.50 #x1F #b01 \"q\"\"q\" ()) ; end").unwrap();
        let kinds: Vec<Kind> = tree.root().children().map(Expr::kind).collect();
        use Kind::{Bits, Decimal, Keyword, List, Numeral, String, Symbol};
        assert_eq!(kinds, [Symbol, Symbol, Keyword, Numeral, Decimal, Bits, Bits, String, List]);
        let list = tree.root().list();
        assert_eq!(list[1].symbol(), Some("b c"));
        assert_eq!(list[7].string().as_deref(), Some("q\"q"));
    }

    #[test]
    fn a_hundred_thousand_parentheses() {
        let text = "(".repeat(100_000) + &")".repeat(100_000);
        let tree = parse(&text).unwrap();
        assert_eq!(tree.root().children().count(), 1);
    }

    #[test]
    fn a_limit_ends_large_trees_only() {
        let stopped = |words: usize| {
            let source = Source { text: format!("({})", "a ".repeat(words)), start: Position::START };
            Tree::parse_within(source, || Some("enough".to_string())).err().map(|error| error.to_string())
        };
        assert_eq!(stopped(1_000), None);
        assert_eq!(stopped(100_000).as_deref(), Some("line 1 column 1: enough"));
    }

    #[test]
    fn errors_have_positions() {
        let check = |text: &str, expected: &str| assert_eq!(parse(text).unwrap_err().to_string(), expected);
        check("(a\n  007)", "line 2 column 3: invalid literal `007`");
        check("(a 1.)", "line 1 column 4: invalid literal `1.`");
        check("(a #xG)", "line 1 column 4: invalid literal `#xG`");
        check("(é)", "line 1 column 2: unexpected character `é`");
        check("(a é{)", "line 1 column 4: unexpected character `é`");
        check("(a b, c)", "line 1 column 5: unexpected character `,`");
        check("(a |b\0|)", "line 1 column 6: unexpected character `\\u{0}`");
        check("(a (b)", "line 1 column 1: missing `)`: the input ended before this parenthesis was closed");
        check("(a \"b", "line 1 column 4: missing `\"`: the input ended inside this string");
        check("(a |b\\|)", "line 1 column 4: a quoted symbol cannot contain a backslash");
    }
}
