//! Tables about a run, for the terminal and for `docs/trust.md`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use indexmap::IndexMap;
use serde::Deserialize;

use crate::Error;
use crate::points::Mutant;
use crate::record::{Fate, Record};

/// Why mutants that no test notices are right to live.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Explanations {
    #[serde(default)]
    mutant: Vec<Explanation>,
}

#[derive(Clone, Debug, Deserialize)]
struct Explanation {
    /// The end of the file's path.
    file: String,
    function: String,
    /// What is replaced; all that the function has, if it is not given.
    original: Option<String>,
    /// What by; all mutants of it, if it is not given.
    mutated: Option<String>,
    why: String,
}

impl Explanations {
    /// Reads them.
    ///
    /// # Errors
    /// If the file is not there or not in the form.
    pub fn read(path: &Path) -> Result<Explanations, Error> {
        let text = fs::read_to_string(path).map_err(Error::file(path))?;
        toml::from_str(&text).map_err(|error| Error::Table { path: path.into(), error })
    }

    /// Why this one is, if that is known.
    #[must_use]
    pub fn of(&self, mutant: &Mutant) -> Option<&str> {
        let fits = |explanation: &&Explanation| {
            mutant.file.ends_with(&explanation.file)
                && mutant.function == explanation.function
                && explanation.original.as_ref().is_none_or(|text| *text == mutant.original)
                && explanation.mutated.as_ref().is_none_or(|text| *text == mutant.mutated)
        };
        self.mutant.iter().find(fits).map(|explanation| explanation.why.as_str())
    }
}

/// Every mutant with the best that is known about it.
#[must_use]
pub fn latest<'a>(mutants: &'a [Mutant], records: &'a [Record]) -> Vec<(&'a Mutant, Option<&'a Record>)> {
    let by_key: BTreeMap<&str, &Record> = records.iter().map(|record| (record.key.as_str(), record)).collect();
    mutants.iter().map(|mutant| (mutant, by_key.get(mutant.key().as_str()).copied())).collect()
}

/// How many numbers a row has.
const COLUMNS: usize = 7;

/// By file, how many mutants there are, were run, and met which fate.
pub type Rows = IndexMap<String, [usize; COLUMNS]>;

/// The rows of a table in a document, but for that of the totals.
#[must_use]
pub fn rows(document: &str, name: &str) -> Rows {
    let text = between(document, name).map_or("", |(_, text, _)| text);
    let row = |line: &str| {
        let mut cells = line.trim_matches(['|', ' ']).split(" | ");
        let file = cells.next()?.strip_prefix('`')?.strip_suffix('`')?.to_string();
        let counts: Vec<usize> = cells.map(str::parse).collect::<Result<_, _>>().ok()?;
        Some((file, counts.try_into().ok()?))
    };
    text.lines().filter_map(row).collect()
}

/// The table, and the survivors if `survivors` is set. The rows of files of which no mutant was run stay as they are known.
#[must_use]
pub fn report(
    mutants: &[Mutant],
    records: &[Record],
    explanations: &Explanations,
    survivors: bool,
    known: Rows,
) -> String {
    let mut found = Rows::new();
    let mut list = String::new();
    for (mutant, record) in latest(mutants, records) {
        let explained = explanations.of(mutant);
        let column = match record.map(|record| record.fate) {
            None => None,
            Some(Fate::Killed) => Some(2),
            Some(Fate::TimedOut) => Some(3),
            Some(_) if explained.is_some() => Some(4),
            Some(Fate::Survived) => Some(5),
            Some(Fate::Uncovered) => Some(6),
        };
        let counts = found.entry(mutant.file.trim_start_matches("crates/duelist/src/").to_string()).or_default();
        counts[0] += 1;
        counts[1] += usize::from(column.is_some());
        column.iter().for_each(|column| counts[*column] += 1);
        let Mutant { file, line, function, original, mutated, .. } = mutant;
        match (column, record) {
            (Some(5 | 6), Some(Record { fate, tests, reached, .. })) if survivors => {
                let _ = writeln!(
                    list,
                    "{file}:{line} {function}: `{original}` -> `{mutated}` ({fate:?}, {tests} of {reached} tests)"
                );
            }
            _ => {}
        }
    }
    let mut rows = known;
    for (file, counts) in found {
        if counts[1] > 0 || !rows.contains_key(&file) {
            rows.insert(file, counts);
        }
    }
    let mut text = "| file | mutants | run | killed | timed out | explained | survived | not reached |\n".to_string();
    text += "|---|---:|---:|---:|---:|---:|---:|---:|\n";
    let mut line = |name: &str, counts: &[usize; COLUMNS]| {
        let cells: Vec<String> = counts.iter().map(usize::to_string).collect();
        let _ = writeln!(text, "| {name} | {} |", cells.join(" | "));
    };
    let mut total = [0; COLUMNS];
    for (file, counts) in &rows {
        line(&format!("`{file}`"), counts);
        total.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
    }
    line("all", &total);
    if !list.is_empty() {
        let _ = write!(text, "\n{list}");
    }
    text
}

