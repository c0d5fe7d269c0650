"""The notebook runs from its first cell to its last, and shows what it should."""

from pathlib import Path

import pytest

nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")

TOUR = Path(__file__).parents[1] / "examples" / "tour.ipynb"


def test_the_tour_runs():
    notebook = nbformat.read(TOUR, as_version=4)
    nbclient.NotebookClient(notebook, timeout=240, kernel_name="python3").execute()
    pages = [output["data"]["text/html"] for cell in notebook.cells for output in cell.get("outputs", ()) if "text/html" in output.get("data", {})]
    shown = "".join(pages)
    for expected in ("<th>custody</th>", "Proved", "Invariant", "Not true in general", "<b>sat</b> in", "999999"):
        assert expected in shown, expected
