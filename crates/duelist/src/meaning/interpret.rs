//! Terms interpreted in a domain of lists, bottom-up.

use super::{Made, Read, made, read};
use crate::term::{Map, Node, Op, Sort, Store, Term};

/// What lists are in some domain, and what reading them gives.
///
/// Implementors say what the primitives mean; [`Interpretation::interpret`] does the rest. Each closed term is interpreted once, and
/// children are interpreted before their parents, so nothing recurses on the depth of a term, only on that of functions inside functions and
/// on the nesting of sorts. A scalar without lists inside becomes a list-free term. A record with lists inside becomes its fields, by constructor
/// ([`Record`]); the term itself stays its name.
///
/// A selection from the wrong constructor may be anything here: where that matters, underspecified operations have been made explicit.
pub trait Interpretation {
    /// A list.
    type List: Clone;
    /// Why something has no meaning here.
    type Error;

    /// What is known so far.
    fn memo(&mut self) -> &mut Memo<Self::List>;

    /// A list from its parts: lists in it have been interpreted, and scalars are list-free.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn make(&mut self, store: &mut Store, made: &Made) -> Result<Self::List, Self::Error>;

    /// What is read, a term that is known: the lists have been interpreted, and scalars are list-free.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn read(&mut self, store: &mut Store, read: &Read) -> Result<Term, Self::Error>;

    /// Any value of the sort of a term, which is a constant with lists inside or an application of a function to or with lists: afterwards the term is
    /// known. Its arguments are.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn anything(&mut self, store: &mut Store, term: Term) -> Result<(), Self::Error>;

