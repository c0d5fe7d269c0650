"""Regular expressions as languages of SMT-LIB."""

from __future__ import annotations

import re
import sys
from typing import Any

from .errors import SortError

if sys.version_info >= (3, 11):
    from re import _constants as constants, _parser as parser  # type: ignore[attr-defined]
else:
    import sre_constants as constants
    import sre_parse as parser

_CLASSES = {
    constants.CATEGORY_DIGIT: [("0", "9")],
    constants.CATEGORY_WORD: [("0", "9"), ("A", "Z"), ("_", "_"), ("a", "z")],
    constants.CATEGORY_SPACE: [("\t", "\r"), (" ", " ")],
}
_OPPOSITES = {
    constants.CATEGORY_NOT_DIGIT: constants.CATEGORY_DIGIT,
    constants.CATEGORY_NOT_WORD: constants.CATEGORY_WORD,
    constants.CATEGORY_NOT_SPACE: constants.CATEGORY_SPACE,
}


def text(value: str) -> str:
    """A string literal."""
    shown = (c if " " <= c <= "~" and c != "\\" else f"\\u{{{ord(c):x}}}" for c in value)
    return '"' + "".join(shown).replace('"', '""') + '"'


def language(pattern: str) -> str:
    r"""The language of a pattern. Classes such as ``\d`` are those of ``re.ASCII``.

    >>> language("a|[b-d]*")
    '(re.union (str.to_re "a") (re.* (re.range "b" "d")))'
    """
    if not isinstance(pattern, str):
        raise SortError(f"a pattern must be a str, not {pattern!r}")
    try:
        parsed = parser.parse(pattern, re.ASCII)
    except re.error as error:
        raise SortError(f"{pattern!r} is no regular expression: {error}") from None
    if parsed.state.flags & ~(re.ASCII | re.VERBOSE):
        raise SortError(f"{pattern!r} has flags, which have no counterpart in the solver")
    return _sequence(parsed)


def _sequence(parts: Any) -> str:
    found = [_part(op, argument) for op, argument in parts]
    return '(str.to_re "")' if not found else _joined("re.++", found)


def _joined(op: str, parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"({op} {' '.join(parts)})"


def _part(op: Any, argument: Any) -> str:
    if op is constants.LITERAL:
        return f"(str.to_re {text(chr(argument))})"
    if op is constants.NOT_LITERAL:
        return f"(re.diff re.allchar (str.to_re {text(chr(argument))}))"
    if op is constants.ANY:
        return f"(re.diff re.allchar (str.to_re {text(chr(10))}))"
    if op is constants.IN:
        return _set(argument)
    if op is constants.BRANCH:
        return _joined("re.union", [_sequence(part) for part in argument[1]])
    if op is constants.SUBPATTERN and not argument[1] and not argument[2]:
        return _sequence(argument[3])
    if op in (constants.MAX_REPEAT, constants.MIN_REPEAT):
        least, most, body = argument
        inside = _sequence(body)
        if most is not constants.MAXREPEAT:
            return f"((_ re.loop {least} {most}) {inside})"
        many = f"(re.* {inside})"
        return many if least == 0 else f"(re.++ ((_ re.^ {least}) {inside}) {many})"
    raise SortError(f"{str(op).lower()} in regular expressions has no counterpart in the solver")


def _set(items: Any) -> str:
    negated = bool(items) and items[0][0] is constants.NEGATE
    parts: list[str] = []
    for op, argument in items[1:] if negated else items:
        if op is constants.LITERAL:
            parts.append(f"(str.to_re {text(chr(argument))})")
        elif op is constants.RANGE:
            parts.append(f"(re.range {text(chr(argument[0]))} {text(chr(argument[1]))})")
        elif op is constants.CATEGORY and argument in _CLASSES:
            parts.append(_class(argument))
        elif op is constants.CATEGORY and argument in _OPPOSITES:
            parts.append(f"(re.diff re.allchar {_class(_OPPOSITES[argument])})")
        else:
            raise SortError(f"{str(op).lower()} in regular expressions has no counterpart in the solver")
    union = _joined("re.union", parts)
    return f"(re.diff re.allchar {union})" if negated else union


def _class(category: Any) -> str:
    return _joined("re.union", [f"(re.range {text(first)} {text(last)})" for first, last in _CLASSES[category]])
