"""What the search needs: worth by terms, quick play, candidates, and how to think of bids.

Single bids are not searched, but the limit of the seat: the price at which it makes no difference whether the seat or another player buys
the card. Two playouts from the same imagined position are compared. In one the seat buys the card for a price; in the other somebody else
does, whom the seat has driven up to that price. The difference of the seat's chances is the gain of this price. A line through the gains
of some prices crosses zero at the limit. It follows from what the seat knew when the card came up, so it is the same at every bid of the
auction.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from typing import Any, TypeAlias

from msgspec import Struct, convert
from msgspec.structs import replace

from data.tables import table
from engine.game.mind import Budget, Candidate, Considered, Judgement, Style, Thought
from engine.search.odds import chances
from engine.values.adding import sum_of
from engine.values.core import NONE, Ask, Form, Line, Order, Path, Seat, Token
from engine.values.recent import Recent
from engine.walking.walk import drive
from games.pizarro.mind import quick
from games.pizarro.mind.evaluation import TERMS, doubt_of, worth_of
from games.pizarro.mind.manner import thumb
from games.pizarro.mind.policy import policy
from games.pizarro.mind.quiet import QuietPosition
from games.pizarro.mind.reasons import reasons
from games.pizarro.rules import prices
from games.pizarro.rules.board import CROWNS, EXPLORERS, NUMBER, STACK, Explorer
from games.pizarro.rules.imagine import imagine
from games.pizarro.rules.payment import fewest_cards, fewest_crowns, most_payable, nearest
from games.pizarro.rules.state import Bidding, Exchanging, Gambling, Paying, Pending, State, Vetoing
from games.pizarro.rules.turn import turn
from games.pizarro.rules.turn.auction import amounts
from games.pizarro.rules.turn.purchase import token
from games.pizarro.rules.view import PizarroView

KEPT = 16
"""For how many auctions the playouts are kept; those of one take at most 400 kilobytes."""
FIRST_SLOPE = 0.01
"""How much chance of winning a ducat costs, before any playout."""


class Limiting(Struct, frozen=True, forbid_unknown_fields=True):
    """How a limit is thought about (`games/pizarro/data/thinking.toml`, set by hand)."""

    prices: tuple[float, ...]
    """Prices for which the card is bought in the playouts, as shares of the rule of thumb's limit."""
    least_price: int
    """Ducats; for these prices the rule of thumb's limit counts as this much at least."""
    trust: tuple[float, float]
    """Standard deviation of the rule of thumb's limit: a share of the limit, and ducats that are added."""
    ducat: float
    """Points that a ducat is expected to be worth, while there are few playouts."""
    clear: float
    """Standard deviations between a limit and the next bid that make the choice clear."""
    enough: int
    """Pairs of playouts that are needed before a choice can be clear."""
    boldness: tuple[float, float]
    """Least and greatest factor by which every other limit of the others is varied: nobody knows how they bid."""


