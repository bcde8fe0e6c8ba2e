"""A short form of an ask: the question, what is at stake, and the best answers first.

A game makes it by the name of the ask (`Mind.decision`); if it returns `None`, `usual` makes one from the ask. A panel shows the first
answers as buttons and the others in its menu, together with every other legal answer: a decision hides nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import Struct

from engine.values.core import Ask, Form, Msg, Path

MOST = 3
"""Answers that a panel shows as buttons."""
F = TypeVar("F")


class Answer(Struct, frozen=True):
    """An answer that makes sense.

    `path` are the tokens to feed from the ask on, possibly several asks deep. `label` says the deed, its price and its gain in this
    order; `hint` is added where there is room. `places` are what it touches on the picture, in values that the game's pictures know
    (a region, a cell, a card): they carry its number, and an answer without places has none. `costs`: it costs something, so that
    where chance or a secret comes out, and it cannot be taken back, the player confirms it. `lasts`: `path` answers `Early.ask` in the
    place of the open ask. What it says holds until the matter is settled (an auction), and the open ask gets what follows from it now.
    `asks`: the player confirms it in any case, as it starts what may lose them something (a fight) or does more than this one decision.
    `stays`: its button is on every panel of the question and always the last one, wherever it comes among the answers (a pass).
    `group`: its place is the menu, unless all answers have a group. If the menu is too small, the group is a submenu; the prompt of the
    ask as group is the menu itself. `goes_on`: an order that goes on with the last move, offered while others move.
    """

    path: Path
    label: Msg
    hint: Msg | None = None
    places: tuple[Any, ...] = ()
    costs: bool = True
    lasts: bool = False
    asks: bool = False
    stays: bool = False
    group: Msg | None = None
    goes_on: bool = False


class Decision(Struct, frozen=True):
    """An ask in brief. It uses nothing that its seat does not know.

    `question` is what is asked, in a few words; `answers` are all that make sense, the best first. `frame` is the one figure that frames
    the question. `stake` is what is special now and what follows from it; `None`: the prompt of the ask is said instead. `has_best`: the
    first answer has the best printed gain for its printed price, by a fixed rule of the game, never by search. `rest` says what the other
    answers are ("Another field: costs 1 to 4 ships"). `buttons`: how many answers are buttons at most.
    """

    question: Msg
    answers: tuple[Answer, ...]
    stake: Msg | None = None
    frame: Msg | None = None
    has_best: bool = False
    rest: Msg | None = None
    buttons: int = MOST

    def first(self) -> tuple[Answer, ...]:
        """Return at most `buttons` answers for buttons, in their order.

        They have no group and, if possible, different first tokens.

        >>> answers = tuple(Answer((token,), Msg("toy.bid")) for token in ("1", "2", "3", "4"))
        >>> [answer.path for answer in Decision(Msg("toy.bid"), answers).first()]
        [('1',), ('2',), ('3',)]
        """
        choices = [answer for answer in self.answers if answer.group is None] or list(self.answers)
        stays = [answer for answer in choices if answer.stays]
        others = [answer for answer in choices if not answer.stays]
        kinds = {answer.path[:1]: answer for answer in reversed(others)}.values()
        chosen = sorted(others, key=lambda answer: answer not in kinds)[: self.buttons - len(stays)]
        return tuple(answer for answer in choices if answer in stays or answer in chosen)

    def numbers(self) -> dict[int, Answer]:
        """Return the first answers with a place on the picture, by their numbers there, from 1."""
        placed = (answer for answer in self.first() if answer.places)
        return dict(enumerate(placed, 1))


def first_said(rules: Iterable[Callable[[F], Msg | None]], facts: F) -> Msg | None:
    """Return the message of the first rule that has one: the stake of a decision.

    >>> first_said([lambda count: None, lambda count: Msg("toy.left", count=count)], 2)
    Msg('toy.left', count=2)
    """
    return next((said for rule in rules if (said := rule(facts)) is not None), None)


def usual(ask: Ask | Form) -> Decision:
    """Return the decision for an ask about which the game says nothing: its first options."""
    free = ask.free if isinstance(ask, Ask) and ask.several is None else ()
    return Decision(ask.prompt, tuple(Answer((option.token,), option.label, option.hint) for option in free[:MOST]))
