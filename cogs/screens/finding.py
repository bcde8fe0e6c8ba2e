"""The screens of a search for a table: its form, and who else waits. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.actions.club import ChangeSearch, FindTable, KeepSearch, StopSearch
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import whole_number
from cogs.edge.services import title
from cogs.panel.spec import CHOICE_LABEL, PART_LABEL, Button, Choice, Modal, Radio, Screen, Selection, Ticks, cut
from engine.match import registry
from engine.values.core import Msg, Say, Seat, Who
from play.club.finding import Search, Sought
from play.follows.finding import SOUGHT
from play.values.types import Table

GAMES = 10
"""The most games that the form offers; Discord shows no more boxes to tick."""

COUNTS = 8
"""The most numbers of people that the form offers."""

RATED = "rated"
"""The value of the box for a table that counts for ratings."""

BOT = "bot"
"""The value of the box for a table on which a bot may fill a seat."""


def button(say: Say) -> Button:
    """Return the button to look for a table."""
    return Button(FindTable(), say(Msg("find.button")))


def form(before: Sought | None, say: Say) -> Modal:
    """Return the form of a search, filled in with the search before it."""
    chosen = before or Sought(tuple(registry.names()[:1]) if len(registry.names()) == 1 else ())
    most = sorted({count for game in registry.names() for count in registry.rules(game).seats if count > 1})[:COUNTS]
    now = chosen.most if chosen.most in most else most[-1]
    games = tuple(Choice(game, cut(say(title(game)), CHOICE_LABEL), chosen=game in chosen.games) for game in registry.names()[:GAMES])
    paces = tuple(Choice(pace, cut(say(Msg(f"find.pace-{pace}")), CHOICE_LABEL), chosen=pace == chosen.pace) for pace in SOUGHT)
    counts = tuple(Choice(str(count), cut(say(Msg("find.most-of", count=count)), CHOICE_LABEL), chosen=count == now) for count in most)
    more = (
        Choice(RATED, cut(say(Msg("find.rated")), CHOICE_LABEL), cut(say(Msg("find.rated-hint")), CHOICE_LABEL), chosen.rated),
        Choice(BOT, cut(say(Msg("find.bot")), CHOICE_LABEL), cut(say(Msg("find.bot-hint")), CHOICE_LABEL), chosen.bot),
    )
    parts = (
        Ticks(cut(say(Msg("find.games")), PART_LABEL), games),
        Radio(cut(say(Msg("find.pace")), PART_LABEL), paces),
        Selection(cut(say(Msg("find.most")), PART_LABEL), counts),
        Ticks(cut(say(Msg("find.more")), PART_LABEL), more),
    )
    return Modal(KeepSearch(), cut(say(Msg("find.button")), PART_LABEL), parts)


def sought_in(values: Sequence[str]) -> Sought:
    """Return the search of a filled-in form; forged or missing values match no table."""
    games, pace, most, more = (*values, "", "", "", "")[:4]
    ticked = more.split()
    return Sought(
        games=tuple(games.split()), pace=pace.strip(), most=whole_number(most, digits=2) or 0, rated=RATED in ticked, bot=BOT in ticked
    )


def search_screen(search: Search, say: Say) -> Screen:
    """Return the screen of a search: what the person looks for, who else waits, until when."""
    sought = search.sought
    parts = [say(Msg(f"find.pace-{sought.pace}")), say(Msg("find.most-of", count=sought.most))]
    parts += [say(Msg("find.rated"))] if sought.rated else []
    parts += [say(Msg("find.bot"))] if sought.bot else []
    usual = dict(search.usual)
    waits = []
    for game, count in search.others:
        known = say(Msg("find.usual", minutes=max(1, round(usual[game] / 60)), hours=round(usual[game] / 3_600))) if game in usual else ""
        waits.append(say(Msg("find.others", game=title(game), count=count)) + known)
    head = (f"### {say(Msg('find.head'))}", " · ".join(parts))
    foot = (f"-# {say(Msg('find.until', when=str(int(search.until))))}",)
    buttons = (Button(ChangeSearch(), say(Msg("find.change"))), Button(StopSearch(), say(Msg("find.stop"))))
    return Screen(head, (buttons,), body=("\n".join(waits),), foot=foot)


def found_screen(table: Table, say: Say) -> Screen:
    """Return the table that was found at once."""
    who = tuple(Who(Seat(seat)) for seat in range(len(table.occupants)))
    row = (Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"),)
    return Screen((say(Msg("find.found", game=title(table.game), match=table.match, who=who)),), (row,))
