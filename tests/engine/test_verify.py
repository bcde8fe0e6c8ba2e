"""The check of a finished match lists every draw and finds later changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.commandline.command import main
from engine.match import registry
from engine.match.match import begin
from engine.match.records import BadRecord, record
from engine.match.verify import Verified, is_posted, verified_record
from engine.values.chance import Chance, Draw, commitment, listen_to_draws
from engine.values.differing import Differs
from tests.engine.test_records import match


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    """The record of a match whose last four entries are undone."""
    before = match(40, "verify")
    data: dict[str, Any] = json.loads(json.dumps(record(before.undone(before.seq - 3))))
    return data


def copied(data: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """Return a deep copy of a record, with other values of some fields."""
    return {**json.loads(json.dumps(data)), **fields}


def test_listening_hears_every_draw_and_changes_none() -> None:
    """To shuffle a single item draws nothing."""
    value, chance = Chance("seed").below(6)
    order, after = chance.shuffled(("a", "b", "c", "d"))
    with listen_to_draws() as heard:
        assert Chance("seed").below(6) == (value, chance) and chance.shuffled(("a", "b", "c", "d")) == (order, after)
        assert chance.shuffled(("a",)) == (("a",), chance)
    assert heard == [Draw(0, 6, value), Draw(1, 4, tuple("abcd".index(letter) for letter in order))]
    Chance("seed").below(6)
    assert len(heard) == 2


def test_every_chance_of_a_match_is_listed_once(data: dict[str, Any]) -> None:
    checked = verified_record(data)
    numbers = [draw.number for chances in checked.chances for draw in chances.draws]
    assert numbers == list(range(len(numbers))) and checked.draws == len(numbers) > 3
    assert checked.chances[0].seq == 0 and checked.hash == commitment(data["seed"])
    assert all(draw.bound > 1 for chances in checked.chances for draw in chances.draws)


def change_seed(data: dict[str, Any]) -> None:
    data["seed"] = "another"


def change_line(data: dict[str, Any]) -> None:
    data["entries"][5]["line"] = "bid 99"


def remove_note(data: dict[str, Any]) -> None:
    del data["entries"][0]["notes"][0]


def change_digest(data: dict[str, Any]) -> None:
    data["entries"][5]["digest"] = "0" * 12


@pytest.mark.parametrize(("change", "seq"), [(change_seed, 0), (change_line, 5), (remove_note, 0), (change_digest, 5)])
def test_later_changes_of_a_record_are_found(data: dict[str, Any], change: Callable[[dict[str, Any]], None], seq: int) -> None:
    wrong = copied(data)
    change(wrong)
    with pytest.raises(Differs) as caught:
        verified_record(wrong)
    assert caught.value.seq == seq


@pytest.mark.parametrize("wrong", [None, [], {"format": 2}, {"format": 1}])
def test_data_that_is_no_record_is_refused(wrong: Any) -> None:
    with pytest.raises(BadRecord):
        verified_record(wrong)


def test_a_posted_hash_may_be_short_but_not_too_short() -> None:
    """Eight characters are enough."""
    whole = commitment("seed")
    assert is_posted(whole, "seed") and is_posted(f" {whole[:16].upper()} ", "seed")
    assert is_posted(whole[:8], "seed") and not is_posted(whole[:7], "seed") and not is_posted(whole, "other") and not is_posted("", "seed")


def test_the_command_line_checks_a_file(data: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["verify", str(file), "--list", "--hash", commitment(data["seed"])[:16]]) == 0
    output = capsys.readouterr().out
    assert output.startswith("entry 0 draw 0 of ") and f"{len(data['entries'])} entries" in output
    assert main(["verify", str(file), "--hash", "0123456789"]) == 1
    file.write_text(json.dumps(copied(data, seed="another")), encoding="utf-8")
    assert main(["verify", str(file)]) == 1


@pytest.mark.parametrize("game", registry.names())
def test_no_draw_is_heard_twice(game: str) -> None:
    """A game may look at a chance before it takes it, so a match of each game is checked."""
    rules, rng = registry.rules(game), Random(3)
    match = begin(rules, rules.seats[-1], dict(rules.short), "heard")
    while match.result is None and match.seq < 40:
        seat = rules.to_act(match.state)[0]
        match = match.played(seat, bots.line("deckhand", rules, match.state, seat, rng))
    checked: Verified = verified_record(record(match))
    numbers = [draw.number for chances in checked.chances for draw in chances.draws]
    assert numbers == list(range(len(numbers)))
