//! The machine that elaborates terms: a stack of tasks and a stack of finished terms instead of native recursion.

use std::str::FromStr as _;

use dashu_int::{IBig, UBig};
use dashu_ratio::RBig;

use super::builtin::{self, Arguments, Builtin};
use super::combinators::{Application, Written};
use super::error::{ErrorKind, Result};
use super::literals::{index, literal};
use super::scope::{Global, Locals};
use super::{Context, expect_list, expect_symbol, synonyms};
use crate::syntax::{Expr, Kind};
use crate::term::{Map, Node, Set, Signature, Sort, SortDeclaration, SortNode, Term, sequence_names};

/// How many lambdas may stand inside each other.
const MAX_LAMBDAS: u32 = 200;

/// After so many tasks the limit is asked.
const LOOK: usize = 4096;

/// What stands in front of arguments.
#[derive(Clone, Debug)]
pub(super) enum Head {
    Builtin(Builtin),
    Global(Global),
    /// `(_ is C)` or `is-C`
    Tester(SortDeclaration, u32),
    /// `(as C sort)`
    Qualified(Sort, u32),
    /// `(as const sort)`
    ConstArray(Sort),
    /// A function parameter of a definition.
    Parameter(Term),
    /// `(as f sort)`: what it yields must have this sort.
    Ascribed(Box<Head>, Sort),
}

impl Head {
    /// What it stands for, whatever sort is ascribed to it.
    fn bare(&self) -> &Head {
        match self {
            Head::Ascribed(head, _) => head.bare(),
            head => head,
        }
    }
}

