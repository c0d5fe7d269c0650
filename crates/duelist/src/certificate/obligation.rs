//! From assertions and evidence to what has to be refuted.

use super::Error;
use crate::engine::Limit;
use crate::evidence::{Argument, Evidence, ExcludedLengths};
use crate::orchestrator::prepare;
use crate::over::{self, Lengths, induction, segments};
use crate::problem::{ListId, Problem};
use crate::report::Report;
use crate::rewrite::{Group, Nesting, as_integers, copy_within_bounds};
use crate::term::{Copied, Node, Op, Store, Term};
use crate::under;

/// Longer lists are not written out.
const MAX_UNROLLED: usize = 1 << 16;

/// List-free formulas that must have no common model.
#[derive(Clone, Debug)]
pub struct Obligation {
    /// What it is called.
    pub name: String,
    /// Why it must be unsatisfiable, or what follows if it is: one sentence.
    pub why: String,
    /// The formulas.
    pub formulas: Vec<Term>,
}

/// What has to be refuted, in a store of its own.
#[derive(Clone, Debug)]
pub struct Derived {
    /// The store.
    pub store: Store,
    /// The obligations.
    pub obligations: Vec<Obligation>,
}

/// What has to be refuted so that `evidence` proves the assertions unsatisfiable.
///
/// Depends on the structure of the assertions and on the evidence alone, so that whoever has the problem can derive the same.
///
/// **Soundness**: suppose that the assertions have a model, which is one of those that the evidence is about, and that all obligations are unsatisfiable. Rewriting keeps models, so the problem
/// in normal form has one. By the two conditions of each summary, so has the summarized problem ([`crate::under`]). But the obligations of the
/// argument exclude that, for the reason that is given where each is made.
///
/// # Errors
/// If the evidence is not about these assertions, or the limit is reached.
pub fn derive(store: &Store, assertions: &[Term], evidence: &Evidence, limit: &Limit) -> Result<Derived, Error> {
    let derived = derived(store, assertions, evidence, limit);
    // Whatever a pass that was stopped says, the limit is why.
    limit.reached().map_or(derived, |reached| Err(reached.into()))
}

fn derived(store: &Store, assertions: &[Term], evidence: &Evidence, limit: &Limit) -> Result<Derived, Error> {
    let about =
        |index: &usize| assertions.get(*index).copied().ok_or(Error::Unreadable("it is about other assertions"));
    let some: Vec<Term> = evidence.about.iter().map(about).collect::<Result<_, _>>()?;
    let (mut copied, _) = copy_within_bounds(store, if some.is_empty() { assertions } else { &some });
    if let Argument::Positions | Argument::Segments(..) = evidence.argument {
        return stated(copied, &evidence.argument, limit);
    }
    if !evidence.without.contains(&Group::Integers) {
        if let Some(integers) = as_integers(&copied.store, &copied.terms) {
            (copied.store, copied.terms) = (integers.store, integers.assertions);
        }
    }
    let enabled = |group| !evidence.without.contains(&group);
    let stop = || limit.reached().is_some();
    let problem = prepare(&mut copied.store, &copied.terms, Nesting::Exact, enabled, stop, &mut Report::default());
    let mut problem = problem.ok_or(Error::Unreadable("preparing the problem does not end"))?;
    let mut derivation = Derivation { store: copied.store, obligations: Vec::new(), limit };
    let mut summarized = Vec::new();
    for summary in &evidence.summaries {
        let list = derivation.list(&problem, &summary.list)?;
        let neutral = under::read_neutral(&problem, &mut derivation.store, list, &summary.element)
            .ok_or_else(|| Error::WrongNeutral(summary.list.clone()))?;
        summarized.push((problem.clone(), list, neutral));
        under::replace(&mut problem, &mut derivation.store, list, neutral)?;
    }
    derivation.argument(&problem, &evidence.argument)?;
    // Afterwards, so that nothing in the argument depends on their constants.
    let argument = std::mem::take(&mut derivation.obligations);
    for (problem, list, neutral) in summarized {
        derivation.summary(&problem, list, neutral)?;
    }
    derivation.obligations.extend(argument);
    Ok(Derived { store: derivation.store, obligations: derivation.obligations })
}

