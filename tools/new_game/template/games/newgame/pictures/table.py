"""The public picture of the table: the prize, what everybody plays for it, the players."""

from __future__ import annotations

from PIL import Image

from engine.values.core import Msg, Say, Seat
from games.newgame.rules.view import NewGameView, PlayerView
from render.kit import banner, cards, fonts, layers, marks, palette, players, scores, surface
from render.kit.canvas import Canvas

SEA = (24.0, 116.0, 1176.0, 500.0)
PLAYERS = 516.0
PRIZE_X, PILE_X = 180.0, 340.0
MIDDLE = 296.0
CARD = 120.0
FIRST_PLAY, LAST_PLAY = 530.0, 1080.0
"""Middle of the first and of the last player's card."""


@layers.kept(6)
def ground(count: int) -> Image.Image:
    """What never changes at a table with so many players."""
    canvas = surface.ground((1200, round(PLAYERS + players.height(count) + 24)))
    banner.ground(canvas)
    surface.framed_sea(canvas, SEA)
    players.ground(canvas, count, PLAYERS)
    return surface.textured(canvas.image)


def compose(view: NewGameView, say: Say) -> Canvas:
    """The whole table. Nothing on it is secret."""
    canvas = Canvas(ground(len(view.players)).copy())
    _lay_banner(canvas, view, say)
    cards.lay(canvas, cards.Face(str(view.prize), "crown"), PRIZE_X, MIDDLE, CARD)
    cards.lay_pile(canvas, PILE_X, MIDDLE, CARD * 0.8, len(view.later))
    words = say(Msg("newgame.pic.later", count=len(view.later)))
    canvas.text(PILE_X, MIDDLE + 110, words, fonts.SANS_MEDIUM, 26, palette.PAPER, "ms", 220)
    for seat in range(len(view.players)):
        _lay_play(canvas, view, say, Seat(seat))
    for player, box in zip(view.players, players.boxes(len(view.players), PLAYERS), strict=True):
        _lay_player(canvas, view, say, player, box)
    return canvas


def _lay_banner(canvas: Canvas, view: NewGameView, say: Say) -> None:
    if view.stage == "over":
        winners = scores.winners(view.ranks)
        banner.lay(canvas, say, winners, lambda who: say(Msg("newgame.pic.title.over", who=who)), say(Msg("newgame.pic.task.over")))
        return
    task = say(Msg("newgame.pic.task", prize=view.prize, round=view.round, rounds=view.rounds))
    if view.awaited:
        banner.lay(canvas, say, view.awaited, lambda who: say(Msg("newgame.pic.title.playing", who=who)), task)
    else:
        banner.lay(canvas, say, (), lambda who: say(Msg("newgame.pic.title.revealing")), task)


def _lay_play(canvas: Canvas, view: NewGameView, say: Say, seat: Seat) -> None:
    """What a player plays in this round; what they played in the last one while nothing of theirs lies here."""
    x = FIRST_PLAY + (LAST_PLAY - FIRST_PLAY) * seat / max(1, len(view.players) - 1)
    player = view.players[seat]
    width = CARD if len(view.players) <= 4 else CARD * 0.75
    marks.disc(canvas, x, MIDDLE - width * 0.71 - 44, 22, seat)
    play, is_old = player.play, False
    #: simultaneous
    # What is still hidden stays face down also on the picture of the player who chose it: this picture is for all.
    if player.has_played:
        cards.lay(canvas, cards.BACK, x, MIDDLE, width)
        return
    #: end
    if play is None and view.last is not None and not any(other.has_played for other in view.players):
        play, is_old = view.last.plays[seat], True
    if play is None:
        return
    won = is_old and view.last is not None and view.last.winner == seat
    cards.lay(canvas, cards.Face(str(play.card)), x, MIDDLE, width, is_chosen=won)
    if play.coins:
        words = say(Msg("newgame.pic.coins", count=play.coins))
        canvas.text(x, MIDDLE + width * 0.71 + 34, words, fonts.SANS_MEDIUM, 26, palette.PAPER, "ms", width + 16)


def _lay_player(canvas: Canvas, view: NewGameView, say: Say, player: PlayerView, box: surface.BoxPx) -> None:
    is_awaited = player.seat in view.awaited
    state = say(Msg("newgame.pic.awaited")) if is_awaited else say(Msg("newgame.pic.played")) if player.has_played else ""
    signs = (
        players.Sign("crown", str(sum(player.prizes))),
        players.Sign("gold", str(player.coins)),
        players.Sign("hand", str(player.hand_count)),
    )
    is_best = view.stage == "over" and view.ranks[player.seat] == 1
    players.lay(canvas, say, box, player.seat, state, signs, is_awaited or is_best)
