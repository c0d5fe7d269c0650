//! The page of the playground, and the examples in its menu.

use serde_json::{Value, json};

use crate::explain::GRAMMAR;

/// Groups, names and texts of the examples, put there by the build script.
const EXAMPLES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// The page: the one of explanations, with an editor.
pub(super) fn page() -> String {
    let style = concat!(
        include_str!(concat!(env!("OUT_DIR"), "/editor.css")),
        include_str!("../explain/page.css"),
        include_str!("page.css")
    );
    crate::explain::filled(
        include_str!("page.html"),
        &[
            ("@STYLE@", style),
            ("@EDITOR@", include_str!(concat!(env!("OUT_DIR"), "/editor.js"))),
            ("@GRAMMAR@", GRAMMAR),
            ("@SCRIPT@", concat!(include_str!("../explain/page.js"), include_str!("page.js"))),
        ],
    )
}

/// The examples, the first one first.
pub(super) fn examples() -> Value {
    EXAMPLES.iter().map(|(group, name, text)| json!({ "group": group, "name": name, "text": text })).collect()
}
