//! One meaning for every list term: each combinator as one of a few primitives, defined here and nowhere else.
//!
//! A list is a function of its index with a length. [`made`] says how a list term is made of others ([`Made`]), [`read`] what a term reads of lists
//! ([`Read`]). Whoever wants to know what lists mean in some domain (vectors of elements, segments over index functions)
//! implements [`Interpretation`] for these primitives, and so covers all combinators.

mod interpret;

pub use interpret::{Interpretation, Memo, Record, choose};

use crate::rewrite::{filter_map_as_filter, scalar_as_fold, without_drift};
use crate::term::{Combinator, Op, Sort, Store, Symbol, Term};

/// How a list is made. Lists are list terms, functions are closed lambdas.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Declared: any elements.
    Declared(Symbol),
    /// These elements.
    Literal(Vec<Term>),
    /// The elements of one list after the other.
    Concatenation(Vec<Term>),
    /// One of two lists.
    Choice {
        /// Which one.
        condition: Term,
        /// If it holds.
        then: Term,
        /// If not.
        otherwise: Term,
    },
    /// The images of the elements.
    Image {
        /// `λ x. …`
        function: Term,
        /// Whose elements.
        list: Term,
    },
    /// The images of the elements under a function that also sees their index.
    Indexed {
        /// `λ i x. …`
        function: Term,
        /// Whose elements.
        list: Term,
    },
    /// The first `count` elements; all if there are fewer, none if `count` is negative.
    Prefix {
        /// How many.
        count: Term,
        /// Of which list.
        list: Term,
    },
    /// What is left without the first `count` elements.
    Suffix {
        /// How many.
        count: Term,
        /// Of which list.
        list: Term,
    },
    /// The elements from right to left.
    Reversal(Term),
    /// `count` elements, none if it is negative, each a function of its index.
    Counted {
        /// How many.
        count: Term,
        /// `λ k. …`
        at: Term,
    },
    /// The pairs of elements at the same index, as many as the shorter list has.
    Pairs(Term, Term),
    /// The elements of the elements.
    Flattened(Term),
    /// A list so many times.
    Cycle {
        /// How often; never if it is negative.
        count: Term,
        /// Which list.
        list: Term,
    },
    /// What a machine emits while it reads a list.
    Through {
        /// An element before all others.
        first: Option<Term>,
        /// The machine.
        machine: Transducer,
        /// What it reads.
        list: Term,
    },
}

/// A machine that reads elements from left to right and emits at most one for each.
///
/// Its functions are closed lambdas over the state, if there is one, and the element.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Transducer {
    /// What it remembers, if anything.
    pub memory: Option<Memory>,
    /// Whether it emits something for the element.
    pub keep: Term,
    /// What it emits then.
    pub emit: Term,
}

/// What a [`Transducer`] remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    /// The state before the first element.
    pub init: Term,
    /// `λ state x. …`: the state after the element.
    pub next: Term,
}

/// What a term reads of lists: a scalar, or an element or accumulator with lists inside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Read {
    /// How many elements there are.
    Length(Term),
    /// The last accumulator.
    Fold {
        /// `λ acc x. …`
        step: Term,
        /// The first accumulator.
        init: Term,
        /// What is read, from left to right.
        list: Term,
    },
    /// The element at an index, or a default.
    At {
        /// Of which list.
        list: Term,
        /// Where.
        index: Term,
        /// If there is none.
        default: Term,
    },
    /// Whether some element satisfies a predicate.
    Exists {
        /// `λ x. …`
        predicate: Term,
        /// Whose elements.
        list: Term,
    },
    /// Whether all elements do.
    Forall {
        /// `λ x. …`
        predicate: Term,
        /// Whose elements.
        list: Term,
    },
    /// The sum of the elements.
    Sum(Term),
    /// Whether two lists are the same.
    Equal(Term, Term),
    /// What another term, which is always equal, reads.
    Same(Term),
}

/// How a closed list term is made.
///
/// # Panics
/// If the term is no list, or a function parameter is still in it.
pub fn made(store: &mut Store, list: Term) -> Made {
    let (op, arguments) = store.as_app(list).expect("a list is an application");
    let arguments = arguments.to_vec();
    match (op, &arguments[..]) {
        (Op::Symbol(symbol), []) => Made::Declared(symbol),
        (Op::ListValue(_), elements) => Made::Literal(elements.to_vec()),
        (Op::Append, lists) => Made::Concatenation(lists.to_vec()),
        (Op::Ite, &[condition, then, otherwise]) => Made::Choice { condition, then, otherwise },
        (Op::Map, &[function, list]) => Made::Image { function, list },
        (Op::Rev, &[list]) => Made::Reversal(list),
        (Op::Zip, &[left, right]) => Made::Pairs(left, right),
        (Op::Cycle, &[count, list]) => Made::Cycle { count, list },
        (Op::Repeat, &[count, element]) => {
            let at = store.lambda([Sort::INT], element);
            Made::Counted { count, at }
        }
        (Op::Drift, _) => {
            let spelt_out = without_drift(store, list).expect("its words are values");
            made(store, spelt_out)
        }
        (Op::Combinator(combinator), arguments) => produced(store, list, combinator, arguments),
        _ => unreachable!("{} makes no list", op.name(store)),
    }
}

