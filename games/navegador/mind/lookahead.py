"""Which answer of a decision comes first, and whether it is marked as the best (green).

An answer may bring most by itself and still be a trap: it spends the last coin before a better trade, or leaves the stone where nothing can
be done next. So each answer is played on for one round by the quick policy; the other players do the same after each answer, if they can.
The extra sailing of the card comes last: it can be used only once, and a better moment nearly always comes (it was clearly the best answer
in 1 of 58 decisions). Colonies that nobody has seen are taken to have a usual price. The result is cached, for the next panels of the same
decision.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp
from random import Random

from msgspec.structs import replace

from engine.asks.decision import Answer, Decision
from engine.values.core import NONE, Ask, Form, Path, Seat, Token
from engine.walking.walk import drive
from games.navegador.mind import quick
from games.navegador.mind.deeds import Deed, do_deed
from games.navegador.mind.policy import policy
from games.navegador.mind.prospects import odds
from games.navegador.mind.values import PREMIUM
from games.navegador.mind.wording import CARD, in_points
from games.navegador.rules.board import BUILDINGS, FIELD_NUMBER, KINDS, REGION_NUMBER, cost
from games.navegador.rules.score import king_points, points
from games.navegador.rules.state import Moving, Over, Player, Position, State
from games.navegador.rules.turn import turn
from games.navegador.rules.turn.rondel import is_payment_asked

RANK = 0.01
"""The chance of winning that is subtracted from each answer for each one before it in the decision's order."""
UNSURE = 2.0
"""The lead in points after the end at which the chance of winning is 73 %: a last turn may bring more or less than was played."""
CLOSE = 0.005
"""Answers whose chance after a round is behind the best one by no more than this are played on."""
FAR = 3
"""Rounds, the first one included, for which these are played on."""
LEAD = 0.15
"""The chance of winning by which the first answer leads if it is green."""


def rank_answers(state: State, seat: Seat, brief: Decision) -> Decision:
    """Return a turn's first decision with the most promising answer first.

    It is green only if it clearly leads, was marked as the best already, and no answer begins the end of the match.
    """
    if len(brief.answers) < 2:
        return brief
    cards = [answer for answer in brief.answers if answer.path[0] == CARD]
    answers = [answer for answer in brief.answers if answer not in cards]
    may_end = any(answer.asks for answer in brief.answers)  # whether to begin the end is a hard choice: then nothing is green
    may_lead = brief.has_best and not may_end and answers[:1] == [brief.answers[0]]
    order, lead = promises(state, seat, tuple([answer.path for answer in answers]), may_lead)
    is_best = may_lead and lead >= LEAD and order[0] == 0
    return replace(brief, answers=(*[answers[at] for at in order], *cards), has_best=is_best)


def check_first_answer(state: State, seat: Seat, asked: Ask | Form, path: Path, brief: Decision) -> Decision:
    """Return the decision; its first answer stays green only if the sensible player gives it."""
    if not brief.has_best:
        return brief
    tokens = policy(state, seat, asked, path, Random(0)).split()
    alike = all(sorted(mine.split("+")) == sorted(theirs.split("+")) for mine, theirs in zip(brief.answers[0].path, tokens, strict=False))
    return brief if alike else replace(brief, has_best=False)


def of_last_turn(state: State, seat: Seat, path: Path, brief: Decision) -> Decision:
    """Return the decision; in the last turn, its labels tell the points of the answers.

    An answer that ends the match has to be confirmed, and is never green.
    """
    position = state.position
    if position.left is None:
        return replace(brief, has_best=brief.has_best and not brief.answers[0].asks)
    is_end, had = position.left == 1, position.players[seat]
    before = points(had) + king_points(had)
    answers: list[Answer] = []
    for answer in brief.answers:
        after = _finish_line(state, seat, (*path, *answer.path)).position
        label = in_points(after.last, after, points(after.players[seat]) - before)
        is_new = label is not None and all(label != other.label for other in answers)
        answers.append(replace(answer, label=label if label is not None and is_new else answer.label, asks=is_end))
    return replace(brief, answers=tuple(answers), has_best=brief.has_best and not is_end)


@lru_cache(256)
def promises(state: State, seat: Seat, lines: tuple[Path, ...], may_lead: bool) -> tuple[tuple[int, ...], float]:
    """Return the indices of the lines, the most promising first, and the lead of the first.

    Each line goes on sensibly. A line has a chance of winning after one round. If it is played on, it has another one, the mean of that and
    the chance after `FAR` rounds. The lead is the smaller of the two leads of the first line. `may_lead`: lines are played on too if the
    first of `lines` leads clearly after one round.
    """
    if len(lines) < 2:
        return tuple(range(len(lines))), 0.0
    world, seats, theirs = _with_usual_prices(state), len(state.position.players), OthersDeeds(seat)
    until = world.position.turns + 1 + seats
    played = [_play_until(do_line(world, seat, line), until, theirs) for line in lines]
    soon = [_chance(after, seat) - RANK * rank for rank, after in enumerate(played)]
    best = max(soon)
    is_clear = may_lead and soon[0] - max(soon[1:]) >= LEAD  # then it is tested whether the lead lasts
    again = [at for at, chance in enumerate(soon) if is_clear or best - chance <= CLOSE]
    chances = list(soon)
    if len(again) > 1:
        until += (FAR - 1) * seats
        for at in again:
            chances[at] = (soon[at] + _chance(_play_until(played[at], until, theirs), seat) - RANK * at) / 2
    first, *others = sorted(range(len(lines)), key=lambda at: (at not in again, -chances[at]))
    return (first, *others), min(values[first] - max([values[at] for at in others]) for values in (soon, chances))


