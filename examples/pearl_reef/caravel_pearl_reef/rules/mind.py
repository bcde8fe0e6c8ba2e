"""Playing well: a sensible player, and each question in brief with its answers.

No other room but `rules` knows it. The sensible player weighs every hex in reach: its pearls, how likely it is to be alone there, and what
lies around it for later.
"""

from __future__ import annotations

from collections.abc import Iterator

from caravel import MOST, Answer, Ask, Decision, Form, Line, Mind, Path, Seat, by_lines, sum_of, usual
from msgspec.structs import replace

from caravel_pearl_reef.rules import says
from caravel_pearl_reef.rules.board import LANTERN, NAMES, REACH, Hex
from caravel_pearl_reef.rules.state import Position, State, to_act
from caravel_pearl_reef.rules.turn import turn

TERMS = ("pearl_reef.term.pearls", "pearl_reef.term.lantern", "pearl_reef.term.place")
"""The parts of what a position is worth, as the coach calls them."""

HORIZON = 6
"""Choices of all players that the stronger bots look ahead."""

NEAR = 0.3
"""What a pearl in reach of a boat is worth to it while rounds are left."""
BEATEN = 0.15
"""How often somebody else lights a lantern where boats meet."""


def _near(position: Position, goal: Hex) -> float:
    """Return what the best three hexes in reach promise for the rounds to come."""
    best = sorted((position.pearls[place] for place in REACH[goal] if place != goal), reverse=True)[:3]
    return NEAR * sum_of(map(float, best)) * min(1.0, (position.rounds - position.round) / 3)


def _alone(position: Position, seat: Seat) -> dict[Hex, float]:
    """Return how likely it is that nobody else sails to each hex in reach.

    The others like hexes by the square of their pearls.
    """
    odds = dict.fromkeys(REACH[position.players[seat].boat], 1.0)
    for at, player in enumerate(position.players):
        if at == seat:
            continue
        likes = {goal: (0.5 + position.pearls[goal]) ** 2 for goal in REACH[player.boat]}
        whole = sum_of(likes.values())
        for goal in odds:
            odds[goal] *= 1 - likes.get(goal, 0.0) / whole
    return odds


def weighed(world: State, seat: Seat) -> Iterator[tuple[Line, float]]:
    """Yield every line of the seat with the points that it may come to.

    It goes by what everybody knows, never by a choice that is hidden.
    """
    position = world.position
    player = position.players[seat]
    for goal, alone in _alone(position, seat).items():
        later, held = _near(position, goal), position.pearls[goal]
        if not player.has_lantern:
            yield NAMES[goal], alone * held + later
            continue
        yield f"{NAMES[goal]} dark", alone * held + later
        yield f"{NAMES[goal]} lit", (alone + (1 - alone) * (1 - BEATEN)) * held + later - LANTERN


def decided(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Return each question in brief: what is at stake, and the three hexes with most pearls.

    The lantern is unlit there; the hexes have their places on the picture.
    """
    position, player = state.position, state.position.players[seat]
    if ask.name == "lantern":
        return replace(usual(ask), question=says.lantern_asked(), stake=says.lantern_stake())
    rest = ("dark",) if player.has_lantern else ()
    best = sorted(REACH[player.boat], key=lambda goal: -position.pearls[goal])[:MOST]
    answers = tuple(
        Answer((NAMES[goal], *rest), says.suggested(goal, position.pearls[goal]), places=(f"goal-{NAMES[goal]}",)) for goal in best
    )
    stake, round_now = says.goal_stake(position.pearls[best[0]]), says.round_of(position.round, position.rounds)
    return Decision(says.goal_asked(), answers, stake, round_now, rest=says.another())


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what a position is worth to each seat, in points: pearls, lantern, place."""
    position = state.position
    return tuple([(float(player.pearls), float(LANTERN * player.has_lantern), _near(position, player.boat)) for player in position.players])


LINES = by_lines(weighed, turn, to_act)

MIND = Mind(policy=LINES.policy, decision=decided, judgement=LINES.judgement(TERMS, worth, HORIZON))