fn produced(store: &mut Store, list: Term, combinator: Combinator, arguments: &[Term]) -> Made {
    match (combinator, arguments) {
        (Combinator::MapIndexed, &[function, list]) => Made::Indexed { function, list },
        (Combinator::Take, &[count, list]) => Made::Prefix { count, list },
        (Combinator::Drop, &[count, list]) => Made::Suffix { count, list },
        (Combinator::Range, &[from, to]) => {
            let count = store.smart(Op::Sub, &[to, from]);
            let index = store.bound(0, Sort::INT);
            let number = store.smart(Op::Add, &[from, index]);
            Made::Counted { count, at: store.lambda([Sort::INT], number) }
        }
        (Combinator::Cons, &[element, list]) => {
            let first = store.app(Op::ListValue(store.sort_of(element)), [element]);
            Made::Concatenation(vec![first, list])
        }
        (Combinator::Snoc, &[list, element]) => {
            let last = store.app(Op::ListValue(store.sort_of(element)), [element]);
            Made::Concatenation(vec![list, last])
        }
        (Combinator::Concat, &[lists]) => Made::Flattened(lists),
        (Combinator::Filter, &[predicate, list]) => {
            Made::Through { first: None, machine: Transducer::filter(store, predicate), list }
        }
        (Combinator::FilterMap, _) => {
            let images = filter_map_as_filter(store, list).expect("a partial function");
            made(store, images)
        }
        (Combinator::TakeWhile, &[predicate, list]) => {
            Made::Through { first: None, machine: Transducer::while_holds(store, predicate, true), list }
        }
        (Combinator::DropWhile, &[predicate, list]) => {
            Made::Through { first: None, machine: Transducer::while_holds(store, predicate, false), list }
        }
        (Combinator::Scan, &[function, init, list]) => {
            Made::Through { first: Some(init), machine: Transducer::scan(store, function, init), list }
        }
        _ => unreachable!("{} makes no list", combinator.signature().name),
    }
}

/// What a closed term reads of lists, if its operator reads any.
pub fn read(store: &mut Store, term: Term) -> Option<Read> {
    let (op, arguments) = store.as_app(term)?;
    let arguments = arguments.to_vec();
    Some(match (op, &arguments[..]) {
        (Op::Len, &[list]) => Read::Length(list),
        (Op::Fold, &[step, init, list]) => Read::Fold { step, init, list },
        (Op::FoldRight, &[step, init, list]) => Read::Fold { step: store.flip(step), init, list: store.rev(list) },
        (Op::Eq, &[left, right]) if store.is_list(store.sort_of(left)) => Read::Equal(left, right),
        (Op::Combinator(combinator), arguments) if combinator.signature().yields_value() => {
            consumed(store, term, combinator, arguments)
        }
        _ => return None,
    })
}

fn consumed(store: &mut Store, term: Term, combinator: Combinator, arguments: &[Term]) -> Read {
    match (combinator, arguments) {
        (Combinator::Exists, &[predicate, list]) => Read::Exists { predicate, list },
        (Combinator::Forall, &[predicate, list]) => Read::Forall { predicate, list },
        (Combinator::Contains, &[wanted, list]) => {
            let sort = store.sort_of(wanted);
            let x = store.bound(0, sort);
            let same = store.eq(x, wanted);
            Read::Exists { predicate: store.lambda([sort], same), list }
        }
        (Combinator::Sum, &[list]) => Read::Sum(list),
        (Combinator::Count, &[predicate, list]) => {
            let element = store.function_sort(predicate).0[0];
            let x = store.bound(0, element);
            let (holds, zero, one) = (store.call(predicate, &[x]), store.int(0), store.int(1));
            let counted = store.ite(holds, one, zero);
            let counted = store.lambda([element], counted);
            Read::Sum(store.map(counted, list))
        }
        (Combinator::Head, &[list, default]) => Read::At { list, index: store.int(0), default },
        (Combinator::Nth, &[list, index, default]) => Read::At { list, index, default },
        _ => Read::Same(scalar_as_fold(store, term).expect("every other combinator is a fold by definition")),
    }
}

impl Transducer {
    /// Emits the elements that satisfy a predicate.
    fn filter(store: &mut Store, predicate: Term) -> Transducer {
        let element = store.function_sort(predicate).0[0];
        let x = store.bound(0, element);
        Transducer { memory: None, keep: predicate, emit: store.lambda([element], x) }
    }

    /// Emits the elements as long as all have satisfied a predicate, or once one has not.
    fn while_holds(store: &mut Store, predicate: Term, inside: bool) -> Transducer {
        let element = store.function_sort(predicate).0[0];
        let (held, x) = (store.bound(1, Sort::BOOL), store.bound(0, element));
        let holds = store.call(predicate, &[x]);
        let holds = store.and([held, holds]);
        let fails = store.not(holds);
        let [next, keep, emit] =
            [holds, if inside { holds } else { fails }, x].map(|body| store.lambda([Sort::BOOL, element], body));
        Transducer { memory: Some(Memory { init: store.bool(true), next }), keep, emit }
    }

    /// Emits the accumulators of a fold, but for the first.
    fn scan(store: &mut Store, function: Term, init: Term) -> Transducer {
        let sorts = store.function_sort(function).0.to_vec();
        let always = store.bool(true);
        let keep = store.lambda(sorts, always);
        Transducer { memory: Some(Memory { init, next: function }), keep, emit: function }
    }
}
