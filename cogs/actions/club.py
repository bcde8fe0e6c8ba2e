"""What a click about the club of a server can mean.

The club is what a server has beside its tables: seasons and cups, live evenings, daily puzzles, the weekly digest, searches for a table.
Admins have a page for it in `/setup`.
"""

from __future__ import annotations

from cogs.actions.looking_back import ShowStory
from cogs.actions.tables import Join
from cogs.actions.wire import Action, Game, Number, Switch, Word

# Seasons and cups. Every handler checks that the number of a season is one of the server where the person clicks.


class ClubAction(Action, access="admin"):
    """A control of the page for admins."""


class ShowClub(ClubAction, name="club", cost=2):
    """Show the page: the seasons of the server, and what admins can begin."""


class TurnClub(ClubAction, name="club-turn", cost=3):
    """Turn the parts of the club that were chosen in the menu on or off."""


class StartSeason(ClubAction, name="club-start", cost=2):
    """Choose the game of a new season."""


class SeasonAction(ClubAction):
    """An action of an admin about a season."""

    season: Number


class OfSeason(Action):
    """An action of anybody about a season."""

    season: Number


class Planned(ClubAction):
    """An action about a season or cup that an admin plans; the plan travels in the id."""

    game: Game
    seats: Number = 0
    """The seats of a table; 0: the usual number."""

    pace: Word = ""
    """The pace of the tables; empty: the usual one."""

    form: Word = "auto"
    """How the season is played; `cup` for a cup, `auto` until an admin chooses."""

    draw: Number = 0
    """When the season is drawn or the first slot of a cup begins; 0: at the usual time."""

    channel: Number = 0
    """The channel of the card; 0: the usual one."""


class PlanSeason(Planned, name="club-plan", cost=2):
    """Show the plan in one sentence, before the sign-up is open."""


class ChangeSeason(Planned, name="club-form", opens_form=True):
    """Open the form in which the plan is changed."""


class KeepSeason(Planned, name="club-form-done", is_form=True):
    """Change the plan as the filled-in form says."""


class OpenSeason(Planned, name="club-open", cost=5):
    """Open the sign-up of the planned season or cup."""


class ManageSeason(SeasonAction, name="club-season", cost=3):
    """Show an admin a season, with what they can do there."""


class DrySeason(SeasonAction, name="club-dry", cost=5):
    """Show who would play against whom if the season were drawn now."""


class EndSeason(SeasonAction, name="club-end", cost=3):
    """End a season before its time."""

    how: Word
    """`off`: the season is called off; `early`: it begins no more tables."""

    sure: Switch = False
    """Whether the admin has confirmed it; otherwise they are asked."""


class RemovePerson(SeasonAction, name="club-remove", cost=3):
    """Remove the chosen person from a season."""


class ReadmitPerson(SeasonAction, name="club-readmit", cost=3):
    """Let the chosen person, whom an admin has removed, come back to a season."""


class MoveSeason(SeasonAction, name="club-here", cost=3):
    """Move the card of a season to the channel of the click."""


class StartCup(ClubAction, name="cup-start", cost=2):
    """Choose the game of a weekend cup."""


class PlaySlot(OfSeason, name="cup-in", cost=2):
    """Sign up for the next slot of a cup or for its final, or confirm that one is present."""


class DropSlot(OfSeason, name="cup-out", cost=2):
    """Take the sign-up for the next slot of a cup back."""


class JoinSeason(OfSeason, name="season-in", cost=2):
    """Take part in a season, or confirm that one still does."""


class LeaveSeason(OfSeason, name="season-out", cost=2):
    """Leave a season."""

    sure: Switch = False
    """Whether the person has confirmed it; otherwise they are asked if they have running tables."""


class ShowMySeason(OfSeason, name="season-mine", cost=3):
    """Show one's own tables of a season."""


class ShowDivision(OfSeason, name="season-tables", cost=3):
    """Show the ranking of a division; if a menu was used, of the one chosen there."""

    division: Number = 0


class ShowSeasonRules(OfSeason, name="season-rules"):
    """Show the rules of a season."""


class StaySeason(OfSeason, name="season-stay", cost=2):
    """Take part in the next season of the game as well."""


class WaitForTable(OfSeason, name="season-wait", cost=2):
    """Wait for the next table of an open season, or stop waiting."""

    on: Switch


class SitApart(OfSeason, name="season-apart", cost=2):
    """Choose the people with whom one does not want to sit."""


# Live evenings.


class PlanEvening(ClubAction, name="evening-form", opens_form=True):
    """Open the form of a live evening that takes place in the channel of the click."""


class KeepEvening(ClubAction, name="evening-form-done", is_form=True):
    """Announce the evening of the filled-in form."""


class EndEvening(ClubAction, name="evening-off", cost=3):
    """Call a live evening off."""


class ComeToEvening(Action, name="evening-here", cost=2):
    """Say that one is present at the evening of the server."""


class FillEvening(Action, name="evening-bots", cost=3):
    """Open a table for all people who still wait, with bots in the other seats."""


# The daily puzzle. A posted puzzle is named by its number on the server where the person clicks.


class OfPuzzle(Action):
    """An action about a posted puzzle."""

    number: Number


class SolvePuzzle(OfPuzzle, name="voyage-solve", cost=3):
    """Show a puzzle to one person: its answers, or the result once they may know it."""


class AnswerPuzzle(OfPuzzle, name="voyage-answer", cost=2):
    """Answer a puzzle."""

    answer: Number
    """The index of the answer."""


class NextPuzzle(Action, name="voyage-next", cost=3):
    """Show a puzzle that was not posted and that the person has not answered."""


class TryPuzzle(Action, name="voyage-try", cost=2):
    """Answer a puzzle that was not posted."""

    puzzle: Word
    """The name of the puzzle."""

    answer: Number
    """The index of the answer."""


class ShowOtherAnswers(Action, name="voyage-others", cost=2):
    """Show the values of all answers of a puzzle, after one has answered it."""

    puzzle: Word
    """The name of the puzzle."""


class DoubtPuzzle(OfPuzzle, name="voyage-doubt", cost=2):
    """Report that one thinks the solution is wrong."""


class ShareStreak(OfPuzzle, name="voyage-share", cost=5):
    """Show everybody how many puzzles in a row one has answered well."""


class ShowVoyageRanking(Action, name="voyage-ranking", cost=3):
    """Show the people of the server who have most stars for puzzles."""


# The weekly digest.


class HarbourJoin(Join, name="harbour-join"):
    """Take a free seat of a table from the digest."""


class HarbourStory(ShowStory, name="harbour-story"):
    """Show the story of a match from the digest."""


# Looking for a table.


class FindTable(Action, name="find", opens_form=True, cost=2):
    """Look for a table (from `/play`): open the form, or show the search that runs already."""


class ChangeSearch(Action, name="find-form", opens_form=True):
    """Open the form in which the search is changed."""


class KeepSearch(Action, name="find-done", is_form=True, cost=3):
    """Start or change the search as the filled-in form says."""


class StopSearch(Action, name="find-stop"):
    """Stop looking for a table."""
