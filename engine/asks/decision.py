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
"""The most answers that a panel shows as buttons, unless a decision has its own number."""

F = TypeVar("F")


class Answer(Struct, frozen=True):
    """An answer that makes sense.

    >>> Answer(("bid", "3"), Msg("toy.bid-for", amount=3), hint=Msg("toy.you-have", amount=7), costs=False).path
    ('bid', '3')
    """

    path: Path
    """The tokens to feed from the ask on; they may answer several asks."""
    label: Msg
    """The deed, its price and its gain, in this order."""
    hint: Msg | None = None
    """What is added to the label if there is room."""
    places: tuple[Any, ...] = ()
    """What the answer touches on the picture, in values that the game's pictures know (a region, a cell, a card). They show its number; an
    answer without places has no number."""
    costs: bool = True
    """Whether it costs something. If chance or a secret is revealed, so that it cannot be undone, the player then confirms it first."""
    lasts: bool = False
    """Whether `path` answers `Early.ask` in place of the open ask. Such an answer is valid until the matter is settled (an auction), and
    the open ask gets what follows from it now."""
    asks: bool = False
    """Whether the player confirms it in any case, because it may lose them something (a fight) or does more than this one decision."""
    stays: bool = False
    """Whether its button is the last one on every panel of the question, wherever it comes among the answers (a pass)."""
    group: Msg | None = None
    """The answer is in the menu and not a button, unless all answers have a group. If the menu is too small, the group is a submenu; a
    group that is the prompt of the ask is the menu itself."""
    goes_on: bool = False
    """Whether it is an order that goes on with the last move. Such orders are offered while others move."""


class Decision(Struct, frozen=True):
    """An ask in brief. It uses nothing that its seat does not know."""

    question: Msg
    """What is asked, in a few words."""
    answers: tuple[Answer, ...]
    """All answers that make sense, the best first."""
    stake: Msg | None = None
    """What is special now, and what follows from it; `None`: the prompt of the ask is shown instead."""
    frame: Msg | None = None
    """The one figure that frames the question."""
    has_best: bool = False
    """Whether the first answer has the best printed gain for its printed price, by a fixed rule of the game and never by search."""
    rest: Msg | None = None
    """What the other legal answers are ("Another field: costs 1 to 4 ships")."""
    buttons: int = MOST
    """The most answers that are buttons."""

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
        first_of_kind = {answer.path[:1]: answer for answer in reversed(others)}.values()
        chosen = sorted(others, key=lambda answer: answer not in first_of_kind)[: self.buttons - len(stays)]
        return tuple(answer for answer in choices if answer in stays or answer in chosen)

    def numbers(self) -> dict[int, Answer]:
        """Return those of the `first` answers that have places, by their numbers on the picture.

        >>> sail, wait = Answer(("sail", "c4"), Msg("toy.sail"), places=("c4",)), Answer(("wait",), Msg("toy.wait"))
        >>> Decision(Msg("toy.turn"), (wait, sail)).numbers() == {1: sail}
        True
        """
        placed = (answer for answer in self.first() if answer.places)
        return dict(enumerate(placed, 1))


def first_said(rules: Iterable[Callable[[F], Msg | None]], facts: F) -> Msg | None:
    """Return the message of the first rule that has one: the stake of a decision.

    `facts`: what every rule is called with. `None`: no rule has a message.

    >>> first_said([lambda count: None, lambda count: Msg("toy.left", count=count)], 2)
    Msg('toy.left', count=2)
    """
    return next((said for rule in rules if (said := rule(facts)) is not None), None)


def usual(ask: Ask | Form) -> Decision:
    """Return the decision for an ask about which the game says nothing: its first options.

    A form and an ask for several options have no answers.

    >>> bid = next(RULES.turn(START, FIRST))
    >>> [answer.path for answer in usual(bid).answers]
    [('bid',), ('pass',)]
    """
    free = ask.free if isinstance(ask, Ask) and ask.several is None else ()
    return Decision(ask.prompt, tuple(Answer((option.token,), option.label, option.hint) for option in free[:MOST]))
