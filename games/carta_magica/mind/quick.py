"""Quick play: everybody goes on sensibly, on a workbench, without asks, words and views.

The search plays positions out by it. It does what the dialogues do once they are answered (`turn`), and decides as the sensible
player does (`decide`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec.structs import replace

from engine.values.core import Note, Seat
from games.carta_magica.mind import decide, outset
from games.carta_magica.mind.decide import Choice
from games.carta_magica.mind.evaluation import Outlook, Style
from games.carta_magica.mind.manner import MANNER
from games.carta_magica.rules.board import ADVENTURES, COMPASS, HARBOUR, STORM, TELESCOPE_CARDS, WHEEL, Compass
from games.carta_magica.rules.payment import card_of, cheapest
from games.carta_magica.rules.sailing import price
from games.carta_magica.rules.state import (
    Agreeing,
    Choosing,
    Drawing,
    Engaging,
    Looting,
    Over,
    Paying,
    Peeking,
    Proposing,
    Refighting,
    Retaming,
    Settling,
    Sheltering,
    Spinning,
    State,
    Storming,
    Taming,
    Trading,
    What,
)
from games.carta_magica.rules.turn import battle, begin, cards, choose, harbour, sail, spin
from games.carta_magica.rules.turn.adventure import magic_of
from games.carta_magica.rules.turn.battle import loser, prizes
from games.carta_magica.rules.turn.choose import WAYS
from games.carta_magica.rules.turn.harbour import Deal, Purchase, Sale
from games.carta_magica.rules.turn.work import Work

TURNS = 64
"""Turns for which the wheel is spun in advance; later ones have the same again, which no playout reaches."""
HASTY = MANNER.search.hasty


class Luck:
    """What chance brings in a playout.

    The spin and the storm of each turn are the same whatever the players do before: two playouts with the same luck differ by what
    was chosen.
    """

    __slots__ = ("rng", "spins", "styles", "winds")

    def __init__(self, rng: Random, seats: int, own: Seat | None = None, turns: int = TURNS) -> None:
        """Draw spins and storms of `turns`, and who is in haste; never the seat thought for."""
        self.rng = rng
        self.spins = rng.choices(range(len(WHEEL)), k=turns)
        self.winds = rng.choices(COMPASS, k=turns)
        self.styles: list[Style] = ["hasty" if rng.random() < HASTY and seat != own else "lured" for seat in range(seats)]


class Quiet(Work):
    """A workbench that says nothing, and takes chance from a playout's luck."""

    __slots__ = ("_luck",)

    def __init__(self, state: State, luck: Luck) -> None:
        super().__init__(state)
        self.notes = _SILENCE
        self._luck = luck

    def seal(self) -> None:
        """Nobody looks at what was before."""

    def say(self, key: str, seat: Seat, **args: Any) -> None:
        """Nobody reads it."""

    def mark(self, seat: Seat, what: What, **about: Any) -> None:
        """Nobody reads it."""

    def spun(self) -> int:
        """Return a spin that is not the first of a turn."""
        segment = self._luck.rng.randrange(len(WHEEL))
        self.change(spin=segment)
        return segment

    def blown(self) -> Compass:
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


class _Silence(list[Note]):
    def append(self, note: Note) -> None:
        """Notes are dropped."""


_SILENCE = _Silence()


def play_turns(state: State, turns: int, rng: Random, own: Seat | None = None) -> State:
    """Return the position after so many more turns, or at the end.

    Once somebody is home the last turns are played too. `own` is the seat that is thought for.
    """
    luck, until = Luck(rng, len(state.position.players), own), state.position.turn + turns
    while not isinstance(state.stage, Over) and (state.position.turn < until or state.position.final is not None):
        state = step(state, luck)
    return state


def step(state: State, luck: Luck) -> State:
    """Return the position after one line of the seat that is awaited."""
    return _STEPS[type(state.stage)](state, luck)


def play_choice(state: State, seat: Seat, choice: Choice, rng: Random) -> State:
    """Return the position after a choice when the next turn begins, or at the end.

    What is drawn or bought unseen lies in an order made by `rng`.
    """
    luck = Luck(rng, len(state.position.players))
    luck.styles = ["lured"] * len(luck.styles)
    deck, talismans = list(state.position.deck), list(state.position.talisman_deck)
    rng.shuffle(deck)
    rng.shuffle(talismans)
    position = replace(state.position, deck=tuple(deck), talisman_deck=tuple(talismans))
    state = apply_choice(replace(state, position=position), luck, seat, choice)
    while not isinstance(state.stage, Over | Spinning):
        state = step(state, luck)
    return state