/// What has to be refuted for an argument about the assertions as they were stated: neither rewriting nor summaries are involved.
fn stated(copied: Copied, argument: &Argument, limit: &Limit) -> Result<Derived, Error> {
    let mut derivation = Derivation { store: copied.store, obligations: Vec::new(), limit };
    let inapplicable = |refusal: segments::Refusal| Error::Inapplicable(refusal.to_string());
    match argument {
        Argument::Positions => {
            let formulas = segments::query(&copied.terms, &mut derivation.store).map_err(inapplicable)?;
            let why = "with lists as functions of their index, and free results of folds, the assertions have no model";
            derivation.add("positions", why, formulas);
        }
        Argument::Segments(variant, invariant) => {
            let obligations = segments::obligations(&copied.terms, &mut derivation.store, *variant, invariant)
                .map_err(|unfit| Error::Inapplicable(unfit.to_string()))?;
            derivation.invariant(obligations);
        }
        _ => unreachable!("an argument about the problem in normal form"),
    }
    Ok(Derived { store: derivation.store, obligations: derivation.obligations })
}

struct Derivation<'a> {
    store: Store,
    obligations: Vec<Obligation>,
    limit: &'a Limit,
}

impl Derivation<'_> {
    fn add(&mut self, name: impl Into<String>, why: impl Into<String>, formulas: Vec<Term>) {
        self.obligations.push(Obligation { name: name.into(), why: why.into(), formulas });
    }

    fn list(&self, problem: &Problem, name: &str) -> Result<ListId, Error> {
        let named = |(id, _): &(ListId, _)| problem.sent_name(&self.store, *id) == name;
        let found = problem.declared().find(named).map(|(id, _)| id);
        found.ok_or_else(|| Error::UnknownList(name.to_string()))
    }

    /// The two conditions of summarization.
    fn summary(&mut self, problem: &Problem, list: ListId, neutral: Term) -> Result<(), Error> {
        let [changed, missed] = under::conditions(problem, &mut self.store, list, neutral)?;
        let name = &problem.list(list).name;
        self.add(
            format!("neutral element of {name}"),
            "no state of the folds is changed by reading the neutral element",
            vec![changed],
        );
        self.add(
            format!("one step of {name}"),
            "every state of the folds is reached from the first one by reading some element",
            vec![missed],
        );
        Ok(())
    }

    fn argument(&mut self, problem: &Problem, argument: &Argument) -> Result<(), Error> {
        match argument {
            Argument::Rewriting => {
                let is_false = |formula: &&Term| *self.store.node(**formula) == Node::Bool(false);
                let found = *problem.formula.iter().find(is_false).ok_or(Error::NotFalse)?;
                self.add("false", "rewriting has made an assertion false", vec![found]);
            }
            Argument::Direct => {
                if !problem.read_lists(&self.store).is_empty() {
                    return Err(Error::ListsMatter);
                }
                let any = Lengths { read: Vec::new(), others_at_most: None };
                let formulas = under::fixed_query(problem, &mut self.store, &any, &|| self.limit.stopped())?;
                self.add("formula", "nothing but the lengths of lists matters, and the formula has no model", formulas);
            }
            Argument::Image => {
                let formulas = over::image_query(problem, &mut self.store);
                let why = "the result of a fold over a non-empty list is what its function returns for the last element \
                           and some accumulator, and the formula admits no such results";
                self.add("images", why, formulas);
            }
            Argument::Positions | Argument::Segments(..) => {
                unreachable!("an argument about the assertions as they were stated")
            }
            Argument::Structure => {
                return Err(Error::Inapplicable("structural induction is not certified".to_string()));
            }
            Argument::Unrolled(bound) => self.unrolled(problem, *bound)?,
            Argument::Lengths(excluded) => self.lengths(problem, excluded)?,
            Argument::Invariant(evidence) => {
                let obligations = induction::obligations(problem, &mut self.store, evidence)?;
                self.invariant(obligations);
            }
        }
        Ok(())
    }

    /// The obligations of an invariant, each with its reason.
    fn invariant(&mut self, obligations: Vec<induction::Obligation>) {
        for obligation in obligations {
            let why = match obligation.name.split(' ').next() {
                Some("initiation") => "the invariant holds before the first element",
                Some("consecution") => "if the invariant holds before an element, it holds after it",
                Some("safety") => "the formula and the invariants at the ends of the lists have no model",
                Some("base") => "no list of this length satisfies the formula",
                _ => "after so many lengths at which the formula fails, it fails at the next one",
            };
            let formulas = match self.store.as_app(obligation.formula) {
                Some((Op::And, conjuncts)) => conjuncts.to_vec(),
                _ => vec![obligation.formula],
            };
            self.add(obligation.name, why, formulas);
        }
    }

    fn unrolled(&mut self, problem: &Problem, bound: usize) -> Result<(), Error> {
        if bound > MAX_UNROLLED {
            return Err(Error::TooLong(bound));
        }
        let formulas = under::unrolled_query(problem, &mut self.store, bound, &|| self.limit.stopped())?;
        let why = format!(
            "with folds unfolded for up to {bound} elements, and free results for longer lists, the formula has no model"
        );
        self.add(format!("lengths up to {bound}"), why, formulas);
        Ok(())
    }

    fn lengths(&mut self, problem: &Problem, excluded: &[ExcludedLengths]) -> Result<(), Error> {
        let read = problem.read_lists(&self.store);
        let mut all = Vec::new();
        for lengths in excluded {
            let mut found = Vec::new();
            for (name, length) in &lengths.read {
                found.push((self.list(problem, name)?, length.clone()));
            }
            if !read.iter().eq(found.iter().map(|(list, _)| list)) {
                let names: Vec<String> = read.iter().map(|list| problem.sent_name(&self.store, *list)).collect();
                return Err(Error::WrongLists(names.join(", ")));
            }
            all.push(Lengths { read: found, others_at_most: lengths.others_at_most.clone() });
        }
        let mut formulas = over::abstraction(problem, &mut self.store);
        for lengths in &all {
            let these = lengths.formula(problem, &mut self.store);
            formulas.push(self.store.not(these));
        }
        self.add(
            "no other lengths",
            "with free results of folds, the formula admits no lengths but those below",
            formulas,
        );
        for lengths in &all {
            let formulas = under::fixed_query(problem, &mut self.store, lengths, &|| self.limit.stopped())?;
            let one = |(id, length): &(ListId, _)| format!("{} {length}", problem.list(*id).name);
            let name = lengths.read.iter().map(one).collect::<Vec<_>>().join(" ");
            self.add(format!("length {name}"), "no lists of these lengths satisfy the formula", formulas);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::backend::Deadline;
    use crate::engine::Reached;
    use crate::evidence::{InvariantEvidence, Neutral};
    use crate::rewrite::Group;
    use crate::script::Solver;

    const NO_LIST: &str = "(declare-const x Int) (assert (and (< x 0) (< 0 x)))";
    const A_SUM: &str = "(declare-const l (List Int)) (assert (= 7 (List.sum l))) (assert (= 0 (List.len l)))";

    fn derived(script: &str, argument: Argument, summaries: Vec<Neutral>) -> Result<Derived, Error> {
        let mut solver = Solver::after(script);
        let assertions = solver.asserted();
        let evidence = Evidence { about: Vec::new(), without: vec![Group::Pruning], summaries, argument };
        derive(solver.store(), &assertions, &evidence, &Limit::default())
    }

    fn names(derived: Result<Derived, Error>) -> Vec<String> {
        derived.expect("obligations").obligations.into_iter().map(|obligation| obligation.name).collect()
    }

    #[test]
    fn what_rewriting_claims_must_be_so() {
        let derived = |script| derived(script, Argument::Rewriting, Vec::new());
        let refuted = derived("(declare-const x Int) (assert (= x 1)) (assert false)").expect("an obligation");
        let [Obligation { name, formulas, .. }] = &refuted.obligations[..] else { panic!("one obligation") };
        assert_eq!(name, "false");
        assert_eq!(*refuted.store.node(formulas[0]), Node::Bool(false));
        for script in [NO_LIST, "(assert true)", A_SUM] {
            assert_eq!(derived(script).map(drop), Err(Error::NotFalse));
        }
    }

    #[test]
    fn one_query_decides_only_without_lists() {
        assert_eq!(names(derived(NO_LIST, Argument::Direct, Vec::new())), ["formula"]);
        assert_eq!(derived(A_SUM, Argument::Direct, Vec::new()).map(drop), Err(Error::ListsMatter));
    }

    #[test]
    fn index_arithmetic_is_about_what_was_stated() {
        let dropped = "(declare-const l (List Int)) (assert (distinct (List.drop 0 l) l))";
        assert_eq!(names(derived(dropped, Argument::Positions, Vec::new())), ["positions"]);
    }

    #[test]
    fn a_summary_adds_its_conditions() {
        let neutral = |element: &str| vec![Neutral { list: "l~0".to_string(), element: element.to_string() }];
        let expected = ["neutral element of l", "one step of l", "images"];
        assert_eq!(names(derived(A_SUM, Argument::Image, neutral("0"))), expected);
        assert!(matches!(derived(A_SUM, Argument::Image, neutral("true")), Err(Error::WrongNeutral(_))));
        let other = vec![Neutral { list: "m~0".to_string(), element: "0".to_string() }];
        assert!(matches!(derived(A_SUM, Argument::Image, other), Err(Error::UnknownList(_))));
    }

    #[test]
    fn lengths_are_those_of_the_lists_that_matter() {
        let lengths = |list: &str| ExcludedLengths { read: vec![(list.to_string(), 0.into())], others_at_most: None };
        let excluded = Argument::Lengths(vec![lengths("l~0")]);
        assert_eq!(names(derived(A_SUM, excluded, Vec::new())), ["no other lengths", "length l 0"]);
        let other = Argument::Lengths(vec![lengths("m~0")]);
        assert!(matches!(derived(A_SUM, other, Vec::new()), Err(Error::UnknownList(_))));
        let none = Argument::Lengths(vec![ExcludedLengths { read: Vec::new(), others_at_most: None }]);
        assert!(matches!(derived(A_SUM, none, Vec::new()), Err(Error::WrongLists(_))));
    }

    #[test]
    fn lists_inside_functions_are_unfolded() {
        let open = "(declare-const l (List Int)) (assert (= 1 (List.len l)))
            (assert (List.forall (lambda ((x Int)) (= (List.sum (List.range 0 x)) 2)) l))";
        assert_eq!(names(derived(open, Argument::Unrolled(2), Vec::new())), ["lengths up to 2"]);
        assert_eq!(names(derived(open, Argument::Image, Vec::new())), ["images"]);
        assert_eq!(names(derived(&format!("{open} (assert false)"), Argument::Rewriting, Vec::new())), ["false"]);
    }

    #[test]
    fn a_list_that_is_compared_has_no_summary() {
        let compared = format!("{A_SUM} (declare-const m (List Int)) (assert (not (= l m)))");
        let neutral = Neutral { list: "l~0".to_string(), element: "0".to_string() };
        let refused = derived(&compared, Argument::Image, vec![neutral]).map(drop);
        assert!(refused.is_err(), "{refused:?}");
    }

    #[test]
    fn no_argument_is_written_out_beyond_the_limit() {
        let over = Limit { deadline: Deadline::after(Duration::ZERO), ..Limit::default() };
        let lengths = ExcludedLengths { read: vec![("l~0".to_string(), 0.into())], others_at_most: None };
        let arguments = [Argument::Image, Argument::Unrolled(2), Argument::Lengths(vec![lengths]), Argument::Positions];
        for argument in arguments {
            let mut solver = Solver::after(A_SUM);
            let assertions = solver.asserted();
            let evidence = Evidence { about: Vec::new(), without: Vec::new(), summaries: Vec::new(), argument };
            let mut derive = |limit: &Limit| derive(solver.store(), &assertions, &evidence, limit).map(drop);
            assert_eq!(derive(&Limit::default()), Ok(()));
            assert_eq!(derive(&over), Err(Error::Limit(Reached::Time)));
        }
    }

    #[test]
    fn invariants_have_reasons() {
        let invariant = |depth| {
            let predicates = vec![("l~0".to_string(), "() true".to_string())];
            let evidence = InvariantEvidence { without_bounds: false, depth, predicates, shown: String::new() };
            derived(A_SUM, Argument::Invariant(evidence), Vec::new()).expect("obligations").obligations
        };
        let by_one = invariant(1);
        let reasons: Vec<(&str, &str)> = by_one.iter().map(|one| (one.name.as_str(), one.why.as_str())).collect();
        let expected = [
            ("initiation of l", "the invariant holds before the first element"),
            ("consecution of l", "if the invariant holds before an element, it holds after it"),
            ("safety", "the formula and the invariants at the ends of the lists have no model"),
        ];
        assert_eq!(reasons, expected);
        assert!(by_one[2].formulas.len() > 1, "conjuncts are stated one by one");
        let by_two = invariant(2);
        let bases = by_two.iter().filter(|one| one.why == "no list of this length satisfies the formula").count();
        let steps = by_two.iter().filter(|one| one.why.starts_with("after so many lengths")).count();
        assert_eq!((bases, steps), (2, 1));
    }

    #[test]
    fn bounds() {
        assert_eq!(names(derived(A_SUM, Argument::Unrolled(2), Vec::new())), ["lengths up to 2"]);
        let beyond = derived(A_SUM, Argument::Unrolled(MAX_UNROLLED + 1), Vec::new());
        assert_eq!(beyond.map(drop), Err(Error::TooLong(MAX_UNROLLED + 1)));
    }
}