    /// A closed scalar term without lists.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn scalar(&mut self, store: &mut Store, term: Term) -> Result<Term, Self::Error> {
        self.interpret(store, term)?;
        Ok(self.memo().scalars[&term])
    }

    /// A closed list term in this domain.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn list(&mut self, store: &mut Store, term: Term) -> Result<Self::List, Self::Error> {
        self.interpret(store, term)?;
        Ok(self.memo().lists[&term].clone())
    }

    /// A term that is known: list-free if it is a scalar, and the term itself if there are lists inside.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn known(&mut self, store: &mut Store, term: Term) -> Result<Term, Self::Error> {
        self.interpret(store, term)?;
        Ok(self.memo().scalars.get(&term).copied().unwrap_or(term))
    }

    /// A closed function of known arguments.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn apply(&mut self, store: &mut Store, function: Term, arguments: &[Term]) -> Result<Term, Self::Error> {
        arguments.iter().for_each(|argument| self.memo().is_known(*argument));
        let value = store.beta(function, arguments);
        self.known(store, value)
    }

    /// Makes sure that a closed term is in the memo.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn interpret(&mut self, store: &mut Store, root: Term) -> Result<(), Self::Error> {
        let mut todo = vec![(root, false)];
        while let Some((term, ready)) = todo.pop() {
            if self.memo().knows(term) {
                continue;
            }
            if ready {
                self.build(store, term)?;
                continue;
            }
            todo.push((term, true));
            let parts = store.children(term).iter().filter(|child| !matches!(store.node(**child), Node::Lambda(..)));
            todo.extend(parts.map(|child| (*child, false)));
        }
        Ok(())
    }

    /// A term whose parts are in the memo.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn build(&mut self, store: &mut Store, term: Term) -> Result<(), Self::Error> {
        let parts = store.children(term).to_vec();
        let parts: Vec<Term> =
            parts.into_iter().map(|part| self.memo().scalars.get(&part).copied().unwrap_or(part)).collect();
        let Node::App(op, _) = *store.node(term) else {
            self.memo().scalars.insert(term, term);
            return Ok(());
        };
        if self.build_record(store, term, op, &parts)? {
            return Ok(());
        }
        let lifted = store.with_children(term, &parts);
        match read(store, lifted) {
            Some(Read::Same(other)) => {
                let value = self.known(store, other)?;
                self.memo().alias(term, value);
            }
            Some(what) => {
                what.lists().into_iter().try_for_each(|list| self.interpret(store, list))?;
                let value = self.read(store, &what)?;
                // A domain that reads folds as results of their own knows nothing of lists inside one.
                if store.has_lists(store.sort_of(value)) && !self.memo().has_lists(value) {
                    self.anything(store, value)?;
                }
                self.memo().alias(term, value);
            }
            None if store.is_list(store.sort_of(term)) => {
                let made = made(store, lifted).expect("neither a variable nor a field is left");
                made.lists().into_iter().try_for_each(|list| self.interpret(store, list))?;
                let list = self.make(store, &made)?;
                self.memo().lists.insert(term, list);
            }
            None => {
                let value = store.smart(op, &parts);
                self.memo().alias(term, value);
            }
        }
        Ok(())
    }

    /// The part of [`Interpretation::build`] that is about records with lists inside, and functions of or to lists: whether the term was such.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn build_record(&mut self, store: &mut Store, term: Term, op: Op, parts: &[Term]) -> Result<bool, Self::Error> {
        let sort = store.sort_of(term);
        let of_record = |store: &Store, sort: Sort| store.datatype(sort).is_some() && store.has_lists(sort);
        match (op, parts) {
            (Op::Construct(_, constructor), fields) if of_record(store, sort) => {
                let record = Record::constructed(store, sort, constructor, fields);
                self.memo().records.insert(term, record);
            }
            (Op::Ite, &[condition, then, otherwise]) if of_record(store, sort) => {
                let record = self.choice(store, condition, then, otherwise)?;
                self.memo().records.insert(term, record);
            }
            (Op::Test(owner, constructor), &[value]) if store.has_lists(owner) => {
                let holds = self.memo().records[&value].guards[constructor as usize];
                self.memo().alias(term, holds);
            }
            (Op::Select(owner, constructor, field), &[value]) if store.has_lists(owner) => {
                let fields = self.memo().records[&value].fields[constructor as usize].as_ref();
                match fields.map(|fields| fields[field as usize]) {
                    Some(value) => self.memo().alias(term, value),
                    None => {
                        let any = store.fresh_constant("junk", sort);
                        match store.has_lists(sort) {
                            true => self.anything(store, any)?,
                            false => self.memo().stands_for_itself(any),
                        }
                        self.memo().alias(term, any);
                    }
                }
            }
            (Op::Eq, &[left, right]) if of_record(store, store.sort_of(left)) => {
                let same = self.same_record(store, left, right)?;
                self.memo().alias(term, same);
            }
            (Op::Symbol(_), arguments) => {
                let inside = of_record(store, sort)
                    || !arguments.is_empty()
                        && arguments.iter().any(|argument| store.has_lists(store.sort_of(*argument)))
                    || !arguments.is_empty() && store.has_lists(sort);
                if inside {
                    self.anything(store, term)?;
                }
                return Ok(inside);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// One of two records.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn choice(
        &mut self,
        store: &mut Store,
        condition: Term,
        then: Term,
        otherwise: Term,
    ) -> Result<Record, Self::Error> {
        let (one, other) = (self.memo().records[&then].clone(), self.memo().records[&otherwise].clone());
        let guards = one.guards.iter().zip(&other.guards).map(|(one, other)| store.smart_ite(condition, *one, *other));
        let guards = guards.collect();
        let mut constructors = Vec::with_capacity(one.fields.len());
        for (one, other) in one.fields.into_iter().zip(other.fields) {
            constructors.push(match (one, other) {
                (Some(one), Some(other)) => {
                    let mut fields = Vec::with_capacity(one.len());
                    for (one, other) in one.into_iter().zip(other) {
                        fields.push(self.chosen(store, condition, one, other)?);
                    }
                    Some(fields)
                }
                (one, other) => one.or(other),
            });
        }
        Ok(Record { guards, fields: constructors })
    }

    /// One of two known terms.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn chosen(&mut self, store: &mut Store, condition: Term, then: Term, otherwise: Term) -> Result<Term, Self::Error> {
        if then == otherwise {
            return Ok(then);
        }
        if !store.has_lists(store.sort_of(then)) {
            return Ok(choose(store, condition, then, otherwise));
        }
        match *store.node(condition) {
            Node::Bool(true) => Ok(then),
            Node::Bool(false) => Ok(otherwise),
            _ => {
                self.memo().stands_for_itself(condition);
                let either = store.ite(condition, then, otherwise);
                self.known(store, either)
            }
        }
    }

    /// Whether two known terms are equal.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn same(&mut self, store: &mut Store, left: Term, right: Term) -> Result<Term, Self::Error> {
        if left == right {
            return Ok(store.bool(true));
        }
        if !store.has_lists(store.sort_of(left)) {
            return Ok(store.smart_eq(left, right));
        }
        let same = store.eq(left, right);
        self.scalar(store, same)
    }

    /// Whether two records are equal: they have the same constructor, and its fields are equal.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn same_record(&mut self, store: &mut Store, left: Term, right: Term) -> Result<Term, Self::Error> {
        let (one, other) = (self.memo().records[&left].clone(), self.memo().records[&right].clone());
        let mut cases = Vec::new();
        for constructor in 0..one.guards.len() {
            let (Some(fields), Some(others)) = (&one.fields[constructor], &other.fields[constructor]) else { continue };
            let mut parts = vec![one.guards[constructor], other.guards[constructor]];
            for (one, other) in fields.iter().zip(others) {
                parts.push(self.same(store, *one, *other)?);
            }
            cases.push(store.smart_and(&parts));
        }
        Ok(store.smart_or(&cases))
    }
}

