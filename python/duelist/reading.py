"""What the solver prints: s-expressions, and values of a sort."""

from __future__ import annotations

import dataclasses
import re
from fractions import Fraction
from typing import Any, Iterator, Union

from .errors import DuelistError, ValueConstructionError
from .sorts import BOOL, INT, REAL, TEXT, EnumSort, ListSort, OptionSort, RecordSort, Sort, TupleSort, show
from .values import ListValue, Run

# A symbol, a number or a string is a text, anything else a list.
Tree = Union[str, list[Any]]

_TOKEN = re.compile(r'\s+|;[^\n]*|([()])|(\|[^|]*\||"(?:[^"]|"")*"|[^\s()|";]+)')


def trees(text: str) -> Iterator[Tree]:
    """The s-expressions of a text."""
    for tree, _ in spans(text):
        yield tree


def spans(text: str) -> Iterator[tuple[Tree, str]]:
    """The s-expressions of a text, each with the text that it was read from. What is not closed is left out."""
    stack: list[list[Any]] = []
    start = position = 0
    while position < len(text):
        match = _TOKEN.match(text, position)
        if match is None:
            return
        position = match.end()
        if match.group(2):
            if stack:
                stack[-1].append(match.group(2))
            else:
                yield match.group(2), match.group(2)
        elif match.group(1) == "(":
            if not stack:
                start = match.start()
            stack.append([])
        elif match.group(1) == ")" and stack:
            done = stack.pop()
            if stack:
                stack[-1].append(done)
            else:
                yield done, text[start:position]


def symbol(tree: Tree) -> str:
    """A symbol without its bars."""
    assert isinstance(tree, str)
    return tree[1:-1] if tree.startswith("|") else tree


_ESCAPE = re.compile(r"\\u(?:\{([0-9a-fA-F]{1,5})\}|([0-9a-fA-F]{4}))")


def string(literal: str) -> str:
    """What a string literal stands for."""
    return _ESCAPE.sub(lambda match: chr(int(match[1] or match[2], 16)), literal[1:-1].replace('""', '"'))


def number(tree: Tree) -> Fraction:
    """A numeral, a decimal, a quotient, or the negation of one."""
    if isinstance(tree, str):
        return Fraction(tree)
    if tree[0] == "-":
        return -number(tree[1])
    if tree[0] == "/":
        return number(tree[1]) / number(tree[2])
    raise _surprise(tree)


def value(tree: Tree, sort: Sort) -> Any:
    """A value of a sort, as Python has it."""
    if sort is BOOL:
        return tree == "true"
    if sort is INT:
        return int(number(tree))
    if sort is REAL:
        return number(tree)
    if sort is TEXT and isinstance(tree, str):
        return string(tree)
    if isinstance(sort, ListSort):
        return ListValue(sort, list(_runs(tree, sort.element)))
    if isinstance(sort, OptionSort):
        return None if tree[0] == "as" or tree == "None" else value(tree[1], sort.inner)
    if isinstance(sort, TupleSort):
        return tuple(map(value, tree[1:], sort.items)) if sort.items else ()
    if isinstance(sort, EnumSort):
        name = symbol(tree).rpartition(".")[2]
        return next(member for member in sort.members if member.name == name)
    if isinstance(sort, RecordSort):
        fields = tree[1:] if isinstance(tree, list) else []
        return instance(sort, {name: value(field, part) for (name, part), field in zip(sort.fields.items(), fields)})
    raise _surprise(tree)


def instance(sort: RecordSort, values: dict[str, Any]) -> Any:
    """An instance of a dataclass with these fields."""
    fields = {field.name: field for field in dataclasses.fields(sort.python)}
    try:
        made = sort.python(**{name: item for name, item in values.items() if fields[name].init})
    except Exception as error:
        shown = ", ".join(f"{name}={item!r}" for name, item in values.items())
        raise ValueConstructionError(f"the model has {show(sort.python)}({shown}), but its constructor refuses that: {error}") from error
    for name, item in values.items():
        if not fields[name].init:
            object.__setattr__(made, name, item)
    return made


def _runs(tree: Tree, element: Sort) -> Iterator[Run]:
    """A list as it is printed: parts that are written out, repeated, or repeated with a drift."""
    todo = [tree]
    while todo:
        part = todo.pop()
        head = part[0] if isinstance(part, list) else None
        if head == "List.append":
            todo.extend(reversed(part[1:]))
        elif head == "List.value":
            if part[2]:
                yield Run(1, [value(item, element) for item in part[2]])
        elif head == "List.repeat":
            yield Run(int(number(part[1])), [value(part[2], element)])
        elif head == "List.cycle":
            # What is repeated may itself be put together of parts.
            word = [item for run in _runs(part[2], element) for item in run]
            yield Run(int(number(part[1])), word)
        elif head == "List.drift":
            word, by = ([value(item, element) for item in side[2]] for side in part[2:])
            yield Run(int(number(part[1])), word, by)
        else:
            raise _surprise(part)


def _surprise(tree: Tree) -> DuelistError:
    return DuelistError(f"the solver printed a value that is not understood: {str(tree)[:200]}")
