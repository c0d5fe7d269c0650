"""Sorts: what the solver knows of Python types.

=================================  ===============================================
``bool``, ``int``, ``Fraction``     truth values, integers, rational numbers
``str``                             strings
``list[T]``                         lists of any length
an ``Enum``                         its members
a dataclass                         its fields; compared field by field
``Optional[T]``, ``T | None``       a value, or none
``tuple[A, B, …]``                  tuples of a fixed length
=================================  ===============================================

They nest to any depth. A dataclass cannot contain itself.
"""

from __future__ import annotations

import dataclasses
import enum
import sys
import types
import typing
from fractions import Fraction
from typing import Any

from .errors import UnsupportedTypeError


class Sort:
    """A sort. Equal sorts are the same object."""

    __slots__ = ("python", "__weakref__")

    #: The type that it was made from.
    python: Any

    def __init__(self, python: Any) -> None:
        self.python = python

    def parts(self) -> tuple[Sort, ...]:
        """The sorts that it is made of."""
        return ()

    def __repr__(self) -> str:
        return show(self.python)

    def __reduce__(self) -> tuple[Any, ...]:
        return sort_of, (self.python,)


class ListSort(Sort):
    """Lists of a sort."""

    __slots__ = ("element",)

    def __init__(self, element: Sort) -> None:
        super().__init__(types.GenericAlias(list, (element.python,)))
        self.element = element

    def parts(self) -> tuple[Sort, ...]:
        return (self.element,)


class OptionSort(Sort):
    """A value of a sort, or none."""

    __slots__ = ("inner",)

    def __init__(self, inner: Sort) -> None:
        super().__init__(typing.Optional[inner.python])
        self.inner = inner

    def parts(self) -> tuple[Sort, ...]:
        return (self.inner,)


class TupleSort(Sort):
    """Tuples of a fixed length."""

    __slots__ = ("items",)

    def __init__(self, items: tuple[Sort, ...]) -> None:
        super().__init__(types.GenericAlias(tuple, tuple(item.python for item in items) or ((),)))
        self.items = items

    def parts(self) -> tuple[Sort, ...]:
        return self.items


class EnumSort(Sort):
    """The members of an enumeration."""

    __slots__ = ("members",)

    def __init__(self, python: type[enum.Enum]) -> None:
        super().__init__(python)
        self.members: tuple[enum.Enum, ...] = tuple(python)


class RecordSort(Sort):
    """The instances of a dataclass."""

    __slots__ = ("fields",)

    def __init__(self, python: type, fields: dict[str, Sort]) -> None:
        super().__init__(python)
        self.fields = fields

    def parts(self) -> tuple[Sort, ...]:
        return tuple(self.fields.values())


BOOL = Sort(bool)
INT = Sort(int)
REAL = Sort(Fraction)
TEXT = Sort(str)

_SIMPLE = {bool: BOOL, int: INT, Fraction: REAL, str: TEXT}
# Sorts live as long as the program, as the classes that they are made of usually do.
_made: dict[Any, Sort] = {}


def list_of(element: Sort) -> ListSort:
    """The sort of lists of a sort."""
    return typing.cast(ListSort, _once((list, element), lambda: ListSort(element)))


def option_of(inner: Sort) -> OptionSort:
    """The sort of optional values of a sort."""
    if isinstance(inner, OptionSort):
        raise UnsupportedTypeError(f"{inner!r} is optional already: Python cannot tell a missing value from None inside another")
    return typing.cast(OptionSort, _once(("optional", inner), lambda: OptionSort(inner)))


def tuple_of(items: tuple[Sort, ...]) -> TupleSort:
    """The sort of tuples of some sorts."""
    return typing.cast(TupleSort, _once((tuple, items), lambda: TupleSort(items)))


def _once(key: Any, make: Any) -> Sort:
    found = _made.get(key)
    return found if found is not None else _made.setdefault(key, make())


def sort_of(python: Any) -> Sort:
    """The sort of a type.

    >>> sort_of(list[tuple[int, bool]])
    list[tuple[int, bool]]
    >>> sort_of(float)
    Traceback (most recent call last):
    ...
    duelist.errors.UnsupportedTypeError: float has no counterpart in the solver: use fractions.Fraction, which is exact
    """
    return _sort(python, ())


