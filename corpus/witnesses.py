"""Models of the satisfiable problems, for every N: the values of the lists and constants.

A value of a datatype is a tuple that starts with the name of its constructor.
"""


def padded(start, filler, n):
    """At least n elements: the start, then as many fillers as it takes."""
    return start + [filler] * (n - len(start))


def len_of_map(n):
    return {"l": [0] * max(n, 2)}


def neutral(n):
    return {"l": padded([-991], 0, n), "goal": 1001}


def fold_of_map_of_map(n):
    return {"l": padded([-51], -1, n)}


def contains(n):
    return {"text": padded([42], 0, n)}


def nth(n):
    length = max(n, 2)
    return {"l": [0] * (length - 2) + [41, 42], "k": length - 1}


def two_lists(n):
    length = max(n, 1)
    return {"a": [1] * (length + 1), "b": [1] * (length - 1) + [2]}


def exists_same(n):
    return {"before": padded([49, 50], 0, n), "same": 50}


def checksum(n):
    return {"a": padded([1], 0, n), "b": [0] * n}


def simple_array(n):
    return {"cells": [10] * max(n, 1)}


def inheritance_law(n):
    unborn = ("child", ("conceived", True), False)
    represented = ("child", ("predeceased", 4), True)
    alive = ("child", ("alive",), False)
    return {"children": padded([unborn, represented, alive], alive, n)}


def list_find_map(n):
    return {"l": padded([3], 0, n)}


def swap01(n):
    return {"cells": padded([0, 1], 0, n)}


def sorted_(n):
    length = max(n, 2)
    top = 2 * length + 1
    return {"l": [*range(1, length), top], "top": top}


def list_hd(n):
    return {"l": padded([11], 0, n), "h": 11}


def odd_even(n):
    return {"l": [("odd",), ("even",)] * max((n + 1) // 2, 1)}


def exists(n):
    return {"l": padded([*range(8)], 0, n)}


def running_example(n):
    at_work = ("child", 18, ("shared",), ("at_work", 500))
    at_school = ("child", 10, ("no_custody",), ("at_school",))
    at_home = ("child", 3, ("sole",), ("at_home",))
    children = padded([at_work, at_school, at_home, at_home], at_home, n)
    return {"children": children, "custody_score_threshold": len(children), "child_count_threshold": 0}


def brackets(n):
    first, wide = ("bracket", 0, ("upto", 1), ("exempt",)), ("bracket", 1, ("upto", 2000), ("full",))
    narrow = [("bracket", low, ("upto", low + 1), ("full",)) for low in range(2000, 2000 + max(n - 3, 0))]
    last = ("bracket", 2000 + len(narrow), ("unbounded",), ("full",))
    return {"brackets": [first, wide, *narrow, last], "income": 2000}


def all_2(n):
    return {"l": [2] * n}


def find_max(n):
    return {"cells": padded([11], 0, n)}


def taxi_dropoff(n):
    detour = [("south",), ("north",)]
    path = [("south",)] * 2 + [("east",)] * 5 + [("south",)] * 2
    return {"route": detour * max((n - len(path) + 1) // 2, 0) + path}


def index_of(n):
    length = max(n, 4)
    return {"text": [0] * (length - 2) + [120, 120], "index": length - 2, "before": 0}


def list_filter(n):
    return {"l": padded([10, 10, 80, -100], 0, n)}


WITNESSES = {
    function.__name__.strip("_").replace("_", "-"): function
    for function in (
        len_of_map, neutral, fold_of_map_of_map, contains, nth, two_lists, exists_same, checksum,
        simple_array, inheritance_law, list_find_map, swap01, sorted_, list_hd, odd_even, exists,
        running_example, brackets, all_2, find_max, taxi_dropoff, index_of, list_filter,
    )
}
