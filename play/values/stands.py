"""The values of matters in `Table.matters` that other folders read too.

The matters themselves are in `play/matters`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.values.core import Seat


class Person(Struct, frozen=True):
    """Somebody on Discord. `name` is the display name when they last acted."""

    user_id: int
    name: str


class Wish(Struct, frozen=True):
    """A person without a seat asks for the seat of a bot.

    `agreed`: the seats whose people agreed. `edition`: the edition of the table when the person asked. A `refused` wish stays, so that
    nobody is asked the same again.
    """

    person: Person
    seat: Seat
    edition: int
    agreed: tuple[Seat, ...] = ()
    refused: bool = False

    @property
    def key(self) -> str:
        """The name of the question, in one word."""
        return f"seat{self.seat}-{self.person.user_id}"


class SeatOffer(Struct, frozen=True):
    """A referee wants somebody to have a seat."""

    seat: Seat
    person: Person


class RefereeDeed(Struct, frozen=True):
    """An act of a referee."""

    kind: Literal["pause", "resume", "extend", "replace", "offer", "act", "rewind", "end", "stands"]
    seat: Seat = Seat(0)
    """The seat that it is about."""
    number: int = 0
    """The seconds of an extension, or the first entry that is taken back."""
    bot: str = ""
    """The level of the bot that plays on; empty for none."""
    person: Person | None = None
    """The person that it is about, if any."""
    line: str = ""
    """The answer of the referee in place of an absent person; empty if their orders or a bot answer."""


class Proposal(Struct, frozen=True):
    """Something that needs the consent of every person at the table.

    Its kind is `undo` (take back all entries from `target` on), `abandon` (end the match without a result), or `deed` (an act of a referee
    who plays there).
    """

    kind: Literal["undo", "abandon", "deed"]
    seat: Seat
    target: int
    missing: tuple[Seat, ...]
    """The seats whose people have not agreed yet."""
    agreed: tuple[Seat, ...] = ()
    edition: int = 0
    """The edition of the table when it was asked."""
    deed: RefereeDeed | None = None

    @property
    def key(self) -> str:
        """The key of the question: an answer to an earlier question does not count."""
        return f"{self.kind}{self.target}" if self.deed is None else f"deed{self.edition}"

    @property
    def takes_back(self) -> bool:
        """Whether it asks to take moves back."""
        return self.kind == "undo" or (self.deed is not None and self.deed.kind == "rewind")


class Ballot(Struct, frozen=True):
    """The vote on a seat whose time is up.

    `votes`: each voter with their choice. `edition`: the edition of the table when the vote began. `until`: when it ends.
    """

    seat: Seat
    edition: int
    votes: tuple[tuple[Seat, str], ...] = ()
    until: float = 0.0

    @property
    def key(self) -> str:
        """The name of the question, in one word."""
        return f"absent{self.seat}.{self.edition}"


class Vacancy(Struct, frozen=True):
    """A seat whose time was up.

    At first it is kept for its owner up to the moment `until`, while their stand-in plays everything. After that it `is_open`: a bot plays,
    and anybody may take the seat. Then `until` is when more substitutes are called, or 0 if there are no more.
    """

    seat: Seat
    until: float
    is_open: bool = False


class Here(Struct, frozen=True):
    """A person is here until a time.

    `move_by`: when their short clock runs out; `None` if they are not awaited or the table is not live.
    """

    user_id: int
    until: float
    move_by: float | None = None


class Sprint(Struct, frozen=True):
    """The people of a table who are here.

    `since`: the edition of the table when the first of them came. `been`: the user ids of all who have been here since then.
    """

    since: int
    here: tuple[Here, ...]
    been: tuple[int, ...]


class Upgrade(Struct, frozen=True):
    """A match has another result by newer rules, and its people decide which rules apply."""

    version: int
    """The version of the newer rules."""
    holds: int
    """The last entry that has the same result and notes by the newer rules; -1 for none."""
    old: bool
    """Whether the match can go on by the rules by which it began."""
    votes: tuple[tuple[Seat, str], ...] = ()
    """Each voter with their choice."""
    edition: int = 0
    """The edition of the table when it was asked."""
    kept: bool = False
    """Whether the people have decided for the older rules."""

    @property
    def key(self) -> str:
        """The name of the question, in one word."""
        return f"rules{self.version}.{self.edition}"

    @property
    def choices(self) -> tuple[str, ...]:
        """The choices, the gentlest first: go on by `old` or `new` rules, or `end` the match."""
        possible = {"old": self.old, "new": self.holds >= 0, "end": True}
        return tuple(choice for choice, is_possible in possible.items() if is_possible)
