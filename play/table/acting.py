"""The part of matters that may write: when a timer is due, and when somebody answers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from engine.values.core import Seat
from play.follows.matter import Matter, Question, questions_by_matter
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


class ActingMatter(Matter):
    """A matter that acts when it is due or answered. The caller holds the match."""

    async def due(self, hands: Hands, live: Live, kind: MatterKind, seat: Seat) -> None:
        """Act on a due timer; whatever is written removes that timer or sets it again."""
        raise NotImplementedError

    async def recount(self, hands: Hands, live: Live) -> None:
        """Decide again after a person who could answer had their data deleted.

        The other answers may decide now. Raises `Frozen` or `StaleTable` if nothing can be decided at the moment.
        """

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> Answered:
        """Take somebody's answer, and return its result.

        A `choice` may be forged: raises `StaleTable` for one that is not offered, and `NotSeated` for a person who may not answer.
        """
        raise StaleTable


class Answers:
    """Takes answers to the questions at a table, and hands each to its matter."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    async def answer(self, match: int, user_id: int, key: str, choice: str) -> Answered:
        """Answer the question with this key; for a yes-or-no question `choice` is `yes` or `no`.

        The last answer of a person counts. Raises `StaleTable` if the question is over, `Frozen` or `NotAllowed` if there is no question
        and the match does not run.
        """
        async with self._hands.ledger.hold(match) as live:
            every = questions_by_matter(live.table)
            for matter, question in every:
                if question.key == key and isinstance(matter, ActingMatter):
                    return await matter.answer(self._hands, live, user_id, question, choice)
            if not every:
                running_rules(live)
            raise StaleTable


def is_yes(choice: str) -> bool:
    """Return whether somebody agrees; raises `StaleTable` for anything but `yes` and `no`."""
    if choice not in ("yes", "no"):
        raise StaleTable
    return choice == "yes"


def decision(choices: Sequence[str], votes: Sequence[tuple[Seat, str]], voters: Sequence[Seat]) -> str | None:
    """Return the decision of a vote; `None` while it is open.

    A choice of more than half of the voters is decided at once; when all have voted, the one with most votes. Votes of other seats do not
    count.
    """
    counted = [vote for seat, vote in votes if seat in voters]
    sure = next((choice for choice in choices if counted.count(choice) * 2 > len(voters)), None)
    return sure or (most_wanted(choices, counted) if len(counted) >= len(voters) else None)


def most_wanted(choices: Sequence[str], votes: Sequence[str]) -> str:
    """Return the choice with most votes; of several the first, which is the gentlest."""
    return max(choices, key=votes.count)
