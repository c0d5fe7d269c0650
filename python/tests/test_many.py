"""Many problems: here, on executors, on a cluster that loses a worker, and broken off in the middle."""

import json
import os
import pickle
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import pytest

import duelist as dl
from duelist import many

l = dl.var("l", list[int])


@dataclass
class Coin:
    worth: int


coins = dl.var("coins", list[Coin])


def coin_problem(total):
    solver = dl.Solver()
    solver.add(coins.map(lambda c: c.worth).sum() == total, coins.forall(lambda c: (c.worth == 3) | (c.worth == 5)), coins.len() <= 9)
    return solver


def text(total):
    return f"(declare-const l (List Int)) (assert (= (List.sum l) {total} (List.len l))) (check-sat)"


HARD = (
    "(declare-const xs (List Int)) (assert (= 3 (List.len xs))) (assert (List.forall (lambda ((x Int)) (> (abs x) 100)) xs))"
    "(assert (= 33 (List.sum (List.map (lambda ((x Int)) (* x x x)) xs)))) (check-sat)"
)


def test_solvers_texts_and_paths(tmp_path):
    path = tmp_path / "problem.smt2"
    path.write_text("(declare-const n Int) (assert (= n 3)) (assert (= n 4))")
    problems = [coin_problem(8), text(2), path, str(path), text(3) + "(exit)(check-sat)", tmp_path / "absent.smt2", "(assert"]
    results = list(dl.solve_many(iter(problems), timeout=60, workers=2))
    assert [result.index for result in results] == list(range(7))
    assert [result.answer for result in results] == [dl.sat, dl.sat, dl.unsat, dl.unsat, dl.sat, None, None]
    assert sum(coin.worth for coin in results[0].model[coins]) == 8 and isinstance(results[0].model[coins][0], Coin)
    assert results[0].model[coins.len() + 1] == 3
    assert results[1].model["l"].startswith("(List.")
    assert results[1].responses == ("sat",)
    assert results[2].path == str(path)
    assert isinstance(results[5].error, FileNotFoundError)
    assert isinstance(results[6].error, dl.CommandError)
    assert all(result.seconds >= 0 for result in results)


def test_limits_orders_and_bad_arguments():
    results = list(dl.solve_many([HARD, text(1)], timeout=0.5, workers=2, ordered=False, progress=False))
    assert {result.index: result.answer for result in results} == {0: dl.unknown, 1: dl.sat}
    assert "timeout" in next(result.reason for result in results if result.index == 0)
    for problems in ("(check-sat)", dl.Solver()):
        with pytest.raises(dl.ProblemError, match=r"write \[problem\]"):
            dl.solve_many(problems)
    with pytest.raises(dl.ProblemError, match="a Solver, a text or a path, not 3"):
        list(dl.solve_many([3]))
    with pytest.raises(TypeError, match="no option 'time'"):
        dl.solve_many([], time=3)
    with pytest.raises(TypeError, match="no executor"):
        dl.solve_many([], executor=3)
    assert list(dl.solve_many([])) == []


def test_what_is_not_wanted_any_more_is_ended():
    """The consumer takes one result of an endless iterable and goes: everything under way ends."""

    def endless():
        yield text(1)
        while True:
            yield HARD

    results = dl.solve_many(endless(), workers=2)
    assert next(results).answer == dl.sat
    started = time.monotonic()
    results.close()
    assert time.monotonic() - started < 30
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("duelist")]


def test_a_worker_that_dies_is_the_error_of_its_problem():
    results = dl.solve_many([HARD, text(2)], workers=2, ordered=False)
    assert next(results).answer == dl.sat
    busy = [worker for worker in dl.process._all if worker not in dl.process._idle]
    for worker in busy:
        os.kill(worker.pid, signal.SIGKILL)
    assert isinstance(next(results).error, dl.WorkerDiedError)
    assert list(results) == []