pub(super) enum Task<'t> {
    /// Elaborate, and put the result on the stack of terms.
    Term(Expr<'t>),
    /// Elaborate a function that will be given arguments of these sorts.
    Function {
        expr: Expr<'t>,
        user: String,
        parameters: Vec<Sort>,
    },
    Apply {
        whole: Expr<'t>,
        name: Expr<'t>,
        head: Head,
        count: usize,
    },
    /// A combinator whose values and lists are done.
    Combine(Written<'t>),
    /// A combinator whose function is done.
    Combined(Application<'t>),
    ListValue {
        element: Sort,
        places: Vec<Expr<'t>>,
    },
    BindLet {
        names: Vec<&'t str>,
    },
    Bind {
        names: Vec<(&'t str, Term)>,
    },
    Unbind {
        count: usize,
        variables: u32,
    },
    Match {
        whole: Expr<'t>,
        cases: Expr<'t>,
    },
    JoinCases {
        cases: Vec<(Vec<Term>, Expr<'t>)>,
    },
    FinishLambda {
        parameters: Vec<(&'t str, Sort)>,
        result: Option<(Sort, Expr<'t>)>,
        body: Expr<'t>,
    },
    FinishQuantifier {
        whole: Expr<'t>,
        sorts: Vec<Sort>,
        exists: bool,
    },
    Named {
        name: Expr<'t>,
    },
}

pub(super) struct Machine<'c, 't> {
    pub(super) context: &'c mut Context,
    pub(super) locals: Locals<'t>,
    lambdas: u32,
    pub(super) tasks: Vec<Task<'t>>,
    pub(super) terms: Vec<Term>,
}

impl Context {
    /// A closed term of any value sort.
    pub(crate) fn term(&mut self, expr: Expr<'_>) -> Result<Term> {
        Machine::new(self).run(expr)
    }

    /// A term with these variables, as seen from under their binder.
    pub(crate) fn open_term(&mut self, variables: &[(&str, Sort)], body: Expr<'_>) -> Result<Term> {
        let mut machine = Machine::new(self);
        machine.bind_variables(variables);
        machine.run(body)
    }

    /// The body of a definition with these parameters, as seen from under their binder.
    pub(super) fn definition_body(&mut self, parameters: &[(&str, Sort)], sort: Sort, body: Expr<'_>) -> Result<Term> {
        let term = self.open_term(parameters, body)?;
        match self.coerce(term, sort) {
            Some(term) => Ok(term),
            None => {
                let (expected, found) = (self.show(sort), self.show(self.store.sort_of(term)));
                ErrorKind::SortMismatch { what: "the body".into(), expected, found }.at(body.span())
            }
        }
    }
}

impl<'c, 't> Machine<'c, 't> {
    fn new(context: &'c mut Context) -> Machine<'c, 't> {
        let locals = Locals::default();
        Machine { context, locals, lambdas: 0, tasks: Vec::new(), terms: Vec::new() }
    }

    fn run(mut self, expr: Expr<'t>) -> Result<Term> {
        self.tasks.push(Task::Term(expr));
        let mut steps = 0_usize;
        while let Some(task) = self.tasks.pop() {
            steps += 1;
            if let (0, Some(reached)) = (steps % LOOK, self.context.limit.reached()) {
                return ErrorKind::Limit(reached).at(expr.span());
            }
            self.step(task)?;
        }
        Ok(self.pop())
    }

    pub(super) fn pop(&mut self) -> Term {
        self.terms.pop().expect("every task finds the terms it waits for")
    }

    pub(super) fn pop_many(&mut self, count: usize) -> Vec<Term> {
        self.terms.split_off(self.terms.len() - count)
    }

    fn step(&mut self, task: Task<'t>) -> Result<()> {
        match task {
            Task::Term(expr) => return self.start(expr),
            Task::Function { expr, user, parameters } => return self.start_function(expr, &user, &parameters),
            Task::Apply { whole, name, head, count } => {
                let terms = self.pop_many(count);
                let term = self.apply(&head, name, &Arguments { whole, terms: &terms, written: true })?;
                self.terms.push(term);
            }
            Task::Combine(written) => return self.combine(written),
            Task::Combined(application) => return self.finish_function(application),
            Task::ListValue { element, places } => {
                let terms = self.pop_many(places.len());
                let term = self.context.list_value(element, &terms, &places)?;
                self.terms.push(term);
            }
            Task::BindLet { names } => {
                let values = self.pop_many(names.len());
                names.into_iter().zip(values).for_each(|(name, value)| self.locals.bind(name, value));
            }
            Task::Bind { names } => names.into_iter().for_each(|(name, value)| self.locals.bind(name, value)),
            Task::Unbind { count, variables } => {
                self.locals.unbind(count);
                self.locals.depth -= variables;
                self.lambdas -= u32::from(variables > 0);
            }
            Task::Match { whole, cases } => return self.start_match(whole, cases),
            Task::JoinCases { cases } => {
                let bodies = self.pop_many(cases.len());
                let joined: Vec<_> =
                    cases.into_iter().zip(bodies).map(|((tests, place), body)| (tests, body, place)).collect();
                let term = self.context.join_cases(&joined)?;
                self.terms.push(term);
            }
            Task::FinishLambda { parameters, result, body } => {
                let mut term = self.pop();
                if let Some((sort, _)) = result {
                    term = match self.context.coerce(term, sort) {
                        Some(term) => term,
                        None => {
                            let (expected, found) =
                                (self.context.show(sort), self.context.show(self.context.store.sort_of(term)));
                            return ErrorKind::SortMismatch { what: "the body".into(), expected, found }
                                .at(body.span());
                        }
                    };
                }
                let lambda = self.context.named_lambda(&parameters, term);
                self.terms.push(lambda);
            }
            Task::FinishQuantifier { whole, sorts, exists } => {
                let body = self.pop();
                let term = self.quantified(whole, &sorts, exists, body)?;
                self.terms.push(term);
            }
            Task::Named { name } => {
                let term = self.pop();
                self.context.name_term(name, term)?;
                self.terms.push(term);
            }
        }
        Ok(())
    }

    /// Begins a term: atoms are finished at once, the rest is put on the stack of tasks.
    fn start(&mut self, expr: Expr<'t>) -> Result<()> {
        let term = match expr.kind() {
            Kind::Numeral => {
                let value = IBig::from_str(expr.text()).expect("the reader checked the digits");
                self.context.store.int(value)
            }
            Kind::Decimal => {
                let value = decimal(expr.text());
                self.context.store.term(Node::Real(value))
            }
            Kind::Bits => match literal(expr) {
                Some(literal) => self.context.store.term(Node::Literal(literal)),
                None => return ErrorKind::Width.at(expr.span()),
            },
            Kind::String => match literal(expr) {
                Some(literal) => self.context.store.term(Node::Literal(literal)),
                None => return ErrorKind::Character.at(expr.span()),
            },
            Kind::Keyword => {
                return ErrorKind::expected("a term", expr).at(expr.span());
            }
            Kind::Symbol => self.atom(expr)?,
            Kind::List => return self.start_list(expr),
        };
        self.terms.push(term);
        Ok(())
    }

    fn atom(&mut self, expr: Expr<'t>) -> Result<Term> {
        let name = expect_symbol(expr)?;
        if let Some(term) = self.locals.get(&mut self.context.store, name) {
            if self.context.is_function(self.context.store.sort_of(term)) {
                return ErrorKind::FunctionAsValue.at(expr.span());
            }
            return Ok(term);
        }
        match name {
            "true" => return Ok(self.context.store.bool(true)),
            "false" => return Ok(self.context.store.bool(false)),
            _ => {}
        }
        let head = self.resolve(expr)?;
        self.constant(&head, name, expr)
    }

    /// What stands alone, without arguments.
    fn constant(&mut self, head: &Head, name: &str, whole: Expr<'t>) -> Result<Term> {
        let needs_arguments = match head.bare() {
            Head::Global(Global::Definition { parameters, .. }) => !parameters.is_empty(),
            Head::Global(Global::Symbol(symbol)) => !self.context.store.symbol(*symbol).parameters.is_empty(),
            Head::Builtin(Builtin::Scalar(row, _)) => !row.arity.admits(0),
            Head::Global(Global::Selector(..)) | Head::Builtin(_) | Head::Tester(..) | Head::Parameter(_) => true,
            Head::ConstArray(_) => true,
            Head::Global(Global::Constructor(..)) | Head::Qualified(..) | Head::Ascribed(..) => false,
        };
        if needs_arguments {
            return ErrorKind::MissingArguments(name.to_string()).at(whole.span());
        }
        self.apply(head, whole, &Arguments { whole, terms: &[], written: false })
    }

    /// `(as name sort)` as a term.
    fn qualified(&mut self, whole: Expr<'t>) -> Result<Term> {
        if let [_, name, sort] = whole.list()[..] {
            if name.symbol() == Some("seq.empty") && self.context.globals.get("seq.empty").is_none() {
                return self.context.empty_sequence(sort);
            }
            if name.symbol().is_some_and(|text| self.is_local(text) || matches!(text, "true" | "false")) {
                let (term, sort) = (self.atom(name)?, self.context.sort(sort, &Map::default())?);
                return self.ascribed(term, sort, name, format!("`{}`", name.text()));
            }
        }
        let head = self.resolve(whole)?;
        let name = whole.children().nth(1).and_then(Expr::symbol).unwrap_or_default();
        self.constant(&head, name, whole)
    }

    /// The term, which must have this sort.
    pub(super) fn ascribed(&self, term: Term, sort: Sort, place: Expr<'t>, what: String) -> Result<Term> {
        let found = self.context.store.sort_of(term);
        if found == sort {
            return Ok(term);
        }
        let (expected, found) = (self.context.show(sort), self.context.show(found));
        ErrorKind::SortMismatch { what, expected, found }.at(place.span())
    }

    fn start_list(&mut self, whole: Expr<'t>) -> Result<()> {
        let Some(head) = whole.head() else {
            return ErrorKind::expected("a term", whole).at(whole.span());
        };
        let name = head.symbol().filter(|name| !self.is_local(name));
        let count = whole.children().count() - 1;
        let signature = |name| Signature::named(name).or_else(|| self.of_sequences(name, count));
        if let Some(signature) = name.and_then(signature) {
            return self.start_combinator(whole, signature);
        }
        match name {
            Some("List.value") => self.start_list_value(whole),
            Some("let") => self.start_let(whole),
            Some("match") => {
                let [_, value, cases] = whole.list()[..] else { return malformed("(match term (case …))", whole) };
                self.tasks.push(Task::Match { whole: value, cases });
                self.tasks.push(Task::Term(value));
                Ok(())
            }
            Some("!") => self.start_annotated(whole),
            Some("lambda") => ErrorKind::FunctionAsValue.at(whole.span()),
            Some(word @ ("forall" | "exists")) => self.start_quantifier(whole, word == "exists"),
            Some("as") => {
                let term = self.qualified(whole)?;
                self.terms.push(term);
                Ok(())
            }
            Some("_") => {
                let Some(literal) = literal(whole) else {
                    return ErrorKind::expected("a term", whole).at(whole.span());
                };
                let term = self.context.store.term(Node::Literal(literal));
                self.terms.push(term);
                Ok(())
            }
            _ => self.start_application(whole, head),
        }
    }

    fn start_application(&mut self, whole: Expr<'t>, name: Expr<'t>) -> Result<()> {
        let head = self.resolve(name)?;
        let count = whole.children().count() - 1;
        if count == 0 {
            return ErrorKind::expected("arguments", whole).at(whole.span());
        }
        let sorts = match head.bare() {
            Head::Global(Global::Definition { parameters, .. }) => parameters.to_vec(),
            _ => Vec::new(),
        };
        self.tasks.push(Task::Apply { whole, name, head, count });
        let first = self.tasks.len();
        for (index, place) in whole.children().skip(1).enumerate() {
            let function = sorts.get(index).map(|sort| self.context.store.sort_node(*sort));
            self.tasks.push(match function {
                Some(SortNode::Function(parameters, _)) => {
                    Task::Function { expr: place, user: name.text().to_string(), parameters: parameters.to_vec() }
                }
                _ => Task::Term(place),
            });
        }
        // The first argument is to be popped first.
        self.tasks[first..].reverse();
        Ok(())
    }

    fn start_list_value(&mut self, whole: Expr<'t>) -> Result<()> {
        let [_, sort, elements] = whole.list()[..] else { return malformed("(List.value SORT (term …))", whole) };
        let element = self.context.value_sort(sort)?;
        let places = expect_list(elements)?;
        self.tasks.push(Task::ListValue { element, places: places.clone() });
        self.tasks.extend(places.into_iter().rev().map(Task::Term));
        Ok(())
    }

    fn start_let(&mut self, whole: Expr<'t>) -> Result<()> {
        let [_, bindings, body] = whole.list()[..] else { return malformed("(let ((name term) …) term)", whole) };
        let mut names: Vec<&'t str> = Vec::new();
        let mut values = Vec::new();
        let mut seen: Set<&'t str> = Set::default();
        for binding in expect_list(bindings)? {
            let [name, value] = expect_list(binding)?[..] else { return malformed("(name term)", binding) };
            let text = expect_symbol(name)?;
            if !seen.insert(text) {
                return ErrorKind::BoundTwice(text.to_string()).at(name.span());
            }
            names.push(text);
            values.push(value);
        }
        self.tasks.push(Task::Unbind { count: names.len(), variables: 0 });
        self.tasks.push(Task::Term(body));
        self.tasks.push(Task::BindLet { names });
        self.tasks.extend(values.into_iter().rev().map(Task::Term));
        Ok(())
    }

    fn start_annotated(&mut self, whole: Expr<'t>) -> Result<()> {
        let parts = whole.list();
        let Some(term) = parts.get(1) else { return malformed("(! term :attribute value …)", whole) };
        for (index, attribute) in parts.iter().enumerate().skip(2) {
            if attribute.keyword() == Some("named") {
                let Some(name) = parts.get(index + 1) else { return malformed("(! term :named name)", whole) };
                self.tasks.push(Task::Named { name: *name });
            }
        }
        self.tasks.push(Task::Term(*term));
        Ok(())
    }

    fn start_match(&mut self, whole: Expr<'t>, cases: Expr<'t>) -> Result<()> {
        let value = self.pop();
        let cases = self.context.cases(value, whole, cases)?;
        let shapes = cases.iter().map(|case| (case.tests.clone(), case.body)).collect();
        self.tasks.push(Task::JoinCases { cases: shapes });
        for case in cases.into_iter().rev() {
            self.tasks.push(Task::Unbind { count: case.bindings.len(), variables: 0 });
            self.tasks.push(Task::Term(case.body));
            self.tasks.push(Task::Bind { names: case.bindings });
        }
        Ok(())
    }

    /// Begins a function that `user` will apply to values of the sorts `expected`.
    fn start_function(&mut self, expr: Expr<'t>, user: &str, expected: &[Sort]) -> Result<()> {
        if self.lambdas >= MAX_LAMBDAS {
            return ErrorKind::TooDeep(MAX_LAMBDAS).at(expr.span());
        }
        if expr.head().and_then(Expr::symbol) == Some("lambda") {
            return self.start_lambda(expr, user, expected);
        }
        if !expr.is_list() && expr.symbol().is_none() {
            return ErrorKind::ExpectedFunction.at(expr.span());
        }
        let name = expr.symbol().filter(|name| !self.is_local(name));
        let signature = |name| Signature::named(name).or_else(|| self.of_sequences(name, expected.len()));
        if let Some(signature) = name.and_then(signature) {
            return self.start_combinator_as_function(expr, signature, user, expected);
        }
        let head = match self.resolve(expr) {
            Err(error) if matches!(error.kind, ErrorKind::NotAFunction(_)) && expr.is_list() => {
                return ErrorKind::ExpectedFunction.at(expr.span());
            }
            other => other?,
        };
        if let Head::Parameter(function) = head {
            let (found, _) = self.context.store.function_sort(function);
            let found = found.to_vec();
            self.check_parameters(user, expected, &found, &vec![expr; found.len()], expr)?;
            self.terms.push(function);
            return Ok(());
        }
        let variables = self.variables(expected);
        let (head, terms) =
            self.array_as_function(&head).map_or((head, Vec::new()), |(select, array)| (select, vec![array]));
        let terms: Vec<Term> = terms.into_iter().chain(variables).collect();
        let body = self.apply(&head, expr, &Arguments { whole: expr, terms: &terms, written: false })?;
        let lambda = self.context.store.lambda(expected, body);
        self.terms.push(lambda);
        Ok(())
    }

    /// The variables of a lambda with parameters of these sorts.
    pub(super) fn variables(&mut self, sorts: &[Sort]) -> Vec<Term> {
        let count = u32::try_from(sorts.len()).unwrap_or(u32::MAX);
        sorts.iter().zip((0..count).rev()).map(|(sort, index)| self.context.store.bound(index, *sort)).collect()
    }

    fn start_lambda(&mut self, expr: Expr<'t>, user: &str, expected: &[Sort]) -> Result<()> {
        let (parameters, result, body) = match expr.list()[..] {
            [_, parameters, body] => (parameters, None, body),
            [_, parameters, sort, body] => (parameters, Some((self.context.value_sort(sort)?, sort)), body),
            _ => return malformed("(lambda ((name Sort) …) term)", expr),
        };
        let mut names: Vec<(&'t str, Sort)> = Vec::new();
        let mut places = Vec::new();
        for parameter in expect_list(parameters)? {
            let [name, sort] = expect_list(parameter)?[..] else {
                return malformed("a parameter (name Sort)", parameter);
            };
            let text = expect_symbol(name)?;
            if names.iter().any(|(other, _)| *other == text) {
                return ErrorKind::BoundTwice(text.to_string()).at(name.span());
            }
            names.push((text, self.context.value_sort(sort)?));
            places.push(sort);
        }
        let sorts: Vec<Sort> = names.iter().map(|(_, sort)| *sort).collect();
        self.check_parameters(user, expected, &sorts, &places, expr)?;
        let (count, variables) = (names.len(), u32::try_from(names.len()).unwrap_or(u32::MAX));
        self.bind_variables(&names);
        self.tasks.push(Task::FinishLambda { parameters: names, result, body });
        self.tasks.push(Task::Unbind { count, variables });
        self.tasks.push(Task::Term(body));
        Ok(())
    }

    fn start_quantifier(&mut self, whole: Expr<'t>, exists: bool) -> Result<()> {
        let [_, variables, body] = whole.list()[..] else { return ErrorKind::Quantifier.at(whole.span()) };
        let pairs = variables.list();
        if pairs.is_empty() || pairs.iter().any(|pair| pair.children().count() != 2) {
            return ErrorKind::Quantifier.at(whole.span());
        }
        let names = self.context.parameters(&pairs)?;
        if let Some(index) = names.iter().position(|(_, sort)| self.context.is_function(*sort)) {
            return ErrorKind::FunctionSort.at(expect_list(variables)?[index].span());
        }
        if self.lambdas >= MAX_LAMBDAS {
            return ErrorKind::TooDeep(MAX_LAMBDAS).at(whole.span());
        }
        let (count, variables) = (names.len(), u32::try_from(names.len()).unwrap_or(u32::MAX));
        self.bind_variables(&names);
        let sorts = names.into_iter().map(|(_, sort)| sort).collect();
        self.tasks.push(Task::FinishQuantifier { whole, sorts, exists });
        self.tasks.push(Task::Unbind { count, variables });
        self.tasks.push(Task::Term(body));
        Ok(())
    }

    /// The quantified formula; `exists` is the opposite of `forall` for the opposite.
    fn quantified(&mut self, whole: Expr<'t>, sorts: &[Sort], exists: bool, body: Term) -> Result<Term> {
        if self.context.store.sort_of(body) != Sort::BOOL {
            let (expected, found) =
                (self.context.show(Sort::BOOL), self.context.show(self.context.store.sort_of(body)));
            return ErrorKind::SortMismatch { what: "the body".into(), expected, found }.at(whole.span());
        }
        let store = &mut self.context.store;
        let body = if exists { store.not(body) } else { body };
        let forall = store.forall(sorts, body);
        self.context.quantifiers.push((forall, whole.span()));
        Ok(if exists { self.context.store.not(forall) } else { forall })
    }

    fn check_parameters(
        &self,
        user: &str,
        expected: &[Sort],
        found: &[Sort],
        places: &[Expr<'t>],
        whole: Expr<'t>,
    ) -> Result<()> {
        if expected.len() != found.len() {
            let (combinator, expected, found) = (user.to_string(), expected.len(), found.len());
            return ErrorKind::FunctionArity { combinator, expected, found }.at(whole.span());
        }
        for (index, (expected, found)) in expected.iter().zip(found).enumerate() {
            if expected != found {
                let (combinator, place) = (user.to_string(), places[index].span());
                let (expected, found) = (self.context.show(*expected), self.context.show(*found));
                return ErrorKind::FunctionParameter { combinator, index: index + 1, expected, found }.at(place);
            }
        }
        Ok(())
    }

    /// Enters a binder with these variables.
    fn bind_variables(&mut self, variables: &[(&'t str, Sort)]) {
        let count = u32::try_from(variables.len()).unwrap_or(u32::MAX);
        self.locals.depth += count;
        self.lambdas += 1;
        for ((name, sort), index) in variables.iter().zip((0..count).rev()) {
            let variable = self.context.store.bound(index, *sort);
            self.locals.bind(name, variable);
        }
    }

    /// The operator of sequences with this name, which gives way to what the user declares.
    fn of_sequences(&self, name: &str, count: usize) -> Option<&'static Signature> {
        Signature::of_sequences(name, count).filter(|_| self.context.globals.get(name).is_none())
    }

    pub(super) fn is_local(&mut self, name: &str) -> bool {
        self.locals.get(&mut self.context.store, name).is_some()
    }

    /// What a function's name, `(as C sort)` or `(_ is C)` stands for.
    fn resolve(&mut self, expr: Expr<'t>) -> Result<Head> {
        let Some(name) = expr.symbol() else { return self.resolve_qualified(expr) };
        if let Some(term) = self.locals.get(&mut self.context.store, name) {
            if self.context.is_function(self.context.store.sort_of(term)) {
                return Ok(Head::Parameter(term));
            }
            return ErrorKind::NotAFunction(name.to_string()).at(expr.span());
        }
        if let Some(builtin) = builtin::lookup(name) {
            return Ok(Head::Builtin(builtin));
        }
        if let Some(global) = self.context.globals.get(name) {
            return Ok(Head::Global(global.clone()));
        }
        if let Some((declaration, index)) = self.context.globals.tester_of(name) {
            return Ok(Head::Tester(declaration, index));
        }
        match builtin::theory(name) {
            Some(row) if row.indices == 0 => return Ok(Head::Builtin(Builtin::Scalar(row, [0; 2]))),
            Some(row) => {
                return ErrorKind::Indexed { function: name.to_string(), expected: row.indices }.at(expr.span());
            }
            None => {}
        }
        if let Some(witness) = self.context.functions.witness(&self.context.store, name) {
            return Ok(Head::Global(Global::Symbol(witness)));
        }
        if name == "seq.empty" {
            return ErrorKind::AmbiguousConstructor { constructor: name.to_string() }.at(expr.span());
        }
        if matches!(name, "define-fun-rec" | "define-funs-rec") || builtin::is_reserved(name) {
            return ErrorKind::expected("a function", expr).at(expr.span());
        }
        if sequence_names().any(|known| known == name) {
            return ErrorKind::expected("a function", expr).at(expr.span());
        }
        if name.starts_with("seq.") {
            return Err(synonyms::unknown_sequence(name, expr.span()));
        }
        let nearest = synonyms::of_term(name);
        let nearest = nearest.or_else(|| self.context.globals.nearest_name(name, self.locals.iter()));
        ErrorKind::UnknownSymbol { name: name.to_string(), nearest }.at(expr.span())
    }

    fn resolve_qualified(&mut self, expr: Expr<'t>) -> Result<Head> {
        match expr.list()[..] {
            [word, name, sort] if word.symbol() == Some("as") => {
                let sort_found = self.context.sort(sort, &Map::default())?;
                let text = expect_symbol(name)?;
                if text == "const" && self.context.store.array(sort_found).is_some() {
                    return Ok(Head::ConstArray(sort_found));
                }
                if self.is_local(text) || builtin::lookup(text).is_some() {
                    return Ok(Head::Ascribed(Box::new(self.resolve(name)?), sort_found));
                }
                match (self.context.globals.get(text), self.context.store.sort_node(sort_found)) {
                    (Some(Global::Constructor(owner, index)), SortNode::Data(declaration, _))
                        if owner == declaration =>
                    {
                        Ok(Head::Qualified(sort_found, *index))
                    }
                    (Some(Global::Symbol(_) | Global::Definition { .. } | Global::Selector(..)), _) => {
                        Ok(Head::Ascribed(Box::new(self.resolve(name)?), sort_found))
                    }
                    (None, node) if !matches!(node, SortNode::Data(..)) => self.resolve(name),
                    _ => {
                        let (constructor, sort) = (text.to_string(), self.context.show(sort_found));
                        ErrorKind::NotAConstructor { constructor, sort }.at(name.span())
                    }
                }
            }
            [underscore, word, name] if underscore.symbol() == Some("_") && word.symbol() == Some("is") => {
                let text = expect_symbol(name)?;
                match self.context.globals.get(text) {
                    Some(Global::Constructor(declaration, index)) => Ok(Head::Tester(*declaration, *index)),
                    _ => {
                        let nearest = self.context.globals.nearest_name(text, std::iter::empty());
                        ErrorKind::UnknownSymbol { name: text.to_string(), nearest }.at(name.span())
                    }
                }
            }
            _ => self.resolve_indexed(expr),
        }
    }

    /// `(_ name number …)`
    fn resolve_indexed(&mut self, expr: Expr<'t>) -> Result<Head> {
        let parts = expr.list();
        let row = parts.get(1).and_then(|name| builtin::theory(name.symbol()?));
        let (Some(row), Some("_")) = (row, parts.first().and_then(|word| word.symbol())) else {
            return ErrorKind::NotAFunction(expr.text().to_string()).at(expr.span());
        };
        let mut indices = [0; 2];
        if parts.len() - 2 != row.indices {
            let (function, expected) = (row.name.to_string(), row.indices);
            return ErrorKind::Indexed { function, expected }.at(expr.span());
        }
        for (place, part) in indices.iter_mut().zip(&parts[2..]) {
            match index(*part) {
                Some(number) => *place = number,
                None => return ErrorKind::expected("a number", *part).at(part.span()),
            }
        }
        Ok(Head::Builtin(Builtin::Scalar(row, indices)))
    }
}

pub(super) fn malformed<T>(expected: &'static str, found: Expr<'_>) -> Result<T> {
    ErrorKind::expected(expected, found).at(found.span())
}

/// The rational that a decimal literal denotes.
pub(crate) fn decimal(text: &str) -> RBig {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let digits = IBig::from_str(&format!("{whole}{fraction}")).expect("the reader checked the digits");
    RBig::from_parts(digits, UBig::from(10_u8).pow(fraction.len()))
}
