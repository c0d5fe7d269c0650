//! Quantifiers that are declarations in disguise: what exists has a name.

use super::Context;
use super::error::{ErrorKind, Result};
use crate::recursion::WITNESS;
use crate::syntax::Span;
use crate::term::{Map, Node, Op, Set, Term};

impl Context {
    /// The formula with constants for what is said to exist: `exists` where it counts positively, `forall` where it counts
    /// negatively. Every model of the result is one of the formula, and every model of the formula becomes one of the result by a value
    /// for the new constants. They are as many as there are different quantifiers, since equal ones have equal witnesses.
    ///
    /// # Errors
    /// If a quantifier is left.
    pub(super) fn skolemize(&mut self, formula: Term, place: Span) -> Result<Term> {
        if self.quantifiers.is_empty() {
            return Ok(formula);
        }
        let quantified = self.quantified(formula);
        if quantified.is_empty() {
            return Ok(formula);
        }
        let formula = self.name_witnesses(formula, quantified);
        let left = self.quantified(formula);
        if left.is_empty() {
            return Ok(formula);
        }
        if let Some(formula) = self.ranged(formula) {
            return Ok(formula);
        }
        let known = self.quantifiers.iter().rev().find(|(term, _)| left.contains(term));
        let first = self.quantifiers.last().filter(|(_, span)| span.start >= place.start && span.end <= place.end);
        ErrorKind::Quantifier.at(known.or(first).map_or(place, |(_, span)| *span))
    }

    /// The subterms with a quantifier inside.
    pub(super) fn quantified(&self, formula: Term) -> Set<Term> {
        let mut found: Set<Term> = Set::default();
        for term in self.store.postorder(&[formula]) {
            let inside = self.store.children(term).iter().any(|child| found.contains(child));
            if inside || matches!(self.store.node(term), Node::Forall(..)) {
                found.insert(term);
            }
        }
        found
    }

    /// Goes down as long as it is known how a part counts.
    fn name_witnesses(&mut self, formula: Term, mut quantified: Set<Term>) -> Term {
        let mut done: Map<(Term, bool), Term> = Map::default();
        let mut opened: Map<Term, Term> = Map::default();
        let mut todo = vec![(formula, true, false)];
        while let Some((term, positive, children_done)) = todo.pop() {
            if done.contains_key(&(term, positive)) {
                continue;
            }
            let node = self.store.node(term).clone();
            let parts: Vec<(Term, bool)> = match &node {
                _ if !quantified.contains(&term) => Vec::new(),
                Node::App(Op::Not, parts) => vec![(parts[0], !positive)],
                Node::App(Op::And | Op::Or, parts) => parts.iter().map(|part| (*part, positive)).collect(),
                Node::App(Op::Implies, parts) => vec![(parts[0], !positive), (parts[1], positive)],
                Node::App(Op::Ite, parts) if !quantified.contains(&parts[0]) => {
                    vec![(parts[1], positive), (parts[2], positive)]
                }
                Node::Forall(sorts, body) if !positive => {
                    let body = match opened.get(&term) {
                        Some(body) => *body,
                        None => {
                            let witnesses: Vec<Term> =
                                sorts.iter().map(|sort| self.lowering().numbered(WITNESS, *sort)).collect();
                            let body = self.store.instantiate(*body, &witnesses);
                            quantified.extend(self.quantified(body));
                            opened.insert(term, body);
                            body
                        }
                    };
                    vec![(body, false)]
                }
                _ => Vec::new(),
            };
            if parts.is_empty() {
                done.insert((term, positive), term);
                continue;
            }
            if !children_done {
                todo.push((term, positive, true));
                todo.extend(parts.iter().map(|(part, sign)| (*part, *sign, false)));
                continue;
            }
            let parts: Vec<Term> = parts.iter().map(|part| done[part]).collect();
            let result = match node {
                Node::Forall(..) => parts[0],
                Node::App(Op::Ite, old) => self.store.ite(old[0], parts[0], parts[1]),
                _ => self.store.with_children(term, &parts),
            };
            done.insert((term, positive), result);
        }
        done[&(formula, true)]
    }
}
