//! Options and tuples.

use std::marker::PhantomData;
use std::sync::Arc;

use super::{Ast, Bool, Typed, expr};
use crate::api::{Datatype, Expr, Sort};

/// A value or none: the terms of `Option<T>`.
///
/// ```
/// use duelist::{Int, Maybe, Solver};
///
/// let m = Maybe::<Int>::var("m");
/// let mut solver = Solver::default();
/// solver.assert(m.is_some() & m.unwrap_or(0).gt(5) & m.value().lt(7))?;
/// let model = solver.check()?.model().expect("there is one");
/// assert_eq!(model.get::<Option<i64>>(&m)?, Some(6));
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone)]
pub struct Maybe<T>(Expr, PhantomData<T>);

/// Two values: the terms of `(A, B)`, and the elements of [`List::zip`](crate::List::zip).
#[derive(Clone)]
pub struct Pair<A, B>(Expr, PhantomData<(A, B)>);

/// Three values: the terms of `(A, B, C)`.
#[derive(Clone)]
pub struct Triple<A, B, C>(Expr, PhantomData<(A, B, C)>);

__ast!([T: Ast] Maybe<T>);
__ast!([A: Ast, B: Ast] Pair<A, B>);
__ast!([A: Ast, B: Ast, C: Ast] Triple<A, B, C>);

impl<T: Ast> Ast for Maybe<T> {
    fn sort() -> Sort {
        Sort::option(T::sort())
    }

    fn wrap(expr: Expr) -> Maybe<T> {
        Maybe(expr, PhantomData)
    }
}

/// A construction of which the types say that it is well-sorted.
pub(super) fn construct<T: Ast>(constructor: &str, fields: &[Expr]) -> T {
    T::wrap(Expr::construct(&T::sort(), constructor, fields).expect("typed terms are well-sorted"))
}

/// A field of a term of a type that has it.
pub(super) fn field<T: Ast>(term: &Expr, name: &str) -> T {
    T::wrap(term.field(name).expect("typed terms have their fields"))
}

impl<T: Ast> Maybe<T> {
    /// No value.
    #[must_use]
    pub fn none() -> Maybe<T> {
        construct("none", &[])
    }

    /// A value.
    pub fn some(value: impl Into<T>) -> Maybe<T> {
        construct("some", &[expr::<T>(value)])
    }

    /// Whether there is a value.
    #[must_use]
    pub fn is_some(&self) -> Bool {
        Bool::wrap(self.0.is("some").expect("options have this constructor"))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_none(&self) -> Bool {
        Bool::wrap(self.0.is("none").expect("options have this constructor"))
    }

    /// The value; any value if there is none.
    #[must_use]
    pub fn value(&self) -> T {
        field(&self.0, "value")
    }

    /// The value, or a default if there is none.
    #[must_use]
    pub fn unwrap_or(&self, default: impl Into<T>) -> T {
        self.is_some().ite(self.value(), default)
    }
}

impl<V: Typed> From<Option<V>> for Maybe<V::Term> {
    fn from(value: Option<V>) -> Maybe<V::Term> {
        value.to_term()
    }
}

impl<V: Typed> Typed for Option<V> {
    type Term = Maybe<V::Term>;

    fn to_term(&self) -> Maybe<V::Term> {
        self.as_ref().map_or_else(Maybe::none, |value| Maybe::some(value.to_term()))
    }
}

impl<A: Ast, B: Ast> Ast for Pair<A, B> {
    fn sort() -> Sort {
        Sort::pair(A::sort(), B::sort())
    }

    fn wrap(expr: Expr) -> Pair<A, B> {
        Pair(expr, PhantomData)
    }
}

impl<A: Ast, B: Ast> Pair<A, B> {
    /// A pair of two values.
    pub fn new(first: impl Into<A>, second: impl Into<B>) -> Pair<A, B> {
        construct("tuple", &[expr::<A>(first), expr::<B>(second)])
    }

    /// The first value.
    #[must_use]
    pub fn first(&self) -> A {
        field(&self.0, "tuple.first")
    }

    /// The second value.
    #[must_use]
    pub fn second(&self) -> B {
        field(&self.0, "tuple.second")
    }
}

impl<A: Ast, B: Ast, C: Ast> Ast for Triple<A, B, C> {
    fn sort() -> Sort {
        let names = ["triple.first", "triple.second", "triple.third"];
        let fields = (0..).map(Sort::Parameter);
        let datatype =
            Datatype { parameters: 3, ..Datatype::record("Triple", "triple", names.into_iter().zip(fields)) };
        Sort::Data(Arc::new(datatype), Arc::new([A::sort(), B::sort(), C::sort()]))
    }

    fn wrap(expr: Expr) -> Triple<A, B, C> {
        Triple(expr, PhantomData)
    }
}

impl<A: Ast, B: Ast, C: Ast> Triple<A, B, C> {
    /// A triple of three values.
    pub fn new(first: impl Into<A>, second: impl Into<B>, third: impl Into<C>) -> Triple<A, B, C> {
        construct("triple", &[expr::<A>(first), expr::<B>(second), expr::<C>(third)])
    }

    /// The first value.
    #[must_use]
    pub fn first(&self) -> A {
        field(&self.0, "triple.first")
    }

    /// The second value.
    #[must_use]
    pub fn second(&self) -> B {
        field(&self.0, "triple.second")
    }

    /// The third value.
    #[must_use]
    pub fn third(&self) -> C {
        field(&self.0, "triple.third")
    }
}

impl<A: Typed, B: Typed> Typed for (A, B) {
    type Term = Pair<A::Term, B::Term>;

    fn to_term(&self) -> Self::Term {
        Pair::new(self.0.to_term(), self.1.to_term())
    }
}

impl<A: Typed, B: Typed, C: Typed> Typed for (A, B, C) {
    type Term = Triple<A::Term, B::Term, C::Term>;

    fn to_term(&self) -> Self::Term {
        Triple::new(self.0.to_term(), self.1.to_term(), self.2.to_term())
    }
}
