"""The story of a finished match is true: its sentences are looked up in the record."""

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
"""How many playouts a review may cost."""

SENTENCES = 5
"""How many sentences a story has."""

LONGEST = 480
"""The most characters of these sentences together."""

MATCHES = 12
"""How many matches of each game a campaign looks at."""


def _leads_for_good(record: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the winner takes the lead in this part and keeps it to the end."""
    seat, last = args["who"].seat, len(record.points) - 1
    for at in record.turned_in(args["part"]):
        if all(record.leads(seat, later) for later in range(at, last + 1)) and not record.leads(seat, at - 1):
            return "before" not in args or record.points[at - 1][args["before"].seat] == max(record.points[at - 1])
    return False


def _gains_most(record: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the winners gained these points on the best other seat, and never more."""
    winners = record.result.winners
    margins = [
        max(point[seat] for seat in winners) - max(points for seat, points in enumerate(point) if seat not in winners)
        for point in record.points
    ]
    gains = [0, *(later - sooner for sooner, later in pairwise(margins))]
    return args["points"] == max(gains) and any(gains[at] == args["points"] for at in record.turned_in(args["part"]))


def _is_the_end(record: Told, args: Mapping[str, Any]) -> bool:
    """Return whether the sentence names the winners and the points of all seats rightly."""
    totals = {Who(Seat(seat)): sheet.total for seat, sheet in enumerate(record.result.scores)}
    points = args["points"] if isinstance(args["points"], tuple) else (args["points"],) * len(args["who"])
    is_won = args["who"] == tuple(map(Who, record.result.winners)) and points == tuple(totals[who] for who in args["who"])
    others = {dict(rival.args)["who"]: dict(rival.args)["points"] for rival in args.get("others", ())}
    return is_won and others == {who: total for who, total in totals.items() if who not in args["who"]}


FACTS: dict[str, Fact] = {
    "tale.first": lambda record, args: record.led_first(args) in record.ends_of(args["part"]),
    "tale.first-none": lambda record, args: args["count"] == _changes(record),
    "tale.met": lambda record, args: args["count"] == len(record.match.entries) - 1,
    "tale.stand": lambda record, args: any([row[who.seat] for who in args["who"]] == list(args["points"]) for row in record.points),
    "tale.turn-lead": _leads_for_good,
    "tale.turn-from": _leads_for_good,
    "tale.turn-gain": _gains_most,
    "tale.end": _is_the_end,
    "tale.end-all": _is_the_end,
    "tale.end-none": lambda record, args: not record.result.winners,
    "tale.blow": lambda record, args: args["part"] in record.parts,
    "tale.strengths": lambda record, args: len(args["each"]) <= record.match.seats,
}
"""What each sentence of a story claims, by its key."""


def _changes(record: Told) -> int:
    """Return how often the single leader changed."""
    ahead = [point.index(max(point)) for point in record.points if point.count(max(point)) == 1]
    return sum(sooner != later for sooner, later in pairwise(ahead))


def faults(match: Match) -> Iterator[str]:
    """Yield the false sentences of a match that is over."""
    story_points = story(match)
    if story_points is None:
        return
    record, say = Told(match, story_points), speaker("en", tuple("ABCDEFGH"))
    facts, telling = FACTS | dict(story_facts(match.rules.name)), tale(match, story_points)
    account = match.rules.account(course(match, story_points))
    others = [other for forms in telling.shorter for other in forms] + [sentence.msg for sentence in (*account.turns, *account.blows)]
    for sentence in (*telling.sentences, *others):
        if not facts[sentence.key](record, dict(sentence.args)):
            yield f"{sentence.key}: {say(sentence)}"
    if len(telling.sentences) != SENTENCES or sum(map(len, sentences(telling, say))) + SENTENCES - 1 > LONGEST:
        yield f"not {SENTENCES} sentences of {LONGEST} characters: {sentences(telling, say)}"
    if story_points.changes != _changes(record):
        yield f"story.changes: {story_points.changes}"
    for name, points in story_points.standings():
        if points not in [record.points[at] for at in record.ends_of(name)]:
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
        false_sentences = [*faults(finish_match(table, f"{seed}/{number}", 0.85))]
        assert not false_sentences, f"CLAIMS_SEED={seed}, match {number} ({table.name}):\n" + "\n".join(false_sentences)


@pytest.mark.campaign
@small_tables
def test_a_review_tells_what_was_played_and_what_could_have_been(table: Table) -> None:
    """The match is new and half random, so that it has turning points."""
    seed = os.environ.get("CLAIMS_SEED") or str(Random().getrandbits(32))
    match = finish_match(table, seed, 0.5)
    review = review_match(match, nodes=NODES)
    played = list(positions(match))
    entries = {entry.seq: entry for entry, _ in played}
    before = {entry.seq: state for (_, state), (entry, _) in pairwise(played)}
    assert match.result is not None and review.winners == match.result.winners, seed
    for turning in review.turnings:
        assert (entries[turning.seq].seat, entries[turning.seq].line) == (turning.seat, turning.played), (seed, turning)
        play(table.rules, before[turning.seq], turning.seat, turning.other)
        assert turning.other != turning.played and turning.by >= max(NOTHING, SURE * turning.error), (seed, turning)
        view = table.rules.view(before[turning.seq], None)
        assert part_of(review, turning.seq) in (table.rules.chapter(view), Msg("review.beginning")), (seed, turning)
    if review.luck is not None:
        assert entries[review.luck.seq].seat == review.luck.seat and abs(review.luck.changes[review.luck.whom]) > NO_LUCK, (
            seed,
            review.luck,
        )
