"""The story of a match that is over: favourites, leads, cards, vetoes, prices, the end."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import log2
from typing import Any

from msgspec import Struct

from engine.game.account import Account, Course, SeenEntry, StorySentence, best_other, three
from engine.values.core import Msg, Seat, Who
from games.pizarro.rules.board import space
from games.pizarro.rules.describe import tie_break
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView

NOTE = "pizarro.note."
MOST = 2
"""For how many explorers the story says at most that a player went."""
BUST = 7.0
"""How surprising a lost gamble is, in bits."""
VETO = 2.0
"""How surprising each veto of a player is, in bits."""

WANTS = ("pizarro.tale.wants-1", "pizarro.tale.wants-2", "pizarro.tale.wants-3")
"""Sentences about what one, two and three people went for."""


def account(course: Course) -> Account:
    """Return the story of a match, as `Rules.account`."""
    wants = three(WANTS, _wants(course), course.order)
    return Account(wants, _first(course), tuple(_turns(course)), tuple(_blows(course)), _end(course))


class BoughtCard(Struct, frozen=True):
    """A card that was bought, and the entry in which it was."""

    beat: SeenEntry
    seat: Seat
    explorer: Msg
    price: int


def _purchases(course: Course) -> list[BoughtCard]:
    """Return the cards that were bought, in order."""
    notes = course.notes(f"{NOTE}buy")
    return [BoughtCard(beat, values["who"].seat, values["explorer"], values["price"]) for beat, values in notes]


def _wants(course: Course) -> dict[Seat, tuple[Msg, ...]]:
    """Return for whom each player paid most in all, by explorer."""
    paid: dict[Seat, dict[Msg, int]] = defaultdict(lambda: defaultdict(int))
    for purchase in _purchases(course):
        paid[purchase.seat][purchase.explorer] += purchase.price
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
    bought = [purchase for purchase in _purchases(course) if purchase.seat == lead.who and purchase.beat.seq <= lead.begins.seq]
    if not bought:
        return ()
    last = bought[-1]
    points = lead.begins.points
    figures: dict[str, Any] = {"who": Who(lead.who), "points": points[lead.who], "theirs": best_other(points, lead.who)}
    return (Msg("pizarro.tale.first", phase=_phase(lead.begins), explorer=last.explorer, price=last.price, **figures),)


def _phase(beat: SeenEntry) -> int:
    seen: PizarroView = beat.after if beat.before is None else beat.before
    return seen.phase


def _turns(course: Course) -> Iterator[StorySentence]:
    """Return sentences about the cards with which the winner led, each by what it gained."""
    winner = course.order[0]
    for purchase in _purchases(course):
        points = course.end_of(purchase.beat).points
        if purchase.seat == winner and points[winner] > best_other(points, winner):
            lead = {"points": points[winner], "theirs": best_other(points, winner)}
            msg = _tell("pizarro.tale.turn-bought", purchase, price=purchase.price, **lead)
            yield StorySentence(msg, purchase.beat.seq, course.gained(purchase.beat, winner))


def _tell(key: str, purchase: BoughtCard, **figures: int) -> Msg:
    """Return a sentence about a purchase."""
    return Msg(key, who=Who(purchase.seat), phase=_phase(purchase.beat), explorer=purchase.explorer, **figures)


def _blows(course: Course) -> Iterator[StorySentence]:
    """Return sentences about vetoes, the highest price, cards bought for 1, and a lost gamble."""
    yield from _vetoes(course)
    yield from _prices(course)
    for beat, values in course.notes(f"{NOTE}gamble.bust"):
        gamble = beat.after.gamble
        yield StorySentence(Msg("pizarro.tale.blow-bust", who=values["who"], total=gamble.total, limit=gamble.limit), beat.seq, BUST)


def _vetoes(course: Course) -> Iterator[StorySentence]:
    """Return for each player who used vetoes a sentence about all of them."""
    vetoed: dict[Seat, list[tuple[SeenEntry, Msg]]] = defaultdict(list)
    for beat, values in course.notes(f"{NOTE}veto"):
        vetoed[values["who"].seat].append((beat, values["explorer"]))
    for seat, cards in vetoed.items():
        explorers = tuple(dict.fromkeys([explorer for _, explorer in cards]))
        msg = Msg("pizarro.tale.blow-veto", who=Who(seat), count=len(cards), explorers=explorers)
        last, _ = cards[-1]
        yield StorySentence(msg, last.seq, VETO * len(cards))


def _prices(course: Course) -> Iterator[StorySentence]:
    """Return sentences about the one highest price, and about cards bought for 1."""
    prices = [purchase.price for purchase in _purchases(course)]
    usual = sorted(prices)[len(prices) // 2] if prices else 1
    for purchase in _purchases(course):
        price = purchase.price
        if price == max(prices) and prices.count(price) == 1:
            msg = _tell("pizarro.tale.blow-price", purchase, price=price)
            yield StorySentence(msg, purchase.beat.seq, 2 * log2(max(1.0, price / usual)))
        yield from _gift(purchase, log2(len(prices) / max(1, prices.count(1))))


def _gift(purchase: BoughtCard, rarity: float) -> Iterator[StorySentence]:
    """Return the sentence about a card bought for 1 that brings crowns, if it is one.

    `rarity`: how surprising a price of 1 was in this match, in bits.
    """
    after = purchase.beat.after
    moved = after.moved
    if purchase.price != 1 or moved is None:
        return
    reached = space(after.sides, moved.explorer, moved.phase, moved.half).crowns
    if reached:
        msg = _tell("pizarro.tale.blow-gift", purchase, crowns=reached)
        yield StorySentence(msg, purchase.beat.seq, rarity + log2(reached) / 3)


def _end(course: Course) -> tuple[Msg, ...]:
    """Return the sentence about what the winner won by; none for a shared win."""
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
