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
        }
    }

    /// The command that declares it, if one does.
    pub(super) fn declaration(self) -> Option<&'static str> {
        match self {
            Scalar::Bool | Scalar::Int | Scalar::Real => None,
            Scalar::Color => Some("(declare-datatype Color ((red) (green) (blue)))"),
            Scalar::Point => Some("(declare-datatype Point ((point (px Int) (py Int) (on Bool))))"),
            Scalar::Shape => {
                Some("(declare-datatype Shape ((circle (radius Int)) (box (width Int) (full Bool)) (dot)))")
            }
            Scalar::Maybe => Some("(declare-datatype Option (par (T) ((none) (some (value T)))))"),
            Scalar::Thing => Some("(declare-sort Thing 0)"),
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
        match self {
            Scalar::Bool | Scalar::Int | Scalar::Real | Scalar::Thing => &[],
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
    pub(super) fn text(self) -> String {
        match self {
            Kind::Scalar(sort) => sort.text().to_string(),
            Kind::List(element) => format!("(List {})", element.text()),
        }
    }
}
