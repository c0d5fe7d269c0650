"""Symbolic values: terms that are built by Python's operators, and shared where they are equal.

A term is made once: two that are equal are the same object, so a problem is a graph whatever the way it was written. Terms know their sort when they are
made, and everything that is wrong with one is said then.
"""

from __future__ import annotations

import dataclasses
import enum
import itertools
import weakref
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Callable, Iterator, NoReturn, TypeVar, overload

from .errors import SortError, SymbolicError
from .sorts import (
    BOOL,
    INT,
    REAL,
    TEXT,
    EnumSort,
    ListSort,
    OptionSort,
    RecordSort,
    Sort,
    TupleSort,
    list_of,
    option_of,
    show,
    sort_of,
    tuple_of,
)

if TYPE_CHECKING:
    from .lists import List
    from .strings import String

T = TypeVar("T")

#: The last code point that SMT-LIB's strings have.
LAST_CHARACTER = 0x2FFFF

_terms: weakref.WeakValueDictionary[Any, Expr] = weakref.WeakValueDictionary()
_serial = itertools.count()


class Expr:
    """A symbolic value. Its public names are those of the value it stands for; what is internal begins with an underscore."""

    __slots__ = ("_op", "_args", "_sort", "_data", "__weakref__")

    _op: str
    _args: tuple[Expr, ...]
    _sort: Sort
    _data: Any

    def __eq__(self, other: object) -> Bool:  # type: ignore[override]
        left, right = unify(self, other, "==")
        return make("=", (left, right), BOOL)  # type: ignore[no-any-return]

    def __ne__(self, other: object) -> Bool:  # type: ignore[override]
        return ~(self == other)

    __hash__ = object.__hash__

    def __bool__(self) -> NoReturn:
        raise SymbolicError(
            "the truth of a symbolic value is not known while the problem is stated. Write dl.If(c, a, b) for `a if c else b`, dl.And(a, b) "
            "or a & b for `a and b`, dl.Or(a, b) or a | b for `a or b`, dl.Not(a) or ~a for `not a`, dl.And(a <= x, x <= b) for `a <= x <= b`"
        )

    def __iter__(self) -> Iterator[Any]:
        raise SymbolicError(f"a symbolic {self._sort!r} cannot be iterated over")

    def __contains__(self, item: object) -> NoReturn:
        raise SymbolicError(f"`in` is not known of a symbolic {self._sort!r}")

    def __repr__(self) -> str:
        from .printing import sketch

        return sketch(self)

    def __reduce__(self) -> tuple[Any, ...]:
        from .pickling import flatten

        return flatten(self)

    def __copy__(self) -> Expr:
        return self

    def __deepcopy__(self, memo: Any) -> Expr:
        return self


def make(op: str, args: tuple[Expr, ...], sort: Sort, data: Any = None) -> Any:
    """The term with this operator and these arguments, which must fit."""
    key = (op, data, sort, *map(id, args))
    found = _terms.get(key)
    if found is None:
        found = object.__new__(_CLASSES[type(sort)] if type(sort) is not Sort else _SCALARS[sort])
        found._op, found._args, found._sort, found._data = op, args, sort, data
        _terms[key] = found
    return found


class Bool(Expr):
    """A symbolic truth value, with ``&``, ``|``, ``^`` and ``~``."""

    __slots__ = ()

    def __and__(self, other: object) -> Bool:
        return And(self, other)

    def __rand__(self, other: object) -> Bool:
        return And(other, self)

    def __or__(self, other: object) -> Bool:
        return Or(self, other)

    def __ror__(self, other: object) -> Bool:
        return Or(other, self)

    def __xor__(self, other: object) -> Bool:
        return make("xor", (self, lift(other, BOOL)), BOOL)  # type: ignore[no-any-return]

    __rxor__ = __xor__

    def __invert__(self) -> Bool:
        return make("not", (self,), BOOL)  # type: ignore[no-any-return]


