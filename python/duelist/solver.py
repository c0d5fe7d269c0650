"""Solvers: claims in, answers out."""

from __future__ import annotations

import contextlib
import enum
import threading
import weakref
from typing import Any, Iterator

from . import process
from .errors import CommandError, DuelistError, NoModelError, OptionError, SortError, WorkerDiedError
from .explanation import Explanation
from .model import Model
from .pickling import check_importable
from .printing import Names, Printer
from .reading import spans, symbol, trees
from .report import Report
from .sorts import BOOL, Sort
from .terms import Bool, Expr, lift

OPTIONS = ("timeout", "threads", "seed", "strategy", "lengths", "unsat_cores", "resource_limit")

# Commands that leave nothing behind: they need not be said again to another worker.
_QUESTIONS = frozenset("check-sat check-sat-assuming echo exit".split())


# Commands that models of later states may need.
_OF_SORTS = ("(declare-datatype", "(declare-sort", "(define-sort")


class Answer(enum.Enum):
    """What a check says. ``dl.sat``, ``dl.unsat`` and ``dl.unknown`` are its members."""

    sat = "sat"
    unsat = "unsat"
    unknown = "unknown"

    def __repr__(self) -> str:
        return self.value

    __str__ = __repr__

    def __bool__(self) -> bool:
        raise TypeError("an answer is no truth value: compare it with dl.sat, dl.unsat or dl.unknown")


