"""Ask for known faults of the packages that we use: `python3 dev.py audit`

pip-audit asks PyPI about the locked Python packages, npm asks its registry about those of the
client. Both need these services; where one cannot be reached, that is said, and it is not taken for
good news. Exit status: 0 nothing known, 1 faults, 2 somebody could not be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # for hatch_build, which knows where npm is
FINE, FAULTS, NO_ANSWER = 0, 1, 2


def main() -> int:
    """Ask both; the worse answer counts."""
    answers = [python_packages(file) for file in sorted((ROOT / "requirements").glob("*.txt"))]
    answers.append(client_packages())
    if NO_ANSWER in answers:
        print("Not everything could be asked: try again where the services can be reached.")
    return NO_ANSWER if NO_ANSWER in answers else max(answers)


def python_packages(file: Path) -> int:
    """What is known of the packages in a file of pins."""
    options = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    done = run([sys.executable, "-m", "pip_audit", *options, "-r", str(file)])
    answer = read(done.stdout)
    if "dependencies" not in answer:
        return unanswered(f"requirements/{file.name}", "PyPI", done)
    found = [one for one in answer["dependencies"] if one.get("vulns")]
    for one in found:
        names = ", ".join(fault["id"] for fault in one["vulns"])
        print(f"requirements/{file.name}: {one['name']} {one['version']}: {names}")
    return report(f"requirements/{file.name}", len(found))


def client_packages() -> int:
    """What is known of the client's packages, those that only build it too."""
    from hatch_build import node_and_npm

    node, npm = node_and_npm()
    done = run([node, npm, "audit", "--json"], ROOT / "client")
    answer = read(done.stdout)
    if "vulnerabilities" not in answer:
        return unanswered("client/package-lock.json", "npm's registry", done)
    for name, fault in answer["vulnerabilities"].items():
        print(f"client/package-lock.json: {name}: {fault['severity']}")
    return report("client/package-lock.json", len(answer["vulnerabilities"]))


def report(what: str, faults: int) -> int:
    """Say what was found."""
    print(f"{what}: {faults} with known faults" if faults else f"{what}: nothing known")
    return FAULTS if faults else FINE


def unanswered(what: str, whom: str, done: subprocess.CompletedProcess[str]) -> int:
    """Say who could not be asked, and what the tool said last."""
    told = read(done.stdout).get("message")  # npm's way
    lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    reason = str(told or (lines[-1].strip() if lines else "no answer"))[:200]
    print(f"{what}: {whom} could not be asked ({reason})")
    return NO_ANSWER


def run(command: list[str], folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run a tool and keep what it says."""
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def read(text: str) -> dict[str, Any]:
    """A JSON object; an empty one if this is none."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


if __name__ == "__main__":
    sys.exit(main())
