"""A weekend cup on Discord: its card, the posts of its thread, what one person sees. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.actions.club import DropSlot, PlaySlot, ShowDivision, ShowMySeason, ShowSeasonRules, SitApart
from cogs.club import season_screens as seasons
from cogs.club.season_screens import NAMED, Standing, day, head, name_list, who
from cogs.edge.services import table_link
from cogs.panel.spec import Button, Listed, Row, Screen
from cogs.screens.numbers import decimal, place_line
from engine.match import registry
from engine.values.core import Msg, Say
from play.club.cup import CALL, COUNT, FINAL, FRESH, LONG
from play.club.cups import next_slot
from play.club.results import people_of
from play.club.season import BARRED, RUNNING, Season, seats_of
from play.club.seasons import APART
from play.club.standing import POINTS
from play.values.types import Table
from store import rows

FIRST = 5
"""People whom the card names."""


def minutes(game: str) -> int:
    """Return how long a table takes, in minutes; 0 where the game does not say."""
    sitting = registry.rules(game).evening if game in registry.names() else None
    return 0 if sitting is None else sitting.minutes


def play_label(slot: int) -> Msg:
    """Return the word on the press of a slot, or of the final."""
    return Msg("cup.play-final" if slot == FINAL else "cup.play")


# What everybody sees.


def card(season: Season, standing: Standing, say: Say, won: Sequence[int] = ()) -> Screen:
    """Return the card in the channel. `won`: the champions, where it is over."""
    me, slot = season.id, next_slot(season)
    lines = [say(Msg("club.off"))] if season.state == "off" else []
    if season.state == "over":
        names = ", ".join(who(number, say) for number in won)
        lines.append(say(Msg("cup.won", who=names)) if won else say(Msg("cup.nobody-played")))
    elif season.state != "off":
        lines += [terms(season, say), "\n".join(slot_lines(season, slot, say))]
    ranked = [line for part in standing for line in part if line.tables][:FIRST]
    if ranked and season.state != "off":
        lines.append(" · ".join(place_line(line.place, who(line.person, say), line.points, say) for line in ranked))
    rows_: list[Row] = []
    if slot is not None:
        rows_.append((Button(PlaySlot(me), say(play_label(slot)), "primary"), Button(ShowMySeason(me), say(Msg("club.mine")))))
        shown = [Button(ShowDivision(me), say(Msg("cup.standing")))] if ranked else []
        rows_.append((*shown, Button(ShowSeasonRules(me), say(Msg("club.rules")))))
    elif season.state != "off":
        rows_.append((Button(ShowMySeason(me), say(Msg("club.mine"))), Button(ShowDivision(me), say(Msg("cup.standing")))))
    seed = Msg("club.promise", promise=season.promise[:16]) if season.state in RUNNING else Msg("club.seed", seed=season.row.seed)
    return Screen((head(season, say),), tuple(rows_), body=tuple(lines), foot=(f"-# {say(seed)}",))


def terms(season: Season, say: Say) -> str:
    """Return what is played, in one sentence."""
    return say(Msg("cup.terms", seats=season.chosen.seats, minutes=minutes(season.row.game), count=COUNT))


def slot_lines(season: Season, slot: int | None, say: Say) -> list[str]:
    """Return a line for each slot and the final: what became of it, or who is there."""
    found = []
    for at, begins in enumerate(season.chosen.slots):
        here = [table for table in season.tables if table.wave == at]
        name = say(Msg("cup.final" if at == FINAL else "cup.slot", number=at + 1))
        if at < season.chosen.done:
            left = sum(season.status(row) in ("to-come", "running") for row in here)
            told = Msg("cup.past", count=len(here), left=left) if here else Msg("cup.no-table")
            found.append(f"-# {name} · {say(told)}")
        elif at == slot:
            found.append(f"**{name} · {day(begins)}** {day(begins, 'R')}\n{_coming(season, at, say)}")
        else:
            found.append(f"{name} · {day(begins)}")
    return found


def _coming(season: Season, slot: int, say: Say) -> str:
    """Return who plays the next slot, and who is still asked."""
    sure = [person.user for person in season.inside if person.waits is not None and person.state == "in"]
    asked = [person.user for person in season.inside if person.state == "asked"]
    lines = [say(Msg("cup.here", count=len(sure), names=name_list(sure, NAMED, say)))] if sure else []
    if asked:
        lines.append(say(Msg("cup.asked", names=name_list(asked, NAMED, say))))
    if not lines:
        lines.append(say(Msg("cup.final-waits" if slot == FINAL else "club.nobody-yet")))
    return "\n".join(lines)


def table_name(season: Season, row: rows.SeasonTableRow, say: Say) -> str:
    """Return what a table is called."""
    if row.wave == FINAL:
        return say(Msg("cup.final"))
    return say(Msg("cup.table", slot=row.wave + 1, number=row.number % 100 + 1))


def pairing_screen(season: Season, slot: int, say: Say) -> Screen:
    """Return the post of a slot that begins: who sits where, in the order of play."""
    lines = [
        f"{table_name(season, table, say)}: {', '.join(who(user, say) for user in people_of(season, table))}"
        for table in season.tables
        if table.wave == slot
    ]
    name = say(Msg("cup.final")) if slot == FINAL else say(Msg("cup.slot", number=slot + 1))
    return Screen((f"**{name}**",), body=("\n".join(lines)[:3_500],))


def final_texts(season: Season, standing: Standing, say: Say, won: Sequence[int] = ()) -> list[str]:
    """Return the end, for the thread."""
    names = ", ".join(who(number, say) for number in won)
    lines = [line for part in standing for line in part if line.tables]
    first = [say(Msg("cup.won", who=names))] if won else []
    return ["\n".join([*first, seasons.standing_text(season, 0, lines[:40], say)]) or say(Msg("cup.nobody-played"))]


# What one person sees.


def standing_screen(season: Season, standing: Standing, say: Say) -> Screen:
    """Return the standing of the slots."""
    lines = [line for part in standing for line in part if line.tables]
    text = seasons.standing_text(season, 0, lines[:20], say) or say(Msg("club.no-end-yet"))
    back = (Button(ShowMySeason(season.id), say(Msg("club.mine"))), Button(ShowSeasonRules(season.id), say(Msg("club.rules"))))
    return Screen((head(season, say),), (back,), body=(text,))


def mine(season: Season, user: int, tables: Mapping[int, Table], standing: Standing, apart: Sequence[int], say: Say) -> Screen:
    """Return whether one plays the next slot, one's tables, and what one can do."""
    entrant, slot, lines = season.person(user), next_slot(season), []
    plays = entrant is not None and entrant.waits is not None and entrant.state == "in"
    if entrant is not None and entrant.state == BARRED:
        lines.append(say(Msg("club.you-barred")))
        slot = None
    if slot is not None:
        begins = season.chosen.slots[slot]
        early = slot != FINAL and entrant is not None and entrant.waits is not None and entrant.waits < begins - FRESH
        said = ("early" if early else "in") if plays else "asked" if entrant is not None and entrant.state == "asked" else "out"
        key = ("final-" if slot == FINAL else "you-") + said
        lines.append(say(Msg(f"cup.{key}", at=day(begins), when=day(begins, "R"), call=round(CALL / 60.0))))
    own = next((line for part in standing for line in part if line.person == user and line.tables), None)
    if own is not None:
        lines.append(say(Msg("club.your-place", place=own.place, points=decimal(own.points, say), reach="")))
    for row in season.tables:
        table = tables.get(row.match or 0)
        if table is not None and entrant is not None and entrant.number in seats_of(row):
            status = season.status(row)
            key = "kept" if table.kept_for(user) is not None and status == "running" else status
            link, name = table_link(table), table_name(season, row, say)
            lines.append(say(Msg(f"cup.own-{key}", table=name, link=link, end=day(row.closes_at, "t"))))
    rows_: list[Row] = []
    if slot is not None and plays:
        rows_.append((Button(DropSlot(season.id), say(Msg("cup.drop"))),))
    elif slot is not None and (slot != FINAL or (entrant is not None and entrant.state == "asked")):
        rows_.append((Button(PlaySlot(season.id), say(play_label(slot)), "primary"),))
    if entrant is not None and slot is not None and slot != FINAL:
        rows_.append(Listed(SitApart(season.id), say(Msg("club.apart")), "people", tuple(apart), 0, APART))
    rows_.append((Button(ShowDivision(season.id), say(Msg("cup.standing"))), Button(ShowSeasonRules(season.id), say(Msg("club.rules")))))
    return Screen((head(season, say),), tuple(rows_), body=("\n".join(lines) or say(Msg("club.no-table-yet")),))


