"""Workers: processes that the solver runs in, and the way to them.

The solver never runs in the host program, so whatever ends it ends only a worker. A worker is a fresh program, started as :mod:`subprocess` starts programs: nothing of the
host is forked, so it may have any threads. Workers that are no longer needed are kept for the next solver.
"""

from __future__ import annotations

import atexit
import importlib.util
import json
import os
import select
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

from .errors import DuelistError, OptionError, WorkerDiedError, WorkerStartError

#: How long a worker may take to notice that a request was cancelled.
PATIENCE = 3.0
#: How much longer than its timeout a check may take; the machine may be busy.
GRACE = 20.0
#: How many workers are kept for later.
KEPT = max(4, os.cpu_count() or 1)


class Part(NamedTuple):
    """The answer to one command: ``s``\\ uccess, ``t``\\ ext, ``u``\\ nsupported, ``e``\\ rror or e\\ ``x``\\ it."""

    kind: str
    text: str


class Overdue(Exception):
    """A worker did not answer in time."""


def library() -> str | None:
    """The Z3 library of the package ``z3-solver``, unless the user has chosen another one."""
    chosen = os.environ.get("DUELIST_Z3_LIBRARY")
    if chosen:
        return chosen
    spec = importlib.util.find_spec("z3")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        for name in ("libz3.so", "libz3.dylib", "libz3.dll"):
            file = Path(folder) / "lib" / name
            if file.exists():
                return str(file)
    return None


class Worker:
    """A worker process."""

    def __init__(self) -> None:
        program = os.environ.get("DUELIST_PYTHON") or sys.executable
        if not program:
            raise WorkerStartError("sys.executable is not set: set the environment variable DUELIST_PYTHON to a Python interpreter")
        environment = dict(os.environ)
        found = library()
        if found:
            environment["DUELIST_Z3_LIBRARY"] = found
        command = [program, "-E", "-s", "-S", str(Path(__file__).with_name("_worker.py"))]
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment, bufsize=0
            )
        except OSError as error:
            raise WorkerStartError(f"cannot start {program}: {error}; set the environment variable DUELIST_PYTHON to a Python interpreter") from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.owner = os.getpid()
        self.number = 0
        #: Answers that were not read yet, and whether there ever was one.
        self.due, self.answered = 0, False
        self._buffer = bytearray()
        self._options: bytes | None = None
        self.alive = True
        self._writing = threading.Lock()
        _all.add(self)

    @property
    def pid(self) -> int:
        """The id of the process."""
        return self.process.pid

    def usable(self) -> bool:
        """Whether it can be asked: it runs, and it was started by this process and not by one that was forked since."""
        return self.alive and self.owner == os.getpid() and self.process.poll() is None

    def prepare(self, options: dict[str, Any]) -> None:
        """Begins a fresh session, together with the next request: what is wrong with the options is said then."""
        self._options = json.dumps(options).encode()

    def run(self, commands: str, limit: float | None = None) -> list[Part]:
        """Runs commands: one part for each."""
        return self.request("R", commands, limit)

    def report(self) -> dict[str, Any]:
        """What was done for the last check."""
        return json.loads(self.request("T", "")[0].text)  # type: ignore[no-any-return]

    def request(self, kind: str, text: str, limit: float | None = None) -> list[Part]:
        """Asks and waits. If this is interrupted, so is the worker."""
        self.number += 1
        deadline = None if limit is None else time.monotonic() + limit
        sent = False
        try:
            frames = [] if self._options is None else [_frame("N", self.number, self._options)]
            self._send([*frames, _frame(kind, self.number, text.encode())])
            sent, self._options, self.due = True, None, len(frames) + 1
            refusals = self._receive(deadline) if frames else []
            parts = self._receive(deadline)
            if refusals:
                raise OptionError(refusals[0].text)
            return parts
        except OptionError:
            raise
        except (WorkerDiedError, WorkerStartError, Overdue):
            self.kill()
            raise
        except BaseException:
            # Ctrl-C, most likely: the worker stops and can be used again, or is killed. Half a request cannot be taken back.
            try:
                if not sent:
                    raise Overdue
                self.cancel()
                while self.due:
                    self._receive(time.monotonic() + PATIENCE)
            except BaseException:
                self.kill()
            raise

    def cancel(self) -> None:
        """Ends the request under way, from any thread; it is then answered ``unknown``."""
        try:
            self._send([_frame("C", self.number, b"")])
        except DuelistError:
            pass

    def _send(self, frames: list[bytes]) -> None:
        rest = memoryview(b"".join(frames))
        with self._writing:
            try:
                while rest:
                    rest = rest[os.write(self.input, rest) :]
            except OSError as error:
                raise self._died() from error

    def _receive(self, deadline: float | None) -> list[Part]:
        self._fill(8, deadline)
        length = struct.unpack_from("<Q", self._buffer)[0]
        self._fill(8 + length, deadline)
        answer = bytes(self._buffer[8 : 8 + length])
        del self._buffer[: 8 + length]
        self.due -= 1
        self.answered = True
        parts, place = [], 0
        while place < len(answer):
            kind, length = struct.unpack_from("<cQ", answer, place)
            place += 9
            parts.append(Part(kind.decode(), answer[place : place + length].decode()))
            place += length
        for part in parts:
            if part.kind == "p":
                raise self._died(f"an internal error ended it, please report: {part.text}")
        return parts

    def _fill(self, count: int, deadline: float | None) -> None:
        """Waits until so much of an answer is there. What was read before an interrupt is kept."""
        while len(self._buffer) < count:
            if deadline is not None:
                left = deadline - time.monotonic()
                if left <= 0 or not _readable(self.output, left):
                    raise Overdue
            piece = os.read(self.output, 1 << 20)
            if not piece:
                raise self._died()
            self._buffer += piece

    def _died(self, why: str | None = None) -> DuelistError:
        if why is None:
            try:
                code = self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                code = None
            why = f"signal {-code} ended it" if code is not None and code < 0 else f"it ended with code {code}"
        if not self.answered:
            return WorkerStartError(f"the process of the solver does not start: {why}")
        return WorkerDiedError(f"the process of the solver is gone: {why}. The next request starts another one")

    def kill(self) -> None:
        """Ends the process."""
        self.alive = False
        if self.owner == os.getpid():
            self.process.kill()
            self.process.wait()
        self._close()
        _all.discard(self)

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


