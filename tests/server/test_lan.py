"""Under which addresses other machines can connect."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from boneyard.server.http import lan


def test_a_machine_without_a_network_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError("no route")

    class Probe(socket.socket):
        connect = refuse

    monkeypatch.setattr(socket, "socket", Probe)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    assert lan.own_addresses() == []


@pytest.mark.parametrize(
    ("host", "only_here"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("inn", False)],
)
def test_loopback_is_known(host: str, only_here: bool) -> None:
    assert lan.is_loopback(host) is only_here
