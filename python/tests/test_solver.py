"""Solvers, models and proofs, and what happens when things go wrong underneath."""

import enum
import os
import pickle
import re
import signal
import subprocess
import sys
import textwrap
import threading
import time
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Optional

import pytest

import duelist as dl
from duelist import process


class Role(enum.Enum):
    ADMIN = "a"
    GUEST = "g"


@dataclass
class Person:
    age: int
    role: Role
    nick: Optional[int]


@dataclass
class Team:
    lead: Person
    scores: list[int]
    members: list[Person]
    bounds: tuple[int, Fraction, bool]


@dataclass(frozen=True)
class Empty:
    pass


l = dl.var("l", list[int])
n = dl.var("n", int)


def solve(*claims, **options):
    solver = dl.Solver(timeout=60, **options)
    solver.add(*claims)
    assert solver.check() == dl.sat
    return solver.model()


def hard(solver):
    """33 as a sum of three large cubes: there is one, with numbers of sixteen digits."""
    xs, ys = dl.var("xs", list[int]), dl.var("ys", list[int])
    cubes = lambda a: a.fold(lambda acc, x: acc + x * x * x, 0)  # noqa: E731
    solver.add(cubes(xs) == cubes(ys) + 33, xs.len() == 3, ys.len() == 0, xs.forall(lambda x: abs(x) > 100))


def test_every_type_comes_back_as_the_users_own():
    team = dl.var("team", Team)
    expected = Team(Person(7, Role.GUEST, None), [1, 2], [Person(1, Role.ADMIN, 3)], (4, Fraction(1, 3), True))
    model = solve(team == expected, dl.var("e", Empty) == Empty())
    assert model[team] == expected
    assert type(model[team].lead) is Person and model[team].lead.role is Role.GUEST
    assert model["e"] == Empty()
    assert model[team.bounds[1] + 1] == Fraction(4, 3)
    assert model[team.members.map(lambda p: p.role)] == [Role.ADMIN]
    assert model[team.scores] == [1, 2]


def test_strings_come_and_go():
    words, name = dl.var("words", list[str]), dl.var("name", str)
    odd = 'a"b\\u{41}\n\u00e9\U0001f600'
    model = solve(words == ["x", odd, ""], name == words.nth(1, "") + "!", name.len() == len(odd) + 1)
    assert model[words] == ["x", odd, ""] and model[name] == odd + "!"
    assert model[words.to_string()] == "x" + odd and model[name.chars().len()] == len(odd) + 1
    ids = dl.var("ids", list[str])
    model = solve(ids.forall(lambda s: s.fullmatch(r"[a-c]{2}\d")), ids.distinct(), ids.len() == 3, ids.exists(lambda s: s.endswith("9")))
    assert len(set(model[ids])) == 3 and all(re.fullmatch(r"[a-c]{2}\d", item) for item in model[ids])
    assert dl.prove(ids.map(lambda s: s + ",").fold(lambda acc, s: acc + s.len(), 0) >= ids.len())


def test_lists_inside_lists_and_tuples_of_other_lengths():
    rows, one, three = dl.var("rows", list[list[int]]), dl.var("one", tuple[int]), dl.var("three", tuple[int, bool, Optional[int]])
    model = solve(rows.concat() == [1, 2, 3], rows.map(lambda r: r.len()) == [2, 0, 1], one == (5,), three == (1, True, None))
    assert model[rows] == [[1, 2], [], [3]]
    assert model[one] == (5,) and model[three] == (1, True, None)


def test_fields_that_are_not_parameters_and_constructors_that_refuse():
    @dataclass
    class Derived:
        x: int
        double: int = field(init=False, default=0)

    @dataclass
    class Strict:
        x: int

        def __post_init__(self):
            if not isinstance(self.x, dl.Expr) and self.x < 0:
                raise ValueError("x must not be negative")

    d, s = dl.var("d", Derived), dl.var("s", Strict)
    model = solve(d.double == 2 * d.x, d.x == 4, s.x == -1)
    assert model[d].double == 8
    with pytest.raises(dl.ValueConstructionError, match="x must not be negative"):
        model[s]


