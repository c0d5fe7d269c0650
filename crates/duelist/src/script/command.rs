//! What each command does.

use super::{Assertion, CommandError, Last, Misuse, Response, Solver};
use crate::elaborate::{Context, ErrorKind, expect_list, nearest};
use crate::syntax::{Expr, Kind, StringLiteral};
use crate::term::{Op, Term};

type Result<T> = std::result::Result<T, CommandError>;

const COMMANDS: [&str; 32] = [
    "set-logic",
    "set-info",
    "set-option",
    "get-option",
    "get-info",
    "declare-const",
    "declare-fun",
    "declare-sort",
    "declare-datatype",
    "declare-datatypes",
    "define-const",
    "define-fun",
    "define-fun-rec",
    "define-funs-rec",
    "define-sort",
    "assert",
    "push",
    "pop",
    "check-sat",
    "check-sat-assuming",
    "get-model",
    "get-value",
    "get-assertions",
    "get-assignment",
    "get-proof",
    "get-unsat-core",
    "get-unsat-assumptions",
    "echo",
    "reset",
    "reset-assertions",
    "exit",
    "simplify",
];

fn shape<T>(expected: &'static str, whole: Expr<'_>) -> Result<T> {
    Err(CommandError::Misuse(whole.span(), Misuse::Shape(expected)))
}

impl Solver {
    pub(super) fn dispatch(&mut self, whole: Expr<'_>) -> Result<Response> {
        let parts = whole.list();
        let Some((head, arguments)) = parts.split_first() else { return shape("a command", whole) };
        let Some(name) = head.symbol() else { return shape("the name of a command", *head) };
        match (name, arguments) {
            ("set-logic", [logic]) if logic.symbol().is_some() => Ok(Response::Success),
            ("set-logic", _) => shape("(set-logic symbol)", whole),
            ("set-info", [keyword, ..]) if keyword.keyword().is_some() => Ok(Response::Success),
            ("set-info", _) => shape("(set-info :keyword value)", whole),
            ("set-option", [keyword, value]) if keyword.keyword().is_some() => self.set_option(*keyword, *value),
            ("set-option", _) => shape("(set-option :keyword value)", whole),
            ("get-option", [keyword]) if keyword.keyword().is_some() => {
                let value = self.options.get(keyword.keyword().unwrap_or_default());
                Ok(value.map_or(Response::Unsupported, Response::Text))
            }
            ("get-option", _) => shape("(get-option :keyword)", whole),
            ("get-info", [keyword]) if keyword.keyword().is_some() => {
                Ok(self.info(keyword.keyword().unwrap_or_default()).map_or(Response::Unsupported, Response::Text))
            }
            ("get-info", _) => shape("(get-info :keyword)", whole),
            ("echo", [text]) if text.kind() == Kind::String => Ok(Response::Text(text.text().to_string())),
            ("echo", _) => shape("(echo \"text\")", whole),
            ("exit", []) => Ok(Response::Exit),
            ("check-sat", []) => self.check(whole, &[]),
            ("check-sat-assuming", [literals]) => self.check_assuming(whole, *literals),
            ("check-sat-assuming", _) => shape("(check-sat-assuming (literal …))", whole),
            ("get-model", []) => self.show_model(whole),
            ("get-unsat-core", []) => self.unsat_core(whole),
            ("get-value", [terms]) => self.get_value(whole, *terms),
            ("get-value", _) => shape("(get-value (term …))", whole),
            ("get-assertions", []) => {
                let texts: Vec<&str> = self.assertions.iter().map(|assertion| assertion.text.as_str()).collect();
                Ok(Response::Text(format!("({})", texts.join("\n "))))
            }
            (
                "exit" | "check-sat" | "get-model" | "get-assertions" | "get-unsat-core" | "reset" | "reset-assertions",
                [first, ..],
            ) => shape("no arguments here", *first),
            _ => {
                let response = self.change(whole, name, arguments)?;
                if !matches!(response, Response::Unsupported) {
                    self.last = Last::None;
                }
                Ok(response)
            }
        }
    }

