//! Ways to ask for a solution of Horn clauses.

/// How the Horn engine searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horn {
    /// With global guidance: without it several easy problems are not solved.
    Guided,
    /// Without it: another roll of the dice.
    Plain,
}

impl Horn {
    /// The command that asks. Eager inlining of rules is off, since it loses easy problems, too. Nothing is set by
    /// `set-option`, which would affect every session of this process.
    pub(super) fn command(self) -> &'static str {
        match self {
            Horn::Guided => "(check-sat-using (using-params horn :spacer.global true :xform.inline_eager false))\n",
            Horn::Plain => "(check-sat-using (using-params horn :xform.inline_eager false))\n",
        }
    }

    /// Whether an interrupt may end the process in which the engine runs.
    #[must_use]
    pub fn crashes(self) -> bool {
        self == Horn::Guided
    }

    /// For traces.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Horn::Guided => "guided",
            Horn::Plain => "plain",
        }
    }
}
