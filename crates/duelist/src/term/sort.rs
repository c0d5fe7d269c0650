//! Sorts, hash-consed like terms.

use super::FloatFormat;

/// A sort: an index into its [`super::Store`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sort(pub(super) u32);

impl Sort {
    /// `Bool`
    pub const BOOL: Sort = Sort(0);
    /// `Int`
    pub const INT: Sort = Sort(1);
    /// `Real`
    pub const REAL: Sort = Sort(2);

    /// A number that is unique to the sort.
    #[must_use]
    pub fn index(self) -> u32 {
        self.0
    }

    /// Whether it is `Int` or `Real`.
    #[must_use]
    pub fn is_numeric(self) -> bool {
        self == Sort::INT || self == Sort::REAL
    }
}

/// A declared sort or datatype: unique even if its name is declared again after a `pop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SortDeclaration(pub(super) u32);

/// What a sort is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SortNode {
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
    /// `RegLan`: of terms inside others, never of a constant or an element.
    RegLan,
    /// `(Array index element)`
    Array(Sort, Sort),
    /// A parameter of a parametric datatype; occurs only inside its declaration.
    Parameter(u32),
    /// A `declare-sort` applied to its arguments.
    Uninterpreted(SortDeclaration, Box<[Sort]>),
    /// A datatype applied to its arguments.
    Data(SortDeclaration, Box<[Sort]>),
    /// `(List T)`
    List(Sort),
    /// The sort of a function: of lambdas and of parameters of definitions, never of a value.
    Function(Box<[Sort]>, Sort),
}

/// A datatype as it was declared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Datatype {
    /// Its name.
    pub name: String,
    /// How many sort parameters it takes.
    pub arity: usize,
    /// Its constructors; field sorts may contain [`SortNode::Parameter`].
    pub constructors: Vec<Constructor>,
    /// What its values are to the solver.
    pub role: Role,
}

/// What the values of a datatype are to the solver. Recursive datatypes are a way to write lists and numbers: terms with them are
/// made by elaboration and read as terms of the list language before anything else sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Themselves.
    #[default]
    Plain,
    /// Themselves, with lists and numbers in the fields as the solver has them: what this declaration says.
    Image(SortDeclaration),
    /// Lists: an empty one, and an element before a list. The numbers are indices of constructors and fields.
    List {
        /// The constructor of the empty list.
        nil: u32,
        /// The constructor of the others.
        cons: u32,
        /// The field that is the first element.
        head: u32,
        /// The field that is the rest.
        tail: u32,
    },
    /// Natural numbers: zero, and the successor of a number.
    Nat {
        /// The constructor of zero.
        zero: u32,
        /// The constructor of the others.
        succ: u32,
    },
}

/// A constructor of a datatype.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constructor {
    /// Its name.
    pub name: String,
    /// Its fields in order.
    pub fields: Vec<Field>,
}

/// A field of a constructor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The selector's name.
    pub name: String,
    /// Its sort.
    pub sort: Sort,
}
