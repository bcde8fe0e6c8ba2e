"""What a click about seats and votes can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf
from cogs.actions.wire import Newest, Number, Switch, Word, action


@action("undo", stage="running", access="seated")
class TakeBack(AtTable, frozen=True):
    """Take back one's last move, or see what that would mean for others.

    `seq` is the newest entry that the person saw (`None`: whatever there is, by a command).
    """

    seq: Newest = None


@action("undo-ask", stage="running", access="seated")
class AskUndo(AtTable, frozen=True):
    """Ask to take back everything from entry `target` on, as it was shown after entry `seq`."""

    target: Number
    seq: Number


@action("abandon", stage="running", access="seated")
class AskToAbandon(AtTable, frozen=True):
    """Ask whether to end a match without a result."""


@action("abandon-yes", stage="running", access="seated")
class Abandon(AtTable, frozen=True):
    """Propose to end a match without a result."""


@action("consent")
class Consent(AtTable, frozen=True):
    """Answer the question `proposal` of a table, or withdraw what one asked oneself."""

    proposal: Word
    yes: Switch


@action("vote-absent", stage="running", access="seated")
class VoteAbsent(AtTable, frozen=True):
    """Vote on what becomes of a seat whose time is up; `ballot` says which vote is meant."""

    ballot: Word
    choice: Word


@action("vote-rules", access="seated")
class VoteRules(AtTable, frozen=True):
    """Vote on the rules by which a match goes on; `ballot` says which vote is meant."""

    ballot: Word
    choice: Word


@action("answer-asked", access="seated")
class AnswerAsked(AtTable, frozen=True):
    """Answer a matter's `question` that has no control of its own."""

    question: Word
    choice: Word


@action("show-asked", stage="running", access="seated")
class ShowAsked(AtTable, frozen=True):
    """Show what a matter of the table asks on a screen of its own; `question` says which."""

    question: Word


@action("leave-seat", stage="running", access="seated")
class ChooseBotForMe(AtTable, frozen=True):
    """Choose the bot that plays on in one's own seat."""


@action("deputy", stage="running", access="seated", cost=2)
class ShowDeputy(AtTable, frozen=True):
    """Show what is answered for one who is not there, and what was played for one."""


@action("deputy-is", stage="running", access="seated", cost=2)
class ChooseDeputy(AtTable, frozen=True):
    """Have this answered from now on (a menu)."""


@action("replace", stage="running", access="seated")
class ChooseBotFor(AtTable, frozen=True):
    """Choose the bot that plays on in the seat of somebody whose time is up."""


@action("give-seat", stage="running")
class GiveSeat(AtTable, frozen=True):
    """Put a bot in a seat; `user` is the person who sat there when the button was made."""

    seat: SeatOf
    user: Number
    bot: Word


@action("leave-for-good", stage="running", access="seated")
class LeaveForGood(AtTable, frozen=True):
    """Let a bot play in one's own seat, which anybody may take from now on.

    `user` is who sat there when the button was made.
    """

    user: Number


@action("seats", stage="running")
class ShowSeats(AtTable, frozen=True):
    """Show which seats bots play, and how one gets them."""


@action("sit", stage="running")
class SitDown(AtTable, frozen=True):
    """Play on in the seat of a bot, or `ask` for it."""

    seat: SeatOf
    ask: Switch


@action("come-back", stage="running")
class BackInSeat(AtTable, frozen=True):
    """Come back to one's own seat, also where a bot keeps it by now."""


@action("free-seats", stage="live", access="opener")
class FreeSeats(AtTable, frozen=True):
    """Let anybody take the seat of a bot, or only with consent."""

    on: Switch


@action("play-alone", stage="running")
class PlayAlone(AtTable, frozen=True):
    """Let bots play on where no people are left."""


@action("end-alone", stage="running")
class AskToEndAlone(AtTable, frozen=True):
    """Ask before a match is ended where no people are left."""


@action("end-alone-yes", stage="running")
class EndAlone(AtTable, frozen=True):
    """End a match without a result where no people are left."""
