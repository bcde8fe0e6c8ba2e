"""Whole matches of bots: few clicks, money only from and to the bank, and a sensible length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from statistics import median

import pytest
from msgspec.structs import replace

from engine import bots
from engine.asks.answers import forced
from engine.values.core import Ask, Form, IllegalLine, Msg, Path, Seat, Suggestion, Turn
from engine.walking.walk import Asking, play, preview, walk
from games.navegador.game import RULES
from games.navegador.rules.board import REGION_NUMBER, RONDEL, SURPLUS, cost
from games.navegador.rules.score import king_best, points
from games.navegador.rules.state import Moving, Sail, State
from games.navegador.rules.wares import price_of

MENU = 25
"""Choices of one menu; more are offered in groups, which takes a click more."""
READY = 10
"""Ready answers that a panel shows as buttons."""


@cache
def match(kind: str, seats: int, king: str, seed: str, longest: int = 4000) -> tuple[tuple[State, Seat, Path, Turn[State]], ...]:
    """The moves of a match of bots: position, seat, tokens, what they led to."""
    return tuple(_moves(kind, seats, king, seed, longest))


def _moves(kind: str, seats: int, king: str, seed: str, longest: int) -> Iterator[tuple[State, Seat, Path, Turn[State]]]:
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
    """The fewest clicks from the open panel to this line, with Confirm; without ready answers if not `is_ready`."""

    def from_here(given: Path) -> int:
        end = walk(RULES, state, seat, given)
        while isinstance(end, Asking) and (token := forced(end.ask)) is not None:
            end = walk(RULES, state, seat, (*end.path, token))
        if not isinstance(end, Asking):
            return 1
        given, rest = end.path, path[len(end.path) :]
        if isinstance(end.ask, Form):
            return len(end.ask.fields) + from_here(path[: len(given) + len(end.ask.fields)])
        free = [option for option in end.ask.options if option.blocked is None]
        groups = Counter(option.group for option in free)
        is_grouped = end.ask.several is None and len(free) > MENU
        assert not is_grouped or (None not in groups and len(groups) <= MENU and max(groups.values()) <= MENU)
        least = 1 + is_grouped + from_here((*given, rest[0]))
        for hint in list(end.ask.suggest)[:READY] if is_ready else ():
            if rest[: len(hint.path)] == hint.path:
                least = min(least, 1 + from_here((*given, *hint.path)))
        return least

    return from_here(())


@pytest.mark.parametrize(("seats", "king"), [(2, "goa"), (4, "sheet"), (5, "sheet")])
def test_a_sensible_turn_takes_at_most_five_clicks(seats: int, king: str) -> None:
    counts = [clicks(state, seat, path) for state, seat, path, _ in match("greedy", seats, king, "clicks")[::3]]
    assert max(counts) <= 5
    assert median(counts) == 2


def test_an_ordinary_turn_takes_at_most_five_clicks_without_ready_answers() -> None:
    counts = Counter(clicks(state, seat, path, is_ready=False) for state, seat, path, _ in match("greedy", 4, "sheet", "clicks"))
    within = sum(count for number, count in counts.items() if number <= 5)
    assert within >= 0.85 * counts.total()
    assert median(counts.elements()) <= 4


def test_any_turn_takes_few_clicks() -> None:
    counts = [clicks(state, seat, path) for state, seat, path, _ in match("random", 3, "sheet", "clicks", 240)]
    assert max(counts) <= 7
    assert sum(count <= 5 for count in counts) >= 0.97 * len(counts)


@pytest.mark.parametrize(("seats", "king"), [(2, "sheet"), (3, "goa"), (4, "sheet"), (5, "goa")])
def test_ready_answers_are_legal_whole_lines(seats: int, king: str) -> None:
    for state, seat, _, _ in match("greedy", seats, king, "ready")[::7]:
        end = walk(RULES, state, seat, ())
        assert isinstance(end, Asking)
        assert not isinstance(end.ask, Form)
        for hint in whole(end.ask):
            play(RULES, state, seat, " ".join(hint.path))
        assert len(end.ask.suggest) <= READY


def whole(ask: Ask | Form) -> list[Suggestion]:
    """The ready answers that are whole turns, without those that lead to an own choice on a field."""
    return [hint for hint in ask.suggest if hint.label.key not in ("navegador.plan.field", "navegador.move.navegador")]


@pytest.mark.parametrize("seats", [2, 4])
def test_every_free_field_with_a_choice_is_one_click_away(seats: int) -> None:
    for state, seat, _, _ in match("greedy", seats, "sheet", "ready")[seats::5]:
        end = walk(RULES, state, seat, ())
        assert isinstance(end, Asking)
        fields = {hint.path for hint in end.ask.suggest} & {(name,) for name in RONDEL}
        player = state.position.players[seat]
        for name in RONDEL if isinstance(state.stage, Moving) else ():
            there = walk(RULES, state, seat, (name,)) if not cost(player.field, RONDEL.index(name)) else None
            has_choice = isinstance(there, Asking) and forced(there.ask) is None
            assert ((name,) in fields) == has_choice, (name, there)


@pytest.mark.parametrize("seats", [2, 5])
def test_ready_answers_say_what_money_will_be_left(seats: int) -> None:
    labels = Counter[str]()
    for state, seat, _, _ in match("greedy", seats, "goa", "ready")[::5]:
        for field in (None, "market1", "market2", "colony", "buildings"):
            if field is not None and cost(state.position.players[seat].field, RONDEL.index(field)):
                continue
            path = () if field is None else (field,)
            end = walk(RULES, state, seat, path)
            for hint in whole(end.ask) if isinstance(end, Asking) else ():
                after = play(RULES, state, seat, " ".join([*path, *hint.path])).value.state
                said = {one.key.removeprefix("navegador.plan."): dict(one.args) for one in nested(hint.label, hint.hint)}
                for args in said.values():
                    assert args.get("left", after.position.players[seat].money) == after.position.players[seat].money
                labels.update(key for key, args in said.items() if "left" in args or "income" in args)
    assert set(labels) >= {"workers", "ships", "market", "trade", "makes", "colony", "building", "privilege"}


def nested(*said: object) -> Iterator[Msg]:
    """Messages with all that are inside them."""
    for one in said:
        if isinstance(one, Msg):
            yield one
            yield from nested(*(value for _, value in one.args))
        elif isinstance(one, tuple):
            yield from nested(*one)


@pytest.mark.parametrize(("seats", "king"), [(2, "goa"), (4, "sheet")])
def test_ready_answers_say_the_points_that_they_bring_at_once(seats: int, king: str) -> None:
    """Of a discovery, without the premium, which is still hidden."""
    told = Counter[int]()
    for state, seat, _, _ in match("greedy", seats, king, "ready")[::5]:
        end = walk(RULES, state, seat, ())
        for hint in whole(end.ask) if isinstance(end, Asking) and state.position.left is None else ():
            points = {one.key: dict(one.args)["points"] for one in nested(hint.hint) if one.key.endswith((".gain", ".loss"))}
            gain = int(str(points.get("navegador.plan.gain", 0))) - int(str(points.get("navegador.plan.loss", 0)))
            before, after = RULES.view(state, seat), preview(RULES, state, seat, hint.path)
            assert after.players[seat].points - before.players[seat].points == gain
            told[gain] += 1
    assert len(told) > 3


@pytest.mark.parametrize(("seats", "king"), [(3, "sheet"), (5, "goa")])
def test_an_answer_that_plays_at_once_hides_nothing(seats: int, king: str) -> None:
    """It can be taken back, pays no ships, loses no card and is no last turn; all other ready answers are confirmed."""
    seen = Counter[bool]()
    for state, seat, _, _ in match("greedy", seats, king, "ready")[::4]:
        end = walk(RULES, state, seat, ())
        for hint in whole(end.ask) if isinstance(end, Asking) else ():
            turn = play(RULES, state, seat, " ".join(hint.path)).value
            last, after = turn.state.position.last, turn.state.position
            passes = after.holder != state.position.holder and last.what != "navegador"
            assert hint.plays is not bool(turn.sealed or last.paid or passes or after.is_ending)
            seen[hint.plays] += 1
    assert min(seen[True], seen[False]) > 5


@pytest.mark.parametrize("first", ["sailing", "navegador"])
def test_every_exploration_in_reach_is_one_click_from_sailing(first: str) -> None:
    shown = 0
    for state, seat, _, _ in match("greedy", 5, "goa", "ready"):
        try:
            end = walk(RULES, state, seat, (first,))
        except IllegalLine:
            continue
        if isinstance(end, Asking) and isinstance(end.ask, Ask) and end.ask.name == "sail.group":
            unknown = {region.region for region in RULES.view(state, None).regions if not region.is_known}
            offered = {option.value.to for option in end.ask.options if isinstance(option.value, Sail)}
            ready = {sail.to for hint in end.ask.suggest for sail in preview(RULES, state, seat, (first, *hint.path)).last.sails}
            assert offered & unknown <= ready
            shown += len(offered & unknown)
    assert shown


@pytest.mark.parametrize(("seats", "king"), [(2, "sheet"), (3, "goa"), (4, "goa"), (5, "sheet")])
def test_money_comes_from_the_bank_and_goes_there(seats: int, king: str) -> None:
    for state, seat, _, turn in match("greedy", seats, king, "bank"):
        last, after = turn.state.position.last, turn.state.position
        before = state.position.players[seat]
        due = sum(cost for _, cost in (*last.colonies, *last.buildings))
        if last.recruited:
            cheap = before.churches if last.what == "workers" else before.shipyards
            due += price_of(last.recruited, cheap, state.position.phase)
        got = last.premium + last.bonus + SURPLUS * last.sold + sum(trade.income for trade in last.trades)
        assert last.money == got - due == after.players[seat].money - before.money
        for other, player in enumerate(after.players):
            assert other == seat or player == state.position.players[other]


def test_the_greedy_player_finishes_in_a_sensible_time() -> None:
    """They explore Malaca too, whatever ends the match."""
    lengths, winners = [], []
    for seed in ("one", "two", "three"):
        state = match("greedy", 4, "sheet", seed)[-1][3].state
        lengths.append(state.position.turns / 4)
        winners.append(max(map(points, state.position.players)))
        assert state.position.known >> REGION_NUMBER["malaca"] & 1
    assert all(25 <= length <= 45 for length in lengths)
    assert all(70 <= winner <= 160 for winner in winners)


def test_the_greedy_player_uses_every_field_and_the_card() -> None:
    used = {path[0] for seats, king in ((4, "sheet"), (5, "sheet")) for _, _, path, _ in match("greedy", seats, king, "clicks")}
    assert used == {"sailing", "workers", "market1", "colony", "privilege", "ships", "market2", "buildings", "navegador"}


def test_the_king_s_privilege_ends_where_it_brings_most() -> None:
    placed = 0
    for _, seat, path, turn in match("greedy", 4, "sheet", "clicks"):
        if path[-1].startswith("king:"):
            player = turn.state.position.players[seat]
            assert player.king == king_best(replace(player, king="held"))
            placed += 1
    assert placed == 4


def test_notes_tell_all_that_chance_brought() -> None:
    for _, _, _, turn in match("greedy", 5, "sheet", "clicks"):
        last = turn.state.position.last
        discoveries = [note.msg for note in turn.notes if note.msg.key == "navegador.note.explore"]
        assert len(discoveries) == (last.explored is not None) == turn.sealed
        if last.explored is not None:
            assert dict(discoveries[0].args)["prices"] == turn.state.position.stacks[REGION_NUMBER[last.explored]]
        assert all(note.to is None for note in turn.notes)
