"""Values of lists: sequences that know their repetition, so that a list of a million million elements takes little room.

>>> from duelist.sorts import sort_of
>>> zeros = ListValue(sort_of(list[int]), [Run(10**12, [0]), Run(1, [7])])
>>> zeros
[0] * 1000000000000 + [7]
>>> zeros[-1], zeros[5], zeros.length
(7, 0, 1000000000001)
>>> ListValue(sort_of(list[int]), [Run(2, [1, 2])]) == [1, 2, 1, 2]
True
"""

from __future__ import annotations

import bisect
import dataclasses
import itertools
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Iterator

from .sorts import INT, ListSort, RecordSort, Sort

#: So many elements are shown one by one.
SHOWN = 100


@dataclasses.dataclass(frozen=True)
class Run:
    """A few elements, so many times. With a drift, its numbers are added once more in each repetition."""

    count: int
    word: list[Any]
    drift: list[Any] | None = None

    @property
    def length(self) -> int:
        """The number of elements."""
        return self.count * len(self.word)

    def at(self, index: int) -> Any:
        """The element at an index that it has."""
        repetition, place = divmod(index, len(self.word))
        item = self.word[place]
        return item if self.drift is None or repetition == 0 else drifted(item, self.drift[place], repetition)

    def __iter__(self) -> Iterator[Any]:
        if self.drift is None:
            return itertools.chain.from_iterable(itertools.repeat(self.word, self.count))
        return map(self.at, range(self.length))


def drifted(item: Any, by: Any, times: int) -> Any:
    """A value with numbers added so many times, wherever it has some."""
    if isinstance(item, bool) or item is None:
        return item
    if isinstance(item, (int, Fraction)) and type(item) in (int, Fraction):
        return item + times * by
    if isinstance(item, tuple):
        return tuple(drifted(left, right, times) for left, right in zip(item, by))
    if dataclasses.is_dataclass(item) and not isinstance(item, type):
        from .reading import instance
        from .sorts import sort_of

        sort = sort_of(type(item))
        assert isinstance(sort, RecordSort)
        return instance(sort, {name: drifted(getattr(item, name), getattr(by, name), times) for name in sort.fields})
    return item


class ListValue(Sequence[Any]):
    """A list in a model. It is read like a ``list``, and elements of long ones are made as they are asked for.

    It equals a ``list`` with the same elements. ``len`` works for all lengths that Python can say; ``length`` for all.
    """

    __slots__ = ("sort", "runs", "_ends")

    def __init__(self, sort: Sort, runs: list[Run]) -> None:
        self.sort = sort
        #: The parts, in order.
        self.runs = [run for run in runs if run.length > 0]
        self._ends = list(itertools.accumulate(run.length for run in self.runs))

    @property
    def length(self) -> int:
        """The number of elements."""
        return self._ends[-1] if self._ends else 0

    def __len__(self) -> int:
        return self.length

    def __bool__(self) -> bool:
        return bool(self.runs)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            start, stop, step = _indices(index, self.length)
            return [self[place] for place in range(start, stop, step)]
        place = index + self.length if index < 0 else index
        if not 0 <= place < self.length:
            raise IndexError(f"the list has {self.length} elements, and none at {index}")
        part = bisect.bisect_right(self._ends, place)
        return self.runs[part].at(place - (self._ends[part] - self.runs[part].length))

    def __iter__(self) -> Iterator[Any]:
        return itertools.chain.from_iterable(self.runs)

    def __contains__(self, item: object) -> bool:
        return any(item in run.word if run.drift is None else any(item == other for other in run) for run in self.runs)

    def __eq__(self, other: object) -> Any:
        if isinstance(other, ListValue):
            return self.length == other.length and _agree(self.runs, other.runs)
        if isinstance(other, (list, tuple)):
            return self.length == len(other) and all(left == right for left, right in zip(self, other))
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Any) -> list[Any]:
        return [*self, *other] if isinstance(other, (list, ListValue)) else NotImplemented

    def __radd__(self, other: Any) -> list[Any]:
        return [*other, *self] if isinstance(other, list) else NotImplemented

    def to_list(self) -> list[Any]:
        """All elements. Lists inside become lists as well."""
        return [item.to_list() if isinstance(item, ListValue) else item for item in self]

    def __repr__(self) -> str:
        if self.length <= SHOWN:
            return repr(list(self))
        parts = [_show(run) for run in self.runs[:SHOWN]]
        return " + ".join(parts + ["…"] if len(self.runs) > SHOWN else parts)

    def _repr_html_(self) -> str:
        from .display import list_html

        return list_html(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return ListValue, (self.sort, self.runs)


def _show(run: Run) -> str:
    more = len(run.word) - SHOWN
    word = repr(run.word) if more <= 0 else f"{repr(run.word[:SHOWN])[:-1]}, … {more} more]"
    if run.count == 1:
        return word
    return f"{word} * {run.count}" if run.drift is None else f"drift({run.count}, {word}, {run.drift!r})"


def _indices(index: slice, length: int) -> tuple[int, int, int]:
    return index.indices(length)


def _agree(left: list[Run], right: list[Run]) -> bool:
    """Whether lists of the same length have the same elements. What both repeat is compared once."""
    if left == right:
        return True
    sides = ([(run, 0) for run in reversed(left)], [(run, 0) for run in reversed(right)])
    while sides[0] and sides[1]:
        (run, start), (other, begin) = sides[0].pop(), sides[1].pop()
        steps = min(run.length - start, other.length - begin)
        looked_at = steps
        if run.drift is None and other.drift is None:
            # Both words fit into this many elements, and then everything repeats.
            looked_at = min(steps, len(run.word) * len(other.word))
        if any(run.at(start + place) != other.at(begin + place) for place in range(looked_at)):
            return False
        for side, (part, done) in zip(sides, ((run, start + steps), (other, begin + steps))):
            if done < part.length:
                side.append((part, done))
    return True


def term_of(value: ListValue, sort: ListSort) -> Any:
    """A list in a model as a term, with its repetition kept."""
    from .terms import lift, make

    parts = []
    for run in value.runs:
        word = make("list", tuple(lift(item, sort.element) for item in run.word), sort)
        count = lift(run.count, INT)
        if run.count == 1:
            parts.append(word)
        elif run.drift is not None:
            parts.append(make("List.drift", (count, word, lift(run.drift, sort)), sort))
        elif len(run.word) == 1:
            parts.append(make("List.repeat", (count, word._args[0]), sort))
        else:
            parts.append(make("List.cycle", (count, word), sort))
    if not parts:
        return make("list", (), sort)
    return parts[0] if len(parts) == 1 else make("List.append", tuple(parts), sort)
