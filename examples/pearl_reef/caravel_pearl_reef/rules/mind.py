"""Playing well: a sensible player, and each question in brief with its answers.

Only `rules` imports it. The sensible player weighs every hex in reach: its pearls, the chance to be alone there, and the pearls around it
for later rounds.
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
"""The names of the parts of a position's worth, for the coach."""

HORIZON = 6
"""How many choices, of all players together, the stronger bots look ahead."""

NEAR = 0.3
"""What a pearl in reach of a boat is worth to its player, in points, while three or more rounds are left."""
BEATEN = 0.15
"""The chance that another boat in the same hex lights its lantern as well."""


def _near(position: Position, goal: Hex) -> float:
    """Return what the best three hexes in reach are worth for later rounds, in points."""
    best = sorted((position.pearls[place] for place in REACH[goal] if place != goal), reverse=True)[:3]
    return NEAR * sum_of(map(float, best)) * min(1.0, (position.rounds - position.round) / 3)


def _alone(position: Position, seat: Seat) -> dict[Hex, float]:
    """Return for each hex in reach the chance that nobody else sails there.

    Other players are taken to choose hexes in proportion to the square of their pearls plus one half.
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
    """Yield every line of the seat with the points that it probably gains.

    This uses only what everybody knows, and no hidden choice.
    """
    position = world.position
    player = position.players[seat]
    for goal, alone in _alone(position, seat).items():
        later, pearls = _near(position, goal), position.pearls[goal]
        if not player.has_lantern:
            yield NAMES[goal], alone * pearls + later
            continue
        yield f"{NAMES[goal]} dark", alone * pearls + later
        yield f"{NAMES[goal]} lit", (alone + (1 - alone) * (1 - BEATEN)) * pearls + later - LANTERN


def decided(state: State, seat: Seat, ask: Ask | Form, path: Path) -> Decision | None:
    """Return a question in brief: what is at stake, and the hexes with most pearls.

    These answers leave the lantern unlit, and have their places on the picture.
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
    """Return what a position is worth to each seat, in points: pearls, lantern, place.

    The place is worth what lies in reach of the boat.
    """
    position = state.position
    return tuple([(float(player.pearls), float(LANTERN * player.has_lantern), _near(position, player.boat)) for player in position.players])


LINES = by_lines(weighed, turn, to_act)

MIND = Mind(policy=LINES.policy, decision=decided, judgement=LINES.judgement(TERMS, worth, HORIZON))
