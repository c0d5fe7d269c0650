#!/usr/bin/env python3
"""Makes the one Python environment of the tests and the evaluation, and prints the path of its Python.

usage: environment.py FOLDER

The environment gets what requirements.txt, beside this file, lists. One that is complete is left as it is, so later calls take
a few milliseconds. Several calls at once wait for each other. If it cannot be made, the reason is the last line on standard error, and the
exit code is 1.
"""

import contextlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).with_name("requirements.txt")


@contextlib.contextmanager
def lock(path):
    """Held by one process at a time, where the system has such locks."""
    with open(path, "w") as file:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def run(*command):
    result = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if result.returncode != 0:
        lines = (result.stderr + result.stdout).strip().splitlines()
        errors = [line for line in lines if line.startswith("ERROR")]
        sys.exit((errors or lines or [f"{command} failed"])[-1])


def make(folder, python):
    shutil.rmtree(folder, ignore_errors=True)
    run(sys.executable, "-m", "venv", str(folder))
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:"]
    run(str(python), "-m", "pip", "install", *options, "--require-hashes", "-r", str(REQUIREMENTS))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1]).absolute()
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    content, stamp = REQUIREMENTS.read_text(), folder / "requirements.txt"
    is_complete = lambda: stamp.is_file() and stamp.read_text() == content
    if not is_complete():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with lock(folder.with_name(folder.name + ".lock")):
            if not is_complete():
                make(folder, python)
                stamp.write_text(content)
    print(python)


main()
