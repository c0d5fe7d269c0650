//! Arguments of a combinator in the wrong order: if another order fits its signature, the error says which.

use super::combinators::{Written, is_lambda};
use super::error::{ErrorKind, Result};
use super::scope::Global;
use super::terms::Machine;
use super::{builtin, expect_list};
use crate::syntax::{Expr, Kind};
use crate::term::{Parameter, Pattern, Signature, Sort, Store, Term};

/// The sorts of a function's parameters, as far as they are known without looking at its arguments.
pub(super) struct Parameters {
    sorts: Vec<Sort>,
    /// Whether an integer is converted where a real is expected.
    converts: bool,
}

impl Parameters {
    /// Whether a function with these parameters can be applied to arguments of these sorts.
    pub(super) fn admit(&self, arguments: &[Sort]) -> bool {
        self.sorts.len() == arguments.len()
            && self.sorts.iter().zip(arguments).all(|(parameter, argument)| {
                parameter == argument || self.converts && (*argument, *parameter) == (Sort::INT, Sort::REAL)
            })
    }
}

impl<'t> Machine<'_, 't> {
    /// The place of the only argument that cannot be anything but a function, if the first one, where a function belongs, is not
    /// like that.
    pub(super) fn misplaced_function(&mut self, places: &[Expr<'t>]) -> Option<usize> {
        if self.is_certainly_function(places[0]) {
            return None;
        }
        let mut functions = (1..places.len()).filter(|index| self.is_certainly_function(places[*index]));
        functions.next().filter(|_| functions.next().is_none())
    }

    /// Whether an expression where a sort may stand is a term instead.
    pub(super) fn is_term(&mut self, expr: Expr<'t>) -> bool {
        if self.context.value_sort(expr).is_ok() {
            return false;
        }
        match (expr.kind(), expr.symbol()) {
            (Kind::Numeral | Kind::Decimal, _) => true,
            (_, Some(name)) => {
                self.is_local(name) || self.context.globals.get(name).is_some() || builtin::is_reserved(name)
            }
            _ => expr.head().is_some_and(|head| self.is_certainly_function(head) || is_lambda(expr)),
        }
    }

    fn is_certainly_function(&mut self, expr: Expr<'t>) -> bool {
        if is_lambda(expr) {
            return true;
        }
        let Some(name) = expr.symbol() else {
            let parts = expr.list();
            return parts.len() == 3 && parts[0].symbol() == Some("_") && parts[1].symbol() == Some("is");
        };
        if let Some(term) = self.locals.get(&mut self.context.store, name) {
            return self.context.is_function(self.context.store.sort_of(term));
        }
        let store = &self.context.store;
        match self.context.globals.get(name) {
            Some(Global::Definition { parameters, .. }) => !parameters.is_empty(),
            Some(Global::Symbol(symbol)) => !store.symbol(*symbol).parameters.is_empty(),
            Some(Global::Selector(..)) => true,
            Some(Global::Constructor(declaration, index)) => store
                .declared_datatype(*declaration)
                .is_some_and(|datatype| !datatype.constructors[*index as usize].fields.is_empty()),
            None => builtin::lookup(name).is_some() || self.context.globals.tester_of(name).is_some(),
        }
    }

    /// The parameters of a lambda, of a function that is defined or declared, or of a function parameter.
    pub(super) fn parameters_of(&mut self, expr: Expr<'t>) -> Option<Parameters> {
        if is_lambda(expr) {
            let written = expect_list(*expr.list().get(1)?).ok()?;
            let sort = |parameter: Expr<'t>| self.context.value_sort(*parameter.list().get(1)?).ok();
            let sorts: Option<Vec<Sort>> = written.into_iter().map(sort).collect();
            return sorts.map(|sorts| Parameters { sorts, converts: false });
        }
        let name = expr.symbol()?;
        if let Some(term) = self.locals.get(&mut self.context.store, name) {
            let function = self.context.is_function(self.context.store.sort_of(term));
            let sorts = function.then(|| self.context.store.function_sort(term).0.to_vec());
            return sorts.map(|sorts| Parameters { sorts, converts: false });
        }
        let sorts = match self.context.globals.get(name)? {
            Global::Definition { parameters, .. } => parameters.to_vec(),
            Global::Symbol(symbol) => self.context.store.symbol(*symbol).parameters.to_vec(),
            Global::Constructor(..) | Global::Selector(..) => return None,
        };
        Some(Parameters { sorts, converts: true })
    }

    /// An error if the arguments fit the signature in another order. The function is the one that has no term.
    pub(super) fn check_order(&mut self, written: &Written<'t>, terms: &[Option<Term>]) -> Result<()> {
        let Written { signature, places, .. } = written;
        let function = terms.iter().position(Option::is_none).and_then(|index| self.parameters_of(places[index]));
        let sorts: Vec<Option<Sort>> =
            terms.iter().map(|term| term.map(|term| self.context.store.sort_of(term))).collect();
        let store = &self.context.store;
        let fitting = orders(places.len()).into_iter().find(|order| {
            let sorts: Vec<Option<Sort>> = order.iter().map(|index| sorts[*index]).collect();
            fits(store, signature, &sorts, function.as_ref())
        });
        let Some(order) = fitting else { return Ok(()) };
        let arguments: Vec<String> = order.iter().map(|index| abbreviated(places[*index])).collect();
        let form = format!("({} {})", signature.name, arguments.join(" "));
        ErrorKind::ArgumentOrder { combinator: signature.name, form }.at(places[first_moved(&order)].span())
    }
}

