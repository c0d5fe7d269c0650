//! The card of all combinators, `docs/card.md`: its rows are those of the solver's table, and its examples have the values that it says.

use duelist::frontend::Signature;

use super::support::blocks::blocks;
use super::{TIMEOUT_MS, read, repository, run};

/// A row of the card.
#[derive(Debug, PartialEq, Eq)]
struct Row {
    term: String,
    gives: String,
    meaning: String,
    example: String,
    value: String,
}

impl Row {
    fn read(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.strip_prefix("| `(")?.strip_suffix(" |")?.split(" | ").collect();
        let [term, gives, meaning, example, value] = cells[..] else { return None };
        let [term, gives, example, value] =
            [term, gives, example, value].map(|cell| cell.trim_matches('`').to_string());
        Some(Row { term: format!("({term}"), gives, meaning: meaning.to_string(), example, value })
    }

    fn name(&self) -> &str {
        self.term.trim_matches(['(', ')']).split(' ').next().unwrap_or_default()
    }

    fn write(&self) -> String {
        format!("| `{}` | `{}` | {} | `{}` | `{}` |", self.term, self.gives, self.meaning, self.example, self.value)
    }

    /// The row as the table and the solver have it.
    fn corrected(&self, preamble: &str) -> Row {
        let all = || Signature::all().iter().chain(Signature::sequences()).filter(|row| row.name == self.name());
        let signature = all().find(|row| row.to_string() == self.term).or_else(|| all().next());
        let signature = signature.unwrap_or_else(|| panic!("{} is not a combinator", self.term));
        let script = format!("{preamble}(check-sat)\n(get-value ({}))", self.example);
        let last = run(&script, &[], TIMEOUT_MS).pop().and_then(|exchange| exchange.response).unwrap_or_default();
        let value = last.strip_prefix(&format!("(({} ", self.example)).and_then(|rest| rest.strip_suffix("))"));
        let value = value.unwrap_or_else(|| panic!("{}: {last}", self.example));
        Row {
            term: signature.to_string(),
            gives: signature.result(),
            meaning: self.meaning.clone(),
            example: self.example.clone(),
            value: value.to_string(),
        }
    }
}

#[test]
fn the_card_has_every_combinator() {
    let file = repository("docs/card.md");
    let document = read(&file);
    let preamble = &blocks(&document)[0].text;
    if std::env::var_os("DUELIST_UPDATE_DOCS").is_some() {
        let corrected = |line| Row::read(line).map_or_else(|| line.to_string(), |row| row.corrected(preamble).write());
        let lines: String = document.lines().map(|line| corrected(line) + "\n").collect();
        std::fs::write(&file, lines).expect("documents can be written");
    }
    let rows: Vec<Row> = read(&file).lines().filter_map(Row::read).collect();
    for row in &rows {
        assert_eq!(*row, row.corrected(preamble));
        assert!(row.example.contains(&format!("({} ", row.name())), "{}: another example", row.name());
        assert!(!row.meaning.is_empty(), "{}: no meaning", row.name());
    }
    let mut found: Vec<&str> = rows.iter().map(|row| row.term.as_str()).collect();
    let mut wanted: Vec<String> =
        Signature::all().iter().chain(Signature::sequences()).map(ToString::to_string).collect();
    found.sort_unstable();
    wanted.sort();
    assert_eq!(found, wanted, "rows of docs/card.md, and of the table");
}
