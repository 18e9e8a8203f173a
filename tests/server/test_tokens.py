"""Who may sit where: keys that tell nothing, and codes that people can read to each other."""

from __future__ import annotations

import pytest

from boneyard.server.access.tokens import LETTERS, clean_code, code_of, key_of, same


@pytest.fixture(scope="session")
def ready() -> None:
    """No game is played here: nothing has to be compiled."""


def test_a_key_belongs_to_one_token_at_one_table() -> None:
    key = key_of("ABCD2345", "token")
    assert key == key_of("ABCD2345", "token")
    assert len(key) == 32
    assert len({key, key_of("ABCD2345", "other"), key_of("ABCD2346", "token")}) == 3
    assert key_of("AB", "C") != key_of("A", "BC")
    assert b"token" not in key


def test_keys_are_the_same_or_not() -> None:
    key = key_of("ABCD2345", "token")
    assert same(key, bytes(key)) is True
    assert same(key, key_of("ABCD2345", "other")) is False


def test_a_code_has_eight_letters_that_cannot_be_mistaken() -> None:
    codes = {code_of(f"token {number}") for number in range(500)}
    assert len(codes) == 500
    assert {len(code) for code in codes} == {8}
    assert set("".join(codes)) == set(LETTERS)
    assert not set(LETTERS) & set("ILOU01")


def test_a_code_is_found_however_it_is_typed() -> None:
    assert (
        clean_code("bsm6-kvyp") == clean_code("BSM6KVYP") == clean_code("-b-sm6kvyp-") == "BSM6KVYP"
    )
