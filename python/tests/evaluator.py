"""The meaning of every operator in plain Python, written down a second time: from docs/language.md, not from the solver."""

from __future__ import annotations

import itertools
import re
from fractions import Fraction
from functools import reduce
from typing import Any

from duelist.terms import Expr


class Undefined(Exception):
    """An operation outside its domain: the solver may take any value."""


def euclid(a, b):
    if b == 0:
        raise Undefined
    remainder = a % abs(b)
    return (a - remainder) // b, remainder


def drop_while(p, l):
    return list(itertools.dropwhile(p, l))


def fold_right(f, initial, l):
    return reduce(lambda acc, x: f(x, acc), reversed(l), initial)


def scan(f, initial, l):
    accumulators = [initial]
    for x in l:
        accumulators.append(f(accumulators[-1], x))
    return accumulators


def first(items, default):
    return next(iter(items), default)


def extreme(choose, key, l, default):
    return choose(l, key=key) if l else default


def update(i, e, l):
    return l[:i] + [e] + l[i + 1 :] if 0 <= i < len(l) else l


COMBINATORS = {
    "List.len": lambda l: len(l),
    "List.map": lambda f, l: [f(x) for x in l],
    "List.fold": lambda f, i, l: reduce(f, l, i),
    "List.filter": lambda p, l: [x for x in l if p(x)],
    "List.filter_map": lambda f, l: [y for y in map(f, l) if y is not None],
    "List.mapi": lambda f, l: [f(i, x) for i, x in enumerate(l)],
    "List.scan_left": scan,
    "List.take": lambda n, l: l[: max(n, 0)],
    "List.drop": lambda n, l: l[max(n, 0) :],
    "List.take_while": lambda p, l: list(itertools.takewhile(p, l)),
    "List.drop_while": drop_while,
    "List.cons": lambda e, l: [e, *l],
    "List.snoc": lambda l, e: [*l, e],
    "List.range": lambda a, b: list(range(a, b)),
    "List.exists": lambda p, l: any(map(p, l)),
    "List.forall": lambda p, l: all(map(p, l)),
    "List.count": lambda p, l: sum(1 for x in l if p(x)),
    "List.sum": lambda l: sum(l),
    "List.contains": lambda e, l: e in l,
    "List.rev": lambda l: l[::-1],
    "List.fold_right": fold_right,
    "List.zip": lambda l, m: list(zip(l, m)),
    "List.map2": lambda f, l, m: [f(x, y) for x, y in zip(l, m)],
    "List.fold2": lambda f, i, l, m: reduce(lambda acc, pair: f(acc, *pair), zip(l, m), i),
    "List.forall2": lambda p, l, m: all(p(x, y) for x, y in zip(l, m)),
    "List.exists2": lambda p, l, m: any(p(x, y) for x, y in zip(l, m)),
    "List.index_of": lambda e, l: l.index(e) if e in l else -1,
    "List.find": lambda p, l, d: first(filter(p, l), d),
    "List.head": lambda l, d: first(l, d),
    "List.last": lambda l, d: first(l[::-1], d),
    "List.nth": lambda l, i, d: l[i] if 0 <= i < len(l) else d,
    "List.min": lambda l, d: min(l) if l else d,
    "List.max": lambda l, d: max(l) if l else d,
    "List.sorted": lambda l: l == sorted(l),
    "List.foldi": lambda f, i, l: reduce(lambda acc, place: f(place[0], acc, place[1]), enumerate(l), i),
    "List.tail": lambda l: l[1:],
    "List.is_empty": lambda l: not l,
    "List.product": lambda l: reduce(lambda a, b: a * b, l, 1),
    "List.update": update,
    "List.reduce": lambda f, l, d: reduce(f, l) if l else d,
    "List.min_by": lambda k, l, d: extreme(min, k, l, d),
    "List.max_by": lambda k, l, d: extreme(max, k, l, d),
    "List.concat": lambda l: [x for inner in l for x in inner],
    "List.concat_map": lambda f, l: [x for y in l for x in f(y)],
    "List.partition": lambda p, l: ([x for x in l if p(x)], [x for x in l if not p(x)]),
    "List.distinct": lambda l: all(x != y for x, y in itertools.combinations(l, 2)),
    "List.subset": lambda l, m: all(x in m for x in l),
    "List.disjoint": lambda l, m: not any(x in m for x in l),
    "List.permutation": lambda l, m: len(l) == len(m) and all(l.count(x) == m.count(x) for x in l),
    "List.inter": lambda l, m: [x for x in l if x in m],
    "List.diff": lambda l, m: [x for x in l if x not in m],
    "List.union": lambda l, m: l + [x for x in m if x not in l],
    "List.dedup": lambda l: [x for i, x in enumerate(l) if x not in l[:i]],
    "List.all_pairs": lambda r, l: all(r(x, y) for x, y in itertools.combinations(l, 2)),
    "List.exists_pair": lambda r, l: any(r(x, y) for x, y in itertools.combinations(l, 2)),
}

