//! `#[derive(Datatype)]` of the crate `duelist`, which is where it is documented and used from.

mod expand;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Makes a struct or an enum a datatype, and its values elements of lists.
///
/// For a struct `Child` there is a type `ChildTerm` of terms: `ChildTerm::var` is an unknown one, `ChildTerm::new` puts one together, and there is a method for
/// each field. For an enum there are, for each variant, a function that makes it, a test `is_VARIANT`, and methods `VARIANT_FIELD`, all in snake
/// case; what a field of another variant is, nobody knows. Fields are of types that are `Typed`: numbers, `bool`, `Vec`, `Option`, tuples and other datatypes.
///
/// In texts the sort has the name of the type, the constructor of a struct too, and that of a variant is `Enum.Variant`; fields are `Struct.field` and
/// `Enum.Variant.field`, those without names are numbered.
///
/// ```
/// use duelist::{Datatype, Solver, var};
///
/// #[derive(Datatype, Debug, PartialEq)]
/// enum Shape {
///     Circle { radius: i64 },
///     Square(i64),
/// }
///
/// let shapes = var::<Vec<Shape>>("shapes");
/// let mut solver = Solver::default();
/// solver.assert(shapes.len().eq(1) & shapes.forall(|shape| shape.is_circle() & shape.circle_radius().eq(3)))?;
/// let model = solver.check()?.model().expect("there is one");
/// assert_eq!(model.get::<Vec<Shape>>(&shapes)?, [Shape::Circle { radius: 3 }]);
/// # Ok::<(), duelist::Error>(())
/// ```
#[proc_macro_derive(Datatype)]
pub fn datatype(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    expand::expand(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}
