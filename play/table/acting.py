"""Matters that act: when their time comes, and when somebody answers.

This part of a matter may write.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.values.core import Seat
from play.follows.matter import Asked, Matter, asked_by
from play.ledger.ledger import Ledger
from play.people.substitutes import Bench
from play.table.seats import Seats
from play.values.errors import StaleTable
from play.values.live import Live, MatterKind, running_rules
from play.values.outcomes import Answered


class Hands(Struct, frozen=True):
    """The services that a matter may use."""

    ledger: Ledger
    seats: Seats
    bench: Bench


class Acting(Matter):
    """A matter that does something when its time comes or when it is answered.

    The caller holds the match.
    """

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """One of its timers has fallen due; whatever is written drops that timer or sets it anew."""
        raise NotImplementedError

    async def recount(self, hands: Hands, live: Live) -> None:
        """Decide again after somebody who could answer had their data deleted.

        The other answers may decide now. Raises `Frozen` or `StaleTable` where nothing can be decided at the moment.
        """

    async def answer(self, hands: Hands, live: Live, user_id: int, asked: Asked, choice: str) -> Answered:
        """Somebody answers what is asked; returns what came of it.

        A `choice` may be forged: raises `StaleTable` for one that is not asked, and `NotSeated` for somebody who may not answer.
        """
        raise StaleTable


class Answers:
    """Takes answers to what is asked at a table, and hands each to its matter."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    async def answer(self, match: int, user_id: int, key: str, choice: str) -> Answered:
        """Answer the question with this key.

        For a question of yes and no, `choice` is `yes` or `no`. The last word of a person counts. Raises `StaleTable` when it is not
        asked any more, `Frozen` or `NotAllowed` if nothing is asked and the match does not run.
        """
        async with self._hands.ledger.held(match) as live:
            every = asked_by(live.table)
            for matter, asked in every:
                if asked.key == key and isinstance(matter, Acting):
                    return await matter.answer(self._hands, live, user_id, asked, choice)
            if not every:
                running_rules(live)
            raise StaleTable


def is_yes(choice: str) -> bool:
    """Whether somebody agrees; raises `StaleTable` for what is neither `yes` nor `no`."""
    if choice not in ("yes", "no"):
        raise StaleTable
    return choice == "yes"


def decision(choices: Sequence[str], votes: Sequence[tuple[Seat, str]], voters: Sequence[Seat]) -> str | None:
    """What a vote has decided; `None` while it is open.

    What more than half of the voters want is decided at once; when all have voted, what most want. Votes of other seats do not count.
    """
    heard = [vote for seat, vote in votes if seat in voters]
    sure = next((choice for choice in choices if heard.count(choice) * 2 > len(voters)), None)
    return sure or (most_wanted(choices, heard) if len(heard) >= len(voters) else None)


def most_wanted(choices: Sequence[str], votes: Sequence[str]) -> str:
    """The choice with most votes; of several the first, which is the gentlest."""
    return max(choices, key=votes.count)
