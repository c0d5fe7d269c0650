//! From rewritten assertions to a [`Problem`].

use super::{Equality, Fold, List, ListId, Opaque, Origin, Problem};
use crate::rewrite::{Definition, Undefined, length, matches};
use crate::term::{Map, Node, Op, Sort, Store, Term};

/// Takes the combinators out of assertions: closed folds and comparisons, wherever they stand, become constants; lengths become
/// terms over the lists' length constants. A combinator that depends on a lambda's variables is not a constant and
/// stays where it is ([`Problem::is_flat`]).
pub fn extract(store: &mut Store, assertions: &[Term], definitions: Vec<Definition>, undefined: Undefined) -> Problem {
    let problem = Problem { definitions, undefined, ..Problem::default() };
    let mut extractor = Extractor { problem, ids: Map::default(), folds: Map::default() };
    let mut memo = Map::default();
    let formula = store.rebuild(assertions, &mut memo, |store, term| extractor.visit(store, term));
    extractor.problem.formula.extend(formula);
    extractor.mention_all(store);
    extractor.problem
}

struct Extractor {
    problem: Problem,
    ids: Map<Term, ListId>,
    /// The results of folds by list, step and initial value.
    folds: Map<(ListId, Term, Term), Term>,
}

impl Extractor {
    /// The scalar that replaces a term whose children are replaced already.
    fn visit(&mut self, store: &mut Store, term: Term) -> Term {
        let Node::App(op, arguments) = store.node(term).clone() else { return term };
        let closed = store.is_closed(term);
        match (op, &*arguments) {
            (Op::Len, [list]) => self.length(store, *list),
            // What has lists inside is no scalar; it stays where it is.
            _ if closed && store.has_lists(store.sort_of(term)) => term,
            (Op::Fold, [step, init, list]) if closed => {
                let list = self.list(store, *list);
                if let Some(known) = self.folds.get(&(list, *step, *init)) {
                    return *known;
                }
                let name = format!("{}.fold", self.problem.list(list).name);
                let result = store.fresh_constant(&name, store.sort_of(term));
                self.problem.folds.push(Fold { list, step: *step, init: *init, result });
                self.folds.insert((list, *step, *init), result);
                result
            }
            (Op::FoldRight, [step, init, list]) if closed => {
                let (step, reversed) = (store.flip(*step), store.rev(*list));
                let fold = store.fold(step, *init, reversed);
                self.visit(store, fold)
            }
            (Op::Eq, [left, right]) if store.is_list(store.sort_of(*left)) && closed => {
                let (left, right) = (self.list(store, *left), self.list(store, *right));
                let name = format!("{}.equals", self.problem.list(left).name);
                let result = store.fresh_constant(&name, Sort::BOOL);
                self.problem.equalities.push(Equality { left, right, result });
                result
            }
            _ if closed && self.is_opaque(store, op, &arguments) => self.opaque(store, term),
            _ if !closed => {
                let lists = arguments.iter().filter(|argument| store.is_list(store.sort_of(**argument)));
                lists.copied().collect::<Vec<_>>().into_iter().for_each(|list| self.mention(store, list));
                term
            }
            _ => term,
        }
    }

    /// Whether a scalar is read of a value with lists inside.
    fn is_opaque(&self, store: &Store, op: Op, arguments: &[Term]) -> bool {
        match op {
            Op::Select(sort, ..) | Op::Test(sort, _) => store.has_lists(sort),
            Op::Eq | Op::Distinct | Op::Symbol(_) => {
                arguments.iter().any(|argument| store.has_lists(store.sort_of(*argument)))
            }
            _ => false,
        }
    }

    fn opaque(&mut self, store: &mut Store, term: Term) -> Term {
        if let Some(known) = self.problem.opaque.iter().find(|opaque| opaque.term == term) {
            return known.result;
        }
        self.mention(store, term);
        let result = store.fresh_constant("opaque", store.sort_of(term));
        self.problem.opaque.push(Opaque { term, result });
        result
    }

