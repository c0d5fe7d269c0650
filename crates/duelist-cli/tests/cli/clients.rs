//! Real clients: programs that were written to drive other solvers.

use std::process::Command;

use easy_smt::{Context, ContextBuilder, Response};
use rsmt2::parse::{IdentParser, ModelParser, SymParser, ValueParser};
use rsmt2::{SmtConf, SmtRes};
use smtlib::backend::z3_binary::Z3Binary;
use smtlib::prelude::*;
use smtlib::{Bool, Int, SatResult, Storage};

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

/// Reads what rsmt2 gets as text.
#[derive(Clone, Copy)]
struct Texts;

impl SymParser<String, &str> for Texts {
    fn parse_sym(self, input: &str) -> SmtRes<String> {
        Ok(input.to_string())
    }
}

impl IdentParser<String, String, &str> for Texts {
    fn parse_ident(self, input: &str) -> SmtRes<String> {
        Ok(input.to_string())
    }

    fn parse_type(self, input: &str) -> SmtRes<String> {
        Ok(input.to_string())
    }
}

impl ValueParser<String, &str> for Texts {
    fn parse_value(self, input: &str) -> SmtRes<String> {
        Ok(input.to_string())
    }
}

impl rsmt2::parse::ExprParser<String, (), &str> for Texts {
    fn parse_expr(self, input: &str, (): ()) -> SmtRes<String> {
        Ok(input.to_string())
    }
}

impl ModelParser<String, String, String, &str> for Texts {
    fn parse_value(self, input: &str, _: &String, _: &[(String, String)], _: &String) -> SmtRes<String> {
        Ok(input.to_string())
    }
}

/// A solver as rsmt2 sets it up for Z3, with the program's name swapped.
fn rsmt2() -> SmtRes<rsmt2::Solver<Texts>> {
    let mut conf = SmtConf::z3(env!("CARGO_BIN_EXE_duelist"));
    conf.unsat_cores();
    conf.spawn(Texts)
}

#[test]
fn rsmt2_solves_and_reads_models() -> SmtRes<()> {
    let mut solver = rsmt2()?;
    solver.set_custom_logic("QF_LIA")?;
    solver.declare_const("x", "Int")?;
    solver.declare_const("l", "(List Int)")?;
    solver.define_fun("next", [("y", "Int")], "Int", "(+ y 1)")?;
    solver.assert("(= (next x) 5)")?;
    solver.assert("(= l (List.value Int (x 1)))")?;
    assert!(solver.check_sat()?);
    let model: Vec<(String, String, String)> = solver.get_model_const()?;
    let texts = |name: &str, sort: &str, value: &str| (name.to_string(), sort.to_string(), value.to_string());
    assert_eq!(model, [texts("x", "Int", "4"), texts("l", "(List Int)", "(List.value Int (4 1))")]);
    let values: Vec<(String, String)> = solver.get_values(["x", "(List.sum l)"])?;
    assert_eq!(values.iter().map(|(_, value)| value.as_str()).collect::<Vec<_>>(), ["4", "5"]);
    solver.push(1)?;
    solver.assert("(> x 4)")?;
    assert!(!solver.check_sat()?);
    solver.pop(1)?;
    assert!(solver.check_sat()?);
    solver.reset()?;
    solver.declare_const("x", "Bool")?;
    solver.assert("(not x)")?;
    assert!(solver.check_sat()?);
    solver.kill()
}

#[test]
fn rsmt2_uses_assumptions_and_cores() -> SmtRes<()> {
    let mut solver = rsmt2()?;
    solver.declare_const("x", "Int")?;
    solver.declare_const("p", "Bool")?;
    solver.named_assert("low", "(> x 3)")?;
    solver.named_assert("other", "(< x 100)")?;
    let actlit = solver.get_actlit()?;
    solver.assert_act(&actlit, "(< x 2)")?;
    assert!(!solver.check_sat_act(Some(&actlit))?);
    solver.de_actlit(actlit)?;
    assert!(solver.check_sat_assuming(["p"])?);
    solver.named_assert("high", "(< x 3)")?;
    assert!(!solver.check_sat()?);
    let core: Vec<String> = solver.get_unsat_core()?;
    assert_eq!(core, ["low", "high"]);
    solver.kill()
}

#[test]
fn smtlib_solves_and_reads_a_model() -> Result<(), Box<dyn std::error::Error>> {
    let storage = Storage::new();
    let mut solver = smtlib::Solver::new(&storage, Z3Binary::new(env!("CARGO_BIN_EXE_duelist"))?)?;
    solver.set_timeout(20_000)?;
    let (x, y) = (Int::new_const(&storage, "x"), Int::new_const(&storage, "y"));
    let p = Bool::new_const(&storage, "p");
    solver.assert(x._eq(y + 25))?;
    solver.assert(x._eq(204))?;
    solver.assert(p.implies(y.gt(1000)))?;
    let model = solver.check_sat_with_model()?.expect_sat()?;
    assert_eq!(model.eval(x).map(|value| value.to_string()), Some("204".to_string()));
    assert_eq!(model.eval(y).map(|value| value.to_string()), Some("179".to_string()));
    assert_eq!(model.eval(p).map(|value| value.to_string()), Some("false".to_string()));
    solver.scope(|solver| {
        solver.assert(p.into())?;
        assert_eq!(solver.check_sat()?, SatResult::Unsat);
        Ok(())
    })?;
    assert_eq!(solver.check_sat()?, SatResult::Sat);
    assert_eq!(solver.eval(y + 1)?.to_string(), "180");
    Ok(())
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
