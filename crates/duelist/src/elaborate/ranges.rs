//! Quantifiers over integers between bounds, which are quantifiers over the elements of a range, and over truth values, of which there are two.

use dashu_int::IBig;

use super::Context;
use crate::term::{Combinator, Linear, Node, Op, Sort, Term};

/// How many quantifiers may stand in each other.
const DEPTH: usize = 20;

/// How many things may be known about the variables of a quantifier.
const MOST: usize = 60;

/// A variable of a quantifier with the numbers between which it matters.
struct Ranged {
    variable: Term,
    /// From here on.
    low: Term,
    /// Before this.
    high: Term,
}

/// What is read of a list at a distance from an index, and the list of these.
struct Column {
    access: Term,
    list: Term,
}

impl Context {
    /// The formula with `List.forall` over a range for every quantifier whose variables have bounds: those between which its body can be false at all. So both mean
    /// the same. `None` if there is a quantifier without bounds, or one inside a function.
    pub(super) fn ranged(&mut self, formula: Term) -> Option<Term> {
        self.ranged_within(formula, 0)
    }

    fn ranged_within(&mut self, mut formula: Term, depth: usize) -> Option<Term> {
        if depth > DEPTH {
            return None;
        }
        loop {
            let quantified = self.quantified(formula);
            if quantified.is_empty() {
                return Some(formula);
            }
            let all = self.store.postorder(&[formula]);
            let is_quantifier =
                |term: &Term| matches!(self.store.node(*term), Node::Forall(..)) && self.store.is_closed(*term);
            let outermost = all.into_iter().rev().find(is_quantifier)?;
            let without = self.without_quantifier(outermost, depth)?;
            formula = self.store.substitute(formula, &[(outermost, without)]);
        }
    }

    fn without_quantifier(&mut self, quantifier: Term, depth: usize) -> Option<Term> {
        let Node::Forall(sorts, body) = self.store.node(quantifier).clone() else { return None };
        if sorts.iter().any(|sort| !matches!(*sort, Sort::INT | Sort::BOOL)) {
            return None;
        }
        let variables: Vec<Term> = sorts.iter().map(|sort| self.store.fresh_constant("variable", *sort)).collect();
        let body = self.store.instantiate(body, &variables);
        let (numbers, truths): (Vec<Term>, Vec<Term>) =
            variables.into_iter().partition(|variable| self.store.sort_of(*variable) == Sort::INT);
        let mut body = body;
        for variable in truths {
            let values = [true, false].map(|value| self.store.bool(value));
            let cases = values.map(|value| self.store.substitute(body, &[(variable, value)]));
            body = self.store.and(cases);
        }
        let ranges = self.ranges(&numbers, body)?;
        body = self.ranged_within(body, depth + 1)?;
        for range in ranges {
            body = self.over_range(&range, body);
        }
        Some(body)
    }

    /// `List.forall` over a range. Where it is one of the indices of a list, over the elements that are read there, which are in bounds; and over
    /// the indices only if more is said about them.
    fn over_range(&mut self, range: &Ranged, body: Term) -> Term {
        let (mut lists, mut elements, mut accesses) = (Vec::new(), Vec::new(), Vec::new());
        for Column { access, list } in self.columns(range, body) {
            let sort = self.store.sort_of(access);
            let element = self.store.fresh_constant("element", sort);
            accesses.push((access, element));
            elements.push(element);
            lists.push(list);
        }
        let body = self.store.substitute(body, &accesses);
        if lists.is_empty() || self.store.postorder(&[body]).contains(&range.variable) {
            elements.push(range.variable);
            lists.push(self.store.app(Op::Combinator(Combinator::Range), [range.low, range.high]));
        }
        let driver =
            lists.into_iter().rev().reduce(|later, list| self.store.zip(list, later)).expect("at least one list");
        let sort = self.store.element_sort(self.store.sort_of(driver)).expect("a list");
        let whole = self.store.fresh_constant("elements", sort);
        let (mut parts, mut rest) = (Vec::new(), whole);
        let (last, others) = elements.split_last().expect("at least one element");
        for element in others {
            parts.push((*element, self.store.first(rest)));
            rest = self.store.second(rest);
        }
        parts.push((*last, rest));
        let body = self.store.substitute(body, &parts);
        let function = crate::recursion::lambda_over(&mut self.store, &[whole], body);
        self.store.app(Op::Combinator(Combinator::Forall), [function, driver])
    }