def test_long_lists_are_lazy():
    model = solve(l.len() == 10**12, l.forall(lambda x: dl.And(0 <= x, x <= 1)), l.sum() == 10**12 - 1)
    value = model[l]
    assert value.length == len(value) == 10**12
    assert sum(run.count * sum(run.word) for run in value.runs) == 10**12 - 1
    assert value == pickle.loads(pickle.dumps(value)) and value != [1]
    assert value[0] in (0, 1) and value[-1] in (0, 1) and len(value[5:9]) == 4
    assert len(repr(value)) < 200 and "*" in repr(value)
    iterator = iter(value)
    assert next(iterator) == value[0]
    # Fed back as a term, it is as short.
    again = dl.Solver(timeout=60)
    again.add(l == value)
    assert again.check() == dl.sat and again.model()[l] == value
    with pytest.raises(IndexError, match="1000000000000 elements"):
        value[10**12]


def test_runs_are_compared_without_writing_them_out():
    sort = dl.sort_of(list[int])
    big = dl.ListValue(sort, [dl.Run(10**15, [1, 2])])
    split = dl.ListValue(sort, [dl.Run(1, [1]), dl.Run(10**15 - 1, [2, 1]), dl.Run(1, [2])])
    other = dl.ListValue(sort, [dl.Run(1, [1]), dl.Run(10**15 - 1, [2, 2]), dl.Run(1, [2])])
    assert big == split and big != other
    drift = dl.ListValue(sort, [dl.Run(3, [0, 10], [1, 0])])
    assert drift == [0, 10, 1, 10, 2, 10] and 2 in drift and 3 not in drift and drift[1:4] == [10, 1, 10]


def test_levels_assumptions_and_cores():
    solver = dl.Solver(timeout=60, unsat_cores=True)
    low, high, other = l.sum() < 3, l.sum() > 5, n > 0
    solver.add(low)
    with solver.scope():
        solver.add(other, high)
        assert solver.check() == dl.unsat
        assert solver.unsat_core() == [low, high] or {id(c) for c in solver.unsat_core()} == {id(low), id(high)}
    assert solver.check() == dl.sat
    assert solver.check(high) == dl.unsat
    assert solver.check(n == 3) == dl.sat and solver.model()[n] == 3
    solver.push()
    solver.add(n == 4, dl.var("fresh", bool))
    solver.pop()
    solver.add(dl.var("fresh", bool))
    assert solver.check(n == 5) == dl.sat
    with pytest.raises(dl.DuelistError, match="no level"):
        solver.pop()
    solver.reset()
    assert solver.check() == dl.sat and solver.claims == []


def test_models_outlive_their_solver():
    solver = dl.Solver(timeout=60)
    f = dl.function("f", int, int)
    solver.add(l == [1, 2], n == 7, f(1) == 10, f(2) == 20)
    assert solver.check() == dl.sat
    model = solver.model()
    assert model[l.map(f)] == [10, 20]
    solver.add(n == 8)
    assert solver.check() == dl.unsat
    assert model[l.sum() + n] == 10
    assert model[l.map(f)] == [10, 20]
    again = pickle.loads(pickle.dumps(model))
    assert again == model == {"l": [1, 2], "n": 7} and again[n + 1] == 8
    assert list(model) == ["l", "n"] and n in model and dl.var("m", int) not in model
    with pytest.raises(KeyError):
        model["m"]


def test_what_there_is_not():
    solver = dl.Solver()
    for question in (solver.model, solver.unsat_core, solver.reason_unknown, solver.report, solver.invariant):
        with pytest.raises(dl.NoModelError, match="no check"):
            question()
    solver.add(n > 0)
    solver.check()
    with pytest.raises(dl.NoModelError, match="the last answer was sat"):
        solver.unsat_core()
    with pytest.raises(TypeError, match="compare it with dl.sat"):
        bool(solver.check())


