"""What the engines did for a check."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class Step:
    """One step of an engine."""

    engine: str
    #: ``"over"``: it admits more than the problem does, so only its *no* counts. ``"under"``: it admits less.
    kind: str
    input: str
    outcome: str
    seconds: float


@dataclasses.dataclass(frozen=True)
class Report:
    """The steps of a check, in order, and figures about it."""

    answer: str
    steps: tuple[Step, ...]
    answered_by: str | None
    invariant: str | None
    seconds: float
    #: Everything, as ``--trace-json`` has it.
    data: dict[str, Any] = dataclasses.field(repr=False)

    @classmethod
    def of(cls, answer: str, data: dict[str, Any]) -> Report:
        """The report that the solver made."""
        steps = tuple(Step(event["engine"], event["kind"], event["input"], event["outcome"], event["time"]) for event in data["events"])
        return cls(answer, steps, data["answered_by"], data["invariant"], data["time"], data)

    def statistics(self) -> dict[str, Any]:
        """Figures: time, sizes, queries of each engine."""
        figures: dict[str, Any] = {"seconds": self.seconds, "answered-by": self.answered_by}
        figures.update((f"terms-{name}", count) for name, count in self.data["terms"].items())
        figures.update((name, self.data[name]) for name in ("lists", "folds"))
        for engine, effort in self.data["efforts"].items():
            figures[f"{engine}-queries"], figures[f"{engine}-seconds"] = effort["queries"], effort["time"]
        return figures

    def _repr_html_(self) -> str:
        from .display import report_html

        return report_html(self)
