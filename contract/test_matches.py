"""Laws that every match of every game keeps."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from contract.differences import first_difference, note_difference
from contract.hiding import seal_faults, who
from contract.tables import Table, asks_in, every_table, mixed_match, none, outcome, random_match, readable_notes, small_tables, thin_out
from engine import bots
from engine.asks.answers import answers, misspelt, stuck
from engine.match.match import begin
from engine.match.records import from_record, record
from engine.values import codec
from engine.values.core import Form, Msg, Note, NotYourTurn, Result, Seat, Who
from engine.walking.listing import lines
from engine.walking.walk import LINE_LIMIT, Asking, Done, decision, play, sample, walk


@every_table
def test_a_random_match_ends_within_its_bound_and_loses_nothing(table: Table) -> None:
    rules = table.rules
    for number, step in enumerate(random_match(table, "bound"), 1):
        assert number <= rules.longest, f"{number} moves, and `longest` of RULES is {rules.longest}: it is a bound, so make it higher."
        rules.audit(step.turn.state)
        assert rules.result(step.state) is None, "`result` gives one while somebody is awaited: return None until the match is over."
        assert len(rules.points(step.state) or range(table.seats)) == table.seats, "`points` names every seat, or is None."
    result = rules.result(step.turn.state)
    assert result is not None, "Nobody is awaited, and `result` is None: a match is over when nobody is awaited."
    none(result_faults(result, rules.sides(step.turn.state), table.seats))
    points, totals = rules.points(step.turn.state), tuple(sheet.total for sheet in result.scores)
    assert points in (None, totals), f"At the end `points` are {points}, and the totals of `result` {totals}: they are the same."


def result_faults(result: Result, sides: tuple[int, ...], seats: int) -> Iterator[str]:
    """Yield the faults in ranks, sides and score sheets at the end of a match."""
    if not len(result.ranks) == len(result.scores) == seats or len(sides) not in (0, seats):
        yield f"At a table of {seats} `result` has a rank and a sheet for every seat, and `sides` a side for each or none at all."
        return
    if min(result.ranks) < 1:
        yield f"The ranks {result.ranks} are below 1: the best seats have rank 1, or 2 where nobody has won."
    for first, second in combinations(range(len(sides)), 2):
        if sides[first] == sides[second] and (result.ranks[first] == 1) != (result.ranks[second] == 1):
            yield (
                f"Seats {first} and {second} are of one side, and only one of them has won ({result.ranks}): give all of a side rank 1 or "
                "none, or let `sides` say who wins together."
            )
    labels = [tuple(row.label for row in sheet.rows) for sheet in result.scores]
    for seat, sheet in enumerate(result.scores):
        added = sum(row.points for row in sheet.rows)
        if sheet.total != added:
            yield f"The rows of the sheet of seat {seat} come to {added}, its total is {sheet.total}."
        if labels[seat] != labels[0]:
            yield (
                f"The sheets of seats 0 and {seat} have other rows ({first_difference(labels[0], labels[seat]) or 'not as many'}): they "
                "stand side by side below the same labels; give each seat every row, with 0 points where it has none."
            )


@every_table
def test_a_line_says_everything_about_its_move(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "line")):
        assert len(step.line) < LINE_LIMIT, f"`{step.line}` has {len(step.line)} characters, {LINE_LIMIT} is too many: shorten its tokens."
        done = play(rules, step.state, step.seat, step.line)
        assert done.path == step.path
        assert outcome(done.value) == outcome(step.turn), (
            f"`{step.line}` of seat {step.seat}, played twice in the same position, comes out otherwise "
            f"({first_difference(done.value.state, step.turn.state) or note_difference(done.value.notes, step.turn.notes)}): "
            "rules go by the position alone; chance is drawn from its `Chance`."
        )
        assert len(done.shown) == len(done.path)


@every_table
def test_exactly_those_who_may_act_are_asked(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "seats")):
        awaited, free = rules.to_act(step.state), rules.may_act(step.state)
        none(seat_faults(table.seats, {"to_act": awaited, "may_act": free}, step.turn.notes))
        assert len(set(awaited)) == len(awaited) and set(awaited) <= set(free)
        for seat in map(Seat, range(table.seats)):
            if seat in free:
                assert isinstance(walk(rules, step.state, seat, ()), Asking)
            else:
                with pytest.raises(NotYourTurn):
                    walk(rules, step.state, seat, ())


def seat_faults(seats: int, named_seats: dict[str, tuple[Seat, ...]], notes: tuple[Note, ...]) -> Iterator[str]:
    """Yield every place that names a seat which the table does not have."""
    table_seats = range(seats)
    for name, seats_named in named_seats.items():
        yield from (
            f"`{name}` names seat {seat}; this table has seats 0 to {seats - 1}." for seat in seats_named if seat not in table_seats
        )
    for note in notes:
        yield from (
            f"The note `{note.msg.key}` is for seat {seat}; this table has seats 0 to {seats - 1}."
            for seat in note.to or ()
            if seat not in table_seats
        )
        for name, value in note.msg.args:
            for number in value if isinstance(value, tuple) else (value,):
                if isinstance(number, Who) and number.seat not in table_seats:
                    yield f"The note `{note.msg.key}` names seat {number.seat} in `{name}`; this table has seats 0 to {seats - 1}."


def test_a_seat_that_there_is_not_is_named() -> None:
    note = Note(Msg("toy.note", who=(Who(Seat(1)), Who(Seat(5)))), frozenset({Seat(0), Seat(4)}))
    assert list(seat_faults(4, {"to_act": (Seat(0), Seat(7))}, (note,))) == [
        "`to_act` names seat 7; this table has seats 0 to 3.",
        "The note `toy.note` is for seat 4; this table has seats 0 to 3.",
        "The note `toy.note` names seat 5 in `who`; this table has seats 0 to 3.",
    ]


@every_table
def test_a_choice_that_is_changed_moves_nothing_else(table: Table) -> None:
    """A seat that may act without being awaited replaces only what others do not know yet."""
    rules, rng = table.rules, Random(table.luck)
    for step in thin_out(mixed_match(table, "changed")):
        for seat in set(rules.may_act(step.state)) - set(rules.to_act(step.state)):
            _, turn = sample(rules, step.state, seat, rng)
            rules.audit(turn.state)
            what = f"Seat {seat}, which is not awaited, chooses otherwise (after {step.line or 'the deal'}), and"
            assert not turn.sealed, f"{what} the line is sealed: nothing comes out before all have chosen."
            are_same = rules.to_act(turn.state) == rules.to_act(step.state) and rules.may_act(turn.state) == rules.may_act(step.state)
            assert are_same, f"{what} others are asked than before: a new choice replaces the old one and moves nothing else."
            for other in {None, *map(Seat, range(table.seats))} - {seat}:
                notes, views = readable_notes(turn.notes, other), (rules.view(step.state, other), rules.view(turn.state, other))
                assert notes == [], f"{what} {who(other)} is told of it ({notes}): give the note a `to`, or leave it out."
                assert views[0] == views[1], f"{what} {who(other)} sees it ({first_difference(*views)}): `view` shows what is secret."


@every_table
def test_a_draft_resumes_at_any_prefix(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "draft")):
        for length, end in enumerate(step.asks(rules)):
            if not isinstance(end.ask, Form):
                prefix = step.path[:length]
                assert end.path == (prefix[:-1] if end.ask.word is not None and prefix[-1:] == (end.ask.word,) else prefix)


@every_table
def test_every_ask_can_be_answered_and_no_two_options_share_a_token(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "ask")):
        for end in step.asks(rules):
            assert next(answers(end.ask), None) is not None, str(stuck(end.ask))
            for ask in asks_in(end.ask):
                names = [option.token for option in ask.options]
                assert len(set(names)) == len(names), f"The ask `{ask.name}` has several options with one token: {names}."
                none(f"The ask `{ask.name}`: {words}." for name in names if (words := misspelt(name)) is not None)
            for answer in decision(rules, step.state, step.seat, end).answers:
                if not answer.lasts:
                    walk(rules, step.state, step.seat, (*end.path, *answer.path))


@every_table
def test_a_state_survives_its_json(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "codec")):
        state = step.turn.state
        text = codec.dumps(state)
        again = codec.loads(rules.state_type, text)
        assert again == state, (
            f"The state is another one when it is read again ({first_difference(again, state)}): tuples, no lists or sets."
        )
        assert hash(state) == hash(again)


@small_tables
def test_a_view_survives_its_json(table: Table) -> None:
    rules = table.rules
    for step in thin_out(mixed_match(table, "codec")):
        for seat in (None, *rules.to_act(step.state)):
            view = rules.view(step.state, seat)
            assert codec.loads(rules.view_type, codec.dumps(view)) == view


@every_table
def test_bots_finish_a_match_that_replays_to_the_same_digests(table: Table) -> None:
    rules, rng = table.rules, Random(table.luck)
    match = begin(rules, table.seats, table.settings, table.luck)
    while (result := match.result) is None:
        assert match.seq < rules.longest
        seat = rng.choice(rules.to_act(match.state))
        match = match.played(seat, bots.line(rng.choice(("mate", "deckhand")), rules, match.state, seat, rng))
    stored = json.loads(json.dumps(record(match)))
    again = from_record(stored)
    assert again.state == match.state
    assert [entry.digest for entry in again.entries] == [entry.digest for entry in match.entries]
    assert stored["result"]["ranks"] == list(result.ranks)


@every_table
def test_lines_that_cannot_be_undone_are_sealed(table: Table) -> None:
    """An unsealed line tells its own player nothing new, in whatever world it is played."""
    rules, rng = table.rules, Random(table.luck)
    for step in thin_out(mixed_match(table, "seal")):
        none(seal_faults(rules, step.state, step.seat, step.path, step.turn, rng))


@small_tables
def test_enumerated_lines_parse_back_and_differ(table: Table) -> None:
    rules = table.rules
    for number, step in enumerate(thin_out(mixed_match(table, "lines"))):
        if number % 5:
            continue
        enumerated = list(lines(rules, step.state, step.seat, 40))
        assert enumerated
        assert len(set(enumerated)) == len(enumerated)
        for line in enumerated:
            done = play(rules, step.state, step.seat, line)
            assert isinstance(done, Done)
            assert " ".join(done.path) == line
