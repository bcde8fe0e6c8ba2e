"""What a click or a command about a running, an open or a new table can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Game, Number, Switch, Tally, Token, Word, action

# One's turn, from anywhere.


@action("turn")
class OpenTurn(AtTable, frozen=True):
    """Show one's turn, or what is awaited."""


@action("done", access="seated")
class ShowDone(AtTable, frozen=True):
    """Show how the table stands now: the button of a move that is done, entry `seq`."""

    seq: Number


@action("change", access="seated")
class ChangeChoice(AtTable, frozen=True):
    """Choose otherwise while nobody has seen what was chosen."""


@action("early", access="seated")
class OpenEarly(AtTable, frozen=True):
    """Say before one's turn what one will be asked, or say it again."""


@action("plans", access="seated")
class OpenPlans(AtTable, frozen=True):
    """Show what is planned ahead, and what else can be."""


@action("plan-turn", access="seated")
class PrepareTurn(AtTable, frozen=True):
    """Show the panel on which the next turn is prepared."""


@action("take-turn", access="seated")
class TakeOfferedTurn(AtTable, frozen=True):
    """Prepare the next turn that was offered ready made; `key` names what was shown."""

    key: Word


@action("orders", access="seated")
class OpenOrders(AtTable, frozen=True):
    """Show the panel of standing orders."""


@action(access="seated")
class Move(AtTable, frozen=True):
    """A typed line (`/move`). `once` tells one command from another."""

    line: str
    once: str


# The card of a running table, and what one rarely needs.


@action("view", cost=2)
class OpenView(Watch, frozen=True):
    """Show what one may see."""


@action("part", cost=2)
class ShowPart(Watch, frozen=True):
    """Show another picture of the position, or the position in words."""

    part: Token


@action(cost=3)
class Board(Watch, frozen=True):
    """Look at the board (`/match show:picture`), or show it to the channel."""

    where: str
    share: bool


@action("follow")
class Follow(Watch, frozen=True):
    """Follow a match, or no longer."""


@action("more", stage="live")
class ShowMore(AtTable, frozen=True):
    """Show what one rarely needs."""


@action("settings-here", stage="running", access="seated")
class ShowSettingsHere(AtTable, frozen=True):
    """Show one's choices for this table."""


@action("why-not", stage="running", access="seated")
class ShowWhyNot(AtTable, frozen=True):
    """Show what is not possible now, and why."""


@action("move-here")
class MoveHere(AtTable, frozen=True):
    """Bring the table card to the channel of the click."""


# An open table, and the next one.


@action("join")
class Join(AtTable, frozen=True):
    """Take a free seat."""


@action("play-rated", access="seated")
class PlayRated(AtTable, frozen=True):
    """Say at the first rated table whether one's matches shall be rated."""

    on: Switch


@action("leave")
class Leave(AtTable, frozen=True):
    """Give up one's seat before the start."""


@action("start", stage="open", access="opener")
class Start(AtTable, frozen=True):
    """Begin the match."""


@action("add-bot", stage="open", access="opener")
class ChooseBots(AtTable, frozen=True):
    """Show the bots that can take a seat."""


@action("seat-bot", stage="open", access="opener")
class SeatBot(AtTable, frozen=True):
    """Put a bot in a free seat; `seated` is how many sat there when the button was made."""

    seated: Number
    bot: Word


@action("close", stage="open", access="closer")
class AskToClose(AtTable, frozen=True):
    """Ask whether to close a table."""


@action("close-yes", stage="open", access="closer")
class Close(AtTable, frozen=True):
    """Close a table."""


@action("rematch")
class Rematch(AtTable, frozen=True):
    """Open a table for the same people again."""


@action("options", stage="open", access="opener")
class OpenOptions(AtTable, frozen=True):
    """Show a page of the options of an open table."""

    page: Number


@action("option", stage="open", access="opener")
class SetOption(AtTable, frozen=True):
    """Change an option of an open table to what was chosen."""

    page: Number
    field: Word


@action("remove-seat", stage="open", access="opener")
class RemoveSeat(AtTable, frozen=True):
    """Remove the chosen person or bot from an open table."""

    page: Number


@action("options-done", stage="open", access="opener")
class CloseOptions(AtTable, frozen=True):
    """Finish with the options."""


# A table that is not open yet: its choices travel in the ids.


class NewTableAction(Action, frozen=True):
    """A control of the panel of a new table.

    `shape` is that of the game's settings: a panel of another version is outdated.
    """

    game: Game
    shape: Word
    page: Number
    choices: Tally


@action("new-option")
class SetNewOption(NewTableAction, frozen=True):
    """Change a choice of the table to be opened."""

    field: Word


@action("new-page")
class ShowNewOptions(NewTableAction, frozen=True):
    """Show another page of options."""


@action("preset", access="admin", opens_form=True)
class AskForPreset(NewTableAction, frozen=True):
    """Open the form in which the choices get a name on the server."""


@action("preset-kept", access="admin", is_form=True)
class KeepPreset(NewTableAction, frozen=True):
    """Keep the choices under the name that was typed."""


@action("new-open", cost=3)
class OpenTable(NewTableAction, frozen=True):
    """Open the table."""


@action("open-preset", cost=3)
class OpenPreset(Action, frozen=True):
    """Open a table with the options that have the chosen name on the server."""


@action("new-cancel")
class CancelNewTable(Action, frozen=True):
    """Open no table."""
