"""A released version plays in the arena over a pipe.

Here the program of this tree stands in for it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from bench import arena, rivals
from bench.former import FORMER, PROGRAM, Former, NoAnswer, former
from engine import bots
from engine.commandline.answering import LineGiven, LineWanted, Released, serve
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.values import codec
from engine.values.core import Seat

GAME = min(registry.names())
SEATS = min(registry.rules(GAME).seats)
HERE = f"{sys.executable} -m engine"
SEED = 3


@pytest.fixture
def name_former(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Name the program of this tree as the released version."""
    monkeypatch.setenv(PROGRAM, HERE)
    yield
    former().close()
    former.cache_clear()


def served_answer(**other: object) -> LineGiven:
    """Return what a program answers about the first position of a game."""
    rules = registry.rules(GAME)
    state = rules.setup(SEATS, resolve_settings(rules, {}), "former")
    view = rules.view(state, Seat(0))
    view_text = msgspec.Raw(codec.dumps(view).encode())
    wanted = LineWanted(GAME, rules.version, Seat(0), "mate", view_text, codec.digest(view), "5")
    written = list[str]()
    serve("1.0.0", [codec.dumps(msgspec.structs.replace(wanted, **other))], written.append)
    released, given = written
    known = codec.loads(Released, released)
    assert known.program == "1.0.0" and known.rules[GAME] == rules.version
    return codec.loads(LineGiven, given)


def test_the_mate_of_the_released_version_plays_the_line_of_the_mate_here(name_former: None) -> None:
    rules = registry.rules(GAME)
    state = rules.setup(SEATS, resolve_settings(rules, {}), "former")
    seat, *_ = rules.to_act(state)
    line = rivals.line(FORMER, rules, state, seat, Random(SEED))
    rng = Random(str(Random(SEED).getrandbits(64)))
    assert line == bots.line("mate", rules, rules.imagine(rules.view(state, seat), rng), seat, rng)


def test_the_released_version_plays_whole_matches_and_is_named(name_former: None, capsys: pytest.CaptureFixture[str]) -> None:
    players = ",".join(["deckhand", *["former:deckhand"] * (SEATS - 1)])
    assert arena.main([GAME, "--players", players, "--matches", "1", "--processes", "1"]) == 0
    assert "former:deckhand" in capsys.readouterr().out and former().known.program == "tree"


def test_a_difference_between_the_versions_is_named_in_the_error() -> None:
    assert served_answer().line and "version" in str(served_answer(version=99).error)
    assert "means something else" in str(served_answer(digest="0" * 12).error)
    assert "no player nobody" in str(served_answer(player="nobody").error)
    assert served_answer(view=msgspec.Raw(b"{}")).error and served_answer(game="chess").error


@pytest.mark.parametrize(("command", "why"), [("/no/such/program", "no/such"), (f"{sys.executable} -c print(7)", "no answer")])
def test_a_program_that_is_no_released_version_is_refused(command: str, why: str) -> None:
    with pytest.raises(NoAnswer, match=why):
        Former(command)


def test_a_released_version_plays_only_if_it_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.delenv(PROGRAM, raising=False)
    assert arena.main([GAME, "--players", ",".join([FORMER] * SEATS)]) == 2
    assert "--former" in capsys.readouterr().err
