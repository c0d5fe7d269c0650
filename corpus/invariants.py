"""Inductive invariants of the unsatisfiable problems: why no length makes them satisfiable.

Each is a condition on the folds over one list after n elements, in the order in which the folds first
occur in the assertions (a fold inside a lambda before the one around it). The validator proves with plain
Z3 that it holds at the start, is kept by every step, and contradicts the assertions at the end.
"""

import z3


def is_(state, name):
    """Is the state built by this constructor?"""
    return state.sort().recognizer(constructor_index(state, name))(state)


def get(state, name, index=0):
    """A field of the state, under this constructor."""
    return state.sort().accessor(constructor_index(state, name), index)(state)


def constructor_index(state, name):
    names = [state.sort().constructor(i).name() for i in range(state.sort().num_constructors())]
    return next(i for i, full in enumerate(names) if full == name or full.startswith(name + "_"))


def len_of_map(problem, name, n, states):
    return z3.BoolVal(True, problem.context)


def list_hd(problem, name, n, states):
    (first,) = states
    return z3.Implies(n > 0, is_(first, "some"))


def checksum(problem, name, n, states):
    (total,) = states
    return z3.Implies(n == 0, total == 0)


def all_2(problem, name, n, states):
    all_two, total = states
    return z3.Implies(all_two, total == 2 * n)


def swap01(problem, name, n, states):
    zero_before, one_after = states
    return z3.Implies(zero_before, one_after)


def nth(problem, name, n, states):
    (cursor,) = states
    found = is_(get(cursor, "cursor", 1), "some")
    return z3.And(get(cursor, "cursor", 0) == n, z3.Implies(found, problem.symbols["k"] < n))


def simple_array(problem, name, n, states):
    at_least_10, then_at_least_11 = states
    return z3.Implies(at_least_10, then_at_least_11)


def exists(problem, name, n, states):
    seven, above_6 = states[7], states[9]
    return z3.Implies(seven, above_6)


def fold_of_map_of_map(problem, name, n, states):
    (total,) = states
    return total % 2 == 0


def running_example(problem, name, n, states):
    return states[0] <= 2 * n


def find_max(problem, name, n, states):
    best, bounded = states
    maximum = problem.systems[name].folds[0].result
    return z3.Or(bounded, best > maximum)


def list_find_map(problem, name, n, states):
    reaches_3, reaches_30 = states
    return z3.Implies(is_(reaches_3, "none"), is_(reaches_30, "none"))


def sorted_(problem, name, n, states):
    scan, first = states
    ascending, latest = get(scan, "scan", 0), get(scan, "scan", 1)
    started = is_(first, "some")
    in_order = get(first, "some") <= get(latest, "some")
    return z3.And(started == is_(latest, "some"), z3.Implies(z3.And(started, ascending), in_order))


def taxi_dropoff(problem, name, n, states):
    (taxi,) = states
    column, row = (get(get(taxi, "driving"), "point", i) for i in range(2))
    walls = [(3, 3), (3, 4), (4, 2), (5, 2)]
    outside = z3.And(
        column <= 5, row <= 4, z3.Not(z3.And(column >= 4, row >= 3)),
        *(z3.Not(z3.And(column == x, row == y)) for x, y in walls),
    )
    return z3.Or(is_(taxi, "crashed"), outside)


def index_of(problem, name, n, states):
    search, cursor = states
    here, location = get(search, "search", 0), get(search, "search", 1)
    position, item = get(cursor, "cursor", 0), get(cursor, "cursor", 1)
    index = problem.symbols["index"]
    holds_x = z3.And(is_(item, "some"), get(item, "some") == 120)
    return z3.And(
        here == n, position == n, location < n,
        z3.Implies(z3.And(location == index, index >= 0), holds_x),
    )


def list_filter(problem, name, n, states):
    how_many, total = states
    return z3.And(how_many >= 0, z3.Implies(how_many == 0, total == 0))


INVARIANTS = {
    function.__name__.strip("_").replace("_", "-"): function
    for function in (
        len_of_map, list_hd, checksum, all_2, swap01, nth, simple_array, exists, fold_of_map_of_map,
        running_example, find_max, list_find_map, sorted_, taxi_dropoff, index_of, list_filter,
    )
}
