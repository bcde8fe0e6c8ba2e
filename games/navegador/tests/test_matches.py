"""Whole matches of bots: turns take few clicks, money comes from and goes to the bank, and matches are of a sensible length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from engine import bots
from engine.asks.answers import forced_answer
from engine.values.core import Form, IllegalLine, Path, Seat, Turn
from engine.walking.walk import Asking, decision, play, preview, walk
from games.navegador.game import RULES
from games.navegador.rules.board import REGION_NUMBER, SURPLUS
from games.navegador.rules.score import king_best, points
from games.navegador.rules.state import Sail, State
from games.navegador.rules.wares import price_of

MENU = 25
"""The most choices of a menu. More options are offered in groups, and choosing a group is one more click."""
Step = tuple[State, Seat, Path, Turn[State]]
"""A move: the position, the seat, the tokens of its line, and the turn that it makes."""


@cache
def match(kind: str, seats: int, king: str, seed: str, longest: int = 4000) -> tuple[Step, ...]:
    """Return the moves of a match of bots."""
    return tuple(_moves(kind, seats, king, seed, longest))


def _moves(kind: str, seats: int, king: str, seed: str, longest: int) -> Iterator[Step]:
    rng = Random(seed)
    state = RULES.setup(seats, {"king": king}, seed)
    for _ in range(longest):
        if not RULES.to_act(state):
            return
        seat = RULES.to_act(state)[0]
        done = play(RULES, state, seat, bots.line(kind, RULES, state, seat, rng))
        yield state, seat, done.path, done.value
        state = done.value.state
        RULES.audit(state)


def clicks(state: State, seat: Seat, path: Path, is_ready: bool = True) -> int:
    """Return the fewest clicks from the open panel to the end of this line, with Confirm.

    `is_ready`: suggested answers count, which may give several tokens with one click.
    """

    def from_here(path_so_far: Path) -> int:
        end = walk(RULES, state, seat, path_so_far)
        while isinstance(end, Asking) and (token := forced_answer(end.ask)) is not None:
            end = walk(RULES, state, seat, (*end.path, token))
        if not isinstance(end, Asking):
            return 1
        path_so_far, rest = end.path, path[len(end.path) :]
        if isinstance(end.ask, Form):
            return len(end.ask.fields) + from_here(path[: len(path_so_far) + len(end.ask.fields)])
        free = [option for option in end.ask.options if option.blocked is None]
        groups = Counter(option.group for option in free)
        is_grouped = end.ask.several is None and len(free) > MENU
        assert not is_grouped or (None not in groups and len(groups) <= MENU and max(groups.values()) <= MENU)
        least = 1 + is_grouped + from_here((*path_so_far, rest[0]))
        suggestions = decision(RULES, state, seat, end).answers if is_ready else ()
        fitting = [answer.path for answer in suggestions if rest[: len(answer.path)] == answer.path]
        return min([least, *(1 + from_here((*path_so_far, *answer_path)) for answer_path in fitting)])

    return from_here(())


@pytest.mark.parametrize(("seats", "king"), [(2, "goa"), (4, "sheet"), (5, "sheet")])
def test_a_sensible_turn_takes_at_most_five_clicks(seats: int, king: str) -> None:
    counts = [clicks(state, seat, path) for state, seat, path, _ in match("greedy", seats, king, "clicks")[::3]]
    # Not all: bots do not look at a discovery before the others sail, as the suggested answer does.
    assert sum(count <= 5 for count in counts) >= 0.95 * len(counts)
    assert median(counts) == 2


def test_an_ordinary_turn_takes_at_most_five_clicks_by_options_alone() -> None:
    counts = Counter(clicks(state, seat, path, is_ready=False) for state, seat, path, _ in match("greedy", 4, "sheet", "clicks"))
    within = sum(count for number, count in counts.items() if number <= 5)
    assert within >= 0.85 * counts.total()
    assert median(counts.elements()) <= 4


def test_any_turn_takes_few_clicks() -> None:
    counts = [clicks(state, seat, path) for state, seat, path, _ in match("random", 3, "sheet", "clicks", longest=240)]
    assert max(counts) <= 7
    assert sum(count <= 5 for count in counts) >= 0.97 * len(counts)


@pytest.mark.parametrize(("seats", "king"), [(2, "sheet"), (3, "goa"), (4, "sheet"), (5, "goa")])
def test_the_answers_of_a_turn_are_legal_and_one_for_each_field(seats: int, king: str) -> None:
    for state, seat, _, _ in match("greedy", seats, king, "ready")[::7]:
        end = walk(RULES, state, seat, ())
        assert isinstance(end, Asking)
        answers = decision(RULES, state, seat, end).answers
        for answer in answers:
            walk(RULES, state, seat, answer.path)
        if end.ask.name == "turn.field":
            assert len({answer.path[0] for answer in answers}) == len(answers)


def sailing_ask(state: State, seat: Seat, first: str) -> Asking | None:
    """Return the ask for a group of ships after a first token, if there is one."""
    try:
        end = walk(RULES, state, seat, (first,))
    except IllegalLine:
        return None
    return end if isinstance(end, Asking) and end.ask.name == "sail.group" else None


@pytest.mark.parametrize("first", ["sailing", "navegador"])
def test_every_exploration_in_reach_is_one_click_from_sailing(first: str) -> None:
    explorations = 0
    for state, seat, _, _ in match("greedy", 5, "goa", "ready"):
        end = sailing_ask(state, seat, first)
        if end is None:
            continue
        unknown = {region.region for region in RULES.view(state, None).regions if not region.is_known}
        in_reach = {option.value.to for option in end.ask.options if isinstance(option.value, Sail)} & unknown  # type: ignore[union-attr]
        answers = decision(RULES, state, seat, end).answers
        suggested = {sail.to for answer in answers for sail in preview(RULES, state, seat, (first, *answer.path)).last.sails}
        assert in_reach <= suggested
        explorations += len(in_reach)
    assert explorations


@pytest.mark.parametrize(("seats", "king"), [(2, "sheet"), (3, "goa"), (4, "goa"), (5, "sheet")])
def test_money_comes_from_the_bank_and_goes_there(seats: int, king: str) -> None:
    for state, seat, _, turn in match("greedy", seats, king, "bank"):
        last, after = turn.state.position.last, turn.state.position
        before = state.position.players[seat]
        cheap = {"workers": before.churches, "ships": before.shipyards}.get(last.what, 0)
        due = sum(cost for _, cost in (*last.colonies, *last.buildings)) + price_of(last.recruited, cheap, state.position.phase)
        got = last.premium + last.bonus + SURPLUS * last.sold + sum(trade.income for trade in last.trades)
        assert last.money == got - due == after.players[seat].money - before.money
        assert [player for other, player in enumerate(after.players) if other != seat] == [
            player for other, player in enumerate(state.position.players) if other != seat
        ]


def test_the_greedy_player_finishes_in_a_sensible_time() -> None:
    """They explore Malaca in every match, whatever ends it."""
    lengths, winners = [], []
    for seed in ("one", "two", "three"):
        *_, (_, _, _, last_turn) = match("greedy", 4, "sheet", seed)
        state = last_turn.state
        lengths.append(state.position.turns / 4)
        winners.append(max(map(points, state.position.players)))
        assert state.position.known >> REGION_NUMBER["malaca"] & 1
    assert all(25 <= length <= 45 for length in lengths)
    assert all(70 <= winner <= 160 for winner in winners)


def test_the_greedy_player_uses_every_field_and_the_card() -> None:
    used = {path[0] for seats, king in ((4, "sheet"), (5, "sheet")) for _, _, path, _ in match("greedy", seats, king, "clicks")}
    assert used == {"sailing", "workers", "market1", "colony", "privilege", "ships", "market2", "buildings", "navegador"}


def test_the_king_s_privilege_is_placed_where_it_scores_most() -> None:
    steps = match("greedy", 4, "sheet", "clicks")
    placing = [turn.state.position.players[seat] for _, seat, path, turn in steps if path[-1].startswith("king:")]
    assert len(placing) == 4
    for player in placing:
        assert player.king == king_best(replace(player, king="held"))


def test_notes_tell_the_colonies_that_were_revealed() -> None:
    for _, _, _, turn in match("greedy", 5, "sheet", "clicks"):
        last = turn.state.position.last
        explored = [] if last.explored is None else [last.explored]
        prices_noted = [dict(note.msg.args)["prices"] for note in turn.notes if note.msg.key == "navegador.note.explore"]
        assert prices_noted == [turn.state.position.stacks[REGION_NUMBER[region]] for region in explored]
        assert turn.sealed == bool(explored)
        assert all(note.to is None for note in turn.notes)
