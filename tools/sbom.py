"""What is inside, as a list that programs read: a bill of materials in CycloneDX 1.6

`python tools/sbom.py FILE` writes it; `python3 dev.py release` puts it beside the wheel. It lists
the packages of requirements/host.txt and those of the client, with versions, licences and hashes.
"""

from __future__ import annotations

import base64
import json
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BLOCK = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;]+)[^\n]*\\\n((?:    --hash=.*\n?)+)", re.MULTILINE)
SHIPPED = re.compile(r"^(\S+) (\S+) \((npm|pypi)\): (.+)$", re.MULTILINE)


def main(words: list[str]) -> int:
    """Write the file that is named."""
    Path(words[0]).write_text(json.dumps(bill(), indent=2) + "\n", "utf-8")
    return 0


def bill() -> dict[str, Any]:
    """The whole list; the same for the same locks."""
    version = re.search(r'__version__ = "(.+?)"', read("src/boneyard/__init__.py"))
    assert version is not None
    ours = {"type": "application", "name": "boneyard", "version": version[1]}
    licence = {"licenses": [{"license": {"id": "MIT"}}]}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"bom-ref": "boneyard", **ours, **licence}},
        "components": [*python_packages(), *client_packages()],
    }


def python_packages() -> list[dict[str, Any]]:
    """What the image has, as it is locked."""
    licences = shipped("pypi")
    found = []
    for name, version, hashes in BLOCK.findall(read("requirements/host.txt")):
        if name in licences:
            digests = re.findall(r"sha256:([0-9a-f]{64})", hashes)
            found.append(component("pypi", name, version, licences[name], digests))
    return found


def client_packages() -> list[dict[str, Any]]:
    """What is bundled into the client, as it is locked."""
    packages = json.loads(read("client/package-lock.json"))["packages"]
    found = []
    for name, licence in shipped("npm").items():
        told = packages[f"node_modules/{name}"]
        one = component("npm", name, told["version"], licence, [])
        kind, _, digest = told["integrity"].partition("-")
        assert kind == "sha512", kind
        one["hashes"] = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        found.append(one)
    return found


def component(
    kind: str, name: str, version: str, licence: str, digests: list[str]
) -> dict[str, Any]:
    """One package. A Python package has a file, and so a hash, for each system: they are told as
    properties, because the hashes of a component are those of one file.
    """
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    told: dict[str, Any] = {"type": "library", "bom-ref": address, "name": name}
    told |= {"version": version, "purl": address, "licenses": [{"license": {"name": licence}}]}
    if digests:
        told["properties"] = [{"name": "boneyard:sha256", "value": one} for one in digests]
    return told


def shipped(kind: str) -> dict[str, str]:
    """The packages of THIRD-PARTY.txt, with their licences."""
    lines = SHIPPED.findall(read("THIRD-PARTY.txt").split("=" * 80)[0])
    return {name: licence for name, _, one, licence in lines if one == kind}


def read(path: str) -> str:
    """A file of the project."""
    return (ROOT / path).read_text("utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
