"""What a seat or a spectator sees: all that pictures, texts and worlds may use."""

from __future__ import annotations

from typing import Literal, TypeAlias

from caravel import ScoreSheet, Seat
from msgspec import Struct

from caravel_pearl_reef.rules.board import Hex
from caravel_pearl_reef.rules.score import result
from caravel_pearl_reef.rules.state import Choice, Choosing, Dive, Over, Player, Revealing, Stage, State, to_act

StageName: TypeAlias = Literal["choosing", "revealing", "over"]
STAGE_NAMES: dict[type[Stage], StageName] = {Choosing: "choosing", Revealing: "revealing", Over: "over"}


class PlayerView(Struct, frozen=True):
    """One player."""

    seat: Seat
    boat: Hex
    pearls: int
    has_lantern: bool
    """Whether the lantern was never lit; a hidden choice to light it does not change this yet."""
    has_chosen: bool
    choice: Choice | None
    """`None` before they have chosen, and if the viewer may not see it yet."""


class PearlReefView(Struct, frozen=True):
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

    seat: Seat | None
    players: tuple[PlayerView, ...]
    stage: StageName
    awaited: tuple[Seat, ...]
    pearls: tuple[int, ...]
    """By hex."""
    round: int
    rounds: int
    last: Dive | None
    sheets: tuple[ScoreSheet, ...]
    """By seat; empty until the match is over."""
    ranks: tuple[int, ...]
    """By seat; empty until the match is over."""


def view(state: State, seat: Seat | None) -> PearlReefView:
    """Return what a seat may know; `None` is a spectator."""
    position, final = state.position, result(state)
    return PearlReefView(
        seat=seat,
        players=tuple(_player(Seat(at), player, Seat(at) == seat) for at, player in enumerate(position.players)),
        stage=STAGE_NAMES[type(state.stage)],
        awaited=to_act(state),
        pearls=position.pearls,
        round=position.round,
        rounds=position.rounds,
        last=position.last,
        sheets=final.scores if final else (),
        ranks=final.ranks if final else (),
    )


def _player(seat: Seat, player: Player, is_own: bool) -> PlayerView:
    return PlayerView(seat, player.boat, player.pearls, player.has_lantern, player.choice is not None, player.choice if is_own else None)
