"""What a click of admins and referees can mean, and of players who call a referee."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf, Watch
from cogs.actions.wire import Action, Newest, Number, Switch, Word

# The panel of `/setup`. Every form carries the revision of the choices that it was opened with.


class SetupAction(Action, access="admin"):
    """A control of the panel."""


class ShowSetup(SetupAction, name="setup", cost=2):
    """Show what is chosen for the server (`/setup`), or the page of what the bot may do."""

    page: Word = "all"


class OpenSetup(SetupAction, name="setup-form", opens_form=True):
    """Open the form of a subject, filled in with what holds."""

    subject: Word


class KeepSetup(SetupAction, name="setup-form-done", is_form=True):
    """Keep what was typed in the form of a subject; `revision` is the one it was opened with."""

    revision: Number
    subject: Word


class CheckPlace(SetupAction, name="setup-check", cost=2):
    """Show what the bot may do in the chosen channel or forum."""


class TryPlace(SetupAction, name="setup-test", cost=5):
    """Try in a channel what a table needs."""

    channel: Number


# The list of a server's tables.


class ShowUpkeep(Action, name="upkeep", access="admin", cost=3):
    """Show a page of all tables of the server that are not over."""

    page: Number = 0


class Remind(AtTable, name="upkeep-remind", stage="running", access="referee", cost=2):
    """Remind the people that a table waits for."""


# Referees, and players who ask one to look.


class NamePerson(AtTable):
    """Make a person the referee of a table (`/referee`)."""

    user: int
    name_shown: str
    is_bot: bool = False


class NameReferee(AtTable, name="referee-named"):
    """Make the chosen person the referee of a table, or nobody."""


class ChooseTableLanguage(AtTable, name="referee-language"):
    """Choose the language of what everybody reads of a table, from a menu."""


class ShowReferee(AtTable, name="referee"):
    """Show the panel of the referees, and to moderators how a table is closed."""


class Stop(AtTable, name="referee-stop", stage="running", access="referee"):
    """Let a match stand still, or go on."""

    on: Switch


class ChooseWatchedSeat(AtTable, name="referee-seat", stage="running", access="referee"):
    """Show what a referee can do about the chosen seat."""


class AboutSeat(AtTable, stage="running", access="referee"):
    """About a seat; `user` is the person who sat there when the button was made, 0 for a bot."""

    seat: SeatOf
    user: Number


class Extend(AboutSeat, name="referee-extend"):
    """Give a seat more time."""

    seconds: Number


class AskReplace(AboutSeat, name="referee-bots"):
    """Show the bots that could play on for a person."""


class Replace(AboutSeat, name="referee-replace"):
    """Let a bot play on for a person."""

    bot: Word


class OfferSeat(AboutSeat, name="referee-offer"):
    """Offer a seat to the chosen person."""


class ActFor(AboutSeat, name="referee-act"):
    """Let the move of an absent person be made; `seq` is the newest entry that was shown."""

    seq: Number


class AnswerFor(AboutSeat, name="referee-answer"):
    """Answer in an absent player's place, by what everybody sees."""


class TakeOffered(AtTable, name="seat-offered"):
    """Take a seat that a referee offered."""

    seat: SeatOf


class ShowRewind(AtTable, name="referee-rewind", stage="running", access="referee"):
    """Show the entries that a match can go back to."""


class ChooseRewind(AtTable, name="referee-rewind-to", stage="running", access="referee"):
    """Show what taking everything from the chosen entry on back would mean."""


class AskRewindNumber(AtTable, name="referee-number", stage="running", access="referee", opens_form=True):
    """Open a form for the number of an entry."""


class TypedRewind(AtTable, name="referee-typed", stage="running", access="referee", is_form=True):
    """Show what taking everything from the typed entry on back would mean."""


class Rewind(AtTable, name="referee-rewind-yes", stage="running", access="referee"):
    """Take everything from entry `target` on back, as it was shown after entry `seq`."""

    target: Number
    seq: Number


class AskToEnd(AtTable, name="referee-end", stage="running", access="referee"):
    """Ask how a match shall be ended."""


class EndMatch(AtTable, name="referee-end-yes", stage="running", access="referee"):
    """End a match without a result, or with the points of now (`stands`), at entry `seq`."""

    stands: Switch
    seq: Number


class AskToModerate(AtTable, name="moderate", access="moderator"):
    """Ask before a moderator closes a table."""


class Moderate(AtTable, name="moderate-yes", access="moderator"):
    """Close a table as a moderator."""


class Explain(Watch, name="explain", cost=2):
    """Show why an entry came as it did (`None`: the newest)."""

    seq: Newest = None


class ChooseExplained(Watch, name="explain-choose", cost=2):
    """Show why the chosen entry came as it did."""


class AskToChallenge(AtTable, name="challenge", access="seated"):
    """Ask before referees are called to look at an entry."""

    seq: Number


class ChallengeEntry(AtTable, name="challenge-yes", access="seated", cost=3):
    """Ask the referees to look at an entry."""

    seq: Number
