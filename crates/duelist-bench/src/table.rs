//! Tables, as Markdown, CSV and HTML.

use std::fmt::Write as _;

use crate::corpus::Status;
use crate::measure::{Measure, Ratio};

/// A table in the paper's layout: satisfiable problems on top, unsatisfiable ones below.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    /// The name of its files.
    pub(crate) name: &'static str,
    pub(crate) title: String,
    /// What its figures are.
    pub(crate) caption: String,
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<Row>,
}

/// One family.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub(crate) status: Status,
    /// As many as there are columns.
    pub(crate) cells: Vec<Cell>,
}

/// One entry.
#[derive(Clone, Debug)]
pub(crate) enum Cell {
    Text(String),
    /// A size; `None` if there is none.
    Size(Option<u64>),
    Time {
        measure: Measure,
        /// Whether it is the best of its row.
        best: bool,
    },
    Ratio(Ratio),
}

impl Cell {
    fn text(&self) -> String {
        match self {
            Cell::Text(text) => text.clone(),
            Cell::Size(size) => size.map_or_else(|| "–".into(), |size| size.to_string()),
            Cell::Time { measure, .. } => measure.to_string(),
            Cell::Ratio(ratio) => ratio.to_string(),
        }
    }

    fn is_best(&self) -> bool {
        matches!(self, Cell::Time { best: true, .. })
    }

    fn is_number(&self) -> bool {
        !matches!(self, Cell::Text(_))
    }

    /// The number to sort by; what has none comes last.
    fn sort_key(&self) -> Option<f64> {
        match self {
            Cell::Text(_) => None,
            Cell::Size(size) => Some(size.map_or(-1.0, |size| size as f64)),
            Cell::Time { measure, .. } => Some(measure.seconds().unwrap_or(1e9)),
            Cell::Ratio(ratio) => Some(ratio.value().unwrap_or(1e9)),
        }
    }

    /// As a table for programs has it: numbers without units, at full precision.
    fn plain(&self) -> String {
        match self {
            Cell::Time { measure: Measure::Solved { mean, .. }, .. } => format!("{mean:.4}"),
            Cell::Time { measure: Measure::Failed(outcome), .. } => outcome.to_string(),
            Cell::Time { measure: Measure::Missing, .. } | Cell::Ratio(Ratio::Undefined) | Cell::Size(None) => {
                String::new()
            }
            _ => self.text(),
        }
    }
}

/// Marks the best times of a row: those that read like the smallest one.
pub(crate) fn mark_best(cells: &mut [Cell]) {
    let seconds = |cell: &Cell| match cell {
        Cell::Time { measure, .. } => measure.seconds(),
        _ => None,
    };
    let hundredths = |seconds: f64| (seconds * 100.0).round();
    let Some(least) = cells.iter().filter_map(seconds).map(hundredths).min_by(f64::total_cmp) else { return };
    for cell in cells {
        let is_least = seconds(cell).map(hundredths) == Some(least);
        if let Cell::Time { best, .. } = cell {
            *best = is_least;
        }
    }
}

impl Table {
    fn group(&self, status: Status) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(move |row| row.status == status)
    }

    /// Whether nothing in it was measured.
    pub(crate) fn is_empty(&self) -> bool {
        let missing = |cell: &Cell| {
            matches!(cell, Cell::Time { measure: Measure::Missing, .. } | Cell::Ratio(Ratio::Undefined) | Cell::Text(_))
        };
        // The first two columns are the family and N.
        self.rows.iter().all(|row| row.cells.iter().skip(2).all(missing))
    }

    /// The best in bold, the two groups apart.
    pub(crate) fn markdown(&self) -> String {
        let mut out = format!("| {} |\n|", self.columns.join(" | "));
        let first = self.rows.first().map_or(&[][..], |row| &row.cells);
        first.iter().for_each(|cell| out.push_str(if cell.is_number() { " ---: |" } else { " :--- |" }));
        out.push('\n');
        for status in [Status::Sat, Status::Unsat] {
            if self.group(status).next().is_some() {
                let _ = writeln!(out, "| *{status}* |{}", " |".repeat(self.columns.len() - 1));
            }
            for row in self.group(status) {
                let show = |cell: &Cell| {
                    let text = cell.text().replace('_', "\\_");
                    if cell.is_best() { format!("**{text}**") } else { text }
                };
                let cells: Vec<String> = row.cells.iter().map(show).collect();
                let _ = writeln!(out, "| {} |", cells.join(" | "));
            }
        }
        out
    }

    /// Means in seconds; `timeout` and the like where there is none; each time with its deviation in a column behind.
    pub(crate) fn csv(&self) -> String {
        let quote = |text: &str| {
            if text.contains([',', '"', '\n']) {
                format!("\"{}\"", text.replace('"', "\"\""))
            } else {
                text.to_string()
            }
        };
        let timed = |index: usize| self.rows.first().is_some_and(|row| matches!(row.cells[index], Cell::Time { .. }));
        let mut head = vec!["status".to_string()];
        for (index, column) in self.columns.iter().enumerate() {
            head.push(quote(column));
            if timed(index) {
                head.push(quote(&format!("{column} deviation")));
            }
        }
        let mut out = head.join(",") + "\n";
        for row in &self.rows {
            let mut line = vec![row.status.to_string()];
            for cell in &row.cells {
                line.push(quote(&cell.plain()));
                match cell {
                    Cell::Time { measure: Measure::Solved { deviation: Some(deviation), .. }, .. } => {
                        line.push(format!("{deviation:.4}"))
                    }
                    Cell::Time { .. } => line.push(String::new()),
                    _ => {}
                }
            }
            out.push_str(&(line.join(",") + "\n"));
        }
        out
    }

    /// A `table` element, each group a body of its own, with the numbers to sort by.
    pub(crate) fn html(&self) -> String {
        let mut out = format!("<table id=\"{}\">\n<thead><tr>", self.name);
        for column in &self.columns {
            let _ = write!(out, "<th scope=\"col\"><button type=\"button\">{}</button></th>", escape(column));
        }
        out.push_str("</tr></thead>\n");
        for status in [Status::Sat, Status::Unsat] {
            if self.group(status).next().is_none() {
                continue;
            }
            let _ = writeln!(out, "<tbody data-status=\"{status}\">");
            let _ = writeln!(out, "<tr class=\"group\"><th colspan=\"{}\">{status}</th></tr>", self.columns.len());
            for row in self.group(status) {
                let cells: Vec<String> = row.cells.iter().map(html_cell).collect();
                let _ = writeln!(out, "<tr>{}</tr>", cells.concat());
            }
            out.push_str("</tbody>\n");
        }
        out + "</table>\n"
    }
}

