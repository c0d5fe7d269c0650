"""Many problems at once, on this machine or on others."""

from __future__ import annotations

import contextlib
import dataclasses
import hashlib
import json
import os
import queue
import sys
import threading
import time
from collections import Counter
from collections.abc import Sized
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Union

from .errors import CommandError, DuelistError, NoModelError, ProblemError, ResultsFileError
from .model import Model
from .process import GRACE
from .printing import Names
from .reading import spans
from .solver import OPTIONS, Answer, Solver, _milliseconds
from .sorts import Sort

Problem = Union[Solver, str, "os.PathLike[str]"]

#: So many problems are handed to the executor before the first is done.
AHEAD = 1000


@dataclasses.dataclass(frozen=True)
class Task:
    """A problem as it is sent to an executor: plain data, that any process understands."""

    text: str
    options: dict[str, Any]

    @property
    def digest(self) -> str:
        """Equal for equal problems with equal options."""
        return hashlib.sha256(json.dumps([self.text, self.options], sort_keys=True).encode()).hexdigest()[:32]


@dataclasses.dataclass(frozen=True)
class Result:
    """What became of one problem."""

    #: Its place among the problems, from 0.
    index: int
    #: The file it came from, if any.
    path: str | None
    #: ``dl.sat``, ``dl.unsat`` or ``dl.unknown``; None if there is an error.
    answer: Answer | None
    #: What the unknowns may be, if the answer is ``dl.sat``.
    model: Model | None
    #: Why the answer is ``dl.unknown``.
    reason: str | None
    #: What went wrong: an exception, which was not raised.
    error: BaseException | None
    seconds: float
    #: The responses to the commands of a text.
    responses: tuple[str, ...] = ()
    #: Whether it was taken from the results file.
    resumed: bool = False


@dataclasses.dataclass
class _Job:
    index: int
    key: str
    path: str | None
    task: Task | None
    names: Names
    sorts: dict[str, Sort]
    error: BaseException | None = None


def solve_many(
    problems: Iterable[Problem],
    executor: Any = None,
    *,
    timeout: float | None = None,
    ordered: bool = True,
    progress: bool | None = None,
    results: str | os.PathLike[str] | None = None,
    workers: int | None = None,
    **options: Any,
) -> Iterator[Result]:
    """Solves problems: solvers, SMT-LIB texts, or paths of files with such texts. The results come as an iterator.

    Without an executor, ``workers`` processes on this machine do it, one for each core by default. Any executor in the style of :mod:`concurrent.futures` will
    do instead: it is given plain data, and gives plain data back. A ``dask.distributed.Client`` can be given as it is.

    ``timeout`` is the limit of each check in seconds; other options are those of :class:`Solver`, and override those of the problems. Results come in the order of the
    problems, or as they are done if ``ordered`` is false. What goes wrong with a problem is the ``error`` of its result. Workers that are lost are the executor's business: if it does
    not repeat what they did, that is the error.

    ``results`` is a file that every result is added to as soon as it is there. Problems that it has results for, other than errors, are not solved again, so a run that was broken
    off is resumed by starting it again.

    ``progress`` shows a progress bar by ``tqdm``; by default, if that is installed and somebody is looking.

    >>> from duelist import var
    >>> l = var("l", list[int])
    >>> def at_least(total):
    ...     s = Solver()
    ...     s.add(l.sum() >= total, l.forall(lambda x: x <= 2), l.len() == 3)
    ...     return s
    >>> [result.answer for result in solve_many(map(at_least, (5, 6, 7)))]
    [sat, sat, unsat]
    """
    unknown = [name for name in options if name not in OPTIONS]
    if unknown:
        raise TypeError(f"solve_many has no option {unknown[0]!r}")
    if timeout is not None:
        options["timeout"] = _milliseconds(timeout)
    if isinstance(problems, (str, os.PathLike, Solver)):
        raise ProblemError("solve_many needs an iterable of problems; for a single one, write [problem]")
    total = len(problems) if isinstance(problems, Sized) else None
    # Everything that is wrong with the arguments is said now, and not when the first result is taken.
    return _Run(iter(problems), executor, options, ordered, results, workers).results(_bar(progress, total))


def solve_task(task: Task) -> dict[str, Any]:
    """Solves one problem, in whatever process this is called; the outcome is plain data. This is what executors are given."""
    with Solver() as solver:
        solver._options = dict(task.options)
        return _solve(solver, task.text)


