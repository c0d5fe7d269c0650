//! Binders: shifting, instantiating, rebuilding. All by explicit stacks, all memoised.

use super::{Map, Node, Op, Set, Sort, Store, Term};

impl Store {
    /// The body of a binder with its variables replaced by `arguments`, which live outside the binder.
    /// Function parameters that become lambdas are applied on the way.
    pub fn instantiate(&self, body: Term, arguments: &[Term]) -> Term {
        let count = u32::try_from(arguments.len()).expect("few parameters");
        self.replace_bound(body, |store, index, sort, depth| match arguments.iter().rev().nth(index as usize) {
            Some(argument) => store.shift(*argument, depth),
            None => store.bound(index - count + depth, sort),
        })
    }

    /// The term as seen from under `by` more binder variables.
    pub fn shift(&self, term: Term, by: u32) -> Term {
        if by == 0 {
            return term;
        }
        self.replace_bound(term, |store, index, sort, depth| store.bound(index + by + depth, sort))
    }

    /// A lambda applied to arguments.
    ///
    /// # Panics
    /// If `function` is not a lambda.
    pub fn beta(&self, function: Term, arguments: &[Term]) -> Term {
        match *self.node(function) {
            Node::Lambda(_, body) => self.instantiate(body, arguments),
            ref other => panic!("expected a lambda, found {other:?}"),
        }
    }

    /// A lambda of two parameters with the parameters exchanged.
    pub fn flip(&self, function: Term) -> Term {
        let (parameters, _) = self.function_sort(function);
        let (first, second) = (parameters[0], parameters[1]);
        let arguments = [self.bound(0, first), self.bound(1, second)];
        let function = self.shift(function, 2);
        let body = self.call(function, &arguments);
        self.lambda([second, first], body)
    }

    /// The function applied: reduced if it is a lambda, a call if it is still a parameter of a definition.
    pub fn call(&self, function: Term, arguments: &[Term]) -> Term {
        if matches!(self.node(function), Node::Lambda(..)) {
            return self.beta(function, arguments);
        }
        let all: Vec<Term> = std::iter::once(function).chain(arguments.iter().copied()).collect();
        self.app(Op::Call, all)
    }

