"""Imagined worlds: only the order of the packs and the dice to come are unknown."""

from __future__ import annotations

from random import Random

from msgspec import convert

from engine.values.chance import Chance
from games.magellan.rules.board import BASE_BY_NAME, countries_in_play
from games.magellan.rules.cards import playable
from games.magellan.rules.state import Player, Position, Stage, State
from games.magellan.rules.view import MagellanView, PlayerView


def imagine(view: MagellanView, rng: Random) -> State:
    """Return a position with this view: the packs are shuffled, the chance is new."""
    players = tuple([_player(player) for player in view.players])
    open_countries = {country.country for country in view.countries}
    geographic = [country for country in countries_in_play(view.table.has_supplement) if country not in open_countries]
    lying = {active.card for active in view.active} | ({view.war.card} if view.war else set())
    history = [card for card in playable(view.table) if card not in lying]
    rng.shuffle(geographic)
    rng.shuffle(history)
    position = Position(
        table=view.table,
        players=players,
        bank=-sum([player.cash for player in players]),  # the bank and all cash come to 0
        geographic=tuple(geographic),
        open=tuple([country.country for country in view.open]),
        history=tuple(history),
        active=view.active,
        war=view.war,
        losses=view.losses,
        debts=view.debts,
        start=next(player.seat for player in view.players if player.number == 1),
        round=view.round,
        seat=view.turn,
        points=view.points,
        dice=view.dice,
        flight=view.flight,
        trail=view.trail,
        last=view.last,
        battle=view.battle,
        chance=Chance(f"{rng.getrandbits(64):016x}"),
    )
    # The stage has the tag of the view, and takes the seat or the reason if it has one.
    stage: Stage = convert({"type": view.stage, "seat": next(iter(view.awaited), None), "reason": view.reason}, Stage)
    return State(position, stage)


def _player(seen: PlayerView) -> Player:
    base = BASE_BY_NAME[seen.base_name]
    return Player(
        cash=seen.cash,
        base=base.land,
        port=base.sea,
        jeeps=seen.jeeps,
        ships=seen.ships,
        planes=seen.planes,
        countries=seen.countries,
        place=seen.place,
        held=seen.held if seen.is_out else (),  # while a player plays, the view shows `countries` there
    )
