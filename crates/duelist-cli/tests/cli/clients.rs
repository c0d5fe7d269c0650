//! Real clients: programs that were written to drive other solvers.

use std::process::Command;

use easy_smt::{Context, ContextBuilder, Response};

use crate::driver::{file, run_command};
use crate::python::python;

/// A context as easy-smt sets it up for Z3, with the program's name swapped.
fn easy_smt() -> Context {
    let mut builder = ContextBuilder::new();
    builder.with_z3_defaults().solver(env!("CARGO_BIN_EXE_duelist"));
    builder.build().expect("the solver starts")
}

#[test]
fn easy_smt_solves_and_reads_values() -> std::io::Result<()> {
    let mut smt = easy_smt();
    smt.set_option(":produce-models", smt.true_())?;
    smt.set_logic("QF_LIA")?;
    let int = smt.int_sort();
    let (x, y) = (smt.declare_const("x", int)?, smt.declare_const("y", int)?);
    smt.assert(smt.lt(x, y))?;
    smt.assert(smt.eq(smt.plus(x, y), smt.numeral(10)))?;
    smt.push()?;
    smt.assert(smt.gt(x, smt.numeral(3)))?;
    assert_eq!(smt.check()?, Response::Sat);
    let values = smt.get_value(vec![x, y, smt.lt(x, y)])?;
    let shown: Vec<String> = values.iter().map(|(_, value)| smt.display(*value).to_string()).collect();
    assert_eq!(shown, ["4", "6", "true"]);
    smt.push()?;
    smt.assert(smt.gt(x, y))?;
    assert_eq!(smt.check()?, Response::Unsat);
    smt.pop_many(2)?;
    assert_eq!(smt.check()?, Response::Sat);
    let model = smt.get_model()?;
    assert_eq!(smt.get_list(model).map(<[_]>::len), Some(2), "{}", smt.display(model));
    Ok(())
}

#[test]
fn easy_smt_uses_lists_datatypes_and_assumptions() -> std::io::Result<()> {
    let mut smt = easy_smt();
    let (int, bool_sort) = (smt.int_sort(), smt.bool_sort());
    let list = smt.list(vec![smt.atom("List"), int]);
    let l = smt.declare_const("l", list)?;
    let p = smt.declare_const("|a guard|", bool_sort)?;
    smt.declare_datatype("Colour", smt.list(vec![smt.list(vec![smt.atom("red")]), smt.list(vec![smt.atom("green")])]))?;
    let colour = smt.declare_const("c", smt.atom("Colour"))?;
    smt.define_fun("limit", Vec::new(), int, smt.numeral(5))?;
    let sum = smt.list(vec![smt.atom("List.fold"), smt.atom("+"), smt.numeral(0), l]);
    smt.assert(smt.imp(p, smt.gt(sum, smt.atom("limit"))))?;
    smt.assert(smt.distinct(colour, smt.atom("red")))?;
    smt.assert(smt.eq(smt.list(vec![smt.atom("List.len"), l]), smt.numeral(1)))?;
    assert_eq!(smt.check_assuming([p])?, Response::Sat);
    let values = smt.get_value(vec![colour, smt.list(vec![smt.atom("List.len"), l])])?;
    let shown: Vec<String> = values.iter().map(|(_, value)| smt.display(*value).to_string()).collect();
    assert_eq!(shown, ["green", "1"]);
    // An error does not end the session.
    assert!(smt.assert(smt.atom("unknown_symbol")).is_err());
    assert_eq!(smt.check()?, Response::Sat);
    smt.exit()
}

const PYSMT: &str = r#"
import sys
from pysmt.environment import get_env
from pysmt.logics import QF_LIA, QF_UFLIRA
from pysmt.shortcuts import And, Equals, Function, FunctionType, GE, GT, Implies, Int, LT, Not, Plus, Real, Solver, Symbol, Times
from pysmt.typing import BOOL, INT, REAL

get_env().factory.add_generic_solver("duelist", [sys.argv[1], "-in"], [QF_LIA, QF_UFLIRA])
letters = [Symbol(name, INT) for name in "helowrd"]
hello = Plus([letters["helowrd".index(c)] for c in "hello"])
world = Plus([letters["helowrd".index(c)] for c in "world"])
domain = And([And(GE(letter, Int(1)), LT(letter, Int(10))) for letter in letters])
with Solver(name="duelist", logic=QF_LIA) as solver:
    solver.add_assertion(And(domain, Equals(hello, world), Equals(hello, Int(25))))
    assert solver.solve()
    solver.push()
    solver.add_assertion(Not(Equals(hello, Int(25))))
    assert not solver.solve()
    solver.pop()
    assert solver.solve()
    # Values come last: pySMT leaves the end of their line unread and takes it for the next answer, whatever the solver.
    model = solver.get_model()
    value = {letter: model.get_py_value(letter) for letter in letters}
    assert sum(value[letters["helowrd".index(c)]] for c in "world") == 25, value
    assert solver.get_value(Plus(letters[0], Int(1))).constant_value() == solver.get_py_value(letters[0]) + 1

x, y, p = Symbol("x", REAL), Symbol("y space", INT), Symbol("p", BOOL)
f = Symbol("f", FunctionType(INT, [INT]))
with Solver(name="duelist", logic=QF_UFLIRA) as solver:
    solver.add_assertion(Implies(p, Equals(Times(Real(3), x), Real(1))))
    solver.add_assertion(And(p, LT(y, Int(-5)), GT(Function(f, [y]), y)))
    assert solver.solve()
    assert str(solver.get_py_value(x)) == "1/3", solver.get_py_value(x)
    assert solver.get_py_value(p) is True and solver.get_py_value(y) < -5
    assert solver.get_py_value(Function(f, [y])) > solver.get_py_value(y)
print("done")
"#;

#[test]
fn pysmt_solves_and_reads_a_model() {
    let Some(python) = python() else { return };
    let script = file("client.py", PYSMT);
    let mut command = Command::new(python);
    command.arg(script).arg(env!("CARGO_BIN_EXE_duelist"));
    let run = run_command(command, b"");
    assert_eq!((run.stdout.as_str(), run.code), ("done\n", Some(0)), "{}", run.stderr);
}
