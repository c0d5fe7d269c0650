"""How BenchExec runs duelist: its tool-info module.

Run it from the top of the repository, under the name `tools.benchexec.duelist`:

    python3 -m benchexec.test_tool_info tools.benchexec.duelist --no-container --tool-directory target/release
    benchexec tools/benchexec/duelist.xml --tool-directory target/release
"""

import benchexec.result as result
import benchexec.tools.template


class Tool(benchexec.tools.template.BaseTool2):
    """Tool info for duelist. A task is one SMT-LIB file with one `check-sat`: `sat` is the verdict true, `unsat` is false."""

    def executable(self, tool_locator):
        return tool_locator.find_executable("duelist")

    def name(self):
        return "duelist"

    def project_url(self):
        return None

    def version(self, executable):
        return self._version_from_tool(executable, line_prefix="duelist")

    def cmdline(self, executable, options, task, rlimits):
        if rlimits.walltime:
            # It stops by itself a little before it is stopped, and says why it has no answer.
            options = [*options, "--total-timeout", str(max(1, rlimits.walltime - 1))]
        elif rlimits.cputime:
            options = [*options, "--total-timeout", str(rlimits.cputime)]
        return [executable, *options, task.single_input_file]

    def determine_result(self, run):
        answers = [line.strip() for line in run.output if line.strip() in ("sat", "unsat", "unknown")]
        errors = [line for line in run.output if line.startswith("(error ")]
        if run.was_timeout or any("timeout" in line for line in errors):
            return result.RESULT_TIMEOUT
        if run.exit_code.signal:
            return f"KILLED BY SIGNAL {run.exit_code.signal}"
        if errors or run.exit_code.value:
            return result.RESULT_ERROR
        if not answers or answers[-1] == "unknown":
            return result.RESULT_UNKNOWN
        return result.RESULT_TRUE_PROP if answers[-1] == "sat" else result.RESULT_FALSE_PROP

    def get_value_from_output(self, output, identifier):
        """A statistic of `--stats`, such as `answered-by`."""
        prefix = f"; {identifier}: "
        found = [line[len(prefix) :].strip() for line in output if line.startswith(prefix)]
        return found[-1] if found else None
