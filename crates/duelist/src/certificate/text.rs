//! Evidence as text: one s-expression.
//!
//! ```text
//! (evidence 1
//!   (about 0 2)
//!   (without pruning)
//!   (summary l~0 0)
//!   (lengths (excluded ((l~0 3)) (others-at-most 4)) …))
//! ```
//!
//! The last part is one of `(segments (common-clock) (witnesses) (focused) (alignment 0) (depth 1) (predicate …) …)`, `(rewriting)`, `(direct)`, `(image)`, `(positions)`, `(unrolled 4)`, `(lengths …)` and
//! `(invariant (without-bounds) (depth 2) (predicate l~0 ((x Int) …) formula) …)`.

use std::fmt::Write as _;

use super::Error;
use crate::evidence::{Argument, Evidence, ExcludedLengths, InvariantEvidence, Neutral, Variant};
use crate::rewrite::Group;
use crate::syntax::{Expr, Position, Source, Tree};
use crate::term::write_int;
use crate::under::integer;

/// The text of evidence.
#[must_use]
pub fn write_evidence(evidence: &Evidence) -> String {
    let mut out = "(evidence 1\n".to_string();
    if !evidence.about.is_empty() {
        let indices: Vec<String> = evidence.about.iter().map(usize::to_string).collect();
        let _ = writeln!(out, "  (about {})", indices.join(" "));
    }
    if !evidence.without.is_empty() {
        let names: Vec<&str> = evidence.without.iter().map(|group| group.name()).collect();
        let _ = writeln!(out, "  (without {})", names.join(" "));
    }
    for Neutral { list, element } in &evidence.summaries {
        let _ = writeln!(out, "  (summary {list} {element})");
    }
    let _ = write!(out, "  ({}", evidence.argument.name());
    match &evidence.argument {
        Argument::Rewriting | Argument::Direct | Argument::Image | Argument::Positions | Argument::Structure => {}
        Argument::Unrolled(bound) => {
            let _ = write!(out, " {bound}");
        }
        Argument::Lengths(excluded) => excluded.iter().for_each(|lengths| write_lengths(&mut out, lengths)),
        Argument::Invariant(invariant) => write_invariant(&mut out, invariant),
        Argument::Segments(variant, invariant) => {
            if variant.common_clock {
                out.push_str(" (common-clock)");
            }
            if variant.witnesses {
                out.push_str(" (witnesses)");
            }
            if variant.focused {
                out.push_str(" (focused)");
            }
            if let Some(alignment) = variant.alignment {
                let _ = write!(out, " (alignment {alignment})");
            }
            write_invariant(&mut out, invariant);
        }
    }
    out.push_str("))\n");
    out
}

fn write_invariant(out: &mut String, invariant: &InvariantEvidence) {
    if invariant.without_bounds {
        out.push_str(" (without-bounds)");
    }
    let _ = write!(out, " (depth {})", invariant.depth);
    for (list, predicate) in &invariant.predicates {
        let _ = write!(out, "\n    (predicate {list} {predicate})");
    }
}

fn write_lengths(out: &mut String, lengths: &ExcludedLengths) {
    out.push_str("\n    (excluded (");
    for (index, (list, length)) in lengths.read.iter().enumerate() {
        let _ = write!(out, "{}({list} ", if index > 0 { " " } else { "" });
        let _ = write_int(out, length);
        out.push(')');
    }
    out.push(')');
    if let Some(bound) = &lengths.others_at_most {
        out.push_str(" (others-at-most ");
        let _ = write_int(out, bound);
        out.push(')');
    }
    out.push(')');
}

/// The evidence that a text is.
///
/// # Errors
/// If it is none.
pub fn read_evidence(text: &str) -> Result<Evidence, Error> {
    let source = Source { text: text.trim().to_string(), start: Position::START };
    let tree = Tree::parse(source).map_err(|_| Error::Unreadable("it is no s-expression"))?;
    read(tree.root()).ok_or(Error::Unreadable("it has another shape than evidence"))
}