class Number(Expr):
    """A symbolic integer or rational number."""

    __slots__ = ()

    def _calculate(self, op: str, other: object, swapped: bool = False) -> Any:
        if _is_foreign(other):
            return NotImplemented
        pair = unify(other, self, op) if swapped else unify(self, other, op)
        return make(op, pair, _number(pair[0], op))

    def _compare(self, op: str, other: object) -> Any:
        if _is_foreign(other):
            return NotImplemented
        left, right = unify(self, other, op)
        _number(left, op)
        return make(op, (left, right), BOOL)

    def __add__(self, other: object) -> Any:
        return self._calculate("+", other)

    def __radd__(self, other: object) -> Any:
        return self._calculate("+", other, swapped=True)

    def __sub__(self, other: object) -> Any:
        return self._calculate("-", other)

    def __rsub__(self, other: object) -> Any:
        return self._calculate("-", other, swapped=True)

    def __mul__(self, other: object) -> Any:
        return self._calculate("*", other)

    def __rmul__(self, other: object) -> Any:
        return self._calculate("*", other, swapped=True)

    def __truediv__(self, other: object) -> Real:
        return make("/", (lift(self, REAL), lift(other, REAL)), REAL)  # type: ignore[no-any-return]

    def __rtruediv__(self, other: object) -> Real:
        return make("/", (lift(other, REAL), lift(self, REAL)), REAL)  # type: ignore[no-any-return]

    def __pow__(self, exponent: object) -> Any:
        if not isinstance(exponent, int) or isinstance(exponent, bool) or not 0 <= exponent <= 64:
            raise SortError("the exponent must be an int from 0 to 64")
        result = lift(1, self._sort)
        for _ in range(exponent):
            result = self if result is lift(1, self._sort) else result * self
        return result

    def __neg__(self) -> Any:
        return make("-", (self,), self._sort)

    def __pos__(self) -> Any:
        return self

    def __lt__(self, other: object) -> Any:
        return self._compare("<", other)

    def __le__(self, other: object) -> Any:
        return self._compare("<=", other)

    def __gt__(self, other: object) -> Any:
        return self._compare(">", other)

    def __ge__(self, other: object) -> Any:
        return self._compare(">=", other)

    def __int__(self) -> NoReturn:
        raise SymbolicError("a symbolic number has no value yet: ask a model for it, model[x]")

    __index__ = __float__ = __round__ = __int__


class Int(Number):
    """A symbolic integer. ``//`` and ``%`` are Python's, which round towards minus infinity; :func:`div` and :func:`mod` are the solver's."""

    __slots__ = ()

    def __floordiv__(self, other: object) -> Any:
        return NotImplemented if _is_foreign(other) else _floor("div", self, lift(other, INT))

    def __rfloordiv__(self, other: object) -> Any:
        return _floor("div", lift(other, INT), self)

    def __mod__(self, other: object) -> Any:
        return NotImplemented if _is_foreign(other) else _floor("mod", self, lift(other, INT))

    def __rmod__(self, other: object) -> Any:
        return _floor("mod", lift(other, INT), self)

    def __abs__(self) -> Int:
        return make("abs", (self,), INT)  # type: ignore[no-any-return]

    def to_str(self) -> String:
        """Its digits, without leading zeros; of a negative number the empty string."""
        return make("str.from_int", (self,), TEXT)  # type: ignore[no-any-return]

    def to_char(self) -> String:
        """The character with this code point; the empty string if there is none."""
        return make("str.from_code", (self,), TEXT)  # type: ignore[no-any-return]

    def __trunc__(self) -> Int:
        return self

    __floor__ = __ceil__ = __trunc__


class Real(Number):
    """A symbolic rational number. ``math.floor`` and ``math.ceil`` give integers."""

    __slots__ = ()

    def __abs__(self) -> Real:
        return If(self >= 0, self, -self)  # type: ignore[no-any-return]

    def __floor__(self) -> Int:
        return make("to_int", (self,), INT)  # type: ignore[no-any-return]

    def __ceil__(self) -> Int:
        return -make("to_int", (-self,), INT)  # type: ignore[no-any-return]

    def is_integer(self) -> Bool:
        """Whether it is a whole number."""
        return make("is_int", (self,), BOOL)  # type: ignore[no-any-return]


class Enumerated(Expr):
    """A symbolic member of an enumeration."""

    __slots__ = ()


