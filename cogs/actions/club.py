"""What a click about the club of a server can mean.

Its page of `/setup`, seasons and cups, live evenings, daily puzzles, the digest, searches for a table.
"""

from __future__ import annotations

from cogs.actions.looking_back import ShowStory
from cogs.actions.tables import Join
from cogs.actions.wire import Action, Game, Number, Switch, Word

# Seasons and cups: on the page, on a season's card, and on what its people see alone. A season has a number, and every handler checks
# that it is one of the server where somebody clicks. What an admin plans before the sign-up is open travels in the id.


class ClubAction(Action, access="admin"):
    """A control of the page."""


class ShowClub(ClubAction, name="club", cost=2):
    """Show the seasons of the server, and what else there is to begin."""


class TurnClub(ClubAction, name="club-turn", cost=3):
    """Turn on or off what was chosen in the menu."""


class StartSeason(ClubAction, name="club-start", cost=2):
    """Choose the game of a new season."""


class SeasonAction(ClubAction):
    """What an admin does with a season."""

    season: Number


class OfSeason(Action):
    """What people do with a season."""

    season: Number


class Planned(ClubAction):
    """A season or cup that is planned.

    The seats of a table, the pace, the form, when it is drawn, and the channel of the card (0: the usual one). Of a cup (`form` is
    `cup`) `draw` is when its first slot begins.
    """

    game: Game
    seats: Number = 0
    pace: Word = ""
    form: Word = "auto"
    draw: Number = 0
    channel: Number = 0


class PlanSeason(Planned, name="club-plan", cost=2):
    """Show what is planned in one sentence, before the sign-up is open."""


class ChangeSeason(Planned, name="club-form", opens_form=True):
    """Open the form of what is planned."""


class KeepSeason(Planned, name="club-form-done", is_form=True):
    """Take over the filled-in form of a season."""


class OpenSeason(Planned, name="club-open", cost=5):
    """Open the sign-up."""


class ManageSeason(SeasonAction, name="club-season", cost=3):
    """Show an admin a season, with what they can do there."""


class DrySeason(SeasonAction, name="club-dry", cost=5):
    """Show who would play whom if it were drawn now."""


class EndSeason(SeasonAction, name="club-end", cost=3):
    """Call a season off (`how` is `off`) or begin no more tables (`early`), once `sure`."""

    how: Word
    sure: Switch = False


class RemovePerson(SeasonAction, name="club-remove", cost=3):
    """Take the chosen person out of a season."""


class ReadmitPerson(SeasonAction, name="club-readmit", cost=3):
    """Let the chosen person come back to a season, whom an admin took out."""


class MoveSeason(SeasonAction, name="club-here", cost=3):
    """Show the card of a season in this channel from now on."""


class StartCup(ClubAction, name="cup-start", cost=2):
    """Choose the game of a weekend cup."""


class PlaySlot(OfSeason, name="cup-in", cost=2):
    """Play the next slot of a cup, or its final; or say that one is here."""


class DropSlot(OfSeason, name="cup-out", cost=2):
    """Do not play the next slot of a cup after all."""


class JoinSeason(OfSeason, name="season-in", cost=2):
    """Take part in a season, or say that one still does."""


class LeaveSeason(OfSeason, name="season-out", cost=2):
    """Take part no longer; asked first where tables run."""

    sure: Switch = False


class ShowMySeason(OfSeason, name="season-mine", cost=3):
    """Show one's own tables of a season."""


class ShowDivision(OfSeason, name="season-tables", cost=3):
    """Show the ranking of a division, the one chosen in a menu if there is a menu."""

    division: Number = 0


class ShowSeasonRules(OfSeason, name="season-rules"):
    """Show the rules of a season."""


class StaySeason(OfSeason, name="season-stay", cost=2):
    """Be in the next season of the game as well."""


class WaitForTable(OfSeason, name="season-wait", cost=2):
    """Wait for a table of an open season, or no longer."""

    on: Switch


class SitApart(OfSeason, name="season-apart", cost=2):
    """Choose the people with whom one does not want to sit."""


# A live evening: on the page, and on its card.


class PlanEvening(ClubAction, name="evening-form", opens_form=True):
    """Open the form of a live evening that takes place in the channel of the click."""


class KeepEvening(ClubAction, name="evening-form-done", is_form=True):
    """Announce the evening of the filled-in form."""


class EndEvening(ClubAction, name="evening-off", cost=3):
    """Call a live evening off."""


class ComeToEvening(Action, name="evening-here", cost=2):
    """Say that one is here for the evening of the server."""


class FillEvening(Action, name="evening-bots", cost=3):
    """Play with bots and with all the people who still wait."""


# The daily puzzle: on its post, and on what one person sees. A puzzle is named by its number on the server where somebody clicks.


class OfPuzzle(Action):
    """About a puzzle."""

    number: Number


class SolvePuzzle(OfPuzzle, name="voyage-solve", cost=3):
    """Show a puzzle to one person with its answers, or its result if it is closed or answered."""


class AnswerPuzzle(OfPuzzle, name="voyage-answer", cost=2):
    """Answer a puzzle: the answer of this place."""

    answer: Number


class NextPuzzle(Action, name="voyage-next", cost=3):
    """Show a puzzle to somebody alone that they have not answered, and nobody has posted."""


class TryPuzzle(Action, name="voyage-try", cost=2):
    """Answer such a puzzle, by its name: the answer of this place."""

    puzzle: Word
    answer: Number


class ShowOtherAnswers(Action, name="voyage-others", cost=2):
    """Show what every answer of a puzzle comes to, to somebody who has answered it."""

    puzzle: Word


class DoubtPuzzle(OfPuzzle, name="voyage-doubt", cost=2):
    """Say that one does not believe the solution."""


class ShareStreak(OfPuzzle, name="voyage-share", cost=5):
    """Tell everybody how many one has answered well in a row."""


class ShowVoyageRanking(Action, name="voyage-ranking", cost=3):
    """Show who of the server has most stars."""


# The digest of the week.


class HarbourJoin(Join, name="harbour-join"):
    """Take a free seat of a table that the post names."""


class HarbourStory(ShowStory, name="harbour-story"):
    """Show the story of a match that the post tells of."""


# Looking for a table.


class FindTable(Action, name="find", opens_form=True, cost=2):
    """Look for a table (from `/play`): open the form, or show the search that runs already."""


class ChangeSearch(Action, name="find-form", opens_form=True):
    """Open the form of what one looks for."""


class KeepSearch(Action, name="find-done", is_form=True, cost=3):
    """The form was filled in."""


class StopSearch(Action, name="find-stop"):
    """Look for no table any more."""
