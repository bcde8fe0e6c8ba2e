"""What a click about seats and votes can mean, and about being here for a while."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf
from cogs.actions.wire import Action, Newest, Number, Switch, Word


class TakeBack(AtTable, name="undo", stage="running", access="seated"):
    """Take back one's last move, or see what that would mean for others.

    `seq` is the newest entry that the person saw (`None`: whatever there is, by a command).
    """

    seq: Newest = None


class AskUndo(AtTable, name="undo-ask", stage="running", access="seated"):
    """Ask to take back everything from entry `target` on, as it was shown after entry `seq`."""

    target: Number
    seq: Number


class AskToAbandon(AtTable, name="abandon", stage="running", access="seated"):
    """Ask whether to end a match without a result."""


class Abandon(AtTable, name="abandon-yes", stage="running", access="seated"):
    """Propose to end a match without a result."""


class Consent(AtTable, name="consent"):
    """Answer the question `proposal` of a table, or withdraw what one asked oneself."""

    proposal: Word
    yes: Switch


class VoteAbsent(AtTable, name="vote-absent", stage="running", access="seated"):
    """Vote on what becomes of a seat whose time is up; `ballot` says which vote is meant."""

    ballot: Word
    choice: Word


class VoteRules(AtTable, name="vote-rules", access="seated"):
    """Vote on the rules by which a match continues; `ballot` says which vote is meant."""

    ballot: Word
    choice: Word


class AnswerAsked(AtTable, name="answer-asked", access="seated"):
    """Answer a matter's `question` that has no control of its own."""

    question: Word
    choice: Word


class ShowAsked(AtTable, name="show-asked", stage="running", access="seated"):
    """Show what a matter of the table asks on a screen of its own; `question` says which."""

    question: Word


class ChooseBotForMe(AtTable, name="leave-seat", stage="running", access="seated"):
    """Choose the bot that plays on in one's own seat."""


class ShowDeputy(AtTable, name="deputy", stage="running", access="seated", cost=2):
    """Show what one's stand-in answers, and what it has played."""


class ChooseDeputy(AtTable, name="deputy-is", stage="running", access="seated", cost=2):
    """Have this answered from now on (a menu)."""


class ChooseBotFor(AtTable, name="replace", stage="running", access="seated"):
    """Choose the bot that plays on in the seat of somebody whose time is up."""


class GiveSeat(AtTable, name="give-seat", stage="running"):
    """Put a bot in a seat; `user` is the person who sat there when the button was made."""

    seat: SeatOf
    user: Number
    bot: Word


class LeaveForGood(AtTable, name="leave-for-good", stage="running", access="seated"):
    """Let a bot play in one's own seat, which anybody may take from now on.

    `user` is who sat there when the button was made.
    """

    user: Number


class ShowSeats(AtTable, name="seats", stage="running"):
    """Show which seats bots play, and how one gets them."""


class SitDown(AtTable, name="sit", stage="running"):
    """Play on in the seat of a bot, or `ask` for it."""

    seat: SeatOf
    ask: Switch


class BackInSeat(AtTable, name="come-back", stage="running"):
    """Come back to one's own seat, also where a bot keeps it by now."""


class FreeSeats(AtTable, name="free-seats", stage="live", access="opener"):
    """Let anybody take the seat of a bot, or only with consent."""

    on: Switch


class PlayAlone(AtTable, name="play-alone", stage="running"):
    """Let bots play on where no people are left."""


class AskToEndAlone(AtTable, name="end-alone", stage="running"):
    """Ask before a match is ended where no people are left."""


class EndAlone(AtTable, name="end-alone-yes", stage="running"):
    """End a match without a result where no people are left."""


# Being here for a while, at all tables of the person.


class Arrive(AtTable, name="here", stage="running", access="seated", cost=3):
    """Be here for half an hour."""


class Depart(AtTable, name="not-here", stage="running", access="seated", cost=3):
    """Not be here any more."""


class PlayLive(Action, name="live-hour", cost=3):
    """Be here for half an hour, from anywhere; `aloud`: ask in this channel who else is."""

    aloud: Switch = False


class MeToo(Action, name="me-too", cost=3):
    """Be here too. `until`: the second at which the call is over."""

    until: Number


# The bench of substitutes.


class ShowBench(Action, name="bench"):
    """Show whether one is on the bench of the server (a part of `/settings`)."""


class SitOnBench(Action, name="bench-sit"):
    """Be called for all games from now on, or be called no more."""

    on: Switch


class ChooseBenchGames(Action, name="bench-games"):
    """Be called for the games that were chosen."""
