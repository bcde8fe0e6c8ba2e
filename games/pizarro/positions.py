"""Views made by hand: fewest and most players, start, middle, end, full board, long names."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

import render
from engine.values.core import Msg, Path, Row, ScoreSheet, Seat
from games.pizarro.game import RULES
from games.pizarro.rules.board import EXPLORERS, Explorer, Half, Sides, spaces
from games.pizarro.rules.state import Bid, LastMove, Moved, Ship, State
from games.pizarro.rules.view import GambleView, PileView, PizarroView, PlayerView, Standing
from games.pizarro.tests.given import given, when
from render import Draft


def player(seat: int, **changes: object) -> PlayerView:
    """A player with a start hand of which only the number is known."""
    plain = PlayerView(
        seat=Seat(seat), hand_count=9, hand=None, is_open=False, standing="bidding", bid=0, ships_left=6, ships=(),
        vetoes=0, vetoes_used=0, piles=(), crowns=0,
    )  # fmt: skip
    return replace(plain, **changes)


def ships(*where: tuple[Explorer, int] | tuple[Explorer, int, Half]) -> tuple[Ship, ...]:
    return tuple(Ship(place[0], place[1], place[2] if len(place) == 3 else None) for place in where)


def pile(count: int) -> PileView:
    return PileView(count, None, 1)


def start(count: int = 3, sides: Sides = ("a", "a")) -> PizarroView:
    """The first card of the match, nobody has bid."""
    seats = tuple(Seat(k) for k in range(count))
    return PizarroView(
        seat=None, players=tuple(player(k) for k in range(count)), sides=sides, exact_payment=False, spaces=spaces(sides),
        stage="bidding", awaited=(Seat(1),), phase=1, card="columbus", card_number=1, cards_in_phase=18, stack_count=17,
        remaining=(2, 3, 3, 3, 3, 3), bottom=(), unsold=(), bid=0, leader=None, trail=(), queue=(seats[1:] + seats[:1]),
        must_leave=0, last_buyer=Seat(1), is_bought=False, deck_count=63 - 9 * count, discard=(),
        last=LastMove(None, "start", "columbus", 0), moved=None, gamble=None, sheets=(), ranks=(),
    )  # fmt: skip


def middle() -> PizarroView:
    """Five players in phase II, sides A and B, the second bidder to speak."""
    standings: tuple[Standing, ...] = ("leads", "bidding", "passed", "no_ship", "no_ship")
    fleets = (
        ships(("columbus", 1), ("pizarro", 2), ("vasco_da_gama", 2, "right"), ("cook", 1)),
        ships(("columbus", 2), ("marco_polo", 1), ("cook", 1)),
        ships(("columbus", 1), ("magellan", 1), ("magellan", 2), ("cook", 1)),
        ships(("pizarro", 2), ("magellan", 1), ("marco_polo", 1)),
        ships(("pizarro", 1), ("marco_polo", 2), ("vasco_da_gama", 1, "left")),
    )
    extras: tuple[dict[str, object], ...] = (
        {"vetoes": 1, "bid": 8}, {"vetoes": 1, "bid": 7}, {"vetoes_used": 1, "piles": (pile(2), pile(1))},
        {"piles": (pile(1),)}, {},
    )  # fmt: skip
    hands, crowns = (7, 9, 6, 8, 8), (17, 11, 6, 7, 5)
    players = tuple(
        player(k, standing=standings[k], ships=fleets[k], hand_count=hands[k], crowns=crowns[k], ships_left=0, **extras[k])
        for k in range(5)
    )
    trail = (Bid(Seat(0), 5), Bid(Seat(1), 7), Bid(Seat(2), 0), Bid(Seat(0), 8))
    return replace(
        start(5, ("a", "b")), players=players, phase=2, card="cook", card_number=7, cards_in_phase=12, stack_count=5, bid=8,
        leader=Seat(0), trail=trail, queue=(Seat(1), Seat(0)), must_leave=1, last_buyer=Seat(0), is_bought=True, deck_count=13,
        discard=(1, 2, 3, 4, 5, 6, 7, 8), last=LastMove(Seat(0), "bid", "cook", 8),
        moved=Moved(Seat(0), "pizarro", 1, None, 2, None, 9),
    )  # fmt: skip


def full(count: int = 6, sides: Sides = ("a", "a")) -> PizarroView:
    """Every space is as full as it can be, with open hands, vetoes, piles and a long auction."""
    divided = sides[1] == "b"

    def half(explorer: Explorer, phase: int) -> Half:
        if explorer != "vasco_da_gama" or not divided:
            return None
        return "left" if phase == 1 else "right"

    fleets: list[list[Ship]] = [[] for _ in range(count)]
    for at, explorer in enumerate(EXPLORERS):
        for phase, number in ((1, 3), (2, 2), (3, 1)):
            for k in range(number):
                fleets[(at + k + phase) % count].append(Ship(explorer, phase, half(explorer, phase)))
    hand = (1, 2, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9)
    players = tuple(
        player(
            k, ships=tuple(fleets[k]), hand_count=12, hand=hand if k % 2 else None, is_open=bool(k % 2), crowns=38,
            ships_left=0, vetoes=1 + k % 2, vetoes_used=2 - k % 2, piles=(pile(3), pile(2), pile(1)),
            standing="leads" if k == 0 else "bidding", bid=24 - k,
        )
        for k in range(count)
    )  # fmt: skip
    trail = tuple(Bid(Seat(k % count), 18 + k) for k in range(7))
    return replace(
        start(count, sides), players=players, phase=3, card="marco_polo", card_number=4, cards_in_phase=6, stack_count=2,
        bid=24, leader=Seat(0), trail=trail, deck_count=3, discard=(9,) * 40, is_bought=True,
        last=LastMove(Seat(0), "bid", "marco_polo", 24), moved=Moved(players[1].seat, "columbus", 0, None, 1, None, 4),
        awaited=(Seat(1),),
    )  # fmt: skip


def veto() -> PizarroView:
    """A card has just been shown; two owners of a veto are asked in turn."""
    players = tuple(player(k, standing="none", vetoes=1 if k < 2 else 0, crowns=k) for k in range(4))
    return replace(
        start(4, ("b", "a")), players=players, stage="veto", awaited=(Seat(0),), queue=(Seat(0), Seat(1)), card="vasco_da_gama",
        card_number=6, stack_count=12, deck_count=27,
    )  # fmt: skip


def paying_view() -> PizarroView:
    """The winner of an auction chooses cards; seen by that player."""
    view = middle()
    hand = (1, 3, 4, 5, 6, 7, 7, 8, 9)
    players = list(view.players)
    players[1] = replace(players[1], hand=hand, standing="leads")
    players[0] = replace(players[0], standing="passed")
    trail = (*view.trail, Bid(Seat(1), 11), Bid(Seat(0), 0))
    return replace(view, seat=Seat(1), stage="paying", awaited=(Seat(1),), players=tuple(players), bid=11, leader=Seat(1), trail=trail)


def exchange() -> PizarroView:
    """End of phase I: ships of Marco Polo exchange cards; seen by the one awaited."""
    view = start(4, ("a", "a"))
    players = tuple(
        player(k, standing="none", ships_left=0, ships=ships(("marco_polo", 1)), hand_count=11, hand=(1, 1, 2, 3, 4, 5, 5, 6, 7, 8, 9))
        if k == 1
        else player(k, standing="none", ships_left=0)
        for k in range(4)
    )
    return replace(
        view, seat=Seat(1), players=players, stage="exchange", awaited=(Seat(1),), queue=(Seat(1), Seat(2), Seat(2)), card=None,
        card_number=18, stack_count=0, is_bought=True,
    )  # fmt: skip


def gamble() -> PizarroView:
    """Final scoring, Pizarro III on side B: three cards lie open."""
    view = start(3, ("b", "b"))
    players = tuple(
        player(k, standing="none", ships_left=0, crowns=20 + k, ships=ships(("pizarro", 3)) if k == 2 else ()) for k in range(3)
    )
    return replace(
        view, players=players, stage="gamble", awaited=(Seat(2),), phase=3, card=None, card_number=6, cards_in_phase=6, stack_count=0,
        gamble=GambleView(seat=Seat(2), draws=(5, 2, 6), total=13, limit=20, is_bust=False), is_bought=True,
    )  # fmt: skip


def over(count: int = 4) -> PizarroView:
    """The end, with the sheets of all."""
    points = (
        (5, 12, 3, 0, 1, 8, 15),
        (10, 2, 0, 5, 0, 0, 21),
        (1, 0, 27, 2, 0, 4, 9),
        (0, 6, 10, 0, 4, 16, 12),
        (3, 3, 0, 7, 9, 0, 8),
        (0,) * 7,
    )
    fleets = (
        ships(("columbus", 2), ("pizarro", 3), ("magellan", 1), ("vasco_da_gama", 2), ("cook", 2)),
        ships(("columbus", 3), ("pizarro", 1), ("marco_polo", 3), ("vasco_da_gama", 1)),
        ships(("columbus", 1), ("magellan", 3), ("marco_polo", 2), ("cook", 1)),
        ships(("pizarro", 2), ("magellan", 2), ("marco_polo", 1), ("vasco_da_gama", 3), ("cook", 3)),
        ships(("columbus", 1), ("columbus", 1), ("columbus", 1), ("marco_polo", 3), ("vasco_da_gama", 3)),
        (),
    )
    piles = ((PileView(1, (3,), 1),), (), (PileView(3, (1, 2, 3), 3),), (PileView(2, (2, 4), 2),), (), ())
    labels = [Msg(f"pizarro.explorer.{explorer}") for explorer in EXPLORERS] + [Msg("pizarro.pic.crowns_in_hand")]
    sheets = tuple(
        ScoreSheet(tuple(Row(label, amount) for label, amount in zip(labels, points[k], strict=True)), sum(points[k])) for k in range(count)
    )
    totals = [sheet.total for sheet in sheets]
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    players = tuple(
        player(k, standing="none", ships_left=0, ships=fleets[k], piles=piles[k], hand=(3, 5, 9), hand_count=3, crowns=9)
        for k in range(count)
    )
    return replace(
        start(count, ("a", "a")), players=players, stage="over", awaited=(), phase=3, card=None, sheets=sheets, ranks=ranks, stack_count=0,
        card_number=6, cards_in_phase=6, is_bought=True,
    )  # fmt: skip


def draft_of(state: State, path: Path) -> tuple[PizarroView, Draft]:
    """The view of the seat that is awaited, and its move as far as it is made."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), render.draft_of(RULES, state, seat, path)


