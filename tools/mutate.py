"""Mutation testing: change one small thing in a source file and see whether a test notices.

    python3 dev.py mutate src/boneyard/match.py
    python3 dev.py mutate src/boneyard/games/shared/line/moves.py --most 40
    python3 dev.py mutate src/boneyard/position.py:120 --tests tests/test_position.py

A mutant that no test notices is printed with its line and its change: either a test is missing, or
the change makes no difference. Mutants are tried in a copy of the tree, so that none is left behind
in this one. Kernels are compiled again for each of them.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import multiprocessing
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src/boneyard")
NOT_COPIED = (".git", ".venv", ".hypothesis", ".*_cache", "__pycache__", "node_modules")
SEED = 1  # of the sample that --most takes
MOST_MEMORY = 8 << 30

# While these change, compiled kernels can stay: no kernel uses them.
PLAIN = tuple(f"engine/{name}.py" for name in ("api", "match", "memory", "position", "record"))
WITHOUT_KERNELS = ("cli/", "content/", "server/", "terminal/", *PLAIN)

LINE_GAMES = (
    "games/test_line_games.py",
    "games/classic",
    "games/magnetic_flat",
    "test_deals.py",
)
TOWERS = ("games/magnetic_tower", "games/magnetic_staggered")
TABLES = tuple(
    f"server/test_{name}.py" for name in ("table", "connections", "journal", "claims", "aids")
)
# The tests of files whose own name does not say which.
ELSEWHERE = {
    "engine/position.py": ("test_position.py", "test_position_memory.py", "test_record.py"),
    "games/shared/hands.py": LINE_GAMES,
    "games/shared/line/moves.py": LINE_GAMES,
    "games/shared/tower/places.py": TOWERS,
    "games/shared/tower/stacking.py": TOWERS,
    "games/shared/tower/dump.py": TOWERS,
    "games/shared/tower/view.py": TOWERS,
    "server/tables/clock.py": ("server/test_uptime.py",),
    "server/tables/state.py": TABLES,
    "server/tables/turn_time.py": ("server/test_autoplay.py", "server/test_claims.py"),
    "server/tables/background.py": ("server/test_autoplay.py", "server/test_housekeeping.py"),
    "server/tables/guests.py": TABLES,
    "server/http/inbox.py": ("server/test_websocket.py",),
}
# What every game has besides tests of its own name.
OF_A_GAME = (
    "test_conformance.py::test_game_has_golden_records[{}]",
    "test_conformance.py::test_game_agrees_with_its_slow_reference[{}]",
    "test_conformance.py::test_game_keeps_its_promises[{}]",
)

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
NO_CODE_IN = ("annotation", "returns", "decorator_list", "bases")
Change = tuple[ast.expr | ast.stmt, str]  # a part of the source, and what takes its place


@dataclass(frozen=True)
class Mutant:
    """A file with one thing changed."""

    file: Path
    line: int
    old: str
    new: str
    source: bytes

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old}  ->  {self.new}"


def mutants(file: Path, source: str) -> list[Mutant]:
    r"""Every mutant of a file.

    >>> for mutant in mutants(Path("toy.py"), "if a < 3:\n    b += 1"):
    ...     print(mutant)
    toy.py:1: a < 3  ->  not a < 3
    toy.py:1: a < 3  ->  a <= 3
    toy.py:1: 3  ->  4
    toy.py:2: b += 1  ->  b -= 1
    toy.py:2: b += 1  ->  pass
    toy.py:2: 1  ->  2
    """
    data = source.encode()
    starts = [0]
    for line in data.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, new in changes(ast.parse(source), ""):
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        text = f"({new})" if isinstance(node, ast.expr) else new
        mutated = data[:begin] + text.encode() + data[end:]
        found.append(Mutant(file, node.lineno, ast.unparse(node), new, mutated))
    return found


def changes(tree: ast.AST, result: str) -> Iterator[Change]:
    """All changes below a node; `result` is the declared return type of the function around it."""
    if isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef):
        result = ast.unparse(tree.returns) if tree.returns else ""
    yield from changes_of(tree, result)
    for field, value in ast.iter_fields(tree):
        if field not in NO_CODE_IN:
            for child in value if isinstance(value, list) else [value]:
                # Python 3.11 does not know the positions of the parts of an f-string.
                if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr):
                    yield from changes(child, result)


def changes_of(node: ast.AST, result: str) -> Iterator[Change]:
    """All changes of one expression or statement itself."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            if not is_swapped_whole(test):
                yield test, ast.unparse(ast.UnaryOp(ast.Not(), test))
        case ast.BoolOp(op=op) | ast.BinOp(op=op) if type(op) in SWAPS:
            yield node, rewritten(node, op=SWAPS[type(op)]())
        case ast.AugAssign(op=op):
            if type(op) in SWAPS:
                yield node, rewritten(node, op=SWAPS[type(op)]())
            yield node, "pass"
        case ast.Compare(ops=ops):
            for i in range(len(ops)):
                other = SWAPS[type(ops[i])]()
                yield node, rewritten(node, ops=[*ops[:i], other, *ops[i + 1 :]])
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, ast.unparse(operand)
        case ast.Constant(value=bool(value)):
            yield node, str(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield node, str(value + 1)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield value, other_result(ast.unparse(value), result)
        case ast.Break():
            yield node, "continue"
        case ast.Continue():
            yield node, "break"
        case ast.Raise() | ast.Expr(value=ast.Call() | ast.Await()):
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield node, "pass"


def is_swapped_whole(test: ast.expr) -> bool:
    """Whether another change already negates a condition."""
    if isinstance(test, ast.Compare):
        return len(test.ops) == 1 and not isinstance(
            test.ops[0], ast.Lt | ast.LtE | ast.Gt | ast.GtE
        )
    return isinstance(test, ast.UnaryOp)


def rewritten(node: ast.AST, **parts: object) -> str:
    """A node as text, with some of its parts replaced."""
    return ast.unparse(type(node)(**{**dict(ast.iter_fields(node)), **parts}))


def other_result(value: str, result: str) -> str:
    """Another result, of the same type if that is known: None would not compile in a kernel."""
    return {"bool": f"not ({value})", "int": f"({value}) + 1", "float": f"({value}) + 1"}.get(
        result, "None"
    )


def focused_tests(file: Path) -> list[str]:
    """The tests to run for a file: all of its game, or those of its name.

    >>> focused_tests(Path("src/boneyard/games/domination/grid.py"))[1]
    'tests/games/domination'
    """
    inside = file.relative_to(PACKAGE)
    found = list(ELSEWHERE.get(str(inside), ()))
    if not found and inside.parts[0] == "games" and (ROOT / "tests" / inside.parent).is_dir():
        game = inside.parent.name.replace("_", "-")
        found = [str(inside.parent), *(test.format(game) for test in OF_A_GAME)]
    for folder in () if found else (inside.parent, Path(inside.parts[0]), Path()):
        for pattern in (f"test_{inside.stem}.py", f"test_{inside.stem}_*.py"):
            tests = sorted((ROOT / "tests" / folder).glob(pattern))
            found += [str(test.relative_to(ROOT / "tests")) for test in tests]
    if not found:
        raise SystemExit(f"No tests are known for {file}: name them with --tests.")
    return [str(file), *(f"tests/{test}" for test in dict.fromkeys(found))]


def has_no_kernels(file: Path) -> bool:
    """Whether compiled kernels can stay while this file changes."""
    return file.relative_to(PACKAGE).as_posix().startswith(WITHOUT_KERNELS)


class Workshop:
    """A copy of the tree in which mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "tree"
        self.cache = folder / "cache"
        shutil.copytree(ROOT, self.tree, ignore=shutil.ignore_patterns(*NOT_COPIED))
        jit = self.tree / PACKAGE / "engine" / "kernels" / "jit.py"
        text = jit.read_text("utf-8")
        names = "NO_KERNELS_IN = ("
        assert names in text
        jit.write_text(text.replace(names, names + "".join(f'"{name}", ' for name in PLAIN)))
        self.processes = multiprocessing.get_context("forkserver")
        self.processes.set_forkserver_preload(["numba", "pytest", "msgspec"])

    def prepare(self, tests: list[str], kernels_stay: bool) -> None:
        """Run the tests with nothing changed: they must pass, and show how long that takes."""
        self.limits = (600.0, 3600.0)
        for _ in range(2 if kernels_stay else 1):  # the first run compiles kernels
            start = time.monotonic()
            passed, seconds = self.run(tests)
            if not passed:
                print((self.tree / "output").read_text("utf-8", "replace")[-5000:])
                raise SystemExit("The tests fail with nothing changed.")
        # CPU time for mutants that run for ever; wall-clock time for those that wait for ever.
        self.limits = (2 * seconds + 5, 10 * (time.monotonic() - start) + 60)
        self.kept = set(self.cache.glob("*"))

    def try_out(self, mutant: Mutant, tests: list[str]) -> bool | None:
        """Whether all tests pass with a mutant; None if they do not end."""
        file = self.tree / mutant.file
        original = file.read_bytes()
        # Python compares modification time in seconds and size: it could mistake one for another.
        stale = Path(importlib.util.cache_from_source(str(file)))
        stale.unlink(missing_ok=True)
        file.write_bytes(mutant.source)
        try:
            return self.run(tests)[0]
        finally:
            file.write_bytes(original)
            stale.unlink(missing_ok=True)
            for folder in set(self.cache.glob("*")) - self.kept:
                shutil.rmtree(folder)

    def run(self, tests: list[str]) -> tuple[bool | None, float]:
        """Whether the tests pass, and in how much time; None if they do not end."""
        ours, theirs = self.processes.Pipe(duplex=False)
        process = self.processes.Process(
            target=run_tests, args=(self.tree, self.cache, tests, self.limits[0], theirs)
        )
        process.start()
        theirs.close()
        process.join(self.limits[1])
        late = process.exitcode in (None, -signal.SIGXCPU, -signal.SIGKILL)
        assert process.pid is not None
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # with every process that the tests started
        process.join()
        if late:
            return None, 0.0
        try:
            code, seconds = ours.recv()
        except EOFError:  # it crashed
            return False, 0.0
        return code == 0, seconds


def run_tests(tree: Path, cache: Path, tests: list[str], limit: float, answer: Connection) -> None:
    """Run tests in a copy of the tree; called in a process of its own."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    os.chdir(tree)
    os.environ |= {"BONEYARD_CACHE": str(cache), "PYTHONPATH": str(tree / "src")}
    sys.dont_write_bytecode = False
    sys.path[:0] = [str(tree), str(tree / "src")]
    output = os.open(tree / "output", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(output, 1)
    os.dup2(output, 2)
    import pytest

    code = pytest.main(["-x", "-n0", "-p", "no:cacheprovider", *tests])
    answer.send((int(code), time.process_time()))


def mutate(files: Sequence[str], tests: Sequence[str], most: int | None) -> tuple[int, int]:
    """Try the mutants of some files; returns how many survived, and of how many."""
    from boneyard.progress import progress_bar  # late: the tests import that of the copy

    survived = tried = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        workshop = Workshop(Path(folder))
        for word in files:
            name, _, line = word.partition(":")
            file = Path(name).resolve().relative_to(ROOT)
            chosen = mutants(file, (ROOT / file).read_text("utf-8"))
            if line:
                chosen = [mutant for mutant in chosen if mutant.line == int(line)]
            if most is not None and most < len(chosen):
                places = sorted(random.Random(SEED).sample(range(len(chosen)), most))
                chosen = [chosen[place] for place in places]
            focused = list(tests) or focused_tests(file)
            workshop.prepare(focused, kernels_stay=has_no_kernels(file))
            alive = late = 0
            with progress_bar(str(file), len(chosen)) as advance:
                for mutant in chosen:
                    passed = workshop.try_out(mutant, focused)
                    late += passed is None
                    if passed:
                        alive += 1
                        print(f"survived  {mutant}", flush=True)
                    advance(1)
            print(f"{file}: {alive} of {len(chosen)} survived; {late} did not end", flush=True)
            survived, tried = survived + alive, tried + len(chosen)
    return survived, tried


def main() -> None:
    """Read the command line and print the survivors."""
    parser = argparse.ArgumentParser(
        prog="dev.py mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", nargs="+", metavar="FILE[:LINE]")
    parser.add_argument("--tests", nargs="+", default=[], help="what pytest runs for each mutant")
    parser.add_argument("--most", type=int, metavar="N", help="a sample of N mutants of each file")
    words = parser.parse_args()
    survived, tried = mutate(words.files, words.tests, words.most)
    print(f"{survived} of {tried} survived.")


if __name__ == "__main__":
    main()
