"""Help for a player: a bot's hint, why a move is not allowed, what a perfect memory would know."""

from __future__ import annotations

from boneyard.bots.hint import SEED
from boneyard.engine import memory
from boneyard.engine.position import Position
from boneyard.errors import IllegalMove
from boneyard.server.access.denied import Behind, Denied
from boneyard.server.ops.logs import fault
from boneyard.server.tables.context import Context, Guest
from boneyard.server.tables.guests import Guests
from boneyard.server.tables.state import TableState
from boneyard.server.wire import protocol
from boneyard.server.workers.bots import Answer, BotFailed, Order, order

TRIES = 2  # a bot that gave no hint is asked once more


def hint_order(guests: Guests, guest: Guest, asked: protocol.Hint) -> Order:
    """What a bot is asked for a hint; `Denied` if this connection may not have one now."""
    position, state, context = aided_position(guests.state), guests.state, guests.context
    if not guest.seats:
        raise Denied("not-seated")
    if not state.position_seq <= asked.seq <= state.seq:
        raise Behind
    if asked.level not in context.known_bots:
        raise Denied("no-such-bot")
    seat = guests.own_seat(guest, asked.seat)
    if seat not in position.actors or state.phase != "playing":
        raise Denied("not-your-turn")
    if guest.hinting:
        raise Denied("hint-under-way")
    return order(position, seat, asked.level, hint=True, draw=lambda: SEED)


async def give_hint(guests: Guests, guest: Guest, seq: int, wanted: Order) -> None:
    """Ask the bot and tell this connection alone: a hint, or that there is none."""
    told: protocol.Told = protocol.Refused(code="no-hint", to="hint")
    try:
        told = await hint_from_bot(guests.context, seq, wanted, guest.address)
    except Exception:
        guests.context.metrics.count("boneyard_faults_total")
        fault("hint-fault", game=wanted.game)
    finally:
        guest.hinting = False
    if guest in guests:
        guest.send(protocol.write(told))


async def hint_from_bot(context: Context, seq: int, wanted: Order, who: str) -> protocol.Told:
    """The bot's hint, or a refusal if it gave none."""
    for _ in range(TRIES):
        answer = await asked(context, wanted, who)
        hint = answer.hint
        if hint is not None:
            return protocol.Hinted(
                seq, wanted.seat, hint.move, hint.verdict, hint.other, hint.margin, answer.why
            )
    return protocol.Refused(code="no-hint", to="hint")


async def asked(context: Context, wanted: Order, who: str) -> Answer:
    """The bot's answer; one without a hint if it failed."""
    try:
        return await context.bots.ask(wanted, who)
    except BotFailed:
        context.metrics.count("boneyard_bots_failed_total")
        return Answer("")


def why(guests: Guests, guest: Guest, asked: protocol.Why) -> protocol.Because:
    """Why a seat of the connection cannot make these moves, as the rules say it."""
    position, state = guests.state.position, guests.state
    if position is None:
        raise Denied("not-begun")
    if not guest.seats:
        raise Denied("not-seated")
    if not state.position_seq <= asked.seq <= state.seq:
        raise Behind
    seat = guests.own_seat(guest, asked.seat)
    reasons: list[protocol.Reason] = []
    for move in asked.moves:
        try:
            position.require_legal(move, seat)
        except IllegalMove as illegal:
            reason = protocol.Reason(illegal.code, illegal.facts)
            if reason not in reasons:
                reasons.append(reason)
    return protocol.Because(asked.seq, seat, reasons)


def recall(guests: Guests, guest: Guest, seat: int | None) -> protocol.Recalled:
    """What the connection's seat, or a spectator, can remember."""
    position = aided_position(guests.state)
    viewer = guests.own_seat(guest, seat) if guest.seats or seat is not None else None
    known = memory.recall(position, viewer)
    stuck = [protocol.Stuck(one.seat, one.move, list(one.ends)) for one in known.stuck]  # type: ignore[arg-type]
    return protocol.Recalled(viewer, known.unseen, stuck)


def aided_position(state: TableState) -> Position:
    """The position, if this table allows aids."""
    if not state.plan.aids:
        raise Denied("no-aids")
    if state.position is None:
        raise Denied("not-begun")
    return state.position
