"""The screens of a season: its card, its ranking, one's own tables, its rules. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

from cogs.actions.club import JoinSeason, LeaveSeason, ShowDivision, ShowMySeason, ShowSeasonRules, SitApart, StaySeason, WaitForTable
from cogs.actions.wire import Action
from cogs.edge.services import table_link, title
from cogs.panel.spec import Button, Choice, Listed, Menu, Row, Screen, Style
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
from store.rows import OutcomeRow, SeasonPersonRow, SeasonTableRow

NAMED = 24
"""The most people whom the card names during the sign-up."""

FIRST = 3
"""The most people of a division whom the card names."""

SHOWN = 8
"""The most divisions that the card shows."""

Rankings = Sequence[Sequence[RankingLine]]
"""The ranking of each division."""


def letter(division: int) -> str:
    """Return the letter of a division."""
    return chr(ord("A") + division) if division < 26 else str(division + 1)


def who(user: int, say: Say) -> str:
    """Return a mention, which Discord shows as a name; "somebody" for a deleted person."""
    return f"<@{user}>" if user > 0 else say(Msg("play.somebody"))


def day(at: float, style: str = "f") -> str:
    """Return Discord's mark for a time, which each reader sees by their own clock."""
    return f"<t:{int(at)}:{style}>"


def head(season: Season, say: Say) -> str:
    """Return the first line of everything about a season."""
    return f"### {say(Msg('cup.head' if season.is_cup else 'club.head', game=title(season.row.game)))}"


