"""What can go wrong, one class for each kind. All of them are :class:`DuelistError`."""

from __future__ import annotations


class DuelistError(Exception):
    """The base of all exceptions of this package."""


class SortError(DuelistError, TypeError):
    """A value or a term of one type stands where another is needed; the message names both."""


class UnsupportedTypeError(SortError):
    """A Python type that has no counterpart in the solver."""


class ArityError(DuelistError, TypeError):
    """A function takes another number of arguments than the combinator gives it."""


class SymbolicError(DuelistError, TypeError):
    """Python asked a symbolic value for something that only a concrete one has: its truth, its length, its elements."""


class EscapedVariableError(DuelistError, ValueError):
    """A parameter of a lambda is used outside of it."""


class NameClashError(DuelistError, ValueError):
    """One name stands for two things, or cannot be a name."""


class CommandError(DuelistError, ValueError):
    """The solver answered a command with an error."""


class OptionError(DuelistError, ValueError):
    """An option cannot have this value."""


class NoModelError(DuelistError, LookupError):
    """A model, a core or a reason was asked for that the last check does not have."""


class ValueConstructionError(DuelistError, ValueError):
    """A value of the model cannot be made an instance of the user's class, since its constructor refuses it."""


class WorkerDiedError(DuelistError, RuntimeError):
    """The process that the solver runs in has ended in the middle of a request. The next request starts another one."""


class WorkerStartError(DuelistError, RuntimeError):
    """The process that the solver runs in cannot be started."""


class UnpicklableProblemError(DuelistError, TypeError):
    """A problem cannot be sent to another process."""


class ProblemError(DuelistError, TypeError):
    """Something that is not a problem was given to :func:`duelist.solve_many`."""


class ResultsFileError(DuelistError, ValueError):
    """A results file cannot be read or does not belong to these problems."""
