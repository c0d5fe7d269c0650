"""Terms as SMT-LIB, with the names that a session has for their sorts, and as Python for people."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, Iterator, Union

from .errors import EscapedVariableError, NameClashError
from .patterns import text as string
from .sorts import BOOL, INT, REAL, TEXT, EnumSort, ListSort, OptionSort, RecordSort, Sort, TupleSort, show
from .terms import Expr

_SIMPLE = re.compile(r"[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*\Z")

# What is written in SMT-LIB as it is called here.
_PLAIN = frozenset(
    "not and or xor => = distinct ite + - * / div mod abs < <= > >= to_real to_int is_int".split()
)
RESERVED = _PLAIN | frozenset(
    "true false let lambda match as par forall exists _ ! Bool Int Real String RegLan List tuple tuple.first tuple.second Tuple Optional None Some Some.value".split()
)
_TUPLE = re.compile(r"[Tt]uple[0-9]+(\.[0-9]+)?\Z")

# Nested parts; a text is put together once, at the end, whatever its depth.
Rope = Union[str, list[Any]]


class Names:
    """What a session calls things. Names are given once and never taken away, so a text keeps its meaning."""

    def __init__(self) -> None:
        self.sorts: dict[Sort, str] = {}
        self.taken: dict[str, object] = {}
        self._written: dict[Sort, str] = {BOOL: "Bool", INT: "Int", REAL: "Real", TEXT: "String"}

    def symbol(self, name: str, what: object) -> str:
        """A name of the user's for something; it must not stand for anything else."""
        if name in RESERVED or _TUPLE.match(name) or self.taken.setdefault(name, what) != what:
            raise NameClashError(f"the name {name!r} is taken: choose another one")
        return quote(name)

    def sort(self, sort: Sort) -> str:
        """A sort as it is written."""
        found = self._written.get(sort)
        if found is None:
            found = self._written[sort] = self._write(sort)
        return found

    def _write(self, sort: Sort) -> str:
        if isinstance(sort, ListSort):
            return f"(List {self.sort(sort.element)})"
        if isinstance(sort, OptionSort):
            return f"(Optional {self.sort(sort.inner)})"
        if isinstance(sort, TupleSort):
            head = "Tuple" if len(sort.items) == 2 else f"Tuple{len(sort.items)}"
            return f"({head} {' '.join(map(self.sort, sort.items))})" if sort.items else head
        return quote(self.named(sort))

    def named(self, sort: Sort) -> str:
        """The name of a class, different from that of other classes with the same name."""
        if sort not in self.sorts:
            members = [member.name for member in sort.members] if isinstance(sort, EnumSort) else list(getattr(sort, "fields", ()))
            for found in self._variants(show(sort.python)):
                names = [found, *(f"{found}.{member}" for member in members)]
                if not any(name in RESERVED or _TUPLE.match(name) or name in self.taken for name in names):
                    break
            self.sorts[sort] = found
            self.taken.update((name, sort) for name in names)
        return self.sorts[sort]

    @staticmethod
    def _variants(base: str) -> Iterator[str]:
        yield base
        number = 2
        while True:
            yield f"{base}!{number}"
            number += 1

    def constructor(self, sort: Sort, index: int = 0) -> str:
        """The constructor of a class, or of a member of an enumeration."""
        name = self.named(sort)
        return quote(f"{name}.{sort.members[index].name}" if isinstance(sort, EnumSort) else name)

    def selector(self, sort: Sort, field: str) -> str:
        """The selector of a field."""
        return quote(f"{self.named(sort)}.{field}")

    def declaration(self, sort: Sort) -> tuple[str, str] | None:
        """What is declared for a sort whose parts are declared, with a key: sorts with the same key share it."""
        if isinstance(sort, EnumSort):
            members = " ".join(f"({self.constructor(sort, index)})" for index in range(len(sort.members)))
            return self.sort(sort), f"(declare-datatype {self.sort(sort)} ({members}))"
        if isinstance(sort, RecordSort):
            fields = "".join(f" ({self.selector(sort, name)} {self.sort(part)})" for name, part in sort.fields.items())
            return self.sort(sort), f"(declare-datatype {self.sort(sort)} (({self.constructor(sort)}{fields})))"
        if isinstance(sort, OptionSort):
            return "Optional", "(declare-datatype Optional (par (T) ((None) (Some (Some.value T)))))"
        if isinstance(sort, TupleSort) and len(sort.items) != 2:
            count = len(sort.items)
            letters = " ".join(f"T{index}" for index in range(count))
            fields = "".join(f" (tuple{count}.{index} T{index})" for index in range(count))
            body = f"((tuple{count}{fields}))"
            return f"Tuple{count}", f"(declare-datatype Tuple{count} {f'(par ({letters}) {body})' if count else body})"
        return None


def quote(name: str) -> str:
    """A symbol as SMT-LIB writes it."""
    if _SIMPLE.match(name):
        return name
    if not name or "|" in name or "\\" in name:
        raise NameClashError(f"{name!r} cannot be a name: it is empty or has a bar or a backslash in it")
    return f"|{name}|"


