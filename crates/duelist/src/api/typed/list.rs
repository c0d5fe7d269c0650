//! Lists and their combinators, one method for each row of the table of combinators.

use std::marker::PhantomData;

use super::{Ast, Bool, Int, Maybe, Number, Pair, Typed, apply, expr};
use crate::api::{Expr, Sort};

/// A list of unknown length: the terms of `Vec<T>`.
///
/// Every combinator of the language is a method, under its name there; functions are closures, and a start value or a default comes first.
///
/// ```
/// use duelist::{Int, List, Solver};
///
/// let l = List::<Int>::var("l");
/// let mut solver = Solver::default();
/// // The sum of squares is never negative, whatever the length.
/// let squares = l.map(|x| &x * &x).fold(Int::from(0), |sum, x| sum + x);
/// solver.assert(squares.lt(0))?;
/// assert!(solver.check()?.is_unsat());
/// # Ok::<(), duelist::Error>(())
/// ```
#[derive(Clone)]
pub struct List<T>(Expr, PhantomData<T>);

__ast!([T: Ast] List<T>);

impl<T: Ast> Ast for List<T> {
    fn sort() -> Sort {
        Sort::list(T::sort())
    }

    fn wrap(expr: Expr) -> List<T> {
        List(expr, PhantomData)
    }
}

/// A function of one variable.
fn function<A: Ast, R: Ast>(f: impl FnOnce(A) -> R) -> Expr {
    lambda([A::sort()], |x| f(A::wrap(x[0].clone())))
}

/// A function of two variables.
fn function2<A: Ast, B: Ast, R: Ast>(f: impl FnOnce(A, B) -> R) -> Expr {
    lambda([A::sort(), B::sort()], |x| f(A::wrap(x[0].clone()), B::wrap(x[1].clone())))
}

/// A function of three variables.
fn function3<A: Ast, B: Ast, C: Ast, R: Ast>(f: impl FnOnce(A, B, C) -> R) -> Expr {
    lambda([A::sort(), B::sort(), C::sort()], |x| {
        f(A::wrap(x[0].clone()), B::wrap(x[1].clone()), C::wrap(x[2].clone()))
    })
}

fn lambda<R: Ast, const N: usize>(parameters: [Sort; N], body: impl FnOnce(&[Expr]) -> R) -> Expr {
    Expr::lambda(parameters, |variables| Ok(expr::<R>(body(variables)))).expect("typed closures do not fail")
}

impl<T: Ast> List<T> {
    /// The list of these elements.
    pub fn of<E: Into<T>>(elements: impl IntoIterator<Item = E>) -> List<T> {
        let elements: Vec<Expr> = elements.into_iter().map(expr::<T>).collect();
        List::wrap(Expr::list(T::sort(), &elements).expect("typed elements have one sort"))
    }

    /// The same element so many times.
    pub fn repeat(times: impl Into<Int>, element: impl Into<T>) -> List<T> {
        apply("List.repeat", &[&times.into(), &element.into()])
    }

    /// One list after the other.
    #[must_use]
    pub fn append(&self, other: impl Into<List<T>>) -> List<T> {
        apply("List.append", &[self, &other.into()])
    }

    /// The number of elements.
    #[must_use]
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> Int {
        apply("List.len", &[self])
    }

    /// Whether there are no elements.
    #[must_use]
    pub fn is_empty(&self) -> Bool {
        apply("List.is_empty", &[self])
    }

    /// The images of the elements.
    pub fn map<U: Ast>(&self, f: impl FnOnce(T) -> U) -> List<U> {
        apply("List.map", &[&function(f), self])
    }

    /// The images of the elements under a function that also gets their index.
    pub fn mapi<U: Ast>(&self, f: impl FnOnce(Int, T) -> U) -> List<U> {
        apply("List.mapi", &[&function2(f), self])
    }

    /// The elements that satisfy a predicate.
    #[must_use]
    pub fn filter(&self, predicate: impl FnOnce(T) -> Bool) -> List<T> {
        apply("List.filter", &[&function(predicate), self])
    }

    /// The images of the elements for which the function yields one.
    pub fn filter_map<U: Ast>(&self, f: impl FnOnce(T) -> Maybe<U>) -> List<U> {
        apply("List.filter_map", &[&function(f), self])
    }

    /// Accumulates the elements from the left.
    pub fn fold<A: Ast>(&self, start: A, f: impl FnOnce(A, T) -> A) -> A {
        apply("List.fold", &[&function2(f), &start, self])
    }

    /// A fold whose function first gets the index of the element.
    pub fn foldi<A: Ast>(&self, start: A, f: impl FnOnce(Int, A, T) -> A) -> A {
        apply("List.foldi", &[&function3(f), &start, self])
    }

    /// Accumulates the elements from the right.
    pub fn fold_right<A: Ast>(&self, start: A, f: impl FnOnce(T, A) -> A) -> A {
        apply("List.fold_right", &[&function2(f), &start, self])
    }

