//! Lists of which only some elements are read, paired with others; why that is exact is said in the module above.

use super::super::{arguments, source};
use super::change::{Change, component, fresh_like, is_empty, name};
use crate::term::{Combinator, Node, Op, Sort, Store, Term};

/// A list that a filter of it, or all of it, is read of.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sieve {
    /// The list.
    pub(super) list: Term,
    predicate: Option<Term>,
}

impl Sieve {
    /// All of a list.
    pub(super) fn all(list: Term) -> Sieve {
        Sieve { list, predicate: None }
    }

    /// The list of which `list` is a filter, or `list` itself.
    pub(super) fn of(s: &Store, list: Term) -> Sieve {
        match arguments(s, list, Combinator::Filter) {
            Some([predicate, inner]) => Sieve { list: inner, predicate: Some(predicate) },
            None => Sieve::all(list),
        }
    }

    /// Whether elements are left out.
    pub(super) fn sifts(&self) -> bool {
        self.predicate.is_some()
    }

    /// Whether what is left out depends on one of these lists. They cannot be defined by rows then: that would define them by themselves.
    pub(super) fn reads(&self, s: &Store, lists: [Term; 2]) -> bool {
        self.predicate.is_some_and(|predicate| s.postorder(&[predicate]).iter().any(|term| lists.contains(term)))
    }

    /// The same filter of another list.
    pub(super) fn of_other(&self, s: &Store, list: Term) -> Term {
        match self.predicate {
            Some(predicate) => s.app(Op::Combinator(Combinator::Filter), [predicate, list]),
            None => list,
        }
    }
}

/// The declared list from which a list is made by filters, maps and reversals, if there is one.
pub(super) fn base(s: &Store, list: Term) -> Term {
    let mut at = source(s, list);
    loop {
        let inner = match s.as_app(at) {
            Some((Op::Combinator(Combinator::Filter), &[_, inner]) | (Op::Rev, &[inner])) => inner,
            _ => return at,
        };
        at = source(s, inner);
    }
}

/// The rows of two declared lists of which at least one is sifted: each row has an element of one list, or of both where both are read.
struct Rows {
    /// The fresh list.
    rows: Term,
    sort: Sort,
    /// The sort of the elements of both lists together.
    pair_sort: Sort,
    sides: [Sieve; 2],
}

impl Rows {
    fn new(s: &mut Store, sides: [Sieve; 2]) -> Rows {
        let [first, second] = sides.map(|side| s.element_sort(s.sort_of(side.list)).expect("a list"));
        let pair_sort = s.pair_sort(first, second);
        let sort = match sides.iter().all(Sieve::sifts) {
            true => s.pair_sort(s.pair_sort(Sort::BOOL, Sort::BOOL), pair_sort),
            false => pair_sort,
        };
        let [one, two] = sides.map(|side| name(s, side.list));
        let rows = s.fresh_constant(&format!("{one}~{two}"), s.list_sort(sort));
        Rows { rows, sort, pair_sort, sides }
    }

    fn pair(&self, s: &Store, row: Term) -> Term {
        if self.sort == self.pair_sort { row } else { s.second(row) }
    }

    /// Whether the predicates hold of the elements of a row; a list that is not sifted has none.
    fn hold(&self, s: &Store, row: Term) -> [Option<Term>; 2] {
        let pair = self.pair(s, row);
        let holds = |side: Sieve, x: Term| side.predicate.map(|predicate| s.call(s.shift(predicate, 1), &[x]));
        [holds(self.sides[0], s.first(pair)), holds(self.sides[1], s.second(pair))]
    }

    /// Which of the lists have an element in a row. Where one list is not sifted, it has one if and only if the other one's is read.
    fn present(&self, s: &Store, row: Term) -> [Term; 2] {
        match self.hold(s, row) {
            [Some(_), Some(_)] => [s.first(s.first(row)), s.second(s.first(row))],
            [one, two] => [two, one].map(|holds| holds.unwrap_or_else(|| s.bool(true))),
        }
    }

    /// The pairs of elements in the rows where this holds of who is present.
    fn kept(&self, s: &Store, keep: impl FnOnce([Term; 2]) -> Term) -> Term {
        let predicate = s.function([self.sort], |[row]| keep(self.present(s, row)));
        let rows = match s.node(s.children(predicate)[0]) {
            Node::Bool(true) => self.rows,
            _ => s.app(Op::Combinator(Combinator::Filter), [predicate, self.rows]),
        };
        if self.sort == self.pair_sort { rows } else { s.map(s.function([self.sort], |[row]| s.second(row)), rows) }
    }

    /// Where both lists are sifted: a row of both has what is read of both, and any other row has what is read of neither.
    fn fit(&self, s: &Store) -> Option<Term> {
        let row = s.bound(0, self.sort);
        let [Some(one), Some(two)] = self.hold(s, row) else { return None };
        let [in_one, in_two] = self.present(s, row);
        let with_one = s.ite(in_two, s.and([one, two]), s.not(one));
        let body = s.ite(in_one, with_one, s.and([in_two, s.not(two)]));
        Some(s.app(Op::Combinator(Combinator::Forall), [s.lambda([self.sort], body), self.rows]))
    }
}

/// Pairs what is read of two declared lists: the list of pairs, and what is read of the rests.
pub(super) fn align(s: &mut Store, change: &mut Change, sides: [Sieve; 2]) -> (Term, Option<(Term, Term)>) {
    let rows = Rows::new(s, sides);
    let rests = sides.map(|side| fresh_like(s, side.list, "rest"));
    change.constraints.extend(rows.fit(s));
    change.constraints.push(s.or(rests.map(|rest| is_empty(s, rest))));
    for (index, side) in sides.into_iter().enumerate() {
        let elements = component(s, rows.kept(s, |present| present[index]), index);
        change.lists.push((side.list, s.append([elements, rests[index]])));
    }
    let both = rows.kept(s, |present| s.and(present));
    (both, Some((sides[0].of_other(s, rests[0]), sides[1].of_other(s, rests[1]))))
}
