"""The values of matters at a table that other rooms read too (`Table.matters`).

`play/matters` has the rest of each.
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
    """Somebody without a seat asks for that of a bot.

    `agreed`: the seats whose people agreed. `edition`: that of the table when it was asked. A `refused` wish stays, so that nobody is asked
    the same again.
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
    """An act of a referee.

    `seat`, `person`: whom it is about. `number`: the seconds of an extension, or the first entry that is taken back. `bot`: the level that
    plays on. `line`: what the referee answers in place of an absent person (empty: their orders or a bot answer).
    """

    kind: Literal["pause", "resume", "extend", "replace", "offer", "act", "rewind", "end", "stands"]
    seat: Seat = Seat(0)
    number: int = 0
    bot: str = ""
    person: Person | None = None
    line: str = ""


class Proposal(Struct, frozen=True):
    """Something that needs the consent of every person at the table.

    `undo`: take back from entry `target` on. `abandon`: end the match without a result. `deed`: an act of a referee who plays there.
    `missing`: the seats whose people have not agreed yet. `agreed`: those who have. `edition`: that of the table when it was asked.
    """

    kind: Literal["undo", "abandon", "deed"]
    seat: Seat
    target: int
    missing: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    edition: int = 0
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
    """The vote on a seat whose time is up, until a time.

    `votes`: who voted for what. `edition`: that of the table when it was asked.
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
    """A seat that is kept for its owner until a moment because its time was up.

    Meanwhile their stand-in plays everything. `is_open`: the moment is over, a bot plays, and anybody may take the seat; then `until` is
    when more substitutes are called, or 0 if there are no more.
    """

    seat: Seat
    until: float
    is_open: bool = False


class Here(Struct, frozen=True):
    """A person is here until a time. `move_by`: when their short clock runs out, if awaited."""

    user_id: int
    until: float
    move_by: float | None = None


class Sprint(Struct, frozen=True):
    """The people of a table who are here.

    `since`: the edition at which the first one came. `been`: all who have been here since.
    """

    since: int
    here: tuple[Here, ...]
    been: tuple[int, ...]


class Upgrade(Struct, frozen=True):
    """A match has another result by newer rules, and its people decide which rules apply.

    `version`: that of the newer rules. `holds`: the last entry with the same result and notes by them, -1 for none. `old`: the rules by
    which it began are still shipped. `votes`: who voted for what. `edition`: that of the table when it was asked. `kept`: the people have
    decided for the older rules.
    """

    version: int
    holds: int
    old: bool
    votes: tuple[tuple[Seat, str], ...] = ()
    edition: int = 0
    kept: bool = False

    @property
    def key(self) -> str:
        """The name of the question, in one word."""
        return f"rules{self.version}.{self.edition}"

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be voted for, the gentlest first: `old` rules, `new` ones, to `end` the match."""
        return (*(("old",) if self.old else ()), *(("new",) if self.holds >= 0 else ()), "end")
