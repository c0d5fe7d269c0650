//! Existence inside a step: a statement about some element of a window as an unknown function of what it captures.
//!
//! In `exists x in l. exists y in m. p(x, y)` the inner statement is another one for each x. It becomes `E(x)`: one unknown predicate for all statements that say the same
//! about the same window, up to what they capture. Where what is captured is rigid, a fold says whether it holds, and the predicate agrees with that.

use indexmap::IndexMap;

use super::domain::{Domain, Refusal};
use super::linear::Arithmetic;
use super::segment::{Segment, Track};
use super::systems::Walk;
use crate::meaning::Interpretation;
use crate::term::{Map, Node, Op, Set, Sort, Store, Symbol, Term};

/// What is said about some element of a window, without what it captures.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Statement {
    /// `λ k x c…. …` for the step, the element that is read there, and what is captured.
    body: Term,
    count: Term,
    track: Track,
}

/// Where a statement is made.
#[derive(Clone, Debug)]
pub(super) struct Uses {
    symbol: Symbol,
    /// Whether it is made about something flexible.
    flexible: bool,
    /// For what is captured, if it is rigid, the result of the fold.
    pub(super) results: IndexMap<Vec<Term>, Term>,
}

/// What existence comes to.
#[derive(Clone, Debug)]
pub(super) enum Stated {
    /// This formula.
    Formula(Term),
    /// The result of a fold, to be added to the uses of a statement with this captured.
    Rigid(Statement, Vec<Term>),
}

/// So many facts about statements are added to a walk.
const MAX_FACTS: usize = 64;

/// How often statements that other statements have brought up are looked at.
const ROUNDS: usize = 2;

impl Domain {
    /// What the statement that some element of a segment satisfies a predicate comes to; nothing if it is no statement about a rigid window on one list.
    ///
    /// **Soundness**: the step and the element are placeholders, and what does not depend on them is captured: for one interpretation of all flexible constants the statement is a
    /// function of the values of these subterms. That needs that no part of it depends on the placeholders but through them, so nothing
    /// flexible that was named while the predicate was applied may be in it; and that it is the same function at every step, so no function in it may be flexible. The predicate of a statement inside this one is such a function.
    /// Placeholders are new each time: the same list inside and outside is not captured.
    pub(super) fn stated(
        &mut self,
        store: &mut Store,
        segment: &Segment,
        predicate: Term,
    ) -> Result<Option<Stated>, Refusal> {
        let [track] = &segment.tracks[..] else { return Ok(None) };
        let window = [segment.count, track.offset].into_iter().any(|term| self.is_flexible(store, term));
        let element = self.lists[track.list].element;
        if !segment.is_positional() || window || self.flexible_functions.contains(&element) {
            return Ok(None);
        }
        let step = self.constant(store, "step", Sort::INT, true);
        let read = self.constant(store, "element", store.symbol(element).sort, true);
        let named = self.flexible.len();
        let value = self.apply(store, segment.at, &[step, read])?;
        let body = self.apply(store, predicate, &[value])?;
        let changes = store.postorder(&[body]).into_iter().any(|term| match store.node(term) {
            Node::App(Op::Symbol(symbol), _) if self.flexible_functions.contains(symbol) => true,
            _ => self.flexible.get_index_of(&term).is_some_and(|number| number >= named),
        });
        if changes {
            return Ok(None);
        }
        let captured = captured(store, body, &[step, read]);
        if captured == [body] {
            let one = store.int(1);
            let some = Arithmetic::compare(store, Op::Le, one, segment.count);
            return Ok(Some(Stated::Formula(store.smart_and(&[some, body]))));
        }
        if captured.is_empty() {
            return Ok(None);
        }
        let parameters: Vec<Term> = [step, read].into_iter().chain(captured.iter().copied()).collect();
        let body = abstracted(store, body, &parameters);
        let statement = Statement { body, count: segment.count, track: track.clone() };
        let flexible = captured.iter().any(|term| self.is_flexible(store, *term));
        if !self.statements.contains_key(&statement) {
            let sorts: Vec<Sort> = captured.iter().map(|term| store.sort_of(*term)).collect();
            let symbol = store.declare_symbol("some", &sorts, Sort::BOOL);
            self.statements.insert(statement.clone(), Uses { symbol, flexible: false, results: IndexMap::new() });
        }
        let uses = &mut self.statements[&statement];
        if !flexible {
            return Ok(Some(Stated::Rigid(statement, captured)));
        }
        uses.flexible = true;
        Ok(Some(Stated::Formula(store.app(Op::Symbol(uses.symbol), captured))))
    }

