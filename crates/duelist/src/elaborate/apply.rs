//! Applications: a head and arguments that are terms already.

use super::builtin::{self, Arguments, Builtin};
use super::error::{Arity, ErrorKind, Result};
use super::scope::Global;
use super::terms::{Head, Machine};
use crate::syntax::Expr;
use crate::term::{Op, Sort, SortDeclaration, SortNode, Term};

impl<'t> Machine<'_, 't> {
    /// What reads an array, and the array, if that is what stands for a function.
    pub(super) fn array_as_function(&self, head: &Head) -> Option<(Head, Term)> {
        let store = &self.context.store;
        let array = match head {
            Head::Global(Global::Symbol(symbol)) if store.symbol(*symbol).parameters.is_empty() => {
                store.constant(*symbol)
            }
            Head::Global(Global::Definition { term, parameters }) if parameters.is_empty() => *term,
            _ => return None,
        };
        store.array(store.sort_of(array))?;
        let select = builtin::theory("select")?;
        Some((Head::Builtin(Builtin::Scalar(select, [0; 2])), array))
    }

    /// The arguments of what reads or changes an array with several indices, as many as it has, with a tuple of them instead.
    fn with_one_index(&self, builtin: Builtin, terms: &[Term]) -> Option<Vec<Term>> {
        let store = &self.context.store;
        let after = match builtin {
            Builtin::Scalar(row, _) if row.name == "select" => 0,
            Builtin::Scalar(row, _) if row.name == "store" => 1,
            _ => return None,
        };
        let (array, others) = terms.split_first()?;
        let (index, _) = store.array(store.sort_of(*array))?;
        let count = store.indices_of(index).len();
        if count < 2 || others.len() != count + after {
            return None;
        }
        let (indices, value) = others.split_at(count);
        let index = indices.iter().rev().copied().reduce(|rest, index| store.pair(index, rest))?;
        Some([*array, index].into_iter().chain(value.iter().copied()).collect())
    }

    pub(super) fn apply(&mut self, head: &Head, name: Expr<'t>, arguments: &Arguments<'_, 't>) -> Result<Term> {
        let text = name.text();
        match head {
            Head::Builtin(builtin) => match self.with_one_index(*builtin, arguments.terms) {
                Some(terms) => {
                    let arguments = Arguments { whole: arguments.whole, terms: &terms, written: false };
                    self.context.apply_builtin(*builtin, &arguments)
                }
                None => self.context.apply_builtin(*builtin, arguments),
            },
            Head::ConstArray(sort) => {
                let (_, element) = self.context.store.array(*sort).expect("an array's sort");
                let terms = self.typed("const", arguments, &[element])?;
                Ok(self.context.store.app(Op::ConstArray(*sort), terms))
            }
            Head::Parameter(function) => {
                let sorts = self.context.store.function_sort(*function).0.to_vec();
                let terms = self.typed(text, arguments, &sorts)?;
                Ok(self.context.store.call(*function, &terms))
            }
            Head::Global(Global::Symbol(first)) => {
                let symbol = self.context.overload(text, *first, arguments.terms);
                let sorts = self.context.store.symbol(symbol).parameters.to_vec();
                if sorts.is_empty() && !arguments.terms.is_empty() {
                    return ErrorKind::NotAFunction(text.to_string()).at(name.span());
                }
                let terms = self.typed(text, arguments, &sorts)?;
                Ok(self.context.store.app(Op::Symbol(symbol), terms))
            }
            Head::Global(Global::Definition { term, parameters }) => {
                if parameters.is_empty() && !arguments.terms.is_empty() {
                    return ErrorKind::NotAFunction(text.to_string()).at(name.span());
                }
                let terms = self.typed(text, arguments, parameters)?;
                if parameters.is_empty() {
                    return Ok(*term);
                }
                let applied = self.context.store.beta(*term, &terms);
                self.context.store.keep_written(*term, &terms);
                Ok(applied)
            }
            Head::Global(Global::Constructor(declaration, index)) => {
                self.construct(*declaration, *index, text, arguments)
            }
            Head::Global(Global::Selector(declaration, constructor, field)) => {
                let sort = self.owner(*declaration, text, arguments)?;
                Ok(self.context.field(arguments.terms[0], sort, *constructor, *field))
            }
            Head::Tester(declaration, index) => {
                let sort = self.owner(*declaration, text, arguments)?;
                Ok(self.context.store.app(Op::Test(sort, *index), arguments.terms))
            }
            Head::Qualified(sort, index) => {
                let sorts = self.context.store.field_sorts(*sort, *index);
                let terms = self.typed(text, arguments, &sorts)?;
                Ok(self.context.store.app(Op::Construct(*sort, *index), terms))
            }
            Head::Ascribed(head, sort) => {
                let function = name.children().nth(1).unwrap_or(name);
                let term = self.apply(head, function, arguments)?;
                let what = if arguments.terms.is_empty() { "" } else { "the result of " };
                self.ascribed(term, *sort, function, format!("{what}`{}`", function.text()))
            }
        }
    }

    fn typed(&mut self, function: &str, arguments: &Arguments<'_, 't>, sorts: &[Sort]) -> Result<Vec<Term>> {
        arguments.check_arity(function, Arity::Exactly(sorts.len()))?;
        (0..sorts.len()).map(|index| self.context.argument(function, arguments, index, sorts[index])).collect()
    }

    /// The datatype sort of a selector's or tester's only argument.
    fn owner(&mut self, declaration: SortDeclaration, function: &str, arguments: &Arguments<'_, 't>) -> Result<Sort> {
        arguments.check_arity(function, Arity::Exactly(1))?;
        let sort = self.context.store.sort_of(arguments.terms[0]);
        match self.context.store.sort_node(sort) {
            SortNode::Data(owner, _) if *owner == declaration => Ok(sort),
            _ => {
                let expected = self.context.store.declaration_name(declaration).to_string();
                let (function, found) = (function.to_string(), self.context.show(sort));
                ErrorKind::ArgumentSort { function, index: 1, expected, found }.at(arguments.place(0).span())
            }
        }
    }

    /// A constructor without `as`: its arguments must determine the sort parameters.
    fn construct(
        &mut self,
        declaration: SortDeclaration,
        index: u32,
        name: &str,
        arguments: &Arguments<'_, 't>,
    ) -> Result<Term> {
        let datatype = self.context.store.declared_datatype(declaration).expect("constructors are of datatypes");
        let arity = datatype.arity;
        let declared: Vec<Sort> = datatype.constructors[index as usize].fields.iter().map(|field| field.sort).collect();
        arguments.check_arity(name, Arity::Exactly(declared.len()))?;
        let mut solution: Vec<Option<Sort>> = vec![None; arity];
        for (pattern, term) in declared.iter().zip(arguments.terms) {
            self.unify_sorts(*pattern, self.context.store.sort_of(*term), &mut solution);
        }
        let Some(solved) = solution.into_iter().collect::<Option<Vec<Sort>>>() else {
            return ErrorKind::AmbiguousConstructor { constructor: name.to_string() }.at(arguments.whole.span());
        };
        let sort = self.context.store.sort(SortNode::Data(declaration, solved.into()));
        let sorts = self.context.store.field_sorts(sort, index);
        let terms = self.typed(name, arguments, &sorts)?;
        Ok(self.context.store.app(Op::Construct(sort, index), terms))
    }

    /// Reads off what the parameters in `pattern` must be for it to become `sort`; the first occurrence decides.
    fn unify_sorts(&self, pattern: Sort, sort: Sort, solution: &mut [Option<Sort>]) {
        match (self.context.store.sort_node(pattern), self.context.store.sort_node(sort)) {
            (SortNode::Parameter(index), _) => {
                solution[*index as usize].get_or_insert(sort);
            }
            (SortNode::Data(left, inner), SortNode::Data(right, other))
            | (SortNode::Uninterpreted(left, inner), SortNode::Uninterpreted(right, other))
                if left == right =>
            {
                inner.iter().zip(other).for_each(|(pattern, sort)| self.unify_sorts(*pattern, *sort, solution));
            }
            (SortNode::List(pattern), SortNode::List(sort)) => self.unify_sorts(*pattern, *sort, solution),
            (SortNode::Array(index, element), SortNode::Array(at, value)) => {
                self.unify_sorts(*index, *at, solution);
                self.unify_sorts(*element, *value, solution);
            }
            _ => {}
        }
    }
}
