//! Changes of variables for lists of which only some elements are read, or which are made while another one is read; why they are exact is
//! said in the module above.

use super::super::consume::{arguments, carry};
use super::super::zip::source;
use super::change::{Change, component, fresh_like, is_empty, name};
use crate::term::{Combinator, Op, Sort, Store, Term};

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
    pub(super) fn of(store: &Store, list: Term) -> Sieve {
        match arguments(store, list, Combinator::Filter) {
            Some([predicate, inner]) => Sieve { list: inner, predicate: Some(predicate) },
            None => Sieve::all(list),
        }
    }

    /// Whether elements are left out.
    pub(super) fn sifts(&self) -> bool {
        self.predicate.is_some()
    }

    /// Whether what is left out depends on one of these lists. They cannot be defined by rows then: that would define them by themselves.
    pub(super) fn reads(&self, store: &Store, lists: [Term; 2]) -> bool {
        self.predicate.is_some_and(|predicate| store.postorder(&[predicate]).iter().any(|term| lists.contains(term)))
    }

    /// The same filter of another list.
    pub(super) fn of_other(&self, store: &mut Store, list: Term) -> Term {
        match self.predicate {
            Some(predicate) => store.app(Op::Combinator(Combinator::Filter), [predicate, list]),
            None => list,
        }
    }
}

/// The declared list from which a list is made by filters, maps and reversals, if there is one.
pub(super) fn base(store: &Store, list: Term) -> Term {
    let mut at = source(store, list);
    loop {
        let inner = match store.as_app(at) {
            Some((Op::Combinator(Combinator::Filter), &[_, inner]) | (Op::Rev, &[inner])) => inner,
            _ => return at,
        };
        at = source(store, inner);
    }
}

/// A function of one argument.
fn lambda(store: &mut Store, sort: Sort, body: impl FnOnce(&mut Store, Term) -> Term) -> Term {
    let x = store.bound(0, sort);
    let body = body(store, x);
    store.lambda([sort], body)
}

/// The rows of two declared lists of which at least one is sifted: each row has an element of one list, or of both where both are read.
struct Rows {
    /// The fresh list.
    rows: Term,
    sort: Sort,
    /// The sort of the elements of both lists together.
    pair_sort: Sort,
    one: Sieve,
    two: Sieve,
}

impl Rows {
    fn new(store: &mut Store, one: Sieve, two: Sieve) -> Rows {
        let [first, second] = [one, two].map(|side| store.element_sort(store.sort_of(side.list)).expect("a list"));
        let pair_sort = store.pair_sort(first, second);
        let sort = if one.sifts() && two.sifts() {
            let flags = store.pair_sort(Sort::BOOL, Sort::BOOL);
            store.pair_sort(flags, pair_sort)
        } else {
            pair_sort
        };
        let list_sort = store.list_sort(sort);
        let rows = store.fresh_constant(&format!("{}~{}", name(store, one.list), name(store, two.list)), list_sort);
        Rows { rows, sort, pair_sort, one, two }
    }

    fn pair(&self, store: &mut Store, row: Term) -> Term {
        if self.sort == self.pair_sort { row } else { store.second(row) }
    }

    /// Whether the predicates hold of the elements of a row; a list that is not sifted has none.
    fn hold(&self, store: &mut Store, row: Term) -> [Option<Term>; 2] {
        let pair = self.pair(store, row);
        let elements = [store.first(pair), store.second(pair)];
        let mut sides = [self.one, self.two].into_iter().zip(elements);
        std::array::from_fn(|_| {
            let (side, element) = sides.next().expect("two sides");
            let predicate = store.shift(side.predicate?, 1);
            Some(store.call(predicate, &[element]))
        })
    }

    /// Which of the lists have an element in a row. Where one list is not sifted, it has one if and only if the other one's is read.
    fn present(&self, store: &mut Store, row: Term) -> [Term; 2] {
        let yes = store.bool(true);
        match self.hold(store, row) {
            [Some(_), Some(_)] => {
                let flags = store.first(row);
                [store.first(flags), store.second(flags)]
            }
            [one, two] => [two.unwrap_or(yes), one.unwrap_or(yes)],
        }
    }

    fn kept(&self, store: &mut Store, keep: impl FnOnce(&mut Store, [Term; 2]) -> Term) -> Term {
        let predicate = lambda(store, self.sort, |store, row| {
            let present = self.present(store, row);
            keep(store, present)
        });
        if predicate == lambda(store, self.sort, |store, _| store.bool(true)) {
            return self.rows;
        }
        store.app(Op::Combinator(Combinator::Filter), [predicate, self.rows])
    }

