//! One meaning for every list term: each combinator as one of a few primitives, defined here and nowhere else.
//!
//! A list is a function of its index with a length. [`made`] says how a list term is made of others ([`Made`]), [`read`] what a term reads of lists
//! ([`Read`]). Whoever wants to know what lists mean in some domain (vectors of elements, segments over index functions)
//! implements [`Interpretation`] for these primitives, and so covers all combinators.

mod folds;
mod interpret;

pub(crate) use folds::{as_fold, carry, fold};
pub use interpret::{Interpretation, Memo, Record, choose};

use crate::rewrite::without_drift;
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

/// How a list term is made, unless it is a variable, a field, or what a function yields.
pub fn made(store: &Store, list: Term) -> Option<Made> {
    let (op, arguments) = store.as_app(list)?;
    Some(match (op, arguments) {
        (Op::Symbol(symbol), []) => Made::Declared(symbol),
        (Op::ListValue(_), elements) => Made::Literal(elements.to_vec()),
        (Op::Append, lists) => Made::Concatenation(lists.to_vec()),
        (Op::Ite, &[condition, then, otherwise]) => Made::Choice { condition, then, otherwise },
        (Op::Map, &[function, list]) => Made::Image { function, list },
        (Op::Rev, &[list]) => Made::Reversal(list),
        (Op::Zip, &[left, right]) => Made::Pairs(left, right),
        (Op::Cycle, &[count, list]) => Made::Cycle { count, list },
        (Op::Repeat, &[count, element]) => {
            Made::Counted { count, at: store.lambda([Sort::INT], store.shift(element, 1)) }
        }
        (Op::Drift, _) => return made(store, without_drift(store, list)?),
        (Op::Combinator(combinator), arguments) => return produced(store, combinator, arguments),
        _ => return None,
    })
}

