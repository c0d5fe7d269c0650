//! Single elements of lists with lists inside, as constants of their own.
//!
//! A fold that carries a whole element along, as `List.head`, `List.last`, `List.nth` and `List.find` do, has a list in its accumulator, and no tokens. So a declared list `l` of
//! which one element is read is *opened* there: `l = before ++ e ++ after`, where `e` is the element, a fresh constant, or nothing.
//!
//! **Soundness.** The change is exact: the element that is read stands at one place, and what is before and after it is determined; where nothing is read, `l` is
//! `before`. The constraints say which place it is, so the constant is what was read. That a list contains a value is opened only where it is asserted:
//! then the value is an element, and no constraint is needed.

use super::super::lockstep::{Definition, Meaning, Reduced};
use super::super::simplify::conjunction;
use super::super::{Fired, Group, Rule, apply, args};
use super::bounds::{is_small, of_known_length};
use super::is_declared;
use super::split::take_apart;
use crate::term::{Combinator, Map, Op, Parameter, Set, Store, Term};

/// How many elements are opened at most.
const MAX_OPENED: usize = 12;

/// The rule for elements that are not opened.
const INWARDS: &str = "read-of-element";

/// Reads of single elements go to the parts of a list. They become folds later; only those of elements with lists inside are of interest here.
pub(in crate::rewrite) const OPENING: &[Rule] = &[
    // (List.head (List.append a b) d) = (List.head a (List.head b d)), and likewise for the others
    Rule { name: "element-of-append", group: Group::NormalForm, apply: element_of_append },
    // (List.head (ite c a b) d) = (ite c (List.head a d) (List.head b d)), and likewise for the others
    Rule { name: "element-of-ite", group: Group::NormalForm, apply: element_of_ite },
    // (List.head (List.value T (e)) d) = e, and likewise for the others, of lists of at most one element
    Rule { name: "element-of-value", group: Group::NormalForm, apply: element_of_value },
    // For elements that are not opened, inside a function for example:
    // (f (List.head l d)) = (List.head (List.map f l) (f d)), and likewise for List.last and List.nth, where f selects, tests or reads a list
    Rule { name: INWARDS, group: Group::NormalForm, apply: read_of_element },
];

fn read_of_element(store: &mut Store, term: Term) -> Option<Term> {
    let (op, arguments) = store.as_app(term)?;
    let arguments = arguments.to_vec();
    // Elements that are put into lists, or that are what to fall back on, stay whole.
    let is_read = |place: usize| match op {
        Op::Select(..) | Op::Test(..) | Op::Len | Op::Rev => true,
        Op::Map => place == 1,
        Op::Fold | Op::FoldRight => place == 2,
        Op::Combinator(combinator) => matches!(combinator.signature().parameters.get(place), Some(Parameter::List(_))),
        _ => false,
    };
    let is_element = |place: &usize| {
        element(store, arguments[*place]).is_some_and(|(combinator, ..)| combinator != Combinator::Find)
    };
    let place = (0..arguments.len()).find(|place| is_read(*place) && is_element(place))?;
    let read = arguments[place];
    let (_, list, default) = element(store, read)?;
    let (reads, mut inner) = (store.as_app(read)?.0, store.children(read).to_vec());
    // A short list stays as it is: it will be unfolded.
    if store.is_closed(read) && is_declared(store, inner[list]) {
        return None;
    }
    let sort = store.sort_of(read);
    let mut inside: Vec<Term> = arguments.iter().map(|argument| store.shift(*argument, 1)).collect();
    inside[place] = store.bound(0, sort);
    let body = store.app(op, inside);
    let function = store.lambda([sort], body);
    inner[list] = store.map(function, inner[list]);
    let mut outside = arguments;
    outside[place] = inner[default];
    inner[default] = store.app(op, outside);
    Some(store.app(reads, inner))
}

/// What is read of a list, if it is a single element with lists inside: the place of the list among the arguments, and of the default.
fn element(store: &Store, term: Term) -> Option<(Combinator, usize, usize)> {
    let (Op::Combinator(combinator), _) = store.as_app(term)? else { return None };
    let places = match combinator {
        Combinator::Head | Combinator::Last => (0, 1),
        Combinator::Nth => (0, 2),
        Combinator::Find => (1, 2),
        _ => return None,
    };
    store.has_lists(store.sort_of(term)).then_some((combinator, places.0, places.1))
}

