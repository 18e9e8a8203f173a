"""Where saved games and compiled kernels are kept: nobody's games get lost by an update."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boneyard.cli.common import data_folder
from boneyard.engine.kernels.jit import user_cache

FOLDERS = [
    (data_folder, "BONEYARD_DATA", "XDG_DATA_HOME", ".local/share"),
    (user_cache, "BONEYARD_CACHE", "XDG_CACHE_HOME", ".cache"),
]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other customs")
@pytest.mark.parametrize(("folder", "ours", "system", "default"), FOLDERS)
def test_folders_on_linux(
    folder: Callable[[], Path],
    ours: str,
    system: str,
    default: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.delenv(ours, raising=False)
    monkeypatch.delenv(system, raising=False)
    assert folder() == Path("/home/ada", default, "boneyard")
    monkeypatch.setenv(system, "")
    assert folder() == Path("/home/ada", default, "boneyard")
    monkeypatch.setenv(system, "/elsewhere")
    assert folder() == Path("/elsewhere/boneyard")
    monkeypatch.setenv(ours, "/ours")
    assert folder() == Path("/ours")
