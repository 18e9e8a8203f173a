"""A PostgreSQL of our own for tests: on loopback, with a free port, data in a passing folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

USER = "postgres"


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: Debian keeps them off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


def why_not() -> str | None:
    """Why there is no PostgreSQL to test with; None: there is one."""
    if programs() is None:
        return "PostgreSQL is not installed (Debian: apt-get install postgresql)"
    if os.getuid() == 0:
        try:
            pwd.getpwnam(USER)
        except KeyError:
            return f"PostgreSQL does not run as root and there is no user {USER}"
    return None


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database, gone afterwards."""
    folder, port = Path(tempfile.mkdtemp(prefix="boneyard-postgres-")), free_port()
    where = programs()
    assert where is not None
    as_user: list[str] = []
    if os.getuid() == 0:
        shutil.chown(folder, USER)
        as_user = ["runuser", "-u", USER, "--"]

    def run(*words: str) -> None:
        subprocess.run([*as_user, *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)

    data = folder / "data"
    # Only from this machine, only to this passing database: no password is needed.
    run(f"{where}/initdb", "-D", str(data), "-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    log = str(folder / "log")
    run(f"{where}/pg_ctl", "-D", str(data), "-o", options, "-l", log, "-w", "start")
    try:
        yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
    finally:
        run(f"{where}/pg_ctl", "-D", str(data), "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)
