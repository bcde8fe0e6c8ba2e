"""What a click about seats and votes, and about being present for a while, can mean."""

from __future__ import annotations

from cogs.actions.panel import AtTable, SeatOf
from cogs.actions.wire import Action, Newest, Number, Switch, Word


class TakeBack(AtTable, name="undo", stage="running", access="seated"):
    """Take one's last move back, or show whom one has to ask first."""

    seq: Newest = None
    """The newest entry that was shown; `None` for a command, which showed none."""


class AskUndo(AtTable, name="undo-ask", stage="running", access="seated"):
    """Ask the others whether everything from entry `target` on may be taken back."""

    target: Number
    seq: Number
    """The newest entry that was shown; a later one makes the button outdated."""


class AskToAbandon(AtTable, name="abandon", stage="running", access="seated"):
    """Ask a player whether they want to propose to end a match without a result."""


class Abandon(AtTable, name="abandon-yes", stage="running", access="seated"):
    """Propose to end a match without a result."""


class Consent(AtTable, name="consent"):
    """Answer a proposal to all players of a table, or withdraw one's own proposal."""

    proposal: Word
    """The key of the proposal."""

    yes: Switch


class VoteAbsent(AtTable, name="vote-absent", stage="running", access="seated"):
    """Vote on what happens to a seat whose time is up."""

    ballot: Word
    """The key of the vote."""

    choice: Word


class VoteRules(AtTable, name="vote-rules", access="seated"):
    """Vote on the rules by which a match continues."""

    ballot: Word
    """The key of the vote."""

    choice: Word


class AnswerAsked(AtTable, name="answer-asked", access="seated"):
    """Answer a question of a matter (`play/matters`) that has no action of its own."""

    question: Word
    """The key of the question."""

    choice: Word


class ShowAsked(AtTable, name="show-asked", stage="running", access="seated"):
    """Show a question of a matter (`play/matters`) on a screen of its own."""

    question: Word
    """The key of the question."""


class ChooseBotForMe(AtTable, name="leave-seat", stage="running", access="seated"):
    """Show the bots that can take over one's own seat."""


class ShowDeputy(AtTable, name="deputy", stage="running", access="seated", cost=2):
    """Show which questions one's stand-in answers, and what it has played."""


class ChooseDeputy(AtTable, name="deputy-is", stage="running", access="seated", cost=2):
    """Let one's stand-in answer the questions that were chosen in a menu."""


class ChooseBotFor(AtTable, name="replace", stage="running", access="seated"):
    """Show the bots that can take over the seat of a player whose time is up."""


class GiveSeat(AtTable, name="give-seat", stage="running"):
    """Put a bot in a seat."""

    seat: SeatOf
    user: Number
    """The person who sat there when the button was made."""

    bot: Word


class LeaveForGood(AtTable, name="leave-for-good", stage="running", access="seated"):
    """Let a bot play in one's own seat, which anybody may take from now on."""

    user: Number
    """The person who sat there when the button was made."""


class ShowSeats(AtTable, name="seats", stage="running"):
    """Show which seats bots play, and how people can take them."""


class SitDown(AtTable, name="sit", stage="running"):
    """Take the seat of a bot."""

    seat: SeatOf
    ask: Switch
    """Whether the players have to be asked first."""


class BackInSeat(AtTable, name="come-back", stage="running"):
    """Come back to one's own seat, also if a bot plays in it by now."""


class FreeSeats(AtTable, name="free-seats", stage="live", access="opener"):
    """Let anybody take the seat of a bot (`on`), or only with the players' consent."""

    on: Switch


class PlayAlone(AtTable, name="play-alone", stage="running"):
    """Let bots finish a match in which no people are left."""


class AskToEndAlone(AtTable, name="end-alone", stage="running"):
    """Ask before a match is ended in which no people are left."""


class EndAlone(AtTable, name="end-alone-yes", stage="running"):
    """End a match without a result in which no people are left."""


# Being present for a while, at all tables of the person.


class Arrive(AtTable, name="here", stage="running", access="seated", cost=3):
    """Say that one is present for half an hour."""


class Depart(AtTable, name="not-here", stage="running", access="seated", cost=3):
    """Say that one is not present any more."""


class PlayLive(Action, name="live-hour", cost=3):
    """Say, outside a table, that one is present for half an hour."""

    aloud: Switch = False
    """Whether to ask in the channel who else is present."""


class MeToo(Action, name="me-too", cost=3):
    """Answer the question of `PlayLive` in a channel: say that one is present too."""

    until: Number
    """When the call is over, in seconds since 1970."""


# The bench of substitutes: people who would take over a free seat on the server.


class ShowBench(Action, name="bench"):
    """Show whether one is on the bench of the server (a part of `/settings`)."""


class SitOnBench(Action, name="bench-sit"):
    """Join the bench for all games (`on`), or leave it."""

    on: Switch


class ChooseBenchGames(Action, name="bench-games"):
    """Join the bench for the chosen games."""
