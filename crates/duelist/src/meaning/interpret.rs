//! Terms interpreted in a domain of lists, bottom-up.

use super::{Made, Read, made, read};
use crate::term::{Map, Node, Store, Term};

/// What lists are in some domain, and what reading them gives: list-free scalars.
///
/// Implementors say what the primitives mean; [`Interpretation::scalar`] and [`Interpretation::list`] do the rest. Each closed term is interpreted once, and
/// children are interpreted before their parents, so nothing recurses on the depth of a term, only on that of functions inside functions.
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

    /// What is read, list-free: the lists have been interpreted, and scalars are list-free.
    ///
    /// # Errors
    /// If it has no meaning in this domain.
    fn read(&mut self, store: &mut Store, read: &Read) -> Result<Term, Self::Error>;

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

    /// A closed function of list-free arguments.
    ///
    /// # Errors
    /// If something in it has no meaning in this domain.
    fn apply(&mut self, store: &mut Store, function: Term, arguments: &[Term]) -> Result<Term, Self::Error> {
        arguments.iter().for_each(|argument| self.memo().stands_for_itself(*argument));
        let value = store.beta(function, arguments);
        self.scalar(store, value)
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
        let is_list = store.is_list(store.sort_of(term));
        let Node::App(op, _) = *store.node(term) else {
            self.memo().scalars.insert(term, term);
            return Ok(());
        };
        if is_list {
            let list = store.with_children(term, &parts);
            let made = made(store, list);
            made.lists().into_iter().try_for_each(|list| self.interpret(store, list))?;
            let list = self.make(store, &made)?;
            self.memo().lists.insert(term, list);
            return Ok(());
        }
        let lifted = store.with_children(term, &parts);
        let value = match read(store, lifted) {
            None => store.smart(op, &parts),
            Some(Read::Same(other)) => self.scalar(store, other)?,
            Some(what) => {
                what.lists().into_iter().try_for_each(|list| self.interpret(store, list))?;
                self.read(store, &what)?
            }
        };
        self.memo().scalars.insert(term, value);
        self.memo().stands_for_itself(value);
        Ok(())
    }
}

/// The terms interpreted so far.
#[derive(Clone, Debug)]
pub struct Memo<L> {
    scalars: Map<Term, Term>,
    lists: Map<Term, L>,
}

impl<L> Default for Memo<L> {
    fn default() -> Self {
        Memo { scalars: Map::default(), lists: Map::default() }
    }
}

impl<L> Memo<L> {
    fn knows(&self, term: Term) -> bool {
        self.scalars.contains_key(&term) || self.lists.contains_key(&term)
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
