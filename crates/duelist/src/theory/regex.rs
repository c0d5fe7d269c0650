//! Regular languages, matched by derivatives (Brzozowski). Unions and intersections are kept in order and without repetition: then a language has
//! finitely many derivatives, and what is left of it does not grow with the string that is read.

use std::sync::Arc;

use crate::check::EvalError;

/// Derivatives of a language with more parts than this are not followed.
const MOST_PARTS: usize = 20_000;

/// A regular language.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Regex {
    /// No string.
    None,
    /// The empty string.
    Empty,
    /// One string that is not empty: these characters from this place on.
    Text(Arc<[u32]>, usize),
    /// One character from the first to the second of these.
    Range(u32, u32),
    /// A string of the first, then one of the second.
    Concat(Arc<Regex>, Arc<Regex>),
    /// Strings of either.
    Union(Arc<Regex>, Arc<Regex>),
    /// Strings of both.
    Inter(Arc<Regex>, Arc<Regex>),
    /// All strings but those.
    Comp(Arc<Regex>),
    /// Any number of them.
    Star(Arc<Regex>),
}

impl Regex {
    /// Every string.
    #[must_use]
    pub fn all() -> Regex {
        Regex::Comp(Arc::new(Regex::None))
    }

    /// One string.
    #[must_use]
    pub fn text(codes: &[u32]) -> Regex {
        Regex::rest(codes.into(), 0)
    }

    fn rest(codes: Arc<[u32]>, from: usize) -> Regex {
        if from < codes.len() { Regex::Text(codes, from) } else { Regex::Empty }
    }

    /// A string of the first, then one of the second.
    #[must_use]
    pub fn concat(left: Regex, right: Regex) -> Regex {
        match (left, right) {
            (Regex::None, _) | (_, Regex::None) => Regex::None,
            (Regex::Empty, other) | (other, Regex::Empty) => other,
            (left, right) => Regex::Concat(Arc::new(left), Arc::new(right)),
        }
    }

    /// Strings of either.
    #[must_use]
    pub fn union(left: Regex, right: Regex) -> Regex {
        match (left, right) {
            (Regex::None, other) | (other, Regex::None) => other,
            (left, right) if left == right => left,
            (left, right) if left == Regex::all() || right == Regex::all() => Regex::all(),
            (left, right) => {
                let mut parts = Vec::new();
                [left, right].into_iter().for_each(|part| part.alternatives(&mut parts));
                in_order(parts, Regex::Union)
            }
        }
    }

    /// The languages that a union is made of.
    fn alternatives(self, parts: &mut Vec<Regex>) {
        let mut rest = self;
        while let Regex::Union(first, others) = rest {
            parts.push((*first).clone());
            rest = (*others).clone();
        }
        parts.push(rest);
    }

    /// The languages that an intersection is made of.
    fn conjuncts(self, parts: &mut Vec<Regex>) {
        let mut rest = self;
        while let Regex::Inter(first, others) = rest {
            parts.push((*first).clone());
            rest = (*others).clone();
        }
        parts.push(rest);
    }

    /// Strings of both.
    #[must_use]
    pub fn inter(left: Regex, right: Regex) -> Regex {
        match (left, right) {
            (Regex::None, _) | (_, Regex::None) => Regex::None,
            (left, right) if left == right || right == Regex::all() => left,
            (left, right) if left == Regex::all() => right,
            (left, right) => {
                let mut parts = Vec::new();
                [left, right].into_iter().for_each(|part| part.conjuncts(&mut parts));
                in_order(parts, Regex::Inter)
            }
        }
    }

    /// All strings but those.
    #[must_use]
    pub fn comp(self) -> Regex {
        match self {
            Regex::Comp(inner) => (*inner).clone(),
            other => Regex::Comp(Arc::new(other)),
        }
    }

    /// Any number of them.
    #[must_use]
    pub fn star(self) -> Regex {
        match self {
            Regex::None | Regex::Empty => Regex::Empty,
            star @ Regex::Star(_) => star,
            other => Regex::Star(Arc::new(other)),
        }
    }

