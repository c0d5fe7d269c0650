//! Other models on purpose: a seed moves the model that a solver has found.
//!
//! Solvers have seeds of their own, but on small problems they change little or nothing. So some constants are asked to have values near those they
//! have, one after the other, and those that may have them keep them.

use std::time::Duration;

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::Deadline;
use super::session::{Session, SessionError, Verdict};
use crate::model::Value;
use crate::term::{Node, Op, Store, Term};

/// So many constants are moved at most.
const MOVED: usize = 8;

/// How far a number is moved at most.
const FAR: usize = 16;

/// How long moving a model may take.
const TIME: Duration = Duration::from_secs(1);

/// A small generator of pseudo-random numbers.
#[derive(Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `bound`, which is not 0.
    fn below(&mut self, bound: usize) -> usize {
        // SplitMix64
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % bound as u64).unwrap_or(0)
    }
}

impl Session {
    /// Moves the model of the last [`Verdict::Sat`] to another one of the same assertions and assumptions, in which some of `constants` have other
    /// values; without a seed ([`Backend::seed`](super::Backend::seed)) it stays. Afterwards there is a model, or an error.
    ///
    /// # Errors
    /// If the solver fails to find the model again.
    pub fn vary(&mut self, store: &mut Store, constants: &[Term], deadline: Deadline) -> Result<(), SessionError> {
        let Some(mut random) = self.random.take() else { return Ok(()) };
        let result = self.moved(store, constants, &mut random, deadline);
        self.random = Some(random);
        result
    }

    fn moved(
        &mut self,
        store: &mut Store,
        constants: &[Term],
        random: &mut Random,
        deadline: Deadline,
    ) -> Result<(), SessionError> {
        let mut left = constants.to_vec();
        let count = left.len().min(MOVED);
        let chosen: Vec<Term> = (0..count).map(|_| left.swap_remove(random.below(left.len()))).collect();
        let values = self.values(store, &chosen, deadline)?;
        let soon = deadline.earlier(Deadline::after(TIME));
        let mut kept = self.assumed.clone();
        let mut lost = false;
        for (constant, value) in chosen.into_iter().zip(values) {
            for wish in wishes(store, constant, &value, random) {
                let mut wanted = kept.clone();
                wanted.push(wish);
                match self.check(store, &wanted, soon) {
                    Ok(Verdict::Sat) => {
                        kept.clone_from(&self.assumed);
                        lost = false;
                        break;
                    }
                    Ok(_) => lost = true,
                    Err(_) if soon.expired() && self.alive() => return self.found_again(store, &kept, deadline),
                    Err(error) => return Err(error),
                }
            }
        }
        if lost { self.found_again(store, &kept, deadline) } else { Ok(()) }
    }

    fn found_again(&mut self, store: &mut Store, kept: &[Term], deadline: Deadline) -> Result<(), SessionError> {
        match self.check(store, kept, deadline)? {
            Verdict::Sat => Ok(()),
            _ => Err(SessionError::Unreadable("a model that was found is found no more".to_string())),
        }
    }
}

/// What to ask for instead of a term's value; one of these requests may be met. For a record, one of its fields should change.
fn wishes(store: &mut Store, term: Term, value: &Value, random: &mut Random) -> Vec<Term> {
    let (mut term, mut value) = (term, value);
    while let Value::Data { constructor, fields } = value {
        if fields.is_empty() {
            return Vec::new();
        }
        let field = random.below(fields.len());
        let select = Op::Select(store.sort_of(term), *constructor, u32::try_from(field).unwrap_or(0));
        term = store.app(select, [term]);
        value = &fields[field];
    }
    let far = IBig::from(random.below(FAR) + 1);
    let far = if random.below(2) == 0 { far } else { -far };
    let others = match value {
        Value::Bool(value) => vec![store.bool(*value != (random.below(2) == 0))],
        Value::Int(value) => vec![store.int(value + &far), store.int(value - &far)],
        Value::Real(value) => {
            let far = RBig::from(far);
            vec![store.term(Node::Real(value + &far)), store.term(Node::Real(value - &far))]
        }
        _ => Vec::new(),
    };
    others.into_iter().map(|other| store.eq(term, other)).collect()
}
