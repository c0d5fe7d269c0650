//! Strategies as data: which engines run, in which order, for how long.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::report::Approximation;
use crate::rewrite::Group;

/// An engine, with what it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// What of [`Engine::Induction`] takes a few queries in this process: the formula's negation and lemmas of earlier questions as invariants.
    Direct,
    /// Invariants that hold for lists of every length.
    Induction,
    /// The same, from candidates of our own and with the methods of induction in another order.
    Candidates,
    /// Replaces lists by a head and neutral padding where that is justified (paper §5.1).
    Summarize,
    /// Asks whether the images of the folds' functions admit the formula (paper §5.2).
    Image,
    /// Asks whether index arithmetic alone refutes the assertions.
    Positions,
    /// What of [`Engine::Segments`] takes a few queries in this process, where there are products: what else there is to do takes long with those.
    Alongside,
    /// Invariants of folds over parts of lists, as walks along their indices.
    Segments,
    /// The length abstraction and the fixed-length encoding, refining each other (paper §4) until one of them concludes.
    Refine,
    /// All lengths up to a bound in one query.
    Unroll {
        /// The bound.
        up_to: usize,
    },
    /// Lists by how often each step is taken.
    Flow,
    /// Lists as repeated blocks.
    Runs,
    /// The same for lists with lists inside their elements: these repeat an element or two.
    Uniform,
}

impl Engine {
    /// Which way it errs; engines of different kinds run side by side.
    #[must_use]
    pub fn kind(self) -> Approximation {
        match self {
            Engine::Image
            | Engine::Positions
            | Engine::Alongside
            | Engine::Segments
            | Engine::Direct
            | Engine::Induction
            | Engine::Candidates => Approximation::Over,
            Engine::Summarize
            | Engine::Refine
            | Engine::Unroll { .. }
            | Engine::Flow
            | Engine::Runs
            | Engine::Uniform => Approximation::Under,
        }
    }

    /// Whether it works on the assertions as they were stated, and not on the problem in normal form.
    #[must_use]
    pub fn reads_assertions(self) -> bool {
        matches!(self, Engine::Positions | Engine::Alongside | Engine::Segments)
    }

    /// Its name in traces and on the status line. The steps of a refinement are called `length` and `fixed`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Engine::Direct | Engine::Induction | Engine::Candidates => "induction",
            Engine::Summarize => "summary",
            Engine::Image => "image",
            Engine::Refine => "refinement",
            Engine::Unroll { .. } => "unroll",
            Engine::Flow => "flow",
            Engine::Runs => "runs",
            Engine::Uniform => "uniform",
            Engine::Positions => "positions",
            Engine::Alongside | Engine::Segments => "segments",
        }
    }
}

/// A step of a strategy: an engine and the time it has, unless the deadline comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The engine.
    pub engine: Engine,
    /// Its time; `None` is until the deadline.
    pub budget: Option<Duration>,
}

/// A step that may take until the deadline.
const fn step(engine: Engine) -> Step {
    Step { engine, budget: None }
}

/// A step that may take so many milliseconds.
const fn brief(engine: Engine, milliseconds: u64) -> Step {
    Step { engine, budget: Some(Duration::from_millis(milliseconds)) }
}

/// A named list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy {
    /// Its name on the command line.
    pub name: &'static str,
    /// What is done first, in order, until there is an answer.
    pub first: &'static [Step],
    /// What is done next: in order, or, with two threads, the over-approximating steps in order on one and
    /// the under-approximating ones in order on the other.
    pub then: &'static [Step],
    /// What further threads do, one list of steps for each of them. The first two leave these engines to them.
    pub beside: &'static [&'static [Step]],
}

impl Strategy {
    /// What so many threads do after the first steps, at least two: the first one looks for models, the second one for proofs.
    #[must_use]
    pub(crate) fn lanes(&self, threads: usize) -> Vec<Vec<Step>> {
        let beside = &self.beside[..threads.saturating_sub(2).min(self.beside.len())];
        let is_elsewhere = |step: &Step| beside.iter().copied().flatten().any(|other| other.engine == step.engine);
        let of = |kind| -> Vec<Step> {
            self.then.iter().filter(|step| step.engine.kind() == kind && !is_elsewhere(step)).copied().collect()
        };
        let two = [of(Approximation::Under), of(Approximation::Over)];
        two.into_iter().chain(beside.iter().map(|steps| steps.to_vec())).collect()
    }
}

