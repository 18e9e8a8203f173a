"""Conformance tests for any game and any bot, ours or yours: `check_game(game)`, `check_bot(bot)`.

Plays seeded random games of every player count and all options and checks, position by position,
that the rules keep their promises: tiles are conserved, legal moves are exactly those that can be
played, everything has a text that can be read back, a record replays to the same bytes, and
nothing leaks: what a seat is shown does not depend on what it cannot know.

Lets a bot play and checks that its moves are legal, that a choice repeats from its seed, that it
keeps to its time, and that it is blind: what its seat cannot know does not change its choice.
"""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boneyard.bots.bot import Bot, Choice, Limits, look
from boneyard.errors import BoneyardError, IllegalMove
from boneyard.front import Game, load
from boneyard.game import Rules, Value, View
from boneyard.memory import recall
from boneyard.position import Position, replay
from boneyard.record import Record

NONSENSE = (
    "",
    " ",
    "0",
    "-1",
    "x" * 300,
    "66L66R",
    "draw ",
    "PASS",
    "\0",
    "🁢",
    "6 6",
    "@",
    "?",
    "!",
)
POOL = 400


def check_game(game: str | Rules | Game, games: int = 1000, seed: int = 1) -> None:
    """Check a game over this many random games for each player count; raise on the first fault.

    >>> check_game("classic", games=2)
    """
    game = game if isinstance(game, Game) else load(game)
    for players in game.players:
        settings = list(all_options(game, players))
        for number in range(max(games, len(settings))):
            dice = random.Random(f"{seed} {players} {number}")
            options = settings[number % len(settings)]
            position = game.new(players, dice.getrandbits(64), (), **options)
            try:
                check_one_game(position, dice)
            except Exception as problem:
                problem.add_note(f"in this game:\n{position.record}")
                raise


def all_options(game: Game, players: int) -> Iterator[dict[str, Value]]:
    """Every combination of the options that can be listed, as far as this player count has them."""
    lists = [option.choices or (option.default,) for option in game.options]
    for values in itertools.product(*lists):
        options = dict(zip((option.name for option in game.options), values, strict=True))
        try:
            game.rules.read_options(options, players)
        except BoneyardError:
            continue
        yield options


def check_one_game(position: Position, dice: random.Random) -> None:
    """Play one game at random, checking each position lightly and a few of them closely."""
    tiles = all_tiles(position)
    pool = [*NONSENSE]
    close = dice.randrange(4)
    while not position.over:
        check_moves(position)
        require(all_tiles(position) == tiles, "tiles are conserved")
        for seat in position.actors:
            pool = [*pool, *position.legal(seat)][-POOL:]
        if len(position.moves) == close:
            check_closely(position, dice, pool)
            close += dice.randrange(1, 16)
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
        require(len(position.moves) <= position.rules.longest, "a game is no longer than `longest`")
    check_closely(position, dice, pool)
    check_end(position)
    require(all_tiles(position) == tiles, "tiles are conserved")


def check_moves(position: Position) -> None:
    """Somebody can move, moves are listed once, and their texts mean them."""
    require(position.actors, "somebody may act until the game is over")
    for seat in range(position.players):
        moves = position.legal(seat)
        require(bool(moves) == (seat in position.actors), "who may act, and only they, have moves")
        require(len(set(moves)) == len(moves), "no move is listed twice")
        require(len(moves) <= position.rules.most_moves, "moves are no more than `most_moves`")
        numbers = [position.rules.parse_move(position.state, seat, move) for move in moves]
        require(len(set(numbers)) == len(numbers), "different texts are different moves")


def check_closely(position: Position, dice: random.Random, pool: list[str]) -> None:
    """What costs more to check."""
    check_refusals(position, dice, pool)
    check_copies(position)
    check_views(position)
    for seat in [*range(position.players), None]:
        check_blind(position, seat, dice, pool)


def check_refusals(position: Position, dice: random.Random, pool: list[str]) -> None:
    """Whatever is not in the list is refused with words, and changes nothing."""
    before, moves = position.state.tobytes(), list(position.moves)
    for text in some_of(pool, dice):
        for seat in range(position.players):
            for attempt in (text, mangled(text, dice)):
                if attempt not in position.legal(seat):
                    require(refusal(position, attempt, seat), f"{attempt!r} is refused")
    require(position.state.tobytes() == before, "a refused move changes nothing")
    require(position.moves == moves, "a refused move is not recorded")


