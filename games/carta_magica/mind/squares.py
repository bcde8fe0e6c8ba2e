"""Every square in reach as an answer for the menu, harbours with each of their deals.

So a turn takes three clicks: Spin, an answer, Confirm.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from engine.asks.decision import Answer
from engine.values.core import Msg, Option, Path, Seat
from games.carta_magica.mind.candidates import Passage
from games.carta_magica.rules import says
from games.carta_magica.rules.board import GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, TALISMANS, Square
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.payment import usual
from games.carta_magica.rules.sailing import Way, price
from games.carta_magica.rules.state import Position
from games.carta_magica.rules.turn.flow import tradable
from games.carta_magica.rules.turn.offers import MENU, can_end_at_home, distance, square_options

MENU_ROOM = 100
"""Squares and deals that a panel shows in menus."""


def square_answers(passage: Passage, way: Way, paths: set[Path], lines: int, prompt: Msg) -> list[Answer]:
    """Return the squares in reach to which one way leads round the island.

    Answers whose path is among `paths` are left out. If the others are too many for a panel, the nearest squares at sea are left out too.

    The first menu of the panel, the group `prompt`, has `MENU` lines: `lines` other ones, one for the menu of each group of squares,
    and in those left the answers in harbours that cost something. They have to be confirmed, and so take one click less.
    """
    ports: list[Answer] = []
    seas: list[tuple[int, Answer]] = []
    player, is_free = passage.start, way == "sail"
    for option in square_options(player.square, passage.reach, player.home, ends_at_home=False):
        target, laps = option.value, passage.reach.laps(option.value)
        if len(laps) > 1:
            continue
        path = passage.path(target, laps[-1])
        if target in HARBOUR:
            comes_home = target == player.home and can_end_at_home(passage.position, player, passage.reach)
            there = passage.position.changed(passage.seat, square=target)
            ports += [replace(deal, asks=comes_home) for deal in _deals(there, passage.seat, option, path, way)]
        else:
            answer = Answer(
                path, label(passage.position.options, way, target), option.hint, (target,), group=option.group, costs=not is_free
            )
            seas.append((distance(player.square, target), answer))
    too_many = len(ports) + len(seas) - MENU_ROOM
    if too_many > 0:
        too_near = sorted(away for away, _ in seas)[too_many - 1]
        seas = [(away, answer) for away, answer in seas if away > too_near]
    menu = [answer for answer in (*ports, *[answer for _, answer in seas]) if answer.path not in paths]
    lines_left = MENU - lines - len({answer.group for answer in menu})
    shown_first = [answer for answer in menu if answer in ports and answer.costs][: max(0, lines_left)]
    return [*[replace(answer, group=prompt) for answer in shown_first], *[answer for answer in menu if answer not in shown_first]]


@cache
def label(options: Options, way: Way, target: Square) -> Msg:
    """Return what a square is called in a menu; the whole deed if the way there has a price."""
    place, due = says.place(target), price(options, way)
    if way == "sail":
        return place
    return Msg("carta_magica.menu.way", way=way, price="" if due is None else says.amount(*due), place=place)


def _deals(position: Position, seat: Seat, option: Option[Square], path: Path, way: Way) -> list[Answer]:
    """Return the best sale or each talisman on sale in a harbour, and the sail without a deal."""
    most, player = tradable(position, seat), position.players[seat]
    place, group, is_free = says.place(option.value), option.group, way == "sail"
    if not most:
        return [Answer(path, label(position.options, way, option.value), group=group, costs=not is_free)]
    nothing = Msg("carta_magica.menu.nothing", place=place)
    if HARBOUR[option.value].is_black:
        tail = (str(most), *usual(player, "goods", most * GOODS_PER_GOLD, position.options))
        sale = Answer((*path, *tail), Msg("carta_magica.suggest.sell", place=place, gold=most), places=(option.value,), group=group)
        return [sale, Answer((*path, "0"), nothing, group=group, costs=not is_free)]
    tail = usual(player, "gold", TALISMAN_PRICE, position.options)
    deals = []
    for card in position.row:
        deal = Msg("carta_magica.suggest.buy", place=place, talisman=says.talisman_points(card))
        deals.append(Answer((*path, TALISMANS[card].token, *tail), deal, places=(option.value, TALISMANS[card]), group=group))
    if position.talisman_deck:
        deals.append(Answer((*path, "unseen", *tail), Msg("carta_magica.menu.unseen", place=place), places=(option.value,), group=group))
    return [*deals, Answer((*path, "nothing"), nothing, group=group, costs=not is_free)]
