"""Every combinator: as a method of the same name, and against an evaluator in plain Python."""

import inspect

import pytest
from evaluator import COMBINATORS, Undefined, evaluate
from generate import ELEMENTS, application, bindings, term, value
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import duelist as dl
from duelist.combinators import TABLE
from duelist.sorts import BOOL, INT, list_of, sort_of, tuple_of

def examples(count):
    """So many examples, the same ones in every run."""
    return settings(max_examples=count, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def test_every_combinator_of_the_solver_is_a_method_of_the_same_name():
    for name, row in TABLE.items():
        method = getattr(dl.List, name.removeprefix("List."), None)
        assert method is not None, f"{name} is not a method of duelist.List"
        assert method.__doc__, name
        lists = [parameter.kind for parameter in row.parameters].count("list")
        parameters = [p for p in inspect.signature(method).parameters.values()]
        assert len(parameters) == len(row.parameters), (name, "range is static" if not lists else "")


def test_the_evaluator_knows_every_combinator():
    assert set(COMBINATORS) == set(TABLE)


def outcome_sorts(row):
    candidates = [BOOL, INT, *ELEMENTS, *map(list_of, ELEMENTS), list_of(tuple_of((INT, BOOL))), tuple_of((list_of(INT), list_of(INT)))]
    return [sort for sort in candidates if bindings(row, sort) is not None]


def solver_value(expression):
    result = dl.evaluate(expression)
    return plain(result)


def plain(result):
    if isinstance(result, dl.ListValue):
        return [plain(item) for item in result]
    if isinstance(result, tuple):
        return tuple(map(plain, result))
    return result


@pytest.mark.parametrize("name", TABLE)
def test_means_what_the_evaluator_says(name):
    row = TABLE[name]

    @examples(15)
    @given(st.data())
    def check(data):
        sort = data.draw(st.sampled_from(outcome_sorts(row)))
        expression = data.draw(application(row, sort, [], 3))
        try:
            expected = evaluate(expression, {})
        except Undefined:
            assume(False)
        assert solver_value(expression) == expected, expression

    check()


@examples(100)
@given(st.data())
def test_answers_agree_with_the_evaluator(data):
    """A model satisfies the claim; where there is none, no small list does."""
    l, n = dl.var("l", list[int]), dl.var("n", int)
    claim = data.draw(term(BOOL, [l, n], 3))
    solver = dl.Solver(timeout=2, threads=1)
    solver.add(claim)
    answer = solver.check()
    if answer == dl.sat:
        model = solver.model()
        if model.get("l") is not None and model["l"].length > 1000:
            return
        found = {"l": plain(model["l"]) if "l" in model else [], "n": model["n"] if "n" in model else 0}
        assert model[claim] is True
        try:
            assert evaluate(claim, found) is True, (claim, found)
        except Undefined:
            pass
    elif answer == dl.unsat:
        for _ in range(20):
            tried = {"l": data.draw(value(sort_of(list[int]))), "n": data.draw(value(INT))}
            try:
                assert evaluate(claim, tried) is not True, (claim, tried)
            except Undefined:
                pass
