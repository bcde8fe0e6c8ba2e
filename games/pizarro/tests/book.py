"""Positions of `pizarro` with one clearly best move.

Most are at the last card of a match of three. Seat 0 decides; seat 1 is ahead by just so much that one move wins. Whoever still has money
has it open, so that nothing is left to guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any, cast

from msgspec.structs import replace

from engine.values.core import Line, Seat
from engine.walking.walk import play
from games.pizarro.game import RULES
from games.pizarro.rules.board import CARDS, EXPLORERS, PHASES, Explorer, Sides, space
from games.pizarro.rules.score import points
from games.pizarro.rules.state import Bid, Bidding, Gambling, Paying, Stage, State
from games.pizarro.tests.given import Berth, given, player
from tests.opponents.puzzle import Puzzle, Right, begins, wins

ME, RIVAL, THIRD = Seat(0), Seat(1), Seat(2)


QUIET = ("pizarro", "columbus", "cook", "marco_polo")
"""Explorers whose spaces show crowns and do nothing at the end of a match, except those of `LOUD`."""
LOUD: tuple[Berth, ...] = (("marco_polo", 3), ("pizarro", 3))
"""Spaces that do something at the end of a match."""


def fleet(total: int, taken: Sequence[Berth], cards: Sequence[Explorer], sides: Sides) -> tuple[Berth, ...]:
    """Find ships that show so many crowns, beside those of others and cards for sale."""
    harbours: list[Berth] = [(explorer, phase) for phase in PHASES for explorer in EXPLORERS if explorer in QUIET]
    crowns = {berth: space(sides, explorer, phase).crowns for berth in harbours for explorer, phase, *_ in [berth] if berth not in LOUD}
    for size in range(7):
        for chosen in combinations_with_replacement(crowns, size):
            if sum([crowns[berth] for berth in chosen]) == total and _fits((*chosen, *taken), cards):
                return chosen
    raise AssertionError(f"no fleet of {total} crowns")


def _fits(berths: Sequence[Berth], cards: Sequence[Explorer]) -> bool:
    """Whether there are so many explorer cards."""
    last = PHASES[-1]
    return all(
        sum([berth[0] == explorer and berth[1] >= phase for berth in berths]) + (phase == last) * cards.count(explorer) <= CARDS[phase - 1]
        for explorer in EXPLORERS
        for phase in PHASES
    )


def table(
    cards: Sequence[Explorer],
    hand: Sequence[int],
    ships: Sequence[Berth],
    *,
    total: int | None = None,
    rival: Sequence[int] = (),
    rival_ships: Sequence[Berth] = (),
    third: Sequence[int] = (),
    third_ships: Sequence[Berth] = (),
    stage: Stage | None = None,
    **more: Any,
) -> State:
    """Return a position of three: seat 0 has a hand and ships, and no veto is left.

    Seat 1 has an open hand, and ships for `total` points in all with what it holds.
    """
    taken = (*ships, *rival_ships, *third_ships)
    added: tuple[Berth, ...] = ()
    if total is not None:
        sides = cast(Sides, tuple(more.get("sides", "aa")))
        added = fleet(total - points(sides, player(rival, rival_ships, (), 0, 3), ()), taken, cards, sides)
    fleets = {0: ships, 1: (*rival_ships, *added), 2: third_ships}
    turned_down = {seat: sum([berth[0] == "columbus" for berth in berths]) for seat, berths in fleets.items()}
    state = given(cards, phase=3, hands={0: hand, 1: rival, 2: third}, ships=fleets, vetoes_used=turned_down, **more)
    players = tuple([replace(player, is_open=bool(player.hand) and seat > 0) for seat, player in enumerate(state.position.players)])
    return State(replace(state.position, players=players), stage or state.stage)


def decided_puzzle(name: str, best: Line, wrong: Line, why: str, cards: Sequence[Explorer], *mine: Any, **more: Any) -> Puzzle:
    """Return a last card that one way to play wins: the rival is one point short of it."""
    is_quick = more.pop("is_quick", False)
    after = RULES.result(play(RULES, table(cards, *mine, **more), ME, best).value.state)
    assert after is not None
    state = table(cards, *mine, total=after.scores[ME].total - 1, **more)
    return Puzzle(name, "pizarro", state, ME, wins("pizarro", state, ME), best, wrong, why, is_quick=is_quick)


def puzzle(name: str, state: State, right: Right, best: Line, wrong: Line, why: str) -> Puzzle:
    """Return any other position."""
    return Puzzle(name, "pizarro", state, ME, right, best, wrong, why)


def auction_of(card: Explorer, bid: int, *queue: Seat) -> Bidding:
    """Return an auction in which the last of `queue` leads."""
    return Bidding(card, bid, queue, (Bid(queue[-1], bid),))


def payment_of(card: Explorer, price: int) -> Paying:
    """Return the payment of seat 0, which has outbid the rival."""
    return Paying(card, ME, price, (Bid(RIVAL, price - 1), Bid(ME, price), Bid(RIVAL, 0)))


def _payments() -> list[Puzzle]:
    cook: list[Berth] = [("cook", 2)]
    magellan: list[Berth] = [("magellan", 2)]
    return [
        decided_puzzle(
            "the last payment keeps crowns",
            "bid 1 pay 9",
            "bid 1 pay 1",
            "Nothing is bought any more: a 9 gives up one crown, a 1 three.",
            ["cook"],
            (1, 9),
            cook,
            is_quick=True,
        ),
        decided_puzzle(
            "one large card for two small ones",
            "pay 9",
            "pay 4+5",
            "Both are exact; the 9 gives up one crown, the 4 and the 5 four.",
            ["cook"],
            (1, 4, 5, 9),
            cook,
            rival=(8,),
            rival_ships=cook,
            stage=payment_of("cook", 9),
            is_quick=True,
        ),
        decided_puzzle(
            "overpaid, and cheaper for it",
            "pay 8+9",
            "pay 1+9",
            "After the last card money is worth nothing: 8 and 9 give up two crowns, 9 and 1 four.",
            ["cook"],
            (1, 2, 3, 4, 8, 9),
            cook,
            rival=(9,),
            rival_ships=cook,
            stage=payment_of("cook", 10),
        ),
        decided_puzzle(
            "the richest card under Magellan",
            "bid 1 pay 9 under 1",
            "bid 1 pay 1 under 9",
            "A pile counts its crowns as often as it has cards: the third card makes nine from three crowns.",
            ["magellan"],
            (1, 7, 9),
            magellan,
            piles={0: [(2, 3)]},
            is_quick=True,
        ),
        decided_puzzle(
            "the pile that gains more",
            "bid 1 pay 9 under 3 pile 1",
            "bid 1 pay 9 under 3 pile 2",
            "A third card counts all crowns of its pile once more: six under the first, two under the second.",
            ["magellan"],
            (3, 9),
            magellan * 2,
            piles={0: [(1, 2), (7, 8)]},
        ),
        decided_puzzle(
            "what is paid goes under Magellan",
            "bid 1 pay 3 under 3",
            "bid 1 pay 9 under 9",
            "On side B a card of the payment goes under Magellan: there the three crowns of a 3 count three times.",
            ["magellan"],
            (3, 9),
            magellan,
            piles={0: [(1, 2)]},
            sides="ba",
        ),
        puzzle(
            "the half that counts for certain",
            table(["vasco_da_gama"], (9,), [("vasco_da_gama", 2, "left"), ("columbus", 3)], total=18, sides="ab"),
            lambda line: " right" in line,
            "bid 1 pay 9 right",
            "bid 1 pay 9 left",
            "The right half has nine crowns, one more than the rival's lead; three cards drawn have six on average and seldom nine.",
        ),
        puzzle(
            "the smaller of two that pay",
            first_auction(),
            lambda line: line == "pay 7",
            "pay 7",
            "pay 9",
            "A 7 and a 9 both show one crown, so paying the 7 exactly keeps two ducats for nothing.",
        ),
    ]


def first_auction() -> State:
    """Return the payment for the first card of a match, won for seven ducats."""
    state = given(["columbus", "cook", "pizarro"], hands={0: (1, 2, 3, 7, 9), 1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4, 5)})
    return State(state.position, Paying("columbus", ME, 7, (Bid(RIVAL, 6), Bid(ME, 7), Bid(RIVAL, 0), Bid(THIRD, 0))))


def _auctions() -> list[Puzzle]:
    both: list[Berth] = [("cook", 2), ("columbus", 2)]
    return [
        puzzle(
            "the last card decides",
            table(
                ["columbus"],
                (7, 8, 9),
                [("columbus", 2)],
                total=8,
                rival=(5,),
                rival_ships=[("columbus", 2)],
                stage=auction_of("columbus", 3, ME, RIVAL),
            ),
            begins("bid"),
            "bid 4",
            "pass",
            "Columbus brings five crowns more and costs one; whoever lets it go has lost.",
        ),
        puzzle(
            "it is not for the rival either",
            table(["cook"], (3, 9), [("cook", 2)], total=10, rival=(8,), rival_ships=[("cook", 2)], stage=auction_of("cook", 2, ME, RIVAL)),
            begins("bid"),
            "bid 9",
            "pass",
            "With Cook the rival would be seven points ahead; the own bid brings eight crowns as well.",
        ),
        puzzle(
            "the last card costs more than it brings",
            table(
                ["columbus"],
                (1, 2, 3, 4),
                [("columbus", 2), ("pizarro", 3)],
                total=27,
                third=(9,),
                third_ships=[("columbus", 2)],
                stage=auction_of("columbus", 8, ME, THIRD),
            ),
            begins("pass"),
            "pass",
            "bid 9",
            "Nine ducats of small cards give up eight crowns for five; the lead of a point is enough without.",
        ),
        puzzle(
            "the only card for the better ship",
            table(["columbus", "cook"], (9,), both, total=20),
            begins("pass"),
            "pass",
            "bid 1 pay 9",
            "Nobody else has money. Cook, who must come next, brings eight crowns, Columbus five, and there is one card to pay with.",
        ),
        puzzle(
            "a card for each of two ships",
            table(["columbus", "cook"], (8, 9), both, total=24),
            lambda line: line.startswith("bid") and "+" not in line,
            "bid 1 pay 8",
            "bid 17 pay 8+9",
            "Nobody else has money, so a card buys each of the two ships.",
        ),
        puzzle(
            "the ship that nobody contests",
            table(["cook", "columbus"], (2, 9), both, total=22),
            lambda line: line.startswith("bid") and "+" not in line,
            "bid 1 pay 9",
            "pass",
            "Nobody else has money: Cook costs a card and brings eight crowns.",
        ),
    ]


def gamble_state(draws: Sequence[int], total: int) -> State:
    """Return Pizarro's gamble after some cards, which are on the discard pile."""
    ships: list[Berth] = [("pizarro", 3)]
    state = table(["columbus"], (), ships, total=total, sides="ba")
    position = state.position
    deck = list(position.deck)
    for value in draws:
        deck.remove(value)
    position = replace(
        position, stack=(), unsold=(*position.unsold, (3, "columbus")), deck=tuple(deck), discard=(*position.discard, *draws)
    )
    return State(position, Gambling(ME, tuple(draws)))


def _gambles() -> list[Puzzle]:
    return [
        puzzle(
            "stop at twenty",
            gamble_state((9, 9, 2), 18),
            begins("stop"),
            "stop",
            "draw",
            "Above 20 everything is lost, and every card is at least 1.",
        ),
        puzzle(
            "eleven cannot break",
            gamble_state((9, 2), 13),
            begins("draw"),
            "draw",
            "stop",
            "No card is higher than 9, so that 11 stays within 20 with any; the rival has 13.",
        ),
        puzzle(
            "behind, so go on",
            gamble_state((9, 7), 18),
            begins("draw"),
            "draw",
            "stop",
            "Who stops at 16 has lost against 18; a 3 or a 4 still wins, and a low card leaves another try.",
        ),
        puzzle("ahead, so stop", gamble_state((8, 6), 12), begins("stop"), "stop", "draw", "14 beat 12; a 7 or more would lose it all."),
    ]


BOOK = (*_payments(), *_auctions(), *_gambles())
