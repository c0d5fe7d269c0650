"""Reader and type checker of the list language, for the validator only.

Covers what the corpus uses, and rejects everything else. It shares no code with the solver:
`read` turns text into commands, `load` turns commands into a `Script` of typed terms that
`concrete.py` evaluates on Python values and `symbolic.py` translates to Z3.

A sort is a tuple: ("Int",), ("Bool",), ("List", T), ("->", A, B, R), ("Custody",), ("Option", T).
"""

import re
from dataclasses import dataclass, field

INT, BOOL = ("Int",), ("Bool",)
TOKEN = re.compile(r'\s+|;[^\n]*|([()]|[^\s();]+)')
PARAM = re.compile(r"^;param:(.*)$", re.M)
RESERVED = {
    # words and functions of SMT-LIB
    "let", "match", "lambda", "forall", "exists", "par", "as", "_", "!", "assert", "true", "false",
    "not", "and", "or", "xor", "=>", "=", "distinct", "ite", "+", "-", "*", "/", "div", "mod", "abs",
    "<", "<=", ">", ">=", "to_real", "to_int", "is_int", "select", "store", "is", "const",
    "List", "Int", "Bool", "Real", "String", "Array", "Seq", "Set",
    # predefined in Z3 or cvc5, so that translations can keep our names
    "nil", "cons", "insert", "head", "tail", "concat", "repeat", "union", "map", "rem", "update", "tuple",
}
SYMBOL = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
NUMERAL = re.compile(r"0|[1-9][0-9]*")


class LanguageError(Exception):
    """The text is not a legal problem."""


def require(condition, message):
    if not condition:
        raise LanguageError(message)


def read(text, params=None):
    """All s-expressions of a text; the `;param:` lines are active if `params` are given."""
    if params is not None:
        def activate(line):
            out = line.group(1)
            for name, value in params.items():
                out = re.sub(rf"(?<![\w.]){name}(?![\w.])", str(value), out)
            return out
        text = PARAM.sub(activate, text)
    stack, position = [[]], 0
    while position < len(text):
        token = TOKEN.match(text, position)
        require(token, f"unreadable text at {position}")
        position = token.end()
        word = token.group(1)
        if word == "(":
            stack.append([])
        elif word == ")":
            require(len(stack) > 1, "stray )")
            done = stack.pop()
            stack[-1].append(done)
        elif word:
            stack[-1].append(word)
    require(len(stack) == 1, "missing )")
    return stack[0]


@dataclass(eq=False)
class Term:
    """kind says what `args` and `data` are; `free` are the names of unbound local variables."""

    kind: str
    sort: tuple
    args: list = field(default_factory=list)
    data: object = None
    free: frozenset = frozenset()


def term(kind, sort, args=(), data=None, bound=()):
    free = frozenset().union(*(a.free for a in args)) - frozenset(bound)
    return Term(kind, sort, list(args), data, free)


@dataclass
class Constructor:
    name: str
    fields: list  # (selector, sort), sorts over the parameters of the datatype
    datatype: str


@dataclass
class Script:
    constants: dict = field(default_factory=dict)  # name -> sort
    functions: dict = field(default_factory=dict)  # name -> (parameters, sort, body)
    datatypes: dict = field(default_factory=dict)  # name -> (parameters, [Constructor])
    constructors: dict = field(default_factory=dict)
    selectors: dict = field(default_factory=dict)  # name -> (Constructor, index)
    assertions: list = field(default_factory=list)
    infos: dict = field(default_factory=dict)

    def lists(self):
        return [name for name, sort in self.constants.items() if sort[0] == "List"]

    def constructors_of(self, sort):
        """(constructor, field sorts) of a datatype sort."""
        parameters, constructors = self.datatypes[sort[0]]
        binding = dict(zip(parameters, sort[1:]))
        return [(c, [substitute(s, binding) for _, s in c.fields]) for c in constructors]


def substitute(sort, binding):
    if len(sort) == 1 and sort[0] in binding:
        return binding[sort[0]]
    return (sort[0], *(substitute(s, binding) for s in sort[1:]))