    /// Replaces the variables that point outside `term`: `replace(store, index, sort, depth)` gets the index as seen
    /// from outside `term`, and returns a term as seen from under `depth` more variables.
    fn replace_bound(&self, term: Term, mut replace: impl FnMut(&Store, u32, Sort, u32) -> Term) -> Term {
        if self.is_closed(term) {
            return term;
        }
        let mut done: Map<(Term, u32), Term> = Map::default();
        let mut todo = vec![(term, 0_u32, false)];
        while let Some((term, depth, children_done)) = todo.pop() {
            if done.contains_key(&(term, depth)) {
                continue;
            }
            let result = match *self.node(term) {
                _ if self.loose(term) <= depth => term,
                Node::Bound(index, sort) => replace(self, index - depth, sort, depth),
                Node::Lambda(ref parameters, _) | Node::Forall(ref parameters, _) if !children_done => {
                    let inner = depth + u32::try_from(parameters.len()).expect("few parameters");
                    let body = self.children(term)[0];
                    todo.push((term, depth, true));
                    todo.push((body, inner, false));
                    continue;
                }
                Node::Lambda(ref parameters, body) => {
                    let parameters = parameters.clone();
                    let inner = depth + u32::try_from(parameters.len()).expect("few parameters");
                    self.lambda(parameters, done[&(body, inner)])
                }
                Node::Forall(ref parameters, body) => {
                    let parameters = parameters.clone();
                    let inner = depth + u32::try_from(parameters.len()).expect("few parameters");
                    self.forall(&parameters, done[&(body, inner)])
                }
                Node::App(_, ref arguments) if !children_done => {
                    todo.push((term, depth, true));
                    todo.extend(arguments.iter().map(|argument| (*argument, depth, false)));
                    continue;
                }
                Node::App(op, ref arguments) => {
                    let arguments: Vec<Term> = arguments.iter().map(|argument| done[&(*argument, depth)]).collect();
                    if op == Op::Call { self.call(arguments[0], &arguments[1..]) } else { self.app(op, arguments) }
                }
                Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_) => term,
            };
            done.insert((term, depth), result);
        }
        done[&(term, 0)]
    }

    /// Whether a variable occurs that points outside the term, with this index as seen from there.
    #[must_use]
    pub fn mentions_bound(&self, term: Term, index: u32) -> bool {
        let mut seen: Set<(Term, u32)> = Set::default();
        let mut todo = vec![(term, index)];
        while let Some((term, index)) = todo.pop() {
            if self.loose(term) <= index || !seen.insert((term, index)) {
                continue;
            }
            match self.node(term) {
                Node::Bound(found, _) if *found == index => return true,
                Node::Lambda(parameters, body) | Node::Forall(parameters, body) => {
                    todo.push((*body, index + u32::try_from(parameters.len()).expect("few parameters")));
                }
                _ => todo.extend(self.children(term).iter().map(|child| (*child, index))),
            }
        }
        false
    }

    /// A closed term with constants replaced by terms, whose loose variables live outside it.
    pub fn substitute(&self, term: Term, constants: &[(Term, Term)]) -> Term {
        let mut done: Map<(Term, u32), Term> = Map::default();
        let mut todo = vec![(term, 0_u32, false)];
        while let Some((term, depth, children_done)) = todo.pop() {
            if done.contains_key(&(term, depth)) {
                continue;
            }
            if let Some((_, value)) = constants.iter().find(|(constant, _)| *constant == term) {
                let value = self.shift(*value, depth);
                done.insert((term, depth), value);
                continue;
            }
            let inner = match self.node(term) {
                Node::Lambda(parameters, _) | Node::Forall(parameters, _) => {
                    depth + u32::try_from(parameters.len()).expect("few parameters")
                }
                _ => depth,
            };
            if !children_done {
                todo.push((term, depth, true));
                todo.extend(self.children(term).iter().map(|child| (*child, inner, false)));
                continue;
            }
            let children: Vec<Term> = self.children(term).iter().map(|child| done[&(*child, inner)]).collect();
            let result = if children == self.children(term) { term } else { self.with_children(term, &children) };
            done.insert((term, depth), result);
        }
        done[&(term, 0)]
    }

    /// The same node with other children.
    pub fn with_children(&self, term: Term, children: &[Term]) -> Term {
        match self.node(term).clone() {
            Node::App(op, _) => self.app(op, children),
            Node::Lambda(parameters, _) => self.lambda(parameters, children[0]),
            Node::Forall(parameters, _) => self.forall(&parameters, children[0]),
            _ => term,
        }
    }

    /// Rebuilds terms bottom-up, bodies of binders included: `rule` gets each node with its children already rebuilt.
    /// `memo` may carry over between calls with the same rule.
    pub fn rebuild(
        &mut self,
        roots: &[Term],
        memo: &mut Map<Term, Term>,
        mut rule: impl FnMut(&mut Store, Term) -> Term,
    ) -> Vec<Term> {
        let mut todo: Vec<(Term, bool)> = roots.iter().rev().map(|root| (*root, false)).collect();
        while let Some((term, children_done)) = todo.pop() {
            if memo.contains_key(&term) {
                continue;
            }
            if !children_done {
                todo.push((term, true));
                todo.extend(self.children(term).iter().filter(|child| !memo.contains_key(child)).map(|t| (*t, false)));
                continue;
            }
            let children: Vec<Term> = self.children(term).iter().map(|child| memo[child]).collect();
            let rebuilt = if children == self.children(term) { term } else { self.with_children(term, &children) };
            let result = rule(self, rebuilt);
            memo.insert(term, result);
        }
        roots.iter().map(|root| memo[root]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instantiation_does_not_capture() {
        // (λx. fold (λacc y. acc + x + y) 0 l) applied to a variable of an outer binder
        let mut s = Store::default();
        let list = s.list_sort(Sort::INT);
        let l = s.fresh_constant("l", list);
        let (acc, y, x) = (s.bound(1, Sort::INT), s.bound(0, Sort::INT), s.bound(2, Sort::INT));
        let body = s.sum([acc, x, y]);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        let zero = s.int(0);
        let fold = s.fold(step, zero, l);
        assert_eq!(s.loose(fold), 1);
        let outer = s.bound(4, Sort::INT);
        let result = s.instantiate(fold, &[outer]);
        let six = s.bound(6, Sort::INT);
        let body = s.sum([acc, six, y]);
        let step = s.lambda([Sort::INT, Sort::INT], body);
        assert_eq!(result, s.fold(step, zero, l));
        assert_eq!(s.loose(result), 5);
    }

    #[test]
    fn quantifiers_are_gone_through() {
        let mut s = Store::default();
        let [a, b] = ["a", "b"].map(|name| s.fresh_constant(name, Sort::INT));
        let all = |s: &Store, bound: Term| s.forall(&[Sort::INT], s.le(s.bound(0, Sort::INT), bound));
        let (of_a, of_b) = (all(&s, a), all(&s, b));
        assert_eq!(s.substitute(of_a, &[(a, b)]), of_b);
        assert_eq!(s.with_children(of_a, s.children(of_b)), of_b);
        let outer = all(&s, s.bound(1, Sort::INT));
        assert_eq!(s.instantiate(outer, &[a]), of_a);
        assert_eq!(s.substitute(of_a, &[(a, s.bound(0, Sort::INT))]), outer);
        assert!(s.mentions_bound(outer, 0) && !s.mentions_bound(outer, 1) && !s.mentions_bound(of_a, 0));
    }

    #[test]
    fn shared_terms_are_visited_once() {
        let s = Store::default();
        let [inner, outer] = [0, 1].map(|index| s.bound(index, Sort::INT));
        let doubled = (0..100).fold(s.app(Op::Add, [inner, outer]), |term, _| s.app(Op::Mul, [term, term]));
        let function = s.lambda([Sort::INT], doubled);
        assert!(s.mentions_bound(function, 0));
        let far = (0..100).fold(s.bound(3, Sort::INT), |term, _| s.app(Op::Mul, [term, term]));
        assert!(!s.mentions_bound(far, 1));
    }

    #[test]
    fn function_parameters_are_applied() {
        let s = Store::default();
        let function = s.sort(super::super::SortNode::Function([Sort::INT].into(), Sort::INT));
        let p = s.bound(0, function);
        let seven = s.int(7);
        let call = s.call(p, &[seven]);
        let x = s.bound(0, Sort::INT);
        let double = s.sum([x, x]);
        let lambda = s.lambda([Sort::INT], double);
        let expected = s.sum([seven, seven]);
        assert_eq!(s.instantiate(call, &[lambda]), expected);
    }

    #[test]
    fn deep_terms_do_not_recurse() {
        let s = Store::default();
        let mut term = s.bound(0, Sort::BOOL);
        for _ in 0..200_000 {
            term = s.not(term);
        }
        let yes = s.bool(true);
        let term = s.instantiate(term, &[yes]);
        assert!(s.is_closed(term));
        assert_eq!(s.postorder(&[term]).len(), 200_001);
    }
}
