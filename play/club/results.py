"""The results of a season's tables, as its ranking counts them. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from play.club.cup import COUNT, FINAL
from play.club.season import Season, seats_of
from play.club.standing import PlayedTable, RankingLine, Sat, standing_lines
from store import rows


def people_of(season: Season, table: rows.SeasonTableRow) -> tuple[int, ...]:
    """Return the people of a table by the plan: who has each of its numbers, or who drew it."""
    people = []
    for number in seats_of(table):
        holder = season.holder(table.division, number) or season.drawer(table.division, number)
        if holder is not None:
            people.append(holder.user)
    return tuple(people)


def played_tables(season: Season, outcomes: Iterable[rows.OutcomeRow]) -> list[PlayedTable]:
    """Return the tables that are over.

    Bots have no place in the ranking of a table; a person from outside the season has one. A table without a result counts only for people
    who are still in the season (`PlayedTable.people`), so nobody gains by leaving.
    """
    by_match: dict[int, list[rows.OutcomeRow]] = {}
    for row in outcomes:
        by_match.setdefault(row.match, []).append(row)
    tables = []
    for at, table in enumerate(season.tables):
        status = season.status(table)
        if status == "over":
            placed = [row for row in by_match.get(table.match or 0, ()) if row.place is not None]
            sat = tuple(Sat(row.user, row.place or 0, row.points or 0, share(row)) for row in placed if row.user)
            tables.append(PlayedTable(at, sat, is_won=any(row.place == 1 for row in placed)))
        elif status == "void" and table.match is not None:
            holders = [season.holder(table.division, number) for number in seats_of(table)]
            tables.append(PlayedTable(at, (), tuple(person.user for person in holders if person is not None)))
    return tables


def share(row: rows.OutcomeRow) -> float:
    """Return the share of the turns of a seat that its owner played."""
    return 0.0 if row.how == "left" else row.own


def to_come(season: Season) -> list[tuple[int, ...]]:
    """Return the people of each table that is not over."""
    return [people_of(season, table) for table in season.tables if season.status(table) in ("to-come", "running")]


def standings(season: Season, outcomes: Sequence[rows.OutcomeRow]) -> tuple[tuple[RankingLine, ...], ...]:
    """Return the ranking of each division; an open season has one, and a cup one of its slots."""
    played, unplayed = played_tables(season, outcomes), to_come(season)
    if season.is_cup:
        slots = {at for at, table in enumerate(season.tables) if table.wave < FINAL}
        people = [person.user for person in season.people if person.number >= 0]
        return (tuple(standing_lines(people, [table for table in played if table.number in slots], best_of=COUNT)),)
    count = 1 if season.is_open_form else season.divisions
    rankings = []
    for division in range(count):
        people = [person.user for person in season.people if person.division == division and person.state != "reserve"]
        numbers = {at for at, table in enumerate(season.tables) if table.division == division}
        own_played = [table for table in played if table.number in numbers]
        own_unplayed = [table_people for table_people in unplayed if set(table_people) & set(people)]
        rankings.append(tuple(standing_lines(people, own_played, own_unplayed, season.is_open_form)))
    return tuple(rankings)


def count_meetings(season: Season) -> dict[tuple[int, int], int]:
    """Return how often two people sat at one table, by the pair, the smaller id first."""
    meetings: dict[tuple[int, int], int] = {}
    for table in season.tables:
        for pair in combinations(sorted(people_of(season, table)), 2):
            meetings[pair] = meetings.get(pair, 0) + 1
    return meetings


def equals(lines: Iterable[RankingLine]) -> list[frozenset[int]]:
    """Return the groups of people who share a place."""
    by_place: dict[int, list[int]] = {}
    for line in lines:
        by_place.setdefault(line.place, []).append(line.person)
    return [frozenset(people) for people in by_place.values() if len(people) > 1]


def champions(season: Season, outcomes: Sequence[rows.OutcomeRow]) -> tuple[int, ...]:
    """Return who won: the first of each division.

    In a cup it is the winner of the final; of several winners, the one who had the better place before it. Without a final it is the first
    of the ranking of the slots.
    """
    if season.is_cup:
        finals = {at for at, table in enumerate(season.tables) if table.wave == FINAL}
        played = [table for table in played_tables(season, outcomes) if table.number in finals and table.sat]
        for table in played:
            lines = standing_lines([sat.person for sat in table.sat], [table])
            if lines and lines[0].points:
                before = {line.person: line.place for part in standings(season, outcomes) for line in part}
                first = [line.person for line in lines if line.place == 1]
                best = min(before.get(number, 0) for number in first)
                return tuple(number for number in first if before.get(number, 0) == best)
    return tuple(line.person for lines in standings(season, outcomes) for line in lines if line.place == 1 and line.points)
