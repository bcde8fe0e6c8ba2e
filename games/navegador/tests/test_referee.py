"""Matches followed by a second reading of the rules, which must find the same table after every line."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engine import bots
from engine.values.core import EngineError, Seat
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.rules.state import Sailing, State
from games.navegador.rules.view import NavegadorView, view
from games.navegador.tests import test_matches, test_mixed
from games.navegador.tests.referee import FIELDS, GOODS, KINDS, Referee

WILD = [(seats, "sheet" if seats % 2 else "goa") for seats in test_mixed.SEEDS]
SENSIBLE = [(2, "sheet"), (3, "goa"), (4, "sheet"), (5, "goa")]
"""The variant for the other numbers of players."""


def steps(seats: int, king: str) -> list[tuple[State, Seat, str, State]]:
    """A match: positions before and after, who moved, and the line."""
    if (seats, king) in WILD:
        moves = test_mixed.match(seats)
    else:
        moves = test_matches.match("greedy", seats, king, "ready")
    return [(before, seat, " ".join(path), turn.state) for before, seat, path, turn in moves]


def looking() -> Iterator[tuple[State, Seat, str, State]]:
    """A match in which every discovery is looked at where ships are left, and they sail on by chance."""
    rng, state = Random("look"), RULES.setup(3, {"king": "sheet"}, "look")
    while awaited := RULES.to_act(state):
        seat = awaited[0]
        line = bots.line("random" if isinstance(state.stage, Sailing) else "greedy", RULES, state, seat, rng)
        words = line.split()
        for end in range(2, len(words)):
            with suppress(EngineError):
                line = " ".join(play(RULES, state, seat, " ".join([*words[:end], "look"])).path)
        after = play(RULES, state, seat, line).value.state
        yield state, seat, line, after
        state = after


def facts_of_referee(referee: Referee) -> dict[str, Any]:
    """The table as the referee has it."""
    return {
        "phase": referee.phase, "card": (referee.holder, referee.orange or None), "left": referee.ending,
        "awaited": () if referee.ending == 0 else (referee.to_move,), "rest": referee.is_rest,
        "market": [referee.market[good] for good in GOODS], "sold": list(referee.sold.values()),
        "gallery": [(referee.gallery[kind], referee.reserve[kind]) for kind in KINDS],
        "colonies": {region: tuple(prices) for region, prices in referee.stacks.items()},
        "houses": [
            (
                house.money, house.workers, tuple(house.ships.values()), tuple(house.colonies.values()), tuple(house.factories.values()),
                house.shipyards, house.churches, tuple(house.explorers), tuple(house.privileges.values()),
                house.king or ("goa" if referee.is_goa else "held"), house.stone or None, house.points(),
            )
            for house in referee.houses
        ],
    }  # fmt: skip


def facts_of_view(seen: NavegadorView) -> dict[str, Any]:
    """The table as the view of the game shows it."""
    return {
        "phase": seen.phase, "card": (seen.card.holder, seen.card.marked), "left": seen.left,
        "awaited": seen.awaited, "rest": seen.stage == "sailing",
        "market": [good.row + 1 for good in seen.market], "sold": [row.sold for row in seen.buildings],
        "gallery": [(arch.gallery, arch.reserve) for arch in seen.gallery],
        "colonies": {region.region: region.tokens for region in seen.regions if region.is_known and region.good},
        "houses": [
            (
                player.money, player.workers, player.ships, player.colonies, player.factories,
                player.shipyards, player.churches, player.explorers, player.privileges, player.king, player.field, player.points,
            )
            for player in seen.players
        ],
    }  # fmt: skip


@pytest.mark.parametrize(("seats", "king"), [*WILD, *SENSIBLE])
def test_a_second_reading_of_the_rules_agrees(seats: int, king: str) -> None:
    agree(steps(seats, king), seats, king)


def test_a_second_reading_agrees_where_discoveries_are_looked_at() -> None:
    moves = list(looking())
    assert sum(line.endswith(" look") for _, _, line, _ in moves) > 3
    assert sum(line.split()[0].count(">") for _, _, line, _ in moves) > 1
    agree(moves, 3, "sheet")


def agree(moves: list[tuple[State, Seat, str, State]], seats: int, king: str) -> None:
    """The referee follows the lines and finds the same table after each."""
    seen = view(moves[0][0], None)
    referee = Referee(seats, seen.start, king == "goa")
    assert facts_of_referee(referee) == facts_of_view(seen)
    for _, seat, line, after in moves:
        assert seat == referee.to_move
        seen = view(after, None)
        revealed = [list(region.tokens) for region in seen.regions if region.region == seen.last.explored]
        referee.play_line(line, revealed[0] if revealed else [])
        assert facts_of_referee(referee) == facts_of_view(seen), line
    best = max(house.points() for house in referee.houses)
    in_turn = [(referee.holder - step) % seats for step in range(seats)]
    assert seen.ranks[next(seat for seat in in_turn if referee.houses[seat].points() == best)] == 1


def test_the_second_reading_has_followed_every_field_and_the_card() -> None:
    lines = [line for seats, king in [*WILD, *SENSIBLE] for _, _, line, _ in steps(seats, king)]
    assert {line.split()[0] for line in lines} >= {*FIELDS, "navegador"}
    assert any("privilege king:" in line for line in lines)


def test_the_second_reading_refuses_what_is_not_allowed() -> None:
    sale, sail = "market1 su=s1 go=- sp=-", "navegador portugal>guine:2"
    for line in ("workers 4", "ships 10", "colony guine:50", "buildings church:50", sale, sail):
        with pytest.raises((AssertionError, KeyError)):
            Referee(4, 0, is_goa=False).play_line(line, [])
