"""The command line of the engine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.commandline.command import main

SIM = ["sim", "pizarro", "--seats", "3", "--seed", "s"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The file of a finished match."""
    file = tmp_path / "match.json"
    assert main([*SIM, "--bots", "deckhand", "--out", str(file)]) == 0
    return file


def test_games_lists_seats_and_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "pizarro (rules version 2), seats 3..6" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    (game,) = [game for game in json.loads(capsys.readouterr().out) if game["game"] == "pizarro"]
    assert game["seats"] == [3, 4, 5, 6]
    assert {"key": "half1", "choices": ["a", "b"], "default": "a", "expert": False} in game["settings"]


def test_sim_prints_a_record_with_its_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIM, "--set", "half1=b", "--set", "exact=on"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["settings"] == {"half1": "b", "half2": "a", "exact": "on"}
    assert (record["format"], record["game"], record["seats"], record["seed"]) == (2, "pizarro", 3, "s")
    assert record["result"]["ranks"]
    assert set(record["entries"][1]) == {"seq", "seat", "line", "notes", "digest"}


def test_sim_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    main(SIM)
    first = capsys.readouterr().out
    main(SIM)
    assert capsys.readouterr().out == first


def test_sim_takes_one_level_or_one_for_each_seat(capsys: pytest.CaptureFixture[str]) -> None:
    def output(levels: str) -> str:
        assert main([*SIM, "--bots", levels]) == 0
        return capsys.readouterr().out

    assert output("mate,mate,deckhand") == output("greedy,mate,random"), "former names of levels"
    assert output("mate") == output("mate,mate,mate") != output("mate,mate,deckhand")


def test_replay_agrees_or_names_the_first_difference(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    data = json.loads(record.read_text())
    data["entries"][3]["digest"] = "0" * 12
    record.write_text(json.dumps(data))
    assert main(["replay", str(record)]) == 1
    assert "entry 3" in capsys.readouterr().err


def test_show_gives_a_view_and_the_asks(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["show", str(record), "--at", "2", "--seat", "1"]) == 0
    position = json.loads(capsys.readouterr().out)
    assert position["seq"] == 2
    assert position["view"]["seat"] == 1
    assert position["view"]["players"][1]["hand"] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert position["asks"] == [] and position["awaited"] == [2], "a seat that is not awaited sees no asks, not even those of others"
    assert main(["show", str(record), "--at", "2", "--seat", "2"]) == 0
    (ask,) = json.loads(capsys.readouterr().out)["asks"]
    assert ask["seat"] == 2 and "pass" in [option["token"] for option in ask["ask"]["options"]]
    assert main(["show", str(record), "--at", "2"]) == 0
    position = json.loads(capsys.readouterr().out)
    assert all(player["hand"] is None for player in position["view"]["players"]) and position["asks"] == []
    assert main(["show", str(record)]) == 0
    assert json.loads(capsys.readouterr().out)["asks"] == []


def test_perft_counts_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "pizarro", "--seats", "3", "--seed", "s", "--depth", "2"]) == 0
    assert capsys.readouterr().out.split("\n") == ["0 1", "1 46", "2 1081", ""]


@pytest.mark.parametrize(
    "call",
    [
        [],
        ["dance"],
        ["sim", "pizarro"],
        ["sim", "chess", "--seats", "3", "--seed", "s"],
        ["sim", "pizarro", "--seats", "9", "--seed", "s"],
        [*SIM, "--set", "half1"],
        [*SIM, "--set", "half1=c"],
        [*SIM, "--set", "sails=3"],
        [*SIM, "--out", "/nowhere/at/all.json"],
        [*SIM, "--bots", "pirate"],
        [*SIM, "--bots", "mate,mate"],
        ["replay", "/nowhere.json"],
        ["perft", "pizarro", "--seats", "3", "--seed", "s", "--depth", "-1"],
        ["sim", "pizarro", "--seats", "3", "--seed", "\udcff"],
    ],
)
def test_wrong_calls_say_why_and_end_with_2(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert capsys.readouterr().err


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"format": 2}', "\udcff", "[" * 100_000, "1" * 5_000])
def test_files_that_are_no_records_end_with_2(text: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["replay", str(file)]) == 2


@pytest.mark.parametrize("more", [["--at", "99999"], ["--at", "-1"], ["--seat", "3"], ["--seat", "-1"]])
def test_show_refuses_entries_and_seats_that_are_not_there(record: Path, more: list[str]) -> None:
    assert main(["show", str(record), *more]) == 2
