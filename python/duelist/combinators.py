"""Applications of combinators: one elaboration for all rows of the solver's table.

The table comes from the solver itself (:func:`duelist._native.signatures`), so what is accepted here is what it accepts.
"""

from __future__ import annotations

import inspect
from types import FunctionType
from typing import Any, Callable, NamedTuple

from . import _native
from .errors import ArityError, SortError
from .sorts import BOOL, INT, REAL, ListSort, OptionSort, Sort, list_of, tuple_of
from .terms import Expr, Function, bound, lift, make


class Parameter(NamedTuple):
    """What an argument must be: a ``function`` or a ``partial`` one, a ``value``, a ``list``."""

    kind: str
    inputs: tuple[str, ...]
    pattern: str


class Signature(NamedTuple):
    """How a combinator is written."""

    name: str
    parameters: tuple[Parameter, ...]
    outcome: tuple[str, str]
    numeric: str | None


TABLE: dict[str, Signature] = {
    name: Signature(name, tuple(Parameter(kind, tuple(inputs), pattern) for kind, inputs, pattern in parameters), outcome, numeric)
    for name, parameters, outcome, numeric in _native.signatures()
}

# What a function is told, in words.
_WORDS = {"element": "element", "second": "element of the second list", "image": "accumulator", "int": "index"}


def method(name: str, subject: Expr, *arguments: object) -> Any:
    """A combinator as a method: the subject is its first list, the others follow in their order."""
    rest = iter(arguments)
    parameters = TABLE[name].parameters
    first = next(index for index, parameter in enumerate(parameters) if parameter.kind == "list")
    return apply(name, *(subject if index == first else next(rest) for index in range(len(parameters))))


def apply(name: str, *arguments: Any) -> Any:
    """An application of a combinator to arguments in the order of the table."""
    signature = TABLE[name]
    sorts: dict[str, Sort] = {"bool": BOOL, "int": INT}
    args: list[Any] = list(arguments)
    numbered = list(enumerate(signature.parameters))
    for index, parameter in numbered:
        if parameter.kind == "list":
            args[index] = _list(name, parameter, args[index], sorts)
    for index, parameter in numbered:
        if parameter.kind == "value":
            args[index] = _value(name, parameter, args[index], sorts)
    for index, parameter in numbered:
        if parameter.kind in ("function", "partial"):
            args[index] = _function(signature, parameter, args, index, sorts)
    if signature.numeric and sorts[signature.numeric] not in (INT, REAL):
        raise SortError(f"{name} needs numbers, not {sorts[signature.numeric]!r}")
    return make(name, tuple(args), _outcome(signature, sorts))


def _list(name: str, parameter: Parameter, argument: Any, sorts: dict[str, Sort]) -> Expr:
    pattern = "image" if parameter.pattern == "images" else parameter.pattern
    known = sorts.get(pattern) if parameter.pattern != "images" else None
    term: Expr = lift(argument, list_of(known) if known else None)
    if not isinstance(term._sort, ListSort):
        raise SortError(f"{name} needs a list, but {term!r} is of type {term._sort!r}")
    element = term._sort.element
    if parameter.pattern == "images":
        if not isinstance(element, ListSort):
            raise SortError(f"{name} needs a list of lists, but {term!r} is of type {term._sort!r}")
        element = element.element
    sorts[pattern] = element
    return term


def _value(name: str, parameter: Parameter, argument: Any, sorts: dict[str, Sort]) -> Expr:
    if callable(argument) and not isinstance(argument, Expr) and not _is_value(argument):
        raise SortError(f"{name} has a function where a value is expected")
    term: Expr = lift(argument, sorts.get(parameter.pattern))
    sorts.setdefault(parameter.pattern, term._sort)
    return term


def _is_value(argument: Any) -> bool:
    return type(argument).__hash__ is None or not inspect.isroutine(argument) and not isinstance(argument, (type, Function))


def _function(signature: Signature, parameter: Parameter, args: list[Any], index: int, sorts: dict[str, Sort]) -> Expr:
    inputs = tuple(sorts[pattern] for pattern in parameter.inputs)
    words = tuple(_WORDS[pattern] for pattern in parameter.inputs)
    variables, body = trace(signature.name, args[index], inputs, words)
    pattern = parameter.pattern
    if parameter.kind == "partial":
        body = lift(body)
        if not isinstance(body._sort, OptionSort):
            raise SortError(
                f"the function of {signature.name} must return a value or None, not {body._sort!r}: write dl.If(condition, value, None) or dl.Some(value)"
            )
        sorts[pattern] = body._sort.inner
        return _lambda(variables, body)
    if pattern == "images":
        body = lift(body)
        if not isinstance(body._sort, ListSort):
            raise SortError(f"the function of {signature.name} must return a list, not {body._sort!r}")
        sorts["image"] = body._sort.element
        return _lambda(variables, body)
    if pattern not in sorts:
        body = lift(body)
        sorts[pattern] = body._sort
        return _lambda(variables, body)
    if isinstance(body, Expr) and body._sort is REAL and sorts[pattern] is INT and pattern == "image":
        # The accumulator starts from an integer and goes on with rational numbers: it is one from the start.
        sorts[pattern] = REAL
        for position, other in enumerate(signature.parameters):
            if other.kind == "value" and other.pattern == pattern:
                args[position] = lift(args[position], REAL)
        return _function(signature, parameter, args, index, sorts)
    try:
        return _lambda(variables, lift(body, sorts[pattern]))
    except SortError as error:
        raise SortError(f"the function of {signature.name} must return {sorts[pattern]!r}: {error}") from None


def trace(name: str, function: Callable[..., Any], sorts: tuple[Sort, ...], words: tuple[str, ...]) -> tuple[tuple[Expr, ...], Any]:
    """Calls a function once, with symbolic arguments, to see what it does with them."""
    if isinstance(function, Expr) or not callable(function):
        raise SortError(f"{name} needs a function, not {function!r}")
    names = _parameters(name, function, words)
    variables = tuple(map(bound, names, sorts))
    return variables, function(*variables)


def _parameters(name: str, function: Callable[..., Any], words: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the parameters of a function that takes as many as there are words."""
    generic = tuple(word.split()[0] for word in words)
    if isinstance(function, Function):
        return generic
    code = function.__code__ if isinstance(function, FunctionType) else None
    if code is not None and not code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS) and code.co_argcount == len(words):
        if not code.co_kwonlyargcount:
            # By far the most frequent case, without the cost of a signature.
            return code.co_varnames[: code.co_argcount]
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return generic
    try:
        given = signature.bind(*words)
    except TypeError:
        positional = [p for p in signature.parameters.values() if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        expected = f"{len(words)} argument{'s' * (len(words) != 1)} ({', '.join(words)})"
        raise ArityError(f"{name} gives its function {expected}, but this one takes {len(positional)}") from None
    names = [name for name, value in given.arguments.items() if value in words]
    return tuple(names) if len(names) == len(words) else generic


def _lambda(variables: tuple[Expr, ...], body: Expr) -> Expr:
    return make("lambda", (*variables, body), body._sort)  # type: ignore[no-any-return]


def _outcome(signature: Signature, sorts: dict[str, Sort]) -> Sort:
    kind, pattern = signature.outcome
    sort = tuple_of((sorts["element"], sorts["second"])) if pattern == "pair" else sorts[pattern]
    if kind == "value":
        return sort
    return list_of(sort) if kind == "list" else tuple_of((list_of(sort), list_of(sort)))