def test_proofs_and_counterexamples():
    m = dl.var("m", list[int])
    proof = dl.prove(dl.Implies(l.forall(lambda x: x >= 0) & l.contains(n), l.sum() >= n), timeout=60)
    assert isinstance(proof, dl.Proof) and proof and proof.report.steps
    grows = dl.prove(l.fold(lambda acc, x: acc + abs(x), 0) >= l.fold(lambda acc, x: acc + x, 0), timeout=60)
    assert grows and grows.invariant
    no = dl.prove(l.rev() == l, timeout=60)
    assert isinstance(no, dl.Counterexample) and not no
    assert no[l] != list(reversed(no[l]))
    given = dl.prove(l.sum() == m.sum(), l == m, timeout=60)
    assert given
    short = dl.Solver(timeout=0.3)
    hard(short)
    assert short.check() == dl.unknown and "timeout" in short.reason_unknown()


def test_text_in_the_same_session():
    solver = dl.Solver(timeout=60)
    solver.add(l.sum() == 3)
    assert solver.run("(declare-const k Int) (assert (= k (List.len l) 2)) (check-sat) (get-value (k))") == ["sat", "((k 2))"]
    solver.add(dl.var("k", int) == l.len())
    assert solver.check() == dl.sat
    assert solver.model()["k"] == 2 and len(solver.model()[l]) == 2
    errors = solver.run("(assert (= k true)) ) (assert (= k 3)) (check-sat) (push) (pop) (set-option :nothing 1)")
    assert [e.startswith("(error") for e in errors] == [True, True, False, False] and errors[2:] == ["unsat", "unsupported"]
    os.kill(solver._worker.pid, signal.SIGKILL)
    time.sleep(0.2)
    assert solver.check() == dl.unsat, "what was said in texts is said again"
    other = dl.Solver()
    assert other.run("(declare-datatype T ((a) (b))) (declare-const t T) (assert (= t b)) (check-sat) (exit)") == ["sat"]
    assert other.check() == dl.sat and other.model()["t"] == "b"
    model = other.model()
    other.run("(assert (= t a))")
    assert other.check() == dl.unsat and isinstance(model[n], int) and model["t"] == "b"


def test_threads_solve_at_the_same_time_and_can_be_interrupted():
    solver = dl.Solver()
    hard(solver)
    answers = []
    thread = threading.Thread(target=lambda: answers.append(solver.check()))
    thread.start()
    ticks = 0
    until = time.monotonic() + 0.5
    while time.monotonic() < until:
        ticks += 1
    assert ticks > 1000, "the host goes on while another thread waits"
    others = dl.Solver(timeout=60)
    others.add(n > 3)
    assert others.check() == dl.sat
    while thread.is_alive():
        solver.interrupt()
        thread.join(0.2)
    assert answers == [dl.unknown] and "interrupt" in solver.reason_unknown()
    solver.reset()
    solver.add(n == 1)
    assert solver.check() == dl.sat


def test_ctrl_c_ends_a_check_and_the_solver_goes_on():
    """In a program of its own: the signal goes to its whole group, as from a terminal."""
    program = """
        import os, signal, threading, duelist as dl, test_solver
        s = dl.Solver()
        s.add(dl.var("n", int) > 3)
        assert s.check() == dl.sat
        s.push()
        test_solver.hard(s)
        threading.Timer(0.7, lambda: os.killpg(0, signal.SIGINT)).start()
        try:
            s.check()
        except KeyboardInterrupt:
            print("interrupted")
        s.pop()
        assert s.check() == dl.sat
        print("goes on")
    """
    out = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)], cwd=os.path.dirname(__file__), start_new_session=True, capture_output=True, text=True, timeout=120
    )
    assert out.stdout.splitlines() == ["interrupted", "goes on"], out


