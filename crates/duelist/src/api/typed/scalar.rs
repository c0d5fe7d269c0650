//! Truth values and numbers.

use std::ops::{Add, BitAnd, BitOr, Div, Mul, Neg, Not, Sub};

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Ast, Typed, apply};
use crate::api::{Expr, Sort};

/// A formula. `& | !` are its operators; a `bool` is one, too.
#[derive(Clone)]
pub struct Bool(Expr);

/// An integer of any size. `+ - *` are its operators, comparisons are methods, and Rust's integers are integers here.
///
/// ```
/// use duelist::Int;
///
/// let x = Int::var("x");
/// assert_eq!(format!("{:?}", (2 * &x + 1).le(&x)), "(<= (+ (* 2 x) 1) x)");
/// ```
#[derive(Clone)]
pub struct Int(Expr);

/// A real number. `+ - * /` are its operators.
#[derive(Clone)]
pub struct Real(Expr);

__ast!([] Bool);
__ast!([] Int);
__ast!([] Real);

macro_rules! scalars {
    ($($type:ident)*) => { $(
        impl Ast for $type {
            fn sort() -> Sort {
                Sort::$type
            }

            fn wrap(expr: Expr) -> $type {
                $type(expr)
            }
        }
    )* };
}

scalars!(Bool Int Real);

impl Bool {
    /// Whether two terms of one sort are the same.
    #[doc(hidden)]
    pub fn equal<T: Ast>(left: &T, right: &T) -> Bool {
        apply("=", &[left, right])
    }

    /// Whether this implies another formula.
    #[must_use]
    pub fn implies(&self, conclusion: impl Into<Bool>) -> Bool {
        apply("=>", &[self, &conclusion.into()])
    }

    /// One term if this is true, and another if it is not.
    #[must_use]
    pub fn ite<T: Ast>(&self, then: impl Into<T>, otherwise: impl Into<T>) -> T {
        apply("ite", &[self, &then.into(), &otherwise.into()])
    }

    /// Whether all of these are true.
    pub fn all(formulas: impl IntoIterator<Item = Bool>) -> Bool {
        Bool::nary("and", true, formulas)
    }

    /// Whether one of these is true.
    pub fn any(formulas: impl IntoIterator<Item = Bool>) -> Bool {
        Bool::nary("or", false, formulas)
    }

    fn nary(operator: &str, unit: bool, formulas: impl IntoIterator<Item = Bool>) -> Bool {
        let mut formulas: Vec<Expr> = formulas.into_iter().map(Expr::from).collect();
        match formulas.len() {
            0 => unit.into(),
            1 => Bool(formulas.remove(0)),
            _ => Bool(Expr::operator(operator, formulas, Sort::Bool)),
        }
    }
}

impl Int {
    /// The quotient, rounded so that the remainder is not negative. Division by zero is an unknown function.
    #[must_use]
    pub fn div(&self, divisor: impl Into<Int>) -> Int {
        apply("div", &[self, &divisor.into()])
    }

    /// The remainder of [`Int::div`].
    #[must_use]
    pub fn modulo(&self, divisor: impl Into<Int>) -> Int {
        apply("mod", &[self, &divisor.into()])
    }

    /// As a real number.
    #[must_use]
    pub fn to_real(&self) -> Real {
        apply("to_real", &[self])
    }
}

impl Real {
    /// The greatest integer that is not greater.
    #[must_use]
    pub fn to_int(&self) -> Int {
        apply("to_int", &[self])
    }
}

/// The sorts of numbers: [`Int`] and [`Real`].
pub trait Number: Ast {}

macro_rules! operators {
    ($type:ident: $($trait:ident $method:ident $name:literal),*) => { $(
        impl<R: Into<$type>> $trait<R> for $type {
            type Output = $type;

            fn $method(self, other: R) -> $type {
                apply($name, &[&self, &other.into()])
            }
        }

        impl<R: Into<$type>> $trait<R> for &$type {
            type Output = $type;

            fn $method(self, other: R) -> $type {
                apply($name, &[self, &other.into()])
            }
        }
    )* };
}