def _frame(kind: str, number: int, text: bytes) -> bytes:
    return kind.encode() + struct.pack("<QQ", number, len(text)) + text


def _readable(descriptor: int, seconds: float) -> bool:
    if hasattr(select, "poll"):
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        return bool(poll.poll(seconds * 1000))
    # Where pipes cannot be waited for, the worker's own deadline must do.
    return True


_all: set[Worker] = set()
_idle: list[Worker] = []
_lock = threading.Lock()


def acquire(options: dict[str, Any]) -> Worker:
    """A worker with a fresh session."""
    while True:
        with _lock:
            worker = _idle.pop() if _idle else None
        worker = worker or Worker()
        if not worker.usable():
            worker.kill()
            continue
        worker.prepare(options)
        return worker


def release(worker: Worker) -> None:
    """Takes a worker back that is not needed any more."""
    if worker.owner != os.getpid():
        return
    with _lock:
        if worker.usable() and len(_idle) < KEPT and not sys.is_finalizing():
            _idle.append(worker)
            return
    worker.kill()


def shut_down() -> None:
    """Ends all workers of this process. Those that are needed again are started again."""
    with _lock:
        _idle.clear()
        workers = [worker for worker in _all if worker.owner == os.getpid()]
    for worker in workers:
        worker.kill()


def _forget() -> None:
    """In a forked process: the workers belong to the parent."""
    global _lock
    _lock = threading.Lock()
    _idle.clear()
    for worker in list(_all):
        worker._close()
    _all.clear()


atexit.register(shut_down)
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget)
