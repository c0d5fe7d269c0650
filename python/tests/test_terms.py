"""What can be said, and what is said of what cannot."""

import enum
import math
import operator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Optional, Union

import pytest

import duelist as dl
from duelist.process import library
from duelist.sorts import sort_of


class Color(enum.Enum):
    RED = 1
    BLUE = 2


@dataclass
class Point:
    x: int
    y: int


@dataclass
class Tree:
    children: "list[Tree]"


@dataclass
class Reading:
    value: float


class Plain:
    pass


l, x, y = dl.var("l", list[int]), dl.var("x", int), dl.var("y", int)
p, q, o = dl.var("p", bool), dl.var("q", Fraction), dl.var("o", Optional[int])
points, point = dl.var("points", list[Point]), dl.var("point", Point)
text = dl.var("text", str)


def test_equal_terms_are_one():
    assert (x + 1) is (x + 1) and l.map(operator.neg).sum() is not None
    assert dl.var("x", int) is x and dl.var("x", bool) is not x
    assert len({x, y, x, dl.var("y", int)}) == 2
    assert sort_of(list[Point]) is sort_of(list[Point])


@pytest.mark.parametrize(
    ("misuse", "instead"),
    [
        (lambda: 1 if x > 0 else 2, "dl.If"),
        (lambda: x > 0 and y > 0, "dl.And"),
        (lambda: x > 0 or y > 0, "dl.Or"),
        (lambda: not p, "dl.Not"),
        (lambda: 0 <= x <= 5, "dl.And"),
        (lambda: max(x, y), "dl.If"),
        (lambda: len(l), r"l\.len\(\)"),
        (lambda: x in l, r"l\.contains\(x\)"),
        (lambda: [e for e in l], r"l\.map"),
        (lambda: sum(l), r"l\.sum\(\)"),
        (lambda: list(reversed(l)), r"l\.rev\(\)"),
        (lambda: l[0], r"l\.nth\(i, default\)"),
        (lambda: l[1:], r"l\.drop\(n\)"),
        (lambda: bool(l), "dl.If"),
        (lambda: len(text), r"s\.len\(\)"),
        (lambda: "a" in text, r"s\.contains\(t\)"),
        (lambda: text[0], r"s\.at\(i\)"),
        (lambda: list(text), r"s\.chars\(\)"),
        (lambda: int(x), r"model\[x\]"),
        (lambda: range(x), r"model\[x\]"),
        (lambda: [1, 2][x], r"model\[x\]"),
        (lambda: list(point), "cannot be iterated"),
        (lambda: setattr(point, "x", 3), "dl.replace"),
        (lambda: l.map(lambda e: e if e > 0 else -e), "dl.If"),
        (lambda: l.filter(lambda e: e > 0 and e < 3), "dl.And"),
    ],
)
def test_what_python_cannot_ask_a_symbolic_value(misuse, instead):
    with pytest.raises(dl.SymbolicError, match=instead):
        misuse()


