//! Recordings: what a concolic executor asks about a program, path by path.
//!
//! An input is drawn at random, and the program follows it: the evaluator says which way each branch goes. At each branch the other way is asked about, below the
//! branches before it, and then the way that was taken, which is known to be possible.

use std::fmt::Write as _;

use duelist::{Options, Response, Solver};
use serde::Deserialize;

use crate::error::Error;

/// A program over a list called `input`.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Program {
    pub(crate) name: String,
    /// For readers of the file.
    #[serde(rename = "about")]
    _about: String,
    /// The sort of elements.
    element: String,
    /// Their constructor, if they have one, and what each field is drawn from.
    record: Vec<String>,
    /// Declarations and definitions.
    prelude: String,
    /// What holds of every input.
    valid: String,
    /// Conditions in the order in which they are met. `K` stands for a number.
    branches: Vec<String>,
}

/// The longest input.
const LENGTH: u64 = 12;

/// The largest number in a branch.
const LARGEST: u64 = 40;

/// A generator of numbers, the same on every machine.
struct Draw(u64);

impl Draw {
    /// One of `least..=most`.
    fn number(&mut self, least: u64, most: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        least + (self.0 >> 33) % (most - least + 1)
    }
}

impl Program {
    /// A session of so many questions.
    pub(crate) fn record(&self, questions: usize) -> Result<String, Error> {
        let mut text = format!("{}(assert {})\n", self.prelude.trim_start(), self.valid);
        let seed = self.name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into()));
        let (mut draw, mut asked) = (Draw(seed), 0);
        while asked < questions {
            let mut branches = self.branches.clone();
            // A path does not meet every branch, and meets each with numbers of its own.
            branches.retain(|_| draw.number(0, 2) > 0);
            for branch in &mut branches {
                *branch = branch.replace('K', &draw.number(0, LARGEST).to_string());
            }
            let Some(taken) = self.follow(&self.input(&mut draw)?, &branches)? else { continue };
            let mut open = 0;
            for (branch, taken) in branches.iter().zip(taken).take((questions - asked).div_ceil(2)) {
                let (here, other) = (branch.clone(), format!("(not {branch})"));
                let (here, other) = if taken { (here, other) } else { (other, here) };
                let _ = writeln!(text, "(push 1)(assert {other})(check-sat)(pop 1)");
                let _ = writeln!(text, "(push 1)(assert {here})(set-info :status sat)(check-sat)");
                (open, asked) = (open + 1, asked + 2);
            }
            if open > 0 {
                let _ = writeln!(text, "(pop {open})");
            }
        }
        Ok(text)
    }

    /// A random input, as a term.
    fn input(&self, draw: &mut Draw) -> Result<String, Error> {
        let wrong = || self.failed("a field is `name LEAST MOST` or `name bool`");
        let (constructor, fields) = self.record.split_first().ok_or_else(wrong)?;
        let mut elements = Vec::new();
        for _ in 0..draw.number(0, LENGTH) {
            let mut values = Vec::new();
            for field in fields {
                values.push(match field.split_whitespace().collect::<Vec<_>>()[..] {
                    [_, "bool"] => (draw.number(0, 1) == 1).to_string(),
                    [_, least, most] => {
                        let (least, most) = least.parse().ok().zip(most.parse().ok()).ok_or_else(wrong)?;
                        draw.number(least, most).to_string()
                    }
                    _ => return Err(wrong()),
                });
            }
            let values = values.join(" ");
            elements.push(if constructor.is_empty() { values } else { format!("({constructor} {values})") });
        }
        Ok(format!("(List.value {} ({}))", self.element, elements.join(" ")))
    }

    /// Which way the branches go for an input; `None` if it is not valid.
    fn follow(&self, input: &str, branches: &[String]) -> Result<Option<Vec<bool>>, Error> {
        let mut solver = Solver::new(Options::default());
        let declared = format!("(declare-const input (List {}))", self.element);
        let defined = format!("(define-fun input () (List {}) {input})", self.element);
        let mut script = format!("{}(check-sat)", self.prelude.replace(&declared, &defined));
        for condition in std::iter::once(&self.valid).chain(branches) {
            let _ = write!(script, "(eval {condition})");
        }
        let mut truths = Vec::new();
        for response in solver.run(&script) {
            match response {
                Response::Text(text) if text == "true" || text == "false" => truths.push(text == "true"),
                Response::Error(error) => return Err(self.failed(&error.to_string())),
                _ => {}
            }
        }
        let Some((valid, taken)) = truths.split_first() else { return Err(self.failed("no values")) };
        Ok(valid.then(|| taken.to_vec()))
    }

    fn failed(&self, reason: &str) -> Error {
        Error::Failed { command: format!("the program {}", self.name), reason: reason.to_string() }
    }
}
