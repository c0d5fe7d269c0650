//! Sessions of related questions, asked twice: of a solver that learns, and of one that answers each question as if it were the first.
//!
//! A session walks through combinations of a few formulas about the same lists, as a symbolic executor walks through branches: it goes down by a formula or
//! its negation, asks, and comes back. So formulas occur again in other company, and what was learnt is of use, or does harm.

use std::time::Duration;

use duelist::{Options, Response, Solver};

use crate::generate::{Emphasis, Knobs, formulas};
use crate::oracle::Verdict;
use crate::random::Random;
use crate::sexp::{Script, Sexp, list};

/// How many questions a session has.
pub const QUESTIONS: usize = 10;

/// How many formulas it is about.
const FORMULAS: usize = 6;

/// How many levels it goes down.
const DEPTH: usize = 4;

/// Questions that take a few milliseconds.
fn knobs() -> Knobs {
    Knobs { lists: 2, constants: 1, fuel: 2, nested: 0, long: 0, inside: 0, theories: 0, ..Knobs::new(Emphasis::Any) }
}

/// The commands of session `index` of a run.
#[must_use]
pub fn session(seed: u64, index: u64) -> Vec<Sexp> {
    let mut random = Random::of(seed, &format!("session {index}"));
    let Script { mut commands, .. } = formulas(&knobs(), &mut random, FORMULAS);
    let (about, declarations): (Vec<Sexp>, Vec<Sexp>) =
        commands.drain(..).partition(|command| command.head() == "assert");
    let mut commands = declarations;
    // Where lists are bounded, everything is decided.
    if !random.one_in(3) {
        let script = Script { commands: commands.clone(), witness: None, law: None };
        let lists = script.constants().filter(|(_, sort)| sort.head() == "List");
        commands.extend(lists.map(|(name, _)| list!["assert", list!["<=", list!["List.len", name], "3"]]));
    }
    let mut depth = 0;
    for _ in 0..QUESTIONS {
        while depth == DEPTH || (depth > 0 && random.one_in(3)) {
            commands.push(list!["pop", "1"]);
            depth -= 1;
        }
        let formula = random.pick(&about).parts()[1].clone();
        let formula = if random.one_in(2) { formula } else { list!["not", formula] };
        commands.extend([list!["push", "1"], list!["assert", formula], list!["check-sat"]]);
        depth += 1;
    }
    commands
}

/// The text of some commands.
#[must_use]
pub fn text(commands: &[Sexp]) -> String {
    commands.iter().map(|command| format!("{command}\n")).collect()
}

/// What both said to each question.
#[derive(Clone, Debug, Default)]
pub struct Comparison {
    /// The answers with what was learnt.
    pub with: Vec<Verdict>,
    /// Those without.
    pub without: Vec<Verdict>,
    /// How many questions were answered by what was learnt.
    pub recalled: usize,
}

impl Comparison {
    /// Whether one of the two is wrong about some question.
    #[must_use]
    pub fn disagrees(&self) -> bool {
        self.with.len() != self.without.len()
            || self.with.iter().zip(&self.without).any(|(with, without)| with.contradicts(*without))
    }
}

/// Asks all questions of a session, with and without learning; `None` if it has an error.
#[must_use]
pub fn compare(commands: &[Sexp], limit: Duration) -> Option<Comparison> {
    let (with, recalled) = answers(commands, true, limit)?;
    let (without, _) = answers(commands, false, limit)?;
    Some(Comparison { with, without, recalled })
}

fn answers(commands: &[Sexp], learn: bool, limit: Duration) -> Option<(Vec<Verdict>, usize)> {
    let timeout = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX);
    let mut solver = Solver::new(Options { learn, timeout, threads: 1, ..Options::default() });
    let (mut verdicts, mut recalled) = (Vec::new(), 0);
    for command in commands {
        for response in solver.run(&command.to_string()) {
            match response {
                Response::Text(text) => {
                    verdicts.push(Verdict::from_text(&text)?);
                    recalled += usize::from(solver.report().answered_by == Some("session"));
                }
                Response::Error(_) => return None,
                Response::Success | Response::Unsupported | Response::Exit => {}
            }
        }
    }
    Some((verdicts, recalled))
}

/// A part of a session that keeps a property, without which no single command can be done.
#[must_use]
pub fn shrink(mut commands: Vec<Sexp>, keeps: impl Fn(&[Sexp]) -> bool) -> Vec<Sexp> {
    let mut at = commands.len();
    while at > 0 {
        at -= 1;
        let mut fewer = commands.clone();
        fewer.remove(at);
        if keeps(&fewer) {
            commands = fewer;
            at = commands.len();
        }
    }
    commands
}

/// What came of many sessions.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Sessions.
    pub sessions: u64,
    /// Questions in them.
    pub questions: usize,
    /// Questions that both have answered.
    pub answered: usize,
    /// Questions that one of them has answered.
    pub by_one: usize,
    /// Questions that were answered by what was learnt.
    pub recalled: usize,
    /// Sessions on which they disagree, as small as they could be made.
    pub disagreements: Vec<String>,
}

impl Tally {
    /// Adds a session.
    pub fn add(&mut self, commands: Vec<Sexp>, limit: Duration) {
        let Some(comparison) = compare(&commands, limit) else { return };
        let known = |verdict: &Verdict| usize::from(*verdict != Verdict::Unknown);
        self.sessions += 1;
        self.questions += comparison.with.len();
        self.recalled += comparison.recalled;
        for (with, without) in comparison.with.iter().zip(&comparison.without) {
            match known(with) + known(without) {
                2 => self.answered += 1,
                1 => self.by_one += 1,
                _ => {}
            }
        }
        if comparison.disagrees() {
            let again = |commands: &[Sexp]| compare(commands, limit).is_some_and(|comparison| comparison.disagrees());
            self.disagreements.push(text(&shrink(commands, again)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_depend_on_seed_and_index_alone() {
        for index in 0..20 {
            let commands = session(7, index);
            assert_eq!(commands, session(7, index));
            assert_eq!(commands.iter().filter(|command| command.head() == "check-sat").count(), QUESTIONS);
        }
    }

    #[test]
    fn what_does_not_matter_is_left_out() {
        let kept = shrink(session(7, 1), |commands| commands.iter().any(|command| command.head() == "pop"));
        assert_eq!(text(&kept), "(pop 1)\n");
    }

    #[test]
    fn differences_are_noticed() {
        let said =
            |with: Verdict, without: Verdict| Comparison { with: vec![with], without: vec![without], recalled: 0 };
        assert!(said(Verdict::Sat, Verdict::Unsat).disagrees());
        assert!(!said(Verdict::Sat, Verdict::Unknown).disagrees());
        assert!(Comparison { with: vec![Verdict::Sat], ..Comparison::default() }.disagrees());
    }
}
