"""Quick play: everybody goes on sensibly, on a workbench, without asks, words and views.

The search plays positions out by it. It does what the dialogues do once they are answered (`turn`), and decides as the sensible
player does (`decide`).
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from engine.values.core import Note, Seat, Turn
from games.carta_magica.mind import decide, outset
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.mind.evaluation import Outlook, Style
from games.carta_magica.mind.manner import MANNER
from games.carta_magica.rules import state as stages
from games.carta_magica.rules.board import (
    ADVENTURES,
    COMPASS,
    GOODS_PER_GOLD,
    HARBOUR,
    STORM,
    TALISMAN_PRICE,
    TELESCOPE_CARDS,
    WHEEL,
    Compass,
)
from games.carta_magica.rules.payment import card_of, cheapest
from games.carta_magica.rules.sailing import price
from games.carta_magica.rules.state import Choosing, Over, Spinning, State, What
from games.carta_magica.rules.turn import battle, begin, cards, choose, harbour, sail, spin
from games.carta_magica.rules.turn.adventure import magic_of
from games.carta_magica.rules.turn.battle import prizes
from games.carta_magica.rules.turn.choose import WAYS
from games.carta_magica.rules.turn.harbour import Deal, Purchase, Sale, id_of
from games.carta_magica.rules.turn.work import Work

TURNS = 64
"""Turns for which the wheel is spun in advance. Later turns would repeat their spins, but no playout is so long."""


class PlayoutLuck:
    """What chance brings in a playout.

    The spin and the storm of each turn are the same whatever the players do before: two playouts with the same luck differ by what
    was chosen.
    """

    __slots__ = ("rng", "spins", "styles", "winds")

    def __init__(self, rng: Random, seats: int, own: Seat | None = None, turns: int = TURNS) -> None:
        """Draw spins, storms and which seats are in haste to come home.

        `own`, the seat that is thought for, is never in haste. The usual style is `lured`.
        """
        self.rng = rng
        self.spins = rng.choices(range(len(WHEEL)), k=turns)
        self.winds = rng.choices(COMPASS, k=turns)
        self.styles: list[Style] = ["hasty" if rng.random() < MANNER.search.hasty and seat != own else "lured" for seat in range(seats)]


class _Silence(list[Note]):
    """The notes of a quiet workbench; some functions add to them without `say`."""

    def append(self, note: Note) -> None:
        """Notes are dropped."""


_SILENCE = _Silence()


class Quiet(Work):
    """A workbench that says nothing, and takes chance from a playout's luck."""

    __slots__ = ("_luck",)

    def __init__(self, state: State, luck: PlayoutLuck) -> None:
        super().__init__(state)
        self.notes = _SILENCE
        self._luck = luck

    def seal(self) -> None:
        """Nobody looks at the position before chance."""

    def say(self, key: str, seat: Seat, **args: Any) -> None:
        """Nobody reads it."""

    def mark(self, seat: Seat, what: What, **about: Any) -> None:
        """Nobody reads it."""

    def spin(self) -> int:
        """Spin the wheel again in a turn; only first spins are drawn in advance."""
        segment = self._luck.rng.randrange(len(WHEEL))
        self.change(spin=segment)
        return segment

    def spin_wind(self) -> Compass:
        """Return the direction of the turn's storm."""
        winds = self._luck.winds
        wind = winds[self.position.turn % len(winds)]
        self.change(wind=wind)
        return wind

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Return cards in another order."""
        mixed = list(cards)
        self._luck.rng.shuffle(mixed)
        return tuple(mixed)


def play_turns(state: State, turns: int, rng: Random, own: Seat | None = None) -> State:
    """Return the position after `turns` more turns, or at the end.

    Once somebody is home, the last turns are played too. `own`: the seat that is thought for.
    """
    luck, until = PlayoutLuck(rng, len(state.position.players), own), state.position.turn + turns
    while not isinstance(state.stage, Over) and (state.position.turn < until or state.position.final is not None):
        state = step(state, luck)
    return state


def step(state: State, luck: PlayoutLuck) -> State:
    """Return the position after one line of the seat that is awaited."""
    position, stage = state.position, state.stage
    if isinstance(stage, Spinning):
        return _begin_turn(state, luck)
    if isinstance(stage, Choosing):
        return apply_choice(state, luck, stage.seat, decide.best_choice(position, stage.seat, luck.styles[stage.seat]))
    if isinstance(stage, stages.Settling):
        return begin.set_out(state, stage.queue[0], outset.setting_out(position, stage.queue[0])).state
    return _answer(Quiet(state, luck), stage).state


def _answer(work: Work, stage: stages.Stage) -> Turn[State]:
    """Answer what chance or others force, and what is left to trade.

    In quick play a loser always fights again, and nobody proposes a trade or agrees to one.
    """
    position = work.position
    match stage:
        case stages.Storming():
            return spin.stormed(work, stage, decide.is_respun(position, stage.seat, stage.wind))
        case stages.Sheltering():
            seat = stage.asked[0]
            is_harmed = decide.is_harmed(position, seat, stage.wind, stage.sheltered)
            return spin.sheltered_by(work, stage, seat, is_sheltered=is_harmed)
        case stages.Drawing():
            return cards.drew(work, stage.seat, card_of(work.player(stage.seat), "telescope") is not None)
        case stages.Peeking():
            seen = tuple([ADVENTURES[card] for card in position.deck[:TELESCOPE_CARDS]])
            return cards.peeked(work, stage.seat, decide.best_card(position, stage.seat, seen).id)
        case stages.Paying():
            assert stage.card is not None
            payment = cheapest(work.player(stage.seat), stage.kind, stage.amount, position.options)
            return cards.settled(work, stage.seat, stage.card, payment)
        case stages.Taming():
            stake = decide.best_stake(position, stage.seat, stage.card)
            work.pay(stage.seat, "magic", stake)
            return cards.met(work, stage.seat, stage.card, magic_of(stake))
        case stages.Retaming():
            return cards.retamed(work, stage, decide.is_retamed(position, stage.seat, stage.card, stage.spent))
        case stages.Trading():
            return harbour.traded_on(work, stage.seat, _deal(work, stage.seat))
        case stages.Engaging():
            return battle.engaged(work, stage.seat, decide.best_victim(position, stage.seat, stage.victims))
        case stages.Refighting():
            return battle.refought(work, stage, is_again=True)
        case stages.Looting():
            offered = [option.value for option in prizes(work.player(stage.fight.rival(stage.seat)), ())]
            prize = max(offered, key=lambda prize: decide.prize_worth(position, stage.seat, prize))
            return battle.looted(work, stage.fight, prize)
        case stages.Proposing():
            return battle.proposed(work, stage, is_wanted=False)
        case stages.Agreeing():
            return battle.agreed(work, stage, is_agreed=False)
    raise AssertionError(f"nothing is asked: {stage}")


def play_choice(state: State, seat: Seat, choice: ActionChoice, rng: Random) -> State:
    """Return the position after a choice when the next turn begins, or at the end.

    What is drawn or bought unseen lies in an order made by `rng`.
    """
    luck = PlayoutLuck(rng, len(state.position.players))
    luck.styles = ["lured"] * len(luck.styles)  # what was drawn about haste does not count in the rest of a single turn
    deck, talismans = list(state.position.deck), list(state.position.talisman_deck)
    rng.shuffle(deck)
    rng.shuffle(talismans)
    position = replace(state.position, deck=tuple(deck), talisman_deck=tuple(talismans))
    state = apply_choice(replace(state, position=position), luck, seat, choice)
    while not isinstance(state.stage, Over | Spinning):
        state = step(state, luck)
    return state


def _begin_turn(state: State, luck: PlayoutLuck) -> State:
    """Return the position after the first spin of a turn."""
    position = state.position
    seat, segment = position.active, luck.spins[position.turn % len(luck.spins)]
    after = replace(position, spin=segment, wind=None, is_cursed=False)
    if segment != STORM:
        return State(after, Choosing(seat))
    return spin.risen(Quiet(State(after, state.stage), luck), seat).state


def apply_choice(state: State, luck: PlayoutLuck, seat: Seat, choice: ActionChoice) -> State:
    """Return the position after a choice."""
    work: Work = Quiet(state, luck)
    action = choice.action
    way = WAYS.get(action)
    if way is not None:
        due = price(state.position.options, way)
        payment = None if due is None else cheapest(work.player(seat), *due, state.position.options)
        # All of these change the one workbench; `landed` also ends the turn.
        sail.freed(work, seat, way, payment)
        sail.arrive(work, seat, choice.target, choice.delta)
        if choice.target not in HARBOUR:
            return sail.landed(work, seat).state
        deal = _deal(work, seat)
        harbour.dealt(work, seat, deal)
        return sail.landed(work, seat, deal).state
    if action == "card":
        return choose.carded(work, seat, card_of(work.player(seat), "telescope") is not None).state
    if action == "trade":
        return choose.traded(work, seat, _deal(work, seat)).state
    return choose.chosen(work, seat, action).state


def _deal(work: Work, seat: Seat) -> Deal:
    """Return the next deal in the harbour where the ship lies."""
    position, player = work.position, work.player(seat)
    outlook = Outlook(position, seat, position.final is not None and seat in position.final)
    if HARBOUR[player.square].is_black:
        gold = decide.sale(outlook, player)
        return Sale(gold, cheapest(player, "goods", GOODS_PER_GOLD * gold, position.options)) if gold else None
    talisman = decide.purchase(outlook, player)
    return None if talisman is None else Purchase(id_of(talisman), cheapest(player, "gold", TALISMAN_PRICE, position.options))
