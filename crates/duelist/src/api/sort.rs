//! Sorts and datatypes as values that belong to no solver.

use std::fmt;
use std::sync::Arc;

use crate::syntax::Quoted;
use crate::term::{self, FloatFormat, SortNode, Store, TUPLE_NAMES};

/// The sort of a term.
///
/// A sort belongs to no solver: a [`Solver`](crate::Solver) declares the datatypes of what is asserted by itself. It is shown as it is written in SMT-LIB.
///
/// ```
/// use duelist::Sort;
///
/// assert_eq!(Sort::list(Sort::pair(Sort::Int, Sort::Bool)).to_string(), "(List (Tuple Int Bool))");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Sort {
    /// `Bool`
    Bool,
    /// `Int`
    Int,
    /// `Real`
    Real,
    /// `(_ BitVec n)`
    BitVec(u32),
    /// `String`
    String,
    /// `(_ FloatingPoint e s)`
    Float(FloatFormat),
    /// `RoundingMode`
    RoundingMode,
    /// `RegLan`, of regular expressions
    RegLan,
    /// `(Array I E)`
    Array(Arc<Sort>, Arc<Sort>),
    /// `(List T)`
    List(Arc<Sort>),
    /// A datatype applied to as many sorts as it has parameters.
    Data(Arc<Datatype>, Arc<[Sort]>),
    /// A sort of which nothing is known but its name and arguments, as `declare-sort` makes it.
    Uninterpreted(Arc<str>, Arc<[Sort]>),
    /// A parameter of a datatype, by its number; occurs only in the fields of one.
    Parameter(u32),
    /// What a function takes and gives; never the sort of a value.
    Function(Arc<[Sort]>, Arc<Sort>),
}

/// A datatype: constructors with named fields. Datatypes are not recursive; a field may be a list.
///
/// ```
/// use duelist::{Datatype, Sort};
///
/// let child = Datatype::record("Child", "child", [("age", Sort::Int), ("income", Sort::Int)]);
/// assert_eq!(Sort::list(Sort::data(child)).to_string(), "(List Child)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Datatype {
    /// Its name.
    pub name: String,
    /// How many sorts it is applied to.
    pub parameters: usize,
    /// Its constructors, at least one.
    pub constructors: Vec<Constructor>,
}

/// A constructor of a [`Datatype`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Constructor {
    /// Its name.
    pub name: String,
    /// The names and sorts of its fields. A name is a selector, and no other constructor may have it.
    pub fields: Vec<(String, Sort)>,
}

impl Constructor {
    /// A constructor with fields.
    pub fn new<'a>(name: &str, fields: impl IntoIterator<Item = (&'a str, Sort)>) -> Constructor {
        let fields = fields.into_iter().map(|(name, sort)| (name.to_string(), sort)).collect();
        Constructor { name: name.to_string(), fields }
    }
}

impl Datatype {
    /// A datatype without parameters.
    pub fn new(name: &str, constructors: impl IntoIterator<Item = Constructor>) -> Datatype {
        Datatype { name: name.to_string(), parameters: 0, constructors: constructors.into_iter().collect() }
    }

    /// A datatype with a single constructor.
    pub fn record<'a>(name: &str, constructor: &str, fields: impl IntoIterator<Item = (&'a str, Sort)>) -> Datatype {
        Datatype::new(name, [Constructor::new(constructor, fields)])
    }

    /// The index of a constructor.
    #[must_use]
    pub fn constructor(&self, name: &str) -> Option<usize> {
        self.constructors.iter().position(|constructor| constructor.name == name)
    }

    /// The indices of the constructor and of the field that a selector reads.
    #[must_use]
    pub fn selector(&self, name: &str) -> Option<(usize, usize)> {
        self.constructors.iter().enumerate().find_map(|(index, constructor)| {
            let field = constructor.fields.iter().position(|(field, _)| field == name)?;
            Some((index, field))
        })
    }

    /// The datatype of pairs, which every solver knows.
    pub(crate) fn tuple() -> Datatype {
        let (name, constructor, [first, second]) = TUPLE_NAMES;
        let fields = [(first, Sort::Parameter(0)), (second, Sort::Parameter(1))];
        Datatype { parameters: 2, ..Datatype::record(name, constructor, fields) }
    }

    /// `(declare-datatypes …)`
    pub(crate) fn declaration(&self) -> String {
        let mut constructors = String::new();
        for constructor in &self.constructors {
            constructors += &format!("({}", Quoted(&constructor.name));
            for (name, sort) in &constructor.fields {
                constructors += &format!(" ({} {})", Quoted(name), sort);
            }
            constructors += ")";
        }
        let body = match self.parameters {
            0 => format!("({constructors})"),
            count => {
                let names: Vec<String> = (0..count).map(|index| parameter(index as u32)).collect();
                format!("(par ({}) ({constructors}))", names.join(" "))
            }
        };
        format!("(declare-datatypes (({} {})) ({body}))", Quoted(&self.name), self.parameters)
    }
}

