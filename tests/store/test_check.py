"""`bot.py --check` looks at fonts and at the database as well."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import bot
from render.kit import fonts
from store.sqlite import SqliteStore

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARAVEL_TOKEN", TOKEN)
    monkeypatch.setenv("CARAVEL_DATABASE", str(tmp_path / "c.db"))
    return tmp_path / "c.db"


async def test_all_is_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["--check"]) == 0, "without a database"
    store = SqliteStore(database)
    await store.open()
    await store.close()
    assert bot.main(["--check"]) == 0


async def test_a_damaged_database_is_told(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore(database)
    await store.open()
    await store.close()
    data = bytearray(database.read_bytes())
    data[len(data) // 2 :] = b"\xff" * (len(data) - len(data) // 2)
    database.write_bytes(data)
    assert bot.main(["--check"]) == 1
    assert "The database cannot be used" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["missing", "damaged", "table"])
def test_fonts_that_cannot_be_used_are_told(
    database: Path, damage: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "fonts"
    shutil.copytree(fonts.DIRECTORY, copy)
    if damage == "damaged":
        (copy / fonts.SERIF).write_bytes(b"no font")
    else:
        (copy / (fonts.SERIF if damage == "missing" else "coverage.json")).unlink()
    monkeypatch.setattr(fonts, "DIRECTORY", copy)
    fonts._tables.cache_clear()
    assert bot.main(["--check"]) == 1
    assert ("coverage.json" if damage == "table" else fonts.SERIF) in capsys.readouterr().err
    fonts._tables.cache_clear()
