//! What was tried before an `unknown`, and what might help.

use std::time::Duration;

use indexmap::IndexMap;
use serde::Serialize;

use crate::elaborate::plural;
use crate::engine::Reason;
use crate::report::{Approximation, Report};
use crate::term::Dialect;

/// What an engine has tried.
#[derive(Clone, Debug, Serialize)]
pub struct Tried {
    /// The engine.
    pub engine: &'static str,
    /// Which way it errs.
    pub kind: Approximation,
    /// In how many steps.
    pub steps: usize,
    /// For how many seconds.
    pub seconds: f64,
    /// What it was last given.
    pub last_input: String,
    /// What it last said.
    pub last_outcome: String,
}

/// What was tried, engine by engine, in the order of their first steps.
pub(crate) fn tried(report: &Report) -> Vec<Tried> {
    let mut engines: IndexMap<&'static str, Tried> = IndexMap::new();
    for event in &report.events {
        let new = || Tried {
            engine: event.engine,
            kind: event.kind,
            steps: 0,
            seconds: 0.0,
            last_input: String::new(),
            last_outcome: String::new(),
        };
        let tried = engines.entry(event.engine).or_insert_with(new);
        tried.steps += 1;
        tried.seconds += event.time.as_secs_f64();
        tried.last_input.clone_from(&event.input);
        tried.last_outcome.clone_from(&event.outcome);
    }
    engines.into_values().collect()
}

/// How far the search has come, in sentences.
pub(crate) fn reached(report: &Report) -> Vec<String> {
    let of = |engine: &'static str| report.events.iter().filter(move |event| event.engine == engine);
    let mut reached = Vec::new();
    let bound = |event: &crate::report::Event| event.input.strip_prefix("lengths up to ")?.parse::<usize>().ok();
    if let Some(most) = of("unroll").filter(|event| event.outcome == "unsat").filter_map(bound).max() {
        reached.push(format!("There is no model whose lists have at most {}.", plural(most, "element")));
    }
    let excluded: Vec<_> = of("fixed").filter(|event| event.outcome.starts_with("unsat")).collect();
    if let Some(last) = excluded.last() {
        let choices = plural(excluded.len(), "choice");
        reached.push(format!("There is no model with {choices} of lengths, the last one being {}.", last.input));
    }
    let shapes = of("runs").filter(|event| event.outcome == "unsat" && !event.input.starts_with("skeleton")).count();
    if shapes > 0 {
        reached.push(format!("There is no model in {} made of repeated blocks.", plural(shapes, "shape")));
    }
    reached
}

/// What a question is about, for advice in its own words.
pub(crate) struct Question {
    /// The declared lists, each with the sort of its elements.
    pub(crate) lists: Vec<(String, String)>,
    /// What lists are called.
    pub(crate) dialect: Dialect,
}

/// What might help.
pub(crate) fn advice(reason: &Reason, report: &Report, question: &Question) -> Vec<String> {
    let mut advice = Vec::new();
    let mut say = |text: &str| advice.push(text.to_string());
    match reason {
        Reason::Timeout => say("Give it more time with `--timeout SECONDS` or `(set-option :timeout MILLISECONDS)`."),
        Reason::Memout => say("Give it more memory with `--memory MB`."),
        Reason::ResourceLimit => say("Raise `:reproducible-resource-limit`, or set it to 0 for none."),
        Reason::Interrupted => say("It was interrupted: ask again."),
        Reason::Backend(_) | Reason::NoBackend(_) => {
            say("The solver underneath failed: see `duelist --version` for which one it is, and try `--backend`.");
        }
        Reason::WrongModel(_) => say("This is a bug of duelist: please report it with the problem."),
        Reason::Incomplete(_) | Reason::NoInvariant | Reason::Unsupported(_) => {}
    }
    let by_the_question = matches!(
        reason,
        Reason::Timeout
            | Reason::Memout
            | Reason::ResourceLimit
            | Reason::Incomplete(_)
            | Reason::NoInvariant
            | Reason::Unsupported(_)
    );
    if by_the_question {
        if let Some((list, _)) = question.lists.first() {
            let length = match question.dialect {
                Dialect::Lists => "List.len",
                Dialect::Sequences => "seq.len",
            };
            say(&format!(
                "If short lists are enough, bound them: `(assert (<= ({length} {list}) 10))`. Bounded lists are unfolded."
            ));
        }
        // Of numbers there is something to say that everybody understands.
        let numbers = question.lists.iter().find(|(_, element)| ["Int", "Real"].contains(&element.as_str()));
        if !report.near_misses.is_empty() {
            let example = numbers.map_or(" by `List.forall`".to_string(), |(list, element)| {
                format!(", as in `(assert (List.forall (lambda ((x {element})) (>= x 0)) {list}))`")
            });
            say(&format!("If an element like one that breaks what nearly holds cannot occur, assert that{example}."));
        }
        if report.efforts.keys().any(|engine| ["induction", "segments"].contains(engine)) {
            let example = numbers.map_or(String::new(), |(list, _)| format!(", such as `(>= (List.sum {list}) 0)`"));
            say(&format!(
                "If you expect `unsat`, assert what you know of the folds on the way as a lemma{example}, and prove the lemma in a \
                check of its own."
            ));
        }
        say("Leave out assertions that should not matter, or ask for parts of the question in checks of their own.");
    }
    if report.time > Duration::from_secs(60) {
        say("`--trace` shows step by step where the time went.");
    }
    advice
}
