"""What a click or a command about a table can mean: a running one, an open one, one not opened yet."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, Stage, Watch
from cogs.actions.wire import Access, Action, Number, Tally, Token, Word, action

# One's turn, from anywhere.


@action("turn")
class OpenTurn(AtTable, frozen=True):
    """Show one's turn, or what is awaited."""


@action("change")
class ChangeChoice(AtTable, frozen=True):
    """Choose otherwise while nobody has seen what was chosen."""

    access: ClassVar[Access] = "seated"


@action("early")
class OpenEarly(AtTable, frozen=True):
    """Say before one's turn what one will be asked, or say it anew."""

    access: ClassVar[Access] = "seated"


@action("plans")
class OpenPlans(AtTable, frozen=True):
    """Show what is planned ahead, and what else can be."""

    access: ClassVar[Access] = "seated"


@action("plan-turn")
class PrepareTurn(AtTable, frozen=True):
    """Show the panel on which the next turn is prepared."""

    access: ClassVar[Access] = "seated"


@action("orders")
class OpenOrders(AtTable, frozen=True):
    """Show the panel of standing orders."""

    access: ClassVar[Access] = "seated"


class Move(AtTable, frozen=True):
    """A typed line (`/move`). `once` tells one command from another."""

    line: str
    once: str
    access: ClassVar[Access] = "seated"


# The card of a running table, and what one rarely needs.


@action("view")
class OpenView(Watch, frozen=True):
    """Show what one may see."""

    cost: ClassVar[int] = 2


@action("part")
class ShowPart(Watch, frozen=True):
    """Show another picture of the position, or the position in words."""

    part: Token
    cost: ClassVar[int] = 2


class Board(Watch, frozen=True):
    """Look at the board (`/board`), or show it to the channel."""

    where: str
    share: bool
    cost: ClassVar[int] = 3


@action("follow")
class Follow(Watch, frozen=True):
    """Follow a match, or no longer."""


@action("more")
class ShowMore(AtTable, frozen=True):
    """Show what one rarely needs."""

    stage: ClassVar[Stage] = "running"


@action("move-here")
class MoveHere(AtTable, frozen=True):
    """Bring the table card to the channel of the click."""


# An open table, and the next one.


@action("join")
class Join(AtTable, frozen=True):
    """Take a free seat."""


@action("leave")
class Leave(AtTable, frozen=True):
    """Give up one's seat before the start."""


@action("start")
class Start(AtTable, frozen=True):
    """Begin the match."""

    stage: ClassVar[Stage] = "open"
    access: ClassVar[Access] = "opener"


@action("add-bot")
class ChooseBots(AtTable, frozen=True):
    """Show the bots that can take a seat."""

    stage: ClassVar[Stage] = "open"
    access: ClassVar[Access] = "opener"


@action("seat-bot")
class SeatBot(AtTable, frozen=True):
    """Put a bot in a free seat; `seated` is how many sat there when the button was made."""

    stage: ClassVar[Stage] = "open"
    seated: Number
    bot: Word
    access: ClassVar[Access] = "opener"


@action("close")
class AskToClose(AtTable, frozen=True):
    """Ask whether to close a table."""

    stage: ClassVar[Stage] = "open"
    access: ClassVar[Access] = "closer"


@action("close-yes")
class Close(AtTable, frozen=True):
    """Close a table."""

    stage: ClassVar[Stage] = "open"
    access: ClassVar[Access] = "closer"


@action("rematch")
class Rematch(AtTable, frozen=True):
    """Open a table for the same people again."""


@action("options")
class OpenOptions(AtTable, frozen=True):
    """Show a page of the options of an open table."""

    stage: ClassVar[Stage] = "open"
    page: Number
    access: ClassVar[Access] = "opener"


@action("option")
class SetOption(AtTable, frozen=True):
    """Change an option of an open table to what was chosen."""

    stage: ClassVar[Stage] = "open"
    page: Number
    field: Word
    access: ClassVar[Access] = "opener"


@action("remove-seat")
class RemoveSeat(AtTable, frozen=True):
    """Remove the chosen person or bot from an open table."""

    stage: ClassVar[Stage] = "open"
    page: Number
    access: ClassVar[Access] = "opener"


@action("options-done")
class CloseOptions(AtTable, frozen=True):
    """Finish with the options."""

    stage: ClassVar[Stage] = "open"
    access: ClassVar[Access] = "opener"


# A table that is not open yet: its choices travel in the ids.


class NewTableAction(Action, frozen=True):
    """A control of the panel of a new table. `shape` is that of the game's settings: a panel of another version is outdated."""

    game: Word
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


@action("new-open")
class OpenTable(NewTableAction, frozen=True):
    """Open the table."""

    cost: ClassVar[int] = 3


@action("new-cancel")
class CancelNewTable(Action, frozen=True):
    """Open no table."""


class NewTable(Action, frozen=True):
    """Begin to set up a table (`/play`)."""

    game: str
    own_thread: bool
    cost: ClassVar[int] = 2
