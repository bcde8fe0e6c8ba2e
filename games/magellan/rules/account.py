"""The story of a finished match: first countries, the first lead, wars, the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from engine.game.account import Account, Course, SeenEntry, StorySentence, surprise, three
from engine.values.core import Msg, Seat, Who
from games.magellan.rules.board import NATIONS

NOTE = "magellan.note."
INCOME_OF = {nation.name: nation.income for nation in NATIONS.values()}
FAIR = 0.5
"""The chance to lose a fight, roughly."""
TAKEN = 2.0
"""The weight in bits of each country that a player loses."""
RICH = 20
"""The income of a country that adds one bit to its weight."""

WANTS = ("magellan.tale.wants-1", "magellan.tale.wants-2", "magellan.tale.wants-3")
"""What one, two and three people went for."""

ENDS = {
    None: ("magellan.tale.end", "magellan.tale.end-second"),
    True: ("magellan.tale.end-taken", "magellan.tale.end-taken-second"),
    False: ("magellan.tale.end-developed", "magellan.tale.end-developed-second"),
}
"""The keys of the last sentence, without and with the player who came second. They depend on what won the match: a country that was taken
(`True`) or developed (`False`), or nothing that can be named (`None`)."""


def account(course: Course) -> Account:
    """Return the story of a match, as `Rules.account`."""
    wants = three(WANTS, _wants(course), course.order)
    return Account(
        wants, _first(course), tuple(_turns(course)), (*_conquests(course), *_fights(course), *_developments(course)), _end(course)
    )


def _notes(course: Course, kind: str, seat: Seat) -> Iterator[tuple[SeenEntry, dict[str, Any]]]:
    """Yield the notes of a kind about what a player did: the entry, and the note's arguments."""
    return ((beat, note) for beat, note in course.notes(f"{NOTE}{kind}") if note["who"] == Who(seat))


def _gains(course: Course, seat: Seat) -> Iterator[tuple[SeenEntry, dict[str, Any], bool]]:
    """Yield the notes of countries that a player developed, or took from others (`True`)."""
    kinds = ("developed", "conquered")
    gains = [(beat, note, kind == "conquered") for kind in kinds for beat, note in _notes(course, kind, seat)]
    yield from sorted(gains, key=lambda gain: gain[0].seq)


def _wants(course: Course) -> dict[Seat, tuple[Msg, ...]]:
    """Return the first country of each player."""
    countries = {seat: [note["country"] for _, note, _ in _gains(course, seat)] for seat in course.order}
    return {seat: (gained[0],) for seat, gained in countries.items() if gained}


def _first(course: Course) -> tuple[Msg, ...]:
    """Tell the first lead, with the richest country that its player had by then."""
    if not course.leads:
        return ()
    lead = course.leads[0]
    countries = lead.begins.after.players[lead.who].held
    if not countries:
        return ()
    best = max([NATIONS[country] for country in countries], key=lambda nation: (nation.income, nation.name.key))
    until = lead.ends.seen.round if lead.ends else 0
    return (Msg("magellan.tale.first", round=lead.begins.seen.round, country=best.name, until=until, **lead.figures),)


def _turns(course: Course) -> Iterator[StorySentence]:
    """Tell the countries that the winner developed and took, each by its income."""
    winner = course.order[0]
    win = _win(course)
    for beat, note, is_taken in _gains(course, winner):
        if beat is win:  # the end tells it
            continue
        income = INCOME_OF[note["country"]]
        args: dict[str, Any] = {"round": beat.seen.round, "who": Who(winner), "country": note["country"], "income": income}
        args |= course.lead_after(beat, winner)
        if is_taken:
            yield StorySentence(Msg("magellan.tale.turn-taken", other=note["other"], **args), beat.seq, 2 * income)
        else:
            yield StorySentence(Msg("magellan.tale.turn-developed", cost=note["cost"], **args), beat.seq, income)


def _win(course: Course) -> SeenEntry | None:
    """Return the entry in which the winner passed the target, if one did."""
    return next((beat for beat, _ in _notes(course, "won", course.order[0])), None)


def _conquests(course: Course) -> Iterator[StorySentence]:
    """Tell the countries that players lost in war: the richest of each, and all together."""
    losses_of: dict[Seat, list[tuple[SeenEntry, dict[str, Any]]]] = defaultdict(list)
    for beat, note in course.notes(f"{NOTE}conquered"):
        losses_of[note["other"].seat].append((beat, note))
    for seat, losses in losses_of.items():
        beat, note = max(losses, key=lambda loss: INCOME_OF[loss[1]["country"]])
        weight = TAKEN * len(losses) + INCOME_OF[note["country"]] / RICH
        if len(losses) > 1:
            countries = tuple(dict.fromkeys([lost["country"] for _, lost in losses]))[:3]
            yield StorySentence(Msg("magellan.tale.blow-lost", who=Who(seat), countries=countries), losses[-1][0].seq, weight)
        args: dict[str, Any] = {"round": beat.seen.round, "who": note["who"], "other": Who(seat), "country": note["country"]}
        msg = Msg("magellan.tale.blow-taken", income=INCOME_OF[note["country"]], **args)
        yield StorySentence(msg, beat.seq, weight - 1)  # one bit less than the sentence about several countries


def _fights(course: Course) -> Iterator[StorySentence]:
    """Tell who lost several fights."""
    fights = list(course.notes(f"{NOTE}fought"))
    for seat in course.order:
        mine = [(beat, note) for beat, note in fights if Who(seat) in (note["who"], note["other"])]
        beaten = [beat for beat, note in mine if _is_beaten(note, seat)]
        if len(beaten) > 1:
            msg = Msg("magellan.tale.blow-fights", who=Who(seat), count=len(beaten), all=len(mine))
            yield StorySentence(msg, beaten[-1].seq, surprise(len(beaten), len(mine), FAIR))


def _developments(course: Course) -> Iterator[StorySentence]:
    """Tell the countries that other players than the winner developed."""
    for beat, note in course.notes(f"{NOTE}developed"):
        if note["who"] != Who(course.order[0]):
            args = {name: note[name] for name in ("who", "country", "cost", "income")}
            yield StorySentence(Msg("magellan.tale.blow-developed", round=beat.seen.round, **args), beat.seq, note["income"] / RICH)


def _is_beaten(note: dict[str, Any], seat: Seat) -> bool:
    """Return whether a player lost a fight; a tie goes to the attacker."""
    is_attacker = note["who"] == Who(seat)
    return bool(note["mine"] < note["theirs"]) if is_attacker else bool(note["theirs"] <= note["mine"])


def _end(course: Course) -> tuple[Msg, ...]:
    """Tell how the winner won, and who came second."""
    winner, totals = course.order[0], course.totals
    if course.result.ranks.count(1) > 1:
        return ()
    win = _win(course)
    args: dict[str, Any] = {"who": Who(winner), "points": totals[winner], "others": course.others}
    if win is None:
        return (Msg("magellan.tale.end", round=course.beats[-1].seen.round, **args),)
    args["round"] = win.seen.round
    last = [(note["country"], is_taken) for beat, note, is_taken in _gains(course, winner) if beat is win]
    second = [beat for beat, note in course.notes(f"{NOTE}won") if note["who"] != Who(winner)]
    if last:
        args["country"] = last[-1][0]
    key, longer = ENDS[last[-1][1] if last else None]
    whole = Msg(key, **args)
    return (Msg(longer, second=Who(course.order[1]), later=second[0].seen.round, **args), whole) if second else (whole,)