    /// The length of a list term, or the term itself where it depends on variables of a function.
    fn length(&mut self, store: &mut Store, list: Term) -> Term {
        let mut at = list;
        loop {
            match store.as_app(at) {
                Some((Op::Map, [_, source])) => at = *source,
                Some((Op::ListValue(_), elements)) => {
                    let count = elements.len();
                    return store.int(count);
                }
                Some((Op::Ite, [condition, then, otherwise])) => {
                    let (condition, then, otherwise) = (*condition, *then, *otherwise);
                    let then = self.length(store, then);
                    let otherwise = self.length(store, otherwise);
                    return store.ite(condition, then, otherwise);
                }
                _ if !store.is_closed(at) => {
                    self.mention(store, at);
                    return store.len_of(at);
                }
                _ => {
                    let id = self.list(store, at);
                    return self.problem.list(id).length;
                }
            }
        }
    }

    /// Makes sure that the declared lists in an open list term are lists of the problem.
    fn mention(&mut self, store: &mut Store, list: Term) {
        for term in store.postorder(&[list]) {
            if let (Some((Op::Symbol(_), [])), true) = (store.as_app(term), store.is_list(store.sort_of(term))) {
                self.list(store, term);
            }
        }
    }

    /// Makes sure that every declared list is a list of the problem, wherever it stands.
    fn mention_all(&mut self, store: &mut Store) {
        if self.problem.is_flat(store) {
            return;
        }
        let folds = self.problem.folds.iter().flat_map(|fold| [fold.step, fold.init]);
        let opaque = self.problem.opaque.iter().map(|opaque| opaque.term);
        let lists = self.problem.lists.iter().map(|list| list.term);
        let roots: Vec<Term> = folds.chain(opaque).chain(lists).collect();
        roots.into_iter().for_each(|root| self.mention(store, root));
    }

    /// The list for a closed list term: a declared one, or an intermediate one made for it.
    fn list(&mut self, store: &mut Store, term: Term) -> ListId {
        let mut chain = Vec::new();
        let mut at = term;
        while let (None, Some((Op::Map, [_, source]))) = (self.ids.get(&at), store.as_app(at)) {
            chain.push(at);
            at = *source;
        }
        let mut id = self.ids.get(&at).copied().unwrap_or_else(|| self.leaf(store, at));
        for term in chain.into_iter().rev() {
            let function = store.children(term)[0];
            let source = self.problem.list(id);
            let (name, length) = (format!("{}'", source.name), source.length);
            id = self.add(store, term, name, length, Origin::Map { function, source: id });
        }
        id
    }

    fn leaf(&mut self, store: &mut Store, term: Term) -> ListId {
        match store.as_app(term) {
            Some((Op::Symbol(symbol), [])) => {
                let name = store.symbol(symbol).name.clone();
                let length = store.fresh_constant(&format!("{name}.len"), Sort::INT);
                self.add(store, term, name, length, Origin::Declared(symbol))
            }
            Some((Op::ListValue(element), elements)) if !store.has_lists(element) => {
                let elements = elements.to_vec();
                let length = store.int(elements.len());
                self.add(store, term, "value".to_string(), length, Origin::Value(elements))
            }
            Some((Op::Repeat | Op::Cycle | Op::Drift, _)) => self.known(store, term),
            _ => self.composed(store, term),
        }
    }

    /// A repeated list is a list of its own, defined by constraints; if they cannot be stated, only unfolding helps.
    fn known(&mut self, store: &mut Store, term: Term) -> ListId {
        let symbol = store.declare_symbol("composed", &[], store.sort_of(term));
        let list = store.constant(symbol);
        let Some(said) = matches(store, list, term).filter(|_| store.is_closed(term)) else {
            return self.composed(store, term);
        };
        let id = self.leaf(store, list);
        self.ids.insert(term, id);
        let mut memo = Map::default();
        let said = store.rebuild(&[said], &mut memo, |store, term| self.visit(store, term));
        self.problem.formula.extend(said);
        id
    }

    /// A list that is put together from others and does not come apart.
    fn composed(&mut self, store: &mut Store, term: Term) -> ListId {
        self.mention(store, term);
        let sum = length(store, term);
        let counted = store.postorder(&[sum]).into_iter().all(|term| match store.as_app(term) {
            Some((Op::Len, [list])) => matches!(store.as_app(*list), Some((Op::Symbol(_), []) | (Op::ListValue(_), _))),
            Some((op, _)) => !matches!(op, Op::Fold | Op::FoldRight | Op::Combinator(_)),
            None => true,
        });
        let length = if counted {
            let mut memo = Map::default();
            store.rebuild(&[sum], &mut memo, |store, term| self.visit(store, term))[0]
        } else {
            let (zero, length) = (store.int(0), store.fresh_constant("composed.len", Sort::INT));
            let natural = store.le(zero, length);
            self.problem.formula.push(natural);
            length
        };
        self.add(store, term, "composed".to_string(), length, Origin::Composed)
    }

