//! Underspecified operations made explicit.
//!
//! In SMT-LIB `(div x 0)`, `(mod x 0)`, `(/ x 0.0)` and a selector applied to the wrong constructor are *one fixed but arbitrary
//! function of their arguments*: not errors, not zero. Solvers agree but print that function in their own ways, or not at all.
//! So we say it ourselves: `(div x y)` becomes `(ite (= y 0) (div0 x) (div x y))` with an uninterpreted function `div0`,
//! whose interpretation is then a part of every model like any other function's, and what the evaluator uses.
//!
//! Where the surrounding tests already imply the right constructor, nothing is added: that is every `match`, and
//! `(ite ((_ is some) x) (value x) 0)`.

use std::rc::Rc;

use indexmap::IndexMap;

use crate::model::Underspecified;
use crate::term::{Map, Node, Op, Sort, Store, Symbol, Term};

/// The functions that stand for underspecified operations.
#[derive(Clone, Debug, Default)]
pub struct Undefined(IndexMap<Underspecified, Symbol>);

impl Undefined {
    /// The function for an operation.
    fn symbol(&mut self, store: &mut Store, operation: Underspecified, argument: Sort, result: Sort) -> Symbol {
        *self.0.entry(operation).or_insert_with(|| {
            let name = match operation {
                Underspecified::IntDiv => "div0".to_string(),
                Underspecified::Mod => "mod0".to_string(),
                Underspecified::RealDiv => "/0".to_string(),
                Underspecified::Element(_) => "seq.nth0".to_string(),
                Underspecified::Select(sort, constructor, field) => {
                    format!("{}0", store.constructor(sort, constructor).fields[field as usize].name)
                }
            };
            store.declare_symbol(&name, &[argument], result)
        })
    }

    /// The operation that a symbol stands for.
    #[must_use]
    pub fn operation(&self, symbol: Symbol) -> Option<Underspecified> {
        self.0.iter().find(|(_, known)| **known == symbol).map(|(operation, _)| *operation)
    }

    /// Whether nothing is underspecified.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Rewrites the underspecified operations of terms.
pub fn totalize(store: &mut Store, roots: &[Term], undefined: &mut Undefined) -> Vec<Term> {
    let facts = Facts::collect(store, roots);
    let mut done: Map<Term, Term> = Map::default();
    for term in store.postorder(roots) {
        let children: Vec<Term> = store.children(term).iter().map(|child| done[child]).collect();
        let built = store.with_children(term, &children);
        let result = match *store.node(term) {
            Node::App(Op::IntDiv, _) => guard_division(store, built, Underspecified::IntDiv, undefined),
            Node::App(Op::Mod, _) => guard_division(store, built, Underspecified::Mod, undefined),
            Node::App(Op::RealDiv, _) => guard_division(store, built, Underspecified::RealDiv, undefined),
            Node::App(Op::Select(sort, constructor, _), ref arguments)
                if !facts.implies(store, term, arguments[0], sort, constructor) =>
            {
                guard_selector(store, built, undefined)
            }
            _ => built,
        };
        done.insert(term, result);
    }
    roots.iter().map(|root| done[root]).collect()
}

fn guard_division(store: &mut Store, term: Term, operation: Underspecified, undefined: &mut Undefined) -> Term {
    let [dividend, divisor] = *store.children(term) else { return term };
    let sort = store.sort_of(term);
    let (literal, zero) = match store.node(divisor) {
        Node::Int(value) => (true, value.is_zero()),
        Node::Real(value) => (true, value.is_zero()),
        _ => (false, false),
    };
    if literal && !zero {
        return term;
    }
    let symbol = undefined.symbol(store, operation, sort, sort);
    let arbitrary = store.app(Op::Symbol(symbol), [dividend]);
    if zero {
        return arbitrary;
    }
    let zero = if sort == Sort::INT { store.int(0) } else { store.term(Node::Real(dashu_ratio::RBig::ZERO)) };
    let is_zero = store.eq(divisor, zero);
    store.ite(is_zero, arbitrary, term)
}

fn guard_selector(store: &mut Store, term: Term, undefined: &mut Undefined) -> Term {
    let Some((Op::Select(sort, constructor, field), &[value])) = store.as_app(term) else { return term };
    let result = store.sort_of(term);
    let symbol = undefined.symbol(store, Underspecified::Select(sort, constructor, field), sort, result);
    let arbitrary = store.app(Op::Symbol(symbol), [value]);
    let test = store.app(Op::Test(sort, constructor), [value]);
    store.ite(test, term, arbitrary)
}

/// Which constructors a term can have wherever a given term's value matters: the terms in question in ascending order, each
/// with a bit per constructor. Found by one sweep from parents to children.
///
/// A child's value matters only where the parent's does, and under `ite` only on its branch; in a conjunction only if the
/// conjuncts to its left hold, in a disjunction only if those to its left do not. The roots are a conjunction. What several
/// parents imply is what all of them imply. Into the body of a binder goes what is known of terms without variables: they are the same inside, and the body matters only where the binder
/// does.
struct Facts(Map<Term, Known>);

/// Shared, because most children know just what their parents know.
type Known = Rc<[(Term, u64)]>;

/// How many facts are kept, and how many formulas are looked at for new ones. To forget some costs a guard, nothing else.
const MAX_FACTS: usize = 64;

impl Facts {
    fn collect(store: &Store, roots: &[Term]) -> Facts {
        let mut facts = Facts(Map::default());
        let terms = store.postorder(roots);
        let is_open = |term: &Term| match store.as_app(*term) {
            Some((Op::Select(sort, ..), _)) => store.datatype(sort).is_some_and(|data| data.constructors.len() > 1),
            _ => false,
        };
        if !terms.iter().any(is_open) {
            return facts;
        }
        let nothing: Known = [].into();
        facts.sequence(store, roots, nothing.clone(), true);
        for term in terms.into_iter().rev() {
            let here = facts.0.get(&term).cloned().unwrap_or_else(|| nothing.clone());
            match store.node(term) {
                Node::App(Op::Ite, arguments) => {
                    facts.meet(arguments[0], here.clone());
                    facts.meet(arguments[1], join(store, &here, arguments[0], true));
                    facts.meet(arguments[2], join(store, &here, arguments[0], false));
                }
                Node::App(op @ (Op::And | Op::Or | Op::Implies), arguments) => {
                    facts.sequence(store, arguments, here, *op != Op::Or);
                }
                Node::App(_, arguments) => arguments.iter().for_each(|argument| facts.meet(*argument, here.clone())),
                Node::Lambda(_, body) | Node::Forall(_, body) => {
                    let closed = here.iter().copied().filter(|(subject, _)| store.is_closed(*subject));
                    facts.meet(*body, closed.collect());
                }
                _ => {}
            }
        }
        facts
    }

