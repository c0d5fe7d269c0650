//! Strings: sequences of SMT-LIB's characters.

use std::fmt;
use std::sync::Arc;

/// The largest code of a character.
pub const LAST_CHARACTER: u32 = 0x2FFFF;

/// A string: the codes of its characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Text(Arc<[u32]>);

impl Text {
    /// The string of these characters.
    #[must_use]
    pub fn new(codes: &[u32]) -> Text {
        Text(codes.into())
    }

    /// Its characters.
    #[must_use]
    pub fn codes(&self) -> &[u32] {
        &self.0
    }

    /// What stands between the quotes of a literal, in which `""` is one quote, `\u{1F}` and `\u001F` are characters. `None` if a character is none
    /// of SMT-LIB's.
    #[must_use]
    pub fn parse(written: &str) -> Option<Text> {
        let mut codes = Vec::new();
        let mut rest = written;
        while let Some(first) = rest.chars().next() {
            if let Some((code, length)) = escape(rest) {
                codes.push(code);
                rest = &rest[length..];
                continue;
            }
            codes.push(u32::from(first));
            rest = &rest[first.len_utf8()..];
            if first == '"' {
                rest = rest.strip_prefix('"').unwrap_or(rest);
            }
        }
        codes.iter().all(|code| *code <= LAST_CHARACTER).then(|| Text(codes.into()))
    }
}

/// The character that an escape sequence at the beginning stands for, and how long the sequence is.
fn escape(text: &str) -> Option<(u32, usize)> {
    let digits = text.strip_prefix("\\u")?;
    if let Some(braced) = digits.strip_prefix('{') {
        let end = braced.find('}').filter(|end| (1..=5).contains(end))?;
        let code = hexadecimal(&braced[..end]).filter(|code| *code <= LAST_CHARACTER)?;
        return Some((code, end + 4));
    }
    Some((hexadecimal(digits.get(..4)?)?, 6))
}

fn hexadecimal(digits: &str) -> Option<u32> {
    if digits.bytes().all(|digit| digit.is_ascii_hexdigit()) { u32::from_str_radix(digits, 16).ok() } else { None }
}

/// As a literal, quotes included.
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\"")?;
        for code in self.codes() {
            match char::from_u32(*code) {
                Some('"') => f.write_str("\"\"")?,
                Some(character @ ' '..='~') if character != '\\' => write!(f, "{character}")?,
                _ => write!(f, "\\u{{{code:x}}}")?,
            }
        }
        f.write_str("\"")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_come_back() {
        for (written, codes) in [
            ("", &[][..]),
            ("a\"\"b", &[97, 34, 98]),
            ("\\u{e9}\\u00e9\\u{2FFFF}", &[0xe9, 0xe9, 0x2FFFF]),
            ("\\u{30000}\\x\\u12", &[92, 117, 123, 51, 48, 48, 48, 48, 125, 92, 120, 92, 117, 49, 50]),
            ("\\u{}", &[92, 117, 123, 125]),
            ("é", &[0xe9]),
        ] {
            let text = Text::parse(written).unwrap();
            assert_eq!(text.codes(), codes, "{written}");
            let shown = text.to_string();
            assert_eq!(Text::parse(&shown[1..shown.len() - 1]), Some(text), "{shown}");
        }
    }
}