class Record(Expr):
    """A symbolic instance of a dataclass: its attributes are the fields."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        sort = self._sort
        assert isinstance(sort, RecordSort)
        if name not in sort.fields:
            raise AttributeError(f"{sort!r} has no field {name!r}; it has {', '.join(sort.fields) or 'none'}")
        return make("select", (self,), sort.fields[name], name)

    def __setattr__(self, name: str, value: object) -> None:
        if name in Expr.__slots__:
            return object.__setattr__(self, name, value)
        raise SymbolicError(f"a symbolic {self._sort!r} cannot be changed: write dl.replace(x, {name}=…) for a copy with another {name}")


class Tuple(Expr):
    """A symbolic tuple: ``t[0]``, ``a, b = t``, ``len(t)``."""

    __slots__ = ()

    def __getitem__(self, index: int) -> Any:
        sort = self._sort
        assert isinstance(sort, TupleSort)
        if not isinstance(index, int):
            raise SymbolicError("the index of a symbolic tuple must be an int that is known")
        position = range(len(sort.items))[index]
        return make("item", (self,), sort.items[position], position)

    def __len__(self) -> int:
        return len(self._sort.parts())

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self)))


class Option(Expr):
    """A symbolic value that may be missing."""

    __slots__ = ()

    def is_none(self) -> Bool:
        """Whether there is no value; the same as ``x == None``."""
        return make("is_none", (self,), BOOL)  # type: ignore[no-any-return]

    def is_some(self) -> Bool:
        """Whether there is a value."""
        return ~self.is_none()

    @property
    def value(self) -> Any:
        """The value. If there is none, it can be anything."""
        return make("value", (self,), self._sort.parts()[0])

    def get(self, default: object) -> Any:
        """The value, or another one if there is none."""
        return If(self.is_none(), lift(default, self._sort.parts()[0]), self.value)

    def map(self, function: Callable[[Any], Any]) -> Option:
        """The image of the value, if there is one."""
        return If(self.is_none(), None, Some(function(self.value)))  # type: ignore[no-any-return]

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"{self._sort!r} may be None: write x.value.{name}, or x.get(default).{name}")


class Function:
    """A declared function: only that equal arguments give equal results is known of it."""

    def __init__(self, name: str, parameters: tuple[Sort, ...], result: Sort) -> None:
        self.name, self.parameters, self.result = name, parameters, result

    def __call__(self, *arguments: object) -> Any:
        from .errors import ArityError

        if len(arguments) != len(self.parameters):
            raise ArityError(f"{self.name} takes {len(self.parameters)} arguments, not {len(arguments)}")
        args = tuple(lift(argument, sort) for argument, sort in zip(arguments, self.parameters))
        return make("call", args, self.result, (self.name, self.parameters))

    def __repr__(self) -> str:
        return f"{self.name}({', '.join(map(repr, self.parameters))}) -> {self.result!r}"


_SCALARS: dict[Sort, type[Expr]] = {BOOL: Bool, INT: Int, REAL: Real}
_CLASSES: dict[type[Sort], type[Expr]] = {EnumSort: Enumerated, RecordSort: Record, TupleSort: Tuple, OptionSort: Option}


@overload
def var(name: str, type: type[bool]) -> Bool: ...  # type: ignore[overload-overlap]
@overload
def var(name: str, type: type[int]) -> Int: ...
@overload
def var(name: str, type: type[Fraction]) -> Real: ...
@overload
def var(name: str, type: type[str]) -> String: ...
@overload
def var(name: str, type: type[list[T]]) -> List[T]: ...
@overload
def var(name: str, type: Any) -> Any: ...
def var(name: str, type: Any) -> Any:
    """An unknown with a name: two with the same name and type are the same one.

    >>> prices = var("prices", list[int])
    >>> prices.sum() > 100
    List.sum(prices) > 100
    """
    if not isinstance(name, str):
        raise SortError(f"the name of a variable must be a str, not {name!r}")
    return make("const", (), sort_of(type), name)


def function(name: str, *types: Any) -> Function:
    """A function of which nothing is known; the last type is that of its result.

    >>> f = function("f", int, bool)
    >>> f(var("x", int) + 1)
    f(x + 1)
    """
    if len(types) < 2:
        raise SortError("a function needs the types of its parameters and of its result")
    sorts = tuple(sort_of(type) for type in types)
    return Function(name, sorts[:-1], sorts[-1])


def bound(name: str, sort: Sort) -> Any:
    """A parameter of a lambda: different from every other."""
    return make("bound", (), sort, (name, next(_serial)))


def val(value: object, type: Any) -> Any:
    """A Python value as a symbolic one, where its type does not follow from it.

    >>> val([], list[int]).len()
    List.len([])
    """
    return lift(value, sort_of(type))


def lift(value: object, sort: Sort | None = None) -> Any:
    """A value as a term of a sort. Integers become rational numbers where these are expected, and values become optional."""
    if isinstance(value, Expr):
        return value if sort is None or value._sort is sort else _convert(value, sort)
    if sort is None:
        sort = _infer(value)
    if isinstance(sort, OptionSort):
        if value is None:
            return make("none", (), sort)
        return make("some", (lift(value, sort.inner),), sort)
    if sort is BOOL and isinstance(value, bool):
        return make("literal", (), sort, value)
    if sort is INT and isinstance(value, int) and not isinstance(value, (bool, enum.Enum)):
        return make("literal", (), sort, int(value))
    if sort is REAL and isinstance(value, (int, Fraction)) and not isinstance(value, (bool, enum.Enum)):
        return make("literal", (), sort, Fraction(value))
    if sort is TEXT and isinstance(value, str) and not isinstance(value, enum.Enum):
        if any(ord(character) > LAST_CHARACTER for character in value):
            raise SortError(f"{value!r} has characters beyond U+2FFFF, which the solver does not know")
        return make("literal", (), sort, str(value))
    if isinstance(sort, EnumSort) and isinstance(value, sort.python):
        return make("member", (), sort, sort.members.index(value))
    if isinstance(sort, RecordSort) and isinstance(value, sort.python) and not isinstance(value, type):
        return make("record", tuple(_field(value, name, part) for name, part in sort.fields.items()), sort)
    if isinstance(sort, TupleSort) and isinstance(value, tuple) and len(value) == len(sort.items):
        return make("tuple", tuple(map(lift, value, sort.items)), sort)
    if isinstance(sort, ListSort):
        from .values import ListValue, term_of

        if isinstance(value, ListValue):
            return term_of(value, sort)
        if isinstance(value, (list, tuple, range)):
            return make("list", tuple(lift(item, sort.element) for item in value), sort)
    raise SortError(f"{value!r} is not of type {sort!r}")


def _field(value: Any, name: str, sort: Sort) -> Any:
    try:
        return lift(getattr(value, name), sort)
    except SortError as error:
        raise SortError(f"{show(type(value))}.{name}: {error}") from None


def _convert(term: Expr, sort: Sort) -> Any:
    if sort is REAL and term._sort is INT:
        if term._op == "literal":
            return make("literal", (), REAL, Fraction(term._data))
        return make("to_real", (term,), REAL)
    if isinstance(sort, OptionSort) and not isinstance(term._sort, OptionSort):
        return make("some", (lift(term, sort.inner),), sort)
    if isinstance(sort, ListSort) and term._op == "list":
        return make("list", tuple(lift(item, sort.element) for item in term._args), sort)
    raise SortError(f"{term!r} is of type {term._sort!r}, but {sort!r} is expected")


def _infer(value: object) -> Sort:
    from .values import ListValue

    if value is None:
        raise SortError("None needs a type here: write dl.val(None, Optional[int])")
    if isinstance(value, tuple):
        return tuple_of(tuple(lift(item)._sort for item in value))
    if isinstance(value, ListValue):
        return value.sort
    if isinstance(value, (list, range)):
        if not len(value):
            raise SortError("an empty list needs a type here: write dl.val([], list[int])")
        if isinstance(value, range):
            return list_of(INT)
        return list_of(common(*value))
    if isinstance(value, Function) or (callable(value) and not isinstance(value, enum.Enum) and not dataclasses.is_dataclass(value)):
        raise SortError(f"{value!r} is a function, but a value is expected")
    return sort_of(type(value))


def common(*values: object) -> Sort:
    """The sort that all these values can have."""
    sorts = [lift(value)._sort for value in values if value is not None]
    if not sorts:
        raise SortError("None needs a type here: write dl.val(None, Optional[int])")
    inner = [sort.inner if isinstance(sort, OptionSort) else sort for sort in sorts]
    sort = REAL if REAL in inner and INT in inner else inner[0]
    optional = len(sorts) < len(values) or any(isinstance(sort, OptionSort) for sort in sorts)
    return option_of(sort) if optional else sort


def unify(left: object, right: object, what: str) -> tuple[Any, Any]:
    """Both values as terms of one sort."""
    if isinstance(left, Expr) and isinstance(right, Expr) and left._sort is right._sort:
        return left, right
    try:
        # The sort of a term is known best; a value without one, such as an empty list, takes it over.
        if isinstance(left, Expr) and not isinstance(right, Expr) and left._sort is not INT and right is not None:
            return left, lift(right, left._sort)
        if isinstance(right, Expr) and not isinstance(left, Expr) and right._sort is not INT and left is not None:
            return lift(left, right._sort), right
        sort = common(left, right)
        return lift(left, sort), lift(right, sort)
    except SortError as error:
        sides = [f"{side!r} of type {side._sort!r}" if isinstance(side, Expr) else repr(side) for side in (left, right)]
        raise SortError(f"{sides[0]} and {sides[1]} do not fit together in `{what}`: {error}") from None


def _number(term: Expr, op: str) -> Sort:
    if term._sort is INT or term._sort is REAL:
        return term._sort
    raise SortError(f"`{op}` needs numbers, but {term!r} is of type {term._sort!r}")


def _is_foreign(value: object) -> bool:
    """Whether Python should ask the other side for the operation."""
    return not isinstance(value, (Expr, int, Fraction, enum.Enum, tuple, list, float, str, type(None), complex, bytes)) and not dataclasses.is_dataclass(value)


def _floor(op: str, left: Expr, right: Expr) -> Any:
    """Python's quotient and remainder by Euclid's, which agree with them for divisors above 0: both numbers change their sign together."""
    straight = make(op, (left, right), INT)
    if right._op == "literal" and right._data > 0:
        return straight
    mirrored = make(op, (-left, -right), INT)  # type: ignore[operator]
    if op == "mod":
        mirrored = -mirrored
    if right._op == "literal" and right._data < 0:
        return mirrored
    return If(right > 0, straight, mirrored)  # type: ignore[operator]


def div(left: object, right: object) -> Int:
    """Euclid's quotient, as SMT-LIB has it: the remainder is never negative."""
    return make("div", (lift(left, INT), lift(right, INT)), INT)  # type: ignore[no-any-return]