_LIMITING = convert(table("pizarro", "thinking")["limit"], Limiting, strict=False)


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what the position is worth to every seat, by terms."""
    work = quick.quiet_of(state)
    return tuple([worth_of(work, seat) for seat in range(work.seats)])


def doubt(state: State) -> float:
    """Return by how many points a seat is ahead of another for odds of e : 1."""
    return doubt_of(len(state.position.players), state.position.phase, len(state.position.stack))


def playout(state: State, seat: Seat, plan: int | None, turns: int, rng: Random) -> State:
    """Play on to the end of the phase, but at most `turns` cards.

    `plan`: the seat's limit in the auction under way; `None`: it has none.
    """
    work = quick.quiet_workbench(state.position, rng)
    work.bold = _boldness(work.seats, seat, rng)
    quick.resume(work, state.stage, None if plan is None else {seat: plan})
    while turns > 0 and work.stack and not work.is_over:
        quick.step(work)
        turns -= 1
    return quick.position(work) if work.is_over else State(work.frozen(), Pending())


def plan_of(world: State, seat: Seat, order: Order) -> int | None:
    """Return the limit that an order has for the card under auction; `None`: it says nothing."""
    if order.slot == "prices":
        return prices.limit(world, seat, order, world.stage.card) if isinstance(world.stage, Bidding) else None
    last = order.line.split()[-1]
    return int(last) if last.isdecimal() else 0


def _boldness(seats: int, seat: int, rng: Random) -> list[float]:
    """Return the factors of all limits, by seat; the limit of `seat` is not varied."""
    factors = [rng.uniform(*_LIMITING.boldness) if rng.random() < 0.5 else 1.0 for _ in range(seats)]
    factors[seat] = 1.0
    return factors


def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """Return the lines worth a thought, the sensible one first."""
    lines = dict.fromkeys([complete_line(world, seat), *_others(world, seat)])
    return tuple([Candidate(line) for line in lines])[:most]


def _others(world: State, seat: Seat) -> Iterator[Line]:
    """Return the lines beside the sensible one that are worth a thought, by the stage."""
    stage, hand = world.stage, world.position.players[seat].hand
    if isinstance(stage, Vetoing):
        yield "allow"
        if world.position.stack:
            yield "veto"
    elif isinstance(stage, Gambling):
        yield "draw"
        if stage.draws:
            yield "stop"
    elif isinstance(stage, Exchanging):
        poorest_first = sorted(hand, key=lambda value: (CROWNS[value], -value))
        for cards in ((), *[tuple(sorted(poorest_first[:count])) for count in (1, 2, 3)], hand[:1], hand[:3]):
            yield f"swap {token(cards) or NONE}"
    elif isinstance(stage, Paying):
        yield from _purchases(world, stage.card, stage.price, seat)
    elif isinstance(stage, Bidding):
        yield "pass"
        if len(stage.queue) == 1 and (bids := amounts(world, seat)):
            yield from _purchases(world, stage.card, bids[0], seat)


def _purchases(world: State, card: Explorer, price: int, seat: Seat) -> Iterator[Line]:
    """Return the lines that buy the card: halves and piles, then payments worth a thought."""
    position, work = world.position, quick.quiet_workbench(world.position)
    hand, leave = position.players[seat].hand, work.charts[seat].leave[NUMBER[card]]
    buy = {"bid": "bid", "bid.amount": str(price)}
    yield complete_line(world, seat, buy)
    for half in ("left", "right"):
        yield complete_line(world, seat, {**buy, "half": half})
    for pile in range(len(position.players[seat].piles)):
        yield complete_line(world, seat, {**buy, "pile": str(pile + 1)})
    cheap = (
        nearest(hand, price, leave),
        fewest_crowns(hand, price, leave, position.is_exact),
        fewest_cards(hand, price, leave, position.is_exact),
    )
    for cards in (*cheap, *quick.payments(work, seat, NUMBER[card], price)):
        yield complete_line(world, seat, {**buy, "pay": token(cards)})


def complete_line(world: State, seat: Seat, given: dict[str, Token] | None = None) -> Line:
    """Return the sensible line, but with the answers of `given`, by the names of the asks."""

    def answer(ask: Ask | Form, path: Path) -> Token:
        assert isinstance(ask, Ask)
        wanted = (given or {}).get(ask.name)
        if wanted is not None and (ask.several is not None or wanted in [option.token for option in ask.options]):
            return wanted
        return policy(world, seat, ask, path, Random(0))

    path, _ = drive(turn(world, seat), answer)
    return " ".join(path)


Known: TypeAlias = tuple[Any, ...]
"""What a seat knows when a card comes up."""


class Pair(Struct, frozen=True):
    """Two playouts from one position: the seat buys the card, or another player does."""

    price: int
    """What the seat pays in the first one."""
    gain: float
    """By how much its chance of winning is greater with the card."""
    without: float
    """Its chance of winning without the card."""
    rival: int
    """The highest limit of the others; 0: nobody else wants the card."""
    terms: tuple[float, ...]
    """The seat's terms at the end of the phase, with the card."""
    terms_without: tuple[float, ...]
    """The seat's terms at the end of the phase, without it."""


class Limit(Struct, frozen=True):
    """What a card is worth to a seat, in ducats."""

    mean: float
    error: float
    """The standard deviation of `mean`."""
    slope: float
    """How much chance of winning a ducat costs."""


def think(view: PizarroView, seat: Seat, budget: Budget, rng: Random) -> Iterator[Thought] | None:
    """Think about a bid.

    Return `None` if there is no bid to make, or if the seat is the only one left and names the price.
    """
    if view.stage != "bidding" or view.awaited != (seat,) or len(view.queue) == 1:
        return None
    world = imagine(view, Random(0))
    bids = amounts(world, seat)
    return _bid(view, world, seat, budget) if bids else None


