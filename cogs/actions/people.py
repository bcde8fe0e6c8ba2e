"""What a click about a person's own settings, tables, data and results can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.panel import AtTable
from cogs.actions.wire import Action, Codec, Game, Number, Switch, Word

# A person's own settings.


class SetConfirm(Action, name="confirm-all"):
    """Turn on (`on`) or off that every move has to be confirmed."""

    on: Switch


class SetWide(Action, name="wide"):
    """Choose wide pictures of turns (`on`), or tall ones."""

    on: Switch


class SetLanguage(Action, name="language"):
    """Choose a language in a menu, or the language of the person's Discord."""


class ShowTurns(Action, name="turns"):
    """Show all one's settings (`/settings`)."""


# How a person is notified of their turns.


class SetTold(Action, name="told", cost=3):
    """Choose the way of notifications for all tables."""

    told: Word
    """The way: a `NotificationWay`."""


class SetDigest(Action, name="told-when"):
    """Choose in a menu the hour at which the digest is sent."""


class SetHits(Action, name="told-hits"):
    """Turn notifications of what others did to one on or off."""

    on: Switch


class ShowToldHere(AtTable, name="told-here", access="seated"):
    """Show one's way of notifications for this table."""


class SetToldHere(AtTable, name="told-at", access="seated", cost=3):
    """Choose the way of notifications for this table."""

    told: Word
    """The way: a `NotificationWay`, or `all` for the same as at all other tables."""


# When a person can play: time zone, quiet hours, holidays.


class ShowHours(Action, name="hours"):
    """Show one's time zone, quiet hours and holidays."""


class ChooseZone(Action, name="zone"):
    """Store the time zone that was chosen in a menu."""


class TypeZone(Action, name="zone-other", opens_form=True):
    """Open the form for a time zone that is not in the menu."""


class KeepZone(Action, name="zone-typed", is_form=True):
    """Store the time zone that was typed."""


class TypeQuiet(Action, name="quiet", opens_form=True):
    """Open the form of one's quiet hours."""


class KeepQuiet(Action, name="quiet-typed", is_form=True):
    """Store the quiet hours that were typed."""


class DropQuiet(Action, name="quiet-off"):
    """Delete one's quiet hours."""


class TypeHoliday(Action, name="holiday", opens_form=True):
    """Open the form of a holiday."""


class KeepHoliday(Action, name="holiday-typed", is_form=True):
    """Store the holiday that was typed."""


class LeaveNow(Action, name="holiday-now"):
    """Begin a holiday that ends when the person comes back."""

    sure: Switch
    """Whether the person has confirmed it; otherwise they are asked."""


class ComeBack(Action, name="holiday-over"):
    """End one's holiday, and delete the later ones."""


# All tables of a person, and their notes on each.


class ShowDesk(Action, name="desk", cost=3):
    """Show a page of the list of one's tables (`/desk`)."""

    page: Number = 0


class WriteMemo(AtTable, name="memo", access="seated", opens_form=True):
    """Open the form of one's notes at a table."""


class ChooseMemo(Action, name="memo-choose", cost=3):
    """Show on the desk a menu of the tables at which one can write notes."""

    page: Number
    """The page of the desk."""


class WriteMemoOf(Action, name="memo-of", version=2, opens_form=True):
    """Open the form of one's notes at a table, from the desk."""

    match: Number
    page: Number
    """The page of the desk."""


class KeepMemo(AtTable, name="memo-kept", is_form=True):
    """Store the notes that were typed."""

    desk: Switch
    """Whether the form was opened on the desk."""

    page: Number
    """The page of the desk, if it was opened there."""


# What is stored about a person or a server.


class ShowPrivacy(Action, name="privacy", cost=2):
    """Show what is stored about a person (`/privacy`)."""


Policy = Annotated[Literal["privacy", "terms"], Codec("privacy|terms")]


class ShowPolicy(Action, name="policy"):
    """Show the privacy text, or the terms of use."""

    which: Policy


class ExportMe(Action, name="export-me", cost=5):
    """Send a file with everything that is stored about the person."""

    after: Number = 0
    """The last match of the file before, if all matches do not fit in one; 0: begin with the first."""


class ForgetMe(Action, name="forget-me", cost=2):
    """Delete everything about the person, after two questions."""

    asked: Number = 0
    """How many questions the person has confirmed: at 2 everything is deleted."""


class ShowServerData(Action, name="server-data", cost=2):
    """Show an admin what is stored about their server."""


class ExportServer(Action, name="export-server", cost=5):
    """Send a file with the matches of a server."""

    after: Number = 0
    """The last match of the file before, if all matches do not fit in one; 0: begin with the first."""


class AskToWipe(Action, name="wipe-server", cost=2):
    """Say what deleting all data of a server means, and ask whether the admin wants it."""


class TypeServerName(Action, name="wipe-server-name", opens_form=True):
    """Open the form in which an admin confirms the deletion by typing the server's name."""


class WipeServer(Action, name="wipe-server-typed", is_form=True):
    """Delete all data of the server whose name was typed."""


# Statistics and ratings.


class ShowStats(Action, name="stats", cost=3):
    """Show a person's results."""

    person: Number = 0
    """The person; 0: the reader."""

    game: Word = ""
    """The game; empty: all games."""


class ShowLeaderboard(Action, name="leaderboard", cost=3):
    """Show the server's leaderboard of a game."""

    game: Word = ""
    """The game; empty: the one that was chosen in a menu."""


class JoinBoard(Action, name="board-join", cost=3):
    """Change the settings that keep the person off a leaderboard, and show it again."""

    game: Game


class SetRated(Action, name="rate-me"):
    """Take part in ratings (`on`), or stop taking part."""

    on: Switch


class SetHidden(Action, name="hide-me"):
    """Hide one's statistics from others (`on`), or show them."""

    on: Switch