macro_rules! numbers {
    ($($type:ident)*) => { $(
        impl Number for $type {}

        operators!($type: Add add "+", Sub sub "-", Mul mul "*");

        impl Neg for $type {
            type Output = $type;

            fn neg(self) -> $type {
                apply("-", &[&self])
            }
        }

        impl Neg for &$type {
            type Output = $type;

            fn neg(self) -> $type {
                apply("-", &[self])
            }
        }

        impl std::iter::Sum for $type {
            fn sum<I: Iterator<Item = $type>>(terms: I) -> $type {
                terms.reduce(|sum, term| sum + term).unwrap_or_else(|| $type::from(0))
            }
        }

        impl $type {
            /// Whether it is less.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn lt(&self, other: impl Into<$type>) -> Bool {
                apply("<", &[self, &other.into()])
            }

            /// Whether it is less or equal.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn le(&self, other: impl Into<$type>) -> Bool {
                apply("<=", &[self, &other.into()])
            }

            /// Whether it is greater.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn gt(&self, other: impl Into<$type>) -> Bool {
                apply(">", &[self, &other.into()])
            }

            /// Whether it is greater or equal.
            #[must_use]
            #[allow(clippy::should_implement_trait)]
            pub fn ge(&self, other: impl Into<$type>) -> Bool {
                apply(">=", &[self, &other.into()])
            }

            /// The absolute value.
            #[must_use]
            pub fn abs(&self) -> $type {
                self.ge(0).ite(self, -self)
            }
        }
    )* };
}

numbers!(Int Real);
operators!(Real: Div div "/");
operators!(Bool: BitAnd bitand "and", BitOr bitor "or");

impl Not for Bool {
    type Output = Bool;

    fn not(self) -> Bool {
        apply("not", &[&self])
    }
}

impl Not for &Bool {
    type Output = Bool;

    fn not(self) -> Bool {
        apply("not", &[self])
    }
}

/// A number of Rust on the left of an operator.
macro_rules! from_left {
    ($value:ident, $type:ident: $($trait:ident $method:ident),*) => { $(
        impl $trait<$type> for $value {
            type Output = $type;

            fn $method(self, other: $type) -> $type {
                $type::from(self).$method(other)
            }
        }

        impl $trait<&$type> for $value {
            type Output = $type;

            fn $method(self, other: &$type) -> $type {
                $type::from(self).$method(other)
            }
        }
    )* };
}

macro_rules! integers {
    ($($value:ident)*) => { $(
        impl From<$value> for Int {
            fn from(value: $value) -> Int {
                Int(Expr::int(value))
            }
        }

        impl From<$value> for Real {
            fn from(value: $value) -> Real {
                Real(Expr::real(RBig::from(IBig::from(value))))
            }
        }

        impl Typed for $value {
            type Term = Int;

            fn to_term(&self) -> Int {
                self.clone().into()
            }
        }
    )* };
}

integers!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize IBig);
// One machine type only: a literal on the left has to be of a type that the compiler can tell.
from_left!(i64, Int: Add add, Sub sub, Mul mul);
from_left!(IBig, Int: Add add, Sub sub, Mul mul);
from_left!(i64, Real: Add add, Sub sub, Mul mul, Div div);
from_left!(RBig, Real: Add add, Sub sub, Mul mul, Div div);

impl From<RBig> for Real {
    fn from(value: RBig) -> Real {
        Real(Expr::real(value))
    }
}

impl Typed for RBig {
    type Term = Real;

    fn to_term(&self) -> Real {
        self.clone().into()
    }
}

impl From<bool> for Bool {
    fn from(value: bool) -> Bool {
        Bool(Expr::bool(value))
    }
}

impl Typed for bool {
    type Term = Bool;

    fn to_term(&self) -> Bool {
        (*self).into()
    }
}
