//! Sorts and terms: typed, hash-consed, with binders without names.
//!
//! A term is a `u32` into a [`Store`]. Equal terms have equal ids, and a term's id is larger than its children's:
//! ascending order of ids *is* a bottom-up order, which is how every pass walks deep terms without recursion.

mod arena;
mod build;
mod combinator;
mod copy;
mod derived;
mod display;
mod float;
mod id;
mod linear;
mod literal;
mod op;
mod prose;
mod sequence;
mod smart;
mod sort;
mod store;
mod subst;
mod text;
mod tuple;

pub use combinator::{Combinator, Meaning, Outcome, Parameter, Pattern, Payload, Signature};
pub use copy::{Copied, Origin};
pub(crate) use display::{Abbreviated, is_ambiguous, operator, shown_definition, write_int, write_real};
pub use display::{Shown, ShownSort};
pub use float::{Float, FloatFormat, Rounding};
pub use id::Term;
pub(crate) use linear::Linear;
pub use literal::{Bits, Literal};
pub use op::{Op, Symbol};
pub use prose::Prose;
pub(crate) use prose::admits_every_constructor;
pub(crate) use sequence::sequence_names;
pub use sort::{Constructor, Datatype, Field, Role, Sort, SortDeclaration, SortNode};
pub use store::{Dialect, Mark, Node, Store, SymbolInfo};
pub use text::{LAST_CHARACTER, Text};
pub use tuple::{TUPLE, TUPLE_NAMES};

/// Maps from terms (or other small ids) to anything: fast, and never iterated.
pub type Map<K, V> = rustc_hash::FxHashMap<K, V>;
/// Sets of small ids: fast, and never iterated.
pub type Set<K> = rustc_hash::FxHashSet<K>;
