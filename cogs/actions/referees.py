"""What a click of a referee can mean, and of players who ask one to look."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf, Watch
from cogs.actions.wire import Newest, Number, Switch, Word, action


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


@action("referee-stop", stage="running", access="referee")
class Stop(AtTable, frozen=True):
    """Let a match stand still, or go on."""

    on: Switch


@action("referee-seat", stage="running", access="referee")
class ChooseWatchedSeat(AtTable, frozen=True):
    """Show what a referee can do about the chosen seat."""


@action(stage="running", access="referee")
class AboutSeat(AtTable, frozen=True):
    """About a seat; `user` is the person who sat there when the button was made, 0 for a bot."""

    seat: SeatOf
    user: Number


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


@action("referee-rewind", stage="running", access="referee")
class ShowRewind(AtTable, frozen=True):
    """Show the entries that a match can go back to."""


@action("referee-rewind-to", stage="running", access="referee")
class ChooseRewind(AtTable, frozen=True):
    """Show what taking everything from the chosen entry on back would mean."""


@action("referee-number", stage="running", access="referee", opens_form=True)
class AskRewindNumber(AtTable, frozen=True):
    """Open a form for the number of an entry."""


@action("referee-typed", stage="running", access="referee", is_form=True)
class TypedRewind(AtTable, frozen=True):
    """As `ChooseRewind`, of the entry whose number was typed."""


@action("referee-rewind-yes", stage="running", access="referee")
class Rewind(AtTable, frozen=True):
    """Take everything from entry `target` on back, as it was shown after entry `seq`."""

    target: Number
    seq: Number


@action("referee-end", stage="running", access="referee")
class AskToEnd(AtTable, frozen=True):
    """Ask how a match shall be ended."""


@action("referee-end-yes", stage="running", access="referee")
class EndMatch(AtTable, frozen=True):
    """End a match without a result, or as it `stands`; `seq` is the newest entry shown."""

    stands: Switch
    seq: Number


@action("moderate", access="moderator")
class AskToModerate(AtTable, frozen=True):
    """Ask before a moderator closes a table."""


@action("moderate-yes", access="moderator")
class Moderate(AtTable, frozen=True):
    """Close a table as a moderator."""


@action("explain", cost=2)
class Explain(Watch, frozen=True):
    """Show why an entry came as it did (`None`: the newest)."""

    seq: Newest = None


@action("explain-choose", cost=2)
class ChooseExplained(Watch, frozen=True):
    """The same of the chosen entry."""


@action("challenge", access="seated")
class AskToChallenge(AtTable, frozen=True):
    """Ask before referees are called to look at an entry."""

    seq: Number


@action("challenge-yes", access="seated", cost=3)
class Challenge(AtTable, frozen=True):
    """Ask the referees to look at an entry."""

    seq: Number
