//! What the playground takes from the repository: the examples, those of the tutorial, and the grammar of editors. A package has none of them.

use std::fs;
use std::path::{Path, PathBuf};

/// Writes `examples.rs`, an expression with groups, names and texts, and `grammar.json`.
pub(crate) fn write(out: &Path) {
    let mut rows = examples(Path::new("../../examples"));
    rows.extend(tutorial(Path::new("../../docs/tutorial.md")));
    let rows: Vec<String> = rows.iter().map(|[group, name, text]| format!("({group:?}, {name:?}, {text:?})")).collect();
    fs::write(out.join("examples.rs"), format!("&[{}]", rows.join(", "))).expect("OUT_DIR is writable");
    let grammar = read(Path::new("../../editors/vscode/syntaxes/smtlib-lists.tmLanguage.json"));
    let grammar = grammar.unwrap_or_else(|| r#"{"patterns": []}"#.to_string());
    fs::write(out.join("grammar.json"), grammar).expect("OUT_DIR is writable");
}

fn read(path: &Path) -> Option<String> {
    println!("cargo:rerun-if-changed={}", path.display());
    fs::read_to_string(path).ok()
}

fn examples(folder: &Path) -> Vec<[String; 3]> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let found = fs::read_dir(folder).into_iter().flatten().filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = found.filter(|path| path.extension().is_some_and(|end| end == "smt2")).collect();
    paths.sort();
    let row = |path: &PathBuf| Some(["Examples".to_string(), path.file_stem()?.to_str()?.to_string(), read(path)?]);
    paths.iter().filter_map(row).collect()
}

/// The scripts of a document, named after the headings above them.
fn tutorial(document: &Path) -> Vec<[String; 3]> {
    let (mut rows, mut heading, mut script): (Vec<[String; 3]>, String, Option<String>) = Default::default();
    for line in read(document).unwrap_or_default().lines() {
        match (&mut script, line) {
            (None, "```smt2") => script = Some(String::new()),
            (None, _) => heading = line.strip_prefix("## ").map_or(heading, str::to_string),
            (Some(_), "```") => {
                let before = rows.iter().filter(|[_, name, _]| name.starts_with(&heading)).count();
                let name = if before == 0 { heading.clone() } else { format!("{heading} ({})", before + 1) };
                rows.push(["Tutorial".to_string(), name, script.take().unwrap_or_default()]);
            }
            (Some(text), _) => *text += &format!("{line}\n"),
        }
    }
    rows
}
