//! Models: what every symbol means.

use std::fmt;
use std::sync::Arc;

use indexmap::IndexMap;

use super::convert::FromValue;
use super::declare::{declare, declare_sort, lower_sort, parse, refused};
use super::expr::{Expr, Head};
use super::text::Plan;
use super::{Error, Sort, Value};
use crate::check::Evaluator;
use crate::elaborate::Context;
use crate::model::{self, Table, Underspecified};
use crate::term::{Store, Symbol};

/// A meaning for every declared constant and function under which the assertions are true, as the judge has checked.
///
/// It is on its own: it stays as it is when the solver goes on, and can be sent to other threads. Terms that were not asserted have values, too.
///
/// ```
/// use duelist::{Answer, Int, List, Solver};
///
/// let l = List::<Int>::var("l");
/// let mut solver = Solver::default();
/// solver.assert(l.len().eq(2) & l.forall(|x| x.eq(7)))?;
/// let Answer::Sat(model) = solver.check()? else { panic!("there is one") };
/// assert_eq!(model.get::<Vec<i64>>(&l)?, [7, 7]);
/// assert_eq!(model.get::<i64>(&l.sum())?, 14);
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone)]
pub struct Model(Arc<Meaning>);

struct Meaning {
    constants: IndexMap<String, (Sort, model::Value)>,
    functions: IndexMap<String, (Vec<Sort>, Sort, Table)>,
    arithmetic: Vec<(Underspecified, Table)>,
    /// Selectors of other constructors: a datatype sort, a constructor, a field.
    selectors: Vec<(Sort, u32, u32, Table)>,
}

impl Model {
    pub(crate) fn new(store: &Store, symbols: &[Symbol], model: &model::Model) -> Model {
        let mut meaning = Meaning {
            constants: IndexMap::new(),
            functions: IndexMap::new(),
            arithmetic: Vec::new(),
            selectors: Vec::new(),
        };
        for symbol in symbols {
            let info = store.symbol(*symbol);
            let sort = Sort::of_store(store, info.sort);
            if let Some(value) = model.constants.get(symbol) {
                meaning.constants.insert(info.name.clone(), (sort, value.clone()));
            } else if let Some(table) = model.functions.get(symbol) {
                let parameters = info.parameters.iter().map(|sort| Sort::of_store(store, *sort)).collect();
                meaning.functions.insert(info.name.clone(), (parameters, sort, table.clone()));
            }
        }
        for (operation, table) in &model.underspecified {
            match *operation {
                Underspecified::Select(sort, constructor, field) => {
                    let sort = Sort::of_store(store, sort);
                    meaning.selectors.push((sort, constructor, field, table.clone()));
                }
                other => meaning.arithmetic.push((other, table.clone())),
            }
        }
        Model(Arc::new(meaning))
    }

    /// The value of a term as a Rust value: `bool`, integers, [`IBig`](crate::IBig), [`RBig`](crate::RBig), `Vec`, `Option`, tuples, and whatever derives
    /// `Datatype`.
    ///
    /// # Errors
    /// If it is not one of the type, such as a number that does not fit into an `i64`, or a list too long for a `Vec`; and as [`Model::value`].
    pub fn get<T: FromValue>(&self, term: impl AsRef<Expr>) -> Result<T, Error> {
        T::from_value(&self.value(term)?)
    }

    /// The value of a term.
    ///
    /// # Errors
    /// If the term mentions something that the solver did not know, or its value is too large to be computed.
    pub fn value(&self, term: impl AsRef<Expr>) -> Result<Value, Error> {
        let term = term.as_ref();
        if let Head::Symbol(name, _) = &term.node().head {
            match self.0.constants.get(&**name) {
                Some((sort, value)) if sort == term.sort() => return Ok(Value::new(sort, value)),
                _ => {}
            }
        }
        self.evaluate(term)
    }

    fn evaluate(&self, term: &Expr) -> Result<Value, Error> {
        let plan = Plan::new(term);
        plan.check_closed()?;
        let (mut context, mut symbols) = (Context::default(), Vec::new());
        declare(&mut context, &mut symbols, &plan)?;
        let tree = parse(plan.text())?;
        let lowered = context.term(tree.root()).map_err(|error| refused(&error, &tree))?;
        let model = self.lower(&mut context, &symbols)?;
        let value = Evaluator::new(&context.store, &model).value(lowered);
        let value = value.map_err(|error| Error::Evaluation(error.to_string()))?;
        Ok(Value::new(term.sort(), &value))
    }

    /// As much of the model as concerns these symbols, in the terms of another context.
    fn lower(&self, context: &mut Context, symbols: &[Symbol]) -> Result<model::Model, Error> {
        let mut lowered = model::Model::default();
        for symbol in symbols {
            let name = &context.store.symbol(*symbol).name;
            if let Some((_, value)) = self.0.constants.get(name) {
                lowered.constants.insert(*symbol, value.clone());
            }
            if let Some((_, _, table)) = self.0.functions.get(name) {
                lowered.functions.insert(*symbol, table.clone());
            }
        }
        lowered.underspecified.extend(self.0.arithmetic.iter().cloned());
        for (sort, constructor, field, table) in &self.0.selectors {
            declare_sort(context, sort)?;
            let sort = lower_sort(context, sort)?;
            lowered.underspecified.insert(Underspecified::Select(sort, *constructor, *field), table.clone());
        }
        Ok(lowered)
    }

    /// The names, sorts and values of all constants, in the order of their declaration.
    pub fn constants(&self) -> impl Iterator<Item = (&str, &Sort, Value)> {
        self.0.constants.iter().map(|(name, (sort, value))| (name.as_str(), sort, Value::new(sort, value)))
    }
}

impl fmt::Debug for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One line for each constant: its name and its value.
impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, (name, _, value)) in self.constants().enumerate() {
            write!(f, "{}{name} = {value}", if index == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}