    /// From so many up to so many of them; none if that is no range.
    ///
    /// # Errors
    /// If that is very large.
    pub fn between(&self, least: u32, most: u32) -> Result<Regex, EvalError> {
        if least > most {
            return Ok(Regex::None);
        }
        if self.parts().saturating_mul(most as usize) > MOST_PARTS {
            return Err(EvalError::TooLarge);
        }
        let optional =
            (least..most).fold(Regex::Empty, |rest, _| Regex::union(Regex::Empty, Regex::concat(self.clone(), rest)));
        Ok((0..least).fold(optional, |rest, _| Regex::concat(self.clone(), rest)))
    }

    /// Whether the empty string is in it. Recursion is bounded by the depth of the term it comes from, and derivatives add little.
    fn has_empty(&self) -> bool {
        match self {
            Regex::None | Regex::Range(..) | Regex::Text(..) => false,
            Regex::Empty | Regex::Star(_) => true,
            Regex::Concat(left, right) | Regex::Inter(left, right) => left.has_empty() && right.has_empty(),
            Regex::Union(left, right) => left.has_empty() || right.has_empty(),
            Regex::Comp(inner) => !inner.has_empty(),
        }
    }

    /// What may follow a character.
    fn derivative(&self, code: u32) -> Regex {
        match self {
            Regex::None | Regex::Empty => Regex::None,
            Regex::Range(first, last) if (*first..=*last).contains(&code) => Regex::Empty,
            Regex::Text(codes, from) if codes[*from] == code => Regex::rest(Arc::clone(codes), from + 1),
            Regex::Range(..) | Regex::Text(..) => Regex::None,
            Regex::Concat(left, right) => {
                let through = Regex::concat(left.derivative(code), (**right).clone());
                if left.has_empty() { Regex::union(through, right.derivative(code)) } else { through }
            }
            Regex::Union(left, right) => Regex::union(left.derivative(code), right.derivative(code)),
            Regex::Inter(left, right) => Regex::inter(left.derivative(code), right.derivative(code)),
            Regex::Comp(inner) => inner.derivative(code).comp(),
            Regex::Star(inner) => Regex::concat(inner.derivative(code), self.clone()),
        }
    }

    fn parts(&self) -> usize {
        match self {
            Regex::None | Regex::Empty | Regex::Range(..) | Regex::Text(..) => 1,
            Regex::Concat(left, right) | Regex::Union(left, right) | Regex::Inter(left, right) => {
                1 + left.parts() + right.parts()
            }
            Regex::Comp(inner) | Regex::Star(inner) => 1 + inner.parts(),
        }
    }

    /// Whether a string is in it.
    ///
    /// # Errors
    /// If a derivative is very large.
    pub fn matches(&self, codes: &[u32]) -> Result<bool, EvalError> {
        let mut rest = self.clone();
        for code in codes {
            rest = rest.after(*code)?;
        }
        Ok(rest.has_empty())
    }

    /// Where the shortest prefix that is in it, and has at least so many characters, ends.
    ///
    /// # Errors
    /// If a derivative is very large.
    pub fn shortest(&self, codes: &[u32], least: usize) -> Result<Option<usize>, EvalError> {
        let mut rest = self.clone();
        for length in 0..=codes.len() {
            if length >= least && rest.has_empty() {
                return Ok(Some(length));
            }
            if rest == Regex::None {
                break;
            }
            if let Some(code) = codes.get(length) {
                rest = rest.after(*code)?;
            }
        }
        Ok(None)
    }

    fn after(&self, code: u32) -> Result<Regex, EvalError> {
        let rest = self.derivative(code);
        if rest.parts() > MOST_PARTS { Err(EvalError::TooLarge) } else { Ok(rest) }
    }
}

/// Parts that are joined to the right, sorted and without repetition.
fn in_order(mut parts: Vec<Regex>, join: fn(Arc<Regex>, Arc<Regex>) -> Regex) -> Regex {
    parts.sort_unstable();
    parts.dedup();
    let last = parts.pop().unwrap_or(Regex::None);
    parts.into_iter().rev().fold(last, |rest, part| join(Arc::new(part), Arc::new(rest)))
}
