"""Why a player would give an answer about monsters, storms, battles or cards (`reasons`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.values.core import Msg, Seat, Who
from games.carta_magica.mind.candidates import score_of
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, TELESCOPE_CARDS, WHEEL, Adventure, Talisman, crossing, name
from games.carta_magica.rules.payment import room
from games.carta_magica.rules.state import Agreeing, Proposing, Refighting, Retaming, Sheltering, State, Storming, Taming
from games.carta_magica.rules.turn.adventure import chances, power
from games.carta_magica.rules.turn.odds import better_spins
from games.carta_magica.rules.turn.spin import drifts

Given: TypeAlias = dict[str, Any]
"""The values of a line by the names of the asks, and the position that it leads to (`AFTER`)."""


def stake(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    stage, player = world.at(Taming), world.position.players[seat]
    card = ADVENTURES[stage.card]
    cards = given.get("monster.cards", "-")
    more = sum([int(word.rpartition("-")[2]) for word in str(cards).split("+") if word != "-"])
    magic = given["monster.stake"] + more
    spins = chances(card.strength, magic + power(player))
    named = Msg(f"carta_magica.monster.{card.name}")
    if not magic:
        yield Msg("carta_magica.reason.stake-none", monster=named, goods=player.goods, spins=spins)
    elif spins == len(WHEEL) or not spins:
        yield Msg("carta_magica.reason.stake-sure", magic=magic, monster=named, spins=spins)
    else:
        least = min([segment.steps for segment in WHEEL if segment.steps + magic + power(player) >= card.strength])
        yield Msg("carta_magica.reason.stake", magic=magic, least=least, monster=named, spins=spins)
    gold = min(card.gold, room(player, "gold", world.position.options))
    yield Msg("carta_magica.reason.stake-gold", gold=gold, magic=magic)


def again(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    """Say why to spin again with a card, or not."""
    stage = world.stage
    is_again = next(given[key] for key in ("monster.again", "storm.again", "battle.again") if key in given)
    if not is_again:
        yield Msg("carta_magica.reason.keep-card")
    elif isinstance(stage, Retaming):
        spins = chances(ADVENTURES[stage.card].strength, stage.spent + power(world.position.players[seat]))
        yield Msg("carta_magica.reason.retame", spins=spins, monster=Msg(f"carta_magica.monster.{ADVENTURES[stage.card].name}"))
    elif isinstance(stage, Storming):
        yield Msg("carta_magica.reason.respin" if stage.wind is None else "carta_magica.reason.respin-wind")
    else:
        yield Msg("carta_magica.reason.refight", spins=better_spins(world.at(Refighting).fight, seat))


def weather(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    stage, position = world.at(Sheltering), world.position
    drift = next((drift for drift in drifts(position, stage.wind, stage.sheltered) if drift.seat == seat), None)
    end = position.players[seat].square if drift is None else drift.route[-1]
    is_harmed = drift is not None and drift.condition != "free"
    key = {
        (True, True): "carta_magica.reason.weather",
        (True, False): "carta_magica.reason.weather-waste",
        (False, True): "carta_magica.reason.ride-harm",
        (False, False): "carta_magica.reason.ride",
    }[bool(given["storm.weather"]), is_harmed]
    yield Msg(key, square=name(end).upper())


def battle(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    position, victim = world.position, given["battle.victim"]
    own = position.players[seat]
    if victim is None:
        dearest = max(own.talismans, key=lambda card: score_of(position, seat, card), default=None)
        if dearest is not None:
            yield Msg("carta_magica.reason.peace-talisman", talisman=says.talisman(dearest))
        else:
            yield Msg("carta_magica.reason.peace" if own.cards else "carta_magica.reason.peace-free")
        return
    best = max(position.players[victim].talismans, key=lambda card: score_of(position, seat, card))
    yield Msg("carta_magica.reason.attack", who=Who(victim), talisman=says.talisman(best), points=score_of(position, seat, best))


def prize(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    what: Talisman | Adventure = given["battle.prize"]
    if isinstance(what, Talisman):
        yield Msg("carta_magica.reason.prize", talisman=says.talisman(what.id), points=score_of(world.position, seat, what.id))
    else:
        yield Msg("carta_magica.reason.take", card=says.adventure(what.id))


def swap(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    stage, position = world.stage, world.position
    assert isinstance(stage, Proposing | Agreeing)
    other = position.players[stage.fight.rival(seat)]
    own = position.players[seat]
    lap = own.lap + crossing(own.square, other.square)
    here, there = steps_home(position, seat, own.square, own.lap), steps_home(position, seat, other.square, lap)
    is_swapped = given.get("battle.swap", given.get("battle.agree"))
    key = "carta_magica.reason.swap" if is_swapped else "carta_magica.reason.stay"
    yield Msg(key, square=name(other.square).upper(), there=there, here=here)


def peek(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    card: Adventure = given["card.peek"]
    if card.kind == "monster":
        yield Msg("carta_magica.reason.meet", monster=Msg(f"carta_magica.monster.{card.name}"), strength=card.strength)
    else:
        yield Msg("carta_magica.reason.take" if card.is_kept else "carta_magica.reason.owe", card=says.adventure(card.id))


def telescope(world: State, seat: Seat, given: Given) -> Iterator[Msg]:
    if given["card.draw"]:
        yield Msg("carta_magica.reason.telescope", cards=min(TELESCOPE_CARDS, len(world.position.deck or world.position.discard)))
    else:
        yield Msg("carta_magica.reason.blind")