fn produced(store: &Store, combinator: Combinator, arguments: &[Term]) -> Option<Made> {
    Some(match (combinator, arguments) {
        (Combinator::MapIndexed, &[function, list]) => Made::Indexed { function, list },
        (Combinator::Take, &[count, list]) => Made::Prefix { count, list },
        (Combinator::Drop, &[count, list]) => Made::Suffix { count, list },
        (Combinator::Range, &[from, to]) => {
            let count = store.smart(Op::Sub, &[to, from]);
            let at = store.function([Sort::INT], |[index]| store.smart(Op::Add, &[store.shift(from, 1), index]));
            Made::Counted { count, at }
        }
        (Combinator::Cons, &[element, list]) => {
            Made::Concatenation(vec![store.literal(store.sort_of(element), [element]), list])
        }
        (Combinator::Snoc, &[list, element]) => {
            Made::Concatenation(vec![list, store.literal(store.sort_of(element), [element])])
        }
        (Combinator::Concat, &[lists]) => Made::Flattened(lists),
        (Combinator::Filter, &[predicate, list]) => {
            Made::Through { first: None, machine: Transducer::filter(store, predicate), list }
        }
        (Combinator::FilterMap, &[function, list]) => {
            let (element, option) = (store.element_sort(store.sort_of(list))?, store.function_sort(function).1);
            let some = store.payload(option)?.constructor;
            let of_image =
                |op: Op| store.function([element], |[x]| store.app(op, [store.call(store.shift(function, 1), &[x])]));
            let kept = store.app(Op::Combinator(Combinator::Filter), [of_image(Op::Test(option, some)), list]);
            Made::Image { function: of_image(Op::Select(option, some, 0)), list: kept }
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
        _ => return None,
    })
}

/// What a closed term reads of lists, if its operator reads any.
pub fn read(store: &Store, term: Term) -> Option<Read> {
    let (op, arguments) = store.as_app(term)?;
    Some(match (op, arguments) {
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

fn consumed(store: &Store, term: Term, combinator: Combinator, arguments: &[Term]) -> Read {
    match (combinator, arguments) {
        (Combinator::Exists, &[predicate, list]) => Read::Exists { predicate, list },
        (Combinator::Forall, &[predicate, list]) => Read::Forall { predicate, list },
        (Combinator::Contains, &[wanted, list]) => {
            let same = store.function([store.sort_of(wanted)], |[x]| store.eq(x, store.shift(wanted, 1)));
            Read::Exists { predicate: same, list }
        }
        (Combinator::Sum, &[list]) => Read::Sum(list),
        (Combinator::Count, &[predicate, list]) => {
            let counted = store.function([store.function_sort(predicate).0[0]], |[x]| {
                store.ite(store.call(store.shift(predicate, 1), &[x]), store.int(1), store.int(0))
            });
            Read::Sum(store.map(counted, list))
        }
        (Combinator::Head, &[list, default]) => Read::At { list, index: store.int(0), default },
        (Combinator::Nth, &[list, index, default]) => Read::At { list, index, default },
        _ => Read::Same(as_fold(store, term).expect("every other combinator is a fold by definition")),
    }
}

impl Made {
    /// The machine that makes a list while it reads another one, with what it emits before; where it has to know, it counts what it reads.
    #[must_use]
    pub fn machine(self, store: &Store) -> Option<(Option<Term>, Transducer, Term)> {
        let element = |list: Term| store.element_sort(store.sort_of(list));
        Some(match self {
            Made::Through { first, machine, list } => (first, machine, list),
            Made::Prefix { count, list } => (None, Transducer::slice(store, count, element(list)?, true), list),
            Made::Suffix { count, list } => (None, Transducer::slice(store, count, element(list)?, false), list),
            Made::Indexed { function, list } => (None, Transducer::indexed(store, function), list),
            _ => return None,
        })
    }
}

impl Transducer {
    /// Emits the elements that satisfy a predicate.
    fn filter(store: &Store, predicate: Term) -> Transducer {
        let element = store.function_sort(predicate).0[0];
        Transducer { memory: None, keep: predicate, emit: store.function([element], |[x]| x) }
    }

    /// Emits the elements as long as all have satisfied a predicate, or once one has not.
    fn while_holds(store: &Store, predicate: Term, inside: bool) -> Transducer {
        let element = store.function_sort(predicate).0[0];
        let function = |body: &dyn Fn(Term, Term) -> Term| {
            store.function([Sort::BOOL, element], |[held, x]| {
                body(store.and([held, store.call(store.shift(predicate, 2), &[x])]), x)
            })
        };
        let (holds, fails) = (function(&|holds, _| holds), function(&|holds, _| store.not(holds)));
        let keep = if inside { holds } else { fails };
        Transducer { memory: Some(Memory { init: store.bool(true), next: holds }), keep, emit: function(&|_, x| x) }
    }

    /// Emits the accumulators of a fold, but for the first.
    fn scan(store: &Store, function: Term, init: Term) -> Transducer {
        let keep = store.lambda(store.function_sort(function).0, store.bool(true));
        Transducer { memory: Some(Memory { init, next: function }), keep, emit: function }
    }

    /// Emits the first `count` elements, or the others.
    fn slice(store: &Store, count: Term, element: Sort, first: bool) -> Transducer {
        let keep = store.function([Sort::INT, element], |[position, _]| {
            let before = store.app(Op::Lt, [position, store.shift(count, 2)]);
            if first { before } else { store.not(before) }
        });
        let emit = store.function([Sort::INT, element], |[_, x]| x);
        Transducer { memory: Some(Memory::position(store, element)), keep, emit }
    }

    /// Emits what a function makes of the index and the element.
    fn indexed(store: &Store, function: Term) -> Transducer {
        let sorts = store.function_sort(function).0;
        let keep = store.lambda(sorts, store.bool(true));
        Transducer { memory: Some(Memory::position(store, sorts[1])), keep, emit: function }
    }
}

impl Memory {
    /// How many elements have been read.
    fn position(store: &Store, element: Sort) -> Memory {
        let next = store.function([Sort::INT, element], |[position, _]| store.sum([position, store.int(1)]));
        Memory { init: store.int(0), next }
    }
}
