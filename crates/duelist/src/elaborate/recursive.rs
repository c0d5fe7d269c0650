//! Recursive datatypes that are lists or numbers, and recursive definitions.

use super::Context;
use super::error::{ErrorKind, Result};
use super::scope::{Global, GlobalSort};
use super::sorts::expect_symbol;
use crate::recursion::{Function, Lowering};
use crate::syntax::Expr;
use crate::term::{Constructor, Datatype, Field, Role, Sort, SortDeclaration, SortNode, Symbol, Term};

/// The head of a recursive definition: a name, parameters and a sort.
#[derive(Clone, Debug)]
pub(crate) struct Signature<'t> {
    pub(crate) name: Expr<'t>,
    pub(crate) parameters: Vec<Expr<'t>>,
    pub(crate) sort: Expr<'t>,
}

impl Context {
    /// Terms on their way into the list language.
    pub(crate) fn lowering(&mut self) -> Lowering<'_> {
        Lowering { store: &mut self.store, functions: &mut self.functions }
    }

    /// `(define-funs-rec …)`: all names first, then all bodies. They are not read as anything yet.
    pub(crate) fn define_recursive(&mut self, heads: &[Signature<'_>], bodies: &[Expr<'_>]) -> Result<Vec<Symbol>> {
        let mut symbols = Vec::new();
        let mut all = Vec::new();
        for head in heads {
            let text = expect_symbol(head.name)?;
            let names = self.parameters(&head.parameters)?;
            let is_overload = self.may_overload(text, &names);
            if !is_overload {
                self.globals.check_free(text, head.name.span())?;
            }
            let function = names.iter().position(|(_, sort)| self.is_function(*sort));
            if let Some(index) = function {
                return ErrorKind::FunctionSort.at(head.parameters[index].span());
            }
            let result = self.value_sort(head.sort)?;
            let sorts: Vec<Sort> = names.iter().map(|(_, sort)| *sort).collect();
            let symbol = self.lowering().declare(text, &sorts, result);
            if is_overload {
                self.globals.insert_overload(text, symbol);
            } else {
                self.globals.insert(text, Global::Symbol(symbol));
            }
            symbols.push(symbol);
            all.push((names, result));
        }
        for ((symbol, (names, result)), body) in symbols.iter().zip(&all).zip(bodies) {
            let term = self.definition_body(names, *result, *body)?;
            if self.store.postorder(&[term]).iter().any(|inner| self.is_forall(*inner)) {
                return ErrorKind::Quantifier.at(body.span());
            }
            let name = self.store.symbol(*symbol).name.clone();
            let parameters = names.iter().map(|(name, _)| (*name).to_string()).collect();
            self.functions.insert(*symbol, Function::new(name, parameters, term));
        }
        Ok(symbols)
    }

    /// Whether a recursive function has this name already, and none with these parameters.
    fn may_overload(&self, name: &str, parameters: &[(&str, Sort)]) -> bool {
        let Some(Global::Symbol(first)) = self.globals.get(name) else { return false };
        let sorts: Vec<Sort> = parameters.iter().map(|(_, sort)| *sort).collect();
        let mut all = std::iter::once(*first).chain(self.globals.overloads(name));
        self.functions.contains(*first) && all.all(|symbol| *self.store.symbol(symbol).parameters != *sorts)
    }

    /// The function of this name, besides this one, that takes arguments of these sorts.
    pub(super) fn overload(&self, name: &str, first: Symbol, arguments: &[Term]) -> Symbol {
        let fits = |symbol: &Symbol| {
            let parameters = &self.store.symbol(*symbol).parameters;
            parameters.len() == arguments.len()
                && parameters.iter().zip(arguments).all(|(sort, argument)| *sort == self.store.sort_of(*argument))
        };
        std::iter::once(first).chain(self.globals.overloads(name)).find(fits).unwrap_or(first)
    }

    /// A declared datatype as the solver has it, unless its values are lists or numbers there.
    pub(crate) fn image_of_datatype(&self, name: &str) -> Option<&Datatype> {
        let Some(GlobalSort::Data(declaration, _)) = self.globals.get_sort(name) else { return None };
        let datatype = self.store.declared_datatype(*declaration)?;
        match datatype.role {
            Role::Plain => Some(datatype),
            Role::Image(image) => self.store.declared_datatype(image),
            Role::List { .. } | Role::Nat { .. } => None,
        }
    }

    fn is_forall(&self, term: Term) -> bool {
        matches!(self.store.node(term), crate::term::Node::Forall(..))
    }

    /// Finds out what the values of a datatype are: lists, numbers, or themselves.
    pub(super) fn find_role(&mut self, declaration: SortDeclaration) {
        let Some(datatype) = self.store.declared_datatype(declaration) else { return };
        let (name, arity, constructors) = (datatype.name.clone(), datatype.arity, datatype.constructors.clone());
        let parameters: Vec<Sort> =
            (0..).take(arity).map(|index| self.store.sort(SortNode::Parameter(index))).collect();
        let itself = self.store.sort(SortNode::Data(declaration, parameters.into()));
        let role = recursive_role(&constructors, itself, |sort| self.reaches(sort, declaration));
        if let Some(role) = role {
            self.store.set_role(declaration, role);
            return;
        }
        if self.cycle(declaration).is_some() {
            return;
        }
        let mut images = Vec::new();
        for constructor in &constructors {
            let fields = constructor.fields.iter();
            let fields = fields.map(|field| Field { name: field.name.clone(), sort: self.lowering().sort(field.sort) });
            images.push(Constructor { name: constructor.name.clone(), fields: fields.collect() });
        }
        if images != constructors {
            let image = self.store.declare_datatype(&name, arity);
            self.store.define_datatype(image, images);
            self.store.set_role(declaration, Role::Image(image));
        }
    }

    /// Whether values of a sort may have values of a datatype inside.
    fn reaches(&self, sort: Sort, declaration: SortDeclaration) -> bool {
        let (mut todo, mut seen) = (vec![sort], Vec::new());
        while let Some(sort) = todo.pop() {
            match self.store.sort_node(sort) {
                SortNode::Data(inner, arguments) => {
                    if *inner == declaration {
                        return true;
                    }
                    todo.extend_from_slice(arguments);
                    if !seen.contains(inner) {
                        seen.push(*inner);
                        let datatype = self.store.declared_datatype(*inner);
                        let constructors = datatype.map_or(&[][..], |datatype| &datatype.constructors);
                        todo.extend(constructors.iter().flat_map(|one| one.fields.iter().map(|field| field.sort)));
                    }
                }
                SortNode::Uninterpreted(_, arguments) => todo.extend_from_slice(arguments),
                SortNode::List(element) => todo.push(*element),
                _ => {}
            }
        }
        false
    }
}

/// Lists have a constructor without fields and one with an element and a list; numbers have one with a number instead.
fn recursive_role(constructors: &[Constructor], itself: Sort, inside: impl Fn(Sort) -> bool) -> Option<Role> {
    let [first, second] = constructors else { return None };
    let (empty, other) = match (first.fields.is_empty(), second.fields.is_empty()) {
        (true, false) => (0, 1),
        (false, true) => (1, 0),
        _ => return None,
    };
    let sorts: Vec<Sort> = constructors[other as usize].fields.iter().map(|field| field.sort).collect();
    match sorts[..] {
        [only] if only == itself => Some(Role::Nat { zero: empty, succ: other }),
        [element, rest] if rest == itself && !inside(element) => {
            Some(Role::List { nil: empty, cons: other, head: 0, tail: 1 })
        }
        [rest, element] if rest == itself && !inside(element) => {
            Some(Role::List { nil: empty, cons: other, head: 1, tail: 0 })
        }
        _ => None,
    }
}