def mod(left: object, right: object) -> Int:
    """Euclid's remainder, which is never negative."""
    return make("mod", (lift(left, INT), lift(right, INT)), INT)  # type: ignore[no-any-return]


def _flat(claims: tuple[object, ...]) -> tuple[Any, ...]:
    if len(claims) == 1 and not isinstance(claims[0], (Expr, bool)):
        try:
            claims = tuple(claims[0])  # type: ignore[arg-type]
        except TypeError:
            pass
    return tuple(lift(claim, BOOL) for claim in claims)


def And(*claims: object) -> Bool:
    """Whether all of these hold; they may also be given as one iterable.

    >>> x = var("x", int)
    >>> And(0 <= x, x <= 9)
    (x >= 0) & (x <= 9)
    """
    args = _flat(claims)
    return make("and", args, BOOL) if len(args) > 1 else args[0] if args else lift(True)  # type: ignore[no-any-return]


def Or(*claims: object) -> Bool:
    """Whether one of these holds; they may also be given as one iterable."""
    args = _flat(claims)
    return make("or", args, BOOL) if len(args) > 1 else args[0] if args else lift(False)  # type: ignore[no-any-return]


def Not(claim: object) -> Bool:
    """Whether this does not hold."""
    return ~lift(claim, BOOL)  # type: ignore[no-any-return]


