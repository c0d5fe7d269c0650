//! Why the last answer is what it is.

use std::time::Duration;

use super::{Assertion, Last, Solver};
use crate::backend::Deadline;
use crate::check::Evaluator;
use crate::engine::Limit;
use crate::evidence::Argument;
use crate::explain::{self, Answer, Asserted, Constant, Definitions, Explanation, Role, Shape};
use crate::model::{Model, Value};
use crate::syntax::Quoted;
use crate::term::{Node, Op, ShownSort, Term};

/// A proof is looked at again for this part of the time it took, to see which assertions it needs, and for no less than the other.
const SHARE: u32 = 5;
const LEAST: Duration = Duration::from_millis(20);

/// Longer lists are not written in constructors that the user has declared.
const LONG: u32 = 200;

impl Solver {
    /// Why the last answer is what it is; `None` if there is none, or something has changed since.
    ///
    /// It costs a fifth of the time of the answer, and a few hundredths of a second: assertions that could not be shown to be needless by then
    /// count as needed.
    pub fn explain(&mut self) -> Option<Explanation> {
        let mark = self.context.mark();
        let (answer, roles) = match self.last.clone() {
            Last::None => return None,
            Last::Sat(model) => self.explain_model(&model),
            Last::Unsat(refutation) => {
                let argument = &refutation.evidence.argument;
                let roles = self.needed();
                let answer = Answer::Unsat {
                    engine: refutation.engine,
                    how: explain::how(argument),
                    invariant: self.report.holdings.clone(),
                    conditions: self.conditions(argument, &roles),
                };
                (answer, roles)
            }
            Last::Unknown(reason) => {
                let question =
                    explain::Question { lists: self.lists_in_question(), dialect: self.context.store.dialect() };
                let answer = Answer::Unknown {
                    reason: reason.to_string(),
                    tried: explain::tried(&self.report),
                    reached: explain::reached(&self.report),
                    nearly: self.report.near_misses.clone(),
                    advice: explain::advice(&reason, &self.report, &question),
                };
                (answer, vec![Role::Open; self.assertions.len() + self.assumed.len()])
            }
        };
        self.context.forget_terms(mark);
        let asserted = |(place, assertion): (usize, &Assertion)| Asserted {
            text: assertion.text.clone(),
            line: assertion.position.line,
            name: assertion.name.clone(),
            assumed: place >= self.assertions.len(),
            role: roles[place],
        };
        let question = self.assertions.iter().chain(&self.assumed).enumerate().map(asserted).collect();
        Some(Explanation { number: self.checks, question, answer, report: self.report.clone() })
    }

    /// What makes the argument of a proof right, in which assertions have these parts.
    fn conditions(&mut self, argument: &Argument, roles: &[Role]) -> Vec<String> {
        let all = self.assertions.iter().chain(&self.assumed).zip(roles);
        let needed: Vec<&Assertion> =
            all.filter(|(_, role)| **role == Role::Needed).map(|(assertion, _)| assertion).collect();
        let terms: Vec<Term> = needed.iter().map(|assertion| assertion.term).collect();
        let mut lines: Vec<u32> = needed.iter().map(|assertion| assertion.position.line).collect();
        lines.sort_unstable();
        lines.dedup();
        let definitions = Definitions::new(&self.context.store, self.context.definitions());
        let facts = explain::facts(&mut self.context.store, &definitions, argument, &terms);
        explain::conditions(argument, &self.report.holdings, facts, &lines)
    }

    /// The declared lists that the question mentions: their names, and the sorts of their elements.
    fn lists_in_question(&self) -> Vec<(String, String)> {
        let store = &self.context.store;
        let terms: Vec<Term> = self.assertions.iter().chain(&self.assumed).map(|assertion| assertion.term).collect();
        let name = |term: Term| match store.node(term) {
            Node::App(Op::Symbol(symbol), _) => {
                let info = store.symbol(*symbol);
                let element = store.element_sort(info.sort).filter(|_| info.parameters.is_empty())?;
                Some((Quoted(&info.name).to_string(), ShownSort(store, element).to_string()))
            }
            _ => None,
        };
        store.postorder(&terms).into_iter().filter_map(name).collect()
    }

    /// Values of constants, of assertions and of folds on their way.
    fn explain_model(&mut self, model: &Model) -> (Answer, Vec<Role>) {
        let limit = self.limit();
        let stop = || limit.reached().is_some();
        let terms: Vec<Term> = self.assertions.iter().chain(&self.assumed).map(|assertion| assertion.term).collect();
        let definitions = Definitions::new(&self.context.store, self.context.definitions());
        let store = &mut self.context.store;
        let mut constants = Vec::new();
        for (symbol, value) in &model.constants {
            let info = store.symbol(*symbol);
            let (name, sort) = (info.name.to_string(), info.sort);
            let own = info.written.map(|written| store.symbol(written).sort);
            let shape = Shape::of(store, sort, value);
            // In constructors of the user's, each element is written out.
            let is_long = matches!(value, Value::List(list) if list.len() > LONG.into());
            let sort = own.filter(|_| !is_long).unwrap_or(sort);
            let text = explain::text(store, sort, value);
            constants.push(Constant { name, sort: ShownSort(store, sort).to_string(), value: shape, text });
        }
        let holds = |term: &Term| {
            let value = Evaluator::new(store, model).with_limit(&stop).value(*term);
            if value == Ok(Value::Bool(true)) { Role::True } else { Role::Open }
        };
        let roles = terms.iter().map(holds).collect();
        let consumers = explain::consumers(store, &terms);
        let walk = |consumer| explain::walk(store, &definitions, model, consumer, &stop);
        let walks = consumers.into_iter().filter_map(walk).collect();
        (Answer::Sat { constants, walks }, roles)
    }

    /// Which assertions and assumptions the last `unsat` needs, as far as that can be seen soon.
    fn needed(&self) -> Vec<Role> {
        let limit = self.limit();
        let time = LEAST.max(self.report.time / SHARE);
        let limit = Limit { deadline: limit.deadline.earlier(Deadline::after(time)), ..limit };
        let all: Vec<&Assertion> = self.assertions.iter().chain(&self.assumed).collect();
        let core = self.shrink_within(&[], all.clone(), time, &limit);
        let role = |assertion: &&Assertion| {
            let kept = core.iter().any(|kept| std::ptr::eq(*kept, *assertion));
            if kept { Role::Needed } else { Role::NotNeeded }
        };
        all.iter().map(role).collect()
    }
}
