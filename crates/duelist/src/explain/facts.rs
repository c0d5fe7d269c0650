//! What an argument without an invariant says of the lists of a question.

use super::Definitions;
use crate::evidence::Argument;
use crate::over::segments::readings;
use crate::term::{Map, Node, Op, Prose, Set, Sort, Store, Term};

/// More facts than this are not told.
const MOST: usize = 12;

/// What an argument about some assertions says of their folds, or of their lists.
pub(crate) fn facts(store: &mut Store, definitions: &Definitions, argument: &Argument, terms: &[Term]) -> Vec<String> {
    let mut facts = match argument {
        Argument::Image => images(store, definitions, terms),
        Argument::Positions => positions(store, definitions, terms),
        _ => Vec::new(),
    };
    facts.dedup();
    facts.truncate(MOST);
    facts
}

/// A fold is where it starts, or what its function returns.
fn images(store: &Store, definitions: &Definitions, terms: &[Term]) -> Vec<String> {
    let told = |term: Term| match store.node(term) {
        Node::App(Op::Fold | Op::FoldRight, arguments) if store.is_closed(term) => {
            let [step, init] = [arguments[0], arguments[1]].map(|part| definitions.called(store, part));
            let fold = definitions.called(store, term);
            Some(format!("`{fold}` is `{init}`, or something that `{step}` returns."))
        }
        _ => None,
    };
    store.postorder(terms).into_iter().filter_map(told).collect()
}

/// A list term is its length and the element at each index.
fn positions(store: &mut Store, definitions: &Definitions, terms: &[Term]) -> Vec<String> {
    let used: Vec<String> = names(store, terms).into_iter().map(|(_, name)| name).collect();
    let free = ["i", "j", "k", "n"].into_iter().find(|name| used.iter().all(|used| used != name));
    let name = free.unwrap_or("index");
    let index = store.fresh_constant(name, Sort::INT);
    let readings = readings(terms, index, store);
    let shown = written_out(store, terms);
    let told = |(term, length, element): (Term, Term, Term)| {
        if !shown.contains(&term) {
            return None;
        }
        let list = definitions.called(store, term);
        let mut words = Map::default();
        for (constant, spoken) in names(store, &[length, element]) {
            if let Some(list) = spoken.strip_suffix(".len") {
                words.insert(constant, store.fresh_like(&format!("|{list}|"), constant));
            } else if constant != index && !used.contains(&spoken) && !spoken.ends_with(".at") {
                // What folds yield has names that the user has never seen.
                return None;
            }
        }
        let parts = store.rebuild(&[length, element], &mut words, |_, term| term);
        let parts: Vec<String> = parts.into_iter().map(|part| Prose(store, part).to_string()).collect();
        // An element is a value of its list as a function.
        let (length, element) = (&parts[0], parts[1].replace(".at(", "("));
        Some(format!("`{list}` has `{length}` elements, and the one at index `{name}` is `{element}`."))
    };
    readings.into_iter().filter_map(told).collect()
}

/// The terms that are seen where some terms are written out: what a combinator is short for is not.
fn written_out(store: &Store, terms: &[Term]) -> Set<Term> {
    let (mut seen, mut todo) = (Set::default(), terms.to_vec());
    while let Some(term) = todo.pop() {
        if !seen.insert(term) {
            continue;
        }
        match (store.written(term), store.node(term)) {
            (Some((_, arguments)), _) => todo.extend(arguments),
            (None, Node::App(_, arguments)) => todo.extend(arguments),
            (None, Node::Lambda(_, body) | Node::Forall(_, body)) => todo.push(*body),
            _ => {}
        }
    }
    seen
}

/// The constants in some terms, with their names.
fn names(store: &Store, terms: &[Term]) -> Vec<(Term, String)> {
    let name = |term: Term| match store.as_app(term) {
        Some((Op::Symbol(symbol), [])) => Some((term, store.symbol(symbol).name.to_string())),
        _ => None,
    };
    store.postorder(terms).into_iter().filter_map(name).collect()
}
