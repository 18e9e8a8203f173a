"""Shuffles are fair: nobody can steer them, and everybody can check them."""

from __future__ import annotations

import asyncio
import hashlib
import math
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import boneyard
from boneyard.cli import main
from boneyard.content.words import say
from boneyard.errors import BadRecord
from boneyard.server.access.shuffle import (
    BYTES,
    Shuffle,
    draw_secret,
    seed_of,
    verify,
    with_shuffle,
)
from boneyard.server.tables.state import TableState
from tests.server.desk import Client, Desk, MemoryStore, code_in, play_out, settle, token


def shuffled(*shares: bytes | None) -> Shuffle:
    """A shuffle that is over."""
    seals = tuple(None if share is None else hashlib.sha256(share).digest() for share in shares)
    return Shuffle(draw_secret(), seals, shares, sealed=True)


def finished(shuffle: Shuffle, game: str = "classic") -> str:
    """A round's record from a server."""
    position = boneyard.load(game).new(players=2, seed=shuffle.seed)
    while not position.over:
        position.play(position.legal()[0], position.actors[0])
    return with_shuffle(position.record, shuffle)


def share_of(number: int, commitment: str) -> bytes:
    """What the device of a person adds."""
    return hashlib.sha256(f"share {number} of {commitment}".encode()).digest()


async def seal(client: Client, number: int) -> list[dict[str, Any]]:
    """A device binds itself."""
    commitment = info_of(client)["commitment"]
    sealed = hashlib.sha256(share_of(number, commitment)).hexdigest()
    return await client.send("seal", commitment=commitment, seal=sealed)


async def open_share(client: Client, number: int) -> list[dict[str, Any]]:
    """A device opens its share."""
    commitment = info_of(client)["commitment"]
    share = share_of(number, commitment).hex()
    return await client.send("open", commitment=commitment, share=share)


def info_of(client: Client) -> dict[str, Any]:
    """The newest word on the table."""
    info: dict[str, Any] = next(m["info"] for m in reversed(client.told) if "info" in m)
    return info


def patient(store: MemoryStore | None = None) -> Desk:
    """A server that waits for devices as long as the test lasts."""
    desk = Desk(store)
    desk.set(share_time=1000.0)
    return desk


def test_a_commitment_is_the_hash_of_the_secret_and_the_seed_that_of_everything() -> None:
    secret, share = bytes(range(32)), bytes(range(1, 33))
    shuffle = Shuffle(secret, (None, hashlib.sha256(share).digest()), (None, share), sealed=True)
    assert shuffle.commitment == hashlib.sha256(secret).hexdigest()
    expected = hashlib.sha256(b"boneyard deal\0" + secret + bytes(32) + share).digest()
    assert shuffle.seed == expected


def test_every_part_changes_the_seed() -> None:
    parts = [draw_secret() for _ in range(5)]
    assert all(len(part) == BYTES for part in parts)
    seeds = {seed_of(parts[0], tuple(parts[1:]))}
    for place in range(5):
        other = [*parts]
        other[place] = bytes([other[place][0] ^ 1]) + other[place][1:]
        seeds.add(seed_of(other[0], tuple(other[1:])))
    assert len(seeds) == 6


@pytest.mark.parametrize("game", ["classic", "domino4"])
def test_an_honest_record_is_verified(game: str) -> None:
    shuffle = shuffled(draw_secret(), None)
    text = finished(shuffle, game)
    assert verify(text, shuffle.commitment).over
    assert boneyard.replay(text).over  # the extra lines are comments


def test_whatever_is_changed_is_found_out() -> None:
    shuffle, other = shuffled(draw_secret(), draw_secret()), draw_secret()
    text, share = finished(shuffle), shuffle.shares[1]
    assert share is not None
    with pytest.raises(BadRecord, match="another one was announced"):
        verify(text.replace(shuffle.secret.hex(), other.hex()))
    with pytest.raises(BadRecord, match="another deal"):
        verify(text.replace(share.hex(), other.hex()))
    with pytest.raises(BadRecord, match="another deal"):
        verify(text.replace(share.hex(), "-"))
    with pytest.raises(BadRecord, match="another deal"):
        verify(text.replace(f"seed: {shuffle.seed.hex()}", f"seed: {other.hex()}"))
    with pytest.raises(BadRecord, match="not the one that was published"):
        verify(text, other.hex())
    with pytest.raises(BadRecord, match="no line '# secret"):
        verify(text.replace("# secret", "# pepper"))
    with pytest.raises(BadRecord, match="for each seat"):
        verify(text.replace(f" {share.hex()}", ""))


def test_records_from_before_devices_took_part_are_still_verified() -> None:
    salt = bytes(range(32))
    position = boneyard.load("classic").new(players=2, seed=7)
    commitment = hashlib.sha256((7).to_bytes(8, "big") + salt).hexdigest()
    text = f"# commitment: {commitment}\n# salt: {salt.hex()}\n{position.record}"
    assert verify(text, commitment) == position
    with pytest.raises(BadRecord, match="another deal"):
        verify(text.replace("seed: 7", "seed: 8"))


