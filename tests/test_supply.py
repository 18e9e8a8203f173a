"""What is installed and shipped: locked, listed, and with its licences."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

import audit  # noqa: E402
import licences  # noqa: E402
import lock  # noqa: E402
import sbom  # noqa: E402

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def needs(purpose: str) -> list[str]:
    """What pyproject.toml asks for, for a purpose."""
    wanted = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    return wanted + [line for extra in lock.PURPOSES[purpose] for line in needs_of(extra)]


def needs_of(extra: str) -> list[str]:
    """What an extra asks for, with the extras of ours that it names."""
    lines: list[str] = PROJECT["project"]["optional-dependencies"][extra]
    ours = [name for line in lines for name in Requirement(line).extras if is_ours(line)]
    others = [line for line in lines if not is_ours(line)]
    return others + [line for name in ours for line in needs_of(name)]


def is_ours(line: str) -> bool:
    """Whether this names the project itself."""
    return bool(Requirement(line).name == PROJECT["project"]["name"])


@pytest.mark.parametrize("purpose", lock.PURPOSES)
def test_the_locks_are_of_what_the_package_asks_for(purpose: str) -> None:
    pins = lock.pinned(ROOT / "requirements" / f"{purpose}.txt")
    for line in needs(purpose):
        wanted = Requirement(line)
        name = re.sub(r"[-_.]+", "-", wanted.name).lower()
        assert name in pins, f"{line}: python3 dev.py lock"
        for version in pins[name]:
            assert wanted.specifier.contains(version), f"{line}: python3 dev.py lock"


def test_every_command_of_dev_has_its_lock() -> None:
    text = (ROOT / "dev.py").read_text("utf-8")
    extras = set(re.findall(r'^    "\w+": "\[?(\w*)\]?",$', text, re.MULTILINE))
    assert {extra or "play" for extra in extras} <= set(lock.PURPOSES)


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.stem)
def test_every_pin_has_hashes_and_no_address(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    blocks = re.split(r"^(?=[A-Za-z0-9])", text, flags=re.MULTILINE)[1:]
    assert len(blocks) > 20
    for block in blocks:
        assert re.match(r"[a-z0-9-]+==\S+", block), block
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", block), block


def test_the_licences_are_those_of_what_is_shipped() -> None:
    text = licences.FILE.read_text("utf-8")
    listed = {
        (name, version) for name, version, _, _ in sbom.SHIPPED.findall(text.split("=" * 80)[0])
    }
    modules = {
        (path.removeprefix("node_modules/"), told["version"])
        for path, told in licences.locked_modules().items()
    }
    assert modules <= listed, "python tools/licences.py"
    for name, versions in licences.locked_packages().items():
        assert any((name, version) in listed for version in versions), f"{name}: tools/licences.py"
    known = {*licences.locked_packages(), *(name for name, _ in modules)}
    assert {name for name, _ in listed} <= known


def test_the_bill_of_materials_has_all_of_it() -> None:
    bill = json.loads(json.dumps(sbom.bill()))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert sbom.bill() == bill
    parts: list[dict[str, Any]] = bill["components"]
    names = {part["name"] for part in parts}
    assert {"numba", "preact", "@fontsource/fraunces", "websockets"} <= names
    for part in parts:
        assert part["purl"].startswith(("pkg:pypi/", "pkg:npm/"))
        assert part["licenses"][0]["license"]["name"]
        assert part.get("hashes") or part.get("properties")
    references = [part["bom-ref"] for part in parts]
    assert len(references) == len(set(references))


def test_a_service_that_cannot_be_reached_is_no_good_news(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audit, "run", lambda *_: CompletedProcess([], 1, "", "no route\n"))
    assert audit.main() == audit.NO_ANSWER
    told = capsys.readouterr().out
    assert "PyPI could not be asked (no route)" in told
    assert "npm's registry could not be asked (no route)" in told


def test_faults_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    python = {"dependencies": [{"name": "old", "version": "1", "vulns": [{"id": "CVE-1"}]}]}
    answers = {"pip_audit": python, "audit": {"vulnerabilities": {"older": {"severity": "high"}}}}

    def answer(command: list[str], *_: object) -> Any:
        told = next(text for word, text in answers.items() if word in command)
        return CompletedProcess(command, 1, json.dumps(told), "")

    monkeypatch.setattr(audit, "run", answer)
    assert audit.main() == audit.FAULTS
    told = capsys.readouterr().out
    assert "old 1: CVE-1" in told
    assert "older: high" in told
