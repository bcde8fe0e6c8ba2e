"""The sentences that best tell a rival's moves, and events with the names of their people."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from engine.values.core import Msg, Seat, Who
from engine.values.event import Event
from play.follows.news import NAME, EventLine, Latest, News, events_since, news_with_names
from play.telling.returning import MoveTold, telling_moves
from play.values.types import Occupant, Stint
from tests.play.hosting import ANNE, BEN
from tests.pure.matches import table

BRUNO = Who(Seat(1))


def move_with(seq: int, *notes: tuple[str, str]) -> MoveTold:
    """Return a move with notes; each note is its kind and what it is about."""
    return MoveTold(seq, None, tuple(Msg(kind, who=BRUNO, what=what) for kind, what in notes))


def tell_of(moves: list[MoveTold], changes: dict[int, int], often: dict[str, int]) -> list[tuple[str, object]]:
    """Return the kind and subject of each note that the news choose."""
    kinds = {msg.key: [changes[move.seq] for move in moves if msg in move.told] for move in moves for msg in move.told}
    means = {kind: sum(values) / len(values) for kind, values in kinds.items()}
    chosen_moves = telling_moves(BRUNO, moves, Counter(often), Seat(0), changes, means)
    sentences = [next(iter(move.told)) for move in chosen_moves]
    return [(sentence.key, dict(sentence.args)["what"]) for sentence in sentences]


def test_large_changes_are_told_without_accompanying_notes() -> None:
    moves = [
        move_with(1, ("buys", "Cook"), ("places", "Cook I")),
        move_with(2, ("bids", "3")),
        move_with(3, ("buys", "Columbus"), ("places", "Columbus I"), ("draws", "8")),
        move_with(4, ("passes", "")),
    ]
    often = {"bids": 60, "passes": 28, "buys": 11, "places": 11, "draws": 1}
    sentences = tell_of(moves, {1: 33, 2: 12, 3: 37, 4: 7}, often)
    assert sorted(sentences[:2]) == [("buys", "Columbus"), ("buys", "Cook")] and "bids" not in dict(sentences)


def test_the_rarer_sentence_with_a_larger_change_is_told() -> None:
    moves = [move_with(1, ("goes", "Sailing"), ("sails", "Rio"), ("explores", "Rio")), move_with(2, ("goes", "Sailing"), ("sails", "Goa"))]
    assert tell_of(moves, {1: 34, 2: 18}, {"goes": 40, "sails": 14, "explores": 4})[:1] == [("explores", "Rio")]


def test_a_sentence_about_the_reader_hides_no_other() -> None:
    move = move_with(1, ("explores", "Rio"))
    move = structs.replace(move, told=(*move.told, Msg("passes on", to=Who(Seat(0)))))
    assert tell_of([move], {1: 34}, {"explores": 4, "passes on": 9}) == [("explores", "Rio")]


def test_an_event_names_the_person_who_held_the_seat_then() -> None:
    storm = Event("storm", Msg("ashore", who=Who(Seat(0))), Msg("repairs", who=Who(Seat(0))), 6, Seat(0), (Seat(0),))
    known = News(Latest(4, None, 9, storm), (EventLine(4, storm), EventLine(8, storm)))
    here = structs.replace(table("mate", BEN, past=(Stint(Seat(0), 6, Occupant(ANNE)),)), matters={NAME: known})
    then, now = (Msg("ashore", who=Who(Seat(seat))) for seat in (2, 0))
    news = news_with_names(here)
    assert [line.event.headline for line in news.lines] == [then, now], "the seat has changed hands between them"
    assert news.latest is not None and news.latest.event.headline == then and news.latest.event.who == 0
    assert [event.headline for event in events_since(here, 0, Seat(1))] == [then, now]
