"""Symbolic strings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from .errors import SortError, SymbolicError
from .patterns import language
from .sorts import BOOL, INT, TEXT, list_of
from .terms import _SCALARS, Bool, Expr, Int, lift, make

if TYPE_CHECKING:
    from .lists import List


class String(Expr):
    """A symbolic string, with ``+`` and comparisons by code points as in Python.

    >>> import duelist as dl
    >>> s = dl.var("s", str)
    >>> (s + "!").startswith("a") & (s.len() == 3)
    str.prefixof('a', s + '!') & (str.len(s) == 3)
    """

    __slots__ = ()

    def __add__(self, other: object) -> String:
        return make("str.++", (self, lift(other, TEXT)), TEXT)  # type: ignore[no-any-return]

    def __radd__(self, other: object) -> String:
        return make("str.++", (lift(other, TEXT), self), TEXT)  # type: ignore[no-any-return]

    def __lt__(self, other: object) -> Bool:
        return make("str.<", (self, lift(other, TEXT)), BOOL)  # type: ignore[no-any-return]

    def __le__(self, other: object) -> Bool:
        return make("str.<=", (self, lift(other, TEXT)), BOOL)  # type: ignore[no-any-return]

    def __gt__(self, other: object) -> Bool:
        return make("str.<", (lift(other, TEXT), self), BOOL)  # type: ignore[no-any-return]

    def __ge__(self, other: object) -> Bool:
        return make("str.<=", (lift(other, TEXT), self), BOOL)  # type: ignore[no-any-return]

    def __len__(self) -> NoReturn:
        raise SymbolicError("the length of a symbolic string is not known yet: write s.len()")

    def __getitem__(self, index: object) -> NoReturn:
        raise SymbolicError("write s.at(i) for s[i], and s.substr(start, count) for a slice")

    def __iter__(self) -> NoReturn:
        raise SymbolicError("the characters of a symbolic string are not known yet: write s.chars(), which is a list")

    def __contains__(self, item: object) -> NoReturn:
        raise SymbolicError("whether something is in a symbolic string is not known yet: write s.contains(t)")

    def len(self) -> Int:
        """The number of characters."""
        return make("str.len", (self,), INT)  # type: ignore[no-any-return]

    def at(self, index: object) -> String:
        """The character at an index, from 0; outside of the string, the empty string."""
        return make("str.at", (self, lift(index, INT)), TEXT)  # type: ignore[no-any-return]

    def substr(self, start: object, count: object) -> String:
        """At most so many characters from an index on; outside of the string, the empty string."""
        return make("str.substr", (self, lift(start, INT), lift(count, INT)), TEXT)  # type: ignore[no-any-return]

    def contains(self, part: object) -> Bool:
        """Whether another string occurs in it."""
        return make("str.contains", (self, lift(part, TEXT)), BOOL)  # type: ignore[no-any-return]

    def startswith(self, prefix: object) -> Bool:
        """Whether it begins with another one."""
        return make("str.prefixof", (lift(prefix, TEXT), self), BOOL)  # type: ignore[no-any-return]

    def endswith(self, suffix: object) -> Bool:
        """Whether it ends with another one."""
        return make("str.suffixof", (lift(suffix, TEXT), self), BOOL)  # type: ignore[no-any-return]

    def find(self, part: object, start: object = 0) -> Int:
        """Where another string occurs first, from an index on; -1 if it does not, or if the index is outside of the string."""
        return make("str.indexof", (self, lift(part, TEXT), lift(start, INT)), INT)  # type: ignore[no-any-return]

    def replace(self, old: object, new: object, count: int = -1) -> String:
        """The string with all occurrences of another one replaced, from left to right, or with a count of 1 the first one."""
        if count not in (-1, 1):
            raise SortError("replace takes a count of 1, or none for all occurrences")
        args = (self, lift(old, TEXT), lift(new, TEXT))
        if count == -1 and args[1]._op == "literal" and not args[1]._data:
            raise SortError("the empty string occurs everywhere: replace something else, or write s.replace('', new, 1)")
        return make("str.replace" if count == 1 else "str.replace_all", args, TEXT)  # type: ignore[no-any-return]

    def is_digit(self) -> Bool:
        """Whether it is one of the characters 0 to 9."""
        return make("str.is_digit", (self,), BOOL)  # type: ignore[no-any-return]

    def to_int(self) -> Int:
        """The number that it writes in digits; -1 if it does not."""
        return make("str.to_int", (self,), INT)  # type: ignore[no-any-return]

    def to_code(self) -> Int:
        """The code point of a single character; -1 for any other string."""
        return make("str.to_code", (self,), INT)  # type: ignore[no-any-return]

    def fullmatch(self, pattern: str) -> Bool:
        """Whether a regular expression, written as for :mod:`re`, matches all of it.

        >>> import duelist as dl
        >>> dl.evaluate(dl.val("ab12", str).fullmatch(r"[a-z]+\\d{2,3}"))
        True
        """
        return make("matches", (self,), BOOL, (pattern, language(pattern)))  # type: ignore[no-any-return]

    def chars(self) -> List[str]:
        """Its characters, each a string."""
        return make("List.of_string", (self,), list_of(TEXT))  # type: ignore[no-any-return]


_SCALARS[TEXT] = String
