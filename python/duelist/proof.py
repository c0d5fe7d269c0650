"""Claims about all values, and lists of every length."""

from __future__ import annotations

import dataclasses
from typing import Any, Union

from .model import Model
from .report import Report
from .solver import Answer, Solver
from .terms import Expr, Not


@dataclasses.dataclass(frozen=True)
class Proof:
    """A claim holds always. It is true in an ``if``."""

    claim: Expr
    #: What the proof of lists of every length rests on, if it needed an invariant.
    invariant: str | None
    report: Report = dataclasses.field(repr=False)

    def __bool__(self) -> bool:
        return True

    def _repr_html_(self) -> str:
        from .display import proof_html

        return proof_html(self)


@dataclasses.dataclass(frozen=True)
class Counterexample:
    """A claim does not hold of these values. It is false in an ``if``."""

    claim: Expr
    model: Model
    report: Report = dataclasses.field(repr=False)

    def __bool__(self) -> bool:
        return False

    def __getitem__(self, key: Any) -> Any:
        return self.model[key]

    def _repr_html_(self) -> str:
        from .display import counterexample_html

        return counterexample_html(self)


@dataclasses.dataclass(frozen=True)
class Undecided:
    """Neither a proof nor a counterexample was found. It is false in an ``if``."""

    claim: Expr
    reason: str
    report: Report = dataclasses.field(repr=False)

    def __bool__(self) -> bool:
        return False


def prove(claim: object, *given: object, **options: Any) -> Union[Proof, Counterexample, Undecided]:
    """Whether a claim always holds, given others. The options are those of :class:`Solver`.

    >>> from duelist import var
    >>> l, m = var("l", list[int]), var("m", list[int])
    >>> bool(prove((l + m).sum() == l.sum() + m.sum()))
    True
    >>> no = prove(l.sum() >= 0, l.len() == 1)
    >>> bool(no), no[l].length, no[l][0] < 0
    (False, 1, True)
    """
    with Solver(**options) as solver:
        term = solver._claim(claim)
        solver.add(*given, Not(term))
        answer = solver.check()
        report = solver.report()
        if answer is Answer.unsat:
            return Proof(term, solver.invariant(), report)
        if answer is Answer.sat:
            return Counterexample(term, solver.model(), report)
        return Undecided(term, solver.reason_unknown(), report)
