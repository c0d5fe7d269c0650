//! Strategies as data: which engines run, in which order.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::rewrite::Group;

/// A step of a strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Invariants that hold for lists of every length (DESIGN §5), looked for at most this long.
    Induction(Duration),
    /// The length abstraction and the fixed-length encoding, refining each other (paper §4) until one of them concludes.
    Refine,
}

/// A named list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in order, until there is an answer.
    pub steps: &'static [Step],
}

/// The system of the paper.
pub const PAPER: Strategy = Strategy { name: "paper", steps: &[Step::Refine] };

/// Ours: first what settles lists of every length at once.
pub const AUTO: Strategy = Strategy { name: "auto", steps: &[Step::Induction(Duration::from_secs(5)), Step::Refine] };

/// Every strategy there is.
pub const ALL: [&Strategy; 2] = [&PAPER, &AUTO];

/// An optimisation that can be switched off by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Paper §6.1.
    Deforestation,
    /// Paper §6.2.
    Pruning,
    /// DESIGN §5.
    Induction,
}

impl Feature {
    /// Every one there is.
    pub const ALL: [Feature; 3] = [Feature::Deforestation, Feature::Pruning, Feature::Induction];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Feature::Deforestation => "deforestation",
            Feature::Pruning => "pruning",
            Feature::Induction => "induction",
        }
    }
}

impl fmt::Display for Feature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// No feature has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown feature `{name}`: give {}", Feature::ALL.map(Feature::name).join(", "))]
pub struct UnknownFeature {
    /// The name.
    pub name: String,
}

impl FromStr for Feature {
    type Err = UnknownFeature;

    fn from_str(name: &str) -> Result<Feature, UnknownFeature> {
        Feature::ALL
            .into_iter()
            .find(|feature| feature.name() == name)
            .ok_or_else(|| UnknownFeature { name: name.to_string() })
    }
}

/// The features that are switched off.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Disabled(pub Vec<Feature>);

impl Disabled {
    /// Whether a feature is on.
    #[must_use]
    pub fn admits(&self, feature: Feature) -> bool {
        !self.0.contains(&feature)
    }

    /// Whether a group of rewrite rules is on.
    #[must_use]
    pub fn admits_group(&self, group: Group) -> bool {
        match group {
            Group::NormalForm => true,
            Group::Deforestation => self.admits(Feature::Deforestation),
            Group::Pruning => self.admits(Feature::Pruning),
        }
    }
}
