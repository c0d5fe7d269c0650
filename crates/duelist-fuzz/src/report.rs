//! Tables about a run, for the terminal and for `docs/trust.md`.

use std::fmt::Write as _;

use indexmap::IndexMap;

use crate::oracle::Verdict;
use crate::record::Record;

/// A table in Markdown, the most frequent first.
fn table(title: &str, counts: &IndexMap<String, usize>, total: usize) -> String {
    let mut rows: Vec<(&String, &usize)> = counts.iter().collect();
    rows.sort_by(|(a, m), (b, n)| n.cmp(m).then(a.cmp(b)));
    let mut text = format!("| {title} | problems | share |\n|---|---:|---:|\n");
    for (name, count) in rows {
        let _ = writeln!(text, "| {name} | {count} | {:.1} % |", 100.0 * *count as f64 / total.max(1) as f64);
    }
    text
}

fn count(records: &[&Record], names: impl Fn(&Record) -> Vec<String>) -> IndexMap<String, usize> {
    let mut counts = IndexMap::new();
    for name in records.iter().flat_map(|record| names(record)) {
        *counts.entry(name).or_default() += 1;
    }
    counts
}

/// What a run found, in Markdown.
#[must_use]
pub fn report(records: &[Record]) -> String {
    let good: Vec<&Record> =
        records.iter().filter(|record| record.verdict.is_some() || record.disagreement.is_some()).collect();
    let total = good.len();
    let all = good.iter().filter(|record| record.all).count();
    let disagreements = good.iter().filter(|record| record.disagreement.is_some()).count();
    let mut text = format!("{total} problems, {all} of them put to all oracles: {disagreements} disagreements.\n\n");
    let verdict = |record: &Record| match record.verdict {
        Some(Verdict::Sat) => "`sat`",
        Some(Verdict::Unsat) => "`unsat`",
        Some(Verdict::Unknown) => "`unknown`",
        None => "crash",
    };
    text += &table("answer", &count(&good, |record| vec![verdict(record).to_string()]), total);
    let answered: Vec<&Record> = good.iter().copied().filter(|record| record.engine.is_some()).collect();
    text += "\n";
    text += &table(
        "answered by",
        &count(&answered, |record| record.engine.clone().into_iter().map(|name| format!("`{name}`")).collect()),
        answered.len(),
    );
    text += "\n";
    text += &table("origin", &count(&good, |record| vec![format!("{:?}", record.origin).to_lowercase()]), total);
    text += "\n";
    text +=
        &table("with", &count(&good, |record| record.features.iter().map(|name| format!("`{name}`")).collect()), total);
    text += "\n| oracle | asked | said `sat` | said `unsat` | disagreed |\n|---|---:|---:|---:|---:|\n";
    let mut oracles: IndexMap<String, [usize; 4]> = IndexMap::new();
    for record in &good {
        for (name, said) in &record.votes {
            // Each subset of what is switched off is an oracle; together they are one row.
            let name = if name.starts_with("disabled:") { "disabled" } else { name };
            let row = oracles.entry(name.to_string()).or_default();
            row[0] += 1;
            row[1] += usize::from(*said == Verdict::Sat);
            row[2] += usize::from(*said == Verdict::Unsat);
        }
        if let Some(disagreement) = &record.disagreement {
            oracles.entry(disagreement.oracle.clone()).or_default()[3] += 1;
        }
    }
    oracles.sort_keys();
    for (name, [asked, sat, unsat, wrong]) in &oracles {
        let _ = writeln!(text, "| `{name}` | {asked} | {sat} | {unsat} | {wrong} |");
    }
    let peers = count(&good, |record| record.peer_errors.clone());
    for (name, errors) in &peers {
        let _ = writeln!(text, "\n`{name}` said `unsat` {errors} times where a model of ours was checked.");
    }
    let mut reasons = count(&good, |record| {
        let known = record.verdict == Some(Verdict::Unknown);
        let reason = record.reason.trim_start_matches("(:reason-unknown ").trim_matches(['"', ')']);
        known.then(|| reason.chars().take(80).collect()).into_iter().collect()
    });
    reasons.sort_by(|a, m, b, n| n.cmp(m).then(a.cmp(b)));
    reasons.truncate(12);
    text += "\n";
    text += &table("reason for `unknown`", &reasons, total);
    text
}
