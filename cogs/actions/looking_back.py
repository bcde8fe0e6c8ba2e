"""What a click about the log, the replay, the record of a match or the rules can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Codec, Game, Newest, Number, OptionalNumber, SeatOrAll, Switch, Word


class ShowLog(Watch, name="log", cost=2):
    """Show a page of the log."""

    page: Newest = None


class ShowLogFrom(Watch, name="log-from", cost=2):
    """Show the page of the log that tells of an entry."""

    seq: Number


class ShowSince(Watch, name="since", access="seated", cost=2):
    """Show what happened since one's last move, with the table at a `moment` (`None`: now)."""

    moment: Newest = None


class ShowLogOf(Watch, name="log-of", cost=2):
    """Show a page of the log of one seat (`None`: of everybody)."""

    page: Newest
    of: SeatOrAll


class ShowLogOn(Watch, name="log-on", cost=2):
    """Show a page of the log of one seat (`None`: of everybody) that begins with an entry."""

    seq: Number
    of: SeatOrAll


class ShowLogTyped(Watch, name="log-typed", cost=2):
    """Show a page of the log of one seat with the moves as one would type them."""

    seq: Number
    of: SeatOrAll


class ChooseLogOf(Watch, name="log-whose", cost=2):
    """Show the log of the chosen player."""


class LogPart(Watch, name="log-part", cost=2):
    """Show the page of the log on which the chosen part of the match begins."""

    of: SeatOrAll


class LogPhase(Watch, name="log-phase", cost=2):
    """Show the page of the log on which the chosen phase begins."""

    of: SeatOrAll


Step = Annotated[
    Literal["first", "before", "earlier", "later", "after", "last", ""],
    Codec("first|before|earlier|later|after|last|"),
]


class ShowReplay(Watch, name="replay", cost=2):
    """Show the position after an entry; `step` tells buttons to the same entry apart."""

    seq: Newest = None
    step: Step = ""


class ReplayFrom(Watch, name="replay-from", cost=2):
    """Show the position at the beginning of the chosen part of the match."""


class ShowStory(Watch, name="story", cost=3):
    """Show the story of a match that is over: its poster and a few sentences."""


class ShareStory(Watch, name="story-share", cost=3):
    """Show the story of a match to everybody in the channel."""


class ShowPoints(Watch, name="points", cost=3):
    """Show the points of everybody from entry to entry in a match that is over."""


class ShowFilm(Watch, name="film", cost=5):
    """Show a film of a match that is over; `share`: to the channel."""

    share: Switch = False


class ShowReview(Watch, name="review", cost=3):
    """Review a match that is over: its curve of chances (page 0) or one of its turning points.

    A turning point is shown with the move that was `played` or else the better one; `share`: to the channel.
    """

    page: Number = 0
    played: Switch = False
    share: Switch = False


class ShowFileReview(Action, name="review-file", cost=3):
    """Review a record that was given as a file, remembered for a while under a `key`."""

    key: Word
    page: Number = 0
    played: Switch = False


class ReviewFile(Action, cost=5):
    """Review a match record in a file (`/match show:review file:`)."""

    data: bytes


class Verify(Watch, name="verify", cost=3):
    """Play a match that is over again with its seed, and show a page of its chances."""

    page: Number = 0


class Compare(Watch, cost=3):
    """Verify a match, and compare its hash with the posted one (`/match show:verify`)."""

    posted: str


class VerifyFile(Action, cost=5):
    """Verify a match record in a file; `posted` may be empty (`/match show:verify`)."""

    data: bytes
    posted: str


class ReplayPhase(Watch, name="replay-phase", cost=2):
    """Show the position at the beginning of the chosen phase."""


class AskEntry(Watch, name="replay-number", opens_form=True):
    """Open a form for the number of an entry."""


class TypedEntry(Watch, name="replay-typed", cost=2, is_form=True):
    """Show the position after the entry whose number was typed."""


class Export(Watch, name="export", cost=3):
    """Give the match record as a file."""


class ShowRules(Action, name="rules"):
    """Show the rules of a game, the chosen chapter of a menu or the first."""

    game: Game


class ShowChapter(Action, name="rules-page"):
    """Show a chapter of the rules of a game."""

    game: Game
    chapter: Number


class ShowTableRules(AtTable, name="table-rules"):
    """Show a chapter of the rules as a table plays them.

    `None`: the chosen one of a menu, or the first.
    """

    chapter: OptionalNumber = None


FilePurpose = Annotated[Literal["import", "verify", "review"], Codec("import|verify|review")]


class AskForFile(Action, name="file", opens_form=True):
    """Open a form for a match record: to bring it here, to check it or to look at it again."""

    purpose: FilePurpose
    posted: str = ""


class GiveFile(Action, name="file-given", is_form=True):
    """The form of a match record was filled in."""

    purpose: FilePurpose


class ImportRecord(Action, cost=3):
    """Bring the record of a match here (`/match file:`)."""

    data: bytes


class DropRecord(AtTable, name="drop-record", access="opener"):
    """Take away a record that one brought here."""
