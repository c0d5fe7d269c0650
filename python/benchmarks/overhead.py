"""What it costs to build and solve 1,000 small problems from Python, compared with the same texts through a pipe.

usage: overhead.py PROGRAM [COUNT]

Both sides solve the same problems and ask for the model of each. The pipe leads to one `duelist -` that is reset after each problem; the texts are made before the clock starts.
The two take turns, several times, and the best time of each counts, since other programs may be at work.
"""

import subprocess
import sys
import time
from dataclasses import dataclass

import duelist as dl

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


def from_python(numbers: range) -> float:
    started = time.perf_counter()
    for number in numbers:
        solver = problem(number)
        if solver.check() == dl.sat:
            solver.model()[lines]
    return time.perf_counter() - started


def through_a_pipe(program: str, texts: list[str]) -> float:
    with subprocess.Popen([program, "--threads", "1", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        started = time.perf_counter()
        for text in texts:
            process.stdin.write(text)
            process.stdin.flush()
            answer = process.stdout.readline().strip()
            process.stdin.write("(get-model)\n" if answer == "sat" else "")
            process.stdin.write('(reset)\n(echo "done")\n')
            process.stdin.flush()
            while process.stdout.readline().strip() not in ('"done"', "done"):
                pass
        spent = time.perf_counter() - started
        process.stdin.close()
    return spent


def main() -> None:
    program, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    share = range(count // ROUNDS)
    texts = [problem(number).to_smt2() for number in share]
    python, pipe = [], []
    for _ in range(ROUNDS):
        python.append(from_python(share))
        pipe.append(through_a_pipe(program, texts))
    ratio = min(python) / min(pipe)
    total = ROUNDS * len(share)
    print(f"{total} problems: {sum(python):.2f} s from Python, {sum(pipe):.2f} s through a pipe; best rounds: {ratio:.2f} times")
    sys.exit(ratio > LIMIT)


main()
