"""Finds puzzles: positions whose best answer is not the first that comes to mind. Pure.

A position is examined in pieces of work (`engine.search.weighing`), each in new worlds, so that no worlds both choose an answer and prove
it. A few worlds show whether the position is worth more work, more worlds choose its answers, and three further looks prove their order.
Most positions cost only the first piece. The same position always gives the same puzzle.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct, convert

from data.puzzles import PricedLine, Puzzle
from data.tables import table
from engine.asks.answers import after_word
from engine.asks.decision import Answer
from engine.game.mind import Candidate
from engine.game.rules import Rules, Settings
from engine.search.likeness import alike
from engine.search.plain import complete_sensibly
from engine.search.thinking import judgement_of
from engine.search.weighing import Kind, Weighed, WeighingTask, behind
from engine.search.why import as_seen
from engine.values.adding import mean_of, sum_of
from engine.values.core import Ask, EngineError, Line, Msg, Seat
from engine.walking.foreseen import sensible_line
from engine.walking.prepared import reading
from engine.walking.walk import Asking, Done, decision, play, tokens, walk
from engine.walking.worlds import imagine_world

S = TypeVar("S")

FEWEST = 3
"""The fewest answers of a puzzle."""

MOST = 4
"""The most answers of a puzzle."""

APART = 0.06
"""The least chance to win that every wrong answer of a puzzle costs. Lines nearly as good as the best are left out."""

WIDTH = 10
"""How many lines the search finds."""

GLANCE = 3
"""Worlds of the first look."""

LOOK = 6
"""Worlds of the second look."""

CHOOSING = 24
"""Worlds in which the answers are chosen."""

PROVING = 40
"""Worlds of each look that proves a puzzle."""

FAR = 2
"""How many times as far as the others the last look goes: an advantage that depends on where playouts end is none."""

FAR_WORLDS = 40
"""Worlds of this last look."""

PROOFS: Final[tuple[Kind, ...]] = ("proved-1", "proved-2", "proved-3")
"""The looks that prove a puzzle, each in new worlds."""

GLANCED = 0.04
"""The lead in chance that the best answer needs over the second different one after the first look."""

LOOKED = 0.06
"""The lead in chance that the best answer needs after the second look."""

CHOSEN = 0.08
"""The lead in chance that the best answer needs when the answers are chosen."""

GAP = 0.08
"""The lead in chance that the best answer needs when the puzzle is proved."""

LOOKS: Final[tuple[tuple[Kind, int, float], ...]] = (("glance", GLANCE, GLANCED), ("look", LOOK, LOOKED))
"""The looks that show whether a position is worth more work, with their worlds and the lead that each demands."""

SURE = 4.0
"""The proved lead has to be at least this many standard errors."""

PLAIN = 0.4
"""If every wrong answer costs more than this chance to win, the position is too easy."""

TEMPTING = 0.04
"""The least chance to win that a tempting answer costs: the mate's, or the first on a panel."""

Steps: TypeAlias = Generator[WeighingTask, tuple[Weighed, ...], "FoundPuzzle | None"]
"""Yields the pieces of work. The results of each are sent back before the next."""


class Judged(Struct, frozen=True):
    """An answer of a puzzle."""

    line: Line
    cost: float
    """The chance to win that it costs beside the best answer (0..1)."""
    error: float = 0.0
    """The standard error of `cost`."""


class FoundPuzzle(Struct, frozen=True):
    """A puzzle: its answers, the best first, and the seat's chance to win after the best."""

    answers: tuple[Judged, ...]
    chance: float


@dataclass(frozen=True, slots=True)
class PuzzleTaste:
    """Which puzzles are welcome."""

    fits: Callable[[Msg], bool] = lambda label: True
    """Whether a button has room for the words of an answer."""
    is_new: Callable[[Msg], bool] = lambda reason: True
    """Whether few enough puzzles have this reason so far."""