    /// The accumulators of a fold, the first one included.
    pub fn scan_left<A: Ast>(&self, start: A, f: impl FnOnce(A, T) -> A) -> List<A> {
        apply("List.scan_left", &[&function2(f), &start, self])
    }

    /// The elements combined from the left, or a default if there are none.
    pub fn reduce(&self, default: impl Into<T>, f: impl FnOnce(T, T) -> T) -> T {
        apply("List.reduce", &[&function2(f), self, &default.into()])
    }

    /// So many elements from the front.
    #[must_use]
    pub fn take(&self, count: impl Into<Int>) -> List<T> {
        apply("List.take", &[&count.into(), self])
    }

    /// What is left without so many elements from the front.
    #[must_use]
    pub fn drop(&self, count: impl Into<Int>) -> List<T> {
        apply("List.drop", &[&count.into(), self])
    }

    /// The longest prefix whose elements satisfy a predicate.
    #[must_use]
    pub fn take_while(&self, predicate: impl FnOnce(T) -> Bool) -> List<T> {
        apply("List.take_while", &[&function(predicate), self])
    }

    /// What is left without that prefix.
    #[must_use]
    pub fn drop_while(&self, predicate: impl FnOnce(T) -> Bool) -> List<T> {
        apply("List.drop_while", &[&function(predicate), self])
    }

    /// The list without its first element, if there is one.
    #[must_use]
    pub fn tail(&self) -> List<T> {
        apply("List.tail", &[self])
    }

    /// The list with an element before it.
    #[must_use]
    pub fn cons(&self, element: impl Into<T>) -> List<T> {
        apply("List.cons", &[&element.into(), self])
    }

    /// The list with an element after it.
    #[must_use]
    pub fn snoc(&self, element: impl Into<T>) -> List<T> {
        apply("List.snoc", &[self, &element.into()])
    }

    /// The list with another element at an index; the same list if there is no such index.
    #[must_use]
    pub fn update(&self, index: impl Into<Int>, element: impl Into<T>) -> List<T> {
        apply("List.update", &[&index.into(), &element.into(), self])
    }

    /// The list from back to front.
    #[must_use]
    pub fn rev(&self) -> List<T> {
        apply("List.rev", &[self])
    }

    /// Whether an element satisfies a predicate.
    #[must_use]
    pub fn exists(&self, predicate: impl FnOnce(T) -> Bool) -> Bool {
        apply("List.exists", &[&function(predicate), self])
    }

    /// Whether all elements satisfy a predicate.
    #[must_use]
    pub fn forall(&self, predicate: impl FnOnce(T) -> Bool) -> Bool {
        apply("List.forall", &[&function(predicate), self])
    }

    /// How many elements satisfy a predicate.
    #[must_use]
    pub fn count(&self, predicate: impl FnOnce(T) -> Bool) -> Int {
        apply("List.count", &[&function(predicate), self])
    }

    /// The elements that satisfy a predicate, and those that do not.
    #[must_use]
    pub fn partition(&self, predicate: impl FnOnce(T) -> Bool) -> Pair<List<T>, List<T>> {
        apply("List.partition", &[&function(predicate), self])
    }

    /// Whether an element occurs.
    #[must_use]
    pub fn contains(&self, element: impl Into<T>) -> Bool {
        apply("List.contains", &[&element.into(), self])
    }

    /// The index of the first occurrence of an element, or −1.
    #[must_use]
    pub fn index_of(&self, element: impl Into<T>) -> Int {
        apply("List.index_of", &[&element.into(), self])
    }

    /// Whether no element occurs twice.
    #[must_use]
    pub fn distinct(&self) -> Bool {
        apply("List.distinct", &[self])
    }

    /// Whether every element occurs in another list.
    #[must_use]
    pub fn subset(&self, other: impl Into<List<T>>) -> Bool {
        apply("List.subset", &[self, &other.into()])
    }

    /// Whether no element occurs in another list.
    #[must_use]
    pub fn disjoint(&self, other: impl Into<List<T>>) -> Bool {
        apply("List.disjoint", &[self, &other.into()])
    }

    /// Whether every element occurs as often in another list, and the other way round.
    #[must_use]
    pub fn permutation(&self, other: impl Into<List<T>>) -> Bool {
        apply("List.permutation", &[self, &other.into()])
    }

    /// The list, and after it the elements of another that it does not have.
    #[must_use]
    pub fn union(&self, other: impl Into<List<T>>) -> List<T> {
        apply("List.union", &[self, &other.into()])
    }

    /// The elements that occur in another list, too.
    #[must_use]
    pub fn inter(&self, other: impl Into<List<T>>) -> List<T> {
        apply("List.inter", &[self, &other.into()])
    }

    /// The elements that do not occur in another list.
    #[must_use]
    pub fn diff(&self, other: impl Into<List<T>>) -> List<T> {
        apply("List.diff", &[self, &other.into()])
    }

