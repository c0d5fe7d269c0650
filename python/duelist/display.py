"""How values, proofs and reports look in a notebook."""

from __future__ import annotations

import dataclasses
import html
from typing import TYPE_CHECKING, Any

from .values import ListValue

if TYPE_CHECKING:
    from .explanation import Explanation
    from .model import Model
    from .proof import Counterexample, Proof
    from .report import Report

#: So many rows of a list are shown.
ROWS = 20


def _escape(value: object) -> str:
    return html.escape(value if isinstance(value, str) else repr(value))


def _table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f"<th>{heading}</th>" for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def value_html(value: object) -> str:
    """A value: lists and records as tables, anything else as text."""
    if isinstance(value, ListValue):
        return list_html(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in dataclasses.fields(value)]
        return _table([_escape(name) for name in names], [[value_html(getattr(value, name)) for name in names]])
    return _escape(repr(value))


def list_html(value: ListValue) -> str:
    """A list as a table with a row for each element, up to a number; a long list of few runs has a row for each run."""
    if not value:
        return "[]"
    runs = value.length > ROWS and len(value.runs) <= ROWS and all(len(run.word) == 1 for run in value.runs)
    shown: list[tuple[str, Any]] = []
    place = 0
    for run in value.runs if runs else ():
        last = place + run.length - 1
        text = str(place) if last == place else f"{place} … {last}"
        shown.append((text + (f", each {run.drift[0]!r} more" if run.drift else ""), run.word[0]))
        place += run.length
    if not runs:
        shown = [(str(index), value[index]) for index in range(min(ROWS, value.length))]
    first = shown[0][1]
    if dataclasses.is_dataclass(first):
        names = [field.name for field in dataclasses.fields(first)]
        rows = [[_escape(index), *(value_html(getattr(item, name)) for name in names)] for index, item in shown]
        table = _table(["", *map(_escape, names)], rows)
    else:
        table = _table(["", "element"], [[_escape(index), value_html(item)] for index, item in shown])
    more = 0 if runs else value.length - len(shown)
    return table + (f"<p>… and {more} more</p>" if more > 0 else "")


def model_html(model: Model) -> str:
    """A model as a table of names and values."""
    return _table(["name", "value"], [[_escape(name), value_html(model[name])] for name in model])


def report_html(report: Report) -> str:
    """The steps of the engines in their order, with bars as long as they took."""
    longest = max((step.seconds for step in report.steps), default=0) or 1
    rows = []
    for step in report.steps:
        color = "#4c78a8" if step.kind == "over" else "#f58518"
        width = max(1, round(200 * step.seconds / longest))
        bar = f'<div style="background:{color};width:{width}px;height:0.8em;display:inline-block"></div>'
        rows.append([_escape(step.engine), _escape(step.input), _escape(step.outcome), f"{bar} {step.seconds * 1000:.1f} ms"])
    by = f", by {_escape(report.answered_by)}" if report.answered_by else ""
    return f"<p><b>{_escape(report.answer)}</b> in {report.seconds:.3f} s{by}</p>" + _table(["engine", "input", "outcome", "time"], rows)


def explanation_html(explanation: Explanation) -> str:
    """The answer in bold, then a paragraph for each line; what belongs to one stands below it as a list."""
    answer, _, rest = explanation.partition(":")
    parts = []
    depth = 0
    for line in rest.strip().splitlines():
        indented = (len(line) - len(line.lstrip())) // 2
        parts.append("<ul>" * (indented - depth) + "</ul>" * (depth - indented))
        depth = indented
        text = _escape(line.strip())
        parts.append(f"<li>{text}</li>" if indented else f"<p>{text}</p>")
    return f"<div><p><b>{_escape(answer)}</b></p>{''.join(parts)}{'</ul>' * depth}</div>"


def proof_html(proof: Proof) -> str:
    """A proof with its invariant and the steps that led to it."""
    invariant = f"<p>Invariant:</p><pre>{_escape(proof.invariant)}</pre>" if proof.invariant else ""
    return f"<p><b>Proved:</b> <code>{_escape(proof.claim)}</code></p>{invariant}{report_html(proof.report)}"


def counterexample_html(counterexample: Counterexample) -> str:
    """A counterexample as a table."""
    return f"<p><b>Not true in general:</b> <code>{_escape(counterexample.claim)}</code></p>{model_html(counterexample.model)}"