    fn add(&mut self, store: &Store, term: Term, name: String, length: Term, origin: Origin) -> ListId {
        let element = store.element_sort(store.sort_of(term)).expect("a list term");
        let id = ListId(self.problem.lists.len());
        self.problem.lists.push(List { name, element, length, origin, term });
        self.ids.insert(term, id);
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Combinator, SortNode};

    fn problem(store: &mut Store, assertions: &[Term]) -> Problem {
        extract(store, assertions, Vec::new(), Undefined::default())
    }

    /// A store with two lists of integers.
    fn lists() -> (Store, [Term; 2]) {
        let mut s = Store::default();
        let sort = s.list_sort(Sort::INT);
        let lists = ["l", "m"].map(|name| s.fresh_constant(name, sort));
        (s, lists)
    }

    fn sum(s: &Store) -> Term {
        s.function([Sort::INT, Sort::INT], |[acc, x]| s.sum([acc, x]))
    }

    fn is_positive(s: &Store) -> Term {
        s.function([Sort::INT], |[x]| s.app(Op::Lt, [s.int(0), x]))
    }

    fn terms(problem: &Problem) -> Vec<Term> {
        problem.lists.iter().map(|list| list.term).collect()
    }

    #[test]
    fn lists_that_only_functions_mention() {
        let (mut s, [l, m]) = lists();
        let some = s.app(Op::Combinator(Combinator::Exists), [is_positive(&s), m]);
        let step = s.function([Sort::INT, Sort::INT], |[acc, x]| s.ite(some, x, acc));
        let fold = s.fold(step, s.int(0), l);
        let assertion = s.eq(fold, s.int(1));
        let problem = problem(&mut s, &[assertion]);
        assert_eq!(terms(&problem), [l, m]);
        assert_eq!(problem.folds[0].step, step);
    }

    #[test]
    fn lists_under_quantifiers() {
        let (mut s, [l, m]) = lists();
        let nth = Op::Combinator(Combinator::Nth);
        let take = Op::Combinator(Combinator::Take);
        let element = |index: Term| s.app(nth, [l, index, s.int(0)]);
        let about_l = s.forall(&[Sort::INT], s.eq(element(s.bound(0, Sort::INT)), s.int(0)));
        let shorter = s.le(s.len_of(s.app(take, [s.bound(0, Sort::INT), m])), s.int(3));
        let about_m = s.forall(&[Sort::INT], shorter);
        assert_eq!(terms(&problem(&mut s, &[about_l])), [l]);
        let problem = problem(&mut s, &[about_m]);
        assert_eq!(terms(&problem), [m]);
        assert_eq!(problem.formula, [about_m]);
    }

    #[test]
    fn a_fold_from_the_right_is_one_over_the_reversal() {
        let (mut s, [l, _]) = lists();
        let minus = s.function([Sort::INT, Sort::INT], |[x, acc]| s.app(Op::Sub, [x, acc]));
        let from_right = s.fold_right(minus, s.int(0), l);
        let reversed = s.fold(s.flip(minus), s.int(0), s.rev(l));
        let assertion = s.eq(from_right, reversed);
        let one = problem(&mut s, &[assertion]);
        assert_eq!(one.folds.len(), 1);
        assert_eq!(one.formula, [s.eq(one.folds[0].result, one.folds[0].result)]);
        let inside = s.function([Sort::INT, Sort::INT], |[acc, _]| s.fold_right(minus, acc, l));
        let around = s.fold(inside, s.int(0), l);
        let assertion = s.eq(around, s.int(0));
        assert_eq!(problem(&mut s, &[assertion]).folds[0].step, inside);
    }

