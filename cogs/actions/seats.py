"""What a click about seats and votes can mean: taking back, ending, agreeing, leaving a seat and taking one."""

from __future__ import annotations

from typing import ClassVar

from cogs.actions.panel import AtTable, SeatOf, Stage
from cogs.actions.wire import Access, Newest, Number, Switch, Word, action


@action("undo")
class Undo(AtTable, frozen=True):
    """Take back one's last move, or see what that would mean for others; `seq` is the newest entry that the person saw (`None`:
    whatever there is, by a command)."""

    stage: ClassVar[Stage] = "running"
    seq: Newest = None
    access: ClassVar[Access] = "seated"


@action("undo-ask")
class AskUndo(AtTable, frozen=True):
    """Ask the others whether everything from entry `target` on is taken back, as it was shown after entry `seq`."""

    stage: ClassVar[Stage] = "running"
    target: Number
    seq: Number
    access: ClassVar[Access] = "seated"


@action("abandon")
class AskToAbandon(AtTable, frozen=True):
    """Ask whether to end a match without a result."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"


@action("abandon-yes")
class Abandon(AtTable, frozen=True):
    """Propose to end a match without a result."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"


@action("consent")
class Consent(AtTable, frozen=True):
    """Answer what is being asked at a table, or withdraw what one asked oneself; `proposal` says which question is meant."""

    proposal: Word
    yes: Switch


@action("vote-absent")
class VoteAbsent(AtTable, frozen=True):
    """Vote on what becomes of a seat whose time is up; `ballot` says which vote is meant."""

    stage: ClassVar[Stage] = "running"
    ballot: Word
    choice: Word
    access: ClassVar[Access] = "seated"


@action("vote-rules")
class VoteRules(AtTable, frozen=True):
    """Vote on the rules by which a match goes on; `ballot` says which vote is meant."""

    ballot: Word
    choice: Word
    access: ClassVar[Access] = "seated"


@action("leave-seat")
class ChooseBotForMe(AtTable, frozen=True):
    """Choose the bot that plays on in one's own seat."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"


@action("replace")
class ChooseBotFor(AtTable, frozen=True):
    """Choose the bot that plays on in the seat of somebody whose time is up."""

    stage: ClassVar[Stage] = "running"
    access: ClassVar[Access] = "seated"


@action("give-seat")
class GiveSeat(AtTable, frozen=True):
    """Put a bot in a seat; `user` is the person who sat there when the button was made."""

    stage: ClassVar[Stage] = "running"
    seat: SeatOf
    user: Number
    bot: Word


@action("leave-for-good")
class LeaveForGood(AtTable, frozen=True):
    """Let a bot play in one's own seat, which anybody may take from now on; `user` is who sat there when the button was made."""

    stage: ClassVar[Stage] = "running"
    user: Number
    access: ClassVar[Access] = "seated"


@action("seats")
class ShowSeats(AtTable, frozen=True):
    """Show which seats bots play, and how one gets them."""

    stage: ClassVar[Stage] = "running"


@action("sit")
class SitDown(AtTable, frozen=True):
    """Play on in the seat of a bot, or `ask` for it."""

    stage: ClassVar[Stage] = "running"
    seat: SeatOf
    ask: Switch


@action("free-seats")
class FreeSeats(AtTable, frozen=True):
    """Let anybody take the seat of a bot, or only with consent."""

    stage: ClassVar[Stage] = "live"
    on: Switch
    access: ClassVar[Access] = "opener"


@action("play-alone")
class PlayAlone(AtTable, frozen=True):
    """Let bots play on where no people are left."""

    stage: ClassVar[Stage] = "running"


@action("end-alone")
class AskToEndAlone(AtTable, frozen=True):
    """Ask before a match is ended where no people are left."""

    stage: ClassVar[Stage] = "running"


@action("end-alone-yes")
class EndAlone(AtTable, frozen=True):
    """End a match without a result where no people are left."""

    stage: ClassVar[Stage] = "running"
