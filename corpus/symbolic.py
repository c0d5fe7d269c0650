"""Translation to plain Z3: lists of fixed length, and folds as transition systems."""

import itertools
from dataclasses import dataclass, field

import z3


class Translator:
    """Scalar terms to Z3. What a list is, and how the combinators act on it, is up to the subclass."""

    def __init__(self, script):
        self.script = script
        self.context = z3.Context()
        self.sorts = {}
        self.symbols = {}

    # -- sorts and symbols

    def sort(self, sort):
        if sort not in self.sorts:
            self.sorts[sort] = self.make_sort(sort)
        return self.sorts[sort]

    def make_sort(self, sort):
        if sort == ("Int",):
            return z3.IntSort(self.context)
        if sort == ("Bool",):
            return z3.BoolSort(self.context)
        datatype = z3.Datatype("_".join(flatten(sort)), ctx=self.context)
        suffix = "".join("_" + name for name in flatten(sort)[1:])
        for constructor, fields in self.script.constructors_of(sort):
            datatype.declare(
                constructor.name + suffix,
                *((selector + suffix, self.sort(s)) for (selector, _), s in zip(constructor.fields, fields)),
            )
        return datatype.create()

    def index(self, sort, name):
        return [c.name for c, _ in self.script.constructors_of(sort)].index(name)

    def symbol(self, name, sort):
        if name not in self.symbols:
            self.symbols[name] = z3.Const(name, self.sort(sort))
        return self.symbols[name]

    # -- terms

    def term(self, t, env):
        return getattr(self, "on_" + t.kind)(t, env)

    def assertions(self):
        return [self.term(a, {}) for a in self.script.assertions]

    def on_value(self, t, env):
        make = z3.BoolVal if isinstance(t.data, bool) else z3.IntVal
        return make(t.data, self.context)

    def on_local(self, t, env):
        return env[t.data]

    def on_constant(self, t, env):
        return self.list_constant(t) if t.sort[0] == "List" else self.symbol(t.data, t.sort)

    def on_call(self, t, env):
        parameters, _, body = self.script.functions[t.data]
        return self.term(body, {name: self.term(a, env) for (name, _), a in zip(parameters, t.args)})

    def on_apply(self, t, env):
        return self.term(t.args[0], env)(*(self.term(a, env) for a in t.args[1:]))

    def on_lambda(self, t, env):
        return lambda *args: self.term(t.args[0], {**env, **dict(zip(t.data, args))})

    def on_construct(self, t, env):
        constructor = self.sort(t.sort).constructor(self.index(t.sort, t.data))
        return constructor(*(self.term(a, env) for a in t.args))

    def on_select(self, t, env):
        name, index = t.data
        sort = t.args[0].sort
        return self.sort(sort).accessor(self.index(sort, name), index)(self.term(t.args[0], env))

    def on_is(self, t, env):
        sort = t.args[0].sort
        return self.sort(sort).recognizer(self.index(sort, t.data))(self.term(t.args[0], env))

    def on_ite(self, t, env):
        return z3.If(*(self.term(a, env) for a in t.args))

    def on_let(self, t, env):
        values = [self.term(v, env) for v in t.args[:-1]]
        return self.term(t.args[-1], {**env, **dict(zip(t.data, values))})

    def on_match(self, t, env):
        sort = t.args[0].sort
        value, datatype = self.term(t.args[0], env), self.sort(sort)
        result = None
        for (name, variables), body in reversed(list(zip(t.data, t.args[1:]))):
            if name is None:
                result = self.term(body, {**env, variables[0]: value})
                continue
            index = self.index(sort, name)
            fields = [datatype.accessor(index, i)(value) for i in range(len(variables))]
            branch = self.term(body, {**env, **dict(zip(variables, fields))})
            result = branch if result is None else z3.If(datatype.recognizer(index)(value), branch, result)
        return result

    def on_op(self, t, env):
        args = [self.term(a, env) for a in t.args]
        if t.data in CHAINED:
            return conjunction(CHAINED[t.data](a, b) for a, b in zip(args, args[1:]))
        if t.data == "=>":
            return z3.Implies(z3.And(args[:-1]), args[-1])
        if t.data == "-" and len(args) == 1:
            return -args[0]
        if t.data in FOLDED:
            result = args[0]
            for a in args[1:]:
                result = FOLDED[t.data](result, a)
            return result
        return {"and": z3.And, "or": z3.Or, "not": z3.Not, "distinct": z3.Distinct}[t.data](*args)


CHAINED = {
    "=": lambda a, b: a == b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
FOLDED = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "mod": lambda a, b: a % b,
    "xor": z3.Xor,
}


def conjunction(conditions):
    conditions = list(conditions)
    return conditions[0] if len(conditions) == 1 else z3.And(conditions)


def flatten(sort):
    return [sort[0], *(name for s in sort[1:] for name in flatten(s))]


