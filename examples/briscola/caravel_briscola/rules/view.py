"""What a seat or a spectator sees: all that pictures, texts and worlds may use."""

from __future__ import annotations

from typing import Literal, TypeAlias

from caravel import ScoreSheet, Seat
from msgspec import Struct

from caravel_briscola.rules.board import Card
from caravel_briscola.rules.score import points, result
from caravel_briscola.rules.state import Over, Player, Playing, Stage, State, Taking, Trick, best, to_act

StageName: TypeAlias = Literal["playing", "taking", "over"]
STAGE_NAMES: dict[type[Stage], StageName] = {Playing: "playing", Taking: "taking", Over: "over"}


class PlayerView(Struct, frozen=True):
    """One player. `hand` is `None` when the viewer may not see it."""

    seat: Seat
    hand: tuple[Card, ...] | None
    hand_count: int
    taken: tuple[Card, ...]
    points: int
    """The points of the cards that they took."""


class BriscolaView(Struct, frozen=True):
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

    seat: Seat | None
    players: tuple[PlayerView, ...]
    stage: StageName
    awaited: tuple[Seat, ...]
    stock_count: int
    turned: Card
    turned_at: Seat | None
    """Who drew the card that was turned up; they may have played it since."""
    cards: tuple[Card, ...]
    leader: Seat
    winning: Seat | None
    """The player whose card wins the trick so far; `None` while it is empty."""
    last: Trick | None
    sheets: tuple[ScoreSheet, ...]
    """By seat; empty until the match is over."""
    ranks: tuple[int, ...]
    """By seat; empty until the match is over."""


def view(state: State, seat: Seat | None) -> BriscolaView:
    """Return what a seat may know; `None` is a spectator."""
    position, final = state.position, result(state)
    count = len(position.players)
    winning = Seat((position.leader + best(position.cards, position.trump)) % count) if position.cards else None
    return BriscolaView(
        seat=seat,
        players=tuple(_player(Seat(at), player, Seat(at) == seat) for at, player in enumerate(position.players)),
        stage=STAGE_NAMES[type(state.stage)],
        awaited=to_act(state),
        stock_count=len(position.stock),
        turned=position.turned,
        turned_at=position.turned_at,
        cards=position.cards,
        leader=position.leader,
        winning=winning,
        last=position.last,
        sheets=final.scores if final else (),
        ranks=final.ranks if final else (),
    )


def _player(seat: Seat, player: Player, is_own: bool) -> PlayerView:
    return PlayerView(seat, player.hand if is_own else None, len(player.hand), player.taken, points(player))


def small(view: BriscolaView, seat: Seat) -> bool:
    """Return whether the question is small, because the seat has only one card left."""
    return view.players[seat].hand_count == 1
