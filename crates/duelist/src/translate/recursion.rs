//! Recursive functions that read lists from left to right: one text for all encodings, which differ in how a list is read
//! ([`Cursor`]) and in how one is made.

use std::fmt::Write as _;

use super::encoding::{Cursor, Encoding, Variable, arguments, parameters};
use super::names::Locals;

/// A recursive function. All texts may mention its parameters: the captured variables, the position if it `counts`, the
/// variables of `state`, and the lists.
#[derive(Debug)]
pub(super) struct Recursion {
    /// Whether the function has the position as a parameter even where lists are read without one.
    pub(super) counts: bool,
    /// Parameters before the lists, each with its value in the recursive call.
    pub(super) state: Vec<(Variable, String)>,
    /// When to stop, besides at the end of a list.
    pub(super) stop: Option<String>,
    /// The result if it stops.
    pub(super) end: End,
    /// What it does otherwise.
    pub(super) step: Step,
}

/// The result of the last call.
#[derive(Debug)]
pub(super) enum End {
    /// A list without further elements.
    Empty,
    /// A list with this last element.
    Last(String),
    /// What is left of the first list. Only for functions that add no elements.
    Rest,
    /// This.
    Value(String),
}

/// What a call makes of the recursive call's result.
#[derive(Debug)]
pub(super) enum Step {
    /// Nothing.
    Skip,
    /// A list with this element before it, if the condition holds.
    Add(Option<String>, String),
    /// An application of this to it.
    Apply(String),
}

/// What the function is for.
#[derive(Debug)]
pub(super) struct Frame<'a, E: Encoding> {
    pub(super) encoding: &'a E,
    pub(super) locals: &'a Locals,
    pub(super) name: &'a str,
    pub(super) captured: &'a [Variable],
    /// The lists that it reads and the variables they are in.
    pub(super) sources: &'a [(&'a E::List, &'a str)],
    /// The sort of the result.
    pub(super) result: &'a str,
    /// If the result is a list: its names, and the empty one.
    pub(super) target: Option<(&'a E::List, &'a str)>,
}

impl<E: Encoding> Frame<'_, E> {
    /// Where the function is in the lists that it reads.
    pub(super) fn cursors(&self) -> Vec<Cursor> {
        let cursor = |(list, variable): &(&E::List, &str)| self.encoding.cursor(self.locals, list, variable);
        self.sources.iter().map(cursor).collect()
    }
}

impl Recursion {
    /// A function that does `step` for each element, to the end of the shortest list.
    pub(super) fn over_elements(step: Step) -> Recursion {
        Recursion { counts: false, state: Vec::new(), stop: None, end: End::Empty, step }
    }

    /// Defines the function: it takes the captured variables, what this returns, the state and the lists.
    pub(super) fn define<E: Encoding>(self, out: &mut String, frame: &Frame<'_, E>) -> String {
        let Frame { encoding, locals: Locals { index, result: made, .. }, name, result, .. } = frame;
        let cursors = frame.cursors();
        let indexed = self.counts || E::INDEXED && !cursors.is_empty();
        let accumulates = E::ACCUMULATES && matches!(self.step, Step::Add(..));
        let (target, empty) = frame.target.unzip();
        let empty = empty.unwrap_or_default();
        let extended = |made: &str, element: &str| encoding.extended(target.expect("makes a list"), made, element);

        let mut hidden = Vec::new();
        hidden.extend(indexed.then(|| (index.clone(), "Int".to_string())));
        hidden.extend(accumulates.then(|| (made.clone(), (*result).to_string())));
        let state: Vec<Variable> = self.state.iter().map(|(variable, _)| variable.clone()).collect();
        let list = |(list, variable): &(&E::List, &str)| ((*variable).to_string(), encoding.sort(list).to_string());
        let lists: Vec<Variable> = frame.sources.iter().map(list).collect();
        let own: String = [frame.captured, &hidden, &state, &lists].into_iter().map(parameters).collect();

        let recur = |made: Option<String>| {
            let mut call = format!("({name} {}", arguments(frame.captured));
            call.push_str(&if indexed { format!("(+ {index} 1) ") } else { String::new() });
            let changed = made.into_iter().chain(self.state.iter().map(|(_, next)| next.clone()));
            changed.chain(cursors.iter().map(|cursor| cursor.next.clone())).for_each(|next| call += &(next + " "));
            format!("{})", call.trim_end())
        };
        let step = match &self.step {
            Step::Skip => recur(None),
            Step::Apply(head) => format!("({head} {})", recur(None)),
            Step::Add(condition, element) if accumulates => {
                let more = extended(made, element);
                recur(Some(condition.as_ref().map_or(more.clone(), |holds| format!("(ite {holds} {more} {made})"))))
            }
            Step::Add(None, element) => extended(&recur(None), element),
            Step::Add(Some(holds), element) => {
                format!("(ite {holds} {} {})", extended(&recur(None), element), recur(None))
            }
        };
        let so_far = if accumulates { made } else { empty };
        let end = match self.end {
            End::Empty => so_far.to_string(),
            End::Last(element) => extended(so_far, &element),
            End::Rest => cursors.first().map(|cursor| cursor.rest.clone()).expect("reads a list"),
            End::Value(value) => value,
        };
        let stops: Vec<String> = cursors.iter().map(|cursor| cursor.ended.clone()).chain(self.stop).collect();
        let stop = if stops.len() == 1 { stops.concat() } else { format!("(or {})", stops.join(" ")) };
        let own = own.trim_end();
        let _ = writeln!(out, "(define-fun-rec {name} ({own}) {result}\n  (ite {stop} {end}\n    {step}))");
        format!("{}{}", if indexed { "0 " } else { "" }, if accumulates { format!("{empty} ") } else { String::new() })
    }
}
