"""The screens of a weekend cup where they differ from those of a season. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cogs.actions.club import DropSlot, PlaySlot, ShowDivision
from cogs.club.season_screens import Rankings, SeasonScreens, day, who
from cogs.panel.spec import Button, Row, Screen
from engine.match import registry
from engine.values.core import Msg, Say
from play.club.cup import CALL, COUNT, FINAL, FRESH, LONG
from play.club.cups import next_slot
from play.club.results import people_of
from play.club.season import BARRED, Season
from play.club.standing import RankingLine
from store.rows import SeasonPersonRow, SeasonTableRow

NAMED = 24
"""The most people whom the card names for its next slot."""

FIRST = 5
"""The most people of the ranking whom the card names."""

RANKED = 20
"""The most people of the ranking on its screen."""

RANKED_AT_END = 40
"""The most people of the ranking in the post about the end."""

PAIRINGS = 3_500
"""The most characters of the post about who sits where."""


def minutes(game: str) -> int:
    """Return how long a table takes, in minutes; 0 if the game does not say."""
    sitting = registry.rules(game).evening if game in registry.names() else None
    return 0 if sitting is None else sitting.minutes


def screens_of(season: Season, rankings: Rankings, say: Say) -> SeasonScreens:
    """Return the screens of a season or of a cup."""
    kind = CupScreens if season.is_cup else SeasonScreens
    return kind(season, rankings, say)


class CupScreens(SeasonScreens):
    """The screens of a cup."""

    END_STYLE: ClassVar = "t"
    """The style of the timestamp of a table's end: the time of day."""

    @property
    def ranked(self) -> list[RankingLine]:
        """The ranking of those who have played."""
        return [line for ranking in self.rankings for line in ranking if line.tables]

    @property
    def ranking_button(self) -> Button:
        """The button that shows the ranking."""
        return self.button(ShowDivision(self.season.id), "club.standing")

    def _play_button(self) -> Button:
        """Return the button to take part in the next slot, or in the final."""
        return self.button(PlaySlot(self.season.id), "cup.play-final" if next_slot(self.season) == FINAL else "cup.play", "primary")

    def _slot_name(self, slot: int) -> str:
        return self.words("cup.final") if slot == FINAL else self.words("cup.slot", number=slot + 1)

    def _champions(self, won: Sequence[int]) -> list[str]:
        return [self.words("cup.won", who=", ".join(who(number, self.say) for number in won))] if won else []

    def _card_lines(self, now: float, won: Sequence[int]) -> list[str]:
        season = self.season
        if season.state == "off":
            return [self.words("club.off")]
        if season.state == "over":
            lines = self._champions(won) or [self.words("cup.nobody-played")]
        else:
            terms = self.words("cup.terms", seats=season.chosen.seats, minutes=minutes(season.row.game), count=COUNT)
            lines = [terms, "\n".join(map(self._slot_line, range(len(season.chosen.slots))))]
        return [*lines, *([self.places(self.ranked[:FIRST])] if self.ranked else [])]

    def _card_rows(self, now: float) -> list[Row]:
        if self.season.state == "off":
            return []
        if next_slot(self.season) is None:
            return [(self.mine_button, self.ranking_button)]
        return [(self._play_button(), self.mine_button), (*([self.ranking_button] if self.ranked else []), self.rules_button)]

    def _slot_line(self, slot: int) -> str:
        """Return the line of a slot: its tables or its time, and for the next one who plays."""
        season, name, begins = self.season, self._slot_name(slot), self.season.chosen.slots[slot]
        if slot < season.chosen.done:
            tables = [table for table in season.tables if table.wave == slot]
            left = sum(season.status(table) in ("to-come", "running") for table in tables)
            past = self.words("cup.past", count=len(tables), left=left) if tables else self.words("cup.no-table")
            return f"-# {name} · {past}"
        if slot != next_slot(season):
            return f"{name} · {day(begins)}"
        players = [person.user for person in season.inside if person.waits is not None and person.state == "in"]
        waited_for = [person.user for person in season.inside if person.state == "asked"]
        lines = [self.words("cup.here", count=len(players), names=self.names(players, NAMED))] if players else []
        lines += [self.words("cup.asked", names=self.names(waited_for, NAMED))] if waited_for else []
        nobody = "cup.final-waits" if slot == FINAL else "club.nobody-yet"
        return "\n".join([f"**{name} · {day(begins)}** {day(begins, 'R')}", *(lines or [self.words(nobody)])])

    def table_name(self, table: SeasonTableRow) -> str:
        """Return the name of a table: its slot and its number, such as `2.1`."""
        if table.wave == FINAL:
            return self.words("cup.final")
        number_in_slot = table.number % 100  # the slot is in the hundreds
        return f"{table.wave + 1}.{number_in_slot + 1}"

    def pairing_screen(self, slot: int) -> Screen:
        """Return the post of a slot that begins: who sits where, in the order of play."""
        tables = [table for table in self.season.tables if table.wave == slot]
        people = [", ".join(who(user, self.say) for user in people_of(self.season, table)) for table in tables]
        lines = [f"{self.table_name(table)}: {names}" for table, names in zip(tables, people, strict=True)]
        return Screen((f"**{self._slot_name(slot)}**",), body=("\n".join(lines)[:PAIRINGS],))

    def final_texts(self, won: Sequence[int]) -> list[str]:
        """Return the post about the end of the cup for its thread."""
        text = "\n".join([*self._champions(won), self.ranking_text(self.ranked[:RANKED_AT_END])])
        return [text or self.words("cup.nobody-played")]

    def ranking_screen(self, division: int) -> Screen:
        """Return the ranking of the whole cup; a cup has no divisions."""
        text = self.ranking_text(self.ranked[:RANKED]) or self.words("club.no-end-yet")
        return self.screen((text,), (self.mine_button, self.rules_button))

    def _entry_lines(self, entrant: SeasonPersonRow | None, now: float) -> list[str]:
        """Return whether somebody plays the next slot."""
        slot = next_slot(self.season)
        if entrant is not None and entrant.state == BARRED:
            return [self.words("club.you-barred")]
        if slot is None:
            return []
        begins = self.season.chosen.slots[slot]
        whose = "final" if slot == FINAL else "you"
        key = f"cup.{whose}-{_stage(entrant, slot, begins)}"
        return [self.words(key, at=day(begins), when=day(begins, "R"), call=round(CALL / 60.0))]

    def _ways(self, entrant: SeasonPersonRow | None, apart: Sequence[int], now: float) -> tuple[list[str], list[Row]]:
        """Return no lines, and the buttons of what somebody can do."""
        slot = next_slot(self.season)
        rows: list[Row] = []
        last = (self.ranking_button, self.rules_button)
        if slot is None or (entrant is not None and entrant.state == BARRED):
            return [], [last]
        if _plays(entrant):
            rows.append((self.button(DropSlot(self.season.id), "cup.drop"),))
        elif slot != FINAL or (entrant is not None and entrant.state == "asked"):
            rows.append((self._play_button(),))
        if entrant is not None and slot != FINAL:
            rows.append(self.apart_menu(apart))
        return [], [*rows, last]

    def still(self) -> Screen:
        """Return the question whether a person still plays the next slot, or plays the final."""
        slot = next_slot(self.season) or 0
        text = self.words("cup.still-final" if slot == FINAL else "cup.still", when=day(self.season.chosen.slots[slot], "R"))
        come = self.button(PlaySlot(self.season.id), "evening.come", "primary")
        return self.screen((text,), (come, self.button(DropSlot(self.season.id), "cup.drop")))

    def _rules(self) -> list[Msg]:
        seats = self.season.chosen.seats
        return [
            Msg("cup.rules-slots", count=COUNT, call=round(CALL / 60.0)),
            Msg("cup.rules-pairs", seats=seats),
            Msg("cup.rules-time", minutes=round(LONG / 60.0)),
            self.points_rule(),
            Msg("cup.rules-final", seats=seats),
            Msg("cup.rules-own"),
        ]


def _stage(entrant: SeasonPersonRow | None, slot: int, begins: float) -> str:
    """Return whether somebody plays the next slot: `in`, `early`, `asked` or `out`.

    `early`: they said more than `FRESH` seconds before it that they play, and will be asked to confirm.
    """
    if _plays(entrant):
        has_waited = entrant is not None and entrant.waits is not None and entrant.waits < begins - FRESH
        return "early" if has_waited and slot != FINAL else "in"
    return "asked" if entrant is not None and entrant.state == "asked" else "out"


def _plays(entrant: SeasonPersonRow | None) -> bool:
    """Return whether somebody plays the next slot."""
    return entrant is not None and entrant.waits is not None and entrant.state == "in"
