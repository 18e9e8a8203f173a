"""`boneyard serve`: a taken port is named; if no port was asked for, the next free one is used."""

from __future__ import annotations

import socket

import pytest

from boneyard.cli.serve import USUAL_PORT, choose_port
from boneyard.errors import BadValue


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