    /// Adds that the predicates of statements agree with the folds, where more than one thing is captured.
    ///
    /// **Soundness**: both are whether some element of the window satisfies the predicate with that captured.
    pub(super) fn captured(&mut self, store: &mut Store) {
        for uses in self.statements.values().cloned().collect::<Vec<Uses>>() {
            if !uses.flexible && uses.results.len() < 2 {
                continue;
            }
            for (captured, result) in uses.results {
                let stated = store.app(Op::Symbol(uses.symbol), captured);
                let agree = store.smart_eq(stated, result);
                self.fact(store, agree);
            }
        }
    }

    /// Adds to the steps of walks what statements say about the elements that are read there: what satisfies one makes it true, and
    /// if it is true there is a position, an input of the step, at which it is satisfied.
    ///
    /// **Soundness**: instances of what is meant. The position is any where the statement is false.
    pub(super) fn statements_along(&mut self, store: &mut Store, walks: &mut [Walk]) -> Result<(), Refusal> {
        let statements: Vec<(Statement, Uses)> =
            self.statements.iter().map(|(statement, uses)| (statement.clone(), uses.clone())).collect();
        if statements.iter().all(|(_, uses)| !uses.flexible) {
            return Ok(());
        }
        let (known, witnesses) = (self.facts.clone(), self.variant.witnesses);
        for walk in walks {
            let roots: Vec<Term> =
                walk.guard.iter().copied().chain(walk.fields.iter().map(|field| field.next)).collect();
            let mut added = Vec::new();
            let mut named: Set<(Symbol, Vec<Term>)> = Set::default();
            for _ in 0..ROUNDS {
                // A statement inside another one is older.
                for (statement, uses) in statements.iter().rev().filter(|_| witnesses) {
                    let terms = store.postorder(&[&roots[..], &added[..]].concat());
                    for captured in applications(store, &terms, uses.symbol) {
                        if named.insert((uses.symbol, captured.clone())) {
                            added.push(self.eliminated(store, statement, uses.symbol, &captured));
                        }
                    }
                }
                for (statement, uses) in statements.iter().rev() {
                    let terms = store.postorder(&[&roots[..], &added[..]].concat());
                    let element = self.lists[statement.track.list].element;
                    let mut reads = applications(store, &terms, element);
                    reads.extend(applications(store, &store.postorder(&known), element));
                    for captured in applications(store, &terms, uses.symbol) {
                        for read in &reads {
                            added.push(self.introduced(store, statement, uses.symbol, &captured, read[0]));
                        }
                    }
                }
                added = distinct(added);
            }
            let terms = store.postorder(&roots);
            let found = self.places.values().map(|(_, element)| *element).filter(|element| terms.contains(element));
            let about: Vec<Term> = added.iter().copied().chain(found).collect();
            let universal = self.universal_along(store, &about)?;
            added.extend(universal);
            walk.guard.extend(distinct(added).into_iter().take(MAX_FACTS));
        }
        Ok(())
    }

    /// What is known of all elements of a window, at the positions that are inputs of a step.
    ///
    /// **Soundness**: an instance of what is meant, whatever the position is.
    fn universal_along(&mut self, store: &mut Store, added: &[Term]) -> Result<Vec<Term>, Refusal> {
        let terms = store.postorder(added);
        let mut found = Vec::new();
        for existence in self.existences.clone() {
            let [track] = &existence.segment.tracks[..] else { continue };
            let reads = applications(store, &terms, self.lists[track.list].element);
            for read in reads {
                if !self.is_flexible(store, read[0]) {
                    continue;
                }
                let sign = if track.forward { 1 } else { -1 };
                let step = Arithmetic::combination(store, &[(sign, read[0]), (-sign, track.offset)]);
                let element = self.value_at(store, &existence.segment, step)?;
                let satisfied = self.apply(store, existence.predicate, &[element])?;
                let zero = store.int(0);
                let inside = Arithmetic::within(store, zero, step, existence.segment.count);
                let premise = store.smart_and(&[inside, satisfied]);
                found.push(store.smart(Op::Implies, &[premise, existence.holds]));
            }
        }
        Ok(found)
    }

