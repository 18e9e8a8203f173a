"""A PostgreSQL of our own for tests: on loopback, with a free port, data in a passing folder."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL

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
    if shutil.which("setpriv") is None:
        return "setpriv is missing (Debian: apt-get install util-linux)"
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


class Postgres:
    """One server of a database, which can be stopped, hung and killed."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.data = folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self.as_user = ["setpriv", "--pdeathsig", "INT"]  # it ends with us, however we end
        if os.getuid() == 0:
            shutil.chown(folder, USER)
            group = str(pwd.getpwnam(USER).pw_gid)
            self.as_user += ["--reuid", USER, "--regid", group, "--clear-groups"]

    @property
    def address(self) -> str:
        """Where clients find it."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *words: str) -> None:
        """One of PostgreSQL's programs, to its end."""
        where = programs()
        assert where is not None
        done = [*self.as_user, str(where / program), *words]
        subprocess.run(done, cwd=self.folder, check=True, stdout=DEVNULL)

    def make(self) -> None:
        """An empty database: only from this machine and passing, so no password is needed."""
        words = ["-U", USER, "-A", "trust", "-E", "UTF8", "--no-sync"]
        self.run("initdb", "-D", str(self.data), *words)

    def copy(self, primary: Postgres) -> None:
        """A replica that follows another."""
        where = ["-h", "127.0.0.1", "-p", str(primary.port), "-U", USER]
        self.run("pg_basebackup", "-D", str(self.data), *where, "-R", "-X", "stream")

    def start(self, *settings: str) -> None:
        """Until it answers."""
        where = programs()
        options = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1"]
        options += ["-c", f"unix_socket_directories={self.folder}"]
        for setting in settings:
            options += ["-c", setting]
        self.process = subprocess.Popen(
            [*self.as_user, f"{where}/postgres", "-D", str(self.data), *options],
            cwd=self.folder,
            stdout=DEVNULL,
            stderr=DEVNULL,
        )
        wait_for(self.port, self.process)

    def end(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGINT: in good order; SIGQUIT: at once; SIGKILL: the power fails."""
        if self.process is None:
            return
        if how == signal.SIGKILL:
            self.signal_all(how)
        self.process.send_signal(how)
        self.process.wait(20)
        self.process = None

    def signal_all(self, how: signal.Signals) -> None:
        """All its processes: the first and its children."""
        assert self.process is not None
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        for pid in (self.process.pid, *map(int, listed.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, how)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database, gone afterwards."""
    with made() as one:
        one.make()
        one.start()
        yield one.address


@contextlib.contextmanager
def made() -> Iterator[Postgres]:
    """A server with an empty folder, not started yet; gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="boneyard-postgres-"))
    one = Postgres(folder)
    try:
        yield one
    finally:
        one.end()
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Until it answers."""
    ready = [str(programs()) + "/pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    for _ in range(600):
        if subprocess.run(ready).returncode == 0:
            return
        assert server.poll() is None, "PostgreSQL did not start"
        time.sleep(0.1)
    raise AssertionError("PostgreSQL does not answer")
