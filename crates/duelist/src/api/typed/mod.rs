//! Typed terms: thin wrappers of [`Expr`] whose Rust types say their sorts, so that they cannot be ill-sorted.

/// What every typed term can do.
#[doc(hidden)]
#[macro_export]
macro_rules! __ast {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $type {
            /// An unknown value with this name.
            #[must_use]
            pub fn var(name: &str) -> Self {
                <Self as $crate::Ast>::wrap($crate::Expr::constant(name, <Self as $crate::Ast>::sort()))
            }

            /// Whether both are the same.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn eq(&self, other: impl Into<Self>) -> $crate::Bool {
                $crate::Bool::equal(self, &other.into())
            }

            /// Whether they differ.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn ne(&self, other: impl Into<Self>) -> $crate::Bool {
                !self.eq(other)
            }
        }

        impl<$($generics)*> AsRef<$crate::Expr> for $type {
            fn as_ref(&self) -> &$crate::Expr {
                &self.0
            }
        }

        impl<$($generics)*> From<&$type> for $type {
            fn from(term: &$type) -> $type {
                term.clone()
            }
        }

        impl<$($generics)*> From<$type> for $crate::Expr {
            fn from(term: $type) -> $crate::Expr {
                $crate::Expr::clone(term.as_ref())
            }
        }

        impl<$($generics)*> std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&self.0, f)
            }
        }
    };
}

mod data;
mod list;
mod scalar;
#[cfg(test)]
mod tests;

pub use data::{Maybe, Pair, Triple};
pub use list::List;
pub use scalar::{Bool, Int, Number, Real};

use super::{Error, Expr, Sort};

/// A typed term. `#[derive(Datatype)]` makes one for each of your structs and enums.
pub trait Ast: Clone + AsRef<Expr> {
    /// The sort that all terms of the type have.
    fn sort() -> Sort;

    /// A term that is known to have the sort.
    #[doc(hidden)]
    fn wrap(expr: Expr) -> Self;

    /// A term as one of this type.
    ///
    /// # Errors
    /// If it is of another sort.
    fn from_expr(expr: Expr) -> Result<Self, Error> {
        expr.expect_sort(&Self::sort(), || "the term".to_string())?;
        Ok(Self::wrap(expr))
    }
}

/// A type of Rust whose values are values of a sort: `bool`, integers, [`IBig`](crate::IBig), [`RBig`](crate::RBig), `Vec`, `Option`, tuples, and whatever derives
/// [`Datatype`](derive@crate::Datatype).
pub trait Typed {
    /// The terms of the sort.
    type Term: Ast;

    /// The term for a value.
    fn to_term(&self) -> Self::Term;
}

/// An unknown value of a type: the same as `Int::var`, `List::var`, …, named by the type of its values.
///
/// ```
/// let l = duelist::var::<Vec<Option<i64>>>("l");
/// assert_eq!(l.as_ref().sort().to_string(), "(List (Option Int))");
/// ```
#[must_use]
pub fn var<T: Typed>(name: &str) -> T::Term {
    T::Term::wrap(Expr::constant(name, T::Term::sort()))
}

/// The term itself.
pub(super) fn expr<T: Ast>(term: impl Into<T>) -> Expr {
    term.into().as_ref().clone()
}

/// An application of something built in that has the sort of its type.
pub(super) fn apply<T: Ast>(operator: &str, arguments: &[&dyn AsRef<Expr>]) -> T {
    let arguments = arguments.iter().map(|argument| Expr::clone((*argument).as_ref())).collect();
    T::wrap(Expr::operator(operator, arguments, T::sort()))
}