def Implies(premise: object, conclusion: object) -> Bool:
    """Whether the conclusion holds wherever the premise does."""
    return make("=>", (lift(premise, BOOL), lift(conclusion, BOOL)), BOOL)  # type: ignore[no-any-return]


def Distinct(*values: object) -> Bool:
    """Whether all of these differ from each other."""
    sort = common(*values)
    args = tuple(lift(value, sort) for value in values)
    return make("distinct", args, BOOL) if len(args) > 1 else lift(True)  # type: ignore[no-any-return]


def If(condition: object, then: object, otherwise: object) -> Any:
    """One value if the condition holds, else the other.

    >>> x = var("x", int)
    >>> If(x >= 0, x, -x)
    If(x >= 0, x, -x)
    """
    left, right = unify(then, otherwise, "If")
    return make("ite", (lift(condition, BOOL), left, right), left._sort)


def Some(value: object) -> Option:
    """A value that is not missing, as one that might be."""
    term = lift(value)
    return make("some", (term,), option_of(term._sort))  # type: ignore[no-any-return]


def replace(record: Any, **changes: object) -> Record:
    """A symbolic instance of a dataclass with some fields changed, as by :func:`dataclasses.replace`."""
    term = lift(record)
    if not isinstance(term._sort, RecordSort):
        raise SortError(f"{record!r} is of type {term._sort!r}, but a dataclass is expected")
    unknown = [name for name in changes if name not in term._sort.fields]
    if unknown:
        raise SortError(f"{term._sort!r} has no field {unknown[0]!r}")
    fields = (_changed(term, name, sort, changes) for name, sort in term._sort.fields.items())
    return make("record", tuple(fields), term._sort)  # type: ignore[no-any-return]


def _changed(term: Any, name: str, sort: Sort, changes: dict[str, object]) -> Any:
    return lift(changes[name], sort) if name in changes else getattr(term, name)
