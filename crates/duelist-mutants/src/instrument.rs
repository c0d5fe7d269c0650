//! All mutants in one source, each behind its switch.

use std::cmp::Reverse;
use std::ops::Range;

use crate::points::{Form, Mutant};

/// A source with switches.
#[derive(Clone, Debug)]
pub struct Instrumented {
    /// The text.
    pub text: String,
    /// Where in it a mutant's own text is, with its number.
    pub inserted: Vec<(Range<usize>, usize)>,
    /// Where in it what a mutant replaces is, with its number.
    pub replaced: Vec<(Range<usize>, usize)>,
}

impl Instrumented {
    /// The mutants that are to blame for an error at this place: whose own text it is in, else the innermost around it.
    #[must_use]
    pub fn blamed(&self, place: &Range<usize>) -> Vec<usize> {
        let contains = |range: &Range<usize>| range.start <= place.start && place.end <= range.end;
        let touches = |range: &Range<usize>| range.start < place.end && place.start < range.end;
        let own = self.inserted.iter().find(|(range, _)| contains(range));
        let around = || self.replaced.iter().filter(|(range, _)| contains(range)).min_by_key(|(range, _)| range.len());
        if let Some((_, number)) = own.or_else(around) {
            return vec![*number];
        }
        self.inserted.iter().filter(|(range, _)| touches(range)).map(|(_, number)| *number).collect()
    }
}

/// The source with every mutant behind `crate::mutant(NUMBER)`.
///
/// A mutated text has no switches of its own: one mutant is active at a time. So the source grows by each mutant's text once.
#[must_use]
pub fn instrument(text: &str, mutants: &[Mutant]) -> Instrumented {
    // What opens at a place before what it contains, what closes there after it.
    let mut opening: Vec<&Mutant> = mutants.iter().collect();
    opening.sort_by_key(|mutant| (place(mutant), Reverse(mutant.span.end), mutant.number));
    let mut closing: Vec<&Mutant> = mutants.iter().filter(|mutant| !suffix(mutant.form).is_empty()).collect();
    closing.sort_by_key(|mutant| (mutant.span.end, Reverse(mutant.span.start), Reverse(mutant.number)));
    let mut out = Instrumented { text: String::new(), inserted: Vec::new(), replaced: Vec::new() };
    let mut starts = vec![0; mutants.iter().map(|mutant| mutant.number + 1).max().unwrap_or(0)];
    let (mut opening, mut closing) = (opening.into_iter().peekable(), closing.into_iter().peekable());
    let mut at = 0;
    loop {
        let next = [opening.peek().map(|mutant| place(mutant)), closing.peek().map(|mutant| mutant.span.end)];
        let Some(next) = next.into_iter().flatten().min() else { break };
        out.text += &text[at..next];
        at = next;
        while let Some(mutant) = closing.next_if(|mutant| mutant.span.end == at) {
            out.replaced.push((starts[mutant.number]..out.text.len(), mutant.number));
            out.text += suffix(mutant.form);
        }
        while let Some(mutant) = opening.next_if(|mutant| place(mutant) == at) {
            let start = out.text.len();
            out.text += &prefix(mutant);
            starts[mutant.number] = out.text.len();
            out.inserted.push((start..out.text.len(), mutant.number));
        }
    }
    out.text += &text[at..];
    out
}

/// Where its switch goes.
fn place(mutant: &Mutant) -> usize {
    if mutant.form == Form::Arm { mutant.span.end } else { mutant.span.start }
}

fn prefix(Mutant { number, form, mutated, .. }: &Mutant) -> String {
    match form {
        Form::Expression => format!("(if crate::mutant({number}) {{ {mutated} }} else {{ "),
        Form::Statement => format!("if crate::mutant({number}) {{ {mutated} }} else {{ "),
        Form::Body => format!(" if crate::mutant({number}) {mutated}"),
        Form::Arm => format!(" if !crate::mutant({number})"),
    }
}