class OthersDeeds:
    """What the other players do in the next rounds: the same after each line, if they can."""

    def __init__(self, own: Seat) -> None:
        self.own = own
        self._known: dict[tuple[object, ...], tuple[Deed, Position]] = {}

    def deed(self, state: State) -> Deed:
        """Return what the awaited seat does."""
        position, stage = state.position, state.stage
        assert not isinstance(stage, Over)
        if stage.seat == self.own:
            return quick.choice(state)
        key = (position.turns, stage, position.holder, position.phase, position.known, position.left)
        if key in self._known:
            deed, before = self._known[key]
            if _can(deed, position, before):
                return deed
        deed = quick.choice(state)
        self._known.setdefault(key, (deed, position))
        return deed


def _can(deed: Deed, position: Position, before: Position) -> bool:
    """Return whether a deed of another position can be done here at the same price."""
    if deed.buildings and position.built != before.built:
        return False
    if deed.kind is not None and not deed.is_king and not position.gallery[deed.kind]:
        return False
    return all(position.stacks[region][:count] == before.stacks[region][:count] for region, count in deed.colonies)


def _chance(state: State, seat: Seat) -> float:
    """Return the seat's chance of winning; after the end it comes from the lead in points."""
    if not isinstance(state.stage, Over):
        return odds(state)[seat]
    totals = [points(player) for player in state.position.players]
    lead = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    return 1 / (1 + exp(-lead / UNSURE))


def _with_usual_prices(state: State) -> State:
    """Return the state with colonies of a usual price where nobody has seen any."""
    position = state.position
    stacks = [stack if position.known >> at & 1 else (PREMIUM,) * len(stack) for at, stack in enumerate(position.stacks)]
    return replace(state, position=replace(position, stacks=tuple(stacks)))


def _finish_line(world: State, seat: Seat, start: Path) -> State:
    """Return the state after a line that begins with `start` and goes on sensibly."""

    def answered(asked: Ask | Form, path: Path) -> Token:
        if len(path) < len(start):
            return " ".join(start[len(path) : len(path) + (len(asked.fields) if isinstance(asked, Form) else 1)])
        return policy(world, seat, asked, path, Random(0))

    _, after = drive(turn(world, seat), answered)
    return after.state


def do_line(world: State, seat: Seat, line: Path) -> State:
    """Return the state after a line that begins with `line`; its last move may be empty."""
    deed = _deed(world.position.players[seat], world.position.known, line) if isinstance(world.stage, Moving) else None
    return _finish_line(world, seat, line) if deed is None else do_deed(world, deed)


def _deed(player: Player, known: int, line: Path) -> Deed | None:
    """Return the deed of a complete line; None for one that goes on."""
    name, *rest = line
    field = FIELD_NUMBER.get(name)
    if field is None:
        return None
    due = cost(player.field, field)
    paid = tuple([region for region, count in enumerate(player.ships) for _ in range(count)])[:due]
    if rest and is_payment_asked(player.ships, due):
        paid = tuple([REGION_NUMBER[region] for region in rest.pop(0).split("+")])
    if not rest or rest[0] == NONE:
        return None
    if name == "sailing":
        groups = tuple([_group(token) for token in rest if ">" in token])
        explored = next((to for _, to, _ in groups if not known >> to & 1), None)
        return Deed(field, 0.0, paid, groups, explored) if rest[-1] == "done" else None
    if name in ("workers", "ships"):
        return Deed(field, 0.0, paid, count=int(rest[0]))
    if name == "privilege":
        *king, kind = rest[0].split(":")
        return Deed(field, 0.0, paid, kind=KINDS.index(kind), is_king=bool(king))
    if name in ("colony", "buildings"):
        bought = Counter(ware.partition(":")[0] for ware in rest[0].split("+"))
        if name == "colony":
            return Deed(field, 0.0, paid, colonies=tuple(sorted([(REGION_NUMBER[region], count) for region, count in bought.items()])))
        return Deed(field, 0.0, paid, buildings=tuple([bought[row] for row in BUILDINGS]))
    return Deed(field, 0.0, paid, units=tuple([_units(token.partition("=")[2]) for token in rest]))


def _units(traded: Token) -> int:
    """Read the units sold (positive) or processed (negative) of a good."""
    return 0 if traded == NONE else int(traded[1:]) * (1 if traded[0] == "s" else -1)


def _group(token: Token) -> tuple[int, int, int]:
    """Read the origin, the destination and the number of ships of a group."""
    origin, _, rest = token.partition(">")
    to, _, count = rest.partition(":")
    return REGION_NUMBER[origin], REGION_NUMBER[to], int(count)


def _play_until(state: State, until: int, theirs: OthersDeeds) -> State:
    """Play on until `until` turns of the match are over."""
    while not isinstance(state.stage, Over) and state.position.turns < until:
        state = do_deed(state, theirs.deed(state))
    return state
