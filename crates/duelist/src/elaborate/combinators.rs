//! Applications of list combinators: one elaboration for all rows of the table ([`Signature`]).
//!
//! First the values and lists are elaborated, which determine the sorts; then the function, whose parameters have those
//! sorts. An integer is converted where a real is needed, as everywhere.

use super::error::{Arity, ErrorKind, Result};
use super::expect_list;
use super::terms::{Machine, Task, malformed};
use crate::syntax::Expr;
use crate::term::{Dialect, Parameter, Pattern, Signature, Sort, Term};

/// An application as it is written.
pub(super) struct Written<'t> {
    pub(super) signature: &'static Signature,
    /// The leading sorts.
    annotations: Vec<Expr<'t>>,
    /// The arguments.
    pub(super) places: Vec<Expr<'t>>,
    /// The place of the function, if the combinator takes one.
    function: Option<usize>,
}

/// An application whose values and lists are elaborated.
pub(super) struct Application<'t> {
    written: Written<'t>,
    /// The arguments; that of the function is not there yet.
    terms: Vec<Option<Term>>,
    /// What the sort variables stand for, so far.
    element: Option<Sort>,
    second: Option<Sort>,
    image: Option<Sort>,
}

impl<'t> Application<'t> {
    fn sort(&self, pattern: Pattern) -> Option<Sort> {
        match pattern {
            Pattern::Bool => Some(Sort::BOOL),
            Pattern::Int => Some(Sort::INT),
            Pattern::Element => self.element,
            Pattern::Second => self.second,
            Pattern::Image => self.image,
            Pattern::Pair | Pattern::Images => None,
        }
    }

    fn bind(&mut self, pattern: Pattern, sort: Sort) {
        match pattern {
            Pattern::Element => self.element = Some(sort),
            Pattern::Second => self.second = Some(sort),
            Pattern::Image => self.image = Some(sort),
            Pattern::Bool | Pattern::Int | Pattern::Pair | Pattern::Images => {}
        }
    }

    /// The function among the arguments: its place, the sorts of its parameters and of its result.
    fn function(&self) -> Option<(usize, &'static [Pattern], Pattern)> {
        self.written.signature.parameters.iter().enumerate().find_map(|(index, parameter)| match *parameter {
            Parameter::Function(parameters, result) | Parameter::Partial(parameters, result) => {
                Some((index, parameters, result))
            }
            _ => None,
        })
    }
}

