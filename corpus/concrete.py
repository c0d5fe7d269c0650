"""Evaluation on Python values: int, bool, (constructor, field, ...) and, for lists, list."""


class Evaluator:
    """Evaluates the assertions of a script under values for its constants.

    Folds run as loops. A fold over a declared list that depends on no local scalar but
    those in its key is computed once: `find_max l` inside a lambda over `l` is not quadratic.
    """

    def __init__(self, script, values):
        self.script = script
        self.values = values
        self.declared = {id(v) for v in values.values() if isinstance(v, list)}
        self.folds = {}

    def holds(self, assertion):
        return self.eval(assertion, {})

    def eval(self, t, env):
        return getattr(self, t.kind)(t, env)

    def value(self, t, env):
        return t.data

    def local(self, t, env):
        return env[t.data]

    def constant(self, t, env):
        return self.values[t.data]

    def call(self, t, env):
        parameters, _, body = self.script.functions[t.data]
        return self.eval(body, {name: self.eval(a, env) for (name, _), a in zip(parameters, t.args)})

    def apply(self, t, env):
        return self.eval(t.args[0], env)(*(self.eval(a, env) for a in t.args[1:]))

    def construct(self, t, env):
        return (t.data, *(self.eval(a, env) for a in t.args))

    def select(self, t, env):
        value = self.eval(t.args[0], env)
        name, index = t.data
        if value[0] != name:
            raise ValueError(f"selector of {name} applied to {value}")
        return value[1 + index]

    def ite(self, t, env):
        return self.eval(t.args[1] if self.eval(t.args[0], env) else t.args[2], env)

    def let(self, t, env):
        values = [self.eval(v, env) for v in t.args[:-1]]
        return self.eval(t.args[-1], {**env, **dict(zip(t.data, values))})

    def match(self, t, env):
        value = self.eval(t.args[0], env)
        for (name, variables), body in zip(t.data, t.args[1:]):
            if name is None:
                return self.eval(body, {**env, variables[0]: value})
            if name == value[0]:
                return self.eval(body, {**env, **dict(zip(variables, value[1:]))})
        raise AssertionError("match is exhaustive")

    def op(self, t, env):
        # `and` and `or` are lazy; the others have no underspecified arguments here.
        if t.data == "and":
            return all(self.eval(a, env) for a in t.args)
        if t.data == "or":
            return any(self.eval(a, env) for a in t.args)
        return OPERATIONS[t.data](*(self.eval(a, env) for a in t.args))

    def list(self, t, env):
        return [self.eval(a, env) for a in t.args]

    def len(self, t, env):
        return len(self.eval(t.args[0], env))

    def map(self, t, env):
        function = self.eval(t.args[0], env)
        return [function(x) for x in self.eval(t.args[1], env)]

    def fold(self, t, env):
        key = self.key(t, env)
        if key is not None and key in self.folds:
            return self.folds[key]
        function = self.eval(t.args[0], env)
        acc = self.eval(t.args[1], env)
        for x in self.eval(t.args[2], env):
            acc = function(acc, x)
        if key is not None:
            self.folds[key] = acc
        return acc

    def key(self, t, env):
        parts = [id(t)]
        for name in sorted(t.free):
            value = env[name]
            if callable(value) or isinstance(value, list) and id(value) not in self.declared:
                return None
            parts.append(("list", id(value)) if isinstance(value, list) else value)
        return tuple(parts)


def chain(holds):
    return lambda *args: all(holds(a, b) for a, b in zip(args, args[1:]))


def minus(first, *rest):
    return first - sum(rest) if rest else -first


def times(*args):
    product = 1
    for a in args:
        product *= a
    return product


def euclidean_div(a, b):
    """Rounds so that the remainder is not negative, as SMT-LIB has it."""
    if b == 0:
        raise ValueError("division by zero")
    return a // b if b > 0 else -(a // -b)


def implies(*args):
    *premises, conclusion = args
    return conclusion or not all(premises)


OPERATIONS = {
    "+": lambda *args: sum(args),
    "-": minus,
    "*": times,
    "div": euclidean_div,
    "mod": lambda a, b: a - b * euclidean_div(a, b),
    "<": chain(lambda a, b: a < b),
    "<=": chain(lambda a, b: a <= b),
    ">": chain(lambda a, b: a > b),
    ">=": chain(lambda a, b: a >= b),
    "=": chain(lambda a, b: a == b),
    "distinct": lambda *args: all(a != b for i, a in enumerate(args) for b in args[:i]),
    "not": lambda a: not a,
    "xor": lambda *args: sum(args) % 2 == 1,
    "=>": implies,
}


def is_of_sort(script, value, sort):
    """Is a Python value a value of a sort?"""
    if sort == ("Int",):
        return isinstance(value, int) and not isinstance(value, bool)
    if sort == ("Bool",):
        return isinstance(value, bool)
    if sort[0] == "List":
        return isinstance(value, list) and all(is_of_sort(script, v, sort[1]) for v in value)
    if not isinstance(value, tuple):
        return False
    return any(
        value[0] == c.name and len(value) == 1 + len(fields)
        and all(is_of_sort(script, v, s) for v, s in zip(value[1:], fields))
        for c, fields in script.constructors_of(sort)
    )


def _lambda(self, t, env):
    names, body = t.data, t.args[0]
    return lambda *args: self.eval(body, {**env, **dict(zip(names, args))})


def _is(self, t, env):
    return self.eval(t.args[0], env)[0] == t.data


# Python keywords cannot be method names.
setattr(Evaluator, "lambda", _lambda)
setattr(Evaluator, "is", _is)
