"""The events of a match that are worth telling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.values.core import Arg, Msg, Note, Row, Seat, Who
from engine.values.event import Event
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGE_POINTS, COMPASS, HOME_POINTS, Compass, name
from games.carta_magica.rules.view import CartaMagicaView

END = 1
"""The rank of the end of the match: the lower, the rarer (`Event`)."""
LOST = 3
"""The rank of a lost talisman."""
FOUND = 4
"""The rank of a talisman of one's own challenge, and of a ship that comes home."""
MET = 5
"""The rank of a monster or a battle."""
BLOWN = 6
"""The rank of a storm with damage."""

Notes: TypeAlias = dict[str, dict[str, Arg]]
"""The arguments of the public notes of an entry, by their keys without `carta_magica.note.`."""

_FROM: dict[Compass, str] = {
    "n": "carta_magica.event.storm.south",
    "e": "carta_magica.event.storm.west",
    "s": "carta_magica.event.storm.north",
    "w": "carta_magica.event.storm.east",
}
"""The headline of a storm by the direction in which it drives the ships: it names the direction from which the storm comes."""


def deed(seat: Seat, row: Row) -> Msg:
    """Return the sentence for a row of the score sheet, as `Rules.deed`."""
    return Msg("carta_magica.deed", thing=row.label.key.rpartition(".")[2], who=Who(seat), points=row.points)


def _storm(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell that a storm damaged ships."""
    if "drift.damaged" not in notes:
        return
    drifts = [drift for drift in after.last.drifts if drift.condition == "damaged"]
    were_free = [player.seat for player in before.players if player.condition == "free"]
    hurt = tuple([seat for seat in were_free if after.players[seat].condition == "damaged"])
    blown = notes.get("wind", {}).get("wind")
    wind = next((wind for wind in COMPASS if says.compass(wind) == blown), before.wind)  # spun in this entry or before
    if not hurt or wind is None:
        return
    if len(hurt) == 1:
        square = next((drift.route[-1] for drift in drifts if drift.seat == hurt[0]), after.players[hurt[0]].square)
        assert square is not None
        line = Msg("carta_magica.event.ashore", who=Who(hurt[0]), square=name(square).upper())
    else:
        line = Msg("carta_magica.event.ashore.all", count=len(hurt), who=tuple(map(Who, hurt)))
    yield Event("storm", Msg(_FROM[wind]), line, BLOWN, who=hurt[0], hits=hurt, value=wind)


def _monster(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell that a monster was tamed, or took the goods."""
    fought = notes.get("taming")
    if fought is None:
        return
    total, strength, who = fought["total"], fought["strength"], fought["who"]
    assert isinstance(who, Who)
    monster = next(card for card in ADVENTURES if card.kind == "monster" and card.strength == strength)
    named = Msg(f"carta_magica.monster.{monster.name}")
    if "tamed" in notes:
        gold = notes["tamed"]["gold"]
        line = Msg("carta_magica.event.tamed.line", who=who, gold=gold, total=total, strength=strength)
        yield Event("tamed", Msg("carta_magica.event.tamed", monster=named), line, MET, who=who.seat, value=monster.name)
    elif "failed" in notes:
        goods = notes["failed"]["goods"]
        line = Msg("carta_magica.event.seized.line", who=who, goods=goods, total=total, strength=strength)
        hits = (who.seat,) if goods else ()
        yield Event("seized", Msg("carta_magica.event.seized", monster=named), line, MET, who=who.seat, hits=hits, value=monster.name)


def _talisman(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell that a talisman of a challenge was bought, by its owner or by another."""
    for player in after.players:
        for talisman in player.talismans:
            if any(talisman in other.talismans for other in before.players):  # not bought: it had an owner
                continue
            named = says.talisman(talisman.id)
            seekers = [other.seat for other in after.players if other.challenge and talisman.id in other.challenge.talismans]
            if player.seat in seekers:
                points = talisman.points + CHALLENGE_POINTS
                line = Msg("carta_magica.event.found.line", who=Who(player.seat), points=points)
                yield Event("found", Msg("carta_magica.event.found", talisman=named), line, FOUND, who=player.seat, value=talisman.id)
            elif seekers:
                line = Msg("carta_magica.event.gone.line", who=Who(player.seat), other=Who(seekers[0]))
                headline = Msg("carta_magica.event.gone", talisman=named)
                yield Event("gone", headline, line, LOST, who=player.seat, hits=tuple(seekers), value=talisman.id)


def _battle(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell a battle that is decided; if the prize is chosen later, only the prize."""
    if "prize" not in notes and "won" not in notes:
        return
    about = notes.get("prize", notes.get("won"))
    assert about is not None
    who, loser = about["who"], about["loser"]
    assert isinstance(who, Who) and isinstance(loser, Who)
    headline = Msg("carta_magica.event.battle", who=who)
    if "prize" not in notes:
        if after.stage != "looting":
            line = Msg("carta_magica.event.battle.nothing", loser=loser)
            yield Event("battle", headline, line, MET, who=who.seat, hits=(loser.seat,))
        return
    losses = [talisman for talisman in before.players[loser.seat].talismans if talisman not in after.players[loser.seat].talismans]
    what = says.talisman(losses[0].id) if losses else about["what"]
    rank = LOST if losses else MET
    line = Msg("carta_magica.event.battle.talisman" if losses else "carta_magica.event.battle.card", loser=loser, what=what)
    yield Event("battle", headline, line, rank, who=who.seat, hits=(loser.seat,), value=losses[0].id if losses else None)


def _home(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell that a ship came home."""
    about = notes.get("home") or notes.get("home.last")
    if about is None:
        return
    who = about["who"]
    assert isinstance(who, Who)
    key = "carta_magica.event.home.last" if "home.last" in notes else "carta_magica.event.home.end"
    home = after.players[who.seat].home
    assert home is not None
    line = Msg(key, harbour=says.harbour(home), points=HOME_POINTS)
    yield Event("home", Msg("carta_magica.event.home", who=who), line, FOUND, who=who.seat, value=home)


def _end(before: CartaMagicaView, after: CartaMagicaView, notes: Notes) -> Iterator[Event]:
    """Tell the end of the match."""
    if after.stage != "over" or before.stage == "over":
        return
    winners = [player for player in after.players if after.ranks[player.seat] == 1]
    best = winners[0]
    points = after.sheets[best.seat].total
    if len(winners) > 1:
        line = Msg("carta_magica.event.won.line", by="shared", points=points, talismans=len(best.talismans))
        yield Event("won", Msg("carta_magica.event.shared"), line, END, who=best.seat)
        return
    second = min((player.seat for player in after.players if player is not best), key=after.ranks.__getitem__)
    ahead = points - after.sheets[second].total
    line = Msg("carta_magica.event.won.line", by="points" if ahead else "gold", points=points, ahead=ahead, second=Who(second))
    yield Event("won", Msg("carta_magica.event.won", who=Who(best.seat)), line, END, who=best.seat)


EVENTS = (_storm, _monster, _talisman, _battle, _home, _end)
"""The functions that find the events of an entry; events of equal rank are told in this order."""


def events(before: CartaMagicaView, after: CartaMagicaView, notes: tuple[Note, ...]) -> tuple[Event, ...]:
    """Return the events of an entry, as `Rules.events`."""
    by_key = {note.msg.key.removeprefix("carta_magica.note."): dict(note.msg.args) for note in notes if note.to is None}
    return tuple(sorted([event for find in EVENTS for event in find(before, after, by_key)], key=lambda event: event.rank))
