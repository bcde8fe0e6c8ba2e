"""Laws of the rules in matches of sensible and some random moves. They reach all phases and Goa; random matches stay in phase I."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from contract.tables import messages_of
from contract.test_catalogue import catalogue, nested_messages
from engine import bots
from engine.values import codec
from engine.values.core import Ask, Msg, Path, Seat, Turn
from engine.walking.walk import Asking, decision, play, walk
from engine.walking.worlds import imagine_world
from games.navegador.game import RULES
from games.navegador.rules.state import State
from words import speaker
from words.catalogues import key_name

WILD = 0.12
"""The share of random moves."""
SHIPS_NOTED = {"ships": 1, "ships.sold": -1, "pay": -1}
WORKERS_NOTED = {"workers": 1, "workers.sold": -1}
"""Notes that count ships or workers: 1 if the player gets them, -1 if they are lost."""
WORKERS_PAID = {"privilege": 1}
"""Notes of what costs workers, and how many."""
SEEDS = {2: "Goa", 3: "three", 4: "vier2", 5: "five"}
"""The seeds of the matches by number of players: with these, all rare messages occur."""

every_table = pytest.mark.parametrize("seats", SEEDS)

Step = tuple[State, Seat, Path, Turn[State]]


@cache
def match(seats: int) -> tuple[Step, ...]:
    """Return a match with moves of both kinds; with an even number of players the King's privilege is in Goa."""
    return tuple(_steps(seats))


def _steps(seats: int) -> Iterator[Step]:
    rng = Random(SEEDS[seats])
    state = RULES.setup(seats, {"king": "sheet" if seats % 2 else "goa"}, SEEDS[seats])
    while awaited := RULES.to_act(state):
        seat = awaited[0]
        kind = "random" if rng.random() < WILD else "greedy"
        done = play(RULES, state, seat, bots.line(kind, RULES, state, seat, rng))
        yield state, seat, done.path, done.value
        state = done.value.state


@every_table
def test_nothing_is_lost_and_states_survive_their_json(seats: int) -> None:
    for _, _, _, turn in match(seats):
        RULES.audit(turn.state)
        assert codec.loads(RULES.state_type, codec.dumps(turn.state)) == turn.state
    assert len(match(seats)) < RULES.longest


@every_table
def test_notes_account_for_all_money_ships_and_workers(seats: int) -> None:
    for state, seat, _, turn in match(seats):
        money = ships = workers = 0
        for msg in [msg for note in turn.notes for msg in nested_messages(note.msg)]:
            key = msg.key.removeprefix("navegador.note.")
            numbers = {name: value for name, value in msg.args if isinstance(value, int)}
            money += numbers.get("premium", 0) + numbers.get("income", 0) + numbers.get("bonus", 0) - numbers.get("price", 0)
            ships += SHIPS_NOTED.get(key, 0) * numbers.get("count", 0) - numbers.get("lost", 0)
            workers += WORKERS_NOTED.get(key, 0) * numbers.get("count", 0) - WORKERS_PAID.get(key, 0)
        before, after = state.position.players[seat], turn.state.position.players[seat]
        assert after.money - before.money == money
        assert sum(after.ships) - sum(before.ships) == ships
        assert after.workers - before.workers == workers


@every_table
def test_drafts_resume_at_any_prefix(seats: int) -> None:
    for state, seat, path, _ in match(seats)[::3]:
        for length in range(len(path)):
            assert isinstance(walk(RULES, state, seat, path[:length]), Asking)


@every_table
def test_a_turn_that_reveals_nothing_is_the_same_in_imagined_worlds(seats: int) -> None:
    rng = Random(seats)
    open_steps = [(state, seat, path, turn) for state, seat, path, turn in match(seats) if not turn.sealed]
    for state, seat, path, turn in open_steps:
        imagined = play(RULES, imagine_world(RULES, state, seat, rng), seat, " ".join(path)).value
        assert RULES.view(imagined.state, seat) == RULES.view(turn.state, seat)
        assert imagined.notes == turn.notes


def every_message(steps: tuple[Step, ...]) -> Iterator[Msg]:
    """Yield all messages of some moves: statuses, descriptions, notes, asks and reasons of refusals."""
    for state, seat, path, turn in steps:
        view = RULES.view(state, seat)
        yield from (RULES.status(view), *RULES.describe(view), *(note.msg for note in turn.notes))
        for length in range(len(path)):
            end = walk(RULES, state, seat, path[:length])
            assert isinstance(end, Asking)
            yield from messages_of(end.ask)
            if isinstance(end.ask, Ask) and end.ask.several is not None and (check := end.ask.several.check) is not None:
                refusals = [check((option.value,)) for option in end.ask.options]
                yield from [refusal for refusal in refusals if refusal is not None]


def test_every_message_of_a_match_has_its_text() -> None:
    say = speaker("en", tuple(f"P{seat}" for seat in range(5)))
    heard = {msg for seats in SEEDS for msg in every_message(match(seats)[::2])}
    for msg in heard:
        for inner in nested_messages(msg):
            assert {name for name, _ in inner.args} == catalogue()[key_name(inner.key)], inner.key
        assert "{" not in say(msg)
    keys = {inner.key for msg in heard for inner in nested_messages(msg)}
    rare = {"sail.join", "sail.look", "note.phase", "note.privilege.goa", "note.king", "note.workers.sold", "king.ask"}
    assert {f"navegador.{key}" for key in rare} <= keys


@every_table
def test_no_two_answers_read_alike(seats: int) -> None:
    for state, seat, path, _ in match(seats)[::2]:
        for first in dict.fromkeys(((), path[:1])):
            end = walk(RULES, state, seat, first)
            if isinstance(end, Asking):
                labels = [answer.label for answer in decision(RULES, state, seat, end).answers]
                assert len(set(labels)) == len(labels)


def test_all_phases_were_reached() -> None:
    assert {state.position.phase for seats in SEEDS for state, *_ in match(seats)} == {1, 2, 3}
