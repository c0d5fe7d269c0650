//! Lists that the assertions bound on every level.
//!
//! `(<= (List.len l) 2)` and `(List.forall (lambda ((x (List Int))) (<= (List.len x) 3)) l)` bound `l` to two elements with three elements each. Such a list is better unfolded than
//! replaced by tokens: engines that go through all lengths come to an end.

use dashu_int::IBig;

use crate::rewrite::simplify::conjunction;
use crate::term::{Map, Node, Op, Sort, SortNode, Store, Term};

/// More elements on all levels together are too many to be unfolded.
const MAX_ELEMENTS: usize = 64;

/// Whether the assertions bound a list and all lists inside it, to few elements in all.
pub(super) fn is_small(store: &mut Store, assertions: &[Term], list: Term) -> bool {
    let mut known = Known::default();
    known.facts(store, assertions);
    known.elements(store, list).is_some_and(|count| count <= MAX_ELEMENTS)
}

/// Longer lists are not unfolded because of their length alone.
const MAX_LENGTH: u8 = 4;

/// The declared lists with lists inside their elements whose length is asserted to be a small number.
pub(super) fn of_known_length(store: &mut Store, assertions: &[Term]) -> Vec<Term> {
    let facts = conjunction(store, assertions);
    let lists = facts.into_iter().filter_map(|fact| {
        let (Op::Eq, &[left, right]) = store.as_app(fact)? else { return None };
        [(left, right), (right, left)].into_iter().find_map(|(length, number)| {
            let ((Op::Len, &[list]), Node::Int(number)) = (store.as_app(length)?, store.node(number)) else {
                return None;
            };
            let is_short = u8::try_from(number).is_ok_and(|count| count <= MAX_LENGTH);
            (is_short && super::is_declared(store, list)).then_some(list)
        })
    });
    lists.collect()
}

/// The lists inside a value.
fn paths(store: &mut Store, value: Term) -> Vec<Term> {
    let sort = store.sort_of(value);
    if !store.has_lists(sort) {
        return Vec::new();
    }
    if !matches!(store.sort_node(sort), SortNode::Data(..)) {
        return vec![value];
    }
    let constructors = store.datatype(sort).map_or(0, |datatype| datatype.constructors.len());
    let mut found = Vec::new();
    for constructor in (0..).take(constructors) {
        for field in (0..).take(store.field_sorts(sort, constructor).len()) {
            let part = store.app(Op::Select(sort, constructor, field), [value]);
            found.extend(paths(store, part));
        }
    }
    found
}

/// What a list is a field of, and what that is a field of.
fn owners(store: &Store, list: Term) -> Vec<(Sort, u32, Term)> {
    let mut owners = Vec::new();
    let mut part = list;
    while let Some((Op::Select(sort, constructor, _), &[value])) = store.as_app(part) {
        owners.push((sort, constructor, value));
        part = value;
    }
    owners
}

/// What assertions say about lengths.
#[derive(Default)]
struct Known {
    /// Lengths and constants, and what they are at most.
    most: Map<Term, IBig>,
    /// Any element of a list.
    element_of: Map<Term, Term>,
}

impl Known {
    fn facts(&mut self, store: &mut Store, formulas: &[Term]) {
        let facts = conjunction(store, formulas);
        // First what is known of constants, since other bounds may name them.
        for constants in [true, false] {
            for fact in &facts {
                for (subject, most) in self.at_most(store, *fact) {
                    if constants == matches!(store.as_app(subject), Some((Op::Symbol(_), _))) {
                        let known = self.most.entry(subject).or_insert_with(|| most.clone());
                        *known = most.min(known.clone());
                    }
                }
            }
        }
        for fact in facts {
            match store.as_app(fact) {
                Some((Op::Fold, &[step, _, list])) if is_conjunction(store, step) => {
                    let (element, yes) = (self.element(store, list), store.bool(true));
                    let body = store.beta(step, &[yes, element]);
                    self.facts(store, &[body]);
                }
                Some((Op::Eq, &[left, right])) if store.is_list(store.sort_of(left)) => {
                    self.images(store, left, right);
                    self.images(store, right, left);
                }
                _ => {}
            }
        }
    }

    /// Any element of a list.
    fn element(&mut self, store: &mut Store, list: Term) -> Term {
        let sort = store.element_sort(store.sort_of(list)).expect("a list");
        *self.element_of.entry(list).or_insert_with(|| store.fresh_constant("any", sort))
    }

    /// A list whose image is written out has as many elements, and if the images are numbers, none exceeds their maximum.
    fn images(&mut self, store: &mut Store, image: Term, value: Term) {
        let (Some((Op::Map, &[function, list])), Some((Op::ListValue(_), values))) =
            (store.as_app(image), store.as_app(value))
        else {
            return;
        };
        let values = values.to_vec();
        let count = store.int(values.len());
        let length = store.len_of(list);
        let mut facts = vec![store.le(length, count)];
        let numbers = values.iter().map(|value| match store.node(*value) {
            Node::Int(number) => Some(number.clone()),
            _ => None,
        });
        let numbers: Option<Vec<IBig>> = numbers.collect();
        if let Some(most) = numbers.and_then(|numbers| numbers.into_iter().max()) {
            let (element, most) = (self.element(store, list), store.int(most));
            let number = store.beta(function, &[element]);
            facts.push(store.le(number, most));
        }
        self.facts(store, &facts);
    }