/// Whether arguments of these sorts, `None` being the function, are what a signature asks for.
fn fits(store: &Store, signature: &Signature, sorts: &[Option<Sort>], function: Option<&Parameters>) -> bool {
    let (mut element, mut second, mut image) = (None, None, None);
    for (parameter, sort) in signature.parameters.iter().zip(sorts) {
        match (parameter, sort) {
            (Parameter::Function(..) | Parameter::Partial(..), None) | (Parameter::Value(_), Some(_)) => {}
            (Parameter::List(pattern), Some(sort)) => {
                let Some(found) = store.element_sort(*sort) else { return false };
                let known = if *pattern == Pattern::Second { &mut second } else { &mut element };
                if *known.get_or_insert(found) != found || signature.numeric == Some(*pattern) && !found.is_numeric() {
                    return false;
                }
            }
            _ => return false,
        }
    }
    for (parameter, sort) in signature.parameters.iter().zip(sorts) {
        let (Parameter::Value(pattern), Some(sort)) = (parameter, sort) else { continue };
        let expected = match pattern {
            Pattern::Bool => Sort::BOOL,
            Pattern::Int => Sort::INT,
            Pattern::Element => *element.get_or_insert(*sort),
            Pattern::Second => *second.get_or_insert(*sort),
            Pattern::Image | Pattern::Pair | Pattern::Images => *image.get_or_insert(*sort),
        };
        if *sort != expected && (*sort, expected) != (Sort::INT, Sort::REAL) {
            return false;
        }
    }
    let (Some(Parameter::Function(inputs, _) | Parameter::Partial(inputs, _)), Some(function)) =
        (signature.parameters.first(), function)
    else {
        return true;
    };
    let given = inputs.iter().map(|pattern| match pattern {
        Pattern::Bool => Some(Sort::BOOL),
        Pattern::Int => Some(Sort::INT),
        Pattern::Element => element,
        Pattern::Second => second,
        Pattern::Image | Pattern::Pair | Pattern::Images => image,
    });
    given.collect::<Option<Vec<Sort>>>().is_some_and(|given| function.admit(&given))
}

/// Every order of this many arguments except the one they have. Those that keep most of it come first.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let mut orders: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..count {
        let longer = orders.iter().flat_map(|order| {
            let left = (0..count).filter(|index| !order.contains(index));
            left.map(|index| order.iter().copied().chain([index]).collect()).collect::<Vec<Vec<usize>>>()
        });
        orders = longer.collect();
    }
    orders.retain(|order| inversions(order) > 0);
    orders.sort_by_key(|order| inversions(order));
    orders
}

/// How many pairs are exchanged.
fn inversions(order: &[usize]) -> usize {
    order.iter().enumerate().map(|(place, index)| order[place..].iter().filter(|later| *later < index).count()).sum()
}

fn first_moved(order: &[usize]) -> usize {
    order.iter().enumerate().position(|(place, index)| place != *index).unwrap_or(0)
}

/// The text of an argument; of a long one only how it begins.
fn abbreviated(expr: Expr<'_>) -> String {
    const WIDTH: usize = 30;
    let text = expr.to_string();
    match expr.head().and_then(Expr::symbol) {
        Some(head) if text.chars().count() > WIDTH => format!("({head} …)"),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::orders;

    #[test]
    fn orders_that_keep_most_come_first() {
        assert_eq!(orders(1), Vec::<Vec<usize>>::new());
        assert_eq!(orders(2), [[1, 0]]);
        assert_eq!(orders(3), [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]);
        assert_eq!(orders(4).len(), 23);
    }
}
