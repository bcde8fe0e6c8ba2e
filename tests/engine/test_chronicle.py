"""The chronicle of a match: a lead that lasts two parts is an event, and so is a figure that is a record."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.story.chronicle import LEAD, Chronicle, update_chronicle
from engine.values.core import Msg, Seat
from engine.values.event import Event
from tests.play.toy import RULES


def tell(*parts: tuple[tuple[int, ...], int]) -> list[list[str]]:
    """The events at the end of each part; a part is given by its points and a figure, 0 for none."""
    rules: Any = replace(
        RULES,
        standing=lambda view: parts[view][0],
        chapter=lambda view: Msg("toy.round", round=view),
        events=lambda before, after, notes: (price(parts[after][1]),) if parts[after][1] else (),
    )
    known, kinds = Chronicle(), []
    for at in range(1, len(parts)):
        known, events = update_chronicle(rules, known, at - 1, at, ())
        kinds.append([event.kind if event.kind == LEAD else str(event.record) for event in events])
    return kinds


def price(figure: int) -> Event:
    """An event whose figure may be a record."""
    return Event("price", Msg("toy.price"), Msg("toy.price"), 7, record=figure)


def points(*standings: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
    """Parts with these points, after a first one with none, and without figures."""
    return [(standing, 0) for standing in ((0, 0), *standings)]


def test_the_change_of_a_lasting_lead_is_an_event() -> None:
    assert tell(*points((1, 0), (2, 0), (2, 3), (2, 4), (5, 4), (5, 6), (5, 7))) == [[], [], [], [LEAD], [], [], []]


def test_a_short_or_shared_lead_is_no_event() -> None:
    assert tell(*points((1, 0), (1, 2), (3, 2), (3, 3), (3, 4), (5, 4))) == [[]] * 6


def test_a_lead_names_both_players_and_their_points() -> None:
    rules: Any = replace(RULES, standing=lambda view: view, chapter=lambda view: Msg("toy.round", round=sum(view)), events=lambda *args: ())
    known = Chronicle((Seat(0), Seat(1)), Seat(0))
    known, (event,) = update_chronicle(rules, known, (5, 6), (5, 9), ())
    assert (event.who, event.hits, event.value, known.lead) == (Seat(1), (Seat(0),), (5, 9), Seat(1))
    assert dict(event.line.args)["points"] == 9 and dict(event.line.args)["theirs"] == 5


def test_only_records_are_events() -> None:
    figures = [((0, 0), figure) for figure in (0, 10, 10, 9, 12, 0, 11, 20)]
    assert tell(*figures) == [["10"], [], [], ["12"], [], [], ["20"]]
