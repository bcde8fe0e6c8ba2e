"""Quick play, the evaluation of positions, and bots that look ahead."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from engine import bots
from engine.game.mind import Budget
from engine.game.rules import resolve_settings
from engine.search.thinking import think_through
from engine.values.core import Seat
from engine.walking.walk import Asking, play, walk
from games.pizarro.game import RULES
from games.pizarro.mind import quick
from games.pizarro.mind.judgement import JUDGEMENT, Pair, fit_limit, think
from games.pizarro.mind.manner import HABITS, thumb
from games.pizarro.mind.policy import limit
from games.pizarro.mind.quick import quiet_workbench
from games.pizarro.mind.quiet import QuietPosition
from games.pizarro.rules.board import NUMBER
from games.pizarro.rules.state import Bidding, Gambling, Paying, Pending, State
from games.pizarro.tests.given import given, when

SIDES = ("aa", "ab", "ba", "bb")


def set_up(sides: str, seats: int, seed: str = "quick") -> State:
    """Return the start of a match on these sides of the two halves."""
    return RULES.setup(seats, resolve_settings(RULES, {"half1": sides[0], "half2": sides[1]}), seed)


def lay_out(state: State, seed: int = 0) -> QuietPosition:
    """Return the position as quick play holds it, with everybody playing by rule of thumb."""
    seats = len(state.position.players)
    return QuietPosition(state.position, (thumb(seats),) * seats, Random(seed))


@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("seats", RULES.seats)
def test_quick_play_keeps_the_laws(sides: str, seats: int) -> None:
    """After each card the audit finds no fault, and the worth of the cards is up to date.

    At the end the evaluation is the points of the score sheets.
    """
    state = set_up(sides, seats)
    work = lay_out(state)
    quick.resume(work, state.stage)
    while quick.step(work):
        assert not work.is_over
        frozen = State(work.frozen(), Pending())
        RULES.audit(frozen)
        relaid = lay_out(frozen)
        assert (relaid.fleet, relaid.counts, relaid.worth) == (work.fleet, work.counts, work.worth)
    ended = quick.position(work)
    RULES.audit(ended)
    result = RULES.result(ended)
    assert result is not None
    assert [int(sum(parts)) for parts in JUDGEMENT.worth(ended)] == [sheet.total for sheet in result.scores]


@pytest.mark.parametrize("sides", SIDES)
def test_playouts_begin_in_all_stages_of_a_match(sides: str) -> None:
    """Some begin in the middle of a move, before chance. The position at the end is lawful, and no term of its evaluation is huge."""
    rng, seen = Random(sides), set[str]()
    state = set_up(sides, 4, "stages")
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        line = bots.line("deckhand", RULES, state, seat, rng)
        turn = play(RULES, state, seat, line).value
        before_chance = [] if turn.before_chance is None else [turn.before_chance()]
        for start in (state, *before_chance):
            if type(start.stage).__name__ not in seen or rng.random() < 0.02:
                seen.add(type(start.stage).__name__)
                ended = JUDGEMENT.playout(start, seat, plan=None, turns=JUDGEMENT.horizon, rng=Random(1))
                RULES.audit(ended)
                for parts in JUDGEMENT.worth(ended):
                    assert len(parts) == len(JUDGEMENT.terms) and all(abs(part) < 200 for part in parts)
                assert JUDGEMENT.doubt(ended) > 0
        state = turn.state
    assert {"Bidding", "Paying", "Pending"} <= seen


@pytest.mark.parametrize("seed", range(6))
def test_an_auction_in_one_step_ends_as_by_the_rules(seed: int) -> None:
    """If everybody raises by the least up to a limit, the buyer is the same and the price differs by a ducat at most."""
    state = set_up("aa", 4, f"auction {seed}")
    assert isinstance(state.stage, Bidding)
    limits = {Seat(seat): 3 + Random(f"{seed}/{seat}").randrange(20) for seat in range(4)}
    work = lay_out(state)
    quick.auction(work, NUMBER[state.stage.card], [*state.stage.queue], standing=0, limits=dict(limits))
    while isinstance(state.stage, Bidding):
        seat, lowest = state.stage.queue[0], state.stage.bid + 1
        is_opening = not state.stage.bid
        bid = max(lowest, quick.opening(thumb(4), limits[seat])) if is_opening else lowest
        state = when(state, f"bid {bid}" if limits[seat] >= lowest else "pass").state
    assert isinstance(state.stage, Paying)
    assert work.last.amount == pytest.approx(state.stage.price, abs=1)
    assert limits[Seat(work.buyer)] == max(limits.values()) == limits[state.stage.seat]


def test_marco_polo_is_worth_more_among_few_players() -> None:
    """Marco Polo brings money cards. The rules of thumb differ by the number of players."""
    few, many = (quiet_workbench(given(["marco_polo", "cook"], seats=seats).position) for seats in (3, 6))
    marco_polo = NUMBER["marco_polo"]
    assert few.worth[0][marco_polo] > many.worth[0][marco_polo]


def test_the_sensible_player_bids_by_the_functions_of_quick_play() -> None:
    """The limits differ by the seat's own taste at most."""
    state = given(["marco_polo", "cook"], seats=3)
    limit_in_quick_play = quick.limit(quiet_workbench(state.position), 0, NUMBER["marco_polo"], rivals=3)
    assert limit_in_quick_play == pytest.approx(limit(state, Seat(0)), rel=0.12)


