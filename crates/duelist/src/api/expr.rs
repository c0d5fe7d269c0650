//! Terms as values that belong to no solver.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Error, Sort, infer, text};
use crate::syntax::Quoted;
use crate::term::{Bits, write_int, write_real};

/// A term of any [`Sort`], checked as it is built.
///
/// It belongs to no solver and can be asserted in any, and sent to other threads. Whatever is shared is kept once. What is built in has its SMT-LIB
/// name in [`Expr::apply`]; a sort error says both sorts. The typed terms, such as [`Int`](crate::Int) and [`List`](crate::List), cannot be ill-sorted and need no
/// `?`.
///
/// ```
/// use duelist::{Expr, Sort};
///
/// let l = Expr::constant("l", Sort::list(Sort::Int));
/// let double = Expr::lambda([Sort::Int], |x| Expr::apply("*", &[Expr::from(2), x[0].clone()]))?;
/// let doubled = Expr::apply("List.map", &[double, l.clone()])?;
/// assert_eq!(doubled.sort(), &Sort::list(Sort::Int));
///
/// let error = Expr::apply("+", &[l, Expr::from(1)]).unwrap_err();
/// assert_eq!(error.to_string(), "argument 1 of `+` has sort (List Int), but Int or Real is expected");
/// # Ok::<(), duelist::Error>(())
/// ```
///
/// The operators `+ - * & | !` work on terms, too. They **panic** where [`Expr::apply`] returns an error.
#[derive(Clone)]
pub struct Expr(Arc<Node>);

/// A node of a term.
pub(crate) struct Node {
    pub(crate) head: Head,
    pub(crate) arguments: Vec<Expr>,
    sort: Sort,
}

/// What is applied to the arguments of a node.
pub(crate) enum Head {
    /// Something built in, a constructor, a selector or a tester, as it is written.
    Operator(Box<str>),
    /// A declared constant or function with the sorts of its parameters.
    Symbol(Box<str>, Box<[Sort]>),
    /// A variable of a function.
    Variable(u64),
    /// A list that is written out, with the sort of its elements.
    Elements(Sort),
    /// A function of variables; its body is the argument.
    Lambda(Box<[Expr]>),
}

/// What tells variables apart. Only the order matters: a variable of an inner function is younger than one of an outer.
static VARIABLES: AtomicU64 = AtomicU64::new(0);

impl Expr {
    pub(crate) fn new(head: Head, arguments: Vec<Expr>, sort: Sort) -> Expr {
        Expr(Arc::new(Node { head, arguments, sort }))
    }

    /// An application of something built in that is known to have this sort.
    pub(crate) fn operator(name: &str, arguments: Vec<Expr>, sort: Sort) -> Expr {
        Expr::new(Head::Operator(name.into()), arguments, sort)
    }

    /// A constant. The solver in which it is asserted declares it, unless it is declared already, in a text for instance.
    #[must_use]
    pub fn constant(name: &str, sort: Sort) -> Expr {
        Expr::new(Head::Symbol(name.into(), [].into()), Vec::new(), sort)
    }

    /// `true` or `false`
    #[must_use]
    pub fn bool(value: bool) -> Expr {
        Expr::operator(if value { "true" } else { "false" }, Vec::new(), Sort::Bool)
    }

    /// An integer of any size.
    #[must_use]
    pub fn int(value: impl Into<IBig>) -> Expr {
        let mut text = String::new();
        let _ = write_int(&mut text, &value.into());
        Expr::operator(&text, Vec::new(), Sort::Int)
    }

    /// A rational number.
    #[must_use]
    pub fn real(value: impl Into<RBig>) -> Expr {
        let mut text = String::new();
        let _ = write_real(&mut text, &value.into());
        Expr::operator(&text, Vec::new(), Sort::Real)
    }

    /// A bit-vector.
    #[must_use]
    pub fn bits(value: &Bits) -> Expr {
        Expr::operator(&value.to_string(), Vec::new(), Sort::BitVec(value.width()))
    }

