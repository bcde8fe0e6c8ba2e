"""A position that fits a view: what its seat may not know is dealt at random."""

from __future__ import annotations

from random import Random

from caravel import Chance

from caravel_briscola.rules.board import Card, pack
from caravel_briscola.rules.state import Over, Player, Playing, Position, Stage, State, Taking
from caravel_briscola.rules.view import BriscolaView, PlayerView

STAGES: dict[str, Stage] = {"playing": Playing(), "taking": Taking(), "over": Over()}


def imagine(view: BriscolaView, rng: Random) -> State:
    """Return a position whose view is this view: other hands and another stock.

    The card that was turned up is where everybody saw it go.
    """
    known = {*view.cards, *(card for player in view.players for card in (*player.taken, *(player.hand or ())))}
    held = None if view.turned in known or view.turned_at is None else view.turned_at
    pool = [card for card in pack(len(view.players)) if card not in known and card != view.turned]
    rng.shuffle(pool)
    players = tuple(_player(player, pool, (view.turned,) if player.seat == held else ()) for player in view.players)
    stock = (*pool, view.turned) if view.stock_count else ()
    chance = Chance(f"{rng.getrandbits(64):016x}")
    position = Position(players, stock, view.turned, view.turned_at, view.cards, view.leader, view.last, chance)
    return State(position, STAGES[view.stage])


def _player(player: PlayerView, pool: list[Card], held: tuple[Card, ...]) -> Player:
    hand = player.hand
    if hand is None:
        hand = tuple(sorted((*held, *(pool.pop() for _ in range(player.hand_count - len(held))))))
    return Player(hand, player.taken)
