"""A position that fits a view: what its seat may not know is dealt at random."""

from __future__ import annotations

from random import Random

from engine.values.chance import Chance
from games.newgame.rules.board import CARDS
#: simultaneous
from games.newgame.rules.state import Over, Play, Player, Playing, Position, Revealing, Stage, State
#: turns
from games.newgame.rules.state import Over, Player, Playing, Position, Revealing, Stage, State
#: end
from games.newgame.rules.view import NewGameView, PlayerView

STAGES: dict[str, Stage] = {"playing": Playing(), "revealing": Revealing(), "over": Over()}


def imagine(view: NewGameView, rng: Random) -> State:
    """A position whose view is this view: other hands, the deck, the order of the prizes and all chance are made up."""
    known = {*view.used, *(card for player in view.players for card in _known(player))}
    pool = [card for card in CARDS if card not in known]
    rng.shuffle(pool)
    players = tuple(_player(player, pool, rng) for player in view.players)
    later = list(view.later)
    rng.shuffle(later)
    position = Position(
        players=players,
        prize=view.prize,
        later=tuple(later),
        deck=tuple(pool),
        used=view.used,
        last=view.last,
        #: turns
        first=view.first,
        #: end
        chance=Chance(f"{rng.getrandbits(64):016x}"),
    )
    return State(position, STAGES[view.stage])


def _known(player: PlayerView) -> tuple[int, ...]:
    """The cards of a player that the viewer can see."""
    return player.hand if player.hand is not None else () if player.play is None else (player.play.card,)


def _player(player: PlayerView, pool: list[int], rng: Random) -> Player:
    """A player with a hand that the viewer knows, or with one dealt from the pool."""
    hand = player.hand
    if hand is None:
        seen = _known(player)
        hand = tuple(sorted((*seen, *(pool.pop() for _ in range(player.hand_count - len(seen))))))
    play = player.play
    #: simultaneous
    if play is None and player.has_played:
        play = Play(rng.choice(hand), rng.randint(0, player.coins))
    #: end
    return Player(hand, player.coins, player.prizes, play)
