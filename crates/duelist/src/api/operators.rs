//! Operators of untyped terms. They panic where [`Expr::apply`] returns an error.

use std::ops::{Add, BitAnd, BitOr, Mul, Neg, Not, Sub};

use super::Expr;

#[track_caller]
fn apply(operator: &str, arguments: &[Expr]) -> Expr {
    Expr::apply(operator, arguments).unwrap_or_else(|error| panic!("{error}"))
}

macro_rules! binary {
    ($($trait:ident $method:ident $name:literal)*) => { $(
        /// # Panics
        /// If the sorts do not fit.
        impl<R: Into<Expr>> $trait<R> for Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self, other: R) -> Expr {
                apply($name, &[self, other.into()])
            }
        }

        /// # Panics
        /// If the sorts do not fit.
        impl<R: Into<Expr>> $trait<R> for &Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self, other: R) -> Expr {
                apply($name, &[self.clone(), other.into()])
            }
        }
    )* };
}

macro_rules! unary {
    ($($trait:ident $method:ident $name:literal)*) => { $(
        /// # Panics
        /// If the sort does not fit.
        impl $trait for Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self) -> Expr {
                apply($name, &[self])
            }
        }

        /// # Panics
        /// If the sort does not fit.
        impl $trait for &Expr {
            type Output = Expr;

            #[track_caller]
            fn $method(self) -> Expr {
                apply($name, std::slice::from_ref(self))
            }
        }
    )* };
}

binary!(Add add "+" Sub sub "-" Mul mul "*" BitAnd bitand "and" BitOr bitor "or");
unary!(Neg neg "-" Not not "not");
