//! The commands of a script, as they are written.

use crate::elaborate::{ErrorKind, Result, Signature, expect_list, nearest};
use crate::syntax::{Expr, Kind};

/// A command that has the right shape. Its parts keep their places in the text; the names, sorts and terms in them have not been checked yet.
///
/// Everything that reads scripts reads this: sessions, translations and the checker of certificates.
#[derive(Clone, Debug)]
pub(crate) enum Command<'t> {
    /// `(set-logic symbol)`
    SetLogic,
    /// `(set-info :keyword value)`
    SetInfo,
    /// `(set-option :name value)`
    SetOption { name: &'t str, value: Expr<'t> },
    /// `(get-option :name)`
    GetOption(&'t str),
    /// `(get-info :name)`
    GetInfo(&'t str),
    /// `declare-const`, `declare-fun`
    DeclareFun { name: Expr<'t>, parameters: Vec<Expr<'t>>, sort: Expr<'t> },
    /// `(declare-sort name arity)`
    DeclareSort { name: Expr<'t>, arity: usize },
    /// `declare-datatype`, which gives no arity, and `declare-datatypes`; as many heads as bodies, at least one. In the way of version 2.0,
    /// `(declare-datatypes (T …) ((name constructor …) …))`, the names of the parameters are given once, and the bodies begin with the names.
    DeclareDatatypes { heads: Vec<(Expr<'t>, Option<usize>)>, bodies: Vec<Expr<'t>>, shared: Option<Expr<'t>> },
    /// `define-const`, `define-fun`
    DefineFun { name: Expr<'t>, parameters: Vec<Expr<'t>>, sort: Expr<'t>, body: Expr<'t> },
    /// `define-fun-rec`, `define-funs-rec`; as many heads as bodies, at least one.
    DefineRecursive { heads: Vec<Signature<'t>>, bodies: Vec<Expr<'t>> },
    /// `(define-sort name (parameter …) Sort)`
    DefineSort { name: Expr<'t>, parameters: Expr<'t>, body: Expr<'t> },
    /// `(assert formula)`, with the name that `:named` gives to the whole formula. What is to be proved, `(prove formula)` or
    /// `(assert-not formula)`, is asserted negated.
    Assert { formula: Expr<'t>, label: Option<&'t str>, negated: bool },
    /// `(push n)`
    Push(usize),
    /// `(pop n)`
    Pop(usize),
    /// `(check-sat)`
    CheckSat,
    /// `(check-sat-assuming (formula …))`
    CheckSatAssuming(Vec<Expr<'t>>),
    /// `(get-model)`
    GetModel,
    /// `(get-value (term …))`, at least one.
    GetValue(Vec<Expr<'t>>),
    /// `(eval term)`: the value of a term, which is not in the standard.
    Eval(Expr<'t>),
    /// `(get-assertions)`
    GetAssertions,
    /// `(get-assignment)`
    GetAssignment,
    /// `(get-proof)`
    GetProof,
    /// `(get-unsat-core)`
    GetUnsatCore,
    /// `(get-unsat-assumptions)`
    GetUnsatAssumptions,
    /// `(echo "text")`
    Echo(Expr<'t>),
    /// `(reset-assertions)`
    ResetAssertions,
    /// `(reset)`
    Reset,
    /// `(exit)`
    Exit,
    /// A command that is known by name only.
    Unsupported(&'t str),
}

/// What is expected of a command that takes nothing.
const NOTHING: &str = "no arguments here";

const DATATYPES: &str = "(declare-datatypes ((name arity) …) (((constructor (selector Sort) …) …) …))";

const RECURSIVE: &str = "(define-funs-rec ((name ((parameter Sort) …) Sort) …) (term …))";

/// The commands that are known, and how each is written.
const COMMANDS: [(&str, &str); 36] = [
    ("set-logic", "(set-logic symbol)"),
    ("set-info", "(set-info :keyword value)"),
    ("set-option", "(set-option :keyword value)"),
    ("get-option", "(get-option :keyword)"),
    ("get-info", "(get-info :keyword)"),
    ("declare-const", "(declare-const name Sort)"),
    ("declare-fun", "(declare-fun name (Sort …) Sort)"),
    ("declare-sort", "(declare-sort name arity)"),
    ("declare-datatype", "(declare-datatype name ((constructor (selector Sort) …) …))"),
    ("declare-datatypes", DATATYPES),
    ("declare-sort-parameter", "(declare-sort-parameter name)"),
    ("define-const", "(define-const name Sort term)"),
    ("define-fun", "(define-fun name ((parameter Sort) …) Sort term)"),
    ("define-fun-rec", "(define-fun-rec name ((parameter Sort) …) Sort term)"),
    ("define-funs-rec", RECURSIVE),
    ("define-sort", "(define-sort name (parameter …) Sort)"),
    ("assert", "(assert formula)"),
    ("assert-not", "(assert-not formula)"),
    ("prove", "(prove formula)"),
    ("push", "(push n)"),
    ("pop", "(pop n)"),
    ("check-sat", NOTHING),
    ("check-sat-assuming", "(check-sat-assuming (formula …))"),
    ("get-model", NOTHING),
    ("get-value", "(get-value (term …))"),
    ("eval", "(eval term)"),
    ("get-assertions", NOTHING),
    ("get-assignment", NOTHING),
    ("get-proof", NOTHING),
    ("get-unsat-core", NOTHING),
    ("get-unsat-assumptions", NOTHING),
    ("echo", "(echo \"text\")"),
    ("reset", NOTHING),
    ("reset-assertions", NOTHING),
    ("exit", NOTHING),
    ("simplify", "(simplify term)"),
];

impl<'t> Command<'t> {
    /// Reads a command.
    ///
    /// # Errors
    /// If there is no such command, or it is written in another way.
    pub(crate) fn read(whole: Expr<'t>) -> Result<Command<'t>> {
        let parts = whole.list();
        let Some((head, arguments)) = parts.split_first() else { return shape("a command", whole) };
        let Some(name) = head.symbol() else { return shape("the name of a command", *head) };
        Ok(match (name, arguments) {
            ("set-logic", [logic]) if logic.symbol().is_some() => Command::SetLogic,
            ("set-info", [keyword, ..]) if keyword.keyword().is_some() => Command::SetInfo,
            ("set-option", [keyword, value]) if keyword.keyword().is_some() => {
                Command::SetOption { name: keyword.keyword().unwrap_or_default(), value: *value }
            }
            ("get-option", [keyword]) if keyword.keyword().is_some() => {
                Command::GetOption(keyword.keyword().unwrap_or_default())
            }
            ("get-info", [keyword]) if keyword.keyword().is_some() => {
                Command::GetInfo(keyword.keyword().unwrap_or_default())
            }
            ("declare-const", [name, sort]) => Command::DeclareFun { name: *name, parameters: Vec::new(), sort: *sort },
            ("declare-fun", [name, parameters, sort]) => {
                Command::DeclareFun { name: *name, parameters: expect_list(*parameters)?, sort: *sort }
            }
            ("declare-sort", [name]) => Command::DeclareSort { name: *name, arity: 0 },
            ("declare-sort", [name, arity]) => Command::DeclareSort { name: *name, arity: natural(*arity)? },
            ("declare-datatype", [name, body]) => {
                Command::DeclareDatatypes { heads: vec![(*name, None)], bodies: vec![*body], shared: None }
            }
            ("declare-datatypes", [heads, bodies]) => datatypes(whole, *heads, *bodies)?,
            ("define-const", [name, sort, body]) => {
                Command::DefineFun { name: *name, parameters: Vec::new(), sort: *sort, body: *body }
            }
            ("define-fun", [name, parameters, sort, body]) => {
                Command::DefineFun { name: *name, parameters: expect_list(*parameters)?, sort: *sort, body: *body }
            }
            ("define-fun-rec", [name, parameters, sort, body]) => {
                let head = Signature { name: *name, parameters: expect_list(*parameters)?, sort: *sort };
                Command::DefineRecursive { heads: vec![head], bodies: vec![*body] }
            }
            ("define-funs-rec", [heads, bodies]) => recursive(whole, *heads, *bodies)?,
            ("define-sort", [name, parameters, body]) => {
                Command::DefineSort { name: *name, parameters: *parameters, body: *body }
            }
            ("assert", [formula]) => Command::Assert { formula: *formula, label: label(*formula), negated: false },
            ("assert-not" | "prove", [formula]) => Command::Assert { formula: *formula, label: None, negated: true },
            ("push", []) => Command::Push(1),
            ("push", [levels]) => Command::Push(natural(*levels)?),
            ("pop", []) => Command::Pop(1),
            ("pop", [levels]) => Command::Pop(natural(*levels)?),
            ("check-sat", []) => Command::CheckSat,
            ("check-sat-assuming", [formulas]) => Command::CheckSatAssuming(expect_list(*formulas)?),
            ("get-model", []) => Command::GetModel,
            ("get-value", [terms]) => match expect_list(*terms)? {
                terms if terms.is_empty() => return shape("at least one term", whole),
                terms => Command::GetValue(terms),
            },
            ("eval", [term]) => Command::Eval(*term),
            ("get-assertions", []) => Command::GetAssertions,
            ("get-assignment", []) => Command::GetAssignment,
            ("get-proof", []) => Command::GetProof,
            ("get-unsat-core", []) => Command::GetUnsatCore,
            ("get-unsat-assumptions", []) => Command::GetUnsatAssumptions,
            ("echo", [text]) if text.kind() == Kind::String => Command::Echo(*text),
            ("reset", []) => Command::Reset,
            ("reset-assertions", []) => Command::ResetAssertions,
            ("exit", []) => Command::Exit,
            ("simplify" | "declare-sort-parameter", _) => Command::Unsupported(name),
            _ => return misshapen(whole, name, arguments),
        })
    }
}

fn shape<T>(expected: &'static str, place: Expr<'_>) -> Result<T> {
    ErrorKind::Shape(expected).at(place.span())
}

/// What is wrong with a command that has none of the known shapes.
fn misshapen<T>(whole: Expr<'_>, name: &str, arguments: &[Expr<'_>]) -> Result<T> {
    match (COMMANDS.into_iter().find(|(known, _)| *known == name), arguments) {
        (None, _) => {
            let nearest = nearest(name, COMMANDS.into_iter().map(|(known, _)| known));
            ErrorKind::UnknownCommand { name: name.to_string(), nearest }.at(whole.span())
        }
        (Some((_, NOTHING)), [first, ..]) => shape(NOTHING, *first),
        (Some((_, expected)), _) => shape(expected, whole),
    }
}

fn datatypes<'t>(whole: Expr<'t>, heads: Expr<'t>, bodies: Expr<'t>) -> Result<Command<'t>> {
    let mut names = Vec::new();
    let all = expect_list(heads)?;
    if all.iter().all(|parameter| parameter.symbol().is_some()) {
        let bodies = expect_list(bodies)?;
        for body in &bodies {
            match body.head() {
                Some(name) => names.push((name, None)),
                None => return shape(DATATYPES, *body),
            }
        }
        if names.is_empty() {
            return shape(DATATYPES, whole);
        }
        return Ok(Command::DeclareDatatypes { heads: names, bodies, shared: Some(heads) });
    }
    for head in all {
        match expect_list(head)?[..] {
            [name, arity] => names.push((name, Some(natural(arity)?))),
            _ => return shape(DATATYPES, head),
        }
    }
    let bodies = expect_list(bodies)?;
    if names.len() != bodies.len() || names.is_empty() {
        return shape(DATATYPES, whole);
    }
    Ok(Command::DeclareDatatypes { heads: names, bodies, shared: None })
}

fn recursive<'t>(whole: Expr<'t>, heads: Expr<'t>, bodies: Expr<'t>) -> Result<Command<'t>> {
    let mut signatures = Vec::new();
    for head in expect_list(heads)? {
        match expect_list(head)?[..] {
            [name, parameters, sort] => {
                signatures.push(Signature { name, parameters: expect_list(parameters)?, sort });
            }
            _ => return shape(RECURSIVE, head),
        }
    }
    let bodies = expect_list(bodies)?;
    if signatures.len() != bodies.len() || signatures.is_empty() {
        return shape(RECURSIVE, whole);
    }
    Ok(Command::DefineRecursive { heads: signatures, bodies })
}

/// The name that `(! formula :named name)` gives to the whole formula.
pub(super) fn label(formula: Expr<'_>) -> Option<&str> {
    let parts = formula.list();
    if parts.first()?.symbol() != Some("!") {
        return None;
    }
    let at = parts.iter().position(|part| part.keyword() == Some("named"))?;
    parts.get(at + 1)?.symbol()
}

/// A numeral that counts something.
fn natural(expr: Expr<'_>) -> Result<usize> {
    let value = if expr.kind() == Kind::Numeral { expr.text().parse().ok() } else { None };
    match value.filter(|value| *value <= 1_000_000) {
        Some(value) => Ok(value),
        None => shape("a numeral up to 1000000", expr),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::{Position, Source, Tree};

    fn read(text: &str) -> std::result::Result<String, String> {
        let tree = Tree::parse(Source { text: text.to_string(), start: Position::START }).expect("an expression");
        let shown = |command: Command<'_>| {
            let debug = format!("{command:?}");
            debug.split([' ', '(', '{']).next().unwrap_or_default().to_string()
        };
        Command::read(tree.root()).map(shown).map_err(|error| error.to_string())
    }

    #[test]
    fn every_command_of_the_table_has_its_shape() {
        for (name, expected) in COMMANDS {
            let wrong = format!("({name} 1 2 3 4 5)");
            match name {
                "set-info" => continue,
                "simplify" | "declare-sort-parameter" => assert_eq!(read(&wrong), Ok("Unsupported".to_string())),
                _ => assert_eq!(read(&wrong), Err(format!("expected {expected}"))),
            }
        }
    }

    #[test]
    fn several_spellings_are_one_command() {
        for (text, expected) in [
            ("(declare-const c Int)", "DeclareFun"),
            ("(declare-fun c () Int)", "DeclareFun"),
            ("(declare-datatype D ((d)))", "DeclareDatatypes"),
            ("(declare-datatypes ((D 0)) (((d))))", "DeclareDatatypes"),
            ("(declare-datatypes (T) ((D d (e (f T)))))", "DeclareDatatypes"),
            ("(define-const c Int 1)", "DefineFun"),
            ("(push)", "Push"),
            ("(pop 0)", "Pop"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn labels_are_of_the_whole_formula() {
        for (text, expected) in [
            ("(! p :named a)", Some("a")),
            ("(! p :pattern (q) :named |a b|)", Some("a b")),
            ("(and (! p :named a) q)", None),
            ("(! p :named)", None),
            ("p", None),
        ] {
            let tree = Tree::parse(Source { text: text.to_string(), start: Position::START }).expect("an expression");
            assert_eq!(label(tree.root()), expected, "{text}");
        }
    }
}
