//! What is kept of each problem: one line of JSON, so that a run can go on where it was interrupted.

use std::collections::BTreeSet;

use duelist::frontend::Signature;
use serde::{Deserialize, Serialize};

use crate::generate::{Origin, Problem};
use crate::oracle::{Disagreement, Examination, Trouble, Verdict};

/// One problem and what was found out.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Its number in the run.
    pub index: u64,
    /// Where it comes from.
    pub origin: Origin,
    /// The answer of the default strategy; none if the problem is not well-sorted, or the solver crashed.
    pub verdict: Option<Verdict>,
    /// The engine that found it.
    pub engine: Option<String>,
    /// Why there is none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
    /// How long it took.
    pub ms: u64,
    /// What is in it.
    pub features: Vec<String>,
    /// Whether all oracles were asked.
    pub all: bool,
    /// What the oracles said.
    pub votes: Vec<(String, Verdict)>,
    /// Where one of them disagrees.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disagreement: Option<Disagreement>,
    /// Peers that contradict a model that was checked.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub peer_errors: Vec<String>,
}

impl Record {
    /// The record of an examination.
    #[must_use]
    pub fn new(index: u64, problem: &Problem, examination: &Examination, all: bool) -> Record {
        let (verdict, engine, reason, ms) = match &examination.reply {
            Ok(reply) => {
                let ms = u64::try_from(reply.time.as_millis()).unwrap_or(u64::MAX);
                (Some(reply.verdict), reply.engine.map(str::to_string), reply.reason.clone(), ms)
            }
            Err(Trouble::IllSorted(message)) => (None, None, format!("ill-sorted: {message}"), 0),
            Err(trouble) => (None, None, trouble.to_string(), 0),
        };
        Record {
            index,
            origin: problem.origin,
            verdict,
            engine,
            reason,
            ms,
            features: features(&problem.script.context()),
            all,
            votes: examination.votes.clone(),
            disagreement: examination.disagreement.clone(),
            peer_errors: examination.peer_errors.clone(),
        }
    }
}

/// The constructs of a problem that are worth counting.
fn features(text: &str) -> Vec<String> {
    const OTHERS: &[&str] = &[
        "List.value",
        "List.append",
        "List.repeat",
        "List.cycle",
        "ite",
        "let",
        "match",
        "div",
        "mod",
        "abs",
        "declare-fun",
        "define-fun",
        "Real",
        "declare-datatype",
        "declare-sort",
        "distinct",
        "xor",
    ];
    let words: BTreeSet<&str> = text.split(|c: char| c.is_whitespace() || "()".contains(c)).collect();
    let known = Signature::all().iter().chain(Signature::sequences()).map(|row| row.name).chain(OTHERS.iter().copied());
    known.filter(|word| words.contains(word)).map(str::to_string).collect()
}
