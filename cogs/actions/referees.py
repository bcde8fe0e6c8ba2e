"""What a click of those who watch over matches can mean, and of players who ask them to look."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, SeatOf, Watch
from cogs.actions.wire import Access, Action, Newest, Number, Switch, Word, action


class SetRole(Action, frozen=True):
    """Make a role that of the referees of the server (`/referee`); `is_everybody`: it is the role that everybody has."""

    role: int
    is_everybody: bool = False
    access: ClassVar[Access] = "admin"


class ShowRole(Action, frozen=True):
    """Show which role referees have on the server (`/referee` where there is no table)."""

    access: ClassVar[Access] = "admin"


@action("referee-role")
class ChooseRole(Action, frozen=True):
    """Make the chosen role that of the referees of the server, or have none any more."""

    access: ClassVar[Access] = "admin"


@action("referee-no-role")
class DropRole(Action, frozen=True):
    """Have no role of referees on the server any more."""

    access: ClassVar[Access] = "admin"


class NamePerson(AtTable, frozen=True):
    """Make a person the referee of a table (`/referee`)."""

    user: int
    name_shown: str
    is_bot: bool = False


@action("referee-named")
class NameReferee(AtTable, frozen=True):
    """Make the chosen person the referee of a table, or nobody."""


@action("referee")
class ShowReferee(AtTable, frozen=True):
    """Show the panel of the referees, and to moderators how a table is closed."""


@action("referee-stop")
class Stop(AtTable, frozen=True):
    """Let a match stand still, or go on."""

    on: Switch
    access: ClassVar[Access] = "referee"


@action("referee-seat")
class ChooseWatchedSeat(AtTable, frozen=True):
    """Show what a referee can do about the chosen seat."""

    access: ClassVar[Access] = "referee"


class AboutSeat(AtTable, frozen=True):
    """About a seat; `user` is the person who sat there when the button was made, 0 for a bot."""

    seat: SeatOf
    user: Number
    access: ClassVar[Access] = "referee"


@action("referee-extend")
class Extend(AboutSeat, frozen=True):
    """Give a seat more time."""

    seconds: Number


@action("referee-bots")
class AskReplace(AboutSeat, frozen=True):
    """Show the bots that could play on for a person."""


@action("referee-replace")
class Replace(AboutSeat, frozen=True):
    """Let a bot play on for a person."""

    bot: Word


@action("referee-offer")
class OfferSeat(AboutSeat, frozen=True):
    """Offer a seat to the chosen person."""


@action("referee-act")
class ActFor(AboutSeat, frozen=True):
    """Let the move of an absent person be made; `seq` is the newest entry that was shown."""

    seq: Number


@action("referee-answer")
class AnswerFor(AboutSeat, frozen=True):
    """Answer in an absent player's place, by what everybody sees."""


@action("seat-offered")
class TakeOffered(AtTable, frozen=True):
    """Take a seat that a referee offered."""

    seat: SeatOf


@action("referee-rewind")
class ShowRewind(AtTable, frozen=True):
    """Show the entries that a match can go back to."""

    access: ClassVar[Access] = "referee"


@action("referee-rewind-to")
class ChooseRewind(AtTable, frozen=True):
    """Show what taking everything from the chosen entry on back would mean."""

    access: ClassVar[Access] = "referee"


@action("referee-number")
class AskRewindNumber(AtTable, frozen=True):
    """Open a form for the number of an entry."""

    access: ClassVar[Access] = "referee"
    opens_form: ClassVar[bool] = True


@action("referee-typed")
class TypedRewind(AtTable, frozen=True):
    """As `ChooseRewind`, of the entry whose number was typed."""

    access: ClassVar[Access] = "referee"
    is_form: ClassVar[bool] = True


@action("referee-rewind-yes")
class Rewind(AtTable, frozen=True):
    """Take everything from entry `target` on back, as it was shown after entry `seq`."""

    target: Number
    seq: Number
    access: ClassVar[Access] = "referee"


@action("referee-end")
class AskToEnd(AtTable, frozen=True):
    """Ask how a match shall be ended."""

    access: ClassVar[Access] = "referee"


@action("referee-end-yes")
class EndMatch(AtTable, frozen=True):
    """End a match without a result, or as it `stands`; `seq` is the newest entry that was shown."""

    stands: Switch
    seq: Number
    access: ClassVar[Access] = "referee"


@action("moderate")
class AskToModerate(AtTable, frozen=True):
    """Ask before a moderator closes a table."""

    access: ClassVar[Access] = "moderator"


@action("moderate-yes")
class Moderate(AtTable, frozen=True):
    """Close a table as a moderator."""

    access: ClassVar[Access] = "moderator"


@action("explain")
class Explain(Watch, frozen=True):
    """Show why an entry came as it did (`None`: the newest)."""

    seq: Newest = None
    cost: ClassVar[int] = 2


@action("explain-choose")
class ChooseExplained(Watch, frozen=True):
    """The same of the chosen entry."""

    cost: ClassVar[int] = 2


@action("challenge")
class AskToChallenge(AtTable, frozen=True):
    """Ask before referees are called to look at an entry."""

    seq: Number
    access: ClassVar[Access] = "seated"


@action("challenge-yes")
class Challenge(AtTable, frozen=True):
    """Ask the referees to look at an entry."""

    seq: Number
    access: ClassVar[Access] = "seated"
    cost: ClassVar[int] = 3
