"""A match in five sentences and three moments."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from contract.tables import SMALL, match_of
from engine.match import registry
from engine.match.match import Match, begin, positions
from engine.story.story import story
from engine.story.tale import END, MOMENTS, lasting_leads, match_events, scenes, strength, tale
from engine.values.core import Msg, Note, Result, Row, ScoreSheet, Seat, Who
from engine.values.event import Event
from words import speaker

SEED = "e"
"""Of a match in which nothing but what a test adds is an event, and the lead of the winner has a reason."""
NAMES = ("Ana", "Leonor", "Duarte", "Bruno", "Eva", "Filipa")


def sheet(**points: int) -> ScoreSheet:
    rows = tuple(Row(Msg(name), count) for name, count in points.items())
    return ScoreSheet(rows, sum(points.values()))


def test_a_lead_counts_when_it_lasted_two_parts() -> None:
    standings = [(1, 0), (0, 1), (2, 1), (3, 1), (3, 3), (3, 4), (3, 5), (9, 5)]
    assert lasting_leads(standings) == [(2, Seat(0)), (5, Seat(1))]


def test_a_strength_is_what_one_has_more_of_than_the_others_on_average() -> None:
    result = Result((1, 2), (sheet(gold=10, ships=9), sheet(gold=11, ships=2)), Msg("over"))
    rows = [strength(result, Seat(seat)) for seat in (0, 1)]
    assert [row and row.label.key for row in rows] == ["ships", None], "half a point above the average is no strength"
    assert strength(Result((1,), (sheet(gold=10),), Msg("over")), Seat(0)) is None, "where there is one row there is nothing to tell"


@cache
def over(game: str) -> Match:
    """A short match of a game that is over."""
    table = next(setup for setup in SMALL if setup.game == game)
    match = begin(table.rules, table.seats, dict(table.chosen), SEED)
    for step in match_of(table, SEED, 0.9):
        match = match.played(step.seat, step.line)
    return match


def with_events(match: Match, *events: Event) -> Match:
    """The same match by rules that find these events in its entries, one after the other, from the third on."""
    left = iter(events)

    def found(before: Any, after: Any, notes: tuple[Note, ...]) -> tuple[Event, ...]:
        found.calls += 1  # type: ignore[attr-defined]
        return (one,) if found.calls > 3 and (one := next(left, None)) is not None else ()  # type: ignore[attr-defined]

    found.calls = 0  # type: ignore[attr-defined]
    return replace(match, rules=replace(match.rules, events=found))


def event(kind: str, rank: int, *hits: int) -> Event:
    return Event(kind, Msg("core.call", text=kind), Msg("core.call", text=f"{kind} happened."), rank, Seat(0), tuple(map(Seat, hits)))


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_a_tale_that_fits_under_its_poster(game: str) -> None:
    match = over(game)
    points = story(match)
    assert points is not None
    told, say = tale(match, points), speaker("en", NAMES)
    words = [say(sentence) for sentence in told.sentences]
    assert 2 <= len(words) <= 5 and len(" ".join(words)) <= 480
    assert not any("entry" in word or "move " in word or "{" in word for word in words)
    assert words[-1].startswith(tuple(NAMES)) and " won with " in words[-1]
    assert len(told.views) == len(match.entries)


LASTED = {
    "carta_magica": r"Round \d+: ",
    "magellan": r"Round 10: ",
    "navegador": r"Round \d+ \(phase III?\): ",
    "pizarro": r"Phase III, card 6: ",
}
"""How each game says when a match was won, in its own unit; this one of Magellan is limited to ten rounds."""


@pytest.mark.parametrize("game", registry.names())
def test_every_game_says_who_won_when_and_by_what(game: str) -> None:
    match, say = over(game), speaker("en", NAMES)
    points = story(match)
    assert points is not None and match.result is not None
    words = say(tale(match, points).ends[0])
    winner = say(Who(match.result.winners[0]))
    assert re.fullmatch(rf"\*\*{LASTED.get(game, '.*')}{winner} wins.*\.\*\* .*\d.*\.", words), words
    before = match.rules.view([state for _, state in positions(match)][-2], None)
    assert words.startswith(f"**{say(match.rules.chapter(before) or Msg(''))}: "), "the part in which the last move was made"


def test_a_match_that_went_on_after_a_win_says_when_it_was_over() -> None:
    match, say = over("navegador"), speaker("en", NAMES)
    points = story(match)
    assert points is not None
    won, is_over = map(say, tale(with_events(match, event("winner", END)), points).ends)
    assert won == "**Round 2 (phase I): winner.** winner happened.." and is_over.endswith(": the match is over.")


def test_a_game_without_events_says_how_it_ended() -> None:
    match = with_events(over("navegador"))
    points = story(match)
    assert points is not None
    told = tale(match, points)
    assert [dict(end.args)["words"] for end in told.ends] == [told.sentences[-1]]


def test_the_rarest_events_are_the_moments_and_a_blow_is_one_that_hit_somebody() -> None:
    storms = [event(f"storm{at}", 6, 1) for at in range(3)]
    match = with_events(over("navegador"), *storms, event("discovery", 4), event("lost", 3, 2), event("winner", END))
    points = story(match)
    assert points is not None
    told, say = tale(match, points), speaker("en", NAMES)
    assert [say(told.title)] == ["winner"], "the event that ends a match is its title"
    kinds = [moment.event.kind for moment in told.moments]
    assert len(kinds) == MOMENTS and {"discovery", "lost"} < set(kinds) and "winner" not in kinds
    assert any("lost happened." in say(sentence) for sentence in told.sentences)
    assert [moment.seq for moment in told.moments] == sorted(moment.seq for moment in told.moments)


def test_what_somebody_did_is_told_before_a_phase_that_begins() -> None:
    deeds = [event(kind, 5) for kind in ("veto", "empty", "price")]
    for events in ([event("phase", 4), *deeds], [event("phase", 4), deeds[0]]):
        match = with_events(over("navegador"), *events)
        points = story(match)
        assert points is not None
        told = tale(match, points)
        kinds = {moment.event.kind for moment in told.moments}
        assert kinds == ({"veto", "empty", "price"} if len(events) > 2 else {"phase", "veto"})
        words = " ".join(map(speaker("en", NAMES), told.sentences))
        assert "phase happened" not in words and any(f"{deed.kind} happened" in words for deed in deeds)


@pytest.mark.parametrize("game", registry.names())
def test_the_turn_is_told_with_the_part_in_which_it_was_made(game: str) -> None:
    match = over(game)
    points = story(match)
    assert points is not None and points.turning is not None
    seq = points.steps[points.turning.index].seq
    match = with_events(match, *(event("one", 5) for _ in match.entries))
    part = next((moment.part for moment in match_events(match) if moment.seq == seq), None)
    turn = next(sentence for sentence in tale(match, points).sentences if sentence.key.startswith("tale.turn"))
    assert part in (None, dict(turn.args)["part"])


def test_events_are_told_with_the_part_in_which_they_happened() -> None:
    match = with_events(over("navegador"), event("storm", 6))
    (only,) = match_events(match)
    assert only.seq == 4 and only.part.key == "navegador.chapter"


@pytest.mark.parametrize("game", registry.names())
def test_who_did_what_is_told_in_the_words_of_the_game(game: str) -> None:
    match = over(game)
    assert match.result is not None
    rows = [row for sheet in match.result.scores for row in sheet.rows]
    said = {speaker("en", NAMES)(match.rules.deed(Seat(0), row)) for row in rows}
    assert said and all(word.startswith("Ana ") and " had " not in word and "{" not in word for word in said), said


def test_the_turn_of_a_match_is_told_with_what_the_winner_did() -> None:
    match = with_events(over("navegador"))
    points = story(match)
    assert points is not None and points.turning is not None
    turn = next(sentence for sentence in tale(match, points).sentences if sentence.key.startswith("tale.turn"))
    assert turn.key.startswith("tale.turn-did") and speaker("en", NAMES)(turn).endswith(" for good.")


def test_a_film_shows_the_rarest_events_after_the_positions_that_they_led_to() -> None:
    storms = [event(f"storm{at}", 6, 1) for at in range(12)]
    match = with_events(over("navegador"), *storms, event("lost", 3, 2))
    found = scenes(match, 20)
    told = [moment for moment in found if moment.event is not None]
    assert len(found) <= 20 and len(told) == 6 and [moment.seq for moment in found] == sorted(moment.seq for moment in found)
    assert "lost" in {moment.event.kind for moment in told if moment.event is not None}, "of too many the rarest are kept"
    same = [moment for moment in found if moment.seq == told[0].seq]
    assert same[-1].event is not None and all(moment.event is None for moment in same[:-1])


def test_the_blow_and_the_turn_are_told_in_the_order_of_the_match() -> None:
    match = with_events(over("navegador"), event("lost", 3, 2))
    points = story(match)
    assert points is not None and points.turning is not None and points.steps[points.turning.index].seq > 4
    middle = [
        sentence.key.partition("-")[0] for sentence in tale(match, points).sentences if sentence.key.startswith(("tale.turn", "tale.blow"))
    ]
    assert middle == ["tale.blow", "tale.turn"]
