"""A match in five sentences and three moments."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from cogs.pictures.chronicle import sentences
from contract.tables import SMALL, match_of
from engine.game.account import Account, surprise
from engine.match import registry
from engine.match.match import Match, begin
from engine.story.chronicle import LEAD
from engine.story.course import course, lasting_leads
from engine.story.story import story
from engine.story.tale import END, MOMENTS, match_events, scenes, strength, tale
from engine.values.core import Msg, Note, Result, Row, ScoreSheet, Seat, Who
from engine.values.event import Event
from words import speaker

SEED = "e"
"""The seed of matches without events, so that a test can add its own, in which the winner's lead has a reason."""
NAMES = ("Ana", "Leonor", "Duarte", "Bruno", "Eva", "Filipa")


def sheet(**points: int) -> ScoreSheet:
    rows = tuple(Row(Msg(name), count) for name, count in points.items())
    return ScoreSheet(rows, sum(points.values()))


def test_a_lead_counts_if_it_lasts_two_parts() -> None:
    standings = [(1, 0), (0, 1), (2, 1), (3, 1), (3, 3), (3, 4), (3, 5), (9, 5)]
    assert lasting_leads(standings) == [(2, Seat(0)), (5, Seat(1))]


def test_a_strength_is_a_score_above_the_average() -> None:
    result = Result((1, 2), (sheet(gold=10, ships=9), sheet(gold=11, ships=2)), Msg("over"))
    strong = strength(result, Seat(0))
    assert strong is not None and strong.label.key == "ships"
    assert strength(result, Seat(1)) is None, "half a point above the average is no strength"
    assert strength(Result((1,), (sheet(gold=10),), Msg("over")), Seat(0)) is None, "a single row is no strength"


@cache
def over(game: str) -> Match:
    """A finished short match of a game."""
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
def test_every_game_tells_five_sentences_with_names_and_figures(game: str) -> None:
    match = over(game)
    points = story(match)
    assert points is not None and match.result is not None
    match_tale, say = tale(match, points), speaker("en", NAMES)
    words = sentences(match_tale, say)
    assert len(words) == 5 and len(" ".join(words)) <= 480 and len(set(words)) == 5
    assert not any("entry" in word or "move " in word or "{" in word for word in words)
    winner = match.result.winners[0]
    assert words[0].startswith(say(Who(winner))), "the first sentence says what the winner did"
    assert words[-1].startswith(say(Who(winner))) and str(match.result.scores[winner].total) in words[-1]
    assert all(any(name in word for name in NAMES) for word in words) or match.seats < 3, "each sentence names a person"
    assert len(match_tale.views) == len(match.entries)


@pytest.mark.parametrize("game", registry.names())
def test_a_story_with_the_longest_names_is_short(game: str) -> None:
    match = over(game)
    points = story(match)
    assert points is not None
    words = sentences(tale(match, points), speaker("en", tuple(f"{name} of the Seven Seas and Capes"[:32] for name in NAMES)))
    assert len(words) == 5 and len(" ".join(words)) <= 480


def test_a_game_without_an_account_has_five_sentences() -> None:
    match = with_events(over("navegador"))
    points = story(match)
    assert points is not None
    match_tale = tale(replace(match, rules=replace(match.rules, account=lambda course: Account())), points)
    keys = [sentence.key for sentence in match_tale.sentences]
    assert len(keys) == 5 and keys[0] == "tale.strengths" and keys[-1].startswith("tale.end")


def test_rarer_counts_weigh_more() -> None:
    assert surprise(7, 8, 1 / 3) > 8 > surprise(4, 8, 1 / 3) > surprise(1, 8, 1 / 3)


def test_the_rarest_events_are_the_moments_of_a_story() -> None:
    storms = [event(f"storm{at}", 6, 1) for at in range(3)]
    match = with_events(over("navegador"), *storms, event("discovery", 4), event("lost", 3, 2), event("winner", END))
    points = story(match)
    assert points is not None
    match_tale, say = tale(match, points), speaker("en", NAMES)
    assert [say(match_tale.title)] == ["winner"], "the event that ends a match is its title"
    kinds = [moment.event.kind for moment in match_tale.moments]
    assert len(kinds) == MOMENTS and {"discovery", "lost"} < set(kinds) and "winner" not in kinds
    assert [moment.seq for moment in match_tale.moments] == sorted(moment.seq for moment in match_tale.moments)


def test_deeds_are_preferred_to_the_beginning_of_a_phase() -> None:
    def moments(*events: Event) -> set[str]:
        match = with_events(over("navegador"), *events)
        points = story(match)
        assert points is not None
        return {moment.event.kind for moment in tale(match, points).moments}

    phase, veto, empty, price = event("phase", 4), event("veto", 5), event("empty", 5), event("price", 5)
    assert moments(phase, veto, empty, price) == {"veto", "empty", "price"}
    assert moments(phase, veto) == {"phase", "veto"}, "there is room for both"


def test_events_name_the_part_in_which_they_happened() -> None:
    match = with_events(over("navegador"), event("storm", 6))
    (only,) = match_events(match)
    assert only.seq == 4 and only.part.key == "navegador.chapter"


@pytest.mark.parametrize("game", registry.names())
def test_deeds_are_told_in_the_words_of_the_game(game: str) -> None:
    match = over(game)
    assert match.result is not None
    rows = [row for sheet in match.result.scores for row in sheet.rows]
    sentences_of_deeds = {speaker("en", NAMES)(match.rules.deed(Seat(0), row)) for row in rows}
    assert sentences_of_deeds and all(word.startswith("Ana ") and " had " not in word and "{" not in word for word in sentences_of_deeds), (
        sentences_of_deeds
    )


def test_a_lasting_lead_belongs_to_the_part_in_which_it_began() -> None:
    """So poster, film and story name the same round."""
    lead_count = 0
    for game in registry.names():
        match = over(game)
        points = story(match)
        assert points is not None
        begins = {(lead.who, lead.begins.part) for lead in course(match, points).leads}
        leads = [moment for moment in match_events(match) if moment.event.kind == LEAD]
        lead_count += len(leads)
        assert all((moment.event.who, moment.part) in begins for moment in leads), game
    assert lead_count


def test_a_film_shows_the_rarest_events_after_their_positions() -> None:
    storms = [event(f"storm{at}", 6, 1) for at in range(12)]
    match = with_events(over("navegador"), *storms, event("lost", 3, 2))
    film = scenes(match, 20)
    events = [moment for moment in film if moment.event is not None]
    assert len(film) <= 20 and len(events) == 6 and [moment.seq for moment in film] == sorted(moment.seq for moment in film)
    assert "lost" in {moment.event.kind for moment in events if moment.event is not None}, "if there are too many, the rarest are kept"
    first, *_ = events
    *before, last = [moment for moment in film if moment.seq == first.seq]
    assert last.event is not None and all(moment.event is None for moment in before)
