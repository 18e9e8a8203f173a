"""The process in which bots think: orders on the standard input, answers on the output."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from functools import cache
from typing import BinaryIO

import msgspec

from boneyard.bots import bot
from boneyard.bots.api import Bot, look
from boneyard.bots.hint import hint
from boneyard.coach import analyse
from boneyard.coach.judge import Judge
from boneyard.coach.reasons import reason_for
from boneyard.engine.position import Position, replay
from boneyard.engine.registry import rules_of
from boneyard.server.ops.logs import fault, to_stderr
from boneyard.server.workers.bots import LENGTH_BYTES, Answer, Order, Progress

NICE = 10  # people's moves come first


def answer(order: Order, progress: Progress = lambda share: None) -> Answer:
    """What the bot plays, or advises; or what the coach says of a finished game."""
    if order.record:
        return Answer("", analysis=looked_back(order.record, progress))
    rules = rules_of(order.game)
    position = Position.of_state(rules, order.players, order.options, order.state)
    sight = look(position, order.seat)
    player = ready(order.level, order.game)
    if not order.hint:
        return Answer(player.choose(sight, order.seed).move)
    advice = hint(player, sight)
    return Answer(advice.move, advice, reason_for(judge(order.game), position, order.seat, advice))


def looked_back(text: str, progress: Progress) -> bytes:
    """An analysis as JSON; progress is told move by move, until only the reasons are left."""
    whole = replay(text)
    done = 0

    def advance(steps: int) -> None:
        nonlocal done
        done += steps
        progress(done / (len(whole.moves) + 1))

    return msgspec.json.encode(analyse(whole, advance=advance))


@cache
def ready(level: str, game: str) -> Bot:
    """A bot that has compiled or loaded what it needs."""
    made = bot(level)
    made.get_ready(game)
    return made


@cache
def judge(game: str) -> Judge:
    """What finds reasons in a game."""
    return Judge(rules_of(game))


def serve(orders: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    decoder = msgspec.msgpack.Decoder(Order)

    def send(found: Answer) -> None:
        body = msgspec.msgpack.encode(found)
        answers.write(len(body).to_bytes(LENGTH_BYTES, "big") + body)
        answers.flush()

    while len(head := orders.read(LENGTH_BYTES)) == LENGTH_BYTES:
        order = decoder.decode(orders.read(int.from_bytes(head, "big")))
        send(answer(order, lambda share: send(Answer("", share=share))))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICE)
    to_stderr()
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except Exception:
        fault("bot-fault")
        sys.exit(1)
