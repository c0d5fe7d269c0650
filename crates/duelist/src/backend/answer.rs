//! Reading what a solver says: why it gave up, and its values.

use std::str::FromStr as _;
use std::sync::Arc;

use dashu_int::IBig;
use dashu_ratio::RBig;
use indexmap::IndexMap;

use super::print::constructor_name;
use crate::elaborate::Context;
use crate::model::{ArrayValue, Value};
use crate::syntax::{Expr, Kind};
use crate::term::{Map, Sort, SortNode, Store, Term};

/// Why a solver said `unknown`, in our words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GaveUp {
    /// Its time was up, or it was interrupted.
    Timeout,
    /// It ran out of memory.
    Memory,
    /// Anything else, in its own words: one line without parentheses.
    Incomplete(String),
}

impl GaveUp {
    /// From the answer to `(get-info :reason-unknown)`.
    pub(super) fn from_words(words: &str) -> GaveUp {
        match words.trim_matches(['(', ')']) {
            "timeout" | "canceled" | "interrupted" => GaveUp::Timeout,
            "memout" | "max. memory exceeded" => GaveUp::Memory,
            other => {
                let clean: String = other.chars().filter(|c| !"()\n".contains(*c)).collect();
                GaveUp::Incomplete(if clean.is_empty() { "incomplete".to_string() } else { clean })
            }
        }
    }
}

/// The elements of uninterpreted sorts that a solver has named, numbered in order of appearance.
#[derive(Debug, Default)]
pub(super) struct Elements(IndexMap<(Sort, String), u32>);

impl Elements {
    fn number(&mut self, sort: Sort, name: &str) -> u32 {
        let next = u32::try_from(self.0.keys().filter(|(other, _)| *other == sort).count()).unwrap_or(u32::MAX);
        *self.0.entry((sort, name.to_string())).or_insert(next)
    }
}

/// The value of sort `sort` that `expr` denotes; `None` if we cannot represent it (an irrational number, say).
pub(super) fn read_value(store: &mut Store, elements: &mut Elements, expr: Expr<'_>, sort: Sort) -> Option<Value> {
    Reader { store, elements, lets: Map::default() }.value(expr, sort)
}

/// The closed lambda with these parameters and this formula as its body; `None` if it is not in our language.
pub(crate) fn read_predicate(store: &mut Store, parameters: Expr<'_>, body: Expr<'_>) -> Option<Term> {
    let mut context = Context::with_store(std::mem::take(store));
    let predicate = context.predicate(&parameters.list(), body).ok();
    *store = context.store;
    predicate
}

struct Reader<'a, 't> {
    store: &'a mut Store,
    elements: &'a mut Elements,
    /// Solvers may share parts of large values by `let`.
    lets: Map<&'t str, Expr<'t>>,
}

