"""A decision as a player meets it: what is asked in a few words, what is at stake, and the few answers that come first.

A game says it by the name of the ask (`Mind.decision`). Where it says nothing, `usual` makes one out of the ask and its ready
answers. Whatever else is legal stays a choice among the others: a decision hides nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.values.core import Ask, Form, Msg, Option, Path, Suggestion

MOST = 3
"""Answers that come first."""


class Answer(Struct, frozen=True):
    """One of the answers that come first.

    `path` are the tokens to feed from the ask on, possibly several asks deep. `label` says the deed, its price and its gain in this
    order; `hint` is added where there is room. `places` are what it touches on the picture, in values that the game's pictures know
    (a region, a cell, a card): they carry its number, and an answer without places has none. `costs`: it costs something, so that
    where chance or a secret comes out, and it cannot be taken back, the player confirms it. `lasts`: `path` answers `Early.ask` in the
    place of the open ask. What it says holds until the matter is settled (an auction), and the open ask gets what follows from it now.
    `asks`: the player confirms it in any case, as it starts what may lose them something (a fight) or does more than this one decision.
    `stays`: its button is on every panel of the question and always the last one, wherever it comes among the answers (a pass).
    """

    path: Path
    label: Msg
    hint: Msg | None = None
    places: tuple[Any, ...] = ()
    costs: bool = True
    lasts: bool = False
    asks: bool = False
    stays: bool = False


class Decision(Struct, frozen=True):
    """An ask in brief. It uses nothing that its seat does not know.

    `question` is what is asked, in a few words; `frame` the one figure that frames it. `stake` is what is special now and what follows from
    it; `None`: the prompt of the ask is said instead. `has_best`: the first answer has the best printed gain for its printed price, by
    a fixed rule of the game, never by search. `rest` says what the other answers are ("Another field: costs 1 to 4 ships").
    """

    question: Msg
    answers: tuple[Answer, ...]
    stake: Msg | None = None
    frame: Msg | None = None
    has_best: bool = False
    rest: Msg | None = None

    def numbers(self) -> dict[int, Answer]:
        """The answers that have a place on the picture, by the numbers that they carry: 1 and up, in the order of the answers."""
        placed = (answer for answer in self.answers if answer.places)
        return dict(enumerate(placed, 1))


def usual(ask: Ask | Form) -> Decision:
    """The decision of an ask about which a game says nothing: its first ready answers of different kinds, else its first options."""
    answers = _suggested(ask.suggest)
    if not answers and isinstance(ask, Ask) and ask.several is None:
        free = [option for option in ask.options if option.blocked is None]
        answers = tuple(_answer(option) for option in free[:MOST])
    return Decision(ask.prompt, answers)


def _suggested(suggest: Sequence[Suggestion]) -> tuple[Answer, ...]:
    """The first ready answers that differ in kind; where there are too few kinds, others follow."""
    ready = [hint for hint in suggest if hint.group is None] or list(suggest)
    first: dict[str, Suggestion] = {}
    for hint in ready:
        first.setdefault(hint.path[0], hint)
    different = list(first.values())[:MOST]
    chosen = different + [hint for hint in ready if hint not in different][: MOST - len(different)]
    return tuple(Answer(hint.path, hint.label, hint.hint, costs=not hint.reveals, asks=hint.asks) for hint in chosen)


def _answer(option: Option[Any]) -> Answer:
    return Answer((option.token,), option.label, option.hint)