@pytest.mark.parametrize(
    ("misuse", "message"),
    [
        (lambda: x + p, "of type int and p of type bool"),
        (lambda: x == True, "do not fit together"),  # noqa: E712
        (lambda: x == "3", "do not fit together"),
        (lambda: text + 1, "1 is not of type str"),
        (lambda: text < x, "str is expected"),
        (lambda: text.replace("", "a"), "occurs everywhere"),
        (lambda: text.replace("a", "b", 2), "a count of 1"),
        (lambda: text.fullmatch("(a"), "no regular expression"),
        (lambda: text.fullmatch(r"(a)\1"), "groupref in regular expressions"),
        (lambda: text.fullmatch("(?i)a"), "has flags"),
        (lambda: text.fullmatch(text), "a pattern must be a str"),
        (lambda: text == chr(0x30000), "beyond"),
        (lambda: points.to_string(), "strings or code points"),
        (lambda: x + 0.5, "use fractions.Fraction"),
        (lambda: point == x, "do not fit together"),
        (lambda: p < p, "not supported|unsupported"),
        (lambda: point == Color.RED, "do not fit together"),
        (lambda: dl.And(x, p), "bool is expected"),
        (lambda: dl.If(x, 1, 2), "bool is expected"),
        (lambda: dl.If(p, x, point), "do not fit together"),
        (lambda: l.contains(p), "int is expected"),
        (lambda: l.append([True]), "True is not of type int"),
        (lambda: l.map(3), "needs a function"),
        (lambda: l.map(x), "needs a function"),
        (lambda: l.fold(0, lambda a, e: a + e), "a function where a value is expected"),
        (lambda: l.filter(lambda e: e + 1), "must return bool"),
        (lambda: l.fold(lambda a, e: a > e, 0), "must return int"),
        (lambda: l.filter_map(lambda e: e), "dl.If.condition, value, None."),
        (lambda: l.concat(), "needs a list of lists"),
        (lambda: l.concat_map(lambda e: e), "must return a list"),
        (lambda: points.sum(), "needs numbers"),
        (lambda: points.max_by(lambda e: e, Point(0, 0)), "needs numbers"),
        (lambda: dl.val([1, None], list[int]), "None is not of type int"),
        (lambda: l == [Point(1, 2)], "Point"),
        (lambda: point == Point(1, True), r"Point\.y: True is not of type int"),
        (lambda: dl.val((1, 2, 3), tuple[int, int]), "is not of type"),
        (lambda: l.fold(lambda a, e: a, []), r"dl.val\(\[\], list\[int\]\)"),
        (lambda: l.fold(lambda a, e: a, None), "None needs a type"),
        (lambda: dl.Solver().add(x), "bool is expected"),
        (lambda: dl.Solver().add("x > 3"), "symbolic truth value"),
        (lambda: dl.replace(point, z=3), "no field 'z'"),
        (lambda: dl.replace(x, z=3), "a dataclass is expected"),
        (lambda: x**-1, "from 0 to 64"),
        (lambda: dl.Some(o), "optional already"),
        (lambda: dl.var(3, int), "must be a str"),
        (lambda: dl.function("f", int), "types of its parameters"),
    ],
)
def test_wrong_types(misuse, message):
    with pytest.raises(TypeError, match=message) as caught:
        misuse()
    assert isinstance(caught.value, dl.SortError) or "supported" in message


@pytest.mark.parametrize(
    ("type", "instead"),
    [
        (float, "fractions.Fraction"),
        (bytes, r"list\[int\]"),
        (list, r"list\[int\]"),
        (tuple, r"tuple\[int, bool\]"),
        (dict[int, int], r"list\[tuple\[K, V\]\]"),
        (set[int], "use a list"),
        (tuple[int, ...], r"use list\[int\]"),
        (Union[int, bool], "only union"),
        (type(None), "Optional"),
        (Any, "say what it is"),
        (Plain, "a dataclass or an Enum"),
        (Tree, r"Tree\.children: .*contains itself"),
        (Reading, r"Reading\.value: float"),
        (enum.Enum("Nothing", []), "no members"),
        (list[list[bytes]], r"list\[int\]"),
        (3, "use bool, int"),
    ],
)
def test_types_without_a_counterpart(type, instead):
    with pytest.raises(dl.UnsupportedTypeError, match=instead):
        dl.var("v", type)


@pytest.mark.parametrize(
    ("misuse", "message"),
    [
        (lambda: l.map(lambda: 1), "List.map gives its function 1 argument .element., but this one takes 0"),
        (lambda: l.fold(lambda a: a, 0), r"List.fold gives its function 2 arguments \(accumulator, element\), but this one takes 1"),
        (lambda: l.foldi(lambda a, e: a, 0), r"3 arguments \(index, accumulator, element\)"),
        (lambda: l.forall(lambda a, b: p), "takes 2"),
        (lambda: dl.function("f", int, int)(x, y), "f takes 1 arguments, not 2"),
    ],
)
def test_lambdas_of_the_wrong_arity(misuse, message):
    with pytest.raises(dl.ArityError, match=message):
        misuse()