@pytest.mark.parametrize("make", [lambda: ThreadPoolExecutor(2), lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn"))], ids=["threads", "processes"])
def test_executors_of_the_standard_library(make):
    with make() as executor:
        results = list(dl.solve_many([coin_problem(total) for total in (3, 4, 5)], executor))
    assert [result.answer for result in results] == [dl.sat, dl.unsat, dl.sat]
    assert results[2].model[coins] == [Coin(5)]


class Lossy(Executor):
    """An executor that loses every third task, and refuses every fifth."""

    def __init__(self):
        self.count = 0

    def submit(self, function, *arguments):
        # What arrives on another machine is what was pickled.
        function, arguments = pickle.loads(pickle.dumps((function, arguments)))
        self.count += 1
        future = Future()
        if self.count % 5 == 0:
            raise RuntimeError("cannot schedule")
        if self.count % 3 == 0:
            future.set_exception(ConnectionError("lost"))
        else:
            future.set_result(function(*arguments))
        return future


class Backwards(Executor):
    """An executor that does the last of four tasks first."""

    def __init__(self):
        self.waiting = []

    def submit(self, function, *arguments):
        self.waiting.append((Future(), function, arguments))
        future = self.waiting[-1][0]
        if len(self.waiting) == 4:
            for later, function, arguments in reversed(self.waiting):
                later.set_result(function(*arguments))
        return future


def test_results_in_order_or_as_they_are_done():
    problems = [text(total) for total in (1, 2, 3, 4)]
    assert [result.index for result in dl.solve_many(problems, Backwards())] == [0, 1, 2, 3]
    assert [result.index for result in dl.solve_many(problems, Backwards(), ordered=False)] == [2, 1, 0, 3]


def test_errors_are_values_and_runs_are_resumed(tmp_path):
    file = tmp_path / "results.jsonl"
    problems = [text(total) for total in (1, 2, 3, 4, 5, 1)]
    first = list(dl.solve_many(problems, Lossy(), results=file))
    assert [str(result.error) for result in first if result.error] == ["lost", "cannot schedule", "lost"]
    # The last line was cut off by a crash.
    content = file.read_bytes()
    file.write_bytes(content + b'{"key": "cut o')
    second = list(dl.solve_many(problems, results=file))
    assert [result.answer for result in second] == [dl.sat] * 6
    assert [result.resumed for result in second] == [True, True, False, True, False, False]
    assert second[0].model == first[0].model
    third = list(dl.solve_many(problems, Lossy(), results=file))
    assert all(result.resumed for result in third)
    keys = [record["key"] for record in map(json.loads, file.read_text().splitlines()) if record["error"] is None]
    assert len(keys) == len(set(keys)) == 6
    # Other options are other problems.
    assert not any(result.resumed for result in dl.solve_many(problems[:1], seed=7, results=file))
    file.write_text("not a result\n")
    with pytest.raises(dl.ResultsFileError, match="line 1"):
        dl.solve_many(problems, results=file)
    taken = dl.solve_many(problems, results=tmp_path / "other.jsonl")
    with pytest.raises(dl.ResultsFileError, match="another run"):
        dl.solve_many(problems, results=tmp_path / "other.jsonl")
    taken.close()


def test_a_run_that_is_killed_is_resumed(tmp_path):
    file = tmp_path / "results.jsonl"
    program = f"""
        import duelist as dl, os, test_many
        for count, result in enumerate(dl.solve_many(map(test_many.text, range(1, 9)), results={str(file)!r}, workers=1)):
            if count == 3:
                os._exit(9)
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(program)], cwd=os.path.dirname(__file__), timeout=120)
    done = file.read_text().count("\n")
    assert 4 <= done < 8
    results = list(dl.solve_many(map(text, range(1, 9)), results=file))
    assert [result.answer for result in results] == [dl.sat] * 8
    assert sum(result.resumed for result in results) == done and file.read_text().count("\n") == 8


def test_progress_is_shown_if_it_is_wanted(capsys):
    list(dl.solve_many([text(1)], progress=True))
    assert "1/1" in capsys.readouterr().err
    list(dl.solve_many([text(1)]))
    assert capsys.readouterr().err == ""


def numbered(index):
    """Another problem for each index, so that no result can stand for two."""
    return f"(declare-const n Int) (assert (< {index} n {index + 2})) (check-sat) (get-value (n))"


def test_a_cluster_that_loses_a_worker(tmp_path):
    """dask.distributed on loopback: a worker is killed in the middle. Nothing is lost, and nothing is there twice."""
    distributed = pytest.importorskip("distributed")
    file = tmp_path / "results.jsonl"
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None)
    with cluster, distributed.Client(cluster) as client:
        client.wait_for_workers(2)
        victim = next(iter(client.run(os.getpid).values()))
        seen = []
        for result in dl.solve_many(map(numbered, range(60)), client, ordered=False, results=file, timeout=60):
            seen.append(result)
            if len(seen) == 10:
                os.kill(victim, signal.SIGKILL)
        assert victim not in client.run(os.getpid).values()
    assert sorted(result.index for result in seen) == list(range(60))
    assert not [result.error for result in seen if result.error]
    assert all(result.responses == ("sat", f"((n {result.index + 1}))") for result in seen)
    records = [json.loads(line) for line in file.read_text().splitlines()]
    assert sorted(record["index"] for record in records) == list(range(60))
