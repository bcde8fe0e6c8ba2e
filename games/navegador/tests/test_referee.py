"""The second implementation of the rules, `referee.py`, follows matches and comes to the same position after every line."""

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
"""Matches with some random moves."""
SENSIBLE = [(2, "sheet"), (3, "goa"), (4, "sheet"), (5, "goa")]
"""Matches of greedy bots, each in the other variant."""
Step = tuple[State, Seat, str, State]
"""A move: the state before it, the seat, the line, and the state after it."""


def steps(seats: int, king: str) -> list[Step]:
    """Return the moves of a match."""
    if (seats, king) in WILD:
        moves = test_mixed.match(seats)
    else:
        moves = test_matches.match("greedy", seats, king, "ready")
    return [(before, seat, " ".join(path), turn.state) for before, seat, path, turn in moves]


def match_with_looks() -> Iterator[Step]:
    """Yield a match in which every discovery is looked at if ships are left, which then sail at random."""
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
    """Return the position as the referee has it."""
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
    """Return the position as the view of the game shows it."""
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
    check_agreement(steps(seats, king), seats, king)


def test_a_second_reading_agrees_about_looks_at_discoveries() -> None:
    moves = list(match_with_looks())
    assert sum(line.endswith(" look") for _, _, line, _ in moves) > 3
    assert sum(line.split()[0].count(">") for _, _, line, _ in moves) > 1
    check_agreement(moves, 3, "sheet")


def check_agreement(moves: list[Step], seats: int, king: str) -> None:
    """Check that the referee comes to the same position after every line, and to the same winner."""
    (first_state, *_), *_ = moves
    seen = view(first_state, None)
    referee = Referee(seats, seen.start, king == "goa")
    assert facts_of_referee(referee) == facts_of_view(seen)
    for _, seat, line, after in moves:
        assert seat == referee.to_move
        seen = view(after, None)
        revealed = [price for region in seen.regions if region.region == seen.last.explored for price in region.tokens]
        referee.play_line(line, revealed)
        assert facts_of_referee(referee) == facts_of_view(seen), line
    best = max(house.points() for house in referee.houses)
    from_the_holder = [(referee.holder - step) % seats for step in range(seats)]
    winner = next(seat for seat in from_the_holder if referee.houses[seat].points() == best)
    assert seen.ranks[winner] == 1


def test_the_second_reading_has_followed_every_field_and_the_card() -> None:
    lines = [line for seats, king in [*WILD, *SENSIBLE] for _, _, line, _ in steps(seats, king)]
    assert {line.split()[0] for line in lines} >= {*FIELDS, "navegador"}
    assert any("privilege king:" in line for line in lines)


def test_the_second_reading_refuses_what_is_not_allowed() -> None:
    sale, extra_sailing = "market1 su=s1 go=- sp=-", "navegador portugal>guine:2"
    for line in ("workers 4", "ships 10", "colony guine:50", "buildings church:50", sale, extra_sailing):
        with pytest.raises((AssertionError, KeyError)):
            Referee(seats=4, start=0, is_goa=False).play_line(line, [])
