"""Backup and check from the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.__main__ import main
from store.sqlite import SqliteStore
from tests.store.rows import ROW, entry


async def test_a_backup_of_a_database_in_use_holds_every_commit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "caravel.db", tmp_path / "backups" / "copy.db"
    store = SqliteStore(source)
    await store.open()
    match = await store.new_match(ROW, [])
    await store.commit(match, [entry(match, 0)])
    assert main(["backup", str(source), str(target)]) == 0
    await store.commit(match, [entry(match, 1)])
    await store.close()
    assert "1 running" in capsys.readouterr().out
    copy = SqliteStore(target)
    await copy.open()
    assert [row.seq for row in await copy.entries(match)] == [0]
    await copy.close()


async def test_a_backup_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "caravel.db", tmp_path / "copy.db"
    store = SqliteStore(source)
    await store.open()
    await store.close()
    target.write_text("precious")
    assert main(["backup", str(source), str(target)]) == 1
    assert target.read_text() == "precious"
    assert "exists already" in capsys.readouterr().err


def test_a_missing_file_is_reported_and_not_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "none.db"
    assert main(["check", str(missing)]) == 1
    assert main(["backup", str(missing), str(tmp_path / "copy.db")]) == 1
    assert not missing.exists()
    assert "there is no file" in capsys.readouterr().err


async def test_damage_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "caravel.db"
    store = SqliteStore(path)
    await store.open()
    for _ in range(50):
        match = await store.new_match(ROW, [])
        await store.commit(match, [entry(match, seq) for seq in range(40)])
    await store.close()
    assert main(["check", str(path)]) == 0
    whole = path.read_bytes()
    pages = 8192
    path.write_bytes(whole[:pages] + bytes(len(whole) - pages))
    assert main(["check", str(path)]) == 1
    assert main(["backup", str(path), str(tmp_path / "copy.db")]) == 1
    assert not (tmp_path / "copy.db").exists()
    assert str(path) in capsys.readouterr().err
