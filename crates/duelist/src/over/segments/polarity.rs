//! In which direction constants matter: whether the facts want them to be true, or false.

use super::domain::Domain;
use crate::term::{Map, Node, Op, Set, Sort, Store, Term};

/// In which direction a constant of sort `Bool` matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Polarity {
    /// Something is easier to satisfy if it is true, so it must be said what that takes.
    pub(super) wanted: bool,
    /// Something is easier to satisfy if it is false.
    pub(super) unwanted: bool,
}

impl Polarity {
    const BOTH: Polarity = Polarity { wanted: true, unwanted: true };
}

impl Domain {
    /// For each existence the direction in which it matters, apart from what is said about itself. Whatever does not occur in the facts is read by steps, where
    /// directions are not followed.
    ///
    /// This chooses which of the facts that hold anyway are worth adding, so nothing depends on it but what is found.
    pub(super) fn polarities(&self, store: &Store) -> Vec<Polarity> {
        let mut found: Map<Term, Vec<(usize, Polarity)>> = Map::default();
        for (number, fact) in self.facts.iter().enumerate() {
            occurrences(store, *fact, |constant, polarity| {
                found.entry(constant).or_default().push((number, polarity));
            });
        }
        let of = |existence: &super::domain::Existence| {
            let occurs = found.get(&existence.holds).into_iter().flatten();
            let others = occurs.filter(|(number, _)| !existence.own.contains(&self.facts[*number]));
            others
                .map(|(_, polarity)| *polarity)
                .reduce(|one, other| Polarity {
                    wanted: one.wanted || other.wanted,
                    unwanted: one.unwanted || other.unwanted,
                })
                .unwrap_or(Polarity::BOTH)
        };
        self.existences.iter().map(of).collect()
    }
}

/// Reports the constants of sort `Bool` in a formula that is wanted to be true.
fn occurrences(store: &Store, formula: Term, mut report: impl FnMut(Term, Polarity)) {
    let mut seen: Set<(Term, bool)> = Set::default();
    let mut todo = vec![(formula, true)];
    while let Some((term, sign)) = todo.pop() {
        if !seen.insert((term, sign)) {
            continue;
        }
        let children = store.children(term);
        match store.node(term) {
            Node::App(Op::Symbol(_), arguments) if arguments.is_empty() => {
                if store.sort_of(term) == Sort::BOOL {
                    report(term, Polarity { wanted: sign, unwanted: !sign });
                }
            }
            Node::App(Op::Not, _) => todo.extend(children.iter().map(|child| (*child, !sign))),
            Node::App(Op::And | Op::Or, _) => todo.extend(children.iter().map(|child| (*child, sign))),
            Node::App(Op::Implies, _) => {
                let (last, premises) = children.split_last().expect("two arguments at least");
                todo.push((*last, sign));
                todo.extend(premises.iter().map(|child| (*child, !sign)));
            }
            Node::App(Op::Ite, _) if store.sort_of(term) == Sort::BOOL => {
                todo.extend([(children[0], true), (children[0], false), (children[1], sign), (children[2], sign)]);
            }
            _ => todo.extend(children.iter().flat_map(|child| [(*child, true), (*child, false)])),
        }
    }
}
