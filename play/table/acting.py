"""Matters that may write: when one of their timers is due, and when somebody answers."""

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
        """Act on a due timer. What is written has to remove that timer or set it again."""
        raise NotImplementedError

    async def recount(self, hands: Hands, live: Live) -> None:
        """Decide again after the data of a person who could answer were deleted.

        The answers of the others may be enough now. Raises `Frozen` or `StaleTable` if nothing can be decided at the moment.
        """

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> Answered:
        """Store somebody's answer, and return its result.

        `choice` comes from a click and may be forged. Raises `StaleTable` if it is not offered, and `NotSeated` if the person may not
        answer.
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
            questions = questions_by_matter(live.table)
            for matter, question in questions:
                if question.key == key and isinstance(matter, ActingMatter):
                    return await matter.answer(self._hands, live, user_id, question, choice)
            if not questions:
                running_rules(live)  # raises the reason if the match does not run
            raise StaleTable


def is_yes(choice: str) -> bool:
    """Return whether somebody agrees; raises `StaleTable` for anything but `yes` and `no`."""
    if choice not in ("yes", "no"):
        raise StaleTable
    return choice == "yes"


def decision(choices: Sequence[str], votes: Sequence[tuple[Seat, str]], voters: Sequence[Seat]) -> str | None:
    """Return the decision of a vote; `None` while it is open.

    A choice for which more than half of the voters vote is decided at once. Otherwise the choice with most votes is decided when all have
    voted. Votes of other seats do not count.
    """
    counted = [vote for seat, vote in votes if seat in voters]
    for choice in choices:
        if counted.count(choice) * 2 > len(voters):
            return choice
    return most_wanted(choices, counted) if len(counted) >= len(voters) else None


def most_wanted(choices: Sequence[str], votes: Sequence[str]) -> str:
    """Return the choice with most votes; if several have as many, the first of them."""
    return max(choices, key=votes.count)
