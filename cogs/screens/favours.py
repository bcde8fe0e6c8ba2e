"""Who helps whom, for referees: what is unusual on a server, and one sign with its tables. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.actions.favours import LookAtFavours, ShowFavour, ShowFavours
from cogs.actions.looking_back import ShowReview
from cogs.edge.services import table_link, title
from cogs.panel.spec import FIGURES, Button, Screen
from engine.core import Msg, Say, Seat
from play.club.favouring import Favoured
from play.club.favours import Finding, favour_of

SHOWN, TABLES = 3, 5
"""Signs on a page, and tables of one of them."""

AT_A_TIME = 12
"""Tables that are looked at with one press."""


def page(told: Favoured, number: int, say: Say) -> Screen:
    """A page of what is unusual, the strongest first."""
    found = told.found
    pages = max(1, (len(found.findings) + SHOWN - 1) // SHOWN)
    number = min(number, pages - 1)
    shown = found.findings[number * SHOWN : (number + 1) * SHOWN]
    lines = [f"{FIGURES[at]} {words(one, told, say)}" for at, one in enumerate(shown)] or [say(Msg("favour.none"))]
    looked = say(Msg("favour.looked", tables=found.tables, looked=found.looked, pairs=found.pairs))
    body: tuple[str, ...] = ("\n".join(lines), looked)
    signs = tuple(Button(_way(one, told), FIGURES[at]) for at, one in enumerate(shown))
    buttons = [Button(ShowFavours(number - 1), say(Msg("discord.panel.back")))] if number else []
    if number + 1 < pages:
        buttons.append(Button(ShowFavours(number + 1), say(Msg("desk.after", page=number + 2, pages=pages))))
    if told.left:
        body = (*body, say(Msg("favour.looking-at", count=told.left)))
        buttons.append(Button(ShowFavours(number), say(Msg("favour.again")), "primary"))
    elif found.wanted:
        count = min(AT_A_TIME, len(found.wanted))
        buttons.append(Button(LookAtFavours(), say(Msg("favour.look", count=count)), "primary"))
    rows = tuple(row for row in (signs, tuple(buttons)) if row)
    return Screen((f"### {say(Msg('favour.tab'))}",), rows, body=body, foot=(f"-# {say(Msg('favour.proves'))}",))


def one(finding: Finding, told: Favoured, say: Say) -> Screen:
    """A sign with the newest tables that show it, each with the way to its review."""
    shown = finding.matches[:TABLES]
    lines = [f"{FIGURES[at]} {_table(finding, match, told, say)}" for at, match in enumerate(shown)]
    if len(finding.matches) > TABLES:
        lines.append(f"-# {say(Msg('favour.tables-more', count=len(finding.matches) - TABLES))}")
    reviews = tuple(Button(ShowReview(match), FIGURES[at]) for at, match in enumerate(shown))
    back = (Button(ShowFavours(), say(Msg("discord.panel.back"))),)
    body = (words(finding, told, say), "\n".join(lines), say(Msg("favour.reviews")))
    return Screen((f"### {say(Msg('favour.tab'))}",), (reviews, back), body=body, foot=(f"-# {say(Msg('favour.proves'))}",))


def words(finding: Finding, told: Favoured, say: Say) -> str:
    """A sign in plain words."""
    giver, friend = (_name(user, told, say) for user in finding.pair)
    return say(
        Msg(
            f"favour.{finding.sign}", giver=giver, friend=friend, count=len(finding.matches), of=finding.of, ahead=finding.ahead,
            points=_points(finding.chance), usual="none" if finding.usual is None else _points(finding.usual), odds=f"{finding.odds:,}",
        )
    )  # fmt: skip


def sought(action: ShowFavour, told: Favoured) -> Finding | None:
    """The sign that a button means, if it is still there."""
    return next((one for one in told.found.findings if _way(one, told) == action), None)


def _way(finding: Finding, told: Favoured) -> ShowFavour:
    match = finding.matches[0]
    giver, friend = _seats(finding, match, told)
    return ShowFavour(finding.sign, match, giver, friend)


def _seats(finding: Finding, match: int, told: Favoured) -> Iterator[Seat]:
    for user in finding.pair:
        yield next(Seat(row.seat) for row in told.judged[match].rows if row.user == user)


def _table(finding: Finding, match: int, told: Favoured, say: Say) -> str:
    """A table in a line: how the two came out, and what it brought the second."""
    judged, table = told.judged[match], told.tables[match]
    places = [next((row.place or 0 for row in judged.rows if row.user == user), 0) for user in finding.pair]
    helped = favour_of(judged, finding.pair) if finding.sign == "favoured" else None
    own, other = (str(place or "–") for place in places)
    points = "none" if helped is None else _points(helped[0])
    return say(Msg("favour.table", game=title(table.game), match=match, link=table_link(table), own=own, other=other, points=points))


def _name(user: int, told: Favoured, say: Say) -> str:
    """Somebody by name, unless they hide their statistics."""
    return say(Msg("privacy.somebody")) if user in told.hidden else f"<@{user}>"


def _points(chance: float) -> int:
    return round(100 * chance)
