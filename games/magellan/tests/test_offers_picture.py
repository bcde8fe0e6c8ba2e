"""The panels under the players name open countries and cards in full."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from contract.laws import check_layout, strict
from engine.values.core import Msg
from games.magellan import pictures as magellan
from games.magellan import positions
from games.magellan.pictures import scene
from games.magellan.rules.board import NATIONS
from games.magellan.rules.cards import CARDS
from games.magellan.rules.cards.deck import FirstToReach
from games.magellan.rules.state import Active
from games.magellan.rules.view import MagellanView
from render import Draft

SAY = strict(positions.NAMES)
LISTED = 8
"""The most countries on the list."""


def words(view: MagellanView) -> list[str]:
    """Return all texts on the picture of the table."""
    return [box.label for box in magellan.compose(view, SAY, Draft(view), "table").boxes if box.kind == "text"]


def test_no_name_of_a_country_is_cut_in_the_list() -> None:
    countries = tuple(sorted(NATIONS))
    for start in range(0, len(countries), LISTED):
        opened = countries[start : start + LISTED]
        rich = positions.with_countries(positions.start(4), opened, ((), (), (), ()))
        rich = replace(rich, players=tuple(replace(player, cash=20_000) for player in rich.players))
        texts = words(rich)
        assert [country for country in opened if SAY(NATIONS[country].name) not in texts] == []


def test_the_effect_of_an_open_card_is_shown_whole() -> None:
    """Cards that name no place show their effect instead of a title, in two lines at most."""
    for card, printed in CARDS.items():
        if printed.lifetime in ("immediate", "until_peace_or_rounds") or isinstance(printed.effect, FirstToReach):
            continue
        view = replace(positions.start(4), active=(Active(card),))
        effect, texts = scene.effect(SAY, card), words(view)
        assert effect != SAY(Msg(f"magellan.card.{card}")), card
        assert effect in texts or any(f"{word} {following}" == effect for word, following in pairwise(texts)), effect


def test_countries_that_win_are_listed_however_dear_they_are() -> None:
    """The United States are on the list and the map in a gold ring, though nobody can pay."""
    opened = tuple(sorted(NATIONS))[:40]
    assert "japan" not in opened
    view = positions.with_countries(positions.start(4), (*opened, "japan", "united_states"), ((), (), (), ()))
    assert {"japan", "united_states"} >= scene.winning_countries(view) >= {"united_states"}
    assert scene.winning_countries(view) <= set(scene.listed_countries(view))
    assert SAY(NATIONS["united_states"].name) in words(view)


def test_open_countries_beyond_the_list_are_counted() -> None:
    view = positions.with_countries(positions.start(4), tuple(NATIONS), ((), (), (), ()))
    canvas = magellan.compose(view, SAY, Draft(view), "table")
    check_layout(canvas)
    assert f"{len(NATIONS) - LISTED} more: see Cards" in [box.label for box in canvas.boxes]