def some_of(pool: list[str], dice: random.Random) -> list[str]:
    """A few texts that are moves somewhere in the game, and one that is none."""
    return [*dice.sample(pool, min(len(pool), 6)), dice.choice(NONSENSE)]


def refusal(position: Position, move: str, seat: int) -> tuple[object, ...] | None:
    """All that a refused move tells; None if it is accepted."""
    try:
        position.copy().play(move, seat)
    except IllegalMove as refused:
        return refused.code, tuple(refused.facts.items()), refused.legal
    return None


def mangled(text: str, dice: random.Random) -> str:
    """A text with one character changed."""
    if not text:
        return dice.choice("LR!?@/0")
    place = dice.randrange(len(text))
    return text[:place] + dice.choice("0123456LRrgbyJ@,/?!=- nsew:é") + text[place + 1 :]


def check_copies(position: Position) -> None:
    """Every listed move can be played, on a copy, and the position stays as it was."""
    before = position.state.tobytes()
    for seat in position.actors:
        for move in position.legal(seat):
            twin = position.copy()
            twin.play(move, seat)
            require(twin.moves[-1] == (seat, move), "a move is recorded as it was written")
    require(position.state.tobytes() == before, "a copy is independent")


def check_views(position: Position) -> None:
    """Views and dumps are plain data with the keys that every game has."""
    json.dumps(position.dump())
    for seat in [*range(position.players), None]:
        view = position.view(seat)
        json.dumps(view)
        require(view.keys() >= View.__annotations__.keys(), "a view has all keys of game.View")
        require(view["seat"] == seat, "a view says whose it is")
        if position.rules.own is not None and seat is not None:
            own = position.rules.own(position.state, seat)
            require({**position.view(), **own} == view, "a view is what all see and its own parts")
        require(view["actors"] == sorted(position.actors), "a view says who may act")


def check_blind(position: Position, seat: int | None, dice: random.Random, pool: list[str]) -> None:
    """Dealing anew what a seat cannot know changes nothing that it is shown."""
    one, two = dice.getrandbits(64), dice.getrandbits(64)
    other = position.redealt(seat, one)
    require(all_tiles(other) == all_tiles(position), "a redeal conserves tiles")
    require(plain(other.view(seat)) == plain(position.view(seat)), "a redeal keeps the view")
    require(recall(other, seat) == recall(position, seat), "memory holds nothing that is hidden")
    require(
        other.redealt(seat, two).state.tobytes() == position.redealt(seat, two).state.tobytes(),
        "a redeal owes nothing to what the seat cannot know",
    )
    require(other.actors == position.actors, "who may act is known to all")
    if seat is not None:
        require(other.legal(seat) == position.legal(seat), "own moves do not tell hidden things")
        for text in some_of(pool, dice):
            require(
                refusal(other, text, seat) == refusal(position, text, seat),
                "refusals do not tell hidden things",
            )


def check_end(position: Position) -> None:
    """A finished game has a result, no moves, and a record that replays to the same bytes."""
    result = position.result
    require(result is not None and len(result.scores) == position.players, "a score a seat")
    require(
        not any(position.legal(seat) for seat in range(position.players)), "no moves at the end"
    )
    text = str(position.record)
    again = replay(text)
    require(again.state.tobytes() == position.state.tobytes(), "a record replays to the same bytes")
    require(str(again.record) == text, "a record's text is stable")


def check_golden(game: str | Rules | Game, folder: Path) -> None:
    """Every record in a folder replays to the end it tells, and writes itself again as it was.

    There are records of every version of the rules. Those from before records named theirs have
    no line for it.
    """
    rules = load(game).rules
    name = rules.name
    files = sorted(folder.glob("*.txt"))
    require(files, f"{name} has golden records in {folder.name}/")
    versions = set()
    for file in files:
        text = file.read_text("utf-8")
        position = replay(text)
        versions.add(position.rules.version)
        require(position.rules.name == name, f"{file.name} is a record of {name}")
        require(position.over, f"{file.name} is a whole game")
        written = str(position.record)
        if not re.search(r"^rules: ", text, re.MULTILINE):
            written = written.replace("rules: 1\n", "", 1)
        require(written == text, f"{file.name} is written again as it was")
    known = {one.version for one in (*rules.earlier, rules)}
    require(versions == known, f"{name} has records of versions {sorted(known)}")