/// The system of the paper.
pub const PAPER: Strategy = Strategy {
    name: "paper",
    first: &[step(Engine::Summarize), step(Engine::Image), step(Engine::Refine)],
    then: &[],
    beside: &[],
};

/// Looks for models only: short ones, then repetition, then longer irregular ones.
pub const SEARCH: Strategy = Strategy {
    name: "search",
    first: &[
        step(Engine::Unroll { up_to: 4 }),
        brief(Engine::Flow, 2_000),
        brief(Engine::Uniform, 5_000),
        step(Engine::Runs),
        step(Engine::Unroll { up_to: 256 }),
    ],
    then: &[],
    beside: &[],
};

/// Ours: what is cheap first, then proofs for every length beside the search for models, with growing budgets.
pub const AUTO: Strategy = Strategy {
    name: "auto",
    first: &[
        step(Engine::Image),
        brief(Engine::Positions, 300),
        brief(Engine::Direct, 100),
        brief(Engine::Unroll { up_to: 4 }, 500),
    ],
    then: &[
        // What is bounded by a little more is decided sooner than its folds are understood.
        brief(Engine::Unroll { up_to: 16 }, 60),
        brief(Engine::Flow, 1_000),
        brief(Engine::Alongside, 100),
        brief(Engine::Induction, 2_000),
        brief(Engine::Segments, 4_000),
        // Again, for what the first look was too short: many positions, or a busy machine.
        brief(Engine::Positions, 4_000),
        brief(Engine::Unroll { up_to: 32 }, 300),
        brief(Engine::Uniform, 1_000),
        brief(Engine::Runs, 2_000),
        brief(Engine::Unroll { up_to: 64 }, 2_000),
        // Again, for a busy machine: what it says, it says at once on an idle one.
        brief(Engine::Flow, 10_000),
        brief(Engine::Induction, 20_000),
        brief(Engine::Segments, 20_000),
        brief(Engine::Uniform, 10_000),
        brief(Engine::Runs, 20_000),
        brief(Engine::Unroll { up_to: 1024 }, 20_000),
        step(Engine::Induction),
        step(Engine::Refine),
    ],
    beside: &[
        &[brief(Engine::Runs, 20_000), brief(Engine::Uniform, 10_000), step(Engine::Runs)],
        &[brief(Engine::Alongside, 100), step(Engine::Segments)],
        &[step(Engine::Candidates)],
        &[step(Engine::Unroll { up_to: 1024 })],
    ],
};

/// What is tried on words before they become integers, and on small problems without lists of unknown length: invariants of words are found quickly, or not at all.
pub const NATIVE: Strategy = Strategy {
    name: "native",
    first: &[
        step(Engine::Image),
        brief(Engine::Positions, 300),
        brief(Engine::Unroll { up_to: 4 }, 500),
        brief(Engine::Induction, 1_500),
    ],
    then: &[],
    beside: &[],
};

/// What the thread that looks for proofs does once the Horn engine has found a run that satisfies the formula. Such a run is a hint that there is a
/// model, which may be an irregular one; it is never an answer.
pub const HINTED: &[Step] = &[step(Engine::Unroll { up_to: 1024 })];

/// Every strategy there is.
pub const ALL: [&Strategy; 3] = [&AUTO, &PAPER, &SEARCH];

/// An optimisation that can be switched off by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Paper §6.1.
    Deforestation,
    /// Paper §5.1.
    Summarization,
    /// Paper §5.2.
    Reachability,
    /// Paper §6.2.
    Pruning,
    /// Invariants that hold for lists of every length.
    Induction,
    /// All lengths up to a bound in one query.
    Unroll,
    /// Lists by how often each step is taken.
    Flow,
    /// Lists as repeated blocks.
    Runs,
    /// Lists as functions of their index.
    Segments,
    /// Words as integers.
    Integers,
    /// Assertions that share no symbol, solved apart.
    Independence,
}