    /// The elements of a list of rows, in pairs.
    fn pairs(&self, store: &mut Store, rows: Term) -> Term {
        if self.sort == self.pair_sort {
            return rows;
        }
        let function = lambda(store, self.sort, |store, row| store.second(row));
        store.map(function, rows)
    }

    /// Where both lists are sifted: a row of both has what is read of both, and any other row has what is read of neither.
    fn fit(&self, store: &mut Store) -> Option<Term> {
        let row = store.bound(0, self.sort);
        let [Some(one), Some(two)] = self.hold(store, row) else { return None };
        let [in_one, in_two] = self.present(store, row);
        let (not_one, not_two) = (store.not(one), store.not(two));
        let (both, only_two) = (store.and([one, two]), store.and([in_two, not_two]));
        let with_one = store.ite(in_two, both, not_one);
        let body = store.ite(in_one, with_one, only_two);
        let predicate = store.lambda([self.sort], body);
        Some(store.app(Op::Combinator(Combinator::Forall), [predicate, self.rows]))
    }
}

/// Pairs what is read of two declared lists: the list of pairs, and what is read of the rests.
pub(super) fn align(store: &mut Store, change: &mut Change, one: Sieve, two: Sieve) -> (Term, (Term, Term)) {
    let rows = Rows::new(store, one, two);
    change.constraints.extend(rows.fit(store));
    let rests = [one, two].map(|side| fresh_like(store, side.list, "rest"));
    let either = rests.map(|rest| is_empty(store, rest));
    change.constraints.push(store.or(either));
    for (index, side) in [one, two].into_iter().enumerate() {
        let kept = rows.kept(store, |_, present| present[index]);
        let pairs = rows.pairs(store, kept);
        let elements = component(store, pairs, index);
        let whole = store.append([elements, rests[index]]);
        change.lists.push((side.list, whole));
    }
    let both = rows.kept(store, |store, present| store.and(present));
    (rows.pairs(store, both), (one.of_other(store, rests[0]), two.of_other(store, rests[1])))
}

/// Cuts a declared list where a predicate does not hold for the first time.
pub(super) fn prefix(store: &mut Store, predicate: Term, list: Term) -> Option<Change> {
    let (start, rest) = (fresh_like(store, list, "start"), fresh_like(store, list, "rest"));
    let all = store.app(Op::Combinator(Combinator::Forall), [predicate, start]);
    let yes = store.bool(true);
    let ends = carry(store, [yes, yes], rest, [predicate], |store, [first, ends, x], [predicate]| {
        let (no, holds) = (store.bool(false), store.call(predicate, &[x]));
        let fails = store.not(holds);
        [no, store.ite(first, fails, ends)]
    })?;
    let [taken, dropped] =
        [Combinator::TakeWhile, Combinator::DropWhile].map(|which| store.app(Op::Combinator(which), [predicate, list]));
    let whole = store.append([start, rest]);
    let equal = vec![(taken, start), (dropped, rest)];
    Some(Change { equal, constraints: vec![all, ends], lists: vec![(list, whole)] })
}

/// Records the accumulators of a scan over a declared list.
pub(super) fn trail(store: &mut Store, scan: Term, step: Term, init: Term, list: Term) -> Option<Change> {
    let (element, acc) = (store.element_sort(store.sort_of(list))?, store.sort_of(init));
    let pair_sort = store.pair_sort(element, acc);
    let sort = store.list_sort(pair_sort);
    let pairs = store.fresh_constant(&format!("{}.scan", name(store, list)), sort);
    let start = [init, store.bool(true)];
    let agrees = carry(store, start, pairs, [step], |store, [acc, ok, pair], [step]| {
        let (x, before) = (store.first(pair), store.second(pair));
        let same = store.eq(acc, before);
        [store.call(step, &[acc, x]), store.and([ok, same])]
    })?;
    let last = store.fold(step, init, list);
    let last = store.app(Op::ListValue(acc), [last]);
    let (elements, before) = (component(store, pairs, 0), component(store, pairs, 1));
    let whole = store.append([before, last]);
    Some(Change { equal: vec![(scan, whole)], constraints: vec![agrees], lists: vec![(list, elements)] })
}