    /// The list of these elements.
    ///
    /// # Errors
    /// If one of them is not of the sort.
    pub fn list(element: Sort, elements: &[Expr]) -> Result<Expr, Error> {
        for (index, found) in elements.iter().enumerate() {
            found.expect_sort(&element, || format!("element {index} of the list"))?;
        }
        let sort = Sort::list(element.clone());
        Ok(Expr::new(Head::Elements(element), elements.to_vec(), sort))
    }

    /// Something that is built in, by its SMT-LIB name, applied to arguments: `+`, `ite`, `List.fold`, `(_ extract 7 0)`, …
    ///
    /// # Errors
    /// If there is no such operator, or it does not take such arguments.
    pub fn apply(operator: &str, arguments: &[Expr]) -> Result<Expr, Error> {
        let sort = infer::application(operator, arguments)?;
        Ok(Expr::operator(&infer::head(operator), arguments.to_vec(), sort))
    }

    /// A function of variables of these sorts, for combinators. The closure gets the variables and gives the body.
    ///
    /// # Errors
    /// Those of the closure.
    pub fn lambda(
        parameters: impl IntoIterator<Item = Sort>,
        body: impl FnOnce(&[Expr]) -> Result<Expr, Error>,
    ) -> Result<Expr, Error> {
        let variable = |sort| Expr::new(Head::Variable(VARIABLES.fetch_add(1, Ordering::Relaxed)), Vec::new(), sort);
        let variables: Box<[Expr]> = parameters.into_iter().map(variable).collect();
        let body = body(&variables)?;
        let parameters: Arc<[Sort]> = variables.iter().map(|variable| variable.sort().clone()).collect();
        let sort = Sort::function(parameters, body.sort().clone());
        Ok(Expr::new(Head::Lambda(variables), vec![body], sort))
    }

    /// A constructor of a datatype applied to its fields.
    ///
    /// # Errors
    /// If the sort has no such constructor, or a field is not of its sort.
    pub fn construct(sort: &Sort, constructor: &str, fields: &[Expr]) -> Result<Expr, Error> {
        let index = sort.datatype().and_then(|datatype| datatype.constructor(constructor));
        let Some(index) = index else {
            return Err(Error::Sort {
                what: format!("the constructor `{constructor}`"),
                expected: sort.to_string(),
                found: "another datatype".to_string(),
            });
        };
        let arity = sort.datatype().map_or(0, |datatype| datatype.constructors[index].fields.len());
        if arity != fields.len() {
            return Err(Error::Application {
                operator: constructor.to_string(),
                sorts: fields.iter().map(|field| field.sort().to_string()).collect(),
                message: format!("it has {}", crate::elaborate::plural(arity, "field")),
            });
        }
        for (place, field) in fields.iter().enumerate() {
            let expected = sort.field(index, place).unwrap_or(Sort::Bool);
            field.expect_sort(&expected, || format!("field {} of `{constructor}`", place + 1))?;
        }
        Ok(Expr::operator(&constructor_name(sort, constructor), fields.to_vec(), sort.clone()))
    }

    /// A field of a datatype value, by its name. What a value of another constructor has in its place, nobody knows.
    ///
    /// # Errors
    /// If the sort has no such field.
    pub fn field(&self, name: &str) -> Result<Expr, Error> {
        let found = self.sort().datatype().and_then(|datatype| datatype.selector(name));
        let sort = found.and_then(|(constructor, field)| self.sort().field(constructor, field));
        let sort = sort.ok_or_else(|| Error::Sort {
            what: format!("the argument of `{name}`"),
            expected: "a datatype with this field".to_string(),
            found: self.sort().to_string(),
        })?;
        Ok(Expr::operator(&Quoted(name).to_string(), vec![self.clone()], sort))
    }

    /// Whether a datatype value was made by this constructor.
    ///
    /// # Errors
    /// If the sort has no such constructor.
    pub fn is(&self, constructor: &str) -> Result<Expr, Error> {
        if self.sort().datatype().and_then(|datatype| datatype.constructor(constructor)).is_none() {
            return Err(Error::Sort {
                what: format!("what is tested for `{constructor}`"),
                expected: "a datatype with this constructor".to_string(),
                found: self.sort().to_string(),
            });
        }
        Ok(Expr::operator(&format!("(_ is {})", Quoted(constructor)), vec![self.clone()], Sort::Bool))
    }

