"""A season on Discord: its card, its standing, one's own tables, how it goes. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from cogs.actions.club import JoinSeason, LeaveSeason, ShowDivision, ShowMySeason, ShowSeasonRules, SitApart, StaySeason, WaitForTable
from cogs.actions.learning import BeginLesson
from cogs.actions.people import ShowTurns
from cogs.edge.services import table_link, title
from cogs.panel.spec import Button, Choice, Listed, Menu, Row, Screen
from cogs.screens.numbers import decimal, place_line
from engine.values.core import Msg, Say
from play.club.calendar import length
from play.club.season import BARRED, INSIDE, RUNNING, Season, seats_of
from play.club.seasons import APART
from play.club.standing import BEST, POINTS, RankingLine
from play.time.calendar import DAY
from play.time.paces import PACES
from play.values.types import Table
from render.kit.finals import FinalLine, Finals
from store import rows

NAMED = 24
"""People whom a card of the sign-up names."""

FIRST = 3
"""People of a division whom the card names."""

SHOWN = 8
"""Divisions that the card tells of."""

Standing = Sequence[Sequence[RankingLine]]


def letter(division: int) -> str:
    """Return the letter of a division."""
    return chr(ord("A") + division) if division < 26 else str(division + 1)


def who(user: int, say: Say) -> str:
    """Return somebody in a list: Discord shows their name, and nobody is pinged."""
    return f"<@{user}>" if user > 0 else say(Msg("play.somebody"))


def name_list(people: Sequence[int], most: int, say: Say) -> str:
    """Return these people, so many by name."""
    more = say(Msg("club.more", count=len(people) - most)) if len(people) > most else ""
    return ", ".join(who(person, say) for person in people[:most]) + more


def day(at: float, style: str = "f") -> str:
    """Return a moment as Discord shows it to each reader."""
    return f"<t:{int(at)}:{style}>"


def head(season: Season, say: Say) -> str:
    """Return the first line of everything about a season."""
    return f"### {say(Msg('cup.head' if season.is_cup else 'club.head', game=title(season.row.game)))}"


# What everybody sees.


def card(season: Season, standing: Standing, now: float, say: Say) -> Screen:
    """Return the card in the channel."""
    me, takes = season.id, season.takes_people(now)
    told = {"sign-up": _sign_up, "drawn": _drawn, "over": _over, "off": _off}.get(season.state)
    body = _running(season, standing, takes, say) if told is None else told(season, standing, say)
    rows_: list[Row] = []
    if season.state in RUNNING:
        is_new = season.state == "sign-up"  # later most who read it are in, and look for their tables
        joins = (Button(JoinSeason(me), say(Msg("club.in" if is_new else "club.step-in")), "primary" if is_new else "secondary"),)
        rows_.append((*(joins if takes else ()), Button(LeaveSeason(me), say(Msg("club.out")))))
        mine = [Button(ShowMySeason(me), say(Msg("club.mine")), "secondary" if is_new else "primary")]
        mine += [Button(ShowDivision(me), say(_standing_label(season)))] if season.state != "sign-up" else []
        rows_.append((*mine, Button(ShowSeasonRules(me), say(Msg("club.rules")))))
    elif season.state == "over":
        buttons = (Button(StaySeason(me), say(Msg("club.stay")), "primary"), Button(ShowDivision(me), say(Msg("club.final"))))
        rows_.append(buttons)
    seed = Msg("club.seed", seed=season.row.seed) if season.state in ("over", "off") else Msg("club.promise", promise=season.promise[:16])
    return Screen((head(season, say),), tuple(rows_), body=tuple(body), foot=(f"-# {say(seed)}",))


def _standing_label(season: Season) -> Msg:
    """Return the word on the way to the standing; an open season has one division."""
    return Msg("club.standing" if season.is_open_form else "club.tables")


def _terms(season: Season, say: Say) -> str:
    """Return what is played, in one sentence."""
    whole = round(length(season.chosen.pace, season.chosen.seats) / DAY)
    form = "open" if season.is_open_form else "league" if season.row.form == "league" else "auto"
    return say(Msg(f"club.terms-{form}", seats=season.chosen.seats, days=whole))


def _sign_up(season: Season, standing: Standing, say: Say) -> list[str]:
    people = [person.user for person in season.inside]
    listed = say(Msg("club.inside", count=len(people), names=name_list(people, NAMED, say))) if people else say(Msg("club.nobody-yet"))
    times = say(Msg("club.until", draw=day(season.chosen.draw), start=day(season.days.start), end=day(season.days.end, "D")))
    return [_terms(season, say), times, listed, say(Msg("club.looks"))]


def _drawn(season: Season, standing: Standing, say: Say) -> list[str]:
    lines = [say(Msg("club.drawn", people=len(season.inside), start=day(season.days.start, "R")))]
    for division in range(season.divisions if not season.is_open_form else 0):
        people = [who(person.user, say) for person in season.people if person.division == division and person.state in INSIDE]
        if division < SHOWN:
            lines.append(f"**{say(Msg('club.division', division=letter(division)))}** {', '.join(people)}")
    return ["\n".join(lines)]


def _running(season: Season, standing: Standing, takes: bool, say: Say) -> list[str]:
    lines = [] if season.is_open_form or len(season.days.tables) < 2 else _waves(season, say)
    if season.is_open_form:
        waiting, end = sum(person.waits is not None for person in season.inside), day(season.days.end, "D")
        lines.append(say(Msg("club.open-now", end=end, count=waiting) if takes else Msg("club.all-begun", end=end)))
    for division, found in enumerate(standing[:SHOWN]):
        here = [table for table in season.tables if table.division == division]
        over = sum(season.status(row) in ("over", "void") and row.match is not None for row in here)
        if over:
            first = " · ".join(place_line(line.place, who(line.person, say), line.points, say) for line in found[:FIRST] if line.tables)
        else:
            first = say(Msg("club.no-end-yet" if here else "club.no-table-begun"))
        name = "" if season.is_open_form else f"**{say(Msg('club.division', division=letter(division)))}** "
        count = f"\n-# {say(Msg('club.over-count', over=over, count=len(here)))}" if here else ""
        lines.append(f"{name}{first}{count}")
    if len(standing) > SHOWN:
        lines.append(say(Msg("club.more-divisions", count=len(standing) - SHOWN)))
    return ["\n".join(lines)]


def _waves(season: Season, say: Say) -> list[str]:
    to_come = any(table.wave and table.match is None for table in season.tables)
    (_, _), (second, last) = season.days.tables
    return [say(Msg("club.second" if to_come else "club.all-begun", start=day(second, "R"), end=day(last, "D")))]


def _over(season: Season, standing: Standing, say: Say) -> list[str]:
    lines = []
    for division, found in enumerate(standing[:SHOWN]):
        best = [line for line in found if line.place == 1 and line.points]
        name = "" if season.is_open_form else f"**{say(Msg('club.division', division=letter(division)))}** "
        if best:
            names = ", ".join(who(line.person, say) for line in best)
            lines.append(name + say(Msg("club.won", who=names, points=decimal(best[0].points, say))))
            rest = [line for line in found if line.place > 1 and line.tables][:2]
            lines += [f"-# {' · '.join(place_line(line.place, who(line.person, say), line.points, say) for line in rest)}"] if rest else []
        else:
            lines.append(name + say(Msg("club.nobody-played")))
    return ["\n".join(lines) or say(Msg("club.nobody-played"))]


def _off(season: Season, standing: Standing, say: Say) -> list[str]:
    few = season.chosen.people and season.chosen.people < season.chosen.seats
    return [say(Msg("club.off-few", seats=season.chosen.seats) if few or not season.inside else Msg("club.off"))]


# Posts of the thread.


def draw_lines(season: Season, say: Say) -> list[str]:
    """Return the draw, a text for each division: its people in the order of the plan."""
    found = []
    for division in range(0 if season.is_open_form else season.divisions):
        people = sorted((person for person in season.people if person.division == division), key=lambda person: person.number)
        listed = "\n".join(f"{person.number + 1}. {who(person.user, say)}" for person in people)
        found.append(f"**{say(Msg('club.division', division=letter(division)))}**\n{listed}")
    return found or [say(Msg("club.drawn-open", people=len(season.inside)))]


def table_name(season: Season, table: rows.SeasonTableRow) -> str:
    """Return what a table is called: the letter of its division and its number."""
    return str(table.number + 1) if season.is_open_form else f"{letter(table.division)}{table.number + 1}"


def post_of_table(name: str, link: str | None, outcomes: Sequence[rows.OutcomeRow], points: Mapping[int, Fraction], say: Say) -> Screen:
    """Return the post of a finished table: places, points, and a link if all may see it."""
    placed = sorted(
        (outcome for outcome in outcomes if outcome.place is not None and outcome.user),
        key=lambda outcome: (outcome.place or 0, outcome.seat),
    )
    nothing = say(Msg("club.brought-nothing"))
    brought = [decimal(points[line.user], say) if points.get(line.user) else nothing for line in placed]
    best = [f"{line.place}. {who(line.user, say)} ({line.points}): {told}" for line, told in zip(placed, brought, strict=True)]
    way = () if link is None else ((Button(None, say(Msg("discord.panel.to-table")), url=link),),)
    head = say(Msg("club.table-over", table=name))
    return Screen((f"**{head}**",), way, body=("\n".join(best) or say(Msg("club.no-result")),))


def week_screen(season: Season, week: int, standing: Standing, say: Say) -> Screen:
    """Return how far a season is: its tables, and who leads each division."""
    begun = [table for table in season.tables if table.match]
    over = sum(season.status(row) in ("over", "void") for row in begun)
    lines = [say(Msg("club.week", week=week, over=over, count=len(season.tables)))]
    for division, found in enumerate(standing[:SHOWN]):
        first = [line.person for line in found if line.place == 1 and line.points]
        is_sure = not season.is_open_form and len(first) == 1 and found[0].high == 1
        key = "first" if season.is_open_form else "sure" if is_sure else "leads"
        said = Msg(f"club.week-{key}", division=letter(division), who=name_list(first, FIRST, say), count=len(first))
        lines += [say(said)] if first else []
    return Screen((), body=(" ".join(lines),))


def standing_text(season: Season, division: int, lines: Sequence[RankingLine], say: Say) -> str:
    """Return the standing of one division, a line for each person."""
    told = []
    for line in lines:
        reach = "" if line.low == line.high or season.state == "over" else say(Msg("club.reach", low=line.low, high=line.high))
        lost = say(Msg("club.lost", count=line.lost)) if line.lost else ""
        told.append(say(Msg(
            "club.line", place=line.place, who=who(line.person, say), points=decimal(line.points, say), wins=line.wins, tables=line.tables,
            reach=reach, lost=lost,
        )))  # fmt: skip
    return "\n".join(told)


def division_screen(season: Season, division: int, standing: Standing, say: Say) -> Screen:
    """Return the standing of a division, and the way to the others."""
    division = min(division, max(0, len(standing) - 1))
    lines = standing[division] if standing else ()
    name = "" if season.is_open_form else f"**{say(Msg('club.division', division=letter(division)))}**"
    rows_: list[Row] = []
    if len(standing) > 1:
        choices = [
            Choice(str(at), say(Msg("club.division", division=letter(at))), chosen=at == division) for at in range(min(len(standing), 25))
        ]
        rows_.append(Menu(ShowDivision(season.id), say(Msg("club.other-division")), tuple(choices)))
    rows_.append((Button(ShowMySeason(season.id), say(Msg("club.mine"))), Button(ShowSeasonRules(season.id), say(Msg("club.rules")))))
    text = standing_text(season, division, lines, say) or say(Msg("club.nobody-yet"))
    return Screen((head(season, say), *((name,) if name else ())), tuple(rows_), body=(text,))


def finals(season: Season, standing: Standing, won: Sequence[int], say: Say) -> Finals:
    """Return the final tables, as they are drawn."""
    names = season.names

    def called(user: int) -> str:
        return names[user] if user > 0 and user in names else say(Msg("play.somebody"))

    parts = []
    for division, lines in enumerate(standing):
        name = None if season.is_cup or season.is_open_form else Msg("club.division", division=letter(division))
        seen = [line for line in lines if line.tables]
        parts.append((name, tuple(FinalLine(line.place, called(line.person), decimal(line.points, say), line.wins) for line in seen)))
    title = Msg("cup.thread" if season.is_cup else "club.thread", game=Msg(f"{season.row.game}.name"), number=season.id)
    return Finals(title, tuple(called(number) for number in won), tuple(parts))


def final_texts(season: Season, standing: Standing, say: Say) -> list[str]:
    """Return the last standing of each division, for the thread."""
    found = []
    for division, lines in enumerate(standing):
        name = say(Msg("club.division", division=letter(division)))
        found.append((f"**{name}**\n" if not season.is_open_form else "") + (standing_text(season, division, lines, say) or "–"))
    return found


# What one person sees.


def mine(
    season: Season,
    user: int,
    tables: Mapping[int, Table],
    standing: Standing,
    now: float,
    apart: Sequence[int],
    say: Say,
) -> Screen:
    """Return one's own tables, by when they begin, and what one can do.

    `tables` are those that have begun, by match.
    """
    entrant = season.person(user)
    lines: list[str] = []
    is_in = entrant is not None and entrant.state in INSIDE
    state = "none" if entrant is None or entrant.state in ("left", "gone", "stays") else entrant.state
    is_asked = state == "asked" and season.state == "sign-up"
    if is_asked:
        lines.append(say(Msg("club.still", draw=day(season.chosen.draw, "R"))))
    elif not is_in or season.state == "sign-up":
        late = "-late" if state in ("reserve", "away") and not season.takes_people(now) else ""
        lines.append(say(Msg(f"club.you-{'in' if is_in else state}{late}", draw=day(season.chosen.draw, "R"))))
    elif season.state == "drawn" and season.is_open_form:
        lines.append(say(Msg("club.you-begin", start=day(season.days.start, "R"))))
    own = next((line for part in standing for line in part if line.person == user), None)
    if own is not None and season.state != "sign-up" and own.tables:
        reach = "" if own.low == own.high else say(Msg("club.reach", low=own.low, high=own.high))
        lines.append(say(Msg("club.your-place", place=own.place, points=decimal(own.points, say), reach=reach)))
    for row in season.tables:
        table = tables.get(row.match or 0)
        is_mine = entrant is not None and row.division == entrant.division and entrant.number in seats_of(row)
        if table is not None and (table.seat_of(user) is not None or table.kept_for(user) is not None or is_mine):
            status = season.status(row)
            how = "kept" if table.kept_for(user) is not None and status == "running" else status
            lines.append(say(Msg(f"club.own-{how}", table=table_name(season, row), link=table_link(table), end=day(row.closes_at, "D"))))
        elif row.match is None and is_mine and is_in and season.status(row) == "to-come":
            lines.append(say(Msg("club.own-to-come", table=table_name(season, row), start=day(row.starts_at, "R"))))
    rows_: list[Row] = []
    if season.is_open_form and is_in and season.state == "running" and season.takes_people(now):
        waits = entrant is not None and entrant.waits is not None
        label = say(Msg("club.wait-off" if waits else "club.wait"))
        lines.append(say(Msg("club.waiting" if waits else "club.boarding", until=day(season.boarding, "D"))))
        rows_.append((Button(WaitForTable(season.id, not waits), label, "secondary" if waits else "primary"),))
    is_reserve = state == "reserve" and not season.is_open_form
    if is_asked or (not is_in and not is_reserve and state != BARRED and season.takes_people(now)):
        label = "club.still-in" if is_asked else "club.in" if _is_free(season, entrant) else "club.in-reserve"
        rows_.append((Button(JoinSeason(season.id), say(Msg(label)), "primary"),))
    if is_reserve and season.state in RUNNING:
        rows_.append((Button(LeaveSeason(season.id), say(Msg("club.out"))),))
    if is_in:
        rows_.append(Listed(SitApart(season.id), say(Msg("club.apart")), "people", tuple(apart), 0, APART))
        is_drawn = season.state != "sign-up"
        more = (
            Button(ShowDivision(season.id), say(_standing_label(season)))
            if is_drawn
            else Button(ShowSeasonRules(season.id), say(Msg("club.rules")))
        )
        rows_.append((Button(LeaveSeason(season.id), say(Msg("club.leave"))), more))
    return Screen((head(season, say),), tuple(rows_), body=("\n".join(lines) or say(Msg("club.no-table-yet")),))


def _is_free(season: Season, entrant: rows.SeasonPersonRow | None) -> bool:
    """Return whether somebody who comes now is in at once: there is a place for them."""
    is_drawn = season.state != "sign-up" and not season.is_open_form
    return not is_drawn or (entrant is not None and entrant.number >= 0 and season.holder(entrant.division, entrant.number) is None)


def with_welcome(screen: Screen, game: str | None, say: Say) -> Screen:
    """Return a newcomer's tables with a welcome: notifications, and the `game`'s lesson."""
    told = Button(ShowTurns(), say(Msg("club.told")))
    row = (told,) if game is None else (Button(BeginLesson(game), say(Msg("club.learn"))), told)
    return replace(screen, body=(*screen.body, say(Msg("club.new"))), rows=(row, *screen.rows))


def leave_question(season: Season, tables: int, say: Say) -> Screen:
    """Return whether somebody really leaves while tables run."""
    buttons = (
        Button(LeaveSeason(season.id, True), say(Msg("club.leave-sure")), "danger"),
        Button(ShowMySeason(season.id), say(Msg("club.mine"))),
    )
    return Screen((head(season, say),), (buttons,), body=(say(Msg("club.leave-asked", count=tables)),))


def still(season: Season, say: Say) -> Screen:
    """Return the question to somebody who has been silent, in a message to them."""
    buttons = (Button(JoinSeason(season.id), say(Msg("club.still-in")), "primary"), Button(LeaveSeason(season.id), say(Msg("club.out"))))
    return Screen((head(season, say),), (buttons,), body=(say(Msg("club.still", draw=day(season.chosen.draw, "R"))),))


def stood_down(season: Season, say: Say) -> Screen:
    """Return the word to somebody who is out of the second wave."""
    return Screen(
        (head(season, say),), ((Button(JoinSeason(season.id), say(Msg("club.back")), "primary"),),), body=(say(Msg("club.away")),)
    )


def rules(season: Season, say: Say) -> Screen:
    """Return how a season goes, on one screen."""
    seats, pace = season.chosen.seats, PACES[season.chosen.pace]
    points = " · ".join(map(str, POINTS[seats]))
    told = [
        say(Msg("club.rules-open", best=BEST)) if season.is_open_form else say(Msg("club.rules-league", seats=seats)),
        *([say(Msg("club.rules-auto", best=BEST))] if season.row.form == "auto" else []),
        say(Msg("club.rules-time", bank=round(pace.bank / DAY), days=round(length(season.chosen.pace, seats) / DAY))),
        say(Msg("club.rules-points", points=points)),
        say(Msg("club.rules-own")),
        say(Msg("club.rules-leave")),
    ]
    if not season.is_open_form:
        told.append(say(Msg("club.rules-moves")))
    back = (Button(ShowMySeason(season.id), say(Msg("club.mine"))),)
    return Screen((head(season, say),), (back,), body=("\n".join(f"- {text}" for text in told),))