    fn satisfied(&self, store: &mut Store, statement: &Statement, step: Term, captured: &[Term]) -> Term {
        let read = self.track_at(store, &statement.track, step);
        let arguments: Vec<Term> = [step, read].into_iter().chain(captured.iter().copied()).collect();
        let holds = store.beta(statement.body, &arguments);
        let zero = store.int(0);
        let inside = Arithmetic::within(store, zero, step, statement.count);
        store.smart_and(&[inside, holds])
    }

    fn introduced(
        &self,
        store: &mut Store,
        statement: &Statement,
        symbol: Symbol,
        captured: &[Term],
        index: Term,
    ) -> Term {
        let sign = if statement.track.forward { 1 } else { -1 };
        let step = Arithmetic::combination(store, &[(sign, index), (-sign, statement.track.offset)]);
        let premise = self.satisfied(store, statement, step, captured);
        let stated = store.app(Op::Symbol(symbol), captured.to_vec());
        store.smart(Op::Implies, &[premise, stated])
    }

    fn eliminated(&mut self, store: &mut Store, statement: &Statement, symbol: Symbol, captured: &[Term]) -> Term {
        let position = self.constant(store, "position", Sort::INT, true);
        let conclusion = self.satisfied(store, statement, position, captured);
        let stated = store.app(Op::Symbol(symbol), captured.to_vec());
        store.smart(Op::Implies, &[stated, conclusion])
    }
}

/// The largest subterms that are no values and in which no placeholder occurs, in the order of their first occurrence.
fn captured(store: &Store, body: Term, placeholders: &[Term]) -> Vec<Term> {
    let mut depends: Set<Term> = placeholders.iter().copied().collect();
    for term in store.postorder(&[body]) {
        if store.children(term).iter().any(|child| depends.contains(child)) {
            depends.insert(term);
        }
    }
    let (mut found, mut seen, mut todo) = (Vec::new(), Set::default(), vec![body]);
    while let Some(term) = todo.pop() {
        if !seen.insert(term) || placeholders.contains(&term) {
            continue;
        }
        if depends.contains(&term) {
            todo.extend(store.children(term).iter().rev());
        } else if !matches!(store.node(term), Node::Int(_) | Node::Real(_) | Node::Bool(_) | Node::Literal(_)) {
            found.push(term);
        }
    }
    found
}

/// `λ parameters. body`, of a body without functions.
fn abstracted(store: &mut Store, body: Term, parameters: &[Term]) -> Term {
    let sorts: Vec<Sort> = parameters.iter().map(|term| store.sort_of(*term)).collect();
    let mut memo: Map<Term, Term> = Map::default();
    for (index, (parameter, sort)) in (0_u32..).zip(parameters.iter().zip(&sorts).rev()) {
        memo.insert(*parameter, store.bound(index, *sort));
    }
    let body = store.rebuild(&[body], &mut memo, |_, term| term)[0];
    store.lambda(sorts, body)
}

/// The arguments of a function wherever it is applied.
fn applications(store: &Store, terms: &[Term], function: Symbol) -> Vec<Vec<Term>> {
    let of = |term: &Term| match store.node(*term) {
        Node::App(Op::Symbol(symbol), arguments) if *symbol == function => Some(arguments.to_vec()),
        _ => None,
    };
    terms.iter().filter_map(of).collect()
}

fn distinct(terms: Vec<Term>) -> Vec<Term> {
    let mut seen = Set::default();
    terms.into_iter().filter(|term| seen.insert(*term)).collect()
}