    /// Its sort.
    #[must_use]
    pub fn sort(&self) -> &Sort {
        &self.0.sort
    }

    pub(crate) fn node(&self) -> &Node {
        &self.0
    }

    /// What tells it from other terms as long as it lives.
    pub(crate) fn identity(&self) -> *const () {
        Arc::as_ptr(&self.0).cast()
    }

    /// # Errors
    /// If it is of another sort than this.
    pub(crate) fn expect_sort(&self, expected: &Sort, what: impl Fn() -> String) -> Result<(), Error> {
        if self.sort() == expected {
            return Ok(());
        }
        Err(Error::Sort { what: what(), expected: expected.to_string(), found: self.sort().to_string() })
    }
}

/// A constructor as it is written; with its sort where the arguments may not determine it.
fn constructor_name(sort: &Sort, constructor: &str) -> String {
    match sort {
        Sort::Data(_, arguments) if !arguments.is_empty() => format!("(as {} {sort})", Quoted(constructor)),
        _ => Quoted(constructor).to_string(),
    }
}

/// A function without a meaning of its own, which a model chooses.
///
/// ```
/// use duelist::{Expr, Function, Sort};
///
/// let f = Function::new("f", [Sort::Int], Sort::Bool);
/// assert_eq!(f.apply(&[Expr::from(1)])?.to_string(), "(f 1)");
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Function {
    name: String,
    parameters: Vec<Sort>,
    result: Sort,
}

impl Function {
    /// A function with this name.
    #[must_use]
    pub fn new(name: &str, parameters: impl IntoIterator<Item = Sort>, result: Sort) -> Function {
        Function { name: name.to_string(), parameters: parameters.into_iter().collect(), result }
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The function applied to arguments.
    ///
    /// # Errors
    /// If they are not as many as it takes, or not of these sorts.
    pub fn apply(&self, arguments: &[Expr]) -> Result<Expr, Error> {
        if arguments.len() != self.parameters.len() {
            return Err(Error::Application {
                operator: self.name.clone(),
                sorts: arguments.iter().map(|argument| argument.sort().to_string()).collect(),
                message: format!("it takes {}", crate::elaborate::plural(self.parameters.len(), "argument")),
            });
        }
        for (index, (argument, sort)) in arguments.iter().zip(&self.parameters).enumerate() {
            argument.expect_sort(sort, || format!("argument {} of `{}`", index + 1, self.name))?;
        }
        let head = Head::Symbol(self.name.as_str().into(), self.parameters.clone().into());
        Ok(Expr::new(head, arguments.to_vec(), self.result.clone()))
    }
}

/// Terms can be deep: none is taken apart on the native stack.
impl Drop for Node {
    fn drop(&mut self) {
        let mut todo = std::mem::take(&mut self.arguments);
        while let Some(Expr(node)) = todo.pop() {
            if let Some(mut node) = Arc::into_inner(node) {
                todo.append(&mut node.arguments);
            }
        }
    }
}

/// As SMT-LIB text, with `let` for what is shared.
impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&text::Plan::new(self).text())
    }
}

impl fmt::Debug for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl AsRef<Expr> for Expr {
    fn as_ref(&self) -> &Expr {
        self
    }
}

impl From<&Expr> for Expr {
    fn from(expr: &Expr) -> Expr {
        expr.clone()
    }
}

impl From<bool> for Expr {
    fn from(value: bool) -> Expr {
        Expr::bool(value)
    }
}

impl From<IBig> for Expr {
    fn from(value: IBig) -> Expr {
        Expr::int(value)
    }
}

impl From<RBig> for Expr {
    fn from(value: RBig) -> Expr {
        Expr::real(value)
    }
}

impl From<i32> for Expr {
    fn from(value: i32) -> Expr {
        Expr::int(value)
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Expr {
        Expr::int(value)
    }
}
