"""Random terms of any sort over given unknowns, with every combinator of the solver's table."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from fractions import Fraction
from typing import Optional

from hypothesis import strategies as st

import duelist as dl
from duelist.combinators import TABLE, apply
from duelist.sorts import BOOL, INT, REAL, TEXT, EnumSort, ListSort, OptionSort, RecordSort, Sort, TupleSort, list_of, option_of, sort_of, tuple_of
from duelist.terms import lift, make


class Color(enum.Enum):
    RED = 1
    GREEN = 2


@dataclass
class Item:
    price: int
    color: Color
    rate: Optional[int]


ELEMENTS = [INT, BOOL, REAL, TEXT, sort_of(Item), sort_of(Color), sort_of(tuple[int, bool]), sort_of(Optional[int])]
PATTERNS = ["a*b?", "[^a]+|0", r"(\\d|a){1,2}.", r"\\w\\W|[a-b]{2,}", ""]
SMALL = st.integers(-3, 5)


def value(sort: Sort) -> st.SearchStrategy:
    """A Python value of a sort."""
    if sort is BOOL:
        return st.booleans()
    if sort is INT:
        return SMALL
    if sort is REAL:
        return st.builds(Fraction, SMALL, st.sampled_from([1, 2, 3]))
    if sort is TEXT:
        return st.text(alphabet='ab0"\\é', max_size=3)
    if isinstance(sort, EnumSort):
        return st.sampled_from(sort.members)
    if isinstance(sort, OptionSort):
        return st.none() | value(sort.inner)
    if isinstance(sort, TupleSort):
        return st.tuples(*map(value, sort.items))
    if isinstance(sort, RecordSort):
        return st.builds(sort.python, **{name: value(part) for name, part in sort.fields.items()})
    assert isinstance(sort, ListSort)
    return st.lists(value(sort.element), max_size=4)


@st.composite
def term(draw, sort: Sort, scope: list, depth: int):
    """A term of a sort over the unknowns and parameters in scope."""
    fitting = [variable for variable in scope if variable._sort is sort]
    if depth <= 0 or draw(st.integers(0, 9)) == 0:
        if fitting and draw(st.booleans()):
            return draw(st.sampled_from(fitting))
        return lift(draw(value(sort)), sort)
    below = lambda wanted: draw(term(wanted, scope, depth - 1))  # noqa: E731
    makers = []
    rows = [row for row in TABLE.values() if bindings(row, sort) is not None]
    if rows:
        makers += [lambda: draw(application(draw(st.sampled_from(rows)), sort, scope, depth))] * 3
    if sort is BOOL:
        makers += [
            lambda: below(INT) < below(INT),
            lambda: below(INT) == below(INT),
            lambda: dl.And(below(BOOL), below(BOOL)),
            lambda: dl.Or(below(BOOL), ~below(BOOL)),
            lambda: dl.Implies(below(BOOL), below(BOOL)),
            lambda: (lambda s: below(s) == below(s))(list_of(draw(st.sampled_from(ELEMENTS)))),
        ]
    if sort is INT:
        makers += [
            lambda: below(INT) + below(INT),
            lambda: below(INT) - below(INT),
            lambda: below(INT) * draw(SMALL),
            lambda: below(INT) // draw(st.sampled_from([-3, -2, 2, 3])),
            lambda: below(INT) % draw(st.sampled_from([-3, -2, 2, 3])),
            lambda: abs(below(INT)),
            lambda: below(sort_of(Item)).price,
            lambda: below(sort_of(Optional[int])).get(draw(SMALL)),
            lambda: below(REAL).__floor__(),
        ]
    if sort is BOOL:
        makers += [
            lambda: below(TEXT) < below(TEXT),
            lambda: below(TEXT).startswith(below(TEXT)),
            lambda: below(TEXT).endswith(below(TEXT)),
            lambda: below(TEXT).contains(below(TEXT)),
            lambda: below(TEXT).fullmatch(draw(st.sampled_from(PATTERNS))),
        ]
    if sort is INT:
        makers += [
            lambda: below(TEXT).len(),
            lambda: below(TEXT).find(below(TEXT), below(INT)),
            lambda: below(TEXT).to_int(),
            lambda: below(TEXT).to_code(),
        ]
    if sort is TEXT:
        makers += [
            lambda: below(TEXT) + below(TEXT),
            lambda: below(TEXT).at(below(INT)),
            lambda: below(TEXT).substr(below(INT), below(INT)),
            lambda: below(TEXT).replace(below(TEXT), below(TEXT), 1),
            lambda: below(TEXT).replace("a", below(TEXT)),
            lambda: below(INT).to_str(),
            lambda: below(TEXT).chars().to_string(),
        ]
    if sort is REAL:
        makers += [lambda: below(REAL) + below(REAL), lambda: below(INT) / draw(st.sampled_from([-2, 3])), lambda: -below(REAL)]
    if isinstance(sort, ListSort):
        makers += [lambda: below(sort) + below(sort), lambda: dl.repeat(draw(SMALL), below(sort.element)), lambda: below(sort).cycle(draw(st.integers(-1, 2)))]
    if isinstance(sort, (TupleSort, RecordSort)):
        op = "tuple" if isinstance(sort, TupleSort) else "record"
        makers += [lambda: make(op, tuple(below(part) for part in sort.parts()), sort)]
    if isinstance(sort, OptionSort):
        makers += [lambda: dl.Some(below(sort.inner))]
    makers += [lambda: dl.If(below(BOOL), below(sort), below(sort))]
    return draw(st.sampled_from(makers))()


def bindings(row, sort: Sort) -> dict | None:
    """What the patterns of a row stand for, as far as its outcome says so; None if it has another sort."""
    kind, pattern = row.outcome
    if kind == "list":
        if not isinstance(sort, ListSort):
            return None
        sort = sort.element
    if kind == "lists":
        if not (isinstance(sort, TupleSort) and len(sort.items) == 2 and sort.items[0] is sort.items[1] and isinstance(sort.items[0], ListSort)):
            return None
        sort = sort.items[0].element
    if pattern in ("bool", "int"):
        return {} if sort is {"bool": BOOL, "int": INT}[pattern] else None
    if pattern == "pair":
        return {"element": sort.items[0], "second": sort.items[1]} if isinstance(sort, TupleSort) and len(sort.items) == 2 else None
    if row.numeric == pattern and sort not in (INT, REAL):
        return None
    if isinstance(sort, OptionSort) and any(parameter.kind == "partial" and parameter.pattern == pattern for parameter in row.parameters):
        return None
    return {pattern: sort}


@st.composite
def application(draw, row, sort: Sort, scope: list, depth: int):
    """An application of a combinator that has this sort."""
    sorts = {"bool": BOOL, "int": INT, **bindings(row, sort)}
    for pattern in ("element", "second", "image"):
        if pattern not in sorts:
            sorts[pattern] = draw(st.sampled_from([INT, REAL] if row.numeric == pattern else ELEMENTS))
    sorts["images"] = list_of(sorts["image"])
    arguments = []
    for parameter in row.parameters:
        if parameter.kind == "list":
            arguments.append(draw(term(list_of(sorts[parameter.pattern]), scope, depth - 1)))
        elif parameter.kind == "value":
            arguments.append(draw(term(sorts[parameter.pattern], scope, depth - 1)))
        else:
            result = sorts[parameter.pattern] if parameter.kind == "function" else option_of(sorts[parameter.pattern])
            arguments.append(function(draw, len(parameter.inputs), result, scope, depth))
    return apply(row.name, *arguments)


def function(draw, arity: int, result: Sort, scope: list, depth: int):
    """A Python function of so many arguments, to be traced."""
    body = lambda *variables: draw(term(result, [*scope, *variables], depth - 1))  # noqa: E731
    return {1: lambda x: body(x), 2: lambda x, y: body(x, y), 3: lambda x, y, z: body(x, y, z)}[arity]