class WantedPositions(Struct, frozen=True, forbid_unknown_fields=True):
    """Which positions of a game make puzzles (`games/<game>/data/puzzles.toml`)."""

    since: float = 0.05
    """The share of a match (0..1) after which positions count."""
    until: float = 1.0
    """The share of a match until which positions count."""
    doubtful: tuple[float, float] = (1.0, 1.0)
    """Chances to win from the first number to the second are not trusted, and make no puzzle."""
    idle: tuple[str, ...] = ()
    """Regular expressions of lines that do nothing: none of them is the best answer of a puzzle."""

    def is_idle(self, line: Line) -> bool:
        """Return whether a line does nothing.

        >>> WantedPositions(idle=("pass( .*)?",)).is_idle("pass")
        True
        """
        return any(re.fullmatch(pattern, line) for pattern in self.idle)


@cache
def wanted_of(game: str) -> WantedPositions:
    """Return what a game says about its puzzles; the defaults if it says nothing.

    >>> wanted_of("toy").since
    0.05
    """
    try:
        return convert(table(game, "puzzles"), WantedPositions, strict=False)
    except FileNotFoundError:
        return WantedPositions()


def examine(rules: Rules[S, Any], state: S, seat: Seat, seq: int, wanted: WantedPositions, taste: PuzzleTaste) -> Steps:
    """Examine whether a position makes a puzzle for a seat that is awaited.

    It yields pieces of work, is sent their results (`weigh_lines`), and returns the puzzle, or `None` if the position makes none. `seq`
    names the position, and decides the worlds in which it is examined.

    >>> from engine.match.match import at
    >>> steps = examine(RULES, at(FINISHED, 2).state, FIRST, 2, WantedPositions(), PuzzleTaste())
    >>> [candidate.line for candidate in next(steps).lines]
    ['31', '19', '22']
    """
    first = walk(rules, state, seat, ())
    if not isinstance(first, Asking) or rules.automatic(state) is not None:
        return None
    lines = _find_lines(rules, state, seat, first, taste)
    if len({line.line for line in lines}) < FEWEST:
        return None
    tempting = _tempting(rules, state, seat, first, lines)
    for kind, worlds, least in LOOKS:
        results = yield WeighingTask(kind, seq, state, seat, worlds, lines)
        ranked = _rank(results)
        if not _stands_out(rules, state, seat, ranked, tempting, least) or _is_idle(ranked, wanted):
            return None
        lines = _choose(ranked, tempting, MOST + 2)
    results = yield WeighingTask("tried", seq, state, seat, CHOOSING, lines)
    ranked = _rank(results)
    if not _stands_out(rules, state, seat, ranked, tempting, CHOSEN) or _is_idle(ranked, wanted):
        return None
    ranked = _drop_close(ranked)
    if len(ranked) < FEWEST:
        return None
    best = ranked[0].line
    why = None if best is None else as_seen(rules, state, seat, best.line)
    if why is None or not taste.is_new(why):
        return None
    return (yield from _prove(rules, state, seat, seq, _choose(ranked, tempting, MOST), wanted))


def _prove(rules: Rules[S, Any], state: S, seat: Seat, seq: int, chosen: tuple[Candidate, ...], wanted: WantedPositions) -> Steps:
    """Prove the order of the chosen answers in new worlds; return the puzzle, or `None`."""
    looks: list[tuple[Weighed, ...]] = []
    for kind in PROOFS:
        results = yield WeighingTask(kind, seq, state, seat, PROVING, chosen)
        by = {weighed.line.line: mean_of(weighed.own) for weighed in results if weighed.line is not None}
        if max(by, key=lambda line: by[line]) != chosen[0].line:
            return None
        looks.append(results)
        gap, _ = _gap(rules, state, seat, _rank(results))
        if kind == PROOFS[0] and gap < LOOKED:  # hopeless, so the further looks are saved
            return None
    whole = _rank(tuple([_join_looks(looks_at_line) for looks_at_line in zip(*looks, strict=True)]))
    gap, error = _gap(rules, state, seat, whole)
    chance = mean_of(whole[0].own)
    if gap < max(GAP, SURE * error) or whole[0].line != chosen[0] or wanted.doubtful[0] <= chance < wanted.doubtful[1]:
        return None
    rival = _second(rules, state, seat, whole).line or chosen[-1]
    far = yield WeighingTask("far", seq, state, seat, FAR_WORLDS, (chosen[0], rival), far=FAR)
    if mean_of(far[0].own) <= mean_of(far[1].own):
        return None
    answers = [Judged(weighed.line.line, *behind(weighed, whole[0])) for weighed in _drop_close(whole) if weighed.line is not None]
    if len(answers) < FEWEST:
        return None
    return None if all(answer.cost > PLAIN for answer in answers[1:]) else FoundPuzzle(tuple(answers), chance)


