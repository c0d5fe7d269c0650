//! One self-contained page: the data, and a script that draws it. Without scripts, the words.

use super::{Document, heading};

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
/// The grammar of editors, by which pages highlight, put there by the build script.
pub(crate) const GRAMMAR: &str = include_str!(concat!(env!("OUT_DIR"), "/grammar.json"));

/// The page of a document. Nothing on it is fetched from anywhere.
pub(super) fn page(document: &Document) -> String {
    let words: Vec<String> = document.checks.iter().map(|check| format!("{}: {check}", heading(check))).collect();
    let data = serde_json::to_string(document).unwrap_or_default();
    filled(
        PAGE,
        &[
            ("@TITLE@", &escaped(&document.title)),
            ("@STYLE@", STYLE),
            ("@WORDS@", &escaped(&words.join("\n\n"))),
            ("@DATA@", &inside_script(&data)),
            ("@GRAMMAR@", &inside_script(GRAMMAR)),
            ("@SCRIPT@", SCRIPT),
        ],
    )
}

/// A template with its places filled, from left to right, so that nothing in a part is taken for a place.
pub(crate) fn filled(template: &str, parts: &[(&str, &str)]) -> String {
    let (mut page, mut rest) = (String::new(), template);
    while let Some((at, (place, part))) =
        parts.iter().filter_map(|part| Some((rest.find(part.0)?, part))).min_by_key(|(at, _)| *at)
    {
        page += &rest[..at];
        page += part;
        rest = &rest[at + place.len()..];
    }
    page + rest
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// JSON that ends no script element, whatever its strings contain.
fn inside_script(json: &str) -> String {
    json.replace('<', "\\u003c")
}
