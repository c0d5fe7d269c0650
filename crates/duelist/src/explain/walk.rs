//! Folds along their lists: what each has come to after some of the elements.

use dashu_int::IBig;
use serde::Serialize;

use super::value::text;
use crate::check::Evaluator;
use crate::model::{ListValue, Model, Value};
use crate::term::{Abbreviated, Combinator, Dialect, Map, Node, Op, Parameter, Shown, Store, Term, operator};

/// Every prefix is shown of lists with at most so many elements; of others this many from the front.
const SHORT: usize = 24;
/// So many ends of runs are shown besides.
const ENDS: usize = 12;

/// What a scalar that reads a list has come to, element by element.
#[derive(Clone, Debug, Serialize)]
pub struct Walk {
    /// The name that `define-fun` gives it, if any does.
    pub name: Option<String>,
    /// The term. Functions and terms that `define-fun` has given names stand there by their names.
    pub term: String,
    /// The list that it reads.
    pub list: String,
    /// Whether it reads from the right.
    pub from_the_right: bool,
    /// Its value after some of the elements, in order.
    pub stops: Vec<Stop>,
}

/// A place on the way.
#[derive(Clone, Debug, Serialize)]
pub struct Stop {
    /// How many elements were read.
    pub after: String,
    /// The last of them, if there was one.
    pub element: Option<String>,
    /// The value so far.
    pub value: String,
}

/// The closed terms in some terms that read a list element by element, with the place of the list among their arguments.
pub(crate) fn consumers(store: &Store, terms: &[Term]) -> Vec<(Term, usize)> {
    let closed = |term: &Term| store.is_closed(*term);
    let reads = |term: Term| match store.node(term) {
        Node::App(Op::Fold | Op::FoldRight, _) => Some((term, 2)),
        Node::App(Op::Combinator(combinator), _) => {
            let walks = matches!(
                combinator,
                Combinator::Exists
                    | Combinator::Forall
                    | Combinator::Count
                    | Combinator::Sum
                    | Combinator::Min
                    | Combinator::Max
                    | Combinator::Sorted
                    | Combinator::FoldIndexed
                    | Combinator::Contains
            );
            let list = |parameter: &Parameter| matches!(parameter, Parameter::List(_));
            let place = combinator.signature().parameters.iter().position(list);
            place.filter(|_| walks).map(|place| (term, place))
        }
        _ => None,
    };
    store.postorder(terms).into_iter().filter(closed).filter_map(reads).collect()
}

/// What combinators are called whose arguments are those of an operator on sequences.
const AS_SEQUENCES: [(&str, &str); 5] = [
    ("(List.fold ", "(seq.fold_left "),
    ("(List.map ", "(seq.map "),
    ("(List.len ", "(seq.len "),
    ("(List.append ", "(seq.++ "),
    ("(List.rev ", "(seq.rev "),
];

/// Definitions of the user: terms and their names, but for terms that are as short as their names.
pub(crate) struct Definitions(Map<Term, String>);

impl Definitions {
    pub(crate) fn new<'n>(store: &Store, definitions: impl Iterator<Item = (&'n str, Term)>) -> Definitions {
        let long = definitions.filter(|(name, term)| {
            let text = Shown(store, *term).to_string();
            text.starts_with('(') && text.len() > name.len()
        });
        let mut names = Map::default();
        for (name, term) in long {
            names.entry(term).or_insert_with(|| name.to_string());
        }
        Definitions(names)
    }

    /// A term with names in place of what they are defined as, but for the term itself.
    fn shown(&self, store: &Store, term: Term) -> String {
        let text = Abbreviated(store, term, &self.0).to_string();
        match store.dialect() {
            Dialect::Lists => text,
            Dialect::Sequences => AS_SEQUENCES.iter().fold(text, |text, (list, sequence)| text.replace(list, sequence)),
        }
    }

    /// The name of a term or, if it has none, the term.
    pub(super) fn called(&self, store: &Store, term: Term) -> String {
        self.name(term).or_else(|| operator(store, term)).unwrap_or_else(|| self.shown(store, term))
    }

    fn name(&self, term: Term) -> Option<String> {
        self.0.get(&term).cloned()
    }
}

/// The way of a consumer along its list in a model; `None` if something on it cannot be computed before `limit`.
pub(crate) fn walk(
    store: &mut Store,
    definitions: &Definitions,
    model: &Model,
    (consumer, place): (Term, usize),
    limit: &dyn Fn() -> bool,
) -> Option<Walk> {
    let (op, arguments) = store.as_app(consumer).map(|(op, arguments)| (op, arguments.to_vec()))?;
    let list = arguments[place];
    let Ok(Value::List(elements)) = Evaluator::new(store, model).with_limit(limit).value(list) else { return None };
    let from_the_right = op == Op::FoldRight;
    let element_sort = store.element_sort(store.sort_of(list))?;
    let length = elements.len();
    let mut stops = Vec::new();
    for count in counts(&elements) {
        let part = if from_the_right {
            let rest = store.int(&length - &count);
            store.app(Op::Combinator(Combinator::Drop), [rest, list])
        } else {
            let count = store.int(count.clone());
            store.app(Op::Combinator(Combinator::Take), [count, list])
        };
        let mut arguments = arguments.clone();
        arguments[place] = part;
        let prefix = store.app(op, arguments);
        let value = Evaluator::new(store, model).with_limit(limit).value(prefix).ok()?;
        let value = text(store, store.sort_of(consumer), &value);
        let index = if from_the_right { &length - &count } else { &count - IBig::ONE };
        let last = (!count.is_zero()).then(|| elements.nth(&index)).flatten();
        let element = last.map(|element| text(store, element_sort, &element));
        stops.push(Stop { after: count.to_string(), element, value });
    }
    let [term, list] = [consumer, list].map(|term| definitions.shown(store, term));
    Some(Walk { name: definitions.name(consumer), term, list, from_the_right, stops })
}

/// After how many elements to look.
fn counts(list: &ListValue) -> Vec<IBig> {
    let length = list.len();
    let mut counts: Vec<IBig> = (0..=SHORT).map(IBig::from).filter(|count| *count <= length).collect();
    let mut end = IBig::ZERO;
    for run in list.runs().iter().take(ENDS) {
        end += run.len();
        counts.push(end.clone());
    }
    counts.push(length);
    counts.sort();
    counts.dedup();
    counts
}
