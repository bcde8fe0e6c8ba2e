"""The story of a finished match: first countries, the first lead, wars, the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from engine.game.account import Account, Course, SeenEntry, StorySentence, best_other, surprise, three
from engine.values.core import Msg, Seat, Who
from games.magellan.rules.board import NATIONS
from games.magellan.rules.view import MagellanView

NOTE = "magellan.note."
INCOME_OF = {nation.name: nation.income for nation in NATIONS.values()}
FAIR = 0.5
"""The chance to lose a fight, about."""
TAKEN, RICH = 2.0, 20
"""How surprising each country is that somebody loses, in bits; the income that makes it as surprising again."""

WANTS = ("magellan.tale.wants-1", "magellan.tale.wants-2", "magellan.tale.wants-3")
"""What one, two and three people went for."""

ENDS = {
    None: ("magellan.tale.end", "magellan.tale.end-second"),
    True: ("magellan.tale.end-taken", "magellan.tale.end-taken-second"),
    False: ("magellan.tale.end-developed", "magellan.tale.end-developed-second"),
}
"""The last sentence, and the same with who came second, by what won: nothing named, a country taken or developed."""


def account(course: Course) -> Account:
    """Return the story of a match, as `Rules.account`."""
    wants = three(WANTS, _wants(course), course.order)
    return Account(wants, _first(course), tuple(_turns(course)), tuple(_blows(course)), _end(course))


def _got(course: Course, seat: Seat) -> Iterator[tuple[SeenEntry, dict[str, Any], bool]]:
    """Yield the countries that a player developed, or took from others (`True`)."""
    found = [(beat, told, False) for beat, told in course.notes(f"{NOTE}developed") if told["who"] == Who(seat)]
    found += [(beat, told, True) for beat, told in course.notes(f"{NOTE}conquered") if told["who"] == Who(seat)]
    yield from sorted(found, key=lambda got: got[0].seq)


def _wants(course: Course) -> dict[Seat, tuple[Msg, ...]]:
    """Return the first country of each player."""
    first = {seat: next((told["country"] for _, told, _ in _got(course, seat)), None) for seat in course.order}
    return {seat: (country,) for seat, country in first.items() if country is not None}


def _round(beat: SeenEntry) -> int:
    seen: MagellanView = beat.after if beat.before is None else beat.before
    return seen.round


def _first(course: Course) -> tuple[Msg, ...]:
    """Tell the first lead, with the richest country that its player had by then."""
    if not course.leads:
        return ()
    lead = course.leads[0]
    held = lead.begins.after.players[lead.who].held
    if not held:
        return ()
    best = max([NATIONS[country] for country in held], key=lambda nation: (nation.income, nation.name.key))
    points = lead.begins.points
    told: dict[str, Any] = {"who": Who(lead.who), "points": points[lead.who], "theirs": best_other(points, lead.who)}
    told["until"] = 0 if lead.ends is None else _round(lead.ends)
    return (Msg("magellan.tale.first", round=_round(lead.begins), country=best.name, **told),)


def _turns(course: Course) -> Iterator[StorySentence]:
    """Tell the countries that the winner developed and took, each by its income."""
    winner = course.order[0]
    won = next((beat.seq for beat, told in course.notes(f"{NOTE}won") if told["who"] == Who(winner)), None)
    for beat, told, is_taken in _got(course, winner):
        if beat.seq == won:  # the end tells it
            continue
        points = course.end_of(beat).points
        led = points[winner] > best_other(points, winner)
        more = {"points": points[winner] if led else 0, "theirs": best_other(points, winner) if led else 0}
        income = INCOME_OF[told["country"]]
        args: dict[str, Any] = {"round": _round(beat), "who": Who(winner), "country": told["country"], "income": income, **more}
        if is_taken:
            yield StorySentence(Msg("magellan.tale.turn-taken", other=told["other"], **args), beat.seq, 2 * income)
        else:
            yield StorySentence(Msg("magellan.tale.turn-developed", cost=told["cost"], **args), beat.seq, income)


def _blows(course: Course) -> Iterator[StorySentence]:
    """Tell countries lost in war, fights lost beyond what is fair, and others' countries."""
    lost: dict[Seat, list[tuple[SeenEntry, dict[str, Any]]]] = defaultdict(list)
    for beat, told in course.notes(f"{NOTE}conquered"):
        lost[told["other"].seat].append((beat, told))
    for seat, taken in lost.items():
        rich = max(taken, key=lambda loss: INCOME_OF[loss[1]["country"]])
        weight = TAKEN * len(taken) + INCOME_OF[rich[1]["country"]] / RICH
        if len(taken) > 1:
            countries = tuple(dict.fromkeys([told["country"] for _, told in taken]))[:3]
            yield StorySentence(Msg("magellan.tale.blow-lost", who=Who(seat), countries=countries), taken[-1][0].seq, weight)
        beat, told = rich
        args: dict[str, Any] = {"round": _round(beat), "who": told["who"], "other": Who(seat), "country": told["country"]}
        yield StorySentence(Msg("magellan.tale.blow-taken", income=INCOME_OF[told["country"]], **args), beat.seq, weight - 1)
    fights = list(course.notes(f"{NOTE}fought"))
    for seat in course.order:
        mine = [(beat, told) for beat, told in fights if Who(seat) in (told["who"], told["other"])]
        beaten = [beat for beat, told in mine if _is_beaten(told, seat)]
        if len(beaten) > 1:
            msg = Msg("magellan.tale.blow-fights", who=Who(seat), count=len(beaten), all=len(mine))
            yield StorySentence(msg, beaten[-1].seq, surprise(len(beaten), len(mine), FAIR))
    for beat, told in course.notes(f"{NOTE}developed"):
        if told["who"] != Who(course.order[0]):
            args = {"round": _round(beat), "who": told["who"], "country": told["country"], "cost": told["cost"], "income": told["income"]}
            yield StorySentence(Msg("magellan.tale.blow-developed", **args), beat.seq, told["income"] / RICH)


def _is_beaten(told: dict[str, Any], seat: Seat) -> bool:
    """Return whether a player lost a fight; a tie is the attacker's."""
    is_attacker = told["who"] == Who(seat)
    return bool(told["mine"] < told["theirs"]) if is_attacker else bool(told["theirs"] <= told["mine"])


def _end(course: Course) -> tuple[Msg, ...]:
    """Tell with what the winner won, and who came second."""
    winner, totals = course.order[0], course.totals
    if course.result.ranks.count(1) > 1:
        return ()
    won = next((beat for beat, told in course.notes(f"{NOTE}won") if told["who"] == Who(winner)), None)
    told: dict[str, Any] = {"who": Who(winner), "points": totals[winner], "others": course.others}
    if won is None:
        return (Msg("magellan.tale.end", round=_round(course.beats[-1]), **told),)
    last = [(got, is_taken) for beat, got, is_taken in _got(course, winner) if beat is won]
    second = [beat for beat, other in course.notes(f"{NOTE}won") if other["who"] != Who(winner)]
    if last:
        told["country"] = last[-1][0]["country"]
    later = 0 if not second else _round(second[0])
    key, longer = ENDS[last[-1][1] if last else None]
    whole = Msg(key, round=_round(won), **told)
    if later and len(course.order) > 1:
        return (Msg(longer, second=Who(course.order[1]), later=later, round=_round(won), **told), whole)
    return (whole,)