fn read(root: Expr<'_>) -> Option<Evidence> {
    let parts = root.list();
    let ([word, version, middle @ ..], argument) = (&parts[..parts.len().checked_sub(1)?], *parts.last()?) else {
        return None;
    };
    if word.symbol() != Some("evidence") || version.text() != "1" {
        return None;
    }
    let argument = read_argument(argument)?;
    let mut evidence = Evidence { about: Vec::new(), without: Vec::new(), summaries: Vec::new(), argument };
    for part in middle {
        match (name(*part)?, &part.list()[1..]) {
            ("about", indices) => {
                for index in indices {
                    evidence.about.push(index.text().parse().ok()?);
                }
            }
            ("without", groups) => {
                for group in groups {
                    let known = Group::ALL;
                    evidence.without.push(known.into_iter().find(|known| Some(known.name()) == group.symbol())?);
                }
            }
            ("summary", [list, element]) => {
                evidence.summaries.push(Neutral { list: list.to_string(), element: element.to_string() });
            }
            _ => return None,
        }
    }
    Some(evidence)
}

fn read_argument(expr: Expr<'_>) -> Option<Argument> {
    Some(match (name(expr)?, &expr.list()[1..]) {
        ("rewriting", []) => Argument::Rewriting,
        ("direct", []) => Argument::Direct,
        ("image", []) => Argument::Image,
        ("positions", []) => Argument::Positions,
        ("unrolled", [bound]) => Argument::Unrolled(bound.text().parse().ok()?),
        ("lengths", excluded) => {
            Argument::Lengths(excluded.iter().map(|lengths| read_lengths(*lengths)).collect::<Option<_>>()?)
        }
        ("segments", parts) => {
            let (mut variant, mut rest) = (Variant::default(), Vec::new());
            for part in parts {
                match (name(*part)?, &part.list()[1..]) {
                    ("common-clock", []) => variant.common_clock = true,
                    ("witnesses", []) => variant.witnesses = true,
                    ("focused", []) => variant.focused = true,
                    ("alignment", [number]) => variant.alignment = Some(number.text().parse().ok()?),
                    _ => rest.push(*part),
                }
            }
            Argument::Segments(variant, read_invariant(&rest)?)
        }
        ("invariant", parts) => Argument::Invariant(read_invariant(parts)?),
        _ => return None,
    })
}

fn read_lengths(expr: Expr<'_>) -> Option<ExcludedLengths> {
    let parts = expr.list();
    let ([word, read], others) = parts.split_at_checked(2)? else { return None };
    if word.symbol() != Some("excluded") {
        return None;
    }
    let pair = |pair: Expr<'_>| match pair.list()[..] {
        [list, length] => Some((list.to_string(), integer(length)?)),
        _ => None,
    };
    let others_at_most = match others {
        [] => None,
        [bound] if name(*bound) == Some("others-at-most") => Some(integer(*bound.list().get(1)?)?),
        _ => return None,
    };
    Some(ExcludedLengths { read: read.children().map(pair).collect::<Option<_>>()?, others_at_most })
}

fn read_invariant(parts: &[Expr<'_>]) -> Option<InvariantEvidence> {
    let mut invariant =
        InvariantEvidence { without_bounds: false, depth: 1, predicates: Vec::new(), shown: String::new() };
    for part in parts {
        match (name(*part)?, &part.list()[1..]) {
            ("without-bounds", []) => invariant.without_bounds = true,
            ("depth", [depth]) => invariant.depth = depth.text().parse().ok()?,
            ("predicate", [list, parameters, formula]) => {
                invariant.predicates.push((list.to_string(), format!("{parameters} {formula}")));
            }
            _ => return None,
        }
    }
    Some(invariant)
}

fn name<'t>(expr: Expr<'t>) -> Option<&'t str> {
    expr.head()?.symbol()
}
