"""What a click or a command about a running, an open or a new table can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Game, Number, Switch, Tally, Token, Word

# One's turn, from anywhere.


class OpenTurn(AtTable, name="turn"):
    """Show one's turn, or who is awaited."""


class ShowDone(AtTable, name="done", access="seated"):
    """Show the table as it is now, from the message that says that a move is made."""

    seq: Number
    """The entry of the move."""


class ChangeChoice(AtTable, name="change", access="seated"):
    """Change a choice that nobody has seen yet."""


class OpenEarly(AtTable, name="early", access="seated"):
    """Answer a question before one's turn, or answer it again."""


class OpenPlans(AtTable, name="plans", access="seated"):
    """Show what a player has planned ahead, and what else they can plan."""


class PrepareTurn(AtTable, name="plan-turn", access="seated"):
    """Show the panel on which the next turn is prepared."""


class TakeOfferedTurn(AtTable, name="take-turn", access="seated"):
    """Prepare the next turn by taking a complete one that was offered."""

    key: Word
    """Names the turn that was shown, so that no other is taken."""


class OpenOrders(AtTable, name="orders", access="seated"):
    """Show the panel of standing orders."""


class Move(AtTable, access="seated"):
    """Play a typed move (`/move`)."""

    line: str
    once: str
    """The id of the command, so that a command that Discord sends twice is played once."""


# The card of a running table, and what people rarely need.


class OpenView(Watch, name="view", cost=2):
    """Show the table as the person may see it."""


class ShowPart(Watch, name="part", cost=2):
    """Show another picture of the position, or the position in words."""

    part: Token


class LookAtBoard(Watch, cost=3):
    """Look at the board (`/match show:picture`)."""

    where: str
    """The name of a picture or a place, as it was typed; empty: the default picture."""

    share: bool
    """Whether to show it to everybody in the channel."""


class Follow(Watch, name="follow"):
    """Follow a match, or stop following it."""


class ShowMore(AtTable, name="more", stage="live"):
    """Show the controls that people rarely need."""


class ShowSettingsHere(AtTable, name="settings-here", stage="running", access="seated"):
    """Show a person's settings for this table."""


class ShowWhyNot(AtTable, name="why-not", stage="running", access="seated"):
    """Show which actions are not possible now, and why."""


class MoveHere(AtTable, name="move-here"):
    """Bring the table card to the channel of the click."""


# An open table, and the next one.


class Join(AtTable, name="join"):
    """Take a free seat."""


class PlayRated(AtTable, name="play-rated", access="seated"):
    """Choose at the first rated table whether one takes part in ratings."""

    on: Switch


class Leave(AtTable, name="leave"):
    """Give up one's seat before the start."""


class Start(AtTable, name="start", stage="open", access="opener"):
    """Begin the match."""


class ChooseBots(AtTable, name="add-bot", stage="open", access="opener"):
    """Show the bots that can take a seat."""


class SeatBot(AtTable, name="seat-bot", stage="open", access="opener"):
    """Put a bot in a free seat."""

    seated: Number
    """How many people and bots sat at the table when the button was made."""

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
    """A control of the panel of a new table."""

    game: Game
    shape: Word
    """The digest of the game's settings; if they have changed since, the panel is outdated."""

    page: Number
    choices: Tally


class SetNewOption(NewTableAction, name="new-option"):
    """Change a choice of the table to be opened."""

    field: Word


class ShowNewOptions(NewTableAction, name="new-page"):
    """Show another page of options."""


class AskForPreset(NewTableAction, name="preset", access="admin", opens_form=True):
    """Open the form for the name under which the server keeps these choices."""


class KeepPreset(NewTableAction, name="preset-kept", access="admin", is_form=True):
    """Keep the choices on the server under the name that was typed."""


class OpenTable(NewTableAction, name="new-open", cost=3):
    """Open the table."""


class OpenPreset(Action, name="open-preset", cost=3):
    """Open a table with the options that the server keeps under the chosen name."""


class CancelNewTable(Action, name="new-cancel"):
    """Leave the panel of a new table without opening it."""


# People who watch.


class Predict(Watch, name="predict", stage="running", cost=2):
    """Predict that the seat chosen in the menu will win."""
