"""What a seat or a spectator sees: everything that pictures, texts and imagined worlds may use."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engine.values.core import ScoreSheet, Seat
from games.newgame.rules.board import PRIZES
from games.newgame.rules.score import result
from games.newgame.rules.state import Over, Play, Player, Playing, Round, State, to_act


class PlayerView(Struct, frozen=True):
    """One player. `hand` is `None` when the viewer may not see it."""

    seat: Seat
    hand: tuple[int, ...] | None
    hand_count: int
    coins: int
    """Those laid in this round are still among them."""
    prizes: tuple[int, ...]
    has_played: bool
    play: Play | None
    #: simultaneous
    """`None` also when the viewer may not see it yet."""
    #: end


class NewGameView(Struct, frozen=True):
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

    seat: Seat | None
    players: tuple[PlayerView, ...]
    stage: Literal["playing", "revealing", "over"]
    awaited: tuple[Seat, ...]
    round: int
    rounds: int
    prize: int
    later: tuple[int, ...]
    """The prizes to come, in ascending order: their order on the pile is hidden."""
    used: tuple[int, ...]
    last: Round | None
    #: turns
    first: Seat
    #: end
    sheets: tuple[ScoreSheet, ...]
    """By seat, once the match is over."""
    ranks: tuple[int, ...]


def view(state: State, seat: Seat | None) -> NewGameView:
    """What a seat may know; `None` is a spectator."""
    position, found = state.position, result(state)
    return NewGameView(
        seat=seat,
        players=tuple(_player(Seat(at), player, Seat(at) == seat) for at, player in enumerate(position.players)),
        stage="playing" if isinstance(state.stage, Playing) else "over" if isinstance(state.stage, Over) else "revealing",
        awaited=to_act(state),
        round=len(PRIZES) - len(position.later),
        rounds=len(PRIZES),
        prize=position.prize,
        later=tuple(sorted(position.later)),
        used=position.used,
        last=position.last,
        #: turns
        first=position.first,
        #: end
        sheets=found.scores if found else (),
        ranks=found.ranks if found else (),
    )


def _player(seat: Seat, player: Player, is_own: bool) -> PlayerView:
    return PlayerView(
        seat=seat,
        hand=player.hand if is_own else None,
        hand_count=len(player.hand),
        coins=player.coins,
        prizes=player.prizes,
        has_played=player.play is not None,
        #: simultaneous
        play=player.play if is_own else None,
        #: turns
        play=player.play,
        #: end
    )