def unify(pattern, sort, parameters, binding):
    """Extend `binding` so that the pattern becomes the sort."""
    if len(pattern) == 1 and pattern[0] in parameters:
        known = binding.setdefault(pattern[0], sort)
        require(known == sort, f"{pattern[0]} is {known} and {sort}")
        return
    require(pattern[0] == sort[0] and len(pattern) == len(sort), f"expected {pattern}, got {sort}")
    for p, s in zip(pattern[1:], sort[1:]):
        unify(p, s, parameters, binding)


def load(text, params=None):
    script = Script()
    checked = False
    for command in read(text, params):
        require(isinstance(command, list) and command, f"not a command: {command}")
        require(not checked, "nothing may follow (check-sat)")
        Elaborator(script).command(command)
        checked = command == ["check-sat"]
    require(checked, "must end with (check-sat)")
    return script


class Elaborator:
    def __init__(self, script):
        self.script = script

    # -- commands

    def command(self, command):
        head, *rest = command
        script = self.script
        if head == "set-info":
            script.infos[rest[0]] = rest[1]
        elif head == "set-logic":
            require(rest == ["ALL"], "logic is ALL")
        elif head == "declare-const":
            self.fresh(rest[0])
            script.constants[rest[0]] = self.sort(rest[1])
        elif head == "declare-datatype":
            self.datatypes([(rest[0], rest[1])])
        elif head == "declare-datatypes":
            require(all(arity == "0" for _, arity in rest[0]), "parametric datatypes: declare-datatype")
            self.datatypes([(name, body) for (name, _), body in zip(rest[0], rest[1], strict=True)])
        elif head == "define-fun":
            name, parameters, sort, body = rest
            parameters = [(p, self.sort(s)) for p, s in parameters]
            require(len(dict(parameters)) == len(parameters), f"{name}: a parameter twice")
            result = self.sort(sort)
            value = self.term(body, dict(parameters), result)
            self.fresh(name)
            script.functions[name] = (parameters, result, value)
        elif head == "assert":
            script.assertions.append(self.term(rest[0], {}, BOOL))
        else:
            require(command == ["check-sat"], f"unexpected command {head}")

    def fresh(self, name):
        script = self.script
        require(SYMBOL.fullmatch(name), f"not a symbol: {name}")
        require(name not in RESERVED, f"{name} is built in")
        taken = (script.constants, script.functions, script.datatypes, script.constructors, script.selectors)
        require(not any(name in table for table in taken), f"{name} is declared twice")

    def datatypes(self, declarations):
        script = self.script
        for name, body in declarations:
            self.fresh(name)
            script.datatypes[name] = (body[1] if body[0] == "par" else [], [])
        for name, body in declarations:
            parameters, constructors = script.datatypes[name]
            for constructor, *fields in body[2] if body[0] == "par" else body:
                self.fresh(constructor)
                entry = Constructor(constructor, [(s, self.sort(t, parameters)) for s, t in fields], name)
                script.constructors[constructor] = entry
                constructors.append(entry)
                for index, (selector, sort) in enumerate(entry.fields):
                    self.fresh(selector)
                    require(sort[0] not in ("List", "->", name), f"{selector}: {sort} in a datatype")
                    script.selectors[selector] = (entry, index)

    def sort(self, sexpr, parameters=()):
        if isinstance(sexpr, str):
            sexpr = [sexpr]
        head, *rest = sexpr
        arguments = tuple(self.sort(s, parameters) for s in rest)
        if head in parameters or head in ("Int", "Bool"):
            arity = 0
        elif head == "List":
            arity = 1
            require(arguments and arguments[0][0] not in ("List", "->"), "list of lists")
        elif head == "->":
            arity = len(arguments)
        else:
            require(head in self.script.datatypes, f"unknown sort {head}")
            arity = len(self.script.datatypes[head][0])
        require(len(arguments) == arity, f"sort {head} takes {arity} arguments")
        return (head, *arguments)

    # -- terms

    def term(self, sexpr, scope, expected=None):
        for name in scope:
            require(name == "_" or SYMBOL.fullmatch(name) and name not in RESERVED, f"local variable {name}")
        result = self.atom(sexpr, scope) if isinstance(sexpr, str) else self.compound(sexpr, scope)
        require(expected in (None, result.sort), f"{sexpr}: expected {expected}, got {result.sort}")
        return result

    def atom(self, name, scope):
        script = self.script
        if name in scope:
            return Term("local", scope[name], data=name, free=frozenset([name]))
        if NUMERAL.fullmatch(name):
            return term("value", INT, data=int(name))
        if name in ("true", "false"):
            return term("value", BOOL, data=name == "true")
        if name in script.constants:
            return term("constant", script.constants[name], data=name)
        if name in script.functions:
            return self.call(name, [])
        require(name in script.constructors, f"unknown symbol {name}")
        return self.construct(script.constructors[name], [], None)

    def compound(self, sexpr, scope):
        head, *rest = sexpr
        if isinstance(head, list):
            require(head[:2] == ["_", "is"] and len(head) == 3, f"cannot apply {head}")
            entry = self.script.constructors[head[2]]
            (value,) = [self.term(s, scope) for s in rest]
            require(value.sort[0] == entry.datatype, f"is {head[2]} of {value.sort}")
            return term("is", BOOL, [value], entry.name)
        if head in scope:
            function = self.atom(head, scope)
            require(function.sort[0] == "->", f"{head} is not a function")
            args = [self.term(s, scope, t) for s, t in zip(rest, function.sort[1:-1], strict=True)]
            return term("apply", function.sort[-1], [function, *args])
        if head == "as":
            sort = self.sort(rest[1])
            return self.construct(self.script.constructors[rest[0]], [], sort)
        if head == "let":
            bindings = [(name, self.term(value, scope)) for name, value in rest[0]]
            names = [name for name, _ in bindings]
            body = self.term(rest[1], {**scope, **{n: v.sort for n, v in bindings}})
            free = (body.free - set(names)).union(*(v.free for _, v in bindings))
            return Term("let", body.sort, [*(v for _, v in bindings), body], names, free)
        if head == "match":
            return self.match(rest, scope)
        if head.startswith("List."):
            return self.combinator(head, rest, scope)
        if head in self.script.functions:
            parameters = self.script.functions[head][0]
            require(len(rest) == len(parameters), f"{head}: {len(rest)} arguments")
            return self.call(head, [
                self.function(s, scope, sort) if sort[0] == "->" else self.term(s, scope, sort)
                for s, (_, sort) in zip(rest, parameters)
            ])
        args = [self.term(s, scope) for s in rest]
        if head in self.script.constructors:
            return self.construct(self.script.constructors[head], args, None)
        if head in self.script.selectors:
            entry, index = self.script.selectors[head]
            require(len(args) == 1 and args[0].sort[0] == entry.datatype, f"{head} of {args[0].sort}")
            sorts = dict((c.name, s) for c, s in self.script.constructors_of(args[0].sort))
            return term("select", sorts[entry.name][index], args, (entry.name, index))
        return self.builtin(head, args)

    def call(self, name, args):
        parameters, sort, _ = self.script.functions[name]
        require(len(args) == len(parameters), f"{name}: {len(args)} arguments")
        return term("call", sort, args, name)

    def construct(self, entry, args, sort):
        parameters = self.script.datatypes[entry.datatype][0]
        require(len(args) == len(entry.fields), f"{entry.name}: {len(args)} arguments")
        if sort is None:
            binding = {}
            for (_, pattern), arg in zip(entry.fields, args):
                unify(pattern, arg.sort, parameters, binding)
            require(len(binding) == len(parameters), f"{entry.name} needs (as {entry.name} ...)")
            sort = (entry.datatype, *(binding[p] for p in parameters))
        require(sort[0] == entry.datatype, f"{entry.name} is not a {sort}")
        return term("construct", sort, args, entry.name)

    def match(self, rest, scope):
        value = self.term(rest[0], scope)
        require(value.sort[0] in self.script.datatypes, f"match on {value.sort}")
        fields = {c.name: sorts for c, sorts in self.script.constructors_of(value.sort)}
        cases, bodies, seen, total = [], [], set(), False
        free = set(value.free)
        for pattern, body in rest[1]:
            require(not total, "a case after a catch-all")
            name, *variables = [pattern] if isinstance(pattern, str) else pattern
            if name in fields:
                require(name not in seen and len(variables) == len(fields[name]), f"case {pattern}")
                require(len(set(variables)) == len(variables), f"case {pattern}: a variable twice")
                seen.add(name)
                bound = dict(zip(variables, fields[name]))
            else:
                require(isinstance(pattern, str) and name not in self.script.constructors, f"case {pattern}")
                total, variables, bound = True, [name], {name: value.sort}
                name = None
            result = self.term(body, {**scope, **bound}, bodies[0].sort if bodies else None)
            cases.append((name, variables))
            bodies.append(result)
            free |= result.free - set(bound)
        require(total or seen == set(fields), f"match on {value.sort} is not exhaustive")
        return Term("match", bodies[0].sort, [value, *bodies], cases, frozenset(free))

    def combinator(self, head, rest, scope):
        if head == "List.value":
            sort = self.sort(rest[0])
            return term("list", ("List", sort), [self.term(s, scope, sort) for s in rest[1]])
        source = self.term(rest[-1], scope)
        require(source.sort[0] == "List", f"{head} of {source.sort}")
        element = source.sort[1]
        if head == "List.len":
            require(len(rest) == 1, head)
            return term("len", INT, [source])
        if head == "List.map":
            require(len(rest) == 2, head)
            function = self.function(rest[0], scope, ("->", element, None))
            return term("map", ("List", function.sort[-1]), [function, source])
        require(head == "List.fold" and len(rest) == 3, head)
        init = self.term(rest[1], scope)
        require(init.sort[0] not in ("List", "->"), f"fold to {init.sort}")
        function = self.function(rest[0], scope, ("->", init.sort, element, init.sort))
        return term("fold", init.sort, [function, init, source])

    def function(self, sexpr, scope, expected):
        """A function argument as a lambda or a local variable; the result sort may be left open as None."""
        if isinstance(sexpr, list):
            require(sexpr[0] == "lambda" and len(sexpr) == 3, f"not a lambda: {sexpr}")
            parameters = [(name, self.sort(sort)) for name, sort in sexpr[1]]
            require(len(dict(parameters)) == len(parameters), "lambda: a parameter twice")
            body = self.term(sexpr[2], {**scope, **dict(parameters)})
        elif sexpr in scope:
            function = self.atom(sexpr, scope)
            require(function.sort[:-1] == expected[:-1] and expected[-1] in (None, function.sort[-1]), sexpr)
            return function
        else:
            parameters = [(f"{i}", sort) for i, sort in enumerate(expected[1:-1])]
            args = [Term("local", sort, data=name, free=frozenset([name])) for name, sort in parameters]
            if sexpr in self.script.functions:
                sorts = tuple(s for _, s in self.script.functions[sexpr][0])
                require(sorts == expected[1:-1], f"{sexpr} takes {sorts}, not {expected[1:-1]}")
                body = self.call(sexpr, args)
            elif sexpr in self.script.constructors:
                body = self.construct(self.script.constructors[sexpr], args, None)
            else:
                body = self.builtin(sexpr, args)
        names = [name for name, _ in parameters]
        sort = ("->", *(s for _, s in parameters), body.sort)
        require(sort[:-1] == expected[:-1], f"expected {expected}, got {sort}")
        require(expected[-1] in (None, body.sort), f"expected {expected}, got {sort}")
        return term("lambda", sort, [body], names, bound=names)

    def builtin(self, op, args):
        sorts = [a.sort for a in args]
        if op == "ite":
            require(len(args) == 3 and sorts[0] == BOOL and sorts[1] == sorts[2], f"ite of {sorts}")
            return term("ite", sorts[1], args)
        if op in ("=", "distinct"):
            require(len(args) >= 2 and len(set(sorts)) == 1, f"{op} of {sorts}")
            require(sorts[0][0] not in ("List", "->"), f"{op} of {sorts[0]}")
            return term("op", BOOL, args, op)
        if op in ("and", "or", "=>", "xor", "not"):
            arity = len(args) == 1 if op == "not" else len(args) >= 2
            require(set(sorts) == {BOOL} and arity, f"{op} of {sorts}")
            return term("op", BOOL, args, op)
        require(op in ("+", "-", "*", "<", "<=", ">", ">=", "mod", "div"), f"unknown symbol {op}")
        require(set(sorts) == {INT} and len(args) >= (1 if op == "-" else 2), f"{op} of {sorts}")
        return term("op", BOOL if op in ("<", "<=", ">", ">=") else INT, args, op)