def _join_looks(looks: Sequence[Weighed]) -> Weighed:
    """Return one result of all looks at a line."""
    return Weighed(looks[0].line, tuple([chance for look in looks for chance in look.own]), looks[0].chances)


def record_puzzle(
    rules: Rules[S, Any], setting: tuple[int, Settings, str], moves: Sequence[tuple[Seat, Line]], state: S, seat: Seat, puzzle: FoundPuzzle
) -> Puzzle:
    """Return a puzzle as it is stored.

    `setting`: the number of seats, the settings and the seed of the match. `moves`: those before `state`.

    >>> puzzle = FoundPuzzle((Judged("pass", cost=0.0), Judged("bid 3", cost=0.25)), chance=0.5)
    >>> record_puzzle(RULES, (2, {}, "a seed"), [], START, FIRST, puzzle).answers[1]
    PricedLine(line='bid 3', cost=25.0, error=0.0)
    """
    seats, settings, seed = setting
    why = as_seen(rules, state, seat, puzzle.answers[0].line)
    return Puzzle(
        rules.name, rules.version, seats, dict(settings), seed, seat,
        tuple([PricedLine(answer.line, round(100 * answer.cost, 1), round(100 * answer.error, 1)) for answer in puzzle.answers]),
        round(100 * puzzle.chance, 1), "" if why is None else why.key, "\n".join(f"{mover} {line}" for mover, line in moves),
    )  # fmt: skip


# Which answers there are.


def _find_lines(rules: Rules[S, Any], state: S, seat: Seat, first: Asking, taste: PuzzleTaste) -> tuple[Candidate, ...]:
    """Return the lines of the search and the first answers of a panel, if they fit a button."""
    world = imagine_world(rules, state, seat, Random(0))
    thought = [*judgement_of(rules).candidates(world, seat, WIDTH, Random(0))]
    thought += [Candidate(line) for line in _panel(rules, world, seat, first)]
    candidates: dict[tuple[Line, str], Candidate] = {}
    labels: dict[Any, Line] = {}
    for candidate in thought:
        try:
            line = " ".join(play(rules, state, seat, candidate.line).path)
        except EngineError:  # the line is not legal in the true position, which is hidden from the seat
            continue
        label = answer_of_line(rules, state, seat, line).label
        if taste.fits(label) and labels.setdefault(label, line) == line:
            candidates.setdefault((line, repr(candidate.plan)), Candidate(line, candidate.plan))
    return tuple(candidates.values())


def _panel(rules: Rules[S, Any], world: S, seat: Seat, first: Asking) -> list[Line]:
    """Return the first answers of a panel that can be completed sensibly, as whole lines."""
    lines = []
    for answer in decision(rules, world, seat, first).first():
        if not answer.lasts:
            with suppress(EngineError):
                lines.append(" ".join(complete_sensibly(rules, world, seat, answer.path, Random(0))))
    return lines


def _tempting(rules: Rules[S, Any], state: S, seat: Seat, first: Asking, lines: Sequence[Candidate]) -> tuple[Line, ...]:
    """Return the line of a sensible player who does not look ahead, and a panel's first line."""
    world = imagine_world(rules, state, seat, Random(0))
    known = {candidate.line for candidate in lines}
    tempting = [sensible_line(rules, world, seat, Random(0)), *_panel(rules, world, seat, first)[:1]]
    return tuple(dict.fromkeys([line for line in tempting if line in known]))


