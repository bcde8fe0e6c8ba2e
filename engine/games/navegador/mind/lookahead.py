"""Which answer of a decision comes first, and whether it is green: each is played on for one round by the quick policy.

An answer may bring most by itself and still be a trap: it spends the last coin before a better trade, or leaves the stone where nothing can
be done next. Colonies that nobody has seen are taken to have a usual price. One decision is looked at once: the panels after it get what
was found.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from msgspec.structs import replace

from engine.adding import mean_of
from engine.core import Ask, Form, Path, Seat, Token
from engine.decision import Answer, Decision
from engine.games.navegador.mind import quick
from engine.games.navegador.mind.answers import in_points
from engine.games.navegador.mind.deeds import done
from engine.games.navegador.mind.policy import policy
from engine.games.navegador.mind.prospects import odds
from engine.games.navegador.mind.worth import PREMIUM
from engine.games.navegador.score import king_gains, points
from engine.games.navegador.state import Over, Player, State
from engine.games.navegador.turn import turn
from engine.walk import drive

RANK = 0.01
"""What an answer is held behind the one before it, as the game's rule has it."""
UNSURE = 2.0
"""Points that somebody's last turn may bring more or less than the quick policy makes of it."""
LEAD = 0.15
"""The chance of winning by which the first answer leads if it is green."""


def ranked(state: State, seat: Seat, brief: Decision) -> Decision:
    """The decision of the first question of a turn with the most promising answer first. It is green only if it clearly leads, is ahead
    at once and after a round, is the best by the rule of the game as well, and no other answer begins the end of the match."""
    if len(brief.answers) < 2:
        return brief
    found = promises(state, seat, tuple([answer.path for answer in brief.answers]))
    means = [mean_of(chances) for chances in found]
    order = sorted(range(len(found)), key=lambda at: -means[at])
    first = order[0]
    may_end = any(answer.asks for answer in brief.answers)  # whether to begin the end decides the match: nothing is green beside it
    is_ahead = all(chances[first] == max(chances) for chances in zip(*found, strict=True))
    is_clear = means[first] - means[order[1]] >= LEAD
    answers = tuple([brief.answers[at] for at in order])
    return replace(brief, answers=answers, has_best=brief.has_best and first == 0 and is_ahead and is_clear and not may_end)


def agreed(state: State, seat: Seat, asked: Ask | Form, path: Path, brief: Decision) -> Decision:
    """The decision of a later question: its first answer is green only if the sensible player gives it, too."""
    if not brief.has_best:
        return brief
    given = policy(state, seat, asked, path, Random(0)).split()
    alike = all(sorted(mine.split("+")) == sorted(theirs.split("+")) for mine, theirs in zip(brief.answers[0].path, given, strict=False))
    return brief if alike else replace(brief, has_best=False)


def of_last_turn(state: State, seat: Seat, path: Path, brief: Decision) -> Decision:
    """The decision with its answers in points, which alone count now. What ends the match is confirmed, and never green."""
    position = state.position
    if position.left is None:
        return replace(brief, has_best=brief.has_best and not brief.answers[0].asks)
    is_end, had = position.left == 1, position.players[seat]
    before = points(had) + _crowning(had)
    answers: list[Answer] = []
    for answer in brief.answers:
        after = _played(state, seat, (*path, *answer.path)).position
        label = in_points(after.last, after, points(after.players[seat]) - before)
        is_other = label is not None and all(label != other.label for other in answers)
        answers.append(replace(answer, label=label if label is not None and is_other else answer.label, asks=is_end))
    return replace(brief, answers=tuple(answers), has_best=brief.has_best and not is_end)


def _crowning(player: Player) -> int:
    """The points of the King's privilege where it brings most; 0 once it is placed."""
    return max([gain for gain in king_gains(player) if gain is not None], default=0) if player.king == "held" else 0


@lru_cache(256)
def promises(state: State, seat: Seat, lines: tuple[Path, ...]) -> tuple[tuple[float, ...], ...]:
    """For each line (it goes on sensibly) the seat's chances of winning right after it and after everybody's next turn, less what its rank
    takes away."""
    world = _plain(state)
    return tuple([tuple([chance - RANK * rank for chance in _chances(world, seat, line)]) for rank, line in enumerate(lines)])


def _chances(world: State, seat: Seat, line: Path) -> tuple[float, float]:
    after = _played(world, seat, line)
    until = world.position.turns + 1 + len(world.position.players)
    return _chance(after, seat), _chance(_played_on(after, until), seat)


def _chance(state: State, seat: Seat) -> float:
    """The seat's chance of winning; once the match is over by the points that it leads by, since others might have played otherwise."""
    if not isinstance(state.stage, Over):
        return odds(state)[seat]
    totals = [points(player) for player in state.position.players]
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return 1 / (1 + exp(-lead / UNSURE))


def _plain(state: State) -> State:
    """The state with colonies of a usual price where nobody has seen any."""
    position = state.position
    stacks = [stack if position.known >> at & 1 else (PREMIUM,) * len(stack) for at, stack in enumerate(position.stacks)]
    return replace(state, position=replace(position, stacks=tuple(stacks)))


def _played(world: State, seat: Seat, start: Path) -> State:
    """The position after a line that begins so and goes on sensibly."""

    def answered(asked: Ask | Form, path: Path) -> Token:
        if len(path) < len(start):
            return " ".join(start[len(path) : len(path) + (len(asked.fields) if isinstance(asked, Form) else 1)])
        return policy(world, seat, asked, path, Random(0))

    return drive(turn(world, seat), answered)[1].state


def _played_on(state: State, until: int) -> State:
    """The position after so many turns of the match."""
    while not isinstance(state.stage, Over) and state.position.turns < until:
        state = done(state, quick.choice(state))
    return state