def _bid(view: PizarroView, world: State, seat: Seat, budget: Budget) -> Iterator[Thought]:
    """Return a thought by the rule of thumb, then a better one after each pair of playouts."""
    assert isinstance(world.stage, Bidding) and view.card is not None
    card, work = NUMBER[world.stage.card], quick.quiet_workbench(world.position)
    guess = quick.limit(work, seat, card, len(work.bidders(view.card)))
    high = most_payable(world.position.players[seat].hand, work.charts[seat].leave[card])
    centre = max(guess, min(_LIMITING.least_price, high))
    prices = tuple(sorted({max(1, min(high, round(centre * share))) for share in _LIMITING.prices}))
    lowest = amounts(world, seat)[0]
    pairs: list[Pair] = []
    limit = Limit(guess, _guess_error(guess), FIRST_SLOPE)
    yield _thought(world, seat, limit, pairs, high)
    for pair in _playouts(view, seat, card, prices).first(budget.nodes // 2):
        pairs.append(pair)
        limit = fit_limit(pairs, guess, doubt(world))
        yield _thought(world, seat, limit, pairs, high)
        from_border = abs(limit.mean - lowest + 0.5)  # a limit half a ducat below the next bid is rounded up to it
        if len(pairs) >= _LIMITING.enough and from_border > _LIMITING.clear * limit.error:
            return


class _Playouts:
    """The pairs of playouts for a card from what a seat knew when it came up.

    They are made as they are asked for, and kept: they are the same at every bid of the auction.
    """

    def __init__(self, view: PizarroView, known: Known, seat: Seat, card: int, prices: tuple[int, ...]) -> None:
        self.made: list[Pair] = []
        self.coming = _pairs(view, Random(repr(known)), seat, card, prices)

    def first(self, count: int) -> Iterator[Pair]:
        """Return the first `count` pairs."""
        for number in range(count):
            if number == len(self.made):
                self.made.append(next(self.coming))
            yield self.made[number]


_kept: Recent[tuple[Known, tuple[int, ...]], _Playouts] = Recent(KEPT)


def _playouts(view: PizarroView, seat: Seat, card: int, prices: tuple[int, ...]) -> _Playouts:
    """Return the playouts for what the seat knew when the card came up, kept or new ones."""
    hands = tuple([(player.hand, player.hand_count, player.ships, player.piles, player.vetoes) for player in view.players])
    stacks = view.remaining, view.bottom, view.unsold, view.discard
    known = (view.sides, view.exact_payment, view.last_buyer, seat, view.phase, card, view.card_number, stacks, hands)
    before = replace(view, leader=None, bid=0, trail=())
    playouts = _kept.get((known, prices)) or _Playouts(view=before, known=known, seat=seat, card=card, prices=prices)
    _kept.put((known, prices), playouts)
    return playouts


def _pairs(view: PizarroView, rng: Random, seat: Seat, card: int, prices: tuple[int, ...]) -> Iterator[Pair]:
    """Play without end pairs from ever new imagined positions, at one price after the other."""
    for number in count():
        position, chance = imagine(view, rng).position, rng.getrandbits(64)
        price = prices[number % len(prices)]
        has, lacks = (quick.quiet_workbench(position, Random(chance)) for _ in range(2))
        quick.purchase(has, seat, card, price)
        has.bold = lacks.bold = _boldness(has.seats, seat, rng)
        others = [other for other in lacks.bidders(EXPLORERS[card]) if other != seat]
        rival = quick.auction(lacks, card, others, driven=price) if others else 0
        if not others:
            lacks.leave_unsold(EXPLORERS[card], is_asked=True)
        (odds, terms), (odds_without, terms_without) = _play_phase(has, seat), _play_phase(lacks, seat)
        yield Pair(price, odds - odds_without, odds_without, rival, terms, terms_without)


def _play_phase(work: QuietPosition, seat: int) -> tuple[float, tuple[float, ...]]:
    """Play to the end of the phase, and return the seat's chance and its terms."""
    while work.stack:
        quick.step(work)
    worths = tuple([worth_of(work, number) for number in range(work.seats)])
    return chances(worths, doubt_of(work.seats, work.phase, 0))[seat], worths[seat]


def _guess_error(guess: int) -> float:
    """Return the standard deviation of the rule of thumb's limit."""
    share, more = _LIMITING.trust
    return share * guess + more


def fit_limit(pairs: list[Pair], guess: int, doubt: float) -> Limit:
    """Return where a line through the gains crosses zero, mixed with the rule of thumb.

    `guess` is the limit of the rule of thumb. Each of the two counts by how sure it is.
    """
    count = len(pairs)
    mean, price = sum_of([pair.gain for pair in pairs]) / count, sum([pair.price for pair in pairs]) / count
    chance = sum_of([pair.without + pair.gain / 2 for pair in pairs]) / count
    # The slope that is expected: a ducat counts less, the surer the match is won or lost.
    expected = _LIMITING.ducat * max(0.05, chance * (1 - chance)) / doubt
    price_squares = sum_of([(pair.price - price) ** 2 for pair in pairs])
    products = sum_of([(pair.price - price) * (pair.gain - mean) for pair in pairs])
    noise = sum_of([(pair.gain - mean) ** 2 for pair in pairs]) / max(1, count - 1) + 0.001
    # The expected slope counts as an observation of its own, whose standard deviation is half of it.
    weight = noise / (0.5 * expected) ** 2
    slope = max(0.3 * expected, (weight * expected - products) / (weight + price_squares))  # never much flatter than expected
    crossing = price + mean / slope
    error = sqrt(noise / count + (mean / slope) ** 2 * noise / (weight + price_squares)) / slope
    certainty, guess_certainty = 1 / error**2, 1 / _guess_error(guess) ** 2
    both = certainty + guess_certainty
    return Limit((certainty * crossing + guess_certainty * guess) / both, sqrt(1 / both), slope)


def _thought(world: State, seat: Seat, limit: Limit, pairs: list[Pair], high: int) -> Thought:
    """Return the next bid and the pass with their chances, the better one first.

    In a pair whose rival gives up below the plan, the card costs a ducat more than that rival's limit.
    """
    stage = world.at(Bidding)
    count, lowest = max(1, len(pairs)), amounts(world, seat)[0]
    plan = max(0, min(high, int(limit.mean + 0.5)))
    is_wise = plan >= lowest
    is_opening = not stage.bid and len(stage.queue) > 1
    amount = max(lowest, quick.opening(thumb(len(world.position.players)), plan)) if is_opening else lowest
    bid = complete_line(world, seat, {"bid": "bid", "bid.amount": str(amount)})
    ceiling = max(plan, lowest)  # if the plan is lower, the seat would make this bid only
    gains = [limit.slope * (limit.mean + 0.5 - max(lowest, pair.rival + 1)) for pair in pairs if pair.rival < ceiling]
    without = sum_of([pair.without for pair in pairs]) / count
    spread = sqrt(sum_of([(pair.gain - limit.slope * (limit.mean - pair.price)) ** 2 for pair in pairs]) / count)
    error = spread / sqrt(count)
    terms = _mean([pair.terms for pair in pairs])
    lines = (
        Considered(bid, without + sum_of(gains) / count, error, spread, samples=len(pairs), terms=terms, plan=ceiling),
        Considered("pass", without, error, spread, samples=len(pairs), terms=_mean([pair.terms_without for pair in pairs])),
    )
    return Thought(lines if is_wise else lines[::-1], 2 * len(pairs))


def _mean(rows: list[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple([sum_of(column) / len(rows) for column in zip(*rows, strict=True)]) if rows else (0.0,) * len(TERMS)


JUDGEMENT = Judgement(
    terms=TERMS,
    worth=worth,
    doubt=doubt,
    playout=playout,
    horizon=STACK[0],
    candidates=candidates,
    own=think,
    plan_of=plan_of,
    reasons=reasons,
    styles=(
        Style("pizarro.style.saver", ("pizarro.term.money", "pizarro.term.income", "pizarro.term.hand")),
        Style("pizarro.style.collector", ("pizarro.term.board", "pizarro.term.piles")),
        Style("pizarro.style.shipowner", ("pizarro.term.ships",)),
    ),
    captain=Budget(nodes=200, width=8),
    admiral=Budget(nodes=1200, width=8),
)
