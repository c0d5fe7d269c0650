#!/usr/bin/env python3
"""cvc5 as a process that speaks SMT-LIB, on top of the Python package `cvc5` (which ships no program).

    python tools/cvc5_smt2.py [--option KEY=VALUE]... [FILE | -]

Reads commands from FILE or, without one or with `-`, from standard input, and answers each as soon as its last
parenthesis has arrived, so it serves scripts and clients alike:

    duelist translate --to datatypes problem.smt2 | python tools/cvc5_smt2.py --option fmf-fun=true
    duelist --backend "process:python tools/cvc5_smt2.py" problem.smt2

Options are those of cvc5 without the leading dashes: `fmf-fun=true` finds finite models of recursive functions,
`tlimit-per=2000` limits each query to two seconds. `incremental=true` is the default. An answer is `sat`, `unsat` or
`unknown` alone on a line, an error is `(error "...")`, after which the next command is read. The exit code is 1 if there
was an error, else 0. Tested with cvc5 1.4.2: pip install cvc5==1.4.2
"""

import argparse
import os
import sys

import cvc5


class Splitter:
    """Cuts a stream of text into commands; `feed` gives out those whose last parenthesis has arrived."""

    def __init__(self):
        self.pending = []
        self.depth = 0
        self.inside = None  # what ends a comment, a string or a quoted symbol that is open

    def feed(self, text):
        for char in text:
            if self.inside is not None:
                closed = char == self.inside
                if self.inside != "\n":
                    self.pending.append(char)
                elif closed:
                    self.pending.append(char)
                if closed:
                    self.inside = None
                continue
            if char == ";":
                self.inside = "\n"
                continue
            self.pending.append(char)
            if char in '"|':
                self.inside = char
            elif char == "(":
                self.depth += 1
            elif char == ")":
                self.depth -= 1
                if self.depth <= 0:
                    self.depth = 0
                    yield self.take()

    def take(self):
        text = "".join(self.pending).strip()
        self.pending = []
        return text


def chunks(descriptor):
    """The text of a file descriptor as it arrives."""
    rest = b""
    while True:
        data = os.read(descriptor, 1 << 16)
        if not data:
            return
        data = rest + data
        # A character may arrive in two parts.
        end = len(data)
        while end > 0 and len(data) - end < 3 and data[end - 1] & 0xC0 == 0x80:
            end -= 1
        if end > 0 and data[end - 1] >= 0xC0:
            end -= 1
        else:
            end = len(data)
        rest = data[end:]
        yield data[:end].decode("utf-8", "replace")


class Session:
    """One cvc5 solver and the names of a script."""

    def __init__(self, options):
        self.options = options
        self.failed = False
        self.reset()

    def reset(self):
        self.manager = cvc5.TermManager()
        self.solver = cvc5.Solver(self.manager)
        for key, value in self.options:
            self.solver.setOption(key, value)
        self.parser = cvc5.InputParser(self.solver)
        self.symbols = self.parser.getSymbolManager()
        self.listen()

    def listen(self):
        self.parser.setIncrementalStringInput(cvc5.InputLanguage.SMT_LIB_2_6, "input")

    def answer(self, text):
        """The response to the text of one command; `None` ends the session."""
        try:
            self.parser.appendIncrementalStringInput(text)
            command = self.parser.nextCommand()
            if command.isNull():
                return ""
            name = command.getCommandName()
            if name == "exit":
                return None
            if name == "reset":
                self.reset()
                return ""
            response = command.invoke(self.solver, self.symbols).strip()
        except RuntimeError as error:
            # What is left of the text must not be read as part of the next command.
            self.listen()
            response = '(error "{}")'.format(str(error).strip().replace('"', '""'))
            name = ""
        if name.startswith("check-sat") and response.startswith("unknown"):
            response = "unknown"  # cvc5 adds a reason, which belongs to (get-info :reason-unknown)
        if response.startswith("(error"):
            self.failed = True
        return response


def option(text):
    key, separator, value = text.lstrip("-").partition("=")
    return key, value if separator else "true"


def main():
    arguments = argparse.ArgumentParser(description="cvc5 as a process that speaks SMT-LIB")
    arguments.add_argument("--option", action="append", default=[], type=option, metavar="KEY=VALUE")
    arguments.add_argument("--version", action="version", version=f"cvc5 {cvc5.__version__}")
    arguments.add_argument("file", nargs="?", default="-")
    arguments = arguments.parse_args()
    session = Session([("incremental", "true"), *arguments.option])
    descriptor = 0 if arguments.file == "-" else os.open(arguments.file, os.O_RDONLY)
    splitter = Splitter()
    for chunk in chunks(descriptor):
        for command in splitter.feed(chunk):
            response = session.answer(command)
            if response is None:
                return int(session.failed)
            if response:
                print(response, flush=True)
    if splitter.take():
        print('(error "the input ended inside a command")', flush=True)
        return 1
    return int(session.failed)


if __name__ == "__main__":
    # At once: cvc5 may still be busy, and has nothing to tidy up.
    code = main()
    sys.stdout.flush()
    os._exit(code)