/// What is before, between and behind the markers of this name.
fn between<'d>(document: &'d str, name: &str) -> Option<(&'d str, &'d str, &'d str)> {
    let (before, rest) = document.split_once(&format!("<!-- {name} -->"))?;
    let (text, after) = rest.split_once(&format!("<!-- end of {name} -->"))?;
    Some((before, text, after))
}

/// The document with another text between the markers of this name.
///
/// # Errors
/// If it has none.
pub fn insert(document: &str, name: &str, text: &str) -> Result<String, Error> {
    let (begin, end) = (format!("<!-- {name} -->"), format!("<!-- end of {name} -->"));
    match between(document, name) {
        Some((before, _, after)) => Ok(format!("{before}{begin}\n\n{text}\n{end}{after}")),
        None => Err(Error::NoMarkers { begin, end }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::find;

    fn record(mutant: &Mutant, fate: Fate) -> Record {
        Record { key: mutant.key(), fate, by: None, tests: 1, reached: 2, seconds: 0.0 }
    }

    #[test]
    fn fates_are_counted_and_the_last_one_counts() {
        let mutants = find("crates/duelist/src/a.rs", "fn f() -> T { g(a == b, c < d) }", 0).unwrap();
        let mut records = vec![record(&mutants[0], Fate::Survived), record(&mutants[1], Fate::Survived)];
        records.push(record(&mutants[0], Fate::Killed));
        let text = report(&mutants, &records, &Explanations::default(), true, Rows::new());
        assert!(text.contains("| `a.rs` | 3 | 2 | 1 | 0 | 0 | 1 | 0 |"), "{text}");
        assert!(text.contains("a.rs:1 f: `c < d` -> `(c) <= (d)`"), "{text}");
        let why = "[[mutant]]\nfile = 'a.rs'\nfunction = 'f'\noriginal = 'c < d'\nwhy = 'it is slower'";
        let text = report(&mutants, &records, &toml::from_str(why).unwrap(), true, Rows::new());
        assert!(text.contains("| all | 3 | 2 | 1 | 0 | 1 | 0 | 0 |"), "{text}");
    }

    /// A file of which nothing was run keeps its row; one of which something was gets a new one.
    #[test]
    fn rows_of_earlier_runs_stay() {
        let mutants = ["a.rs", "b.rs", "c.rs"]
            .map(|file| find(&format!("crates/duelist/src/{file}"), "fn f() -> T { g(a == b) }", 0).unwrap().remove(0));
        let page = "<!-- mutants -->\n| `a.rs` | 9 | 8 | 7 | 0 | 0 | 1 | 0 |\n| `b.rs` | 5 | 5 | 5 | 0 | 0 | 0 | 0 |\n| all | 14 | 13 | 12 | 0 | 0 | 1 | 0 |\n<!-- end of mutants -->";
        let known = rows(page, "mutants");
        assert_eq!(known.len(), 2);
        let text = report(&mutants, &[record(&mutants[0], Fate::Killed)], &Explanations::default(), false, known);
        let lines: Vec<&str> = text.lines().skip(2).collect();
        let row = ["| `a.rs` | 1 | 1 | 1 | 0 | 0 | 0 | 0 |", "| `b.rs` | 5 | 5 | 5 | 0 | 0 | 0 | 0 |"];
        assert_eq!(lines[..2], row, "{text}");
        assert_eq!(
            lines[2..],
            ["| `c.rs` | 1 | 0 | 0 | 0 | 0 | 0 | 0 |", "| all | 7 | 6 | 6 | 0 | 0 | 0 | 0 |"],
            "{text}"
        );
    }

    #[test]
    fn words_around_the_markers_stay() {
        let page = "# A\n<!-- mutants -->\nold\n<!-- end of mutants -->\nwords\n";
        assert_eq!(
            insert(page, "mutants", "new\n").unwrap(),
            "# A\n<!-- mutants -->\n\nnew\n\n<!-- end of mutants -->\nwords\n"
        );
        assert!(insert("# A\n", "mutants", "new\n").is_err());
    }
}
