"""The story of a finished match: plans, the first lead, discoveries, late leads, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.game.account import Account, Course, SeenEntry, StorySentence, best_other, surprise, three
from engine.values.adding import mean_of
from engine.values.core import Msg, Seat, Who
from games.navegador.rules import says
from games.navegador.rules.board import KIND_NUMBER, KINDS, Kind
from games.navegador.rules.view import NavegadorView, PlayerView

NOTE = "navegador.note."
THINGS: dict[Kind, Msg] = {
    "colony": Msg("navegador.term.colonies"),
    "factory": Msg("navegador.term.factories"),
    "explorer": Msg("navegador.term.discoveries"),
    "shipyard": Msg("navegador.term.shipyards"),
    "church": Msg("navegador.term.churches"),
}
"""What people go for, by the kind of its privilege."""
MANY_COLONIES = 3
"""So many new colonies after a voyage are worth a sentence."""
MOST_ROUNDS = 3
"""Two discoveries of one voyage are at most so many rounds apart."""
LATE_LEAD = 4.0
"""The surprise, in bits, of a player who leads late and does not win."""
LAST_BUILDING = 2.0
"""The surprise, in bits, of the last building of a row."""

WANTS = ("navegador.tale.wants-1", "navegador.tale.wants-2", "navegador.tale.wants-3")
"""What one, two and three people went for."""


def account(course: Course) -> Account:
    """Return the story of a match, as `Rules.account`."""
    wants = three(WANTS, _wants(course), course.order)
    return Account(wants, _first(course), tuple(_turns(course)), tuple(_blows(course)), _end(course))


def _wants(course: Course) -> dict[Seat, tuple[Msg, ...]]:
    """Return, for each player, the kind in which they scored most above the average."""
    players: tuple[PlayerView, ...] = course.beats[-1].after.players
    wants: dict[Seat, tuple[Msg, ...]] = {}
    for seat in course.order:
        each = [player.kind_points for player in players]
        more = {kind: players[seat].kind_points[at] - mean_of([float(row[at]) for row in each]) for at, kind in enumerate(KINDS)}
        wants[seat] = (THINGS[max(KINDS, key=lambda kind: (more[kind], kind))],)
    return wants


def _first(course: Course) -> tuple[Msg, ...]:
    """Say who led first, with the player's first discovery, else the kind that scored most."""
    if not course.leads:
        return ()
    lead = course.leads[0]
    player = lead.begins.after.players[lead.who]
    figures = {**lead.figures, "until": 0 if lead.ends is None else _round(lead.ends)}
    if player.explorers:
        return (Msg("navegador.tale.first-found", region=Msg(f"navegador.region.{player.explorers[0]}"), **figures),)
    return (Msg("navegador.tale.first", thing=THINGS[_best_kind(player)], **figures),)


def _best_kind(player: PlayerView) -> Kind:
    """Return the kind that scores most for a player."""
    return max(KINDS, key=lambda kind: (player.kind_points[KIND_NUMBER[kind]], kind))


def _round(beat: SeenEntry) -> int:
    seen: NavegadorView = beat.seen
    return seen.round


def _turns(course: Course) -> Iterator[StorySentence]:
    """Yield the winner's voyages, with the colonies founded since then, and privileges."""
    winner, last = course.order[0], course.beats[-1].after.players
    for voyage in _voyages(course, winner):
        regions = tuple([Msg(f"navegador.region.{beat.after.players[winner].explorers[-1]}") for beat in voyage])
        before, after = sum(voyage[0].before.players[winner].colonies), sum(last[winner].colonies)
        began, ended = _round(voyage[0]), _round(voyage[-1])
        values: dict[str, Any] = {"round": began, "to": ended, "rounds": ended - began, "who": Who(winner), "regions": regions}
        weight = 3 * len(voyage) + course.gained(voyage[0], winner)
        if before and after >= before + MANY_COLONIES:
            msg = Msg("navegador.tale.turn-colonies", before=before, after=after, **values)
            yield StorySentence(msg, voyage[0].seq, weight + 2 * (after - before))
        else:
            yield StorySentence(Msg("navegador.tale.turn-found", **values), voyage[0].seq, weight - 3)
    for beat, values in course.notes(f"{NOTE}privilege"):
        points = course.end_of(beat).points
        if values["who"] == Who(winner):
            stood = {"points": points[winner], "theirs": best_other(points, winner)}
            msg = Msg("navegador.tale.turn-privilege", round=_round(beat), who=Who(winner), kind=values["kind"], **stood)
            yield StorySentence(msg, beat.seq, course.gained(beat, winner))


