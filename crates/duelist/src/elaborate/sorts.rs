//! Sort expressions and declarations of sorts and datatypes.

use super::Context;
use super::error::{Arity, ErrorKind, Result};
use super::literals::{format, index};
use super::scope::{Global, GlobalSort};
use crate::syntax::Expr;
use crate::term::{Constructor, Dialect, Field, FloatFormat, Map, Role, Sort, SortDeclaration, SortNode};
use crate::theory::MAX_WIDTH;

pub(crate) const BUILT_IN: [&str; 5] = ["Bool", "Int", "Real", "List", "->"];

/// How deep sort expressions may nest.
const MAX_DEPTH: usize = 500;

impl Context {
    /// A sort of values: not a function sort.
    pub(crate) fn value_sort(&mut self, expr: Expr<'_>) -> Result<Sort> {
        let sort = self.sort(expr, &Map::default())?;
        match self.store.sort_node(sort) {
            SortNode::Function(..) => ErrorKind::FunctionSort.at(expr.span()),
            SortNode::RegLan => ErrorKind::Language.at(expr.span()),
            _ => Ok(sort),
        }
    }

    /// A sort expression, with these names for sort parameters in scope.
    pub(crate) fn sort(&mut self, expr: Expr<'_>, parameters: &Map<&str, Sort>) -> Result<Sort> {
        self.sort_at(expr, parameters, 0)
    }

    fn sort_at(&mut self, expr: Expr<'_>, parameters: &Map<&str, Sort>, depth: usize) -> Result<Sort> {
        if depth > MAX_DEPTH {
            return ErrorKind::Expected { expected: "a sort of reasonable depth", found: "(…)".into() }.at(expr.span());
        }
        let (name, arguments) = match (expr.symbol(), expr.head().and_then(Expr::symbol)) {
            (Some(name), _) => (name, Vec::new()),
            (None, Some(name)) => (name, expr.list().split_off(1)),
            (None, None) => {
                return ErrorKind::expected("a sort", expr).at(expr.span());
            }
        };
        if let (Some(sort), true) = (parameters.get(name), arguments.is_empty()) {
            return Ok(*sort);
        }
        if name == "_" {
            return self.indexed_sort(expr, &arguments);
        }
        let sorts: Vec<Sort> =
            arguments.iter().map(|argument| self.sort_at(*argument, parameters, depth + 1)).collect::<Result<_>>()?;
        let check = |expected: Arity| {
            if expected.admits(sorts.len()) {
                return Ok(());
            }
            ErrorKind::Arity { function: name.to_string(), expected, found: sorts.len() }.at(expr.span())
        };
        match name {
            "Bool" => check(Arity::Exactly(0)).map(|()| Sort::BOOL),
            "Int" => check(Arity::Exactly(0)).map(|()| Sort::INT),
            "Real" => check(Arity::Exactly(0)).map(|()| Sort::REAL),
            "List" | "Seq" if self.globals.get_sort(name).is_none() => {
                check(Arity::Exactly(1))?;
                self.store.hear(if name == "Seq" { Dialect::Sequences } else { Dialect::Lists });
                match self.store.sort_node(sorts[0]) {
                    SortNode::Function(..) => ErrorKind::FunctionSort.at(arguments[0].span()),
                    SortNode::RegLan => ErrorKind::Language.at(arguments[0].span()),
                    _ => Ok(self.store.list_sort(sorts[0])),
                }
            }
            "->" => {
                check(Arity::AtLeast(2))?;
                let nested =
                    sorts.iter().position(|sort| matches!(self.store.sort_node(*sort), SortNode::Function(..)));
                if let Some(index) = nested {
                    return ErrorKind::FunctionSort.at(arguments[index].span());
                }
                let (result, parameters) = sorts.split_last().expect("at least two");
                Ok(self.store.sort(SortNode::Function(parameters.into(), *result)))
            }
            _ => match self.globals.get_sort(name).cloned() {
                Some(GlobalSort::Uninterpreted(declaration, arity)) => {
                    check(Arity::Exactly(arity))?;
                    Ok(self.store.sort(SortNode::Uninterpreted(declaration, sorts.into())))
                }
                Some(GlobalSort::Data(declaration, arity)) => {
                    check(Arity::Exactly(arity))?;
                    Ok(self.store.sort(SortNode::Data(declaration, sorts.into())))
                }
                Some(GlobalSort::Definition(sort, arity)) => {
                    check(Arity::Exactly(arity))?;
                    Ok(self.store.instantiate_sort(sort, &sorts))
                }
                None if name == "String" => check(Arity::Exactly(0)).map(|()| self.store.sort(SortNode::String)),
                None if name == "RegLan" => check(Arity::Exactly(0)).map(|()| self.store.sort(SortNode::RegLan)),
                None if name == "Array" => {
                    check(Arity::AtLeast(2))?;
                    self.array_sort(expr, &sorts[..sorts.len() - 1], sorts[sorts.len() - 1])
                }
                None if name == "RoundingMode" => {
                    check(Arity::Exactly(0)).map(|()| self.store.sort(SortNode::RoundingMode))
                }
                None => {
                    if let Some((_, format)) = FloatFormat::NAMED.iter().find(|(known, _)| *known == name) {
                        return check(Arity::Exactly(0)).map(|()| self.store.sort(SortNode::Float(*format)));
                    }
                    let nearest = self.globals.nearest_sort(name);
                    ErrorKind::UnknownSort { name: name.to_string(), nearest }.at(expr.span())
                }
            },
        }
    }

