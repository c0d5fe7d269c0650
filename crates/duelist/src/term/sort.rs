//! Sorts, hash-consed like terms.

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