/// `ite`, pushed into records of the same constructor, so that their fields can be read.
pub fn choose(store: &mut Store, condition: Term, then: Term, otherwise: Term) -> Term {
    match (store.as_app(then), store.as_app(otherwise)) {
        (Some((Op::Construct(sort, one), left)), Some((Op::Construct(_, other), right)))
            if one == other && then != otherwise && !left.is_empty() =>
        {
            let pairs: Vec<(Term, Term)> = left.iter().copied().zip(right.iter().copied()).collect();
            let fields: Vec<Term> = pairs.into_iter().map(|(a, b)| choose(store, condition, a, b)).collect();
            store.app(Op::Construct(sort, one), fields)
        }
        _ => store.smart_ite(condition, then, otherwise),
    }
}

/// A record with lists inside.
#[derive(Clone, Debug)]
pub struct Record {
    /// By constructor, whether it has it: one of these holds.
    pub guards: Vec<Term>,
    /// By constructor, its fields if it has it, which are known terms; nothing if it cannot have it.
    pub fields: Vec<Option<Vec<Term>>>,
}

impl Record {
    fn constructed(store: &mut Store, sort: Sort, constructor: u32, fields: &[Term]) -> Record {
        let count = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
        let is_it = |index: u32| index == constructor;
        Record {
            guards: (0..).take(count).map(|index| store.bool(is_it(index))).collect(),
            fields: (0..).take(count).map(|index| is_it(index).then(|| fields.to_vec())).collect(),
        }
    }
}

/// The terms interpreted so far.
#[derive(Clone, Debug)]
pub struct Memo<L> {
    scalars: Map<Term, Term>,
    lists: Map<Term, L>,
    records: Map<Term, Record>,
}

impl<L> Default for Memo<L> {
    fn default() -> Self {
        Memo { scalars: Map::default(), lists: Map::default(), records: Map::default() }
    }
}

impl<L: Clone> Memo<L> {
    fn knows(&self, term: Term) -> bool {
        self.scalars.contains_key(&term) || self.has_lists(term)
    }

