"""The position for people: the status line, and the whole of it in words."""

from __future__ import annotations

from engine.values.core import Msg, Seat, Who
from games.newgame.rules.view import NewGameView, PlayerView


def status(view: NewGameView) -> Msg:
    """One line: whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("newgame.status.over", who=tuple(Who(Seat(seat)) for seat, rank in enumerate(view.ranks) if rank == 1))
    if view.stage == "revealing":
        return Msg("newgame.status.revealing", prize=view.prize)
    return Msg("newgame.status.playing", who=tuple(Who(seat) for seat in view.awaited), prize=view.prize)


def chapter(view: NewGameView) -> Msg:
    """The part of the match that a position belongs to, in few words and without a full stop: stories and replays go by it."""
    return Msg("newgame.chapter", round=view.round)


def describe(view: NewGameView) -> tuple[Msg, ...]:
    """The whole position, the essence first."""
    found = [status(view), Msg("newgame.text.round", round=view.round, rounds=view.rounds)]
    if view.later:
        found.append(Msg("newgame.text.later", prizes=view.later))
    found += [message for player in view.players for message in _player(player)]
    return tuple(found)


def _player(player: PlayerView) -> list[Msg]:
    who = Who(player.seat)
    found = [Msg("newgame.text.player", who=who, points=sum(player.prizes), coins=player.coins, cards=player.hand_count)]
    if player.play is not None:
        found.append(Msg("newgame.text.play", who=who, card=player.play.card, coins=player.play.coins))
    #: simultaneous
    elif player.has_played:
        found.append(Msg("newgame.text.has-chosen", who=who))
    #: end
    if player.hand is not None:
        found.append(Msg("newgame.text.hand", cards=player.hand))
    return found
