"""The story of a match that is over: challenges, leads, purchases, storms, monsters, end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from engine.game.account import Account, Course, SeenEntry, StorySentence, best_other, surprise, three
from engine.values.core import Msg, Seat, Who
from games.carta_magica.rules import says
from games.carta_magica.rules.board import HARBOUR
from games.carta_magica.rules.describe import tie_break

NOTE = "carta_magica.note."
HOME = 9.0
"""How surprising a storm is that brings a ship home, in bits."""
GONE = 4.0
"""How surprising it is, in bits, that somebody buys a talisman of another's challenge."""
ASHORE = 1.0
"""How surprising it is, in bits, that a ship is driven ashore."""

WANTS = ("carta_magica.tale.wants-1", "carta_magica.tale.wants-2", "carta_magica.tale.wants-3")
"""Sentences about what one, two and three people went for."""


def account(course: Course) -> Account:
    """Return the story of a match, as `Rules.account`."""
    wants = {}
    for player in course.beats[-1].after.players:
        if player.challenge is not None:
            wants[player.seat] = tuple([says.talisman(card) for card in player.challenge.talismans])
    return Account(three(WANTS, wants, course.order), _first(course), tuple(_turns(course)), tuple(_blows(course)), _end(course))


def _first(course: Course) -> tuple[Msg, ...]:
    """Return the sentence about the first lead, with its player's best talisman or gold."""
    if not course.leads:
        return ()
    lead = course.leads[0]
    player, until = lead.begins.after.players[lead.who], 0 if lead.ends is None else lead.ends.seen.round
    if not player.talismans:
        return (Msg("carta_magica.tale.first-gold", gold=player.gold, until=until, **lead.figures),)
    best = max(player.talismans, key=lambda talisman: (talisman.points, -talisman.id))
    return (Msg("carta_magica.tale.first", talisman=says.talisman(best.id), until=until, **lead.figures),)


def _turns(course: Course) -> Iterator[StorySentence]:
    """Return sentences about what the winner bought, tamed and won in battle.

    Each weighs as much as the points that the winner gained in that round.
    """
    seat = course.order[0]

    def sentence(key: str, beat: SeenEntry, **more: Any) -> StorySentence:
        args: dict[str, Any] = {"round": beat.seen.round, "who": Who(seat), **course.lead_after(beat, seat), **more}
        return StorySentence(Msg(key, **args), beat.seq, course.gained(beat, seat))

    moves = [beat for beat in course.beats if beat.before is not None]
    for _, round_beats in groupby(moves, key=lambda beat: beat.part):
        beats = list(round_beats)
        purchases = [(beat, card) for beat in beats if _is_purchase(beat) for card in _talismans_gained(beat, seat)]
        if purchases:
            beat, card = purchases[-1]
            harbour = beat.after.players[seat].square
            if harbour not in HARBOUR:
                continue
            there: dict[str, Any] = {"count": len(purchases), "talisman": says.talisman(card), "harbour": says.harbour(harbour)}
            fights = [(fought, figures) for fought, figures in _monsters_tamed(course, seat) if fought.seq < beat.seq]
            tamed = next((figures for fought, figures in fights if beat.seen.round - fought.seen.round <= 1), None)
            if tamed is None:
                yield sentence("carta_magica.tale.turn-bought", beat, **there)
            else:
                yield sentence("carta_magica.tale.turn-tamed-bought", beat, **there, **tamed)
    for beat, figures in _monsters_tamed(course, seat):
        yield sentence("carta_magica.tale.turn-tamed", beat, **figures)
    for beat, note in course.notes(f"{NOTE}prize"):
        if note["who"] == Who(seat):
            yield sentence("carta_magica.tale.turn-battle", beat, loser=note["loser"], what=note["what"])


def _monsters_tamed(course: Course, seat: Seat) -> Iterator[tuple[SeenEntry, dict[str, Any]]]:
    """Return the monsters that a player tamed, with their gold and the figures of the fight."""
    for beat, note in course.notes(f"{NOTE}tamed"):
        if note["who"] == Who(seat):
            yield beat, {"monster": _monster_name(note["monster"]), "gold": note["gold"], **_figures_of_fight(course, beat)}


def _monster_name(card: Msg) -> Msg:
    """Return the name of a monster from the message of its card."""
    name = dict(card.args)["monster"]
    assert isinstance(name, Msg)
    return name


def _notes_until(course: Course, beat: SeenEntry) -> Iterator[Msg]:
    """Return the notes of an entry and those before it, the newest first."""
    for earlier in reversed(course.beats[: course.beats.index(beat) + 1]):
        yield from reversed(earlier.notes)


def _is_purchase(beat: SeenEntry) -> bool:
    return any(note.key.startswith(f"{NOTE}bought") for note in beat.notes)


def _talismans_gained(beat: SeenEntry, seat: Seat) -> list[int]:
    """Return the talismans that a player gained by an entry."""
    had = beat.before.players[seat].talismans
    return [talisman.id for talisman in beat.after.players[seat].talismans if talisman not in had]