def chi_square_limit(freedom: int) -> float:
    """Exceeded by chance once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 4.75 * math.sqrt(spread)) ** 3)


@pytest.mark.slow
def test_every_domino_comes_to_every_place_equally_often() -> None:
    game, deals = boneyard.load("classic"), 6000
    places: Counter[tuple[int, str]] = Counter()
    for number in range(deals):
        seed = hashlib.sha256(f"deal {number}".encode()).digest()
        dump = game.new(players=4, seed=seed).dump()
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
    shuffle = shuffled(draw_secret(), None)
    file = tmp_path / "round.txt"
    file.write_text(finished(shuffle), "utf-8")
    assert main(["verify", str(file), "--lang", "en", "--commitment", shuffle.commitment]) == 0
    checked = capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert printed == checked + say("en", "verify-compare") + "\n"


# At a table.


def test_the_deal_follows_from_what_every_device_added() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table()
        before = info_of(ada)
        assert (before["phase"], before["seals"], before["sealed"]) == (
            "waiting",
            [None, None],
            False,
        )
        await seal(ada, 0)
        assert info_of(bo)["seals"][0] is not None
        assert code_in(await open_share(ada, 0)) == "bad-choice"  # not before all are sealed
        await seal(bo, 1)
        assert info_of(ada)["sealed"]
        assert code_in(await open_share(ada, 1)) == "bad-choice"  # not what she bound herself to
        await open_share(bo, 1)
        assert info_of(ada)["phase"] == "waiting"
        await open_share(ada, 0)
        dealt = ada.last("dealt")["info"]
        assert dealt["commitment"] == before["commitment"]
        await play_out([ada, bo])
        reveal = ada.shown["ending"]["reveal"]
        shares = [share_of(n, before["commitment"]) for n in (0, 1)]
        assert reveal["shares"] == [share.hex() for share in shares]
        sealed = [hashlib.sha256(share).hexdigest() for share in shares]
        assert dealt["seals"] == sealed
        assert reveal["seed"] == seed_of(bytes.fromhex(reveal["secret"]), tuple(shares)).hex()
        records = await desk.hub.records(table.state.code)
        assert records is not None
        assert verify(records[0], before["commitment"]).over
        await desk.close()

    asyncio.run(whole())


def test_nothing_of_a_share_is_told_before_the_end() -> None:
    async def whole() -> None:
        desk = patient()
        _, (ada, bo) = await desk.table()
        for number, person in enumerate((ada, bo)):
            await seal(person, number)
        commitment = info_of(ada)["commitment"]
        for number, person in enumerate((ada, bo)):
            await open_share(person, number)
        assert ada.last("dealt")
        told = b"".join(ada.raw)
        assert share_of(1, commitment).hex().encode() not in told
        assert b'"secret"' not in told
        assert b'"seed"' not in told
        await desk.close()

    asyncio.run(whole())


def test_the_wait_for_slow_devices_is_bounded() -> None:
    async def whole() -> None:
        desk = Desk()
        desk.set(share_time=0.01)
        _, (ada, bo) = await desk.table()
        await seal(ada, 0)
        while not info_of(ada)["sealed"]:  # Bo never answers
            await asyncio.sleep(0.01)
        assert info_of(bo)["seals"][1] is None
        while info_of(ada)["phase"] != "playing":  # nor does Ada open hers
            await asyncio.sleep(0.01)
        await play_out([ada, bo])
        assert ada.shown["ending"]["reveal"]["shares"] == [None, None]
        await desk.close()

    asyncio.run(whole())


def test_what_comes_late_twice_or_for_another_shuffle_changes_nothing() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table()
        commitment = info_of(ada)["commitment"]
        await seal(ada, 0)
        seq = table.state.seq
        await seal(ada, 5)  # another seal for the same seat
        await ada.send("seal", commitment="0" * 64, seal="1" * 64)
        assert table.state.seq == seq
        await seal(bo, 1)
        late = hashlib.sha256(b"late").hexdigest()
        seq = table.state.seq
        await bo.send("seal", commitment=commitment, seal=late)
        assert table.state.seq == seq
        watcher = desk.client()
        await watcher.enter(table.state.code)
        assert code_in(await seal(watcher, 2)) == "not-seated"
        await desk.close()

    asyncio.run(whole())


def test_a_device_with_several_seats_adds_once_for_all_of_them_and_bots_add_nothing() -> None:
    async def whole() -> None:
        desk = patient()
        host = desk.client(0)
        people = [{"kind": "here", "name": name} for name in ("Ada", "Bo")]
        seats = [*people, {"kind": "bot", "level": "random"}]
        await host.send("create", token=token(0), game="classic", seats=seats, rounds=1)
        await seal(host, 0)
        assert [sealed is None for sealed in info_of(host)["seals"]] == [False, False, True]
        await open_share(host, 0)
        assert info_of(host)["phase"] == "playing"
        await desk.close()

    asyncio.run(whole())


def test_whoever_sits_down_after_shares_were_opened_finds_a_new_shuffle() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table()
        first = info_of(ada)["commitment"]
        await seal(ada, 0)
        await seal(bo, 1)
        await open_share(ada, 0)
        await bo.send("leave", seat=1)
        after = info_of(ada)
        assert after["commitment"] != first
        assert (after["seals"], after["sealed"]) == ([None, None], False)
        await bo.send("sit", seat=1, name="Bo")
        for number, person in enumerate((ada, bo)):
            await seal(person, number)
        for number, person in enumerate((ada, bo)):
            await open_share(person, number)
        assert table.state.phase == "playing"
        await desk.close()

    asyncio.run(whole())


def test_the_seal_of_somebody_who_leaves_before_that_goes_with_them() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table()
        first = info_of(ada)["commitment"]
        await seal(bo, 1)
        await bo.send("leave", seat=1)
        assert info_of(ada)["seals"] == [None, None]
        assert info_of(ada)["commitment"] == first
        assert table.state.phase == "waiting"
        await desk.close()

    asyncio.run(whole())


def test_a_restart_in_the_middle_of_a_shuffle_goes_on_with_it() -> None:
    async def whole() -> None:
        store = MemoryStore()
        desk = patient(store)
        _, (ada, bo) = await desk.table()
        code, commitment = info_of(ada)["table"], info_of(ada)["commitment"]
        await seal(ada, 0)
        for step in (seal, open_share):
            await desk.close()
            desk = patient(store)
            ada, bo = desk.client(0), desk.client(1)
            for person in (ada, bo):
                await person.enter(code)
            assert info_of(ada)["commitment"] == commitment
            await step(bo, 1)
        await open_share(ada, 0)
        assert info_of(bo)["phase"] == "playing"
        replayed = TableState.replay(code, await store.events(code))
        position = desk.hub.tables[code].state.position
        assert replayed.position == position
        await desk.close()

    asyncio.run(whole())


@pytest.mark.slow
def test_devices_at_two_servers_take_part_in_one_shuffle() -> None:
    async def whole() -> None:
        store = MemoryStore()
        here, there = patient(store), patient(store)
        for desk in (here, there):
            await desk.hub.start()
        ada, bo = here.client(0), there.client(1)
        seats: list[dict[str, str]] = [{"kind": "here", "name": "Ada"}, {}]
        await ada.send("create", token=token(0), game="classic", seats=seats, rounds=2)
        await bo.enter(info_of(ada)["table"])
        await bo.send("sit", seat=1, name="Bo")
        for round_number in (1, 2):
            for step in (seal, open_share):
                await step(ada, 0)
                await settle()
                await step(bo, 1)
                await settle()
            assert info_of(ada)["phase"] == info_of(bo)["phase"] == "playing"
            assert info_of(ada)["round"] == round_number
            await play_both(ada, bo)
            if round_number == 1:
                assert info_of(bo)["phase"] == "between"
                await bo.send("next", seq=bo.shown["seq"])
                await settle()
        shown = ada.shown["ending"]["reveal"]
        assert None not in shown["shares"]
        assert shown == bo.shown["ending"]["reveal"]
        for desk in (here, there):
            await desk.close()

    asyncio.run(whole())


async def play_both(ada: Client, bo: Client) -> None:
    """Play a round to its end at two servers."""
    while not ada.shown.get("ending"):
        seat = ada.shown["sights"][0]["view"]["actors"][0]
        person = (ada, bo)[seat]
        await person.send("play", seq=person.shown["seq"], move=person.legal(seat)[0])
        await settle()


def test_between_rounds_devices_seal_before_anybody_asks_for_the_next() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table(rounds=2)
        for step in (seal, open_share):
            for number, person in enumerate((ada, bo)):
                await step(person, number)
        await play_out([ada, bo])
        for number, person in enumerate((ada, bo)):
            await seal(person, number)
        assert not info_of(ada)["sealed"]
        await ada.send("next", seq=ada.shown["seq"])
        assert info_of(bo)["sealed"]
        for number, person in enumerate((ada, bo)):
            await open_share(person, number)
        assert (table.state.phase, info_of(bo)["round"]) == ("playing", 2)
        await desk.close()

    asyncio.run(whole())


def test_nobody_waits_for_somebody_who_is_away() -> None:
    async def whole() -> None:
        desk = patient()
        table, (ada, bo) = await desk.table(rounds=2)
        for step in (seal, open_share):
            for number, person in enumerate((ada, bo)):
                await step(person, number)
        await play_out([ada, bo])
        bo.leave()
        await settle()
        await seal(ada, 0)
        await ada.send("next", seq=ada.shown["seq"])
        await open_share(ada, 0)
        assert (table.state.phase, info_of(ada)["round"]) == ("playing", 2)
        await desk.close()

    asyncio.run(whole())