def graph(root: Expr) -> list[Expr]:
    """Every term in a term, arguments first, without recursion."""
    order: list[Expr] = []
    seen: set[Expr] = set()
    todo: list[tuple[Expr, bool]] = [(root, False)]
    while todo:
        term, done = todo.pop()
        if done:
            order.append(term)
        elif term not in seen:
            seen.add(term)
            todo.append((term, True))
            todo.extend((argument, False) for argument in reversed(term._args) if argument not in seen)
    return order


class Printer:
    """One term as SMT-LIB: what occurs several times is bound by ``let``, where its variables are known."""

    def __init__(self, names: Names, root: Expr) -> None:
        self.names = names
        self.order = graph(root)
        self.root = root
        #: Constants and declared functions that occur, by name.
        self.constants = [term for term in self.order if term._op in ("const", "call")]
        self.sorts = {term._sort: None for term in self.order}

    def text(self) -> str:
        """The term."""
        free = self._free()
        uses: dict[Expr, int] = {}
        for term in self.order:
            for argument in term._args:
                uses[argument] = uses.get(argument, 0) + 1
        local = self._local_names()
        texts: dict[Expr, Rope] = {}
        # The bindings around the whole, and around the body of each lambda, by its first parameter.
        bindings: dict[Expr | None, list[tuple[str, Rope]]] = {}
        depth: dict[Expr, int] = {}
        for term in reversed(self.order):
            if term._op == "lambda":
                level = 1 + max((depth[variable] for variable in free[term] if variable in depth), default=0)
                depth.update((variable, level) for variable in term._args[:-1])
        owner = {variable: term._args[0] for term in self.order if term._op == "lambda" for variable in term._args[:-1]}
        for term in self.order:
            if term._op == "lambda":
                body = _let(bindings.pop(term._args[0], []), texts[term._args[-1]])
                parameters = " ".join(f"({local[v]} {self.names.sort(v._sort)})" for v in term._args[:-1])
                texts[term] = _rope([f"(lambda ({parameters}) ", body, ")"])
            elif term._op == "bound":
                texts[term] = local[term]
            else:
                text = self._application(term, [texts[argument] for argument in term._args])
                if uses.get(term, 0) > 1 and term._args:
                    scope = max(free[term], key=depth.__getitem__, default=None)
                    name = self._fresh("t")
                    bindings.setdefault(owner[scope] if scope is not None else None, []).append((name, text))
                    text = name
                texts[term] = text
        return _flatten(_let(bindings.get(None, []), texts[self.root]))

    def _free(self) -> dict[Expr, frozenset[Expr]]:
        free: dict[Expr, frozenset[Expr]] = {}
        nothing: frozenset[Expr] = frozenset()
        for term in self.order:
            if term._op == "bound":
                free[term] = frozenset((term,))
            else:
                sets = {free[argument] for argument in term._args} - {nothing}
                found = nothing.union(*sets) if len(sets) != 1 else next(iter(sets))
                free[term] = found.difference(term._args[:-1]) if term._op == "lambda" else found
        if free[self.root]:
            name = next(iter(free[self.root]))._data[0]
            raise EscapedVariableError(f"{name}, a parameter of a lambda, is used outside of it: the lambda must not store it anywhere")
        return free

    def _local_names(self) -> dict[Any, str]:
        """A name for each parameter, after the user's own, that hides nothing."""
        used = RESERVED | {_name(term) for term in self.constants}
        self._used = set(used) | set(self.names.taken)
        self._variants: dict[str, Iterator[str]] = {}
        local: dict[Any, str] = {}
        for term in self.order:
            if term._op == "bound":
                local[term] = self._fresh(term._data[0])
        return local

    def _fresh(self, base: str) -> str:
        base = base if _SIMPLE.match(base) else "x"
        variants = self._variants.setdefault(base, Names._variants(base))
        name = next(name for name in variants if name not in self._used)
        self._used.add(name)
        return name

    def _application(self, term: Expr, args: list[Rope]) -> Rope:
        op, names = term._op, self.names
        if op in _PLAIN:
            return _apply(op, args)
        if op == "const":
            return names.symbol(term._data, (term._sort,))
        if op == "literal":
            return literal(term._data)
        if op == "call":
            name, parameters = term._data
            return _apply(names.symbol(name, (parameters, term._sort)), args)
        if op == "select":
            return _apply(names.selector(term._args[0]._sort, term._data), args)
        if op == "record":
            return _apply(names.constructor(term._sort), args)
        if op == "member":
            return names.constructor(term._sort, term._data)
        if op == "none":
            return f"(as None {names.sort(term._sort)})"
        if op == "some":
            return _apply(f"(as Some {names.sort(term._sort)})", args)
        if op == "is_none":
            return _apply("(_ is None)", args)
        if op == "value":
            return _apply("Some.value", args)
        if op == "tuple":
            return _apply("tuple" if len(args) == 2 else f"tuple{len(args)}", args)
        if op == "item":
            count = len(term._args[0]._sort.parts())
            return _apply(f"tuple.{('first', 'second')[term._data]}" if count == 2 else f"tuple{count}.{term._data}", args)
        if op == "matches":
            return _rope(["(str.in_re ", *args, f" {term._data[1]})"])
        if op == "list":
            assert isinstance(term._sort, ListSort)
            return _rope([f"(List.value {names.sort(term._sort.element)} (", *_spaced(args), "))"])
        return _apply(op, args)


