"""Games as data: who did what, for programs that learn from play; in Parquet files.

A run is cut into numbered pieces, made here or by a fleet. Each is a file of its own until all are
there, so that a run that was stopped goes on where it was; then they become one file.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from boneyard.engine.observations import encoding_of
from boneyard.engine.registry import rules_of
from boneyard.engine.rules import MOST_SEATS, Option, Rules, whole_number
from boneyard.engine.seeds import read_number
from boneyard.errors import BadValue, BoneyardError
from boneyard.fleet import open_fleet
from boneyard.progress import progress_bar
from boneyard.research.batch import Batch
from boneyard.research.levels import LEVELS
from boneyard.research.recording import record_games, replay_games
from boneyard.research.rows import new_buffers
from boneyard.simulation.cpu import usable_cores

__all__ = ["Dataset", "dataset"]

PIECE = 50_000  # games; fewer with observations, or by levels
SLOW_PIECE = 500
ROOM = 1 << 22  # moves
RANDOM = "random"
KEY = b"boneyard"  # of what a file says about itself
TOGETHER = 64  # games that levels play at a time


@dataclass(frozen=True)
class Plan:
    """What a data set holds: the same plan gives the same file."""

    game: str
    games: int
    players: int
    seed: int
    bots: tuple[str, ...]
    options: dict[str, str]
    obs: bool
    values: bool
    rules: int  # the version of the rules

    @property
    def is_random(self) -> bool:
        """Whether all moves are random, which is quick."""
        return set(self.bots) == {RANDOM} and not self.values

    @property
    def piece(self) -> int:
        """How many games a piece has."""
        return PIECE if self.is_random and not self.obs else SLOW_PIECE

    def pieces(self) -> Iterator[tuple[int, int, int]]:
        """The number, the first game and the count of games of each piece."""
        for number, first in enumerate(range(0, self.games, self.piece)):
            yield number, first, min(self.piece, self.games - first)


def dataset(
    game: str | Rules,
    games: int,
    out: str | os.PathLike[str],
    players: int = 2,
    seed: int = 0,
    bots: str | Sequence[str] = RANDOM,
    obs: bool = False,
    values: bool = False,
    cores: int | None = None,
    progress: bool | None = None,
    fleet: str | None = None,
    **options: object,
) -> Dataset:
    """Play games and write them down in a Parquet file; returns them.

    Game i has the seed `seed_of(seed, i)`. `bots` is "random", a level, or one of them for each
    seat. On wish there are the observations of the seats that moved (`obs`), and what a level
    thought its moves were worth (`values`). The same call after it was stopped goes on. With
    fleet="ray", or the address of a cluster, many machines play; the file is the same.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     made = dataset("classic", 100, f"{folder}/x.parquet", seed=1, progress=False)
    ...     len(made), made.batch([3], [5]).n
    (100, 1)
    """
    arrow()
    plan = read_plan(game, games, players, seed, bots, obs, values, options)
    file = Path(out)
    if file.exists():
        found = Dataset(file)
        if found.plan != plan:
            raise BadValue(f"{file} holds another data set: {found.plan}")
        return found
    folder = file.with_name(file.name + ".parts")
    folder.mkdir(parents=True, exist_ok=True)
    check_plan(folder / "plan.json", plan)
    title = f"{plan.game}, {plan.players} players"
    with progress_bar(title, plan.games, progress) as advance:
        made = on_threads(plan, folder, cores) if fleet is None else on_fleet(plan, folder, fleet)
        for games_made in made:
            advance(games_made)
    join(plan, folder, file)
    return Dataset(file)


def read_plan(
    game: str | Rules,
    games: int,
    players: int,
    seed: int,
    bots: str | Sequence[str],
    obs: bool,
    values: bool,
    options: dict[str, object],
) -> Plan:
    """The plan that was asked for, or an error that says what is wrong."""
    rules = rules_of(game)
    encoding_of(rules)
    count = rules.read_players(players)
    chosen = rules.read_options(options, count)
    number = whole_number(games)
    if number is None or not 1 <= number <= 10**12:
        raise BadValue(f"games must be a whole number from 1 to 10**12, not {games!r}")
    who = (bots,) * count if isinstance(bots, str) else tuple(bots)
    known = (RANDOM, *LEVELS)
    if len(who) != count or not set(who) <= set(known):
        raise BadValue(f"bots are one name, or {count} names, of {', '.join(known)}; not {bots!r}")
    if values and RANDOM in who:
        raise BadValue("values are what levels think: name a level for each seat")
    told = {name: Option.text(value) for name, value in chosen.items()}
    return Plan(
        game=rules.name,
        games=number,
        players=count,
        seed=read_number(seed),
        bots=who,
        options=told,
        obs=bool(obs),
        values=bool(values),
        rules=rules.version,
    )


def check_plan(file: Path, plan: Plan) -> None:
    """Pieces of another plan are not gone on with."""
    text = json.dumps(asdict(plan), sort_keys=True)
    if file.exists() and file.read_text("utf-8") != text:
        raise BadValue(f"{file.parent} holds pieces of another data set: remove it first")
    file.write_text(text, "utf-8")


def on_threads(plan: Plan, folder: Path, cores: int | None) -> Iterator[int]:
    """Make all pieces here; yields how many games each has."""
    with ThreadPoolExecutor(cores or usable_cores()) as pool:
        todo = [pool.submit(make_piece, plan, folder, *piece) for piece in plan.pieces()]
        try:
            for waiting in todo:
                yield waiting.result()
        except BaseException:
            for waiting in todo:
                waiting.cancel()
            raise


def on_fleet(plan: Plan, folder: Path, fleet: str) -> Iterator[int]:
    """Have all pieces made by a fleet, and write them down here: nodes need share no folder."""
    missing = []
    for number, first, count in plan.pieces():
        if piece_file(folder, number).exists():
            yield count
        else:
            missing.append((plan, number, first, count))
    if missing:
        with open_fleet(fleet) as many:
            for (_, number, _, count), content in many.each(piece_on_node, missing):
                write_piece(folder, number, content)
                yield count


def piece_on_node(task: tuple[Plan, int, int, int]) -> bytes:
    """On a node: the file of a piece."""
    plan, _, first, count = task
    return piece_of(plan, first, count)


def make_piece(plan: Plan, folder: Path, number: int, first: int, count: int) -> int:
    """Play and write one piece, unless it is there; returns how many games it has."""
    if not piece_file(folder, number).exists():
        write_piece(folder, number, piece_of(plan, first, count))
    return count


def piece_of(plan: Plan, first: int, count: int) -> bytes:
    """Play the games of a piece; returns what its file holds."""
    pyarrow, parquet = arrow()
    columns = random_games(plan, first, count) if plan.is_random else bot_games(plan, first, count)
    out = pyarrow.BufferOutputStream()
    table = to_table(pyarrow, plan, first, columns)
    parquet.write_table(table, out, compression="zstd", row_group_size=PIECE)
    content: bytes = out.getvalue().to_pybytes()
    return content


def piece_file(folder: Path, number: int) -> Path:
    """The file of a piece."""
    return folder / f"{number:06}.parquet"


def write_piece(folder: Path, number: int, content: bytes) -> None:
    """Write the file of a piece; it is there only when all of it is."""
    file = piece_file(folder, number)
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.rename(file)


@dataclass
class Columns:
    """Games, one after the other: `lengths` says which moves belong to which."""

    seeds: Any
    lengths: Any
    worth: Any
    seats: Any
    moves: Any
    obs: Any = None
    values: Any = None


def random_games(plan: Plan, first: int, count: int) -> Columns:
    """Random games, in one compiled loop."""
    rules = rules_of(plan.game)
    encoding = encoding_of(rules)
    blank = rules.blank(plan.players, rules.read_options(plan.options, plan.players))
    states = np.concatenate([blank, blank])
    buffers = new_buffers(rules, encoding)
    room = max(ROOM // (16 if plan.obs else 1), 2 * rules.longest)
    width = encoding.spec.size if plan.obs else 0
    seats, moves = np.empty(room, np.int8), np.empty(room, np.int32)
    seen = np.empty((room if plan.obs else 0, width), np.int8)
    parts, done = [], 0
    while done < count:
        left = count - done
        seeds, lengths = np.empty(left, np.uint64), np.empty(left, np.int32)
        worth = np.zeros((left, MOST_SEATS), np.float32)
        made = record_games(
            states,
            *buffers,
            np.uint64(plan.seed),
            first + done,
            left,
            rules.longest,
            seeds,
            lengths,
            worth,
            seats,
            moves,
            seen,
        )
        end = int(lengths[:made].sum())
        parts.append(
            Columns(
                seeds[:made],
                lengths[:made],
                worth[:made, : plan.players],
                seats[:end].copy(),
                moves[:end].copy(),
                seen[:end].copy() if plan.obs else None,
            )
        )
        done += made
    return parts[0] if len(parts) == 1 else joined(parts)


def joined(parts: list[Columns]) -> Columns:
    """Several lots of games as one."""
    names = ("seeds", "lengths", "worth", "seats", "moves", "obs", "values")
    return Columns(
        *(
            None
            if getattr(parts[0], name) is None
            else np.concatenate([getattr(part, name) for part in parts])
            for name in names
        )
    )


def bot_games(plan: Plan, first: int, count: int) -> Columns:
    """Games in which levels play, several at a time."""
    rules = rules_of(plan.game)
    options = rules.read_options(plan.options, plan.players)
    parts = []
    for start in range(0, count, TOGETHER):
        many = min(TOGETHER, count - start)
        env = Batch(rules, many, plan.players, plan.seed, options, autoreset=False)
        env.first_game = first + start
        env.reset()
        parts.append(play_by_bots(plan, env))
    return joined(parts)


def play_by_bots(plan: Plan, env: Batch) -> Columns:
    """All games of a batch to their ends."""
    story: list[list[tuple[int, int, Any, float]]] = [[] for _ in range(env.n)]
    worth = np.zeros((env.n, plan.players), np.float32)
    while (env.to_move >= 0).any():
        actions, thought = choose_for_each(plan, env)
        for row in np.flatnonzero(env.to_move >= 0):
            seen = env.obs[row].copy() if plan.obs else None
            if actions[row] >= 0:
                story[row].append((int(env.to_move[row]), int(actions[row]), seen, thought[row]))
        env.step(actions)
        worth += env.rewards
    moves = [move for game in story for move in game]
    seeds = np.array([env.game_seed(row) for row in range(env.n)], np.uint64)
    return Columns(
        seeds,
        np.array([len(game) for game in story], np.int32),
        worth,
        np.array([move[0] for move in moves], np.int8),
        np.array([move[1] for move in moves], np.int32),
        np.array([move[2] for move in moves], np.int8) if plan.obs else None,
        np.array([move[3] for move in moves], np.float32) if plan.values else None,
    )


def choose_for_each(plan: Plan, env: Batch) -> tuple[Any, Any]:
    """What the bot of the seat that is asked does in each row, and what it thinks that is worth."""
    actions, thought = np.zeros(env.n, np.int64), np.zeros(env.n, np.float32)
    for name in set(plan.bots):
        chosen = env.choose(name)
        seats = [seat for seat, bot in enumerate(plan.bots) if bot == name]
        its = np.isin(env.to_move, seats)
        actions[its] = chosen[its]
        thought[its] = env.values[its]
    return actions, thought


def to_table(pyarrow: Any, plan: Plan, first: int, columns: Columns) -> Any:
    """Games as a table: a row for each."""
    count = len(columns.seeds)
    ends = np.concatenate([[0], np.cumsum(columns.lengths, dtype=np.int64)])

    def lists(flat: Any) -> Any:
        return pyarrow.LargeListArray.from_arrays(pyarrow.array(ends), pyarrow.array(flat))

    seats = np.arange(count + 1, dtype=np.int64) * plan.players
    worth = np.ascontiguousarray(columns.worth).reshape(-1)
    found = {
        "game": pyarrow.array(np.arange(first, first + count, dtype=np.int64)),
        "seed": pyarrow.array(columns.seeds),
        "worth": pyarrow.LargeListArray.from_arrays(pyarrow.array(seats), pyarrow.array(worth)),
        "seats": lists(columns.seats),
        "moves": lists(columns.moves),
    }
    if columns.obs is not None:
        width = columns.obs.shape[1]
        flat = pyarrow.array(np.ascontiguousarray(columns.obs).reshape(-1))
        rows = pyarrow.FixedSizeListArray.from_arrays(flat, width)
        found["obs"] = pyarrow.LargeListArray.from_arrays(pyarrow.array(ends), rows)
    if columns.values is not None:
        found["values"] = lists(columns.values)
    said = {KEY: json.dumps(asdict(plan), sort_keys=True).encode()}
    return pyarrow.table(found).replace_schema_metadata(said)


def join(plan: Plan, folder: Path, file: Path) -> None:
    """All pieces as one file; then they are not needed any more."""
    _, parquet = arrow()
    unfinished = file.with_name(file.name + ".unfinished")
    writer = None
    try:
        for number, _, _ in plan.pieces():
            table = parquet.read_table(piece_file(folder, number))
            if writer is None:
                writer = parquet.ParquetWriter(unfinished, table.schema, compression="zstd")
            writer.write_table(table)
    finally:
        if writer is not None:
            writer.close()
    unfinished.rename(file)
    shutil.rmtree(folder)


class Dataset:
    """Games that were written down. Columns are read when they are asked for.

    `column("moves")` and the others are lists in Arrow, one for each game; `batch` sets up
    positions of these games in a batch.
    """

    def __init__(self, file: str | os.PathLike[str]) -> None:
        _, parquet = arrow()
        self.file = Path(file)
        self.parquet = parquet.ParquetFile(self.file)
        said = (self.parquet.schema_arrow.metadata or {}).get(KEY)
        if said is None:
            raise BadValue(f"{self.file} was not written by boneyard.dataset")
        given = json.loads(said)
        self.plan = Plan(**{**given, "bots": tuple(given["bots"])})
        self._columns: dict[str, Any] = {}

    def __len__(self) -> int:
        return int(self.parquet.metadata.num_rows)

    @property
    def names(self) -> list[str]:
        """The columns there are."""
        names: list[str] = self.parquet.schema_arrow.names
        return names

    def column(self, name: str) -> Any:
        """One column of all games, as an Arrow array."""
        if name not in self._columns:
            if name not in self.names:
                raise BadValue(f"there is no column {name!r}; there are: {', '.join(self.names)}")
            table = self.parquet.read(columns=[name])
            self._columns[name] = table.column(0).combine_chunks()
        return self._columns[name]

    def batch(self, games: Any, plies: Any) -> Batch:
        """A batch with a row for each of these games, after so many of its moves."""
        which = np.asarray(games, np.int64)
        after = np.broadcast_to(np.asarray(plies, np.int64), which.shape).copy()
        moves, seats = self.column("moves"), self.column("seats")
        starts = moves.offsets.to_numpy()
        if len(which) == 0 or which.min() < 0 or which.max() >= len(self):
            raise BadValue(f"games are numbers from 0 to {len(self) - 1}")
        if (after < 0).any() or (after > starts[which + 1] - starts[which]).any():
            raise BadValue("plies must be from 0 to the number of moves of each game")
        rules, plan = rules_of(self.plan.game), self.plan
        options = rules.read_options(plan.options, plan.players)
        env = Batch(rules, len(which), plan.players, plan.seed, options, autoreset=False)
        replay_games(
            env.states,
            rules.blank(plan.players, options),
            self.column("seed").to_numpy()[which],
            starts[which].astype(np.int64),
            after,
            seats.values.to_numpy(),
            moves.values.to_numpy(),
        )
        env.set_states(env.states.copy())
        return env


def arrow() -> tuple[Any, Any]:
    """pyarrow and its Parquet part, or an error that says what is missing."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as problem:
        raise BoneyardError(
            f"data sets need pyarrow: pip install 'boneyard[rl]' ({problem})"
        ) from None
    return pyarrow, parquet
