"""What is told of a finished match is true: the story is looked up in the record."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cogs.pictures.chronicle import sentences
from cogs.pictures.review_words import part_of
from contract.claims import story_facts
from contract.tables import SMALL, Table, match_of, small_tables, tables
from contract.told import Fact, Told
from engine.match.match import Match, begin, positions
from engine.search.review import NO_LUCK, NOTHING, SURE, review_match
from engine.story.course import course
from engine.story.story import story
from engine.story.tale import tale
from engine.values.core import Msg, Seat, Who
from engine.walking.walk import play
from words import speaker

NODES = 200
"""Playouts of a review."""

SENTENCES, LONGEST = 5, 480
"""Sentences of a story, and their characters at most."""

MATCHES = 12
"""Matches of a game in a campaign."""


def _leads_for_good(told: Told, args: Mapping[str, Any]) -> bool:
    """Return whether from this part on the winner is ahead to the end, and not before it."""
    seat, last = args["who"].seat, len(told.points) - 1
    for at in told.turned_in(args["part"]):
        if all(told.leads(seat, later) for later in range(at, last + 1)) and not told.leads(seat, at - 1):
            return "before" not in args or told.points[at - 1][args["before"].seat] == max(told.points[at - 1])
    return False


def _gains_most(told: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the winners gained this on the best of the others, and never more."""
    winners = told.result.winners
    margins = [
        max(point[seat] for seat in winners) - max(points for seat, points in enumerate(point) if seat not in winners)
        for point in told.points
    ]
    gains = [0, *(later - sooner for sooner, later in pairwise(margins))]
    return args["points"] == max(gains) and any(gains[at] == args["points"] for at in told.turned_in(args["part"]))


def _is_the_end(told: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the winners with their points, and everybody else's, are as told."""
    totals = {Who(Seat(seat)): sheet.total for seat, sheet in enumerate(told.result.scores)}
    points = args["points"] if isinstance(args["points"], tuple) else (args["points"],) * len(args["who"])
    is_won = args["who"] == tuple(map(Who, told.result.winners)) and points == tuple(totals[who] for who in args["who"])
    others = {dict(rival.args)["who"]: dict(rival.args)["points"] for rival in args.get("others", ())}
    return is_won and others == {who: total for who, total in totals.items() if who not in args["who"]}


FACTS: dict[str, Fact] = {
    "tale.first": lambda told, args: told.led_first(args) in told.ends_of(args["part"]),
    "tale.first-none": lambda told, args: args["count"] == _changes(told),
    "tale.met": lambda told, args: args["count"] == len(told.match.entries) - 1,
    "tale.stand": lambda told, args: any([row[who.seat] for who in args["who"]] == list(args["points"]) for row in told.points),
    "tale.turn-lead": _leads_for_good,
    "tale.turn-from": _leads_for_good,
    "tale.turn-gain": _gains_most,
    "tale.end": _is_the_end,
    "tale.end-all": _is_the_end,
    "tale.end-none": lambda told, args: not told.result.winners,
    "tale.blow": lambda told, args: args["part"] in told.parts,
    "tale.strengths": lambda told, args: len(args["each"]) <= told.match.seats,
}
"""What each sentence of a story claims."""


def _changes(told: Told) -> int:
    ahead = [point.index(max(point)) for point in told.points if point.count(max(point)) == 1]
    return sum(sooner != later for sooner, later in pairwise(ahead))


def faults(match: Match) -> Iterator[str]:
    """Yield the false sentences of a match that is over."""
    told_points = story(match)
    if told_points is None:
        return
    told, say = Told(match, told_points), speaker("en", tuple("ABCDEFGH"))
    facts, whole = FACTS | dict(story_facts(match.rules.name)), tale(match, told_points)
    account = match.rules.account(course(match, told_points))
    others = [other for forms in whole.shorter for other in forms] + [sentence.msg for sentence in (*account.turns, *account.blows)]
    for sentence in (*whole.sentences, *others):
        if not facts[sentence.key](told, dict(sentence.args)):
            yield f"{sentence.key}: {say(sentence)}"
    if len(whole.sentences) != SENTENCES or sum(map(len, sentences(whole, say))) + SENTENCES - 1 > LONGEST:
        yield f"not {SENTENCES} sentences of {LONGEST} characters: {sentences(whole, say)}"
    if told_points.changes != _changes(told):
        yield f"story.changes: {told_points.changes}"
    for name, points in told_points.standings():
        if points not in [told.points[at] for at in told.ends_of(name)]:
            yield f"story.standing: {say(name)} {points}"


def finish_match(table: Table, seed: str, share: float) -> Match:
    """Play a match of the table by the sensible player and by chance."""
    match = begin(table.rules, table.seats, table.settings, seed)
    for step in match_of(table, seed, share):
        match = match.played(step.seat, step.line)
    return match


@small_tables
def test_the_story_of_a_match_is_true(table: Table) -> None:
    assert not [*faults(finish_match(table, "told", 0.85))]


@pytest.mark.campaign
@pytest.mark.parametrize("game", [table.game for table in SMALL])
def test_the_stories_of_new_matches_are_true(game: str) -> None:
    seed, every = os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32)), tables(game)
    for number in range(MATCHES):
        table = every[number % len(every)]
        found = [*faults(finish_match(table, f"{seed}/{number}", 0.85))]
        assert not found, f"CLAIMS_SEED={seed}, match {number} ({table.name}):\n" + "\n".join(found)


@pytest.mark.campaign
@small_tables
def test_a_review_tells_what_was_played_and_what_could_have_been(table: Table) -> None:
    """Of a new match, half of it random, so that there is something to tell."""
    seed = os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32))
    match = finish_match(table, seed, 0.5)
    told, found = list(positions(match)), review_match(match, nodes=NODES)
    at, before = {entry.seq: entry for entry, _ in told}, {entry.seq: state for (_, state), (entry, _) in pairwise(told)}
    assert match.result is not None and found.winners == match.result.winners, seed
    for turning in found.turnings:
        assert (at[turning.seq].seat, at[turning.seq].line) == (turning.seat, turning.played), (seed, turning)
        play(table.rules, before[turning.seq], turning.seat, turning.other)
        assert turning.other != turning.played and turning.by >= max(NOTHING, SURE * turning.error), (seed, turning)
        view = table.rules.view(before[turning.seq], None)
        assert part_of(found, turning.seq) in (table.rules.chapter(view), Msg("review.beginning")), (seed, turning)
    if found.luck is not None:
        assert at[found.luck.seq].seat == found.luck.seat and abs(found.luck.changes[found.luck.whom]) > NO_LUCK, (seed, found.luck)