fn element_of_append(store: &mut Store, term: Term) -> Option<Term> {
    let (combinator, list, default) = element(store, term)?;
    let (op, arguments) = store.as_app(term)?;
    let arguments = arguments.to_vec();
    let parts = match store.as_app(arguments[list])? {
        (Op::Append, parts) => parts.to_vec(),
        (Op::Combinator(Combinator::Cons), &[first, rest]) => {
            vec![store.app(Op::ListValue(store.sort_of(first)), [first]), rest]
        }
        (Op::Combinator(Combinator::Snoc), &[rest, last]) => {
            vec![rest, store.app(Op::ListValue(store.sort_of(last)), [last])]
        }
        _ => return None,
    };
    // The index of the first element of each part.
    let mut reads: Vec<(Term, Option<Term>)> = Vec::new();
    let mut index = (combinator == Combinator::Nth).then_some(arguments[1]);
    for part in parts {
        reads.push((part, index));
        index = index.map(|index| {
            let length = store.len_of(part);
            store.app(Op::Sub, [index, length])
        });
    }
    if combinator != Combinator::Last {
        reads.reverse();
    }
    let read = reads.into_iter().fold(arguments[default], |otherwise, (part, index)| {
        let mut arguments = arguments.clone();
        (arguments[list], arguments[default]) = (part, otherwise);
        if let Some(index) = index {
            arguments[1] = index;
        }
        store.app(op, arguments)
    });
    Some(read)
}

fn element_of_ite(store: &mut Store, term: Term) -> Option<Term> {
    let (_, list, _) = element(store, term)?;
    let (op, arguments) = store.as_app(term)?;
    let mut arguments = arguments.to_vec();
    let [condition, then, otherwise] = args(store, arguments[list], Op::Ite)?[..] else { return None };
    let [then, otherwise] = [then, otherwise].map(|branch| {
        arguments[list] = branch;
        store.app(op, arguments.clone())
    });
    Some(store.ite(condition, then, otherwise))
}

fn element_of_value(store: &mut Store, term: Term) -> Option<Term> {
    let (combinator, list, default) = element(store, term)?;
    let (_, arguments) = store.as_app(term)?;
    let arguments = arguments.to_vec();
    let only = match store.as_app(arguments[list])? {
        (Op::ListValue(_), &[]) => return Some(arguments[default]),
        (Op::ListValue(_), &[only]) => only,
        _ => return None,
    };
    let here = match combinator {
        Combinator::Nth => {
            let zero = store.int(0);
            store.eq(arguments[1], zero)
        }
        Combinator::Find => store.call(arguments[0], &[only]),
        _ => return Some(only),
    };
    Some(store.ite(here, only, arguments[default]))
}

/// A declared list, opened at an element.
struct Opened {
    list: Term,
    /// What was read, and the same after the change.
    read: (Term, Term),
    /// What the list is.
    whole: Term,
    constraints: Vec<Term>,
}

/// Opens the declared lists of which single elements are read, but for those that are [small](is_small) or short by the `normal` form of the assertions. `None` if that has none.
pub(in crate::rewrite) fn open(
    store: &mut Store,
    reduced: &mut Reduced,
    normal: impl FnOnce(&mut Store, &Reduced) -> Option<Vec<Term>>,
) -> Option<()> {
    if next(store, &reduced.assertions, &Set::default()).is_none() {
        inwards(store, reduced);
        return Some(());
    }
    let normal = normal(store, reduced)?;
    let lists = store.postorder(&reduced.assertions).into_iter().filter(|term| is_declared(store, *term));
    let lists: Vec<Term> = lists.collect();
    let mut small: Set<Term> = lists.into_iter().filter(|list| is_small(store, &normal, *list)).collect();
    small.extend(of_known_length(store, &normal));
    let parts: Vec<&Rule> = OPENING.iter().filter(|rule| rule.name != INWARDS).collect();
    for _ in 0..MAX_OPENED {
        let Some(opened) = next(store, &reduced.assertions, &small) else { break };
        let mut terms = store.rebuild(&reduced.assertions, &mut [opened.read].into_iter().collect(), |_, term| term);
        terms.extend(opened.constraints);
        let mut memo: Map<Term, Term> = [(opened.list, opened.whole)].into_iter().collect();
        let terms = store.rebuild(&terms, &mut memo, |_, term| term);
        reduced.assertions = apply(store, &terms, &parts, &mut Fired::default());
        if let Some((Op::Symbol(symbol), [])) = store.as_app(opened.list) {
            reduced.definitions.push(Definition { symbol, meaning: Meaning::Term(opened.whole) });
        }
        take_apart(store, reduced);
    }
    inwards(store, reduced);
    Some(())
}

