"""What a click about the log, the replay, the record of a match or the rules can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Codec, Game, Newest, Number, OptionalNumber, SeatOrAll, Switch, Word


class ShowLog(Watch, name="log", cost=2):
    """Show a page of the log."""

    page: Newest = None


class ShowLogFrom(Watch, name="log-from", cost=2):
    """Show a page of the log that begins with an entry."""

    seq: Number


class ShowSince(Watch, name="since", access="seated", cost=2):
    """Show what happened since one's last move, with a picture of the table."""

    moment: Newest = None
    """The moment that the picture shows; `None`: the present."""


class ShowLogOf(Watch, name="log-of", cost=2):
    """Show a page of the log of one seat (`None`: of everybody)."""

    page: Newest
    of: SeatOrAll


class ShowLogFromOf(Watch, name="log-on", cost=2):
    """Show a page of the log of one seat (`None`: of everybody) that begins with an entry."""

    seq: Number
    of: SeatOrAll


class ShowLogTyped(Watch, name="log-typed", cost=2):
    """Show a page of the log of one seat (`None`: of everybody) with the moves as typed lines."""

    seq: Number
    of: SeatOrAll


class ChooseLogOf(Watch, name="log-whose", cost=2):
    """Show the log of the player chosen in a menu."""


class LogPart(Watch, name="log-part", cost=2):
    """Show the page of the log on which the chosen part of the match begins."""

    of: SeatOrAll
    """The seat whose log it is; `None`: everybody's."""


class LogPhase(Watch, name="log-phase", cost=2):
    """Show the page of the log on which the chosen phase begins."""

    of: SeatOrAll
    """The seat whose log it is; `None`: everybody's."""


Step = Annotated[
    Literal["first", "before", "earlier", "later", "after", "last", ""],
    Codec("first|before|earlier|later|after|last|"),
]
"""The button of a replay that was pressed; empty: none of these."""


class ShowReplay(Watch, name="replay", cost=2):
    """Show the position after an entry."""

    seq: Newest = None
    step: Step = ""
    """Makes the ids of buttons that lead to the same entry different, because Discord refuses equal ids in a message."""


class ReplayFrom(Watch, name="replay-from", cost=2):
    """Show the position at the beginning of the chosen part of the match."""


class ShowStory(Watch, name="story", cost=3):
    """Show the story of a match that is over: its map and a few sentences."""


class ShareStory(Watch, name="story-share", cost=3):
    """Show the story of a match to everybody in the channel."""


class ShowPoints(Watch, name="points", cost=3):
    """Show *More* of a match that is over: the points after each entry, the ranks, the seed."""


class ShowFilm(Watch, name="film", cost=5):
    """Show a film of a match that is over."""

    share: Switch = False
    """Whether to show it to everybody in the channel."""


class ShowReview(Watch, name="review", cost=3):
    """Show a page of the review of a match that is over."""

    page: Number = 0
    """0: the curve of everybody's chances; from 1 on: the turning points."""

    played: Switch = False
    """Whether a turning point is shown with the move that was played; otherwise with the better one."""

    share: Switch = False
    """Whether to show it to everybody in the channel."""


class ShowFileReview(Action, name="review-file", cost=3):
    """Show a page of the review of a record that was given as a file."""

    key: Word
    """The name under which the record is remembered for a while."""

    page: Number = 0
    """0: the curve of everybody's chances; from 1 on: the turning points."""

    played: Switch = False
    """Whether a turning point is shown with the move that was played; otherwise with the better one."""


class ReviewFile(Action, cost=5):
    """Review a match record in a file (`/match show:review file:`)."""

    data: bytes
    """The content of the file."""


class Verify(Watch, name="verify", cost=3):
    """Play a match that is over again with its seed, and show what chance brought."""

    page: Number = 0


class Compare(Watch, cost=3):
    """Verify a match, and compare its hash with a posted one (`/match show:verify`)."""

    posted: str
    """The hash that was posted when the match began."""


class VerifyFile(Action, cost=5):
    """Verify a match record in a file (`/match show:verify file:`)."""

    data: bytes
    """The content of the file."""

    posted: str
    """The hash that was posted when the match began; empty: compare none."""


class ReplayPhase(Watch, name="replay-phase", cost=2):
    """Show the position at the beginning of the chosen phase."""


class AskEntry(Watch, name="replay-number", opens_form=True):
    """Open a form for the number of an entry."""


class TypedEntry(Watch, name="replay-typed", cost=2, is_form=True):
    """Show the position after the entry whose number was typed."""


class Export(Watch, name="export", cost=3):
    """Send the match record as a file."""


class ShowRules(Action, name="rules"):
    """Show a chapter of the rules of a game: the one chosen in a menu, else the first."""

    game: Game


class ShowChapter(Action, name="rules-page"):
    """Show a chapter of the rules of a game."""

    game: Game
    chapter: Number


class ShowTableRules(AtTable, name="table-rules"):
    """Show a chapter of the rules as a table plays them."""

    chapter: OptionalNumber = None
    """The number of the chapter; `None`: the one chosen in a menu, else the first."""


FilePurpose = Annotated[Literal["import", "verify", "review"], Codec("import|verify|review")]
"""What is done with a match record: it is imported as a table, verified or reviewed."""


class AskForFile(Action, name="file", opens_form=True):
    """Open the form in which a match record is uploaded."""

    purpose: FilePurpose
    posted: str = ""
    """The hash that was posted when the match began, to verify the record; empty: compare none."""


class GiveFile(Action, name="file-given", is_form=True):
    """Use the match record of the filled-in form."""

    purpose: FilePurpose


class ImportRecord(Action, cost=3):
    """Import the record of a match as a finished table (`/match file:`)."""

    data: bytes
    """The content of the file."""


class DropRecord(AtTable, name="drop-record", access="opener"):
    """Delete a table that the person has imported."""