def test_functions_of_all_kinds():
    f = dl.function("f", int, int, bool)
    assert repr(l.fold(operator.add, 0)).startswith("List.fold(lambda")
    assert repr(l.map(lambda e, scale=2: e * scale)) == "List.map(lambda e: e * 2, l)"
    assert repr(l.map(lambda *all: all[0] + 1)) == "List.map(lambda element: element + 1, l)"
    assert repr(l.forall2(f, [1])) == "List.forall2(lambda element, element: f(element, element), l, [1])"
    assert dl.evaluate(dl.val([1, 2], list[int]).fold(lambda acc, e: acc + e / 2, 0)) == Fraction(3, 2)
    assert dl.evaluate(dl.val([1, 2], list[int]).fold(lambda acc, e: acc.snoc(e), dl.val([], list[int]))) == [1, 2]


def test_a_parameter_that_escapes():
    kept = []
    l.map(lambda e: kept.append(e) or e)
    with pytest.raises(dl.EscapedVariableError, match="e, a parameter of a lambda"):
        dl.Solver().add(kept[0] > 3)


def test_attributes_that_are_not_there():
    with pytest.raises(AttributeError, match="it has x, y"):
        point.z
    with pytest.raises(AttributeError, match="x.value.age"):
        dl.var("maybe", Optional[Point]).age
    assert not hasattr(x, "value")


@pytest.mark.parametrize("a", [-7, -6, 0, 6, 7])
@pytest.mark.parametrize("b", [-3, -2, 2, 3])
def test_division_is_pythons(a, b):
    left, right = dl.val(a, int), dl.val(b, int)
    by_variable = dl.Solver()
    by_variable.add(y == b, x == a)
    assert by_variable.check() == dl.sat
    model = by_variable.model()
    values = [(left // b, a // b), (left % b, a % b), (x // y, a // b), (x % y, a % b), (a // y, a // b), (a % y, a % b), (x / y, Fraction(a, b))]
    values += [(dl.mod(x, y), a % abs(b)), (dl.div(x, y) * y + dl.mod(x, y), a), (math.floor(x / y), a // b), (math.ceil(x / y), -(-a // b))]
    values += [(abs(x / y), abs(Fraction(a, b))), (x**3, a**3), ((x / y).is_integer(), a % b == 0), (left // right, a // b)]
    for term, expected in values:
        assert model[term] == expected, term


def test_optional_values():
    solver = dl.Solver()
    solver.add(o == None, dl.var("r", Optional[int]) == 3)  # noqa: E711
    assert solver.check() == dl.sat
    model, r = solver.model(), dl.var("r", Optional[int])
    assert model[o] is None and model[r] == 3
    assert model[r.map(lambda v: v + 1)] == 4 and model[o.map(lambda v: v + 1)] is None
    assert model[o.get(7)] == 7 and model[r.is_some()] is True and model[r.value] == 3
    assert model[dl.If(o.is_none(), None, 3)] is None
    assert model[l.filter_map(lambda e: dl.If(e > 0, e, None))] is not None


def test_the_version_of_z3_is_the_one_that_the_build_fetches():
    import pathlib
    import re

    repository = pathlib.Path(__file__).parents[2]
    fetched = re.search(r'const VERSION: &str = "(.*)"', (repository / "crates/duelist/build.rs").read_text())[1]
    assert f'"z3-solver=={fetched}"' in (repository / "python/pyproject.toml").read_text()
    assert library() and "z3" in library()


def test_terms_print_as_python():
    shown = {
        repr(points.map(lambda c: c.x).sum() > 100): "List.sum(List.map(lambda c: c.x, points)) > 100",
        repr(dl.And(x != y, ~p) | p): "((x != y) & ~p) | p",
        repr(dl.If(p, Point(x, 1), point)): "If(p, Point(x=x, y=1), point)",
        repr(l + [1] == [x]): "List.append(l, [1]) == [x]",
        repr(q / 2 + x): "(q / 2) + Fraction(x)",
        repr(o.is_none() & (o.value > 3)): "o.is_none() & (o.value > 3)",
    }
    for text, expected in shown.items():
        assert text == expected