def _blows(course: Course) -> Iterator[StorySentence]:
    """Return sentences about storms, bought challenges of others, and goods lost to monsters."""
    yield from _storms(course)
    for beat in course.beats:
        for seeker, buyer, card in _challenges_bought_away(beat):
            more: dict[str, Any] = {"who": Who(buyer), "other": Who(seeker), "talisman": says.talisman(card)}
            yield StorySentence(Msg("carta_magica.tale.blow-gone", round=beat.seen.round, **more), beat.seq, GONE)
    for beat, note in course.notes(f"{NOTE}failed"):
        monster, fight = _monster_name(note["monster"]), _figures_of_fight(course, beat)
        args: dict[str, Any] = {"who": note["who"], "monster": monster, "goods": note["goods"], **fight}
        msg = Msg("carta_magica.tale.blow-seized", round=beat.seen.round, **args)
        yield StorySentence(msg, beat.seq, ASHORE + min(3, note["goods"] / 2))  # half a bit for each of the first six goods


def _figures_of_fight(course: Course, beat: SeenEntry) -> dict[str, Any]:
    """Return the figures of the fight with a monster that ended in an entry."""
    taming = next(dict(note.args) for note in _notes_until(course, beat) if note.key == f"{NOTE}taming")
    return {"total": taming["total"], "strength": taming["strength"]}


def _challenges_bought_away(beat: SeenEntry) -> Iterator[tuple[Seat, Seat, int]]:
    """Return for each talisman bought away from a challenge: seeker, buyer, its id."""
    if beat.before is None or not _is_purchase(beat):
        return
    for player in beat.after.players:
        for card in _talismans_gained(beat, player.seat):
            seekers = [other.seat for other in beat.after.players if other.challenge and card in other.challenge.talismans]
            if seekers and player.seat not in seekers:
                yield seekers[0], player.seat, card


def _storms(course: Course) -> Iterator[StorySentence]:
    """Return sentences about storms: who spun them, whom they damaged, whom they brought home."""
    spun = [beat for beat, _ in course.notes(f"{NOTE}spun-storm")]
    yield from _storm_spinners(course, spun)
    for beat in spun:
        for seat in _damaged_seats(course, beat):
            by = Who(beat.seat or Seat(0))
            msg = Msg("carta_magica.tale.blow-ashore", round=beat.seen.round, who=Who(seat), by=by)
            yield StorySentence(msg, beat.seq, ASHORE)
    for beat, _ in _storms_home(course):
        seat, points = course.order[0], course.beats[course.beats.index(beat) - 1].points
        spinner = next(dict(note.args)["who"] for note in _notes_until(course, beat) if note.key == f"{NOTE}spun-storm")
        scores = {"points": points[seat], "theirs": best_other(points, seat)}
        yield StorySentence(Msg("carta_magica.tale.blow-home", round=beat.seen.round, by=spinner, who=Who(seat), **scores), beat.seq, HOME)


def _storm_spinners(course: Course, spun: list[SeenEntry]) -> Iterator[StorySentence]:
    """Return for each player who spun storms how many of all, and whom the last one damaged."""
    for player in course.beats[-1].after.players:
        own = [beat for beat in spun if beat.seat == player.seat]
        weight = surprise(len(own), len(spun), 1 / len(course.totals)) if len(own) > 1 else 0.0
        spins: dict[str, Any] = {"who": Who(player.seat), "count": len(own), "all": len(spun)}
        if own:
            victims = [seat for seat in _damaged_seats(course, own[-1]) if seat != player.seat]
            other = Who(victims[-1]) if victims else ""
            msg = Msg("carta_magica.tale.blow-storms", last=int(bool(victims)), other=other, **spins)
            yield StorySentence(msg, own[-1].seq, weight)


def _storms_home(course: Course) -> Iterator[tuple[SeenEntry, dict[str, Any]]]:
    """Return the entries in which a storm brought a ship home, with the note of the arrival."""
    for key in ("home", "home.last"):
        for beat, note in course.notes(f"{NOTE}{key}"):
            if any(msg.key.startswith(f"{NOTE}drift") for msg in beat.notes):
                yield beat, note


def _damaged_seats(course: Course, beat: SeenEntry) -> list[Seat]:
    """Return the players whose ships a storm damaged."""
    drifted = [dict(note.args)["who"] for note in beat.notes if note.key == f"{NOTE}drift.damaged"]
    return [who.seat for who in drifted if isinstance(who, Who)]


def _end(course: Course) -> tuple[Msg, ...]:
    """Return the sentence about who came home and how the winner won; none for a shared win."""
    winner, beats, totals = course.order[0], course.beats, course.totals
    args: dict[str, Any] = {"who": Who(winner), "points": totals[winner], "others": course.others, "round": beats[-1].seen.round}
    if course.result.ranks.count(1) > 1:
        return ()
    if (tie := tie_break(beats[-1].after)) is not None:
        return (tie,)
    by_storm = [arrival["who"] for _, arrival in _storms_home(course)]
    if by_storm:
        return (Msg("carta_magica.tale.end-storm", home=by_storm[0], **args),)
    arrivals = [arrival["who"] for key in ("home", "home.last") for _, arrival in course.notes(f"{NOTE}{key}")]
    if not arrivals:
        return (Msg("carta_magica.tale.end-limit", **args),)
    if Who(winner) in (arrivals[0], arrivals[-1]):
        home = beats[-1].after.players[winner].home
        return (Msg("carta_magica.tale.end-home", harbour=says.harbour(home), **args),)
    return (Msg("carta_magica.tale.end-other", home=arrivals[0], **args),)
