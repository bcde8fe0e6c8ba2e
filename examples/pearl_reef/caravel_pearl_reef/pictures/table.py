"""The public picture of the table: the reef and the players."""

from __future__ import annotations

from caravel import Msg, Say
from caravel.pictures import Canvas, banner, layers, players, scores, surface
from PIL import Image

from caravel_pearl_reef.pictures import reef
from caravel_pearl_reef.rules.view import PearlReefView, PlayerView

SEA = (24.0, 116.0, 1176.0, 926.0)
"""The ground of the reef in px: left, top, right, bottom."""
PLAYERS = 942.0
"""The top of the players' boxes in px."""
GRID = reef.grid(600, 521)


@layers.keep_last(6)
def ground(count: int) -> Image.Image:
    """Draw what never changes at a table with `count` players."""
    canvas = surface.ground((1200, round(PLAYERS + players.height(count) + 24)))
    banner.ground(canvas)
    surface.framed_sea(canvas, SEA)
    reef.lay_ground(canvas, GRID)
    players.ground(canvas, count, PLAYERS)
    return surface.add_texture(canvas.image)


def compose(view: PearlReefView, say: Say) -> Canvas:
    """Draw the whole table. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    _lay_banner(canvas, view, say)
    canvas.area("chart", *SEA)
    reef.lay(canvas, view, GRID, is_named=True)
    for player, box in zip(view.players, players.boxes(len(view.players), PLAYERS), strict=True):
        _lay_player(canvas, view, say, player, box)
    return canvas


def _lay_banner(canvas: Canvas, view: PearlReefView, say: Say) -> None:
    if view.stage == "over":
        winners = scores.winners(view.ranks)
        banner.lay(canvas, say, winners, lambda who: say(Msg("pearl_reef.pic.title.over", who=who)), say(Msg("pearl_reef.pic.task.over")))
        return
    task = say(Msg("pearl_reef.pic.task", round=view.round, rounds=view.rounds))
    if view.awaited:
        banner.lay(canvas, say, view.awaited, lambda who: say(Msg("pearl_reef.pic.title.choosing", who=who)), task)
    else:
        banner.lay(canvas, say, (), lambda who: say(Msg("pearl_reef.pic.title.revealing")), task)


def _lay_player(canvas: Canvas, view: PearlReefView, say: Say, player: PlayerView, box: surface.BoxPx) -> None:
    is_awaited = player.seat in view.awaited
    state = ""
    if is_awaited:
        state = say(Msg("pearl_reef.pic.awaited"))
    elif player.has_chosen:
        state = say(Msg("pearl_reef.pic.chosen"))
    signs = [players.Sign("talisman-shell", str(player.pearls))]
    if player.has_lantern:
        signs.append(players.Sign("talisman-lantern", ""))
    is_best = view.stage == "over" and view.ranks[player.seat] == 1
    players.lay(canvas, say, box, player.seat, state, tuple(signs), is_awaited or is_best)