impl Sort {
    /// `(List element)`
    #[must_use]
    pub fn list(element: Sort) -> Sort {
        Sort::List(Arc::new(element))
    }

    /// A datatype without parameters.
    #[must_use]
    pub fn data(datatype: impl Into<Arc<Datatype>>) -> Sort {
        Sort::Data(datatype.into(), Arc::new([]))
    }

    /// `(Tuple first second)`: the sort of the elements of `List.zip`.
    #[must_use]
    pub fn pair(first: Sort, second: Sort) -> Sort {
        Sort::Data(Arc::new(Datatype::tuple()), Arc::new([first, second]))
    }

    /// `(Option value)`: the constructors are `none` and `some`, with the field `value`.
    #[must_use]
    pub fn option(value: Sort) -> Sort {
        let some = Constructor::new("some", [("value", Sort::Parameter(0))]);
        let datatype = Datatype { parameters: 1, ..Datatype::new("Option", [Constructor::new("none", []), some]) };
        Sort::Data(Arc::new(datatype), Arc::new([value]))
    }

    /// A sort of which nothing is known but its name.
    #[must_use]
    pub fn uninterpreted(name: &str) -> Sort {
        Sort::Uninterpreted(name.into(), Arc::new([]))
    }

    /// The sort of a function.
    #[must_use]
    pub fn function(parameters: impl Into<Arc<[Sort]>>, result: Sort) -> Sort {
        Sort::Function(parameters.into(), Arc::new(result))
    }

    /// The sort of the elements of a list.
    #[must_use]
    pub fn element(&self) -> Option<&Sort> {
        match self {
            Sort::List(element) => Some(element),
            _ => None,
        }
    }

    /// The datatype that it is an instance of.
    #[must_use]
    pub fn datatype(&self) -> Option<&Arc<Datatype>> {
        match self {
            Sort::Data(datatype, _) => Some(datatype),
            _ => None,
        }
    }

    /// The sort of a field of a constructor, by their indices.
    #[must_use]
    pub fn field(&self, constructor: usize, field: usize) -> Option<Sort> {
        let Sort::Data(datatype, arguments) = self else { return None };
        let (_, sort) = datatype.constructors.get(constructor)?.fields.get(field)?;
        Some(sort.instantiate(arguments))
    }

    /// With sorts in place of parameters.
    pub(crate) fn instantiate(&self, arguments: &[Sort]) -> Sort {
        let all = |sorts: &[Sort]| sorts.iter().map(|sort| sort.instantiate(arguments)).collect();
        match self {
            Sort::Parameter(index) => arguments.get(*index as usize).unwrap_or(self).clone(),
            Sort::List(element) => Sort::list(element.instantiate(arguments)),
            Sort::Data(datatype, sorts) => Sort::Data(Arc::clone(datatype), all(sorts)),
            Sort::Uninterpreted(name, sorts) => Sort::Uninterpreted(Arc::clone(name), all(sorts)),
            Sort::Function(sorts, result) => Sort::Function(all(sorts), Arc::new(result.instantiate(arguments))),
            Sort::Array(index, element) => {
                Sort::Array(Arc::new(index.instantiate(arguments)), Arc::new(element.instantiate(arguments)))
            }
            Sort::Bool | Sort::Int | Sort::Real | Sort::BitVec(_) => self.clone(),
            Sort::String | Sort::RegLan | Sort::Float(_) | Sort::RoundingMode => self.clone(),
        }
    }