def imagined_view(view: PizarroView, path: Path) -> tuple[PizarroView, Draft]:
    """Return a view and the half-made move of its awaited seat, for a view made by hand."""
    return draft_of(RULES.imagine(view, Random(0)), path)


WON = ("bid 7", "pass", "pass")
"""Seat 0 wins an auction among three."""


def drafts() -> dict[str, tuple[PizarroView, Draft]]:
    """Half-made and complete moves of every kind, before they are confirmed."""
    later = {0: [("magellan", 1), ("magellan", 1)], 1: [("cook", 1)]}
    halves = {0: [("vasco_da_gama", 1, "left"), ("vasco_da_gama", 1, "right")], 1: [("cook", 1)]}
    piles = {0: [[3], [2]]}
    hand = {0: [1, 4, 5, 6, 9]}
    under = given(["magellan", "cook"], phase=2, ships=later, piles=piles, hands=hand)  # type: ignore[arg-type]
    open_under = given(["magellan", "cook"], phase=2, sides="ba", ships=later, piles=piles, hands=hand)  # type: ignore[arg-type]
    half = given(["vasco_da_gama", "cook"], phase=2, sides="ab", ships=halves)  # type: ignore[arg-type]
    vetoes = given(["cook", "pizarro", "columbus"], ships={0: [("columbus", 1)]})
    return {
        "bid": draft_of(given(["cook", "pizarro"]), ("bid", "8")),
        "pass": draft_of(when(given(["cook", "pizarro"]), "bid 3").state, ("pass",)),
        "nobody": draft_of(when(given(["cook", "pizarro"]), "pass", "pass").state, ("pass",)),
        "won-at-once": draft_of(when(given(["cook", "pizarro"]), "pass", "pass").state, ("bid", "4")),
        "paid": draft_of(when(given(["cook", "pizarro"], sides="ab"), *WON).state, ("pay", "3+4")),
        "paid-open": draft_of(when(given(["cook", "pizarro"]), *WON).state, ("pay", "9")),
        "under": draft_of(under, ("bid", "5", "pay", "5")),
        "pile": draft_of(under, ("bid", "5", "pay", "5", "under", "1")),
        "piled": draft_of(under, ("bid", "5", "pay", "5", "under", "1", "pile", "2")),
        "open-pile": draft_of(open_under, ("bid", "5", "pay", "1+4", "under", "1")),
        "open-piled": draft_of(open_under, ("bid", "5", "pay", "1+4", "under", "1", "pile", "1")),
        "half": draft_of(half, ("bid", "2", "pay", "2")),
        "from": draft_of(half, ("bid", "2", "pay", "2", "right")),
        "sailed": draft_of(half, ("bid", "2", "pay", "2", "right", "from", "left")),
        "vetoed": draft_of(vetoes, ("veto",)),
        "swap-none": imagined_view(exchange(), ("swap", "-")),
    }


def typical() -> list[tuple[PizarroView, str, Draft]]:
    """Views with the picture and the draft to show: every part and state."""
    plain = [
        (start(), "table"),
        (middle(), "table"),
        (full(), "table"),
        (full(5, ("b", "b")), "table"),
        (full(4, ("a", "b")), "table"),
        (veto(), "table"),
        (paying_view(), "table"),
        (exchange(), "table"),
        (gamble(), "table"),
        (over(), "table"),
        (paying_view(), "hand"),
    ]
    return [
        *((view, part, Draft(view)) for view, part in plain),
        *((over(count), "sheet", Draft(over(count))) for count in (3, 4, 5, 6)),
        *((view, "table", draft) for view, draft in drafts().values()),
        *((view, "card", Draft(view)) for view in (start(), middle(), full(), veto(), paying_view(), exchange(), gamble())),
    ]