    /// Whether a sort is what it seems to be, and will be: it depends on no parameter, and nothing in it stands for a list or a number.
    fn is_plain(&self, sort: Sort) -> bool {
        match self.store.sort_node(sort) {
            SortNode::Parameter(_) => false,
            SortNode::Data(_, arguments) | SortNode::Uninterpreted(_, arguments) => {
                self.store.role(sort) == Role::Plain && arguments.iter().all(|argument| self.is_plain(*argument))
            }
            _ => true,
        }
    }

    /// Whether an array may have such indices. Those of records are known to be few by their fields, see `ArrayValue`.
    fn is_index(&self, sort: Sort) -> bool {
        match self.store.sort_node(sort) {
            SortNode::Bool | SortNode::String | SortNode::BitVec(_) | SortNode::Uninterpreted(..) => true,
            SortNode::Data(..) => {
                let constructors = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
                constructors == 1
                    && self.is_plain(sort)
                    && self.store.field_sorts(sort, 0).iter().all(|field| self.is_index(*field))
            }
            _ => sort.is_numeric(),
        }
    }

    /// `(Array index … element)`. Several indices are one tuple.
    fn array_sort(&mut self, expr: Expr<'_>, indices: &[Sort], element: Sort) -> Result<Sort> {
        let indexed = indices.iter().all(|index| self.is_index(*index));
        let index = indices.iter().rev().copied().reduce(|rest, index| self.store.pair_sort(index, rest));
        let plain = !matches!(self.store.sort_node(element), SortNode::Function(..) | SortNode::RegLan)
            && !self.store.has_lists(element)
            && self.is_plain(element);
        match index {
            Some(index) if indexed && plain => Ok(self.store.sort(SortNode::Array(index, element))),
            _ => ErrorKind::ArraySort.at(expr.span()),
        }
    }

