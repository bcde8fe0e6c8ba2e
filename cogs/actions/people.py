"""What a click about one's own choices, tables, data and results can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Codec, Game, Number, Switch, Word

# One's own choices.


class SetConfirm(Action, name="confirm-all"):
    """Be asked to confirm every move, or not."""

    on: Switch


class SetWide(Action, name="wide"):
    """Get wide pictures of one's turns, or tall ones."""

    on: Switch


class SetLanguage(Action, name="language"):
    """Read in the language that is chosen from the menu, or in that of one's Discord."""


class ShowTurns(Action, name="turns"):
    """Show one's notifications, and what one click may play (`/settings`)."""


# How one is notified of one's turns.


class SetTold(Action, name="told", cost=3):
    """Get notifications in this way for all tables."""

    told: Word


class SetDigest(Action, name="told-when"):
    """Have one's digest at the chosen hour."""


class SetHits(Action, name="told-hits"):
    """Get notifications of what others did to one, or not."""

    on: Switch


class ShowToldHere(AtTable, name="told-here", access="seated"):
    """Show one's notifications for this table."""


class SetToldHere(AtTable, name="told-at", access="seated", cost=3):
    """Get notifications in this way for this table; `all`: as for all others."""

    told: Word


# When one is there: time zone, quiet hours, holidays.


class ShowHours(Action, name="hours"):
    """Show when one is there."""


class ChooseZone(Action, name="zone"):
    """Take the time zone that was chosen."""


class TypeZone(Action, name="zone-other", opens_form=True):
    """Open the form for a time zone that is not in the menu."""


class KeepZone(Action, name="zone-typed", is_form=True):
    """Take the time zone that was typed."""


class TypeQuiet(Action, name="quiet", opens_form=True):
    """Open the form of one's quiet hours."""


class KeepQuiet(Action, name="quiet-typed", is_form=True):
    """Keep the quiet hours that were typed."""


class DropQuiet(Action, name="quiet-off"):
    """Have no quiet hours."""


class TypeHoliday(Action, name="holiday", opens_form=True):
    """Open the form of a holiday."""


class KeepHoliday(Action, name="holiday-typed", is_form=True):
    """Keep the holiday that was typed."""


class LeaveNow(Action, name="holiday-now"):
    """Be on holiday from now until one is back; the first click asks whether one is `sure`."""

    sure: Switch


class ComeBack(Action, name="holiday-over"):
    """End one's holiday, and call off those to come."""


# All one's tables, and one's notes on each.


class ShowDesk(Action, name="desk", cost=3):
    """Show a page of one's desk (`/desk`)."""

    page: Number = 0


class WriteMemo(AtTable, name="memo", access="seated", opens_form=True):
    """Open the form of what one writes down at a table."""


class ChooseMemo(Action, name="memo-choose", cost=3):
    """Choose on the desk the table at which one wants to write something down."""

    page: Number


class WriteMemoOf(Action, name="memo-of", version=2, opens_form=True):
    """Open the form of what one writes down at a table, from the desk."""

    match: Number
    page: Number


class KeepMemo(AtTable, name="memo-kept", is_form=True):
    """Keep what was written down; `desk`: the form was opened on the desk, on this page."""

    desk: Switch
    page: Number


# What is stored of a person, or of a server.


class ShowPrivacy(Action, name="privacy", cost=2):
    """Show what is stored about one (`/privacy`)."""


Policy = Annotated[Literal["privacy", "terms"], Codec("privacy|terms")]


class ShowPolicy(Action, name="policy"):
    """Show the privacy text, or the terms of use."""

    which: Policy


class ExportMe(Action, name="export-me", cost=5):
    """Give everything stored about one as a file, with the matches behind number `after`."""

    after: Number = 0


class ForgetMe(Action, name="forget-me", cost=2):
    """Delete everything about one: says what happens (0), asks again (1), does it (2)."""

    asked: Number = 0


class ShowServerData(Action, name="server-data", cost=2):
    """Show what is stored of a server to somebody who manages it."""


class ExportServer(Action, name="export-server", cost=5):
    """Give all matches of a server as a file, those behind number `after`."""

    after: Number = 0


class AskToWipe(Action, name="wipe-server", cost=2):
    """Say what deleting everything of a server means, and ask whether it is wanted."""


class TypeServerName(Action, name="wipe-server-name", opens_form=True):
    """Open the form in which an admin types a server's name to delete all its tables."""


class WipeServer(Action, name="wipe-server-typed", is_form=True):
    """Delete everything of a server whose name was typed."""


# Statistics and ratings.


class ShowStats(Action, name="stats", cost=3):
    """Show how somebody did (0: the reader) in a game (empty: in all)."""

    person: Number = 0
    game: Word = ""


class ShowLeaderboard(Action, name="leaderboard", cost=3):
    """Show this server's leaderboard of a game; an empty `game` is the chosen one of a menu."""

    game: Word = ""


class JoinBoard(Action, name="board-join", cost=3):
    """Let oneself be seen, or take part in ratings, as a leaderboard needs; show it again."""

    game: Game


class SetRated(Action, name="rate-me"):
    """Take part in ratings, or no longer."""

    on: Switch


class SetHidden(Action, name="hide-me"):
    """Keep one's statistics to oneself, or no longer."""

    on: Switch