def _solve(solver: Solver, text: str) -> dict[str, Any]:
    started = time.monotonic()
    commands, checks = _commands(text)
    timeout = _patience(solver, checks)
    responses = solver.run(commands if checks else commands + "\n(check-sat)", limit=timeout)
    outcome: dict[str, Any] = {"responses": responses, "answer": None, "reason": None, "model": None, "error": None}
    if solver._answer is None:
        errors = [response for response in responses if response.startswith("(error")]
        outcome["error"] = errors[0] if errors else "the last check was followed by changes, so there is no answer"
    else:
        outcome["answer"] = solver._answer.value
        if solver._answer is Answer.unknown:
            outcome["reason"] = solver.reason_unknown()
        if solver._answer is Answer.sat:
            with contextlib.suppress(CommandError):
                outcome["model"] = solver.model().text
    return {**outcome, "seconds": time.monotonic() - started}


def _patience(solver: Solver, checks: int) -> float | None:
    """How long a text with so many checks may take before its worker is given up."""
    limit = solver._options.get("timeout")
    return None if limit is None else max(checks, 1) * limit / 1000 + GRACE


def _commands(text: str) -> tuple[str, int]:
    """A text up to its ``exit``, if it has one: questions are asked after that. And the number of its checks."""
    place, checks = 0, 0
    for tree, command in spans(text):
        head = tree[0] if isinstance(tree, list) and tree else tree
        if head == "exit":
            return text[: text.index(command, place)], checks
        checks += head in ("check-sat", "check-sat-assuming")
        place = text.index(command, place) + len(command)
    return text, checks


class LocalPool:
    """An executor of this machine: each thread waits for a worker process of its own."""

    def __init__(self, workers: int) -> None:
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix="duelist")
        self.active: set[Solver] = set()
        self.lock = threading.Lock()
        self.stopped = False

    def submit(self, function: Callable[[Task], Any], task: Task) -> Future[Any]:
        """Solves a task; the function is always :func:`solve_task`, but can be interrupted here."""
        assert function is solve_task
        return self.threads.submit(self._solve, task)

    def _solve(self, task: Task) -> dict[str, Any]:
        with Solver() as solver:
            solver._options = dict(task.options)
            with self.lock:
                self.active.add(solver)
            try:
                if self.stopped:
                    raise DuelistError("the run was ended")
                return _solve(solver, task.text)
            finally:
                with self.lock:
                    self.active.discard(solver)

    def stop(self) -> None:
        """Ends what is under way."""
        self.stopped = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        while True:
            with self.lock:
                active = list(self.active)
            if not active:
                break
            # One that was between two requests has not heard it.
            for solver in active:
                solver.interrupt()
            time.sleep(0.05)
        self.threads.shutdown(wait=True)


