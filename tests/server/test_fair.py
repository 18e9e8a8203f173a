"""Shuffles are fair, and that can be checked."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from pathlib import Path

import pytest

import boneyard
from boneyard.cli import main
from boneyard.content.words import say
from boneyard.errors import BadRecord
from boneyard.server.access.commitment import (
    SALT_BYTES,
    Secret,
    draw_secret,
    verify,
    with_commitment,
)


def finished(secret: Secret) -> str:
    """A round's record from a server."""
    position = boneyard.load("classic").new(players=2, seed=secret.seed)
    while not position.over:
        position.play(position.legal()[0])
    return with_commitment(position.record, secret)


def test_a_commitment_is_sha256_over_seed_and_salt() -> None:
    secret = Secret(0x0123456789ABCDEF, bytes(range(32)))
    expected = hashlib.sha256(bytes.fromhex("0123456789abcdef") + bytes(range(32))).hexdigest()
    assert secret.commitment == expected


def test_secrets_are_fresh() -> None:
    drawn = [draw_secret() for _ in range(200)]
    assert len({s.seed for s in drawn}) == len({s.salt for s in drawn}) == 200
    assert all(len(s.salt) == SALT_BYTES for s in drawn)
    assert {s.seed >> 63 for s in drawn} == {0, 1}


def test_an_honest_record_is_verified() -> None:
    secret = draw_secret()
    text = finished(secret)
    assert verify(text, secret.commitment).over
    assert boneyard.replay(text).over  # the extra lines are comments


def test_other_seeds_salts_and_commitments_are_found_out() -> None:
    secret, other = draw_secret(), draw_secret()
    text = finished(secret)
    with pytest.raises(BadRecord, match="another deal"):
        verify(text.replace(secret.salt.hex(), other.salt.hex()))
    with pytest.raises(BadRecord, match="not the one that was published"):
        verify(text, other.commitment)
    with pytest.raises(BadRecord, match="another deal"):
        verify(finished(other).replace(other.salt.hex(), secret.salt.hex()))
    with pytest.raises(BadRecord, match="no line '# salt"):
        verify(text.replace("# salt", "# pepper"))


def chi_square_limit(freedom: int) -> float:
    """Exceeded by chance once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * math.sqrt(spread)) ** 3)


def test_every_domino_comes_to_every_place_equally_often() -> None:
    game, deals = boneyard.load("classic"), 6000
    places: Counter[tuple[int, str]] = Counter()
    for _ in range(deals):
        dump = game.new(players=4, seed=draw_secret().seed).dump()
        dealt = [*dump["hands"][0], *dump["hands"][1], *dump["hands"][2], *dump["hands"][3]]
        for seat in range(4):
            for tile in dump["hands"][seat]:
                places[seat, tile] += 1
        assert len(set(dealt)) == 20
    expected = deals * 5 / 28
    for seat in range(4):
        counts = [places[seat, tile] for tile in {tile for _, tile in places}]
        assert len(counts) == 28
        # Five of 28 without putting back: the counts vary a little less than independent ones.
        chi_square = sum((count - expected) ** 2 / expected for count in counts) / (1 - 5 / 28)
        assert chi_square < chi_square_limit(27)


def test_the_command_line_says_what_to_compare(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    secret = draw_secret()
    file = tmp_path / "round.txt"
    file.write_text(finished(secret), "utf-8")
    assert main(["verify", str(file), "--lang", "en", "--commitment", secret.commitment]) == 0
    checked = capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert printed == checked + say("en", "verify-compare") + "\n"
