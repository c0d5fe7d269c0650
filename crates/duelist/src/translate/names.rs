//! Names in a translation: the user's own where that is possible, never a solver's, never one name for two things.
//!
//! A name is given out once in a whole script: declarations outlive their level in a translation, and Z3 keeps sorts even over
//! `reset-assertions`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::syntax::Quoted;
use crate::term::{Map, Set};

/// Names that Z3 5.4 or cvc5 1.4 take for their own in `(set-logic ALL)`, besides those that [`is_reserved`] knows by their
/// form and those that the list language keeps for itself.
const RESERVED: &str = "\
    ** +oo -oo -zero +zero /0 ^ ~ Array Bag BitVec Complex FiniteField FiniteSet Float128 Float16 Float32 Float64 \
    FloatingPoint HO NaN Nullable RNA RNE RTN RTP RTZ RegEx RegLan Relation RoundingMode Seq Set String \
    StringSequence Table Tuple Unicode UnitTuple acos acosh arccos arccot arccsc arcsec arcsin arctan arctan2 \
    array-ext asin asinh atan atan2 atanh bag case-def complement concat const cos cosh cot csc default difference \
    div0 div_total divisible emp eqrange exp extract fp iand if iff implies insert int2bv intersection is \
    linear-order ln log map mkbv mod0 mod_total nand nat2bv nor nullable par partial-order piand \
    piecewise-linear-order pow2 pto rem rem0 repeat root-obj rotate_left rotate_right roundNearestTiesToAway \
    roundNearestTiesToEven roundTowardNegative roundTowardPositive roundTowardZero sbv_to_int sec select sep \
    setminus sign_extend sin sinh sqrt store subset tan tanh transitive-closure tree-order tuple ubv_to_int union \
    update wand xnor zero_extend";

fn is_builtin(name: &str) -> bool {
    RESERVED.split(' ').any(|word| word == name)
}

/// Whether a solver may already have a meaning for a name.
fn is_reserved(name: &str) -> bool {
    name.contains('.') || name.starts_with(['@', '!']) || name.starts_with("bv") || is_builtin(name)
}

/// The names of bound variables in the functions of a translation, the same in all of them. No declared thing is called so.
#[derive(Debug)]
pub(super) struct Locals {
    /// What a fold has computed so far.
    pub(super) accumulator: String,
    /// What it starts with.
    pub(super) init: String,
    /// The element that a function is applied to.
    pub(super) element: String,
    /// The list that a function is about.
    pub(super) list: String,
    /// A second list.
    pub(super) other: String,
    /// A position in a list.
    pub(super) index: String,
    /// Another one.
    pub(super) place: String,
    /// How many elements.
    pub(super) count: String,
    /// The list that has been made so far.
    pub(super) result: String,
    /// Followed by a number: a variable of an enclosing function.
    captured: String,
    /// Followed by a number: a subterm that occurs more than once.
    shared: String,
}

impl Locals {
    pub(super) fn captured(&self, number: usize) -> String {
        format!("{}{number}", self.captured)
    }

    pub(super) fn shared(&self, number: usize) -> String {
        format!("{}{number}", self.shared)
    }

    fn contains(&self, name: &str) -> bool {
        let Locals { accumulator, init, element, list, other, index, place, count, result, .. } = self;
        let fixed = [accumulator, init, element, list, other, index, place, count, result];
        fixed.into_iter().any(|local| local == name)
            || is_numbered(name, &self.captured)
            || is_numbered(name, &self.shared)
    }
}

fn is_numbered(name: &str, prefix: &str) -> bool {
    name.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Gives out names.
#[derive(Debug)]
pub(super) struct Names {
    /// Every name that a declaration of the script mentions: ours keep clear of them.
    declared: BTreeSet<String>,
    used: Set<String>,
    /// Per stem, the number to try next.
    next: Map<String, u32>,
    pub(super) locals: Locals,
}

impl Names {
    /// Names for a script whose declarations mention the names `declared`.
    pub(super) fn new(declared: BTreeSet<String>) -> Names {
        let pick = |base: &str| {
            let mut name = base.to_string();
            while declared.contains(&name) {
                name.push('_');
            }
            name
        };
        let family = |base: &str| {
            let mut prefix = base.to_string();
            while declared.iter().any(|name| is_numbered(name, &prefix)) {
                prefix.push('_');
            }
            prefix
        };
        let locals = Locals {
            accumulator: pick("acc"),
            init: pick("init"),
            element: pick("x"),
            list: pick("l"),
            other: pick("m"),
            index: pick("i"),
            place: pick("j"),
            count: pick("n"),
            result: pick("r"),
            captured: family("c"),
            shared: family("s"),
        };
        Names { declared, used: Set::default(), next: Map::default(), locals }
    }

    /// The name of something that the user declared: the user's, unless it is taken or a solver's; quoted.
    pub(super) fn user(&mut self, name: &str) -> String {
        if !is_reserved(name) && self.is_free(name) {
            return self.take(name.to_string());
        }
        // Names that begin so are the solver's however they end.
        let stem = if name.starts_with(['@', '.', '!']) { format!("u{name}") } else { name.to_string() };
        self.numbered(&stem)
    }

    /// A name of our own, this one if possible; quoted.
    pub(super) fn fresh(&mut self, name: &str) -> String {
        if !is_reserved(name) && self.is_free(name) && !self.declared.contains(name) {
            return self.take(name.to_string());
        }
        self.numbered(name)
    }

    /// A name of our own, this one and a number; quoted.
    pub(super) fn numbered(&mut self, stem: &str) -> String {
        loop {
            let number = self.next.entry(stem.to_string()).or_insert(0);
            *number += 1;
            let mut name = stem.to_string();
            write!(name, "_{number}").expect("a string takes everything");
            if self.is_free(&name) && !self.declared.contains(&name) && !is_builtin(&name) {
                return self.take(name);
            }
        }
    }

    fn is_free(&self, name: &str) -> bool {
        !self.used.contains(name) && !self.locals.contains(name)
    }

    fn take(&mut self, name: String) -> String {
        let quoted = Quoted(&name).to_string();
        self.used.insert(name);
        quoted
    }
}

/// The part of a name that tells of sorts, `Option_Int`: nothing if it would be long.
pub(super) fn suffix(sorts: &[String]) -> String {
    let joined = sorts.iter().map(|sort| format!("_{}", sort.trim_matches('|'))).collect::<String>();
    let fits = joined.len() <= 40 && !joined.contains(['(', ' ']);
    if fits { joined } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_names_where_it_can() {
        let declared = ["x", "c12", "head", "t_1", "seq.len", "@a"];
        let mut names = Names::new(declared.into_iter().map(String::from).collect());
        assert_eq!(names.user("head"), "head");
        assert_eq!(names.user("head"), "head_1");
        assert_eq!(names.user("x"), "x");
        assert_eq!(names.user("seq.len"), "seq.len_1");
        assert_eq!(names.user("bvadd"), "bvadd_1");
        assert_eq!(names.user("@a"), "u@a_1");
        assert_eq!(names.user("a b"), "|a b|");
        assert_eq!(names.numbered("t"), "t_2");
        assert_eq!(names.fresh("t_1"), "t_1_1");
        assert_eq!(names.locals.element, "x_");
        assert_eq!(names.locals.captured(3), "c_3");
    }
}