impl Feature {
    /// Every one there is.
    pub const ALL: [Feature; 11] = [
        Feature::Deforestation,
        Feature::Summarization,
        Feature::Reachability,
        Feature::Pruning,
        Feature::Induction,
        Feature::Unroll,
        Feature::Flow,
        Feature::Runs,
        Feature::Segments,
        Feature::Integers,
        Feature::Independence,
    ];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Feature::Deforestation => "deforestation",
            Feature::Summarization => "summarization",
            Feature::Reachability => "reachability",
            Feature::Pruning => "pruning",
            Feature::Induction => "induction",
            Feature::Unroll => "unroll",
            Feature::Flow => "flow",
            Feature::Runs => "runs",
            Feature::Segments => "segments",
            Feature::Integers => "integers",
            Feature::Independence => "independence",
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

    /// Whether an engine is on.
    #[must_use]
    pub fn admits_engine(&self, engine: Engine) -> bool {
        match engine {
            Engine::Summarize => self.admits(Feature::Summarization),
            Engine::Image => self.admits(Feature::Reachability),
            Engine::Direct | Engine::Induction | Engine::Candidates => self.admits(Feature::Induction),
            Engine::Positions | Engine::Alongside | Engine::Segments => self.admits(Feature::Segments),
            Engine::Refine => true,
            Engine::Unroll { .. } => self.admits(Feature::Unroll),
            Engine::Flow => self.admits(Feature::Flow),
            Engine::Runs | Engine::Uniform => self.admits(Feature::Runs),
        }
    }

    /// Whether a group of rewrite rules is on.
    #[must_use]
    pub fn admits_group(&self, group: Group) -> bool {
        match group {
            Group::NormalForm => true,
            Group::Deforestation => self.admits(Feature::Deforestation),
            Group::Pruning => self.admits(Feature::Pruning),
            Group::Integers => self.admits(Feature::Integers),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn features_have_names() {
        for feature in Feature::ALL {
            assert_eq!(feature.to_string().parse(), Ok(feature));
        }
        assert!("magic".parse::<Feature>().is_err());
    }

    /// However many threads there are, every engine has a lane, and on one of its own nobody else runs it.
    #[test]
    fn engines_have_one_lane_each() {
        let engines = |steps: &[Step]| -> Vec<Engine> { steps.iter().map(|step| step.engine).collect() };
        let all = engines(AUTO.then);
        for threads in 2..8 {
            let lanes = AUTO.lanes(threads);
            assert_eq!(lanes.len(), threads.min(2 + AUTO.beside.len()));
            let found: Vec<Vec<Engine>> = lanes.iter().map(|steps| engines(steps)).collect();
            assert!(all.iter().all(|engine| found.iter().filter(|lane| lane.contains(engine)).count() == 1));
        }
    }

    #[test]
    fn what_a_feature_switches_off() {
        let engines = [
            (Engine::Direct, Approximation::Over, Some(Feature::Induction)),
            (Engine::Induction, Approximation::Over, Some(Feature::Induction)),
            (Engine::Candidates, Approximation::Over, Some(Feature::Induction)),
            (Engine::Image, Approximation::Over, Some(Feature::Reachability)),
            (Engine::Positions, Approximation::Over, Some(Feature::Segments)),
            (Engine::Alongside, Approximation::Over, Some(Feature::Segments)),
            (Engine::Segments, Approximation::Over, Some(Feature::Segments)),
            (Engine::Summarize, Approximation::Under, Some(Feature::Summarization)),
            (Engine::Refine, Approximation::Under, None),
            (Engine::Unroll { up_to: 1 }, Approximation::Under, Some(Feature::Unroll)),
            (Engine::Flow, Approximation::Under, Some(Feature::Flow)),
            (Engine::Runs, Approximation::Under, Some(Feature::Runs)),
            (Engine::Uniform, Approximation::Under, Some(Feature::Runs)),
        ];
        let groups = [
            (Group::NormalForm, None),
            (Group::Deforestation, Some(Feature::Deforestation)),
            (Group::Pruning, Some(Feature::Pruning)),
            (Group::Integers, Some(Feature::Integers)),
        ];
        for feature in Feature::ALL {
            let disabled = Disabled(vec![feature]);
            for (engine, kind, own) in engines {
                assert_eq!(engine.kind(), kind);
                assert_eq!(disabled.admits_engine(engine), own != Some(feature), "{engine:?} {feature}");
                assert!(Disabled::default().admits_engine(engine));
            }
            for (group, own) in groups {
                assert_eq!(disabled.admits_group(group), own != Some(feature), "{group:?} {feature}");
                assert!(Disabled::default().admits_group(group));
            }
        }
    }
}
