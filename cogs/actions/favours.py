"""What a click about who helps whom can mean, which only referees of a server and who manages it see (play/club/favours.py)."""

from __future__ import annotations

from cogs.actions.panel import SeatOf
from cogs.actions.wire import Action, Number, Word, action


@action(access="judge")
class FavourAction(Action, frozen=True):
    """A control of the pages."""


@action("favours", cost=5)
class ShowFavours(FavourAction, frozen=True):
    """Show a page of what is unusual at the rated tables of the server."""

    page: Number = 0


@action("favours-look", cost=5)
class LookAtFavours(FavourAction, frozen=True):
    """Look at some of the tables that were not looked at yet."""


@action("favours-of", cost=5)
class ShowFavour(FavourAction, frozen=True):
    """Show one of the signs with its tables; the newest of them and the seats that the two people have there name it."""

    sign: Word
    match: Number
    giver: SeatOf
    friend: SeatOf
