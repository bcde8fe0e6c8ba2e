"""The dialogues at the end of a phase and of the match: `swap 1+2+2`, `swap -`; `draw`, `stop`."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.core import NONE, Ask, Msg, Option, Seat, Several, Suggestion, Talk, Turn
from engine.games.pizarro import says
from engine.games.pizarro.board import GAMBLE_LIMIT, space
from engine.games.pizarro.score import gamble_points
from engine.games.pizarro.state import Exchanging, Gambling, LastMove, State
from engine.games.pizarro.turn.flow import next_phase, over
from engine.games.pizarro.turn.payment import Cards, hand_options, token
from engine.games.pizarro.work import Work


@lru_cache(1024)
def _swap_ask(hand: Cards, up_to: int) -> Ask:
    lowest = hand[:up_to]
    suggest = (
        Suggestion((NONE,), Msg("pizarro.swap.suggest.none")),
        Suggestion((token(lowest),), Msg("pizarro.swap.suggest.lowest", cards=lowest)),
    )
    return Ask("swap", Msg("pizarro.swap.ask", most=up_to), hand_options(hand), Several(0, min(up_to, len(hand))), suggest=suggest)


@cache
def _swap_word(up_to: int) -> Ask:
    return Ask("swap", Msg("pizarro.swap.ask", most=up_to), (Option("swap", None, Msg("pizarro.swap.word")),))


def exchange(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Discard up to three money cards for as many new ones, once for each ship. rulebook: Marco Polo."""
    stage, position = state.stage, state.position
    assert isinstance(stage, Exchanging)
    player = position.players[seat]
    up_to = space(position.sides, "marco_polo", position.phase).amount
    yield _swap_word(up_to)
    cards = yield _swap_ask(player.hand, up_to)
    work = Work(position, (says.swapped(seat, cards),))
    if cards:
        work.discard_from(seat, cards)
        work.draw(seat, len(cards))
    work.last = LastMove(seat, "exchanged", None, len(cards))
    after = State(work.position(), Exchanging(stage.queue[1:])) if len(stage.queue) > 1 else next_phase(work)
    return Turn(after, tuple(work.notes), sealed=bool(cards) or len(stage.queue) == 1)


@cache
def _gamble_ask(draws: int, total: int) -> Ask:
    blocked = None if draws else Msg("pizarro.gamble.first")
    return Ask(
        "gamble",
        Msg("pizarro.gamble.ask", total=total, limit=GAMBLE_LIMIT),
        (
            Option("draw", True, Msg("pizarro.gamble.draw")),
            Option("stop", False, Msg("pizarro.gamble.stop", total=total), blocked=blocked),
        ),
    )


def gamble(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Turn up money cards one by one, or stop with their sum. rulebook: Francisco Pizarro."""
    stage = state.stage
    assert isinstance(stage, Gambling)
    is_drawing = yield _gamble_ask(len(stage.draws), sum(stage.draws))
    return _turned_up(state, stage, seat) if is_drawing else _stopped(state, stage, seat)


def _turned_up(state: State, stage: Gambling, seat: Seat) -> Turn[State]:
    work = Work(state.position)
    value, work.deck = work.deck[0], work.deck[1:]
    work.discard += (value,)
    draws = (*stage.draws, value)
    work.notes.append(says.turned_up(seat, value, sum(draws)))
    work.last = LastMove(seat, "drew", None, value)
    if sum(draws) > GAMBLE_LIMIT:
        work.notes.append(says.bust(seat))
        after = over(work, draws)
    elif not work.deck:
        after = over(work, draws)
    else:
        after = State(work.position(), Gambling(seat, draws))
    return Turn(after, tuple(work.notes), sealed=True)


def _stopped(state: State, stage: Gambling, seat: Seat) -> Turn[State]:
    work = Work(state.position, (says.stopped(seat, gamble_points(stage.draws)),))
    work.last = LastMove(seat, "stopped", None, gamble_points(stage.draws))
    after = over(work, stage.draws)
    return Turn(after, tuple(work.notes), sealed=True)
