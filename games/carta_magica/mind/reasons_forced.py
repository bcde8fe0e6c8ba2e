"""Why a player would give an answer about monsters, storms, battles or cards (`reasons`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from engine.values.core import NONE, Msg, Seat, Who
from games.carta_magica.mind.candidates import score_of
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, TELESCOPE_CARDS, WHEEL, Adventure, Talisman, crossing, name
from games.carta_magica.rules.payment import room
from games.carta_magica.rules.state import Agreeing, Player, Position, Proposing, Refighting, Retaming, Sheltering, State, Storming, Taming
from games.carta_magica.rules.turn.adventure import chances, power
from games.carta_magica.rules.turn.odds import better_spins
from games.carta_magica.rules.turn.spin import drifts


class LineFacts(Struct, frozen=True):
    """A line of a seat."""

    world: State
    """Where the line begins."""
    seat: Seat
    values: dict[str, Any]
    """The values of its answers, by the names of the asks."""
    after: Position
    """Where it leads."""

    @property
    def position(self) -> Position:
        """The position in which the line begins."""
        return self.world.position

    @property
    def player(self) -> Player:
        """The player of the line, before it."""
        return self.world.position.players[self.seat]


def stake(facts: LineFacts) -> Iterator[Msg]:
    """Say how likely the magic tames the monster, and what that brings."""
    stage, player = facts.world.at(Taming), facts.player
    card = ADVENTURES[stage.card]
    cards = facts.values.get("monster.cards", NONE)  # such as `magic-2+magic-3`
    more = sum([int(word.rpartition("-")[2]) for word in str(cards).split("+") if word != NONE])
    magic = facts.values["monster.stake"] + more
    spins = chances(card.strength, magic + power(player))
    named = Msg(f"carta_magica.monster.{card.name}")
    if not magic:
        yield Msg("carta_magica.reason.stake-none", monster=named, goods=player.goods, spins=spins)
    elif spins == len(WHEEL) or not spins:
        yield Msg("carta_magica.reason.stake-sure", magic=magic, monster=named, spins=spins)
    else:
        least = min([segment.steps for segment in WHEEL if segment.steps + magic + power(player) >= card.strength])
        yield Msg("carta_magica.reason.stake", magic=magic, least=least, monster=named, spins=spins)
    gold = min(card.gold, room(player, "gold", facts.position.options))
    yield Msg("carta_magica.reason.stake-gold", gold=gold, magic=magic)


def again(facts: LineFacts) -> Iterator[Msg]:
    """Say why to spin again with a card, or not."""
    stage = facts.world.stage
    is_again = next(facts.values[key] for key in ("monster.again", "storm.again", "battle.again") if key in facts.values)
    if not is_again:
        yield Msg("carta_magica.reason.keep-card")
    elif isinstance(stage, Retaming):
        spins = chances(ADVENTURES[stage.card].strength, stage.spent + power(facts.player))
        yield Msg("carta_magica.reason.retame", spins=spins, monster=Msg(f"carta_magica.monster.{ADVENTURES[stage.card].name}"))
    elif isinstance(stage, Storming):
        yield Msg("carta_magica.reason.respin" if stage.wind is None else "carta_magica.reason.respin-wind")
    else:
        yield Msg("carta_magica.reason.refight", spins=better_spins(facts.world.at(Refighting).fight, facts.seat))


def weather(facts: LineFacts) -> Iterator[Msg]:
    """Say what the storm would do to the ship."""
    stage, position = facts.world.at(Sheltering), facts.position
    drift = next((drift for drift in drifts(position, stage.wind, stage.sheltered) if drift.seat == facts.seat), None)
    end = position.players[facts.seat].square if drift is None else drift.route[-1]
    is_harmed = drift is not None and drift.condition != "free"
    key = {
        (True, True): "carta_magica.reason.weather",
        (True, False): "carta_magica.reason.weather-waste",
        (False, True): "carta_magica.reason.ride-harm",
        (False, False): "carta_magica.reason.ride",
    }[bool(facts.values["storm.weather"]), is_harmed]
    yield Msg(key, square=name(end).upper())


def battle(facts: LineFacts) -> Iterator[Msg]:
    """Say what an attack can win, or what peace keeps."""
    position, victim = facts.position, facts.values["battle.victim"]
    own = position.players[facts.seat]
    if victim is None:
        dearest = max(own.talismans, key=lambda card: score_of(position, facts.seat, card), default=None)
        if dearest is not None:
            yield Msg("carta_magica.reason.peace-talisman", talisman=says.talisman(dearest))
        else:
            yield Msg("carta_magica.reason.peace" if own.cards else "carta_magica.reason.peace-free")
        return
    best = max(position.players[victim].talismans, key=lambda card: score_of(position, facts.seat, card))
    yield Msg("carta_magica.reason.attack", who=Who(victim), talisman=says.talisman(best), points=score_of(position, facts.seat, best))


def prize(facts: LineFacts) -> Iterator[Msg]:
    what: Talisman | Adventure = facts.values["battle.prize"]
    if isinstance(what, Talisman):
        yield Msg("carta_magica.reason.prize", talisman=says.talisman(what.id), points=score_of(facts.position, facts.seat, what.id))
    else:
        yield Msg("carta_magica.reason.take", card=says.adventure(what.id))


def swap(facts: LineFacts) -> Iterator[Msg]:
    """Say how far home is from either square."""
    stage, position = facts.world.stage, facts.position
    assert isinstance(stage, Proposing | Agreeing)
    other = position.players[stage.fight.rival(facts.seat)]
    own = position.players[facts.seat]
    lap = own.lap + crossing(own.square, other.square)
    here, there = steps_home(position, facts.seat, own.square, own.lap), steps_home(position, facts.seat, other.square, lap)
    is_swapped = facts.values.get("battle.swap", facts.values.get("battle.agree"))
    key = "carta_magica.reason.swap" if is_swapped else "carta_magica.reason.stay"
    yield Msg(key, square=name(other.square).upper(), there=there, here=here)


def peek(facts: LineFacts) -> Iterator[Msg]:
    card: Adventure = facts.values["card.peek"]
    if card.kind == "monster":
        yield Msg("carta_magica.reason.meet", monster=Msg(f"carta_magica.monster.{card.name}"), strength=card.strength)
    else:
        yield Msg("carta_magica.reason.take" if card.is_kept else "carta_magica.reason.owe", card=says.adventure(card.id))


def telescope(facts: LineFacts) -> Iterator[Msg]:
    if facts.values["card.draw"]:
        yield Msg("carta_magica.reason.telescope", cards=min(TELESCOPE_CARDS, len(facts.position.deck or facts.position.discard)))
    else:
        yield Msg("carta_magica.reason.blind")
