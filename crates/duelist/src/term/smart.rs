//! Builders that simplify what they build, as far as looking at one node and its children goes.
//!
//! Every equation here holds under every interpretation, so a term built this way can stand for the plain one anywhere.

use dashu_int::IBig;
use dashu_int::ops::BitTest;

use super::{Map, Node, Op, Set, Sort, Store, Term};

/// A junction of more parts than this is not merged into another: a deep chain of them must not be copied at every level.
const MAX_MERGED: usize = 64;

/// A chain of `ite` longer than this is not looked through.
const MAX_CHOICES: usize = 4096;

/// A product of literals that would have more bits than this is not computed.
const MAX_PRODUCT_BITS: usize = 1 << 16;

impl Store {
    /// `op` applied to arguments, simplified at the root.
    pub fn smart(&self, op: Op, arguments: &[Term]) -> Term {
        match (op, arguments) {
            (Op::Not, [term]) => self.smart_not(*term),
            (Op::And, terms) => self.smart_and(terms),
            (Op::Or, terms) => self.smart_or(terms),
            (Op::Implies, [premise, conclusion]) => {
                let refuted = self.smart_not(*premise);
                self.smart_or(&[refuted, *conclusion])
            }
            (Op::Xor, [left, right]) => {
                let same = self.smart_eq(*left, *right);
                self.smart_not(same)
            }
            (Op::Eq, [left, right]) => self.smart_eq(*left, *right),
            (Op::Ite, [condition, then, otherwise]) => self.smart_ite(*condition, *then, *otherwise),
            (Op::Le | Op::Lt, [left, right]) => self.smart_compare(op, *left, *right),
            (Op::Add, terms) if self.sort_of(terms[0]) == Sort::INT => self.smart_sum(terms),
            (Op::Sub | Op::Neg | Op::Mul, terms) => self.smart_arithmetic(op, terms),
            (Op::Select(sort, constructor, field), [term]) => match self.as_app(*term) {
                Some((Op::Construct(of, which), fields)) if (of, which) == (sort, constructor) => {
                    fields[field as usize]
                }
                _ => self.app(op, arguments),
            },
            (Op::Test(sort, constructor), [term]) => match self.as_app(*term) {
                Some((Op::Construct(of, which), _)) if of == sort => self.bool(which == constructor),
                _ => self.app(op, arguments),
            },
            _ => self.app(op, arguments),
        }
    }

    fn truth(&self, term: Term) -> Option<bool> {
        match self.node(term) {
            Node::Bool(value) => Some(*value),
            _ => None,
        }
    }

    fn integer(&self, term: Term) -> Option<&IBig> {
        match self.node(term) {
            Node::Int(value) => Some(value),
            _ => None,
        }
    }