fn suffix(form: Form) -> &'static str {
    match form {
        Form::Expression => " })",
        Form::Statement => " }",
        Form::Body | Form::Arm => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::find;

    fn check(source: &str, expected: &[(&str, &str)]) {
        let mutants = find("lib.rs", source, 0).unwrap();
        let changes: Vec<(&str, &str)> = mutants.iter().map(|m| (m.original.as_str(), m.mutated.as_str())).collect();
        assert_eq!(changes, expected);
        let text = instrument(source, &mutants).text;
        assert!(syn::parse_file(&text).is_ok(), "{text}");
    }

    #[test]
    fn comparisons_and_connectives() {
        check(
            "fn f(a: T) -> T { a < b && !c }",
            &[("a < b && !c", "(a < b) || (!c)"), ("a < b", "(a) <= (b)"), ("a < b", "(a) >= (b)"), ("!c", "c")],
        );
    }

    #[test]
    fn bodies_and_truth() {
        check(
            "fn f() -> bool { g() }",
            &[("{ … }", "{ return true; }"), ("{ … }", "{ return false; }"), ("g()", "!(g())")],
        );
        check("fn f() -> Option<T> { None }", &[]);
        check("fn f() -> Result<(), E> { x }", &[("{ … }", "{ return Ok(()); }")]);
    }

    #[test]
    fn matches() {
        check(
            "fn f(x: X) -> T { match x { A => 1, B if c => 2, _ => 3 } }",
            &[("A", "no match"), ("c", "true"), ("c", "false")],
        );
        check("fn f(x: X) -> T { match x { A => 1, B => 2 } }", &[]);
        check("fn f(x: X) -> T { match x { Some(y) => 1, None => 2 } }", &[]);
    }

    #[test]
    fn statements() {
        check(
            "fn f() -> T { g(1)?; h(2); n += 1; t }",
            &[("g(1)?;", "let _ = g(1);"), ("h(2);", ""), ("n += 1;", ""), ("n += 1", "n -= 1")],
        );
    }

    #[test]
    fn tests_constants_and_patterns_stay() {
        check("const A: bool = 1 < 2; const fn f() -> bool { true } #[cfg(test)] mod t { fn f() -> bool { x } }", &[]);
        check("fn f(x: X) -> T { if let true = x { 1 } else { 2 } }", &[]);
    }

    #[test]
    fn one_text_holds_all() {
        let source = "fn f() -> T { a == b || c }";
        let text = instrument(source, &find("lib.rs", source, 7).unwrap()).text;
        let expected = "fn f() -> T { (if crate::mutant(7) { (a == b) && (c) } else { \
                        (if crate::mutant(8) { (a) != (b) } else { a == b }) || (if crate::mutant(9) { !(c) } else { c }) }) }";
        assert_eq!(text, expected);
    }

    #[test]
    fn an_error_is_blamed_on_the_mutant_around_it() {
        let source = "fn f() -> T { a + b * c }";
        let instrumented = instrument(source, &find("lib.rs", source, 0).unwrap());
        let place = |part: &str| instrumented.text.rfind(part).map(|at| at..at + part.len()).unwrap();
        assert_eq!(instrumented.blamed(&place("(b) + (c)")), [1]);
        assert_eq!(instrumented.blamed(&place("b * c")), [1]);
        assert_eq!(instrumented.blamed(&place("(a) - (b * c)")), [0]);
        assert!(instrumented.blamed(&(0..5)).is_empty());
    }

    #[test]
    fn a_key_does_not_depend_on_the_line() {
        let keys = |source: &str| find("lib.rs", source, 0).unwrap().iter().map(Mutant::key).collect::<Vec<_>>();
        let one = keys("fn f() -> T { a == a; a == a }");
        assert_eq!(one, keys("\n\nfn f() -> T {\n  a == a;\n a == a }"));
        assert_ne!(one[0], one[1]);
    }
}