class Unfolding(Translator):
    """Lists of fixed lengths are Python lists of symbols; folds are unfolded step by step."""

    def __init__(self, script):
        super().__init__(script)
        self.lengths = {}
        self.model = None

    def check(self, lengths, timeout_ms):
        """Is the problem satisfiable with lists of these lengths?"""
        self.lengths = lengths
        solver = z3.Solver(ctx=self.context)
        solver.set("timeout", timeout_ms)
        solver.add(self.assertions())
        result = solver.check()
        self.model = solver.model() if result == z3.sat else None
        return result

    def values(self):
        """The model of the last check, as Python values of the declared constants."""
        found = {}
        for name, sort in self.script.constants.items():
            if sort[0] == "List":
                found[name] = [self.value(f"{name}!{i}", sort[1]) for i in range(self.lengths[name])]
            else:
                found[name] = self.value(name, sort)
        return found

    def value(self, name, sort):
        return self.to_python(self.model.eval(self.symbol(name, sort), model_completion=True), sort)

    def to_python(self, value, sort):
        if sort == ("Int",):
            return value.as_long()
        if sort == ("Bool",):
            return z3.is_true(value)
        for index, (constructor, fields) in enumerate(self.script.constructors_of(sort)):
            if value.decl().eq(self.sort(sort).constructor(index)):
                return (constructor.name, *(self.to_python(v, s) for v, s in zip(value.children(), fields)))
        raise ValueError(f"{value} is not a value of {sort}")

    def list_constant(self, t):
        return [self.symbol(f"{t.data}!{i}", t.sort[1]) for i in range(self.lengths[t.data])]

    def on_list(self, t, env):
        return [self.term(a, env) for a in t.args]

    def on_len(self, t, env):
        return z3.IntVal(len(self.term(t.args[0], env)), self.context)

    def on_map(self, t, env):
        function = self.term(t.args[0], env)
        return [function(x) for x in self.term(t.args[1], env)]

    def on_fold(self, t, env):
        function, acc = self.term(t.args[0], env), self.term(t.args[1], env)
        for x in self.term(t.args[2], env):
            acc = function(acc, x)
        return acc


@dataclass
class Fold:
    """A fold in lock step with the others over its list: one step takes `before` to `after`."""

    before: z3.ExprRef
    after: z3.ExprRef
    init: z3.ExprRef
    result: z3.ExprRef


@dataclass
class System:
    """A list as a transition system: the states of its folds, fed with one element after the other."""

    length: z3.ExprRef
    element: z3.ExprRef
    folds: list = field(default_factory=list)


class Abstraction(Translator):
    """Lengths and fold results are symbols, steps are terms: nothing is said about the lengths.

    A list term is the name of a declared list and the function mapped over it.
    """

    def __init__(self, script):
        super().__init__(script)
        self.systems = {}
        self.variables = []  # of the lambdas around the term at hand
        for name in script.lists():
            element = self.symbol(f"{name}!element", script.constants[name][1])
            self.systems[name] = System(self.symbol(f"{name}!length", ("Int",)), element)
        self.formula = self.assertions()

    def refute(self, invariant, timeout_ms):
        """None if the invariant proves unsatisfiability for lists of every length, else the step that fails.

        `invariant(self, name, n, states)` is a Z3 condition on the folds over a list after n elements. It may
        mention the declared constants and the results of the folds, which are the same all along.
        """
        n = z3.Int("n", self.context)
        safety = list(self.formula)
        for name, system in self.systems.items():
            def holds(count, states):
                return invariant(self, name, count, states)

            folds = system.folds
            if not self.valid([], holds(z3.IntVal(0, self.context), [f.init for f in folds]), timeout_ms):
                return f"initiation of {name}"
            before = [n >= 0, holds(n, [f.before for f in folds])]
            if not self.valid(before, holds(n + 1, [f.after for f in folds]), timeout_ms):
                return f"consecution of {name}"
            safety += [system.length >= 0, holds(system.length, [f.result for f in folds])]
        return None if self.valid(safety, z3.BoolVal(False, self.context), timeout_ms) else "safety"

    def valid(self, premises, conclusion, timeout_ms):
        solver = z3.Solver(ctx=self.context)
        solver.set("timeout", timeout_ms)
        solver.add(*premises, z3.Not(conclusion))
        return solver.check() == z3.unsat

    def list_constant(self, t):
        return t.data, lambda x: x

    def on_len(self, t, env):
        return self.systems[self.term(t.args[0], env)[0]].length

    def on_map(self, t, env):
        function = self.term(t.args[0], env)
        name, inner = self.term(t.args[1], env)
        return name, lambda x: function(inner(x))

    def on_fold(self, t, env):
        function, init = self.term(t.args[0], env), self.term(t.args[1], env)
        name, mapped = self.term(t.args[2], env)
        system = self.systems[name]
        outer, depth = self.variables, len(self.variables)
        state = self.symbol(f"state{depth}!{t.sort}", t.sort)
        element = self.symbol(f"element{depth}!{name}", self.script.constants[name][1])
        self.variables = [*outer, state, element]
        step = function(state, mapped(element))
        self.variables = outer
        if any(occurs(v, step) or occurs(v, init) for v in outer):
            raise NotImplementedError("a fold inside a lambda depends on a variable of that lambda")

        def after(before):
            return z3.substitute(step, (state, before), (element, system.element))

        for known in system.folds:
            if known.init.eq(init) and known.after.eq(after(known.before)):
                return known.result
        index = len(system.folds)
        before = self.symbol(f"{name}!state{index}", t.sort)
        system.folds.append(Fold(before, after(before), init, self.symbol(f"{name}!result{index}", t.sort)))
        return system.folds[-1].result


def occurs(symbol, t):
    seen, todo = set(), [t]
    while todo:
        t = todo.pop()
        if t.eq(symbol):
            return True
        if t.get_id() not in seen:
            seen.add(t.get_id())
            todo += t.children()
    return False


def length_vectors(names, low, high):
    """All combinations of lengths, the shortest in total first."""
    ranges = itertools.product(range(low, high + 1), repeat=len(names))
    return [dict(zip(names, lengths)) for lengths in sorted(ranges, key=sum)]
