"""The tool-info module and the task set of BenchExec, by its own test command. The program's folder is in DUELIST_PROGRAM_FOLDER."""

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("benchexec")
yaml = pytest.importorskip("yaml")

REPOSITORY = Path(__file__).parents[2]
HOME = REPOSITORY / "tools/benchexec"
FOLDER = os.environ.get("DUELIST_PROGRAM_FOLDER")
OUTPUTS = {"true": "sat\n; answered-by: unroll\n", "false": "; a remark\nunsat\n", "unknown": "unknown\n", "ERROR": '(error "line 1 column 2: no")\n', "TIMEOUT": 'unknown\n(error "timeout: the time limit")\n'}


def tasks():
    benchmark = ElementTree.parse(HOME / "duelist.xml").getroot()
    assert benchmark.get("tool") == "tools.benchexec.duelist"
    sets = [include.text for include in benchmark.iter("includesfile")]
    assert all((HOME / file.text).exists() for file in benchmark.iter("propertyfile"))
    patterns = [line for name in sets for line in (HOME / name).read_text().split()]
    return sorted(path for pattern in patterns for path in HOME.glob(pattern))


@pytest.mark.skipif(not FOLDER, reason="DUELIST_PROGRAM_FOLDER is not set")
def test_by_benchexecs_own_command(tmp_path):
    outputs = []
    for verdict, text in OUTPUTS.items():
        outputs.append(tmp_path / verdict)
        outputs[-1].write_text(text)
    command = [sys.executable, "-m", "benchexec.test_tool_info", "tools.benchexec.duelist", "--no-container", "--tool-directory", FOLDER]
    command += ["--task-definition", *map(str, tasks()), "--tool-output", *map(str, outputs)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run(command, cwd=REPOSITORY, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    report = run.stdout + run.stderr
    assert "ERROR:" not in report and "Version: “0." in report
    for verdict, file in zip(OUTPUTS, outputs):
        after = report.split(f"“{file}”")[1]
        assert after.split("“")[1].startswith(verdict), (verdict, after[:200])


@pytest.mark.skipif(not FOLDER, reason="DUELIST_PROGRAM_FOLDER is not set")
def test_the_verdicts_of_the_tasks():
    found = tasks()
    assert len(found) >= 10
    for path in found:
        task = yaml.safe_load(path.read_text())
        problem = path.parent / task["input_files"]
        answer = subprocess.run([Path(FOLDER) / "duelist", "--timeout", "60", problem], capture_output=True, text=True).stdout.split()[0]
        assert {"sat": True, "unsat": False}[answer] == task["properties"][0]["expected_verdict"], path
