"""Which answer of a decision comes first, and whether it is green: each is played on by the quick policy.

An answer may bring most by itself and still be a trap: it spends the last coin before a better trade, or leaves the stone where nothing
can be done next. Each is played on for one round, and for three where that leaves two of them close. The extra sailing of the card comes
after the other answers: it is soon spent, and a better moment nearly always comes (of 58 it was clearly the best in one). Colonies that
nobody has seen are taken to have a usual price. A panel looks at a decision once: the panels after it get what was found.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from random import Random

from msgspec.structs import replace

from engine.asks.decision import Answer, Decision
from engine.values.core import Ask, Form, Path, Seat, Token
from engine.walking.walk import drive
from games.navegador.mind import quick
from games.navegador.mind.answers import CARD, in_points
from games.navegador.mind.deeds import do_deed
from games.navegador.mind.policy import policy
from games.navegador.mind.prospects import odds
from games.navegador.mind.worth import PREMIUM
from games.navegador.rules.score import king_gains, points
from games.navegador.rules.state import Over, Player, State
from games.navegador.rules.turn import turn

RANK = 0.01
"""What an answer is held behind the one before it, as the game's rule has it."""
UNSURE = 2.0
"""Points that somebody's last turn may bring more or less than the quick policy makes of it."""
CLOSE = 0.06
"""Answers that are behind the best by no more than this chance of winning after a round are played on."""
FAR = 3
"""Rounds that these are played on for."""
LEAD = 0.15
"""The chance of winning by which the first answer leads if it is green."""


def rank_answers(state: State, seat: Seat, brief: Decision) -> Decision:
    """The decision of the first question of a turn with the most promising answer first. It is green only if it clearly leads, is the best
    by the rule of the game as well, and no other answer begins the end of the match."""
    if len(brief.answers) < 2:
        return brief
    cards = [answer for answer in brief.answers if answer.path[0] == CARD]
    answers = [answer for answer in brief.answers if answer not in cards]
    order, lead = promises(state, seat, tuple([answer.path for answer in answers]))
    may_end = any(answer.asks for answer in brief.answers)  # whether to begin the end decides the match: nothing is green beside it
    is_best = brief.has_best and not may_end and lead >= LEAD and answers[order[0]] == brief.answers[0]
    return replace(brief, answers=(*[answers[at] for at in order], *cards), has_best=is_best)


def check_first_answer(state: State, seat: Seat, asked: Ask | Form, path: Path, brief: Decision) -> Decision:
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
def promises(state: State, seat: Seat, lines: tuple[Path, ...]) -> tuple[tuple[int, ...], float]:
    """The numbers of the lines (each goes on sensibly), the most promising first, and by what chance of winning the first leads at the
    least: after one round, and in the mean of that and the chance after `FAR` rounds for those that are played on."""
    if len(lines) < 2:
        return tuple(range(len(lines))), 0.0
    world, seats = _plain(state), len(state.position.players)
    until = world.position.turns + 1 + seats
    played = [_played_on(_played(world, seat, line), until) for line in lines]
    soon = [_chance(after, seat) - RANK * rank for rank, after in enumerate(played)]
    best, second = sorted(soon, reverse=True)[:2]
    is_clear = best - second >= LEAD  # whether it lasts is looked at, too
    again = [at for at, chance in enumerate(soon) if is_clear or best - chance <= CLOSE]
    chances = list(soon)
    if len(again) > 1:
        until += (FAR - 1) * seats
        for at in again:
            chances[at] = (soon[at] + _chance(_played_on(played[at], until), seat) - RANK * at) / 2
    first, *others = sorted(range(len(lines)), key=lambda at: (at not in again, -chances[at]))
    return (first, *others), min(values[first] - max([values[at] for at in others]) for values in (soon, chances))


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
        state = do_deed(state, quick.choice(state))
    return state
