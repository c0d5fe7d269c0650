//! From terms over the user's recursive datatypes to terms of the list language.
//!
//! A list datatype becomes `(List T)`, natural numbers become `Int`, and a recursive function becomes what it was read as. Both
//! directions are exact: lists of one kind are the lists of the other, and a number that must be natural is one, because
//! [`Lowering::natural`] says so of every constant, and [`Lowering::normal`] makes it so for what a function yields.

use super::{Functions, Unreadable};
use crate::term::{Combinator, Map, Node, Op, Role, Sort, SortNode, Store, Symbol, Term};

/// Terms on their way into the list language.
pub(crate) struct Lowering<'a> {
    pub(crate) store: &'a mut Store,
    pub(crate) functions: &'a mut Functions,
}

type Result<T> = std::result::Result<T, Unreadable>;

impl Lowering<'_> {
    /// The sort that the solver has instead.
    pub(crate) fn sort(&mut self, sort: Sort) -> Sort {
        match (self.store.sort_node(sort).clone(), self.store.role(sort)) {
            (_, Role::Nat { .. }) => Sort::INT,
            (_, Role::List { cons, head, .. }) => {
                let element = self.store.field_sorts(sort, cons)[head as usize];
                let element = self.sort(element);
                self.store.list_sort(element)
            }
            (SortNode::Data(declaration, arguments), role) => {
                let declaration = if let Role::Image(image) = role { image } else { declaration };
                let arguments = arguments.iter().map(|argument| self.sort(*argument)).collect();
                self.store.sort(SortNode::Data(declaration, arguments))
            }
            (SortNode::Uninterpreted(declaration, arguments), _) => {
                let arguments = arguments.iter().map(|argument| self.sort(*argument)).collect();
                self.store.sort(SortNode::Uninterpreted(declaration, arguments))
            }
            (SortNode::List(element), _) => {
                let element = self.sort(element);
                self.store.list_sort(element)
            }
            (SortNode::Function(parameters, result), _) => {
                let parameters = parameters.iter().map(|parameter| self.sort(*parameter)).collect();
                let result = self.sort(result);
                self.store.sort(SortNode::Function(parameters, result))
            }
            // Nothing with a role is in an array.
            (SortNode::Array(..), _) => sort,
            (
                SortNode::Bool
                | SortNode::Int
                | SortNode::Real
                | SortNode::BitVec(_)
                | SortNode::String
                | SortNode::RegLan
                | SortNode::Float(_)
                | SortNode::RoundingMode
                | SortNode::Parameter(_),
                _,
            ) => sort,
        }
    }

    /// Declares a symbol, and its image if its sorts have others. What is returned is the symbol as the user sees it.
    pub(crate) fn declare(&mut self, name: &str, parameters: &[Sort], sort: Sort) -> Symbol {
        let symbol = self.store.declare_symbol(name, parameters, sort);
        let images: Vec<Sort> = parameters.iter().map(|parameter| self.sort(*parameter)).collect();
        let result = self.sort(sort);
        if images != parameters || result != sort {
            let image = self.store.declare_symbol(name, &images, result);
            self.store.set_image(symbol, image);
        }
        if parameters.is_empty() {
            let image = self.store.symbol(symbol).image.unwrap_or(symbol);
            let constant = self.store.constant(image);
            if let Some(fact) = self.natural(sort, constant) {
                self.functions.facts.insert(image, fact);
            }
        }
        symbol
    }

    /// A constant that only proofs know, as the user would see it.
    pub(crate) fn fresh(&mut self, name: &str, sort: Sort) -> Term {
        let symbol = self.declare(name, &[], sort);
        self.store.constant(symbol)
    }

    /// Says something about a constant, in every question about it.
    pub(super) fn assume(&mut self, constant: Term, fact: Term) {
        if let Some((Op::Symbol(symbol), [])) = self.store.as_app(constant) {
            self.functions.facts.insert(symbol, fact);
        }
    }

    /// The empty list of a sort, as the user would write it.
    pub(super) fn written_nil(&mut self, sort: Sort) -> Term {
        match (self.store.role(sort), self.store.element_sort(sort)) {
            (Role::List { nil, .. }, _) => self.store.app(Op::Construct(sort, nil), []),
            (_, Some(element)) => self.store.app(Op::ListValue(element), []),
            _ => unreachable!("the sort of a list"),
        }
    }

    /// An element before a list, as the user would write it.
    pub(super) fn written_cons(&mut self, sort: Sort, first: Term, rest: Term) -> Term {
        match self.store.role(sort) {
            Role::List { cons, head: 0, .. } => self.store.app(Op::Construct(sort, cons), [first, rest]),
            Role::List { cons, .. } => self.store.app(Op::Construct(sort, cons), [rest, first]),
            _ => self.cons(first, rest),
        }
    }

    /// A constant with a name that no other has.
    pub(crate) fn numbered(&mut self, stem: &str, sort: Sort) -> Term {
        let number = self.functions.names.next(stem);
        let symbol = self.declare(&format!("{stem}!{number}"), &[], sort);
        self.functions.names.insert(stem, number, symbol);
        self.store.constant(symbol)
    }

    /// The same for a sort of the list language.
    fn numbered_image(&mut self, stem: &str, sort: Sort) -> Symbol {
        let number = self.functions.names.next(stem);
        let symbol = self.store.declare_symbol(&format!("{stem}!{number}"), &[], sort);
        self.functions.names.insert(stem, number, symbol);
        symbol
    }

    /// Whether values of a sort of the user have natural numbers inside.
    fn has_naturals(&mut self, sort: Sort) -> bool {
        let (mut todo, mut seen) = (vec![sort], crate::term::Set::default());
        while let Some(sort) = todo.pop() {
            if !seen.insert(sort) {
                continue;
            }
            if matches!(self.store.role(sort), Role::Nat { .. }) {
                return true;
            }
            todo.extend(self.store.element_sort(sort));
            let constructors = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
            for constructor in (0..).take(constructors) {
                todo.extend(self.store.field_sorts(sort, constructor));
            }
        }
        false
    }

    /// The element sort of a list of the user or of the language.
    pub(super) fn element(&mut self, sort: Sort) -> Option<Sort> {
        match self.store.role(sort) {
            Role::List { cons, head, .. } => Some(self.store.field_sorts(sort, cons)[head as usize]),
            _ => self.store.element_sort(sort),
        }
    }

    /// That an image is one of a value of the sort: that its natural numbers are not negative. `None` if there are none.
    pub(crate) fn natural(&mut self, sort: Sort, term: Term) -> Option<Term> {
        if !self.has_naturals(sort) {
            return None;
        }
        if matches!(self.store.role(sort), Role::Nat { .. }) {
            let zero = self.store.int(0);
            return Some(self.store.le(zero, term));
        }
        if let Some(element) = self.element(sort) {
            let image = self.sort(element);
            let x = self.store.bound(0, image);
            let body = self.natural(element, x)?;
            let predicate = self.store.lambda([image], body);
            return Some(self.store.app(Op::Combinator(Combinator::Forall), [predicate, term]));
        }
        let image = self.store.sort_of(term);
        let count = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
        let mut facts = Vec::new();
        for constructor in (0..).take(count) {
            let test = self.store.app(Op::Test(image, constructor), [term]);
            for (field, field_sort) in (0..).zip(self.store.field_sorts(sort, constructor)) {
                let part = self.store.app(Op::Select(image, constructor, field), [term]);
                if let Some(fact) = self.natural(field_sort, part) {
                    facts.push(if count == 1 { fact } else { self.store.implies(test, fact) });
                }
            }
        }
        Some(self.store.and(facts))
    }

    /// An image of a value of the sort: the term itself where it is one. Every value of the sort is its own.
    pub(crate) fn normal(&mut self, sort: Sort, term: Term) -> Term {
        if !self.has_naturals(sort) {
            return term;
        }
        if matches!(self.store.role(sort), Role::Nat { .. }) {
            return self.store.app(Op::Abs, [term]);
        }
        if let Some(element) = self.element(sort) {
            let image = self.sort(element);
            let x = self.store.bound(0, image);
            let body = self.normal(element, x);
            let function = self.store.lambda([image], body);
            return self.store.map(function, term);
        }
        let image = self.store.sort_of(term);
        let count = self.store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
        let mut result = None;
        for constructor in (0..u32::try_from(count).unwrap_or(u32::MAX)).rev() {
            let sorts = self.store.field_sorts(sort, constructor);
            let mut fields = Vec::new();
            for (field, field_sort) in (0..).zip(sorts) {
                let part = self.store.app(Op::Select(image, constructor, field), [term]);
                fields.push(self.normal(field_sort, part));
            }
            let built = self.store.app(Op::Construct(image, constructor), fields);
            result = Some(match result {
                None => built,
                Some(rest) => {
                    let test = self.store.app(Op::Test(image, constructor), [term]);
                    self.store.ite(test, built, rest)
                }
            });
        }
        result.unwrap_or(term)
    }

    /// What a selector of a recursive datatype yields where it does not belong, such as the head of the empty list: an unknown
    /// value, the same wherever it is asked for, since there is only one value to ask about.
    fn elsewhere(&mut self, sort: Sort, constructor: u32, field: u32) -> Term {
        let field_sort = self.store.field_sorts(sort, constructor)[field as usize];
        let known = self.functions.elsewhere.get(&(sort, constructor, field)).copied();
        let symbol = known.unwrap_or_else(|| {
            let stem = self.store.constructor(sort, constructor).fields[field as usize].name.clone();
            let image = self.sort(field_sort);
            let symbol = self.numbered_image(&stem, image);
            self.functions.elsewhere.insert((sort, constructor, field), symbol);
            symbol
        });
        let constant = self.store.constant(symbol);
        self.normal(field_sort, constant)
    }

    /// Some value of a sort of the list language, for places that are never read.
    pub(crate) fn any(&mut self, sort: Sort) -> Term {
        let known = self.functions.any.get(&sort).copied();
        let symbol = known.unwrap_or_else(|| {
            let symbol = self.numbered_image("any", sort);
            self.functions.any.insert(sort, symbol);
            symbol
        });
        self.store.constant(symbol)
    }

    /// The first element of an image of a list; `written` is a list of the same sort, as the user has it.
    pub(crate) fn head_of(&mut self, written: Term, list: Term) -> Term {
        let sort = self.store.sort_of(written);
        if let Role::List { cons, head, .. } = self.store.role(sort) {
            return self.select(sort, cons, head, list);
        }
        let element = self.store.element_sort(self.store.sort_of(list)).expect("a list");
        let none = self.any(element);
        self.store.app(Op::Combinator(Combinator::Head), [list, none])
    }

    /// `(= (List.len l) 0)`
    pub(crate) fn is_empty(&mut self, list: Term) -> Term {
        let (length, zero) = (self.store.len_of(list), self.store.int(0));
        self.store.smart_eq(length, zero)
    }

    /// `(List.cons e l)`, written out if the list is.
    pub(crate) fn cons(&mut self, head: Term, tail: Term) -> Term {
        match self.store.as_app(tail) {
            Some((Op::ListValue(element), rest)) => {
                let elements: Vec<Term> = std::iter::once(head).chain(rest.iter().copied()).collect();
                self.store.app(Op::ListValue(element), elements)
            }
            _ => self.store.app(Op::Combinator(Combinator::Cons), [head, tail]),
        }
    }

    /// A term of the user, perhaps with loose variables, in the list language.
    ///
    /// # Errors
    /// If it calls a function that could not be read.
    pub(crate) fn term(&mut self, root: Term) -> Result<Term> {
        let mut done: Map<Term, Term> = Map::default();
        for term in self.store.postorder(&[root]) {
            let lowered = match self.store.node(term).clone() {
                Node::Bool(_) | Node::Int(_) | Node::Real(_) | Node::Literal(_) => term,
                Node::Bound(index, sort) => {
                    let sort = self.sort(sort);
                    self.store.bound(index, sort)
                }
                Node::Lambda(parameters, body) => {
                    let parameters: Vec<Sort> = parameters.iter().map(|sort| self.sort(*sort)).collect();
                    let lambda = self.store.lambda(parameters, done[&body]);
                    if let Some(names) = self.store.binder_names(term).map(<[String]>::to_vec) {
                        self.store.name_binders(lambda, names.iter().map(String::as_str));
                    }
                    lambda
                }
                Node::Forall(parameters, body) => {
                    let parameters: Vec<Sort> = parameters.iter().map(|sort| self.sort(*sort)).collect();
                    self.store.forall(&parameters, done[&body])
                }
                Node::App(op, arguments) => {
                    let arguments: Vec<Term> = arguments.iter().map(|argument| done[argument]).collect();
                    self.application(op, arguments)?
                }
            };
            done.insert(term, lowered);
        }
        Ok(done[&root])
    }

    fn application(&mut self, op: Op, arguments: Vec<Term>) -> Result<Term> {
        Ok(match op {
            Op::Symbol(symbol) => self.call(symbol, arguments)?,
            Op::Construct(sort, index) => self.construct(sort, index, &arguments),
            Op::Select(sort, constructor, field) => self.select(sort, constructor, field, arguments[0]),
            Op::Test(sort, index) => self.test(sort, index, arguments[0]),
            Op::ListValue(element) => {
                let element = self.sort(element);
                self.store.app(Op::ListValue(element), arguments)
            }
            Op::Eq => match arguments[..] {
                [list, other] | [other, list] if self.is_nil(other) => self.is_empty(list),
                _ => self.store.app(op, arguments),
            },
            Op::Ite => self.choice(arguments[0], arguments[1], arguments[2]),
            _ => self.store.app(op, arguments),
        })
    }

    /// Whether it is the empty list, written out.
    pub(crate) fn is_nil(&self, term: Term) -> bool {
        matches!(self.store.as_app(term), Some((Op::ListValue(_), [])))
    }

    fn call(&mut self, symbol: Symbol, arguments: Vec<Term>) -> Result<Term> {
        if let Some(function) = self.functions.get(symbol) {
            let reading = function.reading()?;
            let said = self.store.beta(reading, &arguments);
            // A number that is written out often decides which case of the function it is.
            let decides = arguments.iter().any(|argument| matches!(self.store.node(*argument), Node::Int(_)));
            return Ok(if decides { self.computed(said) } else { said });
        }
        let info = self.store.symbol(symbol);
        let (image, sort) = (info.image.unwrap_or(symbol), info.sort);
        let is_function = !info.parameters.is_empty();
        let applied = self.store.app(Op::Symbol(image), arguments);
        Ok(if is_function { self.normal(sort, applied) } else { applied })
    }

    fn construct(&mut self, sort: Sort, index: u32, arguments: &[Term]) -> Term {
        match self.store.role(sort) {
            Role::List { nil, .. } if index == nil => {
                let list = self.sort(sort);
                let element = self.store.element_sort(list).expect("a list");
                self.store.app(Op::ListValue(element), [])
            }
            Role::List { head, tail, .. } => self.cons(arguments[head as usize], arguments[tail as usize]),
            Role::Nat { zero, .. } if index == zero => self.store.int(0),
            Role::Nat { .. } => {
                let one = self.store.int(1);
                self.store.smart(Op::Add, &[arguments[0], one])
            }
            Role::Plain | Role::Image(_) => {
                let sort = self.sort(sort);
                self.store.app(Op::Construct(sort, index), arguments)
            }
        }
    }

    fn select(&mut self, sort: Sort, constructor: u32, field: u32, argument: Term) -> Term {
        match self.store.role(sort) {
            Role::List { tail, .. } => {
                let elsewhere = self.elsewhere(sort, constructor, field);
                if field != tail {
                    return self.store.app(Op::Combinator(Combinator::Head), [argument, elsewhere]);
                }
                let one = self.store.int(1);
                let rest = self.store.app(Op::Combinator(Combinator::Drop), [one, argument]);
                let empty = self.is_empty(argument);
                self.store.smart_ite(empty, elsewhere, rest)
            }
            Role::Nat { .. } => {
                let elsewhere = self.elsewhere(sort, constructor, field);
                let (zero, one) = (self.store.int(0), self.store.int(1));
                let (is_zero, less) =
                    (self.store.smart_eq(argument, zero), self.store.smart(Op::Sub, &[argument, one]));
                self.store.smart_ite(is_zero, elsewhere, less)
            }
            Role::Plain | Role::Image(_) => {
                let sort = self.sort(sort);
                self.store.app(Op::Select(sort, constructor, field), [argument])
            }
        }
    }

    fn test(&mut self, sort: Sort, index: u32, argument: Term) -> Term {
        let (first, is_first) = match self.store.role(sort) {
            Role::List { nil, .. } => (self.is_empty(argument), index == nil),
            Role::Nat { zero, .. } => {
                let none = self.store.int(0);
                (self.store.smart_eq(argument, none), index == zero)
            }
            Role::Plain | Role::Image(_) => {
                let sort = self.sort(sort);
                return self.store.app(Op::Test(sort, index), [argument]);
            }
        };
        if is_first { first } else { self.store.smart_not(first) }
    }

    /// `ite`, with what its condition says known in its branches.
    fn choice(&mut self, condition: Term, then: Term, otherwise: Term) -> Term {
        let then = self.assuming(condition, true, then);
        let otherwise = self.assuming(condition, false, otherwise);
        self.store.smart_ite(condition, then, otherwise)
    }

    /// The term, where the condition is known to have this value. Binders are entered only if the condition means the same inside.
    fn assuming(&mut self, condition: Term, value: bool, term: Term) -> Term {
        let (condition, value) = match self.store.as_app(condition) {
            Some((Op::Not, &[inner])) => (inner, !value),
            _ => (condition, value),
        };
        let closed = self.store.is_closed(condition);
        if term <= condition {
            return term;
        }
        let mut memo: Map<Term, Term> = Map::default();
        let known = self.store.bool(value);
        memo.insert(condition, known);
        if !closed {
            for inner in self.store.postorder(&[term]) {
                if matches!(self.store.node(inner), Node::Lambda(..) | Node::Forall(..)) {
                    memo.insert(inner, inner);
                }
            }
        }
        self.store.rebuild(&[term], &mut memo, |store, term| match store.node(term).clone() {
            Node::App(Op::Ite, parts) => store.smart_ite(parts[0], parts[1], parts[2]),
            Node::App(op @ (Op::And | Op::Or | Op::Not), parts) => store.smart(op, &parts),
            _ => term,
        })[0]
    }
}
