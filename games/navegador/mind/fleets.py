"""Sailings as answers, and the decisions about groups of ships."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, BadLine, IllegalLine, Msg, Option, Path, Seat
from engine.walking.walk import Asking, follow
from games.navegador.mind import stakes
from games.navegador.mind.candidates import Dialogue, RankedAnswer, sailing_idea
from games.navegador.mind.values import Worth
from games.navegador.mind.voyages import Voyage, gatherings, onward, voyages
from games.navegador.mind.wording import answer_of, sea
from games.navegador.rules.board import REGION_NUMBER, Region, losses
from games.navegador.rules.state import Position, Sail, Sailing, Ships, State
from games.navegador.rules.turn import turn

ALIKE = 0.05
"""If two answers differ by fewer points than this, neither is better."""
FLEETS = 8
"""How many sailings are offered, those of the menu included."""


def close_voyage(dialogue: Dialogue, start: Path, voyage: Voyage) -> Path | None:
    """Return the path of a voyage with its closing word; None if it cannot be sailed.

    If other groups sail after a discovery, the path ends with a look at it: what is revealed may send them elsewhere.
    """
    sails = voyage.sails
    first = [sail for sail in sails if voyage.explored is None or REGION_NUMBER[sail.to] == voyage.explored]
    path: Path = (*start, *[sail.token for sail in first])
    try:
        end = follow(dialogue(), path)
    except (IllegalLine, BadLine):  # another group has to sail, or none can any more
        return None
    if isinstance(end, Asking) and end.ask.name == "sail.group" and isinstance(end.ask, Ask):
        offered = [option.token for option in end.ask.options]
        return (*path, "look" if len(first) < len(sails) and "look" in offered else "done")
    return path


def sail(state: State, now: Position, seat: Seat, asked: Ask, path: Path) -> tuple[Decision, Sequence[Answer]]:
    """Offer the best discovery and the best sailing; later, where the other ships are of use."""
    offered = [option.token for option in asked.options]
    still = _unsailed(asked, len(now.stacks))
    worth, dialogue = Worth(now, seat), partial(turn, state, seat)
    sails = now.last.sails
    is_rest = bool(sails) or isinstance(state.stage, Sailing)
    fleets = _fleets(worth, now, still, is_rest)
    discoveries = [] if is_rest else [sailing_idea(worth, now, voyage) for voyage in voyages(worth, still) if voyage.explored is not None]
    by_label: dict[Msg, tuple[Answer, float]] = {}

    def offer(ideas: Sequence[RankedAnswer], most: int) -> list[tuple[Answer, float]]:
        """Add ideas to the answers until there are `most`, and return all so far."""
        for idea in ideas:
            assert isinstance(idea.deed, Voyage)
            whole = close_voyage(dialogue, path, idea.deed) if len(by_label) < most else None
            if whole is not None:
                answer = answer_of(idea, now, worth.player, whole[len(path) :])
                by_label.setdefault(answer.label, (answer, idea.worth))
        return list(by_label.values())

    first = offer(fleets, MOST - 1)
    others = offer((*discoveries, *fleets), FLEETS)[len(first) :]
    ending = [token for token in ("look", "done") if token in offered]
    reveals = now.last.explored is not None and bool(sails)
    words = {"look": "navegador.sail.look", "done": "navegador.sail.done" if sails else "navegador.decide.stay"}
    answers = (*[answer for answer, _ in first], *[Answer((token,), Msg(words[token]), costs=reveals) for token in ending])
    brief = Decision(
        Msg("navegador.question.rest" if is_rest else "navegador.question.sail"),
        answers[:MOST] or tuple(map(_forced, asked.options[:MOST])),
        stakes.of_sailing(state, now, seat, still),
        Msg("navegador.frame.borders", borders=state.position.phase),
        has_best=has_first([value for _, value in first]),
        rest=Msg("navegador.rest.sail"),
    )
    return brief, [answer for answer, _ in others]


def _fleets(worth: Worth, now: Position, still: Ships, is_rest: bool) -> list[RankedAnswer]:
    """Return sailings, the best first: the best of each kind, then the others."""
    if is_rest:
        rest = onward(worth, still)
        return [sailing_idea(worth, now, voyage) for voyage in ([rest] if rest is not None else gatherings(worth, still))]
    every = [*voyages(worth, still), *gatherings(worth, still)]
    ranked = sorted([voyage for voyage in every if voyage.worth > 0], key=lambda voyage: -voyage.worth)
    firsts = [next((voyage for voyage in ranked if (voyage.explored is not None) == explores), None) for explores in (True, False)]
    chosen = sorted([voyage for voyage in firsts if voyage is not None], key=lambda voyage: -voyage.worth)
    return [sailing_idea(worth, now, voyage) for voyage in (*chosen, *[voyage for voyage in ranked if voyage not in chosen])]


def _unsailed(asked: Ask, regions: int) -> Ships:
    """Count the ships that may still sail, from the groups on offer."""
    still = [0] * regions
    for option in asked.options:
        if isinstance(option.value, Sail):
            origin = REGION_NUMBER[option.value.origin]
            still[origin] = max(still[origin], option.value.count)
    return tuple(still)


def _forced(option: Option[Any]) -> Answer:
    """Offer a group that sails although nothing is gained: the card has to be used."""
    sail: Sail = option.value
    label = Msg("navegador.decide.sail", count=sail.count, region=sea(REGION_NUMBER[sail.to]))
    return Answer((option.token,), label, places=(sail,))


def join(now: Position, seat: Seat, asked: Ask) -> Decision:
    """Offer groups that join an exploration, first from the region with most ships."""
    ships = now.players[seat].ships
    groups: dict[Region, Sail] = {}
    for option in asked.options:  # the smallest group of a region comes first
        groups.setdefault(option.value.origin, option.value)
    first = now.last.sails[-1]
    to = REGION_NUMBER[first.to]
    going = sum([sail.count for sail in now.last.sails if sail.to == first.to])
    needed = losses(len(now.players))[to] + 1 - going
    order = sorted(groups.values(), key=lambda sail: -ships[REGION_NUMBER[sail.origin]])
    answers = tuple(
        Answer((sail.token,), Msg("navegador.decide.send", count=sail.count, region=sea(REGION_NUMBER[sail.origin])), places=(sail.origin,))
        for sail in order[:MOST]
    )
    return Decision(
        Msg("navegador.question.join"),
        answers,
        Msg("navegador.stake.join", count=going, region=sea(to), needed=needed),
        Msg("navegador.frame.more", count=needed),
        has_best=len(answers) > 1,
        rest=Msg("navegador.rest.sail") if len(asked.options) > len(answers) else None,
    )


def has_first(values: Sequence[float]) -> bool:
    """Return whether the first value is clearly above the second; values are sorted."""
    return bool(values) and (len(values) < 2 or values[0] - values[1] >= ALIKE)
