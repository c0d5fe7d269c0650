#!/usr/bin/env python3
"""Validate the corpus with plain Z3 and Python, independently of the solver.

usage: python3 corpus/validate.py [--quick] [names...]

Needs z3-solver 5.4.0.0. A name is a file of the corpus or its beginning (`exists`, `exists.sat`).
For each problem:

  text     the header, the index and the parameter lines agree; the text is well-sorted, with and without N
  brute    N = 3 and 6, folds unfolded. sat: some lengths from N to N+8 (N+3 if there are several lists)
           have a model, which also holds by evaluation. unsat: no lengths from 0 to N have one
  witness  sat: explicit values satisfy every assertion at N = 0, 1, 2, 3, 5000, by evaluation
  proof    unsat: an inductive invariant holds at the start, is kept by every step, contradicts the assertions

A check that Z3 does not decide in time fails. `--quick` leaves out N = 6.
"""

import re
import sys
import time
import tomllib
from pathlib import Path

sys.dont_write_bytecode = True  # leave no caches in the corpus

try:
    import z3
except ImportError:
    sys.exit("the validator needs Z3: python3 -m pip install z3-solver==5.4.0.0")

from concrete import Evaluator, is_of_sort
from invariants import INVARIANTS
from language import LanguageError, load
from symbolic import Abstraction, Unfolding, length_vectors
from witnesses import WITNESSES

CORPUS = Path(__file__).resolve().parent
TIMEOUT_MS = 10_000
WITNESS_SIZES = (0, 1, 2, 3, 5000)
MAX_LINES = 80
PARAM_LINE = {
    "sat": re.compile(r";param:\(assert \(>= \(List\.len (\w+)\) N\)\)"),
    "unsat": re.compile(r";param:\(assert \(<= \(List\.len (\w+)\) N\)\)"),
}


class Failure(Exception):
    """A check of a problem failed."""


def main(arguments):
    quick = "--quick" in arguments
    names = [a for a in arguments if a != "--quick"]
    if any(n.startswith("-") for n in names):
        sys.exit(__doc__)
    problems = tomllib.loads((CORPUS / "index.toml").read_text())["problem"]
    unknown = [n for n in names if not any(p["file"].startswith(n) for p in problems)]
    if unknown:
        sys.exit(f"no such problem: {' '.join(unknown)}")

    passed = failed = 0
    if not names:
        extra = {f.name for f in CORPUS.glob("*.smt2")} ^ {p["file"] for p in problems}
        if extra:
            failed += 1
            print(f"FAIL index.toml: {', '.join(sorted(extra))} not both a file and in the index")
    for problem in problems:
        if names and not any(problem["file"].startswith(n) for n in names):
            continue
        start = time.monotonic()
        try:
            verdict, report = "ok  ", validate(problem, sizes=(3,) if quick else (3, 6))
            passed += 1
        except (Failure, LanguageError, NotImplementedError, ValueError) as error:
            verdict, report = "FAIL", f"{error}"
            failed += 1
        print(f"{verdict} {problem['file']:31} {time.monotonic() - start:5.2f} s  {report}", flush=True)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def validate(problem, sizes):
    text = (CORPUS / problem["file"]).read_text()
    script = check_text(problem, text)
    name = problem["file"].split(".")[0]
    if problem["status"] == "sat":
        report = [brute_sat(text, n) for n in sizes]
        report += [check_witness(text, n, WITNESSES[name](n)) for n in WITNESS_SIZES][-1:]
    else:
        report = [brute_unsat(text, n) for n in sizes]
        step = Abstraction(script).refute(INVARIANTS[name], TIMEOUT_MS)
        expect(step is None, f"the invariant fails: {step}")
        report.append("invariant for every length")
    return "; ".join(report)


def expect(condition, message):
    if not condition:
        raise Failure(message)


def check_text(problem, text):
    """The file says of itself what the index says, and is legal."""
    status = problem["status"]
    lines = text.splitlines()
    expect(problem["file"].endswith(f".{status}.smt2"), "the name does not end with the status")
    expect(len(lines) <= MAX_LINES, f"{len(lines)} lines")
    for line in (
        f"; status: {status}",
        f"; paper-n: {problem['ablation_n']} {problem['comparison_n']}",
        f"(set-info :status {status})",
    ):
        expect(lines.count(line) == 1, f"not exactly one line '{line}'")
    for prefix in ("; origin: ", "; lengths: every N"):
        expect(sum(line.startswith(prefix) for line in lines) == 1, f"not exactly one line '{prefix}...'")

    script = load(text)
    expect(script.infos.get(":status") == status, "another status in set-info")
    parameters = [line for line in lines if line.startswith(";param:")]
    bounded = [PARAM_LINE[status].fullmatch(line) for line in parameters]
    expect(all(bounded), "an unusual ;param: line")
    covered = sorted(b.group(1) for b in bounded)
    expect(covered == sorted(script.lists()), "not one ;param: line for each list")
    code = "\n".join(re.sub(r";.*", "", line) for line in lines)
    expect(not re.search(r"\bN\b", code), "N outside of the ;param: lines")
    active = load(text, {"N": 7})
    expect(len(active.assertions) == len(script.assertions) + len(script.lists()), "inactive ;param: lines")
    return script


def brute_sat(text, n):
    script = load(text, {"N": n})
    unfolding = Unfolding(script)
    lists = script.lists()
    for lengths in length_vectors(lists, n, n + (8 if len(lists) == 1 else 3)):
        result = unfolding.check(lengths, TIMEOUT_MS)
        expect(result != z3.unknown, f"N={n}: undecided at {lengths}")
        if result == z3.sat:
            check_model(script, unfolding.values(), f"model of Z3, N={n}")
            return f"N={n}: sat at length {', '.join(str(k) for k in lengths.values())}"
    raise Failure(f"N={n}: no model of small length")


def brute_unsat(text, n):
    script = load(text, {"N": n})
    unfolding = Unfolding(script)
    vectors = length_vectors(script.lists(), 0, n)
    for lengths in vectors:
        result = unfolding.check(lengths, TIMEOUT_MS)
        expect(result == z3.unsat, f"N={n}: {result} at {lengths}")
    return f"N={n}: unsat at all {len(vectors)} lengths"


def check_witness(text, n, values):
    check_model(load(text, {"N": n}), values, f"witness, N={n}")
    return f"witness N={n}"


def check_model(script, values, origin):
    """Do these values of the constants satisfy every assertion?"""
    expect(values.keys() == script.constants.keys(), f"{origin}: values of {', '.join(values)}")
    for name, sort in script.constants.items():
        expect(is_of_sort(script, values[name], sort), f"{origin}: {name} is not a {sort}")
    evaluator = Evaluator(script, values)
    for index, assertion in enumerate(script.assertions):
        expect(evaluator.holds(assertion) is True, f"{origin}: assertion {index + 1} does not hold")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
