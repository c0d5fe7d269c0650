"""duelist: an SMT solver for lists of any length.

>>> from dataclasses import dataclass
>>> import duelist as dl
>>> @dataclass
... class Child:
...     age: int
...     income: int
>>> children = dl.var("children", list[Child])
>>> s = dl.Solver(timeout=60)
>>> s.add(children.all(lambda c: c.income >= 0), children.map(lambda c: c.income).sum() > 100, children.len() == 3)
>>> s.check()
sat
>>> family = s.model()[children]
>>> len(family), sum(child.income for child in family) > 100, isinstance(family[0], Child)
(3, True, True)
"""

from ._native import VERSION as __version__
from .errors import (
    ArityError,
    CommandError,
    DuelistError,
    EscapedVariableError,
    NameClashError,
    NoModelError,
    OptionError,
    ProblemError,
    ResultsFileError,
    SortError,
    SymbolicError,
    UnpicklableProblemError,
    UnsupportedTypeError,
    ValueConstructionError,
    WorkerDiedError,
    WorkerStartError,
)
from .explanation import Explanation
from .lists import List
from .many import Result, solve_many
from .model import Model, evaluate
from .proof import Counterexample, Proof, Undecided, prove
from .report import Report, Step
from .solver import Answer, Solver
from .sorts import Sort, sort_of
from .strings import String
from .terms import And, Bool, Distinct, Expr, Function, If, Implies, Int, Not, Or, Real, Some, div, function, mod, replace, val, var
from .values import ListValue, Run

#: The answers of a check.
sat, unsat, unknown = Answer.sat, Answer.unsat, Answer.unknown

# Lists that are not made from another one.
range = List.range
repeat = List.repeat

__all__ = [
    "And", "Answer", "ArityError", "Bool", "CommandError", "Counterexample", "Distinct", "DuelistError", "EscapedVariableError", "Explanation", "Expr",
    "Function", "If", "Implies", "Int", "List", "ListValue", "Model", "NameClashError", "NoModelError", "Not", "OptionError", "Or", "ProblemError", "Proof",
    "Real", "Report", "Result", "ResultsFileError", "Run", "Solver", "Some", "Sort", "SortError", "Step", "String", "SymbolicError", "Undecided",
    "UnpicklableProblemError", "UnsupportedTypeError", "ValueConstructionError", "WorkerDiedError", "WorkerStartError", "__version__", "div",
    "evaluate", "function", "mod", "prove", "range", "repeat", "replace", "sat", "solve_many", "sort_of", "unknown", "unsat", "val", "var",
]
