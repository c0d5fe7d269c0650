"""Why an answer is what it is, in words."""

from __future__ import annotations


class Explanation(str):
    """The words of ``duelist explain``: a text that a notebook shows as a page."""

    __slots__ = ()

    @property
    def answer(self) -> str:
        """``sat``, ``unsat`` or ``unknown``."""
        return self.partition(":")[0]

    def _repr_html_(self) -> str:
        from .display import explanation_html

        return explanation_html(self)
