//! The page of the playground, and the examples in its menu.

use serde_json::{Value, json};

/// Names and texts of the examples, put there by the build script.
const EXAMPLES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// The page: the one of explanations, with an editor.
pub(super) fn page() -> String {
    crate::explain::filled(
        include_str!("page.html"),
        &[
            ("@STYLE@", concat!(include_str!("../explain/page.css"), include_str!("page.css"))),
            ("@SCRIPT@", concat!(include_str!("../explain/page.js"), include_str!("page.js"))),
        ],
    )
}

/// The examples, the first one first.
pub(super) fn examples() -> Value {
    EXAMPLES.iter().map(|(name, text)| json!({ "name": name, "text": text })).collect()
}