def still(season: Season, say: Say) -> Screen:
    """Return the question whether a person still plays the next slot, or plays the final."""
    slot = next_slot(season) or 0
    begins = season.chosen.slots[slot]
    key = "cup.still-final" if slot == FINAL else "cup.still"
    buttons = (Button(PlaySlot(season.id), say(Msg("evening.come")), "primary"), Button(DropSlot(season.id), say(Msg("cup.drop"))))
    return Screen((head(season, say),), (buttons,), body=(say(Msg(key, when=day(begins, "R"))),))


def rules(season: Season, say: Say) -> Screen:
    """Return how a cup goes, on one screen."""
    points = " · ".join(map(str, POINTS[season.chosen.seats]))
    told = [
        say(Msg("cup.rules-slots", count=COUNT, call=round(CALL / 60.0))),
        say(Msg("cup.rules-pairs", seats=season.chosen.seats)),
        say(Msg("cup.rules-time", minutes=round(LONG / 60.0))),
        say(Msg("club.rules-points", points=points)),
        say(Msg("cup.rules-final", seats=season.chosen.seats)),
        say(Msg("cup.rules-own")),
    ]
    back = (Button(ShowMySeason(season.id), say(Msg("club.mine"))),)
    return Screen((head(season, say),), (back,), body=("\n".join(f"- {text}" for text in told),))