SCALARS = {
    "not": lambda a: not a,
    "and": lambda *a: all(a),
    "or": lambda *a: any(a),
    "xor": lambda a, b: a != b,
    "=>": lambda a, b: not a or b,
    "=": lambda a, b: a == b,
    "distinct": lambda *a: all(x != y for x, y in itertools.combinations(a, 2)),
    "ite": lambda c, a, b: a if c else b,
    "+": lambda a, b: a + b,
    "-": lambda a, b=None: -a if b is None else a - b,
    "*": lambda a, b: a * b,
    "div": lambda a, b: euclid(a, b)[0],
    "mod": lambda a, b: euclid(a, b)[1],
    "abs": abs,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "to_real": Fraction,
    "to_int": lambda a: a.numerator // a.denominator,
    "is_int": lambda a: a.denominator == 1,
    "str.++": lambda a, b: a + b,
    "str.len": len,
    "str.<": lambda a, b: a < b,
    "str.<=": lambda a, b: a <= b,
    "str.at": lambda s, i: s[i] if 0 <= i < len(s) else "",
    "str.substr": lambda s, i, n: s[i : i + max(n, 0)] if 0 <= i < len(s) else "",
    "str.contains": lambda s, t: t in s,
    "str.prefixof": lambda t, s: s.startswith(t),
    "str.suffixof": lambda t, s: s.endswith(t),
    "str.indexof": lambda s, t, i: s.find(t, i) if 0 <= i <= len(s) else -1,
    "str.replace": lambda s, t, u: s.replace(t, u, 1),
    "str.replace_all": lambda s, t, u: s.replace(t, u) if t else s,
    "str.is_digit": lambda s: s in tuple("0123456789"),
    "str.to_int": lambda s: int(s) if s and all(c in "0123456789" for c in s) else -1,
    "str.from_int": lambda n: str(n) if n >= 0 else "",
    "str.to_code": lambda s: ord(s) if len(s) == 1 else -1,
    "str.from_code": lambda n: chr(n) if 0 <= n <= 0x2FFFF else "",
    "List.of_string": list,
    "List.to_string": lambda l: "".join(l) if all(isinstance(c, str) for c in l) else "".join(map(chr, l)),
    "none": lambda: None,
    "some": lambda a: a,
    "is_none": lambda a: a is None,
    "tuple": lambda *a: a,
    "list": lambda *a: list(a),
    "List.append": lambda *l: [x for part in l for x in part],
    "List.cycle": lambda n, l: l * max(n, 0),
    "List.repeat": lambda n, e: [e] * max(n, 0),
}


def evaluate(term: Expr, values: dict[str, Any]) -> Any:
    """The value of a term where the unknowns have these values."""
    return _evaluate(term, values, {})


def _evaluate(term: Expr, values: dict[str, Any], scope: dict[Expr, Any]) -> Any:
    op = term._op
    if op == "const":
        return values[term._data]
    if op == "bound":
        return scope[term]
    if op == "literal":
        return term._data
    if op == "member":
        return term._sort.members[term._data]
    if op == "ite":
        condition, then, otherwise = term._args
        return _evaluate(then if _evaluate(condition, values, scope) else otherwise, values, scope)
    if op == "lambda":
        *variables, body = term._args
        return lambda *arguments: _evaluate(body, values, {**scope, **dict(zip(variables, arguments))})
    args = [_evaluate(argument, values, scope) for argument in term._args]
    if op == "record":
        return term._sort.python(*args)
    if op == "matches":
        return re.fullmatch(term._data[0], args[0], re.ASCII) is not None
    if op == "select":
        return getattr(args[0], term._data)
    if op == "item":
        return args[0][term._data]
    if op == "value":
        if args[0] is None:
            raise Undefined
        return args[0]
    if op == "/":
        if args[1] == 0:
            raise Undefined
        return Fraction(args[0]) / args[1]
    return (COMBINATORS.get(op) or SCALARS[op])(*args)
