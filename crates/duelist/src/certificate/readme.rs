//! The page for people that comes with a certificate.

use std::fmt::Write as _;

use super::{Derived, EVIDENCE, File};
use crate::evidence::{Argument, Refutation};

/// The page.
pub(super) fn readme(refutation: &Refutation, derived: &Derived, scripts: &[File]) -> String {
    let evidence = &refutation.evidence;
    let mut page = "# Why the assertions are unsatisfiable\n\n".to_string();
    let _ = writeln!(
        page,
        "The answer is `unsat`, as the engine `{}` found. {}\n",
        refutation.engine,
        idea(&evidence.argument)
    );
    for summary in &evidence.summaries {
        let _ = writeln!(
            page,
            "The list `{}` is summarized: `{}` is a neutral element of all folds over it, and every state of the folds is reached in one \
             step. So every list that is not empty can be replaced by one of the same length, some element followed by neutral ones, with \
             the same results.\n",
            summary.list, summary.element
        );
    }
    if let Argument::Invariant(invariant) = &evidence.argument {
        if !invariant.shown.is_empty() {
            let _ =
                writeln!(page, "The invariant, in the terms of the problem:\n\n```text\n{}\n```\n", invariant.shown);
        }
    }
    page.push_str(
        "## Obligations\n\nEach of these scripts is plain SMT-LIB 2.6 without lists. If every one of them is unsatisfiable, so are the \
         assertions. Any solver can check that.\n\n| script | what it shows if it is unsatisfiable |\n|---|---|\n",
    );
    for (obligation, script) in derived.obligations.iter().zip(scripts) {
        let _ = writeln!(page, "| `{}` | {} |", script.name, obligation.why);
    }
    let without: Vec<&str> = evidence.without.iter().map(|group| group.name()).collect();
    let without =
        if without.is_empty() { String::new() } else { format!(" Switched off here: {}.", without.join(" and ")) };
    let _ = write!(
        page,
        "\n## What has to be believed\n\nThe scripts are about the problem after rewriting: definitions expanded, maps merged into folds, terms \
         simplified, and each fold replaced by a constant for its result. Rewriting, and writing the scripts, is not part of the proof; each \
         rewrite rule has tests of its own.{without}\n\n`duelist check-certificate PROBLEM DIR` reads only `{EVIDENCE}`, derives the scripts from the \
         problem again, compares them with these, and asks a solver about each.\n"
    );
    page
}

fn idea(argument: &Argument) -> &'static str {
    match argument {
        Argument::Rewriting => {
            "Rewriting alone makes an assertion false, so nothing is left for a solver to show. The one script says just that."
        }
        Argument::Direct => "No fold reads a list, so lists matter by their lengths alone, and one formula decides.",
        Argument::Lengths(excluded) if excluded.is_empty() => {
            "With every list replaced by its length, and every result of a fold by an arbitrary value, the formula has no model. Every model of \
             the assertions would give one."
        }
        Argument::Lengths(_) => {
            "With every list replaced by its length, and every result of a fold by an arbitrary value, the formula admits only finitely many \
             lengths. For each of them the folds are unfolded element by element, and no elements satisfy the formula."
        }
        Argument::Image => {
            "The result of a fold over a list that is not empty is a value of its function. No such values satisfy the formula, whatever the \
             lengths are."
        }
        Argument::Positions => {
            "A list is read as a function of its index with a length, and every list term as a concatenation of windows on such functions. With \
             arbitrary results of folds, index arithmetic leaves the assertions no model."
        }
        Argument::Segments(..) => {
            "A list is read as a function of its index with a length, and every list term as a concatenation of windows on such functions. Folds \
             walk along the indices. An invariant holds before the first step of each walk, and every step preserves it, so it holds at the end. \
             Together with what is known besides it has no model."
        }
        Argument::Unrolled(_) => {
            "The assertions bound the lengths of the lists. For every length within the bound the folds are unfolded element by element, \
             all lengths in one formula, in which the results for longer lists are arbitrary. It has no model."
        }
        Argument::Structure => {
            "A shortest list for which the assertions have a model is neither empty nor an element before a shorter list for which they have none."
        }
        Argument::Invariant(invariant) if invariant.depth > 1 => {
            "The folds over the list are read as a transition system. By k-induction no list of any length ends in a state that satisfies the \
             formula: the shortest lists do not, and if the formula fails at so many consecutive lengths, it fails at the next."
        }
        Argument::Invariant(_) => {
            "The folds over each list are read as a transition system. An invariant holds before the first element, and every element \
             preserves it, so it holds at the end of lists of every length. Together with the formula it has no model."
        }
    }
}