def _name(term: Expr) -> str:
    return term._data if term._op == "const" else term._data[0]  # type: ignore[no-any-return]


def _spaced(args: list[Rope]) -> list[Rope]:
    spaced: list[Rope] = []
    for index, argument in enumerate(args):
        spaced.extend((" ", argument) if index else (argument,))
    return spaced


def _apply(head: str, args: list[Rope]) -> Rope:
    return _rope([f"({head} ", *_spaced(args), ")"]) if args else head


def _let(bindings: list[tuple[str, Rope]], body: Rope) -> Rope:
    if not bindings:
        return body
    parts: list[Rope] = []
    for name, text in bindings:
        parts.extend((f"(let (({name} ", text, ")) "))
    return [*parts, body, ")" * len(bindings)]


def _rope(parts: list[Rope]) -> Rope:
    """One text if it is short, so that most terms are a few texts; else the parts as they are."""
    size = 0
    for part in parts:
        if type(part) is not str:
            return parts
        size += len(part)
        if size > 400:
            return parts
    return "".join(parts)  # type: ignore[arg-type]


def _flatten(rope: Rope) -> str:
    texts: list[str] = []
    todo = [rope]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            texts.append(part)
        else:
            todo.extend(reversed(part))
    return "".join(texts)


def literal(value: object) -> str:
    """A truth value, a string or a number as SMT-LIB writes it."""
    if isinstance(value, str):
        return string(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Fraction):
        magnitude = abs(value)
        text = f"{magnitude.numerator}.0" if magnitude.denominator == 1 else f"(/ {magnitude.numerator}.0 {magnitude.denominator}.0)"
        return f"(- {text})" if value < 0 else text
    assert isinstance(value, int)
    return str(value) if value >= 0 else f"(- {-value})"


_INFIX = {"and": "&", "or": "|", "xor": "^", "=": "==", "str.++": "+", "+": "+", "-": "-", "*": "*", "/": "/", "<": "<", "<=": "<=", ">": ">", ">=": ">="}
_CALLED = {"ite": "If", "distinct": "Distinct", "=>": "Implies", "some": "Some", "to_int": "floor", "to_real": "Fraction"}
_LONG = 300


def sketch(term: Expr) -> str:
    """A term as Python would write it, cut off where it gets long."""
    order = graph(term)
    texts: dict[Expr, tuple[str, bool]] = {}
    for part in order:
        if part._op == "not" and part._args[0]._op == "=":
            sides = [texts[side] for side in part._args[0]._args]
            text, compound = " != ".join(f"({side})" if tight else side for side, tight in sides), True
        else:
            text, compound = _sketched(part, [texts[argument] for argument in part._args])
        texts[part] = (text if len(text) <= _LONG or part is term and len(text) <= 2 * _LONG else "…", compound)
    return texts[term][0]


def _sketched(term: Expr, args: list[tuple[str, bool]]) -> tuple[str, bool]:
    op, data, plain = term._op, term._data, [text for text, _ in args]
    tight = [f"({text})" if compound else text for text, compound in args]
    if op in _INFIX and len(args) > 1:
        return f" {_INFIX[op]} ".join(tight), True
    if op in ("-", "not"):
        return f"{'-' if op == '-' else '~'}{tight[0]}", False
    if op == "matches":
        return f"{tight[0]}.fullmatch({data[0]!r})", False
    if op == "literal":
        return repr(data) if isinstance(data, str) else str(data), isinstance(data, Fraction) and data.denominator > 1
    if op in ("const", "bound"):
        return _name(term) if op == "bound" else data, False
    if op == "call":
        return f"{data[0]}({', '.join(plain)})", False
    if op in ("select", "item", "value"):
        return tight[0] + (f".{data}" if op == "select" else f"[{data}]" if op == "item" else ".value"), False
    if op == "member":
        return f"{show(term._sort.python)}.{term._sort.members[data].name}", False  # type: ignore[attr-defined]
    if op == "record":
        fields = zip(term._sort.fields, plain)  # type: ignore[attr-defined]
        return f"{show(term._sort.python)}({', '.join(f'{name}={text}' for name, text in fields)})", False
    if op in ("none", "is_none"):
        return ("None", False) if op == "none" else (f"{tight[0]}.is_none()", False)
    if op in ("list", "tuple"):
        return (f"[{', '.join(plain)}]" if op == "list" else f"({', '.join(plain)}{',' * (len(plain) == 1)})"), False
    if op == "lambda":
        return f"lambda {', '.join(plain[:-1])}: {plain[-1]}", False
    return f"{_CALLED.get(op, op)}({', '.join(plain)})", False
