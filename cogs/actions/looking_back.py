"""What a click about the log, the replay, the record of a match or the rules can mean."""

from __future__ import annotations

from typing import Annotated, Literal

from cogs.actions.panel import AtTable, Watch
from cogs.actions.wire import Action, Codec, Game, Newest, Number, Switch, Word, action


@action("log", cost=2)
class ShowLog(Watch, frozen=True):
    """Show a page of the log."""

    page: Newest = None


@action("log-from", cost=2)
class ShowLogFrom(Watch, frozen=True):
    """Show the page of the log that tells of an entry."""

    seq: Number


@action("since", access="seated", cost=2)
class ShowSince(Watch, frozen=True):
    """Show what happened since one's last move, with the table at a `moment` (`None`: now)."""

    moment: Newest = None


@action("log-of", cost=2)
class ShowLogOf(Watch, frozen=True):
    """Show a page of the log of one seat (`None`: of everybody)."""

    page: Newest
    of: Newest


@action("log-on", cost=2)
class ShowLogOn(Watch, frozen=True):
    """Show a page of the log of one seat (`None`: of everybody) that begins with an entry."""

    seq: Number
    of: Newest


@action("log-typed", cost=2)
class ShowLogTyped(Watch, frozen=True):
    """The same with the moves as one would type them."""

    seq: Number
    of: Newest


@action("log-whose", cost=2)
class ChooseLogOf(Watch, frozen=True):
    """Show the log of the chosen player."""


@action("log-part", cost=2)
class LogPart(Watch, frozen=True):
    """Show the page of the log on which the chosen part of the match begins."""

    of: Newest


@action("log-phase", cost=2)
class LogPhase(Watch, frozen=True):
    """The same, chosen in the menu of phases."""

    of: Newest


Step = Annotated[
    Literal["first", "before", "earlier", "later", "after", "last", ""],
    Codec("first|before|earlier|later|after|last|"),
]


@action("replay", cost=2)
class ShowReplay(Watch, frozen=True):
    """Show the position after an entry; `step` tells buttons to the same entry apart."""

    seq: Newest = None
    step: Step = ""


@action("replay-from", cost=2)
class ReplayFrom(Watch, frozen=True):
    """Show the position at the beginning of the chosen part of the match."""


@action("story", cost=3)
class ShowStory(Watch, frozen=True):
    """Show the story of a match that is over: its poster and a few sentences."""


@action("story-share", cost=3)
class ShareStory(Watch, frozen=True):
    """The same for everybody in the channel."""


@action("points", cost=3)
class ShowPoints(Watch, frozen=True):
    """Show the points of everybody from entry to entry in a match that is over."""


@action("film", cost=5)
class ShowFilm(Watch, frozen=True):
    """Show a film of a match that is over; `share`: to the channel."""

    share: Switch = False


@action("review", cost=3)
class ShowReview(Watch, frozen=True):
    """Review a match that is over: its curve of chances (page 0) or one of its turning points.

    A turning point is shown with the move that was `played` or else the better one; `share`: to the channel.
    """

    page: Number = 0
    played: Switch = False
    share: Switch = False


@action("review-file", cost=3)
class ShowFileReview(Action, frozen=True):
    """Review a record that was given as a file, remembered for a while under a `key`."""

    key: Word
    page: Number = 0
    played: Switch = False


@action(cost=5)
class ReviewFile(Action, frozen=True):
    """The same of a match record in a file (`/match show:review file:`)."""

    data: bytes


@action("verify", cost=3)
class Verify(Watch, frozen=True):
    """Play a match that is over again with its seed, and show a page of its chances."""

    page: Number = 0


@action(cost=3)
class Compare(Watch, frozen=True):
    """As `Verify`, with the hash that was posted when the match began (`/match show:verify`)."""

    posted: str


@action(cost=5)
class VerifyFile(Action, frozen=True):
    """The same of a match record in a file; `posted` may be empty (`/match show:verify`)."""

    data: bytes
    posted: str


@action("replay-phase", cost=2)
class ReplayPhase(Watch, frozen=True):
    """Show the position at the beginning of the chosen phase."""


@action("replay-number", opens_form=True)
class AskEntry(Watch, frozen=True):
    """Open a form for the number of an entry."""


@action("replay-typed", cost=2, is_form=True)
class TypedEntry(Watch, frozen=True):
    """Show the position after the entry whose number was typed."""


@action("export", cost=3)
class Export(Watch, frozen=True):
    """Give the match record as a file."""


@action("rules")
class ShowRules(Action, frozen=True):
    """Show the rules of a game, the chosen chapter of a menu or the first."""

    game: Game


@action("rules-page")
class ShowChapter(Action, frozen=True):
    """Show a chapter of the rules of a game."""

    game: Game
    chapter: Number


@action("table-rules")
class ShowTableRules(AtTable, frozen=True):
    """Show a chapter of the rules as a table plays them.

    `None`: the chosen one of a menu, or the first.
    """

    chapter: Newest = None


FilePurpose = Annotated[Literal["import", "verify", "review"], Codec("import|verify|review")]


@action("file", opens_form=True)
class AskForFile(Action, frozen=True):
    """Open a form for a match record: to bring it here, to check it or to look at it again."""

    purpose: FilePurpose
    posted: str = ""


@action("file-given", is_form=True)
class GiveFile(Action, frozen=True):
    """The form of a match record was filled in."""

    purpose: FilePurpose


@action(cost=3)
class ImportRecord(Action, frozen=True):
    """Bring the record of a match here (`/match file:`)."""

    data: bytes


@action("drop-record", access="opener")
class DropRecord(AtTable, frozen=True):
    """Take away a record that one brought here."""
