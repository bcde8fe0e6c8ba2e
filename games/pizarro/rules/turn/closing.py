"""Dialogues at the end of a phase or match: `swap 1+2+2`, `swap -`; `draw`, `stop`.

rulebook: Marco Polo; Francisco Pizarro.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from engine.values.core import Ask, Msg, Option, Seat, Several, Talk, Turn
from games.pizarro.rules import says
from games.pizarro.rules.board import GAMBLE_LIMIT, MONEY_SETS, SET, side, space
from games.pizarro.rules.payment import Cards
from games.pizarro.rules.state import Exchanging, Gambling, Pending, State, clockwise
from games.pizarro.rules.turn.flow import next_phase, over
from games.pizarro.rules.turn.purchase import hand_options
from games.pizarro.rules.turn.work import Work


@lru_cache(1024)
def _swap_ask(hand: Cards, up_to: int) -> Ask:
    several = Several(0, min(up_to, len(hand)))
    return Ask("swap", Msg("pizarro.swap.ask", most=up_to), hand_options(hand), several, word="swap")


def exchange(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Discard up to three money cards for as many new ones, once for each ship."""
    stage, position = state.at(Exchanging), state.position
    cards = yield _swap_ask(position.players[seat].hand, space(position.sides, "marco_polo", position.phase).amount)
    work = Work(position)
    work.exchange(seat, cards)
    before = work.frozen()
    if cards:
        work.draw(seat, len(cards))
    is_last = len(stage.queue) == 1
    after = next_phase(work) if is_last else State(work.frozen(), Exchanging(stage.queue[1:]))
    return Turn(after, tuple(work.notes), sealed=bool(cards) or is_last, before_chance=lambda: State(before, Pending()))


@cache
def _gamble_ask(draws: int, total: int, fitting: int, unseen: int) -> Ask:
    """Ask whether to draw; `fitting` of the `unseen` cards keep the sum within the limit."""
    blocked = None if draws else Msg("pizarro.gamble.first")
    return Ask(
        "gamble",
        Msg("pizarro.gamble.ask", total=total, limit=GAMBLE_LIMIT),
        (
            Option("draw", True, Msg("pizarro.gamble.draw"), Msg("pizarro.gamble.odds", fitting=fitting, unseen=unseen)),
            Option("stop", False, Msg("pizarro.gamble.stop", total=total), blocked=blocked),
        ),
    )


def unseen(state: State, stage: Gambling) -> Cards:
    """Return the money cards that are not open to all.

    The deck, and hands and hidden piles of the seats that are still to be counted.
    """
    position = state.position
    order = clockwise(position.buyer, len(position.players))
    left = Counter(SET * MONEY_SETS)
    left.subtract(position.discard)
    for seat, player in enumerate(position.players):
        is_counted = seat in order[: order.index(stage.seat) + 1]
        left.subtract(player.hand if is_counted else ())
        if is_counted or side(position.sides, "magellan") == "b":
            left.subtract(value for pile in player.piles for value in pile.values)
    return tuple(left.elements())


def gamble(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Turn up money cards one by one, or stop with their sum."""
    stage = state.at(Gambling)
    total, left = sum(stage.draws), unseen(state, stage)
    is_drawing = yield _gamble_ask(len(stage.draws), total, sum(total + value <= GAMBLE_LIMIT for value in left), len(left))
    return _turn_up(state, stage, seat) if is_drawing else _stop(state, stage, seat)


def _turn_up(state: State, stage: Gambling, seat: Seat) -> Turn[State]:
    work = Work(state.position)
    draws = work.turn_up(seat, stage.draws)
    is_bust = sum(draws) > GAMBLE_LIMIT
    if is_bust:
        work.say(says.bust, seat)
    after = over(work, draws) if is_bust or not work.deck else State(work.frozen(), Gambling(seat, draws))
    return Turn(after, tuple(work.notes), sealed=True)


def _stop(state: State, stage: Gambling, seat: Seat) -> Turn[State]:
    work = Work(state.position)
    work.stop(seat, stage.draws)
    after = over(work, stage.draws)
    return Turn(after, tuple(work.notes), sealed=True)