impl<'t> Machine<'_, 't> {
    /// Begins `(List.name SORT… argument…)`.
    pub(super) fn start_combinator(&mut self, whole: Expr<'t>, signature: &'static Signature) -> Result<()> {
        if signature.name.starts_with("seq.") {
            self.context.store.hear(Dialect::Sequences);
        }
        let mut annotations = whole.list().split_off(1);
        let (count, found) = (signature.parameters.len(), annotations.len());
        let arity = Arity::Between(count, count + signature.annotations.len());
        let mut places = annotations.split_off(found.saturating_sub(count));
        if !arity.admits(found) || annotations.iter().any(|annotation| self.is_term(*annotation)) {
            let (function, expected, signature) = (signature.name, Arity::Exactly(count), signature.to_string());
            return ErrorKind::ListArity { function, expected, found, signature }.at(whole.span());
        }
        let function = signature.takes_function().then(|| self.misplaced_function(&places).unwrap_or(0));
        let written = Written { signature, annotations, places: places.clone(), function };
        self.tasks.push(Task::Combine(written));
        if let Some(function) = function {
            places.remove(function);
        }
        self.tasks.extend(places.into_iter().rev().map(Task::Term));
        Ok(())
    }

    /// A combinator without a function of its own, such as `List.sum`, where a function is expected: `user` will apply it to values of these sorts.
    pub(super) fn start_combinator_as_function(
        &mut self,
        expr: Expr<'t>,
        signature: &'static Signature,
        user: &str,
        sorts: &[Sort],
    ) -> Result<()> {
        if signature.takes_function() {
            return ErrorKind::ExpectedFunction.at(expr.span());
        }
        let (expected, found) = (sorts.len(), signature.parameters.len());
        if expected != found {
            return ErrorKind::FunctionArity { combinator: user.to_string(), expected, found }.at(expr.span());
        }
        let variables = self.variables(sorts);
        self.terms.extend(variables);
        self.combine(Written { signature, annotations: Vec::new(), places: vec![expr; found], function: None })?;
        let body = self.pop();
        let lambda = self.context.store.lambda(sorts, body);
        self.terms.push(lambda);
        Ok(())
    }

    /// A combinator whose values are on the stack of terms; its function, if any, is next.
    pub(super) fn combine(&mut self, written: Written<'t>) -> Result<()> {
        let Written { function, .. } = written;
        let values = self.pop_many(written.places.len() - usize::from(function.is_some()));
        let mut terms: Vec<Option<Term>> = values.into_iter().map(Some).collect();
        if let Some(function) = function {
            terms.insert(function, None);
        }
        if function.is_some_and(|function| function > 0) {
            self.check_order(&written, &terms)?;
            return ErrorKind::ExpectedFunction.at(written.places[0].span());
        }
        let mut application = Application { written, terms, element: None, second: None, image: None };
        let terms = application.terms.clone();
        let bound = self.bind_lists(&mut application).and_then(|()| self.bind_values(&mut application));
        if bound.is_err() {
            self.check_order(&application.written, &terms)?;
        }
        bound?;
        self.next_function(application)
    }

    /// Lists determine the sorts of elements.
    fn bind_lists(&mut self, application: &mut Application<'t>) -> Result<()> {
        let signature = application.written.signature;
        for (index, parameter) in signature.parameters.iter().enumerate() {
            let (Parameter::List(pattern), Some(list)) = (*parameter, application.terms[index]) else { continue };
            let place = application.written.places[index];
            let element = self.context.expect_list_term(signature.name, index + 1, list, place)?;
            let found = self.context.store.sort_of(list);
            let expected = match application.sort(pattern) {
                Some(known) if known != element => {
                    let sort = self.context.store.list_sort(known);
                    Some(self.context.show(sort))
                }
                _ if signature.numeric == Some(pattern) && !element.is_numeric() => {
                    Some("a list of numbers".to_string())
                }
                _ if pattern == Pattern::Images && !self.context.store.is_list(element) => {
                    Some("a list of lists".to_string())
                }
                _ => None,
            };
            if let Some(expected) = expected {
                let (function, found) = (signature.name.to_string(), self.context.show(found));
                return ErrorKind::ArgumentSort { function, index: index + 1, expected, found }.at(place.span());
            }
            application.bind(pattern, element);
        }
        Ok(())
    }

    /// Values have a known sort or determine one: that of the accumulator.
    fn bind_values(&mut self, application: &mut Application<'t>) -> Result<()> {
        let signature = application.written.signature;
        for (index, parameter) in signature.parameters.iter().enumerate() {
            let (Parameter::Value(pattern), Some(value)) = (*parameter, application.terms[index]) else { continue };
            let place = application.written.places[index];
            let found = self.context.store.sort_of(value);
            let expected = match application.sort(pattern) {
                Some(known) => known,
                None => match self.declared_sort(application, pattern)? {
                    Some(declared) if self.context.coerce(value, declared).is_some() => declared,
                    _ => found,
                },
            };
            application.bind(pattern, expected);
            match self.context.coerce(value, expected) {
                Some(value) => application.terms[index] = Some(value),
                None => {
                    let function = signature.name.to_string();
                    let (expected, found) = (self.context.show(expected), self.context.show(found));
                    return ErrorKind::ArgumentSort { function, index: index + 1, expected, found }.at(place.span());
                }
            }
        }
        Ok(())
    }

    /// The sort that a lambda declares for its first parameter of this pattern.
    fn declared_sort(&mut self, application: &Application<'t>, pattern: Pattern) -> Result<Option<Sort>> {
        let Some((index, parameters, _)) = application.function() else { return Ok(None) };
        let Some(position) = parameters.iter().position(|parameter| *parameter == pattern) else { return Ok(None) };
        let parts = application.written.places[index].list();
        let (Some("lambda"), Some(written)) = (parts.first().and_then(|word| word.symbol()), parts.get(1)) else {
            return Ok(None);
        };
        match written.children().nth(position) {
            Some(parameter) => match expect_list(parameter)?[..] {
                [_, sort] => self.context.value_sort(sort).map(Some),
                _ => malformed("a parameter (name Sort)", parameter),
            },
            None => Ok(None),
        }
    }

    /// Elaborates the function, if there is one, or finishes.
    fn next_function(&mut self, application: Application<'t>) -> Result<()> {
        let Some((index, patterns, _)) = application.function() else { return self.finish(&application) };
        let parameters = patterns.iter().map(|pattern| application.sort(*pattern));
        let parameters: Vec<Sort> = parameters.collect::<Option<_>>().expect("values and lists determine parameters");
        let (expr, user) = (application.written.places[index], application.written.signature.name.to_string());
        if self.parameters_of(expr).is_some_and(|found| !found.admit(&parameters)) {
            self.check_order(&application.written, &application.terms)?;
        }
        self.tasks.push(Task::Combined(application));
        self.tasks.push(Task::Function { expr, user, parameters });
        Ok(())
    }

    /// Checks what the function on the stack of terms returns, and finishes.
    pub(super) fn finish_function(&mut self, mut application: Application<'t>) -> Result<()> {
        let function = self.pop();
        let (index, _, pattern) = application.function().expect("a function was waited for");
        let place = application.written.places[index];
        let (_, mut found) = self.context.store.function_sort(function);
        if let Parameter::Partial(..) = application.written.signature.parameters[index] {
            found = match self.context.store.payload(found) {
                Some(payload) => payload.sort,
                None => {
                    let combinator = application.written.signature.name.to_string();
                    let expected = "an option (a datatype such as none and some)".to_string();
                    let found = self.context.show(found);
                    return ErrorKind::FunctionResult { combinator, expected, found }.at(place.span());
                }
            };
        }
        match application.sort(pattern) {
            None if application.written.signature.numeric == Some(pattern) && !found.is_numeric() => {
                let combinator = application.written.signature.name.to_string();
                let (expected, found) = ("Int or Real".to_string(), self.context.show(found));
                return ErrorKind::FunctionResult { combinator, expected, found }.at(place.span());
            }
            None if pattern == Pattern::Images => match self.context.store.element_sort(found) {
                Some(element) => application.bind(Pattern::Image, element),
                None => {
                    let combinator = application.written.signature.name.to_string();
                    let (expected, found) = ("a list".to_string(), self.context.show(found));
                    return ErrorKind::FunctionResult { combinator, expected, found }.at(place.span());
                }
            },
            None => application.bind(pattern, found),
            Some(expected) if expected == found => {}
            Some(Sort::INT) if found == Sort::REAL && !is_lambda(place) && self.widen(&mut application, pattern) => {
                return self.next_function(application);
            }
            Some(expected) => {
                self.check_annotations(&application)?;
                let combinator = application.written.signature.name.to_string();
                let (expected, found) = (self.context.show(expected), self.context.show(found));
                return ErrorKind::FunctionResult { combinator, expected, found }.at(place.span());
            }
        }
        application.terms[index] = Some(function);
        self.finish(&application)
    }

    /// Makes reals of the integers that determined a sort: the start of `(List.fold + 0 reals)` is converted like any other
    /// argument.
    fn widen(&mut self, application: &mut Application<'t>, pattern: Pattern) -> bool {
        let starts: Vec<usize> = (0..application.terms.len())
            .filter(|index| application.written.signature.parameters[*index] == Parameter::Value(pattern))
            .collect();
        if starts.is_empty() {
            return false;
        }
        for index in &starts {
            let start = application.terms[*index].expect("values are elaborated");
            application.terms[*index] = self.context.coerce(start, Sort::REAL);
        }
        application.bind(pattern, Sort::REAL);
        true
    }

    fn finish(&mut self, application: &Application<'t>) -> Result<()> {
        self.check_annotations(application)?;
        let arguments: Option<Vec<Term>> = application.terms.iter().copied().collect();
        let arguments = arguments.expect("every argument is elaborated");
        let signature = application.written.signature;
        let term = signature.apply(&mut self.context.store, &arguments);
        if signature.is_derived() {
            self.context.store.note_written(term, signature.name, &arguments);
        }
        self.terms.push(term);
        Ok(())
    }

    /// Checks the leading sorts against the sorts found.
    fn check_annotations(&mut self, application: &Application<'t>) -> Result<()> {
        let Signature { name: combinator, annotations: patterns, .. } = *application.written.signature;
        let patterns = if application.written.annotations.len() == 1 { &[Pattern::Element] } else { patterns };
        for (annotation, pattern) in application.written.annotations.iter().zip(patterns) {
            let annotated = self.context.value_sort(*annotation)?;
            if let Some(found) = application.sort(*pattern).filter(|found| *found != annotated) {
                let (annotated, found) = (self.context.show(annotated), self.context.show(found));
                return ErrorKind::Annotation { combinator, annotated, found }.at(annotation.span());
            }
        }
        Ok(())
    }
}

pub(super) fn is_lambda(expr: Expr<'_>) -> bool {
    expr.head().and_then(Expr::symbol) == Some("lambda")
}
