//! Folds along their lists: what each has come to after some of the elements.

use dashu_int::IBig;
use serde::Serialize;

use super::value::text;
use crate::check::Evaluator;
use crate::model::{ListValue, Model, Value};
use crate::term::{Combinator, Node, Op, Parameter, Shown, Store, Term};

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

/// Definitions of the user: names, terms, and how these are written.
pub(crate) struct Definitions(Vec<(String, Term, String)>);

impl Definitions {
    pub(crate) fn new<'n>(store: &Store, definitions: impl Iterator<Item = (&'n str, Term)>) -> Definitions {
        let written = definitions.map(|(name, term)| (name.to_string(), term, Shown(store, term).to_string()));
        // What is short anyway is easier to read as it is; what is inside something else comes after it.
        let mut written: Vec<_> =
            written.filter(|(name, _, text)| text.starts_with('(') && text.len() > name.len()).collect();
        written.sort_by_key(|(_, _, text)| std::cmp::Reverse(text.len()));
        Definitions(written)
    }

    /// A term with names in place of what they are defined as, but for the term itself.
    fn shown(&self, store: &Store, term: Term) -> String {
        let others = self.0.iter().filter(|(_, defined, _)| *defined != term);
        let text = others.fold(Shown(store, term).to_string(), |text, (name, _, written)| text.replace(written, name));
        with_operators(&text)
    }

    fn name(&self, term: Term) -> Option<String> {
        self.0.iter().find(|(_, defined, _)| *defined == term).map(|(name, ..)| name.clone())
    }
}

/// A text with `+` in place of `(lambda ((x0 Int) (x1 Int)) (+ x0 x1))`.
fn with_operators(text: &str) -> String {
    let (mut shown, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(LAMBDA) {
        shown += &rest[..at];
        rest = &rest[at..];
        let (written, after) = operator(rest).unwrap_or((LAMBDA, &rest[LAMBDA.len()..]));
        shown += written;
        rest = after;
    }
    shown + rest
}

const LAMBDA: &str = "(lambda ((x0 ";

/// The operator that a function of two arguments of plain sorts is, and what follows it.
fn operator(text: &str) -> Option<(&str, &str)> {
    let (parameters, body) = text.strip_prefix(LAMBDA)?.split_once(")) (")?;
    let (operator, after) = body.split_once(" x0 x1))")?;
    let plain = parameters.matches(['(', ')']).count() == 2 && parameters.contains(") (x1 ");
    (plain && !operator.contains([' ', '(', ')'])).then_some((operator, after))
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

#[cfg(test)]
mod tests {
    use super::with_operators;

    #[test]
    fn operators_are_shown_as_such() {
        let check = |text: &str, expected: &str| assert_eq!(with_operators(text), expected);
        check("(List.fold (lambda ((x0 Int) (x1 Int)) (+ x0 x1)) 0 b)", "(List.fold + 0 b)");
        check(
            "(f (lambda ((x0 Int) (x1 Int)) (- x1 x0)) (lambda ((x0 Bool) (x1 Bool)) (and x0 x1)))",
            "(f (lambda ((x0 Int) (x1 Int)) (- x1 x0)) and)",
        );
        check(
            "(g (lambda ((x0 Int)) (+ x0 1)) (lambda ((x0 (List Int)) (x1 Int)) (f x0 x1)))",
            "(g (lambda ((x0 Int)) (+ x0 1)) (lambda ((x0 (List Int)) (x1 Int)) (f x0 x1)))",
        );
    }
}
