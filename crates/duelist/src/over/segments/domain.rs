//! What is known while terms are interpreted as segments.

use std::rc::Rc;

use indexmap::{IndexMap, IndexSet};

use super::found::Place;
use super::linear::Arithmetic;
use super::segment::{Segment, Stream, Track};
use super::statement::{Statement, Uses};
use crate::evidence::Variant;
use crate::meaning::{Interpretation, Memo};
use crate::term::{Map, Node, Op, Set, Sort, SortNode, Store, Symbol, Term};

/// Why a problem has no meaning in terms of segments that is worth asking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// A list as an element or field, or as an argument of a declared function.
    #[error("lists inside elements or records")]
    ListInside,
    /// A list that a fold or a function yields.
    #[error("a list that is computed element by element")]
    Computed,
    /// A quantifier.
    #[error("quantifiers")]
    Quantifier,
    /// Values without a finite shape.
    #[error("values of recursive datatypes")]
    NoTuple,
    /// Too many segments or folds.
    #[error("too many parts of lists")]
    TooLarge,
}

/// More segments than this in one list, or more folds in all, are not looked at.
pub(super) const MAX_PARTS: usize = 64;

/// A list as a function of its index with a length.
#[derive(Clone, Debug)]
pub(super) struct Indexed {
    /// What to call it.
    pub(super) name: String,
    /// The element at an index; anything outside the list.
    pub(super) element: Symbol,
    /// How many elements there are.
    pub(super) length: Term,
}

/// A fold over one segment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Consumer {
    /// What is read.
    pub(super) segment: Segment,
    /// The first accumulator.
    pub(super) init: Term,
    /// `λ acc x. …`
    pub(super) step: Term,
}

/// Whether what segments emit on two sides differs at some step of their common clock.
///
/// See [`Domain::compared`](super::align).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Comparison {
    /// For each side its segments, in the order in which they are read: together on all sides at least one.
    pub(super) sides: [Vec<Segment>; 2],
}

/// Lists that are the same if a formula holds.
#[derive(Clone, Debug)]
pub(super) struct Equality {
    pub(super) holds: Term,
    pub(super) left: Stream,
    pub(super) right: Stream,
}

/// What was read of a whole list.
#[derive(Clone, Debug)]
pub(super) struct Observation {
    pub(super) list: Stream,
    /// The functions and the first accumulator, which say what is read.
    pub(super) by: Vec<Term>,
    pub(super) result: Term,
}

/// Whether some element of a segment satisfies a predicate.
#[derive(Clone, Debug)]
pub(super) struct Existence {
    pub(super) holds: Term,
    pub(super) segment: Segment,
    pub(super) predicate: Term,
    /// Whether a position has been named at which it holds if it does.
    pub(super) witnessed: bool,
    /// The facts that say what it is.
    pub(super) own: Vec<Term>,
}

/// Terms as segments, with what has to be said about the constants that stand for what was read.
///
/// A constant is *rigid* if it has one value, and *flexible* if it is a variable of a step: the clock, a state, an input. A term is flexible if
/// a flexible constant or function occurs in it.
///
/// **Soundness**: take any model of the assertions. Give each list's function its elements and its length, and every rigid constant made here
/// what it stands for: the result of a fold, a position at which two lists differ (any, if they do not), the length of a list.
/// Then all rigid [`Domain::facts`] hold, and so do the assertions with their list terms replaced. For each step of a walk, the flexible ones hold of the values at that step.
#[derive(Debug, Default)]
pub(super) struct Domain {
    pub(super) memo: Memo<Stream>,
    pub(super) arithmetic: Arithmetic,
    pub(super) lists: Vec<Indexed>,
    declared: Map<Symbol, usize>,
    /// What holds of the constants.
    pub(super) facts: Vec<Term>,
    /// Every fold over a segment with the constant for its result; of flexible ones nothing else is known.
    pub(super) folds: IndexMap<Consumer, Term>,
    /// Every comparison of what segments emit with the constant for whether they differ.
    pub(super) comparisons: IndexMap<Comparison, Term>,
    pub(super) equalities: Vec<Equality>,
    /// Those of which has not been said how the lists differ if they do.
    pub(super) undecided: Vec<Equality>,
    pub(super) existences: Vec<Existence>,
    /// Folds over lists.
    pub(super) observations: Vec<Observation>,
    /// Statements about some element of a window that capture something.
    pub(super) statements: IndexMap<Statement, Uses>,
    /// Where searches have found something: whether there is anything, and the element.
    pub(super) places: IndexMap<Place, (Term, Term)>,
    /// Where lists are read by their index.
    pub(super) positions: Vec<(Stream, Term)>,
    pub(super) flexible: IndexSet<Term>,
    pub(super) flexible_functions: Set<Symbol>,
    depends: Map<Term, bool>,
    defaults: Map<Sort, Term>,
    /// Whether rigid folds become walks, so that nothing has to be said about their results.
    pub(super) walks: bool,
    /// How much is said about what.
    pub(super) variant: Variant,
    /// Whether instances are made.
    pub(super) instancing: bool,
    /// The counts in instances of which has been said that what they count exists.
    pub(super) observed: Set<Term>,
    /// How many alignments of lists there are to choose from.
    pub(super) alignments: usize,
}

impl Domain {
    /// Adds what holds.
    pub(super) fn fact(&mut self, store: &Store, fact: Term) {
        if *store.node(fact) != Node::Bool(true) && !self.facts.contains(&fact) {
            self.facts.push(fact);
        }
    }