def test_a_worker_that_is_killed_in_the_middle_of_a_check():
    solver = dl.Solver()
    hard(solver)
    solver.push()
    worker = solver._connect()
    before = worker.number

    def kill():
        while worker.number == before:
            time.sleep(0.01)
        time.sleep(0.3)
        os.kill(worker.pid, signal.SIGKILL)

    threading.Thread(target=kill).start()
    with pytest.raises(dl.WorkerDiedError, match="signal 9"):
        solver.check()
    solver.reset()
    solver.add(l.sum() == 4)
    assert solver.check() == dl.sat and sum(solver.model()[l]) == 4
    # Claims made before are told the next worker, on their levels.
    solver.push()
    solver.add(l.len() == 2)
    os.kill(solver._worker.pid, signal.SIGSEGV)
    solver._worker.process.wait()
    assert solver.check() == dl.sat and len(solver.model()[l]) == 2
    solver.pop()
    assert solver.check(l.len() == 1) == dl.sat


def test_workers_that_cannot_start(monkeypatch):
    process.shut_down()
    monkeypatch.setenv("DUELIST_PYTHON", "/nowhere/python")
    with pytest.raises(dl.WorkerStartError, match="DUELIST_PYTHON"):
        dl.Solver().check()
    monkeypatch.setenv("DUELIST_PYTHON", "/bin/false")
    with pytest.raises(dl.WorkerStartError, match="does not start"):
        dl.Solver().check()
    monkeypatch.delenv("DUELIST_PYTHON")
    monkeypatch.setenv("DUELIST_Z3_LIBRARY", "/nowhere/libz3.so")
    solver = dl.Solver()
    solver.add(l.sum() * n == 77, n > 1)
    with pytest.raises(dl.CommandError, match="/nowhere/libz3.so"):
        solver.check()
    process.shut_down()
    monkeypatch.delenv("DUELIST_Z3_LIBRARY")
    assert solver.check() == dl.sat


