"""Where several may answer at once: the first in the queue wins, and silence is acceptance."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import boneyard
from boneyard.engine.position import Position
from boneyard.engine.registry import names
from boneyard.server.tables.table import Table
from boneyard.testkit import all_options
from tests.server.desk import Client, Desk, with_desk


def games_with_claims() -> list[tuple[str, int, dict[str, Any]]]:
    """Games, with the options under which several seats may act at once."""
    found = []
    for name in names():
        game = boneyard.load(name)
        players = game.players[-1]
        for options in all_options(game, players) if game.rules.seen_text else ():
            if any(has_a_claim(name, players, options, seed) for seed in range(5)):
                found.append((name, players, options))
                break
    return found


def has_a_claim(name: str, players: int, options: dict[str, Any], seed: int) -> bool:
    """Whether several may answer in a random game."""
    dice = random.Random(seed)
    position = boneyard.load(name).new(players, seed, (), **options)
    while not position.over:
        if len(position.actors) > 1 and "accept" in position.legal(position.actors[0]):
            return True
        position.play(dice.choice(position.legal()))
    return False


async def until_a_claim(desk: Desk, game: str, players: int, options: dict[str, Any]) -> Any:
    """A table at which several may answer now."""
    dice = random.Random(5)
    table, clients = await desk.table(game, players, options=options, rounds=1000)
    while True:
        position = table.state.position
        assert position is not None
        if position.over:
            await clients[0].send("next", seq=table.state.seq)
            continue
        if len(position.actors) > 1 and all("accept" in position.legal(s) for s in position.actors):
            return table, clients
        seat = dice.choice(position.actors)
        move = dice.choice(position.legal(seat))
        await clients[seat].send("play", seq=table.state.seq, move=move)


def with_claims(work: Any) -> None:
    """Run a test for every game that has claims."""
    games = games_with_claims()
    if not games:
        pytest.skip("no game here lets several act at once")
    for game, players, options in games:

        @with_desk
        async def one(
            desk: Desk, game: str = game, players: int = players, options: Any = options
        ) -> None:
            table, clients = await until_a_claim(desk, game, players, options)
            await work(desk, table, clients)

        one()


def test_silence_is_acceptance_when_the_time_is_up() -> None:
    async def work(desk: Desk, table: Table, clients: list[Client]) -> None:
        position = table.state.position
        assert position is not None
        waiting, before = position.actors, len(position.moves)
        left = clients[0].shown["left"]
        assert left == round(desk.context.settings.claim_time * 1000)  # also without a turn time
        desk.time += left / 1000 - 1
        await table.autoplay.time_up()
        assert len(position.moves) == before
        desk.time += 5
        await table.autoplay.time_up()
        made = position.moves[before:]
        assert made == [(seat, "accept") for seat in waiting[: len(made)]]
        assert made
        assert clients[0].last("moved")["how"] == "time"
        still = set(position.actors) & set(waiting[len(made) :])
        assert not any("accept" in position.legal(seat) for seat in still)

    with_claims(work)


def owing_first() -> Position:
    """A game in which the first who may act need not: one who may still say `last!` (D4-15)."""
    for seed in range(400):
        dice = random.Random(seed)
        position = boneyard.load("domino4").new(3, seed, bluff=True)
        while not position.over:
            actors = position.actors
            if len(actors) > 1 and position.legal(actors[0]) == ["last!"]:
                return position
            seat = dice.choice(actors)
            moves = position.legal(seat)
            lively = [move for move in moves if move[0] == "?" or move == "accuse"]
            position.play(dice.choice(lively or moves), seat)
    raise AssertionError("nobody owed an announcement")


@with_desk
async def test_the_clock_moves_for_who_has_to_not_for_who_may(desk: Desk) -> None:
    table, _ = await desk.table("domino4", 3, options={"bluff": True}, turn_time=30)
    assert table.state.match is not None
    position = table.state.match.position = owing_first()
    table.autoplay.turn_time.clear_cache()
    owing, before = position.actors[0], len(position.moves)
    desk.time += 40
    await table.autoplay.time_up()
    made = position.moves[before:]
    assert made
    assert owing not in [seat for seat, _ in made]


def test_of_answers_at_once_the_first_wins_and_the_others_see_the_table() -> None:
    async def work(desk: Desk, table: Table, clients: list[Client]) -> None:
        position = table.state.position
        assert position is not None
        seq, before, waiting = table.state.seq, len(position.moves), position.actors
        answers = {seat: position.legal(seat)[-1] for seat in waiting}
        marks = {seat: len(clients[seat].raw) for seat in waiting}
        await asyncio.gather(
            *(clients[seat].send("play", seq=seq, move=move) for seat, move in answers.items())
        )
        assert position.moves[before:] == [(waiting[0], answers[waiting[0]])]
        for seat in waiting[1:]:
            told = [m["t"] for m in clients[seat].told[marks[seat] :]]
            assert told[:2] == ["moved", "state"]

    with_claims(work)