def _spun(state: State, luck: Luck) -> State:
    position = state.position
    seat, segment = position.active, luck.spins[position.turn % len(luck.spins)]
    after = replace(position, spin=segment, wind=None, is_cursed=False)
    if segment != STORM:
        return State(after, Choosing(seat))
    return spin.risen(Quiet(State(after, state.stage), luck), seat).state


def _chosen(state: State, luck: Luck) -> State:
    seat = state.position.active
    return apply_choice(state, luck, seat, decide.best_choice(state.position, seat, luck.styles[seat]))


def apply_choice(state: State, luck: Luck, seat: Seat, choice: Choice) -> State:
    """Return the position after a choice."""
    work: Work = Quiet(state, luck)
    action = choice.action
    way = WAYS.get(action)
    if way is not None:
        due = price(state.position.options, way)
        paid = None if due is None else cheapest(work.player(seat), *due, state.position.options)
        work = sail.freed(work, seat, way, paid)
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
        return Sale(gold, cheapest(player, "goods", 2 * gold, position.options)) if gold else None
    is_bought, talisman = decide.purchase(outlook, player)
    return Purchase(None if talisman is None else talisman.id, cheapest(player, "gold", 2, position.options)) if is_bought else None


def _stormed(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Storming)
    return spin.stormed(Quiet(state, luck), stage, decide.is_respun(state.position, stage.seat, stage.wind)).state


def _sheltered(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Sheltering)
    seat = stage.asked[0]
    return spin.sheltered_by(Quiet(state, luck), stage, seat, decide.is_harmed(state.position, seat, stage.wind, stage.sheltered)).state


def _drawn(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Drawing)
    seat = state.stage.seat
    return cards.drew(Quiet(state, luck), seat, card_of(state.position.players[seat], "telescope") is not None).state


def _peeked(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Peeking)
    position, seat = state.position, state.stage.seat
    seen = tuple([ADVENTURES[card] for card in position.deck[:TELESCOPE_CARDS]])
    return cards.peeked(Quiet(state, luck), seat, decide.best_card(position, seat, seen).id).state


def _paid(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Paying)
    assert stage.card is not None
    paid = cheapest(state.position.players[stage.seat], stage.kind, stage.amount, state.position.options)
    return cards.settled(Quiet(state, luck), stage.seat, stage.card, paid).state


def _tamed(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Taming)
    work, spent = Quiet(state, luck), decide.best_stake(state.position, stage.seat, stage.card)
    work.pay(stage.seat, "magic", spent)
    return cards.met(work, stage.seat, stage.card, magic_of(spent)).state


def _retamed(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Retaming)
    is_again = decide.is_retamed(state.position, stage.seat, stage.card, stage.spent)
    return cards.retamed(Quiet(state, luck), stage, is_again).state


def _traded(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Trading)
    work = Quiet(state, luck)
    return harbour.traded_on(work, state.stage.seat, _deal(work, state.stage.seat)).state


def _engaged(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Engaging)
    victim = decide.best_victim(state.position, stage.seat, stage.victims)
    return battle.engaged(Quiet(state, luck), stage.seat, victim).state


def _refought(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Refighting)
    return battle.refought(Quiet(state, luck), state.stage, is_again=True).state


def _looted(state: State, luck: Luck) -> State:
    stage, position = state.stage, state.position
    assert isinstance(stage, Looting)
    offered = [option.value for option in prizes(position.players[loser(stage.fight)], ())]
    prize = max(offered, key=lambda prize: decide.prize_worth(position, stage.seat, prize))
    return battle.looted(Quiet(state, luck), stage.fight, prize).state


def _proposed(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Proposing)
    return battle.proposed(Quiet(state, luck), state.stage, is_wanted=False).state


def _agreed(state: State, luck: Luck) -> State:
    assert isinstance(state.stage, Agreeing)
    return battle.agreed(Quiet(state, luck), state.stage, is_agreed=False).state


def _settled(state: State, luck: Luck) -> State:
    stage = state.stage
    assert isinstance(stage, Settling)
    return begin.set_out(state, stage.queue[0], outset.setting_out(state.position, stage.queue[0])).state


_STEPS: dict[type[object], Callable[[State, Luck], State]] = {
    Settling: _settled,
    Spinning: _spun,
    Choosing: _chosen,
    Storming: _stormed,
    Sheltering: _sheltered,
    Drawing: _drawn,
    Peeking: _peeked,
    Paying: _paid,
    Taming: _tamed,
    Retaming: _retamed,
    Trading: _traded,
    Engaging: _engaged,
    Refighting: _refought,
    Looting: _looted,
    Proposing: _proposed,
    Agreeing: _agreed,
}