    fn is_literal(&self, term: Term) -> bool {
        matches!(self.node(term), Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_))
    }

    /// `not`, with double negation and literals gone and comparisons reversed.
    pub fn smart_not(&self, term: Term) -> Term {
        match *self.node(term) {
            Node::Bool(value) => self.bool(!value),
            Node::App(Op::Not, ref inner) => inner[0],
            Node::App(Op::Lt, ref sides) => {
                let (left, right) = (sides[0], sides[1]);
                self.le(right, left)
            }
            Node::App(Op::Le, ref sides) => {
                let (left, right) = (sides[0], sides[1]);
                self.app(Op::Lt, [right, left])
            }
            _ => self.not(term),
        }
    }

    /// `and`, flat (except for large parts) and without duplicates and literals.
    pub fn smart_and(&self, terms: &[Term]) -> Term {
        self.junction(Op::And, terms)
    }

    /// `or`, flat (except for large parts) and without duplicates and literals.
    pub fn smart_or(&self, terms: &[Term]) -> Term {
        self.junction(Op::Or, terms)
    }

    fn junction(&self, op: Op, terms: &[Term]) -> Term {
        let unit = op == Op::And;
        let mut parts: Vec<Term> = Vec::with_capacity(terms.len());
        let mut seen: Set<Term> = Set::default();
        for term in terms {
            let inner: Vec<Term> = match self.as_app(*term) {
                Some((found, inner)) if found == op && inner.len() <= MAX_MERGED => inner.to_vec(),
                _ => vec![*term],
            };
            for part in inner {
                match self.truth(part) {
                    Some(value) if value == unit => continue,
                    Some(value) => return self.bool(value),
                    None => {}
                }
                let opposite = self.smart_not(part);
                if seen.contains(&opposite) {
                    return self.bool(!unit);
                }
                if seen.insert(part) {
                    parts.push(part);
                }
            }
        }
        if op == Op::And { self.and(parts) } else { self.or(parts) }
    }

    /// `ite`, with literal conditions, equal branches and literal boolean branches gone.
    pub fn smart_ite(&self, condition: Term, then: Term, otherwise: Term) -> Term {
        if let Some(value) = self.truth(condition) {
            return if value { then } else { otherwise };
        }
        if let Some((Op::Not, &[inner])) = self.as_app(condition) {
            return self.smart_ite(inner, otherwise, then);
        }
        let branch = |store: &Store, term: Term, holds: bool| match store.as_app(term) {
            Some((Op::Ite, &[other, yes, no])) if other == condition => {
                if holds {
                    yes
                } else {
                    no
                }
            }
            _ => term,
        };
        let (then, otherwise) = (branch(self, then, true), branch(self, otherwise, false));
        if then == otherwise {
            return then;
        }
        match (self.truth(then), self.truth(otherwise)) {
            (Some(true), _) => self.smart_or(&[condition, otherwise]),
            (Some(false), _) => {
                let refuted = self.smart_not(condition);
                self.smart_and(&[refuted, otherwise])
            }
            (_, Some(true)) => {
                let refuted = self.smart_not(condition);
                self.smart_or(&[refuted, then])
            }
            (_, Some(false)) => self.smart_and(&[condition, then]),
            _ => self.ite(condition, then, otherwise),
        }
    }

    /// `=`, decided on literals and pushed into a choice between literals.
    pub fn smart_eq(&self, left: Term, right: Term) -> Term {
        if left == right {
            return self.bool(true);
        }
        if self.is_literal(left) && self.is_literal(right) {
            return self.bool(false);
        }
        match (self.truth(left), self.truth(right)) {
            (Some(true), _) => return right,
            (_, Some(true)) => return left,
            (Some(false), _) => return self.smart_not(right),
            (_, Some(false)) => return self.smart_not(left),
            _ => {}
        }
        let (choice, literal) = if self.is_literal(left) { (right, left) } else { (left, right) };
        if self.is_literal(literal) && self.chooses_literals(choice) {
            return self.choose(choice, literal);
        }
        if self.is_literal(literal) || choice < literal { self.eq(choice, literal) } else { self.eq(literal, choice) }
    }

    /// Whether a term is an `ite` whose leaves are all literals.
    fn chooses_literals(&self, term: Term) -> bool {
        if !matches!(self.node(term), Node::App(Op::Ite, _)) {
            return false;
        }
        let mut todo = vec![term];
        let mut seen: Set<Term> = Set::default();
        while let Some(term) = todo.pop() {
            if !seen.insert(term) {
                continue;
            }
            match self.node(term) {
                Node::App(Op::Ite, arguments) => todo.extend(&arguments[1..]),
                _ if self.is_literal(term) => {}
                _ => return false,
            }
            if seen.len() > MAX_CHOICES {
                return false;
            }
        }
        true
    }

    /// `choice = literal` for a choice between literals.
    fn choose(&self, choice: Term, literal: Term) -> Term {
        let mut done: Map<Term, Term> = Map::default();
        let mut todo = vec![choice];
        while let Some(&term) = todo.last() {
            let Some((Op::Ite, &[condition, then, otherwise])) = self.as_app(term) else {
                let equal = self.bool(term == literal);
                done.insert(term, equal);
                todo.pop();
                continue;
            };
            let open: Vec<Term> = [then, otherwise].into_iter().filter(|branch| !done.contains_key(branch)).collect();
            if open.is_empty() {
                let result = self.smart_ite(condition, done[&then], done[&otherwise]);
                done.insert(term, result);
                todo.pop();
            } else {
                todo.extend(open);
            }
        }
        done[&choice]
    }

    fn smart_compare(&self, op: Op, left: Term, right: Term) -> Term {
        if left == right {
            return self.bool(op == Op::Le);
        }
        match (self.integer(left), self.integer(right)) {
            (Some(left), Some(right)) => {
                let holds = if op == Op::Le { left <= right } else { left < right };
                self.bool(holds)
            }
            _ => self.app(op, [left, right]),
        }
    }

    fn smart_sum(&self, terms: &[Term]) -> Term {
        let mut constant = IBig::ZERO;
        let mut parts = Vec::with_capacity(terms.len());
        for term in terms {
            match self.integer(*term) {
                Some(value) => constant += value,
                None => parts.push(*term),
            }
        }
        if !constant.is_zero() || parts.is_empty() {
            let constant = self.int(constant);
            parts.push(constant);
        }
        self.sum(parts)
    }

    fn smart_arithmetic(&self, op: Op, terms: &[Term]) -> Term {
        let literals: Option<Vec<IBig>> = terms.iter().map(|term| self.integer(*term).cloned()).collect();
        match (op, literals.as_deref()) {
            (Op::Neg, Some([value])) => self.int(-value),
            (Op::Sub, Some([left, right])) => self.int(left - right),
            (Op::Mul, Some(values)) if values.iter().map(IBig::bit_len).sum::<usize>() <= MAX_PRODUCT_BITS => {
                let product: IBig = values.iter().product();
                self.int(product)
            }
            (Op::Sub, None) if self.integer(terms[1]).is_some_and(IBig::is_zero) => terms[0],
            _ => self.app(op, terms),
        }
    }

    /// Terms rebuilt bottom-up with everything simplified; `replace` may put another term in the place of a leaf or node,
    /// whose children are rebuilt already.
    pub fn smart_rebuild(
        &mut self,
        roots: &[Term],
        memo: &mut Map<Term, Term>,
        mut replace: impl FnMut(&mut Store, Term) -> Option<Term>,
    ) -> Vec<Term> {
        self.rebuild(roots, memo, |store, term| {
            if let Some(other) = replace(store, term) {
                return other;
            }
            match store.node(term).clone() {
                Node::App(op, arguments) => store.smart(op, &arguments),
                _ => term,
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::Evaluator;
    use crate::model::{Model, Value};
    use crate::term::Shown;

    #[test]
    fn products_do_not_grow_without_end() {
        let s = Store::default();
        let mut power = s.int(3);
        while let Some(value) = s.integer(power) {
            assert!(value.bit_len() <= MAX_PRODUCT_BITS);
            power = s.smart(Op::Mul, &[power, power]);
        }
        assert!(matches!(s.as_app(power), Some((Op::Mul, _))));
    }

    #[test]
    fn choices_between_literals_are_decided() {
        let mut s = Store::default();
        let (p, q) = (s.fresh_constant("p", Sort::BOOL), s.fresh_constant("q", Sort::BOOL));
        let [zero, one, two] = [0, 1, 2].map(|value| s.int(value));
        let inner = s.ite(q, one, two);
        let tag = s.ite(p, zero, inner);
        assert_eq!(s.smart_eq(tag, zero), p);
        let not_p = s.not(p);
        let expected = s.and([not_p, q]);
        assert_eq!(s.smart_eq(one, tag), expected);
        let three = s.int(3);
        let no = s.bool(false);
        assert_eq!(s.smart_eq(tag, three), no);
    }

    #[test]
    fn deep_chains_take_no_time() {
        let mut s = Store::default();
        let mut chain = s.bool(true);
        for index in 0..100_000 {
            let part = s.fresh_constant(&index.to_string(), Sort::BOOL);
            chain = s.smart_and(&[chain, part]);
        }
        assert!(s.children(chain).len() <= MAX_MERGED + 1);
    }

    #[test]
    fn junctions() {
        let mut s = Store::default();
        let (p, q) = (s.fresh_constant("p", Sort::BOOL), s.fresh_constant("q", Sort::BOOL));
        let (yes, no) = (s.bool(true), s.bool(false));
        let not_p = s.not(p);
        assert_eq!(s.smart_and(&[p, yes, p]), p);
        assert_eq!(s.smart_and(&[p, q, not_p]), no);
        assert_eq!(s.smart_or(&[not_p, p]), yes);
        assert_eq!(s.smart_ite(p, q, no), s.smart_and(&[p, q]));
        assert_eq!(s.smart_ite(p, p, p), p);
        let (two, three) = (s.int(2), s.int(3));
        let five = s.int(5);
        assert_eq!(s.smart(Op::Add, &[two, three]), five);
        assert_eq!(s.smart(Op::Lt, &[two, three]), yes);
    }

    #[test]
    fn what_is_built_is_as_small_as_promised() {
        let mut s = Store::default();
        let [p, q, r] = ["p", "q", "r"].map(|name| s.fresh_constant(name, Sort::BOOL));
        let [x, y] = ["x", "y"].map(|name| s.fresh_constant(name, Sort::INT));
        let [minus_two, zero, one, two, three, six] = [-2, 0, 1, 2, 3, 6].map(|value| s.int(value));
        let (yes, no) = (s.bool(true), s.bool(false));
        let (not_p, x_lt_y, x_le_y) = (s.not(p), s.app(Op::Lt, [x, y]), s.le(x, y));
        let (p_and_q, q_or_r, choice) = (s.and([p, q]), s.or([q, r]), s.ite(p, x, y));
        let (x_plus_three, x_minus_one) = (s.sum([x, three]), s.app(Op::Sub, [x, one]));
        let (y_le_x, y_lt_x) = (s.le(y, x), s.app(Op::Lt, [y, x]));
        let (all, any) = (s.and([p, q, r]), s.or([p, q, r]));
        let (not_p_and_q, not_p_or_q, p_or_q) = (s.and([not_p, q]), s.or([not_p, q]), s.or([p, q]));
        let (other_choice, x_is_one, x_is_y) = (s.ite(p, y, x), s.eq(x, one), s.eq(x, y));
        let cases: &[(Op, &[Term], Term)] = &[
            (Op::Not, &[not_p], p),
            (Op::Not, &[yes], no),
            (Op::Not, &[x_lt_y], y_le_x),
            (Op::Not, &[x_le_y], y_lt_x),
            (Op::And, &[p_and_q, r, p], all),
            (Op::Or, &[p, q_or_r, q], any),
            (Op::And, &[p, no], no),
            (Op::Or, &[p, yes], yes),
            (Op::Or, &[p, no], p),
            (Op::Implies, &[p, q], not_p_or_q),
            (Op::Xor, &[p, yes], not_p),
            (Op::Xor, &[p, p], no),
            (Op::Ite, &[yes, x, y], x),
            (Op::Ite, &[no, x, y], y),
            (Op::Ite, &[not_p, x, y], other_choice),
            (Op::Ite, &[p, choice, y], choice),
            (Op::Ite, &[p, x, choice], choice),
            (Op::Ite, &[p, yes, no], p),
            (Op::Ite, &[p, no, yes], not_p),
            (Op::Ite, &[p, yes, q], p_or_q),
            (Op::Ite, &[p, no, q], not_p_and_q),
            (Op::Ite, &[p, q, yes], not_p_or_q),
            (Op::Ite, &[p, q, no], p_and_q),
            (Op::Eq, &[x, x], yes),
            (Op::Eq, &[one, two], no),
            (Op::Eq, &[p, yes], p),
            (Op::Eq, &[yes, p], p),
            (Op::Eq, &[p, no], not_p),
            (Op::Eq, &[no, p], not_p),
            (Op::Eq, &[one, x], x_is_one),
            (Op::Eq, &[x, one], x_is_one),
            (Op::Eq, &[y, x], x_is_y),
            (Op::Eq, &[x, y], x_is_y),
            (Op::Le, &[x, x], yes),
            (Op::Lt, &[x, x], no),
            (Op::Le, &[two, one], no),
            (Op::Lt, &[one, two], yes),
            (Op::Add, &[one, x, two], x_plus_three),
            (Op::Add, &[x, zero], x),
            (Op::Add, &[one, two], three),
            (Op::Neg, &[two], minus_two),
            (Op::Sub, &[three, two], one),
            (Op::Mul, &[three, two], six),
            (Op::Sub, &[x, zero], x),
            (Op::Sub, &[x, one], x_minus_one),
        ];
        for (op, arguments, expected) in cases {
            let built = s.smart(*op, arguments);
            assert_eq!(built, *expected, "{op:?} of {arguments:?}");
        }
    }

    #[test]
    fn what_is_rebuilt_is_simplified() {
        let mut s = Store::default();
        let [x, y] = ["x", "y"].map(|name| s.fresh_constant(name, Sort::INT));
        let [one, three, four] = [1, 3, 4].map(|value| s.int(value));
        let (sum, expected) = (s.sum([x, three]), s.le(y, four));
        let formula = s.le(y, sum);
        let replace = |_: &mut Store, term: Term| (term == x).then_some(one);
        assert_eq!(s.smart_rebuild(&[formula], &mut Map::default(), replace), [expected]);
    }

    #[test]
    fn long_choices_are_not_looked_through() {
        let mut s = Store::default();
        let mut chain = s.int(0);
        for index in 0..MAX_CHOICES {
            let (condition, value) = (s.fresh_constant("c", Sort::BOOL), s.int(index % 3));
            chain = s.ite(condition, value, chain);
        }
        let five = s.int(5);
        let plain = s.eq(chain, five);
        assert_eq!(s.smart_eq(chain, five), plain);
    }

    /// Everything that can be built from a few terms, compared with the plain term in all small models.
    #[test]
    fn what_is_built_means_the_same() {
        let mut s = Store::default();
        let [p, q] = ["p", "q"].map(|name| s.fresh_constant(name, Sort::BOOL));
        let [x, y] = ["x", "y"].map(|name| s.fresh_constant(name, Sort::INT));
        let [zero, one, two] = [0, 1, 2].map(|value| s.int(value));
        let (yes, no, not_p, p_and_q) = (s.bool(true), s.bool(false), s.not(p), s.and([p, q]));
        let (less, at_most, p_or_q, chosen) = (s.app(Op::Lt, [x, y]), s.le(x, y), s.or([p, q]), s.ite(p, q, not_p));
        let formulas = [p, q, yes, no, not_p, p_and_q, less, at_most, p_or_q, chosen];
        let literal = s.ite(p, zero, one);
        let (nested, open, sum) = (s.ite(q, literal, two), s.ite(p, x, one), s.sum([x, one]));
        let numbers = [x, y, zero, one, two, literal, nested, open, sum];
        let mut pairs: Vec<(Term, Term)> = Vec::new();
        let mut build = |op: Op, arguments: &[Term]| {
            let built = s.smart(op, arguments);
            pairs.push((s.app(op, arguments), built));
        };
        for a in formulas {
            build(Op::Not, &[a]);
            for b in formulas {
                [Op::And, Op::Or, Op::Implies, Op::Xor, Op::Eq].into_iter().for_each(|op| build(op, &[a, b]));
                for c in formulas {
                    [Op::And, Op::Or, Op::Ite].into_iter().for_each(|op| build(op, &[a, b, c]));
                }
            }
        }
        for a in numbers {
            build(Op::Neg, &[a]);
            for b in numbers {
                [Op::Eq, Op::Le, Op::Lt, Op::Add, Op::Sub, Op::Mul].into_iter().for_each(|op| build(op, &[a, b]));
                formulas.into_iter().for_each(|condition| build(Op::Ite, &[condition, a, b]));
                numbers.into_iter().for_each(|c| build(Op::Add, &[a, b, c]));
            }
        }
        let symbol = |term: Term| match s.as_app(term) {
            Some((Op::Symbol(symbol), _)) => symbol,
            _ => unreachable!("a constant"),
        };
        for index in 0..36 {
            let mut model = Model::default();
            for (term, value) in [(p, index % 2 == 0), (q, index / 2 % 2 == 0)] {
                model.constants.insert(symbol(term), Value::Bool(value));
            }
            for (term, value) in [(x, index / 4 % 3), (y, index / 12)] {
                model.constants.insert(symbol(term), Value::Int(value.into()));
            }
            let mut evaluator = Evaluator::new(&s, &model);
            for (plain, built) in &pairs {
                let (left, right) = (evaluator.value(*plain), evaluator.value(*built));
                assert_eq!(left, right, "{} became {}", Shown(&s, *plain), Shown(&s, *built));
            }
        }
    }
}