    /// The sort of a store, as one that belongs to none.
    pub(crate) fn of_store(store: &Store, sort: term::Sort) -> Sort {
        let all = |sorts: &[term::Sort]| sorts.iter().map(|sort| Sort::of_store(store, *sort)).collect();
        match store.sort_node(sort) {
            SortNode::Bool => Sort::Bool,
            SortNode::Int => Sort::Int,
            SortNode::Real => Sort::Real,
            SortNode::BitVec(width) => Sort::BitVec(*width),
            SortNode::String => Sort::String,
            SortNode::RegLan => Sort::RegLan,
            SortNode::Float(format) => Sort::Float(*format),
            SortNode::RoundingMode => Sort::RoundingMode,
            SortNode::Array(index, element) => {
                Sort::Array(Arc::new(Sort::of_store(store, *index)), Arc::new(Sort::of_store(store, *element)))
            }
            SortNode::List(element) => Sort::list(Sort::of_store(store, *element)),
            SortNode::Parameter(index) => Sort::Parameter(*index),
            SortNode::Uninterpreted(declaration, arguments) => {
                Sort::Uninterpreted(store.declaration_name(*declaration).into(), all(arguments))
            }
            SortNode::Function(parameters, result) => {
                Sort::Function(all(parameters), Arc::new(Sort::of_store(store, *result)))
            }
            SortNode::Data(declaration, arguments) => {
                Sort::Data(Arc::new(Datatype::of_store(store, *declaration)), all(arguments))
            }
        }
    }
}

impl Datatype {
    /// The datatype of a store, as one that belongs to none.
    pub(crate) fn of_store(store: &Store, declaration: term::SortDeclaration) -> Datatype {
        let fields = |constructor: &term::Constructor| {
            constructor.fields.iter().map(|field| (field.name.clone(), Sort::of_store(store, field.sort))).collect()
        };
        let constructors = store.declared_datatype(declaration).map_or(&[][..], |datatype| &datatype.constructors);
        Datatype {
            name: store.declaration_name(declaration).to_string(),
            parameters: store.declared_datatype(declaration).map_or(0, |datatype| datatype.arity),
            constructors: constructors
                .iter()
                .map(|constructor| Constructor { name: constructor.name.clone(), fields: fields(constructor) })
                .collect(),
        }
    }
}

/// The name of a parameter in a declaration, which no sort is likely to have.
fn parameter(index: u32) -> String {
    format!("parameter!{index}")
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let applied = |f: &mut fmt::Formatter<'_>, name: &str, arguments: &[Sort]| {
            if arguments.is_empty() {
                return write!(f, "{}", Quoted(name));
            }
            write!(f, "({}", Quoted(name))?;
            arguments.iter().try_for_each(|argument| write!(f, " {argument}"))?;
            f.write_str(")")
        };
        match self {
            Sort::Bool => f.write_str("Bool"),
            Sort::Int => f.write_str("Int"),
            Sort::Real => f.write_str("Real"),
            Sort::BitVec(width) => write!(f, "(_ BitVec {width})"),
            Sort::String => f.write_str("String"),
            Sort::RegLan => f.write_str("RegLan"),
            Sort::Float(format) => format.fmt(f),
            Sort::RoundingMode => f.write_str("RoundingMode"),
            Sort::Array(index, element) => write!(f, "(Array {index} {element})"),
            Sort::List(element) => write!(f, "(List {element})"),
            Sort::Data(datatype, arguments) => applied(f, &datatype.name, arguments),
            Sort::Uninterpreted(name, arguments) => applied(f, name, arguments),
            Sort::Parameter(index) => f.write_str(&parameter(*index)),
            Sort::Function(parameters, result) => {
                f.write_str("(->")?;
                parameters.iter().try_for_each(|parameter| write!(f, " {parameter}"))?;
                write!(f, " {result})")
            }
        }
    }
}
