"""The position for people: the status line, and the whole of it in words."""

from __future__ import annotations

from caravel import Msg, Seat, Who

from caravel_briscola.rules import says
from caravel_briscola.rules.board import POINTS, SUITS, suit
from caravel_briscola.rules.view import BriscolaView, PlayerView


def status(view: BriscolaView) -> Msg:
    """Return one line: whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("briscola.status.over", who=tuple(Who(Seat(seat)) for seat, rank in enumerate(view.ranks) if rank == 1))
    points = sum(POINTS[card] for card in view.cards)
    if view.stage == "taking":
        return Msg("briscola.status.taking", points=points)
    return Msg("briscola.status.playing", who=tuple(map(Who, view.awaited)), points=points)


def describe(view: BriscolaView) -> tuple[Msg, ...]:
    """Return the whole position, the most important line first."""
    lines = [status(view), Msg("briscola.text.trump", suit=Msg(f"briscola.suit.{SUITS[suit(view.turned)]}"), count=view.stock_count)]
    if view.cards:
        lines.append(Msg("briscola.text.trick", cards=says.named(view.cards)))
    lines += [line for player in view.players for line in _player(player)]
    return tuple(lines)


def _player(player: PlayerView) -> list[Msg]:
    who = Who(player.seat)
    lines = [Msg("briscola.text.player", who=who, points=player.points, cards=player.hand_count)]
    if player.hand:
        lines.append(Msg("briscola.text.hand", cards=says.named(player.hand)))
    return lines