fn html_cell(cell: &Cell) -> String {
    let class = match cell {
        Cell::Time { best: true, .. } => "best",
        Cell::Time { measure: Measure::Wrong(_), .. } => "wrong",
        Cell::Time { measure: Measure::Missing | Measure::Failed(_), .. } => "none",
        Cell::Ratio(ratio) if ratio.value().is_some_and(|value| value > 1.0) => "slower",
        Cell::Ratio(Ratio::Undefined) | Cell::Size(None) => "none",
        _ => "",
    };
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let text = escape(&cell.text());
    match cell.sort_key() {
        None => format!("<td{class}>{text}</td>"),
        Some(key) => format!("<td{class} data-key=\"{key}\">{text}</td>"),
    }
}

/// A text inside an element or an attribute.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Outcome;

    fn table() -> Table {
        let row = |status, name: &str, measures: [Measure; 2]| {
            let mut cells = vec![Cell::Text(name.into()), Cell::Size(Some(100))];
            cells.extend(measures.map(|measure| Cell::Time { measure, best: false }));
            mark_best(&mut cells);
            cells.push(Cell::Ratio(measures[0].ratio_to(measures[1], 30.0)));
            Row { status, cells }
        };
        let solved = |mean| Measure::Solved { mean, deviation: Some(0.125) };
        Table {
            name: "sample",
            title: "Sample".into(),
            caption: "made up".into(),
            columns: ["Benchmark", "N", "A", "B, too", "A/B"].map(String::from).to_vec(),
            rows: vec![
                row(Status::Sat, "a<b", [solved(0.011), solved(0.013)]),
                row(Status::Unsat, "c_d", [Measure::Failed(Outcome::Timeout), solved(1.0)]),
                row(Status::Unsat, "e", [Measure::Wrong(Outcome::Sat), Measure::Missing]),
            ],
        }
    }

    #[test]
    fn markdown() {
        assert_eq!(
            table().markdown(),
            "| Benchmark | N | A | B, too | A/B |\n| :--- | ---: | ---: | ---: | ---: |\n\
             | *sat* | | | | |\n| a<b | 100 | **0.01s ± 0.12** | **0.01s ± 0.12** | 0.85 |\n\
             | *unsat* | | | | |\n| c\\_d | 100 | ∞ | **1.00s ± 0.12** | ≥ 30 |\n| e | 100 | WRONG: sat | – | – |\n"
        );
    }

    #[test]
    fn csv() {
        assert_eq!(
            table().csv(),
            "status,Benchmark,N,A,A deviation,\"B, too\",\"B, too deviation\",A/B\n\
             sat,a<b,100,0.0110,0.1250,0.0130,0.1250,0.85\n\
             unsat,c_d,100,timeout,,1.0000,0.1250,≥ 30\n\
             unsat,e,100,WRONG: sat,,,,\n"
        );
    }

    #[test]
    fn html() {
        let html = table().html();
        let document = roxmltree::Document::parse(&html).unwrap();
        assert_eq!(document.descendants().filter(|node| node.has_tag_name("tbody")).count(), 2);
        let cell = |text| document.descendants().find(|node| node.has_tag_name("td") && node.text() == Some(text));
        assert_eq!(cell("WRONG: sat").unwrap().attribute("class"), Some("wrong"));
        assert_eq!(cell("≥ 30").unwrap().attribute("data-key"), Some("30"));
        assert!(cell("a<b").is_some());
    }
}