    /// Of equal elements the first.
    #[must_use]
    pub fn dedup(&self) -> List<T> {
        apply("List.dedup", &[self])
    }

    /// Whether every two elements, the earlier one first, are in a relation.
    #[must_use]
    pub fn all_pairs(&self, relation: impl FnOnce(T, T) -> Bool) -> Bool {
        apply("List.all_pairs", &[&function2(relation), self])
    }

    /// Whether some two elements, the earlier one first, are in a relation.
    #[must_use]
    pub fn exists_pair(&self, relation: impl FnOnce(T, T) -> Bool) -> Bool {
        apply("List.exists_pair", &[&function2(relation), self])
    }

    /// The first element that satisfies a predicate, or a default.
    pub fn find(&self, default: impl Into<T>, predicate: impl FnOnce(T) -> Bool) -> T {
        apply("List.find", &[&function(predicate), self, &default.into()])
    }

    /// The first element, or a default.
    pub fn head(&self, default: impl Into<T>) -> T {
        apply("List.head", &[self, &default.into()])
    }

    /// The last element, or a default.
    pub fn last(&self, default: impl Into<T>) -> T {
        apply("List.last", &[self, &default.into()])
    }

    /// The element at an index, or a default.
    pub fn nth(&self, index: impl Into<Int>, default: impl Into<T>) -> T {
        apply("List.nth", &[self, &index.into(), &default.into()])
    }

    /// The first element with the least key, or a default.
    pub fn min_by<K: Number>(&self, default: impl Into<T>, key: impl FnOnce(T) -> K) -> T {
        apply("List.min_by", &[&function(key), self, &default.into()])
    }

    /// The first element with the greatest key, or a default.
    pub fn max_by<K: Number>(&self, default: impl Into<T>, key: impl FnOnce(T) -> K) -> T {
        apply("List.max_by", &[&function(key), self, &default.into()])
    }

    /// The pairs of the elements of two lists, as many as the shorter one has.
    #[must_use]
    pub fn zip<U: Ast>(&self, other: &List<U>) -> List<Pair<T, U>> {
        apply("List.zip", &[self, other])
    }

    /// The images of the pairs of the elements of two lists.
    pub fn map2<U: Ast, R: Ast>(&self, other: &List<U>, f: impl FnOnce(T, U) -> R) -> List<R> {
        apply("List.map2", &[&function2(f), self, other])
    }

    /// Accumulates the elements of two lists together.
    pub fn fold2<U: Ast, A: Ast>(&self, other: &List<U>, start: A, f: impl FnOnce(A, T, U) -> A) -> A {
        apply("List.fold2", &[&function3(f), &start, self, other])
    }

    /// Whether all pairs of elements of two lists are in a relation.
    pub fn forall2<U: Ast>(&self, other: &List<U>, relation: impl FnOnce(T, U) -> Bool) -> Bool {
        apply("List.forall2", &[&function2(relation), self, other])
    }

    /// Whether a pair of elements of two lists is in a relation.
    pub fn exists2<U: Ast>(&self, other: &List<U>, relation: impl FnOnce(T, U) -> Bool) -> Bool {
        apply("List.exists2", &[&function2(relation), self, other])
    }

    /// The elements of the images of the elements.
    pub fn concat_map<U: Ast>(&self, f: impl FnOnce(T) -> List<U>) -> List<U> {
        apply("List.concat_map", &[&function(f), self])
    }
}

impl<T: Ast> List<List<T>> {
    /// The elements of the elements.
    #[must_use]
    pub fn concat(&self) -> List<T> {
        apply("List.concat", &[self])
    }
}

impl List<Int> {
    /// The integers from one up to, not including, another.
    pub fn range(from: impl Into<Int>, to: impl Into<Int>) -> List<Int> {
        apply("List.range", &[&from.into(), &to.into()])
    }
}

impl<T: Number> List<T> {
    /// The sum of the elements.
    #[must_use]
    pub fn sum(&self) -> T {
        apply("List.sum", &[self])
    }

    /// The product of the elements.
    #[must_use]
    pub fn product(&self) -> T {
        apply("List.product", &[self])
    }

    /// The least element, or a default.
    pub fn min(&self, default: impl Into<T>) -> T {
        apply("List.min", &[self, &default.into()])
    }

    /// The greatest element, or a default.
    pub fn max(&self, default: impl Into<T>) -> T {
        apply("List.max", &[self, &default.into()])
    }

    /// Whether no element is less than the one before it.
    #[must_use]
    pub fn sorted(&self) -> Bool {
        apply("List.sorted", &[self])
    }
}

impl<V: Typed> From<Vec<V>> for List<V::Term> {
    fn from(values: Vec<V>) -> List<V::Term> {
        values.to_term()
    }
}

impl<V: Typed> Typed for Vec<V> {
    type Term = List<V::Term>;

    fn to_term(&self) -> List<V::Term> {
        List::of(self.iter().map(Typed::to_term))
    }
}