def check_counts(game: str | Rules | Game, file: Path) -> None:
    """The number of move sequences by depth is what a file of counts says."""
    game = game if isinstance(game, Game) else load(game)
    require(file.is_file(), f"{game.name} has counts in {file.name}")
    entries = json.loads(file.read_text("utf-8"))
    require(entries, f"{file.name} has counts")
    for entry in entries:
        start = game.new(entry["players"], entry["seed"], **entry["options"])
        found = perft(start, len(entry["leaves"]) - 1)
        require(found == entry["leaves"], f"counts of {entry} are {found}")


def perft(position: Position, depth: int) -> list[int]:
    """How many sequences of moves there are of each length up to a depth.

    >>> perft(load("classic").new(players=2, seed=7), 1)
    [1, 7]
    """
    leaves = [0] * (depth + 1)
    waiting = [(position, 0)]
    while waiting:
        here, length = waiting.pop()
        leaves[length] += 1
        if length < depth:
            for seat in here.actors:
                for move in here.legal(seat):
                    there = here.copy()
                    there.play(move, seat)
                    waiting.append((there, length + 1))
    return leaves


def all_tiles(position: Position) -> list[str]:
    """Every tile there is, wherever it is."""
    dump = position.dump()
    return sorted([*itertools.chain(*dump["hands"]), *dump["stock_order"], *dump["laid"]])


def plain(data: Any) -> str:
    """The bytes that would be sent."""
    return json.dumps(data, sort_keys=True)


def require(condition: object, promise: str) -> None:
    """Fail with the promise that was not kept."""
    if not condition:
        raise AssertionError(f"not kept: {promise}")


def random_record(game: Game, players: int, seed: int, **options: object) -> Record:
    """A whole random game, for golden records."""
    dice = random.Random(seed)
    position = game.new(players, seed, (), **options)
    while not position.over:
        seat = dice.choice(position.actors)
        position.play(dice.choice(position.legal(seat)), seat)
    return position.record


OVERTIME = 0.05  # seconds that a bot may take longer than its budget


def check_bot(
    bot: Bot,
    game: str | Rules | Game,
    players: int | None = None,
    games: int = 3,
    simulations: int = 200,
    seconds: float = 0.02,
    seed: int = 1,
) -> None:
    """Let a bot play against chance in every seat; raise on the first fault.

    >>> from boneyard.bots import bot
    >>> check_bot(bot("beginner"), "classic", games=1)
    """
    game = game if isinstance(game, Game) else load(game)
    count = players or game.players[0]
    bot.get_ready(game.name)
    for number in range(games):
        dice = random.Random(f"{seed} {number}")
        position = game.new(count, dice.getrandbits(64))
        own = number % count
        while not position.over:
            seat = dice.choice(position.actors)
            move = dice.choice(position.legal(seat))
            if seat == own:
                move = check_choice(bot, position, seat, dice, simulations, seconds)
            position.play(move, seat)


def check_choice(
    bot: Bot,
    position: Position,
    seat: int,
    dice: random.Random,
    simulations: int,
    seconds: float,
) -> str:
    """One decision: legal, repeatable, blind and in time."""
    roll, fixed = dice.getrandbits(63), Limits(simulations=simulations)
    choice = bot.choose(look(position, seat), roll, fixed)
    check_legal(choice, position, seat)
    require(bot.choose(look(position, seat), roll, fixed) == choice, "a choice repeats by its seed")
    other = position.redealt(seat, dice.getrandbits(64))
    require(bot.choose(look(other, seat), roll, fixed) == choice, "a bot is blind to hidden things")
    start = time.thread_time()  # of this thread: other programs on the core are not its fault
    timed = bot.choose(look(position, seat), roll, Limits(seconds=seconds))
    took = time.thread_time() - start
    check_legal(timed, position, seat)
    require(took <= seconds + OVERTIME, f"a bot keeps to its time: {took:.3f} s of {seconds} s")
    return choice.move


def check_legal(choice: Choice, position: Position, seat: int) -> None:
    """The move and all that was compared with it can be played."""
    legal = position.legal(seat)
    require(choice.move in legal, f"a bot's move is legal: {choice.move!r}")
    for thought in choice.thoughts:
        require(thought.move in legal, f"a bot thinks of legal moves: {thought.move!r}")