    /// Each formula matters only if all before it are `holds`.
    fn sequence(&mut self, store: &Store, formulas: &[Term], mut known: Known, holds: bool) {
        for formula in formulas {
            self.meet(*formula, known.clone());
            known = join(store, &known, *formula, holds);
        }
    }

    fn meet(&mut self, term: Term, known: Known) {
        let mine = self.0.entry(term).or_insert_with(|| known.clone());
        if !Rc::ptr_eq(mine, &known) {
            let common = |(subject, mask): &(Term, u64)| find(&known, *subject).map(|other| (*subject, mask | other));
            *mine = mine.iter().filter_map(common).collect();
        }
    }

    /// Whether `subject` has this constructor wherever the value of `term` matters.
    fn implies(&self, store: &Store, term: Term, subject: Term, sort: Sort, constructor: u32) -> bool {
        let Some(all) = all_constructors(store, sort) else { return false };
        let known = self.0.get(&term).and_then(|known| find(known, subject));
        known.map_or(all, |mask| mask & all) == 1 << constructor
    }
}

fn find(known: &[(Term, u64)], subject: Term) -> Option<u64> {
    known.binary_search_by_key(&subject, |(other, _)| *other).ok().map(|index| known[index].1)
}

fn all_constructors(store: &Store, sort: Sort) -> Option<u64> {
    let count = store.datatype(sort)?.constructors.len();
    (count <= 63).then(|| (1 << count) - 1)
}

/// What is known once `condition` is known to be `holds`, too.
fn join(store: &Store, known: &Known, condition: Term, holds: bool) -> Known {
    let mut result = None;
    let mut todo = vec![(condition, holds)];
    for _ in 0..MAX_FACTS {
        let Some((condition, holds)) = todo.pop() else { break };
        match store.as_app(condition) {
            Some((Op::Not, [inner])) => todo.push((*inner, !holds)),
            Some((Op::And, inner)) if holds => todo.extend(inner.iter().map(|term| (*term, true))),
            Some((Op::Or, inner)) if !holds => todo.extend(inner.iter().map(|term| (*term, false))),
            Some((Op::Test(sort, index), [subject])) => {
                if let Some(all) = all_constructors(store, sort) {
                    let mask = if holds { 1 << index } else { all & !(1 << index) };
                    let facts = result.get_or_insert_with(|| known.to_vec());
                    match facts.binary_search_by_key(subject, |(other, _)| *other) {
                        Ok(at) => facts[at].1 &= mask,
                        Err(at) if facts.len() < MAX_FACTS => facts.insert(at, (*subject, mask)),
                        Err(_) => {}
                    }
                }
            }
            _ => {}
        }
    }
    result.map_or_else(|| known.clone(), Known::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constructor, Field, SortNode};

    fn option(store: &mut Store) -> Sort {
        let declaration = store.declare_datatype("Option", 0);
        let value = Field { name: "value".into(), sort: Sort::INT };
        let none = Constructor { name: "none".into(), fields: vec![] };
        let some = Constructor { name: "some".into(), fields: vec![value] };
        store.define_datatype(declaration, vec![none, some]);
        store.sort(SortNode::Data(declaration, [].into()))
    }

    #[test]
    fn guarded_selectors_stay_and_others_do_not() {
        let mut s = Store::default();
        let sort = option(&mut s);
        let x = s.fresh_constant("x", sort);
        let value = s.app(Op::Select(sort, 1, 0), [x]);
        let (is_none, is_some) = (s.app(Op::Test(sort, 0), [x]), s.app(Op::Test(sort, 1), [x]));
        let zero = s.int(0);
        let positive = s.app(Op::Lt, [zero, value]);
        let check = |s: &mut Store, term: Term, guarded: bool| {
            let mut undefined = Undefined::default();
            let result = totalize(s, &[term], &mut undefined);
            assert_eq!(undefined.is_empty(), guarded);
            assert_eq!(result[0] == term, guarded);
        };
        let term = s.ite(is_some, positive, is_none);
        check(&mut s, term, true);
        let term = s.ite(is_none, is_some, positive);
        check(&mut s, term, true);
        let term = s.and([is_some, positive]);
        check(&mut s, term, true);
        let term = s.or([is_none, positive]);
        check(&mut s, term, true);
        check(&mut s, positive, false);
        let term = s.and([positive, is_some]);
        check(&mut s, term, false);
        let (list, bound) = (s.list_sort(sort), s.bound(0, sort));
        let list = s.fresh_constant("l", list);
        let exists = |s: &mut Store, body: Term| {
            let predicate = s.lambda([sort], body);
            s.app(Op::Combinator(crate::term::Combinator::Exists), [predicate, list])
        };
        let inside = exists(&mut s, positive);
        let term = s.and([is_some, inside]);
        check(&mut s, term, true);
        let (value, test) = (s.app(Op::Select(sort, 1, 0), [bound]), s.app(Op::Test(sort, 1), [bound]));
        let unguarded = s.app(Op::Lt, [zero, value]);
        let inner = exists(&mut s, unguarded);
        let both = s.and([test, inner]);
        let term = exists(&mut s, both);
        check(&mut s, term, false);
        let both = s.or([is_none, positive]);
        let term = s.and([both, positive]);
        check(&mut s, term, false);
    }

    #[test]
    fn what_one_parent_implies_is_not_implied() {
        let mut s = Store::default();
        let sort = option(&mut s);
        let x = s.fresh_constant("x", sort);
        let value = s.app(Op::Select(sort, 1, 0), [x]);
        let (is_none, is_some) = (s.app(Op::Test(sort, 0), [x]), s.app(Op::Test(sort, 1), [x]));
        let positive = s.app(Op::Lt, [s.int(0), value]);
        let under_test = s.and([is_some, positive]);
        let elsewhere = [s.not(positive), s.ite(positive, is_none, is_some), s.ite(is_none, positive, is_some)];
        for other in elsewhere {
            for term in [s.or([under_test, other]), s.or([other, under_test])] {
                let mut undefined = Undefined::default();
                assert_ne!(totalize(&mut s, &[term], &mut undefined), [term]);
                assert!(!undefined.is_empty());
            }
        }
    }

    #[test]
    fn tests_under_connectives() {
        let mut s = Store::default();
        let sort = option(&mut s);
        let x = s.fresh_constant("x", sort);
        let other = s.fresh_constant("c", Sort::BOOL);
        let value = s.app(Op::Select(sort, 1, 0), [x]);
        let (is_none, is_some) = (s.app(Op::Test(sort, 0), [x]), s.app(Op::Test(sort, 1), [x]));
        let positive = s.app(Op::Lt, [s.int(0), value]);
        let (both, either) = (s.and([is_some, other]), s.or([is_none, other]));
        let cases = [
            (s.and([s.not(is_none), positive]), true),
            (s.and([s.not(is_some), positive]), false),
            (s.and([both, positive]), true),
            (s.or([both, positive]), false),
            (s.or([either, positive]), true),
            (s.and([either, positive]), false),
            (s.and([s.not(either), positive]), true),
            (s.or([s.not(both), positive]), true),
        ];
        for (term, guarded) in cases {
            let mut undefined = Undefined::default();
            assert_eq!(totalize(&mut s, &[term], &mut undefined) == [term], guarded);
        }
    }

    #[test]
    fn the_constructor_that_is_left() {
        let mut s = Store::default();
        let declaration = s.declare_datatype("Three", 0);
        let value = Field { name: "value".into(), sort: Sort::INT };
        let constructor = |name: &str, fields| Constructor { name: name.into(), fields };
        let constructors = vec![constructor("a", vec![]), constructor("b", vec![]), constructor("c", vec![value])];
        s.define_datatype(declaration, constructors);
        let sort = s.sort(SortNode::Data(declaration, [].into()));
        let x = s.fresh_constant("x", sort);
        let positive = s.app(Op::Lt, [s.int(0), s.app(Op::Select(sort, 2, 0), [x])]);
        let [is_a, is_b] = [0, 1].map(|index| s.app(Op::Test(sort, index), [x]));
        for (term, guarded) in [(s.or([is_a, is_b, positive]), true), (s.or([is_a, positive]), false)] {
            let mut undefined = Undefined::default();
            assert_eq!(totalize(&mut s, &[term], &mut undefined) == [term], guarded);
        }
    }

    #[test]
    fn divisions() {
        let mut s = Store::default();
        let real = |value: i32| Node::Real(dashu_ratio::RBig::from(value));
        let operations = [
            (Op::IntDiv, Underspecified::IntDiv, s.int(0), s.int(-2)),
            (Op::Mod, Underspecified::Mod, s.int(0), s.int(7)),
            (Op::RealDiv, Underspecified::RealDiv, s.term(real(0)), s.term(real(3))),
        ];
        for (op, operation, zero, number) in operations {
            let sort = s.sort_of(zero);
            let [x, y] = ["x", "y"].map(|name| s.fresh_constant(name, sort));
            let mut undefined = Undefined::default();
            let plain = s.app(op, [x, number]);
            assert_eq!(totalize(&mut s, &[plain], &mut undefined), [plain]);
            assert!(undefined.is_empty());
            let [by_zero, by_any] = [zero, y].map(|divisor| s.app(op, [x, divisor]));
            let total = totalize(&mut s, &[by_zero, by_any], &mut undefined);
            let Some((Op::Symbol(symbol), &[of])) = s.as_app(total[0]) else { panic!("no function") };
            assert_eq!((of, undefined.operation(symbol)), (x, Some(operation)));
            assert_eq!(total[1], s.ite(s.eq(y, zero), total[0], by_any));
        }
    }

    #[test]
    fn more_constructors_than_there_are_bits() {
        for (count, known) in [(63, true), (64, false)] {
            let mut s = Store::default();
            let declaration = s.declare_datatype("Many", 0);
            let fields = vec![Field { name: "value".into(), sort: Sort::INT }];
            let constructor = |index: usize| Constructor { name: format!("c{index}"), fields: fields.clone() };
            s.define_datatype(declaration, (0..count).map(constructor).collect());
            let sort = s.sort(SortNode::Data(declaration, [].into()));
            let x = s.fresh_constant("x", sort);
            let value = s.app(Op::Select(sort, 5, 0), [x]);
            let term = s.and([s.app(Op::Test(sort, 5), [x]), s.app(Op::Lt, [s.int(0), value])]);
            let mut undefined = Undefined::default();
            assert_eq!(totalize(&mut s, &[term], &mut undefined) == [term], known);
            assert_eq!(undefined.is_empty(), known);
        }
    }

    #[test]
    fn assertions_count_as_a_conjunction() {
        let mut s = Store::default();
        let sort = option(&mut s);
        let x = s.fresh_constant("x", sort);
        let value = s.app(Op::Select(sort, 1, 0), [x]);
        let is_some = s.app(Op::Test(sort, 1), [x]);
        let zero = s.int(0);
        let positive = s.app(Op::Lt, [zero, value]);
        for (roots, unguarded) in [([is_some, positive], true), ([positive, is_some], false)] {
            let mut undefined = Undefined::default();
            assert_eq!(totalize(&mut s, &roots, &mut undefined) == roots, unguarded);
            assert_eq!(undefined.is_empty(), unguarded);
        }
    }

    #[test]
    fn looking_for_facts_is_cheap() {
        let mut s = Store::default();
        let sort = option(&mut s);
        let mut formulas = Vec::new();
        for index in 0..10_000 {
            let x = s.fresh_constant(&format!("x{index}"), sort);
            let value = s.app(Op::Select(sort, 1, 0), [x]);
            let zero = s.int(0);
            formulas.extend([s.app(Op::Test(sort, 1), [x]), s.app(Op::Lt, [zero, value])]);
        }
        let wide = s.and(formulas.clone());
        let shared = (0..100).fold(formulas[0], |formula, _| s.and([formula, formula]));
        let nested = s.ite(shared, formulas[1], formulas[0]);
        totalize(&mut s, &[wide, nested], &mut Undefined::default());
        totalize(&mut s, &formulas, &mut Undefined::default());
    }
}
