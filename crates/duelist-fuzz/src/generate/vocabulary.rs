//! The sorts that generated problems use, and how they are written.

/// A sort of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Bool,
    Int,
    Real,
    /// An enumeration.
    Color,
    /// A record.
    Point,
    /// A variant.
    Shape,
    /// `(Option Int)`
    Maybe,
    /// An uninterpreted sort.
    Thing,
    /// `(_ BitVec 4)`
    Nibble,
    /// `(_ BitVec 8)`
    Byte,
    /// `String`
    Text,
    /// `(Array Int Int)`
    Chart,
    /// `(_ FloatingPoint 3 4)`
    Tiny,
    /// `RoundingMode`
    Mode,
    /// `(List Int)`, inside something else.
    Row,
    /// `(List (List Int))`
    Grid,
    /// `(List (List (List Int)))`
    Cube,
    /// A record with a list.
    Order,
    /// `(List Order)`
    Orders,
    /// A record with a list of records with lists.
    Bill,
    /// `(Option (List Int))`
    MaybeRow,
    /// `(Tuple Int (List Int))`
    Entry,
}

/// A constructor: how it is written, how its tester is, and its selectors.
pub(super) struct Constructor {
    pub(super) name: &'static str,
    pub(super) tester: &'static str,
    pub(super) fields: &'static [(&'static str, Scalar)],
}

/// What a variable can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Scalar(Scalar),
    List(Scalar),
}

impl Scalar {
    /// All but `Bool` and `Int`, which every problem has.
    pub(super) const OTHERS: [Scalar; 6] =
        [Scalar::Real, Scalar::Color, Scalar::Point, Scalar::Shape, Scalar::Maybe, Scalar::Thing];

    /// Those of other theories.
    pub(super) const THEORIES: [Scalar; 6] =
        [Scalar::Nibble, Scalar::Byte, Scalar::Text, Scalar::Chart, Scalar::Tiny, Scalar::Mode];

    pub(super) fn is_of_theory(self) -> bool {
        Scalar::THEORIES.contains(&self)
    }

    /// If it is a sort of bit-vectors: how many bits they have.
    pub(super) fn width(self) -> Option<u32> {
        match self {
            Scalar::Nibble => Some(4),
            Scalar::Byte => Some(8),
            _ => None,
        }
    }

    /// Those with lists inside.
    pub(super) const NESTED: [Scalar; 8] = [
        Scalar::Row,
        Scalar::Row,
        Scalar::Grid,
        Scalar::Order,
        Scalar::Order,
        Scalar::Bill,
        Scalar::MaybeRow,
        Scalar::Entry,
    ];

    /// If it is a sort of lists: that of their elements.
    pub(super) fn inner(self) -> Option<Scalar> {
        match self {
            Scalar::Row => Some(Scalar::Int),
            Scalar::Grid => Some(Scalar::Row),
            Scalar::Cube => Some(Scalar::Grid),
            Scalar::Orders => Some(Scalar::Order),
            _ => None,
        }
    }

    /// Whether its values have lists inside, or are lists.
    pub(super) fn has_lists(self) -> bool {
        Scalar::NESTED.contains(&self) || self.inner().is_some()
    }

    /// The sort of lists of it, if that may stand inside something else.
    pub(super) fn listed(self) -> Option<Scalar> {
        match self {
            Scalar::Int => Some(Scalar::Row),
            Scalar::Row => Some(Scalar::Grid),
            Scalar::Grid => Some(Scalar::Cube),
            Scalar::Order => Some(Scalar::Orders),
            _ => None,
        }
    }

