"""Symbolic lists, with every combinator of the solver as a method of the same name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Generic, NoReturn, TypeVar

from .combinators import apply, method
from .errors import SortError, SymbolicError
from .sorts import INT, TEXT, ListSort, list_of
from .terms import _CLASSES, Bool, Expr, Int, Option, Tuple, lift, make

if TYPE_CHECKING:
    from .strings import String

T = TypeVar("T")
Predicate = Callable[[Any], Any]


class List(Expr, Generic[T]):
    """A symbolic list of any length.

    The methods are the combinators of the solver. All are total: where a list may be too short, a default says what comes out. Functions are called once,
    with symbolic arguments.

    >>> import duelist as dl
    >>> l = dl.var("l", list[int])
    >>> s = dl.Solver()
    >>> s.add(l.len() == 3, l.forall(lambda x: dl.And(1 <= x, x <= 4)), l.sum() == 12)
    >>> s.check()
    sat
    >>> s.model()[l]
    [4, 4, 4]
    """

    __slots__ = ()

    # Questions about a list

    def len(self) -> Int:
        """The number of elements."""
        return method("List.len", self)  # type: ignore[no-any-return]

    def is_empty(self) -> Bool:
        """Whether there is no element."""
        return method("List.is_empty", self)  # type: ignore[no-any-return]

    def exists(self, predicate: Predicate) -> Bool:
        """Whether the predicate holds of some element."""
        return method("List.exists", self, predicate)  # type: ignore[no-any-return]

    def forall(self, predicate: Predicate) -> Bool:
        """Whether the predicate holds of every element."""
        return method("List.forall", self, predicate)  # type: ignore[no-any-return]

    def any(self, predicate: Predicate) -> Bool:
        """Another name of :meth:`exists`."""
        return self.exists(predicate)

    def all(self, predicate: Predicate) -> Bool:
        """Another name of :meth:`forall`."""
        return self.forall(predicate)

    def count(self, predicate: Predicate) -> Int:
        """The number of elements of which the predicate holds."""
        return method("List.count", self, predicate)  # type: ignore[no-any-return]

    def contains(self, element: object) -> Bool:
        """Whether this is an element; what ``element in l`` would say."""
        return method("List.contains", self, element)  # type: ignore[no-any-return]

    def index_of(self, element: object) -> Int:
        """The index of the first element that equals this one, or -1."""
        return method("List.index_of", self, element)  # type: ignore[no-any-return]

    def find(self, predicate: Predicate, default: object) -> Any:
        """The first element of which the predicate holds, or the default."""
        return method("List.find", self, predicate, default)

    def head(self, default: object) -> Any:
        """The first element, or the default."""
        return method("List.head", self, default)

    def last(self, default: object) -> Any:
        """The last element, or the default."""
        return method("List.last", self, default)

    def nth(self, index: object, default: object) -> Any:
        """The element at an index from 0, or the default, also if the index is negative."""
        return method("List.nth", self, index, default)

    def sum(self) -> Any:
        """The sum of numbers."""
        return method("List.sum", self)

    def product(self) -> Any:
        """The product of numbers."""
        return method("List.product", self)

    def min(self, default: object) -> Any:
        """The least number; the default if the list is empty, and only then."""
        return method("List.min", self, default)

    def max(self, default: object) -> Any:
        """The greatest number; the default if the list is empty, and only then."""
        return method("List.max", self, default)

    def min_by(self, key: Callable[[Any], Any], default: object) -> Any:
        """The element with the least key, the first one if there are several."""
        return method("List.min_by", self, key, default)

    def max_by(self, key: Callable[[Any], Any], default: object) -> Any:
        """The element with the greatest key, the first one if there are several."""
        return method("List.max_by", self, key, default)

    def sorted(self) -> Bool:
        """Whether no number is less than the one before it."""
        return method("List.sorted", self)  # type: ignore[no-any-return]

    def fold(self, function: Callable[[Any, Any], Any], initial: object) -> Any:
        """Goes through the list from left to right: the function gets what there is so far and the next element.

        >>> import duelist as dl
        >>> dl.evaluate(dl.val([1, 2, 3], list[int]).fold(lambda acc, x: 10 * acc + x, 0))
        123
        """
        return method("List.fold", self, function, initial)

    def foldi(self, function: Callable[[Any, Any, Any], Any], initial: object) -> Any:
        """Like :meth:`fold`, but the function gets the index of the element first."""
        return method("List.foldi", self, function, initial)

    def fold_right(self, function: Callable[[Any, Any], Any], initial: object) -> Any:
        """Goes through the list from right to left: the function gets the element and what there is so far."""
        return method("List.fold_right", self, function, initial)

    def reduce(self, function: Callable[[Any, Any], Any], default: object) -> Any:
        """A fold that starts from the first element and reads the others; the default if the list is empty."""
        return method("List.reduce", self, function, default)

    # Parts and images of a list

    def map(self, function: Callable[[Any], Any]) -> List[Any]:
        """The images of the elements."""
        return method("List.map", self, function)  # type: ignore[no-any-return]

    def mapi(self, function: Callable[[Any, Any], Any]) -> List[Any]:
        """Like :meth:`map`, but the function gets the index of the element first."""
        return method("List.mapi", self, function)  # type: ignore[no-any-return]

    def filter(self, predicate: Predicate) -> List[T]:
        """The elements of which the predicate holds."""
        return method("List.filter", self, predicate)  # type: ignore[no-any-return]

    def filter_map(self, function: Callable[[Any], Option | None]) -> List[Any]:
        """The images that are not None: the function returns ``dl.If(condition, image, None)``, for example."""
        return method("List.filter_map", self, function)  # type: ignore[no-any-return]

    def partition(self, predicate: Predicate) -> Tuple:
        """A pair of lists: the elements of which the predicate holds, and the others."""
        return method("List.partition", self, predicate)  # type: ignore[no-any-return]

    def scan_left(self, function: Callable[[Any, Any], Any], initial: object) -> List[Any]:
        """The accumulators of a fold: first the initial one, then one for each element."""
        return method("List.scan_left", self, function, initial)  # type: ignore[no-any-return]

    def take(self, count: object) -> List[T]:
        """So many elements from the front."""
        return method("List.take", self, count)  # type: ignore[no-any-return]

    def drop(self, count: object) -> List[T]:
        """What is left without so many elements from the front."""
        return method("List.drop", self, count)  # type: ignore[no-any-return]

    def tail(self) -> List[T]:
        """All but the first element; empty if the list is."""
        return method("List.tail", self)  # type: ignore[no-any-return]

    def take_while(self, predicate: Predicate) -> List[T]:
        """The longest prefix whose elements satisfy the predicate."""
        return method("List.take_while", self, predicate)  # type: ignore[no-any-return]

    def drop_while(self, predicate: Predicate) -> List[T]:
        """What is left without that prefix."""
        return method("List.drop_while", self, predicate)  # type: ignore[no-any-return]

    def cons(self, element: object) -> List[T]:
        """This list with an element before it."""
        return method("List.cons", self, element)  # type: ignore[no-any-return]

    def snoc(self, element: object) -> List[T]:
        """This list with an element after it."""
        return method("List.snoc", self, element)  # type: ignore[no-any-return]

    def update(self, index: object, element: object) -> List[T]:
        """This list with another element at an index from 0, if there is one."""
        return method("List.update", self, index, element)  # type: ignore[no-any-return]

    def rev(self) -> List[T]:
        """The elements from the last to the first."""
        return method("List.rev", self)  # type: ignore[no-any-return]

    def concat(self) -> List[Any]:
        """The elements of the lists in this list of lists."""
        return method("List.concat", self)  # type: ignore[no-any-return]

    def concat_map(self, function: Callable[[Any], Any]) -> List[Any]:
        """The function returns a list; the elements of these lists."""
        return method("List.concat_map", self, function)  # type: ignore[no-any-return]

    @staticmethod
    def range(start: object, stop: object) -> List[int]:
        """The integers from one up to, not including, another."""
        return apply("List.range", start, stop)  # type: ignore[no-any-return]

    # Two lists

    def zip(self, other: object) -> List[Any]:
        """Pairs of the elements at the same place, as many as the shorter list has."""
        return method("List.zip", self, other)  # type: ignore[no-any-return]

    def map2(self, function: Callable[[Any, Any], Any], other: object) -> List[Any]:
        """The images of the pairs of elements at the same place."""
        return method("List.map2", self, function, other)  # type: ignore[no-any-return]

    def fold2(self, function: Callable[[Any, Any, Any], Any], initial: object, other: object) -> Any:
        """A fold whose function gets what there is so far and the elements of both lists at the same place."""
        return method("List.fold2", self, function, initial, other)

    def forall2(self, relation: Callable[[Any, Any], Any], other: object) -> Bool:
        """Whether the relation holds at every place that both lists have."""
        return method("List.forall2", self, relation, other)  # type: ignore[no-any-return]

    def exists2(self, relation: Callable[[Any, Any], Any], other: object) -> Bool:
        """Whether the relation holds at some place that both lists have."""
        return method("List.exists2", self, relation, other)  # type: ignore[no-any-return]

    # Lists as sets, and pairs of elements

    def distinct(self) -> Bool:
        """Whether no two elements are equal."""
        return method("List.distinct", self)  # type: ignore[no-any-return]

    def subset(self, other: object) -> Bool:
        """Whether all elements are elements of the other list, however often."""
        return method("List.subset", self, other)  # type: ignore[no-any-return]

    def disjoint(self, other: object) -> Bool:
        """Whether no element is an element of the other list."""
        return method("List.disjoint", self, other)  # type: ignore[no-any-return]

    def permutation(self, other: object) -> Bool:
        """Whether both lists have the same elements equally often."""
        return method("List.permutation", self, other)  # type: ignore[no-any-return]

    def inter(self, other: object) -> List[T]:
        """The elements that are elements of the other list."""
        return method("List.inter", self, other)  # type: ignore[no-any-return]

    def diff(self, other: object) -> List[T]:
        """The elements that are not elements of the other list."""
        return method("List.diff", self, other)  # type: ignore[no-any-return]

    def union(self, other: object) -> List[T]:
        """This list, and after it the elements of the other that are not elements of this one."""
        return method("List.union", self, other)  # type: ignore[no-any-return]

    def dedup(self) -> List[T]:
        """Of equal elements the first."""
        return method("List.dedup", self)  # type: ignore[no-any-return]

    def all_pairs(self, relation: Callable[[Any, Any], Any]) -> Bool:
        """Whether the relation holds of every element and every one after it."""
        return method("List.all_pairs", self, relation)  # type: ignore[no-any-return]

    def exists_pair(self, relation: Callable[[Any, Any], Any]) -> Bool:
        """Whether the relation holds of some element and one after it."""
        return method("List.exists_pair", self, relation)  # type: ignore[no-any-return]

    # Repetition: not in the table, since they are written otherwise

    def append(self, *others: object) -> List[T]:
        """This list and others, one after the other; ``l + m`` is the same."""
        if not others:
            return self
        return make("List.append", (self, *(lift(other, self._sort) for other in others)), self._sort)  # type: ignore[no-any-return]

    def cycle(self, count: object) -> List[T]:
        """So many times this list."""
        return make("List.cycle", (lift(count, INT), self), self._sort)  # type: ignore[no-any-return]

    @staticmethod
    def repeat(count: object, element: object) -> List[Any]:
        """So many times an element."""
        term = lift(element)
        return make("List.repeat", (lift(count, INT), term), list_of(term._sort))  # type: ignore[no-any-return]

    def drift(self, count: object, by: object) -> List[T]:
        """So many times this list, with the numbers of the other added once more in each repetition; both must be written out."""
        other = lift(by, self._sort)
        if self._op != "list" or other._op != "list":
            raise SortError("List.drift needs two lists that are written out")
        return make("List.drift", (lift(count, INT), self, other), self._sort)  # type: ignore[no-any-return]

    def to_string(self) -> String:
        """The strings of a list put together, or the characters with these code points."""
        if self._sort not in (list_of(TEXT), list_of(INT)):
            raise SortError(f"List.to_string needs a list of strings or code points, not {self._sort!r}")
        return make("List.to_string", (self,), TEXT)  # type: ignore[no-any-return]

    # What Python would like to know of a list

    def __add__(self, other: object) -> List[T]:
        return self.append(other)

    def __radd__(self, other: object) -> List[T]:
        return lift(other, self._sort).append(self)  # type: ignore[no-any-return]

    def __len__(self) -> NoReturn:
        raise SymbolicError("the length of a symbolic list is not a number yet: write l.len()")

    def __contains__(self, item: object) -> NoReturn:
        raise SymbolicError("whether something is in a symbolic list is not known yet: write l.contains(x)")

    def __iter__(self) -> NoReturn:
        raise SymbolicError(
            "a symbolic list has no known elements to iterate over: write l.map(lambda x: …), l.forall(…), l.fold(…), l.sum() or another combinator"
        )

    def __reversed__(self) -> NoReturn:
        raise SymbolicError("a symbolic list has no known elements to iterate over: write l.rev()")

    def __getitem__(self, index: object) -> NoReturn:
        raise SymbolicError("a symbolic list may be too short: write l.nth(i, default) for l[i], l.take(n) for l[:n], l.drop(n) for l[n:]")


_CLASSES[ListSort] = List
