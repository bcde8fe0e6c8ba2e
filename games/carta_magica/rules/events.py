"""The events of a match that are worth telling."""

from __future__ import annotations

from collections.abc import Iterator

from engine.values.core import Arg, Msg, Note, Row, Seat, Who
from engine.values.event import Event
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGE_POINTS, COMPASS, HOME_POINTS, Compass, name
from games.carta_magica.rules.view import CartaMagicaView

END, LOST, FOUND, MET, BLOWN = 1, 3, 4, 5, 6
"""Ranks: the end of the match, a talisman lost, something found or a ship home, a monster or a battle, a storm with damage."""


def events(before: CartaMagicaView, after: CartaMagicaView, notes: tuple[Note, ...]) -> tuple[Event, ...]:
    """As `Rules.events`."""
    told = {note.msg.key.removeprefix("carta_magica.note."): dict(note.msg.args) for note in notes if note.to is None}
    found = [*_storm(before, after, told), *_monster(told), *_talisman(before, after), *_battle(before, after, told)]
    found += _home(after, told)
    if after.stage == "over" and before.stage != "over":
        found.append(_end(after))
    return tuple(sorted(found, key=lambda event: event.rank))


_FROM: dict[Compass, str] = {
    "n": "carta_magica.event.storm.south",
    "e": "carta_magica.event.storm.west",
    "s": "carta_magica.event.storm.north",
    "w": "carta_magica.event.storm.east",
}
"""A storm that drives the ships there comes from the other side."""


DEEDS = {
    "carta_magica.score.talismans": "carta_magica.deed.talismans",
    "carta_magica.score.challenge": "carta_magica.deed.challenge",
    "carta_magica.score.gold": "carta_magica.deed.gold",
    "carta_magica.score.home": "carta_magica.deed.home",
}
"""What a player did for a row of the score."""


def deed(seat: Seat, row: Row) -> Msg:
    """As `Rules.deed`."""
    return Msg(DEEDS[row.label.key], who=Who(seat), points=row.points)


def _storm(before: CartaMagicaView, after: CartaMagicaView, told: dict[str, dict[str, Arg]]) -> Iterator[Event]:
    if "drift.damaged" not in told:
        return
    drifts = [drift for drift in after.last.drifts if drift.condition == "damaged"]
    were_free = [player.seat for player in before.players if player.condition == "free"]
    hurt = tuple([seat for seat in were_free if after.players[seat].condition == "damaged"])
    blown = told.get("wind", {}).get("wind")
    wind = next((wind for wind in COMPASS if says.compass(wind) == blown), before.wind)
    if not hurt or wind is None:
        return
    if len(hurt) == 1:
        square = next((drift.route[-1] for drift in drifts if drift.seat == hurt[0]), after.players[hurt[0]].square)
        assert square is not None
        line = Msg("carta_magica.event.ashore", who=Who(hurt[0]), square=name(square).upper())
    else:
        line = Msg("carta_magica.event.ashore.all", count=len(hurt), who=tuple(map(Who, hurt)))
    yield Event("storm", Msg(_FROM[wind]), line, BLOWN, hurt[0], hurt, wind)


def _monster(told: dict[str, dict[str, Arg]]) -> Iterator[Event]:
    fought = told.get("taming")
    if fought is None:
        return
    total, strength, who = fought["total"], fought["strength"], fought["who"]
    assert isinstance(who, Who)
    monster = next(card for card in ADVENTURES if card.kind == "monster" and card.strength == strength)
    named = Msg(f"carta_magica.monster.{monster.name}")
    if "tamed" in told:
        gold = told["tamed"]["gold"]
        line = Msg("carta_magica.event.tamed.line", who=who, gold=gold, total=total, strength=strength)
        yield Event("tamed", Msg("carta_magica.event.tamed", monster=named), line, MET, who.seat, value=monster.name)
    elif "failed" in told:
        goods = told["failed"]["goods"]
        line = Msg("carta_magica.event.seized.line", who=who, goods=goods, total=total, strength=strength)
        hits = (who.seat,) if goods else ()
        yield Event("seized", Msg("carta_magica.event.seized", monster=named), line, MET, who.seat, hits, monster.name)


