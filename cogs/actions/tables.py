"""What a click or a command about a running, an open or a new table can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Game, Number, Switch, Tally, Token, Word

# One's turn, from anywhere.


class OpenTurn(AtTable, name="turn"):
    """Show one's turn, or who is awaited."""


class ShowDone(AtTable, name="done", access="seated"):
    """Show the table as it is now; the button of a move that is done, entry `seq`."""

    seq: Number


class ChangeChoice(AtTable, name="change", access="seated"):
    """Choose otherwise while nobody has seen what was chosen."""


class OpenEarly(AtTable, name="early", access="seated"):
    """Say before one's turn what one will be asked, or say it again."""


class OpenPlans(AtTable, name="plans", access="seated"):
    """Show what is planned ahead, and what else can be."""


class PrepareTurn(AtTable, name="plan-turn", access="seated"):
    """Show the panel on which the next turn is prepared."""


class TakeOfferedTurn(AtTable, name="take-turn", access="seated"):
    """Prepare the next turn that was offered ready made; `key` names what was shown."""

    key: Word


class OpenOrders(AtTable, name="orders", access="seated"):
    """Show the panel of standing orders."""


class Move(AtTable, access="seated"):
    """A typed line (`/move`). `once` tells one command from another."""

    line: str
    once: str


# The card of a running table, and what one rarely needs.


class OpenView(Watch, name="view", cost=2):
    """Show what one may see."""


class ShowPart(Watch, name="part", cost=2):
    """Show another picture of the position, or the position in words."""

    part: Token


class LookAtBoard(Watch, cost=3):
    """Look at the board (`/match show:picture`), or show it to the channel."""

    where: str
    share: bool


class Follow(Watch, name="follow"):
    """Follow a match, or no longer."""


class ShowMore(AtTable, name="more", stage="live"):
    """Show what one rarely needs."""


class ShowSettingsHere(AtTable, name="settings-here", stage="running", access="seated"):
    """Show one's choices for this table."""


class ShowWhyNot(AtTable, name="why-not", stage="running", access="seated"):
    """Show what is not possible now, and why."""


class MoveHere(AtTable, name="move-here"):
    """Bring the table card to the channel of the click."""


# An open table, and the next one.


class Join(AtTable, name="join"):
    """Take a free seat."""


class PlayRated(AtTable, name="play-rated", access="seated"):
    """Say at the first rated table whether one's matches shall be rated."""

    on: Switch


class Leave(AtTable, name="leave"):
    """Give up one's seat before the start."""


class Start(AtTable, name="start", stage="open", access="opener"):
    """Begin the match."""


class ChooseBots(AtTable, name="add-bot", stage="open", access="opener"):
    """Show the bots that can take a seat."""


class SeatBot(AtTable, name="seat-bot", stage="open", access="opener"):
    """Put a bot in a free seat; `seated` is how many sat there when the button was made."""

    seated: Number
    bot: Word


class AskToClose(AtTable, name="close", stage="open", access="closer"):
    """Ask whether to close a table."""


class Close(AtTable, name="close-yes", stage="open", access="closer"):
    """Close a table."""


class Rematch(AtTable, name="rematch"):
    """Open a table for the same people again."""


class OpenOptions(AtTable, name="options", stage="open", access="opener"):
    """Show a page of the options of an open table."""

    page: Number


class SetOption(AtTable, name="option", stage="open", access="opener"):
    """Change an option of an open table to what was chosen."""

    page: Number
    field: Word


class RemoveSeat(AtTable, name="remove-seat", stage="open", access="opener"):
    """Remove the chosen person or bot from an open table."""

    page: Number


class CloseOptions(AtTable, name="options-done", stage="open", access="opener"):
    """Finish with the options."""


# A table that is not open yet: its choices travel in the ids.


class NewTableAction(Action):
    """A control of the panel of a new table.

    `shape` is that of the game's settings: a panel of another version is outdated.
    """

    game: Game
    shape: Word
    page: Number
    choices: Tally


class SetNewOption(NewTableAction, name="new-option"):
    """Change a choice of the table to be opened."""

    field: Word


class ShowNewOptions(NewTableAction, name="new-page"):
    """Show another page of options."""


class AskForPreset(NewTableAction, name="preset", access="admin", opens_form=True):
    """Open the form in which the choices get a name on the server."""


class KeepPreset(NewTableAction, name="preset-kept", access="admin", is_form=True):
    """Keep the choices under the name that was typed."""


class OpenTable(NewTableAction, name="new-open", cost=3):
    """Open the table."""


class OpenPreset(Action, name="open-preset", cost=3):
    """Open a table with the options that have the chosen name on the server."""


class CancelNewTable(Action, name="new-cancel"):
    """Open no table."""


# Those who watch.


class Predict(Watch, name="predict", stage="running", cost=2):
    """Say who wins: the chosen seat of the menu."""