class Solver:
    """Claims, and what follows from them.

    ``timeout`` is the limit of each check in seconds. ``threads``, ``seed``, ``strategy`` (``"auto"``, ``"paper"``, ``"search"``) and ``lengths``
    (``"free"``, ``"increasing"``) are those of the command line. ``unsat_cores`` is needed for :meth:`unsat_core`.

    >>> import duelist as dl
    >>> l = dl.var("l", list[int])
    >>> s = dl.Solver(timeout=60)
    >>> s.add(l.sorted(), l.head(0) > l.last(0))
    >>> s.check()
    unsat

    The solver runs in a process of its own. If that process is killed, or crashes, :class:`WorkerDiedError` is raised, and the next question starts another one, which is
    told all claims again. Ctrl-C ends a check, and the solver can be used further.
    """

    def __init__(
        self,
        *,
        timeout: float | None = None,
        threads: int | None = None,
        seed: int | None = None,
        strategy: str | None = None,
        lengths: str | None = None,
        unsat_cores: bool = False,
        resource_limit: int | None = None,
    ) -> None:
        given = {
            "timeout": None if timeout is None else _milliseconds(timeout),
            "threads": threads,
            "seed": seed,
            "strategy": strategy,
            "lengths": lengths,
            "unsat_cores": unsat_cores or None,
            "resource_limit": resource_limit,
        }
        self._options: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        self._names = Names()
        # The levels, each with what was said on it: a claim, or commands as text.
        self._frames: list[list[Expr | str]] = [[]]
        self._tracked: dict[str, Expr] = {}
        self._answer: Answer | None = None
        self._generation = 0
        self._reset_connection([])

    def _reset_connection(self, pending: list[str] | None = None) -> None:
        self._lock = threading.RLock()
        self._worker: process.Worker | None = None
        self._finalizer: Any = None
        # What the worker has not been told yet; None if that is everything. What is declared, per level.
        self._pending = pending
        self._declared: list[dict[str | Sort, None]] = [{}]
        self._report: Report | None = None

    # What is claimed

    def add(self, *claims: object) -> None:
        """Claims that all of these hold."""
        terms = [self._claim(claim) for claim in claims]
        with self._lock:
            with self._or_not_at_all():
                texts = [self._assertion(term) for term in terms]
            self._frames[-1].extend(terms)
            self._tell(*texts)
            self._changed()

    @staticmethod
    def _claim(claim: object) -> Bool:
        if isinstance(claim, (Expr, bool)):
            return lift(claim, BOOL)  # type: ignore[no-any-return]
        raise SortError(f"a claim must be a symbolic truth value, not {claim!r}")

    def _assertion(self, term: Expr) -> str:
        text, declarations = self._printed(term)
        if self._options.get("unsat_cores"):
            name = f"claim!{len(self._tracked) + 1}"
            self._tracked[name] = term
            text = f"(! {text} :named {name})"
        return f"{declarations}(assert {text})"

    def _value(self, term: Expr, generation: int) -> Any:
        """The value of a term in the model of the last check, if that still stands and knows everything in the term; else None."""
        with self._lock:
            if self._generation != generation or self._worker is None or not self._worker.usable():
                return None
            declared = len(self._declared[-1])
            with self._or_not_at_all():
                text, declarations = self._printed(term)
            if declarations:
                self._undeclare(declared)
                return None
            return next(trees(self._ask(f"(get-value ({text}))")[-1].text))[0][1]

    def _printed(self, term: Expr) -> tuple[str, str]:
        """A term as text, and the declarations that it needs."""
        printer = Printer(self._names, term)
        text = printer.text()
        return text, "".join(self._declarations(printer))

    def _declarations(self, printer: Printer) -> Iterator[str]:
        for sort in printer.sorts:
            yield from self._declare_sort(sort)
        for term in printer.constants:
            if term._op == "const":
                key, parameters = self._names.symbol(term._data, (term._sort,)), ""
                command = f"(declare-const {key} {self._names.sort(term._sort)})"
            else:
                name, parameters = term._data
                for sort in parameters:
                    yield from self._declare_sort(sort)
                key = self._names.symbol(name, (parameters, term._sort))
                inputs = " ".join(map(self._names.sort, parameters))
                command = f"(declare-fun {key} ({inputs}) {self._names.sort(term._sort)})"
            if self._declare(key):
                yield command

    def _declare_sort(self, sort: Sort) -> Iterator[str]:
        if not self._declare(sort):
            return
        for part in sort.parts():
            yield from self._declare_sort(part)
        found = self._names.declaration(sort)
        if found is not None and self._declare(f"sort {found[0]}"):
            yield found[1]

    @contextlib.contextmanager
    def _or_not_at_all(self) -> Iterator[None]:
        """What is declared in the block is forgotten if something in it fails."""
        declared, tracked = len(self._declared[-1]), len(self._tracked)
        try:
            yield
        except BaseException:
            self._undeclare(declared)
            while len(self._tracked) > tracked:
                self._tracked.popitem()
            raise

    def _undeclare(self, count: int) -> None:
        while len(self._declared[-1]) > count:
            self._declared[-1].popitem()

    def _declare(self, key: str | Sort) -> bool:
        if any(key in level for level in self._declared):
            return False
        self._declared[-1][key] = None
        return True

    def push(self) -> None:
        """Opens a level: what is claimed from now on can be taken back by :meth:`pop`."""
        with self._lock:
            self._frames.append([])
            self._declared.append({})
            self._tell("(push)")
            self._changed()

    def pop(self) -> None:
        """Takes back what was claimed since the last :meth:`push`."""
        with self._lock:
            if len(self._frames) == 1:
                raise DuelistError("there is no level to pop")
            self._frames.pop()
            self._declared.pop()
            self._tell("(pop)")
            self._changed()

    @contextlib.contextmanager
    def scope(self) -> Iterator[Solver]:
        """A level for the length of a ``with`` block."""
        self.push()
        try:
            yield self
        finally:
            self.pop()

    def reset(self) -> None:
        """Takes back everything."""
        with self._lock:
            self._frames, self._declared, self._tracked, self._names = [[]], [{}], {}, Names()
            self._let_go()

    def _changed(self) -> None:
        self._answer = self._report = None
        self._generation += 1

    def _tell(self, *commands: str) -> None:
        if self._pending is not None:
            self._pending.extend(commands)

    @property
    def claims(self) -> list[Expr]:
        """All claims in force."""
        return [item for frame in self._frames for item in frame if isinstance(item, Expr)]

    # Questions

    def check(self, *assumptions: object) -> Answer:
        """Whether all claims can hold together, and the assumptions with them, which count for this check alone."""
        terms = [self._claim(assumption) for assumption in assumptions]
        with self._lock:
            self._changed()
            command = "(check-sat)"
            if terms:
                with self._or_not_at_all():
                    printed = [self._printed(term) for term in terms]
                self._tell(*(declarations for _, declarations in printed))
                command = f"(check-sat-assuming ({' '.join(text for text, _ in printed)}))"
            self._answer = Answer(self._ask(command, self._limit())[-1].text)
            return self._answer

    def _limit(self) -> float | None:
        timeout = self._options.get("timeout")
        return None if timeout is None else timeout / 1000 + process.GRACE

    def model(self) -> Model:
        """The model that the last check found. It stays as it is when the solver goes on."""
        with self._lock:
            self._expect(Answer.sat, "model")
            text = self._ask("(get-model)")[-1].text
            sorts = {name: what[0] for name, what in self._names.taken.items() if isinstance(what, tuple) and len(what) == 1}
            prelude = [item for frame in self._frames for item in frame if isinstance(item, str) and item.startswith(_OF_SORTS)]
            return Model(text, sorts, self._names, self._options, self, prelude)

    def unsat_core(self) -> list[Expr]:
        """Claims that already cannot hold together. The solver must have been made with ``unsat_cores=True``."""
        with self._lock:
            self._expect(Answer.unsat, "core")
            if not self._options.get("unsat_cores"):
                raise NoModelError("cores are made only by Solver(unsat_cores=True)")
            names = next(trees(self._ask("(get-unsat-core)")[-1].text))
            return [self._tracked[symbol(name)] for name in names]

    def _expect(self, answer: Answer, what: str) -> None:
        if self._answer is not answer:
            last = "there was no check since the last change" if self._answer is None else f"the last answer was {self._answer}"
            raise NoModelError(f"there is no {what}: {last}")

    def reason_unknown(self) -> str:
        """Why the last check said ``unknown``."""
        with self._lock:
            self._expect(Answer.unknown, "reason")
            return self._info("reason-unknown")

    def invariant(self) -> str | None:
        """The invariant by which the last check refuted the claims for lists of every length, if it was done by one."""
        with self._lock:
            self._expect(Answer.unsat, "invariant")
            return self._info("invariant") or None

    def explanation(self) -> Explanation:
        """Why the last check was answered as it was, in words: values and folds along the lists, an invariant, or what was tried."""
        with self._lock:
            if self._answer is None:
                raise NoModelError("there is no explanation: there was no check since the last change")
            return Explanation(self._info("explanation"))

    def _info(self, keyword: str) -> str:
        tree = next(trees(self._ask(f"(get-info :{keyword})")[-1].text))
        return str(tree[1])[1:-1].replace('""', '"')

    def report(self) -> Report:
        """What the engines did for the last check."""
        with self._lock:
            if self._answer is None or self._worker is None:
                raise NoModelError("there is no report: there was no check since the last change")
            if self._report is None:
                self._report = Report.of(self._answer.value, self._worker.report())
            return self._report

    def statistics(self) -> dict[str, Any]:
        """Figures about the last check."""
        return self.report().statistics()

    def run(self, commands: str, *, limit: float | None = None) -> list[str]:
        """Runs SMT-LIB commands in the same session; the responses that are not empty, as texts. After ``limit`` seconds the process of the solver is
        ended, whatever it does.

        >>> Solver().run("(declare-const l (List Int)) (assert (< (List.len l) 0)) (check-sat)")
        ['unsat']
        """
        with self._lock:
            self._changed()
            parts = self._ask(commands, limit, ours=False)
            # What was not even a command has a part, but no place in the list of commands.
            said = list(spans(commands))
            strays = len(parts) - len(said)
            remaining = iter(said)
            for part in parts:
                if part.kind == "e" and strays > 0:
                    strays -= 1
                    continue
                tree, text = next(remaining)
                if part.kind in "st":
                    self._remember(tree, text, part.text)
            if any(part.kind == "x" for part in parts):
                self._let_go()
            return [_response(part) for part in parts if part.kind not in "sx"]

    def _remember(self, tree: Any, text: str, response: str) -> None:
        """Follows what commands of the user do to the levels, so that another worker can be told."""
        head = tree[0] if isinstance(tree, list) and tree else ""
        if head in ("push", "pop"):
            count = int(tree[1]) if len(tree) > 1 else 1
            for _ in range(count):
                if head == "push":
                    self._frames.append([])
                    self._declared.append({})
                else:
                    self._frames.pop()
                    self._declared.pop()
        elif head in ("reset", "reset-assertions"):
            options = [item for item in self._frames[0] if isinstance(item, str) and item.startswith("(set-option")] if head != "reset" else []
            self._frames, self._declared, self._tracked = [[*options]], [{}], {}
        elif head in ("check-sat", "check-sat-assuming"):
            self._answer = Answer(response) if response in Answer.__members__ else None
        elif head not in _QUESTIONS and not head.startswith("get-"):
            self._frames[-1].append(text)
            if head in ("declare-const", "declare-fun", "define-fun", "define-const"):
                self._declare(tree[1])

    def interrupt(self) -> None:
        """Ends the check that another thread is in; it says ``unknown``."""
        worker = self._worker
        if worker is not None:
            worker.cancel()

    def to_smt2(self) -> str:
        """The claims in force as SMT-LIB, with a check at the end."""
        with self._lock:
            declared, tracked = self._declared, self._tracked
            try:
                return "\n".join([*self._script(), "(check-sat)", ""])
            finally:
                self._declared, self._tracked = declared, tracked

    def close(self) -> None:
        """Gives the process back. Another one is started when it is needed."""
        with self._lock:
            self._let_go()

    def __enter__(self) -> Solver:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # The worker

    def _ask(self, commands: str, limit: float | None = None, ours: bool = True) -> list[process.Part]:
        """Tells the worker what it has not been told, and asks. Commands of ours must not fail."""
        worker = self._connect()
        before, self._pending = "\n".join(self._pending or ()), []
        try:
            if before and not ours:
                _succeed(worker.run(before))
            parts = worker.run(commands if not ours or not before else f"{before}\n{commands}", limit)
        except process.Overdue:
            self._let_go()
            raise WorkerDiedError(f"the process of the solver did not answer within {limit:.0f} s and was ended. The next request starts another one") from None
        except BaseException:
            # After Ctrl-C it is not known which commands were executed.
            self._let_go()
            raise
        if ours:
            try:
                _succeed(parts)
            except CommandError:
                self._let_go()
                raise
        return parts

    def _connect(self) -> process.Worker:
        if self._worker is not None and not self._worker.usable():
            self._let_go()
        if self._worker is None:
            worker = process.acquire(self._options)
            self._worker = worker
            self._finalizer = weakref.finalize(self, process.release, worker)
            if self._pending is None:
                self._pending = self._script()
        return self._worker

    def _let_go(self) -> None:
        """The worker, if there is one, is for others from now on."""
        if self._finalizer is not None:
            self._finalizer()
        self._worker = self._finalizer = None
        self._pending = None
        self._changed()

    def _script(self) -> list[str]:
        """Everything in force, from the beginning."""
        self._declared, self._tracked = [{}], {}
        script: list[str] = []
        for level, frame in enumerate(self._frames):
            if level:
                script.append("(push)")
                self._declared.append({})
            for item in frame:
                if isinstance(item, str):
                    script.append(item)
                    tree = next(trees(item))
                    if tree[0] in ("declare-const", "declare-fun", "define-fun", "define-const"):
                        self._declare(tree[1])
                else:
                    script.append(self._assertion(item))
        return script

    # Other processes

    def __getstate__(self) -> dict[str, Any]:
        for claim in self.claims:
            check_importable(claim)
        return {"options": self._options, "frames": self._frames}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._options, self._frames = state["options"], state["frames"]
        self._names, self._tracked, self._answer, self._generation = Names(), {}, None, 0
        self._reset_connection()

    def __repr__(self) -> str:
        count = sum(map(len, self._frames))
        return f"<Solver with {count} claim{'s' * (count != 1)}{f', {self._answer}' if self._answer else ''}>"


def _milliseconds(seconds: float) -> int:
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not seconds > 0:
        raise OptionError(f"a timeout must be a number of seconds above 0, not {seconds!r}")
    return max(1, round(seconds * 1000))


def _succeed(parts: list[process.Part]) -> None:
    for part in parts:
        if part.kind in "eu":
            raise CommandError(part.text or "the command is not supported")


def _response(part: process.Part) -> str:
    if part.kind == "e":
        quoted = part.text.replace('"', '""')
        return f'(error "{quoted}")'
    return {"u": "unsupported"}.get(part.kind, part.text)
