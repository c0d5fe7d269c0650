//! Explanations in words, for terminals and for `(get-info :explanation)`.

use std::fmt::{self, Write as _};

use super::{Answer, Explanation, Role, Walk};
use crate::report::{Holding, NearMiss};

/// Texts of values are cut after so many characters.
const WIDE: usize = 160;

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.answer {
            Answer::Sat { constants, walks } => {
                writeln!(f, "sat: there is a model, and every assertion is true on it.")?;
                for constant in constants {
                    writeln!(f, "  {} = {}", constant.name, cut(&constant.text))?;
                }
                for walk in walks {
                    write_walk(f, walk)?;
                }
            }
            Answer::Unsat { how, invariant, conditions, .. } => {
                writeln!(f, "unsat: nothing satisfies all assertions. {how}")?;
                for holding in invariant {
                    write_holding(f, holding)?;
                }
                if !conditions.is_empty() {
                    writeln!(f, "This was checked:")?;
                }
                for (number, condition) in (1..).zip(conditions) {
                    writeln!(f, "  {number}. {condition}")?;
                }
                let spared: Vec<_> = self.question.iter().filter(|asserted| asserted.role == Role::NotNeeded).collect();
                if !spared.is_empty() {
                    writeln!(f, "Not needed for this:")?;
                }
                for asserted in spared {
                    writeln!(f, "  line {}: {}", asserted.line, cut(&asserted.text))?;
                }
            }
            Answer::Unknown { reason, tried, reached, nearly, advice } => {
                writeln!(f, "unknown: {reason}.")?;
                if !tried.is_empty() {
                    writeln!(f, "This was tried:")?;
                }
                for tried in tried {
                    let steps = crate::elaborate::plural(tried.steps, "step");
                    let input =
                        if tried.last_input.is_empty() { String::new() } else { format!("{}: ", tried.last_input) };
                    let last = cut(&format!("{input}{}", tried.last_outcome));
                    writeln!(f, "  {} ({}), {steps}, {:.2} s; last: {last}", tried.engine, tried.kind, tried.seconds)?;
                }
                if !reached.is_empty() {
                    writeln!(f, "This is known:")?;
                }
                for reached in reached {
                    writeln!(f, "  {reached}")?;
                }
                if !nearly.is_empty() {
                    writeln!(f, "This nearly holds after any number of elements:")?;
                }
                for miss in nearly {
                    write_near_miss(f, miss)?;
                }
                if !advice.is_empty() {
                    writeln!(f, "What may help:")?;
                }
                for advice in advice {
                    writeln!(f, "  {advice}")?;
                }
            }
        }
        let by = self.report.answered_by.map_or(String::new(), |engine| format!(" by `{engine}`"));
        write!(f, "Answered in {:.0} ms{by}.", self.report.time.as_secs_f64() * 1000.0)
    }
}

fn write_walk(f: &mut fmt::Formatter<'_>, walk: &Walk) -> fmt::Result {
    let way = if walk.from_the_right { "from the right " } else { "" };
    let mut line = String::new();
    let mut before = None;
    for stop in &walk.stops {
        let gap = before.is_some_and(|before: u64| stop.after.parse() != Ok(before + 1));
        line += if line.is_empty() {
            ""
        } else if gap {
            ", … "
        } else {
            ", "
        };
        if gap {
            let _ = write!(line, "after {}: ", stop.after);
        }
        line += &stop.value;
        before = stop.after.parse().ok();
    }
    let name = walk.name.as_ref().map(|name| format!("{name}: ")).unwrap_or_default();
    writeln!(f, "  {name}{} {way}along {}: {}", cut(&walk.term), cut(&walk.list), cut(&line))
}

fn write_holding(f: &mut fmt::Formatter<'_>, holding: &Holding) -> fmt::Result {
    writeln!(f, "After any number of elements of {}:", holding.list)?;
    for says in &holding.says {
        writeln!(f, "  {says}")?;
    }
    for named in &holding.names {
        writeln!(f, "    {named}")?;
    }
    Ok(())
}

fn write_near_miss(f: &mut fmt::Formatter<'_>, miss: &NearMiss) -> fmt::Result {
    let valued = |values: &[(String, String)]| {
        let told =
            |(name, value): &(String, String)| format!("{} = {value}", name.strip_prefix("element.").unwrap_or(name));
        cut(&values.iter().map(told).collect::<Vec<_>>().join(", "))
    };
    let before = valued(&miss.before);
    let before = if before.is_empty() { String::new() } else { format!("where {before}, ") };
    let element = match &miss.element[..] {
        [] => "the next element".to_string(),
        [(name, value)] if name == "element" => format!("the element {value}"),
        [(name, step)] if name == "step" => step.clone(),
        [(name, step), fields @ ..] if name == "step" => format!("{step} with {}", valued(fields)),
        fields => format!("an element with {}", valued(fields)),
    };
    writeln!(f, "  {}: {}", miss.list, cut(&miss.says))?;
    writeln!(f, "    holds at first; but {before}{element} breaks it")?;
    for named in &miss.names {
        writeln!(f, "    {named}")?;
    }
    Ok(())
}

fn cut(text: &str) -> String {
    if text.chars().count() <= WIDE {
        return text.to_string();
    }
    text.chars().take(WIDE).chain("…".chars()).collect()
}
