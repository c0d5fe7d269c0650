"""Terms and problems for other processes."""

from __future__ import annotations

import enum
import sys
from typing import Any

from .errors import UnpicklableProblemError
from .printing import graph
from .sorts import Sort, show
from .terms import Expr, bound, make

Row = tuple[str, tuple[int, ...], Sort, Any]


def flatten(root: Expr) -> tuple[Any, tuple[list[Row]]]:
    """A term as a table, arguments first: pickling it does not recurse."""
    check_importable(root)
    order = graph(root)
    index = {term: number for number, term in enumerate(order)}
    return _restore, ([(term._op, tuple(index[argument] for argument in term._args), term._sort, term._data) for term in order],)


def _restore(rows: list[Row]) -> Expr:
    terms: list[Any] = []
    for op, args, sort, data in rows:
        if op == "bound":
            # Numbers of another process mean nothing here.
            terms.append(bound(data[0], sort))
        else:
            terms.append(make(op, tuple(terms[index] for index in args), sort, data))
    return terms[-1]  # type: ignore[no-any-return]


def check_importable(root: Expr) -> None:
    """Another process must find the classes of a problem under their names."""
    seen: set[Sort] = set()
    todo: list[Sort] = [term._sort for term in graph(root)]
    while todo:
        sort = todo.pop()
        if sort in seen:
            continue
        seen.add(sort)
        todo.extend(sort.parts())
        python = sort.python
        if isinstance(python, type) and python.__module__ not in ("builtins", "fractions", "__main__") and _found(python) is not python:
            kind = "the enumeration" if issubclass(python, enum.Enum) else "the class"
            raise UnpicklableProblemError(
                f"{kind} {show(python)} cannot be found by another process under the name {python.__module__}.{python.__qualname__}: "
                "define it at the top level of a module, or send the problem as text, solver.to_smt2()"
            )


def _found(python: type) -> Any:
    found: Any = sys.modules.get(python.__module__)
    for name in python.__qualname__.split("."):
        found = getattr(found, name, None)
    return found