def _talisman(before: CartaMagicaView, after: CartaMagicaView) -> Iterator[Event]:
    """Return the purchases of talismans of a challenge, by its owner or by another."""
    for player in after.players:
        for talisman in player.talismans:
            if talisman in before.players[player.seat].talismans or any(talisman in other.talismans for other in before.players):
                continue
            named = says.talisman(talisman.id)
            seekers = [other.seat for other in after.players if other.challenge and talisman.id in other.challenge.talismans]
            if player.seat in seekers:
                points = talisman.points + CHALLENGE_POINTS
                line = Msg("carta_magica.event.found.line", who=Who(player.seat), points=points)
                yield Event("found", Msg("carta_magica.event.found", talisman=named), line, FOUND, player.seat, value=talisman.id)
            elif seekers:
                line = Msg("carta_magica.event.gone.line", who=Who(player.seat), other=Who(seekers[0]))
                yield Event("gone", Msg("carta_magica.event.gone", talisman=named), line, LOST, player.seat, tuple(seekers), talisman.id)


def _battle(before: CartaMagicaView, after: CartaMagicaView, told: dict[str, dict[str, Arg]]) -> Iterator[Event]:
    """Return the battle that is decided; if the prize is chosen later, only the prize is told."""
    if "prize" not in told and "won" not in told:
        return
    about = told.get("prize", told.get("won"))
    assert about is not None
    who, loser = about["who"], about["loser"]
    assert isinstance(who, Who) and isinstance(loser, Who)
    headline = Msg("carta_magica.event.battle", who=who)
    if "prize" not in told:
        if after.stage != "looting":
            line = Msg("carta_magica.event.battle.nothing", loser=loser)
            yield Event("battle", headline, line, MET, who.seat, (loser.seat,))
        return
    lost = [talisman for talisman in before.players[loser.seat].talismans if talisman not in after.players[loser.seat].talismans]
    what = says.talisman(lost[0].id) if lost else about["what"]
    rank = LOST if lost else MET
    line = Msg("carta_magica.event.battle.talisman" if lost else "carta_magica.event.battle.card", loser=loser, what=what)
    yield Event("battle", headline, line, rank, who.seat, (loser.seat,), lost[0].id if lost else None)


def _home(after: CartaMagicaView, told: dict[str, dict[str, Arg]]) -> Iterator[Event]:
    about = told.get("home") or told.get("home.last")
    if about is None:
        return
    who = about["who"]
    assert isinstance(who, Who)
    key = "carta_magica.event.home.last" if "home.last" in told else "carta_magica.event.home.end"
    home = after.players[who.seat].home
    assert home is not None
    line = Msg(key, harbour=says.harbour(home), points=HOME_POINTS)
    yield Event("home", Msg("carta_magica.event.home", who=who), line, FOUND, who.seat, value=home)


def _end(after: CartaMagicaView) -> Event:
    winners = [player for player in after.players if after.ranks[player.seat] == 1]
    best = winners[0]
    points = after.sheets[best.seat].total
    if len(winners) > 1:
        line = Msg("carta_magica.event.won.line", by="shared", points=points, talismans=len(best.talismans))
        return Event("won", Msg("carta_magica.event.shared"), line, END, best.seat)
    second = min((player.seat for player in after.players if player is not best), key=after.ranks.__getitem__)
    ahead = points - after.sheets[second].total
    line = Msg("carta_magica.event.won.line", by="points" if ahead else "gold", points=points, ahead=ahead, second=Who(second))
    return Event("won", Msg("carta_magica.event.won", who=Who(best.seat)), line, END, best.seat)
