"""What it costs to build and solve 1,000 small problems from Python, compared with the same texts through a pipe.

usage: overhead.py PROGRAM [COUNT]

Both sides solve the same problems and ask for the model of each. The pipe leads to one `duelist -` that is reset after each problem; the texts are made before the clock starts.
The two take turns, several times. The cost is the processor time of all processes on each side, since other programs may be at work; of the rounds, the best of each counts.
"""

import os
import subprocess
import sys
import time
from dataclasses import dataclass

import duelist as dl
from duelist import process as workers

LIMIT = 1.3
ROUNDS = 5


@dataclass
class Line:
    price: int
    quantity: int


lines = dl.var("lines", list[Line])
budget = dl.var("budget", int)


def problem(number: int) -> dl.Solver:
    """A basket of a few lines that costs what the budget says."""
    solver = dl.Solver(threads=1)
    solver.add(
        lines.len() == 2 + number % 3,
        lines.forall(lambda line: dl.And(line.price >= 1, line.price <= 50 + number, line.quantity >= 1, line.quantity <= 3)),
        lines.map(lambda line: line.price).sum() == budget,
        budget == 10 + number % 40,
        ~lines.map(lambda line: line.price).contains(number % 5 + 1),
    )
    return solver


def spent() -> tuple[float, float]:
    """Processor time of this process and of those that it has waited for, and the time on the clock."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system, time.perf_counter()


def since(before: tuple[float, float]) -> tuple[float, float]:
    now = spent()
    return now[0] - before[0], now[1] - before[1]


def from_python(numbers: range) -> tuple[float, float]:
    before = spent()
    for number in numbers:
        solver = problem(number)
        if solver.check() == dl.sat:
            solver.model()[lines]
    del solver
    # Their time counts once they have ended; the next round pays for a start, as the pipe does.
    workers.shut_down()
    return since(before)


def through_a_pipe(program: str, texts: list[str]) -> tuple[float, float]:
    before = spent()
    with subprocess.Popen([program, "--threads", "1", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        for text in texts:
            process.stdin.write(text)
            process.stdin.flush()
            answer = process.stdout.readline().strip()
            process.stdin.write("(get-model)\n" if answer == "sat" else "")
            process.stdin.write('(reset)\n(echo "done")\n')
            process.stdin.flush()
            while process.stdout.readline().strip() not in ('"done"', "done"):
                pass
        process.stdin.close()
    return since(before)


def main() -> None:
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    share = range(count // ROUNDS)
    texts = [problem(number).to_smt2() for number in share]
    python, pipe = [], []
    for _ in range(ROUNDS):
        python.append(from_python(share))
        pipe.append(through_a_pipe(program, texts))
    ratio = min(python)[0] / min(pipe)[0]
    total = ROUNDS * len(share)
    for name, rounds in (("from Python", python), ("through a pipe", pipe)):
        cost, clock = (sum(column) for column in zip(*rounds))
        print(f"{total} problems {name}: {cost:.2f} s of processor time, {clock:.2f} s on the clock")
    print(f"best rounds: {ratio:.2f} times the cost; at most {LIMIT} are allowed")
    sys.exit(ratio > LIMIT)


main()