def test_the_solver_never_runs_in_the_host():
    """The library underneath is not even loaded."""
    solver = dl.Solver()
    solver.add(l.sum() > 3)
    assert solver.check() == dl.sat
    with open("/proc/self/maps") as maps:
        assert "libz3" not in maps.read()
    with open(f"/proc/{solver._worker.pid}/maps") as maps:
        assert "site-packages/z3/lib/libz3" in maps.read()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_host_has_workers_of_its_own():
    solver = dl.Solver()
    solver.add(n == 5)
    assert solver.check() == dl.sat
    worker = solver._worker.pid
    child = os.fork()
    if child == 0:
        ok = solver.check() == dl.sat and solver._worker.pid != worker and solver.model()[n] == 5
        os._exit(0 if ok else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert solver.check() == dl.sat and solver._worker.pid == worker


def test_workers_end_with_the_host():
    program = "import duelist as dl, os; s = dl.Solver(); s.check(); print(s._worker.pid, flush=True); os._exit(0)"
    pid = int(subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout)
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    pytest.fail("the worker is still there")


def test_solvers_are_picklable_and_local_classes_are_not():
    solver = dl.Solver(timeout=60)
    people = dl.var("people", list[Person])
    solver.add(people.len() == 2, people.forall(lambda p: p.role == Role.ADMIN))
    solver.push()
    solver.add(people.map(lambda p: p.age).sum() == 30)
    again = pickle.loads(pickle.dumps(solver))
    assert again.check() == dl.sat and sum(p.age for p in again.model()[people]) == 30
    again.pop()
    assert again.check(people.exists(lambda p: p.role == Role.GUEST)) == dl.unsat
    term = people.exists(lambda p: p.age > n)
    # Equal up to the names of parameters.
    assert repr(pickle.loads(pickle.dumps(term))) == repr(term) and pickle.loads(pickle.dumps(people)) is people

    @dataclass
    class Local:
        x: int

    solver.add(dl.var("local", Local).x == 1)
    with pytest.raises(dl.UnpicklableProblemError, match="top level of a module"):
        pickle.dumps(solver)
    assert "Local" in solver.to_smt2()


def test_classes_with_the_same_name_are_kept_apart():
    def make():
        @dataclass
        class Box:
            x: int

        return Box

    First, Second = make(), make()
    a, b = dl.var("a", First), dl.var("b", Second)
    model = solve(a.x == 1, b.x == 2)
    assert type(model[a]) is First and type(model[b]) is Second


def test_shared_and_deep_terms():
    total = n
    for _ in range(200):
        total = total + total
    model = solve(total == 2**200 * 3)
    assert model[n] == 3
    deep = n
    for index in range(6000):
        deep = deep + 1 if index % 2 else dl.If(n > 0, deep, deep + 1)
    model = solve(n == 1, deep > 0)
    assert model[deep] == 3001
    assert pickle.loads(pickle.dumps(deep)) is deep
    inner = l.map(lambda x: l.map(lambda y: x * y + (x * y) * (x * y)).sum() + x * x).sum()
    assert solve(l == [1, 2])[inner] == sum(sum(x * y + (x * y) ** 2 for y in (1, 2)) + x * x for x in (1, 2))


def test_names_that_need_care():
    odd, hides = dl.var("a b", int), dl.var("x", int)
    model = solve(odd == 1, hides == 2, l == [5], l.forall(lambda x: x > hides), l.map(lambda abs: abs + hides).sum() == 7)
    assert model[odd] == 1 and model["a b"] == 1
    for name in ("and", "a|b", "", "Some"):
        with pytest.raises(dl.NameClashError):
            solve(dl.var(name, int) == 1)
    solver = dl.Solver()
    solver.add(n == 1)
    with pytest.raises(dl.NameClashError, match="'n' is taken"):
        solver.add(dl.var("k", int) == 2, dl.var("n", bool))
    assert solver.check() == dl.sat
    solver.add(dl.var("k", int) == 3)
    assert solver.check() == dl.sat and solver.model()["k"] == 3


def test_options():
    assert dl.Solver(strategy="paper", lengths="increasing", threads=1, seed=3).check() == dl.sat
    with pytest.raises(dl.OptionError, match="auto or paper or search"):
        dl.Solver(strategy="best").check()
    with pytest.raises(dl.OptionError, match="not negative"):
        dl.Solver(seed=-1).check()
    with pytest.raises(dl.OptionError, match="above 0"):
        dl.Solver(timeout=0)
    with pytest.raises(TypeError):
        dl.Solver(timeouts=3)


def test_reports_and_notebook_displays():
    solver = dl.Solver(timeout=60)
    people = dl.var("people", list[Person])
    solver.add(people.len() == 3, l.len() == 5000, n == 4)
    assert solver.check() == dl.sat
    report = solver.report()
    assert report.answer == "sat" and report.seconds > 0 and report.steps[-1].engine == report.answered_by
    assert solver.statistics()["answered-by"] == report.answered_by
    page = solver.model()._repr_html_()
    assert page.count("<table>") >= 3 and "<th>age</th>" in page and "4999" in page
    assert "ms" in report._repr_html_() and report.answered_by in report._repr_html_()
    explanation = solver.explanation()
    assert explanation.answer == "sat" and "every assertion is true" in explanation
    assert explanation._repr_html_().startswith("<div><p><b>sat</b></p>") and "<li>n = 4</li>" in explanation._repr_html_()
    with pytest.raises(dl.NoModelError):
        dl.Solver().explanation()
    proof = dl.prove(l.fold(lambda acc, x: acc + abs(x), 0) >= 0, timeout=60)
    assert "Proved" in proof._repr_html_() and "Invariant" in proof._repr_html_()
    no = dl.prove(l.sum() < 3, timeout=60)
    assert "&lt; 3" in no._repr_html_()
