"""The position in words: what the reader has and can reach comes first."""

from __future__ import annotations

import pytest

from engine.values.core import Seat
from games.magellan.game import RULES
from games.magellan.rules import says
from games.magellan.rules.board import lands, seas
from games.magellan.rules.state import Group, State
from games.magellan.tests.given import given
from words import speaker

SAY = speaker("en", ("Ana", "Bruno", "Chiara", "Dmitri"))


def description(state: State, seat: int | None) -> list[str]:
    """Return the sentences that a seat or a spectator reads."""
    return [SAY(msg) for msg in RULES.describe(RULES.view(state, None if seat is None else Seat(seat)))]


def table() -> State:
    """Return a table of four with open cards; the reader's jeep stands near Belgium."""
    return given(
        seats=4,
        open=["argentina", "belgium"],
        active=["h03_01", "h04_07"],
        jeeps={0: ["6s33l1"], 2: ["5n1l1"]},
        ships={0: ["6s33s1"], 3: ["6s33s1"]},
    )


def test_own_pieces_and_goals_come_before_the_other_players() -> None:
    texts = description(table(), 2)
    _, reader, pieces, countries, *others = texts
    assert reader.startswith("Chiara") and pieces == "Chiara’s pieces: jeep in France."
    assert countries == "Open countries: Belgium (6N1, 100 M for +8), 2 steps away and Argentina (4S31, 300 M for +11)."
    assert any(text.startswith("Ana") for text in others[1:]) and not any(text.startswith("Ana") for text in texts[:5])


def test_open_history_cards_say_what_they_do_and_how_far_it_is() -> None:
    discovery, economy = [text for text in description(table(), 0) if text.startswith("History card open")]
    assert discovery.startswith("History card open: Easter Island. The first jeep to stand on land in 3S26")
    assert discovery.endswith("It is 12 steps away.")
    assert economy == "History card open: 1956: the first container ship. New ships cost 15 M. It holds until the next economy card."


def test_a_spectator_reads_the_players_in_order_and_no_distances() -> None:
    text = " ".join(description(table(), None))
    assert "away" not in text and text.index("Ana, number") < text.index("Bruno, number")


@pytest.mark.parametrize(
    ("language", "near", "on_land"),
    [
        ("en", "ship near Italy", "jeep in Italy"),
        ("de", "Schiff vor den Kanaren", "Jeep auf den Kanaren"),
        ("es", "cerca de Italia", "en Italia"),
    ],
)
def test_a_ship_is_near_a_land_and_a_jeep_on_it(language: str, near: str, on_land: str) -> None:
    say = speaker(language)
    assert near in " ".join(say(says.whereabouts(Group("ship", seas(cell)[0]), 1)) for cell in ("3n35", "5n2"))
    assert on_land in " ".join(say(says.whereabouts(Group("jeep", lands(cell)[0]), 1)) for cell in ("3n35", "5n2"))
