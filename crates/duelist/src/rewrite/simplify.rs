//! Pruning and simplification (paper §6.2).

use super::Rule;

pub(super) const RULES: &[Rule] = &[];