    /// The elements of one list that a body reads at fixed distances from an index, if the index ranges over all places for which they are in bounds or fewer.
    fn columns(&self, range: &Ranged, body: Term) -> Vec<Column> {
        let store = &self.store;
        let constant = |sum: &Linear| {
            let is_constant = sum.terms.values().all(IBig::is_zero);
            if is_constant { i64::try_from(&sum.constant).ok() } else { None }
        };
        let from = |low: Term| match store.node(low) {
            Node::Int(value) => i64::try_from(value).ok(),
            _ => None,
        };
        let Some(first) = from(range.low) else { return Vec::new() };
        let mut reads: Vec<(Term, Term, i64)> = Vec::new();
        for term in store.postorder(&[body]) {
            let Some((Op::Combinator(Combinator::Element), &[list, index])) = store.as_app(term) else { continue };
            let distance = constant(&Linear::difference(store, index, range.variable));
            let apart = store.is_closed(term) && !store.postorder(&[list]).contains(&range.variable);
            if let (Some(distance), true) = (distance, apart) {
                reads.push((term, list, distance));
            }
        }
        let fits = |list: Term| {
            let length = store.len_of(list);
            let end = constant(&Linear::difference(store, range.high, length))?;
            let of_list = reads.iter().filter(|(_, other, _)| *other == list);
            let (least, most) = of_list.fold((0, 0), |(least, most), (.., at)| (least.min(*at), most.max(*at)));
            (first + least >= 0 && end + most <= 0).then_some(list)
        };
        let Some(list) = reads.iter().find_map(|(_, list, _)| fits(*list)) else { return Vec::new() };
        let count = store.app(Op::Sub, [range.high, range.low]);
        let column = |(access, _, distance): &(Term, Term, i64)| {
            let start = store.int(first + distance);
            let list =
                if first + distance == 0 { list } else { store.app(Op::Combinator(Combinator::Drop), [start, list]) };
            let is_all = constant(&Linear::difference(store, count, store.len_of(list))) == Some(0);
            let list = if is_all { list } else { store.app(Op::Combinator(Combinator::Take), [count, list]) };
            Column { access: *access, list }
        };
        reads.iter().filter(|(_, other, _)| *other == list).map(column).collect()
    }

    /// Bounds of variables, outside of which the body holds anyway. The last one is first, and the bounds of each mention only those before it, and none if they need not.
    fn ranges(&self, variables: &[Term], body: Term) -> Option<Vec<Ranged>> {
        let known = self.facts_if(body, false);
        let range = |(index, variable): (usize, &Term)| {
            let (before, after) = (&variables[..index], &variables[index + 1..]);
            let within = after.iter().fold(known.clone(), |known, other| without(known, *other));
            let alone = before.iter().fold(within.clone(), |known, other| without(known, *other));
            self.range(*variable, &alone, variables).or_else(|| self.range(*variable, &within, &variables[index..]))
        };
        variables.iter().enumerate().rev().map(range).collect()
    }

    /// The first lower and the first upper bound of a variable that mention none of these.
    fn range(&self, variable: Term, known: &[Linear], unwanted: &[Term]) -> Option<Ranged> {
        let bound = |factor: IBig, more: i32| {
            let is_bound = |sum: &&Linear| {
                let mut others = sum.terms.iter().filter(|(term, factor)| **term != variable && !factor.is_zero());
                factor_of(sum, variable) == factor
                    && others.all(|(term, _)| !self.store.postorder(&[*term]).iter().any(|one| unwanted.contains(one)))
            };
            let mut sum = known.iter().find(is_bound)?.clone();
            sum.terms.shift_remove(&variable);
            sum.terms.values_mut().for_each(|other| *other *= -&factor);
            sum.constant = sum.constant * -&factor + more;
            Some(sum.term(&self.store))
        };
        // v + sum ≥ 0, so v ≥ -sum; and -v + sum ≥ 0, so v < sum + 1.
        Some(Ranged { variable, low: bound(IBig::ONE, 0)?, high: bound(-IBig::ONE, 1)? })
    }

    /// Sums that are not negative if the formula has this value.
    fn facts_if(&self, formula: Term, value: bool) -> Vec<Linear> {
        let mut facts = Vec::new();
        let mut todo = vec![(formula, value)];
        while let Some((term, value)) = todo.pop() {
            if facts.len() >= MOST {
                break;
            }
            let Some((op, parts)) = self.store.as_app(term) else { continue };
            let is_number = parts.first().is_some_and(|part| self.store.sort_of(*part) == Sort::INT);
            let difference = |high: Term, low: Term, less: i32| {
                let mut sum = Linear::difference(&self.store, high, low);
                sum.constant -= less;
                sum
            };
            match (op, parts, value) {
                (Op::Not, &[inner], _) => todo.push((inner, !value)),
                (Op::And, _, true) | (Op::Or, _, false) => todo.extend(parts.iter().map(|part| (*part, value))),
                (Op::Implies, &[condition, then], false) => todo.extend([(condition, true), (then, false)]),
                (Op::Le, &[low, high], true) if is_number => facts.push(difference(high, low, 0)),
                (Op::Lt, &[low, high], true) if is_number => facts.push(difference(high, low, 1)),
                (Op::Le, &[low, high], false) if is_number => facts.push(difference(low, high, 1)),
                (Op::Lt, &[low, high], false) if is_number => facts.push(difference(low, high, 0)),
                (Op::Eq, &[left, right], true) if is_number => {
                    facts.extend([difference(left, right, 0), difference(right, left, 0)]);
                }
                _ => {}
            }
        }
        facts
    }
}

fn factor_of(sum: &Linear, variable: Term) -> IBig {
    sum.terms.get(&variable).cloned().unwrap_or_default()
}

/// What is known without a variable: what does not mention it, and each lower bound with each upper one.
fn without(known: Vec<Linear>, variable: Term) -> Vec<Linear> {
    let with = |factor: IBig| known.iter().filter(move |sum| factor_of(sum, variable) == factor);
    let pairs = with(IBig::ONE).flat_map(|low| with(-IBig::ONE).map(move |high| low.plus(high)));
    with(IBig::ZERO).cloned().chain(pairs).take(MOST).collect()
}