    /// Adds that one thing implies another.
    pub(super) fn implication(&mut self, store: &mut Store, premise: Term, conclusion: Term) {
        let fact = store.smart(Op::Implies, &[premise, conclusion]);
        self.fact(store, fact);
    }

    /// A new constant, flexible or rigid.
    pub(super) fn constant(&mut self, store: &mut Store, name: &str, sort: Sort, flexible: bool) -> Term {
        let constant = store.fresh_constant(name, sort);
        if flexible {
            self.flexible.insert(constant);
        }
        constant
    }

    /// Whether a term is flexible.
    pub(super) fn is_flexible(&mut self, store: &Store, term: Term) -> bool {
        let mut todo = vec![(term, false)];
        while let Some((term, ready)) = todo.pop() {
            if self.depends.contains_key(&term) {
                continue;
            }
            let children = store.children(term);
            if !ready {
                todo.push((term, true));
                todo.extend(children.iter().map(|child| (*child, false)));
                continue;
            }
            let own = self.flexible.contains(&term)
                || matches!(store.node(term), Node::App(Op::Symbol(symbol), _) if self.flexible_functions.contains(symbol));
            let depends = own || children.iter().any(|child| self.depends[child]);
            self.depends.insert(term, depends);
        }
        self.depends[&term]
    }

    /// Whether anything in a segment is flexible.
    pub(super) fn is_flexible_segment(&mut self, store: &Store, segment: &Segment) -> bool {
        let mut terms = vec![segment.count, segment.at];
        terms.extend(segment.tracks.iter().map(|track| track.offset));
        for stage in &segment.through {
            terms.extend(stage.init.into_iter().chain(stage.from));
            terms.extend([stage.machine.keep, stage.machine.emit]);
            terms.extend(stage.machine.memory.map(|memory| memory.next));
        }
        let unstable = |track: &Track| self.flexible_functions.contains(&self.lists[track.list].element);
        segment.tracks.iter().any(unstable) || terms.into_iter().any(|term| self.is_flexible(store, term))
    }

    /// Whether anything in a list is flexible.
    pub(super) fn is_flexible_stream(&mut self, store: &Store, stream: &Stream) -> bool {
        stream.iter().any(|segment| self.is_flexible_segment(store, segment))
    }

    /// A list of any elements.
    pub(super) fn any_list(&mut self, store: &mut Store, name: &str, element: Sort, flexible: bool) -> usize {
        let symbol = store.declare_symbol(&format!("{name}.at"), &[Sort::INT], element);
        if flexible {
            self.flexible_functions.insert(symbol);
        }
        let length = self.constant(store, &format!("{name}.len"), Sort::INT, flexible);
        let zero = store.int(0);
        let natural = store.le(zero, length);
        self.fact(store, natural);
        self.arithmetic.natural(length);
        self.lists.push(Indexed { name: name.to_string(), element: symbol, length });
        self.lists.len() - 1
    }

    /// A declared list.
    pub(super) fn declared(&mut self, store: &mut Store, symbol: Symbol) -> usize {
        if let Some(list) = self.declared.get(&symbol) {
            return *list;
        }
        let info = store.symbol(symbol).clone();
        let element = store.element_sort(info.sort).expect("a list");
        let list = self.any_list(store, &info.name, element, false);
        self.declared.insert(symbol, list);
        list
    }

    /// All of a list.
    pub(super) fn whole(&self, store: &mut Store, list: usize) -> Stream {
        let element = store.symbol(self.lists[list].element).sort;
        let x = store.bound(0, element);
        let at = store.lambda([Sort::INT, element], x);
        let tracks = vec![Track { list, offset: store.int(0), forward: true }];
        let count = self.lists[list].length;
        Rc::new(vec![Segment { count, tracks, at, through: Vec::new(), reversed: false, single: false }])
    }

    /// The element of a list at an index.
    pub(super) fn element(&self, store: &mut Store, list: usize, index: Term) -> Term {
        let index = Arithmetic::normal(store, index);
        store.app(Op::Symbol(self.lists[list].element), [index])
    }

    /// What a track reads at a step.
    pub(super) fn track_at(&self, store: &mut Store, track: &Track, step: Term) -> Term {
        let index = track.index(store, step);
        self.element(store, track.list, index)
    }

    /// The element of a positional segment at a step.
    pub(super) fn value_at(&mut self, store: &mut Store, segment: &Segment, step: Term) -> Result<Term, Refusal> {
        let step = if segment.single { store.int(0) } else { step };
        let mut arguments = vec![step];
        for track in &segment.tracks {
            arguments.push(self.track_at(store, track, step));
        }
        self.apply(store, segment.at, &arguments)
    }

    /// Some value of a sort: the same one every time.
    pub(super) fn default_of(&mut self, store: &mut Store, sort: Sort) -> Term {
        if let Some(value) = self.defaults.get(&sort) {
            return *value;
        }
        let value = match store.sort_node(sort) {
            SortNode::Bool => store.bool(false),
            SortNode::Int => store.int(0),
            SortNode::Real => store.term(Node::Real(dashu_ratio::RBig::ZERO)),
            SortNode::BitVec(_) | SortNode::String | SortNode::Float(_) | SortNode::RoundingMode => {
                store.default_literal(sort).expect("their values are literals")
            }
            SortNode::Data(crate::term::TUPLE, _) => {
                let parts = store.field_sorts(sort, 0);
                let (first, second) = (self.default_of(store, parts[0]), self.default_of(store, parts[1]));
                store.pair(first, second)
            }
            _ => store.fresh_constant("any", sort),
        };
        self.defaults.insert(sort, value);
        value
    }
}
