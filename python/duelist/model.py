"""Models: what the unknowns may be."""

from __future__ import annotations

import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Iterator

from .errors import SortError
from .printing import Names, quote
from .reading import Tree, spans, symbol, trees, value
from .sorts import Sort
from .terms import Expr, lift

if TYPE_CHECKING:
    from .solver import Solver


class Model(Mapping[Any, Any]):
    """The values of the unknowns, by name or by the unknown itself; of a term, the value that it has then.

    Values are made when they are asked for: instances of the user's classes, and lists as :class:`ListValue`. An unknown of another session or of SMT-LIB
    commands has its value as text.

    >>> import duelist as dl
    >>> x, l = dl.var("x", int), dl.var("l", list[int])
    >>> s = dl.Solver()
    >>> s.add(x == 3, l == [x, x + 1])
    >>> s.check()
    sat
    >>> m = s.model()
    >>> m[l], m["x"], m[l.sum() + x]
    ([3, 4], 3, 10)
    >>> m
    {l: [3, 4], x: 3}
    """

    def __init__(
        self,
        text: str,
        sorts: dict[str, Sort],
        names: Names,
        options: dict[str, Any] | None = None,
        solver: Solver | None = None,
        prelude: list[str] | None = None,
    ) -> None:
        #: The model as SMT-LIB definitions.
        self.text = text
        self._sorts, self._names = sorts, names
        self._options, self._prelude = dict(options or {}), prelude or []
        self._solver = weakref.ref(solver) if solver is not None else None
        self._generation = solver._generation if solver is not None else 0
        self._trees: dict[str, tuple[Tree, str]] | None = None
        self._values: dict[str, Any] = {}

    def _definitions(self) -> dict[str, tuple[Tree, str]]:
        """The definition of each symbol, read when it is first needed."""
        if self._trees is None:
            inside = self.text.strip()[1:-1]
            self._trees = {symbol(tree[1]): (tree, text) for tree, text in spans(inside)}
        return self._trees

    def _constants(self) -> list[str]:
        return sorted(name for name, (tree, _) in self._definitions().items() if not tree[2])

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            if key not in self._definitions() or self._definitions()[key][0][2]:
                raise KeyError(key)
            if key not in self._values:
                tree, _ = self._definitions()[key]
                sort = self._sorts.get(key)
                self._values[key] = value(tree[4], sort) if sort is not None else _render(tree[4])
            return self._values[key]
        if not isinstance(key, Expr):
            raise SortError(f"a model has values of names and of symbolic terms, not of {key!r}")
        if key._op == "const" and key._data in self._definitions() and self._sorts.get(key._data) is key._sort:
            return self[key._data]
        return self._evaluate(key)

    def _evaluate(self, term: Expr) -> Any:
        solver = self._solver() if self._solver is not None else None
        tree = solver._value(term, self._generation) if solver is not None else None
        return value(tree if tree is not None else self._apart(term), term._sort)

    def _apart(self, term: Expr) -> Tree:
        """Evaluates in a session of its own, where the unknowns are defined to be what they are here."""
        from .solver import Solver

        with Solver() as apart:
            apart._options, apart._names = {**self._options}, self._names
            apart._options.pop("unsat_cores", None)
            definitions = list(self._prelude)
            for name, (_, text) in self._definitions().items():
                sort = self._sorts.get(name)
                definitions.extend(apart._declare_sort(sort) if sort is not None else ())
                definitions.append(text)
                apart._declare(quote(name))
            text, declarations = apart._printed(term)
            script = "\n".join([*definitions, declarations, "(check-sat)", f"(get-value ({text}))"])
            return next(trees(apart._ask(script)[-1].text))[0][1]

    def __iter__(self) -> Iterator[str]:
        return iter(self._constants())

    def __len__(self) -> int:
        return len(self._constants())

    def __contains__(self, key: object) -> bool:
        name = key._data if isinstance(key, Expr) and key._op == "const" else key
        return isinstance(name, str) and name in self._constants()

    def __eq__(self, other: object) -> Any:
        if not isinstance(other, Mapping):
            return NotImplemented
        return set(self) == set(other) and all(self[name] == other[name] for name in self)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{{{', '.join(f'{name}: {self[name]!r}' for name in self)}}}"

    def _repr_html_(self) -> str:
        from .display import model_html

        return model_html(self)

    def __getstate__(self) -> dict[str, Any]:
        return {"text": self.text, "sorts": self._sorts, "options": self._options, "prelude": self._prelude}

    def __setstate__(self, state: dict[str, Any]) -> None:
        Model.__init__(self, state["text"], state["sorts"], Names(), state["options"], None, state["prelude"])


def _render(tree: Tree) -> str:
    """A value as SMT-LIB writes it."""
    if isinstance(tree, str):
        return tree
    return f"({' '.join(map(_render, tree))})"


def evaluate(term: object) -> Any:
    """The value of a term without unknowns.

    >>> from duelist import val
    >>> evaluate(val([3, 1, 2], list[int]).max(0))
    3
    """
    expression = lift(term)
    return Model("()", {}, Names())[expression]
