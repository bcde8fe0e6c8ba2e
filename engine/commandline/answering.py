"""Bots answer another program over a pipe, so that a newer version can play against them.

Each line is a JSON object. The first line that is written is a `Released`. After it each line that is read is a `LineWanted`, and each line
that is written is a `LineGiven`. If a view means something else in this version, the answer is an error and not a guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine import bots
from engine.game.mind import Budget
from engine.match import registry
from engine.values import codec
from engine.values.core import Line, Seat


class Released(Struct, frozen=True):
    """Who answers: the version of the program, and the version of the rules of each game."""

    program: str
    rules: dict[str, int]


class LineWanted(Struct, frozen=True):
    """The question what a seat plays. The same question always has the same answer."""

    game: str
    version: int
    """The version of the rules."""
    seat: Seat
    player: str
    """The level of the bot, with or without a style."""
    view: msgspec.Raw
    """What the seat sees, as JSON."""
    digest: str
    """The digest of the view, by which a view that means something else is noticed."""
    seed: str
    """From this comes all chance of the answer."""
    nodes: float = 1.0
    """For bots that look ahead, the share of their usual thinking budget (1.0: all of it)."""


class LineGiven(Struct, frozen=True, omit_defaults=True):
    """The answer: the `line`, or an `error` that says why there is none."""

    line: Line | None = None
    error: str | None = None


class NoAnswerHere(ValueError):
    """There is no answer for this position here."""


def answer_request(wanted: LineWanted) -> Line:
    """Return the line that a bot plays.

    Raises `NoAnswerHere` for rules of another version and for a view that means something else in this one, `KeyError` for an unknown
    player, and the errors of the engine and of its codec.

    Another program asks by a line of JSON that it writes to `python -m engine answer`.
    """
    rules = registry.rules(wanted.game)
    if rules.version != wanted.version:
        raise NoAnswerHere(f"{wanted.game} has version {rules.version} of its rules here, not {wanted.version}")
    view = codec.loads(rules.view_type, bytes(wanted.view))
    if codec.digest(view) != wanted.digest:
        raise NoAnswerHere(f"{wanted.game}: a view means something else here")
    rng = Random(wanted.seed)
    kind, _ = bots.level_and_style(rules, wanted.player)
    within = share_of(bots.budget(rules, kind), wanted.nodes) if bots.looks_ahead(kind) else None
    return bots.line(wanted.player, rules, rules.imagine(view, rng), wanted.seat, rng, within)


def share_of(budget: Budget, share: float) -> Budget:
    """Return a share of a budget (1.0: all of it), with at least one node.

    >>> share_of(Budget(nodes=600, width=16), 0.5)
    Budget(nodes=300, width=16)
    """
    return replace(budget, nodes=max(1, round(budget.nodes * share)))


def serve(program: str, lines: Iterable[str], write: Callable[[str], None]) -> None:
    """Answer line after line; `program` is the version of this program.

    `lines` are the questions as JSON. `write` gets each answer as JSON, after a first line with the versions here. A question
    that cannot be answered gets an error, and the next one is read.

    >>> written = []
    >>> serve("1.2", [], written.append)
    >>> codec.loads(Released, written[0]).program
    '1.2'
    """
    write(codec.dumps(Released(program, {name: registry.rules(name).version for name in registry.names()})))
    for line in lines:
        try:
            answer = LineGiven(answer_request(codec.loads(LineWanted, line)))
        except KeyError as error:
            answer = LineGiven(error=f"no player {error.args[0]}")
        except ValueError as error:  # the engine's errors and the codec's, too
            answer = LineGiven(error=str(error))
        write(codec.dumps(answer))
