"""What a click of admins, of referees, and of players who call a referee can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf, Watch
from cogs.actions.wire import Action, Newest, Number, Switch, Word

# The panel of `/setup`.


class SetupAction(Action, access="admin"):
    """A control of the panel of `/setup`."""


class ShowSetup(SetupAction, name="setup", cost=2):
    """Show the settings of the server (`/setup`), or what the bot may do there."""

    page: Word = "all"
    """`all`: the settings; `check`: the permissions of the bot."""


class OpenSetup(SetupAction, name="setup-form", opens_form=True):
    """Open the form of a subject, filled in with the present settings."""

    subject: Word


class KeepSetup(SetupAction, name="setup-form-done", is_form=True):
    """Store the filled-in form of a subject."""

    revision: Number
    """The revision of the settings with which the form was opened; a later one makes it outdated."""

    subject: Word


class CheckPlace(SetupAction, name="setup-check", cost=2):
    """Show what the bot may do in the chosen channel or forum."""


class TryPlace(SetupAction, name="setup-test", cost=5):
    """Try to do in a channel all that a table needs."""

    channel: Number


# The list of a server's tables.


class ShowUpkeep(Action, name="upkeep", access="admin", cost=3):
    """Show a page of all tables of the server that are not over."""

    page: Number = 0


class Remind(AtTable, name="upkeep-remind", stage="running", access="referee", cost=2):
    """Remind the people that a table waits for."""


# Referees, and players who call one. Actions without `access` are checked by their handlers.


class NameRefereeByCommand(AtTable):
    """Make a person the referee of a table (`/referee`)."""

    user: int
    name_shown: str
    is_bot: bool = False
    """Whether Discord says that the user is a bot, which is refused."""


class ChooseReferee(AtTable, name="referee-named"):
    """Make the person who was chosen in the menu the referee of a table, or nobody."""


class ChooseTableLanguage(AtTable, name="referee-language"):
    """Set the language of a table's card to the chosen one."""


class ShowReferee(AtTable, name="referee"):
    """Show the panel of referees and moderators."""


class Stop(AtTable, name="referee-stop", stage="running", access="referee"):
    """Stop a match (`on`), or let it go on."""

    on: Switch


class ChooseWatchedSeat(AtTable, name="referee-seat", stage="running", access="referee"):
    """Show what a referee can do about the chosen seat."""


class AboutSeat(AtTable, stage="running", access="referee"):
    """An action about a seat."""

    seat: SeatOf
    user: Number
    """The person who sat there when the button was made; 0: a bot."""


class Extend(AboutSeat, name="referee-extend"):
    """Give a seat more time."""

    seconds: Number


class AskReplace(AboutSeat, name="referee-bots"):
    """Show the bots that could play on for a person."""


class Replace(AboutSeat, name="referee-replace"):
    """Replace a person by a bot."""

    bot: Word


class OfferSeat(AboutSeat, name="referee-offer"):
    """Offer a seat to the chosen person."""


class ActFor(AboutSeat, name="referee-act"):
    """Let a bot make one move for an absent person."""

    seq: Number
    """The newest entry that was shown; a later one makes the button outdated."""


class AnswerFor(AboutSeat, name="referee-answer"):
    """Answer for an absent player, knowing only what everybody sees."""


class TakeOffered(AtTable, name="seat-offered"):
    """Take a seat that a referee offered."""

    seat: SeatOf


class ShowRewind(AtTable, name="referee-rewind", stage="running", access="referee"):
    """Show the moves to which a match can go back."""


class ChooseRewind(AtTable, name="referee-rewind-to", stage="running", access="referee"):
    """Show what would be taken back, from the chosen entry on."""


class AskRewindNumber(AtTable, name="referee-number", stage="running", access="referee", opens_form=True):
    """Open a form for the number of an entry."""


class TypedRewind(AtTable, name="referee-typed", stage="running", access="referee", is_form=True):
    """Show what would be taken back, from the entry with the typed number on."""


class Rewind(AtTable, name="referee-rewind-yes", stage="running", access="referee"):
    """Take back entry `target` and all after it."""

    target: Number
    seq: Number
    """The newest entry that was shown; a later one makes the button outdated."""


class AskToEnd(AtTable, name="referee-end", stage="running", access="referee"):
    """Ask how a match shall be ended."""


class EndMatch(AtTable, name="referee-end-yes", stage="running", access="referee"):
    """End a match."""

    stands: Switch
    """Whether the present points are the result; otherwise the match has none."""

    seq: Number
    """The newest entry that was shown; a later one makes the button outdated."""


class AskToModerate(AtTable, name="moderate", access="moderator"):
    """Ask before a moderator closes a table."""


class Moderate(AtTable, name="moderate-yes", access="moderator"):
    """Close a table as a moderator."""


class Explain(Watch, name="explain", cost=2):
    """Show which rules led to the effects of an entry (`None`: the newest one)."""

    seq: Newest = None


class ChooseExplained(Watch, name="explain-choose", cost=2):
    """Show which rules led to the effects of the chosen entry."""


class AskToChallenge(AtTable, name="challenge", access="seated"):
    """Ask before referees are called to look at an entry."""

    seq: Number


class ChallengeEntry(AtTable, name="challenge-yes", access="seated", cost=3):
    """Ask the referees to look at an entry."""

    seq: Number
