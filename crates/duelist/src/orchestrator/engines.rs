//! The engines of a question: each is created at its first step and resumed at later ones, so that nothing is asked twice.

use std::mem;
use std::time::Instant;

use super::judge::{Outcome, judge};
use super::steps::{image, refine};
use super::uniform::Uniform;
use super::{Answer, Plan, Question};
use crate::engine::{OverOutcome, Reason, Resources};
use crate::evidence::Argument;
use crate::over::induction::{Effort, Induction, MethodOrder, has_products};
use crate::over::segments::{Positions, Segments};
use crate::problem::Problem;
use crate::report::{Approximation, Report};
use crate::rewrite::copy_within_bounds;
use crate::strategy::Engine;
use crate::term::{Copied, Store};
use crate::under::{Flow, Runs, Unrolling};

/// An engine between its steps.
struct Kept<E> {
    engine: Option<E>,
    /// Its own store, where evidence must be fit for a certificate.
    own: Option<Store>,
    /// It has come to an end, and more time would not help.
    ended: bool,
}

impl<E> Default for Kept<E> {
    fn default() -> Self {
        Kept { engine: None, own: None, ended: false }
    }
}

/// The means of a step.
pub(super) struct Means<'a> {
    pub(super) question: Question<'a>,
    pub(super) plan: &'a Plan<'a>,
    pub(super) resources: Resources<'a>,
}

impl<E> Kept<E> {
    /// One step of the engine. With certificates it has a store of its own from its first step on.
    fn step(
        &mut self,
        store: &mut Store,
        certify: bool,
        create: impl FnOnce(&mut Store) -> Result<E, Reason>,
        resume: impl FnOnce(&mut E, &mut Store) -> Answer,
    ) -> Answer {
        let Kept { engine, own, ended } = self;
        if certify && own.is_none() {
            *own = Some(store.clone());
        }
        let store = own.as_mut().unwrap_or(store);
        let created = match engine {
            Some(engine) => Ok(engine),
            None => create(store).map(|created| engine.insert(created)),
        };
        let answer = created.map_or_else(Answer::Unknown, |engine| resume(engine, store));
        *ended = matches!(&answer, Answer::Unknown(reason) if !reason.may_change());
        answer
    }
}

/// Those of the first steps that look for proofs.
#[derive(Default)]
pub(super) struct Proving {
    induction: Kept<Induction>,
    positions: Kept<Positions>,
}

/// All that are resumed.
#[derive(Default)]
pub(super) struct Engines {
    unroll: Kept<Unrolling>,
    flow: Kept<Flow>,
    runs: Kept<Runs>,
    uniform: Kept<Uniform>,
    induction: Kept<Induction>,
    candidates: Kept<Induction>,
    positions: Kept<Positions>,
    segments: Kept<Segments>,
    /// Up to which length of lists somebody else found no model.
    searched: usize,
}

impl Engines {
    /// Those of somebody who works on the same question beside these.
    pub(super) fn searched(&self) -> usize {
        self.unroll.engine.as_ref().map_or(self.searched, Unrolling::searched)
    }

    /// Hands over those that look for proofs, to somebody who goes on with them in a copy of the store.
    pub(super) fn proving(&mut self) -> Proving {
        Proving { induction: mem::take(&mut self.induction), positions: mem::take(&mut self.positions) }
    }

    /// Those that were handed over; no list of at most `searched` elements is a model.
    pub(super) fn after(searched: usize, Proving { induction, positions }: Proving) -> Engines {
        Engines { searched, induction, positions, ..Engines::default() }
    }

    /// Whether the Horn engine has found a run that satisfies the formula: a hint that there is a model, and never an answer.
    pub(super) fn has_hint(&self) -> bool {
        self.induction.engine.as_ref().is_some_and(Induction::has_run)
    }

    /// Whether another step of an engine is in vain.
    pub(super) fn has_ended(&self, engine: Engine) -> bool {
        match engine {
            Engine::Flow => self.flow.ended,
            Engine::Runs => self.runs.ended,
            Engine::Uniform => self.uniform.ended,
            Engine::Direct | Engine::Induction => self.induction.ended,
            Engine::Candidates => self.candidates.ended,
            Engine::Positions => self.positions.ended,
            Engine::Alongside | Engine::Segments => self.segments.ended,
            // How far lists are unrolled depends on the step; the others have one step only.
            Engine::Unroll { .. } | Engine::Summarize | Engine::Image | Engine::Refine => false,
        }
    }