def _voyages(course: Course, seat: Seat) -> Iterator[list[SeenEntry]]:
    """Yield a player's discoveries in groups that lie at most `MOST_ROUNDS` rounds apart."""
    voyage: list[SeenEntry] = []
    for beat in course.beats:
        if beat.before is None or len(beat.after.players[seat].explorers) == len(beat.before.players[seat].explorers):
            continue
        if voyage and _round(beat) - _round(voyage[-1]) > MOST_ROUNDS:
            yield voyage
            voyage = []
        voyage.append(beat)
    if voyage:
        yield voyage


def _blows(course: Course) -> Iterator[StorySentence]:
    """Yield discoveries by player, late leads of players who did not win, and last buildings."""
    winner, last = course.order[0], course.beats[-1].after.players
    explored = list(course.notes(f"{NOTE}explore"))
    for player in last:
        mine = [beat for beat, values in explored if values["who"] == Who(player.seat)]
        weight = surprise(len(mine), len(explored), 1 / len(last)) if len(mine) > 1 else 0.0
        if mine:
            msg = Msg("navegador.tale.blow-found", who=Who(player.seat), count=len(mine), all=len(explored))
            yield StorySentence(msg, mine[-1].seq, weight)
    for lead in course.leads[1:]:
        if lead.who != winner and max(lead.begins.after.players[lead.who].items) > 1:
            yield StorySentence(_late_lead(lead.begins, lead.who), lead.begins.seq, LATE_LEAD)
    for beat in course.beats:
        if beat.before is None or beat.seat is None:
            continue
        for was, now in zip(beat.before.buildings, beat.after.buildings, strict=True):
            if was.price is not None and now.price is None:
                values = {"round": _round(beat), "who": Who(beat.seat), "building": says.building(now.name), "price": now.prices[-1]}
                yield StorySentence(Msg("navegador.tale.blow-last", **values), beat.seq, LAST_BUILDING)


def _late_lead(beat: SeenEntry, seat: Seat) -> Msg:
    """Say that a player led who did not win, with the kind that scores most for them."""
    player = beat.after.players[seat]
    best = _best_kind(player)
    count = player.items[KIND_NUMBER[best]]
    figures = {"points": beat.points[seat], "theirs": best_other(beat.points, seat), "round": _round(beat)}
    return Msg("navegador.tale.blow-led", who=Who(seat), count=count, thing=THINGS[best], **figures)


def _end(course: Course) -> tuple[Msg, ...]:
    """Say what ended the match, with the points; the Navegador card decides a tie."""
    winner, totals, last = course.order[0], course.totals, course.beats[-1]
    values: dict[str, Any] = {"who": Who(winner), "points": totals[winner], "others": course.others, "round": _round(last)}
    if course.result.ranks.count(1) > 1:
        return ()
    if course.others and course.others[0] == totals[winner]:
        return (Msg("navegador.tale.end-card", other=Who(course.order[1]), **values),)
    for ending in ("nagasaki", "buildings"):
        for beat, _ in course.notes(f"{NOTE}ending.{ending}"):
            if beat.seat is not None:
                return (Msg(f"navegador.tale.end-{ending}", own=int(beat.seat == winner), by=Who(beat.seat), **values),)
    return (Msg("navegador.tale.end", **values),)
