"""The panels under the players name what they offer in full."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from engine.core import Msg
from engine.games.magellan.board import NATIONS
from engine.games.magellan.cards import CARDS
from engine.games.magellan.cards.deck import Circumnavigate
from engine.games.magellan.state import Active
from engine.games.magellan.view import MagellanView
from render import Draft, magellan
from tests.render import magellan_positions as positions
from tests.render.laws import strict

SAY = strict(positions.NAMES)
LISTED = 18


def words(view: MagellanView) -> list[str]:
    """Everything written on the table."""
    return [box.label for box in magellan.compose(view, SAY, Draft(view), "table").boxes if box.kind == "text"]


def test_no_name_of_a_country_is_cut_in_the_list() -> None:
    countries = tuple(sorted(NATIONS))
    for start in range(0, len(countries), LISTED):
        opened = countries[start : start + LISTED]
        found = words(positions.with_countries(positions.start(4), opened, ((), (), (), ())))
        assert [country for country in opened if SAY(NATIONS[country].name) not in found] == []


def test_the_long_title_of_a_card_takes_two_lines_where_there_is_room() -> None:
    card = next(card for card, found in CARDS.items() if isinstance(found.effect, Circumnavigate))
    view = replace(positions.start(4), active=(Active(card),))
    found = words(view)
    title = SAY(Msg(f"magellan.card.{card}"))
    assert title not in found
    assert any(f"{one} {other}" == title for one, other in pairwise(found))
