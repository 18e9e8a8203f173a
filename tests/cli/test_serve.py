"""`boneyard serve`: a taken port is named; if no port was asked for, the next free one is used."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import pytest

from boneyard.cli import main
from boneyard.cli.serve import USUAL_PORT, choose_port
from boneyard.errors import BadValue
from boneyard.server.serve import show_page


def test_a_taken_port_is_named_or_the_next_one_used() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        with pytest.raises(BadValue, match=f"port {taken} is taken; choose another with --port"):
            choose_port("127.0.0.1", taken)
    assert choose_port("127.0.0.1", None) in range(USUAL_PORT, USUAL_PORT + 20)


def test_any_free_port_can_be_asked_for() -> None:
    assert choose_port("127.0.0.1", 0) == 0


@pytest.mark.parametrize("port", [-1, 65_536, 99_999])
def test_an_impossible_port_is_refused(port: int) -> None:
    with pytest.raises(BadValue, match="from 0 to 65535"):
        choose_port("127.0.0.1", port)


def test_what_was_asked_for_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Any, ...]] = []

    def note(*asked: Any) -> int:
        served.append(asked)
        return 0

    monkeypatch.setattr("boneyard.server.serve.serve", note)
    monkeypatch.delenv("BONEYARD_STORE", raising=False)
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["serve", "--port", "0", "--keep-days", "2", *data]) == 0
    assert main(["serve", "--port", "0", "--lan", "--open", "--behind-proxy", *data]) == 0
    here, everywhere = served
    assert here[1:] == ("127.0.0.1", 0, None, False, "en")
    assert everywhere[1:] == ("0.0.0.0", 0, "127.0.0.1", True, "en")
    assert here[0].hub.context.settings.keep_finished == 2 * 86_400


def test_a_broken_browser_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def fail(address: str) -> bool:
        opened.append(address)
        raise OSError("no browser")

    monkeypatch.setattr("webbrowser.open", fail)
    show_page("http://127.0.0.1:8000/")
    assert opened == ["http://127.0.0.1:8000/"]