@dataclass(frozen=True, slots=True)
class SeasonScreens:
    """The screens of a season for the readers of `say`; `rankings` are empty before the draw."""

    season: Season
    rankings: Rankings
    say: Say

    END_STYLE: ClassVar = "D"
    """The style of the timestamp of a table's end: the day."""

    def words(self, key: str, **args: Any) -> str:
        """Return a text."""
        return self.say(Msg(key, **args))

    def button(self, action: Action, key: str, style: Style = "secondary") -> Button:
        """Return a button with a text."""
        return Button(action, self.words(key), style)

    def screen(self, lines: Sequence[str], *rows: Row) -> Screen:
        """Return a screen below the name of the season."""
        return Screen((head(self.season, self.say),), rows, body=tuple(lines))

    @property
    def mine_button(self) -> Button:
        """The button that shows one's own tables."""
        return self.button(ShowMySeason(self.season.id), "club.mine")

    @property
    def rules_button(self) -> Button:
        """The button that shows the rules."""
        return self.button(ShowSeasonRules(self.season.id), "discord.card.rules")

    @property
    def ranking_button(self) -> Button:
        """The button that shows the ranking; an open season has one division."""
        return self.button(ShowDivision(self.season.id), "club.standing" if self.season.is_open_form else "club.tables")

    @property
    def thread_name(self) -> Msg:
        """The name of the thread."""
        key = "cup.thread" if self.season.is_cup else "club.thread"
        return Msg(key, game=title(self.season.row.game), number=self.season.id)

    def names(self, people: Sequence[int], most: int) -> str:
        """Return the names of the first `most` people, and the number of the others."""
        more = self.words("club.more", count=len(people) - most) if len(people) > most else ""
        return ", ".join(who(person, self.say) for person in people[:most]) + more

    def division(self, number: int) -> str:
        """Return the name of a division; `""` in an open season, which has one division only."""
        return "" if self.season.is_open_form else f"**{self.words('club.division', division=letter(number))}**"

    def places(self, lines: Sequence[RankingLine]) -> str:
        """Return lines of a ranking in brief."""
        return " · ".join(place_line(line.place, who(line.person, self.say), line.points, self.say) for line in lines)

    # What everybody sees.

    def card(self, now: float, won: Sequence[int]) -> Screen:
        """Return the card in the channel; `won`: the champions, if it is over."""
        season = self.season
        seed = Msg("club.promise", promise=season.promise[:16]) if season.state in RUNNING else Msg("club.seed", seed=season.row.seed)
        return replace(self.screen(self._card_lines(now, won), *self._card_rows(now)), foot=(f"-# {self.say(seed)}",))

    def _card_lines(self, now: float, won: Sequence[int]) -> list[str]:
        season = self.season
        if season.state == "sign-up":
            form = "open" if season.is_open_form else season.row.form
            whole, people = round(length(season.chosen.pace, season.chosen.seats) / DAY), [person.user for person in season.inside]
            inside = Msg("club.inside", count=len(people), names=self.names(people, NAMED)) if people else Msg("club.nobody-yet")
            return [
                self.words("club.terms", form=form, seats=season.chosen.seats, days=whole),
                self.words("club.until", draw=day(season.chosen.draw), start=day(season.days.start), end=day(season.days.end, "D")),
                self.say(inside),
                self.words("club.looks"),
            ]
        if season.state == "off":
            too_few = 0 < season.chosen.people < season.chosen.seats or not season.inside
            return [self.words("club.off-few", seats=season.chosen.seats) if too_few else self.words("club.off")]
        if season.state == "drawn":
            return ["\n".join(self._drawn_lines())]
        return ["\n".join(self._over_lines() if season.state == "over" else self._running_lines(now))]

    def _card_rows(self, now: float) -> list[Row]:
        season, me = self.season, self.season.id
        if season.state == "over":
            return [(self.button(StaySeason(me), "club.stay", "primary"), self.button(ShowDivision(me), "club.final"))]
        if season.state not in RUNNING:
            return []
        is_new = season.state == "sign-up"  # later most who read it are in, and look for their tables
        join = self.button(JoinSeason(me), "club.in" if is_new else "club.step-in", "primary" if is_new else "secondary")
        mine = replace(self.mine_button, style="secondary" if is_new else "primary")
        ranking = () if is_new else (self.ranking_button,)
        joins = (join,) if season.takes_people(now) else ()
        return [(*joins, self.button(LeaveSeason(me), "club.out")), (mine, *ranking, self.rules_button)]

    def _drawn_lines(self) -> list[str]:
        season = self.season
        lines = [self.words("club.drawn", people=len(season.inside), start=day(season.days.start, "R"))]
        for division in range(0 if season.is_open_form else min(season.divisions, SHOWN)):
            people = [who(person.user, self.say) for person in season.inside if person.division == division]
            lines.append(f"{self.division(division)} {', '.join(people)}")
        return lines

    def _running_lines(self, now: float) -> list[str]:
        season, lines = self.season, list[str]()
        if season.is_open_form:
            waiting, end = sum(person.waits is not None for person in season.inside), day(season.days.end, "D")
            takes = season.takes_people(now)
            lines.append(self.words("club.open-now", end=end, count=waiting) if takes else self.words("club.all-begun", end=end))
        elif len(season.days.tables) > 1:
            is_to_come = any(table.wave and table.match is None for table in season.tables)
            start, end_of_second = season.days.tables[1]
            lines.append(self.words("club.second" if is_to_come else "club.all-begun", start=day(start, "R"), end=day(end_of_second, "D")))
        for division, ranking in enumerate(self.rankings[:SHOWN]):
            here = [table for table in season.tables if table.division == division]
            over = sum(season.status(row) in ("over", "void") and row.match is not None for row in here)
            first = self.places([line for line in ranking[:FIRST] if line.tables])
            if not over:
                first = self.words("club.no-end-yet" if here else "club.no-table-begun")
            count = f"\n-# {self.words('club.over-count', over=over, count=len(here))}" if here else ""
            lines.append(f"{self.division(division)} {first}{count}".lstrip())
        if len(self.rankings) > SHOWN:
            lines.append(self.words("club.more-divisions", count=len(self.rankings) - SHOWN))
        return lines

    def _over_lines(self) -> list[str]:
        lines = []
        for division, ranking in enumerate(self.rankings[:SHOWN]):
            best = [line for line in ranking if line.place == 1 and line.points]
            champions = self.words("club.nobody-played")
            if best:
                names = ", ".join(who(line.person, self.say) for line in best)
                champions = self.words("club.won", who=names, points=decimal(best[0].points, self.say))
            lines.append(f"{self.division(division)} {champions}".lstrip())
            rest = [line for line in ranking if line.place > 1 and line.tables][:2]
            lines += [f"-# {self.places(rest)}"] if best and rest else []
        return lines or [self.words("club.nobody-played")]

    def draw_texts(self) -> list[str]:
        """Return the draw, a text for each division: its people in the order of the plan."""
        season, texts = self.season, []
        for division in range(0 if season.is_open_form else season.divisions):
            people = sorted((person for person in season.people if person.division == division), key=lambda person: person.number)
            listed = "\n".join(f"{person.number + 1}. {who(person.user, self.say)}" for person in people)
            texts.append(f"{self.division(division)}\n{listed}")
        return texts or [self.words("club.drawn-open", people=len(season.inside))]

    def table_name(self, table: SeasonTableRow) -> str:
        """Return the name of a table: the letter of its division and its number, such as `B3`."""
        return ("" if self.season.is_open_form else letter(table.division)) + str(table.number + 1)

    def post_of_table(
        self, table: SeasonTableRow, link: str | None, outcomes: Sequence[OutcomeRow], points: Mapping[int, Fraction]
    ) -> Screen:
        """Return the post of a finished table: places, points, and a link if all may see it."""
        people = sorted((row for row in outcomes if row.place is not None and row.user), key=lambda row: (row.place or 0, row.seat))
        season_points = {user: decimal(count, self.say) for user, count in points.items() if count}
        nothing = self.words("club.brought-nothing")
        best = [f"{row.place}. {who(row.user, self.say)} ({row.points}): {season_points.get(row.user, nothing)}" for row in people]
        way = () if link is None else ((Button(action=None, label=self.words("discord.panel.to-table"), url=link),),)
        name = self.words("club.table-over", table=self.table_name(table))
        return Screen((f"**{name}**",), way, body=("\n".join(best) or self.words("club.no-result"),))

    def week_screen(self, week: int) -> Screen:
        """Return how many tables of a season are over, and who leads each division."""
        season = self.season
        over = sum(season.status(row) in ("over", "void") for row in season.tables if row.match)
        lines = [self.words("club.week", week=week, over=over, count=len(season.tables))]
        for division, ranking in enumerate(self.rankings[:SHOWN]):
            first = [line.person for line in ranking if line.place == 1 and line.points]
            is_sure = len(first) == 1 and ranking[0].worst_place == 1  # the leader cannot fall behind any more
            lead = "sure" if is_sure else "leads"
            how = "first" if season.is_open_form else lead
            if first:
                who = self.names(first, FIRST)
                lines.append(self.words("club.week-ahead", how=how, division=letter(division), who=who, count=len(first)))
        return Screen((), body=(" ".join(lines),))

    def ranking_text(self, lines: Sequence[RankingLine]) -> str:
        """Return a ranking, a line for each person."""
        return "\n".join(
            self.words(
                "club.line", place=line.place, who=who(line.person, self.say), points=decimal(line.points, self.say), wins=line.wins,
                tables=line.tables, reach="" if self.season.state == "over" else self._reach(line),
                lost=self.words("club.lost", count=line.lost) if line.lost else "",
            )
            for line in lines
        )  # fmt: skip

    def _reach(self, line: RankingLine) -> str:
        """Return which places somebody can still reach; `""` if there is only one."""
        return "" if line.best_place == line.worst_place else self.words("club.reach", low=line.best_place, high=line.worst_place)

    def finals(self, won: Sequence[int]) -> Finals:
        """Return the final tables, as they are drawn."""
        names = self.season.names

        def name_of(user: int) -> str:
            return names[user] if user > 0 and user in names else self.words("play.somebody")

        parts = []
        for division, lines in enumerate(self.rankings):
            name = None if self.season.is_cup or self.season.is_open_form else Msg("club.division", division=letter(division))
            played = [line for line in lines if line.tables]
            final = (FinalLine(line.place, name_of(line.person), decimal(line.points, self.say), line.wins) for line in played)
            parts.append((name, tuple(final)))
        return Finals(self.thread_name, tuple(name_of(number) for number in won), tuple(parts))

    def final_texts(self, won: Sequence[int]) -> list[str]:
        """Return the last ranking of each division, for the thread."""
        return [f"{self.division(division)}\n{self.ranking_text(lines) or '–'}".lstrip() for division, lines in enumerate(self.rankings)]

    # What one person sees.

    def ranking_screen(self, division: int) -> Screen:
        """Return the ranking of a division, and a menu of the others."""
        division = min(division, max(0, len(self.rankings) - 1))
        text = self.ranking_text(self.rankings[division] if self.rankings else ()) or self.words("club.nobody-yet")
        rows: list[Row] = []
        if len(self.rankings) > 1:
            listed = range(min(len(self.rankings), 25))
            choices = tuple(Choice(str(at), self.words("club.division", division=letter(at)), chosen=at == division) for at in listed)
            rows.append(Menu(ShowDivision(self.season.id), self.words("club.other-division"), choices))
        screen = self.screen((text,), *rows, (self.mine_button, self.rules_button))
        return replace(screen, head=(*screen.head, *filter(None, (self.division(division),))))

    def mine(self, user: int, tables: Mapping[int, Table], apart: Sequence[int], now: float) -> Screen:
        """Return somebody's tables, by when they begin, and what they can do.

        `tables`: the tables that have begun, by match. `apart`: the people with whom they do not want to sit.
        """
        entrant = self.season.person(user)
        lines, rows = self._ways(entrant, apart, now)
        whole = [*self._entry_lines(entrant, now), *self._own_tables(user, entrant, tables), *lines]
        return self.screen(("\n".join(whole) or self.words("club.no-table-yet"),), *rows)

    def _own_tables(self, user: int, entrant: SeasonPersonRow | None, tables: Mapping[int, Table]) -> list[str]:
        """Return somebody's place, and a line for each of their tables."""
        own = next((line for ranking in self.rankings for line in ranking if line.person == user and line.tables), None)
        lines = []
        if own is not None:
            reach = "" if self.season.is_cup else self._reach(own)
            lines.append(self.words("club.your-place", place=own.place, points=decimal(own.points, self.say), reach=reach))
        for row in self.season.tables:
            table, status, name = tables.get(row.match or 0), self.season.status(row), self.table_name(row)
            is_own = entrant is not None and row.division == entrant.division and entrant.number in seats_of(row)
            if table is not None and (is_own or table.seat_of(user) is not None or table.kept_for(user) is not None):
                how = "kept" if table.kept_for(user) is not None and status == "running" else status
                end = day(row.closes_at, self.END_STYLE)
                lines.append(self.words("club.own", how=how, table=name, link=table_link(table), end=end))
            elif row.match is None and is_own and entrant is not None and entrant.state in INSIDE and status == "to-come":
                lines.append(self.words("club.own-to-come", table=name, start=day(row.starts_at, "R")))
        return lines

    def _entry_lines(self, entrant: SeasonPersonRow | None, now: float) -> list[str]:
        """Return the line that says whether somebody takes part, unless their tables show it."""
        season, state = self.season, _state(entrant)
        is_in = state in INSIDE
        if state == "asked" and season.state == "sign-up":
            return [self.words("club.still", draw=day(season.chosen.draw, "R"))]
        if not is_in or season.state == "sign-up":
            late = "-late" if state in ("reserve", "away") and not season.takes_people(now) else ""
            stage = "in" if is_in else state
            return [self.words(f"club.you-{stage}{late}", draw=day(season.chosen.draw, "R"))]
        is_early = season.state == "drawn" and season.is_open_form
        return [self.words("club.you-begin", start=day(season.days.start, "R"))] if is_early else []

    def _ways(self, entrant: SeasonPersonRow | None, apart: Sequence[int], now: float) -> tuple[list[str], list[Row]]:
        """Return what somebody can do, with the lines that say so."""
        season, me, state = self.season, self.season.id, _state(entrant)
        is_in, takes = state in INSIDE, season.takes_people(now)
        is_asked = state == "asked" and season.state == "sign-up"
        lines, rows = list[str](), list[Row]()
        if season.is_open_form and is_in and season.state == "running" and takes:
            waits = entrant is not None and entrant.waits is not None
            lines.append(self.words("club.waiting" if waits else "club.boarding", until=day(season.boarding, "D")))
            label = "club.wait-off" if waits else "club.wait"
            rows.append((self.button(WaitForTable(me, not waits), label, "secondary" if waits else "primary"),))
        is_reserve = state == "reserve" and not season.is_open_form
        can_join = takes and not is_in and not is_reserve and state != BARRED
        if is_asked or can_join:
            join = "club.in" if self._has_place(entrant) else "time.bench.button"
            label = "club.still-in" if is_asked else join
            rows.append((self.button(JoinSeason(me), label, "primary"),))
        if is_reserve and season.state in RUNNING:
            rows.append((self.button(LeaveSeason(me), "club.out"),))
        if is_in:
            more = self.rules_button if season.state == "sign-up" else self.ranking_button
            rows += [self.apart_menu(apart), (self.button(LeaveSeason(me), "club.leave"), more)]
        return lines, rows

    def _has_place(self, entrant: SeasonPersonRow | None) -> bool:
        """Return whether somebody gets a place at once; else they have to wait for one."""
        if self.season.state == "sign-up" or self.season.is_open_form:
            return True
        return entrant is not None and entrant.number >= 0 and self.season.holder(entrant.division, entrant.number) is None

    def apart_menu(self, apart: Sequence[int]) -> Listed:
        """Return the choice with whom somebody does not want to sit."""
        return Listed(SitApart(self.season.id), self.words("club.apart"), kind="people", chosen=tuple(apart), lo=0, hi=APART)

    def leave_question(self, tables: int) -> Screen:
        """Return the question whether somebody really leaves while their tables run."""
        leave = self.button(LeaveSeason(self.season.id, True), "club.leave-sure", "danger")
        return self.screen((self.words("club.leave-asked", count=tables),), (leave, self.mine_button))

    def still(self) -> Screen:
        """Return the question to somebody who has been silent, in a message to them."""
        still = self.button(JoinSeason(self.season.id), "club.still-in", "primary")
        text = self.words("club.still", draw=day(self.season.chosen.draw, "R"))
        return self.screen((text,), (still, self.button(LeaveSeason(self.season.id), "club.out")))

    def stood_down(self) -> Screen:
        """Return the message to somebody who is out of the second wave."""
        return self.screen((self.words("club.away"),), (self.button(JoinSeason(self.season.id), "time.hours.back", "primary"),))

    def rules(self) -> Screen:
        """Return the rules, on one screen."""
        return self.screen(("\n".join(f"- {self.say(msg)}" for msg in self._rules()),), (self.mine_button,))

    def points_rule(self) -> Msg:
        """Return the rule of the points that each place brings."""
        return Msg("club.rules-points", points=" · ".join(map(str, POINTS[self.season.chosen.seats])))

    def _rules(self) -> list[Msg]:
        season, seats, pace = self.season, self.season.chosen.seats, self.season.chosen.pace
        return [
            Msg("club.rules-open", best=BEST) if season.is_open_form else Msg("club.rules-league", seats=seats),
            *([Msg("club.rules-auto", best=BEST)] if season.row.form == "auto" else []),
            Msg("club.rules-time", bank=round(PACES[pace].bank / DAY), days=round(length(pace, seats) / DAY)),
            self.points_rule(),
            Msg("club.rules-own"),
            Msg("club.rules-leave"),
            *([] if season.is_open_form else [Msg("club.rules-moves")]),
        ]


def _state(entrant: SeasonPersonRow | None) -> str:
    """Return how somebody takes part; `none` if they do not."""
    return "none" if entrant is None or entrant.state in ("left", "gone", "stays") else entrant.state
