"""The story of a match that is over: favourites, leads, cards, vetoes, prices, the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import log2
from typing import Any

from engine.game.account import Account, Course, SeenEntry, StorySentence, best_other, three
from engine.values.core import Msg, Seat, Who
from games.pizarro.rules.board import space
from games.pizarro.rules.describe import tie_break
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView

NOTE = "pizarro.note."
MOST = 2
"""Explorers that one player is said to have gone for."""
BUST, VETO = 7.0, 2.0
"""How surprising it is, in bits: a gamble that is lost; each veto of a player."""

WANTS = ("pizarro.tale.wants-1", "pizarro.tale.wants-2", "pizarro.tale.wants-3")
"""What one, two and three people went for."""


def account(course: Course) -> Account:
    """As `Rules.account`."""
    wants = three(WANTS, _wants(course), course.order)
    return Account(wants, _first(course), tuple(_turns(course)), tuple(_blows(course)), _end(course))


def _bought(course: Course) -> Iterator[tuple[SeenEntry, Seat, Msg, int]]:
    """Return the cards that were bought: the entry, who, the explorer, the price."""
    for beat, values in course.notes(f"{NOTE}buy"):
        yield beat, values["who"].seat, values["explorer"], values["price"]


def _wants(course: Course) -> dict[Seat, tuple[Msg, ...]]:
    """Return for whom each player paid most in all, by explorer."""
    paid: dict[Seat, dict[Msg, int]] = defaultdict(lambda: defaultdict(int))
    for _, seat, explorer, price in _bought(course):
        paid[seat][explorer] += price
    wants = {}
    for seat, prices in paid.items():
        dearest = sorted(prices, key=lambda explorer: (-prices[explorer], explorer.key))
        wants[seat] = tuple([explorer for explorer in dearest[:MOST] if 2 * prices[explorer] > prices[dearest[0]]])
    return wants


def _first(course: Course) -> tuple[Msg, ...]:
    """Return the first lead, with the last card that its player had bought by then."""
    if not course.leads:
        return ()
    lead = course.leads[0]
    bought = [(card, price) for beat, seat, card, price in _bought(course) if seat == lead.who and beat.seq <= lead.begins.seq]
    if not bought:
        return ()
    points = lead.begins.points
    figures: dict[str, Any] = {"who": Who(lead.who), "points": points[lead.who], "theirs": best_other(points, lead.who)}
    return (Msg("pizarro.tale.first", phase=_phase(lead.begins), explorer=bought[-1][0], price=bought[-1][1], **figures),)


def _phase(beat: SeenEntry) -> int:
    seen: PizarroView = beat.after if beat.before is None else beat.before
    return seen.phase


def _turns(course: Course) -> Iterator[StorySentence]:
    """Return the cards of the winner, each by what it gained."""
    winner = course.order[0]
    for beat, seat, explorer, price in _bought(course):
        points = course.end_of(beat).points
        if seat == winner and points[seat] > best_other(points, seat):
            led = {"points": points[seat], "theirs": best_other(points, seat)}
            msg = Msg("pizarro.tale.turn-bought", who=Who(seat), phase=_phase(beat), explorer=explorer, price=price, **led)
            yield StorySentence(msg, beat.seq, course.gained(beat, seat))


def _blows(course: Course) -> Iterator[StorySentence]:
    vetoed: dict[Seat, list[tuple[SeenEntry, Msg]]] = defaultdict(list)
    for beat, values in course.notes(f"{NOTE}veto"):
        vetoed[values["who"].seat].append((beat, values["explorer"]))
    for seat, cards in vetoed.items():
        explorers = tuple(dict.fromkeys([explorer for _, explorer in cards]))
        msg = Msg("pizarro.tale.blow-veto", who=Who(seat), count=len(cards), explorers=explorers)
        yield StorySentence(msg, cards[-1][0].seq, VETO * len(cards))
    every = [price for _, _, _, price in _bought(course)]
    usual = sorted(every)[len(every) // 2] if every else 1
    for beat, seat, explorer, price in _bought(course):
        if price == max(every) and every.count(price) == 1:
            msg = Msg("pizarro.tale.blow-price", who=Who(seat), phase=_phase(beat), explorer=explorer, price=price)
            yield StorySentence(msg, beat.seq, 2 * log2(max(1.0, price / usual)))
        yield from _gift(beat, seat, explorer, price, log2(len(every) / max(1, every.count(1))))
    for beat, values in course.notes(f"{NOTE}gamble.bust"):
        gamble = beat.after.gamble
        yield StorySentence(Msg("pizarro.tale.blow-bust", who=values["who"], total=gamble.total, limit=gamble.limit), beat.seq, BUST)


def _gift(beat: SeenEntry, seat: Seat, explorer: Msg, price: int, rarity: float) -> Iterator[StorySentence]:
    """Return the sentence about a card bought for 1 that brings crowns, if it is one.

    `rarity`: how seldom cards went for 1, in bits.
    """
    moved = beat.after.moved
    if price != 1 or moved is None:
        return
    reached = space(beat.after.sides, moved.explorer, moved.phase, moved.half).crowns
    if reached:
        msg = Msg("pizarro.tale.blow-gift", who=Who(seat), phase=_phase(beat), explorer=explorer, crowns=reached)
        yield StorySentence(msg, beat.seq, rarity + log2(reached) / 3)


def _end(course: Course) -> tuple[Msg, ...]:
    winner, totals, last = course.order[0], course.totals, course.beats[-1].after
    if course.result.ranks.count(1) > 1:
        return ()
    values: dict[str, Any] = {"who": Who(winner), "points": totals[winner], "others": course.others}
    hands = [player.hand or () for player in last.players]
    if (tie := tie_break(last)) is not None:
        return (tie,)
    best = max(course.result.scores[winner].rows, key=lambda row: row.points)
    held = crowns(hands[winner])
    if held >= best.points:
        return (Msg("pizarro.tale.end-hand", hand=held, **values),)
    if best.label.key.startswith("pizarro.explorer"):
        return (Msg("pizarro.tale.end-sailed", explorer=best.label, crowns=best.points, **values),)
    return (Msg("pizarro.tale.end-hand", hand=held, **values),)