    pub(super) fn text(self) -> &'static str {
        match self {
            Scalar::Bool => "Bool",
            Scalar::Int => "Int",
            Scalar::Real => "Real",
            Scalar::Color => "Color",
            Scalar::Point => "Point",
            Scalar::Shape => "Shape",
            Scalar::Maybe => "(Option Int)",
            Scalar::Thing => "Thing",
            Scalar::Nibble => "(_ BitVec 4)",
            Scalar::Byte => "(_ BitVec 8)",
            Scalar::Text => "String",
            Scalar::Chart => "(Array Int Int)",
            Scalar::Tiny => "(_ FloatingPoint 3 4)",
            Scalar::Mode => "RoundingMode",
            Scalar::Row => "(List Int)",
            Scalar::Grid => "(List (List Int))",
            Scalar::Cube => "(List (List (List Int)))",
            Scalar::Order => "Order",
            Scalar::Orders => "(List Order)",
            Scalar::Bill => "Bill",
            Scalar::MaybeRow => "(Option (List Int))",
            Scalar::Entry => "(Tuple Int (List Int))",
        }
    }

    /// The commands that declare it, if any do.
    pub(super) fn declarations(self) -> &'static [&'static str] {
        const OPTION: &str = "(declare-datatype Option (par (T) ((none) (some (value T)))))";
        const ORDER: &str = "(declare-datatype Order ((order (id Int) (lines (List Int)) (paid Bool))))";
        const BILL: &str = "(declare-datatype Bill ((bill (orders (List Order)) (due Int)) (void (marks (List Int)))))";
        match self {
            Scalar::Bool | Scalar::Int | Scalar::Real => &[],
            Scalar::Nibble | Scalar::Byte | Scalar::Text | Scalar::Chart | Scalar::Tiny | Scalar::Mode => &[],
            Scalar::Row | Scalar::Grid | Scalar::Cube | Scalar::Entry => &[],
            Scalar::Order | Scalar::Orders => &[ORDER],
            Scalar::Bill => &[ORDER, BILL],
            Scalar::MaybeRow => &[OPTION],
            Scalar::Color => &["(declare-datatype Color ((red) (green) (blue)))"],
            Scalar::Point => &["(declare-datatype Point ((point (px Int) (py Int) (on Bool))))"],
            Scalar::Shape => &["(declare-datatype Shape ((circle (radius Int)) (box (width Int) (full Bool)) (dot)))"],
            Scalar::Maybe => &[OPTION],
            Scalar::Thing => &["(declare-sort Thing 0)"],
        }
    }

    pub(super) fn constructors(self) -> &'static [Constructor] {
        const fn row(
            name: &'static str,
            tester: &'static str,
            fields: &'static [(&'static str, Scalar)],
        ) -> Constructor {
            Constructor { name, tester, fields }
        }
        const COLOR: &[Constructor] =
            &[row("red", "(_ is red)", &[]), row("green", "(_ is green)", &[]), row("blue", "(_ is blue)", &[])];
        const POINT: &[Constructor] =
            &[row("point", "(_ is point)", &[("px", Scalar::Int), ("py", Scalar::Int), ("on", Scalar::Bool)])];
        const SHAPE: &[Constructor] = &[
            row("circle", "(_ is circle)", &[("radius", Scalar::Int)]),
            row("box", "(_ is box)", &[("width", Scalar::Int), ("full", Scalar::Bool)]),
            row("dot", "(_ is dot)", &[]),
        ];
        const MAYBE: &[Constructor] =
            &[row("(as none (Option Int))", "(_ is none)", &[]), row("some", "(_ is some)", &[("value", Scalar::Int)])];
        const ORDER: &[Constructor] =
            &[row("order", "(_ is order)", &[("id", Scalar::Int), ("lines", Scalar::Row), ("paid", Scalar::Bool)])];
        const BILL: &[Constructor] = &[
            row("bill", "(_ is bill)", &[("orders", Scalar::Orders), ("due", Scalar::Int)]),
            row("void", "(_ is void)", &[("marks", Scalar::Row)]),
        ];
        const MAYBE_ROW: &[Constructor] = &[
            row("(as none (Option (List Int)))", "(_ is none)", &[]),
            row("some", "(_ is some)", &[("value", Scalar::Row)]),
        ];
        const ENTRY: &[Constructor] =
            &[row("tuple", "(_ is tuple)", &[("tuple.first", Scalar::Int), ("tuple.second", Scalar::Row)])];
        match self {
            Scalar::Bool | Scalar::Int | Scalar::Real | Scalar::Thing => &[],
            Scalar::Nibble | Scalar::Byte | Scalar::Text | Scalar::Chart | Scalar::Tiny | Scalar::Mode => &[],
            Scalar::Row | Scalar::Grid | Scalar::Cube | Scalar::Orders => &[],
            Scalar::Order => ORDER,
            Scalar::Bill => BILL,
            Scalar::MaybeRow => MAYBE_ROW,
            Scalar::Entry => ENTRY,
            Scalar::Color => COLOR,
            Scalar::Point => POINT,
            Scalar::Shape => SHAPE,
            Scalar::Maybe => MAYBE,
        }
    }

    pub(super) fn is_numeric(self) -> bool {
        matches!(self, Scalar::Int | Scalar::Real)
    }
}

impl Kind {
    /// The same, with lists as lists wherever they stand.
    pub(super) fn plain(self) -> Kind {
        match self {
            Kind::Scalar(sort) => sort.inner().map_or(self, Kind::List),
            Kind::List(_) => self,
        }
    }

    pub(super) fn text(self) -> String {
        match self {
            Kind::Scalar(sort) => sort.text().to_string(),
            Kind::List(element) => format!("(List {})", element.text()),
        }
    }
}