    /// One step of an engine.
    pub(super) fn step(
        &mut self,
        engine: Engine,
        problem: &Problem,
        store: &mut Store,
        means: &Means<'_>,
        report: &mut Report,
    ) -> Answer {
        let Means { question, plan, resources } = *means;
        let (order, certify) = (plan.lengths, plan.certify);
        let said = |store: &Store, outcome, report: &mut Report| judge(store, question, problem, outcome, plan, report);
        match engine {
            Engine::Summarize => Answer::Unknown(Reason::Incomplete("this is no engine".to_string())),
            Engine::Image | Engine::Refine => {
                let mut own = certify.then(|| store.clone());
                let store = own.as_mut().unwrap_or(store);
                let outcome = match engine {
                    Engine::Image => image(problem, store, resources, report),
                    _ => refine(problem, store, resources, order, report),
                };
                said(store, outcome, report)
            }
            Engine::Unroll { up_to } => {
                let create = |store: &mut Store| Ok(Unrolling::new(problem, store, self.searched, plan.likely));
                self.unroll.step(store, certify, create, |engine, store| {
                    let outcome = engine.resume(problem, store, resources, up_to, order, report);
                    said(store, Outcome::Under("unroll", outcome), report)
                })
            }
            Engine::Flow => {
                let create = |store: &mut Store| Flow::new(problem, store);
                self.flow.step(store, certify, create, |engine, store| {
                    let outcome = engine.resume(problem, store, resources, order, report);
                    said(store, Outcome::Under("flow", outcome), report)
                })
            }
            Engine::Runs => {
                let create = |store: &mut Store| Runs::new(problem, store);
                self.runs.step(store, certify, create, |engine, store| {
                    let outcome = engine.resume(problem, store, resources, order, plan.shapes, report);
                    said(store, Outcome::Under("runs", outcome), report)
                })
            }
            Engine::Uniform => {
                let create = |_: &mut Store| Ok(Uniform::new(problem));
                self.uniform.step(store, certify, create, |engine, store| engine.resume(store, means, report))
            }
            Engine::Direct | Engine::Induction | Engine::Candidates => {
                let (kept, order, effort) = match engine {
                    Engine::Direct => (&mut self.induction, MethodOrder::Measured, Effort::AtOnce),
                    Engine::Induction => (&mut self.induction, MethodOrder::Measured, Effort::Whole),
                    _ => (&mut self.candidates, MethodOrder::CandidatesFirst, Effort::Whole),
                };
                let create = |store: &mut Store| Induction::new(problem, store, order);
                let answer = kept.step(store, certify, create, |engine, store| {
                    let proved = engine.resume(problem, store, effort, resources, plan.lemmas, report);
                    said(store, refuted("induction", proved.map(Argument::Invariant)), report)
                });
                // Other methods are left.
                kept.ended &= effort == Effort::Whole || kept.engine.is_none();
                answer
            }
            Engine::Positions => {
                let create = |_: &mut Store| {
                    let (Copied { store, terms, .. }, _) = copy_within_bounds(question.store, question.assertions);
                    Positions::new(&terms, store)
                };
                self.positions.step(store, certify, create, |engine, store| {
                    let outcome = positions(engine, resources, report);
                    said(store, outcome, report)
                })
            }
            Engine::Alongside if !has_products(question.store, question.assertions) => {
                Answer::Unknown(Reason::Incomplete("there are no products".to_string()))
            }
            Engine::Alongside | Engine::Segments => {
                let effort = if engine == Engine::Alongside { Effort::AtOnce } else { Effort::Whole };
                let create = |_: &mut Store| Segments::new(question.store, question.assertions, resources);
                let kept = &mut self.segments;
                let answer = kept.step(store, certify, create, |engine, store| {
                    let proved = match engine.resume(effort, resources, report) {
                        // That no invariant exists of one reading says nothing about the problem.
                        Err(Reason::NoInvariant) => Err(Reason::Incomplete("no invariant was found".to_string())),
                        proved => proved,
                    };
                    let argument = proved.map(|(variant, invariant)| Argument::Segments(variant, invariant));
                    said(store, refuted("segments", argument), report)
                });
                kept.ended &= effort == Effort::Whole || kept.engine.is_none();
                answer
            }
        }
    }
}

/// What an engine says that looks for proofs.
fn refuted(engine: &'static str, argument: Result<Argument, Reason>) -> Outcome {
    Outcome::Over(engine, argument.map_or_else(OverOutcome::Open, OverOutcome::Refuted))
}

/// Index arithmetic, on the assertions as they were stated.
fn positions(engine: &mut Positions, resources: Resources<'_>, report: &mut Report) -> Outcome {
    let started = Instant::now();
    let outcome = engine.ask(resources, report);
    let said = match &outcome {
        OverOutcome::Refuted(_) => "unsat".to_string(),
        OverOutcome::Open(reason) => format!("no conclusion: {reason}"),
    };
    report.event("positions", Approximation::Over, String::new(), said, started.elapsed());
    Outcome::Over("positions", outcome)
}
