"""A position that fits a view: what its seat may not know is dealt at random."""

from __future__ import annotations

from random import Random

from caravel import Chance

from caravel_briscola.rules.board import Card, pack
from caravel_briscola.rules.state import Over, Player, Playing, Position, Stage, State, Taking
from caravel_briscola.rules.view import BriscolaView, PlayerView

STAGES: dict[str, Stage] = {"playing": Playing(), "taking": Taking(), "over": Over()}


def imagine(view: BriscolaView, rng: Random) -> State:
    """Return a position whose view is this view; unknown hands and the stock are dealt.

    The card that was turned up stays with the player who drew it, until it is played.
    """
    known = {*view.cards, *(card for player in view.players for card in (*player.taken, *(player.hand or ())))}
    holder = None if view.turned in known else view.turned_at
    pool = [card for card in pack(len(view.players)) if card not in known and card != view.turned]
    rng.shuffle(pool)
    players = tuple(_player(player, pool, (view.turned,) if player.seat == holder else ()) for player in view.players)
    stock = (*pool, view.turned) if view.stock_count else ()
    position = Position(
        players=players,
        stock=stock,
        turned=view.turned,
        turned_at=view.turned_at,
        cards=view.cards,
        leader=view.leader,
        last=view.last,
        chance=Chance(f"{rng.getrandbits(64):016x}"),
    )
    return State(position, STAGES[view.stage])


def _player(player: PlayerView, pool: list[Card], held: tuple[Card, ...]) -> Player:
    """Return a player; an unknown hand has the cards `held` and others from the pool."""
    hand = player.hand
    if hand is None:
        hand = tuple(sorted((*held, *(pool.pop() for _ in range(player.hand_count - len(held))))))
    return Player(hand, player.taken)
