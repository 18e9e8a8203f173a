"""Which code the tests reach: `python3 dev.py coverage`. Arguments go to pytest.

Lines and branches are counted, in servers, command lines and workers too. A file below 90 % needs a
reason here; a reason that is no longer needed must go.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "coverage"
PACKAGE = "src/boneyard/"
LEAST = 90.0  # per cent of lines and branches
SHOWN = 15  # files that are listed, the least covered first

REASONS = {
    "simulation/cuda.py": "needs an NVIDIA GPU",
    "arena/plot.py": "draws with matplotlib, of the extra `arena`, which the tests do without",
    "arena/report.py": "likewise: it asks for the plot",
    "arena/standings.py": "rates with openskill, of the same extra",
}


def main(words: list[str]) -> int:
    """Run the tests, print the table, and fail where code is missed without a reason."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    # pytest-cov saves what each worker saw before it ends; xdist does not wait for that.
    tests = run("pytest", "--cov", "--cov-report=", *words)
    run("coverage", "json", "--quiet", "-o", str(FOLDER / "coverage.json"))
    run("coverage", "html", "--quiet", "-d", str(FOLDER / "html"))
    found = shares(json.loads((FOLDER / "coverage.json").read_text("utf-8")))
    print(table(found))
    faults = judge(found, REASONS)
    for fault in faults:
        print(fault, file=sys.stderr)
    return tests or int(bool(faults))


def run(*words: str) -> int:
    """A module of the environment, where its words can be seen."""
    return subprocess.run([sys.executable, "-m", *words], cwd=ROOT).returncode


def shares(report: dict[str, dict[str, dict[str, dict[str, float]]]]) -> dict[str, float]:
    """How much of each file was reached, in per cent, from coverage.py's report."""
    return {
        name.replace("\\", "/").rpartition(PACKAGE)[2]: file["summary"]["percent_covered"]
        for name, file in report["files"].items()
    }


def table(found: Mapping[str, float]) -> str:
    """The files that were reached least."""
    least = sorted(found.items(), key=lambda item: item[1])[:SHOWN]
    lines = [f"{share:6.1f} %  {name}" for name, share in least]
    mean = sum(found.values()) / len(found)
    return "\n".join([*lines, f"{mean:6.1f} %  mean of {len(found)} files; {FOLDER / 'html'}"])


def judge(found: Mapping[str, float], reasons: Mapping[str, str]) -> list[str]:
    """What is wrong: code that is missed without a reason, and reasons without need.

    >>> judge({"a.py": 95.0, "b.py": 50.0, "c.py": 10.0}, {"a.py": "…", "c.py": "needs a GPU"})
    ['b.py: 50.0 % is below 90 %', 'a.py: reaches 90 %; remove its reason']
    """
    low = [
        f"{name}: {share:.1f} % is below {LEAST:.0f} %"
        for name, share in sorted(found.items())
        if share < LEAST and name not in reasons
    ]
    idle = [
        f"{name}: reaches {LEAST:.0f} %; remove its reason"
        for name in reasons
        if found.get(name, 100.0) >= LEAST
    ]
    return low + idle


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
