"""The process that a solver runs in. Not to be imported: the host starts it as a program of its own."""

import os
import signal
import sys


def main() -> None:
    # Ctrl-C in a terminal reaches every process of the host's group. The host is the one to react: it cancels the request, and the worker goes on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    output = os.dup(1)
    if hasattr(os, "set_inheritable"):
        os.set_inheritable(output, False)
    # What the solver underneath may print is not an answer.
    os.dup2(2, 1)
    import _native  # type: ignore[import-not-found]  # beside this file, without the package around it: that starts faster

    _native.serve(output)


if __name__ == "__main__":
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    main()