    fn has_lists(&self, term: Term) -> bool {
        self.lists.contains_key(&term) || self.records.contains_key(&term)
    }

    /// Says that a term is what a known one is.
    pub fn alias(&mut self, term: Term, value: Term) {
        if let Some(list) = self.lists.get(&value).cloned() {
            self.lists.insert(term, list);
        } else if let Some(record) = self.records.get(&value).cloned() {
            self.records.insert(term, record);
        } else {
            self.scalars.insert(term, value);
            self.scalars.insert(value, value);
        }
    }

    /// Says that a term is known: if nothing else has been said of it, it is list-free.
    pub fn is_known(&mut self, term: Term) {
        if !self.has_lists(term) {
            self.stands_for_itself(term);
        }
    }

    /// Says what a record with lists inside is, before anybody asks.
    pub fn define_record(&mut self, term: Term, record: Record) {
        self.records.insert(term, record);
    }

    /// What a record is, if it was interpreted or defined.
    pub fn known_record(&self, term: Term) -> Option<&Record> {
        self.records.get(&term)
    }

    /// What a list term is, if it was interpreted or defined.
    pub fn known_list(&self, term: Term) -> Option<&L> {
        self.lists.get(&term)
    }

    /// Says that a term is list-free.
    pub fn stands_for_itself(&mut self, term: Term) {
        self.scalars.insert(term, term);
    }

    /// Says what a list term is, before anybody asks.
    pub fn define_list(&mut self, term: Term, list: L) {
        self.lists.insert(term, list);
    }
}

impl Made {
    /// The lists it is made of.
    #[must_use]
    pub fn lists(&self) -> Vec<Term> {
        match self {
            Made::Declared(_) | Made::Literal(_) | Made::Counted { .. } => Vec::new(),
            Made::Concatenation(lists) => lists.clone(),
            Made::Choice { then, otherwise, .. } => vec![*then, *otherwise],
            Made::Pairs(left, right) => vec![*left, *right],
            Made::Image { list, .. }
            | Made::Indexed { list, .. }
            | Made::Prefix { list, .. }
            | Made::Suffix { list, .. }
            | Made::Reversal(list)
            | Made::Flattened(list)
            | Made::Cycle { list, .. }
            | Made::Through { list, .. } => vec![*list],
        }
    }
}

impl Read {
    /// The lists it reads.
    #[must_use]
    pub fn lists(&self) -> Vec<Term> {
        match self {
            Read::Length(list)
            | Read::Sum(list)
            | Read::Fold { list, .. }
            | Read::At { list, .. }
            | Read::Exists { list, .. }
            | Read::Forall { list, .. } => vec![*list],
            Read::Equal(left, right) => vec![*left, *right],
            Read::Same(_) => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::term::{Constructor, Field, SortNode};

    #[test]
    fn a_choice_is_between_fields_if_the_constructor_is_the_same() {
        let mut s = Store::default();
        let declaration = s.declare_datatype("Either", 0);
        let constructor = |name: &str| {
            let fields = vec![Field { name: format!("of-{name}"), sort: Sort::INT }];
            Constructor { name: name.into(), fields }
        };
        s.define_datatype(declaration, vec![constructor("left"), constructor("right")]);
        let sort = s.sort(SortNode::Data(declaration, [].into()));
        let condition = s.fresh_constant("c", Sort::BOOL);
        let [a, b] = ["a", "b"].map(|name| s.fresh_constant(name, Sort::INT));
        let made = |s: &Store, index: u32, field: Term| s.app(Op::Construct(sort, index), [field]);
        let (left, other, right) = (made(&s, 0, a), made(&s, 0, b), made(&s, 1, b));
        let chosen = choose(&mut s, condition, left, other);
        assert_eq!(chosen, made(&s, 0, s.ite(condition, a, b)));
        assert_eq!(choose(&mut s, condition, left, right), s.ite(condition, left, right));
        assert_eq!(choose(&mut s, condition, left, left), left);
    }
}