    /// Commands that change what is declared or asserted; any model is gone afterwards.
    fn change(&mut self, whole: Expr<'_>, name: &str, arguments: &[Expr<'_>]) -> Result<Response> {
        match (name, arguments) {
            ("declare-const", [constant, sort]) => self.symbols.push(self.context.declare(*constant, &[], *sort)?),
            ("declare-const", _) => return shape("(declare-const name Sort)", whole),
            ("declare-fun", [function, sorts, sort]) => {
                let sorts = expect_list(*sorts)?;
                self.symbols.push(self.context.declare(*function, &sorts, *sort)?);
            }
            ("declare-fun", _) => return shape("(declare-fun name (Sort …) Sort)", whole),
            ("declare-sort", [sort]) => self.context.declare_sort(*sort, 0)?,
            ("declare-sort", [sort, arity]) => self.context.declare_sort(*sort, natural(*arity)?)?,
            ("declare-sort", _) => return shape("(declare-sort name arity)", whole),
            ("declare-datatype", [sort, body]) => self.context.declare_datatypes(&[(*sort, None)], &[*body])?,
            ("declare-datatype", _) => {
                return shape("(declare-datatype name ((constructor (selector Sort) …) …))", whole);
            }
            ("declare-datatypes", [heads, bodies]) => self.declare_datatypes(whole, *heads, *bodies)?,
            ("declare-datatypes", _) => return shape(DATATYPES, whole),
            ("define-const", [constant, sort, body]) => {
                self.context.define(*constant, &[], *sort, *body)?;
            }
            ("define-const", _) => return shape("(define-const name Sort term)", whole),
            ("define-fun", [function, parameters, sort, body]) => {
                let parameters = expect_list(*parameters)?;
                self.context.define(*function, &parameters, *sort, *body)?;
            }
            ("define-fun", _) => return shape("(define-fun name ((parameter Sort) …) Sort term)", whole),
            ("define-fun-rec" | "define-funs-rec", _) => ErrorKind::RecursiveDefinition.at(whole.span())?,
            ("define-sort", [sort, parameters, body]) => self.context.define_sort(*sort, *parameters, *body)?,
            ("define-sort", _) => return shape("(define-sort name (parameter …) Sort)", whole),
            ("assert", [formula]) => {
                let term = self.context.formula(*formula)?;
                let name = label(*formula).map(str::to_string);
                self.assertions.push(Assertion { term, text: formula.to_string(), name });
            }
            ("assert", _) => return shape("(assert formula)", whole),
            ("push", levels @ ([] | [_])) => self.push(levels.first().map_or(Ok(1), |levels| natural(*levels))?),
            ("push", _) => return shape("(push n)", whole),
            ("pop", levels @ ([] | [_])) => self.pop(whole, levels.first().copied())?,
            ("pop", _) => return shape("(pop n)", whole),
            ("reset", []) => *self = Solver { checks: self.checks, end: self.end, ..Solver::new(self.initial.clone()) },
            ("reset-assertions", []) => {
                self.context = Context::default();
                self.assertions.clear();
                self.symbols.clear();
                self.levels.clear();
                self.marks.clear();
            }
            (name, _) if COMMANDS.contains(&name) => return Ok(Response::Unsupported),
            _ => {
                let nearest = nearest(name, COMMANDS.into_iter());
                return Ok(ErrorKind::UnknownCommand { name: name.to_string(), nearest }.at(whole.span())?);
            }
        }
        Ok(Response::Success)
    }

    fn set_option(&mut self, keyword: Expr<'_>, value: Expr<'_>) -> Result<Response> {
        match self.options.set(keyword.keyword().unwrap_or_default(), value) {
            None => Ok(Response::Unsupported),
            Some(Ok(())) => Ok(Response::Success),
            Some(Err(misuse)) => Err(CommandError::Misuse(value.span(), misuse)),
        }
    }

    fn declare_datatypes(&mut self, whole: Expr<'_>, heads: Expr<'_>, bodies: Expr<'_>) -> Result<()> {
        let mut names = Vec::new();
        for head in expect_list(heads)? {
            match expect_list(head)?[..] {
                [name, arity] => names.push((name, Some(natural(arity)?))),
                _ => return shape(DATATYPES, head),
            }
        }
        let bodies = expect_list(bodies)?;
        if names.len() != bodies.len() || names.is_empty() {
            return shape(DATATYPES, whole);
        }
        Ok(self.context.declare_datatypes(&names, &bodies)?)
    }

    fn push(&mut self, levels: usize) {
        self.marks.truncate(self.levels.len());
        for _ in 0..levels {
            self.marks.push(self.context.store.mark());
            self.levels.push((self.assertions.len(), self.symbols.len()));
            self.context.push();
        }
    }

    fn pop(&mut self, whole: Expr<'_>, levels: Option<Expr<'_>>) -> Result<()> {
        let count = levels.map_or(Ok(1), natural)?;
        let open = self.levels.len();
        if count > open {
            return Err(CommandError::Misuse(whole.span(), Misuse::PopTooDeep { asked: count, open }));
        }
        for _ in 0..count {
            self.context.pop();
        }
        if count > 0 {
            let (assertions, symbols) = self.levels[open - count];
            self.levels.truncate(open - count);
            self.assertions.truncate(assertions);
            self.symbols.truncate(symbols);
        }
        Ok(())
    }

    fn check_assuming(&mut self, whole: Expr<'_>, literals: Expr<'_>) -> Result<Response> {
        let assumptions = self.assumptions(literals)?;
        self.check(whole, &assumptions)
    }

    pub(super) fn assumptions(&mut self, literals: Expr<'_>) -> Result<Vec<Term>> {
        let mut assumptions = Vec::new();
        for literal in expect_list(literals)? {
            let term = self.context.formula(literal)?;
            if !self.is_literal(term) {
                return Err(CommandError::Misuse(literal.span(), Misuse::NotALiteral));
            }
            assumptions.push(term);
        }
        Ok(assumptions)
    }

    fn is_literal(&self, term: Term) -> bool {
        let store = &self.context.store;
        let atom = match store.as_app(term) {
            Some((Op::Not, [inner])) => *inner,
            _ => term,
        };
        store.as_app(atom).is_none_or(|(op, arguments)| matches!(op, Op::Symbol(_)) && arguments.is_empty())
    }
}

/// The name that `(! formula :named name)` gives to an assertion.
fn label(formula: Expr<'_>) -> Option<&str> {
    let parts = formula.list();
    if parts.first()?.symbol() != Some("!") {
        return None;
    }
    let at = parts.iter().position(|part| part.keyword() == Some("named"))?;
    parts.get(at + 1)?.symbol()
}

const DATATYPES: &str = "(declare-datatypes ((name arity) …) (((constructor (selector Sort) …) …) …))";

/// A numeral that counts something.
fn natural(expr: Expr<'_>) -> Result<usize> {
    let value = if expr.kind() == Kind::Numeral { expr.text().parse().ok() } else { None };
    match value.filter(|value| *value <= 1_000_000) {
        Some(value) => Ok(value),
        None => shape("a numeral up to 1000000", expr),
    }
}

/// Text for `get-info`.
pub(super) fn attribute(keyword: &str, value: &str) -> String {
    format!("(:{keyword} {value})")
}

/// A string for `get-info`.
pub(super) fn attribute_string(keyword: &str, value: &str) -> String {
    attribute(keyword, &StringLiteral(value).to_string())
}
