"""Several nodes, one address, and everything that can befall them: see `cluster.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.cluster import HEALING, Plan, play, why_not


@pytest.mark.campaign
def test_three_nodes_lose_nothing_and_nobody_is_stuck(tmp_path: Path) -> None:
    if reason := why_not():
        pytest.skip(reason)
    found = play(Plan(), tmp_path)  # checks that nothing is lost and nothing done twice
    print(found)
    assert max(max(waits) for waits in found.stuck.values()) <= HEALING
    assert found.outside <= 3 * found.calm
    for log in tmp_path.glob("node-*.log"):
        assert '"error"' not in log.read_text()