def answer_of_line(rules: Rules[S, Any], state: S, seat: Seat, line: Line) -> Answer:
    """Return a whole line as an answer of a panel.

    It has the words and places of the ready answer that gives the whole line at its first question, or its rest at the second. A last
    token that is also an option of the first question (the end of a turn) does not count. Without such an answer it has the game's words
    for the line, or those of the log.

    >>> answer_of_line(RULES, START, FIRST, "bid 3").label
    Msg('core.ask.text', text='3')
    """
    path, places = tokens(line), tuple[Any, ...]()
    for size in range(min(2, len(path))):  # later questions are only about details
        try:
            at = walk(rules, state, seat, path[:size])
        except EngineError:
            continue
        if isinstance(at, Done):
            break
        rest = after_word(at.ask, path[size:]) if isinstance(at.ask, Ask) else path[size:]
        is_ended = size == 0 and isinstance(at.ask, Ask) and len(rest) > 1 and rest[-1] in [option.token for option in at.ask.options]
        groups = (None,) if size else (None, at.ask.prompt)  # in another group or a later menu, labels name only the rest
        for answer in decision(rules, state, seat, at).answers:
            if answer.lasts or answer.path not in ((rest, rest[:-1]) if is_ended else (rest,)):
                continue
            if answer.group in groups:
                return Answer(path, answer.label, answer.hint, answer.places)
            places = answer.places
    world = imagine_world(rules, state, seat, Random(0))
    words = judgement_of(rules).words(world, seat, line, None)
    return Answer(path, words or reading(rules, state, seat, line), places=places)


# How they compare.


def _rank(results: Sequence[Weighed]) -> list[Weighed]:
    """Return the lines, the best first, each with the plan that serves it best."""
    best: dict[Line, Weighed] = {}
    for weighed in sorted(results, key=lambda choice: -sum_of(choice.own)):
        if weighed.line is not None:
            best.setdefault(weighed.line.line, weighed)
    return list(best.values())


def _second(rules: Rules[S, Any], state: S, seat: Seat, ranked: Sequence[Weighed]) -> Weighed:
    """Return the best line that differs from the first; the first if none does."""
    best = ranked[0]
    for weighed in ranked[1:]:
        if weighed.line is not None and best.line is not None and not alike(rules, state, seat, weighed.line.line, best.line.line):
            return weighed
    return best


def _gap(rules: Rules[S, Any], state: S, seat: Seat, ranked: Sequence[Weighed]) -> tuple[float, float]:
    """Return the lead of the best line over the next different one, and its standard error."""
    return behind(_second(rules, state, seat, ranked), ranked[0])


def _stands_out(rules: Rules[S, Any], state: S, seat: Seat, ranked: Sequence[Weighed], tempting: Sequence[Line], least: float) -> bool:
    """Return whether the best line leads by `least`, and a tempting line has a clear cost."""
    costs = {weighed.line.line: behind(weighed, ranked[0])[0] for weighed in ranked if weighed.line is not None}
    if not any(costs.get(line, 0.0) >= TEMPTING for line in tempting):
        return False
    return _gap(rules, state, seat, ranked)[0] >= least


def _drop_close(ranked: Sequence[Weighed]) -> list[Weighed]:
    """Return the lines without those nearly as good as the best, which are no wrong answers."""
    return [weighed for weighed in ranked if weighed is ranked[0] or behind(weighed, ranked[0])[0] >= APART]


def _is_idle(ranked: Sequence[Weighed], wanted: WantedPositions) -> bool:
    """Return whether the best line does nothing."""
    return ranked[0].line is not None and wanted.is_idle(ranked[0].line.line)


def _choose(ranked: Sequence[Weighed], tempting: Sequence[Line], most: int) -> tuple[Candidate, ...]:
    """Return at most `most` lines: the best, the tempting ones, and the best others."""
    lines = [weighed.line for weighed in ranked if weighed.line is not None]
    first = [lines[0], *(line for line in lines[1:] if line.line in tempting)]
    others = [line for line in lines if line not in first]
    chosen = (first + others)[:most]
    return tuple([line for line in lines if line in chosen])
