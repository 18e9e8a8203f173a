"""A contest: every pair of bots over the same deals, on all cores or a fleet; it can be resumed."""

from __future__ import annotations

import itertools
import json
import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from boneyard.arena.deal import Pairing, Played, deal_seed, play_deal
from boneyard.arena.entrants import check_entrant, entrant
from boneyard.arena.luck_free import PARTS, with_luck
from boneyard.arena.standings import Margin, margin
from boneyard.bots.api import Bot, Limits
from boneyard.bots.search.bench import Stopwatch
from boneyard.bots.search.searches import COACH
from boneyard.coach.judge import Judge
from boneyard.engine.api import load
from boneyard.engine.engines import use_native
from boneyard.engine.warm import warm
from boneyard.errors import BadRecord, BadValue
from boneyard.fleet import open_fleet
from boneyard.progress import Advance


@dataclass(frozen=True)
class Contest:
    """What is played: the same settings give the same contest."""

    game: str
    bots: tuple[str, ...]
    players: int = 2
    deals: int = 100
    seed: int = 1
    seconds: float | None = None  # None: as long as each level thinks by default
    simulations: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    luck_free: bool = False  # take luck off the points
    thorough: bool = False  # and ask bots that think again, too

    @property
    def head(self) -> str:
        """What a file of its deals begins with."""
        settings = asdict(self) | {"deals": None, "bots": None, "luck_free": PARTS}
        if not self.luck_free:  # as it was written before there was a choice
            del settings["luck_free"], settings["thorough"]
        return json.dumps(settings)

    def check(self) -> None:
        """Refuse a contest that cannot be played before spending time on it."""
        rules = load(self.game).rules
        rules.read_options(self.options, rules.read_players(self.players))
        if len(set(self.bots)) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadValue(
                f"a contest needs two or more different bots, not {', '.join(self.bots)}"
            )
        if self.deals < 1:
            raise BadValue(f"deals must be a whole number from 1 up, not {self.deals!r}")
        for name in self.bots:
            check_entrant(name)

    @property
    def limits(self) -> Limits | None:
        """The limits for all bots."""
        if self.seconds is None and self.simulations is None:
            return None
        return Limits(self.seconds, self.simulations)

    @property
    def pairings(self) -> list[Pairing]:
        """Every pair of bots."""
        return [Pairing(one, two) for one, two in itertools.combinations(self.bots, 2)]


Deals = dict[tuple[Pairing, int], list[Played]]


def run(
    contest: Contest,
    file: Path,
    cores: int = 1,
    advance: Advance = lambda steps: None,
    fleet: str | None = None,
) -> Deals:
    """Play what the file does not hold yet, and add each deal to it as soon as it is played.

    `advance` is called with the number of deals that are done, to show progress. With fleet="ray",
    or the address of a cluster, many machines play.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     deals = run(Contest("classic", ("random", "child"), deals=3), Path(folder) / "deals")
    >>> len(deals)
    3
    """
    contest.check()
    done = read(contest, file)
    advance(len(done))
    missing = [
        (pairing, number)
        for number in range(contest.deals)
        for pairing in contest.pairings
        if (pairing, number) not in done
    ]
    with file.open("a", encoding="utf-8") as out:
        deals = played(contest, missing, cores) if fleet is None else sent(contest, missing, fleet)
        for pairing, number, games in deals:
            done[pairing, number] = games
            line = [pairing.one, pairing.two, number, [asdict(game) for game in games]]
            out.write(json.dumps(line) + "\n")
            out.flush()
            advance(1)
    return done


def read(contest: Contest, file: Path) -> Deals:
    """The deals played before; the file of a different contest is refused."""
    head = contest.head
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(head + "\n", "utf-8")
        return {}
    lines = file.read_text("utf-8").splitlines()
    if not lines or lines[0] != head:
        raise BadRecord(f"{file} holds a different contest; choose another folder with --out")
    found: Deals = {}
    for line in lines[1:]:
        try:
            one, two, number, games = json.loads(line)
        except ValueError:  # a line that was cut off when the run stopped
            continue
        found[Pairing(one, two), number] = [
            Played(
                tuple(g["seating"]),
                tuple(g["points"]),
                g["record"],
                tuple(map(tuple, g["luck"])) if g.get("luck") else None,
            )
            for g in games
        ]
    wanted = set(contest.pairings)
    return {
        key: games for key, games in found.items() if key[0] in wanted and key[1] < contest.deals
    }


def played(
    contest: Contest, tasks: list[tuple[Pairing, int]], cores: int
) -> Iterator[tuple[Pairing, int, list[Played]]]:
    """The deals as they are finished, by worker processes; with one core by this process."""
    if cores == 1:
        get_ready(contest)
        for task in tasks:
            yield *task, play_task(*task)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, context, get_ready, (contest,)) as pool:
        waiting = {
            pool.submit(play_task, pairing, number): (pairing, number) for pairing, number in tasks
        }
        try:
            for future in as_completed(waiting):
                yield *waiting[future], future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def sent(
    contest: Contest, tasks: list[tuple[Pairing, int]], fleet: str
) -> Iterator[tuple[Pairing, int, list[Played]]]:
    """The deals as they are finished, by the nodes of a fleet."""
    if not tasks:
        return
    with open_fleet(fleet) as many:
        pieces = [(contest, pairing, number) for pairing, number in tasks]
        for (_, pairing, number), games in many.each(play_on_node, pieces):
            yield pairing, number, games


def play_on_node(piece: tuple[Contest, Pairing, int]) -> list[Played]:
    """One deal on a node of a fleet, whose workers may have played another contest before."""
    contest, pairing, number = piece
    if _worker.get("contest") != contest:
        get_ready(contest)
    return play_task(pairing, number)


_worker: dict[str, Any] = {}  # one contest in each worker process


def get_ready(contest: Contest) -> None:
    """Create and compile the bots, once in each worker, and time them fairly on a busy machine."""
    Stopwatch.count_own_time()
    bots: dict[str, Bot] = {name: entrant(name) for name in contest.bots}
    warm(contest.game, players=bots.values(), show=False)
    rules = load(contest.game).rules
    if contest.luck_free:
        use_native(rules, COACH)
    _worker.update(contest=contest, bots=bots, judge=Judge(rules))


def play_task(pairing: Pairing, number: int) -> list[Played]:
    """One deal in a worker."""
    contest: Contest = _worker["contest"]
    games = play_deal(
        load(contest.game),
        pairing,
        _worker["bots"],
        contest.players,
        deal_seed(contest.seed, number),
        contest.limits,
        contest.options,
    )
    if not contest.luck_free:
        return games
    return with_luck(games, _worker["bots"], _worker["judge"], contest.limits, contest.thorough)


def margins(contest: Contest, deals: Deals) -> list[Margin]:
    """How far each bot is ahead of each other one.

    >>> contest, pairing = Contest("classic", ("club", "child")), Pairing("club", "child")
    >>> games = [Played(("club", "child"), (5, -5), ""), Played(("child", "club"), (-9, 9), "")]
    >>> margins(contest, {(pairing, 0): games})[0].points
    7.0
    """
    return [
        margin(pairing.one, pairing.two, [games for (p, _), games in deals.items() if p == pairing])
        for pairing in contest.pairings
    ]