    /// `(_ BitVec n)`, `(_ FloatingPoint e s)`
    fn indexed_sort(&mut self, expr: Expr<'_>, parts: &[Expr<'_>]) -> Result<Sort> {
        match *parts {
            [name, width] if name.symbol() == Some("BitVec") => {
                match index(width).filter(|width| (1..=MAX_WIDTH).contains(width)) {
                    Some(width) => Ok(self.store.sort(SortNode::BitVec(width))),
                    None => ErrorKind::Width.at(width.span()),
                }
            }
            [name, exponent, significand] if name.symbol() == Some("FloatingPoint") => {
                match format(exponent, significand) {
                    Some(format) => Ok(self.store.sort(SortNode::Float(format))),
                    None => ErrorKind::Format.at(expr.span()),
                }
            }
            _ => ErrorKind::expected("a sort", expr).at(expr.span()),
        }
    }

    /// `(declare-sort name arity)`
    pub(crate) fn declare_sort(&mut self, name: Expr<'_>, arity: usize) -> Result<()> {
        let text = expect_symbol(name)?;
        self.globals.check_sort_free(text, name.span())?;
        let declaration = self.store.declare_sort(text);
        self.globals.insert_sort(text, GlobalSort::Uninterpreted(declaration, arity));
        Ok(())
    }

    /// `(define-sort name (parameters) sort)`
    pub(crate) fn define_sort(&mut self, name: Expr<'_>, parameters: Expr<'_>, sort: Expr<'_>) -> Result<()> {
        let text = expect_symbol(name)?;
        self.globals.check_sort_free(text, name.span())?;
        let parameters = self.sort_parameters(parameters)?;
        let body = self.sort(sort, &parameters)?;
        self.globals.insert_sort(text, GlobalSort::Definition(body, parameters.len()));
        Ok(())
    }

    fn sort_parameters<'t>(&mut self, list: Expr<'t>) -> Result<Map<&'t str, Sort>> {
        let mut parameters = Map::default();
        for parameter in expect_list(list)? {
            let index = u32::try_from(parameters.len()).unwrap_or(u32::MAX);
            let sort = self.store.sort(SortNode::Parameter(index));
            let name = expect_symbol(parameter)?;
            if parameters.insert(name, sort).is_some() {
                return ErrorKind::BoundTwice(name.to_string()).at(parameter.span());
            }
        }
        Ok(parameters)
    }

    /// `declare-datatypes`: all names first, then all bodies. With `shared` parameters, each body begins with the name, which stands for the
    /// datatype with these parameters where it stands alone.
    pub(crate) fn declare_datatypes(
        &mut self,
        heads: &[(Expr<'_>, Option<usize>)],
        bodies: &[Expr<'_>],
        shared: Option<Expr<'_>>,
    ) -> Result<()> {
        let mut declarations: Vec<SortDeclaration> = Vec::new();
        for ((head, arity), body) in heads.iter().zip(bodies) {
            let name = expect_symbol(*head)?;
            if name != "List" || self.globals.get_sort(name).is_some() {
                self.globals.check_sort_free(name, head.span())?;
            }
            let parameters = shared.or_else(|| par(*body).map(|(parameters, _)| parameters));
            let found = parameters.map_or(0, |parameters| parameters.children().count());
            if let Some(arity) = arity.filter(|arity| *arity != found) {
                let (name, declared) = (name.to_string(), arity);
                return ErrorKind::DatatypeArity { name, declared, found }.at(body.span());
            }
            let declaration = self.store.declare_datatype(name, found);
            self.globals.insert_sort(name, GlobalSort::Data(declaration, found));
            declarations.push(declaration);
        }
        for (declaration, body) in declarations.iter().zip(bodies) {
            let (parameters, constructors) = match (shared, par(*body)) {
                (Some(names), _) => {
                    let mut parameters = self.sort_parameters(names)?;
                    self.bind_themselves(heads, &declarations, &mut parameters);
                    (parameters, expect_list(*body)?.split_off(1))
                }
                (None, Some((parameters, constructors))) => {
                    (self.sort_parameters(parameters)?, expect_list(constructors)?)
                }
                (None, None) => (Map::default(), expect_list(*body)?),
            };
            let constructors = self.constructors(*declaration, &constructors, *body, &parameters)?;
            self.store.define_datatype(*declaration, constructors);
        }
        declarations.iter().for_each(|declaration| self.find_role(*declaration));
        for ((head, _), declaration) in heads.iter().zip(&declarations) {
            let role = self.store.declared_datatype(*declaration).map(|datatype| datatype.role);
            if head.symbol() == Some("List") && !matches!(role, Some(Role::List { .. })) {
                return ErrorKind::BuiltIn("List".to_string()).at(head.span());
            }
            if self.store.declared_datatype(*declaration).is_some_and(|datatype| datatype.role != Role::Plain) {
                self.functions.meet_datatype();
                continue;
            }
            if let Some(cycle) = self.cycle(*declaration) {
                return ErrorKind::RecursiveDatatype(cycle).at(head.span());
            }
        }
        Ok(())
    }

    /// The names of datatypes that are being declared stand for them with all their parameters.
    fn bind_themselves<'t>(
        &self,
        heads: &[(Expr<'t>, Option<usize>)],
        declarations: &[SortDeclaration],
        parameters: &mut Map<&'t str, Sort>,
    ) {
        let all: Vec<Sort> =
            (0..).take(parameters.len()).map(|index| self.store.sort(SortNode::Parameter(index))).collect();
        for ((head, _), declaration) in heads.iter().zip(declarations) {
            if let Some(name) = head.symbol() {
                parameters.insert(name, self.store.sort(SortNode::Data(*declaration, all.clone().into())));
            }
        }
    }

    fn constructors(
        &mut self,
        declaration: SortDeclaration,
        list: &[Expr<'_>],
        place: Expr<'_>,
        parameters: &Map<&str, Sort>,
    ) -> Result<Vec<Constructor>> {
        let mut constructors = Vec::new();
        for spec in list {
            let index = u32::try_from(constructors.len()).unwrap_or(u32::MAX);
            let (name_expr, field_specs) = match spec.head() {
                Some(head) => (head, spec.list().split_off(1)),
                None => (*spec, Vec::new()),
            };
            let name = expect_symbol(name_expr)?;
            self.globals.check_free(name, name_expr.span())?;
            self.globals.insert(name, Global::Constructor(declaration, index));
            let mut fields = Vec::new();
            for field in field_specs {
                let [selector, sort_expr] = expect_list(field)?[..] else {
                    return ErrorKind::expected("a field (selector Sort)", field).at(field.span());
                };
                let field_name = expect_symbol(selector)?;
                self.globals.check_free(field_name, selector.span())?;
                let sort = self.sort(sort_expr, parameters)?;
                if let SortNode::Function(..) = self.store.sort_node(sort) {
                    return ErrorKind::FunctionSort.at(sort_expr.span());
                }
                let position = u32::try_from(fields.len()).unwrap_or(u32::MAX);
                self.globals.insert(field_name, Global::Selector(declaration, index, position));
                fields.push(Field { name: field_name.to_string(), sort });
            }
            constructors.push(Constructor { name: name.to_string(), fields });
        }
        if constructors.is_empty() {
            return ErrorKind::NoConstructors.at(place.span());
        }
        Ok(constructors)
    }

    /// A cycle of datatypes through the fields of `start`, written `A, B, A`. Declarations before the current command
    /// are acyclic, so the search visits each declaration once.
    pub(super) fn cycle(&self, start: SortDeclaration) -> Option<String> {
        let mut seen = vec![start];
        let mut todo: Vec<(SortDeclaration, String)> = vec![(start, self.store.declaration_name(start).to_string())];
        while let Some((declaration, path)) = todo.pop() {
            for next in self.mentioned(declaration) {
                let path = format!("{path}, {}", self.store.declaration_name(next));
                if next == start {
                    return Some(path);
                }
                if !seen.contains(&next) {
                    seen.push(next);
                    todo.push((next, path));
                }
            }
        }
        None
    }

    fn mentioned(&self, declaration: SortDeclaration) -> Vec<SortDeclaration> {
        let Some(datatype) = self.store.declared_datatype(declaration) else { return Vec::new() };
        let mut found = Vec::new();
        let mut todo: Vec<Sort> =
            datatype.constructors.iter().flat_map(|c| c.fields.iter().map(|field| field.sort)).collect();
        while let Some(sort) = todo.pop() {
            match self.store.sort_node(sort) {
                SortNode::Data(inner, arguments) => {
                    found.push(*inner);
                    todo.extend_from_slice(arguments);
                }
                SortNode::Uninterpreted(_, arguments) => todo.extend_from_slice(arguments),
                SortNode::List(element) => todo.push(*element),
                SortNode::Array(index, element) => todo.extend([*index, *element]),
                _ => {}
            }
        }
        found
    }
}

/// `(par (T …) body)`
fn par(body: Expr<'_>) -> Option<(Expr<'_>, Expr<'_>)> {
    match body.list()[..] {
        [word, parameters, inner] if word.symbol() == Some("par") && parameters.is_list() => Some((parameters, inner)),
        _ => None,
    }
}

/// The name, or an error.
pub(crate) fn expect_symbol(expr: Expr<'_>) -> Result<&str> {
    match expr.symbol() {
        Some(name) => Ok(name),
        None => ErrorKind::expected("a symbol", expr).at(expr.span()),
    }
}

/// The elements of a list, or an error.
pub(crate) fn expect_list(expr: Expr<'_>) -> Result<Vec<Expr<'_>>> {
    if expr.is_list() {
        return Ok(expr.list());
    }
    ErrorKind::expected("a list in parentheses", expr).at(expr.span())
}