impl<'t> Reader<'_, 't> {
    /// Recursion is bounded by the depth of the sort, and of the arithmetic in literals.
    fn value(&mut self, expr: Expr<'t>, sort: Sort) -> Option<Value> {
        if let Some(shared) = expr.symbol().and_then(|name| self.lets.get(name)) {
            return self.value(*shared, sort);
        }
        if let [word, bindings, body] = expr.list()[..] {
            if word.symbol() == Some("let") {
                for binding in bindings.children() {
                    let [name, value] = binding.list()[..] else { return None };
                    self.lets.insert(name.symbol()?, value);
                }
                return self.value(body, sort);
            }
        }
        match self.store.sort_node(sort) {
            SortNode::Bool => expr.symbol()?.parse().ok().map(Value::Bool),
            SortNode::Int => {
                let number = self.number(expr)?;
                (number.is_int()).then(|| Value::Int(number.numerator().clone()))
            }
            SortNode::Real => self.number(expr).map(Value::Real),
            SortNode::Array(index, element) => {
                let (index, element) = (*index, *element);
                self.array(expr, index, element)
            }
            SortNode::RegLan => None,
            SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => {
                crate::elaborate::literal(expr).map(Value::Literal).filter(|value| value.fits(self.store, sort))
            }
            SortNode::Data(..) => self.data(expr, sort),
            SortNode::Uninterpreted(..) => {
                let name = match expr.list()[..] {
                    [word, name, _] if word.symbol() == Some("as") => name.symbol()?,
                    _ => expr.symbol()?,
                };
                Some(Value::Element(self.elements.number(sort, name)))
            }
            SortNode::List(_) | SortNode::Function(..) | SortNode::Parameter(_) => None,
        }
    }

    /// A constant array with elements stored in it.
    fn array(&mut self, expr: Expr<'t>, index: Sort, element: Sort) -> Option<Value> {
        let mut stored = Vec::new();
        let mut inner = expr;
        loop {
            if let Some(shared) = inner.symbol().and_then(|name| self.lets.get(name)) {
                inner = *shared;
            }
            match inner.list()[..] {
                [word, array, at, value] if word.symbol() == Some("store") => {
                    stored.push((self.value(at, index)?, self.value(value, element)?));
                    inner = array;
                }
                [constant, value] if constant.list().get(1).and_then(|word| word.symbol()) == Some("const") => {
                    let start = ArrayValue::constant(self.value(value, element)?);
                    let array = stored.into_iter().rev().fold(start, |array, (at, value)| array.store(at, value));
                    return Some(Value::Array(Arc::new(array)));
                }
                [word, bindings, body] if word.symbol() == Some("let") => {
                    for binding in bindings.children() {
                        let [name, value] = binding.list()[..] else { return None };
                        self.lets.insert(name.symbol()?, value);
                    }
                    inner = body;
                }
                _ => return None,
            }
        }
    }

    fn number(&self, expr: Expr<'t>) -> Option<RBig> {
        match expr.kind() {
            Kind::Numeral => Some(RBig::from(IBig::from_str(expr.text()).ok()?)),
            Kind::Decimal => Some(crate::elaborate::decimal(expr.text())),
            Kind::List => match expr.list()[..] {
                [op, inner] if op.symbol() == Some("-") => Some(-self.number(inner)?),
                [op, inner] if op.symbol() == Some("to_real") => self.number(inner),
                [op, left, right] if op.symbol() == Some("/") => {
                    let divisor = self.number(right)?;
                    if divisor.is_zero() { None } else { Some(self.number(left)? / divisor) }
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn data(&mut self, expr: Expr<'t>, sort: Sort) -> Option<Value> {
        let (head, arguments) = match expr.head() {
            None => (expr, Vec::new()),
            Some(word) if word.symbol() == Some("as") => (expr, Vec::new()),
            Some(head) => (head, expr.list().split_off(1)),
        };
        let name = match head.list()[..] {
            [word, name, _] if word.symbol() == Some("as") => name.symbol()?,
            _ => head.symbol()?,
        };
        let count = u32::try_from(self.store.datatype(sort)?.constructors.len()).ok()?;
        let matches = |index: &u32| constructor_name(self.store, sort, *index).trim_matches('|') == name;
        let constructor = (0..count).find(matches)?;
        let sorts = self.store.field_sorts(sort, constructor);
        if sorts.len() != arguments.len() {
            return None;
        }
        let fields: Option<Vec<Value>> =
            arguments.into_iter().zip(sorts).map(|(argument, sort)| self.value(argument, sort)).collect();
        Some(Value::data(constructor, fields?))
    }
}

#[cfg(test)]
mod tests {
    use super::GaveUp;

    #[test]
    fn why_solvers_give_up() {
        let of = GaveUp::from_words;
        assert_eq!(
            (of("timeout"), of("canceled"), of("interrupted")),
            (GaveUp::Timeout, GaveUp::Timeout, GaveUp::Timeout)
        );
        assert_eq!((of("memout"), of("max. memory exceeded")), (GaveUp::Memory, GaveUp::Memory));
        assert_eq!(
            of("(incomplete (theory arithmetic))"),
            GaveUp::Incomplete("incomplete theory arithmetic".to_string())
        );
        assert_eq!(of(""), GaveUp::Incomplete("incomplete".to_string()));
    }
}