    #[test]
    fn different_reads_of_records_have_different_results() {
        let (mut s, [l, _]) = lists();
        let sort = s.pair_sort(s.sort_of(l), Sort::INT);
        let [one, other] = ["one", "other"].map(|name| s.fresh_constant(name, sort));
        let [of_one, of_other] = [one, other].map(|record| s.second(record));
        let assertions = [s.eq(of_one, s.int(1)), s.eq(of_other, s.int(2))];
        let problem = problem(&mut s, &assertions);
        let [first, second] = problem.opaque[..] else { panic!("two") };
        assert_eq!([first.term, second.term], [of_one, of_other]);
        assert_ne!(first.result, second.result);
        assert_eq!(problem.formula, [s.eq(first.result, s.int(1)), s.eq(second.result, s.int(2))]);
    }

    #[test]
    fn lengths() {
        let (mut s, [l, m]) = lists();
        let yes = s.fresh_constant("c", Sort::BOOL);
        let image = s.map(s.function([Sort::INT], |[x]| s.sum([x, s.int(1)])), l);
        let assertion = s.eq(s.len_of(image), s.int(4));
        let of_image = problem(&mut s, &[assertion]);
        assert_eq!(terms(&of_image), [l]);
        assert_eq!(of_image.formula, [s.eq(of_image.lists[0].length, s.int(4))]);
        let literal = s.literal(Sort::INT, [s.int(7), s.int(8), s.int(9)]);
        let assertion = s.eq(s.len_of(literal), s.int(4));
        let of_literal = problem(&mut s, &[assertion]);
        assert!(of_literal.lists.is_empty());
        assert_eq!(of_literal.formula, [s.eq(s.int(3), s.int(4))]);
        let assertion = s.eq(s.len_of(s.ite(yes, l, m)), s.int(4));
        let of_choice = problem(&mut s, &[assertion]);
        assert_eq!(terms(&of_choice), [l, m]);
        let [one, other] = [0, 1].map(|list| of_choice.lists[list].length);
        assert_eq!(of_choice.formula, [s.eq(s.ite(yes, one, other), s.int(4))]);
    }

    #[test]
    fn lists_that_are_put_together() {
        let (mut s, [l, m]) = lists();
        let assertion = s.eq(s.fold(sum(&s), s.int(0), s.append([l, m])), s.int(0));
        let appended = problem(&mut s, &[assertion]);
        let composed = appended.lists.iter().find(|list| list.origin == Origin::Composed).expect("the whole");
        let parts = [l, m].map(|part| appended.lists.iter().find(|list| list.term == part).expect("a part").length);
        assert_eq!(composed.length, s.sum(parts));
        let kept = s.app(Op::Combinator(Combinator::Filter), [is_positive(&s), l]);
        let assertion = s.eq(s.fold(sum(&s), s.int(0), kept), s.int(0));
        let filtered = problem(&mut s, &[assertion]);
        let composed = filtered.lists.iter().find(|list| list.term == kept).expect("the whole");
        assert_eq!(composed.origin, Origin::Composed);
        let natural = s.le(s.int(0), composed.length);
        assert!(filtered.formula.contains(&natural));
        let of_lists = s.literal(s.sort_of(l), [l, m]);
        let count = s.function([Sort::INT, s.sort_of(l)], |[acc, _]| s.sum([acc, s.int(1)]));
        let assertion = s.eq(s.fold(count, s.int(0), of_lists), s.int(2));
        let nested = problem(&mut s, &[assertion]);
        assert_eq!(nested.list(nested.folds[0].list).origin, Origin::Composed);
        assert!([l, m].iter().all(|part| terms(&nested).contains(part)));
    }

    #[test]
    fn repeated_lists_are_defined_once() {
        let (mut s, _) = lists();
        let [n, x] = ["n", "x"].map(|name| s.fresh_constant(name, Sort::INT));
        let repeated = s.app(Op::Repeat, [n, x]);
        let count = s.function([Sort::INT, Sort::INT], |[acc, _]| s.sum([acc, s.int(1)]));
        let folds = [sum(&s), count].map(|step| s.fold(step, s.int(0), repeated));
        let assertions = folds.map(|fold| s.eq(fold, s.int(6)));
        let problem = problem(&mut s, &assertions);
        let [ref list] = problem.lists[..] else { panic!("{:?}", problem.lists) };
        assert!(matches!(list.origin, Origin::Declared(_)));
        let lengths = problem.formula.iter().filter(|said| s.postorder(&[**said]).contains(&list.length));
        assert!(lengths.count() > 0);
        assert!(matches!(s.sort_node(s.sort_of(list.length)), SortNode::Int));
    }
}