    /// The lengths and constants that a fact bounds. That an owner of a list is built by another constructor is as good: then there is no such list.
    fn at_most(&self, store: &Store, fact: Term) -> Vec<(Term, IBig)> {
        let Some((Op::Or, cases)) = store.as_app(fact) else {
            return self.comparison(store, fact).unwrap_or_default();
        };
        let bounds = cases.iter().find_map(|case| self.comparison(store, *case));
        let is_owned = |(length, most): &(Term, IBig)| {
            let Some((Op::Len, &[list])) = store.as_app(*length) else { return false };
            let owners = owners(store, list);
            let is_other = |value: Term, tested: Sort, is: &dyn Fn(u32) -> bool| {
                owners.iter().any(|(sort, constructor, owner)| *owner == value && *sort == tested && is(*constructor))
            };
            cases.iter().all(|case| match store.as_app(*case) {
                Some((Op::Test(tested, other), &[value])) => {
                    is_other(value, tested, &|constructor| constructor != other)
                }
                Some((Op::Not, &[test])) if matches!(store.as_app(test), Some((Op::Test(..), _))) => {
                    let Some((Op::Test(tested, this), &[value])) = store.as_app(test) else { return false };
                    is_other(value, tested, &|constructor| constructor == this)
                }
                _ => self.comparison(store, *case).is_some_and(|bounds| bounds.contains(&(*length, most.clone()))),
            })
        };
        bounds.unwrap_or_default().into_iter().filter(is_owned).collect()
    }

    fn comparison(&self, store: &Store, fact: Term) -> Option<Vec<(Term, IBig)>> {
        let (less, more, strict) = match store.as_app(fact)? {
            (Op::Le, &[left, right]) => (left, right, false),
            (Op::Lt, &[left, right]) => (left, right, true),
            (Op::Eq, &[left, right]) if store.sort_of(left) == Sort::INT => match self.number(store, right) {
                Some(_) => (left, right, false),
                None => (right, left, false),
            },
            (Op::Not, &[inner]) => match store.as_app(inner)? {
                (Op::Le, &[left, right]) => (right, left, true),
                (Op::Lt, &[left, right]) => (right, left, false),
                _ => return None,
            },
            _ => return None,
        };
        let most = self.number(store, more)? - if strict { IBig::ONE } else { IBig::ZERO };
        let subjects = match store.as_app(less)? {
            (Op::Len, _) | (Op::Symbol(_), []) => vec![less],
            (Op::Add, parts) if parts.iter().all(|part| is_natural(store, *part)) => {
                parts.iter().copied().filter(|part| matches!(store.as_app(*part), Some((Op::Len, _)))).collect()
            }
            _ => return None,
        };
        Some(subjects.into_iter().map(|subject| (subject, most.clone())).collect())
    }

    /// A number that a term does not exceed.
    fn number(&self, store: &Store, term: Term) -> Option<IBig> {
        match store.node(term) {
            Node::Int(number) => Some(number.clone()),
            _ => self.most.get(&term).cloned(),
        }
    }

    /// How many elements a list has at most, with those of the lists inside; nothing unless all are bounded.
    fn elements(&self, store: &mut Store, list: Term) -> Option<usize> {
        let length = store.len_of(list);
        // A length below zero is impossible; no elements are as good.
        let most = usize::try_from(self.most.get(&length)?.max(&IBig::ZERO)).ok()?;
        let sort = store.element_sort(store.sort_of(list))?;
        if most == 0 || !store.has_lists(sort) {
            return Some(most);
        }
        let mut count = 1_usize;
        for inner in paths(store, *self.element_of.get(&list)?) {
            count = count.checked_add(self.elements(store, inner)?)?;
        }
        most.checked_mul(count)
    }
}

/// Whether a fold that holds says that all elements have some property.
fn is_conjunction(store: &Store, step: Term) -> bool {
    let Some(&body) = store.children(step).first() else { return false };
    let acc = |term: &Term| store.node(*term) == &Node::Bound(1, Sort::BOOL);
    matches!(store.as_app(body), Some((Op::And, parts)) if parts.iter().any(acc))
}

/// Whether a number is evidently not negative.
fn is_natural(store: &Store, term: Term) -> bool {
    let is_literal = |term: Term| matches!(store.node(term), Node::Int(number) if *number >= IBig::ZERO);
    match store.as_app(term) {
        Some((Op::Len, _)) => true,
        Some((Op::Ite, &[_, then, otherwise])) => is_literal(then) && is_literal(otherwise),
        _ => is_literal(term),
    }
}