class _Run:
    """One call of :func:`solve_many`."""

    def __init__(self, problems: Iterator[Problem], executor: Any, options: dict[str, Any], ordered: bool, results: Any, workers: int | None) -> None:
        self.problems, self.options, self.ordered = problems, options, ordered
        self.local = executor is None
        if hasattr(executor, "get_executor"):
            # A client of dask.distributed.
            executor = executor.get_executor()
        if executor is None:
            executor = LocalPool(workers or os.cpu_count() or 1)
        elif not callable(getattr(executor, "submit", None)):
            raise TypeError(f"{executor!r} is no executor: it has no method `submit`")
        self.executor = executor
        self.file = ResultsFile(Path(results)) if results is not None else None
        self.seen: Counter[str] = Counter()
        self.done: queue.SimpleQueue[tuple[_Job, Any]] = queue.SimpleQueue()
        self.waiting: dict[int, Any] = {}

    def results(self, bar: Any) -> Iterator[Result]:
        try:
            with bar:
                for result in self._in_order() if self.ordered else self._completed():
                    bar.update()
                    yield result
        finally:
            for future in list(self.waiting.values()):
                future.cancel()
            if self.local:
                self.executor.stop()
            if self.file:
                self.file.close()

    def _in_order(self) -> Iterator[Result]:
        ready: dict[int, Result] = {}
        following = 0
        for result in self._completed():
            ready[result.index] = result
            while following in ready:
                yield ready.pop(following)
                following += 1

    def _completed(self) -> Iterator[Result]:
        count = 0
        exhausted = False
        while not exhausted or self.waiting:
            while not exhausted and len(self.waiting) < AHEAD:
                try:
                    problem = next(self.problems)
                except StopIteration:
                    exhausted = True
                    break
                job = self._job(count, problem)
                count += 1
                known = self._known(job)
                if known is not None:
                    yield known
                else:
                    self._submit(job)
            if self.waiting:
                job, future = self._next()
                del self.waiting[job.index]
                yield self._finished(job, future)

    def _next(self) -> tuple[_Job, Any]:
        while True:
            try:
                # With a limit, so that Ctrl-C is noticed on every system.
                return self.done.get(timeout=1)
            except queue.Empty:
                pass

    def _submit(self, job: _Job) -> None:
        future: Any
        try:
            if job.error is not None:
                raise job.error
            future = self.executor.submit(solve_task, job.task)
        except Exception as error:
            future = Future()
            future.set_exception(error)
        self.waiting[job.index] = future
        future.add_done_callback(lambda finished: self.done.put((job, finished)))

    def _job(self, index: int, problem: Any) -> _Job:
        path, names, sorts, options = None, Names(), {}, self.options
        error: BaseException | None = None
        if isinstance(problem, Solver):
            text = problem.to_smt2()
            options = {**problem._options, **options}
            names = problem._names
            sorts = {name: what[0] for name, what in names.taken.items() if isinstance(what, tuple) and len(what) == 1}
        elif isinstance(problem, str) and "(" in problem:
            text = problem
        elif isinstance(problem, (str, os.PathLike)):
            path, text = os.fspath(problem), ""
            try:
                text = Path(path).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as unreadable:
                error = unreadable
        else:
            raise ProblemError(f"a problem must be a Solver, a text or a path, not {problem!r}")
        # Problems share the cores: one thread each, unless told otherwise.
        task = Task(text, {"threads": 1, **options})
        digest = task.digest
        self.seen[digest] += 1
        return _Job(index, f"{digest}-{self.seen[digest]}", path, task, names, sorts, error)

    def _known(self, job: _Job) -> Result | None:
        record = self.file.records.get(job.key) if self.file and job.error is None else None
        return None if record is None else self._result(job, record, resumed=True)

    def _finished(self, job: _Job, future: Any) -> Result:
        try:
            outcome = future.result()
        except Exception as error:
            # Whatever an executor raises for a lost worker is the outcome of this problem.
            if self.file:
                self.file.add(job, {"answer": None, "error": f"{type(error).__name__}: {error}"})
            return Result(job.index, job.path, None, None, None, error, 0.0)
        if self.file:
            self.file.add(job, outcome)
        return self._result(job, outcome)

    @staticmethod
    def _result(job: _Job, outcome: dict[str, Any], resumed: bool = False) -> Result:
        answer = Answer(outcome["answer"]) if outcome["answer"] else None
        model = Model(outcome["model"], job.sorts, job.names) if outcome["model"] is not None else None
        error = CommandError(outcome["error"]) if outcome["error"] else None
        responses = tuple(outcome["responses"])
        return Result(job.index, job.path, answer, model, outcome["reason"], error, outcome["seconds"], responses, resumed)


class ResultsFile:
    """Results as lines of JSON, each written when it is there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.records: dict[str, dict[str, Any]] = {}
        self.file = open(path, "a+b")
        try:
            self._lock()
            self._read()
        except BaseException:
            self.file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ResultsFileError(f"{self.path} is being written by another run") from None

    def _read(self) -> None:
        self.file.seek(0)
        content = self.file.read()
        # A line without an end is what a run was writing when it was killed.
        whole = content[: content.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                record = json.loads(line)
                if record["error"] is None:
                    self.records[record["key"]] = record
            except (ValueError, KeyError, TypeError):
                raise ResultsFileError(f"line {number} of {self.path} is not a result: give another file") from None
        if len(whole) < len(content):
            self.file.truncate(len(whole))

    def add(self, job: _Job, outcome: dict[str, Any]) -> None:
        """Writes a result."""
        record = {"key": job.key, "index": job.index, "path": job.path, **outcome}
        self.file.write(json.dumps(record).encode() + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Ends writing."""
        self.file.close()


class _Silent:
    """A progress bar that nobody sees."""

    def update(self) -> None:
        pass

    def __enter__(self) -> _Silent:
        return self

    def __exit__(self, *_: object) -> None:
        pass


def _bar(progress: bool | None, total: int | None) -> Any:
    if progress is None:
        progress = sys.stderr is not None and sys.stderr.isatty() or "ipykernel" in sys.modules
        wanted = False
    else:
        wanted = progress
    if not progress:
        return _Silent()
    try:
        from tqdm.auto import tqdm  # type: ignore[import-untyped]
    except ImportError:
        if wanted:
            raise
        return _Silent()
    return tqdm(total=total, unit="problem")
