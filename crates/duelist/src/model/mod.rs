//! Models: what every declared symbol means, and what the operators mean where SMT-LIB leaves them open.

mod array;
mod distinct;
mod layout;
mod list;
mod print;
mod rearrange;
mod slice;
mod value;

use std::hash::Hash;

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

pub use array::ArrayValue;
pub(crate) use layout::Layout;
pub use list::{Elements, ListValue, Run};
pub use print::{ABBREVIATED, LONG, ListForm, write_model, write_value};
pub use value::Value;

use crate::term::{Origin, Sort, Store, Symbol};

/// A map that is iterated in the order of insertion.
type Ordered<K, V> = IndexMap<K, V, FxBuildHasher>;

/// A meaning for symbols. Nothing here is checked: that is what [`crate::check`] is for.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// The values of constants, lists included.
    pub constants: Ordered<Symbol, Value>,
    /// The meaning of functions, that is, of symbols with parameters.
    pub functions: Ordered<Symbol, Table>,
    /// The meaning of operators outside their domain; see [`Underspecified`].
    pub underspecified: Ordered<Underspecified, Table>,
}

/// An operation that SMT-LIB defines only in part. Outside its domain it is one fixed but arbitrary function of
/// some arguments, which the model chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Underspecified {
    /// `(div x 0)`, a function of `x`.
    IntDiv,
    /// `(mod x 0)`, a function of `x`.
    Mod,
    /// `(/ x 0.0)`, a function of `x`.
    RealDiv,
    /// The selector of a datatype sort for a constructor's field (as in [`crate::term::Op::Select`]) applied to a value
    /// that another constructor built, a function of that value.
    Select(Sort, u32, u32),
    /// `(seq.nth s i)` out of bounds, a function of the list `s` of elements of this sort and of `i`.
    Element(Sort),
}

impl Underspecified {
    /// Whether the model has a choice at these arguments. At a value of its own constructor a selector is defined, and so is an element within
    /// bounds; what a table says of it means nothing.
    #[must_use]
    pub fn is_open_at(self, arguments: &[Value]) -> bool {
        match (self, arguments) {
            (Underspecified::Select(_, wanted, _), [Value::Data { constructor, .. }]) => *constructor != wanted,
            (Underspecified::Element(_), [Value::List(list), Value::Int(index)]) => list.nth(index).is_none(),
            _ => true,
        }
    }
}

/// A function given by finitely many points and a value for all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    points: Ordered<Vec<Value>, Value>,
    default: Value,
}

impl Table {
    /// The constant function.
    #[must_use]
    pub fn new(default: Value) -> Table {
        Table { points: Ordered::default(), default }
    }

    /// Makes `value` the result for `arguments`, in place of what it was.
    pub fn insert(&mut self, arguments: Vec<Value>, value: Value) {
        self.points.insert(arguments, value);
    }

    /// The result for these arguments.
    #[must_use]
    pub fn get(&self, arguments: &[Value]) -> &Value {
        self.points.get(arguments).unwrap_or(&self.default)
    }

    /// The result for arguments that are not listed.
    #[must_use]
    pub fn default_value(&self) -> &Value {
        &self.default
    }

    /// How many points are listed.
    #[must_use]
    pub fn len(&self) -> usize {
        self.points.len()
    }

    /// Whether no point is listed: the function is constant.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.points.is_empty()
    }

    /// Whether this is a function from and to values of these sorts.
    fn fits(&self, store: &Store, parameters: &[Sort], sort: Sort) -> bool {
        let points = self.points.iter().all(|(arguments, value)| {
            let fits = arguments.len() == parameters.len()
                && arguments.iter().zip(parameters).all(|(argument, parameter)| argument.fits(store, *parameter));
            fits && value.fits(store, sort)
        });
        !parameters.is_empty() && points && self.default.fits(store, sort)
    }

    /// The listed points, in the order of their first insertion.
    pub fn iter(&self) -> impl Iterator<Item = (&[Value], &Value)> {
        self.points.iter().map(|(arguments, value)| (&**arguments, value))
    }
}

impl Model {
    /// The model of terms that were copied, as one of the originals. What does not occur in them is left out.
    #[must_use]
    pub fn of_original(self, origin: &Origin) -> Model {
        let operation = |operation| match operation {
            Underspecified::Select(sort, constructor, field) => {
                origin.sort(sort).map(|sort| Underspecified::Select(sort, constructor, field))
            }
            Underspecified::Element(sort) => origin.sort(sort).map(Underspecified::Element),
            other => Some(other),
        };
        Model {
            constants: renamed(self.constants, |symbol| origin.symbol(symbol)),
            functions: renamed(self.functions, |symbol| origin.symbol(symbol)),
            underspecified: renamed(self.underspecified, operation),
        }
    }

    /// What this says of some symbols, which may have become others since, as far as it fits their sorts. Of operators outside their domain that is what it says of
    /// arithmetic: other sorts may have become others, too.
    #[must_use]
    pub(crate) fn fitted(&self, store: &Store, symbols: &[Symbol]) -> Model {
        let mut model = Model::default();
        for symbol in symbols {
            let info = store.symbol(*symbol);
            let constant =
                self.constants.get(symbol).filter(|value| info.parameters.is_empty() && value.fits(store, info.sort));
            model.constants.extend(constant.map(|value| (*symbol, value.clone())));
            let function = self.functions.get(symbol).filter(|table| table.fits(store, &info.parameters, info.sort));
            model.functions.extend(function.map(|table| (*symbol, table.clone())));
        }
        let arithmetic = [Underspecified::IntDiv, Underspecified::Mod, Underspecified::RealDiv];
        let tables = arithmetic
            .into_iter()
            .filter_map(|operation| Some((operation, self.underspecified.get(&operation)?.clone())));
        model.underspecified.extend(tables);
        model
    }

    /// Gives the symbols that have no meaning yet the default of their sort.
    pub fn complete(&mut self, store: &Store, symbols: &[Symbol]) {
        for symbol in symbols {
            let info = store.symbol(*symbol);
            let default = || Value::default_for(store, info.sort);
            if info.parameters.is_empty() {
                self.constants.entry(*symbol).or_insert_with(default);
            } else {
                self.functions.entry(*symbol).or_insert_with(|| Table::new(default()));
            }
        }
    }
}

/// The entries whose keys have a new name, under it.
fn renamed<K: Copy + Eq + Hash, V>(entries: Ordered<K, V>, name: impl Fn(K) -> Option<K>) -> Ordered<K, V> {
    entries.into_iter().filter_map(|(key, value)| Some((name(key)?, value))).collect()
}