/// Reads all elements where one that stays closed is read.
fn inwards(store: &mut Store, reduced: &mut Reduced) {
    let rules: Vec<&Rule> = OPENING.iter().filter(|rule| rule.name == INWARDS).collect();
    reduced.assertions = apply(store, &reduced.assertions, &rules, &mut Fired::default());
}

/// A list that can be opened, other than these.
fn next(store: &mut Store, assertions: &[Term], closed: &Set<Term>) -> Option<Opened> {
    for term in store.postorder(assertions) {
        let Some((_, list, _)) = element(store, term) else { continue };
        let list = store.children(term)[list];
        if store.is_closed(term) && is_declared(store, list) && !closed.contains(&list) {
            return Some(at(store, term, list));
        }
    }
    for conjunct in conjunction(store, assertions) {
        let Some((Op::Combinator(Combinator::Contains), &[member, list])) = store.as_app(conjunct) else { continue };
        let mentions = store.postorder(&[member]).contains(&list);
        if is_declared(store, list) && !mentions && !closed.contains(&list) {
            let (before, after) = (part(store, list, "before"), part(store, list, "after"));
            let single = store.app(Op::ListValue(store.sort_of(member)), [member]);
            let (whole, yes) = (store.append([before, single, after]), store.bool(true));
            return Some(Opened { list, read: (conjunct, yes), whole, constraints: Vec::new() });
        }
    }
    None
}

fn part(store: &mut Store, list: Term, name: &str) -> Term {
    let name = match store.as_app(list) {
        Some((Op::Symbol(symbol), _)) => format!("{}.{name}", store.symbol(symbol).name),
        _ => name.to_string(),
    };
    store.fresh_constant(&name, store.sort_of(list))
}

/// A list, opened where an element is read of it.
fn at(store: &mut Store, term: Term, list: Term) -> Opened {
    let (combinator, _, default) = element(store, term).expect("a read of an element");
    let arguments = store.children(term).to_vec();
    let sort = store.sort_of(term);
    let (before, after) = (part(store, list, "before"), part(store, list, "after"));
    let read = store.fresh_constant("read", sort);
    let found = store.fresh_constant("found", crate::term::Sort::BOOL);
    let (single, none, zero) =
        (store.app(Op::ListValue(sort), [read]), store.app(Op::ListValue(sort), []), store.int(0));
    let (lengths, missing) = ([before, after].map(|list| store.len_of(list)), store.not(found));
    let ends = lengths.map(|length| store.eq(length, zero));
    let chosen = store.ite(found, single, none);
    let mut parts = vec![before, chosen, after];
    // Where nothing is read, there is nothing after it; and what is read is at its place.
    let mut constraints = vec![store.or([found, ends[1]])];
    match combinator {
        Combinator::Head => {
            parts.remove(0);
        }
        Combinator::Last => {
            parts.pop();
            constraints = vec![store.or([found, ends[0]])];
        }
        Combinator::Nth => {
            let here = store.eq(lengths[0], arguments[1]);
            let (negative, beyond) = (store.app(Op::Lt, [arguments[1], zero]), store.le(lengths[0], arguments[1]));
            let outside = store.or([negative, beyond]);
            constraints.extend([store.or([missing, here]), store.or([found, outside])]);
        }
        _ => {
            let (holds, yes) = (store.call(arguments[0], &[read]), store.bool(true));
            constraints.push(store.or([missing, holds]));
            let failing = crate::meaning::fold(store, yes, before, [arguments[0]], |so_far, x, [p]| {
                store.and([so_far, store.not(store.call(p, &[x]))])
            });
            constraints.extend(failing);
        }
    }
    let whole = store.append(parts);
    Opened { list, read: (term, store.ite(found, read, arguments[default])), whole, constraints }
}