def _sort(python: Any, inside: tuple[type, ...]) -> Sort:
    if isinstance(python, Sort):
        return python
    try:
        simple = _SIMPLE.get(python)
    except TypeError:
        simple = None
    if simple is not None:
        return simple
    origin, arguments = typing.get_origin(python), typing.get_args(python)
    if origin is list:
        return list_of(_sort(arguments[0], inside))
    if origin is tuple:
        if Ellipsis in arguments:
            raise UnsupportedTypeError(f"{show(python)} is a tuple of any length: use list[{show(arguments[0])}]")
        return tuple_of(tuple(_sort(item, inside) for item in arguments if item != ()))
    if origin is typing.Union or origin is getattr(types, "UnionType", typing.Union):
        some = [item for item in arguments if item is not type(None)]
        if len(some) == 1 and len(arguments) == 2:
            return option_of(_sort(some[0], inside))
        raise UnsupportedTypeError(f"{show(python)} has no counterpart in the solver: the only union is that of a type with None")
    if origin is typing.Annotated:
        return _sort(arguments[0], inside)
    if isinstance(python, type) and origin is None:
        if issubclass(python, enum.Enum):
            if not len(python):
                raise UnsupportedTypeError(f"{show(python)} has no members")
            return _once(python, lambda: EnumSort(python))
        if dataclasses.is_dataclass(python):
            return _record(python, inside)
    raise UnsupportedTypeError(_refusal(python))


def _record(python: type, inside: tuple[type, ...]) -> Sort:
    found = _made.get(python)
    if found is not None:
        return found
    if python in inside:
        raise UnsupportedTypeError(f"{show(python)} contains itself: use a list for sequences; trees have no counterpart in the solver")
    try:
        hints = typing.get_type_hints(python, localns={python.__name__: python})
    except NameError as error:
        raise UnsupportedTypeError(f"the annotations of {show(python)} cannot be resolved: {error}") from error
    fields = {}
    for field in dataclasses.fields(python):
        if field.name in ("_op", "_args", "_sort", "_data"):
            raise UnsupportedTypeError(f"{show(python)}.{field.name}: the name is taken, call it otherwise")
        try:
            fields[field.name] = _sort(hints[field.name], (*inside, python))
        except UnsupportedTypeError as error:
            raise UnsupportedTypeError(f"{show(python)}.{field.name}: {error}") from None
    return _once(python, lambda: RecordSort(python, fields))


def _refusal(python: Any) -> str:
    """What to write instead of a type that is not supported. The one place that knows."""
    hints = {
        float: "use fractions.Fraction, which is exact",
        complex: "use two fields of type fractions.Fraction",
        bytes: "use list[int]",
        list: "say what its elements are: list[int]",
        tuple: "say what its items are: tuple[int, bool]",
        dict: "use a list of pairs: list[tuple[K, V]]",
        set: "use a list",
        type(None): "use Optional[T]",
        typing.Any: "say what it is",
    }
    try:
        hint = hints.get(typing.get_origin(python) or python)
    except TypeError:
        hint = None
    if hint is None and isinstance(python, type):
        hint = "make it a dataclass or an Enum"
    if hint is None:
        hint = "use bool, int, Fraction, str, list[T], Optional[T], tuple[A, B], an Enum or a dataclass"
    return f"{show(python)} has no counterpart in the solver: {hint}"


def show(python: Any) -> str:
    """A type as it is written."""
    origin, arguments = typing.get_origin(python), typing.get_args(python)
    if origin is typing.Union or (sys.version_info >= (3, 10) and origin is types.UnionType):
        some = [show(item) for item in arguments if item is not type(None)]
        return f"Optional[{some[0]}]" if len(some) == 1 else " | ".join(show(item) for item in arguments)
    if origin in (list, tuple):
        inside = ", ".join("..." if item is Ellipsis else "()" if item == () else show(item) for item in arguments)
        return f"{origin.__name__}[{inside}]"
    if isinstance(python, type):
        return python.__qualname__.rpartition("<locals>.")[2]
    return repr(python) if python is not None else "None"
