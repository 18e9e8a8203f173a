"""The source files that a module was compiled from, and whether they are still the same.

They are the file of the rules and all files of its package and of ours that it imports, directly or
not. A hash of them is the same on every machine, wherever the packages lie.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def origin_of(modules: Iterable[str]) -> dict[str, Any]:
    """The files that these modules come from, and their hash."""
    packages = {module.split(".")[0] for module in modules} | {"boneyard"}
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        module = waiting.pop()
        file = file_of(module)
        if module in found or file is None:
            continue
        found[module] = file
        waiting += imported_by(file, packages)
    files = sorted({name_of(file) for file in found.values()})
    return {"files": files, "hash": hash_of(files)}


def is_current(origin: dict[str, Any]) -> bool:
    """Whether these files are still as they were."""
    try:
        return hash_of(origin["files"]) == str(origin["hash"])
    except (OSError, KeyError):  # one is gone; or this is no origin
        return False


def hash_of(files: Iterable[str]) -> str:
    """One hash of many files, each named from its package on."""
    digest = hashlib.sha256()
    for name in files:
        content = (root_of(name.split("/")[0]) / name).read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()[:16]


@cache
def root_of(package: str) -> Path:
    """The folder that a package lies in."""
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(package)
    origin = Path(spec.origin)
    return origin.parents[1] if origin.name == "__init__.py" else origin.parent


def file_of(module: str) -> Path | None:
    """The file of a module; None if this is the name of something else."""
    path = root_of(module.split(".")[0]) / Path(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def name_of(file: Path) -> str:
    """A file from its package on."""
    folder = file.parent
    while (folder / "__init__.py").is_file():
        folder = folder.parent
    return file.relative_to(folder).as_posix()


def imported_by(file: Path, packages: set[str]) -> set[str]:
    """The modules of these packages that a file imports when it is imported itself."""
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    parents = {name.rpartition(".")[0] for name in found}
    return {name for name in found | parents if name.split(".")[0] in packages}
