"""What a click about seasons can mean.

Clicks on the *Club* page of `/setup`, on a season's card, and on what its people see alone. A season has a number, and every handler checks
that it is one of the server where somebody clicks. What an admin plans before the sign-up is open travels in the id.
"""

from __future__ import annotations

from cogs.actions.wire import Action, Game, Number, Switch, Word, action


@action(access="admin")
class ClubAction(Action, frozen=True):
    """A control of the page."""


@action("club", cost=2)
class ShowClub(ClubAction, frozen=True):
    """Show the seasons of the server, and what else there is to begin."""


@action("club-turn", cost=3)
class TurnClub(ClubAction, frozen=True):
    """Turn on or off what was chosen in the menu."""


@action("club-start", cost=2)
class StartSeason(ClubAction, frozen=True):
    """Choose the game of a new season."""


class SeasonAction(ClubAction, frozen=True):
    """What an admin does with a season."""

    season: Number


class OfSeason(Action, frozen=True):
    """What people do with a season."""

    season: Number


class Planned(ClubAction, frozen=True):
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


@action("club-plan", cost=2)
class PlanSeason(Planned, frozen=True):
    """Show what is planned in one sentence, before the sign-up is open."""


@action("club-form", opens_form=True)
class ChangeSeason(Planned, frozen=True):
    """Open the form of what is planned."""


@action("club-form-done", is_form=True)
class KeepSeason(Planned, frozen=True):
    """The form was filled in."""


@action("club-open", cost=5)
class OpenSeason(Planned, frozen=True):
    """Open the sign-up."""


@action("club-season", cost=3)
class ManageSeason(SeasonAction, frozen=True):
    """Show an admin a season, with what they can do there."""


@action("club-dry", cost=5)
class DrySeason(SeasonAction, frozen=True):
    """Show who would play whom if it were drawn now."""


@action("club-end", cost=3)
class EndSeason(SeasonAction, frozen=True):
    """Call a season off (`how` is `off`) or begin no more tables (`early`), once `sure`."""

    how: Word
    sure: Switch = False


@action("club-remove", cost=3)
class RemovePerson(SeasonAction, frozen=True):
    """Take the chosen person out of a season."""


@action("club-readmit", cost=3)
class ReadmitPerson(SeasonAction, frozen=True):
    """Let the chosen person come back to a season, whom an admin took out."""


@action("club-here", cost=3)
class MoveSeason(SeasonAction, frozen=True):
    """Show the card of a season in this channel from now on."""


@action("cup-start", cost=2)
class StartCup(ClubAction, frozen=True):
    """Choose the game of a weekend cup."""


@action("cup-in", cost=2)
class PlaySlot(OfSeason, frozen=True):
    """Play the next slot of a cup, or its final; or say that one is here."""


@action("cup-out", cost=2)
class DropSlot(OfSeason, frozen=True):
    """Do not play the next slot of a cup after all."""


@action("season-in", cost=2)
class JoinSeason(OfSeason, frozen=True):
    """Take part in a season, or say that one still does."""


@action("season-out", cost=2)
class LeaveSeason(OfSeason, frozen=True):
    """Take part no longer; asked first where tables run."""

    sure: Switch = False


@action("season-mine", cost=3)
class ShowMySeason(OfSeason, frozen=True):
    """Show one's own tables of a season."""


@action("season-tables", cost=3)
class ShowDivision(OfSeason, frozen=True):
    """Show the standing of a division; that of a menu where there is one."""

    division: Number = 0


@action("season-rules")
class ShowSeasonRules(OfSeason, frozen=True):
    """Say how a season goes."""


@action("season-stay", cost=2)
class StaySeason(OfSeason, frozen=True):
    """Be in the next season of the game as well."""


@action("season-wait", cost=2)
class WaitForTable(OfSeason, frozen=True):
    """Wait for a table of an open season, or no longer."""

    on: Switch


@action("season-apart", cost=2)
class SitApart(OfSeason, frozen=True):
    """Choose with whom one does not want to sit."""
