"""Where a database is: settings, URLs, and how they are shown without passwords."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import bot
from cogs.operation.settings import read
from store.__main__ import main
from store.errors import StoreError
from store.places import check, store_at
from store.postgres.text import postgres
from store.urls import passwords, place_words
from tests.databases import Databases, server

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("postgresql://caravel:s3cret@db.example:5432/games", "postgresql://caravel@db.example:5432/games"),
        ("postgres://caravel@/games?host=/run/postgresql", "postgresql://caravel@/games"),
        ("postgresql://one:5432,other:5433/games?password=s3cret", "postgresql://one:5432,other:5433/games"),
        ("postgresql://caravel:s3c%40ret@[::1]/games", "postgresql://caravel@[::1]/games"),
        ("postgresql://caravel:s3@cret@db/games", "the PostgreSQL database"),
        ("postgresql://caravel:s3/cret@db/games", "the PostgreSQL database"),
        ("postgresql://caravel:s3?cret@db/games", "the PostgreSQL database"),
        ("postgresql://db/games?password=s3cr@et", "the PostgreSQL database"),
        ("postgresql://caravel:5432987", "the PostgreSQL database"),
    ],
)
def test_the_words_for_a_place_have_no_password(url: str, words: str) -> None:
    assert place_words(url) == words


def test_a_log_hides_passwords_in_both_spellings() -> None:
    assert set(passwords("postgresql://caravel:s3c%40ret@db/games")) == {"s3c%40ret", "s3c@ret"}
    assert passwords("postgresql://db/games?password=hidden&sslpassword=too") == ("hidden", "too")
    assert passwords("postgresql://caravel@db/games") == () == passwords(Path("a:b@c.db"))
    settings, _ = read({"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": "postgresql://caravel:s3cret@db/games"})
    assert "s3cret" in settings.secrets and "s3cret" not in repr(settings)


def test_the_database_setting_is_a_path_or_a_url(tmp_path: Path) -> None:
    settings, wrong = read({"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": "postgresql://caravel@db/games", "CARAVEL_DATABASE_PREPARE": "YES"})
    assert wrong == [] and settings.database == "postgresql://caravel@db/games" and settings.database_prepares
    settings, wrong = read({"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": str(tmp_path / "c.db")})
    assert wrong == [] and settings.database == tmp_path / "c.db"
    _, wrong = read({"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": "mysql://caravel:s3cret@db/games"})
    (sentence,) = wrong
    assert "postgresql://" in sentence and "s3cret" not in sentence


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT a FROM b WHERE user = ? AND c IN (?, ?)", 'SELECT a FROM b WHERE "user" = $1 AND c IN ($2, $3)'),
        ("UPDATE b SET a = ?2 WHERE seat.user = ?1", 'UPDATE b SET a = $2 WHERE seat."user" = $1'),
        ("SELECT 'who? the user''s', \"user\", users FROM b", "SELECT 'who? the user''s', \"user\", users FROM b"),
        ("SELECT a FROM b LIMIT ?1 /*pg: FOR UPDATE SKIP LOCKED*/", "SELECT a FROM b LIMIT $1 FOR UPDATE SKIP LOCKED"),
    ],
)
def test_statements_are_translated_for_postgresql(ours: str, theirs: str) -> None:
    assert postgres(ours) == theirs


@pytest.fixture
def empty() -> Iterator[str]:
    """Yield the URL of a database without tables."""
    name = server().fresh()
    yield server().url(name)
    server().forget(name)


async def test_the_check_reads_a_database_and_an_empty_server(databases: Databases, empty: str, capsys: pytest.CaptureFixture[str]) -> None:
    database = databases()
    store = database.store()
    await store.open()
    await store.close()
    assert main(["check", str(database.where)]) == 0
    assert "matches: none" in capsys.readouterr().out
    assert check(empty).startswith("no tables yet")


def closed_to(password: str, name: str = "postgres") -> str:
    """The URL of a database whose user needs a password."""
    return f"postgresql://guarded:{password}@/{name}?host={server().folder}"


@pytest.mark.parametrize(
    ("make_url", "words"),
    [
        (lambda: closed_to("wr0ng-word"), "refuses the user or the password"),
        (lambda: server().url("nowhere"), "no such database or user"),
        (lambda: f"postgresql://caravel:wr0ng-word@/a?host={server().folder}/none", "cannot be reached"),
        (lambda: "postgresql://caravel:wr0ng-word%zz@localhost/a", "URL cannot be read"),
        (lambda: "postgresql://caravel:wr0ng-word@localhost/a?colour=red", "URL cannot be read"),
    ],
)
async def test_a_refused_login_is_explained_without_the_password(
    make_url: Callable[[], str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    where = make_url()
    with pytest.raises(StoreError, match=words) as refused:
        check(where)
    assert "wr0ng" not in str(refused.value) and refused.value.__cause__ is None
    assert refused.value.lasts == (words != "cannot be reached"), "only a server that is away can come back"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARAVEL_TOKEN", TOKEN)
    monkeypatch.setenv("CARAVEL_DATABASE", where)
    assert bot.main(["--check"]) == 1
    error_text = capsys.readouterr().err
    assert "The database cannot be used" in error_text and "wr0ng" not in error_text
    store = store_at(where)
    store._pause = lambda seconds: None  # type: ignore[attr-defined]
    with pytest.raises(StoreError, match=words):
        await store.open()