def test_somebody_who_bids_alone_opens_with_the_least() -> None:
    state = given(["cook"], phase=2, ships={0: [("cook", 1)]})
    assert bots.line("mate", RULES, state, Seat(0), Random(0)).startswith("bid 1 pay 1")


def test_a_line_through_the_gains_gives_the_limit() -> None:
    """Gains that vanish at a price of 9 make the limit 9, whatever the rule of thumb; a single pair hardly moves it."""

    def pair(price: int, gain: float) -> Pair:
        return Pair(price, gain, without=0.2, rival=5, terms=(), terms_without=())

    clear = [pair(price, gain=0.04 * (9 - price)) for price in (3, 6, 9, 12, 15) for _ in range(20)]
    assert fit_limit(clear, 4, 4.0).mean == pytest.approx(9, abs=0.5)
    assert fit_limit([pair(4, gain=0.5)], 4, 4.0).mean < 12


def test_the_limit_does_not_move_during_an_auction() -> None:
    """What was known when the card came up decides, so raises of others change nothing."""
    state = given(["cook", "pizarro", "magellan"], seats=4)
    highest_limits = []
    for bidding in (state, when(state, "bid 1", "bid 2", "pass", "bid 4").state):
        thoughts = think(RULES.view(bidding, Seat(0)), Seat(0), Budget(nodes=24, width=8), Random(0))
        assert thoughts is not None
        *_, last_thought = thoughts
        highest_limits.append(max(line.plan for line in last_thought.considered if line.plan is not None))
        assert {line.line.partition(" ")[0] for line in last_thought.considered} == {"bid", "pass"}
    at_first, after_raises = highest_limits
    assert at_first == after_raises


def test_a_player_who_cannot_raise_does_not_think() -> None:
    state = when(given(["cook"], hands={1: [1]}, seats=3), "bid 5").state
    view, budget = RULES.view(state, Seat(1)), Budget(nodes=24, width=8)
    assert think(view, Seat(1), budget, Random(0)) is None
    assert think_through(RULES, view, Seat(1), budget, Random(0)).nodes == 0


@pytest.mark.parametrize("sides", ("aa", "bb"))
def test_candidates_are_legal_and_begin_with_the_sensible_line(sides: str) -> None:
    state, rng = set_up(sides, 3, "lines"), Random(2)
    while RULES.to_act(state):
        seat = RULES.to_act(state)[0]
        if not isinstance(state.stage, Bidding) or rng.random() < 0.1:
            candidates = JUDGEMENT.candidates(state, seat, 8, Random(0))
            first, *_ = candidates
            assert first.line == bots.line("mate", RULES, state, seat, Random(0))
            for candidate in candidates:
                play(RULES, state, seat, candidate.line)
        state = play(RULES, state, seat, bots.line("deckhand", RULES, state, seat, rng)).value.state


def test_worlds_of_the_same_view_give_the_same_line() -> None:
    state = given(["cook", "pizarro", "magellan"], seats=4)
    position = state.position
    reordered = replace(state, position=replace(position, deck=tuple(reversed(position.deck)), stack=tuple(reversed(position.stack))))
    line, line_if_reordered = (
        think_through(RULES, RULES.view(world, Seat(0)), Seat(0), Budget(nodes=24, width=8), Random(5)).line for world in (state, reordered)
    )
    assert line == line_if_reordered


def test_the_sensible_player_stops_the_gamble_in_time() -> None:
    position = given(["pizarro"], phase=3, sides="ab").position
    most = HABITS.gamble_stop
    for draws, line in (((3,), "draw"), ((most - 1,), "draw"), ((most,), "stop"), ((9, 9), "stop")):
        state = State(position, Gambling(Seat(0), draws))
        end = walk(RULES, state, Seat(0), ())
        assert isinstance(end, Asking)
        assert RULES.mind.policy(state, Seat(0), end.ask, (), Random(1)) == line
